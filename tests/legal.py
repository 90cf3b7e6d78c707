"""What can be done in a game of any rulebook: for random play, whatever is under test."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from ffapp.core.game import Game
from ffapp.core.messages import Command
from tests.doonjons.examples import examples as at_the_table
from tests.gamebook.examples import EXAMPLES as BOOKS
from tests.gamebook.examples import examples as in_a_book

EXAMPLES: Final[dict[str, Callable[[Any], Iterable[Command]]]] = {**BOOKS, "doonjons": at_the_table}
"""Commands with open figures and words, by rulebooks; those that all gamebooks share for any other."""


def legal_commands(game: Game) -> list[Command]:
    """The options of a game and the legal ones among the examples of its rulebook."""
    found = EXAMPLES.get(game.ruleset.id, in_a_book)(game.state)
    return [*game.options(), *(command for command in found if game.why_not(command) is None)]
