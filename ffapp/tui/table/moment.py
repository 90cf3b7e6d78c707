"""A table of DOOnjons&Dragons as it was at one point of its history, on little room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from textual.app import ComposeResult
from textual.containers import Container, Vertical

from ffapp.core.dice import Roll
from ffapp.core.game import Step
from ffapp.doonjons.campaign import MOST_PLAYERS, OVER, TURN, Campaign, acting_figure, phase
from ffapp.doonjons.figures import named
from ffapp.texts import Texts
from ffapp.texts.board import figure_told
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.gauge import Gauge
from ffapp.tui.look.glyphs import Glyphs, glyphs_of


class TableMoment(Panel):
    """What was wanted and rolled, the hit points of everybody, and what was going on."""

    DEFAULT_CSS = """
    TableMoment {
        & > .moment--wish { height: auto; max-height: 2; }
        & > .moment--dice { height: auto; max-height: 2; }
        & > #moment-sheet { height: auto; }
        & #moment-scores { height: auto; }
    }
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._wish = Prose(classes="moment--wish")
        self._dice = Prose(classes="moment--dice")
        self._gauges = tuple(Gauge(vital=True, label_width=14, change_width=0) for _ in range(MOST_PLAYERS))
        self._rest = Prose(classes="moment--rest", indent=2)
        self._barred = Prose(classes="moment--barred")

    def compose(self) -> ComposeResult:
        yield self._wish
        yield self._dice
        with Container(id="moment-sheet"):
            with Vertical(id="moment-scores"):
                yield from self._gauges
            yield self._rest
        yield self._barred

    def show(self, state: Campaign, step: Step | None, wish: str, texts: Texts, *, barred: str = "") -> None:
        """Shows a point: the table after a step (None: the beginning), the wish in words, and why there is no way back
        to it."""
        self._wish.text = wish
        dice = rolls_told(step.rolls, texts, glyphs_of(self)) if step is not None else ""
        self._dice.text = dice
        self._dice.display = bool(dice)
        for at, gauge in enumerate(self._gauges):
            gauge.display = at < len(state.characters)
            if gauge.display:
                character = state.characters[at]
                gauge.label, gauge.value, gauge.initial = character.name, character.left, character.hit_points
        self._rest.text = "\n".join(going_on(state, texts))
        self._barred.text = barred
        self._barred.display = bool(barred)


def rolls_told(rolls: Iterable[Roll], texts: Texts, glyphs: Glyphs) -> str:
    """Every throw of a command; typed ones marked."""
    told: dict[str, list[str]] = {}
    for roll in rolls:
        mark = f"\u00a0{glyphs.typed}" if roll.typed else ""
        told.setdefault(roll.kind, []).append(" + ".join(map(str, roll.faces)) + mark)
    dot = f" {glyphs.separator} "
    return dot.join(f"{texts(f'dungeon-dice-{kind}')} {', '.join(throws)}" for kind, throws in told.items())


def going_on(state: Campaign, texts: Texts) -> Iterator[str]:
    """What was going on, and the monsters with their hit points."""
    now = phase(state)
    if now == OVER and state.ending is not None:
        yield texts("dungeon-end-title", won=state.ending.won)
    elif now == TURN:
        who = named(acting_figure(state)).figures()
        yield texts("dungeon-history-turn", dungeon=state.number, round=state.round, **who)
    else:
        yield texts(f"dungeon-history-{now}", number=state.number)
    monsters = ", ".join(f"{figure_told(texts, one)} {one.left}/{one.hit_points}" for one in state.dungeon.monsters)
    if monsters:
        yield texts("dungeon-history-monsters", monsters=monsters)
