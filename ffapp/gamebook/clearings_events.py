"""What happens to the map of the clearings."""

from __future__ import annotations

from msgspec.structs import replace

from ffapp.core.errors import Argument
from ffapp.core.messages import Event, arguments_of
from ffapp.gamebook.drawing import Clearing, Drawing, Passage, Pin, Way
from ffapp.gamebook.passages import Found, offset_arguments, passage_arguments, way_text
from ffapp.gamebook.sheet import Sheet


def _drawn(state: Sheet, passage: Passage, merged: int | None, new_clearing: bool, place: str) -> Drawing:
    """The drawing of `state` with a passage, and with its far clearing where that is new, named `place`: of a passage
    that was turned at once it is the start."""
    drawing = state.drawing if merged is None else state.drawing.without_passages(merged)
    for number in (passage.start, passage.end) if new_clearing else ():
        if number is not None and drawing.clearing(number) is None:
            drawing = drawing.with_clearing(Clearing(number=number, label=place))
    return drawing.with_passage(passage)


class Walked(Event, frozen=True, kw_only=True):
    """The hero went from one clearing to another. `passage` is the passage as it is now; `known` the clearing where
    the exit led so far, when that contradicts, `known_back` the same of the exit arrived by (0: none). `place` is the
    name of a clearing drawn now; where there is no compass, `place`, `start_place` and `known_place` are the names of
    all three."""

    start: int
    end: int
    way: Way = ""
    label: str = ""
    found: Found
    new_clearing: bool = False
    known: int = 0
    known_back: int = 0
    merged: int | None = None
    passage: Passage
    place: str = ""
    start_place: str = ""
    known_place: str = ""

    def apply(self, state: Sheet) -> Sheet:
        drawing = state.drawing if self.merged is None else state.drawing.without_passages(self.merged)
        if self.new_clearing:
            drawing = drawing.with_clearing(Clearing(number=self.end, label=self.place))
        return replace(state, drawing=drawing.with_passage(self.passage), clearing=self.end)

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "way": way_text(self.way, self.label), "one_way": self.passage.one_way}


class Stood(Event, frozen=True, kw_only=True):
    """The hero was put into a clearing by hand, or (None) is nowhere on the map. `label` is the name of a clearing
    drawn now, and where there is no compass of any."""

    before: int | None = None
    after: int | None = None
    new_clearing: bool = False
    label: str = ""

    def apply(self, state: Sheet) -> Sheet:
        if self.new_clearing and self.after is not None:
            state = replace(state, drawing=state.drawing.with_clearing(Clearing(number=self.after, label=self.label)))
        return replace(state, clearing=self.after)

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "before": self.before or 0, "after": self.after or 0}


class ClearingAdded(Event, frozen=True, kw_only=True):
    """A clearing was drawn by hand."""

    clearing: Clearing

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, drawing=state.drawing.with_clearing(self.clearing))

    def arguments(self) -> dict[str, Argument]:
        return arguments_of(self.clearing)


class _ClearingChanged(Event, frozen=True, kw_only=True):
    """One property of a clearing is another. `label` is its name where clearings are told by their names: in a book
    without a compass."""

    number: int
    label: str = ""

    def changes(self) -> dict[str, object]:
        """The fields of the clearing that are new."""
        raise NotImplementedError

    def apply(self, state: Sheet) -> Sheet:
        clearings = (
            replace(known, **self.changes()) if known.number == self.number else known
            for known in state.drawing.clearings
        )
        return replace(state, drawing=replace(state.drawing, clearings=tuple(clearings)))


class ClearingRenamed(_ClearingChanged, frozen=True, kw_only=True):
    """A clearing has another name."""

    before: str = ""
    after: str = ""

    def changes(self) -> dict[str, object]:
        return {"label": self.after}


class ClearingMarked(_ClearingChanged, frozen=True, kw_only=True):
    """A clearing has another mark, or none."""

    before: str = ""
    after: str = ""

    def changes(self) -> dict[str, object]:
        return {"mark": self.after}

    def arguments(self) -> dict[str, Argument]:
        marks = {"mark": self.after or "none", "before": self.before or "none"}
        return {"number": self.number, "label": self.label, **marks}


class ClearingAnnotated(_ClearingChanged, frozen=True, kw_only=True):
    """Another note stands at a clearing, or none."""

    note: str = ""

    def changes(self) -> dict[str, object]:
        return {"note": self.note}


class ClearingMoved(_ClearingChanged, frozen=True, kw_only=True):
    """A clearing was given a place on the page by hand, or lost it (None)."""

    pin: Pin | None = None
    of_label: str = ""

    def changes(self) -> dict[str, object]:
        return {"pin": self.pin}

    def arguments(self) -> dict[str, Argument]:
        pin = self.pin or Pin(of=0)
        return {**arguments_of(self), "of": pin.of, **offset_arguments(pin.east, pin.south)}


class ClearingRenumbered(Event, frozen=True, kw_only=True):
    """A clearing has another number, wherever the sheet speaks of it."""

    before: int
    after: int
    label: str = ""

    def apply(self, state: Sheet) -> Sheet:
        remembered = (
            replace(known, clearing=self.after) if known.clearing == self.before else known
            for known in state.remembered
        )
        notes = (replace(note, clearing=self.after) if note.clearing == self.before else note for note in state.notes)
        return replace(
            state,
            drawing=state.drawing.renumbered(self.before, self.after),
            clearing=self.after if state.clearing == self.before else state.clearing,
            remembered=tuple(remembered),
            notes=tuple(notes),
        )


class ClearingRemoved(Event, frozen=True, kw_only=True):
    """A clearing was taken off the map. `opened`: passages that are now exits seen and not taken, as they are
    afterwards; `lost`: those that went with it; `encounters`: the remembered fights that went with it. Notes stay as
    they are."""

    number: int
    opened: tuple[Passage, ...] = ()
    lost: tuple[int, ...] = ()
    encounters: tuple[int, ...] = ()
    stood_there: bool = False
    label: str = ""

    def apply(self, state: Sheet) -> Sheet:
        drawing = state.drawing.without_passages(*self.lost).without_clearing(self.number)
        for passage in self.opened:
            drawing = drawing.with_passage(passage)
        return replace(
            state,
            drawing=drawing,
            clearing=None if self.stood_there else state.clearing,
            remembered=tuple(known for known in state.remembered if known.id not in self.encounters),
        )

    def arguments(self) -> dict[str, Argument]:
        counts = {"opened": len(self.opened), "lost": len(self.lost), "encounters": len(self.encounters)}
        return {"number": self.number, "label": self.label, "stood_there": self.stood_there, **counts}


class _PassageEvent(Event, frozen=True, kw_only=True):
    """Something about a passage. `start_place` and `end_place` are the names of its clearings where these are told by
    their names: in a book without a compass."""

    start_place: str = ""
    end_place: str = ""

    def _told(self, passage: Passage) -> dict[str, Argument]:
        return {**passage_arguments(passage), "start_place": self.start_place, "end_place": self.end_place}


class PassageAdded(_PassageEvent, frozen=True, kw_only=True):
    """A passage, or an exit seen and not taken, was drawn by hand. `place` is the name of a clearing drawn with it."""

    passage: Passage
    new_clearing: bool = False
    merged: int | None = None
    place: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, drawing=_drawn(state, self.passage, self.merged, self.new_clearing, self.place))

    def arguments(self) -> dict[str, Argument]:
        return {**self._told(self.passage), "new_clearing": self.new_clearing}


class PassageChanged(_PassageEvent, frozen=True, kw_only=True):
    """A passage is other than it was. `place` is the name of a clearing drawn with it."""

    before: Passage
    after: Passage
    new_clearing: bool = False
    merged: int | None = None
    place: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, drawing=_drawn(state, self.after, self.merged, self.new_clearing, self.place))

    def arguments(self) -> dict[str, Argument]:
        before = {f"{name}_before": value for name, value in passage_arguments(self.before).items()}
        now = self._told(self.after)
        return {**before, **now, "new_clearing": self.new_clearing, "change": self._kind()}

    def _kind(self) -> str:
        """What is told of the change: the first of its parts that matters most."""
        before, after = self.before, self.after
        if before.start != after.start:
            return "turned"
        for kind in ("end", "way", "one_way", "length"):
            if getattr(before, kind) != getattr(after, kind):
                return kind
        return "label"


class PassageAnnotated(_PassageEvent, frozen=True, kw_only=True):
    """Another note stands at a passage, or none."""

    passage: Passage

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, drawing=state.drawing.with_passage(self.passage))

    def arguments(self) -> dict[str, Argument]:
        return self._told(self.passage)


class PassageRemoved(_PassageEvent, frozen=True, kw_only=True):
    """A passage or an exit was taken off the map."""

    passage: Passage

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, drawing=state.drawing.without_passages(self.passage.id))

    def arguments(self) -> dict[str, Argument]:
        return self._told(self.passage)
