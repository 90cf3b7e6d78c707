"""The map of a book without a compass, as it is played: places and ways freely named (RULES: DF58, notes and map)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ffapp.core.messages import Command
from ffapp.gamebook.clearings import (
    AddClearing,
    AnnotateClearing,
    MarkClearing,
    MoveClearing,
    RemoveClearing,
    RenameClearing,
    RenumberClearing,
    StandAt,
    Walk,
)
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.drawing import Clearing
from ffapp.gamebook.passage_commands import AddPassage, AnnotatePassage, ChangePassage, RemovePassage
from ffapp.rulesets import ruleset_of
from ffapp.texts import Texts
from ffapp.texts.telling import tell_command, tell_events
from tests.gamebook.play import Table, hero


def newcomer() -> Table:
    ruleset = ruleset_of("night-dragon")
    assert ruleset is not None
    table = Table(ruleset)
    table.do(CreateHero(name="Aïla"), 4, 3, 4, 3, 2, 5)
    return table


def town() -> Table:
    """Porte – (la ruelle) – Marché, where the heroine stands, and a way from there seen and not taken."""
    table = newcomer()
    table.do(StandAt(clearing=1, label="Porte"))
    table.do(Walk(to=2, label="la ruelle", place="Marché"))
    table.do(AddPassage(start=2, label="la trappe"))
    return table


def names(table: Table) -> dict[int, str]:
    return {known.number: known.label for known in table.sheet.drawing.clearings}


def lines(table: Table) -> list[tuple[int, str, int | None]]:
    return [(known.start, known.label, known.end) for known in table.sheet.drawing.passages]


DRAWS_A_PLACE: list[tuple[Command, int]] = [
    (Walk(to=3, place="Crypte"), 3),
    (Walk(to=3, label="la trappe", place="Crypte"), 3),
    (StandAt(clearing=3, label="Crypte"), 3),
    (AddClearing(label="Crypte"), 3),
    (AddPassage(start=1, end=3, place="Crypte"), 3),
    (AddPassage(start=2, end=3, label="la trappe", place="Crypte"), 3),
    (ChangePassage(passage=2, end=3, place="Crypte"), 3),
    (ChangePassage(passage=1, end=7, one_way=True, turned=True, place="Crypte"), 7),
]


@pytest.mark.parametrize(("command", "number"), DRAWS_A_PLACE)
def test_what_draws_a_place_names_it_at_once_and_is_undone_in_one_step(command: Command, number: int) -> None:
    table = town()
    before = table.sheet
    table.do(command)
    assert names(table) == {1: "Porte", 2: "Marché", number: "Crypte"}
    assert table.reloaded().sheet == table.sheet
    table.game.undo()
    assert table.sheet == before


@pytest.mark.parametrize(("command", "number"), [*DRAWS_A_PLACE[:3], *DRAWS_A_PLACE[4:]])
@pytest.mark.parametrize(
    ("name", "rule"),
    [(" ", "name-empty"), ("\u200b", "name-empty"), ("a\nb", "name-line"), ("x" * 41, "text-long")],
)
def test_a_name_that_cannot_be_read_is_refused(command: Any, number: int, name: str, rule: str) -> None:
    table = town()
    field = "label" if isinstance(command, StandAt) else "place"
    assert table.refused(msgspec.structs.replace(command, **{field: name})) == rule


@pytest.mark.parametrize(
    "command",
    [
        Walk(to=1, place="Tour"),
        StandAt(clearing=1, label="Tour"),
        AddPassage(start=2, end=1, label="le toit", place="Tour"),
        ChangePassage(passage=2, end=1, place="Tour"),
    ],
)
def test_a_place_that_is_drawn_keeps_its_name(command: Command) -> None:
    assert town().refused(command) == "place-named"
    same = msgspec.structs.replace(command, **{"label" if isinstance(command, StandAt) else "place": "Porte"})
    table = town()
    table.do(same)
    assert names(table) == {1: "Porte", 2: "Marché"}


@pytest.mark.parametrize(
    "command",
    [StandAt(label="Tour"), AddPassage(start=2, place="Tour"), ChangePassage(passage=1, length=2, place="Tour")],
)
def test_a_name_needs_its_place(command: Command) -> None:
    assert town().refused(command) == "place-nowhere"


def test_ways_are_known_by_their_names_and_between_two_places_there_may_be_several() -> None:
    table = town()
    table.do(Walk(to=1, label="la ruelle"))
    table.do(Walk(to=2))
    assert lines(table) == [(1, "la ruelle", 2), (2, "la trappe", None)]
    table.do(Walk(to=1, label="les toits"))
    assert (2, "les toits", 1) in lines(table)


def test_a_way_seen_is_taken_by_its_name() -> None:
    table = town()
    table.do(Walk(to=3, label="la trappe", place="Crypte"))
    assert lines(table) == [(1, "la ruelle", 2), (2, "la trappe", 3)]
    assert table.sheet.clearing == 3


def test_a_name_that_leads_elsewhere_is_asked_about() -> None:
    table = town()
    table.do(StandAt(clearing=1))
    assert table.confirmed(Walk(to=3, label="la ruelle", place="Crypte")) == ["exit-leads-elsewhere"]
    assert {(1, "la ruelle", 2), (1, "la ruelle", 3)} <= set(lines(table))


TOLD: list[tuple[Command, str]] = [
    (Walk(to=1), "De « Marché », vous allez par « la ruelle » à « Porte »."),
    (Walk(to=3), "De « Marché », vous allez au lieu 3 (nouveau sur la carte)."),
    (StandAt(clearing=1), "Vous vous trouvez à « Porte »."),
    (RenameClearing(number=2, label="Halles"), "« Marché » s’appelle maintenant « Halles »."),
    (RenumberClearing(number=2, to=9), "« Marché » porte désormais le numéro 9."),
    (MarkClearing(number=2, mark="friend"), "« Marché » : marque « ami »."),
    (AnnotateClearing(number=2, note="bruit"), "« Marché », note : bruit"),
    (MoveClearing(number=2, of=1, east=2), "« Marché » est placé 2 colonnes à l’est de « Porte »."),
    (RemoveClearing(number=1), "« Porte » disparaît de la carte. 1 chemin qui y menait reste à explorer."),
    (AddPassage(start=1, label="un puits"), "Chemin aperçu « un puits » de « Porte », à explorer."),
    (AddPassage(start=2, end=1, label="les toits"), "Chemin dessiné « les toits » : de « Marché » à « Porte »."),
    (
        ChangePassage(passage=1, one_way=True),
        "À sens unique désormais : le chemin « la ruelle » de « Porte » à « Marché ».",
    ),
    (AnnotatePassage(passage=1, note="boue"), "Note pour le chemin « la ruelle » de « Porte » à « Marché » : boue"),
    (RemovePassage(passage=2), "Effacé de la carte : le chemin aperçu « la trappe » de « Marché »."),
]


@pytest.mark.parametrize(("command", "sentence"), TOLD)
def test_places_are_told_by_their_names(command: Command, sentence: str) -> None:
    table = town()
    table.do(command)
    told = tell_events(Texts("fr"), table.game.path()[-1].events, table.game.ruleset.arguments(table.sheet))
    assert told.replace("\u00a0", " ") == sentence


def test_in_the_swamp_events_are_what_they_were() -> None:
    """Names are for maps without a compass: not a byte of the others is new."""
    table = hero()
    table.do(RenameClearing(number=1, label="Gué"))
    for command in (
        Walk(way="n", to=2),
        Walk(way="s", to=1),
        StandAt(clearing=2),
        MarkClearing(number=1, mark="friend"),
        AnnotateClearing(number=1, note="boue"),
        MoveClearing(number=1, of=2, east=1),
        AddPassage(start=1, way="e"),
        ChangePassage(passage=1, one_way=True),
        RemovePassage(passage=2),
        RemoveClearing(number=1),
    ):
        table.do(command)
        written = msgspec.json.encode(table.game.path()[-1].events).decode()
        assert not any(f'"{name}"' in written for name in ("place", "start_place", "end_place", "of_label", "label"))
    arguments = table.game.ruleset.arguments(table.sheet)
    assert tell_command(Texts("fr"), Walk(way="n", to=2), arguments) == "Aller vers le nord, à la clairière 2"


def test_a_place_named_in_the_swamp_is_drawn_so() -> None:
    table = hero()
    table.do(Walk(way="n", to=2, place="Gué"))
    assert table.sheet.drawing.clearing(2) == Clearing(number=2, label="Gué")


@pytest.mark.parametrize("way", ["n", "e", "s", "w", "nord"])
def test_without_a_compass_no_way_has_a_direction(way: str) -> None:
    table = town()
    for command in (Walk(to=3, way=way), AddPassage(start=1, way=way), ChangePassage(passage=1, way=way)):
        assert table.refused(command) == "way-unknown"


@pytest.mark.parametrize(
    "command",
    [
        AddClearing(label="porte "),
        AddClearing(number=5, label="Porte"),
        RenameClearing(number=2, label="Porte"),
        StandAt(clearing=5, label="Porte"),
        Walk(to=5, place="Porte"),
        AddPassage(start=2, end=5, place="Porte"),
        ChangePassage(passage=2, end=5, place="Porte"),
    ],
)
def test_a_name_that_another_place_has_is_asked_about(command: Command) -> None:
    table = town()
    assert RenameClearing(number=1, label="porte").cautions(table.sheet) == (), "its own"
    [caution] = command.cautions(table.sheet)
    assert (caution.rule, caution.arguments["number"]) == ("place-name-taken", 1)
    table.game.submit(command, confirm=True)
    assert table.sheet.drawing.named("Porte")[0] == 1


def test_a_way_back_to_its_own_place_is_one_way_out() -> None:
    table = town()
    table.surely(AddPassage(start=1, end=1, label="le rond-point"))
    assert [known.passage.label for known in table.sheet.drawing.exits(1)] == ["la ruelle", "le rond-point"]
    assert table.refused(AddPassage(start=1, end=1, label="le rond-point")) == "passage-known"
