"""The frame that waits on the page of a dungeon: what is asked or could be done, what came of it, how much is left."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import takewhile

from textual.app import ComposeResult
from textual.containers import Container

from ffapp.core.errors import Refusal
from ffapp.core.game import Step
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Attacked, DungeonCleared, Strike
from ffapp.doonjons.campaign import OVER, Campaign, acting_figure, figure_of
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import named
from ffapp.doonjons.interventions import FigureHarmed, FigureShifted, ObstaclesRaised
from ffapp.doonjons.spells import Healed, Swapped, WeaponEnchanted
from ffapp.doonjons.turns import Commented, EndTurn, Move
from ffapp.texts import Texts
from ffapp.texts.board import context_text, figure_text
from ffapp.texts.dungeon import (
    attack_text,
    ending_text,
    far_text,
    last_attack,
    last_deed,
    look_text,
    offer_text,
    stake_text,
    standing_at,
    turns_text,
)
from ffapp.texts.telling import tell_events, tell_refusal
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.look.canvas import CHIP_ROWS
from ffapp.tui.look.dice import DiceGroup, DiceTray
from ffapp.tui.look.wrapping import wrap_text
from ffapp.tui.table.aiming import planned
from ffapp.tui.table.page import TablePage

TOLD = (Commented, Healed, Swapped, WeaponEnchanted, FigureShifted, FigureHarmed, ObstaclesRaised)
"""What is told in words where there is no room for a journal."""

_MOST_CHIPS = 3
"""More are not drawn as chips."""

MOST_DICE = 4
"""So many dice of damage are drawn; of more their sum is told."""


@dataclass(frozen=True)
class Situation:
    """The table as the page of a dungeon shows it, and what its keys serve.

    Args:
        state: as it is, or with the dungeon that has just been cleared.
        moment: "ready", "look", "aim", "sure", "program", "cleared" or "over".
        cell: that of the cursor, if there is one.
        cleared: how the dungeon in sight was cleared, if it was.
        plan: what the program is about to do.
        waits: whether the program waits for its key.
        acted: whether an action has just been done, on which one may comment.
        roomy: whether there is room for whole stories.
        asked: whether it is asked if all is to be done that is told of the cell.
    """

    state: Campaign
    moment: str
    cell: Cell | None = None
    cleared: DungeonCleared | None = None
    plan: Command | None = None
    waits: bool = False
    acted: bool = False
    roomy: bool = False
    asked: bool = False

    @property
    def asks(self) -> bool:
        """Whether something is to be decided, of which what was rolled before is no part."""
        return self.moment in ("ready", "aim", "sure") or isinstance(self.plan, Strike)

    @property
    def won(self) -> bool:
        """Whether the campaign has ended well."""
        return self.state.ending is not None and self.state.ending.won


class TurnPanel(Panel):
    """Shows situations of its page."""

    arrows = True
    """Whether arrows lead over the map."""
    untold = False
    """Whether what is said stands nowhere else."""

    def __init__(self, page: TablePage, *, id: str) -> None:
        super().__init__(id=id, framed=True)
        self._page = page

    def compose(self) -> ComposeResult:
        yield Prose(id="prompt")
        with Container(id="throw"):
            yield DiceTray(id="dice", chips=True)
            with QuietScroll():
                yield Prose(id="outcome")

    @property
    def _texts(self) -> Texts:
        return self._page.texts

    def show(self, situation: Situation) -> None:
        """Shows all of it but the dice, while these still tumble."""
        over = situation.moment == OVER
        told = filter(None, (self._left(situation), self.whose(situation)))
        self.title, self.subtitle = f" {self._page.app.glyphs.separator} ".join(told), self._offered(situation)
        self.set_class(situation.moment == "cleared" or (over and situation.won), "-won")
        self.set_class(over and not situation.won, "-lost")
        self.ask(situation)
        self._show_rolls(situation)

    def await_dice(self, groups: tuple[DiceGroup, ...]) -> None:
        """Makes room for dice that are yet to fall, and says nothing of them."""
        self._make_room(True)
        self._set_dice(groups)
        self.query_one("#outcome", Prose).text = ""

    def _make_room(self, thrown: bool) -> None:
        """Makes room for what was rolled, if anything was; else what is asked may be as long as it is."""
        self.query_one("#throw").display = thrown
        self.set_class(thrown, "-thrown")

    def _set_dice(self, groups: tuple[DiceGroup, ...]) -> None:
        """Dice are chips where they find three lines below what is asked."""
        prompt, deed = self.query_one("#prompt", Prose), self.content_size
        asked = min(2, prompt.render().get_height({}, deed.width)) if deed.width else 1
        many = sum(len(group.faces) for group in groups) > _MOST_CHIPS
        self.query_one(DiceTray).compact = many or deed.height - asked < CHIP_ROWS

    def _show_rolls(self, situation: Situation) -> None:
        """What was rolled last, or done where nothing else tells it, except beside a question that it does not decide;
        while the program plays and when it has, all that it did."""
        state, asks, steps = situation.state, situation.asks, lambda: self._page.game.back()
        declared = state.ending is not None and (state.ending.cause == "declared" or state.ending.master)
        told = turns_text(self._texts, state, steps()) if situation.moment in ("look", "program") else ""
        if self.untold and not told and not asks and (deed := last_deed(steps())) is not None:
            told = tell_events(self._texts, deed.events, self._page.arguments)
        found = None if asks or declared or told else last_attack(steps())
        said = self._said(steps()) if self.untold else ""
        self._make_room(bool(told or found or said))
        if self._page.tumbling:
            return
        tray, scroll = self.query_one(DiceTray), self.query_one(QuietScroll)
        tray.display = found is not None and not self._page.has_class("-narrow")  # the sum has their faces, too
        if found is not None:
            step, event = found
            groups = dice_of(step)
            self._set_dice(groups)
            tray.show(*groups)
            told = attack_text(self._texts, event, one_line=not situation.roomy)
        self.query_one("#outcome", Prose).text = "\n".join(filter(None, (told, said)))
        scroll.call_after_refresh(scroll.scroll_end, animate=False)

    def _said(self, steps: Iterable[Step]) -> str:
        """What has been said since something was done, and what magic and the game master's hand have done since, a
        line each."""
        told = takewhile(lambda step: isinstance(step.events[0], TOLD) if step.events else True, steps)
        events = ([event for event in step.events if isinstance(event, TOLD)] for step in reversed([*told]))
        return "\n".join(tell_events(self._texts, some, self._page.arguments) for some in events)

    def _offered(self, situation: Situation) -> str:
        """After an action, whoever did it, that one may comment on it."""
        asks = situation.moment in ("ready", "aim", "sure")
        offered = situation.acted and self._page.app.settings.comments and not asks
        return self._texts("dungeon-comment-offer", key=self._key("comment")) if offered else ""

    def _left(self, situation: Situation) -> str:
        """How many actions are left. Above, for what is said of a deed lies on the lower edge."""
        if situation.moment not in ("look", "aim", "sure", "program"):
            return ""
        left = situation.state.actions
        return f"{self._texts('dungeon-actions', left=left)} {self._page.app.glyphs.pip * left}".rstrip()

    def whose(self, situation: Situation) -> str:
        """Whose turn it is, or what else this is."""
        texts, state, moment = self._texts, situation.state, situation.moment
        if moment == "cleared":
            return texts("dungeon-cleared-title", number=state.number)
        if moment == OVER:
            return texts("dungeon-end-title", won=situation.won)
        if moment == "ready":
            return texts("dungeon-ready-title")
        return texts("dungeon-turn-of", who=figure_text(texts, acting_figure(state)), program=moment == "program")

    # -- what is asked -----------------------------------------------------------------------------------------------

    def ask(self, situation: Situation, hovered: Cell | None = None) -> None:
        """Says what could be done now, or why what is pointed at could not; of a cell under the mouse what a click
        would do there."""
        pointed = situation if hovered in (None, situation.cell) else replace(situation, cell=hovered, asked=False)
        told, refused = self.prompt(pointed)
        prompt = self.query_one("#prompt", Prose)
        prompt.set_class(refused, "-refused")
        prompt.text = f"{self._page.app.glyphs.refused} {told}" if refused else told

    def prompt(self, situation: Situation) -> tuple[str, bool]:
        """What is said of the moment, and whether it is a refusal."""
        texts, state, moment = self._texts, situation.state, situation.moment
        if situation.cleared is not None:
            key, following = self._key("lead_on"), state.number + 1
            return texts("dungeon-cleared", rounds=situation.cleared.rounds, key=key, following=following), False
        if moment == OVER and state.ending is not None:
            return f"{ending_text(texts, state.ending)} {texts('dungeon-end-on')}", False
        if moment == "ready":
            return self._ready(situation), False
        if moment == "sure":
            return texts("dungeon-sure", left=state.actions), False
        if moment == "program":
            return self._program(situation), False
        if situation.cell is not None:
            return self._aim(state, situation.cell, asked=situation.asked)
        keys = {name: self._key(name) for name in ("move", "pick_up", "target")}
        return look_text(texts, state, keys, arrows=self.arrows), False

    def _ready(self, situation: Situation) -> str:
        state = situation.state
        keys = {f"key_{name}": self._key(name) for name in ("begin", "equip", "target")}
        told = self._texts("dungeon-ready", party=len(state.characters), **keys)
        whole = f"{told}\n{context_text(self._texts, state.dungeon)}".rstrip()
        width, height = self.content_size
        fits = situation.roomy and width and len(wrap_text(whole, width)) <= height  # else a key tells it
        return whole if fits else told

    def _program(self, situation: Situation) -> str:
        texts, state, plan = self._texts, situation.state, situation.plan
        if situation.waits:
            return texts("dungeon-program-waits", key=self._key("hurry"))
        who = named(acting_figure(state)).arguments()
        if isinstance(plan, Move):
            return texts("dungeon-program-moves", cell=plan.to, **who)
        if isinstance(plan, Strike) and (target := figure_of(state, plan.target)) is not None:
            return offer_text(texts, state, target)
        return texts("dungeon-program-ends" if isinstance(plan, EndTurn) else "dungeon-program-thinks", **who)

    def _aim(self, state: Campaign, cell: Cell, *, asked: bool) -> tuple[str, bool]:
        texts, stake = self._texts, planned(self._page.session, cell)
        if not isinstance(stake, Refusal):
            told = stake_text(texts, state, cell, stake)
            return f"{told} {texts('dungeon-pursuit-sure')}" if asked else told, False
        if stake.rule == "move-own-cell":  # where every way begins: no fault yet
            return texts("dungeon-way-begins", cell=cell.name), False
        there, told = standing_at(state, cell), tell_refusal(texts, stake, self._page.arguments)
        if stake.rule == "target-unreachable" and there is not None:
            told = f"{far_text(texts, state, there)} {told}"
        return told, True

    def _key(self, name: str) -> str:
        return key_for(self._page, name)


def dice_of(step: Step | None) -> tuple[DiceGroup, ...]:
    """The dice of an attack as they were thrown; none for any other command."""
    if step is None or not any(isinstance(event, Attacked) for event in step.events):
        return ()
    return tuple(
        DiceGroup(roll.faces, sides=roll.sides, typed=roll.typed)
        for roll in step.rolls
        if roll.kind in ("attack", "damage") and len(roll.faces) <= MOST_DICE
    )
