"""The texts of adventures that games are pinned to, kept beside the saves: each once, under the hash of what it says.

A text is written once and never changed or taken away by itself; games of the same text share it. Nothing in a file is
believed: what does not hash to its name is not that text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from typing import Final

import msgspec

from ffapp.core.game import Game
from ffapp.store.errors import StoreError, shown, write_error
from ffapp.store.files import Files, check_size, content, exists, place_again, prove, write_new
from ffapp.store.names import path_named, slug

FOLDER: Final = "books"
"""What the folder of the texts is called, in that of the saves."""

SUFFIX: Final = ".twee"
ORIGIN: Final = ".json"

MOST_BYTES: Final = 5 * 1024 * 1024
"""So large an adventure is at most, all its files together."""

_MOST_ORIGIN: Final = 64 * 1024
_LENGTH: Final = 32
_SHORT: Final = 8
_HEX: Final = frozenset("0123456789abcdef")


class Origin(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a text came from: the address of the author's file or folder (`file://…`), and what the adventure is
    called. It is remembered beside the text, may be lost or wrong, and decides nothing by itself."""

    uri: str = ""
    title: str = ""
    ifid: str = ""

    @property
    def path(self) -> Path | None:
        """The author's file or folder, whether it is there or not; None where none is known."""
        if not self.uri.startswith("file://"):
            return None
        with suppress(StoreError, ValueError):
            return path_named(self.uri)
        return None


_origin = msgspec.json.Decoder(Origin).decode


def hash_of(text: str) -> str:
    """The name of a text: 32 hex digits, of BLAKE2b over its UTF-8."""
    from hashlib import blake2b  # takes as long as ten modules of ours, and a start reads no text

    return blake2b(text.encode("utf-8"), digest_size=_LENGTH // 2).hexdigest()


def is_hash(name: str) -> bool:
    """Whether a text can be called so: what a save says of its text may be anything."""
    return len(name) == _LENGTH and _HEX.issuperset(name)


def texts_of(game: Game) -> tuple[str, ...]:
    """The names of all texts that a game was ever pinned to, on whichever branch."""
    told = game.ruleset.text_of
    named = (told(event) for step in game.steps.values() for event in step.events)
    return tuple(dict.fromkeys(name for name in named if name))


class Books:
    """The texts in a folder, which need not be there yet. What fails raises `StoreError`."""

    def __init__(self, folder: Path, files: Files) -> None:
        self.folder = folder
        self._files = files

    def path_of(self, name: str) -> Path:
        """Where the text of that name is, or would be."""
        return self.folder / f"{name}{SUFFIX}"

    # -- keeping -------------------------------------------------------------------------------------------------------

    def keep(self, text: str, origin: Origin | None = None) -> str:
        """Keeps a text, whole or not at all, and remembers where it came from. Returns its name. A file of that name
        that holds something else is put aside, not written over.

        Raises `StoreError`: "large" for more than 5 MB, "full" or "unwritable" when the disk refuses, "unproven" when
        it is there and a power cut may still take it.
        """
        name, data = hash_of(text), text.encode("utf-8")
        path = self.path_of(name)
        check_size(len(data), path, MOST_BYTES)
        if not self._holds(path, name):
            try:
                self._files.make_folder(self.folder)
                self._put_aside(path)
                with suppress(FileExistsError):  # another ffapp has just kept it
                    write_new(self._files, path, data)
            except OSError as error:
                raise write_error(path, error) from error
        if origin is not None and origin != self.origin_of(name):
            with suppress(OSError, StoreError, UnicodeError):
                place_again(self._files, self.folder / f"{name}{ORIGIN}", msgspec.json.encode(origin))
        return name

    def _put_aside(self, path: Path) -> None:
        """Gives a file that holds something else a name of its own."""
        if not exists(self._files, path):
            return
        names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
        self._files.rename(path, next(name for name in names if not exists(self._files, name)))
        prove(self._files, path)

    # -- reading -------------------------------------------------------------------------------------------------------

    def text_of(self, name: str, beside: Path | None = None, *, title: str = "") -> str:
        """The text of that name; from the folder `beside`, where a save from elsewhere lies, if it is not here. `title`
        is what the adventure is called, as far as that is known.

        Raises `StoreError`: "book-missing"; "book-damaged" where there is a file of its name that holds something else.
        """
        if not is_hash(name):
            raise StoreError("book-missing", name="", title=title)
        for path in chain((self.path_of(name),), self._beside(name, beside)):
            text = self._text(path, name)
            if text is not None:
                return text
        path, origin = self.path_of(name), self.origin_of(name)
        title = title or ("" if origin is None else origin.title)
        if exists(self._files, path):
            raise StoreError("book-damaged", name=name, title=title, path=shown(path))
        raise StoreError("book-missing", name=name, title=title)

    def why_not(self, name: str, beside: Path | None = None, *, title: str = "") -> StoreError | None:
        """Why the text of that name cannot be read, or None."""
        try:
            self.text_of(name, beside, title=title)
        except StoreError as error:
            return error
        return None

    def origin_of(self, name: str) -> Origin | None:
        """Where a text came from; None where nobody knows."""
        if not is_hash(name):
            return None
        try:
            return _origin(content(self._files, self.folder / f"{name}{ORIGIN}", _MOST_ORIGIN))
        except (OSError, StoreError, msgspec.MsgspecError, UnicodeError, RecursionError):
            return None

    def _holds(self, path: Path, name: str) -> bool:
        return self._text(path, name) is not None

    def _text(self, path: Path, name: str) -> str | None:
        """What a file holds, if it is the text of that name."""
        try:
            text = content(self._files, path, MOST_BYTES).decode("utf-8")
        except (OSError, StoreError, UnicodeError):
            return None
        return text if hash_of(text) == name else None

    def _beside(self, name: str, folder: Path | None) -> Iterator[Path]:
        """The files of a folder that may be copies of a text, by what they are called; and of the books in it."""
        if folder is None:
            return
        for where in (folder, folder / FOLDER):
            try:
                names = self._files.names(where)
            except OSError:
                continue
            yield from (
                where / one for one in sorted(names) if one.endswith((f"-{name[:_SHORT]}{SUFFIX}", f"{name}{SUFFIX}"))
            )

    # -- travelling ----------------------------------------------------------------------------------------------------

    def adopt(self, names: Iterable[str], beside: Path) -> None:
        """Keeps of these texts those that lie in a folder and are not here. A text that is nowhere is passed over.
        Raises what `keep` does."""
        for name in names:
            if is_hash(name) and not self._holds(self.path_of(name), name):
                try:
                    text = self.text_of(name, beside)
                except StoreError:
                    continue
                self.keep(text)

    def send(self, names: Iterable[str], folder: Path, beside: Path | None = None) -> tuple[Path, ...]:
        """Copies these texts into another folder, for a save that goes there, as far as they are here or `beside`:
        under the name of the adventure and the beginning of its own. Returns where they are. Raises `StoreError` when
        the disk refuses."""
        return tuple(self._sent(name, folder, beside) for name in names if self.why_not(name, beside) is None)

    def sent_as(self, name: str) -> str:
        """What the file of a text is called that is sent away."""
        origin = self.origin_of(name)
        title = slug(origin.title) if origin is not None else ""
        return f"{title or 'book'}-{name[:_SHORT]}{SUFFIX}"

    def _sent(self, name: str, folder: Path, beside: Path | None) -> Path:
        data = self.text_of(name, beside).encode("utf-8")
        path = folder
        for path in (folder / self.sent_as(name), folder / f"{name}{SUFFIX}"):
            try:
                write_new(self._files, path, data)
            except FileExistsError:
                if not self._holds(path, name):
                    continue
            except OSError as error:
                raise write_error(path, error) from error
            return path
        raise StoreError("exists", path=shown(path))
