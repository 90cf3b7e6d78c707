"""What a section of an adventure decides by and gives: its test, its dice, its fight, its wizard's stones, its end."""

from __future__ import annotations

from typing import ClassVar, Literal

from ffapp.core.dice import Dice
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command, Decision
from ffapp.gamebook.bounds import NAME_LENGTH, check_writable
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.effects import Doing
from ffapp.gamebook.fight import FightOpened
from ffapp.gamebook.kinds import Stone
from ffapp.gamebook.life import EndAdventure
from ffapp.gamebook.orders import When, Wizard, points_of
from ffapp.gamebook.reading_events import OutcomeReached, SectionFightSet, StoneChosen
from ffapp.gamebook.reading_state import Reading
from ffapp.gamebook.rounds import ended_by_section
from ffapp.gamebook.sheet import CALM, IN_CALM, ROUND, Sheet
from ffapp.gamebook.stones import STONES, ReceiveStones
from ffapp.gamebook.ways_on import answered, ends, ways_on


class Face(Command, frozen=True, kw_only=True):
    """Face what the section decides by: make its test, throw its dice, or open its fight, where that was called off;
    after a fight, or once the section takes it over, the end that the section orders, where no way asks for what came
    of it. An optional test is compulsory while no way is open that asks for nothing. A point of Luck can be `played`
    where the rulebook lets it."""

    phases: ClassVar[frozenset[str]] = frozenset({CALM, ROUND})
    played: int = 0

    def _wanted(self, state: Sheet) -> Command:
        reading = state.reading
        if reading is None or reading.asked is None:
            raise Refusal("nothing-asked")
        if reading.test is not None:
            test = reading.test
            if test.of == "luck":
                left = test.optional and any(way.closed is None for way in ways_on(state))
                return TestLuck(optional=left, reason=test.why, played=self.played)
            return TestSkill(modifier=test.modifier, reason=test.why, played=self.played)
        if reading.dice:
            thrown = points_of(reading.dice)
            return RollDice(count=thrown.dice, sides=thrown.sides, played=self.played)
        raise Refusal("nothing-asked")

    def check(self, state: Sheet) -> None:
        reading = state.reading
        if state.fight is not None and not ends(state):
            raise Refusal("way-undecided", asked="fight")
        if reading is not None and (reading.asked == "fight" or ends(state)):
            if self.played:
                raise Refusal("nothing-asked")
            return
        self._wanted(state).check(state)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        reading = state.reading
        assert reading is not None
        if ends(state):
            sheet = state if state.fight is None else (yield ended_by_section(state))
            yield from ended(sheet, dice)
        elif reading.asked == "fight":
            assert reading.fight is not None
            yield FightOpened(fight=reading.fight)
            yield SectionFightSet()
        else:
            sheet = yield from _decided(state, self._wanted(state), reading, dice)
            yield from ended(sheet, dice)


def _decided(sheet: Sheet, command: Command, reading: Reading, dice: Dice) -> Doing:
    """Yields what a test or a throw yields, and what it decides. What Luck played adds to a throw carries it no further
    than its dice can: a table has ways for these."""
    decision = command.decide(sheet, dice)
    outcome: When | Literal["thrown"] = "thrown"
    result = 0
    try:
        event = next(decision)
        while True:
            told = event.arguments()
            if "lucky" in told:
                outcome = "lucky" if told["lucky"] else "unlucky"
            elif "success" in told:
                outcome = "passed" if told["success"] else "failed"
            elif "total" in told:
                thrown = points_of(reading.dice)
                least, most = thrown.bounds
                result = max(least, min(most, int(str(told["total"])) + thrown.plus))
            sheet = yield event
            event = decision.send(sheet)
    except StopIteration:
        return (yield OutcomeReached(outcome=outcome, result=result))


class ChooseStone(Command, frozen=True, kw_only=True):
    """Take a Magic Stone of those that the wizard of this section gives."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    stone: Stone

    def _received(self, state: Sheet) -> tuple[Wizard, ReceiveStones]:
        reading = state.reading
        if reading is None or reading.wizard is None:
            raise Refusal("wizard-none")
        wizard = reading.wizard
        if self.stone not in STONES or (wizard.among and self.stone not in wizard.among):
            check_writable(self.stone)
            raise Refusal("wizard-other", stone=self.stone[:NAME_LENGTH])
        return wizard, ReceiveStones(stone=self.stone, source=wizard.kind)

    def check(self, state: Sheet) -> None:
        self._received(state)[1].check(state)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        wizard, received = self._received(state)
        yield from received.decide(state, dice)
        yield StoneChosen(left=wizard.stones - 1)


def ended(sheet: Sheet, dice: Dice) -> Decision:
    """The end that the section orders, where no way that is there asks for what came of its decision."""
    reading = sheet.reading
    if reading is None or reading.end is None or reading.asked is not None or sheet.fight is not None:
        return
    if not (reading.outcome and answered(sheet, reading, reading.outcome)):
        yield from EndAdventure(won=reading.end.kind == "victory", words=reading.end.words).decide(sheet, dice)
