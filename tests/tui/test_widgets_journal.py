"""The journal: lazy, following, steady under resize, and a list to choose from."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.app import ComposeResult

from ffapp.tui.kit.journal import Journal, JournalLine
from ffapp.tui.kit.lazy_rows import LazyRows
from tests.tui.gallery import HOSTILE, Plain

LONG = "un récit qui ne tient pas sur une seule ligne de ce journal étroit"


class Book(Plain):
    CSS = "Journal { width: 40; height: 10; }"

    def __init__(self, *, cursor: bool = False) -> None:
        super().__init__()
        self.journal = Journal(cursor=cursor)
        self.asked: list[int] = []
        self.heard: list[tuple[str, int]] = []

    def compose(self) -> ComposeResult:
        yield self.journal

    def line(self, index: int) -> JournalLine:
        self.asked.append(index)
        return JournalLine(f"{index} {LONG}" if index % 3 == 0 else f"{index} bref", "gain")

    def on_journal_chosen(self, event: Journal.Chosen) -> None:
        self.heard.append(("chosen", event.value))

    def on_journal_highlighted(self, event: Journal.Highlighted) -> None:
        self.heard.append(("highlighted", event.value))


def rows(journal: Journal) -> list[str]:
    return [journal.render_line(y).text.rstrip() for y in range(journal.size.height)]


async def test_lines_are_numbered_and_hang() -> None:
    app = Book()
    async with app.run_test() as pilot:
        app.journal.fill(2, [JournalLine("bref"), JournalLine(LONG)].__getitem__)
        await pilot.pause()
        assert rows(app.journal)[:4] == [
            "  1  bref",
            "  2  un récit qui ne tient pas sur une",
            "       seule ligne de ce journal étroit",
            "",
        ]


async def test_ten_thousand_lines_cost_one_page() -> None:
    app = Book()
    async with app.run_test() as pilot:
        await pilot.pause()
        app.journal.fill(10_000, app.line)
        await pilot.pause()
        assert any(row.startswith("10000  9999") for row in rows(app.journal))
        assert len(app.asked) <= 128
        assert min(app.asked) > 9_800
        app.journal.scroll_home(animate=False)
        await pilot.pause()
        assert rows(app.journal)[0].split()[:2] == ["1", "0"]
        assert len(app.asked) <= 256


async def test_the_newest_line_is_in_view() -> None:
    app = Book()
    async with app.run_test() as pilot:
        app.journal.fill(200, app.line)
        await pilot.pause()
        assert rows(app.journal)[-1].split()[0] == "200"
        app.journal.append(JournalLine("neuf"))
        await pilot.pause()
        assert rows(app.journal)[-1] == "201  neuf"
        assert app.journal.scroll_y == app.journal.max_scroll_y


async def test_what_is_added_is_shown_wherever_one_reads() -> None:
    app = Book()
    async with app.run_test() as pilot:
        app.journal.fill(1000, app.line)
        await pilot.pause()
        app.journal.scroll_to(y=300, animate=False)
        await pilot.pause()
        assert app.journal.scroll_y < app.journal.max_scroll_y
        app.journal.append(JournalLine("neuf"))
        await pilot.pause()
        assert rows(app.journal)[-1] == "1001  neuf"


async def test_scrolling_up_never_skips_a_line() -> None:
    app = Book()
    async with app.run_test() as pilot:
        app.journal.fill(300, app.line)
        await pilot.pause()
        seen = {int(row.split()[0]) for row in rows(app.journal) if row[:4].strip()}
        while app.journal.scroll_y > 0:
            app.journal.scroll_relative(y=-8, animate=False)
            await pilot.pause()
            seen |= {int(row.split()[0]) for row in rows(app.journal) if row[:3].strip()}
        assert seen == set(range(1, 301))


async def test_a_resize_keeps_the_place() -> None:
    app = Book()
    async with app.run_test() as pilot:
        app.journal.fill(1000, app.line)
        await pilot.pause()
        app.journal.scroll_to(y=900, animate=False)
        await pilot.pause()
        first = next(row.split()[0] for row in rows(app.journal) if row[:5].strip())
        app.journal.styles.width = 60
        await pilot.pause()
        assert first in [row.split()[0] for row in rows(app.journal)[:4] if row[:5].strip()]
        app.journal.scroll_end(animate=False)
        await pilot.pause()
        app.journal.styles.width = 30
        await pilot.pause()
        assert app.journal.scroll_y == app.journal.max_scroll_y
        assert rows(app.journal)[-1].split()[-1] in ("étroit", "bref")


async def test_appending_asks_for_no_older_line() -> None:
    app = Book()
    async with app.run_test() as pilot:
        app.journal.fill(100_000, app.line)
        await pilot.pause()
        asked = len(app.asked)
        for number in range(200):
            app.journal.append(JournalLine(f"neuf {number}"))
        await pilot.pause()
        assert rows(app.journal)[-1] == "100200  neuf 199"
        assert len(app.asked) == asked


async def test_a_kind_has_its_style_and_a_new_theme_recolours_it() -> None:
    app = Book()
    async with app.run_test() as pilot:
        app.journal.fill(1, lambda index: JournalLine("bref", "wound"))
        await pilot.pause()

        def color() -> object:
            return next(one.style.color for one in app.journal.render_line(0) if one.text == "bref")

        dark = color()
        assert dark == app.journal.ink("wound").color
        app.theme = "swamp-light"
        await pilot.pause()
        assert color() != dark


@pytest.mark.parametrize("cursor", [False, True])
async def test_hostile_lines(cursor: bool) -> None:
    app = Book(cursor=cursor)
    async with app.run_test() as pilot:
        app.journal.fill(len(HOSTILE), lambda index: JournalLine(HOSTILE[index], number=HOSTILE[index]))
        await pilot.pause()
        app.journal.scroll_home(animate=False)
        await pilot.pause()
        assert {app.journal.render_line(y).cell_length for y in range(10)} == {39}
        assert "[/b] oops" in rows(app.journal)[0]


async def test_an_entry_is_chosen_by_keys() -> None:
    app = Book(cursor=True)
    async with app.run_test() as pilot:
        app.journal.fill(1000, app.line)
        app.journal.focus()
        await pilot.pause()
        assert app.journal.cursor == 999
        await pilot.press("up", "up", "enter")
        assert app.heard == [("highlighted", 998), ("highlighted", 997), ("chosen", 997)]
        assert any(row.startswith("▸  998") for row in rows(app.journal))
        await pilot.press("home")
        assert app.journal.cursor == 0
        assert rows(app.journal)[0].startswith("▸    1")
        await pilot.press("pagedown", "end")
        assert app.journal.cursor == 999
        await pilot.press("down")
        assert app.journal.cursor == 999
        assert len(app.asked) < 500


async def test_an_entry_is_chosen_by_a_click() -> None:
    app = Book(cursor=True)
    async with app.run_test() as pilot:
        app.journal.fill(5, lambda index: JournalLine("bref"))
        await pilot.pause()
        await pilot.click(Journal, offset=(10, 1))
        assert app.heard[-1] == ("chosen", 1)
        await pilot.click(Journal, offset=(10, 9))
        assert app.heard[-1] == ("chosen", 1)


async def test_an_empty_journal_is_blank() -> None:
    app = Book(cursor=True)
    async with app.run_test() as pilot:
        app.journal.fill(0, app.line)
        app.journal.focus()
        await pilot.press("up", "enter", "home", "end", "pageup")
        assert rows(app.journal) == [""] * 10
        assert app.heard == []
        app.journal.append(JournalLine("premier"))
        await pilot.pause()
        assert rows(app.journal)[0] == "▸   1  premier"


@given(st.lists(st.integers(1, 5), max_size=300), st.integers(0, 40), st.data())
def test_rows_are_where_they_are_said_to_be(heights: list[int], appended: int, data: st.DataObject) -> None:
    extra = data.draw(st.lists(st.integers(1, 5), min_size=appended, max_size=appended))
    every = heights + extra
    rows: LazyRows[tuple[int, int]] = LazyRows(lambda entry: [(entry, part) for part in range(every[entry])])
    rows.reset(len(heights))
    for _ in extra:
        rows.append()
    assert rows.count == len(every)
    for _ in range(3):
        if rows.height:
            top = data.draw(st.integers(0, rows.height - 1))
            rows.lay_out(rows.unseen(top, min(rows.height, top + 20)))
    rows.lay_out(rows.unseen(0, rows.height))
    while unseen := rows.unseen(0, rows.height):
        rows.lay_out(unseen)
    assert rows.height == sum(every)
    y = 0
    for entry, height in enumerate(every):
        assert rows.position(entry) == y
        for part in range(height):
            assert rows.place(y) == (entry, part)
            assert rows.rows_of(entry)[part] == (entry, part)
            y += 1
