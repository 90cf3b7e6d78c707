"""`stats`: what it tells of all games, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ffapp.__main__ import main
from ffapp.cli.books import known_ruleset
from ffapp.cli.errors import Trouble
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.rounds import FightRound
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.shelf import Shelf
from tests.store.saves import Quick

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def shelf(ffapp_home: Path) -> Shelf:
    return Shelf(ffapp_home / "saves", ruleset_of, known=RULESETS, files=Quick())


@pytest.fixture
def told(capsys: Captured) -> Callable[..., tuple[str, str]]:
    """What `stats` says, with one blank for any number of them, and what it complains of."""

    def ask(*words: str, code: int = 0) -> tuple[str, str]:
        assert main(["stats", *words]) == code
        out, error = capsys.readouterr()
        return tuple(" ".join(text.replace("\u00a0", " ").split()) for text in (out, error))  # type: ignore[return-value]

    return ask


def play(shelf: Shelf, hero: str, *, dies: bool = False) -> Path:
    with shelf.create("scorpion-swamp", seed=hero) as saved:
        game = saved.game
        game.submit(CreateHero(name=hero), [1, 2, 3, 4, 5])
        game.submit(GoTo(section=34))
        game.submit(AddNote(text="Un pont"))
        game.submit(OpenFight(enemies=(Foe(name="Orque", skill=6, stamina=2),)))
        game.submit(FightRound(), [1, 1, 6, 6], confirm=True)
        if game.phase == "blow":
            from ffapp.gamebook.blows import AnswerBlow

            game.submit(AnswerBlow(luck=False))
        if dies:
            game.submit(AdjustScore(score="stamina", by=-99, reason="une chute"), confirm=True)
    return saved.path


def test_all_that_was_lived(shelf: Shelf, told: Callable[..., tuple[str, str]]) -> None:
    play(shelf, "Aïla")
    shelf.archive(play(shelf, "Zed", dies=True))
    out, error = told("scorpion-swamp", "--lang", "fr")
    assert not error
    for words in (
        "Statistiques · Le Marais aux Scorpions 2 parties : 1 mort, 1 en cours",
        "Morts § 34 une chute",
        "Combats par ennemi Orque 2 combats : 2 gagnés",
        "Les plus lus § 34 (2)",
        "Mes dés, tapés à la main Dés à 6 faces 18 dés Faces 1 (6), 2 (2), 3 (2), 4 (2), 5 (2), 6 (4)",
    ):
        assert words in out
    out, _ = told("--lang", "en")
    assert "2 games: 1 death, 1 under way" in out
    assert "Night Dragon" not in out


def test_as_data_each_book_is_an_object(shelf: Shelf, told: Callable[..., tuple[str, str]]) -> None:
    play(shelf, "Aïla")
    found = json.loads(told("scorpion-swamp", "--json")[0])
    assert found["ruleset"] == "scorpion-swamp"
    assert found["sections"] == [{"section": 34, "games": 1, "visits": 1}]
    assert [one["typed"] for one in found["dice"]] == [True]
    assert json.loads(told("doonjons", "--json")[0])["games"] == 0


def test_nothing_was_played(told: Callable[..., tuple[str, str]], ffapp_home: Path) -> None:
    assert "Aucune sauvegarde" in told("--lang", "fr")[0]
    assert "Aucune partie" in told("doonjons", "--lang", "fr")[0]
    assert not (ffapp_home / "saves").exists()


def test_what_cannot_be_read_is_said_and_the_rest_counts(shelf: Shelf, told: Callable[..., tuple[str, str]]) -> None:
    play(shelf, "Aïla")
    (shelf.folder / "odd.ffsave").write_bytes(b"\x1b[2Jjunk")
    out, error = told("scorpion-swamp", "--lang", "en", code=1)
    assert "1 game" in out
    assert "odd.ffsave" in error
    assert "\x1b" not in error


@pytest.mark.parametrize("words", [["chess"], ["scorpion-swamp", "x"], ["--jsn"], ["--json=1"], [""]])
def test_what_is_not_understood(words: list[str], told: Callable[..., tuple[str, str]], ffapp_home: Path) -> None:
    assert told(*words, code=2)[1]
    assert not (ffapp_home / "saves").exists()


def test_a_terminal_sees_how_much_is_read(
    shelf: Shelf, told: Callable[..., tuple[str, str]], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On one line, which is blank again afterwards; there is none where little is to be read, or nobody looks."""
    import sys

    for hero in ("Aïla", "Zed", "Oo"):
        play(shelf, hero)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["stats", "scorpion-swamp", "--lang", "en"]) == 0
    shown = capsys.readouterr().err.replace("\u00a0", " ")
    bars = shown.split("\r")
    assert [bar.strip() for bar in bars[1:4]] == [
        "[########................] Reading the games: 1 of 3",
        "[################........] Reading the games: 2 of 3",
        "[########################] Reading the games: 3 of 3",
    ]
    assert not "".join(bars[4:]).strip()
    assert "\n" not in shown
    assert main(["stats", "scorpion-swamp", "--lang", "en"]) == 0
    assert not capsys.readouterr().err


def test_a_game_that_is_open_is_listed_where_it_stands(shelf: Shelf, capsys: Captured) -> None:
    with shelf.create("scorpion-swamp", seed="open") as saved:
        saved.game.submit(CreateHero(name="Max"), [1, 2, 3, 4, 5])
        saved.game.submit(GoTo(section=34))
        assert main(["saves"]) == 0
        assert "§ 34" in capsys.readouterr().out
        assert main(["saves", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["card"]["section"] == 34


def test_a_book_is_found_by_words_of_its_title() -> None:
    for words, book in {
        "marais": "scorpion-swamp",
        "Le Marais": "scorpion-swamp",
        "SCORPIONS": "scorpion-swamp",
        "dragon": "night-dragon",
        "dragon de la nuit": "night-dragon",
        "night dragon": "night-dragon",
        "dragons": "doonjons",
    }.items():
        assert known_ruleset(words, by_title=True).id == book, words
    for words in ("", "le", "la nuit des marais", "aux", "xyz"):
        with pytest.raises(Trouble) as refused:
            known_ruleset(words, by_title=True)
        assert refused.value.message == "cli-ruleset-unknown"
    with pytest.raises(Trouble):
        known_ruleset("marais")
