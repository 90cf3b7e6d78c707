"""The app: its looks, the keys that work everywhere, and the one open game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.dom import DOMNode
from textual.screen import Screen

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command, Event
from ffapp.resources import styles
from ffapp.store.errors import StoreError
from ffapp.texts import Texts
from ffapp.tui.glyphs import ASCII, UNICODE, Glyphs
from ffapp.tui.keys import class_of, shown_key
from ffapp.tui.news import Cause
from ffapp.tui.playing import Playing
from ffapp.tui.settings import Problem, Settings, read_settings, system_language, write_settings
from ffapp.tui.themes import THEMES, variable_defaults

if TYPE_CHECKING:
    from ffapp.core.ruleset import Ruleset
    from ffapp.store import SavedGame

LEAST_SIZE = (60, 20)
"""Columns and rows below which a screen says that the terminal is too small."""

CREATION = "creation"
"""The phase of a game that has no hero yet."""

TITLE = "ffapp.tui.screens.title:TitleScreen"
HELP = "ffapp.tui.screens.help:HelpScreen"
SETTINGS = "ffapp.tui.screens.settings:SettingsScreen"


class FFApp(Playing):
    """The whole program on the screen.

    `glyphs` is the set of signs in use, `motion` whether what moves only for show may. Screens are found by name and
    imported when first shown.
    """

    TITLE = "ffapp"
    CSS_PATH = [styles() / "theme.tcss", styles() / "widgets.tcss", styles() / "app.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1,question_mark", "help", "ui-key-help", id="app.help", tooltip="ui-tip-help"),
        Binding("f2", "settings", "ui-key-settings", id="app.settings", tooltip="ui-tip-settings", show=False),
        Binding("f3", "title", "ui-key-title", id="app.title", tooltip="ui-tip-title", show=False),
        Binding("ctrl+p", "command_palette", "ui-key-palette", id="app.palette", tooltip="ui-tip-palette", show=False),
        Binding("q", "quit", "ui-key-quit", id="app.quit", tooltip="ui-tip-quit"),
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "help_quit", show=False, system=True),
    ]
    COMMANDS: ClassVar[set[Any]] = {lambda: class_of("ffapp.tui.palette:ActionsProvider")}
    COMMAND_PALETTE_BINDING = "ctrl+p"
    ENABLE_COMMAND_PALETTE = False  # its binding is ours, with an id and a title

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        language: str | None = None,
        ascii_only: bool = False,
        first: Callable[[FFApp], None] | None = None,
    ) -> None:
        """
        Args:
            settings: those of the file when left out.
            language: wins over the settings for this run.
            ascii_only: as well.
            first: shows the first screen; the title screen when left out.
        """
        problems: tuple[Problem, ...] = ()
        if settings is None:
            settings, problems = read_settings()
        self.settings = settings
        self.problems = problems
        self._language = language
        self._ascii_only = ascii_only
        self._first = first
        self.glyphs: Glyphs = ASCII if ascii_only or settings.ascii else UNICODE
        self.texts = Texts(self.language)
        super().__init__()
        self.opened: SavedGame | None = None
        for theme in THEMES:
            self.register_theme(theme)
        self._look()

    # -- looks -------------------------------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """The language in use: of the command line, of the settings, or of the system."""
        return self._language or self.settings.language or system_language()

    @property
    def motion(self) -> bool:
        """Whether dice tumble."""
        return self.settings.dice == "tumble"

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults(ascii_only=self.glyphs is ASCII)

    def _look(self) -> None:
        """Takes theme and keys from the settings and the open game's ruleset."""
        family = self.opened.game.ruleset.theme if self.opened is not None else ""
        wanted = f"{family or 'swamp'}-{self.settings.theme}"
        self.theme = wanted if wanted in self.available_themes else f"swamp-{self.settings.theme}"
        self.set_class(self.glyphs is ASCII, "-ascii")
        self.set_keymap(dict(self.settings.keys))

    def use(self, settings: Settings) -> None:
        """Takes over other settings, at once and on every screen, and writes them. What cannot be written still counts
        until the end of this run."""
        before = (self.language, self.glyphs, self.settings.keys)
        if settings.language != self.settings.language:
            self._language = None
        if settings.ascii != self.settings.ascii:
            self._ascii_only = False
        self.settings = settings
        self.glyphs = ASCII if self._ascii_only or settings.ascii else UNICODE
        if self.language != self.texts.language:
            self.texts = Texts(self.language)
        self._look()
        if before[1] is not self.glyphs:
            self.refresh_css(animate=False)
        if before != (self.language, self.glyphs, self.settings.keys):
            self.run_worker(self._retell(), group="retell", exclusive=True)
        try:
            kept = write_settings(settings)
        except OSError as error:
            self.tell(self.texts("settings-unwritten", cause=error.strerror or str(error)), severity="warning")
            return
        if kept is not None:
            self.tell(self.texts("settings-kept-aside", path=str(kept)))

    async def _retell(self) -> None:
        """Every screen says anew what it says in words."""
        for screen in tuple(self.screen_stack):
            retell = getattr(screen, "retell", None)
            if retell is not None:
                await retell()

    def keys_of(self, binding: Binding, node: DOMNode) -> tuple[str, ...]:
        """The keys that a binding of a screen (or of the app) answers to, moved ones included."""
        moved = self.settings.keys.get(binding.id or "")
        if moved:
            return tuple(moved.split(","))
        return tuple(key for key, other in node._bindings if other.action == binding.action)

    # -- start and end -----------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        if self._first is not None:
            self._first(self)
        else:
            self.show_title()
        for problem in self.problems:
            self.tell(self.texts(f"settings-{problem.rule}", **problem.figures), severity="warning")

    async def action_quit(self) -> None:
        """Ends the program; the open game is closed with its mark."""
        self.close_game()
        self.exit(0)

    def action_help_quit(self) -> None:
        self.tell(self.texts("ui-how-to-quit", key=shown_key("ctrl+q")))

    # -- screens -----------------------------------------------------------------------------------------------

    def push_once(self, screen: Screen[Any], then: Callable[[Any], None] | None = None) -> bool:
        """Shows a screen on top, unless one of its class is open: a key pressed twice must not stack it twice.
        Returns whether it did."""
        if any(type(shown) is type(screen) for shown in self.screen_stack):
            return False
        self.push_screen(screen, then)
        return True

    def go_to(self, screen: Screen[Any]) -> None:
        """Shows a screen instead of all others."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def action_help(self) -> None:
        self.push_once(class_of(HELP)())

    def action_settings(self) -> None:
        self.push_once(class_of(SETTINGS)())

    def action_title(self) -> None:
        """Back to the title screen; the open game is closed."""
        self.close_game()
        self.show_title()

    def show_title(self) -> None:
        self.go_to(class_of(TITLE)())

    def show_game(self) -> None:
        """The main screen of the open game, or its creation while it has no hero."""
        ruleset = self.game.ruleset
        where = ruleset.creation if self.game.phase == CREATION else ruleset.screen
        self.go_to(class_of(where)())

    # -- the open game -----------------------------------------------------------------------------------------

    def open_game(self, path: Path) -> bool:
        """Opens a save and shows it; tells why not. Returns whether it is open."""
        raise NotImplementedError

    def new_game(self, ruleset: Ruleset, command: Command, *, undo: str, dice: tuple[int, ...] | None = None) -> bool:
        """Makes a save whose first command is `command` (the hero's creation). Returns whether the hero exists."""
        raise NotImplementedError

    def close_game(self) -> None:
        """Closes the open game, if there is one, with the mark of a clean end."""
        if self.opened is not None:
            self.opened.close()
            self.opened = None
            self._look()
