"""The monsters of a dungeon, made and changed by the game master (Les monstres)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final, Literal

from msgspec.structs import replace

from ffapp.core.bounds import check_amount, check_name, check_text
from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Command, Decision, Event
from ffapp.doonjons.campaign import IN_SETUP, Campaign, with_dungeon
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.dungeon import MOST_MONSTERS, Dungeon
from ffapp.doonjons.figures import Monster, Named, Temper, named
from ffapp.doonjons.notation import throw_of
from ffapp.doonjons.placing import check_free
from ffapp.doonjons.species import BESTIARY

VALUES: Final = (
    "damage",
    "hit_points",
    "reach",
    "speed",
    "armour_class",
    "initiative",
    "strength",
    "dexterity",
)
"""What the master decides of a monster besides its species."""

MOST_REACH: Final = 99


def check_monster(monster: Monster) -> None:
    """Raises `Refusal` for a species that is none of the bestiary ("species-unknown") and an own one that is no name,
    or both at once ("species-twice"); for dice that are none, a figure out of bounds, or strength and dexterity that
    its one attack does not use ("monster-locked")."""
    if not monster.kind:
        check_name(monster.species)
    elif monster.kind not in BESTIARY:
        raise Refusal("species-unknown", kind=monster.kind[:40].encode("utf-8", "replace").decode("utf-8"))
    elif monster.species:
        raise Refusal("species-twice")
    throw_of(monster.damage)
    check_amount(monster.hit_points, low=1)
    check_amount(monster.reach, low=1, high=MOST_REACH)
    for figure in (monster.speed, monster.armour_class, monster.initiative, monster.strength, monster.dexterity):
        check_amount(figure, low=0)
    locked = "strength" if monster.reach > 1 else "dexterity"
    if getattr(monster, locked):
        raise Refusal("monster-locked", trait=locked)


def monster_of(dungeon: Dungeon, number: int) -> Monster:
    """The monster with that id. Raises `Refusal` ("monster-unknown")."""
    for monster in dungeon.monsters:
        if monster.id == number:
            return monster
    raise Refusal("monster-unknown", figure=number)


def monster_arguments(monster: Monster) -> dict[str, Argument]:
    """A monster as message arguments."""
    values: dict[str, Argument] = {name: getattr(monster, name) for name in VALUES}
    cell = monster.cell.name if monster.cell else ""
    return {**values, **named(monster).arguments(), "cell": cell, "temper": monster.temper}


class MonsterAdded(Event, frozen=True, kw_only=True):
    """A monster is in the dungeon, placed or not yet; `starts` says where seats still begin."""

    monster: Monster
    starts: tuple[Cell | None, ...]

    def apply(self, state: Campaign) -> Campaign:
        monsters = (*state.dungeon.monsters, self.monster)
        dungeon = replace(state.dungeon, monsters=monsters, starts=self.starts)
        return replace(with_dungeon(state, dungeon), ids=max(state.ids, self.monster.id))

    def arguments(self) -> dict[str, Argument]:
        return monster_arguments(self.monster)


class MonsterChanged(Event, frozen=True, kw_only=True):
    """A monster as it is now, and as it was."""

    monster: Monster
    before: Monster

    def apply(self, state: Campaign) -> Campaign:
        monsters = (self.monster if one.id == self.monster.id else one for one in state.dungeon.monsters)
        return with_dungeon(state, replace(state.dungeon, monsters=tuple(monsters)))

    def arguments(self) -> dict[str, Argument]:
        return {**monster_arguments(self.monster), **named(self.before).arguments("before_")}


class MonsterRemoved(Event, frozen=True, kw_only=True):
    """A monster is taken out of the dungeon."""

    monster: Monster

    def apply(self, state: Campaign) -> Campaign:
        monsters = tuple(one for one in state.dungeon.monsters if one.id != self.monster.id)
        return with_dungeon(state, replace(state.dungeon, monsters=monsters))

    def arguments(self) -> dict[str, Argument]:
        return monster_arguments(self.monster)


class AddMonster(Command, frozen=True, kw_only=True):
    """Make one monster or `count` alike, of the bestiary (`kind`) or of an own `species`. A `reach` of 1 is melee and
    uses strength, 2 and more is at range and uses dexterity; the other of the two is 0. `damage` is written as dice
    ("2d6"), `cells` where the first of them stand ("E5"); the others are not placed yet. Without an own `temper` it has
    that of the dungeon."""

    phases: ClassVar[frozenset[str]] = IN_SETUP
    species: str = ""
    kind: str = ""
    damage: str = "1d6"
    hit_points: int = 1
    reach: int = 1
    speed: int = 0
    armour_class: int = 0
    initiative: int = 0
    strength: int = 0
    dexterity: int = 0
    count: int = 1
    cells: tuple[str, ...] = ()
    temper: Temper | Literal[""] = ""

    def _monster(self, number: int, cell: Cell | None = None) -> Monster:
        given: dict[str, Any] = {name: getattr(self, name) for name in VALUES}
        given["damage"] = str(throw_of(self.damage))
        given |= {"species": self.species.strip(), "kind": self.kind, "temper": self.temper}
        return Monster(id=number, left=self.hit_points, cell=cell, **given)

    def check(self, state: Campaign) -> None:
        check_text(self.species)  # the command keeps its blanks, too
        check_monster(self._monster(0))
        check_amount(self.count, low=1)
        if len(state.dungeon.monsters) + self.count > MOST_MONSTERS:
            raise Refusal("monsters-full", high=MOST_MONSTERS)
        check_amount(len(self.cells), high=self.count)
        cells = [parsed(cell) for cell in self.cells]
        for cell in cells:
            check_free(state, cell)
            if cells.count(cell) > 1:
                raise Refusal("cell-shared", cell=cell.name)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        cells: list[Cell | None] = [parsed(cell) for cell in self.cells]
        cells += [None] * (self.count - len(cells))
        for cell in cells:
            free = state.dungeon if cell is None else state.dungeon.without_starts(cell)
            state = yield MonsterAdded(monster=self._monster(state.ids + 1, cell), starts=free.starts)

    def arguments(self) -> dict[str, Argument]:
        return {**Named(name=self.species, kind=self.kind).arguments(), "count": self.count}


class ChangeMonster(Command, frozen=True, kw_only=True):
    """Change what is given of a monster. An own `species` takes the place of one of the bestiary (`kind`), and the
    other way round."""

    phases: ClassVar[frozenset[str]] = IN_SETUP
    figure: int
    species: str | None = None
    kind: str | None = None
    damage: str | None = None
    hit_points: int | None = None
    reach: int | None = None
    speed: int | None = None
    armour_class: int | None = None
    initiative: int | None = None
    strength: int | None = None
    dexterity: int | None = None
    temper: Temper | Literal[""] | None = None

    def _changed(self, monster: Monster) -> Monster:
        given: dict[str, Any] = {name: getattr(self, name) for name in VALUES if getattr(self, name) is not None}
        if self.species is not None or self.kind is not None:
            given |= {"species": (self.species or "").strip(), "kind": self.kind or ""}
        if self.temper is not None:
            given["temper"] = self.temper
        if self.damage is not None:
            given["damage"] = str(throw_of(self.damage))
        changed: Monster = replace(monster, **given)
        return replace(changed, left=changed.hit_points)

    def check(self, state: Campaign) -> None:
        monster = monster_of(state.dungeon, self.figure)
        check_text(self.species or "")
        changed = self._changed(monster)
        check_monster(changed)
        if changed == monster:
            raise Refusal("monster-same", **named(monster).arguments())

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        monster = monster_of(state.dungeon, self.figure)
        yield MonsterChanged(monster=self._changed(monster), before=monster)


class RemoveMonster(Command, frozen=True, kw_only=True):
    """Take a monster out of the dungeon."""

    phases: ClassVar[frozenset[str]] = IN_SETUP
    figure: int

    def check(self, state: Campaign) -> None:
        monster_of(state.dungeon, self.figure)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield MonsterRemoved(monster=monster_of(state.dungeon, self.figure))


COMMANDS = (AddMonster, ChangeMonster, RemoveMonster)
EVENTS = (MonsterAdded, MonsterChanged, MonsterRemoved)


def options(state: Campaign) -> Iterator[Command]:
    """Every monster taken out."""
    yield from (RemoveMonster(figure=monster.id) for monster in state.dungeon.monsters)
