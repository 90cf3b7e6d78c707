"""The page of a game: whole, alone, well formed, and harmless whatever names and notes say."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from ffapp.core.codec import Header
from ffapp.core.game import Game
from ffapp.doonjons.campaign import everybody
from ffapp.gamebook.belongings import AddItem
from ffapp.gamebook.clearings import AnnotateClearing
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.notes import AddNote, GoTo, SectionReached
from ffapp.gamebook.sheet import Sheet
from ffapp.keepsake.chart import chart
from ffapp.keepsake.courses import curve
from ffapp.keepsake.page import page_of
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.savefile import Store, open_save
from ffapp.texts import Texts
from ffapp.texts.document import chapters_of
from tests.gamebook.swamps import drawings, free_drawings
from tests.tui import adventures

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = sorted((ROOT / "saves").glob("*.ffsave"))
LANGUAGES = Texts.available

VOID = {"meta", "br"}
KNOWN = {
    *("html", "head", "meta", "title", "style", "body", "main", "header", "nav", "section", "article", "footer"),
    *("h1", "h2", "h3", "p", "ul", "ol", "li", "dl", "dt", "dd", "a", "br", "figure", "figcaption"),
    *("svg", "g", "path", "rect", "circle", "polygon", "text", "defs", "marker"),
}
"""All elements that the page may have: none of them runs anything or fetches anything."""

KINDS = {
    *("ending", "sheet", "counters", "fight", "items", "magic", "stones", "remembered", "map", "curves", "notes"),
    "journal",
}
"""The parts of the page of a gamebook."""

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</style><script>x</script>",
    "</title></svg>&lt;b&amp;",
    "' onload='x",
    "\x1b[2J\u202egnorts\u0000",
    "a\nb\tc",
    "]]>--><!--",
)


class Reading(HTMLParser):
    """Reads a page strictly: each element is known and closed where it was opened."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.headings: list[int] = []
        self.words: list[str] = []
        self.counts: dict[str, int] = {}
        self.feed(page)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in KNOWN, tag
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag not in VOID:
            self.open.append(tag)
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        for name, value in attrs:
            assert value is not None
            assert not name.startswith("on"), name
            assert name not in ("src", "srcset", "action", "formaction", "xlink:href", "background", "data"), name
            if name == "id":
                self.ids.append(value)
            if name == "href":
                self.links.append(value)
            if name == "style":
                assert re.fullmatch(r"max-width:[\d.]+px;min-width:[\d.]+px", value)
            if "url(" in value:
                assert value == "url(#head)"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "style":
            assert "url(" not in data
            assert "@import" not in data
            assert "<" not in data
        else:
            self.words.append(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)

    @property
    def text(self) -> str:
        return "".join(self.words)


def read(page: str) -> Reading:
    assert page.startswith("<!DOCTYPE html>\n<html lang=")
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", page)
    found = Reading(page)
    assert found.headings[0] == 1
    assert found.headings.count(1) == 1
    assert all(after <= before + 1 for before, after in zip(found.headings, found.headings[1:], strict=False))
    assert set(found.links) <= {f"#{name}" for name in found.ids}
    assert len(set(found.ids)) == len(found.ids)
    return found


def game_of(name: str) -> Game:
    ruleset = ruleset_of(name)
    assert ruleset is not None
    return Game(ruleset, Header(id="0123456789abcdef", ruleset=name, seed="oaken"), clock=lambda: 1_793_700_000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_game_is_told_whole(path: Path, language: str) -> None:
    game = open_save(Store(ruleset_of), path, write=False).game
    found = read(page_of(game, Texts(language)))
    own = Texts(language)
    assert own.name(game.ruleset.id, "ui") in found.text
    assert found.counts["li"] >= game.depth
    state = game.state
    names = [state.name] if isinstance(state, Sheet) else [one.name for one in state.characters]
    assert all(name in found.text for name in names)
    if isinstance(state, Sheet):
        assert all(note.text in found.text for note in state.notes)
        scores = 4 if state.health is not None else 3
        assert found.counts["svg"] == scores + len(state.counters) + bool(state.drawing.clearings)
        assert found.counts["g"] == len(state.drawing.clearings)
    else:
        story = chapters_of(game, own)
        boards = [*(chapter.state for chapter in story), state]
        assert found.counts["svg"] == len(boards)
        assert found.counts["g"] == sum(one.cell is not None for board in boards for one in everybody(board))
        assert all(chapter.title in found.text for chapter in story)


def test_parts_are_found_by_what_they_are_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(language: str) -> list[str]:
        return [link.removeprefix("#") for link in read(page_of(game, Texts(language))).links]

    game = game_of("scorpion-swamp")
    game.submit(CreateHero(name="Aïla"))
    game.submit(GoTo(section=3))
    game.submit(AddItem(name="Corde"))
    game.submit(AddNote(text="La porte"))
    parts = ["sheet", "items", "map", "curves", "notes", "journal"]
    assert [told(language) for language in LANGUAGES] == [parts] * len(LANGUAGES)
    asked = Texts.__call__
    alike = lambda texts, message, **given: asked(texts, "cli-map" if message == "cli-items" else message, **given)  # noqa: E731
    monkeypatch.setattr(Texts, "__call__", alike)
    assert told("en") == parts, "whatever their titles say"


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_that_has_hardly_begun_has_a_page(name: str) -> None:
    found = read(page_of(game_of(name), Texts("en")))
    assert (found.counts["h1"], found.counts.get("article", 0), found.counts.get("svg", 0)) == (1, 0, 0)
    assert not {"journal", "curves", "map"} & {*found.ids}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_an_anchor_is_the_same_in_every_language_and_state(path: Path) -> None:
    """Where a link into the page leads depends on no title, nor on how many parts come before it."""
    game = open_save(Store(ruleset_of), path, write=False).game
    found = {language: read(page_of(game, Texts(language))) for language in LANGUAGES}
    first, *others = (page.ids for page in found.values())
    assert all(ids == first for ids in others)
    assert "map" in first or isinstance(game.state, Sheet)
    assert not [id for id in first if not id.isalpha()]
    if isinstance(game.state, Sheet):
        assert set(first) - {"head"} <= KINDS


def test_what_is_called_as_the_map_in_another_language_is_not_the_map() -> None:
    class Confusing(Texts):
        """Titles that are all the same."""

        def __call__(self, message: str, /, **arguments: Any) -> str:
            return super().__call__("cli-map" if message == "cli-items" else message, **arguments)

    game = game_of("scorpion-swamp")
    game.submit(CreateHero(name="Ada"))
    found = read(page_of(game, Confusing("en")))
    assert found.counts["svg"] == page_of(game, Texts("en")).count("<svg ")
    assert {"items", "map"} <= set(found.ids)


def test_a_history_is_folded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("scorpion-swamp")
    game.submit(CreateHero(name="Ada"))
    for section in range(2, 12):
        game.submit(GoTo(section=section))
    applied: list[int] = []
    plain = SectionReached.apply

    def counted(self: SectionReached, state: Any) -> Any:
        applied.append(self.section)
        return plain(self, state)

    monkeypatch.setattr(SectionReached, "apply", counted)
    page_of(game, Texts("en"))
    assert applied == list(range(2, 12))


@pytest.mark.parametrize("word", HOSTILE)
@pytest.mark.parametrize("name", ["scorpion-swamp", "night-dragon"])
def test_names_and_notes_are_text_whatever_they_look_like(name: str, word: str) -> None:
    game = game_of(name)
    line = word.translate(dict.fromkeys(range(32))) or "x"
    game.submit(CreateHero(name=line))
    game.submit(GoTo(section=3))
    game.submit(AddNote(text=word))
    game.submit(AddItem(name=line, note=line))
    if game.state.clearing is not None:
        game.submit(AnnotateClearing(number=game.state.clearing, note=word))
    found = read(page_of(game, Texts("fr")))
    if word.isprintable():
        assert found.text.count(word) >= 3
    assert "script" not in found.counts


def test_the_table_of_a_dungeon_with_hostile_names() -> None:
    from ffapp.doonjons.party import CreateCharacter

    game = game_of("doonjons")
    for word in HOSTILE[:4]:
        game.submit(CreateCharacter(name=word[:20], race="elf", role="rogue"))
    found = read(page_of(game, Texts("fr")))
    assert HOSTILE[0][:20] in found.text


def test_sections_are_the_stops_of_the_way_in_their_order() -> None:
    game = game_of("scorpion-swamp")
    game.submit(CreateHero(name="Aïla"))
    for section in (1, 34, 1):
        game.submit(GoTo(section=section))
        game.submit(AddNote(text=f"note {game.depth}"))
    page = page_of(game, Texts("en"))
    assert re.findall("<h3>(.*?)</h3>", page.replace("\u00a0", " ")) == [
        "Before the first section",
        "§ 1",
        "§ 34",
        "§ 1",
    ]
    assert [int(number) for number in re.findall('<li value="([0-9]+)">', page)] == list(range(1, 8))
    game.undo()
    assert "note 6" not in page_of(game, Texts("en"))


@settings(max_examples=40)
@given(drawing=drawings() | free_drawings())
def test_every_clearing_and_every_way_is_drawn(drawing: Any) -> None:
    sheet = Sheet(book="scorpion-swamp", name="A", drawing=drawing)
    svg = chart(sheet, Texts("en"))
    if not drawing.clearings and not drawing.passages:
        assert not svg
        return
    assert svg.count("<g ") >= len(drawing.clearings)
    leading = [passage for passage in drawing.passages if passage.end is not None]
    seen = [passage for passage in drawing.passages if passage.end is None and passage.way]
    assert svg.count('class="way') == len(leading) + len(seen)
    assert svg.count("marker-end") == sum(passage.one_way for passage in leading)
    assert "nan" not in svg


def test_a_curve_keeps_to_its_frame() -> None:
    svg = curve("Honour", (0, 3, 3, -2, 5), 0)
    heights = [float(number) for number in re.findall(r"V([-0-9.]+)", svg)]
    assert all(0 <= height <= 120 for height in heights)
    assert "−2" in svg
    assert curve("Luck", (7,), 7)


@pytest.mark.parametrize("make", [adventures.contradicting_swamp, adventures.won, adventures.dead_by_health])
def test_what_can_be_played_can_be_kept(make: Callable[[Game], None]) -> None:
    game = game_of("scorpion-swamp")
    make(game)
    for language in LANGUAGES:
        read(page_of(game, Texts(language)))


def test_the_page_asks_for_nothing() -> None:
    game = game_of("scorpion-swamp")
    adventures.won(game)
    page = page_of(game, Texts("en"))
    assert "default-src 'none'" in page.replace("&#x27;", "'")
    assert set(re.findall(r"https?://[^\"]+", page)) == {"http://www.w3.org/2000/svg"}
