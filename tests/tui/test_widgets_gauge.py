"""The gauge: columns that never move, what bites, what counts instead, and what just changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from ffapp.tui.look.gauge import Columns, Score, score_line
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs
from tests.tui.gallery import HOSTILE


def line(score: Score, width: int = 40, glyphs: Glyphs = UNICODE) -> str:
    """A score on one line."""
    return "".join(text for text, _ in score_line(score, width, glyphs))


def test_name_figures_bar_and_change_stand_in_their_columns() -> None:
    score = Score(label="Endurance", value=12, initial=19, change=-2)
    assert line(score) == "Endurance  12/19 ━━━━━━━━━━━━╍╍─────  −2"
    assert line(score.unmarked) == "Endurance  12/19 ━━━━━━━━━━━━───────    "


def test_nothing_moves_when_figures_change_their_width() -> None:
    for value in (12, 9, 0, -3, 30):
        told = line(Score(label="Chance", value=value, initial=9 if value == 9 else 12, change=value - 10))
        assert (told.index("/"), len(told.rstrip())) == (13, 40)


@pytest.mark.parametrize(("value", "ink"), [(6, "text"), (5, "caution"), (0, "wound")])
def test_figures_tell_when_a_rule_bites(value: int, ink: str) -> None:
    score = Score(label="", value=value, initial=10, ticks=(6,), vital=True)
    assert score.ink == ink
    assert (str(value).rjust(2), f"{ink} strong") in score_line(score, 40, UNICODE)
    assert any(piece[1] == ("fill" if value == 6 else "low") for piece in score.line(10, UNICODE)) or not value


def test_red_only_where_it_is_a_matter_of_life() -> None:
    for vital, ink in ((True, "wound"), (False, "caution")):
        score = Score(label="Or", value=15, initial=20, change=-5, vital=vital)
        assert score_line(score, 40, UNICODE)[-1] == (" −5", f"{ink} strong")
        assert score.line(20, UNICODE)[1] == ("╍" * 5, ink)


def test_what_counts_instead_is_told_and_keeps_its_columns() -> None:
    sick = Score(label="Habileté", value=9, initial=9, effective=6)
    well = Score(label="Chance", value=9, initial=9)
    columns = Columns(effective=True)
    lines = ["".join(text for text, _ in score_line(score, 40, UNICODE, columns)) for score in (sick, well)]
    assert lines[0].startswith("Habileté    9/9  (6)")
    assert lines[0].index("━") == lines[1].index("━")


def test_where_there_is_no_room_the_figures_stay() -> None:
    assert line(Score(label="Endurance", value=14, initial=19), 18) == "Endurance  14/19"


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_hostile_names(name: str) -> None:
    told = line(Score(label=name, value=5, initial=10))
    assert cell_len(told.partition(" 5/10")[0]) == 11
    assert cell_len(told) == 40


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
    score = Score(label="x", value=value, initial=initial, ticks=tuple(ticks), change=value)
    assert sum(len(text) for text, _ in score.line(width, glyphs)) == width
