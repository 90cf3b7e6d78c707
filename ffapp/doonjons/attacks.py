"""Attacks: the throw to hit, the damage, and what a death ends (Attaquer, Fin d'un donjon, Fin du jeu)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import reduce
from operator import or_
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from ffapp.core.bounds import check_text
from ffapp.core.dice import Dice, Faces
from ffapp.core.errors import Argument, Caution, Refusal
from ffapp.core.messages import Change, Command, Decision, Event, arguments_of
from ffapp.doonjons.campaign import (
    DUNGEONS,
    IN_PLAY,
    IN_TURN,
    Campaign,
    Ending,
    acting_figure,
    after_action,
    figure_of,
    with_figure,
    with_seats,
)
from ffapp.doonjons.cells import Cell, distance
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.figures import D20, Character, Figure, Monster, Named, armour_class, attack_of, label_of, named
from ffapp.doonjons.figures import Attack as Means
from ffapp.doonjons.initiative import next_turn, without_place
from ffapp.doonjons.turns import spent
from ffapp.doonjons.ways import Cells, board_of, seen_from, sees

Trait: TypeAlias = Literal["strength", "dexterity"]


class Attacked(Event, frozen=True, kw_only=True):
    """A throw to hit with its whole sum: d20, `bonus` (of `trait`) and `magic` against the armour class of the target.
    A hit has the dice of damage, to which `magic` is added too, and what is left of the target's hit points."""

    figure: int
    who: Named
    target: int
    whom: Named
    weapon: str = ""
    die: Faces
    trait: Trait
    bonus: int
    total: int
    armour_class: int
    damage: Faces = ()
    left: Change | None = None
    actions: int
    magic: int = 0

    @property
    def dealt(self) -> int:
        """The sum of the damage."""
        return sum(self.damage) + self.magic if self.damage else 0

    @property
    def hit(self) -> bool:
        """Whether the sum is strictly above the armour class."""
        return self.left is not None

    def apply(self, state: Campaign) -> Campaign:
        target = figure_of(state, self.target)
        hurt = state
        if target is not None and self.left is not None:
            hurt = with_figure(state, replace(target, left=self.left.after))
        return after_action(hurt, self.actions)

    def arguments(self) -> dict[str, Argument]:
        return {
            **arguments_of(self),
            **self.who.arguments(),
            **self.whom.arguments("target_"),
            "die": self.die[0] if self.die else 0,
            "hit": self.hit,
            "damage": self.damage or "",
            "damage_sum": self.dealt,
            "damage_dice": len(self.damage) + bool(self.magic),
            "left": self.left.after if self.left else 0,
        }


class FigureDied(Event, frozen=True, kw_only=True):
    """A figure is at 0 hit points: it leaves the map and the order of turns."""

    figure: int
    who: Named
    character: bool = False

    def apply(self, state: Campaign) -> Campaign:
        gone = without_place(state, self.figure)
        if self.character:
            return gone
        monsters = tuple(one for one in gone.dungeon.monsters if one.id != self.figure)
        return replace(gone, dungeon=replace(gone.dungeon, monsters=monsters))

    def arguments(self) -> dict[str, Argument]:
        return {**self.who.arguments(), "character": self.character}


class DungeonCleared(Event, frozen=True, kw_only=True):
    """The last monster of dungeon `number` is dead: everybody has all hit points back (`left`, by seat), and the `next`
    dungeon can be set up, from the `dungeon` that lies there. Inventories and what is worn are kept."""

    number: int
    rounds: int
    left: tuple[int, ...]
    next: int
    dungeon: Dungeon

    def apply(self, state: Campaign) -> Campaign:
        healed = with_seats(state, "left", self.left)
        return replace(
            with_seats(healed, "cell", (None,) * len(healed.characters)),
            number=self.next,
            dungeon=self.dungeon,
            laid=False,
            order=(),
            acting=0,
            actions=0,
            round=0,
            acted=False,
        )

    def arguments(self) -> dict[str, Argument]:
        return {"number": self.number, "rounds": self.rounds}


class CampaignEnded(Event, frozen=True, kw_only=True):
    """The campaign is over, won or lost."""

    ending: Ending

    def apply(self, state: Campaign) -> Campaign:
        return replace(state, ending=self.ending)

    def arguments(self) -> dict[str, Argument]:
        return self.ending.arguments()


def opponents(state: Campaign, figure: Figure) -> tuple[Figure, ...]:
    """Whom a figure can fight: a character monsters, a monster characters."""
    return state.dungeon.monsters if isinstance(figure, Character) else state.characters


def in_range(state: Campaign, figure: Figure) -> tuple[Figure, ...]:
    """The opponents that a figure can attack from where it stands."""
    means = attack_of(figure)
    if means is None or figure.cell is None:
        return ()
    at, far = figure.cell, means.reach
    near = [one for one in opponents(state, figure) if one.cell is not None and distance(at, one.cell) <= far]
    return tuple([one for one in near if not hidden(state, at, one.cell)] if state.walls else near)


def hidden(state: Campaign, at: Cell, other: Cell | None) -> bool:
    """Whether an obstacle cuts the line of sight between two cells, where walls are full."""
    return state.walls and other is not None and not sees(state.dungeon, at, other)


def exposed(state: Campaign, figure: Figure) -> Cells:
    """The cells in which an opponent could attack a figure from where that opponent stands."""
    return reduce(or_, _struck_from_where_they_stand(state, figure), 0)


def threats(state: Campaign, figure: Figure, cell: Cell) -> int:
    """How many opponents could attack a figure in a cell from where they stand."""
    at = board_of(state.dungeon.floor).at(cell)
    return sum(bool(at & struck) for struck in _struck_from_where_they_stand(state, figure))


def _struck_from_where_they_stand(state: Campaign, figure: Figure) -> Iterator[Cells]:
    """The cells that each opponent can attack."""
    board = board_of(state.dungeon.floor)
    for one in opponents(state, figure):
        means = attack_of(one)
        if means is None or one.cell is None or one.left <= 0:
            continue
        near = board.grown(board.at(one.cell), means.reach)
        yield near & seen_from(state.dungeon.floor, one.cell) if state.walls else near


class Strike(Command, frozen=True, kw_only=True):
    """An action: attack an opponent in range with what is in hand. Obstacles do not matter, unless walls are
    full: then none may cut the line of sight."""

    phases: ClassVar[frozenset[str]] = IN_TURN
    target: int

    def _means(self, figure: Figure) -> Means:
        means = attack_of(figure)
        if means is None:
            raise Refusal("attack-unarmed", **named(figure).arguments())
        return means

    def _target(self, state: Campaign, figure: Figure) -> Figure:
        target = figure_of(state, self.target)
        if target is None:
            raise Refusal("target-unknown", target=self.target)
        if isinstance(target, Character) == isinstance(figure, Character):
            raise Refusal("target-friend", **named(target).arguments())
        return target

    def check(self, state: Campaign) -> None:
        figure = acting_figure(state)
        means = self._means(figure)
        target = self._target(state, figure)
        far = distance(figure.cell or Cell(0, 0), target.cell or Cell(0, 0))
        if far > means.reach:
            raise Refusal("target-too-far", distance=far, reach=means.reach, **named(target).arguments())
        if hidden(state, figure.cell or Cell(0, 0), target.cell):
            raise Refusal("target-hidden", **named(target).arguments())

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        figure = acting_figure(state)
        means, target = self._means(figure), self._target(state, figure)
        label = label_of(figure)
        die = dice.roll("attack", 1, D20, label=label)
        total, defence = die[0] + means.bonus + means.magic, armour_class(target)
        damage: Faces = ()
        left = None
        if total > defence:
            damage = dice.roll("damage", means.damage.count, means.damage.sides, label=label)
            left = Change(target.left, max(0, target.left - sum(damage) - means.magic))
        after = yield Attacked(
            figure=figure.id,
            who=named(figure),
            target=target.id,
            whom=named(target),
            weapon=figure.weapon or "" if isinstance(figure, Character) else "",
            die=die,
            trait=means.trait,
            bonus=means.bonus,
            total=total,
            armour_class=defence,
            damage=damage,
            left=left,
            actions=state.actions - 1,
            magic=means.magic,
        )
        if left is not None and left.after == 0:
            after = yield from death(
                after,
                target,
                by=named(figure),
                weapon="" if isinstance(figure, Monster) else figure.weapon or "",
                dice=figure.damage if isinstance(figure, Monster) else "",
            )
        if after is not None:
            yield from spent(after)


def death(state: Campaign, target: Figure, **means: Any) -> Generator[Event, Any, Campaign | None]:
    """A figure dies: of a character everything ends by that, of the last monster the dungeon (Fin d'un donjon). Who
    dies in its own turn passes it on. Gives the table where the dungeon goes on, else None.

    Args:
        means: by whom and with what, as an `Ending` has it.
    """
    character = isinstance(target, Character)
    following = next_turn(state) if target.id == state.acting else None
    after: Campaign = yield FigureDied(figure=target.id, who=named(target), character=character)
    ending = Ending(
        won=not character,
        cause="killed" if character else "cleared",
        dungeon=state.number,
        who=named(target),
        cell=target.cell,
        **means,
    )
    if character:
        yield CampaignEnded(ending=ending)
        return None
    if after.dungeon.monsters:
        return after if following is None else (yield following)
    if state.number < DUNGEONS:
        yield DungeonCleared(
            number=state.number,
            rounds=state.round,
            left=tuple(one.hit_points for one in state.characters),
            next=state.number + 1,
            dungeon=Dungeon(),
        )
    else:
        yield CampaignEnded(ending=ending)
    return None


class DeclareDefeat(Command, frozen=True, kw_only=True):
    """The game master declares the party beaten: nobody can move or reach anybody any more."""

    phases: ClassVar[frozenset[str]] = IN_PLAY
    words: str = ""

    def check(self, state: Campaign) -> None:
        check_text(self.words)

    def cautions(self, state: Campaign) -> tuple[Caution, ...]:
        return (Caution("campaign-ends"),)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield CampaignEnded(ending=Ending(won=False, cause="declared", dungeon=state.number, words=self.words))


COMMANDS = (Strike, DeclareDefeat)
EVENTS = (Attacked, FigureDied, DungeonCleared, CampaignEnded)


def options(state: Campaign) -> Iterator[Command]:
    """Every opponent in range."""
    if state.acting:
        yield from (Strike(target=one.id) for one in in_range(state, acting_figure(state)))
