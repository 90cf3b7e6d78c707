"""Themes whose every colour is another: what is drawn in them says by which fields of the palette it is drawn, so that
one picture tells how it looks in every theme."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

import pytest
from rich.cells import cell_len
from textual.app import App
from textual.geometry import Region

from ffapp.tui.look.themes import PALETTES, Palette, theme_of
from ffapp.tui.table.grid import grounds

FIELDS: Final = tuple(field for field in Palette.__struct_fields__ if field != "dark")
_DYES: Final = {
    field: f"#{64 * (at % 4) + 30:02x}{64 * (at // 4 % 4) + 30:02x}{64 * (at // 16) + 30:02x}"
    for at, field in enumerate(FIELDS)
}


class Look(NamedTuple):
    """By what a cell is drawn: fields of the palette, or grounds of the grid; "" where a colour is another mixture."""

    ink: str
    ground: str


def dyed(*, dark: bool) -> Palette:
    """A palette of the dyes."""
    return Palette(dark=dark, **_DYES)


def wear_dyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has every theme of the apps that are made from now on dyed."""
    themes = tuple(theme_of(name, dyed(dark=palette.dark)) for name, palette in PALETTES.items())
    monkeypatch.setattr("ffapp.tui.looks.THEMES", themes)


def colours(palette: Palette) -> dict[str, str]:
    """Every colour that is drawn with a palette, by what it is: its fields, and what the grid mixes from them."""
    variables = theme_of("", palette).variables
    variables |= {name: getattr(palette, name) for name in ("panel", "background", "accent")}
    found = grounds(variables | {"foreground": palette.text}, dark=palette.dark)
    mixed = {f"{name}{part}": pair[at].lower() for name, pair in found.items() for at, part in enumerate(("", " edge"))}
    return {**mixed, **{field: getattr(palette, field) for field in FIELDS}}


_KNOWN: Final = tuple(
    (bytes.fromhex(colour[1:]), name) for dark in (True, False) for name, colour in colours(dyed(dark=dark)).items()
)

_ROUNDED: Final = 2
"""So far a colour may be from its dye."""


@lru_cache(None)
def named(colour: str) -> str:
    """What a `#rrggbb` is the dye of; "" for a mixture."""
    given = bytes.fromhex(colour[1:])
    near = (name for known, name in _KNOWN if all(abs(a - b) <= _ROUNDED for a, b in zip(given, known, strict=True)))
    return next(near, "")


def looks(app: App[Any]) -> Iterator[tuple[str, Look]]:
    """Each sign of the screen on top, and how it looks: without what is faint around a dialog, and without pictures."""
    screen = app.screen
    rooms = [child.region for child in screen.children] if screen.is_modal else [screen.region]
    painted = [picture.region for picture in screen.query("Scene, Horizon, Vignette") if picture.display]
    for y, strip in enumerate(screen._compositor.render_strips(app.size)):
        x = 0
        for text, style, _ in strip:
            for sign in text:
                x += cell_len(sign)
                if sign.isspace() or style is None or not _in(rooms, x - 1, y) or _in(painted, x - 1, y):
                    continue
                ink, ground = (named(c.get_truecolor().hex) if c else "" for c in (style.color, style.bgcolor))
                yield sign, Look(ground, ink) if style.reverse else Look(ink, ground)


def _in(regions: list[Region], x: int, y: int) -> bool:
    return any(region.contains(x, y) for region in regions)
