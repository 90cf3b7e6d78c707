"""What a book is about, from half cells: on the title page with the name of the program, and at the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from textual.color import Color
from textual.reactive import reactive
from textual.strip import Strip

from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import glyphs_of
from ffapp.tui.look.painting import PAINTS, RGB, Paints, Rows, halves, noise
from ffapp.tui.look.scene_dungeon import dungeon
from ffapp.tui.look.scene_night import night
from ffapp.tui.look.scene_swamp import swamp

NAMED: Final = ""
"""The picture on the title page, with the name."""

SCENES: Final[dict[str, Callable[[int, int, Paints, int, str], Rows]]] = {
    "swamp": swamp,
    "night": night,
    "dungeon": dungeon,
}
"""By the family of a theme, whose first one serves for any other: in so many columns and points, with so many points
on the left kept clear, of the title page or of an end."""

_NAME: Final = (
    "..###...###...............................",
    ".##....##.................................",
    ".##....##.....####...#####...#####........",
    "#####.#####.......#..##...#..##...#.......",
    ".##....##.....#####..##...#..##...#.......",
    ".##....##....##...#..##...#..##...#.......",
    ".##....##....##...#..##...#..##...#.......",
    ".##....##.....#####..#####...#####........",
    ".....................##......##...........",
    ".....................##......##...........",
)
"""`ffapp` in points, two of them to a cell's height."""

_NAME_LEFT: Final = 4
_NAME_TOP: Final = 2

_LARGE: Final = (120, 30)
"""Columns, and points from top to bottom, from which on the name is twice as large."""

_ASCII: Final = (
    r"   __  __                          ",
    r"  / _|/ _| __ _ _ __  _ __         ",
    r" | |_| |_ / _` | '_ \| '_ \        ",
    r" |  _|  _| (_| | |_) | |_) |       ",
    r" |_| |_|  \__,_| .__/| .__/        ",
    r"               |_|   |_|           ",
)

_ASCII_DRAGON: Final = (
    r"                 /\    .-''-.   ",
    r"    __,    /\   /  \ .'      '. ",
    r" ~<o_  \__/  \_/ /\ \|        | ",
    r"     \_     __    _\_\\      .' ",
    r"       \___/  \__/    '-.__.'_> ",
    r"         ^^    ^^ '-.______.-'  ",
)

_ASCII_GATE: Final = (
    r"   )    .-------.    (    ",
    r"  (_)  / |_|_|_| \  (_)   ",
    r"   |  |__|_|_|_|__|  |    ",
    r"   '  |  | | | |  |  '    ",
    r"      |   _____   |       ",
    r"  ____|__/_____\__|____   ",
)

_ASCII_PICTURES: Final = {"night": _ASCII_DRAGON, "dungeon": _ASCII_GATE}
"""What stands to the right of the name, by families that have such a picture."""

_ASCII_GROUNDS: Final = {"night": "/\\^_.-", "dungeon": "_.__-_"}
_ASCII_REEDS: Final = "|/\\,.'"

_ASCII_ENDINGS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "night": {
        "stamina": _ASCII_DRAGON,
        "lost": (
            r"           _..._                ",
            r"         .'     '.   __,        ",
            r"        .         . <__/\_.     ",
            r"        '         '    ^^       ",
            r"   |^|   '.     .'              ",
            r"   | |      '-.-'               ",
        ),
        "won": (
            r"               .                ",
            r"       .       |       .        ",
            r"        '.   _...._  .'         ",
            r"          .'        '.          ",
            r" __ __   /            \   __ __ ",
            r"   |^|  |              |        ",
        ),
    },
    "swamp": {
        "stamina": (
            r"    .           o         _..   ",
            r"                |       .'  '.  ",
            r"  ,     '    ===+===    '.__.'  ",
            r" \|/  ,         |           ,   ",
            r"  | \|/      ___|___    \, \|/  ",
            r"~~|~~|~~~~~-'       '-~~~|~~|~~~",
        ),
        "health": (
            r"   \ /    - ---   .--.     \ /  ",
            r" \__|    --- -   (    )   __|   ",
            r"    |_/  -- ----  '--'  --  |_/ ",
            r" -- | -----  -- ---- -- --- | --",
            r"  __|__  -- -----  - ---- __|__ ",
            r"~~~~~~~~~-----~~~~~~-----~~~~~~~",
        ),
        "lost": (
            r"   .            .         .     ",
            r"          \|/           .       ",
            r"   \|/    -o-    \|/            ",
            r"   -o-    /|\    -o-     \|/    ",
            r" ,  '   ,  '   ,  '   ,  -o-  , ",
            r"~|~~~~~~|~~~~~~|~~~~~~|~~~'~~~|~",
        ),
        "won": (
            r"        |    v     |     v      ",
            r"   o /   '.  _..._ .'    v      ",
            r"  /|/     .'       '.           ",
            r" _/_\_   /           \    ,  ,  ",
            r"/     \_|_____________|__\|_\|/_",
            r"~~~~~~~~~~~~~~-----~~~~~~~|~~|~~",
        ),
    },
    "dungeon": {
        "gate": _ASCII_GATE,
        "lost": (
            r"    '      .-------.      '     ",
            r"    :     / |_|_|_| \     :     ",
            r"    |    |__|_|_|_|__|    |     ",
            r"    |    |o_|_|o|o|__|    |     ",
            r"    '    |  | | | |  |    '     ",
            r"  _______|__|_|_|_|__|________  ",
        ),
        "won": (
            r"    )      .-------.      (     ",
            r"   (_)    /   \|/   \    (_)    ",
            r"    |    |   --O--   |    |     ",
            r"    |    |  __/ \__  |    |     ",
            r"    '    | /_______\ |    '     ",
            r"  _______|/_________\|________  ",
        ),
    },
}


class Scene(Drawn):
    """As wide and as high as its styles say. The colours are its component classes; nothing in it is to be read but
    the name, which is also in the terminal's title."""

    COMPONENT_CLASSES = {
        "scene--zenith",
        "scene--horizon",
        "scene--moon",
        "scene--star",
        "scene--far",
        "scene--near",
        "scene--water",
        "scene--ember",
        "scene--name",
        "scene--reeds",
    }

    family: reactive[str] = reactive("swamp")
    """Which one of `SCENES`."""

    ending: reactive[str] = reactive(NAMED)
    """How an adventure ended ("stamina", "health", "lost", "won"), for a picture of that instead of the name."""

    def watch_family(self, family: str) -> None:
        for known in SCENES:
            self.set_class(known == family, f"-{known}")

    def _colour(self, name: str) -> Color:
        return self.get_visual_style(f"scene--{name}").foreground or Color(0, 0, 0)

    def render_line(self, y: int) -> Strip:
        width, height = self.size
        if glyphs_of(self).name == "ascii":
            return self._ascii_line(y, width, height)
        rows = _picture(
            self.family, self.ending, width, height * 2, Paints(*(self._colour(name).rgb for name in PAINTS))
        )
        return halves(rows[2 * y], rows[2 * y + 1])

    def _ascii_line(self, y: int, width: int, height: int) -> Strip:
        top = max(0, (height - len(_ASCII) - 1) // 2)
        drawn_end = _ASCII_ENDINGS.get(self.family, {}).get(self.ending)
        if drawn_end is not None:
            top = max(0, (height - len(drawn_end)) // 2)
            line = drawn_end[y - top] if top <= y < top + len(drawn_end) else ""
            return self.strip([(line.center(width), "scene--reeds")], width)
        if y == height - 1:
            ground = _ASCII_GROUNDS.get(self.family, _ASCII_REEDS)
            drawn = "".join(ground[noise(x, 9) % 6] if noise(x, 7) % 3 else " " for x in range(width))
            return self.strip([(drawn, "scene--reeds")], width)
        if not top <= y < top + len(_ASCII):
            return self.strip((), width)
        pieces: list[Piece] = [("  " + _ASCII[y - top], "scene--name")]
        used = 2 + len(_ASCII[0])
        picture = _ASCII_PICTURES.get(self.family)
        if picture and width >= used + len(picture[0]):
            pieces.append((picture[y - top].rjust((width - used) * 5 // 6), "scene--reeds"))
        return self.strip(pieces, width)


@lru_cache(maxsize=4)
def _picture(family: str, ending: str, width: int, height: int, paints: Paints) -> Rows:
    """The points of the picture; that of the title page with the name on it."""
    draw = SCENES.get(family, swamp)
    if ending:
        return draw(width, height, paints, 0, ending)
    scale = _scale(width, height)
    clear = scale * (_NAME_LEFT + len(_NAME[0])) if width > len(_NAME[0]) else 0
    return _lettered(list(draw(width, height, paints, clear, NAMED)), paints.name, scale)


def _scale(width: int, height: int) -> int:
    """How many points wide and high a point of the name is."""
    return 2 if width >= _LARGE[0] and height >= _LARGE[1] else 1


def _lettered(rows: list[tuple[RGB, ...]], name: RGB, scale: int) -> Rows:
    """The picture with the name on it, where it has room."""
    width = len(rows[0]) if rows else 0
    if len(rows) < scale * (_NAME_TOP + len(_NAME)) or width < scale * (_NAME_LEFT + len(_NAME[0])):
        return tuple(rows)
    done = list(rows)
    for y in range(scale * len(_NAME)):
        row = list(done[scale * _NAME_TOP + y])
        for x in range(scale * len(_NAME[0])):
            if _NAME[y // scale][x // scale] == "#":
                row[scale * _NAME_LEFT + x] = name
        done[scale * _NAME_TOP + y] = tuple(row)
    return tuple(done)
