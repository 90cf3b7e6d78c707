"""A machine that plays any gamebook at random: legal commands, arbitrary ones with hostile values, undo and redo.

After every step it checks what must always hold. A book adds its own examples and the families of commands that
`options` must list completely.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from ffapp.core.codec import FORMAT, Header, Line
from ffapp.core.dice import DiceLog, GivenSource, RecordedSource, SeededSource
from ffapp.core.errors import ConfirmationNeeded, Refusal
from ffapp.core.game import Game, carry_out, fold
from ffapp.core.messages import Command, Event
from ffapp.core.ruleset import Ruleset
from ffapp.gamebook.antidotes import AntidoteUsed
from ffapp.gamebook.books import book_of
from ffapp.gamebook.creation import CreateHero, HeroCreated
from ffapp.gamebook.fight import FightRound
from ffapp.gamebook.life import EndAdventure, InitialChanged, ScoreChanged
from ffapp.gamebook.playing_luck import LuckPlayed
from ffapp.gamebook.poison import Poisoned, PoisonEnded
from ffapp.gamebook.sheet import Fight, Score, Sheet, antidotes, curable, effective_skill, mortality, phase
from tests.gamebook.examples import examples, legal_commands
from tests.gamebook.play import Tape

RULE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

INTEGERS = (-(10**30), -10_000, -9_999, -2, 9_998, 9_999, 10_000, 10**30)
TEXTS = ("", " ", "A", "[/b] oops", "[@click=app.quit]x[/]", "\x1b[2J\0", "👩🏽‍🚀‮", "x" * 40, "x" * 41, "x" * 10_001)
UNWRITABLE = "\ud800"

Families = Callable[[Sheet], Iterable[Command]]


@dataclass(frozen=True)
class Book:
    """What the machine must know of a book: its ruleset; functions that list every command of a finite family, legal or
    not, in a given state; what a game begins with so that rare things happen in it; and examples of the commands that
    have no end of forms."""

    ruleset: Ruleset
    families: tuple[Families, ...]
    opening: tuple[Command, ...] = ()
    examples: Families = examples


class Forge:
    """Makes arbitrary commands of a ruleset out of the types of their fields."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._kinds = {kind: inspect.type_info(kind) for kind in ruleset.commands}
        self._names = sorted(self._kinds, key=lambda kind: kind.__name__)

    def command(self, random: Random, kind: type[Command] | None = None) -> Command:
        kind = kind or random.choice(self._names)
        made = self._made(self._kinds[kind], random)
        assert isinstance(made, Command)
        return made

    def _made(self, kind: inspect.Type, random: Random) -> Any:
        match kind:
            case inspect.BoolType():
                return random.random() < 0.5
            case inspect.IntType():
                return random.randint(-1, 12) if random.random() < 0.85 else random.choice(INTEGERS)
            case inspect.StrType():
                return UNWRITABLE if random.random() < 0.02 else random.choice(TEXTS[:7] * 3 + TEXTS)
            case inspect.Metadata():
                return self._made(kind.type, random)
            case inspect.NoneType():
                return None
            case inspect.LiteralType():
                return random.choice(kind.values)
            case inspect.UnionType():
                return self._made(random.choice(kind.types), random)
            case inspect.VarTupleType():
                count = 21 if random.random() < 0.03 else random.randint(0, 3)
                return tuple(self._made(kind.item_type, random) for _ in range(count))
            case inspect.StructType():
                return self._struct(kind, random)
        raise TypeError(f"a command with a field of {kind}")

    def _struct(self, kind: inspect.StructType, random: Random) -> Any:
        if issubclass(kind.cls, Score):
            return kind.cls(*(self._made(part.type, random) for part in kind.fields))
        given = {
            part.name: self._made(part.type, random) for part in kind.fields if part.required or random.random() < 0.4
        }
        return kind.cls(**given)


WEIGHTS = {
    "FightRound": 60,
    "AnswerBlow": 20,
    "CastStone": 24,
    "OpenFight": 16,
    "SufferPoison": 2,
    "EndFight": 2,
    "CallOffFight": 2,
}
USUAL_WEIGHT = 4


@dataclass
class Machine:
    """One random game of a book. `step` plays; everything that must hold is asserted there."""

    book: Book
    undo: str = "fate"
    seed: str = "marsh"
    game: Game = field(init=False)
    tape: Tape = field(init=False)
    forge: Forge = field(init=False)
    carried_out: set[str] = field(default_factory=set)
    """Tags of the commands and events seen so far."""
    rules: set[str] = field(default_factory=set)
    """Rules that refused something so far."""

    def __post_init__(self) -> None:
        self.tape = Tape()
        ruleset = self.book.ruleset
        header = Header(id="0123456789abcdef", ruleset=ruleset.id, seed=self.seed, undo=self.undo)
        self.game = Game(ruleset, header, self.tape, first=2)
        # As at the head of a save: from here on recorded hashes of states are compared when the lines are read.
        self.tape.append(self.game.codec.encode(Line(n=1, open="0", v=FORMAT, rules=ruleset.rules)))
        self.forge = Forge(ruleset)

    # -- playing -------------------------------------------------------------------------------------------------

    def step(self, kind: int, seed: int) -> None:
        """Does one thing: `kind` (0 to 99) says what, `seed` which. Kind 0 does nothing."""
        random = Random(seed)
        if kind == 0:
            return
        if self.game.phase == "over" and kind < 50:
            self._travel(self.game.undo)
        elif kind < 60:
            self._play(self._option(random), None, must=True, confirm=random.random() < 0.9)
        elif kind < 78:
            self._play(self.forge.command(random), None, confirm=random.random() < 0.3)
        elif kind < 84:
            dice = tuple(random.choice((0, 1, 2, 3, 4, 5, 6, 6, 7)) for _ in range(random.randint(0, 6)))
            self._play(self._option(random), dice)
        elif kind < 90:
            self._travel(self.game.undo)
        elif kind < 94:
            self._travel(self.game.redo)
        elif kind < 97:
            n = random.choice((0, *self.game.steps, 999_999))
            self._travel(lambda: self.game.rewind(n))
        else:
            self.check_options()
        self.check()

    def _option(self, random: Random) -> Command:
        kinds: dict[type[Command], list[Command]] = {}
        for command in legal_commands(self.game, self.book.examples):
            kinds.setdefault(type(command), []).append(command)
        if len(kinds) > 1 and random.random() < 0.95:
            kinds.pop(EndAdventure, None)
        weights = [WEIGHTS.get(kind.__name__, USUAL_WEIGHT) for kind in kinds]
        return random.choice(kinds[random.choices(list(kinds), weights)[0]])

    def _play(
        self, command: Command, dice: tuple[int, ...] | None, *, must: bool = False, confirm: bool = False
    ) -> None:
        figures_are_plain(command.figures())
        before, untouched = self.game.state, self._nothing_happens()
        if must:
            assert self.game.why_not(command) is None, command
        try:
            outcome = self.game.submit(command, dice, confirm=confirm)
        except Refusal as refusal:
            self._rule(refusal.rule, refusal.figures)
            untouched()
        except ConfirmationNeeded as asked:
            for caution in asked.cautions:
                self._rule(caution.rule, caution.figures)
            untouched()
            if must:
                self._play(command, dice, must=True, confirm=True)
        else:
            self._happened(command, before, outcome.step.events)
            must = False
        assert not (must and confirm), command

    def _happened(self, command: Command, before: Sheet, events: tuple[Event, ...]) -> None:
        self.carried_out |= {type(command).__name__, *(type(event).__name__ for event in events)}
        assert events, command
        for event in events:
            figures_are_plain(event.figures())
        check_change(before, self.game.state, events)
        if self.game.undo_refusal() is None:
            here = self._everything()
            self.game.undo()
            assert self.game.state == before
            self.game.redo()
            assert self._everything() == here

    def _travel(self, go: Callable[[], Any]) -> None:
        untouched = self._nothing_happens()
        try:
            go()
        except Refusal as refusal:
            self._rule(refusal.rule, refusal.figures)
            untouched()

    def _rule(self, rule: str, figures: dict[str, Any]) -> None:
        assert RULE.fullmatch(rule), rule
        figures_are_plain(figures)
        self.rules.add(rule)

    # -- what must hold ------------------------------------------------------------------------------------------

    def _everything(self) -> Any:
        rolled = {kind: count for kind, count in self.game._rolled.items() if count}
        return self.game.state, self.game.head, rolled, [step.n for step in self.game.path()]

    def _nothing_happens(self) -> Callable[[], None]:
        state, head, n = self.game.state, self.game.head, self.game.next_n
        lines, rolled = len(self.tape.lines), dict(self.game._rolled)

        def untouched() -> None:
            assert self.game.state is state
            assert (self.game.head, self.game.next_n, len(self.tape.lines)) == (head, n, lines)
            assert self.game._rolled == rolled

        return untouched

    def check(self) -> None:
        """What holds after every step."""
        state = self.game.ruleset.initial()
        rolled: dict[str, int] = {}
        for step in self.game.path():
            state = fold(state, step.events)
            for roll in step.rolls:
                rolled[roll.kind] = rolled.get(roll.kind, 0) + 1
        assert state == self.game.state
        assert rolled == {kind: count for kind, count in self.game._rolled.items() if count}
        check_bounds(state, [event for step in self.game.path() for event in step.events])

    def check_options(self) -> None:
        """Every option and example is accepted, and the same dice decide it in the same way; of each finite
        family the options are exactly what passes the check."""
        state, ruleset = self.game.state, self.game.ruleset
        options = list(ruleset.options(state))
        for command in legal_commands(self.game, self.book.examples):
            dice = DiceLog(SeededSource("any"), {})
            after, events = carry_out(state, command, dice)
            assert fold(state, events) == after
            for source in (GivenSource(face for roll in dice.rolls for face in roll.faces), RecordedSource(dice.rolls)):
                assert carry_out(state, command, DiceLog(source, {})) == (after, events)
                source.finish()
            check_change(state, after, events)
            check_bounds(after, [event for step in self.game.path() for event in step.events] + list(events))
            assert ruleset.command_decoder.decode(msgspec.json.encode(command)) == command
        listed = set(options)
        for family in self.book.families:
            for command in family(state):
                refusal = ruleset.why_not(state, command)
                assert (refusal is None) == (command in listed), (command, refusal)

    def check_reload(self) -> None:
        """The lines rebuild the same game."""
        again = Game(self.game.ruleset, self.game.header)
        assert again.replay([again.codec.decode(line) for line in self.tape.lines]).differing == ()
        assert again.state == self.game.state
        assert (again.head, again.next_n, again.steps) == (self.game.head, self.game.next_n, self.game.steps)
        assert again.redo_target() == self.game.redo_target()


def figures_are_plain(figures: dict[str, Any]) -> None:
    """Arguments of a message are numbers, flags and texts by name, or tuples of them; they can be written as JSON."""
    for name, value in figures.items():
        assert isinstance(name, str)
        for part in value if type(value) is tuple else (value,):
            if isinstance(part, dict):
                figures_are_plain(part)
            else:
                assert type(part) in (int, bool, str), (name, value)
    if repr(UNWRITABLE)[1:-1] not in repr(figures):
        msgspec.json.encode(figures)


def scores_of(sheet: Sheet) -> dict[str, Score]:
    """Every characteristic that the book has."""
    values = ((name, getattr(sheet, name)) for name in sheet.__struct_fields__)
    return {name: value for name, value in values if isinstance(value, Score)}


def check_change(before: Sheet, after: Sheet, events: Iterable[Event]) -> None:
    """An initial value changes only by its own order, and poison by what poisons and cures."""
    events = tuple(events)
    check_poison(before, after, events)
    ordered = {event.score for event in events if isinstance(event, InitialChanged)}
    if any(isinstance(event, HeroCreated) for event in events):
        return
    known = scores_of(before)
    for name, score in scores_of(after).items():
        assert score.initial == known[name].initial or name in ordered, name


def check_poison(before: Sheet, after: Sheet, events: tuple[Event, ...]) -> None:
    """Poison changes by its events alone; an antidote gives back no more than poison took, and cures no more than it
    can; a point of Luck played is one point."""
    poison = before.poison
    for event in events:
        match event:
            case Poisoned():
                assert event.stamina.before - event.stamina.after == event.poison.after - event.poison.before >= 0
            case PoisonEnded():
                assert event.poison.after == 0
            case AntidoteUsed():
                back = event.stamina.after - event.stamina.before
                assert back == event.poison.before - event.poison.after >= 0 <= event.prevented
                assert back + event.prevented <= (event.item.antidote or 10**6)
                assert event.stamina.after <= max(before.stamina.initial, event.stamina.before)
                assert event.left == event.item.count - 1
            case LuckPlayed():
                assert event.luck.before - event.luck.after == 1
                assert event.luck.after >= 0
        if isinstance(event, Poisoned | PoisonEnded | AntidoteUsed):
            assert event.poison.before == poison
            poison = event.poison.after
    assert after.poison == poison


def check_bounds(sheet: Sheet, events: list[Event]) -> None:
    """No score, count or figure ever leaves its bounds; who is dead does not play on."""
    beyond = {event.score for event in events if isinstance(event, ScoreChanged) and event.beyond}
    for name, score in scores_of(sheet).items():
        assert 0 <= score.current <= 9_999
        assert 0 <= score.initial <= 9_999
        assert score.current <= score.initial or name in beyond, name
    assert effective_skill(sheet) >= 0
    assert 0 <= sheet.gold <= 9_999
    assert 0 <= sheet.meals <= 9_999
    assert sheet.meals <= (book_of(sheet).meal_limit or 9_999)
    assert all(1 <= item.count <= 9_999 for item in sheet.items)
    assert all(1 <= count <= 9_999 for _, count in sheet.stones)
    assert sheet.wielded is None or sheet.wielded in [item.id for item in sheet.items if item.weapon]
    ids = [thing.id for things in _numbered(sheet) for thing in things]
    assert len(ids) == len(set(ids))
    assert all(id <= sheet.ids for id in ids)
    assert all(any(enemy.alive for enemy in known.enemies) for known in sheet.remembered)
    assert not any(enemy.weakened for known in sheet.remembered for enemy in known.enemies)
    if not sheet.name:
        assert sheet == type(sheet)(book=sheet.book)
        return
    check_counts(sheet)
    cause = mortality(sheet)
    assert cause is None or (sheet.ending is not None and not sheet.ending.won)
    if sheet.ending is None and sheet.fight is not None:
        check_fight(sheet)


def _numbered(sheet: Sheet) -> Iterable[Iterable[Any]]:
    """Everything on a sheet that has an id of its own."""
    return sheet.items, sheet.notes, sheet.remembered, sheet.magic, sheet.fight.effects if sheet.fight else ()


def check_counts(sheet: Sheet) -> None:
    """Counters stop at their floors, and what a book does not have is on no sheet."""
    book = book_of(sheet)
    assert [name for name, _ in sheet.counters] == [counter.name for counter in book.counters]
    for counter, (_, value) in zip(book.counters, sheet.counters, strict=True):
        assert (-9_999 if counter.floor is None else counter.floor) <= value <= 9_999
    assert sheet.poison >= 0
    assert curable(sheet) == min(sheet.poison, max(0, sheet.stamina.initial - sheet.stamina.current))
    assert all(known.charges is None or 0 <= known.charges <= 9_999 for known in sheet.magic)
    assert not sheet.rested or book.meal_a_stop
    properties = {"antidote": any(antidotes(sheet)), "treasure": any(item.treasure for item in sheet.items)}
    assert {name for name, there in properties.items() if there} <= book.properties
    assert (sheet.health is not None) == any(score.name == "health" for score in book.scores)


def check_terms(sheet: Sheet, fight: Fight) -> None:
    """A fight has what its book knows of; where the section takes over there is no other round."""
    book = book_of(sheet)
    assert fight.order in book.orders
    said = {
        "fury": bool(fight.fury),
        "weapon_bonus": not fight.weapon_bonus,
        "until_round": bool(fight.until_round),
        "poison": any(enemy.poison for enemy in fight.enemies),
        "until_wounds": any(enemy.until_wounds or enemy.wounds for enemy in fight.enemies),
    }
    assert {name for name, there in said.items() if there} <= book.terms
    if fight.handed_over and phase(sheet) != "blow":
        with pytest.raises(Refusal, match="section-takes-over"):
            FightRound(target=fight.facing[0]).check(sheet)


def check_fight(sheet: Sheet) -> None:
    """A fight that goes on has somebody alive in it, and a blow that waits has luck to be offered, or an antidote."""
    fight = sheet.fight
    assert fight is not None
    check_terms(sheet, fight)
    assert 1 <= len(fight.enemies) <= 20
    assert fight.living
    assert all(0 <= enemy.stamina <= enemy.initial <= 9_999 for enemy in fight.enemies)
    assert all(enemy.weakness_spent for enemy in fight.enemies if enemy.weakened)
    assert fight.order != "as_one" or len(fight.enemies) == 1
    assert not (fight.fury and (fight.might or any(enemy.weakened for enemy in fight.enemies)))
    assert 0 <= fight.might <= 2
    if fight.blows:
        assert fight.waiting is not None
        assert sheet.luck.current > 0 or (antidotes(sheet) and any(blow.venom for blow in fight.blows))
        assert sum(blow.dealt for blow in fight.blows) <= 1
        struck = [blow.enemy for blow in fight.blows]
        assert len(struck) == len(set(struck))


def created(book: Book, seed: str, undo: str = "fate") -> Machine:
    """A machine whose hero is made and equipped already."""
    machine = Machine(book, undo, seed)
    for command in (CreateHero(name="Aïla"), *book.opening):
        machine.game.submit(command)
    return machine
