"""What the app looks like and how it speaks: theme, signs, keys and language, by the settings and the book in hand."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from textual.app import App
from textual.filter import LineFilter

from ffapp.rulesets import RULESETS
from ffapp.settings import Settings, write_settings
from ffapp.store.errors import cause, shown
from ffapp.texts import Texts, choose_language
from ffapp.tui.keys import Keys, keymap_of
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs
from ffapp.tui.look.themes import FEW, THEMES

if TYPE_CHECKING:
    from ffapp.tui.app import FFApp


class Looks:
    """Those of `app.settings` and `app.book`.

    `glyphs` is the set of signs in use, `texts` all that is said, `filters` what goes over each line that is drawn;
    `worn` says whether a theme is, as from `begin` on.
    """

    def __init__(self, app: FFApp, language: str | None, *, ascii_only: bool) -> None:
        """
        Args:
            language: wins over the settings for this run.
            ascii_only: as well.
        """
        self._app = app
        self._language = language
        self._ascii_only = ascii_only
        self._retelling = asyncio.Lock()
        self.filters: tuple[LineFilter, ...] = ()
        self.worn = False
        self.glyphs: Glyphs = self._glyphs_now()
        self.texts = self._texts_now()

    @property
    def language(self) -> str:
        """The language in use: of the command line, of the settings, or of the system."""
        return choose_language(self._language or self._app.settings.language)

    @property
    def ascii_only(self) -> bool:
        """Whether only signs of ASCII are drawn."""
        return self.glyphs is ASCII

    def _glyphs_now(self) -> Glyphs:
        return ASCII if self._ascii_only or self._app.settings.ascii else UNICODE

    def _texts_now(self) -> Texts:
        return Texts(self.language, ascii_only=self.ascii_only, key=self.key_text)

    def key_text(self, *ids: str) -> str:
        """The key of a binding as it is printed (`Keys.told`)."""
        return Keys(self._app.settings.keys).told(self.texts, *ids, ascii_only=self.ascii_only)

    @property
    def _theme(self) -> str:
        return f"{RULESETS[self._app.book].theme}-{self._app.settings.theme}"

    def begin(self) -> None:
        """Takes theme and keys from the settings before anything is drawn: a theme that changes later has every style
        sheet parsed once more."""
        app, themes = self._app, THEMES
        if app.console.color_system in FEW:
            from ffapp.tui.look.sixteen import FEW_THEMES, FewColours  # most terminals have more

            self.filters, themes = (FewColours(),), FEW_THEMES
        for theme in themes:
            app.register_theme(theme)
        self.worn = True
        app.set_reactive(App.theme, self._theme)
        dark = app.current_theme.dark
        for name, there in ((f"-theme-{self._theme}", True), ("-dark-mode", dark), ("-light-mode", not dark)):
            app.set_class(there, name, update=False)
        app.stylesheet.set_variables(app.get_css_variables())
        self.wear()

    def wear(self) -> None:
        """Takes theme and keys from the settings and the book in hand."""
        self._app.theme = self._theme
        self._app.set_class(self.ascii_only, "-ascii")
        self._app.set_keymap(keymap_of(self._app.settings.keys))

    def use(self, settings: Settings, *picked: str) -> None:
        """Takes over other settings, at once and on every screen, and writes them. What cannot be written still counts
        until the end of this run. The settings named in `picked` win over the command line from now on."""
        app, counted = self._app, self._app.settings
        before = self.language, self.glyphs, counted.keys
        if "language" in picked:
            self._language = None
        if "ascii" in picked:
            self._ascii_only = False
        app.settings = settings
        app.show_cursor()
        self.glyphs = self._glyphs_now()
        if (self.language, self.ascii_only) != (self.texts.language, self.texts.ascii_only):
            self.texts = self._texts_now()
        app.memory.settings_changed()
        self.wear()
        if before[1] is not self.glyphs:
            app.refresh_css(animate=False)
        if before != (self.language, self.glyphs, settings.keys):
            app.run_worker(self._retell(), group="retell")
        try:
            kept = write_settings(settings, counted)
        except OSError as error:
            app.tell(app.texts("settings-unwritten", cause=cause(error)), severity="warning")
            return
        if kept is not None:
            app.tell(app.texts("settings-kept-aside", path=shown(kept)))

    async def _retell(self) -> None:
        """Every screen says anew what it says in words, one change after another: none is stopped half way."""
        async with self._retelling:
            for screen in tuple(self._app.screen_stack):
                retell = getattr(screen, "retell", None)
                if retell is not None:
                    await retell()
