"""Pages and dialogs of the screen that are made and never shown.

Each is what it is on the screen: it knows its title, its entries or rows, what each does and why not. Only its widgets
are missing. Where it reaches for one it finds a stand-in, which keeps what is put into it and says what it is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ffapp.cli.lines.host import Host
    from ffapp.tui.session import GameChange


class StandIn:
    """In the place of a widget that is not there: it has the value, the cursor, the text that were put into it, says
    what is said in it, and lets everything else be done to it without effect."""

    def __init__(self, say: Callable[..., None]) -> None:
        self.say = say
        self.value: Any = ""
        self.cursor: Any = 0

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return NOTHING


class Nothing:
    """What a widget that is not there does, and what it says of itself: nothing, and no."""

    def __call__(self, *_: Any, **__: Any) -> None: ...

    def __bool__(self) -> bool:
        return False


NOTHING: Final = Nothing()


class StandIns:
    """The stand-ins of a page or dialog, each by what asks for it: the id of its widget, or the name of its class."""

    def __init__(self, say: Callable[..., None]) -> None:
        self._say = say
        self._made: dict[str, Any] = {}

    def put(self, widget: str, stand_in: object) -> None:
        """Has something that is more than a stand-in found from now on."""
        self._made[widget] = stand_in

    def __call__(self, selector: str | type, expected: type | None = None) -> Any:
        widget = selector if isinstance(selector, str) else selector.__name__
        if widget not in self._made:
            self._made[widget] = StandIn(self._say)
        return self._made[widget]


SILENT: Final = (
    *("refresh_choices", "tell_rows", "refresh_keys", "show_aim", "show_hand", "show_table"),
    *("set_class", "set_focus", "set_timer", "watch", "refresh", "add_class", "remove_class", "refresh_bindings"),
)
"""What pages and dialogs do for the eye alone."""


def unseen(screen: Any, host: Host) -> Any:
    """A page or dialog, made so that it can be asked without being shown. Returns it."""
    screen.unseen = True
    screen.say = host.said
    screen.query_one = StandIns(host.said)
    screen.query = lambda *_: ()
    screen.call_later = screen.call_after_refresh = screen.call_next = host.call_later
    for name in SILENT:
        setattr(screen, name, NOTHING)
    return screen


class Spoken:
    """A page or a dialog as it is asked for in lines."""

    asked = False
    """Whether it has been asked for already."""

    def __init__(self, host: Host, screen: Any) -> None:
        self.host = host
        self.screen = unseen(screen, host)

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

    def game_changed(self, change: GameChange) -> None:
        """The game has changed."""


def stands_for(screen: Any, widget: str, stand_in: object) -> None:
    """Has a page that was made so find something that is more than a stand-in where it asks for a widget."""
    screen.query_one.put(widget, stand_in)
