"""The end of the adventure (RULES: The end)."""

from __future__ import annotations

import pytest

from ffapp.core.errors import Refusal
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.creation import ChooseDice
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.notes import AddNote, ChangeNote, RemoveNote
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.rounds import FightRound
from ffapp.gamebook.sheet import Ending
from ffapp.gamebook.stones import STONES, CastStone
from tests.gamebook.examples import legal_commands
from tests.gamebook.play import Table, dead_of, hero, scorpion_swamp


def killed_in_a_fight(undo: str = "fate") -> Table:
    table = hero(skill=7, undo=undo).score("stamina", 2).opened("12/6").round(6, 6, 1, 1)
    table.do(AnswerBlow(luck=False))
    return table


def by_hand(table: Table, score: str) -> Table:
    table.surely(AdjustScore(score=score, by=-99))
    return table


@pytest.mark.parametrize("way", ["blow", "hand", "curse", "health"])
def test_whoever_is_at_0_is_dead(way: str) -> None:
    if way == "blow":
        table = killed_in_a_fight()
    elif way == "curse":
        table = hero().score("stamina", 3).stones("curse")
        table.surely(CastStone(stone="curse", offered=True), 3)
    else:
        table = by_hand(hero(), "stamina" if way == "hand" else "health")
    assert table.told()[-1] == "Died"
    assert dead_of(table) == ("health" if way == "health" else "stamina")
    assert table.phase == "over"


def test_one_point_is_life() -> None:
    table = hero(stamina=18)
    table.do(AdjustScore(score="stamina", by=-17))
    assert (table.phase, table.sheet.stamina.current) == ("calm", 1)


@pytest.mark.parametrize("score", ["skill", "luck"])
def test_no_other_score_at_0_is_death(score: str) -> None:
    assert by_hand(hero(), score).phase == "calm"


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("fighting", [True, False])
def test_a_section_may_end_the_adventure_with_its_words(won: bool, fighting: bool) -> None:
    table = hero()
    if fighting:
        table.opened("7/6")
    assert table.confirmed(EndAdventure(won=won, words="Le soleil se lève.")) == ["adventure-ends"]
    assert table.sheet.ending == Ending(won=won, cause="section", words="Le soleil se lève.")
    assert table.phase == "over"
    assert (table.game.card().over, table.game.card().won) == (True, won)
    assert table.reloaded().sheet == table.sheet


def test_death_is_no_victory() -> None:
    card = killed_in_a_fight().game.card()
    assert (card.over, card.won) == (True, False)


def test_after_the_end_only_notes_are_left() -> None:
    noting = {command for command in scorpion_swamp().commands if "over" in command.phases}
    assert noting == {AddNote, ChangeNote, RemoveNote}
    for table in (killed_in_a_fight(), by_hand(hero().stones(*STONES), "health")):
        for command in (EatMeal(), FightRound(), AdjustScore(score="stamina", by=9), ChooseDice(typed=True)):
            assert table.refused(command) == "phase-over"
        assert set(legal_commands(table.game)) == {AddNote(text="A")}
        assert set(table.game.options()) == set()
        table.do(AddNote(text="Ne plus boire à la mare."))
        note = table.sheet.notes[0].id
        table.do(ChangeNote(note=note, text="Ne plus y boire."))
        table.do(RemoveNote(note=note))
        assert table.phase == "over"


@pytest.mark.parametrize("undo", ["fate", "free"])
def test_undo_takes_a_death_back_where_the_save_permits(undo: str) -> None:
    table = killed_in_a_fight(undo)
    table.do(AddNote(text="A"))
    table.game.undo()
    table.game.undo()
    assert table.phase == "blow"
    table.do(AnswerBlow(luck=True), 1, 1)
    assert table.phase == "round"
    assert table.sheet.stamina.current == 1


def test_where_undo_stops_at_the_last_roll_a_thrown_death_stays() -> None:
    table = killed_in_a_fight("iron")
    table.game.undo()
    assert table.phase == "blow"
    with pytest.raises(Refusal, match="undo-iron"):
        table.game.undo()
    table.do(AnswerBlow(luck=True), 6, 6)
    assert table.phase == "over"
    with pytest.raises(Refusal, match="undo-iron"):
        table.game.undo()


def test_the_history_of_the_dead_can_be_read() -> None:
    table = killed_in_a_fight()
    assert table.game.state_at(1).stamina.current == 18
    assert [type(table.game.command(step)).__name__ for step in table.game.path()] == [
        "CreateHero",
        "AdjustScore",
        "OpenFight",
        "FightRound",
        "AnswerBlow",
    ]
