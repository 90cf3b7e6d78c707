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
from ffapp.tui.widgets.key_bar import Key

_key = partial(game_key, "night-fight")


class NightFightScreen(FightScreen):
    """A fight of the Night Dragon. Poison and counters have the keys that they have in the book."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *FIRST_KEYS,
        _key("p", "magic"),
        _key("b", "poison"),
        Binding("s", "terms", "fight-key-terms", id="night-fight.terms", tooltip="fight-tip-terms"),
        *OTHER_KEYS,
        # As in the book, and no answer to a blow: a key that answers must do nothing when pressed once too often.
        _key("o", "counters", show=False),
        Binding("y", "answer(True)", show=False),
    ]

    def bar_entries(self) -> Iterator[Key]:
        """While a blow waits, the key of the antidote where one would help."""
        useful = self.waiting and any(antidote_choices(self.texts, self.sheet, self.playing.why_not))
        for key in super().bar_entries():
            if key.action != "screen.poison" or not (self.waiting or self.over):
                yield key
            elif useful:
                yield replace(key, label=self.texts("fight-key-antidote"), allowed=True)

    def kind_of(self, action: str) -> type[Command] | None:
        if action == "poison" and self.waiting and antidotes(self.sheet):
            return UseAntidote
        return ModifyFight if action == "terms" else super().kind_of(action)

    def action_terms(self) -> None:
        """What the section says of this fight, and what lasts as long as it."""
        self._open("terms", "fight_hand:TermsForm")
