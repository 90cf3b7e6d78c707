"""A game that can only be read: why, in figures, and what else is possible."""

from __future__ import annotations

from ffapp.store.errors import StoreError
from ffapp.texts import Texts
from ffapp.tui.kit.choice import Choice, EntryDeed
from ffapp.tui.kit.choosing import ChoiceDialog


class ReadOnlyDialog(ChoiceDialog):
    """Goes on in a `copy`, lets it be read, or goes back to the `title`."""

    def __init__(self, texts: Texts, reason: StoreError, *, copy: EntryDeed, title: EntryDeed) -> None:
        told = texts(f"store-{reason.rule}", **reason.figures)
        super().__init__(
            texts("app-read-only-title"),
            f"{told}\n\n{texts('app-read-only-safe')}",
            (
                Choice("copy", texts("app-read-only-copy"), deed=copy),
                Choice("read", texts("app-read-only-read")),
                Choice("title", texts("app-read-only-leave"), deed=title),
            ),
        )
