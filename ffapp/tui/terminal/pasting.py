"""What is pasted is text, never keys, whatever is in it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from textual.events import Paste

    from ffapp.tui.app import FFApp
    from ffapp.tui.kit.fields import PasteCut

_UNWANTED: Final = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours and the like
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"  # titles and links
    r"|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]"
)


def clean_paste(text: str) -> str:
    """A pasted text without terminal sequences and control characters; tabs and ends of lines stay."""
    return _UNWANTED.sub("", text)


class TellsPastes:
    """The part of the app that says what became of a paste that was not taken whole."""

    def on_paste_cut(self: FFApp, event: PasteCut) -> None:  # type: ignore[misc]
        event.stop()
        self.tell(self.texts(f"app-paste-{event.problem}", high=event.high), severity="warning")

    def on_paste(self: FFApp, event: Paste) -> None:  # type: ignore[misc]
        """One that no field has taken."""
        event.stop()
        self.tell(self.texts("app-paste-nowhere"), severity="warning")
