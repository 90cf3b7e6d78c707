"""Choices by digit, arrow and mouse; greyed ones say why."""

import pytest
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from ffapp.tui.kit.choice import Choice, ChoiceList, EntryDeed
from tests.tui.gallery import HOSTILE, Plain

THREE = (
    Choice("north", "Prendre le sentier du nord, qui est long et se perd dans les roseaux", hint="(7)"),
    Choice("meal", "Prendre un Repas", reason="Jamais pendant un combat\u202f!"),
    Choice("flee", "Fuir"),
)


class Crossroads(Plain):
    CSS = "ChoiceList { width: 40; max-height: 12; }"

    def __init__(self, choices: tuple[Choice, ...] = THREE) -> None:
        super().__init__()
        self.choices = ChoiceList(choices)
        self.heard: list[str] = []
        self.deeds: list[EntryDeed | None] = []

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield self.choices

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        assert event.widget is self.choices
        assert event.value in self.choices.choices
        self.heard.append(event.value.id)
        self.deeds.append(event.value.deed)


def rows(choices: ChoiceList) -> list[str]:
    return [choices.render_line(y).text.rstrip() for y in range(choices.size.height)]


async def test_choices_are_numbered_wrapped_and_marked() -> None:
    app = Crossroads()
    async with app.run_test() as pilot:
        app.choices.focus()
        await pilot.pause()
        assert rows(app.choices) == [
            "▸ 1  Prendre le sentier du nord,     (7)",
            "     qui est long et se perd dans",
            "     les roseaux",
            " (2) Prendre un Repas",
            "  3  Fuir",
        ]


async def test_choices_set_while_hidden_are_drawn_when_shown() -> None:
    app = Crossroads()
    async with app.run_test() as pilot:
        await pilot.pause()
        app.choices.display = False
        await pilot.pause()
        app.choices.display = True
        app.choices.choices = (Choice("north", "Frapper\nreste 5"), Choice("flee", "Fuir"))
        await pilot.pause()
        assert [row.strip() for row in rows(app.choices)] == ["1  Frapper", "reste 5", "2  Fuir"]
        app.choices.display = False
        await pilot.pause()
        app.choices.choices = (Choice("north", "Frapper\nreste 3"), Choice("flee", "Fuir"))
        app.choices.display = True
        await pilot.pause()
        assert "reste 3" in "\n".join(rows(app.choices))


async def test_an_open_question_has_nothing_chosen_beforehand() -> None:
    app = Crossroads()
    app.choices = ChoiceList(THREE, unchosen=True)
    async with app.run_test() as pilot:
        app.choices.focus()
        await pilot.press("enter", "space")
        await pilot.pause()
        assert app.heard == []
        await pilot.press("down", "enter")
        await pilot.pause()
        assert app.heard == ["north"]


@pytest.mark.parametrize(
    ("keys", "heard"),
    [
        (["1"], ["north"]),
        (["3"], ["flee"]),
        (["down", "down", "enter"], ["flee"]),
        (["end", "space"], ["flee"]),
        (["down", "down", "down", "home", "enter"], ["north"]),
        (["9", "0", "4"], []),
        (["2"], []),
        (["2", "enter", "1"], ["north"]),
    ],
)
async def test_keys(keys: list[str], heard: list[str]) -> None:
    app = Crossroads()
    async with app.run_test() as pilot:
        app.choices.focus()
        await pilot.press(*keys)
        assert app.heard == heard


async def test_a_greyed_choice_says_why_in_place_until_another_is_made() -> None:
    app = Crossroads()
    async with app.run_test() as pilot:
        app.choices.focus()
        await pilot.press("2")
        await pilot.pause()
        assert rows(app.choices)[3:6] == ["▸(2) Prendre un Repas", "     ✗ Jamais pendant un combat !", "  3  Fuir"]
        assert app.choices.size.height == 6
        await pilot.press("3")
        await pilot.pause()
        assert len(rows(app.choices)) == 5
        app.choices.choose(1)
        app.choices.choices = THREE[1:]
        await pilot.pause()
        assert rows(app.choices) == [" (1) Prendre un Repas", "▸ 2  Fuir"]


async def test_the_mouse() -> None:
    app = Crossroads()
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.click(ChoiceList, offset=(10, 2))
        await pilot.click(ChoiceList, offset=(10, 3))
        await pilot.pause()
        assert app.heard == ["north"]
        assert app.choices.told == 1
        await pilot.hover(ChoiceList, offset=(10, 5))
        assert app.choices.hovered == 2
        assert app.choices.render_line(5)._segments[-1].style.bgcolor == app.choices.ink("on-raised").bgcolor
        await pilot.hover(offset=(79, 23))
        assert app.choices.hovered is None


async def test_more_than_nine_scroll_and_the_cursor_stays_in_view() -> None:
    app = Crossroads(tuple(Choice(str(number), f"Chemin {number}") for number in range(1, 31)))
    async with app.run_test() as pilot:
        app.choices.focus()
        await pilot.press(*["down"] * 20)
        await pilot.pause()
        assert any(row.startswith("▸    Chemin 21") for row in rows(app.choices))
        await pilot.press("enter")
        assert app.heard == ["21"]


async def test_an_unfocused_list_serves_the_screens_digits() -> None:
    app = Crossroads()
    async with app.run_test() as pilot:
        app.screen.set_focus(None)
        app.choices.choose_number(3)
        await pilot.pause()
        assert app.heard == ["flee"]
        assert "▸" not in "".join(rows(app.choices))


async def test_fewer_choices_move_the_cursor_back() -> None:
    app = Crossroads()
    async with app.run_test() as pilot:
        app.choices.cursor = 2
        app.choices.choices = THREE[:1]
        await pilot.pause()
        assert app.choices.cursor == 0
        app.choices.choices = ()
        await pilot.pause()
        assert app.choices.size.height == 0
        await pilot.press("enter")
        assert app.heard == []


async def test_hostile_choices() -> None:
    app = Crossroads(tuple(Choice(str(index), text, text, text) for index, text in enumerate(HOSTILE)))
    async with app.run_test() as pilot:
        app.choices.focus()
        for index in range(len(HOSTILE)):
            app.choices.choose(index)
            await pilot.pause()
            assert {app.choices.render_line(y).cell_length for y in range(app.choices.size.height)} == {
                app.choices.scrollable_content_region.width
            }
        assert app.heard == []


async def test_an_entry_has_its_own_key_wherever_it_stands() -> None:
    """Those without one keep their numbers, but for a number that is another's key."""
    app = Crossroads((Choice("a", "A", key="3"), Choice("b", "B"), Choice("c", "C"), Choice("d", "D", key="k")))
    async with app.run_test() as pilot:
        app.choices.focus()
        await pilot.pause()
        assert rows(app.choices) == ["▸ 3  A", "  2  B", "     C", "  k  D"]
        await pilot.press("3", "1", "2", "k", "j", "0")
        assert app.heard == ["a", "b", "d"]


async def test_letters_are_left_to_others_where_no_entry_has_them() -> None:
    class Listening(Crossroads):
        BINDINGS = [("k", "hear", "")]

        def action_hear(self) -> None:
            self.heard.append("k")

    app = Listening()
    async with app.run_test() as pilot:
        app.choices.focus()
        await pilot.press("k")
        app.choices.choices = (Choice("a", "A", key="k"),)
        await pilot.pause()
        await pilot.press("k")
        assert app.heard == ["k", "a"]


async def test_a_hint_is_cut_before_a_word_of_what_is_chosen() -> None:
    app = Crossroads((Choice("a", "Brunehaut la Grande", hint="Magicienne de son état, et fort savante"),))
    async with app.run_test() as pilot:
        await pilot.pause()
        first, second = rows(app.choices)
        assert first[1:].startswith(" 1  Brunehaut  Magicienne de")
        assert first.endswith("…")
        assert second.strip() == "la Grande"


async def test_the_newest_deed_of_an_entry_counts_though_nothing_looks_otherwise() -> None:
    done: list[str] = []
    app = Crossroads((Choice("flee", "Fuir", deed=lambda: done.append("then")),))
    async with app.run_test() as pilot:
        app.choices.focus()
        app.choices.choices = (Choice("flee", "Fuir", deed=lambda: done.append("now")),)
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        (deed,) = app.deeds
        assert callable(deed)
        deed()
    assert done == ["now"]
