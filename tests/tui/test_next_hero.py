"""Another hero: one whose dice are not wanted is thrown away without a trace, and the next one of the same book begins
as the last did, with the notes if wanted."""

from __future__ import annotations

import errno
from functools import partialmethod
from pathlib import Path
from typing import Any

import pytest

from ffapp.core.game import Game, Step
from ffapp.core.messages import Command
from ffapp.gamebook.checks import TestLuck
from ffapp.gamebook.clearings import AddClearing, AnnotateClearing, MarkClearing, Walk
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.life import EndAdventure
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.store.errors import StoreError
from ffapp.store.folders import saves_folder
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.creation import CreationScreen
from ffapp.tui.book.ending import EndingScreen, notes_to_bring
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.choosing import ConfirmDialog, WriteFailedDialog
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.picker import Picker
from ffapp.tui.session import Session
from tests.cli.talking import talked
from tests.shares import few
from tests.tui.adventures import Shown, Swift, do, saved, shelf
from tests.tui.adventures import hero as a_hero
from tests.tui.shelves import STILL, Desk, says, shown_text
from tests.tui.tables import played

EN, FR = Texts("en"), Texts("fr")


def saves() -> list[Path]:
    """Every file of a game, here and put away."""
    return sorted(saves_folder().rglob("*.ffsave")) if saves_folder().exists() else []


def begun(*commands: Command, hero: bool = True) -> Session:
    """A game on the disk with a hero and these commands."""
    session = Session.open(shelf(), saved(lambda game: None))
    for command in (*([CreateHero(name="Zed", gender="m")] if hero else []), *commands):
        session.act(command, confirmed=True)
    return session


# -- thrown away -----------------------------------------------------------------------------------------------------


def test_only_what_was_never_played_is_thrown_away() -> None:
    """Case by case, before and after the game was opened anew: what was done and taken back was done all the same."""
    cases: list[tuple[str, tuple[Command, ...], int, bool]] = [
        ("a hero", (), 0, True),
        ("a section", (GoTo(section=1),), 0, False),
        ("a test taken back", (TestLuck(),), 1, False),
        ("notes, which the next one gets", (AddNote(text="a"), AddNote(text="b")), 0, True),
        ("a section after a note", (AddNote(text="a"), GoTo(section=1)), 1, False),
        ("a hero after another", (), 1, True),
    ]
    for name, commands, undone, possible in cases:
        session = begun(*commands)
        for _ in range(undone):
            session.undo()
        if session.phase == "creation":
            session.act(CreateHero(name="Ida"))
        refusals = [session.why_no_discard()]
        assert session.close() is None
        (path,) = saves()
        session = Session.open(shelf(), path)
        refusals.append(session.why_no_discard())
        for refusal in refusals:
            assert (refusal is None) == possible, name
            assert possible or (refusal is not None and refusal.rule == "discard-played"), name
        if possible:
            assert session.discard() is None
            assert session.closed
            barred = session.why_no_discard()
            assert barred is not None
            assert barred.rule == "game-none"
        assert path.exists() != possible
        session.close()
        path.unlink(missing_ok=True)


def test_whether_a_long_game_can_be_thrown_away_is_known_from_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked at every list of what can be done: no state is made anew for it, and no step looked at behind the
    first that was played."""
    session = begun(*(GoTo(section=number) for number in range(2, 40)))
    looked: list[int] = []

    class Watched(dict[int, Step]):
        def values(self) -> Any:
            for step in super().values():
                looked.append(step.n)
                yield step

    with monkeypatch.context() as patched:
        patched.setattr(session.game, "steps", Watched(session.game.steps))
        patched.setattr(Game, "state_at", None)
        refusal = session.why_no_discard()
    assert refusal is not None
    assert refusal.rule == "discard-played"
    assert len(looked) == 2
    session.close()


def test_the_notes_that_go_on_are_told_before_a_hero_is_thrown_away() -> None:
    talk = talked("scorpion-swamp", "Zed", "2", "", "", "n the key", "n the gate", "x", "n", language="en")
    assert "2 notes are brought along to the next hero." in talk.squeezed


def test_a_disk_that_refuses_leaves_the_game_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun()

    def refuse(self: Swift, path: Path) -> None:
        raise OSError(errno.EACCES, "no")

    with monkeypatch.context() as patched:
        patched.setattr(Swift, "discard", refuse)
        error = session.discard()
    assert isinstance(error, StoreError)
    assert not session.closed
    assert session.act(GoTo(section=1)).after.section == 1  # type: ignore[union-attr]
    session.close()


@pytest.mark.parametrize("foreign", ["grown", "swapped"])
def test_what_another_program_wrote_is_left_alone(foreign: str) -> None:
    session = begun()
    path = session.saved.path
    if foreign == "swapped":
        path.rename(path.with_suffix(".moved"))
        path.write_bytes(b"somebody else's")
    else:
        path.write_bytes(path.read_bytes() + b"somebody else's")  # the same file still
    there = path.read_bytes()
    error = session.discard()
    assert error is not None
    assert error.rule == "changed"
    assert path.read_bytes() == there
    assert not session.closed
    assert not session.writable, "nothing more is written there"
    session.abandon()


async def test_where_another_program_wrote_the_game_can_go_on_as_a_copy() -> None:
    app = Desk(STILL)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "1", *"Zed", "enter")
        await pilot.pause()
        (path,) = saves()
        path.write_bytes(path.read_bytes() + b"somebody else's")
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(app.screen, WriteFailedDialog)
        assert path.exists()


def test_what_is_only_read_is_not_thrown_away() -> None:
    path = begun().abandon()
    session = Session(shelf().open(path, write=False))
    refusal = session.why_no_discard()
    assert refusal is not None
    assert refusal.rule == "game-read-only"
    assert session.discard() is not None
    assert path.exists()


@pytest.mark.long
async def test_dice_that_are_not_wanted_are_one_key_from_others() -> None:
    """On the page of creation at once, from the book after a question; the form keeps what was said."""
    app = Desk(STILL)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "1", *"Zed", "down", "right", "enter")
        await pilot.pause()
        assert isinstance(app.screen, CreationScreen)
        assert "x Jeter ces dés" in shown_text(app)
        assert len(saves()) == 1
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(app.screen, CreationScreen)
        assert (saves(), app.playing.session) == ([], None)
        assert app.screen.query_one("#name", TextField).value == "Zed"
        assert app.screen.query_one("#gender", Picker).picked == "m"
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert isinstance(app.screen, BookScreen)
        assert app.playing.game.state.gender == "m"
        await pilot.press("x")
        assert isinstance(app.screen, ConfirmDialog)
        await pilot.press("n")
        assert len(saves()) == 1
        await pilot.press("x", "o")
        await pilot.pause()
        assert isinstance(app.screen, CreationScreen)
        assert saves() == []
        await pilot.press("enter", "enter", "g", "1", "enter", "x")
        await pilot.pause()
        assert says(app, FR("refusal-discard-played"))
        assert isinstance(app.screen, BookScreen)
    assert len(saves()) == 1


async def test_an_x_in_the_form_is_a_letter() -> None:
    app = Desk(STILL)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("n", "1", *"xx", "down", "x", "enter")
        await pilot.pause()
        assert app.playing.game.state.name == "xx"


# -- the next one ----------------------------------------------------------------------------------------------------


def noted(game: Game) -> None:
    """Notes at sections and before any, and on the map; then death."""
    a_hero(game)
    for command in (
        AddNote(text="avant tout"),
        Walk(way="n", to=4),
        GoTo(section=34),
        AddNote(text="la clef est sous la pierre"),
        AddNote(text="la clef est sous la pierre"),
        AnnotateClearing(number=4, note="pont gardé"),
        MarkClearing(number=4, mark="danger"),
        EndAdventure(won=False),
    ):
        do(game, command)


def test_what_is_brought_along() -> None:
    def of(*commands: Command) -> tuple[str, ...]:
        notes = notes_to_bring(EN, played(*commands).state)
        return tuple(note.replace("\u00a0", " ") for note in notes)

    key = AddNote(text="the key")
    assert of() == ()
    assert of(GoTo(section=34), key) == ("§ 34: the key",)
    assert of(GoTo(section=34), key, key) == ("§ 34: the key",), "nothing twice"
    assert of(key) == ("clearing 1: the key",)
    assert of(AddNote(text="§ 34: the key")) == ("§ 34: the key",), "what was brought before has its place"
    assert of(AddNote(text="clearing 12: a bridge")) == ("clearing 12: a bridge",)
    drawn = (AddClearing(number=7), AnnotateClearing(number=7, note="a bridge"), MarkClearing(number=7, mark="danger"))
    assert of(*drawn) == ("clearing 7: a bridge", f"clearing 7: {EN('mark-name', mark='danger')}")
    assert of(GoTo(section=3), AddNote(text="n" * 10_000)) == ("n" * 10_000,), "what has no room stands without"
    assert of(GoTo(section=3), AddNote(text="[b]\x1b[2J")) == ("§ 3: [b]\x1b[2J",)


@few((1,), "key, count", [("h", 0), ("H", 4)])
async def test_the_next_hero_is_asked_for_as_the_last_one_was(key: str, count: int) -> None:
    app = Shown(saved(noted, undo="free"), EndingScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        last = app.playing.game.state
        assert FR("ending-new-noted") in shown_text(app)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, CreationScreen)
        picked = {id: app.screen.query_one(f"#{id}", Picker).picked for id in ("gender", "undo", "dice")}
        assert picked == {"gender": last.gender, "undo": "free", "dice": "player" if last.typed_dice else "game"}
        assert app.screen.query_one("#name", TextField).value == ""
        assert (FR("creation-notes", count=4) in shown_text(app)) == bool(count)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, EndingScreen), "back to where it was asked"
        assert app.playing.game.state == last
        await pilot.press(key)
        await pilot.pause()
        await pilot.press(*"Ida", "enter")
        await pilot.pause()
        state = app.playing.game.state
        assert [state.name, state.gender, app.playing.game.header.undo] == ["Ida", last.gender, "free"]
        told = [note.text.replace("\u00a0", " ") for note in state.notes]
        assert (
            told
            == [
                "clairière 1 : avant tout",
                "§ 34 : la clef est sous la pierre",
                "clairière 4 : pont gardé",
                f"clairière 4 : {FR('mark-name', mark='danger')}",
            ][:count]
        )
        assert len(saves()) == 2
        await pilot.press("x")
        await pilot.pause()
        assert len(saves()) == 1, "what was brought along is where it came from"
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert len(app.playing.game.state.notes) == count
        assert isinstance(app.screen, BookScreen)


async def test_without_notes_list_and_keys_say_alike_that_there_are_none_to_bring() -> None:
    def dead(game: Game) -> None:
        a_hero(game)
        do(game, EndAdventure(won=False))

    app = Shown(saved(dead), EndingScreen)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        [offered] = [choice for choice in app.screen.query_one(ChoiceList).choices if choice.id == "new_noted"]
        assert offered.reason == FR("ending-no-notes")
        [key] = [key for key in app.screen.query_one(KeyBar).keys if key.key == "H"]
        assert not key.allowed
        await pilot.press("H")
        await pilot.pause()
        assert says(app, FR("ending-no-notes"))
        assert isinstance(app.screen, EndingScreen)


# -- by lines --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["x", "discard"])
def test_by_lines_too_with_one_word(word: str) -> None:
    talk = talked("scorpion-swamp", "Zed", "2", "", "", word, "y", "", "", "", "", "sheet", language="en")
    assert talk.text.count("Discard Zed?") == 1
    assert "Name (Zed)?" in talk.text
    assert len(saves()) == 1
    talk = talked(saves()[0], "g 1", word, language="en")
    assert EN("refusal-discard-played") in talk.squeezed
    assert len(saves()) == 1


def test_by_lines_the_next_hero_brings_the_notes_along() -> None:
    path = saved(noted)
    talk = talked(path, "H", "Ida", "", "", "", "n", language="en")
    assert "4 notes of the last adventure are brought along." in talk.squeezed
    assert "§ 34: la clef est sous la pierre" in talk.squeezed.replace("\u00a0", " ")
    assert len(saves()) == 2


@few((1,), "size", ["60x20", "80x24", "120x40"])
def test_picture(size: str, snap_compare: Any) -> None:
    columns, rows = map(int, size.split("x"))
    assert snap_compare(Shown(saved(noted), EndingScreen), terminal_size=(columns, rows))


def test_picture_of_the_hero(snap_compare: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shelf, "create", partialmethod(Shelf.create, seed="marais"))

    async def play(pilot: Any) -> None:
        await pilot.press("H", *"Ida", "enter")
        await pilot.pause()

    assert snap_compare(Shown(saved(noted), EndingScreen), terminal_size=(80, 24), run_before=play)
