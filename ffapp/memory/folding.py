"""From the lines of a game to what was lived in it. The lines are hostile data: what makes no sense is passed over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from ffapp.core.codec import Header, Line
from ffapp.core.dice import Roll
from ffapp.core.errors import Inconsistency
from ffapp.core.messages import Event
from ffapp.doonjons.attacks import CampaignEnded, DungeonCleared, FigureDied
from ffapp.doonjons.figures import Named
from ffapp.doonjons.party import CampaignBegun, CharacterCreated, CharacterLeft, CharacterRenamed
from ffapp.gamebook.blows import EnemyDied, Escaped, FightWon, HeroWounded
from ffapp.gamebook.clearings_events import ClearingAnnotated, ClearingRemoved, ClearingRenamed, ClearingRenumbered
from ffapp.gamebook.creation import HeroCreated
from ffapp.gamebook.fight import EnemyJoined, FightCalledOff, FightOpened
from ffapp.gamebook.fight_state import Enemy
from ffapp.gamebook.hunger import Starved
from ffapp.gamebook.life import AdventureEnded, Died, InitialChanged, ScoreChanged
from ffapp.gamebook.notes import NoteAdded, NoteChanged, NoteRemoved, SectionReached
from ffapp.gamebook.poison_events import Poisoned
from ffapp.gamebook.reading_events import AdventureBegun
from ffapp.gamebook.reading_state import which
from ffapp.gamebook.rounds import FightEnded, RoundFought
from ffapp.gamebook.sections import SectionLabel
from ffapp.gamebook.stones import CurseCost
from ffapp.memory.lived import Bout, End, FightEnd, Killer, Lived, Noted, Throws

MOST_SIDES: Final = 100
"""Dice of more sides are counted nowhere: nobody could look at so many faces."""

PAIR: Final = 2
"""So many dice make a sum that is counted."""


Watched: TypeAlias = Callable[[Iterable[Any]], Iterator[Any]]
"""What lines pass through."""


class Thread(NamedTuple):
    """The commands that lead to where a game stands, oldest first, each with whether it was done in this very save, and
    not in the one that it was copied from; `records` is how many lines there are."""

    lines: tuple[tuple[Line, bool], ...]
    records: int


def thread_of(lines: Iterable[Line], made_with: int) -> Thread:
    """The thread on which a game stands after its lines; the first `made_with` of them were there when the save was
    made. Raises `Inconsistency` for lines that no ffapp wrote; `so_far` of the error is the thread before them."""
    steps: dict[int, tuple[Line, bool]] = {}
    head = last = records = 0
    try:
        for line in lines:
            if line.n <= last:
                raise Inconsistency(f"line {line.n} after line {last}", n=line.n)
            if line.up is not None:
                if line.up != head:
                    raise Inconsistency(f"line {line.n}: parent {line.up} is not the head {head}", n=line.n)
                steps[line.n] = line, records >= made_with
                head = line.n
            elif line.head is not None:
                if line.head and line.head not in steps:
                    raise Inconsistency(f"line {line.n}: no step {line.head}", n=line.n)
                head = line.head
            last = line.n
            records += 1
    except Inconsistency as error:
        raise Broken(_thread(steps, head, records), error.n) from error
    return _thread(steps, head, records)


class Broken(Exception):
    """Lines contradict each other; `so_far` is the thread up to there."""

    def __init__(self, so_far: Thread, n: int) -> None:
        super().__init__(f"line {n}")
        self.so_far = so_far


def _thread(steps: Mapping[int, tuple[Line, bool]], head: int, records: int) -> Thread:
    path = []
    while head:
        line, own = steps[head]
        path.append((line, own))
        head = line.up or 0
    return Thread(tuple(reversed(path)), records)


def lived(header: Header, thread: Thread, watched: Watched = iter) -> Lived:
    """What a thread tells. What came before the save was made counts for nothing but where it has led. `watched` gives
    the lines on, one by one, or ends them by what it raises."""
    story = _Story()
    for line, own in watched(thread.lines):
        story.take(line, own)
    return story.told(header, thread.records)


class _Open:
    """A fight under way."""

    def __init__(self, enemies: Sequence[Enemy], section: SectionLabel | None) -> None:
        self.names = {index: enemy.name for index, enemy in enumerate(enemies) if enemy.alive}
        self.count = len(enemies)
        self.section = section
        self.rounds = 0
        self.lost = 0
        self.felled: set[int] = set()
        self._attacked: set[int] = set()

    def joined(self, enemy: Enemy) -> None:
        self.names[self.count] = enemy.name
        self.count += 1

    def fought(self, event: RoundFought) -> None:
        self.rounds = event.round
        self._attacked.update(attack.enemy for attack in event.attacks)

    def over(self, end: FightEnd) -> Bout:
        names = self.names
        if end == "dead":
            names = {index: name for index, name in names.items() if index in self._attacked | self.felled} or names
        felled = tuple(name for index, name in names.items() if index in self.felled)
        return Bout(tuple(names.values()), self.section, end, self.rounds, self.lost, felled)


class _Loss(NamedTuple):
    """What took points from the hero last."""

    killer: Killer
    name: str = ""


class _Dice:
    """Counts of faces and sums of dice of one kind."""

    def __init__(self, sides: int) -> None:
        self.faces = [0] * sides
        self.sums = [0] * (2 * sides - 1)


class _Story:
    """What is known while the lines are gone through, oldest first."""

    def __init__(self) -> None:
        self.hero = ""
        self.gender = "f"
        self.party: dict[int, str] = {}
        self.began = self.ended = self.commands = self.stops = 0
        self.section: SectionLabel | None = None
        self.sections: dict[str, int] = {}
        self.notes: dict[int, Noted] = {}
        self.map_notes: dict[int, Noted] = {}
        self.fights: list[Bout] = []
        self.end: End | None = None
        self.dice: dict[tuple[int, bool], _Dice] = {}
        self.adventure = self.title = ""
        self.dungeon = 0
        self.slain: dict[str, int] = {}
        self._fight: _Open | None = None
        self._loss = _Loss("other")
        self._own = True

    def take(self, line: Line, own: bool) -> None:
        """Takes one command over."""
        self._own = own
        self._loss = _Loss("other")
        if own:
            self.commands += 1
            self.began = self.began or line.ts or 0
            self.ended = line.ts or self.ended
            for roll in line.d:
                self._thrown(roll)
        for event in line.e:
            heard = _HEARD.get(type(event))
            if heard is not None:
                heard(self, event)

    def told(self, header: Header, records: int) -> Lived:
        return Lived(
            id=header.id,
            ruleset=header.ruleset,
            records=records,
            hero=self.hero or ", ".join(self.party.values()),
            gender=self.gender,
            began=self.began,
            ended=self.ended,
            commands=self.commands,
            stops=self.stops,
            sections=self.sections,
            notes=tuple(self.notes.values()),
            map_notes=tuple(self.map_notes.values()),
            fights=tuple(self.fights),
            end=self.end,
            throws=tuple(
                Throws(sides, typed, tuple(dice.faces), tuple(dice.sums) if any(dice.sums) else ())
                for (sides, typed), dice in sorted(self.dice.items())
            ),
            dungeon=self.dungeon,
            slain=self.slain,
            adventure=self.adventure,
            title=self.title,
        )

    def _thrown(self, roll: Roll) -> None:
        if not 1 < roll.sides <= MOST_SIDES or not all(1 <= face <= roll.sides for face in roll.faces):
            return
        dice = self.dice.setdefault((roll.sides, roll.typed), _Dice(roll.sides))
        for face in roll.faces:
            dice.faces[face - 1] += 1
        if len(roll.faces) == PAIR:
            dice.sums[sum(roll.faces) - PAIR] += 1

    # -- a gamebook ------------------------------------------------------------------------------------------------

    def born(self, event: HeroCreated) -> None:
        self.hero, self.gender = event.name, event.gender

    def adventure_begun(self, event: AdventureBegun) -> None:
        self.adventure, self.title = which(event.adventure, event.title, event.ifid), event.title

    def reached(self, event: SectionReached) -> None:
        self.section = event.section
        if self._own:
            self.stops += 1
            written = str(event.section)
            self.sections[written] = self.sections.get(written, 0) + 1

    def noted(self, event: NoteAdded) -> None:
        if self._own:
            self.notes[event.note] = Noted(event.text, event.section, event.clearing)

    def rewritten(self, event: NoteChanged) -> None:
        known = self.notes.get(event.note)
        if known is not None:
            self.notes[event.note] = Noted(event.text, known.section, known.clearing)

    def struck_out(self, event: NoteRemoved) -> None:
        self.notes.pop(event.note, None)

    def annotated(self, event: ClearingAnnotated) -> None:
        self.map_notes.pop(event.number, None)
        if self._own and event.note:
            self.map_notes[event.number] = Noted(event.note, None, event.number, event.label)

    def renamed_clearing(self, event: ClearingRenamed) -> None:
        known = self.map_notes.get(event.number)
        if known is not None and known.place:
            self.map_notes[event.number] = replace(known, place=event.after)

    def renumbered(self, event: ClearingRenumbered) -> None:
        known = self.map_notes.pop(event.before, None)
        if known is not None:
            self.map_notes[event.after] = replace(known, clearing=event.after)
        for number, note in self.notes.items():
            if note.clearing == event.before:
                self.notes[number] = replace(note, clearing=event.after)

    def cleared_away(self, event: ClearingRemoved) -> None:
        self.map_notes.pop(event.number, None)

    def opened(self, event: FightOpened) -> None:
        self._fight = _Open(event.fight.enemies, self.section)

    def joined(self, event: EnemyJoined) -> None:
        if self._fight is not None:
            self._fight.joined(event.enemy)

    def called_off(self, event: FightCalledOff) -> None:
        self._fight = None

    def fought(self, event: RoundFought) -> None:
        if self._fight is not None:
            self._fight.fought(event)

    def felled(self, event: EnemyDied) -> None:
        if self._fight is not None:
            self._fight.felled.add(event.enemy)

    def wounded(self, event: HeroWounded) -> None:
        self._loss = _Loss("enemy", event.name) if event.name else _Loss("escape")
        self._lost(event.stamina.before - event.stamina.after)

    def poisoned(self, event: Poisoned) -> None:
        self._loss = _Loss("poison", event.name)
        self._lost(event.stamina.before - event.stamina.after)

    def _lost(self, points: int) -> None:
        if self._fight is not None:
            self._fight.lost += points

    def starved(self, event: Starved) -> None:
        self._loss = _Loss("hunger")

    def cursed(self, event: CurseCost) -> None:
        self._loss = _Loss("curse")

    def changed(self, event: ScoreChanged | InitialChanged) -> None:
        self._loss = _Loss("hand", event.reason)

    def _over(self, end: FightEnd) -> None:
        if self._fight is not None and self._own:
            self.fights.append(self._fight.over(end))
        self._fight = None

    def died(self, event: Died) -> None:
        self._over("dead")
        if self._own:
            self.end = End(False, event.cause, self._loss.killer, self._loss.name, self.section)

    def ended_by_section(self, event: AdventureEnded) -> None:
        self._over("over")
        if self._own:
            self.end = End(event.won, "section", "section", "", self.section, event.words)

    # -- a dungeon -------------------------------------------------------------------------------------------------

    def joined_party(self, event: CharacterCreated) -> None:
        self.party[event.character.id] = event.character.name

    def renamed(self, event: CharacterRenamed) -> None:
        if event.figure in self.party:
            self.party[event.figure] = event.name

    def left_party(self, event: CharacterLeft) -> None:
        self.party.pop(event.figure, None)

    def set_out(self, event: CampaignBegun) -> None:
        self.dungeon = 1

    def fell(self, event: FigureDied) -> None:
        if not event.character and self._own:
            called = _called(event.who)
            self.slain[called] = self.slain.get(called, 0) + 1

    def cleared(self, event: DungeonCleared) -> None:
        self.dungeon = event.next

    def campaign_over(self, event: CampaignEnded) -> None:
        ending = event.ending
        if self._own:
            slain = ending.cause == "killed" and not ending.master
            killer: Killer = "monster" if slain else "other"
            by = ending.by if slain else Named()
            who = ending.who.name
            self.end = End(
                ending.won, ending.cause, killer, by.name, ending.dungeon, ending.words, who=who, kind=by.kind
            )


def _called(who: Named) -> str:
    """A monster by its own name, or else by its kind in the bestiary."""
    return who.name or who.kind


_HEARD: Final[Mapping[type[Event], Callable[[_Story, Any], None]]] = {
    HeroCreated: _Story.born,
    AdventureBegun: _Story.adventure_begun,
    SectionReached: _Story.reached,
    NoteAdded: _Story.noted,
    NoteChanged: _Story.rewritten,
    NoteRemoved: _Story.struck_out,
    ClearingAnnotated: _Story.annotated,
    ClearingRenamed: _Story.renamed_clearing,
    ClearingRenumbered: _Story.renumbered,
    ClearingRemoved: _Story.cleared_away,
    FightOpened: _Story.opened,
    EnemyJoined: _Story.joined,
    FightCalledOff: _Story.called_off,
    RoundFought: _Story.fought,
    EnemyDied: _Story.felled,
    HeroWounded: _Story.wounded,
    Poisoned: _Story.poisoned,
    Starved: _Story.starved,
    CurseCost: _Story.cursed,
    ScoreChanged: _Story.changed,
    InitialChanged: _Story.changed,
    FightWon: lambda story, _: story._over("won"),
    Escaped: lambda story, _: story._over("escaped"),
    FightEnded: lambda story, _: story._over("ended"),
    Died: _Story.died,
    AdventureEnded: _Story.ended_by_section,
    CharacterCreated: _Story.joined_party,
    CharacterRenamed: _Story.renamed,
    CharacterLeft: _Story.left_party,
    CampaignBegun: _Story.set_out,
    FigureDied: _Story.fell,
    DungeonCleared: _Story.cleared,
    CampaignEnded: _Story.campaign_over,
}
"""What each event that matters tells."""
