"""What the Night Dragon's hero carries and suffers: magic, antidotes and poison, meals ordered, Luck played before the
dice."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.screen import Screen
from textual.widgets import Input

from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.gamebook.belongings import AddItem
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.magic import AddMagic
from ffapp.gamebook.notes import GoTo
from ffapp.gamebook.poison import SufferPoison
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.rounds import FightRound
from ffapp.gamebook.sheet import BLOW
from ffapp.settings import Settings
from ffapp.texts import Texts
from ffapp.texts.items import cure_text, poison_text
from ffapp.tui.app import FFApp
from ffapp.tui.book.belongings import ItemMenu, ItemsMenu
from ffapp.tui.book.checks import LuckForm, RollForm, SkillForm
from ffapp.tui.book.hunger import ForcedMealDialog, cost_text
from ffapp.tui.book.magic import MagicForm, MagicScreen, UseForm
from ffapp.tui.book.poison import PoisonDialog
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.prose import Prose
from tests.shares import long_only
from tests.tui.nights import night
from tests.tui.tables import book_app, in_memory, settled

SMALL, LARGE = (80, 24), (120, 40)
VIAL = AddItem(name="Fiole d’herbes amères", count=2, antidote=3)
TEAR = AddItem(name="Larme de licorne", antidote=0)
HOSTILE = "[/b] 龍の秘宝 [@click=app.quit]x[/]"


def magician() -> Game:
    """Somebody with magic of every kind, antidotes and an object of value, and with poison in the blood."""
    return night(
        GoTo(section=12),
        AddMagic(name="Anneau de lumière", use="Éclaire sans flamme, et aveugle qui vit sous terre.", charges=3),
        AddMagic(name="Flûte d’os", use="Endort tout reptile à portée d’oreille.", once=True),
        AddMagic(name="Boule de feu", kind="spell", use="Avant le premier Assaut.", charges=0),
        AddMagic(name="Vision nocturne", kind="spell"),
        VIAL,
        TEAR,
        AddItem(name="Rubis", treasure=True, worth=20),
        SufferPoison(points=5, wound=2, reason="une flèche"),
    )


def stung() -> Game:
    """A fight in which a blow waits that brings 4 points of poison."""
    return night(
        VIAL,
        OpenFight(enemies=(Foe(name="Vipère", skill=8, stamina=6, poison=4),)),
        (FightRound(), (6, 6, 1, 1)),
    )


def table(game: Game, dialog: Callable[[], Screen[Any]] | None = None) -> FFApp:
    """The app with a game open, and nothing but a dialog on its screen: what lies below has pictures of its own."""

    def first(app: FFApp) -> None:
        app.playing.session = in_memory(game)
        app.book = game.ruleset.id
        app.looks.wear()
        if dialog is not None:
            app.push_once(dialog())

    app = FFApp(Settings(dice="instant"), language="fr", first=first)
    app.animation_level = "none"
    return app


@asynccontextmanager
async def shown(game: Game, size: tuple[int, int] = SMALL) -> Any:
    """The app with a game open, and what opens a dialog there and presses keys."""
    app = table(game)
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()

        async def open_(dialog: Screen[Any], *keys: str) -> None:
            app.push_once(dialog)
            await pilot.pause()
            await pilot.press(*keys)
            await pilot.pause()

        yield app, pilot, open_


def entries(app: FFApp) -> list[tuple[str, str, bool]]:
    """What the list on top offers: text, hint, and whether it is possible."""
    menu = app.screen.query_one("#menu", ChoiceList)
    return [(choice.text, choice.hint, choice.allowed) for choice in menu.choices]


def refused(app: FFApp) -> str:
    return str(app.screen.query_one("#refused", Prose).text)


# -- magic -------------------------------------------------------------------------------------------------------------


async def test_magic_is_noted_used_corrected_and_lost() -> None:
    game = night()
    async with shown(game) as (app, pilot, open_):
        await open_(MagicScreen(), "1", "c", "minus", "enter")
        assert isinstance(app.screen, MagicScreen), "there is nothing yet"
        await pilot.press("plus", *"Anneau [/b]", "tab", *"luit", "tab", "2", "tab", "4", "tab", *"don", "enter")
        await pilot.pause()
        assert "usage unique" in refused(app), "what works once has no two charges"
        await pilot.press("shift+tab", "3", "enter")
        await pilot.pause()
        (ring,) = game.state.magic
        assert (ring.name, ring.use, ring.charges, ring.kind, ring.once) == ("Anneau [/b]", "luit", 2, "spell", False)
        await pilot.press("c", "tab", "tab", "delete", "x", "tab", "1", "enter")
        await pilot.pause()
        assert isinstance(app.screen, MagicForm), "x is no number"
        await pilot.press("backspace", "9", "enter")
        await pilot.pause()
        (ring,) = game.state.magic
        assert (ring.charges, ring.kind, ring.once, ring.use) == (9, "object", False, "luit")
        await pilot.press("enter", *"la salle luit")
        await pilot.pause()
        await pilot.press("enter", "enter", "enter")
        await pilot.pause()
        (ring,) = game.state.magic
        assert ring.charges == 8, "enter pressed thrice uses it once"
        assert game.path()[-1].events[0].arguments()["effect"] == "la salle luit"
        assert not isinstance(app.screen, MagicScreen | UseForm)
        await open_(MagicScreen(), "minus", "enter")
        assert game.state.magic == ()


@pytest.mark.long
async def test_spent_magic_is_greyed_and_says_why_and_long_texts_are_left_whole() -> None:
    long = "ligne\n" * 1_000
    game = night(AddMagic(name=HOSTILE, use=long), AddMagic(name="Vide", kind="spell", charges=0))
    async with shown(game, size=(60, 20)) as (app, pilot, open_):
        await open_(MagicScreen())
        assert entries(app) == [(HOSTILE, "objet", True), ("Vide", "épuisé", False)]
        await pilot.press("pagedown", "2", "enter")
        await pilot.pause()
        assert isinstance(app.screen, MagicScreen)
        assert len(game.path()) == 3
        await pilot.press("up", "c", "end", "backspace", "enter")
        await pilot.pause()
        assert (game.state.magic[0].name, game.state.magic[0].use) == (HOSTILE[:-1], long)


# -- poison ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("commands", "told"),
    [
        ((SufferPoison(points=2),), "guérit 2 points"),
        ((SufferPoison(points=5),), "guérit 3 points"),
        ((SufferPoison(points=5), AdjustScore(score="stamina", by=4)), "guérit 1 point"),
    ],
)
def test_an_antidote_says_what_it_would_give_back(commands: tuple[Command, ...], told: str) -> None:
    sheet = night(VIAL, *commands).state
    assert cure_text(Texts("fr"), sheet, sheet.items[-1]) == told


def test_an_antidote_says_what_it_would_prevent() -> None:
    sheet = stung().state
    assert cure_text(Texts("fr"), sheet, sheet.items[-1]) == "empêche 3"
    assert "4 points de poison" in poison_text(Texts("fr"), sheet)


async def test_poison_is_suffered_cured_and_ended() -> None:
    game = night(VIAL)
    async with shown(game) as (app, pilot, open_):
        await open_(PoisonDialog(), "2")
        assert isinstance(app.screen, PoisonDialog), "no poison that could end"
        await pilot.press("1", "escape")
        await pilot.pause()
        assert isinstance(app.screen, PoisonDialog), "it has not served yet"
        await pilot.press("1", "4", "tab", "2", "tab", *"une épine", "enter")
        await pilot.pause()
        assert (game.state.stamina.current, game.state.poison) == (13, 4)
        await open_(PoisonDialog())
        assert entries(app)[-2] == ("Fiole d’herbes amères × 2 (antidote, guérit 3 points)", "guérit 3 points", True)
        await pilot.press("3", "3")
        await pilot.pause()
        assert (game.state.stamina.current, game.state.poison, game.state.items[-1].count) == (16, 1, 1)
        await open_(PoisonDialog(), "2", *"la fièvre tombe", "enter")
        assert game.state.poison == 0
        await open_(PoisonDialog(), "3")
        assert isinstance(app.screen, PoisonDialog), "nothing is left to cure"
        assert entries(app)[-2][1:] == ("", False)
        assert game.state.items[-1].count == 1
        await pilot.press("1", "1", "enter")
        await pilot.pause()
        assert game.state.poison == 1
        await open_(ItemsMenu(), "7", "1")
        assert len(game.state.items) == 5
        assert not isinstance(app.screen, ItemMenu)


async def test_while_a_blow_waits_there_are_only_antidotes() -> None:
    game = stung()
    async with shown(game) as (app, pilot, open_):
        assert game.phase == BLOW
        await open_(PoisonDialog())
        assert [hint for _, hint, _ in entries(app)] == ["empêche 3"]
        await pilot.press("3")
        await pilot.pause()
        fight = game.state.fight
        assert fight is not None
        assert [blow.venom for blow in fight.blows] == [1]
        assert not isinstance(app.screen, PoisonDialog)


# -- meals ordered -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("meals", "count", "told", "dead"),
    [
        (12, 2, "2 repas, sans rien rendre.", False),
        (1, 2, "1 repas, puis 2 points d’Endurance.", False),
        (0, 3, "Plus rien à manger : 6 points d’Endurance.", False),
        (0, 12, "Plus rien à manger : 19 points d’Endurance, et vous en mourriez.", True),
    ],
)
def test_what_ordered_meals_cost(meals: int, count: int, told: str, dead: bool) -> None:
    commands = [AdjustMeals(by=meals - 12)] if meals < 12 else []
    first, deadly = cost_text(Texts("fr"), night(*commands).state, count)
    assert (first.replace("\u00a0", " ").split("\n")[0], deadly) == (told, dead)


async def test_meals_are_taken_and_death_is_asked_about() -> None:
    game = night(AdjustMeals(by=-10))
    async with shown(game) as (app, pilot, open_):
        await open_(ForcedMealDialog(), "enter")
        assert (game.state.meals, game.state.stamina.current) == (1, 19)
        await open_(ForcedMealDialog(), "1", "1", "enter", "n")
        assert isinstance(app.screen, ForcedMealDialog), "eleven kill, and were not meant"
        assert app.screen.query_one("#preview").has_class("-deadly")
        await pilot.press("backspace", "backspace", "2", "tab", *"la marche", "enter")
        await pilot.pause()
        assert (game.state.meals, game.state.stamina.current) == (0, 17)
        assert game.path()[-1].events[0].arguments()["reason"] == "la marche"


# -- Luck played -------------------------------------------------------------------------------------------------------


async def test_luck_is_played_before_what_is_rolled() -> None:
    game = night(GoTo(section=3))
    async with shown(game) as (app, _, open_):
        await open_(SkillForm(), "2", "tab", *"-3", "enter")
        await open_(SkillForm(), "enter")
        await open_(RollForm(), "enter")
        await open_(RollForm(), "2", "tab", "tab", "1", "enter")
        await open_(LuckForm(), "enter")
        await open_(LuckForm(), *"-2", "tab", "2", *"le pont", "enter")
        assert not isinstance(app.screen, LuckForm)
        done = [step.events for step in game.path()[2:]]
        assert [type(events[-1]).__name__ for events in done] == [
            "SkillTested", "SkillTested", "DiceRolled", "DiceRolled", "LuckTested", "LuckTested",
        ]  # fmt: skip
        assert [events[-1].arguments()["played"] for events in done] == [-3, 0, 0, 1, 0, -2]
        assert [len(events) for events in done] == [2, 1, 1, 2, 1, 2]
        assert done[0][-1].arguments()["modifier"] == 2
        assert done[-1][-1].arguments()["reason"] == "le pont"
        assert game.state.luck.current == 9 - 3 - 2


@pytest.mark.long
async def test_the_last_of_luck_is_told_and_none_left_is_greyed() -> None:
    game = night(AdjustScore(score="luck", by=-8))
    async with shown(game) as (app, pilot, open_):
        await open_(LuckForm(), *"-2", "tab", "down", "enter")
        assert isinstance(app.screen, LuckForm), "an optional test needs something left"
        assert refused(app)
        await pilot.press("up", "enter")
        await pilot.pause()
        assert game.state.luck.current == 0
        for form in (LuckForm(), SkillForm(), RollForm()):
            await open_(form)
            assert app.screen.query_one("#played").disabled
            assert "à 0" in str(app.screen.query_one("#stake", Prose).text)
            await pilot.press("enter")
            await pilot.pause()
        rolled = ["LuckTested", "SkillTested", "DiceRolled"]
        assert [type(step.events[-1]).__name__ for step in game.path()[3:]] == rolled
        assert game.state.luck.current == 0


# -- things ------------------------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_antidotes_and_objects_of_value_are_noted_and_changed() -> None:
    game = night(AddItem(name=HOSTILE, note="n" * 10_000))
    async with shown(game, size=(60, 20)) as (app, pilot, open_):
        await open_(ItemsMenu(), "1", *"Racine", "tab", "tab", "tab", "5", "tab", "x", "enter")
        assert type(app.screen).__name__ == "ItemForm", "x is no number"
        await pilot.press("backspace", *"20", "enter")
        await pilot.pause()
        root = game.state.items[-1]
        assert (root.antidote, root.treasure, root.worth, root.weapon) == (5, True, 20, False)
        assert entries(app)[-1][0] == "Racine (antidote, guérit 5 points, trésor, 20\u00a0Pièces d’Or)"
        await pilot.press("8", "5", "tab", "tab", "delete", "tab", "0", "enter")
        await pilot.pause()
        root = game.state.items[-1]
        assert (root.antidote, root.treasure, root.worth) == (None, True, 0)
        await pilot.press("escape", "7", "5", "end", "backspace", "enter")
        await pilot.pause()
        assert (game.state.items[-2].name, len(game.state.items[-2].note)) == (HOSTILE[:-1], 10_000)
        assert not app.screen.query(Input)


@pytest.mark.long
async def test_each_is_one_key_from_the_desk_and_opens_once() -> None:
    app = book_app(magician())
    opened = {
        "p": MagicScreen, "b": PoisonDialog, "f": ForcedMealDialog, "T": LuckForm, "H": SkillForm, "d": RollForm,
    }  # fmt: skip
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        depth = len(app.screen_stack)
        for key, dialog in opened.items():
            await pilot.press(key, key)
            assert type(app.screen) is dialog
            assert len(app.screen_stack) == depth + 1
            await pilot.press("escape")
            await pilot.pause()


# -- pictures ----------------------------------------------------------------------------------------------------------

PICTURES: dict[str, tuple[Callable[[], Game], Callable[[], Screen[Any]], list[str], tuple[int, int]]] = {
    "magic": (magician, MagicScreen, [], SMALL),
    "magic-large": (magician, MagicScreen, ["down", "down", "enter"], LARGE),
    "magic-empty": (night, MagicScreen, [], SMALL),
    "poison": (magician, PoisonDialog, [], SMALL),
    "item": (magician, ItemsMenu, ["9", "5"], SMALL),
    "skill-with-luck": (magician, SkillForm, ["2", "tab", *"-3"], SMALL),
}


OTHER_LOOKS = {
    "magic-large",
    "magic-empty",
}
"""The same pages in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    game, dialog, keys, size = PICTURES[name]

    async def play(pilot: Any) -> None:
        await pilot.press(*keys)
        await settled(pilot)

    assert snap_compare(table(game(), dialog), terminal_size=size, run_before=play)
