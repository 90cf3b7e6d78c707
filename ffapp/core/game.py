"""A game being played: the history as a tree, the state at its head, and the one way in, `submit`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from ffapp.core.codec import Codec, Header, Line
from ffapp.core.dice import DiceLog, GivenSource, Roll, RollNeeded, SeededSource, Source
from ffapp.core.errors import ConfirmationNeeded, DiceLacking, Inconsistency, Refusal
from ffapp.core.messages import Command, Event
from ffapp.core.replay import Replayed, rebuild
from ffapp.core.ruleset import Card, Ruleset
from ffapp.core.steps import KEEP_EVERY, ROOT, Step, carry_out, fold

__all__ = (
    "ROOT",
    "UNDO_MODES",
    "Game",
    "Journal",
    "Memory",
    "Outcome",
    "Replayed",
    "Step",
    "carry_out",
    "fold",
    "in_a_row",
)

HASH_EVERY = 50
CARD_EVERY = 50
CARD_BYTES = 64 * 1024

UNDO_MODES = ("fate", "free", "iron")

MOST_FOLLOWING = 100
"""So many steps at most one wish makes (`Command.goes_on`): then it is to be wished again."""


class Outcome(NamedTuple):
    """What `Game.submit` returns."""

    step: Step
    state: Any


class Journal(Protocol):
    """Where lines go. `append` returns only when the line is safe, or raises and has written nothing."""

    def append(self, body: bytes) -> None: ...


class Memory:
    """A journal for games that are not kept."""

    def append(self, body: bytes) -> None:
        """Keeps nothing."""


def in_a_row(command: Command, state: Callable[[], Any]) -> Iterator[Command]:
    """A command, and what follows it by itself (`Command.goes_on`): each is to be carried out, so that `state` gives
    what came of it, before the next is asked for."""
    following: Command | None = command
    for _ in range(MOST_FOLLOWING):
        if following is None:
            return
        yield following
        following = following.goes_on(state())


class Game:
    """A game of one ruleset. Every change goes through `submit`, `undo`, `redo` or `rewind`; each is
    acknowledged (returns) only after the journal has it.

    `clock` gives seconds since 1970. `next_n` is the file position of the next line. `settled` is False from before a
    line is given to the journal until the game has taken it over: whatever interrupts it there, no line may follow.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        header: Header,
        journal: Journal | None = None,
        clock: Callable[[], int] = lambda: 0,
        *,
        first: int = 1,
    ) -> None:
        self.ruleset = ruleset
        self.header = header
        self.codec = Codec(ruleset)
        self.journal: Journal = journal or Memory()
        self.next_n = first
        self.settled = True
        self.head = ROOT
        self.steps: dict[int, Step] = {}
        self._children: dict[int, list[int]] | None = None
        self._clock = clock
        self._state: Any = ruleset.initial()
        self._kept: dict[int, Any] = {ROOT: self._state}
        self._left: dict[int, int] = {}
        self._arrivals: dict[int, int] | None = None
        self._rolled: dict[str, int] = {}
        self._told: Card | None = None
        self._since = 0

    # -- reading ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self._state

    @property
    def phase(self) -> str:
        return self.ruleset.phase(self._state)

    @property
    def depth(self) -> int:
        """How many commands lead from the beginning to the head."""
        return self.steps[self.head].depth if self.head else 0

    @property
    def children(self) -> dict[int, list[int]]:
        """The steps that follow each position, oldest first. Built when first asked for."""
        if self._children is None:
            self._children = {}
            for step in self.steps.values():
                self._children.setdefault(step.up, []).append(step.n)
        return self._children

    def back(self, n: int | None = None) -> Iterator[Step]:
        """The steps from `n` (the head by default) to the beginning, newest first."""
        at = self.head if n is None else n
        while at:
            step = self.steps[at]
            yield step
            at = step.up

    def path(self, n: int | None = None) -> list[Step]:
        """The steps from the beginning to `n` (the head by default), oldest first."""
        steps = list(self.back(n))
        steps.reverse()
        return steps

    def state_at(self, n: int) -> Any:
        """The state after step `n` (0: before the first). Raises KeyError for a position that is no step."""
        if n == self.head:
            return self._state
        waiting: list[Step] = []
        at = n
        while at not in self._kept:
            step = self.steps[at]
            waiting.append(step)
            at = step.up
        state = self._kept[at]
        for step in reversed(waiting):
            state = fold(state, step.events)
        return state

    def command(self, step: Step) -> Command:
        """The command of a step. Raises `msgspec.ValidationError` if this program no longer
        knows it.
        """
        if isinstance(step.done, bytes):
            return self.ruleset.command_decoder.decode(step.done)
        return step.done

    def options(self) -> Iterator[Command]:
        return self.ruleset.options(self._state)

    def why_not(self, command: Command) -> Refusal | None:
        return self.ruleset.why_not(self._state, command)

    def phase_refusal(self, kind: type[Command]) -> Refusal | None:
        """Why no command of a kind is possible now, whatever it says, or None."""
        return self.ruleset.phase_refusal(self._state, kind)

    def card(self) -> Card:
        return self.ruleset.card(self._state)

    def next_roll(self, command: Command, faces: Iterable[int] = ()) -> RollNeeded | None:
        """Which roll a player must still type for `command` after `faces`, or None when they are complete.

        Raises `Refusal` if the command is not allowed or a face is impossible or one too many.
        """
        self.ruleset.check(self._state, command)
        source = GivenSource(faces)
        try:
            carry_out(self._state, command, self._dice(source))
        except RollNeeded as needed:
            return needed
        source.finish()
        return None

    def run_with(self, command: Command, faces: Iterable[int]) -> list[tuple[Command, tuple[int, ...]]]:
        """A command and what follows it by itself (`Command.goes_on`), each with its own of the given faces, as far as
        these are enough.

        Raises `Refusal` if the command is not allowed, a face is impossible, or they are too many or too few; nothing
        has been done yet.
        """
        self.ruleset.check(self._state, command)
        left, states = tuple(faces), [self._state]
        run: list[tuple[Command, tuple[int, ...]]] = []
        for following in in_a_row(command, lambda: states[-1]):
            source = GivenSource(left)
            try:
                states.append(carry_out(states[-1], following, self._dice(source))[0])
            except RollNeeded as needed:
                raise DiceLacking("dice-too-few", kind=needed.kind, count=needed.count) from None
            run.append((following, left[: source.used]))
            left = left[source.used :]
            if not left:
                break
        if left:
            raise Refusal("dice-too-many", left=len(left), used=sum(len(own) for _, own in run))
        return run

    # -- playing ---------------------------------------------------------------------------------------------

    def submit(self, command: Command, dice: Iterable[int] | None = None, *, confirm: bool = False) -> Outcome:
        """Carries out one command: check, decide, apply, encode, decode, compare, append, and only then show.

        `dice` are faces given from outside instead of rolled ones. Raises `Refusal` (the rules, or the given
        dice, do not allow it), `ConfirmationNeeded` (cautions and no `confirm`), `Inconsistency` (a fault of
        the program) or what the journal raises. In each case nothing has changed. `DiceLacking` is the refusal of
        given dice that are too few.
        """
        self.ruleset.check(self._state, command)
        cautions = () if confirm else command.cautions(self._state)
        if cautions:
            raise ConfirmationNeeded(cautions)
        source: Source = SeededSource(self.header.seed) if dice is None else GivenSource(dice)
        log = self._dice(source)
        try:
            state, events = carry_out(self._state, command, log)
        except RollNeeded as needed:
            raise DiceLacking("dice-too-few", kind=needed.kind, count=needed.count) from None
        if isinstance(source, GivenSource):
            source.finish()
        return self._record(command, state, events, tuple(log.rolls))

    def _dice(self, source: Source) -> DiceLog:
        return DiceLog(source, self._rolled, self.next_n if self.header.undo == "free" else 0)

    def _record(self, command: Command, state: Any, events: tuple[Event, ...], rolls: tuple[Roll, ...]) -> Outcome:
        n = self.next_n
        wanted = Line(
            n=n,
            up=self.head,
            ts=self._clock(),
            cmd=command,
            d=rolls,
            e=events,
            s=self.codec.state_hash(state) if n % HASH_EVERY == 0 else None,
            card=self._card_due(state, n),
        )
        try:
            body, line = self.codec.step_body(wanted)
        except UnicodeEncodeError:
            raise Refusal("text-unwritable") from None
        if fold(self._state, line.e) != state:
            raise Inconsistency(type(command).__name__)
        self._write(body)
        step = self._attach(line)
        self._state = state
        self._keep(n, state)
        self._settle(wanted, len(body))
        return Outcome(step, state)

    def _card_due(self, state: Any, n: int) -> Card | None:
        """The card for the shelf where the line at position `n` has to tell it: what it shows first has changed, or
        the last one is many lines or bytes ago.
        """
        if n % CARD_EVERY and self._since <= CARD_BYTES:
            headline = self.ruleset.headline(state)
            if headline == self._told.headline if self._told else not headline[0]:
                return None
        return self.ruleset.card(state)

    def _write(self, body: bytes) -> None:
        """Gives a line to the journal. The game stays unsettled until `_settle`, unless nothing was written."""
        if not self.settled:
            raise Inconsistency(f"interrupted at line {self.next_n}")
        self.settled = False
        try:
            self.journal.append(body)
        except Exception:
            self.settled = True
            raise

    def _settle(self, line: Line, size: int) -> None:
        """The game has taken over a line that the journal has."""
        card = line.close.card if line.close else line.card
        if card is None:
            self._since += size
        else:
            self._told, self._since = card, 0
        self.next_n = line.n + 1
        self.settled = True

    def mark(self, line: Line) -> None:
        """Writes a line of no step: where a session begins or ends. Raises what the journal raises."""
        body = self.codec.encode(line)
        self._write(body)
        self._settle(line, len(body))

    # -- going back ------------------------------------------------------------------------------------------

    def undo_refusal(self) -> Refusal | None:
        """Why the last command cannot be taken back, or None."""
        if not self.head:
            return Refusal("undo-nothing")
        if self.header.undo == "iron" and self.steps[self.head].rolls:
            return Refusal("undo-iron")
        return None

    def undo(self) -> Step:
        """Takes the last command back (it stays in the history). Returns it. Raises `Refusal`."""
        refusal = self.undo_refusal()
        if refusal:
            raise refusal
        step = self.steps[self.head]
        self._go(step.up)
        return step

    def redo_target(self, n: int | None = None) -> int | None:
        """The step that `redo` would go to from step `n` (the head by default): the child last left, else the
        newest one.
        """
        at = self.head if n is None else n
        left = self._last_left().get(at)
        if left is not None:
            return left
        children = self.children.get(at)
        return children[-1] if children else None

    def _last_left(self) -> dict[int, int]:
        """Which child each point of the history was last left from.

        After loading it is worked out when it is first needed, from where the head came when: following every
        move of it while reading would take longer than all the rest.
        """
        if self._arrivals is not None:
            latest: dict[int, int] = {}
            for n in reversed(self.steps):
                up = self.steps[n].up
                seen = max(self._arrivals.get(n, n), latest.get(n, 0))
                if seen > latest.get(up, 0):
                    latest[up] = seen
                    self._left[up] = n
            self._arrivals = None
        return self._left

    def redo(self) -> Step:
        """Goes forward again. Returns the step done again. Raises `Refusal`."""
        target = self.redo_target()
        if target is None:
            raise Refusal("redo-nothing")
        self._go(target)
        return self.steps[target]

    def rewind_refusal(self, n: int) -> Refusal | None:
        """Why the head may not move to step `n`, or None."""
        if n and n not in self.steps:
            return Refusal("rewind-unknown", n=n)
        if n == self.head:
            return Refusal("rewind-here", n=n)
        if self.header.undo == "iron" and self.takes_back_dice(self.head, n):
            return Refusal("undo-iron")
        return None

    def takes_back_dice(self, start: int, end: int) -> bool:
        """Whether a move of the head from one step to another takes back something that was rolled."""
        return any(self.steps[n].rolls for n in self._route(start, end)[0])

    def rewind(self, n: int) -> None:
        """Moves the head to step `n` (0: the beginning), on whichever branch. Raises `Refusal`."""
        refusal = self.rewind_refusal(n)
        if refusal:
            raise refusal
        self._go(n)

    def _go(self, n: int) -> None:
        state = self.state_at(n)
        line = Line(n=self.next_n, head=n, card=self._card_due(state, self.next_n))
        body = self.codec.encode(line)
        self._write(body)
        self._move(n)
        self._state = state
        self._keep(n, state)
        self._settle(line, len(body))

    def _route(self, start: int, end: int) -> tuple[list[int], list[int]]:
        """The steps to take back from `start` and those to do again to reach `end`, both from the top
        down.
        """
        back: list[int] = []
        forth: list[int] = []
        steps = self.steps
        while start != end:
            if not end or (start and steps[start].depth >= steps[end].depth):
                back.append(start)
                start = steps[start].up
            else:
                forth.append(end)
                end = steps[end].up
        return back, forth

    def _move(self, n: int) -> None:
        """Puts the head on step `n`: counts the rolls of the live history, remembers which child each point
        was left from (for redo).
        """
        back, forth = self._route(self.head, n)
        left = self._last_left()
        for at in back:
            step = self.steps[at]
            left[step.up] = at
            self._count(step.rolls, -1)
        for at in forth:
            self._count(self.steps[at].rolls, 1)
        self.head = n

    def _keep(self, n: int, state: Any) -> None:
        if n and self.steps[n].depth % KEEP_EVERY == 0:
            self._kept[n] = state

    def _attach(self, line: Line) -> Step:
        """Adds a step after the head and puts the head on it."""
        n = line.n
        up = self.head
        depth = (self.steps[up].depth if up else 0) + 1
        step = Step(n, up, line.ts or 0, line.cmd, line.e, line.d, depth)
        self.steps[n] = step
        if self._children is not None:
            self._children.setdefault(up, []).append(n)
        self._count(line.d, 1)
        self.head = n
        return step

    def _count(self, rolls: Iterable[Roll], by: int) -> None:
        for roll in rolls:
            self._rolled[roll.kind] = self._rolled.get(roll.kind, 0) + by

    # -- loading ---------------------------------------------------------------------------------------------

    def replay(self, lines: Iterable[Line]) -> Replayed:
        """Takes over the history that the lines of a save tell, in their order, in a fresh game.

        Raises `UnknownRecord` and `Inconsistency` as `rebuild` does, the latter also for a state that cannot be shown.
        The game is of no use then.
        """
        rebuilt = rebuild(self.ruleset, self.codec, lines, last=self.next_n - 1)
        self.steps, self.head, self._state = rebuilt.steps, rebuilt.head, rebuilt.state
        self.next_n = rebuilt.last + 1
        self._kept |= rebuilt.kept
        self._arrivals = rebuilt.arrivals
        for step in self.path():
            self._count(step.rolls, 1)
        try:
            self.card()
            self.phase  # noqa: B018 -- whoever shows the game may rely on both
        except Exception as error:  # a file is hostile data: whatever its state trips over is the file's fault
            raise Inconsistency(f"line {rebuilt.last}: {error!r}", n=rebuilt.last) from error
        return rebuilt.replayed
