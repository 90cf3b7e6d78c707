r"""Twee 3 (specification 3.0.2 of the Interactive Fiction Technology Foundation): files cut into passages.

A line that begins with `::` is the header of a passage: its name, then tags in `[ ]` with blanks between them, then a
JSON object. In names and tags a backslash keeps the next letter from meaning anything (`\[`, `\\`). The passage goes on
to the next header; blank lines at its end do not count. Nothing is refused: what is wrong is found, told, and read as
far as it can be.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec

from ffapp.adventure.findings import NOWHERE, Findings, Place
from ffapp.core.faults import fault_of
from ffapp.gamebook.sections import SectionLabel, section_of

TITLE, DATA, RULES, START = "StoryTitle", "StoryData", "StoryRules", "Start"
"""Passages that speak of the whole story: its name, its data in JSON, its rules for ffapp; and where it begins unless
the data say otherwise."""

SPECIAL_NAMES: Final = frozenset(
    f"""
    {TITLE} {DATA} {RULES}
    StoryAuthor StoryBanner StoryCaption StoryColophon StoryDisplayTitle StoryIncludes StoryInit StoryInterface
    StoryMenu StoryScript StorySettings StoryShare StoryStylesheet StorySubtitle MenuOptions MenuShare MenuStory
    PassageDone PassageFooter PassageHeader PassageReady Twee2Settings
    """.split()
)
"""Passages that compilers and story formats keep for themselves: no reader comes to them."""

SPECIAL_TAGS: Final = frozenset(
    {
        *("script", "stylesheet", "widget", "init", "startup", "header", "footer", "annotation"),
        *("debug-startup", "debug-header", "debug-footer"),
    }
)
"""The same by tags; and all that begin with `Twine.`, which are pictures, sounds and the like."""


class Source(NamedTuple):
    """A file: its name as it is told, and its text."""

    name: str
    text: str


class Passage(msgspec.Struct, frozen=True, kw_only=True):
    """A passage: its name, tags and metadata, its text, and the file and the line (from 1) of its header."""

    name: str
    tags: tuple[str, ...] = ()
    metadata: dict[str, Any] = {}
    text: str = ""
    file: str = ""
    line: int = 1

    @property
    def at(self) -> Place:
        """Where its header is."""
        return Place(self.file, self.line, self.name)

    @property
    def special(self) -> bool:
        """Whether it is none of the reader's: read by compilers, story formats or ffapp."""
        return self.name in SPECIAL_NAMES or any(tag in SPECIAL_TAGS or tag.startswith("Twine.") for tag in self.tags)


class StoryData(msgspec.Struct, frozen=True, kw_only=True):
    """What StoryData says that matters here; all else in it is left to other programs."""

    ifid: str = ""
    start: str = ""
    format: str = ""
    format_version: str = msgspec.field(default="", name="format-version")


class Twee(msgspec.Struct, frozen=True, kw_only=True):
    """Files as one story: the passages by their names, in the order in which they stand, what the special ones say,
    and the name of the first one to read (which need not be there)."""

    passages: dict[str, Passage]
    title: str = ""
    data: StoryData = StoryData()
    start: str = START


# -- headers -----------------------------------------------------------------------------------------------------------

_ESCAPED: Final = re.compile(r"\\(.)", re.DOTALL)
_META: Final = re.compile(r"[\\\[\]{}]")
_NAME: Final = re.compile(r"(?:[^\\\[{]|\\.)*+\\?", re.DOTALL)
_TAGS: Final = re.compile(r"\[((?:[^\\\]]|\\.)*+)\]", re.DOTALL)
_PLAIN_META: Final = re.compile(r"(?:[^\\]|\\.)*?(?<!\\)[\]}]")
_POSITION: Final = re.compile(r"<[\d, ]*>")
"""Where the passage lies on the map of an older Twine, in the Twee of that time."""


def unescaped(text: str) -> str:
    """A name or tag as it is meant: every backslash but an escaped one is gone."""
    return _ESCAPED.sub(r"\1", text)


def escaped(text: str) -> str:
    """A name or tag as a header writes it."""
    return _META.sub(r"\\\g<0>", text)


class _Header(NamedTuple):
    """A header read: and the codes of what is wrong with it, each with what it speaks of beside the name."""

    name: str
    tags: tuple[str, ...]
    metadata: dict[str, Any]
    wrong: tuple[tuple[str, dict[str, str]], ...]


def read_header(line: str) -> _Header:
    """What a line says that begins with `::`."""
    wrong: list[tuple[str, dict[str, str]]] = []
    rest = line[2:].strip()
    found = _NAME.match(rest)
    written = found[0] if found is not None else ""
    rest = rest[len(written) :]
    written = written.strip()
    if any(letter in "]}" for letter in _ESCAPED.sub("", written)):
        wrong.append(("name-bracket", {}))
    tags: tuple[str, ...] = ()
    if rest.startswith("["):
        block = _TAGS.match(rest)
        if block is None:
            wrong.append(("tags-open", {}))
            block_text, rest = rest[1:], ""
        else:
            block_text, rest = block[1], rest[block.end() :].lstrip()
        tags = tuple(map(unescaped, block_text.split()))
    metadata: dict[str, Any] = {}
    if rest.startswith("{"):
        try:
            metadata = msgspec.json.decode(rest.encode("utf-8", "replace"), type=dict[str, Any])
        except (msgspec.MsgspecError, ValueError, RecursionError):
            wrong.append(("metadata-broken", {}))
    elif rest and not _POSITION.fullmatch(rest):
        wrong.append(("header-rest", {"rest": rest}))
    return _Header(unescaped(written), tags, metadata, tuple(wrong))


def write_header(passage: Passage) -> str:
    """The header of a passage. What `read_header` reads of it is the passage's again."""
    parts = [f":: {escaped(passage.name)}"]
    if passage.tags:
        parts.append(f"[{' '.join(map(escaped, passage.tags))}]")
    if passage.metadata:
        parts.append(msgspec.json.encode(passage.metadata).decode())
    return " ".join(parts)


# -- several files as one ----------------------------------------------------------------------------------------------

FILE_TAG: Final = "ffapp-file"
"""The tag of an empty passage that says of which file what follows is."""


def joined(sources: Sequence[Source]) -> str:
    """The text of some files as one, which `parted` takes apart again: that of one file as it is."""
    if len(sources) == 1:
        return normal(sources[0].text)
    parts = []
    for source in sources:
        text = normal(source.text)
        name = escaped(" ".join(source.name.split())) or "?"
        parts.append(f":: {name} [{FILE_TAG}]\n{text}" + ("" if text.endswith("\n") else "\n"))
    return "".join(parts)


def parted(source: Source) -> Iterator[Source]:
    """The files that a text was joined of; any other text is one file."""
    text = normal(source.text)
    if FILE_TAG not in text:
        yield source
        return
    found: list[tuple[str, list[str]]] = [(source.name, [])]
    for line in text.split("\n"):
        header = read_header(line) if line.startswith("::") and FILE_TAG in line else None
        if header is not None and header.tags == (FILE_TAG,):
            found[-1][1].append("")
            found.append((header.name, []))
        else:
            found[-1][1].append(line)
    if not "".join(found[0][1]).strip():
        del found[0]
    yield from (Source(name, "\n".join(lines)) for name, lines in found)


# -- files -------------------------------------------------------------------------------------------------------------


def normal(text: str) -> str:
    """A text with plain line ends and without the mark that some editors put before it."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def read_twee(sources: Iterable[Source], findings: Findings) -> Twee:
    """The story of some files, read one after another. Of passages with one name the first counts; `7` and `07` are one
    name, as they are one section."""
    labelled: dict[SectionLabel, Passage] = {}
    whole = NOWHERE
    for source in sources:
        whole = Place(source.name) if whole is NOWHERE else whole
        for passage in _passages(source, findings):
            known = labelled.setdefault(section_of(passage.name), passage)
            if known is not passage:
                first = known.at
                findings.add("name-twice", passage.at, name=passage.name, first_file=first.file, first_line=first.line)
    passages = {passage.name: passage for passage in labelled.values()}
    title = passages[TITLE].text.strip() if TITLE in passages else ""
    data = _story_data(passages, whole, findings)
    return Twee(passages=passages, title=title, data=data, start=_start(passages, data, whole, findings))


def _passages(source: Source, findings: Findings) -> Iterator[Passage]:
    """The passages of a file that have a name."""
    lines = normal(source.text).split("\n")
    heads = [at for at, line in enumerate(lines) if line.startswith("::")]
    before = next((at for at, line in enumerate(lines[: heads[0] if heads else None]) if line.strip()), None)
    if before is not None:
        findings.add("text-before", Place(source.name, before + 1))
    for at, end in pairwise([*heads, len(lines)]):
        header = read_header(lines[at])
        while end > at + 1 and not lines[end - 1].strip():
            end -= 1
        for code, arguments in header.wrong:
            findings.add(code, Place(source.name, at + 1, header.name), name=header.name, **arguments)
        if not header.name.strip():
            findings.add("name-empty", Place(source.name, at + 1))
            continue
        yield Passage(
            name=header.name,
            tags=header.tags,
            metadata=header.metadata,
            text="\n".join(lines[at + 1 : end]),
            file=source.name,
            line=at + 1,
        )


_IFID: Final = re.compile(r"[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}", re.ASCII)


def _story_data(passages: dict[str, Passage], whole: Place, findings: Findings) -> StoryData:
    """What StoryData says; where it cannot be read, nothing."""
    passage = passages.get(DATA)
    if passage is None:
        findings.add("story-data-missing", whole)
        return StoryData()
    at = passage.at
    try:
        data = msgspec.json.decode(passage.text.encode("utf-8", "replace"), type=StoryData)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        findings.add("story-data-broken", at, **fault_of(error))
        return StoryData()
    if not data.ifid:
        findings.add("ifid-missing", at)
    elif not _IFID.fullmatch(data.ifid):
        findings.add("ifid-form", at, ifid=data.ifid)
    return data


def _start(passages: dict[str, Passage], data: StoryData, whole: Place, findings: Findings) -> str:
    """The passage to begin with: the one that the data name, else `Start`, else the first that a reader can read."""
    at = passages[DATA].at if DATA in passages else whole
    wanted = data.start or START
    if wanted in passages:
        if not data.start:
            findings.add("start-assumed", at, name=wanted)
        return wanted
    findings.add("start-missing", at, name=wanted)
    return next((name for name, passage in passages.items() if not passage.special), wanted)
