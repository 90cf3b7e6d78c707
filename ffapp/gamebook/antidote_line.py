"""The one typed line that notes an antidote: `Blue vial 4`, `Blue vial (4) x2`.

The name, how many points it cures (any number where that is not said), and how many of it there are.
"""

from __future__ import annotations

import re
from typing import Final

from ffapp.core.bounds import whole_typed
from ffapp.core.errors import Argument
from ffapp.gamebook.belongings import AddItem
from ffapp.gamebook.bounds import ABSURD
from ffapp.gamebook.figures import NUMBER, TIMES

_FIGURE: Final = re.compile(rf"[(]?({NUMBER.pattern})[)]?", re.ASCII)


class AntidoteLineError(ValueError):
    """What is wrong with a line: `problem` and `arguments` for its message. Problems: how (nothing is there), whole."""

    def __init__(self, problem: str, **arguments: Argument) -> None:
        super().__init__(problem)
        self.problem = problem
        self.arguments = arguments


def read_antidote(text: str, nameless: str) -> AddItem:
    """The antidote that a line notes, `nameless` where it has no name. Raises `AntidoteLineError`; what is absurd is
    left to the rules."""
    tokens, count, power = text.split(), 1, 0
    if tokens and (times := TIMES.fullmatch(tokens[-1])):
        count, tokens = _whole(times[1]), tokens[:-1]
    if not tokens:
        raise AntidoteLineError("how")
    if figure := _FIGURE.fullmatch(tokens[-1]):
        power, tokens = _whole(figure[1]), tokens[:-1]
    return AddItem(name=" ".join(tokens) or nameless, count=count, antidote=power)


def _whole(figure: str) -> int:
    number = whole_typed(figure, ABSURD)
    if number is None:
        raise AntidoteLineError("whole", given=figure)
    return number
