"""A table of DOOnjons&Dragons as a document: the party, the dungeon with its floor, the order of turns, the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from ffapp.core.game import Step
from ffapp.doonjons.campaign import DUNGEONS, OVER, TURN, Campaign, extended, figure_of, phase
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import TRAITS, Character, Monster, armour_class, effective_trait, named, steps, trait_at
from ffapp.doonjons.initiative import tie
from ffapp.mapping.board.picture import GridPicture, picture_of
from ffapp.mapping.board.tiles import SIGNS, WIDTH, row_pieces
from ffapp.texts import Texts
from ffapp.texts.board import context_text, figure_text, gear_text, grid_labels, numbered, title_text
from ffapp.texts.document import Document, Row, Section

_ACTING, _OTHER = "→", "·"
_NUMBER: Final = 3
"""Columns of the number of a row of the map."""


def summary(campaign: Campaign, texts: Texts, past: Iterable[Step] = ()) -> Document:
    """Everything on the table: how it ended, the party, the dungeon, who is in it, the order of turns, what lies on
    the floor, and the map in ASCII. `past` are the steps that led to it, newest first: they tell who has died."""
    state = numbered(campaign)
    labels = grid_labels(texts, state, past)
    sections = (
        Section(texts("cli-ending"), _ending(state, texts), kind="ending"),
        Section(texts("party-title"), _party(state, texts, labels), kind="party"),
        Section(texts("cli-dungeon"), _dungeon(state, texts), kind="dungeon"),
        Section(texts("cli-monsters"), _monsters(state, texts, labels), kind="monsters"),
        Section(texts("dungeon-order-title"), _order(state, texts, labels), kind="order"),
        Section(texts("cli-floor"), _floor(state, texts), kind="floor"),
        Section(texts("cli-map"), (), map_text(picture_of(state, labels)) if state.number else "", kind="map"),
    )
    return Document(
        texts("cli-title", hero=", ".join(one.name for one in state.characters), book=texts.name("doonjons", "ui")),
        _now(state, texts),
        tuple(section for section in sections if section.rows or section.drawing),
    )


def _now(state: Campaign, texts: Texts) -> str:
    """Where the campaign is, and whose turn it is."""
    now = phase(state)
    place = texts("dungeon-place", number=state.number, of=DUNGEONS, round=state.round) if state.number else ""
    acting = figure_of(state, state.acting)
    if now == TURN and acting is not None:
        told = f"{figure_text(texts, acting)}, {texts('dungeon-actions', left=state.actions)}"
    else:
        told = texts("phase-name", phase=now)
    return " · ".join(part for part in (place, told) if part)


def _ending(state: Campaign, texts: Texts) -> tuple[Row, ...]:
    ending = state.ending
    if ending is None:
        return ()
    told = texts(f"dungeon-end-{ending.cause}", **ending.arguments())
    return (Row(texts("dungeon-end-title", won=ending.won), "\n".join(filter(None, (told, ending.words)))),)


def _party(state: Campaign, texts: Texts, labels: Mapping[int, str]) -> tuple[Row, ...]:
    rows = []
    for seat, one in enumerate(state.characters):
        cell = one.cell if state.order else state.dungeon.start(seat)
        lines = [
            texts("cli-character", race=one.race, role=one.role, gender=one.gender, cell=_name(cell)),
            texts("party-derived", left=one.left, hit_points=one.hit_points),
            ", ".join(_traits(one, texts)),
            texts("party-derived-worn", armour_class=armour_class(one), steps=steps(one)),
            *(texts("cli-gear", place=place, piece=told) for place, told in gear_text(texts, one, state.rules)),
        ]
        rows.append(Row(f"{labels[one.id]} {one.name}", "\n".join(lines)))
    if state.typed_dice:
        rows.append(Row(texts("cli-dice"), texts("dice-typed-mark")))
    if extended(state) or state.walls:
        rows.append(Row(texts("cli-rules"), texts("dungeon-rules", rules=state.rules, walls=state.walls)))
    return tuple(rows)


def _traits(one: Character, texts: Texts) -> Iterator[str]:
    for trait in TRAITS:
        own: int = getattr(one, trait)
        now = effective_trait(one, trait)
        yield texts("cli-trait", trait=trait, value=own, effective="" if now == own else now)


def _name(cell: Cell | None) -> str:
    return "" if cell is None else cell.name


def _dungeon(state: Campaign, texts: Texts) -> tuple[Row, ...]:
    if not state.number:
        return ()
    title = title_text(texts, state.dungeon) or texts("setup-untitled")
    return (
        Row(title, context_text(texts, state.dungeon)),
        Row(texts("setup-control-title"), texts("setup-control-about", control=state.control)),
    )


def _monsters(state: Campaign, texts: Texts, labels: Mapping[int, str]) -> tuple[Row, ...]:
    monsters = state.dungeon.monsters
    return tuple(Row(f"{labels[one.id]} {figure_text(texts, one)}", _fierce(one, texts)) for one in monsters)


def _fierce(one: Monster, texts: Texts) -> str:
    """The values of a monster."""
    trait = trait_at(one.reach)
    return texts(
        "cli-monster",
        left=one.left,
        hit_points=one.hit_points,
        armour_class=one.armour_class,
        damage=one.damage,
        reach=one.reach,
        trait=trait,
        value=one.dexterity if trait == "dexterity" else one.strength,
        speed=one.speed,
        initiative=one.initiative,
        cell=_name(one.cell),
    )


def _order(state: Campaign, texts: Texts, labels: Mapping[int, str]) -> tuple[Row, ...]:
    """Who acts after whom, an arrow at whose turn it is, with the throws of initiative and why ties go as they do."""
    over = phase(state) == OVER
    rows = []
    for at, place in enumerate(state.order):
        one = figure_of(state, place.figure)
        if one is None:
            continue
        arrow = _ACTING if place.figure == state.acting and not over else _OTHER
        told = texts(
            "cli-order",
            left=one.left,
            hit_points=one.hit_points,
            die=place.die,
            initiative=one.initiative,
            total=place.total,
            cell=_name(one.cell),
        )
        why = tie(state, at)
        told += f" {texts('dungeon-tie', why=why)}" if why else ""
        rows.append(Row(f"{arrow} {labels[one.id]} {figure_text(texts, named(one))}", told))
    return tuple(rows)


def _floor(state: Campaign, texts: Texts) -> tuple[Row, ...]:
    things = sorted(state.dungeon.things, key=lambda thing: (thing.cell.row, thing.cell.column, thing.id))
    return tuple(
        Row(cell.name, ", ".join(texts("piece-name", kind=thing.kind) for thing in there))
        for cell, there in groupby(things, key=lambda thing: thing.cell)
    )


def map_text(picture: GridPicture) -> str:
    """The floor, a line for each row, between the names of columns and rows."""
    names = "".join(Cell(column, 0).name[0].center(WIDTH) for column in range(picture.columns))
    lines = [" " * _NUMBER + names]
    for row in range(picture.rows):
        pieces = row_pieces(picture, row, SIGNS["ascii"])
        lines.append(f"{row + 1:>{_NUMBER - 1}} " + "".join(text for text, _ in pieces))
    return "\n".join(line.rstrip() for line in lines)
