"""Adventures of the night dragon to look at, played with fixed dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ffapp.core.game import Game
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.notes import GoTo
from tests.tui.adventures import Play, do, saved
from tests.tui.tables import played

BOOK = "night-dragon"


def night(*commands: Any) -> Game:
    """A game by night in memory with a hero and these commands, some with their dice."""
    return played(*commands, book=BOOK)


def kept(play: Play, *, undo: str = "fate") -> Path:
    """The file of an adventure by night."""
    return saved(play, undo=undo, book=BOOK)


def rider(game: Game) -> None:
    """Zarn: Skill 10, Stamina 20, Luck 10, 11 Gold Pieces."""
    do(game, CreateHero(name="Zarn", gender="m"), 4, 3, 5, 4, 3, 5)


def dishonoured(game: Game) -> None:
    """Honour below zero, the Eye half open, time running."""
    rider(game)
    do(game, GoTo(section=87))
    do(game, AdjustCounter(counter="honour", by=-3, reason="le messager abandonné"))
    do(game, AdjustCounter(counter="nemesis", by=4, reason="un feu dans la nuit"))
    do(game, AdjustCounter(counter="time_track", by=12, reason="le détour par le col"))


def fallen(game: Game) -> None:
    """Dead of a fall."""
    dishonoured(game)
    do(game, AdjustScore(score="stamina", by=-30, reason="la falaise"))


def lost(game: Game) -> None:
    dishonoured(game)
    do(game, EndAdventure(won=False))


def won(game: Game) -> None:
    dishonoured(game)
    do(game, AdjustCounter(counter="honour", by=9, reason="le serment tenu"))
    do(game, EndAdventure(won=True, words="Le dragon dort, et la forteresse rallume ses feux."))
