"""What the tests of a process share: what is kept of the style sheets is what Textual itself would find, whatever the
keys, the size and the theme; and no app is kept."""

from __future__ import annotations

import asyncio
import gc
from typing import Any
from weakref import ref

from textual.css.stylesheet import Stylesheet

from ffapp.settings import Settings
from tests.tui import sheets
from tests.tui.tables import book_app, played

LARGE = (120, 40)


def declared(app: Any) -> list[dict[str, object]]:
    """What the sheets say of each widget of all pages and of each of its components."""
    widgets = [widget for page in app.screen_stack for widget in page.walk_children(with_self=True)]
    styles = [app.styles, *(widget.styles for widget in widgets)]
    styles += [widget._component_styles[name] for widget in widgets for name in sorted(widget._component_styles)]
    return [dict(one.base._rules) for one in styles]


async def test_what_is_kept_of_the_sheets_is_what_a_search_finds(monkeypatch: Any) -> None:
    app = book_app(played())
    async with app.run_test(size=(80, 24)) as pilot:
        for step in (["c"], ["escape", "f2"], ["down", "tab"], ["escape", "m"], [LARGE], [Settings(theme="light")]):
            for key in step:
                if isinstance(key, Settings):
                    app.looks.use(key, "theme")
                elif isinstance(key, tuple):
                    await pilot.resize_terminal(*key)
                else:
                    await pilot.press(key)
                await pilot.pause()
            app.stylesheet.update(app)
            kept = declared(app)
            with monkeypatch.context() as patched:
                patched.setattr(Stylesheet, "apply", sheets.search)
                app.stylesheet.update(app)
                assert declared(app) == kept
    assert sheets._FOUND


def test_nothing_that_is_shared_keeps_an_app() -> None:
    async def shown() -> ref[Any]:
        app = book_app(played())
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("t", "g")
            return ref(app)

    gc.freeze()  # what others have left is not to be searched
    kept = asyncio.run(shown())
    gc.collect()
    assert kept() is None
