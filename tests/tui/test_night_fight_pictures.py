"""Pictures of the fights of the Night Dragon: poison and antidotes, effects of one fight, and where the section takes
over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.belongings import AddItem, Wield
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.rounds import AddEffect, FightRound
from tests.shares import long_only
from tests.tui import nights
from tests.tui.tables import book_app, press_all, settled

SMALL, LARGE, LEAST = (80, 24), (120, 40), (60, 20)
SERPENT = Foe(name="Serpent des cryptes", skill=8, stamina=9, poison=3)
SPIDER = Foe(name="Araignée", skill=7, stamina=5, wound=1, poison=2)
RAT = Foe(name="Rat", skill=4, stamina=3)
GUARD = Foe(name="Garde", skill=9, stamina=10, until_wounds=2)
HERB = AddItem(name="Herbe amère", antidote=3, count=2)


def night(*commands: Any) -> Game:
    return nights.night(GoTo(section=112), *commands)


def struck() -> Game:
    """Two blows wait, of four enemies, both poisoned, and more is out of the ordinary than there is room for."""
    opening = OpenFight(enemies=(GUARD, SERPENT, SPIDER, RAT), order="together")
    return night(HERB, opening, (FightRound(target=1), (1, 2, 6, 5, 6, 6, 1, 2, 5, 3)))


def luckless() -> Game:
    """A poisoned blow that only an antidote can change."""
    return night(
        HERB, AddItem(name="Élixir de lune", antidote=0), AdjustScore(score="luck", by=-9),
        AdjustScore(score="stamina", by=-14), OpenFight(enemies=(SERPENT,)), (FightRound(), (6, 6, 1, 1)),
    )  # fmt: skip


def handed_over() -> Game:
    """The second wound of the guard has been dealt."""
    lost = (FightRound(), (6, 6, 1, 1))
    return night(AdjustScore(score="luck", by=-9), OpenFight(enemies=(GUARD,), until_round=5), lost, lost)


def blessed() -> Game:
    """A fight that forbids the bonus of the magic sword, with a blessing and a curse, after its first round."""
    return night(
        AddItem(name="Épée magique", weapon=True, bonus=1),
        Wield(item=6),
        OpenFight(enemies=(SERPENT, GUARD), order="together", weapon_bonus=False, until_round=4, escape=True),
        AddEffect(name="Bénédiction de l’ermite", attack=2),
        AddEffect(name="Peur", skill=-1),
        (FightRound(target=0), (3, 3, 1, 1, 2, 2)),
    )


def poisoned() -> Game:
    """Poison takes the last of the heroine's Stamina."""
    return night(AdjustScore(score="stamina", by=-15), OpenFight(enemies=(SERPENT,)), (FightRound(), (6, 6, 1, 1)))


PICTURES: dict[str, tuple[Callable[[], Game], tuple[int, int], list[str], dict[str, Any]]] = {
    "blows": (struck, SMALL, [], {}),
    "blows-large": (struck, LARGE, ["n"], {"theme": "light"}),
    "antidote": (luckless, SMALL, [], {}),
    "antidote-least": (luckless, LEAST, [], {}),
    "blows-least": (struck, LEAST, [], {"language": "en"}),
    "handed-over-large": (handed_over, LARGE, [], {"ascii_only": True}),
    "handed-over": (handed_over, SMALL, [], {"language": "en"}),
    "effects-large": (blessed, LARGE, [], {}),
    "effects-menu": (blessed, SMALL, ["s", *["tab"] * 4, "6"], {}),
    "terms": (blessed, SMALL, ["s"], {}),
    "dead": (poisoned, SMALL, ["n"], {"ascii_only": True}),
    "opening": (night, SMALL, ["c", *"Serpent 8 6 &3 /2; après 4; sans; fuite 0"], {}),
}


OTHER_LOOKS = {
    "blows-large",
    "antidote-least",
    "blows-least",
    "handed-over-large",
    "handed-over",
    "effects-large",
    "effects-menu",
    "dead",
    "terms",
    "opening",
}
"""The same pages in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    game, size, keys, options = PICTURES[name]

    async def play(pilot: Any) -> None:
        await pilot.pause()
        await press_all(pilot, keys)
        await settled(pilot)

    assert snap_compare(book_app(game(), **options), terminal_size=size, run_before=play)
