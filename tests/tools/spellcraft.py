"""The spells of a plain party: heal who has half or less, and enchant a weapon while nobody is in range."""

from __future__ import annotations

from ffapp.core.messages import Command
from ffapp.doonjons.attacks import in_range
from ffapp.doonjons.campaign import Campaign, extended
from ffapp.doonjons.equipping import acting_character
from ffapp.doonjons.figures import attack_of, hurt
from ffapp.doonjons.spells import EnchantWeapon, Heal, known_spells


def cast(state: Campaign) -> Command | None:
    """The spell of the character whose turn it is, None for none."""
    if not extended(state):
        return None
    caster = acting_character(state)
    spells = known_spells(caster)
    wounded = [one for one in state.characters if hurt(one.left, one.hit_points)]
    if "healing" in spells and wounded:
        return Heal(target=min(wounded, key=lambda one: (one.left, one.id)).id)
    if "magic-weapon" in spells and not in_range(state, caster):
        armed = [one for one in state.characters if one.weapon is not None and attack_of(one) is not None]
        if armed:
            best = max(armed, key=lambda one: (len(in_range(state, one)), one.left, -one.id))
            return EnchantWeapon(target=best.id, kind=best.weapon or "")
    return None
