"""The list of all that can be done: on the page below it, or in its dialog, and everywhere; with its key, its name and
what it does or why it is not possible now. Enter does it.

On its line a change of the sheet can be typed as well (`-3e`): what would follow stands in the list, and enter does
that. Tab writes what is under the cursor into the line, and pressed again the next that the line may have meant.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import ModalScreen, Screen
from textual.widgets import Input

from ffapp.core.messages import Command
from ffapp.core.spelling import plain
from ffapp.resources import styles
from ffapp.texts.telling import tell_caution, tell_refusal
from ffapp.tui.kit.fields import SafeInput
from ffapp.tui.kit.page import (
    HELP_KEYS,
    PALETTE_ACTION,
    OfGame,
    Page,
    app_at,
    dialog_keys,
    offers,
    printed_keys,
)
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.table import Cell, Column, Row, Table
from ffapp.tui.look.literal import cells
from ffapp.tui.session import GameChange
from ffapp.tui.terminal.cursor import CHOOSING, TYPING

_KEYS, _NAMES, _SHORT_NAMES = 9, 26, 20
"""Columns of the keys and of the names at most, also in a narrow terminal; what is told about each has the others."""
_NARROW = 100
_LEAST = 44
"""In fewer columns nothing is told beside the names."""
_MARK = 2
"""Columns of the mark before the name of what is not possible now."""
_AROUND = 8
"""Rows of the frame that are not the list."""


class Entry(Struct, frozen=True, kw_only=True):
    """A row: what it is called, and as far as it has them what it runs (an `action`, or a `command` that was typed,
    with the `line` that says it), its keys as they are printed, what is told about it, and why it is not possible.
    """

    title: str
    action: str = ""
    command: Command | None = None
    keys: str = ""
    tip: str = ""
    reason: str = ""
    line: str = ""

    def says(self, words: list[str], *, in_title: bool) -> bool:
        """Whether it has all these words, in its name or in what is told about it."""
        told = plain(self.title if in_title else f"{self.title} {self.tip}")
        return all(word in told for word in words)


class PaletteScreen(ModalScreen[str], OfGame):
    """Filters the actions by what is typed, and carries out what that says. Dismissed with the action to run, or
    None."""

    help_topic = "start"
    CSS_PATH = styles() / "dialogs.tcss"
    BINDINGS = [
        Binding("escape", "leave", show=False),
        HELP_KEYS,
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("tab", "complete", show=False, priority=True),
        Binding("pageup", "step(-8)", show=False),
        Binding("pagedown", "step(8)", show=False),
    ]

    def __init__(self, screen: Screen[object]) -> None:
        super().__init__()
        texts = app_at(screen).texts
        self._page = screen if isinstance(screen, Page) else None
        foot = [Entry(title=told) for told in dialog_keys(screen)]
        done = [
            Entry(
                title=texts(offer.title),
                action=offer.action,
                keys=printed_keys(screen, offer.keys),
                tip=texts(offer.tip) if offer.tip else "",
                reason=offer.reason,
            )
            for offer in offers(screen)
            if offer.action != PALETTE_ACTION
        ]
        self._all = (*foot, *done)
        self._found: list[Entry] = []
        self._meant: list[str] = []
        """The lines that Tab writes in turn."""

    def compose(self) -> ComposeResult:
        texts = app_at(self).texts
        hint = self._page.typed_hint if self._page is not None else ""
        with Panel(title=texts("hand-title" if hint else "app-palette-title"), id="palette"):
            yield SafeInput(placeholder=texts(hint or "app-palette-placeholder"))
            yield Prose(texts("app-palette-nothing"), id="nothing", classes="faint")
            yield Table(self._columns(), lit=True)
            yield Prose(id="about")

    def _columns(self) -> tuple[Column, ...]:
        """As wide as the longest needs."""
        keys = max((cells(entry.keys) for entry in self._all), default=0)
        names = max((cells(entry.title) + _MARK for entry in self._all if entry.action), default=0)
        most = _NAMES if self.app.size.width >= _NARROW else _SHORT_NAMES
        return Column(width=min(keys, _KEYS)), Column(width=min(names, most)), Column(least=_LEAST)

    def on_mount(self) -> None:
        self.query_one("#palette").styles.max_height = len(self._all) + _AROUND
        self.query_one(Table).can_focus = False
        self.query_one(Input).cursor_blink = False
        self.query_one(Input).focus()
        self._filter("")

    def _filter(self, typed: str) -> None:
        self.stands_on = TYPING
        words = plain(typed).split()
        by_title = [entry for entry in self._all if entry.says(words, in_title=True)]
        by_tip = [entry for entry in self._all if entry.says(words, in_title=False)]
        said = list(self._typed(typed))
        changes, begun = ([entry for entry, last in said if last is behind] for behind in (False, True))
        self._found = [*changes, *dict.fromkeys(by_title + by_tip), *begun]
        table = self.query_one(Table)
        table.rows = tuple(map(self._row, self._found))
        table.cursor = 0
        self.query_one("#nothing").display = not self._found
        self._tell()

    def _typed(self, typed: str) -> Iterator[tuple[Entry, bool]]:
        """What the line says beside names of actions, and whether it stands behind these."""
        page, texts, arguments = self._page, self.texts, self.arguments
        if page is None:
            return
        for one in page.typed(typed):
            command = one.command
            refusal = None if command is None else page.session.why_not(command)
            if command is None or refusal is not None:
                reason = one.about if refusal is None else tell_refusal(texts, refusal, arguments)
                yield Entry(title=one.title, reason=reason, line=one.line), one.begun
            else:
                cautions = (tell_caution(texts, caution, arguments) for caution in command.cautions(page.game.state))
                tip = ". ".join((one.about, *cautions))
                yield Entry(title=one.title, tip=tip, command=command, line=one.line), False

    def _row(self, entry: Entry) -> Row:
        refused = bool(entry.reason)
        mark = f"{app_at(self).glyphs.refused} " if refused else ""  # told without colour, too
        return (
            Cell(entry.keys, "muted" if refused else "accent strong"),
            Cell(mark + entry.title, "muted" if refused else "text"),
            Cell(entry.reason or entry.tip, "caution" if refused else "muted"),
        )

    def _tell(self) -> None:
        """What is told about the entry under the cursor, in full."""
        entry = self._found[self.query_one(Table).cursor] if self._found else None
        about = self.query_one("#about", Prose)
        told = "" if entry is None else entry.reason or entry.tip
        several = entry is not None and entry.line and len(self._lines()) > 1
        about.text = self.texts("hand-tab", told=told) if several else told
        about.set_class(entry is not None and bool(entry.reason), "-refused")

    def on_input_changed(self, event: Input.Changed) -> None:
        self._filter(event.value)

    def on_input_submitted(self) -> None:
        self.query_one(Table).action_choose()

    def on_table_moved(self) -> None:
        self._tell()

    def on_table_chosen(self, event: Table.Chosen) -> None:
        entry = self._found[event.value]
        if entry.command is not None:
            self.playing.act(entry.command, then=self._done)
        elif entry.action and not entry.reason:
            self.dismiss(entry.action)

    def _done(self, _: GameChange) -> None:
        """What was typed has been carried out."""
        if self.is_active:
            self.dismiss(None)

    def action_complete(self) -> None:
        """Writes what is under the cursor into the line; what Tab has written makes room for the next."""
        field = self.query_one(Input)
        entry = self._found[self.query_one(Table).cursor] if self._found else None
        if field.value in self._meant:
            line = self._meant[(self._meant.index(field.value) + 1) % len(self._meant)]
        elif entry is not None and entry.line:
            line, self._meant = entry.line, self._lines()
        else:
            return
        field.value = line
        field.cursor_position = len(line)

    def _lines(self) -> list[str]:
        """The lines that what is typed may have meant."""
        return [entry.line for entry in self._found if entry.line]

    def action_step(self, by: int) -> None:
        self.stands_on = CHOOSING
        self.query_one(Table).cursor += by

    def action_leave(self) -> None:
        self.dismiss(None)
