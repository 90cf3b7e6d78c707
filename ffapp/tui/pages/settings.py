"""The settings: each change counts at once, on every screen, and is written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, Vertical

from ffapp.resources import styles
from ffapp.store.errors import shown
from ffapp.store.folders import settings_file
from ffapp.tui.deeds import bindings
from ffapp.tui.keys import ANSWERS, KEPT, RESERVED, Entry, all_entries, clash, keymap_of, shown_key
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import Page, Question, app_at
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.picker import Alternative, Picker
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.table import Cell, Column, Row, Table
from ffapp.tui.look.literal import cells
from ffapp.tui.pages.deeds import SETTINGS
from ffapp.tui.pages.theme_samples import ThemeSamples

ROWS: dict[str, tuple[str, ...]] = {
    "language": ("fr", "en"),
    "theme": ("dark", "light"),
    "ascii": ("no", "yes"),
    "dice": ("tumble", "instant"),
    "cursor": ("no", "yes"),
    "one_meal_a_stop": ("yes", "no"),
    "comments": ("yes", "no"),
    "memory": ("all", "notes", "none"),
    "advice": ("never", "asked", "always"),
    "mark": ("0", "25", "50", "75", "90"),
}
"""Settings of one choice each, with their values as they are called in messages."""

FLAGS = ("ascii", "cursor", "one_meal_a_stop", "comments")
"""Those that are yes or no."""

NUMBERS = ("mark",)
"""Those that are numbers, told by one message for all but 0; the file may hold others than the row."""

COLUMNS = (Column(width=14), Column(weight=1), Column(width=14, right=True))


class SettingsScreen(Page):
    """A choice of each setting and the table of keys."""

    help_topic = "dice"
    CSS_PATH = styles() / "settings.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-usual"), (116, "-wide"), (176, "-broad")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (24, "-middle"), (36, "-tall"), (46, "-ample")]
    deeds = SETTINGS
    BINDINGS = [
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
        *bindings("settings", SETTINGS),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._all: tuple[Entry, ...] = ()
        self._entries: tuple[Entry, ...] = ()
        """Those that can be moved, as the table lists them."""

    def compose(self) -> ComposeResult:
        texts = self.texts
        width = max(cells(texts(f"settings-{name}")) for name in ROWS)
        with Panel(title=texts("settings-title"), id="settings"):
            with Container(id="desk"):
                with Horizontal(id="looks"):
                    with Vertical(id="choices"):
                        for name in ROWS:
                            label, alternatives = texts(f"settings-{name}"), self._alternatives(name)
                            yield Picker(label, alternatives, self._value(name), label_width=width, id=name)
                    yield ThemeSamples()
                with Panel(title=texts("settings-keys"), id="keys"):
                    yield Table(COLUMNS)
            yield Prose(texts("settings-file", path=shown(settings_file())), id="file")
        yield KeyBar()

    def _alternatives(self, name: str) -> Iterator[Alternative]:
        """What can be chosen for a setting."""
        texts = self.texts
        if name not in NUMBERS:
            for value in ROWS[name]:
                told = f"settings-{name}-{value}"
                yield Alternative(value, texts(told), texts(f"{told}-about"))
            return
        for number in sorted({int(value) for value in (*ROWS[name], self._value(name))}):
            about = texts(f"settings-{name}-about", number=number)
            yield Alternative(str(number), texts(f"settings-{name}-number", number=number), about)

    def _value(self, name: str) -> str:
        app = self.app
        if name == "language":
            return app.looks.language
        if name == "ascii":
            return "yes" if app.glyphs.name == "ascii" else "no"
        value = getattr(app.settings, name)
        return ("yes" if value else "no") if name in FLAGS else str(value)

    def fill(self) -> None:
        self._all = tuple(all_entries(type(self.app)))
        self._entries = tuple(entry for entry in self._all if entry.movable)
        self._show_keys()
        if self.focused is None:
            self.query(Picker).first().focus()

    async def retell(self) -> None:
        focused = self.focused.id if self.focused is not None else None
        cursor = self.query_one(Table).cursor
        await super().retell()
        self.query_one(Table).cursor = cursor
        target = self.query_one(f"#{focused}") if focused in ROWS else self.query_one(Table)
        target.focus()

    def _show_keys(self) -> None:
        self.query_one(Table).rows = tuple(self._row(entry) for entry in self._entries)

    def _row(self, entry: Entry) -> Row:
        ascii_only = self.app.glyphs.name == "ascii"
        moved = keymap_of(self.app.settings.keys).get(entry.id)
        keys = moved.split(",") if moved else entry.keys
        told = ", ".join(shown_key(key, self.texts, ascii_only=ascii_only) for key in keys)
        return (
            Cell(self.texts(f"settings-place-{entry.place}"), "muted"),
            Cell(self.texts(entry.title)),
            Cell(told, "accent" if moved else "text strong"),
        )

    # -- the choices -------------------------------------------------------------------------------------------

    def on_picker_picked(self, event: Picker.Picked) -> None:
        self._use(event.widget.id or "", event.value)

    def on_theme_samples_picked(self, event: ThemeSamples.Picked) -> None:
        self.query_one("#theme", Picker).picked = event.value
        self._use("theme", event.value)

    def _use(self, name: str, picked: str) -> None:
        value: Any = picked == "yes" if name in FLAGS else int(picked) if name in NUMBERS else picked
        self.app.looks.use(msgspec.structs.replace(self.app.settings, **{name: value}), name)
        self.query_one(ThemeSamples).refresh()

    # -- the keys ----------------------------------------------------------------------------------------------

    def why_no_restore(self) -> str:
        """Why there is no key that could go back to its own."""
        entry = self._entry
        moved = entry is not None and entry.id in self.app.settings.keys
        return "" if moved else self.texts("settings-not-moved")

    @property
    def _entry(self) -> Entry | None:
        return self._entries[self.query_one(Table).cursor] if self._entries else None

    def on_table_moved(self, event: Table.Moved) -> None:
        self.refresh_keys()

    def on_table_chosen(self, event: Table.Chosen) -> None:
        self.action_deed("move")

    def move(self) -> None:
        """Asks for another key of the action under the cursor; from elsewhere goes to the table first."""
        table = self.query_one(Table)
        if not table.has_focus:
            table.focus()
        elif (entry := self._entry) is not None:
            self.app.push_once(KeyDialog(entry, self._all), lambda key: self._bind(entry, key))

    def restore(self) -> None:
        """Gives the action under the cursor its own key back."""
        if (entry := self._entry) is not None:
            self._bind(entry, "")

    def _bind(self, entry: Entry, key: str | None) -> None:
        """Moves an action to a key; "" takes it back to its own, None changes nothing."""
        if key is None:
            return
        keys = {name: moved for name, moved in self.app.settings.keys.items() if name != entry.id}
        if key:
            keys[entry.id] = key
        self.app.looks.use(msgspec.structs.replace(self.app.settings, keys=keys))
        self._show_keys()
        self.refresh_keys()

    def leave(self) -> None:
        """Back to where one came from."""
        if self.is_current:
            self.app.pop_screen()


class KeyDialog(Question):
    """Waits for the next key, and for enter as a yes to it. Dismissed with the key, or None by escape; one that is
    taken is refused in place, another one takes the place of the first."""

    CSS_PATH = styles() / "dialogs.tcss"

    def __init__(self, entry: Entry, entries: tuple[Entry, ...]) -> None:
        super().__init__()
        self._entry = entry
        self._entries = entries
        self._wished = ""

    def compose(self) -> ComposeResult:
        texts = app_at(self).texts
        with Panel(title=texts(self._entry.title), id="dialog"):
            yield Prose(texts("settings-press"), id="question")
            yield Prose(id="refused")

    def on_key(self, event: events.Key) -> None:
        if event.key == "ctrl+q":  # leaves the program, as everywhere
            return
        event.stop()
        event.prevent_default()
        if event.key == "escape":
            self.dismiss(None)
            return
        if event.key == "enter" and self._wished:
            self.dismiss(self._wished)
            return
        refused = self._refused(event.key)
        self._wished = "" if refused else event.key
        self.query_one("#refused", Prose).text = refused
        self.query_one("#question", Prose).text = self._question()

    def _shown(self, *keys: str) -> str:
        app = app_at(self)
        return ", ".join(shown_key(key, app.texts, ascii_only=app.glyphs.name == "ascii") for key in keys)

    def _question(self) -> str:
        """What is asked: a key, or a yes to the one that was pressed."""
        app = app_at(self)
        if not self._wished:
            return app.texts("settings-press")
        stays = KEPT.get(self._entry.id, ())
        moved = app.settings.keys.get(self._entry.id)
        before = [key for key in (moved.split(",") if moved else self._entry.keys) if key not in stays]
        sure = app.texts("settings-sure", key=self._shown(self._wished), before=self._shown(*before))
        return f"{sure}\n{app.texts('settings-stays', key=self._shown(*stays))}" if stays else sure

    def _refused(self, key: str) -> str:
        app = app_at(self)
        texts = app.texts
        told = self._shown(key)
        if key in (stays := KEPT.get(self._entry.id, ())):
            return texts("settings-stays", key=self._shown(*stays))
        if key in RESERVED or (key in ANSWERS and key not in self._entry.keys):
            return texts("settings-reserved", key=told)
        keymap = app.settings.keys
        other = clash(self._entries, keymap, self._entry, key)
        if other is None:
            return ""
        if not other.title:
            return texts("settings-reserved", key=told)
        place = texts(f"settings-place-{other.place}")
        return texts("settings-taken", key=told, action=texts(other.title), place=place)
