"""Dungeons that are played, for the tests of their page: fights with fixed dice, and a hand that plays by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike, in_range
from ffapp.doonjons.campaign import Campaign, acting_figure, figure_of
from ffapp.doonjons.equipping import Equip, PickUp
from ffapp.doonjons.figures import Character
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.party import BeginCampaign
from ffapp.doonjons.setup import ChooseControl, UseDefault
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import EndTurn, Move
from ffapp.settings import Settings
from ffapp.texts.dungeon import equipment_of
from ffapp.tui.app import FFApp
from ffapp.tui.keys import class_of
from ffapp.tui.kit.entry_keys import kept_keys
from ffapp.tui.table.dungeon import DungeonPage
from tests.tools.balance import party_policy
from tests.tui.doonjons_tables import FOUR, campaign
from tests.tui.tables import in_memory

Play = Callable[[Campaign], Command]


def ready(*commands: Any, party: Any = FOUR, control: Any = "master", seed: str = "candle-4") -> Game:
    """The first default dungeon of a party, initiative rolled; then these commands."""
    chosen = (ChooseControl(control=control),) if control != "master" else ()
    return campaign(*party, BeginCampaign(), *chosen, UseDefault(), StartDungeon(), *commands, seed=seed)


def turns(*commands: Any, **named: Any) -> Game:
    """The same in its first turn."""
    return ready(BeginTurns(), *commands, **named)


def playing(
    game: Game, *, writable: bool = True, settings: Settings | None = None, over_title: bool = False, **named: Any
) -> FFApp:
    """The app on the page of a dungeon, above the title as a player has it if `over_title`; nothing moves unless the
    settings say so."""

    def first(app: FFApp) -> None:
        if over_title:
            app.push_screen(class_of("ffapp.tui.pages.title:TitleScreen")())
        app.playing.session = in_memory(game, writable=writable)
        app.book = "doonjons"
        app.looks.wear()
        app.push_screen(DungeonPage())

    app = FFApp(settings or Settings(dice="instant", theme=named.pop("theme", "dark")), first=first, **named)
    if app.settings.dice == "instant":
        app.animation_level = "none"
    return app


def faces(game: Game, command: Command, attack: int, damage: int) -> tuple[int, ...]:
    """Dice for an attack: these faces for the throw, and for each die of its damage."""
    given: tuple[int, ...] = ()
    while (needed := game.next_roll(command, given)) is not None:
        given += (attack if needed.kind == "attack" else damage,) * needed.count
    return given


def by_hand(state: Campaign) -> Command:
    """What a plain hand does for whoever's turn it is."""
    state = state if state.control != "master" else _as_nearest(state)
    return party_policy(state) if isinstance(acting_figure(state), Character) else choose(state, _options(state))


def _as_nearest(state: Campaign) -> Campaign:
    from msgspec.structs import replace

    return replace(state, control="nearest")


def _options(state: Campaign) -> Iterator[Command]:
    from ffapp.rulesets import ruleset_of

    ruleset = ruleset_of("doonjons")
    assert ruleset is not None
    return ruleset.options(state)


def fought(game: Game, until: Callable[[Campaign], bool], *, hits: bool) -> Game:
    """Plays on until something is so; the party hits with every throw for as much as possible and the monsters miss
    wherever they can, or the other way round."""
    while not until(game.state):
        command = by_hand(game.state)
        if isinstance(command, Strike):
            strong = isinstance(acting_figure(game.state), Character) == hits
            damage = 8 if strong else 1
            game.submit(command, _possible(game, command, 20 if strong else 1, damage), confirm=True)
        else:
            game.submit(command, confirm=True)
    return game


def _possible(game: Game, command: Command, attack: int, damage: int) -> tuple[int, ...]:
    given: tuple[int, ...] = ()
    while (needed := game.next_roll(command, given)) is not None:
        given += (attack if needed.kind == "attack" else min(damage, needed.sides),) * needed.count
    return given


def one_blow_left(state: Campaign) -> bool:
    """Whether a character can kill the last monster now with its strongest blow of at least 4."""
    monsters = state.dungeon.monsters
    acting = acting_figure(state)
    return (
        len(monsters) == 1
        and monsters[0].left <= 4
        and isinstance(acting, Character)
        and monsters[0] in in_range(state, acting)
    )


def keys_for(game: Game, command: Command, near: tuple[int, ...]) -> list[str]:
    """The keys by which a hand does that; `near` are the targets in the order in which tab offers them."""
    state: Campaign = game.state
    match command:
        case Move(to=to):
            return ["g", *to.lower(), "enter"]
        case Strike(target=target):
            return [*["tab"] * (near.index(target) + 1), "enter"]
        case EndTurn():
            return ["x", "x"]
        case Equip(kind=kind):
            figure = figure_of(state, state.acting)
            assert isinstance(figure, Character)
            return ["e", kept_keys(game, ("equipment", figure.id), equipment_of(figure))[kind]]
        case PickUp(thing=thing):
            figure = figure_of(state, state.acting)
            assert figure is not None
            assert figure.cell is not None
            there = [one.id for one in state.dungeon.things_at(figure.cell)]
            return ["p"] if len(there) == 1 else ["p", str(there.index(thing or 0) + 1)]
    raise AssertionError(command)
