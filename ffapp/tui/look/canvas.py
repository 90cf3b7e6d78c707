"""What pages draw on: cells with signs and inks, and the few shapes that the look is made of.

    drawing = Drawing(lambda canvas: canvas.rule(0, 0, canvas.width, "Sac"))

Every shape has an ASCII form, and none needs its colour to be understood; inks are those of `ffapp.tui.look.drawn`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Final, Self

from rich.cells import cell_len
from textual.geometry import Region, Size
from textual.strip import Strip

from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import UNICODE, Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, shorten, visible

LARGE_NUMBER_ROWS: Final = 3
"""Rows of a large number."""

DIE_COLUMNS: Final = 7
DIE_ROWS: Final = 5

CHIP_COLUMNS: Final = 6
CHIP_ROWS: Final = 3

# Five rows of points, two of which share a cell; the first cell has only its lower half.
_LARGE: Final[dict[str, tuple[str, ...]]] = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": (" # ", "## ", " # ", " # ", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", "###", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "7": ("###", "  #", "  #", " # ", " # "),
    "8": ("###", "# #", "###", "# #", "###"),
    "9": ("###", "# #", "###", "  #", "###"),
    "+": ("   ", " # ", "###", " # ", "   "),
    "−": ("   ", "   ", "###", "   ", "   "),
    "-": ("   ", "   ", "###", "   ", "   "),
}

_PIPS: Final[dict[int, tuple[str, str, str]]] = {
    0: ("   ", "   ", "   "),
    1: ("   ", " o ", "   "),
    2: ("o  ", "   ", "  o"),
    3: ("o  ", " o ", "  o"),
    4: ("o o", "   ", "o o"),
    5: ("o o", " o ", "o o"),
    6: ("o o", "o o", "o o"),
}


def gauge(
    value: int,
    full: int,
    width: int,
    glyphs: Glyphs = UNICODE,
    *,
    lost: int = 0,
    ticks: Iterable[int] = (),
    ink: str = "fill",
    lost_ink: str = "caution",
    mirrored: bool = False,
) -> list[Piece]:
    """A heavy line on a thin one, in `width` columns: `━━━━━╸╍╍───`.

    Args:
        value: what there is; below 0 is drawn as none. Any value above 0 shows at least half a column.
        full: what fills the line; a value above stretches it, and the surplus is told apart.
        lost: so many more were there before, or will be gone: drawn broken.
        ticks: values below which a rule bites: crossed there.
        mirrored: filled from the right, as of whom one faces.
    """
    scale = max(full, value + lost, 1)
    halves = 0 if value <= 0 else max(1, round(value * width * 2 / scale))
    gone = round((max(value, 0) + lost) * width * 2 / scale)
    usual = round(full * width * 2 / scale) if value > full else 2 * width
    bites = {max(1, -(-tick * width // scale)) - 1 for tick in ticks if 0 < tick <= scale}
    signs: list[Piece] = []
    for at in range(width):
        if 2 * at + 2 <= halves:
            above = 2 * at >= usual
            sign = glyphs.gauge_bite if at in bites else glyphs.surplus_line if above else glyphs.heavy_horizontal
            signs.append((sign, "surplus" if above else ink))
        elif 2 * at + 1 == halves and not lost:
            signs.append((glyphs.half_right if mirrored else glyphs.half_left, ink))
        elif 2 * at < gone and lost:
            signs.append((glyphs.broken, lost_ink))
        elif at in bites:
            signs.append((glyphs.gauge_notch, "tick"))
        else:
            signs.append((glyphs.thin, "line"))
    if mirrored:
        signs.reverse()
    return [("".join(sign for sign, _ in run), named) for named, run in groupby(signs, key=lambda piece: piece[1])]


def large_number_width(text: str, glyphs: Glyphs = UNICODE) -> int:
    """Columns of a large number, with what stands behind it."""
    if glyphs.name == "ascii":
        return len(text)
    large, small = large_and_small(text)
    return max(0, 4 * len(large) - (not small)) + cells(small)


def large_and_small(text: str) -> tuple[str, str]:
    """What of a text can be drawn large, and what follows it in letters: `101-A` is 101 and -A."""
    cut = next((at for at, sign in enumerate(text) if sign not in _LARGE), len(text))
    large = text[:cut]
    large = large.rstrip("+−-") if cut < len(text) else large
    return large, text[len(large) :]


class Canvas:
    """Cells of a terminal. What is put outside of it is cut; columns and rows count from 0.

    `dark` says whether dice are bodies (ivory in the dark) or outlines (ink on paper).
    """

    def __init__(self, width: int, height: int, glyphs: Glyphs = UNICODE, *, dark: bool = True) -> None:
        self.width = width
        self.height = height
        self.glyphs = glyphs
        self.dark = dark
        self._signs: list[list[str]] = [[" "] * width for _ in range(height)]
        self._inks: list[list[str]] = [[""] * width for _ in range(height)]

    @property
    def ascii_only(self) -> bool:
        """Whether signs must be ASCII."""
        return self.glyphs.name == "ascii"

    # -- text --------------------------------------------------------------------------------------------------------

    def put(self, x: int, y: int, text: str, ink: str = "text", *, room: int | None = None) -> int:
        """Writes any text, names and notes too, in at most `room` columns. Returns the column behind it."""
        shown = visible(text, ascii_only=self.ascii_only) if room is None else shorten(text, room, glyphs=self.glyphs)
        return self.sign(x, y, shown, ink)

    def right(self, x: int, y: int, text: str, ink: str = "text", *, room: int | None = None) -> int:
        """Writes a text that ends before column `x`. Returns its first column."""
        shown = visible(text, ascii_only=self.ascii_only) if room is None else shorten(text, room, glyphs=self.glyphs)
        start = x - cells(shown)
        self.sign(start, y, shown, ink)
        return start

    def centre(self, y: int, text: str, ink: str = "text", *, x: int | None = None) -> None:
        """Writes a text around column `x`, that of the middle when left out."""
        shown = shorten(text, self.width, glyphs=self.glyphs)
        self.sign((self.width if x is None else 2 * x) // 2 - cells(shown) // 2, y, shown, ink)

    def pieces(self, x: int, y: int, pieces: Iterable[Piece]) -> int:
        """Writes pieces one behind the other. Returns the column behind them."""
        for text, ink in pieces:
            x = self.put(x, y, text, ink)
        return x

    def sign(self, x: int, y: int, text: str, ink: str = "text") -> int:
        """Writes what is known to be harmless. Returns the column behind it."""
        if not 0 <= y < self.height:
            return x + cells(text)
        signs, inks = self._signs[y], self._inks[y]
        for character in text:
            wide = cell_len(character)
            if not wide:
                if 0 < x <= self.width:
                    signs[x - 1] += character
                continue
            if x >= 0 and x + wide <= self.width:
                self._clear(signs, x, x + wide)
                signs[x] = character
                ground = inks[x]
                inks[x] = ink if " on-" in f" {ink}" else f"{ink} {_ground(ground)}".rstrip()
                if wide == 2:
                    signs[x + 1], inks[x + 1] = "", inks[x]
            x += wide
        return x

    def _clear(self, signs: list[str], start: int, end: int) -> None:
        """Leaves no half of a wide sign beside what is written."""
        if signs[start] == "" and start:
            signs[start - 1] = " "
        if end < self.width and signs[end] == "":
            signs[end] = " "

    def ground(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Lays a ground ("on-cursor") under a part, whatever is or will be written there."""
        for row in range(max(0, y), min(self.height, y + height)):
            inks = self._inks[row]
            for column in range(max(0, x), min(self.width, x + width)):
                own = " ".join(name for name in inks[column].split() if not name.startswith("on-"))
                inks[column] = f"{own} {ground}".lstrip()

    # -- shapes ------------------------------------------------------------------------------------------------------

    def rule(self, x: int, y: int, width: int, title: str, tail: str = "", *, ink: str = "title") -> None:
        """A heading in the text: its words, then a thin line; at the end of the line a muted word, if there is one."""
        tail = shorten(tail, max(0, width - 6), glyphs=self.glyphs)
        room = width - (cells(tail) + 2 if tail else 0)
        end = self.put(x, y, title, f"{ink} strong", room=room)
        last = x + room
        if last - end > 1:
            self.sign(end + 1, y, self.glyphs.rule * (last - end - 1), "line")
        if tail:
            self.right(x + width, y, tail, "muted")

    def gauge(
        self, x: int, y: int, width: int, value: int, full: int, *,
        lost: int = 0, ink: str = "fill", lost_ink: str = "caution",
    ) -> int:  # fmt: skip
        """See `gauge`. Returns the column behind it."""
        return self.pieces(x, y, gauge(value, full, width, self.glyphs, lost=lost, ink=ink, lost_ink=lost_ink))

    def large_number(self, x: int, y: int, text: str, ink: str = "text") -> int:
        """A number three rows high, from half cells, and letters behind it at its foot; letters alone, and all in
        ASCII, strong in the middle row. Returns the column behind."""
        if self.ascii_only:
            return self.sign(x, y + 1, text, f"{ink} strong")
        large, small = large_and_small(text)
        for sign in large:
            rows = ("   ", *_LARGE[sign])
            for row in range(LARGE_NUMBER_ROWS):
                for column, (upper, lower) in enumerate(zip(rows[2 * row], rows[2 * row + 1], strict=True)):
                    if "#" in (upper, lower):
                        half = "█" if upper == lower else "▀" if upper == "#" else "▄"
                        self.sign(x + column, y + row, half, ink)
            x += 4
        return self.put(x, y + (2 if large else 1), small, f"{ink} strong") if small else x - 1

    def die(self, x: int, y: int, face: int, *, dim: bool = False, sides: int = 6) -> None:
        """A die of `DIE_COLUMNS` by `DIE_ROWS`: pips, or a number where it has not six sides; face 0 is blank. `dim`:
        the loser's."""
        pip = self._body(x, y, DIE_COLUMNS, DIE_ROWS, dim=dim)
        if sides == 6 and face in _PIPS:
            for row, pips in enumerate(_PIPS[face], 1):
                for column, there in enumerate(pips):
                    if there == "o":
                        self.sign(x + 1 + 2 * column, y + row, self.glyphs.pip, pip)
        elif face:
            self.sign(x + (DIE_COLUMNS - len(str(face))) // 2, y + 2, str(face), f"{pip} strong")

    def chip_die(self, x: int, y: int, face: int, *, dim: bool = False) -> None:
        """A die of `CHIP_COLUMNS` by `CHIP_ROWS` with a number on it; face 0 is blank."""
        pip = self._body(x, y, CHIP_COLUMNS, CHIP_ROWS, dim=dim)
        self.sign(x + 2, y + 1, f"{face or '':>2}", f"{pip} strong")

    def _body(self, x: int, y: int, width: int, height: int, *, dim: bool) -> str:
        """The body of a die; returns the ink for what is on it."""
        body, pip = ("die-dim", "pip-dim") if dim else ("die", "pip")
        if self.dark and not self.ascii_only:
            self.slab(x, y, width, height, body)
            return f"{pip} on-{body}"
        glyphs, last = self.glyphs, height - 1  # ink on paper: an outline, as in print
        edge = glyphs.horizontal * (width - 2)
        self.sign(x, y, f"{glyphs.corner_nw}{edge}{glyphs.corner_ne}", body)
        self.sign(x, y + last, f"{glyphs.corner_sw}{edge}{glyphs.corner_se}", body)
        for row in range(1, last):
            self.sign(x, y + row, glyphs.vertical, body)
            self.sign(x + width - 1, y + row, glyphs.vertical, body)
        return body

    def slab(self, x: int, y: int, width: int, height: int, body: str) -> None:
        """A body with round corners, half a row smaller than its cells at top and bottom; in ASCII nothing."""
        if self.ascii_only:
            return
        self.sign(x, y, "▗" + "▄" * (width - 2) + "▖", body)
        self.sign(x, y + height - 1, "▝" + "▀" * (width - 2) + "▘", body)
        for row in range(y + 1, y + height - 1):
            self.sign(x, row, " " * width, f"{body} on-{body}")

    def chip(self, x: int, y: int, text: str, ink: str = "on-accent strong") -> int:
        """A word on a ground of its own, ` t `; in ASCII `[t]`. Returns the column behind it."""
        shown = visible(text, ascii_only=self.ascii_only)
        return self.sign(x, y, f"[{shown}]" if self.ascii_only else f" {shown} ", ink)

    # -- what was drawn ----------------------------------------------------------------------------------------------

    def line(self, y: int) -> list[Piece]:
        """A row as pieces: their inks are names of `INKS` parted by spaces."""
        cells_of_row = zip(self._signs[y], self._inks[y], strict=True)
        return [("".join(sign for sign, _ in run), ink) for ink, run in groupby(cells_of_row, key=lambda cell: cell[1])]

    def text(self) -> str:
        """All of it as text, without the blanks at the ends of lines."""
        return "\n".join("".join(row).rstrip() for row in self._signs)


def _ground(ink: str) -> str:
    return next((name for name in ink.split() if name.startswith("on-")), "")


Draw = Callable[[Canvas], object]


class Drawing(Drawn):
    """A widget that shows what a function draws; it is asked again when the size, the theme or the signs change, and
    after `refresh`, which reactives ask for.

    Args:
        draw: draws on a canvas of the widget's size; nothing when left out.
        rows: says how many rows are needed for so many columns, where the height is `auto`.
    """

    DEFAULT_CSS = """
    Drawing { width: 1fr; height: auto; }
    """

    def __init__(
        self,
        draw: Draw | None = None,
        *,
        rows: Callable[[int], int] | None = None,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._drawn_by = draw
        self._rows_by = rows
        self._canvas: Canvas | None = None

    def draw(self, canvas: Canvas) -> None:
        """Draws; a subclass may do it itself."""
        if self._drawn_by is not None:
            self._drawn_by(canvas)

    def rows(self, width: int) -> int:
        """Rows for so many columns."""
        return 1 if self._rows_by is None else self._rows_by(width)

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        """What is drawn has changed; `layout` when its height may have, too. Each reactive asks for this itself."""
        self._canvas = None
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def notify_style_update(self) -> None:
        super().notify_style_update()
        self._canvas = None

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.rows(width)

    @property
    def canvas(self) -> Canvas:
        """What is drawn now."""
        width, height = self.size
        glyphs, dark = glyphs_of(self), self.app.current_theme.dark
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height, canvas.glyphs, canvas.dark) != (width, height, glyphs, dark):
            canvas = self._canvas = Canvas(width, height, glyphs, dark=dark)
            self.draw(canvas)
        return canvas

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        canvas = self.canvas
        pieces = canvas.line(y) if y < canvas.height else ()
        return self.strip(pieces, width)
