"""Pictures of the table before a dungeon: the party, the setup, the editor; small and large, dark, light and ASCII."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.doonjons.monsters import AddMonster
from ffapp.doonjons.party import CreateCharacter
from ffapp.doonjons.setup import PaintObstacles, PutThing, ResizeDungeon, UseDefault
from tests.shares import long_only
from tests.tui.doonjons_tables import FOUR, begun, campaign, press_all, table_app
from tests.tui.gallery import HOSTILE
from tests.tui.tables import settled

SMALL, LARGE, LEAST, VAST = (80, 24), (120, 40), (60, 20), (200, 50)


def nobody() -> None:
    return None


def gathered() -> Game:
    return campaign(*FOUR)


def odd() -> Game:
    names = (HOSTILE[0], "Très" * 10, HOSTILE[5], HOSTILE[6])
    return campaign(*(CreateCharacter(name=name[:40], race="elf", role="wizard") for name in names))


def default() -> Game:
    return begun(party=FOUR)


def own() -> Game:
    """A large map of its own, where not all are placed yet."""
    return begun(
        ResizeDungeon(columns=25, rows=25),
        PaintObstacles(cells=tuple(f"{column}9" for column in "ABCDEFGKLMNOPQRSTUVWXY")),
        AddMonster(species="Hydre [b]", damage="2d6", hit_points=40, reach=4, dexterity=3, cells=("M5",)),
        AddMonster(kind="goblin", damage="1d3", hit_points=14, cells=("K6",)),
        AddMonster(kind="goblin", damage="1d3", hit_points=14),
        PutThing(kind="plate", cell="M5"),
        PutThing(kind="sling", cell="H12"),
        party=FOUR,
    )


PICTURES: dict[str, tuple[Callable[[], Game | None], tuple[int, int], list[str], dict[str, Any]]] = {
    "party-empty": (nobody, SMALL, [], {}),
    "party": (gathered, SMALL, ["down"], {"language": "en"}),
    "party-large": (gathered, LARGE, [], {}),
    "party-least": (odd, LEAST, [], {"ascii_only": True}),
    "party-vast": (gathered, VAST, ["down"], {"theme": "light"}),
    "party-odd": (odd, LARGE, [], {"ascii_only": True}),
    "party-empty-large": (nobody, LARGE, [], {"language": "en"}),
    "party-empty-vast": (nobody, VAST, [], {}),
    "party-form": (gathered, SMALL, ["n", *"aïla", "enter"], {}),
    "setup": (default, SMALL, ["down"], {}),
    "setup-large": (default, LARGE, [], {"theme": "light"}),
    "setup-least": (default, LEAST, [], {}),
    "setup-vast": (default, VAST, [], {}),
    "setup-missing": (own, SMALL, ["down", "right"], {"language": "en"}),
    "editor": (lambda: begun(UseDefault(), party=FOUR), SMALL, ["e", "r", "right", "right", "down"], {}),
    "editor-large": (own, LARGE, ["e", "w", "5", "p"], {}),
    "editor-least": (own, LEAST, ["e", "r", "right"], {"theme": "light"}),
    "editor-vast": (default, VAST, ["e", "1"], {}),
    "editor-ascii": (own, SMALL, ["e", "w", "5", "left"], {"ascii_only": True}),
    "editor-here": (lambda: begun(UseDefault(), party=FOUR), SMALL, ["e", "g", *"G15", "enter", "enter"], {}),
    "monster": (default, SMALL, ["e", "2", "m", "1", *"Hydre", "tab", *"2d", "enter"], {}),
}


OTHER_LOOKS = {
    "party-large",
    "party-least",
    "party-vast",
    "party-empty-large",
    "party-empty-vast",
    "setup-large",
    "setup-least",
    "setup-vast",
    "editor-large",
    "editor-least",
    "editor-vast",
    "editor-ascii",
    "party-empty",
    "party-odd",
    "setup-missing",
    "editor-here",
    "monster",
}
"""The same pages in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    game, size, keys, options = PICTURES[name]

    async def play(pilot: Any) -> None:
        await pilot.pause()
        await press_all(pilot, keys)
        await settled(pilot)

    assert snap_compare(table_app(game(), **options), terminal_size=size, run_before=play)
