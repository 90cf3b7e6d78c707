"""The state of a table of DOOnjons&Dragons: the party, the dungeon, the order of turns; and what is derived from it."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import arguments_of
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.figures import Character, Figure, Monster, Named

DUNGEONS: Final = 3
"""So many dungeons a campaign has (Le jeu)."""

MOST_PLAYERS: Final = 6
ACTIONS: Final = 3
"""So many actions a turn has at most (Tour d'un personnage ou d'un monstre)."""

PARTY, SETUP, READY, TURN, OVER = "party", "setup", "ready", "turn", "over"

IN_PARTY = frozenset({PARTY})
IN_SETUP = frozenset({SETUP})
IN_READY = frozenset({READY})
IN_TURN = frozenset({TURN})
IN_PLAY = frozenset({READY, TURN})
ALIVE = frozenset({PARTY, SETUP, READY, TURN})
GATHERED = frozenset({SETUP, READY, TURN, OVER})
"""From the first dungeon on, to after the end."""

Control: TypeAlias = Literal["master", "nearest", "weakest", "cautious", "guard"]
CONTROLS: Final[tuple[Control, ...]] = ("master", "nearest", "weakest", "cautious", "guard")
"""Who plays the monsters: the game master, or the program, with the temper of all that have none of their own."""

Cause: TypeAlias = Literal["killed", "cleared", "declared"]

Rules: TypeAlias = Literal["base", "extended"]
"""Which rules a campaign is played by: those of the rulebook, or with the second phase of the assignment."""
RULES: Final[tuple[Rules, ...]] = ("base", "extended")


class Place(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A place in the order of turns: whose it is, the die of the initiative, and its sum with the characteristic."""

    figure: int
    die: int
    total: int


class Ending(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the campaign ended: with the death of a character, or of the last monster. Who died (`who`), by whom, where,
    in which dungeon, and with what: a character's `weapon` as a kind of equipment, a monster's attack as its `dice`,
    with the same the `master`'s hand. `words` are the game master's."""

    won: bool
    cause: Cause
    dungeon: int
    who: Named = Named()
    by: Named = Named()
    weapon: str = ""
    dice: str = ""
    cell: Cell | None = None
    words: str = ""
    master: bool = False

    def arguments(self) -> dict[str, Argument]:
        """As message arguments."""
        return {
            **arguments_of(self),
            **self.who.arguments(),
            **self.by.arguments("by_"),
            "cell": self.cell.name if self.cell else "",
        }


class Campaign(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything on the table. `number` is that of the dungeon (0 while the party gathers), `laid` whether the master
    has set anything of it up, `order` the living figures of a dungeon that has begun, `acting` the one whose turn it is
    (0: none yet), `actions` what it has left. By the extended `rules` it is kept whether anybody has `acted` in this
    dungeon. With full `walls` obstacles and enemies are walked around, and obstacles hide."""

    rules: Rules = "base"
    typed_dice: bool = False
    characters: tuple[Character, ...] = ()
    number: int = 0
    control: Control = "master"
    dungeon: Dungeon = Dungeon()
    laid: bool = False
    order: tuple[Place, ...] = ()
    acting: int = 0
    actions: int = 0
    round: int = 0
    ids: int = 0
    acted: bool = False
    ending: Ending | None = None
    walls: bool = False


def phase(state: Campaign) -> str:
    """Which commands exist now: party (characters are made), setup (of a dungeon), ready (initiative is rolled,
    equipping is free), turn, over."""
    if state.ending is not None:
        return OVER
    if not state.number:
        return PARTY
    if not state.order:
        return SETUP
    return TURN if state.acting else READY


def everybody(state: Campaign) -> tuple[Figure, ...]:
    """Every living figure: the characters, then the monsters."""
    figures: tuple[Figure, ...] = state.characters
    return figures + state.dungeon.monsters


def figure_of(state: Campaign, number: int) -> Figure | None:
    """The living figure with that id, or None."""
    for character in state.characters:
        if character.id == number:
            return character
    for monster in state.dungeon.monsters:
        if monster.id == number:
            return monster
    return None


def acting_figure(state: Campaign) -> Figure:
    """Whose turn it is. Raises LookupError where the phase should have told that it is nobody's."""
    figure = figure_of(state, state.acting)
    if figure is None:
        raise LookupError(state.acting)
    return figure


def occupant(state: Campaign, cell: Cell) -> Figure | None:
    """Who stands in a cell of a dungeon that has begun."""
    for figure in everybody(state):
        if figure.cell == cell:
            return figure
    return None


def played_by_program(state: Campaign) -> bool:
    """Whether it is the turn of a monster that the program plays."""
    return state.control != "master" and isinstance(figure_of(state, state.acting), Monster)


def extended(state: Campaign) -> bool:
    """Whether the extended rules are played."""
    return state.rules == "extended"


def check_extended(state: Campaign) -> None:
    """Raises `Refusal` ("rules-base") where the base rules are played."""
    if not extended(state):
        raise Refusal("rules-base")


def after_action(state: Campaign, actions: int) -> Campaign:
    """The table after an action, with so many left."""
    return replace(state, actions=actions, acted=extended(state))


def with_character(state: Campaign, character: Character) -> Campaign:
    """The table with a character in the place of the one with its id."""
    characters = [character if known.id == character.id else known for known in state.characters]
    return replace(state, characters=tuple(characters))


def with_dungeon(state: Campaign, dungeon: Dungeon) -> Campaign:
    """The table with a dungeon that the master has set up, whole or in part."""
    return replace(state, dungeon=dungeon, laid=True)


def with_sheet(state: Campaign, number: int, **changes: Any) -> Campaign:
    """The table where the sheet of the character with that id says something else."""
    characters = (replace(one, **changes) if one.id == number else one for one in state.characters)
    return replace(state, characters=tuple(characters))


def with_seats(state: Campaign, field: str, values: tuple[Any, ...]) -> Campaign:
    """The table with a value for that field of each sheet, by seat; a seat without one keeps what it has."""
    changed = (replace(one, **{field: value}) for one, value in zip(state.characters, values, strict=False))
    return replace(state, characters=(*changed, *state.characters[len(values) :]))


def with_monster(state: Campaign, monster: Monster) -> Campaign:
    """The table with a monster in the place of the one with its id."""
    monsters = [monster if known.id == monster.id else known for known in state.dungeon.monsters]
    return replace(state, dungeon=replace(state.dungeon, monsters=tuple(monsters)))


def with_figure(state: Campaign, figure: Figure) -> Campaign:
    """The table with a figure in the place of the one with its id."""
    return with_character(state, figure) if isinstance(figure, Character) else with_monster(state, figure)
