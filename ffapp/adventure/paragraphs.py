"""The prose of a section as a page shows it: paragraphs, each with its runs of text. Nothing in it is ever done, opened
or fetched; what Markdown cannot say here is the text that it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from markdown_it.token import Token

from ffapp.adventure.prose import Link, markdown

Kind: TypeAlias = Literal["text", "heading", "rule", "code"]

QUOTE: Final = ">"
"""What a paragraph stands in, where that is a quotation; else it is the mark of a list's entry, "*" or "3."."""

DEEPEST: Final = 6
"""In so many quotations and lists a paragraph stands at most; what is deeper stands there, too."""


class Run(NamedTuple):
    """A text of one manner: "strong", "slanted", "code", "way" (the words of a way on); several parted by a space."""

    text: str
    manner: str = ""


class Paragraph(NamedTuple):
    """A paragraph, which may have line ends. `inside` is what it stands in, from without; `first`: it begins the entry
    of the innermost list; `tight`: no blank line before it."""

    runs: tuple[Run, ...] = ()
    kind: Kind = "text"
    inside: tuple[str, ...] = ()
    first: bool = False
    tight: bool = False

    @property
    def text(self) -> str:
        """All that it says."""
        return "".join(run.text for run in self.runs)


@lru_cache(maxsize=64)
def paragraphs(prose: str) -> tuple[Paragraph, ...]:
    """The paragraphs of a prose. One that is nothing but ways on is left out: they are listed as what can be chosen."""
    return tuple(_paragraphs(markdown(prose)))


def _paragraphs(tokens: Iterable[Token]) -> Iterator[Paragraph]:
    where = _Where()
    kind: Kind = "text"
    tight = False
    for token in tokens:
        match token.type:
            case "paragraph_open" | "heading_open":
                kind = "text" if token.type == "paragraph_open" else "heading"
                tight = token.hidden and not where.opens
            case "inline":
                runs = tuple(_runs(token.children or ()))
                if any(run.text.strip() and not _is_way(run) for run in runs):
                    yield Paragraph(runs, kind, where.deep, where.begins(), tight)
            case "hr":
                yield Paragraph(kind="rule", inside=where.deep)
            case "fence" | "code_block":
                text = token.content.rstrip("\n")
                if text:
                    yield Paragraph((Run(text, "code"),), "code", where.deep, where.begins())
            case _:
                where.follow(token)


class _Where:
    """The quotations and lists in which something stands."""

    def __init__(self) -> None:
        self._inside: list[str] = []
        self._counts: list[int | None] = []
        self._first = False
        self.opens = False
        """Whether a list has just begun that stands in no other."""

    @property
    def deep(self) -> tuple[str, ...]:
        """What it stands in, from without."""
        return tuple(self._inside[:DEEPEST])

    def begins(self) -> bool:
        """Whether it begins the entry of a list; what follows it does not."""
        first, self._first, self.opens = self._first, False, False
        return first

    def follow(self, token: Token) -> None:
        """Goes into a quotation, a list or an entry of one, or out of it."""
        match token.type:
            case "blockquote_open":
                self._inside.append(QUOTE)
            case "bullet_list_open":
                self.opens = not self._counts
                self._counts.append(None)
            case "ordered_list_open":
                self.opens = not self._counts
                self._counts.append(int(token.attrs.get("start", 1)))
            case "bullet_list_close" | "ordered_list_close":
                self._counts.pop()
            case "list_item_open":
                number = self._counts[-1]
                self._inside.append("*" if number is None else f"{number}.")
                self._counts[-1] = None if number is None else number + 1
                self._first = True
            case "blockquote_close" | "list_item_close":
                self._inside.pop()
                self._first = False


_MANNERS: Final = {"strong": "strong", "em": "slanted"}


def _runs(tokens: Iterable[Token]) -> Iterator[Run]:
    """The runs of a paragraph."""
    manners: list[str] = []
    addresses: list[str] = []
    for token in tokens:
        kind, _, end = token.type.rpartition("_")
        if kind in _MANNERS and end == "open":
            manners.append(_MANNERS[kind])
        elif kind in _MANNERS:
            manners.remove(_MANNERS[kind])
        elif token.type == "link_open":
            addresses.append(str(token.attrs.get("href", "")))
        elif token.type == "link_close":
            address = addresses.pop()
            if token.info != "auto":  # else it has just been said
                yield Run(f" ({address})")
        else:
            yield from _run(token, " ".join(dict.fromkeys(manners)))


def _run(token: Token, manner: str) -> Iterator[Run]:
    match token.type:
        case "softbreak":
            yield Run(" ")
        case "hardbreak":
            yield Run("\n")
        case "way":
            link: Link = token.meta["link"]
            outside = link.outside and link.target != link.text
            yield Run(f"{link.text} ({link.target})" if outside else link.text, _way(manner, link))
        case "code_inline":
            yield Run(token.content, f"{manner} code".strip())
        case _:
            if token.content:
                yield Run(token.content, manner)


def _way(manner: str, link: Link) -> str:
    return manner if link.outside else f"{manner} way".strip()


def _is_way(run: Run) -> bool:
    return run.manner.endswith("way")


def plainly(prose: str) -> Iterator[str]:
    """The paragraphs of a prose as text alone, to be read aloud line by line."""
    for paragraph in paragraphs(prose):
        mark = paragraph.inside[-1] if paragraph.first and paragraph.inside else ""
        text = " ".join(paragraph.text.split("\n")) if paragraph.kind != "code" else paragraph.text
        if text.strip():
            yield f"{mark} {text}".strip() if mark not in ("", "*", QUOTE) else text


def last_words(prose: str) -> str:
    """The last paragraph of a prose that is running text; "" for none."""
    return next((one.text for one in reversed(paragraphs(prose)) if one.kind == "text"), "")
