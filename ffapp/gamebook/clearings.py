"""The map of the clearings: walking draws it by itself, and the reader's hand changes it (DF8.5, Cartographie).

What the drawing cannot know it leaves open: two routes that disagree about a place are both kept, and
`ffapp.mapping.layout` says where they do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Caution, Refusal
from ffapp.core.messages import Command, Decision, Event, arguments_of
from ffapp.gamebook.bounds import NAME_LENGTH, check_amount, check_label, check_text, check_writable
from ffapp.gamebook.clearings_events import (
    ClearingAdded,
    ClearingAnnotated,
    ClearingMarked,
    ClearingMoved,
    ClearingRemoved,
    ClearingRenamed,
    ClearingRenumbered,
    PassageAdded,
    PassageAnnotated,
    PassageChanged,
    PassageRemoved,
    Stood,
    Walked,
)
from ffapp.gamebook.drawing import MARKS, Clearing, Drawing, Mark, Passage, Pin, Way
from ffapp.gamebook.passage_commands import AddPassage, AnnotatePassage, ChangePassage, RemovePassage
from ffapp.gamebook.passages import (
    FARTHEST,
    MOST_DRAWN,
    Route,
    alike,
    check_changed,
    check_number,
    check_place,
    check_room,
    check_way,
    clash_cautions,
    clearing_of,
    find_route,
    loop_cautions,
    name_cautions,
    name_of,
    names_of,
    new_place_cautions,
    offset_arguments,
    passage_arguments,
    way_text,
)
from ffapp.gamebook.sheet import ALIVE, IN_CALM, Sheet

# -- commands: where the hero is ---------------------------------------------------------------------------------------


class Walk(Command, frozen=True, kw_only=True):
    """Leave the clearing by `way` and arrive in the clearing `to`; the map is drawn by itself.

    `label` names the way in a book without a compass, `place` the clearing where it is drawn now for the first time.
    `one_way`: there is no way back.
    """

    phases: ClassVar[frozenset[str]] = IN_CALM
    to: int
    way: Way = ""
    label: str = ""
    one_way: bool = False
    place: str = ""

    def _route(self, state: Sheet) -> Route:
        if state.clearing is None:
            raise Refusal("walk-nowhere")
        return find_route(state.drawing, state.clearing, self.way, self.to, label=self.label, one_way=self.one_way)

    def check(self, state: Sheet) -> None:
        if state.clearing is None:
            raise Refusal("walk-nowhere")
        check_way(state.drawing, self.way)
        check_number(self.to)
        check_label(self.label)
        check_place(state.drawing, self.to, self.place)
        full = len(state.drawing.passages) >= MOST_DRAWN
        check_room(state.drawing, self.to, passages=full and self._route(state).found in ("new", "second"))

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        route = self._route(state)
        if route.found == "reversed":
            back = replace(route.passage, start=self.to, end=state.clearing)
            names = names_of(state.drawing, back)
            arguments = {**passage_arguments(route.passage), "end": state.clearing or 0, "start": self.to}
            return (Caution("walk-against", **arguments, start_place=names.start, end_place=names.end),)
        named = new_place_cautions(state.drawing, self.to, self.place)
        loop = loop_cautions(state.drawing, state.clearing, self.to) if route.found != "known" else ()
        return (*clash_cautions(state.drawing, route.clash, self.place), *loop, *named)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        route = self._route(state)
        known = route.clash.known if route.clash else 0
        leaving = route.clash is not None and route.clash.start == state.clearing
        yield Walked(
            start=state.clearing or 0,
            end=self.to,
            way=self.way,
            label=self.label or route.passage.label,
            found=route.found,
            new_clearing=state.drawing.clearing(self.to) is None,
            known=known if leaving else 0,
            known_back=0 if leaving else known,
            merged=route.merged,
            passage=replace(route.passage, taken=True),
            place=self.place or name_of(state.drawing, self.to),
            start_place=name_of(state.drawing, state.clearing),
            known_place=name_of(state.drawing, known),
        )

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "way": way_text(self.way, self.label)}


class StandAt(Command, frozen=True, kw_only=True):
    """Put the hero into a clearing by hand, drawn if it is new, with `label` for its name; None: nowhere on the map."""

    phases: ClassVar[frozenset[str]] = ALIVE
    clearing: int | None = None
    label: str = ""

    def check(self, state: Sheet) -> None:
        check_place(state.drawing, self.clearing, self.label)
        if self.clearing is not None:
            check_number(self.clearing)
            check_room(state.drawing, self.clearing)
        if self.clearing == state.clearing:
            label = name_of(state.drawing, self.clearing)
            raise Refusal("stand-here", clearing=self.clearing or 0, label=label)

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        return new_place_cautions(state.drawing, self.clearing, self.label)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        new = self.clearing is not None and state.drawing.clearing(self.clearing) is None
        label = self.label or name_of(state.drawing, self.clearing)
        yield Stood(before=state.clearing, after=self.clearing, new_clearing=new, label=label)

    def arguments(self) -> dict[str, Argument]:
        return {"clearing": self.clearing or 0, "label": self.label}


# -- commands: clearings -----------------------------------------------------------------------------------------------


class AddClearing(Command, frozen=True, kw_only=True):
    """Draw a clearing; without a number it gets the smallest free one."""

    phases: ClassVar[frozenset[str]] = ALIVE
    number: int | None = None
    label: str = ""

    def check(self, state: Sheet) -> None:
        check_label(self.label)
        if self.number is not None:
            check_number(self.number)
            if state.drawing.clearing(self.number):
                raise Refusal("clearing-known", number=self.number)
        if len(state.drawing.clearings) >= MOST_DRAWN:
            raise Refusal("map-full", high=MOST_DRAWN)

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        return name_cautions(state.drawing, self.number, self.label)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        number = state.drawing.next_number() if self.number is None else self.number
        yield ClearingAdded(clearing=Clearing(number=number, label=self.label))

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "number": self.number or 0}


class RenameClearing(Command, frozen=True, kw_only=True):
    """Give a clearing a name, or with an empty one none."""

    phases: ClassVar[frozenset[str]] = ALIVE
    number: int
    label: str = ""

    def check(self, state: Sheet) -> None:
        clearing = clearing_of(state.drawing, self.number)
        check_label(self.label)
        check_changed(clearing.label == self.label)

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        return name_cautions(state.drawing, self.number, self.label)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        before = clearing_of(state.drawing, self.number).label
        yield ClearingRenamed(number=self.number, before=before, after=self.label)


class RenumberClearing(Command, frozen=True, kw_only=True):
    """Correct the number of a clearing; all that is known of it goes along."""

    phases: ClassVar[frozenset[str]] = ALIVE
    number: int
    to: int

    def check(self, state: Sheet) -> None:
        clearing_of(state.drawing, self.number)
        check_number(self.to)
        check_changed(self.number == self.to)
        if state.drawing.clearing(self.to):
            raise Refusal("clearing-known", number=self.to)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield ClearingRenumbered(before=self.number, after=self.to, label=name_of(state.drawing, self.number))


class MarkClearing(Command, frozen=True, kw_only=True):
    """Mark a clearing with one of `MARKS`, or with an empty one not."""

    phases: ClassVar[frozenset[str]] = ALIVE
    number: int
    mark: Mark = ""

    def check(self, state: Sheet) -> None:
        clearing = clearing_of(state.drawing, self.number)
        if self.mark and self.mark not in MARKS:
            check_writable(self.mark)
            raise Refusal("mark-unknown", mark=self.mark[:NAME_LENGTH])
        check_changed(clearing.mark == self.mark)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        before = clearing_of(state.drawing, self.number).mark
        label = name_of(state.drawing, self.number)
        yield ClearingMarked(number=self.number, before=before, after=self.mark, label=label)


class AnnotateClearing(Command, frozen=True, kw_only=True):
    """Write a note at a clearing in the place of the one there, or with an empty one none."""

    phases: ClassVar[frozenset[str]] = ALIVE
    number: int
    note: str = ""

    def check(self, state: Sheet) -> None:
        clearing = clearing_of(state.drawing, self.number)
        check_text(self.note)
        check_changed(clearing.note == self.note)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield ClearingAnnotated(number=self.number, note=self.note, label=name_of(state.drawing, self.number))


class MoveClearing(Command, frozen=True, kw_only=True):
    """Wish a clearing so many columns east and rows south of clearing `of`; without `of`, wish no longer.

    It is a wish: passages stay straight, and the layout says where it cannot be granted.
    """

    phases: ClassVar[frozenset[str]] = ALIVE
    number: int
    of: int | None = None
    east: int = 0
    south: int = 0

    def _pin(self) -> Pin | None:
        return None if self.of is None else Pin(of=self.of, east=self.east, south=self.south)

    def check(self, state: Sheet) -> None:
        clearing = clearing_of(state.drawing, self.number)
        for offset in (self.east, self.south):
            check_amount(offset, low=-FARTHEST, high=FARTHEST)
        if self.of is not None:
            clearing_of(state.drawing, self.of)
            if self.of == self.number or self.east == self.south == 0:
                raise Refusal("move-onto", number=self.number, label=name_of(state.drawing, self.number))
        check_changed(clearing.pin == self._pin())

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        label, of_label = name_of(state.drawing, self.number), name_of(state.drawing, self.of)
        yield ClearingMoved(number=self.number, pin=self._pin(), label=label, of_label=of_label)

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "of": self.of or 0, **offset_arguments(self.east, self.south)}


class RemoveClearing(Command, frozen=True, kw_only=True):
    """Take a clearing off the map. Passages to it become exits seen and not taken; those that only it had go with it,
    and so does what it remembers of enemies. Notes keep its number: they were taken in that clearing of the book."""

    phases: ClassVar[frozenset[str]] = ALIVE
    number: int

    def check(self, state: Sheet) -> None:
        clearing_of(state.drawing, self.number)

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        enemies = sum(
            sum(enemy.alive for enemy in known.enemies) for known in state.remembered if known.clearing == self.number
        )
        label = name_of(state.drawing, self.number)
        return (Caution("clearing-remembers", number=self.number, enemies=enemies, label=label),) if enemies else ()

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        opened: list[Passage] = []
        lost: list[int] = []
        for passage in state.drawing.passages:
            if self.number not in (passage.start, passage.end):
                continue
            if passage.start == self.number and passage.end != self.number and not passage.one_way:
                passage = passage.turned()
            left = replace(passage, end=None, taken=False)
            if passage.start == self.number or _is_drawn(state.drawing, left, opened, self.number):
                lost.append(passage.id)
            else:
                opened.append(left)
        yield ClearingRemoved(
            number=self.number,
            opened=tuple(opened),
            lost=tuple(lost),
            encounters=tuple(known.id for known in state.remembered if known.clearing == self.number),
            stood_there=state.clearing == self.number,
            label=name_of(state.drawing, self.number),
        )


def _is_drawn(drawing: Drawing, left: Passage, opened: list[Passage], gone: int) -> bool:
    """Whether the exit that a passage would become is drawn already, or leads to another clearing as well."""
    side = (left.start, left.way, left.label)
    return side in [(known.start, known.way, known.label) for known in opened] or any(
        not known.barred and known.to != gone for known in alike(drawing, left)
    )


COMMANDS: tuple[type[Command], ...] = (
    Walk,
    StandAt,
    AddClearing,
    RenameClearing,
    RenumberClearing,
    MarkClearing,
    AnnotateClearing,
    MoveClearing,
    RemoveClearing,
    AddPassage,
    ChangePassage,
    AnnotatePassage,
    RemovePassage,
)
EVENTS: tuple[type[Event], ...] = (
    Walked,
    Stood,
    ClearingAdded,
    ClearingRenamed,
    ClearingMarked,
    ClearingAnnotated,
    ClearingMoved,
    ClearingRenumbered,
    ClearingRemoved,
    PassageAdded,
    PassageChanged,
    PassageAnnotated,
    PassageRemoved,
)


def options(sheet: Sheet) -> Iterator[Command]:
    """Every exit with a known end out of where the hero stands, every clearing to stand in, and all that can be taken
    off the map."""
    drawing = sheet.drawing
    if sheet.clearing is not None:
        for known in drawing.exits(sheet.clearing):
            if known.to is not None:
                yield Walk(way=known.way, to=known.to, label="" if known.way else known.passage.label)
    yield StandAt()
    for clearing in drawing.clearings:
        yield StandAt(clearing=clearing.number)
        yield RemoveClearing(number=clearing.number)
    yield from (RemovePassage(passage=passage.id) for passage in drawing.passages)
