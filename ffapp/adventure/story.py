"""An adventure understood: its rules, and its sections with their prose, their ways on and what they order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from ffapp.adventure.blocks import line_of, read_block
from ffapp.adventure.findings import Findings, Place
from ffapp.adventure.prose import Block, Link, Prose, taken_apart
from ffapp.adventure.twee import RULES, Passage, Source, StoryData, Twee, read_twee
from ffapp.gamebook.books import BOOKS, Book
from ffapp.gamebook.fight import OpenFight
from ffapp.gamebook.fight_line import FightLineError, FightWords, read_fight
from ffapp.gamebook.orders import Orders, StoryRules, Way
from ffapp.rulesets import GAMEBOOKS

Speech: TypeAlias = Callable[[str, Book], FightWords | None]
"""The words of fight lines in a language for a rulebook; None where ffapp does not speak it."""


class Choice(NamedTuple):
    """A link of the prose to a passage, and what the block says of it."""

    link: Link
    way: Way


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A passage that a reader comes to. `prose` is its text without the block; `links` are those to passages, in the
    order in which they stand, of several to one passage the first; `fight` is the line of the fight understood (None:
    there is none, or it cannot be read)."""

    passage: Passage
    prose: str = ""
    links: tuple[Link, ...] = ()
    orders: Orders = Orders()
    fight: OpenFight | None = None
    block: Block | None = None

    @property
    def name(self) -> str:
        return self.passage.name

    @property
    def choices(self) -> Iterator[Choice]:
        """The ways on, in the order of the links."""
        ways = self.orders.to
        return (Choice(link, ways.get(link.target, _PLAIN)) for link in self.links)

    def at(self, link: Link) -> Place:
        """Where a link stands."""
        return _place(self.passage, link.line)

    def at_key(self, *path: str) -> Place:
        """Where a key of the block stands, or the table that it is in; without a block, the header."""
        if self.block is None:
            return self.passage.at
        return _place(self.passage, self.block.line + line_of(self.block.text, *path))


_PLAIN = Way()


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """An adventure. `start` names its first section (which is none of `sections` only where there is none at all),
    `book` is its rulebook (None: the reader chooses), `blurb` what is said of it on the shelf, in Markdown."""

    title: str = ""
    data: StoryData = StoryData()
    start: str = ""
    rules: StoryRules = StoryRules()
    book: Book | None = None
    blurb: str = ""
    sections: dict[str, Section] = {}
    special: dict[str, Passage] = {}


def _place(passage: Passage, line: int) -> Place:
    """Where a line of a passage's text (from 0) stands."""
    return passage.at._replace(line=passage.line + 1 + line)


def read_story(sources: Iterable[Source], findings: Findings, speech: Speech) -> Story:
    """The adventure that some files hold, as far as it can be understood; what is wrong with them is added to the
    findings. It never fails."""
    twee = read_twee(sources, findings)
    rules, blurb = _rules(twee, findings)
    book, words = _book(twee, rules, findings, speech)
    special = {name: passage for name, passage in twee.passages.items() if passage.special and name != twee.start}
    sections: dict[str, Section] = {}
    for name, passage in twee.passages.items():
        if name in special:
            _unread(passage, findings)
        else:
            sections[name] = _section(passage, words, findings)
    return Story(
        title=twee.title,
        data=twee.data,
        start=twee.start,
        rules=rules,
        book=book,
        blurb=blurb,
        sections=sections,
        special=special,
    )


def read_cover(sources: Iterable[Source]) -> Story:
    """What an adventure says of itself, without its sections. It never fails."""
    findings = Findings()
    twee = read_twee(sources, findings)
    rules, blurb = _rules(twee, findings)
    return Story(
        title=twee.title, data=twee.data, start=twee.start, rules=rules, book=BOOKS.get(rules.rules), blurb=blurb
    )


def _rules(twee: Twee, findings: Findings) -> tuple[StoryRules, str]:
    """The rules of the story, and the prose beside them."""
    passage = twee.passages.get(RULES)
    if passage is None:
        return StoryRules(), ""
    prose = taken_apart(passage.text)
    if not prose.blocks:
        findings.add("rules-empty", passage.at)
    for more in prose.blocks[1:]:
        findings.add("block-second", _place(passage, more.line - 1))
    rules = read_block(prose.blocks[0], passage.at, StoryRules, findings) if prose.blocks else StoryRules()
    return rules, prose.text.strip()


def _book(twee: Twee, rules: StoryRules, findings: Findings, speech: Speech) -> tuple[Book | None, FightWords | None]:
    """The rulebook of the story, and the words of its fight lines."""
    if not rules.rules:
        return None, None
    at = twee.passages[RULES].at
    book = BOOKS.get(rules.rules)
    if book is None:
        findings.add(
            "rulebook-unknown", at, name=rules.rules, known=GAMEBOOKS, meant=findings.meant(rules.rules, GAMEBOOKS)
        )
        return None, None
    words = speech(rules.language, book)
    if words is None:
        findings.add("language-unknown", at, name=rules.language)
    return book, words


def _unread(passage: Passage, findings: Findings) -> None:
    """Tells of a block where nobody reads it."""
    if passage.name == RULES or "ffapp" not in passage.text:
        return
    for block in taken_apart(passage.text).blocks:
        findings.add("block-unread", _place(passage, block.line - 1))


def _section(passage: Passage, words: FightWords | None, findings: Findings) -> Section:
    prose = taken_apart(passage.text)
    for more in prose.blocks[1:]:
        findings.add("block-second", _place(passage, more.line - 1))
    block = prose.blocks[0] if prose.blocks else None
    orders = Orders() if block is None else read_block(block, passage.at, Orders, findings)
    section = Section(
        passage=passage, prose=prose.text, links=_passages(prose, passage, findings), orders=orders, block=block
    )
    return replace(section, fight=_fight(section, words, findings))


def _passages(prose: Prose, passage: Passage, findings: Findings) -> tuple[Link, ...]:
    """The links to passages, each passage once."""
    links: dict[str, Link] = {}
    for link in prose.links:
        if link.outside:
            findings.add("link-outside", _place(passage, link.line), address=link.target)
        else:
            links.setdefault(link.target, link)
    return tuple(links.values())


def _fight(section: Section, words: FightWords | None, findings: Findings) -> OpenFight | None:
    """The fight that a section opens."""
    if not section.orders.fight or words is None:
        return None
    try:
        return read_fight(section.orders.fight, words)
    except FightLineError as error:
        findings.add("fight-line", section.at_key("fight"), problem=error.problem, part=error.part, **error.arguments)
        return None
