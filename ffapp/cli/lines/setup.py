"""Before a dungeon in lines: the party, the setup, the editor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from ffapp.cli.lines.questions import number_in, pick
from ffapp.cli.lines.table import GridCursor, TablePage
from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.cells import Cell
from ffapp.texts.board import contents_text, context_text, figure_text, grid_labels, numbered, title_text
from ffapp.texts.dungeon import missing, monsters_text
from ffapp.tui.kit.choice import Choice
from ffapp.tui.session import GameChange
from ffapp.tui.table.editor import EMPTY
from ffapp.tui.table.editor_forms import places

if TYPE_CHECKING:
    from ffapp.tui.table.editor import EditorPage
    from ffapp.tui.table.party import PartyPage
    from ffapp.tui.table.setup import SetupPage


class Party(TablePage):
    """Who sits at the table."""

    screen: PartyPage

    def lines(self) -> Iterator[str]:
        texts = self.texts
        yield texts("ui-doonjons")
        yield texts("party-gathers")
        yield texts("lines-party", count=len(self.screen.campaign.characters))
        if self.screen.waiting:
            yield from filter(None, self.screen.rules_text().split("\n"))
        yield from self.screen.table_text()

    def standing(self) -> str:
        """How the table plays, as long as that is no matter of the game."""
        return "\n".join(self.screen.table_text()) if self.screen.opened is None else ""

    def game_changed(self, change: GameChange) -> None:
        self.screen.take_over(change)
        super().game_changed(change)

    def choices(self) -> Iterable[Choice]:
        return list(self.screen.seats())

    def asks(self) -> str:
        return self.texts("lines-ask-party")

    def points(self, name: str, rest: str) -> bool:
        """Renaming and removing ask whom, where there are several."""
        if name == "leave" and self.screen.opened is None:
            self.host.over = True
        seats = [*self.choices()] if name == "remove" else [*self.choices()][: len(self.screen.campaign.characters)]
        if name not in ("rename", "remove") or len(seats) < 2:
            return True
        first, _, others = rest.partition(" ")
        place = number_in(first, len(seats))
        if place:
            self.screen.members.cursor = place - 1
            self.host.pending = others
            return True
        picked = pick(self.host, seats, self.texts("lines-ask-number"))
        if picked is not None:
            self.screen.members.cursor = seats.index(picked)
        return picked is not None

    def do(self, deed: Any, rest: str) -> None:
        """Removing takes a number behind its key."""
        if deed.name == "remove" and rest:
            if self.points("remove", rest):
                self.host.take_pending()
                self.screen.action_deed("remove")
            return
        super().do(deed, rest)


class Setup(TablePage):
    """The dungeon that is ready or in the making, and who plays its monsters."""

    screen: SetupPage

    def lines(self) -> Iterator[str]:
        texts, screen = self.texts, self.screen
        state = screen.shown
        yield texts("setup-place", number=state.number)
        yield title_text(texts, state.dungeon) or texts("setup-untitled")
        yield context_text(texts, state.dungeon) or texts("setup-no-context")
        yield from monsters_text(texts, state.dungeon.monsters)
        yield texts("setup-things", count=len(state.dungeon.things))
        yield texts("setup-map", columns=state.dungeon.columns, rows=state.dungeon.rows)
        yield screen.control_text()
        yield screen.ready_text()[0]

    def asks(self) -> str:
        return self.texts("lines-ask-setup")

    @property
    def table(self) -> Campaign:
        shown: Campaign = self.screen.shown
        return shown


class Editor(TablePage):
    """The master's editor: a cell is named, then what is done there."""

    screen: EditorPage

    def begin(self) -> None:
        self.grid: GridCursor = self.screen.pointing
        dungeon = self.screen.campaign.dungeon
        self.grid.put_cursor(Cell(dungeon.columns // 2, dungeon.rows // 2))

    def pointer(self, screen: EditorPage) -> GridCursor:
        return GridCursor(screen, screen.cursor_moved)

    def standing(self) -> str:
        """Who is in hand, or what is being painted."""
        return self.screen.mode_text(numbered(self.screen.campaign)) if self.screen.hand else ""

    def game_changed(self, change: GameChange) -> None:
        self.screen.hand = EMPTY
        super().game_changed(change)

    def lines(self) -> Iterator[str]:
        texts, state = self.texts, numbered(self.screen.campaign)
        dungeon = state.dungeon
        yield texts("setup-map-edited", title=title_text(texts, dungeon), columns=dungeon.columns, rows=dungeon.rows)
        labels = grid_labels(texts, state, ())
        for one, cell in places(state):
            where = cell.name if cell else ""
            yield texts("setup-stands", label=labels[one.id], who=figure_text(texts, one), cell=where)
        yield ", ".join(missing(texts, self.screen.campaign)) or texts("setup-all-there", key=self.key_for("start"))
        yield self._here()
        yield texts("lines-editor-how")

    def _here(self) -> str:
        cell = self.screen.cell
        told = contents_text(self.texts, numbered(self.screen.campaign), cell)
        return self.texts("lines-row", label=self.texts("setup-cell", cell=cell.name), text=told)

    @property
    def table(self) -> Campaign:
        campaign: Campaign = self.screen.campaign
        return campaign

    @property
    def begins(self) -> Cell | None:
        cell: Cell = self.screen.cell
        return cell

    def choose(self, cell: Cell) -> None:
        """Goes there with the cursor."""
        self.grid.cursor = cell
        self.host.talk.say(self._here())

    def points(self, name: str, rest: str) -> bool:
        """What is in hand is given up before the page is left."""
        if name != "leave" or not self.screen.hand:
            return True
        self.screen.leave()
        self.host.talk.say(self.texts("lines-not-done"))
        return False

    def asks(self) -> str:
        return self.texts("lines-ask-editor", cell=self.screen.cell.name)

    def _return(self) -> None:
        """An empty line is the key for what is here."""
        self.screen.action_deed("here")
