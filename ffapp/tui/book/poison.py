"""Poison: what it has taken, what can still be given back, and the antidotes for it, in calm or while a blow waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from ffapp.core.messages import Command
from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.bounds import ABSURD
from ffapp.gamebook.poison import EndPoison, SufferPoison
from ffapp.gamebook.sheet import BLOW, antidotes, phase
from ffapp.resources import styles
from ffapp.texts.items import cure_told, poison_told, thing_told
from ffapp.tui.book.fight_offer import antidote_keys
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.entry_keys import place_of
from ffapp.tui.kit.form import Form, Menu
from ffapp.tui.kit.prose import Prose
from ffapp.tui.session import News


class PoisonDialog(Menu):
    """What a section does by poison, and the antidotes, on which the cursor begins; each has its key in a fight, too.
    While a blow waits there are the antidotes alone."""

    help_topic = "poison"
    CSS_PATH: ClassVar[Any] = [styles() / "play.tcss", styles() / "things.tcss"]

    def __init__(self) -> None:
        super().__init__("poison-title")

    def intro(self) -> str:
        told = [poison_told(self.texts, self.sheet)]
        if not antidotes(self.sheet):
            told.append(self.texts("poison-no-antidote"))
        return "\n".join(told)

    def choices(self) -> Iterable[Choice]:
        texts, sheet, keys = self.texts, self.sheet, self.keys()
        if phase(sheet) != BLOW:
            yield Choice("suffer", texts("poison-suffer"), reason=self.why_not(SufferPoison(points=1)))
            yield Choice("end", texts("poison-end"), reason=self.why_not(EndPoison()))
        for item in sorted(antidotes(sheet), key=lambda item: place_of(keys.get(str(item.id), ""))):
            reason = self.why_not(UseAntidote(item=item.id))
            hint = "" if reason else cure_told(texts, sheet, item)
            yield Choice(str(item.id), thing_told(texts, item), hint=hint, reason=reason)

    def ready(self) -> None:
        super().ready()
        menu = self.query_one("#menu", ChoiceList)
        menu.cursor = next((at for at, choice in enumerate(menu.choices) if choice.id.isdecimal()), 0)

    def keys(self) -> Mapping[str, str]:
        return antidote_keys(self.game, "suffer", "end")

    def chosen(self, id: str) -> None:
        if id == "suffer":
            self.app.push_once(SufferForm())
        elif id == "end":
            self.app.push_once(EndPoisonForm())
        else:
            self.carry_out(UseAntidote(item=int(id)))

    def serves(self, news: News) -> bool:
        """By one change."""
        return news.cause == "submit"


class SufferForm(Form):
    """Poison by order of a section, and the wound that brought it."""

    help_topic = "poison"

    def __init__(self) -> None:
        super().__init__("poison-suffer")

    def parts(self) -> Iterable[Any]:
        yield Prose(self.texts("poison-suffer-intro"), classes="faint")
        yield self.number(None, "poison-points", "points", low=1, high=ABSURD, placeholder=self.texts("poison-example"))
        yield self.number(0, "poison-wound", "wound", low=0, high=ABSURD)
        yield self.reason()

    def command(self) -> Command | None:
        points, wound = self.value_of("points"), self.value_of("wound")
        if points is None or wound is None:
            return None
        return SufferPoison(points=points, wound=wound, reason=self.reason_given())


class EndPoisonForm(Form):
    """The section ends the poison: enter confirms it."""

    help_topic = "poison"

    def __init__(self) -> None:
        super().__init__("poison-end")

    def parts(self) -> Iterable[Any]:
        yield self.reason()

    def command(self) -> Command | None:
        return EndPoison(reason=self.reason_given())
