"""The desk of the Night Dragon: its counters, what it adds to the sheet, its keys, and nothing of the swamp."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.belongings import AddItem, AdjustGold, Wield
from ffapp.gamebook.books import counter_of
from ffapp.gamebook.checks import TestLuck
from ffapp.gamebook.clearings import StandAt, Walk
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.magic import AddMagic, UseMagic
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.passage_commands import AddPassage
from ffapp.gamebook.poison import EndPoison, SufferPoison
from ffapp.gamebook.provisions import AdjustMeals, EatMeal
from ffapp.gamebook.rounds import AddEffect
from ffapp.gamebook.sheet import Sheet
from ffapp.settings import Settings
from ffapp.texts import Texts
from ffapp.texts.telling import tell_event, tell_events
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.counters import CountersDialog
from ffapp.tui.book.sheet import MagicPanel
from ffapp.tui.book.story import rolled
from ffapp.tui.deeds import name_in
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import offers
from ffapp.tui.look.counter import Counter
from ffapp.tui.look.curve import Curve
from ffapp.tui.look.glyphs import UNICODE
from ffapp.tui.pages.history import HistoryScreen
from ffapp.tui.story import story_line
from tests.shares import long_only, most
from tests.tui.gallery import screen_lines
from tests.tui.nights import night
from tests.tui.shelves import toasts
from tests.tui.tables import book_app, press_all, settled

SMALL, LARGE = (80, 24), (120, 40)


def travelled() -> Game:
    """A heroine in the middle of her way: with less honour than none, poisoned, richer in things than in friends."""
    return night(
        GoTo(section=1),
        GoTo(section=12),
        AdjustCounter(counter="honour", by=2, reason="l’enfant ramené au village"),
        AdjustCounter(counter="honour", by=-5, reason="le mendiant laissé dehors"),
        AdjustCounter(counter="nemesis", by=3),
        AdjustCounter(counter="time_track", by=7),
        AddItem(name="Rubis", treasure=True, worth=30),
        AddItem(name="Fiole bleue", count=2, antidote=4),
        AddItem(name="Épée runique", weapon=True, bonus=1),
        Wield(item=8),
        AddMagic(name="Baguette de foudre", use="vise un ennemi", charges=3),
        AddMagic(name="Lumière", kind="spell"),
        AddMagic(name="Poudre de sommeil", once=True),
        StandAt(clearing=1, label="Auberge du Gué"),
        Walk(to=2, label="la route", place="Col du Corbeau"),
        GoTo(section=77),
        AddNote(text="La statue du col regarde vers l’est ; revenir avec une corde."),
        SufferPoison(points=3, wound=2, reason="un dard"),
        AdjustScore(score="stamina", by=-4),
        EatMeal(),
        AdjustGold(by=-5, reason="péage du pont"),
        UseMagic(magic=9, effect="l’araignée brûle"),
    )


async def after(game: Game, *keys: str, size: tuple[int, int] = SMALL, **options: Any) -> tuple[Any, Sheet]:
    """The app, with what stood on its screen, and the state once these keys have been pressed on the desk."""
    app: Any = book_app(game, **options)
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        await press_all(pilot, keys)
        app.kept = "\n".join(screen_lines(app)).replace("\u00a0", " ")
        app.told = toasts(app)
        app.kept_screen = type(app.screen).__name__
    return app, game.state


# -- counters ----------------------------------------------------------------------------------------------------------


POINTS = (
    (("o", "n", "plus", "enter"), "nemesis", 1),
    (("o", "up", "3", "enter"), "time_track", 3),
    (("o", "plus", "enter"), "honour", 1),
    (("o", "minus", "enter"), "honour", -1),
    (("o", "t", "2", "enter"), "time_track", 2),
    (("o", "down", "down", "5", "enter"), "time_track", 5),
    (("a", "5", "plus", "enter"), "nemesis", 1),
)


@most(2, len(POINTS))
async def test_a_point_of_any_counter_is_three_keys_or_four(most: int) -> None:
    game = night()
    app = book_app(game)
    async with app.run_test(size=SMALL) as pilot:
        for keys, counter, value in POINTS[:most]:
            await press_all(pilot, keys)
            assert counter_of(game.state, counter) == value, keys
            assert isinstance(app.screen, BookScreen)
            await press_all(pilot, ["u"])
            assert game.depth == 1


@pytest.mark.long
async def test_a_reason_is_typed_with_every_letter_and_a_payment_refused_beyond_what_is_held() -> None:
    game = night()
    app, sheet = await after(game, "o", "minus", "tab", *"honte", "enter")
    assert game.path()[-1].events[0].arguments()["reason"] == "honte"
    app, sheet = await after(night(), "o", "t", "minus", "2", "tab", "tab", "right", "shift+tab", "enter")
    assert app.kept_screen == "CountersDialog"
    assert "Fuite du Temps" in app.kept
    assert counter_of(sheet, "time_track") == 0


@pytest.mark.long
async def test_no_such_number_of_points_is_refused_in_place() -> None:
    game = night()
    app = book_app(game)
    async with app.run_test(size=SMALL) as pilot:
        for typed in ("", "0", "2.5", "99999"):
            await press_all(pilot, ["o", *typed, "enter"])
            assert isinstance(app.screen, CountersDialog)
            await press_all(pilot, ["escape"])
        assert game.depth == 1


@pytest.mark.long
async def test_a_change_is_marked_and_nothing_is_composed_anew() -> None:
    app = book_app(night())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        desk = app.screen
        before = list(desk.walk_children())
        await press_all(pilot, ["o", "minus", "3", "enter"])
        honour = desk.query_one("#counter-honour", Counter)
        assert (honour.value, honour.change, honour.signed) == (-3, -3, True)
        assert not desk.query_one("#counter-nemesis", Counter).signed
        assert list(desk.walk_children()) == before
        await press_all(pilot, ["t"])
        assert honour.change == 0


# -- the sheet ---------------------------------------------------------------------------------------------------------


async def test_everything_of_the_book_stands_on_the_desk_and_nothing_of_the_swamp() -> None:
    for size in (SMALL, LARGE):
        app, _ = await after(travelled(), size=size)
        for told in (
            *("Honneur         −3", "Œil de la Nuit   3 │││", "Fuite du Temps   7 ┼┼┼┼ ││"),
            *("Or 5", "Trésor 30", "Repas 11/12", "repas pris", "Poison : 3 points à guérir"),
            *("Épée runique +1, en main", "Rubis, trésor 30", "Fiole bleue × 2, antidote 4"),
            *("Baguette de foudre", "2 charges", "Lumière", "une fois", "§ 77 · Col du Corbeau"),
            "Par la route : Auberge du Gué",
        ):
            assert told in app.kept, (size, told)
        assert not any(word in app.kept for word in ("Santé", "Pierre", "clairière", "maladie"))


async def test_poison_is_told_only_as_long_as_there_is_any() -> None:
    app = book_app(night())
    async with app.run_test(size=SMALL) as pilot:
        for command, told in (
            (GoTo(section=1), ""),
            (SufferPoison(points=1), "Poison : 1 point à guérir (b)"),
            (AdjustScore(score="stamina", by=9), ""),
            (SufferPoison(points=2), "Poison : 2 points à guérir (b)"),
            (EndPoison(), ""),
        ):
            app.playing.act(command)
            await pilot.pause()
            sheet = "\n".join(line[:36] for line in screen_lines(app)).replace("\u00a0", " ")
            assert told in sheet
            assert ("Poison" in sheet) == bool(told)


async def test_one_meal_a_stop_unless_the_reader_wishes_otherwise() -> None:
    game = night(GoTo(section=1), AdjustScore(score="stamina", by=-12))
    app, sheet = await after(game, "r", "r")
    assert (sheet.stamina.current, sheet.meals) == (11, 11)
    assert len(app.told) == 1
    assert "repas pris" in app.kept
    app = book_app(game)
    async with app.run_test(size=SMALL) as pilot:
        app.looks.use(Settings(dice="instant", one_meal_a_stop=False))
        await press_all(pilot, ["r"])
        assert game.state.meals == 10
        assert "repas pris" not in "\n".join(screen_lines(app))


async def test_the_adjust_menu_holds_the_scores_and_counters_of_this_book() -> None:
    app, _ = await after(night(), "a")
    for told in ("Habileté", "Honneur", "Œil de la Nuit", "Magie", "Poison et antidotes", "Repas imposé"):
        assert told in app.kept
    assert "Santé" not in app.kept
    assert "Pierres" not in app.kept
    _, sheet = await after(night(AdjustMeals(by=-3)), "a", "8", "9", "enter")
    assert sheet.meals == 12


async def test_the_dialogs_of_the_book_are_one_key_away_and_greyed_with_the_reason() -> None:
    keys = {"p": "MagicScreen", "b": "PoisonDialog", "f": "ForcedMealDialog", "o": "CountersDialog"}
    app = book_app(night(GoTo(section=1)))
    async with app.run_test(size=SMALL) as pilot:
        for key, screen in keys.items():
            await press_all(pilot, [key])
            assert type(app.screen).__name__ == screen
            await press_all(pilot, ["escape"])
    app, _ = await after(night(GoTo(section=1)), *keys, writable=False)
    assert app.kept_screen == "BookScreen"
    assert len(app.told) == 1


async def test_the_magic_panel_marks_a_charge_that_was_used() -> None:
    app = book_app(night(AddMagic(name="Baguette", charges=2), AddMagic(name="Poudre", once=True)))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.playing.act(UseMagic(magic=6))
        app.playing.act(UseMagic(magic=6))
        await pilot.pause()
        text = "\n".join(screen_lines(app))
        assert "−1 épuisé" in text
        app.playing.act(UseMagic(magic=7))
        await pilot.pause()
        assert "Poudre" not in str([item.text for item in app.screen.query_one(MagicPanel).pack.items])


async def test_the_bar_names_the_keys_of_the_book_and_the_first_line_what_was_left() -> None:
    app = book_app(travelled())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        keys = [name_in(key.action) for bar in app.screen.query(KeyBar) for key in bar.keys]
        assert keys[:6] == ["go", "fight", "walk", "luck", "undo", "meal"]
        listed = {key for offer in offers(app.screen) for key in offer.keys}
        assert set("abfHToi") <= listed, "what the bar has no room for the help tells"
        app.playing.act(Walk(to=1, label="la route"))
        await pilot.pause()
        assert app.screen.query_one(Heading).place == "§ 77 → ? · Auberge du Gué"
        await press_all(pilot, ["g", "8", "enter"])
        assert app.screen.query_one(Heading).place == "§ 8 · Auberge du Gué"


def test_what_was_played_before_the_dice_is_told_by_the_journal_alone() -> None:
    game = night(TestLuck(played=-2))
    texts, step = Texts("fr"), game.steps[game.head]
    arguments = game.ruleset.arguments(game.state)
    thrown = rolled(texts, step, arguments)
    assert thrown is not None
    assert thrown.told == tell_event(texts, step.events[1], arguments)
    assert story_line(texts, game, step, arguments, UNICODE).text == tell_events(texts, step.events, arguments)


# -- ways and keys -----------------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_a_way_never_taken_is_the_one_that_is_walked() -> None:
    game = night(
        StandAt(clearing=1, label="Gué"),
        Walk(to=2, label="la route", place="Col"),
        AddPassage(start=2, label="la grotte"),
    )
    app = book_app(game)
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["3", "enter"])
        assert type(app.screen).__name__ == "FreeWalkDialog", "where it leads is not said yet"
        assert game.state.clearing == 2
        await press_all(pilot, [*"Antre", "enter"])
        taken = game.state.drawing.passages[-1]
        assert (taken.label, taken.end, game.state.clearing) == ("la grotte", 3, 3)


@pytest.mark.long
async def test_what_opens_a_dialog_is_not_greyed_by_what_the_dialog_might_say() -> None:
    full = (AdjustCounter(counter="honour", by=9_999), AdjustGold(by=9_989))
    fight = OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=6),))
    game = night(*full, fight, *[AddEffect(name="A", attack=1)] * 20)
    app = book_app(game)
    async with app.run_test(size=SMALL) as pilot:
        for key, screen in {"o": "CountersDialog", "a": "AdjustMenu", "s": "TermsForm"}.items():
            await press_all(pilot, [key])
            assert type(app.screen).__name__ == screen
            await press_all(pilot, ["escape"])


# -- the history -------------------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_every_counter_has_its_curve_one_key_away_from_the_history() -> None:
    app = book_app(travelled())
    async with app.run_test(size=SMALL) as pilot:
        await press_all(pilot, ["v", "c"])
        assert isinstance(app.screen, HistoryScreen)
        await asyncio.sleep(0)
        text = "\n".join(screen_lines(app))
        for told in ("Honneur −3", "Œil de la Nuit 3", "Fuite du Temps 7", "Endurance 14/19"):
            assert told in text
        honour = app.screen.query_one("#curve-honour", Curve)
        assert list(honour.values)[:5] == [0, 0, 0, 2, -3]


# -- pictures ----------------------------------------------------------------------------------------------------------

PICTURES: dict[str, tuple[Any, tuple[int, int], list[str], dict[str, Any]]] = {
    "fresh": (night, SMALL, [], {}),
    "travelled": (travelled, SMALL, ["o", "plus", "enter"], {}),
    "travelled-large": (travelled, LARGE, ["o", "n", "2", "enter"], {}),
    "travelled-light": (travelled, LARGE, [], {"theme": "light"}),
    "travelled-ascii": (travelled, SMALL, ["r"], {"ascii_only": True}),
    "counters": (travelled, SMALL, ["o", "minus"], {}),
    "curves": (travelled, SMALL, ["v", "c"], {}),
    "history-large": (travelled, LARGE, ["v", "up", "up"], {}),
}


OTHER_LOOKS = {
    "travelled-large",
    "travelled-light",
    "travelled-ascii",
    "fresh",
    "history-large",
    "curves",
}
"""The same pages in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    game, size, keys, options = PICTURES[name]

    async def play(pilot: Any) -> None:
        await pilot.pause()
        await press_all(pilot, keys)
        await settled(pilot)

    assert snap_compare(book_app(game(), **options), terminal_size=size, run_before=play)
