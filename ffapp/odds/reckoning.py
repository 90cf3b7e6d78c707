"""The odds of the fight that is open on a sheet: exact where its states can be counted through, else played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from ffapp.gamebook.sheet import Sheet
from ffapp.odds.course import Course, Entered, Likely
from ffapp.odds.simulated import EndName, Played, Tally, play_out
from ffapp.odds.stage import Stage, cells_of, stages_of
from ffapp.odds.tables import BETTER, After, Round, Setting
from ffapp.odds.terms import Terms, terms_of
from ffapp.odds.throws import lucky

MOST_WORK: Final = 4_000_000
"""Worths to be worked out, beyond which a fight is played instead: some seconds."""

LIFE: Final = 1e-10
"""What it is worth that the section takes over where winning is all: of equal chances to win that to live is better."""

Goal: TypeAlias = Literal["win", "live", "escape"]
"""What luck and targets are best for: to win; to live where the section takes over before anybody can win; to survive
the wound of an escape that is under way."""


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """How a score is left: `chances` are (value, chance) pairs, lowest first, among the ends that leave one."""

    mean: float
    deviation: float
    chances: tuple[tuple[int, float], ...]


class Ends(msgspec.Struct, frozen=True, kw_only=True):
    """How a fight ends, by chances that add up to 1. `stamina` and `luck` are those on the sheet of a hero who lives,
    None where nobody does."""

    won: float = 0.0
    dead: float = 0.0
    taken_over: float = 0.0
    escaped: float = 0.0
    endless: float = 0.0
    stamina: Spread | None = None
    luck: Spread | None = None


class LuckOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The blow whose luck waits for its answer: the chance to reach the goal if luck is tested on it and if not, all
    that follows decided best, and which is better. `lucky` is the chance of the test itself; `enemy` is the index of
    who gives or takes the blow, -1 for the wound of an escape."""

    enemy: int
    name: str = ""
    dealt: bool = False
    lucky: float
    tested: float
    plain: float
    test: bool


class TargetOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The chance to reach the goal where this enemy is the target until a round changes something (where rounds are
    counted: of the next one), all that follows decided best."""

    enemy: int
    name: str
    without_luck: float
    with_luck: float


class EscapeOdds(msgspec.Struct, frozen=True, kw_only=True):
    """An escape now: what it costs, and the chance to survive it without luck and with luck used best; `test` says
    whether that means to test it."""

    wound: int
    without_luck: float
    with_luck: float
    test: bool


class Sample(msgspec.Struct, frozen=True, kw_only=True):
    """So many fights were played, and the standard error of the chance to win without luck and with it."""

    fights: int
    error_without_luck: float
    error_with_luck: float


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """What the fight on a sheet will come to. `sample` is None where all is exact; else the figures are those of fights
    played, luck being used only where it can save the hero's life, and each round against the weakest.

    `targets` are there where several can be chosen, and `target` is the index of the best of them. `antidotes` so many
    are carried; none is reckoned with.
    """

    goal: Goal
    without_luck: Ends
    with_luck: Ends
    luck: LuckOdds | None = None
    targets: tuple[TargetOdds, ...] = ()
    target: int | None = None
    escape: EscapeOdds | None = None
    antidotes: int = 0
    sample: Sample | None = None

    def flee(self, mark: float) -> bool:
        """Whether to escape now is better by the player's mark: the chance to live through the fight is below it, and
        below that to survive the escape."""
        live = 1 - self.with_luck.dead
        return self.escape is not None and live < mark and live < self.escape.with_luck


def reckon(sheet: Sheet, *, cancelled: Callable[[], bool] = lambda: False, seed: str = "odds") -> Odds:
    """The odds of the fight that is open on a sheet, where it stands. `seed` is for the dice of fights that have to be
    played. Raises LookupError without a fight, and `Cancelled` once `cancelled` says so."""
    terms = terms_of(sheet)
    if work_of(terms) > MOST_WORK:
        return _played(terms, play_out(sheet, seed, cancelled))
    exact = _Exact(terms, LIFE, cancelled)
    goal: Goal = "escape" if terms.escaping else "win"
    if goal == "win" and 0 < exact.best <= LIFE:
        exact, goal = _Exact(terms, 1.0, cancelled), "live"
    targets = exact.targets()
    return Odds(
        goal=goal,
        without_luck=exact.ends(luck=False),
        with_luck=exact.ends(luck=True),
        luck=exact.advice(),
        targets=targets,
        target=_best(targets),
        escape=escape_of(terms),
        antidotes=terms.antidotes,
    )


def _played(terms: Terms, fights: Played) -> Odds:
    """The odds as fights that were played tell them."""
    plain, careful = fights.without_luck, fights.with_luck
    return Odds(
        goal="escape" if terms.escaping else "win",
        without_luck=_told(plain),
        with_luck=_told(careful),
        escape=escape_of(terms),
        antidotes=terms.antidotes,
        sample=Sample(
            fights=min(plain.fights, careful.fights), error_without_luck=_error(plain), error_with_luck=_error(careful)
        ),
    )


def _told(tally: Tally) -> Ends:
    names: tuple[EndName, ...] = ("won", "dead", "taken_over", "escaped", "endless")
    shares = {name: tally.share(name) for name in names}
    return Ends(**shares, stamina=spread_of(tally.stamina), luck=spread_of(tally.luck))


def _error(tally: Tally) -> float:
    """The standard error of the chance to win. Laplace's rule of succession: none won, or all, is no certainty."""
    chance = (tally.ends.get("won", 0) + 1) / (tally.fights + 2)
    return sqrt(chance * (1 - chance) / tally.fights)


def _best(targets: tuple[TargetOdds, ...]) -> int | None:
    """The first of the best targets."""
    top = max((one.with_luck for one in targets), default=0.0)
    return next((one.enemy for one in targets if top <= one.with_luck * BETTER), None)


def work_of(terms: Terms) -> int:
    """How many worths the tables of a fight hold, and how many they are made from: an estimate beforehand."""
    work = 0
    for foes in stages_of(terms.foes, together=terms.together):
        blows = {(foe.wound, foe.poison, foe.limit and foe.number) for foe in foes}
        waiting = len(foes) if len(blows) == 1 else 1 << min(len(foes), 30)
        work += cells_of(foes) * (1 + len(foes)) * waiting
    return work * max(0, terms.stamina) * max(1, terms.luck) * max(1, terms.rounds or 1)


def escape_of(terms: Terms) -> EscapeOdds | None:
    """An escape now, where it is possible."""
    wound = terms.escape_wound
    if wound is None:
        return None
    plain, good, bad = (float(terms.stamina > max(0, points)) for points in (wound, wound - 1, wound + 1))
    tested = lucky(terms.luck) * good + (1 - lucky(terms.luck)) * bad if wound and terms.luck else 0.0
    return EscapeOdds(wound=wound, without_luck=plain, with_luck=max(plain, tested), test=tested > plain)


class _Position(NamedTuple):
    """Where a fight stands between rounds: the hero's effective Stamina and Luck, the Stamina of each enemy, and the
    wounds left of each (None: nobody counts them)."""

    stamina: int
    luck: int
    foes: tuple[int, ...]
    limits: tuple[int | None, ...]


class _Exact:
    """The tables of a fight, and what is read from them. `over` is what it is worth that the section takes over."""

    def __init__(self, terms: Terms, over: float, cancelled: Callable[[], bool]) -> None:
        self.terms = terms
        self._over = over
        self._counted = terms.rounds is not None
        self._left = max(0, terms.rounds or 0)
        limited = self._counted or any(foe.limit is not None for foe in terms.foes)
        self._least = 1 if limited else 2
        setting = Setting(max(0, terms.stamina), terms.luck, terms.strike, over, limited, cancelled)
        self._stages: list[tuple[Stage, list[Round]]] = []
        if not (terms.over or terms.escaping):
            for foes in reversed(stages_of(terms.foes, together=terms.together)):
                stage = Stage(foes, terms.attack, counted=self._counted)
                self._stages.insert(0, (stage, self._tables(stage, setting)))
        self.best = self._answered(())

    def _tables(self, stage: Stage, setting: Setting) -> list[Round]:
        """The rounds of a stage, before those already made."""
        if not self._counted:
            only = Round(stage, setting, None)
            only.fill(self._after(0))
            return [only]
        rounds = [Round(stage, setting, None)]
        rounds[0].hand_over(self._after(0))
        for left in range(1, self._left + 1):
            rounds.append(Round(stage, setting, rounds[-1]))
            rounds[-1].fill(self._after(left))
        return rounds

    def _after(self, left: int) -> After:
        """What it is worth that a stage is over with so many rounds left: the start of the next one."""
        if not self._stages:
            return lambda stamina, luck: 1.0
        stage, rounds = self._stages[0]
        states = rounds[left].states
        return lambda stamina, luck: states[stamina][luck][stage.start]

    # -- the blows that wait -------------------------------------------------------------------------------------------

    def _answered(self, costs: tuple[int, ...], luck: int | None = None) -> float:
        """What it is worth that the first blows that wait have been answered, and cost so much, the others answered
        best. `luck` is what is left then (None: all)."""
        left = self.terms.luck if luck is None else luck
        if len(costs) == len(self.terms.struck):
            return self._worth(self._settled(costs, left))
        blow = self.terms.struck[len(costs)]
        plain = self._answered((*costs, blow.plain), left)
        return max(plain, self._tested(costs, left)) if blow.open and left >= self._least else plain

    def _tested(self, costs: tuple[int, ...], luck: int) -> float:
        """What it is worth to test luck on the next blow that waits."""
        blow = self.terms.struck[len(costs)]
        good, bad = (self._answered((*costs, cost), luck - 1) for cost in (blow.lucky, blow.unlucky))
        return lucky(luck) * good + (1 - lucky(luck)) * bad

    def _settled(self, costs: tuple[int, ...], luck: int) -> _Position:
        """Where the fight stands once all blows have taken effect."""
        stamina = self.terms.stamina
        foes = [foe.stamina for foe in self.terms.foes]
        limits = [foe.limit for foe in self.terms.foes]
        for blow, cost in zip(self.terms.struck, costs, strict=True):
            if blow.dealt:
                foes[blow.foe] = max(0, foes[blow.foe] - cost)
                continue
            stamina -= cost + blow.venom
            limit = limits[blow.foe] if blow.foe >= 0 else None
            if limit is not None and cost + blow.venom:
                limits[blow.foe] = limit - 1
        return _Position(stamina, luck, tuple(foes), tuple(limits))

    def _ended(self, at: _Position) -> Literal["dead", "escaped", "won", "taken_over", ""]:
        """How the fight has ended there, if it has: the hero's death comes first."""
        if at.stamina <= 0:
            return "dead"
        if self.terms.escaping:
            return "escaped"
        if not any(at.foes):
            return "won"
        limited = any(stamina and limit == 0 for stamina, limit in zip(at.foes, at.limits, strict=True))
        return "taken_over" if self.terms.over or limited or (self._counted and not self._left) else ""

    def _cell(self, at: _Position) -> tuple[int, int]:
        """The stage of a position, and its cell there."""
        if self.terms.together:
            return 0, self._stages[0][0].cell(at.foes, [limit for limit in at.limits if limit is not None])
        number = next(place for place, stamina in enumerate(at.foes) if stamina)
        limit = at.limits[number]
        return number, self._stages[number][0].cell(at.foes[number : number + 1], () if limit is None else (limit,))

    def _worth(self, at: _Position) -> float:
        ended = self._ended(at)
        if ended:
            return {"dead": 0.0, "taken_over": self._over}.get(ended, 1.0)
        number, cell = self._cell(at)
        return self._stages[number][1][self._left].states[at.stamina][at.luck][cell]

    # -- what is told --------------------------------------------------------------------------------------------------

    def advice(self) -> LuckOdds | None:
        """The blow whose luck waits; None where none does."""
        struck = self.terms.struck
        # Answered blows cost what they cost: the first open one is the one that is asked about.
        at = next((number for number, blow in enumerate(struck) if blow.open), None)
        if at is None or not self.terms.luck:
            return None
        costs = tuple(blow.plain for blow in struck[:at])
        plain = self._answered((*costs, struck[at].plain))
        tested = self._tested(costs, self.terms.luck)
        foe = self.terms.foes[struck[at].foe] if struck[at].foe >= 0 else None
        return LuckOdds(
            enemy=foe.number if foe else -1,
            name=foe.name if foe else "",
            dealt=struck[at].dealt,
            lucky=lucky(self.terms.luck),
            tested=tested,
            plain=plain,
            test=tested > plain * BETTER,
        )

    def targets(self) -> tuple[TargetOdds, ...]:
        """Each enemy as the next round's target, as listed, where one can be chosen."""
        terms = self.terms
        if terms.struck or not terms.together or len(terms.foes) < 2 or self._ended(self._settled((), terms.luck)):
            return ()
        stage, rounds = self._stages[0]
        plans = sorted(stage.rows[-1].alive or (), key=lambda plan: plan.target)
        return tuple(
            TargetOdds(
                enemy=terms.foes[plan.target].number,
                name=terms.foes[plan.target].name,
                without_luck=rounds[self._left].planned(plan, terms.stamina, 0, stage.start),
                with_luck=rounds[self._left].planned(plan, terms.stamina, terms.luck, stage.start),
            )
            for plan in plans
        )

    def ends(self, *, luck: bool) -> Ends:
        """How the fight ends by the best play, with luck or without."""
        # Luck that is never used is as good as none; what is left of it is all there is.
        kept = 0 if luck else self.terms.luck
        likely: dict[str, Likely] = {name: {} for name in ("won", "taken_over", "escaped")}
        entered: list[Entered] = [{} for _ in self._stages]
        chances = {"dead": 0.0, "endless": 0.0}
        for at, chance in self._answers((), self.terms.luck if luck else 0, 1.0):
            ended = self._ended(at)
            if not ended:
                number, cell = self._cell(at)
                key = (self._left, at.stamina, at.luck, cell)
                entered[number][key] = entered[number].get(key, 0.0) + chance
            elif ended == "dead":
                chances["dead"] += chance
            else:
                _add(likely[ended], {(at.stamina, at.luck): chance})
        for number, (_, rounds) in enumerate(self._stages):
            course = Course(rounds, entered[number])
            _add(likely["taken_over"], course.over)
            chances["dead"] += course.dead
            chances["endless"] += course.endless
            if number + 1 < len(self._stages):
                start = self._stages[number + 1][0].start
                for (left, stamina, lucks), chance in course.cleared.items():
                    key = (left, stamina, lucks, start)
                    entered[number + 1][key] = entered[number + 1].get(key, 0.0) + chance
            else:
                for (_, stamina, lucks), chance in course.cleared.items():
                    _add(likely["won"], {(stamina, lucks): chance})
        alive: Likely = {}
        for known in likely.values():
            _add(alive, known)
        return Ends(
            **{name: sum(known.values(), 0.0) for name, known in likely.items()},
            **chances,
            stamina=_spread(alive, 0, self.terms.penalty),
            luck=_spread(alive, 1, kept),
        )

    def _answers(self, costs: tuple[int, ...], luck: int, chance: float) -> list[tuple[_Position, float]]:
        """Where the blows that wait lead by the best answers, and how likely."""
        if len(costs) == len(self.terms.struck):
            return [(self._settled(costs, luck), chance)]
        blow = self.terms.struck[len(costs)]
        if blow.open and luck >= self._least:
            tested, plain = self._tested(costs, luck), self._answered((*costs, blow.plain), luck)
            if tested > plain * BETTER:
                good = chance * lucky(luck)
                return [
                    *self._answers((*costs, blow.lucky), luck - 1, good),
                    *self._answers((*costs, blow.unlucky), luck - 1, chance - good),
                ]
        return self._answers((*costs, blow.plain), luck, chance)


def _add(likely: Likely, more: Mapping[tuple[int, int], float]) -> None:
    for standing, chance in more.items():
        likely[standing] = likely.get(standing, 0.0) + chance


def _spread(likely: Likely, which: Literal[0, 1], more: int) -> Spread | None:
    """How Stamina (0) or Luck (1) is left, with so much more than reckoned."""
    chances: dict[int, float] = {}
    for standing, chance in likely.items():
        value = standing[which] + more
        chances[value] = chances.get(value, 0.0) + chance
    return spread_of(chances)


def spread_of(weights: Mapping[int, float]) -> Spread | None:
    """The spread of values by their weights, None where these are nothing."""
    whole = sum(weights.values())
    if not whole:
        return None
    mean = sum(value * weight for value, weight in weights.items()) / whole
    variance = sum((value - mean) ** 2 * weight for value, weight in weights.items()) / whole
    return Spread(
        mean=mean,
        deviation=sqrt(variance),
        chances=tuple((value, weights[value] / whole) for value in sorted(weights) if weights[value]),
    )
