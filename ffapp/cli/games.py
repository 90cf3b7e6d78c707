"""The games that verbs work on: a new one of a ruleset, or the one in a save."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ffapp.cli.books import known_ruleset
from ffapp.cli.console import Console
from ffapp.cli.errors import Trouble
from ffapp.cli.parser import Call
from ffapp.core.codec import Header
from ffapp.core.game import Game, Memory
from ffapp.core.near import near
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.copies import copy_save
from ffapp.store.errors import StoreError, cause, shown
from ffapp.store.files import RealFiles
from ffapp.store.folders import saves_folder
from ffapp.store.names import SUFFIX, new_token, path_named, slug
from ffapp.store.savefile import SavedGame, check_seed, create_save, damage_error, real
from ffapp.store.shelf import Shelf


def the_shelf() -> Shelf:
    """The player's own shelf of saves."""
    return Shelf(saves_folder(), ruleset_of, known=RULESETS)


def find_save(name: str, shelf: Shelf, *, also: Iterable[str] = ()) -> Path:
    """The save that a player means. Raises `StoreError`; where nothing answers, `Trouble` with what may have been
    meant, which can be one of `also`, too."""
    try:
        return shelf.find(name)
    except StoreError as error:
        if error.rule != "not-found":
            raise
        raise Trouble("store-not-found", **error.arguments).rather(_meant(name, shelf, also)) from error


def _meant(name: str, shelf: Shelf, also: Iterable[str]) -> tuple[str, ...]:
    """The files, as they could have been named, whose name or hero is nearly that."""
    typed = path_named(name).name.removesuffix(SUFFIX)
    called = {other: other for other in also}
    with suppress(StoreError, OSError):
        if os.sep in name:
            folder = path_named(name).parent
            files = [path for file in shelf.store.files.names(folder) if (path := folder / file).suffix == SUFFIX]
            called |= {shown(Path(path.stem)): shown(path) for path in files}
        else:
            for entry in (*shelf.entries(), *shelf.entries(archived=True)):
                stem = shown(Path(entry.path.name)).removesuffix(SUFFIX)
                hero = entry.card.hero if entry.card else ""
                called |= dict.fromkeys((stem, entry.name, hero, slug(hero)), stem)
    return tuple(dict.fromkeys(called[found] for found in near(typed, filter(None, called))))


def read_save(name: str, console: Console, *, also: Iterable[str] = ()) -> SavedGame:
    """The save that a player means (see `find_save`), only read; warns of what is damaged in it. Raises `StoreError`,
    `Trouble`."""
    shelf = the_shelf()
    saved = shelf.open(find_save(name, shelf, also=also), write=False)
    if saved.report.damage:
        reason = damage_error(saved.path, saved.report.damage)
        console.warn(f"store-{reason.rule}", **reason.arguments)
    return saved


@contextmanager
def playing(call: Call, console: Console) -> Iterator[Game]:
    """The game that `run` plays: in memory, or with `--write` in a new save. Raises `Trouble`, `StoreError`."""
    name = call.word("game") or ""
    seed = call.options.get("--seed")
    new = _new_path(call.options["--write"]) if call.has("--write") else None
    if name in RULESETS:
        ruleset = known_ruleset(name)
        check_seed(seed)
        if new is None:
            header = Header(id=new_token(), ruleset=name, seed=new_token() if seed is None else seed)
            yield Game(ruleset, header)
            return
        kept = create_save(the_shelf().store, new.parent, ruleset, seed=seed, path=new)
    else:
        if seed is not None:
            raise Trouble("cli-seed-in-save")
        saved = _read_game(name, console)
        if new is None:
            saved.game.journal = Memory()
            yield saved.game
            return
        kept = the_shelf().open(copy_save(saved, new.parent, path=new))
    with kept:
        yield kept.game


def _read_game(name: str, console: Console) -> SavedGame:
    """The save that is to be played on. Raises as `read_save` does; where nothing answers, with the books there are."""
    try:
        return read_save(name, console, also=RULESETS)
    except Trouble as trouble:
        if trouble.message == "store-not-found":
            trouble.message, trouble.arguments = "cli-game-unknown", {**trouble.arguments, "known": ", ".join(RULESETS)}
        raise


def _new_path(name: str) -> Path:
    """Where a new save is to be. Raises `Trouble`, `StoreError`."""
    if not name or "\0" in name:
        raise Trouble("cli-option-value", word="--write")
    path = real(path_named(name))
    check_folder(path)
    return path


def check_folder(path: Path) -> None:
    """Raises `Trouble` where there is no folder for a new file; only the shelf makes its own."""
    try:
        if RealFiles().status(path.parent).folder:
            return
        why = "ENOTDIR"
    except OSError as error:
        why = cause(error)
    raise Trouble("cli-folder-unusable", path=shown(path.parent), cause=why)
