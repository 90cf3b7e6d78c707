"""Fields that refuse bad input in place, with a message under them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, Literal, Self, TypeVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Input

from ffapp.core.spelling import DASHES
from ffapp.tui.kit.asking import NumberProblem, parse_whole
from ffapp.tui.kit.own_keys import OwnKeys
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.literal import literal
from ffapp.tui.look.messages import WidgetMessage
from ffapp.tui.terminal.digits import digit_of, plain_digits
from ffapp.visible import clean_input

TextProblem = Literal["empty"]
PasteProblem = Literal["unusable", "full", "long", "line", "typed"]

Value = TypeVar("Value")

_LONGEST_TYPED: Final = 24


class PasteCut(Message):
    """Not all of a paste was taken: nothing of it can be written here ("unusable"), there is no room ("full"), or not
    enough ("long"), or it has several lines where one fits ("line"); or there was no room for what was "typed". `high`
    is how many characters fit."""

    def __init__(self, problem: PasteProblem, high: int = 0) -> None:
        super().__init__()
        self.problem = problem
        self.high = high


class SafeInput(OwnKeys, Input):
    """An input whose value never holds control or directional characters, however it was typed or pasted."""

    joined: Callable[[str], str] | None = None
    """What makes one line of several that are pasted; without it the first one is taken."""

    def validate_value(self, value: str) -> str:
        return clean_input(value)

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Whoever types and wants that back does not mean the last action of the game."""
        return key == "ctrl+z" or super().check_consume_key(key, character)

    def replace(self, text: str, start: int, end: int) -> None:
        """As upstream, but of a text that is too long what fits is taken."""
        text = clean_input(text)
        if self.max_length:
            room = self.max_length - (len(self.value) - abs(end - start))
            if text and room <= 0:
                self.crowded()
                return
            text = text[:room]
        super().replace(text, start, end)

    def crowded(self) -> None:
        """Says that there is no room for what was typed."""
        self.post_message(PasteCut("typed", self.max_length or 0))

    def _on_paste(self, event: events.Paste) -> None:
        # Upstream takes the first of `splitlines()`, which a paste of nothing but control characters does not have.
        event.stop()
        event.prevent_default()
        lines = [line for line in map(clean_input, event.text.splitlines()) if line]
        if len(lines) > 1 and self.joined is not None:
            lines = [self.joined("\n".join(lines))]
        before, most = self.value, self.max_length or 0
        room = most - len(before) + abs(self.selection.end - self.selection.start)
        if lines and (room > 0 or not most):
            self.replace(lines[0], *self.selection)
        if not lines:
            self.post_message(PasteCut("unusable"))
        elif most and room <= 0:
            self.post_message(PasteCut("full", most))
        elif most and len(lines[0]) > room:
            self.post_message(PasteCut("long", most))
        elif len(lines) > 1 and self.value != before:
            self.post_message(PasteCut("line"))


class DigitsInput(SafeInput):
    """An input for digits: what stands for a digit on some keyboard (`ffapp.tui.terminal.digits`) becomes that digit.

    `-` is a minus sign at the beginning where numbers may be negative (`signed`) and else the 6 of a French keyboard,
    but not for long: a digit that such a keyboard gives with Shift only, or a letter, makes a dash of it, so that "-3"
    is not taken for 63 nor "101-A" for 1016A.
    """

    signed = False
    _guessed = -1
    """The place of the cursor right behind a 6 that was typed as `-`."""

    async def on_key(self, event: events.Key) -> None:
        guessed, self._guessed = self._guessed, -1
        typed, digit = event.character, digit_of(event.character)
        start, end = sorted(self.selection)
        if typed is None or (typed == "-" and self.signed and start == 0):
            return
        if typed == "-":
            self._guessed = start + 1
        elif (typed.isdecimal() or (typed.isalpha() and not digit)) and guessed == start == end:
            self.delete(start - 1, start)
            self.insert_text_at_cursor("-")
        if digit:
            event.key = event.character = digit

    def replace(self, text: str, start: int, end: int) -> None:
        super().replace(plain_digits(text), start, end)


class NumberInput(DigitsInput):
    """An input that takes a sign and digits only: any other key leaves the text as it is and is told of."""

    class Refused(Message):
        """What was typed or pasted can be no part of a whole number."""

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Only what a number is written with is kept from the bindings of the dialog."""
        return character is not None and (character in f"+{DASHES}" or bool(digit_of(character)))

    def restricted(self) -> None:
        self.post_message(self.Refused())

    crowded = restricted

    async def _on_key(self, event: events.Key) -> None:
        if event.character == "?":  # asks for help: the dialog hears it
            event.prevent_default()


class _Field(Vertical, Generic[Value]):
    """A label, an input and the line under it that stays free for a message. A subclass says what the text is worth
    (`read`) and has its messages `Submitted` and `Changed`."""

    DEFAULT_CSS = """
    _Field {
        width: 1fr;
        height: auto;
        & .field--row { height: auto; width: 1fr; }
        & .field--label { width: auto; padding: 0 1 0 0; }
        & .field--side { width: auto; padding: 0 0 0 1; }
        & .field--message { min-height: 1; }
        & Input { width: 1fr; }
    }
    """

    INPUT: ClassVar[type[SafeInput]] = SafeInput
    RESTRICT: ClassVar[str | None] = None
    """What the whole text may look like while it is typed."""
    Submitted: type[WidgetMessage[Any, Any]]

    def __init__(
        self,
        value: str,
        *,
        label: str,
        placeholder: str,
        max_length: int,
        id: str | None,
        classes: str | None,
        disabled: bool,
    ) -> None:
        super().__init__(id=id, classes=classes, disabled=disabled)
        self._label = label
        self.input = self.INPUT(
            value,
            placeholder=placeholder,
            max_length=max_length,
            restrict=self.RESTRICT,
            validate_on=(),
            select_on_focus=True,
        )
        self.input.cursor_blink = False
        self._message = Prose(classes="field--message")
        self._side = Prose(classes="field--side")

    def compose(self) -> ComposeResult:
        with Horizontal(classes="field--row"):
            if self._label:
                yield Prose(self._label, classes="field--label")
            yield self.input
            yield self._side
        yield self._message

    def read(self) -> Value | None:
        """What the text is worth, or None and a message."""
        raise NotImplementedError

    def submit(self) -> Value | None:
        """As enter: what the text is worth (and `Submitted`), or None and a message."""
        value = self.read()
        if value is not None:
            self.post_message(self.Submitted(self, value))
        return value

    @on(Input.Submitted)
    def _entered(self, event: Input.Submitted) -> None:
        event.stop()
        self.submit()

    @on(Input.Blurred)
    def _left(self, event: Input.Blurred) -> None:
        event.stop()

    def focus(self, scroll_visible: bool = True) -> Self:
        """Put the cursor into the field."""
        self.input.focus(scroll_visible)
        return self

    def say(self, message: str) -> None:
        """Show a message under the field and mark it as refused; "" takes both away."""
        self._message.text = literal(message, glyphs=glyphs_of(self)) if message else ""
        self._message.set_class(bool(message), "-told")
        self.input.set_class(bool(message), "-invalid")

    @property
    def message(self) -> str:
        """What is written under the field."""
        text = self._message.text
        return text if isinstance(text, str) else text.plain


class NumberField(OwnKeys, _Field[int]):
    """A whole number within bounds. Up and down step it.

    What is no such number is refused where it stands: a key that can be no part of one leaves the text as it is, a
    number out of bounds is told of at once, the rest at enter.
    `complain(problem, low, high)` gives the sentence for a problem: empty, not-whole, too-small, too-large. One that is
    `optional` may stay empty.
    """

    INPUT = NumberInput
    input: NumberInput
    RESTRICT = rf"\s*[{DASHES}+]?[0-9]*\s*"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(1)", show=False),
        Binding("down", "step(-1)", show=False),
    ]

    class Submitted(WidgetMessage["NumberField", int | None]):
        """Enter was pressed on a number within bounds; None: it was left out."""

    class Changed(WidgetMessage["NumberField", int]):
        """The text has become another number within bounds; `value` is that number."""

    def __init__(
        self,
        value: int | None = None,
        *,
        low: int,
        high: int,
        complain: Callable[[NumberProblem, int, int], str],
        optional: bool = False,
        label: str = "",
        placeholder: str = "",
        id: str | None = None,
        classes: str | None = None,
        disabled: bool = False,
    ) -> None:
        super().__init__(
            "" if value is None else str(value),
            label=label,
            placeholder=placeholder,
            max_length=_LONGEST_TYPED,
            id=id,
            classes=classes,
            disabled=disabled,
        )
        self.low = low
        self.high = high
        self.optional = optional
        self.input.signed = low < 0
        self._complain = complain
        self._spoilt = False
        """Whether a key was refused amid a number, so that what stands there may not be what was meant (2.5: 25)."""
        self._told_spoilt = False
        """Whether that was said when the number was wanted: what is typed from then on is meant."""

    @property
    def value(self) -> int | None:
        """The number in the field, or None while there is none within bounds."""
        number = parse_whole(self.input.value, self.low, self.high)
        return number if isinstance(number, int) else None

    @value.setter
    def value(self, value: int | None) -> None:
        self.input.value = "" if value is None else str(value)
        self.say("")

    def read(self) -> int | None:
        """The number if it is one within bounds and what was typed, else None and a message."""
        number = parse_whole(self.input.value, self.low, self.high)
        if self._spoilt:
            number, self._told_spoilt = "not-whole", True
        if not isinstance(number, int):
            self.say(self._complain(number, self.low, self.high))
            return None
        self.say("")
        return number

    @property
    def left_out(self) -> bool:
        """Whether it is empty and may be."""
        return self.optional and not self.input.value.strip()

    def submit(self) -> int | None:
        if not self.left_out:
            return super().submit()
        self.say("")
        self.post_message(self.Submitted(self, None))
        return None

    def action_step(self, by: int) -> None:
        start = self.value
        self.value = max(self.low, min(self.high, max(self.low, 0) if start is None else start + by))
        self.input.cursor_position = len(self.input.value)

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        event.stop()
        text = self.input.value.strip()
        problem = parse_whole(text, self.low, self.high)
        self._spoilt = self._spoilt and bool(text) and not self._told_spoilt
        self._told_spoilt = self._told_spoilt and self._spoilt
        if isinstance(problem, int):
            if not self._spoilt:
                self.say("")
            self.post_message(self.Changed(self, problem))
        elif _hopeless(text, problem, self.high):
            self.say(self._complain(problem, self.low, self.high))
        else:
            self.say("")

    @on(NumberInput.Refused)
    def _refused(self, event: NumberInput.Refused) -> None:
        event.stop()
        self._spoilt = any(sign.isdigit() for sign in self.input.value)
        self.say(self._complain("not-whole", self.low, self.high))


def _hopeless(text: str, problem: NumberProblem, high: int) -> bool:
    """Whether typing on cannot mend it: a lone sign or a first digit may still become a number."""
    if problem == "not-whole":
        return text not in ("+", *DASHES)
    return (problem == "too-large" and high >= 0) or (problem == "too-small" and text[0] in DASHES)


class TextField(_Field[str]):
    """A line of text of limited length, which is counted beside it. The value is data: literal, one line, clean.

    `complain(problem, max_length)` gives the sentence for a problem: empty (only where `required`).
    """

    class Submitted(WidgetMessage["TextField", str]):
        """Enter was pressed on an acceptable text."""

    class Changed(WidgetMessage["TextField", str]):
        """The text has changed."""

    def __init__(
        self,
        value: str = "",
        *,
        max_length: int,
        complain: Callable[[TextProblem, int], str] | None = None,
        required: bool = False,
        label: str = "",
        placeholder: str = "",
        id: str | None = None,
        classes: str | None = None,
        disabled: bool = False,
    ) -> None:
        self.max_length = max_length
        self.required = required
        self._complain = complain
        super().__init__(
            clean_input(value)[:max_length],
            label=label,
            placeholder=placeholder,
            max_length=max_length,
            id=id,
            classes=classes,
            disabled=disabled,
        )

    def on_mount(self) -> None:
        self._count()

    @property
    def value(self) -> str:
        """The text, without spaces at its ends."""
        return self.input.value.strip()

    @value.setter
    def value(self, value: str) -> None:
        self.input.value = clean_input(value)[: self.max_length]

    def read(self) -> str | None:
        """The text; None and a message where it is required and empty."""
        value = self.value
        if self.required and not value and self._complain is not None:
            self.say(self._complain("empty", self.max_length))
            return None
        self.say("")
        return value

    def _count(self) -> None:
        digits = len(str(self.max_length))
        self._side.text = f"{len(self.input.value):>{digits}}/{self.max_length}"

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        event.stop()
        self._count()
        if self.value:
            self.say("")
        self.post_message(self.Changed(self, self.value))


class DigitsField(TextField):
    """A short text of digits: faces of dice, a cell, a number that may be left out. `signed`: that number may be
    negative."""

    INPUT = DigitsInput
    input: DigitsInput

    def __init__(self, value: str = "", *, signed: bool = False, **named: Any) -> None:
        super().__init__(value, **named)
        self.input.signed = signed

    def _count(self) -> None:
        """How long it may be is told only where room grows scarce."""
        super()._count()
        if 2 * len(self.input.value) <= self.max_length:
            self._side.text = ""
