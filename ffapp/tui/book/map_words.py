"""The map in words: what is known of a clearing and its exits, what its signs mean, what it cannot show."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import zip_longest
from typing import Final, NamedTuple

from ffapp.gamebook.drawing import MARKS, WAYS, Drawing, Exit
from ffapp.gamebook.sheet import Note, Sheet
from ffapp.mapping.layout import Contradiction, Layout
from ffapp.mapping.moving import Unexplored
from ffapp.mapping.picture import MARK_SIGNS
from ffapp.texts import Texts
from ffapp.tui.book.noted import noted_places
from ffapp.tui.book.rose import Arm, Rose
from ffapp.tui.book.ways import Way, WayRow
from ffapp.tui.kit.asking import Asking
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.look.literal import fit, shorten

_LEGEND: Final = 22
"""Columns of the left half of the legend."""

_NOTE: Final = 200
"""So many columns of a note at a passage are shown beside the map."""


def exits_by_way(exits: Iterable[Exit]) -> dict[str, list[Exit]]:
    """The exits of a clearing under n, e, s, w."""
    found: dict[str, list[Exit]] = {way: [] for way in WAYS}
    for known in exits:
        if known.way in found:
            found[known.way].append(known)
    return found


def exit_text(texts: Texts, drawing: Drawing, known: Exit) -> str:
    """Where an exit leads, in a few words."""
    if known.to is None:
        return texts("mapui-exit-open")
    message = "mapui-exit-barred" if known.barred else "mapui-exit-one-way" if known.passage.one_way else "mapui-exit"
    return texts(message, number=known.to, label=drawing.label(known.to))


def ways_text(texts: Texts, drawing: Drawing, number: int) -> dict[str, Way]:
    """The four ways out of a clearing, with what is known of each."""
    return {
        way: Way(
            texts(f"mapui-way-{way}"),
            texts(f"mapui-letter-{way}"),
            " · ".join(exit_text(texts, drawing, known) for known in found) or texts("mapui-exit-none"),
        )
        for way, found in exits_by_way(drawing.exits(number)).items()
    }


def way_row_of(asking: Asking, number: int, name: str = "way", *, many: bool = False) -> WayRow:
    """The row for a way out of a clearing, or for several, with what is known of each."""
    texts, sheet = asking.texts, asking.state
    return WayRow(name, ways=ways_text(texts, sheet.drawing, number), rose=rose_of(texts, sheet, number), many=many)


def sorted_exits(drawing: Drawing, number: int) -> list[Exit]:
    """The exits of a clearing, north first."""
    return sorted(drawing.exits(number), key=lambda known: WAYS.index(known.way) if known.way else len(WAYS))


def exit_line(texts: Texts, drawing: Drawing, known: Exit) -> str:
    """One exit of a clearing: its way, and where it leads."""
    way = texts(f"mapui-way-{known.way or 'none'}", label=known.passage.label)
    return texts("mapui-exit-line", way=way, told=exit_text(texts, drawing, known))


def exits_text(
    texts: Texts, glyphs: Glyphs, drawing: Drawing, number: int, apart: Collection[int] = ()
) -> Iterator[str]:
    """The exits of a clearing, north first, and the notes at them; those `apart` are marked as contradicting others."""
    for known in sorted_exits(drawing, number):
        mark = f" {glyphs.conflict}" if known.passage.id in apart else ""
        yield f"{exit_line(texts, drawing, known)}{mark}"
        if known.passage.note:
            yield f"  {glyphs.note} {shorten(known.passage.note, _NOTE, glyphs=glyphs)}"


def about_text(texts: Texts, glyphs: Glyphs, sheet: Sheet, number: int) -> list[str]:
    """What was left and noted in a clearing, and at its passages, a line each."""
    drawing = sheet.drawing
    clearing = drawing.clearing(number)
    told, fight = [], sheet.fight
    for known in sheet.remembered:
        if known.clearing == number:
            again = fight if fight is not None and fight.encounter == known.id else None  # they are fought now
            foes = known.enemies if again is None else again.enemies
            enemies = ", ".join(f"{foe.name} {foe.stamina}/{foe.initial}" for foe in foes if foe.alive)
            left = texts("mapui-enemies", enemies=enemies, fought=again is not None)
            told.append(f"{glyphs.enemy} {left}")
    if clearing and clearing.note:
        told.append(f"{glyphs.note} {clearing.note}")
    notes = (note for note in sheet.notes if note.clearing == number)
    told += [f"{glyphs.note} {_at_section(texts, note)}" for note in notes]
    if not drawing.free:
        for way in sorted_exits(drawing, number):
            if way.passage.note:
                note = shorten(way.passage.note, _NOTE, glyphs=glyphs)
                told.append(f"{glyphs.note} {texts('mapui-exit-line', way=texts(f'mapui-way-{way.way}'), told=note)}")
    return told


def beside_name(texts: Texts, glyphs: Glyphs, sheet: Sheet, number: int) -> tuple[str, str]:
    """What a clearing is called, and what there is to say of it in a few words: its other name, whether the hero stands
    there, its mark."""
    clearing, label = sheet.drawing.clearing(number), sheet.drawing.label(number)
    name = texts("mapui-clearing", number=number, label="")
    told = [label]
    if sheet.drawing.free and label:
        name, told = label, [name]
    if number == sheet.clearing:
        told.append(texts("mapui-legend-here"))
    if clearing and clearing.mark in MARKS:
        told.append(f"{MARK_SIGNS[glyphs.name][clearing.mark]} {texts(f'mapui-legend-{clearing.mark}')}")
    return name, f" {glyphs.separator} ".join(part for part in told if part)


def rose_of(texts: Texts, sheet: Sheet, number: int, trail: Collection[int] = (), apart: Collection[int] = ()) -> Rose:
    """The compass rose of a clearing: of several passages on one side the first that can be walked."""
    arms = {}
    for way, exits in exits_by_way(sheet.drawing.exits(number)).items():
        if not exits:
            continue
        exits.sort(key=lambda known: (known.barred, known.to is None))
        known = exits[0]
        told = [sheet.drawing.label(known.to)]
        if known.passage.one_way and not (known.barred and told[0]):
            told.append(texts("mapui-legend-one-way"))
        if known.barred:
            told.append(texts("mapui-rose-barred"))
        arms[way] = Arm(
            known.to,
            tuple(part for part in told if part),
            out=known.passage.one_way,
            barred=known.barred,
            walked=known.passage.id in trail,
            apart=any(other.passage.id in apart for other in exits),
            more=len(exits) - 1,
        )
    letters = {way: texts(f"mapui-letter-{way}") for way in WAYS}
    return Rose(number, number == sheet.clearing, letters, arms)


def explore_text(texts: Texts, drawing: Drawing, known: Unexplored) -> str:
    """An exit not taken: where it is, and how far away."""
    passage, steps = known
    return texts(
        "mapui-explore-exit",
        number=passage.start,
        where=passage.way or "none",
        place=drawing.label(passage.start),
        label=passage.label,
        known=steps is not None,
        steps=steps or 0,
    )


def _at_section(texts: Texts, note: Note) -> str:
    """What was noted in a place, after the section where that was."""
    place = "" if note.section is None else texts("ui-section-at", section=note.section)
    return texts("book-note", place=place, text=note.text)


class LegendSign(NamedTuple):
    """A sign of the map, and what it means."""

    name: str
    sign: str
    told: str


def legend(texts: Texts, glyphs: Glyphs, *, free: bool = False) -> list[LegendSign]:
    """What the signs of the map mean. On a `free` one nothing can run against the compass."""
    marks = MARK_SIGNS[glyphs.name]
    signs = [
        *((mark, marks[mark]) for mark in MARKS),
        ("enemies", glyphs.enemy),
        ("noted", glyphs.note),
        ("exit", "?"),
        ("one-way", f"{glyphs.horizontal}{glyphs.arrow_east}"),
        ("walked", glyphs.heavy_horizontal * 3),
        ("here", "[7]" if not free else "[ ]"),
        *(() if free else (("apart", glyphs.dashed_horizontal * 3), ("conflict", glyphs.conflict))),
    ]
    return [LegendSign(name, sign, texts(f"mapui-legend-{name}")) for name, sign in signs]


def legend_text(texts: Texts, glyphs: Glyphs, *, free: bool = False) -> str:
    """The whole legend, two signs to a line."""
    told = [f"{known.sign:<3} {known.told}" for known in legend(texts, glyphs, free=free)]
    half = -(-len(told) // 2)
    pairs = zip_longest(told[:half], told[half:], fillvalue="")
    return "\n".join(f"{fit(left, _LEGEND, glyphs=glyphs)} {right}".rstrip() for left, right in pairs)


def signs_used(sheet: Sheet, layout: Layout, trail: Collection[int]) -> set[str]:
    """The names of the signs of the legend that are on a map now."""
    drawing = sheet.drawing
    passages = drawing.passages
    used = {clearing.mark for clearing in drawing.clearings}
    return used | {
        name
        for name, there in (
            ("enemies", any(known.clearing is not None for known in sheet.remembered)),
            ("noted", bool(noted_places(sheet))),
            ("exit", any(passage.end is None for passage in passages)),
            ("one-way", any(passage.one_way for passage in passages)),
            ("walked", any(passage.id in trail for passage in passages)),
            ("apart", bool(layout.contradictions)),
        )
        if there
    }


def contradiction_text(texts: Texts, layout: Layout, known: Contradiction) -> str:
    """One contradiction in words."""
    arguments = layout.arguments(known)
    both = {arguments.get("start"), arguments.get("end")} & {arguments.get("other_start"), arguments.get("other_end")}
    shared = max((number for number in both if isinstance(number, int)), default=0)
    place = layout.drawing.label(known.clearing)
    return texts(f"mapui-contradiction-{known.rule}", **arguments, shared=shared, place=place)
