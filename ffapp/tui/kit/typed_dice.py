"""Dice that a player types: how they are asked for, with an example that fits them, and read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import cycle, islice
from typing import Final, NamedTuple

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

LONGEST_FACES: Final = 100
"""Characters for the faces of all dice that a section can ask for at once, with commas and spaces between them."""

MOST_ROLLS: Final = 100
"""No command asks for more rolls."""

MOST_SHOWN: Final = 6
"""So many dice have an example each."""

_HEIGHTS: Final = (0.2, 0.9, 0.5, 0.7)
"""How high the dice of an example lie: of two six-sided ones 3 and 4, of one with twenty sides 14."""


def progress(texts: Texts, done: int, next_roll: Callable[[Faces], RollNeeded | None], faces: Faces) -> str:
    """Which of a command's rolls is asked for after `done` others, and of how many where that is the same whatever the
    dice show; empty for the only one. `next_roll` tells what is wanted after some faces, `faces` are those given."""
    least, most = (_left(next_roll, faces, high) for high in (False, True))
    if least == most and done + least == 1:
        return ""
    return texts("dice-typed-progress", at=done + 1, of=done + least if least == most else 0)


def _left(next_roll: Callable[[Faces], RollNeeded | None], faces: Faces, high: bool) -> int:
    """How many rolls are wanted yet where all dice show their lowest or their highest face."""
    left = 0
    while (needed := next_roll(faces)) is not None and left < MOST_ROLLS:
        faces = (*faces, *(needed.sides if high else 1 for _ in range(needed.count)))
        left += 1
    return left


class Asked(NamedTuple):
    """How a roll is asked for: the sentence, what its dice might show, and how that is typed."""

    wanted: str
    example: str
    how: str


def asked(texts: Texts, needed: RollNeeded) -> Asked:
    """The words for a roll."""
    shown, sides = min(needed.count, MOST_SHOWN), needed.sides
    heights = islice(cycle(_HEIGHTS), -shown % len(_HEIGHTS), None)
    faces = [str(max(1, round(height * sides))) for height in islice(heights, shown)]
    more = ["..." if texts.ascii_only else "…"] if shown < needed.count else []
    example = " ".join((*faces, *more))
    joined = "".join((*faces, *more)) if needed.count > 1 and sides < 10 else ""
    how = texts("dice-typed-help", count=needed.count, example=example, joined=joined)
    return Asked(texts("dice-typed-wanted", **needed.arguments), example, how)


def typed_faces(text: str, needed: RollNeeded | None) -> tuple[int, ...]:
    """The faces in a typed line: "3 4", "3,4", "3+4", and "34" where a face has one digit.

    Raises `Refusal` for anything that is no such dice, or another number of them.
    """
    if needed is None:
        return ()
    parts = text.replace(",", " ").replace("+", " ").replace(";", " ").split()
    if len(parts) == 1 and needed.count > 1 and needed.sides < 10:
        parts = list(parts[0])
    read = [number_typed(part, ABSURD) for part in parts]
    faces = tuple(face for face in read if face is not None)
    if not faces or len(faces) < len(read):
        raise Refusal("dice-unreadable", count=needed.count, sides=needed.sides)
    for face in faces:
        if not 1 <= face <= needed.sides:
            raise Refusal("dice-impossible", face=face, sides=needed.sides)
    if len(faces) != needed.count:
        raise Refusal("dice-number", count=needed.count, given=len(faces))
    return faces


class DiceDialog(Question):
    """Asks for the faces of the dice that a command needs, roll by roll. Dismissed with all of them, or None."""

    help_topic = "dice"
    CSS_PATH = styles() / "dialogs.tcss"
    BINDINGS = [Binding("escape", "cancel", show=False)]

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self._faces: tuple[int, ...] = ()
        self._rolls = 0
        """How many rolls have been given."""
        self._needed: RollNeeded | None = None

    def compose(self) -> ComposeResult:
        texts = self.texts
        with Panel(title=texts("dice-typed-title"), id="dialog"), Vertical():
            yield Prose(id="wanted")
            yield DigitsField(max_length=LONGEST_FACES)
            yield Prose(id="how", classes="faint")

    def on_mount(self) -> None:
        self._ask()
        self.query_one(TextField).focus()

    def _ask(self) -> None:
        """Asks for the next roll, or closes with all faces when none is wanted any more."""
        self._needed = self.game.next_roll(self.command, self._faces)
        if self._needed is None:
            self.dismiss(self._faces)
            return
        told = asked(self.texts, self._needed)
        self.query_one(Panel).subtitle = progress(
            self.texts, self._rolls, partial(self.game.next_roll, self.command), self._faces
        )
        self.query_one("#wanted", Prose).text = told.wanted
        self.query_one(TextField).input.placeholder = told.example
        self.query_one("#how", Prose).text = told.how

    def on_text_field_submitted(self, event: TextField.Submitted) -> None:
        event.stop()
        try:
            faces = typed_faces(event.value, self._needed)
            self.game.next_roll(self.command, self._faces + faces)
        except Refusal as refusal:
            event.widget.say(tell_refusal(self.texts, refusal, self.arguments))
            event.widget.input.select_all()  # what is typed next takes its place
            return
        self._faces += faces
        self._rolls += 1
        event.widget.value = ""
        self._ask()

    def action_cancel(self) -> None:
        self.dismiss(None)
