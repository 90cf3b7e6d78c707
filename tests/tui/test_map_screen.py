"""The map on the whole screen, by keys: walked on, drawn, annotated, moved, its contradictions; pictures."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ffapp.core.game import Game
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import LuckTested
from ffapp.gamebook.clearings import AddClearing, AnnotateClearing, RenameClearing, RenumberClearing, StandAt, Walk
from ffapp.gamebook.drawing import Clearing, Drawing, Exit
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.passage_commands import AddPassage
from ffapp.gamebook.rounds import Escape
from ffapp.settings import Settings
from ffapp.texts import Texts
from ffapp.texts.telling import tell_events
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.deeds import LUCK
from ffapp.tui.book.map import Canvas, ContradictionsMenu, MapScreen
from ffapp.tui.book.passages import ExitsMenu, PassageMenu
from ffapp.tui.book.walk import WalkDialog
from ffapp.tui.book.ways import WayPicker
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.choosing import ConfirmDialog
from ffapp.tui.kit.fields import NumberField
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.page import offers
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.canvas import Drawing as Picture
from tests.shares import few, long_only
from tests.tui.adventures import (
    Play,
    Shown,
    contradicting_swamp,
    do,
    drawn_by_hand,
    fight_opened,
    heroine,
    left_enemies,
    saved,
    shelf,
    swamp,
)
from tests.tui.gallery import HOSTILE, screen_lines
from tests.tui.shelves import shown_text, toasts

FR = Texts("fr")


def shown(play: Play = drawn_by_hand, **given: Any) -> Shown:
    return Shown(saved(play), MapScreen, **given)


def drawing(app: Shown) -> Drawing:
    found: Drawing = app.playing.game.state.drawing
    return found


def clearing(app: Shown, number: int) -> Clearing:
    found = drawing(app).clearing(number)
    assert found is not None
    return found


def exits(app: Shown, number: int) -> list[tuple[str, int | None]]:
    return [(known.way, known.to) for known in drawing(app).exits(number)]


def an_exit(app: Shown, number: int, way: str) -> Exit:
    return next(known for known in drawing(app).exits(number) if known.way == way)


def beside(app: Shown) -> str:
    """What is told of the clearing under the cursor."""
    told = (app.screen.query_one(id, Prose).text for id in ("#about", "#exits"))
    rose = app.screen.query_one("#place", Picture).canvas.text()
    return "\n".join((rose, *(text if isinstance(text, str) else text.plain for text in told)))


class WithLuck(MapScreen):
    """The map with one row more."""

    deeds = (*MapScreen.deeds, replace(LUCK, keys="y", words="book"))
    BINDINGS = bindings("map", deeds)


@few((1,), "size", [(60, 20), (80, 24), (120, 40), (200, 50)])
async def test_a_row_that_is_added_is_a_key_which_says_what_came_of_it(size: tuple[int, int]) -> None:
    """The map shows neither dice nor journal: the outcome is said above its keys, until the next one."""
    app = Shown(saved(heroine), WithLuck)
    async with app.run_test(size=size) as pilot:
        game = app.playing.game
        await pilot.press("y")
        step = game.steps[game.head]
        assert isinstance(step.events[0], LuckTested)
        (told,) = toasts(app)
        assert told == tell_events(FR, step.events, app.playing.arguments)
        assert told.split()[0] in " ".join(screen_lines(app)[-4:])
        assert any(offer.action == "screen.deed('luck')" and not offer.reason for offer in offers(app.screen))
        await pilot.press("up")
        assert toasts(app) == []


async def test_what_a_page_shows_itself_is_not_said_twice() -> None:
    app = Shown(saved(heroine), BookScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("t")
        assert app.screen.query_one("#outcome", Prose).text
        assert toasts(app) == []


async def test_walking_is_a_way_and_a_number_and_draws_the_map() -> None:
    app = shown(heroine)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w", "up", *"14", "enter")
        assert app.playing.game.state.clearing == 14
        assert exits(app, 14) == [("s", 1)]
        await pilot.press("w", "o", *"3", "enter")
        assert app.playing.game.state.clearing == 3
        assert app.screen.query_one(Canvas).cursor == 3
        await pilot.press("shift+right", "enter")
        assert app.playing.game.state.clearing == 14
        await pilot.press("u", "u")
        assert app.playing.game.state.clearing == 14
        await pilot.press("u")
        assert app.playing.game.state.clearing == 1
        assert len(drawing(app).clearings) == 1


async def test_what_was_noted_at_a_clearing_tells_its_section_and_what_was_left_only_the_clearing() -> None:
    def twice(game: Game) -> None:
        heroine(game)
        do(game, AddNote(text="avant tout"))
        for section, note in ((12, "le nain ment"), (40, "la clef [/b]")):
            do(game, GoTo(section=section))
            do(game, AddNote(text=note))
        do(game, OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=6),), escape=True))
        do(game, Escape())
        do(game, AnswerBlow(luck=False))

    app = shown(twice)
    async with app.run_test(size=(120, 40)):
        told = beside(app).replace("\u00a0", " ")
        for wanted in (
            "✱ avant tout",
            "✱ § 12 · le nain ment",
            "✱ § 40 · la clef [/b]",
            "† Ennemis laissés : Orque 6/6",
        ):
            assert wanted in told


async def test_a_way_without_return_is_said_before_the_way() -> None:
    app = shown(heroine)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w", "x", "e", *"9", "enter")
        assert an_exit(app, 9, "w").barred


async def test_a_way_without_return_is_said_in_the_number_too() -> None:
    app = shown(heroine)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w", "e", *"9", "x", "enter")
        assert app.playing.game.state.clearing == 9
        assert an_exit(app, 9, "w").barred


@pytest.mark.long
async def test_a_walk_may_name_the_section_where_the_book_goes_on() -> None:
    app = shown(heroine)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w", "n", *"14", "tab", *"34", "enter")
        assert (app.playing.game.state.clearing, app.playing.game.state.section) == (14, 34)
        assert isinstance(app.screen, MapScreen)
        await pilot.press("w", "e", *"9", "tab", *"0", "enter")
        assert isinstance(app.screen, WalkDialog)
        assert app.playing.game.state.clearing == 14
        await pilot.press("backspace", *"34", "enter")
        assert (app.playing.game.state.clearing, app.playing.game.state.section) == (9, 34)


async def test_several_exits_are_seen_in_one_go() -> None:
    app = shown(heroine)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "enter", "n", "e", "s", "o", "s", "enter")
        assert sorted(exits(app, 1)) == [("e", None), ("n", None), ("w", None)]
        assert isinstance(app.screen, MapScreen)


async def test_the_legend_is_a_key_away_in_a_narrow_window() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        assert FR("mapui-legend-at", key="L") in "\n".join(screen_lines(app))
        await pilot.press("L")
        await pilot.pause()
        told = "\n".join(screen_lines(app))
        assert FR("mapui-legend-conflict") in told
        assert app.glyphs.conflict in told
        await pilot.press("escape")
        assert isinstance(app.screen, MapScreen)


async def test_the_chosen_way_has_a_sign_of_its_own() -> None:
    app = shown(heroine)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w", "e")
        await pilot.pause()
        assert [app.glyphs.here + letter in "".join(screen_lines(app)) for letter in "NESO"] == [
            False,
            True,
            False,
            False,
        ]


@few(1, "language", ["fr", "en"])
async def test_a_way_may_be_changed_behind_the_number_and_a_space_leads_on_to_the_section(language: Any) -> None:
    app = shown(heroine, language=language)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w", "e", "7", "n")
        await pilot.pause()
        assert not app.screen.query_one("#to", NumberField).message
        await pilot.press("space", *"56", "space", "enter")
        sheet = app.playing.game.state
        assert (sheet.clearing, sheet.section, exits(app, 7)) == (7, 56, [("s", 1)])
        await pilot.press("w", "s", *"2", "s")
        await pilot.pause()
        assert app.screen.query_one("#to", NumberField).value == 2, "what was typed over a known number stays"
        await pilot.press("escape", "w", "s", "space", *"28", "space", *"34", "enter")
        assert isinstance(app.screen, ConfirmDialog), "clearing 1 was known there"
        await pilot.press("o")
        assert (app.playing.game.state.clearing, app.playing.game.state.section) == (28, 34)


@few(1, "typed", ["2.5", "abc", "0", "99999", "-3"])
async def test_a_bad_number_is_refused_where_it_stands(typed: str) -> None:
    app = shown(heroine)
    async with app.run_test(size=(80, 24)) as pilot:
        before = app.playing.game.next_n
        keys = [{".": "full_stop", "-": "minus"}.get(key, key) for key in typed]
        await pilot.press("w", "n", *keys, "enter")
        assert isinstance(app.screen, WalkDialog)
        assert app.screen.query_one(NumberField).message
        assert app.playing.game.next_n == before
        await pilot.press("escape")
        assert isinstance(app.screen, MapScreen)


async def test_a_second_clearing_for_one_exit_is_asked_about() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w", "w", *"20", "enter")
        assert not isinstance(app.screen, WalkDialog | MapScreen)
        await pilot.press("n")
        assert isinstance(app.screen, WalkDialog)
        await pilot.press("enter", "o")
        assert app.playing.game.state.clearing == 20
        assert isinstance(app.screen, MapScreen)


@pytest.mark.long
async def test_in_a_fight_nobody_walks_and_the_map_says_why() -> None:
    app = shown(fight_opened)
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.screen.reason_not_to("walk")  # type: ignore[attr-defined]
        await pilot.press("w")
        assert isinstance(app.screen, MapScreen)
        await pilot.press("n", *"brume", "enter")
        assert clearing(app, 7).note == "brume"


async def test_an_exit_is_seen_now_and_numbered_later() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("a", "1", "s", "enter")
        assert ("s", None) in exits(app, 7)
        await pilot.press("e", "2")
        assert isinstance(app.screen, PassageMenu)
        assert app.screen_stack[-2].query_one(Canvas).chosen == an_exit(app, 7, "s").passage.id
        await pilot.press("1", *"30", "enter")
        assert ("s", 30) in exits(app, 7)
        assert isinstance(app.screen, MapScreen)
        assert app.screen.query_one(Canvas).chosen is None


async def test_a_passage_is_drawn_turned_one_way_round_stretched_annotated_and_removed() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("a", "2", "s", *"15", "enter")
        assert ("s", 15) in exits(app, 7)
        await pilot.press("e", "2", "2")
        assert an_exit(app, 7, "s").passage.one_way
        await pilot.press("e", "2", "3")
        assert an_exit(app, 7, "s").barred
        await pilot.press("e", "2", "4", "e")
        assert an_exit(app, 7, "w").to == 15 or an_exit(app, 15, "e").to == 7
        await pilot.press("u", "e", "2", "5", "backspace", "3", "enter")
        assert an_exit(app, 7, "s").passage.length == 3
        await pilot.press("e", "2", "6", *"boue", "enter")
        assert "boue" in beside(app)
        await pilot.press("e", "2", "7")
        assert ("s", 15) not in exits(app, 7)
        assert drawing(app).clearing(15) is not None


async def test_a_clearing_is_named_annotated_marked_renumbered_moved_and_removed() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r", *"Gué", "enter")
        assert clearing(app, 7).label == "Gué"
        await pilot.press("n", *"brume", "enter")
        assert clearing(app, 7).note == "brume"
        await pilot.press("m", "2")
        assert clearing(app, 7).mark == "treasure"
        await pilot.press("R", *"70", "enter")
        assert clearing(app, 70).label == "Gué"
        assert app.playing.game.state.clearing == 70
        await pilot.press("d", "enter")
        assert not isinstance(app.screen, MapScreen)
        await pilot.press("right", "enter")
        assert clearing(app, 70).pin is not None
        await pilot.press("d", "0")
        assert clearing(app, 70).pin is None
        await pilot.press("x")
        assert drawing(app).clearing(70) is None
        assert app.playing.game.state.clearing is None


@pytest.mark.long
async def test_a_clearing_is_added_and_stood_in_without_walking() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("a", "3", "enter")
        assert clearing(app, 2)
        canvas = app.screen.query_one(Canvas)
        canvas.cursor = 2
        await pilot.press("t")
        assert app.playing.game.state.clearing == 2


@pytest.mark.long
async def test_removing_a_clearing_that_remembers_enemies_asks_first() -> None:
    app = shown(left_enemies)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right")
        assert "Scorpion géant 6/8" in beside(app)
        await pilot.press("delete")
        assert not isinstance(app.screen, MapScreen)
        await pilot.press("n")
        assert drawing(app).clearing(7) is not None
        await pilot.press("delete", "o")
        assert drawing(app).clearing(7) is None
        assert app.playing.game.state.remembered == ()


def a_long_way(game: Game) -> None:
    """Eight clearings in a row, all walked through, with exits seen at three of them and one that nobody can reach."""
    heroine(game)
    for number in range(2, 9):
        do(game, Walk(way="e", to=number))
    do(game, AddPassage(start=1, way="s"))
    do(game, AddPassage(start=8, way="n"))
    do(game, AddPassage(start=3, way="s"))
    do(game, AddClearing(number=30))
    do(game, AddPassage(start=30, way="w"))


async def test_what_is_to_be_explored_is_listed_by_its_distance_and_chosen_by_its_number() -> None:
    app = shown(a_long_way)
    async with app.run_test(size=(120, 40)) as pilot:
        listed = app.screen.query_one("#unexplored", ChoiceList)
        told = [choice.text for choice in listed.choices]
        assert told == ["8 au nord · ici", "3 au sud · 5 pas", "1 au sud · 7 pas", "30 à l’ouest · sans chemin connu"]
        assert FR("mapui-unexplored", count=4) in app.screen.query_one(Heading).place
        await pilot.press("2")
        canvas = app.screen.query_one(Canvas)
        assert (canvas.cursor, canvas.has_focus) == (3, True)
        await pilot.click("#unexplored", offset=(6, 3))
        assert (canvas.cursor, canvas.has_focus) == (30, True)


async def test_the_last_walks_are_a_heavy_trail_and_older_ones_are_not() -> None:
    app = shown(a_long_way)
    async with app.run_test(size=(120, 40)) as pilot:
        canvas = app.screen.query_one(Canvas)
        lines = [line for line in canvas.picture.text().splitlines() if "━" in line]
        (line,) = lines
        assert [part.strip(" []") for part in line.replace("───", "━━━").split("━━━") if part.strip(" []━─")] == [
            *"12345678"
        ]
        assert line.count("───") < line.count("━━━")
        await pilot.press("u", "u", "u", "u", "u", "u")
        assert "━" in canvas.picture.text()


@few((1,), "size", [(60, 20), (80, 24), (120, 40)])
async def test_a_click_on_the_rose_chooses_a_way_and_it_is_lit_by_a_sign(size: tuple[int, int]) -> None:
    app = shown(heroine)
    async with app.run_test(size=size) as pilot:
        await pilot.press("w")
        await pilot.pause()
        picker = app.screen.query_one(WayPicker)
        for way, letter in zip("nesw", "NESO", strict=True):
            lines = [picker.render_line(y).text for y in range(picker.size.height)]
            (y,) = (y for y, line in enumerate(lines) if letter in line)
            await pilot.click(WayPicker, offset=(lines[y].index(letter), y))
            await pilot.pause()
            assert picker.chosen == way
            assert any(f"{app.glyphs.here}{letter}" in picker.render_line(y).text for y in range(picker.size.height))
        assert app.screen.query_one("#dialog").region.bottom <= size[1]


async def test_exits_seen_are_picked_and_let_go_and_noted_by_enter() -> None:
    app = shown(heroine)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "enter")
        assert app.screen.is_modal, "none is picked"
        await pilot.press("up", "left", "e", "left", "enter")
        await pilot.pause()
        here = app.playing.game.state.clearing
        assert [(known.start, known.way) for known in app.playing.game.state.drawing.passages] == [
            (here, "n"),
            (here, "e"),
        ]


async def test_the_rose_tells_where_each_way_leads() -> None:
    def play(game: Game) -> None:
        heroine(game)
        do(game, Walk(way="n", to=1234))
        do(game, Walk(way="s", to=1))
        do(game, AddPassage(start=1, way="e", end=5, one_way=True))
        do(game, AddClearing(number=7))
        do(game, AddPassage(start=7, way="n", end=1, one_way=True))
        do(game, AddPassage(start=1, way="w"))
        do(game, RenameClearing(number=7, label="Gué"))
        do(game, AddPassage(start=5, way="s"))

    app = shown(play)
    async with app.run_test(size=(120, 40)) as pilot:
        rose = [line.strip() for line in beside(app).splitlines()[3:12]]
        assert rose == [
            "1234",
            "┃",
            "┃",
            "N ┃",
            "? ········ O [1] E ───────► 5",
            "S ▲  sens unique",
            "│",
            "│ Gué",
            "7 vers ici",
        ]
        await pilot.press("right")
        assert "5" in beside(app)
        assert "◄" not in beside(app)


@pytest.mark.long
async def test_a_rose_has_room_for_any_number_in_any_window() -> None:
    def play(game: Game) -> None:
        heroine(game)
        do(game, RenumberClearing(number=1, to=9999))
        for way, number in zip("nesw", (9991, 9992, 9993, 9994), strict=True):
            do(game, AddPassage(start=9999, way=way, end=number))
            do(game, RenameClearing(number=number, label="竜の塔の門" * 3))
            do(game, AddPassage(start=9999, way=way, end=number + 4))

    app = shown(play)
    for size in ((60, 20), (80, 24), (120, 40), (200, 50)):
        async with app.run_test(size=size):
            assert app.screen.query_one("#place", Picture).canvas.width >= 22
            for number in (9991, 9992, 9993, 9994):
                assert f"{number}+1" in beside(app)
        app = shown(play)


async def test_contradictions_are_told_and_shown_on_the_map() -> None:
    app = shown(contradicting_swamp)
    async with app.run_test(size=(120, 40)) as pilot:
        canvas = app.screen.query_one(Canvas)
        found = canvas.contradictions
        assert found
        told = app.screen.query_one("#contradictions-text", Prose).text
        assert isinstance(told, str)
        assert told.count("≠") == len(found)
        await pilot.press("i")
        assert isinstance(app.screen, ContradictionsMenu)
        await pilot.press("2")
        passage = drawing(app).passage(found[1].passage)
        assert passage is not None
        assert canvas.chosen == passage.id
        assert canvas.cursor == passage.start
        assert {"╌", "╎"} & {*beside(app)}
        await pilot.press("escape")
        assert canvas.chosen is None
        assert isinstance(app.screen, MapScreen)


@pytest.mark.long
@pytest.mark.parametrize("size", [(60, 20), (80, 24)], ids=str)
async def test_where_their_panel_finds_no_room_the_key_of_the_contradictions_is_told(size: tuple[int, int]) -> None:
    app = shown(contradicting_swamp)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert not app.screen.query_one("#contradictions").region.height
        count = len(app.screen.query_one(Canvas).contradictions)
        assert f"{count} contradictions (i)" in shown_text(app).splitlines()[0]
        await pilot.press("colon", *"contrad", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ContradictionsMenu)


@pytest.mark.long
async def test_without_contradictions_the_map_says_so() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("i")
        assert isinstance(app.screen, MapScreen)
        assert app.screen.reason_not_to("contradictions") == FR("mapui-contradictions-none")
        assert toasts(app) == [FR("mapui-contradictions-none")]


@pytest.mark.long
async def test_enter_opens_the_exits_a_click_only_looks() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        canvas = app.screen.query_one(Canvas)
        region = canvas.region_of(3)
        assert region is not None
        await pilot.click(Canvas, offset=(region.x + 1, region.y))
        assert canvas.cursor == 3
        assert isinstance(app.screen, MapScreen)
        await pilot.press("enter")
        assert isinstance(app.screen, ExitsMenu)


async def test_an_empty_map_says_what_would_fill_it() -> None:
    app = shown(heroine)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("x")
        assert drawing(app).clearings == ()
        await pilot.press("w", "a", "3", "enter")
        assert [known.number for known in drawing(app).clearings] == [1]
        assert any(" 1 " in line for line in screen_lines(app))


SHORT = [text[:40] for text in HOSTILE if "\ud800" not in text]


@few(1, "text", SHORT)
async def test_hostile_names_and_notes_are_shown_as_they_are(text: str) -> None:
    def play(game: Any) -> None:
        heroine(game)
        do(game, RenameClearing(number=1, label=" ".join(text.splitlines())))
        do(game, AnnotateClearing(number=1, note=text))

    app = shown(play)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("n")
        assert app.is_running
        lines = "".join(screen_lines(app))
        assert "\x1b" not in lines
        assert "\u202e" not in lines
        await pilot.press("escape", "r", "enter", "escape", "e")
        assert clearing(app, 1).label == " ".join(text.splitlines())


async def test_a_game_without_a_place_says_where_to_begin() -> None:
    def play(game: Any) -> None:
        heroine(game)
        do(game, StandAt())

    app = shown(play)
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.screen.reason_not_to("walk")  # type: ignore[attr-defined]
        await pilot.press("t")
        assert app.playing.game.state.clearing == 1
        await pilot.press("w")
        assert isinstance(app.screen, WalkDialog)


async def test_leaving_for_the_title_from_the_map_is_no_fault() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f3")
        await pilot.pause()
        assert app.playing.session is None
        assert not isinstance(app.screen, MapScreen)


async def test_a_map_that_is_only_read_can_be_looked_at() -> None:
    path = saved(drawn_by_hand)
    with shelf().open(path):
        app = Shown(path, MapScreen)
        async with app.run_test(size=(80, 24)) as pilot:
            for key in "wearnmdtxuU":
                await pilot.press(key)
                assert isinstance(app.screen, MapScreen)
            await pilot.press("left")
            assert app.screen.query_one(Canvas).cursor == 3


async def test_another_language_and_other_signs_are_taken_over_at_once() -> None:
    app = shown()
    async with app.run_test(size=(120, 40)) as pilot:
        app.looks.use(Settings(dice="instant", language="en", ascii=True), "language", "ascii")
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        lines = "".join(screen_lines(app))
        assert "( 12 )<------(  3 )=======[  7 ]" in lines
        assert [line.split() for line in beside(app).splitlines() if "W" in line or "[7]" in line] == [
            ["3", "===========", "W", "[7]", "E"],
        ]


PICTURES: dict[str, tuple[Play, tuple[int, int], dict[str, Any], list[str]]] = {
    "first-80": (heroine, (80, 24), {}, []),
    "drawn-80": (drawn_by_hand, (80, 24), {}, ["left"]),
    "enemies-120": (left_enemies, (120, 40), {}, ["right"]),
    "swamp-80": (swamp, (80, 24), {}, []),
    "swamp-60": (swamp, (60, 20), {}, []),
    "swamp-200": (swamp, (200, 50), {}, []),
    "trail-80": (a_long_way, (80, 24), {}, ["3"]),
    "swamp-120": (swamp, (120, 40), {}, ["minus"]),
    "contradictions-120": (contradicting_swamp, (120, 40), {}, ["i", "2"]),
    "walk": (drawn_by_hand, (80, 24), {}, ["w", "n", "9"]),
    "refused": (drawn_by_hand, (80, 24), {}, ["w", "n", "2", "full_stop", "5", "enter"]),
    "annotate": (drawn_by_hand, (80, 24), {}, ["n", *"Le saule", "enter", "n"]),
    "passage": (drawn_by_hand, (120, 40), {}, ["e", "1"]),
    "light": (contradicting_swamp, (120, 40), {"settings": Settings(dice="instant", theme="light")}, []),
    "ascii": (contradicting_swamp, (80, 24), {"ascii_only": True}, []),
}


OTHER_LOOKS = {
    "swamp-60",
    "swamp-200",
    "light",
    "ascii",
    "enemies-120",
    "trail-80",
    "swamp-120",
    "refused",
    "annotate",
    "passage",
}
"""The same pages in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    play, size, given, keys = PICTURES[name]
    keys = ["space" if key == " " else key for key in keys]
    assert snap_compare(shown(play, **given), terminal_size=size, press=keys)
