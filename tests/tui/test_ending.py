"""The end: how it is told in both genders, what is still possible, and the way to a new hero; pictures."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.fight import CallOffFight, Foe, OpenFight
from ffapp.gamebook.life import EndAdventure
from ffapp.gamebook.rounds import EndFight, FightRound
from ffapp.settings import Settings
from ffapp.texts import Texts
from ffapp.tui.book.creation import CreationScreen
from ffapp.tui.book.ending import EndingScreen, tally
from ffapp.tui.book.map import MapScreen
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.glyphs import ASCII
from ffapp.tui.look.painting import Paints
from ffapp.tui.look.scene import Scene
from ffapp.tui.look.scene_night import night
from ffapp.tui.look.scene_swamp import swamp
from ffapp.tui.pages.end import End
from ffapp.tui.pages.history import HistoryScreen
from tests.shares import few, long_only
from tests.tui import nights
from tests.tui.adventures import (
    Play,
    Shown,
    dead_by_health,
    dead_by_stamina,
    do,
    first_day,
    hero,
    heroine,
    saved,
    won,
)
from tests.tui.gallery import HOSTILE, screen_lines
from tests.tui.tables import played

FR = Texts("fr")


def shown(play: Play = won, *, undo: str = "fate", book: str = "scorpion-swamp", **given: Any) -> Shown:
    return Shown(saved(play, undo=undo, book=book), EndingScreen, **given)


def told(app: Shown, id: str) -> str:
    text = app.screen.query_one(f"#{id}", Prose).text
    return text if isinstance(text, str) else text.plain


def picture(app: Shown) -> tuple[str, str]:
    """Whose picture is shown, and of which end."""
    scene = app.screen.query_one(Scene)
    return scene.family, scene.ending


def counted(app: Shown) -> dict[str, int]:
    """The large numbers by their names."""
    outcome = app.screen.query_one(End).outcome
    assert outcome is not None
    return {total.label: total.value for total in outcome.totals}


def lost(game: Game) -> None:
    first_day(game)
    do(game, EndAdventure(won=False))


@pytest.mark.parametrize("create", [heroine, hero])
@pytest.mark.parametrize("play", [dead_by_stamina, dead_by_health])
async def test_death_names_its_cause_and_agrees_with_the_hero(play: Any, create: Play) -> None:
    app = shown(partial(play, create=create))
    async with app.run_test(size=(80, 24)):
        gender = "f" if create is heroine else "m"
        cause = "stamina" if play is dead_by_stamina else "health"
        assert app.screen.query_one("#end", Panel).title == FR("death-title", gender=gender)
        assert told(app, "cause") == FR(f"death-{cause}", gender=gender, book="scorpion-swamp")
        assert picture(app) == ("swamp", cause)
        assert app.screen.query_one("#choices", ChoiceList).choices[4].text == FR("ending-new")
        assert not app.screen.query_one("#own", Prose).display


@pytest.mark.parametrize(("play", "drawing"), [(won, "won"), (lost, "lost")])
async def test_an_end_by_the_book_is_told_with_the_readers_words(play: Play, drawing: str) -> None:
    app = shown(play)
    async with app.run_test(size=(80, 24)):
        assert app.screen.query_one("#end", Panel).title == FR("ending-title", won=play is won)
        assert picture(app) == ("swamp", drawing)
        assert ("Anthérique" in told(app, "own")) == (play is won)


async def test_the_adventure_is_counted() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)):
        found = tally(app.playing.game.path())
        assert (found.commands, found.sections, found.fights, found.slain) == (23, 4, 1, 2)
        assert (found.tests, found.lucky, found.meals, found.typed) == (2, 2, 1, 16)
        assert "16 jets de vos propres dés" in told(app, "numbers")
        assert "Anneau de cuivre" in told(app, "numbers")
        expected = {"Paragraphes": 4, "Clairières": 3, "Combats": 1, "Ennemis": 2, "Or": 15, "Objets": 4}
        assert counted(app) == expected | {"Pierres de Magie": 3}
        lines = screen_lines(app)
        row = next(y for y, line in enumerate(lines) if "Paragraphes" in line)
        assert all(name in lines[row] for name in expected)
        x = lines[row].index("Or ")
        assert [line[x : x + 7] for line in lines[row + 1 : row + 4]] == [" ▄  ▄▄▄", "▀█  █▄▄", "▄█▄ ▄▄█"]


def test_a_fight_counts_however_it_ended_and_one_opened_by_mistake_does_not() -> None:
    orc = OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=2),))
    game = played(orc, (FightRound(), (1, 1, 6, 6)), orc, EndFight(), orc, CallOffFight())
    assert tally(game.path()).fights == 2


@pytest.mark.long
async def test_what_is_left_can_be_reached_by_one_key() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("v")
        assert isinstance(app.screen, HistoryScreen)
        await pilot.press("escape", "m")
        assert isinstance(app.screen, MapScreen)
        assert app.screen.reason_not_to("walk")
        await pilot.press("escape", "n", *"fin", "enter")
        assert app.playing.game.state.notes[-1].text == "fin"
        assert isinstance(app.screen, EndingScreen)
        await pilot.press("1")
        assert isinstance(app.screen, HistoryScreen)


@pytest.mark.long
@pytest.mark.parametrize("key", ["space", "enter"])
async def test_a_key_held_through_the_end_begins_nothing(key: str) -> None:
    app = shown(dead_by_stamina)
    async with app.run_test(size=(80, 24)) as pilot:
        head = app.playing.game.head
        await pilot.press(*[key] * 8)
        assert app.playing.session is not None
        assert app.playing.game.head == head
        assert not isinstance(app.screen, CreationScreen)


async def test_undo_brings_the_hero_back_and_takes_the_end_away() -> None:
    app = shown(dead_by_health)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("u")
        await pilot.pause()
        assert app.playing.game.state.ending is None
        assert not isinstance(app.screen, EndingScreen)


async def test_going_back_in_the_history_brings_the_hero_back_too() -> None:
    app = shown(dead_by_health)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("v", "up", "up", "up", "enter", "o", "escape")
        await pilot.pause()
        assert app.playing.game.state.ending is None
        assert not isinstance(app.screen, EndingScreen)


async def test_iron_greys_the_way_back_and_says_why() -> None:
    app = shown(dead_by_stamina, undo="iron")
    async with app.run_test(size=(80, 24)) as pilot:
        undo = next(choice for choice in app.screen.query_one("#choices", ChoiceList).choices if choice.id == "undo")
        assert "mode fer" in undo.reason
        await pilot.press("u")
        assert app.playing.game.state.ending is not None
        await pilot.press("4")
        assert isinstance(app.screen, EndingScreen)
        assert "mode fer" in " ".join(screen_lines(app))


async def test_iron_lets_an_end_by_the_book_be_taken_back() -> None:
    app = shown(won, undo="iron")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("u")
        assert app.playing.game.state.ending is None


@pytest.mark.long
async def test_a_new_hero_is_one_key_away_and_the_old_game_is_closed() -> None:
    app = shown(dead_by_stamina)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        assert isinstance(app.screen, CreationScreen)
        assert app.playing.session is None


@few(2, "text", [text for text in HOSTILE if "\ud800" not in text])
async def test_hostile_last_words_are_shown_as_they_are(text: str) -> None:
    def play(game: Game) -> None:
        heroine(game)
        do(game, EndAdventure(won=True, words=text))

    app = shown(play)
    async with app.run_test(size=(80, 24)):
        assert app.is_running
        lines = "".join(screen_lines(app))
        assert "\x1b" not in lines
        assert "\u202e" not in lines
        assert FR("endui-book") in lines


async def test_a_picture_is_plain_in_ascii_and_stays_in_its_room() -> None:
    app = shown(ascii_only=True)
    sizes = ((60, 3), (80, 6), (120, 18), (200, 26))
    async with app.run_test(size=(200, 50)) as pilot:
        assert app.glyphs is ASCII
        scene = app.screen.query_one(Scene)
        for size, *picture in product(sizes, ("swamp", "night"), ("stamina", "health", "lost", "won")):
            scene.family, scene.ending = picture
            scene.styles.width, scene.styles.height = size
            await pilot.pause()
            lines = [scene.render_line(y).text for y in range(size[1])]
            assert all(line.isascii() and len(line) == size[0] for line in lines), (size, picture)
            assert "".join(lines).strip(), (size, picture)


async def test_nothing_is_shown_on_a_page_that_is_left_before_all_of_it_is_there() -> None:
    app = shown()
    async with app.run_test():
        page = app.screen
        assert isinstance(page, EndingScreen)
        await page.query_one("#below").remove()
        app.exit()
        page.fill()


async def test_another_language_is_taken_over_at_once() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        app.looks.use(Settings(dice="instant", language="en"), "language")
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "rolls of your own dice" in "".join(screen_lines(app))


async def test_the_night_ends_with_its_own_points_and_pictures() -> None:
    app = Shown(nights.kept(nights.fallen), EndingScreen)
    async with app.run_test(size=(80, 24)):
        outcome = app.screen.query_one(End).outcome
        assert outcome is not None
        assert [score.name for score in outcome.scores] == ["skill", "stamina", "luck"]
        assert picture(app) == ("night", "stamina")
        values = counted(app)
        said = " ".join(screen_lines(app))
        for name, value in (("honour", -3), ("nemesis", 4), ("time_track", 12)):
            assert values[FR(f"score-{name}")] == value
            assert FR(f"score-{name}") in said
        assert "Lieux" in said
        assert not any(word in said for word in ("Santé", "Clairières", "Marais"))


@pytest.mark.parametrize("paint", [night, swamp])
@pytest.mark.parametrize("ending", ["stamina", "health", "lost", "won"])
@pytest.mark.parametrize("size", [(36, 14), (38, 18), (80, 16), (200, 52), (60, 6), (3, 2)])
def test_a_picture_fills_its_room(paint: Any, ending: str, size: tuple[int, int]) -> None:
    paints = Paints(*((number, number, number) for number in range(len(Paints._fields))))
    rows = paint(*size, paints, 0, ending)
    assert (len(rows[0]), len(rows)) == size
    assert {len(row) for row in rows} == {size[0]}


def test_every_end_of_the_swamp_has_a_picture_of_its_own() -> None:
    paints = Paints(*((number * 20, number * 20, number * 20) for number in range(len(Paints._fields))))
    pictures = {swamp(80, 24, paints, 0, ending) for ending in ("", "stamina", "health", "lost", "won")}
    assert len(pictures) == 5


PICTURES: dict[str, tuple[Play, tuple[int, int], dict[str, Any], list[str]]] = {
    "stamina-f-80": (dead_by_stamina, (80, 24), {}, []),
    "stamina-m-120": (partial(dead_by_stamina, create=hero), (120, 40), {}, []),
    "health-f-120": (dead_by_health, (120, 40), {}, []),
    "won-80": (won, (80, 24), {}, []),
    "won-120": (won, (120, 40), {}, []),
    "lost-80": (lost, (80, 24), {}, []),
    "iron": (dead_by_stamina, (80, 24), {"undo": "iron"}, ["4"]),
    "light": (dead_by_stamina, (120, 40), {"settings": Settings(dice="instant", theme="light")}, []),
    "night-fallen-80": (nights.fallen, (80, 24), {}, []),
    "night-won-120": (nights.won, (120, 40), {}, []),
    "night-lost-light": (nights.lost, (80, 24), {"settings": Settings(dice="instant", theme="light")}, []),
    "night-ascii": (nights.won, (80, 24), {"ascii_only": True}, []),
    "won-least": (won, (60, 20), {}, []),
    "won-huge": (won, (200, 50), {}, []),
    "lost-huge": (lost, (200, 50), {"settings": Settings(dice="instant", theme="light")}, []),
    "night-least": (nights.fallen, (60, 20), {}, []),
    "night-huge": (nights.fallen, (200, 50), {}, []),
    "ascii-large": (won, (120, 40), {"ascii_only": True}, []),
    "ascii": (partial(dead_by_health, create=hero), (80, 24), {"ascii_only": True}, []),
}


OTHER_LOOKS = {
    "won-120",
    "light",
    "night-ascii",
    "won-least",
    "won-huge",
    "lost-huge",
    "night-least",
    "night-huge",
    "ascii-large",
    "ascii",
    "stamina-m-120",
    "iron",
    "night-won-120",
    "night-lost-light",
}
"""The same pages in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    play, size, given, keys = PICTURES[name]
    if name.startswith("night-"):
        given = {**given, "book": nights.BOOK}
    assert snap_compare(shown(play, **given), terminal_size=size, press=keys)
