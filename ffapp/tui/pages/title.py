"""The title screen: the game last played, all others, a new one, the samples, and the order on the shelf."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Horizontal

from ffapp import resources
from ffapp.resources import styles
from ffapp.rulesets import RULESETS, named
from ffapp.store.entries import Entry, read_entry
from ffapp.store.errors import StoreError, shown
from ffapp.store.names import SUFFIX, file_name, path_typed, slug, target_typed
from ffapp.texts.dates import tell_when
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import QUIT_ACTION, Page
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.table import Cell, Column, LazyTable, Row, Table
from ffapp.tui.look.canvas import gauge
from ffapp.tui.look.scene import Scene
from ffapp.tui.pages.deeds import TITLE
from ffapp.tui.pages.save_card import SaveCard, tell_book, tell_hero, tell_state, tell_where
from ffapp.tui.terminal.cursor import FOCUS

if TYPE_CHECKING:
    from ffapp.tui.kit.choice import Choice
    from ffapp.tui.kit.choosing import ChoiceDialog

SHELF = "ffapp.tui.pages.adventures"
PLAYABLE = ("ok", "unclosed")
VITAL = "stamina"
COLUMNS = (
    Column(weight=1),
    Column(width=8, least=60),
    Column(width=12, least=92),
    Column(width=17),
    Column(width=18, right=True),
)
STATE_INKS = {"lost": "wound", "won": "gain", "furthest": "gain", "": "text"}


class TitleScreen(Page):
    """What is seen first. Only heads and tails of the saves are read for it."""

    help_topic = "saves"
    CSS_PATH = [styles() / "scene.tcss", styles() / "title.tcss"]
    KEPT = Page.KEPT | {QUIT_ACTION}
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide"), (160, "-broad")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (30, "-tall"), (44, "-vast")]
    place = "title"
    stands_on = (FOCUS, "#saves > .panel--empty")
    deeds = TITLE
    BINDINGS = bindings(place, deeds)

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []
        self.archived = False

    def compose(self) -> ComposeResult:
        yield Scene()
        yield Prose(self.texts("title-tagline"), id="tagline")
        with Horizontal(id="desk"):
            with Panel(title=self.texts("title-saves"), id="saves"):
                yield Table(COLUMNS)
            yield SaveCard(title=self.texts("title-books"), id="card")
        yield KeyBar()

    def fill(self) -> None:
        self.load()
        self.table.focus()

    def on_screen_resume(self) -> None:
        if self.is_mounted and self.entries:
            self.table.focus()

    @property
    def table(self) -> Table:
        return self.query_one(Table)

    # -- the list ----------------------------------------------------------------------------------------------

    def load(self, at: Path | None = None) -> None:
        """Reads the shelf; the cursor goes to the save `at`, the archive being opened or closed for it, or to the game
        last played."""
        shelf = self.playing.shelf
        if at is not None:
            self.archived = at.parent == shelf.archive_folder
        panel = self.query_one("#saves", Panel)
        try:
            self.entries = shelf.entries(archived=self.archived)
            empty = self._empty()
        except StoreError as error:
            self.entries = []
            empty = self.playing.trouble.failure(error)
        panel.title = self.texts("title-archive" if self.archived else "title-saves")
        panel.subtitle = self.texts("title-count", count=len(self.entries)) if self.entries else ""
        panel.empty = empty
        panel.vacant = not self.entries
        now = shelf.store.seconds()
        self.table.rows = LazyTable(len(self.entries), lambda index: self._row(self.entries[index], now))
        self.table.cursor = self._place(at)
        self._show_entry()
        self.refresh_keys()

    def _show_entry(self) -> None:
        """The card of the save under the cursor, and the colours and the picture of its book."""
        entry = self.entry
        self.query_one(SaveCard).show(entry)
        if entry is not None:
            self.app.wear(entry.ruleset)
        self.query_one(Scene).family = RULESETS[self.app.book].theme

    def _empty(self) -> str:
        """What would be there, and which keys fill it."""
        told = "title-empty-archive" if self.archived else "title-empty"
        return f"{self.texts(told)}\n{self.texts(f'{told}-keys')}"

    def _place(self, at: Path | None) -> int:
        for index, entry in enumerate(self.entries):
            if entry.path == at if at is not None else entry.state in PLAYABLE:
                return index
        return 0

    def _row(self, entry: Entry, now: float) -> Row:
        texts = self.texts
        kind, state = tell_state(texts, entry, self.app.glyphs)
        where = tell_where(texts, entry, short=True)
        return (
            Cell(
                tell_hero(texts, entry),
                "text strong" if entry.card and entry.card.hero else "muted",
                tail=self._apart(entry),
            ),
            Cell(tell_book(texts, entry, short=True), "muted"),
            Cell(self._life(entry), "fill"),
            Cell(f"{where} {state}".strip(), STATE_INKS.get(kind, "caution")),
            Cell(tell_when(texts, entry.when, now), "muted"),
        )

    def _life(self, entry: Entry) -> str:
        """How much life is left to the hero, or to the party, as a line; nothing where there is none, or no end."""
        card = entry.card
        if card is None or card.over:
            return ""
        lives = card.party or [score for score in card.scores if score[0] == VITAL]
        left, full = sum(life[1] for life in lives), sum(life[2] for life in lives)
        return "".join(sign for sign, _ in gauge(left, full, COLUMNS[2].width, self.app.glyphs)) if full else ""

    def _apart(self, entry: Entry) -> str:
        """What stands behind a hero: the adventure that is read, or the name that the player gave the file, by which
        two games of one hero are told apart, without the hero's with which it begins."""
        if entry.standing is not None:  # they differ by nothing else
            told = shown(Path(entry.path.stem))
        else:
            # A file that was not called after its hero has the name of its book until it is closed for the first time.
            called = entry.card.hero if entry.card is not None and entry.name != slug(entry.ruleset) else ""
            told = _beyond(slug(called), entry.name)
            told = told if entry.card is None or told else entry.card.title
        return f" {self.app.glyphs.separator} {told}" if told else ""

    @property
    def entry(self) -> Entry | None:
        """The save under the cursor."""
        return self.entries[self.table.cursor] if self.entries else None

    def on_table_moved(self, event: Table.Moved) -> None:
        self._show_entry()

    def on_table_chosen(self, event: Table.Chosen) -> None:
        self.action_deed("open")

    # -- playing -----------------------------------------------------------------------------------------------

    def open(self) -> None:
        entry = self.entry if self.is_current else None
        opened = entry is not None and self.playing.open_game(entry.path)
        if opened and entry is not None and entry.card is not None and entry.card.adventure:
            named(f"{SHELF}:offer_text")(self)

    def new(self) -> None:
        self.app.push_once(self.books(RULESETS, self.playing.create_hero))

    def books(self, books: Iterable[str], create: Callable[[str], object]) -> ChoiceDialog:
        """Asks by which rulebook a game is begun."""
        from ffapp.tui.kit.choice import Choice
        from ffapp.tui.kit.choosing import ChoiceDialog

        texts = self.texts
        about = {name: texts(told) for name in books if texts.has(told := f"title-book-{name}")}
        width = max(map(len, about.values()), default=0)  # they begin in one column
        choices = [
            Choice(name, texts.name(name, "ui"), hint=about.get(name, "").ljust(width), deed=partial(create, name))
            for name in books
        ]
        return ChoiceDialog(texts("title-which-book"), texts("title-which-book-what"), choices, at=self.app.book)

    def adventures(self) -> None:
        """The adventures that can be read."""
        shelf = named(f"{SHELF}:shelf_of")(self)
        if shelf is not None:
            self.app.push_once(shelf)

    def samples(self) -> None:
        try:
            paths = sorted(path for path in resources.saves().iterdir() if path.name.endswith(SUFFIX))
        except OSError:
            paths = []
        if not paths:
            self.app.tell(self.texts("title-no-samples"), severity="warning")
            return
        from ffapp.tui.kit.choice import Choice

        files = self.playing.shelf.store.files
        order = [*RULESETS]
        entries = [read_entry(files, path, known=RULESETS) for path in paths]
        entries.sort(key=lambda entry: order.index(entry.ruleset) if entry.ruleset in order else len(order))
        choices = []
        for entry in entries:
            name = entry.path.name.removesuffix(SUFFIX)
            told = f"title-sample-{name}"
            name = self.texts(told) if self.texts.has(told) else name
            hint = tell_book(self.texts, entry, short=True)
            choices.append(Choice(told, name, hint=hint, deed=partial(self._take_up, entry.path)))
        self._choose("title-samples", "title-samples-what", choices)

    def _take_up(self, path: Path) -> None:
        """Opens a copy of a save that is not ours to write."""
        mark = self.texts("title-copy-mark")
        self._try(lambda: self.playing.shelf.duplicate(path, mark=mark), self.playing.open_game)

    # -- putting in order --------------------------------------------------------------------------------------

    def view(self) -> None:
        self.archived = not self.archived
        self.load()

    def rename(self) -> None:
        entry = self.entry
        if entry is None:
            return
        shelf = self.playing.shelf
        self._ask(
            "title-rename",
            "title-rename-what",
            lambda typed: shelf.rename(entry.path, typed),
            value=entry.name,
            max_length=40,
        )

    def archive(self) -> None:
        entry = self.entry
        if entry is None:
            return
        shelf = self.playing.shelf
        move = shelf.unarchive if entry.archived else shelf.archive
        cursor = self.table.cursor

        def moved(_path: Path) -> None:
            self.load()
            self.table.cursor = cursor
            told = "title-unarchived" if entry.archived else "title-archived"
            self.app.tell(self.texts(told, name=entry.card.hero if entry.card else entry.name))

        self._try(lambda: move(entry.path), moved)

    def duplicate(self) -> None:
        entry = self.entry
        if entry is not None:
            mark = self.texts("title-copy-mark")
            self._try(lambda: self.playing.shelf.duplicate(entry.path, mark=mark), self._made)

    def _made(self, path: Path) -> None:
        self.load(path)
        self.app.tell(self.texts("title-duplicated", path=path.name))

    def export(self) -> None:
        entry = self.entry
        if entry is None:
            return
        shelf = self.playing.shelf
        ways = {"save": (shelf.export_save, SUFFIX), "run": (shelf.export_script, ".jsonl")}
        from ffapp.tui.kit.choice import Choice

        def ask(export: Callable[[Path, Path], Path], suffix: str) -> None:
            self._ask(
                "title-export",
                "title-export-what",
                lambda typed: export(entry.path, target_typed(typed, suffix)),
                value=f"~{os.sep}",
                told="title-exported",
            )

        choices = [Choice(way, self.texts(f"title-export-{way}"), deed=partial(ask, *how)) for way, how in ways.items()]
        if self.app.is_web:
            choices.append(Choice("download", self.texts("title-export-download"), deed=partial(self._download, entry)))
        self._choose("title-export", "title-export-how", choices)

    def _download(self, entry: Entry) -> None:
        """Hands a save to the browser that shows this page, and the texts of its adventure."""
        shelf = self.playing.shelf
        try:
            data = shelf.content(entry.path)
        except StoreError as error:
            self.playing.trouble.notice(error)
            return
        name = file_name(entry.name, entry.ruleset, entry.id)
        handed = [(name, data)]
        for text in shelf.texts(data, entry.path):
            with suppress(StoreError):  # a text that is missing
                handed.append((shelf.books.sent_as(text), shelf.books.text_of(text, entry.path.parent).encode("utf-8")))
        for file, content in handed:
            self.app.deliver_binary(
                BytesIO(content), save_directory=".", save_filename=file, mime_type="application/octet-stream"
            )
        self.app.tell(self.texts("title-downloaded", name=name))

    def import_save(self) -> None:
        self._ask("title-import", "title-import-what", lambda typed: self._import(path_typed(typed)))

    def _import(self, path: Path) -> Path:
        shelf, mark = self.playing.shelf, self.texts("title-copy-mark")
        try:
            return shelf.import_save(path, mark=mark)
        except StoreError as error:
            if error.rule != "damaged":
                raise
            return shelf.duplicate(path, mark=mark)  # what can be played of it; the list tells that it is a copy

    # -- questions ---------------------------------------------------------------------------------------------

    def _choose(self, title: str, text: str, choices: list[Choice], *, at: str = "") -> None:
        from ffapp.tui.kit.choosing import ChoiceDialog

        self.app.push_once(ChoiceDialog(self.texts(title), self.texts(text), choices, at=at))

    def _ask(
        self,
        title: str,
        text: str,
        carry_out: Callable[[str], Path],
        *,
        value: str = "",
        max_length: int = 400,
        told: str = "",
    ) -> None:
        """Asks for a line and does something with it that gives a file: one on the shelf, or one elsewhere, of which is
        `told`. What fails is said in place."""
        from ffapp.tui.kit.choosing import LineDialog

        made: list[Path] = []

        def attempt(typed: str) -> str:
            try:
                made.append(carry_out(typed))
            except StoreError as error:
                return self.playing.trouble.failure(error)
            return ""

        def done(typed: str | None) -> None:
            if typed is not None and told:
                self.app.tell(self.texts(told, path=shown(made[-1])))
            elif typed is not None:
                self.load(made[-1])

        dialog = LineDialog(self.texts(title), self.texts(text), attempt, value=value, max_length=max_length)
        self.app.push_once(dialog, done)

    def _try(self, carry_out: Callable[[], Path], then: Callable[[Path], object]) -> None:
        try:
            path = carry_out()
        except StoreError as error:
            self.playing.trouble.notice(error)
            return
        then(path)


def _beyond(hero: str, name: str) -> str:
    """What the slug of a file says beyond that of its hero, whole words of it; "" where that is nothing, or there is no
    hero."""
    if hero in ("", name):
        return ""
    alike = (one == other for one, other in zip(hero, name, strict=False))
    same = sum(takewhile(bool, alike))
    rest = name[same:]
    return rest.lstrip("-") if not rest or rest.startswith("-") or name[:same].endswith("-") else name
