"""What a table tells of itself: its rules, the spells of who knows them, the keys of what is read over the map, whose
dice are rolled."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ffapp.doonjons.campaign import READY, Campaign, Control
from ffapp.doonjons.dungeon import Dungeon
from ffapp.texts import Texts
from ffapp.texts.board import gear_text, rules_text
from ffapp.texts.document import as_text
from ffapp.texts.dungeon import listed
from ffapp.texts.table import summary
from ffapp.tui.kit.page import dialog_keys
from ffapp.tui.table.character_sheet import CharacterSheet
from ffapp.tui.table.dialogs import AboutDialog, OrderDialog, SheetsDialog
from ffapp.tui.table.setup import SetupPage
from tests.doonjons.play import Hero, foe, gathered
from tests.tui.doonjons_tables import FOUR, begun, press_all, table_app
from tests.tui.fray import turns
from tests.tui.gallery import screen_lines
from tests.tui.shelves import shown_text

FR = Texts("fr")
SPELLS = {
    "fighter": "",
    "rogue": "",
    "cleric": "Guérison",
    "wizard": "Guérison, Boogie Woogie, Arme magique",
}


def plain(told: str) -> str:
    return told.replace("\u00a0", " ")


def shown(state: Campaign) -> str:
    """What `show` prints of a table."""
    return plain("\n".join(as_text(summary(state, FR))))


@pytest.mark.parametrize("role", SPELLS)
def test_sheets_list_the_spells_of_who_knows_them_by_the_extended_rules_alone(role: Any) -> None:
    """The sheet in a dungeon, that of the party, and what `show` prints."""
    table = gathered(Hero("A1", role=role), rules="extended")
    one, state = table.hero(), table.state
    assert dict(listed(one, FR, "extended")).get("spells", "") == SPELLS[role]
    assert dict(gear_text(FR, one, "extended")).get("Sorts", "") == SPELLS[role]
    assert "spells" not in dict(listed(one, FR, "base"))
    assert "Sorts" not in dict(gear_text(FR, one, "base"))
    assert (f"Sorts : {SPELLS[role]}" in shown(state)) == bool(SPELLS[role])
    assert dict(listed(foe(), FR, "extended")).get("spells") is None


async def test_the_sheet_of_the_party_shows_them_once_the_extended_rules_are_chosen() -> None:
    app = table_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["n", *"Ada", "tab", "tab", "tab", "m", "enter"])
        assert app.playing.game.state.characters[0].role == "wizard"
        assert app.screen.query_one(CharacterSheet).rules == "base"
        assert "Boogie" not in shown_text(app)
        await press_all(pilot, ["e"])
        assert "Boogie" in shown_text(app)


@pytest.mark.parametrize(
    ("control", "tempers", "told"),
    [
        ("master", ("guard",), ["Les monstres sont joués par le maître du jeu."]),
        ("nearest", ("",), ["Les monstres sont joués par le jeu, qui frappe au plus près."]),
        (
            "weakest",
            ("guard", "", "guard", "cautious"),
            [
                "Les monstres sont joués par le jeu, qui frappe le plus faible.",
                "Humeurs à part : garde × 2, prudent × 1.",
            ],
        ),
    ],
)
def test_a_table_names_its_rules_its_walls_and_its_tempers(
    control: Control, tempers: tuple[Any, ...], told: list[str]
) -> None:
    monsters = tuple(replace(foe(), id=at, temper=temper) for at, temper in enumerate(tempers))
    state = Campaign(number=1, control=control, dungeon=Dungeon(monsters=monsters))
    assert [plain(line) for line in rules_text(FR, state)] == ["Règles : de base, murs de la règle.", *told]
    other = replace(state, rules="extended", walls=True)
    assert plain(next(rules_text(FR, other))) == "Règles : étendues, murs pleins."
    assert "étendues, murs pleins" in shown(other), "and so does what `show` prints"
    assert "Règles" not in shown(state)


async def test_what_is_read_over_the_map_names_its_rules_and_all_of_its_keys() -> None:
    app = table_app(turns())
    async with app.run_test(size=(80, 24)) as pilot:
        for key, kind, named in (
            ("i", AboutDialog, ("Flèches", "Pg.Préc", "Pg.Suiv", "Début", "Fin", "Entrée", "Échap")),
            ("o", OrderDialog, ("Flèches", "Pg.Préc", "Pg.Suiv", "Début", "Fin", "Entrée", "Échap")),
            ("f", SheetsDialog, ("Tab", "Maj+Tab", "droite", "gauche", "haut", "bas", "Entrée", "Échap")),
        ):
            await press_all(pilot, [key])
            top: Any = app.screen
            assert isinstance(top, kind)
            foot = " ".join(dialog_keys(top))
            assert all(word in foot for word in named), kind
            assert ("Règles : de base, murs de la règle." in plain(" ".join(screen_lines(app)))) == (key == "i")
            await press_all(pilot, ["enter"])
            assert app.screen is not top


@pytest.mark.parametrize("number", [1, 2])
async def test_before_every_dungeon_one_key_lays_the_default_and_another_chooses_whose_dice_are_rolled(
    number: int,
) -> None:
    game = begun(party=FOUR)
    game._state = replace(game.state, number=number)
    app = table_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        page: Any = app.screen
        assert isinstance(page, SetupPage)
        assert FR("setup-key-default") in shown_text(app)
        await press_all(pilot, ["D"])
        assert game.state.typed_dice is True
        await press_all(pilot, ["D"])
        assert game.state.typed_dice is False
        await press_all(pilot, ["d"])
        assert (game.phase, game.state.dungeon.default) == (READY, number)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
def test_picture(size: tuple[int, int], snap_compare: Any) -> None:
    """What is told of a dungeon: its story, and by which rules it is played."""

    async def before(pilot: Any) -> None:
        await press_all(pilot, ["i"])

    assert snap_compare(table_app(turns()), terminal_size=size, run_before=before)
