"""DOOnjons&Dragons on the command line: its worked cases through `run`, and all that a table shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ffapp.__main__ import main
from ffapp.core.script import exported
from ffapp.doonjons.attacks import DeclareDefeat, Strike
from ffapp.doonjons.equipping import Equip, PickUp
from ffapp.doonjons.setup import TellContext, UseDefault
from ffapp.doonjons.turns import Comment, EndTurn
from tests.cli.scripts import BOOK, TABLE, Ran, Run, cmd
from tests.doonjons.play import Hero, Table, dungeon, foe, gathered, play

Captured = pytest.CaptureFixture[str]


def lines(table: Table) -> list[dict[str, Any]]:
    """What has been played at a table, as the lines of a script."""
    return [json.loads(line) for line in exported(table.game)]


def after(run: Run, table: Table, *more: dict[str, Any]) -> Ran:
    """Plays all of it again through the command line, and then some."""
    return run([*lines(table), *more], game=TABLE)


def shown(run: Run, folder: Path, capsys: Captured, table: Table, *options: str) -> str:
    """What `show` prints of a table, with one blank for any number of them."""
    save = folder / "a.ffsave"
    if not save.exists():
        assert run(lines(table), "--write", str(save), "--seed", "s", game=TABLE).code == 0
    assert main(["show", str(save), *options]) == 0
    return " ".join(capsys.readouterr().out.replace("\u00a0", " ").split())


# -- the worked cases ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "total", "hit"), [(13, 20, False), (14, 21, True)])
def test_16_a_sum_must_be_above_the_armour_class(run: Run, die: int, total: int, hit: bool) -> None:
    """With the least dexterity that dice of creation give."""
    hero = Hero("A1", race="dwarf", role="wizard", traits={"strength": 18, "dexterity": 7}, weapon="sling")
    table = play([hero], foe("A3", armour_class=20), order=["A", "M"])
    ran = after(run, table, cmd("Strike", target=table.monster().id, dice=[die, 3] if hit else [die]))
    struck = ran.last("Attacked")
    assert (struck["die"], struck["bonus"], struck["total"], struck["armour_class"]) == ([die], 7, total, 20)
    assert struck.get("left") == ([10, 7] if hit else None)


def test_17_what_a_longsword_and_chain_mail_do(run: Run) -> None:
    table = play([Hero("H8", traits={"speed": 12, "strength": 10})], foe("A1"), order=["A", "M"])
    ran = after(run, table, cmd("Move", to="K8"), cmd("Move", to="J10"))
    assert ran.refused == ["move-too-far"]
    assert ran.answers[-2]["args"] == {"cell": "K8", "distance": 3, "steps": 2, "speed": 6}
    assert ran.end is not None
    assert (ran.end["effective"]["1_speed"], ran.end["effective"]["1_strength"]) == (6, 14)


def test_18_trying_to_move_without_speed_costs_nothing(run: Run) -> None:
    hero = Hero("H8", race="elf", role="rogue", traits={"speed": 7, "dexterity": 18})
    table = play([hero], foe("A1"), order=["A", "M"], things=[("plate", "H8")])
    ran = after(run, table, cmd("PickUp"), cmd("Equip", kind="plate"), cmd("Move", to="H9"))
    assert ran.refused == ["move-too-far"]
    assert ran.state["actions"] == 1
    assert ran.end is not None
    assert ran.end["effective"]["1_speed"] == 1


@pytest.mark.parametrize(("cell", "refused"), [("I9", []), ("J5", ["move-too-far"])])
def test_19_speed_12_goes_four_cells(run: Run, cell: str, refused: list[str]) -> None:
    table = play([Hero("E5", role="cleric", traits={"speed": 12})], foe("A1"), order=["A", "M"])
    assert after(run, table, cmd("Move", to=cell)).refused == refused


@pytest.mark.parametrize(("cell", "refused"), [("H1", []), ("I1", ["target-too-far"])])
def test_20_a_sling_reaches_six_cells_over_a_wall(run: Run, cell: str, refused: list[str]) -> None:
    walls = ["D1", "D2", "D3"]
    table = play([Hero("B1", role="wizard", weapon="sling")], foe(cell), order=["A", "M"], walls=walls)
    struck = cmd("Strike", target=table.monster().id, dice=[1, 4])
    assert after(run, table, struck).refused == refused


def test_21_nobody_loses_a_turn_by_a_death(run: Run) -> None:
    heroes = [Hero("A1", "A"), Hero("B1", "B")]
    table = play(heroes, foe("C1", "M1", hit_points=1), foe("O15", "M2"), order=["A", "M1", "B", "M2"]).until("B")
    killed = cmd("Strike", target=table.figure("M1").id, dice=[20, 8])
    ran = after(run, table, killed, cmd("EndTurn"), cmd("EndTurn"))
    begun = [(event["who"]["name"], event["round"]) for event in ran.events if event["t"] == "TurnBegun"]
    assert begun == [("A", 1), ("M1", 1), ("B", 1), ("M2", 1), ("A", 2)]


def test_22_the_least_dice_of_a_human_fighter(run: Run) -> None:
    created = cmd("CreateCharacter", name="A", race="human", role="fighter", dice=[1] * 16)
    ran = run([created], game=TABLE)
    (hero,) = ran.state["characters"]
    assert [hero[name] for name in ("strength", "dexterity", "speed", "initiative", "hit_points")] == [9, 9, 9, 9, 20]


# -- what is shown ---------------------------------------------------------------------------------------------


def skirmish() -> Table:
    """Aïla and Ève meet a goblin and its master, in the second round."""
    heroes = [Hero("B2", "Aïla [/b]"), Hero("D4", "Ève", "elf", "rogue", {"dexterity": 18})]
    monsters = (
        foe("C2", "Orque `", hit_points=9, damage="1d6", strength=3),
        foe("M14", "Œil", reach=7, dexterity=2, speed=0),
    )
    things = [("plate", "B2"), ("sling", "B2"), ("mace", "O15")]
    table = play(heroes, *monsters, order=["Aïla [/b]", "Orque `", "Ève", "Œil"], things=things, walls=["E1", "O1"])
    table.do(Strike(target=table.figure("Orque `").id), 13, 5)
    table.do(Comment(by="player", text="Bien visé !"))
    table.do(PickUp(thing=table.dungeon.things[0].id))
    table.do(Equip(kind="plate"))
    return table.until("Œil")


TOLD = {
    "fr": [
        "Aïla [/b], Ève · DOOnjons&Dragons Donjon 1 sur 3 · tour 1 · Œil, 3 actions",
        "Humain, Guerrier, en B2",
        "force 12 (compte pour 16)",
        "Classe d’armure (CA) 12 · un déplacement : 2 cases",
        "En main : Épée longue : 1d8, portée 1, vitesse −2, force +4",
        "Sur soi : Harnois : classe d’armure 12, vitesse −4",
        "Sac : Arbalète légère : 1d8, portée 16",
        "Un donjon sans titre Qui joue les monstres Le maître du jeu",
        "Orque ` 4/9 points de vie, classe d’armure 0, dégâts 1d6 au contact, force 3, vitesse 9, initiative 13, en C2",
        "Œil 10/10 points de vie, classe d’armure 0, dégâts 1d4 à portée 7, dextérité 2, vitesse 0",
        "→ œi Œil 10/10, en M14, initiative",
        "Au sol B2 Fronde O15 Masse d’armes",
        "A B C D E F G H I J K L M N O 1 . . . . ### . . . . . . . . . ### 2 . Aïl~or .",
        "Aïla [/b] attaque Orque ` avec l’épée longue : 13 + 16 (force) = 29 > 0, le coup porte : 5 points de dégâts",
        "À la table : « Bien visé ! »",
        "Aïla [/b] ramasse le harnois en B2.",
        "Aïla [/b] prend le harnois et range la cotte de mailles.",
        "Tour 1 : à Œil de jouer.",
    ],
    "en": [
        "Human, Fighter, at B2",
        "strength 12 (counts as 16)",
        "In hand: Longsword: 1d8, range 1, speed −2, strength +4",
        "4/9 hit points, armour class 0, damage 1d6 hand to hand, strength 3",
        "On the floor B2 Sling O15 Mace",
        "At the table: “Bien visé !”",
    ],
}


@pytest.mark.parametrize("language", TOLD)
def test_show_tells_the_whole_table(run: Run, tmp_path: Path, capsys: Captured, language: str) -> None:
    told = shown(run, tmp_path, capsys, skirmish(), "--lang", language)
    assert [line for line in TOLD[language] if line not in told] == []
    assert "⟦" not in told


def test_the_map_stays_one_in_markdown_whatever_the_names_are(run: Run, tmp_path: Path, capsys: Captured) -> None:
    save = tmp_path / "a.ffsave"
    shown(run, tmp_path, capsys, skirmish())
    assert main(["show", str(save), "--format=markdown", "--journal=0"]) == 0
    told = capsys.readouterr().out
    assert "\\[/b\\]" in told
    chapter, drawn = told.split("```")[1::2]
    assert chapter == drawn, "the dungeon of the story as it stands"
    assert drawn.splitlines()[0] == "text"
    assert len(drawn.splitlines()) == 1 + 1 + 15
    assert "\n 2  . Aïl~or" in drawn


def test_a_dungeon_being_set_up_shows_where_everybody_will_begin(run: Run, tmp_path: Path, capsys: Captured) -> None:
    table = gathered(Hero("A1", "Aïla"), Hero("A1", "Ève"))
    table.lay(dungeon(foe("H8", "Rat"), foe("H9", "Rat"), foe(None, "Rat"), starts=["B2"]))
    table.do(TellContext(title="Le puits", context="On tombe.\nOn se relève."))
    told = shown(run, tmp_path, capsys, table)
    for line in (
        "Donjon 1 sur 3 · Mise en place",
        "Le puits On tombe. On se relève.",
        "r1 Rat 1 10/10 points de vie",
        "Aïl Aïla Humain, Guerrier, en B2",
        "Ève Ève Humain, Guerrier Points de vie",
    ):
        assert line in told, line
    assert "L’ordre des tours" not in told
    assert "^r3" not in told


def test_before_the_campaign_there_is_no_dungeon(run: Run, tmp_path: Path, capsys: Captured) -> None:
    told = shown(run, tmp_path, capsys, Table().join("Aïla"))
    assert "Aïla · DOOnjons&Dragons La troupe se rassemble La troupe Aïl Aïla Humain, Guerrier" in told
    assert "Carte" not in told
    assert "Donjon" not in told


def test_the_end_is_told_with_its_cause(run: Run, tmp_path: Path, capsys: Captured) -> None:
    heroes = [Hero("A1", "Aïla", role="wizard")]
    table = play(heroes, foe("B1", "Ogre", damage="3d6", strength=9), order=["Ogre", "Aïla"])
    table.do(Strike(target=table.hero("Aïla").id), 20, 6, 6, 6)
    told = shown(run, tmp_path, capsys, table)
    assert "Fin Vous avez perdu Aïla meurt en A1, dans le donjon 1. Le coup fatal : Ogre (3d6)." in told, told
    assert "Vous avez perdu. Aïla meurt en A1, dans le donjon 1. Le coup fatal : Ogre (3d6)." in told
    assert "→" not in told


def test_a_defeat_that_the_master_declares_has_his_words(run: Run, tmp_path: Path, capsys: Captured) -> None:
    table = play([Hero("A1", "Aïla")], foe("O15"), order=["Aïla", "M"])
    table.game.submit(DeclareDefeat(words="La trappe ne se rouvre pas."), confirm=True)
    told = shown(run, tmp_path, capsys, table)
    assert "Fin Vous avez perdu La défaite est déclarée dans le donjon 1." in told
    assert "« La trappe ne se rouvre pas. »" in told


def test_a_campaign_taken_back_to_its_start_has_no_name_and_is_listed(
    run: Run, ffapp_home: Path, capsys: Captured
) -> None:
    (ffapp_home / "saves").mkdir(parents=True)
    start = [{"cmd": "CreateCharacter", "name": "Aïla", "race": "elf", "role": "rogue"}, {"undo": True}]
    run(start, "--write", str(ffapp_home / "saves" / "a.ffsave"), "--seed", "s", game=TABLE)
    capsys.readouterr()
    assert main(["saves", "--lang", "fr"]) == 0
    assert f"  Sans nom  {TABLE}  " in capsys.readouterr().out


def test_every_verb_knows_the_rulebook(run: Run, ffapp_home: Path, tmp_path: Path, capsys: Captured) -> None:
    table = skirmish()
    table.do(EndTurn())
    save = tmp_path / "a.ffsave"
    ran = run(lines(table), "--write", str(save), "--seed", "s", game=TABLE)
    assert main(["verify", str(save), "--redecide"]) == 0
    capsys.readouterr()
    assert main(["export", str(save)]) == 0
    again = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert run(again, game=TABLE).state == ran.state
    (ffapp_home / "saves").mkdir(parents=True)
    (ffapp_home / "saves" / "a.ffsave").write_bytes(save.read_bytes())
    assert main(["saves", "--lang", "fr"]) == 0
    listed = capsys.readouterr().out
    assert TABLE in listed
    assert "Aïla [/b], Ève" in listed
    assert "Donjon 1, tour 2" in listed.replace("\xa0", " ")
    assert main(["show", str(save), "--format=json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["phase"], data["state"]["characters"][0]["name"]) == ("turn", "Aïla [/b]")
    assert data["effective"]["1_armour_class"] == 12
    assert main(["schema", TABLE]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert schema["title"] == TABLE
    assert {"CreateCharacter", "UseDungeon", "Strike", "Attacked", "DungeonCleared"} <= set(schema["$defs"])
    assert "EatMeal" not in schema["$defs"]


def test_a_refusal_of_the_table_is_told_in_words(tmp_path: Path, capsys: Captured) -> None:
    script = tmp_path / "a.jsonl"
    script.write_text('{"cmd":{"t":"BeginCampaign"}}\n{"cmd":{"t":"EndTurn"}}\n', encoding="utf-8")
    assert main(["run", TABLE, str(script), "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert "Refused: " in told
    assert "The party is still gathering" in told


@pytest.mark.parametrize(("game", "line"), [(TABLE, cmd("EatMeal")), (BOOK, cmd("EndTurn"))])
def test_a_command_of_another_rulebook_is_refused_by_its_name(run: Run, game: str, line: dict[str, Any]) -> None:
    ran = run([line], game=game)
    assert (ran.code, ran.refused) == (1, ["command-unknown"])


def test_the_default_is_shown_as_told_by_its_texts(run: Run, tmp_path: Path, capsys: Captured) -> None:
    table = gathered(Hero("A1", "Aïla"))
    table.do(UseDefault())
    told = shown(run, tmp_path, capsys, table, "--lang", "fr")
    assert "Le Tonneau percé Depuis trois nuits" in told
    assert "Gobelin" in told


@pytest.mark.parametrize(
    ("gender", "kin"), [("f", "Naine, Magicienne"), ("m", "Nain, Magicien"), (None, "Nain, Magicien")]
)
def test_a_script_says_the_gender_of_a_character(
    run: Run, tmp_path: Path, capsys: Captured, gender: str | None, kin: str
) -> None:
    save = tmp_path / "a.ffsave"
    said = {} if gender is None else {"gender": gender}
    made = cmd("CreateCharacter", name="Zoé", race="dwarf", role="wizard", **said)
    assert run([made], "--write", str(save), game=TABLE).code == 0
    assert main(["show", str(save), "--lang", "fr"]) == 0
    assert f"{kin}\n" in capsys.readouterr().out
    assert run([cmd("CreateCharacter", name="A", race="elf", role="rogue", gender="x")], game=TABLE).code == 2
