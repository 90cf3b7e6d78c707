"""The odds of a fight on its page: reckoned beside the screen, told in a few words in a place of their own, and in full
in a dialog. What they are comes from `ffapp.odds`; no die of the game is thrown for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from textual.binding import Binding
from textual.reactive import reactive

from ffapp.core.errors import Refusal
from ffapp.core.steps import rehearse
from ffapp.store.errors import shown
from ffapp.store.folders import settings_file
from ffapp.tui.beside import Beside
from ffapp.tui.book.page import OfBook
from ffapp.tui.deeds import READ_ENDS, READ_LINES, READ_PAGES, bindings
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.page import OfGame, key_for
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll, Reads
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.literal import cells, shorten, visible

if TYPE_CHECKING:
    from ffapp.core.messages import Command
    from ffapp.gamebook.sheet import Sheet
    from ffapp.odds.report import Odds
    from ffapp.settings import Settings
    from ffapp.texts import Texts
    from ffapp.tui.book.fight import FightScreen
    from ffapp.tui.session import Session

Then = Callable[["Odds"], object]

PAUSE: Final = 0.2
"""Seconds without a key before what is being typed is reckoned."""

TASK: Final = "odds"
"""The name of the task that waits for them."""

_ROWS_FROM: Final = 24
"""From so many rows of the terminal on advice has two of them, else one."""

_ADVISED: Final = frozenset({"round", "blow"})
"""The moments of a fight at which there is something to advise."""


def odds_of(sheet: Sheet, cancelled: Callable[[], bool] = lambda: False) -> Odds | None:
    """The odds of the fight on a sheet; None once they are `cancelled`."""
    from ffapp.odds.reckoning import reckon
    from ffapp.odds.tables import Cancelled

    with suppress(Cancelled):
        return reckon(sheet, cancelled=cancelled)
    return None


def opened_by(session: Session | None, command: Command) -> Sheet | None:
    """The sheet as it would be with a fight opened; None where that is not possible."""
    if session is None or session.why_not(command) is not None:
        return None
    with suppress(Refusal):
        sheet: Sheet = rehearse(session.state, command)
        return sheet
    return None


def advice_parts(texts: Texts, settings: Settings, odds: Odds) -> tuple[str, ...]:
    """What the odds advise, in parts of few words, the most pressing first."""
    from ffapp.texts.odds import short_parts

    return tuple(short_parts(texts, odds, settings.mark))


def advice_off(screen: OfGame) -> str:
    """How advice is switched on: on a page of its own, or in the file where nothing is shown."""
    if screen.unseen:
        return screen.texts("odds-never-lines", path=shown(settings_file()))
    return screen.texts("odds-never", key=screen.app.key_text("app.settings"))


class Reckoning:
    """The odds of one sheet at a time, for a page and its dialogs: what is reckoned is told to all who wait for it, and
    goes on only as long as somebody does."""

    def __init__(self, screen: OfGame) -> None:
        self._screen = screen
        self._beside = Beside(TASK, lambda error: screen.app.fail(error))
        self._sheet: Sheet | None = None
        self._waiting: list[Then] = []
        self.odds: Odds | None = None
        """Those of the sheet that was begun last, once they are known."""

    def begin(self, sheet: Sheet, then: Then, *, after: float = 0) -> None:
        """Reckons in so many seconds, in the place of another sheet, and gives the odds to `then`: at once where they
        are known, or nothing is shown."""
        if sheet is not self._sheet:
            self.forget()
            self._sheet = sheet
        if self._screen.unseen and self.odds is None:
            self.odds = odds_of(sheet)
        if self.odds is not None:
            then(self.odds)
            return
        if then not in self._waiting:
            self._waiting.append(then)
        if self._beside.task is None and not self._screen.unseen:
            self._beside.begin(partial(odds_of, sheet), self._take, after=after)

    def leave(self, then: Then) -> None:
        """One waits no longer."""
        if then in self._waiting:
            self._waiting.remove(then)
        if not self._waiting:
            self._beside.stop()

    def forget(self) -> None:
        """What was begun is no longer wanted."""
        self._beside.stop()
        self._sheet, self._waiting, self.odds = None, [], None

    def _take(self, odds: Odds | None) -> None:
        waiting, self._waiting, self.odds = self._waiting, [], odds
        if odds is not None:
            for then in waiting:
                then(odds)


# -- in a few words ----------------------------------------------------------------------------------------------------


def fitted(parts: Iterable[str], width: int, rows: int, between: str) -> list[str]:
    """Parts in so many rows of so many columns: each is whole or left out, but for the first, which may be cut."""
    lines: list[str] = []
    for part in parts:
        joined = f"{lines[-1]}{between}{part}" if lines else shorten(part, width)
        if cells(joined) <= width:
            lines[-1:] = [joined]
        elif len(lines) < rows and cells(part) <= width:
            lines.append(part)
    return lines


class Advice(Drawing):
    """What is advised, behind a label where there is one. It has its rows whether there is something to tell or not, so
    that nothing moves when there is."""

    label: reactive[str] = reactive("")
    told: reactive[tuple[str, ...]] = reactive[tuple[str, ...]](())
    hint: reactive[str] = reactive("")
    """What is said where nothing is advised."""

    def rows(self, width: int) -> int:
        return 1 + (self.app.size.height >= _ROWS_FROM)

    def draw(self, canvas: Canvas) -> None:
        glyphs = canvas.glyphs
        if not self.told:
            canvas.put(0, 0, self.hint, "muted", room=canvas.width)
            return
        x = canvas.put(0, 0, self.label, "muted") + 2 if self.label else 0
        parts = (visible(part, ascii_only=canvas.ascii_only) for part in self.told)
        for y, line in enumerate(fitted(parts, canvas.width - x, canvas.height, f" {glyphs.separator} ")):
            canvas.put(x, y, line, "text", room=canvas.width - x)


class Adviser:
    """What the page of a fight tells of its odds, as the player has set it: never, when asked for, or always."""

    def __init__(self, page: FightScreen) -> None:
        self._page = page
        self._reckoning = Reckoning(page)
        self._asked = False

    @property
    def wanted(self) -> bool:
        """Whether they are told now."""
        setting = self._page.app.settings.advice
        return self._page.moment in _ADVISED and (setting == "always" or (setting == "asked" and self._asked))

    def leave(self) -> None:
        """The page goes away."""
        self._reckoning.forget()

    def forget(self) -> None:
        """The game has changed: what was reckoned, or asked for, was about how it stood."""
        self._reckoning.forget()
        self._asked = False
        self._tell()

    def follow(self) -> None:
        """Tells them, or begins to reckon them, where they are wanted now."""
        if self.wanted:
            self._reckoning.begin(self._page.sheet, self._take)
        else:
            self._reckoning.leave(self._take)
        self._tell()

    def ask(self) -> None:
        """Tells them; all of them where they are told already."""
        if self._page.unseen or self.wanted:
            self._page.app.push_once(AdviceDialog(self._page.sheet, self._reckoning))
        else:
            self._asked = True
            self.follow()

    def _take(self, odds: Odds) -> None:
        self._tell()

    def _tell(self) -> None:
        page = self._page
        texts, settings, line = page.texts, page.app.settings, page.query_one(Advice)
        line.display = settings.advice != "never"
        line.label = texts("odds-label")
        advised = page.moment in _ADVISED
        line.hint = texts("odds-shown-by", key=key_for(page, "advice")) if advised and not page.unseen else ""
        if not self.wanted:
            line.told = ()
        elif self._reckoning.odds is None:
            line.told = (texts("odds-reckoning"),)
        else:
            line.told = advice_parts(texts, settings, self._reckoning.odds)


# -- in full -----------------------------------------------------------------------------------------------------------


class AdviceDialog(Reads, Dialog, OfBook):
    """All that the odds of a fight have to tell."""

    help_topic = "fight-luck"
    keys_text = "odds-keys"
    BINDINGS = [
        Binding("enter,space,k", "leave", show=False),
        *bindings("", (*READ_LINES, *READ_PAGES, *READ_ENDS)),
    ]

    def __init__(self, sheet: Sheet, reckoning: Reckoning) -> None:
        """
        Args:
            sheet: with the fight.
            reckoning: that of the page, which may have it in hand.
        """
        super().__init__("odds-title")
        self._about = sheet
        self._reckoning = reckoning

    def parts(self) -> Iterable[Any]:
        yield QuietScroll(Prose(self.texts("odds-reckoning")), id="odds")

    def ready(self) -> None:
        self._reckoning.begin(self._about, self._show)

    def on_unmount(self) -> None:
        self._reckoning.leave(self._show)

    def _show(self, odds: Odds) -> None:
        self.query_one("#odds Prose", Prose).text = "\n".join(self.told(odds))

    def told(self, odds: Odds | None = None) -> Iterator[str]:
        """All of it; reckoned here where it is not given."""
        from ffapp.texts.odds import certainty, odds_told

        texts, odds = self.texts, odds or odds_of(self._about)
        if odds is None:
            return
        yield certainty(texts, odds)
        for title, rows in odds_told(texts, odds, self.app.settings.mark or None):
            yield from ("", title) if not self.unseen else (title,)
            for label, told in rows:
                yield texts("odds-row", label=label, told=told)
