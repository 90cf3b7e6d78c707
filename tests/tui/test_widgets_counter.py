"""Counters: a scale around zero and a tally, which nobody takes for a gauge, in columns that never move."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from textual.app import ComposeResult

from ffapp.tui.look.counter import Counter, beam, tally
from ffapp.tui.look.curve import Curve, row_of
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs
from tests.tui.gallery import HOSTILE, Plain


class Many(Plain):
    CSS = "Counter { width: 32; } Curve { width: 20; height: 6; }"

    def __init__(self, *shown: Counter | Curve, glyphs: Glyphs = UNICODE) -> None:
        super().__init__(glyphs=glyphs)
        self.shown = shown

    def compose(self) -> ComposeResult:
        yield from self.shown


SIGNED = {
    0: "Honneur          0 ╌╌╌╌┼╌╌╌╌    ",
    1: "Honneur         +1 ╌╌╌╌┼►╌╌╌    ",
    -2: "Honneur         −2 ╌╌◄━┼╌╌╌╌    ",
    4: "Honneur         +4 ╌╌╌╌┼━━━►    ",
    -9: "Honneur         −9 ◄━━━┼╌╌╌╌    ",
    12: "Honneur        +12 ╌╌╌╌┼━►╌╌    ",
}
COUNTED = {
    0: "Fuite du Temps   0              ",
    1: "Fuite du Temps   1 │            ",
    4: "Fuite du Temps   4 ││││         ",
    5: "Fuite du Temps   5 ┼┼┼┼         ",
    8: "Fuite du Temps   8 ┼┼┼┼ │││     ",
    13: "Fuite du Temps  13 ┃┃│││        ",
    400: "Fuite du Temps 400 ┃┃┃┃┃┃┃┃…    ",
}


async def test_each_value_is_drawn_in_its_columns() -> None:
    honour, time = Counter("Honneur", signed=True), Counter("Fuite du Temps")
    async with Many(honour, time).run_test():
        for counter, table in ((honour, SIGNED), (time, COUNTED)):
            for value, drawn in table.items():
                counter.value = value
                assert counter.render_line(0).text == drawn


async def test_what_just_changed_stands_at_the_right_and_moves_nothing() -> None:
    counter = Counter("Honneur", -2, signed=True)
    async with Many(counter).run_test():
        before = counter.render_line(0).text
        counter.change = -1
        assert counter.render_line(0).text == before[:-3] + " −1"


async def test_ascii_long_names_and_little_room() -> None:
    eye, honour = Counter("Oeil de la Nuit", 7), Counter("Honneur", -3, signed=True)
    async with Many(eye, honour, glyphs=ASCII).run_test() as pilot:
        assert eye.render_line(0).text == "Oeil de la Nuit  7 ++++ ||      "
        assert honour.render_line(0).text == "Honneur         -3 .<==+....    "
        for name in HOSTILE:
            eye.label = name
            assert eye.render_line(0).cell_length == 32
        honour.styles.width = 24
        await pilot.pause()
        assert honour.render_line(0).text == "Honneur         -3      "


@given(value=st.integers(-9_999, 9_999), half=st.integers(2, 40), more=st.integers(0, 9_999))
def test_a_beam_is_never_longer_than_its_side_nor_nothing(value: int, half: int, more: int) -> None:
    assert (beam(value, half) == 0) == (value == 0)
    assert beam(value, half) == beam(-value, half) <= half
    assert len(tally(more, half, UNICODE)) <= half


CURVES = {
    (0, -2, -2, 1): (
        "Honneur +1",
        " 1│             ┏━━━",
        " 0│━━━━━┓╌╌╌╌╌╌╌┃╌╌╌",
        "  │     ┃       ┃",
        "  │     ┃       ┃",
        "−2│     ┗━━━━━━━┛",
    ),
    (0, 0, 0, -4): (
        "Honneur −4",
        " 1│",
        " 0│━━━━━━━━━━━━━┓╌╌╌",
        "  │             ┃",
        "  │             ┃",
        "−4│             ┗━━━",
    ),
    (0, 3): (
        "Honneur +3",
        "3│         ┏━━━━━━━━",
        " │         ┃",
        " │         ┃",
        " │         ┃",
        "0│━━━━━━━━━┛",
    ),
}


async def test_a_curve_around_zero_shows_its_axis_once_it_is_crossed() -> None:
    curve = Curve(signed=True)
    async with Many(curve).run_test() as pilot:
        await pilot.pause()
        for values, drawn in CURVES.items():
            curve.show("Honneur", values, 0, None)
            assert tuple(curve.render_line(y).text.rstrip() for y in range(6)) == drawn


@given(st.integers(-50, 0), st.integers(1, 50), st.integers(3, 12))
def test_only_zero_is_drawn_on_its_axis(low: int, scale: int, rows: int) -> None:
    ground = row_of(0, scale, rows, low)
    for value in range(low, scale + 1):
        row = row_of(value, scale, rows, low)
        assert 0 <= row < rows
        assert (row == ground) == (value == 0)
        assert (row < ground) == (value > 0)


async def test_the_ground_of_a_curve_lies_between_its_line_and_zero() -> None:
    curve = Curve(signed=True)
    async with Many(curve).run_test() as pilot:
        await pilot.pause()
        curve.show("Honneur", (2, 2, -2, -2), 0, None)
        curve.render_line(1)
        zero = row_of(0, 2, 5, -2)
        for column, rows in ((0, {1, 2}), (12, {3, 4})):  # 2 above, 0 in the middle, −2 below
            under = set()
            for row in range(5):
                drawn = curve._line(row, zero, axis=row == zero, glyphs=UNICODE)
                inks = [names for text, names in drawn for _ in text]
                under |= {row} if "on-raised" in inks[column] else set()
            assert under == rows
