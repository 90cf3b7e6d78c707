"""What is drawn can be read and seen in every theme, by what stands on the pages: each is drawn once with dyes, which
say by which colours of a palette it is drawn."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, product
from typing import Any, Final

import pytest
from textual.color import Color, rgb_to_lab

from ffapp.mapping.board.picture import LIGHT
from ffapp.mapping.board.tiles import FLOORS, WALLS
from ffapp.settings import Settings
from ffapp.tui.app import FFApp
from ffapp.tui.book.ending import EndingScreen
from ffapp.tui.book.magic import MagicScreen
from ffapp.tui.book.map import FreeMapScreen, MapScreen
from ffapp.tui.look.sixteen import SHADES, SIXTEEN
from ffapp.tui.look.themes import PALETTES
from ffapp.tui.pages.history import HistoryScreen
from tests.shares import few
from tests.tui import nights
from tests.tui.adventures import (
    Shown,
    contradicting_swamp,
    dead_by_stamina,
    drawn_by_hand,
    saved,
    with_threads,
    won,
)
from tests.tui.doonjons_tables import table_app
from tests.tui.dyes import Look, colours, looks, named, wear_dyes
from tests.tui.fray import playing
from tests.tui.shelves import Desk, keep_samples
from tests.tui.tables import book_app, press_all, settled
from tests.tui.test_app import crashed
from tests.tui.test_book_pictures import armed, dying, fresh, hostile, sick, struck, travelled
from tests.tui.test_creation import Creating
from tests.tui.test_dungeon_pictures import crowd, dead, hand
from tests.tui.test_free_map import town
from tests.tui.test_night_book import travelled as by_night
from tests.tui.test_night_fight_pictures import handed_over
from tests.tui.test_night_fight_pictures import struck as poisoned
from tests.tui.test_setup_pictures import default, odd, own
from tests.tui.test_sixteen import Board, place, received, told
from tests.tui.test_themes import contrast
from tests.tui.test_things import magician, table

LARGE, LEAST, SMALL, HUGE = (120, 40), (60, 20), (80, 24), (200, 50)


def on(page: Any, play: Any, **given: Any) -> Callable[..., FFApp]:
    """The app with an adventure open on a page."""
    return lambda theme: Shown(saved(play, **given), page, settings=Settings(theme=theme, dice="instant"))


def of(game: Any, app: Any = book_app) -> Callable[..., FFApp]:
    """The app with a game open."""
    return lambda theme: app(game(), theme=theme)


PAGES: dict[str, tuple[Callable[..., FFApp], tuple[int, int], str]] = {
    "title": (lambda theme: Desk(Settings(theme=theme)), LARGE, ""),
    "title-saves": (lambda theme: Desk(Settings(theme=theme)), SMALL, "down"),
    "settings": (lambda theme: Desk(Settings(theme=theme)), LARGE, "f2 down"),
    "help": (of(travelled), LARGE, "question_mark c h a n c e"),
    "palette": (of(travelled), SMALL, "ctrl+p down"),
    "creation": (lambda theme: Creating(Settings(theme=theme, dice="instant")), SMALL, "n 1 A enter"),
    "creation-form": (lambda theme: Creating(Settings(theme=theme, dice="instant")), SMALL, "n 1 enter"),
    "book": (of(travelled), LARGE, "r"),
    "book-fresh": (of(fresh), SMALL, ""),
    "book-light": (of(travelled), HUGE, "r t"),
    "book-sick": (of(sick(2)), SMALL, "r"),
    "book-least": (of(travelled), LEAST, "r"),
    "night": (of(by_night), LARGE, "o n 2 enter"),
    "magic": (of(magician, lambda game, theme: table(game, MagicScreen)), SMALL, ""),
    "stones": (of(travelled), LARGE, "p"),
    "form": (of(travelled), SMALL, "a 5 - 9 9 enter"),
    "opening": (of(travelled), SMALL, "c O space 7 space 6 ; x down"),
    "fight": (of(struck), LARGE, ""),
    "fight-light": (of(struck), SMALL, "n"),
    "fight-many": (of(hostile), LARGE, ""),
    "fight-over": (of(dying), SMALL, "n"),
    "fight-armed": (of(armed), SMALL, "n space"),
    "poisoned": (of(poisoned), LARGE, ""),
    "handed-over": (of(handed_over), SMALL, ""),
    "map": (on(MapScreen, contradicting_swamp), LARGE, "right"),
    "map-small": (on(MapScreen, drawn_by_hand), SMALL, "left"),
    "town": (on(FreeMapScreen, town, book=nights.BOOK), LARGE, "down"),
    "history": (on(HistoryScreen, with_threads), LARGE, "up up"),
    "curves": (on(HistoryScreen, with_threads), SMALL, "c up"),
    "ending": (on(EndingScreen, won), LARGE, ""),
    "ending-dead": (on(EndingScreen, dead_by_stamina), SMALL, ""),
    "ending-night": (on(EndingScreen, nights.won, book=nights.BOOK), LARGE, "down"),
    "party": (of(odd, table_app), LARGE, "down"),
    "setup": (of(default, table_app), LARGE, ""),
    "editor": (of(own, table_app), LARGE, "e w 5 p"),
    "dungeon": (of(hand, playing), LARGE, "tab"),
    "dungeon-light": (of(hand, playing), HUGE, "tab c"),
    "dungeon-small": (of(crowd, playing), SMALL, "down down"),
    "dungeon-lost": (of(dead, playing), LARGE, "enter"),
    "crash": (lambda theme: Desk(Settings(theme=theme), first=crashed), SMALL, ""),
}
"""Pages in states that show much, with their size and the keys before; of those that end in -light, in light."""

TEXT, SHAPE = 4.5, 3.0
"""The least contrasts, by WCAG 2.1: of text (1.4.3) and of shapes that tell something (1.4.11)."""

EVERY: Final = {name: colours(palette) for name, palette in PALETTES.items()}
FEW: Final = {name: colours(palette) for name, palette in SIXTEEN.items()}

REEDS: Final = frozenset('"~')
"""What grows on an empty map, and tells nothing."""


def walls(look: Look) -> bool:
    """Whether it is the face of a wall with its lower edge: it is told by that face beside a floor."""
    return look.ground.startswith("wall") and look.ink.startswith("wall")


@few((1, 2, 7, 17, 24, 27, 34, 37), "page", PAGES)
async def test_what_is_drawn_can_be_read_and_seen_in_every_theme(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wear_dyes(monkeypatch)
    if page == "title-saves":
        keep_samples()
    make, size, keys = PAGES[page]
    app = make(theme="light" if page.endswith("-light") else "dark")
    app.animation_level = "none"
    found: dict[Look, set[str]] = {}
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await press_all(pilot, keys.split())
        await settled(pilot)
        for sign, look in looks(app):
            found.setdefault(look, set()).add(sign)
    mixed = {sign for look, signs in found.items() if not all(look) for sign in signs}
    assert mixed <= REEDS, "colours that no theme is known to have"
    found = {look: signs for look, signs in found.items() if all(look) and not walls(look)}
    assert len(found) > 3
    poor = {
        (theme, look): round(ratio, 2)
        for look, signs in found.items()
        for theme, known in EVERY.items()
        if (ratio := contrast(known[look.ink], known[look.ground])) < (TEXT if any(map(str.isalnum, signs)) else SHAPE)
    }
    assert not poor
    lost = {
        (theme, look)
        for look in found
        for theme, known in FEW.items()
        # A ground that has a bright colour may be its dark twin, or the bright one. Dice are no bodies in the light.
        if known[look.ink] in (known[look.ground], _twin(known[look.ground]))
        and not (look.ground.startswith("die") and not SIXTEEN[theme].dark)
    }
    assert not lost


def _twin(colour: str) -> str:
    """Where there are eight grounds: that of a bright colour is its dark twin."""
    at = SHADES.index(colour)
    return SHADES[at - 8 if at >= 8 else at]


@pytest.mark.parametrize("theme", PALETTES)
def test_a_wall_stands_out_from_the_floor_in_any_light(theme: str) -> None:
    known = EVERY[theme]
    for light in range(LIGHT + 1):
        for shade in (0, 1):
            assert contrast(known[WALLS[light]], known[FLOORS[(LIGHT + 1) * shade + light]]) >= SHAPE


# -- the colour-blind ------------------------------------------------------------------------------------------

BLINDNESS: Final = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What linear red, green and blue become: Machado, Oliveira, Fernandes 2009, severity 1."""

APART: Final = 10.0
"""The distance in CIELAB (CIE 1976) from which two colours are told apart with ease; 2.3 is just noticeable."""

BESIDE: Final = {
    "a score below its tick, one that is not, and the track": "┼",
    "the row of the cursor": "▸ 1  chosen",
    "what is possible and what not": "(3) greyed",
    "kinds of news": "line-wound",
    "the row of a table": "row",  # without the focus, which alone makes it count and marks it
    "what is picked and what not": "[ picked ]",
    "a field that is typed into, another, a refused one": "wrong",
}
"""What is told by something else beside its colour, and by what."""


def simulated(colour: str, blindness: str) -> Color:
    """A `#rrggbb` as it is seen."""
    linear = [
        (part + 0.055) ** 2.4 / 1.055**2.4 if part > 0.04045 else part / 12.92
        for part in Color.parse(colour).normalized
    ]
    mixed = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in BLINDNESS[blindness]]
    shown = [1.055 * part ** (1 / 2.4) - 0.055 if part > 0.0031308 else 12.92 * part for part in mixed]
    return Color(*(round(255 * part) for part in shown))


@lru_cache(None)
def distance(one: str, other: str, blindness: str) -> float:
    """How far apart two colours are seen."""
    return math.dist(*(rgb_to_lab(simulated(colour, blindness)) for colour in (one, other)))


def test_the_simulation_knows_what_is_confused() -> None:
    assert distance("#c0392b", "#7a7a00", "deuteranopia") < 20 < distance("#c0392b", "#7a7a00", "tritanopia")
    assert distance("#808080", "#808080", "protanopia") == 0
    for blindness in BLINDNESS:  # greys stay what they are
        assert simulated("#808080", blindness).hex == "#808080"


@pytest.mark.parametrize("shade", ["dark", "light"])
async def test_what_tells_something_by_its_colour_tells_it_to_the_colour_blind(
    shade: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By another sign, by what stands beside it, or by colours that stay far enough from one another."""
    wear_dyes(monkeypatch)
    app = FFApp(Settings(theme=shade, dice="instant"), first=lambda app: app.push_screen(Board()))
    app.animation_level = "none"
    async with app.run_test(size=(90, 60)) as pilot:
        await pilot.pause()
        screen = received(app)
    confused = []
    for what, cells in told(screen).items():
        if what in BESIDE:
            assert place(screen, BESIDE[what])
            continue
        for one, other in combinations(cells, 2):
            if one.data != other.data and not (one.data + other.data).isalnum():
                continue
            pairs = [(named(f"#{a}"), named(f"#{b}")) for a, b in ((one.fg, other.fg), (one.bg, other.bg))]
            for theme, blindness in product(PALETTES, BLINDNESS):
                known = EVERY[theme]
                if PALETTES[theme].dark == (shade == "dark"):
                    far = max(distance(known[a], known[b], blindness) for a, b in pairs)
                    confused += [(what, theme, blindness, far)] if far < APART else []
    assert not confused
