"""The pages of the table of DOOnjons&Dragons in lines: cells are typed, ways told by columns and rows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final

from ffapp.cli.lines.pages import SpokenPage, outcome_lines
from ffapp.cli.lines.questions import number_in, pick
from ffapp.cli.lines.unseen import StandIn
from ffapp.core.errors import Refusal
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.campaign import TURN, Campaign, acting_figure, everybody, figure_of
from ffapp.doonjons.cells import Cell, parsed
from ffapp.doonjons.dungeon import Dungeon as Board
from ffapp.doonjons.placing import check_on_map
from ffapp.mapping.board.picture import picture_of
from ffapp.texts.board import contents_told, context_told, figure_told, grid_labels, here_told, numbered, title_told
from ffapp.texts.chronicle import plain
from ffapp.texts.dungeon import at_stake, missing, monsters_told, offer_told, targets
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice
from ffapp.tui.session import News
from ffapp.tui.table.deeds import ARROWS
from ffapp.tui.table.editor import EMPTY
from ffapp.tui.table.editor_forms import places
from ffapp.tui.table.page import PAGES
from ffapp.tui.table.turn_panel import TurnPanel

CELL: Final = re.compile(r"[A-Za-z]{1,2}\d{1,2}", re.ASCII)

FARTHEST: Final = 99
"""So many columns or rows can be told at once."""


class _TablePage(SpokenPage):
    """A page of the table; where the game has come into a phase of another page that one takes its place."""

    def game_changed(self, news: News) -> None:
        if not self.screen.fits:
            self.host.call_later(self._turn)

    def _turn(self) -> None:
        if self.screen.is_active and not self.screen.fits:
            self.screen.turn_page(PAGES[self.game.phase])

    def directions(self, line: str) -> tuple[int, int] | None:
        """So many columns and rows: "haut 2 droite 1". None for a line that says none."""
        words = {plain(word): way for key, way in ARROWS.items() for word in self.texts(f"lines-word-{key}").split()}
        columns = rows = 0
        parts = plain(line).split()
        if not parts or parts[0] not in words:
            return None
        while parts:
            way = words.get(parts.pop(0))
            if way is None:
                return None
            count = int(parts.pop(0)) if parts and re.fullmatch(r"\d{1,2}", parts[0], re.ASCII) else 1
            columns, rows = columns + count * way[0], rows + count * way[1]
        return columns, rows

    def cell_meant(self, line: str, begin: Cell | None, dungeon: Board) -> Cell | None:
        """The cell that a line names, or to which it leads from where it begins; None where it does neither. Raises
        `Refusal` for one that the dungeon does not have."""
        if CELL.fullmatch(line):
            return parsed(line)
        way = self.directions(line)
        if way is None or begin is None:
            return None
        column, row = begin.column + way[0], begin.row + way[1]
        if column < 0 or row < 0:
            raise Refusal("cell-outside", last=Cell(dungeon.columns - 1, dungeon.rows - 1).name)
        return Cell(column, row)

    def understands(self, line: str) -> bool:
        table = self.table
        if table is None:
            return False
        try:
            cell = self.cell_meant(line, self.begins, table.dungeon)
            if cell is not None:
                check_on_map(table.dungeon, cell)
        except Refusal as refusal:
            self.host.talk.say(tell_refusal(self.texts, refusal, self.host.playing.figures))
            return True
        if cell is None:
            return False
        self.choose(cell)
        return True

    @property
    def table(self) -> Campaign | None:
        """The table with the dungeon that is looked at; None where there is none yet."""
        return None

    @property
    def begins(self) -> Cell | None:
        """Where ways begin that are told by columns and rows."""
        return None

    def choose(self, cell: Cell) -> None:
        """What is done with a cell that was named: it is looked at."""
        if self.table is not None:
            self.host.talk.say(here_told(self.texts, numbered(self.table), cell))


class Party(_TablePage):
    """Who sits at the table."""

    def lines(self) -> Iterator[str]:
        texts = self.texts
        yield texts("ui-doonjons")
        yield texts("party-gathers")
        yield texts("lines-party", count=len(self.screen.campaign.characters))
        yield from self.screen.table_told()

    def standing(self) -> str:
        """How the table plays, as long as that is no matter of the game."""
        return "\n".join(self.screen.table_told()) if self.screen.opened is None else ""

    def choices(self) -> Iterable[Choice]:
        from ffapp.tui.table.party import CharacterMenu

        return [
            Choice(
                str(one.id),
                one.name,
                hint=self.texts("figure-kin", race=one.race, role=one.role, gender=one.gender),
                deed=partial(CharacterMenu, one.id),
            )
            for one in self.screen.campaign.characters
        ]

    def asks(self) -> str:
        return str(self.texts("lines-ask-party"))

    def points(self, name: str, rest: str) -> bool:
        """Renaming and removing ask whom, where there are several."""
        if name == "leave" and self.screen.opened is None:
            self.host.over = True
        characters = self.screen.campaign.characters
        if name not in ("rename", "remove") or len(characters) < 2:
            return True
        first, _, others = rest.partition(" ")
        place = number_in(first, len(characters))
        if place:
            self.screen.members.cursor = place - 1
            self.host.pending = others
            return True
        picked = pick(self.host, list(self.choices()), self.texts("lines-ask-number"))
        if picked is not None:
            self.screen.members.cursor = [str(one.id) for one in characters].index(picked.id)
        return picked is not None

    def do(self, deed: Any, rest: str) -> None:
        """Removing takes a number behind its key."""
        if deed.name == "remove" and rest:
            if self.points("remove", rest):
                self.host.take_pending()
                self.screen.action_deed("remove")
            return
        super().do(deed, rest)


class Setup(_TablePage):
    """The dungeon that is ready or in the making, and who plays its monsters."""

    def lines(self) -> Iterator[str]:
        texts, screen = self.texts, self.screen
        state = screen.shown
        yield texts("setup-place", number=state.number)
        yield title_told(texts, state.dungeon) or texts("setup-untitled")
        yield context_told(texts, state.dungeon) or texts("setup-no-context")
        yield from monsters_told(texts, state.dungeon.monsters)
        yield texts("setup-things", count=len(state.dungeon.things))
        yield texts("setup-map", columns=state.dungeon.columns, rows=state.dungeon.rows)
        yield screen.control_told()
        yield screen.ready_told()[0]

    def asks(self) -> str:
        return str(self.texts("lines-ask-setup"))

    @property
    def table(self) -> Campaign:
        shown: Campaign = self.screen.shown
        return shown


class GridCursor(StandIn):
    """The cell that is looked at on a grid that is not drawn, and what is in reach of whose turn it is."""

    def __init__(self, page: Any, moved: Callable[[Cell], object] | None = None) -> None:
        """
        Args:
            moved: called when another cell is looked at.
        """
        self._page = page
        self._moved = moved
        self._cursor: Cell | None = None

    @property
    def cursor(self) -> Cell | None:
        """The cell; None where nothing is aimed at."""
        return self._cursor

    @cursor.setter
    def cursor(self, cell: Cell | None) -> None:
        self.put_cursor(cell)
        if self._moved is not None and cell is not None:
            self._moved(cell)

    def put_cursor(self, cell: Cell | None) -> None:
        """Looks at a cell without doing what follows from that."""
        self._cursor = cell

    def point_at(self, cell: Cell) -> None:
        """Aims at a cell."""
        self.cursor = cell

    def move_cursor(self, dx: int, dy: int) -> None:
        """So many columns and rows on."""
        at = self._cursor or Cell(0, 0)
        self.cursor = Cell(max(0, at.column + dx), max(0, at.row + dy))

    @property
    def picture(self) -> Any:
        """What would be drawn."""
        state = self._page.campaign
        return picture_of(state, {}, targets=targets(state))


class Dungeon(_TablePage):
    """Turns: where one stands, who can be attacked and how likely, what is in reach."""

    def begin(self) -> None:
        self.grid = GridCursor(self.screen)
        self.screen.query_one.put("DungeonGrid", self.grid)
        self.screen.monsters.heard(None)
        self.panel = TurnPanel(self.screen, id="deed")

    @property
    def state(self) -> Any:
        """The table as it is told."""
        return self.screen.scene

    def game_changed(self, news: News) -> None:
        screen = self.screen
        screen.take_over(news)
        self.grid.cursor = None
        before, after = news.before, news.after
        if after.acting != before.acting and self.game.phase == TURN and not screen.monsters.at_turn:
            self.host.call_later(self._new_turn)
        super().game_changed(news)

    def _new_turn(self) -> None:
        """Says whose turn it is, once all that came before has been told."""
        if self.host.stack and self.host.stack[-1] is self and self.screen.moment == "look":
            for line in self._turn_told():
                self.host.talk.say(line)

    def settle(self) -> bool:
        """The program plays what it has to play, one step after another."""
        screen = self.screen
        if screen.monsters.at_turn and not screen.monsters.waits:
            head = self.game.head
            screen.monsters.hurry()
            return bool(self.game.head != head)
        return False

    def lines(self) -> Iterator[str]:
        texts, screen, state = self.texts, self.screen, self.state
        yield texts("dungeon-place", number=state.number, of=3, round=state.round)
        if not screen.session.writable:
            yield texts("ui-read-only")
        if screen.moment == "look":
            yield from self._turn_told()
        else:
            yield from self._situation_told()
        acting = figure_of(state, state.acting)
        for one in everybody(state):
            if one.left > 0 and one is not acting:
                yield self._stands(one)
                if acting is not None:
                    yield self._away(acting.cell, one.cell)

    def _stands(self, one: Any) -> str:
        """Where somebody is, and how they are."""
        return str(
            self.texts(
                "lines-stands",
                who=figure_told(self.texts, one),
                cell="" if one.cell is None else one.cell.name,
                left=one.left,
                hit_points=one.hit_points,
            )
        )

    def _turn_told(self) -> Iterator[str]:
        """Whose turn it is, where, and what can be done from there."""
        whose, asked = self._situation_told()
        yield whose
        yield self._stands(acting_figure(self.state))
        yield asked

    def _situation_told(self) -> tuple[str, str]:
        """Whose turn it is or what else this is, and what is said of it."""
        situation = self.screen.situation
        return self.panel.whose(situation), self.panel.prompt(situation)[0]

    def choices(self) -> Iterable[Choice]:
        screen = self.screen
        if screen.moment not in ("look", "aim"):
            return ()
        state = self.state
        at = acting_figure(state).cell
        return [
            Choice(
                str(one.id),
                " ".join((offer_told(self.texts, state, one), self._away(at, one.cell))),
                deed=Strike(target=one.id),
            )
            for one in targets(state)
        ]

    def _away(self, at: Cell | None, there: Cell | None) -> str:
        """Where a cell lies from another: columns and rows."""
        if at is None or there is None:
            return ""
        columns, rows = there.column - at.column, there.row - at.row
        ways = {"right": columns, "left": -columns, "down": rows, "up": -rows}
        told = [self.texts("lines-way", way=way, count=count) for way, count in ways.items() if count > 0]
        return str(self.texts("lines-away", cell=there.name, ways=", ".join(told)))

    def asks(self) -> str:
        screen, state = self.screen, self.state
        moment = screen.moment
        if moment == "sure":
            return str(self.texts("dungeon-sure", left=state.actions))
        if moment in ("cleared", "ready", "program", "over"):
            return str(self.texts("lines-ask-dungeon", moment=moment))
        return str(
            self.texts("lines-ask-turn", who=figure_told(self.texts, acting_figure(state)), actions=state.actions)
        )

    @property
    def table(self) -> Campaign:
        scene: Campaign = self.screen.scene
        return scene

    @property
    def begins(self) -> Cell | None:
        if self.game.phase != TURN:
            return None
        cell: Cell | None = acting_figure(self.screen.campaign).cell
        return cell

    def choose(self, cell: Cell) -> None:
        """Attacks who stands there, or goes there; before the first turn it is looked at."""
        if self.screen.moment in ("look", "aim"):
            self.host.playing.act(at_stake(self.screen.campaign, cell))
        else:
            super().choose(cell)

    def points(self, name: str, rest: str) -> bool:
        """What is pointed at on the screen is said here; who is to be equipped is asked for."""
        texts, screen = self.texts, self.screen
        if name == "move" and not screen.reason_not_to(name):
            self.host.talk.say(texts("lines-move-how"))
            return False
        if name == "target" and screen.moment != "ready" and not screen.reason_not_to(name):
            self.listed = None
            return False
        if name == "equip" and screen.moment == "ready" and len(screen.campaign.characters) > 1:
            choices = [Choice(str(one.id), one.name) for one in screen.campaign.characters]
            picked = pick(self.host, choices, texts("lines-ask-number"))
            if picked is None:
                return False
            screen.picked = int(picked.id)
        return True


class Outcome(_TablePage):
    """The end of a campaign."""

    def game_changed(self, news: News) -> None:
        """What was taken back is told by the page below."""

    def settle(self) -> bool:
        if not self.screen.fits:
            self.screen.dismiss()
            return True
        return False

    def lines(self) -> Iterator[str]:
        texts, state = self.texts, self.screen.campaign
        ending = state.ending
        if ending is None:
            return
        yield from outcome_lines(texts, self.screen.outcome(state, ending), self.host.glyphs)
        for one in state.characters:
            yield texts("lines-stands", who=one.name, cell="", left=one.left, hit_points=one.hit_points)

    def choices(self) -> Iterable[Choice]:
        return list(self.screen.choices())

    def asks(self) -> str:
        return str(self.texts("lines-ask-dungeon", moment="over"))


class Editor(_TablePage):
    """The master's editor: a cell is named, then what is done there."""

    def begin(self) -> None:
        self.grid = GridCursor(self.screen, self.screen.cursor_moved)
        self.screen.query_one.put("DungeonGrid", self.grid)
        dungeon = self.screen.campaign.dungeon
        self.grid.put_cursor(Cell(dungeon.columns // 2, dungeon.rows // 2))

    def standing(self) -> str:
        """Who is in hand, or what is being painted."""
        return self.screen.mode_told(numbered(self.screen.campaign)) if self.screen.hand else ""

    def game_changed(self, news: News) -> None:
        self.screen.hand = EMPTY
        super().game_changed(news)

    def lines(self) -> Iterator[str]:
        texts, state = self.texts, numbered(self.screen.campaign)
        dungeon = state.dungeon
        yield texts("setup-map-edited", title=title_told(texts, dungeon), columns=dungeon.columns, rows=dungeon.rows)
        labels = grid_labels(texts, state, ())
        for one, cell in places(state):
            where = cell.name if cell else ""
            yield texts("setup-stands", label=labels[one.id], who=figure_told(texts, one), cell=where)
        yield ", ".join(missing(texts, self.screen.campaign)) or texts("setup-all-there", key=self.key_for("start"))
        yield self._here()
        yield texts("lines-editor-how")

    def _here(self) -> str:
        cell = self.screen.cell
        told = contents_told(self.texts, numbered(self.screen.campaign), cell)
        return str(self.texts("lines-row", label=self.texts("setup-cell", cell=cell.name), text=told))

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

    def asks(self) -> str:
        return str(self.texts("lines-ask-editor", cell=self.screen.cell.name))

    def _return(self) -> None:
        """An empty line is the key for what is here."""
        self.screen.action_deed("here")
