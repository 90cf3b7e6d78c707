"""What every page of an open game shares: it follows the game, lets dice tumble before the outcome shows, marks for a
moment what has changed, says what came of a deed where nothing else does, and has in its key line what matters now."""

from __future__ import annotations

from collections.abc import Iterable

from textual.binding import Binding
from textual.timer import Timer

from ffapp.rulesets import named
from ffapp.tui.deeds import name_in
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.journal import Journal, JournalLine
from ffapp.tui.kit.key_bar import Key
from ffapp.tui.kit.page import Page
from ffapp.tui.kit.panel import Panel
from ffapp.tui.look.dice import DiceGroup, DiceTray
from ffapp.tui.look.glyphs import motion_of
from ffapp.tui.session import GameChange
from ffapp.tui.story import Story, story_line
from ffapp.tui.terminal.cursor import FOCUS, TEXT

KEEPING = "ffapp.tui.pages.keeping:keep_page"

MOMENT = 4.0
"""Seconds that a change stays marked; where nothing moves, until the next one."""


class GamePage(Page):
    """A page of the open game."""

    BINDINGS = [Binding("ctrl+z", "deed('undo')", show=False)]
    tray_id = "dice"
    says = True
    stands_on: tuple[str, ...] = (FOCUS, "KeyBar", "Journal", TEXT)
    """Selectors of the widgets in which the player may stand, by rank (`ffapp.tui.terminal.cursor`)."""

    def __init__(self) -> None:
        super().__init__()
        self._hidden: GameChange | None = None
        self._unmarking: Timer | None = None
        self._stale = False
        self.story = Story()

    # -- what a subclass says ----------------------------------------------------------------------------------

    def show(self, change: GameChange | None) -> None:
        """Shows the game as it is; `change` is what has just changed, None at first."""
        raise NotImplementedError

    def unmark(self) -> None:
        """Takes the marks of the last change away."""

    def dice_of(self, change: GameChange) -> tuple[DiceGroup, ...]:
        """The dice that tumble before the outcome is shown."""
        return ()

    # -- following the game ------------------------------------------------------------------------------------

    def fill(self) -> None:
        if self.composed:  # not where the app is left before the page was composed
            self.show(None)

    def game_changed(self, change: GameChange) -> None:
        """The game has changed: lets its dice tumble first, if there are any and somebody sees them."""
        self.reveal()
        if not self.in_sight:  # nobody sees it below another page
            self._stale = True
            return
        seen = change.cause == "submit" and self.is_active and motion_of(self)
        if seen and (groups := self.dice_of(change)):
            self._hidden = change
            self.tray.display = True
            self.tray.roll(*groups)
            return
        self._show(change)

    @property
    def in_sight(self) -> bool:
        """Whether the page is seen: on top, or with nothing but dialogs over it."""
        stack = self.app.screen_stack
        return self in stack and all(screen.is_modal for screen in stack[stack.index(self) + 1 :])

    def on_screen_resume(self) -> None:
        """Shows what has changed while another page was on top."""
        if self._stale and self.is_active:
            self._stale = False
            self.fill()
            self.refresh_keys()

    @property
    def tray(self) -> DiceTray:
        """Where the dice lie."""
        return self.query_one(f"#{self.tray_id}", DiceTray)

    def reveal(self) -> bool:
        """Ends the tumbling and shows the outcome. Returns whether anything was hidden."""
        change, self._hidden = self._hidden, None
        if change is None:
            return False
        self.tray.hurry()
        self._show(change)
        return True

    def on_dice_tray_settled(self, event: DiceTray.Settled) -> None:
        event.stop()
        self.reveal()

    @property
    def tells_outcome(self) -> bool:
        """Whether a journal or dice of the page tell what came of a command; where nothing does, it is said above the
        keys."""
        return bool(self.query("Journal, DiceTray"))

    def _show(self, change: GameChange) -> None:
        self.show(change)
        self.refresh_keys()
        if change.cause == "submit" and not self.tells_outcome:
            step = self.game.steps[self.game.head]
            self.app.tell(story_line(self.texts, self.game, step, self.arguments, self.app.glyphs).text)
        if self._unmarking is not None:
            self._unmarking.stop()
            self._unmarking = None
        if motion_of(self):
            self._unmarking = self.set_timer(MOMENT, self.unmark)

    def show_story(self, change: GameChange | None) -> None:
        """Brings the journal of the page up to date; what has just been done is added."""
        game, story, journal = self.game, self.story, self.query_one(Journal)
        grows = change is not None and change.cause == "submit" and journal.count == story.count
        if grows and story.add(game.steps[game.head]):
            journal.append(self._story_line(story.count - 1))
        else:
            story.read(game)
            self.fill_story()
        self.query_one("#story", Panel).vacant = journal.count == 0

    def fill_story(self, show: int | None = None) -> None:
        """Lists the whole story; the view stays at the line `show`, or is at the newest."""
        self.query_one(Journal).fill(self.story.count, self._story_line, largest=self.game.depth, show=show)

    def _story_line(self, index: int) -> JournalLine:
        return self.story.line(index, self.texts, self.game, self.arguments, self.app.glyphs)

    # -- the first line ----------------------------------------------------------------------------------------

    @property
    def hero(self) -> str:
        """Who plays."""
        raise NotImplementedError

    @property
    def title_text(self) -> str:
        """What is played."""
        return self.texts.name(self.app.book, "ui")

    def show_heading(self, place: str, *, about: str = "") -> None:
        """The rulebook and the hero, or what else it is `about`, and where one is."""
        opened, heading = self.opened, self.query_one(Heading)
        heading.title = self.title_text
        heading.hero = about or self.hero
        heading.place = place
        heading.warning = "" if opened is None or opened.writable else self.texts("ui-read-only")

    # -- keys --------------------------------------------------------------------------------------------------

    def bar_entries(self) -> Iterable[Key]:
        """The keys for the bar in the order of their importance: those of this moment, then the app's."""
        moment, rank = self.moment, {deed.name: rank for rank, deed in enumerate(self.deeds)}
        for key in sorted(super().bar_entries(), key=lambda key: rank.get(name_in(key.action), len(rank))):
            deed = self.deed(name_in(key.action))
            if deed is None or deed.is_of(moment):
                yield key

    def keep(self) -> None:
        """The whole reading as one page of HTML: asks where it is to be, or hands it to the browser that plays."""
        named(KEEPING)(self)

    def undo(self) -> None:
        """Takes back the last command."""
        self.playing.undo()

    def redo(self) -> None:
        """Does again what was taken back."""
        self.playing.redo()
