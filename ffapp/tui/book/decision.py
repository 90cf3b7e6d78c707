"""What a fight asks of its player, or offers: the answers to the blow that waits, each with its key, its chance and
what follows; the round to come with its odds; the end, large."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from textual import events
from textual.geometry import Offset
from textual.reactive import reactive

from ffapp.core.messages import Command
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.drawn import Piece, pieces_width
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.lettering import lettering, lettering_rows
from ffapp.tui.look.literal import cells, shorten, visible
from ffapp.tui.look.messages import WidgetMessage
from ffapp.tui.look.wrapping import wrap_text

COLUMN_ROWS: Final = 4
"""Rows of an answer that has a column: what it is, its chance, and what follows."""

_SIDE_BY_SIDE: Final = 54
"""In fewer columns answers stand below one another."""
_NARROW: Final = 30
"""In fewer columns an answer is told in short words, without lines."""
_LINE: Final = 12
"""Columns of the line of what follows at most."""
_SHORTEST: Final = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Follows:
    """What follows of an answer: Stamina `before` and `after`, what is lost of it (the wound, then the poison), and how
    much makes the line full. `label` is in which case; `dealt` says that it is an enemy's."""

    label: str = ""
    before: int
    after: int
    losses: tuple[int, ...]
    full: int
    dealt: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """An answer to the blow that waits.

    Args:
        id: what the owner knows it by.
        deed: what it does.
        key: the key that gives it, as it is printed; `digit` is a second one, told nowhere.
        text: what it is; `short` where there is little room. Data.
        about: a word behind that.
        percent: how likely it succeeds, and in words; None where nothing is left to chance.
        follows: what it does, in each case.
        remark: what else follows.
        reason: why it is not allowed now; empty when it is.
    """

    id: str
    deed: Command
    key: str
    text: str
    digit: str = ""
    short: str = ""
    about: str = ""
    percent: int | None = None
    percent_words: str = ""
    follows: tuple[Follows, ...] = ()
    remark: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Waits:
    """A blow that waits: the first two answers have a column each, those that follow a line."""

    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance:
    """How likely something is, in per cent and in words."""

    percent: int
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Comes:
    """The round to come: the key that fights it, how likely the target and the hero are hit, and the hero's Attack
    Strength."""

    key: str
    text: str
    attack: str = ""
    name: str = ""
    strikes: Chance | None = None
    struck: Chance | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """How the fight has ended, and the key that leads on."""

    title: str
    ink: str
    key: str
    text: str


Shown: TypeAlias = Waits | Comes | Ended


class Decision(Drawing):
    """One of the three. A click posts `Chosen`, of a blow that waits with the answer that was clicked."""

    DEFAULT_CSS = """
    Decision { width: 1fr; height: auto; }
    """

    shown: reactive[Shown | None] = reactive[Shown | None](None, layout=True)

    class Chosen(WidgetMessage["Decision", Answer | None]):
        """It was clicked: an answer, or what leads on (None)."""

    @property
    def stands_at(self) -> Offset | None:
        """At the first key."""
        ended = isinstance(self.shown, Ended)
        return None if self.shown is None else Offset(0, self.size.height - 1 if ended else 0)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers that wait."""
        return self.shown.answers if isinstance(self.shown, Waits) else ()

    def by_key(self, key: str) -> Answer | None:
        """The answer that a key gives; None for none."""
        return next((answer for answer in self.answers if key in (answer.key, answer.digit)), None)

    def rows(self, width: int) -> int:
        shown = self.shown
        if isinstance(shown, Waits):
            columns = COLUMN_ROWS if width >= _SIDE_BY_SIDE else 2 * COLUMN_ROWS
            return columns + max(0, len(shown.answers) - 2)
        if isinstance(shown, Comes):
            return 2 + bool(shown.attack and not _beside(shown, width))
        return 0 if shown is None else lettering_rows(shown.title, width, glyphs_of(self)) + 2

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None or self.shown is None:
            return
        if not isinstance(self.shown, Waits):
            self.post_message(self.Chosen(self, None))
            return
        side_by_side = self.size.width >= _SIDE_BY_SIDE
        high = COLUMN_ROWS if side_by_side else 2 * COLUMN_ROWS
        if offset.y >= high:
            at = 2 + offset.y - high
        else:
            at = int(offset.x >= self.size.width // 2) if side_by_side else offset.y // COLUMN_ROWS
        if at < len(self.answers):
            self.post_message(self.Chosen(self, self.answers[at]))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        shown = self.shown
        if isinstance(shown, Waits):
            _draw_answers(canvas, shown.answers)
        elif isinstance(shown, Comes):
            _draw_coming(canvas, shown)
        elif shown is not None:
            y = lettering(canvas, 0, shown.title, shown.ink) + 1
            width = _chip_width(shown.key) + 1 + cells(visible(shown.text))
            x = canvas.chip(max(0, (canvas.width - width) // 2), y, shown.key)
            canvas.put(x + 1, y, shown.text, "text", room=canvas.width - x - 1)


INDENT: Final = 4
"""Columns that what is said of the next round stands behind its key."""


class Offer(Panel):
    """What a fight asks or offers, with what is said of it; in a frame where it waits for the player."""

    def __init__(self, *, id: str) -> None:
        answers = ChoiceList(id="answers")
        answers.can_focus = False
        super().__init__(Decision(), answers, QuietScroll(Prose(id="offer-text"), id="about"), id=id)

    def show(
        self,
        title: str,
        *,
        shown: Shown | None = None,
        choices: tuple[Choice, ...] = (),
        subtitle: str = "",
        text: str = "",
    ) -> None:
        """Shows one of the three, or else choices."""
        self.framed = bool(choices) or isinstance(shown, Waits)
        self.set_class(self.framed, "-waiting")
        self.set_class(isinstance(shown, Comes), "-coming")
        self.title, self.subtitle = title, subtitle
        decision, answers = self.query_one(Decision), self.query_one(ChoiceList)
        decision.display, answers.display = not choices, bool(choices)
        decision.shown = shown
        answers.cursor = 0
        answers.choices = choices
        self.query_one("#offer-text", Prose).text = text

    def rows_in(self, width: int) -> int:
        """Rows for so many columns inside."""
        decision, answers = self.query_one(Decision), self.query_one(ChoiceList)
        text = str(self.query_one("#offer-text", Prose).text)
        room = width - (INDENT if self.has_class("-coming") else 0)
        lines = sum(len(wrap_text(paragraph, room)) for paragraph in text.split("\n")) if text else 0
        edges = 2 if self.framed else int(bool(self.title))
        return lines + edges + (decision.rows(width) if decision.display else answers.rows_in(width))


def waiting_rows(width: int) -> int:
    """Rows that a blow that waits takes in so many columns at least, with its frame."""
    return 2 + (COLUMN_ROWS if width >= _SIDE_BY_SIDE else 2 * COLUMN_ROWS)


def _chip_width(key: str) -> int:
    return cells(visible(key)) + 2


def _draw_answers(canvas: Canvas, answers: tuple[Answer, ...]) -> None:
    first = answers[:2]
    side_by_side = canvas.width >= _SIDE_BY_SIDE
    high = COLUMN_ROWS
    if side_by_side:
        half = canvas.width // 2
        width = half - 2
        for x, answer in zip((0, half + 1), first, strict=False):
            _draw_answer(canvas, x, 0, width, answer, _compared(first, width, canvas.glyphs))
        for y in range(COLUMN_ROWS):
            canvas.sign(half - 1, y, canvas.glyphs.vertical, "line")
    else:
        high = 2 * COLUMN_ROWS
        for y, answer in zip((0, COLUMN_ROWS), first, strict=False):
            _draw_answer(canvas, 0, y, canvas.width, answer, _compared(first, canvas.width, canvas.glyphs))
    for y, answer in enumerate(answers[2:], high):
        ink = "muted" if answer.reason else "text"
        x = canvas.chip(0, y, answer.key, "muted" if answer.reason else "on-accent strong") + 1
        canvas.put(x, y, answer.text, ink, room=canvas.width - x)


def _compared(answers: Iterable[Answer], width: int, glyphs: Glyphs) -> int:
    """Columns of the lines of what follows, the same for answers that each have so many: they are compared."""
    rooms = [_LINE]
    for answer in answers:
        indent = 0 if width < _NARROW else _chip_width(answer.key) + 1
        label = max((cells(known.label) + 1 for known in answer.follows if known.label), default=0)
        ends = (pieces_width(_followed(known, glyphs, summed=width < _NARROW)) for known in answer.follows)
        rooms += [width - indent - label - end - 1 for end in ends]
    return min(rooms)


def _draw_answer(canvas: Canvas, x: int, y: int, width: int, answer: Answer, most: int) -> None:
    glyphs, end = canvas.glyphs, x + width
    refused = bool(answer.reason)
    narrow = width < _NARROW
    indent = x + _chip_width(answer.key) + 1
    canvas.chip(x, y, answer.key, "muted" if refused else "on-accent strong")
    text = answer.short if narrow and answer.short else answer.text
    at = canvas.put(indent, y, text, "muted" if refused else "text strong", room=end - indent)
    if answer.about and at + 1 + cells(answer.about) <= end:
        canvas.put(at + 1, y, answer.about, "muted")
    if refused:
        lines = wrap_text(answer.reason, end - indent)
        fit = COLUMN_ROWS - 2  # what has no room ends the last line with an ellipsis
        for row, reason in enumerate([*lines[:fit], *([" ".join(lines[fit:])] if lines[fit:] else [])], y + 1):
            canvas.put(indent, row, reason, "muted", room=end - indent)
        return
    if answer.percent is None:
        canvas.put(indent, y + 1, answer.percent_words, "muted", room=end - indent)
    else:
        room = end - indent - cells(answer.percent_words) - 1
        at = canvas.gauge(indent, y + 1, room, answer.percent, 100, ink="accent")
        canvas.put(at + 1, y + 1, answer.percent_words, "text strong")
    x = x if narrow else indent
    label = max((cells(known.label) for known in answer.follows), default=0)
    ends = [_followed(known, glyphs, summed=narrow) for known in answer.follows]
    row = y + 2
    for known, pieces in zip(answer.follows, ends, strict=True):
        start = x + (label + 1 if label else 0)
        canvas.put(x, row, known.label, "muted", room=label)
        line = min(most, known.full)
        if line >= min(_SHORTEST, known.full) > 0:
            start = canvas.gauge(
                start, row, line, known.after, known.full,
                lost=known.before - known.after, lost_ink="gain" if known.dealt else "wound",
            ) + 1  # fmt: skip
        canvas.pieces(start, row, pieces)
        row += 1
    if answer.remark:
        canvas.put(x, row, answer.remark, "muted", room=end - x)


def _followed(known: Follows, glyphs: Glyphs, *, summed: bool) -> list[Piece]:
    """`6 → 2  −4`; with the poison apart (`−2 −3`) unless `summed`."""
    ink = "gain" if known.dealt else "wound"
    losses: Iterable[int] = (sum(known.losses),) if summed else known.losses
    deadly = known.after <= 0
    return [
        (f"{glyphs.number(known.before)} {glyphs.more_right} ", "muted"),
        (glyphs.number(known.after), f"{ink if deadly else 'text'} strong"),
        ("  " + " ".join(glyphs.signed(-loss) if loss else "0" for loss in losses), f"{ink} strong"),
    ]


def _beside(shown: Comes, width: int) -> bool:
    """Whether the Attack Strength stands on the line of the key."""
    return _chip_width(shown.key) + 1 + cells(shown.text) + 2 + cells(shown.attack) <= width


def _draw_coming(canvas: Canvas, shown: Comes) -> None:
    x = canvas.chip(0, 0, shown.key) + 1
    canvas.put(x, 0, shown.text, "text strong", room=canvas.width - x)
    y = 1
    if shown.attack:
        if _beside(shown, canvas.width):
            canvas.right(canvas.width, 0, shown.attack, "muted")
        else:
            canvas.put(x, 1, shown.attack, "muted", room=canvas.width - x)
            y = 2
    if shown.strikes is None or shown.struck is None:
        return
    chances = ((shown.strikes, "accent"), (shown.struck, "caution"))
    columns = sum(cells(chance.words) + 1 for chance, _ in chances) + 3
    name = shorten(shown.name, max(6, canvas.width - x - columns - 2 * _SHORTEST), glyphs=canvas.glyphs)
    line = min(_LINE, (canvas.width - x - cells(name) - 1 - columns) // 2)
    x = canvas.put(x, y, name, "muted") + 1
    for chance, ink in chances:
        if line >= _SHORTEST:
            x = canvas.gauge(x, y, line, chance.percent, 100, ink=ink) + 1
        x = canvas.put(x, y, chance.words, "text") + 3
