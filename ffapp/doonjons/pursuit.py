"""The shortest way to an opponent and the blow at its end, as commands of one turn (Se déplacer, Attaquer)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.campaign import Campaign, acting_figure, after_action, figure_of, with_figure
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.figures import named
from ffapp.doonjons.tempers import approach


class Pursuit(NamedTuple):
    """How whose turn it is gets at an opponent: `commands` are the actions of this turn, each a command of its own, of
    which a blow is the last; `moves` so many bring it in range, in this turn and later; `cell` is where the way of this
    turn ends."""

    commands: tuple[Command, ...]
    moves: int
    cell: Cell

    @property
    def strikes(self) -> bool:
        """Whether the blow falls in this turn."""
        return isinstance(self.commands[-1], Strike)


def pursuit(state: Campaign, target: int) -> Pursuit:
    """The way with the fewest moves, by the walls of the campaign, and the blow as soon as it is possible. An opponent
    in range is struck at once.

    Raises `Refusal` where it cannot be attacked at all, or no way leads to where it could be ("target-unreachable").
    """
    strike, acting = Strike(target=target), acting_figure(state)
    commands: list[Command] = []
    total: int | None = None
    refusal = _why_not(state, strike)
    while refusal is not None and state.actions > 0:
        way = approach(state, target)
        if way is None:
            break
        total = way.moves if total is None else total
        commands.append(way.move)
        acting = replace(acting, cell=parsed(way.move.to))
        state = after_action(with_figure(state, acting), state.actions - 1)
        refusal = _why_not(state, strike)
    if refusal is None and state.actions > 0:
        commands.append(strike)
    if not commands:
        there = figure_of(state, target)
        raise Refusal("target-unreachable", **({} if there is None else named(there).arguments()))
    return Pursuit(tuple(commands), total or 0, acting.cell or Cell(0, 0))


def _why_not(state: Campaign, strike: Strike) -> Refusal | None:
    """That the opponent is out of range or of sight, where it is. Raises what else stands against the attack."""
    try:
        strike.check(state)
    except Refusal as refusal:
        if refusal.rule not in ("target-too-far", "target-hidden"):
            raise
        return refusal
    return None
