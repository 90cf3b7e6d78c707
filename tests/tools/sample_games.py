"""How the games in the sample saves are played: what all of them need."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.fight import FightRound

Act: TypeAlias = "Command | Callable[[Game], Command]"
"""A command, or how it is made when its turn comes: what it names may not be there before."""


def do(game: Game, *acts: Act) -> None:
    """Carries out commands, whatever they ask."""
    for act in acts:
        game.submit(act if isinstance(act, Command) else act(game), confirm=True)


def finish(game: Game) -> None:
    """Fights on to the end, without luck, always against who stands first."""
    while game.state.fight is not None and game.state.ending is None:
        do(game, AnswerBlow(luck=False) if game.phase == "blow" else FightRound(target=game.state.fight.facing[0]))
