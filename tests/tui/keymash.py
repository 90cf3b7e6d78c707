"""Keys at random, in bursts, as a child or a cat would press them: through the real app, on every page, for all books.

`python -m tests.tui.keymash --keys 100000 --seed 1` looks for new faults, which are told with the keys before them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import chdir
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from textual import events
from textual.keys import _character_to_key, key_to_character
from textual.pilot import Pilot

from ffapp.adventure.collection import Collection, shipped_names, shipped_path
from ffapp.adventure.simulate import play, seed_of
from ffapp.resources import saves
from ffapp.rulesets import ruleset_of
from ffapp.settings import Settings
from ffapp.store.folders import saves_folder
from ffapp.store.savefile import Store, create_save
from ffapp.store.shelf import Shelf
from ffapp.texts.adventure import speech
from ffapp.tui.app import FFApp
from ffapp.tui.pages.too_small import TooSmallScreen
from ffapp.tui.upstream import leaving
from tests.tui import conftest, quiet  # noqa: F401 -- style sheets are parsed once
from tests.tui.adventures import Swift

SIZES = ((80, 24), (80, 24), (120, 40), (60, 20), (200, 50), (59, 19), (20, 5), (1, 1))
COMMON = (
    "enter",
    "escape",
    "tab",
    "shift+tab",
    "space",
    "up",
    "down",
    "left",
    "right",
    "backspace",
    "pageup",
    "pagedown",
)
RARE = ("home", "end", "pageup", "delete", "f1", "f2", "f3", "f4", "ctrl+p", "ctrl+r", "ctrl+c", "question_mark")
LETTERS = "abcdefghijklmnopqrstuvwxyzNTUHGé§;:+-/ "
TYPED = (
    "Orque 7 6",
    "Chef 8 8; Orc 5 5; ensemble",
    "12",
    "34",
    "E5",
    "[Zagor]",
    "Bruno",
    "3 4",
    "-2",
    "~/x",
    "’\u202e",
)
READ = ("PaletteScreen", "HelpScreen")
"""Where one reads: left sooner than any other page, or half of all keys would be spent there."""
ADVENTURERS = (1, 2, 3)
"""Seeds of the readers whose adventures are on the shelf."""
BURSTS = 400
"""So many of them before the program is started anew."""


@cache
def adventures_begun() -> dict[str, bytes]:
    """Saves of the adventures that come with the program, by file name, as readers at random have played them, to a few
    commands before their end."""
    found: dict[str, bytes] = {}
    store = Store(ruleset_of, Swift())
    with TemporaryDirectory() as home:
        folder = Path(home)
        collection = Collection(Shelf(folder, ruleset_of), speech)
        for name in shipped_names():
            path = shipped_path(name)
            assert path is not None
            read = collection.read(path)
            book = read.story.book
            assert book is not None
            ruleset = ruleset_of(book.id)
            assert ruleset is not None
            for seed in ADVENTURERS:
                save = folder / f"{name}-{seed}.ffsave"
                commands = play(ruleset, read.story, "random", seed, 0, keep=True, text=read.adventure).commands
                with create_save(store, folder, ruleset, seed=seed_of(seed, 0), path=save) as saved:
                    for command in commands[: -3 * seed]:
                        saved.game.submit(command, confirm=True)
                found[save.name] = save.read_bytes()
    return found


def shelf_of_samples(*, adventures: bool = True) -> list[Path]:
    """The samples as games of the player, adventures among them, and one that is damaged. Returns where they are."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(saves().glob("*.ffsave")):
        shutil.copy(path, folder / path.name)
    for name, content in adventures_begun().items() if adventures else ():
        (folder / name).write_bytes(content)
    shelf = sorted(folder.glob("*.ffsave"))
    lines = shelf[0].read_bytes().splitlines(keepends=True)
    (folder / "broken.ffsave").write_bytes(b"".join(lines[:3] + lines[4:]))
    return shelf


def named(character: str) -> events.Key:
    """The key event of a character, as a terminal's."""
    return events.Key(_character_to_key(character), character)


def key(name: str) -> events.Key:
    """The key event of a key with a name."""
    return events.Key(name, key_to_character(name) if len(name) > 1 else name)


class Masher:
    """Chooses what is pressed next."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def burst(self, app: FFApp) -> list[events.Key]:
        """Some keys that are there before the first is looked at."""
        pick = self.random
        pressed: list[events.Key] = []
        if type(app.screen).__name__ in READ and pick.random() < 0.4:
            pressed.append(key("escape"))
        bound = [name for name in app.screen.active_bindings if name not in ("ctrl+q", "q")] or ["enter"]
        for _ in range(pick.choice((1, 1, 1, 2, 2, 3, 4, 6, 10))):
            kind = pick.random()
            if kind < 0.45:
                pressed.append(key(pick.choice(bound)))
            elif kind < 0.65:
                pressed.append(key(pick.choice(COMMON)))
            elif kind < 0.75:
                pressed.append(named(pick.choice("123456789")))
            elif kind < 0.88:
                pressed.append(named(pick.choice(LETTERS)))
            elif kind < 0.93:
                pressed += map(named, pick.choice(TYPED))
                pressed.append(key("enter"))
            elif kind < 0.98:
                pressed.append(key(pick.choice(RARE)))
            else:
                pressed.append(key("q"))
        return pressed


async def mash(
    seed: int,
    keys: int,
    *,
    last: list[str] | None = None,
    pages: Counter[str] | None = None,
    adventures: bool = True,
) -> int:
    """Presses about so many keys, opening the program anew whenever it is left. Returns how many they were; raises
    whatever the program stumbles over. `last` gets the newest keys with their pages, `pages` counts what was on top;
    `adventures` are among the games, or not."""
    masher, done = Masher(seed), 0
    last, pages = ([] if last is None else last), (Counter() if pages is None else pages)
    while done < keys:
        shelf = shelf_of_samples(adventures=adventures)
        with chdir(saves_folder()), quiet.painting():  # a folder may be typed
            done += await _played(masher, shelf, keys - done, last, pages)
    return done


def opening(path: Path) -> Callable[[FFApp], object]:
    """What begins with a game, as the command line does."""

    def first(app: FFApp) -> object:
        if not app.playing.open_game(path):
            app.show_title()

    return first


async def _played(masher: Masher, shelf: list[Path], keys: int, last: list[str], pages: Counter[str]) -> int:
    """One run of the program, which often begins with a game of the shelf."""
    pick, done = masher.random, 0
    settings = Settings(dice=pick.choice(("instant", "tumble")), ascii=pick.random() < 0.1)
    game = pick.choice(shelf) if pick.random() < 0.7 else None
    app = FFApp(settings, language=pick.choice(("fr", "en")), first=None if game is None else opening(game))
    async with app.run_test(size=pick.choice(SIZES[:5])) as pilot:
        for _ in range(BURSTS):
            if leaving(app) or done >= keys:
                break
            pages[type(app.screen).__name__] += 1
            done += await _press(app, pilot, masher, last)
        await quiet.quiet(max_sleep=10)
    assert app.return_code in (0, None)
    app.playing.close_now()
    return done


async def _press(app: FFApp, pilot: Pilot[Any], masher: Masher, last: list[str]) -> int:
    """One burst, and now and then another size of the terminal."""
    pressed = masher.burst(app)
    last.append(f"{type(app.screen).__name__}: {' '.join(event.key for event in pressed)}")
    driver = app._driver
    assert driver is not None
    for event in pressed:
        driver.send_message(event)
    small = isinstance(app.screen, TooSmallScreen)  # most keys do nothing there
    if masher.random.random() < (0.4 if small else 0.03):
        size = masher.random.choice(SIZES[:5] if small else SIZES)
        last.append(f"size {size}")
        await pilot.resize_terminal(*size)
    if masher.random.random() < 0.8:
        await quiet.quiet()
    del last[:-40]
    return len(pressed)


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chunk", type=int, default=2_000, help="keys in one home")
    given = parser.parse_args()
    pages: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    pressed, seed = 0, given.seed
    while pressed < given.keys:
        last: list[str] = []
        with TemporaryDirectory() as home:
            os.environ["FFAPP_HOME"] = home
            try:
                asyncio.run(mash(seed, given.chunk, last=last, pages=pages))
            except Exception as error:
                found = traceback.format_exception(error)
                if not faults[found[-1]]:
                    print(f"seed {seed}", "".join(found[-8:]), *last[-12:], sep="\n", flush=True)
                faults[found[-1]] += 1
        pressed, seed = pressed + given.chunk, seed + 1
        print(f"{pressed} keys, {faults.total()} faults", flush=True)
    print(*faults.most_common(), *pages.most_common(), sep="\n")


if __name__ == "__main__":
    _main()
