"""Pictures for the page of a package index, which shows no file of the checkout: what stands on the screen, as text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from ffapp.tui.app import FFApp
from tests.tui.fray import playing
from tests.tui.shelves import shown_text
from tests.tui.tables import book_app, press_all
from tests.tui.test_book_pictures import travelled as swamp
from tests.tui.test_dungeon_pictures import hand
from tests.tui.test_night_book import travelled as night

PAGES: dict[str, tuple[Callable[[], FFApp], str, list[str]]] = {
    "swamp": (lambda: book_app(swamp(), language="en"), "Scorpion Swamp: sheet, stones, trail, ways, journal", ["r"]),
    "night": (lambda: book_app(night(), language="en"), "Night Dragon: counters, poison, magic, named places", []),
    "table": (lambda: playing(hand(), language="en"), "The grid, the order of turns, who acts, the last roll", ["tab"]),
}


class Markdown(SingleFileSnapshotExtension):
    """One file of Markdown, which `pyproject.toml` puts into the description of the package."""

    _file_extension = "md"
    _write_mode = WriteMode.TEXT


@pytest.mark.parametrize("name", PAGES)
async def test_picture(name: str, snapshot: SnapshotAssertion) -> None:
    make, caption, keys = PAGES[name]
    app = make()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press_all(pilot, keys)
        lines = [line.rstrip() for line in shown_text(app).splitlines()]
    page = "\n".join([f"{caption}:", "", "```text", *lines, "```", ""])
    assert page == snapshot.use_extension(Markdown)
