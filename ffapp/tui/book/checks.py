"""The forms of what is rolled: a test of Luck or Skill with all that a section says of it, and any other dice.

Where the book lets Luck be played for a change to a roll, each has a field for that: it is declared before the dice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from ffapp.core.messages import Command
from ffapp.gamebook.books import book_of
from ffapp.gamebook.checks import LEAST_SIDES, MOST_DICE, MOST_SIDES, RollDice, TestLuck, TestSkill
from ffapp.gamebook.playing_luck import MOST_PLAYED, luck_played
from ffapp.resources import styles
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import NumberField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.prose import Prose


class RollingForm(Form):
    """A form for something that is rolled. `stake` is the field for Luck played, in the books that know it."""

    help_topic = "dice"
    CSS_PATH: ClassVar[Any] = [styles() / "play.tcss", styles() / "things.tcss"]
    against_luck = False
    """Whether the roll is compared with Luck, and so with what is left of it."""

    @property
    def plays_luck(self) -> bool:
        """Whether the book lets Luck be played."""
        return book_of(self.sheet).plays_luck

    def stake(self) -> Iterable[Widget]:
        """The field for the change to the roll that a point of Luck is paid for, and what it means."""
        if not self.plays_luck:
            return
        field = self.number(0, "luckplay-label", "played", low=-MOST_PLAYED, high=MOST_PLAYED)
        field.disabled = self.session.why_not(TestSkill(played=1)) is not None
        yield field
        yield Prose(self._stake_told(0), id="stake")

    def _stake_told(self, by: int) -> str:
        refusal = self.session.why_not(TestSkill(played=by or 1))
        if refusal is not None:
            return tell_refusal(self.texts, refusal, self.figures)
        luck = luck_played(self.sheet, by).luck
        return self.texts("luckplay-told", by=by, before=luck.before, after=luck.after, against_luck=self.against_luck)

    def played(self) -> int | None:
        """The change that Luck is played for, 0 for none; None where its field has complained."""
        return self.value_of("played") if self.plays_luck else 0

    def staked(self, by: int) -> None:
        """The field for Luck played says another number."""
        self.query_one("#stake", Prose).text = self._stake_told(by)

    def on_number_field_changed(self, event: NumberField.Changed) -> None:
        event.stop()
        self.say("")
        if event.field.id == "played":
            self.staked(event.value)


class ModeList(ChoiceList):
    """What kind of test it is: digits, space and arrows change it, enter rolls as in every field."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "screen.roll", show=False)]


class LuckForm(RollingForm):
    """A test of Luck: ordered or offered by the section, and with Luck played for it."""

    help_topic = "luck"
    keys_told = "luckplay-keys-luck"
    against_luck = True

    def __init__(self) -> None:
        super().__init__("luckplay-luck-title")

    def parts(self) -> Iterable[Any]:
        yield from self.stake()
        yield ModeList(self._modes(0), lit=True, id="mode")
        yield self.reason()

    def _modes(self, by: int) -> tuple[Choice, ...]:
        texts = self.texts
        refusal = self.session.why_not(TestLuck(optional=True, played=by))
        reason = "" if refusal is None else tell_refusal(texts, refusal, self.figures)
        return (
            Choice("ordered", texts("luckplay-ordered")),
            Choice("optional", texts("luckplay-optional"), reason=reason),
        )

    def first_field(self) -> Widget:
        fields = [field for field in self.query(NumberField) if not field.disabled]
        return fields[0] if fields else self.query_one("#mode")

    def staked(self, by: int) -> None:
        super().staked(by)
        self.query_one("#mode", ChoiceList).choices = self._modes(by)

    def action_roll(self) -> None:
        """As enter in a field."""
        self.submit()

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        self.query_one("#reason").query_one("Input").focus()

    def command(self) -> Command | None:
        played = self.played()
        if played is None:
            return None
        mode = self.query_one("#mode", ChoiceList)
        optional = mode.choices[mode.cursor].id == "optional"
        return TestLuck(optional=optional, reason=self.reason_given(), played=played)


class SkillForm(RollingForm):
    """A test of Skill with what the section adds to the roll."""

    help_topic = "skill"

    def __init__(self) -> None:
        super().__init__("play-skill-title")

    def parts(self) -> Iterable[Any]:
        # Where the reader may have come to play Luck, no modifier is the rule.
        modifier = 0 if self.plays_luck else None
        yield self.number(modifier, "play-skill-modifier", "modifier", placeholder=self.texts("play-skill-placeholder"))
        yield from self.stake()
        yield self.reason()

    def command(self) -> Command | None:
        modifier, played = self.value_of("modifier"), self.played()
        if modifier is None or played is None:
            return None
        return TestSkill(modifier=modifier, reason=self.reason_given(), played=played)


class RollForm(RollingForm):
    """So many dice of so many faces."""

    def __init__(self) -> None:
        super().__init__("play-roll-title")

    def parts(self) -> Iterable[Any]:
        yield self.number(1, "play-roll-count", "count", low=1, high=MOST_DICE)
        yield self.number(6, "play-roll-sides", "sides", low=LEAST_SIDES, high=MOST_SIDES)
        yield from self.stake()
        yield self.reason()

    def command(self) -> Command | None:
        count, sides, played = self.value_of("count"), self.value_of("sides"), self.played()
        if count is None or sides is None or played is None:
            return None
        return RollDice(count=count, sides=sides, reason=self.reason_given(), played=played)
