"""The gauge: columns that never move, eighths, ticks, surplus, and what just changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from textual.app import ComposeResult

from ffapp.tui.look.gauge import Gauge
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs
from tests.tui.gallery import HOSTILE, Plain


class One(Plain):
    CSS = "Gauge { width: 40; }"

    def __init__(self, gauge: Gauge, glyphs: Glyphs = UNICODE) -> None:
        super().__init__(glyphs=glyphs)
        self.gauge = gauge

    def compose(self) -> ComposeResult:
        yield self.gauge


async def drawn(gauge: Gauge, glyphs: Glyphs = UNICODE) -> str:
    async with One(gauge, glyphs).run_test() as pilot:
        await pilot.pause()
        return gauge.render_line(0).text


async def test_name_figures_bar_and_change_stand_in_their_columns() -> None:
    gauge = Gauge("Endurance", 14, 19)
    gauge.move_to(12)
    assert await drawn(gauge) == "Endurance  12/19 ████████████         −2"


async def test_nothing_moves_when_figures_change_their_width() -> None:
    gauge = Gauge("Chance", 10, 12)
    async with One(gauge).run_test() as pilot:
        places = set()
        for value in (12, 9, 0, -3, 30):
            gauge.move_to(value, 9 if value == 9 else 12)
            await pilot.pause()
            line = gauge.render_line(0)
            assert line.cell_length == 40
            places.add((line.text.index("/"), len(line.text.rstrip()) if gauge.change else 40))
        assert places == {(13, 40)}


@pytest.mark.parametrize(
    ("value", "bar"),
    [
        (0, "          "),
        (1, "▎         "),
        (20, "█████     "),
        (21, "█████▎    "),
        (39, "█████████▊"),
        (40, "██████████"),
    ],
)
async def test_the_bar_is_drawn_in_eighths(value: int, bar: str) -> None:
    assert (await drawn(Gauge("", value, 40, bar_width=10)))[17:27] == bar


async def test_the_least_value_is_seen() -> None:
    assert (await drawn(Gauge("", 1, 9999, digits=4, bar_width=10)))[21] == "▏"


async def test_ticks_are_covered_from_their_value_on() -> None:
    # Ten columns for ten points: a rule bites below 6.
    gauge = Gauge("", 6, 10, ticks=(6,), bar_width=10)
    async with One(gauge).run_test() as pilot:
        await pilot.pause()
        line = gauge.render_line(0)
        covered = [segment for segment in line if segment.text == "▕"]
        gauge.value = 5
        await pilot.pause()
        open_tick = [segment for segment in gauge.render_line(0) if segment.text == "▕"]
        assert line.text[17:27] == "█████▕    "
        assert covered[0].style.bgcolor == gauge.ink("gauge--on-fill").bgcolor
        assert open_tick[0].style.bgcolor == gauge.ink("gauge--track").bgcolor


@pytest.mark.parametrize(("value", "state"), [(6, ""), (5, "below"), (0, "spent")])
async def test_figures_tell_when_a_rule_bites(value: int, state: str) -> None:
    gauge = Gauge("", value, 10, ticks=(6,), vital=True)
    async with One(gauge).run_test() as pilot:
        await pilot.pause()
        figure = next(segment for segment in gauge.render_line(0) if segment.text.strip() == str(value))
        expected = gauge.ink("gauge--value", f"gauge--{state}") if state else gauge.ink("gauge--value")
        assert figure.style == expected


async def test_a_surplus_is_drawn_apart() -> None:
    assert (await drawn(Gauge("", 30, 20, bar_width=15), ASCII))[17:32] == "##########+++++"
    gauge = Gauge("", 30, 20, bar_width=15)
    async with One(gauge).run_test() as pilot:
        await pilot.pause()
        cells = [
            segment.style.color
            for segment in gauge.render_line(0)
            for _ in segment.text
            if segment.text.startswith("█")
        ]
        assert cells == [gauge.ink("gauge--fill").color] * 10 + [gauge.ink("gauge--surplus").color] * 5


async def test_red_only_where_it_is_a_matter_of_life() -> None:
    for vital, style in ((True, "gauge--wound"), (False, "gauge--loss")):
        gauge = Gauge("Or", 20, 20, vital=vital)
        gauge.move_to(15)
        async with One(gauge).run_test() as pilot:
            await pilot.pause()
            change = next(segment for segment in gauge.render_line(0) if "−5" in segment.text)
            assert change.style == gauge.ink(style)


async def test_the_change_stays_until_it_is_taken_away() -> None:
    gauge = Gauge("Or", 20, 20)
    async with One(gauge).run_test() as pilot:
        gauge.move_to(23)
        await pilot.pause()
        assert gauge.render_line(0).text.endswith(" +3")
        gauge.change = 0
        await pilot.pause()
        assert "+3" not in gauge.render_line(0).text


async def test_where_there_is_no_room_the_figures_stay() -> None:
    gauge = Gauge("Endurance", 14, 19)
    async with One(gauge).run_test() as pilot:
        gauge.styles.width = 18
        await pilot.pause()
        assert gauge.render_line(0).text == "Endurance  14/19  "


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
async def test_hostile_names(name: str) -> None:
    line = await drawn(Gauge(name, 5, 10))
    assert cell_len(line.partition(" 5/10")[0]) == 11
    assert cell_len(line) == 40


@given(
    st.integers(-99, 9999),
    st.integers(-9, 9999),
    st.lists(st.integers(-5, 99), max_size=4),
    st.integers(4, 60),
    st.sampled_from([UNICODE, ASCII]),
)
def test_a_bar_has_its_width_whatever_the_figures(
    value: int, initial: int, ticks: list[int], width: int, glyphs: Glyphs
) -> None:
    gauge = Gauge("x", value, initial, ticks=ticks)
    assert sum(len(text) for text, _ in gauge._bar(width, glyphs)) == width
