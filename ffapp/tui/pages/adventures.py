"""The shelf of adventures that are read from files: those that come with the program and the player's own; and what is
offered where the text of one has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from textual.app import ComposeResult

from ffapp.adventure.collection import Offered, Read
from ffapp.adventure.paragraphs import plainly
from ffapp.adventure.play import change, why_no_change
from ffapp.gamebook.sheet import Sheet
from ffapp.rulesets import GAMEBOOKS
from ffapp.store.errors import StoreError, shown
from ffapp.store.folders import adventures_folder
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.choosing import ChoiceDialog
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.look.literal import shorten

if TYPE_CHECKING:
    from ffapp.tui.pages.title import TitleScreen

BLURB: Final = 600
"""So many columns are told of what an adventure is about."""


class AdventureShelf(ChoiceDialog):
    """The adventures, each with its author and its rulebook, and below them what the one under the cursor is about."""

    help_topic = "adventure"

    def __init__(self, title: str, text: str, choices: Iterable[Choice], blurbs: Sequence[str]) -> None:
        super().__init__(title, text, choices)
        self._blurbs = blurbs

    def compose(self) -> ComposeResult:
        with Panel(title=self.heading, id="dialog"):
            yield ChoiceList(self.choices)
            with QuietScroll(id="blurb"):
                yield Prose(id="blurb-text")
            yield Prose(self.text, id="question")

    def on_mount(self) -> None:
        self.watch(self.query_one(ChoiceList), "cursor", self._tell)

    def _tell(self) -> None:
        at = self.query_one(ChoiceList).cursor
        self.query_one("#blurb-text", Prose).text = self._blurbs[at] if at < len(self._blurbs) else ""
        self.query_one("#blurb").scroll_home(animate=False)


def shelf_of(page: TitleScreen) -> AdventureShelf | None:
    """The shelf, those in the language of the screen first; None where there is nothing on it, which is said."""
    texts, glyphs, folder = page.texts, page.app.glyphs, shown(adventures_folder())
    offered = sorted(page.playing.collection.offered(), key=lambda one: one.language != texts.language)
    if not offered:
        page.app.tell(texts("title-no-adventures", folder=folder), severity="warning")
        return None
    choices = [_entry(page, one) for one in offered]
    blurbs = [shorten(" ".join(plainly(one.blurb)), BLURB, glyphs=glyphs) for one in offered]
    return AdventureShelf(texts("title-adventures"), texts("title-adventures-what", folder=folder), choices, blurbs)


def _entry(page: TitleScreen, offered: Offered) -> Choice:
    texts, glyphs = page.texts, page.app.glyphs
    rules = texts.name(offered.rulebook, "ui") if offered.rulebook else texts("title-adventure-any")
    by = f" {glyphs.separator} ".join(filter(None, (shorten(offered.author, 60, glyphs=glyphs), rules)))
    return Choice(offered.name, offered.title, about=by, deed=partial(take_up, page, offered.path))


def take_up(page: TitleScreen, path: Path) -> ChoiceDialog | None:
    """Begins an adventure with a new hero: of its rulebook, or of the one that is chosen. One with mistakes is not
    begun; what can be done about them is said."""
    playing, texts = page.playing, page.texts
    read = playing.collection.read(path)
    errors = sum(finding.level == "error" for finding in read.checked.findings)
    if errors or not read.story.sections:
        page.app.tell(texts("title-adventure-errors", count=errors, path=shown(path)), severity="warning")
        return None
    try:
        adventure = playing.collection.keep(read)
    except StoreError as error:
        playing.trouble.notice(error)
        return None

    def create(book: str) -> None:
        playing.create_hero(book, {"adventure": adventure})

    if read.story.book is None:
        return page.books(GAMEBOOKS, create)
    create(read.story.book.id)
    return None


def offer_text(page: TitleScreen) -> None:
    """Offers that the open game goes on with the text of its adventure as its author has it now, where that is another
    one; says why not where its section is gone."""
    app, playing, texts = page.app, page.playing, page.texts
    session = playing.session
    sheet = None if session is None else session.state
    if session is None or not isinstance(sheet, Sheet) or sheet.reading is None or not session.writable:
        return
    read = playing.collection.changed(sheet.reading)
    if read is None:
        return
    refusal = why_no_change(session.game, read.story, read.adventure)
    if refusal is not None:
        app.tell(tell_refusal(texts, refusal, playing.arguments), severity="warning")
        return
    choices = [
        Choice("keep", texts("title-text-old")),
        Choice("change", texts("title-text-new"), deed=partial(go_on_with, page, read)),
    ]
    app.push_once(ChoiceDialog(texts("title-text-changed"), texts("title-text-changed-what"), choices))


def go_on_with(page: TitleScreen, read: Read) -> None:
    """Goes on in the open game with another text of its adventure, which is kept."""
    playing = page.playing
    try:
        adventure = playing.collection.keep(read)
    except StoreError as error:
        playing.trouble.notice(error)
        return
    if playing.session is not None:
        playing.act(change(read.story, adventure, playing.session.state))
