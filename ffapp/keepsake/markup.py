"""HTML and SVG built element by element: whatever is not markup already is text, and is escaped."""

from __future__ import annotations

from html import escape
from typing import Final

from ffapp.visible import visible

_VOID: Final = frozenset({"meta", "br"})


SMALLEST: Final = 0.45
"""A drawing is not drawn smaller than by this share of its size: where it finds no room it is moved under the view."""


class Markup(str):
    """What may stand in a page as it is."""

    __slots__ = ()


def text(words: str) -> Markup:
    """A text as it can be shown anywhere, its lines kept."""
    lines = escape(visible(words, lines=True)).split("\n")
    return Markup("<br>".join(lines))


def element(kind: str, /, *parts: str, **attributes: str | float) -> Markup:
    """An element with its parts, each of them markup or a text. Of the names of attributes an underscore at the end is
    left out, any other is a hyphen."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(visible(str(value)))}"' for key, value in attributes.items()
    )
    if kind in _VOID:
        return Markup(f"<{kind}{told}>")
    return Markup(f"<{kind}{told}>{joined(*parts)}</{kind}>")


def joined(*parts: str) -> Markup:
    """Parts one after the other."""
    return Markup("".join(part if isinstance(part, Markup) else text(part) for part in parts))


def label(words: str) -> Markup:
    """A text for a drawing, on one line."""
    return Markup(escape(visible(words)))


def titled(title: str, width: float, height: float, *parts: str, kind: str) -> Markup:
    """A drawing with its name, for those who do not see it."""
    return element(
        "svg",
        element("title", label(title)),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        aria_label=title,
        class_=kind,
        style=f"max-width:{number(width)}px;min-width:{number(width * SMALLEST)}px",
    )


def number(value: float) -> str:
    """A coordinate, no longer than it need be."""
    return f"{value:.1f}".removesuffix(".0")
