"""The app: its start and end, its screens, and the keys that work everywhere."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual import events
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.dom import DOMNode
from textual.driver import Driver
from textual.filter import LineFilter
from textual.geometry import Size
from textual.notifications import SeverityLevel
from textual.screen import ModalScreen, Screen

from ffapp.resources import styles
from ffapp.rulesets import RULESETS
from ffapp.settings import Settings
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.texts.telling import told_as
from ffapp.tui.door import Door
from ffapp.tui.keys import Given, Keys, class_of, given_settings, shown_key
from ffapp.tui.kit.page import OfGame, Question
from ffapp.tui.kit.prose import printed
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.look.themes import variable_defaults
from ffapp.tui.looks import Looks
from ffapp.tui.playing import Playing
from ffapp.tui.remembering import Remembering
from ffapp.tui.saying import Saying
from ffapp.tui.terminal.cursor import StandsWithThePlayer
from ffapp.tui.terminal.reading import WHERE, guard
from ffapp.tui.upstream import ask, close_soon, held_back, print_toasts

if TYPE_CHECKING:
    from ffapp.tui.kit.fields import PasteCut

TITLE = "ffapp.tui.pages.title:TitleScreen"
TOO_SMALL = "ffapp.tui.pages.too_small:TooSmallScreen"
PALETTE = "ffapp.tui.pages.palette:PaletteScreen"
HELP = "ffapp.tui.pages.help:HelpScreen"
SETTINGS = "ffapp.tui.pages.settings:SettingsScreen"


class FFApp(StandsWithThePlayer):
    """The whole program on the screen.

    `glyphs` is the set of signs in use, `motion` whether what moves only for show may, `playing` the way to the open
    game. Screens are found by name and imported when first shown.
    """

    LEAST_SIZE = (60, 20)
    """Columns and rows below which a screen says that the terminal is too small."""

    TITLE = "ffapp"
    NOTIFICATION_TIMEOUT = 8
    CSS_PATH = [styles() / f"{name}.tcss" for name in ("theme", "widgets", "app")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", "app-key-help", id="app.help", tooltip="app-tip-help"),
        Binding("q", "quit", "app-key-quit", id="app.quit", tooltip="app-tip-quit"),
        Binding("f2", "settings", "app-key-settings", id="app.settings", tooltip="app-tip-settings"),
        Binding("f3", "title", "app-key-title", id="app.title", tooltip="app-tip-title"),
        Binding("colon,ctrl+p", "palette", "app-key-palette", id="app.palette", tooltip="app-tip-palette"),
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "help_quit", show=False, system=True),
    ]
    COMMANDS: ClassVar[set[Any]] = set()
    ENABLE_COMMAND_PALETTE = False  # ours is another

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        language: str | None = None,
        ascii_only: bool = False,
        first: Callable[[FFApp], object] | None = None,
        shelf: Shelf | None = None,
        book: str = "",
    ) -> None:
        """
        Args:
            settings: those of the file when left out.
            language: wins over the settings for this run.
            ascii_only: as well.
            first: shows the first screen; the title screen when left out.
            shelf: another folder, disk or clock.
            book: the rulebook whose colours are worn at first.
        """
        self.given = given_settings() if settings is None else Given(settings)
        self.settings = self.given.settings
        self._first = first
        self.looks = Looks(self, language, ascii_only=ascii_only)
        super().__init__()
        print_toasts(printed)
        self.saying = Saying(self)
        self.playing = Playing(self, shelf)
        self.memory = Remembering(self)
        self.book = book if book in RULESETS else next(iter(RULESETS))
        """The rulebook whose colours are worn: that of the open game, or of the one that is looked at."""
        self.ahead = Door(self)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.fault: Exception | None = None
        self.looks.begin()

    # -- looks -------------------------------------------------------------------------------------------------

    @property
    def motion(self) -> bool:
        """Whether dice tumble."""
        return self.settings.dice == "tumble"

    @property
    def texts(self) -> Texts:
        """All that is said, in the manner of the open game's book."""
        return told_as(self.looks.texts, self.playing.arguments)

    @property
    def glyphs(self) -> Glyphs:
        """The set of signs in use."""
        return self.looks.glyphs

    def key_text(self, *ids: str) -> str:
        """The key of a binding as it is printed (`Keys.told`)."""
        return self.looks.key_text(*ids)

    @property
    def keys(self) -> Keys:
        """The keys where the player has them."""
        return Keys(self.settings.keys)

    def get_css_variables(self) -> dict[str, str]:
        return super().get_css_variables() if self.looks.worn else {}  # those of a theme that is not worn take long

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults(ascii_only=self.looks.ascii_only)

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), *self.looks.filters]

    def wear(self, book: str) -> None:
        """Takes the colours of a rulebook; of one that this program does not have, none."""
        if book in RULESETS and book != self.book:
            self.book = book
            self.looks.wear()

    def _load_screen_css(self, screen: Screen[Any]) -> None:
        # Upstream parses all style sheets anew for each screen that brings one, and gives all others their styles
        # once more: they have not changed, and each names the classes of its own.
        fresh = [path for path in screen.css_path if not self.stylesheet.has_source(str(path), "")]
        for path in fresh:
            self.stylesheet.read(path)
        if fresh:
            self.stylesheet.update(screen)

    def _end_batch(self) -> None:
        super()._end_batch()
        if self.screen_stack and not held_back(self):
            self.screen.check_idle()  # it was not drawn meanwhile

    def update_styles(self, node: DOMNode, animate: bool = True) -> None:
        # No style sheet of ours has a transition; to look for one takes as long as the rest.
        super().update_styles(node, animate=False)

    # -- start and end -----------------------------------------------------------------------------------------

    def get_driver_class(self) -> type[Driver]:
        driver = super().get_driver_class()
        guard(driver)
        if driver.__module__ == "textual.drivers.web_driver":
            from ffapp.tui.terminal.browser import for_browsers

            return for_browsers(driver)
        if driver.__module__ == "textual.drivers.linux_driver":
            from ffapp.tui.terminal.stopping import StoppingDriver

            return StoppingDriver
        return driver

    def on_load(self) -> None:
        self.loop = asyncio.get_running_loop()

    def get_default_screen(self) -> Screen[Any]:
        """What lies below all other screens: the title, or nothing where the start is another."""
        if self._first is not None:
            return super().get_default_screen()
        screen: Screen[Any] = class_of(TITLE)()
        for path in screen.css_path:
            self.stylesheet.read(path)
        return screen

    def on_mount(self) -> None:
        if self._first is not None:
            self._first(self)
        self.call_after_refresh(self._drawn)
        self.show_cursor()
        self.app_resume_signal.subscribe(self, self.show_cursor)
        told = self.given.told(self.texts)
        if told:
            self.tell("\n".join(told), severity="error")

    def _drawn(self) -> None:
        """The first screen is there. What the start has made stays, so that no collection need look at it again."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()

    async def action_quit(self) -> None:
        """Ends the program."""
        self.end(0)

    def end(self, code: int) -> None:
        """Ends the program with an exit code; the open game is closed with its mark. A code other than 0 is that of a
        signal, which is told."""
        played = self.playing.session is not None
        self.memory.stop()
        error = self.playing.close_game()
        told = "" if error is None else self.playing.trouble.failure(error)
        if code and not told and not self.is_web:  # there nobody would see it
            told = self.texts("app-interrupted", saved="yes" if played else "no")
        self.exit(code, return_code=code, message=Text(told) if told else None)

    def fail(self, error: Exception) -> None:
        """Ends as after any fault, where what has failed was beside the screen."""
        self._handle_exception(error)

    def _handle_exception(self, error: Exception) -> None:
        self.memory.stop()  # the program ends only with its last thread
        # What a test drives shows its faults; a player gets the crash screen, from a fresh app.
        if self.is_headless:
            super()._handle_exception(error)
            return
        self._return_code = 1
        self.fault = self.fault or error
        close_soon(self)

    def action_help_quit(self) -> None:
        self.tell(self.texts("app-how-to-quit", key=shown_key("ctrl+q", self.texts)))

    def on_escape_alone(self) -> None:
        ask(self, WHERE)

    # -- screens -----------------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        self.check_size(event.size)

    async def on_event(self, event: events.Event) -> None:
        admitted = self.ahead.admit(event)
        if admitted is not None:
            await super().on_event(admitted)

    def push_screen(  # type: ignore[override]
        self, screen: Any, callback: Callable[[Any], Any] | None = None, **named: Any
    ) -> Any:
        """As Textual's, but an answer reaches only who asked: `callback` is not called when the screen that was on top
        has gone meanwhile."""
        if callback is not None and self.screen_stack:
            callback = partial(self._answer, self.screen, callback)
        if isinstance(screen, ModalScreen):
            self.saying.hold_back()
        shown = super().push_screen(screen, callback, **named)
        self.call_later(self.check_size)
        return shown

    def pop_screen(self) -> AwaitComplete:
        """As Textual's; what a dialog had hidden is told for the rest of its time."""
        popped = super().pop_screen()
        self.saying.tell_again()
        return popped

    def _answer(self, asker: Screen[Any], callback: Callable[[Any], Any], answer: Any) -> Any:
        return callback(answer) if asker in self.screen_stack else None

    def go_to(self, screen: Screen[Any]) -> None:
        """Shows a screen instead of all others but the lowest."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def check_size(self, size: Size | None = None) -> None:
        """Covers everything while the terminal is too small, and uncovers it again."""
        columns, rows = self.LEAST_SIZE
        width, height = size or self.size
        small = width < columns or height < rows
        if small and not self._covered:
            self.push_screen(class_of(TOO_SMALL)())
        while not small and self._covered and len(self.screen_stack) > 1:
            self.pop_screen()

    @property
    def _covered(self) -> bool:
        return bool(getattr(self.screen, "COVERS", False))

    def push_once(self, screen: Screen[Any], then: Callable[[Any], None] | None = None) -> bool:
        """Shows a screen on top, unless one of its class is open: a key pressed twice must not stack it twice.
        Returns whether it did."""
        if any(type(shown) is type(screen) for shown in self.screen_stack):
            return False
        self.push_screen(screen, then)
        return True

    def action_help(self) -> None:
        self.push_once(class_of(HELP)())

    def action_settings(self) -> None:
        self.push_once(class_of(SETTINGS)())

    def action_palette(self) -> None:
        screen = self.screen
        if isinstance(screen, OfGame):
            self.push_once(class_of(PALETTE)(screen), self._run_chosen)

    def _run_chosen(self, action: str | None) -> None:
        if action is not None:
            self.call_later(self.run_action, action)

    def tell(self, text: str, *, severity: SeverityLevel = "information") -> None:
        """Says a sentence where it hides nothing, in the place of what was said before."""
        self.saying.tell(text, severity)

    def on_paste_cut(self, event: PasteCut) -> None:
        """Of a paste not all was taken."""
        self.tell(self.texts(f"app-paste-{event.problem}", high=event.high), severity="warning")

    def on_paste(self, event: events.Paste) -> None:
        """A paste that no field has taken."""
        self.tell(self.texts("app-paste-nowhere"), severity="warning")

    @property
    def asking(self) -> bool:
        """Whether a question is open."""
        return any(isinstance(screen, Question) for screen in self.screen_stack)

    def confirm(self, question: str, yes: Callable[[], None]) -> None:
        """Asks once whether something is meant."""
        from ffapp.tui.kit.choosing import ConfirmDialog

        self.push_screen(ConfirmDialog(question), lambda agreed: yes() if agreed else None)

    def action_title(self) -> None:
        """Back to the title screen; the open game is closed."""
        self.playing.leave_game()

    @property
    def at_title(self) -> bool:
        """Whether the title screen is what is seen."""
        return getattr(self.screen, "place", "") == "title"

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """On the title there is no way back to it."""
        return not (action == "title" and self.at_title) and super().check_action(action, parameters)

    def show_title(self) -> None:
        """Shows the title screen, its list read anew."""
        while len(self.screen_stack) > 1 and not self.at_title:
            self.pop_screen()
        title: Any = self.screen
        if self.at_title:
            title.load()
        else:
            self.push_screen(class_of(TITLE)())
