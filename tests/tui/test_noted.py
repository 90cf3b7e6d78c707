"""Notes of the book and of the map: what each hangs on, where they are listed, and their sign on the map."""

from __future__ import annotations

import pytest

from ffapp.core.messages import Command
from ffapp.gamebook.clearings import AnnotateClearing, StandAt, Walk
from ffapp.gamebook.notes import AddNote, GoTo, walked_on
from ffapp.gamebook.passage_commands import AnnotatePassage
from ffapp.gamebook.sheet import Sheet
from ffapp.mapping.layout import lay_out
from ffapp.mapping.picture import ZOOMS, draw
from ffapp.memory.lived import Lived, Noted
from ffapp.memory.recall import Recollection
from ffapp.texts import Texts
from ffapp.texts.telling import told_as
from ffapp.tui.book.ending import notes_to_bring
from ffapp.tui.book.map_words import legend, signs_used
from ffapp.tui.book.noted import noted
from ffapp.tui.book.recalled import recalled_here
from ffapp.tui.look.glyphs import ASCII, UNICODE
from tests.cli.talking import with_game
from tests.gamebook.play import Table, either
from tests.tui.tables import in_memory
from tests.tui.tracing import ASCII_PEN, PEN

SWAMP = (Walk(way="n", to=8), GoTo(section=71))
NIGHT = (StandAt(clearing=1, label="Le relais"), StandAt(clearing=8, label="La tour"), GoTo(section=71))


def played(*commands: Command, book: str = "scorpion-swamp") -> Table:
    table = either(book)
    for command in commands:
        table.surely(command)
    return table


def told(sheet: Sheet, language: str = "fr") -> list[tuple[str, str]]:
    texts = told_as(Texts(language), {"compass": not sheet.drawing.free})
    return [(note.at(texts).replace("\u00a0", " "), note.text) for note in noted(texts, sheet)]


@pytest.mark.parametrize(
    ("before", "after", "left"),
    [
        ((), (), False),
        ((), (StandAt(),), True),
        ((), (StandAt(clearing=1),), True),
        ((), (StandAt(clearing=1), GoTo(section=9)), False),
        ((), (StandAt(clearing=1), AddNote(text="a")), True),
    ],
)
@pytest.mark.parametrize("book", ["scorpion-swamp", "night-dragon"])
def test_a_note_taken_where_the_section_is_not_known_belongs_to_the_place(
    before: tuple[Command, ...], after: tuple[Command, ...], left: bool, book: str
) -> None:
    table = played(*(SWAMP if book == "scorpion-swamp" else NIGHT), *after, book=book)
    assert walked_on(table.game.back()) is left
    with_game(table.game, "n la clef")
    note = table.sheet.notes[-1]
    assert (note.text, note.clearing) == ("la clef", table.sheet.clearing)
    assert note.section == (None if left else table.sheet.section)


def test_a_note_taken_by_a_save_of_before_keeps_the_section_it_was_told_with() -> None:
    assert played(*SWAMP, StandAt(clearing=1), AddNote(text="a")).sheet.notes[-1].section == 71


def test_notes_of_the_map_are_listed_with_those_of_the_book_each_with_what_it_hangs_on() -> None:
    table = played(
        *SWAMP, AddNote(text="b"), AnnotateClearing(number=8, note="m"), AnnotateClearing(number=1, note="o")
    )
    table.surely(AnnotatePassage(passage=table.sheet.drawing.passages[0].id, note="p"))
    table.surely(StandAt(clearing=1))
    table.surely(AddNote(text="c", walked_on=True))
    known = [("clairière 1", "c"), ("§ 71", "b"), ("carte, clairière 1", "o"), ("carte, clairière 1, nord", "p")]
    assert told(table.sheet) == [*known, ("carte, clairière 8", "m")]
    assert told(table.sheet, "en")[-1] == ("map, clearing 8", "m")
    here = [note.text for note in noted(Texts("fr"), table.sheet) if note.here]
    assert here == ["c", "o", "p"]
    brought = [text.replace("\u00a0", " ") for text in notes_to_bring(Texts("fr"), table.sheet)]
    assert brought == ["§ 71 : b", "clairière 1 : c", "clairière 1 : o", "clairière 1, nord : p", "clairière 8 : m"]


def test_a_note_of_the_map_is_written_anew_and_struck_out_like_one_of_the_book() -> None:
    table = played(*NIGHT, AnnotateClearing(number=8, note="la cloche"), AddNote(text="b"), book="night-dragon")
    assert told(table.sheet) == [("§ 71", "b"), ("carte, La tour", "la cloche")]
    said = with_game(table.game, "n", "2", "la cloche sonne", "n", "x 1")
    assert "2 : la cloche, carte, La tour" in said.squeezed.replace("\u00a0", " ")
    assert told(table.sheet) == [("carte, La tour", "la cloche sonne")]
    with_game(table.game, "n", "x 1")
    assert told(table.sheet) == []


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("pen", [PEN, ASCII_PEN])
def test_a_place_with_a_note_has_a_sign_of_its_own_that_the_legend_explains(zoom: object, pen: object) -> None:
    sheet = played(*SWAMP).sheet
    layout = lay_out(sheet.drawing)

    def drawn(*places: int) -> str:
        return draw(layout, pen, here=8, enemies={8}, noted=places, zoom=zoom).text()  # type: ignore[arg-type]

    sign = pen.signs.note  # type: ignore[attr-defined]
    assert drawn().count(sign) == 0
    assert drawn(8).count(sign) == 1
    assert drawn(1, 8).count(sign) == 2
    for glyphs in (UNICODE, ASCII):
        signs = [known.sign for known in legend(Texts("fr"), glyphs)]
        assert signs.count(glyphs.note) == 1


def test_the_sign_of_notes_is_told_where_there_is_one() -> None:
    for commands, there in (((), False), ((AddNote(text="a"),), True), ((AnnotateClearing(number=8, note="a"),), True)):
        sheet = played(*SWAMP, *commands).sheet
        assert ("noted" in signs_used(sheet, lay_out(sheet.drawing), ())) is there


@pytest.mark.parametrize("book", ["scorpion-swamp", "night-dragon"])
def test_a_thing_in_the_pack_is_used_and_lost_by_entries_that_say_which(book: str) -> None:
    table, key = either(book), {"scorpion-swamp": "1", "night-dragon": "2"}[book]
    potion = table.item("Potion", count=2)
    place = str(len(table.sheet.items) + 1)
    said = with_game(table.game, f"i {place}", key, "", "i", place, "", "").squeezed.replace("\u00a0", " ")
    assert "S’en servir : un de moins" in said
    assert "Un de moins : perdu, donné, vendu" in said
    assert "Objet utilisé : Potion. Il en reste 1." in said
    assert "S’en servir : il n’en reste plus" in said
    assert "Retirer de la feuille : perdu, donné, vendu" in said
    assert [item.count for item in table.sheet.items if item.id == potion] == [1]


def test_a_note_that_was_brought_along_is_of_the_place_that_it_names() -> None:
    brought = [AddNote(text=text, brought=True) for text in ("§ 50 : pont pourri", "clairière 4 : gué", "rien")]
    table = played(*brought)
    assert [(note.section, note.clearing) for note in table.sheet.notes] == [(None, None)] * 3
    assert {place for place, _ in told(table.sheet)} == {""}
    assert told(played(GoTo(section=7), AddNote(text="§ 50 : pont")).sheet) == [("§ 7", "§ 50 : pont")]
    for section, here in ((50, ["§ 50 : pont pourri"]), (51, [])):
        table.surely(GoTo(section=section))
        assert [note.text for note in noted(Texts("fr"), table.sheet) if note.here] == here


def test_what_was_brought_along_is_told_once() -> None:
    notes = ("coffre vide", "la clef", "§\u00a034\u202f: la clef")
    taken = tuple(Noted(text, 34) for text in notes)
    games = [Lived(id=name, ruleset="scorpion-swamp", hero=name, commands=1, notes=taken) for name in ("Carole", "Ida")]
    table = played(AddNote(text="§ 34 : coffre vide", brought=True), GoTo(section=34))
    session = in_memory(table.game)
    session.recollection = Recollection(tuple(games), "notes")
    assert [line.replace("\u00a0", " ") for line in recalled_here(Texts("fr"), session)] == ["Carole a noté : la clef"]


def test_a_note_of_the_map_is_told_to_the_next_hero_who_stands_there() -> None:
    lived = Lived(id="a", ruleset="scorpion-swamp", hero="Max", commands=1, map_notes=(Noted("saule", None, 1),))
    told = {}
    for commands in ((), (GoTo(section=3),), (StandAt(clearing=2),), (AnnotateClearing(number=1, note="saule"),)):
        session = in_memory(played(*commands).game)
        session.recollection = Recollection((lived,), "all")
        told[commands] = [line.replace("\u00a0", " ") for line in recalled_here(Texts("fr"), session)]
    assert [*told.values()] == [["Max a noté : saule"], ["Max a noté : saule"], [], []]
