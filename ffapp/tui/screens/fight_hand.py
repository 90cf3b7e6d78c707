"""The reader's hand on a fight: enemies changed and added, its terms, and its end by the section."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ffapp.core.messages import Command
from ffapp.gamebook.fight import AddEnemy, CallOffFight, ChangeEnemy, EndFight, Foe, ModifyFight
from ffapp.gamebook.sheet import Enemy
from ffapp.tui.fight_line import ORDERS, FightLineError, read_foe
from ffapp.tui.news import News
from ffapp.tui.screens.fight_opening import fight_words, line_problem
from ffapp.tui.screens.form import REASON_LENGTH, Form, Menu
from ffapp.tui.widgets.choice import Choice, ChoiceList
from ffapp.tui.widgets.number_field import TextField

JOINING_LENGTH = 80


class EnemiesMenu(Menu):
    """Every enemy to change, and the way to let another join."""

    def __init__(self) -> None:
        super().__init__("adjust-enemies")

    def choices(self) -> Iterable[Choice]:
        texts, fight = self.texts, self.sheet.fight
        if fight is None:
            return
        for index, enemy in enumerate(fight.enemies):
            probe = ChangeEnemy(enemy=index, stamina=enemy.stamina + 1)
            hint = texts("fight-enemy-scores", skill=enemy.skill, stamina=enemy.stamina)
            yield Choice(str(index), enemy.name, hint=hint, reason=self.why_not(probe))
        joining = AddEnemy(enemy=Foe(name="A", skill=1, stamina=1))
        yield Choice("add", texts("fight-enemy-add"), reason=self.why_not(joining))

    def chosen(self, id: str) -> None:
        fight = self.sheet.fight
        if id == "add":
            self.playing.push_once(JoinForm(), None)
        elif fight is not None:
            self.playing.push_once(EnemyForm(int(id), fight.enemies[int(id)]), None)

    def game_changed(self, news: News) -> None:
        """Goes with the fight; until then there may be more to change."""
        if self.sheet.fight is None:
            self.call_later(self.action_leave)
        else:
            super().game_changed(news)

    def on_screen_resume(self) -> None:
        if self.sheet.fight is None:
            self.call_later(self.action_leave)


class EnemyForm(Form):
    """The figures of one enemy; Stamina 0 kills it at once."""

    def __init__(self, index: int, enemy: Enemy) -> None:
        super().__init__("fight-enemy-title", name=enemy.name)
        self._index = index
        self._enemy = enemy

    def parts(self) -> Iterable[Any]:
        enemy = self._enemy
        yield self.number(enemy.stamina, "score-stamina", "stamina", low=0)
        yield self.number(enemy.skill, "score-skill", "skill", low=0)
        yield self.number(enemy.wound, "fight-enemy-wound", "wound", low=0)
        yield self.reason()

    def command(self) -> Command | None:
        stamina, skill, wound = (self.value_of(name) for name in ("stamina", "skill", "wound"))
        if stamina is None or skill is None or wound is None:
            return None
        return ChangeEnemy(enemy=self._index, skill=skill, stamina=stamina, wound=wound, reason=self.reason_given())


class JoinForm(Form):
    """Another enemy, typed as in the line that opens a fight."""

    def __init__(self) -> None:
        super().__init__("fight-enemy-add")

    def parts(self) -> Iterable[Any]:
        yield TextField(max_length=JOINING_LENGTH, placeholder=self.texts("fight-join-placeholder"), id="line")

    def command(self) -> Command | None:
        fight, field = self.sheet.fight, self.query_one("#line", TextField)
        known = [enemy.name for enemy in fight.enemies] if fight is not None else []
        try:
            return AddEnemy(enemy=read_foe(field.value, fight_words(self.texts), known))
        except FightLineError as error:
            field.say(line_problem(self.texts, error))
            return None


class TermsForm(Form):
    """Modifier, Potion of Fury, what the hero's blow costs, order and escape."""

    def __init__(self) -> None:
        super().__init__("adjust-terms")

    def parts(self) -> Iterable[Any]:
        texts, fight = self.texts, self.sheet.fight
        assert fight is not None
        yield self.number(fight.modifier, "fight-option-modifier", "modifier")
        yield self.number(fight.fury, "fight-option-fury", "fury", low=0)
        yield self.number(fight.strike, "fight-terms-strike", "strike", low=0)
        yield self.number(fight.escape_wound, "fight-terms-escape-wound", "escape-wound", low=0)
        yield ChoiceList(
            [
                *(Choice(order, texts("order-name", order=order)) for order in ORDERS),
                Choice("escape", texts("fight-terms-escape")),
                Choice("no-escape", texts("fight-terms-no-escape")),
            ],
            id="terms",
        )
        yield self.reason()

    def command(self) -> Command | None:
        values = [self.value_of(name) for name in ("modifier", "fury", "strike", "escape-wound")]
        if any(value is None for value in values):
            return None
        modifier, fury, strike, escape_wound = values
        return ModifyFight(
            modifier=modifier, fury=fury, strike=strike, escape_wound=escape_wound, reason=self.reason_given()
        )

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        """An order or the escape is changed by itself, at once."""
        event.stop()
        order = next((known for known in ORDERS if known == event.choice.id), None)
        escape = None if order is not None else event.choice.id == "escape"
        self.carry_out(ModifyFight(order=order, escape=escape, reason=self.reason_given()))


class FinishMenu(Menu):
    """The section ends the fight, or it was opened by mistake."""

    def __init__(self) -> None:
        super().__init__("fight-finish-title")

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        yield Choice("end", texts("fight-finish-section"), reason=self.why_not(EndFight()))
        yield Choice("off", texts("fight-finish-mistake"), reason=self.why_not(CallOffFight()))

    def chosen(self, id: str) -> None:
        if id == "off":
            self.carry_out(CallOffFight())
        else:
            self.playing.push_once(EndFightForm(), self._ended)

    def _ended(self, _: object) -> None:
        if self.sheet.fight is None:
            self.action_leave()


class EndFightForm(Form):
    """Why the section ends the fight; it may stay empty."""

    def __init__(self) -> None:
        super().__init__("fight-finish-section")

    def parts(self) -> Iterable[Any]:
        yield TextField(
            max_length=REASON_LENGTH,
            label=self.texts("ui-reason"),
            placeholder=self.texts("fight-finish-placeholder"),
            id="reason",
        )

    def command(self) -> Command | None:
        return EndFight(reason=self.reason_given())
