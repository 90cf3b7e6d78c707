"""What moving the cursor of the dungeon's grid costs, against the barest widget that draws lines; and what showing
another state of it costs. The same on the whole page of a dungeon, where a move also tells what the cell under the
cursor offers.

Run it as `python -m tests.benchmarks.bench_grid`. The limits are ratios to the bare widget, all measured in this one
run: 1.3 for the grid, 3 for the page. Where a terminal has 16 colours only, the page chooses inks as it draws, which
the bare widget does not: so both are measured in all colours.
"""

from __future__ import annotations

import asyncio
import os
from statistics import median
from time import process_time

from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from ffapp.doonjons.cells import Cell
from ffapp.doonjons.turns import reach
from ffapp.mapping.board.tiles import SIGNS, row_pieces
from ffapp.tui.table.grid import DungeonGrid
from tests.tui.dungeons import large
from tests.tui.fray import playing, turns
from tests.tui.gallery import STYLES, Plain
from tests.tui.grid_app import pictured

SIZE = (120, 40)
MOVES = 200
ROUNDS = 7
STEPS = ((1, 0), (0, -1), (-1, 0), (0, 1))


class Bare(Widget):
    """As many lines of one segment, and a cursor of three columns on one of them."""

    DEFAULT_CSS = "Bare { width: 1fr; height: 1fr; }"
    PLAIN = Style(color="#e8ddbd", bgcolor="#131b13")
    LIT = Style(color="#131b13", bgcolor="#e8ddbd")
    at = (60, 20)

    def go(self, x: int, y: int) -> None:
        before, self.at = self.at, (self.at[0] + 3 * x, self.at[1] + y)
        self.refresh(Region(*before, 3, 1))
        self.refresh(Region(*self.at, 3, 1))

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if y != self.at[1]:
            return Strip([Segment("·" * width, self.PLAIN)], width)
        x = self.at[0]
        parts = ("·" * x, self.PLAIN), ("[·]", self.LIT), ("·" * (width - x - 3), self.PLAIN)
        return Strip([Segment(text, style) for text, style in parts], width)


class Bench(Plain):
    CSS_PATH = [STYLES / "theme.tcss", STYLES / "widgets.tcss", STYLES / "grid.tcss"]

    def __init__(self, widget: Widget) -> None:
        super().__init__("dungeon-dark")
        self.widget = widget

    def compose(self) -> ComposeResult:
        yield self.widget


async def measure(widget: Widget, *, idle: bool = False) -> float:
    """Seconds of CPU for one move of the cursor, shown; `idle`, for as much waiting without one."""
    app: App[None] = Bench(widget)
    async with app.run_test(size=SIZE) as pilot:
        if isinstance(widget, DungeonGrid):
            state = large()
            widget.show(pictured(state, reach=reach(state)))
            widget.cursor = Cell(6, 11)
        await pilot.pause()
        start = 0.0
        for move in range(MOVES + 10):
            if move == 10:  # the first ones fill the caches
                start = process_time()
            if idle:
                pass
            elif isinstance(widget, DungeonGrid):
                widget.move_cursor(*STEPS[move % 4])
            elif isinstance(widget, Bare):
                widget.go(*STEPS[move % 4])
            await pilot.pause()
        return (process_time() - start) / MOVES


async def measure_page() -> float:
    """Seconds of CPU for one move of the cursor on the page of a dungeon, shown."""
    app = playing(turns())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right")
        grid = app.screen.query_one(DungeonGrid)
        start = 0.0
        for move in range(MOVES + 10):
            if move == 10:
                start = process_time()
            grid.move_cursor(*STEPS[move % 4])
            await pilot.pause()
        return (process_time() - start) / MOVES


def pictures() -> None:
    """Prints how long a state takes to become a picture and lines of characters."""
    state, times = large(), 50
    start = process_time()
    for _ in range(times):
        picture = pictured(state, reach=reach(state))
    pictured_at = process_time()
    for _ in range(times):
        for row in range(picture.rows):
            row_pieces(picture, row, SIGNS["unicode"])
    drawn = process_time()
    made, lines = (pictured_at - start) / times, (drawn - pictured_at) / times
    print(f"a picture in {1000 * made:.1f} ms, its 25 rows in {1000 * lines:.1f} ms")


def main() -> None:
    """Prints the ratios."""
    os.environ |= {"COLORTERM": "truecolor", "TERM": "xterm-256color"}
    times: dict[str, list[float]] = {"waiting": [], "bare widget": [], "grid": [], "page": []}
    for _ in range(ROUNDS):
        times["waiting"].append(asyncio.run(measure(Bare(), idle=True)))
        times["bare widget"].append(asyncio.run(measure(Bare())))
        times["grid"].append(asyncio.run(measure(DungeonGrid())))
        times["page"].append(asyncio.run(measure_page()))
    waiting, bare, grid, page = (median(rounds) for rounds in times.values())
    for name, seconds in (("waiting alone", waiting), ("bare widget", bare), ("grid", grid), ("page", page)):
        print(f"{name + ':':15}{1000 * seconds:.2f} ms of CPU a move")
    for name, seconds, limit in (("grid", grid, 1.3), ("page", page, 3)):
        lone = (seconds - waiting) / (bare - waiting)
        print(f"ratio of the {name}: {seconds / bare:.2f}, without the waiting {lone:.2f} (limit {limit})")
    pictures()


if __name__ == "__main__":
    main()
