"""What a fight is made of: enemies, blows, effects, and the fight itself as it stands."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from ffapp.gamebook.sections import SectionLabel

Order: TypeAlias = Literal["in_turn", "together", "as_one"]
Answer: TypeAlias = Literal["", "plain", "lucky", "unlucky"]

TERMS = ("modifier", "fury", "strike", "order", "escape", "escape_wound", "weapon_bonus", "until_round")
"""The fields of a fight that are its terms; the commands and the event that change them name them alike."""

WOUND = 2
"""What a blow costs unless the section says otherwise."""

WEAKNESS = 2
"""What a stone of weakness takes from an enemy's Attack Strength (DF8.5, La Magie)."""


class Enemy(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One adversary. `wound` is what its blow costs, `poison` what its poison takes besides. `weakened` lasts one
    fight; `weakness_spent` says that a stone of weakness has been used against it, and is remembered after an escape.

    Of the `wounds` that it has dealt in this fight the one that makes `until_wounds` (0: no such number) hands the
    fight over to the section."""

    name: str
    skill: int
    stamina: int
    initial: int
    wound: int = 2
    weakened: bool = False
    weakness_spent: bool = False
    poison: int = 0
    until_wounds: int = 0
    wounds: int = 0

    @property
    def alive(self) -> bool:
        return self.stamina > 0

    @property
    def has_its_wounds(self) -> bool:
        """Whether it lives and has dealt as many wounds as the section waits for."""
        return self.alive and self.wounds >= self.until_wounds > 0


class Encounter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Enemies left behind by an escape, remembered with the clearing, or else the section (DF8.5, Fuite)."""

    id: int
    clearing: int | None = None
    section: SectionLabel | None = None
    order: Order = "in_turn"
    enemies: tuple[Enemy, ...] = ()

    @property
    def place(self) -> Literal["clearing", "section", "nowhere"]:
        """What kind of place remembers it; `number` is that of the place, or 0."""
        if self.clearing is not None:
            return "clearing"
        return "nowhere" if self.section is None else "section"

    @property
    def number(self) -> SectionLabel:
        return self.clearing or self.section or 0


class Blow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A blow that has struck and is not settled. `answer` is empty while luck is offered for it.

    `enemy` is the index of who gives or takes it; an escape's wound has none (-1). Of its `poison` an antidote has
    `prevented` so many points.
    """

    enemy: int
    dealt: bool = False
    base: int = 2
    answer: Answer = ""
    poison: int = 0
    prevented: int = 0

    @property
    def venom(self) -> int:
        """Points of Stamina that its poison takes; luck does not change them (DF58, Poison)."""
        return self.poison - self.prevented

    @property
    def amount(self) -> int:
        """Points of Stamina that the wound itself costs, with luck if luck was used (both books, Utilisation de la
        Chance dans les combats)."""
        if self.answer == "lucky":
            change = 2 if self.dealt else -1
        elif self.answer == "unlucky":
            change = -1 if self.dealt else 1
        else:
            change = 0
        return max(0, self.base + change)


class Effect(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What lasts one fight and ends with it: so much more or less on the hero's Attack Strength, or on Skill."""

    id: int
    name: str
    attack: int = 0
    skill: int = 0


class Handover(NamedTuple):
    """What hands a fight over to the section: "round" or "wounds", how many, and whose wounds they are: the enemy's
    name and index (-1: nobody's)."""

    why: Literal["round", "wounds"]
    number: int
    name: str = ""
    enemy: int = -1


class Fight(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A fight under way. `round` counts the attack rounds rolled; `blows` are those of the last round while one of
    them still waits. `might` says that a stone of strength was cast (0: none) and what it added then; what it adds now
    is derived (`sheet.might`). `fury` is the bonus of a potion of fury, `modifier` what the section adds to the hero's
    Attack Strength, `strike` what the hero's blow costs. `encounter` is the remembered one it takes up. Without
    `weapon_bonus` the section forbids that of the weapon in hand; after round `until_round` (0: never) the section
    takes over. With `spare_luck` luck is asked for only where it can save the hero's life. `section` is where it was
    begun, once the reader has gone to another in the middle of it (0: not yet)."""

    order: Order
    enemies: tuple[Enemy, ...]
    escape: bool = False
    escape_wound: int = 2
    round: int = 0
    blows: tuple[Blow, ...] = ()
    escaping: bool = False
    might: int = 0
    fury: int = 0
    modifier: int = 0
    strike: int = 2
    stones_cast: int = 0
    encounter: int | None = None
    weapon_bonus: bool = True
    until_round: int = 0
    effects: tuple[Effect, ...] = ()
    spare_luck: bool = False
    section: SectionLabel = 0

    @property
    def terms(self) -> dict[str, Any]:
        """What the section may change of it, by name (`TERMS`)."""
        return {name: getattr(self, name) for name in TERMS}

    @property
    def living(self) -> tuple[int, ...]:
        """The indices of the enemies still alive, as listed."""
        return tuple(index for index, enemy in enumerate(self.enemies) if enemy.alive)

    @property
    def facing(self) -> tuple[int, ...]:
        """The indices of those who attack in the next round: all the living together, otherwise the first."""
        return self.living if self.order == "together" else self.living[:1]

    @property
    def waiting(self) -> int | None:
        """The index in `blows` of the one whose luck is offered now."""
        return next((index for index, blow in enumerate(self.blows) if not blow.answer), None)

    @property
    def venom(self) -> int:
        """Points of Stamina that the poison of all blows of the round takes."""
        return sum(blow.venom for blow in self.blows)

    @property
    def handed_over(self) -> Handover | None:
        """Why the section takes over before another round: its number of rounds is fought, or an enemy has dealt its
        number of wounds. None while the fight goes on."""
        if self.round >= self.until_round > 0:
            return Handover("round", self.round)
        return next(
            (
                Handover("wounds", enemy.wounds, enemy.name, index)
                for index, enemy in enumerate(self.enemies)
                if enemy.has_its_wounds
            ),
            None,
        )


def enemy_attack_skill(enemy: Enemy) -> int:
    """What is added to an enemy's two dice: its Skill, less what a stone of weakness takes."""
    return enemy.skill - (WEAKNESS if enemy.weakened else 0)
