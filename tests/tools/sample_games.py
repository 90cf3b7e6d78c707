"""How the games in the sample saves are played: what all of them need."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

import msgspec

from ffapp.core.game import Game, Step
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike
from ffapp.gamebook import reading
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.rounds import FightRound
from tests.legal import legal_commands

Act: TypeAlias = "Command | Callable[[Game], Command]"
"""A command, or how it is made when its turn comes: what it names may not be there before."""


READ = {
    kind.__name__ for kind in (*reading.COMMANDS, *reading.EVENTS, *reading.WIZARD_COMMANDS, *reading.WIZARD_EVENTS)
}
"""What only an adventure from a file has, which is a golden save of its own."""


def do(game: Game, *acts: Act) -> None:
    """Carries out commands, whatever they ask."""
    for act in acts:
        game.submit(act if isinstance(act, Command) else act(game), confirm=True)


def finish(game: Game) -> None:
    """Fights on to the end, without luck, always against who stands first."""
    while game.state.fight is not None and game.state.ending is None:
        do(game, AnswerBlow(luck=False) if game.phase == "blow" else FightRound(target=game.state.fight.facing[0]))


def all_else(game: Game, end: Command) -> None:
    """Plays on at random until every command has been carried out and every event has happened, then ends the game by
    a word: what a golden save holds, a later ffapp must read."""
    random = Random(game.ruleset.id)
    missing = {kind.__name__ for kind in (*game.ruleset.commands, *game.ruleset.events)} - _seen(game)
    missing -= {type(end).__name__, "AdventureEnded"} | READ
    while missing or game.why_not(end) is not None:
        legal = [command for command in legal_commands(game) if type(command) is not type(end)]
        wanted = [command for command in legal if type(command).__name__ in missing]
        rounds = [command for command in legal if isinstance(command, FightRound | AnswerBlow | Strike)]
        chosen = random.choice(wanted or (rounds if rounds and random.random() < 0.6 else legal))
        do(game, chosen)
        missing -= _told(game.steps[game.head])
        if game.phase == "over":  # back to before it came to that, for the same dice wait
            game.rewind(random.choice(game.path()[:-20]).n)
    do(game, end)


def _seen(game: Game) -> set[str]:
    return {tag for step in game.steps.values() for tag in _told(step)}


def _told(step: Step) -> set[str]:
    """The tags of a step: of its command and of what happened."""
    command = msgspec.json.decode(step.cmd)["t"] if step.cmd else ""
    return {command, *(type(event).__name__ for event in step.events)}
