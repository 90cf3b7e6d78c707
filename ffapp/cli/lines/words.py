"""The words that help at any time: the sheet, the story so far, the map, the help. They do nothing in the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from ffapp.cli.lines.questions import number_in
from ffapp.core.errors import Refusal
from ffapp.core.spelling import plain
from ffapp.texts.document import Section, document_of
from ffapp.texts.help_topics import fitting, topics_of
from ffapp.texts.telling import tell_refusal

if TYPE_CHECKING:
    from ffapp.cli.lines.host import Host

STORY: Final = 10
"""So many lines of the story are told unless asked otherwise."""

MOST: Final = 1_000_000

LEAST: Final = 3
"""So many letters of a word are enough."""


def _sheet(host: Host, rest: str) -> None:
    """The whole sheet, or the part of it whose title begins as was typed."""
    game = host.playing.game
    document = document_of(game.ruleset, game.state, host.texts, reversed(game.path()))
    wanted = plain(rest)
    sections = tuple(part for part in document.sections if plain(part.title).startswith(wanted))
    if not sections:
        host.talk.say(host.texts("lines-no-part", parts=", ".join(part.title for part in document.sections)))
        return
    if not wanted:
        host.talk.say(document.title)
    for part in sections:
        _say_section(host, part, drawn=bool(wanted))


def _say_section(host: Host, part: Section, *, drawn: bool) -> None:
    """A part of the sheet; a drawing only where it was asked for."""
    if part.drawing and not drawn:
        return
    host.talk.say(part.title)
    for row in part.rows:
        first, *others = (row.text or "").split("\n")
        host.talk.say(host.texts("lines-row", label=row.label, text=first))
        for other in others:
            host.talk.say(other)
    if part.drawing:
        host.talk.draw(part.drawing)


def _story(host: Host, rest: str) -> None:
    """The last lines of the story, or as many as were asked for."""
    steps = host.playing.game.path()
    count = number_in(rest, MOST) or STORY
    if not steps:
        host.talk.say(host.texts("book-journal-empty"))
    for step in steps[max(0, len(steps) - count) :]:
        host.talk.say(host.texts("lines-story", number=step.depth, told=host.step_text(step)))


def _again(host: Host, _: str) -> None:
    """Where the game stands, and what waits."""
    host.stack[-1].tell()


def _help(host: Host, rest: str) -> None:
    """The topics of the help, or one of them by its number or the beginning of its title."""
    topics, texts = _topics(host), host.texts
    titles = [texts(f"help-{topic}-title") for topic in topics]
    wanted = plain(rest)
    if not wanted:
        for number, title in enumerate(titles, 1):
            host.talk.say(texts("lines-entry", number=number, text=title, hint="", not_now=False))
        host.talk.say(texts("lines-help-how"))
        return
    number = number_in(wanted, len(topics))
    found = topics[number - 1 : number] if number else ()
    if not number:
        found = tuple(topic for topic, title in zip(topics, titles, strict=True) if plain(title).startswith(wanted))[:1]
    if not found:
        host.talk.say(texts("lines-no-topic"))
    for topic in found:
        _say_topic(host, topic)


def _topics(host: Host) -> tuple[str, ...]:
    session = host.playing.session
    return topics_of(host.book if session is None else session.ruleset.id)


def _say_topic(host: Host, topic: str) -> None:
    host.talk.say(host.texts(f"help-{topic}-title"))
    host.talk.say(host.texts(f"help-{topic}-body"))


def say_topic(host: Host, topic: str) -> None:
    """A topic of the help as the book at hand has it; nothing where it has none."""
    found = fitting(topic, _topics(host)) if topic else ""
    if found:
        _say_topic(host, found)


WORDS: Final[dict[str, Callable[[Host, str], None]]] = {
    "sheet": _sheet,
    "story": _story,
    "again": _again,
    "help": _help,
}
"""The words by what they are called in messages: `lines-word-<name>` has them in a language, parted by spaces."""


OF_A_GAME: Final = frozenset({"sheet", "story"})
"""Those that tell of a game."""


def spellings(host: Host, name: str) -> Iterator[str]:
    """How a word is spelt in the language, without accents."""
    yield from (plain(word) for word in host.texts(f"lines-word-{name}").split())


def heard(host: Host, line: str) -> bool:
    """Whether a line is one of the words (or its beginning, from three letters on), which is done then."""
    first, _, rest = line.strip().partition(" ")
    wanted = plain(first)
    for name, do in WORDS.items():
        for word in spellings(host, name):
            if wanted == word or (len(wanted) >= LEAST and word.startswith(wanted)):
                if host.playing.session is None and name in OF_A_GAME:
                    host.talk.say(tell_refusal(host.texts, Refusal("game-none"), {}))
                else:
                    do(host, rest.strip())
                return True
    return False
