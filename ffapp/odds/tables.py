"""What every state of a stage is worth: the chance to win from there, luck used best (backward induction).

A table holds, for each effective Stamina of the hero (0: dead) and each Luck, the worth of every cell. Where rounds are
not counted a state leads to lower ones or to itself, and what leads to itself is solved, not iterated: a round that
changes nothing has not been. At Luck 0 and 1 no test can succeed, so both have the same worth, which is that of a fight
without luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from ffapp.odds.stage import Blows, Brought, Cells, Plan, Row, Stage
from ffapp.odds.throws import lucky

Table: TypeAlias = list[list[Cells]]
"""By effective Stamina, Luck and cell."""

After: TypeAlias = Callable[[int, int], float]
"""What it is worth that all enemies of a stage are dead, by effective Stamina and Luck."""

BETTER: Final = 1 + 1e-13
"""So many times a chance must be another one to be better: what rounding makes of equal chances is no reason to test
luck, or to choose another target than the first."""


class Cancelled(Exception):
    """The odds are no longer wanted."""


class Cost(NamedTuple):
    """What a blow received takes from the hero's Stamina without luck, lucky and unlucky, its poison included. `luck`
    says whether it is offered."""

    plain: int
    lucky: int
    unlucky: int
    luck: bool


def cost_of(blows: Blows) -> Cost:
    """What the first of some blows costs."""
    wound, venom, _ = blows[0]
    return Cost(wound + venom, max(0, wound - 1) + venom, wound + 1 + venom, wound > 0)


class Setting(NamedTuple):
    """What all rounds of a fight share: the highest Stamina and Luck of their tables, what the hero's blow costs, what
    it is worth that the section takes over, and whether somebody no longer wants to know."""

    stamina: int
    luck: int
    strike: int
    over: float
    cancelled: Callable[[], bool]


class Round:
    """The worth of all states of a stage before a round (`states`), and of those where blows received wait for their
    answers, by these (`waiting`). `picks` is which of its plans is best in a cell that has several.

    `then` is the worth of the states after it: those of another round, or the same ones where rounds are not counted.
    """

    def __init__(self, stage: Stage, setting: Setting, following: Round | None) -> None:
        self.stage = stage
        self.setting = setting
        self.counted = following is not None
        self._dead: list[Cells] = [[0.0] * stage.size] * (setting.luck + 1)
        self.states: Table = [self._dead]
        self.then = self.states if following is None else following.states
        self.waiting: dict[Blows, Table] = {}
        self.picks: list[list[list[int]]] = []

    # -- one state -----------------------------------------------------------------------------------------------------

    def received(self, blows: Blows, stamina: int, luck: int, cell: int) -> tuple[bool, float]:
        """Whether luck is best tested on the first of the blows that wait, and what the state is worth."""
        base, cost, axis = self._before(blows[1:]), cost_of(blows), blows[0].axis

        def suffered(points: int, left: int) -> float:
            lower = self.stage.fallen(axis, 1)[cell] if points and axis >= 0 else cell
            return base[max(0, stamina - points)][left][lower]

        plain = suffered(cost.plain, luck)
        if luck < 2 or not cost.luck:
            return False, plain
        return _chosen(plain, suffered(cost.lucky, luck - 1), suffered(cost.unlucky, luck - 1), luck)

    def dealt(self, blows: Blows, stamina: int, luck: int, cell: int, axis: int) -> tuple[bool, float]:
        """The same for a blow that the hero deals, before those received are answered."""
        base = self._before(blows)
        plain = base[stamina][luck][self.stage.fallen(axis, self.setting.strike)[cell]]
        if luck < 2:
            return False, plain
        good, bad = (base[stamina][luck - 1][self.stage.fallen(axis, points)[cell]] for points in self.strikes)
        return _chosen(plain, good, bad, luck)

    @property
    def strikes(self) -> tuple[int, int]:
        """What the hero's blow costs lucky and unlucky."""
        return self.setting.strike + 2, max(0, self.setting.strike - 1)

    def loops(self, plan: Plan) -> bool:
        """Whether the hero's blow alone leads back to the same state: it costs nothing, and rounds are not counted."""
        return not self.setting.strike and not self.counted and plan.clean > 0

    def planned(self, plan: Plan, stamina: int, luck: int, cell: int) -> float:
        """What a state is worth where the next round is fought by a plan."""
        worth = plan.idle * self.then[stamina][luck][cell] if plan.idle else 0.0
        for chance, (axis, blows) in plan.mixed:
            if axis < 0:
                worth += chance * self.waiting[blows][stamina][luck][cell]
            else:
                worth += chance * self.dealt(blows, stamina, luck, cell, axis)[1]
        if self.loops(plan):
            tested = self._all_tested((), stamina, luck, plan.axis)
            return _looped(plan.clean, worth, None if tested is None else tested[cell])
        return worth + plan.clean * self.dealt((), stamina, luck, cell, plan.axis)[1] if plan.clean else worth

    # -- all states ----------------------------------------------------------------------------------------------------

    def hand_over(self, after: After) -> None:
        """Fills the tables of where no round is left."""
        width = self.stage.tops[-1]
        for stamina in range(1, self.setting.stamina + 1):
            self.states.append([])
            for luck in range(self.setting.luck + 1):
                cleared = after(stamina, luck)
                firsts = (cleared if row.dead == () else self.setting.over for row in self.stage.rows)
                cells = [worth for first in firsts for worth in (first, *[self.setting.over] * width)]
                self.states[-1].append(cells)

    def fill(self, after: After) -> None:
        """Fills the tables. Raises `Cancelled`."""
        self.waiting = {blows: [self._dead] for blows in self.stage.received}
        self.picks = [[]]
        tables: list[list[list[Cells]]] = [self.states, *self.waiting.values()]
        for stamina in range(1, self.setting.stamina + 1):
            if self.setting.cancelled():
                raise Cancelled
            for table in tables:
                table.append([])
            self.picks.append([])
            for luck in range(self.setting.luck + 1):
                if luck == 1:
                    self.picks[-1].append(self.picks[-1][0])
                    for table in tables:
                        table[-1].append(table[-1][0])
                    continue
                for blows, table in self.waiting.items():
                    table[-1].append(self._all_received(blows, stamina, luck))
                self._fill_cells(stamina, luck, after(stamina, luck))

    def _before(self, blows: Blows) -> Table:
        """The worth of the states where only these blows still wait."""
        return self.waiting[blows] if blows else self.then

    def _all_received(self, blows: Blows, stamina: int, luck: int) -> Cells:
        """The worth of all cells where these blows wait."""
        base, cost, axis = self._before(blows[1:]), cost_of(blows), blows[0].axis

        def suffered(points: int, left: int) -> Cells:
            cells = base[max(0, stamina - points)][left]
            return self.stage.lowered(cells, axis, 1) if points and axis >= 0 else cells

        plain = suffered(cost.plain, luck)
        if luck < 2 or not cost.luck:
            return plain
        return _better(plain, _tested(luck, suffered(cost.lucky, luck - 1), suffered(cost.unlucky, luck - 1)))

    def _all_dealt(self, blows: Blows, stamina: int, luck: int, axis: int) -> Cells:
        """The worth of all cells where a blow dealt waits, and these received after it."""
        plain = self.stage.lowered(self._before(blows)[stamina][luck], axis, self.setting.strike)
        tested = self._all_tested(blows, stamina, luck, axis)
        return plain if tested is None else _better(plain, tested)

    def _all_tested(self, blows: Blows, stamina: int, luck: int, axis: int) -> Cells | None:
        """The same where luck is tested on the blow dealt; None where no test can succeed."""
        if luck < 2:
            return None
        cells = self._before(blows)[stamina][luck - 1]
        good, bad = (self.stage.lowered(cells, axis, points) for points in self.strikes)
        return _tested(luck, good, bad)

    def _fill_cells(self, stamina: int, luck: int, cleared: float) -> None:
        """Fills all cells at one Stamina and one Luck, row by row."""
        cells: list[float] = []
        picks: list[int] = []
        self.states[stamina].append(cells)  # where rounds are not counted, rows read what lies below them
        self.picks[stamina].append(picks)
        facts = _Facts(
            cells=cells,
            brought={
                (axis, blows): self.waiting[blows][stamina][luck]
                if axis < 0
                else self._all_dealt(blows, stamina, luck, axis)
                for axis, blows in self.stage.brought
            },
            tested={axis: self._all_tested((), stamina, luck, axis) for axis in self.stage.stamina_axes},
        )
        width = self.stage.tops[-1]
        for row in self.stage.rows:
            if row.dead:
                best, chosen = _picked([[self.planned(plan, stamina, luck, row.first)] for plan in row.dead])
                cells += best
                picks += chosen
            else:
                cells.append(self.setting.over if row.dead is None else cleared)
                picks.append(0)
            if row.alive:
                best, chosen = self._row(row, row.alive, stamina, luck, facts)
                cells += best
                picks += chosen
            else:
                cells += [self.setting.over] * width
                picks += [0] * width

    def _row(
        self, row: Row, plans: Sequence[Plan], stamina: int, luck: int, facts: _Facts
    ) -> tuple[list[float], list[int]]:
        """The worth of the cells of a row where the last enemy lives, and the best plan in each."""
        width = self.stage.tops[-1]
        cut = slice(row.first + 1, row.first + 1 + width)
        offers: list[list[float]] = []
        for plan in plans:
            parts = [(chance, facts.brought[what][cut]) for chance, what in plan.mixed]
            tested = facts.tested[plan.axis]
            test = None if tested is None else tested[cut]
            if self.loops(plan):
                tests: Sequence[float | None] = test or [None] * width
                offers.append([_looped(plan.clean, *each) for each in zip(_blend(parts, width), tests, strict=True)])
            elif not self.counted and plan.axis == self.stage.last:
                lowest = [facts.cells[row.first]] * self.setting.strike
                offers.append(_downwards(lowest, plan.clean, _blend(parts, width), test, _best(offers)))
            else:
                plain = self._after_strike(row, plan.axis, stamina, luck, facts)
                parts.append((plan.clean, plain if test is None else _better(plain, test)))
                if plan.idle:
                    parts.append((plan.idle, self.then[stamina][luck][cut]))
                offers.append(_blend(parts, width))
        return _picked(offers)

    def _after_strike(self, row: Row, axis: int, stamina: int, luck: int, facts: _Facts) -> Cells:
        """The worth of the cells to which the hero's blow leads from a row, without luck."""
        width = self.stage.tops[-1]
        if self.counted:
            first = row.first + 1
            return self.stage.lowered(self.then[stamina][luck], axis, self.setting.strike)[first : first + width]
        first = self.stage.fallen(axis, self.setting.strike)[row.first] + 1
        return facts.cells[first : first + width]


class _Facts(NamedTuple):
    """What the rows at one Stamina and one Luck are made of: the cells filled so far, the worth of everything that a
    round can bring but a blow dealt alone, and of testing luck on one of these, by its axis."""

    cells: list[float]
    brought: dict[Brought, Cells]
    tested: dict[int, Cells | None]


def _chosen(plain: float, good: float, bad: float, luck: int) -> tuple[bool, float]:
    """Whether luck is best tested, and what the choice is worth."""
    chance = lucky(luck)
    tested = chance * good + (1 - chance) * bad
    return tested > plain * BETTER, max(plain, tested)


def _tested(luck: int, good: Cells, bad: Cells) -> list[float]:
    chance = lucky(luck)
    other = 1 - chance
    return [chance * one + other * two for one, two in zip(good, bad, strict=True)]


def _better(these: Cells, those: Cells) -> list[float]:
    # Here and below a call of max would take twice the time, which is most of all that is spent here.
    return [one if one > two else two for one, two in zip(these, those, strict=True)]  # noqa: FURB136


def _best(offers: Sequence[list[float]]) -> list[float] | None:
    """The best of each cell, None where there is no offer."""
    if len(offers) < 2:
        return offers[0] if offers else None
    return [max(worths) for worths in zip(*offers, strict=True)]


def _blend(parts: Sequence[tuple[float, Cells]], width: int) -> list[float]:
    """The sum of some worths, each with its chance."""
    if len(parts) == 1:
        [(one, first)] = parts
        return [one * a for a in first]
    if len(parts) == 2:
        (one, first), (two, second) = parts
        return [one * a + two * b for a, b in zip(first, second, strict=True)]
    total = [0.0] * width
    for chance, worths in parts:
        total = [sum_ + chance * worth for sum_, worth in zip(total, worths, strict=True)]
    return total


def _looped(clean: float, other: float, tested: float | None) -> float:
    """The worth of a state that the hero's blow alone does not change unless luck is tested on it."""
    plain = other / (1 - clean) if clean < 1 else 0.0
    return plain if tested is None else max(plain, other + clean * tested)


def _downwards(
    worths: list[float], clean: float, other: Sequence[float], test: Cells | None, offer: Sequence[float] | None
) -> list[float]:
    """The best worth of the cells of a row, lowest first, where the hero's blow leads to one as many cells lower as
    `worths` has places, which hold that of the lowest one: `other` is what all but that blow is worth, `test` luck
    tested on it, and `offer` another target.
    """
    start = len(worths)
    tests = [0.0] * len(other) if test is None else test
    # The list is read while it grows.
    if offer is None:
        for low, rest, tested in zip(worths, other, tests, strict=False):
            worths.append(rest + clean * (low if low > tested else tested))  # noqa: FURB136
    else:
        for low, rest, tested, best in zip(worths, other, tests, offer, strict=False):
            worth = rest + clean * (low if low > tested else tested)  # noqa: FURB136
            worths.append(worth if worth > best else best)  # noqa: FURB136
    return worths[start:]


def _picked(offers: Sequence[list[float]]) -> tuple[list[float], list[int]]:
    """The best worth of each cell, and which offer it is: the first of equal ones."""
    best = offers[0] if len(offers) == 1 else [max(worths) for worths in zip(*offers, strict=True)]
    picks = [len(offers) - 1] * len(best)
    for number in range(len(offers) - 2, -1, -1):
        offer = zip(offers[number], best, picks, strict=True)
        picks = [pick if top > one * BETTER else number for one, top, pick in offer]
    return best, picks
