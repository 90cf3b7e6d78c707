"""The small dialogs of the editor: the size, a typed cell, its story, what is in a cell, who is where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final

from ffapp.core.bounds import NAME_LENGTH, NOTE_LENGTH
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.cells import LARGEST, SMALLEST, Cell, parsed
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.figures import Character, Figure
from ffapp.doonjons.placing import check_on_map, stands_at
from ffapp.doonjons.setup import PutThing, ResizeDungeon, TellContext
from ffapp.resources import styles
from ffapp.texts.board import contents_told, context_told, figure_told, numbered, piece_about, title_told
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.entry_keys import KEYS, lasting_keys
from ffapp.tui.kit.fields import FiguresField, TextField
from ffapp.tui.kit.form import Form, Menu
from ffapp.tui.kit.prose import Prose
from ffapp.tui.table.page import TableDialog

STYLES: Final = [styles() / "play.tcss", styles() / "setup.tcss"]

CONTEXT_LENGTH: Final = 450
"""A few sentences: what fits into one message, and on the screen. A story that is longer already may be as long as the
rules allow."""

BREAKS: Final = "¶⏎↵|^~"
"""Of these the first that is not in a story of several lines stands for its line breaks in the field."""

_CELL_LENGTH: Final = 12

Do = Callable[[str, int], None]
"""Does what was chosen for a cell, with the id of whom or what."""


class SizeForm(Form, TableDialog):
    """How large the map is."""

    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self) -> None:
        super().__init__("setup-size-title")

    def parts(self) -> Iterable[Any]:
        dungeon = self.campaign.dungeon
        yield Prose(self.texts("setup-size-about", low=SMALLEST, high=LARGEST), id="intro")
        yield self.number(dungeon.columns, "setup-columns", "columns", low=SMALLEST, high=LARGEST)
        yield self.number(dungeon.rows, "setup-rows", "rows", low=SMALLEST, high=LARGEST)

    def command(self) -> Command | None:
        columns = self.value_of("columns")
        rows = self.value_of("rows") if columns is not None else None
        return None if columns is None or rows is None else ResizeDungeon(columns=columns, rows=rows)


class GoForm(Form, TableDialog):
    """A typed cell. `gone` goes there and says why not."""

    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self, gone: Callable[[Cell], Refusal | None], carried: Figure | None = None) -> None:
        super().__init__("setup-go-title")
        self._gone = gone
        self._carried = carried

    def parts(self) -> Iterable[Any]:
        texts, carried = self.texts, self._carried
        if carried is not None:
            yield Prose(texts("setup-go-carried", who=figure_told(texts, carried)), id="intro")
        yield FiguresField(
            max_length=_CELL_LENGTH, label=texts("setup-go-label"), placeholder=texts("setup-go-placeholder"), id="cell"
        )

    def submit(self) -> None:
        """Goes there, or says in place why not."""
        if not self.is_active:
            return
        field = self.query_one("#cell", TextField)
        try:
            cell = parsed(field.value)
            check_on_map(self.campaign.dungeon, cell)
        except Refusal as refused:
            refusal: Refusal | None = refused
        else:
            refusal = self._gone(cell)
        if refusal is None:
            self.action_leave()
        else:
            field.say(tell_refusal(self.texts, refusal, self.figures))


class ContextForm(Form, TableDialog):
    """The title of the dungeon and what the players are told, as it will be read. A story that came from a file keeps
    its length and its lines."""

    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self) -> None:
        super().__init__("setup-context-title")
        self._break = ""
        """What stands for a line break; "" where the story has none."""

    def parts(self) -> Iterable[Any]:
        texts, dungeon = self.texts, self.campaign.dungeon
        story = context_told(texts, dungeon)
        lines = story.splitlines()
        if len(lines) > 1:
            signs = BREAKS[BREAKS.index("|") :] if self.app.glyphs.name == "ascii" else BREAKS
            self._break = next((sign for sign in signs if sign not in story), signs[0])
            yield Prose(texts("setup-context-lines", sign=self._break), id="intro")
        yield TextField(
            title_told(texts, dungeon), max_length=NAME_LENGTH, label=texts("setup-context-name"), id="title"
        )
        yield TextField(
            self._break.join(lines),
            max_length=CONTEXT_LENGTH if len(story) <= CONTEXT_LENGTH else NOTE_LENGTH,
            label=texts("setup-context-words"),
            id="words",
        )
        yield Prose(story, id="preview")

    def _unfolded(self, words: str) -> str:
        return words.replace(self._break, "\n") if self._break else words

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        event.stop()
        self.typed_on()
        if event.field.id == "words":
            self.query_one("#preview", Prose).text = self._unfolded(event.value)

    def would_lose(self) -> bool:
        return any(self.rewritten(id) is not None for id in ("title", "words"))

    def command(self) -> Command:
        dungeon = self.campaign.dungeon
        title, context = self.rewritten("title"), self.rewritten("words")
        return TellContext(
            title=dungeon.title if title is None else title,
            context=dungeon.context if context is None else self._unfolded(context),
        )


class ThingMenu(Menu, TableDialog):
    """Which piece of equipment is put into a cell."""

    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self, cell: Cell) -> None:
        super().__init__("setup-thing-title", cell=cell.name)
        self._cell = cell

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        for kind in PIECES:
            reason = self.why_not(PutThing(kind=kind, cell=self._cell.name))
            yield Choice(kind, texts("piece-name", kind=kind), hint=piece_about(texts, kind), reason=reason)

    def chosen(self, id: str) -> None:
        self.carry_out(PutThing(kind=id, cell=self._cell.name))


class HereMenu(Menu, TableDialog):
    """What can be done in a cell with whoever stands and whatever lies there."""

    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self, cell: Cell, do: Do) -> None:
        super().__init__("setup-here-title", cell=cell.name)
        self._cell = cell
        self._do = do

    def intro(self) -> str:
        return contents_told(self.texts, numbered(self.campaign), self._cell)

    def choices(self) -> Iterable[Choice]:
        texts, state = self.texts, numbered(self.campaign)
        there, things = stands_at(state, self._cell), state.dungeon.things_at(self._cell)
        blocked = state.dungeon.blocked(self._cell)
        if there is None and not blocked:
            yield Choice("monster 0", texts("setup-do-monster"))
        if not blocked:
            yield Choice("thing 0", texts("setup-do-thing"))
        if blocked or (there is None and not things):
            yield Choice("paint 0", texts("setup-do-paint", blocked=blocked))
        if there is not None:
            yield from self._figure(there)
        for thing in things:
            yield Choice(f"take {thing.id}", texts("setup-do-take", kind=thing.kind))
        if there is None and not blocked:
            yield from self._waiting()

    def keys(self) -> Mapping[str, str]:
        """One key for each deed, wherever it is possible; whoever and whatever can be taken there has those behind."""
        lasting = {**lasting_keys(("monster", "thing", "paint", "pick-up", "change", "remove")), "unplace": "5"}
        ids = [choice.id for choice in self.choices()]
        known = {id: lasting[deed] for id in ids if (deed := id.split()[0]) in lasting}
        return known | dict(zip((id for id in ids if id not in known), KEYS[6:], strict=False))

    def _figure(self, there: Figure) -> Iterable[Choice]:
        texts = self.texts
        who = figure_told(texts, there)
        yield Choice(f"pick-up {there.id}", texts("setup-do-pick-up", who=who))
        if isinstance(there, Character):
            yield Choice(f"unplace {there.id}", texts("setup-do-unplace", who=who))
        else:
            yield Choice(f"change {there.id}", texts("setup-do-change", who=who))
            yield Choice(f"remove {there.id}", texts("setup-do-remove", who=who))

    def _waiting(self) -> Iterable[Choice]:
        """Who is nowhere yet."""
        texts, state = self.texts, numbered(self.campaign)
        waiting: list[Figure] = [one for seat, one in enumerate(state.characters) if state.dungeon.start(seat) is None]
        waiting += [one for one in state.dungeon.monsters if one.cell is None]
        for one in waiting:
            yield Choice(f"place {one.id}", texts("setup-do-place", who=figure_told(texts, one)))

    def chosen(self, id: str) -> None:
        what, number = id.split()
        self.action_leave()
        self.call_later(self._do, what, int(number))


class WhoMenu(Menu, TableDialog):
    """Everybody of the dungeon, and where; who is chosen is taken in hand."""

    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self, pick_up: Callable[[int], None]) -> None:
        super().__init__("setup-who-title")
        self._pick_up = pick_up

    def choices(self) -> Iterable[Choice]:
        texts, state = self.texts, numbered(self.campaign)
        everybody: list[tuple[Figure, Cell | None]] = [
            (one, state.dungeon.start(seat)) for seat, one in enumerate(state.characters)
        ]
        everybody += [(one, one.cell) for one in state.dungeon.monsters]
        for one, cell in everybody:
            hint = cell.name if cell is not None else texts("setup-nowhere")
            yield Choice(str(one.id), figure_told(texts, one), hint=hint)

    def chosen(self, id: str) -> None:
        self.action_leave()
        self.call_later(self._pick_up, int(id))
