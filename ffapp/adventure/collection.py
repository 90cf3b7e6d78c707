"""The adventures there are to play, and the texts of those that are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from ffapp.adventure.check import Checked, check
from ffapp.adventure.findings import Findings
from ffapp.adventure.play import told
from ffapp.adventure.reading import SUFFIXES, holds_files, read_sources
from ffapp.adventure.story import Speech, Story, read_cover, read_story
from ffapp.adventure.twee import Source, joined, parted
from ffapp.gamebook.reading_state import Reading
from ffapp.resources import adventures
from ffapp.store.books import Books, Origin, hash_of
from ffapp.store.entries import Entry
from ffapp.store.errors import StoreError, shown
from ffapp.store.files import Files, is_folder
from ffapp.store.folders import adventures_folder
from ffapp.store.shelf import Shelf

PLAYABLE: Final = ("ok", "unclosed")
"""The states of saves that can be played on."""

MOST_KEPT: Final = 8
"""So many stories are kept in memory once they were read."""


class Offered(NamedTuple):
    """An adventure that can be begun: what it says of itself. `rulebook` is the id of its rules ("": the reader
    chooses), `blurb` Markdown; `shipped`: it comes with the program."""

    path: Path
    title: str
    author: str
    blurb: str
    rulebook: str
    language: str
    shipped: bool = False
    ifid: str = ""

    @property
    def name(self) -> str:
        """What it is called on the command line."""
        return name_of(self.path)


class Read(NamedTuple):
    """An adventure read from the author's file or folder, and looked through."""

    path: Path
    text: str
    checked: Checked

    @property
    def story(self) -> Story:
        return self.checked.story

    @property
    def adventure(self) -> str:
        """The name of its text."""
        return hash_of(self.text)

    @property
    def origin(self) -> Origin:
        """What is remembered of where it came from."""
        story, path = self.story, self.path
        return Origin(uri=path.absolute().as_uri(), title=title_of(story, path), ifid=told(story.data.ifid))


def name_of(path: Path) -> str:
    """What the adventure in a file or folder is called on the command line."""
    name = shown(Path(path.name))
    return next((name.removesuffix(suffix) for suffix in SUFFIXES if name.lower().endswith(suffix)), name)


def title_of(story: Story, path: Path) -> str:
    """What an adventure is called: by itself, or as its file."""
    return told(story.title) or told(name_of(path))


def shipped_names() -> tuple[str, ...]:
    """What the adventures that come with the program are called on the command line."""
    folder = _shipped()
    found = () if folder is None else sorted(path for path in folder.iterdir() if path.suffix in SUFFIXES)
    return tuple(map(name_of, found))


def shipped_path(name: str) -> Path | None:
    """Where an adventure is that comes with the program; None for any other name."""
    folder = _shipped()
    found = () if folder is None else (path for path in folder.iterdir() if path.suffix in SUFFIXES)
    return next((path for path in found if name_of(path) == name), None)


class Collection:
    """The adventures that come with the program and those of the player's folder; the texts that the games of a shelf
    are pinned to, each understood once.

    `speech` gives the words of fight lines (`ffapp.texts.adventure.speech`), `folder` is that of the player's
    adventures.
    """

    def __init__(self, shelf: Shelf, speech: Speech, folder: Path | None = None) -> None:
        self.shelf = shelf
        self._speech = speech
        self._folder = folder
        self._stories: dict[str, Story] = {}

    @property
    def books(self) -> Books:
        """Where the texts are kept."""
        return self.shelf.books

    # -- what there is to play -----------------------------------------------------------------------------------------

    def offered(self) -> list[Offered]:
        """The adventures that come with the program, then those of the player's folder; what cannot be read is left
        out."""
        return [*self._offered(_shipped(), shipped=True), *self._offered(self._own())]

    def paths(self) -> dict[str, Path]:
        """Where adventures are, by their names; none of them is read. One of the player's own wins."""
        return {name_of(path): path for path in (*self._in(_shipped()), *self._in(self._own()))}

    def _own(self) -> Path:
        return self._folder or adventures_folder()

    def _in(self, folder: Path | None) -> Iterator[Path]:
        """The files and folders of a folder that may hold an adventure, by name."""
        files = self.shelf.store.files
        if folder is None:
            return
        try:
            names = sorted(files.names(folder))
        except OSError:
            return
        for name in names:
            path = folder / name
            if not name.startswith(".") and (path.suffix.lower() in SUFFIXES or _is_story(path, files)):
                yield path

    def _offered(self, folder: Path | None, *, shipped: bool = False) -> Iterator[Offered]:
        for path in self._in(folder):
            sources = read_sources((path,), Findings(), self.shelf.store.files)
            if not sources:
                continue
            cover = read_cover(sources)
            rules = cover.rules
            book = "" if cover.book is None else cover.book.id
            title, ifid = title_of(cover, path), told(cover.data.ifid)
            yield Offered(path, title, rules.author, cover.blurb, book, rules.language, shipped, ifid)

    # -- reading the author's files ------------------------------------------------------------------------------------

    def read(self, path: Path) -> Read:
        """The adventure of a file or folder, with all that is wrong with it. It never fails."""
        findings = Findings()
        sources = read_sources((path,), findings, self.shelf.store.files)
        return Read(path, as_one(sources, path), check(sources, self._speech, findings))

    def keep(self, read: Read) -> str:
        """Keeps the text of an adventure beside the saves. Returns its name. Raises `StoreError` as `Books.keep`."""
        return self.books.keep(read.text, read.origin)

    # -- the texts of games --------------------------------------------------------------------------------------------

    def story_of(self, adventure: str, save: Path | None = None, *, title: str = "") -> Story:
        """The adventure that a game is pinned to, of the save at `save`, called `title` there. One that is missing is
        looked for among the adventures there are, and where it came from, and kept again.

        Raises `StoreError` ("book-missing", "book-damaged"): the game can be read and undone, and played by hand; the
        very text, offered again (`read`, `keep`), mends it.
        """
        known = self._stories.get(adventure)
        if known is None:
            known = self._understood(adventure, self._text_of(adventure, save, title))
            while len(self._stories) >= MOST_KEPT:
                del self._stories[next(iter(self._stories))]
            self._stories[adventure] = known
        return known

    def why_not(self, adventure: str, save: Path | None = None, *, title: str = "") -> StoreError | None:
        """Why the text that a game is pinned to cannot be read, or None; looked for as by `story_of`."""
        try:
            self._text_of(adventure, save, title)
        except StoreError as error:
            return error
        return None

    def _understood(self, adventure: str, text: str) -> Story:
        origin = self.books.origin_of(adventure)
        path = None if origin is None else origin.path
        name = shown(Path(path.name)) if path is not None else self.books.path_of(adventure).name
        story = read_story(parted(Source(name, text)), Findings(), self._speech)
        return story if told(story.title) or origin is None else replace(story, title=origin.title)

    def _text_of(self, adventure: str, save: Path | None, title: str) -> str:
        beside = None if save is None else save.parent
        try:
            return self.books.text_of(adventure, beside, title=title)
        except StoreError:
            found = next((text for text in self._candidates(adventure) if hash_of(text) == adventure), None)
            if found is None:
                raise
        self.books.keep(found)
        return found

    def _candidates(self, adventure: str) -> Iterator[str]:
        """The texts that may be the one that is missing."""
        origin = self.books.origin_of(adventure)
        origins = [] if origin is None or origin.path is None else [origin.path]
        for path in (*origins, *self.paths().values()):
            yield self.text_at(path)

    def text_at(self, path: Path) -> str:
        """The text of a file or folder, "" where there is none."""
        return as_one(read_sources((path,), Findings(), self.shelf.store.files), path)

    # -- where the author's file has changed ---------------------------------------------------------------------------

    def changed(self, reading: Reading) -> Read | None:
        """The adventure of a game as it stands now where it came from, or where that is gone, among those that are
        offered; None where that is the same text, something else, or nothing that could be played."""
        origin = self.books.origin_of(reading.adventure)
        path = None if origin is None else origin.path
        text = "" if path is None else self.text_at(path)
        ours = Origin(uri="" if origin is None else origin.uri, title=reading.title, ifid=reading.ifid)
        if not text:
            offered = (one for one in self.offered() if is_same(Origin(title=one.title, ifid=one.ifid), ours))
            path = next((one.path for one in offered), None)
            text = "" if path is None else self.text_at(path)
        if path is None or hash_of(text) == reading.adventure:
            return None
        read = self.read(path)
        return read if is_same(ours, read.origin) and read.story.sections and not read.checked.errors else None

    def games(self, read: Read) -> tuple[list[Entry], list[Entry]]:
        """The games on the shelf that can be played on: of this very text, and of another text of the same adventure;
        the last played first. Raises `StoreError`."""
        same: list[Entry] = []
        others: list[Entry] = []
        for entry in self.shelf.entries():
            card = entry.card
            if card is None or not card.adventure or card.over or entry.state not in PLAYABLE:
                continue
            if card.adventure == read.adventure:
                same.append(entry)
                continue
            origin = self.books.origin_of(card.adventure) or Origin(title=card.title)
            if is_same(origin, read.origin):
                others.append(entry)
        return same, others


def is_same(one: Origin, other: Origin) -> bool:
    """Whether two texts are of one adventure: by their IFIDs; where one has none, by their titles or by where they came
    from."""
    if one.ifid and other.ifid:
        return one.ifid.casefold() == other.ifid.casefold()
    return bool(one.title and one.title == other.title) or bool(one.uri and one.uri == other.uri)


def as_one(sources: Sequence[Source], path: Path) -> str:
    """The files of an adventure as one text, each called as it is inside its folder."""
    inside = shown(path).rstrip("/") + "/"
    return joined([source._replace(name=source.name.removeprefix(inside)) for source in sources])


def _shipped() -> Path | None:
    """The folder of the adventures that come with the program; None where there is none."""
    with suppress(FileNotFoundError):
        folder = adventures()
        return folder if folder.is_dir() else None
    return None


def _is_story(path: Path, files: Files) -> bool:
    """Whether a path is a folder that holds a story."""
    try:
        return is_folder(files, path) and holds_files(path, files)
    except OSError:
        return False
