"""Every field of every command is checked, whatever else the command says: what no hand can type is refused."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import inspect
from msgspec.structs import asdict, replace

from ffapp.core.messages import Command
from ffapp.gamebook.sheet import Sheet
from tests.gamebook.examples import legal_commands
from tests.gamebook.machine import Book, created
from tests.gamebook.test_random_play import BOOKS

TEXTS = ("x" * 10_001, " " * 10_000 + "x", "\ud800")
NUMBERS = (-(10**30), -10_000, 10_000, 10**30)

Legal = dict[tuple[type[Command], str], list[tuple[Sheet, Command]]]

GAMES, MOST = 30, 6
"""So many random games; so many legal commands of each kind in each phase are spoilt."""


def spoilt(kind: inspect.Type, value: Any) -> Iterator[Any]:
    """The value with one text or number in it, however deep, or in what it leaves out, out of all bounds."""
    match kind:
        case inspect.StrType():
            yield from TEXTS
        case inspect.IntType():
            yield from NUMBERS
        case inspect.Metadata():
            yield from spoilt(kind.type, value)
        case inspect.UnionType():
            for part in kind.types:
                yield from spoilt(part, value)
        case inspect.VarTupleType():
            for index, member in enumerate(value or ()):
                for other in spoilt(kind.item_type, member):
                    yield (*value[:index], other, *value[index + 1 :])
        case inspect.StructType():
            whole = value if isinstance(value, kind.cls) else _smallest(kind)
            for part in kind.fields:
                for other in spoilt(part.type, getattr(whole, part.name)):
                    yield replace(whole, **{part.name: other})


def _smallest(kind: inspect.StructType) -> Any:
    """A struct of this kind with nothing in it that is out of bounds."""
    fill = {inspect.StrType: "A", inspect.IntType: 1}
    return kind.cls(**{part.name: fill[type(part.type)] for part in kind.fields if part.required})


def legal(book: Book) -> Legal:
    """Legal commands of each kind in each phase, with the state where they are, out of random games."""
    found: Legal = {}
    for seed in range(GAMES):
        machine = created(book, str(seed))
        random = Random(seed)
        if seed == 0:
            machine.game.rewind(0)
        for _ in range(60):
            sheet = machine.game.state
            for command in legal_commands(machine.game, book.examples):
                known = found.setdefault((type(command), machine.game.phase), [])
                if len(known) < MOST:
                    known.append((sheet, command))
            if machine.game.phase == "over":
                machine.game.undo()
            machine.step(1, random.getrandbits(32))
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_no_field_takes_what_is_out_of_bounds(book: Book) -> None:
    """A legal command with one field spoilt is legal no more, in every phase in which there is such a command."""
    known = legal(book)
    taken = [
        (kind.__name__, phase, [f"{name}: {str(value)[:40]!r}" for name, value in asdict(other).items()])
        for kind in book.ruleset.commands
        for phase in kind.phases
        for sheet, command in known.get((kind, phase), ())
        for other in spoilt(inspect.type_info(kind), command)
        if book.ruleset.why_not(sheet, other) is None
    ]
    assert taken == []
    every = {(kind, phase) for kind in book.ruleset.commands if kind.__struct_fields__ for phase in kind.phases}
    assert {(kind.__name__, phase) for kind, phase in every - set(known)} == set()
