"""The story of a game as its pages tell it: a line for each command, of the kind that its rulebook says."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from ffapp.core.game import ROOT, Game, Step
from ffapp.core.messages import Event
from ffapp.core.ruleset import Ruleset
from ffapp.rulesets import RULESETS, named
from ffapp.texts import Texts
from ffapp.texts.past_fights import PastFight, ends_fight, past_fight_text, past_fights
from ffapp.texts.telling import Arguments, tell_events
from ffapp.tui.kit.journal import JournalLine
from ffapp.tui.look.glyphs import Glyphs

_RANK: Final = ("wound", "gain", "dice", "mark", "note", "faint", "")
"""Of several events of one command the first of these gives its colour to the line."""


def kind_of(ruleset: Ruleset, events: Iterable[Event]) -> str:
    """The kind of journal line that events of a rulebook make: gain, wound, dice, mark, note, faint, or none."""
    kind: Callable[[Event], str] = named(RULESETS[ruleset.id].kinds)
    kinds = set(map(kind, events))
    return next((known for known in _RANK if known in kinds), "")


def story_line(texts: Texts, game: Game, step: Step, arguments: Arguments, glyphs: Glyphs) -> JournalLine:
    """One past command with its number, told in words; typed dice are marked as such."""
    told = tell_events(texts, step.events, arguments)
    if step.typed:
        told = f"{told}\u00a0{glyphs.typed}"
    return JournalLine(told, kind_of(game.ruleset, step.events), str(step.depth))


class Story:
    """What the journal of a game tells: a line for each command, and a single one for a fight that is over, until it is
    opened. The fight under way is open."""

    def __init__(self) -> None:
        self._path: list[Step] = []
        self._fights: list[PastFight] = []
        self._rows: list[int | PastFight] = []
        self._opened: set[int] = set()
        """The first steps of the fights that are open."""

    @property
    def count(self) -> int:
        """How many lines there are."""
        return len(self._rows)

    @property
    def fights(self) -> Sequence[PastFight]:
        """Those that are over, oldest first."""
        return self._fights

    def read(self, game: Game) -> None:
        """Begins anew with the history of a game up to its present point."""
        self._path = game.path()
        self._fights = list(past_fights(self._path))
        self._lay_out()

    def add(self, step: Step) -> bool:
        """Takes in what has just been done. False where it is more than one line more: a fight folds, or the history
        that was read is another one."""
        if step.up != (self._path[-1].n if self._path else ROOT) or ends_fight(step):
            return False
        self._path.append(step)
        self._rows.append(len(self._path) - 1)
        return True

    def _lay_out(self) -> None:
        self._rows = []
        start = 0
        for fight in self._fights:
            self._rows += range(start, fight.first)
            self._rows += range(fight.first, fight.last + 1) if self._is_open(fight) else [fight]
            start = fight.last + 1
        self._rows += range(start, len(self._path))

    def _is_open(self, fight: PastFight) -> bool:
        return self._path[fight.first].n in self._opened

    def line(self, index: int, texts: Texts, game: Game, arguments: Arguments, glyphs: Glyphs) -> JournalLine:
        """A line in words."""
        row = self._rows[index]
        if isinstance(row, PastFight):
            return past_fight_line(texts, game, self._path[row.first : row.last + 1], glyphs)
        line = story_line(texts, game, self._path[row], arguments, glyphs)
        fight = self.fight_at(index)
        return line if fight is None or fight.first != row else replace(line, text=f"{glyphs.unfolded} {line.text}")

    def fight_at(self, index: int) -> PastFight | None:
        """The fight that is over of which a line tells."""
        row = self._rows[index]
        if isinstance(row, PastFight):
            return row
        at = bisect_right(self._fights, row, key=lambda fight: fight.first) - 1
        return self._fights[at] if at >= 0 and row <= self._fights[at].last else None

    def fight_near(self, lines: range) -> PastFight | None:
        """The newest fight of these lines, or else the one nearest before them, or after."""
        shown = [fight for fight in map(self.fight_at, lines) if fight is not None]
        if shown or not self._fights:
            return shown[-1] if shown else None
        row = self._rows[lines.start if lines else -1]
        start = row.first if isinstance(row, PastFight) else row
        before = [fight for fight in self._fights if fight.last < start]
        return before[-1] if before else self._fights[0]

    def turn(self, fight: PastFight) -> int:
        """Opens a fight, or folds it. Returns its first line."""
        self._opened ^= {self._path[fight.first].n}
        self._lay_out()
        first = fight.first if self._is_open(fight) else fight
        return self._rows.index(first)


def past_fight_line(texts: Texts, game: Game, steps: list[Step], glyphs: Glyphs) -> JournalLine:
    """A whole fight as one line, with the number of its first command."""
    mark = f"\u00a0{glyphs.typed}" if any(step.typed for step in steps) else ""
    told = f"{glyphs.folded} {past_fight_text(texts, game, steps)}{mark}"
    return JournalLine(told, kind_of(game.ruleset, steps[-1].events), str(steps[0].depth))
