"""Opening a fight by one typed line; what it says is shown below while it is typed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType

from ffapp.core.messages import Command
from ffapp.gamebook.books import Book, book_of
from ffapp.gamebook.fight import Foe
from ffapp.texts import Texts
from ffapp.tui.book.fight_line import (
    OPTIONS,
    ORDERS,
    SIGNS,
    FightLine,
    FightLineError,
    FightWords,
    Option,
    read_fight,
    said_options,
    with_option,
)
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.prose import Prose

LINE_LENGTH = 1_000
SHOWN_ENEMIES: Final = 6
MOST_FURY, MOST_MODIFIER, MOST_ROUNDS = 6, 6, 20
"""So far the arrows go; what is typed may be more."""


def has_option(book: Book, option: Option) -> bool:
    """Whether the sections of a book may say this of a fight."""
    return option in book.orders if option in ORDERS else option in book.fight_figures


def fight_words(texts: Texts, book: Book) -> FightWords:
    """The words of the fight line in a language, as far as the book has what they mean."""
    return FightWords(
        nameless=texts("fight-nameless"),
        options={
            option: tuple(texts(f"fight-word-{option}").split()) for option in OPTIONS if has_option(book, option)
        },
        signs=frozenset(sign for sign in SIGNS.values() if sign == "wound" or sign in book.fight_figures),
    )


def line_problem(texts: Texts, error: FightLineError) -> str:
    """What is wrong with a fight line, in words."""
    figures = dict(error.figures)
    if "option" in figures:
        figures["word"] = texts(f"fight-word-{figures.pop('option')}").split()[0]
    return texts(f"fight-line-{error.problem}", part=error.part, **figures)


def enemy_told(texts: Texts, foe: Foe) -> str:
    """An enemy of the line as it was understood."""
    figures = {name: getattr(foe, name) for name in ("skill", "stamina", "wound", "poison", "until_wounds")}
    return texts("fight-foe", name=foe.name, **figures)


class OptionList(ChoiceList):
    """The options of a fight: arrows and space change the one under the cursor, enter opens the fight."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "screen.open", show=False)]


class FightOpening(Form):
    """The line, what it means, and its options as a list that writes into the line."""

    help_topic = "fight"
    keys_told = "fight-opening-keys"
    BINDINGS = [
        Binding("down", "options", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__("fight-opening-title")

    def parts(self) -> Iterable[Any]:
        texts = self.texts
        yield TextField(max_length=LINE_LENGTH, placeholder=texts("fight-opening-placeholder"), id="line")
        yield Prose("", id="preview")
        yield OptionList(numbered=False, id="options")

    def on_mount(self) -> None:
        self._understand()

    @property
    def _field(self) -> TextField:
        return self.query_one("#line", TextField)

    @property
    def _book(self) -> Book:
        return book_of(self.sheet)

    def _words(self) -> FightWords:
        return fight_words(self.texts, self._book)

    def _help(self) -> str:
        """How a line is written, with the signs that the book has."""
        signs = self._words().signs
        told = [self.texts("fight-opening-help")]
        told += [self.texts(f"fight-opening-help-{sign}") for sign in SIGNS.values() if sign in signs - {"wound"}]
        return " ".join(told)

    def command(self) -> Command | None:
        try:
            return read_fight(self._field.value, self._words()).command()
        except FightLineError as error:
            self._field.say(line_problem(self.texts, error))
            self._field.focus()
            self.query_one("#preview", Prose).text = ""
            return None

    def would_lose(self) -> bool:
        return bool(self._field.value)

    def action_open(self) -> None:
        """Opens the fight, from the options too."""
        self.submit()

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        event.stop()
        self.typed_on()
        self._understand()

    def _understand(self) -> None:
        """Shows what the line says so far."""
        texts, text, words = self.texts, self._field.value, self._words()
        preview = self.query_one("#preview", Prose)
        try:
            line = read_fight(text, words)
        except FightLineError as error:
            line = said_options(text, words)
            preview.text = self._help() if error.problem == "empty" else line_problem(texts, error)
            preview.set_class(error.problem != "empty", "-unfinished")
        else:
            told = [enemy_told(texts, foe) for foe in line.enemies[:SHOWN_ENEMIES]]
            if len(line.enemies) > SHOWN_ENEMIES:
                told.append(texts("fight-opening-more", count=len(line.enemies) - SHOWN_ENEMIES))
            preview.text = "\n".join(told)
            preview.set_class(False, "-unfinished")
        self.query_one("#options", ChoiceList).choices = tuple(self._options(line))

    def _options(self, line: FightLine) -> Iterable[Choice]:
        """The options that the book has, with what the line says of them."""
        texts = self.texts
        alone = len(line.enemies) == 1 and line.order in (None, "in_turn")
        cost = -1 if line.escape_wound is None else line.escape_wound
        hints = {
            "order": texts("fight-option-alone") if alone else texts("order-name", order=line.order or "in_turn"),
            "escape": texts("fight-option-escape-is", allowed="yes" if line.escape else "no", cost=cost),
            "fury": texts("fight-option-bonus", bonus=line.fury),
            "modifier": texts("fight-option-bonus", bonus=line.modifier),
            "weapon_bonus": texts("fight-option-weapon-bonus-is", counts=line.weapon_bonus),
            "until_round": texts("fight-option-until-round-is", count=line.until_round),
        }
        for option, hint in hints.items():
            if option in self._book.fight_figures:
                yield Choice(option, texts(f"fight-option-{option.replace('_', '-')}"), hint=hint)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        self._turn(event.choice.id, 1)

    def action_options(self) -> None:
        """From the line to its options."""
        self.query_one("#options", ChoiceList).focus()

    def action_turn(self, by: int) -> None:
        options = self.query_one("#options", ChoiceList)
        if options.has_focus:
            self._turn(options.choices[options.cursor].id, by)

    def _turn(self, id: str, by: int) -> None:
        """Writes the next value of an option into the line."""
        words, text = self._words(), self._field.value
        line = said_options(text, words)
        option: Option
        amount: int | None
        if id == "order":
            orders = self._book.orders
            order = orders[(orders.index(line.order or "in_turn") + by) % len(orders)]
            option, amount = order, None if order == "in_turn" else 0
        elif id == "escape":
            option, amount = "escape", None if line.escape else 0
        elif id == "weapon_bonus":
            option, amount = "weapon_bonus", 0 if line.weapon_bonus else None
        elif id == "fury":
            option, amount = "fury", (line.fury + by) % (MOST_FURY + 1) or None
        elif id == "until_round":
            option, amount = "until_round", (line.until_round + by) % (MOST_ROUNDS + 1) or None
        else:
            span = 2 * MOST_MODIFIER + 1
            option, amount = "modifier", (line.modifier + by + MOST_MODIFIER) % span - MOST_MODIFIER or None
        self._field.value = with_option(text, option, amount, words)
        self._field.input.cursor_position = len(self._field.input.value)
