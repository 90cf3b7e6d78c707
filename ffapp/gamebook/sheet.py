"""The adventure sheet: the whole state of a gamebook, and the values that are derived from it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from ffapp.gamebook.drawing import Drawing
from ffapp.gamebook.fight_state import Encounter, Fight
from ffapp.gamebook.kinds import MagicKind
from ffapp.gamebook.orders import When
from ffapp.gamebook.reading_state import Reading
from ffapp.gamebook.sections import SectionLabel

Gender: TypeAlias = Literal["f", "m"]
FIELD_SCORES: Final = ("skill", "stamina", "luck", "health")
"""The characteristics that are fields of a sheet, with rules of their own; any other that a book names (`Book.scores`)
is among `Sheet.scores`."""
ScoreName: TypeAlias = Annotated[str, msgspec.Meta(examples=list(FIELD_SCORES))]
"""A characteristic in a command or an event; which there are is the book's."""

MIGHT, MIGHT_LIMIT = 2, 12
"""What a stone of strength adds to Skill, and the value to which it raises it at most (DF8.5, La Magie)."""

CREATION, CALM, FIGHT, ROUND, BLOW, OVER = "creation", "calm", "fight", "round", "blow", "over"

IN_CALM = frozenset({CALM})
IN_FIGHT = frozenset({FIGHT, ROUND})
ALIVE = frozenset({CALM, FIGHT, ROUND})
"""The phases of the reader's hand: at any time but while a blow waits for its answer."""


class Score(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A characteristic: its current and its initial value."""

    current: int
    initial: int


class Item(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something carried. `kind` names a piece of the book's own equipment (its name is a text); `name` is the
    player's. `bonus` is what a weapon in hand adds to Attack Strength. `antidote` is how many points of poison one
    piece cures, 0 for any number, None for what is no antidote. `treasure`: an object of value, `worth` so many pieces
    of gold (0: not known)."""

    id: int
    kind: str = ""
    name: str = ""
    count: int = 1
    weapon: bool = False
    bonus: int = 0
    note: str = ""
    antidote: int | None = None
    treasure: bool = False
    worth: int = 0


class Magic(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A magic object or a spell. `use` says how it is used, in the reader's words; `charges` how often it still can be,
    None as often as the reader likes; `once`: it is gone when it has been used (DF58, Magie)."""

    id: int
    name: str
    kind: MagicKind = "object"
    use: str = ""
    charges: int | None = None
    once: bool = False


class Note(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A note of the reader, with where it was taken."""

    id: int
    text: str
    section: SectionLabel | None = None
    clearing: int | None = None


class Ending(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the adventure ended: `cause` is "stamina", "health" or "section", `words` the reader's own."""

    won: bool
    cause: str
    words: str = ""


class Sheet(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The state of a gamebook. Scores are raw: penalties and bonuses are derived below, never stored.

    `stones` are (kind, how many) pairs in the order of the rulebook; `wielded` is the id of the weapon in hand.
    `scores` are the characteristics that only this book has, by their names; `books.scores_of` reads them all.
    `reading` is there where the adventure is read from a file.
    `counters` are (name, value) pairs; read them with `books.counters_of`, which knows of those that the book has got
    since the game began. `rested`: a meal of one's own choice has been eaten
    since the last section. `poison` is the account of what poison took; read it with `curable`.
    """

    book: str
    name: str = ""
    gender: Gender = "f"
    typed_dice: bool = False
    skill: Score = Score(0, 0)
    stamina: Score = Score(0, 0)
    luck: Score = Score(0, 0)
    health: Score | None = None
    gold: int = 0
    meals: int = 0
    items: tuple[Item, ...] = ()
    wielded: int | None = None
    stones: tuple[tuple[str, int], ...] = ()
    section: SectionLabel | None = None
    clearing: int | None = None
    drawing: Drawing = Drawing()
    fight: Fight | None = None
    remembered: tuple[Encounter, ...] = ()
    notes: tuple[Note, ...] = ()
    ids: int = 0
    ending: Ending | None = None
    counters: tuple[tuple[str, int], ...] = ()
    rested: bool = False
    poison: int = 0
    magic: tuple[Magic, ...] = ()
    scores: tuple[tuple[str, Score], ...] = ()
    reading: Reading | None = None


def phase(sheet: Sheet) -> str:
    """Which commands exist now: creation, calm, fight (opened, no round yet), round (between rounds), blow, over."""
    if not sheet.name:
        return CREATION
    if sheet.ending is not None:
        return OVER
    fight = sheet.fight
    if fight is None:
        return CALM
    if fight.blows:
        return BLOW
    return ROUND if fight.round else FIGHT


def current_fight(sheet: Sheet) -> Fight:
    """The fight under way. Raises LookupError where the phase should have told that there is none."""
    if sheet.fight is None:
        raise LookupError("no fight")
    return sheet.fight


def health_penalty(health: Score | None) -> int:
    """Points that sickness takes from both Skill and Stamina: the largest of the thresholds only (DF8.5, Santé)."""
    if health is None:
        return 0
    if health.current <= 1:
        return 3
    if health.current < -(-health.initial // 4):
        return 2
    if health.current < -(-health.initial // 2):
        return 1
    return 0


def health_ticks(initial: int) -> tuple[int, ...]:
    """The values of Health below which a penalty begins, highest first: half, a quarter (rounded up), and 2."""
    return tuple(dict.fromkeys((-(-initial // 2), max(2, -(-initial // 4)), 2)))


def effective_skill(sheet: Sheet) -> int:
    """Skill after sickness and after what lasts this fight: effects, and a stone of strength; at least 0."""
    return _unaided_skill(sheet) + might(sheet)


def _unaided_skill(sheet: Sheet) -> int:
    """Effective Skill without a stone of strength."""
    lasting = sum(effect.skill for effect in sheet.fight.effects) if sheet.fight else 0
    return max(0, sheet.skill.current - health_penalty(sheet.health) + lasting)


def might(sheet: Sheet) -> int:
    """What a stone of strength that was cast in this fight adds to Skill now: whatever heals or takes Skill or Health
    in the fight, 12 is its limit at every moment (DF8.5, La Magie). 0 where none was cast."""
    return might_at(_unaided_skill(sheet)) if sheet.fight and sheet.fight.might else 0


def might_at(skill: int) -> int:
    """What a stone of strength adds to a Skill of so much."""
    return max(0, min(MIGHT, MIGHT_LIMIT - skill))


def effective_stamina(sheet: Sheet) -> int:
    """Stamina after sickness. At 0 or below the hero is dead."""
    return sheet.stamina.current - health_penalty(sheet.health)


def bonus_in_hand(sheet: Sheet) -> int:
    """What the weapon in hand adds to Attack Strength."""
    return next((item.bonus for item in sheet.items if item.id == sheet.wielded), 0)


def attack_bonus(sheet: Sheet) -> int:
    """Everything but Skill that is added to the hero's Attack Strength in this fight."""
    fight = sheet.fight
    if fight is None:
        return bonus_in_hand(sheet)
    weapon = bonus_in_hand(sheet) if fight.weapon_bonus else 0
    return weapon + fight.modifier + fight.fury + sum(effect.attack for effect in fight.effects)


def curable(sheet: Sheet) -> int:
    """Points of Stamina that an antidote can still give back: the poison loss not yet cured, never more than Stamina
    lacks to its initial value (DF58, Poison). Only under rules number 1 a meal left more than that in the account."""
    return min(sheet.poison, lacking(sheet.stamina))


def antidotes(sheet: Sheet) -> tuple[Item, ...]:
    """The antidotes carried."""
    return tuple(item for item in sheet.items if item.antidote is not None)


def treasure_worth(sheet: Sheet) -> int:
    """What the objects of value are worth in pieces of gold, as far as it is known."""
    return sum(item.worth * item.count for item in sheet.items if item.treasure)


def effective(sheet: Sheet) -> dict[str, int]:
    """What is derived and counts now: Skill and Stamina after sickness, its penalty, what is added to the hero's Attack
    Strength beside Skill, and how much of a loss by poison can still be cured, if any."""
    cure = {"curable": curable(sheet)} if curable(sheet) else {}
    return {
        "skill": effective_skill(sheet),
        "stamina": effective_stamina(sheet),
        "penalty": health_penalty(sheet.health),
        "attack_bonus": attack_bonus(sheet),
        **cure,
    }


def mortality(sheet: Sheet) -> str | None:
    """What has killed the hero: "health" at Health 0, "stamina" at effective Stamina 0 or below, else None."""
    if sheet.health is not None and sheet.health.current <= 0:
        return "health"
    if effective_stamina(sheet) <= 0:
        return "stamina"
    return None


def score_of(sheet: Sheet, name: str) -> Score | None:
    """The characteristic of that name, or None where the hero has none."""
    if name not in FIELD_SCORES:
        return dict(sheet.scores).get(name)
    score: Score | None = getattr(sheet, name)
    return score


def with_score(sheet: Sheet, name: str, *, current: int, initial: int | None = None) -> Sheet:
    """The sheet with another value in one characteristic."""
    score = score_of(sheet, name) or Score(0, 0)
    changed = Score(current, score.initial if initial is None else initial)
    if name in FIELD_SCORES:
        return replace(sheet, **{name: changed})
    return replace(sheet, scores=tuple({**dict(sheet.scores), name: changed}.items()))


def gained(score: Score, points: int, *, beyond: bool = False) -> int:
    """The current value after a gain: to the initial value at most, unless the section lets it go beyond.

    A surplus won before is neither added to nor taken away.
    """
    if beyond:
        return score.current + points
    return max(score.current, min(score.initial, score.current + points))


def lacking(score: Score) -> int:
    """Points from the current value to the initial one; 0 where there is a surplus."""
    return max(0, score.initial - score.current)


def lost(score: Score, points: int) -> int:
    """The current value after a loss: it takes what there is."""
    return max(0, score.current - points)


def with_outcome(sheet: Sheet, outcome: When) -> Sheet:
    """The sheet after a fight: where it was that of the section that is read from a file, its outcome is known."""
    reading = sheet.reading
    if reading is None or not reading.fighting:
        return sheet
    return replace(sheet, reading=replace(reading, fighting=False, outcome=outcome))


def encounters_here(sheet: Sheet) -> tuple[Encounter, ...]:
    """The enemies remembered where the reader is: in the clearing, or else at the section, wherever that is read."""
    return tuple(known for known in sheet.remembered if _is_here(sheet, known))


def _is_here(sheet: Sheet, known: Encounter) -> bool:
    """An escape that had no place at all is no place that one could leave, and come back to: it is everywhere."""
    if known.place == "clearing":
        return known.clearing == sheet.clearing
    return known.place == "nowhere" or known.section == sheet.section
