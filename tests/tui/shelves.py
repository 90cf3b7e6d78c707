"""Shelves to look at: the sample games and odd ones, and the app in front of them with a clock that stands still."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ffapp import resources
from ffapp.core.codec import Header
from ffapp.core.game import Game
from ffapp.gamebook.clearings import Walk
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.notes import GoTo
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.settings import Settings
from ffapp.store.chain import body_of, header_line
from ffapp.store.folders import saves_folder
from ffapp.store.shelf import Shelf
from ffapp.tui.app import FFApp
from ffapp.tui.kit.key_bar import KeyBar
from tests.store.saves import forge
from tests.tools.make_samples import START, save_of
from tests.tui.adventures import Swift
from tests.tui.gallery import HOSTILE

NOW = START + 5 * 3600
STILL = Settings(dice="instant")


class Desk(FFApp):
    """The app as a player starts it, its clock standing still and nothing moving."""

    def __init__(
        self,
        settings: Settings = STILL,
        *,
        language: str = "fr",
        ascii_only: bool = False,
        now: int = NOW,
        first: Callable[[FFApp], object] | None = None,
    ) -> None:
        shelf = Shelf(saves_folder(), ruleset_of, known=RULESETS, files=Swift(), clock=lambda: now)
        super().__init__(settings, language=language, ascii_only=ascii_only, first=first, shelf=shelf)
        self.animation_level = "none"


def keep_samples() -> Path:
    """Puts the sample games of the first book on the shelf of this test. Returns its folder."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("aila", "brune", "odilon"):
        shutil.copy(resources.saves() / f"{name}.ffsave", folder)
    return folder


def keep(name: str, data: bytes) -> Path:
    """Puts a file on the shelf."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.ffsave"
    path.write_bytes(data)
    os.utime(path, (START, START))
    return path


def named(hero: str) -> Callable[[Game], None]:
    """An adventure hardly begun, of a hero with any name."""

    def play(game: Game) -> None:
        game.submit(CreateHero(name=" ".join(hero.splitlines())[:40]), confirm=True)
        game.submit(GoTo(section=7), confirm=True)
        game.submit(Walk(to=2, way="n"), confirm=True)

    return play


def keep_hostile() -> None:
    """One save for each hostile name that a file can hold."""
    for number, hero in enumerate(HOSTILE):
        if any("\ud800" <= letter <= "\udfff" for letter in hero):
            continue
        keep(f"odd-{number:02}", save_of(f"odd{number:02}", named(hero))[0])


def of_its_own(lines: list[bytes], name: str) -> list[bytes]:
    """The lines of a save as those of another game, in which the same happened."""
    header = msgspec.json.decode(lines[0], type=Header)
    first = header_line(msgspec.structs.replace(header, id=name.ljust(16, "0")))
    return forge([body_of(line.rstrip()) for line in lines[1:]], first).splitlines(keepends=True)


def keep_odd_files() -> None:
    """Saves in every state that the shelf knows."""
    keep_samples()
    sound = save_of("damaged", named("Abel"))[0]
    lines = sound.splitlines(keepends=True)
    keep("damaged", b"".join([*lines[:2], lines[2].replace(b"Abel", b"Abul"), *lines[3:]]))
    header = msgspec.json.decode(lines[0], type=Header)
    keep("newer", header_line(msgspec.structs.replace(header, ffapp=99)) + b"".join(lines[1:]))
    keep("unclosed", b"".join(of_its_own(lines, "unclosed")[:-1]))
    keep("unreadable", b"not a save\n")
    torn = of_its_own(lines, "torn")
    keep("torn", b"".join(torn[:-1]) + torn[-1][:30])
    keep("nobody", b"".join(save_of("nobody", lambda game: None)[0].splitlines(keepends=True)[:2]))


def keep_conflicts() -> tuple[Path, Path, Path]:
    """One game in three files, as a synchronised folder leaves them: the one that goes furthest, one with acts of its
    own, and the old one."""
    old, further, apart = (
        keep(name, save_of("aila", named("Aïla"))[0])
        for name in ("aila-01234567", "aila-01234567 (conflicted copy 2026-01-02)", "aila-01234567.sync-conflict-7-ABC")
    )
    for path, sections in ((further, (11, 12, 13)), (apart, (14, 15))):
        with Shelf(saves_folder(), ruleset_of, clock=lambda: START).open(path) as saved:
            for section in sections:
                saved.game.submit(GoTo(section=section), confirm=True)
    return further, apart, old


def shown_text(app: FFApp) -> str:
    """What stands on the screen."""
    strips: Any = app.screen._compositor.render_strips(app.size)
    return "\n".join(strip.text for strip in strips)


def says(app: FFApp, text: str) -> bool:
    """Whether a text stands on the screen, wherever its lines are broken."""
    return squeezed(text) in squeezed(shown_text(app))


def squeezed(text: str) -> str:
    return "".join(letter for letter in text if not letter.isspace() and letter not in "│▐")


def toasts(app: FFApp) -> list[str]:
    """What has been told and is still there: for a moment, or on the line above the keys."""
    said = [bar.said for screen in app.screen_stack for bar in screen.query(KeyBar) if bar.said]
    return [*(notification.message for notification in app._notifications), *said]
