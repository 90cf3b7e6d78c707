"""A shelf of games that have lived something, for the pages that remember."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ffapp.core.game import Game
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.rounds import FightRound
from ffapp.settings import Settings
from ffapp.tui.app import FFApp
from tests.tui.adventures import SETTINGS, do, saved, shelf

ORC = OpenFight(enemies=(Foe(name="Orque", skill=6, stamina=2),))


def winner(game: Game) -> None:
    """Zoé: kills the orc of section 34, leaves a note there, and wins at 400."""
    do(game, CreateHero(name="Zoé"), 4, 3, 4, 3, 4)
    do(game, GoTo(section=1))
    do(game, GoTo(section=34))
    do(game, AddNote(text="Le pont est piégé : prendre le gué."))
    do(game, ORC)
    do(game, FightRound(), 1, 1, 6, 6)
    if game.phase == "blow":
        from ffapp.gamebook.blows import AnswerBlow

        do(game, AnswerBlow(luck=False))
    do(game, GoTo(section=400))
    do(game, EndAdventure(won=True, words="Enfin."))


def loser(game: Game) -> None:
    """Bran: dies at section 34 by the orc."""
    do(game, CreateHero(name="Bran", gender="m"), 1, 1, 1, 1, 1)
    do(game, GoTo(section=1))
    do(game, GoTo(section=34))
    do(game, AdjustScore(score="stamina", by=2 - game.state.stamina.current))
    do(game, ORC)
    do(game, FightRound(), 6, 6, 1, 1)
    if game.phase == "blow":
        from ffapp.gamebook.blows import AnswerBlow

        do(game, AnswerBlow(luck=False))


def at_34(game: Game) -> None:
    """Aïla: has just come to section 34."""
    do(game, CreateHero(name="Aïla"), 4, 3, 4, 3, 4)
    do(game, GoTo(section=1))
    do(game, GoTo(section=34))
    do(game, AddNote(text="Une passerelle."))


def before_the_orc(game: Game) -> None:
    """Aïla before the first round against the orc."""
    at_34(game)
    do(game, ORC)


class Lived(FFApp):
    """The app with games on its shelf, and one of them open or the title."""

    def __init__(
        self,
        play: Callable[[Game], None] | None,
        *,
        settings: Settings = SETTINGS,
        keys: tuple[str, ...] = (),
        **named: Any,
    ) -> None:
        for other in (winner, loser):
            saved(other)
        path = None if play is None else saved(play)
        first = None if path is None else (lambda app: app.playing.open_game(path))
        super().__init__(settings, language=named.pop("language", "fr"), first=first, shelf=shelf(), **named)
        self.animation_level = "none"
        self.path: Path | None = path

    @property
    def told(self) -> str:
        """All that is told in the texts of the page on top."""
        from ffapp.tui.kit.prose import Prose

        return "\n".join(str(prose.text) for prose in self.screen.query(Prose) if prose.display)


async def learnt(app: Lived, pilot: Any) -> None:
    """Returns when what was lived has been read and is shown."""
    await pilot.pause()
    while app.memory.task is not None:
        await pilot.pause()
    await pilot.pause()


def seen_34() -> Lived:
    return Lived(at_34)


def orc() -> Lived:
    return Lived(before_the_orc)


def title() -> Lived:
    return Lived(None)
