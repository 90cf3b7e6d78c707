"""How a fight is laid out: hero and enemy face to face with their dice, the others, what is asked or offered, and the
story where there is room, beside it all on a vast screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.geometry import Region
from textual.widget import Widget

from ffapp.tui.book.decision import Offer, waiting_rows
from ffapp.tui.book.duel import Duel
from ffapp.tui.book.enemies import EnemyList
from ffapp.tui.kit.journal import Journal
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.quiet import QuietScroll

NARROW, WIDE, VAST = 78, 112, 168
HIGH: Final = 36
"""Columns and rows from which on there is more room (see the breakpoints)."""

MEASURE: Final = 100
"""Columns at most of all but a story beside it."""

AIRY, ROOMY = 26, 38
"""From so many rows on there is one to spare at the top, and two between all parts."""

LOW: Final = 28
"""On a lower screen the story has few lines, and is told in few words."""

_LEAST_MELEE: Final = 3
_LEAST_STORY: Final = 4


class Plan(Struct, frozen=True):
    """How the rows of the page are shared out: whether the scores are large, and the dice, or else have a blank row
    above them, blank rows above all, those who are not faced with their heading (0: left out), blank rows above and
    below them, what is asked or offered, and the story below all with a blank row above it."""

    grand: bool
    large: bool
    spaced: bool
    top: int
    melee: int
    above: int
    below: int
    offer: int
    story: int


def planned(
    rows: int, *, grand: int | None, large: int, low: int, melee: int, offer: int, beside: bool = False
) -> Plan:
    """Shares out the rows of the page.

    Args:
        rows: what there are.
        grand: what the two who face each other take with large scores and dice; None where those have no room.
        large: the same with large dice only.
        low: the same with dice of one row.
        melee: what those take who are not faced, with their heading; 0 where there are none.
        offer: what is asked or offered.
        beside: the story stands beside all this and takes no rows.
    """
    least = min(melee, _LEAST_MELEE)
    big = large + least + offer <= rows
    gap = 1 + (rows >= ROOMY)
    roomy = rows >= (AIRY if beside else ROOMY)
    spare = 3 * gap + (0 if beside else _LEAST_STORY)
    huge = grand is not None and roomy and grand + melee + offer + spare <= rows
    duel = grand if grand is not None and huge else large if big else low
    top = min(gap, rows - large - least - offer) if big and rows >= AIRY else 0
    left = rows - top - duel
    offer = max(0, min(offer, left - min(melee, 2)))
    left -= offer
    shown = max(0, min(melee, left))
    shown = shown if shown > 1 else 0
    left -= shown
    above = min(gap, left) if shown else 0
    left -= above
    below = min(gap, left)
    left -= below
    spaced = not big and left > 0
    left -= spaced
    story = left if left >= _LEAST_STORY and not beside else 0
    if beside:
        top += left // 3
    elif not story and left and not top:
        top = 1
    return Plan(huge, big, spaced, top, shown, above, below, offer, story)


class Arena(Container):
    """All of the page between its first line and its keys. It gives its parts their rows, and anew when it has more or
    fewer.

    `summands` tells in so many columns and at most so many lines what makes up the hero's Attack Strength, `heading`
    what stands above the others, who may be `cut` for want of room.
    """

    summands: Callable[[int, int], str] = staticmethod(lambda width, most: "")
    heading: Callable[..., str] = staticmethod(lambda *, cut: "")

    def __init__(self, story: str, *, id: str) -> None:
        """
        Args:
            story: the heading of the story.
        """
        super().__init__(id=id)
        self._story = story

    def compose(self) -> ComposeResult:
        with Vertical(id="measure"):
            yield Duel(id="dice")
            with Panel(id="melee"), QuietScroll():
                yield EnemyList()
            yield Offer(id="offer")
        with Panel(title=self._story, id="telling"):
            journal = Journal()
            journal.can_focus = False  # the keys of this page are its own, wherever somebody has clicked
            yield journal

    def on_resize(self) -> None:
        self.share_out()

    def share_out(self) -> None:
        """Gives each part its rows."""
        duel, offer, enemies = self.query_one(Duel), self.query_one(Offer), self.query_one(EnemyList)
        if not duel.sides:
            return
        page = self.app.size
        beside = page.width >= VAST
        columns = page.width if page.width < NARROW else min(page.width - 4, MEASURE)
        width = columns - (4 if page.width >= WIDE else 2)
        framed = offer.framed and NARROW <= page.width < WIDE
        duel.bout = replace(duel.bout, summands=self.summands(width, 1 if page.height < LOW else 2))
        inside = width - 2 if NARROW <= page.width < WIDE else width
        # No part moves when a blow comes that waits: it has its rows before.
        asked = max(offer.rows_in(width - 2 if framed else width), waiting_rows(inside))

        def plan(lines: int) -> Plan:
            return planned(
                self.size.height or page.height - 2,
                grand=duel.rows_as(width, large=True, grand=True) if duel.grand_fits(width) else None,
                large=duel.rows_as(width, large=True),
                low=duel.rows_as(width, large=False),
                melee=lines + 1 if lines else 0,
                offer=asked,
                beside=beside,
            )

        lines = len(enemies.lines(sparing=False))
        shared = plan(lines)
        enemies.sparing = shared.melee < lines + 1
        if enemies.sparing:
            lines = len(enemies.lines(sparing=True))
            shared = plan(lines)
        duel.grand, duel.large, duel.spaced = shared.grand, shared.large, shared.spaced
        self.query_one("#measure").styles.padding = (shared.top, 0, 0, 0)
        melee, telling = self.query_one("#melee", Panel), self.query_one("#telling")
        melee.title = self.heading(cut=shared.melee < lines + 1)
        melee.display, telling.display = shared.melee > 0, beside or shared.story > 0
        melee.styles.height = shared.melee
        melee.styles.margin = (shared.above, 0, 0, 0)
        offer.styles.height = shared.offer
        offer.styles.margin = (shared.below, 0, 0, 0)
        telling.styles.margin = (shared.top, 2, 0, 2) if beside else None

    # -- what has no room is scrolled ------------------------------------------------------------------------------

    @property
    def scrolled(self) -> Widget:
        """What the keys for pages scroll: the others or what is said of the round where they have no room, else the
        story."""
        parts = (self.query_one("#melee QuietScroll"), self.query_one("#about"))
        return next((part for part in parts if part.max_scroll_y > 0), self.query_one(Journal))

    def reveal(self, index: int | None) -> None:
        """Scrolls the others so that those before and after the enemy of a number are in view, for None the first."""
        enemies = self.query_one(EnemyList)
        if index is None:
            self.query_one("#melee QuietScroll").scroll_home(animate=False)
            return
        rows = [row.index for row, _ in enemies.lines(sparing=enemies.sparing)]
        near = [y for y, known in enumerate(rows) if abs(known - index) <= 1]
        if near:
            place = Region(0, near[0], 1, near[-1] - near[0] + 1)
            self.query_one("#melee QuietScroll").scroll_to_region(place, animate=False)
