"""What the grid shows of a table, and how its cells are drawn: three columns each, nothing told by a colour alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from msgspec.structs import replace as changed

from ffapp.doonjons.attacks import exposed, in_range
from ffapp.doonjons.campaign import Campaign, Ending, acting_figure
from ffapp.doonjons.cells import Cell, distance, parsed
from ffapp.doonjons.turns import reach
from ffapp.doonjons.ways import board_of
from ffapp.mapping.board.picture import EMPTY, GridPicture, Token, heap_of, rectangle
from ffapp.mapping.board.tiles import FLOORS, SCALES, SIGNS, STYLES, WALLS, Scale, row_pieces, tile, under_cursor
from ffapp.tui.look.literal import cells
from tests.tui.dungeons import hostile, large, small
from tests.tui.grid_app import pictured

UNICODE, ASCII = SIGNS["unicode"], SIGNS["ascii"]
each_set = pytest.mark.parametrize("signs", SIGNS.values(), ids=SIGNS)


def text_of(pieces: tuple[tuple[str, str], ...]) -> str:
    return "".join(text for text, _ in pieces)


def at(picture: GridPicture, name: str, scale: Scale = SCALES[-1], line: int = 0) -> str:
    return text_of(tile(picture, parsed(name), UNICODE, scale, line))


def looks(picture: GridPicture, name: str) -> set[str]:
    return {style for _, styles in tile(picture, parsed(name), UNICODE) for style in styles.split()}


def test_a_table_in_play() -> None:
    picture = pictured(large())
    assert (picture.columns, picture.rows) == (25, 25)
    assert len(picture.tokens) == 11
    assert picture.acting == parsed("E12")
    assert [at(picture, name) for name in ("E12", "G10", "M11", "U10")] == ["Kaë", "▲g1", "▲a1", "▲jd"]
    assert [at(picture, name) for name in ("H9", "D10", "A1", "A6")] == [" ▽ ", " ≡2", "   ", "▄▄▄"]


def test_who_is_hurt_is_small_or_hollow() -> None:
    picture = pictured(large())
    assert [at(picture, name) for name in ("G13", "H14")] == ["alr", "△g2"]
    assert "hurt" in looks(picture, "G13")
    assert not picture.tokens[parsed("E12")].hurt


def test_half_of_the_hit_points_are_hurt_and_more_are_not() -> None:
    def hurt(left: int) -> bool:
        state = large()
        kael = changed(state.characters[0], left=left)
        return pictured(changed(state, characters=(kael,))).tokens[parsed("E12")].hurt

    assert [hurt(left) for left in (20, 11, 10, 1)] == [False, False, True, True]


def test_the_dead_are_gone_and_where_the_last_fell_is_shown() -> None:
    state = large()
    dead = changed(state.characters[0], left=0)
    ending = Ending(won=False, cause="killed", dungeon=2, cell=dead.cell)
    picture = pictured(changed(state, characters=(dead, *state.characters[1:]), ending=ending))
    assert len(picture.tokens) == 10
    assert at(pictured(changed(state, ending=ending)), "E12") == "Kaë"
    assert picture.acting is None
    bare = replace(picture, things={})
    assert at(bare, "E12") == " † "


def test_a_dungeon_that_is_set_up_shows_where_the_party_will_begin() -> None:
    picture = pictured(small())
    assert {cell.name for cell in picture.tokens} == {"G15", "I15", "J14", "H4", "G2", "F3"}
    assert picture.acting is None


def test_what_lies_under_a_figure_is_told() -> None:
    picture = pictured(large())
    assert "loot" in looks(picture, "G10")
    assert "loot" not in looks(picture, "H14")


def test_heaps_tell_what_they_are() -> None:
    assert heap_of(["plate"]) == "armour"
    assert heap_of(["mace"]) == "melee"
    assert heap_of(["sling"]) == "ranged"
    assert heap_of(["sling", "sling"]) == "several"
    many = GridPicture(floor=("...",), things={Cell(0, 0): ("sling",) * 9, Cell(1, 0): ("sling",) * 10})
    assert [text_of(tile(many, Cell(column, 0), UNICODE)) for column in (0, 1)] == [" ≡9", " ≡+"]


def test_reach_is_marked_in_exactly_the_cells_that_are_in_reach() -> None:
    state = large()
    picture = pictured(state, reach=reach(state))
    bare = replace(picture, tokens={})
    drawn = {cell: tile(bare, cell, UNICODE) for cell in state.dungeon.cells()}
    marked = {cell for cell, ((text, styles),) in drawn.items() if "•" in text and "reach" in styles}
    assert marked == set(reach(state))
    assert at(picture, "H9") == "•▽ "
    assert at(picture, "D10") == "•≡2"


def test_cells_in_reach_where_an_opponent_could_strike_without_moving_are_hollow() -> None:
    state = large()
    acting = acting_figure(state)
    picture = pictured(state, reach=reach(state), danger=exposed(state, acting))
    expected = {
        cell
        for cell in reach(state)
        if any(one.cell and distance(one.cell, cell) <= one.reach for one in state.dungeon.monsters)
    }
    assert picture.danger == expected
    assert 0 < len(expected) < len(picture.reach)
    bare = replace(picture, tokens={})
    for cell in picture.reach:
        ((text, styles),) = tile(bare, cell, UNICODE)
        assert ("◦" in text, "danger" in styles) == ((True, True) if cell in expected else (False, False))


def test_with_full_walls_what_an_obstacle_hides_is_no_danger() -> None:
    state = changed(large(), walls=True)
    acting = acting_figure(state)
    held, board = exposed(state, acting), board_of(state.dungeon.floor)
    for cell in reach(state):
        there = changed(state, characters=(changed(state.characters[0], cell=cell), *state.characters[1:]))
        struck = any(there.characters[0] in in_range(there, one) for one in there.dungeon.monsters)
        assert bool(board.at(cell) & held) == struck, cell.name


def test_targets_have_a_ring_and_the_chosen_one_is_more() -> None:
    state = large()
    targets = in_range(state, acting_figure(state))
    picture = pictured(state, targets=targets, chosen=parsed("M11"))
    assert {cell.name for cell in picture.targets} == {one.cell.name for one in targets if one.cell}
    assert [at(picture, name) for name in ("G10", "H14", "M11", "E12")] == ["◉g1", "◎g2", "◉a1", "Kaë"]
    assert {"target", "chosen"} <= looks(picture, "M11")
    assert "chosen" not in looks(picture, "G10")


def test_painting_spares_who_stands_and_what_lies_there() -> None:
    cells_ = rectangle(parsed("H4"), parsed("F2"))
    assert len(cells_) == 9
    picture = pictured(small(), painted=[*cells_, Cell(99, 0)], brush="obstacle")
    assert [at(picture, name) for name in ("F2", "G2", "H3", "E2")] == ["▒▒▒", "▲ga", "▒▒▒", "   "]
    erased = pictured(small(), painted=rectangle(parsed("D5"), parsed("E5")), brush="floor")
    assert [at(erased, name) for name in ("D5", "F5")] == [" × ", "   "]
    assert Cell(99, 0) not in picture.painted


def test_the_cursor_brackets_what_is_no_figure() -> None:
    state = large()
    picture = pictured(state, reach=reach(state))
    shown = {
        name: text_of(under_cursor(picture, parsed(name), UNICODE)) for name in ("A1", "A6", "G14", "E12", "H9", "D10")
    }
    assert shown == {"A1": "[ ]", "A6": "[▄]", "G14": "[•]", "E12": "Kaë", "H9": "•▽]", "D10": "•≡2"}


def test_the_nearest_cell() -> None:
    picture = pictured(small())
    assert picture.nearest(Cell(-3, 20)) == Cell(0, 14)
    assert EMPTY.nearest(Cell(0, 0)) is None
    assert (EMPTY.columns, EMPTY.rows) == (0, 0)


STATES = [
    Token(1, "Kaë", character=True, short="Ka"),
    Token(1, "Kaë", character=True, hurt=True, short="Ka"),
    Token(1, "Ka", character=False),
    Token(1, "Ka", character=False, hurt=True),
]
NOT_BY_COLOUR = {"acting": "reverse", "chosen": "reverse", "loot": "underline"}


def colourless(picture: GridPicture, signs: str) -> tuple[str, frozenset[str]]:
    """A cell as it is seen without colours."""
    pieces = tile(picture, Cell(0, 0), SIGNS[signs])
    laid = {style for _, styles in pieces for style in styles.split()}
    return text_of(pieces), frozenset(NOT_BY_COLOUR[style] for style in laid if style in NOT_BY_COLOUR)


@pytest.mark.parametrize("signs", SIGNS)
def test_whatever_a_figure_is_is_seen_without_colours(signs: str) -> None:
    here = frozenset({Cell(0, 0)})
    seen = []
    for who in STATES:
        plain = GridPicture(floor=(".",), tokens={Cell(0, 0): who})
        seen += [plain, replace(plain, acting=Cell(0, 0)), replace(plain, things={Cell(0, 0): ("mace",)})]
    # Targets are of the other side than who acts: their side is known.
    for who in STATES[:2]:
        target = GridPicture(floor=(".",), tokens={Cell(0, 0): who}, targets=here)
        seen += [target, replace(target, chosen=Cell(0, 0))]
    seen += [
        GridPicture(floor=(".",)),
        GridPicture(floor=("#",)),
        GridPicture(floor=(".",), reach=here),
        GridPicture(floor=(".",), reach=here, danger=here),
        GridPicture(floor=(".",), fallen=Cell(0, 0)),
        *(GridPicture(floor=(".",), painted=here, brush=brush) for brush in ("obstacle", "floor")),
        *(GridPicture(floor=(".",), things={Cell(0, 0): (kind,)}) for kind in ("mace", "sling", "plate")),
        GridPicture(floor=(".",), things={Cell(0, 0): ("mace", "sling")}),
        GridPicture(floor=(".",), things={Cell(0, 0): ("mace", "sling")}, reach=here),
    ]
    assert len({colourless(picture, signs) for picture in seen}) == len(seen)


@each_set
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("state", [large(), small(), hostile()], ids=["large", "small", "hostile"])
def test_every_cell_is_as_wide_as_its_scale(state: Campaign, scale: Scale, signs: object) -> None:
    for ascii_only, used in ((False, UNICODE), (True, ASCII)):
        targets = {one.id: "100 %" for one in state.dungeon.monsters}
        picture = pictured(state, ascii_only=ascii_only, targets=state.dungeon.monsters, chances=targets)
        for line in range(scale.height):
            for row in range(picture.rows):
                pieces = row_pieces(picture, row, used, scale, line)
                assert sum(cells(text) for text, _ in pieces) == scale.width * picture.columns
                known = {*STYLES, *FLOORS, *WALLS}
                assert {style for _, styles in pieces for style in styles.split()} <= known
                if ascii_only:
                    assert all(text.isascii() for text, _ in pieces)
            for cell in state.dungeon.cells():
                for drawn in (tile, under_cursor):
                    assert cells(text_of(drawn(picture, cell, used, scale, line))) == scale.width


def test_large_cells_have_hit_points_below_a_name_and_the_chance_below_a_target() -> None:
    state, scale = large(), Scale(5, 2)
    picture = pictured(state, targets=state.dungeon.monsters[:1], chances={11: "70 %"})
    assert [at(picture, name, scale) for name in ("E12", "G13", "G10")] == ["◆Kaë▽", "◇Alr ", " ◉g1)"]
    assert [at(picture, name, scale, 1) for name in ("E12", "G13", "G10", "H14")] == [
        *(" ━━━ ", " ━╸─ ", " 70 %", " ━── "),
    ]


@pytest.mark.parametrize("scale", [Scale(4, 1), Scale(4, 2)])
def test_cells_of_four_columns_have_the_shape_of_a_hero_beside_the_whole_label(scale: Scale) -> None:
    """Where that leaves no room for the sign of what lies below, the token is underlined."""
    picture = pictured(large())
    assert [at(picture, name, scale) for name in ("E12", "G13", "G10")] == ["◆Kaë", "◇Alr", "▲g1)"]
    ((_, styles),) = tile(picture, parsed("E12"), UNICODE, scale)
    assert "loot" in styles.split()


@pytest.mark.parametrize(("left", "line"), [(20, " ━━━ "), (1, " ╸── "), (0, " ─── "), (99, " ━━━ ")])
def test_hit_points_as_a_line_never_leave_its_cell(left: int, line: str) -> None:
    who = Token(1, "Ka", character=True, left=left, hit_points=20)
    picture = GridPicture(floor=(".",), tokens={Cell(0, 0): who})
    assert text_of(tile(picture, Cell(0, 0), UNICODE, Scale(5, 2), 1)) == line


def test_a_wall_has_a_lower_edge_where_floor_lies_below_it() -> None:
    picture = GridPicture(floor=("#.", "#.", ".#"))
    drawn = [text_of(row_pieces(picture, row, UNICODE)) for row in range(3)]
    assert drawn == ["███   ", "▄▄▄   ", "   ▄▄▄"]
    tall = [text_of(row_pieces(picture, 1, UNICODE, Scale(5, 2), line)) for line in range(2)]
    assert tall == ["█████     ", "▄▄▄▄▄     "]


def test_torchlight_falls_around_the_characters_alone_and_grows_fainter() -> None:
    who = {Cell(0, 0): Token(1, "Ka", character=True), Cell(9, 0): Token(2, "gg", character=False)}
    picture = GridPicture(floor=("." * 10,) * 2, tokens=who)
    assert picture.lights == ((5, 4, 3, 2, 1, 0, 0, 0, 0, 0), (4, 4, 3, 2, 1, 0, 0, 0, 0, 0))
    assert EMPTY.lights == ()
    assert GridPicture(floor=("..",)).lights == ((0, 0),)


@given(st.data())
def test_every_figure_of_a_picture_has_a_label_of_its_own(data: st.DataObject) -> None:
    names = st.text(min_size=1, max_size=40)
    state = hostile()
    party = tuple(changed(one, name=data.draw(names)) for one in state.characters)
    monsters = tuple(changed(one, species=data.draw(names)) for one in state.dungeon.monsters)
    state = changed(state, characters=party, dungeon=changed(state.dungeon, monsters=monsters).numbered())
    picture = pictured(state)
    assert len({token.label.casefold() for token in picture.tokens.values()}) == 17
    assert all(cells(text_of(tile(picture, cell, UNICODE))) == 3 for cell in picture.tokens)
