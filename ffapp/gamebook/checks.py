"""Tests of Luck and Skill, and any other dice that a section asks for (both books)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice, Faces
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Change, Command, Decision, Event, arguments_of
from ffapp.gamebook.bounds import check_amount, check_line
from ffapp.gamebook.playing_luck import check_played, play_luck
from ffapp.gamebook.sheet import ALIVE, Score, Sheet, effective_skill

MOST_DICE, LEAST_SIDES, MOST_SIDES = 20, 2, 100
"""So many dice, and dice of so many faces, can a section ask for."""


class LuckTested(Event, frozen=True, kw_only=True):
    """Two dice, and what Luck played adds to them, against Luck as it was; then Luck has one point less (never below
    0)."""

    dice: Faces
    luck: Change
    lucky: bool
    reason: str = ""
    played: int = 0

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, luck=Score(self.luck.after, state.luck.initial))

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "total": sum(self.dice) + self.played}


class SkillTested(Event, frozen=True, kw_only=True):
    """Two dice plus a modifier, and what Luck played adds to them, against effective Skill."""

    dice: Faces
    modifier: int = 0
    skill: int
    success: bool
    reason: str = ""
    played: int = 0

    def apply(self, state: Sheet) -> Sheet:
        return state

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "total": sum(self.dice) + self.modifier + self.played}


class DiceRolled(Event, frozen=True, kw_only=True):
    """Dice that a section asked for, and what Luck played adds to them. They change nothing by themselves."""

    dice: Faces
    sides: int = 6
    reason: str = ""
    played: int = 0

    def apply(self, state: Sheet) -> Sheet:
        return state

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "count": len(self.dice), "total": sum(self.dice) + self.played}


def roll_luck(sheet: Sheet, dice: Dice, reason: str = "", *, played: int = 0) -> LuckTested:
    """The test of Luck: compare first, then lose the point (both books, Chance). At Luck 0 it is unlucky, whatever Luck
    played takes from the dice."""
    faces = dice.roll("luck", 2, label="luck")
    luck = sheet.luck.current
    return LuckTested(
        dice=faces,
        luck=Change(luck, max(0, luck - 1)),
        lucky=luck > 0 and sum(faces) + played <= luck,
        reason=reason,
        played=played,
    )


class TestLuck(Command, frozen=True, kw_only=True):
    """Test your Luck. At Luck 0 a compulsory test rolls and is unlucky; an `optional` one is refused.

    Luck `played` for a change to the roll is paid first: the test compares with what is left, and an optional one needs
    something left.
    """

    __test__: ClassVar[bool] = False
    phases: ClassVar[frozenset[str]] = ALIVE
    optional: bool = False
    reason: str = ""
    played: int = 0

    def check(self, state: Sheet) -> None:
        check_line(self.reason)
        check_played(state, self.played)
        if self.optional and state.luck.current == 0:
            raise Refusal("luck-none-left")
        if self.optional and self.played and state.luck.current == 1:
            raise Refusal("luck-play-last")

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        sheet = yield from play_luck(state, self.played)
        yield roll_luck(sheet, dice, self.reason, played=self.played)


class TestSkill(Command, frozen=True, kw_only=True):
    """Test your Skill: two dice plus `modifier` (on the roll) at most effective Skill. Costs nothing but the point of
    Luck `played` for a change to the roll."""

    __test__: ClassVar[bool] = False
    phases: ClassVar[frozenset[str]] = ALIVE
    modifier: int = 0
    reason: str = ""
    played: int = 0

    def check(self, state: Sheet) -> None:
        check_amount(self.modifier)
        check_line(self.reason)
        check_played(state, self.played)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield from play_luck(state, self.played)
        faces = dice.roll("skill", 2, label="skill")
        skill = effective_skill(state)
        yield SkillTested(
            dice=faces,
            modifier=self.modifier,
            skill=skill,
            success=sum(faces) + self.modifier + self.played <= skill,
            reason=self.reason,
            played=self.played,
        )


class RollDice(Command, frozen=True, kw_only=True):
    """Roll any dice that the section asks for: 1 to 20 dice of 2 to 100 faces; a point of Luck can be `played` for a
    change to their sum."""

    phases: ClassVar[frozenset[str]] = ALIVE
    count: int = 1
    sides: int = 6
    reason: str = ""
    played: int = 0

    def check(self, state: Sheet) -> None:
        check_amount(self.count, low=1, high=MOST_DICE)
        check_amount(self.sides, low=LEAST_SIDES, high=MOST_SIDES)
        check_line(self.reason)
        check_played(state, self.played)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield from play_luck(state, self.played)
        faces = dice.roll("free", self.count, self.sides, label="free")
        yield DiceRolled(dice=faces, sides=self.sides, reason=self.reason, played=self.played)


COMMANDS = (TestLuck, TestSkill, RollDice)
EVENTS = (LuckTested, SkillTested, DiceRolled)


def options(sheet: Sheet) -> Iterator[Command]:
    """The tests: of Luck, compulsory and optional, and of Skill."""
    yield TestLuck()
    yield TestLuck(optional=True)
    yield TestSkill()
