"""Colours as data: a `Palette` of named inks and grounds, and the Textual themes made from it.

A new family is a dark and a light entry more in `PALETTES`. Every ink is legible (WCAG contrast 4.5) on
every ground: which these are, and how well the few pairs that stand alone and drawn shapes are seen, is computed for
each theme by `tests/tui/test_themes.py`.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from textual.theme import Theme


class Palette(Struct, frozen=True, kw_only=True):
    """The colours of one theme, as `#rrggbb`.

    Grounds, from the farthest to the nearest: `background` behind everything, `page` the paper that text is printed
    on, `panel` for bars and fields, `raised` under the pointer, `selection` under the cursor.
    `wound` is the only red and is for wounds and death; what is refused or risky is told in `caution`. `moon` lights
    pictures, `torch` is what its light makes of a floor (`panel` in a theme without any); a counter around zero is
    drawn in `counter_above` and `counter_below`, which its sign and place tell, too.
    """

    dark: bool
    background: str
    page: str
    panel: str
    raised: str
    selection: str
    text: str
    muted: str
    primary: str
    secondary: str
    accent: str
    gain: str
    wound: str
    caution: str
    stone_good: str
    stone_neutral: str
    stone_evil: str
    map_ink: str
    moon: str
    torch: str
    counter_above: str
    counter_below: str
    frame: str
    gauge_fill: str
    gauge_tick: str
    gauge_surplus: str
    gauge_low: str
    die: str
    die_dim: str
    die_pip: str
    haze: str
    far: str


SWAMP_DARK: Final = Palette(
    dark=True,
    background="#0d130e",
    page="#131b13",
    panel="#1b261a",
    raised="#223020",
    selection="#2b3d24",
    text="#e8ddbd",
    muted="#a8ab8b",
    primary="#97b868",
    secondary="#b3ad7d",
    accent="#e0c84c",
    gain="#93cf76",
    wound="#f58a7a",
    caution="#e6ab5a",
    stone_good="#9cc6e2",
    stone_neutral="#cbbd94",
    stone_evil="#cfa2e6",
    map_ink="#c2bd94",
    moon="#dfc84c",
    torch="#40340f",
    counter_above="#97b868",
    counter_below="#cf9a4e",
    frame="#5f7348",
    gauge_fill="#7d9f52",
    gauge_tick="#c9c39a",
    gauge_surplus="#e0c84c",
    gauge_low="#c48b3f",
    die="#e6d9b2",
    die_dim="#9c967a",
    die_pip="#20281a",
    haze="#4a5c38",
    far="#131b13",
)

SWAMP_LIGHT: Final = Palette(
    dark=False,
    background="#e9dec0",
    page="#f4ecd6",
    panel="#e5dab9",
    raised="#dfd3ae",
    selection="#d5d5a2",
    text="#222c1a",
    muted="#515739",
    primary="#39571f",
    secondary="#5d552c",
    accent="#654d00",
    gain="#285c14",
    wound="#981a15",
    caution="#7f3c00",
    stone_good="#1b506f",
    stone_neutral="#574c2a",
    stone_evil="#692e80",
    map_ink="#454d2c",
    moon="#b06a1c",
    torch="#f6dfa0",
    counter_above="#39571f",
    counter_below="#7f3c00",
    frame="#827d50",
    gauge_fill="#5f8038",
    gauge_tick="#4a4526",
    gauge_surplus="#8f6f00",
    gauge_low="#b06a1c",
    die="#5a4728",
    die_dim="#877859",
    die_pip="#fff6dd",
    haze="#d3c8a2",
    far="#a39e6f",
)

NIGHT_DARK: Final = Palette(
    dark=True,
    background="#0c0b1a",
    page="#131227",
    panel="#1b1a37",
    raised="#232145",
    selection="#302c5e",
    text="#e4e5f3",
    muted="#a9a8c8",
    primary="#ad9ff2",
    secondary="#b9b3da",
    accent="#f0a35a",
    gain="#8bd3b4",
    wound="#ff9090",
    caution="#e4cb74",
    stone_good="#9cc6e2",
    stone_neutral="#c3c3d6",
    stone_evil="#d3a2e8",
    map_ink="#bcbbdc",
    moon="#e4e7f5",
    torch="#4a2f1c",
    counter_above="#c9cfe8",
    counter_below="#ad9ff2",
    frame="#6660a7",
    gauge_fill="#7f75d6",
    gauge_tick="#cfd0ea",
    gauge_surplus="#f0a35a",
    gauge_low="#b98bd0",
    die="#dfe1f1",
    die_dim="#9798aa",
    die_pip="#1b1838",
    haze="#443e80",
    far="#131227",
)

NIGHT_LIGHT: Final = Palette(
    dark=False,
    background="#d9d9ea",
    page="#eceaf6",
    panel="#dcdaec",
    raised="#d3d0e8",
    selection="#c6c1e4",
    text="#1d1a3a",
    muted="#484569",
    primary="#432f96",
    secondary="#514377",
    accent="#783a00",
    gain="#0f5640",
    wound="#951526",
    caution="#5f4700",
    stone_good="#1b506f",
    stone_neutral="#4a4668",
    stone_evil="#692e80",
    map_ink="#403c66",
    moon="#837fae",
    torch="#f6dcc0",
    counter_above="#403c66",
    counter_below="#66309c",
    frame="#767099",
    gauge_fill="#6a5cbc",
    gauge_tick="#3a3560",
    gauge_surplus="#b25c12",
    gauge_low="#93509f",
    die="#3f3870",
    die_dim="#7b769e",
    die_pip="#f3f2fc",
    haze="#c9c5e2",
    far="#a09bc8",
)

DUNGEON_DARK: Final = Palette(
    dark=True,
    background="#0f1216",
    page="#151920",
    panel="#1e242d",
    raised="#262e39",
    selection="#323d4b",
    text="#e7e2d5",
    muted="#a7aeb7",
    primary="#9db8d1",
    secondary="#c3b594",
    accent="#f2a93c",
    gain="#9fcb86",
    wound="#ff9188",
    caution="#e2cd74",
    stone_good="#9cc6e2",
    stone_neutral="#c9bda3",
    stone_evil="#d4a3e6",
    map_ink="#bcc2ca",
    moon="#f2a93c",
    torch="#5a3d17",
    counter_above="#9db8d1",
    counter_below="#d9a05a",
    frame="#66717f",
    gauge_fill="#7f99b2",
    gauge_tick="#cfd4da",
    gauge_surplus="#f2a93c",
    gauge_low="#c8843f",
    die="#e4dcc8",
    die_dim="#9b978d",
    die_pip="#1d232b",
    haze="#4c5866",
    far="#151920",
)

DUNGEON_LIGHT: Final = Palette(
    dark=False,
    background="#d9dad6",
    page="#eae9e2",
    panel="#dad9d1",
    raised="#d0d1cb",
    selection="#c0c8cf",
    text="#1a2028",
    muted="#434b55",
    primary="#26486a",
    secondary="#52462b",
    accent="#733c00",
    gain="#1c531f",
    wound="#8c1212",
    caution="#5c4600",
    stone_good="#1b4a69",
    stone_neutral="#4c4634",
    stone_evil="#632a78",
    map_ink="#3b444f",
    moon="#b9741c",
    torch="#f0d7a0",
    counter_above="#26486a",
    counter_below="#733c00",
    frame="#6f7984",
    gauge_fill="#55789a",
    gauge_tick="#39424c",
    gauge_surplus="#a3600f",
    gauge_low="#a35f1c",
    die="#4a4f57",
    die_dim="#727579",
    die_pip="#f6f3e8",
    haze="#c6c9c8",
    far="#9aa2aa",
)

PALETTES: Final[dict[str, Palette]] = {
    "swamp-dark": SWAMP_DARK,
    "swamp-light": SWAMP_LIGHT,
    "night-dark": NIGHT_DARK,
    "night-light": NIGHT_LIGHT,
    "dungeon-dark": DUNGEON_DARK,
    "dungeon-light": DUNGEON_LIGHT,
}
"""Every palette by the name of its theme: `<family>-dark` and `<family>-light`."""


def _variables(palette: Palette) -> dict[str, str]:
    """The CSS variables of a palette beyond the ones that `Theme` has fields for."""
    text, muted, page = palette.text, palette.muted, palette.page
    return {
        # Ours.
        "page": page,
        "raised": palette.raised,
        "selection": palette.selection,
        "selection-text": text,
        "muted": muted,
        "wound": palette.wound,
        "gain": palette.gain,
        "caution": palette.caution,
        "stone-good": palette.stone_good,
        "stone-neutral": palette.stone_neutral,
        "stone-evil": palette.stone_evil,
        "map-ink": palette.map_ink,
        "map-conflict": palette.caution,
        "moon": palette.moon,
        "torch": palette.torch,
        "haze": palette.haze,
        "far": palette.far,
        "counter-above": palette.counter_above,
        "counter-below": palette.counter_below,
        "frame-ink": palette.frame,
        "frame-focus": palette.primary,
        "gauge-fill": palette.gauge_fill,
        "gauge-tick": palette.gauge_tick,
        "gauge-surplus": palette.gauge_surplus,
        "gauge-low": palette.gauge_low,
        "die": palette.die,
        "die-dim": palette.die_dim,
        "die-pip": palette.die_pip,
        "on-primary": palette.background if palette.dark else palette.page,
        # Textual's own, which it would else mix from alpha and so below the contrast we want.
        "text": text,
        "text-muted": muted,
        "text-disabled": muted,
        "text-primary": palette.primary,
        "text-secondary": palette.secondary,
        "text-accent": palette.accent,
        "text-success": palette.gain,
        "text-warning": palette.caution,
        "text-error": palette.caution,
        "foreground-muted": muted,
        "foreground-disabled": muted,
        "border": palette.primary,
        "border-blurred": palette.frame,
        "block-cursor-foreground": text,
        "block-cursor-background": palette.selection,
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-foreground": text,
        "block-cursor-blurred-background": palette.raised,
        "block-hover-background": palette.raised,
        "input-cursor-background": palette.accent,
        "input-cursor-foreground": palette.background if palette.dark else palette.page,
        "input-selection-background": palette.selection,
        "input-selection-foreground": text,
        "screen-selection-background": palette.selection,
        "screen-selection-foreground": text,
        "button-foreground": text,
        "button-color-foreground": palette.background if palette.dark else palette.page,
        "footer-background": palette.background,
        "footer-foreground": text,
        "footer-key-foreground": palette.accent,
        "footer-description-foreground": muted,
        "scrollbar": palette.frame,
        "scrollbar-hover": palette.primary,
        "scrollbar-active": palette.accent,
        "scrollbar-background": page,
        "scrollbar-background-hover": page,
        "scrollbar-background-active": page,
        "scrollbar-corner-color": page,
        "link-color": palette.accent,
        "link-color-hover": palette.accent,
        "link-background-hover": palette.raised,
        "markdown-h1-color": palette.accent,
        "markdown-h2-color": palette.primary,
        "markdown-h3-color": palette.primary,
        "markdown-h4-color": palette.secondary,
    }


def theme_of(name: str, palette: Palette) -> Theme:
    """The Textual theme of a palette."""
    return Theme(
        name=name,
        dark=palette.dark,
        primary=palette.primary,
        secondary=palette.secondary,
        accent=palette.accent,
        success=palette.gain,
        warning=palette.caution,
        error=palette.caution,  # red is kept for wounds and death
        foreground=palette.text,
        background=palette.background,
        surface=palette.page,
        panel=palette.panel,
        variables=_variables(palette),
    )


THEMES: Final[tuple[Theme, ...]] = tuple(theme_of(name, palette) for name, palette in PALETTES.items())
"""Every theme, to be given to `App.register_theme`."""

FEW: Final = frozenset({"standard", "windows"})
"""The colour systems of Rich that have 16 colours: there themes of the same names are worn that are made of these."""


def variable_defaults(*, ascii_only: bool = False) -> dict[str, str]:
    """What `App.get_theme_variable_defaults` returns: our variables for a theme that is not ours, and `$frame`.

    `$frame` is the kind of border (`border: $frame $frame-ink`): round, or `+-|` in ASCII mode.
    """
    return {**_variables(SWAMP_DARK), "frame": "ascii" if ascii_only else "round"}
