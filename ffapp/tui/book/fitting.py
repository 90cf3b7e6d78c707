"""How the book screen fits into its terminal: the figures of the sheet, the section with its choices, the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ffapp.tui.book.sheet import MagicPanel, SheetPanel
from ffapp.tui.book.stones_panel import StoneChips
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.panel import Panel
from ffapp.tui.look.canvas import LARGE_NUMBER_ROWS
from ffapp.tui.look.horizon import HORIZON_ROWS

if TYPE_CHECKING:
    from ffapp.tui.book.book import BookScreen

USUAL: Final = 78
WIDE: Final = 112
BROAD: Final = 156
"""From so many columns on the map can stand below the book, and beside it; and beside book and journal."""

VAST: Final = 44
"""From so many rows on the sheet tells all that it has."""

SHEET_COLUMNS: Final = 40
"""The sheet, and the margins of the book."""

ROOMS: Final = ((VAST, 17), (32, 8), (28, 6), (0, 4))
"""Rows for the stones, from so many rows of the terminal on; the pack has the others."""

FEW: Final = 9
"""So many things leave room for large scores where there are few rows."""

FRAME_ROWS: Final = 3
"""The heading, what is told and the keys."""

BOOK_ROWS: Final = 3
"""What the book has above its choices at least: a blank row and two lines of notes. What other games tell has all the
rows that it needs, before the map below."""

DICE_ROWS: Final = 32
"""From so many rows on there is room for dice beside a section that was just entered."""

ROOMY: Final = 28
READ_ROWS: Final = 12
LEAST_READ: Final = 8
STORY_ROWS: Final = 4
LEAST_STORY: Final = 2
"""In fewer rows than the first so many lines of a section (or, on the lowest screens, so many) are seen before the
journal has any, which has so many at most, and no fewer."""

MEASURE: Final = 74
"""Columns of the choices of an adventure that is read, at most."""

LEAST_NOTED: Final = 24
"""From so many rows on there is room for more than a line about notes that are not there."""

MAP_ROWS: Final = 4
MOST_MAP_ROWS: Final = 13
"""Rows of a map below the book."""


def fit_sheet(page: BookScreen) -> None:
    """Large numbers where the sheet has room for them beside what is carried."""
    (width, height), sheet = page.size, page.sheet
    counting = page.has_class("-counting")
    crowded = len(sheet.items) + len(sheet.stones) > FEW and height < 28
    for panel in page.query(SheetPanel):
        panel.scores.large = height >= (32 if counting else 24) and width >= USUAL and not crowded
        panel.scores.airy = height >= 36
        panel.purse.large = height >= VAST and width >= USUAL and not counting
    room = next(rows for least, rows in ROOMS if height >= least)
    for chips in page.query(StoneChips):
        chips.room = room
    for magic in page.query(MagicPanel):
        magic.pack.room = room // 2 + 1


def fit_pages(page: BookScreen) -> None:
    """The choices follow what is read, and stay in sight where that is longer than its room."""
    centre, notes, story = (page.query_one(f"#{name}") for name in ("centre", "notes", "story"))
    choices = page.query_one("#choices", ChoiceList)
    width, height = centre.content_size
    if not height:
        return
    beside = (part for part in centre.children if part.display and part not in (notes, choices))
    others = sum(part.outer_size.height + part.styles.margin.height for part in beside)
    margin = choices.styles.margin
    listed = choices.rows_in(min(width - margin.width, MEASURE))
    most = choices.styles.max_height
    rest = others + margin.height + (listed if most is None else min(listed, int(most.value)))
    if page.size.height < ROOMY and page.size.width < WIDE:  # both share one column
        height = page.query_one("#right").content_size.height - centre.gutter.height
        read = READ_ROWS if page.size.height >= LEAST_NOTED else LEAST_READ
        told = min(STORY_ROWS, height - rest - min(read, notes.virtual_size.height))
        hushed = told < LEAST_STORY or page.query_one("#throw").display
        story.set_class(hushed, "-hushed")
        story.styles.height = max(told, LEAST_STORY)
        height -= 0 if hushed else told
    notes.styles.max_height = max(3, height - rest)


def fit_map(page: BookScreen) -> None:
    """The map stands beside the book where there is room, else below it where dice, notes and choices leave it."""
    for panel in page.query("#map").results(Panel) if not page.turns else ():
        height = page.size.height
        section, story = (LARGE_NUMBER_ROWS + 1, 14) if height >= 32 else (0, 9)  # of which the last keeps it airy
        across = page.size.width - SHEET_COLUMNS
        choices = page.query_one("#choices", ChoiceList).get_content_height(page.size, page.size, across)
        horizon = HORIZON_ROWS if height >= 36 and page.app.glyphs.name != "ascii" else 0
        way = 2 if page.query_one("#trail").display else 0
        book = max(BOOK_ROWS, 1 + _rows_remembered(page, across))
        taken = FRAME_ROWS + horizon + section + way + book + choices + story
        room = min(height - taken, MOST_MAP_ROWS)
        thrown = page.query_one("#throw").display
        below = USUAL <= page.size.width < WIDE and room >= MAP_ROWS and not thrown and not panel.vacant
        panel.update_classes({"-below": below, "-airy": below and room > MAP_ROWS + 1})
        panel.styles.height = room if below else None


def _rows_remembered(page: BookScreen, width: int) -> int:
    """How many rows of so many columns the notes taken here need with what other games tell, if they tell any."""
    if not page.query_one("#recalled").display:
        return 0
    shown = (page.query_one(name) for name in ("#notes-here", "#recalled"))
    return sum(prose.get_content_height(page.size, page.size, width) for prose in shown if prose.display)
