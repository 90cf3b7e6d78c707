"""The map of the Night Dragon: places and ways freely named (RULES: 2; Map)."""

from __future__ import annotations

from ffapp.gamebook.blows import Escaped
from ffapp.gamebook.clearings import AddClearing, RenameClearing, StandAt, Walk
from ffapp.gamebook.fight import TakeUpFight
from ffapp.gamebook.passage_commands import AddPassage
from ffapp.gamebook.rounds import Escape
from tests.gamebook.play import hero, night


def test_the_map_grows_by_walking() -> None:
    table = night()
    assert table.refused(Walk(label="le sentier", to=1)) == "walk-nowhere"
    table.do(StandAt(clearing=1, label="Auberge du Pont"))
    table.do(Walk(label="le sentier des crêtes", to=2, place="Le gué"))
    table.do(Walk(label="le sentier des crêtes", to=1))
    drawing = table.sheet.drawing
    assert [(known.number, known.label) for known in drawing.clearings] == [(1, "Auberge du Pont"), (2, "Le gué")]
    assert [(known.start, known.end, known.label) for known in drawing.passages] == [(1, 2, "le sentier des crêtes")]
    assert table.sheet.clearing == 1
    assert table.reloaded().sheet == table.sheet


def test_places_and_ways_are_freely_named() -> None:
    table = night()
    table.do(AddClearing(number=1, label="La tour [/b]"))
    table.do(AddPassage(start=1, end=2, label="l’escalier", place="La crypte"))
    table.do(AddPassage(start=1, end=2, label="la corde"))
    table.do(AddPassage(start=1, label="la trappe"))
    table.do(RenameClearing(number=2, label="Le caveau"))
    drawing = table.sheet.drawing
    assert [known.label for known in drawing.clearings] == ["La tour [/b]", "Le caveau"]
    assert [known.label for known in drawing.passages] == ["l’escalier", "la corde", "la trappe"]


def test_no_way_is_bound_to_a_compass() -> None:
    """It is told by its name, of any number: a direction is none."""
    table = night()
    table.do(StandAt(clearing=1, label="La halle"))
    for label in ("la porte", "la cave", "le toit", "le puits", "la grille"):
        table.do(AddPassage(start=1, label=label))
    assert table.refused(Walk(way="n", to=2)) == "way-unknown"
    table.do(Walk(label="au nord", to=2))
    assert len(table.sheet.drawing.passages) == 6
    assert hero().refused(AddPassage(start=1, label="la trappe")) == "way-unknown"


def test_enemies_left_behind_are_told_with_the_name_of_their_place() -> None:
    table = night()
    table.do(StandAt(clearing=1, label="La halle"))
    table.opened("7/6", escape=True).do(Escape())
    assert table.happened(Escaped).arguments()["label"] == "La halle"
    table.do(StandAt())
    refusal = table.game.why_not(TakeUpFight(encounter=table.sheet.remembered[0].id))
    assert refusal is not None
    assert (refusal.rule, refusal.arguments["label"]) == ("encounter-elsewhere", "La halle")
