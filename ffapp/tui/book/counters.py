"""The counters of a book: one dialog in which a point of any of them is three keys."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_lowercase
from typing import Any, ClassVar, Final

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input

from ffapp.core.messages import Command
from ffapp.core.steps import would_be
from ffapp.gamebook.books import book_of, counter_of, counters_of
from ffapp.gamebook.bounds import ABSURD
from ffapp.gamebook.counters import AdjustCounter
from ffapp.texts.chronicle import plain
from ffapp.tui.kit.fields import NumberField, TextField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.picker import Alternative, Picker
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.counter import Counter

_LEAD: Final = 5
"""Columns of the mark and the letter before a name."""

_ALONE: Final = {"+": 1, "-": -1, "−": -1}


class PointsField(NumberField):
    """A number of points; a sign alone is one point."""

    @on(Input.Changed)
    def _signed(self, event: Input.Changed) -> None:
        by = _ALONE.get(self.input.value.strip())
        if by is not None:
            self.post_message(self.Changed(self, by))

    @property
    def meant(self) -> int | None:
        """The number in the field, or the point of a lone sign."""
        return _ALONE.get(self.input.value.strip(), self.value)

    def write_out(self) -> None:
        """Writes the point of a lone sign out."""
        if self.input.value.strip() in _ALONE:
            self.value = self.meant

    def submit(self) -> int | None:
        self.write_out()
        return super().submit()


class CountersDialog(Form):
    """All counters of the book with their values; the one that is lit gains or loses points. Arrows, its letter or a
    click light another."""

    help_topic = "honour"
    keys_told = "counters-keys"
    BINDINGS: ClassVar[list[BindingType]] = [
        # Before the field, which would step its number.
        Binding("up", "step(-1)", show=False, priority=True),
        Binding("down", "step(1)", show=False, priority=True),
        # Which of them are a counter's the language says: see `check_action`.
        *(Binding(letter, f"letter('{letter}')", show=False, priority=True) for letter in ascii_lowercase),
    ]

    def __init__(self, counter: str = "") -> None:
        """
        Args:
            counter: which of them is lit at first; the book's first one when left out.
        """
        super().__init__("counters-title")
        self._lit = counter

    @property
    def names(self) -> tuple[str, ...]:
        """The counters of the hero, in the order of the book."""
        return tuple(name for name, _ in counters_of(self.sheet))

    @property
    def lit(self) -> str:
        """The counter that is chosen."""
        return self._lit if self._lit in self.names else next(iter(self.names), "")

    def _letters(self) -> dict[str, str]:
        """The letter of each counter: the one that its language gives it, else the first of its name that is free."""
        found: dict[str, str] = {}
        for known in book_of(self.sheet).counters:
            given = self.texts("counters-letter", counter=known.name)
            wished = f"{given}{plain(self.texts('score-name', score=known.name))}"
            free = (letter for letter in wished if letter in ascii_lowercase and letter not in found.values())
            if letter := next(free, ""):
                found[known.name] = letter
        return found

    def parts(self) -> Iterable[Any]:
        texts, sheet = self.texts, self.sheet
        with Vertical(id="counters"):
            for known in book_of(sheet).counters:
                yield Counter(
                    value=counter_of(sheet, known.name) or 0,
                    signed=known.signed,
                    label_width=14 + _LEAD,
                    change_width=0,
                    id=f"counter-{known.name}",
                )
        yield PointsField(
            low=-ABSURD,
            high=ABSURD,
            complain=self.complain,
            label=texts("counters-by"),
            placeholder=texts("counters-by-placeholder"),
            id="by",
        )
        yield Prose("", id="preview")
        yield self.reason()
        answers = (
            Alternative("no", texts("ui-no")),
            Alternative("yes", texts("ui-yes"), texts("counters-payment-about")),
        )
        yield Picker(texts("counters-payment"), answers, "no", label_width=8, id="payment")

    def ready(self) -> None:
        super().ready()
        self._show()

    def _show(self) -> None:
        """Lights the chosen counter, and says what would become of it."""
        glyphs, texts = self.app.glyphs, self.texts
        letters = self._letters()
        for name in self.names:
            counter = self.query_one(f"#counter-{name}", Counter)
            mark = glyphs.here if name == self.lit else " "
            counter.label = f"{mark} {letters.get(name, ' ')}  {texts('score-name', score=name)}"
            counter.set_class(name == self.lit, "-lit")
        self._preview()

    def _preview(self) -> None:
        sheet = self.sheet
        after, before = (
            counter_of(known, self.lit) or 0
            for known in (would_be(sheet, self._made(self.query_one("#by", PointsField).meant or 0)), sheet)
        )
        known = book_of(sheet).counter(self.lit)
        told = self.app.glyphs.signed if known is not None and known.signed else str
        self.query_one("#preview", Prose).text = self.texts(
            "counters-preview", score=self.lit, before=told(before), after=told(after), changed=after != before
        )

    # -- choosing ----------------------------------------------------------------------------------------------

    def _of_letter(self, letter: object) -> str:
        """The counter that has a letter; "" for none."""
        return next((name for name, own in self._letters().items() if own == letter), "")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Letters are typed where words are, and those of no counter left to the field for a number."""
        if action == "letter":
            typing = self.query_one("#reason", TextField).input.has_focus
            return not typing and bool(self._of_letter(*parameters))
        return super().check_action(action, parameters)

    def action_letter(self, letter: str) -> None:
        """Lights the counter that has this letter."""
        self.action_light(self._of_letter(letter))

    def action_step(self, by: int) -> None:
        """Lights the next counter, or the one before."""
        names = self.names
        if names:
            self.action_light(names[(names.index(self.lit) + by) % len(names)])

    def action_light(self, name: str) -> None:
        """Lights a counter."""
        self._lit = name
        self.say("")
        self._show()

    def on_counter_picked(self, event: Counter.Picked) -> None:
        event.stop()
        self.action_light((event.counter.id or "").removeprefix("counter-"))
        self.query_one("#by", PointsField).focus()

    def on_number_field_changed(self, event: NumberField.Changed) -> None:
        event.stop()
        self.say("")
        self._preview()

    def on_picker_picked(self, event: Picker.Picked) -> None:
        event.stop()
        self.say("")
        self._preview()

    # -- what it makes -----------------------------------------------------------------------------------------

    def would_lose(self) -> bool:
        return bool(self.reason_given())

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        event.stop()
        self.typed_on()

    def command(self) -> Command | None:
        self.query_one("#by", PointsField).write_out()
        by = self.value_of("by")
        if by is None:
            return None
        return self._made(by, self.reason_given())

    def _made(self, by: int, reason: str = "") -> AdjustCounter:
        payment = self.query_one("#payment", Picker).picked == "yes"
        return AdjustCounter(counter=self.lit, by=by, payment=payment, reason=reason)
