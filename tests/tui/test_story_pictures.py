"""Pictures of an adventure that is read from a file: its sections, what they ask, their closed ways, its ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.deciding import Face
from ffapp.settings import Settings
from ffapp.store.folders import adventures_folder
from ffapp.tui.app import FFApp
from tests.shares import long_but
from tests.tui.reading import TINY, in_story, story_app
from tests.tui.tables import press_all, settled

SMALL, LARGE, LEAST, HUGE = (80, 24), (120, 40), (60, 20), (200, 50)


def ford() -> Game:
    """A section whose ways are closed for want of gold and of a key, and one that is not there."""
    return in_story("Gué")


def willow() -> Game:
    """A section entered from another place, which gave and took."""
    return in_story("Gué", "Saule")


def ferryman() -> Game:
    """A fight opened by its section."""
    return in_story("Gué", "Passeur")


def rolled() -> Game:
    """A test that the section asks for, made."""
    return in_story("Gué", "Saule", "Gué", "Grille", (Face(), (1, 2)))


def court() -> Game:
    """A wizard who gives stones, and a meal."""
    return in_story("Gué", "Cour")


def morning() -> Game:
    """The last section, won."""
    return in_story("Gué", "Cour", "Matin")


PICTURES: dict[str, tuple[Callable[[], Game], tuple[int, int], list[str], dict[str, Any]]] = {
    f"{name}{mark}": (made, size, keys, {})
    for name, made, keys in (
        ("section", willow, []),
        ("closed", ford, []),
        ("fight", ferryman, []),
        ("fight-page", ferryman, ["1"]),
        ("tested", rolled, []),
        ("wizard", court, []),
        ("wizard-stones", court, ["1"]),
        ("end-read", morning, []),
        ("end", morning, ["1"]),
        ("go", ford, ["g", "s"]),
    )
    for mark, size in (("", SMALL), ("-large", LARGE))
}
PICTURES |= {
    "closed-least": (ford, LEAST, [], {}),
    "closed-huge": (ford, HUGE, [], {"theme": "light"}),
    "closed-ascii": (ford, SMALL, [], {"ascii_only": True}),
    "closed-english": (ford, SMALL, [], {"language": "en"}),
}

SUITE = {"section", "section-large", "closed", "fight", "wizard-stones", "end-read", "closed-least"}
"""The others are for the long tests."""


@pytest.mark.parametrize("name", long_but(PICTURES, SUITE))
def test_picture(name: str, snap_compare: Any) -> None:
    game, size, keys, options = PICTURES[name]

    async def play(pilot: Any) -> None:
        await settled(pilot)
        await press_all(pilot, keys)
        await settled(pilot)

    assert snap_compare(story_app(game(), **options), terminal_size=size, run_before=play)


@pytest.mark.parametrize("size", long_but({"80": SMALL, "120": LARGE, "60": LEAST}, {"80"}))
def test_picture_of_the_shelf(size: str, snap_compare: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    adventures_folder().mkdir(parents=True)
    (adventures_folder() / "gue.twee").write_text(TINY, encoding="utf-8")
    monkeypatch.setattr("ffapp.adventure.collection._shipped", lambda: None)
    monkeypatch.setattr("ffapp.tui.pages.adventures.adventures_folder", lambda: Path("/home/aila/aventures"))
    app = FFApp(Settings(dice="instant", language="fr"))
    app.animation_level = "none"

    async def play(pilot: Any) -> None:
        await settled(pilot)
        await press_all(pilot, ["l"])
        await settled(pilot)

    assert snap_compare(app, terminal_size={"80": SMALL, "120": LARGE, "60": LEAST}[size], run_before=play)
