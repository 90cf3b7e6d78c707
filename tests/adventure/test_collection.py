"""The adventures there are to play, the texts of games, and what becomes of a game whose text was changed."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from ffapp.adventure.collection import Collection, is_same, shipped_names
from ffapp.adventure.findings import Findings
from ffapp.adventure.play import change, entry, opening, told, why_no_change
from ffapp.adventure.reading import read_sources
from ffapp.adventure.twee import Source, joined, parted
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.books import Origin, hash_of
from ffapp.store.errors import StoreError
from ffapp.store.savefile import SavedGame
from ffapp.store.shelf import Shelf
from ffapp.texts.adventure import speech
from tests.adventure.stories import END, rules, section
from tests.store.saves import Quick

BRIDGE = (
    ":: StoryTitle\nThe Bridge\n\n" + rules() + section("1", "A bridge. [[Cross->2]]") + section("2", "[[end]]") + END
)


@pytest.fixture
def collection(tmp_path: Path) -> Collection:
    shelf = Shelf(tmp_path / "saves", ruleset_of, known=RULESETS, files=Quick())
    return Collection(shelf, speech, tmp_path / "mine")


def begun(collection: Collection, path: Path) -> SavedGame:
    """A new game of the adventure in a file, in its first section."""
    adventure = collection.keep(collection.read(path))
    saved = collection.shelf.create("scorpion-swamp", seed="a")
    saved.game.submit(CreateHero(name="Ada"))
    story = collection.story_of(adventure)
    for _ in range(2):
        saved.game.submit(next(opening(story, adventure, saved.game.state)))
    assert next(opening(story, adventure, saved.game.state), None) is None
    return saved


# -- several files as one ----------------------------------------------------------------------------------------------


def test_files_are_joined_to_one_text_and_taken_apart_again() -> None:
    sources = (
        Source("a.twee", ":: 1\r\nx"),
        Source("b [c]\\d.twee", "\n"),
        Source("e\nf.twee", "\n\n:: 2\n\x0b::\u2028z\n"),
    )
    text = joined(sources)
    assert [source.name for source in parted(Source("whole", text))] == ["a.twee", "b [c]\\d.twee", "e f.twee"]
    assert joined([*parted(Source("whole", text))]) == text
    assert [source.text for source in parted(Source("", text))] == [":: 1\nx\n", "\n", "\n\n:: 2\n\x0b::\u2028z\n"]


@pytest.mark.parametrize(
    "text", ["", "x", ":: 1\nffapp-file\n", ":: a [ffapp-file]", "x\n:: a [ffapp-file]\n\n:: b [other]"]
)
def test_a_text_that_was_never_joined_stays_one(text: str) -> None:
    once = joined([*parted(Source("whole", text))])
    assert joined([*parted(Source("whole", once))]) == once
    assert joined([Source("whole", text)]) == text


def test_a_folder_is_one_text_wherever_it_lies(tmp_path: Path, collection: Collection) -> None:
    texts = set()
    for name in ("here", "there"):
        folder = tmp_path / name / "deeper"
        folder.mkdir(parents=True)
        (folder / "two.tw").write_text(section("2", "[[end]]") + END)
        (folder.parent / "one.twee").write_text(rules() + section("1", "[[2]]"))
        read = collection.read(folder.parent)
        assert read.checked.findings == ()
        texts.add(read.text)
        (folder / "two.tw").write_text("nothing")
        names = {found.at.file for found in collection.read(folder.parent).checked.findings}
        assert str(folder / "two.tw") in names
    (text,) = texts
    assert [source.name for source in parted(Source("", text))] == ["deeper/two.tw", "one.twee"]
    story = collection.story_of(collection.books.keep(text))
    assert story.sections["2"].passage.at[:2] == ("deeper/two.tw", 1)


# -- what there is to play ---------------------------------------------------------------------------------------------


def test_the_adventures_of_ffapp_and_of_the_player_are_offered(tmp_path: Path, collection: Collection) -> None:
    ours = collection.offered()
    assert [one.name for one in ours] == [*shipped_names()]
    assert all(one.shipped and one.title and one.author and one.blurb and one.rulebook in RULESETS for one in ours)
    mine = tmp_path / "mine"
    (mine / "folder" / "below").mkdir(parents=True)
    (mine / "folder" / "below" / "a.twee").write_text(BRIDGE)
    (mine / "empty").mkdir()
    (mine / "notes.txt").write_text("no")
    (mine / ".hidden.twee").write_text(BRIDGE)
    (mine / "b\udcff.twee").write_bytes(b"\xff\xfe \x1b[2J")
    (mine / "gone.twee").symlink_to(mine / "nowhere")
    os.mkfifo(mine / "pipe.twee")
    told_of = {(one.name, one.title, one.rulebook) for one in collection.offered() if not one.shipped}
    assert told_of == {("folder", "The Bridge", "scorpion-swamp"), ("b\ufffd", "b\ufffd", "")}
    assert {"folder", "gone", "pipe", *shipped_names()} <= set(collection.paths())


def test_a_title_that_no_save_could_hold_is_made_one() -> None:
    for text, title in (("  A\n B ", "A B"), ("\u200b", ""), ("x" * 300, "x" * 200), ("\ud800a", "?a"), ("", "")):
        assert told(text) == title


# -- the texts of games ------------------------------------------------------------------------------------------------


def test_a_missing_text_is_found_again_wherever_it_is_offered(tmp_path: Path, collection: Collection) -> None:
    path, mine = tmp_path / "bridge.twee", tmp_path / "mine"
    path.write_text(BRIDGE)
    adventure = collection.keep(collection.read(path))
    assert collection.story_of(adventure) is collection.story_of(adventure)
    mine.mkdir()
    for place in (path, mine / "other-name.twee", tmp_path / "away" / f"x-{adventure[:8]}.twee"):
        place.parent.mkdir(exist_ok=True)
        path.replace(place)
        collection.books.path_of(adventure).unlink()
        again = Collection(collection.shelf, speech, mine)
        assert again.story_of(adventure, place.parent / "a.ffsave").title == "The Bridge"
        place.replace(path)
    path.write_text(BRIDGE.replace("bridge", "ford"))
    again = Collection(collection.shelf, speech, mine)
    with pytest.raises(StoreError, match="book-missing") as missing:
        again.story_of(adventure)
    assert missing.value.arguments["title"] == "The Bridge"
    error = again.why_not(adventure)
    assert error is not None
    assert error.rule == "book-missing"


# -- another text ------------------------------------------------------------------------------------------------------


def test_a_game_goes_on_with_the_new_text_and_undo_takes_that_back(tmp_path: Path, collection: Collection) -> None:
    path = tmp_path / "bridge.twee"
    path.write_text(BRIDGE)
    with begun(collection, path) as saved:
        game = saved.game
        assert collection.changed(game.state.reading) is None
        path.write_text(BRIDGE.replace("[[Cross->2]]", "[[Cross->2]] or [[swim->3]].") + section("3", "[[end]]"))
        read = collection.changed(game.state.reading)
        assert read is not None
        assert why_no_change(game, read.story, read.adventure) is None
        game.submit(change(read.story, collection.keep(read), game.state))
        game.submit(entry(read.story, "3"))
        assert game.state.reading.visits == (("1", 1), ("3", 1))
        game.undo()
        game.undo()
        assert game.state.reading.adventure == hash_of(BRIDGE)
        assert game.state.reading.links == ("2",)


@pytest.mark.parametrize(
    ("after", "rule"),
    [
        (lambda text: text, "adventure-same"),
        (lambda text: text.replace(":: 1\n", ":: 1b\n"), "section-gone"),
        (lambda text: text.replace("scorpion-swamp", "night-dragon"), "adventure-rulebook"),
        (lambda text: text.replace("bridge", "ford"), "phase-fight"),
    ],
)
def test_why_a_game_stays_with_its_text(
    after: Callable[[str], str], rule: str, tmp_path: Path, collection: Collection
) -> None:
    path = tmp_path / "bridge.twee"
    path.write_text(BRIDGE)
    with begun(collection, path) as saved:
        if rule == "phase-fight":
            saved.game.submit(OpenFight(enemies=(Foe(name="Orc", skill=5, stamina=4),)))
        path.write_text(after(BRIDGE))
        read = collection.read(path)
        refusal = why_no_change(saved.game, read.story, read.adventure)
        assert refusal is not None
        assert refusal.rule == rule


def test_what_is_not_the_same_adventure_or_is_broken_is_not_offered(tmp_path: Path, collection: Collection) -> None:
    path = tmp_path / "bridge.twee"
    path.write_text(BRIDGE)
    with begun(collection, path) as saved:
        reading = saved.game.state.reading
    for text in (BRIDGE.replace("D674", "AAAA"), BRIDGE.replace("[[end]]", "[[nowhere]]"), "", "\x00"):
        path.write_text(text)
        assert collection.changed(reading) is None
    path.unlink()
    assert collection.changed(reading) is None


def test_where_the_file_has_moved_it_is_found_among_those_offered(tmp_path: Path, collection: Collection) -> None:
    path, mine = tmp_path / "bridge.twee", tmp_path / "mine"
    path.write_text(BRIDGE)
    with begun(collection, path) as saved:
        reading = saved.game.state.reading
    mine.mkdir()
    (mine / "other.twee").write_text(BRIDGE.replace("D674", "AAAA").replace("bridge", "ford"))
    path.rename(mine / "moved.twee")
    assert collection.changed(reading) is None
    (mine / "moved.twee").write_text(BRIDGE.replace("bridge", "ford"))
    read = collection.changed(reading)
    assert read is not None
    assert read.path == mine / "moved.twee"


def test_one_adventure_is_told_from_another() -> None:
    def same(one: Origin, other: Origin) -> bool:
        assert is_same(one, other) == is_same(other, one)
        return is_same(one, other)

    assert same(Origin(ifid="ab", title="A"), Origin(ifid="AB", title="B"))
    assert not same(Origin(ifid="a", title="A", uri="file:///a"), Origin(ifid="b", title="A", uri="file:///a"))
    assert same(Origin(title="A"), Origin(ifid="b", title="A"))
    assert same(Origin(uri="file:///a"), Origin(ifid="b", uri="file:///a"))
    assert not same(Origin(), Origin())


def test_the_games_of_a_text_and_of_another_of_its_adventure(tmp_path: Path, collection: Collection) -> None:
    path = tmp_path / "bridge.twee"
    path.write_text(BRIDGE)
    begun(collection, path).close()
    first = collection.read(path)
    path.write_text(BRIDGE.replace("bridge", "ford"))
    second = collection.read(path)
    begun(collection, path).close()
    with collection.shelf.create("scorpion-swamp") as saved:
        saved.game.submit(CreateHero(name="Zed"))
    for read in (first, second):
        same, others = collection.games(read)
        assert ([e.card and e.card.adventure for e in same], len(others)) == ([read.adventure], 1)
    stranger = collection.read(tmp_path / "nowhere.twee")
    assert stranger.checked.errors
    assert collection.games(stranger) == ([], [])


def test_a_kept_text_is_read_as_any_other_file(tmp_path: Path, collection: Collection) -> None:
    """What was joined of several files is told by their names again."""
    text = joined((Source("a.twee", rules() + section("1", "[[gone]]")), Source("b.twee", ":: x\n\n[[nowhere]]")))
    path = tmp_path / "kept.twee"
    path.write_text(text)
    assert [source.name for source in read_sources((path,), Findings())] == ["a.twee", "b.twee"]
    read = collection.read(path)
    assert read.text == text
    assert ("b.twee", 3) in {found.at[:2] for found in read.checked.findings if found.code == "link-unknown"}
