"""The legend of the map: every sign that is drawn, in words, as many as have room."""

from __future__ import annotations

import pytest

from ffapp.mapping.board.tiles import SIGNS
from ffapp.texts import Texts
from ffapp.tui.app import FFApp
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs
from ffapp.tui.table.dialogs import AboutDialog
from ffapp.tui.table.legend import Legend, meanings
from tests.tui.doonjons_tables import press_all
from tests.tui.fray import playing, turns
from tests.tui.gallery import screen_lines


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_sign_of_the_map_is_told_once_in_few_words(language: str, glyphs: Glyphs) -> None:
    told, signs = list(meanings(Texts(language, strict=True), glyphs)), SIGNS[glyphs.name]
    drawn = {*signs.heaps.values(), signs.reach, signs.danger, signs.wall, signs.fallen, signs.target[0]}
    assert drawn | {signs.character[0], signs.monster[0]} <= {one.sign for one in told}
    assert len({one.words for one in told}) == len({one.sign for one in told}) == len(told)
    assert all(len(one.words) <= 9 and len(one.sign) <= 2 for one in told)


def legend(app: FFApp) -> Legend:
    return app.screen.query_one(Legend)


@pytest.mark.parametrize(("size", "ascii_only"), [((120, 40), False), ((200, 50), True)])
async def test_it_stands_on_the_page_where_there_is_room(size: tuple[int, int], ascii_only: bool) -> None:
    app = playing(turns(), ascii_only=ascii_only)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = " ".join(screen_lines(app))
        assert all(one.words in shown for one in meanings(app.texts, app.glyphs))


async def test_on_a_small_screen_a_key_shows_it() -> None:
    app = playing(turns())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "exposé" not in " ".join(screen_lines(app))
        await press_all(pilot, ["i"])
        assert isinstance(app.screen, AboutDialog)
        await press_all(pilot, ["end"])
        shown = " ".join(" ".join(screen_lines(app)).replace("│", " ").replace("▐", " ").split())
        assert "au loin" in shown
        assert "classe ont deux lettres" in shown
