"""How the program plays monsters: a temper chooses among the legal commands (Les monstres)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf
from typing import Final, NamedTuple

from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike, in_range, opponents
from ffapp.doonjons.campaign import Campaign, acting_figure, everybody
from ffapp.doonjons.cells import Cell, distance, parsed
from ffapp.doonjons.figures import (
    D20,
    Attack,
    Character,
    Figure,
    Monster,
    attack_of,
    chance_of,
    hurt,
    steps,
    temper_of,
)
from ffapp.doonjons.notation import NO_DICE
from ffapp.doonjons.turns import EndTurn, Move
from ffapp.doonjons.ways import Board, Cells, board_of, passable, seen_from

LEASH: Final = 5
"""So many cells a guard goes from its post."""


class Prey(NamedTuple):
    """An opponent as a monster sees it: the cells from which the monster can strike it (`rings[0]`), those from which
    one move leads there (`rings[1]`), and so on to the monster's own cell; how far it stands, how many blows it is
    likely to take until it dies, and for one that is cautious, what damage a blow of its own is likely to do."""

    figure: Figure
    cell: Cell
    rings: tuple[Cells, ...]
    far: int
    blows: float
    danger: float

    @property
    def moves(self) -> int:
        """So many moves bring it in range."""
        return len(self.rings) - 1


def choose(state: Campaign, options: Iterable[Command] | None = None) -> Command:
    """What a monster does now, of the `options` given (None: all that the rules allow): strike, move, or end its turn.

    Its temper is its own, or that of the dungeon (`Campaign.control`). "nearest" goes for the opponent that it gets at
    first. "weakest" prefers, of those that it can still strike in this turn, the one that is likely to die of the
    fewest blows (hit points left, armour class), "cautious" the one that does the most damage for what it takes to
    kill it; with half of its hit points or fewer a cautious one keeps its last action for getting away. "guard" leaves
    its post for those only that it can strike within `LEASH` cells of it, and comes back. Whoever shoots steps back
    from an adjacent opponent first, where it can shoot from there. Of opponents that nobody can get at, others are
    taken; where all are walled in by figures, the nearest is approached.
    """
    return _Mind(state, options).choice()


class Approach(NamedTuple):
    """The next `move` towards an opponent that is out of range, the first of so many `moves`."""

    move: Move
    moves: int


def approach(state: Campaign, target: int) -> Approach | None:
    """How whose turn it is, a monster or a character, gets an opponent in range by the fewest moves; None where no way
    leads there, or it is in range already."""
    return _Mind(state, None).approach(target)


class _Mind:
    """One choice of one monster."""

    def __init__(self, state: Campaign, options: Iterable[Command] | None) -> None:
        self.state = state
        self.monster = acting_figure(state)
        self.temper = temper_of(self.monster, state.control) if isinstance(self.monster, Monster) else "nearest"
        self.means = attack_of(self.monster)
        self.board: Board = board_of(state.dungeon.floor)
        self.at = self.monster.cell or Cell(0, 0)
        self.here = self.board.at(self.at)
        self.enemies = [one for one in opponents(state, self.monster) if one.cell is not None]
        self.steps = steps(self.monster)
        self.free = self.board.floor & ~self.board.of(one.cell for one in everybody(state)) | self.here
        self.room = passable(state, self.monster) if state.walls else self.board.area
        self.open = self.board.grown(self.here, self.steps, self.room) & self.free & ~self.here
        """Where a move leads."""
        self.struck = {one.id for one in in_range(state, self.monster)}
        if options is not None:
            self._keep(options)
        self.post = self.monster.post if isinstance(self.monster, Monster) and self.temper == "guard" else None
        if self.post is not None:
            self.free &= self.board.grown(self.board.at(self.post), LEASH) | self.here

    def _keep(self, options: Iterable[Command]) -> None:
        """Keeps to what is among these options."""
        given = tuple(options)
        self.open &= self.board.of(parsed(one.to) for one in given if isinstance(one, Move))
        self.struck &= {one.target for one in given if isinstance(one, Strike)}

    def choice(self) -> Command:
        means = self.means
        if means is None:
            return EndTurn()
        if self._flees():
            away = self._away()
            if away is not None:
                return away
        preys = list(self._preys(means))
        for prey in sorted(preys, key=self._wanted):
            action = self._at(prey, means)
            if action is not None:
                return action
        if self.post is not None:
            return self._home() or EndTurn()
        return (None if preys else self._crowded(means)) or EndTurn()

    def approach(self, target: int) -> Approach | None:
        """The next move towards one opponent."""
        means, there = self.means, next((one for one in self.enemies if one.id == target), None)
        if means is None or there is None or there.cell is None:
            return None
        rings = self._rings(self._goals(there.cell, means) & self.free)
        if len(rings) < 2:
            return None
        ring = rings[-2] if len(rings) > 2 else self._soonest(rings[0])
        move = self._towards(there.cell, ring, means)
        return None if move is None else Approach(move, len(rings) - 1)

    def _soonest(self, cells: Cells) -> Cells:
        """Those of a set to which the fewest cells lead, of the cells where a move leads."""
        for far in range(1, self.steps + 1):
            if soonest := self.board.grown(self.here, far, self.room) & cells & self.open:
                return soonest
        return cells

    # -- whom ------------------------------------------------------------------------------------------------------

    def _preys(self, means: Attack) -> Iterator[Prey]:
        """The opponents that a way leads to, in no order."""
        for one in self.enemies:
            assert one.cell is not None
            rings = self._rings(self._goals(one.cell, means) & self.free)
            if rings:
                yield self._prey(one, one.cell, rings, means)

    def _prey(self, one: Figure, cell: Cell, rings: tuple[Cells, ...], means: Attack) -> Prey:
        worth = chance_of(means, one).faces / D20 * means.damage.mean
        theirs = attack_of(one) if self.temper == "cautious" else None
        danger = chance_of(theirs, self.monster).faces / D20 * theirs.damage.mean if theirs is not None else 0.0
        return Prey(one, cell, rings, distance(self.at, cell), one.left / worth if worth else inf, danger)

    def _wanted(self, prey: Prey) -> tuple[float, ...]:
        """A rank of opponents, the lowest first."""
        soon = prey.moves < self.state.actions
        nearest = (prey.moves, prey.far, prey.blows, prey.figure.id)
        if self.temper == "weakest" and soon:
            return (0, prey.blows, *nearest)
        if self.temper == "cautious" and soon:
            return (0, prey.blows / prey.danger if prey.danger else inf, *nearest)
        return (1, 0, *nearest)

    # -- what ------------------------------------------------------------------------------------------------------

    def _at(self, prey: Prey, means: Attack) -> Command | None:
        """The next action against an opponent; None where the options have none."""
        if prey.moves == 0:
            back = self._back(prey, means)
            return back or (Strike(target=prey.figure.id) if prey.figure.id in self.struck else None)
        return self._towards(prey.cell, prey.rings[-2], means)

    def _goals(self, cell: Cell, means: Attack) -> Cells:
        """The cells from which something in that cell can be struck, were they free."""
        goals = self.board.grown(self.board.at(cell), means.reach)
        if self.state.walls and means.reach > 1:
            goals &= seen_from(self.state.dungeon.floor, cell)
        return goals

    def _rings(self, goals: Cells) -> tuple[Cells, ...]:
        """Goals, then what is a move away from what came before, up to the own cell; none where no way leads there."""
        rings = [goals]
        while not rings[-1] & self.here:
            wider = self.board.grown(rings[-1], self.steps, self.room) & self.free
            if wider | rings[-1] == rings[-1]:
                return ()
            rings.append(wider | rings[-1])
        return tuple(rings)

    def _towards(self, cell: Cell, ring: Cells, means: Attack) -> Move | None:
        """The move into a ring that brings a cell in range from as far as possible, or else nearest to it, of equal
        ones along the straightest way."""
        best: tuple[int, int, int, int, Cell] | None = None
        for to in self.board.cells(ring & self.open):
            far = distance(to, cell)
            beyond = max(0, far - means.reach)
            rank = (beyond, -far if beyond == 0 else far, _straight(to, cell), _aside(self.at, to, cell), to)
            if best is None or rank < best:
                best = rank
        return Move(to=best[-1].name) if best is not None else None

    def _back(self, prey: Prey, means: Attack) -> Move | None:
        """A step back from adjacent opponents to where the same one can still be shot at, with an action to do so."""
        if means.reach == 1 or self.state.actions < 2 or self._alone(self.at) > 1:
            return None
        return self._farthest(prey.rings[0] & ~self.board.grown(self.board.of(one.cell for one in self.enemies)))

    def _farthest(self, cells: Cells) -> Move | None:
        """The move into a set that leads farthest from all opponents; none where it does not lead farther."""
        best: tuple[int, int, Cell] | None = None
        for to in self.board.cells(cells & self.open):
            rank = (-self._alone(to), distance(self.at, to), to)
            if best is None or rank < best:
                best = rank
        return Move(to=best[-1].name) if best is not None and -best[0] > self._alone(self.at) else None

    def _alone(self, cell: Cell) -> int:
        """How far the nearest opponent is from a cell."""
        return min((distance(cell, one.cell or cell) for one in self.enemies), default=0)

    # -- otherwise -------------------------------------------------------------------------------------------------

    def _flees(self) -> bool:
        """Whether this is the last action of one that is cautious and hurt, with opponents about."""
        monster = self.monster
        if self.temper != "cautious" or self.state.actions > 1 or isinstance(monster, Character):
            return False
        return hurt(monster.left, monster.hit_points) and self._alone(self.at) <= LEASH

    def _away(self) -> Move | None:
        """The move that leads farthest away, out of sight where walls hide."""
        cells = self.board.floor
        if self.state.walls:
            for one in self.enemies:
                cells &= ~seen_from(self.state.dungeon.floor, one.cell or self.at)
        return (self._farthest(cells) if cells != self.board.floor else None) or self._farthest(self.board.floor)

    def _home(self) -> Move | None:
        """The move back to the post of a guard."""
        assert self.post is not None
        rings = self._rings(self.board.at(self.post) & self.free)
        return self._towards(self.post, rings[-2], Attack(0, 0, NO_DICE)) if len(rings) > 1 else None

    def _crowded(self, means: Attack) -> Move | None:
        """Nobody can be got at: the move towards whom nothing but figures keep from it."""
        free, room = self.free, self.room
        self.free = self.board.floor
        self.room = self.board.floor if self.state.walls else self.board.area
        preys = sorted(self._preys(means), key=self._wanted)
        self.free, self.room = free, room
        nearer = (self._towards(prey.cell, prey.rings[-2], means) for prey in preys if prey.moves)
        return next((move for move in nearer if move is not None), None)


def _straight(one: Cell, other: Cell) -> int:
    """The square of the straight distance between two cells: a diagonal step is longer than one along a side."""
    return (one.column - other.column) ** 2 + (one.row - other.row) ** 2


def _aside(start: Cell, cell: Cell, target: Cell) -> int:
    """How far a cell lies from the straight line between two others, as a figure that grows with that."""
    across, down = target.column - start.column, target.row - start.row
    return abs(across * (cell.row - start.row) - down * (cell.column - start.column))
