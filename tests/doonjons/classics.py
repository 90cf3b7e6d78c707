"""The classic dungeons: small, and the same for ever, so that tests can tell cells of them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ffapp import resources
from ffapp.core.messages import Command
from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.setup import UseDefault, UseDungeon
from ffapp.store.dungeons import SUFFIX, read_dungeon

_GROUPS: Final = {
    1: ((0,), (0, 1), (0, 1, 2), (0, 1, 2), (0, 1, 2, 3), (0, 1, 2, 3)),
    2: ((0,), (0, 1), (0, 1), (0, 1, 2), (0, 1, 2, 3), (0, 1, 2, 3, 4)),
    3: ((1, 2), (0,), (0, 1), (0, 1), (0, 1, 2), (0, 1, 2, 3)),
}
"""Which of the monsters of each are for a party of 1 to 6."""


def classic(number: int, party: int) -> Dungeon:
    """The classic of that number for a party of that size."""
    whole = read_dungeon(resources.dungeons() / f"classic-{number}{SUFFIX}")
    starts = whole.starts[:party]
    idle = whole.starts[party:]
    return replace(
        whole,
        monsters=tuple(whole.monsters[at] for at in _GROUPS[number][party - 1]),
        things=tuple(thing for thing in whole.things if thing.cell not in idle),
        starts=starts,
    )


def classically(state: Campaign, command: Command) -> Command:
    """A command, with the classic dungeon in the place of the default."""
    if not isinstance(command, UseDefault):
        return command
    return UseDungeon(dungeon=classic(state.number, len(state.characters)))
