"""Who fights, as the page of the fight shows them: both sides that face each other, and a row for each of the others.
Pure functions from the state to words and rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ffapp.gamebook.fight import FightCalledOff
from ffapp.gamebook.fight_state import WOUND, Effect, Enemy, Fight, enemy_attack_skill
from ffapp.gamebook.rounds import Attack, FightEnded, RoundFought
from ffapp.gamebook.sheet import Sheet, attack_bonus, curable, effective_skill, health_penalty, might
from ffapp.texts import Texts
from ffapp.texts.items import item_name
from ffapp.tui.book.duel import Outcome, Side
from ffapp.tui.book.enemies import EnemyRow, Stand
from ffapp.tui.book.sheet import drawn_scores, sickness_text
from ffapp.tui.look.dice import DiceGroup
from ffapp.tui.look.gauge import Score
from ffapp.tui.look.literal import cells, shorten
from ffapp.tui.session import GameChange

SUMMAND: Final = 18
"""Columns of the name of what counts in an Attack Strength."""


def fight_vanished(sheet: Sheet, change: GameChange) -> bool:
    """Whether a fight has vanished without an end worth a look."""
    if sheet.fight is not None:
        return False
    return change.cause != "submit" or any(isinstance(event, FightCalledOff | FightEnded) for event in change.events)


def fight_shown(sheet: Sheet, change: GameChange | None) -> Fight | None:
    """The fight to show: the one under way, or the one that has just ended as it was at its end."""
    if sheet.fight is not None:
        return sheet.fight
    if change is None or change.cause != "submit":
        return None
    state: Sheet = change.before
    last = state.fight
    for event in change.events:
        state = event.apply(state)
        last = state.fight or last
    return last


def enemy_rows(
    texts: Texts,
    fight: Fight,
    before: Fight | None,
    *,
    target: int | None,
    faced: int,
    fought: RoundFought | None = None,
) -> tuple[EnemyRow, ...]:
    """Every enemy as a row, with what it rolled in the round that was `fought`; what differs from the fight `before` is
    marked. Of `faced` the row is shown elsewhere. While blows wait, those whose blows do come first."""
    facing = fight.facing
    attacks = {} if fought is None else {attack.enemy: attack for attack in fought.attacks}
    rows = []
    for index, enemy in enumerate(fight.enemies):
        stand: Stand = "facing" if index in facing else "waiting"
        if not enemy.alive:
            stand = "dead"
        elif index == target:
            stand = "target"
        attack = attacks.get(index)
        outcome = outcome_of(fought, attack) if fought is not None and attack is not None else None
        if stand == "dead":
            words = texts("fight-dead")
        elif outcome is not None:
            words = texts("fight-bout", outcome=outcome)
        else:
            words = texts("fight-row-waiting") if stand == "waiting" else ""
        rows.append(
            EnemyRow(
                index=index,
                name=enemy.name,
                skill=skill_score(texts, enemy),
                stamina=stamina_score(texts, enemy, _was(before, index)),
                stand=stand,
                remark=remark_text(texts, enemy) if enemy.alive else "",
                faced=index == faced,
                rolled=texts("fight-rolled", dice=sum(attack.dice), skill=attack.skill) if attack is not None else "",
                total=attack.total if attack is not None else 0,
                outcome=outcome,
                words=words,
            )
        )
    hitting = hitters(fight)
    return tuple(sorted(rows, key=lambda row: row.index not in hitting))


def hitters(fight: Fight) -> set[int]:
    """Those whose blows at the hero wait."""
    return {blow.enemy for blow in fight.blows if not (blow.answer or blow.dealt)}


def _was(before: Fight | None, index: int) -> Enemy | None:
    return before.enemies[index] if before is not None and index < len(before.enemies) else None


def outcome_of(fought: RoundFought, attack: Attack) -> Outcome:
    """How a round has ended between the hero and one of the enemies."""
    if attack.total > fought.total:
        return "struck"
    if attack.enemy != fought.target:
        return "dodged"
    return "tie" if attack.total == fought.total else "strikes"


def skill_score(texts: Texts, enemy: Enemy) -> Score:
    """Its Skill, and what counts of it."""
    counts = enemy_attack_skill(enemy)
    return Score(label=texts("score-skill"), value=enemy.skill, initial=enemy.skill, effective=counts, enemy=True)


def stamina_score(texts: Texts, enemy: Enemy, was: Enemy | None) -> Score:
    """Its Stamina; what differs from how it `was` is marked."""
    change = 0 if was is None else enemy.stamina - was.stamina
    return Score(label=texts("score-stamina"), value=enemy.stamina, initial=enemy.initial, change=change, enemy=True)


def hero_side(texts: Texts, sheet: Sheet, before: Sheet | None, poison_key: str) -> Side:
    """The hero; what differs from the sheet `before` is marked."""
    scores = {score.name: score for score in drawn_scores(sheet, texts, before)}
    stamina = scores.pop("stamina")
    return Side(
        name=sheet.name, stamina=stamina, scores=tuple(scores.values()), notes=hero_notes(texts, sheet, poison_key)
    )


def hero_notes(texts: Texts, sheet: Sheet, poison_key: str) -> str:
    """What is out of the ordinary about the hero: the blows in this fight, sickness, poison that can be cured."""
    told, fight = [], sheet.fight
    if fight is not None and fight.strike != WOUND:
        told.append(texts("fight-strike", strike=fight.strike))
    if fight is not None and fight.spare_luck:
        told.append(texts("fight-spared"))
    if health_penalty(sheet.health):
        told.append(sickness_text(sheet, texts).split("\n")[0])
    if curable(sheet) and sheet.ending is None:
        told.append(texts("book-poison", points=curable(sheet), named=bool(poison_key), key=poison_key))
    return ", ".join(told)


def enemy_side(texts: Texts, fight: Fight, before: Fight | None, index: int) -> Side:
    """The enemy that the hero faces; what differs from the fight `before` is marked."""
    enemy = fight.enemies[index]
    return Side(
        name=enemy.name,
        number=str(index + 1) if len(fight.enemies) > 1 else "",
        stamina=stamina_score(texts, enemy, _was(before, index)),
        scores=(skill_score(texts, enemy),),
        notes=remark_text(texts, enemy) if enemy.alive else "",
        dead=not enemy.alive,
    )


def remark_text(texts: Texts, enemy: Enemy) -> str:
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


def effect_text(texts: Texts, effect: Effect, width: int = 0) -> str:
    """Something that lasts one fight, with what it adds; its name in so many columns (0: in full)."""
    name = shorten(effect.name, width) if width else effect.name
    return texts("fight-effect", name=name, attack=effect.attack, skill=effect.skill)


def summands_text(texts: Texts, sheet: Sheet, width: int, most: int) -> str:
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
        yield effect_text(texts, effect, SUMMAND)


def round_text(texts: Texts, fight: Fight) -> str:
    """Which round is being fought, and after which one the section takes over."""
    if fight.until_round:
        return texts("fight-round-of", round=fight.round, limit=fight.until_round)
    return texts("fight-round", round=fight.round)


def dice_to_come(texts: Texts, sheet: Sheet, enemy: Enemy) -> tuple[DiceGroup, ...]:
    """Blank dice for the next round with what is added to them, the hero's first."""
    own = texts("fight-two-dice", skill=effective_skill(sheet), bonus=attack_bonus(sheet))
    return DiceGroup((0, 0), note=own), DiceGroup(
        (0, 0), note=texts("fight-two-dice", skill=enemy_attack_skill(enemy), bonus=0)
    )
