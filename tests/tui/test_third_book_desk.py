"""A third gamebook on the screen: what it brings is in `tests/citadel`; nothing that exists had to change."""

from __future__ import annotations

import re
from io import BytesIO, TextIOWrapper
from typing import Any

import pytest
from msgspec.structs import replace

from ffapp.cli.main import run_verb
from ffapp.gamebook import books
from ffapp.gamebook.books import Counter, counter_of, scores_of
from ffapp.gamebook.sheet import Score
from ffapp.rulesets import RULESETS
from ffapp.texts import Texts
from ffapp.tui import keys
from ffapp.tui.app import FFApp
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.book.sheet import MagicPanel
from ffapp.tui.book.stones_panel import StonesPanel
from ffapp.tui.deeds import name_in
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import offers
from ffapp.tui.story import kind_of, story_line
from tests.citadel.desk import ENTRY
from tests.gamebook.test_third_book import CITADEL
from tests.tui.gallery import screen_lines
from tests.tui.test_whole_game import Player, create, started

NAMELESS = replace(
    CITADEL, counters=(*CITADEL.counters, Counter("old_debts", floor=None)), equipment=("sword", "iron-key")
)
"""The same book with a counter and a piece of equipment that it gives no name."""


@pytest.fixture(autouse=True)
def citadel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(books.BOOKS, CITADEL.id, NAMELESS)
    monkeypatch.setitem(RULESETS, CITADEL.id, ENTRY)


def bar(app: FFApp) -> list[str]:
    """The actions in the bar, whatever fits."""
    return [name_in(key.action) for key in app.screen.query_one(KeyBar).keys]


def shown(app: Any) -> str:
    return "\n".join(screen_lines(app)).replace("\u00a0", " ")


async def at_its_desk(play: Player) -> None:
    """Its name, scores, counters and things; the keys and panels of its chapters, and of no others."""
    app = play.app
    assert app.screen.query_one(Heading).title == "La Citadelle d’Ambre"
    for told in ("Habileté", "Courage", "Torches", "Old debts", "Iron key"):
        assert told in shown(app)
    assert "Santé" not in shown(app)
    assert bar(app)[:6] == ["go", "fight", "walk", "luck", "undo", "meal"]
    assert [name_in(offer.action) for offer in offers(app.screen)][6] == "counters"
    assert not app.screen.query(MagicPanel)
    assert not app.screen.query(StonesPanel)
    depth = app.playing.game.depth
    await play("p", "b", "f")
    assert play.at_book, "no key of a chapter that it has not"
    assert app.playing.game.depth == depth
    assert not app.screen.has_class("-poison")


async def counting(play: Player) -> None:
    """A counter by its key; one that may be negative is told with its sign, each by its own name."""
    await play("o", "t", "plus", "enter")
    await play("o", "down", "2", "enter")
    assert [counter_of(play.sheet, name) for name in ("torches", "old_debts")] == [4, 2]
    app = play.app
    told = [
        story_line(app.texts, app.playing.game, step, app.playing.arguments, app.glyphs).text
        for step in app.playing.game.path()[-2:]
    ]
    assert told == ["Torches 3 → 4.", "Old debts 0 → +2."]
    await play("o", "o", "plus", "enter", "u")
    assert counter_of(play.sheet, "old_debts") == 2
    await play("a", "6", "minus", "1", "enter")
    assert counter_of(play.sheet, "old_debts") == 1


async def daring(play: Player) -> None:
    """The characteristic that only this book has: rolled, told, changed by hand, tested."""
    app, game = play.app, play.app.playing.game
    created = story_line(app.texts, game, game.path()[0], app.playing.arguments, app.glyphs).text
    before = scores_of(play.sheet)["courage"]
    assert re.search(rf", Courage \d \+ \d \+ 3 = {before.initial}\. En bourse", created)
    await play("a", "4", "minus", "2", "enter")
    assert scores_of(play.sheet)["courage"] == Score(before.current - 2, before.initial)
    await play("y", "2")
    step = game.steps[game.head]
    assert kind_of(game.ruleset, step.events) == "dice"
    told = story_line(app.texts, app.playing.game, step, app.playing.arguments, app.glyphs).text
    assert told.startswith("Le Courage est éprouvé : ")
    assert f" contre {before.current - 2} ; " in told
    await play("v")
    assert "Courage" in shown(app)
    await play("escape")


async def fighting(play: Player) -> None:
    await play("c", *"Rat 3 5", "enter")
    assert isinstance(play.app.screen, FightScreen)
    assert not {"stones", "magic", "poison", "terms"} & set(bar(play.app))
    await play("space", "n", "p", "b", "s")
    assert isinstance(play.app.screen, FightScreen)
    await play("x", "1", "enter")
    await play("escape")
    assert play.at_book


async def praying(play: Player) -> None:
    """The part of the desk that only this book has: by its key, in the hand, among the keys that can be moved."""
    await play("y", "1")
    assert play.sheet.gold == 2
    game = play.app.playing.game
    assert kind_of(game.ruleset, game.steps[game.head].events) == "gain"
    await play("y", "1")
    assert "veut 3 Pièces d’Or, vous en avez 2" in shown(play.app)
    await play("f1")
    assert "L’autel prend trois" in shown(play.app)
    await play("escape", "escape", "a")
    assert "Autel" in shown(play.app)
    await play("escape")
    assert "book.shrine" in {entry.id for entry in keys.all_entries(FFApp)}


async def looking(play: Player) -> None:
    """Help, history, palette and settings find a word for everything."""
    for key in ("f1", "v", "ctrl+p", "f2"):
        await play(key)
        assert not isinstance(play.app.screen, BookScreen), key
        assert "⟦" not in shown(play.app)
        await play("escape")
        assert play.at_book


@pytest.mark.long
async def test_a_third_gamebook_has_a_desk_without_a_screen_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    app = started()
    async with app.run_test(size=(80, 24)) as pilot:
        play = Player(pilot)
        await create(play, str(list(RULESETS).index(CITADEL.id) + 1))
        for part in (at_its_desk, counting, daring, fighting, praying, looking):
            await part(play)
        app.action_title()
        await pilot.pause()
        assert "Citadelle" in shown(app), "its card on the shelf"
        assert "Old debts" in shown(app)
        assert "Courage" in shown(app)
    assert run_verb(["show", "Ida", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    for word in ("La Citadelle d’Ambre", "Courage", "Torches", "Old debts", "+1", "Iron key"):
        assert word in told


def test_it_is_played_by_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Its characteristic is rolled, changed by hand, tested and told there, too."""
    typed = "Ada\n\n\n\na 4 -2\ny 2\nfeuille\nq\n"
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(typed.encode())))
    assert run_verb(["play-text", CITADEL.id, "--lang", "fr"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert re.search(r", Courage \d \+ \d \+ 3 = (\d+)\. En bourse", told)
    assert re.search(r"Courage (\d+) → (\d+)\. .*Le Courage est éprouvé : .* contre \2 ; .*Courage : \d+/\1\b", told)


def test_its_names_are_those_of_its_own_files_or_its_codes_in_words() -> None:
    told = {
        language: [
            texts.name(CITADEL.id, "title-short", "ui"),
            texts("score-name", score="torches"),
            texts("item-name", kind="iron-key", name=""),
        ]
        for language in Texts.available
        for texts in (Texts(language),)
    }
    assert told == {
        "fr": ["La Citadelle d’Ambre", "Torches", "Iron key"],
        "en": ["The Amber Citadel", "Torches", "Iron key"],
    }
    assert Texts("fr")("score-name", score="luck") == "Chance", "what there is is not replaced"
