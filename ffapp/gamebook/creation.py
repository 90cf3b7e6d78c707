"""Creating the hero: characteristics, equipment and first place (DF8.5 and DF58, first chapter)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice, Faces
from ffapp.core.errors import Argument, Scalar
from ffapp.core.messages import Command, Decision, Event, arguments_of
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import check_name
from ffapp.gamebook.drawing import Clearing, Drawing
from ffapp.gamebook.sheet import ALIVE, BLOW, CREATION, FIELD_SCORES, Gender, Item, Score, Sheet


class HeroCreated(Event, frozen=True, kw_only=True):
    """The hero with the dice of each characteristic and of the gold, the equipment and the first clearing."""

    name: str
    gender: Gender
    typed_dice: bool = False
    skill_dice: Faces
    stamina_dice: Faces
    luck_dice: Faces
    health_dice: Faces = ()
    skill: int
    stamina: int
    luck: int
    health: int | None = None
    gold: int
    meals: int
    items: tuple[Item, ...] = ()
    wielded: int | None = None
    clearing: int | None = None
    compass: bool = True
    gold_dice: Faces = ()
    counters: tuple[tuple[str, int], ...] = ()
    scores: tuple[tuple[str, Faces, int], ...] = ()
    """The characteristics that only this book has: name, dice, value."""

    def rolled(self, name: str) -> tuple[Faces, int]:
        """The dice of a characteristic, or of the gold, and the value that they made."""
        own = {known: (faces, value) for known, faces, value in self.scores}
        return own[name] if name in own else (getattr(self, f"{name}_dice"), getattr(self, name))

    def apply(self, state: Sheet) -> Sheet:
        clearings = () if self.clearing is None else (Clearing(number=self.clearing),)
        return replace(
            state,
            name=self.name,
            gender=self.gender,
            typed_dice=self.typed_dice,
            skill=Score(self.skill, self.skill),
            stamina=Score(self.stamina, self.stamina),
            luck=Score(self.luck, self.luck),
            health=None if self.health is None else Score(self.health, self.health),
            gold=self.gold,
            meals=self.meals,
            items=self.items,
            wielded=self.wielded,
            clearing=self.clearing,
            drawing=Drawing(clearings=clearings, free=not self.compass),
            ids=len(self.items),
            counters=self.counters,
            scores=tuple((name, Score(value, value)) for name, _, value in self.scores),
        )

    def arguments(self) -> dict[str, Argument]:
        """Of each characteristic and of the gold the dice and the `…_base`, which is what the book adds to them."""
        health = self.health or 0
        own: list[dict[str, Scalar | Faces]] = [
            {"score": name, "dice": faces, "base": value - sum(faces), "value": value}
            for name, faces, value in self.scores
        ]
        return {
            **arguments_of(self),
            "skill_base": self.skill - sum(self.skill_dice),
            "stamina_base": self.stamina - sum(self.stamina_dice),
            "luck_base": self.luck - sum(self.luck_dice),
            "with_health": self.health is not None,
            "health": health,
            "health_dice": self.health_dice or "",
            "health_base": health - sum(self.health_dice),
            "gold_dice": self.gold_dice or "",
            "gold_base": self.gold - sum(self.gold_dice),
            "scores": tuple(own),
        }


class DiceChosen(Event, frozen=True, kw_only=True):
    """Dice are typed by the player from now on, or rolled by the program."""

    typed: bool

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, typed_dice=self.typed)


class CreateHero(Command, frozen=True, kw_only=True):
    """Create the hero: the dice of each characteristic of the book, in its order, then those of the gold, equipment and
    first place."""

    phases: ClassVar[frozenset[str]] = frozenset({CREATION})
    name: str
    gender: Gender = "f"
    typed_dice: bool = False

    def check(self, state: Sheet) -> None:
        check_name(self.name)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        book = book_of(state)
        scores: dict[str, Any] = {}
        own: list[tuple[str, Faces, int]] = []
        for score in book.scores:
            faces = dice.roll("creation", score.dice, label=score.name)
            value = sum(faces) + score.base
            if score.name in FIELD_SCORES:
                scores |= {f"{score.name}_dice": faces, score.name: value}
            else:
                own.append((score.name, faces, value))
        gold = dice.roll("creation", book.gold_dice, label="gold") if book.gold_dice else ()
        items = tuple(Item(id=number, kind=kind, weapon=number == 1) for number, kind in enumerate(book.equipment, 1))
        yield HeroCreated(
            name=self.name.strip(),
            gender=self.gender,
            typed_dice=self.typed_dice,
            **scores,
            gold=sum(gold) + book.gold,
            gold_dice=gold,
            meals=book.meals,
            items=items,
            wielded=items[0].id if items else None,
            clearing=book.first_clearing,
            compass=book.compass,
            counters=tuple((counter.name, counter.start) for counter in book.counters),
            scores=tuple(own),
        )

    def arguments(self) -> dict[str, Argument]:
        return {"name": self.name, "gender": self.gender}


class ChooseDice(Command, frozen=True, kw_only=True):
    """Have dice rolled by the program, or type real ones. It touches no score, so it is possible as long as the hero
    lives, even while a blow waits for its dice."""

    phases: ClassVar[frozenset[str]] = ALIVE | {BLOW}
    typed: bool

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield DiceChosen(typed=self.typed)


COMMANDS = (CreateHero, ChooseDice)
EVENTS = (HeroCreated, DiceChosen)


def options(sheet: Sheet) -> Iterator[Command]:
    """Both ways of rolling."""
    yield ChooseDice(typed=True)
    yield ChooseDice(typed=False)
