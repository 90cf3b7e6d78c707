"""Walking: the way by an arrow or its letter, then the number of the clearing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.widget import Widget

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.clearings import Walk
from ffapp.gamebook.notes import GoTo
from ffapp.resources import styles
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.map_words import ways_told
from ffapp.tui.book.ways import WayPicker
from ffapp.tui.kit.fields import NumberField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.prose import Prose
from ffapp.tui.session import News

STYLES: Final = [styles() / "play.tcss", styles() / "walk.tcss"]
"""The style sheets of the dialogs of the map."""


class OnwardForm(Form):
    """A form that may also name the section where the book goes on: the hero goes there in a second command."""

    help_topic = "map"
    onward: int | None = None
    """Where the book goes on, once it has been typed and allowed."""

    def section_field(self) -> NumberField:
        """The field for the section, which may stay empty."""
        return self.number(None, "ui-section", "section", low=1, placeholder=self.texts("mapui-walk-section"))

    def section_allowed(self) -> bool:
        """Reads the section, which may be left empty; says what is wrong with one that cannot be gone to."""
        self.onward = None
        if not self.query_one("#section", NumberField).input.value.strip():
            return True
        section = self.value_of("section")
        if section is None:
            return False
        if section != self.sheet.section:
            refusal = self.session.why_not(GoTo(section=section))
            if refusal is not None:
                self.say(tell_refusal(self.texts, refusal, self.figures))
                return False
            self.onward = section
        return True

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
    keys_told = "mapui-walk-keys"

    def __init__(self, way: str = "") -> None:
        super().__init__("mapui-walk-title")
        self._way = way
        self._one_way = False

    def parts(self) -> Iterator[Any]:
        yield Prose(id="intro")
        yield WayPicker()
        yield Prose(id="one-way")
        yield self.number(None, "mapui-walk-to", "to", low=1)
        yield self.section_field()

    def first_field(self) -> Widget:
        return self.query_one(WayPicker)

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
        picker.ways = ways_told(texts, sheet.drawing, here)
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

    def command(self) -> Command | None:
        way = self.query_one(WayPicker).chosen
        if not way:
            self.say(self.texts("mapui-walk-no-way"))
            self.query_one(WayPicker).focus()
            return None
        to = self.value_of("to")
        if to is None or not self.section_allowed():
            return None
        return Walk(to=to, way=way, one_way=self._one_way)
