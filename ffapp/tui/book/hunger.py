"""Meals that a section orders, with their price before they are taken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from ffapp.core.messages import Command
from ffapp.core.steps import rehearse
from ffapp.gamebook.hunger import MOST_ORDERED, TakeForcedMeals
from ffapp.gamebook.sheet import Sheet
from ffapp.resources import styles
from ffapp.texts import Texts
from ffapp.tui.kit.fields import NumberField
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.prose import Prose


def cost_told(texts: Texts, sheet: Sheet, count: int) -> tuple[str, bool]:
    """What so many meals ordered would cost now, in words, and what is left then; and whether they would kill. Found by
    trying it on the side: what is promised is what the rules then do."""
    after: Sheet = rehearse(sheet, TakeForcedMeals(count=count))
    dead = after.ending is not None
    told = texts(
        "hunger-cost",
        meals=sheet.meals - after.meals,
        stamina=sheet.stamina.current - after.stamina.current,
        meals_before=sheet.meals,
        meals_after=after.meals,
        stamina_before=sheet.stamina.current,
        stamina_after=after.stamina.current,
        dead=dead,
    )
    return told, dead


class ForcedMealDialog(Form):
    """How many meals the section orders; enter is one."""

    help_topic = "hunger"
    CSS_PATH: ClassVar[Any] = [styles() / "play.tcss", styles() / "things.tcss"]

    def __init__(self) -> None:
        super().__init__("hunger-title")

    def parts(self) -> Iterable[Any]:
        yield self.number(1, "hunger-count", "count", low=1, high=MOST_ORDERED)
        yield Prose("", id="preview")
        yield self.reason()

    def on_mount(self) -> None:
        self._preview(1)

    def _preview(self, count: int) -> None:
        preview = self.query_one("#preview", Prose)
        preview.text, dead = cost_told(self.texts, self.sheet, count)
        preview.set_class(dead, "-deadly")

    def on_number_field_changed(self, event: NumberField.Changed) -> None:
        event.stop()
        self.say("")
        self._preview(event.value)

    def command(self) -> Command | None:
        count = self.value_of("count")
        return None if count is None else TakeForcedMeals(count=count, reason=self.reason_given())
