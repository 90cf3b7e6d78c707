"""The title screen by keys: resume, create, samples, and the order on the shelf."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from ffapp import resources
from ffapp.core.game import Game
from ffapp.core.ruleset import Card
from ffapp.doonjons.party import CreateCharacter
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.settings import Settings
from ffapp.store.folders import saves_folder
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.texts.dates import tell_when
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.creation import CreationScreen
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.choosing import ChoiceDialog, LineDialog, ReadOnlyDialog
from ffapp.tui.kit.page import offers
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.glyphs import UNICODE
from ffapp.tui.look.literal import cells
from ffapp.tui.look.scene import Scene
from ffapp.tui.pages.save_card import SaveCard, tell_counters
from ffapp.tui.pages.title import COLUMNS, TitleScreen, _beyond
from ffapp.tui.table.dungeon import DungeonPage
from ffapp.tui.table.party import PartyPage
from tests.shares import few, long_only
from tests.store.saves import Lockless
from tests.tools.make_samples import START, save_of
from tests.tui import nights
from tests.tui.shelves import (
    NOW,
    Desk,
    keep,
    keep_conflicts,
    keep_hostile,
    keep_odd_files,
    keep_samples,
    named,
    says,
    shown_text,
)

SWAMP, TABLE = "scorpion-swamp", "doonjons"
SIZES = {"80": (80, 24), "120": (120, 40)}


def title(app: Desk) -> TitleScreen:
    assert isinstance(app.screen, TitleScreen)
    return app.screen


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.ffsave")}


# -- playing ---------------------------------------------------------------------------------------------------


async def test_enter_resumes_the_game_last_played() -> None:
    keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        last = title(app).entries[0]
        assert last.card is not None
        await pilot.press("enter")
        assert isinstance(app.screen, BookScreen)
        assert app.playing.game.state.name == last.card.hero
        await pilot.press("f3")
        assert app.playing.session is None
        assert isinstance(app.screen, TitleScreen)
    assert b'"close":' in last.path.read_bytes().splitlines()[-1]


async def test_a_finished_or_broken_game_on_top_is_not_what_enter_resumes() -> None:
    keep_odd_files()
    app = Desk()
    async with app.run_test():
        entry = title(app).entry
        assert entry is not None
        assert entry.state in ("ok", "unclosed")


async def test_arrows_choose_another_game() -> None:
    keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        other = title(app).entries[1]
        assert other.card is not None
        await pilot.press("down", "enter")
        assert app.playing.game.state.name == other.card.hero


async def test_a_click_selects_and_a_second_one_opens() -> None:
    keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        other = title(app).entries[2]
        assert other.card is not None
        await pilot.click("Table", offset=(5, 2))
        assert title(app).entry == other
        await pilot.click("Table", offset=(5, 2))
        await pilot.pause()
        assert app.playing.game.state.name == other.card.hero


async def test_a_sample_opens_as_a_copy() -> None:
    from ffapp import resources

    before = contents(resources.saves())
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("e", "2")
        assert app.playing.game.state.name == "Brune des Saulaies"
        assert app.playing.game.phase == "blow"
        await pilot.press("f3")
        assert len(title(app).entries) == 1
        assert title(app).entries[0].copy_of
    assert contents(resources.saves()) == before


async def test_nothing_to_resume_is_greyed_and_says_why() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        assert "Vos parties seront ici" in shown_text(app)
        for key in ("enter", "r", "a", "d", "x"):
            await pilot.press(key)
            assert isinstance(app.screen, TitleScreen)
        assert title(app).reason_not_to("open") == app.texts("title-no-save")


async def test_new_leads_to_the_creation_once_however_often_it_is_pressed() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("n", "n", "escape")
        assert isinstance(app.screen, TitleScreen)
        title_screen = app.screen
        title_screen.new()
        title_screen.new()
        await pilot.pause()
        await pilot.press("2")
        await pilot.pause()
        app.playing.create_hero("night-dragon")
        assert sum(isinstance(screen, CreationScreen) for screen in app.screen_stack) == 1
        assert app.screen.query_one(Input).value == ""


@pytest.mark.long
async def test_every_book_is_offered_and_wears_its_own_colours_from_the_first_screen_on() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        creations = {SWAMP: CreationScreen, nights.BOOK: CreationScreen, TABLE: PartyPage}
        assert [*creations] == [*RULESETS]
        for key, (book, creation) in enumerate(creations.items(), 1):
            await pilot.press("n", str(key))
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, CreationScreen | PartyPage)
            assert isinstance(screen, creation)
            assert screen.ruleset is not None
            assert screen.ruleset.id == book
            assert app.theme == f"{RULESETS[book].theme}-dark"
            await pilot.press("escape", "n")
            choices = app.screen.query_one(ChoiceList)
            assert choices.choices[choices.cursor].id == book  # the book that was looked at last
            await pilot.press("escape")


@pytest.mark.long
async def test_a_game_is_made_played_and_copied_in_a_folder_that_knows_no_locks() -> None:
    app = Desk()
    app.playing.shelf = Shelf(saves_folder(), ruleset_of, known=RULESETS, files=Lockless())

    async with app.run_test() as pilot:
        await pilot.press("n", "1", *"Ida", "enter", "enter")
        assert isinstance(app.screen, BookScreen)
        await pilot.press("f3", "d")
        assert len(title(app).entries) == 2
        await pilot.press("enter")
        assert app.playing.session is not None
        assert app.playing.session.writable
        await pilot.press("f3")
    assert list(saves_folder().rglob("*.held")) == []


@pytest.mark.long
async def test_a_game_that_another_computer_holds_is_told_with_its_name_and_goes_on_in_a_copy() -> None:
    path = keep("night", save_of("night", named("Abel"))[0])
    header = Shelf(path.parent, ruleset_of).open(path, write=False).header
    held = path.parent / ".locks" / f"{header.id}.held"
    held.parent.mkdir()
    held.write_text('{"host":"[b]grenier","space":"","pid":7,"born":"","token":"x"}', encoding="utf-8")
    before = path.read_bytes()
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("enter")
        assert isinstance(app.screen, ReadOnlyDialog)
        told = str(app.screen.query_one("#question", Prose).text)
        assert "sur l’ordinateur «\xa0[b]grenier\xa0»" in told
        assert str(held) in told
        await pilot.press("1")
        assert app.playing.session is not None
        assert app.playing.session.writable
    assert path.read_bytes() == before


# -- states ----------------------------------------------------------------------------------------------------


async def test_every_state_is_told() -> None:
    keep_odd_files()
    read_only = keep("protected", (saves_folder() / "aila.ffsave").read_bytes())
    read_only.chmod(0o444)
    app = Desk()
    async with app.run_test(size=(120, 40)):
        shown = shown_text(app)
    for state in ("won", "damaged", "newer", "unclosed", "unreadable"):
        assert Texts("fr")(f"title-state-{state}") in shown
    if os.geteuid():  # to root nothing is protected
        assert Texts("fr")("title-state-read-only") in shown
    assert Texts("fr")("title-nobody") in shown


@pytest.mark.parametrize(("name", "rule"), [("newer", "newer"), ("unreadable", "not-a-save")])
async def test_what_cannot_be_opened_says_why_and_stays_untouched(name: str, rule: str) -> None:
    keep_odd_files()
    before = contents(saves_folder())
    app = Desk()
    async with app.run_test() as pilot:
        screen = title(app)
        screen.table.cursor = next(i for i, entry in enumerate(screen.entries) if entry.path.stem == name)
        await pilot.press("enter")
        assert isinstance(app.screen, ChoiceDialog)
        assert says(app, name)
        await pilot.press("enter")
        assert isinstance(app.screen, TitleScreen)
        assert app.playing.session is None
    assert contents(saves_folder()) == before


async def test_a_damaged_game_tells_figures_and_goes_on_in_a_copy() -> None:
    keep_odd_files()
    damaged = saves_folder() / "damaged.ffsave"
    before = damaged.read_bytes()
    app = Desk()
    async with app.run_test(size=(120, 40)) as pilot:
        app.playing.open_game(damaged)
        await pilot.pause()
        assert isinstance(app.screen, ReadOnlyDialog)
        assert "ligne 3" in shown_text(app)
        assert app.playing.session is not None
        assert not app.playing.session.writable
        await pilot.press("1")
        await pilot.pause()
        assert app.playing.session is not None
        assert app.playing.session.writable
        assert app.playing.session.saved.path != damaged
        assert (
            app.playing.session.saved.header.copy_of
            == Shelf(saves_folder(), ruleset_of).open(damaged, write=False).header.id
        )
    assert damaged.read_bytes() == before


@few(1, "newline", [b"\n", b""])
async def test_a_game_cut_to_its_header_says_so_and_begins_anew_in_a_copy(newline: bytes) -> None:
    whole = (resources.saves() / "aila.ffsave").read_bytes()
    cut = keep("cut", whole.partition(b"\n")[0] + newline)
    before = cut.read_bytes()
    app = Desk()
    async with app.run_test() as pilot:
        assert Texts("fr")("title-state-damaged") in shown_text(app)
        await pilot.press("enter")
        assert isinstance(app.screen, ReadOnlyDialog)
        assert "a été coupé" in str(app.screen.query_one("#question", Prose).text)
        await pilot.press("1")
        assert isinstance(app.screen, CreationScreen)
        await pilot.press(*"Ida", "enter", "enter")
        assert app.playing.session.game.state.name == "Ida"
        assert app.playing.session is not None
        assert app.playing.session.writable
        assert app.playing.session.saved.path != cut
    assert cut.read_bytes() == before


@pytest.mark.parametrize("language", Texts.available)
async def test_files_of_one_game_are_told_as_one_with_the_furthest(language: str) -> None:
    further, apart, old = keep_conflicts()
    texts = Texts(language)
    file = further.name
    wanted = {
        further: texts("title-about-furthest", count=3, own=0, file=file),
        apart: texts("title-about-apart", count=3, own=2, file=file),
        old: texts("title-about-behind", count=3, own=0, file=file),
    }
    app = Desk(language=language)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = title(app)
        rows = [line for line in shown_text(app).splitlines() if "aila-01234567" in line and "·" in line]
        assert len(rows) == 3
        for index, entry in enumerate(screen.entries):
            assert entry.standing is not None
            assert texts(f"title-state-{entry.standing.kind}") in rows[index]
            screen.table.cursor = index
            await pilot.pause()
            assert wanted[entry.path] == screen.query_one(SaveCard).face.state
        screen.table.cursor = next(i for i, entry in enumerate(screen.entries) if entry.path == old)
        await pilot.press("a")  # put away, it is no matter any more; the others still are
        assert [entry.standing and entry.standing.files for entry in screen.entries] == [2, 2]


async def test_a_copy_made_on_purpose_is_no_conflict() -> None:
    keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("d", "d")
        assert [entry.standing for entry in title(app).entries] == [None] * 5


@pytest.mark.long
async def test_a_game_without_a_hero_goes_on_with_its_creation() -> None:
    keep_odd_files()
    app = Desk()
    async with app.run_test() as pilot:
        app.playing.open_game(saves_folder() / "nobody.ffsave")
        await pilot.pause()
        assert isinstance(app.screen, CreationScreen)
        await pilot.press(*"Ida", "enter", "enter")
        assert isinstance(app.screen, BookScreen)
        assert app.playing.game.state.name == "Ida"
        assert app.playing.session is not None
        assert app.playing.session.saved.path.name == "nobody.ffsave"


async def test_hostile_names_are_shown_literally() -> None:
    keep_hostile()
    app = Desk()
    async with app.run_test(size=(150, 40)) as pilot:
        shown = shown_text(app)
        for name in ("[/b] oops", "[Zagor]", "[@click=app.quit]x[/]", "$text [$accent]{x}"):
            assert name in shown
        assert "\x1b" not in shown
        assert "\u202e" not in shown
        assert {cells(line) for line in shown.splitlines()} == {150}
        for _ in title(app).entries:
            await pilot.press("down")
        await pilot.press("r", "escape", "a", "v", "v", "f2", "escape")
        assert isinstance(app.screen, TitleScreen)


# -- putting in order ------------------------------------------------------------------------------------------


async def test_rename_keeps_the_letters_and_refuses_in_place() -> None:
    folder = keep_samples()
    (folder / "aila.ffsave").rename(folder / "scorpion-swamp-12345678.ffsave")  # as one that was never closed
    app = Desk()
    async with app.run_test() as pilot:
        assert "scorpion-swamp" in [entry.name for entry in title(app).entries]
        assert "· scorpion-swamp" not in shown_text(app)
        old = title(app).entries[0].path
        await pilot.press("r")
        assert isinstance(app.screen, LineDialog)
        await pilot.press("?", "!", "enter")
        assert isinstance(app.screen, LineDialog)
        assert "ni lettre ni chiffre" in " ".join(shown_text(app).split())
        app.screen.query_one(Input).value = "Nuit d'Orage"
        await pilot.press("enter")
        await pilot.pause()
        entry = title(app).entry
        assert entry is not None
        assert entry.path.name.startswith("nuit-d-orage-")
        (line,) = [line for line in shown_text(app).splitlines() if "· nuit-d" in line]
        assert entry.card is not None
        assert entry.card.hero in line
        assert not old.exists()


async def test_put_away_and_back() -> None:
    keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        path = title(app).entries[0].path
        await pilot.press("a")
        assert len(title(app).entries) == 2
        assert not path.exists()
        await pilot.press("v")
        assert [entry.path.name for entry in title(app).entries] == [path.name]
        await pilot.press("a")
        assert title(app).entries == []
        await pilot.press("v")
        assert len(title(app).entries) == 3
    assert path.exists()


async def test_duplicate_puts_the_cursor_on_the_copy() -> None:
    keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        original = title(app).entries[1]
        await pilot.press("down", "d")
        entry = title(app).entry
        assert entry is not None
        assert entry.copy_of == original.id
        assert len(title(app).entries) == 4


@pytest.mark.parametrize(("language", "mark"), [("fr", "copie"), ("en", "copy")])
async def test_copies_of_a_game_are_told_apart(language: str, mark: str) -> None:
    keep("night", save_of("night", named("Abel"))[0])
    app = Desk(language=language)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("d")
        await pilot.press("d")
        await pilot.pause()
        shown = [row[0].text + row[0].tail for row in title(app).table.rows]
        assert sorted(shown) == ["Abel", f"Abel · {mark}", "Abel · night"]


async def test_the_copy_of_a_large_party_is_told_as_one_however_little_room_there_is() -> None:
    names = ("Aïla", "Brune", "Odilon le Roux", "Mère Ysolde")

    def party(game: Game) -> None:
        for name in names:
            game.submit(CreateCharacter(name=name, race="elf", role="rogue"))

    keep("table", save_of("table", party, "doonjons")[0])
    app = Desk()
    async with app.run_test(size=(60, 20)) as pilot:
        for _ in range(3):
            await pilot.press("d")
            await pilot.pause()
        for size in ((60, 20), (80, 24), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            for told in ("Aïla", "· copie ", "· copie-2 "):
                assert told in shown_text(app), size


def test_what_a_file_is_called_beyond_its_hero() -> None:
    hero = "aila-brune-odilon-mere-ysolde"
    for name, told in (
        (hero, ""),
        (f"{hero}-copie", "copie"),
        (f"{hero[:-3]}-copie-2", "copie-2"),
        ("aila-brune-copie", "copie"),
        ("ailante", "ailante"),
        ("aila", ""),
        ("nuit", "nuit"),
    ):
        assert _beyond(hero, name) == told, name
    assert _beyond("", "nuit") == ""


@pytest.mark.long
async def test_a_sample_taken_up_twice_is_told_apart() -> None:
    app = Desk()
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(2):
            await pilot.press("e", "1", "f3")
            await pilot.pause()
        first, second = sorted(row[0].text + row[0].tail for row in title(app).table.rows)
        assert second == f"{first} · copie"


@pytest.mark.long
@pytest.mark.parametrize("way", ["import", "duplicate"])
async def test_what_fails_in_the_archive_leaves_the_archive_on_the_screen(way: str, tmp_path: Path) -> None:
    folder = keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("a", "v")
        screen = title(app)
        (archived,) = screen.entries
        if way == "import":
            await pilot.press("i")
            app.screen.query_one(Input).value = str(tmp_path / "absent")
            await pilot.press("enter")
            assert isinstance(app.screen, LineDialog)
        else:
            archived.path.rename(archived.path.with_name("elsewhere"))
            await pilot.press("d")
            assert isinstance(app.screen, ChoiceDialog)
        await pilot.press("escape")
        assert (screen.archived, screen.entries) == (True, [archived])
        assert screen.query_one("#saves", Panel).title == Texts("fr")("title-archive")
        if way == "import":
            await pilot.press("i")
            app.screen.query_one(Input).value = str(archived.path)
            await pilot.press("enter")
            await pilot.pause()
            assert (screen.archived, len(screen.entries)) == (False, len([*folder.glob("*.ffsave")]))


@pytest.mark.long
async def test_renaming_in_the_archive_stays_there_and_exporting_leaves_the_cursor(tmp_path: Path) -> None:
    keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("down", "down", "x", "1")
        app.screen.query_one(Input).value = str(tmp_path)
        await pilot.press("enter")
        await pilot.pause()
        assert title(app).table.cursor == 2
        await pilot.press("a", "v", "r")
        app.screen.query_one(Input).value = "Zagor"
        await pilot.press("enter")
        await pilot.pause()
        (entry,) = title(app).entries
        assert (title(app).archived, entry.name) == (True, "zagor")


async def test_archiving_what_is_open_elsewhere_says_so() -> None:
    path = keep("night", save_of("night", named("Abel"))[0])
    app = Desk()
    with Shelf(path.parent, ruleset_of).open(path):
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.press("a")
            await pilot.pause()
            told = str(app.screen.query_one("#question", Prose).text)
            assert "fermez d’abord" in told
            assert "lire" not in told
    assert path.exists()


@few(1, "way, suffix", [("1", ".ffsave"), ("2", ".jsonl")])
async def test_export_and_import(way: str, suffix: str, tmp_path: Path) -> None:
    keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        source = title(app).entries[0].path
        await pilot.press("x", way)
        app.screen.query_one(Input).value = str(tmp_path)
        await pilot.press("enter")
        await pilot.pause()
        target = tmp_path / f"{source.stem}{suffix}"
        assert target.exists()
        await pilot.press("x", way)
        app.screen.query_one(Input).value = f"'{tmp_path}'"
        await pilot.press("enter")
        assert isinstance(app.screen, LineDialog)  # nothing is overwritten
        await pilot.press("escape")
        if suffix == ".ffsave":
            assert target.read_bytes() == source.read_bytes()
            source.unlink()
            await pilot.press("i")
            app.screen.query_one(Input).value = f"file://{target}"
            await pilot.press("enter")
            await pilot.pause()
            assert len(title(app).entries) == 3
            entry = title(app).entry
            assert entry is not None
            assert entry.path.read_bytes() == target.read_bytes()


async def test_import_refuses_what_is_no_save(tmp_path: Path) -> None:
    (tmp_path / "recette.txt").write_text("farine")
    app = Desk()
    async with app.run_test() as pilot:
        for typed in (tmp_path / "recette.txt", tmp_path / "absent", "", tmp_path, "\x00", "n" * 300):
            await pilot.press("i")
            app.screen.query_one(Input).value = str(typed)
            await pilot.press("enter")
            assert isinstance(app.screen, LineDialog), typed
            await pilot.press("escape")
    assert not list(saves_folder().glob("*.ffsave"))


async def test_importing_a_damaged_save_takes_what_can_be_played(tmp_path: Path) -> None:
    keep_odd_files()
    outside = tmp_path / "damaged.ffsave"
    (saves_folder() / "damaged.ffsave").rename(outside)
    app = Desk()
    async with app.run_test() as pilot:
        count = len(title(app).entries)
        await pilot.press("i")
        app.screen.query_one(Input).value = str(outside)
        await pilot.press("enter")
        await pilot.pause()
        assert len(title(app).entries) == count + 1


@pytest.mark.parametrize(
    ("ago", "told"),
    [
        (0, "à l’instant"),
        (119, "à l’instant"),
        (5 * 60, "il y a 5 min"),
        (3600, "aujourd’hui, 14:00"),
        (15 * 3600 + 1, "hier, 23:59"),
        (3 * 86400, "il y a 3 jours"),
        (40 * 86400, "24 sept. 2026"),
        (2 * 86400 + 365 * 86400, "1er nov. 2025"),
        (-86400, "4 nov. 2026"),
        (NOW, ""),
        (-(10**18), ""),
    ],
)
def test_times_are_told_in_words(ago: int, told: str) -> None:
    assert tell_when(Texts("fr"), NOW - ago, NOW) == told


@pytest.mark.parametrize("language", Texts.available)
def test_no_time_is_cut_on_the_shelf(language: str) -> None:
    day = 86400
    told = [
        tell_when(Texts(language), NOW - ago, NOW)
        for ago in (0, 59 * 60, 3600, day, 6 * day, *range(0, 400 * day, day))
    ]
    assert max(map(cells, told)) <= COLUMNS[-1].width


def test_now_is_an_afternoon() -> None:
    assert NOW - START == 5 * 3600


# -- pictures --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", long_only(SIZES, ["120"]))
def test_picture_empty(size: str, snap_compare: Any) -> None:
    assert snap_compare(Desk(), terminal_size=SIZES[size])


@pytest.mark.parametrize("size", SIZES)
def test_picture_with_saves(size: str, snap_compare: Any) -> None:
    keep_samples()
    assert snap_compare(Desk(), terminal_size=SIZES[size])


@pytest.mark.parametrize("size", long_only(SIZES, ["120"]))
def test_picture_odd(size: str, snap_compare: Any) -> None:
    keep_odd_files()
    assert snap_compare(Desk(now=NOW + 86400), terminal_size=SIZES[size], press=["down"])


@pytest.mark.parametrize("size", long_only(SIZES, ["120"]))
def test_picture_conflicts(size: str, snap_compare: Any) -> None:
    keep_conflicts()
    assert snap_compare(Desk(), terminal_size=SIZES[size], press=["down"])


@pytest.mark.parametrize("size", long_only(SIZES, ["120"]))
def test_picture_hostile(size: str, snap_compare: Any) -> None:
    keep_hostile()
    assert snap_compare(Desk(), terminal_size=SIZES[size], press=["down", "down"])


def keep_both() -> None:
    """Games of both books, the night's below the one last played."""
    keep_samples()
    save = nights.kept(nights.dishonoured)
    save.rename(save.with_name("zarn.ffsave"))


async def test_the_page_wears_the_book_under_the_cursor_and_the_card_counts_what_it_counts() -> None:
    keep_both()
    app = Desk()
    async with app.run_test(size=(120, 40)) as pilot:
        assert [entry.ruleset for entry in title(app).entries].count("night-dragon") == 1
        scene = app.screen.query_one(Scene)
        assert (app.theme, scene.family) == ("swamp-dark", "swamp")
        while (entry := title(app).entry) is not None and entry.ruleset != "night-dragon":
            await pilot.press("down")
        assert (app.theme, scene.family) == ("night-dark", "night")
        assert entry is not None
        assert entry.card is not None
        assert entry.card.counters == (("honour", -3), ("nemesis", 4), ("time_track", 12))
        card = app.screen.query_one(SaveCard)
        assert [score.label for score in card.face.scores] == ["Habileté", "Endurance", "Chance"]
        assert "Fuite du Temps 12" in shown_text(app)
        await pilot.press("up")
        assert (app.theme, scene.family) == ("swamp-dark", "swamp")
    assert b'"counters"' in (saves_folder() / "zarn.ffsave").read_bytes()
    assert b'"counters"' not in (saves_folder() / "aila.ffsave").read_bytes()


BOTH = {
    "80": ((80, 24), {}, ["down", "down"]),
    "120": ((120, 40), {}, ["down", "down"]),
    "ascii": ((80, 24), {"ascii_only": True}, ["down", "down"]),
    "least": ((60, 20), {}, ["down", "down"]),
    "vast": ((200, 50), {}, ["down"]),
    "books": ((80, 24), {}, ["n", "down"]),
}


OTHER_BOTH_BOOKS = {"120", "ascii", "least", "vast"}
"""What the suite shows as well, in other sizes or colours: for the long tests."""


@pytest.mark.parametrize("name", long_only(BOTH, OTHER_BOTH_BOOKS))
def test_picture_both_books(name: str, snap_compare: Any) -> None:
    keep_both()
    size, given, keys = BOTH[name]
    assert snap_compare(Desk(**given), terminal_size=size, press=keys)


# -- campaigns -------------------------------------------------------------------------------------------------


def keep_campaign(*, hostile: bool = False) -> None:
    """The sample of the table on top of the samples of the first book; or a party with any names."""
    keep_samples()
    if hostile:
        keep("zcampaign", save_of("any", hostile_party, TABLE)[0])
    else:
        shutil.copy(resources.saves() / "maugis.ffsave", saves_folder() / "maugis.ffsave")


def hostile_party(game: Game) -> None:
    """Six whose names are those of scores, markup and escapes."""
    for name in ("luck", "[/b]", "skill", "\x1b[2J\u202e", "x" * 40, "👩🏽‍🚀"):
        game.submit(CreateCharacter(name=name, race="elf", role="wizard"))


def at_campaign(app: Desk) -> None:
    screen = title(app)
    screen.table.cursor = next(at for at, entry in enumerate(screen.entries) if entry.ruleset == TABLE)


async def test_a_campaign_is_shown_with_its_party_and_opens_on_its_map() -> None:
    keep_campaign()
    app = Desk()
    async with app.run_test(size=(120, 40)) as pilot:
        at_campaign(app)
        await pilot.pause()
        assert (app.theme, app.screen.query_one(Scene).family) == ("dungeon-dark", "dungeon")
        shown = shown_text(app)
        for told in ("Maugis", "15/16", "Donjon 2, tour 2"):
            assert told in shown
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, DungeonPage)
        await pilot.press("f3")
        at_campaign(app)
        assert title(app).entry is not None


async def test_names_of_a_party_are_no_names_of_scores() -> None:
    keep_campaign(hostile=True)
    app = Desk()
    async with app.run_test(size=(120, 40)) as pilot:
        at_campaign(app)
        await pilot.pause()
        card = app.screen.query_one(SaveCard)
        assert len(card.face.scores) == 6
        assert [score.label for score in card.face.scores][:3] == ["luck", "[/b]", "skill"]
        assert "Chance" not in shown_text(app)
        assert {cells(line) for line in shown_text(app).splitlines()} == {120}
        await pilot.press("up")
        await pilot.pause()
        assert len(card.face.scores) == 4


CAMPAIGNS: dict[str, tuple[tuple[int, int], dict[str, Any]]] = {
    "80": ((80, 24), {}),
    "120": ((120, 40), {}),
    "light": ((120, 40), {"settings": Settings(dice="instant", theme="light"), "language": "en"}),
    "ascii": ((120, 40), {"ascii_only": True}),
    "least": ((60, 20), {}),
    "vast": ((200, 50), {}),
}


OTHER_CAMPAIGN = {"120", "light", "ascii", "least", "vast"}
"""What the suite shows as well, in other sizes or colours: for the long tests."""


@pytest.mark.parametrize("name", long_only(CAMPAIGNS, OTHER_CAMPAIGN))
def test_picture_campaign(name: str, snap_compare: Any) -> None:
    keep_campaign()
    size, given = CAMPAIGNS[name]
    assert snap_compare(Desk(**given), terminal_size=size)


@pytest.mark.long
def test_picture_light(snap_compare: Any) -> None:
    keep_samples()
    assert snap_compare(Desk(Settings(dice="instant", theme="light")), terminal_size=(120, 40))


@pytest.mark.long
def test_picture_light_english(snap_compare: Any) -> None:
    keep_odd_files()
    assert snap_compare(Desk(Settings(dice="instant", theme="light"), language="en"), terminal_size=(80, 24))


@pytest.mark.parametrize("size", long_only(SIZES, ["80", "120"]))
def test_picture_ascii(size: str, snap_compare: Any) -> None:
    keep_samples()
    assert snap_compare(Desk(ascii_only=True), terminal_size=SIZES[size])


@pytest.mark.long
def test_picture_least(snap_compare: Any) -> None:
    keep_samples()
    assert snap_compare(Desk(), terminal_size=(60, 20))


def test_picture_samples(snap_compare: Any) -> None:
    assert snap_compare(Desk(), terminal_size=(80, 24), press=["e"])


def test_a_card_tells_a_counter_with_its_sign_where_it_may_be_negative() -> None:
    card = Card(counters=(("honour", 2), ("nemesis", 3)), signed=("honour",))
    assert tell_counters(Texts("fr"), card, UNICODE) == [("Honneur", "+2"), ("Œil de la Nuit", "3")]


@pytest.mark.long
@pytest.mark.parametrize("language", Texts.available)
async def test_the_foot_of_the_title_tells_of_help_of_the_rest_and_of_what_the_view_can_do(language: str) -> None:
    keep_samples()
    app = Desk(Settings(dice="instant", keys={"title.archive": "k"}), language=language)
    told = app.texts
    async with app.run_test(size=(140, 30)) as pilot:

        def foot() -> str:
            return shown_text(app).splitlines()[-1]

        await pilot.pause()
        for label in ("app-key-help", "app-key-palette", "app-key-quit"):
            assert told(label) in foot()
        assert f"k {told('title-key-archive')}" in foot()
        await pilot.press("k", "v")
        assert title(app).archived
        assert f"k {told('title-key-unarchive')}" in foot()
        assert told("title-key-archive") not in foot()
        assert {offer.title for offer in offers(app.screen)} >= {"title-key-unarchive", "title-key-current"}
        await pilot.press("k", "v")
        assert not title(app).archived
        assert len(title(app).entries) == 3
    async with (smaller := Desk(language=language)).run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        foot_of_it = shown_text(smaller).splitlines()[-1]
        assert f"? {told('app-key-help')}" in foot_of_it
        assert f": {told('app-key-palette')}" in foot_of_it


@pytest.mark.long
async def test_the_card_is_large_where_there_is_room_and_says_the_same_everywhere() -> None:
    keep_samples()
    app = Desk()
    async with app.run_test(size=(80, 24)) as pilot:
        for size in ((60, 20), (80, 24), (120, 40), (200, 50), (120, 30)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            shown = shown_text(app)
            for told in (
                "Habileté",
                "Santé",
                "/20",
                "/12",
                "§ 57 · clairière 9",
                "Le Marais aux Scorpions",
                "aila.ffsave",
            ):
                assert told in shown, (size, told)
            assert ("▄█▄ █▄█" in shown) is (size[0] >= 120 and size[1] >= 40), size
            assert "n en commence une autre" in shown


async def test_the_title_has_no_way_back_to_itself() -> None:
    app = Desk()
    async with app.run_test(size=(200, 50)) as pilot:
        await pilot.press("f3")
        assert len(app.screen_stack) == 1
        assert "app.title" not in {offer.action for offer in offers(app.screen)}


async def test_what_the_books_are_about_begins_in_one_column() -> None:
    app = Desk()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n")
        await pilot.pause()
        lines = shown_text(app).split("\n")
        begun = set()
        for number, name in enumerate(RULESETS, 1):
            line = next(line for line in lines if f"{number}  {app.texts.name(name, 'ui')}" in line)
            begun.add(line.index(app.texts(f"title-book-{name}")))
        assert len(begun) == 1


@pytest.mark.parametrize("language", Texts.available)
def test_the_short_name_of_every_book_fits_its_column(language: str) -> None:
    texts = Texts(language)
    assert max(cells(texts(f"title-short-{name}")) for name in RULESETS) <= COLUMNS[1].width
