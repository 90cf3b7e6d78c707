"""Who stands and what lies on the grid, in words, and the labels on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from ffapp.core.game import Step
from ffapp.doonjons.campaign import Campaign, Rules, everybody
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.equipment import PIECES, Slot
from ffapp.doonjons.figures import Character, Figure, Named, enchanted, named, worn
from ffapp.doonjons.initiative import DungeonBegun
from ffapp.doonjons.placing import stands_at
from ffapp.doonjons.spells import known_spells
from ffapp.mapping.board.labels import by_id, called, labels
from ffapp.texts import Texts

SLOTS: Final[tuple[Slot, ...]] = ("weapon", "armour")


def figure_text(texts: Texts, figure: Figure | Named) -> str:
    """How a figure is called: "Aïla", "Gobelin 2"."""
    who = figure if isinstance(figure, Named) else named(figure)
    return texts("figure-name", **who.arguments())


def began(state: Campaign, past: Iterable[Step]) -> tuple[Figure, ...]:
    """Everybody who began the dungeon of a table, the dead included, by the steps that led to it, newest first; while
    it is being set up everybody in it."""
    if state.order:
        for event in (event for step in past for event in reversed(step.events)):
            if isinstance(event, DungeonBegun):
                return (*state.characters, *event.dungeon.monsters)
    return everybody(state)


def grid_labels(texts: Texts, state: Campaign, past: Iterable[Step]) -> dict[int, str]:
    """Two columns for each figure that began the dungeon of a table, by its id: the same as long as it lasts. `past`
    are the steps that led to it, newest first."""

    def species(who: Named) -> str:
        return figure_text(texts, replace(who, number=0))

    return by_id(labels(called(began(state, past), species), ascii_only=texts.ascii_only))


def gear_name(texts: Texts, kind: str, magic: int) -> str:
    """What a piece of equipment is called: "Fronde", with what magic adds to it "Fronde +1"."""
    name = texts("piece-name", kind=kind)
    return f"{name} +{magic}" if magic else name


def piece_text(texts: Texts, kind: str, magic: int = 0) -> str:
    """A piece of equipment and what it does: "Fronde : 1d4, portée 6"; of a kind that only a broken save has, that."""
    if kind not in PIECES:
        return texts("piece-name", kind=kind)
    told = texts("piece-told", kind=kind, about=piece_about(texts, kind))
    return f"{told} (+{magic})" if magic else told


def spells_text(texts: Texts, figure: Figure, rules: Rules) -> str:
    """The spells that a figure knows by these rules, as a list; "" for none."""
    known = known_spells(figure) if rules == "extended" else ()
    return ", ".join(texts("dungeon-spell-name", spell=spell) for spell in known)


def gear_text(texts: Texts, character: Character, rules: Rules) -> Iterator[tuple[str, str]]:
    """What a character has in hand, wears and carries, each with where it is, that only at the first carried; and by
    the extended rules the spells that it knows."""
    for slot in SLOTS:
        piece = worn(character, slot)
        nothing = texts("party-nothing", slot=slot)
        yield (
            texts("party-worn", slot=slot),
            nothing if piece is None else piece_text(texts, piece.kind, enchanted(character, piece.kind)),
        )
    for place, kind in enumerate(character.inventory):
        yield "" if place else texts("party-worn", slot="pack"), piece_text(texts, kind, enchanted(character, kind))
    if spells := spells_text(texts, character, rules):
        yield texts("dungeon-sheet-spells"), spells


def piece_about(texts: Texts, kind: str) -> str:
    """What a piece of equipment does, in numbers."""
    piece = PIECES[kind]
    return texts(
        "piece-about",
        armour_class=piece.armour_class,
        damage=str(piece.damage),
        reach=piece.reach,
        speed=piece.speed,
        strength=piece.strength,
    )


def numbered(state: Campaign) -> Campaign:
    """A table whose dungeon is being set up, its monsters with the numbers that they will have."""
    return state if state.order else replace(state, dungeon=state.dungeon.numbered())


def here_text(texts: Texts, state: Campaign, cell: Cell) -> str:
    """A cell and everything in it: "E5 : Gobelin 1 · Fronde"."""
    return texts("grid-here", cell=cell.name, what=contents_text(texts, state, cell))


def contents_text(texts: Texts, state: Campaign, cell: Cell) -> str:
    """Everything in a cell: "Gobelin 1 · Fronde"."""
    return " · ".join(_contents(texts, state, cell))


def _contents(texts: Texts, state: Campaign, cell: Cell) -> Iterator[str]:
    dungeon = state.dungeon
    if dungeon.blocked(cell):
        yield texts("grid-obstacle")
        return
    there = stands_at(state, cell)
    if there is not None:
        yield figure_text(texts, there)
    things = dungeon.things_at(cell)
    yield from (texts("piece-name", kind=thing.kind) for thing in things)
    if there is None and not things:
        yield texts("grid-free")


def title_text(texts: Texts, dungeon: Dungeon) -> str:
    """The title of a dungeon: the master's, or that of its default; "" for none."""
    if dungeon.title or not dungeon.default:
        return dungeon.title
    return texts("dungeon-default-title", number=dungeon.default)


def rules_text(texts: Texts, state: Campaign) -> Iterator[str]:
    """By which rules a table plays: which they are and what walls are, who plays the monsters and with which temper,
    and which tempers are some monsters' own; a line each."""
    yield texts("dungeon-about-rules", rules=state.rules, walls=state.walls)
    yield texts("setup-control", control=state.control, key="")
    own = Counter(one.temper for one in state.dungeon.monsters if one.temper and state.control != "master")
    if own:
        tempers = ((texts("setup-temper-name", temper=temper), count) for temper, count in own.items())
        told = tuple(texts("setup-monsters-short", who=name, count=count) for name, count in tempers)
        yield texts("dungeon-about-tempers", tempers=told)


def context_text(texts: Texts, dungeon: Dungeon) -> str:
    """What the players are told of a dungeon; "" for nothing."""
    if dungeon.context or not dungeon.default:
        return dungeon.context
    return texts("dungeon-default-context", number=dungeon.default)
