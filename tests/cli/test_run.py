"""`ffapp run`: what each line may be, what it answers, and what is left when something is wrong."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from ffapp.__main__ import main
from ffapp.cli.run import LONGEST
from ffapp.rulesets import RULESETS
from ffapp.store.files import RealFiles
from tests.cli.scripts import BOOK, Run, cmd, fight, fight_round, foe, hero, luck, plain, written

CREATE = cmd("CreateHero", name="Aïla", dice=[3, 3, 4, 3, 6])


# -- what is answered ------------------------------------------------------------------------------------------


def test_each_line_is_answered_and_the_last_one_is_the_state(play: Run) -> None:
    ran = play([CREATE, cmd("TestLuck", dice=[3, 4]), cmd("GoTo", section=34)])
    assert ran.code == 0
    assert [[event["t"] for event in answer["events"]] for answer in ran.answers] == [
        ["HeroCreated"],
        ["LuckTested"],
        ["SectionReached"],
    ]
    assert ran.end is not None
    assert set(ran.end) == {"state", "effective", "phase", "seed"}
    assert ran.state["section"] == 34
    assert ran.complaint == ""


def test_an_empty_file_gives_the_state(play: Run) -> None:
    ran = play([])
    assert (ran.code, ran.answers) == (0, [])
    assert ran.end is not None
    assert ran.end["phase"] == "creation"


def test_blank_lines_and_a_byte_order_mark_mean_nothing(play: Run) -> None:
    ran = play(["\ufeff" + json.dumps(CREATE), "", "  \t\r", cmd("EatMeal", confirm=True)])
    assert (ran.code, ran.tags) == (0, ["HeroCreated", "MealEaten"])


def test_effective_values_stand_beside_raw_ones(play: Run) -> None:
    ran = play(hero(health=(2, 9)))
    assert ran.end is not None
    assert ran.state["skill"] == [9, 9]
    assert ran.end["effective"] == {"skill": 7, "stamina": 17, "penalty": 2, "attack_bonus": 0}


def test_a_refusal_names_its_rule_changes_nothing_and_the_rest_goes_on(play: Run) -> None:
    ran = play([CREATE, cmd("AdjustGold", by=-21), cmd("AdjustGold", by=-20)])
    assert ran.code == 1
    assert ran.answers[1] == {"refused": "gold-too-little", "args": {"held": 20, "asked": 21}}
    assert "gold" not in ran.state or ran.state["gold"] == 0


def test_a_command_of_another_book_is_refused_by_its_name(play: Run) -> None:
    ran = play([CREATE, cmd("EndPoison"), cmd("TestLuck")])
    assert (ran.code, len(ran.answers)) == (1, 3)
    assert ran.answers[1] == {"refused": "command-unknown", "args": {"command": "EndPoison"}}
    assert play([CREATE, cmd("Pray")]).code == 2, "what no book has cannot be read"
    assert play([CREATE, cmd("EndPoison", points=2)]).code == 2


def test_a_caution_is_refused_unless_confirmed(play: Run) -> None:
    ran = play([CREATE, cmd("EatMeal"), cmd("EatMeal", confirm=True)])
    assert ran.code == 1
    assert ran.answers[1] == {"refused": "meal-wasted", "args": {"current": 19, "initial": 19}, "caution": True}
    assert ran.state["meals"] == 3


def test_confirming_what_has_no_caution_is_no_mistake(play: Run) -> None:
    assert play([CREATE, cmd("GoTo", section=2, confirm=True)]).code == 0


def test_undo_and_redo_one_or_several(play: Run) -> None:
    walked = [CREATE, *(cmd("GoTo", section=section) for section in (1, 2, 3))]
    ran = play([*walked, {"undo": 2}, {"redo": 1}, {"undo": 1}, {"redo": 2}])
    assert ran.code == 0
    assert ran.answers[4:] == [
        {"events": [], "undone": 2},
        {"events": [{"t": "SectionReached", "section": 2, "came_from": 1}], "redone": 1},
        {"events": [], "undone": 1},
        {
            "events": [
                {"t": "SectionReached", "section": 2, "came_from": 1},
                {"t": "SectionReached", "section": 3, "came_from": 2},
            ],
            "redone": 2,
        },
    ]
    assert ran.state["section"] == 3


@pytest.mark.parametrize(
    ("line", "rule"), [({"undo": 3}, "undo-few"), ({"redo": 1}, "redo-nothing"), ({"undo": 10**30}, "undo-few")]
)
def test_undo_and_redo_beyond_the_end_are_refused_whole(play: Run, line: dict[str, int], rule: str) -> None:
    ran = play([CREATE, cmd("GoTo", section=1), line])
    assert (ran.code, ran.refused, ran.state["section"]) == (1, [rule], 1)


def test_how_much_could_be_undone_and_redone_is_said(play: Run) -> None:
    ran = play([{"undo": 1}, CREATE, cmd("GoTo", section=1), {"undo": 3}, {"undo": 2}, {"redo": 9}, {"redo": 2}])
    assert [answer.get("args") for answer in ran.answers if "refused" in answer] == [
        {},
        {"count": 3, "there": 2},
        {"count": 9, "there": 2},
    ]
    assert ran.refused == ["undo-nothing", "undo-few", "redo-few"]
    assert ran.state["section"] == 1


def test_a_new_command_after_undo_leaves_the_old_branch(play: Run) -> None:
    ran = play([CREATE, cmd("GoTo", section=1), {"undo": 1}, cmd("GoTo", section=2), {"redo": 1}])
    assert (ran.refused, ran.state["section"]) == (["redo-nothing"], 2)


@pytest.mark.parametrize(
    ("dice", "rule"),
    [
        ([], "dice-too-few"),
        ([3], "dice-too-few"),
        ([3, 4, 5], "dice-too-many"),
        ([3, 7], "dice-impossible"),
        ([0, 4], "dice-impossible"),
        ([-1, 4], "dice-impossible"),
        ([3, 10**20], "dice-impossible"),
    ],
)
def test_wrong_dice_are_refused(play: Run, dice: list[int], rule: str) -> None:
    ran = play([CREATE, cmd("TestLuck", dice=dice)])
    assert (ran.code, ran.refused, ran.state["luck"]) == (1, [rule], [9, 9])


def test_dice_for_a_command_that_rolls_none_are_refused(play: Run) -> None:
    assert play([CREATE, cmd("GoTo", section=1, dice=[1])]).refused == ["dice-too-many"]


def test_dice_are_asked_for_in_the_order_of_the_rules(play: Run) -> None:
    """Each living enemy as listed, then the hero; then luck per blow, as offered."""
    trio = fight(foe("A", 5, 2), foe("B", 5, 9), foe("C", 5, 9), order="together")
    lines = [*hero(), trio, fight_round(1, 1, 2, 2, 3, 3, 6, 6, target=0), fight_round(1, 2, 3, 4, 6, 6, target=1)]
    first, second = (event for event in play(lines).events if event["t"] == "RoundFought")
    assert [attack["dice"] for attack in first["attacks"]] == [[1, 1], [2, 2], [3, 3]]
    assert first["dice"] == [6, 6]
    assert [(attack["name"], attack["dice"]) for attack in second["attacks"]] == [("B", [1, 2]), ("C", [3, 4])]


def test_a_fight_is_fought_on_to_its_end_by_one_line_and_each_round_undone_by_itself(play: Run) -> None:
    began = [*hero(), cmd("OpenFight", enemies=[foe("A", 9, 6)]), cmd("SpareLuck", spare=True)]
    ran = play([*began, cmd("FightOn", mark=4), {"undo": 1}], "--seed", "reed")
    alone = play([*began, *(cmd("FightRound") for _ in range(20))], "--seed", "reed")
    fought = ran.answers[len(began)]["events"]
    rounds = [event["round"] for event in fought if event["t"] == "RoundFought"]
    assert rounds == list(range(1, len(rounds) + 1))
    assert len(rounds) > 1
    told = [event for answer in alone.answers[len(began) :] for event in answer.get("events", ())]
    assert fought == told[: len(fought)]
    assert ran.state["fight"].get("round", 0) == rounds[-1] - 1
    dice = play([*began, cmd("FightOn", dice=[1, 1, 6, 6, 1, 1, 6, 6]), cmd("FightOn", dice=[1, 1, 6, 6])])
    assert "fight" not in dice.state


def test_absurd_numbers_are_refused_by_the_rules(play: Run) -> None:
    lines = [cmd("AdjustGold", by=10**12), cmd("AdjustGold", by=-(10**300)), cmd("GoTo", section=10**30)]
    ran = play([CREATE, *lines, cmd("RemoveNote", note=10**40)])
    assert ran.refused == ["amount-bounds", "amount-bounds", "section-bounds", "note-unknown"]


# -- seeds -----------------------------------------------------------------------------------------------------

ROLLED = [cmd("CreateHero", name="A"), *(cmd("RollDice", count=5) for _ in range(6)), cmd("TestSkill")]


def test_the_same_seed_gives_the_same_game(play: Run) -> None:
    first, second, other = (play(ROLLED, "--seed", seed) for seed in ("marais", "marais", "autre"))
    assert first == second
    assert first.end is not None
    assert first.end["seed"] == "marais"
    assert first.events != other.events


def test_a_seed_that_was_drawn_is_told_and_gives_the_game_again(play: Run) -> None:
    first = play(ROLLED)
    assert first.end is not None
    again = play(ROLLED, f"--seed={first.end['seed']}")
    assert again == first
    assert play(ROLLED).events != first.events


def test_undo_does_not_fish_for_another_die(play: Run) -> None:
    ran = play([cmd("CreateHero", name="A"), cmd("TestLuck"), {"undo": 1}, cmd("GoTo", section=3), cmd("TestLuck")])
    first, second = (event["dice"] for event in ran.events if event["t"] == "LuckTested")
    assert first == second


# -- what cannot be read ---------------------------------------------------------------------------------------

UNREADABLE = {
    "not JSON": "nonsense",
    "half a line": '{"cmd":{"t":"EatMeal"}',
    "two values": '{"undo":1} {"undo":1}',
    "not an object": "[1]",
    "nothing asked": "{}",
    "two things asked": '{"undo":1,"redo":1}',
    "dice for an undo": '{"undo":1,"dice":[1]}',
    "a confirmed undo": '{"undo":1,"confirm":true}',
    "unknown command": '{"cmd":{"t":"Fly"}}',
    "no tag": '{"cmd":{}}',
    "unknown field": '{"cmd":{"t":"EatMeal","twice":true}}',
    "unknown field of the line": '{"cmd":{"t":"EatMeal"},"seed":"x"}',
    "unknown field of an enemy": '{"cmd":{"t":"OpenFight","enemies":[{"name":"A","skill":1,"stamina":1,"x":1}]}}',
    "missing field": '{"cmd":{"t":"GoTo"}}',
    "a number as text": '{"cmd":{"t":"AdjustGold","by":"3"}}',
    "a fraction": '{"cmd":{"t":"AdjustGold","by":2.5}}',
    "a number written as a fraction": '{"cmd":{"t":"AdjustGold","by":2.0}}',
    "an exponent": '{"cmd":{"t":"AdjustGold","by":1e2}}',
    "a number too long for any machine": '{"cmd":{"t":"AdjustGold","by":' + "9" * 5000 + "}}",
    "a flag as a number": '{"cmd":{"t":"AdjustGold","by":true}}',
    "nothing as a number": '{"cmd":{"t":"AdjustGold","by":null}}',
    "no such choice": '{"cmd":{"t":"OpenFight","enemies":[],"order":"sideways"}}',
    "undo by nothing": '{"undo":0}',
    "undo by a flag": '{"undo":true}',
    "dice as text": '{"cmd":{"t":"TestLuck"},"dice":"34"}',
    "half a die": '{"cmd":{"t":"TestLuck"},"dice":[3,4.5]}',
    "a lone surrogate": '{"cmd":{"t":"AddNote","text":"\\ud800"}}',
    "a lone low surrogate": '{"cmd":{"t":"AddNote","text":"a\\udc00b"}}',
    "a control character": '{"cmd":{"t":"AddNote","text":"a\x00b"}}',
    "not a number": '{"undo":NaN}',
    "a name twice": '{"cmd":{"t":"GoTo","section":3,"section":4}}',
    "a name twice in the line": '{"undo":1,"undo":2}',
    "a name twice by an escape": '{"cmd":{"t":"GoTo","section":3,"\\u0073ection":4}}',
    "deep nesting": '{"cmd":' + "[" * 200_000,
    "deep nesting where it does not matter": '{"x":' + '{"a":' * 100_000,
    "a very long line": '{"cmd":{"t":"AddNote","text":"' + "x" * 10_000_000 + '"}}',
}


@pytest.mark.parametrize("line", UNREADABLE.values(), ids=UNREADABLE)
def test_an_unreadable_line_ends_the_run_and_is_named(play: Run, line: str) -> None:
    ran = play([CREATE, "", line, cmd("EatMeal", confirm=True)])
    assert ran.code == 2
    assert len(ran.answers) == 1
    assert ran.end is None
    assert "3" in ran.complaint
    assert len(ran.complaint) < 300
    assert "Traceback" not in ran.complaint


@pytest.mark.parametrize("line", UNREADABLE.values(), ids=UNREADABLE)
def test_an_unreadable_line_is_told_in_one_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    script = tmp_path / "x.jsonl"
    script.write_text(f"{line}\n", encoding="utf-8")
    told = {}
    for language in ("fr", "en"):
        assert main(["run", BOOK, str(script), "--lang", language]) == 2
        told[language] = capsys.readouterr().err
    assert told["fr"].startswith("Ligne 1\u00a0: ")
    assert told["en"].startswith("Line 1: ")
    for foreign in ("Expected", "got", "malformed", "Object", "Invalid", "truncated", "`", "| undo"):
        assert foreign not in told["fr"] + told["en"]


@pytest.mark.parametrize(
    ("line", "french", "english"),
    [
        (
            '{"cmd":{"t":"AdjustGold","by":"3"}}',
            "cmd.by\u00a0: il faut un nombre entier, pas un texte.",
            "cmd.by: a whole number is needed, not a text.",
        ),
        (
            '{"cmd":{"t":"AdjustGold","by":1e3}}',
            "cmd.by\u00a0: il faut un nombre entier, pas un nombre à virgule ou à exposant.",
            "cmd.by: a whole number is needed, not a number with a fraction or an exponent.",
        ),
        (
            '{"cmd":{"t":"GoTo"}}',
            "cmd\u00a0: il manque le champ «\u00a0section\u00a0».",
            "cmd: the field “section” is missing.",
        ),
        (
            '{"cmd":{"t":"EatMael"}}',
            (
                "cmd.t\u00a0: «\u00a0EatMael\u00a0» ne fait pas partie des valeurs possibles.\n"
                "Vouliez-vous dire\u00a0: EatMeal\u00a0?"
            ),
            "cmd.t: “EatMael” is not one of the possible values.\nDid you mean: EatMeal?",
        ),
    ],
)
def test_the_field_and_the_reason_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, french: str, english: str
) -> None:
    script = tmp_path / "x.jsonl"
    script.write_text(f"{line}\n", encoding="utf-8")
    for language, wanted in (("fr", f"Ligne 1\u00a0: {french}\n"), ("en", f"Line 1: {english}\n")):
        main(["run", BOOK, str(script), "--lang", language])
        assert capsys.readouterr().err == wanted


@pytest.mark.parametrize(
    ("file", "french", "english"),
    [
        ("nowhere", "introuvable, ENOENT", "not found, ENOENT"),
        (".", "c’est un dossier, EISDIR", "it is a folder, EISDIR"),
        ("a\0b", "nom ou fichier inutilisable, EINVAL", "unusable name or file, EINVAL"),
        ("x" * 300, "nom trop long, ENAMETOOLONG", "name too long, ENAMETOOLONG"),
    ],
)
def test_what_the_system_says_is_told_in_words(
    capsys: pytest.CaptureFixture[str], file: str, french: str, english: str
) -> None:
    for language, wanted in (("fr", french), ("en", english)):
        assert main(["run", BOOK, file, "--lang", language]) == 2
        assert wanted in capsys.readouterr().err


def longest(before: str, part: str, after: str) -> str:
    """The longest line that is read, filled with one part."""
    return before + part * ((LONGEST - 1 - len(before) - len(after)) // len(part)) + after


OGRE = '{"name":"O","skill":5,"stamina":5}'
LONG = {
    "a note": longest('{"cmd":{"t":"AddNote","text":"', "x", '"}}'),
    "escapes": longest('{"cmd":{"t":"AddNote","text":"', "\\ud800\\udc00", '"}}'),
    "half escapes": longest('{"cmd":{"t":"AddNote","text":"', "\\ud800", '"}}'),
    "spaces": longest('{"cmd":{"t":"CreateHero","name":"', " ", 'x"}}'),
    "dice": longest('{"cmd":{"t":"RollDice","count":2},"dice":[', "1,", "1]}"),
    "enemies": longest('{"cmd":{"t":"OpenFight","enemies":[', f"{OGRE},", f"{OGRE}]}}}}"),
    "depth": longest('{"cmd":', "[", ""),
    "objects": longest('{"cmd":', '{"a":', ""),
    "one name again and again": longest('{"cmd":{"t":"AddNote",', '"a":1,', '"text":"a"}}'),
    "names": '{"cmd":{"t":"AddNote",' + "".join(f'"{number:x}":1,' for number in range(90_000)) + '"text":"a"}}',
    "digits": longest('{"undo":', "9", "}"),
    "digits behind the point": longest('{"undo":1.', "9", "}"),
    "an exponent": longest('{"undo":1e', "9", "}"),
}


@pytest.mark.parametrize("line", LONG.values(), ids=LONG)
def test_the_longest_lines_take_the_time_of_their_length(play: Run, line: str) -> None:
    assert LONGEST // 2 < len(line) < LONGEST
    start = time.process_time()
    ran = play([CREATE, line])
    assert time.process_time() - start < 10
    assert ran.code in (1, 2)
    assert "Traceback" not in ran.complaint


def test_a_line_that_is_too_long_is_not_read_in_parts(play: Run) -> None:
    ran = play([CREATE, " " * (LONGEST + 1) + json.dumps(cmd("EatMeal", confirm=True))])
    assert ran.code == 2
    assert len(ran.answers) == 1
    assert "2" in ran.complaint


@pytest.mark.parametrize("line", [b'{"cmd":{"t":"AddNote","text":"\xff"}}', b"\xff\xfe{\x00}\x00", b"\x00\x01\x02"])
def test_bytes_that_are_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str], line: bytes) -> None:
    script = tmp_path / "x.jsonl"
    script.write_bytes(line + b"\n")
    assert main(["run", BOOK, str(script), "--json"]) == 2
    assert "1" in capsys.readouterr().err


def test_unreadable_counts_more_than_refused(play: Run) -> None:
    assert play([CREATE, {"undo": 5}, "x"]).code == 2


@pytest.mark.parametrize("file", ["nowhere.jsonl", ".", "a\0b", ""], ids=["missing", "folder", "nul", "empty"])
def test_a_file_that_cannot_be_read(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", BOOK, file]) == 2
    assert capsys.readouterr().err


def test_an_unknown_book_or_save(capsys: pytest.CaptureFixture[str], play: Run) -> None:
    ran = play([CREATE], game="dragon-nowhere")
    assert (ran.code, ran.answers) == (2, [])
    assert "dragon-nowhere" in ran.complaint


# -- saves -----------------------------------------------------------------------------------------------------


def kept(play: Run, path: Path, lines: list[Any] | None = None) -> Path:
    """A save made by `--write`."""
    assert play(lines or [CREATE, cmd("GoTo", section=34)], "--write", str(path), "--seed", "s").code == 0
    return path


def test_write_keeps_the_game_in_a_new_save(play: Run, tmp_path: Path) -> None:
    save = kept(play, tmp_path / "new.ffsave")
    ran = play([cmd("TestLuck")], game=str(save))
    assert ran.code == 0
    assert ran.state["section"] == 34
    assert ran.end is not None
    assert ran.end["seed"] == "s"


def test_a_save_is_only_read(play: Run, tmp_path: Path) -> None:
    save = kept(play, tmp_path / "new.ffsave")
    before, others = save.read_bytes(), sorted(tmp_path.iterdir())
    ran = play([cmd("GoTo", section=5), {"undo": 1}, cmd("GoTo", section=6)], game=str(save))
    assert (ran.code, ran.state["section"]) == (0, 6)
    assert save.read_bytes() == before
    assert sorted(tmp_path.iterdir()) == others


def test_a_save_that_is_read_keeps_its_dice(play: Run, tmp_path: Path) -> None:
    save = kept(play, tmp_path / "new.ffsave", [CREATE, cmd("TestLuck"), {"undo": 1}])
    assert play([cmd("TestLuck")], game=str(save)).last("LuckTested") == play([{"redo": 1}], game=str(save)).last(
        "LuckTested"
    )


def test_a_save_is_continued_in_another_one(play: Run, tmp_path: Path) -> None:
    save = kept(play, tmp_path / "one.ffsave")
    before = save.read_bytes()
    ran = play([cmd("GoTo", section=5)], "--write", str(tmp_path / "two.ffsave"), game=str(save))
    assert ran.code == 0
    assert save.read_bytes() == before
    assert play([{"undo": 1}], game=str(tmp_path / "two.ffsave")).state["section"] == 34


@pytest.mark.parametrize("game", [BOOK, "save"])
def test_no_file_is_ever_overwritten(play: Run, tmp_path: Path, game: str) -> None:
    save = kept(play, tmp_path / "one.ffsave")
    there = tmp_path / "there.ffsave"
    there.write_text("mine", encoding="utf-8")
    ran = play([CREATE], "--write", str(there), game=str(save) if game == "save" else game)
    assert (ran.code, ran.answers) == (2, [])
    assert there.read_text(encoding="utf-8") == "mine"
    assert str(there) in ran.complaint
    assert play([CREATE], "--write", str(save), game=str(save)).code == 2


def test_what_came_before_an_unreadable_line_is_kept(play: Run, tmp_path: Path) -> None:
    save = tmp_path / "new.ffsave"
    assert play([CREATE, cmd("GoTo", section=9), "x", cmd("GoTo", section=10)], "--write", str(save)).code == 2
    assert play([], game=str(save)).state["section"] == 9
    assert main(["verify", str(save)]) == 0


def test_a_seed_is_not_for_a_save(play: Run, tmp_path: Path) -> None:
    save = kept(play, tmp_path / "new.ffsave")
    ran = play([], "--seed", "x", game=str(save))
    assert (ran.code, ran.end) == (2, None)


def test_write_where_nothing_can_be_written(play: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert play([CREATE], "--write", str(tmp_path / "file" / "new.ffsave")).code == 2
    assert play([CREATE], "--write", "").code == 2


def test_a_full_disk_ends_the_run_and_keeps_what_came_before(play: Run, tmp_path: Path) -> None:
    script, save = tmp_path / "long.jsonl", tmp_path / "new.ffsave"
    script.write_text(written([CREATE, *(cmd("RollDice", count=20) for _ in range(60))]), encoding="utf-8")
    limited = 'ulimit -f 8; exec "$@"'  # kilobytes, or half as many
    words = ["run", BOOK, str(script), "--json", "--write", str(save)]
    command = ["sh", "-c", limited, "sh", sys.executable, "-B", "-m", "ffapp", *words]  # Python would cut its own files
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert 3 < len(answers) < 61
    assert all("events" in answer for answer in answers)
    assert play([{"undo": len(answers)}], game=str(save)).refused == []
    assert play([{"undo": len(answers) + 1}], game=str(save)).refused == ["undo-few"]
    assert main(["verify", str(save)]) == 0


@pytest.mark.parametrize(
    ("text", "half"),
    [
        ("\\ud800", True),
        ("a\\udc00b", True),
        ("\\ud83d\\ud83d\\ude00", True),
        ("\\ude00\\ud83d", True),
        ("\\uD800", True),
        ("\\x", False),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_half_a_character_is_told_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, half: bool, language: str
) -> None:
    script = tmp_path / "x.jsonl"
    script.write_text('{"cmd":{"t":"CreateHero","name":"' + text + '"}}\n', encoding="utf-8")
    assert main(["run", BOOK, str(script), "--lang", language]) == 2
    assert ("\\ud800" in capsys.readouterr().err) == half


def test_a_pair_of_escapes_is_one_character(play: Run) -> None:
    assert play(['{"cmd":{"t":"CreateHero","name":"\\ud83d\\ude00"}}']).state["name"] == "😀"


def test_write_makes_no_folders(play: Run, tmp_path: Path) -> None:
    save = kept(play, tmp_path / "one.ffsave")
    for game in (BOOK, str(save)):
        ran = play([], "--write", str(tmp_path / "none" / "x.ffsave"), game=game)
        assert (ran.code, ran.answers) == (2, [])
        assert ran.complaint.count("ENOENT") == 1
        assert f"{tmp_path / 'none'}\u00a0:" in ran.complaint
        assert "copie" not in ran.complaint
    assert not (tmp_path / "none").exists()


def test_a_command_line_is_not_offered_what_the_screen_can_do(
    play: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where writing fails: no copy is offered, nothing is to be chosen."""
    save = kept(play, tmp_path / "one.ffsave")
    assert main(["export", str(save), str(tmp_path / "none" / "x.jsonl")]) == 2
    assert str(tmp_path / "none") in (told := capsys.readouterr().err)
    assert "copie" not in told
    fails: list[OSError] = []

    def write(files: RealFiles, handle: int, data: bytes) -> int:
        if fails:
            raise fails[0]
        fails.append(OSError(errno.ENOSPC, "full") if full else OSError(errno.EROFS, "no"))
        return os.write(handle, data)

    monkeypatch.setattr(RealFiles, "write", write)
    for full, word in ((True, "plus de place"), (False, "EROFS")):
        fails.clear()
        ran = play([CREATE], "--write", str(tmp_path / f"{full}.ffsave"))
        assert ran.code == 2
        assert word in ran.complaint
        assert "copie" not in ran.complaint


def test_a_game_that_there_is_not_names_the_books(play: Run) -> None:
    ran = play([], game="marais")
    assert ran.code == 2
    assert all(book in ran.complaint for book in ("marais", *RULESETS))


@pytest.mark.parametrize(
    "words", [["--write", "a", "--write", "b"], ["--seed", "1", "--seed=1"], ["--seed", "x" * 3000]]
)
def test_what_could_mean_two_things_or_fits_nowhere_is_refused(play: Run, tmp_path: Path, words: list[str]) -> None:
    assert play([CREATE], *words).code == 2
    assert play([CREATE], "--write", str(tmp_path / "new.ffsave"), *words).code == 2
    assert not (tmp_path / "new.ffsave").exists()


def test_standard_input_that_is_closed_is_told_with_its_reason(tmp_path: Path) -> None:
    command = ["sh", "-c", 'exec "$@" <&-', "sh", sys.executable, "-m", "ffapp", "run", BOOK, "-", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "- cannot be read: not open, EBADF\n"


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 128 + 15), (signal.SIGHUP, 128 + 1)]
)
def test_interrupted_while_it_waits(tmp_path: Path, number: signal.Signals, code: int) -> None:
    save = tmp_path / "new.ffsave"
    command = [sys.executable, "-m", "ffapp", "run", BOOK, "-", "--json", "--write", str(save)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(json.dumps(CREATE).encode() + b"\n")
        process.stdin.flush()
        assert b"events" in process.stdout.readline()
        try:
            for _ in range(3):  # Python loses one that comes where nothing can be raised, as while garbage is collected
                process.send_signal(number)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(20)
                    break
        finally:
            process.kill()
        assert process.stderr.read() == b""
    assert process.returncode == code
    assert b'"close"' in save.read_bytes().splitlines()[-1]


# -- a fight, whole --------------------------------------------------------------------------------------------

WHOLE_FIGHT = [
    *hero(),
    fight(foe("Orque", 7, 6), foe("Chef", 8, 4), order="in_turn", escape=True),
    fight_round(1, 1, 6, 6),
    luck(2, 2),
    fight_round(6, 6, 1, 1),
    luck(1, 2),
    fight_round(1, 2, 6, 6),
    fight_round(3, 3, 3, 3),
    plain(),
    fight_round(1, 1, 6, 6),
]


def test_a_whole_fight(play: Run) -> None:
    ran = play(WHOLE_FIGHT)
    assert ran.code == 0
    assert ran.tags[-1] == "FightWon"
    assert ran.state["stamina"] == [18, 19]
    assert ran.state["luck"] == [7, 9]
    assert ran.end is not None
    assert ran.end["phase"] == "calm"


def ffapp(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The program as a process of its own, in pipes."""
    command = [sys.executable, "-m", "ffapp", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8")


def test_a_whole_fight_from_a_file_in_a_pipe(tmp_path: Path) -> None:
    script = tmp_path / "fight.jsonl"
    script.write_text(written(WHOLE_FIGHT), encoding="utf-8")
    done = ffapp("run", BOOK, str(script), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    *answers, end = (json.loads(line) for line in done.stdout.splitlines())
    assert len(answers) == len(WHOLE_FIGHT)
    assert end["phase"] == "calm"


@pytest.mark.parametrize(("language", "word"), [("fr", "Endurance"), ("en", "Stamina")])
def test_a_whole_fight_told_in_words(language: str, word: str) -> None:
    done = ffapp("run", BOOK, "-", "--lang", language, typed=written(WHOLE_FIGHT))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Chef" in done.stdout
    assert f"{word}" in done.stdout
    assert "18/19" in done.stdout
    assert "⟦" not in done.stdout


def test_refusals_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    script = tmp_path / "x.jsonl"
    script.write_text(written([CREATE, cmd("EatMeal"), {"undo": 4}]), encoding="utf-8")
    assert main(["run", BOOK, str(script), "--lang", "fr"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[1].startswith("À confirmer")
    assert told[2].startswith("Refusé")


def test_a_bot_gets_each_answer_before_it_asks_again() -> None:
    command = [sys.executable, "-m", "ffapp", "run", BOOK, "-", "--json", "--seed", "bot"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in (CREATE, cmd("TestLuck"), {"undo": 1}):
            process.stdin.write(json.dumps(line) + "\n")
            process.stdin.flush()
            assert "events" in json.loads(process.stdout.readline())
        process.stdin.close()
        assert "state" in json.loads(process.stdout.readline())
    assert process.returncode == 0
