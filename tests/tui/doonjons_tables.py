"""Campaigns of DOOnjons&Dragons for the tests of its pages, and the app around them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

from ffapp.core.codec import Header
from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.doonjons.party import BeginCampaign, CreateCharacter
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.settings import Settings
from ffapp.tui.app import FFApp
from ffapp.tui.keys import class_of
from tests.doonjons.classics import classically
from tests.tui.tables import in_memory

AILA = CreateCharacter(name="Aïla", race="human", role="fighter")
BRUNE = CreateCharacter(name="Brune", race="elf", role="rogue")
FOUR = (
    AILA,
    BRUNE,
    CreateCharacter(name="Odilon", race="dwarf", role="cleric"),
    CreateCharacter(name="Mère Ysolde", race="halfling", role="wizard"),
)


def campaign(*commands: Command | tuple[Command, tuple[int, ...]], seed: str = "candle-4") -> Game:
    """A campaign after these commands, some with their dice; where a default is taken it is the classic one."""
    ruleset = ruleset_of("doonjons")
    assert ruleset is not None
    ticks = count(1_700_000_000, 60)
    game = Game(ruleset, Header(id="table", ruleset=ruleset.id, seed=seed), clock=lambda: next(ticks))
    for command in commands:
        if isinstance(command, tuple):
            game.submit(command[0], command[1], confirm=True)
        else:
            game.submit(classically(game.state, command), confirm=True)
    return game


def begun(*commands: Any, party: Iterable[Command] = (AILA, BRUNE)) -> Game:
    """The same with a party whose first dungeon is being set up."""
    return campaign(*party, BeginCampaign(), *commands)


def table_app(
    game: Game | None = None,
    *,
    theme: Any = "dark",
    language: str = "fr",
    ascii_only: bool = False,
    writable: bool = True,
    over_title: bool = False,
) -> FFApp:
    """The app on the page of a campaign, above the title as a player has it if `over_title`; nothing moves."""

    def first(app: FFApp) -> None:
        if game is None:
            app.playing.create_hero("doonjons")
            return
        if over_title:
            app.push_screen(class_of("ffapp.tui.pages.title:TitleScreen")())
        app.playing.session = in_memory(game, writable=writable)
        app.book = "doonjons"
        app.looks.wear()
        app.push_screen(class_of(RULESETS["doonjons"].screen)())

    app = FFApp(Settings(theme=theme, dice="instant"), language=language, ascii_only=ascii_only, first=first)
    app.animation_level = "none"
    return app


async def press_all(pilot: Any, keys: Iterable[str]) -> None:
    """Presses keys one right after another, as a hand in a hurry does, and lets the last have its whole effect."""
    await pilot.press(*keys)
    await pilot.pause()
