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
    inside: list[str] = []
    counts: list[int | None] = []
    first = tight = False
    kind: Kind = "text"
    for token in tokens:
        match token.type:
            case "blockquote_open":
                inside.append(QUOTE)
            case "bullet_list_open" | "ordered_list_open":
                ordered = token.type == "ordered_list_open"
                counts.append(int(token.attrs.get("start", 1)) if ordered else None)
            case "bullet_list_close" | "ordered_list_close":
                counts.pop()
            case "list_item_open":
                number = counts[-1]
                inside.append("*" if number is None else f"{number}.")
                counts[-1] = None if number is None else number + 1
                first = True
            case "blockquote_close" | "list_item_close":
                inside.pop()
                first = False
            case "paragraph_open" | "heading_open":
                kind = "text" if token.type == "paragraph_open" else "heading"
                tight = token.hidden
            case "inline":
                runs = tuple(_runs(token.children or ()))
                if runs:
                    yield Paragraph(runs, kind, tuple(inside[:DEEPEST]), first, tight)
                    first = False
            case "hr":
                yield Paragraph(kind="rule", inside=tuple(inside[:DEEPEST]))
            case "fence" | "code_block":
                text = token.content.rstrip("\n")
                if text:
                    yield Paragraph((Run(text, "code"),), "code", tuple(inside[:DEEPEST]), first)
                    first = False


def _runs(tokens: Iterable[Token]) -> Iterator[Run]:
    """The runs of a paragraph; none where it is nothing but ways on."""
    found: list[Run] = []
    strong = slanted = 0
    addresses: list[str] = []
    for token in tokens:
        manner = " ".join(name for name, on in (("strong", strong), ("slanted", slanted)) if on)
        match token.type:
            case "strong_open" | "strong_close":
                strong += token.nesting
            case "em_open" | "em_close":
                slanted += token.nesting
            case "softbreak":
                found.append(Run(" "))
            case "hardbreak":
                found.append(Run("\n"))
            case "link_open":
                addresses.append(str(token.attrs.get("href", "")))
            case "link_close":
                address = addresses.pop()
                if address and not (found and found[-1].text == address):
                    found.append(Run(f" ({address})"))
            case "way":
                link: Link = token.meta["link"]
                outside = link.outside and link.target != link.text
                found.append(Run(f"{link.text} ({link.target})" if outside else link.text, _way(manner, link)))
            case "code_inline":
                found.append(Run(token.content, f"{manner} code".strip()))
            case _:
                if token.content:
                    found.append(Run(token.content, manner))
    if any(run.text.strip() and not _is_way(run) for run in found):
        yield from found


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
