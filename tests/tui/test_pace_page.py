"""A fight at the reader's pace on its page and by lines: one key each, told in the list, taken back round by round."""

from __future__ import annotations

import pytest

from ffapp.core.errors import Caution
from ffapp.core.game import MOST_FOLLOWING, Game
from ffapp.gamebook.creation import ChooseDice
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.pace import FightOn, SpareLuck
from ffapp.gamebook.rounds import FightRound
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.book.fight_choices import USUAL_MARK, last_mark
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.journal import Journal
from ffapp.tui.kit.typed_dice import DiceDialog
from tests.cli.talking import with_game
from tests.tui.shelves import toasts
from tests.tui.tables import book_app, played, press_all, settled

ORC = Foe(name="Orque", skill=7, stamina=6)
GIANT = Foe(name="Géant", skill=11, stamina=20)


def rounds(game: Game) -> list[FightOn | FightRound]:
    return [step.done for step in game.path() if isinstance(step.done, FightOn | FightRound)]


async def test_it_is_one_key_each_and_every_round_is_told_and_taken_back_by_itself() -> None:
    game = played(OpenFight(enemies=(GIANT,)), seed="reed")
    app = book_app(game)
    async with app.run_test(size=(120, 50)) as pilot:
        await settled(pilot)
        page = app.screen
        assert isinstance(page, FightScreen)
        await press_all(pilot, ("j",))
        assert game.phase == "blow", "it stops where luck is asked for"
        await press_all(pilot, ("n", "l"))
        assert game.state.fight.spare_luck
        assert page.words_for(page.deed("spare").binding("fight"))[0] == "fight-key-unspare"
        before = game.depth
        await press_all(pilot, ("j",))
        assert game.state.stamina.current <= USUAL_MARK
        assert any(f"s’arrête à {USUAL_MARK}" in told and "plus bas (J)" in told for told in toasts(app))
        assert game.depth - before > 2
        assert page.query_one(Journal).count == game.depth - 1  # without the hero's creation
        fought = game.state.fight.round
        await press_all(pilot, ("u",))
        assert game.state.fight.round == fought - 1
        await press_all(pilot, ("J",))
        assert isinstance(app.screen, Form)
        assert app.screen.query_one("#mark").value == USUAL_MARK
        await press_all(pilot, ("backspace", "2", "enter"))
        await settled(pilot)
        assert isinstance(app.screen, FightScreen)
        assert rounds(game)[-1] == FightOn(mark=2)
        assert last_mark(game) == 2
        depth = game.depth
        await press_all(pilot, ("j",))
        assert game.depth == depth, "at the mark no round follows"


@pytest.mark.long
async def test_with_own_dice_each_round_asks_for_its_own_until_that_is_given_up() -> None:
    game = played(ChooseDice(typed=True), OpenFight(enemies=(ORC,), spare_luck=True))
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press_all(pilot, ("j", *"1166"))
        assert isinstance(app.screen, DiceDialog)
        assert game.state.fight.enemies[0].stamina == 4
        await press_all(pilot, (*"1166",))
        assert game.state.fight.enemies[0].stamina == 2
        await press_all(pilot, ("escape",))
        assert isinstance(app.screen, FightScreen)
        assert game.state.fight.round == 2
        await press_all(pilot, ("j", *"1166"))
        assert game.state.fight is None


def test_by_lines_the_same_keys_do_the_same() -> None:
    game = played(OpenFight(enemies=(ORC, GIANT)), seed="reed")
    told = with_game(game, "l", "J 6").squeezed
    assert [step.done for step in game.path()][2:4] == [SpareLuck(spare=True), FightOn(mark=6)]
    assert all(step.done == FightOn(mark=6) for step in game.path()[3:])
    assert game.state.stamina.current <= 6
    assert "Chance épargnée" in told
    assert "le combat s’arrête à 6. Livrez l’Assaut seul" in told
    assert "plus bas (J)" in told
    assert told.count("Assaut") >= len(rounds(game))
    told = with_game(game, "j", "J 99", "J x", "u").squeezed
    assert "le combat s’arrête à 6" in told
    assert "le combat s’arrête à 99" in told


def test_a_fight_without_end_stops_and_says_how_it_goes_on() -> None:
    harmless = Foe(name="Ombre", skill=9, stamina=9, wound=0)
    game = played(OpenFight(enemies=(harmless,), strike=0, spare_luck=True))
    told = with_game(game, "j").squeezed
    assert len(rounds(game)) == MOST_FOLLOWING
    assert f"{MOST_FOLLOWING} Assauts de suite" in told


def test_what_deserves_a_question_on_the_way_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    stops = lambda self, sheet: (Caution("meal-wasted", current=1, initial=1),) if sheet.fight.round == 2 else ()  # noqa: E731
    monkeypatch.setattr(FightOn, "cautions", stops)
    harmless = Foe(name="Ombre", skill=9, stamina=9, wound=0)
    game = played(OpenFight(enemies=(harmless,), strike=0, spare_luck=True))
    with_game(game, "j", "n")
    assert len(rounds(game)) == 2
    with_game(game, "j", "o")
    assert len(rounds(game)) == 2 + MOST_FOLLOWING


def test_a_fight_can_be_opened_so_and_its_page_says_it() -> None:
    game = played(AdjustScore(score="stamina", by=-1))
    told = with_game(game, "c Orque 7 6; sans-chance", "again").squeezed
    assert game.state.fight.spare_luck
    assert "Chance épargnée" in told
