"""Opening a fight by one typed line, what it says being shown below while it is typed; or taking one up again where
enemies were left, with or without escape, as the section says now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from textual.binding import Binding
from textual.widget import Widget

from ffapp.gamebook.books import BOOKS, Book, book_of
from ffapp.gamebook.fight import Foe, OpenFight, TakeUpFight
from ffapp.gamebook.fight_line import (
    SIGNS,
    FightLineError,
    FightWords,
    Option,
    one_line,
    read_fight,
    said_options,
    with_option,
)
from ffapp.gamebook.fight_state import Encounter, Order
from ffapp.gamebook.sheet import Sheet, encounters_here
from ffapp.texts import Texts
from ffapp.texts.fight_line import fight_words, line_problem
from ffapp.tui.book.advice import PAUSE, Advice, Reckoning, advice_parts, opened_by
from ffapp.tui.book.book_choices import names_left
from ffapp.tui.book.page import OfBook
from ffapp.tui.book.recalled import recalled_enemies
from ffapp.tui.kit.asking import Asking, Questions, Unreadable, Values
from ffapp.tui.kit.choice import Choice, ChoiceList, EntryDeed
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.rows import Asks, FormChoices, Line, Preview, Said

if TYPE_CHECKING:
    from ffapp.odds.report import Odds

Turned: TypeAlias = tuple[Option, int | None]
"""What a line says next of an option, as `with_option` takes it."""

LINE_LENGTH = 1_000
SHOWN_ENEMIES: Final = 6
ODDS: Final = "odds"
"""The row that tells the odds, and the entry of the list of options that has them reckoned."""
MOST_FURY, MOST_MODIFIER, MOST_ROUNDS = 6, 6, 20
"""So far the arrows go; what is typed may be more."""


def enemy_text(texts: Texts, foe: Foe) -> str:
    """An enemy of the line as it was understood."""
    scores = {name: getattr(foe, name) for name in ("skill", "stamina", "wound", "poison", "until_wounds")}
    return texts("fight-foe", name=foe.name, **scores)


@lru_cache(maxsize=1)
def _words(texts: Texts, book: str) -> FightWords:
    return fight_words(texts, BOOKS[book])


def words_of(asking: Asking) -> FightWords:
    """The words of the fight line in the book that is played."""
    return _words(asking.texts, asking.state.book)


@lru_cache(maxsize=1)
def _understood(text: str, texts: Texts, book: str) -> OpenFight | FightLineError:
    """What a line says, or what is wrong with it: read once for all that is told of it while it is typed."""
    try:
        return read_fight(text, _words(texts, book))
    except FightLineError as error:
        return error


def read_line(asking: Asking, text: str) -> OpenFight:
    """The fight that a line opens in the book that is played. Raises `FightLineError`."""
    found = _understood(text, asking.texts, asking.state.book)
    if isinstance(found, FightLineError):
        raise found.with_traceback(None)
    return found


def fight_row(
    asking: Asking, read: Callable[[Asking, str], Any], placeholder: str, longest: int, *, dear: bool = False
) -> Line:
    """The row for a line of a fight, or a part of one."""

    def parse(text: str) -> Any:
        try:
            return read(asking, text)
        except FightLineError as error:
            raise Unreadable(line_problem(asking.texts, error)) from error

    return Line(
        "line",
        placeholder=placeholder,
        longest=longest,
        parse=parse,
        dear=dear,
        joined=lambda text: one_line(text, words_of(asking)),
    )


def line_text(asking: Asking, text: str) -> tuple[str, bool]:
    """What a line says so far, and whether that is no fight yet; of an empty one how it is written, with the signs that
    the book has."""
    texts = asking.texts
    try:
        line = read_line(asking, text)
    except FightLineError as error:
        if error.problem != "empty":
            return line_problem(texts, error), True
        signs = [sign for sign in SIGNS.values() if sign in words_of(asking).signs - {"wound"}]
        return " ".join((texts("fight-opening-help"), *(texts(f"fight-opening-help-{sign}") for sign in signs))), False
    told = [enemy_text(texts, foe) for foe in line.enemies[:SHOWN_ENEMIES]]
    if len(line.enemies) > SHOWN_ENEMIES:
        told.append(texts("fight-opening-more", count=len(line.enemies) - SHOWN_ENEMIES))
    return "\n".join(told), False


def known_of(asking: Asking, text: str) -> Iterator[str]:
    """What other games tell of the enemies of a line."""
    with suppress(FightLineError):
        line = read_line(asking, text)
        if asking.session is not None:
            names = (foe.name for foe in line.enemies)
            yield from recalled_enemies(asking.texts, asking.session.recollection, names)


class OddsRow(Said):
    """What the fight of the line would come to, reckoned beside what is typed; nothing without a screen."""

    def draw(self, form: Asks) -> Iterator[Widget]:
        yield Advice(id=self.name)

    def tell(self, form: Form, values: Values) -> None:
        if isinstance(form, FightOpening):
            form.tell_odds()


class OptionList(FormChoices):
    """The options of a fight: arrows and space change the one under the cursor, enter opens the fight."""


class FightOpening(Form, OfBook):
    """The line, what it means, and its options as a list that writes into the line."""

    help_topic = "fight"
    BINDINGS = [
        Binding("down", "options", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._reckoning = Reckoning(self)
        self._told: tuple[str, tuple[str, ...]] = ("", ())
        """A line, and what was told of its odds."""

    @staticmethod
    def questions(asking: Asking) -> Questions:
        def preview(values: Values) -> tuple[str, bool]:
            words, wrong = line_text(asking, values["line"])
            return "\n".join((words, *known_of(asking, values["line"]))), wrong

        return Questions(
            "fight-opening-title",
            lambda line: line,
            fight_row(asking, read_line, "fight-opening-placeholder", LINE_LENGTH, dear=True),
            Preview("preview", says=preview, flag="-unfinished"),
            OddsRow(ODDS),
            keys="fight-opening-keys",
        )

    def parts(self) -> Iterable[Any]:
        yield from super().parts()
        yield OptionList(numbered=False, id="options")

    @property
    def _field(self) -> TextField:
        return self.query_one("#line", TextField)

    @property
    def _book(self) -> Book:
        return book_of(self.sheet)

    def read(self, *names: str) -> dict[str, Any] | None:
        given = super().read(*names)
        if given is None and not self.unseen:  # why is said under the field
            self.query_one("#preview", Prose).text = ""
        return given

    def tell_rows(self) -> None:
        super().tell_rows()
        try:
            line = read_line(self.asking, self._field.value)
        except FightLineError:
            line = said_options(self._field.value, words_of(self.asking))
        self.query_one("#options", ChoiceList).choices = tuple(self._options(line))

    def _options(self, line: OpenFight) -> Iterable[Choice]:
        """The options that the book has, with what the line says of them."""
        texts = self.texts
        alone = len(line.enemies) == 1 and line.order == "in_turn"
        cost = -1 if line.escape_wound is None else line.escape_wound
        hints = {
            "order": texts("fight-option-alone") if alone else texts("order-name", order=line.order),
            "escape": texts("fight-option-escape-is", allowed="yes" if line.escape else "no", cost=cost),
            "fury": texts("fight-option-bonus", bonus=line.fury),
            "modifier": texts("fight-option-bonus", bonus=line.modifier),
            "weapon_bonus": texts("fight-option-weapon-bonus-is", counts=line.weapon_bonus),
            "until_round": texts("fight-option-until-round-is", count=line.until_round),
            "spare_luck": texts("fight-option-spare-luck-is", spare=line.spare_luck),
        }
        for option, hint in hints.items():
            if option in self._book.fight_terms | {"spare_luck"}:
                told = texts(f"fight-option-{option.replace('_', '-')}")
                yield Choice(option, told, hint=hint, deed=partial(self._turn, option, 1))
        if self.app.settings.advice == "asked":
            yield Choice(ODDS, texts("odds-option"), hint=texts("odds-option-ask"), deed=self.reckon)

    def action_options(self) -> None:
        """From the line to its options."""
        self.query_one("#options", ChoiceList).focus()

    def action_turn(self, by: int) -> None:
        options = self.query_one("#options", ChoiceList)
        if options.has_focus and options.choices[options.cursor].id in TURNS:
            self._turn(options.choices[options.cursor].id, by)

    def _turn(self, of: str, by: int) -> None:
        """Writes the next value of an option into the line."""
        words, text = words_of(self.asking), self._field.value
        option, amount = TURNS[of](said_options(text, words), by, self._book.orders)
        self._field.value = with_option(text, option, amount, words)
        self._field.input.cursor_position = len(self._field.input.value)

    def on_unmount(self) -> None:
        self._reckoning.forget()

    # -- what it would come to -----------------------------------------------------------------------------------------

    def tell_odds(self) -> None:
        """The line has changed: what was said of another one is wrong now."""
        line = self._field.value
        self.query_one(Advice).display = self.app.settings.advice != "never"
        if line != self._told[0]:
            self._reckoning.forget()
            self._say_odds(line)
            if self.app.settings.advice == "always":
                self.reckon(after=PAUSE)

    def reckon(self, *, after: float = 0) -> None:
        """Reckons the odds of the fight as the line has it."""
        line = self._field.value
        sheet = sheet_of(self.asking, line)
        if sheet is None:
            return
        self._say_odds(line, self.texts("odds-reckoning"))

        def done(odds: Odds) -> None:
            self._say_odds(line, *advice_parts(self.texts, self.app.settings, odds))

        self._reckoning.begin(sheet, done, after=after)

    def _say_odds(self, line: str, *told: str) -> None:
        self._told = (line, told)
        self.query_one(Advice).told = told


def sheet_of(asking: Asking, line: str) -> Sheet | None:
    """The sheet with the fight of a line; None where it is none, or not possible."""
    with suppress(FightLineError):
        return opened_by(asking.session, read_line(asking, line))
    return None


def _next_order(line: OpenFight, by: int, orders: tuple[Order, ...]) -> Turned:
    order = orders[(orders.index(line.order) + by) % len(orders)]
    return order, None if order == "in_turn" else 0


def _next_modifier(line: OpenFight, by: int, _: tuple[Order, ...]) -> Turned:
    return "modifier", (line.modifier + by + MOST_MODIFIER) % (2 * MOST_MODIFIER + 1) - MOST_MODIFIER or None


TURNS: Final[Mapping[str, Callable[[OpenFight, int, tuple[Order, ...]], Turned]]] = {
    "order": _next_order,
    "escape": lambda line, by, orders: ("escape", None if line.escape else 0),
    "fury": lambda line, by, orders: ("fury", (line.fury + by) % (MOST_FURY + 1) or None),
    "modifier": _next_modifier,
    "weapon_bonus": lambda line, by, orders: ("weapon_bonus", 0 if line.weapon_bonus else None),
    "until_round": lambda line, by, orders: ("until_round", (line.until_round + by) % (MOST_ROUNDS + 1) or None),
    "spare_luck": lambda line, by, orders: ("spare_luck", None if line.spare_luck else 0),
}
"""For each entry of the list of options what the line says of it next."""


# -- enemies left behind ----------------------------------------------------------------------------------------------


class FightMenu(Menu, OfBook):
    """Where enemies are remembered: their fight first, then another one, which a line typed at once opens as well."""

    help_topic = "escape"
    keys_text = "fight-keys-menu"
    passing = True

    def __init__(self) -> None:
        super().__init__("fight-opening-title")

    def intro(self) -> str:
        return self.texts("play-enemies-here")

    @property
    def begun(self) -> EntryDeed:
        return FightOpening

    def choices(self) -> Iterator[Choice]:
        texts = self.texts
        for encounter in encounters_here(self.sheet):
            told = texts("book-choice-take-up", names=names_left(texts, encounter))
            probe = TakeUpFight(encounter=encounter.id)
            yield self.entry(str(encounter.id), told, partial(TakeUpMenu, encounter), probe=probe)
        yield self.entry("other", texts("book-choice-other"), FightOpening)


class TakeUpMenu(Menu):
    """Asks whether the section allows escape this time; opening the fight closes it."""

    help_topic = "escape"
    keys_text = "play-keys-question"
    open_question = True

    def __init__(self, encounter: Encounter) -> None:
        super().__init__("play-take-up-title")
        self._encounter = encounter

    def intro(self) -> str:
        texts = self.texts
        told = [
            texts("play-take-up-enemy", name=enemy.name, skill=enemy.skill, stamina=enemy.stamina)
            if enemy.alive
            else texts("play-take-up-dead", name=enemy.name)
            for enemy in self._encounter.enemies
        ]
        return "\n".join([*told, "", texts("play-take-up-question")])

    def choices(self) -> Iterable[Choice]:
        texts, number = self.texts, self._encounter.id
        yield self.entry("no", texts("play-take-up-no-escape"), TakeUpFight(encounter=number))
        yield self.entry("yes", texts("play-take-up-escape"), TakeUpFight(encounter=number, escape=True))
