"""How a fight is laid out: hero left, enemy right, the others a line each, what waits in the one frame."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from itertools import product
from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.rounds import FightRound
from ffapp.texts import Texts
from ffapp.tui.app import FFApp
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.combatants import enemy_rows
from ffapp.tui.book.decision import Decision, Waits
from ffapp.tui.book.duel import Duel
from ffapp.tui.book.enemies import EnemyList
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.book.fight_arena import Arena, planned
from ffapp.tui.book.fight_choices import answers_to, ended
from ffapp.tui.book.story import fight_dice, fight_steps
from ffapp.tui.kit.journal import Journal
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.look.canvas import Canvas
from ffapp.tui.look.glyphs import ASCII, UNICODE
from ffapp.tui.look.horizon import Horizon
from ffapp.tui.look.lettering import lettering, lettering_rows
from tests.shares import few
from tests.tui import test_book_pictures as swamp
from tests.tui import test_night_fight_pictures as night
from tests.tui.gallery import screen_lines
from tests.tui.tables import FIGHT_SEED, book_app, played, press_all, settled

SMALL, LARGE, LEAST, HUGE = (80, 24), (120, 40), (60, 20), (200, 50)
SIZES = (SMALL, LARGE, LEAST, HUGE)
CROWD = OpenFight(
    enemies=tuple(Foe(name=f"Rat {number}", skill=4, stamina=number) for number in range(1, 11)), order="together"
)


def shown(app: FFApp) -> str:
    return "\n".join(screen_lines(app)).replace("\u00a0", " ")


def row_of(app: FFApp, words: str) -> str:
    return next(line for line in screen_lines(app) if words in line)


# -- the rows of the page -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rows", range(17, 60))
def test_the_rows_are_shared_out_without_rest(rows: int) -> None:
    for large, melee, offer, beside in product((10, 11, 13), (0, 2, 4, 11, 21), (4, 6, 8, 10, 12), (False, True)):
        given = {"large": large, "melee": melee, "offer": offer, "beside": beside}
        plan = planned(rows, grand=large + 3, low=large - 4, **given)
        duel = large + 3 * plan.grand if plan.large else large - 4 + plan.spaced
        assert plan.large or not plan.grand
        assert plan.story == 0 or not beside
        assert not plan.grand or (plan.offer, plan.melee) == (offer, melee), "nothing is cut for large scores"
        used = plan.top + duel + plan.above + plan.melee + plan.below + plan.offer + plan.story
        assert used <= rows
        assert min(plan.top, plan.above, plan.melee, plan.below, plan.story) >= 0
        assert plan.melee != 1, "no heading without a line"
        assert plan.melee == melee or plan.story == 0, "no story before every enemy is seen"
        assert plan.offer == offer or plan.melee <= 2, "what waits comes before those who do not"
        assert plan.offer == offer or not plan.large


@few(1, "advice", ["never", "always"])
@few(2, "size", SIZES)
async def test_no_part_moves_when_a_blow_comes_that_waits(size: tuple[int, int], advice: str) -> None:
    app = book_app(played(swamp.TOGETHER, seed=FIGHT_SEED), advice=advice)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        parts = ("#dice", "#melee", "#offer", "#telling")
        before = [app.screen.query_one(part).region for part in parts]
        await press_all(pilot, ["space"])
        assert app.screen.query_one(Decision).answers
        assert [app.screen.query_one(part).region for part in parts] == before


async def test_a_sign_stands_apart_from_number_and_name() -> None:
    """Where remarks have no rows a sign stands for each."""
    app = book_app(night.struck())
    async with app.run_test(size=LEAST) as pilot:
        await settled(pilot)
        assert app.screen.query_one(EnemyList).sparing
        signed = [line for line in screen_lines(app) if app.glyphs.note in line]
        assert signed
        assert all(re.search(rf"\d{re.escape(app.glyphs.note)} \w", line) for line in signed)


STATES: dict[str, Callable[[], Game]] = {
    "struck": swamp.struck,
    "armed": swamp.armed,
    "hostile": swamp.hostile,
    "dying": swamp.dying,
    "poisoned": night.struck,
    "luckless": night.luckless,
    "handed-over": night.handed_over,
}


async def each_size(pilot: Any, *sizes: tuple[int, int]) -> AsyncIterator[tuple[int, int]]:
    """One app in these sizes, one after another; each time it is at rest."""
    for size in sizes:
        await pilot.resize_terminal(*size)
        await settled(pilot)
        yield size


@few(1, "state", STATES)
async def test_what_waits_is_seen_whole_in_the_one_frame(state: str) -> None:
    app = book_app(STATES[state]())
    async with app.run_test(size=SMALL) as pilot:
        async for size in each_size(pilot, *SIZES):
            page = app.screen
            offer, arena = page.query_one("#offer", Panel), page.query_one(Arena)
            assert offer.framed, size
            assert sum(panel.framed for panel in page.query(Panel)) == 1, size
            assert arena.region.contains_region(offer.region), size
            assert page.query_one("#about", QuietScroll).max_scroll_y == 0, size
            decision = page.query_one(Decision)
            assert not decision.display or decision.size.height == decision.rows(decision.size.width), size
            lines = screen_lines(app)
            for line in lines[offer.region.y + 1 : offer.region.bottom - 1]:
                assert line[offer.region.x] == line[offer.region.right - 1] == "│", size
            assert lines[offer.region.bottom - 1][offer.region.right - 1] == "╯", size


@pytest.mark.long
async def test_the_story_and_the_horizon_where_there_is_room() -> None:
    app = book_app(swamp.struck())
    async with app.run_test(size=SMALL) as pilot:
        async for size in each_size(pilot, *SIZES):
            room = size in (LARGE, HUGE)
            assert app.screen.query_one("#telling").display is room, size
            strip = app.screen.query_one(Horizon)
            assert (strip.display, strip.dark) == (room, True), size


@pytest.mark.long
async def test_the_page_follows_a_change_of_its_size() -> None:
    app = book_app(swamp.struck())
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert app.screen.query_one(Duel).large
        await pilot.resize_terminal(*LEAST)
        await settled(pilot)
        assert not app.screen.query_one(Duel).large
        await pilot.resize_terminal(*LARGE)
        await settled(pilot)
        assert app.screen.query_one(Duel).large
        assert app.screen.query_one("#telling").display


@pytest.mark.long
async def test_on_a_low_screen_the_story_is_told_in_fewer_words() -> None:
    app = book_app(played(OpenFight(enemies=swamp.FOES[:1]), (FightRound(), (2, 2, 1, 1))))
    async with app.run_test(size=LARGE) as pilot:
        await settled(pilot)
        assert "Assaut 1. Vous : 1 + 1 + 9 = 11 ; Orque : 2 + 2 + 7 = 11" in shown(app)
        await pilot.resize_terminal(120, 27)
        await settled(pilot)
        assert app.screen.query_one("#telling").display
        assert "Assaut 1. Vous" not in shown(app)
        await pilot.resize_terminal(*LARGE)
        await settled(pilot)
        assert "Assaut 1. Vous : 1 + 1 + 9 = 11 ; Orque : 2 + 2 + 7 = 11" in shown(app)


# -- face to face ---------------------------------------------------------------------------------------------------


async def test_hero_left_enemy_right_and_an_arrow_and_words_tell_who_hits_whom() -> None:
    won = played(swamp.TOGETHER, (FightRound(target=0), (1, 1, 1, 1, 1, 1, 6, 6)))
    app = book_app(won)
    async with app.run_test(size=SMALL) as pilot:
        async for size in each_size(pilot, *SIZES):
            names = row_of(app, "Orque")
            assert names.index("Aïla") < size[0] // 2 < names.index("Orque"), size
            assert "━►" in row_of(app, "vous touchez") + row_of(app, "━►"), size
            assert [group.dim for group in app.screen.query_one(Duel).groups] == [False, True], size
    lost = played(swamp.TOGETHER, (FightRound(target=0), (6, 6, 1, 1, 1, 1, 1, 1)))
    app = book_app(lost)
    async with app.run_test(size=SMALL) as pilot:
        async for size in each_size(pilot, *SIZES):
            assert "◄━" in row_of(app, "vous touche") + row_of(app, "◄━"), size
            assert [group.dim for group in app.screen.query_one(Duel).groups] == [True, False], size
    tied = played(swamp.TOGETHER, (FightRound(target=0), (2, 4, 1, 1, 1, 1, 2, 2)))
    app = book_app(tied)
    async with app.run_test(size=SMALL) as pilot:
        async for size in each_size(pilot, *SIZES):
            assert "nul ne touche" in shown(app), size
            assert [group.dim for group in app.screen.query_one(Duel).groups] == [False, False], size


async def test_points_of_enemies_are_columns_and_what_was_lost_is_broken() -> None:
    app = book_app(played(swamp.TOGETHER, (FightRound(target=0), (1, 1, 1, 1, 1, 1, 6, 6)), AnswerBlow(luck=False)))
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert row_of(app, "2 Gobelin").count("━") == 5
        assert row_of(app, "3 Chef").count("━") == 8
        app.playing.undo()
        app.playing.act(AnswerBlow(luck=False))
        await settled(pilot)
        row = row_of(app, "4/6 Endurance")
        assert "−2 ╍╍━━━━ 4/6" in row, "mirrored: full towards the figures"


async def test_whose_blow_waits_is_faced_and_the_target_is_among_the_others() -> None:
    app = book_app(played(swamp.TOGETHER, FightRound(target=0), seed=FIGHT_SEED))
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        duel, enemies = app.screen.query_one(Duel), app.screen.query_one(EnemyList)
        assert (duel.sides[1].name, [row.name for row in enemies.others]) == ("Orque", ["Gobelin", "Chef"])
        assert row_of(app, "2 Gobelin").rstrip().endswith("11 + 6 = 17  ◄ vous touche")
        assert row_of(app, "3 Chef").rstrip().endswith("3 + 8 = 11  ✗ esquivé")
        await press_all(pilot, ["n"])
        assert (duel.sides[1].name, [row.name for row in enemies.others]) == ("Gobelin", ["Orque", "Chef"])
        assert "▸ 1 Orque" in row_of(app, "1 Orque")
        assert duel.bout.totals == (15, 17)
        await press_all(pilot, ["n"])
        assert duel.sides[1].name == "Orque", "the target is faced again"


async def test_while_dice_tumble_nothing_is_told_of_who_loses() -> None:
    app = book_app(played(swamp.TOGETHER, seed=FIGHT_SEED), dice="tumble")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("space")
        duel: Any = app.screen.query_one(Duel)
        assert duel.tumbling
        text = duel.canvas.text()
        assert "touche" not in text
        assert "Habileté 9" in text
        assert "d’Habileté" not in text
        inks = {ink for y in range(duel.canvas.height) for _, ink in duel.canvas.line(y)}
        assert not any("die-dim" in ink for ink in inks)


@pytest.mark.long
async def test_marks_fade_without_a_word_of_dice_that_still_tumble() -> None:
    app = book_app(played(swamp.TOGETHER, (FightRound(target=0), (1, 1, 1, 1, 1, 1, 6, 6))), dice="tumble")
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        page: Any = app.screen
        await press_all(pilot, ["n"])
        assert "−2 ╍╍━━━━ 4/6" in shown(app)
        await pilot.press("space")
        assert page.tray.tumbling
        page.unmark()
        assert page.tray.tumbling
        assert "╍" not in page.tray.canvas.text()
        assert not page.query_one(Decision).answers


# -- many -----------------------------------------------------------------------------------------------------------


@few(1, "size", SIZES)
async def test_ten_enemies_are_a_line_each_and_a_click_takes_another_target(size: tuple[int, int]) -> None:
    app = book_app(played(CROWD))
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        enemies = app.screen.query_one(EnemyList)
        assert [row.index for row in enemies.others] == list(range(1, 10))
        scroll = app.screen.query_one("#melee QuietScroll", QuietScroll)
        assert scroll.max_scroll_y == 9 - scroll.size.height
        scroll.scroll_end(animate=False)
        await pilot.pause()
        assert "10 Rat 10" in shown(app)
        await pilot.click(enemies, offset=(8, 8))
        await settled(pilot)
        duel = app.screen.query_one(Duel)
        assert (duel.sides[1].name, duel.sides[1].number) == ("Rat 10", "10")
        assert [row.index for row in enemies.others] == list(range(9))


@pytest.mark.long
@pytest.mark.parametrize("size", [SMALL, LEAST])
async def test_the_others_are_scrolled_by_keys_where_they_have_no_room(size: tuple[int, int]) -> None:
    app = book_app(played(CROWD))
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        scroll = app.screen.query_one("#melee QuietScroll", QuietScroll)
        page = min(scroll.size.height - 1 or 1, scroll.max_scroll_y)
        assert (scroll.scroll_y, page > 0) == (0, True)
        for key, at in (
            ("pagedown", page),
            ("end", scroll.max_scroll_y),
            ("home", 0),
            ("pagedown", page),
            ("pageup", 0),
        ):
            await press_all(pilot, [key])
            assert scroll.scroll_y == at, key


@pytest.mark.parametrize("width", [72, 96, 56])
def test_lines_that_are_compared_are_equally_long(width: int) -> None:
    game = played(OpenFight(enemies=(swamp.FOES[2],)), (FightRound(), (6, 6, 1, 1)))
    answers = tuple(answers_to(Texts("fr"), game.state, lambda command: None, {"luck": "t", "plain": "n"}))
    decision, canvas = Decision(), Canvas(width, 4, UNICODE)
    decision.set_reactive(Decision.shown, Waits(answers))
    decision.draw(canvas)
    _, _, lucky, unlucky = canvas.text().split("\n")
    left, right = lucky[: width // 2], lucky[width // 2 :]
    assert len({sum(line.count(sign) for sign in "━╍─") for line in (left, right, unlucky)}) == 1


@pytest.mark.long
@pytest.mark.parametrize("size", [SMALL, LEAST])
async def test_those_next_to_the_target_are_in_view(size: tuple[int, int]) -> None:
    app = book_app(played(CROWD))
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        scroll, enemies = app.screen.query_one("#melee QuietScroll", QuietScroll), app.screen.query_one(EnemyList)
        for target in (1, 2, 3, 4, 5, 6, 7, 8):
            await press_all(pilot, ["tab"])
            await settled(pilot)
            assert app.screen.query_one(Duel).sides[1].number == str(target + 1)
            rows = [row.index for row in enemies.others]
            seen = rows[int(scroll.scroll_y) : int(scroll.scroll_y) + scroll.size.height]
            assert {target - 1, target + 1} <= set(seen) or len(seen) < 2


async def test_whoever_hits_comes_first_while_the_blow_waits() -> None:
    dice = (6, 6, *(1, 1) * 7, 6, 6, 6, 6, 1, 1)  # Rats 1, 9 and 10 hit
    app = book_app(played(CROWD, (FightRound(target=1), dice)))
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        enemies, scroll = app.screen.query_one(EnemyList), app.screen.query_one("#melee QuietScroll", QuietScroll)
        assert [row.name for row in enemies.others][:3] == ["Rat 9", "Rat 10", "Rat 2"]
        assert scroll.scroll_y == 0
        assert "Pg.Suiv : la suite" in shown(app)
        await press_all(pilot, ["n"])
        assert [row.name for row in enemies.others][:2] == ["Rat 10", "Rat 1"], "its blow is answered"


@pytest.mark.parametrize("width", [74, 96])
def test_a_name_is_whole_before_a_line_is_long(width: int) -> None:
    rats = tuple(Foe(name="Rat géant", skill=5, stamina=stamina) for stamina in (4, 4, 12))
    game = played(OpenFight(enemies=rats, order="together"), (FightRound(target=0), (1, 1, 6, 6, 6, 6, 3, 3)))
    fight, texts = game.state.fight, Texts("fr")
    fought = fight_dice(texts, fight_steps(game), rounds_only=True).fought
    enemies = EnemyList()
    enemies.set_reactive(EnemyList.enemies, enemy_rows(texts, fight, None, target=0, faced=0, fought=fought))
    enemies.set_reactive(EnemyList.skill_short, texts("fight-skill-short"))
    canvas = Canvas(width, 2, UNICODE)
    enemies.draw(canvas)
    assert [f"Rat géant {number}" in line for number, line in enumerate(canvas.text().split("\n"), 2)] == [True, True]
    assert canvas.text().count("◄ vous touche") == 2
    assert "━━━━" in canvas.text()


async def test_the_story_is_scrolled_by_keys_where_the_others_have_room() -> None:
    rounds = [(FightRound(), (1, 1, 1, 1))] * 30
    app = book_app(played(OpenFight(enemies=(Foe(name="Rat", skill=9, stamina=9),)), *rounds))
    async with app.run_test(size=LARGE) as pilot:
        await settled(pilot)
        journal = app.screen.query_one(Journal)
        newest = journal.scroll_y
        assert newest == journal.max_scroll_y > 0
        await press_all(pilot, ["pageup"])
        assert journal.scroll_y < newest
        await press_all(pilot, ["home"])
        assert journal.scroll_y == 0
        await press_all(pilot, ["end"])
        assert journal.scroll_y == journal.max_scroll_y


async def test_a_vast_screen_has_large_scores_and_the_story_beside_them() -> None:
    app = book_app(swamp.struck())
    async with app.run_test(size=HUGE) as pilot:
        await settled(pilot)
        duel, measure, story = (app.screen.query_one(name) for name in ("#dice", "#measure", "#telling"))
        assert app.screen.query_one(Duel).grand
        assert story.region.x >= measure.region.right
        assert story.region.height > measure.region.height // 2
        assert row_of(app, "Récit du combat").index("1 Orque") < row_of(app, "Récit du combat").index("Récit")
        assert duel.region.width + story.region.width > 160
        columns = row_of(app, "Endurance")
        assert columns.index("Endurance") < columns.index("Chance") < columns.rindex("Endurance")
        await pilot.resize_terminal(*LARGE)
        await settled(pilot)
        assert not app.screen.query_one(Duel).grand
        assert story.region.y > app.screen.query_one("#offer").region.y
        assert story.styles.margin.top == 0


@pytest.mark.long
@few(1, "ascii_only", [False, True])
async def test_large_scores_are_whole_or_not_there(ascii_only: bool) -> None:
    absurd = Foe(name="Ver", skill=9999, stamina=9999)
    for foe in (absurd, swamp.FOES[0]):
        app = book_app(played(OpenFight(enemies=(foe,), strike=1), (FightRound(), (6, 6, 1, 1))), ascii_only=ascii_only)
        async with app.run_test(size=SMALL) as pilot:
            async for size in each_size(pilot, HUGE, (120, 60), (60, 60), (168, 40)):
                duel = app.screen.query_one(Duel)
                assert duel.grand == duel.grand_fits(duel.content_size.width), size
                assert not (duel.grand and ascii_only), size
                if duel.grand:
                    half = (duel.content_size.width - 3) // 2
                    labels = duel.canvas.text().split("\n")[1]
                    scores = (duel.sides[0].stamina, *duel.sides[0].scores)
                    assert labels[:half].split() == [score.label for score in scores], size
                    assert labels[-half:].split() == ["Habileté", "Endurance"], size


async def test_a_reason_that_is_cut_ends_in_an_ellipsis() -> None:
    app = book_app(night.luckless())
    async with app.run_test(size=LEAST) as pilot:
        await settled(pilot)
        assert "…" in row_of(app, "paragraphe impose")


async def test_a_sum_without_skill_is_whole() -> None:
    app = book_app(played(OpenFight(enemies=(Foe(name="Rat", skill=0, stamina=9),)), (FightRound(), (1, 2, 6, 6))))
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert row_of(app, "6 + 6 + 9 d’Habileté").rstrip(" ✎").endswith("1 + 2 + 0 d’Habileté")


@pytest.mark.long
async def test_who_is_dead_or_waits_its_turn_is_no_target_of_the_mouse() -> None:
    foes = (Foe(name="Rat", skill=0, stamina=2), *swamp.FOES)
    app = book_app(played(OpenFight(enemies=foes), (FightRound(), (1, 1, 6, 6))))
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert row_of(app, "1 Rat").rstrip().endswith("► à terre")
        assert row_of(app, "3 Gobelin").rstrip().endswith("attend son tour")
        await pilot.click(EnemyList, offset=(6, 0))
        await settled(pilot)
        assert app.screen.query_one(Duel).sides[1].name == "Orque"


# -- answers --------------------------------------------------------------------------------------------------------


async def test_a_blow_on_the_hero_tells_what_follows_of_each_answer() -> None:
    app = book_app(played(OpenFight(enemies=(swamp.FOES[2],)), (FightRound(), (6, 6, 1, 1))))
    told = ("19 → 18  −1", "19 → 16  −3", "19 → 17  −2", "83 %", "(9 → 8)", "Chance reste à 9", " t ", " n ")
    async with app.run_test(size=SMALL) as pilot:
        async for size in each_size(pilot, *SIZES):
            text = shown(app)
            assert [words for words in told if words not in text] == [], size


@few(1, "at, left", [(0, (2, 0)), (1, (2, 0)), (2, (1, 1))])
async def test_every_answer_takes_the_mouse(at: int, left: tuple[int, int]) -> None:
    game = night.night(night.HERB, OpenFight(enemies=(night.SERPENT,)), (FightRound(), (6, 6, 1, 1)))
    app = book_app(game)
    async with app.run_test(size=SMALL) as pilot:
        async for size in each_size(pilot, *SIZES):
            decision = app.screen.query_one(Decision)
            offsets = ((1, 0), (decision.size.width - 3, 3), (6, 4))
            await pilot.click(decision, offset=offsets[at])
            await settled(pilot)
            herbs = sum(item.count for item in game.state.items if item.name == "Herbe amère")
            answered = type(game.command(game.path()[-1])).__name__
            assert (herbs, answered) == (left[0], "UseAntidote" if left[1] else "AnswerBlow"), size
            if not left[1]:
                assert game.command(game.path()[-1]) == AnswerBlow(luck=at == 0), size
            app.playing.undo()
            await settled(pilot)


async def test_the_round_to_come_and_the_end_take_the_mouse() -> None:
    game = played(OpenFight(enemies=(Foe(name="Rat", skill=0, stamina=2),)))
    app = book_app(game)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert not app.screen.query_one("#offer", Panel).framed
        assert "Livrer le premier Assaut" in shown(app)
        assert "100 % pour vous" in shown(app)
        await pilot.click(Decision, offset=(8, 0))
        await settled(pilot)
        assert game.state.fight is None
        await pilot.click(Decision, offset=(30, 4))
        await settled(pilot)
        assert isinstance(app.screen, BookScreen)


async def test_luck_that_is_not_offered_says_why_and_costs_nothing() -> None:
    game = night.luckless()
    app = book_app(game)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert "Aucune Chance à tenter" in shown(app)
        depth = game.depth
        await press_all(pilot, ["1"])
        await pilot.click(Decision, offset=(1, 0))
        await settled(pilot)
        assert game.depth == depth
        assert "seul un test que le paragraphe impose" in shown(app).replace("\n", " ")


# -- large words ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("outcome", ["won", "escaped", "dead", "victory", "defeat"])
@pytest.mark.parametrize("gender", ["m", "f"])
def test_every_end_has_large_letters_on_a_usual_screen(language: str, outcome: str, gender: str) -> None:
    told = Texts(language, strict=True)("fight-over", outcome=outcome, gender=gender)
    assert lettering_rows(told, 74) == 3
    canvas = Canvas(74, 3)
    assert lettering(canvas, 0, told, "gain") == 3
    assert set(canvas.text()) <= set(" \n█▀▄")
    assert all(line.strip() for line in canvas.text().split("\n"))


@pytest.mark.parametrize(
    ("end", "title", "ink"),
    [
        (EndAdventure(won=True), "Vous avez gagné", "gain"),
        (EndAdventure(won=False), "Vous avez perdu", "caution"),
        (AdjustScore(score="stamina", by=-30), "Vous êtes morte", "wound"),
        (AdjustScore(score="health", by=-30), "Vous êtes morte", "wound"),
    ],
)
def test_an_end_by_the_section_in_a_fight_is_no_death(end: Command, title: str, ink: str) -> None:
    sheet = played(OpenFight(enemies=swamp.FOES[:1]), end).state
    told = ended(Texts("fr", strict=True), sheet, sheet.fight, "␣")
    assert (told.title, told.ink, told.text) == (title, ink, "Tourner la dernière page")


@pytest.mark.parametrize(
    ("told", "width", "glyphs", "lines"),
    [
        ("Né", 8, UNICODE, "▄  ▄ ▄▄█\n█▀▄█ █▄\n█  █ █▄▄"),
        ("Né", 7, UNICODE, "  N É"),
        ("Né", 8, ASCII, "   N É"),
        ("勝利", 12, UNICODE, "    勝 利"),
        ("Vous êtes morte", 16, UNICODE, " VOUS ÊTES MORTE"),
    ],
)
def test_large_letters_and_what_stands_for_them(told: str, width: int, glyphs: Any, lines: str) -> None:
    canvas = Canvas(width, 3, glyphs)
    assert lettering(canvas, 0, told, "gain") == lettering_rows(told, width, glyphs) == lines.count("\n") + 1
    assert canvas.text().rstrip("\n") == lines


async def test_a_weak_hero_is_told_of_sickness_and_poison_beside_the_enemy() -> None:
    app = book_app(played(AdjustScore(score="health", by=-7), OpenFight(enemies=swamp.FOES[:1])))
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert "Maladie −1 (ce qui compte)" in shown(app)
        assert "19/19 (18)" in shown(app)


async def test_a_mark_that_is_taken_away_while_the_page_is_composed_anew_is_no_fault() -> None:
    app = book_app(swamp.fought())
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = app.screen
        assert isinstance(page, FightScreen)
        await page.query_one(Arena).remove()
        page.unmark()
