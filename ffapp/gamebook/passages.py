"""What a passage means for a drawing: known, new, the other end of an exit, or a contradiction; and what the map's
commands check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from ffapp.core.errors import Argument, Caution, Refusal
from ffapp.core.messages import arguments_of
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH, check_label, check_writable
from ffapp.gamebook.drawing import WAYS, Clearing, Drawing, Exit, Passage
from ffapp.gamebook.lookup import required

DIAGONALS = frozenset({"ne", "nw", "se", "sw"})

MOST_DRAWN = 999
"""So many clearings, and so many passages, a map holds."""

LONGEST = 20
"""So many steps long a passage can be drawn by hand."""

FARTHEST = 60
"""So many columns or rows away a clearing can be moved by hand."""

Found: TypeAlias = Literal["known", "reversed", "completed", "new", "second"]
"""What a walk meant for the map: along a known passage; against a one-way one; an exit seen before now has its
clearing; a new passage; a second clearing for one exit, which is a contradiction and kept."""


class Route(NamedTuple):
    """What going `way` out of a clearing to another means for the drawing.

    `passage` is the passage as it is afterwards, `merged` the id of an exit that turns out to be its other end,
    `clash` an exit that so far led elsewhere.
    """

    found: Found
    passage: Passage
    merged: int | None = None
    clash: Clash | None = None


class Clash(NamedTuple):
    """One exit, two clearings: `known` and `to`."""

    start: int
    way: str
    label: str
    known: int
    to: int


def same_way(known: Exit, way: str, label: str) -> bool:
    """Whether an exit can be the one that `way` speaks of, or where there is no compass its name (empty: any)."""
    return known.way == way and (bool(way) or label in ("", known.passage.label))


def find_route(drawing: Drawing, start: int, way: str, to: int, *, label: str = "", one_way: bool = False) -> Route:
    """What a passage from `start` to `to` means for the drawing, whether walked or drawn."""
    exits = [known for known in drawing.exits(start) if same_way(known, way, label)]
    for known in sorted((known for known in exits if known.to == to), key=lambda known: known.barred):
        passage = known.passage
        if known.barred:
            return Route("reversed", replace(passage, one_way=False))
        if one_way and not passage.one_way:
            passage = replace(passage if passage.start == start else passage.turned(), one_way=True)
        return Route("known", passage)
    fresh = Passage(id=drawing.next_id(), start=start, way=way, end=to, one_way=one_way, label=label)
    for known in exits:
        if known.to is None and (way or known.passage.label == label):
            seen = replace(known.passage, end=to, one_way=one_way or known.passage.one_way)
            return joined("completed", drawing, seen)
    return joined("new", drawing, fresh)


def joined(found: Found, drawing: Drawing, passage: Passage) -> Route:
    """The route of a passage whose end is newly known: with the exit that is its other end, or what contradicts it."""
    clash = _taken_exit(drawing, passage)
    if clash:
        return Route("second" if found == "new" else found, passage, clash=clash)
    if passage.one_way or not passage.way:
        return Route(found, passage)
    back = passage.turned()
    merged = next((known.passage for known in alike(drawing, back) if known.to is None), None)
    if merged:
        return Route(found, replace(passage, note=passage.note or merged.note), merged=merged.id)
    return Route(found, passage, clash=_taken_exit(drawing, back))


def _taken_exit(drawing: Drawing, passage: Passage) -> Clash | None:
    """An exit of `passage.start`, on the same side, that is known to lead elsewhere."""
    if passage.end is None:
        return None
    for known in alike(drawing, passage):
        if known.to is not None and known.to != passage.end and not known.barred:
            return Clash(passage.start, passage.way, passage.label, known.to, passage.end)
    return None


def alike(drawing: Drawing, passage: Passage) -> Iterator[Exit]:
    """The other exits on the side where a passage starts; without a compass, those of its name from there."""
    for known in drawing.exits(passage.start):
        other = known.passage
        named = passage.label == other.label != "" and other.start == passage.start
        if other.id != passage.id and known.way == passage.way and (passage.way or named):
            yield known


def clash_cautions(drawing: Drawing, clash: Clash | None, place: str = "") -> tuple[Caution, ...]:
    """The question that a second clearing for one exit deserves: it may be a slip of the fingers. `place` is the name
    of a clearing not drawn yet."""
    if clash is None:
        return ()
    arguments: dict[str, Argument] = {**clash._asdict(), "way": way_text(clash.way, clash.label)}
    arguments["start_place"] = name_of(drawing, clash.start)
    arguments["known_place"] = name_of(drawing, clash.known)
    arguments["to_place"] = name_of(drawing, clash.to) if drawing.clearing(clash.to) else place
    return (Caution("exit-leads-elsewhere", **arguments),)


def loop_cautions(drawing: Drawing, start: int | None, end: int | None) -> tuple[Caution, ...]:
    """The question that a new way back to where it starts deserves: few there are, and the number is soon typed by
    mistake where one stands on it."""
    if start is None or start != end:
        return ()
    return (Caution("exit-leads-back", start=start, start_place=name_of(drawing, start)),)


def check_way(drawing: Drawing, way: str) -> None:
    """Raises `Refusal` ("way-diagonal", "way-unknown") for what is none of the four ways; without a compass, for any
    way at all."""
    if (not way) if drawing.free else (way in WAYS):
        return
    if way in DIAGONALS:
        raise Refusal("way-diagonal", way=way)
    check_writable(way)
    raise Refusal("way-unknown", way=way[:NAME_LENGTH])


def check_number(number: int) -> None:
    """Raises `Refusal` ("clearing-bounds") for what no clearing can be numbered."""
    if not 1 <= number <= ABSURD:
        raise Refusal("clearing-bounds", high=ABSURD)


def check_place(drawing: Drawing, number: int | None, name: str) -> None:
    """Raises `Refusal` for the name of a place that a command draws: as `check_label`, and where the place is drawn
    already under another name ("place-named"), or is none ("place-nowhere")."""
    check_label(name)
    if not name:
        return
    if number is None:
        raise Refusal("place-nowhere", label=name)
    known = drawing.clearing(number)
    if known and known.label != name:
        raise Refusal("place-named", number=number, label=known.label, name=name)


def name_cautions(drawing: Drawing, number: int | None, name: str) -> tuple[Caution, ...]:
    """The question that a name deserves which another place has already, where places are told by their names. `number`
    is that of the place which is to have it (None: a new one)."""
    others = [other for other in drawing.named(name) if other != number] if drawing.free else []
    return (Caution("place-name-taken", label=name, number=others[0]),) if others else ()


def new_place_cautions(drawing: Drawing, number: int | None, name: str) -> tuple[Caution, ...]:
    """The question that a name deserves which another place has already, for a place that a command draws, if it is
    new."""
    return name_cautions(drawing, number, name) if number is not None and drawing.clearing(number) is None else ()


def name_of(drawing: Drawing, number: int | None) -> str:
    """The name that a place is told by: none where clearings are told by their numbers, along the compass."""
    return drawing.label(number) if drawing.free else ""


class Names(NamedTuple):
    """The names of both ends of a passage, as its events tell them."""

    start: str
    end: str


def names_of(drawing: Drawing, passage: Passage, place: str = "") -> Names:
    """The names of the ends of a passage; `place` is that of an end not drawn yet."""

    def name(number: int | None) -> str:
        known = number is None or drawing.clearing(number)
        return name_of(drawing, number) if known else place

    return Names(name(passage.start), name(passage.end))


def clearing_of(drawing: Drawing, number: int) -> Clearing:
    """The clearing with that number. Raises `Refusal` ("clearing-unknown")."""
    return required(drawing.clearing(number), Refusal("clearing-unknown", number=number))


def passage_of(drawing: Drawing, id: int) -> Passage:
    """The passage with that id. Raises `Refusal` ("passage-unknown")."""
    return required(drawing.passage(id), Refusal("passage-unknown", passage=id))


def check_room(drawing: Drawing, number: int | None, *, passages: int = 0) -> None:
    """Raises `Refusal` ("map-full") when the map has no room for a clearing of this number or for more passages."""
    new = number is not None and drawing.clearing(number) is None
    if len(drawing.clearings) + new > MOST_DRAWN or len(drawing.passages) + passages > MOST_DRAWN:
        raise Refusal("map-full", high=MOST_DRAWN)


def check_changed(same: bool) -> None:
    """Raises `Refusal` ("map-unchanged") for a change that is none."""
    if same:
        raise Refusal("map-unchanged")


def way_text(way: str, label: str) -> str:
    """The way as messages select it: n, e, s, w, "named" by its label, or "unnamed"."""
    return way or ("named" if label else "unnamed")


def passage_arguments(passage: Passage) -> dict[str, Argument]:
    """A passage as message arguments; `end` is 0 where it is not known."""
    arguments = arguments_of(passage)
    arguments["passage"] = arguments.pop("id")
    return {**arguments, "end": passage.end or 0, "way": way_text(passage.way, passage.label)}


def offset_arguments(east: int, south: int) -> dict[str, Argument]:
    """A shift on the page as message arguments: sizes, and the ways that they go."""
    return {
        "columns": abs(east),
        "rows": abs(south),
        "across": "e" if east > 0 else "w" if east < 0 else "none",
        "down": "s" if south > 0 else "n" if south < 0 else "none",
    }
