"""Played in a real browser, and judged by its pictures: the creation, a fight, the grid."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.folders import visitors_folder
from ffapp.store.shelf import Shelf
from tests.web import chromium
from tests.web.chromium import PATIENCE, Tab
from tests.web.served import Served, gone, invited

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them"),
    pytest.mark.skipif(chromium.FOUND is None, reason="no Chromium here: apt-get install chromium"),
]


async def seen(tab: Tab, folder: Path, name: str, *, least: int) -> bytes:
    """A picture in which at least so many letters stand where they should, in ink and on their grounds."""
    image, judged = await tab.picture(folder / f"{name}.png")
    assert judged.cells >= least
    assert len(image.getcolors(1 << 24) or ()) > 20, "text is smoothed, gauges and dice have colours of their own"
    return image.tobytes()


async def test_a_browser_plays_the_creation_a_fight_and_the_grid(tmp_path: Path) -> None:
    pictures = []
    with Served() as served:
        async with chromium.browser(tmp_path / "profile") as tab:
            await tab.go(served.bare)
            await tab.run("document.querySelector('main a').click()")
            await tab.wait_for("Vos parties seront ici")
            pictures.append(await seen(tab, tmp_path, "title", least=150))

            await tab.type("n")
            await tab.wait_for("Quel livre")
            await tab.type("1")
            await tab.wait_for("Un nom suffit")
            await tab.type("Aïla")
            await tab.press("Enter")
            await tab.wait_for("Aïla est prête", "Tout est enregistré")
            pictures.append(await seen(tab, tmp_path, "creation", least=100))
            await tab.press("Enter")
            await tab.press("Enter")
            await tab.wait_for("Endurance", "Journal")
            pictures.append(await seen(tab, tmp_path, "book", least=300))

            await tab.type("c")
            await tab.wait_for("l’un après l’autre")
            await tab.type("Orque 7 6")
            await tab.press("Enter")
            await tab.wait_for("Avant le premier Assaut", "Récit du combat")
            await tab.press("Enter")
            await tab.wait_for("Assaut 1", "▄▄▄")
            pictures.append(await seen(tab, tmp_path, "fight", least=250))

            await tab.press("F3")
            await tab.wait_for("Vos parties", "Aïla")
            await tab.type("e")
            await tab.wait_for("Maugis")
            await tab.type("6")
            await tab.wait_for("crypte des Veilleurs", "Sœur Aldeberte joue")
            pictures.append(await seen(tab, tmp_path, "grid", least=400))
            await tab.press("ArrowLeft")
            await tab.wait_for("Aller en F14")
            await tab.press("Enter")
            await tab.wait_for("1 action ●", gone="Aller en F14")
            pictures.append(await seen(tab, tmp_path, "moved", least=400))

            await tab.size(900, 620)
            await tab.wait_for("Sœur Aldeberte joue", gone="Vos parties")
            pictures.append(await seen(tab, tmp_path, "smaller", least=200))
            assert {urlsplit(address).hostname for address in tab.addresses} == {"127.0.0.1"}
            assert not [told for told in tab.complaints if "WebGL" not in told]
            programs = served.programs()
        await gone(programs)
    assert len({*pictures}) == len(pictures)
    played = saves(visitors_folder())
    assert played["scorpion-swamp"] == ["CreateHero", "OpenFight", "FightRound"]
    assert played["doonjons"][-1] == "Move"


def saves(folder: Path) -> dict[str, list[str]]:
    """The commands of the only visitor's games, by their books; each game is closed with its mark."""
    found = {}
    (shelf,) = (Shelf(home / "saves", ruleset_of, known=RULESETS) for home in folder.iterdir())
    for entry in shelf.entries():
        assert entry.state == "ok"
        with shelf.open(entry.path, write=False) as opened:
            assert opened.report.closed
            found[entry.ruleset] = [type(opened.game.command(step)).__name__ for step in opened.game.path()]
    return found


async def test_a_page_that_is_closed_says_so_and_goes_on(tmp_path: Path) -> None:
    with Served() as served:
        async with chromium.browser(tmp_path / "profile") as tab:
            await tab.go(await invited(served.bare))
            await tab.wait_for("Vos parties seront ici")
            assert not await shown(tab)
            await tab.type("q")
            await tab.run("new Promise(done => setInterval(() => document.body.matches('.-closed') && done(), 20))")
            assert await shown(tab)
            await tab.run("document.querySelector('#ended a').click()")
            async with asyncio.timeout(PATIENCE):
                while await still_shown(tab):
                    pass
            await tab.wait_for("Vos parties seront ici")
            await tab.picture()


async def still_shown(tab: Tab) -> bool:
    """The same while another page takes its place, when there may be none that can be asked."""
    try:
        return await shown(tab)
    except AssertionError:
        return True


async def shown(tab: Tab) -> bool:
    """Whether the end of the page is told."""
    return bool(await tab.run("document.querySelector('#ended').checkVisibility()"))
