"""Digits as French, Belgian and other keyboards give them: keys where a digit is one, figures in fields for them, and
letters in fields for text."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from textual import events
from textual.app import ComposeResult
from textual.drivers import linux_driver
from textual.screen import Screen
from textual.widgets import Input

from ffapp.tui.app import FFApp
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.checks import SkillForm
from ffapp.tui.book.stones import LISTED, LoseForm, ReceiveForm, StonesDialog
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import DigitsField, NumberField, TextField
from ffapp.tui.kit.picker import Alternative, Picker
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.typed_dice import DiceDialog
from ffapp.tui.terminal.digits import BELGIAN, FRENCH, digit_of, plain_digits, pressed
from tests.tui.adventures import SETTINGS, Shown, first_day, saved
from tests.tui.gallery import complain
from tests.tui.terminal import Terminal

FULL_WIDTH = "０１２３４５６７８９"
ARABIC = "٠١٢٣٤٥٦٧٨٩"
ROWS = {"french": FRENCH, "belgian": BELGIAN, "full-width": FULL_WIDTH, "arabic": ARABIC, "plain": "0123456789"}

each_row = pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)


@each_row
def test_a_row_of_a_keyboard_is_the_ten_digits(row: str) -> None:
    assert [digit_of(character) for character in row] == list("0123456789")


@pytest.mark.parametrize("character", ["", "a", "É", "²", "½", "Ⅷ", "⑤", "+", "−", "–", "_-", "12", "’", "\x1b", None])
def test_nothing_else_is_a_digit(character: str | None) -> None:
    assert digit_of(character) == ""


def test_what_is_pasted_was_typed_on_no_keyboard() -> None:
    assert plain_digits("３٤ -é5²") == "34 -é5²"


class Keys(Screen[None]):
    """Choices by number, a field for text and two for numbers; `(` is a key of its own and `-` one of the list's."""

    BINDINGS = [("left_parenthesis", "heard('(')"), ("minus", "heard('-')"), ("0", "heard('0')")]

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def compose(self) -> ComposeResult:
        yield ChoiceList([Choice(str(number), "x") for number in range(1, 10)])
        yield TextField(max_length=40, id="text")
        yield NumberField(low=0, high=9999, complain=complain, id="count")
        yield NumberField(low=-9999, high=9999, complain=complain, id="signed")
        yield DigitsField(max_length=20, id="figures")
        yield Picker("x", [Alternative(name, name) for name in ("Elfe", "Humain", "Nain")], "Elfe", typed=True)

    def action_heard(self, key: str) -> None:
        self.heard.append(key)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        self.heard.append(event.value.id)


Typed = Callable[..., Awaitable[tuple[list[str], str]]]
"""What is heard, and what stands in the field, after characters where the focus is."""


@asynccontextmanager
async def keyboard() -> AsyncIterator[Typed]:
    """What types on such a page, of which nothing is left of what was typed before."""
    screen = Keys()
    app = FFApp(SETTINGS, language="fr", first=lambda app: app.push_screen(screen))
    async with app.run_test() as pilot:
        await pilot.pause()

        async def typed(keys: str, where: str = "ChoiceList", *, pasted: bool = False) -> tuple[list[str], str]:
            screen.heard.clear()
            for field in screen.query(Input):
                field.value = ""
            screen.query_one(Picker).picked = "Elfe"
            node = screen.query_one(where)
            node.focus()
            await pilot.pause()
            if pasted:
                app.post_message(events.Paste(keys))
            else:
                for event in linux_driver.XTermParser().feed(keys):
                    app.post_message(event)
            await pilot.pause()
            value = node.input.value if isinstance(node, NumberField | TextField) else ""
            return [*screen.heard], node.picked if isinstance(node, Picker) else value

        yield typed


async def test_a_digit_is_a_key_wherever_it_is_typed() -> None:
    own = {"(": "(", "-": "-"}
    async with keyboard() as typed:
        for name, row in ROWS.items():
            heard, _ = await typed(row)
            assert heard == [own.get(key, str(digit)) for digit, key in enumerate(row)], name


@pytest.mark.long
async def test_text_is_left_alone() -> None:
    async with keyboard() as typed:
        for row in ROWS.values():
            assert await typed(row, "#text") == ([], row)


@pytest.mark.long
async def test_figures_are_typed_without_shift() -> None:
    async with keyboard() as typed:
        for field in ("#count", "#figures"):
            for name, row in ROWS.items():
                assert await typed(row[1:5], field) == ([], "1234"), (field, name)
                assert await typed(row[6:] + row[5], field) == ([], "67895"), (field, name)
                assert await typed(row[9] + row[0], field) == ([], "90"), (field, name)


MINUS = (
    # Where a number may be negative, what stands before it is its sign.
    ("#signed", "-3", "-3"),
    ("#signed", '-"', "-3"),
    ("#signed", "−3", "−3"),
    ("#signed", "'-", "46"),
    ("#signed", "--", "-6"),
    ("#signed", "+(", "+5"),
    # Where it may not, it is a 6, but for digits of another keyboard.
    ("#count", "-", "6"),
    ("#count", "-'", "64"),
    ("#count", "-&à", "610"),
    ("#count", "'-(", "465"),
    ("#count", "--", "66"),
    ("#count", "-3", "-3"),
    ("#count", "-٣", "-3"),
    ("#count", "-16", "-16"),
    ("#count", "1-2", "12"),  # as always: what is no part of a number is left out, and told of
    ("#figures", "-1d4", "-1d4"),
    ("#figures", "é d-", "2 d6"),
    ("#figures", "e(", "e5"),
    ("#figures", "e-2", "e-2"),
)


async def test_a_minus_is_told_from_a_six_by_what_is_around_it() -> None:
    async with keyboard() as typed:
        found = [(field, keys, (await typed(keys, field))[1]) for field, keys, _ in MINUS]
        assert found == list(MINUS)


async def test_digits_of_all_scripts_are_pasted_but_no_keyboard() -> None:
    async with keyboard() as typed:
        assert await typed("１２", "#count", pasted=True) == ([], "12")
        assert await typed("é", "#count", pasted=True) == ([], "")
        assert await typed("-3", "#count", pasted=True) == ([], "-3")


async def test_a_picker_is_picked_from_by_digit_or_letter() -> None:
    given = {"é": "Humain", '"': "Nain", "３": "Nain", "2": "Humain", "n": "Nain", "_": "Elfe"}
    async with keyboard() as typed:
        assert {keys: (await typed(keys, "Picker"))[1] for keys in given} == given


SENT = (
    ("é", ["2"]),
    ('&é"', ["1", "2", "3"]),
    ("８９", ["8", "9"]),
    ("\x1bOq\x1bOy", ["1", "9"]),  # a keypad in its own mode
    ("\x1b[38;;38u", ["1"]),  # the protocol of kitty: the key of 1 on a French keyboard, without Shift
    ("\x1b[38;2;49u", ["1"]),  # and with it
    ("\x1b[233;;233u", ["2"]),
    ("\x1b[0;;65298:65299u", ["2", "3"]),  # an input method
    ("\x1b[57402;129;51u", ["3"]),  # a keypad
    ("\x1b[57402u", ["3"]),  # one of a terminal that does not say what it typed
    ("\x1b[57413;129;43u", ["plus"]),
    ("\x1b[57412u", ["minus"]),
    ("\x1b[57416;;44u", ["comma"]),
)


async def test_what_a_terminal_sends() -> None:
    screen = Screen[None]()
    screen._bindings.bind("0,1,2,3,4,5,6,7,8,9", "heard")
    app = FFApp(SETTINGS, first=lambda app: app.push_screen(screen))
    async with app.run_test() as pilot:
        await pilot.pause()
        for sent, keys in SENT:
            told = [event for event in linux_driver.XTermParser().feed(sent) if isinstance(event, events.Key)]
            counted = [pressed(event, screen) for event in told]
            assert [event.key for event in counted] == keys, sent
            assert all(event.character for event in counted), sent


async def test_a_menu_of_stones_keeps_its_minus() -> None:
    """There `-` notes a stone as lost; the sixth is chosen by any other 6."""
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("p", "ç")
        await pilot.pause()
        assert not isinstance(app.screen, StonesDialog | BookScreen)
        await pilot.press("escape", "plus")
        await pilot.pause()
        assert isinstance(app.screen, ReceiveForm)
        first = app.screen.query_one("#kinds", ChoiceList).cursor
        for key, hint in (('"', "×3"), ("minus", "×2"), ("§", "×6"), ("minus", "×5")):
            await pilot.press(key)
            await pilot.pause()
            assert app.screen.query_one("#kinds", ChoiceList).choices[first].hint == hint


@pytest.mark.long
async def test_where_minus_is_a_key_it_is_shown_and_six_is_reached_as_well() -> None:
    """On a French keyboard both are one key: 6 with Shift, `-` without, which asks before anything is lost."""
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        depth = app.playing.game.depth
        await pilot.press("p")
        await pilot.pause()
        menu = app.screen.query_one("#menu", ChoiceList)
        assert [menu.key_of(index) for index in range(9)] == list("123456789")
        assert "-\u00a0: perdre" in str(app.screen.query_one("#dialog-keys", Prose).text)
        menu.choose_number(6)
        await pilot.pause()
        sixth = (type(app.screen), menu.cursor)
        if not isinstance(app.screen, StonesDialog):
            await pilot.press("escape")
        for six in ("6", "§", "６"):
            menu.cursor = 0
            await pilot.press(six)
            await pilot.pause()
            assert (type(app.screen), menu.cursor) == sixth, six
            if not isinstance(app.screen, StonesDialog):
                await pilot.press("escape")
                await pilot.pause()
        menu.cursor = next(at for at, stone in enumerate(LISTED) if stone == "fire")
        await pilot.press("minus")
        await pilot.pause()
        assert isinstance(app.screen, LoseForm)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, StonesDialog)
        assert app.playing.game.depth == depth


async def test_faces_of_real_dice_are_typed_without_shift() -> None:
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        from ffapp.gamebook.checks import TestLuck

        dialog = DiceDialog(TestLuck())
        told: list[object] = []
        app.push_screen(dialog, told.append)
        await pilot.pause()
        await pilot.press('"', "space", "'", "enter")
        await pilot.pause()
        assert told == [(3, 4)]


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_french_keyboard_on_a_terminal() -> None:
    saved(first_day)
    with Terminal(sys.executable, "-m", "ffapp", "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.type("g")
        terminal.wait_for("Aller au")
        terminal.type("-'&\r")
        terminal.wait_for("§ 641", gone="Aller au")
        terminal.type("g")
        terminal.wait_for("Aller au")
        terminal.type("１７\r")
        terminal.wait_for("§ 17", gone="Aller au")
        terminal.type("n")
        terminal.wait_for("Notes")
        terminal.type('&é"\r')
        terminal.wait_for('&é"')


@pytest.mark.long
async def test_a_fraction_is_no_whole_number_however_it_is_sent() -> None:
    """Both fields of a form say so until something else is typed."""
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        depth = app.playing.game.depth
        named = {"\t": "tab", "\n": "enter", ".": "full_stop", ",": "comma"}
        for keys in ("2.5\t\n", "2.5\n\n", "2.5\n\t\n", "1,5\t\t\n"):
            await pilot.press("H", *(named.get(key, key) for key in keys))
            await pilot.pause()
            assert app.playing.game.depth == depth
            assert isinstance(app.screen, SkillForm), keys
            await pilot.press("escape", "escape")
            await pilot.pause()
            assert isinstance(app.screen, BookScreen)
