"""What a form asks, without a screen: in which words, what its rows are to be, and the command that the answers make.

The rows that are drawn are in `ffapp.tui.kit.rows`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from ffapp.core.bounds import whole_typed
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Command
from ffapp.core.spelling import plain_minus
from ffapp.texts.telling import tell_refusal

if TYPE_CHECKING:
    from ffapp.core.game import Game
    from ffapp.texts import Texts
    from ffapp.tui.kit.rows import Row
    from ffapp.tui.session import Session

Values: TypeAlias = Mapping[str, Any]
"""What stands in the rows by their names: the last number within bounds, a text as it is typed, what is chosen."""

Made: TypeAlias = Command | Sequence[Command] | None
"""What the answers make: a command, several that are carried out one after another, or none."""

NumberProblem = Literal["empty", "not-whole", "too-small", "too-large"]


@dataclass(frozen=True)
class Asking:
    """In which words and of which game a form asks; `first` is the state where no game is made yet."""

    texts: Texts
    session: Session | None
    first: Any = None

    @property
    def game(self) -> Game:
        """The open game. Raises LookupError where there is none."""
        if self.session is None:
            raise LookupError("no game is open")
        return self.session.game

    @property
    def state(self) -> Any:
        """The state of the game as it is now."""
        return self.first if self.session is None else self.session.state

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """The arguments that every message gets."""
        return {} if self.session is None else self.session.arguments

    def why_not(self, command: Command) -> str:
        """Why a command is not possible now, in words; "" when it is."""
        refusal = None if self.session is None else self.session.why_not(command)
        return "" if refusal is None else self.tell(refusal)

    def tell(self, refusal: Refusal) -> str:
        """A refusal in words."""
        return tell_refusal(self.texts, refusal, self.arguments)


class Unreadable(Exception):
    """What a parser cannot read, in words."""


@dataclass(frozen=True)
class Problem:
    """Why a text is not what a row asks for: a message with its arguments, a rule's refusal, or words already found."""

    message: str = ""
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    refusal: Refusal | None = None
    words: str = ""

    def told(self, asking: Asking) -> str:
        """What is wrong, in words."""
        if self.refusal is not None:
            return asking.tell(self.refusal)
        return self.words or asking.texts(self.message, **self.arguments)


def number_problem(problem: NumberProblem, low: int, high: int) -> Problem:
    """What is wrong with a number."""
    if problem in ("empty", "not-whole"):
        return Problem("ui-number-whole")
    return Problem("ui-number-bounds", {"low": low, "high": high})


def parse_whole(text: str, low: int, high: int) -> int | NumberProblem:
    """The whole number in a text, or what is wrong with it. A typographic minus counts as one; spaces around too."""
    text = plain_minus(text.strip())
    if not text:
        return "empty"
    number = whole_typed(text, max(abs(low), abs(high)))
    if number is None:
        return "not-whole"
    return "too-small" if number < low else "too-large" if number > high else number


class Questions:
    """What a form asks: its title with the arguments of that, its rows, and `make`, which gives the command for the
    values of the rows by their names.

    Nothing of it needs a screen. `keys` is the id of the line that says which keys work, where that does not follow
    from the rows; `first` the row on which the cursor begins, where that is not the first. Of one that is `whole`,
    lines ask each row that is not answered, even where others were answered at once.
    """

    def __init__(
        self,
        title: str,
        make: Callable[..., Made],
        *rows: Row,
        keys: str = "",
        first: str = "",
        whole: bool = False,
        arguments: Mapping[str, Argument] | None = None,
    ) -> None:
        self.title = title
        self.make = make
        self.rows = rows
        self.keys = keys
        self.first = first
        self.whole = whole
        self.arguments = arguments or {}

    @property
    def all_rows(self) -> tuple[Row, ...]:
        """The rows, those that stand beside each other one by one."""
        return tuple(part for row in self.rows for part in row.parts)

    @property
    def asked(self) -> tuple[Row, ...]:
        """The rows that give something."""
        return tuple(row for row in self.all_rows if row.asks)

    def begun(self) -> dict[str, Any]:
        """What stands in the rows at first, by their names."""
        values: dict[str, Any] = {}
        for row in self.all_rows:
            values[row.name] = row.begun(values)
        return values

    def answered(self, typed: Mapping[str, str]) -> dict[str, Any]:
        """What the rows give for texts typed into them, by their names: a value, or the `Problem` with the text. A row
        without a text is left as it is."""
        values, given = self.begun(), {}
        for row in self.asked:
            text = typed.get(row.name)
            given[row.name] = row.left(values) if text is None else row.read_text(text, values)
            values[row.name] = row.standing(text, values[row.name], given[row.name])
        return given
