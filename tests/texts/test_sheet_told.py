"""The sheet in words, as `show` prints it."""

from __future__ import annotations

import pytest

from ffapp.gamebook.creation import ChooseDice
from ffapp.texts import Texts
from ffapp.texts.sheet import summary
from tests.tui.tables import played


@pytest.mark.parametrize("typed", [False, True])
def test_dice_that_are_typed_are_told(typed: bool) -> None:
    texts = Texts("fr", strict=True)
    game = played(ChooseDice(typed=True), *(() if typed else (ChooseDice(typed=False),)))
    told = str(summary(game.state, texts))
    assert (texts("dice-typed-mark") in told) == typed
