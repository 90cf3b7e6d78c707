"""Every field of every command is checked, whatever else the command says: what no hand can type is refused."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import inspect
from msgspec.structs import asdict

from ffapp.core.messages import Command
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.books import book_of
from ffapp.gamebook.deciding import Face
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.orders import Orders
from ffapp.gamebook.reading import BeginAdventure
from ffapp.gamebook.rounds import FightRound
from ffapp.gamebook.sheet import ROUND, Sheet
from tests.gamebook.machine import Book, created
from tests.gamebook.test_random_play import BOOKS
from tests.shares import most
from tests.spoilt import spoilt

Legal = dict[tuple[type[Command], str], list[tuple[Sheet, Command]]]

GAMES = 30
"""So many random games."""


def every(book: Book) -> set[tuple[type[Command], str]]:
    """Each kind of command that has fields, in each phase in which it may be legal."""
    kinds = {(kind, phase) for kind in book.ruleset.commands if kind.__struct_fields__ for phase in kind.phases}
    return kinds if _hands_over(book) else kinds - {(Face, ROUND)}


def _hands_over(book: Book) -> bool:
    """Whether sections take fights over in this book."""
    return "until_round" in book_of(created(book, "0").game.state).fight_terms


def taken_over(book: Book) -> Sheet:
    """A section that has taken its fight over and has its end left, which random games hardly ever reach."""
    game = created(book, "0").game
    fight = OpenFight(enemies=(Foe(name="A", skill=1, stamina=90),), until_round=1)
    game.submit(BeginAdventure(adventure="A"), confirm=True)
    game.submit(Enter(section=1, orders=Orders(end="other"), fight=fight), confirm=True)
    game.submit(FightRound(), (1, 1, 1, 1))
    while game.phase == "blow":
        game.submit(AnswerBlow(luck=False))
    return game.state


def legal(book: Book, most: int) -> Legal:
    """So many legal commands of each kind in each phase, with the state where they are, out of random games."""
    found: Legal = {}
    wanted = every(book)
    for seed in range(GAMES):
        if all(len(found.get(key, ())) >= most for key in wanted - {(Face, ROUND)}):
            break
        machine = created(book, str(seed))
        random = Random(seed)
        if seed == 0:
            machine.game.rewind(0)
        for _ in range(60):
            if machine.game.phase == "over":
                note(found, most, book, machine.game.state, book.legal(machine.game))
                machine.game.undo()
            machine.step(1, random.getrandbits(32))
            note(found, most, book, *machine.legal)
    if _hands_over(book):
        note(found, most, book, taken_over(book), [Face()])
    return found


def note(found: Legal, most: int, book: Book, sheet: Sheet, commands: list[Command]) -> None:
    for command in commands:
        known = found.setdefault((type(command), book.ruleset.phase(sheet)), [])
        if len(known) < most:
            known.append((sheet, command))


@pytest.mark.parametrize("book", BOOKS)
@most(1, 6)
def test_no_field_takes_what_is_out_of_bounds(book: Book, most: int) -> None:
    """A legal command with one field spoilt is legal no more, in every phase in which there is such a command."""
    known = legal(book, most)
    taken = [
        (kind.__name__, phase, [f"{name}: {str(value)[:40]!r}" for name, value in asdict(other).items()])
        for kind in book.ruleset.commands
        for phase in kind.phases
        for sheet, command in known.get((kind, phase), ())
        for other in spoilt(inspect.type_info(kind), command)
        if book.ruleset.why_not(sheet, other) is None
    ]
    assert taken == []
    assert {(kind.__name__, phase) for kind, phase in every(book) - set(known)} == set()
