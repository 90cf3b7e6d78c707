"""What is pasted is text, never keys.

Textual's parser takes an escape sequence inside a bracketed paste that it does not know for keys pressed by hand, so
that a pasted log could quit the program. Here a paste is collected to its end and cleaned before the parser sees it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from textual.events import Paste

    from ffapp.tui.app import FFApp
    from ffapp.tui.kit.fields import PasteCut

from ffapp.tui.terminal.escape_key import patient

START: Final = "\x1b[200~"
END: Final = "\x1b[201~"

_UNWANTED: Final = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours and the like
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"  # titles and links
    r"|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]"
)


def clean_paste(text: str) -> str:
    """A pasted text without terminal sequences and control characters; tabs and ends of lines stay."""
    return _UNWANTED.sub("", text)


class PasteFilter:
    """Lets the input of a terminal through, but what lies between the marks of a paste only cleaned and at once."""

    def __init__(self) -> None:
        self._tail = ""
        """The end of what went through: a mark may come in two pieces."""
        self._pasted: str | None = None
        self._searched = 0

    def feed(self, data: str) -> str:
        """What may be read now."""
        through = ""
        while data:
            if self._pasted is None:
                data, passed = self._outside(data)
                through += passed
            else:
                data, passed = self._inside(data)
                through += passed
        return through

    def _outside(self, data: str) -> tuple[str, str]:
        seen = self._tail + data
        found = seen.find(START)
        if found < 0:
            self._tail = seen[-len(START) + 1 :]
            return "", data
        cut = found + len(START) - len(self._tail)
        self._tail, self._pasted, self._searched = "", "", 0
        return data[cut:], data[:cut]

    def _inside(self, data: str) -> tuple[str, str]:
        pasted = (self._pasted or "") + data
        found = pasted.find(END, max(0, self._searched - len(END)))
        if found < 0:
            self._pasted, self._searched = pasted, len(pasted)
            return "", ""
        self._pasted = None
        return pasted[found + len(END) :], clean_paste(pasted[:found]) + END


def guard_pastes(driver: type[Any]) -> bool:
    """Has the parser of a driver read through a `PasteFilter`. Returns whether the driver is one where that is known
    to work; any other is left as it is."""
    modules = (sys.modules.get(driver.__module__), sys.modules.get("textual.drivers.win32"))
    return sum(_guard(module) for module in modules if module is not None) > 0


def _guard(module: ModuleType) -> bool:
    parser = getattr(module, "XTermParser", None)
    if not isinstance(parser, type) or not callable(getattr(parser, "feed", None)):
        return False
    if not getattr(parser, "GUARDED", False):
        module.__dict__["XTermParser"] = _guarded(patient(parser))
    return True


def _guarded(parser: type[Any]) -> type[Any]:
    class Guarded(parser):
        GUARDED = True

        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            self._filter = PasteFilter()

        def feed(self, data: str) -> Iterable[Any]:
            if not data:  # the end of the input
                return super().feed(data)
            through = self._filter.feed(data)
            return super().feed(through) if through else ()

    return Guarded


class TellsPastes:
    """The part of the app that says what became of a paste that was not taken whole."""

    def on_paste_cut(self: FFApp, event: PasteCut) -> None:  # type: ignore[misc]
        event.stop()
        self.tell(self.texts(f"app-paste-{event.problem}", high=event.high), severity="warning")

    def on_paste(self: FFApp, event: Paste) -> None:  # type: ignore[misc]
        """One that no field has taken."""
        event.stop()
        self.tell(self.texts("app-paste-nowhere"), severity="warning")
