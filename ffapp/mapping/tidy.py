"""What is done to a grid once every passage has its place: drawn closer together, the reader's wishes, on one page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ffapp.gamebook.drawing import Clearing, Pin
from ffapp.mapping.axes import COLUMNS, ROWS, Axis
from ffapp.mapping.grid import Cell, Grid, Island

ROUNDS = 3


def draw_closer(grid: Grid, island: Island) -> None:
    """Shortens passages where nothing is in the way. The order of the lines that passages speak of stays."""
    for _ in range(ROUNDS):
        before = grid.survey(island).cost
        for index in (COLUMNS, ROWS):
            _close_gaps(grid, island, index)
            _shift_lines(grid, island, index)
        if grid.survey(island).cost == before:
            return


def _close_gaps(grid: Grid, island: Island, index: int) -> None:
    """Moves everything beyond a line closer by one, wherever that is possible and helps."""
    axis = grid.axes[index]
    lines = grid.lines(island, index)
    for place in sorted({axis.at[line] for line in lines}, reverse=True):
        while True:
            beyond = [line for line in lines if axis.at[line] >= place]
            if not _can_move(axis, beyond, -1) or not _try(grid, island, axis, beyond, -1):
                break


def _shift_lines(grid: Grid, island: Island, index: int) -> None:
    """Moves single lines to where most of their passages lead."""
    axis = grid.axes[index]
    for line in sorted(grid.lines(island, index), key=lambda line: axis.at[line]):
        pull = len(axis.after[line]) - len(axis.before[line])
        step = 1 if pull > 0 else -1
        while pull and _can_move(axis, [line], step) and _try(grid, island, axis, [line], step):
            pass


def _can_move(axis: Axis, lines: list[int], step: int) -> bool:
    """Whether the order of the lines allows these to move by a step."""
    moving = set(lines)
    neighbours = axis.after if step > 0 else axis.before
    return any(neighbours[line] for line in lines) and all(
        other in moving or abs(axis.at[other] - axis.at[line]) > distance
        for line in lines
        for other, distance in neighbours[line].items()
    )


def _try(grid: Grid, island: Island, axis: Axis, lines: Iterable[int], step: int) -> bool:
    """Moves these lines if the map is better for it. Says whether it did."""
    before = grid.survey(island).cost
    axis.shift(lines, step)
    after = grid.survey(island)
    if after.clashes or after.cost >= before:
        axis.shift(lines, -step)
        return False
    return True


def grant_wishes(grid: Grid, clearings: Iterable[Clearing]) -> list[int]:
    """Moves clearings where the reader wants them. Returns the numbers of those that passages hold elsewhere."""
    granted: list[tuple[int, Pin]] = []
    refused: list[int] = []
    for clearing in clearings:
        pin = clearing.pin
        if pin is None or pin.of not in grid.islands or pin.of == clearing.number:
            continue
        wish = (clearing.number, pin)
        if _grant(grid, wish, granted):
            granted.append(wish)
        else:
            refused.append(clearing.number)
    return refused


def _grant(grid: Grid, wish: tuple[int, Pin], granted: list[tuple[int, Pin]]) -> bool:
    number, pin = wish
    (x, y), (from_x, from_y) = grid.place(pin.of), grid.place(number)
    to_x, to_y = x + pin.east, y + pin.south
    island = grid.islands[pin.of]
    if island is not grid.islands[number]:
        return grid.unite(island, grid.islands[number], [(to_x - from_x, to_y - from_y)])
    before = [axis.at for axis in grid.axes]
    for axis, to in zip(grid.axes, (to_x, to_y), strict=True):
        axis.at = dict(axis.at)
        axis.push(axis.line[number], to)
    grid.settle(island)
    if all(_fulfilled(grid, *each) for each in (*granted, wish)):
        return True
    for axis, places in zip(grid.axes, before, strict=True):
        axis.at = places
    return False


def _fulfilled(grid: Grid, number: int, pin: Pin) -> bool:
    x, y = grid.place(pin.of)
    return grid.place(number) == (x + pin.east, y + pin.south)


def arrange(islands: Iterable[Mapping[int, Cell]]) -> dict[int, Cell]:
    """Puts islands side by side on one page whose corner is 0, 0: the place of every clearing."""
    boxes = [(island, *_box(island)) for island in islands]
    area = sum(width * height for *_, width, height in boxes)
    widest = max((width for *_, width, _ in boxes), default=0)
    page = max(widest, round((2 * area) ** 0.5))
    places: dict[int, Cell] = {}
    shelf_x = shelf_y = shelf_height = stack_y = stack_width = 0
    for island, left, top, width, height in boxes:
        if stack_width and stack_y + height <= shelf_y + shelf_height and width <= stack_width:
            x, y = shelf_x, stack_y
        elif stack_width and shelf_x + stack_width + width <= page:
            shelf_x += stack_width
            x, y = shelf_x, shelf_y
            stack_width = width
        else:
            shelf_x, shelf_y, stack_width = 0, shelf_y + shelf_height, width
            shelf_height = 0
            x, y = shelf_x, shelf_y
        shelf_height = max(shelf_height, y - shelf_y + height)
        stack_y = y + height
        for number, (column, row) in island.items():
            places[number] = (column - left + x, row - top + y)
    return places


def _box(island: Mapping[int, Cell]) -> tuple[int, int, int, int]:
    """Left, top, width and height of an island."""
    columns, rows = zip(*island.values(), strict=True)
    left, top = min(columns), min(rows)
    return left, top, max(columns) - left + 1, max(rows) - top + 1
