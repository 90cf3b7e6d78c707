"""Spells and the game master's hand on the page of a dungeon, and the choice of the rules on that of the party."""

from __future__ import annotations

from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.doonjons.attacks import Attacked, Strike
from ffapp.doonjons.campaign import Campaign, Ending
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.interventions import HarmFigure
from ffapp.doonjons.party import ChooseRules
from ffapp.doonjons.spells import EnchantWeapon, Heal
from ffapp.doonjons.turns import EndTurn, Move
from ffapp.texts import Texts
from ffapp.texts.dungeon import attack_text, ending_text, offer_text, sum_text, wielded_text
from ffapp.texts.table import summary
from ffapp.texts.telling import tell_events
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.prose import Prose
from ffapp.tui.table.casting import EnchantMenu, HealMenu, SpellMenu, SwapMenu
from ffapp.tui.table.editor_forms import ThingMenu
from ffapp.tui.table.hand import HandMenu, HarmForm, RaiseForm, ShiftForm, WhomMenu
from ffapp.tui.table.party import PartyPage
from tests.cli.talking import with_game
from tests.doonjons.play import Hero, foe, play
from tests.shares import long_but
from tests.tui.doonjons_tables import FOUR, begun, table_app
from tests.tui.fray import playing, turns

FR = Texts("fr", strict=True)


def extended(*commands: Any, **named: Any) -> Game:
    """The wizard has the first turn, and has gone one cell."""
    return turns(Move(to="J13"), *commands, party=(*FOUR, ChooseRules(rules="extended")), **named)


def wounded() -> Game:
    """The same, and the master has hurt the wizard and the fighter."""
    harmed = ((HarmFigure(figure=figure, damage="5d2"), (1,) * 5) for figure in (1, 4))
    return extended(*harmed)


def labels(app: Any) -> set[str]:
    return {key.label for key in app.screen.query_one(KeyBar).keys}


def entries(app: Any) -> list[tuple[str, str, str]]:
    return [(choice.text, choice.hint, choice.reason) for choice in app.screen.choices()]


async def test_by_the_base_rules_their_keys_are_not_offered_and_say_why() -> None:
    app = playing(turns(Move(to="J13")))
    async with app.run_test(size=(200, 50)) as pilot:
        assert not labels(app) & {FR("dungeon-key-cast"), FR("dungeon-key-hand")}
        page, head = app.screen, app.playing.session.game.head
        await pilot.press("l", "j")
        assert app.screen is page
        assert app.playing.session.game.head == head


async def test_spells_are_menus_that_tell_what_would_come_of_them() -> None:
    app = playing(wounded())
    async with app.run_test(size=(120, 40)) as pilot:
        game = app.playing.session.game
        assert FR("dungeon-key-cast") in labels(app)
        await pilot.press("l")
        assert isinstance(app.screen, SpellMenu)
        assert [text for text, _, _ in entries(app)] == ["Guérison", "Boogie Woogie", "Arme magique"]
        await pilot.press("1")
        assert isinstance(app.screen, HealMenu)
        assert [(hint, bool(reason)) for _, hint, reason in entries(app)] == [
            ("15/20 → 16 à 20", False),
            ("16/16 → 16 à 16", True),
            ("16/16 → 16 à 16", True),
            ("7/12 → 8 à 12", False),
        ]
        await pilot.press("2")
        assert game.state.actions == 2  # refused in place
        await pilot.press("4")
        assert game.state.characters[3].left > 7
        assert game.state.actions == 1
        await pilot.press("u", "l", "2")
        assert isinstance(app.screen, SwapMenu)
        await pilot.press("4")
        assert [hint for _, hint, _ in entries(app)][4] == "J13 ↔ H4"
        await pilot.press("5")
        assert game.state.characters[3].cell.name == "H4"
        await pilot.press("u", "l", "3")
        assert isinstance(app.screen, EnchantMenu)
        text, hint, _ = entries(app)[0]
        assert text.startswith("Aïla")
        assert "Épée longue" in text
        assert hint == "+0 → +1"
        await pilot.press("1", "l", "3")
        assert entries(app)[0][1] == "+1 → +2"
        assert "Épée longue +1" in entries(app)[0][0]


@pytest.mark.long
async def test_the_hand_is_menus_and_forms_that_tell_what_would_come_of_it() -> None:
    app = playing(extended())
    async with app.run_test(size=(120, 40)) as pilot:
        game = app.playing.session.game
        await pilot.press("j")
        assert isinstance(app.screen, HandMenu)
        await pilot.press("1")
        assert isinstance(app.screen, WhomMenu)
        await pilot.press("5")
        assert isinstance(app.screen, ShiftForm)
        await pilot.press(*"j13")
        told = app.screen.query_one("#preview", Prose)
        assert str(told.text) == FR("refusal-cell-taken", cell="J13", kind="own", name="Mère Ysolde", number=0)
        await pilot.press("backspace", "backspace", "backspace", *"o15")
        assert "H4" in str(told.text)
        assert "O15" in str(told.text)
        await pilot.press("tab", *"Hop", "enter")
        assert game.state.dungeon.monsters[0].cell.name == "O15"
        await pilot.press("j", "2", "5")
        assert isinstance(app.screen, HarmForm)
        await pilot.press("backspace", "backspace", "backspace", *"14d2", "enter")
        assert [one.id for one in game.state.dungeon.monsters] == [6, 7]
        await pilot.press("j", "3")
        assert isinstance(app.screen, RaiseForm)
        await pilot.press(*"a1 b1", "enter")
        assert game.state.dungeon.floor[0].startswith("##.")
        await pilot.press("u", "u", "u")
        assert game.head == 10
        assert game.state.dungeon.monsters[0].cell.name == "H4"


@pytest.mark.long
async def test_who_is_looked_at_is_meant() -> None:
    app = playing(extended())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("up", "j", "3")
        assert isinstance(app.screen, RaiseForm)
        await pilot.press("enter")
        assert app.playing.session.game.state.dungeon.floor[11] == ".........#....."


@pytest.mark.long
async def test_the_free_cell_that_is_looked_at_is_where_somebody_is_moved() -> None:
    app = playing(extended())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("up", "j", "1", "5", "enter")
        assert app.playing.session.game.state.dungeon.monsters[0].cell.name == "J12"


TOLD = {
    "fr": (
        (
            "Aïla attaque M avec l’épée longue : 13 + 16 (force) + 2 (magie) = 31 > 24, le coup porte : "
            "5 + 2 (magie) = 7 points de dégâts, il lui reste 3 PV."
        ),
        "13 + 16 (force) + 2 (magie) = 31 > 24",
        "5 + 2 = 7 points de dégâts, il lui reste 3 PV.",
        "M : +18 contre CA 24 : 7 et plus (70 %), 1d8 + 2 de dégâts.",
        "Épée longue +2, 1d8 + 2, au contact",
        "Ève lance Guérison sur Aïla : 4 au dé, de 15 à 19 PV.",
        "Le dernier monstre est tombé : M, en A2, dans le donjon 1. La main du maître du jeu (3d2).",
    ),
    "en": (
        (
            "Aïla attacks M with the longsword: 13 + 16 (strength) + 2 (magic) = 31 > 24, a hit: "
            "5 + 2 (magic) = 7 points of damage, 3 HP left."
        ),
        "13 + 16 (strength) + 2 (magic) = 31 > 24",
        "5 + 2 = 7 points of damage, 3 HP left.",
        "M: +18 against AC 24: 7 or more (70%), 1d8 + 2 damage.",
        "Longsword +2, 1d8 + 2, in melee",
        "Ève casts Healing on Aïla: 4 on the die, from 15 to 19 HP.",
        "The last monster has fallen: M, at A2, in dungeon 1. The game master’s hand (3d2).",
    ),
}


@pytest.mark.parametrize("language", TOLD)
def test_magic_and_the_hand_are_told_with_their_sums(language: str) -> None:
    texts = Texts(language, strict=True)
    heroes = [Hero("A1", "Aïla"), Hero("B1", "Ève", role="wizard")]
    table = play(heroes, foe("A2", armour_class=24), order=["Ève", "Aïla", "M"], rules="extended")
    for _ in range(2):
        table.do(EnchantWeapon(target=1, kind="longsword"))
    table.surely(HarmFigure(figure=1, damage="5d2"), *[1] * 5)
    healed = tell_events(texts, table.do(Heal(target=1), 4)[:1], {})
    offer = offer_text(texts, table.state, table.monster())
    table.do(Strike(target=3), 13, 5)
    struck = table.happened(Attacked)
    table.surely(HarmFigure(figure=3, damage="3d2"), 1, 1, 1)
    ending = Ending(won=True, cause="cleared", dungeon=1, who=struck.whom, dice="3d2", cell=parsed("A2"), master=True)
    told = (
        tell_events(texts, [struck], {}),
        sum_text(texts, struck),
        attack_text(texts, struck).splitlines()[-1],
        offer,
        wielded_text(table.hero("Aïla"), texts),
        healed,
        ending_text(texts, ending),
    )
    assert tuple(line.replace("\u00a0", " ") for line in told) == TOLD[language]


async def test_a_cleric_has_one_spell_and_a_fighter_none() -> None:
    app = playing(wounded())
    async with app.run_test(size=(120, 40)) as pilot:
        game = app.playing.session.game
        while game.state.acting != 3:
            await pilot.press("x", "x")
        await pilot.press("l")
        assert isinstance(app.screen, HealMenu)
        await pilot.press("escape")
        while game.state.acting != 1:
            await pilot.press("x", "x")
        page = app.screen
        await pilot.press("l")
        assert app.screen is page
        assert FR("dungeon-key-cast") not in labels(app)


async def test_the_rules_are_chosen_on_the_page_of_the_party() -> None:
    app = table_app()
    async with app.run_test(size=(80, 24)) as pilot:
        page = app.screen
        assert isinstance(page, PartyPage)
        rules = page.query_one("#dice", Prose)
        assert FR("party-rules-name", rules="base") in str(rules.text)
        await pilot.press("e")
        assert FR("party-rules-name", rules="extended") in str(rules.text)
        await pilot.press("n", *"Ada", "enter")
        assert app.playing.session.game.state.rules == "extended"
        await pilot.press("e")
        assert app.playing.session.game.state.rules == "base"


@pytest.mark.long
async def test_the_master_intervenes_while_the_program_plays_and_it_goes_on() -> None:
    app = playing(extended(EndTurn(), control="nearest"))
    async with app.run_test(size=(120, 40)) as pilot:
        game = app.playing.session.game
        assert app.screen.moment == "program"
        head = game.head
        await pilot.press("j")
        assert isinstance(app.screen, HandMenu)
        assert game.head == head
        await pilot.press("2", "5", "enter")
        assert game.state.dungeon.monsters[0].left < 14
        assert app.screen.moment == "program"


def test_line_by_line_the_same_rows_cast_and_intervene() -> None:
    kept: list[Campaign] = []
    lines = [
        "l",
        "1",
        "4",
        "j",
        "1",
        "5",
        "o15",
        "Hop",
        "j",
        "2",
        "5",
        "14d2",
        "",
        "j",
        "3",
        "a1 b1",
        "",
        "l",
        "3",
        "1",
    ]
    made = with_game(wounded(), *lines, look=lambda made: kept.append(made.host.playing.session.state))
    [state] = kept
    told = made.squeezed.replace("\u00a0", " ")
    assert "Le maître du jeu déplace Gobelin 1 de H4 à O15. « Hop »" in told
    assert "14d2 : de 14 à 28 sur 14 PV. Le coup est mortel." in told
    assert state.characters[3].left > 7
    assert [one.id for one in state.dungeon.monsters] == [6, 7]
    assert state.dungeon.floor[0].startswith("##.")
    assert state.characters[0].magic[0].bonus == 1


@pytest.mark.parametrize("rules", ["base", "extended"])
async def test_the_master_lays_the_two_handed_sword_only_by_the_extended_rules(rules: Any) -> None:
    chosen = (ChooseRules(rules=rules),) if rules == "extended" else ()
    app = table_app(begun(party=(*FOUR, *chosen)))
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(ThingMenu(Cell(1, 1)))
        await pilot.pause()
        offered = [choice.id for choice in app.screen.choices()]
        assert ("two-handed-sword" in offered) == (rules == "extended")
        assert [one.reason for one in app.screen.choices() if one.reason] == []


def test_a_table_as_a_document_tells_the_extended_rules() -> None:
    told = [str(summary(game.state, FR, game.back())) for game in (extended(), turns())]
    assert [FR("cli-rules") in text for text in told] == [True, False]


PICTURES: dict[str, tuple[Any, tuple[str, ...]]] = {
    "spells": (wounded, ("l",)),
    "healing": (wounded, ("l", "1")),
    "swap": (wounded, ("l", "2", "4")),
    "enchanted": (extended, ("l", "3", "1")),
    "hand": (extended, ("j",)),
    "shift": (extended, ("j", "1", "5", "o", "1", "5")),
    "harm": (extended, ("j", "2", "5")),
}


@pytest.mark.parametrize("name", long_but(PICTURES, ["spells", "hand"]))
def test_picture(snap_compare: Any, name: str) -> None:
    game, pressed = PICTURES[name]
    assert snap_compare(playing(game()), terminal_size=(80, 24), press=pressed)
