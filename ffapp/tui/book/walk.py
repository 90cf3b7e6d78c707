"""Walking: the way by an arrow or its letter, then the number of the clearing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType

from ffapp.core.errors import Refusal
from ffapp.gamebook.clearings import Walk
from ffapp.gamebook.notes import GoTo
from ffapp.resources import styles
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.map_words import ways_told
from ffapp.tui.book.ways import WayPicker, WayRow
from ffapp.tui.kit.fields import NumberField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.rows import Asking, Number, Questions
from ffapp.tui.session import News

STYLES: Final = [styles() / "play.tcss", styles() / "walk.tcss"]
"""The style sheets of the dialogs of the map."""


SECTION: Final = Number("section", "ui-section", placeholder="mapui-walk-section", low=1, optional=True)
"""The row for the section where the book goes on, which may stay empty."""


class OnwardForm(Form):
    """A form that may also name the section where the book goes on: the hero goes there in a second command."""

    help_topic = "map"
    onward: int | None = None
    """Where the book goes on, once it has been typed and allowed."""

    def goes_on(self, section: int | None) -> bool:
        """Keeps the section in mind, which may be left empty; says what is wrong with one that cannot be gone to."""
        self.onward = None
        if section is not None and section != self.sheet.section:
            reason = self.asking.why_not(GoTo(section=section))
            if reason:
                self.say(reason)
                return False
            self.onward = section
        return True

    def fulfil(self, given: dict[str, Any]) -> None:
        if self.goes_on(given.pop("section")):
            super().fulfil(given)

    def _done(self, news: News) -> None:
        super()._done(news)
        if self.onward is not None:
            self.playing.act(GoTo(section=self.onward))


class WalkDialog(OnwardForm):
    """Leaves the clearing where the hero stands. `way` (n, e, s, w) goes on to the number at once.

    A number that is known for a way stands in the field already; any other may be typed over it. The section where the
    clearing is told may be given as well: the hero then goes there in a second command.
    """

    CSS_PATH: ClassVar[Any] = STYLES
    BINDINGS: ClassVar[list[BindingType]] = [
        # Before the field, which has no use for letters.
        Binding("x", "one_way", show=False, priority=True),
    ]

    def __init__(self, way: str = "") -> None:
        super().__init__()
        self._way = way
        self._one_way = False

    @staticmethod
    def questions(asking: Asking) -> Questions:
        here, drawing = asking.state.clearing, asking.state.drawing
        return Questions(
            "mapui-walk-title",
            Walk,
            WayRow("way", ways={} if here is None else ways_told(asking.texts, drawing, here)),
            Number("to", "mapui-walk-to", low=1),
            SECTION,
            keys="mapui-walk-keys",
        )

    def parts(self) -> Iterator[Any]:
        ways, *fields = super().parts()
        yield from (Prose(id="intro"), ways, Prose(id="one-way"), *fields)

    def ready(self) -> None:
        super().ready()
        texts, sheet = self.texts, self.sheet
        here = sheet.clearing
        picker = self.query_one(WayPicker)
        if here is None:
            self.query_one("#intro", Prose).text = tell_refusal(texts, Refusal("walk-nowhere"), self.figures)
            picker.display = False
            self.query_one("#to").display = False
            self.query_one("#section").display = False
            self.query_one("#one-way").display = False
            return
        self.query_one("#intro", Prose).text = texts("mapui-walk-from", number=here)
        self._tell_one_way()
        if self._way:
            picker.action_choose(self._way)

    def _tell_one_way(self) -> None:
        self.query_one("#one-way", Prose).text = self.texts("mapui-walk-one-way", one_way=self._one_way)

    @property
    def _field(self) -> NumberField:
        return self.query_one("#to", NumberField)

    def on_way_picker_chosen(self, event: WayPicker.Chosen) -> None:
        event.stop()
        self._field.value = self._known(event.way)
        self._field.focus()

    def _known(self, way: str) -> int | None:
        """Where the way is known to lead: first where it may be walked."""
        exits = self.sheet.drawing.exits(self.sheet.clearing or 0)
        found = sorted((known for known in exits if known.way == way and known.to), key=lambda known: known.barred)
        return found[0].to if found else None

    def action_one_way(self) -> None:
        """The passage can, or cannot, be walked back."""
        self._one_way = not self._one_way
        self._tell_one_way()

    def fulfil(self, given: dict[str, Any]) -> None:
        super().fulfil(given | {"one_way": self._one_way})
