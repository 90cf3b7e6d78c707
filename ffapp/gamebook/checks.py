"""Tests of Luck and Skill, and any other dice that a section asks for (both books)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice, Faces
from ffapp.core.errors import Figure, Refusal
from ffapp.core.messages import Change, Command, Decision, Event, figures_of
from ffapp.gamebook.bounds import check_amount, check_line
from ffapp.gamebook.sheet import ALIVE, Score, Sheet, effective_skill


class LuckTested(Event, frozen=True, kw_only=True):
    """Two dice against Luck as it was; then Luck has one point less (never below 0)."""

    dice: Faces
    luck: Change
    lucky: bool
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, luck=Score(self.luck.after, state.luck.initial))


class SkillTested(Event, frozen=True, kw_only=True):
    """Two dice plus a modifier against effective Skill."""

    dice: Faces
    modifier: int = 0
    skill: int
    success: bool
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return state

    def figures(self) -> dict[str, Figure]:
        return {**figures_of(self), "total": sum(self.dice) + self.modifier}


class DiceRolled(Event, frozen=True, kw_only=True):
    """Dice that a section asked for. They change nothing by themselves."""

    dice: Faces
    sides: int = 6
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return state

    def figures(self) -> dict[str, Figure]:
        return {**figures_of(self), "count": len(self.dice)}


def roll_luck(sheet: Sheet, dice: Dice, reason: str = "") -> LuckTested:
    """The test of Luck: compare first, then lose the point (both books, Chance)."""
    faces = dice.roll("luck", 2, label="luck")
    luck = sheet.luck.current
    return LuckTested(dice=faces, luck=Change(luck, max(0, luck - 1)), lucky=sum(faces) <= luck, reason=reason)


class TestLuck(Command, frozen=True, kw_only=True):
    """Test your Luck. At Luck 0 a compulsory test rolls and is unlucky; an `optional` one is refused."""

    __test__: ClassVar[bool] = False
    phases: ClassVar[frozenset[str]] = ALIVE
    optional: bool = False
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_line(self.reason)
        if self.optional and state.luck.current == 0:
            raise Refusal("luck-none-left")

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield roll_luck(state, dice, self.reason)


class TestSkill(Command, frozen=True, kw_only=True):
    """Test your Skill: two dice plus `modifier` (on the roll) at most effective Skill. Costs nothing."""

    __test__: ClassVar[bool] = False
    phases: ClassVar[frozenset[str]] = ALIVE
    modifier: int = 0
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_amount(self.modifier)
        check_line(self.reason)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        faces = dice.roll("skill", 2, label="skill")
        skill = effective_skill(state)
        yield SkillTested(
            dice=faces,
            modifier=self.modifier,
            skill=skill,
            success=sum(faces) + self.modifier <= skill,
            reason=self.reason,
        )


class RollDice(Command, frozen=True, kw_only=True):
    """Roll any dice that the section asks for: 1 to 20 dice of 2 to 100 faces."""

    phases: ClassVar[frozenset[str]] = ALIVE
    count: int = 1
    sides: int = 6
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_amount(self.count, low=1, high=20)
        check_amount(self.sides, low=2, high=100)
        check_line(self.reason)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        faces = dice.roll("free", self.count, self.sides, label="free")
        yield DiceRolled(dice=faces, sides=self.sides, reason=self.reason)


COMMANDS = (TestLuck, TestSkill, RollDice)
EVENTS = (LuckTested, SkillTested, DiceRolled)


def options(sheet: Sheet) -> Iterator[Command]:
    """The tests: of Luck, compulsory and optional, and of Skill."""
    yield TestLuck()
    yield TestLuck(optional=True)
    yield TestSkill()
