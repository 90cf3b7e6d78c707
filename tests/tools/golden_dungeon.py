"""The dungeon that is kept for ever as a file of each version of dungeons: all that one holds, and what is left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.dungeon import Dungeon, Thing
from ffapp.doonjons.figures import Monster
from ffapp.resources import dungeons
from ffapp.store.dungeons import SUFFIX, VERSION, decoded, encoded, read_dungeon


def kept() -> dict[str, Dungeon]:
    """By the name of the file: a dungeon with something in every field, and one that leaves out all that it can."""
    lair = read_dungeon(dungeons() / f"classic-3{SUFFIX}")
    hydra = Monster(
        id=90,
        species="Hydre à trois têtes",
        damage="2d6",
        hit_points=40,
        left=40,
        reach=4,
        speed=6,
        armour_class=18,
        initiative=7,
        dexterity=3,
        temper="guard",
        cell=parsed("Y15"),
    )
    full = replace(
        lair,
        monsters=(*lair.monsters, hydra, Monster(id=91, kind="rat", damage="1d2", hit_points=3, left=3)),
        things=(*lair.things, Thing(id=92, kind="mace", cell=Cell(3, 3))),
        starts=(lair.starts[0], None, *lair.starts[2:]),
        title="L’antre",
        context="Une chaleur monte.\nQui descend ?",
    )
    return {"full": full, "empty": Dungeon(monsters=(Monster(id=1, species="M", damage="1d4", hit_points=2, left=2),))}


def spelled(value: Any) -> Any:
    """A record with every field, also those that a file leaves out."""
    if isinstance(value, Cell):
        return value.name
    if isinstance(value, msgspec.Struct):
        return {name: spelled(field) for name, field in asdict(value).items()}
    return [spelled(one) for one in value] if isinstance(value, tuple) else value


def write(folder: Path) -> None:
    """Writes the files of today's version, each with what it is read as, where there are none."""
    folder.mkdir(exist_ok=True)
    for name, dungeon in kept().items():
        path = folder / f"{name}-v{VERSION}{SUFFIX}"
        if not path.exists():
            path.write_bytes(encoded(dungeon))
            told = spelled(decoded(encoded(dungeon), path))
            path.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
