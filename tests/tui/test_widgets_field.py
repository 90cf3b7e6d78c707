"""Fields refuse bad input in place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual import events
from textual.app import ComposeResult

from ffapp.tui.kit.asking import parse_whole
from ffapp.tui.kit.fields import NumberField, PasteCut, TextField
from tests.shares import few
from tests.tui.gallery import HOSTILE, Plain


class Form(Plain):
    def __init__(self, **bounds: int) -> None:
        super().__init__()
        self.number = NumberField(**{"low": 1, "high": 20, **bounds}, complain=self.complain)
        self.text = TextField(max_length=10, required=True, complain=lambda problem, most: f"{problem} {most}")
        self.heard: list[tuple[str, object]] = []
        self.cut: list[str] = []

    def complain(self, problem: str, low: int, high: int) -> str:
        return f"{problem} [{low}] {high}"

    def compose(self) -> ComposeResult:
        yield self.number
        yield self.text

    def on_number_field_submitted(self, event: NumberField.Submitted) -> None:
        self.heard.append(("number", event.value))

    def on_text_field_submitted(self, event: TextField.Submitted) -> None:
        self.heard.append(("text", event.value))

    def on_paste_cut(self, event: PasteCut) -> None:
        self.cut.append(event.problem)

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        self.heard.append(("typed", event.value))


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("7", 7),
        (" 7 ", 7),
        ("+7", 7),
        ("007", 7),
        ("-3", -3),
        ("−3", -3),
        ("–3", -3),
        ("0", 0),
        ("-0", 0),
        ("", "empty"),
        ("   ", "empty"),
        ("2.5", "not-whole"),
        ("2,5", "not-whole"),
        ("abc", "not-whole"),
        ("-", "not-whole"),
        ("--3", "not-whole"),
        ("1e3", "not-whole"),
        ("1_0", "not-whole"),
        ("٣", "not-whole"),
        ("²", "not-whole"),
        ("10000", "too-large"),
        ("-10000", "too-small"),
        ("9" * 10_000, "too-large"),
        ("-" + "9" * 10_000, "too-small"),
        ("[/b]", "not-whole"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_whole_numbers(text: str, outcome: int | str) -> None:
    assert parse_whole(text, -9999, 9999) == outcome


@given(st.text(), st.integers(-50, 50), st.integers(0, 100))
def test_no_text_gets_past_the_bounds(text: str, low: int, span: int) -> None:
    number = parse_whole(text, low, low + span)
    assert not isinstance(number, int) or low <= number <= low + span


@given(st.integers())
def test_every_number_is_read_or_refused_on_the_right_side(number: int) -> None:
    expected = "too-small" if number < -9999 else "too-large" if number > 9999 else number
    assert parse_whole(str(number), -9999, 9999) == expected


async def test_a_number_is_submitted() -> None:
    app = Form()
    async with app.run_test() as pilot:
        app.number.focus()
        await pilot.press("1", "2", "enter")
        assert app.heard == [("number", 12)]
        assert app.number.value == 12
        assert app.number.message == ""


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ("", "empty [1] 20"),
        ("2.5", "not-whole [1] 20"),
        ("abc", "empty [1] 20"),
        ("0", "too-small [1] 20"),
        ("99999999", "too-large [1] 20"),
        ("+", "not-whole [1] 20"),
    ],
)
async def test_a_bad_number_is_refused_in_place(keys: str, message: str) -> None:
    app = Form()
    async with app.run_test() as pilot:
        app.number.focus()
        height = app.number.size.height
        await pilot.press(*keys, "enter")
        await pilot.pause()
        assert app.heard == []
        assert app.number.message == message
        assert app.number.input.has_class("-invalid")
        assert app.number.size.height == height, "the message has its own line"
        assert app.number.value is None
        await pilot.press("home", "shift+end", "5")
        assert app.number.message == ""
        assert not app.number.input.has_class("-invalid")


@pytest.mark.parametrize(
    ("typed", "left"), [("x", ""), ("1+", "1"), ("p1+", "1"), ("-4x", "-4"), ("1 2", "1 "), ("+3", "+3")]
)
async def test_a_key_that_is_no_part_of_a_number_is_not_taken(typed: str, left: str) -> None:
    app = Form(low=-20, high=20)
    async with app.run_test() as pilot:
        app.number.focus()
        await pilot.press(*("space" if key == " " else key for key in typed))
        await pilot.pause()
        assert app.number.input.value == left
        assert bool(app.number.message) == (typed != left)


async def test_a_number_with_a_refused_key_in_it_is_refused_until_it_is_changed() -> None:
    app = Form(low=1, high=400)
    async with app.run_test() as pilot:
        app.number.focus()
        await pilot.press("2", "full_stop", "5", "enter")
        assert app.heard == []
        await pilot.press("enter")
        assert app.heard == []
        await pilot.press("backspace", "6", "enter")
        assert app.heard == [("number", 26)]


async def test_the_end_of_a_long_text_is_seen_while_it_is_typed() -> None:
    app = Form()
    async with app.run_test(size=(40, 12)) as pilot:
        app.text.input.max_length = 200
        app.text.focus()
        await pilot.press(*("abcdefghij" * 6), "X", "Y", "Z")
        await pilot.pause()
        assert app.text.input.size.height == 1
        shown = app.screen._compositor.render_strips(app.size)[app.text.input.region.y].text
        assert "ijXYZ" in shown


async def test_what_may_still_become_a_number_is_let_be() -> None:
    app = Form(low=-20, high=20)
    async with app.run_test() as pilot:
        app.number.focus()
        await pilot.press("-")
        assert app.number.message == ""
        await pilot.press("3", "enter")
        assert app.heard == [("number", -3)]
        app.number.low = 10
        app.number.value = None
        await pilot.press("1")
        assert app.number.message == ""
        await pilot.press("9", "9")
        assert app.number.message.startswith("too-large")


async def test_arrows_step_within_bounds() -> None:
    app = Form(high=3)
    async with app.run_test() as pilot:
        app.number.focus()
        await pilot.press("up")
        assert app.number.value == 1
        await pilot.press("up", "up", "up", "up")
        assert app.number.value == 3
        await pilot.press("down", "down", "down", "enter")
        assert app.heard == [("number", 1)]


async def test_a_text_is_counted_and_cut() -> None:
    app = Form()
    async with app.run_test() as pilot:
        app.text.focus()
        await pilot.press(*"Aïla")
        await pilot.pause()
        side = app.text.query_one(".field--side")
        assert side.render_line(0).text == " 4/10"
        app.text.input.post_message(events.Paste(" du marais aux scorpions\nsuite"))
        await pilot.pause()
        assert app.text.value == "Aïla du ma"
        assert side.render_line(0).text == "10/10"
        await pilot.press("x", "enter")
        assert app.heard[-1] == ("text", "Aïla du ma")


@pytest.mark.parametrize(
    ("pasted", "value", "message", "cut"),
    [
        ("12", "12", "", []),
        (" 12 \n", " 12 ", "", []),
        ("abc", "", "not-whole [1] 20", []),
        ("1.5", "", "not-whole [1] 20", []),
        ("12\n13", "12", "", ["line"]),
        ("abc\n13", "", "not-whole [1] 20", []),
        ("9" * 30, "9" * 24, "too-large [1] 20", ["long"]),
        ("\x07", "", "", ["unusable"]),
    ],
)
async def test_a_paste_into_a_number_says_why_it_is_refused(
    pasted: str, value: str, message: str, cut: list[str]
) -> None:
    app = Form()
    async with app.run_test() as pilot:
        app.number.focus()
        await pilot.pause()
        app.post_message(events.Paste(pasted))
        await pilot.pause()
        assert app.number.input.value == value
        assert app.number.message == message
        assert app.cut == cut


async def test_an_empty_text_is_refused_where_one_is_needed() -> None:
    app = Form()
    async with app.run_test() as pilot:
        app.text.focus()
        await pilot.press("space", "enter")
        assert app.text.message == "empty 10"
        assert [kind for kind, _ in app.heard] == ["typed"]
        await pilot.press("a")
        assert app.text.message == ""


@few(4, "text", [*HOSTILE, "\n", "\x1b", "\x00\x1f"], ids=ascii)
async def test_pasted_text_is_harmless(text: str) -> None:
    app = Form()
    async with app.run_test() as pilot:
        for field in (app.text, app.number):
            field.focus()
            await pilot.pause()
            field.input.post_message(events.Paste(text))
            await pilot.pause()
            value = field.input.value
            value.encode()
            assert len(value) <= field.input.max_length
            assert not any(ord(one) < 32 or ord(one) in range(0x7F, 0xA0) for one in value)
            assert field.input.render_line(0).cell_length > 0
        app.text.value = text
        await pilot.press("enter")
        assert app.is_running
