"""What is told for a moment: near the heading, away from what can be chosen, the newest only."""

from __future__ import annotations

from textual.screen import ModalScreen

from ffapp.core.errors import Refusal
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.kit.prose import Prose
from tests.shares import few
from tests.tui.adventures import Shown, blow_waiting, first_day, saved
from tests.tui.shelves import Desk, says, shown_text, toasts


@few((1,), "size", [(60, 20), (80, 24), (120, 40)])
async def test_a_refusal_hides_nothing_on_a_page_of_play(size: tuple[int, int]) -> None:
    app = Shown(saved(blow_waiting), FightScreen)
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        before = shown_text(app).splitlines()
        app.playing.refuse(Refusal("undo-nothing"))
        await pilot.pause()
        now = shown_text(app).splitlines()
        assert [y for y, line in enumerate(now) if line != before[y]] == [size[1] - 2], "the line above the keys"
        app.playing.refuse(Refusal("redo-nothing"))
        await pilot.pause()
        assert len(toasts(app)) == 1, "the newest only"
        assert not app._notifications
        await pilot.press("f12")
        await pilot.pause()
        assert shown_text(app).splitlines() == before, "gone with the next key, whatever it does"


async def test_in_a_dialog_it_is_said_at_its_foot() -> None:
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(app.screen, ModalScreen)
        app.playing.refuse(Refusal("undo-nothing"))
        await pilot.pause()
        assert str(app.screen.query_one("#refused", Prose).text) == app.texts("refusal-undo-nothing")
        app.action_help_quit()
        await pilot.pause()
        assert toasts(app) == [app.texts("app-how-to-quit", key="Ctrl+Q")], "below the dialog, covering nothing"
        assert not app._notifications


async def test_what_the_title_tells_waits_until_a_dialog_has_gone() -> None:
    app = Desk()
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        app.tell("Le fichier de réglages est abîmé.", severity="error")
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, ModalScreen)
        assert not says(app, "Le fichier de réglages")
        await pilot.press("escape")
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
