"""The sheet of a character: the dice of each characteristic and their sums, what counts now, and the equipment; and the
whole party at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.reactive import reactive

from ffapp.core.dice import Faces
from ffapp.doonjons.campaign import RULES, Rules
from ffapp.doonjons.figures import TRAITS, Character, Trait, armour_class, effective_trait, steps
from ffapp.doonjons.party import added
from ffapp.texts import Texts
from ffapp.texts.board import gear_text
from ffapp.texts.dungeon import kin_text
from ffapp.tui.kit.page import app_at
from ffapp.tui.look.canvas import LARGE_NUMBER_ROWS, Canvas, Drawing
from ffapp.tui.look.gauge import Columns, score_line
from ffapp.tui.look.literal import cells
from ffapp.tui.look.wrapping import wrap_text
from ffapp.tui.table.sheets import draw_large, points_of

_GEAR: Final = 9
"""Columns of "Sur soi", and of the words for it in the other languages."""

_SUM: Final = 13
"""Columns of "16 + 3 + 6 = "."""

_TRAIT: Final = 37
"""Columns of a characteristic with its dice beside a large number, and between two of them."""

_POINTS: Final = 24
"""Columns of the hit points and of what else is large."""

_FIGURE: Final = 9
"""Columns of a large number of a characteristic."""

_LINE: Final = 28
"""Columns of the longest line of hit points."""

_NAME: Final = 14
_COLUMNS: Final = (*TRAITS, "hit_points", "armour_class", "steps")
"""The values of the overview."""

_CARD: Final = 52
"""Columns of a character in the overview where it is large, and between two of them."""

_CARD_ROWS: Final = LARGE_NUMBER_ROWS + 6


class CharacterSheet(Drawing):
    """Who a character is: large numbers of what counts now beside the dice that made them where it is `roomy`, else a
    line each."""

    character: reactive[Character | None] = reactive[Character | None](None, repaint=False)
    dice: tuple[Faces, ...] = ()
    """The dice of creation in the order of `TRAITS`; none where they are not known."""
    roomy: bool = False
    rules: Rules = RULES[0]
    """By which rules the table plays."""

    def show(
        self,
        character: Character | None,
        dice: tuple[Faces, ...] = (),
        *,
        roomy: bool = False,
        rules: Rules = RULES[0],
    ) -> None:
        """Shows a character, or nothing."""
        self.character, self.dice, self.roomy, self.rules = character, dice, roomy, rules
        self.display = character is not None
        self.refresh(layout=True)

    def rows(self, width: int) -> int:
        probe = Canvas(max(1, width), 0)
        return self._draw(probe)

    def draw(self, canvas: Canvas) -> None:
        self._draw(canvas)

    def _draw(self, canvas: Canvas) -> int:
        """Draws all of it. Returns how many rows that takes."""
        character, texts = self.character, app_at(self).texts
        if character is None:
            return 0
        canvas.rule(0, 0, canvas.width, character.name, kin_text(character, texts))
        draw_traits = self._draw_large if self.roomy else self._draw_lines
        y = draw_traits(canvas, 2, character, texts) + 1
        for place, piece in gear_text(texts, character, self.rules):
            canvas.put(0, y, place, "muted")
            for line in wrap_text(piece, max(1, canvas.width - _GEAR)):
                canvas.put(_GEAR, y, line)
                y += 1
        return y

    def _draw_lines(self, canvas: Canvas, y: int, character: Character, texts: Texts) -> int:
        names = {trait: texts("party-trait", trait=trait) for trait in TRAITS}
        width = max(cells(name) for name in names.values()) + 1
        for place, trait in enumerate(TRAITS):
            canvas.put(0, y, names[trait], "muted")
            x = width
            if place < len(self.dice):
                x = _draw_dice(canvas, x, y, self.dice[place])
                x += _SUM
                canvas.right(x, y, f"{self._sum(place, trait, character)} = ", "muted")
            value, now = getattr(character, trait), effective_trait(character, trait)
            x = canvas.put(x, y, f"{value:>2}", "text strong")
            if now != value:
                canvas.put(x, y, f" ({now})", "caution strong")
            y += 1
        if self._shifted(character):
            y = self._draw_legend(canvas, y, texts)
        y += 1
        score = points_of(character, texts("party-points"))
        label = cells(score.label) + 1
        canvas.pieces(0, y, score_line(score, min(canvas.width, label + _LINE), canvas.glyphs, Columns(label=label)))
        worn = texts("party-derived-worn", armour_class=armour_class(character), steps=steps(character))
        canvas.put(0, y + 1, worn)
        return y + 2

    def _draw_large(self, canvas: Canvas, y: int, character: Character, texts: Texts) -> int:
        """The characteristics in as many columns as there is room for, below them what follows from class and kit."""
        in_a_row = 4 if canvas.width >= 4 * _TRAIT else 2
        for place, trait in enumerate(TRAITS):
            row, column = divmod(place, in_a_row)
            self._draw_trait(canvas, _TRAIT * column, y + (LARGE_NUMBER_ROWS + 2) * row, character, texts, trait)
        y += (LARGE_NUMBER_ROWS + 2) * (len(TRAITS) // in_a_row)
        if self._shifted(character):
            y = self._draw_legend(canvas, y, texts) + 1
        glyphs, points = canvas.glyphs, points_of(character, texts("party-points"))
        end = draw_large(canvas, 0, y, points.label, str(points.value), f"/{points.initial}", points.ink)
        line = min(_LINE, _TRAIT - end - 4)
        canvas.pieces(end + 2, y + LARGE_NUMBER_ROWS, points.line(line, glyphs))
        draw_large(canvas, _TRAIT, y, texts("party-armour"), str(armour_class(character)))
        draw_large(canvas, _TRAIT + _POINTS, y, texts("party-steps"), str(steps(character)))
        return y + LARGE_NUMBER_ROWS + 1

    def _draw_trait(self, canvas: Canvas, x: int, y: int, character: Character, texts: Texts, trait: Trait) -> None:
        value, now, place = getattr(character, trait), effective_trait(character, trait), TRAITS.index(trait)
        ink = "text" if now == value else "caution"
        end = draw_large(canvas, x, y, texts("party-trait", trait=trait), str(now), ink=ink)
        x = max(x + _FIGURE, end + 2)
        told = str(value)
        if place < len(self.dice):
            _draw_dice(canvas, x, y + 1, self.dice[place])
            told = f"{self._sum(place, trait, character)} = {value}"
        canvas.put(x, y + 2, told, "muted")
        if now != value:
            canvas.put(x, y + 3, f"({now})", "caution strong")

    def _sum(self, place: int, trait: Trait, character: Character) -> str:
        return " + ".join(map(str, (sum(self.dice[place]), *added(character.race, trait))))

    def _shifted(self, character: Character) -> bool:
        return any(effective_trait(character, trait) != getattr(character, trait) for trait in TRAITS)

    def _draw_legend(self, canvas: Canvas, y: int, texts: Texts) -> int:
        canvas.put(0, y, texts("party-effective"), "muted")
        return y + 1


class Overview(Drawing):
    """Everybody with what counts now: in a line each under the names of the columns, or `large` each in a place of its
    own."""

    party: Sequence[Character] = ()
    large: bool = False

    def show(self, party: Sequence[Character], *, large: bool = False) -> None:
        """Shows a party; nothing of one that is a single character."""
        self.party, self.large = party, large
        self.display = len(party) > 1
        self.refresh(layout=True)

    def rows(self, width: int) -> int:
        if self.large:
            return 1 + _CARD_ROWS * -(-len(self.party) // max(1, width // _CARD))
        return 2 + len(self.party)

    def draw(self, canvas: Canvas) -> None:
        texts = app_at(self).texts
        canvas.rule(0, 0, canvas.width, texts("party-overview"))
        if self.large:
            self._draw_cards(canvas, texts)
            return
        x = _NAME
        for what in _COLUMNS:
            name = texts("party-column", what=what)
            canvas.put(x + 2, 1, name, "muted")
            x += 2 + cells(name)
            for y, one in enumerate(self.party, 2):
                canvas.right(x, y, str(_value(one, what)))
        for y, one in enumerate(self.party, 2):
            canvas.put(0, y, one.name, room=_NAME)

    def _draw_cards(self, canvas: Canvas, texts: Texts) -> None:
        in_a_row = max(1, canvas.width // _CARD)
        for place, one in enumerate(self.party):
            row, column = divmod(place, in_a_row)
            x, y = _CARD * column, 2 + _CARD_ROWS * row
            role = texts("figure-role", role=one.role, gender=one.gender)
            end = canvas.put(x, y, one.name, "accent strong", room=_CARD - cells(role) - 6)
            canvas.put(end + 2, y, role, "muted")
            at = x
            for what in ("hit_points", "armour_class", "steps"):
                draw_large(canvas, at, y + 1, texts("party-column", what=what), str(_value(one, what)))
                at += _CARD // 3 - 1
            told = [f"{texts('party-column', what=trait)} {_value(one, trait)}" for trait in TRAITS]
            for line in range(2):
                pair = f" {canvas.glyphs.separator} ".join(told[2 * line : 2 * line + 2])
                canvas.put(x, y + LARGE_NUMBER_ROWS + 2 + line, pair, "muted", room=_CARD - 2)


def _draw_dice(canvas: Canvas, x: int, y: int, faces: Faces) -> int:
    for face in faces:
        x = canvas.sign(x, y, f"[{face}]" if canvas.ascii_only else f" {face} ", "pip strong on-die") + 1
    return x


def _value(one: Character, what: str) -> int:
    if what == "armour_class":
        return armour_class(one)
    if what == "steps":
        return steps(one)
    if what == "hit_points":
        return one.hit_points
    return effective_trait(one, next(trait for trait in TRAITS if trait == what))
