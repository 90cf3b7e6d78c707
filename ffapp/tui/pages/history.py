"""The history: every past command in words, any point looked at, threads left behind, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.widgets import Input

from ffapp.core.errors import Refusal
from ffapp.core.game import Game, Step
from ffapp.gamebook.fight import OpenFight
from ffapp.resources import styles
from ffapp.rulesets import RULESETS
from ffapp.texts import Texts
from ffapp.texts.chronicle import KINDS, Chronicle, Kind, Row, local
from ffapp.texts.past_fights import past_fight_text
from ffapp.texts.telling import tell_refusal
from ffapp.tui.deeds import bindings
from ffapp.tui.game_page import GamePage
from ffapp.tui.keys import class_of
from ffapp.tui.kit.choosing import ConfirmDialog
from ffapp.tui.kit.fields import SafeInput
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.journal import Journal, JournalLine
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.moment import Moment, MomentPanel
from ffapp.tui.kit.page import app_at
from ffapp.tui.kit.panel import Panel
from ffapp.tui.look.gauge import Score
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.look.literal import shorten
from ffapp.tui.pages.deeds import PAST
from ffapp.tui.session import GameChange
from ffapp.tui.story import kind_of

_LEAD: Final = 13
_SHORT: Final = 120
_LONG: Final = 200
"""So much is told of a step in a question, and of a branch in the list."""


class Pages(Journal):
    """The list of the history. A click looks at a row; only one on the row that is looked at already chooses it."""

    def __init__(self) -> None:
        super().__init__(cursor=True, lead=_LEAD, id="pages")
        self._clicked_from: int | None = None

    def on_click(self, event: events.Click) -> None:
        self._clicked_from = self.cursor  # the list's own handler comes after this one

    def action_choose(self) -> None:
        before, self._clicked_from = self._clicked_from, None
        if before is None or before == self.cursor:
            super().action_choose()


class Past(Vertical):
    """What a rulebook tells of a point of the past, beside the list: a `MomentPanel`, and below it or in its place what
    has the id `curves`. `look` is called for each point."""

    kinds: ClassVar[tuple[Kind, ...]] = KINDS
    """What the list can be narrowed to."""
    words: ClassVar[str] = ""
    """What the messages of the keys end with that do something else in this rulebook."""

    def __init__(self, game: Game) -> None:
        super().__init__(id="side")
        self.game = game

    @property
    def texts(self) -> Texts:
        return app_at(self).texts

    @property
    def glyphs(self) -> Glyphs:
        return app_at(self).glyphs

    @property
    def counted(self) -> bool:
        """Whether there are curves of counters, too."""
        return False

    def hero(self) -> str:
        """Who plays."""
        raise NotImplementedError

    def look(self, n: int, moment: Moment, depth: int | None) -> None:
        """Shows the state after step `n`, to which so many commands lead, with what is told of it already."""
        raise NotImplementedError

    def begin(self, path: Sequence[Step], depth: int | None, *, same: bool) -> None:
        """The list is another one; `same` says that it ends as before."""

    def show(
        self, n: int, moment: Moment, dice: Callable[[Step], str], scores: tuple[Score, ...], rest: tuple[str, ...]
    ) -> None:
        """Shows a moment with what this rulebook adds to it."""
        step = self.game.steps.get(n)
        told = "" if step is None else dice(step)
        self.query_one(MomentPanel).show(replace(moment, dice=told, scores=scores, rest=rest))


class HistoryScreen(GamePage):
    """A list of the present thread, and beside it the past of its rulebook at the selected point."""

    help_topic = "undo"
    CSS_PATH = [styles() / "history.tcss", styles() / "grid.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]
    place = "history"
    deeds = PAST
    BINDINGS = bindings(place, deeds)

    def __init__(self) -> None:
        super().__init__()
        self._chronicle: Chronicle | None = None
        self._kind: Kind = "all"
        self._wanted = ""
        self._tip: int | None = None
        self._curves = False
        self.unfolded: frozenset[int] = frozenset()
        """The first steps of the fights that are not folded."""

    @property
    def title_text(self) -> str:
        """Of an adventure from a file its title, with the rulebook behind it."""
        adventure, rulebook = self.game.card().title, super().title_text
        return f"{adventure} {self.app.glyphs.separator} {rulebook}" if adventure else rulebook

    def compose(self) -> ComposeResult:
        texts = self.texts
        yield Heading()
        with Container(id="desk"):
            with Panel(id="story"):
                yield Pages()
                yield SafeInput(placeholder=texts("history-search"), id="search")
            yield self.beside(self.game)
        yield KeyBar()

    @property
    def beside(self) -> type[Past]:
        """What stands beside the list: the past of the rulebook in hand."""
        return class_of(RULESETS[self.game.ruleset.id].past)

    @property
    def past(self) -> Past:
        """The same as it is shown."""
        return self.query_one(Past)

    def called(self, name: str) -> str:
        """What the messages of a deed are called in this rulebook."""
        return f"{name}-{self.beside.words}" if self.opened is not None and self.beside.words else name

    # -- showing the game --------------------------------------------------------------------------------------

    def show(self, change: GameChange | None) -> None:
        if change is not None:
            self._tip = None
        if not self.unseen:
            search = self.query_one("#search", Input)
            search.cursor_blink = False
            search.display = bool(self._wanted)
        self.relist(self.game.head)
        self.pages.focus()

    @property
    def pages(self) -> Pages:
        """The list."""
        return self.pointing or self.query_one(Pages)

    @property
    def chronicle(self) -> Chronicle:
        """What the list shows."""
        if self._chronicle is None:
            self._chronicle = Chronicle(
                self.game, self.texts, tip=self._tip, kind=self._kind, wanted=self._wanted, opened=self.unfolded
            )
        return self._chronicle

    def relist(self, n: int) -> None:
        """Makes the list anew, with the cursor at step `n` or the nearest before it."""
        before = self._chronicle
        self._chronicle = None
        chronicle = self.chronicle
        if before is not None and before.texts is chronicle.texts and before.arguments == chronicle.arguments:
            chronicle.keep_words_of(before)
        if self.unseen:
            self.pages.cursor = chronicle.index_of(n)
            return
        pages = self.pages
        pages.fill(len(chronicle.rows), self._line, largest=len(chronicle.path))
        pages.cursor = chronicle.index_of(n)
        self._title()
        self._look()
        ends = [[step.n for step in known.path[-1:]] for known in (before, chronicle) if known is not None]
        self.set_class(self.past.counted, "-counted")
        self.past.begin(chronicle.path, self._depth, same=ends[0] == ends[-1] and before is not None)

    @property
    def hero(self) -> str:
        return self.past.hero()

    def _title(self) -> None:
        texts, chronicle = self.texts, self.chronicle
        self.show_heading(texts("history-counted", commands=len(self.game.steps), threads=chronicle.forks))
        story = self.query_one("#story", Panel)
        story.title = texts("history-title" if chronicle.present else "history-other-thread")
        story.subtitle = texts("history-kind", kind=self._kind) if self._kind != "all" else ""

    def _line(self, index: int) -> JournalLine:
        row = self.chronicle.rows[index]
        if row.kind in ("step", "fight"):
            return self._step_line(row)
        texts = self.texts
        if row.kind == "day":
            return JournalLine(self._day(row.n), "faint", " ")
        if row.kind == "nothing":
            return JournalLine(texts("history-nothing"), "faint", " ")
        if row.kind == "start":
            return JournalLine(texts("history-start"), "faint", " ")
        if row.kind == "here":
            return JournalLine(texts("history-here"), "mark", " ", self.app.glyphs.here)
        chronicle = self.chronicle
        size = chronicle.sizes[row.n]
        told = shorten(chronicle.happened(row.n), _LONG, glyphs=self.app.glyphs)
        message = "history-present-thread" if chronicle.leads_here(row.n) else "history-left-thread"
        lead = self.app.glyphs.corner_sw + self.app.glyphs.horizontal
        return JournalLine(texts(message, count=size, told=told), "note", " ", lead)

    def _step_line(self, row: Row) -> JournalLine:
        chronicle, glyphs = self.chronicle, self.app.glyphs
        step = self.game.steps[row.n]
        steps = chronicle.fight_steps(row) if row.kind == "fight" else [step]
        time = local(step.ts).strftime("%H:%M") if step.ts else ""
        typed = glyphs.typed if any(roll.typed for known in steps for roll in known.rolls) else " "
        section = f"{glyphs.section} {row.section}" if row.section is not None else ""
        undone = chronicle.present and step.depth > self.game.depth
        kind = "faint" if undone else kind_of(self.game.ruleset, step.events)
        if row.kind == "fight":
            told = f"{glyphs.folded} {past_fight_text(self.texts, self.game, steps)}"
        else:
            told = f"{glyphs.unfolded} {chronicle.happened(row.n)}" if row.n == row.fight else chronicle.happened(row.n)
        return JournalLine(told, kind, str(steps[0].depth), f"{time:5} {typed} {section}")

    def _day(self, n: int) -> str:
        moment = local(self.game.steps[n].ts)
        return self.texts("history-day", day=moment.day, month=moment.month, year=moment.year)

    def _moment(self, n: int) -> str:
        """Number and time of a step."""
        if not n:
            return self.texts("history-start-title")
        ts = self.game.steps[n].ts
        time = local(ts).strftime("%H:%M") if ts else ""
        return self.texts("history-moment", number=self.chronicle.depth_of(n), time=time)

    # -- the point looked at -----------------------------------------------------------------------------------

    @property
    def row(self) -> Row | None:
        """The row under the cursor."""
        cursor = self.pages.cursor
        return None if cursor is None else self.chronicle.rows[cursor]

    def _look(self) -> None:
        row = self.row
        n = 0 if row is None else row.n
        game, texts = self.game, self.texts
        barred = self.why_no_rewind()
        told = tell_refusal(texts, barred, self.arguments) if barred and barred.rule != "rewind-here" else ""
        wish = self.chronicle.wished(n) if n else texts("history-start")
        title = self._moment(n)
        if row is not None and row.kind == "branch":
            title = texts("history-thread-start")
        day = self._day(n) if n and game.steps[n].ts else ""
        self.past.look(n, Moment(title=title, day=day, wish=wish, barred=told), self._depth)

    def on_journal_highlighted(self, event: Journal.Highlighted) -> None:
        event.stop()
        self._look()
        self.refresh_keys()

    def on_journal_chosen(self, event: Journal.Chosen) -> None:
        event.stop()
        row = self.row
        if row is not None and row.kind == "fight":
            self.fold()
        else:
            self.action_deed("rewind")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only in gamebooks are there fights to fold."""
        if action == "deed" and parameters[0] == "fold":
            return self.opened is not None and OpenFight in self.game.ruleset.command_types
        return super().check_action(action, parameters)

    def why_no_fold(self) -> str:
        """Why there is no fight to open or to fold."""
        return "" if self.row is not None and self.row.fight else self.texts("history-no-past-fight")

    def fold(self) -> None:
        """Opens the fight under the cursor, or folds it into one row."""
        first = self.row.fight if self.row is not None else 0
        self.unfolded ^= {first}
        self.relist(first)

    # -- curves ------------------------------------------------------------------------------------------------

    @property
    def _depth(self) -> int | None:
        """How many commands lead to the row under the cursor."""
        row = self.row
        return None if row is None else self.chronicle.depth_of(row.n)

    def curves(self) -> None:
        """In a narrow window: the curves, or what else is below it, in the place of the moment, and back."""
        self._curves = not self._curves
        self.set_class(self._curves, "-curves")

    # -- the way back ------------------------------------------------------------------------------------------

    def why_no_rewind(self) -> Refusal | None:
        """Why there is no way to the row under the cursor."""
        row = self.row
        if row is None:
            return Refusal("rewind-here", n=self.game.head)
        if row.kind == "branch":
            return None
        if not self.session.writable:
            return Refusal("game-read-only")
        return self.game.rewind_refusal(row.n)

    def why_no_thread(self) -> str:
        """Why there is no other thread to go to."""
        return "" if any(row.kind == "branch" for row in self.chronicle.rows) else self.texts("history-no-thread")

    def rewind(self) -> None:
        """Goes back (or on) to the selected point, after a question; opens a thread that was left."""
        row = self.row
        if row is None:
            return
        if row.kind == "branch":
            self._open_thread(row)
        else:
            self.app.push_once(ConfirmDialog(self._question(row.n)), partial(self._rewind, row.n))

    def _question(self, n: int) -> str:
        game, texts, chronicle = self.game, self.texts, self.chronicle
        told = shorten(chronicle.happened(n), _SHORT, glyphs=self.app.glyphs) if n else texts("history-start")
        taken = game.depth - chronicle.depth_of(n) if chronicle.present else 0
        if taken > 0:
            return texts("history-ask-back", told=told, count=taken)
        return texts("history-ask-on" if chronicle.present else "history-ask-thread", told=told, count=-taken)

    def _rewind(self, n: int, agreed: bool | None) -> None:
        if agreed:
            self.playing.rewind(n)

    # -- threads -----------------------------------------------------------------------------------------------

    def _open_thread(self, row: Row) -> None:
        self._tip = None if self.chronicle.leads_here(row.n) else self.chronicle.end_of(row.n)
        self.relist(row.n)
        self.refresh_keys()

    def thread(self) -> None:
        """Goes to the next thread left behind, in the list as it is."""
        rows = self.chronicle.rows
        start = self.pages.cursor or 0
        order = (*range(start + 1, len(rows)), *range(start + 1))
        self.pages.cursor = next(index for index in order if rows[index].kind == "branch")

    def here(self) -> None:
        """Back to the present thread, and to where the game stands."""
        self._tip = None
        self._widen()
        self.relist(self.game.head)
        self.refresh_keys()

    # -- narrowing ---------------------------------------------------------------------------------------------

    def _widen(self) -> None:
        self._kind, self._wanted = "all", ""
        if self.unseen:
            return
        search = self.query_one("#search", Input)
        search.value = ""
        search.display = False

    def _at(self) -> int:
        row = self.row
        return self.game.head if row is None else row.n

    def narrow(self) -> None:
        """Shows only fights, then only tests, and so on, then everything again."""
        at = self._at()
        kinds = self.beside.kinds
        self._kind = kinds[(kinds.index(self._kind) + 1) % len(kinds)]
        self.relist(at)
        self.refresh_keys()

    def search(self) -> None:
        """Asks for words."""
        search = self.query_one("#search", Input)
        search.display = True
        search.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        self.look_for(event.value)

    def look_for(self, words: str) -> None:
        """Shows only what has these words."""
        if words != self._wanted:
            at = self._at()
            self._wanted = words
            self.relist(at)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        event.input.display = bool(event.value.strip())
        self.pages.focus()

    def leave(self) -> None:
        """Out of the search, then out of the narrowed list or the other thread, then out of the history."""
        searching = not self.unseen and self.query_one("#search", Input).has_focus
        if searching or self._wanted or self._kind != "all":
            at = self._at()
            self._widen()
            self.pages.focus()
            self.relist(at)
            self.refresh_keys()
        elif self._tip is not None:
            self.here()
        else:
            self.dismiss()
