"""The odds of the fight that is open on a sheet: exact where its states can be counted through, else played."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from ffapp.gamebook.sheet import Sheet
from ffapp.odds.exact import Exact
from ffapp.odds.report import END_NAMES, Ends, EscapeOdds, Goal, Odds, Sample, TargetOdds, spread_of
from ffapp.odds.simulated import Played, Tally, play_out
from ffapp.odds.stage import cells_of, stages_of
from ffapp.odds.tables import BETTER
from ffapp.odds.terms import Terms, terms_of
from ffapp.odds.throws import lucky

MOST_WORK: Final = 4_000_000
"""Worths to be worked out, beyond which a fight is played instead: some seconds."""

FEWEST: Final = 20
"""So many fights that somebody lives through say how a score is left: of fewer no value can be told that only one in
twenty is beyond."""

LIFE: Final = 1e-10
"""What it is worth that the section takes over where winning is all: of equal chances to win that to live is better."""


def reckon(sheet: Sheet, *, cancelled: Callable[[], bool] = lambda: False, seed: str = "odds") -> Odds:
    """The odds of the fight that is open on a sheet, where it stands. `seed` is for the dice of fights that have to be
    played. Raises LookupError without a fight, and `Cancelled` once `cancelled` says so."""
    terms = terms_of(sheet)
    if work_of(terms) > MOST_WORK:
        return _played(terms, play_out(sheet, seed, cancelled))
    exact = Exact(terms, LIFE, cancelled)
    goal: Goal = "escape" if terms.escaping else "win"
    if goal == "win" and 0 < exact.best <= LIFE:
        exact, goal = Exact(terms, 1.0, cancelled), "live"
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
    found: dict[str, Any] = {name: tally.share(name) for name in END_NAMES}
    if sum(tally.stamina.values()) >= FEWEST:
        found |= {"stamina": spread_of(tally.stamina), "luck": spread_of(tally.luck)}
    return Ends(**found)


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
