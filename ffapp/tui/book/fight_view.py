"""What the fight screen says, made from the sheet: pure functions from the state to words and rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ffapp.gamebook.fight_state import WOUND, Effect, Enemy, Fight, enemy_attack_skill
from ffapp.gamebook.sheet import Sheet, attack_bonus, effective_skill, might
from ffapp.texts import Texts
from ffapp.texts.items import item_name
from ffapp.tui.book.enemies import EnemyRow, Stand
from ffapp.tui.look.dice import DiceGroup
from ffapp.tui.look.glyphs import UNICODE, Glyphs
from ffapp.tui.look.literal import cells, shorten
from ffapp.tui.session import News
from ffapp.tui.story import LABEL, Clash, attack_sum, next_blow_odds

SUMMAND: Final = 18
"""Columns of the name of what counts in an Attack Strength."""


def fight_shown(sheet: Sheet, news: News | None) -> Fight | None:
    """The fight to show: the one under way, or the one that has just ended as it was at its end."""
    if sheet.fight is not None:
        return sheet.fight
    if news is None or news.cause != "submit":
        return None
    state: Sheet = news.before
    last = state.fight
    for event in news.events:
        state = event.apply(state)
        last = state.fight or last
    return last


def enemy_rows(texts: Texts, fight: Fight, before: Fight | None, target: int | None) -> tuple[EnemyRow, ...]:
    """Every enemy as a row; what differs from the fight `before` is marked."""
    facing = fight.facing
    rows = []
    for index, enemy in enumerate(fight.enemies):
        stand: Stand = "facing" if index in facing else "waiting"
        if not enemy.alive:
            stand = "dead"
        elif index == target:
            stand = "target"
        was = before.enemies[index] if before is not None and index < len(before.enemies) else enemy
        rows.append(
            EnemyRow(
                name=enemy.name,
                skill=enemy.skill,
                stamina=enemy.stamina,
                initial=enemy.initial,
                stand=stand,
                weakened=enemy.skill - enemy_attack_skill(enemy),
                change=enemy.stamina - was.stamina,
                remark=remark_told(texts, enemy) if enemy.alive else "",
            )
        )
    return tuple(rows)


def remark_told(texts: Texts, enemy: Enemy) -> str:
    """What is out of the ordinary about an enemy: what a stone has taken from it, what its blows cost, their poison,
    how many are too many."""
    told = []
    if taken := enemy.skill - enemy_attack_skill(enemy):
        told.append(texts("fight-remark-weakened", taken=taken))
    if enemy.wound != WOUND:
        told.append(texts("fight-remark-wound", wound=enemy.wound))
    if enemy.poison:
        told.append(texts("fight-remark-poison", poison=enemy.poison))
    if enemy.until_wounds:
        told.append(texts("fight-remark-wounds", wounds=enemy.wounds, limit=enemy.until_wounds))
    return ", ".join(told)


def effect_told(texts: Texts, effect: Effect, width: int = 0) -> str:
    """Something that lasts one fight, with what it adds; its name in so many columns (0: in full)."""
    name = shorten(effect.name, width) if width else effect.name
    return texts("fight-effect", name=name, attack=effect.attack, skill=effect.skill)


def summands_told(texts: Texts, sheet: Sheet, width: int, most: int) -> str:
    """What makes up the Attack Strength beside the dice and Skill as it is on the sheet: the weapon in hand, what the
    section adds, a potion of fury, a stone of strength, what lasts this fight; at most so many lines of so many
    columns."""
    lines: list[str] = []
    parts = list(_summands(texts, sheet))
    for at, part in enumerate(parts):
        joined = texts("fight-summands", first=lines[-1], second=part) if lines else part
        if lines and cells(joined) <= width:
            lines[-1] = joined
        elif len(lines) == most:
            more = texts("fight-summands-more", count=len(parts) - at)
            lines[-1] = f"{shorten(lines[-1], width - cells(more) - 1)} {more}"
            break
        else:
            lines.append(part)
    return "\n".join(lines)


def _summands(texts: Texts, sheet: Sheet) -> Iterator[str]:
    fight = sheet.fight
    if fight is None:
        return
    weapon = next((item for item in sheet.items if item.id == sheet.wielded), None)
    if weapon is not None and weapon.bonus:
        name = shorten(item_name(texts, weapon), SUMMAND if fight.weapon_bonus else SUMMAND - 3)
        yield texts("fight-weapon", name=name, bonus=weapon.bonus, counts=fight.weapon_bonus)
    if fight.modifier:
        yield texts("fight-modifier", modifier=fight.modifier)
    if fight.fury:
        yield texts("fight-fury", fury=fight.fury)
    if fight.might:
        yield texts("fight-might", might=might(sheet))
    for effect in fight.effects:
        yield effect_told(texts, effect, SUMMAND)


def attack_told(texts: Texts, sheet: Sheet, width: int) -> str:
    """What is added to the hero's two dice, in so many columns."""
    added = {"skill": effective_skill(sheet), "bonus": attack_bonus(sheet)}
    told = texts("fight-attack", **added)
    return told if cells(told) <= width else texts("fight-attack-short", **added)


def round_told(texts: Texts, fight: Fight) -> str:
    """Which round is being fought, and after which one the section takes over."""
    if fight.until_round:
        return texts("fight-round-of", round=fight.round, limit=fight.until_round)
    return texts("fight-round", round=fight.round)


def terms_told(texts: Texts, fight: Fight) -> str:
    """What is out of the ordinary about the hero's blows in this fight."""
    return texts("fight-strike", strike=fight.strike) if fight.strike != WOUND else ""


def dice_to_come(
    texts: Texts,
    sheet: Sheet,
    fight: Fight,
    target: int,
    most: int,
    *,
    glyphs: Glyphs = UNICODE,
    label: int = LABEL,
) -> tuple[DiceGroup, ...]:
    """Blank dice for those who roll in the next round, with what is added to them; names in `label` columns."""
    facing = sorted(fight.facing, key=lambda index: index != target)[: most - 1]
    groups = [
        DiceGroup(
            (0, 0),
            shorten(fight.enemies[index].name, label, glyphs=glyphs),
            texts("fight-two-dice", skill=enemy_attack_skill(fight.enemies[index]), bonus=0),
        )
        for index in sorted(facing)
    ]
    own = texts("fight-two-dice", skill=effective_skill(sheet), bonus=attack_bonus(sheet))
    return (*groups, DiceGroup((0, 0), shorten(sheet.name, label, glyphs=glyphs), own))


def others_told(texts: Texts, clash: Clash, glyphs: Glyphs = UNICODE) -> str:
    """The attacks of a round whose dice are not drawn, in words with their sums; those that hit come first."""
    if clash.fought is None:
        return ""
    told = []
    total = clash.fought.total
    for attack in sorted(clash.fought.attacks, key=lambda attack: attack.total <= total):
        if attack.enemy in clash.drawn:
            continue
        struck = attack.enemy == clash.fought.target and attack.total < total
        outcome = "struck" if struck else "hit" if attack.total > total else "miss"
        whole = attack_sum(attack.dice, attack.skill, glyphs=glyphs)
        told.append(texts("fight-other", name=attack.name, sum=whole, outcome=outcome))
    return "\n".join(told)


def next_told(texts: Texts, sheet: Sheet, fight: Fight, target: int) -> str:
    """What the next round may bring, in per cent: the target first, then the others who attack."""
    own = effective_skill(sheet) + attack_bonus(sheet)
    told = []
    for index in sorted(fight.facing, key=lambda index: index != target):
        enemy = fight.enemies[index]
        strikes, struck = next_blow_odds(own, enemy_attack_skill(enemy))
        aimed = index == target or len(fight.facing) == 1
        told.append(texts("fight-odds", name=enemy.name, aimed=aimed, strikes=strikes, struck=struck))
    return "\n".join(told)


def outcome_of(sheet: Sheet, fight: Fight) -> str:
    """How a fight has ended: "dead", "won", or "escaped"."""
    if sheet.ending is not None:
        return "dead"
    return "escaped" if fight.living else "won"
