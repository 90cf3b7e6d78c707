"""How dice are asked for that a player types, and read: all those of a command in one line, each with whose it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import cycle, islice
from typing import Final, NamedTuple, TypeAlias

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical

from ffapp.core.bounds import ABSURD, number_typed
from ffapp.core.dice import Faces, RollNeeded
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.resources import styles
from ffapp.texts import Texts
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.fields import DigitsField, TextField
from ffapp.tui.kit.page import Question
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.literal import literal

NextRoll: TypeAlias = Callable[[Faces], RollNeeded | None]
"""Which roll of a command is wanted after some faces; None when there is no more. Raises `Refusal`."""

LONGEST_FACES: Final = 100
"""Characters for the faces of all dice that a section can ask for at once, with commas and spaces between them."""

MOST_ROLLS: Final = 100
"""No command asks for more rolls."""

MOST_SHOWN: Final = 6
"""So many dice have an example each."""

_HEIGHTS: Final = (0.2, 0.9, 0.5, 0.7)
"""How high the dice of an example lie: of two six-sided ones 3 and 4, of one with twenty sides 14."""


def progress(texts: Texts, done: int, next_roll: NextRoll, faces: Faces) -> str:
    """Which of a command's rolls is asked for after `done` others, and of how many where that is the same whatever the
    dice show; empty for the only one. `next_roll` tells what is wanted after some faces, `faces` are those given."""
    least, most = (len(_rolls_left(next_roll, faces, high)) for high in (False, True))
    if least == most and done + least == 1:
        return ""
    return texts("dice-typed-progress", at=done + 1, of=done + least if least == most else 0)


def _rolls_left(next_roll: NextRoll, faces: Faces, high: bool) -> list[RollNeeded]:
    """The rolls that are wanted yet where all dice show their lowest or their highest face."""
    left: list[RollNeeded] = []
    while (needed := next_roll(faces)) is not None and len(left) < MOST_ROLLS:
        faces = (*faces, *(needed.sides if high else 1 for _ in range(needed.count)))
        left.append(needed)
    return left


# -- reading -----------------------------------------------------------------------------------------------------------

_PARTS: Final = re.compile(r"[\s,+;]+")
_ONE_DIGIT: Final = 10
"""The face of a die with fewer sides is a digit."""


class Throw(NamedTuple):
    """A roll, and its faces as far as they are typed."""

    needed: RollNeeded
    faces: Faces = ()

    @property
    def whole(self) -> bool:
        return len(self.faces) == self.needed.count


class Handful(NamedTuple):
    """The dice of a command as a line tells them: the rolls that have begun, and whether no other is wanted."""

    throws: tuple[Throw, ...]
    complete: bool

    @property
    def faces(self) -> Faces:
        """The faces of all rolls that are whole."""
        return tuple(face for throw in self.throws if throw.whole for face in throw.faces)

    @property
    def given(self) -> int:
        """How many faces there are."""
        return sum(len(throw.faces) for throw in self.throws)


def read_dice(text: str, next_roll: NextRoll, *, ended: bool = False) -> Handful:
    """The faces in a typed line, roll by roll as they are wanted: `65123364`, `6 5 1 2`, `3,4`, `3+4`. Of dice with ten
    sides or more a number that could go on is waited for, unless the line has `ended` or something stands behind it.

    Raises `Refusal` for what is no face of the die that it is for ("dice-impossible", "dice-unreadable"), and for more
    dice than are wanted ("dice-too-many").
    """
    parts = [part for part in _PARTS.split(text) if part]
    parted = len(parts) > 1 or bool(parts and _PARTS.fullmatch(text.lstrip()[-1:]))
    ended = ended or bool(text and _PARTS.fullmatch(text[-1:]))
    throws: list[Throw] = []
    faces: Faces = ()
    own: Faces = ()
    needed = next_roll(faces)
    for at, part in enumerate(parts, 1):
        while part:
            if needed is None:
                raise Refusal("dice-too-many", left=len(part) + sum(map(len, parts[at:])), used=len(faces))
            face, part = _first_face(part, needed, parted=parted)
            own += (face,)
            if not (ended or part or at < len(parts)) and _ONE_DIGIT <= face * _ONE_DIGIT <= needed.sides:
                return Handful((*throws, Throw(needed, own[:-1])), complete=False)
            if len(own) == needed.count:
                throws.append(Throw(needed, own))
                faces, own = faces + own, ()
                needed = next_roll(faces)
    if own and needed is not None:
        throws.append(Throw(needed, own))
    return Handful(tuple(throws), needed is None)


def _first_face(part: str, needed: RollNeeded, *, parted: bool) -> tuple[int, str]:
    """The face at the beginning of a part of a line, and what is left of it."""
    cut = len(part) if parted and needed.sides >= _ONE_DIGIT else 1
    while needed.sides >= _ONE_DIGIT and cut < len(part) and part[: cut + 1].isdigit():
        if int(part[: cut + 1]) > needed.sides:
            break
        cut += 1
    face = number_typed(part[:cut], ABSURD)
    if face is None:
        raise Refusal("dice-unreadable", count=needed.count, sides=needed.sides)
    if not 1 <= face <= needed.sides:
        raise Refusal("dice-impossible", face=face, sides=needed.sides)
    return face, part[cut:]


def lacking(next_roll: NextRoll, handful: Handful) -> tuple[list[Throw], bool]:
    """The rolls that are still to be typed, the one that has begun first, as far as they are the same whatever the dice
    show; and whether these are all."""
    begun = [throw for throw in handful.throws if not throw.whole]
    paths = []
    for high in (False, True):
        faces = handful.faces
        for throw in begun:
            rest = throw.needed.count - len(throw.faces)
            faces += (*throw.faces, *(throw.needed.sides if high else 1,) * rest)
        paths.append(_rolls_left(next_roll, faces, high))
    low, high_ = paths
    same = [one for one, other in zip(low, high_, strict=False) if _alike(one) == _alike(other)]
    return [*begun, *map(Throw, same)], len(same) == len(low) == len(high_)


def _alike(needed: RollNeeded) -> tuple[object, ...]:
    return needed.kind, needed.count, needed.sides, str(needed.label)


def too_few(next_roll: NextRoll, handful: Handful) -> Refusal:
    """Why a line with these dice is not enough."""
    left, _ = lacking(next_roll, handful)
    count = handful.given + sum(throw.needed.count - len(throw.faces) for throw in left)
    return Refusal("dice-number", count=count, given=handful.given)


def whose(texts: Texts, needed: RollNeeded) -> str:
    """Whose dice a roll is, in a few words."""
    return texts("dice-typed-whose", **needed.arguments)


MOST_LISTED: Final = 6
"""So many rolls are listed at once."""


def listed(texts: Texts, throws: Iterable[Throw], *, mark: str, blank: str) -> list[str]:
    """The rolls with their faces, a line each, `mark` at the first that is not whole and `blank` for what is still to
    be typed; of more than have room those around that one. Nothing where there is one alone."""
    throws = list(throws)
    names = [whose(texts, throw.needed) for throw in throws]
    width = max(map(len, names), default=0)
    now = next((at for at, throw in enumerate(throws) if not throw.whole), len(throws) - 1)
    lines = []
    for at, (name, throw) in enumerate(zip(names, throws, strict=True)):
        blanks = (blank,) * (throw.needed.count - len(throw.faces))
        told = " ".join((*map(str, throw.faces), *blanks))
        lines.append(f"{mark if at == now else ' '} {name.ljust(width)}  {told}")
    first = max(0, min(now - MOST_LISTED // 2, len(lines) - MOST_LISTED))
    return lines[first : first + MOST_LISTED] if len(lines) > 1 else []


# -- asking ------------------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """How a roll is asked for: the sentence, what its dice might show, and how that is typed."""

    wanted: str
    example: str
    how: str


def asked(texts: Texts, needed: RollNeeded, *others: RollNeeded) -> Asked:
    """The words for a roll, and for those `others` that are typed behind it in the same line."""
    sides = needed.sides
    count = needed.count + sum(other.count for other in others if other.sides == sides)
    shown = min(count, MOST_SHOWN)
    heights = islice(cycle(_HEIGHTS), -shown % len(_HEIGHTS), None)
    faces = [str(max(1, round(height * sides))) for height in islice(heights, shown)]
    more = ["..." if texts.ascii_only else "…"] if shown < count else []
    example = " ".join((*faces, *more))
    joined = "".join((*faces, *more)) if count > 1 and sides < 10 else ""
    how = texts("dice-typed-help", count=count, example=example, joined=joined)
    return Asked(texts("dice-typed-wanted", **needed.arguments), example, how)


class DiceDialog(Question):
    """Asks for the faces of all dice that a command needs, in one line, each roll by whose it is. Dismissed with them
    as soon as they are complete, or with None."""

    help_topic = "dice"
    CSS_PATH = styles() / "dialogs.tcss"
    BINDINGS = [Binding("escape", "cancel", show=False)]

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self._warned = ""
        """What has been said that it would be lost."""

    def compose(self) -> ComposeResult:
        texts = self.texts
        with Panel(title=texts("dice-typed-title"), id="dialog"), Vertical():
            yield Prose(id="wanted")
            yield Prose(id="rolls")
            yield DigitsField(max_length=LONGEST_FACES)
            yield Prose(id="how", classes="faint")

    def on_mount(self) -> None:
        self._take("")
        self.query_one(TextField).focus()

    def _next_roll(self, faces: Faces) -> RollNeeded | None:
        return self.game.next_roll(self.command, faces)

    def _take(self, text: str, *, ended: bool = False) -> None:
        """Takes what has been typed: closes with all faces when none is wanted any more, else asks for the next roll.
        Raises `Refusal`."""
        handful = read_dice(text, self._next_roll, ended=ended)
        if handful.complete:
            if not ended:
                self.app.ahead.spend("enter")  # the end of a line, by habit
            self.dismiss(handful.faces)
            return
        left, _ = lacking(self._next_roll, handful)
        told, glyphs = asked(self.texts, *(throw.needed for throw in left)), self.app.glyphs
        done = [throw for throw in handful.throws if throw.whole]
        self.query_one(Panel).subtitle = progress(self.texts, len(done), self._next_roll, handful.faces)
        self.query_one("#wanted", Prose).text = told.wanted
        rolls = self.query_one("#rolls", Prose)
        lines = listed(self.texts, (*done, *left), mark=glyphs.here, blank=glyphs.separator)
        rolls.text, rolls.display = literal("\n".join(lines), glyphs=glyphs, lines=True), bool(lines)
        if not text:
            self.query_one(TextField).input.placeholder = self.texts("dice-typed-placeholder", example=told.example)
            self.query_one("#how", Prose).text = told.how
        if ended:
            raise too_few(self._next_roll, handful)

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        event.stop()
        if not self.is_active:
            return
        try:
            self._take(event.widget.input.value)
        except Refusal as refusal:
            event.widget.say(tell_refusal(self.texts, refusal, self.arguments))
        else:
            event.widget.say("")

    def on_text_field_submitted(self, event: TextField.Submitted) -> None:
        event.stop()
        if not self.is_active:
            return
        try:
            self._take(event.value, ended=True)
        except Refusal as refusal:
            event.widget.say(tell_refusal(self.texts, refusal, self.arguments))
            if refusal.rule != "dice-number":
                event.widget.input.select_all()  # what is typed next takes its place

    def action_cancel(self) -> None:
        """Gives the dice up; those that were typed only when asked once more."""
        field = self.query_one(TextField)
        typed = field.input.value
        if typed in ("", self._warned):
            self.dismiss(None)
        else:
            self._warned = typed
            field.say(self.texts("play-would-lose"))
