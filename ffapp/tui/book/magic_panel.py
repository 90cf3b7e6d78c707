"""Magic objects and spells, each with what is left of it."""

from __future__ import annotations

from collections.abc import Iterable

from ffapp.gamebook.magic import magic_figures
from ffapp.gamebook.sheet import Magic, Sheet
from ffapp.texts import Texts
from ffapp.tui.book.sheet import Carried, Pack
from ffapp.tui.kit.panel import Panel


def charges_told(texts: Texts, magic: Magic) -> str:
    """How often something can still be used, in a word or two; "" for as often as one likes."""
    return texts("book-charges", **magic_figures(magic))


class MagicPanel(Panel):
    """What is held under a heading, which says how to note it while there is nothing."""

    def __init__(self, *, title: str = "", empty: str = "", id: str | None = None) -> None:
        self.pack = Pack()
        super().__init__(self.pack, title=title, empty=empty, vacant=True, id=id)

    def show(self, sheet: Sheet, texts: Texts, before: Sheet | None = None) -> None:
        """Shows the magic of a sheet; what differs from the one `before` is marked."""
        self.pack.more = texts("book-more-magic")
        self.pack.items = tuple(_held(sheet, before if before is not None else sheet, texts))
        self.vacant = not sheet.magic

    def unmark(self) -> None:
        """Takes the marks of the last change away."""
        self.pack.items = tuple(known.unmarked for known in self.pack.items)


def _held(sheet: Sheet, was: Sheet, texts: Texts) -> Iterable[Carried]:
    known = {magic.id: magic for magic in was.magic}
    for magic in reversed(sheet.magic):
        before = known.get(magic.id)
        change = (magic.charges or 0) - (before.charges or 0) if before is not None else 0
        yield Carried(
            magic.name,
            fresh=before != magic and not change,
            tail=charges_told(texts, magic),
            change=change,
            spent=magic.charges == 0,
            mark="spell" if magic.kind == "spell" else "",
        )
