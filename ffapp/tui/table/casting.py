"""The spells of the extended rules as menus: which one, then whom or what it is for, with what would come of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from ffapp.core.errors import Refusal
from ffapp.doonjons.campaign import acting_figure, check_extended, everybody, extended, figure_of
from ffapp.doonjons.figures import Character, Figure, enchanted, named
from ffapp.doonjons.spells import HEALING, BoogieWoogie, EnchantWeapon, Heal, Spell, known_spells, weapons_of
from ffapp.texts.board import figure_text
from ffapp.texts.dungeon import gear_line, standing_at
from ffapp.tui.deeds import Reason
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.entry_keys import kept_keys
from ffapp.tui.kit.menu import Menu

if TYPE_CHECKING:
    from ffapp.tui.table.dungeon import DungeonPage


class Casting:
    """The spells on the page of a dungeon."""

    def __init__(self, page: DungeonPage) -> None:
        self._page = page

    @property
    def known(self) -> tuple[Spell, ...]:
        """Those of whose turn it is; none by the base rules."""
        state = self._page.campaign
        return known_spells(acting_figure(state)) if extended(state) and state.acting else ()

    def why_not(self) -> Reason:
        """Why whose turn it is casts nothing."""
        state = self._page.campaign
        try:
            check_extended(state)
        except Refusal as refusal:
            return refusal
        figure = acting_figure(state)
        if not isinstance(figure, Character):
            return Refusal("spell-monster", **named(figure).arguments())
        return "" if self.known else self._page.texts("dungeon-spell-none", name=figure.name)

    def dialog(self) -> Dialog:
        """The spells of whose turn it is; of one that knows a single spell whom that is for. Who stands in the cell
        that is looked at is the first to be offered."""
        looked_at = standing_at(self._page.campaign, self._page.aiming.cell)
        first = looked_at.id if looked_at is not None else 0
        return _aimed(self.known[0], first) if len(self.known) == 1 else SpellMenu(first)


def _aimed(spell: Spell, first: int) -> Menu:
    """Whom or what a spell is for."""
    return {"healing": HealMenu, "boogie-woogie": SwapMenu, "magic-weapon": EnchantMenu}[spell](first)


class SpellMenu(Menu):
    """Which spell whose turn it is casts."""

    passing = True
    help_topic = "table-extended"

    def __init__(self, first: int) -> None:
        super().__init__("dungeon-spell-title")
        self._first = first

    def choices(self) -> Iterable[Choice]:
        texts, state = self.texts, self.state
        whole = all(one.left >= one.hit_points for one in state.characters)
        for spell in known_spells(acting_figure(state)):
            reason = texts("dungeon-spell-nobody-hurt") if spell == "healing" and whole else ""
            about = texts("dungeon-spell-about", spell=spell)
            deed = partial(_aimed, spell, self._first)
            yield Choice(spell, texts("dungeon-spell-name", spell=spell), reason=reason, about=about, deed=deed)


class AimMenu(Menu):
    """Whom a spell is for, beginning with who is looked at."""

    help_topic = "table-extended"

    def __init__(self, spell: Spell, first: int) -> None:
        super().__init__("dungeon-spell-aim-title", spell=spell)
        self._first = first

    @property
    def begins_on(self) -> str:  # type: ignore[override]
        return next((choice.id for choice in self.choices() if choice.id == str(self._first) and choice.allowed), "")

    def keys(self) -> Mapping[str, str]:
        return kept_keys(self.game, type(self).__name__, [choice.id for choice in self.choices()])


class HealMenu(AimMenu):
    """Who has hit points back, and how many that can be."""

    def __init__(self, first: int = 0) -> None:
        super().__init__("healing", first)

    def choices(self) -> Iterable[Choice]:
        for one in self.state.characters:
            low, high = (min(one.hit_points, one.left + gained) for gained in (1, HEALING))
            hint = self.texts("dungeon-heal-hint", left=one.left, hit_points=one.hit_points, low=low, high=high)
            yield self.entry(str(one.id), one.name, Heal(target=one.id), hint=hint)


class SwapMenu(AimMenu):
    """Which two change places, one after the other."""

    passing = True

    def __init__(self, first: int = 0, one: int = 0) -> None:
        """
        Args:
            first: who is looked at.
            one: the first of the two, 0 where that is yet to be chosen.
        """
        super().__init__("boogie-woogie", first)
        self._one = one

    def intro(self) -> str:
        one = figure_of(self.state, self._one)
        return self.texts("dungeon-swap-intro", who="" if one is None else figure_text(self.texts, one))

    def choices(self) -> Iterable[Choice]:
        texts, state = self.texts, self.state
        one = figure_of(state, self._one)
        for other in everybody(state):
            name, there = figure_text(texts, other), _cell(other)
            if one is None:
                yield self.entry(str(other.id), name, partial(SwapMenu, 0, other.id), hint=there)
            else:
                swap = BoogieWoogie(first=one.id, second=other.id)
                yield self.entry(
                    str(other.id), name, swap, hint=texts("dungeon-swap-hint", one=_cell(one), other=there)
                )


class EnchantMenu(AimMenu):
    """Which weapon of whom has one more, in hand or carried."""

    def __init__(self, first: int = 0) -> None:
        super().__init__("magic-weapon", first)

    @property
    def begins_on(self) -> str:  # type: ignore[override]
        return next((choice.id for choice in self.choices() if choice.id.startswith(f"{self._first} ")), "")

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        for one in self.state.characters:
            for kind in weapons_of(one):
                magic = enchanted(one, kind)
                told = texts("dungeon-enchant-whose", name=one.name, piece=gear_line(texts, kind, magic))
                hint = texts("dungeon-enchant-hint", before=magic, after=magic + 1)
                yield self.entry(f"{one.id} {kind}", told, EnchantWeapon(target=one.id, kind=kind), hint=hint)


def _cell(figure: Figure) -> str:
    return "" if figure.cell is None else figure.cell.name
