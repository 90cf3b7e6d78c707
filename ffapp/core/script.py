"""A game as a file of commands, one JSON object a line: how it is played without a screen, and exported."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple, cast

import msgspec

from ffapp.core.errors import Refusal
from ffapp.core.faults import Faulty
from ffapp.core.game import Game, Step, fold, in_a_row
from ffapp.core.messages import Event
from ffapp.core.ruleset import Ruleset

Times = Annotated[int, msgspec.Meta(ge=1)]


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a script: exactly one of a command, `undo` and `redo` (how many times).

    `dice` are the faces in the order in which the rules roll them; without them the game rolls its own. `confirm`
    answers yes to every caution.
    """

    cmd: Any = msgspec.UNSET
    dice: tuple[int, ...] | None = None
    confirm: bool = False
    undo: Times | msgspec.UnsetType = msgspec.UNSET
    redo: Times | msgspec.UnsetType = msgspec.UNSET

    def __post_init__(self) -> None:
        given = [name for name in ("cmd", "undo", "redo") if getattr(self, name) is not msgspec.UNSET]
        if len(given) != 1:
            raise Faulty("one-of", "cmd, undo, redo")
        if given != ["cmd"] and (self.dice is not None or self.confirm):
            raise Faulty("only-with-cmd", "dice, confirm")


class Played(NamedTuple):
    """What came of one entry: events, how many commands were taken back or done again, and what `failed` of the
    commands that would have followed by themselves, after those of the events."""

    events: tuple[Event, ...] = ()
    undone: int = 0
    redone: int = 0
    failed: Exception | None = None


def entry_type(ruleset: Ruleset) -> type[Entry]:
    """The type of a line whose command is one of that ruleset."""
    typed = msgspec.defstruct(
        "Entry",
        [("cmd", ruleset.command_union | msgspec.UnsetType, msgspec.UNSET)],
        bases=(Entry,),
        namespace={"__doc__": Entry.__doc__},
        frozen=True,
        kw_only=True,
        omit_defaults=True,
        forbid_unknown_fields=True,
    )
    return cast("type[Entry]", typed)


def entry_decoder(ruleset: Ruleset) -> msgspec.json.Decoder[Entry]:
    """Decodes lines. Raises `msgspec.MsgspecError` or RecursionError for what is no entry of that ruleset."""
    return msgspec.json.Decoder(entry_type(ruleset))


def play(game: Game, entry: Entry) -> Played:
    """Carries out one entry, or raises what `Game.submit` raises and has changed nothing: what stops the commands that
    follow by themselves is told in `Played.failed`."""
    if entry.undo is not msgspec.UNSET:
        _undo(game, entry.undo)
        return Played(undone=entry.undo)
    if entry.redo is not msgspec.UNSET:
        return Played(_redo(game, entry.redo), redone=entry.redo)
    events: list[Event] = []
    start = game.head
    try:
        for step in _carried_out(game, entry):
            events += step.events
    except Exception as failed:
        if game.head == start:
            raise
        return Played(tuple(events), failed=failed)
    return Played(tuple(events))


def _carried_out(game: Game, entry: Entry) -> Iterator[Step]:
    """What a command leads to and all that follows it by itself, with given dice as far as they are enough."""
    if entry.dice is not None:
        for command, dice in game.run_with(entry.cmd, entry.dice):
            yield game.submit(command, dice, confirm=entry.confirm).step
        return
    for command in in_a_row(entry.cmd, lambda: game.state):
        yield game.submit(command, confirm=entry.confirm).step


def _undo(game: Game, times: int) -> None:
    if times > game.depth:
        raise Refusal("undo-few", count=times, there=game.depth) if game.depth else Refusal("undo-nothing")
    at = game.head
    for _ in range(times):
        at = game.steps[at].up
    refusal = game.rewind_refusal(at)
    if refusal:
        raise refusal
    game.rewind(at)


def _redo(game: Game, times: int) -> tuple[Event, ...]:
    at = game.head
    events: list[Event] = []
    for there in range(times):
        target = game.redo_target(at)
        if target is None:
            raise Refusal("redo-few", count=times, there=there) if there else Refusal("redo-nothing")
        at = target
        events.extend(game.steps[at].events)
    game.rewind(at)
    return tuple(events)


def _confirmed(game: Game, state: Any, step: Step) -> bool:
    """Whether the script has to confirm a command. It was carried out, so where today's rules cannot tell it was."""
    try:
        command = game.command(step)
        game.ruleset.check(state, command)
        return bool(game.ruleset.cautions(state, command))
    except Exception:  # a command of an older ffapp, or a state of no ffapp: rules may stumble over it anyhow
        return True


def exported(game: Game) -> Iterator[bytes]:
    """The lines of a script that leads from the beginning to the head of `game`, dice and confirmations included.

    Branches that were left are not in it.
    """
    encoder = msgspec.json.Encoder()
    state = game.state_at(0)
    for step in game.path():
        confirm = _confirmed(game, state, step)
        dice = tuple(face for roll in step.rolls for face in roll.faces)
        yield encoder.encode(Entry(cmd=msgspec.Raw(step.cmd), dice=dice or None, confirm=confirm))
        state = fold(state, step.events)
