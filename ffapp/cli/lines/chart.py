"""The map in lines: one place after another, with where its ways lead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from ffapp.cli.lines.pages import SpokenPage
from ffapp.cli.lines.questions import as_sentences, number_in
from ffapp.cli.lines.unseen import Pointer
from ffapp.core.bounds import ABSURD
from ffapp.core.spelling import plain
from ffapp.mapping.layout import lay_out
from ffapp.mapping.moving import unexplored
from ffapp.tui.book.map_words import about_text, beside_name, contradiction_text, exits_text, explore_text
from ffapp.tui.kit.choice import Choice
from ffapp.tui.session import GameChange

if TYPE_CHECKING:
    from ffapp.mapping.layout import Contradiction, Layout
    from ffapp.tui.book.map import ChartScreen


class Cursor(Pointer):
    """What is looked at on a map: the place, the passage, and how all of it lies."""

    def __init__(self, page: Any, look: Callable[[], object], nowhere: Callable[[], object]) -> None:
        """
        Args:
            look: says what is known of the place that is looked at.
            nowhere: says that the hero is nowhere.
        """
        self._page = page
        self._look = look
        self._nowhere = nowhere
        self._cursor: int | None = page.sheet.clearing
        self.chosen: int | None = None
        self._laid_out: Layout | None = None

    @property
    def layout_of_map(self) -> Layout:
        """How the map is laid out now."""
        drawing = self._page.sheet.drawing
        if self._laid_out is None or self._laid_out.drawing is not drawing:
            self._laid_out = lay_out(drawing)
        return self._laid_out

    @property
    def contradictions(self) -> tuple[Contradiction, ...]:
        """What the map cannot show as it was told."""
        return tuple(self.layout_of_map.contradictions)

    @property
    def cursor(self) -> int | None:
        """The place that is looked at; of a map where it is gone, where the hero stands, or any."""
        places = list(self.layout_of_map.places)
        if self._cursor in places:
            return self._cursor
        here = self._page.sheet.clearing
        return here if here in places else next(iter(places), None)

    @cursor.setter
    def cursor(self, number: int | None) -> None:
        self._cursor = number

    def centre_on(self, number: int) -> None:
        """A place has been looked for."""
        self._look()

    def action_home(self) -> None:
        """Looks at where the hero stands."""
        self._cursor = self._page.sheet.clearing
        (self._nowhere if self._cursor is None else self._look)()


class Chart(SpokenPage):
    """The map: one place after another, with where its ways lead."""

    screen: ChartScreen

    drawn = {"closer": "lines-drawn", "farther": "lines-drawn"}

    def begin(self) -> None:
        self.canvas: Cursor = self.screen.pointing

    def pointer(self, screen: ChartScreen) -> Cursor:
        return Cursor(screen, self._look, lambda: self.host.talk.say(self.texts("mapui-nowhere")))

    def _look(self) -> None:
        """Says what is known of the place that is looked at."""
        for line in self._place():
            self.host.talk.say(line)

    def game_changed(self, change: GameChange) -> None:
        if change.before.clearing != change.after.clearing:
            self.canvas.cursor = change.after.clearing

    def lines(self) -> Iterator[str]:
        drawing = self.screen.sheet.drawing
        if not self.canvas.layout_of_map.places:
            yield self.screen.empty_text()
            return
        yield self.texts("mapui-count", clearings=len(drawing.clearings))
        for known in self.canvas.contradictions:
            yield contradiction_text(self.texts, self.canvas.layout_of_map, known)
        yield from self._place()
        yield self.texts("lines-look-how", free=drawing.free)

    def _place(self) -> Iterator[str]:
        """The place that is looked at."""
        number, sheet, texts, glyphs = self.canvas.cursor, self.screen.sheet, self.texts, self.host.glyphs
        if number is None:
            return
        yield as_sentences(beside_name(texts, glyphs, sheet, number))
        exits = list(exits_text(texts, glyphs, sheet.drawing, number))
        yield from exits or (texts("lines-no-exits"),)
        yield from about_text(texts, glyphs, sheet, number)

    def choices(self) -> Iterable[Choice]:
        sheet = self.screen.sheet
        return [
            Choice(
                str(known.passage.id),
                explore_text(self.texts, sheet.drawing, known),
                deed=partial(self.screen.show_place, known.passage.start),
            )
            for known in unexplored(sheet.drawing, sheet.clearing)
        ]

    def asks(self) -> str:
        return self.texts("lines-ask-map", number=self.canvas.cursor or 0)

    def understands(self, line: str) -> bool:
        """The word for looking, and the number or the name of a place."""
        first, _, rest = line.partition(" ")
        if plain(first) not in {plain(word) for word in self.texts("lines-word-look").split()}:
            return False
        drawing, rest = self.screen.sheet.drawing, rest.strip()
        number = number_in(rest, ABSURD)
        found = [number] if number in self.canvas.layout_of_map.places else list(drawing.named(rest))
        if rest and len(found) == 1:
            self.screen.show_place(found[0])
        else:
            self.host.talk.say(self.texts("lines-no-place"))
        return True
