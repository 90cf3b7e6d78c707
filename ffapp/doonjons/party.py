"""The party: characters made with the dice, and the beginning of the campaign (Création d'un personnage)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from ffapp.core.bounds import check_name
from ffapp.core.dice import Dice, Faces
from ffapp.core.errors import Argument, Refusal
from ffapp.core.messages import Command, Decision, Event
from ffapp.doonjons.campaign import ALIVE, IN_PARTY, MOST_PLAYERS, RULES, Campaign, Rules
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.figures import HIT_POINTS, KITS, RACES, TRAITS, Character, Class, Gender, Race, Trait
from ffapp.doonjons.naming import identity

BASE = 3
"""What is added to the four dice of a characteristic."""


class CharacterCreated(Event, frozen=True, kw_only=True):
    """A character sits down at the table, with the dice of each characteristic in the order of `TRAITS`."""

    character: Character
    dice: tuple[Faces, ...]

    def apply(self, state: Campaign) -> Campaign:
        return replace(
            state,
            characters=(*state.characters, self.character),
            ids=max(state.ids, self.character.id),
        )

    def arguments(self) -> dict[str, Argument]:
        made = self.character
        figures: dict[str, Argument] = {"name": made.name, "race": made.race, "role": made.role, "gender": made.gender}
        for trait, faces in zip(TRAITS, self.dice, strict=False):
            figures |= {
                trait: getattr(made, trait),
                f"{trait}_dice": faces,
                f"{trait}_base": getattr(made, trait) - sum(faces),
            }
        return {**figures, "hit_points": made.hit_points}


class CharacterRenamed(Event, frozen=True, kw_only=True):
    """A character has another name."""

    figure: int
    name: str
    before: str

    def apply(self, state: Campaign) -> Campaign:
        characters = (replace(one, name=self.name) if one.id == self.figure else one for one in state.characters)
        return replace(state, characters=tuple(characters))


class CharacterLeft(Event, frozen=True, kw_only=True):
    """A character leaves the table before the campaign begins."""

    figure: int
    name: str

    def apply(self, state: Campaign) -> Campaign:
        return replace(state, characters=tuple(one for one in state.characters if one.id != self.figure))


class RulesChosen(Event, frozen=True, kw_only=True):
    """The campaign is played by these rules."""

    rules: Rules

    def apply(self, state: Campaign) -> Campaign:
        return replace(state, rules=self.rules)


class CampaignBegun(Event, frozen=True, kw_only=True):
    """The party is complete; the first dungeon can be set up."""

    def apply(self, state: Campaign) -> Campaign:
        return replace(state, number=1, dungeon=Dungeon())


class DiceChosen(Event, frozen=True, kw_only=True):
    """Dice are typed by the players from now on, or rolled by the program."""

    typed: bool

    def apply(self, state: Campaign) -> Campaign:
        return replace(state, typed_dice=self.typed)


def character_of(state: Campaign, number: int) -> Character:
    """The character with that id. Raises `Refusal` ("character-unknown")."""
    for character in state.characters:
        if character.id == number:
            return character
    raise Refusal("character-unknown", figure=number)


def _check_free_name(state: Campaign, name: str, besides: int = 0) -> None:
    check_name(name)
    wanted = identity(name)
    if any(identity(one.name) == wanted and one.id != besides for one in state.characters):
        raise Refusal("character-named", name=name.strip())


def added(race: Race, trait: Trait) -> tuple[int, ...]:
    """What is added to the dice of a characteristic: 3, and what the race adds, if anything."""
    own = RACES[race].get(trait, 0)
    return (BASE, own) if own else (BASE,)


def made(number: int, wanted: CreateCharacter, dice: dict[str, Faces]) -> Character:
    """A new character: each characteristic is its dice, 3 and what the race adds; hit points and kit are the class's,
    and of the kit the first weapon and the first armour are worn."""
    rolled: dict[str, Any] = {trait: sum((*dice[trait], *added(wanted.race, trait))) for trait in TRAITS}
    kit = list(KITS[wanted.role])
    weapon = next((kind for kind in kit if PIECES[kind].slot == "weapon"), None)
    armour = next((kind for kind in kit if PIECES[kind].slot == "armour"), None)
    for kind in (weapon, armour):
        if kind is not None:
            kit.remove(kind)
    points = HIT_POINTS[wanted.role]
    return Character(
        id=number,
        name=wanted.name.strip(),
        race=wanted.race,
        role=wanted.role,
        gender=wanted.gender,
        **rolled,
        hit_points=points,
        left=points,
        inventory=tuple(kit),
        weapon=weapon,
        armour=armour,
    )


class CreateCharacter(Command, frozen=True, kw_only=True):
    """Make a character: name, race and class, and four dice of four faces for each characteristic. `gender` is that of
    the words that speak of it, and changes nothing else."""

    phases: ClassVar[frozenset[str]] = IN_PARTY
    name: str
    race: Race
    role: Class
    gender: Gender = "m"

    def check(self, state: Campaign) -> None:
        _check_free_name(state, self.name)
        if len(state.characters) >= MOST_PLAYERS:
            raise Refusal("party-full", high=MOST_PLAYERS)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        rolled: dict[str, Faces] = {trait: dice.roll("creation", 4, 4, label=trait) for trait in TRAITS}
        character = made(state.ids + 1, self, rolled)
        yield CharacterCreated(character=character, dice=tuple(rolled.values()))


class RenameCharacter(Command, frozen=True, kw_only=True):
    """Give a character another name, at any time until the end."""

    phases: ClassVar[frozenset[str]] = ALIVE
    figure: int
    name: str

    def check(self, state: Campaign) -> None:
        character = character_of(state, self.figure)
        _check_free_name(state, self.name, besides=character.id)
        if character.name == self.name.strip():
            raise Refusal("character-same", name=character.name)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        before = character_of(state, self.figure).name
        yield CharacterRenamed(figure=self.figure, name=self.name.strip(), before=before)


class RemoveCharacter(Command, frozen=True, kw_only=True):
    """Take a character off the table before the campaign begins."""

    phases: ClassVar[frozenset[str]] = IN_PARTY
    figure: int

    def check(self, state: Campaign) -> None:
        character_of(state, self.figure)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield CharacterLeft(figure=self.figure, name=character_of(state, self.figure).name)


class ChooseRules(Command, frozen=True, kw_only=True):
    """Play by the rules of the rulebook alone (`base`), or with those of the second phase (`extended`): the master's
    interventions, spells, the two-handed sword. Chosen before the campaign begins, for all of it."""

    phases: ClassVar[frozenset[str]] = IN_PARTY
    rules: Rules

    def check(self, state: Campaign) -> None:
        if self.rules == state.rules:
            raise Refusal("rules-same", rules=self.rules)

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield RulesChosen(rules=self.rules)


class BeginCampaign(Command, frozen=True, kw_only=True):
    """The party of 1 to 6 is complete: set up the first dungeon."""

    phases: ClassVar[frozenset[str]] = IN_PARTY

    def check(self, state: Campaign) -> None:
        if not state.characters:
            raise Refusal("party-empty")

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield CampaignBegun()


class ChooseDice(Command, frozen=True, kw_only=True):
    """Have dice rolled by the program, or type real ones."""

    phases: ClassVar[frozenset[str]] = ALIVE
    typed: bool

    def decide(self, state: Campaign, dice: Dice) -> Decision:
        yield DiceChosen(typed=self.typed)


COMMANDS = (CreateCharacter, RenameCharacter, RemoveCharacter, BeginCampaign, ChooseDice, ChooseRules)
EVENTS = (CharacterCreated, CharacterRenamed, CharacterLeft, CampaignBegun, DiceChosen, RulesChosen)


def options(state: Campaign) -> Iterator[Command]:
    """Who can leave, and the beginning."""
    yield BeginCampaign()
    yield from (RemoveCharacter(figure=character.id) for character in state.characters)
    yield from (ChooseDice(typed=typed) for typed in (True, False))
    yield from (ChooseRules(rules=rules) for rules in RULES)
