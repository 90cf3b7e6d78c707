"""The end of a game and its history offer the whole reading as a page to keep."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen

from ffapp.keepsake.page import page_of
from ffapp.tui.book.ending import EndingScreen
from ffapp.tui.kit.choosing import LineDialog
from ffapp.tui.pages import keeping
from ffapp.tui.pages.history import HistoryScreen
from tests.shares import few
from tests.tui.adventures import Shown, first_day, saved, won


@few(1, "play, screen", [(won, EndingScreen), (first_day, HistoryScreen)])
async def test_it_is_written_where_it_is_asked_for_and_nothing_is_replaced(
    play: Any, screen: type[Screen[Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, page = Shown(saved(play), screen), tmp_path / "page.html"
    made: list[None] = []
    monkeypatch.setattr(keeping, "page_of", lambda game, texts: made.append(None) or page_of(game, texts))  # type: ignore[func-returns-value]
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for mine in (b"", b"mine"):
            page.write_bytes(mine) if mine else None
            made.clear()
            await pilot.press("k")
            await pilot.pause()
            assert made == [], "who only looks waits for nothing"
            dialog = app.screen
            assert isinstance(dialog, LineDialog)
            field = dialog.query_one("Input")
            field.value = f"'{page}'"  # type: ignore[attr-defined]
            await pilot.press("enter")
            await pilot.pause()
            if mine:
                assert app.screen is dialog, "why it could not be written is said in place"
                assert page.read_bytes() == b"mine"
                await pilot.press("enter")
                await pilot.pause()
                assert len(made) == 1
                await pilot.press("escape")
            else:
                assert not isinstance(app.screen, LineDialog)
                assert page.read_bytes().startswith(b"<!DOCTYPE html>")
                assert "Aïla" in page.read_text(encoding="utf-8")


async def test_in_a_browser_it_is_a_download(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Shown(saved(won), EndingScreen)
    handed: list[tuple[bytes, str, str]] = []
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        monkeypatch.setattr(type(app), "is_web", True)
        monkeypatch.setattr(
            app,
            "deliver_binary",
            lambda data, **named: handed.append((data.read(), named["save_filename"], named["mime_type"])),
        )
        await pilot.press("k")
        await pilot.pause()
    [(data, name, kind)] = handed
    assert data.startswith(b"<!DOCTYPE html>")
    assert name.endswith(".html")
    assert kind == "text/html"
