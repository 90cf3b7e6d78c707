"""What every state of a stage is worth: the chance to win from there, luck used best (backward induction).

A table holds, for each effective Stamina of the hero (0: dead) and each Luck, the worth of every cell. Where rounds are
not counted a state leads to lower ones or to itself, and what leads to itself is solved, not iterated: a round that
changes nothing has not been. The worth at Luck 0 is that of a fight without luck.

Where the section never takes over, less Stamina of an enemy is always better for the hero. So no test at Luck 1, which
must fail, is of use, nor one on a blow that kills without it, which the rules do not offer. Where it may take over, the
hero can be safer with a weak enemy than with the next one, and both are minded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from ffapp.odds.stage import Blows, Cells, Plan, Row, Stage
from ffapp.odds.throws import lucky

Table: TypeAlias = list[list[Cells]]
"""By effective Stamina, Luck and cell."""

Offers: TypeAlias = list[Cells]
"""What several plans are worth in some cells."""

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
    it is worth that the section takes over and whether it may, and whether somebody no longer wants to know."""

    stamina: int
    luck: int
    strike: int
    over: float
    limited: bool
    cancelled: Callable[[], bool]

    @property
    def least(self) -> int:
        """The least Luck at which a test can be of use."""
        return 1 if self.limited else 2


class Round:
    """The worth of all states of a stage before a round (`states`), and of those where blows received wait for their
    answers, by these (`waiting`).

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
        self.filled = False
        self.strikes = (setting.strike + 2, max(0, setting.strike - 1))
        """What the hero's blow costs lucky and unlucky."""

    # -- one state -----------------------------------------------------------------------------------------------------

    def received(self, blows: Blows, stamina: int, luck: int, cell: int) -> tuple[bool, float]:
        """Whether luck is best tested on the first of the blows that wait, and what the state is worth."""
        base, cost, axis = self._before(blows[1:]), cost_of(blows), blows[0].axis
        lower = self.stage.fallen(axis, 1)[cell] if axis >= 0 else cell

        def suffered(points: int, left: int) -> float:
            return base[stamina - points][left][lower if points else cell] if points < stamina else 0.0

        plain = suffered(cost.plain, luck)
        if luck < self.setting.least or not cost.luck:
            return False, plain
        return _chosen(plain, suffered(cost.lucky, luck - 1), suffered(cost.unlucky, luck - 1), luck)

    def dealt(self, blows: Blows, stamina: int, luck: int, cell: int, axis: int) -> tuple[bool, float]:
        """The same for a blow that the hero deals, before those received are answered."""
        base, fallen = self._before(blows)[stamina], self.stage.fallen
        plain = base[luck][fallen(axis, self.setting.strike)[cell]]
        if luck < self.setting.least or self.stage.height(axis, cell) <= self.setting.strike:
            return False, plain
        tried, (good, bad) = base[luck - 1], self.strikes
        return _chosen(plain, tried[fallen(axis, good)[cell]], tried[fallen(axis, bad)[cell]], luck)

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
            return _looped(plan.clean, worth, self._all_tested((), stamina, luck, plan.axis)[cell])
        return worth + plan.clean * self.dealt((), stamina, luck, cell, plan.axis)[1] if plan.clean else worth

    def best(self, stamina: int, luck: int, cell: int) -> Plan | None:
        """The best plan for the next round, the first of equal ones; None where the fight is over."""
        number, place = divmod(cell, self.stage.tops[-1] + 1)
        row = self.stage.rows[number]
        plans = (row.alive if place else row.dead) if self.filled else None
        if not plans:
            return None
        top = self.states[stamina][luck][cell]
        first = (plan for plan in plans[:-1] if top <= self.planned(plan, stamina, luck, cell) * BETTER)
        return next(first, plans[-1])

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
        self.filled = True
        tables: list[list[list[Cells]]] = [self.states, *self.waiting.values()]
        for stamina in range(1, self.setting.stamina + 1):
            if self.setting.cancelled():
                raise Cancelled
            for table in tables:
                table.append([])
            for luck in range(self.setting.luck + 1):
                if luck == 1 < self.setting.least:
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
        if luck < self.setting.least or not cost.luck:
            return plain
        return _better(plain, luck, suffered(cost.lucky, luck - 1), suffered(cost.unlucky, luck - 1))

    def _all_dealt(self, blows: Blows, stamina: int, luck: int, axis: int) -> Cells:
        """The worth of all cells where a blow dealt waits, and these received after it."""
        base = self._before(blows)[stamina]
        plain = self.stage.lowered(base[luck], axis, self.setting.strike)
        if luck < self.setting.least:
            return plain
        if self.setting.limited:
            return _best([list(plain), self._all_tested(blows, stamina, luck, axis)]) or plain
        return _better(plain, luck, *self._tried(base[luck - 1], axis))

    def _all_tested(self, blows: Blows, stamina: int, luck: int, axis: int) -> list[float]:
        """The same where luck is tested on the blow dealt; 0 where no test is offered, or of use."""
        if luck < self.setting.least:
            return [0.0] * self.stage.size
        chance = lucky(luck)
        other = 1 - chance
        tried = zip(*self._tried(self._before(blows)[stamina][luck - 1], axis), strict=True)
        tested = [chance * good + other * bad for good, bad in tried]
        if not self.setting.limited:
            return tested
        strike, height = self.setting.strike, self.stage.height
        return [worth if height(axis, cell) > strike else 0.0 for cell, worth in enumerate(tested)]

    def _tried(self, cells: Cells, axis: int) -> tuple[Cells, Cells]:
        """The worth of cells after a test of luck on a blow dealt, lucky and unlucky."""
        good, bad = self.strikes
        return self.stage.lowered(cells, axis, good), self.stage.lowered(cells, axis, bad)

    def _fill_cells(self, stamina: int, luck: int, cleared: float) -> None:
        """Fills all cells at one Stamina and one Luck, row by row."""
        cells: list[float] = []
        self.states[stamina].append(cells)  # where rounds are not counted, rows read what lies below them
        facts = self._facts(stamina, luck)
        over = [self.setting.over] * self.stage.tops[-1]
        for number, row in enumerate(self.stage.rows):
            if row.dead:
                cells.append(max([self._lone(plan, number, row.first, cells, facts) for plan in row.dead]))
            else:
                cells.append(self.setting.over if row.dead is None else cleared)
            cells += self._row(row, row.alive, cells, facts) if row.alive else over

    def _facts(self, stamina: int, luck: int) -> _Facts:
        """What the rows at one Stamina and one Luck are made of."""
        brought = {
            (axis, blows): self.waiting[blows][stamina][luck]
            if axis < 0
            else self._all_dealt(blows, stamina, luck, axis)
            for axis, blows in self.stage.brought
        }
        rest: list[Cells] = []
        lone: list[Cells] = []
        whole, width = slice(None, None, self.stage.tops[-1] + 1), len(self.stage.rows)
        for plan, first, end, alone in self.stage.spans:
            parts = [(chance, brought[what]) for chance, what in plan.mixed]
            if self.counted:
                parts += (
                    (plan.clean, self._all_dealt((), stamina, luck, plan.axis)),
                    (plan.idle, self.then[stamina][luck]),
                )
            rest.append(_blend([(chance, worths[first:end]) for chance, worths in parts], end - first))
            lone.append(_blend([(chance, worths[whole]) for chance, worths in parts], width) if alone else ())
        axes = () if self.counted else self.stage.stamina_axes
        if self.setting.limited or luck < self.setting.least:
            worths = {axis: self._all_tested((), stamina, luck, axis) for axis in axes}
            return _Facts(rest, lone, 1.0, {axis: (tested, tested) for axis, tested in worths.items()})
        tried = {axis: self._tried(self.then[stamina][luck - 1], axis) for axis in axes}
        return _Facts(rest, lone, lucky(luck), tried)

    def _lone(self, plan: Plan, number: int, first: int, cells: list[float], facts: _Facts) -> float:
        """What a plan is worth in the first cell of a row, where the last enemy is dead."""
        rest = facts.lone[plan.number][number]
        if self.counted or not plan.clean:
            return rest
        good, bad = facts.tried[plan.axis]
        test = facts.chance * good[first] + (1 - facts.chance) * bad[first]
        if self.loops(plan):
            return _looped(plan.clean, rest, test)
        low = cells[self.stage.fallen(plan.axis, self.setting.strike)[first]]
        return rest + plan.clean * (low if low > test else test)  # noqa: FURB136

    def _row(self, row: Row, plans: Sequence[Plan], cells: list[float], facts: _Facts) -> Cells:
        """What the best plan is worth in the cells of a row where the last enemy lives. `cells` are those that are
        filled."""
        first, end = row.first + 1, row.first + 1 + self.stage.tops[-1]
        if len(plans) == 2 and self._falls(plans):
            return self._row_of_two(plans[0], plans[1], first, end, cells, facts)
        offers: Offers = []
        for plan in plans:
            start = self.stage.spans[plan.number].first
            rest = facts.rest[plan.number][first - start : end - start]
            if self.counted or not plan.clean:
                offers.append(rest)
                continue
            tests, clean = facts.tested(plan.axis, first, end), plan.clean
            if self.loops(plan):
                offers.append([_looped(clean, *each) for each in zip(rest, tests, strict=True)])
            elif plan.axis == self.stage.last:
                lowest = [cells[row.first]] * self.setting.strike
                return _downwards(lowest, clean, rest, tests, _best(offers))
            else:
                low = self.stage.fallen(plan.axis, self.setting.strike)[row.first] + 1
                lower = zip(rest, cells[low : low + end - first], tests, strict=True)
                offers.append([a + clean * (b if b > c else c) for a, b, c in lower])  # noqa: FURB136
        return _best(offers) or []

    def _falls(self, plans: Sequence[Plan]) -> bool:
        """Whether all plans have a blow that makes an enemy weaker at once, of whom the last one is the last's."""
        last = plans[-1].axis == self.stage.last
        return last and not self.counted and self.setting.strike > 0 and all(plan.clean for plan in plans)

    def _row_of_two(
        self, other: Plan, last: Plan, first: int, end: int, cells: list[float], facts: _Facts
    ) -> list[float]:
        """The same for two such plans, in one go: most fights of several have two."""
        spans, tried, strike = self.stage.spans, facts.tried, self.setting.strike
        below = self.stage.fallen(other.axis, strike)[first]
        starts = (first - spans[other.number].first, first - spans[last.number].first)
        width = end - first
        twos, ones = (facts.rest[plan.number][at : at + width] for plan, at in zip((other, last), starts, strict=True))
        fallen, row = slice(below, below + width), slice(first, end)
        (good, bad), (best, worst) = ((cells[row] for cells in tried[plan.axis]) for plan in (other, last))
        a, b, chance, unlucky = other.clean, last.clean, facts.chance, 1 - facts.chance
        worths = [cells[first - 1]] * strike
        add = worths.append
        # The first list is read while it grows.
        together = zip(worths, ones, best, worst, twos, cells[fallen], good, bad, strict=False)
        for low, one, g, h, two, lower, i, j in together:
            tested = chance * g + unlucky * h
            worth = one + b * (low if low > tested else tested)  # noqa: FURB136
            tested = chance * i + unlucky * j
            offer = two + a * (lower if lower > tested else tested)  # noqa: FURB136
            add(worth if worth > offer else offer)  # noqa: FURB136
        return worths[strike:]


class _Facts(NamedTuple):
    """What the rows at one Stamina and one Luck are made of: by the number of a plan what all is worth but a blow dealt
    alone, from the first of its cells on (`rest`), and where the last enemy is dead, row by row (`lone`); by axis what
    a test of luck on such a blow is worth, lucky and unlucky (`tried`), and how likely it is lucky (`chance`)."""

    rest: list[Cells]
    lone: list[Cells]
    chance: float
    tried: dict[int, tuple[Cells, Cells]]

    def tested(self, axis: int, first: int, end: int) -> Cells:
        """What a test is worth in some cells."""
        chance, other, (good, bad) = self.chance, 1 - self.chance, self.tried[axis]
        return [chance * a + other * b for a, b in zip(good[first:end], bad[first:end], strict=True)]


def _chosen(plain: float, good: float, bad: float, luck: int) -> tuple[bool, float]:
    """Whether luck is best tested, and what the choice is worth."""
    chance = lucky(luck)
    tested = chance * good + (1 - chance) * bad
    return tested > plain * BETTER, max(plain, tested)


# The rest is most of all the time that is spent here. A call of max would take twice as long as a comparison.


def _better(plain: Cells, luck: int, good: Cells, bad: Cells) -> list[float]:
    """The worth of cells where luck can be tested or not."""
    chance = lucky(luck)
    other = 1 - chance
    return [
        one if one > (test := chance * two + other * three) else test
        for one, two, three in zip(plain, good, bad, strict=True)
    ]


def _best(offers: Offers) -> Cells | None:
    """The best of each cell, None where there is no offer."""
    if len(offers) < 2:
        return offers[0] if offers else None
    if len(offers) == 2:
        return [a if a > b else b for a, b in zip(*offers, strict=True)]  # noqa: FURB136
    return [max(worths) for worths in zip(*offers, strict=True)]


def _blend(parts: Sequence[tuple[float, Cells]], size: int) -> Cells:
    """The sum of some worths, each with its chance: four at a time."""
    if not parts:
        return [0.0] * size
    if len(parts) > 4:
        return _blend([*parts[:3], (1.0, _blend(parts[3:], size))], size)
    chances, worths = zip(*parts, strict=True)
    if len(parts) == 1:
        (a,) = chances
        return [a * w for w in worths[0]]
    if len(parts) == 2:
        a, b = chances
        return [a * w + b * x for w, x in zip(*worths, strict=True)]
    if len(parts) == 3:
        a, b, c = chances
        return [a * w + b * x + c * y for w, x, y in zip(*worths, strict=True)]
    a, b, c, d = chances
    return [a * w + b * x + c * y + d * z for w, x, y, z in zip(*worths, strict=True)]


def _looped(clean: float, other: float, tested: float) -> float:
    """The worth of a state that the hero's blow alone does not change unless luck is tested on it."""
    return max(other / (1 - clean) if clean < 1 else 0.0, other + clean * tested)


def _downwards(
    worths: list[float], clean: float, rest: Cells, tests: Cells, offer: Sequence[float] | None
) -> list[float]:
    """The best worth of the cells of a row, lowest first, where the hero's blow leads to one as many cells lower as
    `worths` has places, which hold that of the lowest one: `rest` is what all but that blow is worth, `tests` luck
    tested on it, and `offer` the best of the other targets.
    """
    start = len(worths)
    # The list is read while it grows.
    add = worths.append
    if offer is None:
        for low, one, tested in zip(worths, rest, tests, strict=False):
            add(one + clean * (low if low > tested else tested))  # noqa: FURB136
    else:
        for low, one, tested, best in zip(worths, rest, tests, offer, strict=False):
            worth = one + clean * (low if low > tested else tested)  # noqa: FURB136
            add(worth if worth > best else best)  # noqa: FURB136
    return worths[start:]
