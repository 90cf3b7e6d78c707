"""The reader's hand on the passages of the map."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Caution, Refusal
from ffapp.core.messages import Command, Decision, arguments_of
from ffapp.gamebook.bounds import check_amount, check_label, check_text
from ffapp.gamebook.clearings_events import PassageAdded, PassageAnnotated, PassageChanged, PassageRemoved
from ffapp.gamebook.drawing import Drawing, Passage, Way
from ffapp.gamebook.passages import (
    LONGEST,
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
    joined,
    loop_cautions,
    name_of,
    names_of,
    new_place_cautions,
    passage_arguments,
    passage_of,
    way_text,
)
from ffapp.gamebook.sheet import ALIVE, Sheet


class AddPassage(Command, frozen=True, kw_only=True):
    """Draw a passage, or without `end` an exit seen and not taken. A clearing that is not there yet is drawn, too, with
    `place` for its name."""

    phases: ClassVar[frozenset[str]] = ALIVE
    start: int
    way: Way = ""
    end: int | None = None
    one_way: bool = False
    length: int = 1
    label: str = ""
    place: str = ""

    def check(self, state: Sheet) -> None:
        drawing = state.drawing
        clearing_of(drawing, self.start)
        check_way(drawing, self.way)
        check_label(self.label)
        check_amount(self.length, low=1, high=LONGEST)
        this = Passage(id=0, start=self.start, way=self.way, end=self.end, label=self.label)
        if self.end is None:
            if any(not known.barred for known in alike(drawing, this)):
                raise Refusal("exit-known", **_arguments(drawing, this))
        else:
            check_number(self.end)
            if self._route(drawing, self.end).found in ("known", "reversed"):
                raise Refusal("passage-known", **_arguments(drawing, this))
        check_place(drawing, self.end, self.place)
        check_room(drawing, self.end, passages=1)

    def _route(self, drawing: Drawing, end: int) -> Route:
        return find_route(drawing, self.start, self.way, end, label=self.label, one_way=self.one_way)

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        if self.end is None:
            return ()
        named = new_place_cautions(state.drawing, self.end, self.place)
        loop = loop_cautions(state.drawing, self.start, self.end)
        return (*clash_cautions(state.drawing, self._route(state.drawing, self.end).clash, self.place), *loop, *named)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        drawing = state.drawing
        if self.end is None:
            seen = Passage(
                id=drawing.next_id(),
                start=self.start,
                way=self.way,
                one_way=self.one_way,
                length=self.length,
                label=self.label,
            )
            yield PassageAdded(passage=seen, start_place=name_of(drawing, self.start))
            return
        route = self._route(drawing, self.end)
        new = drawing.clearing(self.end) is None
        passage = replace(route.passage, length=max(self.length, route.passage.length))
        if route.found == "completed":
            yield _changed(drawing, passage, route.merged, self.place)
            return
        names = names_of(drawing, passage, self.place)
        yield PassageAdded(
            passage=passage,
            new_clearing=new,
            merged=route.merged,
            place=self.place if new else "",
            start_place=names.start,
            end_place=names.end,
        )

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), "end": self.end or 0, "way": way_text(self.way, self.label)}


class ChangePassage(Command, frozen=True, kw_only=True):
    """Change what is given of a passage: its way, where it leads, how long it is drawn, its name, whether it is
    one-way; `turned` reverses a one-way passage. `place` names a clearing that is drawn with it."""

    phases: ClassVar[frozenset[str]] = ALIVE
    passage: int
    way: Way | None = None
    end: int | None = None
    one_way: bool | None = None
    turned: bool = False
    length: int | None = None
    label: str | None = None
    place: str = ""

    def _after(self, before: Passage) -> Passage:
        names = ("way", "end", "one_way", "length", "label")
        given = {name: getattr(self, name) for name in names if getattr(self, name) is not None}
        after: Passage = replace(before, **given)
        if after.end != before.end:
            after = replace(after, taken=False)
        return after.turned() if self.turned and after.one_way else after

    def check(self, state: Sheet) -> None:
        drawing = state.drawing
        before = passage_of(drawing, self.passage)
        if self.way is not None:
            check_way(drawing, self.way)
        if self.end is not None:
            check_number(self.end)
            check_room(drawing, self.end)
        if self.length is not None:
            check_amount(self.length, low=1, high=LONGEST)
        check_label(self.label or "")
        check_place(drawing, self.end, self.place)
        after = self._after(before)
        if self.turned and after.end is None:
            raise Refusal("passage-open", **_arguments(drawing, before))
        check_changed(after == before)
        line = (after.start, after.way, after.end)
        if line != (before.start, before.way, before.end):
            self._check_line(drawing, after)

    def _check_line(self, drawing: Drawing, after: Passage) -> None:
        """Raises `Refusal` when there is such a passage, or such an open exit, already."""
        for known in alike(drawing, after):
            if after.end is None and not known.barred:
                raise Refusal("exit-known", **_arguments(drawing, after))
            if known.to == after.end is not None:
                raise Refusal("passage-known", **_arguments(drawing, after))

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        before = passage_of(state.drawing, self.passage)
        after = self._after(before)
        named = new_place_cautions(state.drawing, self.end, self.place)
        if (after.start, after.way, after.end) == (before.start, before.way, before.end):
            return named
        loop = loop_cautions(state.drawing, after.start, after.end) if before.start != before.end else ()
        clash = clash_cautions(state.drawing, joined("completed", state.drawing, after).clash, self.place)
        return (*clash, *loop, *named)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        before = passage_of(state.drawing, self.passage)
        after = self._after(before)
        merged = None
        if (after.way, after.end) != (before.way, before.end):
            route = joined("completed", state.drawing, after)
            after, merged = route.passage, route.merged
        yield _changed(state.drawing, after, merged, self.place)


class AnnotatePassage(Command, frozen=True, kw_only=True):
    """Write a note at a passage in the place of the one there, or with an empty one none."""

    phases: ClassVar[frozenset[str]] = ALIVE
    passage: int
    note: str = ""

    def check(self, state: Sheet) -> None:
        passage = passage_of(state.drawing, self.passage)
        check_text(self.note)
        check_changed(passage.note == self.note)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        passage = replace(passage_of(state.drawing, self.passage), note=self.note)
        names = names_of(state.drawing, passage)
        yield PassageAnnotated(passage=passage, start_place=names.start, end_place=names.end)


class RemovePassage(Command, frozen=True, kw_only=True):
    """Take a passage or an exit off the map; its clearings stay."""

    phases: ClassVar[frozenset[str]] = ALIVE
    passage: int

    def check(self, state: Sheet) -> None:
        passage_of(state.drawing, self.passage)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        passage = passage_of(state.drawing, self.passage)
        names = names_of(state.drawing, passage)
        yield PassageRemoved(passage=passage, start_place=names.start, end_place=names.end)


def _changed(drawing: Drawing, after: Passage, merged: int | None, place: str) -> PassageChanged:
    """The event of a passage that is `after` from now on; `place` names a clearing drawn with it."""
    new = any(end is not None and drawing.clearing(end) is None for end in (after.start, after.end))
    names = names_of(drawing, after, place)
    return PassageChanged(
        before=passage_of(drawing, after.id),
        after=after,
        new_clearing=new,
        merged=merged,
        place=place if new else "",
        start_place=names.start,
        end_place=names.end,
    )


def _arguments(drawing: Drawing, passage: Passage) -> dict[str, Argument]:
    """A passage as the arguments of a refusal."""
    names = names_of(drawing, passage)
    return {**passage_arguments(passage), "start_place": names.start, "end_place": names.end}
