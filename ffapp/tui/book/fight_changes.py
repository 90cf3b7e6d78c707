"""The reader's hand on a fight: enemies changed and added, its terms, what lasts as long as it, and its end by the
section."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import ABSURD
from ffapp.gamebook.fight import MOST_ENEMIES, AddEnemy, CallOffFight, Foe, ModifyFight
from ffapp.gamebook.fight_line import read_foe
from ffapp.gamebook.fight_state import Effect, Enemy
from ffapp.gamebook.pace import FightOn
from ffapp.gamebook.rounds import AddEffect, ChangeEnemy, EndFight, RemoveEffect
from ffapp.tui.book.combatants import effect_text
from ffapp.tui.book.fight_opening import fight_row, words_of
from ffapp.tui.book.page import OfBook
from ffapp.tui.kit.asking import Asking, Questions
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.entry_keys import KEYS, kept_keys, place_of
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.rows import REASON, Number, Said, Words
from ffapp.tui.session import GameChange

JOINING_LENGTH = 80


class EnemiesMenu(Menu, OfBook):
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
            yield self.entry(str(index), enemy.name, partial(EnemyForm, index, enemy), probe=probe, hint=hint)
        joining = AddEnemy(enemy=Foe(name="A", skill=1, stamina=1))
        yield self.entry("add", texts("fight-enemy-add"), JoinForm, probe=joining)

    def keys(self) -> Mapping[str, str]:
        """Of each enemy its number in the fight."""
        enemies = (str(index) for index in range(MOST_ENEMIES))
        return dict(zip(enemies, KEYS.replace("0", ""), strict=False)) | {"add": "0"}

    def serves(self, change: GameChange) -> bool:
        """As long as there is a fight there may be more to change."""
        return self.sheet.fight is None


class EnemyForm(Form):
    """The scores of one enemy, and what its blows do; Stamina 0 kills it at once."""

    help_topic = "enemies"

    @staticmethod
    def questions(asking: Asking, index: int, enemy: Enemy) -> Questions:
        has = book_of(asking.state).fight_terms
        return Questions(
            "fight-enemy-title",
            partial(ChangeEnemy, enemy=index),
            Number("stamina", "score-stamina", enemy.stamina, low=0),
            Number("skill", "score-skill", enemy.skill, low=0),
            Number("wound", "fight-enemy-wound", enemy.wound, low=0),
            *(
                Number(name, f"fight-enemy-{name.replace('_', '-')}", getattr(enemy, name), low=0)
                for name in ("poison", "until_wounds")
                if name in has
            ),
            REASON,
            arguments={"name": enemy.name},
        )


def _read_foe(asking: Asking, text: str) -> Foe:
    return read_foe(text, words_of(asking))


class JoinForm(Form):
    """Another enemy, typed as in the line that opens a fight."""

    help_topic = "enemies"

    @staticmethod
    def questions(asking: Asking) -> Questions:
        line = fight_row(asking, _read_foe, "fight-join-placeholder", JOINING_LENGTH)
        return Questions("fight-enemy-add", AddEnemy, replace(line, name="enemy"))


_NUMBERS = {
    "modifier": "fight-option-modifier",
    "fury": "fight-option-fury",
    "strike": "fight-terms-strike",
    "escape_wound": "fight-terms-escape-wound",
    "until_round": "fight-terms-until-round",
}
"""The terms of a fight that are numbers, with their labels."""


class TermsForm(Form, OfBook):
    """What the section says of the fight, as far as its book has it: numbers first, then what is chosen, which takes
    the numbers along."""

    help_topic = "fight"
    VERTICAL_BREAKPOINTS = [(0, "-short"), (24, "-usual")]

    @staticmethod
    def questions(asking: Asking) -> Questions:
        """Enter changes the numbers alone."""
        fight, has = asking.state.fight, book_of(asking.state).fight_terms
        numbers = (
            Number(name, label, getattr(fight, name), low=-ABSURD if name == "modifier" else 0)
            for name, label in _NUMBERS.items()
            if name in has
        )
        return Questions("adjust-terms", ModifyFight, *numbers, REASON, keys="fight-terms-keys")

    def parts(self) -> Iterable[Any]:
        *numbers, reason = super().parts()
        yield from (*numbers, ChoiceList(id="terms"), reason)

    def on_mount(self) -> None:
        self._refresh()

    def game_changed(self, change: GameChange) -> None:
        """What lasts this fight may have changed on top of the form."""
        if not self.unseen:
            self._refresh()

    def _refresh(self) -> None:
        self.query_one("#terms", ChoiceList).choices = tuple(self.choices())

    def choices(self) -> Iterable[Choice]:
        """An order, the escape, the weapon: changed at once, together with what stands in the fields."""
        texts, fight, book = self.texts, self.sheet.fight, book_of(self.sheet)
        if fight is None:
            return

        def term(id: str, told: str, now: bool, **chosen: Any) -> Choice:
            hint = texts("fight-terms-now") if now else ""
            return Choice(id, told, hint=hint, deed=partial(self._change, **chosen))

        for order in book.orders:
            yield term(order, texts("order-name", order=order), order == fight.order, order=order)
        yield term("escape", texts("fight-terms-escape"), fight.escape, escape=True)
        yield term("no-escape", texts("fight-terms-no-escape"), not fight.escape, escape=False)
        if "weapon_bonus" in book.fight_terms:
            counts = fight.weapon_bonus
            yield term("weapon", texts("fight-terms-weapon", counts=counts), False, weapon_bonus=not counts)
        if AddEffect in self.game.ruleset.commands:
            hint = texts("fight-effects-count", count=len(fight.effects))
            yield Choice("effects", texts("fight-effects"), hint=hint, deed=EffectsMenu)

    def _change(self, **chosen: Any) -> None:
        """What the fields say, and what was chosen."""
        given = self.read()
        if given is not None:
            self.carry_out(ModifyFight(**given, **chosen))


class EffectsMenu(Menu, OfBook):
    """What lasts this fight and ends with it: the first entry lets one begin, choosing another ends that one before."""

    help_topic = "limits"

    def __init__(self) -> None:
        super().__init__("fight-effects")

    def closes(self) -> bool:
        return False

    def intro(self) -> str:
        return self.texts("fight-effects-intro")

    def choices(self) -> Iterable[Choice]:
        texts, keys = self.texts, self.keys()
        yield self.entry("add", texts("fight-effect-add"), EffectForm, probe=AddEffect(name="A", attack=1))
        for effect in sorted(self._effects, key=lambda effect: place_of(keys.get(str(effect.id), ""))):
            ending = texts("fight-effect-end", effect=effect_text(texts, effect))
            yield self.entry(str(effect.id), ending, RemoveEffect(effect=effect.id))

    @property
    def _effects(self) -> tuple[Effect, ...]:
        fight = self.sheet.fight
        return () if fight is None else fight.effects

    def keys(self) -> Mapping[str, str]:
        return kept_keys(self.game, "effects", (str(effect.id) for effect in self._effects), {"add": "1"})


class EffectForm(Form):
    """A bonus or handicap for this fight: its name, and what it adds to Attack Strength or to Skill."""

    help_topic = "limits"

    questions = Questions(
        "fight-effect-add",
        AddEffect,
        Words("name", "fight-effect-name", placeholder="fight-effect-placeholder"),
        Number("attack", "fight-effect-attack", 0),
        Number("skill", "fight-effect-skill", 0),
    )


class FightOnForm(Form):
    """Rounds that follow each other, down to a Stamina that is said here and kept for the next time."""

    help_topic = "fight"

    @staticmethod
    def questions(_: Asking, target: int | None, mark: int) -> Questions:
        return Questions(
            "fight-on-title",
            partial(FightOn, target=target),
            Said("", "fight-on-intro", classes="faint"),
            Number("mark", "fight-on-mark", mark, low=0),
        )


class FinishMenu(Menu, OfBook):
    """The section ends the fight, or it was opened by mistake."""

    help_topic = "fight"

    def __init__(self) -> None:
        super().__init__("fight-finish-title")

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        yield self.entry("end", texts("fight-finish-section"), EndFightForm, probe=EndFight())
        yield self.entry("off", texts("fight-finish-mistake"), CallOffFight())

    def serves(self, change: GameChange) -> bool:
        return self.sheet.fight is None


class EndFightForm(Form):
    """Why the section ends the fight; it may stay empty."""

    help_topic = "fight"

    @staticmethod
    def questions(_: Asking, reason: str = "") -> Questions:
        """`reason` stands in the field at first."""
        row = replace(REASON, value=reason, placeholder="fight-finish-placeholder")
        return Questions("fight-finish-section", EndFight, row)
