"""Glyphs and hostile text: one column each, nothing executed, nothing hidden, widths that every terminal agrees on."""

import subprocess
import sys
import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from wcwidth import wcwidth

from ffapp.tui.look.glyphs import ASCII, UNICODE, Direction, Glyphs, glyphs_of, motion_of
from ffapp.tui.look.literal import cells, fit, literal, shorten, visible
from ffapp.visible import clean_input
from tests.tui.gallery import HOSTILE, Gallery, Hostile, Plain, screen_lines


def every_glyph(glyphs: Glyphs) -> dict[str, str]:
    """Each sign of a set by its name."""
    return {name: sign for name, sign in msgspec.structs.asdict(glyphs).items() if name != "name"}


both_sets = pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
anything = st.text(st.characters(), max_size=60)  # lone surrogates included


@both_sets
def test_each_glyph_is_one_codepoint_in_one_column(glyphs: Glyphs) -> None:
    for name, sign in every_glyph(glyphs).items():
        assert len(sign) == 1, name
        assert wcwidth(sign) == cell_len(sign) == 1, name


def test_no_glyph_may_be_drawn_as_an_emoji() -> None:
    # These have an emoji form that some terminals prefer, two columns wide.
    emoji = set("©®‼⁉™ℹ↔↕↖↗↘↙↩↪⌚⏏▪▫▶◀◻◼☀☁☎☑☝☠☮☯♀♂♠♣♥♦♻♾⚒⚓⚔⚖⚙⚛⚠✂✈✉✌✍✏✒✔✖✝✡✳✴❄❇❣❤➡⬅⬆⬇")
    assert not emoji & set(every_glyph(UNICODE).values())


def test_the_ascii_set_is_ascii() -> None:
    assert all(sign.isascii() for sign in every_glyph(ASCII).values())
    assert every_glyph(ASCII).keys() == every_glyph(UNICODE).keys()


@both_sets
def test_lines_and_arrows(glyphs: Glyphs) -> None:
    directions: tuple[Direction, ...] = ("north", "east", "south", "west")
    assert len({glyphs.arrow(direction) for direction in directions}) == 4
    assert glyphs.line() == " "
    assert glyphs.line("south", "east") == glyphs.corner_nw
    assert glyphs.line(*directions) == glyphs.cross
    for number in range(1, 16):
        assert glyphs.line(*(one for bit, one in enumerate(directions) if number >> bit & 1))


def test_figures_carry_their_sign() -> None:
    assert [UNICODE.signed(number) for number in (3, -2, 0)] == ["+3", "−2", "0"]
    assert [ASCII.signed(number) for number in (3, -2, 0)] == ["+3", "-2", "0"]
    assert UNICODE.number(-4) == "−4"


async def test_a_widget_asks_its_app() -> None:
    async with Plain(glyphs=ASCII).run_test() as pilot:
        assert glyphs_of(pilot.app.screen) is ASCII
        assert not motion_of(pilot.app.screen)
        pilot.app.glyphs = None  # type: ignore[attr-defined]
        assert glyphs_of(pilot.app.screen) is UNICODE


@pytest.mark.parametrize(
    ("hostile", "shown"),
    [
        ("[/b] oops", "[/b] oops"),
        ("[@click=app.quit]x[/]", "[@click=app.quit]x[/]"),
        ("\x1b[31mX\x07", "␛[31mX␇"),
        ("a\nb\r\nc\td\x7f", "a␊b␍␊c␉d␡"),
        ("\x9b2J\x85", "�2J�"),
        ("\u202egauche\u2069", "¤gauche¤"),
        ("\ud800", "�"),
        ("\U000e0fff", "�"),
        ("👍🏽", "👍"),
        ("👨‍👩‍👧", "👨👩👧"),
        ("🇫🇷", "FR"),
        ("❤️", "❤"),
        ("1️⃣", "1"),
        ("e\u0301", "é"),
        ("x" + "\u0316" * 9, "x\u0316\u0316"),
        ("\u0301\u0301a", "a"),
        ("soft\u00adhyphen\ufeff", "softhyphen"),
        ("\u200b\u200d", "¤"),
        ("\u2028", "\u2424"),
        ("\u3164", "¤"),
        ("L’été\u00a0!", "L’été\u00a0!"),
        ("", ""),
    ],
    ids=ascii,
)
def test_what_is_shown(hostile: str, shown: str) -> None:
    assert visible(hostile) == shown
    assert literal(hostile).plain == shown


def test_stand_ins_in_ascii() -> None:
    assert visible("\x1b[0m\x7f\u202e\ud800é", ascii_only=True) == "^[[0m^???é"


def test_lines_are_kept_where_asked() -> None:
    assert visible("a\r\nb\u2028c\x0bd\te", lines=True) == "a\nb\nc\nd    e"


@given(anything, st.booleans(), st.booleans())
def test_shown_text_is_harmless(text: str, ascii_only: bool, lines: bool) -> None:
    shown = visible(text, ascii_only=ascii_only, lines=lines)
    shown.encode()
    for character in shown.replace("\n", "") if lines else shown:
        assert unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp")
    # Widths agree whether a terminal measures codepoints or clusters.
    assert cell_len(shown) == sum(cell_len(character) for character in shown)
    assert bool(shown) == bool(text)
    assert visible(shown, ascii_only=ascii_only, lines=lines) == shown


@given(anything, st.integers(0, 30))
def test_shortened_text_fits(text: str, width: int) -> None:
    short = shorten(text, width)
    assert cells(short) <= width
    if cells(visible(text)) <= width:
        assert short == visible(text)
    elif width:
        assert short.endswith("…")
    assert cells(fit(text, width)) == cells(fit(text, width, align="right")) == width


def test_ten_thousand_characters_are_cut_at_once() -> None:
    assert shorten("a" * 10_000, 5) == "aaaa…"
    assert shorten("\u200b" * 10_000 + "a", 5)[-1] == "…"
    assert shorten("漢字漢字", 4, glyphs=ASCII) == "漢~"


@given(anything)
def test_typed_text_is_cleaned(text: str) -> None:
    cleaned = clean_input(text)
    cleaned.encode()
    assert not any(unicodedata.category(one) in ("Cc", "Cs", "Zl", "Zp") for one in cleaned)
    assert clean_input(cleaned) == cleaned


def test_joined_emoji_are_kept_as_typed() -> None:
    assert clean_input("👨‍👩‍👧 Aïla\n") == "👨‍👩‍👧 Aïla"
    assert clean_input("Géant\t9\t12") == "Géant 9 12"


@both_sets
async def test_hostile_text_leaves_the_layout_intact(glyphs: Glyphs) -> None:
    app = Hostile(glyphs=glyphs)
    async with app.run_test(size=(100, 34)) as pilot:
        await pilot.pause()
        for line in screen_lines(app):
            assert cell_len(line) == 100
            assert not set(line) & set("\x1b\x07\u202e\u200d\ud800")
        side = "│" if glyphs is UNICODE else "|"
        for line in screen_lines(app)[1:20]:
            assert line[0] == side
            assert line.rstrip()[-1] == side
        text = "\n".join(screen_lines(app))
        for shown in ("[/b] oops", "[Zagor]", "[@click=app.quit]x[/]", "$text [$accent]{x}[/] \\[b]"):
            assert shown in text
        await pilot.click(offset=(3, 7))
        assert app.is_running


def test_the_hostile_list_is_what_the_issue_asks_for() -> None:
    assert len(HOSTILE) >= 8
    assert max(map(len, HOSTILE)) == 10_000


async def test_ascii_mode_draws_nothing_but_ascii_around_the_words() -> None:
    app = Gallery(glyphs=ASCII)
    async with app.run_test() as pilot:
        await pilot.pause()
        beyond = {one for line in screen_lines(app) for one in line if not one.isascii()}
    # What is left are letters and signs of the sentences themselves.
    assert all(one.isalpha() or one in "’«»§·≤→\u00a0" for one in beyond)


def test_the_command_line_can_show_text_without_textual() -> None:
    code = "import sys, ffapp.visible; print(sorted({'textual', 'rich'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@both_sets
def test_the_number_of_one_of_several_outlives_a_cut(glyphs: Glyphs) -> None:
    names = [f"Gnome des marais {number}" for number in (1, 2, 13)]
    told = [shorten(name, 10, glyphs=glyphs) for name in names]
    assert [name.split(glyphs.ellipsis)[1] for name in told] == [" 1", " 2", " 13"]
    assert max(cells(name) for name in told) <= 10
    assert shorten(names[0], 40, glyphs=glyphs) == names[0]
    assert shorten(names[2], 5, glyphs=glyphs).startswith("Gnom"), "no room for more than the number"
