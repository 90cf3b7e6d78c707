"""The fight of *Le Dragon de la Nuit* (DF58): with magic and antidotes where the swamp has its stones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType

from ffapp.core.messages import Command
from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.fight import ModifyFight
from ffapp.gamebook.sheet import antidotes
from ffapp.tui.screens.fight import FIRST_KEYS, OTHER_KEYS, FightScreen
from ffapp.tui.screens.fight_offer import antidote_choices
from ffapp.tui.screens.game_page import game_key
from ffapp.tui.widgets.choice import Choice
from ffapp.tui.widgets.key_bar import Key

_key = partial(game_key, "night-fight")


class NightFightScreen(FightScreen):
    """A fight of the Night Dragon. One key uses the antidote while a blow with poison waits."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *FIRST_KEYS,
        _key("p", "magic"),
        _key("b", "poison"),
        Binding("s", "terms", "fight-key-terms", id="night-fight.terms", tooltip="fight-tip-terms"),
        *OTHER_KEYS,
        # The key of the counters in the book; here it says yes to a blow that waits.
        Binding("o", "counters_or_answer", show=False),
    ]

    def bar_entries(self) -> Iterator[Key]:
        """While a blow waits, the key of the antidote where one would help."""
        useful = bool(self._useful())
        for key in super().bar_entries():
            if key.action != "screen.poison" or not (self.waiting or self.over):
                yield key
            elif self.waiting and useful:
                yield replace(key, label=self.texts("fight-key-antidote"), allowed=True)

    def _useful(self) -> list[Choice]:
        """The antidotes that would help while a blow waits."""
        return list(antidote_choices(self.texts, self.sheet, self.playing.why_not)) if self.waiting else []

    def kind_of(self, action: str) -> type[Command] | None:
        if action == "poison" and self.waiting and antidotes(self.sheet):
            return UseAntidote
        return ModifyFight if action == "terms" else super().kind_of(action)

    def action_poison(self) -> None:
        """The antidote, where a blow waits and there is one that helps; else all that has to do with poison."""
        useful = self._useful()
        if len(useful) == 1:
            self._answer(useful[0].id)
        else:
            super().action_poison()

    def action_terms(self) -> None:
        """What the section says of this fight, and what lasts as long as it."""
        self._open("terms", "fight_hand:TermsForm")

    def action_finish(self) -> None:
        """The key of the poison in the book, which ends no fight while a blow waits."""
        if self.waiting:
            self.action_poison()
        else:
            super().action_finish()

    def action_counters_or_answer(self) -> None:
        if self.waiting:
            self.action_answer(True)
        else:
            self.action_counters()
