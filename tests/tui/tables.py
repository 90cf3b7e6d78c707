"""Games in memory for the tests of the book and the fight, and the app around them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count
from typing import Any

from ffapp.core.codec import Header
from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.gamebook.creation import CreateHero
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.settings import Settings
from ffapp.tui.app import FFApp
from ffapp.tui.keys import class_of
from ffapp.tui.look.dice import DiceTray
from ffapp.tui.session import Session

SEED = "candle-5023"
"""Rolls the hero below; then for Luck 6, 4, 9, 8 and for attacks 7, 12, 7, 7, 9, 6, 8, 9."""


class InMemory:
    """An opened game that is kept nowhere."""

    def __init__(self, game: Game, *, writable: bool = True) -> None:
        self.game = game
        self.writable = writable

    def close(self) -> None:
        """Nothing to close."""

    def release(self) -> None:
        """Nothing to let go."""


def in_memory(game: Game, *, writable: bool = True) -> Session:
    """Such a game, open."""
    return Session(InMemory(game, writable=writable))  # type: ignore[arg-type]


FIGHT_SEED = "candle-3236"
"""The same hero; of three enemies together, the first round wounds the first, and the second wounds the hero. Then for
Luck 7, 7, 12, 8."""


def played(
    *commands: Command | tuple[Command, tuple[int, ...]],
    name: str = "Aïla",
    gender: Any = "f",
    seed: str = SEED,
    book: str = "scorpion-swamp",
) -> Game:
    """A game of a book with a hero (Skill 9, Stamina 19, Luck 9; in the swamp Health 11, in the other book 8 gold) and
    these commands, some with their dice."""
    ruleset = ruleset_of(book)
    assert ruleset is not None
    ticks = count(1_700_000_000, 60)
    game = Game(ruleset, Header(id="table", ruleset=ruleset.id, seed=seed), clock=lambda: next(ticks))
    game.submit(CreateHero(name=name, gender=gender))
    for command in commands:
        if isinstance(command, tuple):
            game.submit(command[0], command[1], confirm=True)
        else:
            game.submit(command, confirm=True)
    return game


def book_app(
    game: Game,
    *,
    writable: bool = True,
    language: str = "fr",
    theme: Any = "dark",
    ascii_only: bool = False,
    dice: Any = "instant",
    over_title: bool = False,
    advice: Any = "never",
    stories: Mapping[str, Any] | None = None,
) -> FFApp:
    """The app on the book screen of a game, above the title screen as a player has it if `over_title`; nothing moves
    unless `dice` says "tumble". `stories` are the adventures whose texts are there, by the names of these."""

    def first(app: FFApp) -> None:
        session = app.playing.session = in_memory(game, writable=writable)
        session.story_of = (stories or {}).get
        app.book = game.ruleset.id
        app.looks.wear()
        if over_title:
            app.push_screen(class_of("ffapp.tui.pages.title:TitleScreen")())
        app.push_screen(class_of(RULESETS[game.ruleset.id].screen)())

    app = FFApp(Settings(theme=theme, dice=dice, advice=advice), language=language, ascii_only=ascii_only, first=first)
    if dice == "instant":
        app.animation_level = "none"
    return app


async def press_all(pilot: Any, keys: Iterable[str]) -> None:
    """Presses keys one after another, letting each have its whole effect."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def settled(pilot: Any) -> None:
    """Waits until what stands on the screen no longer changes."""
    await pilot.pause()
    while any(tray.tumbling for tray in pilot.app.screen.query(DiceTray)):
        await pilot.pause(0.05)
    await pilot.pause()
