"""Lines broken as a printer breaks them, at every width."""

import re
from typing import ClassVar, Self

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Region
from textual.selection import SELECT_ALL

from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs
from ffapp.tui.look.wrapping import in_parts, wrap, wrap_spans, wrap_text
from tests.tui.gallery import Plain, screen_lines

FRENCH = (
    "Tentez votre Chance\u00a0: 3 + 4 = 7. Chanceuse\u202f! «\u00a0Qui va là\u00a0?\u00a0» dit la voix\u202f; elle "
    "tremble\u00a0! Un mot avec une espace ordinaire : « ainsi » ; puis rien."
)


@pytest.mark.parametrize("width", range(8, 90))
def test_no_line_begins_with_closing_punctuation(width: int) -> None:
    lines = wrap_text(FRENCH, width)
    for line in lines:
        assert cell_len(line) <= width
        assert not re.match(r"\s*[!?:;»]", line), line
        assert not line.endswith("«"), line
        assert not re.search("[\u00a0\u202f]", line)
    assert re.sub(r"\s", "", "".join(lines)) == re.sub(r"\s", "", FRENCH)


@given(
    st.lists(st.sampled_from(["mot", "incroyablement", "漢字", "é\u0301", "!", "«", "»", "\u00a0", " ", "  ", "\n"])),
    st.integers(1, 40),
    st.integers(0, 4),
)
def test_any_text_fits_any_width_and_loses_nothing(parts: list[str], width: int, indent: int) -> None:
    text = "".join(parts)
    lines = wrap_text(text, width, indent)
    assert "".join("".join(lines).split()) == "".join(text.split())
    for line in lines:
        assert cell_len(line) <= max(width, 2)  # a wide character in one column is drawn all the same
    styled = wrap(Content.styled(text, "bold"), width, indent)
    assert [line.plain for line in styled] == lines


def test_a_long_word_is_folded_and_keeps_its_mark() -> None:
    assert wrap_text("Incroyablement\u00a0!", 8) == ["Incroyab", "lement !"]
    assert wrap_text("Malchanceuse\u00a0!", 12) == ["Malchanceus", "e !"]


def test_spaces_at_a_break_vanish_and_others_stay() -> None:
    assert wrap_text("un  deux   trois", 8) == ["un  deux", "trois"]
    assert wrap_text("  en retrait", 20) == ["  en retrait"]
    assert wrap_text("a\n\nb", 5) == ["a", "", "b"]


def test_a_hanging_indent_narrows_the_following_lines() -> None:
    spans = wrap_spans("un deux trois quatre", 10, 6)
    assert ["un deux trois quatre"[start:end] for start, end in spans] == ["un deux", "trois", "quatre"]


def test_styles_stay_with_their_words() -> None:
    content = Content.assemble("un deux ", ("trois quatre", "bold"), " cinq")
    lines = wrap(content, 9)
    bold = ["".join(line.plain[span.start : span.end] for span in line.spans) for line in lines]
    assert [line.plain for line in lines] == ["un deux", "trois", "quatre", "cinq"]
    assert bold == ["", "trois", "quatre", ""]


class Page(Plain):
    CSS = "Prose { width: 24; }"

    def compose(self) -> ComposeResult:
        yield Prose(FRENCH)
        yield Prose("[Zagor]\n[/b]", id="below")


@pytest.mark.parametrize("width", range(10, 60))
def test_a_sum_breaks_only_before_its_signs(width: int) -> None:
    told = "Gnome 1\u00a0: 1 + 2 + 5 = 8 ≤ 9, Endurance 10 → 8, 2 × 3 − 4 -> 2 <= 3"
    lines = wrap_text(told, width)
    assert " ".join(lines) == told.replace("\u00a0", " ")
    assert [line for line in lines if line.rsplit(" ", 1)[-1] in {*"+=≤→×−", "->", "<="}] == []


def test_a_few_words_in_quotation_marks_stay_on_one_line() -> None:
    told = "Annulé\u00a0: Noter que vous êtes à «\u00a0Départ du gué\u00a0» hier"
    assert wrap_text(told, 40) == ["Annulé : Noter que vous êtes à", "« Départ du gué » hier"]
    assert wrap_text("He then said it: “Make for it” at last", 26) == ["He then said it:", "“Make for it” at last"]
    long = "«\u00a0" + "mot " * 20 + "fin\u00a0»"
    assert max(map(len, wrap_text(long, 30))) <= 30
    assert len(wrap_text(long, 30)) == 3


def test_keys_of_a_dialog_break_between_one_and_the_next() -> None:
    told = in_parts("Chiffre, Entrée\u00a0: choisir · Échap\u00a0: fermer")
    assert wrap_text(told, 34) == ["Chiffre, Entrée : choisir ·", "Échap : fermer"]


@pytest.mark.parametrize("width", [12, 17, 24, 33, 60])
async def test_the_height_is_that_of_the_wrapped_text(width: int) -> None:
    app = Page()
    async with app.run_test(size=(80, 40)) as pilot:
        prose = app.query_one(Prose)
        prose.styles.width = width
        await pilot.pause()
        expected = wrap_text(FRENCH, width)
        assert prose.size.height == len(expected)
        lines = screen_lines(app)
        assert [line[:width].rstrip() for line in lines[: len(expected)]] == [line.rstrip() for line in expected]
        assert lines[len(expected)].startswith("[Zagor]")


async def test_a_new_text_takes_the_room_it_needs() -> None:
    app = Page()
    async with app.run_test() as pilot:
        prose = app.query_one(Prose)
        prose.update("court")
        await pilot.pause()
        assert prose.size.height == 1
        prose.update(Content.styled("court", "bold"))
        await pilot.pause()
        assert prose.render_line(0)._segments[0].style.bold


async def test_the_text_can_be_copied() -> None:
    app = Page()
    async with app.run_test() as pilot:
        await pilot.pause()
        copied = app.query_one(Prose).get_selection(SELECT_ALL)
        assert copied is not None
        assert copied[0].split() == FRENCH.split()


@pytest.mark.parametrize(("glyphs", "mark"), [(UNICODE, "…"), (ASCII, "~")], ids=["unicode", "ascii"])
async def test_a_text_that_gets_fewer_rows_than_it_needs_ends_with_a_mark(glyphs: Glyphs, mark: str) -> None:
    app = Page()
    app.glyphs = glyphs
    async with app.run_test(size=(60, 30)) as pilot:
        prose = app.query_one(Prose)
        whole = prose.size.height
        for most in range(1, whole + 1):
            prose.styles.max_height = most
            await pilot.pause()
            told = prose.render_line(prose.size.height - 1).text.rstrip()
            assert prose.size.height == most
            assert told.endswith(mark) is (most < whole)


class Noting(Prose):
    """A text that notes whether it asked for a layout."""

    asked: ClassVar[list[bool]] = []

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        self.asked.append(layout)
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)


class Told(Plain):
    """A text between two others, the lower one where the text ends."""

    def compose(self) -> ComposeResult:
        yield Noting("a", id="text")
        yield Prose("below", id="below")


@pytest.mark.parametrize("hidden", [False, True])
async def test_another_text_is_laid_out_anew_only_where_it_needs_another_height(hidden: bool) -> None:
    app = Told()
    async with app.run_test(size=(20, 10)) as pilot:
        text, below = app.query_one("#text", Prose), app.query_one("#below", Prose)
        await pilot.pause()
        for told, lines in (("b", 1), ("two\nlines", 2), ("other\ntwo", 2), ("c", 1)):
            before = below.region.y
            if hidden:  # what is not in sight has an old size
                text.display = False
                await pilot.pause()
            Noting.asked.clear()
            text.text = told
            laid_out = any(Noting.asked)
            if hidden:
                text.display = True
            await pilot.pause()
            assert below.region.y == lines
            assert screen_lines(app)[lines].strip() == "below"
            assert screen_lines(app)[0].strip() == told.split("\n")[0]
            if not hidden:
                assert laid_out == (before != lines)


async def test_another_indent_is_shown_with_the_same_text() -> None:
    app = Told()
    async with app.run_test(size=(12, 10)) as pilot:
        text = app.query_one("#text", Prose)
        text.text = "several words in two"
        await pilot.pause()
        text.indent = 3
        await pilot.pause()
        assert screen_lines(app)[1].startswith("   ")
