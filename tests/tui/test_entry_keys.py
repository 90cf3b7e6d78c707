"""An entry of a menu keeps its key while others come and go: whoever knows it by heart must not hit another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from textual.screen import Screen

from ffapp.core.game import Game
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.equipping import Prepare
from ffapp.doonjons.initiative import StartDungeon
from ffapp.doonjons.setup import PlaceFigure, PutThing, TakeThing, UseDefault
from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.belongings import AddItem, RemoveItem
from ffapp.gamebook.clearings import AddClearing, Walk
from ffapp.gamebook.fight import AddEnemy, Foe, OpenFight
from ffapp.gamebook.magic import AddMagic, RemoveMagic
from ffapp.gamebook.passage_commands import ChangePassage
from ffapp.gamebook.poison import SufferPoison
from ffapp.gamebook.rounds import AddEffect, ChangeEnemy, EndFight, FightRound, RemoveEffect
from ffapp.gamebook.stones import CastStone, LoseStones, ReceiveStones
from ffapp.tui.book.belongings import ItemMenu, ItemsMenu
from ffapp.tui.book.decision import Decision
from ffapp.tui.book.fight_changes import EffectsMenu, EnemiesMenu
from ffapp.tui.book.life import AdjustMenu
from ffapp.tui.book.magic import MagicScreen
from ffapp.tui.book.passages import AddMenu, PassageMenu
from ffapp.tui.book.poison import PoisonDialog
from ffapp.tui.book.stones import StonesDialog, WeaknessMenu
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.entry_keys import KEYS, kept_keys, lasting_keys, place_of
from ffapp.tui.table.dialogs import EquipMenu
from ffapp.tui.table.editor_forms import HereMenu
from tests.shares import few
from tests.tui.doonjons_tables import AILA, begun
from tests.tui.nights import night
from tests.tui.tables import book_app, played, press_all
from tests.tui.test_things import shown

ORC = Foe(name="Orque", skill=7, stamina=6)
PAIR = OpenFight(enemies=(ORC, ORC, ORC), order="together")
HERB = AddItem(name="Herbe", antidote=3)


def keys_shown(screen: Screen[Any]) -> dict[str, str]:
    """The key before each entry, by its id."""
    menu = screen.query_one("#menu", ChoiceList)
    return {choice.id: menu.key_of(at) for at, choice in enumerate(menu.choices)}


def nothing(*_: Any) -> None:
    """What a menu would do next."""


def last_item(game: Game) -> int:
    return int(game.state.items[-1].id)


Step = Callable[[Game], Any]
CASES: dict[str, tuple[Callable[[], Game], Callable[[Game], Screen[Any]], list[Step], int]] = {
    "stones": (
        played,
        lambda game: StonesDialog(),
        [
            lambda game: ReceiveStones(stone="curse", source="evil"),
            lambda game: ReceiveStones(stone="fire"),
            lambda game: ReceiveStones(stone="skill"),
            lambda game: LoseStones(stone="fire"),
        ],
        14,
    ),
    "weakness": (
        lambda: played(ReceiveStones(stone="weakness", source="evil", count=3), PAIR),
        lambda game: WeaknessMenu(),
        [lambda game: ChangeEnemy(enemy=0, stamina=0), lambda game: CastStone(stone="weakness", enemy=1)],
        2,
    ),
    "items": (
        lambda: played(AddItem(name="A"), AddItem(name="B"), AddItem(name="C")),
        lambda game: ItemsMenu(),
        [
            lambda game: RemoveItem(item=game.state.items[0].id),
            lambda game: AddItem(name="D"),
            lambda game: RemoveItem(item=game.state.items[2].id),
            lambda game: AddItem(name="E"),
        ],
        8,
    ),
    "magic": (
        lambda: night(AddMagic(name="A"), AddMagic(name="B", kind="spell"), AddMagic(name="C")),
        lambda game: MagicScreen(),
        [
            lambda game: RemoveMagic(magic=game.state.magic[0].id),
            lambda game: AddMagic(name="D", kind="spell"),
            lambda game: AddMagic(name="E"),
        ],
        4,
    ),
    "antidotes": (
        lambda: night(SufferPoison(points=9), HERB, AddItem(name="Fiole", antidote=2)),
        lambda game: PoisonDialog(),
        [
            lambda game: UseAntidote(item=game.state.items[-2].id),
            lambda game: AddItem(name="Racine", antidote=1),
            lambda game: UseAntidote(item=game.state.items[-2].id),
            lambda game: UseAntidote(item=last_item(game)),
        ],
        3,
    ),
    "hand": (
        played,
        lambda game: AdjustMenu(),
        [lambda game: PAIR, lambda game: EndFight()],
        11,
    ),
    "enemies": (
        lambda: played(PAIR),
        lambda game: EnemiesMenu(),
        [lambda game: AddEnemy(enemy=ORC), lambda game: ChangeEnemy(enemy=0, stamina=0)],
        5,
    ),
    "effects": (
        lambda: night(PAIR),
        lambda game: EffectsMenu(),
        [
            lambda game: AddEffect(name="A", attack=1),
            lambda game: AddEffect(name="B", attack=1),
            lambda game: RemoveEffect(effect=game.state.fight.effects[0].id),
            lambda game: AddEffect(name="C", attack=1),
        ],
        3,
    ),
    "passage": (
        lambda: played(Walk(way="n", to=7)),
        lambda game: PassageMenu(game.state.drawing.passages[0].id, 1, "", nothing),
        [
            lambda game: ChangePassage(passage=game.state.drawing.passages[0].id, one_way=True),
            lambda game: ChangePassage(passage=game.state.drawing.passages[0].id, one_way=False),
        ],
        6,
    ),
    "equipment": (
        lambda: begun(UseDefault(), PutThing(kind="plate", cell="H12"), StartDungeon(), party=(AILA,)),
        lambda game: EquipMenu(game.state.characters[0]),
        [
            lambda game: Prepare(figure=1, slot="weapon", kind="light-crossbow"),
            lambda game: Prepare(figure=1, slot="armour"),
            lambda game: Prepare(figure=1, slot="armour", kind="chain-mail"),
        ],
        5,
    ),
    "cell": (
        lambda: begun(UseDefault(), party=(AILA,)),
        lambda game: HereMenu(Cell(0, 0), nothing),
        [
            lambda game: PutThing(kind="plate", cell="A1"),
            lambda game: PlaceFigure(figure=1, cell="A1"),
            lambda game: TakeThing(thing=game.state.dungeon.things[-1].id),
        ],
        3,
    ),
}


@few(4, "case", CASES)
async def test_every_entry_keeps_its_key(case: str) -> None:
    make, dialog, steps, most = CASES[case]
    game = make()
    known: dict[str, str] = {}
    async with shown(game) as (app, pilot, open_):
        for step in (None, *steps):
            if step is not None:
                app.playing.act(step(game), confirmed=True)
            await open_(dialog(game))
            keys = keys_shown(app.screen)
            assert all(keys.values())
            assert len(set(keys.values())) == len(keys)
            assert {id: key for id, key in keys.items() if id in known} == {
                id: key for id, key in known.items() if id in keys
            }
            known |= keys
            await pilot.press("escape")
            await pilot.pause()
    assert len(keys) == most


def test_what_is_new_takes_the_first_key_that_is_free() -> None:
    game, fixed = played(), {"add": "1"}
    assert kept_keys(game, "a", "xyz", fixed) == {"x": "2", "y": "3", "z": "4", "add": "1"}
    assert kept_keys(game, "a", "xz", fixed) == {"x": "2", "z": "4", "add": "1"}
    assert kept_keys(game, "a", "wxvz", fixed) == {"x": "2", "z": "4", "w": "3", "v": "5", "add": "1"}
    assert kept_keys(game, "b", "z") == {"z": "1"}
    assert kept_keys(played(), "a", "z") == {"z": "1"}
    many = kept_keys(game, "c", map(str, range(40)))
    assert list(many.values()) == list(KEYS)
    assert lasting_keys("ab") == {"a": "1", "b": "2"}
    assert sorted(("", "b", "9", "0"), key=place_of) == ["9", "0", "b", ""]


async def test_an_item_has_the_same_deeds_under_the_same_keys() -> None:
    """That of an antidote has one more: where there are antidotes its key is left out with other items."""
    swamp, dark = played(), night(HERB)
    for game, item, expected in (
        (swamp, swamp.state.items[0].id, {"wield": "1", "more": "2", "change": "4", "remove": "5"}),
        (dark, dark.state.items[0].id, {"wield": "2", "more": "3", "change": "5", "remove": "6"}),
        (dark, last_item(dark), {"cure": "1", "wield": "2", "more": "3", "change": "5", "remove": "6"}),
    ):
        async with shown(game) as (app, _, open_):
            await open_(ItemMenu(item))
            assert keys_shown(app.screen) == expected


@pytest.mark.parametrize(("number", "keys"), [(None, {"place": "3"}), (1, {"seen": "1", "way": "2", "place": "3"})])
async def test_what_can_be_added_to_a_map(number: int | None, keys: dict[str, str]) -> None:
    async with shown(played(AddClearing(number=7))) as (app, _, open_):
        await open_(AddMenu(number))
        assert keys_shown(app.screen) == keys


async def test_stones_are_cast_by_their_keys_whichever_are_held() -> None:
    game = played(ReceiveStones(stone="curse", source="evil"), ReceiveStones(stone="luck"))
    async with shown(game) as (app, pilot, open_):
        await open_(StonesDialog())
        menu = app.screen.query_one("#menu", ChoiceList)
        assert menu.choices[menu.cursor].id == "luck", "the cursor is on one that is held"
        assert [choice.text.endswith("× 1") for choice in menu.choices].count(True) == 2
        await pilot.press("d", "enter", "o")
        await pilot.pause()
        assert dict(game.state.stones) == {"luck": 1}


async def test_a_fight_keeps_the_keys_of_its_answers_and_antidotes() -> None:
    viper = OpenFight(enemies=(Foe(name="Vipère", skill=9, stamina=6, poison=9),))
    game = night(HERB, AddItem(name="Fiole", antidote=2), viper, (FightRound(), (6, 6, 1, 1)))
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()

        def keys() -> dict[str, str]:
            return {answer.id: answer.digit or answer.key for answer in app.screen.query_one(Decision).answers}

        before = keys()
        assert sorted(before.values()) == ["1", "2", "3", "4"]
        await press_all(pilot, ["3"])
        assert keys() == {id: key for id, key in before.items() if key != "3"}
