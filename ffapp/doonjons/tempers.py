"""How the program plays monsters: a temper chooses among the legal commands (Les monstres)."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from operator import itemgetter
from typing import Final, NamedTuple

from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike, hidden, opponents
from ffapp.doonjons.campaign import Campaign, acting_figure, everybody
from ffapp.doonjons.cells import Cell, distance, parsed
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.figures import (
    Attack,
    Character,
    Figure,
    Monster,
    attack_of,
    attack_with,
    hurt,
    likely,
    steps,
    temper_of,
)
from ffapp.doonjons.turns import EndTurn, Move
from ffapp.doonjons.ways import Board, Cells, board_of, passable, seen_from

LEASH: Final = 6
"""So many cells a guard goes from its post, and so far from it it hears that somebody is wounded."""

CLOSE: Final = 5
"""So many cells from an opponent a cautious one that is hurt keeps away."""

PRESSED: Final = 1
"""So near two opponents have to be for a cautious one to step away from them."""

WARY: Final = 2
"""So many of its actions a cautious one that is hurt keeps for that."""


class Prey(NamedTuple):
    """An opponent as a monster sees it: so many `moves` bring it in range (0: it is), so `far` it stands, so many
    `blows` it is likely to take until it dies, and for one that is cautious, what damage a blow of its own is likely to
    do."""

    figure: Figure
    cell: Cell
    moves: int
    far: int
    blows: float
    danger: float


def choose(state: Campaign, options: Iterable[Command] | None = None) -> Command:
    """What a monster does now, of the `options` given (None: all that the rules allow): strike, move, or end its turn.

    Its temper is its own, or that of the dungeon (`Campaign.control`). "nearest" goes for the opponent that it gets at
    first. "weakest" goes, of those that it can still strike in this turn, for the one that it brings nearest to death
    by the blows that are left to it (hit points left, armour class), or else for the one that takes the fewest moves
    and blows. "cautious" goes for the one that can do the most damage to it; with half of its hit points or fewer it
    uses its last two actions, and with two opponents within `PRESSED` cells its last one, to get away from whoever is
    close, or for blows where nobody is, unless one is likely to kill. "guard" leaves its post for those only that it
    can strike within `LEASH` cells of it, or, once it is wounded, or somebody within these, for who could strike it at
    its post; and comes back. Whoever shoots steps back from an adjacent opponent first, where it can shoot from there.
    Of opponents that nobody can get at, others are taken; where all are walled in by figures, the nearest is
    approached. Monsters have no spells, and the program as master never intervenes: the extended rules give spells to
    characters, and interventions to a person.
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


class Legs:
    """Where a figure can go in moves of so many `steps`: through the cells of `room`, each ending in one that is `free`
    or its own. `open` is where the next move leads."""

    def __init__(self, board: Board, at: Cell, steps: int, room: Cells, free: Cells) -> None:
        self._board, self._steps, self._room = board, steps, room
        here = board.at(at)
        self.free = free | here
        self.open = board.grown(here, steps, room) & free & ~here
        self._waves = [here, here | self.open]

    def soonest(self, cells: Cells) -> Cells:
        """Of some cells where the next move leads, those that are the fewest steps away."""
        for far in range(1, self._steps + 1):
            if soonest := self._board.grown(self._waves[0], far, self._room) & cells & self.open:
                return soonest
        return 0

    def moves(self, goals: Cells) -> int | None:
        """So many moves lead to one of these cells, None where no way does."""
        waves = self._waves
        for moves, wave in enumerate(waves):
            if wave & goals:
                return moves
        while True:
            wider = self._board.grown(waves[-1], self._steps, self._room) & self.free | waves[-1]
            if wider == waves[-1]:
                return None
            waves.append(wider)
            if wider & goals:
                return len(waves) - 1

    def before(self, goals: Cells, moves: int) -> Cells:
        """The cells from which so many moves lead to one of the goals."""
        goals &= self.free
        for _ in range(moves):
            goals |= self._board.grown(goals, self._steps, self._room) & self.free
        return goals


class _Mind:
    """One choice of one monster."""

    def __init__(self, state: Campaign, options: Iterable[Command] | None) -> None:
        self.state = state
        self.monster = acting_figure(state)
        self.temper = temper_of(self.monster, state.control) if isinstance(self.monster, Monster) else "nearest"
        self.board: Board = board_of(state.dungeon.floor)
        self.at = self.monster.cell or Cell(0, 0)
        self.enemies = [one for one in opponents(state, self.monster) if one.cell is not None]
        self.given = None if options is None else tuple(options)
        self.post = self.monster.post if isinstance(self.monster, Monster) and self.temper == "guard" else None
        self.alarmed = False
        self._legs: Legs | None = None

    def choice(self) -> Command:
        means = attack_of(self.monster)
        if means is None:
            return EndTurn()
        preys = self._near(means)
        if self._flees() and not any(prey.blows <= 1 for prey in preys):
            close = self._alone(self.at) <= CLOSE
            return (self._away() if close else None) or self._against(preys, means) or EndTurn()
        action = self._against(preys, means) if self.temper in ("nearest", "guard") else None
        if action is None:
            self._hear()
            preys += self._far(self.legs, means)
            action = self._against(preys, means)
        if action is None:
            action = self._home() if self.post is not None else None if preys else self._crowded(means)
        return action or EndTurn()

    def approach(self, target: int) -> Approach | None:
        """The next move towards one opponent."""
        means, there = attack_of(self.monster), next((one for one in self.enemies if one.id == target), None)
        if means is None or there is None or there.cell is None:
            return None
        goals = self._goals(there.cell, means)
        moves = self.legs.moves(goals)
        if not moves:
            return None
        ring = self.legs.before(goals, moves - 1) if moves > 1 else self.legs.soonest(goals)
        move = self._towards(there.cell, ring, means.reach)
        return None if move is None else Approach(move, moves)

    # -- where -----------------------------------------------------------------------------------------------------

    @property
    def legs(self) -> Legs:
        """Where it can go, a guard on its leash: looked up only where it does more than strike."""
        if self._legs is None:
            free = self.board.floor & ~self.board.of([one.cell for one in everybody(self.state)])
            if self.post is not None and not self.alarmed:
                free &= self.board.around(self.post, max(LEASH, distance(self.at, self.post)))
            self._legs = self._walking(self._room(), free)
            if self.given is not None:
                self._legs.open &= self.board.of([parsed(one.to) for one in self.given if isinstance(one, Move)])
        return self._legs

    def _room(self) -> Cells:
        """What a move may lead through."""
        return passable(self.state, self.monster) if self.state.walls else self.board.area

    def _walking(self, room: Cells, free: Cells) -> Legs:
        """Where it could go through that room onto those cells."""
        return Legs(self.board, self.at, steps(self.monster), room, free)

    def _goals(self, cell: Cell, means: Attack) -> Cells:
        """The cells from which something in that cell can be struck, were they free."""
        goals = self.board.around(cell, means.reach)
        if self.state.walls and means.reach > 1:
            goals &= seen_from(self.state.dungeon.floor, cell)
        return goals

    # -- whom ------------------------------------------------------------------------------------------------------

    def _hear(self) -> None:
        """Alarms a guard that is wounded, or near whose post somebody is: its enemies are those now who could strike it
        there, if any could."""
        post = self.post
        if post is None or not any(
            one.left < one.hit_points and (one.id == self.monster.id or distance(one.cell or post, post) <= LEASH)
            for one in self.state.dungeon.monsters
        ):
            return
        foes = [one for one in self.enemies if self._strikes(one, post)]
        if foes:
            self.enemies, self.alarmed, self._legs = foes, True, None

    def _strikes(self, one: Figure, cell: Cell) -> bool:
        """Whether an opponent could strike into that cell from where it stands."""
        means = attack_of(one)
        return means is not None and bool(self._goals(cell, means) & self.board.at(one.cell))

    def _near(self, means: Attack) -> list[Prey]:
        """The opponents in range, in no order."""
        near = []
        for one in self.enemies:
            cell = one.cell or self.at
            far = distance(self.at, cell)
            if far <= means.reach and not (self.state.walls and hidden(self.state, self.at, cell)):
                near.append(self._prey(one, cell, 0, far, means))
        return near

    def _far(self, legs: Legs, means: Attack) -> list[Prey]:
        """The opponents that are not in range and that a way leads to, in no order; where the nearest is wanted and
        whatever is decided can be done, without those that are too far away to be it."""
        reached, most, fewest = [], steps(self.monster), inf
        only = self.temper in ("nearest", "guard") and self.given is None and legs is self._legs
        apart = [(distance(self.at, one.cell or self.at), one) for one in self.enemies]
        for far, one in sorted(apart, key=itemgetter(0)) if only else apart:
            if only and far - means.reach > fewest * most:
                break
            cell = one.cell or self.at
            moves = legs.moves(self._goals(cell, means))
            if moves:
                fewest = min(fewest, moves)
                reached.append(self._prey(one, cell, moves, far, means))
        return reached

    def _prey(self, one: Figure, cell: Cell, moves: int, far: int, means: Attack) -> Prey:
        worth = likely(means, one)
        danger = self._danger(one) if self.temper == "cautious" else 0.0
        return Prey(one, cell, moves, far, one.left / worth if worth else inf, danger)

    def _danger(self, one: Figure) -> float:
        """What damage a blow of an opponent is likely to do, with the best of the weapons that it carries."""
        if isinstance(one, Monster):
            return 0.0
        weapons = [PIECES[kind] for kind in (one.weapon, *one.inventory) if kind in PIECES]
        return max([likely(attack_with(one, piece), self.monster) for piece in weapons if piece.reach], default=0.0)

    def _wanted(self, prey: Prey) -> tuple[float, ...]:
        """A rank of opponents, the lowest first."""
        blows = self.state.actions - prey.moves
        nearest = (prey.moves, prey.far, prey.blows, prey.figure.id)
        if self.temper == "weakest":
            if blows <= 0:
                return (1, prey.moves + prey.blows, *nearest)
            return (0, -min(1.0, blows / prey.blows) if prey.blows else -1, *nearest)
        if self.temper == "cautious" and blows > 0:
            return (0, -prey.danger, *nearest)
        return (1, 0, *nearest)

    # -- what ------------------------------------------------------------------------------------------------------

    def _against(self, preys: list[Prey], means: Attack, legs: Legs | None = None) -> Command | None:
        """The next action against the opponent most wanted that there is one against."""
        for prey in sorted(preys, key=self._wanted) if len(preys) > 1 else preys:
            action = self._at(prey, means, legs or self.legs) if prey.moves else self._blow(prey, means)
            if action is not None:
                return action
        return None

    def _blow(self, prey: Prey, means: Attack) -> Command | None:
        """A step back or a blow; None where what is given has neither."""
        strike = Strike(target=prey.figure.id)
        return self._back(prey, means) or (strike if self.given is None or strike in self.given else None)

    def _at(self, prey: Prey, means: Attack, legs: Legs) -> Move | None:
        """The next move towards an opponent, with such legs; None where what is given has none."""
        return self._towards(prey.cell, legs.before(self._goals(prey.cell, means), prey.moves - 1), means.reach)

    def _towards(self, cell: Cell, ring: Cells, reach: int) -> Move | None:
        """The move into a ring that brings a cell in range from as far as possible, or else nearest to it: of equal
        ones the one with the shortest straight line to it, then the one least beside the line from here."""
        wanted = ring & self.legs.open
        if not wanted:
            return None
        across, down = cell.column - self.at.column, cell.row - self.at.row
        best: tuple[int, int, Cell] | None = None
        for to in self.board.cells(self._best(wanted, cell, reach)):
            aside, ahead = cell.column - to.column, cell.row - to.row
            rank = (aside * aside + ahead * ahead, abs(across * ahead - down * aside), to)
            if best is None or rank < best:
                best = rank
        return Move(to=best[-1].name) if best is not None else None

    def _best(self, cells: Cells, target: Cell, reach: int) -> Cells:
        """Of cells where a move leads, those that are as far from a target as `reach` allows, or else nearest to it."""
        around, far, most = self.board.around, distance(self.at, target), steps(self.monster)
        if inside := cells & around(target, reach):
            far = min(reach, far + most)
            while not (at := inside & ~around(target, far - 1)):
                far -= 1
            return at
        far = max(reach + 1, far - most)
        while not (at := cells & around(target, far)):
            far += 1
        return at

    def _back(self, prey: Prey, means: Attack) -> Move | None:
        """A step back from adjacent opponents to where the same one can still be shot at, with an action to do so."""
        if means.reach == 1 or self.state.actions < 2 or self._alone(self.at) > 1:
            return None
        beside = self.board.grown(self.board.of([one.cell for one in self.enemies]))
        return self._farthest(self._goals(prey.cell, means) & ~beside)

    def _farthest(self, cells: Cells) -> Move | None:
        """The move into a set that leads farthest from all opponents; none where it does not lead farther."""
        best: tuple[int, int, Cell] | None = None
        for to in self.board.cells(cells & self.legs.open):
            rank = (-self._alone(to), distance(self.at, to), to)
            if best is None or rank < best:
                best = rank
        return Move(to=best[-1].name) if best is not None and -best[0] > self._alone(self.at) else None

    def _alone(self, cell: Cell) -> int:
        """How far the nearest opponent is from a cell."""
        return min([distance(cell, one.cell or cell) for one in self.enemies], default=0)

    # -- otherwise -------------------------------------------------------------------------------------------------

    def _flees(self) -> bool:
        """Whether one that is cautious thinks of getting away now: with its last action where it is pressed by several,
        with its last two once it is hurt."""
        monster = self.monster
        if self.temper != "cautious" or self.state.actions > WARY or isinstance(monster, Character):
            return False
        if hurt(monster.left, monster.hit_points):
            return True
        pressing = [one for one in self.enemies if distance(self.at, one.cell or self.at) <= PRESSED]
        return self.state.actions == 1 and len(pressing) > 1

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
        goals = self.board.at(self.post)
        moves = self.legs.moves(goals)
        return self._towards(self.post, self.legs.before(goals, moves - 1), 0) if moves else None

    def _crowded(self, means: Attack) -> Command | None:
        """Nobody can be got at: the move towards whom nothing but figures keep from it."""
        ghost = self._walking(self.board.floor if self.state.walls else self.board.area, self.board.floor)
        return self._against(self._far(ghost, means), means, ghost)
