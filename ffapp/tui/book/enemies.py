"""The enemies of a fight, a line each: number, name, Skill, Stamina as a bar; the dead struck out. What is out of the
ordinary about one is told below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ffapp.tui.kit.scrolling import quiet_scrollbars
from ffapp.tui.look.drawn import Drawn, Piece
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, fit, shorten, visible

Stand: TypeAlias = Literal["target", "facing", "waiting", "dead"]
"""How an enemy stands: struck at next, attacking too, waiting for its turn, or dead."""


@dataclass(frozen=True, slots=True)
class EnemyRow:
    """What is shown of one enemy. `weakened` is what a stone takes from its Attack Strength (0: none), `change` what
    its Stamina has just lost or gained, `remark` what is out of the ordinary about it, in words (data)."""

    name: str
    skill: int
    stamina: int
    initial: int
    stand: Stand
    weakened: int = 0
    change: int = 0
    remark: str = ""


@dataclass(frozen=True, slots=True)
class EnemyWords:
    """The words of the list."""

    skill: str = ""
    stamina: str = ""
    dead: str = ""
    stamina_short: str = ""
    """Where the whole word has no room."""


_NUMBER = 5
_GAP = 2
_FIGURES = 5
"""Columns of Stamina at least: 12/12."""
_CHANGE = 4
_SHORTEST_NAME = 10
_SHORTEST_BAR, _LONGEST_BAR = 6, 24


class EnemyList(ScrollView, Drawn, can_focus=False):
    """Every enemy under a line of headings. A click on a living one posts `Chosen`. Where not every remark has room,
    only that of the target is shown, and a sign beside the number of the others."""

    DEFAULT_CSS = """
    EnemyList {
        width: 1fr;
        height: 1fr;
        overflow-x: hidden;
        overflow-y: auto;
        scrollbar-size-vertical: 1;
    }
    """
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "enemies--heading",
        "enemies--number",
        "enemies--name",
        "enemies--target",
        "enemies--waiting",
        "enemies--dead",
        "enemies--figure",
        "enemies--weakened",
        "enemies--fill",
        "enemies--fill-other",
        "enemies--track",
        "enemies--loss",
        "enemies--remark",
    }

    rows: reactive[tuple[EnemyRow, ...]] = reactive[tuple[EnemyRow, ...]](())
    words: reactive[EnemyWords] = reactive(EnemyWords())

    class Chosen(Message):
        """Enemy `index` was clicked."""

        def __init__(self, enemies: EnemyList, index: int) -> None:
            super().__init__()
            self.enemies = enemies
            self.index = index

        @property
        def control(self) -> EnemyList:
            return self.enemies

    _lines: tuple[tuple[int, bool], ...] = ()
    """What stands on each line below the headings: which enemy, and whether it is the remark on it."""

    def on_mount(self) -> None:
        quiet_scrollbars(self)

    def on_resize(self) -> None:
        self._settle()

    def watch_rows(self) -> None:
        self._settle()
        self.refresh()

    def _settle(self) -> None:
        self._lines = self._laid_out()
        self.virtual_size = Size(self.scrollable_content_region.width, len(self._lines) + 1)
        target = [at for at, (index, _) in enumerate(self._lines) if self.rows[index].stand == "target"]
        if target and self.size.height:
            region = Region(0, target[0] + 1, 1, len(target))
            self.scroll_to_region(region, animate=False, force=True, immediate=True)

    def _laid_out(self) -> tuple[tuple[int, bool], ...]:
        remarks = sum(bool(row.remark) for row in self.rows)
        all_fit = 1 + len(self.rows) + remarks <= self.size.height
        lines = []
        for index, row in enumerate(self.rows):
            lines.append((index, False))
            if row.remark and (all_fit or row.stand == "target"):
                lines.append((index, True))
        return tuple(lines)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        line = offset.y + self.scroll_offset.y - 1
        if 0 <= line < len(self._lines) and self.rows[index := self._lines[line][0]].stand != "dead":
            self.post_message(self.Chosen(self, index))

    # Drawing.

    def render_line(self, y: int) -> Strip:
        y += self.scroll_offset.y
        width = self.scrollable_content_region.width
        glyphs = glyphs_of(self)
        if y == 0:
            return self.strip(self._headings(width, glyphs), width)
        if y > len(self._lines):
            return self.strip((), width)
        index, remark = self._lines[y - 1]
        pieces = self._remark(index, width, glyphs) if remark else self._row(index, width, glyphs)
        return self.strip(pieces, width)

    @property
    def _figures(self) -> int:
        """Columns of the widest Stamina."""
        return max((len(f"{row.stamina}/{row.initial}") for row in self.rows), default=_FIGURES)

    def _columns(self, width: int) -> tuple[int, int, int]:
        """Columns of the name, the Skill and the bar. What a wide list has left goes to the bar first."""
        skill = max(cells(self.words.skill), 6)
        longest = max((cells(visible(row.name)) for row in self.rows), default=0)
        room = width - _NUMBER - skill - _GAP - self._figures - _CHANGE
        bar = min(_LONGEST_BAR, max(0, room - 1 - max(longest, _SHORTEST_NAME)))
        if bar < _SHORTEST_BAR:
            bar = _SHORTEST_BAR if room - 1 - _SHORTEST_BAR >= _SHORTEST_NAME else 0
        name = room - (bar + 1 if bar else 0)
        return max(6, min(name, max(longest, _SHORTEST_NAME))), skill, bar

    def _headings(self, width: int, glyphs: Glyphs) -> list[Piece]:
        name, skill, _ = self._columns(width)
        room = width - _NUMBER - name - skill - _GAP
        whole = cells(self.words.stamina) <= room or not self.words.stamina_short
        stamina = self.words.stamina if whole else self.words.stamina_short
        return [
            (" " * (_NUMBER + name), ""),
            (fit(self.words.skill, skill, align="right", glyphs=glyphs), "enemies--heading"),
            ("  ", ""),
            (shorten(stamina, room, glyphs=glyphs), "enemies--heading"),
        ]

    def _row(self, index: int, width: int, glyphs: Glyphs) -> list[Piece]:
        row = self.rows[index]
        name_width, skill_width, bar = self._columns(width)
        if row.stand == "dead":
            struck = fit(row.name, min(name_width, max(1, cells(row.name))), glyphs=glyphs)
            return [
                (f"  {index + 1:>2} ", "enemies--waiting"),
                (struck, "enemies--dead"),
                (" " * (name_width - cells(struck) + skill_width + 2), ""),
                (self.words.dead, "enemies--waiting"),
                *self._changed(row, glyphs),
            ]
        style = {"target": "enemies--target", "waiting": "enemies--waiting"}.get(row.stand, "enemies--name")
        mark = glyphs.here if row.stand == "target" else " "
        number = "enemies--number" if row.stand != "waiting" else "enemies--waiting"
        unseen = row.remark and (index, True) not in self._lines
        return [
            (f"{mark} {index + 1:>2}" + ("" if unseen else " "), number),
            (glyphs.note if unseen else "", "enemies--weakened"),
            (fit(row.name, name_width, glyphs=glyphs), style),
            *self._skill(row, skill_width, glyphs),
            ("  ", ""),
            (f"{row.stamina}/{row.initial}".ljust(self._figures), "enemies--figure"),
            *([(" ", ""), *self._bar(row, bar, index % 2 == 1, glyphs)] if bar else []),
            *self._changed(row, glyphs),
        ]

    def _remark(self, index: int, width: int, glyphs: Glyphs) -> list[Piece]:
        told = shorten(self.rows[index].remark, max(1, width - _NUMBER), glyphs=glyphs)
        return [(" " * _NUMBER, ""), (told, "enemies--remark")]

    def _skill(self, row: EnemyRow, width: int, glyphs: Glyphs) -> list[Piece]:
        skill = str(row.skill)
        taken = f"{glyphs.minus}{row.weakened}" if row.weakened else ""
        return [
            (" " * max(0, width - len(skill) - len(taken)), ""),
            (skill, "enemies--figure"),
            (taken, "enemies--weakened"),
        ]

    def _bar(self, row: EnemyRow, width: int, other: bool, glyphs: Glyphs) -> list[Piece]:
        """A bar; every `other` one in another shade, so that they do not run into one another."""
        scale = max(row.initial, row.stamina, 1)
        eighths = max(1, round(row.stamina * width * 8 / scale))
        bar = "".join(glyphs.eighths[min(8, max(0, eighths - 8 * cell))] for cell in range(width))
        return [
            (
                bar.replace(" ", glyphs.track),
                "enemies--track enemies--fill-other" if other else "enemies--track enemies--fill",
            )
        ]

    def _changed(self, row: EnemyRow, glyphs: Glyphs) -> list[Piece]:
        return [(f" {glyphs.signed(row.change)}", "enemies--loss")] if row.change else []
