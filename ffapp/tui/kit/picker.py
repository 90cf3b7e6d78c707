"""One of a few alternatives on a line, with a sentence about the one that is picked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.kit.own_keys import OwnKeys
from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.literal import cells, fit, visible
from ffapp.tui.look.messages import WidgetMessage
from ffapp.tui.look.wrapping import wrap_text
from ffapp.tui.terminal.digits import digit_of


@dataclass(frozen=True, slots=True)
class Alternative:
    """`id` is what the owner knows it by, `text` what stands on the line, `about` the sentence below it."""

    id: str
    text: str
    about: str = ""


class Picker(OwnKeys, Drawn, can_focus=True):
    """A label and its alternatives; left and right, or a click, pick another.

    `about_lines` lines below it are kept for the sentence, so that nothing moves when another is picked.
    """

    DEFAULT_CSS = """
    Picker { width: 1fr; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("space", "step(1)", show=False),
    ]

    picked: reactive[str] = reactive("")

    class Picked(WidgetMessage["Picker", str]):
        """Another alternative was picked by the player."""

    def __init__(
        self,
        label: str,
        alternatives: Iterable[Alternative],
        picked: str,
        *,
        label_width: int = 10,
        about_lines: int = 1,
        typed: bool = False,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._label = label
        self._alternatives = tuple(alternatives)
        self._label_width = label_width
        self._about_lines = about_lines
        self._typed = typed
        self.set_reactive(Picker.picked, picked)

    @property
    def _index(self) -> int:
        return next((i for i, known in enumerate(self._alternatives) if known.id == self.picked), 0)

    def reword(self, alternatives: Iterable[Alternative]) -> None:
        """Tell the same alternatives in other words."""
        self._alternatives = tuple(alternatives)
        self.refresh()

    def pick(self, index: int) -> None:
        """Pick an alternative by its place, as the player would."""
        chosen = self._alternatives[max(0, min(index, len(self._alternatives) - 1))]
        if chosen.id != self.picked:
            self.picked = chosen.id
            self.post_message(self.Picked(self, chosen.id))

    async def on_key(self, event: events.Key) -> None:
        """Where it is `typed`, a digit picks by its place, a letter by the first letter."""
        typed = (event.character or "").casefold() if self._typed else ""
        digit = digit_of(typed)
        if not typed.isalnum() and not digit:
            return
        event.stop()
        found = [at for at, known in enumerate(self._alternatives) if known.text.casefold().startswith(typed)]
        if found:
            self.pick(found[0])
        elif digit and 1 <= int(digit) <= len(self._alternatives):
            self.pick(int(digit) - 1)

    def action_step(self, by: int) -> None:
        self.pick((self._index + by) % len(self._alternatives))

    def watch_has_focus(self, focus: bool) -> None:
        super().watch_has_focus(focus)
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None or offset.y:
            return
        for index, (start, end) in enumerate(self._places()):
            if start <= offset.x < end:
                self.pick(index)
                return

    @property
    def stands_at(self) -> Offset | None:
        return Offset(self._places()[self._index][0] + self._pad, 0)

    def _places(self) -> list[tuple[int, int]]:
        """The columns of each alternative, its brackets included."""
        places = []
        column = self._label_width + 3
        for known in self._alternatives:
            width = cells(visible(known.text)) + 2 * self._pad
            places.append((column, column + width))
            column += width
        return places

    @property
    def _pad(self) -> int:
        """Columns on each side of an alternative: fewer where all of them would find no room."""
        needed = sum(cells(visible(known.text)) + 4 for known in self._alternatives)
        return 2 if self._label_width + 3 + needed <= self.size.width else 1

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1 + self._about_lines

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        margin = self._label_width + 3
        if y:
            about = wrap_text(visible(self._alternatives[self._index].about), max(1, width - margin - 2))
            line = about[y - 1] if y <= len(about) else ""
            return self.strip([(" " * (margin + 2), ""), (line, "muted slanted")], width)
        glyphs = glyphs_of(self)
        pieces: list[Piece] = [
            (f"{glyphs.here} " if self.has_focus else "  ", "accent"),
            (fit(self._label, self._label_width, glyphs=glyphs) + " ", "text"),
        ]
        picked_ink = "accent strong on-cursor" if self.has_focus else "accent strong"
        blank = " " * (self._pad - 1)
        for index, known in enumerate(self._alternatives):
            # Brackets too: colour is never the only sign.
            picked = index == self._index
            text = f"{blank}{visible(known.text)}{blank}"
            text = f"[{text}]" if picked else f" {text} "
            pieces.append((text, picked_ink if picked else "muted"))
        return self.strip(pieces, width)
