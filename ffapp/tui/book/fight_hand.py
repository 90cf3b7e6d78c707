"""The reader's hand on a fight: enemies changed and added, its terms, what lasts as long as it, and its end by the
section."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ffapp.core.messages import Command
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH
from ffapp.gamebook.effects import AddEffect, RemoveEffect
from ffapp.gamebook.fight import MOST_ENEMIES, AddEnemy, CallOffFight, ChangeEnemy, EndFight, Foe, ModifyFight
from ffapp.gamebook.fight_state import Effect, Enemy
from ffapp.tui.book.fight_line import ORDERS, FightLineError, read_foe
from ffapp.tui.book.fight_opening import fight_words, line_problem
from ffapp.tui.book.fight_view import effect_told
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.entry_keys import KEYS, kept_keys, place_of
from ffapp.tui.kit.fields import NumberField, TextField
from ffapp.tui.kit.form import REASON_LENGTH, Form, Menu
from ffapp.tui.session import News

JOINING_LENGTH = 80


class EnemiesMenu(Menu):
    """Every enemy to change, and the way to let another join."""

    help_topic = "enemies"

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

    def keys(self) -> Mapping[str, str]:
        """Of each enemy its number in the fight."""
        enemies = (str(index) for index in range(MOST_ENEMIES))
        return dict(zip(enemies, KEYS.replace("0", ""), strict=False)) | {"add": "0"}

    def chosen(self, id: str) -> None:
        fight = self.sheet.fight
        if id == "add":
            self.app.push_once(JoinForm(), None)
        elif fight is not None:
            self.app.push_once(EnemyForm(int(id), fight.enemies[int(id)]), None)

    def serves(self, news: News) -> bool:
        """As long as there is a fight there may be more to change."""
        return self.sheet.fight is None


class EnemyForm(Form):
    """The figures of one enemy; Stamina 0 kills it at once."""

    help_topic = "enemies"

    def __init__(self, index: int, enemy: Enemy) -> None:
        super().__init__("fight-enemy-title", name=enemy.name)
        self._index = index
        self._enemy = enemy

    def parts(self) -> Iterable[Any]:
        enemy, terms = self._enemy, book_of(self.sheet).fight_figures
        yield self.number(enemy.stamina, "score-stamina", "stamina", low=0)
        yield self.number(enemy.skill, "score-skill", "skill", low=0)
        yield self.number(enemy.wound, "fight-enemy-wound", "wound", low=0)
        if "poison" in terms:
            yield self.number(enemy.poison, "fight-enemy-poison", "poison", low=0)
        if "until_wounds" in terms:
            yield self.number(enemy.until_wounds, "fight-enemy-until-wounds", "until_wounds", low=0)
        yield self.reason()

    def command(self) -> Command | None:
        figures = figures_of_fields(self)
        return None if figures is None else ChangeEnemy(enemy=self._index, reason=self.reason_given(), **figures)


def figures_of_fields(form: Form) -> dict[str, Any] | None:
    """What stands in the fields for numbers of a form, by their ids; None where one of them has complained."""
    figures: dict[str, Any] = {}
    for field in form.query(NumberField):
        number = form.value_of(field.id or "")
        if number is None:
            return None
        figures[field.id or ""] = number
    return figures


class JoinForm(Form):
    """Another enemy, typed as in the line that opens a fight."""

    help_topic = "enemies"

    def __init__(self) -> None:
        super().__init__("fight-enemy-add")

    def parts(self) -> Iterable[Any]:
        yield TextField(max_length=JOINING_LENGTH, placeholder=self.texts("fight-join-placeholder"), id="line")

    def command(self) -> Command | None:
        field = self.query_one("#line", TextField)
        try:
            return AddEnemy(enemy=read_foe(field.value, fight_words(self.texts, book_of(self.sheet))))
        except FightLineError as error:
            field.say(line_problem(self.texts, error))
            return None


_FIGURES = {
    "modifier": "fight-option-modifier",
    "fury": "fight-option-fury",
    "strike": "fight-terms-strike",
    "escape_wound": "fight-terms-escape-wound",
    "until_round": "fight-terms-until-round",
}
"""The terms of a fight that are numbers, with their labels."""


class TermsForm(Form):
    """What the section says of the fight, as far as its book has it: numbers first, then what is chosen, which takes
    the numbers along."""

    help_topic = "fight"
    VERTICAL_BREAKPOINTS = [(0, "-short"), (24, "-usual")]

    def __init__(self) -> None:
        super().__init__("adjust-terms")

    def parts(self) -> Iterable[Any]:
        fight = self.sheet.fight
        assert fight is not None
        for name, label in _FIGURES.items():
            if name in book_of(self.sheet).fight_figures:
                yield self.number(getattr(fight, name), label, name, low=-ABSURD if name == "modifier" else 0)
        yield ChoiceList(id="terms")
        yield self.reason()

    def on_mount(self) -> None:
        self._refresh()

    def game_changed(self, news: News) -> None:
        """What lasts this fight may have changed on top of the form."""
        self._refresh()

    def _refresh(self) -> None:
        self.query_one("#terms", ChoiceList).choices = tuple(self._choices())

    def _choices(self) -> Iterable[Choice]:
        texts, fight, book = self.texts, self.sheet.fight, book_of(self.sheet)
        if fight is None:
            return
        now = {fight.order, "escape" if fight.escape else "no-escape"}
        told: dict[str, str] = {order: texts("order-name", order=order) for order in book.orders}
        told |= {"escape": texts("fight-terms-escape"), "no-escape": texts("fight-terms-no-escape")}
        for id, text in told.items():
            yield Choice(id, text, hint=texts("fight-terms-now") if id in now else "")
        if "weapon_bonus" in book.fight_figures:
            yield Choice("weapon", texts("fight-terms-weapon", counts=fight.weapon_bonus))
        if AddEffect in self.game.ruleset.commands:
            yield Choice("effects", texts("fight-effects"), hint=texts("fight-effects-count", count=len(fight.effects)))

    def command(self) -> Command | None:
        return self._with()

    def _with(self, **chosen: Any) -> ModifyFight | None:
        """What the fields say, and what was chosen."""
        figures = figures_of_fields(self)
        return None if figures is None else ModifyFight(reason=self.reason_given(), **figures, **chosen)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        """An order, the escape or the weapon is changed at once, together with what stands in the fields."""
        event.stop()
        chosen, fight = event.choice.id, self.sheet.fight
        if chosen == "effects":
            self.app.push_once(EffectsMenu(), None)
        elif chosen in ORDERS:
            self.carry_out(self._with(order=chosen))
        elif chosen == "weapon":
            self.carry_out(self._with(weapon_bonus=not (fight is not None and fight.weapon_bonus)))
        else:
            self.carry_out(self._with(escape=chosen == "escape"))


class EffectsMenu(Menu):
    """What lasts this fight and ends with it: the first entry lets one begin, choosing another ends that one before."""

    help_topic = "limits"

    def __init__(self) -> None:
        super().__init__("fight-effects")

    def intro(self) -> str:
        return self.texts("fight-effects-intro")

    def choices(self) -> Iterable[Choice]:
        texts, keys = self.texts, self.keys()
        yield Choice("add", texts("fight-effect-add"), reason=self.why_not(AddEffect(name="A", attack=1)))
        for effect in sorted(self._effects, key=lambda effect: place_of(keys.get(str(effect.id), ""))):
            ending = texts("fight-effect-end", effect=effect_told(texts, effect))
            yield Choice(str(effect.id), ending, reason=self.why_not(RemoveEffect(effect=effect.id)))

    @property
    def _effects(self) -> tuple[Effect, ...]:
        fight = self.sheet.fight
        return () if fight is None else fight.effects

    def keys(self) -> Mapping[str, str]:
        return kept_keys(self.game, "effects", (str(effect.id) for effect in self._effects), {"add": "1"})

    def chosen(self, id: str) -> None:
        if id == "add":
            self.app.push_once(EffectForm(), None)
        else:
            self.carry_out(RemoveEffect(effect=int(id)), close=False)


class EffectForm(Form):
    """A bonus or handicap for this fight: its name, and what it adds to Attack Strength or to Skill."""

    help_topic = "limits"

    def __init__(self) -> None:
        super().__init__("fight-effect-add")

    def parts(self) -> Iterable[Any]:
        texts = self.texts
        yield TextField(
            max_length=NAME_LENGTH,
            label=texts("fight-effect-name"),
            placeholder=texts("fight-effect-placeholder"),
            id="name",
        )
        yield self.number(0, "fight-effect-attack", "attack")
        yield self.number(0, "fight-effect-skill", "skill")

    def command(self) -> Command | None:
        figures = figures_of_fields(self)
        return None if figures is None else AddEffect(name=self.query_one("#name", TextField).value, **figures)


class FinishMenu(Menu):
    """The section ends the fight, or it was opened by mistake."""

    help_topic = "fight"

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
            self.app.push_once(EndFightForm())

    def serves(self, news: News) -> bool:
        return self.sheet.fight is None


class EndFightForm(Form):
    """Why the section ends the fight; it may stay empty."""

    help_topic = "fight"

    def __init__(self, reason: str = "") -> None:
        """
        Args:
            reason: what stands in the field at first.
        """
        super().__init__("fight-finish-section")
        self._reason = reason

    def parts(self) -> Iterable[Any]:
        yield TextField(
            self._reason,
            max_length=REASON_LENGTH,
            label=self.texts("ui-reason"),
            placeholder=self.texts("fight-finish-placeholder"),
            id="reason",
        )

    def command(self) -> Command | None:
        return EndFight(reason=self.reason_given())
