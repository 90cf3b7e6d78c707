"""The map of a book without a compass, by keys: places and ways freely named, drawn, walked, changed; pictures."""

from __future__ import annotations

from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.clearings import AddClearing, AnnotateClearing, MarkClearing, StandAt, Walk
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.drawing import Clearing, Drawing
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.passage_commands import AddPassage, AnnotatePassage
from ffapp.settings import Settings
from ffapp.texts.telling import tell_events
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.book.clearings import find_place
from ffapp.tui.book.map import FreeMapScreen, PlacesMenu
from ffapp.tui.book.passages import AddWayForm, PassageMenu, SeenWaysForm
from ffapp.tui.book.walk import FreeWalkDialog
from ffapp.tui.keys import class_of
from ffapp.tui.kit.choosing import ConfirmDialog
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.prose import Prose
from tests.shares import long_only
from tests.tui.adventures import Play, Shown, do, saved
from tests.tui.gallery import HOSTILE, screen_lines
from tests.tui.shelves import toasts

SMALL, LARGE = (80, 24), (120, 40)


def newcomer(game: Game) -> None:
    """A heroine of whom the map knows nothing yet."""
    do(game, CreateHero(name="Aïla"), 4, 3, 4, 3, 2, 5)


def small_town(game: Game) -> None:
    """Three places, a way without a name, one seen and not taken."""
    newcomer(game)
    do(game, StandAt(clearing=1, label="Porte du Sud"))
    do(game, Walk(label="la ruelle", to=2, place="Marché"))
    do(game, Walk(to=3, place="Temple"))
    do(game, AddPassage(start=2, label="l’escalier"))
    do(game, Walk(to=2, place="Marché"))


WAYS: tuple[tuple[int, int, str, bool], ...] = (
    (1, 2, "la grand-rue", False),
    (2, 3, "la ruelle", False),
    (2, 4, "", False),
    (4, 5, "l’escalier", False),
    (5, 6, "la trappe", True),
    (6, 7, "", False),
    (7, 1, "l’égout", False),
    (3, 8, "", False),
    (8, 9, "le pont", False),
    (9, 10, "", False),
    (10, 11, "", False),
    (11, 8, "", True),
    (9, 12, "la route du Nord", False),
    (12, 13, "", False),
    (13, 14, "", False),
    (14, 15, "sentier", False),
    (15, 12, "", False),
)
NAMES = {
    1: "Port-aux-Lunes",
    2: "Place du Marché",
    3: "Taverne du Homard noir et des deux Lunes",
    4: "Temple",
    5: "Crypte",
    6: "[/b] Cellules",
    7: "Égouts",
    8: "竜の塔の門",
    9: "Pont",
    10: "Moulin",
    11: "👑 Ferme",
    12: "",
    13: "Colline aux Pendus",
    14: "Ruines",
    15: "Tour du Dragon de la Nuit",
}


def town(game: Game) -> None:
    """Fifteen places, with long, wide and hostile names, marks, notes, ways seen and not taken."""
    newcomer(game)
    do(game, StandAt(clearing=1, label=NAMES[1]))
    for start, end, label, one_way in WAYS:
        known = game.state.drawing.clearing(end)
        place = "" if known else NAMES[end]
        do(game, AddPassage(start=start, end=end, label=label, one_way=one_way, place=place))
    do(game, AddPassage(start=3))
    do(game, AddPassage(start=13, label="la grotte"))
    do(game, MarkClearing(number=15, mark="danger"))
    do(game, MarkClearing(number=4, mark="friend"))
    do(game, AnnotateClearing(number=2, note="La vieille vend des antidotes : 3 Pièces d’Or."))
    do(game, AnnotatePassage(passage=2, note="De nuit, deux coupe-jarrets y attendent."))
    do(game, StandAt(clearing=2))


def shown(play: Play = small_town, **given: Any) -> Shown:
    return Shown(saved(play, book="night-dragon"), FreeMapScreen, **given)


def drawing(app: Shown) -> Drawing:
    found: Drawing = app.playing.game.state.drawing
    return found


def ways(app: Shown) -> list[tuple[int, str, int | None]]:
    return [(known.start, known.label, known.end) for known in drawing(app).passages]


def place(app: Shown, number: int) -> Clearing:
    found = drawing(app).clearing(number)
    assert found is not None
    return found


def told(app: Shown) -> str:
    """What the last command made happen."""
    return tell_events(app.texts, app.playing.game.path()[-1].events, app.playing.arguments)


def keys(text: str) -> list[str]:
    named = {" ": "space", ";": "semicolon", "’": "right_single_quotation_mark"}
    return [named.get(key, key) for key in text]


@pytest.mark.long
async def test_the_keys_of_walking_tell_of_known_ways_only_where_there_are_any() -> None:
    app = shown(newcomer)
    async with app.run_test(size=SMALL) as pilot:
        known = app.texts("mapui-free-walk-keys")
        await pilot.press("w")
        assert app.screen.query_one("#dialog-keys", Prose).text == app.texts("play-keys-form", number=True)
        await pilot.press(*keys("Po"), "enter", "w", *keys("Ma"), "enter", "w")
        assert app.screen.query_one("#dialog-keys", Prose).text == known


async def test_walking_begins_nowhere_and_goes_on_by_names() -> None:
    app = shown(newcomer)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("r")
        assert toasts(app) == ["La carte n’a encore aucun lieu."]
        await pilot.press("w", *keys("Po"), "enter")
        assert (app.playing.game.state.clearing, place(app, 1).label) == (1, "Po")
        assert told(app) == "Vous vous trouvez à «\u00a0Po\u00a0» (nouveau sur la carte)."
        await pilot.press("w", *keys("Ma"), "tab", *keys("rue"), "enter")
        assert ways(app) == [(1, "rue", 2)]
        assert told(app).startswith("De «\u00a0Po\u00a0», vous allez par «\u00a0rue\u00a0» à «\u00a0Ma")
        await pilot.press("w", "1")
        assert app.playing.game.state.clearing == 1
        await pilot.press("w", *keys("ma"), "tab", *keys("toit"), "tab", "right", "enter")
        assert drawing(app).passages[-1].one_way
        assert len(drawing(app).clearings) == 2
        await pilot.press("u", "u")
        assert app.playing.game.state.clearing == 2
        await pilot.press("u", "u")
        assert drawing(app).clearings == ()


@pytest.mark.long
async def test_saying_where_one_is_leaves_no_section() -> None:
    def reading(game: Game) -> None:
        newcomer(game)
        do(game, GoTo(section=1))
        do(game, StandAt(clearing=1, label="Gué"))

    app = Shown(saved(reading, book="night-dragon"), class_of("ffapp.tui.book.book:BookScreen"))
    async with app.run_test(size=SMALL) as pilot:
        heading = app.screen.query_one(Heading)
        assert heading.place == "§ 1 · Gué"
        await pilot.press("w", *keys("Ma"), "enter")
        assert heading.place == "§ 1 → ? · Ma"


@pytest.mark.long
async def test_a_way_seen_is_taken_and_its_place_named() -> None:
    app = shown()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("w", "3")
        assert isinstance(app.screen, FreeWalkDialog)
        await pilot.press(*keys("Gr"), "tab", "tab", "tab", *"34", "enter")
        assert (2, "l’escalier", 4) in ways(app)
        assert (place(app, 4).label, app.playing.game.state.clearing, app.playing.game.state.section) == ("Gr", 4, 34)


@pytest.mark.long
async def test_several_ways_are_seen_in_one_go() -> None:
    app = shown()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("s", *keys("a; b"), "enter")
        assert {(2, "a", None), (2, "b", None)} <= set(ways(app))
        await pilot.press("s", *keys("c;a"), "enter")
        assert isinstance(app.screen, SeenWaysForm)
        assert (2, "c", None) not in ways(app)


@pytest.mark.long
async def test_a_way_is_drawn_between_two_places_by_their_names() -> None:
    app = shown()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("a", "2")
        assert isinstance(app.screen, AddWayForm)
        await pilot.press(*keys("temple"), "tab", *keys("toit"), "tab", "right", "enter")
        assert (2, "toit", 3) in ways(app)
        assert drawing(app).passages[-1].one_way
        await pilot.press("a", "2", "tab", *keys("p"), "enter")
        assert (2, "p", None) in ways(app)
        await pilot.press("a", "2", *keys("Pu"), "enter")
        assert (2, "", 4) in ways(app)
        assert place(app, 4).label == "Pu"


@pytest.mark.long
async def test_a_way_is_named_turned_led_elsewhere_annotated_and_removed() -> None:
    app = shown()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("e", "2")
        assert isinstance(app.screen, PassageMenu)
        await pilot.press("2", *keys("pa"), "enter")
        assert (2, "pa", 3) in ways(app)
        await pilot.press("e", "2", "3")
        await pilot.press("e", "2", "4")
        assert (3, "pa", 2) in ways(app)
        await pilot.press("e", "3", "5", *keys("boue"), "enter")
        assert "boue" in str(app.screen.query_one("#exits", Prose).text)
        await pilot.press("e", "2", "1", *keys("Gr"), "enter")
        assert (2, "l’escalier", 4) in ways(app)
        await pilot.press("e", "3", "6")
        assert isinstance(app.screen, FreeMapScreen)
        assert (2, "l’escalier", 4) not in ways(app)
        assert place(app, 4).label == "Gr"


async def test_a_place_is_named_marked_annotated_moved_found_and_removed() -> None:
    app = shown()
    async with app.run_test(size=SMALL) as pilot:
        canvas = app.screen.query_one(ClearingMap)
        await pilot.press("r", *["backspace"] * 6, *keys("Halles"), "enter")
        assert place(app, 2).label == "Halles"
        assert told(app) == "«\u00a0Marché\u00a0» s’appelle maintenant «\u00a0Halles\u00a0»."
        await pilot.press("m", "2", "n", *keys("bruit"), "enter")
        assert (place(app, 2).mark, place(app, 2).note) == ("treasure", "bruit")
        await pilot.press("d", "right", "right", "down", "enter")
        pin = place(app, 2).pin
        assert pin is not None
        assert canvas.layout_of_map.offset(2, pin.of) == (pin.east, pin.south)
        assert canvas.contradictions == ()
        await pilot.press("f")
        assert isinstance(app.screen, PlacesMenu)
        await pilot.press("3")
        assert canvas.cursor == 3
        await pilot.press("x")
        assert drawing(app).clearing(3) is None
        await pilot.press("u")
        assert place(app, 3).label == "Temple"


@pytest.mark.long
async def test_a_lone_place_moves_nowhere_and_a_name_that_is_taken_is_asked_about() -> None:
    def lone(game: Game) -> None:
        newcomer(game)
        do(game, StandAt(clearing=1, label="Gué"))

    app = shown(lone)
    async with app.run_test(size=SMALL) as pilot:
        screen = app.screen
        assert isinstance(screen, FreeMapScreen)
        refusal = screen.why_not_to("move")
        assert refusal is not None
        assert refusal.rule == "move-alone"
        await pilot.press("a", "3", *"gué", "enter")
        assert isinstance(app.screen, ConfirmDialog)
        await pilot.press("n")
        assert len(drawing(app).clearings) == 1


@pytest.mark.parametrize(
    ("typed", "number", "found"),
    [
        ("marché", 2, "known"),
        (" MARCHÉ ", 2, "known"),
        ("2", 2, "known"),
        ("9", 9, "new"),
        ("Grenier", 3, "new"),
        ("Tour", 4, "several"),
        ("0", 0, "bounds"),
        ("99999999999", 999_999_999, "bounds"),
        ("²", 3, "new"),
    ],
)
def test_a_place_is_known_by_name_or_number(typed: str, number: int, found: str) -> None:
    labels = {1: "Porte", 2: "Marché", 4: "Tour", 5: "tour"}
    drawn = Drawing(clearings=tuple(Clearing(number=n, label=label) for n, label in labels.items()), free=True)
    place = find_place(drawn, typed)
    assert (place.number, place.found) == (number, found)


async def test_what_is_no_place_is_said_and_nothing_is_lost() -> None:
    def play(game: Game) -> None:
        small_town(game)
        do(game, AddClearing(label="Tour"))
        do(game, AddClearing(label="Tour"))

    app = shown(play)
    async with app.run_test(size=SMALL) as pilot:
        before = app.playing.game.next_n
        await pilot.press("w", "tab")
        for typed, message in (("", "missing"), ("0", "bounds"), ("Tour", "several")):
            await pilot.press(*["backspace"] * 4, *typed, "enter")
            assert isinstance(app.screen, FreeWalkDialog)
            arguments = {"number": 4, "label": "Tour", "numbers": "4, 5", "high": 9999}
            assert app.screen.query_one("#refused", Prose).text == app.texts(f"mapui-place-{message}", **arguments)
        assert app.playing.game.next_n == before


@pytest.mark.long
async def test_nothing_of_the_swamp_is_said() -> None:
    app = shown(town)
    async with app.run_test(size=LARGE) as pilot:
        for opened in ("w", "e", "s", "a", "n", "r", "m", "d", "f", "R", "L"):
            await pilot.press(opened)
            text = "\n".join(screen_lines(app)).casefold()
            for word in ("clairière", "passage", "nord :", "sortie", "direction"):
                assert word not in text, (opened, word)
            if not isinstance(app.screen, FreeMapScreen):
                await pilot.press("escape")
            assert isinstance(app.screen, FreeMapScreen)
        await pilot.press("shift+up")
        assert isinstance(app.screen, FreeMapScreen)


@pytest.mark.long
async def test_hostile_names_are_shown_as_they_are() -> None:
    names = [name for text in HOSTILE if "\ud800" not in text and (name := " ".join(text[:40].split()))]

    def play(game: Game) -> None:
        small_town(game)
        for number, name in enumerate(names, 4):
            step = Walk(to=number, label=name, place=name)
            if game.why_not(step) is None:
                do(game, step)

    app = shown(play)
    async with app.run_test(size=LARGE) as pilot:
        assert len(drawing(app).clearings) > 3
        for pressed in ("plus", "minus", "w", "escape", "e", "escape", "f", "escape", "r"):
            await pilot.press(pressed)
            lines = "".join(screen_lines(app))
            assert "\x1b" not in lines
            assert "\u202e" not in lines


PICTURES: dict[str, tuple[Play, tuple[int, int], dict[str, Any], list[str]]] = {
    "first-80": (newcomer, SMALL, {}, []),
    "small-80": (small_town, SMALL, {}, []),
    "town-80": (town, SMALL, {}, []),
    "town-60": (town, (60, 20), {}, []),
    "town-200": (town, (200, 50), {}, []),
    "town-120": (town, LARGE, {}, ["plus"]),
    "town-afar": (town, LARGE, {"settings": Settings(dice="instant", theme="light")}, ["minus", "down"]),
    "ascii": (town, LARGE, {"ascii_only": True}, []),
    "walk": (town, SMALL, {}, ["w"]),
    "walk-new": (small_town, SMALL, {}, ["w", "G", "r", "e", "tab"]),
    "way": (small_town, SMALL, {}, ["a", "2", *"mar"]),
    "way-menu": (town, LARGE, {}, ["e", "2"]),
    "places": (town, SMALL, {}, ["f", "down", "down"]),
}


OTHER_LOOKS = {
    "town-60",
    "town-200",
    "town-120",
    "ascii",
    "small-80",
    "town-afar",
    "walk-new",
    "way-menu",
    "places",
}
"""The same pages in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    play, size, given, pressed = PICTURES[name]
    assert snap_compare(shown(play, **given), terminal_size=size, press=pressed)


async def test_a_passage_is_chosen_no_more_once_its_map_is_gone() -> None:
    """Its dialog can end after the widgets of the map below."""
    app = shown()
    async with app.run_test(size=SMALL) as pilot:
        page = app.screen
        assert isinstance(page, FreeMapScreen)
        await pilot.pause()
        await page.remove_children()
        page._unchoose(1)
        await page.retell()
        page.canvas.chosen = 1
        page._unchoose(1)
        assert page.canvas.chosen is None
