"""What a player can do, each thing once: its keys, its words, what it does, when it is offered.

A page names its place and has the keys of it:

    place, deeds = "book", BOOK
    BINDINGS = bindings("book", BOOK)

The key line, the help, the command palette and the settings for keys read the same rows, and so can what shows no
screen. A moved key is kept in the settings by the id of its deed, `<place>.<name>`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from textual.binding import Binding, BindingType

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.rulesets import named


class Place(NamedTuple):
    """A place whose keys can be moved: the family of its messages, and where its rows are, "module:name"."""

    words: str
    rows: tuple[str, ...]


_BOOK: Final = "ffapp.tui.book.deeds"
_TABLE: Final = "ffapp.tui.table.deeds"

PLACES: Final[dict[str, Place]] = {
    "title": Place("title", ("ffapp.tui.pages.deeds:TITLE",)),
    "creation": Place("creation", (f"{_BOOK}:CREATION",)),
    "book": Place("book", (f"{_BOOK}:BOOK",)),
    "fight": Place("fight", (f"{_BOOK}:FIGHT",)),
    "map": Place("mapui", (f"{_BOOK}:CHART_KEYS", f"{_BOOK}:COMPASS_KEYS", f"{_BOOK}:FREE_KEYS", f"{_BOOK}:CANVAS")),
    "party": Place("party", (f"{_TABLE}:PARTY",)),
    "setup": Place("setup", (f"{_TABLE}:SETUP",)),
    "editor": Place("setup", (f"{_TABLE}:EDITOR",)),
    "dungeon": Place("dungeon", (f"{_TABLE}:DUNGEON",)),
    "outcome": Place("dungeon", (f"{_TABLE}:OUTCOME",)),
    "history": Place("history", ("ffapp.tui.pages.deeds:PAST",)),
    "ending": Place("endui", (f"{_BOOK}:ENDING",)),
}
"""Every place but the app itself; help, settings and dialogs, whose keys are nobody's to move, have none."""

Page = Any
"""The page on which a deed is done; a row asks it for what pages of its place have."""


@dataclass(frozen=True, kw_only=True)
class Deed:
    """Something that a player can do. It has one of these:

    - `command`: what is carried out at once; made for the page where it depends on that, and None where there is
      nothing to carry out;
    - `dialog`: what opens, "module:class" or made for the page; `opens` is the command that it is for;
    - `do`: the name of a method of the page;
    - `action`: for keys without a name, what Textual runs.

    Args:
        name: what its id and its messages are called by; "" for keys without a name (arrows, digits), which are told
            nowhere and stay where they are.
        keys: as Textual names them, parted by commas.
        words: the family of its messages, `<words>-key-<name>` and `<words>-tip-<name>`; that of its place when "".
        title: the id of its message where that is another.
        tip: the same of what is told about it.
        told_as: the name that its messages have on a page as it is now, where that changes.
        shown: whether it is in the key line. The rows of a place are in the order of their importance: what does not
            fit is left out from the end.
        moments: those of the page at which the key line has it; always when None. At any other it says why not.
        why_not: a reason of its own against it, looked at first.
    """

    name: str = ""
    keys: str
    words: str = ""
    title: str = ""
    tip: str = ""
    told_as: Callable[[Page], str] | None = None
    shown: bool = True
    command: type[Command] | Callable[[Page], Command | None] | None = None
    opens: type[Command] | Callable[[Page], type[Command] | None] | None = None
    dialog: str | Callable[[Page], Any] = ""
    do: str = ""
    action: str = ""
    moments: frozenset[str] | None = None
    why_not: Callable[[Page], Refusal | str | None] | None = None

    def command_on(self, page: Page) -> Command | None:
        """What is carried out at once on a page as it is now."""
        return (
            None if self.command is None else self.command() if isinstance(self.command, type) else self.command(page)
        )

    def opens_on(self, page: Page) -> type[Command] | None:
        """What the dialog is for on a page as it is now."""
        return self.opens if self.opens is None or isinstance(self.opens, type) else self.opens(page)

    def dialog_on(self, page: Page) -> Any:
        """The dialog of a page as it is now."""
        return named(self.dialog)() if isinstance(self.dialog, str) else self.dialog(page)

    def binding(self, place: str) -> Binding:
        """Its keys for Textual."""
        action = self.action or f"deed('{self.name}')"
        if not self.name:
            return Binding(self.keys, action, show=False)
        words = self.words or PLACES[place].words
        return Binding(
            self.keys,
            action,
            self.title or f"{words}-key-{self.name}",
            id=f"{place}.{self.name}",
            tooltip=self.tip or f"{words}-tip-{self.name}",
            show=self.shown,
        )


def unnamed(keys: str, action: str) -> Deed:
    """Keys that are told nowhere."""
    return Deed(keys=keys, action=action)


UNDO: Final = Deed(
    name="undo",
    keys="u",
    do="undo",
    why_not=lambda page: Refusal("undo-nothing") if page.opened is None else page.opened.why_no_undo(),
)
REDO: Final = Deed(
    name="redo",
    keys="U,ctrl+r",
    shown=False,
    do="redo",
    why_not=lambda page: Refusal("redo-nothing") if page.opened is None else page.opened.why_no_redo(),
)
FOLD: Final = Deed(name="fold", keys="z", shown=False, do="fold", why_not=lambda page: page.why_no_fold())
LOOK_BACK: Final = Deed(name="history", keys="v", dialog="ffapp.tui.pages.history:HistoryScreen")


def bindings(place: str, rows: Iterable[Deed]) -> list[BindingType]:
    """The keys of rows, for a page or widget of a place."""
    return [deed.binding(place) for deed in rows]


def all_bindings() -> Iterator[tuple[str, Binding]]:
    """The keys of every place; what two of its pages share comes once."""
    for name, place in PLACES.items():
        seen: set[str] = set()
        for where in place.rows:
            for deed in named(where):
                if deed.name not in seen or not deed.name:
                    seen.add(deed.name)
                    yield name, deed.binding(name)


_DEED: Final = re.compile(r"(?:screen\.)?deed\('([\w-]+)'\)")


def name_in(action: str) -> str:
    """The name of the deed in an action: of `screen.deed('luck')` "luck"; of any other what is before its arguments."""
    found = _DEED.fullmatch(action)
    return found[1] if found else action.partition("(")[0].rpartition(".")[2]
