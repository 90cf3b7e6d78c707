"""A stage of a fight: the enemies who attack at one time, and every state that they can be in.

A state of a stage is a cell: how much Stamina each of its enemies has left, and how many wounds more each of those may
deal at whose wounds the section waits. In turn each enemy is a stage of its own, together all are one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import product
from math import prod
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from ffapp.odds.terms import Foe
from ffapp.odds.throws import outcomes

Cells: TypeAlias = Sequence[float]
"""One number for each cell of a stage."""


class Blow(NamedTuple):
    """A blow that the hero receives: its wound, its poison, and the axis on which it is counted (-1: none)."""

    wound: int
    venom: int
    axis: int


Blows: TypeAlias = tuple[Blow, ...]

Brought: TypeAlias = tuple[int, Blows]
"""What a round brings: the axis of the enemy that the hero's blow strikes, -1 for none, and the blows received."""


class Plan(NamedTuple):
    """A round against one target, by its place among the enemies of the stage and the axis of its Stamina: the chance
    that the hero's blow strikes and nothing else (`clean`), the chances of all else that changes something, by what it
    brings, and the chance that nothing changes (`idle`: ties, blows without effect). `number` is that of the plan.

    Where rounds are not counted a round that changes nothing has not been: `idle` is 0, and the others are the chances
    among what changes something; all are 0 where nothing ever does."""

    number: int
    target: int
    axis: int
    clean: float
    mixed: tuple[tuple[float, Brought], ...]
    idle: float


class Row(NamedTuple):
    """The cells that differ only in the last enemy's Stamina: the first of them, the plans there (that enemy dead), and
    those of all others. No plan: all are dead. None: the section has taken over."""

    first: int
    dead: tuple[Plan, ...] | None
    alive: tuple[Plan, ...] | None


class Span(NamedTuple):
    """A plan, the first and the end of the cells that it has to do with where the last enemy lives, and whether it can
    be chosen where that one is dead."""

    plan: Plan
    first: int
    end: int
    lone: bool


class Stage:
    """The cells of a stage and what a round does in each. A cell is the number of its state: the last axis, which is
    the last enemy's Stamina, runs fastest."""

    def __init__(self, foes: Sequence[Foe], attack: int, *, counted: bool) -> None:
        self.foes = tuple(foes)
        self._attack = attack
        self._counted = counted
        limits = [foe.limit for foe in foes if foe.limit is not None]
        self._limits = len(limits)
        self._order = list(range(len(foes)))
        if (
            not counted and not limits
        ):  # else a chance to win may be the same with several targets, and the first is best
            self._order.sort(key=lambda place: foes[place].stamina)
        self.tops = (*limits, *(foes[place].stamina for place in self._order))
        self.strides = [prod(top + 1 for top in self.tops[axis + 1 :]) for axis in range(len(self.tops))]
        self.size = cells_of(foes)
        self.start = self.size - 1
        self._fallers: dict[tuple[int, int], Callable[[Cells], tuple[float, ...]]] = {}
        self._fallen: dict[tuple[int, int], tuple[int, ...]] = {}
        self._against: dict[tuple[int, ...], tuple[Plan, ...]] = {}

    @property
    def last(self) -> int:
        """The axis that runs fastest."""
        return len(self.tops) - 1

    @property
    def stamina_axes(self) -> range:
        """The axes of the enemies' Stamina."""
        return range(self._limits, len(self.tops))

    def axis(self, place: int) -> int:
        """The axis of an enemy's Stamina. Whoever has most of it is last if possible: long rows are filled faster."""
        return self._limits + self._order.index(place)

    def counter(self, place: int) -> int:
        """The axis on which an enemy's wounds are counted, -1 where nobody waits for them."""
        if self.foes[place].limit is None:
            return -1
        return sum(foe.limit is not None for foe in self.foes[:place])

    def cell(self, staminas: Sequence[int], limits: Sequence[int]) -> int:
        """The number of a state: Stamina of each enemy, and the wounds left of those who have a limit."""
        state = (*limits, *(staminas[place] for place in self._order))
        return sum(stride * at for stride, at in zip(self.strides, state, strict=True))

    def height(self, axis: int, cell: int) -> int:
        """Where a cell lies on an axis."""
        return cell // self.strides[axis] % (self.tops[axis] + 1)

    def fallen(self, axis: int, points: int) -> tuple[int, ...]:
        """For each cell the one that lies so many points lower on an axis, at 0 at the lowest."""
        known = self._fallen.get((axis, points))
        if known is None:
            stride = self.strides[axis]
            known = tuple(cell - min(points, self.height(axis, cell)) * stride for cell in range(self.size))
            self._fallen[axis, points] = known
        return known

    def lowered(self, values: Cells, axis: int, points: int) -> Cells:
        """For each cell the value of the one that lies so many points lower on an axis."""
        if not points or axis < 0:
            return values
        faller = self._fallers.get((axis, points))
        if faller is None:
            faller = self._fallers[axis, points] = itemgetter(*self.fallen(axis, points))
        return faller(values)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """All cells by rows, the lowest first: no blow that is dealt leads to a higher one."""
        ranges = [range(top + 1) for top in self.tops[:-1]]
        width = self.tops[-1] + 1
        return tuple(
            Row(number * width, self._plans((*state, 0)), self._plans((*state, 1)))
            for number, state in enumerate(product(*ranges))
        )

    def _plans(self, state: Sequence[int]) -> tuple[Plan, ...] | None:
        living = tuple(place for place in range(len(self.foes)) if state[self.axis(place)])
        if any(self.counter(place) >= 0 and not state[self.counter(place)] for place in living):
            return None
        if living not in self._against:
            targets = sorted(range(len(living)), key=lambda target: self.axis(living[target]))
            first = sum(map(len, self._against.values()))
            plans = (self._plan(first + at, living, target) for at, target in enumerate(targets))
            self._against[living] = tuple(plans)
        return self._against[living]

    @cached_property
    def cleared(self) -> frozenset[int]:
        """The cells where all enemies are dead."""
        return frozenset(row.first for row in self.rows if row.dead == ())

    @cached_property
    def spans(self) -> tuple[Span, ...]:
        """Every plan, by its number, with the cells where it can be chosen."""
        found: dict[int, Span] = {}
        for row in self.rows:
            first, end = row.first + 1, row.first + 1 + self.tops[-1]
            for plan in row.dead or ():
                found[plan.number] = found.get(plan.number, Span(plan, 0, 0, lone=True))._replace(lone=True)
            for plan in row.alive or ():
                known = found.get(plan.number, Span(plan, 0, 0, lone=False))
                found[plan.number] = known._replace(first=known.first if known.end else first, end=end)
        return tuple(found[number] for number in sorted(found))

    @cached_property
    def brought(self) -> tuple[Brought, ...]:
        """Everything that rounds can bring but a blow dealt alone."""
        rows = (plan for row in self.rows for plans in (row.dead, row.alive) for plan in plans or ())
        return tuple(dict.fromkeys(what for plan in rows for _, what in plan.mixed))

    @cached_property
    def received(self) -> tuple[Blows, ...]:
        """Every combination of blows that can wait for its answers, the fewest first: they are answered one by one."""
        found = {blows[at:] for _, blows in self.brought for at in range(len(blows))}
        return tuple(sorted(found, key=lambda blows: (len(blows), blows)))

    def _plan(self, number: int, living: tuple[int, ...], target: int) -> Plan:
        axis = self.axis(living[target])
        found: dict[Brought, int] = {}
        for outcome, weight in outcomes(self._attack, [self.foes[place].skill for place in living], target).items():
            blows = (self._blow(living[at]) for at in outcome.received)
            # A blow that costs nothing counts for nothing.
            what = (axis if outcome.dealt else -1, tuple(blow for blow in blows if blow.wound or blow.venom))
            found[what] = found.get(what, 0) + weight
        everything = sum(found.values())
        idle = found.pop((-1, ()), 0)
        if not self._counted:
            everything, idle = everything - idle, 0
        clean = found.pop((axis, ()), 0)
        mixed = tuple((weight / everything, what) for what, weight in found.items())
        return Plan(number, living[target], axis, clean / (everything or 1), mixed, idle / (everything or 1))

    def _blow(self, place: int) -> Blow:
        foe = self.foes[place]
        return Blow(foe.wound, foe.poison, self.counter(place))


def cells_of(foes: Sequence[Foe]) -> int:
    """How many cells a stage of these enemies has."""
    return prod((foe.stamina + 1) * (1 if foe.limit is None else foe.limit + 1) for foe in foes)


def stages_of(foes: tuple[Foe, ...], *, together: bool) -> list[tuple[Foe, ...]]:
    """Who attacks at one time, stage by stage."""
    return [foes] if together else [(foe,) for foe in foes]
