"""The dialogs of a dungeon: what to wear, what to pick up, a typed cell, a comment, and what can be read of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Final, cast

from textual.binding import Binding, BindingType
from textual.widget import Widget

from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.doonjons.campaign import READY, Campaign, everybody, figure_of
from ffapp.doonjons.cells import parsed
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.equipping import Equip, PickUp, Prepare
from ffapp.doonjons.figures import Character, enchanted
from ffapp.doonjons.pursuit import Pursuit
from ffapp.doonjons.turns import Comment, Commented
from ffapp.texts.board import context_text, figure_text, grid_labels, rules_text, title_text
from ffapp.texts.dungeon import equipment_of, gear_line, kin_text, stake_text, takes_off
from ffapp.tui.deeds import READ_ENDS, READ_LINES, READ_PAGES, bindings
from ffapp.tui.kit.asking import Asking, Questions, Values
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.entry_keys import kept_keys, place_of
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.picker import Alternative
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll, Reads
from ffapp.tui.kit.rows import Line, Pick, Preview, Words
from ffapp.tui.look.literal import cells
from ffapp.tui.session import GameChange
from ffapp.tui.table.aiming import planned
from ffapp.tui.table.legend import Legend
from ffapp.tui.table.order import OrderList, OrderRow, order_rows
from ffapp.tui.table.sheets import FigureSheet

COMMENT: Final = 400
"""So long a comment can be typed in one line; the rules allow longer ones."""

MASTER: Final = 0
"""Who speaks where it is nobody of the dungeon."""

SPEAKERS, BRACKETS, BRIEF = 42, 4, 2
"""Columns for all who can speak, those around each, and the letters of one whose name is too long for that and who is
not on the map."""


def campaign_of(dialog: Dialog) -> Campaign:
    """The table of the open game."""
    return cast("Campaign", dialog.game.state)


class EquipMenu(Menu):
    """Everything that a character can wear. Before the first turn it stays open, and offers to take things off."""

    help_topic = "table-equipment"

    def __init__(self, character: Character) -> None:
        super().__init__("dungeon-equip-title", name=character.name)
        self._figure = character.id

    @property
    def character(self) -> Character:
        """Who is equipped, as the game is now."""
        return next(one for one in campaign_of(self).characters if one.id == self._figure)

    @property
    def free(self) -> bool:
        """Whether nothing has to be paid for it yet."""
        return self.game.phase == READY

    def intro(self) -> str:
        return self.texts("dungeon-equip-intro", free=self.free)

    def choices(self) -> Iterator[Choice]:
        texts, character, keys = self.texts, self.character, self.keys()
        for kind in sorted(equipment_of(character), key=lambda kind: place_of(keys.get(kind, ""))):
            worn = kind in (character.weapon, character.armour)
            hint = texts("dungeon-worn", slot=PIECES[kind].slot) if worn else ""
            wear = Prepare(figure=self._figure, slot=PIECES[kind].slot, kind=kind) if self.free else Equip(kind=kind)
            yield self.entry(kind, gear_line(texts, kind, enchanted(character, kind)), wear, hint=hint)
        if self.free:
            for command in takes_off(character):
                yield self.entry(f"-{command.slot}", texts("dungeon-take-off", slot=command.slot), command)

    def keys(self) -> Mapping[str, str]:
        pieces, off = equipment_of(self.character), {"-weapon": "8", "-armour": "9"}
        return kept_keys(self.game, ("equipment", self._figure), pieces, off)

    def closes(self) -> bool:
        return not self.free

    def game_changed(self, change: GameChange) -> None:
        if any(one.id == self._figure for one in campaign_of(self).characters):
            super().game_changed(change)


class PickUpMenu(Menu):
    """Which of several pieces on the floor to take."""

    help_topic = "table-equipment"

    def __init__(self) -> None:
        super().__init__("dungeon-pick-up-title")

    def choices(self) -> Iterator[Choice]:
        state = campaign_of(self)
        figure = figure_of(state, state.acting)
        if figure is None or figure.cell is None:
            return
        for thing in state.dungeon.things_at(figure.cell):
            yield self.entry(str(thing.id), gear_line(self.texts, thing.kind), PickUp(thing=thing.id))


class CellForm(Form):
    """A typed cell ("E5"): the opponent there is attacked, walked up to where that is out of range, and to a free cell
    one goes. What would come of it is told while it is typed."""

    help_topic = "table-turn"

    @staticmethod
    def questions(asking: Asking) -> Questions:
        def stake(typed: str) -> tuple[Command, ...]:
            return stake_of(asking, typed).commands

        def told(values: Values) -> str:
            return cell_text(asking, values["cell"]) or asking.texts("dungeon-cell-hint")

        return Questions(
            "dungeon-cell-title",
            lambda cell: cell,
            Line("cell", placeholder="dungeon-cell-placeholder", longest=3, figured=True, parse=stake, foot=True),
            Preview("preview", says=told),
        )

    def carry_out(self, *commands: Command, close: bool = True) -> None:
        """One action after another: what is out of range now is in range behind those that lead there."""
        if commands and self.is_active:
            self.say("")
            self._carry_on(commands, self._done)

    def say(self, told: str, *, refused: bool = True) -> None:
        """A refusal is told here, and no longer above as well."""
        super().say(told)
        if told and not self.unseen:
            self.query_one("#preview", Prose).text = self.texts("dungeon-cell-hint")


def stake_of(asking: Asking, typed: str) -> Pursuit:
    """What would be done in a typed cell. Raises `Refusal` where nothing can be, LookupError where no game is open."""
    if asking.session is None:
        raise LookupError("no game is open")
    stake = planned(asking.session, parsed(typed))
    if isinstance(stake, Refusal):
        raise stake
    return stake


def cell_text(asking: Asking, typed: str) -> str:
    """The same in words; "" of a cell that is not typed yet."""
    try:
        return stake_text(asking.texts, asking.state, parsed(typed), stake_of(asking, typed))
    except Refusal as refusal:
        return asking.tell(refusal) if len(typed) > 1 else ""


class CommentForm(Form):
    """A line said at the table, by the player of one of the characters or the game master, who may speak for the
    monster that has just acted or is to act: at first by whoever has just acted."""

    help_topic = "table-turn"

    @staticmethod
    def questions(asking: Asking) -> Questions:
        texts, state, game = asking.texts, asking.state, asking.game
        spoke, label = last_actor(game) or state.acting, texts("dungeon-comment-by")
        players = {one.id for one in state.characters}
        told = {one.id: one.name for one in state.characters} | {MASTER: texts("dungeon-by-master")}
        for monster in state.dungeon.monsters:
            if monster.id in (spoke, state.acting):
                told[monster.id] = figure_text(texts, monster)
        by = spoke if spoke in told else MASTER if spoke else next(iter(told))
        briefly = grid_labels(texts, state, game.back()) | {MASTER: texts("dungeon-by-master-short")}

        def said(text: str, by: int) -> Comment | None:
            # Without a text there is nothing to say after all.
            return Comment(by="player" if by in players else "master", text=text, figure=by) if text else None

        return Questions(
            "dungeon-comment-title",
            said,
            Words("text", placeholder="dungeon-comment-placeholder", longest=COMMENT, dear=True),
            Pick("by", words=label, value=by, options=_speakers(told, briefly), label_width=cells(label)),
        )

    def fulfil(self, given: dict[str, Any]) -> None:
        if given["text"]:
            super().fulfil(given)
        else:
            self.action_leave()


def _speakers(told: Mapping[int, str], briefly: Mapping[int, str]) -> dict[int, Alternative]:
    """Those who can speak by their names; where these are too long for a line by their labels on the map, each told in
    full below when it is picked."""
    full = sum(cells(name) + BRACKETS for name in told.values()) <= SPEAKERS
    return {
        by: Alternative(str(by), name) if full else Alternative(str(by), briefly.get(by, name[:BRIEF]), name)
        for by, name in told.items()
    }


def last_actor(game: Game) -> int:
    """The id of whoever did the last thing that was not a comment, 0 where that was nobody's turn."""
    for step in game.back():
        if not all(isinstance(event, Commented) for event in step.events):
            return cast("Campaign", game.state_at(step.up)).acting
    return 0


class ReadDialog(Reads, Dialog):
    """Something to read over the map. Any of the keys that open one closes it."""

    help_topic = "table-turn"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,o,i,f", "leave", show=False),
        *bindings("", (*READ_LINES, *READ_PAGES, *READ_ENDS)),
    ]
    keys_text = "dungeon-keys-read"

    def __init__(self, title: str, scene: Campaign) -> None:
        super().__init__(title)
        self.scene = scene
        """The table as the page shows it: the game may be on already, in the dungeon that follows a cleared one."""


class OrderDialog(ReadDialog):
    """The order of turns with the throws that made it, and why one of two with the same sum comes first."""

    def __init__(self, scene: Campaign) -> None:
        super().__init__("dungeon-order-title", scene)

    @property
    def read_part(self) -> Widget:
        return self.query_one(OrderList)

    def parts(self) -> Iterable[Any]:
        yield Prose(self.texts("dungeon-order-rule"), id="intro")
        yield OrderList()

    def _rows(self) -> tuple[OrderRow, ...]:
        labels = grid_labels(self.texts, self.scene, self.game.back())
        return tuple(order_rows(self.texts, self.scene, labels, self.app.glyphs, thrown=True))

    def told(self) -> Iterable[str]:
        yield self.texts("dungeon-order-rule")
        for row in self._rows():
            told = self.texts("lines-order", name=row.name, left=row.left, hit_points=row.hit_points, thrown=row.thrown)
            yield f"{told} {row.remark}".rstrip()

    def on_mount(self) -> None:
        listed = self.query_one(OrderList)
        listed.places = self._rows()
        lines = sum(1 + bool(row.remark) for row in listed.places)
        listed.styles.height = min(lines, 12 if self.app.size.height < 30 else 24)


class AboutDialog(ReadDialog):
    """What the master told of the dungeon, by which rules it is played, and the signs on the map."""

    def __init__(self, scene: Campaign) -> None:
        super().__init__("dungeon-about-title", scene)

    def told(self) -> Iterable[str]:
        texts, dungeon = self.texts, self.scene.dungeon
        yield title_text(texts, dungeon)
        yield context_text(texts, dungeon) or texts("dungeon-no-context")
        yield from rules_text(texts, self.scene)

    def parts(self) -> Iterable[Any]:
        with QuietScroll():
            title, context, *rules = self.told()
            if title:
                yield Prose(title, classes="title")
            yield Prose(context, id="intro")
            yield Prose("\n".join(rules), classes="faint", id="rules")
            yield Legend(led=0)
            yield Prose(self.texts("dungeon-signs-notes"), id="signs")


class SheetsDialog(ReadDialog):
    """The whole sheet of one figure after another."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,right", "turn(1)", show=False),
        Binding("shift+tab,left", "turn(-1)", show=False),
    ]
    keys_text = "dungeon-keys-sheets"

    def __init__(self, figure: int, scene: Campaign) -> None:
        super().__init__("dungeon-sheets-title", scene)
        self._figure = figure

    def parts(self) -> Iterable[Any]:
        yield Prose(classes="title", id="name")
        with QuietScroll():
            yield FigureSheet(headed=False)

    def on_mount(self) -> None:
        self.action_turn(0)

    def action_turn(self, by: int) -> None:
        """Shows the next figure, or the one before."""
        texts, glyphs = self.texts, self.app.glyphs
        figures = [one for one in everybody(self.scene) if one.left > 0]
        ids = [one.id for one in figures]
        at = (ids.index(self._figure) if self._figure in ids else 0) + by
        figure = figures[at % len(figures)]
        self._figure = figure.id
        name = f"{figure_text(texts, figure)} {glyphs.separator} {kin_text(figure, texts)}"
        self.query_one("#name", Prose).text = name
        self.query_one(FigureSheet).show(figure, rules=self.scene.rules)
