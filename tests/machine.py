"""A machine that plays any ruleset at random: legal commands, arbitrary ones with hostile values, undo and redo.

After every step it checks what must always hold. Who has it play tells what else must hold of the states of that
ruleset, examples of the commands that have no end of forms, and the families of commands that `options` must list
completely.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import msgspec
from msgspec import inspect

from ffapp.core.codec import FORMAT, Header, Line
from ffapp.core.dice import DiceLog, GivenSource, RecordedSource, SeededSource
from ffapp.core.errors import ConfirmationNeeded, Refusal
from ffapp.core.game import Game, carry_out, fold
from ffapp.core.messages import Command, Event
from ffapp.core.ruleset import Ruleset

RULE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

INTEGERS = (-(10**30), -10_000, -9_999, -2, 9_998, 9_999, 10_000, 10**30)
TEXTS = ("", " ", "A", "[/b] oops", "[@click=app.quit]x[/]", "\x1b[2J\0", "👩🏽‍🚀‮", "x" * 40, "x" * 41, "x" * 10_001)
UNWRITABLE = "\ud800"
USUAL_WEIGHT = 4

Families = Callable[[Any], Iterable[Command]]


class Tape:
    """A journal that keeps the lines."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    def append(self, body: bytes) -> None:
        self.lines.append(body)


def _no_more(*_: Any) -> None:
    """Nothing else must hold."""


@dataclass(frozen=True)
class Played:
    """What the machine must know: a ruleset; functions that list every command of a finite family, legal or not, in a
    given state; examples of the commands that have no end of forms; what must hold between two states and of one
    (`check_change`, `check_bounds`); how often a command is chosen by its tag, 4 for those not named; which are chosen
    only now and then; and words that mean something to the ruleset."""

    ruleset: Ruleset
    families: tuple[Families, ...]
    examples: Families
    check_change: Callable[[Any, Any, tuple[Event, ...]], None] = _no_more
    check_bounds: Callable[[Any, list[Event]], None] = _no_more
    weights: Mapping[str, int] = field(default_factory=dict)
    rare: frozenset[type[Command]] = frozenset()
    words: tuple[str, ...] = ()

    def legal(self, game: Game) -> list[Command]:
        """The options of a game and the legal ones among the examples."""
        found = self.examples(game.state)
        return [*game.options(), *(command for command in found if game.why_not(command) is None)]


DEEPEST: Final = 4
"""So many structs within each other before one is made with nothing in it: conditions hold conditions."""


class Forge:
    """Makes arbitrary commands of a ruleset out of the types of their fields."""

    def __init__(self, ruleset: Ruleset, words: tuple[str, ...] = ()) -> None:
        self._texts = (*(TEXTS[:7] * 3), *TEXTS, *(words * 3))
        self._kinds = {kind: inspect.type_info(kind) for kind in ruleset.commands}
        self._names = sorted(self._kinds, key=lambda kind: kind.__name__)
        self._depth = 0

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
                return UNWRITABLE if random.random() < 0.02 else random.choice(self._texts)
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
                return tuple(self._made(kind.item_type, random) for _ in range(count if self._depth < DEEPEST else 0))
            case inspect.DictType():
                count = random.randint(0, 2) if self._depth < DEEPEST else 0
                pairs = ((kind.key_type, kind.value_type) for _ in range(count))
                return {self._made(key, random): self._made(value, random) for key, value in pairs}
            case inspect.StructType():
                self._depth += 1
                try:
                    return self._struct(kind, random)
                finally:
                    self._depth -= 1
        raise TypeError(f"a command with a field of {kind}")

    def _struct(self, kind: inspect.StructType, random: Random) -> Any:
        if kind.array_like:
            return kind.cls(*(self._made(part.type, random) for part in kind.fields))
        given = {
            part.name: self._made(part.type, random) for part in kind.fields if part.required or random.random() < 0.4
        }
        return kind.cls(**given)


@dataclass
class Machine:
    """One random game. `step` plays; everything that must hold is asserted there."""

    book: Played
    undo: str = "fate"
    seed: str = "marsh"
    game: Game = field(init=False)
    tape: Tape = field(init=False)
    forge: Forge = field(init=False)
    carried_out: set[str] = field(default_factory=set)
    """Tags of the commands and events seen so far."""
    rules: set[str] = field(default_factory=set)
    """Rules that refused something so far."""
    legal: tuple[Any, list[Command]] = (None, [])
    """The state in which it has last chosen among all legal commands, and these."""

    def __post_init__(self) -> None:
        self.tape = Tape()
        ruleset = self.book.ruleset
        header = Header(id="0123456789abcdef", ruleset=ruleset.id, seed=self.seed, undo=self.undo)
        self.game = Game(ruleset, header, self.tape, first=2)
        # As at the head of a save: from here on recorded hashes of states are compared when the lines are read.
        self.tape.append(self.game.codec.encode(Line(n=1, open="0", v=FORMAT, rules=ruleset.rules)))
        self.forge = Forge(ruleset, self.book.words)

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
        self.legal = self.game.state, self.book.legal(self.game)
        for command in self.legal[1]:
            kinds.setdefault(type(command), []).append(command)
        if len(kinds) > 1 and random.random() < 0.95:
            kinds = {kind: commands for kind, commands in kinds.items() if kind not in self.book.rare} or kinds
        weights = [self.book.weights.get(kind.__name__, USUAL_WEIGHT) for kind in kinds]
        return random.choice(kinds[random.choices(list(kinds), weights)[0]])

    def _play(
        self, command: Command, dice: tuple[int, ...] | None, *, must: bool = False, confirm: bool = False
    ) -> None:
        arguments_are_plain(command.arguments())
        before, untouched = self.game.state, self._nothing_happens()
        if must:
            assert self.game.why_not(command) is None, command
        try:
            outcome = self.game.submit(command, dice, confirm=confirm)
        except Refusal as refusal:
            self._rule(refusal.rule, refusal.arguments)
            untouched()
        except ConfirmationNeeded as asked:
            for caution in asked.cautions:
                self._rule(caution.rule, caution.arguments)
            untouched()
            if must:
                self._play(command, dice, must=True, confirm=True)
        else:
            self._happened(command, before, outcome.step.events)
            must = False
        assert not (must and confirm), command

    def _happened(self, command: Command, before: Any, events: tuple[Event, ...]) -> None:
        self.carried_out |= {type(command).__name__, *(type(event).__name__ for event in events)}
        assert events, command
        for event in events:
            arguments_are_plain(event.arguments())
        self.book.check_change(before, self.game.state, events)
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
            self._rule(refusal.rule, refusal.arguments)
            untouched()

    def _rule(self, rule: str, arguments: dict[str, Any]) -> None:
        assert RULE.fullmatch(rule), rule
        arguments_are_plain(arguments)
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
        self.book.check_bounds(state, [event for step in self.game.path() for event in step.events])

    def check_options(self) -> None:
        """Every option and example is accepted, and the same dice decide it in the same way; of each finite
        family the options are exactly what passes the check."""
        state, ruleset = self.game.state, self.game.ruleset
        options = list(ruleset.options(state))
        for command in self.book.legal(self.game):
            dice = DiceLog(SeededSource("any"), {})
            after, events = carry_out(state, command, dice)
            assert fold(state, events) == after
            for source in (GivenSource(face for roll in dice.rolls for face in roll.faces), RecordedSource(dice.rolls)):
                assert carry_out(state, command, DiceLog(source, {})) == (after, events)
                source.finish()
            self.book.check_change(state, after, tuple(events))
            self.book.check_bounds(after, [event for step in self.game.path() for event in step.events] + list(events))
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


def arguments_are_plain(arguments: dict[str, Any]) -> None:
    """Arguments of a message are numbers, flags and texts by name, or tuples of them; they can be written as JSON."""
    for name, value in arguments.items():
        assert isinstance(name, str)
        for part in value if type(value) is tuple else (value,):
            if isinstance(part, dict):
                arguments_are_plain(part)
            else:
                assert type(part) in (int, bool, str), (name, value)
    if repr(UNWRITABLE)[1:-1] not in repr(arguments):
        msgspec.json.encode(arguments)
