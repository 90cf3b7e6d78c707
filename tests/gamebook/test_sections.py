"""What sections are called: numbers, and labels as amateur books print them (`101-A`)."""

from __future__ import annotations

import msgspec
import pytest

from ffapp.core.errors import Refusal
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.fight import OpenFight
from ffapp.gamebook.notes import AddNote, GoTo, headed, sections_named
from ffapp.gamebook.rounds import Escape
from ffapp.gamebook.ruleset import night_dragon, scorpion_swamp
from ffapp.gamebook.sections import SectionLabel, check_section, in_order, read_section, section_of
from tests.gamebook.play import foes, hero

LABELS = {
    "34": 34,
    " 034 ": 34,
    "9999": 9999,
    "101-A": "101-A",
    "12bis": "12bis",
    "7b": "7b",
    "12-2": "12-2",
    "77-é": "77-é",
}


@pytest.mark.parametrize(("typed", "kept"), LABELS.items())
def test_a_number_is_a_number_however_it_is_written_and_a_label_stays_as_it_is(typed: str, kept: SectionLabel) -> None:
    assert read_section(typed) == section_of(typed) == kept
    table = hero()
    table.do(GoTo(section=typed))
    assert table.sheet.section == kept
    assert table.refused(GoTo(section=kept)) == "section-same"


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("", "section-label"),
        ("0", "section-bounds"),
        ("10000", "section-bounds"),
        ("99999999999", "section-label"),
        ("-3", "section-label"),
        ("2.5", "section-label"),
        ("abc", "section-label"),
        ("A-101", "section-label"),
        ("101--A", "section-label"),
        ("101-A\x1b[31m", "section-label"),
        ("101-\u202eA", "section-label"),
        ("x" * 10_000, "section-label"),
    ],
)
def test_what_no_printed_section_is_called_is_refused_in_place(typed: str, rule: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_section(typed)
    assert refused.value.rule == rule
    assert hero().refused(GoTo(section=typed)) == rule


@pytest.mark.parametrize("figure", ["2.5", "1e2", "null", "true", "[2]", "{}"])
def test_a_section_in_a_run_file_is_a_number_or_a_text(figure: str) -> None:
    for ruleset in (scorpion_swamp(), night_dragon()):
        decoder = ruleset.command_decoder
        assert decoder.decode('{"t":"GoTo","section":34}') == GoTo(section=34)
        assert decoder.decode('{"t":"GoTo","section":"101-A"}') == GoTo(section="101-A")
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(f'{{"t":"GoTo","section":{figure}}}')


def test_notes_and_enemies_left_behind_belong_to_a_label_as_to_a_number() -> None:
    table = hero()
    table.do(GoTo(section="101-A"))
    table.do(AddNote(text="La porte est peinte"))
    assert table.sheet.notes[-1].section == "101-A"
    table.do(OpenFight(enemies=foes("7/6"), escape=True))
    table.surely(Escape())
    table.do(AnswerBlow(luck=False))
    left = table.sheet.remembered[-1]
    assert left.number in ("101-A", left.clearing)


def test_a_note_names_labels() -> None:
    assert sections_named("voir § 12 et §101-A, pas 7") == {12, "101-A"}
    assert headed("§ 101-A : un coffre") == ("101-A", "un coffre")
    assert headed("§ 34 : vide") == (34, "vide")
    assert headed("un coffre") == (None, "un coffre")


def test_labels_stand_behind_their_numbers_and_names_come_last() -> None:
    labels: list[SectionLabel] = ["Le gué", 102, "101-B", 7, "101-A", 101]
    assert sorted(labels, key=in_order) == [7, 101, "101-A", "101-B", 102, "Le gué"]
