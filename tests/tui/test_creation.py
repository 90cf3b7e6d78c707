"""The creation of a hero by keys: rolled and typed dice, every undo mode, bad input, and what failing leaves behind."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from ffapp.core.dice import seeded_faces
from ffapp.gamebook.creation import HeroCreated
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.settings import Settings
from ffapp.store.files import Handle
from ffapp.store.folders import saves_folder
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.tui.book import creation
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.creation import CreationScreen
from ffapp.tui.kit.choosing import ConfirmDialog, LineDialog, WriteFailedDialog
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.picker import Picker
from ffapp.tui.look.dice import DiceGroup, DiceTray
from ffapp.tui.look.horizon import Horizon
from ffapp.tui.pages.history import HistoryScreen
from ffapp.tui.pages.title import TitleScreen
from tests.shares import few, long_but, long_only
from tests.tui.adventures import Shown, Swift, first_day, saved
from tests.tui.gallery import HOSTILE
from tests.tui.shelves import NOW, STILL, Desk, says, shown_text, toasts

FR = Texts("fr")
NEW = ("n", "1")
"""From the title to a hero of the swamp."""


class Full(Swift):
    """A disk without room for whatever is written while `full`."""

    full = False

    def write(self, handle: Handle, data: bytes) -> int:
        if self.full:
            raise OSError(errno.ENOSPC, "full")
        return super().write(handle, data)


class Seeded(Shelf):
    """A shelf whose new games all have the same seed."""

    def create(self, ruleset_id: str, **named: Any) -> Any:
        return super().create(ruleset_id, **{**named, "seed": "marais"})


class Creating(Desk):
    """The app on its way to a new hero, with dice that are always the same."""

    def __init__(self, settings: Settings = STILL, **named: Any) -> None:
        super().__init__(settings, **named)
        self.disk = Full()
        self.playing.shelf = Seeded(saves_folder(), ruleset_of, known=RULESETS, files=self.disk, clock=lambda: NOW)


def saves() -> list[Path]:
    return list(saves_folder().glob("*.ffsave"))


def hero_of(app: Desk) -> HeroCreated:
    (step,) = app.playing.game.path()
    (event,) = step.events
    assert isinstance(event, HeroCreated)
    return event


async def fill(pilot: Pilot[Any], name: str = "Aïla", *keys: str) -> None:
    await pilot.press(*NEW, *name, *keys)
    await pilot.press("enter")


async def test_a_name_and_three_enters_open_the_book() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await fill(pilot)
        assert isinstance(app.screen, CreationScreen)
        hero = hero_of(app)
        shown = shown_text(app)
        for told in (
            f"{hero.skill_dice[0]} + 6 = {hero.skill}",
            f"= {hero.stamina}",
            f"= {hero.luck}",
            f"= {hero.health}",
        ):
            assert told in shown
        assert "20 Pièces d’Or" in shown
        assert says(app, FR("creation-hero-f"))
        await pilot.press("enter")
        assert isinstance(app.screen, BookScreen)
        assert app.playing.game.state.name == "Aïla"
        assert app.playing.game.header.undo == "fate"
        assert not app.playing.game.state.typed_dice


async def test_dice_come_from_the_seed_of_the_save() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await fill(pilot)
        for roll in app.playing.game.path()[0].rolls:
            assert roll.faces == seeded_faces(app.playing.game.header.seed, roll)
            assert not roll.typed


@few((2,), "presses, undo", [(0, "fate"), (1, "free"), (2, "iron"), (3, "fate")])
async def test_every_undo_mode_is_explained_and_kept(presses: int, undo: str) -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await pilot.press(*NEW, *"Ida", "tab", "tab", *["right"] * presses)
        assert says(app, FR(f"creation-undo-{undo}-about"))
        await pilot.press("enter")
        assert app.playing.game.header.undo == undo


async def test_a_hero_is_told_as_one() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await fill(pilot, "Odilon", "down", "right")
        assert app.playing.game.state.gender == "m"
        assert says(app, FR("creation-hero-m"))


async def test_all_dice_of_a_hero_are_typed_in_one_line_and_taken_when_they_are_complete() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await fill(pilot, "Ida", "up", "right")
        await pilot.press(*"434")
        assert says(app, FR("dice-typed-wanted", count=1, sides=6, kind="creation", label="luck"))
        await pilot.press("7")
        assert "ne peut pas montrer 7" in shown_text(app).replace("\u00a0", " ")
        await pilot.press("backspace", "enter")
        assert "vous en avez donné 3" in shown_text(app).replace("\u00a0", " ")
        assert saves() == []
        await pilot.press("6", "5")
        hero = hero_of(app)
        assert (hero.skill, hero.stamina, hero.luck, hero.health) == (10, 19, 12, 12)
        assert says(app, FR("creation-hero-f"))


@pytest.mark.long
async def test_an_enter_of_habit_behind_the_last_die_and_dice_too_many_leave_the_hero_to_be_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(creation, "HABIT", 600)
    app = Creating()
    async with app.run_test() as pilot:
        await fill(pilot, "Ida", "up", "right")
        await pilot.press(*"43465")
        await pilot.press("3")
        assert "la règle n’en demande que 5" in " ".join(toasts(app)).replace("\u00a0", " ")
        await pilot.press("enter")
        assert isinstance(app.screen, CreationScreen)
        await pilot.press("enter")
        assert isinstance(app.screen, BookScreen)


async def test_real_dice_are_asked_for_one_by_one_and_marked() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await fill(pilot, "Ida", "up", "right")
        assert saves() == []  # nothing is made before the faces are there
        assert says(app, FR("dice-typed-wanted", count=1, sides=6, kind="creation", label="skill"))
        await pilot.press("4", "enter", "3", "4", "enter", "6", "enter")
        assert app.screen.query_one(DiceTray).groups[1].faces == (3, 4)
        await pilot.press("5", "enter")
        hero = hero_of(app)
        assert (hero.skill, hero.stamina, hero.luck, hero.health) == (10, 19, 12, 12)
        assert all(roll.typed for roll in app.playing.game.path()[0].rolls)
        assert app.playing.game.state.typed_dice


async def test_by_night_the_gold_has_dice_of_its_own_and_nothing_of_the_swamp_is_there() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await pilot.press("n", "2", *"Zarn", "up", "right", "enter", "4", "enter", *"34", "enter", "6", "enter")
        assert says(app, FR("dice-typed-wanted", count=2, sides=6, kind="creation", label="gold"))
        assert app.screen.query_one(DiceTray).groups[3].faces == (0, 0)
        await pilot.press("2", "5")
        hero = hero_of(app)
        assert (hero.skill, hero.stamina, hero.luck, hero.health) == (10, 19, 12, None)
        assert (hero.gold, hero.meals) == (10, 12)
        shown = shown_text(app)
        for told in (
            "2 + 5 + 3 = 10",
            "12 repas",
            "Lanterne",
            "Fuite du Temps 0",
            FR("creation-hint-night-dragon", adjust="a")[:40],
        ):
            assert told in shown
        assert "Santé" not in shown


@pytest.mark.long
async def test_impossible_faces_are_refused_in_place() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await fill(pilot, "Ida", "up", "right")
        field = app.screen.query_one("#faces", TextField)
        for typed in ("7", "0", "", "abc", "2.5", "1 2", "-1", "9" * 20):
            field.input.value = typed
            await pilot.press("enter")
            assert field.message, typed
            assert saves() == []
        await pilot.press("escape")
        assert app.screen.query_one("#form").display
        await pilot.press("enter", "2", "enter")
        assert app.screen.query_one(DiceTray).groups[0].faces == (2,)


async def test_an_empty_name_is_refused_in_place() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        for name in ("", "   "):
            await pilot.press(*NEW)
            app.screen.query_one(Input).value = name
            await pilot.press("enter")
            assert says(app, FR("refusal-name-empty"))
            await pilot.press("tab", "enter")
            assert isinstance(app.screen.focused, Input)
            await pilot.press("escape")
        assert isinstance(app.screen, TitleScreen)
    assert saves() == []


@pytest.mark.long
async def test_a_name_has_forty_letters_at_most() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await pilot.press(*NEW)
        app.screen.query_one("#name", TextField).input.insert_text_at_cursor("z" * 10_000)
        await pilot.press("enter")
        assert app.playing.game.state.name == "z" * 40


@pytest.mark.parametrize("name", long_but(HOSTILE, HOSTILE[1:2]))
async def test_hostile_names(name: str) -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await pilot.press(*NEW)
        app.screen.query_one("#name", TextField).input.insert_text_at_cursor(name)
        await pilot.press("enter")
        assert app.playing.session is not None
        assert "\x1b" not in shown_text(app)
        assert app.is_running
        await pilot.press("enter", "f3")
        assert isinstance(app.screen, TitleScreen)
        assert len(app.screen.entries) == 1


async def test_leaving_leaves_nothing_behind() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await pilot.press(*NEW, *"Ida", "escape")
        assert isinstance(app.screen, TitleScreen)
    assert saves() == []


@pytest.mark.long
async def test_a_disk_without_room_leaves_nothing_behind() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        app.disk.full = True
        await fill(pilot)
        assert "ENOSPC" in shown_text(app)
        assert ".ffsave" not in "".join(shown_text(app).split())
        assert app.playing.session is None
        await pilot.press("escape")
        assert isinstance(app.screen, CreationScreen)
        assert app.screen.query_one("#name", TextField).value == "Aïla"
        assert saves() == []
        app.disk.full = False
        await pilot.press("enter")
        assert app.playing.game.state.name == "Aïla"
    assert len(saves()) == 1


@pytest.mark.long
async def test_a_folder_that_cannot_be_written_is_told_with_a_way_on(tmp_path: Path) -> None:
    app = Creating()
    saves_folder().parent.mkdir(parents=True, exist_ok=True)
    saves_folder().write_text("a file where the folder should be")
    async with app.run_test() as pilot:
        await fill(pilot)
        assert says(app, FR("app-not-made-elsewhere"))
        assert "copie" not in shown_text(app)
        assert app.playing.session is None
        await pilot.press("2", "enter")
        assert says(app, FR("store-path-empty"))
        app.screen.query_one(Input).value = str(saves_folder() / "x")
        await pilot.press("enter")
        assert isinstance(app.screen, LineDialog)
        app.screen.query_one(Input).value = str(tmp_path / "elsewhere")
        await pilot.press("enter")
        await pilot.pause()
        assert app.playing.game.state.name == "Aïla"
        assert app.playing.session is not None
        assert app.playing.session.saved.path.parent == tmp_path / "elsewhere"
        await pilot.press("f3")
        assert "Aïla" in shown_text(app)


async def test_the_file_is_called_after_the_hero_while_it_is_played() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await fill(pilot)
        (path,) = saves()
        assert path.name.startswith("aila-")


@pytest.mark.long
async def test_a_disk_that_fills_between_file_and_hero_asks_and_goes_on() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        create = app.playing.shelf.create

        def create_then_fill(*words: Any, **named: Any) -> Any:
            opened = create(*words, **named)
            app.disk.full = True
            return opened

        app.playing.shelf.create = create_then_fill  # type: ignore[method-assign]
        await fill(pilot)
        assert isinstance(app.screen, WriteFailedDialog)
        assert says(app, FR("app-write-failed-safe"))
        app.disk.full = False
        await pilot.press("1")
        await pilot.pause()
        assert app.playing.game.state.name == "Aïla"
        assert says(app, FR("creation-hero-f"))
    assert len(saves()) == 1


@pytest.mark.long
async def test_taking_the_creation_back_asks_and_leads_to_the_form_and_redo_to_the_hero() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await fill(pilot)
        first = hero_of(app)
        await pilot.press("enter")
        name = app.playing.game.state.name
        await pilot.press(*"uuuu")
        assert isinstance(app.screen, ConfirmDialog)
        assert app.playing.game.state.name == name
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(app.screen, CreationScreen)
        assert not app.screen.query("#undo")  # a save keeps the mode that it was made with
        assert says(app, FR("creation-waiting", redo="Ctrl+R", history="F4", hero=name))
        await pilot.press("ctrl+r")
        await pilot.pause()
        assert isinstance(app.screen, BookScreen)
        await pilot.press("u", "o")
        await pilot.pause()
        await pilot.press(*"Ida", "enter")
        assert app.playing.game.state.name == "Ida"
        assert hero_of(app).skill_dice == first.skill_dice  # fate
    assert len(saves()) == 1


@pytest.mark.long
async def test_from_the_form_of_an_adventure_left_the_history_leads_back_too() -> None:
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test() as pilot:
        app.playing.rewind(0)
        await pilot.pause()
        assert isinstance(app.screen, CreationScreen)
        assert says(app, "Aïla reprend")
        await pilot.press("f4")
        assert isinstance(app.screen, HistoryScreen)
        await pilot.press("end", "enter", "o")
        await pilot.pause()
        assert isinstance(app.screen, BookScreen)
        assert app.playing.game.state.section == 112


async def test_a_form_for_nobody_yet_has_nothing_to_go_back_to() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await pilot.press(*NEW)
        assert not app.screen.query_one("#waiting").display
        await pilot.press("f4", "ctrl+r")
        assert isinstance(app.screen, CreationScreen)


@pytest.mark.long
async def test_another_language_keeps_what_was_typed_and_picked() -> None:
    app = Creating()
    async with app.run_test() as pilot:
        await pilot.press(*NEW, *"Ida", "down", "right", "f2", "right", "escape")
        await pilot.pause()
        assert isinstance(app.screen, CreationScreen)
        assert app.texts.language == "en"
        assert app.screen.query_one("#name", TextField).value == "Ida"
        assert app.screen.query_one("#gender", Picker).picked == "m"
        assert says(app, Texts("en")("creation-intro"))


@pytest.mark.long
async def test_any_key_ends_the_tumbling() -> None:
    app = Creating(Settings())
    app.animation_level = "full"
    async with app.run_test() as pilot:
        await fill(pilot)
        assert app.screen.query_one(DiceTray).tumbling
        await pilot.press("tab")
        assert isinstance(app.screen, CreationScreen)
        assert not app.screen.query_one(DiceTray).tumbling
        await pilot.press("enter")
        assert isinstance(app.screen, BookScreen)


@pytest.mark.long
@pytest.mark.parametrize(("size", "there"), [((80, 24), False), ((120, 40), True), ((200, 50), True)])
async def test_the_dice_lie_below_the_form_where_there_is_room(size: tuple[int, int], there: bool) -> None:
    app = Creating()
    async with app.run_test(size=size) as pilot:
        await pilot.press(*NEW, *"Ida")
        table, tray = app.screen.query_one("#table"), app.screen.query_one(DiceTray)
        assert table.display is there
        assert [group.faces for group in tray.groups] == [(0,), (0, 0), (0,), (0,)]
        assert app.screen.query_one(Horizon).display is there
        await pilot.press("enter")
        hero = hero_of(app)
        scores = (hero.skill, hero.stamina, hero.luck, hero.health)
        assert [group.number for group in tray.groups] == [str(score) for score in scores]
        assert tray.region.bottom <= app.size.height - 2


def test_figures_show_as_soon_as_their_dice_lie_still() -> None:
    tray = DiceTray(seconds=0.6)
    groups = (DiceGroup((2,), "Skill", "2 + 6 = 8", number="8"), DiceGroup((5, 2), "Stamina", "= 19", number="19"))
    tray.set_reactive(DiceTray.groups, groups)
    told = []
    for frame in range(10):
        tray._frame = frame
        tray._tumble()
        told.append([group.number for group in tray._shown])
    assert told[0] == ["", ""]
    assert told[-1] == ["8", "19"] or told[-1] == ["8", ""]
    first = next(at for at, arguments in enumerate(told) if arguments[0])
    last = next((at for at, arguments in enumerate(told) if arguments[1]), len(told))
    assert 0 < first < last, "one after another, from the left"
    assert all(group.faces == (2,) for group in tray._shown[:1])


async def test_an_enter_in_haste_ends_the_tumbling_and_shows_the_book() -> None:
    app = Creating(Settings())
    app.animation_level = "full"
    async with app.run_test() as pilot:
        await fill(pilot)
        assert app.screen.query_one(DiceTray).tumbling
        await pilot.press("enter")
        assert isinstance(app.screen, BookScreen)


SIZES = {"80": (80, 24), "120": (120, 40), "200": (200, 50)}


@pytest.mark.parametrize("size", long_only(SIZES, ["120", "200"]))
def test_picture_form(size: str, snap_compare: Any) -> None:
    assert snap_compare(Creating(), terminal_size=SIZES[size], press=[*NEW, *"Aïla", "tab", "tab", "right"])


@pytest.mark.parametrize("size", long_only(SIZES, ["120", "200"]))
def test_picture_hero(size: str, snap_compare: Any) -> None:
    assert snap_compare(Creating(), terminal_size=SIZES[size], press=[*NEW, *"Aïla", "enter"])


NIGHTS = {
    "80": (Settings(dice="instant"), (80, 24)),
    "120": (Settings(dice="instant", theme="light"), (120, 40)),
    "least": (Settings(dice="instant"), (60, 20)),
}


OTHER_NIGHT = {"120", "least"}
"""What the suite shows as well, in other sizes or colours: for the long tests."""


@pytest.mark.parametrize("name", long_only(NIGHTS, OTHER_NIGHT))
def test_picture_night(name: str, snap_compare: Any) -> None:
    settings, size = NIGHTS[name]
    assert snap_compare(Creating(settings), terminal_size=size, press=["n", "2", *"Zarn", "enter"])


def test_picture_refused(snap_compare: Any) -> None:
    assert snap_compare(Creating(), terminal_size=(80, 24), press=[*NEW, "enter"])


@pytest.mark.long
def test_picture_typed(snap_compare: Any) -> None:
    keys = [*NEW, *"Aïla", "up", "right", "enter", "4", "enter", "7", "1", "enter"]
    assert snap_compare(Creating(), terminal_size=(80, 24), press=keys)


@pytest.mark.long
def test_picture_hero_light_english(snap_compare: Any) -> None:
    app = Creating(Settings(dice="instant", theme="light"), language="en")
    assert snap_compare(app, terminal_size=(80, 24), press=[*NEW, *"Odilon", "tab", "right", "enter"])


@pytest.mark.long
def test_picture_hero_ascii(snap_compare: Any) -> None:
    assert snap_compare(Creating(ascii_only=True), terminal_size=(80, 24), press=[*NEW, *"[Zagor]", "enter"])


@pytest.mark.long
def test_picture_least(snap_compare: Any) -> None:
    assert snap_compare(Creating(), terminal_size=(60, 20), press=[*NEW, *"Aïla", "tab"])


@pytest.mark.long
def test_picture_least_hero(snap_compare: Any) -> None:
    assert snap_compare(Creating(), terminal_size=(60, 20), press=[*NEW, *"Aïla", "enter"])
