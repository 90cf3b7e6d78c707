"""Groups under a heading, frames with a title in the border, and what stands in one that has nothing to show."""

from __future__ import annotations

from textual.containers import Vertical
from textual.content import Content
from textual.reactive import reactive
from textual.screen import ModalScreen
from textual.widget import Widget

from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.literal import literal


def set_title(widget: Widget, title: str | Content | None, subtitle: str | Content | None = None) -> None:
    """Put a title (and a subtitle) into the border of any widget. A `str` is shown literally, never as markup."""
    widget.border_title = _border_text(widget, title)
    widget.border_subtitle = _border_text(widget, subtitle)


def _border_text(widget: Widget, text: str | Content | None) -> Content | None:
    # Typed as str upstream; Content passes unread, where a str would be parsed as markup.
    if text is None or isinstance(text, Content):
        return text
    return literal(text, glyphs=glyphs_of(widget))


class Panel(Vertical):
    """A group of a page under its heading: `Sac ─────`. What waits for the player is `framed`, its title in the round
    frame; a panel straight on a dialog always is. One that is framed from the beginning stays so.

    While `vacant` its children are hidden and `empty` is read instead: what would be here, and which key fills it.
    """

    DEFAULT_CSS = """
    Panel {
        width: 1fr;
        height: 1fr;
        padding: 0 2;
        & > .panel--rule { display: none; height: 1; }
        &.-titled > .panel--rule { display: block; }
        & > .panel--empty { display: none; }
        &.-vacant > * { display: none; }
        &.-vacant > .panel--empty { display: block; }
        &.-vacant.-titled > .panel--rule { display: block; }
        &.-framed { padding: 0 1; border: round $border; }
        &.-framed > .panel--rule { display: none; }
    }
    """

    title: reactive[str | Content] = reactive[str | Content]("", always_update=True)
    subtitle: reactive[str | Content] = reactive[str | Content]("", always_update=True)
    empty: reactive[str | Content] = reactive[str | Content]("", always_update=True)
    ink = "title"
    """That of its title."""

    vacant: reactive[bool] = reactive(False, toggle_class="-vacant")
    framed: reactive[bool] = reactive(False, toggle_class="-framed")

    def __init__(
        self,
        *children: Widget,
        title: str | Content = "",
        subtitle: str | Content = "",
        empty: str | Content = "",
        vacant: bool = False,
        framed: bool = False,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        # Most panels never need one or the other: a widget costs at each layout and each key.
        self._empty = Prose(empty, classes="panel--empty") if empty else None
        self._rule = None if framed else Drawing(self._draw_rule, classes="panel--rule")
        around = (self._rule, *children, self._empty)
        inside = (widget for widget in around if widget is not None)
        super().__init__(*inside, id=id, classes=classes)
        self.set_reactive(Panel.framed, framed)
        self.set_reactive(Panel.title, title)
        self.set_reactive(Panel.subtitle, subtitle)
        self.set_reactive(Panel.empty, empty)
        self.set_reactive(Panel.vacant, vacant)
        # A class that comes once it is there has all in it looked up in the style sheets once more.
        for name, there in (("-vacant", vacant), ("-titled", bool(title or subtitle)), ("-framed", framed)):
            self.set_class(there, name, update=False)

    def on_mount(self) -> None:
        self.framed = self.framed or isinstance(self.parent, ModalScreen)
        self.set_class(self.framed, "-framed")
        self._show_titles()

    def watch_framed(self) -> None:
        self._show_titles()

    def watch_title(self) -> None:
        self._show_titles()

    def watch_subtitle(self) -> None:
        self._show_titles()

    def watch_empty(self) -> None:
        if self._empty is not None:
            self._empty.text = self.empty
        elif self.empty:
            self._empty = Prose(self.empty, classes="panel--empty")
            self.mount(self._empty)

    def _show_titles(self) -> None:
        if self.framed:
            set_title(self, self.title or None, self.subtitle or None)
            return
        self.set_class(bool(self.title or self.subtitle), "-titled")
        if self._rule is not None:
            self._rule.refresh()

    def _draw_rule(self, canvas: Canvas) -> None:
        title, subtitle = (text if isinstance(text, str) else text.plain for text in (self.title, self.subtitle))
        canvas.rule(0, 0, canvas.width, title, subtitle, ink=self.ink)
