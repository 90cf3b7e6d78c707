"""What a save holds is read the same by every later program: no default follows a rule, and an event only assigns."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import ffapp.doonjons
import ffapp.gamebook
from ffapp.core.messages import Event
from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.dungeon import Dungeon
from tests.doonjons.machine import DOONJONS, gathered
from tests.doonjons.play import RULES
from tests.machine import Machine

GAMES = 12


def defaults(folder: Path) -> Iterator[tuple[str, ast.expr]]:
    """The default of every field of every struct in the sources of a package."""
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(keyword.arg == "frozen" for keyword in node.keywords):
                for line in node.body:
                    field = isinstance(line, ast.AnnAssign) and "ClassVar" not in ast.unparse(line.annotation)
                    if field and isinstance(line, ast.AnnAssign) and line.value:
                        yield f"{node.name}.{ast.unparse(line.target)}", line.value


def follows_a_rule(default: ast.expr) -> bool:
    """Whether a default is anything but a literal or a record made of defaults and literals."""
    parts = list(ast.walk(default))
    made = {ast.unparse(part.func) for part in parts if isinstance(part, ast.Call)}
    return bool({part.id for part in parts if isinstance(part, ast.Name)} - made)


@pytest.mark.parametrize("package", [ffapp.doonjons, ffapp.gamebook], ids=["doonjons", "gamebook"])
def test_no_default_of_a_record_follows_a_rule(package: object) -> None:
    [folder] = package.__path__  # type: ignore[attr-defined]
    found = dict(defaults(Path(folder)))
    assert len(found) > 20
    assert [name for name, default in found.items() if follows_a_rule(default)] == []


def test_a_file_that_leaves_out_the_floor_has_the_smallest_of_today() -> None:
    assert Dungeon().floor == ("...............",) * 15


def happened() -> list[Event]:
    """Events of random games."""
    found: list[Event] = []
    for seed in range(GAMES):
        machine, random = gathered(str(seed)), Random(seed)
        if seed % 4 == 0:
            machine = Machine(DOONJONS, "fate", str(seed))
        for _ in range(60):
            if machine.game.phase == "over":
                machine.game.undo()
            machine.step(1, random.getrandbits(32))
        found += [event for step in machine.game.path() for event in step.events]
    return found


def test_applying_an_event_only_assigns() -> None:
    """On a table where nothing is that it speaks of, an event changes what it can and never fails."""
    events = happened()
    assert len({type(event) for event in events}) > len(RULES.events) * 2 // 3
    for event in events:
        assert isinstance(event.apply(Campaign()), Campaign)
