"""What the fight screen says, made from the sheet: pure functions from the state to words and rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.blows import AnswerBlow, offer
from ffapp.gamebook.sheet import (
    WOUND,
    Fight,
    Sheet,
    attack_bonus,
    effective_skill,
    enemy_attack_skill,
)
from ffapp.texts import Texts
from ffapp.texts.telling import tell_refusal
from ffapp.tui.literal import shorten
from ffapp.tui.news import News
from ffapp.tui.story import LABEL, Clash, attack_sum, next_blow_odds
from ffapp.tui.widgets.choice import Choice
from ffapp.tui.widgets.dice import DiceGroup
from ffapp.tui.widgets.enemies import EnemyRow, Stand

THROWS = 36


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


def enemy_rows(fight: Fight, before: Fight | None, target: int | None) -> tuple[EnemyRow, ...]:
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
            )
        )
    return tuple(rows)


def attack_told(texts: Texts, sheet: Sheet) -> str:
    """What is added to the hero's two dice."""
    return texts("fight-attack", skill=effective_skill(sheet), bonus=attack_bonus(sheet))


def terms_told(texts: Texts, fight: Fight) -> str:
    """What is out of the ordinary about the hero in this fight: stone of strength, potion of fury, other blows."""
    told = []
    if fight.might:
        told.append(texts("fight-might", might=fight.might))
    if fight.fury:
        told.append(texts("fight-fury", fury=fight.fury))
    if fight.strike != WOUND:
        told.append(texts("fight-strike", strike=fight.strike))
    return ", ".join(told)


def dice_to_come(texts: Texts, sheet: Sheet, fight: Fight, target: int, most: int) -> tuple[DiceGroup, ...]:
    """Blank dice for those who roll in the next round, with what is added to them."""
    facing = sorted(fight.facing, key=lambda index: index != target)[: most - 1]
    groups = [
        DiceGroup(
            (0, 0),
            shorten(fight.enemies[index].name, LABEL),
            texts("fight-two-dice", skill=enemy_attack_skill(fight.enemies[index]), bonus=0),
        )
        for index in sorted(facing)
    ]
    own = texts("fight-two-dice", skill=effective_skill(sheet), bonus=attack_bonus(sheet))
    return (*groups, DiceGroup((0, 0), shorten(sheet.name, LABEL), own))


def others_told(texts: Texts, clash: Clash) -> str:
    """The attacks of a round whose dice are not drawn, in words with their sums; those that hit come first."""
    if clash.fought is None:
        return ""
    told = []
    total = clash.fought.total
    for attack in sorted(clash.fought.attacks, key=lambda attack: attack.total <= total):
        if attack.enemy in clash.drawn:
            continue
        outcome = "hit" if attack.total > total else "miss"
        told.append(texts("fight-other", name=attack.name, sum=attack_sum(attack.dice, attack.skill), outcome=outcome))
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


def blow_told(texts: Texts, sheet: Sheet) -> tuple[str, str]:
    """The blow that waits: who strikes whom, and how many more wait after it (empty for none)."""
    waits, fight = offer(sheet), sheet.fight
    if waits is None or fight is None:
        return "", ""
    blow = waits.blow
    name = fight.enemies[blow.enemy].name if blow.enemy >= 0 else ""
    kind = "dealt" if blow.dealt else "escape" if blow.enemy < 0 else "received"
    left = sum(not other.answer for other in fight.blows) - 1
    return texts("fight-blow", kind=kind, name=name), texts("fight-blows-left", left=left) if left else ""


def prospect_told(texts: Texts, sheet: Sheet) -> str:
    """What luck on the blow that waits means for life and death, where it means anything."""
    waits, fight = offer(sheet), sheet.fight
    if waits is None or fight is None:
        return ""
    if waits.prospect and waits.prospect != "safe":
        return texts("fight-prospect", prospect=waits.prospect, gender=sheet.gender)
    if waits.kills:
        return texts("fight-luck-kills", name=fight.enemies[waits.blow.enemy].name, gender=sheet.gender)
    return ""


def offer_choices(texts: Texts, sheet: Sheet, why_not: Callable[[Command], Refusal | None]) -> Iterator[Choice]:
    """The two answers, with what each does in numbers and how likely luck is."""
    waits, fight = offer(sheet), sheet.fight
    if waits is None or fight is None:
        return
    dealt = waits.blow.dealt
    held = fight.enemies[waits.blow.enemy].stamina if dealt else sheet.stamina.current

    def outcome(message: str, amount: int) -> str:
        return texts(message, amount=amount, after=max(0, held - amount), dealt=dealt, gender=sheet.gender)

    luck = [
        texts("fight-answer-luck", luck=sheet.luck.current),
        outcome("fight-lucky", waits.lucky),
        outcome("fight-unlucky", waits.unlucky),
    ]
    percent = texts("fight-answer-luck-hint", percent=round(100 * waits.odds / THROWS))
    yield Choice("luck", "\n".join(luck), hint=percent, reason=_reason(texts, sheet, why_not(AnswerBlow(luck=True))))
    plain = outcome("fight-answer-plain", waits.plain)
    yield Choice("plain", plain, reason=_reason(texts, sheet, why_not(AnswerBlow(luck=False))))


def _reason(texts: Texts, sheet: Sheet, refusal: Refusal | None) -> str:
    return "" if refusal is None else tell_refusal(texts, refusal, {"gender": sheet.gender})
