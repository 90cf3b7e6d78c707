"""Meals that a section orders, with their price before they are taken."""

from __future__ import annotations

from ffapp.core.steps import rehearse
from ffapp.gamebook.hunger import MOST_ORDERED, TakeForcedMeals
from ffapp.gamebook.sheet import Sheet
from ffapp.texts import Texts
from ffapp.tui.kit.asking import Asking, Questions
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.rows import REASON, Number, Preview


def cost_text(texts: Texts, sheet: Sheet, count: int) -> tuple[str, bool]:
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

    @staticmethod
    def questions(asking: Asking) -> Questions:
        return Questions(
            "hunger-title",
            TakeForcedMeals,
            Number("count", "hunger-count", 1, low=1, high=MOST_ORDERED),
            Preview(
                "preview", says=lambda values: cost_text(asking.texts, asking.state, values["count"]), flag="-deadly"
            ),
            REASON,
        )
