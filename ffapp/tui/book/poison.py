"""Poison: what it has taken, what can still be given back, and the antidotes for it, in calm or while a blow waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from ffapp.gamebook.antidote_line import AntidoteLineError, read_antidote
from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.belongings import AddItem, ItemAdded
from ffapp.gamebook.poison import EndPoison, SufferPoison
from ffapp.gamebook.sheet import BLOW, Item, antidotes, curable, phase
from ffapp.texts import Texts
from ffapp.texts.items import cure_text, poison_text, thing_text
from ffapp.tui.book.fight_choices import NOTED, antidote_keys
from ffapp.tui.book.page import OfBook
from ffapp.tui.book.sheet import drawn_scores
from ffapp.tui.kit.asking import Asking, Questions, Unreadable, Values
from ffapp.tui.kit.choice import Choice, ChoiceList, EntryDeed
from ffapp.tui.kit.entry_keys import place_of
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.rows import REASON, Line, Number, Preview, Said
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.gauge import score_line
from ffapp.tui.session import GameChange

ANTIDOTE_LENGTH: Final = 60
"""Characters of the line that notes an antidote."""


class PoisonDialog(Menu, OfBook):
    """What a section does by poison, the antidotes, on which the cursor begins, and the way to note one, on which it
    begins without any; each antidote has its key in a fight, too. While a blow waits there are the antidotes alone."""

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
        if phase(sheet) != BLOW:
            yield self.entry(NOTED, texts("poison-note"), AntidoteForm, probe=AddItem)

    @property
    def begun(self) -> EntryDeed | None:
        """An antidote is noted by beginning its name."""
        return None if phase(self.sheet) == BLOW else AntidoteForm

    def ready(self) -> None:
        super().ready()
        self._point()

    def _point(self) -> None:
        """Puts the cursor on the first antidote, or on what notes one."""
        choices = enumerate(self.choices())
        wanted = (at for at, one in choices if isinstance(one.deed, UseAntidote) or one.id == NOTED)
        self.query_one("#menu", ChoiceList).cursor = next(wanted, 0)

    def game_changed(self, change: GameChange) -> None:
        super().game_changed(change)
        if _noted(change) and not self.unseen:
            self._point()

    def keys(self) -> Mapping[str, str]:
        return antidote_keys(self.game, "suffer", "end")

    def serves(self, change: GameChange) -> bool:
        """By one change; but an antidote that is noted can be used then."""
        return change.cause == "submit" and not _noted(change)


def _noted(change: GameChange) -> bool:
    """Whether something has been put on the sheet."""
    return any(isinstance(event, ItemAdded) for event in change.events)


def typed_antidote(text: str, texts: Texts) -> AddItem:
    """The antidote that a line notes. Raises `Unreadable`."""
    try:
        return read_antidote(text, texts("poison-note-nameless"))
    except AntidoteLineError as error:
        raise Unreadable(texts(f"poison-note-{error.problem}", **error.arguments)) from None


class AntidoteForm(Form):
    """An antidote noted in one line."""

    help_topic = "poison"

    @staticmethod
    def questions(asking: Asking) -> Questions:
        texts = asking.texts

        def preview(values: Values) -> str:
            try:
                noted = typed_antidote(str(values["item"]), texts)
            except Unreadable as unreadable:
                return str(unreadable)
            item = Item(id=0, name=noted.name, count=noted.count, antidote=noted.antidote)
            return asking.why_not(noted) or thing_text(texts, item)

        return Questions(
            "poison-note",
            lambda item: item,
            Line(
                "item",
                placeholder="poison-note-placeholder",
                longest=ANTIDOTE_LENGTH,
                parse=lambda text: typed_antidote(text, texts),
                dear=True,
            ),
            Preview("preview", says=preview),
        )


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
