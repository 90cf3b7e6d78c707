"""The map on the screen: its cursor, its scrolling, its clicks, and its looks."""

from __future__ import annotations

from typing import Any

import pytest
from textual.geometry import Offset, Region

from ffapp.gamebook.drawing import Clearing, Drawing, Passage
from ffapp.mapping.moving import wish
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.look.glyphs import ASCII
from ffapp.tui.look.literal import cells
from tests.gamebook.swamps import swamp
from tests.shares import few, long_only
from tests.tui.gallery import HOSTILE, screen_lines
from tests.tui.map_app import MapApp

SMALL, LARGE = (80, 24), (120, 40)

HOSTILE_MAP = Drawing(
    clearings=tuple(Clearing(number=number, label=label, note=label) for number, label in enumerate(HOSTILE, 1)),
    passages=tuple(Passage(id=number, start=number, way="ne"[number % 2], end=number + 1) for number in range(1, 9)),
)


def canvas(app: MapApp) -> ClearingMap:
    return app.query_one(ClearingMap)


def in_view(widget: ClearingMap, number: int | None) -> bool:
    region = widget.region_of(number or 0)
    return region is not None and Region(*widget.scroll_offset, *widget.size).contains_region(region)


async def test_the_cursor_begins_where_the_hero_stands_in_the_middle() -> None:
    app = MapApp()
    async with app.run_test(size=SMALL):
        widget = canvas(app)
        assert widget.cursor == 7
        region = widget.region_of(7)
        assert region is not None
        assert abs(region.y - widget.scroll_offset.y - widget.size.height // 2) <= 2


async def test_arrows_and_letters_walk_along_passages() -> None:
    app = MapApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("right", "up", "h", "down", "l")
        assert app.moved == [7, 32, 18, 35, 7, 32]


async def test_every_clearing_is_reached_by_arrows_and_stays_in_sight() -> None:
    app = MapApp(swamp(4), here=1)
    async with app.run_test(size=SMALL) as pilot:
        widget = canvas(app)
        seen = {1}
        waiting = [1]
        while waiting:
            number = waiting.pop()
            for way in "nesw":
                widget.cursor = number
                widget.action_go(way)
                await pilot.pause()
                assert in_view(widget, widget.cursor)
                if widget.cursor is not None and widget.cursor not in seen:
                    seen.add(widget.cursor)
                    waiting.append(widget.cursor)
        assert len(seen) == 60


async def test_a_step_goes_by_number_and_round() -> None:
    app = MapApp(here=60)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("tab", "tab", "shift+tab", "shift+tab", "shift+tab")
        assert app.moved == [60, 1, 2, 1, 60, 59]


async def test_home_brings_the_cursor_back() -> None:
    app = MapApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*["right"] * 5, *["up"] * 8, "home")
        assert canvas(app).cursor == 7
        assert in_view(canvas(app), 7)


async def test_a_click_and_enter_select() -> None:
    app = MapApp()
    async with app.run_test(size=SMALL) as pilot:
        widget = canvas(app)
        region = widget.region_of(32)
        assert region is not None
        at = region.offset - widget.scroll_offset + Offset(1, 0)
        await pilot.click(ClearingMap, offset=at)
        assert widget.cursor == 32
        assert app.selected == [32]
        await pilot.click(ClearingMap, offset=at + Offset(5, 1))
        await pilot.press("enter")
        assert app.selected == [32, 32]


async def test_zoom_has_five_steps_and_keeps_the_cursor_in_sight() -> None:
    app = MapApp()
    async with app.run_test(size=SMALL) as pilot:
        widget = canvas(app)
        widths = []
        for key in ("minus", "minus", "plus", "plus", "plus", "plus", "plus"):
            await pilot.press(key)
            widths.append(widget.picture.width)
            assert in_view(widget, 7)
        assert widths[0] == widths[1] < widths[2] < widths[3] < widths[4] < widths[5] == widths[6]


@pytest.mark.long
@pytest.mark.parametrize(("count", "zoom"), [(12, 3), (24, 2), (60, 1)])
async def test_a_map_is_drawn_as_large_as_it_fits_until_its_scale_is_chosen(count: int, zoom: int) -> None:
    app = MapApp(swamp(2, count, side=6 if count < 60 else 11, exits=0, contradictions=0), here=1, zoom=None)
    async with app.run_test(size=SMALL) as pilot:
        widget = canvas(app)
        assert widget.zoom == zoom
        await pilot.resize_terminal(240, 120)
        assert widget.zoom == 4
        await pilot.press("minus")
        await pilot.resize_terminal(*SMALL)
        assert widget.zoom == 3


async def test_a_large_clearing_is_lit_and_clicked_on_both_its_lines() -> None:
    app = MapApp(swamp(2, 6), here=1, zoom=3)
    async with app.run_test(size=LARGE) as pilot:
        widget = canvas(app)
        region = widget.region_of(1)
        assert region is not None
        assert region.height == 2
        lit = widget.ink("map--here").bgcolor
        for y in range(region.y, region.bottom):
            cell = widget.render_line(y - widget.scroll_offset.y).crop(region.x + 1, region.x + 2)
            assert all(segment.style and segment.style.color == lit for segment in cell)
        await pilot.click(ClearingMap, offset=region.offset - widget.scroll_offset + Offset(1, 1))
        assert app.selected == [1]


async def test_reeds_stand_clear_of_what_is_drawn_and_move_with_it() -> None:
    app = MapApp()
    async with app.run_test(size=SMALL):
        widget = canvas(app)
        rows = range(widget.virtual_size.height)
        lines = [widget._strip(y).text for y in rows]
        drawn = [widget.picture.line(y - widget._origin.y) for y in rows]
        found = 0
        for line, pieces in zip(lines, drawn, strict=True):
            bare = (" " * widget._origin.x + "".join(text for text, _ in pieces)).ljust(len(line))
            for x, (sign, plain) in enumerate(zip(line, bare, strict=True)):
                if sign != plain:
                    found += 1
                    assert sign in '"~'
                    assert not bare[max(0, x - 2) : x + 3].strip()
        assert found > 10
        free = Drawing(clearings=(Clearing(number=1),), free=True)
        for glyphs, drawing in ((ASCII, swamp(2)), (app.glyphs, free)):
            app.glyphs = glyphs
            widget.set_map(drawing, 1)
            widget.notify_style_update()
            assert not any(sign in widget._strip(y).text for sign in '"~' for y in rows)


async def test_moving_the_cursor_draws_two_clearings_and_no_more() -> None:
    app = MapApp()
    async with app.run_test(size=LARGE) as pilot:
        widget = canvas(app)
        drawn: list[Region] = []
        real = widget.refresh

        def refresh(*regions: Region, **given: Any) -> ClearingMap:
            drawn.extend(regions or [widget.size.region])
            real(*regions, **given)
            return widget

        widget.refresh = refresh  # type: ignore[method-assign]
        await pilot.press("right")
        assert [(region.width, region.height) for region in drawn] == [(4, 1), (5, 1)], "the second has a note"


async def test_the_same_map_is_not_drawn_again_and_another_is() -> None:
    app = MapApp()
    async with app.run_test(size=SMALL) as pilot:
        widget = canvas(app)
        picture = widget.picture
        widget.set_map(swamp(2), 7, (9, 21))
        assert widget.picture is picture
        await pilot.press("right")
        widget.set_map(swamp(2), 7, (9,))
        assert widget.picture is not picture
        assert widget.cursor == 32
        widget.set_map(swamp(2), 18, (9,))
        assert widget.cursor == 18
        widget.set_map(Drawing(clearings=(Clearing(number=3),)), None)
        assert widget.cursor == 3
        widget.set_map(Drawing())
        assert widget.cursor is None
        await pilot.press("right", "tab", "home", "enter", "plus")
        assert app.selected == []


async def test_a_passage_can_be_shown() -> None:
    app = MapApp()
    async with app.run_test(size=SMALL) as pilot:
        widget = canvas(app)
        widget.chosen = next(p.id for p in widget.drawing.passages if (p.start, p.end) in {(7, 32), (32, 7)})
        await pilot.pause()
        found = widget.picture.cells[widget.chosen]
        _, y = Offset(*found[0]) + Offset(0, widget._origin.y - widget.scroll_offset.y)
        segments = widget.render_line(y)
        assert any(segment.style and segment.style.bold and "─" in segment.text for segment in segments)
        widget.set_map(Drawing(clearings=(Clearing(number=1),)))
        assert widget.chosen is None


async def test_a_wish_is_told_by_the_nearest_clearing() -> None:
    app = MapApp()
    async with app.run_test(size=SMALL):
        widget = canvas(app)
        layout = widget.layout_of_map
        wished = wish(layout, 18, 1, -2)
        assert wished is not None
        of, east, south = wished
        assert layout.offset(18, of) == (east - 1, south + 2)
        assert wish(layout, 999, 1, 1) is None


@few(1, "seed", range(4))
async def test_at_the_edges_it_tells_that_the_map_goes_on(seed: int) -> None:
    app = MapApp(swamp(seed), here=1)
    async with app.run_test(size=(60, 20)):
        widget = canvas(app)
        for number in widget.layout_of_map.places:
            widget.centre_on(number)
            rows = [widget.render_line(y).text for y in range(widget.size.height)]
            left, width = widget.scroll_offset.x, widget.size.width
            for sign, goes_on, edge in (
                ("←", left > 0, [row[:2] for row in rows]),
                ("→", left < widget.max_scroll_x, [row[width - 2 : width] for row in rows]),
            ):
                told = any(sign in cells for cells in edge)
                assert told is goes_on or all(cells.strip() for cells in edge)


async def test_without_a_cursor_it_stays_with_the_hero() -> None:
    app = MapApp(pointing=False)
    async with app.run_test(size=(40, 12)) as pilot:
        widget = canvas(app)
        assert not widget.can_focus
        for here in (7, 49, 23, 28):
            widget.set_map(swamp(2), here)
            await pilot.pause()
            assert in_view(widget, here)


async def test_hostile_names_are_only_names() -> None:
    app = MapApp(HOSTILE_MAP, here=1, zoom=2)
    async with app.run_test(size=LARGE) as pilot:
        for key in ("minus", "minus", "plus", "plus", "tab"):
            await pilot.press(key)
            assert {cells(line) for line in screen_lines(app)} == {LARGE[0]}
        assert "[Zagor]" in "\n".join(screen_lines(app))


SHOTS: dict[str, tuple[dict[str, Any], tuple[int, int], list[str]]] = {
    "small": ({}, SMALL, ["right"]),
    "large": ({}, LARGE, ["right", "up"]),
    "afar": ({"zoom": 0}, SMALL, []),
    "near": ({"zoom": 2}, LARGE, []),
    "light": ({"theme": "swamp-light", "drawing": swamp(0)}, LARGE, ["left"]),
    "ascii": ({"glyphs": ASCII}, SMALL, ["down"]),
    "hostile": ({"drawing": HOSTILE_MAP, "here": 2, "zoom": 2}, LARGE, []),
    "empty": ({"drawing": Drawing()}, SMALL, []),
}


OTHER_LOOKS = {
    "large",
    "light",
    "ascii",
}
"""What the suite shows as well, in other sizes or colours: for the long tests."""


@pytest.mark.parametrize("name", long_only(SHOTS, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    given, size, keys = SHOTS[name]
    assert snap_compare(MapApp(**given), terminal_size=size, press=keys)
