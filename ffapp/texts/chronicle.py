"""The whole history of a game as a list to look through: one thread of the tree from its beginning to its end, with the
threads left behind where they part from it. Rows are plain positions; words are made where somebody looks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import datetime, timedelta
from functools import cached_property
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from ffapp.core.bounds import EARLIEST, LATEST
from ffapp.core.game import ROOT, Game, Step
from ffapp.core.spelling import plain
from ffapp.gamebook.notes import SectionReached
from ffapp.gamebook.sections import SectionLabel
from ffapp.texts import Texts
from ffapp.texts.past_fights import PastFight, past_fights
from ffapp.texts.telling import tell_command, tell_events

BookKind: TypeAlias = Literal["all", "fights", "tests", "sections", "notes", "map", "sheet"]
TableKind: TypeAlias = Literal["all", "attacks", "moves", "equipment", "comments", "setup"]
Kind: TypeAlias = Literal[BookKind, TableKind]
KINDS: Final[tuple[Kind, ...]] = get_args(BookKind)
"""What a list can be narrowed to, in the order in which a key goes through them."""

TABLE_KINDS: Final[tuple[Kind, ...]] = get_args(TableKind)
"""What a list of a table of DOOnjons&Dragons can be narrowed to, in the order of the key."""

RowKind: TypeAlias = Literal["start", "day", "step", "fight", "here", "branch", "nothing"]

_TAGS: Final[dict[Kind, tuple[str, ...]]] = {
    "fights": (
        *("OpenFight", "TakeUpFight", "ForgetEncounter", "CallOffFight", "EndFight", "FightRound", "FightOn"),
        *("SpareLuck", "Escape"),
        *("ChangeEnemy", "AddEnemy", "ModifyFight", "AnswerBlow", "AddEffect", "RemoveEffect"),
    ),
    "tests": ("TestLuck", "TestSkill", "RollDice"),
    "sections": ("GoTo",),
    "notes": ("AddNote", "ChangeNote", "RemoveNote"),
    "map": (
        *("Walk", "StandAt", "AddClearing", "RenameClearing", "RenumberClearing", "MarkClearing", "AnnotateClearing"),
        *("MoveClearing", "RemoveClearing", "AddPassage", "ChangePassage", "AnnotatePassage", "RemovePassage"),
    ),
    "attacks": ("Strike",),
    "moves": ("Move",),
    "equipment": ("Prepare", "Equip", "PickUp"),
    "comments": ("Comment", "DeclareDefeat"),
    "setup": (
        *("CreateCharacter", "RenameCharacter", "RemoveCharacter", "BeginCampaign", "ChooseDice", "StartDungeon"),
        *("UseDefault", "UseDungeon", "ResizeDungeon", "PaintObstacles", "PlaceFigure", "PutThing", "TakeThing"),
        *("TellContext", "ChooseControl", "AddMonster", "ChangeMonster", "RemoveMonster"),
    ),
}
_KIND_OF: Final[dict[str, Kind]] = {tag: kind for kind, tags in _TAGS.items() for tag in tags}
_TAG_START: Final = b'{"t":"'


class Row(NamedTuple):
    """One row: the beginning, a day, a command, a fight folded into one row, where the game stands, a thread left
    behind, or that nothing is left of a narrowed list.

    `n` is the step that a row stands for: of a day the first one, of a thread its first one, of a fight the last one.
    `fight` is the first step of the fight that is over to which the row belongs (0: none).
    """

    kind: RowKind
    n: int
    section: SectionLabel | None = None
    fight: int = 0


def tag_of(step: Step) -> str:
    """The tag of a step's command, whether this program still knows it or not."""
    cmd = step.cmd
    end = cmd.find(b'"', len(_TAG_START))
    if cmd.startswith(_TAG_START) and end > 0:
        return cmd[len(_TAG_START) : end].decode("utf-8", "replace")
    try:
        return str(msgspec.json.decode(cmd)["t"])
    except (msgspec.MsgspecError, RecursionError, TypeError, KeyError):
        return ""


def command_kind(step: Step) -> Kind:
    """Which narrowed list a command belongs to; all the reader's other changes are of the sheet."""
    return _KIND_OF.get(tag_of(step), "sheet")


def tip_of(game: Game, n: int) -> int:
    """The end of the thread that goes through step `n` as redo would follow it."""
    while (onward := game.redo_target(n)) is not None:
        n = onward
    return n


class Chronicle:
    """One thread of a game's history.

    Args:
        game: whose history.
        texts: tells it; with the hero of the end of the thread.
        tip: the last step of the thread; that of the present one when left out.
        kind: narrowed to these commands.
        wanted: narrowed to rows that have all these words in any spelling.
        opened: the first steps of the fights that are not folded though they are over. The one in which the game stands
            is open, and all are in a narrowed list.
    """

    def __init__(
        self,
        game: Game,
        texts: Texts,
        *,
        tip: int | None = None,
        kind: Kind = "all",
        wanted: str = "",
        opened: Collection[int] = (),
    ) -> None:
        self.game = game
        self.texts = texts
        self.tip = tip_of(game, game.head) if tip is None else tip
        self.kind = kind
        self.words = tuple(plain(wanted).split())
        self.path = game.path(self.tip)
        self.arguments = game.ruleset.arguments(game.state_at(self.tip))
        self._opened = opened
        self._happened: dict[int, str] = {}

    def keep_words_of(self, other: Chronicle) -> None:
        """Takes over the words that another list of the same game and hero has found already."""
        self._happened = other._happened

    @property
    def narrowed(self) -> bool:
        """Whether rows are left out."""
        return self.kind != "all" or bool(self.words)

    @cached_property
    def present(self) -> bool:
        """Whether the game stands on this thread."""
        head = self.game.head
        if not head:
            return True
        depth = self.game.steps[head].depth
        return depth <= len(self.path) and self.path[depth - 1].n == head

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """All rows, oldest first."""
        return tuple(self._rows())

    @cached_property
    def fights(self) -> dict[int, PastFight]:
        """The fights of the thread that are over where the game stands, by the places of their steps."""
        head = self.game.depth if self.present else 0
        over = (fight for fight in past_fights(self.path) if not fight.first < head <= fight.last)
        return {at: fight for fight in over for at in range(fight.first, fight.last + 1)}

    def fight_steps(self, row: Row) -> list[Step]:
        """The steps of the fight to which a row belongs."""
        fight = self.fights[self.depth_of(row.fight) - 1]
        return self.path[fight.first : fight.last + 1]

    def _rows(self) -> Iterator[Row]:
        head = self.game.head
        children = self.game.children
        section: SectionLabel | None = None
        day = Day()
        if not self.narrowed:
            yield Row("start", ROOT)
        if not head:
            yield Row("here", ROOT)
        up = ROOT
        none = self.narrowed
        for at, step in enumerate(self.path):
            n = step.n
            fight = None if self.narrowed else self.fights.get(at)
            first = 0 if fight is None else self.path[fight.first].n
            folded = fight is not None and first not in self._opened
            if len(children[up]) > 1 and not self.narrowed:
                yield from (Row("branch", other, section) for other in children[up] if other != n)
            up = n
            section = _section_after(step, section)
            if self._wants(step) and not (folded and n != first):
                none = False
                if step.ts and day.enters(step.ts):
                    yield Row("day", n, section)
                if fight is not None and folded:
                    yield Row("fight", self.path[fight.last].n, section, first)
                else:
                    yield Row("step", n, section, first)
            if n == head:
                yield Row("here", n, section)
        if none:
            yield Row("nothing", head)
        if not self.narrowed:
            yield from (Row("branch", other, section) for other in children.get(up, ()))

    def _wants(self, step: Step) -> bool:
        if self.kind != "all" and command_kind(step) != self.kind:
            return False
        if not self.words:
            return True
        told = plain(self.happened(step.n))
        return all(word in told for word in self.words)

    def index_of(self, n: int) -> int:
        """The row that stands for step `n`: where the game stands there, else the nearest one before it."""
        best = 0
        depth = self.depth_of(n)
        for index, row in enumerate(self.rows):
            begins = row.fight if row.kind == "fight" else row.n
            if row.kind in ("start", "step", "fight", "here") and self.depth_of(begins) <= depth:
                best = index
        return best

    def depth_of(self, n: int) -> int:
        """How many commands lead to step `n`."""
        return self.game.steps[n].depth if n else 0

    # -- words -------------------------------------------------------------------------------------------------

    def happened(self, n: int) -> str:
        """What step `n` made happen, in words; the command where it made nothing of note."""
        found = self._happened.get(n)
        if found is None:
            step = self.game.steps[n]
            found = self._happened[n] = tell_events(self.texts, step.events, self.arguments) or self.wished(n)
        return found

    def wished(self, n: int) -> str:
        """What the player wanted at step `n`; only its tag where this program no longer knows the command."""
        step = self.game.steps[n]
        try:
            return tell_command(self.texts, self.game.command(step), self.arguments)
        except (msgspec.MsgspecError, RecursionError):
            return tag_of(step)

    # -- threads -----------------------------------------------------------------------------------------------

    @cached_property
    def sizes(self) -> dict[int, int]:
        """How many commands each step leads to, itself included."""
        steps = self.game.steps
        sizes = dict.fromkeys(steps, 1)
        for n in sorted(steps, reverse=True):
            up = steps[n].up
            if up:
                sizes[up] += sizes[n]
        return sizes

    @cached_property
    def forks(self) -> int:
        """How many threads were left behind in the whole history."""
        return sum(len(onward) - 1 for onward in self.game.children.values())

    def leads_here(self, n: int) -> bool:
        """Whether the thread that begins with step `n` is the one on which the game stands."""
        at = self.game.head
        depth = self.depth_of(n)
        while at and self.game.steps[at].depth > depth:
            at = self.game.steps[at].up
        return at == n

    def end_of(self, n: int) -> int:
        """The end of the thread that begins with step `n`: where the game stands if it is on it."""
        return tip_of(self.game, self.game.head if self.leads_here(n) else n)


def _section_after(step: Step, before: SectionLabel | None) -> SectionLabel | None:
    """The section that is read after a step."""
    reached = (event.section for event in reversed(step.events) if type(event) is SectionReached)
    return next(reached, before)


class Day:
    """The day that a list has come to, in the player's own time."""

    def __init__(self) -> None:
        self._from = 0.0
        self._to = 0.0

    def enters(self, ts: int) -> bool:
        """Whether a moment is on another day than the one before; then that day has been entered."""
        if self._from <= ts < self._to:
            return False
        midnight = local(ts).replace(hour=0, minute=0, second=0, microsecond=0)
        self._from = midnight.timestamp()
        self._to = (midnight + timedelta(days=1)).timestamp()
        return True


def local(ts: int) -> datetime:
    """A moment in the player's own time; the beginning of time for one that no clock can have shown."""
    try:
        return datetime.fromtimestamp(ts if EARLIEST <= ts <= LATEST else 0).astimezone()
    except (OverflowError, OSError, ValueError):  # what this system knows of it
        return datetime.fromtimestamp(0).astimezone()
