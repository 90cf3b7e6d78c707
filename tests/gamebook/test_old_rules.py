"""Games that were saved under rules number 1 in the middle of a fight: they are read as they were told, and go on under
the rules of today. The files in `rules_1/` were written by an ffapp of that time and are never made anew."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ffapp import resources
from ffapp.core.errors import Refusal
from ffapp.core.game import fold
from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.rounds import FightRound, RoundFought
from ffapp.gamebook.sheet import Score, Sheet, antidotes, curable, effective_skill
from ffapp.rulesets import ruleset_of
from ffapp.store.savefile import SavedGame, Store, open_save
from ffapp.store.verify import redecide, verify

FOLDER = Path(__file__).with_name("rules_1")

STATES = {"enemies": "1c0385d4", "poison": "201c4d38", "strength": "721590a6", "strength-short": "3aa61e1f"}
"""The hash of the state that each was left in."""


def opened(name: str, folder: Path) -> SavedGame:
    """A copy of one of the saves, to play on."""
    path = Path(shutil.copy(FOLDER / f"{name}.ffsave", folder))
    return open_save(Store(ruleset_of), path)


def state_of(saved: SavedGame) -> Sheet:
    sheet: Sheet = saved.game.state
    return sheet


def fought(saved: SavedGame) -> RoundFought:
    """The last round."""
    events = (event for step in saved.game.path() for event in step.events if isinstance(event, RoundFought))
    return list(events)[-1]


@pytest.mark.parametrize("name", STATES)
def test_an_old_game_is_read_as_it_was_told_and_its_dice_are_honest(name: str, tmp_path: Path) -> None:
    with opened(name, tmp_path) as saved:
        assert saved.game.codec.state_hash(saved.game.state) == STATES[name]
        assert saved.game.ruleset.rules > 1
        proof = verify(saved)
        assert proof.sound
        assert proof.rolls


def test_hashes_of_another_number_of_the_rules_are_not_compared(tmp_path: Path) -> None:
    path = resources.saves() / "golden" / "scorpion-swamp-v2.ffsave"
    assert b'"s":"' in path.read_bytes()
    saved = open_save(Store(ruleset_of), path, write=False)
    assert (saved.report.hashes, saved.report.differing) == (0, ())


# -- strength ----------------------------------------------------------------------------------------------------------


def test_a_strength_of_the_old_rules_goes_on_under_those_of_today(tmp_path: Path) -> None:
    with opened("strength", tmp_path) as saved:
        assert (fought(saved).skill, fought(saved).total) == (14, 18)
        assert effective_skill(state_of(saved)) == 12
        saved.game.submit(FightRound(), (1, 1, 2, 2))
        assert (fought(saved).skill, fought(saved).total) == (12, 16)
        [differs] = redecide(saved)
        assert (differs.command, differs.kind) == ("FightRound", "events")
        again = fold(saved.game.state_at(0), (event for step in saved.game.path() for event in step.events))
        assert again == state_of(saved)


def test_a_bonus_of_1_of_the_old_rules_is_2_where_there_is_room(tmp_path: Path) -> None:
    with opened("strength-short", tmp_path) as saved:
        assert (state_of(saved).skill.current, effective_skill(state_of(saved))) == (7, 9)


# -- dice --------------------------------------------------------------------------------------------------------------


def test_dice_that_hung_on_the_list_are_kept_and_honest_and_the_next_ones_are_dealt_to_the_living(
    tmp_path: Path,
) -> None:
    with opened("enemies", tmp_path) as saved:
        rolls = [(roll.kind, roll.first) for step in saved.game.path() for roll in step.rolls if roll.kind == "enemy"]
        assert rolls == [("enemy", 2), ("enemy", 4)]
        assert list(redecide(saved)) == []
        saved.game.submit(FightRound(target=2))
        assert [roll.first for roll in saved.game.steps[saved.game.head].rolls] == [0, 2, 0]
        assert [attack.enemy for attack in fought(saved).attacks] == [1, 2]
        assert verify(saved).sound


# -- poison ------------------------------------------------------------------------------------------------------------


def test_an_account_of_poison_that_a_meal_left_too_high_cures_no_wound_of_today(tmp_path: Path) -> None:
    with opened("poison", tmp_path) as saved:
        game = saved.game
        sheet = state_of(saved)
        assert (sheet.stamina, sheet.poison, curable(sheet)) == (Score(18, 18), 3, 0)
        antidote = UseAntidote(item=antidotes(sheet)[0].id)
        game.submit(AnswerBlow(luck=False))
        sheet = state_of(saved)
        assert (sheet.stamina, sheet.poison) == (Score(16, 18), 0)
        with pytest.raises(Refusal, match="antidote-nothing"):
            game.submit(antidote, confirm=True)
        assert [(found.command, found.kind) for found in redecide(saved)] == [("EatMeal", "events")]
