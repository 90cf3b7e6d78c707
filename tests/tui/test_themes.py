"""The colours: every ink legible on every ground, in each theme, and no style sheet goes past the palette."""

import re
from pathlib import Path

import pytest
from textual.color import Color
from textual.theme import Theme

from ffapp.tui.kit.panel import Panel
from ffapp.tui.look.glyphs import ASCII, UNICODE
from ffapp.tui.look.themes import PALETTES, THEMES, variable_defaults
from tests.tui.gallery import STYLES, Gallery, Plain

each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
SHEETS = sorted(STYLES.glob("*.tcss"))
KEYWORDS = {"transparent", "initial", "auto"}

INKS = (
    "text",
    "text-muted",
    "text-disabled",
    "foreground",
    "foreground-muted",
    "foreground-disabled",
    "muted",
    "primary",
    "secondary",
    "accent",
    "success",
    "warning",
    "error",
    "text-primary",
    "text-secondary",
    "text-accent",
    "text-success",
    "text-warning",
    "text-error",
    "wound",
    "gain",
    "caution",
    "stone-good",
    "stone-neutral",
    "stone-evil",
    "map-ink",
    "map-conflict",
    "counter-above",
    "counter-below",
    "footer-foreground",
    "footer-key-foreground",
    "footer-description-foreground",
    "selection-text",
)
"""CSS variables that colour text. Each is legible on each of `GROUNDS`."""

GROUNDS = ("background", "page", "surface", "panel", "raised", "selection", "footer-background")
"""CSS variables that text is printed on."""

TEXT_PAIRS = (
    *((ink, ground) for ink in INKS for ground in GROUNDS),
    ("die-pip", "die"),
    ("block-cursor-foreground", "block-cursor-background"),
    ("block-cursor-blurred-foreground", "block-cursor-blurred-background"),
    ("input-cursor-foreground", "input-cursor-background"),
    ("input-selection-foreground", "input-selection-background"),
    ("screen-selection-foreground", "screen-selection-background"),
    ("on-primary", "primary"),
    ("on-primary", "accent"),
)
"""Every (ink, ground) that may meet on the screen."""

SHAPE_PAIRS = (
    ("moon", "page"),
    ("gauge-fill", "page"),
    ("gauge-low", "page"),
    ("gauge-surplus", "page"),
    ("gauge-tick", "page"),
    ("die", "page"),
    ("die-dim", "page"),
    ("die-pip", "die-dim"),
    ("frame-ink", "page"),
    ("frame-ink", "panel"),
    ("frame-focus", "page"),
    *((shape, "background") for shape in ("gauge-fill", "gauge-low", "gauge-surplus", "frame-ink", "die", "die-dim")),
)
"""Drawn shapes that carry a meaning: contrast 3 at least, as each is also told in numbers or words."""


def variables(theme: Theme) -> dict[str, str]:
    """As `App.get_css_variables` puts them together."""
    return {**variable_defaults(), **theme.to_color_system().generate(), **theme.variables}


def luminance(color: Color) -> float:
    channels = (
        channel / 12.92 if channel <= 0.03928 else ((channel + 0.055) / 1.055) ** 2.4 for channel in color.normalized
    )
    red, green, blue = channels
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """WCAG 2 contrast of two opaque colours."""
    colors = [Color.parse(first), Color.parse(second)]
    assert all(color.a == 1 for color in colors), (first, second)
    dark, light = sorted(map(luminance, colors))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_computed_as_wcag_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@each_theme
def test_text_is_legible(theme: Theme) -> None:
    values = variables(theme)
    poor = {pair: round(ratio, 2) for pair in TEXT_PAIRS if (ratio := contrast(values[pair[0]], values[pair[1]])) < 4.5}
    assert not poor


@each_theme
def test_drawn_shapes_stand_out(theme: Theme) -> None:
    values = variables(theme)
    poor = {pair: round(ratio, 2) for pair in SHAPE_PAIRS if (ratio := contrast(values[pair[0]], values[pair[1]])) < 3}
    assert not poor


@each_theme
def test_the_name_on_the_title_is_legible(theme: Theme) -> None:
    values = variables(theme)
    sky_and_trees = ("background", "haze", "far", "page")
    assert all(contrast(values["foreground"], values[paint]) >= 4.5 for paint in sky_and_trees)


@each_theme
def test_red_is_for_wounds_only(theme: Theme) -> None:
    palette = PALETTES[theme.name]
    red = {
        name
        for name in palette.__struct_fields__
        if name != "dark" and (Color.parse(getattr(palette, name)).hsl.h * 360 + 15) % 360 < 30
    }
    assert red == {"wound"}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_style_sheets_use_known_pairs(sheet: Path) -> None:
    """A colour that the contrast test does not know may be illegible: add it to the pairs first."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    text = re.sub(r".* > \.scene--(?!name|reeds).*", "", text)  # the paints of a picture: nobody reads them
    inks = {*INKS, *(ink for ink, _ in (*TEXT_PAIRS, *SHAPE_PAIRS))}
    grounds = {*GROUNDS, *(ground for _, ground in (*TEXT_PAIRS, *SHAPE_PAIRS))}
    used_inks = set(re.findall(r"(?<![\w-])color:\s*\$?([\w-]+)", text))
    used_grounds = set(re.findall(r"(?<![\w-])background:\s*\$?([\w-]+)", text))
    assert used_inks - KEYWORDS <= inks
    assert used_grounds - KEYWORDS <= grounds


def test_every_family_is_dark_and_light() -> None:
    families = {name.rpartition("-")[0] for name in PALETTES}
    assert set(PALETTES) == {f"{family}-{shade}" for family in families for shade in ("dark", "light")}
    assert all(palette.dark == name.endswith("-dark") for name, palette in PALETTES.items())


async def test_a_foreign_theme_still_finds_our_variables() -> None:
    app = Gallery()
    async with app.run_test() as pilot:
        app.theme = "textual-light"
        await pilot.pause()
        assert app.theme_variables["wound"] == PALETTES["swamp-dark"].wound


async def test_switching_the_theme_recolours_what_is_drawn() -> None:
    app = Gallery()
    async with app.run_test() as pilot:
        await pilot.pause()
        dark = app.export_screenshot()
        app.theme = "swamp-light"
        await pilot.pause()
        light = app.export_screenshot()
        for name in ("die", "wound", "muted", "page"):
            assert getattr(PALETTES["swamp-dark"], name) in dark
            assert getattr(PALETTES["swamp-light"], name) in light
            assert getattr(PALETTES["swamp-dark"], name) not in light


async def test_frames_are_round_or_ascii() -> None:
    for glyphs, kind in ((UNICODE, "round"), (ASCII, "ascii")):
        panel = Panel(framed=True)
        app = Plain(glyphs=glyphs)
        async with app.run_test() as pilot:
            await app.screen.mount(panel)
            await pilot.pause()
            assert panel.styles.border_top[0] == kind


async def test_textual_still_starts_without_widgets() -> None:
    app = Plain("swamp-light")
    async with app.run_test():
        assert app.screen.styles.background.hex.lower() == PALETTES["swamp-light"].background
