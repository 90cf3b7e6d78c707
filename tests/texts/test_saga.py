"""The story of a campaign to keep: by dungeons and rounds, folded to what matters, with a picture of each dungeon."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as changed

from ffapp import resources
from ffapp.__main__ import main
from ffapp.doonjons.attacks import DeclareDefeat, Strike
from ffapp.doonjons.equipping import PickUp
from ffapp.doonjons.initiative import BeginTurns
from ffapp.doonjons.interventions import HarmFigure, RaiseObstacles, ShiftFigure
from ffapp.doonjons.spells import BoogieWoogie, EnchantWeapon, Heal
from ffapp.doonjons.turns import Comment, EndTurn, Move
from ffapp.keepsake.page import page_of
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.savefile import Store, open_save
from ffapp.texts import Texts
from ffapp.texts.document import chapters_of
from ffapp.texts.saga import Chapter
from tests.doonjons.play import Hero, Table, dungeon, foe, play
from tests.tui.tables import played

EN, FR = Texts("en"), Texts("fr")


def told(table: Table, texts: Texts = EN) -> list[list[tuple[str, list[str]]]]:
    """The rounds of each chapter with their sentences."""
    return [
        [(row.label, row.text.replace("\u00a0", " ").split("\n")) for row in chapter.rounds]
        for chapter in chapters_of(table.game, texts)
    ]


def test_blows_of_a_turn_at_one_opponent_are_one_sentence_and_misses_none() -> None:
    heroes = [Hero("A1"), Hero("O15", "B")]
    table = play(heroes, foe("A2", hit_points=9), foe("B2", "N"), order=["A", "M", "N", "B"])
    target, other = table.monster().id, table.monster("N").id
    table.do(Strike(target=target), 20, 1)
    table.do(Strike(target=target), 20, 2)
    table.do(Strike(target=other), 20, 3)
    table.until("B")
    table.do(Move(to="N14"))
    table.until("A")
    table.do(Strike(target=target), 20, 6)
    table.until("B")
    table.until("A")
    hurt = "3 points of damage, 7 HP left."
    rounds = [
        ("Before the first turn", ["A, B enter the dungeon. Against them: M × 1, N × 1."]),
        (
            "Round 1",
            ["A hits M with 2 blows: 3 points of damage, 6 HP left.", f"A hits N: {hurt}", "B goes from O15 to N14."],
        ),
        ("Round 2", ["A fells M: 6 hit points lost."]),
        ("Round 3", ["Nobody is hurt."]),
    ]
    assert told(table) == [rounds]
    table.game.undo()
    assert told(table) == [rounds[:3]], "what was taken back did not happen"
    assert told(table, FR)[0][1][1][0] == "A touche 2 fois M : 3 points de dégâts, il lui reste 6 PV."


def test_moves_in_a_row_are_one_sentence_and_no_more_is_lost_than_there_was() -> None:
    """Monsters of the bestiary have their article, with its elision, and a capital where a sentence begins."""
    goblin, spider = (changed(foe(cell), species="", kind=kind) for cell, kind in (("D3", "goblin"), ("B1", "spider")))
    table = play([Hero("A1")], changed(goblin, hit_points=3, left=3), spider, order=["A", "goblin", "spider"])
    table.do(Strike(target=table.state.dungeon.monsters[1].id), 20, 2)
    for cell in ("B2", "C2"):
        table.do(Move(to=cell))
    mover = table.state.dungeon.monsters[0]
    assert table.state.acting == mover.id
    for cell in ("E4", "D3", "D2"):
        table.do(Move(to=cell))
    table.do(EndTurn())
    table.do(Strike(target=mover.id), 20, 8)
    (first, second) = told(table, FR)[0][1:3]
    assert first[1] == [
        "A touche l’araignée géante : 2 points de dégâts, il lui reste 8 PV.",
        "A va de A1 à C2.",
        "Le gobelin va de D3 à D2.",
    ]
    assert second[1] == ["A abat le gobelin : 3 points de vie perdus."]


def test_every_kind_of_thing_that_matters_is_told_as_the_journal_tells_it() -> None:
    heroes = [Hero("A1", role="wizard", weapon="sling"), Hero("C3", "B", role="cleric")]
    things = [("half-plate", "A1")]
    table = play(heroes, foe("O15", hit_points=20), order=["A", "B", "M"], things=things, rules="extended")
    monster, cleric = table.monster().id, table.hero("B").id
    table.do(PickUp())
    table.do(HarmFigure(figure=cleric, damage="1d4", words="A stone falls."), 3)
    table.do(Heal(target=cleric), 2)
    table.do(BoogieWoogie(first=cleric, second=monster))
    table.do(ShiftFigure(figure=monster, to="H8"))
    table.do(RaiseObstacles(cells=("H9",)))
    table.until("A")
    table.do(EnchantWeapon(target=table.hero("A").id, kind="sling"))
    table.do(Comment(by="player", text="Well [b]said[/b].", figure=cleric))
    table.surely(DeclareDefeat(words="Enough."))
    (chapter,) = told(table)
    (_, first), (_, second) = chapter[1:]
    for part, sentence in zip(
        ("picks up", "A stone falls.", "Healing", "Boogie Woogie", "to H8", "H9"), first, strict=True
    ):
        assert part in sentence
    for part, sentence in zip(("Magic Weapon", "Well [b]said[/b].", "Enough."), second, strict=True):
        assert part in sentence
    (kept,) = chapters_of(table.game, EN)
    assert kept.state.ending is not None


def test_a_dungeon_is_shown_at_its_end_and_the_next_one_has_its_own_chapter() -> None:
    table = play([Hero("A1")], foe("A2", hit_points=1), order=["A", "M"], title="One")
    table.do(Strike(target=table.monster().id), 20, 1)
    assert len(told(table)) == 1
    table.lay(dungeon(foe("C3"), starts=["B2"])).start().do(BeginTurns())
    first, second = chapters_of(table.game, EN)
    assert (first.title, second.title) == ("Dungeon 1: One", "Dungeon 2: Dungeon")
    assert (first.state.number, [one.cell.name for one in first.state.characters if one.cell]) == (1, ["A1"])
    assert first.state.dungeon.monsters == ()
    assert [line[:1] for line in told(table)[0][1][1]] == ["A", "D"], "who fell, and that it is cleared"
    assert (second.state.number, second.state.round) == (2, 1)
    assert " A1 " in second.section().drawing


def test_what_the_last_blow_did_is_told_before_the_end() -> None:
    table = play([Hero("A1")], foe("A2", damage="1d4", strength=30), order=["M", "A"])
    target = table.hero().id
    while table.state.ending is None:
        table.until("M").do(Strike(target=target), 20, 4)
    last = told(table)[0][-1][1]
    assert last[0].startswith("M fells A: ")
    assert last[-1].startswith("You have lost. A dies at A1, in dungeon 1.")


def test_only_a_campaign_has_a_story_and_none_before_its_first_dungeon_begins() -> None:
    assert chapters_of(played(), EN) == ()
    assert chapters_of(Table().join().game, EN) == ()
    assert [name for name, book in RULESETS.items() if book.story] == ["doonjons"]


@pytest.mark.parametrize("language", Texts.available)
def test_show_writes_it_as_markdown_and_html_and_leaves_the_short_text_short(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = resources.saves() / "maugis.ffsave"
    game = open_save(Store(ruleset_of), path, write=False).game
    first, second = (chapter.title.replace("\u00a0", " ") for chapter in chapters_of(game, Texts(language)))

    def shown(form: str) -> str:
        assert main(["--lang", language, "show", str(path), "--format", form]) == 0
        return capsys.readouterr().out.replace("\u00a0", " ")

    lines = shown("markdown").split("\n")
    titles = [line.removeprefix("## ") for line in lines if line.startswith("## ")]
    assert titles[:3] == [first, second, Texts(language)("party-title")], "the sheets come after it"
    assert lines.count("```text") == 3, "a picture of each dungeon at its end, and how the present one stands"
    page = shown("html")
    assert page.index(f"<h3>{first}</h3>") < page.index(f"<h3>{second}</h3>") < page.index('id="party"')
    assert page.count('class="board"') == 3
    assert first not in shown("text")


def test_names_are_data_and_events_that_nobody_wrote_are_told_as_they_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = play([Hero("A1", "<b>[x]`")], foe("A2", "# `M`"), order=["<b>[x]`", "# `M`"])
    table.do(Comment(by="master", text="```\n</article><script>"))
    page = page_of(table.game, EN)
    assert "<script>" not in page
    assert "&lt;b&gt;" in page

    def broken(*_: Any) -> dict[str, Any]:
        raise KeyError("kind")

    monkeypatch.setattr(Comment.__module__ + ".Commented.arguments", broken)
    (chapter,) = chapters_of(table.game, EN)
    assert isinstance(chapter, Chapter)
    assert '"Commented"' in chapter.rounds[1].text
