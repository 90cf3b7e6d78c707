"""From an adventure that was read to the commands that play it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from ffapp.adventure.story import Section, Story
from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.gamebook.bounds import invisible
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.reading import BeginAdventure, ChangeText
from ffapp.gamebook.sections import LONGEST_NAME, SectionLabel, section_of
from ffapp.gamebook.sheet import Sheet
from ffapp.gamebook.ways_on import ways_on


class Choice(NamedTuple):
    """A way on as it is offered: the section that it leads to, the words of its link, and why it is closed (None: it is
    open)."""

    target: str
    text: str
    closed: Refusal | None = None


def section_named(story: Story, label: SectionLabel) -> Section | None:
    """The section of that name, however a number is written; None where the story has none."""
    found = story.sections.get(str(label))
    if found is not None:
        return found
    wanted = section_of(label)
    return next((section for name, section in story.sections.items() if section_of(name) == wanted), None)


def begin(story: Story, adventure: str) -> BeginAdventure:
    """The command that begins the adventure, whose text is named `adventure`."""
    return BeginAdventure(
        adventure=adventure, title=told(story.title), ifid=told(story.data.ifid), hero=story.rules.hero
    )


def told(text: str) -> str:
    """A title, or what stands for one, as a save can hold it: one line, not too long; "" where nothing can be seen."""
    line = " ".join(text.encode("utf-8", "replace").decode().split())[:LONGEST_NAME].strip()
    return "" if invisible(line) else line


def opening(story: Story, adventure: str, sheet: Sheet) -> Iterator[Command]:
    """The commands that lead a hero, as far as they are still to be done, into the first section of the adventure."""
    if sheet.reading is None:
        yield begin(story, adventure)
    if sheet.section is None:
        yield entry(story, story.start)


def change(story: Story, adventure: str, sheet: Sheet) -> ChangeText:
    """The command by which a game goes on with this text of its adventure, named `adventure`, where it stands. Raises
    `Refusal`: "adventure-none", "adventure-same", "adventure-rulebook" (the text is by the rules of another book),
    "section-gone" (it has not the section that is read)."""
    if sheet.reading is None:
        raise Refusal("adventure-none")
    if sheet.reading.adventure == adventure:
        raise Refusal("adventure-same")
    if story.book is not None and story.book.id != sheet.book:
        raise Refusal("adventure-rulebook", book=story.book.id)
    command = ChangeText(adventure=adventure, title=told(story.title), ifid=told(story.data.ifid))
    if sheet.section is None:
        return command
    section = section_named(story, sheet.section)
    if section is None:
        raise Refusal("section-gone", section=sheet.section)
    there = entry(story, sheet.section)
    return replace(command, links=there.links, orders=there.orders, fight=there.fight)


def why_no_change(game: Game, story: Story, adventure: str) -> Refusal | None:
    """Why a game cannot go on with this text of its adventure where it stands, or None."""
    try:
        return game.why_not(change(story, adventure, game.state))
    except Refusal as refusal:
        return refusal


def entry(story: Story, label: SectionLabel, *, by_hand: bool = False) -> Enter:
    """The command that enters a section. Raises `Refusal` ("section-nowhere") where the story has none of that name."""
    section = section_named(story, label)
    if section is None:
        raise Refusal("section-nowhere", section=section_of(label))
    links = tuple(link.target for link in section.links)
    orders = replace(section.orders, fight="", to={to: way for to, way in section.orders.to.items() if to in links})
    return Enter(section=section_of(section.name), links=links, orders=orders, fight=section.fight, by_hand=by_hand)


def choices(story: Story, sheet: Sheet) -> tuple[Choice, ...]:
    """The ways on from the section that is read, in the words of its prose and in their order."""
    section = None if sheet.section is None else section_named(story, sheet.section)
    texts = {} if section is None else {link.target: link.text for link in section.links}
    return tuple(Choice(way.target, texts.get(way.target, way.target), way.closed) for way in ways_on(sheet))
