"""What a fight asks of its reader, or offers: the answers to the blow that waits with what each would do, the round to
come, the ways on where the section takes over, the end. Pure functions from the state to words and choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Final, Literal

from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.gamebook.antidotes import UseAntidote, antidote_used
from ffapp.gamebook.blows import AnswerBlow, Offer, offer
from ffapp.gamebook.fight import ModifyFight
from ffapp.gamebook.fight_state import Fight, Handover, enemy_attack_skill
from ffapp.gamebook.pace import FightOn
from ffapp.gamebook.rounds import ChangeEnemy, EndFight
from ffapp.gamebook.sheet import Sheet, antidotes, attack_bonus, effective_skill
from ffapp.texts import Texts
from ffapp.texts.items import item_name
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.decision import Answer, Chance, Comes, Ended, Follows
from ffapp.tui.book.sheet import VITAL
from ffapp.tui.book.story import next_blow_odds
from ffapp.tui.kit.choice import Choice, EntryDeed, opens
from ffapp.tui.kit.entry_keys import kept_keys, lasting_keys
from ffapp.tui.look.literal import shorten

FORMS: Final = "ffapp.tui.book.fight_changes"

THROWS: Final = 36

NOTED: Final = "noted"
"""The entry that notes an antidote, where one can."""

NAME: Final = 16
"""Columns of the name of an antidote, so that what it does stands on the same line."""

OTHER: Final = 16
"""Columns of a name among several."""

ALIVE_WITHOUT_LUCK: Final = ("safe", "risk")

WhyNot = Callable[[Command], Refusal | None]


def blow_text(texts: Texts, sheet: Sheet) -> tuple[str, str]:
    """The blow that waits: who strikes whom, and how many more wait after it (empty for none)."""
    waits, fight = offer(sheet), sheet.fight
    if waits is None or fight is None:
        return "", ""
    blow = waits.blow
    name = fight.enemies[blow.enemy].name if blow.enemy >= 0 else ""
    kind = "dealt" if blow.dealt else "escape" if blow.enemy < 0 else "received"
    left = sum(not other.answer for other in fight.blows) - 1
    return texts("fight-blow", kind=kind, name=name), texts("fight-blows-left", left=left) if left else ""


def prospect_text(texts: Texts, sheet: Sheet) -> str:
    """What poison the blow brings that no luck changes, and what its answer means for life and death, each where there
    is something to say."""
    waits, fight = offer(sheet), sheet.fight
    if waits is None or fight is None:
        return ""
    told = []
    venom = waits.blow.venom
    if venom:
        told.append(texts("fight-venom", venom=venom, all=waits.venom, more=waits.venom > venom, luck=waits.luck))
    if waits.prospect and waits.prospect != "safe":
        told.append(
            texts(
                "fight-prospect" if waits.luck else "fight-prospect-plain",
                prospect=waits.prospect,
                gender=sheet.gender,
                antidote=antidote_saves(sheet, waits),
                others=_others_needed(waits),
            )
        )
    elif waits.kills:
        told.append(texts("fight-luck-kills", name=fight.enemies[waits.blow.enemy].name, gender=sheet.gender))
    return "\n".join(told)


def _others_needed(waits: Offer) -> int:
    """How many blows that wait behind this one are counted in where it is said to be deadly: none where it is so
    alone."""
    amount = waits.unlucky if waits.prospect == "risk" else waits.plain
    return waits.after_it if waits.before > amount + waits.blow.venom else 0


def antidote_saves(sheet: Sheet, waits: Offer) -> bool:
    """Whether the hero, who now needs luck or is lost, would live without any with one of the antidotes carried."""
    if waits.prospect in ALIVE_WITHOUT_LUCK:
        return False
    after = (offer(antidote_used(sheet, item).apply(sheet)) for item in antidotes(sheet))
    return any(then is not None and then.prospect in ALIVE_WITHOUT_LUCK for then in after)


def answers_to(texts: Texts, sheet: Sheet, why_not: WhyNot, keys: Mapping[str, str]) -> Iterator[Answer]:
    """The two answers, with how likely luck is and what each does in numbers; then the antidotes that would help.
    `keys` are those of the answers, by their ids."""
    waits, fight = offer(sheet), sheet.fight
    if waits is None or fight is None:
        return
    gender, luck = sheet.gender, sheet.luck.current
    test, none = AnswerBlow(luck=True), AnswerBlow(luck=False)
    refused = _reason(texts, sheet, why_not(test))
    if refused:
        told = texts("fight-no-luck", luck=luck)
        yield Answer(id="luck", deed=test, key=keys["luck"], digit="1", text=told, reason=refused)
    else:
        percent = round(100 * waits.odds / THROWS)
        yield Answer(
            id="luck",
            deed=test,
            key=keys["luck"],
            digit="1",
            text=texts("fight-answer-luck"),
            short=texts("fight-key-luck"),
            about=texts("fight-answer-luck-about", before=luck, after=luck - 1),
            percent=percent,
            percent_words=texts("fight-percent", percent=percent),
            follows=(
                _follows(sheet, fight, waits, waits.lucky, texts("fight-lucky", gender=gender)),
                _follows(sheet, fight, waits, waits.unlucky, texts("fight-unlucky", gender=gender)),
            ),
        )
    yield Answer(
        id="plain",
        deed=none,
        key=keys["plain"],
        digit="2",
        text=texts("fight-key-plain"),
        percent_words=texts("fight-answer-sure"),
        follows=(_follows(sheet, fight, waits, waits.plain),),
        remark="" if refused else texts("fight-answer-luck-kept", luck=luck),
        reason=_reason(texts, sheet, why_not(none)),
    )
    yield from antidotes_offered(texts, sheet, why_not, keys)


def _follows(sheet: Sheet, fight: Fight, waits: Offer, amount: int, label: str = "") -> Follows:
    """What the blow that waits does where it costs so much."""
    blow, held = waits.blow, max(0, waits.before)
    full = fight.enemies[blow.enemy].initial if blow.dealt else sheet.stamina.initial
    return Follows(
        label=label,
        before=held,
        after=max(0, held - amount - blow.venom),
        losses=(amount, blow.venom) if blow.venom else (amount,),
        full=max(full, held),
        dealt=blow.dealt,
    )


def antidotes_offered(texts: Texts, sheet: Sheet, why_not: WhyNot, keys: Mapping[str, str]) -> Iterator[Answer]:
    """The antidotes carried that would prevent or give back something while a blow waits."""
    for item in antidotes(sheet):
        used = antidote_used(sheet, item)
        cured = used.stamina.after - used.stamina.before
        if used.prevented or cured:
            told = texts(
                "fight-answer-antidote",
                name=shorten(item_name(texts, item), NAME),
                count=item.count,
                prevented=used.prevented,
                cured=cured,
            )
            use, id = UseAntidote(item=item.id), str(item.id)
            yield Answer(id=id, deed=use, key=keys.get(id, ""), text=told, reason=_reason(texts, sheet, why_not(use)))


def antidote_keys(game: Game, *besides: str) -> Mapping[str, str]:
    """The keys of the antidotes that are carried, by the ids of the items: the same wherever they are offered, behind
    those of the two entries that stand `besides` them; with the one that notes another."""
    lasting = {**lasting_keys(besides), NOTED: "0"}
    return kept_keys(game, "antidotes", (str(item.id) for item in antidotes(game.state)), lasting)


def _reason(texts: Texts, sheet: Sheet, refusal: Refusal | None) -> str:
    return "" if refusal is None else tell_refusal(texts, refusal, {"gender": sheet.gender})


# -- rounds that follow each other -----------------------------------------------------------------------------------

USUAL_MARK: Final = 4
"""The Stamina at which rounds that follow each other stop until the player says another: two wounds from death."""

MOST_BACK: Final = 2_000
"""So many steps of the history are asked for the last mark."""


def last_mark(game: Game) -> int:
    """The mark with which rounds followed each other last."""
    fought = (step.done.mark for step in islice(game.back(), MOST_BACK) if isinstance(step.done, FightOn))
    return next(fought, USUAL_MARK)


# -- the round to come, and the end ----------------------------------------------------------------------------------


def coming(texts: Texts, sheet: Sheet, fight: Fight, target: int, key: str) -> Comes:
    """The next round: what fights it, and how likely the target and the hero are hit in it."""
    own = effective_skill(sheet) + attack_bonus(sheet)
    enemy = fight.enemies[target]
    strikes, struck = next_blow_odds(own, enemy_attack_skill(enemy))
    return Comes(
        key=key,
        text=texts("fight-round-next", round=fight.round + 1),
        attack=texts("fight-attack", skill=effective_skill(sheet), bonus=attack_bonus(sheet)),
        name=enemy.name,
        strikes=Chance(percent=strikes, words=texts("fight-odds-for", percent=strikes)),
        struck=Chance(percent=struck, words=texts("fight-odds-against", percent=struck)),
    )


def others_odds(texts: Texts, sheet: Sheet, fight: Fight, target: int) -> str:
    """How likely those who attack beside the target hit in the next round: those of one chance together."""
    own = effective_skill(sheet) + attack_bonus(sheet)
    others = [fight.enemies[index] for index in fight.facing if index != target]
    names: dict[int, list[str]] = {}
    for enemy in others:
        names.setdefault(next_blow_odds(own, enemy_attack_skill(enemy))[1], []).append(enemy.name)
    told = ""
    for struck, alike in names.items():
        together = len(alike) == len(others) > 1
        odds = texts(
            "fight-odds",
            name=shorten(alike[0], OTHER),
            all=together,
            more=len(alike) if together else len(alike) - 1,
            struck=struck,
        )
        told = texts("fight-summands", first=told, second=odds) if told else odds
    return told


def end_of(sheet: Sheet, fight: Fight) -> Literal["dead", "victory", "defeat", "won", "escaped"]:
    """How a fight has ended, or the adventure with it: "victory" and "defeat" are those that a section orders."""
    ending = sheet.ending
    if ending is not None:
        return "dead" if ending.cause in VITAL else "victory" if ending.won else "defeat"
    return "escaped" if fight.living else "won"


END_INKS: Final = {"dead": "wound", "victory": "gain", "defeat": "caution", "won": "gain", "escaped": "accent"}


def ended(texts: Texts, sheet: Sheet, fight: Fight, key: str) -> Ended:
    """The end of a fight, and what leads on."""
    outcome = end_of(sheet, fight)
    return Ended(
        title=texts("fight-over", outcome=outcome, gender=sheet.gender),
        ink=END_INKS[outcome],
        key=key,
        text=texts("fight-over-hint", over=sheet.ending is not None),
    )


# -- where the section takes over ------------------------------------------------------------------------------------


def handover_text(texts: Texts, sheet: Sheet, over: Handover) -> str:
    """Why the section takes over."""
    return texts("fight-handover", why=over.why, count=over.number, name=over.name, gender=sheet.gender)


def handover_choices(
    texts: Texts, why_not: WhyNot, sheet: Sheet, fight: Fight, over: Handover, go: EntryDeed
) -> Iterator[Choice]:
    """The ways on: end the fight, read on elsewhere (`go`) with the fight open, or let it go on."""

    def reason(command: Command) -> str:
        return _reason(texts, sheet, why_not(command))

    end = opens(f"{FORMS}:EndFightForm", handover_text(texts, sheet, over))
    yield Choice("end", texts("fight-handover-end"), reason=reason(EndFight()), deed=end)
    yield Choice("go", texts("fight-handover-go"), deed=go)
    lift, limit = lifted(over), opens(f"{FORMS}:TermsForm")
    if isinstance(lift, ChangeEnemy):
        limit = opens(f"{FORMS}:EnemyForm", lift.enemy, fight.enemies[lift.enemy])
    told = texts("fight-handover-lift", why=over.why, name=shorten(over.name, NAME))
    yield Choice("lift", told, reason=reason(lift), deed=lift)
    yield Choice("limit", texts("fight-handover-limit"), reason=reason(lift), deed=limit)


def lifted(over: Handover) -> ModifyFight | ChangeEnemy:
    """What lets a fight go on that the section has taken over: the limit that was reached is lifted."""
    if over.why == "round":
        return ModifyFight(until_round=0)
    return ChangeEnemy(enemy=over.enemy, until_wounds=0)
