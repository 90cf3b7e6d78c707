"""Pictures of the book, the fight and every dialog of play: small and large, dark, light and ASCII."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.belongings import AddItem, AdjustGold, Wield
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import TestLuck
from ffapp.gamebook.clearings import MarkClearing, Walk
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.passage_commands import AddPassage
from ffapp.gamebook.provisions import AdjustMeals, EatMeal
from ffapp.gamebook.rounds import Escape, FightRound
from ffapp.gamebook.stones import STONES, CastStone, ReceiveStones, category_of
from tests.shares import long_but
from tests.tui.tables import FIGHT_SEED, book_app, played, press_all, settled

SMALL, LARGE, LEAST = (80, 24), (120, 40), (60, 20)
TALL, MIDDLE, HUGE = (80, 40), (100, 30), (200, 50)
FOES = (
    Foe(name="Orque", skill=7, stamina=6),
    Foe(name="Gobelin", skill=6, stamina=5),
    Foe(name="Chef", skill=8, stamina=8),
)
TOGETHER = OpenFight(enemies=FOES, order="together", escape=True)
LONG = (
    Foe(name="[/b] " + "Très" * 8, skill=12, stamina=24),
    Foe(name="\x1b[31mscorpion géant", skill=8, stamina=9999),
    Foe(name="👍🏽 שלום", skill=0, stamina=1),
    *(Foe(name=f"Rat des marais numéro {number}", skill=4, stamina=3) for number in range(1, 8)),
)


def fresh() -> Game:
    return played()


def travelled() -> Game:
    """A heroine in the middle of her way."""
    return played(
        GoTo(section=1),
        GoTo(section=12),
        ReceiveStones(stone="fire", count=2),
        ReceiveStones(stone="ice"),
        ReceiveStones(stone="friendship", source="good"),
        Walk(way="n", to=4),
        Walk(way="e", to=5),
        AddPassage(start=5, way="e"),
        AddPassage(start=5, way="s"),
        MarkClearing(number=4, mark="danger"),
        GoTo(section=77),
        AddNote(text="Demander à [Zagor] où est la clef de la tour, et pourquoi le pont est gardé."),
        AdjustScore(score="stamina", by=-8),
        EatMeal(),
        AddItem(name="Épée enchantée", weapon=True, bonus=1),
        Wield(item=6),
        AdjustGold(by=-7, reason="péage du pont"),
        GoTo(section=34),
        TestLuck(),
    )


def laden() -> Game:
    """A heroine who carries more than a small sheet can show, and stones of every kind."""
    names = ("Corde", "Fiole bleue", "Clef de bronze", "Parchemin où se lit le nom du Maître", "Ail", "Miroir", "Cape")
    stones = (ReceiveStones(stone=kind, source=category_of(kind), count=1 + at % 3) for at, kind in enumerate(STONES))
    ways = (Walk(way=way, to=to) for way, to in (("n", 4), ("e", 5), ("e", 9), ("s", 12)))
    return played(GoTo(section=230), *(AddItem(name=name) for name in names), *stones, *ways)


def escaped() -> Game:
    """A heroine where she has left enemies behind."""
    return played(
        GoTo(section=5), OpenFight(enemies=FOES, escape=True), FightRound(), AnswerBlow(luck=False), Escape(),
        AnswerBlow(luck=False), GoTo(section=6),
    )  # fmt: skip


def sick(health: int) -> Callable[[], Game]:
    return lambda: played(GoTo(section=9), AdjustScore(score="health", by=health - 11))


def fought() -> Game:
    return played(GoTo(section=34), TOGETHER)


def struck() -> Game:
    return played(GoTo(section=34), TOGETHER, FightRound(target=0), seed=FIGHT_SEED)


def armed() -> Game:
    return played(
        ReceiveStones(stone="strength", source="good"),
        ReceiveStones(stone="weakness", source="evil", count=2),
        AdjustScore(score="health", by=-7),
        TOGETHER,
        CastStone(stone="strength"),
        CastStone(stone="weakness", enemy=2),
        FightRound(target=2),
    )


def hostile() -> Game:
    return played(
        AddNote(text="[@click=app.quit]x[/] \x1b[2J" + "n" * 300),
        AddItem(name="👨‍👩‍👧 [/b] objet"),
        OpenFight(enemies=LONG, order="together"),
        FightRound(target=1),
        name="[b]Zagor[/b] " + "é" * 20,
    )


def tied() -> Game:
    return played(TOGETHER, (FightRound(target=0), (2, 4, 1, 1, 2, 2, 2, 2)))


def in_turn() -> Game:
    """The first of three is dead."""
    return played(OpenFight(enemies=(Foe(name="Rat", skill=0, stamina=2), *FOES)), (FightRound(), (1, 1, 6, 6)))


def dying() -> Game:
    return played(AdjustScore(score="stamina", by=-17), OpenFight(enemies=(FOES[2],)), (FightRound(), (6, 6, 1, 1)))


PICTURES: dict[str, tuple[Callable[[], Game], tuple[int, int], list[str], dict[str, Any]]] = {
    "book-fresh": (fresh, SMALL, [], {}),
    "book-fresh-large": (fresh, LARGE, [], {}),
    "book-travelled": (travelled, SMALL, [], {}),
    "book-travelled-large": (travelled, LARGE, ["r"], {}),
    "book-travelled-light": (travelled, LARGE, ["r"], {"theme": "light"}),
    "book-travelled-ascii": (travelled, SMALL, ["r"], {"ascii_only": True}),
    "book-travelled-english": (travelled, SMALL, [], {"language": "en"}),
    "book-least": (travelled, LEAST, [], {}),
    "book-travelled-tall": (travelled, TALL, [], {}),
    "book-travelled-middle": (travelled, MIDDLE, ["r"], {}),
    "book-travelled-huge": (travelled, HUGE, ["r"], {}),
    "book-laden": (laden, SMALL, [], {}),
    "book-laden-large": (laden, LARGE, [], {}),
    "book-laden-huge": (laden, HUGE, [], {"theme": "light"}),
    "book-laden-least": (laden, LEAST, [], {"ascii_only": True}),
    "map-huge": (laden, HUGE, ["m"], {}),
    "dialog-walk": (travelled, SMALL, ["w", "left"], {}),
    "dialog-walk-least": (travelled, LEAST, ["w", "left"], {"ascii_only": True}),
    "dialog-exits-seen": (travelled, SMALL, ["m", "s", "up", "left"], {}),
    "dialog-stones-large": (laden, LARGE, ["p"], {}),
    "dialog-stones-least": (laden, LEAST, ["p"], {"ascii_only": True}),
    "book-escaped": (escaped, SMALL, [], {}),
    "book-escaped-middle": (escaped, MIDDLE, [], {}),
    "book-sick-1": (sick(5), SMALL, [], {}),
    "book-sick-2": (sick(2), SMALL, [], {}),
    "book-sick-3": (sick(1), SMALL, [], {}),
    "book-refusal": (lambda: played(AdjustMeals(by=-4)), SMALL, ["r"], {}),
    "book-read-only": (travelled, SMALL, ["t"], {"writable": False}),
    "fight-opened": (fought, SMALL, [], {}),
    "fight-opened-large": (fought, LARGE, [], {}),
    "fight-blows": (struck, SMALL, [], {}),
    "fight-blows-large": (struck, LARGE, [], {}),
    "fight-blows-middle": (struck, MIDDLE, [], {}),
    "fight-blows-light": (struck, SMALL, [], {"theme": "light"}),
    "fight-blows-ascii": (struck, SMALL, [], {"ascii_only": True}),
    "fight-lucky": (struck, SMALL, ["t"], {}),
    "fight-settled": (struck, SMALL, ["n", "n"], {}),
    "fight-armed": (armed, SMALL, [], {}),
    "fight-escape": (fought, SMALL, ["f"], {}),
    "fight-dying": (dying, SMALL, [], {}),
    "fight-dead": (dying, SMALL, ["n"], {}),
    "fight-escaped": (fought, SMALL, ["f", "n"], {}),
    "fight-won": (lambda: played(OpenFight(enemies=(Foe(name="Rat", skill=0, stamina=2),))), SMALL, ["space"], {}),
    "fight-hostile": (hostile, SMALL, [], {}),
    "fight-hostile-large": (hostile, LARGE, [], {}),
    "fight-least": (struck, LEAST, [], {}),
    "fight-opened-least": (fought, LEAST, [], {}),
    "fight-settled-least": (struck, LEAST, ["t", "t"], {"language": "en"}),
    "fight-dying-least": (dying, LEAST, [], {"theme": "light"}),
    "fight-dead-large": (dying, LARGE, ["n"], {}),
    "fight-tied": (tied, SMALL, [], {}),
    "fight-in-turn": (in_turn, SMALL, [], {}),
    "fight-hostile-least": (hostile, LEAST, [], {}),
    "fight-blows-huge": (struck, HUGE, [], {}),
    "fight-blows-large-light": (struck, LARGE, ["n"], {"theme": "light"}),
    "dialog-fight": (travelled, SMALL, ["c", *"Orque 7 6 x2; Chef 8 8 !3; ens; fui"], {}),
    "dialog-fight-wrong": (travelled, SMALL, ["c", *"Orque 7", "enter"], {}),
    "dialog-go": (travelled, SMALL, ["g", "3", "4"], {}),
    "dialog-go-wrong": (travelled, SMALL, ["g", *"2.5", "enter"], {}),
    "dialog-roll": (travelled, SMALL, ["d"], {}),
    "dialog-skill": (travelled, SMALL, ["H"], {}),
    "dialog-end": (travelled, SMALL, ["e"], {}),
    "dialog-notes": (travelled, SMALL, ["n"], {}),
    "dialog-items": (travelled, SMALL, ["i"], {}),
    "dialog-item": (travelled, SMALL, ["i", "6"], {}),
    "dialog-item-new": (travelled, SMALL, ["i", "1"], {}),
    "dialog-adjust": (travelled, SMALL, ["a"], {}),
    "dialog-score": (travelled, SMALL, ["a", "2", "-", "2"], {}),
    "dialog-gold": (travelled, SMALL, ["a", "5", *"-99", "enter"], {}),
    "dialog-kill": (travelled, SMALL, ["a", "2", *"-14", "enter"], {}),
    "dialog-stones": (travelled, SMALL, ["p"], {}),
    "dialog-stones-light": (travelled, LARGE, ["p"], {"theme": "light"}),
    "dialog-stones-receive": (travelled, SMALL, ["p", "plus"], {}),
    "dialog-stones-cast": (travelled, SMALL, ["p", "1"], {}),
    "dialog-take-up": (escaped, SMALL, ["1"], {}),
    "dialog-fight-here": (escaped, SMALL, ["c"], {}),
    "dialog-fight-long": (travelled, SMALL, ["c", *"Orque 7 6; Gobelin 6 5; Chef des Orques 8 8; Scorpion 9 8"], {}),
    "dialog-fight-lost": (travelled, SMALL, ["c", *"Orque 7 6", "down", "escape"], {}),
    "dialog-enemies": (fought, SMALL, ["a", "7"], {}),
    "dialog-enemy": (fought, SMALL, ["a", "7", "1"], {}),
    "dialog-terms": (fought, SMALL, ["a", "8"], {}),
    "dialog-finish": (fought, SMALL, ["x"], {}),
}


SUITE = {
    "book-fresh",
    "book-travelled",
    "book-travelled-large",
    "book-least",
    "book-laden",
    "book-refusal",
    "book-read-only",
    "fight-blows",
    "fight-blows-large",
    "fight-hostile",
    "dialog-walk",
    "dialog-fight",
    "dialog-stones",
    "dialog-notes",
}
"""One state of each page and dialog, and a large one; all others are for the long tests."""


@pytest.mark.parametrize("name", long_but(PICTURES, SUITE))
def test_picture(name: str, snap_compare: Any) -> None:
    game, size, keys, options = PICTURES[name]

    async def play(pilot: Any) -> None:
        await pilot.pause()
        await press_all(pilot, keys)
        await settled(pilot)

    assert snap_compare(book_app(game(), **options), terminal_size=size, run_before=play)
