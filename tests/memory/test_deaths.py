"""What a death is put down to, and what else a game tells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ffapp.gamebook.clearings import (
    AddClearing,
    AnnotateClearing,
    RemoveClearing,
    RenameClearing,
    RenumberClearing,
    StandAt,
)
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.namesakes import unnumbered
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.poison import SufferPoison
from ffapp.gamebook.rounds import Escape, FightRound
from ffapp.gamebook.stones import CastStone, ReceiveStones
from ffapp.memory.index import remember
from ffapp.memory.lived import Bout, End, Lived, kin
from ffapp.memory.recall import Recollection, met, noted_at
from tests.memory.readings import shelf_in

HERO = CreateHero(name="Aïla")
ORC = OpenFight(enemies=(Foe(name="Orque", skill=6, stamina=6),), escape=True)
TWO = OpenFight(enemies=(Foe(name="Orque", skill=6, stamina=2), Foe(name="Orque", skill=6, stamina=6)))
ROW = OpenFight(enemies=tuple(Foe(name=name, skill=6, stamina=2) for name in ("Orque", "Chef", "Loup")))

CASES: list[tuple[str, list[tuple[Any, list[int] | None]], End, tuple[Bout, ...]]] = [
    (
        "scorpion-swamp",
        [(ORC, None), (FightRound(), [6, 6, 1, 1])],
        End(False, "stamina", "enemy", "Orque", 7),
        (Bout(("Orque",), 7, "dead", 1, 1),),
    ),
    (
        "scorpion-swamp",
        [(ORC, None), (Escape(), None)],
        End(False, "stamina", "escape", "", 7),
        (Bout(("Orque",), 7, "dead", 0, 1),),
    ),
    (
        "scorpion-swamp",
        [(AdjustScore(score="stamina", by=-5, reason="une chute"), None)],
        End(False, "stamina", "hand", "une chute", 7),
        (),
    ),
    (
        "scorpion-swamp",
        [(AdjustScore(score="health", by=-99), None)],
        End(False, "health", "hand", "", 7),
        (),
    ),
    (
        "night-dragon",
        [(SufferPoison(points=4), None)],
        End(False, "stamina", "poison", "", 7),
        (),
    ),
    (
        "scorpion-swamp",
        [(TWO, None), (FightRound(), [1, 1, 6, 6]), (EndAdventure(won=True, words="Ouf."), None)],
        End(True, "section", "section", "", 7, "Ouf."),
        (Bout(("Orque 1", "Orque 2"), 7, "over", 1, 0, ("Orque 1",)),),
    ),
    (
        "scorpion-swamp",
        [(ROW, None), (FightRound(), [1, 1, 6, 6]), (FightRound(), [6, 6, 1, 1])],
        End(False, "stamina", "enemy", "Chef", 7),
        (Bout(("Orque", "Chef"), 7, "dead", 2, 1, ("Orque",)),),
    ),
    (
        "scorpion-swamp",
        [(ROW, None), (FightRound(), [6, 6, 1, 1])],
        End(False, "stamina", "enemy", "Orque", 7),
        (Bout(("Orque",), 7, "dead", 1, 1),),
    ),
]


@pytest.mark.parametrize(("book", "commands", "end", "fights"), CASES)
def test_what_a_game_ends_with(
    book: str, commands: list[tuple[Any, list[int] | None]], end: End, fights: tuple[Bout, ...], tmp_path: Path
) -> None:
    shelf = shelf_in(tmp_path)
    with shelf.create(book, seed="oaken") as saved:
        game = saved.game
        game.submit(HERO)
        game.submit(GoTo(section=7))
        low = AdjustScore(score="stamina", by=1 - game.state.stamina.current)
        game.submit(low)
        for command, dice in commands:
            game.submit(command, dice, confirm=True)
            if game.phase == "blow":
                from ffapp.gamebook.blows import AnswerBlow

                game.submit(AnswerBlow(luck=False), confirm=True)
    [lived] = remember(shelf).games
    assert lived.end == end
    assert lived.fights == fights


def test_only_who_stood_at_the_end_is_blamed_for_it() -> None:
    bouts = (
        Bout(("Orque 1", "Orque 2", "Chef"), 7, "dead", 9, 9, ("Orque 1", "Orque 2")),
        Bout(("Orque 1", "Orque 2"), 7, "escaped", 2, 2, ("Orque 1",)),
        Bout(("Loup", "Chef"), 7, "ended", 2, 2, ("Loup",)),
    )
    told = {one.name: one for one in met([Lived(id="a", ruleset="scorpion-swamp", fights=bouts)])}
    ways = {name: (one.fights, one.won, one.escaped, one.ended, one.dead) for name, one in told.items()}
    assert ways == {"Orque": (2, 1, 1, 0, 0), "Chef": (2, 0, 0, 1, 1), "Loup": (1, 1, 0, 0, 0)}


def test_a_curse_can_be_deadly(tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    with shelf.create("scorpion-swamp", seed="oaken") as saved:
        game = saved.game
        game.submit(HERO)
        game.submit(ReceiveStones(stone="curse"))
        game.submit(ORC)
        game.submit(AdjustScore(score="stamina", by=1 - game.state.stamina.current), confirm=True)
        game.submit(CastStone(stone="curse", offered=True), [6], confirm=True)
    [lived] = remember(shelf).games
    assert lived.end is not None
    assert lived.end.killer == "curse"


@pytest.mark.parametrize(
    ("name", "told", "known"),
    [
        ("Orque", "Orque", "orque"),
        ("Orque 2", "Orque", "orque"),
        ("  ÉLÉMENTAL 2 1 ", "ÉLÉMENTAL", "elemental"),
        ("Orque2", "Orque2", "orque2"),
        ("Nœud 2", "Nœud", "noeud"),
        ("NOEUD", "NOEUD", "noeud"),
        ("12", "12", "12"),
        ("", "", ""),
        ("Garde 2e", "Garde 2e", "garde 2e"),
    ],
)
def test_enemies_of_one_name(name: str, told: str, known: str) -> None:
    assert unnumbered(name) == told
    assert kin(name) == known


@pytest.mark.parametrize("book", ["scorpion-swamp", "night-dragon"])
def test_what_is_noted_on_the_map_is_told_at_its_clearing(book: str, tmp_path: Path) -> None:
    shelf = shelf_in(tmp_path)
    swamp = book == "scorpion-swamp"
    with shelf.create(book, seed="oaken") as saved:
        for command in (
            HERO,
            *(() if swamp else (StandAt(clearing=1, label="Le relais"),)),
            AnnotateClearing(number=1, note="saule creux § 77"),
            AddClearing(number=7, label="" if swamp else "Le gué"),
            AnnotateClearing(number=7, note="pont"),
            RenumberClearing(number=7, to=9),
            AddClearing(number=12, label="" if swamp else "La tour"),
            AnnotateClearing(number=12, note="gardien"),
            AnnotateClearing(number=12, note=""),
            AddClearing(number=13, label="" if swamp else "Le puits"),
            AnnotateClearing(number=13, note="corde"),
            RemoveClearing(number=13),
            *((RenameClearing(number=9, label="Le vieux gué"),) if swamp else ()),
            GoTo(section=7),
            StandAt(clearing=9),
            AddNote(text="sec en été", walked_on=True),
        ):
            saved.game.submit(command, confirm=True)
    games = remember(shelf).games
    notes = {number: [text for _, text in noted_at(games, number)] for number in range(1, 20)}
    named = {name: [text for _, text in noted_at(games, 3, name)] for name in ("le RELAIS", "Le gué", "La tour")}
    assert {number: told for number, told in notes.items() if told} == (
        {1: ["saule creux § 77"], 9: ["pont", "sec en été"]} if swamp else {9: ["sec en été"]}
    )
    assert named == (
        dict.fromkeys(named, []) if swamp else {"le RELAIS": ["saule creux § 77"], "Le gué": ["pont"], "La tour": []}
    )
    assert Recollection(games, "none").noted_at(1, "" if swamp else "Le relais") == ()
    assert len(Recollection(games, "notes").noted_at(1, "" if swamp else "Le relais")) == 1
