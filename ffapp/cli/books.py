"""The rulebooks as the command line names them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ffapp.cli.errors import Trouble
from ffapp.core.near import near
from ffapp.core.ruleset import Ruleset
from ffapp.rulesets import GAMEBOOKS, RULESETS, ruleset_of

if TYPE_CHECKING:
    from ffapp.adventure.story import Story
    from ffapp.cli.parser import Call


def known_ruleset(name: str, *, by_title: bool = False) -> Ruleset:
    """The ruleset of that name; `by_title`: or the only one whose title has these words, for what only reads. Raises
    `Trouble`."""
    ruleset = ruleset_of(name)
    if ruleset is None and by_title:
        titled = _titled(name)
        ruleset = ruleset_of(titled[0]) if len(titled) == 1 else None
    if ruleset is None:
        raise Trouble("cli-ruleset-unknown", name=name, known=", ".join(RULESETS)).rather(near(name, RULESETS))
    return ruleset


def rulebook_of(call: Call, story: Story) -> str:
    """The rulebook by which an adventure is played: its own, or where it has none the one that was named (`--book`), or
    the first. Raises `Trouble` where another one was named."""
    named = call.options.get("--book")
    own = "" if story.book is None else story.book.id
    if own and named not in (None, own):
        raise Trouble("cli-play-rules", book=own)
    return own or named or GAMEBOOKS[0]


def _titled(name: str) -> list[str]:
    """The rulebooks whose title has all these words, in any language and however they are written."""
    from ffapp.core.spelling import plain
    from ffapp.texts import Texts

    wanted = set(_words(plain(name)))
    titles = {
        book: [set(_words(plain(Texts(language).name(book, "ui")))) for language in Texts.available]
        for book in RULESETS
    }
    return [book for book, told in titles.items() if wanted and any(wanted <= words for words in told)]


def _words(text: str) -> list[str]:
    """The words of a text, but for those that are too short to mean a book."""
    return [word for word in "".join(sign if sign.isalnum() else " " for sign in text).split() if len(word) > 3]
