"""A dungeon in lines, turn by turn, and the end of a campaign."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from ffapp.cli.lines.book import here
from ffapp.cli.lines.pages import outcome_lines
from ffapp.cli.lines.questions import pick
from ffapp.cli.lines.table import GridCursor, TablePage
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.campaign import TURN, Campaign, acting_figure, everybody, figure_of
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import Figure, attack_of
from ffapp.doonjons.pursuit import Pursuit
from ffapp.texts.board import figure_text
from ffapp.texts.dungeon import at_large, far_text, offer_text, stake_text, targets
from ffapp.tui.kit.choice import Choice, EntryDeed
from ffapp.tui.session import GameChange
from ffapp.tui.table.aiming import planned
from ffapp.tui.table.turn_panel import TurnPanel

if TYPE_CHECKING:
    from ffapp.tui.table.dungeon import DungeonPage
    from ffapp.tui.table.end import CampaignEndScreen


class Dungeon(TablePage):
    """Turns: where one stands, who can be attacked and how likely, what is in reach."""

    screen: DungeonPage

    def begin(self) -> None:
        self.grid: GridCursor = self.screen.pointing
        self.screen.monsters.heard(None)
        self.panel = TurnPanel(self.screen, id="deed")
        self.panel.arrows = False

    def pointer(self, screen: DungeonPage) -> GridCursor:
        return GridCursor(screen)

    @property
    def state(self) -> Any:
        """The table as it is told."""
        return self.screen.scene

    def game_changed(self, change: GameChange) -> None:
        screen = self.screen
        screen.take_over(change)
        self.grid.cursor = None
        before, after = change.before, change.after
        if after.acting != before.acting and self.game.phase == TURN and not screen.monsters.at_turn:
            self.host.call_later(self._new_turn)
        super().game_changed(change)

    def _new_turn(self) -> None:
        """Says whose turn it is, once all that came before has been told."""
        if self.host.stack and self.host.stack[-1] is self and self.screen.moment == "look":
            for line in self._turn_text():
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
            yield from self._turn_text()
        else:
            yield from self._situation_text()
        acting = figure_of(state, state.acting)
        for one in everybody(state):
            if one.left > 0 and one is not acting:
                yield self._stands(one)
                if acting is not None:
                    yield self._away(acting.cell, one.cell)

    def _stands(self, one: Any) -> str:
        """Where somebody is, and how they are."""
        return self.texts(
            "lines-stands",
            who=figure_text(self.texts, one),
            cell="" if one.cell is None else one.cell.name,
            left=one.left,
            hit_points=one.hit_points,
        )

    def _turn_text(self) -> Iterator[str]:
        """Whose turn it is, where, and what can be done from there."""
        whose, asked = self._situation_text()
        yield whose
        yield self._stands(acting_figure(self.state))
        yield asked

    def _situation_text(self) -> tuple[str, str]:
        """Whose turn it is or what else this is, and what is said of it."""
        situation = self.screen.situation
        return self.panel.whose(situation), self.panel.prompt(situation)[0]

    def choices(self) -> Iterable[Choice]:
        """Whom one can attack from here; where that is nobody, the nearest, who is walked up to."""
        screen, state = self.screen, self.state
        if screen.moment not in ("look", "aim") or attack_of(acting_figure(state)) is None:
            return ()
        near = [self._choice(one, offer_text(self.texts, state, one), Strike(target=one.id)) for one in targets(state)]
        return near or [choice for one in at_large(state)[:1] if (choice := self._far_choice(one)) is not None]

    def _far_choice(self, one: Figure) -> Choice | None:
        stake = None if one.cell is None else planned(self.screen.session, one.cell)
        if one.cell is None or not isinstance(stake, Pursuit):
            return None
        return self._choice(one, stake_text(self.texts, self.state, one.cell, stake), partial(self.choose, one.cell))

    def _choice(self, one: Figure, told: str, deed: EntryDeed) -> Choice:
        at = acting_figure(self.state).cell
        return Choice(str(one.id), f"{told} {self._away(at, one.cell)}", deed=deed)

    def _away(self, at: Cell | None, there: Cell | None) -> str:
        """Where a cell lies from another: columns and rows."""
        if at is None or there is None:
            return ""
        columns, rows = there.column - at.column, there.row - at.row
        ways = {"right": columns, "left": -columns, "down": rows, "up": -rows}
        told = [self.texts("lines-way", way=way, count=count) for way, count in ways.items() if count > 0]
        return self.texts("lines-away", cell=there.name, ways=", ".join(told))

    def asks(self) -> str:
        screen, state = self.screen, self.state
        moment = screen.moment
        if moment == "sure":
            return self.texts("dungeon-sure", left=state.actions)
        if screen.aiming.asked:
            return self._situation_text()[1]
        if moment in ("cleared", "ready", "program", "over"):
            return self.texts("lines-ask-dungeon", moment=moment, key=self.key_for("lead_on"))
        return self.texts("lines-ask-turn", who=figure_text(self.texts, acting_figure(state)), actions=state.actions)

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
        """Attacks who stands there, or goes there; what takes more than one action is asked about once. Before the
        first turn it is looked at."""
        screen = self.screen
        if screen.moment not in ("look", "aim"):
            super().choose(cell)
            return
        self.grid.cursor = cell
        screen.action_deed("act")
        if not screen.aiming.asked:
            self.grid.put_cursor(None)

    def points(self, name: str, rest: str) -> bool:
        """What is pointed at on the screen is said here; who is to be equipped is asked for."""
        texts, screen = self.texts, self.screen
        if name == "move" and not screen.reason_not_to(name):
            self.host.talk.say(texts("lines-move-how"))
            return False
        if name == "target" and screen.moment != "ready" and not screen.reason_not_to(name):
            self.listed = None
            if not targets(self.state) and (others := at_large(self.state)):
                self.host.talk.say(far_text(texts, self.state, others[0]))
            return False
        if name == "equip" and screen.moment == "ready" and len(screen.campaign.characters) > 1:
            choices = [Choice(str(one.id), one.name) for one in screen.campaign.characters]
            picked = pick(self.host, choices, texts("lines-ask-number"))
            if picked is None:
                return False
            screen.aiming.picked = int(picked.id)
        return True


class Outcome(TablePage):
    """The end of a campaign."""

    screen: CampaignEndScreen

    def game_changed(self, change: GameChange) -> None:
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
        return here(self.screen.choices())

    def asks(self) -> str:
        return self.texts("lines-ask-dungeon", moment="over", key="")
