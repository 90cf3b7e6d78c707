"""A change by hand as one typed line: `-3e`, `+5or`, `-1c bitten`, `+1 meal`, `honour -2`.

A sign with a number stands before or behind the name of what changes; a sign alone is one point. Of a name its
beginning will do, and what a language has for short. A mark right behind it says how it counts: `!` a gain that may go
beyond the initial value, `/` the initial value itself, as a sheet has it behind the slash, `$` a payment, refused
beyond what is held. What follows is the reason. No language is known here: the words are given.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from msgspec import Struct

from ffapp.core.bounds import whole_typed
from ffapp.core.errors import Argument
from ffapp.core.messages import Command
from ffapp.core.spelling import DASHES, plain
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.books import book_of, scores_of
from ffapp.gamebook.bounds import ABSURD
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.sheet import Sheet

Mode: TypeAlias = Literal["plain", "beyond", "payment", "initial"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
MARKS: Final[Mapping[str, Mode]] = {"": "plain", "!": "beyond", "$": "payment", "/": "initial"}

_MARK_OF: Final[Mapping[Mode, str]] = {mode: mark for mark, mode in MARKS.items()}
_SIGNS: Final = "".join(MARKS)

_DASH: Final = re.compile(rf"^[{DASHES}]|[{DASHES}](?=\s?\d)|[{DASHES}]$")
"""The first dash before a number, at the beginning or at the end: the sign of the change."""
_BETWEEN: Final = re.compile(r"[;,&]")
_SIGNED: Final = re.compile(rf"(?<!\S)(?=([{DASHES}+]\d[\d.,]*\s?(.+)))")

_FIRST: Final = re.compile(r"(?P<sign>[+-])\s*(?P<figure>[\d.,]*)\s*(?P<rest>.*)", re.ASCII | re.DOTALL)
_LAST: Final = re.compile(
    r"(?P<name>[^+-].*?)\s*(?P<sign>[+-])\s?(?P<figure>\d[\d.,]*)?"
    rf"(?P<mark>[{re.escape(_SIGNS)}]?)(?:\s+(?P<reason>.*))?",
    re.ASCII | re.DOTALL,
)
_BARE: Final = re.compile(r"(?P<name>[^\d+-]*[^\d\s+-])\s*\d*", re.ASCII)


class Target(NamedTuple):
    """What a line changes: a characteristic or a counter of that name, gold, or meals."""

    kind: Literal["score", "counter", "gold", "meals"]
    name: str

    @property
    def modes(self) -> tuple[Mode, ...]:
        """How a change of it may count."""
        if self.kind == "score":
            return MODES
        return ("plain", "payment") if self.kind == "counter" else ("plain",)

    def change(self, by: int, mode: Mode = "plain", reason: str = "") -> Command:
        """The command that changes it."""
        if self.kind == "gold":
            return AdjustGold(by=by, reason=reason)
        if self.kind == "meals":
            return AdjustMeals(by=by, reason=reason)
        if self.kind == "counter":
            return AdjustCounter(counter=self.name, by=by, payment=mode == "payment", reason=reason)
        if mode == "initial":
            return AdjustInitial(score=self.name, by=by, reason=reason)
        beyond, payment = mode == "beyond", mode == "payment"
        return AdjustScore(score=self.name, by=by, beyond=beyond, payment=payment, reason=reason)


def targets_of(sheet: Sheet) -> tuple[Target, ...]:
    """All that a line can change on a sheet, in the order of the sheet."""
    scores = tuple(Target("score", name) for name in scores_of(sheet))
    counters = tuple(Target("counter", counter.name) for counter in book_of(sheet).counters)
    return (*scores, *counters, Target("gold", "gold"), Target("meals", "meals"))


class HandLineError(ValueError):
    """What is wrong with a line: `problem` and `arguments` for its message, `meant` what it may be about.

    Problems: empty, sign (none is there), two (changes), not-whole, name (none is there), unknown, several,
    mark (it cannot count so).
    """

    def __init__(self, problem: str, meant: tuple[Target, ...] = (), **arguments: Argument) -> None:
        super().__init__(problem)
        self.problem = problem
        self.meant = meant
        self.arguments = arguments


class HandWords(Struct, frozen=True):
    """The words of a language for what can be changed, in the letters of `plain`: the name of each, then others."""

    names: Mapping[Target, tuple[str, ...]]

    def meant(self, word: str) -> tuple[Target, ...]:
        """What a word, or its beginning, means: nothing, one thing or several."""
        word = plain(word)
        exact = tuple(target for target, names in self.names.items() if word in names)
        return exact or tuple(
            target for target, names in self.names.items() if any(name.startswith(word) for name in names)
        )


class HandChange(NamedTuple):
    """A change as a line says it: of what (several, while the `name` is not whole), by how many points, how it counts,
    and why."""

    targets: tuple[Target, ...]
    by: int
    mode: Mode = "plain"
    reason: str = ""
    name: str = ""

    @property
    def command(self) -> Command:
        """The command of a change of one thing."""
        [target] = self.targets
        return target.change(self.by, self.mode, self.reason)


def line_of(change: HandChange, name: str) -> str:
    """The line that says a change of one thing, by its whole `name`: what `said_change` reads."""
    return f"{change.by:+} {name}{_MARK_OF[change.mode]} {change.reason}".rstrip()


def is_change(text: str) -> bool:
    """Whether a text is a change by hand, whole or begun, rather than words."""
    text = _clean(text)
    behind = _LAST.fullmatch(text)
    return bool(_FIRST.fullmatch(text)) or (behind is not None and behind["figure"] is not None)


def named_only(text: str, words: HandWords) -> tuple[Target, ...]:
    """What a line names, whole or begun, without a sign: a name alone, or with a figure behind it. Nothing where it
    says more, or less."""
    found = _BARE.fullmatch(_clean(text))
    return words.meant(found["name"]) if found is not None else ()


def read_change(text: str, words: HandWords) -> Command:
    """The command of a whole line. Raises `HandLineError` for the first thing that is wrong."""
    change = said_change(text, words)
    if not change.name:
        raise HandLineError("name", change.targets)
    if len(change.targets) > 1:
        raise HandLineError("several", change.targets, name=change.name)
    return change.command


def said_change(text: str, words: HandWords) -> HandChange:
    """What a line says whose name may still be half written. Raises `HandLineError`."""
    text = _clean(text)
    if not text:
        raise HandLineError("empty")
    first = _FIRST.fullmatch(text)
    found = first or _LAST.fullmatch(text)
    another = _another(text, "" if found is None else found["rest"] if first else found["reason"] or "", words)
    if another:
        raise HandLineError("two", given=another)
    if found is None:
        raise HandLineError("sign", words.meant(text))
    if first is not None:
        name, mark, reason = _name_of(first["rest"], words)
    else:
        name, mark, reason = found["name"], found["mark"], found["reason"] or ""
    by = _points(found["sign"], found["figure"] or "")
    targets = words.meant(name) if name else tuple(words.names)
    mode = MARKS[mark]
    if not targets:
        raise HandLineError("unknown", name=name)
    fitting = tuple(target for target in targets if mode in target.modes)
    if not fitting:
        raise HandLineError("mark", targets, mark=mark, mode=mode)
    return HandChange(fitting, by, mode, " ".join(reason.split()), name)


def _another(text: str, behind: str, words: HandWords) -> str:
    """A second change on a line, as it stands there, `behind` being what follows the figure of the first; "" where that
    is a name or a reason."""
    pieces = [piece.strip() for piece in _BETWEEN.split(text)]
    for piece in pieces[1:]:
        found = _LAST.fullmatch(_clean(piece))
        if found is not None and found["figure"] and words.meant(found["name"]):
            return piece
    for found in _SIGNED.finditer(_BETWEEN.sub(" ", behind)):
        name = found[2].split()[0].rstrip(_SIGNS) if found[2].split() else ""
        if name and words.meant(name):
            return " ".join(found[1].split())
    return ""


def _name_of(rest: str, words: HandWords) -> tuple[str, str, str]:
    """The name, the mark and the reason in what follows the points: of the names of several words the longest that is
    there, else one word."""
    tokens = rest.split()
    whole = max(map(len, (name.split() for names in words.names.values() for name in names)), default=1)
    for count in range(min(whole, len(tokens)), 0, -1):
        last = tokens[count - 1].rstrip(_SIGNS)
        mark = tokens[count - 1].removeprefix(last)
        name = " ".join((*tokens[: count - 1], last))
        known = any(plain(name) in names for names in words.names.values())
        if (known or count == 1) and mark in MARKS:
            return name, mark, " ".join(tokens[count:])
    if tokens and tokens[0] not in MARKS:
        raise HandLineError("unknown", name=tokens[0])
    return "", "", ""


def _points(sign: str, figure: str) -> int:
    """The points that a line says; a sign alone is one."""
    number = whole_typed(figure, ABSURD) if figure else 1
    if number is None:
        raise HandLineError("not-whole", given=figure)
    return -number if sign == "-" else number


def _clean(text: str) -> str:
    """The text on one line, with a plain minus."""
    return _DASH.sub("-", " ".join(text.split()), count=1)
