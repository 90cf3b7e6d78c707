"""How the program plays monsters: a temper chooses among the legal commands (Les monstres)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf
from typing import Final, NamedTuple

from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike, opponents
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
from ffapp.doonjons.turns import EndTurn, Move
from ffapp.doonjons.ways import Board, Cells, board_of, passable, seen_from

LEASH: Final = 8
"""So many cells a guard goes from its post, and so far from it it hears that somebody is wounded."""

CLOSE: Final = 5
"""So many cells from an opponent a cautious one that is hurt keeps away."""


class Prey(NamedTuple):
    """An opponent as a monster sees it: the cells from which the monster can strike it (`goals`), so many `moves` that
    lead to one of them (0: it is in range), how `far` it stands, how many `blows` it is likely to take until it dies,
    and for one that is cautious, what damage a blow of its own is likely to do."""

    figure: Figure
    cell: Cell
    goals: Cells
    moves: int
    far: int
    blows: float
    danger: float


def choose(state: Campaign, options: Iterable[Command] | None = None) -> Command:
    """What a monster does now, of the `options` given (None: all that the rules allow): strike, move, or end its turn.

    Its temper is its own, or that of the dungeon (`Campaign.control`). "nearest" goes for the opponent that it gets at
    first. "weakest" goes, of those that it can still strike in this turn, for the one that it brings nearest to death
    by the blows that are left to it (hit points left, armour class), or else for the one that takes the fewest moves
    and blows; "cautious" for the one that does the most damage to it, and with half of its hit points or fewer it keeps
    its last action for getting away. "guard" leaves its post for those only that it can strike within `LEASH` cells of
    it, or, once somebody is wounded within these, who could strike it at its post; and comes back. Whoever shoots steps
    back from an adjacent opponent first, where it can shoot from there. Of opponents that nobody can get at, others are
    taken; where all are walled in by figures, the nearest is approached. Monsters have no spells, and the program as
    master never intervenes (the extended rules give monsters none, and interventions to a person).
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
        self.struck: set[int] | None = None
        """Who can be struck of those in range; None where all can."""
        if options is not None:
            self._keep(options)
        self.post = self.monster.post if isinstance(self.monster, Monster) and self.temper == "guard" else None
        if self.post is not None:
            self._guard(self.post)
        self.waves = [self.here, (self.here | self.open) & self.free]
        """Where it can stand after none, one, two … moves."""

    def _keep(self, options: Iterable[Command]) -> None:
        """Keeps to what is among these options."""
        given = tuple(options)
        self.open &= self.board.of(parsed(one.to) for one in given if isinstance(one, Move))
        self.struck = {one.target for one in given if isinstance(one, Strike)}

    def _guard(self, post: Cell) -> None:
        """Keeps a guard by its post, but from those who hurt it there."""
        near = self.board.around(post, LEASH)
        if any(one.left < one.hit_points and self.board.at(one.cell) & near for one in self.state.dungeon.monsters):
            foes = [one for one in self.enemies if self._strikes(one, post)]
            if foes:
                self.enemies = foes
                return
        self.free &= self.board.grown(self.board.at(post), LEASH) | self.here

    def _strikes(self, one: Figure, cell: Cell) -> bool:
        """Whether an opponent could strike into that cell from where it stands."""
        means = attack_of(one)
        return means is not None and bool(self._goals(cell, means) & self.board.at(one.cell))

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
        goals = self._goals(there.cell, means) & self.free
        moves = self._moves(goals)
        if not moves:
            return None
        ring = self._ring(goals, moves - 1) if moves > 1 else self._soonest(goals)
        move = self._towards(there.cell, ring, means.reach)
        return None if move is None else Approach(move, moves)

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
            goals = self._goals(one.cell, means) & self.free
            moves = self._moves(goals)
            if moves is not None:
                yield self._prey(one, one.cell, goals, moves, means)

    def _prey(self, one: Figure, cell: Cell, goals: Cells, moves: int, means: Attack) -> Prey:
        worth = chance_of(means, one).faces / D20 * means.damage.mean
        theirs = attack_of(one) if self.temper == "cautious" else None
        danger = chance_of(theirs, self.monster).faces / D20 * theirs.damage.mean if theirs is not None else 0.0
        return Prey(one, cell, goals, moves, distance(self.at, cell), one.left / worth if worth else inf, danger)

    def _wanted(self, prey: Prey) -> tuple[float, ...]:
        """A rank of opponents, the lowest first."""
        blows = self.state.actions - prey.moves
        nearest = (prey.moves, prey.far, prey.blows, prey.figure.id)
        if self.temper == "weakest":
            return (0, -min(1.0, blows / prey.blows), *nearest) if blows > 0 else (1, prey.moves + prey.blows, *nearest)
        if self.temper == "cautious" and blows > 0:
            return (0, -prey.danger, *nearest)
        return (1, 0, *nearest)

    # -- what ------------------------------------------------------------------------------------------------------

    def _at(self, prey: Prey, means: Attack) -> Command | None:
        """The next action against an opponent; None where the options have none."""
        if prey.moves:
            return self._towards(prey.cell, self._ring(prey.goals, prey.moves - 1), means.reach)
        back = self._back(prey, means)
        if back is not None:
            return back
        return Strike(target=prey.figure.id) if self.struck is None or prey.figure.id in self.struck else None

    def _goals(self, cell: Cell, means: Attack) -> Cells:
        """The cells from which something in that cell can be struck, were they free."""
        goals = self.board.around(cell, means.reach)
        if self.state.walls and means.reach > 1:
            goals &= seen_from(self.state.dungeon.floor, cell)
        return goals

    def _moves(self, goals: Cells) -> int | None:
        """So many moves lead to one of these cells, None where no way does."""
        for moves, wave in enumerate(self.waves):
            if wave & goals:
                return moves
        while True:
            last = self.waves[-1]
            wider = self.board.grown(last, self.steps, self.room) & self.free | last
            if wider == last:
                return None
            self.waves.append(wider)
            if wider & goals:
                return len(self.waves) - 1

    def _ring(self, goals: Cells, moves: int) -> Cells:
        """The cells from which so many moves lead to one of the goals."""
        for _ in range(moves):
            goals |= self.board.grown(goals, self.steps, self.room) & self.free
        return goals

    def _towards(self, cell: Cell, ring: Cells, reach: int) -> Move | None:
        """The move into a ring that brings a cell in range from as far as possible, or else nearest to it, of equal
        ones along the straightest way."""
        wanted = ring & self.open
        if not wanted:
            return None
        wanted = self._best(wanted, cell, reach)
        ranks = ((_straight(to, cell), _aside(self.at, to, cell), to) for to in self.board.cells(wanted))
        return Move(to=min(ranks)[-1].name)

    def _best(self, cells: Cells, target: Cell, reach: int) -> Cells:
        """Of some cells those that are as far from a target as `reach` allows, or else nearest to it."""
        around, far = self.board.around, distance(self.at, target)
        if inside := cells & around(target, reach):
            far = min(reach, far + self.steps)
            while not (at := inside & ~around(target, far - 1)):
                far -= 1
            return at
        far = max(reach + 1, far - self.steps)
        while not (at := cells & around(target, far)):
            far += 1
        return at

    def _back(self, prey: Prey, means: Attack) -> Move | None:
        """A step back from adjacent opponents to where the same one can still be shot at, with an action to do so."""
        if means.reach == 1 or self.state.actions < 2 or self._alone(self.at) > 1:
            return None
        return self._farthest(prey.goals & ~self.board.grown(self.board.of(one.cell for one in self.enemies)))

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
        return hurt(monster.left, monster.hit_points) and self._alone(self.at) <= CLOSE

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
        goals = self.board.at(self.post) & self.free
        moves = self._moves(goals)
        return self._towards(self.post, self._ring(goals, moves - 1), 0) if moves else None

    def _crowded(self, means: Attack) -> Move | None:
        """Nobody can be got at: the move towards whom nothing but figures keep from it."""
        self.free = self.board.floor
        self.room = self.board.floor if self.state.walls else self.board.area
        self.waves = [self.here]
        preys = sorted(self._preys(means), key=self._wanted)
        nearer = (self._at(prey, means) for prey in preys if prey.moves)
        return next((move for move in nearer if isinstance(move, Move)), None)


def _straight(one: Cell, other: Cell) -> int:
    """The square of the straight distance between two cells: a diagonal step is longer than one along a side."""
    return (one.column - other.column) ** 2 + (one.row - other.row) ** 2


def _aside(start: Cell, cell: Cell, target: Cell) -> int:
    """How far a cell lies from the straight line between two others, as a figure that grows with that."""
    across, down = target.column - start.column, target.row - start.row
    return abs(across * (cell.row - start.row) - down * (cell.column - start.column))
