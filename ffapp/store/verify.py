"""What a save proves: its chain, its states, its dice; and what today's rules would make of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from ffapp.core.codec import tag_of
from ffapp.core.dice import DiceLog, RecordedSource, Roll, RollNeeded, counted_by, seeded_faces
from ffapp.core.errors import Refusal
from ffapp.core.game import Game, Step, carry_out, fold
from ffapp.core.messages import Event
from ffapp.store.reading import UNDECODABLE, Report
from ffapp.store.savefile import SavedGame

Counts: TypeAlias = dict[str, int]


@dataclass(frozen=True)
class Dishonest:
    """A roll that the seed of the game does not give: step, kind, which roll of the roll's kind, faces."""

    n: int
    kind: str
    nth: int
    faces: tuple[int, ...]


@dataclass(frozen=True)
class Difference:
    """A command that today's rules would decide otherwise.

    `kind` is "events" (something else happens), "refused" (by `rule`), "unknown" (there is no such command
    now) or "failed" (the rule breaks on this state). `recorded` is what happened, `today` what would.
    """

    n: int
    command: str
    kind: Literal["events", "refused", "unknown", "failed"]
    rule: str
    recorded: tuple[Event, ...]
    today: tuple[Event, ...]


@dataclass(frozen=True)
class Verification:
    """What was found. `report` tells of the file, chain and hashes; `hashes` counts those that could be
    compared.

    `rolls` are all there are, on whichever branch; `typed` those that a player typed, which prove nothing.
    """

    report: Report
    hashes: int
    rolls: int
    typed: int
    dishonest: tuple[Dishonest, ...]

    @property
    def sound(self) -> bool:
        """Nothing is damaged, no state differs, every die is honest."""
        return not (self.report.damage or self.report.torn or self.report.differing or self.dishonest)


def verify(saved: SavedGame) -> Verification:
    """Proves the dice of a save from its seed."""
    rolls = typed = 0
    dishonest: list[Dishonest] = []
    for step, counts in _steps(saved.game):
        counts = dict(counts)
        for roll in step.rolls:
            rolls += 1
            typed += roll.typed
            if not _honest(saved.game, step, roll, counts.get(counted_by(roll.kind), 0)):
                dishonest.append(Dishonest(step.n, roll.kind, roll.nth, roll.faces))
            counts[roll.kind] = counts.get(roll.kind, 0) + 1
    return Verification(saved.report, saved.report.hashes, rolls, typed, tuple(dishonest))


def _honest(game: Game, step: Step, roll: Roll, nth: int) -> bool:
    if roll.nth != nth or roll.place != (step.n if game.header.undo == "free" else 0):
        return False
    if not 1 <= roll.sides <= 1000 or len(roll.faces) > 1000:
        return False
    return roll.typed or roll.faces == seeded_faces(game.header.seed, roll)


def _steps(game: Game) -> Iterator[tuple[Step, Counts]]:
    """Every step with how many rolls of each kind the history before it holds."""
    after: dict[int, Counts] = {0: {}}
    for step in game.steps.values():
        counts = after[step.up]
        yield step, counts
        if step.rolls:
            counts = dict(counts)
            for roll in step.rolls:
                counts[roll.kind] = counts.get(roll.kind, 0) + 1
        after[step.n] = counts


def redecide(saved: SavedGame) -> Iterator[Difference]:
    """Decides every command again with its recorded dice, each on the state that is recorded before it."""
    game = saved.game
    states: dict[int, Any] = {0: game.state_at(0)}
    for step, counts in _steps(game):
        difference = _difference(game, step, states[step.up], counts)
        if difference:
            yield difference
        states[step.n] = fold(states[step.up], step.events)


def _difference(game: Game, step: Step, state: Any, counts: Counts) -> Difference | None:
    def differs(kind: Literal["events", "refused", "unknown", "failed"], rule: str = "") -> Difference:
        return Difference(step.n, name, kind, rule, step.events, today)

    name = tag_of(step.cmd).decode()
    today: tuple[Event, ...] = ()
    try:
        command = game.command(step)
    except UNDECODABLE:
        return differs("unknown")
    source = RecordedSource(step.rolls)
    dice = DiceLog(source, counts, step.n if game.header.undo == "free" else 0)
    try:
        game.ruleset.check(state, command)
        _, today = carry_out(state, command, dice)
        source.finish()
    except (Refusal, RollNeeded) as refused:
        return differs("refused", refused.rule if isinstance(refused, Refusal) else "dice-too-few")
    except Exception:  # whatever a rule does to a state of another time is what is to be told
        return differs("failed")
    return differs("events") if today != step.events else None
