"""What a command without dice would do, found without doing it."""

from __future__ import annotations

import pytest

from ffapp.core.dice import RollNeeded
from ffapp.core.errors import Refusal
from ffapp.core.steps import rehearse, would_be
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.checks import TestLuck
from ffapp.gamebook.life import AdjustScore
from tests.gamebook.play import hero


def test_a_rehearsal_promises_what_the_rules_then_do() -> None:
    table = hero()
    for command in (AdjustScore(score="stamina", by=-3), AdjustScore(score="health", by=-99), AdjustGold(by=4)):
        before = table.sheet
        promised = rehearse(before, command)
        assert table.sheet == before
        table.game.submit(command, confirm=True)
        assert table.sheet == promised == would_be(before, command) != before
        table.game.undo()


def test_what_is_forbidden_changes_nothing_and_what_rolls_cannot_be_rehearsed() -> None:
    sheet = hero().sheet
    with pytest.raises(Refusal, match="gold-too-little"):
        rehearse(sheet, AdjustGold(by=-1_000))
    assert would_be(sheet, AdjustGold(by=-1_000)) is sheet
    with pytest.raises(RollNeeded):
        rehearse(sheet, TestLuck())
