"""The fight screen by keys: rounds, targets, luck on each blow, escape, the reader's hand, and the way back."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ffapp.core.game import Game
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import TestLuck, TestSkill
from ffapp.gamebook.clearings import StandAt
from ffapp.gamebook.fight import Foe, OpenFight, TakeUpFight
from ffapp.gamebook.fight_state import Fight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.rounds import Escape, FightRound
from ffapp.gamebook.stones import CastStone, ReceiveStones
from ffapp.texts import Texts
from ffapp.tui.app import FFApp
from ffapp.tui.book import fight_opening
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.decision import Decision, Ended
from ffapp.tui.book.duel import Duel
from ffapp.tui.book.ending import EndingScreen
from ffapp.tui.book.enemies import EnemyList
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.book.fight_choices import others_odds
from ffapp.tui.book.map_words import about_text
from ffapp.tui.book.story import next_blow_odds
from ffapp.tui.deeds import name_in
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.dice import DiceTray
from ffapp.tui.look.glyphs import UNICODE
from tests.shares import few
from tests.tui.gallery import screen_lines
from tests.tui.shelves import toasts
from tests.tui.tables import FIGHT_SEED, book_app, played, press_all, settled

SIZE = (80, 24)
ORC, CHIEF = Foe(name="Orque", skill=7, stamina=6), Foe(name="Chef", skill=8, stamina=8)
TOAD = Foe(name="Crapaud", skill=0, stamina=2)
TOGETHER = OpenFight(enemies=(ORC, CHIEF), order="together", escape=True)
SEEDED = OpenFight(
    enemies=(Foe(name="Orque", skill=7, stamina=6), Foe(name="Gobelin", skill=6, stamina=5), CHIEF), order="together"
)
"""With the dice of FIGHT_SEED the first round wounds the Orc, and the Goblin wounds the hero."""


def told(app: FFApp) -> list[str]:
    return toasts(app)


def text_of(app: FFApp) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips(app.size)).replace("\u00a0", " ")


def flowing(app: FFApp) -> str:
    """What stands in the panels of the fight, each as one line."""
    panels = ("#offer-text", "#telling Journal")
    told = " ".join(line for panel in panels for line in region_lines(app, panel))
    return " ".join(told.split())


def region_lines(app: FFApp, selector: str) -> list[str]:
    """The part of the screen that a widget takes; nothing where it is not seen."""
    region = app.screen.query_one(selector).region
    return [line[region.x : region.right].rstrip("▐ ") for line in screen_lines(app)[region.y : region.bottom]]


def fight_of(game: Game) -> Fight:
    assert game.state.fight is not None
    return game.state.fight  # type: ignore[no-any-return]


async def test_the_whole_sums_of_both_sides_are_shown() -> None:
    game = played(OpenFight(enemies=(CHIEF,)))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["space"])
        told = [line.split() for line in screen_lines(app)]
        assert ["1", "+", "6", "+", "9", "d’Habileté", "4", "+", "2", "+", "8", "d’Habileté"] in told
        assert "16 > 14" in text_of(app)
        assert fight_of(game).round == 1


async def test_what_makes_up_the_attack_strength_is_read_on_the_smallest_screen() -> None:
    game = played(OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=6),), modifier=1, fury=2))
    async with book_app(game).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        lines = screen_lines(pilot.app)
        assert any("2 dés + 9 + 3" in line for line in lines)
        assert any("Paragraphe +1 · Furie +2" in line for line in lines)


async def test_a_target_is_chosen_by_number_by_tab_and_by_the_mouse() -> None:
    game = played(SEEDED, seed=FIGHT_SEED)
    app = book_app(game)
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        enemies = app.screen.query_one(EnemyList)

        def target() -> int:
            return next(row.index for row in enemies.enemies if row.stand == "target")

        assert target() == 0
        await press_all(pilot, ["tab"])
        assert target() == 1
        await press_all(pilot, ["3"])
        assert target() == 2
        await press_all(pilot, ["down", "up", "shift+tab"])
        assert target() == 1
        await pilot.click(EnemyList, offset=(8, 0))
        await pilot.pause()
        assert target() == 0
        await press_all(pilot, ["3", "space"])
        assert game.path()[-1].events[0].target == 2  # type: ignore[attr-defined]


async def test_who_waits_for_its_turn_cannot_be_struck_at() -> None:
    game = played(OpenFight(enemies=(ORC, CHIEF)))
    app = book_app(game)
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await press_all(pilot, ["2"])
        assert len(told(app)) == 1
        await press_all(pilot, ["tab", "space"])
        assert game.path()[-1].events[0].target == 0  # type: ignore[attr-defined]


async def test_blows_wait_one_after_the_other_and_only_an_answer_settles_them() -> None:
    game = played(SEEDED, seed=FIGHT_SEED)
    app = book_app(game)
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await press_all(pilot, ["space"])
        assert [blow.dealt for blow in fight_of(game).blows] == [True, False]
        assert app.screen.query_one(Decision).answers[0].percent == 83
        assert "83 %" in text_of(app)
        for key in ("space", "r", "g", "a", "f"):
            await press_all(pilot, [key])
            assert len(told(app)) == 1
            assert isinstance(app.screen, FightScreen)
        assert len(game.path()) == 3
        await press_all(pilot, ["t"])
        assert fight_of(game).blows[0].answer == "lucky"
        await press_all(pilot, ["n"])
        assert fight_of(game).blows == ()
        assert fight_of(game).enemies[0].stamina == 2
        assert game.state.stamina.current == 17


@few(1, "keys, answers", [("12", "lp"), ("21", "pl"), ("oy", "ll"), ("nn", "pp")])
async def test_answers_by_digit_and_by_letter(keys: str, answers: str) -> None:
    game = played(SEEDED, seed=FIGHT_SEED)
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["space", *keys])
        given = [game.command(step).luck for step in game.path()[-2:]]  # type: ignore[attr-defined]
        assert given == [answer == "l" for answer in answers]


async def test_an_answer_takes_the_mouse() -> None:
    game = played(SEEDED, seed=FIGHT_SEED)
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["space"])
        await pilot.click(Decision, offset=(50, 3))
        await pilot.pause()
        assert fight_of(game).blows[0].answer == "plain"


@few(
    2,
    "stamina, foes, dice, words",
    [
        (2, (CHIEF,), (6, 6, 1, 1), "Sans Chance, ce coup vous tue."),
        (3, (CHIEF,), (6, 6, 1, 1), "Malchanceuse, vous en mourriez."),
        (3, (CHIEF, CHIEF), (6, 6, 6, 6, 1, 1), "sur un autre encore"),
        (1, (CHIEF,), (6, 6, 1, 1), "ne peut plus vous sauver"),
        (18, (ORC,), (1, 1, 6, 6), ""),
    ],
)
async def test_what_luck_means_for_life_is_said(
    stamina: int, foes: tuple[Foe, ...], dice: tuple[int, ...], words: str
) -> None:
    opening = OpenFight(enemies=foes, order="together")
    target = 0 if len(foes) > 1 else None
    game = played(AdjustScore(score="stamina", by=stamina - 19), opening, (FightRound(target=target), dice))
    app = book_app(game)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        text = app.screen.query_one("#offer-text", Prose).text
        assert words in str(text)
        assert bool(words) == bool(str(text))
        assert words in text_of(app)


async def test_a_fight_won_shows_its_last_round_and_leads_back() -> None:
    game = played(OpenFight(enemies=(TOAD,)))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["space"])
        assert game.state.fight is None
        assert isinstance(app.screen, FightScreen)
        assert end_text(app) == "Combat gagné"
        assert app.screen.query_one(Duel).sides[1].dead
        await press_all(pilot, ["u"])
        assert fight_of(game).round == 0
        await press_all(pilot, ["space", "space"])
        assert isinstance(app.screen, BookScreen)


def notes(app: FFApp) -> list[str]:
    """The sums of the dice that are seen."""
    return [group.note for group in app.screen.query_one(Duel).groups]


def end_text(app: FFApp) -> str:
    """How the fight has ended, as it is told large; it is told in the page's words, too."""
    shown = app.screen.query_one(Decision).shown
    assert isinstance(shown, Ended)
    assert shown.title in text_of(app)
    return shown.title


@few(1, "size", [SIZE, (120, 40), (60, 20)])
async def test_beside_a_blow_stand_the_dice_of_that_blow(size: tuple[int, int]) -> None:
    game = played(TOGETHER, (FightRound(target=0), (1, 1, 6, 6, 3, 4)))
    app = book_app(game)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        assert notes(app) == ["3 + 4 + 9 d’Habileté", "1 + 1 + 7 d’Habileté"]
        app.playing.act(AnswerBlow(luck=True), dice=(2, 3))
        await settled(pilot)
        assert notes(app) == ["3 + 4 + 9 d’Habileté", "6 + 6 + 8 d’Habileté"]
        assert "2 + 3 = 5 ≤ 9" in flowing(app)
        row = next(line for line in region_lines(app, "EnemyList") if "Orque" in line)
        assert row.endswith("9  ► vous touchez"), "what the target rolled stays in sight"


@few(1, "size", [SIZE, (120, 40), (60, 20)])
@pytest.mark.parametrize("wound", [None, 0])
async def test_no_dice_stand_beside_an_escape_that_they_do_not_decide(size: tuple[int, int], wound: int | None) -> None:
    game = played(
        OpenFight(enemies=(CHIEF,), escape=True, escape_wound=wound),
        (FightRound(), (6, 6, 1, 1)),
        (AnswerBlow(luck=True), (2, 2)),
    )
    app = book_app(game)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        assert notes(app) == ["2 + 2 = 4 ≤ 9"]
        await press_all(pilot, ["f"])
        assert notes(app) == []
        if wound is None:
            app.playing.act(AnswerBlow(luck=True), dice=(3, 2))
            await settled(pilot)
            assert notes(app) == ["3 + 2 = 5 ≤ 8"]


async def test_a_test_by_hand_is_not_shown_beside_what_a_section_takes_over() -> None:
    game = played(
        OpenFight(enemies=(CHIEF,), until_round=1),
        (FightRound(), (3, 3, 2, 3)),
        (TestSkill(), (1, 2)),
        book="night-dragon",
    )
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert app.screen.query_one("#answers", ChoiceList).display
        assert notes(app)[1] == "3 + 3 + 8 d’Habileté"


@pytest.mark.long
async def test_a_fight_opened_again_keeps_the_target_of_its_last_round() -> None:
    game = played(TOGETHER, (FightRound(target=1), (1, 1, 1, 1, 6, 6)), (AnswerBlow(luck=True), (2, 3)))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert [row.stand for row in app.screen.query_one(EnemyList).enemies] == ["facing", "target"]


async def test_a_blow_that_follows_an_escape_is_told_without_the_round_before() -> None:
    game = played(
        OpenFight(enemies=(ORC,), escape=True), (FightRound(), (1, 1, 6, 6)), AnswerBlow(luck=False), Escape()
    )
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert "6 → 4" not in str(app.screen.query_one("#offer-text", Prose).text)


async def test_an_escape_costs_its_wound_and_is_remembered() -> None:
    game = played(GoTo(section=7), OpenFight(enemies=(ORC,), escape=True))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["f"])
        assert "Un coup vous suit" in text_of(app)
        await press_all(pilot, ["t"])
        assert (game.state.stamina.current, game.state.fight) == (18, None)
        assert end_text(app) == "Fuite réussie"
        await press_all(pilot, ["space"])
        assert isinstance(app.screen, BookScreen)
        assert "Orque (6)" in text_of(app)


async def test_no_escape_where_the_section_does_not_allow_it() -> None:
    game = played(OpenFight(enemies=(ORC,)))
    app = book_app(game)
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await press_all(pilot, ["f"])
        assert len(told(app)) == 1
        assert fight_of(game).blows == ()


async def test_death_shows_the_blow_and_then_the_end() -> None:
    game = played(AdjustScore(score="stamina", by=-18), AdjustScore(score="luck", by=-9), OpenFight(enemies=(CHIEF,)))
    game.submit(FightRound(), (6, 6, 1, 1))
    assert game.state.ending is not None
    game.undo()
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["U"])
        assert isinstance(app.screen, FightScreen)
        assert "Vous êtes morte" in text_of(app)
        await press_all(pilot, ["space"])
        assert isinstance(app.screen, EndingScreen)


async def test_a_waiting_blow_is_still_there_when_the_game_is_resumed() -> None:
    game = played(SEEDED, FightRound(target=0), seed=FIGHT_SEED)
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, FightScreen)
        assert len(app.screen.query_one(Decision).answers) == 2
        await press_all(pilot, ["2"])
        assert fight_of(game).blows[0].answer == "plain"


@pytest.mark.long
async def test_reading_stays_possible_while_a_blow_waits() -> None:
    app = book_app(played(SEEDED, FightRound(target=0), seed=FIGHT_SEED))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        allowed = {name_in(key.action) for bar in app.screen.query(KeyBar) for key in bar.keys if key.allowed}
        assert {"luck", "plain", "undo", "map", "history", "help"} <= allowed
        for key, name in (("v", "HistoryScreen"), ("m", "MapScreen"), ("question_mark", "HelpScreen")):
            await press_all(pilot, [key])
            assert type(app.screen).__name__ == name
            await press_all(pilot, ["escape"])
            assert isinstance(app.screen, FightScreen)


@pytest.mark.long
async def test_called_off_and_ended_by_the_section() -> None:
    game = played(OpenFight(enemies=(ORC,)))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["x", "2"])
        assert game.state.fight is None
        assert isinstance(app.screen, BookScreen)
    game = played(OpenFight(enemies=(ORC,)), (FightRound(), (3, 3, 1, 3)))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["x", "2", "1", *"il se rend", "enter"])
        assert game.state.fight is None
        assert game.path()[-1].events[0].arguments()["reason"] == "il se rend"
        assert isinstance(app.screen, BookScreen)


@pytest.mark.long
async def test_the_readers_hand_on_a_fight() -> None:
    game = played(OpenFight(enemies=(ORC,)))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["a", "7", "0", *"Orque 8 8 !3", "enter", "escape", "escape", "escape"])
        assert [(enemy.name, enemy.wound) for enemy in fight_of(game).enemies] == [("Orque", 2), ("Orque 2", 3)]
        await press_all(pilot, ["a", "8", "1", "enter", "escape", "escape"])
        assert fight_of(game).modifier == 1
        await press_all(pilot, ["a", "8", *["tab"] * 4, "2", "escape", "escape"])
        assert fight_of(game).order == "together"
        await press_all(pilot, ["a", "7", "1", "0", "enter", "escape", "escape", "escape"])
        assert fight_of(game).living == (1,)
        await press_all(pilot, ["a", "2", "-", "2", "enter"])
        assert game.state.stamina.current == 17
        assert isinstance(app.screen, FightScreen)


@pytest.mark.long
async def test_the_last_enemy_struck_by_hand_ends_the_fight_and_every_menu() -> None:
    game = played(OpenFight(enemies=(ORC,)))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["a", "7", "1", "0", "enter"])
        await settled(pilot)
        assert game.state.fight is None
        assert isinstance(app.screen, FightScreen)
        await press_all(pilot, ["space"])
        assert isinstance(app.screen, BookScreen)


@pytest.mark.long
async def test_stones_before_the_first_round_only() -> None:
    game = played(
        ReceiveStones(stone="strength", source="good"),
        ReceiveStones(stone="weakness", source="evil", count=2),
        TOGETHER,
    )
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["p", "4"])
        assert fight_of(game).might == 2
        await press_all(pilot, ["escape", "p", "5", "2", "escape"])
        assert [enemy.weakened for enemy in fight_of(game).enemies] == [False, True]
        assert isinstance(app.screen, FightScreen)
        assert app.screen.query_one(EnemyList).enemies[1].skill.effective == 6
        await press_all(pilot, ["space", "n", "n", "p", "5"])
        assert dict(game.state.stones) == {"weakness": 1}


async def test_undo_of_the_opening_leads_back_to_the_book() -> None:
    game = played(OpenFight(enemies=(ORC,)))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["u"])
        assert isinstance(app.screen, BookScreen)
        await press_all(pilot, ["U"])
        assert isinstance(app.screen, FightScreen)


@pytest.mark.long
async def test_dice_tumble_first_and_a_key_acts_as_if_they_lay_still() -> None:
    game = played(SEEDED, seed=FIGHT_SEED)
    app = book_app(game, dice="tumble")
    async with app.run_test(size=SIZE) as pilot:
        screen: Any = app.screen
        assert isinstance(screen, FightScreen)
        await pilot.press("space")
        assert screen.tray.tumbling
        assert not screen.query_one(Decision).answers
        assert "15 > 13" not in text_of(app), "no total is told before the dice lie still"
        await pilot.press("f")  # which a blow refuses, once it is seen
        assert not screen.tray.tumbling
        await pilot.pause()
        assert "15 > 13" in text_of(app)
        assert len(screen.query_one(Decision).answers) == 2
        assert len(game.path()) == 3
        await pilot.press("n")
        await pilot.press("t")
        assert screen.tray.tumbling
        assert len(game.path()) == 5


@few(1, "roll", ["space", "enter"])
async def test_whether_dice_tumble_changes_nothing_that_keys_do(roll: str) -> None:
    """What follows a test of luck at once answers the next blow, or rolls the next round, whenever it comes."""
    paths = []
    for dice in ("tumble", "instant"):
        game = played(OpenFight(enemies=(ORC,)), seed=FIGHT_SEED)
        app = book_app(game, dice=dice)
        async with app.run_test(size=SIZE) as pilot:
            await press_all(pilot, [roll])
            await settled(pilot)
            await press_all(pilot, ["t"])
            assert app.screen.query_one(DiceTray).tumbling is (dice == "tumble")
            await press_all(pilot, [roll])
            paths.append([step.done for step in game.path()])
    assert paths[0] == paths[1]
    assert [type(done) for done in paths[0]].count(FightRound) == 2


@pytest.mark.parametrize("count", [1, 20])
@few(1, "size", [(60, 20), (80, 24), (120, 40)])
async def test_many_enemies_with_long_names_fit(count: int, size: tuple[int, int]) -> None:
    foes = tuple(Foe(name=f"{index} [b]" + "é" * 30, skill=7, stamina=6) for index in range(count))
    game = played(OpenFight(enemies=foes, order="together"), FightRound(target=0 if count > 1 else None))
    app = book_app(game)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        lines = text_of(app).split("\n")
        assert all(len(line) == size[0] for line in lines)
        assert "0 [b]" in text_of(app)
        assert "Endu…" not in text_of(app)


def test_equal_chances_of_those_who_attack_beside_the_target_are_one() -> None:
    def told(*skills: int, texts: Texts) -> str:
        foes = tuple(Foe(name=f"Orque {skill}", skill=skill, stamina=6) for skill in skills)
        sheet = played(OpenFight(enemies=foes, order="together")).state
        return others_odds(texts, sheet, sheet.fight, 0)

    french, english = Texts("fr"), Texts("en")
    assert " ".join(told(7, *(7,) * 19, texts=french).split()) == "Les 19 autres : 24 % contre vous chacun"
    assert told(7, *(7,) * 19, texts=english) == "The 19 others: 24% against you each"
    assert told(7, 7, texts=english) == "Orque 7 2: 24% against you"
    several = told(7, 8, 7, 9, 7, 7, texts=english)
    assert (
        several == "Orque 8: 34% against you · Orque 7 2 and 2 others: 24% against you each · Orque 9: 44% against you"
    )


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_against_many_the_dice_have_room(size: tuple[int, int]) -> None:
    app = book_app(played(OpenFight(enemies=(ORC,) * 20, order="together")))
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        assert app.screen.query_one(Duel).large


def test_odds() -> None:
    strikes, struck = next_blow_odds(9, 9)
    assert strikes == struck == 44
    assert next_blow_odds(30, 1) == (100, 0)


async def test_a_fight_taken_up_keeps_its_dead() -> None:
    game = played(OpenFight(enemies=(TOAD, ORC), escape=True), FightRound(), Escape(), AnswerBlow(luck=False))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["1", "1"]) if game.state.section else await press_all(pilot, ["2", "1"])
        assert [row.stand for row in app.screen.query_one(EnemyList).enemies] == ["dead", "target"]


@pytest.mark.long
async def test_each_blow_shows_its_own_figures_round_after_round() -> None:
    foes = (Foe(name="Orque", skill=7, stamina=10), Foe(name="Gobelin", skill=6, stamina=5))
    game = played(OpenFight(enemies=foes, order="together", escape=True))
    app = book_app(game)

    def shown() -> None:
        text = text_of(app)
        answers = app.screen.query_one(Decision).answers
        assert len(answers) == 2
        for answer in answers:
            assert answer.text.replace("\u00a0", " ") in text
            for follows in answer.follows:
                assert f"{follows.before} → {follows.after}  −{follows.losses[0]}" in text

    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for dice in ((1, 2, 6, 6, 1, 1), (1, 2, 6, 6, 1, 1), (6, 6, 1, 1, 6, 6)):
            app.playing.act(FightRound(target=0), dice=dice)
            await pilot.pause()
            while game.phase == "blow":
                shown()
                await press_all(pilot, ["2"])
        await press_all(pilot, ["f"])
        assert "Un coup vous suit" in text_of(app)
        shown()


async def test_a_stray_key_after_a_blow_does_nothing() -> None:
    game = played(SEEDED, FightRound(target=0), seed=FIGHT_SEED)
    app = book_app(game)
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await press_all(pilot, ["space", "enter"])
        assert len(fight_of(game).blows) == 2, "neither declines"
        await press_all(pilot, ["n", "n", "n"])
        assert isinstance(app.screen, FightScreen)
        assert fight_of(game).round == 1
        await press_all(pilot, ["N"])
        assert type(app.screen).__name__ == "NotesDialog"


async def test_a_refused_escape_says_how_to_allow_it() -> None:
    app = book_app(played(OpenFight(enemies=(ORC,))))
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await press_all(pilot, ["f"])
        assert "a, puis" in told(app)[0].replace("\u00a0", " ")
        assert "Termes du combat" in told(app)[0]


@pytest.mark.long
async def test_between_rounds_a_section_may_leave_a_test_of_luck_to_the_reader_and_give_a_reason() -> None:
    game = played(OpenFight(enemies=(ORC,)))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["T"])
        assert "jouée" not in text_of(app), "Luck is not played in the swamp"
        await press_all(pilot, ["2", *"le pont", "enter"])
        assert game.command(game.path()[-1]) == TestLuck(optional=True, reason="le pont")


async def test_a_weakened_figure_is_explained() -> None:
    game = played(ReceiveStones(stone="weakness", source="evil"), OpenFight(enemies=(ORC,)))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "par une Pierre de Faiblesse" not in text_of(app)
        await press_all(pilot, ["p", "5", "escape"])
        assert "−2 par une Pierre de Faiblesse" in text_of(app)


async def test_a_weakness_is_told_below_the_enemy_that_has_it() -> None:
    weak = (OpenFight(enemies=(ORC, Foe(name="Chef", skill=8, stamina=8))), CastStone(stone="weakness", enemy=0))
    app = book_app(played(ReceiveStones(stone="weakness", source="evil"), *weak))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        lines = text_of(app).splitlines()
        assert sum("par une Pierre de Faiblesse" in line for line in lines) == 1
        told = next(at for at, line in enumerate(lines) if "par une Pierre de Faiblesse" in line)
        assert lines[told - 3].rstrip().endswith("1 Orque")
        assert lines[told - 1].rstrip().endswith("7 (5) Habileté")


async def test_options_of_the_opening_by_arrows_and_then_enter() -> None:
    game = played(GoTo(section=7))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["c", *"Orque 7 6"])
        assert "seul" in text_of(app)
        assert "l’un après l’autre" not in text_of(app)
        await press_all(pilot, [*"; Chef 8 8", "down", "left"])
        line = app.screen.query_one("#line", TextField)
        assert "bloc" in line.value
        await press_all(pilot, ["right", "right", "down", "space", "enter"])
        fight = fight_of(game)
        assert (fight.order, fight.escape, len(fight.enemies)) == ("together", True, 2)
        assert isinstance(app.screen, FightScreen)


@pytest.mark.long
async def test_escape_does_not_throw_a_typed_fight_away_at_once() -> None:
    app = book_app(played())
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["c", *"Orque 7", "escape"])
        assert type(app.screen).__name__ == "FightOpening"
        assert app.screen.query_one("#line", TextField).value == "Orque 7"
        await press_all(pilot, ["escape"])
        assert isinstance(app.screen, BookScreen)
        await press_all(pilot, ["c", "escape"])
        assert isinstance(app.screen, BookScreen)


async def test_help_opens_over_a_dialog() -> None:
    app = book_app(played())
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["c", "f1"])
        assert type(app.screen).__name__ == "HelpScreen"
        await press_all(pilot, ["escape"])
        assert type(app.screen).__name__ == "FightOpening"


@pytest.mark.long
async def test_the_line_of_a_fight_is_read_once_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    asked = fight_opening.read_fight
    monkeypatch.setattr(fight_opening, "read_fight", lambda text, words: read.append(text) or asked(text, words))
    app = book_app(played())
    app.settings = replace(app.settings, advice="always")
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["c", *"Rat 5 4"])
        assert read == ["", "R", "Ra", "Rat", "Rat 5", "Rat 5 4"]
        await press_all(pilot, ["enter"])
        assert read[6:] == []


@pytest.mark.long
async def test_the_key_of_the_fight_choicess_the_enemies_left_here_first() -> None:
    game = played(GoTo(section=7), OpenFight(enemies=(ORC,), escape=True), Escape(), AnswerBlow(luck=False))
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["c"])
        assert "Reprendre le combat : Orque (6)" in text_of(app)
        await press_all(pilot, ["1", "enter", "enter"])
        assert game.state.fight is None, "nothing is chosen beforehand"
        assert "Fuite permise ?" in text_of(app)
        assert "flèches puis Entrée : choisir" in text_of(app), "and Enter alone is not offered"
        await press_all(pilot, ["2"])
        assert fight_of(game).escape
        await press_all(pilot, ["u", "c", "2"])
        assert type(app.screen).__name__ == "FightOpening"
        await press_all(pilot, ["escape", "c", "c"])
        assert type(app.screen).__name__ == "FightMenu", "the key of the menu alone begins nothing"
        await press_all(pilot, [*"hat 5 4", "enter"])
        assert [(foe.name, foe.skill, foe.stamina) for foe in fight_of(game).enemies] == [("chat", 5, 4)]
        await press_all(pilot, ["u", "c", *"Rat 5 4", "enter"])
        assert [(foe.name, foe.skill, foe.stamina) for foe in fight_of(game).enemies] == [("Rat", 5, 4)]


def test_the_map_tells_enemies_that_are_fought_again_as_they_are_now() -> None:
    fled = (StandAt(clearing=7), OpenFight(enemies=(ORC,), escape=True), Escape(), AnswerBlow(luck=False))
    again = (TakeUpFight(encounter=1), (FightRound(), (1, 1, 6, 6)), AnswerBlow(luck=False))
    for done, told in ((fled, "Ennemis laissés : Orque 6/6"), ((*fled, *again), "Combat en cours : Orque 4/6")):
        game = played(*done[:4])
        encounter = game.state.remembered[0].id
        for command in done[4:]:
            command = TakeUpFight(encounter=encounter) if isinstance(command, TakeUpFight) else command
            game.submit(*(command if isinstance(command, tuple) else (command,)))
        [line] = about_text(Texts("fr"), UNICODE, game.state, 7)
        assert told in line.replace("\u00a0", " ")


@pytest.mark.long
async def test_an_undo_says_what_it_took_back() -> None:
    app = book_app(played(GoTo(section=7)))
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await press_all(pilot, ["u"])
        assert told(app)[0].startswith("Annulé")
        assert "7" in told(app)[0]
        await press_all(pilot, ["U"])
        assert told(app)[0].startswith("Rétabli")


@pytest.mark.parametrize(("dice", "outcome"), [((6, 6, 1, 1), "dead"), ((1, 1, 6, 6), "won")])
async def test_the_bar_calls_the_way_out_of_a_fight_as_its_page_does(dice: tuple[int, ...], outcome: str) -> None:
    rat = Foe(name="Rat", skill=6, stamina=2)
    app = book_app(played(AdjustScore(score="stamina", by=-17), OpenFight(enemies=(rat,))))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.playing.act(FightRound(), dice=dice)
        if outcome == "dead":
            await press_all(pilot, ["n"])
        await pilot.pause()
        assert isinstance(app.screen, FightScreen)
        bar = {name_in(entry.action): entry.label for entry in app.screen.query_one(KeyBar).keys}
        assert bar["round"] == app.texts("fight-over-hint", over=outcome == "dead")
        assert "\n".join(screen_lines(app)).count(bar["round"]) == 2
