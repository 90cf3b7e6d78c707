"""A game that can only be read: why, in figures, and what else is possible."""

from __future__ import annotations

from ffapp.store.errors import StoreError
from ffapp.texts import Texts
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.choosing import ChoiceDialog


class ReadOnlyDialog(ChoiceDialog):
    """Dismissed with "read", "copy" (go on in a copy) or "title"."""

    def __init__(self, texts: Texts, reason: StoreError) -> None:
        told = texts(f"store-{reason.rule}", **reason.figures)
        super().__init__(
            texts("app-read-only-title"),
            f"{told}\n\n{texts('app-read-only-safe')}",
            (
                Choice("copy", texts("app-read-only-copy")),
                Choice("read", texts("app-read-only-read")),
                Choice("title", texts("app-read-only-leave")),
            ),
        )
