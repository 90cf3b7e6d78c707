"""What a save proves: its chain, its states, its dice; and what today's rules would make of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from ffapp.core.codec import tag_of
from ffapp.core.dice import DiceLog, Faces, RecordedSource, Roll, RollNeeded, counted_by, seeded_faces
from ffapp.core.errors import Argument, Refusal
from ffapp.core.game import Game, Step, carry_out, fold
from ffapp.core.messages import Command, Event
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

    `kind` is "events" (something else happens), "refused" (`refusal` says why), "unknown" (there is no such command
    now) or "failed" (the rule breaks on this state). `recorded` is what happened, `today` what would. `wanted` is the
    command named `command`, None for an unknown one; `arguments` are what the ruleset says of the state before it.
    """

    n: int
    command: str
    kind: Literal["events", "refused", "unknown", "failed"]
    recorded: tuple[Event, ...]
    today: tuple[Event, ...]
    arguments: Mapping[str, Argument]
    wanted: Command | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Verification:
    """What was found. `report` tells of the file, chain and hashes; `hashes` counts those that could be
    compared.

    `rolls` are all there are, on whichever branch; `typed` those that a player typed, which prove nothing. `retold` are
    the steps whose events tell other faces than those that were rolled, `taken_back` the lines by which a game without
    undo went back behind a roll. What else events say only `redecide` proves.
    """

    report: Report
    hashes: int
    rolls: int
    typed: int
    dishonest: tuple[Dishonest, ...]
    retold: tuple[int, ...]
    taken_back: tuple[int, ...]

    @property
    def sound(self) -> bool:
        """Nothing is damaged, no state differs, every die is honest and was kept."""
        report = self.report
        return not (
            report.damage or report.torn or report.differing or self.dishonest or self.retold or self.taken_back
        )


def verify(saved: SavedGame) -> Verification:
    """Proves the dice of a save from its seed, and that they are those which its events tell."""
    rolls = typed = 0
    dishonest: list[Dishonest] = []
    retold: list[int] = []
    for step, counts in _steps(saved.game):
        counts = dict(counts)
        for roll in step.rolls:
            rolls += 1
            typed += roll.typed
            if not _honest(saved.game, step, roll, counts.get(counted_by(roll.kind), 0)):
                dishonest.append(Dishonest(step.n, roll.kind, roll.nth, roll.faces))
            counts[roll.kind] = counts.get(roll.kind, 0) + 1
        rolled = iter([roll.faces for roll in step.rolls])
        if not all(faces in rolled for event in step.events for faces in told_faces(event)):
            retold.append(step.n)
    return Verification(
        saved.report, saved.report.hashes, rolls, typed, tuple(dishonest), tuple(retold), tuple(_taken_back(saved))
    )


def told_faces(record: msgspec.Struct) -> Iterator[Faces]:
    """The rolls that an event tells: its fields "dice", "die", "faces", "damage", "…_dice", and those of its parts."""
    for name, own in _dice_fields(type(record)):
        value = getattr(record, name)
        if own:
            yield from filter(None, value if value and isinstance(value[0], tuple) else (value,))
            continue
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, msgspec.Struct):
                yield from told_faces(part)


@cache
def _dice_fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, bool], ...]:
    """The fields of a record that hold faces (True), or parts with such fields (False)."""
    return tuple(_find_dice_fields(kind, frozenset()))


def _find_dice_fields(kind: type[msgspec.Struct], above: frozenset[type]) -> Iterator[tuple[str, bool]]:
    above |= {kind}
    for field in msgspec.structs.fields(kind):
        named = field.name in ("dice", "die", "faces", "damage") or field.name.endswith("_dice")
        if named and field.type in (Faces, tuple[Faces, ...]):
            yield field.name, True
        elif any(next(_find_dice_fields(part, above), None) for part in _parts(field.type) if part not in above):
            yield field.name, False


def _parts(annotation: Any) -> Iterator[type[msgspec.Struct]]:
    """The records that a field may hold, alone or in a tuple."""
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct):
        yield annotation
    for argument in get_args(annotation):
        yield from _parts(argument)


def _taken_back(saved: SavedGame) -> Iterator[int]:
    """The lines that move the head as the undo mode of the game forbids."""
    game = saved.game
    if game.header.undo != "iron":
        return
    head = 0
    for body in saved.bodies():
        line = game.codec.decode(body)
        if line.up is not None:
            head = line.n
        elif line.head is not None:
            if game.takes_back_dice(head, line.head):
                yield line.n
            head = line.head


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
    def differs(kind: Literal["events", "refused", "unknown", "failed"], refusal: Refusal | None = None) -> Difference:
        arguments = game.ruleset.arguments(state)
        return Difference(step.n, name, kind, step.events, today, arguments, command, refusal)

    name = tag_of(step.cmd).decode()
    today: tuple[Event, ...] = ()
    command: Command | None = None
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
    except Refusal as refusal:
        return differs("refused", refusal)
    except RollNeeded as needed:
        return differs("refused", Refusal("dice-too-few", kind=needed.kind, count=needed.count))
    except Exception:  # whatever a rule does to a state of another time is what is to be told
        return differs("failed")
    return differs("events") if today != step.events else None
