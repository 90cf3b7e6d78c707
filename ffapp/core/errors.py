"""How a rule says no, or asks first. Both carry an id and arguments; the sentence is made where it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Scalar: TypeAlias = int | str
Argument: TypeAlias = Scalar | tuple[int, ...] | tuple[str, ...] | tuple[Mapping[str, Scalar | tuple[int, ...]], ...]
"""An argument of a message: a number, a flag, a text; faces; names; or parts, each told by a message of its own."""


class Reason(Exception):
    """Why something is not done, as data: `rule` names the rule (a lasting id such as "meal-none-left"), `arguments`
    are what its message needs.
    """

    def __init__(self, rule: str, **arguments: Argument) -> None:
        super().__init__(rule)
        self.rule = rule
        self.arguments = arguments

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.rule} ({told})" if told else self.rule


class Refusal(Reason):
    """A command that the rules do not allow now. It changed nothing."""


class DiceLacking(Refusal):
    """The dice that were given for a command are fewer than it rolls."""


class Caution:
    """Something allowed that deserves a question first ("Stamina is full"): an id and arguments, like a
    refusal.
    """

    __slots__ = ("arguments", "rule")

    def __init__(self, rule: str, **arguments: Argument) -> None:
        self.rule = rule
        self.arguments = arguments

    def __repr__(self) -> str:
        return f"Caution({self.rule!r}, {self.arguments!r})"


class ConfirmationNeeded(Exception):
    """A command with cautions was submitted without a confirmation. It changed nothing."""

    def __init__(self, cautions: tuple[Caution, ...]) -> None:
        super().__init__(", ".join(caution.rule for caution in cautions))
        self.cautions = cautions


class Inconsistency(Exception):
    """What was to be written does not survive its own encoding, or what was read cannot be: a fault of the
    program.

    Nothing was written. `n` is the position of the line that was read, 0 otherwise.
    """

    def __init__(self, what: str, *, n: int = 0) -> None:
        super().__init__(what)
        self.n = n


class UnknownRecord(Exception):
    """A line of a save that only another version of the program can have written; `n` is its position."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n
