"""What happens while the game master sets a dungeon up (Mise en place)."""

from __future__ import annotations

from msgspec.structs import replace

from ffapp.core.errors import Argument
from ffapp.core.messages import Event
from ffapp.doonjons.campaign import Campaign, Control, with_dungeon
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.dungeon import Dungeon, Thing
from ffapp.doonjons.figures import Named


class DungeonLaid(Event, frozen=True, kw_only=True):
    """A whole dungeon is taken: the default one, or one kept in a file."""

    dungeon: Dungeon
    default: bool = False

    def apply(self, state: Campaign) -> Campaign:
        monsters, things = ([thing.id for thing in held] for held in (self.dungeon.monsters, self.dungeon.things))
        return replace(with_dungeon(state, self.dungeon), ids=max([state.ids, *monsters, *things]))

    def arguments(self) -> dict[str, Argument]:
        laid = self.dungeon
        return {
            "default": self.default,
            "empty": laid == Dungeon(),
            "title": laid.title,
            "number": laid.default,
            "columns": laid.columns,
            "rows": laid.rows,
            "monsters": len(laid.monsters),
            "things": len(laid.things),
        }


class DungeonResized(Event, frozen=True, kw_only=True):
    """The map has another size. `dungeon` is what it holds now."""

    dungeon: Dungeon
    columns: int
    rows: int

    def apply(self, state: Campaign) -> Campaign:
        return with_dungeon(state, self.dungeon)


class ObstaclesPainted(Event, frozen=True, kw_only=True):
    """Cells are obstacles now, or no longer: the whole floor as it is now, and where seats still begin."""

    cells: tuple[Cell, ...]
    obstacle: bool
    floor: tuple[str, ...]
    starts: tuple[Cell | None, ...]

    def apply(self, state: Campaign) -> Campaign:
        return with_dungeon(state, replace(state.dungeon, floor=self.floor, starts=self.starts))

    def arguments(self) -> dict[str, Argument]:
        return {"obstacle": self.obstacle, "count": len(self.cells), "cell": self.cells[0].name if self.cells else ""}


class FigurePlaced(Event, frozen=True, kw_only=True):
    """A monster or a character begins in another cell (None: not placed); `starts` says where every seat does now."""

    figure: int
    who: Named
    cell: Cell | None = None
    starts: tuple[Cell | None, ...]

    def apply(self, state: Campaign) -> Campaign:
        monsters = (replace(one, cell=self.cell) if one.id == self.figure else one for one in state.dungeon.monsters)
        return with_dungeon(state, replace(state.dungeon, monsters=tuple(monsters), starts=self.starts))

    def arguments(self) -> dict[str, Argument]:
        return {**self.who.arguments(), "cell": self.cell.name if self.cell else ""}


class ThingPut(Event, frozen=True, kw_only=True):
    """A piece of equipment lies on the floor."""

    thing: Thing

    def apply(self, state: Campaign) -> Campaign:
        dungeon = replace(state.dungeon, things=(*state.dungeon.things, self.thing))
        return replace(with_dungeon(state, dungeon), ids=max(state.ids, self.thing.id))

    def arguments(self) -> dict[str, Argument]:
        return {"kind": self.thing.kind, "cell": self.thing.cell.name}


class ThingTaken(Event, frozen=True, kw_only=True):
    """The game master takes a piece of equipment off the floor."""

    thing: Thing

    def apply(self, state: Campaign) -> Campaign:
        things = tuple(thing for thing in state.dungeon.things if thing.id != self.thing.id)
        return with_dungeon(state, replace(state.dungeon, things=things))

    def arguments(self) -> dict[str, Argument]:
        return {"kind": self.thing.kind, "cell": self.thing.cell.name}


class ContextTold(Event, frozen=True, kw_only=True):
    """The dungeon has another title and context."""

    title: str
    context: str

    def apply(self, state: Campaign) -> Campaign:
        return with_dungeon(state, replace(state.dungeon, title=self.title, context=self.context))


class ControlChosen(Event, frozen=True, kw_only=True):
    """The monsters of this dungeon are played by the master, or by the program with a temper."""

    control: Control

    def apply(self, state: Campaign) -> Campaign:
        return replace(state, control=self.control)
