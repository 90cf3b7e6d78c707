"""Menus and forms asked in lines: a menu is a numbered list, a form its rows one after another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ffapp.cli.lines import words
from ffapp.cli.lines.questions import at_number, entry_text, gives_up, is_key, quits
from ffapp.cli.lines.unseen import Spoken
from ffapp.rulesets import named
from ffapp.tui.kit.asking import Problem, Questions, Values
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.rows import Chosen, Flag, Preview, Row, Said, Words

if TYPE_CHECKING:
    from ffapp.cli.lines.host import Host
    from ffapp.tui.session import GameChange

EMPTY: Final = '""'
"""What is typed for an empty text where an empty line leaves what is there."""


class SpokenDialog(Spoken):
    """A dialog in lines."""

    @property
    def on_top(self) -> bool:
        """Whether it is what is asked."""
        return bool(self.host.screen is self.screen)

    def tell(self) -> None:
        """Says its title."""
        self.host.talk.say(self.screen.heading)

    def leave(self) -> None:
        """Takes it away."""
        self.screen.action_leave()

    def game_changed(self, change: GameChange) -> None:
        """Those that have something to do then do it."""
        changed = getattr(self.screen, "game_changed", None)
        if changed is not None:
            changed(change)

    def topic_text(self) -> None:
        """Says the topic of the help that fits."""
        words.say_topic(self.host, getattr(self.screen, "help_topic", "") or "creation")


class SpokenReading(SpokenDialog):
    """Something to read: it is said, and that is all."""

    def turn(self) -> None:
        self.host.take_pending()
        self.host.talk.say(self.screen.heading)
        for line in self.screen.told():
            self.host.talk.say(line)
        self.leave()


class SpokenMenu(SpokenDialog):
    """A menu: its title, what is said above it, its entries by their keys."""

    more: ClassVar[Mapping[str, str]] = {}
    """Other keys, each with the message that tells it; what they do is `also`."""

    def tell(self) -> None:
        """Says title and entries."""
        talk = self.host.talk
        talk.say(self.screen.heading)
        talk.say(self.intro())
        for key, entry in self.entries().items():
            talk.say(entry_text(self.host, key, entry))
        for message in self.more.values():
            talk.say(self.host.texts(message))

    def intro(self) -> str:
        """What is said above the entries."""
        told: str = self.screen.intro()
        return told

    def entries(self) -> dict[str, Choice]:
        """The entries by the keys that are told."""
        keys, choices = self.screen.keys(), list(self.screen.choices())
        taken = {keys[entry.id] for entry in choices if entry.id in keys}
        numbers = (str(number) for number in range(1, len(choices) + len(taken) + 2))
        free = (number for number in numbers if number not in taken)
        return {keys.get(entry.id) or next(free): entry for entry in choices}

    def turn(self) -> None:
        self.asked, host = True, self.host
        inline = host.take_pending()
        if inline:
            self.hear(inline, inline=True)
            return
        if host.is_new(self):
            self.tell()
        self.hear(host.ask(host.texts("lines-ask-menu", title=self.screen.heading)).strip())

    def hear(self, line: str, *, inline: bool = False) -> None:
        """Does what an entry stands for."""
        host = self.host
        key, _, rest = line.partition(" ")
        entries = self.entries()
        found = entries.get(key) or self._by_number(key, entries)
        if not line or gives_up(line):
            self.leave()
        elif key == "?":
            self.about(rest.strip())
        elif key in self.more:
            self.also(key, rest.strip())
        elif found is None and is_key(key, host.quit_key):
            host.over = True
        elif found is None and words.heard(host, line):
            return
        elif found is None and self.screen.begun is not None and line[0].isalpha():
            host.pending = line
            self.screen.do(self.screen.begun)
        elif found is None or not found.allowed:
            host.talk.say(host.texts("lines-entry-unknown", key=key) if found is None else found.reason)
            if inline:
                self.leave()
        else:
            host.pending = rest.strip()
            self.screen.do(found.deed)

    def _by_number(self, key: str, entries: Mapping[str, Choice]) -> Choice | None:
        """An entry by its place in the list, where no other has that for its key."""
        return at_number(key, list(entries.values()))

    def about(self, key: str) -> None:
        """Says the entries again, or more of one of them."""
        found = self.entries().get(key)
        if found is None:
            self.tell()
        else:
            self.host.talk.say(entry_text(self.host, key, found))
            self.host.talk.say(found.reason)

    def also(self, key: str, rest: str) -> None:
        """Does what another key stands for."""


class GivenUp(Exception):
    """A form is to be asked no further."""


class SpokenForm(SpokenDialog):
    """A form: its rows one after another. An empty line leaves a row as it is; what is wrong is asked again."""

    def __init__(self, host: Host, screen: Any) -> None:
        super().__init__(host, screen)
        self.typed: dict[str, str] = {}
        """What has been typed into the rows before all of it was refused."""

    @property
    def questions(self) -> Questions:
        """What is asked."""
        asked: Questions = self.screen.asked
        return asked

    def turn(self) -> None:
        self.asked, host = True, self.host
        inline = host.take_pending()
        if host.is_new(self) and not inline:
            self.tell()
        try:
            given = self.ask(inline)
        except GivenUp:
            if self.on_top:
                self.leave()
            return
        told = host.talk.told
        self.screen.fulfil(given)
        host.settle()
        if self.on_top and (inline or host.talk.told == told):
            self.leave()

    # -- the rows --------------------------------------------------------------------------------------------------

    def rows(self) -> Iterator[Row]:
        """Those that are asked, and what is said between them."""
        yield from self.questions.all_rows

    def flag_below(self, row: Row) -> Flag | None:
        """The row that is turned over by a sign before the answer of this one."""
        below = (below for above, below in pairwise(self.questions.all_rows) if above is row)
        return next((found for found in below if isinstance(found, Flag)), None)

    def turned(self, row: Row, text: str, values: dict[str, Any]) -> str:
        """What is left of an answer without that sign, which counts."""
        flag = self.flag_below(row)
        if flag is None or not text.casefold().startswith(flag.sign):
            return text
        values[flag.name] = not values[flag.name]
        return text[len(flag.sign) :].strip()

    def ask(self, inline: str) -> dict[str, Any]:
        """What the rows give. `inline` is what was typed behind the key: rows that it does not reach stay as they are,
        but where the form is to be asked whole. Raises `GivenUp`."""
        values, given, rest = self.questions.begun(), {}, inline
        for row in self.rows():
            if not row.asks:
                self._say_row(row, values, quiet=bool(inline))
                continue
            if isinstance(row, Flag):
                given[row.name] = values[row.name]
                continue
            values[row.name] = row.begun(values)  # what follows from the rows above
            found: Any = row.left(values) if row.settled(values) else Problem()
            if isinstance(found, Problem) and (rest.strip() or (inline and not self.questions.whole)):
                text, rest = _first_of(row, self.turned(row, rest.strip(), values))
                found = row.read_text(text, values) if text else row.left(values)
                if text and isinstance(found, Problem):
                    self.host.talk.say(found.told(self.screen.asking))
                    raise GivenUp
                values[row.name] = text if isinstance(row, Words) and text else found
            given[row.name] = self.ask_row(row, values) if isinstance(found, Problem) else found
        return given

    def _say_row(self, row: Row, values: Values, *, quiet: bool) -> None:
        texts = self.host.texts
        if isinstance(row, Said) and not quiet:
            self.host.talk.say(row.labelled(texts))
        elif isinstance(row, Preview) and not quiet:
            told = row.says(values)
            self.host.talk.say(told if isinstance(told, str) else told[0])

    def ask_row(self, row: Row, values: dict[str, Any]) -> Any:
        """What one row gives; what stands in it is put into `values`. Raises `GivenUp`."""
        host = self.host
        options = self.list_options(row, values)
        while True:
            line = host.ask(self.row_prompt(row, values, options))
            text = line.strip()
            if gives_up(text) or (not isinstance(row, Words) and quits(host, text)):
                raise GivenUp
            if text == "?":
                host.talk.say(row.hinted(host.texts))
                self.topic_text()
                continue
            if text.startswith("?") and self.tries(text[1:].strip()):
                continue
            flag = self.flag_below(row)
            if flag is not None and (left := self.turned(row, text, values)) != text:
                host.talk.say(flag.told(host.texts, values))
                line = text = left
                if not text:
                    continue
            text = self.typed.get(row.name, "") if not text else "" if text == EMPTY else line
            found = row.read_text(text, values) if text or line.strip() == EMPTY else row.left(values)
            if isinstance(found, Problem):
                host.talk.say(found.told(self.screen.asking))
                continue
            if text:
                self.typed[row.name] = text
            values[row.name] = (text or values[row.name]) if isinstance(row, Words) else found
            return found

    def tries(self, text: str) -> bool:
        """Says what would come of a text behind a question mark; returns whether that is anything here."""
        return False

    def list_options(self, row: Row, values: Values) -> int:
        """Says what can be chosen in a row, and returns how many have a number."""
        listed = row.listed(values)
        for key, entry in listed.items():
            self.host.talk.say(entry_text(self.host, key, entry))
        return sum(key.isdigit() for key in listed)

    def row_prompt(self, row: Row, values: Values, options: int) -> str:
        """How a row is asked for: its label, and what an empty line leaves."""
        texts = self.host.texts
        label = row.labelled(texts).strip() or row.hinted(texts) or self.screen.heading
        now = self.typed.get(row.name) or self._standing(row, values)
        return texts("lines-ask-row", label=label, now=now, options=options)

    def _standing(self, row: Row, values: Values) -> str:
        """What an empty line leaves in a row, in words."""
        standing = values.get(row.name)
        if isinstance(row, Chosen):
            option = row.now(values).get(standing)
            return "" if option is None else option.text
        return "" if standing is None else str(standing)


def _first_of(row: Row, rest: str) -> tuple[str, str]:
    """What of a line answers a row, and what is left for the others: a text takes all."""
    if isinstance(row, Words) or getattr(row, "many", False):
        return rest.strip(), ""
    first, _, others = rest.strip().partition(" ")
    return first, others


ADAPTED: Final = {
    "ffapp.tui.book.stones:StonesDialog": "book_dialogs:Stones",
    "ffapp.tui.book.stones:ReceiveForm": "book_dialogs:Receive",
    "ffapp.tui.book.sections:WizardMenu": "book_dialogs:Wizard",
    "ffapp.tui.book.magic:MagicScreen": "book_dialogs:Magic",
    "ffapp.tui.book.notes:NotesDialog": "book_dialogs:Notes",
    "ffapp.tui.book.fight_changes:TermsForm": "book_dialogs:Terms",
    "ffapp.tui.book.fight_opening:FightOpening": "book_dialogs:Opening",
    "ffapp.tui.book.walk:FreeWalkDialog": "book_dialogs:FreeWalk",
    "ffapp.tui.book.clearings:MoveDialog": "book_dialogs:Moving",
    "ffapp.tui.table.dialogs:SheetsDialog": "table_dialogs:Sheets",
}
"""The dialogs of the screen that are more than a menu, a form or something to read, with what asks them here."""


def spoken_dialog(host: Host, screen: Dialog) -> Spoken:
    """A dialog in lines. Raises LookupError for one that nothing here can ask."""
    where = f"{type(screen).__module__}:{type(screen).__name__}"
    kind: Any = SpokenMenu if isinstance(screen, Menu) else SpokenForm if isinstance(screen, Form) else None
    if kind is None and type(screen).told is not Dialog.told:
        kind = SpokenReading
    if where in ADAPTED:
        kind = named(f"ffapp.cli.lines.{ADAPTED[where]}")
    if kind is None:
        raise LookupError(where)
    spoken: Spoken = kind(host, screen)
    return spoken
