"""The book screen by keys: what each does, how few are needed, and why some do nothing."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterable
from typing import Any

import pytest
from msgspec import structs
from msgspec.structs import replace
from textual import events
from textual.widgets import Input

from ffapp.core.game import Game
from ffapp.gamebook.belongings import AddItem
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import TestLuck, TestSkill
from ffapp.gamebook.clearings import AnnotateClearing, StandAt, Walk
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.fight import CallOffFight, Foe, OpenFight
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.magic import AddMagic
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.passage_commands import AddPassage
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.rounds import EndFight, Escape
from ffapp.gamebook.sheet import Score, Sheet
from ffapp.gamebook.stones import CATEGORIES, STONES, CastStone, ReceiveStones, category_of
from ffapp.settings import Settings, write_settings
from ffapp.texts import Texts
from ffapp.tui.app import FFApp
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.clearing_map import ClearingMap
from ffapp.tui.book.ending import EndingScreen
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.book.scores import Scores
from ffapp.tui.book.sheet import Carried, Pack, Purse, drawn_scores, packed, sickness_text
from ffapp.tui.book.stones_panel import Held, StoneChips, StonesPanel, chip_lines
from ffapp.tui.deeds import name_in
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.fields import NumberField, TextField
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.journal import Journal
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.canvas import Canvas
from ffapp.tui.look.gauge import score_line
from ffapp.tui.look.glyphs import ASCII, UNICODE
from tests.shares import few
from tests.tui.adventures import first_day, saved, shelf
from tests.tui.gallery import screen_lines
from tests.tui.shelves import toasts
from tests.tui.tables import book_app, played, press_all, settled
from tests.tui.terminal import Terminal

SIZE = (80, 24)


async def after_each(
    game: Game, *stages: Iterable[str], size: tuple[int, int] = SIZE, **options: Any
) -> AsyncIterator[tuple[FFApp, Sheet]]:
    """The app and the state after each of these groups of keys, pressed one after another on the book screen."""
    app = book_app(game, **options)
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        for keys in stages:
            await press_all(pilot, keys)
            await pilot.wait_for_scheduled_animations()
            app.seen = seen(app)  # type: ignore[attr-defined]
            yield app, game.state


async def after(game: Game, *keys: str, **options: Any) -> tuple[FFApp, Sheet]:
    """The app and the state once these keys have been pressed on the book screen."""
    [found] = [found async for found in after_each(game, keys, **options)]
    return found


def seen(app: FFApp) -> dict[str, Any]:
    """What the tests look at, taken while the app runs."""
    screen = app.screen
    return {
        "screen": type(screen).__name__,
        "told": toasts(app),
        "keys": {name_in(key.action): key.allowed for bar in screen.query(KeyBar) for key in bar.keys},
        "messages": [field.message for field in screen.query(NumberField)],
        "refused": [line for line in (getattr(node, "text", "") for node in screen.query("#refused")) if line],
        "text": "\n".join(strip.text for strip in screen._compositor.render_strips(app.size)),
    }


# -- what the keys do --------------------------------------------------------------------------------------------------


async def test_skill_plain_and_with_a_modifier() -> None:
    game = played()
    await after(game, "h", "H", "2", "enter")
    assert [step.events[0].arguments()["modifier"] for step in game.path()[1:]] == [0, 2]


async def test_dice_are_rolled_as_asked() -> None:
    game = played()
    await after(game, "d", "3", "tab", "8", "enter")
    event = game.path()[-1].events[0]
    assert (len(event.dice), event.sides) == (3, 8)  # type: ignore[attr-defined]


async def test_undo_and_redo() -> None:
    game = played(GoTo(section=1), GoTo(section=2))
    _, sheet = await after(game, "u", "u", "U")
    assert sheet.section == 1


async def test_the_journal_follows_every_change() -> None:
    app = book_app(played(GoTo(section=1)))
    async with app.run_test(size=SIZE) as pilot:
        journal = app.screen.query_one(Journal)
        assert journal.count == 2
        await press_all(pilot, ["t", "h"])
        assert journal.count == 4
        await press_all(pilot, ["u"])
        assert journal.count == 3
        await press_all(pilot, ["U"])
        assert journal.count == 4


async def test_a_fresh_book_offers_its_first_section() -> None:
    _, sheet = await after(played(), "1")
    assert sheet.section == 1


@pytest.mark.long
async def test_the_ways_of_the_clearing_are_choices() -> None:
    game = played(GoTo(section=1), Walk(way="n", to=4), AddPassage(start=4, way="e"))
    _, sheet = await after(game, "1", "9", "enter")
    assert sheet.clearing == 9
    _, sheet = await after(played(GoTo(section=1), Walk(way="n", to=4)), "1")
    assert sheet.clearing == 1


async def test_the_end_asks_and_leads_to_its_screen() -> None:
    wanted = iter([("ConfirmDialog", None), ("EndingScreen", True)])
    async for app, sheet in after_each(played(), ["e", "1"], ["o"]):
        ended = None if sheet.ending is None else sheet.ending.won
        assert (app.seen["screen"], ended) == next(wanted)  # type: ignore[attr-defined]


# -- the reader's hand -------------------------------------------------------------------------------------------------


async def test_points_lost_with_a_reason() -> None:
    game = played()
    _, sheet = await after(game, "a", "2", "-", "3", "tab", "tab", *"la fièvre", "enter")
    assert sheet.stamina.current == 16
    assert game.path()[-1].events[0].arguments()["reason"] == "la fièvre"


@pytest.mark.long
async def test_points_beyond_initial_as_payment_and_of_the_initial_value() -> None:
    _, sheet = await after(played(), "a", "3", "2", "tab", "2", "enter")
    assert sheet.luck.current == 11
    _, sheet = await after(played(), "a", "3", "-", "1", "tab", "4", "enter")
    assert (sheet.luck.current, sheet.luck.initial) == (8, 8)
    app, sheet = await after(played(), "a", "3", "-", "1", "0", "tab", "3", "enter")
    assert sheet.luck.current == 9
    assert app.seen["screen"] == "ScoreForm"  # type: ignore[attr-defined]
    assert app.seen["refused"]  # type: ignore[attr-defined]


async def test_a_change_that_would_kill_asks_and_no_keeps_what_was_typed() -> None:
    stages = (["a", "2", "-", "1", "9", "enter"], ["n"], ["enter", "o"])
    wanted = iter([("ConfirmDialog", 19), ("ScoreForm", 19), ("EndingScreen", 0)])
    async for app, sheet in after_each(played(), *stages):
        assert (app.seen["screen"], sheet.stamina.current) == next(wanted)  # type: ignore[attr-defined]
    assert sheet.ending is not None


async def test_gold_and_meals() -> None:
    stages = (["a", "5", "-", "7", "enter", "a", "6", "2", "enter"], ["a", "5", "-", "1", "4", "enter"])
    refused = ""
    async for app, sheet in after_each(played(), *stages):
        assert (sheet.gold, sheet.meals) == (13, 6)
        refused = str(app.seen["refused"])  # type: ignore[attr-defined]
    assert "13" in refused


async def test_bad_numbers_are_refused_in_place() -> None:
    bad = ["", "2.5", "abc", "99999", "0", "-3"]
    app = book_app(played())
    async with app.run_test(size=SIZE) as pilot:
        for typed in bad:
            await press_all(pilot, ["g", *typed, "enter"])
            told = seen(app)
            assert told["screen"] == "GoToForm"
            assert all(told["messages"])
            await press_all(pilot, ["escape"])
            assert told["screen"] != seen(app)["screen"] == "BookScreen", typed
        assert app.playing.session.game.state.section is None


@pytest.mark.parametrize(
    ("typed", "kept"), {"101-A": "101-A", "&à&-a": "101-a", "12bis": "12bis", "&-": 16, "034": 34}.items()
)
async def test_a_section_is_typed_as_it_is_printed_on_any_keyboard(typed: str, kept: int | str) -> None:
    _, sheet = await after(played(), "g", *typed, "enter")
    assert sheet.section == kept


@pytest.mark.long
async def test_things_found_wielded_and_lost() -> None:
    game = played()
    keys = ["i", "1", *"Hache", "tab", "tab", "1", "enter"]
    _, sheet = await after(game, *keys)
    axe = sheet.items[-1]
    assert (axe.name, axe.weapon, axe.bonus) == ("Hache", True, 1)
    _, sheet = await after(game, "i", "6", "1")
    assert sheet.wielded == axe.id
    _, sheet = await after(game, "i", "6", "5")
    assert axe.id not in [item.id for item in sheet.items]


@pytest.mark.long
async def test_an_item_is_renamed_and_counted() -> None:
    game = played(AddItem(name="Torche", count=2))
    _, sheet = await after(game, "i", "6", "2", "escape", "escape")
    assert sheet.items[-1].count == 3
    _, sheet = await after(game, "i", "6", "4", "home", *"Vieille ", "enter")
    assert sheet.items[-1].name == "Vieille Torche"
    app, _ = await after(game, "i", "6", "4", "tab", "9", "9", "enter")
    assert app.seen["screen"] == "ItemForm"  # type: ignore[attr-defined]


async def test_a_note_tells_its_section_or_before_there_was_one_its_place() -> None:
    mapped = AnnotateClearing(number=1, note="un puits")
    app = book_app(played(AddNote(text="avant tout"), GoTo(section=12), AddNote(text="le nain ment"), mapped))
    async with app.run_test(size=(120, 40)) as pilot:
        told = app.screen.query_one("#notes-text", Prose).text.replace("\u00a0", " ")
        assert told == "§ 12 · le nain ment\nclairière 1 · avant tout\ncarte, clairière 1 · un puits"
        await pilot.press("n")
        await pilot.pause()
        hints = [choice.hint.replace("\u00a0", " ") for choice in app.screen.query_one("#notes", ChoiceList).choices]
        assert hints == ["§ 12", "clairière 1", "carte, clairière 1"]


async def test_notes_are_taken_rewritten_and_struck_out() -> None:
    game = played()
    _, sheet = await after(game, "n", *"la clef [/b]", "enter")
    assert sheet.notes[-1].text == "la clef [/b]"
    _, sheet = await after(game, "n", "tab", "enter", "end", *" rouge", "enter")
    assert sheet.notes[-1].text == "la clef [/b] rouge"
    _, sheet = await after(game, "n", "tab", "x")
    assert sheet.notes == ()


@pytest.mark.long
async def test_of_a_long_note_nothing_is_lost_where_nothing_of_it_was_changed() -> None:
    long = "mot " * 800
    _, sheet = await after(played(AddNote(text=long)), "n", "tab", "enter", "enter")
    assert sheet.notes[-1].text == played(AddNote(text=long)).state.notes[-1].text


async def test_letters_typed_into_a_field_are_no_keys() -> None:
    _, sheet = await after(played(), "n", *"truc qui pique", "enter")
    assert [note.text for note in sheet.notes] == ["truc qui pique"]
    assert sheet.luck.current == 9


# -- stones ------------------------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_stones_are_received_by_source_and_lost() -> None:
    game = played()
    _, sheet = await after(game, "p", *["down"] * 5, "plus", "2", "enter", "escape")
    assert sheet.stones == (("fire", 2),)
    _, sheet = await after(game, "p", "minus", "enter")
    assert sheet.stones == (("fire", 1),)


@pytest.mark.long
async def test_several_stones_of_one_giver_are_noted_at_once() -> None:
    game = played()
    _, sheet = await after(game, "p", "plus", "plus", "down", "down", "3", "enter", "escape")
    assert sum(count for _, count in sheet.stones) == 5
    assert len(sheet.stones) == 2
    _, sheet = await after(game, "p", "plus", "0", "enter")
    assert sum(count for _, count in sheet.stones) == 5, "nothing was counted"


@pytest.mark.long
async def test_the_stones_keep_their_places_while_they_are_noted() -> None:
    game = played(ReceiveStones(stone="fear", source="evil"))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["p", *["down"] * 5])
        menu = app.screen.query_one("#menu", ChoiceList)
        before, chosen = [choice.id for choice in menu.choices], menu.choices[menu.cursor].id
        await press_all(pilot, ["plus", "enter"])
        assert chosen in dict(game.state.stones)
        assert [choice.id for choice in menu.choices] == before
        assert menu.choices[menu.cursor].id == chosen


@pytest.mark.long
async def test_stones_are_chips_by_what_they_are_and_all_is_told_of_them_where_there_is_room() -> None:
    gifts = (ReceiveStones(stone="fire", count=2), ReceiveStones(stone="fear", source="evil"))
    effects = [Texts("fr")("stone-effect", stone=stone).split()[:4] for stone in STONES]
    for size in (SIZE, (120, 40), (200, 50)):
        app = book_app(played(*gifts))
        async with app.run_test(size=size) as pilot:
            await press_all(pilot, ["p"])
            menu = app.screen.query_one("#menu", ChoiceList)
            kinds = {choice.id: choice.kind for choice in menu.choices}
            assert len(kinds) == len(STONES)
            assert (kinds["fire"], kinds["fear"], kinds["ice"]) == ("neutral", "evil", "none")
            assert [choice.text[0] for choice in menu.choices if choice.id in ("fire", "fear")] == ["◆", "▼"]
            if size != SIZE:
                await pilot.resize_terminal(size[0], 60)
                await settled(pilot)
                told = seen(app)["text"].replace("\u00a0", " ")
                assert all(" ".join(effect).replace("\u00a0", " ") in told for effect in effects)


def test_one_stone_left_is_told_beside_what_has_gone() -> None:
    assert Held("Feu", "neutral", 1, change=-1).chip(UNICODE) == "◆ Feu ×1"
    assert Held("Feu", "neutral", 1).chip(UNICODE) == "◆ Feu"


@few(1, "language", ["fr", "en"])
@few(1, "size", [SIZE, (120, 40), (112, 44), (160, 44)])
async def test_every_stone_is_in_sight_also_after_a_refusal_has_scrolled(size: tuple[int, int], language: str) -> None:
    app = book_app(played(), language=language)
    async with app.run_test(size=size) as pilot:
        await press_all(pilot, ["p"])
        menu = app.screen.query_one("#menu", ChoiceList)
        assert menu.max_scroll_y == 0
        await press_all(pilot, ["d", "2", "plus", "enter"])
        await settled(pilot)
        assert (menu.max_scroll_y, menu.scroll_offset.y) == (0, 0)


async def test_a_wizard_gives_no_stone_of_the_other_kind() -> None:
    game = played(ReceiveStones(stone="fear", source="evil"))
    app, sheet = await after(game, "p", "plus", "tab", "2", "enter")
    assert sheet.stones == (("fear", 1),)
    assert app.seen["refused"]  # type: ignore[attr-defined]


@few(
    3,
    "later, seen",
    [
        ([], True),
        ([AddNote(text="A")], False),
        ([GoTo(section=34)], False),
        ([Walk(way="n", to=7)], False),
        ([StandAt(clearing=7)], False),
        ([OpenFight(enemies=(Foe(name="A", skill=1, stamina=1),)), EndFight()], False),
        ([OpenFight(enemies=(Foe(name="A", skill=1, stamina=1),)), TestSkill(), EndFight()], False),
        ([OpenFight(enemies=(Foe(name="A", skill=1, stamina=1),)), CallOffFight()], False),
        ([GoTo(section=34), TestSkill()], True),
    ],
)
async def test_a_roll_is_seen_until_something_else_is_done(later: list[Any], seen: bool) -> None:
    game = played(GoTo(section=12), (TestLuck(), (2, 2)), *later)
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert app.screen.query_one("#throw").display == seen
        outcome = str(app.screen.query_one("#outcome", Prose).text)
        assert ("2 + 2 = 4 ≤ 9" in outcome) == (seen and TestSkill() not in later)


async def test_a_restoring_stone_is_two_keys() -> None:
    game = played(AdjustScore(score="skill", by=-3), ReceiveStones(stone="skill"))
    _, sheet = await after(game, "p", "1")
    assert sheet.skill.current == 9
    assert sheet.stones == ()


async def test_an_offered_stone_is_confirmed_and_a_fight_stone_greyed() -> None:
    game = played(ReceiveStones(stone="fire"), ReceiveStones(stone="strength"))
    app, sheet = await after(game, "p", "4")
    assert len(sheet.stones) == 2
    assert app.seen["screen"] == "StonesDialog"  # type: ignore[attr-defined]
    _, sheet = await after(game, "p", "6", *"la torche", "enter")
    assert sheet.stones == (("strength", 1),)


async def test_a_blessing_names_somebody() -> None:
    game = played(ReceiveStones(stone="blessing", source="good"))
    app, sheet = await after(game, "p", "a", "enter")
    assert sheet.stones
    assert app.seen["screen"] == "CastForm"  # type: ignore[attr-defined]
    app, sheet = await after(game, "p", "a", *"Elfe", "tab", *"4-9", "enter")
    assert sheet.stones
    _, sheet = await after(game, "p", "a", *"Elfe", "tab", *"7/8", "tab", *"4/9", "enter")
    assert sheet.stones == ()
    assert game.path()[-1].events[-1].arguments()["stamina_after"] == 7


# -- refusals ----------------------------------------------------------------------------------------------------------


async def test_a_greyed_key_says_why() -> None:
    app, _ = await after(played(AdjustMeals(by=-4)), "r")
    assert app.seen["keys"]["meal"] is False  # type: ignore[attr-defined]
    assert app.seen["keys"]["luck"] is True  # type: ignore[attr-defined]
    assert len(app.seen["told"]) == 1  # type: ignore[attr-defined]


async def test_a_game_to_read_refuses_every_change_and_says_so() -> None:
    game = played(GoTo(section=1))
    app, sheet = await after(game, "t", "c", "u", writable=False, size=(160, 40))
    assert sheet.luck.current == 9
    assert sheet.section == 1
    assert len(app.seen["told"]) == 1  # type: ignore[attr-defined]
    assert app.seen["keys"]["map"] is True  # type: ignore[attr-defined]
    assert not any(app.seen["keys"][name] for name in ("fight", "luck", "meal", "go", "adjust"))  # type: ignore[attr-defined]
    assert "Lecture seule" in app.seen["text"]  # type: ignore[attr-defined]


async def test_what_is_wasted_is_asked_about() -> None:
    app, sheet = await after(played(), "r")
    assert app.seen["screen"] == "ConfirmDialog"  # type: ignore[attr-defined]
    assert sheet.meals == 4
    _, sheet = await after(played(), "r", "o")
    assert sheet.meals == 3


async def test_a_key_pressed_twice_opens_one_dialog() -> None:
    app = book_app(played())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("a", "a", "a")
        await pilot.pause()
        assert [type(screen).__name__ for screen in app.screen_stack[-2:]] == ["BookScreen", "AdjustMenu"]


# -- where a game is resumed -------------------------------------------------------------------------------------------


async def test_a_fight_under_way_is_shown_again() -> None:
    app, _ = await after(played(OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=6),))))
    assert app.seen["screen"] == FightScreen.__name__  # type: ignore[attr-defined]


async def test_an_ended_adventure_shows_its_end() -> None:
    app, _ = await after(played(EndAdventure(won=True)))
    assert app.seen["screen"] == EndingScreen.__name__  # type: ignore[attr-defined]


@pytest.mark.long
async def test_the_end_can_be_left_to_read_and_seen_again() -> None:
    game = played(EndAdventure(won=True))
    app = book_app(game)
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await press_all(pilot, ["escape"])
        assert isinstance(app.screen, BookScreen)
        await press_all(pilot, ["t", "n", *"fini", "enter"])
        assert game.state.notes[-1].text == "fini"
        assert isinstance(app.screen, BookScreen)
        await press_all(pilot, ["1"])
        assert isinstance(app.screen, EndingScreen)
        await press_all(pilot, ["u", "u"])
        await settled(pilot)
        assert game.state.ending is None
        assert isinstance(app.screen, BookScreen)


@pytest.mark.long
async def test_enemies_left_behind_are_taken_up_left_or_noted_gone() -> None:
    foes = (Foe(name="Orque", skill=7, stamina=6), Foe(name="Chef", skill=8, stamina=8))

    def escaped() -> Game:
        game = played(GoTo(section=5), OpenFight(enemies=foes, escape=True), Escape())
        game.submit(game.ruleset.command_decoder.decode(b'{"t":"AnswerBlow","luck":false}'))
        return game

    app, _ = await after(escaped())
    assert "Orque (6)" in app.seen["text"]  # type: ignore[attr-defined]
    app, sheet = await after(escaped(), "1", "2")
    assert sheet.fight is not None
    assert sheet.fight.escape
    assert app.seen["screen"] == "FightScreen"  # type: ignore[attr-defined]
    app, _ = await after(escaped(), "2")
    assert app.seen["screen"] == "FightOpening"  # type: ignore[attr-defined]
    _, sheet = await after(escaped(), "3")
    assert sheet.remembered == ()


# -- what is shown -----------------------------------------------------------------------------------------------------


async def test_a_change_is_marked_and_only_what_changed_is_drawn() -> None:
    app = book_app(played(AdjustScore(score="stamina", by=-5)))
    async with app.run_test(size=SIZE) as pilot:
        screen = app.screen
        before = list(screen.walk_children())
        await press_all(pilot, ["r"])
        scores = {score.name: score for score in screen.query_one(Scores).scores}
        assert (scores["stamina"].value, scores["stamina"].change) == (17, 3)
        assert scores["luck"].change == 0
        assert list(screen.walk_children()) == before
        await press_all(pilot, ["t"])
        scores = {score.name: score for score in screen.query_one(Scores).scores}
        assert scores["stamina"].change == 0


@pytest.mark.long
async def test_sickness_is_told_with_the_scores_that_count() -> None:
    for health, penalty in ((6, 0), (5, 1), (2, 2), (1, 3)):
        app, _ = await after(played(AdjustScore(score="health", by=health - 11)))
        if penalty:
            seen = app.seen["text"].replace("\u00a0", " ")  # type: ignore[attr-defined]
            assert f"({9 - penalty})" in seen
            assert f"({19 - penalty})" in seen
            assert f"Maladie −{penalty} (ce qui compte)" in seen
            assert "Santé : −1 sous 6, −2 sous" in seen
        else:
            assert "Maladie" not in app.seen["text"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("initial", "told"),
    [(12, "−1 sous 6, −2 sous 3, −3 sous 2"), (9, "−1 sous 5, −2 sous 3, −3 sous 2"), (8, "−1 sous 4, −3 sous 2")],
)
def test_what_sickness_takes_is_told_at_each_value_as_the_rules_have_it(initial: int, told: str) -> None:
    sheet = structs.replace(played().state, health=Score(1, initial))
    assert sickness_text(sheet, Texts("fr")).replace("\u00a0", " ") == f"Maladie −3 (ce qui compte)\nSanté : {told}"


def test_what_counts_instead_of_a_score_has_no_arrow_which_would_tell_of_a_loss() -> None:
    sick = played(AdjustScore(score="health", by=-8), AdjustScore(score="stamina", by=-5)).state
    for glyphs in (UNICODE, ASCII):
        for score in drawn_scores(sick, Texts("fr")):
            line = "".join(text for text, _ in score_line(replace(score, change=-1), 40, glyphs))
            assert glyphs.more_right not in line
            assert (f"({score.effective})" in line) == (score.name in ("skill", "stamina"))


@pytest.mark.parametrize("width", [20, 36])
def test_what_is_in_hand_is_seen_in_one_line_of_the_pack(width: int) -> None:
    weapon = Carried("Épée enchantée, arme +1", in_hand=True)
    pack = Pack()
    pack.set_reactive(Pack.items, (weapon, *(Carried(f"Objet {number}") for number in range(7))))
    pack.set_reactive(Pack.more, "autres (i)")
    canvas = Canvas(width, 1, UNICODE)
    pack.draw(canvas)
    assert canvas.text().startswith("▸ Épée")
    assert "+7" in canvas.text()


async def test_the_first_line_says_where_the_hero_is() -> None:
    app = book_app(played(GoTo(section=34)))
    async with app.run_test(size=SIZE) as pilot:
        heading = app.screen.query_one(Heading)
        assert (heading.hero, heading.place) == ("Aïla", "§ 34 · clairière 1")
        app.playing.act(Walk(way="n", to=4))
        await pilot.pause()
        assert heading.place == "§ 34 → ? · clairière 4", "the section belongs to where the hero was"
        app.playing.act(GoTo(section=35))
        await pilot.pause()
        assert heading.place == "§ 35 · clairière 4"


@few(1, "name", ["[/b] oops", "[Zagor]", "[@click=app.quit]x[/]", "\x1b[31mrouge", "é" * 40])
async def test_hostile_names_and_notes_are_shown_as_they_are(name: str) -> None:
    game = played(AddNote(text=name * 20), AddItem(name=name[:40]), name=name[:40])
    app, _ = await after(game, size=(120, 40))
    assert app.return_code in (None, 0)
    if name.startswith("["):
        assert name in app.seen["text"]  # type: ignore[attr-defined]


async def test_keys_and_choices_take_the_mouse() -> None:
    game = played(AdjustScore(score="stamina", by=-5))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        bar = app.screen.query_one(KeyBar)
        column = next(column for column, key in bar.placed if name_in(key.action) == "meal")
        await pilot.click(KeyBar, offset=(column + 2, 1))
        await pilot.pause()
        assert game.state.meals == 3
        await pilot.click(ChoiceList, offset=(8, 0))
        await pilot.pause()
        assert game.state.section == 1


@pytest.mark.long
async def test_the_map_stands_beside_the_book_where_there_is_room() -> None:
    for size, where in (((60, 20), "nowhere"), (SIZE, "below"), ((80, 40), "below"), ((120, 40), "beside")):
        app = book_app(played(GoTo(section=1), Walk(way="n", to=14)))
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            book, chart = app.screen.query_one("#centre"), app.screen.query_one("#map")
            assert chart.display is (where != "nowhere")
            if where == "below":
                assert chart.region.y >= book.region.bottom
                assert chart.region.height >= 4
            elif where == "beside":
                assert chart.region.x >= book.region.right
            drawn = app.screen.query_one(ClearingMap)
            assert not chart.display or "14" in "".join(drawn.render_line(y).text for y in range(drawn.size.height))


async def test_the_largest_terminals_have_the_map_from_top_to_bottom_and_the_journal_below_the_book() -> None:
    game = played(GoTo(section=1), *(AddItem(name=f"objet {number}") for number in range(9)), Walk(way="n", to=14))
    app = book_app(game)
    async with app.run_test(size=(200, 50)) as pilot:
        await settled(pilot)
        desk, book, chart, story = (app.screen.query_one(f"#{id}").region for id in ("desk", "centre", "map", "story"))
        assert (chart.y, chart.height, chart.right) == (desk.y, desk.height, desk.right)
        assert (story.x, story.right, story.bottom) == (book.x, book.right, desk.bottom)
        assert story.y == book.bottom
        assert story.height >= 15
        assert app.screen.query_one(ClearingMap).zoom == 4
        purse, pack = app.screen.query_one(Purse), app.screen.query_one(Pack)
        assert purse.large
        told = "\n".join(pack.render_line(y).text for y in range(pack.size.height))
        assert all(f"objet {number}" in told for number in range(9))
        assert "+" not in told


@pytest.mark.long
async def test_a_map_takes_its_place_anew_with_each_size_of_the_terminal() -> None:
    game = played(GoTo(section=1), *(Walk(way="n", to=number) for number in range(14, 18)))
    sizes = (SIZE, (120, 40), (60, 20), (80, 40), (200, 50), SIZE, (100, 30), (200, 50), (120, 40))
    opened: dict[tuple[int, int], list[Any]] = {}

    def laid_out(app: FFApp) -> list[Any]:
        chart = app.screen.query_one("#map")
        return [chart.display, *(chart.region if chart.display else ()), screen_lines(app)]

    for size in sizes:
        app = book_app(game)
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            opened[size] = laid_out(app)
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        for size in sizes:
            await pilot.resize_terminal(*size)
            await settled(pilot)
            assert laid_out(app) == opened[size], size


@pytest.mark.long
async def test_a_map_below_the_book_makes_room_for_dice_and_many_choices() -> None:
    ways = (AddPassage(start=1, way=way) for way in "nesw")
    crowded = played(GoTo(section=1), *ways, AddNote(text="une note"), GoTo(section=2), GoTo(section=3))
    for game in (crowded, played(GoTo(section=1), TestLuck())):
        app = book_app(game)
        async with app.run_test(size=SIZE) as pilot:
            await settled(pilot)
            assert not app.screen.query_one("#map").display
            await pilot.resize_terminal(120, 40)
            await settled(pilot)
            assert app.screen.query_one("#map").display


async def test_stones_say_what_would_be_there() -> None:
    app = book_app(played())
    async with app.run_test(size=SIZE) as pilot:
        panel = app.screen.query_one(StonesPanel)
        assert panel.vacant
        await press_all(pilot, ["p", "plus", "enter", "escape"])
        assert not panel.vacant


async def test_the_bar_holds_what_fits_and_always_the_help() -> None:
    for size, least in ((SIZE, 7), ((120, 40), 12), ((60, 20), 6)):
        app, _ = await after(played(), size=size)
        keys = app.seen["keys"]  # type: ignore[attr-defined]
        assert len(keys) >= least
        assert "help" in keys
        assert list(keys)[:3] == ["go", "fight", "walk"]


@pytest.mark.long
async def test_another_language_is_spoken_at_once() -> None:
    for game in (played(GoTo(section=1)), played(OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=6),)))):
        app = book_app(game)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            app.looks.use(Settings(language="en", dice="instant"), "language")
            await app.workers.wait_for_complete()
            await settled(pilot)
            text = seen(app)["text"]
            assert "Stamina" in text
            assert "Endurance" not in text
            assert "t Luck" in text


# -- a long game -------------------------------------------------------------------------------------------------------


class Counting(Texts):
    """Texts that count what they are asked for."""

    asked = 0

    def __call__(self, message: str, /, **arguments: int | str) -> str:
        if message.startswith("event-"):
            self.asked += 1
        return super().__call__(message, **arguments)


async def test_ten_thousand_commands_are_told_only_where_somebody_looks() -> None:
    game = played()
    for index in range(10_000):
        game.submit(GoTo(section=2 + index % 2))
    app = book_app(game)
    app.looks.texts = texts = Counting("fr")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert app.screen.query_one(Journal).count == 10_001
        shown = texts.asked
        assert shown < 200
        await press_all(pilot, ["t", "u"])
        assert texts.asked - shown < 400


async def test_a_focused_field_is_only_in_dialogs() -> None:
    app = book_app(played())
    async with app.run_test(size=SIZE):
        assert isinstance(app.screen, BookScreen)
        assert not app.screen.query(Input)
        assert app.focused is None


@few(1, "key", ["enter", "space"])
async def test_a_caution_is_not_confirmed_in_haste(key: str) -> None:
    game = played()
    await after(game, "a", "2", *"-19", "enter", key)
    assert game.state.ending is None
    assert game.state.stamina.current == 19


@pytest.mark.long
async def test_a_long_note_is_seen_at_its_end_while_it_is_typed() -> None:
    app = book_app(played())
    async with app.run_test(size=SIZE) as pilot:
        for key in ("n", "c"):
            await press_all(pilot, [key])
            await pilot.press(*("abcdefgh" * 12), "X", "Y", "Z")
            await pilot.pause()
            row = app.screen.query_one(TextField).input.region.y
            assert "ghXYZ" in app.screen._compositor.render_strips(app.size)[row].text
            await press_all(pilot, ["escape", "escape"])


@few(1, "size", [(80, 24), (90, 24), (80, 40), (100, 30), (120, 40)])
async def test_what_can_be_done_here_is_seen_at_every_size(size: tuple[int, int]) -> None:
    foes = (Foe(name="Orque", skill=7, stamina=6), Foe(name="Chef", skill=8, stamina=8))
    remembered = played(OpenFight(enemies=foes, escape=True), Escape(), AnswerBlow(luck=False), TestLuck())
    for game, told in (
        (remembered, "Reprendre le combat : Orque (6)"),
        (played(), "Commencer la lecture au § 1"),
    ):
        app = book_app(game)
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            text = "\n".join(strip.text for strip in app.screen._compositor.render_strips(app.size))
            assert told in text.replace("\u00a0", " ")
            assert app.screen.query_one("#sheet").size.height >= 8


async def test_the_journal_shows_the_newest_at_each_deed_and_both_ends_by_key() -> None:
    app = book_app(played(*(GoTo(section=number) for number in range(1, 40))))
    async with app.run_test(size=SIZE) as pilot:
        journal = app.screen.query_one(Journal)
        await press_all(pilot, ["home"])
        assert journal.scroll_y == 0
        await press_all(pilot, ["end"])
        assert journal.scroll_y == journal.max_scroll_y
        await press_all(pilot, ["pageup"])
        assert journal.scroll_y < journal.max_scroll_y
        await press_all(pilot, ["t"])
        assert journal.scroll_y == journal.max_scroll_y


@few((1,), "size", [(60, 20), (80, 24), (120, 40)])
async def test_a_click_on_a_score_does_what_its_key_does(size: tuple[int, int]) -> None:
    game = played()
    app = book_app(game)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        scores = app.screen.query_one(Scores)
        lines = [scores.render_line(y).text for y in range(scores.size.height)]
        for name, label in (("luck", "Chance"), ("skill", "Habileté")):
            y = next(y for y, line in enumerate(lines) if label in line)
            await pilot.click(Scores, offset=(lines[y].index(label), y))
            await settled(pilot)
            assert type(game.command(game.steps[game.head])).__name__ == f"Test{name.capitalize()}"
        y = next(y for y, line in enumerate(lines) if "Endurance" in line)
        await pilot.click(Scores, offset=(lines[y].index("Endurance"), y))
        await settled(pilot)
        assert app.screen.is_modal


CLICKED: dict[str, tuple[tuple[str, tuple[int, int], str], ...]] = {
    "scorpion-swamp": (
        ("#purse", (1, 0), "AmountForm"),
        ("#pack", (3, 0), "ItemsMenu"),
        ("#stones", (3, 1), "StonesDialog"),
        ("#map", (20, 5), "MapScreen"),
        ("#dice", (3, 2), "RollForm"),
        ("#section", (20, 1), "GoToForm"),
        ("#notes-text", (3, 0), "NotesDialog"),
    ),
    "night-dragon": (
        ("#pack", (3, 0), "ItemsMenu"),
        ("#magic", (3, 1), "MagicScreen"),
        ("#counter-nemesis", (3, 0), "CountersDialog"),
    ),
}
"""By the book: what is clicked, where, and what it opens."""


@few(1, "book", CLICKED)
async def test_what_is_shown_answers_a_click_with_what_its_key_does(book: str) -> None:
    more = (
        (Walk(way="n", to=4), ReceiveStones(stone="fire")) if book == "scorpion-swamp" else (AddMagic(name="Anneau"),)
    )
    app = book_app(played(GoTo(section=1), AddNote(text="une note"), *more, TestLuck(), book=book))
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        for id, offset, opened in CLICKED[book]:
            await pilot.click(id, offset=offset)
            await settled(pilot)
            assert type(app.screen).__name__ == opened
            if opened == "CountersDialog":
                assert app.screen.lit == "nemesis"  # type: ignore[attr-defined]
            await press_all(pilot, ["escape"])
            assert isinstance(app.screen, BookScreen), opened


async def test_a_click_on_the_meals_eats_one_and_one_on_nothing_does_nothing() -> None:
    game = played(AdjustScore(score="stamina", by=-5))
    app = book_app(game)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        head = game.head
        for id in ("#story", "#centre", "#choices"):
            await pilot.click(id, offset=(2, 6))
        await settled(pilot)
        assert (game.head, app.screen.is_modal) == (head, False)
        await pilot.click("#purse", offset=(20, 0))
        await settled(pilot)
        assert game.state.meals == 3


async def turn(pilot: Any, id: str, offset: tuple[int, int], notches: int) -> None:
    """Turns the wheel over a place, up or down."""
    kind = events.MouseScrollUp if notches > 0 else events.MouseScrollDown
    for _ in range(abs(notches)):
        await pilot._post_mouse_events([kind], id, offset)
    await pilot.pause()


@few((1,), "size", [(60, 20), (80, 24), (120, 40), (200, 50)])
async def test_the_wheel_over_a_score_changes_it_once_that_is_allowed(size: tuple[int, int]) -> None:
    game = played()
    app = book_app(game)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        scores = app.screen.query_one(Scores)
        lines = [scores.render_line(y).text for y in range(scores.size.height)]
        y = next(y for y, line in enumerate(lines) if "Endurance" in line)
        place = (lines[y].index("Endurance"), y)
        head = game.head
        await turn(pilot, "#scores", place, -1)
        assert app.screen.is_modal, "it asks first"
        await press_all(pilot, ["n"])
        await turn(pilot, "#scores", place, -1)
        assert app.screen.is_modal, "a no is asked about again"
        await press_all(pilot, ["o"])
        assert (game.head, app.screen.is_modal) == (head, False)
        await turn(pilot, "#scores", place, -3)
        await turn(pilot, "#scores", place, 1)
        await press_all(pilot, ["h"])
        await settled(pilot)
        done = [game.command(step) for step in game.path()[head:]]
        assert done == [AdjustScore(score="stamina", by=-2), TestSkill()], "several notches are one change"
        await press_all(pilot, ["u", "u"])
        assert game.state.stamina.current == 19


@pytest.mark.long
async def test_the_wheel_turns_counters_too_and_nothing_beside_them() -> None:
    game = played(book="night-dragon")
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await turn(pilot, "#journal, #story", (3, 3), 2)
        assert not app.screen.is_modal
        await turn(pilot, "#counter-honour", (3, 0), -1)
        await press_all(pilot, ["o"])
        await turn(pilot, "#counter-honour", (3, 0), -2)
        await turn(pilot, "#counter-time_track", (3, 0), 1)
        await press_all(pilot, ["v"])
        assert [game.command(step) for step in game.path()[1:]] == [
            AdjustCounter(counter="honour", by=-2),
            AdjustCounter(counter="time_track", by=1),
        ]


# -- what is carried -------------------------------------------------------------------------------------------


def laden(count: int) -> Game:
    return played(*(AddItem(name=f"objet {number}") for number in range(1, count + 1)))


async def test_the_newest_things_stand_first_and_two_in_a_line_where_one_is_not_enough() -> None:
    app = book_app(laden(9))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        pack = app.screen.query_one(Pack)
        lines = [pack.render_line(y).text.rstrip() for y in range(pack.size.height)]
        assert lines[0].split("•")[0].strip() == "▸ Épée, en main"
        told = " ".join(lines)
        assert all(f"objet {number}" in told for number in range(1, 10)), "each is seen, in two columns"
        assert told.index("objet 9") < told.index("objet 8") < told.index("objet 1")
        app.playing.act(AddItem(name="la dernière"))
        await pilot.pause()
        assert "la dernière" in " ".join(pack.render_line(y).text for y in range(2))


def test_what_does_not_fit_is_counted() -> None:
    things = [Carried(f"objet {number}") for number in range(40)]
    lines = packed(things, 28, 6, UNICODE)
    assert [len(line) for line in lines] == [2] * 20
    assert packed(things[:6], 28, 6, UNICODE) == [[thing] for thing in things[:6]]
    long = [Carried("un objet au nom fort long"), *things[:8]]
    assert [len(line) for line in packed(long, 28, 5, UNICODE)] == [1, 2, 2, 2, 2]


def test_every_stone_is_told_by_shape_and_number() -> None:
    stones = tuple(Held(category, category, 2, effect="Ce qu’elle fait.") for category in CATEGORIES)
    for glyphs, shapes in ((UNICODE, "◆▲▼"), (ASCII, "o+-")):
        told = [held.chip(glyphs) for held in stones]
        assert [chip[0] for chip in told] == list(shapes)
        assert all(chip.endswith(f"{glyphs.times}2") for chip in told)
    assert [len(line) for line in chip_lines(stones, 30, UNICODE)] == [2, 1]


@pytest.mark.long
async def test_stones_tell_what_they_do_where_there_is_room_and_else_how_many_are_hidden() -> None:
    every = [ReceiveStones(stone=stone, source=category_of(stone)) for stone in STONES]
    for given, size, wanted in (
        (every[:4], (200, 50), "Met le feu"),
        (every, SIZE, "+"),
        (every, (120, 40), "Faiblesse"),
    ):
        app = book_app(played(*given))
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            chips = app.screen.query_one(StoneChips)
            lines = [chips.render_line(y).text for y in range(chips.size.height)]
            assert wanted in " ".join(lines)
            assert app.screen.query_one(Pack).size.height >= 3
            app.playing.act(CastStone(stone="skill"))
            await pilot.pause()
            await press_all(pilot, ["o"] if app.screen.is_modal else [])
            assert "−1" in " ".join(chips.render_line(y).text for y in range(chips.size.height))


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_the_wheel_of_a_terminal_counts_although_the_program_is_left_at_once() -> None:
    """A terminal tells where the wheel was turned, and not over what; and whatever was told is kept."""
    write_settings(Settings(dice="instant"))
    path = saved(first_day)
    with Terminal(sys.executable, "-m", "ffapp", "resume") as terminal:
        terminal.wait_for("Aïla", "Endurance", "Aide")
        y = next(y for y, line in enumerate(terminal.text.splitlines()) if "Endurance" in line)
        x = terminal.text.splitlines()[y].index("Endurance")
        down = f"\x1b[<65;{x + 2};{y + 1}M"
        terminal.type(down)
        terminal.wait_for("molette")
        terminal.type("o")
        terminal.wait_for("Endurance", gone="molette")
        terminal.type(down * 3 + "q")
        assert terminal.ended() == 0
    game = shelf().open(path).game
    last = game.command(game.path()[-1])
    assert last == AdjustScore(score="stamina", by=-3)
