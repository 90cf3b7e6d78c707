"""The forms of what is rolled: a test of Luck or Skill with all that a section says of it, and any other dice.

Where the book lets Luck be played for a change to a roll, each has a field for that: it is declared before the dice.
"""

from __future__ import annotations

from ffapp.gamebook.books import book_of
from ffapp.gamebook.checks import LEAST_SIDES, MOST_DICE, MOST_SIDES, RollDice, TestLuck, TestSkill
from ffapp.gamebook.playing_luck import MOST_PLAYED, luck_played
from ffapp.tui.kit.asking import Asking, Questions, Values
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.rows import REASON, Number, OneOf, Preview, Row


def stake(asking: Asking, *, against_luck: bool = False) -> tuple[Row, ...]:
    """The field for the change to the roll that a point of Luck is paid for, and what it means; none where the book
    does not let Luck be played. `against_luck`: the roll is compared with Luck, and so with what is left of it."""
    if not book_of(asking.state).plays_luck:
        return ()

    def told(values: Values) -> str:
        by = values["played"]
        reason = asking.why_not(TestSkill(played=by or 1))
        if reason:
            return reason
        luck = luck_played(asking.state, by).luck
        return asking.texts("luckplay-told", by=by, before=luck.before, after=luck.after, against_luck=against_luck)

    barred = bool(asking.why_not(TestSkill(played=1)))
    return (
        Number("played", "luckplay-label", 0, low=-MOST_PLAYED, high=MOST_PLAYED, disabled=barred),
        Preview("stake", says=told),
    )


class LuckForm(Form):
    """A test of Luck: ordered or offered by the section, and with Luck played for it."""

    help_topic = "luck"

    @staticmethod
    def questions(asking: Asking) -> Questions:
        texts = asking.texts

        def modes(values: Values) -> dict[bool, Choice]:
            reason = asking.why_not(TestLuck(optional=True, played=values.get("played", 0)))
            return {
                False: Choice("ordered", texts("luckplay-ordered")),
                True: Choice("optional", texts("luckplay-optional"), reason=reason),
            }

        return Questions(
            "luckplay-luck-title",
            TestLuck,
            *stake(asking, against_luck=True),
            OneOf("optional", options=modes, then="reason", enters=True),
            REASON,
            keys="luckplay-keys-luck",
        )


class SkillForm(Form):
    """A test of Skill with what the section adds to the roll."""

    help_topic = "skill"

    @staticmethod
    def questions(asking: Asking) -> Questions:
        # Where the reader may have come to play Luck, no modifier is the rule.
        modifier = 0 if book_of(asking.state).plays_luck else None
        return Questions(
            "play-skill-title",
            TestSkill,
            Number("modifier", "play-skill-modifier", modifier, "play-skill-placeholder"),
            *stake(asking),
            REASON,
        )


class RollForm(Form):
    """So many dice of so many faces."""

    help_topic = "dice"

    @staticmethod
    def questions(asking: Asking) -> Questions:
        return Questions(
            "play-roll-title",
            RollDice,
            Number("count", "play-roll-count", 1, low=1, high=MOST_DICE),
            Number("sides", "play-roll-sides", 6, low=LEAST_SIDES, high=MOST_SIDES),
            *stake(asking),
            REASON,
        )
