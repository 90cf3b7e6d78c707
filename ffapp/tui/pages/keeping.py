"""The page of a game to keep: where it is written, or handed to the browser."""

from __future__ import annotations

import os
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from ffapp.keepsake.page import page_of
from ffapp.store.errors import StoreError, shown
from ffapp.store.names import target_typed
from ffapp.tui.kit.choosing import LineDialog

if TYPE_CHECKING:
    from ffapp.tui.kit.page import OfGame


def keep_page(page: OfGame) -> None:
    """Asks where the page of the open game is to be, and writes it there; never over another file."""
    texts, app, session = page.texts, page.app, page.session

    @cache
    def markup() -> str:
        """The page, made once it is wanted for certain: that takes its time."""
        return page_of(session.game, texts)

    name = f"{session.saved.path.stem}.html"
    if app.is_web:
        data = BytesIO(markup().encode("utf-8"))
        app.deliver_binary(data, save_directory=".", save_filename=name, mime_type="text/html")
        app.tell(texts("keepsake-handed", name=name))
        return
    made: list[Path] = []

    def attempt(typed: str) -> str:
        try:
            target = target_typed(typed, ".html")
            made.append(page.playing.shelf.export_page(session.saved.path, target, markup()))
        except StoreError as error:
            return page.playing.trouble.failure(error)
        return ""

    def done(typed: str | None) -> None:
        if typed is not None:
            app.tell(texts("keepsake-kept", path=shown(made[-1])))

    title, where = texts("keepsake-key-keep"), texts("keepsake-where")
    app.push_once(LineDialog(title, where, attempt, value=f"~{os.sep}", max_length=400), done)
