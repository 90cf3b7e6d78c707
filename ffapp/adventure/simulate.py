"""Adventures played many times through the product's own rules and dice, and what came of it.

A play is a pure function of (adventure, seed, its number): so the totals are the same however plays are shared out, and
a play that was lost on the way is simply played again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final

import msgspec

from ffapp.adventure.play import begin, entry
from ffapp.adventure.policies import Policy, next_command
from ffapp.adventure.story import Story
from ffapp.core.dice import DiceLog, SeededSource
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.core.ruleset import Ruleset
from ffapp.core.steps import carry_out
from ffapp.gamebook.blows import HeroWounded
from ffapp.gamebook.books import counters_of, scores_of
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.life import Died
from ffapp.gamebook.notes import SectionReached
from ffapp.gamebook.sheet import Sheet

MOST_COMMANDS: Final = 5_000
"""Who has played so many commands goes round in circles."""

HERO: Final = "Aïla"


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One play: how it ended ("victory", "end" by order of a section, "death", "stuck", or "endless"), where, and what
    a death was due to ("fight", "section"); the sections reached, in their order; the commands, as far as they are
    kept; and the scores that the hero had at the end."""

    end: str
    section: str
    cause: str = ""
    sections: tuple[str, ...] = ()
    commands: tuple[Command, ...] = ()
    scores: dict[str, int] = {}


def seed_of(seed: int | str, number: int) -> str:
    """The seed of the dice of a play."""
    return f"{seed}/{number}"


class Entries:
    """The commands that enter the sections of a story, each looked through once for all plays."""

    def __init__(self, ruleset: Ruleset, story: Story) -> None:
        self._ruleset = ruleset
        self._story = story
        self._sound: dict[str, Enter] = {}

    def to(self, name: str, sheet: Sheet) -> Enter:
        """That of a section to which a way is open. Raises `Refusal`."""
        command = self._sound.get(name)
        if command is None:
            command = entry(self._story, name)
            self._ruleset.check(sheet, command)
            self._sound[name] = command
        return command


def play(
    ruleset: Ruleset,
    story: Story,
    policy: Policy,
    seed: int | str,
    number: int,
    *,
    keep: bool = False,
    entries: Entries | None = None,
    text: str = "simulated",
) -> Played:
    """One play of an adventure. `keep`: with its commands. `entries` are shared by plays of one story; `text` names
    its text, which changes no play."""
    ways = entries or Entries(ruleset, story)
    random = Random(f"{policy} {seed_of(seed, number)}")
    dice = DiceLog(SeededSource(seed_of(seed, number)), {})
    sheet: Sheet = ruleset.initial()
    kept: list[Command] = []
    sections: list[str] = []
    wounded = False

    def do(command: Command, *, sound: bool = False) -> None:
        nonlocal sheet, wounded
        if not sound:
            ruleset.check(sheet, command)
        sheet, events = carry_out(sheet, command, dice)
        sections.extend(str(event.section) for event in events if isinstance(event, SectionReached))
        if any(isinstance(event, Died) for event in events):
            wounded = any(isinstance(event, HeroWounded) for event in events)
        if keep:
            kept.append(command)

    do(CreateHero(name=HERO))
    first: list[Command] = [entry(story, story.start), begin(story, text)]
    end = "endless"
    for _ in range(MOST_COMMANDS):
        if sheet.ending is not None:
            end = _end(sheet)
            break
        try:
            command = first.pop() if first else next_command(policy, story, sheet, random)
            if command is None:
                end = "stuck"
                break
            if isinstance(command, str):
                do(ways.to(command, sheet), sound=True)
            else:
                do(command)
        except Refusal:
            end = "stuck"
            break
    cause = ("fight" if wounded else "section") if end == "death" else ""
    scores = {name: score.current for name, score in scores_of(sheet).items()} | dict(counters_of(sheet))
    scores |= {"gold": sheet.gold, "meals": sheet.meals}
    return Played(
        end=end,
        section=sections[-1] if sections else "",
        cause=cause,
        sections=tuple(sections),
        commands=tuple(kept),
        scores=scores,
    )


def _end(sheet: Sheet) -> str:
    """How an adventure ended that is over."""
    assert sheet.ending is not None
    if sheet.ending.won:
        return "victory"
    ordered = sheet.reading.end if sheet.reading is not None and sheet.ending.cause == "section" else None
    return "death" if ordered is None or ordered.kind == "death" else "end"


class Totals(msgspec.Struct, kw_only=True):
    """What came of many plays. All is counted, so that totals of parts add up to those of the whole in any order:
    `ends` by (kind, section), `deaths` by (section, cause), `reached` in how many plays a section was reached,
    `lengths` by sections reached; `scores` of those who won, by (name, value); `lost` is the lowest number of a play
    that was lost in a section."""

    plays: int = 0
    ends: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    deaths: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    reached: Counter[str] = msgspec.field(default_factory=Counter)
    lengths: Counter[int] = msgspec.field(default_factory=Counter)
    scores: Counter[tuple[str, int]] = msgspec.field(default_factory=Counter)
    lost: dict[str, int] = msgspec.field(default_factory=dict)

    def add(self, number: int, played: Played) -> None:
        """Counts a play."""
        self.plays += 1
        self.ends[played.end, played.section] += 1
        self.reached.update(set(played.sections))
        self.lengths[len(played.sections)] += 1
        if played.end == "victory":
            self.scores.update(played.scores.items())
            return
        if played.end == "death":
            self.deaths[played.section, played.cause] += 1
        self.lost[played.section] = min(number, self.lost.get(played.section, number))

    def merge(self, other: Totals) -> None:
        """Adds the totals of other plays."""
        self.plays += other.plays
        for name in ("ends", "deaths", "reached", "lengths", "scores"):
            getattr(self, name).update(getattr(other, name))
        for section, number in other.lost.items():
            self.lost[section] = min(number, self.lost.get(section, number))

    def share(self, end: str) -> float:
        """The part of the plays that ended so."""
        return sum(count for (kind, _), count in self.ends.items() if kind == end) / max(1, self.plays)


def simulated(ruleset: Ruleset, story: Story, policy: Policy, seed: int | str, numbers: Iterable[int]) -> Totals:
    """The totals of the plays of these numbers."""
    totals, entries = Totals(), Entries(ruleset, story)
    for number in numbers:
        totals.add(number, play(ruleset, story, policy, seed, number, entries=entries))
    return totals
