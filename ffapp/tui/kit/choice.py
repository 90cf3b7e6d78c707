"""Numbered choices, for keys and mouse; what is not allowed now is greyed and says why when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.reactive import reactive
from textual.screen import Screen
from textual.strip import Strip

from ffapp.core.messages import Command
from ffapp.rulesets import named
from ffapp.tui.kit.entries import Entries
from ffapp.tui.look.drawn import Piece, pieces_width
from ffapp.tui.look.glyphs import Glyphs, glyphs_of
from ffapp.tui.look.literal import cells, fit, visible
from ffapp.tui.look.messages import WidgetMessage
from ffapp.tui.look.wrapping import wrap_text

if TYPE_CHECKING:
    from ffapp.tui.kit.page import OfGame

_NUMBERED: Final = 9
_GUTTER: Final = 5  # "▸ 1  "
_BARE_GUTTER: Final = 3  # "▸  "

EntryDeed: TypeAlias = Command | Callable[[], object]
"""What an entry does: a command that is carried out, or something to call. A screen that this returns is shown on top.
"""


def opens(where: str, *given: object) -> Callable[[], Any]:
    """What makes the dialog "module:name", which is imported only then."""
    return lambda: named(where)(*given)


def do_on(page: OfGame, deed: EntryDeed | None) -> None:
    """Does on a page what an entry stands for."""
    if isinstance(deed, Command):
        page.playing.act(deed)
    elif deed is not None and isinstance(made := deed(), Screen):
        page.app.push_once(made)


class Choice(Struct, frozen=True):
    """One entry.

    Args:
        id: what the owner knows it by.
        text: what is chosen, data: shown literally.
        reason: why it is not allowed now; empty when it is.
        hint: a word at the right edge, such as a count or a key, data.
        about: what it does, in lines of their own below the text, data.
        kind: "good", "neutral" or "evil": a chip in the ink of such stones; "none": it could be one.
        key: the digit or small letter that chooses it, wherever it stands; left out, that is its number in the list.
        brief: the text where all choices together have no room, and in one line.
        deed: what choosing it does, where its owner leaves that to the entry.
    """

    id: str
    text: str
    reason: str = ""
    hint: str = ""
    about: str = ""
    kind: str = ""
    key: str = ""
    brief: str = ""
    deed: EntryDeed | None = None

    def __eq__(self, other: object) -> bool:
        # What it does is made anew each time.
        return isinstance(other, Choice) and astuple(self)[:-1] == astuple(other)[:-1]

    __hash__ = None  # type: ignore[assignment]

    @property
    def allowed(self) -> bool:
        """Whether choosing it does something."""
        return not self.reason


_CHIPS: Final = {kind: f"{kind} on-raised strong" for kind in ("good", "neutral", "evil")}
"""The ink of a chip by the kind of its stones."""


class _Row(Struct, frozen=True):
    choice: int
    text: str
    first: bool = False
    manner: str = "text"
    """What it is of: the "text", what is told "about" it, the "reason" against it."""


class ChoiceList(Entries):
    """Choices numbered 1 to 9 (more follow without a number) unless they have keys of their own, chosen by these, by
    arrows and enter, or by a click.

    The one event is `Chosen`, for an allowed choice. Choosing a greyed one shows its reason below it, in place.
    A screen that keeps the focus elsewhere binds its digits to `choose_number`; with `lit` the cursor shows without
    the focus too. Not `numbered`, digits do nothing and no number is drawn. With `unchosen` nothing is chosen
    beforehand: the cursor is at -1 until somebody moves it.
    """

    DEFAULT_CSS = """
    ChoiceList { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "choose", show=False),
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, _NUMBERED + 1)),
        # Only where an entry has one of these: see `check_action`.
        *(Binding(key, f"key('{key}')", show=False) for key in f"0{ascii_lowercase}"),
    ]

    choices: reactive[tuple[Choice, ...]] = reactive[tuple[Choice, ...]]((), layout=True)
    told: reactive[int | None] = reactive[int | None](None, layout=True)
    """The greyed choice whose reason is being shown."""

    class Chosen(WidgetMessage["ChoiceList", Choice]):
        """An allowed choice was made."""

    def __init__(
        self,
        choices: Iterable[Choice] = (),
        *,
        numbered: bool = True,
        lit: bool = False,
        unchosen: bool = False,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._rows: list[_Row] = []
        self._laid: dict[int, list[_Row]] = {}
        self._laid_of: tuple[tuple[Choice, ...], int | None, str, int | None] | None = None
        self._laid_width = -1
        self._numbered = numbered
        self.margin = _GUTTER if numbered else _BARE_GUTTER
        self.lit = lit
        self.least = -1 if unchosen else 0
        self.set_reactive(ChoiceList.cursor, self.least)
        self.set_reactive(ChoiceList.choices, tuple(choices))
        self._newest = self.choices

    # Choosing.

    def choose(self, index: int) -> None:
        """Choose entry `index` (from 0): post `Chosen`, or tell why not. Nothing where there is no such entry."""
        if not 0 <= index < len(self.choices):
            return
        self.cursor = index
        choice = self._newest[index]
        self.told = None if choice.allowed else index
        if choice.allowed:
            self.post_message(self.Chosen(self, choice))
        else:
            self.call_after_refresh(self.show_cursor)

    def key_of(self, index: int) -> str:
        """The key that chooses entry `index`: its own, or its number where no other entry has that; "" for none."""
        own = self.choices[index].key
        if own or not self._numbered or index >= _NUMBERED:
            return own
        number = str(index + 1)
        return "" if any(choice.key == number for choice in self.choices) else number

    def choose_key(self, key: str) -> None:
        """Choose by the key shown."""
        for index in range(len(self.choices)):
            if self.key_of(index) == key:
                self.choose(index)
                return

    def choose_number(self, number: int) -> None:
        """Choose by the number shown, 1 to 9."""
        self.choose_key(str(number))

    def action_number(self, number: int) -> None:
        self.choose_number(number)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Letters are no keys of the list where no entry has them."""
        if action == "key":
            return any(choice.key in parameters for choice in self.choices)
        return super().check_action(action, parameters)

    def action_key(self, key: str) -> None:
        self.choose_key(key)

    def validate_choices(self, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """Deeds are not drawn: those of the newest choices count, also where nothing looks otherwise."""
        self._newest = choices
        return choices

    def watch_choices(self) -> None:
        self.set_reactive(ChoiceList.told, None)
        self.set_reactive(ChoiceList.hovered, None)
        self._laid_width = -1
        self._settle()
        self.cursor = self.validate_cursor(self.cursor)

    def watch_told(self) -> None:
        self._laid_width = -1
        self._settle()

    @property
    def count(self) -> int:
        return len(self.choices)

    def lines_of(self, index: int) -> range:
        lines = [y for y, row in enumerate(self._rows) if row.choice == index]
        return range(lines[0], lines[-1] + 1) if lines else range(0)

    def entry_at(self, line: int) -> int | None:
        return self._rows[line].choice if 0 <= line < len(self._rows) else None

    # Layout.

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.rows_in(width)

    def rows_in(self, width: int) -> int:
        """Rows that the choices take in so many columns."""
        return len(self._lay_out(width))

    def on_resize(self) -> None:
        self.show_cursor()

    def on_show(self) -> None:
        """While it was hidden it had no width to lay new choices out for, and its old size makes no resize."""
        self.show_cursor()

    def _settle(self) -> None:
        self._lay_out_anew()
        if self._laid_width > 0:
            self.virtual_size = Size(self._laid_width, len(self._rows))
            if self.scroll_offset.y > self.max_scroll_y:  # there is room for what was scrolled away
                self.scroll_to(y=self.max_scroll_y, animate=False, force=True, immediate=True)

    def _lay_out_anew(self) -> None:
        """Lays the rows out where the choices or the width have changed."""
        width = self.scrollable_content_region.width
        if width > 0 and width != self._laid_width:
            self._rows = self._lay_out(width)
            self._laid_width = width

    def _lay_out(self, width: int) -> list[_Row]:
        """The rows at a width. The layout asks for them at two widths (with and without a scrollbar), several times."""
        made_of = (self.choices, self.told, glyphs_of(self).name, self._most)
        if made_of != self._laid_of:
            self._laid_of = made_of
            self._laid.clear()
        if width not in self._laid:
            rows = self._wrapped(width)
            if self._most is not None and len(rows) > self._most:
                rows = self._wrapped(width, brief=True)
            self._laid[width] = rows
        return self._laid[width]

    @property
    def _most(self) -> int | None:
        """So many rows are seen at most, where any choice can be told in brief."""
        height = self.styles.max_height
        briefly = height is not None and height.is_cells and any(choice.brief for choice in self.choices)
        return int(height.value) if height is not None and briefly else None

    def _wrapped(self, width: int, *, brief: bool = False) -> list[_Row]:
        glyphs = glyphs_of(self)
        rows: list[_Row] = []
        for index, choice in enumerate(self.choices):
            hint = cells(visible(choice.hint)) + 2 if choice.hint else 0
            text = visible(choice.text, ascii_only=glyphs.name == "ascii", lines=True)
            # The hint is cut before a word of the text is.
            longest = max(map(cells, text.split()), default=0)
            room = width - self.margin
            lines = wrap_text(text, max(1, room - hint, min(longest, room)))
            if brief and choice.brief:
                lines = [fit(choice.brief, min(room, cells(visible(choice.brief))), glyphs=glyphs)]
            rows += [_Row(index, line, first=number == 0) for number, line in enumerate(lines)]
            reason = choice.reason if index == self.told else ""
            for manner, more in (("about", choice.about), ("reason", reason)):
                told = visible(more, ascii_only=glyphs.name == "ascii", lines=True)
                lines = wrap_text(told, max(1, width - self.margin - 2)) if told else []
                rows += [_Row(index, line, number == 0, manner) for number, line in enumerate(lines)]
        return rows

    def show_cursor(self) -> None:
        self._settle()
        super().show_cursor()

    # Drawing.

    def render_line(self, y: int) -> Strip:
        self._lay_out_anew()  # it may be drawn before it has been told that it is shown again
        y += self.scroll_offset.y
        width = self.scrollable_content_region.width
        if not 0 <= y < len(self._rows):
            return self.strip((), width)
        row = self._rows[y]
        return self.strip(self._pieces(row, width, glyphs_of(self)), width, *self.ground(row.choice))

    def _pieces(self, row: _Row, width: int, glyphs: Glyphs) -> list[Piece]:
        choice = self.choices[row.choice]
        ink = "text" if choice.allowed else "muted"
        if row.manner == "about":
            return [(" " * self.margin + "  " + row.text, "muted")]
        if row.manner == "reason":
            mark = f"{glyphs.refused} " if row.first else "  "
            return [(" " * self.margin + mark + row.text, "caution slanted")]
        if not row.first:
            return [(" " * self.margin, ""), (row.text, ink)]
        here = glyphs.here if row.choice == self.cursor and self.shows_cursor else " "
        number = self.key_of(row.choice) or " "
        # Brackets, so that greyed is told without colour too.
        label = f" {number}  " if choice.allowed else f"({number}) "
        if not self._numbered:
            label = "  " if choice.allowed else f"{glyphs.refused} "
        pieces: list[Piece] = [
            (here, "accent strong"),
            (label, "accent strong" if choice.allowed else "muted"),
            (f" {row.text} " if choice.kind else row.text, _CHIPS.get(choice.kind, ink)),
        ]
        if choice.hint:
            hint = fit(choice.hint, width - pieces_width(pieces) - 1, align="right", glyphs=glyphs)
            pieces.append((f" {hint}", "muted"))
        return pieces
