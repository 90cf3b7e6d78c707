"""What a form is made of: each field is a row of its table, which draws itself and reads itself.

What is asked, and what a typed text means, needs no screen: `ffapp.tui.kit.asking` has that, and `Row.read_text`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

from textual.binding import Binding
from textual.containers import Horizontal
from textual.widget import Widget

from ffapp.core.bounds import ABSURD, NAME_LENGTH
from ffapp.core.errors import Argument, Refusal
from ffapp.tui.kit.asking import Asking, Problem, Unreadable, Values, number_problem, parse_whole
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import DigitsField, NumberField, TextField
from ffapp.tui.kit.picker import Alternative, Picker
from ffapp.tui.kit.prose import Prose
from ffapp.visible import clean_input

if TYPE_CHECKING:
    from ffapp.texts import Texts
    from ffapp.tui.kit.form import Form

REASON_LENGTH: Final = 200
"""A reason is a line, not a chapter; that is what notes are for."""

SUBMIT: Final = "submit"
"""For `OneOf.then`: choosing an entry carries the form out."""

_SAME: Final = "the value of the row itself"


class Asks(Protocol):
    """What draws rows: a form, or a page that has a form in it."""

    @property
    def texts(self) -> Texts: ...

    @property
    def asking(self) -> Asking: ...

    @property
    def values(self) -> Mapping[str, Any]: ...


class Unread(Exception):
    """A row holds nothing that a command could be made of, and has said so."""


@dataclass(frozen=True)
class Row:
    """`name` is the field of the command that it gives and the id of its widget; `label` and `placeholder` are ids of
    messages, with the same `arguments`, and `words` a label that is none; `value` is what stands there at first."""

    name: str
    label: str = ""
    value: Any = None
    placeholder: str = ""
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    words: str = ""
    classes: str | None = None

    asks: ClassVar[bool] = True
    """Whether it gives something; else it only says something."""

    def settled(self, values: Values) -> bool:
        """Whether what it gives is settled already, so that it need not be asked for; `values` are those of the rows
        above."""
        return False

    @property
    def leaves_enter(self) -> bool:
        """Whether its widget has no use for enter, which then carries the form out."""
        return False

    @property
    def parts(self) -> tuple[Row, ...]:
        """The rows that it stands for: itself."""
        return (self,)

    def labelled(self, texts: Texts) -> str:
        """The label in words; "" for none."""
        return texts(self.label, **self.arguments) if self.label else self.words

    def hinted(self, texts: Texts) -> str:
        """The placeholder in words; "" for none."""
        return texts(self.placeholder, **self.arguments) if self.placeholder else ""

    def begun(self, values: Values) -> Any:
        """What stands there at first, as it is found among the values; `values` are those of the rows above."""
        return self.value

    def left(self, values: Values) -> Any:
        """What it gives where it is left as it is, or the `Problem` with that."""
        return self.begun(values)

    def listed(self, values: Values) -> Mapping[str, Choice]:
        """What can be chosen, by what is typed for it; nothing where that is not one of a few."""
        return {}

    def draw(self, form: Asks) -> Iterator[Widget]:
        """Its widgets."""
        raise NotImplementedError

    def tell(self, form: Form, values: Values) -> None:
        """Shows what depends on what stands in other rows."""

    def seen(self, form: Form) -> Any:
        """What is chosen now, where that can be seen without reading; None leaves it as it was."""
        return None

    def changed(self, form: Form) -> bool:
        """Whether something stands here that would be missed (see `Words.dear`)."""
        return False

    def read(self, form: Form) -> Any:
        """What it gives. Raises `Unread`."""
        raise NotImplementedError

    def read_text(self, text: str, values: Values | None = None) -> Any:
        """What a typed text gives here, or the `Problem` with it; `values` are what other rows hold."""
        raise NotImplementedError

    def standing(self, text: str | None, before: Any, given: Any) -> Any:
        """What other rows find here once it has been answered by a text, or left; `before` is what stood here."""
        return given


# -- numbers -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Number(Row):
    """A whole number within bounds; one that is `optional` may stay empty, which gives None."""

    low: int = -ABSURD
    high: int = ABSURD
    optional: bool = False
    disabled: bool = False

    KIND: ClassVar[type[NumberField]] = NumberField

    def settled(self, values: Values) -> bool:
        return self.disabled

    def left(self, values: Values) -> int | Problem | None:
        return self.read_text("" if self.value is None else str(self.value), values)

    def draw(self, form: Asks) -> Iterator[Widget]:
        texts = form.texts
        yield self.KIND(
            self.value,
            low=self.low,
            high=self.high,
            complain=lambda problem, low, high: number_problem(problem, low, high).told(form.asking),
            optional=self.optional,
            label=self.labelled(texts),
            placeholder=self.hinted(texts),
            id=self.name,
            classes=self.classes,
            disabled=self.disabled,
        )

    def read(self, form: Form) -> int | None:
        found = form.query_one(f"#{self.name}", NumberField)
        if found.left_out:
            found.say("")
            return None
        number = found.read()
        if number is None:
            found.focus()
            raise Unread
        return number

    def read_text(self, text: str, values: Values | None = None) -> int | Problem | None:
        if self.optional and not text.strip():
            return None
        number = parse_whole(text, self.low, self.high)
        return number if isinstance(number, int) else number_problem(number, self.low, self.high)


# -- texts -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Words(Row):
    """A line of text, which may stay empty. Left as it was it gives `same`, or `value` to the letter, however long that
    is. What is `dear` is asked about before escape throws it away."""

    longest: int = NAME_LENGTH
    dear: bool = False
    same: Any = _SAME
    figured: bool = False
    """Whether it is a short text of digits."""
    signed: bool = False
    """Whether a number in it may be negative."""
    foot: bool = False
    """Whether what is wrong with it is said at the foot of the dialog."""

    @property
    def written(self) -> str:
        """What stands there at first."""
        return "" if self.value is None else str(self.value)

    @property
    def shown(self) -> str:
        """As much of it as the field can show."""
        return clean_input(self.written)[: self.longest].strip()

    def begun(self, values: Values) -> str:
        return self.written

    def left(self, values: Values) -> Any:
        return self.read_text(self.shown, values)

    def draw(self, form: Asks) -> Iterator[Widget]:
        kind, more = (DigitsField, {"signed": self.signed}) if self.figured else (TextField, {})
        texts = form.texts
        made: Callable[..., Widget] = kind
        yield made(
            self.written,
            max_length=self.longest,
            label=self.labelled(texts),
            placeholder=self.hinted(texts),
            id=self.name,
            classes=self.classes,
            **more,
        )

    def standing(self, text: str | None, before: Any, given: Any) -> Any:
        return text or before

    def changed(self, form: Form) -> bool:
        return self.dear and self.typed(form) != self.shown

    def typed(self, form: Form) -> str:
        """The text in the field."""
        return form.query_one(f"#{self.name}", TextField).value

    def read(self, form: Form) -> Any:
        given = self.read_text(self.typed(form))
        if not isinstance(given, Problem):
            return given
        found = form.query_one(f"#{self.name}", TextField)
        (form.say if self.foot else found.say)(given.told(form.asking))
        found.focus()
        raise Unread

    def read_text(self, text: str, values: Values | None = None) -> Any:
        text = clean_input(text).strip()
        if text == self.shown:
            return self.written if self.same is _SAME else self.same
        if len(text) > self.longest:
            return Problem(refusal=Refusal("text-long", high=self.longest, length=len(text)))
        return text


REASON: Final = Words("reason", "ui-reason", placeholder="ui-reason-placeholder", longest=REASON_LENGTH)
"""What the section says; it may stay empty."""


@dataclass(frozen=True)
class Line(Words):
    """A line that `parse` reads: it raises `Refusal` or `Unreadable`. `joined` makes one line of several that are
    pasted."""

    parse: Callable[[str], Any] = str
    joined: Callable[[str], str] | None = None

    def draw(self, form: Asks) -> Iterator[Widget]:
        for made in super().draw(form):
            if isinstance(made, TextField):
                made.input.joined = self.joined
            yield made

    def read_text(self, text: str, values: Values | None = None) -> Any:
        text = clean_input(text).strip()
        if len(text) > self.longest:
            return Problem(refusal=Refusal("text-long", high=self.longest, length=len(text)))
        try:
            return self.parse(text)
        except Refusal as refusal:
            return Problem(refusal=refusal)
        except Unreadable as unreadable:
            return Problem(words=str(unreadable))


@dataclass(frozen=True)
class OptionalNumber(Words):
    """A short number that may stay empty, which gives None."""

    longest: int = 4
    figured: bool = True
    low: int = 0
    high: int = ABSURD

    def read_text(self, text: str, values: Values | None = None) -> int | Problem | None:
        if not text.strip():
            return None
        number = parse_whole(text, self.low, self.high)
        return number if isinstance(number, int) else number_problem(number, self.low, self.high)


# -- choices -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chosen(Row):
    """One of a few: `options` has what each gives, or finds it from what stands in the other rows; `value` is chosen at
    first."""

    options: Mapping[Any, Any] | Callable[[Values], Mapping[Any, Any]] = field(default_factory=dict)

    def now(self, values: Values | None = None) -> Mapping[Any, Any]:
        """What can be chosen as the other rows are, by what it gives."""
        return self.options(values or {}) if callable(self.options) else self.options

    def begun(self, values: Values) -> Any:
        return next(iter(self.now(values))) if self.value is None else self.value

    @property
    def leaves_enter(self) -> bool:
        return True

    @property
    def living(self) -> bool:
        """Whether the choices depend on other rows."""
        return callable(self.options)

    def listed(self, values: Values) -> Mapping[str, Choice]:
        options = self.now(values).values()
        told = (". ".join(filter(None, (option.text, option.about))) for option in options)
        reasons = (getattr(option, "reason", "") for option in options)
        numbered = enumerate(zip(told, reasons, strict=True), 1)
        return {str(number): Choice(str(number), text, reason=reason) for number, (text, reason) in numbered}

    def read(self, form: Form) -> Any:
        return self.seen(form)

    def read_text(self, text: str, values: Values | None = None) -> Any:
        """By the number of a choice, or by the beginning of its words."""
        options = self.now(values)
        text = clean_input(text).strip().casefold()
        number = parse_whole(text, 1, len(options))
        if isinstance(number, int):
            found = [list(options)[number - 1]]
        else:
            words = {given: choice.text.casefold() for given, choice in options.items() if text}
            found = [given for given, known in words.items() if known == text]
            found = found or [given for given, known in words.items() if known.startswith(text)]
        if len(found) != 1:
            return Problem("ui-choice-unknown", {"high": len(options)})
        reason = getattr(options[found[0]], "reason", "")
        return Problem(words=reason) if reason else found[0]


class FormChoices(ChoiceList):
    """The choices of a form in which enter carries the form out, as in every field; digits, space and arrows choose."""

    BINDINGS = [Binding("enter", "screen.submit", show=False)]


@dataclass(frozen=True)
class OneOf(Chosen):
    """A list of `Choice`; what is under its cursor counts. Choosing one leads on to the row `then`, or carries the form
    out (`SUBMIT`). With `enters` enter carries it out in any case."""

    then: str = ""
    enters: bool = False
    lit: bool = True

    def draw(self, form: Asks) -> Iterator[Widget]:
        kind = FormChoices if self.enters else ChoiceList
        options = self.now(form.values)
        made = kind(options.values(), lit=self.lit, id=self.name)
        made.set_reactive(ChoiceList.cursor, list(options).index(self.begun(form.values)))
        yield made

    def tell(self, form: Form, values: Values) -> None:
        if self.living:
            form.query_one(f"#{self.name}", ChoiceList).choices = tuple(self.now(values).values())

    def seen(self, form: Form) -> Any:
        return list(self.now(form.values))[form.query_one(f"#{self.name}", ChoiceList).cursor]


@dataclass(frozen=True)
class Pick(Chosen):
    """Alternatives on one line, each an `Alternative`."""

    label_width: int = 10
    about_lines: int = 1
    typed: bool = False

    def draw(self, form: Asks) -> Iterator[Widget]:
        options = self.now(form.values)
        yield Picker(
            self.labelled(form.texts),
            options.values(),
            options[self.begun(form.values)].id,
            label_width=self.label_width,
            about_lines=self.about_lines,
            typed=self.typed,
            id=self.name,
        )

    def tell(self, form: Form, values: Values) -> None:
        if self.living:
            form.query_one(f"#{self.name}", Picker).reword(self.now(values).values())

    def seen(self, form: Form) -> Any:
        return self.given(form.query_one(f"#{self.name}", Picker).picked, form.values)

    def given(self, id: str, values: Values | None = None) -> Any:
        """What an alternative gives, by its id."""
        return next(given for given, one in self.now(values).items() if one.id == id)


@dataclass(frozen=True)
class Flag(Row):
    """Yes or no, turned over by a key of the form; in lines by its `sign` before the answer of the row above. `label`
    is the message that tells it, with its name as an argument."""

    sign: str = "x"
    value: bool = False

    def told(self, texts: Texts, values: Values) -> str:
        """What it is now, in words."""
        return texts(self.label, **{**self.arguments, self.name: values[self.name]})

    def draw(self, form: Asks) -> Iterator[Widget]:
        yield Prose(id=self.name.replace("_", "-"))

    def tell(self, form: Form, values: Values) -> None:
        form.query_one(f"#{self.name.replace('_', '-')}", Prose).text = self.told(form.texts, values)

    def read(self, form: Form) -> bool:
        return bool(form.values[self.name])

    def read_text(self, text: str, values: Values | None = None) -> bool:
        """By its sign alone."""
        return text.strip().casefold() == self.sign


def yes_or_no(texts: Texts, *, about: str = "") -> dict[bool, Alternative]:
    """The alternatives of a `Pick` that is yes or no; `about` is the message for yes."""
    yes = Alternative("yes", texts("ui-yes"), texts(about) if about else "")
    return {False: Alternative("no", texts("ui-no")), True: yes}


# -- what is only said -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Said(Row):
    """A sentence between the fields: the message `label`, or the `words` themselves; without any it takes no room."""

    asks: ClassVar[bool] = False

    def draw(self, form: Asks) -> Iterator[Widget]:
        told = self.labelled(form.texts)
        made = Prose(told, id=self.name or None, classes=self.classes)
        made.display = bool(told)
        yield made


@dataclass(frozen=True)
class Preview(Row):
    """A line that says what would come of what stands in the rows; `says` gives it, and whether the line has the class
    `flag`."""

    says: Callable[[Values], str | tuple[str, bool]] = str
    flag: str = ""
    asks: ClassVar[bool] = False

    def draw(self, form: Asks) -> Iterator[Widget]:
        yield Prose("", id=self.name, classes=self.classes)

    def tell(self, form: Form, values: Values) -> None:
        told = self.says(values)
        words, flagged = (told, False) if isinstance(told, str) else told
        line = form.query_one(f"#{self.name}", Prose)
        line.text = words
        if self.flag:
            line.set_class(flagged, self.flag)


@dataclass(frozen=True)
class Pair(Row):
    """Two rows beside each other."""

    rows: tuple[Row, ...] = ()
    asks: ClassVar[bool] = False

    @property
    def parts(self) -> tuple[Row, ...]:
        return self.rows

    def draw(self, form: Asks) -> Iterator[Widget]:
        left, right = (widget for row in self.rows for widget in row.draw(form))
        left.add_class("left")
        yield Horizontal(left, right, classes="pair")


def pair(left: Row, right: Row) -> Pair:
    """Two rows beside each other."""
    return Pair("", rows=(left, right))
