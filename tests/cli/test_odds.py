"""`odds`: what it tells of a fight in a save, or of one that is written, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ffapp.__main__ import main
from ffapp.odds.reckoning import reckon
from tests.cli.scripts import BOOK, NIGHT, TABLE, Run, cmd, fight, foe, hero, night_hero
from tests.gamebook.play import hero as heroine
from tests.gamebook.play import night

Captured = pytest.CaptureFixture[str]
HERO = ("--skill", "9", "--stamina", "18", "--luck", "9")


@pytest.fixture
def told(capsys: Captured) -> Callable[..., str]:
    """What `odds` says, with one blank for any number of them."""

    def ask(*words: str, code: int = 0) -> str:
        assert main(["odds", *words]) == code
        out, error = capsys.readouterr()
        assert bool(error) == bool(code)
        return " ".join((out or error).replace("\u00a0", " ").split())

    return ask


def data(told: Callable[..., str], *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told(*words, "--json"))
    return found


@pytest.mark.parametrize(
    ("line", "enemies", "terms"),
    [
        ("Orque 7 6", ["7/6"], {}),
        ("Orque 7 6; Orque 6 5", ["7/6", "6/5"], {}),
        ("Orque 7 6; Orque 6 5; ensemble", ["7/6", "6/5"], {"order": "together"}),
        ("Orque 9 6 !3; bloc; furie 2; -1", ["9/6/3"], {"order": "as_one", "fury": 2, "modifier": -1}),
    ],
)
def test_a_line_without_a_save(told: Callable[..., str], line: str, enemies: list[str], terms: dict[str, Any]) -> None:
    table = heroine(skill=9, stamina=18, luck=9).opened(*enemies, **terms)
    odds = reckon(table.sheet)
    found = data(told, line, *HERO)
    assert found["with_luck"]["won"] == odds.with_luck.won
    assert found["without_luck"]["won"] == odds.without_luck.won
    assert [one["with_luck"] for one in found["targets"]] == [one.with_luck for one in odds.targets]
    assert found["sample"] is None


def test_the_line_is_that_of_its_book_and_language(told: Callable[..., str]) -> None:
    table = night(skill=9, stamina=18, luck=9).opened("8/9/2/3/2", until_round=4)
    wanted = reckon(table.sheet).with_luck.taken_over
    french = data(told, "Serpent 8 9 &3 /2; tours 4", *HERO, "--book", NIGHT)
    english = data(told, "Snake 8 9 &3 /2; rounds 4", *HERO, "--book", NIGHT, "--lang", "en")
    assert french["with_luck"]["taken_over"] == english["with_luck"]["taken_over"] == wanted > 0


def test_sickness_counts(told: Callable[..., str]) -> None:
    line = ("Géant 8 8", *HERO)
    well, ill, worse = (
        data(told, *line, *more)["with_luck"]["won"] for more in ((), ("--health=4/9",), ("--health=2/9",))
    )
    assert well == data(told, *line, "--health", "9")["with_luck"]["won"]
    assert well > ill > worse


def test_words_in_french(told: Callable[..., str]) -> None:
    text = told("Orque 7 6; Orque 6 5; ensemble; fuite", *HERO, "--mark", "90")
    assert text.startswith(
        "Chances du combat Toutes les issues sont comptées : ces chances sont exactes. Sans Chance Victoire 99,0 %"
    )
    assert (
        "Avec la Chance au mieux, pour gagner Victoire 99,7 % Mort 0,3 % Endurance si vous vivez, 13,7 en moyenne"
        in text
    )
    assert "Qui viser Orque 1 99,7 % Orque 2 99,7 %" in text
    assert "Fuir maintenant coûte 2 points d’Endurance ; 100,0 % d’y survivre" in text
    assert text.endswith("Votre seuil 90,0 % : mieux vaut combattre, 99,7 % de chances de rester en vie")


def test_words_in_english_and_a_mark_that_is_not_reached(told: Callable[..., str]) -> None:
    text = told("Giant 12 12; escape", *HERO, "--mark=90", "--lang=en", "--ascii")
    assert "Odds of the fight Every way it can go is counted: these odds are exact. Without Luck Victory" in text
    assert "Your mark 90.0%: better escape, to stay alive by fighting has only" in text
    assert text.isascii()


@pytest.mark.parametrize(("mark", "flee"), [("90", True), ("0", False)])
def test_a_mark_as_data(told: Callable[..., str], mark: str, flee: bool) -> None:
    assert data(told, "Géant 12 12; fuite", *HERO, "--mark", mark)["flee"] is flee


@pytest.mark.long
def test_too_many_states_are_said_and_played(told: Callable[..., str]) -> None:
    text = told("Géant 9 12 x3; ensemble", "--skill", "12", "--stamina", "24", "--luck", "12")
    assert "Trop d’états pour un calcul exact : 400 combats joués de chaque façon. Erreur type" in text
    assert "Avec la Chance là où elle peut sauver la vie" in text


def saved(run: Run, folder: Path, script: list[dict[str, Any]], game: str = BOOK) -> str:
    save = folder / "a.ffsave"
    assert run(script, "--write", str(save), "--seed", "s", game=game).code == 0
    return str(save)


def test_the_fight_of_a_save_amid_a_round(run: Run, tmp_path: Path, told: Callable[..., str]) -> None:
    opened = fight(foe("Orque", 7, 6), foe("Chef", 8, 8), order="together")
    struck = cmd("FightRound", target=1, dice=[1, 1, 1, 2, 6, 6])
    save = saved(run, tmp_path, [*hero(stamina=9), opened, struck])
    table = heroine(skill=9, stamina=19).score("stamina", 9).opened("7/6", "8/8", order="together")
    odds = reckon(table.round(1, 1, 1, 2, 6, 6, target=1).sheet)
    assert odds.luck is not None
    before = Path(save).read_bytes()
    luck = data(told, save)["luck"]
    assert (luck["name"], luck["dealt"], luck["test"]) == ("Chef", True, odds.luck.test)
    assert luck["tested"] == odds.luck.tested
    assert "Chef : touché" in told(save)
    assert Path(save).read_bytes() == before


def test_antidotes_are_named_and_not_counted(run: Run, tmp_path: Path, told: Callable[..., str]) -> None:
    item = cmd("AddItem", name="Fiole", antidote=3, count=2)
    save = saved(run, tmp_path, [*night_hero(), item, fight(foe("Serpent", 8, 6, poison=2))], NIGHT)
    assert "Antidotes 2 portés, qui ne sont pas comptés" in told(save)


def test_no_fight_and_no_adventure_are_refused(run: Run, tmp_path: Path, told: Callable[..., str]) -> None:
    save = saved(run, tmp_path, hero())
    assert told(save, code=1) == "Aucun combat n’est ouvert dans cette partie."
    Path(save).unlink()
    save = saved(run, tmp_path, [*hero(), cmd("EndAdventure", won=True, confirm=True)])
    assert told(save, code=1) == "L’aventure de cette partie est finie."


def test_a_dungeon_has_no_odds(run: Run, tmp_path: Path, told: Callable[..., str]) -> None:
    save = saved(run, tmp_path, [], TABLE)
    assert told(save, code=2).startswith("Les chances ne se calculent que dans les livres dont vous êtes le héros")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["Orque 7"], "Combat illisible : Orque : il faut deux nombres, Habileté puis Endurance."),
        ([""], "Il manque le combat, ou la sauvegarde où il est ouvert."),
        (["Orque 7 0"], "Combat illisible : 0 : il faut un nombre de 1 à 9999."),
        (["Orque 7 6", "--health", "1/9", "--stamina=3"], "Avec cette Santé et cette Endurance, la mort est déjà là."),
        (["Orque 7 6", "--health", "9/4"], "L’option --health attend un nombre de 9 à 9999, pas « 4 »."),
        (["Orque 7 6", "--health", "/"], "L’option --health attend un nombre de 1 à 9999, pas « »."),
        (["Orque 7 6", "--health", "4", "--book", NIGHT], "Il n’y a pas de Santé dans le livre night-dragon."),
        (["Orque 7 6", "--book", TABLE], "L’option --book ne peut pas valoir « doonjons »."),
        (["Orque 7 6", "--skill", "-1"], "L’option --skill attend un nombre de 0 à 9999, pas « -1 »."),
        (["Orque 7 6", "--stamina", "0"], "L’option --stamina attend un nombre de 1 à 9999, pas « 0 »."),
        (["Orque 7 6", "--luck", "2.5"], "L’option --luck attend un nombre de 0 à 9999, pas « 2.5 »."),
        (["Orque 7 6", "--luck", "٣"], "L’option --luck attend un nombre de 0 à 9999, pas « ٣ »."),
        (["Orque 7 6", "--mark", "101"], "L’option --mark attend un nombre de 0 à 100, pas « 101 »."),
        (["Orque 7 6", "--mark", "50"], "--mark compare avec une Fuite, et ce combat n’en permet pas maintenant."),
    ],
)
def test_what_cannot_be_read(told: Callable[..., str], words: list[str], said: str) -> None:
    given = {word.partition("=")[0] for word in words}
    scores = [
        word for name, value in zip(HERO[::2], HERO[1::2], strict=True) if name not in given for word in (name, value)
    ]
    assert said in told(*words, *scores, code=2)


def test_scores_that_are_missing_are_named(told: Callable[..., str]) -> None:
    assert "il manque : --stamina, --luck." in told("Orque 7 6", "--skill", "9", code=2)
    assert "il faut aussi les scores : --skill, --stamina, --luck." in told("Orque 7 6", code=2)
    assert "Orque" in told("Orque", code=2)  # a save that there is not


def test_a_rule_of_the_book_refuses(told: Callable[..., str]) -> None:
    refused = told("Orque 7 6 x3; bloc", *HERO, code=2)
    assert "Comme un seul adversaire" in refused


@pytest.mark.parametrize(("line", "praised"), [("A 7 6; B 7 6; ensemble", 0), ("A 9 6; B 5 4; ensemble", 1)])
def test_of_equal_targets_none_is_called_the_best(told: Callable[..., str], line: str, praised: int) -> None:
    assert told(line, *HERO, "--lang", "fr").count("← le meilleur choix") == praised
