"""Commands (what a player wants) and events (what happened): the two kinds of record a game is made of."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, TypeAlias

import msgspec

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Caution, Refusal

Decision: TypeAlias = Generator["Event", Any, None]
"""What `Command.decide` returns: it yields events, and each `yield` gives back the state after that event."""


class Command(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag=True,
    tag_field="t",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """What a player wants. Subclasses must repeat `frozen=True, kw_only=True` (kw_only is not inherited).

    `phases` names the phases of the game in which the command exists at all.
    """

    phases: ClassVar[frozenset[str]] = frozenset()
    aside: ClassVar[bool] = False
    """Whether it is no part of the adventure: where nothing else was done, that has not begun."""

    def check(self, state: Any) -> None:
        """Raises `Refusal` when the rules do not allow the command now."""

    def cautions(self, state: Any) -> tuple[Caution, ...]:
        """What deserves a question before the command is carried out."""
        return ()

    def decide(self, state: Any, dice: Dice) -> Decision:
        """Yields what happens. Called only after `check` has passed."""
        raise NotImplementedError

    def goes_on(self, state: Any) -> Command | None:
        """What follows by itself once the command has led to `state`, as a command of its own; None for nothing."""
        return None

    def stopped(self, state: Any) -> Refusal | None:
        """Why nothing follows by itself, where that is by what was wished and nothing else of `state` says it."""
        return None

    def arguments(self) -> dict[str, Argument]:
        """The flat arguments of the command's message."""
        return arguments_of(self)


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="t", omit_defaults=True, gc=False):
    """What happened: every result, with the values before and after. Applying only assigns and cannot
    fail.
    """

    def apply(self, state: Any) -> Any:
        """The state after the event."""
        raise NotImplementedError

    def arguments(self) -> dict[str, Argument]:
        """The flat arguments of the event's message."""
        return arguments_of(self)


def arguments_of(record: msgspec.Struct) -> dict[str, Argument]:
    """Numbers, flags, texts and faces of a record as message arguments.

    A `Change` `x` becomes `x_before`, `x_after`, `x_change` (its size) and `x_sign` (up, down, same); faces have
    their sum as `x_sum` besides; what is None or nested is left out.
    """
    arguments: dict[str, Argument] = {}
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if isinstance(value, int | str):
            arguments[name] = value
        elif isinstance(value, Change):
            arguments[f"{name}_before"] = value.before
            arguments[f"{name}_after"] = value.after
            arguments[f"{name}_change"] = abs(value.after - value.before)
            arguments[f"{name}_sign"] = (
                "up" if value.after > value.before else "down" if value.after < value.before else "same"
            )
        elif isinstance(value, tuple) and value and all(isinstance(face, int) for face in value):
            arguments[name] = value
            arguments[f"{name}_sum"] = sum(value)
    return arguments


class Change(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A figure before and after, written as a pair: `[11, 14]`."""

    before: int
    after: int
