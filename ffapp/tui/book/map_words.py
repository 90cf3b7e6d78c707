"""The map in words: what is known of a clearing and its exits, what its signs mean, what it cannot show."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import zip_longest
from typing import Final

from ffapp.gamebook.drawing import MARKS, WAYS, Drawing, Exit
from ffapp.gamebook.fight_state import Encounter
from ffapp.gamebook.sheet import Note, Sheet
from ffapp.mapping.layout import Contradiction, Layout
from ffapp.mapping.picture import MARK_SIGNS
from ffapp.texts import Texts
from ffapp.tui.book.ways import Way
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


def exit_told(texts: Texts, drawing: Drawing, known: Exit) -> str:
    """Where an exit leads, in a few words."""
    if known.to is None:
        return texts("mapui-exit-open")
    message = "mapui-exit-barred" if known.barred else "mapui-exit-one-way" if known.passage.one_way else "mapui-exit"
    there = drawing.clearing(known.to)
    return texts(message, number=known.to, label=there.label if there else "")


def ways_told(texts: Texts, drawing: Drawing, number: int) -> dict[str, Way]:
    """The four ways out of a clearing, with what is known of each."""
    return {
        way: Way(
            texts(f"mapui-way-{way}"),
            texts(f"mapui-letter-{way}"),
            " · ".join(exit_told(texts, drawing, known) for known in found) or texts("mapui-exit-none"),
        )
        for way, found in exits_by_way(drawing.exits(number)).items()
    }


def sorted_exits(drawing: Drawing, number: int) -> list[Exit]:
    """The exits of a clearing, north first."""
    return sorted(drawing.exits(number), key=lambda known: WAYS.index(known.way) if known.way else len(WAYS))


def exit_line(texts: Texts, drawing: Drawing, known: Exit) -> str:
    """One exit of a clearing: its way, and where it leads."""
    way = texts(f"mapui-way-{known.way or 'none'}", label=known.passage.label)
    return texts("mapui-exit-line", way=way, told=exit_told(texts, drawing, known))


def exits_told(
    texts: Texts, glyphs: Glyphs, drawing: Drawing, number: int, apart: Collection[int] = ()
) -> Iterator[str]:
    """The exits of a clearing, north first, and the notes at them; those `apart` are marked as contradicting others."""
    for known in sorted_exits(drawing, number):
        mark = f" {glyphs.conflict}" if known.passage.id in apart else ""
        yield f"{exit_line(texts, drawing, known)}{mark}"
        if known.passage.note:
            yield f"  {glyphs.note} {shorten(known.passage.note, _NOTE, glyphs=glyphs)}"


def about_told(texts: Texts, glyphs: Glyphs, sheet: Sheet, number: int) -> list[str]:
    """What is known of a clearing beside its exits, a line each."""
    clearing = sheet.drawing.clearing(number)
    told = []
    if number == sheet.clearing:
        told.append(f"{glyphs.here} {texts('mapui-here')}")
    for known in sheet.remembered:
        if known.clearing == number:
            enemies = ", ".join(f"{foe.name} {foe.stamina}/{foe.initial}" for foe in known.enemies if foe.alive)
            left = texts("mapui-enemies", enemies=enemies)
            told.append(f"{glyphs.enemy} {_at_section(texts, known, left)}")
    if clearing and clearing.mark:
        told.append(texts("mapui-marked", mark=clearing.mark))
    if clearing and clearing.note:
        told.append(f"{glyphs.note} {clearing.note}")
    notes = (note for note in sheet.notes if note.clearing == number)
    told += [f"{glyphs.bullet} {_at_section(texts, note, note.text)}" for note in notes]
    return told or [texts("mapui-about-none")]


def _at_section(texts: Texts, thing: Encounter | Note, told: str) -> str:
    """What was left or noted in a place, after the section where that was."""
    place = "" if thing.section is None else texts("ui-section-at", section=thing.section)
    return texts("book-note", place=place, text=told)


def legend_told(texts: Texts, glyphs: Glyphs, *, free: bool = False) -> str:
    """What the signs of the map mean, two to a line. On a `free` one nothing can run against the compass."""
    marks = MARK_SIGNS[glyphs.name]
    signs = [
        ("here", "[ ]" if free else "[7]"),
        ("exit", "?"),
        ("one-way", f"{glyphs.horizontal}{glyphs.arrow_east}"),
        *(() if free else (("apart", glyphs.dashed_horizontal * 3), ("conflict", glyphs.conflict))),
        ("enemies", glyphs.enemy),
        *((mark, marks[mark]) for mark in MARKS),
    ]
    told = [f"{sign:<3} {texts(f'mapui-legend-{name}')}" for name, sign in signs]
    half = -(-len(told) // 2)
    pairs = zip_longest(told[:half], told[half:], fillvalue="")
    return "\n".join(f"{fit(left, _LEGEND, glyphs=glyphs)} {right}".rstrip() for left, right in pairs)


def contradiction_told(texts: Texts, layout: Layout, known: Contradiction) -> str:
    """One contradiction in words."""
    figures = layout.figures(known)
    both = {figures.get("start"), figures.get("end")} & {figures.get("other_start"), figures.get("other_end")}
    shared = max((number for number in both if isinstance(number, int)), default=0)
    there = layout.drawing.clearing(known.clearing)
    return texts(f"mapui-contradiction-{known.rule}", **figures, shared=shared, place=there.label if there else "")
