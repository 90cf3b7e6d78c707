"""What is told for a moment: near the heading, away from what can be chosen, the newest only."""

from __future__ import annotations

import pytest
from textual.screen import ModalScreen

from ffapp.core.errors import Refusal
from ffapp.tui.app import REFUSED
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.kit.choice import ChoiceList
from tests.tui.adventures import Shown, blow_waiting, first_day, saved
from tests.tui.shelves import says, shown_text, toasts


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


async def test_what_was_told_before_a_dialog_waits_until_that_has_gone() -> None:
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        app.tell("Le fichier de réglages est abîmé.", severity="error")
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, ModalScreen)
        assert not says(app, "Le fichier de réglages")
        app.action_help_quit()
        await pilot.pause()
        assert says(app, "Pour quitter"), "what is told in a dialog is read there"
        await pilot.press("escape")
        await pilot.pause()
        assert toasts(app) == [app.texts("app-how-to-quit", key="Ctrl+Q")], "the newest only"
        app.tell("Le fichier de réglages est abîmé.", severity="error")
        await pilot.press("n", "escape")
        await pilot.pause()
        [notice] = app._notifications
        assert says(app, "Le fichier de réglages")
        assert notice.severity == "error"
        assert notice.timeout <= app.NOTIFICATION_TIMEOUT, "not longer than it would have stayed"


async def test_what_is_told_breaks_like_all_else() -> None:
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        for fill in range(1, 14):
            app.tell(
                f"{'m' * fill} Annulé\u00a0: Noter que vous êtes à «\u00a0Départ\u00a0» depuis hier soir\u00a0! Ah."
            )
            await pilot.pause()
            assert "« Départ »" in shown_text(app)
