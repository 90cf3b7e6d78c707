"""What was lived in all games of a rulebook: its counts in words, and its dice as plots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.timer import Timer

from ffapp.memory.chance import sums_shares
from ffapp.memory.index import Remembered
from ffapp.memory.recall import adventures_of, games_of
from ffapp.memory.statistics import Statistics, statistics
from ffapp.resources import styles
from ffapp.rulesets import RULESETS
from ffapp.texts.document import Document
from ffapp.texts.memory import read_text, statistics_document
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import Page
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll, Reads
from ffapp.tui.look.canvas import gauge
from ffapp.tui.look.curve import Curve
from ffapp.tui.look.histogram import Histogram
from ffapp.tui.look.literal import literal
from ffapp.tui.pages.deeds import STATS
from ffapp.tui.terminal.cursor import TEXT

MOST_PLOTS: Final = 6
"""So many counts of dice are drawn."""

BAR: Final = 30
"""Columns of the line that shows how much is read."""

OFTEN: Final = 0.1
"""Seconds between two looks at how much that is."""


class Plot(NamedTuple):
    """Counts to draw: what they are, the lowest value, and what chance would have given."""

    label: str
    counts: tuple[int, ...]
    lowest: int
    expected: tuple[float, ...]


class StatsScreen(Reads, Page):
    """The counts of one rulebook at a time, that of the open game first. They are read beside the screen."""

    help_topic = "memory"
    CSS_PATH = [styles() / "history.tcss", styles() / "stats.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide"), (160, "-broad")]
    place = "stats"
    deeds = STATS
    BINDINGS = bindings(place, deeds)
    stands_on = (TEXT,)

    def __init__(self) -> None:
        super().__init__()
        self.book = self.app.book if self.app.book in RULESETS else next(iter(RULESETS))
        """The rulebook whose games are counted."""
        opened = self.playing.session
        self.adventure = "" if opened is None else opened.ruleset.reads(opened.state)
        """The adventure from a file of which they are; "" for the rulebook's own book."""
        self._counted: tuple[Remembered, str, str, Statistics] | None = None
        """What was counted last, of what, of which rulebook and adventure."""
        self._watch: Timer | None = None
        """Looks at how much is read, as long as nothing else can be told."""

    def compose(self) -> ComposeResult:
        yield Heading()
        with Container(id="desk"):
            with Panel(id="counts"), QuietScroll(id="body"):
                yield Prose(id="told", indent=2)
            plots = Panel(title=self.texts("memory-plots"), empty=self.texts("memory-plots-none"), id="plots")
            with plots, QuietScroll(id="drawn"):
                for number in range(MOST_PLOTS):
                    yield Histogram(id=f"plot-{number}")
                yield Curve(id="lengths")
        yield KeyBar()

    def on_mount(self) -> None:
        self.app.memory.learn()
        if self.app.memory.found is None:
            self._watch = self.set_interval(OFTEN, self._show_progress)

    def fill(self) -> None:
        self.memory_changed()

    # -- what there is to tell -----------------------------------------------------------------------------------

    @property
    def found(self) -> Statistics | None:
        """The counts; None as long as nothing was read."""
        remembered = self.app.memory.found
        if remembered is None:
            return None
        wanted = self.book, self.adventure
        if self._counted is None or self._counted[0] is not remembered or self._counted[1:3] != wanted:
            self._counted = remembered, *wanted, statistics(remembered.games, *wanted)
        return self._counted[3]

    def document(self) -> Document | None:
        """The counts in words."""
        found, remembered = self.found, self.app.memory.found
        if found is None or remembered is None:
            return None
        return statistics_document(self.texts, found, remembered.unread)

    def waiting(self) -> str:
        """Why there is nothing to tell yet."""
        memory, texts = self.app.memory, self.texts
        if memory.error is not None:
            return self.playing.trouble.failure(memory.error)
        if not memory.of:
            return texts("memory-reading-title")
        line = "".join(sign for sign, _ in gauge(memory.done, memory.of, BAR, self.app.glyphs))
        return f"{texts('memory-reading', done=memory.done, of=memory.of)}\n{line}"

    def plotted(self) -> Iterator[Plot]:
        """What is drawn: the player's own dice first."""
        found, texts = self.found, self.texts
        for dice in sorted(found.dice if found is not None else (), key=lambda one: not one.typed):
            whose = {"typed": dice.typed, "sides": dice.sides}
            each = dice.rolled / dice.sides
            yield Plot(texts("memory-plot-faces", **whose), dice.faces, 1, (each,) * dice.sides)
            if dice.sums:
                shares, throws = sums_shares(dice.sides), sum(dice.sums)
                expected = tuple(throws * share / sum(shares) for share in shares)
                yield Plot(texts("memory-plot-sums", **whose), dice.sums, 2, expected)

    # -- showing it ----------------------------------------------------------------------------------------------

    def memory_changed(self) -> None:
        """Shows what was read."""
        if self._watch is not None and (self.app.memory.found or self.app.memory.error) is not None:
            self._watch.stop()
            self._watch = None
        if self.unseen or not self.query("#lengths"):  # not before it is composed whole
            return
        document = self.document()
        heading = self.query_one(Heading)
        heading.title = self.texts("memory-heading")
        heading.hero = self.texts.name(self.book, "ui") if self.found is None else read_text(self.texts, self.found)
        self.query_one("#counts", Panel).title = self.texts("memory-counts")
        self.query_one("#told", Prose).text = self.waiting() if document is None else self._told(document)
        self._show_plots()
        self.refresh_keys()

    def _show_progress(self) -> None:
        for told in self.query("#told").results(Prose):
            told.text = self.waiting()

    def _told(self, document: Document) -> Content:
        """The counts as one text: a title for each part, and below it a line for each row."""
        glyphs, colon = self.app.glyphs, self.texts("cli-colon")
        lines = [literal(document.subtitle, glyphs=glyphs)]
        for part in document.sections:
            lines.append(Content(""))
            lines.append(literal(part.title, "bold $accent", glyphs=glyphs))
            for row in part.rows:
                told = f"{row.label}{colon} {', '.join(row.text.splitlines())}" if row.text else row.label
                lines.append(literal(told, glyphs=glyphs))
        return Content("\n").join(lines)

    def _show_plots(self) -> None:
        plots = list(self.plotted())[:MOST_PLOTS]
        for number, histogram in enumerate(self.query(Histogram)):
            histogram.display = number < len(plots)
            if number < len(plots):
                plot = plots[number]
                histogram.show_counts(plot.label, plot.counts, plot.lowest, plot.expected)
        remembered, lengths = self.app.memory.found, self.query_one("#lengths", Curve)
        games = () if remembered is None else games_of(remembered.games, self.book, self.adventure)
        lengths.display = len(games) > 1
        lengths.show(self.texts("memory-lengths"), [game.commands for game in games], 0, None)
        self.query_one("#plots", Panel).vacant = not plots and len(games) < 2

    # -- keys ----------------------------------------------------------------------------------------------------

    def next_book(self) -> None:
        """The counts of another rulebook, or of the next adventure from a file that was read by this one."""
        remembered = self.app.memory.found
        games = () if remembered is None else remembered.games
        all_read = [(book, read) for book in RULESETS for read in ("", *adventures_of(games, book))]
        now = self.book, self.adventure
        self.book, self.adventure = all_read[(all_read.index(now) + 1) % len(all_read) if now in all_read else 0]
        self.memory_changed()
        if not self.unseen:
            self.read_part.scroll_home(animate=False)

    def why_no_plots(self) -> str:
        """Why the plots need not be asked for."""
        return "" if self.has_class("-narrow") else self.texts("memory-plots-beside")

    def plots(self) -> None:
        """In a narrow window: the plots in the place of the counts, and back."""
        self.toggle_class("-plots")

    @property
    def read_part(self) -> QuietScroll:
        """What the keys move: the plots where they alone are seen."""
        alone = self.has_class("-plots") and self.has_class("-narrow")
        return self.query_one("#drawn" if alone else "#body", QuietScroll)

    def leave(self) -> None:
        """Back to where one came from."""
        if self.is_active:
            self.app.pop_screen()
