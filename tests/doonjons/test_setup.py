"""Setting a dungeon up: size, obstacles, figures, things, context, defaults and dungeons of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ffapp import resources
from ffapp.core.messages import Command
from ffapp.doonjons.campaign import DUNGEONS, MOST_PLAYERS
from ffapp.doonjons.cells import LARGEST, SMALLEST, Cell, distance
from ffapp.doonjons.defaults import default_dungeon
from ffapp.doonjons.dungeon import MOST_THINGS, Dungeon, Thing
from ffapp.doonjons.figures import Class, Race
from ffapp.doonjons.initiative import BeginTurns, StartDungeon, missing
from ffapp.doonjons.monsters import AddMonster, RemoveMonster
from ffapp.doonjons.setup import (
    ChooseControl,
    PaintObstacles,
    PlaceFigure,
    PutThing,
    ResizeDungeon,
    TakeThing,
    TellContext,
    UseDefault,
    UseDungeon,
    check_dungeon,
    with_ids,
)
from ffapp.doonjons.setup_events import DungeonLaid, DungeonResized, ObstaclesPainted
from ffapp.rulesets import ruleset_of
from ffapp.store.shelf import Shelf
from tests.doonjons.play import Hero, Table, dungeon, foe, gathered, play, ready


@pytest.fixture
def table() -> Table:
    """Two heroes at A1 and C1, a monster at H8, a wall at B2, a mace and a plate on the floor of D4."""
    laid = dungeon(foe(), starts=["A1", "C1"], walls=["B2"], things=[("mace", "D4"), ("plate", "D4")])
    return gathered(Hero("A1", "A"), Hero("C1", "B")).lay(laid)


# -- size --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", [15, 16, 25])
def test_a_side_has_15_to_25_cells(side: int) -> None:
    table = gathered(Hero("A1"))
    table.do(ResizeDungeon(columns=side, rows=20))
    assert (table.dungeon.columns, table.dungeon.rows) == (side, 20)
    table.do(ResizeDungeon(columns=21, rows=side))
    assert (table.dungeon.columns, table.dungeon.rows) == (21, side)
    assert table.happened(DungeonResized).columns == 21


@pytest.mark.parametrize("side", [14, 26, 0, -1, 10**30])
def test_another_size_is_refused(table: Table, side: int) -> None:
    assert (SMALLEST, LARGEST) == (15, 25)
    assert table.refused(ResizeDungeon(columns=side, rows=20)) == "size-bounds"
    assert table.refused(ResizeDungeon(columns=20, rows=side)) == "size-bounds"
    assert table.refused(ResizeDungeon(columns=15, rows=15)) == "setup-same"


def test_what_is_cut_off_is_asked_about_first() -> None:
    laid = dungeon(
        foe("Y25"),
        foe("A1"),
        starts=["Y1", "B1"],
        walls=["X9"],
        things=[("mace", "Y25"), ("sling", "C1")],
        size=(25, 25),
    )
    table = gathered(Hero("A1", "A"), Hero("A1", "B")).lay(laid)
    [caution] = ResizeDungeon(columns=15, rows=15).cautions(table.state)
    assert (caution.rule, caution.arguments) == ("resize-cuts", {"count": 2, "things": 1})
    assert table.confirmed(ResizeDungeon(columns=15, rows=15)) == ["resize-cuts"]
    assert [one.cell for one in table.dungeon.monsters] == [None, Cell(0, 0)]
    assert table.dungeon.starts == (None, Cell(1, 0))
    assert [one.kind for one in table.dungeon.things] == ["sling"]
    assert table.refused(StartDungeon()) == "figure-unplaced"
    assert table.asks(ResizeDungeon(columns=25, rows=25)) == []


# -- obstacles ---------------------------------------------------------------------------------------------------------


def test_obstacles_are_painted_and_taken_away(table: Table) -> None:
    table.do(PaintObstacles(cells=("e5", "E6", "B2", "E5")))
    painted = table.happened(ObstaclesPainted)
    assert [cell.name for cell in painted.cells] == ["E5", "E6"]
    assert table.dungeon.blocked(Cell(4, 4))
    table.do(PaintObstacles(cells=("E5", "A9"), obstacle=False))
    assert not table.dungeon.blocked(Cell(4, 4))
    assert table.refused(PaintObstacles(cells=("E5",), obstacle=False)) == "setup-same"
    assert table.refused(PaintObstacles(cells=())) == "setup-same"


@pytest.mark.parametrize(
    ("cell", "rule"),
    [
        ("A1", "cell-taken"),
        ("H8", "cell-taken"),
        ("D4", "cell-littered"),
        ("P1", "cell-outside"),
        ("A16", "cell-outside"),
        ("Z9", "cell-outside"),
        ("P0", "cell-unreadable"),
        ("14P", "cell-unreadable"),
        ("é5", "cell-unreadable"),
    ],
)
def test_no_obstacle_where_somebody_stands_or_something_lies(table: Table, cell: str, rule: str) -> None:
    assert table.refused(PaintObstacles(cells=("J1", cell))) == rule
    assert not table.dungeon.blocked(Cell(9, 0))


def test_no_more_cells_than_a_map_has_are_painted_at_once(table: Table) -> None:
    assert table.refused(PaintObstacles(cells=("J1",) * 626)) == "amount-bounds"
    table.do(PaintObstacles(cells=("J1",) * 625))


# -- figures and things ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["A", "M"])
@pytest.mark.parametrize(
    ("cell", "rule"),
    [("C1", "cell-taken"), ("B2", "cell-obstacle"), ("P1", "cell-outside"), ("14P", "cell-unreadable")],
)
def test_nobody_is_put_on_an_obstacle_or_on_another(table: Table, who: str, cell: str, rule: str) -> None:
    assert table.refused(PlaceFigure(figure=table.figure(who).id, cell=cell)) == rule


def test_a_figure_is_placed_moved_and_taken_off(table: Table) -> None:
    hero, monster = table.hero("A").id, table.monster().id
    table.do(PlaceFigure(figure=hero, cell="D4"))  # things may lie under a figure
    assert table.dungeon.start(0) == Cell(3, 3)
    table.do(PlaceFigure(figure=monster, cell="A1"))
    assert table.monster().cell == Cell(0, 0)
    assert table.refused(PlaceFigure(figure=monster, cell="A1")) == "setup-same"
    table.do(PlaceFigure(figure=monster))
    assert table.monster().cell is None
    assert table.refused(PlaceFigure(figure=monster)) == "setup-same"
    assert table.refused(PlaceFigure(figure=99, cell="E5")) == "monster-unknown"


def test_several_things_lie_in_one_cell_also_under_a_figure(table: Table) -> None:
    for kind in ("sling", "sling", "plate"):
        table.do(PutThing(kind=kind, cell="H8"))
    assert [thing.kind for thing in table.dungeon.things_at(Cell(7, 7))] == ["sling", "sling", "plate"]
    [first, second, _] = table.dungeon.things_at(Cell(7, 7))
    table.do(TakeThing(thing=first.id))
    assert second in table.dungeon.things
    assert table.refused(TakeThing(thing=first.id)) == "thing-unknown"


@pytest.mark.parametrize(
    ("kind", "cell", "rule"),
    [
        ("wand", "E5", "piece-unknown"),
        ("plate", "B2", "cell-obstacle"),
        ("plate", "Z9", "cell-outside"),
        ("plate", "P0", "cell-unreadable"),
    ],
)
def test_nothing_lies_on_an_obstacle(table: Table, kind: str, cell: str, rule: str) -> None:
    assert table.refused(PutThing(kind=kind, cell=cell)) == rule


def test_there_are_no_more_than_two_hundred_things(table: Table) -> None:
    table.lay(dungeon(things=[("plate", "A1")] * MOST_THINGS))
    assert table.refused(PutThing(kind="plate", cell="A1")) == "things-full"


# -- the story and who plays -------------------------------------------------------------------------------------------


def test_the_context_is_told_and_changed(table: Table) -> None:
    table.do(TellContext(title="L'antre", context="Il fait noir.\nQuelque chose respire."))
    assert (table.dungeon.title, table.dungeon.context) == ("L'antre", "Il fait noir.\nQuelque chose respire.")
    assert table.refused(TellContext(title="L'antre", context=table.dungeon.context)) == "setup-same"
    table.do(TellContext())
    assert (table.dungeon.title, table.dungeon.context) == ("", "")


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ({"title": "x" * 41}, "text-long"),
        ({"title": "a\nb"}, "name-line"),
        ({"title": " "}, "name-empty"),
        ({"context": "x" * 10_001}, "text-long"),
        ({"context": "\ud800"}, "text-unwritable"),
    ],
)
def test_what_cannot_be_told_is_refused(table: Table, words: dict[str, str], rule: str) -> None:
    assert table.refused(TellContext(**words)) == rule


def test_who_plays_the_monsters_is_chosen_for_each_dungeon(table: Table) -> None:
    assert table.refused(ChooseControl(control="master")) == "setup-same"
    table.do(ChooseControl(control="weakest"))
    assert table.state.control == "weakest"
    table.start().turns()
    assert table.refused(ChooseControl(control="nearest")) == "phase-turn"


# -- whole dungeons ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("party", range(1, MOST_PLAYERS + 1))
@pytest.mark.parametrize("number", range(1, DUNGEONS + 1))
def test_every_dungeon_has_a_complete_default_for_every_party(number: int, party: int) -> None:
    laid = default_dungeon(number, party)
    check_dungeon(laid)
    assert laid.monsters
    assert all(one.cell is not None for one in laid.monsters)
    assert len([cell for cell in laid.starts if cell is not None]) == party
    assert laid.default == number
    table = gathered(*(Hero("A1", f"c{seat}") for seat in range(party)))
    table.game._state = replace(table.state, number=number)
    table.do(UseDefault())
    assert table.happened(DungeonLaid).default
    table.do(StartDungeon())
    assert table.phase == "ready"


def test_the_defaults_fit_the_small_screens_and_have_something_of_everything() -> None:
    """Fifteen by fifteen cells, split starts, many weak monsters and a few strong ones, fast ones, some that shoot,
    posts and retreats, and things a move away from where somebody begins, but not in its cell."""
    for number in range(1, DUNGEONS + 1):
        laid = default_dungeon(number, 4)
        assert (laid.columns, laid.rows) == (15, 15)
        starts = [cell for cell in laid.starts if cell is not None]
        assert max(distance(one, other) for one in starts for other in starts) >= 4
        assert len(laid.monsters) >= 5
        assert {one.reach > 1 for one in laid.monsters} == {True, False}
        assert any(one.speed >= 15 for one in laid.monsters)
        assert {"guard", "cautious"} & {one.temper for one in laid.monsters}
        near = [thing for thing in laid.things if any(1 <= distance(thing.cell, cell) <= 4 for cell in starts)]
        assert near, number
        assert max(one.hit_points for one in laid.monsters) >= 1.5 * min(one.hit_points for one in laid.monsters)


def test_the_defaults_weigh_size_class_race_and_walls() -> None:
    def points(
        party: int, roles: tuple[Class, ...] = (), races: tuple[Race, ...] = (), full: bool = False
    ) -> list[int]:
        laid = [default_dungeon(number, party, roles, races, full=full) for number in range(1, DUNGEONS + 1)]
        return [sum(one.hit_points for one in dungeon.monsters) for dungeon in laid]

    sizes = [sum(points(size)) for size in range(1, MOST_PLAYERS + 1)]
    assert sizes == sorted(set(sizes))
    assert points(1, ("fighter",)) > points(1, ("wizard",))
    assert points(4, races=("dwarf",) * 4) < points(4, races=("elf",) * 4)
    assert points(4, full=True) != points(4)
    dwarf = Hero("A1", "A", race="dwarf", traits={"strength": 15})
    table = gathered(dwarf, Hero("A1", "B", race="elf", role="wizard", traits={"dexterity": 15}), full=True)
    table.do(UseDefault())
    meant = default_dungeon(1, 2, ("fighter", "wizard"), ("dwarf", "elf"), full=True)
    assert [one.hit_points for one in table.dungeon.monsters] == [one.hit_points for one in meant.monsters]


@pytest.mark.parametrize("name", ["golden/doonjons-v2", "golden/doonjons-v3", "golden/doonjons-chosen-v3", "maugis"])
def test_a_save_keeps_the_dungeons_that_were_laid_in_it(name: str, tmp_path: Path) -> None:
    """They are in its events: whatever the defaults come to be, a campaign goes on in what it began in."""
    old = tmp_path / "old.ffsave"
    old.write_bytes((resources.saves() / f"{name}.ffsave").read_bytes())
    with Shelf(tmp_path, ruleset_of).open(old) as opened:
        game, kept = opened.game, 0
        for step in game.path():
            laid = [event for event in step.events if isinstance(event, DungeonLaid) and event.default]
            kept += len(laid)
            for event in laid:
                assert game.state_at(step.n).dungeon == event.dungeon
        assert kept


def test_a_default_can_be_changed_before_play() -> None:
    table = gathered(Hero("A1"))
    table.do(UseDefault())
    table.do(AddMonster(kind="rat", cells=("A1",)))
    table.do(RemoveMonster(figure=table.dungeon.monsters[0].id))
    table.do(PaintObstacles(cells=("B1",)))
    table.surely(ResizeDungeon(columns=20, rows=15))
    table.do(StartDungeon())
    assert table.dungeon.monsters[-1].kind == "rat"


def test_a_dungeon_of_ones_own_is_taken_with_fresh_ids_and_nobody_hurt(table: Table) -> None:
    hurt = replace(foe("E5"), id=1, left=1, number=9)
    laid = Dungeon(
        monsters=(hurt, replace(hurt, cell=Cell(0, 1))), things=(Thing(id=1, kind="mace", cell=Cell(2, 2)),) * 2
    )
    before = table.state.ids
    table.do(UseDungeon(dungeon=laid))
    ids = [one.id for one in (*table.dungeon.monsters, *table.dungeon.things)]
    assert ids == list(range(before + 1, before + 5))
    assert [(one.left, one.number) for one in table.dungeon.monsters] == [(10, 0)] * 2
    table.do(PutThing(kind="mace", cell="A1"))
    assert table.dungeon.things[-1].id == before + 5


LIES: list[tuple[str, dict[str, Any]]] = [
    ("size-bounds", {"floor": ()}),
    ("size-bounds", {"floor": ("." * 15,) * 10_000}),
    ("size-bounds", {"floor": ("." * 10_000,) * 15}),
    ("size-bounds", {"floor": ("." * 14,) * 15}),
    ("dungeon-floor", {"floor": ("." * 15,) * 14 + ("." * 16,)}),
    ("dungeon-floor", {"floor": ("." * 15,) * 14 + ("." * 14 + "\ud800",)}),
    ("cell-shared", {"monsters": (foe("E5"), foe("E5"))}),
    ("cell-shared", {"monsters": (foe("E5"),), "starts": (None, Cell(4, 4))}),
    ("cell-outside", {"monsters": (foe("P1"),)}),
    ("cell-outside", {"starts": (Cell(-1, 0),)}),
    ("cell-outside", {"starts": (Cell(0, 10**30),)}),
    ("monsters-full", {"monsters": (foe(None),) * 61}),
    ("things-full", {"things": (Thing(id=1, kind="mace", cell=Cell(0, 0)),) * 201}),
    ("party-full", {"starts": (None,) * 7}),
    ("species-unknown", {"monsters": (replace(foe(), kind="balrog"),)}),
    ("notation-bounds", {"monsters": (replace(foe(), damage="0d6"),)}),
    ("amount-bounds", {"monsters": (replace(foe(), hit_points=0),)}),
    ("monster-locked", {"monsters": (replace(foe(), dexterity=1),)}),
    ("piece-unknown", {"things": (Thing(id=1, kind="wand", cell=Cell(0, 0)),)}),
    ("cell-outside", {"things": (Thing(id=1, kind="mace", cell=Cell(0, 15)),)}),
    ("name-line", {"title": "a\nb"}),
    ("text-long", {"context": "x" * 10_001}),
    ("text-unwritable", {"title": "\ud800"}),
    ("amount-bounds", {"default": 4}),
]


@pytest.mark.parametrize(("rule", "lie"), LIES)
def test_a_dungeon_that_lies_about_itself_is_refused(table: Table, rule: str, lie: dict[str, Any]) -> None:
    assert table.refused(UseDungeon(dungeon=Dungeon(**lie))) == rule


def test_figures_and_things_on_obstacles_are_refused(table: Table) -> None:
    for lie in (dungeon(foe("B2")), dungeon(starts=["B2"]), dungeon(things=[("mace", "B2")])):
        assert table.refused(UseDungeon(dungeon=lie.painted((Cell(1, 1),), obstacle=True))) == "cell-obstacle"


@pytest.mark.parametrize(
    "command",
    [
        AddMonster(species="M", cells=("E5",)),
        PaintObstacles(cells=("E5",)),
        lambda table: PlaceFigure(figure=table.hero("A").id, cell="E5"),
        lambda table: PlaceFigure(figure=table.monster().id, cell="E5"),
    ],
)
def test_seats_that_nobody_takes_are_in_nobodys_way(table: Table, command: Any) -> None:
    """A dungeon made for six is played by two, changed, and can still be kept."""
    table.lay(dungeon(foe(), starts=["A1", "C1", None, "E5", "F5"]))
    table.do(command if isinstance(command, Command) else command(table))
    assert table.dungeon.start(3) is None
    assert table.dungeon.start(4) == Cell(5, 4)
    check_dungeon(with_ids(table.dungeon, 0))


# -- the beginning -----------------------------------------------------------------------------------------------------


def test_a_dungeon_without_a_monster_does_not_start(table: Table) -> None:
    table.do(RemoveMonster(figure=table.monster().id))
    assert table.refused(StartDungeon()) == "dungeon-no-monster"


@pytest.mark.parametrize("who", ["A", "B", "M"])
def test_a_dungeon_with_a_figure_not_placed_does_not_start(table: Table, who: str) -> None:
    table.do(PlaceFigure(figure=table.figure(who).id))
    assert table.refused(StartDungeon()) == "figure-unplaced"
    table.do(PlaceFigure(figure=table.figure(who).id, cell="O15"))
    table.do(StartDungeon())


EVERYTHING: list[Command] = [
    UseDefault(),
    UseDungeon(dungeon=dungeon(foe())),
    ResizeDungeon(columns=20, rows=20),
    PaintObstacles(cells=("E5",)),
    PlaceFigure(figure=1, cell="E5"),
    PutThing(kind="mace", cell="E5"),
    TakeThing(thing=1),
    TellContext(title="A"),
    ChooseControl(control="nearest"),
    AddMonster(species="M"),
    StartDungeon(),
]


@pytest.mark.parametrize("command", EVERYTHING, ids=lambda command: type(command).__name__)
def test_once_the_dungeon_has_begun_its_setup_is_locked(command: Command) -> None:
    table = ready([Hero("A1")], foe())
    assert table.refused(command) == "phase-ready"
    table.do(BeginTurns())
    assert table.refused(command) == "phase-turn"


def test_everything_set_up_is_undone_and_read_back(table: Table) -> None:
    before = table.state
    for command in (*EVERYTHING[2:4], PutThing(kind="mace", cell="F5"), *EVERYTHING[7:10], EVERYTHING[0]):
        table.surely(command)
    assert table.reloaded().state == table.state
    for _ in range(7):
        table.game.undo()
    assert table.state == before


def test_play_begins_where_the_seats_are() -> None:
    table = play([Hero("A1", "A"), Hero("C1", "B")], foe())
    assert [one.cell for one in table.state.characters] == [Cell(0, 0), Cell(2, 0)]


def test_an_empty_dungeon_that_was_laid_is_the_masters_own() -> None:
    table = gathered(Hero("A1"))
    assert not table.state.laid
    table.do(ChooseControl(control="weakest"))
    assert not table.state.laid
    table.do(UseDungeon(dungeon=Dungeon()))
    assert (table.state.laid, table.state.dungeon) == (True, Dungeon())
    table.game.undo()
    assert not table.state.laid
    for command in (
        UseDefault(),
        ResizeDungeon(columns=20, rows=20),
        PaintObstacles(cells=("B2",)),
        PlaceFigure(figure=table.hero().id, cell="B2"),
        PutThing(kind="mace", cell="B2"),
        TellContext(title="T"),
        AddMonster(species="M"),
    ):
        table.do(command)
        assert table.state.laid, command
        table.game.undo()
        assert not table.state.laid


def test_all_that_is_missing_is_told_at_once() -> None:
    table = gathered(Hero("A1", "A"), Hero("A2", "B"))
    table.do(UseDungeon(dungeon=Dungeon()))
    assert [refusal.rule for refusal in missing(table.state)] == ["dungeon-no-monster", *["figure-unplaced"] * 2]
    table.do(AddMonster(kind="rat", count=2, cells=("C3",)))
    table.do(PlaceFigure(figure=table.hero("A").id, cell="A1"))
    told = [(refusal.arguments["name"], refusal.arguments["number"]) for refusal in missing(table.state)]
    assert told == [("B", 0), ("", 2)]
    table.do(PlaceFigure(figure=table.hero("B").id, cell="A2"))
    table.do(PlaceFigure(figure=table.dungeon.monsters[1].id, cell="C4"))
    assert not list(missing(table.state))
