"""Pages and dialogs of the screen that are made and never shown.

Each is what it is on the screen: it knows its title, its entries or rows, what each does and why not. Only its widgets
are missing. Where it reaches for one it finds a stand-in, which keeps what is put into it and says what it is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ffapp.cli.lines.host import Host


class StandIn:
    """In the place of a widget that is not there: it has the value, the cursor, the text that were put into it, says
    what is said in it, and lets everything else be done to it without effect."""

    def __init__(self, say: Callable[..., None]) -> None:
        self.say = say
        self.value: Any = ""
        self.cursor: int = 0

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
    """The stand-ins of a page or dialog, each by what asks for it (the id or the class of its widget)."""

    def __init__(self, say: Callable[..., None]) -> None:
        self._say = say
        self._made: dict[Any, StandIn] = {}

    def __call__(self, selector: Any, expected: Any = None) -> StandIn:
        if selector not in self._made:
            self._made[selector] = StandIn(self._say)
        return self._made[selector]


SILENT: Final = (
    *("refresh_choices", "tell_rows", "refresh_keys", "set_class", "set_focus", "set_timer", "watch", "refresh"),
    *("add_class", "remove_class", "refresh_bindings"),
)
"""What pages and dialogs do for the eye alone."""


_KINDS: Final[dict[Any, Any]] = {}
"""The kinds of pages and dialogs that have their widgets, the stand-ins, by those that have none."""


def _with_children(kind: Any) -> Any:
    """A kind of page or dialog that has its widgets."""
    if kind not in _KINDS:
        _KINDS[kind] = type(kind.__name__, (kind,), {"__module__": kind.__module__, "children": (NOTHING,)})
    return _KINDS[kind]


def unseen(screen: Any, host: Host) -> Any:
    """A page or dialog, made so that it can be asked without being shown. Returns it."""
    screen.__class__ = _with_children(type(screen))
    made = vars(screen)
    made["say"] = host.said
    made["query_one"] = StandIns(host.said)
    made["query"] = lambda *_: ()
    made["call_later"] = made["call_after_refresh"] = made["call_next"] = host.call_later
    made.update(dict.fromkeys(SILENT, NOTHING))
    return screen


def stands_for(screen: Any, widget: str, stand_in: object) -> None:
    """Has a page find something that is more than a stand-in where it asks for a widget of that class."""
    found = screen.query_one

    def one(selector: Any, expected: Any = None) -> Any:
        return stand_in if getattr(selector, "__name__", "") == widget else found(selector, expected)

    vars(screen)["query_one"] = one
