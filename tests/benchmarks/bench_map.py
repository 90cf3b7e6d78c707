"""What moving the cursor of the map costs, against the barest widget that draws lines; and what laying it out costs.

Run it as `python -m tests.benchmarks.bench_map`. The limit is a ratio of 1.3 without the waiting, both measured
in this one run.
"""

from __future__ import annotations

import asyncio
from statistics import median
from time import process_time

from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from ffapp.mapping.layout import lay_out
from ffapp.mapping.picture import draw
from ffapp.tui.book.clearing_map import ClearingMap
from tests.gamebook.swamps import explored, swamp
from tests.tui.gallery import STYLES, Plain
from tests.tui.tracing import PEN

SIZE = (120, 40)
MOVES = 200
ROUNDS = 7


class Bare(Widget):
    """As many lines of one segment, and a cursor of four columns on one of them."""

    DEFAULT_CSS = "Bare { width: 1fr; height: 1fr; }"
    PLAIN = Style(color="#e8ddbd", bgcolor="#131b13")
    LIT = Style(color="#131b13", bgcolor="#e8ddbd")
    at = (10, 10)

    def go(self, x: int, y: int) -> None:
        before, self.at = self.at, (x, y)
        self.refresh(Region(*before, 4, 1))
        self.refresh(Region(x, y, 4, 1))

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if y != self.at[1]:
            return Strip([Segment("─" * width, self.PLAIN)], width)
        x = self.at[0]
        parts = ("─" * x, self.PLAIN), ("(21)", self.LIT), ("─" * (width - x - 4), self.PLAIN)
        return Strip([Segment(text, style) for text, style in parts], width)


class Bench(Plain):
    CSS_PATH = [STYLES / "theme.tcss", STYLES / "widgets.tcss", STYLES / "map.tcss"]

    def __init__(self, widget: Widget) -> None:
        super().__init__()
        self.widget = widget

    def compose(self) -> ComposeResult:
        yield self.widget


async def measure(widget: Widget, *, idle: bool = False) -> float:
    """Seconds of CPU for one move of the cursor, shown; `idle`, for as much waiting without one."""
    app: App[None] = Bench(widget)
    async with app.run_test(size=SIZE) as pilot:
        if isinstance(widget, ClearingMap):
            widget.set_map(swamp(2), 7, (21, 9))
            widget.focus()
        await pilot.pause()
        steps = ("e", "n", "w", "s")
        start = 0.0
        for move in range(MOVES + 10):
            if move == 10:  # the first ones fill the caches
                start = process_time()
            if idle:
                pass
            elif isinstance(widget, ClearingMap):
                widget.action_go(steps[move % 4])
            elif isinstance(widget, Bare):
                widget.go(10 + 9 * (move % 4 in (1, 2)), 10 + 2 * (move % 4 > 1))
            await pilot.pause()
        return (process_time() - start) / MOVES


def layouts() -> None:
    """Prints how long laying out and drawing take."""
    swamps = [(f"{count} clearings", swamp(2, count, side=side)) for count, side in ((60, 11), (300, 24))]
    without = [(f"{count} places without a compass", explored(2, count, loops=count // 3)) for count in (60, 300)]
    for what, drawing in (*swamps, *without):
        start = process_time()
        layout = lay_out.__wrapped__(drawing)
        laid = process_time()
        draw(layout, PEN)
        drawn = process_time()
        print(f"{what}: laid out in {1000 * (laid - start):.0f} ms, drawn in {1000 * (drawn - laid):.0f} ms")


def main() -> None:
    """Prints the ratio."""
    times: dict[str, list[float]] = {"waiting": [], "bare widget": [], "clearing map": []}
    for _ in range(ROUNDS):
        times["waiting"].append(asyncio.run(measure(Bare(), idle=True)))
        times["bare widget"].append(asyncio.run(measure(Bare())))
        times["clearing map"].append(asyncio.run(measure(ClearingMap())))
    waiting, bare, map_ = (median(rounds) for rounds in times.values())
    for name, seconds in (("waiting alone", waiting), ("bare widget", bare), ("clearing map", map_)):
        print(f"{name + ':':15}{1000 * seconds:.2f} ms of CPU a move")
    print(f"ratio: {map_ / bare:.2f}, without the waiting {(map_ - waiting) / (bare - waiting):.2f} (limit 1.3)")
    layouts()


if __name__ == "__main__":
    main()
