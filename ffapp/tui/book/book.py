"""The main screen of a gamebook: sheet, the way through the book, what can be done now, map and journal; what not every
book has are parts of the desk."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical

from ffapp.core.game import Step
from ffapp.gamebook.books import book_of
from ffapp.gamebook.notes import SectionReached
from ffapp.gamebook.sections import SectionLabel
from ffapp.gamebook.sheet import Sheet
from ffapp.resources import styles
from ffapp.texts import Texts
from ffapp.texts.past_fights import PastFight
from ffapp.tui.book.book_choices import choices_now
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.book.deeds import BOOK
from ffapp.tui.book.first_steps import FIRST_INDENT, first_steps, is_first
from ffapp.tui.book.fitting import BROAD, DICE_ROWS, LEAST_NOTED, USUAL, VAST, WIDE, fit_map, fit_pages, fit_sheet
from ffapp.tui.book.noted import noted, noted_places
from ffapp.tui.book.page import BookPage
from ffapp.tui.book.reader import Door, Ways, is_read, reads_first, told_here
from ffapp.tui.book.recalled import recalled_here
from ffapp.tui.book.sheet import CodewordsPanel, SheetPanel, drawn_scores
from ffapp.tui.book.story import MANY_DICE, last_walks, rolled, sections
from ffapp.tui.book.wheel import Wheel, counter_named, deed_at
from ffapp.tui.deeds import bindings
from ffapp.tui.keys import class_of
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.journal import Journal
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll, move_lines, turn_pages
from ffapp.tui.look.canvas import LARGE_NUMBER_ROWS, Canvas, Drawing, large_number_width
from ffapp.tui.look.counter import Counter
from ffapp.tui.look.dice import DiceGroup, DiceTray
from ffapp.tui.look.drawn import Piece
from ffapp.tui.look.horizon import Horizon
from ffapp.tui.look.literal import shorten
from ffapp.tui.session import GameChange
from ffapp.tui.upstream import now

if TYPE_CHECKING:
    from ffapp.tui.book.passage import Passage

TRAIL: Final = 40
"""So many sections of the trail are looked for; no screen shows more."""

NOTES: Final = 60
"""So many notes are shown in the book; the key for notes shows all."""

_RECALLED: Final = 160
"""So many columns of a line from other games are told."""

PASSAGE = "ffapp.tui.book.passage:Passage"
FIGHT = "ffapp.tui.book.fight:FightScreen"
ENDING = "ffapp.tui.book.ending:EndingScreen"
AMOUNT = "ffapp.tui.book.life:AmountForm"
COUNTERS = "ffapp.tui.book.counters:CountersDialog"


class ShowsSheet(Protocol):
    """A panel of the left column."""

    def show(self, sheet: Sheet, texts: Texts, before: Sheet | None = None) -> None:
        """Shows a sheet; what differs from the one `before` is marked."""

    def unmark(self) -> None:
        """Takes the marks of the last change away."""


class BookScreen(BookPage):
    """The reader's desk. Everything that a section can order is one key away.

    It is that of any gamebook: keys and panels are those of the chapters that the ruleset has (`ffapp.tui.book.desk`).
    """

    CSS_PATH = [styles() / f"{name}.tcss" for name in ("game", "scene", "map", "book")]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (USUAL, "-usual"), (WIDE, "-wide"), (BROAD, "-broad")]
    VERTICAL_BREAKPOINTS = [
        *((0, "-short"), (24, "-usual-rows"), (28, "-middle"), (32, "-tall"), (36, "-high"), (VAST, "-vast"))
    ]
    place = "book"
    deeds = BOOK
    BINDINGS = bindings(place, deeds)
    help_topic = "book"

    def __init__(self) -> None:
        super().__init__()
        self._ending_shown: object = None
        self._first = True
        """Whether this may be a reader's first game, in which nothing was done yet."""
        self._panels: tuple[ShowsSheet, ...] = ()
        self._trail: tuple[SectionLabel, ...] = ()
        """The sections visited last, the present one at the end."""
        self._wheel = Wheel(self)
        self.turns = False
        """Whether the page was made for an adventure that is read from a file, whose pages are turned."""
        self._door = Door()

    @property
    def moment(self) -> str:
        """ "reading" where the adventure is read from a file."""
        return "reading" if self.turns else ""

    def throw_away(self) -> None:
        """Throws the hero away before anything was done, and asks for another one, who has the notes."""
        from ffapp.tui.book.creation import throw_away  # seldom needed

        sure = self.texts("creation-discard-sure", hero=self.sheet.name, notes=len(self.sheet.notes))
        self.app.confirm(sure, partial(throw_away, self))

    # -- what it is made of ------------------------------------------------------------------------------------

    def _left(self) -> Iterator[Any]:
        """The sheet, and below it the panels of the parts of this desk; each is a `ShowsSheet`."""
        texts = self.texts
        yield SheetPanel(title=texts("book-sheet"), counters=book_of(self.sheet).counters, id="sheet")
        for part in self.desk_parts:
            if part.panel:
                panel = class_of(part.panel)
                yield panel(title=texts(f"book-{part.name}"), empty=texts(f"book-{part.name}-empty"), id=part.name)
        if self.turns:
            yield CodewordsPanel(title=texts("reader-codewords"), id="codewords")

    def compose(self) -> ComposeResult:
        texts = self.texts
        self.bind_own()
        self.turns = is_read(self)
        self.help_topic = "adventure" if self.turns else "book"
        self.set_class(bool(book_of(self.sheet).counters), "-counting")
        self.set_class(self.turns, "-reading")
        yield Heading()
        yield Horizon()
        if self.turns:
            yield Drawing(self._draw_vitals, id="vitals")
        with Horizontal(id="desk"):
            with Vertical(id="left"):
                panels = tuple(self._left())
                self._panels = panels
                yield from panels
            with Container(id="right"):
                with Panel(title=texts("book-centre"), id="centre"):
                    rows = 1 if self.turns else LARGE_NUMBER_ROWS
                    yield Drawing(self._draw_section, rows=lambda width: rows, id="section")
                    yield Drawing(self._draw_trail, id="trail")
                    with Horizontal(id="throw"):
                        yield DiceTray(id="dice")
                        yield Prose(id="outcome")
                    with QuietScroll(id="notes"):
                        if self.turns:
                            yield class_of(PASSAGE)(id="passage")
                        yield Prose(id="notes-here", indent=2)
                        yield Prose(id="recalled", indent=2)
                        yield Prose(id="notes-empty")
                        yield Prose(id="notes-text", indent=2)
                    yield Ways(id="choices")
                with Panel(title=texts("book-map"), empty=texts("book-map-empty"), id="map"):
                    yield ClearingMap(pointing=False)
                with Panel(title=texts("book-journal"), empty=texts("book-journal-empty"), id="story"):
                    yield Journal()
        yield KeyBar()

    # -- showing the game --------------------------------------------------------------------------------------

    def game_changed(self, change: GameChange) -> None:
        if is_read(self) != self.turns and self.in_sight:  # its beginning was taken back, or done again
            self.app.call_next(self.retell)
            return
        super().game_changed(change)

    def show(self, change: GameChange | None) -> None:
        before = change.before if change is not None else None
        sheet, texts = self.sheet, self.texts
        self.show_heading(self.place_text())
        own = self.query_one(SheetPanel)
        own.one_meal_a_stop = self.app.settings.one_meal_a_stop
        own.poison_key = self.part_key("poison")
        for panel in self._panels:
            panel.show(sheet, texts, before)
        fit_sheet(self)
        self._door.shows(change, now())
        for vitals in self.query("#vitals").results(Drawing):
            vitals.refresh()
        self.show_horizon()
        self.show_story(change)
        self._show_centre(change)
        self._show_map()
        self.call_later(self.follow)

    def on_resize(self) -> None:
        fit_sheet(self)
        self._show_notes()
        fit_map(self)
        if self.turns:
            self.call_after_refresh(fit_pages, self)

    def unmark(self) -> None:
        for panel in self._panels:
            panel.unmark()

    def _draw_section(self, canvas: Canvas) -> None:
        """The number of the section, large, in the middle."""
        section = self.sheet.section
        if self.turns:
            title = self.title_text if section is None else str(section)
            canvas.centre(0, title, "accent strong")
            return
        if section is None:
            return
        told = str(section)
        glyphs = canvas.glyphs
        x = max(2, (canvas.width - large_number_width(told, glyphs)) // 2)
        canvas.sign(x - 2, 1 if canvas.ascii_only else 2, glyphs.section, "title strong")
        canvas.large_number(x, 0, told, "accent")

    def _draw_trail(self, canvas: Canvas) -> None:
        """The way through the book, `... 12 > 77 > 34`: as many sections as fit, the present one last."""
        if not self._trail:
            return
        glyphs = canvas.glyphs
        arrow = f" {glyphs.arrow_east} "
        here = f"{glyphs.section} {self._trail[-1]}"
        pieces: list[Piece] = [(here, "accent strong")]
        room = canvas.width - len(here)
        for section in reversed(self._trail[:-1]):
            text = str(section)
            if len(text) + len(arrow) > room - (2 + len(arrow)):
                pieces[:0] = [(glyphs.ellipsis, "muted"), (arrow, "line")]
                break
            pieces[:0] = [(text, "muted"), (arrow, "line")]
            room -= len(text) + len(arrow)
        canvas.pieces(0, 0, pieces)

    def _show_centre(self, change: GameChange | None) -> None:
        sheet, texts, game = self.sheet, self.texts, self.game
        centre = self.query_one("#centre", Panel)
        if sheet.section is None:
            centre.title = texts("book-centre")
        else:
            centre.title = self.section_text()
        self.query_one("#section", Drawing).refresh()
        moved = (
            change is None
            or change.cause != "submit"
            or any(isinstance(event, SectionReached) for event in change.events)
        )
        if moved:
            self.query_one("#notes", QuietScroll).scroll_home(animate=False)
            self._trail = sections(game, TRAIL)
            trail = self.query_one("#trail", Drawing)
            trail.display = len(self._trail) > 1 and not self.turns
            trail.refresh()
        throw = rolled(texts, game.steps[game.head], self.arguments) if game.head else None
        if throw is not None and not self._shows_dice(game.steps[game.head]):
            throw = None
        self.query_one("#throw").display = throw is not None
        centre.set_class(throw is not None, "-thrown")
        if throw is not None:
            self.tray.show(throw.dice)
            self.tray.set_class(len(throw.dice.faces) > MANY_DICE, "-many")
            self.query_one("#outcome", Prose).text = throw.told
        if self.turns:
            passage: Passage = self.query_one("#passage")  # type: ignore[assignment]
            passage.show(told_here(self))
        self._show_notes()
        self.query_one("#choices", ChoiceList).choices = tuple(choices_now(self))
        if self.turns:
            self.call_after_refresh(fit_pages, self)

    def _shows_dice(self, step: Step) -> bool:
        """Whether the dice of a step are shown: where there is little room those of a section that was just entered
        leave it to what there is to read; the journal has them."""
        entered = any(isinstance(event, SectionReached) for event in step.events)
        return not (self.turns and entered and self.size.height < DICE_ROWS)

    def _draw_vitals(self, canvas: Canvas) -> None:
        """The scores and what is counted, as many as fit, where there is no room for the sheet."""
        texts, sheet, x = self.texts, self.sheet, 0
        told = [(score.label, canvas.glyphs.number(score.value), score.ink) for score in drawn_scores(sheet, texts)]
        told += [(texts("score-gold"), str(sheet.gold), "text"), (texts("score-meals"), str(sheet.meals), "text")]
        for label, value, ink in told:
            if x + len(label) + 1 + len(value) > canvas.width:
                break
            x = canvas.pieces(x, 0, [(f"{label} ", "muted"), (value, f"{ink} strong"), ("   ", "")])

    def _show_notes(self) -> None:
        """The notes taken here, what other games tell of this section, the other notes; or where there is none how to
        take one."""
        sheet, texts, glyphs = self.sheet, self.texts, self.app.glyphs
        notes = sorted(noted(texts, sheet), key=lambda note: not note.here)[:NOTES]
        here = sum(note.here for note in notes)
        if self.turns:
            notes = notes[:here]
        told = [texts("book-note", place=note.at(texts), text=note.text) for note in notes]
        recalled = [shorten(line, _RECALLED, glyphs=glyphs) for line in recalled_here(texts, self.opened)]
        first = told[:here] if recalled else []
        for name, lines in {"notes-here": first, "recalled": recalled, "notes-text": told[len(first) :]}.items():
            written = self.query_one(f"#{name}", Prose)
            written.display = bool(lines)
            written.text = "\n".join(lines)
        empty = self.query_one("#notes-empty", Prose)
        empty.display = not (told or self.turns)
        self._first = self._first and is_first(self)
        whole = texts("book-notes-empty", section=sheet.section or 0)
        none = whole if self.size.height >= LEAST_NOTED else texts("book-notes-none")
        empty.text = first_steps(self) if self._first else none
        empty.indent = FIRST_INDENT if self._first else 0
        empty.set_class(self._first, "-first")

    def memory_changed(self) -> None:
        """Shows what other games tell of this section."""
        if not self.unseen and self.query("#recalled"):  # not before it is composed whole
            self._show_notes()

    def _show_map(self) -> None:
        sheet = self.sheet
        enemies = {known.clearing for known in sheet.remembered if known.clearing is not None}
        self.query_one("#map", Panel).vacant = not sheet.drawing.clearings
        self.query_one(ClearingMap).set_map(
            sheet.drawing, sheet.clearing, enemies, last_walks(self.game), noted_places(sheet)
        )
        fit_map(self)

    def chosen(self, choice: Choice) -> None:
        """In an adventure that is read, only what was chosen from what is seen counts."""
        if not self.turns or self._door.lets(self.app.ahead.last):
            super().chosen(choice)

    def say_choices(self, count: int) -> None:
        """Tells of a digit that nothing can be chosen by."""
        self.app.tell(self.texts("reader-few", count=count), severity="warning")

    def action_read_lines(self, lines: int) -> None:
        """Moves what is read by lines."""
        move_lines(self.query_one("#notes", QuietScroll), lines)

    def action_read_pages(self, pages: int) -> None:
        """Turns the pages of the notes where there are more than fit, then those of the journal."""
        notes = self.query_one("#notes", QuietScroll)
        if notes.scroll_offset.y < notes.max_scroll_y if pages > 0 else notes.scroll_offset.y:
            turn_pages(notes, pages)
        else:
            super().action_read_pages(pages)

    # -- dice --------------------------------------------------------------------------------------------------

    def dice_of(self, change: GameChange) -> tuple[DiceGroup, ...]:
        game = self.game
        throw = rolled(self.texts, game.steps[game.head], self.arguments)
        if throw is None or not self._shows_dice(game.steps[game.head]):
            return ()
        self.query_one("#throw").display = True
        self.query_one("#centre").set_class(True, "-thrown")
        self.query_one("#outcome", Prose).text = ""
        return (throw.dice,)

    # -- where the game leads ----------------------------------------------------------------------------------

    def on_screen_resume(self) -> None:
        self.call_later(self.follow)

    def follow(self) -> None:
        """Shows the fight while there is one, and the end once it has come."""
        if not self.is_active or self._hidden is not None or reads_first(self):
            return
        sheet = self.sheet
        if sheet.fight is not None and sheet.ending is None:
            self.app.push_once(class_of(FIGHT)())
        elif sheet.ending is None:
            self._ending_shown = None
        elif sheet.ending != self._ending_shown:
            self._ending_shown = sheet.ending
            self.app.push_once(class_of(ENDING)())

    # -- keys --------------------------------------------------------------------------------------------------

    def fold(self) -> None:
        """Opens the newest fight in sight of the journal, or folds it into its line."""
        self._fold_or_open(self.story.fight_near(self.query_one(Journal).in_view))

    def why_no_fold(self) -> str:
        """Why there is no fight to open or to fold."""
        return "" if self.story.fights else self.texts("book-no-past-fight")

    def on_journal_chosen(self, event: Journal.Chosen) -> None:
        event.stop()
        self._fold_or_open(self.story.fight_at(event.value))

    def _fold_or_open(self, fight: PastFight | None) -> None:
        if fight is not None:
            self.fill_story(self.story.turn(fight))

    # -- the mouse ---------------------------------------------------------------------------------------------

    def on_click(self, event: events.Click) -> None:
        """What is shown answers a click with what its key does."""
        deed = deed_at(event)
        if deed == "gold":
            if self.allowed("adjust"):
                self.app.push_once(class_of(AMOUNT)("gold"))
        elif deed:
            self.action_deed(deed)

    def on_counter_picked(self, event: Counter.Picked) -> None:
        """A click on a counter opens the counters with that one lit."""
        event.stop()
        if self.allowed("counters"):
            self.app.push_once(class_of(COUNTERS)(counter_named(event.widget)))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._wheel.turn(event, 1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._wheel.turn(event, -1)

    def game_closes(self) -> None:
        """What the wheel has turned and told is not lost."""
        self._wheel.settle()

    def action_deed(self, name: str, *given: int) -> None:
        """What the wheel has turned comes before what is done next."""
        self._wheel.settle()
        super().action_deed(name, *given)
