"""What the pages of a gamebook share: the sheet, the parts of its desk, and the first line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.binding import Binding, BindingsMap

from ffapp.gamebook.books import counter_of
from ffapp.gamebook.notes import walked_on
from ffapp.gamebook.sheet import BLOW, Sheet
from ffapp.rulesets import RULESETS
from ffapp.tui.book.deeds import part_deed
from ffapp.tui.book.desk import PARTS, DeskPart, parts_of
from ffapp.tui.game_page import GamePage
from ffapp.tui.kit.journal import Journal
from ffapp.tui.kit.page import OfGame, Typed, key_for
from ffapp.tui.look.horizon import Horizon

if TYPE_CHECKING:
    from ffapp.adventure.story import Story

NIGHT_LONG: Final = 24
"""So many points of time take the moon across the sky."""

PART_NAMES: Final = frozenset(part.name for part in PARTS)


class OfBook(OfGame):
    """A page or a dialog of a gamebook."""

    @property
    def sheet(self) -> Sheet:
        """The state of the open game."""
        state: Sheet = self.game.state
        return state

    @property
    def adventure(self) -> Story | None:
        """The adventure that is read; None where none is, or its text is not there."""
        return None if self.opened is None else self.opened.story


class BookPage(GamePage, OfBook):
    """A page of a gamebook. One whose place parts of the desk are at has those of its ruleset among its deeds."""

    typed_hint = "hand-placeholder"

    # -- changes by hand ---------------------------------------------------------------------------------------

    def typed(self, text: str) -> list[Typed]:
        """The changes by hand that a text may say."""
        from ffapp.tui.book.hand import typed_changes

        return list(typed_changes(self.texts, self.sheet, text, self.app.glyphs))

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
        return "" if self.part(name) is None else key_for(self, name)

    def bind_own(self, *more: Binding) -> None:
        """Binds the keys of the parts that only this rulebook has, and `more` keys that only some desks have."""
        parts = (part for part in self.desk_parts if part not in PARTS and self.place in part.pages)
        self.own = tuple(part_deed(part, self.place) for part in parts)
        bound = {(key, binding.action) for key, binding in self._bindings}
        mine = (*(deed.binding(self.place) for deed in self.own), *more)
        new = [binding for binding in mine if (binding.key, binding.action) not in bound]
        self._bindings = BindingsMap.merge((self._bindings, BindingsMap(new)))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There are the parts that the ruleset has."""
        if action == "deed" and parameters[0] in PART_NAMES and self.part(str(parameters[0])) is None:
            return False
        return super().check_action(action, parameters)

    # -- the journal -------------------------------------------------------------------------------------------

    def action_read_pages(self, pages: int) -> None:
        """Turns the pages of the journal."""
        self.query_one(Journal).action_leap(pages)

    def action_read_end(self, last: bool) -> None:
        """Goes to the newest line of the journal, or to the first."""
        journal = self.query_one(Journal)
        if last:
            journal.action_last()
        else:
            journal.action_first()

    # -- the first line ----------------------------------------------------------------------------------------

    @property
    def hero(self) -> str:
        return self.sheet.name

    @property
    def title_text(self) -> str:
        story = self.adventure
        return super().title_text if story is None or not story.title else story.title

    def show_horizon(self) -> None:
        """Time moves the moon, illness thickens the fog, a fight darkens it all."""
        sheet, horizon = self.sheet, self.query_one(Horizon)
        horizon.family = RULESETS[sheet.book].theme
        time, health = counter_of(sheet, "time_track"), sheet.health
        horizon.moon = 0.8 if time is None else min(1.0, time / NIGHT_LONG)
        horizon.fog = 0.0 if health is None else max(0.0, 1 - health.current / max(1, health.initial))
        horizon.dark = self.place == "fight" or sheet.fight is not None

    def place_text(self) -> str:
        """Section and clearing."""
        sheet = self.sheet
        parts = []
        if sheet.section is not None:
            parts.append(self.section_text())
        if sheet.clearing is not None:
            label = sheet.drawing.label(sheet.clearing)
            parts.append(self.texts("ui-place-at", clearing=sheet.clearing, label=label))
        return f" {self.app.glyphs.separator} ".join(parts)

    def section_text(self) -> str:
        """The section, and that it has been left where the hero has walked on since it was read; in an adventure from a
        file there is no walking on but by its sections."""
        left = self.sheet.reading is None and walked_on(self.game.back())
        return self.texts("ui-section-left" if left else "ui-section-at", section=self.sheet.section or 0)

    @property
    def waiting(self) -> bool:
        """Whether a blow waits for its answer."""
        return self.game.phase == BLOW
