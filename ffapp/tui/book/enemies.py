"""Those in a fight whom the hero does not face now, a line each: number, name, Skill, Stamina as a line of one column
a point, what they rolled and whom they hit; the dead struck out. What is out of the ordinary about one is told below
it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from textual import events
from textual.reactive import reactive

from ffapp.tui.book.duel import INK, Outcome, sign_of
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.drawn import Piece
from ffapp.tui.look.gauge import Score
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.look.literal import cells, fit, visible
from ffapp.tui.look.messages import WidgetMessage

Stand: TypeAlias = Literal["target", "facing", "waiting", "dead"]
"""How an enemy stands: struck at next, attacking too, waiting for its turn, or dead."""


class EnemyRow(Struct, frozen=True, kw_only=True):
    """What is shown of one enemy.

    Args:
        index: its place in the fight.
        name: data.
        skill: what is added to its dice stands as `effective` where a stone has taken some of it.
        stamina: its points.
        stand: how it stands.
        remark: what is out of the ordinary about it, in words; data.
        faced: the hero faces it now: it is drawn there, and has no line here.
        rolled: what it has rolled in the last round, without the total ("11 + 6 ="); empty for nothing.
        total: its Attack Strength then.
        outcome: whom it hit with that.
        words: that in words, or how it stands.
    """

    index: int
    name: str
    skill: Score
    stamina: Score
    stand: Stand
    remark: str = ""
    faced: bool = False
    rolled: str = ""
    total: int = 0
    outcome: Outcome | None = None
    words: str = ""


_GAP: Final = 2
_CHANGE: Final = 4
_SHORTEST_NAME: Final = 10
_NAME: Final = 20
"""A name of so many columns is whole before a line is longer than it must be."""
_SHORTEST_LINE, _LONG_LINE, _LONGEST_LINE = 4, 12, 24
_WIDE: Final = 70
"""In fewer columns words are short, and of a sum only the total is told."""


class _Columns(Struct, frozen=True):
    """Columns of the parts of a line; 0 leaves one out."""

    number: int
    sign: int
    name: int
    skill: int
    stamina: int
    line: int
    rolled: int
    total: int
    words: int
    target: int


class EnemyList(Drawing):
    """As high as its lines. A click on a living enemy posts `Chosen`. `sparing` tells a remark by a sign alone."""

    DEFAULT_CSS = """
    EnemyList { width: 1fr; height: auto; }
    """

    enemies: reactive[tuple[EnemyRow, ...]] = reactive[tuple[EnemyRow, ...]]((), layout=True)
    skill_short: reactive[str] = reactive("")
    """The word for Skill where the whole one has no room."""
    sparing: reactive[bool] = reactive(False, layout=True)

    class Chosen(WidgetMessage["EnemyList", int]):
        """The enemy `value` was clicked."""

    def unmark(self) -> None:
        """Takes the marks of the last change away."""
        self.enemies = tuple(replace(row, stamina=row.stamina.unmarked) for row in self.enemies)

    @property
    def others(self) -> tuple[EnemyRow, ...]:
        """Those who have a line."""
        return tuple(row for row in self.enemies if not row.faced)

    def lines(self, *, sparing: bool) -> list[tuple[EnemyRow, bool]]:
        """What stands on each line: of whom, and whether it is the remark."""
        lines = []
        for row in self.others:
            lines.append((row, False))
            if row.remark and not sparing:
                lines.append((row, True))
        return lines

    def rows(self, width: int) -> int:
        return len(self.lines(sparing=self.sparing))

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        lines = self.lines(sparing=self.sparing)
        if offset is None or offset.y >= len(lines):
            return
        row, _ = lines[offset.y]
        if row.stand != "dead":
            self.post_message(self.Chosen(self, row.index))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        columns = self._columns(canvas.width, canvas.glyphs)
        for y, (row, remark) in enumerate(self.lines(sparing=self.sparing)):
            if remark:
                x = columns.target + columns.number + columns.sign
                canvas.put(x, y, row.remark, "caution", room=canvas.width - x)
            else:
                self._draw_row(canvas, y, row, columns)

    def _columns(self, width: int, glyphs: Glyphs) -> _Columns:
        others = self.others
        wide = width >= _WIDE

        def widest(texts: list[str]) -> int:
            return max((cells(visible(text)) for text in texts), default=0)

        number = widest([str(row.index + 1) for row in others])
        label = (others[0].skill.label if wide else self.skill_short) if others else ""
        skill = cells(label) + 1 + widest([_skill_text(row, glyphs) for row in others])
        stamina = widest([_stamina_text(row, glyphs) for row in others])
        words = widest([row.words for row in others]) + 2
        total = widest([glyphs.number(row.total) for row in others if row.rolled])
        rolled = widest([row.rolled for row in others]) + 1 if wide and total else 0
        target = 2 if any(row.stand == "target" for row in others) else 0
        right = rolled + (total + _GAP if total else 0) + words
        sign = 2 if self.sparing and any(row.remark for row in others) else 1
        room = width - target - number - sign - skill - stamina - 2 * _GAP - right - _GAP
        most = max((row.stamina.initial for row in others), default=0)
        wanted = min(most, _LONG_LINE)
        spare = room - _CHANGE - 1
        least = max(_SHORTEST_NAME, min(_NAME, spare - _SHORTEST_LINE))
        name = min(widest([row.name for row in others]), max(least, spare - wanted))
        name = max(1, min(name, room))
        line = room - name - 1 - _CHANGE
        if line < _SHORTEST_LINE:
            line = 0
        return _Columns(number, sign, name, skill, stamina, min(line, _LONGEST_LINE), rolled, total, words, target)

    def _draw_row(self, canvas: Canvas, y: int, row: EnemyRow, columns: _Columns) -> None:
        glyphs, width = canvas.glyphs, canvas.width
        faint = row.stand in ("dead", "waiting")
        hits = row.outcome in ("struck", "strikes")
        ink = "muted" if faint else "text strong" if hits or row.outcome is None else "text"
        x = columns.target
        if row.stand == "target":
            canvas.sign(0, y, glyphs.here, "accent strong")
        canvas.right(x + columns.number, y, str(row.index + 1), "muted" if faint else "accent strong")
        x += columns.number
        unseen = row.remark and self.sparing
        canvas.sign(x, y, glyphs.note if unseen else " ", "caution")
        x += columns.sign
        name = fit(row.name, columns.name, glyphs=glyphs)
        canvas.sign(x, y, name.rstrip(" "), "muted struck" if row.stand == "dead" else ink)
        x += columns.name + _GAP
        if row.stand != "dead":
            canvas.pieces(x, y, self._skill(row, columns, width, glyphs))
            x += columns.skill + _GAP
            x = canvas.put(x, y, _stamina_text(row, glyphs).rjust(columns.stamina), "muted" if faint else "text strong")
            if columns.line:
                x = self._draw_line(canvas, x + 1, y, row, columns.line)
            if row.stamina.change:
                canvas.sign(x + 1, y, glyphs.signed(row.stamina.change), f"{row.stamina.change_ink} strong")
        elif row.stamina.change:
            canvas.sign(x, y, glyphs.signed(row.stamina.change), f"{row.stamina.change_ink} strong")
        self._draw_outcome(canvas, y, row, columns)

    def _skill(self, row: EnemyRow, columns: _Columns, width: int, glyphs: Glyphs) -> list[Piece]:
        told, ink = row.skill.effective_text(glyphs)
        faint = row.stand == "waiting"
        pieces: list[Piece] = [
            (row.skill.label if width >= _WIDE else self.skill_short, "muted"),
            (" ", ""),
            (glyphs.number(row.skill.value), "muted" if faint else "text strong"),
        ]
        if told:
            pieces.append((f" {told}", ink))
        return pieces

    def _draw_line(self, canvas: Canvas, x: int, y: int, row: EnemyRow, room: int) -> int:
        score, ink = row.stamina, "line" if row.stand == "waiting" else ""
        full = max(score.initial, score.value, 1)
        return canvas.pieces(x, y, score.line(min(room, full), canvas.glyphs, ink=ink))

    def _draw_outcome(self, canvas: Canvas, y: int, row: EnemyRow, columns: _Columns) -> None:
        glyphs = canvas.glyphs
        x = canvas.width - columns.words
        ink = "muted" if row.outcome is None else f"{INK[row.outcome]} strong" if row.outcome != "dodged" else "muted"
        sign = sign_of(row.outcome, glyphs) if row.outcome is not None else " "
        canvas.pieces(x, y, [(sign, ink), (" ", ""), (row.words, ink)])
        if not row.rolled:
            return
        x -= _GAP
        hit = row.outcome in ("struck", "strikes")
        canvas.right(x, y, glyphs.number(row.total), "text strong" if hit else "muted")
        if columns.rolled:
            canvas.right(x - columns.total - 1, y, row.rolled, "muted")


def _skill_text(row: EnemyRow, glyphs: Glyphs) -> str:
    told, _ = row.skill.effective_text(glyphs)
    return f"{glyphs.number(row.skill.value)}{f' {told}' if told else ''}"


def _stamina_text(row: EnemyRow, glyphs: Glyphs) -> str:
    return f"{glyphs.number(row.stamina.value)}/{glyphs.number(row.stamina.initial)}"
