"""The compass rose: where its letters, lines and numbers stand."""

from __future__ import annotations

import pytest

from ffapp.gamebook.drawing import WAYS
from ffapp.texts import Texts
from ffapp.tui.book.rose import Arm, Rose, draw_rose, letter_at, rose_rows
from ffapp.tui.look.canvas import Canvas
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs

LETTERS = {"n": "n", "e": "e", "s": "s", "w": "o"}
CROSSING = {"n": Arm(to=14), "e": Arm(to=9), "s": Arm(), "w": Arm(to=101, more=2)}
SIZES = [(40, 2), (40, 1), (30, 1), (60, 2)]


def drawn(rose: Rose, width: int, reach: int, glyphs: Glyphs = UNICODE) -> list[str]:
    canvas = Canvas(width, rose_rows(reach), glyphs)
    draw_rose(canvas, 0, rose, reach)
    return [line.ljust(width) for line in canvas.text().split("\n")]


@pytest.mark.parametrize(("width", "reach"), SIZES)
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
@pytest.mark.parametrize("arms", [{}, CROSSING, {"e": Arm(to=3)}])
@pytest.mark.parametrize("number", [7, 123])
def test_letters_of_east_and_west_stand_beside_the_clearing_north_above_and_south_below(
    width: int, reach: int, glyphs: Glyphs, arms: dict[str, Arm], number: int
) -> None:
    rose = Rose(number=number, here=True, letters=LETTERS, arms=arms)
    lines = drawn(rose, width, reach, glyphs)
    row = reach + 1
    places = {way: letter_at(rose, way, width, reach) for way in WAYS}
    for way, (x, y) in places.items():
        assert lines[y][x] == LETTERS[way].upper()
    assert places["e"][1] == places["w"][1] == row
    assert (places["n"][1], places["s"][1]) == (row - 1, row + 1)
    middle = lines[row].index("[")
    assert places["w"][0] < middle < lines[row].index("]") < places["e"][0]
    for way, arm in arms.items():
        if arm.to is not None:
            assert any(str(arm.to) in line for line in lines), way


def test_without_letters_the_lines_begin_at_the_clearing() -> None:
    line = drawn(Rose(number=7, here=True, arms=CROSSING), 40, 2)[3]
    assert "─[7]─" in line


@pytest.mark.parametrize("way", WAYS)
def test_the_way_that_is_chosen_is_marked_beside_its_letter(way: str) -> None:
    rose = Rose(number=7, here=True, letters=LETTERS, arms=CROSSING, lit=frozenset({way}))
    x, y = letter_at(rose, way, 40)
    assert drawn(rose, 40, 2)[y][x - 1] == UNICODE.here


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("width", "reach"), [(22, 2), (26, 2), (26, 1), (40, 3)])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("to", [9, 34])
def test_a_passage_of_one_direction_is_told_whole(language: str, width: int, reach: int, way: str, to: int) -> None:
    texts = Texts(language)
    for words in (("mapui-legend-one-way",), ("mapui-legend-one-way", "mapui-rose-barred"))[:reach]:
        told = tuple(texts(word) for word in words)
        lines = drawn(Rose(number=7, letters=LETTERS, arms={way: Arm(to=to, told=told, out=True)}), width, reach)
        text = "".join("".join(lines).split())
        assert UNICODE.ellipsis not in text
        for wanted in told if way in ("n", "s") else told[-1:]:
            assert all(part in " ".join(lines) for part in wanted.split())
