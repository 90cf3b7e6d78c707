"""The history of a game, rebuilt from the lines of its save."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ffapp.core.codec import Codec, Line, tag_of
from ffapp.core.errors import Inconsistency, UnknownRecord
from ffapp.core.ruleset import Ruleset
from ffapp.core.steps import KEEP_EVERY, ROOT, Step


class Replayed(NamedTuple):
    """What `Game.replay` returns: how many recorded hashes of states are of our rules number, and the
    positions of those that differ from ours.
    """

    hashes: int
    differing: tuple[int, ...]


class Rebuilt(NamedTuple):
    """What the lines of a save say.

    `steps` by position, `head` the step on which the player stands, `state` the one there, `kept` some states on the
    way by position, `arrivals` the line at which the head last came to a step by going back or forth, `last` the
    position of the last line.
    """

    steps: dict[int, Step]
    head: int
    state: Any
    kept: dict[int, Any]
    arrivals: dict[int, int]
    last: int
    replayed: Replayed


def rebuild(ruleset: Ruleset, codec: Codec, lines: Iterable[Line], *, last: int = 0) -> Rebuilt:  # noqa: C901
    """Reads the lines of a save in their order; `last` is the position before the first of them.

    Each step is folded once, whatever was undone and rewound. Raises `UnknownRecord` for a line of no kind that we
    know or with a command that is none of ours, and `Inconsistency` for lines that no ffapp wrote: a parent that is
    not there, an event that cannot be applied. Every line of a long save passes here: hence the plain style.
    """
    state = ruleset.initial()
    states: dict[int, Any] = {ROOT: state}
    kept: dict[int, Any] = {}
    steps: dict[int, Step] = {}
    arrivals: dict[int, int] = {}
    head = ROOT
    depth = 0
    kinds = ruleset.command_types
    tags = {str(kind.__struct_config__.tag).encode() for kind in ruleset.commands}
    same_rules = False
    hashes = 0
    differing: list[int] = []
    for line in lines:
        n = line.n
        if n <= last:
            raise Inconsistency(f"line {n} after line {last}", n=n)
        last = n
        up = line.up
        if up is not None:
            if up != head:
                raise Inconsistency(f"line {n}: parent {up} is not the head {head}", n=n)
            command = line.cmd
            if type(command) not in kinds:
                command = bytes(command or b"")
                if tag_of(command) not in tags:
                    raise UnknownRecord(n)
            events = line.e
            try:
                for event in events:
                    state = event.apply(state)
                if line.s is not None and same_rules:
                    hashes += 1
                    if line.s != codec.state_hash(state):
                        differing.append(n)
            except Exception as error:  # a file is hostile data
                raise Inconsistency(f"line {n}: {error!r}", n=n) from error
            depth += 1
            steps[n] = Step(n, up, line.ts or 0, command, events, line.d, depth)
            states[n] = state
            if not depth % KEEP_EVERY:
                kept[n] = state
            head = n
        elif line.head is not None:
            target = line.head
            if target not in states:
                raise Inconsistency(f"line {n}: no step {target}", n=n)
            arrivals[target] = n
            head = target
            state = states[head]
            depth = steps[head].depth if head else 0
        elif line.open is not None:
            same_rules = line.rules == ruleset.rules
        elif line.close is None:
            raise UnknownRecord(n)
    return Rebuilt(steps, head, state, kept, arrivals, last, Replayed(hashes, tuple(differing)))
