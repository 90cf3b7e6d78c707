"""Why a verb cannot do what it was asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from ffapp.core.errors import Argument


class Trouble(Exception):
    """Something that a verb needs is not there or cannot be read: the id of the message and its arguments. `meant` are
    names that may have been meant instead of one that there is not."""

    meant: tuple[str, ...] = ()

    def __init__(self, message: str, **arguments: Argument) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def rather(self, meant: tuple[str, ...]) -> Self:
        """This trouble with the names that may have been meant."""
        self.meant = meant
        return self


class UsageError(Trouble):
    """Words that mean nothing here. `verb` is the one that was meant, if any."""

    def __init__(self, message: str, verb: str = "", **arguments: Argument) -> None:
        super().__init__(message, **arguments)
        self.verb = verb
