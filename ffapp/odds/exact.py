"""The odds of a fight from where it stands, amid a round or between two, out of the tables of its stages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from ffapp.odds.course import Course, Entered, Likely
from ffapp.odds.report import Ends, LuckOdds, Spread, TargetOdds, spread_of
from ffapp.odds.stage import Stage, stages_of
from ffapp.odds.tables import BETTER, After, Round, Setting
from ffapp.odds.terms import Terms
from ffapp.odds.throws import lucky


class _Position(NamedTuple):
    """Where a fight stands between rounds: the hero's effective Stamina and Luck, the Stamina of each enemy, and the
    wounds left of each (None: nobody counts them)."""

    stamina: int
    luck: int
    foes: tuple[int, ...]
    limits: tuple[int | None, ...]


class Exact:
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
        """The blow that waits, None where none does or luck is not offered on it."""
        struck, at = self.terms.struck, self.terms.waiting
        if at is None or not struck[at].open:
            return None
        # What is answered costs what it costs.
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
