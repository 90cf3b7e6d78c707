"""The sheet of *Le Dragon de la Nuit* on the command line: all that its book has, and nothing of the other's."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ffapp.__main__ import main
from tests.cli.scripts import BOOK, NIGHT, Run, cmd, fight, fight_round, foe, hero, night_hero, plain

Captured = pytest.CaptureFixture[str]

ADVENTURE = [
    *night_hero(stamina=14),
    cmd("GoTo", section=12),
    cmd("StandAt", clearing=1, label="Le relais"),
    cmd("Walk", label="la route du col", to=2, place="La chapelle [/b]"),
    cmd("AddPassage", start=2, label="la crypte"),
    cmd("AdjustCounter", counter="honour", by=-2, reason="Une promesse oubliée"),
    cmd("AdjustCounter", counter="time_track", by=3),
    cmd("EatMeal"),
    cmd("AddItem", name="Racine de lune", antidote=3, count=2),
    cmd("AddItem", name="Camée", treasure=True, worth=12),
    cmd("AddMagic", name="Anneau de brume", use="Le tourner deux fois", charges=2),
    cmd("AddMagic", name="Mot de givre", kind="spell", once=True),
    cmd("AddNote", text="Le sonneur ment."),
    cmd("SufferPoison", points=4),
]
BATTLE = [
    fight(
        foe("Vipère", 9, 9, poison=2, until_wounds=3), foe("Guetteur", 9, 8), order="together",
        escape=True, escape_wound=1, weapon_bonus=False, until_round=5,
    ),
    cmd("AddEffect", name="Torche", attack=2, skill=-1),
    fight_round(6, 6, 1, 1, 3, 3, target=0),
]  # fmt: skip

TOLD = {
    "fr": [
        "§ 12 → ? · La chapelle [/b]",
        "Endurance 14/19",
        "Poison un antidote peut guérir 4 points",
        "Repas 11/12, le repas de cette halte est pris",
        "Honneur −2",
        "Œil de la Nuit 0",
        "Fuite du Temps 3",
        "Racine de lune × 2 antidote, guérit 3 points",
        "Camée trésor, 12 Pièces d’Or",
        "Anneau de brume objet magique, 2 charges",
        "Le tourner deux fois",
        "Mot de givre sortilège, à usage unique",
        "Vipère Habileté 9, Endurance 9/9, poison 2, blessures infligées : 0 sur 3",
        "Torche Force d’Attaque +2, Habileté −1",
        "le bonus de l’arme en main ne compte pas",
        "la Fuite coûte 1",
        "le paragraphe reprend la main après l’Assaut 5",
        "Coup en attente Vipère vous touche, 2 points d’Endurance, et 2 de poison ; la Chance peut encore être tentée",
        "Le relais la route du col → La chapelle [/b]",
        "La chapelle [/b] ← ici la route du col → Le relais, la crypte → ?",
        "§ 12 · La chapelle [/b] Le sonneur ment.",
    ],
    "en": [
        "§ 12 → ? · La chapelle [/b]",
        "Poison an antidote can cure 4 points",
        "Honour −2",
        "Time Track 3",
        "Anneau de brume magic object, 2 charges",
        "Mot de givre spell, works only once",
        "Torche Attack Strength +2, Skill −1",
        "the section takes over after Attack Round 5",
        "Vipère hits you, 2 points of Stamina, and 2 of poison; Luck can still be tested; an antidote can still help",
    ],
}
FOREIGN = ("Santé", "Health", "Pierres", "Stones", "clairière", "clearing", "Clairière", "Clearing", "nord", "north")


def written(play: Run, folder: Path, lines: list[dict[str, Any]], game: str = NIGHT) -> str:
    folder.mkdir(exist_ok=True)
    save = folder / "a.ffsave"
    assert play(lines, "--write", str(save), "--seed", "s", game=game).code == 0
    return str(save)


def shown(save: str, capsys: Captured, *options: str) -> str:
    """What `show` prints, with one blank for any number of them."""
    assert main(["show", save, *options]) == 0
    return " ".join(capsys.readouterr().out.replace("\u00a0", " ").split())


@pytest.mark.parametrize("language", TOLD)
def test_show_tells_all_that_the_book_has_and_nothing_of_the_other(
    play: Run, tmp_path: Path, capsys: Captured, language: str
) -> None:
    save = written(play, tmp_path, [*ADVENTURE, *BATTLE])
    told = shown(save, capsys, "--lang", language, "--journal=0")
    assert [line for line in TOLD[language] if line not in told] == []
    assert [word for word in FOREIGN if word in told] == []
    marked = shown(save, capsys, "--lang", language, "--format=markdown", "--journal=0")
    assert "La chapelle \\[/b\\]" in marked


def test_counters_are_told_as_such_and_honour_with_its_sign(play: Run, tmp_path: Path, capsys: Captured) -> None:
    lines = [*ADVENTURE, cmd("AdjustCounter", counter="honour", by=5), cmd("AdjustCounter", counter="nemesis", by=4)]
    told = shown(written(play, tmp_path, lines), capsys, "--journal=0")
    assert "Compteurs Honneur +3 Œil de la Nuit 4 Fuite du Temps 3 Équipement" in told


def test_what_can_still_be_cured_is_told(play: Run, tmp_path: Path, capsys: Captured) -> None:
    save = written(play, tmp_path, [*ADVENTURE, cmd("AdjustScore", score="stamina", by=3)])
    assert "Poison un antidote peut guérir 2 points" in shown(save, capsys, "--journal=0")
    assert main(["show", save, "--format=json"]) == 0
    assert json.loads(capsys.readouterr().out)["effective"]["curable"] == 2
    save = written(play, tmp_path / "over", [*ADVENTURE, cmd("EndAdventure", won=False, confirm=True)])
    assert "Poison" not in shown(save, capsys, "--journal=0")


def test_where_the_section_takes_over_it_is_told(play: Run, tmp_path: Path, capsys: Captured) -> None:
    lines = [*night_hero(luck=0), fight(foe("A", 9, 9), until_round=1), fight_round(3, 3, 3, 3)]
    assert "le paragraphe reprend la main maintenant" in shown(written(play, tmp_path, lines), capsys)
    ran = play([*lines, fight_round(3, 3, 3, 3)], game=NIGHT)
    assert ran.refused == ["section-takes-over"]


def test_a_fight_taken_up_again_is_told_once_and_its_attack_strength_whole(
    play: Run, tmp_path: Path, capsys: Captured
) -> None:
    left = [*night_hero(luck=0), fight(foe("Orc", 9, 9), escape=True), fight_round(3, 3, 3, 3), cmd("Escape")]
    lines = [*left, cmd("AddItem", name="Rubis", treasure=True, worth=30, count=2)]
    told = shown(written(play, tmp_path / "1", lines), capsys, "--lang=en", "--journal=0")
    assert "Enemies left behind Before the first section Orc: Skill 9, Stamina 9/9" in told
    assert "Treasure 60 Gold Pieces" in told
    assert "Rubis × 2 treasure, 30 Gold Pieces each" in told
    again = [*left, cmd("TakeUpFight", encounter=play(left, game=NIGHT).state["remembered"][0]["id"])]
    again += [cmd("AddEffect", name="Torche", attack=2), cmd("ModifyFight", modifier=-5)]
    told = shown(written(play, tmp_path / "2", again), capsys, "--journal=0")
    assert "Ennemis laissés" not in told
    assert "Force d’Attaque 2 dés + 9 − 3, effets compris Torche Force d’Attaque +2" in told


def test_the_other_book_shows_nothing_of_the_night(play: Run, tmp_path: Path, capsys: Captured) -> None:
    lines = [*hero(), fight(foe("A", 9, 9), escape=True), fight_round(6, 6, 1, 1), plain()]
    told = shown(written(play, tmp_path, lines, BOOK), capsys, "--journal=0")
    assert "Repas 4 " in told
    foreign = ("Compteurs", "Honneur", "Magie", "Poison", "Termes", "blessures infligées", "halte")
    assert [word for word in foreign if word in told] == []


def test_saves_verify_export_and_schema_know_the_book(
    play: Run, ffapp_home: Path, tmp_path: Path, capsys: Captured
) -> None:
    lines = [*ADVENTURE, *BATTLE, plain()]
    save = written(play, tmp_path, lines)
    assert main(["verify", save, "--redecide"]) == 0
    capsys.readouterr()
    assert main(["export", save]) == 0
    exported = capsys.readouterr().out
    state = play([json.loads(line) for line in exported.splitlines()], game=NIGHT).state
    assert state == play(lines, game=NIGHT).state
    (ffapp_home / "saves").mkdir(parents=True)
    (ffapp_home / "saves" / "a.ffsave").write_bytes(Path(save).read_bytes())
    assert main(["saves"]) == 0
    listed = capsys.readouterr().out
    assert NIGHT in listed
    assert "Aïla" in listed
    assert main(["schema", NIGHT]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert schema["title"] == NIGHT
    assert {"AdjustCounter", "TakeForcedMeals", "UseAntidote", "MagicUsed", "SectionTakesOver"} <= set(schema["$defs"])
    assert {"CastStone", "StoneCast", "PenaltyChanged"}.isdisjoint(schema["$defs"])


@pytest.mark.parametrize(
    ("game", "line", "rule"),
    [
        (NIGHT, fight(foe("A", 7, 6), fury=1), "term-unknown"),
        (NIGHT, fight(foe("A", 7, 6), order="as_one"), "order-unknown"),
        (NIGHT, cmd("AdjustScore", score="health", by=1), "score-unknown"),
        (NIGHT, cmd("AdjustCounter", counter="santé", by=1), "counter-unknown"),
        (BOOK, fight(foe("A", 7, 6, poison=1)), "term-unknown"),
        (BOOK, cmd("AddItem", name="A", antidote=0), "item-property-unknown"),
        (BOOK, cmd("TestSkill", played=-2), "luck-not-played"),
    ],
)
def test_what_the_other_book_has_is_refused(play: Run, game: str, line: dict[str, Any], rule: str) -> None:
    ran = play([*(night_hero() if game == NIGHT else hero()), line], game=game)
    assert (ran.code, ran.refused) == (1, [rule])


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (NIGHT, cmd("CastStone", stone="fire")),
        (BOOK, cmd("AdjustCounter", counter="honour", by=1)),
        (BOOK, cmd("UseMagic", magic=1)),
    ],
)
def test_a_command_that_only_the_other_book_has_is_refused(play: Run, game: str, line: dict[str, Any]) -> None:
    ran = play([line], game=game)
    assert (ran.code, ran.refused) == (1, ["command-unknown"])
