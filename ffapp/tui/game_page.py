"""What the book and the fight share: they follow the game, let dice tumble before the outcome shows, and mark for a
moment what has changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from textual import events
from textual.binding import Binding, BindingsMap
from textual.screen import Screen
from textual.timer import Timer

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.books import book_of
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.clearings import StandAt, Walk
from ffapp.gamebook.fight import OpenFight
from ffapp.gamebook.life import EndAdventure
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.sheet import BLOW, Sheet, encounters_here
from ffapp.tui.desk import PARTS, DeskPart, name_in, parts_of
from ffapp.tui.keys import class_of
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import Key, KeyBar
from ffapp.tui.kit.page import Page, key_entries, key_for
from ffapp.tui.look.dice import DiceGroup, DiceTray
from ffapp.tui.look.glyphs import motion_of
from ffapp.tui.look.literal import cells
from ffapp.tui.maps import map_kind
from ffapp.tui.session import News
from ffapp.tui.story import walked_on

MOMENT = 4.0
"""Seconds that a change stays marked; where nothing moves, until the next one."""

HELP_ACTION = "app.help"

_GAP = 2
"""Columns between two keys."""

HISTORY = "ffapp.tui.book.history:HistoryScreen"

_OPENED_FOR: Final[dict[str, type[Command]]] = {
    "fight": OpenFight,
    "luck_modified": TestLuck,
    "skill_modified": TestSkill,
    "adjust": AdjustGold,
    "note": AddNote,
    "go": GoTo,
    "roll": RollDice,
    "end": EndAdventure,
}
"""For each action of every book that opens a dialog what that is for."""


def game_key(page: str, key: str, action: str, *, show: bool = True) -> Binding:
    """A binding of a page of the game; the messages of what both pages do are those of the book."""
    name = name_in(action)
    texts = page if name in OWN.get(page, ()) else "book"
    return Binding(key, action, f"{texts}-key-{name}", id=f"{page}.{name}", tooltip=f"{texts}-tip-{name}", show=show)


OWN: Final[dict[str, frozenset[str]]] = {
    "fight": frozenset({"round", "target", "escape", "luck", "note", "plain", "finish", "fight_enemies", "terms"})
}
"""The actions for which a page has words of its own."""


def part_keys(page: str, parts: Iterable[DeskPart] = PARTS, **wanted: bool) -> Iterator[Binding]:
    """The keys that parts of the desk have on a page, those of them that are as `wanted` (`early`, `in_bar`)."""
    for part in parts:
        if page in part.pages and all(getattr(part, name) == value for name, value in wanted.items()):
            yield game_key(page, part.key, part.action, show=part.in_bar or page == "book")


def fitted_keys(entries: Iterable[Key], width: int) -> tuple[Key, ...]:
    """The keys that fit into so many columns: in their order of importance, and the way to the help always."""
    given = tuple(entries)
    taken = [key for key in given if key.action == HELP_ACTION]
    room = width + _GAP - sum(_columns(key) for key in taken)
    for key in given:
        if key.action != HELP_ACTION:
            room -= _columns(key)
            if room < 0:
                break
            taken.append(key)
    return tuple(key for key in given if key in taken)


def _columns(key: Key) -> int:
    return cells(key.key) + 1 + cells(key.label) + _GAP


class GamePage(Page):
    """A page of the open game. One with parts of the desk among its keys has those of its ruleset."""

    BINDINGS = [Binding("ctrl+z", "undo", show=False)]
    tray_id = "dice"
    page = ""
    """The name of a page that has the desk's keys: "book" or "fight"."""

    def __init__(self) -> None:
        super().__init__()
        self._hidden: News | None = None
        self._unmarking: Timer | None = None
        self._stale = False

    # -- what a subclass says ----------------------------------------------------------------------------------

    def show(self, news: News | None) -> None:
        """Shows the game as it is; `news` is what has just changed, None at first."""
        raise NotImplementedError

    def unmark(self) -> None:
        """Takes the marks of the last change away."""

    def dice_of(self, news: News) -> tuple[DiceGroup, ...]:
        """The dice that tumble before the outcome is shown."""
        return ()

    # -- following the game ------------------------------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        """The state of the open game."""
        state: Sheet = self.game.state
        return state

    def fill(self) -> None:
        if self.children:  # none where the app is left before the page was composed
            self.show(None)

    def game_changed(self, news: News) -> None:
        """The game has changed: lets its dice tumble first, if there are any and somebody sees them."""
        self.reveal()
        if not self.in_sight:  # nobody sees it below another page
            self._stale = True
            return
        seen = news.cause == "submit" and self.is_active and motion_of(self)
        if seen and (groups := self.dice_of(news)):
            self._hidden = news
            self.tray.display = True
            self.tray.roll(*groups)
            return
        self._show(news)

    @property
    def in_sight(self) -> bool:
        """Whether the page is seen: on top, or with nothing but dialogs over it."""
        stack = self.app.screen_stack
        return self in stack and all(screen.is_modal for screen in stack[stack.index(self) + 1 :])

    def on_screen_resume(self) -> None:
        """Shows what has changed while another page was on top."""
        if self._stale and self.is_active:
            self._stale = False
            self.fill()
            self.refresh_keys()

    @property
    def tray(self) -> DiceTray:
        """Where the dice lie."""
        return self.query_one(f"#{self.tray_id}", DiceTray)

    def reveal(self) -> bool:
        """Ends the tumbling and shows the outcome. Returns whether anything was hidden."""
        news, self._hidden = self._hidden, None
        if news is None:
            return False
        self.tray.hurry()
        self._show(news)
        return True

    def on_dice_tray_settled(self, event: DiceTray.Settled) -> None:
        event.stop()
        self.reveal()

    def on_key(self, event: events.Key) -> None:
        """Any key ends the tumbling; the one that rolls does no more than that."""
        if self.reveal() and event.key in ("space", "enter"):
            event.stop()

    def _show(self, news: News) -> None:
        self.show(news)
        self.refresh_keys()
        if self._unmarking is not None:
            self._unmarking.stop()
            self._unmarking = None
        if motion_of(self):
            self._unmarking = self.set_timer(MOMENT, self.unmark)

    # -- keys --------------------------------------------------------------------------------------------------

    def refresh_keys(self) -> None:
        entries = tuple(self.bar_entries())
        for bar in self.query(KeyBar):
            # Before it is laid out a bar has no width, but it will have that of the screen.
            bar.update(fitted_keys(entries, bar.content_size.width or self.app.size.width - 2))

    def bar_entries(self) -> Iterable[Key]:
        """The keys for the bar in the order of the bindings, which is that of their importance."""
        order = [binding.action for binding in self.BINDINGS if isinstance(binding, Binding)]
        own = [f"screen.{action}" for action in order]
        entries = key_entries(self)
        return sorted(entries, key=lambda key: own.index(key.action) if key.action in own else len(own))

    def on_resize(self) -> None:
        self.call_after_refresh(self.refresh_keys)

    # -- parts of the desk -------------------------------------------------------------------------------------

    @property
    def desk_parts(self) -> tuple[DeskPart, ...]:
        """The parts that the desk of this game has."""
        return () if self.opened is None else parts_of(self.game.ruleset)

    def part(self, name: str) -> DeskPart | None:
        """The part of that name, None where this desk has none."""
        return next((part for part in self.desk_parts if part.name == name), None)

    def part_key(self, name: str) -> str:
        """The printed key of a part, "" where this desk has none."""
        part = self.part(name)
        return "" if part is None else key_for(self, f"screen.{part.action}")

    def bind_own(self, *more: Binding) -> None:
        """Binds the keys of the parts that only this rulebook has, and `more` keys that only some desks have."""
        bound = {(key, binding.action) for key, binding in self._bindings}
        own = (*part_keys(self.page, (part for part in self.desk_parts if part not in PARTS)), *more)
        new = [binding for binding in own if (binding.key, binding.action) not in bound]
        self._bindings = BindingsMap.merge((self._bindings, BindingsMap(new)))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There are the parts that the ruleset has."""
        if action == "part":
            return self.part(str(parameters[0])) is not None
        return super().check_action(action, parameters)

    def action_part(self, name: str) -> None:
        """Opens a part of the desk."""
        part = self.part(name)
        if part is not None:
            self.ask(part.action, class_of(part.dialog)())

    # -- what is possible --------------------------------------------------------------------------------------

    def command_of(self, action: str) -> Command | None:
        """What an action does at once, by which its key is greyed; None where it opens a dialog, or needs none."""
        if action == "luck":
            return TestLuck()
        if action == "skill":
            return TestSkill()
        return self.meal() if action == "meal" else None

    def kind_of(self, action: str) -> type[Command] | None:
        """What an action opens a dialog for. Its key is greyed where no such command is possible, whatever it says;
        None for what is always possible."""
        if action == "walk":
            # Without a compass one begins to walk from nowhere by saying where one is.
            return StandAt if self.sheet.drawing.free and self.sheet.clearing is None else Walk
        part = self.part(name_in(action)) if action.startswith("part(") else None
        if part is None:
            return _OPENED_FOR.get(action)
        return part.in_blow if part.in_blow is not None and self.game.phase == BLOW else part.command

    def why_not_action(self, action: str) -> Refusal | None:
        session = self.opened
        if session is None:
            return None
        if action in ("undo", "redo"):
            return session.why_no_undo() if action == "undo" else session.why_no_redo()
        command = self.command_of(action)
        if command is not None:
            return session.why_not(command)
        kind = self.kind_of(action)
        refusal = None if kind is None else session.why_no(kind)
        if refusal is None and kind is Walk and self.sheet.clearing is None:
            return Refusal("walk-nowhere")
        return refusal

    def ask(self, action: str, dialog: Screen[Any]) -> None:
        """Opens a dialog, or tells why its action is not possible now."""
        refusal = self.why_not_action(action)
        if refusal is not None:
            self.playing.refuse(refusal)
        else:
            self.app.push_once(dialog)

    def _open(self, action: str, where: str) -> None:
        self.ask(action, class_of(f"ffapp.tui.book.{where}")())

    def action_undo(self) -> None:
        self.playing.undo()

    def action_redo(self) -> None:
        self.playing.redo()

    def action_map(self) -> None:
        self.app.push_once(class_of(map_kind(self.sheet.drawing).screen)())

    def action_history(self) -> None:
        self.app.push_once(class_of(HISTORY)())

    def action_luck(self) -> None:
        self.playing.act(TestLuck())

    def action_luck_modified(self) -> None:
        self._open("luck_modified", "checks:LuckForm")

    def action_skill(self) -> None:
        self.playing.act(TestSkill())

    def action_skill_modified(self) -> None:
        self._open("skill_modified", "checks:SkillForm")

    def meal(self) -> EatMeal:
        """A meal of one's own choice; another one at the same stop where the reader does not keep to that limit."""
        limited = book_of(self.sheet).meal_a_stop
        return EatMeal(again=limited and not self.app.settings.one_meal_a_stop)

    def action_meal(self) -> None:
        self.playing.act(self.meal())

    def action_fight(self) -> None:
        remembered = encounters_here(self.sheet)
        self._open("fight", "encounters:FightMenu" if remembered else "fight_opening:FightOpening")

    def action_go(self) -> None:
        self._open("go", "play:GoToForm")

    def action_walk(self) -> None:
        self.ask("walk", map_kind(self.sheet.drawing).walk_dialog())

    def action_adjust(self) -> None:
        self._open("adjust", "adjust:AdjustMenu")

    def action_note(self) -> None:
        self._open("note", "notes:NotesDialog")

    def action_items(self) -> None:
        self._open("items", "belongings:ItemsMenu")

    def action_roll(self) -> None:
        self._open("roll", "checks:RollForm")

    def action_end(self) -> None:
        self._open("end", "play:EndForm")

    # -- the first line ----------------------------------------------------------------------------------------

    def show_heading(self, place: str) -> None:
        """Book and hero, and where the hero stands."""
        opened = self.opened
        heading = self.query_one(Heading)
        heading.title = self.texts.name(self.game.ruleset.id, "ui")
        heading.hero = self.sheet.name
        heading.place = place
        heading.warning = "" if opened is None or opened.writable else self.texts("ui-read-only")

    def place_told(self) -> str:
        """Section and clearing."""
        sheet = self.sheet
        parts = []
        if sheet.section is not None:
            parts.append(self.section_told())
        if sheet.clearing is not None:
            known = sheet.drawing.clearing(sheet.clearing)
            parts.append(self.texts("ui-place-at", clearing=sheet.clearing, label=known.label if known else ""))
        return f" {self.app.glyphs.separator} ".join(parts)

    def section_told(self) -> str:
        """The section, and that it has been left where the hero has walked on since it was read."""
        left = walked_on(self.game)
        return self.texts("ui-section-left" if left else "ui-section-at", section=self.sheet.section or 0)

    @property
    def waiting(self) -> bool:
        """Whether a blow waits for its answer."""
        return self.game.phase == BLOW
