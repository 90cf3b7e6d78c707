"""What can be done with the games on the shelf, and with the past of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ffapp.tui.deeds import FOLD, KEEP, READ_ENDS, READ_LINES, READ_PAGES, REDO, STATISTICS, UNDO, Deed, unnamed

if TYPE_CHECKING:
    from ffapp.tui.pages.history import HistoryScreen
    from ffapp.tui.pages.settings import SettingsScreen
    from ffapp.tui.pages.stats import StatsScreen
    from ffapp.tui.pages.title import TitleScreen


def _no_save(page: TitleScreen) -> str:
    return "" if page.entries else page.texts("title-no-save")


def _by_view(current: str, archive: str) -> Callable[[TitleScreen], str]:
    """What a deed is called in each of the two views."""
    return lambda page: archive if page.archived else current


TITLE: Final[tuple[Deed[TitleScreen], ...]] = (
    # The table has the focus and answers to enter first; this row tells of it.
    Deed(name="open", keys="enter", do="open", why_not=_no_save),
    Deed(name="new", keys="n", do="new"),
    Deed(name="adventures", keys="l", do="adventures"),
    Deed(name="samples", keys="e", do="samples"),
    Deed(name="archive", keys="a", do="archive", why_not=_no_save, told_as=_by_view("archive", "unarchive")),
    Deed(name="rename", keys="r", do="rename", why_not=_no_save),
    Deed(name="duplicate", keys="d", do="duplicate", why_not=_no_save, tip="title-tip-copy"),
    Deed(name="export", keys="x", do="export", why_not=_no_save),
    Deed(name="import", keys="i", do="import_save"),
    Deed(name="view", keys="v", do="view", told_as=_by_view("view", "current")),
    STATISTICS,
)

PAST: Final[tuple[Deed[HistoryScreen], ...]] = (
    Deed(name="rewind", keys="enter", do="rewind", why_not=lambda page: page.why_no_rewind()),
    Deed(name="narrow", keys="f", do="narrow", told_as=lambda page: page.called("narrow")),
    Deed(name="search", keys="slash", do="search"),
    Deed(name="thread", keys="b", do="thread", why_not=lambda page: page.why_no_thread()),
    replace(FOLD, shown=True),
    Deed(name="curves", keys="c", do="curves", told_as=lambda page: page.called("curves")),
    UNDO,
    Deed(name="leave", keys="escape", do="leave"),
    replace(REDO, shown=True),
    Deed(name="here", keys="h", do="here"),
    replace(KEEP, shown=False),
)
"""The keys of the history."""

STATS: Final[tuple[Deed[StatsScreen], ...]] = (
    Deed(name="book", keys="b,tab", do="next_book"),
    Deed(name="plots", keys="c", do="plots", why_not=lambda page: page.why_no_plots()),
    Deed(name="leave", keys="escape", do="leave"),
    *READ_LINES,
    *READ_PAGES,
    *READ_ENDS,
    unnamed("space", "read_pages(1)"),
)
"""The keys of the statistics."""

SETTINGS: Final[tuple[Deed[SettingsScreen], ...]] = (
    Deed(name="move", words="settings", keys="enter", do="move"),
    Deed(name="restore", words="settings", keys="delete", do="restore", why_not=lambda page: page.why_no_restore()),
    Deed(name="leave", words="settings", keys="escape", do="leave"),
)
"""Those of the settings, which are nobody's to move."""
