"""Pages and dialogs of the screen that are made and never shown.

Each is what it is on the screen: it knows its title, its entries or rows, what each does and why not. Only its widgets
are missing; of these it asks nothing but where one points (`OfGame.pointing`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ffapp.cli.lines.host import Host
    from ffapp.tui.session import GameChange


class Pointer:
    """Where one points in a list that is not there: at an entry, by its place."""

    cursor: Any = 0

    def focus(self) -> None:
        """There is nothing else."""


class Spoken:
    """A page or a dialog as it is asked for in lines."""

    asked = False
    """Whether it has been asked for already."""

    def __init__(self, host: Host, screen: Any) -> None:
        self.host = host
        self.screen = screen
        screen.pointing = self.pointer(screen)

    def pointer(self, screen: Any) -> Any:
        """What one points with there."""
        return Pointer()

    def leave(self) -> None:
        """Takes it away, where it does not stay until its own key does."""

    def tell(self) -> None:
        """Says what it is, whether that has been said or not."""
        raise NotImplementedError

    def turn(self) -> None:
        """Says what it is where that is new, asks for a line and does what it wishes. Raises `Left`."""
        raise NotImplementedError

    def settle(self) -> bool:
        """Does what follows by itself. Returns whether there was anything."""
        return False

    def read_first(self, change: GameChange) -> str:
        """What is read before it is said what happened; "" for nothing."""
        return ""

    def game_changed(self, change: GameChange) -> None:
        """The game has changed."""
