r"""The text of a passage: its prose, the ways on that are links in it, and its one block for the rules.

Links are those of Twine: `[[target]]`, `[[text->target]]`, `[[target<-text]]`, `[[text|target]]`, on one line. The last
`->`, else the first `<-`, else the last `|` parts text and target, and what follows `][` is another format's and not
read. In ffapp a backslash before `[[` shows the brackets as they are, and one inside a link keeps the next letter from
meaning anything; the map of Twine knows neither.

A link is a link wherever it stands, in code too, as it is on that map: links are taken out of the text before it is
read as Markdown (CommonMark, without HTML, which is shown as the text it is).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:  # what only looks through an adventure reads no Markdown
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

INFO: Final = "ffapp"
"""The info string of the block for the rules."""


class Link(NamedTuple):
    """A way on: the passage it leads to, what is shown, and on which line of the passage's text (from 0) it stands.

    `outside`: it is an address of the web, and no passage."""

    target: str
    text: str
    line: int
    outside: bool = False


class Block(NamedTuple):
    """The block for the rules: its text, and the line of the passage's text (from 0) on which the text begins."""

    text: str
    line: int
    closed: bool = True


class Prose(NamedTuple):
    """A passage taken apart: the prose without any block for the rules, with as many lines as before, so that a line
    of it is that line of the passage; the blocks; the links in the order in which they stand."""

    text: str
    blocks: tuple[Block, ...]
    links: tuple[Link, ...]


_FENCE: Final = re.compile(r" {0,3}(`{3,}|~{3,})[ \t]*([^\n]*)")
_INSIDE: Final = re.compile(r"((?:[^\\\]]|\\.|\](?!\]))++)\]\]")
_OUTSIDE: Final = re.compile(r"\w+:///?\w", re.ASCII)
_BACKSLASH: Final = re.compile(r"\\(.)")


def taken_apart(text: str) -> Prose:
    """The prose, blocks and links of a passage's text. It never fails, and takes time as the text is long."""
    kept: list[str] = []
    blocks: list[Block] = []
    fence = ""
    inside: list[str] | None = None
    begun = 0
    for at, line in enumerate(text.split("\n")):
        found = _FENCE.match(line)
        if fence:
            closing = found is not None and not found[2].strip() and _closes(found[1], fence)
            if inside is None:
                kept.append(line)
            else:
                kept.append("")
                if closing:
                    blocks.append(Block("\n".join(inside), begun))
                    inside = None
                else:
                    inside.append(line)
            fence = "" if closing else fence
            continue
        if found is None or (found[1][0] == "`" and "`" in found[2]):
            kept.append(line)
            continue
        fence = found[1]
        if found[2].strip() == INFO:
            inside, begun = [], at + 1
            kept.append("")
        else:
            kept.append(line)
    if inside is not None:
        blocks.append(Block("\n".join(inside), begun, closed=False))
    prose = "\n".join(kept)
    return Prose(prose, tuple(blocks), tuple(link for _, _, link in _links(prose)))


def _closes(mark: str, fence: str) -> bool:
    return mark[0] == fence[0] and len(mark) >= len(fence)


def _links(prose: str) -> Iterator[tuple[int, int, Link]]:
    """The links of a prose, each with where it begins and ends."""
    start = 0
    for number, line in enumerate(prose.split("\n")):
        at = 0
        while (at := line.find("[[", at)) >= 0:
            if _escaped(line, at):
                at += 1
                continue
            found = _INSIDE.match(line, at + 2)
            if found is None:  # then nothing that begins later on the line ends there either
                break
            target, text = read_link(found[1])
            if target:
                link = Link(target, text, number, bool(_OUTSIDE.match(target)))
                yield start + at, start + found.end(), link
            at = found.end()
        start += len(line) + 1


def _escaped(line: str, at: int) -> bool:
    """Whether an odd number of backslashes stands before a place."""
    begun = at
    while begun and line[begun - 1] == "\\":
        begun -= 1
    return (at - begun) % 2 == 1


def read_link(inside: str) -> tuple[str, str]:
    """Target and text of what stands between `[[` and `]]`; both are the same where only one is said."""
    # A letter behind a backslash stands as two of a private area, so that it divides nothing.
    hidden = _BACKSLASH.sub(lambda found: f"\ue000{ord(found[1]):x}\ue001", inside.replace("\ue000", "\ufffd"))
    hidden = hidden.partition("][")[0]
    target = text = hidden
    if "->" in hidden:
        text, _, target = hidden.rpartition("->")
    elif "<-" in hidden:
        target, _, text = hidden.partition("<-")
    elif "|" in hidden:
        text, _, target = hidden.rpartition("|")
    target, text = (_HIDDEN.sub(lambda found: chr(int(found[1], 16)), part).strip() for part in (target, text))
    return target, text or target


_HIDDEN: Final = re.compile("\ue000([0-9a-f]+)\ue001")


LONGEST: Final = 100_000
"""A longer prose is shown as the text it is: reading Markdown may take more time than it is long."""

_OPEN, _SHUT = "\ue002", "\ue003"
_PRIVATE: Final = re.compile("[\ue000-\ue003]")
_PUT: Final = re.compile(f"(?:{_OPEN}|%EE%80%82)(\\d+)(?:{_SHUT}|%EE%80%83)")
"""Where a link was; in an address it is written in another way."""


def markdown(prose: str) -> list[Token]:
    """A prose (without any block) as Markdown, in the tokens of markdown-it. A link is one of type `way` among the
    children of an inline one, with its words in `content` and the `Link` in `meta["link"]`; one to an address of the
    web is `outside`. In code, and in an address, it is the text it is."""
    from markdown_it.token import Token

    links: list[tuple[Link, str]] = []
    parts: list[str] = []
    at = 0
    prose = _PRIVATE.sub("\ufffd", prose)
    for begin, end, link in _links(prose):
        parts += (prose[at:begin], f"{_OPEN}{len(links)}{_SHUT}")
        links.append((link, prose[begin:end]))
        at = end
    text = "".join((*parts, prose[at:]))
    if len(text) > LONGEST:
        children = [Token("text", "", 0, content=text)]
        read = [Token("paragraph_open", "p", 1), Token("inline", "", 0, content=text, children=children)]
        read.append(Token("paragraph_close", "p", -1))
    else:
        read = _markdown().parse(text)
    for token in read:
        token.content = _put_back(token.content, links)
        if token.children is not None:
            token.children = [one for child in token.children for one in _with_links(child, links)]
    return read


@cache
def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False, "maxNesting": 20})


def _with_links(token: Token, links: list[tuple[Link, str]]) -> Iterator[Token]:
    """An inline token with the links that stand in its text as tokens of their own."""
    if token.type != "text":
        token.content = _put_back(token.content, links)
        token.attrs = {
            name: _put_back(value, links) if isinstance(value, str) else value for name, value in token.attrs.items()
        }
        yield token
        return
    made = type(token)
    at = 0
    for found in _PUT.finditer(token.content):
        if at < found.start():
            yield made("text", "", 0, content=token.content[at : found.start()])
        link = links[int(found[1])][0]
        yield made("way", "", 0, content=link.text, meta={"link": link})
        at = found.end()
    if at < len(token.content) or not at:
        yield made("text", "", 0, content=token.content[at:])


def _put_back(text: str, links: list[tuple[Link, str]]) -> str:
    return _PUT.sub(lambda found: links[int(found[1])][1], text)


def write_link(target: str, text: str = "") -> str:
    """A link to a passage, as it stands in a prose. `read_link` reads of it what was written."""
    if not text or text == target:
        return f"[[{_kept(target)}]]"
    return f"[[{_kept(text)}->{_kept(target)}]]"


def _kept(text: str) -> str:
    return re.sub(r"[\\\[\]|<>]|-(?=>)", r"\\\g<0>", text)
