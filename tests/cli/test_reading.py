"""`saves`, `show`, `verify`, `export`, `schema`: what they print of saves, whatever these hold."""

from __future__ import annotations

import errno
import json
import os
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any

import msgspec
import pytest
from markdown_it import MarkdownIt

from ffapp.__main__ import main
from ffapp.core.errors import Refusal
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.notes import GoTo
from ffapp.rulesets import ruleset_of
from ffapp.store.chain import body_of, frame, header_hash, header_line
from ffapp.store.files import RealFiles
from ffapp.store.reading import read_header
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.texts.telling import tell_refusal
from tests.cli.scripts import BOOK, Run, cmd, fight, fight_round, foe, hero, plain

Captured = pytest.CaptureFixture[str]

HOSTILE = [
    "[/b] oops",
    "[@click=app.quit]x[/]",
    "\x1b[31mrouge\x1b]0;titre\x07",
    "\x9b31m C1 \x85\x90",
    "\u202egauche à droite\u202c",
    "\u2066\u200f\u061c",
    "deux\nlignes\r\n\tet \x00 rien",
    "ligne\u2028 paragraphe\u2029.",
    "🧑🏽‍🚀🏳️‍🌈",
    "*gras* _i_ `code` # titre | <b>&amp;</b>",
    "\U000e0041\ufeff\u200b",
    "x" * 40,
]


@pytest.fixture
def shelf(ffapp_home: Path) -> Path:
    """The folder of the player's own saves."""
    folder = ffapp_home / "saves"
    folder.mkdir(parents=True)
    return folder


def saved(play: Run, path: Path, lines: list[Any]) -> Path:
    """A save in which these lines were played; none of them may be refused."""
    assert play(lines, "--write", str(path), "--seed", "s").code == 0
    return path


def full_game() -> list[Any]:
    """A game that has something of everything."""
    pair = fight(foe("Orque", 5, 2), foe("Chef", 9, 6), escape=True)
    return [
        *hero(health=(2, 9)),
        cmd("GoTo", section=34),
        cmd("AddItem", name="Lance", weapon=True, bonus=1, note="rouillée\net longue"),
        cmd("ReceiveStones", stone="fire", count=2),
        cmd("ReceiveStones", stone="blessing", source="good"),
        cmd("AddNote", text="- le nain ment"),
        pair,
        fight_round(1, 1, 6, 6),
        fight_round(1, 1, 6, 6),
        plain(),
        cmd("Escape"),
        plain(),
        cmd("GoTo", section=35),
        fight(foe("Loup", 7, 5), order="together"),
        fight_round(6, 6, 1, 1),
    ]


# -- show ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("form", ["text", "markdown"])
def test_show_tells_everything(play: Run, tmp_path: Path, capsys: Captured, form: str, language: str) -> None:
    save = saved(play, tmp_path / "a.ffsave", full_game())
    assert main(["show", str(save), "--format", form, "--lang", language]) == 0
    told = capsys.readouterr().out
    for wanted in ("Aïla", "9/9", "Lance", "+1", "rouillée", "et longue", "×2", "Orque", "Chef", "Loup", "35", "(1)"):
        assert wanted in told, wanted
    assert "le nain ment" in told
    assert "⟦" not in told


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_show_prints_every_note_whole(play: Run, tmp_path: Path, capsys: Captured, form: str) -> None:
    """But for the telling in the journal, where a note is one event among others."""
    notes = [letter * 9_999 + "." for letter in "abcde"]
    lines = [
        *hero(),
        cmd("AddNote", text=notes[0]),
        cmd("AddItem", name="Lance", note=notes[1]),
        cmd("AnnotateClearing", number=1, note=notes[2]),
        cmd("AddPassage", start=1, way="n"),
        cmd("AnnotatePassage", passage=1, note=notes[3]),
        cmd("EndAdventure", won=True, words=notes[4], confirm=True),
    ]
    save = saved(play, tmp_path / "a.ffsave", lines)
    assert main(["show", str(save), "--format", form, "--journal=0"]) == 0
    told = capsys.readouterr().out
    assert all(note in told for note in notes)


PLACES = [
    *hero(luck=0),
    cmd("AddNote", text="avant tout"),
    cmd("GoTo", section=12),
    cmd("AddNote", text="le nain ment"),
    cmd("GoTo", section=40),
    cmd("AddNote", text="la clef est rouge"),
    fight(foe("Orque", 9, 6), escape=True),
    cmd("Escape"),
    cmd("StandAt"),
    cmd("AddNote", text="nulle part"),
]
TOLD = {
    "fr": ("Clairière 1 avant tout", "§ 12 · clairière 1 le nain ment", "§ 40 · clairière 1 la clef est rouge"),
    "en": ("Clearing 1 avant tout", "§ 12 · clearing 1 le nain ment", "§ 40 · clearing 1 la clef est rouge"),
}
LEFT = {"fr": "Clairière 1 Orque : Habileté 9", "en": "Clearing 1 Orque: Skill 9"}


def spaced(text: str) -> str:
    """With one blank for any number of them."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", TOLD)
def test_a_note_and_an_enemy_left_behind_tell_their_section_and_their_place(
    play: Run, tmp_path: Path, capsys: Captured, language: str
) -> None:
    save = saved(play, tmp_path / "a.ffsave", PLACES)
    script = tmp_path / "a.jsonl"
    script.write_text("\n".join(json.dumps(line) for line in PLACES))
    for call in (["show", str(save), "--journal=0"], ["run", BOOK, str(script)]):
        capsys.readouterr()
        assert main([*call, "--lang", language]) == 0
        told = spaced(capsys.readouterr().out)
        for wanted in (*TOLD[language], LEFT[language], "§ 40 nulle part"):
            assert wanted in told, wanted
    assert main(["show", str(save), "--journal=0", "--format=markdown", "--lang", language]) == 0
    markdown = capsys.readouterr().out.replace("\u00a0", " ")
    colon = " :" if language == "fr" else ":"
    assert f"**{TOLD[language][1].removesuffix(' le nain ment')}**{colon} le nain ment" in markdown


def test_show_in_markdown_escapes_what_would_be_read(play: Run, tmp_path: Path, capsys: Captured) -> None:
    lines = [cmd("CreateHero", name="*A* _b_ [c](d)"), cmd("AddNote", text="# no title\n- no list\n1. <b>")]
    save = saved(play, tmp_path / "a.ffsave", lines)
    assert main(["show", str(save), "--format=markdown", "--journal=0"]) == 0
    told = capsys.readouterr().out
    assert "\\*A\\* \\_b\\_ \\[c\\](d)" in told
    assert "\\# no title" in told
    assert "\\- no list" in told
    assert "1\\. \\<b\\>" in told


@pytest.mark.parametrize("language", ["fr", "en"])
def test_markdown_is_read_as_it_was_written(play: Run, tmp_path: Path, capsys: Captured, language: str) -> None:
    """By a renderer: lines stay lines, a colon follows each label, the journal has its numbers."""
    lines = [
        cmd("CreateHero", name="A #", dice=[3, 3, 4, 3, 6]),
        cmd("AddNote", text="un\n    deux\n\ntrois\n---\n===\n14. quatre"),
        cmd("AddItem", name="**Lance** ", weapon=True, bonus=1, note="rouillée\net longue"),
        fight(foe("Orque", 5, 2), foe("14", 9, 6), order="together", escape=True),
        cmd("Escape"),
        plain(),
    ]
    save = saved(play, tmp_path / "a.ffsave", lines)
    capsys.readouterr()
    assert main(["show", str(save), "--format=markdown", "--journal=2", "--lang", language]) == 0
    page = MarkdownIt("commonmark").render(capsys.readouterr().out).replace("\u00a0", " ")
    colon = " :" if language == "fr" else ":"
    assert page.startswith("<h1>A # · ")
    assert re.search(rf"<strong>[^<]+ 1</strong>{colon} Orque{colon} [^<]+<br />\n14{colon} [^<]+</li>", page)
    assert f"<strong>{'Épée' if language == 'fr' else 'Sword'}</strong>{colon} " in page
    assert re.search(rf"<strong>\*\*Lance\*\* [^<]*</strong>{colon} rouillée<br />\net longue</li>", page)
    assert re.search(r"un<br />\ndeux</p>\n<p>trois<br />\n---<br />\n===<br />\n14. quatre</p>", page)
    assert page.count('<ol start="5">') == 1
    assert page.count("<h2>") == len(re.findall(r"(?m)^<h2>.*</h2>$", page)) == 6


def test_show_as_json(play: Run, tmp_path: Path, capsys: Captured) -> None:
    save = saved(play, tmp_path / "a.ffsave", full_game())
    assert main(["show", str(save), "--format", "json", "--journal=2"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["save"]["seed"] == "s"
    assert shown["phase"] == "blow"
    assert shown["state"]["name"] == "Aïla"
    assert shown["effective"]["skill"] == 7
    assert [entry["number"] for entry in shown["journal"]] == [shown["commands"] - 1, shown["commands"]]
    assert shown["journal"][-1]["cmd"] == {"t": "FightRound"}


@pytest.mark.parametrize(
    ("words", "lines"), [([], 20), (["--journal"], 31), (["--journal=3"], 3), (["--journal=0"], 0)]
)
def test_show_tells_as_much_of_the_journal_as_is_asked(
    play: Run, tmp_path: Path, capsys: Captured, words: list[str], lines: int
) -> None:
    walk = [cmd("GoTo", section=section) for section in range(1, 31)]
    save = saved(play, tmp_path / "a.ffsave", [cmd("CreateHero", name="A"), *walk])
    assert main(["show", str(save), "--lang", "fr", *words]) == 0
    _, title, journal = capsys.readouterr().out.partition("\nJournal")
    assert len(journal.splitlines()[1:]) == lines
    assert bool(title) == bool(lines)


@pytest.mark.parametrize(("language", "mark"), [("fr", "(dés tapés)"), ("en", "(typed dice)")])
def test_show_tells_which_dice_were_typed(
    play: Run, tmp_path: Path, capsys: Captured, language: str, mark: str
) -> None:
    lines = [cmd("CreateHero", name="A"), cmd("TestLuck", dice=[2, 3]), cmd("TestLuck"), cmd("GoTo", section=3)]
    save = saved(play, tmp_path / "a.ffsave", lines)
    assert main(["show", str(save), "--lang", language]) == 0
    journal = capsys.readouterr().out.partition("ournal\n")[2].splitlines()
    assert [line.endswith(mark) for line in journal] == [False, True, False, False]


def test_show_before_the_hero_and_after_the_end(play: Run, tmp_path: Path, capsys: Captured) -> None:
    games = {
        "new": [],
        "won": [*hero(), cmd("EndAdventure", won=True, words="Le livre brûle.", confirm=True)],
        "dead": [*hero(), cmd("AdjustScore", score="stamina", by=-99, confirm=True)],
        "ill": [*hero(), cmd("AdjustScore", score="health", by=-99, confirm=True)],
    }
    saves = [saved(play, tmp_path / f"{name}.ffsave", lines) for name, lines in games.items()]
    assert [main(["show", str(save)]) for save in saves] == [0] * len(saves)
    told = capsys.readouterr().out
    assert "Le livre brûle." in told
    assert "⟦" not in told


# -- hostile data ----------------------------------------------------------------------------------------------


def harmful(text: str) -> set[str]:
    """The characters of an output that a terminal could obey, or that hide or turn text round."""
    return {
        letter for letter in text if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") and letter != "\n"
    }


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_nothing_harmful_reaches_the_terminal(
    play: Run, shelf: Path, capsys: Captured, name: str, tmp_path: Path
) -> None:
    line = "A" + "".join(name.splitlines())[:39]
    lines = [
        cmd("CreateHero", name=line),
        cmd("AddNote", text=name * 3),
        cmd("AddItem", name=line, note=name),
        cmd("GoTo", section=1),
        fight(foe(line, 7, 5)),
        cmd("EndFight", reason=line),
    ]
    save = saved(play, shelf / "hostile-12345678.ffsave", lines)
    script = tmp_path / "again.jsonl"
    for words in (
        ["show", str(save)],
        ["show", str(save), "--format=markdown"],
        ["show", str(save), "--format=json"],
        ["show", str(save), "--ascii"],
        ["saves"],
        ["saves", "--json"],
        ["verify", str(save), "--redecide"],
        ["export", str(save)],
    ):
        assert main(words) == 0
        told = capsys.readouterr()
        assert harmful(told.out) == set(), words
        if words[0] == "export":
            script.write_text(told.out, encoding="utf-8")
    assert main(["run", BOOK, str(script)]) == 0
    assert harmful(capsys.readouterr().out) == set()
    assert main(["show", name]) in (0, 2)
    assert main([name]) == 2
    assert harmful(capsys.readouterr().err) == set()


def test_a_note_cannot_pretend_to_be_a_section(play: Run, tmp_path: Path, capsys: Captured) -> None:
    note = "vrai\n\nCombat\n  Dragon  mort"
    save = saved(play, tmp_path / "a.ffsave", [cmd("CreateHero", name="A"), cmd("AddNote", text=note)])
    assert main(["show", str(save), "--lang", "fr", "--journal=0"]) == 0
    assert "Combat" not in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("language", "live", "last"), [("fr", "Combat", "Dernier combat"), ("en", "Fight", "Last fight")]
)
def test_the_fight_in_which_an_adventure_ended_is_not_told_as_one_that_goes_on(
    play: Run, tmp_path: Path, capsys: Captured, language: str, live: str, last: str
) -> None:
    lines = [*hero(), fight(foe("Orque", 9, 6)), fight_round(1, 1, 6, 6), plain()]
    for ended, title in ([], live), ([cmd("EndAdventure", won=True, confirm=True)], last):
        save = saved(play, tmp_path / f"{title}.ffsave", [*lines, *ended])
        assert main(["show", str(save), "--lang", language, "--journal=1"]) == 0
        told = capsys.readouterr().out.splitlines()
        assert [line for line in told if line in (live, last)] == [title]


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [("fr", "sans sa première ligne", "sans ses 3 premières lignes"), ("en", "its first line", "its first 3 lines")],
)
def test_a_journal_that_begins_later_says_so(
    play: Run, tmp_path: Path, capsys: Captured, language: str, one: str, more: str
) -> None:
    lines = [cmd("CreateHero", name="A"), *(cmd("GoTo", section=section) for section in (1, 2, 3))]
    save = saved(play, tmp_path / "a.ffsave", lines)
    for length, said in ((4, "Journal"), (3, one), (1, more)):
        assert main(["show", str(save), "--lang", language, f"--journal={length}"]) == 0
        (title,) = (line for line in capsys.readouterr().out.splitlines() if line.startswith("Journal"))
        assert said in title
        assert ("--journal" in title) is (length < 4)


# -- saves -----------------------------------------------------------------------------------------------------


def test_saves_lists_the_last_played_first(play: Run, shelf: Path, capsys: Captured) -> None:
    saved(play, shelf / "aila-11111111.ffsave", hero())
    saved(play, shelf / "b-22222222.ffsave", [cmd("CreateHero", name="Bo"), cmd("GoTo", section=7)])
    (shelf / "broken-33333333.ffsave").write_text("{}", encoding="utf-8")
    (shelf / "other.txt").write_text("", encoding="utf-8")
    assert main(["saves", "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    (second,) = (line for line in lines if "Bo" in line)
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d  Bo +scorpion-swamp +§.7, cl\..1  b-22222222\.ffsave$", second)
    (broken,) = (line for line in lines if "broken" in line)
    assert broken.endswith("illisible")
    assert main(["saves", "--json"]) == 0
    entries = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {entry["state"] for entry in entries} == {"ok", "unreadable"}
    assert {entry["card"]["hero"] for entry in entries if entry["card"]} == {"Aïla", "Bo"}


@pytest.mark.parametrize(
    ("language", "won", "told"),
    [("fr", True, "gagnée"), ("fr", False, "perdue"), ("en", True, "won"), ("en", False, "lost")],
)
def test_saves_tells_how_a_game_ended(
    play: Run, shelf: Path, capsys: Captured, language: str, won: bool, told: str
) -> None:
    saved(play, shelf / "aila-11111111.ffsave", [*hero(), cmd("EndAdventure", won=won, confirm=True)])
    assert main(["saves", "--lang", language]) == 0
    assert capsys.readouterr().out.rstrip().endswith(f"aila-11111111.ffsave  {told}")


def test_a_long_name_is_cut_with_a_mark(play: Run, shelf: Path, capsys: Captured) -> None:
    saved(play, shelf / "a-11111111.ffsave", [cmd("CreateHero", name="x" * 24)])
    saved(play, shelf / "b-22222222.ffsave", [cmd("CreateHero", name="Aïla de la Tour Blanche, dite")])
    for words, told in (([], "Aïla de la Tour Blanche…  "), (["--ascii"], "Aïla de la Tour Blanche~  ")):
        assert main(["saves", *words]) == 0
        printed = capsys.readouterr().out
        assert told in printed
        assert "x" * 24 + " " in printed


def test_a_save_can_be_named_again_whatever_bytes_its_path_is_made_of(
    play: Run, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / os.fsdecode(b"caf\xe9")
    monkeypatch.setenv("FFAPP_HOME", str(home))
    (home / "saves").mkdir(parents=True)
    save = saved(play, tmp_path / "a.ffsave", hero())
    odd = save.rename(home / "saves" / os.fsdecode(b"\xff%20-11111111.ffsave"))
    twin = odd.with_name("twin.ffsave")
    twin.write_bytes(odd.read_bytes())
    assert main(["saves", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {entry["uri"] for entry in told} == {odd.as_uri(), twin.as_uri()}
    assert {entry["standing"]["furthest_uri"] for entry in told} <= {odd.as_uri(), twin.as_uri()}
    for words in (["show"], ["export"], ["verify"], ["run"]):
        assert main([*words, odd.as_uri(), *(["/dev/null"] if words == ["run"] else [])]) == 0
    assert main(["run", BOOK, "/dev/null", "--write", odd.with_name("new\udcff.ffsave").as_uri()]) == 0
    assert odd.with_name("new\udcff.ffsave").is_file()


def test_where_gives_a_path_byte_by_byte_to_whoever_reads_it(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FFAPP_HOME", str(tmp_path / os.fsdecode(b"caf\xe9")))
    assert main(["where", "saves"]) == 0
    assert capfdbinary.readouterr().out == os.fsencode(tmp_path) + b"/caf\xe9/saves\n"
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert main(["where", "saves"]) == 0
    assert capfdbinary.readouterr().out == os.fsencode(tmp_path) + "/caf\ufffd/saves\n".encode()


@pytest.mark.parametrize("home", ["relative", "", "~nobody-of-that-name/x", "/dev/null", "/dev/null/x", "{}/closed"])
def test_a_home_that_cannot_be_is_a_sentence(
    home: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    named = RealFiles.names

    def names(files: RealFiles, folder: Path) -> list[str]:
        if "closed" in folder.parts:
            raise PermissionError(errno.EACCES, "closed")  # to root nothing is
        return named(files, folder)

    monkeypatch.setattr(RealFiles, "names", names)
    monkeypatch.setenv("FFAPP_HOME", home.format(tmp_path))
    told_by = {"/dev/null": "ENOTDIR", "/dev/null/x": "ENOTDIR", "{}/closed": "EACCES"}.get(home, "FFAPP_HOME")
    for words in (["saves"], ["show", "x"], ["resume"], ["verify", "x"], ["run", "x", "-"]):
        assert main([*words, "--lang", "en"]) == 2, words
        (line,) = "".join(capsys.readouterr()).splitlines()
        assert told_by in line


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_link_that_leads_nowhere_is_told_and_does_not_name_itself(
    shelf: Path, language: str, capsys: Captured
) -> None:
    (shelf / "lost-11111111.ffsave").symlink_to("gone.ffsave")
    (shelf / "loop-11111111.ffsave").symlink_to("loop-11111111.ffsave")
    for name, told in (("lost-11111111", str(shelf / "gone.ffsave")), ("loop-11111111", "ELOOP")):
        for typed in (name, f"{name}.ffsave", str(shelf / f"{name}.ffsave"), name[:4]):
            for verb in ("show", "verify"):
                assert main([verb, typed, "--lang", language]) == 2
                printed = "".join(capsys.readouterr())
                assert told in printed
                assert len(printed.splitlines()) == 1


@pytest.mark.parametrize("words", [["show"], ["verify"], ["export"], ["run"]])
def test_every_command_takes_the_beginning_of_a_name(
    words: list[str], play: Run, shelf: Path, capsys: Captured
) -> None:
    saved(play, shelf / "zedd-11111111.ffsave", [cmd("CreateHero", name="Zeddicus le Vieux")])
    rest = ["/dev/null"] if words == ["run"] else []
    for name in ("zed", "Zeddicus le", "zedd"):
        assert main([*words, name, *rest]) == 0, name


def test_files_of_one_game_are_listed_as_one_with_the_furthest(play: Run, shelf: Path, capsys: Captured) -> None:
    one = saved(play, shelf / "aila-11111111.ffsave", hero())
    saved(play, shelf / "b-22222222.ffsave", [cmd("CreateHero", name="Bo")])
    further = one.with_name("aila-11111111 (conflicted copy \x1b[2J).ffsave")
    further.write_bytes(one.read_bytes())
    apart = one.with_name("aila-11111111.sync-conflict-7.ffsave")
    apart.write_bytes(one.read_bytes())
    for path, sections in ((further, (11, 12, 13)), (apart, (14, 15))):
        with Shelf(shelf, ruleset_of).open(path) as game:
            for section in sections:
                game.game.submit(GoTo(section=section))
    assert main(["saves", "--json"]) == 0
    told = {entry["path"]: entry["standing"] for entry in map(json.loads, capsys.readouterr().out.splitlines())}
    files = {"files": 3, "furthest": str(further), "furthest_uri": further.as_uri()}
    assert told == {
        str(shelf / "b-22222222.ffsave"): None,
        str(one): {**files, "kind": "behind", "own": 0},
        str(apart): {**files, "kind": "apart", "own": 2},
        str(further): {**files, "kind": "furthest", "own": 0},
    }
    for language, words in {
        "en": ("goes further", "furthest of 3", "2 actions are only here"),
        "fr": ("va plus loin", "le plus avancé des 3", "2 actions ne sont qu’ici"),
    }.items():
        assert main(["saves", "--lang", language]) == 0
        printed = capsys.readouterr().out
        assert harmful(printed) == set()
        assert all(printed.count(word) == 1 for word in words)
    assert main(["show", "aila", "--lang", "en"]) == 2
    refused = capsys.readouterr().err
    assert "3 files of one game" in refused
    assert harmful(refused) == set()


def test_no_saves(capsys: Captured, ffapp_home: Path) -> None:
    assert main(["saves"]) == 0
    assert str(ffapp_home) in capsys.readouterr().out
    assert not ffapp_home.exists()
    assert main(["saves", "--json", "--archived"]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("name", ["aila-11111111.ffsave", "aila-11111111", "aila", "Aïla"])
def test_a_save_is_found_by_what_it_is_called(play: Run, shelf: Path, capsys: Captured, name: str) -> None:
    saved(play, shelf / "aila-11111111.ffsave", hero())
    assert main(["show", name]) == 0
    assert "Aïla" in capsys.readouterr().out


def test_a_name_that_several_answer_to(play: Run, shelf: Path, capsys: Captured) -> None:
    saved(play, shelf / "aila-11111111.ffsave", hero())
    saved(play, shelf / "aila-22222222.ffsave", hero())
    assert main(["show", "aila"]) == 2
    told = capsys.readouterr().err
    assert "aila-11111111" in told
    assert "aila-22222222" in told


# -- verify ----------------------------------------------------------------------------------------------------


def test_verify_sound_saves(play: Run, tmp_path: Path, capsys: Captured) -> None:
    one = saved(play, tmp_path / "a.ffsave", full_game())
    two = saved(play, tmp_path / "b.ffsave", [cmd("CreateHero", name="B"), cmd("TestLuck")])
    before = one.read_bytes()
    assert main(["verify", str(one), str(two), "--redecide"]) == 0
    assert one.read_bytes() == before
    told = capsys.readouterr().out
    assert "⟦" not in told
    assert str(one) in told
    assert str(two) in told


def test_verify_a_damaged_save(play: Run, tmp_path: Path, capsys: Captured) -> None:
    save = saved(play, tmp_path / "a.ffsave", full_game())
    lines = save.read_bytes().split(b"\n")
    lines[5] = lines[5].replace(b"1", b"2", 1)
    save.write_bytes(b"\n".join(lines))
    before = save.read_bytes()
    assert main(["verify", str(save), "--lang", "fr"]) == 1
    assert main(["show", str(save)]) == 1
    assert main(["export", str(save)]) == 1
    assert main(["run", str(save), "/dev/null", "--json"]) == 1
    shown = capsys.readouterr()
    assert "6" in shown.out.splitlines()[0]
    assert len(shown.err.splitlines()) == 3
    assert save.read_bytes() == before


@pytest.mark.parametrize("newline", [b"\n", b""])
def test_a_save_cut_to_its_header_is_no_sound_save(play: Run, shelf: Path, capsys: Captured, newline: bytes) -> None:
    save = saved(play, shelf / "a-11111111.ffsave", full_game())
    before = save.read_bytes().partition(b"\n")[0] + newline
    save.write_bytes(before)
    assert main(["verify", str(save), "--lang", "en"]) == 1
    assert "cut off" in capsys.readouterr().out
    assert main(["saves", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["state"] == "damaged"
    assert main(["show", str(save), "--lang", "en"]) == 1
    assert "cut off" in capsys.readouterr().err
    assert save.read_bytes() == before


def test_verify_a_torn_save(play: Run, tmp_path: Path, capsys: Captured) -> None:
    save = saved(play, tmp_path / "a.ffsave", full_game())
    save.write_bytes(save.read_bytes() + b'{"h":"12')
    assert main(["verify", str(save)]) == 1
    assert "8" in capsys.readouterr().out


def test_verify_what_is_no_save_and_goes_on(play: Run, tmp_path: Path, capsys: Captured) -> None:
    good = saved(play, tmp_path / "a.ffsave", hero())
    bad = tmp_path / "b.ffsave"
    bad.write_text("nothing", encoding="utf-8")
    assert main(["verify", str(bad), str(tmp_path / "none.ffsave"), str(good)]) == 2
    assert len(capsys.readouterr().out.splitlines()) == 4


def chained_anew(data: bytes, **header: str) -> bytes:
    """A save with another header and a sound chain, as someone who knows the format could make it."""
    first, *lines = data.splitlines()
    known, _, _ = read_header(first, Path("a.ffsave"))
    head = header_line(msgspec.structs.replace(known, **header))
    last = header_hash(head[:-1]) or b""
    framed = [head]
    for line in lines:
        record, last = frame(body_of(line), last)
        framed.append(record)
    return b"".join(framed)


def test_verify_tells_which_rolls_the_seed_does_not_give(play: Run, tmp_path: Path, capsys: Captured) -> None:
    rolls = [cmd("CreateHero", name="A"), cmd("GoTo", section=1), cmd("RollDice", count=9), cmd("RollDice", dice=[6])]
    save = saved(play, tmp_path / "a.ffsave", rolls)
    save.write_bytes(chained_anew(save.read_bytes(), seed="another"))
    assert main(["verify", str(save), "--redecide", "--lang", "fr"]) == 1
    assert re.search(r"aux lignes 3, 5\.", capsys.readouterr().out)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_verify_tells_in_words_what_would_be_refused_today(
    play: Run, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    save = saved(play, tmp_path / "a.ffsave", [*hero(), cmd("AdjustGold", by=-5), cmd("GoTo", section=34)])
    gold = Refusal("gold-too-little", held=3, asked=5)

    def refuse(self: Any, sheet: Any) -> None:
        raise gold

    for command in (AdjustGold, GoTo):
        monkeypatch.setattr(command, "check", refuse)
    assert main(["verify", str(save), "--redecide", "--lang", language]) == 1
    printed = capsys.readouterr().out.replace("\u00a0", " ")
    arguments = ruleset_of(BOOK).arguments(ruleset_of(BOOK).initial())  # type: ignore[union-attr]
    told = tell_refusal(Texts(language), gold, arguments).removesuffix(".").replace("\u00a0", " ")
    assert printed.count(told) == 2
    for rule in ("gold-too-little", "AdjustGold", "GoTo"):
        assert rule not in printed


# -- export ----------------------------------------------------------------------------------------------------


def test_an_exported_game_plays_to_the_same_state(play: Run, tmp_path: Path, capsys: Captured) -> None:
    seeded = [*full_game(), plain(), {"undo": 1}, plain(), cmd("RollDice", count=3), cmd("TestSkill")]
    save = saved(play, tmp_path / "a.ffsave", seeded)
    assert main(["export", str(save)]) == 0
    lines = capsys.readouterr().out.splitlines()
    again = play(lines)
    assert again.code == 0
    assert again.state == play([], game=str(save)).state
    target = tmp_path / "a.jsonl"
    assert main(["export", str(save), str(target)]) == 0
    assert target.read_text(encoding="utf-8").splitlines() == lines
    assert main(["export", str(save), str(target)]) == 2
    capsys.readouterr()
    for name, told in (("n" * 300, "n" * 300), ("file://", Texts("fr")("store-path-empty"))):
        assert main(["export", str(save), name]) == 2
        assert told in capsys.readouterr().err


# -- schema ----------------------------------------------------------------------------------------------------


def test_the_schema_names_every_command_and_event(capsys: Captured) -> None:
    ruleset = ruleset_of(BOOK)
    assert ruleset is not None
    assert main(["schema", BOOK]) == 0
    schema = json.loads(capsys.readouterr().out)
    parts = schema["$defs"]
    assert schema["$ref"] == "#/$defs/Entry"
    for kind, records in (("Command", ruleset.commands), ("Event", ruleset.events)):
        assert [part["$ref"] for part in parts[kind]["anyOf"]] == [f"#/$defs/{record.__name__}" for record in records]
    for record in (*ruleset.commands, *ruleset.events):
        assert parts[record.__name__]["properties"]["t"]["enum"] == [record.__name__]
    for used in set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema))):
        assert used in parts
