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
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace
from textual.binding import Binding, BindingType

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.rulesets import named

if TYPE_CHECKING:
    from ffapp.tui.session import Session


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
    "stats": Place("memory", ("ffapp.tui.pages.deeds:STATS",)),
    "ending": Place("endui", (f"{_BOOK}:ENDING",)),
}
"""Every place but the app itself; help, settings and dialogs, whose keys are nobody's to move, have none."""

PageOf = TypeVar("PageOf", contravariant=True)
"""The page on which a deed is done; a row asks it for what pages of its place have."""

Reason = Refusal | str | None
"""Why a deed is not possible now, or None; a `str` is said as it is, and "" is no reason."""


class OfSession(Protocol):
    """What has an open game, or none yet."""

    @property
    def opened(self) -> Session | None: ...


class Folds(Protocol):
    """What has fights that can be folded."""

    def why_no_fold(self) -> str: ...


class Deed(Struct, Generic[PageOf], frozen=True, kw_only=True):
    """Something that a player can do. It has one of these:

    - `command`: what is carried out at once; made for the page where it depends on that, and None where there is
      nothing to carry out. Where a page carries it out in a manner of its own, `do` is given it;
    - `dialog`: what opens, "module:class" or made for the page;
    - `do`: a method of the page, by its name, or of a part of the page ("part.method"); a key may have an argument for
      it;
    - `action`: for keys without a name, what Textual runs.

    It is offered where nothing stands against it, asked in this order: `why_not`, the rules, `lacks`. The page asks
    before it does anything (`action_deed`), so that what is done asks no more; only what the rules have against a
    command is asked where that is carried out, and nowhere before.

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
        quiet: pressed at any other moment it does nothing and says nothing; else it says why not.
        leads_to: the kind of command that a dialog or method is for, by whose phases it is offered.
        why_not: a reason of its own against it.
        lacks: the same where the rules have nothing against it.
    """

    name: str = ""
    keys: str
    words: str = ""
    title: str = ""
    tip: str = ""
    told_as: Callable[[PageOf], str] | None = None
    shown: bool = True
    command: type[Command] | Callable[[PageOf], Command | None] | None = None
    dialog: str | Callable[[PageOf], Any] = ""
    do: str = ""
    action: str = ""
    moments: frozenset[str] | None = None
    quiet: bool = False
    leads_to: type[Command] | Callable[[PageOf], type[Command] | None] | None = None
    why_not: Callable[[PageOf], Reason] | None = None
    lacks: Callable[[PageOf], Reason] | None = None

    def is_of(self, moment: str) -> bool:
        """Whether it matters at a moment of its page."""
        return self.moments is None or moment in self.moments

    def why_not_on(self, page: PageOf, session: Session | None, command: Command | None = None) -> Reason:
        """Why it is not possible on a page as it is now.

        Args:
            page: on which it would be done.
            session: the open game, None for none.
            command: its command, where what the rules have against that counts.
        """
        reason = None if self.why_not is None else self.why_not(page)
        if not reason and session is not None:
            kind = self.leads_to if self.leads_to is None or isinstance(self.leads_to, type) else self.leads_to(page)
            reason = session.why_not(command) if command is not None else None if kind is None else session.why_no(kind)
        return reason or (None if self.lacks is None else self.lacks(page))

    def command_on(self, page: PageOf) -> Command | None:
        """What is carried out at once on a page as it is now."""
        return (
            None if self.command is None else self.command() if isinstance(self.command, type) else self.command(page)
        )

    def dialog_on(self, page: PageOf) -> Any:
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


def unnamed(keys: str, action: str) -> Deed[object]:
    """Keys that are told nowhere."""
    return Deed(keys=keys, action=action)


READ_LINES: Final = (unnamed("up", "read_lines(-1)"), unnamed("down", "read_lines(1)"))
READ_PAGES: Final = (unnamed("pageup", "read_pages(-1)"), unnamed("pagedown", "read_pages(1)"))
READ_ENDS: Final = (unnamed("home", "read_end(False)"), unnamed("end", "read_end(True)"))
"""The keys by which one reads on where there is more than room (`ffapp.tui.kit.quiet.Reads`)."""


def lacking(deed: Deed[PageOf], lacks: Callable[[PageOf], Reason], **changes: Any) -> Deed[PageOf]:
    """A deed with a reason against it that only some pages have."""
    return replace(deed, lacks=lacks, **changes)


UNDO: Final[Deed[OfSession]] = Deed(
    name="undo",
    keys="u",
    do="undo",
    why_not=lambda page: Refusal("undo-nothing") if page.opened is None else page.opened.why_no_undo(),
)
REDO: Final[Deed[OfSession]] = Deed(
    name="redo",
    keys="U,ctrl+r",
    shown=False,
    do="redo",
    why_not=lambda page: Refusal("redo-nothing") if page.opened is None else page.opened.why_no_redo(),
)


def dice_deed(choose: Callable[..., Command]) -> Deed[OfSession]:
    """Who rolls, from now on: by `choose`, which is given whether dice are `typed`."""

    def typed(page: OfSession) -> bool:
        return page.opened is not None and bool(page.opened.game.state.typed_dice)

    return Deed(
        name="dice",
        keys="D",
        words="dice",
        shown=False,
        told_as=lambda page: "dice_program" if typed(page) else "dice",
        command=lambda page: choose(typed=not typed(page)),
    )


FOLD: Final[Deed[Folds]] = Deed(name="fold", keys="z", shown=False, do="fold", why_not=lambda page: page.why_no_fold())
LOOK_BACK: Final[Deed[object]] = Deed(name="history", keys="v", dialog="ffapp.tui.pages.history:HistoryScreen")
STATISTICS: Final[Deed[object]] = Deed(
    name="stats", keys="s", words="memory", dialog="ffapp.tui.pages.stats:StatsScreen"
)
KEEP: Final[Deed[object]] = Deed(name="keep", keys="k", words="keepsake", do="keep")
"""The whole reading as one page of HTML."""


def bindings(place: str, rows: Iterable[Deed[Any]]) -> list[BindingType]:
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


_DEED: Final = re.compile(r"(?:screen\.)?deed\('([\w-]+)'(?:, -?\d+)?\)")


def name_in(action: str) -> str:
    """The name of the deed in an action: of `screen.deed('luck')` "luck"; of any other what is before its arguments."""
    found = _DEED.fullmatch(action)
    return found[1] if found else action.partition("(")[0].rpartition(".")[2]
