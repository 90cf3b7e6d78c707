"""What is told for a moment: near the heading, away from what can be chosen, the newest only."""

from __future__ import annotations

import pytest

from ffapp.core.errors import Refusal
from ffapp.tui.app import REFUSED
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.kit.choice import ChoiceList
from tests.tui.adventures import Shown, blow_waiting, saved
from tests.tui.shelves import shown_text, toasts


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_refusal_hides_no_choice(size: tuple[int, int]) -> None:
    app = Shown(saved(blow_waiting), FightScreen)
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        choices = [choice.text for choice in app.screen.query(ChoiceList).last().choices]
        before = shown_text(app).splitlines()
        app.playing.refuse(Refusal("undo-nothing"))
        await pilot.pause()
        now = shown_text(app).splitlines()
        assert choices
        assert now != before
        assert now[0] == before[0]
        assert now[8:] == before[8:]
        app.playing.refuse(Refusal("redo-nothing"))
        await pilot.pause()
        assert len(toasts(app)) == 1
        assert [notice.timeout for notice in app._notifications] == [REFUSED]
        await pilot.press("n")
        await pilot.pause()
        assert not app._notifications, "what was refused is over with the next thing done"
