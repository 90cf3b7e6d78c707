"""The games that verbs work on: a new one of a ruleset, or the one in a save."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ffapp.cli.console import Console
from ffapp.cli.errors import Trouble
from ffapp.cli.parser import Call
from ffapp.core.codec import Header
from ffapp.core.game import Game, Memory
from ffapp.core.ruleset import Ruleset
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.copies import copy_save
from ffapp.store.errors import write_error
from ffapp.store.folders import saves_folder
from ffapp.store.names import new_token
from ffapp.store.savefile import SavedGame, check_seed, create_save, damage_error, real
from ffapp.store.shelf import Shelf


def the_shelf() -> Shelf:
    """The player's own shelf of saves."""
    return Shelf(saves_folder(), ruleset_of, known=RULESETS)


def known_ruleset(name: str) -> Ruleset:
    """The ruleset of that name. Raises `Trouble`."""
    ruleset = ruleset_of(name)
    if ruleset is None:
        raise Trouble("cli-ruleset-unknown", name=name, known=", ".join(RULESETS))
    return ruleset


def read_save(name: str, console: Console) -> SavedGame:
    """The save that a player means, only read; warns of what is damaged in it. Raises `StoreError`."""
    shelf = the_shelf()
    saved = shelf.open(shelf.find(name), write=False)
    if saved.report.damage:
        reason = damage_error(saved.path, saved.report.damage)
        console.warn(f"store-{reason.rule}", **reason.figures)
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
        saved = read_save(name, console)
        if new is None:
            saved.game.journal = Memory()
            yield saved.game
            return
        kept = the_shelf().open(copy_save(saved, new.parent, path=new))
    with kept:
        yield kept.game


def _new_path(name: str) -> Path:
    """Where a new save is to be. Raises `Trouble`, `StoreError`."""
    if not name or "\0" in name:
        raise Trouble("cli-option-value", word="--write")
    path = real(Path(name))
    if not path.parent.is_dir():  # as `export` does; only the shelf makes its own folders
        raise write_error(path, OSError(errno.ENOTDIR if path.parent.exists() else errno.ENOENT, ""))
    return path
