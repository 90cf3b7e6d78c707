"""The open game without a screen: what comes of each wish, and that a game that is closed stays readable."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.checks import TestLuck as Luck
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.provisions import EatMeal
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.errors import StoreError
from ffapp.store.folders import saves_folder
from ffapp.store.shelf import Shelf
from ffapp.tui.session import Cautioned, DiceWanted, GameChange, Session
from tests.store.disk import Fragile

HERO = CreateHero(name="Aïla")
TYPING = CreateHero(name="Bran", gender="m", typed_dice=True)


def shelf(files: Any = None) -> Shelf:
    return Shelf(saves_folder(), ruleset_of, known=RULESETS, files=files, clock=lambda: 1_793_700_000)


def made(*commands: Command, hero: CreateHero = HERO, undo: str = "fate", files: Any = None) -> Session:
    """A new game with a hero, and these commands."""
    ruleset = ruleset_of("scorpion-swamp")
    assert ruleset is not None
    session = Session.create(shelf(files), ruleset, undo=undo)
    faces = (3, 4, 5, 2, 4) if hero.typed_dice else None
    for command in (hero, *commands):
        assert isinstance(session.act(command, confirmed=True, dice=faces if command is hero else None), GameChange)
    return session


def told(answer: object) -> object:
    """What kind of answer it is: the rule of a refusal, what a caution is about, why there was a change."""
    match answer:
        case GameChange(cause=cause):
            return cause
        case Refusal(rule=rule) | StoreError(rule=rule):
            return rule
        case Cautioned(cautions):
            return tuple(caution.rule for caution in cautions)
    return type(answer).__name__


ANSWERS: dict[str, tuple[Callable[[Session], object], object]] = {
    "a command that the rules allow": (lambda game: game.act(GoTo(section=34)), "submit"),
    "one that they do not": (lambda game: game.act(AdjustGold(by=-99)), "gold-too-little"),
    "one that deserves a question": (lambda game: game.act(EatMeal()), ("meal-wasted",)),
    "the same with a yes": (lambda game: game.act(EatMeal(), confirmed=True), "submit"),
    "too many dice": (lambda game: game.act(Luck(), dice=(1, 2, 3)), "dice-too-many"),
    "back": (Session.undo, "undo"),
    "forth without having been back": (Session.redo, "redo-nothing"),
    "to where one is": (lambda game: game.rewind(game.game.head), "rewind-here"),
    "to the beginning": (lambda game: game.rewind(0), "rewind"),
}


@pytest.mark.parametrize("case", ANSWERS)
def test_each_wish_has_its_answer_and_only_a_change_changes(case: str) -> None:
    session = made()
    before = session.state
    wish, wanted = ANSWERS[case]
    answer = wish(session)
    assert told(answer) == wanted
    if isinstance(answer, GameChange):
        assert (answer.before, answer.after) == (before, session.state)
    else:
        assert session.state == before


def test_who_rolls_real_dice_is_asked_for_them_after_the_cautions() -> None:
    session = made(hero=TYPING)
    assert session.act(Luck()) == DiceWanted()
    assert told(session.act(GoTo(section=2))) == "submit"  # no dice, no question
    assert told(session.act(Luck(), dice=(3, 4))) == "submit"
    assert session.game.path()[-1].rolls[0].typed


def test_the_step_that_was_taken_back_is_told() -> None:
    session = made(GoTo(section=34))
    step = session.game.steps[session.game.head]
    undone = session.undo()
    assert isinstance(undone, GameChange)
    assert undone.step == step
    redone = session.redo()
    assert isinstance(redone, GameChange)
    assert redone.step == step


def test_the_creation_taken_back_is_known_before_and_after() -> None:
    session = made()
    assert session.hero_left_by_undo() == "Aïla"
    assert session.waiting_hero() is None
    session.undo()
    assert session.hero_left_by_undo() is None
    assert session.waiting_hero() == "Aïla"
    session.redo()
    session.act(GoTo(section=2))
    assert session.hero_left_by_undo() is None


def test_a_closed_game_can_be_read_and_refuses_all_else() -> None:
    session = made(GoTo(section=34))
    state = session.state
    assert session.close() is None
    assert session.close() is None
    assert session.state == state
    assert not session.writable
    wishes = (
        session.act(GoTo(section=2)),
        session.undo(),
        session.redo(),
        session.rewind(0),
        session.why_not(GoTo(section=2)),
        session.why_no(GoTo),
        session.why_no_undo(),
        session.why_no_redo(),
    )
    assert {told(answer) for answer in wishes} == {"game-none"}
    assert b'"close":' in session.saved.path.read_bytes().splitlines()[-1]


def test_a_read_only_game_says_so_to_every_wish() -> None:
    path = made().saved.path  # still open there
    second = Session.open(shelf(), path)
    assert {told(answer) for answer in (second.act(GoTo(section=2)), second.undo(), second.why_no(GoTo))} == {
        "game-read-only"
    }


def test_a_disk_that_fails_is_an_answer_and_the_game_goes_on_in_another_folder(tmp_path: Path) -> None:
    disk = Fragile()
    session = made(files=disk)
    before, old = session.state, session.saved.path
    disk.fails = "full"
    assert told(session.act(GoTo(section=34))) == "full"
    assert session.state == before
    disk.fails = ""
    answer = session.continue_in(tmp_path)
    assert isinstance(answer, GameChange)
    assert session.saved.path.parent == tmp_path
    assert told(session.act(GoTo(section=34))) == "submit"
    assert old.is_file()


def test_what_is_abandoned_has_no_mark() -> None:
    session = made()
    path = session.abandon()
    assert b'"close":' not in path.read_bytes()
    assert told(session.undo()) == "game-none"


def test_it_needs_no_textual() -> None:
    import subprocess
    import sys

    code = "import sys, ffapp.tui.session; print([name for name in sys.modules if name.partition('.')[0] == 'textual'])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
