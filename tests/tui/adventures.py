"""Adventures to look at: played through the real store with fixed dice and a fixed clock, shown by the real app."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from textual.screen import Screen

from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.clearings import AddClearing, AnnotateClearing, MarkClearing, Walk
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.passage_commands import AddPassage
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.rounds import Escape, FightRound
from ffapp.gamebook.stones import ReceiveStones
from ffapp.rulesets import ruleset_of
from ffapp.settings import Settings
from ffapp.store.files import Handle, RealFiles
from ffapp.store.folders import saves_folder
from ffapp.store.savefile import create_save
from ffapp.store.shelf import Shelf
from ffapp.tui.app import FFApp
from ffapp.tui.session import Session
from tests.gamebook.swamps import swamp as random_swamp

START = 1_793_700_000
"""The moment at which every adventure begins: 3 November 2026, 10:00 UTC."""

SETTINGS = Settings(dice="instant")

Play = Callable[[Game], None]


def do(game: Game, command: Command, *dice: int) -> None:
    """Carries out one command, whatever it asks; with `dice`, exactly those are rolled."""
    game.submit(command, dice or None, confirm=True)


class Swift(RealFiles):
    """A disk that is not waited for: nothing here is about power cuts."""

    def sync(self, handle: Handle) -> None:
        """Done when the system likes."""


def shelf(minutes: int = 1) -> Shelf:
    """The shelf of this test, whose clock goes on so many minutes whenever it is asked."""
    ticks = count(START, 60 * minutes)
    return Shelf(saves_folder(), ruleset_of, files=Swift(), clock=lambda: next(ticks))


def saved(play: Play, *, undo: str = "fate", minutes: int = 1, book: str = "scorpion-swamp") -> Path:
    """The file of an adventure of a book played to its present point."""
    store = shelf(minutes).store
    ruleset = ruleset_of(book)
    assert ruleset is not None
    with create_save(store, saves_folder(), ruleset, undo=undo, seed="marais") as opened:
        play(opened.game)
    return opened.path


class Shown(FFApp):
    """The app with one adventure open and one screen on top of nothing."""

    def __init__(
        self,
        path: Path,
        screen: Callable[[], Screen[Any]],
        *,
        settings: Settings = SETTINGS,
        ascii_only: bool = False,
        language: str = "fr",
    ) -> None:
        super().__init__(settings, language=language, ascii_only=ascii_only, first=self._show, shelf=shelf())
        self.animation_level = "none"
        self._path = path
        self._screen_made = screen

    def _show(self, app: FFApp) -> None:
        self.playing.session = Session.open(self.playing.shelf, self._path)
        self.wear(self.playing.game.ruleset.id)
        self.go_to(self._screen_made())


def heroine(game: Game) -> None:
    """Aïla: Skill 10, Stamina 19, Luck 9, Health 11."""
    do(game, CreateHero(name="Aïla"), 4, 3, 4, 3, 4)


def hero(game: Game) -> None:
    """Bran, with the same scores."""
    do(game, CreateHero(name="Bran", gender="m"), 4, 3, 4, 3, 4)


def first_day(game: Game, create: Play = heroine) -> None:
    """A few sections, a test of each kind, a fight with luck, a meal, notes, stones."""
    create(game)
    do(game, GoTo(section=1))
    do(game, ReceiveStones(stone="fire", count=2, source="neutral"))
    do(game, ReceiveStones(stone="friendship", source="good"))
    do(game, AddNote(text="L’anneau de cuivre chauffe quand on me ment."))
    do(game, Walk(way="n", to=3))
    do(game, GoTo(section=34))
    do(game, TestLuck(reason="la planche cède"), 3, 4)
    do(game, TestSkill(), 5, 4)
    fight(game)
    do(game, EatMeal())
    do(game, Walk(way="e", to=7))
    do(game, GoTo(section=112))
    do(game, AdjustGold(by=-5, reason="le passeur"))
    do(game, RollDice(count=1), 5)


def fight(game: Game) -> None:
    """Against two, won with luck on a blow."""
    do(game, OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=4), Foe(name="Gobelin", skill=6, stamina=2))))
    do(game, FightRound(), 3, 3, 4, 4)
    do(game, AnswerBlow(luck=False))
    do(game, FightRound(), 6, 6, 2, 1)
    do(game, AnswerBlow(luck=True), 2, 2)
    do(game, FightRound(), 1, 2, 5, 5)
    do(game, FightRound(), 2, 2, 4, 6)


def with_threads(game: Game) -> None:
    """The first day, with two threads left behind and two commands undone."""
    first_day(game)
    game.rewind(game.path()[7].n)
    do(game, TestLuck(), 6, 5)
    do(game, GoTo(section=250))
    do(game, AdjustScore(score="health", by=-4, reason="les fièvres du marais"))
    do(game, OpenFight(enemies=(Foe(name="Scorpion géant", skill=9, stamina=8),), escape=True))
    do(game, FightRound(), 6, 5, 1, 2)
    do(game, AnswerBlow(luck=False))
    do(game, Escape())
    do(game, AnswerBlow(luck=False))
    game.rewind(game.path()[-6].n)
    do(game, EatMeal())
    do(game, GoTo(section=251))
    do(game, AddNote(text="Ne pas suivre le chemin de l’est."))
    do(game, GoTo(section=77))
    game.undo()
    game.undo()


def won(game: Game) -> None:
    """To the good end."""
    first_day(game)
    do(game, GoTo(section=400))
    do(game, EndAdventure(won=True, words="Le Maître des Jardins me remet la baie d’Anthérique."))


def dead_by_stamina(game: Game, create: Play = heroine) -> None:
    """Killed in a fight, out of luck."""
    first_day(game, create)
    do(game, AdjustScore(score="stamina", by=-14, reason="une chute"))
    do(game, OpenFight(enemies=(Foe(name="Ogre des eaux noires", skill=11, stamina=12),)))
    do(game, FightRound(), 6, 6, 1, 1)
    do(game, AnswerBlow(luck=False))
    do(game, FightRound(), 6, 6, 1, 1)
    do(game, AnswerBlow(luck=True), 6, 6)


def dead_by_health(game: Game, create: Play = heroine) -> None:
    """Killed by the swamp itself."""
    first_day(game, create)
    do(game, AdjustScore(score="health", by=-11, reason="l’eau croupie"))


def drawn_by_hand(game: Game) -> None:
    """A small map with exits not taken, a name, a note and a mark."""
    first_day(game)
    do(game, AddPassage(start=7, way="n"))
    do(game, AddPassage(start=3, way="w", end=12, one_way=True))
    do(game, AddClearing(number=21, label="Gué des Saules"))
    do(game, AnnotateClearing(number=3, note="Un passeur, cinq Pièces d’Or la traversée."))
    do(game, MarkClearing(number=7, mark="danger"))


def swamp(game: Game, *, contradictions: int = 0, seed: int = 7) -> None:
    """Sixty clearings drawn by hand, with names, notes, marks, exits not taken, one-way and crossing passages."""
    heroine(game)
    drawing = random_swamp(seed, 60, contradictions=contradictions)
    for clearing in drawing.clearings:
        if clearing.number != 1:
            do(game, AddClearing(number=clearing.number, label=clearing.label))
        if clearing.mark:
            do(game, MarkClearing(number=clearing.number, mark=clearing.mark))
        if clearing.note:
            do(game, AnnotateClearing(number=clearing.number, note=clearing.note))
    for passage in drawing.passages:
        command = AddPassage(start=passage.start, way=passage.way, end=passage.end, one_way=passage.one_way)
        if game.why_not(command) is None:
            do(game, command)
    do(game, Walk(way=next(game.state.drawing.exits(1)).way, to=next(game.state.drawing.exits(1)).to or 2))


def contradicting_swamp(game: Game) -> None:
    """The same with passages that cannot all be true."""
    swamp(game, contradictions=6)


def left_enemies(game: Game) -> None:
    """An escape: the clearing remembers who was left, and how much Stamina they have."""
    first_day(game)
    do(game, OpenFight(enemies=(Foe(name="Scorpion géant", skill=9, stamina=8),), escape=True))
    do(game, FightRound(), 1, 1, 6, 6)
    while game.phase == "blow":
        do(game, AnswerBlow(luck=False))
    do(game, Escape())
    while game.phase == "blow":
        do(game, AnswerBlow(luck=False))
    do(game, Walk(way="w", to=3))


def fight_opened(game: Game) -> None:
    """The first day, and a fight before its first round."""
    first_day(game)
    do(game, OpenFight(enemies=(Foe(name="Scorpion géant", skill=9, stamina=8),)))


def blow_waiting(game: Game) -> None:
    """A fight in which a blow waits for its answer."""
    fight_opened(game)
    do(game, FightRound(), 6, 6, 1, 1)
