"""Dice: pips, sizes, groups, and tumbling that never decides anything."""

import random

import pytest
from textual.app import ComposeResult

from ffapp.tui.look.dice import DiceGroup, DiceTray
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs
from tests.shares import few
from tests.tui.gallery import HOSTILE, Plain


class Table(Plain):
    CSS = "DiceTray { width: 60; }"

    def __init__(self, tray: DiceTray, glyphs: Glyphs = UNICODE, *, moving: bool = False) -> None:
        super().__init__(glyphs=glyphs)
        self.tray = tray
        self.settled = 0
        if moving:
            self.motion = True
            self.animation_level = "full"

    def compose(self) -> ComposeResult:
        yield self.tray

    def on_dice_tray_settled(self, event: DiceTray.Settled) -> None:
        self.settled += 1


def rows(tray: DiceTray) -> list[str]:
    return [tray.render_line(y).text.rstrip() for y in range(tray.size.height)]


async def drawn(tray: DiceTray, glyphs: Glyphs = UNICODE, width: int = 60) -> list[str]:
    async with Table(tray, glyphs).run_test(size=(120, 30)) as pilot:
        tray.styles.width = width
        await pilot.pause()
        return rows(tray)


@pytest.mark.parametrize("face", range(1, 7))
async def test_a_face_has_its_pips_in_three_rows(face: int) -> None:
    lines = await drawn(DiceTray([DiceGroup((face,))]))
    assert len(lines) == 5
    assert "".join(lines[1:4]).count("●") == face
    assert lines[0] == "▗▄▄▄▄▄▖"
    assert lines[4] == "▝▀▀▀▀▀▘"


async def test_the_five() -> None:
    assert (await drawn(DiceTray([DiceGroup((5,))]), ASCII)) == [
        "+-----+",
        "|o   o|",
        "|  o  |",
        "|o   o|",
        "+-----+",
    ]


async def test_groups_have_labels_notes_and_the_mark_of_typed_dice() -> None:
    groups = [DiceGroup((3, 4), "Orque", "7 + 7 = 14"), DiceGroup((6, 5), "Aïla", "20", typed=True)]
    lines = await drawn(DiceTray(groups))
    assert len(lines) == 7
    assert lines[0].split() == ["Orque", "Aïla", "✎"]
    assert lines[6].split("  ")[0] == "7 + 7 = 14"
    assert lines[0].index("Aïla") == lines[6].index("20") == 15 + 3


@few((0, 7), "count", range(1, 9))
async def test_one_to_eight_dice_fit(count: int) -> None:
    groups = [DiceGroup(tuple(range(1, 7))[:count] + (6,) * max(0, count - 6))]
    for width, height in ((100, 5), (70, 5), (34, 5 if count <= 4 else 1)):
        lines = await drawn(DiceTray(groups), width=width)
        assert len(lines) == height
        assert max(map(len, lines)) <= width


async def test_compact_dice_are_figures_in_one_line() -> None:
    assert await drawn(DiceTray([DiceGroup((3, 4)), DiceGroup((0,))], compact=True), ASCII) == ["[3] [4]   [ ]"]
    assert await drawn(DiceTray([DiceGroup((3, 4))], compact=True)) == ["▐3▌ ▐4▌"]


async def test_dice_that_a_line_has_no_room_for_stand_in_several() -> None:
    faces = (100, *range(1, 20))
    lines = await drawn(DiceTray([DiceGroup(faces, "Libres", "290", sides=100)]), width=24)
    assert lines == [
        "Libres",
        "▐100▌ ▐  1▌ ▐  2▌ ▐  3▌",
        "▐  4▌ ▐  5▌ ▐  6▌ ▐  7▌",
        "▐  8▌ ▐  9▌ ▐ 10▌ ▐ 11▌",
        "▐ 12▌ ▐ 13▌ ▐ 14▌ ▐ 15▌",
        "▐ 16▌ ▐ 17▌ ▐ 18▌ ▐ 19▌",
        "290",
    ]


async def test_other_dice_show_a_figure() -> None:
    lines = await drawn(DiceTray([DiceGroup((17,), sides=20)]))
    assert lines[2].strip() == "17"
    assert lines[1].strip() == lines[3].strip() == ""


async def test_an_empty_tray_takes_no_room() -> None:
    assert await drawn(DiceTray()) == []


@few(3, "text", HOSTILE, ids=ascii)
async def test_hostile_labels(text: str) -> None:
    tray = DiceTray([DiceGroup((1, 2), text, text, typed=True), DiceGroup((3,), "x")])
    async with Table(tray).run_test() as pilot:
        await pilot.pause()
        assert {tray.render_line(y).cell_length for y in range(tray.size.height)} == {60}


async def test_without_motion_a_roll_lies_still_at_once() -> None:
    tray = DiceTray()
    app = Table(tray)
    async with app.run_test() as pilot:
        tray.roll(DiceGroup((2, 6)))
        await pilot.pause()
        assert not tray.tumbling
        assert app.settled == 1
        assert "".join(rows(tray)).count("●") == 8


async def test_a_roll_tumbles_to_its_faces_and_can_be_hurried() -> None:
    tray = DiceTray(seconds=60)
    app = Table(tray, moving=True)
    async with app.run_test() as pilot:
        tray.roll(DiceGroup((2, 6), note="8"))
        await pilot.pause()
        assert tray.tumbling
        assert app.settled == 0
        assert tray.size.height == 6, "room for the sum is kept while the dice move"
        assert "8" not in "".join(rows(tray))
        assert tray.hurry()
        await pilot.pause()
        assert not tray.hurry()
        assert app.settled == 1
        assert "".join(rows(tray)).count("●") == 8


async def test_a_click_hurries() -> None:
    tray = DiceTray(seconds=60)
    app = Table(tray, moving=True)
    async with app.run_test() as pilot:
        tray.roll(DiceGroup((1,)))
        await pilot.pause()
        await pilot.click(DiceTray)
        assert not tray.tumbling
        assert app.settled == 1


async def test_tumbling_ends_by_itself_and_leaves_the_random_module_alone() -> None:
    tray = DiceTray(seconds=0.1)
    app = Table(tray, moving=True)
    async with app.run_test() as pilot:
        random.seed(5)
        before = random.getstate()
        tray.roll(DiceGroup((4, 4, 4)))
        while tray.tumbling:
            await pilot.pause(0.02)
        await pilot.pause()
        assert random.getstate() == before
        assert app.settled == 1
        assert "".join(rows(tray)).count("●") == 12


async def test_new_dice_replace_those_that_still_move() -> None:
    tray = DiceTray(seconds=60)
    app = Table(tray, moving=True)
    async with app.run_test() as pilot:
        tray.roll(DiceGroup((1, 1)))
        tray.show(DiceGroup((6,)))
        await pilot.pause()
        assert not tray.tumbling
        assert "".join(rows(tray)).count("●") == 6
        tray.roll(DiceGroup((1, 1)))
        tray.roll(DiceGroup((2, 2, 2)))
        tray.hurry()
        assert "".join(rows(tray)).count("●") == 6
