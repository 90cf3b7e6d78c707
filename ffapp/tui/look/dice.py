"""Dice drawn as faces: three rows of pips, in one line where there is no room, tumbling briefly for show."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from textual import events
from textual.geometry import Size
from textual.reactive import reactive
from textual.timer import Timer

from ffapp.tui.look.canvas import (
    CHIP_COLUMNS,
    CHIP_ROWS,
    DIE_COLUMNS,
    DIE_ROWS,
    LARGE_NUMBER_ROWS,
    Canvas,
    Drawing,
    large_number_width,
)
from ffapp.tui.look.drawn import Piece
from ffapp.tui.look.glyphs import Glyphs, motion_of
from ffapp.tui.look.literal import cells, shorten, visible
from ffapp.tui.look.messages import WidgetMessage

_FRAME_SECONDS: Final = 0.06
BETWEEN_GROUPS: Final = 3
"""Columns."""


class DiceGroup(Struct, frozen=True):
    """Dice that belong together.

    Args:
        faces: what they show; 1 to `sides`, or 0 for a die not rolled yet.
        label: a line above, data: shown literally.
        note: a line below (a sum, what it means), data.
        number: a large number above the note, as soon as these dice lie still.
        typed: they were rolled by hand and typed in: marked.
        sides: 6, or another number: then faces are numbers, not pips.
        dim: they have lost against others beside them.
    """

    faces: tuple[int, ...]
    label: str = ""
    note: str = ""
    typed: bool = False
    sides: int = 6
    dim: bool = False
    number: str = ""


class _Shape(NamedTuple):
    """How large a die is drawn: columns, rows, and columns between two dice."""

    columns: int
    rows: int
    between: int


_LARGE: Final = _Shape(DIE_COLUMNS, DIE_ROWS, 1)
_CHIP: Final = _Shape(CHIP_COLUMNS, CHIP_ROWS, 1)
_COMPACT: Final = _Shape(3, 1, 1)


class DiceTray(Drawing):
    """One to eight dice in groups. `show` sets them down, `roll` lets them tumble to the same faces.

    The faces are decided before anything moves: the tumbling has its own randomness and is only for show. It is
    left out when motion is off, and ends at once with `hurry` (any key: the screen's business) or a click.
    """

    DEFAULT_CSS = """
    DiceTray { width: 1fr; height: auto; }
    """
    groups: reactive[tuple[DiceGroup, ...]] = reactive[tuple[DiceGroup, ...]]((), layout=True)
    compact: reactive[bool] = reactive(False, layout=True)

    class Settled(WidgetMessage["DiceTray", None]):
        """The dice of a `roll` lie still."""

    def __init__(
        self,
        groups: Iterable[DiceGroup] = (),
        *,
        compact: bool = False,
        chips: bool = False,
        seconds: float = 0.6,
        id: str | None = None,
    ) -> None:
        """
        Args:
            groups: the dice that lie there.
            compact: one line, without pips.
            chips: numbers on small bodies, whatever sides they have, and no line for what was typed: its sign follows.
            seconds: how long a roll tumbles; 0 for not at all.
        """
        super().__init__(id=id)
        self.seconds = seconds
        self._chips = chips
        self._full = _CHIP if chips else _LARGE
        self._tumbling: Timer | None = None
        self._frame = 0
        self._shown: tuple[DiceGroup, ...] = tuple(groups)
        self._show_random = random.Random()
        self.set_reactive(DiceTray.groups, tuple(groups))
        self.set_reactive(DiceTray.compact, compact)

    def show(self, *groups: DiceGroup) -> None:
        """Set dice down at once."""
        self._stop()
        self.groups = groups

    def roll(self, *groups: DiceGroup) -> None:
        """Let dice tumble until they show these faces; `Settled` follows in any case."""
        self.show(*groups)
        if self.seconds <= 0 or not groups or not motion_of(self):
            self.post_message(self.Settled(self, None))
            return
        self._frame = 0
        self._tumble()
        self._tumbling = self.set_interval(_FRAME_SECONDS, self._tumble)

    @property
    def tumbling(self) -> bool:
        """Whether dice are still moving."""
        return self._tumbling is not None

    def hurry(self) -> bool:
        """End the tumbling now. Returns whether there was any."""
        if not self.tumbling:
            return False
        self._stop()
        self._shown = self.groups
        self.refresh()
        self.post_message(self.Settled(self, None))
        return True

    def on_click(self, event: events.Click) -> None:
        if self.hurry():
            event.stop()

    def _stop(self) -> None:
        if self._tumbling is not None:
            self._tumbling.stop()
            self._tumbling = None

    def _tumble(self) -> None:
        """One more frame; the dice come to rest one after another, from the left."""
        frames = max(1, round(self.seconds / _FRAME_SECONDS))
        if self._frame >= frames:
            self.hurry()
            return
        dice = max(1, sum(len(group.faces) for group in self.groups))
        at_rest = round(dice * max(0.0, self._frame / frames - 0.4) / 0.6)
        shown = []
        for group in self.groups:
            faces = tuple(
                face if at_rest > index else self._show_random.randint(1, group.sides)
                for index, face in enumerate(group.faces)
            )
            lies = bool(group.number) and at_rest >= len(group.faces)
            at_rest -= len(group.faces)
            shown.append(group if lies else replace(group, faces=faces, note="", number=""))
        self._shown = tuple(shown)
        self._frame += 1
        self.refresh()

    def watch_groups(self, groups: tuple[DiceGroup, ...]) -> None:
        self._stop()
        self._shown = groups
        self.refresh()

    # Size. Notes and labels that are longer than their dice widen the group.

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self._total(_COMPACT if self.compact else self._full)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        if not self.groups:
            return 0
        return self._rows(width) + self._has_labels + self._number_rows + self._has_notes

    @property
    def _has_labels(self) -> bool:
        return any(group.label or (group.typed and not self._chips) for group in self.groups)

    @property
    def _number_rows(self) -> int:
        return LARGE_NUMBER_ROWS if any(group.number for group in self.groups) else 0

    @property
    def _has_notes(self) -> bool:
        return any(group.note for group in self.groups)

    def _shape(self, width: int) -> _Shape:
        if self.compact:
            return _COMPACT
        return self._full if self._total(self._full) <= width else _COMPACT

    def _in_a_line(self, width: int) -> int:
        """So many dice stand in a line: all of them, unless one group is too wide for a line even without pips."""
        if len(self.groups) != 1 or self._shape(width) is not _COMPACT:
            return max((len(group.faces) for group in self.groups), default=0)
        return max(1, (width + _COMPACT.between) // (_die_columns(self.groups[0], _COMPACT) + _COMPACT.between))

    def _rows(self, width: int) -> int:
        """Rows that the dice themselves take."""
        shape = self._shape(width)
        if len(self.groups) != 1 or shape is not _COMPACT:
            return shape.rows
        return max(1, -(-len(self.groups[0].faces) // self._in_a_line(width)))

    def _total(self, shape: _Shape) -> int:
        gaps = BETWEEN_GROUPS * max(0, len(self.groups) - 1)
        return sum(self._group_width(group, shape) for group in self.groups) + gaps

    def _group_width(self, group: DiceGroup, shape: _Shape) -> int:
        return max(_group_width(group, shape), _dice_width(group, shape) + 2 * self._marks(group))

    def _marks(self, group: DiceGroup) -> bool:
        """Whether the sign of typed dice follows them."""
        return self._chips and group.typed

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        width, glyphs, x = canvas.width, canvas.glyphs, 0
        shape, rows, in_a_line = self._shape(width), self._rows(width), self._in_a_line(width)
        top, note_ink = int(self._has_labels), "muted" if self._number_rows else "text strong"
        for shown, settled in zip(self._shown, self.groups, strict=True):
            columns = min(width, self._group_width(settled, shape))
            if top:
                canvas.pieces(x, 0, _label(settled, columns, glyphs))
            for index, face in enumerate(shown.faces):
                if shape is _COMPACT:
                    row, place = divmod(index, in_a_line)
                    at = x + place * (_die_columns(settled, shape) + shape.between)
                    compact_die(canvas, at, top + row, face, settled)
                    continue
                at = x + index * (shape.columns + shape.between)
                if shape is _CHIP:
                    canvas.chip_die(at, top, face, dim=settled.dim)
                else:
                    canvas.die(at, top, face, dim=settled.dim, sides=settled.sides)
            if self._marks(settled):
                canvas.sign(x + _dice_width(settled, shape) + 1, top + rows // 2, glyphs.typed, "accent")
            if shown.number:
                canvas.large_number(x, top + rows, shown.number, "accent")
            canvas.put(x, top + rows + self._number_rows, shown.note, note_ink, room=columns)
            x += columns + BETWEEN_GROUPS


def _group_width(group: DiceGroup, shape: _Shape) -> int:
    label = cells(visible(group.label)) + (2 if group.typed else 0)
    return max(_dice_width(group, shape), label, cells(visible(group.note)), large_number_width(group.number))


def _dice_width(group: DiceGroup, shape: _Shape) -> int:
    count = len(group.faces)
    return count * _die_columns(group, shape) + max(0, count - 1) * shape.between


def _die_columns(group: DiceGroup, shape: _Shape) -> int:
    """Columns of one die; without pips they are as many as its highest face needs."""
    return 2 + len(str(group.sides)) if shape is _COMPACT else shape.columns


def _label(group: DiceGroup, columns: int, glyphs: Glyphs) -> list[Piece]:
    if not group.typed:
        return [(shorten(group.label, columns, glyphs=glyphs), "muted")]
    label = shorten(group.label, columns - 2, glyphs=glyphs)
    return [(label, "muted"), (f" {glyphs.typed}" if label else glyphs.typed, "accent")]


def compact_die(canvas: Canvas, x: int, y: int, face: int, group: DiceGroup) -> int:
    """A die of a group as a number in one row. Returns the column behind it."""
    glyphs, body = canvas.glyphs, "die-dim" if group.dim else "die"
    told = (str(face) if face else "").rjust(len(str(group.sides)))
    return canvas.pieces(x, y, [(glyphs.die_left, body), (told, f"pip strong on-{body}"), (glyphs.die_right, body)])
