"""Hero and enemy face to face: the hero at the left, the enemy mirrored at the right, their dice between them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from textual.geometry import Size
from textual.reactive import reactive

from ffapp.tui.look.canvas import DIE_COLUMNS, DIE_ROWS, LARGE_NUMBER_ROWS, Canvas, large_number_width
from ffapp.tui.look.dice import DiceGroup, DiceTray, compact_die
from ffapp.tui.look.drawn import Piece, pieces_width
from ffapp.tui.look.gauge import Score
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, shorten
from ffapp.tui.look.wrapping import wrap_text

Outcome: TypeAlias = Literal["strikes", "struck", "tie", "dodged"]
"""How an attack round ends between hero and enemy: the hero hits, is hit, neither, or has only to avoid and does."""

_PAIR: Final = 2 * DIE_COLUMNS + 1
_BETWEEN: Final = 4
_MIDDLE: Final = 16
"""Columns kept in the middle for what the dice mean."""
_CHANGE: Final = 4
"""Columns kept for what a score has just lost."""
_NOTES: Final = 2
"""Rows at most of what is out of the ordinary about either."""
_SHAFT: Final = 5
GRAND_ROWS: Final = LARGE_NUMBER_ROWS + 2
"""Rows of large scores with their names and the line of Stamina."""
INK: Final[dict[Outcome, str]] = {"strikes": "accent", "struck": "caution", "tie": "muted", "dodged": "muted"}


def sign_of(outcome: Outcome, glyphs: Glyphs) -> str:
    """The sign of who hits whom, the hero being at the left."""
    return {
        "strikes": glyphs.arrow_east,
        "struck": glyphs.arrow_west,
        "tie": "=",
        "dodged": glyphs.refused,
    }[outcome]


class Side(Struct, frozen=True, kw_only=True):
    """One of the two.

    Args:
        name: data.
        stamina: what the line below the name shows.
        scores: the others.
        number: by which the enemy is chosen, where there are several.
        notes: what is out of the ordinary, data.
        dead: the name is struck out.
    """

    name: str
    stamina: Score
    scores: tuple[Score, ...] = ()
    number: str = ""
    notes: str = ""
    dead: bool = False


class Bout(Struct, frozen=True, kw_only=True):
    """What stands between the two.

    Args:
        title: which round it is.
        outcome: how their dice compare; None where they do not.
        words: that in two words.
        totals: both Attack Strengths, the hero's first.
        test: what the dice of a test are called.
        hint: what is said where there are no dice.
        summands: what makes up the hero's Attack Strength beside the dice and Skill; data.
    """

    title: str = ""
    outcome: Outcome | None = None
    words: str = ""
    totals: tuple[int, int] = (0, 0)
    test: str = ""
    hint: str = ""
    summands: str = ""


class Duel(DiceTray):
    """`groups` are the hero's dice and the enemy's, or those of a test alone. While they tumble nothing is told of
    what they will mean. `large` draws them with pips, else in one line with a blank row above if `spaced`; `grand`
    draws the scores as large numbers."""

    sides: reactive[tuple[Side, ...]] = reactive[tuple[Side, ...]]((), layout=True)
    bout: reactive[Bout] = reactive(Bout(), layout=True)
    grand: reactive[bool] = reactive(False, layout=True)
    large: reactive[bool] = reactive(True, layout=True)
    spaced: reactive[bool] = reactive(False, layout=True)

    def unmark(self) -> None:
        """Takes the marks of the last change away."""
        self.sides = tuple(
            replace(side, stamina=side.stamina.unmarked, scores=tuple(score.unmarked for score in side.scores))
            for side in self.sides
        )

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.rows(width)

    def rows(self, width: int) -> int:
        return self.rows_as(width, large=self.large, grand=self.grand) + self.spaced

    def rows_as(self, width: int, *, large: bool, grand: bool = False) -> int:
        """Rows for so many columns in one of the three forms."""
        notes = self._notes_rows(width)
        summands = len(self.bout.summands.split("\n")) if self.bout.summands else 0
        scores = GRAND_ROWS if grand else 2
        return 1 + scores + (max(1, notes) if large else notes) + (DIE_ROWS if large else 1) + 1 + summands

    def grand_fits(self, width: int) -> bool:
        """Whether the large scores of both have room in so many columns; in ASCII there are none."""
        glyphs = glyphs_of(self)
        columns = [_grand_columns(side, glyphs) for side in self.sides]
        return glyphs.name != "ascii" and all(
            sum(known) + _BETWEEN * (len(known) - 1) <= _half(width) for known in columns
        )

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        if len(self.sides) != 2:
            return
        hero, enemy = self.sides
        self._draw_names(canvas, hero, enemy)
        half = _half(canvas.width)
        if not self.grand:
            self._draw_scores(canvas, hero, enemy, half)
        y = 1 + (GRAND_ROWS if self.grand else 2)
        for side, mirrored in ((hero, False), (enemy, True)):
            if self.grand:
                _draw_grand(canvas, side, half, mirrored=mirrored)
            for row, note in enumerate(_wrapped(side.notes, half), y):
                _put(canvas, row, note, "caution", mirrored)
        notes = self._notes_rows(canvas.width)
        self._draw_dice(canvas, y + (max(1, notes) if self.large else notes) + self.spaced)

    def _draw_scores(self, canvas: Canvas, hero: Side, enemy: Side, half: int) -> None:
        canvas.pieces(0, 1, _stamina(hero.stamina, half, canvas.glyphs))
        mirrored = _stamina(enemy.stamina, half, canvas.glyphs, mirrored=True)
        canvas.pieces(canvas.width - pieces_width(mirrored), 1, mirrored)
        theirs = _scores(enemy.scores, canvas.glyphs, mirrored=True)
        start = canvas.width - pieces_width(theirs)
        canvas.pieces(start, 2, theirs)
        own = _scores(hero.scores, canvas.glyphs)
        if pieces_width(own) >= start:  # numbers of more digits than a book has
            own = [(shorten("".join(text for text, _ in own), start - 1, glyphs=canvas.glyphs), "text")]
        canvas.pieces(0, 2, own)

    def _notes_rows(self, width: int) -> int:
        return max((len(_wrapped(side.notes, _half(width))) for side in self.sides), default=0)

    def _draw_names(self, canvas: Canvas, hero: Side, enemy: Side) -> None:
        title = self.bout.title
        room = (canvas.width - cells(title)) // 2 - 2
        canvas.centre(0, title, "title strong")
        canvas.put(0, 0, hero.name, "accent strong", room=room)
        number = f"{enemy.number} " if enemy.number else ""
        ink = "muted struck" if enemy.dead else "text strong"
        start = canvas.right(canvas.width, 0, enemy.name, ink, room=room - len(number))
        canvas.sign(start - len(number), 0, number, "accent strong")

    def _draw_dice(self, canvas: Canvas, y: int) -> None:
        groups, bout = self.groups, self.bout
        if not groups:
            for row, line in enumerate(wrap_text(bout.hint, canvas.width) if bout.hint else (), y + self.large):
                canvas.centre(row, line, "muted")
            return
        below = y + (DIE_ROWS if self.large else 1)
        for group, shown, mirrored in zip(groups, self._shown, (False, True), strict=False):
            self._draw_pair(canvas, y, group, shown, mirrored=mirrored)
        if self.tumbling:
            return
        if len(groups) == 1:
            middle = y + (DIE_ROWS // 2 if self.large else 0)
            x = self._dice_columns(groups[0]) + _BETWEEN
            x = canvas.put(x, middle, bout.test, "title strong") + 2
            canvas.put(x, middle, _noted(groups[0], canvas.glyphs), "text strong", room=canvas.width - x)
            return
        for group, mirrored in zip(groups, (False, True), strict=False):
            _put(canvas, below, _noted(group, canvas.glyphs), "muted", mirrored)
        for row, line in enumerate(bout.summands.split("\n") if bout.summands else (), below + 1):
            canvas.put(0, row, line, "muted", room=canvas.width)
        if bout.outcome is not None:
            self._draw_outcome(canvas, y, bout.outcome)

    def _dice_columns(self, group: DiceGroup) -> int:
        """Columns of dice in a row."""
        each = DIE_COLUMNS if self.large else 2 + len(str(group.sides))
        return len(group.faces) * (each + 1) - 1

    def _draw_pair(self, canvas: Canvas, y: int, group: DiceGroup, shown: DiceGroup, *, mirrored: bool) -> None:
        dim = group.dim and not self.tumbling
        columns = self._dice_columns(group)
        if self.large and columns > canvas.width:  # of many dice only the sum is told
            return
        x = canvas.width - columns if mirrored else 0
        for face in shown.faces:
            if self.large:
                canvas.die(x, y, face, dim=dim, sides=group.sides)
                x += DIE_COLUMNS + 1
            else:
                x = compact_die(canvas, x, y, face, replace(group, dim=dim)) + 1

    def _draw_outcome(self, canvas: Canvas, y: int, outcome: Outcome) -> None:
        """Both totals and, in the middle, who hits whom in words, by an arrow and by the numbers."""
        glyphs, width = canvas.glyphs, canvas.width
        own, theirs = (glyphs.number(total) for total in self.bout.totals)
        inks = ("accent" if outcome == "strikes" else "muted", "caution" if outcome == "struck" else "muted")
        if outcome == "tie":
            inks = ("text", "text")
        used = _PAIR + _BETWEEN + max(large_number_width(own, glyphs), large_number_width(theirs, glyphs))
        beside = self._dice_columns(self.groups[0]) + 2
        if self.large and 2 * used + _MIDDLE <= width:
            canvas.large_number(_PAIR + _BETWEEN, y + 1, own, inks[0])
            canvas.large_number(width - _PAIR - _BETWEEN - large_number_width(theirs, glyphs), y + 1, theirs, inks[1])
        else:
            used = beside + max(len(own), len(theirs))
            row = y + (2 if self.large else 0)
            canvas.sign(beside, row, own, f"{inks[0]} strong")
            canvas.right(width - beside, row, theirs, f"{inks[1]} strong")
        room = width - 2 * used - 2
        told = shorten(self.bout.words, room, glyphs=glyphs)
        ink = INK[outcome]
        if self.large:
            canvas.centre(y + 1, told, "text strong")
            canvas.centre(y + 2, _arrow(outcome, glyphs), f"{ink} strong")
            compared = "=" if outcome == "tie" else ">" if self.bout.totals[0] > self.bout.totals[1] else "<"
            if outcome == "dodged" and self.bout.totals[0] == self.bout.totals[1]:
                compared = "="
            canvas.centre(y + 3, f"{own} {compared} {theirs}", "muted")
            return
        arrow = _arrow(outcome, glyphs)
        if cells(told) + 1 + len(arrow) > room:
            arrow = sign_of(outcome, glyphs)
        left = (width - cells(told) - len(arrow) - 1) // 2
        first, second = ((arrow, f"{ink} strong"), (told, "text strong"))
        canvas.pieces(left, y, [first, (" ", ""), second] if outcome == "struck" else [second, (" ", ""), first])


def _beside(side: Side, score: Score, glyphs: Glyphs) -> list[Piece]:
    """What stands beside a large number: of Stamina how much it was at first, what counts of it, what has changed."""
    told, ink = score.effective_text(glyphs)
    return [
        *([(f"/{glyphs.number(score.initial)}", "muted")] if score is side.stamina else []),
        *([(f" {told}", ink)] if told else []),
        *([(f" {glyphs.signed(score.change)}", f"{score.change_ink} strong")] if score.change else []),
    ]


def _grand_columns(side: Side, glyphs: Glyphs) -> list[int]:
    """Columns of each large score, Stamina first."""
    return [
        max(
            cells(score.label),
            large_number_width(glyphs.number(score.value), glyphs) + pieces_width(_beside(side, score, glyphs)),
        )
        for score in (side.stamina, *side.scores)
    ]


def _draw_grand(canvas: Canvas, side: Side, width: int, *, mirrored: bool = False) -> None:
    """The scores of one side as on a printed sheet, Stamina outermost, and its line below them all."""
    glyphs, used = canvas.glyphs, 0
    for score, columns in zip((side.stamina, *side.scores), _grand_columns(side, glyphs), strict=True):
        number, beside = glyphs.number(score.value), _beside(side, score, glyphs)
        tall = large_number_width(number, glyphs)
        x = canvas.width - used - columns if mirrored else used
        if mirrored:
            canvas.right(x + columns, 1, score.label, "muted")
            x += columns - tall - pieces_width(beside)
        else:
            canvas.put(x, 1, score.label, "muted")
        canvas.large_number(x, 2, number, score.ink)
        canvas.pieces(x + tall, 4, beside)
        used += columns + _BETWEEN
    full = max(side.stamina.initial, side.stamina.value)
    if full > 0:
        room = 2 * full if 2 * full <= width else min(width, full)
        canvas.pieces(
            canvas.width - room if mirrored else 0, GRAND_ROWS, side.stamina.line(room, glyphs, mirrored=mirrored)
        )


def _half(width: int) -> int:
    """Columns of one side."""
    return (width - 3) // 2


def _put(canvas: Canvas, y: int, text: str, ink: str, mirrored: bool) -> None:
    """Words of one side, at its edge of the page."""
    half = _half(canvas.width)
    if mirrored:
        canvas.right(canvas.width, y, text, ink, room=half)
    else:
        canvas.put(0, y, text, ink, room=half)


def _wrapped(text: str, width: int) -> list[str]:
    """The lines of a note; what has no room ends in an ellipsis where it is drawn."""
    if not text:
        return []
    lines = wrap_text(text, max(1, width))
    return lines if len(lines) <= _NOTES else [*lines[: _NOTES - 1], " ".join(lines[_NOTES - 1 :])]


def _noted(group: DiceGroup, glyphs: Glyphs) -> str:
    return f"{group.note} {glyphs.typed}" if group.typed else group.note


def _arrow(outcome: Outcome, glyphs: Glyphs) -> str:
    sign, shaft = sign_of(outcome, glyphs), glyphs.heavy_horizontal * _SHAFT
    return {"strikes": shaft + sign, "struck": sign + shaft}.get(outcome, sign)


def _points(score: Score, glyphs: Glyphs) -> list[Piece]:
    told, ink = score.effective_text(glyphs)
    return [
        (glyphs.number(score.value), f"{score.ink} strong"),
        (f"/{glyphs.number(score.initial)}", "muted"),
        *([(f" {told}", ink)] if told else []),
    ]


def _stamina(score: Score, width: int, glyphs: Glyphs, *, mirrored: bool = False) -> list[Piece]:
    """`Endurance 14/19 ━━━━━╍╍── −2`, one column a point where there is room; of an enemy the other way round."""
    label, points = (score.label, "muted"), _points(score, glyphs)
    used = cells(score.label) + 1 + pieces_width(points)
    room = width - used - 1 - _CHANGE
    full = max(score.initial, score.value)
    line: list[Piece] = []
    if room >= 4 and full > 0:
        line = score.line(min(room, full), glyphs, mirrored=mirrored)
    change = glyphs.change(score.change)
    changed = [(change, f"{score.change_ink} strong")] if change else []
    gap: Piece = (" ", "")
    if mirrored:
        return [*changed, *([gap] if changed else []), *line, *([gap] if line else []), *points, gap, label]
    return [label, gap, *points, *([gap] if line else []), *line, *([gap] if changed else []), *changed]


def _scores(scores: tuple[Score, ...], glyphs: Glyphs, *, mirrored: bool = False) -> list[Piece]:
    """`Habileté 9 · Chance 8 −1`; of an enemy `7 Habileté`."""
    pieces: list[Piece] = []
    for score in scores:
        told, ink = score.effective_text(glyphs)
        number = [(glyphs.number(score.value), f"{score.ink} strong"), *([(f" {told}", ink)] if told else [])]
        label: Piece = (score.label, "muted")
        if pieces:
            pieces.append((f" {glyphs.separator} ", "muted"))
        pieces += [*number, (" ", ""), label] if mirrored else [label, (" ", ""), *number]
        if score.change:
            pieces.append((f" {glyphs.signed(score.change)}", f"{score.change_ink} strong"))
    return pieces
