"""The disk refuses: what happened, that nothing is lost, and how the game can go on."""

from __future__ import annotations

from ffapp.store.errors import StoreError
from ffapp.texts import Texts
from ffapp.tui.kit.choice import Choice, EntryDeed
from ffapp.tui.kit.choosing import ChoiceDialog


class WriteFailedDialog(ChoiceDialog):
    """Tries `again`, goes on `elsewhere`, or lets the game only be `read`; escape leaves everything as it was before
    the wish.

    `lost`: the file can never be written again by this session.
    """

    def __init__(
        self, texts: Texts, error: StoreError, *, lost: bool, again: EntryDeed, elsewhere: EntryDeed, read: EntryDeed
    ) -> None:
        told = texts(f"store-{error.rule}", **error.figures)
        super().__init__(
            texts("app-write-failed-title"),
            f"{told}\n\n{texts('app-write-failed-safe')}",
            (
                Choice(
                    "again",
                    texts("app-write-failed-again"),
                    reason=texts("app-write-failed-lost") if lost else "",
                    deed=again,
                ),
                Choice("elsewhere", texts("app-write-failed-elsewhere"), deed=elsewhere),
                Choice("read", texts("app-write-failed-read"), deed=read),
            ),
        )
