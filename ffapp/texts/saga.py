"""The story of a campaign in words to keep: dungeon by dungeon, round by round, who did what. Of the journal it tells
what matters: who entered, went, was hurt, fell; what was found, cast, said, done by the master's hand; how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from ffapp.core.game import Game, Step
from ffapp.core.messages import Event
from ffapp.doonjons.attacks import Attacked, CampaignEnded, DungeonCleared, FigureDied
from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.equipping import PickedUp
from ffapp.doonjons.figures import Named, named
from ffapp.doonjons.initiative import DungeonBegun, TurnBegun
from ffapp.doonjons.interventions import FigureHarmed, FigureShifted, ObstaclesRaised
from ffapp.doonjons.spells import Healed, Swapped, WeaponEnchanted
from ffapp.doonjons.turns import Commented, Moved
from ffapp.mapping.board.picture import picture_of
from ffapp.texts import Texts
from ffapp.texts.board import figure_text, grid_labels, title_text
from ffapp.texts.document import Row, Section, events_text
from ffapp.texts.table import map_text

_TOLD: Final = (
    *(PickedUp, Healed, Swapped, WeaponEnchanted, FigureShifted, FigureHarmed, ObstaclesRaised),
    *(FigureDied, Commented, DungeonCleared, CampaignEnded),
)
"""What is told as the journal has it; the blows of a turn at one opponent are told in one sentence, as are moves in a
row, and what is not here is left to the journal."""


class Chapter(NamedTuple):
    """A dungeon that was begun: its title; a row for each round with its sentences, a line each; the table at its end,
    or as it stands; and the labels of its map."""

    title: str
    rounds: tuple[Row, ...]
    state: Campaign
    labels: dict[int, str]

    def section(self) -> Section:
        """As a section of a document, with its picture in text."""
        picture = map_text(picture_of(self.state, self.labels)) if self.state.dungeon.floor else ""
        return Section(self.title, self.rounds, picture, kind="story")


def saga(game: Game, texts: Texts) -> Iterator[Chapter]:
    """The dungeons of a campaign, the first one first, up to where the game stands."""
    state: Campaign = game.state_at(0)
    teller: _Teller | None = None
    for step in game.path():
        for event in step.events:
            if isinstance(event, DungeonBegun):
                if teller is not None:
                    yield teller.chapter()
                teller = _Teller(texts, state.number, event, step)
            if teller is not None:
                teller.hear(event, state)
            state = event.apply(state)
            if teller is not None:
                teller.see(event, state)
    if teller is not None:
        yield teller.chapter()


class _Teller:
    """Listens to one dungeon."""

    def __init__(self, texts: Texts, number: int, begun: DungeonBegun, step: Step) -> None:
        self._texts = texts
        self._title = texts(
            "saga-chapter", number=number, title=title_text(texts, begun.dungeon) or texts("dungeon-untitled")
        )
        self._step = step
        self._rounds: dict[int, list[str]] = {0: []}
        self._round = 0
        self._state = Campaign()
        self._labels: dict[int, str] = {}
        self._over = False
        self._blows: list[Attacked] = []
        self._moves: list[Moved] = []

    def hear(self, event: Event, state: Campaign) -> None:
        """Something happens at a table that is still as it was."""
        if isinstance(event, DungeonCleared):
            self._state, self._over = state, True
        if isinstance(event, Moved):
            self._strike()
            self._moves.append(event)
            return
        self._go()
        if isinstance(event, Attacked):
            if self._blows and (event.figure, event.target) != (self._blows[-1].figure, self._blows[-1].target):
                self._strike()
            self._blows.append(event)
            return
        felled = isinstance(event, FigureDied) and bool(self._blows) and event.figure == self._blows[-1].target
        self._strike(felled=felled)
        if isinstance(event, DungeonBegun):
            self._enter(event, state)
        elif isinstance(event, TurnBegun):
            self._round = event.round
            self._rounds.setdefault(event.round, [])
        elif isinstance(event, _TOLD) and not felled:
            self._say(events_text(self._texts, (event,), {}))

    def see(self, event: Event, state: Campaign) -> None:
        """It has happened."""
        if isinstance(event, DungeonBegun):
            self._labels = grid_labels(self._texts, state, (self._step,))
        if not self._over:
            self._state = state

    def _enter(self, begun: DungeonBegun, state: Campaign) -> None:
        names = [one.name for one in state.characters]
        kinds = Counter(figure_text(self._texts, replace(named(one), number=0)) for one in begun.dungeon.monsters)
        against = tuple(self._texts("setup-monsters-short", who=who, count=count) for who, count in kinds.items())
        self._say(self._texts("saga-entered", party=tuple(names), count=len(names), monsters=against))

    def _strike(self, *, felled: bool = False) -> None:
        """Tells what the last blows of one figure at another have done; nothing of those that all missed."""
        hits, self._blows = [blow for blow in self._blows if blow.left is not None], []
        if hits:
            last = hits[-1]
            told = {**last.who.arguments(), **last.whom.arguments("target_"), "count": len(hits)}
            left = last.left.after if last.left is not None else 0
            damage = sum(blow.left.before - blow.left.after for blow in hits if blow.left is not None)
            sentence = self._texts("saga-felled" if felled else "saga-hurt", **told, damage=damage, left=left)
            self._say(_begun(sentence, last.who))

    def _go(self) -> None:
        """Tells where the moves of one figure in a row have led."""
        moves, self._moves = self._moves, []
        if moves and moves[0].start != moves[-1].end:
            told = {**moves[0].arguments(), "end": moves[-1].end.name}
            self._say(_begun(self._texts("saga-moved", **told), moves[0].who))

    def _say(self, told: str) -> None:
        if told:
            self._rounds[self._round].append(told)

    def chapter(self) -> Chapter:
        """All that was heard."""
        self._go()
        self._strike()
        rows = (Row(self._label(number), self._lines(lines)) for number, lines in self._rounds.items())
        return Chapter(self._title, tuple(rows), self._state, self._labels)

    def _label(self, number: int) -> str:
        return self._texts("saga-round", round=number) if number else self._texts("dungeon-ready-title")

    def _lines(self, lines: Iterable[str]) -> str:
        return "\n".join(lines) or self._texts("saga-quiet")


def _begun(sentence: str, who: Named) -> str:
    """A sentence that begins with somebody: an article is a capital there, a given name stays as it is."""
    return sentence if who.name else sentence[:1].upper() + sentence[1:]
