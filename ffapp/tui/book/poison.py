"""Poison: what it has taken, what can still be given back, and the antidotes for it, in calm or while a blow waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.poison import EndPoison, SufferPoison
from ffapp.gamebook.sheet import BLOW, antidotes, curable, phase
from ffapp.texts.items import cure_text, poison_text, thing_text
from ffapp.tui.book.fight_choices import antidote_keys
from ffapp.tui.book.page import OfBook
from ffapp.tui.book.sheet import drawn_scores
from ffapp.tui.kit.asking import Questions
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.entry_keys import place_of
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.rows import REASON, Number, Said
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.gauge import score_line
from ffapp.tui.session import GameChange


class PoisonDialog(Menu, OfBook):
    """What a section does by poison, and the antidotes, on which the cursor begins; each has its key in a fight, too.
    While a blow waits there are the antidotes alone."""

    help_topic = "poison"

    def __init__(self) -> None:
        super().__init__("poison-title")

    def parts(self) -> Iterable[Any]:
        yield Drawing(self._draw_account, id="account")
        yield from super().parts()

    def _draw_account(self, canvas: Canvas) -> None:
        """Stamina, and of what it lacks broken what an antidote can give back."""
        sheet = self.sheet
        score = next(known for known in drawn_scores(sheet, self.texts) if known.name == "stamina")
        canvas.pieces(0, 0, score_line(replace(score, change=-curable(sheet)), canvas.width, canvas.glyphs))

    def refresh_choices(self) -> None:
        super().refresh_choices()
        self.query_one("#account", Drawing).refresh()

    def intro(self) -> str:
        told = [poison_text(self.texts, self.sheet)]
        if not antidotes(self.sheet):
            told.append(self.texts("poison-no-antidote"))
        return "\n".join(told)

    def choices(self) -> Iterable[Choice]:
        texts, sheet, keys = self.texts, self.sheet, self.keys()
        if phase(sheet) != BLOW:
            yield self.entry("suffer", texts("poison-suffer"), SufferForm, probe=SufferPoison(points=1))
            yield self.entry("end", texts("poison-end"), EndPoisonForm, probe=EndPoison())
        for item in sorted(antidotes(sheet), key=lambda item: place_of(keys.get(str(item.id), ""))):
            entry = self.entry(str(item.id), thing_text(texts, item), UseAntidote(item=item.id))
            yield replace(entry, hint=cure_text(texts, sheet, item)) if entry.allowed else entry

    def ready(self) -> None:
        super().ready()
        menu = self.query_one("#menu", ChoiceList)
        menu.cursor = next((at for at, one in enumerate(menu.choices) if isinstance(one.deed, UseAntidote)), 0)

    def keys(self) -> Mapping[str, str]:
        return antidote_keys(self.game, "suffer", "end")

    def serves(self, change: GameChange) -> bool:
        """By one change."""
        return change.cause == "submit"


class SufferForm(Form):
    """Poison by order of a section, and the wound that brought it."""

    help_topic = "poison"
    questions = Questions(
        "poison-suffer",
        SufferPoison,
        Said("", "poison-suffer-intro", classes="faint"),
        Number("points", "poison-points", placeholder="poison-example", low=1),
        Number("wound", "poison-wound", 0, low=0),
        REASON,
    )


class EndPoisonForm(Form):
    """The section ends the poison: enter confirms it."""

    help_topic = "poison"
    questions = Questions("poison-end", EndPoison, REASON)
