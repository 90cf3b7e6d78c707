"""The shelf of saves: a folder, and in it another for what was put away. Nothing is ever deleted or
overwritten, but for a game that was begun and thrown away before it was played (`SavedGame.discard`).
"""

from __future__ import annotations

import errno
import os
import time
import unicodedata
from collections.abc import Callable, Container
from contextlib import ExitStack, suppress
from pathlib import Path

from ffapp.core.errors import Argument
from ffapp.core.script import exported
from ffapp.store.books import FOLDER, Books, texts_of
from ffapp.store.copies import copy_name, copy_save
from ffapp.store.entries import Entry, read_entry
from ffapp.store.errors import StoreError, read_error, shown, whole, write_error
from ffapp.store.files import Files, RealFiles, content, exists, is_folder, prove, write_new
from ffapp.store.holding import hold_idle
from ffapp.store.names import SUFFIX, file_name, path_named, slug
from ffapp.store.reading import RulesetOf
from ffapp.store.savefile import (
    SavedGame,
    Store,
    create_save,
    damage_error,
    open_save,
    publish,
    real,
)
from ffapp.store.standings import with_standings

ARCHIVE = "archive"
PREFIX = 3
"""How many letters of an id, or of a name, are enough to look for it."""


class Shelf:
    """The saves of a folder, which need not be there yet. Every method that fails raises `StoreError`.

    `ruleset_of` finds a ruleset by its id; `known` are the ids there are, to tell newer saves in the list
    without importing any.
    """

    def __init__(
        self,
        folder: Path,
        ruleset_of: RulesetOf,
        *,
        known: Container[str] | None = None,
        files: Files | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.folder = real(folder)
        self.archive_folder = self.folder / ARCHIVE
        self.store = Store(ruleset_of, files or RealFiles(), clock)
        self.books = Books(self.folder / FOLDER, self.store.files)
        self._known = known

    # -- looking ---------------------------------------------------------------------------------------------

    def entries(self, *, archived: bool = False) -> list[Entry]:
        """The saves, the last played first; with `archived` those put away. Whatever lies in the folder."""
        files = self.store.files
        entries = [
            read_entry(files, path, archived=archived, known=self._known, form=self.store.form)
            for path in self.paths(archived=archived)
        ]
        entries.sort(key=lambda entry: (-entry.when, entry.path.name))  # paths take long to compare
        return with_standings(files, entries)

    def others(self, path: Path) -> bool:
        """Whether there is any other file of a game than this one, here or put away. None of them is read."""
        return any(other != path for archived in (False, True) for other in self.paths(archived=archived))

    def paths(self, *, archived: bool = False) -> list[Path]:
        """Where the saves are; with `archived` those put away. None of them is read. Raises `StoreError`."""
        folder = self.archive_folder if archived else self.folder
        try:
            names = self.store.files.names(folder)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise read_error(folder, error) from error
        return [folder / name for name in names if name.endswith(SUFFIX) and not name.startswith(".")]

    def last(self) -> Entry | None:
        """The game last played that can be played on."""
        return next((entry for entry in self.entries() if entry.state in ("ok", "unclosed")), None)

    def find(self, name: str) -> Path:
        """The save that a player means: a path, a file name (with or without its ending), the hero's name as it is or
        in letters of another size, the beginning of an id, the letters and digits of a name or their beginning. What
        fits better wins. Raises "not-found" (or why the file of that path is out of reach), and
        "ambiguous" with the candidates, "one-game" if they are files of one.
        """
        reason = None
        if os.sep in name or name.endswith(SUFFIX):
            path = path_named(name)
            try:
                self.store.files.status(path)
            except OSError as error:
                reason = None if error.errno == errno.ENAMETOOLONG else read_error(path, error)  # no file has it
            else:
                return path
        everything, unread = self._everything()
        for fits in (_named, _called, _called_nearly, _identified, _about, _begun):
            found = [entry for entry in everything if fits(entry, name)]
            if len(found) > 1:
                raise self._unclear(name, found)
            if found:
                return found[0].path
        if reason is not None and reason.rule != "not-found":
            raise reason
        raise unread or StoreError("not-found", name=whole(name))

    def _unclear(self, name: str, found: list[Entry]) -> StoreError:
        """Why a name that several answer to finds none."""
        names = ", ".join(sorted(shown(Path(entry.path.name)) for entry in found))
        arguments: dict[str, Argument] = {"name": whole(name), "count": len(found), "candidates": names}
        if len({entry.id for entry in found}) == 1:
            standing = with_standings(self.store.files, found)[0].standing
            if standing is not None and standing.files == len(found):
                return StoreError("one-game", furthest=shown(Path(standing.furthest.name)), **arguments)
        return StoreError("ambiguous", **arguments)

    def _everything(self) -> tuple[list[Entry], StoreError | None]:
        """The saves here and put away, and why some may be missing."""
        found: list[Entry] = []
        unread = None
        for archived in (False, True):
            try:
                found += self.entries(archived=archived)
            except StoreError as error:
                unread = unread or error
        return found, unread

    # -- playing ---------------------------------------------------------------------------------------------

    def create(self, ruleset_id: str, *, undo: str = "fate", seed: str | None = None, name: str = "") -> SavedGame:
        """A new game, open for writing; its file is called after the hero `name` where one is known already."""
        ruleset = self.store.ruleset_of(ruleset_id)
        if ruleset is None:
            raise StoreError("ruleset-unknown", path="", ruleset=ruleset_id)
        return create_save(self.store, self.folder, ruleset, undo=undo, seed=seed, name=name)

    def open(self, path: Path, *, write: bool = True) -> SavedGame:
        """Opens a save, here or anywhere, as `savefile.open_save` does."""
        return open_save(self.store, path, write=write)

    # -- putting in order ------------------------------------------------------------------------------------

    def rename(self, path: Path, name: str) -> Path:
        """Gives a save another name, of which its file name keeps the letters and digits."""
        if not slug(name):
            raise StoreError("name-unusable", name=whole(name))
        entry = read_entry(self.store.files, path)
        new = path.with_name(file_name(name, "", entry.id or path.stem.rpartition("-")[2]))
        return path if new == path else self._move(path, new, entry.id)

    def archive(self, path: Path) -> Path:
        """Puts a save away. Returns where it is now."""
        return self._move_to(self.archive_folder, path)

    def unarchive(self, path: Path) -> Path:
        """Takes a save back to the shelf. Returns where it is now."""
        return self._move_to(self.folder, path)

    def _move_to(self, folder: Path, path: Path) -> Path:
        if path.parent == folder:
            return path
        if (target := real(path)) != real(path.parent) / path.name:  # moved, a link may lead nowhere
            raise StoreError("linked", path=shown(path), target=shown(target))
        self._make(folder)
        new = self._free(folder, path.name.removesuffix(SUFFIX))
        return self._move(path, new, read_entry(self.store.files, path).id)

    def _make(self, folder: Path) -> None:
        try:
            self.store.files.make_folder(folder)
        except OSError as error:
            raise write_error(folder, error) from error

    def _free(self, folder: Path, stem: str) -> Path:
        number, path = 1, folder / f"{stem}{SUFFIX}"
        try:
            while self.store.files.status(path):
                number += 1
                path = folder / f"{stem}-{number}{SUFFIX}"
        except FileNotFoundError:
            return path
        except OSError as error:
            raise write_error(path, error) from error
        raise AssertionError("unreachable")

    def _move(self, path: Path, new: Path, game_id: str) -> Path:
        """Moves a save that nobody plays; one without a readable id nobody can play."""
        files = self.store.files
        try:
            with ExitStack() as held:
                for folder in {path.parent, new.parent} if game_id else ():
                    held.callback(hold_idle(files, folder, game_id, path).release)
                if exists(files, new):
                    raise StoreError("exists", path=shown(new))
                files.rename(path, new)
                for folder in dict.fromkeys((new.parent, path.parent)):
                    prove(files, new, folder)
        except FileNotFoundError as error:
            raise read_error(path, error) from error
        except OSError as error:
            raise write_error(new, error) from error
        return new

    # -- copying ---------------------------------------------------------------------------------------------

    def duplicate(self, path: Path, *, mark: str = "") -> Path:
        """Copies the playable part of a save, here or anywhere, into a new one on the shelf, told as a copy.
        So a damaged save is continued, and a sample taken up. `mark` is a word ("copy") that its name gets where
        another save has that name already.
        """
        return self._copy(self.open(path, write=False), self.folder, mark)

    def continue_as_copy(self, saved: SavedGame, folder: Path | None = None, *, mark: str = "") -> Path:
        """Copies an open game as it stands, from memory: its file or disk may have failed."""
        return self._copy(saved, self.folder if folder is None else real(folder), mark)

    def _copy(self, saved: SavedGame, folder: Path, mark: str) -> Path:
        taken = {entry.name for entry in self._everything()[0]} if mark else ()
        texts = texts_of(saved.game)
        if folder == self.folder:
            self.books.adopt(texts, saved.path.parent)
        elif texts:
            with suppress(StoreError):  # the game counts for more: it says itself what it lacks
                self._make(folder)
                self.books.send(texts, folder, saved.path.parent)
        return copy_save(saved, folder, name=copy_name(saved, mark, taken) if mark else "")

    def export_save(self, path: Path, target: Path) -> Path:
        """Copies a save as it is to a new file, in `target` if that is a folder, and the texts of its adventure beside
        it, as far as they are there. Returns the new file."""
        data = self.content(path)
        return self._export(path, target, SUFFIX, data, self.texts(data, path))

    def export_script(self, path: Path, target: Path) -> Path:
        """Writes the commands that led to where a game stands, with their dice, as a file for `run`; the texts of its
        adventure beside it."""
        game = self.open(path, write=False).game
        return self._export(path, target, ".jsonl", b"".join(line + b"\n" for line in exported(game)), texts_of(game))

    def export_page(self, path: Path, target: Path, page: str) -> Path:
        """Writes the page of a save to a new file, in `target` if that is a folder. Returns the new file."""
        return self._export(path, target, ".html", page.encode("utf-8"))

    def _export(self, path: Path, target: Path, suffix: str, data: bytes, texts: tuple[str, ...] = ()) -> Path:
        files = self.store.files
        try:
            if is_folder(files, target):
                target = target / f"{path.name.removesuffix(SUFFIX)}{suffix}"
            if texts and not exists(files, target):
                self.books.send(texts, target.parent, path.parent)
            write_new(files, target, data)
        except FileExistsError as error:
            raise StoreError("exists", path=shown(target)) from error
        except OSError as error:
            raise write_error(target, error) from error
        return target

    def import_save(self, path: Path, *, mark: str = "") -> Path:
        """Takes a save from elsewhere onto the shelf: as it is, or as a copy if the game is there already.

        A damaged one is refused ("damaged"): `duplicate` takes what can be played of it.
        """
        saved = self.open(path, write=False)
        if saved.report.damage:
            raise damage_error(path, saved.report.damage)
        header, chain = saved.header, saved.chain
        self.books.adopt(texts_of(saved.game), saved.path.parent)
        if header.id in {entry.id for entry in self._everything()[0]}:
            return self._copy(saved, self.folder, mark)
        name = file_name(saved.game.card().hero, header.ruleset, header.id)
        new = self._free(self.folder, name.removesuffix(SUFFIX))
        sound = chain.data[: chain.end] + (b"\n" if chain.newline_missing else b"")
        publish(self.store, new, header.id, sound).release()
        return new

    def texts(self, data: bytes, path: Path) -> tuple[str, ...]:
        """The names of all texts that the game in the bytes of a save was ever pinned to; none of what is no game."""
        try:
            return texts_of(self.store.load(data, path).game)
        except StoreError:
            return ()

    def content(self, path: Path) -> bytes:
        """A save as it is, byte by byte."""
        try:
            return content(self.store.files, path)
        except OSError as error:
            raise read_error(path, error) from error


def _named(entry: Entry, name: str) -> bool:
    return name in (entry.path.name, entry.path.name.removesuffix(SUFFIX))


def _called(entry: Entry, name: str) -> bool:
    return entry.card is not None and bool(name) and entry.card.hero == name


def _called_nearly(entry: Entry, name: str) -> bool:
    return entry.card is not None and bool(name) and _folded(entry.card.hero) == _folded(name)


def _folded(name: str) -> str:
    """A name in whatever way it is written: capitals and small letters, ß and ss, signs of one and of two parts."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _identified(entry: Entry, name: str) -> bool:
    return len(name) >= PREFIX and entry.id.startswith(name.lower())


def _about(entry: Entry, name: str) -> bool:
    return bool(slug(name)) and slug(name) in _names(entry)


def _begun(entry: Entry, name: str) -> bool:
    folded, plain = _folded(name), slug(name)
    known = _folded(entry.card.hero) if entry.card else ""
    return (len(folded) >= PREFIX and known.startswith(folded)) or (
        len(plain) >= PREFIX and any(known.startswith(plain) for known in _names(entry))
    )


def _names(entry: Entry) -> tuple[str, str]:
    """What a save answers to: what its file is called, and its hero."""
    return entry.name, slug(entry.card.hero) if entry.card else ""
