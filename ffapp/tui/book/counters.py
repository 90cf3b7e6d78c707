"""The counters of a book: one dialog in which a point of any of them is three keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from string import ascii_lowercase
from typing import Any, ClassVar, Final

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widget import Widget
from textual.widgets import Input

from ffapp.core.spelling import DASHES, plain
from ffapp.gamebook.books import book_of, counter_of, counters_of
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.sheet import Sheet
from ffapp.texts import Texts
from ffapp.tui.book.hand import preview_text
from ffapp.tui.book.page import OfBook
from ffapp.tui.kit.asking import Asking, Problem, Questions, Values
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.fields import NumberField, TextField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.rows import REASON, Asks, Number, Pick, Row, Said, yes_or_no
from ffapp.tui.look.counter import Counter

_LEAD: Final = 5
"""Columns of the mark and the letter before a name."""

_ALONE: Final = {"+": 1} | dict.fromkeys(DASHES, -1)


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

    def read(self) -> int | None:
        """The same; the point of a lone sign is written out."""
        if self.input.value.strip() in _ALONE:
            self.value = self.meant
        return super().read()


@dataclass(frozen=True)
class Points(Number):
    """A row for a number of points."""

    KIND: ClassVar[type[NumberField]] = PointsField

    def read_text(self, text: str, values: Values | None = None) -> int | Problem | None:
        alone = _ALONE.get(text.strip())
        return super().read_text(text, values) if alone is None else alone


def letters_of(texts: Texts, sheet: Sheet) -> dict[str, str]:
    """The letter of each counter: the one that its language gives it, else the first of its name that is free."""
    found: dict[str, str] = {}
    for known in book_of(sheet).counters:
        given = texts("counters-letter", counter=known.name)
        wished = f"{given}{plain(texts('score-name', score=known.name))}"
        free = (letter for letter in wished if letter in ascii_lowercase and letter not in found.values())
        if letter := next(free, ""):
            found[known.name] = letter
    return found


def counters_text(texts: Texts, sheet: Sheet) -> dict[str, Choice]:
    """The counters with their values, by their letters."""
    letters, signed = letters_of(texts, sheet), {known.name for known in book_of(sheet).counters if known.signed}
    return {
        letters[name]: Choice(
            name, texts("score-name", score=name), hint=f"{value:+}" if name in signed else str(value)
        )
        for name, value in counters_of(sheet)
        if name in letters
    }


@dataclass(frozen=True)
class CounterRow(Row):
    """The row for a counter, by its letter. The dialog draws all of them."""

    options: Mapping[str, Choice] = field(default_factory=dict)

    def settled(self, values: Values) -> bool:
        return bool(self.value)

    def listed(self, values: Values) -> Mapping[str, Choice]:
        return self.options

    def draw(self, form: Asks) -> Iterator[Widget]:
        yield from ()

    def read(self, form: Form) -> Any:
        return self.seen(form)

    def seen(self, form: Form) -> Any:
        return form.lit if isinstance(form, CountersDialog) else self.value

    def left(self, values: Values) -> Any:
        return self.value or self.read_text("")

    def read_text(self, text: str, values: Values | None = None) -> Any:
        found = self.options.get(text.strip().casefold())
        return Problem("counters-no-letter") if found is None else found.id


class CountersDialog(Form, OfBook):
    """All counters of the book with their values; the one that is lit gains or loses points. Arrows, its letter or a
    click light another."""

    help_topic = "honour"
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
        super().__init__(counter)
        self._lit = counter

    @staticmethod
    def questions(asking: Asking, counter: str = "") -> Questions:
        payment = yes_or_no(asking.texts, about="counters-payment-about")
        return Questions(
            "counters-title",
            AdjustCounter,
            CounterRow("counter", "counters-which", counter or None, options=counters_text(asking.texts, asking.state)),
            Points("by", "counters-by", placeholder="counters-by-placeholder"),
            Said("preview"),
            replace(REASON, dear=True),
            Pick("payment", "counters-payment", False, options=payment, label_width=8),
            keys="counters-keys",
            first="by",
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The counters of the hero, in the order of the book."""
        return tuple(name for name, _ in counters_of(self.sheet))

    @property
    def lit(self) -> str:
        """The counter that is chosen."""
        return self._lit if self._lit in self.names else next(iter(self.names), "")

    def parts(self) -> Iterable[Any]:
        sheet = self.sheet
        with Vertical(id="counters"):
            for known in book_of(sheet).counters:
                yield Counter(
                    value=counter_of(sheet, known.name) or 0,
                    signed=known.signed,
                    label_width=14 + _LEAD,
                    change_width=0,
                    id=f"counter-{known.name}",
                )
        yield from super().parts()

    def ready(self) -> None:
        super().ready()
        self._show()

    def _show(self) -> None:
        """Lights the chosen counter, and says what would become of it."""
        glyphs, texts = self.app.glyphs, self.texts
        letters = letters_of(texts, self.sheet)
        for name in self.names:
            counter = self.query_one(f"#counter-{name}", Counter)
            mark = glyphs.here if name == self.lit else " "
            counter.label = f"{mark} {letters.get(name, ' ')}  {texts('score-name', score=name)}"
            counter.set_class(name == self.lit, "-lit")
        self.tell_rows()

    def tell_rows(self) -> None:
        super().tell_rows()
        by = self.query_one("#by", PointsField).meant or 0
        change = AdjustCounter(counter=self.lit, by=by, payment=self.values["payment"])
        preview = self.query_one("#preview", Prose)
        preview.display = True
        preview.text = preview_text(self.texts, self.sheet, change, self.app.glyphs)

    # -- choosing ----------------------------------------------------------------------------------------------

    def _of_letter(self, letter: object) -> str:
        """The counter that has a letter; "" for none."""
        return next((name for name, own in letters_of(self.texts, self.sheet).items() if own == letter), "")

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
        self.action_light(next(name for name in self.names if event.widget.id == f"counter-{name}"))
        self.query_one("#by", PointsField).focus()
