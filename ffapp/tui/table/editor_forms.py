"""The small dialogs of the editor: the size, a typed cell, its story, what is in a cell, who is where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

from ffapp.core.bounds import NOTE_LENGTH
from ffapp.core.errors import Refusal
from ffapp.doonjons.campaign import Campaign, extended
from ffapp.doonjons.cells import LARGEST, SMALLEST, Cell, parsed
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.figures import Character, Figure
from ffapp.doonjons.monsters import RemoveMonster
from ffapp.doonjons.placing import check_on_map, stands_at
from ffapp.doonjons.setup import PlaceFigure, PutThing, ResizeDungeon, TakeThing, TellContext
from ffapp.texts.board import contents_text, context_text, figure_text, numbered, piece_about, title_text
from ffapp.tui.kit.asking import Asking, Questions
from ffapp.tui.kit.choice import Choice, EntryDeed, do_on, opens
from ffapp.tui.kit.entry_keys import KEYS, lasting_keys
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.rows import Line, Number, Preview, Said, Words
from ffapp.tui.table.page import TableDialog

CONTEXT_LENGTH: Final = 450
"""A few sentences: what fits into one message, and on the screen. A story that is longer already may be as long as the
rules allow."""

BREAKS: Final = "¶⏎↵|^~"
"""Of these the first that is not in a story of several lines stands for its line breaks in the field."""

_CELL_LENGTH: Final = 12

MONSTER: Final = "ffapp.tui.table.monster_form:MonsterForm"


class SizeForm(Form, TableDialog):
    """How large the map is."""

    @staticmethod
    def questions(asking: Asking) -> Questions:
        dungeon, side = asking.state.dungeon, partial(Number, low=SMALLEST, high=LARGEST)
        return Questions(
            "setup-size-title",
            ResizeDungeon,
            Said("intro", "setup-size-about", arguments={"low": SMALLEST, "high": LARGEST}),
            side("columns", "setup-columns", dungeon.columns),
            side("rows", "setup-rows", dungeon.rows),
        )


class GoForm(Form, TableDialog):
    """A typed cell. `gone` goes there and says why not."""

    def __init__(self, gone: Callable[[Cell], Refusal | None], carried: Figure | None = None) -> None:
        super().__init__(carried)
        self._gone = gone

    @staticmethod
    def questions(asking: Asking, carried: Figure | None = None) -> Questions:
        """Where the cursor goes is no matter of the game: there is no command."""
        texts = asking.texts

        def on_map(typed: str) -> Cell:
            cell = parsed(typed)
            check_on_map(asking.state.dungeon, cell)
            return cell

        who = "" if carried is None else texts("setup-go-carried", who=figure_text(texts, carried))
        return Questions(
            "setup-go-title",
            lambda cell: None,
            Said("intro", words=who),
            Line(
                "cell", "setup-go-label", "", "setup-go-placeholder", longest=_CELL_LENGTH, figured=True, parse=on_map
            ),
        )

    def fulfil(self, given: dict[str, Any]) -> None:
        """Goes there, or says in place why not."""
        refusal = self._gone(given["cell"])
        if refusal is None:
            self.action_leave()
        else:
            self.complain_at("cell", self.asking.tell(refusal))


class ContextForm(Form, TableDialog):
    """The title of the dungeon and what the players are told, as it will be read. A story that came from a file keeps
    its length and its lines."""

    @staticmethod
    def questions(asking: Asking) -> Questions:
        texts, dungeon = asking.texts, asking.state.dungeon
        story = context_text(texts, dungeon)
        lines = story.splitlines()
        sign = ""
        """What stands for a line break; "" where the story has none."""
        if len(lines) > 1:
            signs = BREAKS[BREAKS.index("|") :] if texts.ascii_only else BREAKS
            sign = next((sign for sign in signs if sign not in story), signs[0])

        def unfolded(words: str) -> str:
            return words.replace(sign, "\n") if sign else words

        def told(title: str | None, words: str | None) -> TellContext:
            return TellContext(
                title=dungeon.title if title is None else title,
                context=dungeon.context if words is None else unfolded(words),
            )

        longest = CONTEXT_LENGTH if len(story) <= CONTEXT_LENGTH else NOTE_LENGTH
        return Questions(
            "setup-context-title",
            told,
            Said("intro", words=texts("setup-context-lines", sign=sign) if sign else ""),
            Words("title", "setup-context-name", title_text(texts, dungeon), dear=True, same=None),
            Words("words", "setup-context-words", sign.join(lines), longest=longest, dear=True, same=None),
            Preview("preview", says=lambda values: unfolded(values["words"])),
        )


class ThingMenu(Menu, TableDialog):
    """Which piece of equipment is put into a cell."""

    def __init__(self, cell: Cell) -> None:
        super().__init__("setup-thing-title", cell=cell.name)
        self._cell = cell

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        for kind, piece in PIECES.items():
            if piece.extended and not extended(self.campaign):
                continue
            put = PutThing(kind=kind, cell=self._cell.name)
            yield self.entry(kind, texts("piece-name", kind=kind), put, hint=piece_about(texts, kind))


class HereMenu(Menu, TableDialog):
    """What can be done in a cell with whoever stands and whatever lies there."""

    passing = True

    def __init__(self, cell: Cell, page: Any) -> None:
        """
        Args:
            cell: where.
            page: the editor, which does what is no command.
        """
        super().__init__("setup-here-title", cell=cell.name)
        self._cell = cell
        self._page = page

    def intro(self) -> str:
        return contents_text(self.texts, numbered(self.campaign), self._cell)

    def choices(self) -> Iterable[Choice]:
        texts, state = self.texts, numbered(self.campaign)
        there, things = stands_at(state, self._cell), state.dungeon.things_at(self._cell)
        blocked = state.dungeon.blocked(self._cell)
        if there is None and not blocked:
            yield self._deed("monster", texts("setup-do-monster"), lambda: self._page.action_deed("monster"))
        if not blocked:
            yield self._deed("thing", texts("setup-do-thing"), lambda: self._page.action_deed("thing"))
        if blocked or (there is None and not things):
            yield self._deed("paint", texts("setup-do-paint", blocked=blocked), lambda: self._page.paint())
        if there is not None:
            yield from self._figure(there)
        for thing in things:
            told = texts("setup-do-take", kind=thing.kind)
            yield self._deed(f"take {thing.id}", told, TakeThing(thing=thing.id))
        if there is None and not blocked:
            yield from self._waiting()

    def _deed(self, id: str, told: str, deed: EntryDeed) -> Choice:
        """An entry that is done on the page, once the menu is gone."""
        return Choice(id, told, deed=partial(self.app.call_later, do_on, self._page, deed))

    def keys(self) -> Mapping[str, str]:
        """One key for each deed, wherever it is possible; whoever and whatever can be taken there has those behind."""
        lasting = {**lasting_keys(("monster", "thing", "paint", "pick-up", "change", "remove")), "unplace": "5"}
        others = (choice.id for choice in self.choices() if choice.id not in lasting)
        return lasting | dict(zip(others, KEYS[6:], strict=False))

    def _figure(self, there: Figure) -> Iterable[Choice]:
        texts, page = self.texts, self._page
        who = figure_text(texts, there)
        yield self._deed("pick-up", texts("setup-do-pick-up", who=who), lambda: page.pick_up(there.id))
        if isinstance(there, Character):
            yield self._deed("unplace", texts("setup-do-unplace", who=who), PlaceFigure(figure=there.id))
        else:
            change = opens(MONSTER, there.kind, self._cell, there)
            yield self._deed("change", texts("setup-do-change", who=who), change)
            yield self._deed("remove", texts("setup-do-remove", who=who), RemoveMonster(figure=there.id))

    def _waiting(self) -> Iterable[Choice]:
        """Who is nowhere yet."""
        for one, cell in places(numbered(self.campaign)):
            if cell is None:
                told = self.texts("setup-do-place", who=figure_text(self.texts, one))
                yield self._deed(f"place {one.id}", told, PlaceFigure(figure=one.id, cell=self._cell.name))


class WhoMenu(Menu, TableDialog):
    """Everybody of the dungeon, and where; who is chosen is taken in hand."""

    passing = True

    def __init__(self, pick_up: Callable[[int], None]) -> None:
        super().__init__("setup-who-title")
        self._pick_up = pick_up

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        for one, cell in places(numbered(self.campaign)):
            hint = cell.name if cell is not None else texts("setup-nowhere")
            taken = partial(self.app.call_later, self._pick_up, one.id)
            yield self.entry(str(one.id), figure_text(texts, one), taken, hint=hint)


def places(state: Campaign) -> list[tuple[Figure, Cell | None]]:
    """Everybody of a dungeon that is being set up, and where they begin."""
    party: list[tuple[Figure, Cell | None]] = [
        (one, state.dungeon.start(seat)) for seat, one in enumerate(state.characters)
    ]
    return party + [(one, one.cell) for one in state.dungeon.monsters]
