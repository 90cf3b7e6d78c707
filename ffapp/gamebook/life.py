"""Life and its end: scores that change, death, and the end that a section orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Caution, Refusal
from ffapp.core.messages import Change, Command, Decision, Event
from ffapp.core.steps import rehearse
from ffapp.gamebook.books import scores_of
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH, check_amount, check_line, check_text, check_writable
from ffapp.gamebook.health import after_sickness
from ffapp.gamebook.lookup import required
from ffapp.gamebook.poison_events import lowered_account
from ffapp.gamebook.sheet import (
    ALIVE,
    Ending,
    Score,
    ScoreName,
    Sheet,
    gained,
    health_penalty,
    lost,
    mortality,
    with_score,
)


class Died(Event, frozen=True, kw_only=True):
    """The hero is dead: `cause` is "stamina" (0 or below, sickness counted) or "health" (0)."""

    cause: str

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, ending=Ending(won=False, cause=self.cause))


class AdventureEnded(Event, frozen=True, kw_only=True):
    """A section ended the adventure."""

    won: bool
    words: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, ending=Ending(won=self.won, cause="section", words=self.words))


class ScoreChanged(Event, frozen=True, kw_only=True):
    """A current value changed by the reader's hand."""

    score: ScoreName
    value: Change
    beyond: bool = False
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return with_score(state, self.score, current=self.value.after)


class InitialChanged(Event, frozen=True, kw_only=True):
    """An initial value changed by order of a section."""

    score: ScoreName
    initial: Change
    value: Change
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return with_score(state, self.score, current=self.value.after, initial=self.initial.after)


def perish(sheet: Sheet) -> Decision:
    """Yields the hero's death if the scores mean it."""
    cause = mortality(sheet)
    if cause is not None and sheet.ending is None:
        yield Died(cause=cause)


def would_kill(sheet: Sheet, command: Command) -> tuple[Caution, ...]:
    """A caution if a command without dice ends with the hero dead."""
    after = rehearse(sheet, command)
    if after.ending is not None and mortality(after):
        return (Caution("would-kill", cause=after.ending.cause, sickness=health_penalty(after.health)),)
    return ()


def _known_score(sheet: Sheet, name: str) -> Score:
    check_writable(name)
    return required(scores_of(sheet).get(name), Refusal("score-unknown", score=name[:NAME_LENGTH]))


class AdjustScore(Command, frozen=True, kw_only=True):
    """Gain or lose points of a characteristic by hand.

    A gain stops at the initial value unless `beyond`. A loss takes what there is; a `payment` beyond what is held is
    refused. `reason` goes into the journal.
    """

    phases: ClassVar[frozenset[str]] = ALIVE
    score: ScoreName
    by: int
    beyond: bool = False
    payment: bool = False
    reason: str = ""

    def check(self, state: Sheet) -> None:
        score = _known_score(state, self.score)
        check_amount(self.by)
        check_line(self.reason)
        if self.by == 0:
            raise Refusal("amount-zero")
        if self.payment and self.by > 0:
            raise Refusal("payment-sign")
        if self.payment and -self.by > score.current:
            raise Refusal("payment-beyond", score=self.score, held=score.current, asked=-self.by)
        if self._after(score) > ABSURD:
            raise Refusal("amount-bounds", low=-score.current, high=ABSURD - score.current, change=True)

    def _after(self, score: Score) -> int:
        return gained(score, self.by, beyond=self.beyond) if self.by > 0 else lost(score, -self.by)

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        return would_kill(state, self)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        score = _known_score(state, self.score)
        yield from lowered_account(state)
        sheet = yield ScoreChanged(
            score=self.score,
            value=Change(score.current, self._after(score)),
            beyond=self.beyond and self.by > 0,
            reason=self.reason,
        )
        sheet = yield from lowered_account(sheet)
        yield from after_sickness(state, sheet)
        yield from perish(sheet)


class AdjustInitial(Command, frozen=True, kw_only=True):
    """Change an initial value, only where the section orders it. The current value follows only downwards."""

    phases: ClassVar[frozenset[str]] = ALIVE
    score: ScoreName
    by: int
    reason: str = ""

    def check(self, state: Sheet) -> None:
        score = _known_score(state, self.score)
        check_amount(self.by)
        check_line(self.reason)
        if self.by == 0:
            raise Refusal("amount-zero")
        check_amount(score.initial + self.by, low=1)

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        return would_kill(state, self)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        score = _known_score(state, self.score)
        initial = score.initial + self.by
        surplus = score.current > score.initial
        current = score.current if surplus else min(score.current, initial)
        yield from lowered_account(state)
        sheet = yield InitialChanged(
            score=self.score,
            initial=Change(score.initial, initial),
            value=Change(score.current, current),
            reason=self.reason,
        )
        sheet = yield from lowered_account(sheet)
        yield from after_sickness(state, sheet)
        yield from perish(sheet)


class EndAdventure(Command, frozen=True, kw_only=True):
    """The section ends the adventure, won or lost, with the reader's words for it."""

    phases: ClassVar[frozenset[str]] = ALIVE
    won: bool
    words: str = ""

    def check(self, state: Sheet) -> None:
        check_text(self.words)

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        return (Caution("adventure-ends", won=self.won),)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield AdventureEnded(won=self.won, words=self.words)


COMMANDS = (AdjustScore, AdjustInitial, EndAdventure)
EVENTS = (Died, AdventureEnded, ScoreChanged, InitialChanged)


def options(sheet: Sheet) -> Iterator[Command]:
    """Both ends."""
    yield EndAdventure(won=True)
    yield EndAdventure(won=False)
