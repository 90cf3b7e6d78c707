"""A table of DOOnjons&Dragons to play at: a party of any figures, a dungeon in a few words, dice as a script."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from ffapp.core.ruleset import Ruleset
from ffapp.doonjons.campaign import Campaign, Rules, everybody
from ffapp.doonjons.cells import parsed
from ffapp.doonjons.dungeon import FLOOR, Dungeon, Thing
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.equipping import Prepare
from ffapp.doonjons.figures import RACES, TRAITS, Character, Class, Monster, Race, Trait
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.party import BASE, BeginCampaign, ChooseRules, CreateCharacter
from ffapp.doonjons.ruleset import doonjons
from ffapp.doonjons.setup import ChooseControl, UseDungeon
from ffapp.doonjons.turns import EndTurn
from ffapp.doonjons.walls import ChooseWalls
from tests.desk import Desk

RULES: Ruleset = doonjons()

Control = Literal["master", "nearest", "weakest", "cautious", "guard"]

USUAL: dict[Trait, int] = {"strength": 12, "dexterity": 12, "speed": 12, "initiative": 13}
"""The characteristics of a hero where a test says nothing else."""


class Hero(NamedTuple):
    """A character who is to join: where it begins, what it is, and its characteristics with what its race adds."""

    cell: str
    name: str = "A"
    race: Race = "human"
    role: Class = "fighter"
    traits: dict[Trait, int] = {}
    weapon: str | None = None
    armour: str | None = None


class Table(Desk):
    """One campaign."""

    def __init__(self, ruleset: Ruleset = RULES, *, seed: str = "marsh", undo: str = "fate") -> None:
        super().__init__(ruleset, seed=seed, undo=undo)

    @property
    def state(self) -> Campaign:
        state: Campaign = self.game.state
        return state

    @property
    def dungeon(self) -> Dungeon:
        return self.state.dungeon

    def join(self, name: str = "A", race: Race = "human", role: Class = "fighter", **traits: int) -> Table:
        """A character is made with the dice that give these characteristics."""
        wanted = {**USUAL, **traits}
        dice = [face for trait in TRAITS for face in four_dice(wanted[trait] - BASE - RACES[race].get(trait, 0))]
        self.do(CreateCharacter(name=name, race=race, role=role), *dice)
        return self

    def figure(self, name: str) -> Any:
        """Whoever is called so: a character by its name, a monster by its own species."""
        [found] = [
            one for one in everybody(self.state) if name in (getattr(one, "name", ""), getattr(one, "species", ""))
        ]
        return found

    def hero(self, name: str = "A") -> Character:
        found = self.figure(name)
        assert isinstance(found, Character)
        return found

    def monster(self, name: str = "M") -> Monster:
        found = self.figure(name)
        assert isinstance(found, Monster)
        return found

    def lay(self, laid: Dungeon) -> Table:
        self.do(UseDungeon(dungeon=laid))
        return self

    def start(self, *order: str) -> Table:
        """Rolls initiative so that they act in this order, all characteristics of initiative being alike."""
        everyone = [called(one) for one in everybody(self.state)]
        order = order or tuple(everyone)
        assert sorted(order) == sorted(everyone)
        self.do(StartDungeon(), *(20 - order.index(name) for name in everyone))
        return self

    def turns(self) -> Table:
        self.do(BeginTurns())
        return self

    @property
    def acting(self) -> str:
        """Whose turn it is."""
        return next(called(one) for one in everybody(self.state) if one.id == self.state.acting)

    @property
    def order(self) -> list[str]:
        """The order of turns, by names."""
        names = {one.id: called(one) for one in everybody(self.state)}
        return [names[place.figure] for place in self.state.order]

    def until(self, name: str) -> Table:
        """Ends turns until it is somebody's."""
        while self.acting != name:
            self.do(EndTurn())
        return self


def four_dice(total: int) -> tuple[int, ...]:
    """Four dice of four faces with that sum."""
    assert 4 <= total <= 16, total
    dice, left = [], total
    for others in (3, 2, 1, 0):
        dice.append(min(4, left - others))
        left -= dice[-1]
    return tuple(dice)


def called(figure: Any) -> str:
    """The name, or the own species, or the code of the species of the bestiary."""
    return str(figure.name if isinstance(figure, Character) else figure.species or figure.kind)


def foe(cell: str | None = "H8", species: str = "M", **figures: Any) -> Monster:
    """A monster of an own species; harmless and easily hit where a test says nothing else."""
    given: dict[str, Any] = {"damage": "1d4", "hit_points": 10, "initiative": 13, "speed": 9, **figures}
    return Monster(id=0, species=species, left=given["hit_points"], cell=parsed(cell) if cell else None, **given)


def dungeon(
    *monsters: Monster,
    starts: Iterable[str | None] = (),
    things: Iterable[tuple[str, str]] = (),
    walls: Iterable[str] = (),
    size: tuple[int, int] = (15, 15),
    **given: Any,
) -> Dungeon:
    """An empty floor of so many columns and rows with what is told, things as (kind, cell)."""
    columns, rows = size
    empty = Dungeon(
        floor=(FLOOR * columns,) * rows,
        monsters=monsters,
        things=tuple(Thing(id=0, kind=kind, cell=parsed(cell)) for kind, cell in things),
        starts=tuple(parsed(cell) if cell else None for cell in starts),
        **given,
    )
    return empty.painted(tuple(parsed(cell) for cell in walls), obstacle=True)


def gathered(*heroes: Hero, rules: Rules = "base", full: bool = False) -> Table:
    """A party that has begun its campaign, by these rules, with full walls or those of the rulebook."""
    table = Table()
    if full:
        table.do(ChooseWalls(full=True))
    for hero in heroes:
        table.join(hero.name, hero.race, hero.role, **hero.traits)
    if rules != "base":
        table.do(ChooseRules(rules=rules))
    table.do(BeginCampaign())
    return table


def ready(
    heroes: Iterable[Hero],
    *monsters: Monster,
    order: Iterable[str] = (),
    control: Control = "master",
    rules: Rules = "base",
    full: bool = False,
    **given: Any,
) -> Table:
    """A dungeon that has begun, before its first turn, with what each hero is to wear."""
    heroes = tuple(heroes)
    table = gathered(*heroes, rules=rules, full=full)
    if control != "master":
        table.do(ChooseControl(control=control))
    table.lay(dungeon(*monsters, starts=[hero.cell for hero in heroes], **given)).start(*order)
    for hero in heroes:
        for kind in (hero.weapon, hero.armour):
            if kind is not None:
                table.do(Prepare(figure=table.hero(hero.name).id, slot=PIECES[kind].slot, kind=kind))
    return table


def play(
    heroes: Iterable[Hero],
    *monsters: Monster,
    order: Iterable[str] = (),
    control: Control = "master",
    rules: Rules = "base",
    full: bool = False,
    **given: Any,
) -> Table:
    """A dungeon whose first turn has begun."""
    return ready(heroes, *monsters, order=order, control=control, rules=rules, full=full, **given).turns()
