"""Running text as in a book: wrapped by `ffapp.tui.look.wrapping`, its height automatic."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.css.styles import RulesMap
from textual.reactive import reactive
from textual.selection import Selection
from textual.strip import Strip
from textual.style import Style
from textual.visual import RenderOptions, Visual
from textual.widget import Widget

from ffapp.tui.look.glyphs import UNICODE, glyphs_of
from ffapp.tui.look.literal import literal
from ffapp.tui.look.wrapping import in_parts, wrap


class ProseVisual(Visual):
    """A text whose lines break only where a printer would break them. `text-align` and selection work on it. Where it
    gets fewer rows than it needs, the last of them ends with `ellipsis`."""

    def __init__(self, content: Content, indent: int = 0, more: Content | None = None, ellipsis: str = "") -> None:
        self._content = content
        self._ellipsis = ellipsis or UNICODE.ellipsis
        self._indent = indent
        self._more = more
        self._lines: dict[int, Content] = {}

    def lines(self, width: int) -> Content:
        """The text broken for so many columns, lines parted by `\\n`."""
        if (joined := self._lines.get(width)) is None:
            broken = self._broken(self._content, width)
            if self._more is not None:
                longer = self._broken(self._content + self._more, width)
                broken = longer if len(longer) == len(broken) else broken
            self._lines.clear()
            joined = self._lines[width] = Content("\n").join(broken)
        return joined

    def _broken(self, content: Content, width: int) -> list[Content]:
        margin = Content(" " * self._indent)
        wrapped: list[Content] = []
        for paragraph in content.split("\n", allow_blank=True):
            first, *others = wrap(paragraph, width, self._indent)
            wrapped += [first, *(margin + line if self._indent else line for line in others)]
        return wrapped

    def get_optimal_width(self, rules: RulesMap, container_width: int) -> int:
        return self._content.get_optimal_width(rules, container_width)

    def get_minimal_width(self, rules: RulesMap) -> int:
        return self._content.get_minimal_width(rules)

    def get_height(self, rules: RulesMap, width: int) -> int:
        return self.lines(max(1, width)).plain.count("\n") + 1

    def render_strips(self, width: int, height: int | None, style: Style, options: RenderOptions) -> list[Strip]:
        lines = self.lines(max(1, width))
        if height is not None and 0 < height <= lines.plain.count("\n"):
            *rows, last = lines.split("\n", allow_blank=True)[:height]
            while last.cell_length >= width > 0:
                last = last[:-1]
            lines = Content("\n").join([*rows, last.rstrip() + self._ellipsis])
        return lines.render_strips(width, height, style, options)


def printed(widget: Widget, text: str) -> ProseVisual:
    """A text, shown literally, as a widget draws it."""
    return ProseVisual(literal(text, glyphs=glyphs_of(widget), lines=True))


class Prose(Widget):
    """A text in the given width, as high as it needs to be.

    A `str` is data and shown literally (line ends kept); give `Content` for styled text. `indent` sets off the lines
    after the first of each paragraph. `more` follows the text where it needs no other line.
    """

    DEFAULT_CSS = """
    Prose { width: 1fr; height: auto; }
    """

    # Its watcher lays out anew what must be; a screen is laid out as a whole, which takes longer than everything else.
    text: reactive[str | Content] = reactive[str | Content]("", repaint=False, always_update=True)
    indent: reactive[int] = reactive(0, layout=True, init=False)
    more: reactive[str] = reactive("", init=False)

    def __init__(
        self,
        text: str | Content = "",
        *,
        indent: int = 0,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._visual: ProseVisual | None = None
        self.set_reactive(Prose.indent, indent)
        self.set_reactive(Prose.text, text)

    def watch_indent(self) -> None:
        self._visual = None

    def watch_more(self) -> None:
        self._visual = None

    def watch_text(self) -> None:
        before, self._visual = self._visual, None
        self.refresh(layout=before is None or not self._as_high(before))

    def _as_high(self, before: ProseVisual) -> bool:
        """Whether the text needs no more room than another one that is in sight."""
        width, styles = self.content_size.width, self.styles
        if not width or styles.width is None or styles.width.is_auto or not self._in_sight:
            return False
        return before.get_height({}, width) == self.render().get_height({}, width)

    @property
    def _in_sight(self) -> bool:
        return all(node.display for node in self.ancestors_with_self)

    def update(self, text: str | Content) -> None:
        """Show another text."""
        self.text = text

    def render(self) -> ProseVisual:
        if self._visual is None:
            text = self.text
            glyphs = glyphs_of(self)
            content = text if isinstance(text, Content) else literal(self.set(text), glyphs=glyphs, lines=True)
            more = literal(self.set(self.more), glyphs=glyphs) if self.more else None
            self._visual = ProseVisual(content, self.indent, more, glyphs.ellipsis)
        return self._visual

    def set(self, text: str) -> str:
        """A text with the spaces that it is set with."""
        return text

    def get_selection(self, selection: Selection) -> tuple[str, str] | None:
        return selection.extract(self.render().lines(max(1, self.size.width)).plain), "\n"


DIALOG_KEYS_BETWEEN: Final = " · "
"""What stands between two keys at the foot of a dialog."""


class DialogKeys(Prose):
    """The keys at the foot of a dialog, each on one line with what it does."""

    def __init__(self, text: str, *, classes: str | None = None) -> None:
        super().__init__(text, id="dialog-keys", classes=classes)

    def set(self, text: str) -> str:
        return in_parts(text)
