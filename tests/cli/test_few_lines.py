"""Few lines in a dungeon: to the cell of a distant enemy one walks and strikes; an attack is repeated by its key."""

from __future__ import annotations

import json

from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.core.script import exported
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.turns import Move
from tests.cli.talking import with_game
from tests.tui.doonjons_tables import AILA, BRUNE
from tests.tui.test_few_keys import goblin, table

WAY = "1 déplacement jusqu’à K8, puis attaque : jamais (0 %). 2 actions. 1 adversaire peut y frapper."
ASKED = f"{WAY} Entrée : oui. Échap : non."


def done(game: Game, since: int) -> list[type[Command]]:
    return [type(game.command(step)) for step in game.path() if step.n > since]


def test_a_distant_enemy_is_asked_about_once_walked_to_and_struck() -> None:
    game = table(goblin("L8"))
    head = game.head
    made = with_game(game, "L8", ".")
    assert made.squeezed.replace("\u00a0", " ").count(ASKED) == 1
    assert done(game, head) == []
    for lines in (("L8", ""), ("droite 4", "")):
        with_game(game, *lines)
        assert done(game, head) == [Move, Strike]
        with_game(game, "u", "u")
        assert done(game, head) == []
    with_game(game, "g L8")  # whose form is the question
    assert done(game, head) == [Move, Strike]
    played = [json.loads(line)["cmd"]["t"] for line in exported(game)]
    assert played[-2:] == ["Move", "Strike"], "a script says the same with commands that it has always had"


def test_where_nobody_is_in_range_the_nearest_is_a_choice() -> None:
    game = table(goblin("L8"), goblin("A1", 2))
    head = game.head
    made = with_game(game, "1", "")
    told = made.squeezed.replace("\u00a0", " ")
    assert "1 : Gobelin 1, à 4 cases : 1 déplacement jusqu’à K8, puis attaque : jamais (0 %). 2 actions." in told
    assert done(game, head) == [Move, Strike]


def test_what_is_asked_is_forgotten_where_another_line_comes() -> None:
    game = table(goblin("L8"))
    head = game.head
    with_game(game, "L8", "I8", "")
    assert done(game, head) == [Move]
    assert game.state.characters[0].cell.name == "I8"  # type: ignore[union-attr]


def test_an_attack_is_repeated_by_its_key_or_refused_with_its_reason() -> None:
    game = table(goblin("I8"), party=(AILA, BRUNE))
    head = game.head
    made = with_game(game, "r", "I8", "r", "r", "r")
    told = made.squeezed.replace("\u00a0", " ")
    assert done(game, head) == [Strike] * 3
    for who in ("Aïla", "Brune"):
        assert told.count(f"{who} n’a encore attaqué personne dans ce donjon.") == 1
