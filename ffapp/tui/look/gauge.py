"""A score as one line: its name, its figures, a bar in eighths of a column, and what just changed."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from textual.geometry import Size
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import fit

_LEAST_BAR = 4


class Gauge(Drawn):
    """`Endurance  14/19 ▐██████▌   ▏  −2`: name, value and initial, bar, change.

    - The bar is full at `initial` (or `maximum`). A value above `initial` stretches the scale to itself; the surplus
      is drawn apart and marked `+`.
    - `ticks` are values below which a rule bites: a line at that value, and another colour while the value is below.
    - `effective` is what counts instead of the value where sickness or a stone shifts it: `12/12 → 11`. Where
      `room_for_effective` its columns are kept, so that the bars of a sheet stay below one another.
    - `change` is what was just gained or lost. The widget has no clock: whoever sets it takes it away again.
    - The name, the figures and the change keep their columns whatever their length.
    """

    DEFAULT_CSS = """
    Gauge { width: 1fr; height: 1; }
    """
    COMPONENT_CLASSES = {
        "gauge--label",
        "gauge--value",
        "gauge--effective",
        "gauge--initial",
        "gauge--above",
        "gauge--below",
        "gauge--spent",
        "gauge--fill",
        "gauge--low",
        "gauge--surplus",
        "gauge--track",
        "gauge--on-fill",
        "gauge--on-low",
        "gauge--on-surplus",
        "gauge--tick",
        "gauge--gain",
        "gauge--loss",
        "gauge--wound",
    }

    label: reactive[str] = reactive("")
    value: reactive[int] = reactive(0)
    initial: reactive[int] = reactive(0)
    maximum: reactive[int | None] = reactive[int | None](None)
    ticks: reactive[tuple[int, ...]] = reactive[tuple[int, ...]](())
    change: reactive[int] = reactive(0)
    effective: reactive[int | None] = reactive[int | None](None)
    room_for_effective: reactive[bool] = reactive(False)

    def __init__(
        self,
        label: str = "",
        value: int = 0,
        initial: int = 0,
        *,
        maximum: int | None = None,
        ticks: Iterable[int] = (),
        vital: bool = False,
        label_width: int = 10,
        digits: int = 2,
        bar_width: int | None = None,
        change_width: int = 3,
        name: str | None = None,
        id: str | None = None,
        classes: str | None = None,
        disabled: bool = False,
    ) -> None:
        """
        Args:
            label: the score's name; cut to `label_width`.
            value: the current figure; below 0 is drawn as empty.
            initial: the figure at which the bar is full; 0 or less draws no bar.
            maximum: the scale's end where that is not `initial`.
            ticks: values below which a rule bites.
            vital: 0 is death and a loss a wound: only then is anything drawn in red.
            label_width: columns of the name.
            digits: columns kept for each figure.
            bar_width: columns of the bar at most; all that are left when not given.
            change_width: columns kept for the change; 0 leaves it out.
        """
        super().__init__(name=name, id=id, classes=classes, disabled=disabled)
        self._vital = vital
        self._label_width = label_width
        self._digits = digits
        self._bar_width = bar_width
        self._change_width = change_width
        self.set_reactive(Gauge.label, label)
        self.set_reactive(Gauge.value, value)
        self.set_reactive(Gauge.initial, initial)
        self.set_reactive(Gauge.maximum, maximum)
        self.set_reactive(Gauge.ticks, tuple(ticks))

    def move_to(self, value: int, initial: int | None = None) -> None:
        """Show another figure and, in `change`, by how much it differs from the one before."""
        self.change = value - self.value
        self.value = value
        if initial is not None:
            self.initial = initial

    def get_content_width(self, container: Size, viewport: Size) -> int:
        bar = self._bar_width or 10
        return self._label_width + 2 * self._digits + 2 + 1 + bar + self._change_columns

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1

    @property
    def _change_columns(self) -> int:
        return self._change_width + 1 if self._change_width else 0

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if y > 0:
            return self.strip((), width)
        glyphs = glyphs_of(self)
        pieces = self._figures(glyphs)
        used = sum(cell_len(text) for text, _ in pieces) + 1
        room = width - used - self._change_columns
        bar = min(room, self._bar_width) if self._bar_width else room
        if bar >= _LEAST_BAR and self.initial > 0:
            pieces += [(" ", ""), *self._bar(bar, glyphs)]
        if self._change_width and width >= used + self._change_columns - 1:
            pieces += [(" ", ""), self._changed(glyphs)]
        return self.strip(pieces, width)

    def _figures(self, glyphs: Glyphs) -> list[Piece]:
        value, initial = glyphs.figure(self.value), glyphs.figure(self.initial)
        state = ""
        if self._vital and self.value <= 0:
            state = " gauge--spent"
        elif self._bitten:
            state = " gauge--below"
        elif self.value > self.initial:
            state = " gauge--above"
        return [
            (fit(self.label, self._label_width, glyphs=glyphs), "gauge--label"),
            (" ", ""),
            (value.rjust(self._digits), "gauge--value" + state),
            ("/" + initial.ljust(self._digits), "gauge--initial"),
            *self._effective_told(glyphs),
        ]

    def _effective_told(self, glyphs: Glyphs) -> list[Piece]:
        told = ""
        if self.effective is not None and self.effective != self.value:
            told = f" {glyphs.more_right} {glyphs.figure(self.effective)}"
        width = len(glyphs.more_right) + 2 + self._digits if self.room_for_effective else 0
        style = "gauge--gain" if told and (self.effective or 0) > self.value else "gauge--effective"
        return [(told.ljust(width), style)] if told or width else []

    def _changed(self, glyphs: Glyphs) -> Piece:
        style = "gauge--gain" if self.change > 0 else "gauge--wound" if self._vital else "gauge--loss"
        return (glyphs.signed(self.change) if self.change else "").rjust(self._change_width), style

    @property
    def _bitten(self) -> bool:
        return any(self.value < tick for tick in self.ticks)

    def _bar(self, width: int, glyphs: Glyphs) -> list[Piece]:
        scale = max(self.maximum or self.initial, self.value, 1)
        eighths = 0 if self.value <= 0 else max(1, round(self.value * width * 8 / scale))
        ordinary = min(eighths, round(self.initial * width * 8 / scale))
        # A tick closes its cell on the right, so that the bar covers it exactly from that value on.
        ticked = {max(1, -(-tick * width // scale)) - 1 for tick in self.ticks if 0 < tick < scale}
        return [
            self._cell(_part(eighths, cell), _part(ordinary, cell), cell in ticked, glyphs) for cell in range(width)
        ]

    def _cell(self, filled: int, ordinary: int, ticked: bool, glyphs: Glyphs) -> Piece:
        """One column of the bar; `filled` and `ordinary` (without the surplus) in eighths of it."""
        kind = "low" if self._bitten else "fill"
        if filled > ordinary and (ordinary == 0 or glyphs.name == "ascii"):
            kind = "surplus"
        if ticked:
            ground = f"gauge--on-{kind}" if filled > 4 else "gauge--track gauge--tick"
            return glyphs.tick, ground
        if kind == "surplus" and glyphs.name == "ascii":
            return glyphs.surplus, "gauge--track gauge--surplus"
        if 0 < ordinary < filled:
            return glyphs.eighths[ordinary], f"gauge--on-surplus gauge--{kind}"
        sign = glyphs.eighths[filled] if filled else glyphs.track
        return sign, f"gauge--track gauge--{kind}"


def _part(eighths: int, cell: int) -> int:
    """How many of these eighths fall into that column."""
    return min(8, max(0, eighths - 8 * cell))
