"""What was lived in all games of a rulebook, in lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ffapp.cli.lines.pages import SpokenPage

if TYPE_CHECKING:
    from ffapp.tui.pages.stats import StatsScreen


class Stats(SpokenPage):
    """The counts of one rulebook at a time."""

    screen: StatsScreen

    drawn = {"plots": "lines-drawn"}

    def begin(self) -> None:
        self.host.memory.learn()

    def lines(self) -> Iterator[str]:
        document = self.screen.document()
        if document is None:
            yield self.screen.waiting()
            return
        yield document.title
        yield document.subtitle
        for part in document.sections:
            yield part.title
            for row in part.rows:
                for line in row.text.splitlines() or [""]:
                    yield self.texts("lines-row", label=row.label, text=line) if line else row.label

    def asks(self) -> str:
        return self.texts("memory-ask")

    def points(self, name: str, rest: str) -> bool:
        """Another rulebook is told at once."""
        if name == "book":
            self.host.call_later(self.tell)
        return True
