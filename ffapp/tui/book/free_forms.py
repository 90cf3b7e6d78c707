"""The reader's hand on a map without a compass: places given by name or number, ways by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, ClassVar, NamedTuple

from ffapp.core.errors import Figure
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH
from ffapp.gamebook.clearings import AddClearing
from ffapp.gamebook.drawing import Drawing, Passage
from ffapp.gamebook.passage_commands import AddPassage, ChangePassage
from ffapp.resources import styles
from ffapp.texts import Texts
from ffapp.tui.book.map_clearings import MapForm, OfClearing, of_place
from ffapp.tui.book.map_passages import OnePassageMenu
from ffapp.tui.kit.choice import Choice, EntryDeed
from ffapp.tui.kit.entry_keys import lasting_keys
from ffapp.tui.kit.form import Menu
from ffapp.tui.kit.picker import Alternative
from ffapp.tui.kit.rows import Asking, Line, Pick, Preview, Questions, Row, Said, Unreadable, Values, Words

STYLES = [styles() / "play.tcss", styles() / "walk.tcss", styles() / "free_map.tcss"]
"""The style sheets of the dialogs of a map without a compass."""


_NEAR = 2
"""So many names are offered for what was typed."""


class Place(NamedTuple):
    """A place as it was typed: its number, the name that it is to be drawn with (of a known one its own), and how it
    was found: "known", "new", "several" for a name that more than one has, "bounds" for a number out of them."""

    number: int
    name: str
    found: str
    others: tuple[int, ...] = ()
    near: tuple[str, ...] = ()
    """Names on the map that hold what was typed for a new one: it may be one of them, not typed to its end."""

    @property
    def clear(self) -> bool:
        """Whether it can only be this one."""
        return self.found in ("known", "new")


def find_place(drawing: Drawing, typed: str) -> Place:
    """The place that a name or a number means: of no place on the map a new one."""
    if typed.isascii() and typed.isdigit():
        number = int(typed[:9])
        known = drawing.clearing(number)
        inside = 1 <= number <= ABSURD
        return Place(number, known.label if known else "", "known" if known else "new" if inside else "bounds")
    numbers = drawing.named(typed)
    if not numbers:
        part = typed.casefold()
        near = [known.label for known in drawing.clearings if part in known.label.casefold()]
        return Place(drawing.next_number(), typed, "new", near=tuple(near[:_NEAR]))
    known = drawing.clearing(numbers[0])
    return Place(numbers[0], known.label if known else "", "known" if len(numbers) == 1 else "several", numbers)


def place_told(texts: Texts, place: Place) -> str:
    """What place is meant, or why it is not clear which."""
    figures: dict[str, Figure] = {
        "number": place.number,
        "label": place.name,
        "numbers": ", ".join(map(str, place.others)),
        "high": ABSURD,
        "near": ", ".join(place.near),
    }
    return texts(f"mapui-place-{place.found}", **figures)


def place_rows(
    asking: Asking, name: str, label: str, number: int | None = None, *, empty: str = "", known: str = ""
) -> tuple[Row, Row]:
    """The row for a place and the line below it that tells what is meant. `empty` is the message of what an empty one
    means, `known` that of why it must be a place on the map, where it must."""
    texts, drawing = asking.texts, asking.state.drawing
    there = None if number is None else drawing.clearing(number)
    value = "" if number is None else (there.label if there else "") or str(number)
    if there and len(drawing.named(there.label)) > 1:
        value = str(number)

    def parse(typed: str) -> Place | None:
        place = find_place(drawing, typed) if typed else None
        if place is None and empty:
            return None
        if place is None or not place.clear:
            raise Unreadable(texts("mapui-place-missing") if place is None else place_told(texts, place))
        if known and place.found == "new":
            raise Unreadable(texts(known))
        return place

    def told(values: Values) -> str:
        typed = values[name]
        return place_told(texts, find_place(drawing, typed)) if typed else ""

    placeholder = empty or "mapui-place-placeholder"
    row = Line(name, label, value, placeholder, classes="place-field", parse=parse, foot=True)
    return row, Preview(f"{name}-told", says=told, classes="place-told")


def way_row(value: str = "") -> Words:
    """The row for the name of a way, which may stay empty."""
    return Words("way", "mapui-way-label", value, "mapui-way-placeholder")


def one_way_row(texts: Texts) -> Pick:
    """Whether there is a way back."""
    both = Alternative("both", texts("mapui-both-ways"))
    options = {False: both, True: Alternative("one-way", texts("mapui-legend-one-way"))}
    return Pick("one_way", "mapui-one-way-label", options=options, about_lines=0)


class PlacesForm(MapForm):
    """A form about places and ways by name; below each field for a place stands which is meant."""

    CSS_PATH: ClassVar[Any] = STYLES


class AddPlaceForm(PlacesForm):
    """A place that no way leads to yet, by its name."""

    questions = Questions(
        "mapui-add-clearing-title", AddClearing, Words("label", "ui-name", placeholder="mapui-name-placeholder")
    )


class AddWayForm(PlacesForm):
    """A way between two places, or from one to where nobody has been yet."""

    @staticmethod
    def questions(asking: Asking, start: int | None) -> Questions:
        def made(to: Place | None, way: str, one_way: bool, **given: Place) -> AddPassage:
            begun = given["from"].number
            if to is None:
                return AddPassage(start=begun, label=way, one_way=one_way)
            return AddPassage(start=begun, end=to.number, label=way, one_way=one_way, place=to.name)

        return Questions(
            "mapui-passage-title",
            made,
            *place_rows(asking, "from", "mapui-way-from", start, known="mapui-way-from-new"),
            *place_rows(asking, "to", "mapui-way-to", empty="mapui-way-to-placeholder"),
            way_row(),
            one_way_row(asking.texts),
            first="from" if start is None else "to",
        )


class SeenWaysForm(PlacesForm):
    """Ways seen and not taken, all of a place in one go: their names, one after another."""

    @staticmethod
    def questions(asking: Asking, start: int) -> Questions:
        def named(typed: str) -> tuple[str, ...]:
            names = dict.fromkeys(name.strip() for name in typed.split(";"))
            return tuple(name for name in names if name) or ("",)

        def made(ways: tuple[str, ...]) -> tuple[AddPassage, ...]:
            return tuple(AddPassage(start=start, label=label) for label in ways)

        return Questions(
            "mapui-exit-title",
            made,
            Said("intro", "mapui-seen-intro"),
            Line("ways", placeholder="mapui-seen-placeholder", longest=4 * NAME_LENGTH, parse=named),
            figures=of_place(asking, start),
        )


class AddPlaceMenu(OfClearing, Menu):
    """What can be added: ways seen from the place under the cursor, a way, a place apart."""

    passing = True

    def __init__(self, number: int | None) -> None:
        super().__init__("mapui-add-title")
        self.number_of_clearing = number or 0

    def choices(self) -> Iterable[Choice]:
        texts, number, label = self.texts, self.number_of_clearing, self.clearing.label
        if number:
            told = texts("mapui-add-exit", number=number, label=label)
            yield self.entry("seen", told, partial(SeenWaysForm, number))
        if self.sheet.drawing.clearings:
            told = texts("mapui-add-passage", number=number, label=label)
            yield self.entry("way", told, partial(AddWayForm, number or None))
        yield self.entry("place", texts("mapui-add-clearing"), AddPlaceForm)

    def keys(self) -> Mapping[str, str]:
        return lasting_keys(("seen", "way", "place"))


class WayMenu(OnePassageMenu):
    """What can be done with one way."""

    DOINGS = ("end", "name", "one-way", "turn", "note", "remove")

    def hint(self, id: str, passage: Passage) -> str:
        return passage.label[:30] if id == "name" else ""

    def deeds(self, passage: Passage) -> dict[str, EntryDeed]:
        return {
            **super().deeds(passage),
            "end": partial(WayEndForm, passage),
            "name": partial(WayNameForm, passage),
        }


class WayEndForm(PlacesForm):
    """Where a way leads."""

    @staticmethod
    def questions(asking: Asking, passage: Passage) -> Questions:
        return Questions(
            "mapui-end-title",
            lambda to: ChangePassage(passage=passage.id, end=to.number, place=to.name),
            *place_rows(asking, "to", "mapui-way-to", passage.end),
            figures=of_place(asking, passage.start),
        )


class WayNameForm(PlacesForm):
    """The name of a way; an empty one takes it away."""

    @staticmethod
    def questions(asking: Asking, passage: Passage) -> Questions:
        return Questions(
            "mapui-way-name-title",
            lambda way: ChangePassage(passage=passage.id, label=way),
            way_row(passage.label),
            figures=of_place(asking, passage.start),
        )
