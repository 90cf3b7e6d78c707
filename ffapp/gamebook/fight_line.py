"""The one typed line that opens a fight: `Orc 7 6; Orc 6 5 !3; Chief 8 8; together; escape 1; fury 2; -1`.

Parts are separated by `;` (or by a comma after a figure). A part that ends in two whole numbers is an enemy: name,
Skill, Stamina; then, if wanted, `x3` for three of them, `!3` for a blow that costs 3, and where the book has it `&3`
for a poison that takes 3 more and `/3` where the section takes over with its third wound. Any other part is an option,
told by a word (its beginning will do) or by a bare signed number, which is the modifier. No language is known here:
the words are given, and which options and signs the book has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

from msgspec.structs import replace

from ffapp.core.errors import Argument
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH
from ffapp.gamebook.fight import MOST_ENEMIES, Foe, OpenFight, named_apart
from ffapp.gamebook.fight_state import Order

Option: TypeAlias = Literal[
    "in_turn", "together", "as_one", "escape", "fury", "modifier", "weapon_bonus", "until_round"
]
OPTIONS: Final[tuple[Option, ...]] = get_args(Option)
ORDERS: Final[tuple[Order, ...]] = ("in_turn", "together", "as_one")

Sign: TypeAlias = Literal["wound", "poison", "until_wounds"]
SIGNS: Final[Mapping[str, Sign]] = {"!": "wound", "&": "poison", "/": "until_wounds"}
"""What is told of an enemy by a sign with a number: what its blow costs, its poison, its wounds until the section takes
over. All three signs are plain keys on French and English keyboards alike."""

_SEPARATOR: Final = re.compile(r"[;\n]|(?<=[\d)]),(?=\s*\D|\s+\d)")
_WHOLE: Final = re.compile(r"[+-]?\d+", re.ASCII)
_NUMBER: Final = re.compile(r"[+-]?\d+(?:[.,]\d+)?", re.ASCII)
_TIMES: Final = re.compile(r"[x×*](\d+)", re.ASCII | re.IGNORECASE)
_SIGNED: Final = re.compile(rf"([{''.join(map(re.escape, SIGNS))}])({_NUMBER.pattern})", re.ASCII)
_LONGEST: Final = 6
"""Digits beyond which a figure is absurd without being read."""


class FightLineError(ValueError):
    """What is wrong with a line: `problem` and `arguments` for its message, `part` the number (from 1) of the part.

    Problems: empty, not-whole, bounds, figures (two numbers are missing), name-long, times, many, word-unknown,
    amount-missing, amount-needless, as-one.
    """

    def __init__(self, problem: str, part: int = 0, **arguments: Argument) -> None:
        super().__init__(problem)
        self.problem = problem
        self.part = part
        self.arguments = arguments


@dataclass(frozen=True, slots=True)
class FightWords:
    """The words of a language for the fights of a book: for each option that it has those that mean it (the first one
    is written by `with_option`), the name of an enemy that was given none, and what its enemies may have signs for."""

    nameless: str
    options: Mapping[Option, tuple[str, ...]] = field(default_factory=dict)
    signs: frozenset[Sign] = frozenset({"wound"})

    def option_of(self, word: str) -> Option | None:
        """The option that a word, or its beginning, means; None where it is none or could be several."""
        word = word.casefold()
        found = {
            option
            for option, words in self.options.items()
            if any(known.casefold().startswith(word) for known in words)
        }
        exact = {option for option in found if word in (known.casefold() for known in self.options[option])}
        meant = exact or found
        return next(iter(meant)) if len(meant) == 1 else None

    def word(self, option: Option) -> str:
        """The word that is written for an option."""
        return self.options[option][0]


@dataclass(frozen=True, slots=True)
class _Said:
    """An option as a part says it; `amount` None where no number stands."""

    option: Option
    amount: int | None


def read_fight(text: str, words: FightWords) -> OpenFight:
    """The fight that a whole line opens. Raises `FightLineError` for the first thing that is wrong."""
    line = OpenFight(enemies=())
    foes: list[Foe] = []
    for number, part in _parts(text):
        said = _option(part, number, words)
        if said is None:
            foe, times = _enemies(part, number, words)
            foes += [foe] * times
        else:
            line = _with(line, said, number)
    enemies = named_apart(foes)
    if not enemies:
        raise FightLineError("empty")
    if len(enemies) > MOST_ENEMIES:
        raise FightLineError("many", high=MOST_ENEMIES, given=len(enemies))
    if line.order == "as_one" and len(enemies) > 1:
        raise FightLineError("as-one", given=len(enemies))
    return replace(line, enemies=enemies)


def read_foe(text: str, words: FightWords) -> Foe:
    """Reads one enemy who joins a fight. Raises `FightLineError`."""
    parts = list(_parts(text))
    if not parts:
        raise FightLineError("empty")
    foe, times = _enemies(parts[0][1], 1, words)
    if len(parts) > 1 or times > 1:
        raise FightLineError("many", high=1, given=max(len(parts), times))
    return foe


def said_options(text: str, words: FightWords) -> OpenFight:
    """The options of a line whose enemies may still be half written; what cannot be read is passed over."""
    line = OpenFight(enemies=())
    for number, part in _parts(text):
        try:
            said = _option(part, number, words)
            line = line if said is None else _with(line, said, number)
        except FightLineError:
            continue
    return line


def with_option(text: str, option: Option, amount: int | None, words: FightWords) -> str:
    """The line saying another thing about one option: `amount` None takes it out, 0 is only its word, other numbers
    follow the word. The three orders replace each other."""
    same = ORDERS if option in ORDERS else (option,)
    kept = []
    for number, part in _parts(text):
        try:
            said = _option(part, number, words)
        except FightLineError:
            said = None
        if said is None or said.option not in same:
            kept.append(part)
    if amount is not None:
        kept.append(f"{words.word(option)} {amount}" if amount else words.word(option))
    return "; ".join(kept)


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """The parts that are not empty, numbered from 1. A typographic minus counts as one, odd spaces as spaces."""
    number = 0
    for part in _SEPARATOR.split(text.replace("−", "-")):
        if cleaned := " ".join(part.split()):
            number += 1
            yield number, cleaned


def _option(part: str, number: int, words: FightWords) -> _Said | None:
    """The option that a part says, or None where it is an enemy. Raises `FightLineError`."""
    tokens = part.split()
    if len(tokens) == 1 and tokens[0][0] in "+-" and _NUMBER.fullmatch(tokens[0]):
        return _Said("modifier", _number(tokens[0], number, low=-ABSURD))
    if _NUMBER.fullmatch(tokens[0]):
        return None
    if len(tokens) > 1 and not any(_NUMBER.fullmatch(token) for token in tokens):
        tokens = ["-".join(tokens)]  # an option of two words
    if len(tokens) > 2:
        return None
    option = words.option_of(tokens[0])
    if option is None or (len(tokens) == 2 and not _NUMBER.fullmatch(tokens[1])):
        return None
    low = -ABSURD if option == "modifier" else 1 if option == "until_round" else 0
    return _Said(option, _number(tokens[1], number, low=low) if len(tokens) == 2 else None)


def _with(line: OpenFight, said: _Said, number: int) -> OpenFight:
    option, amount = said.option, said.amount
    if option == "escape":
        return replace(line, escape=True, escape_wound=amount)
    if option == "fury" or option == "modifier" or option == "until_round":
        if amount is None:
            raise FightLineError("amount-missing", number, option=option)
        if option == "until_round":
            return replace(line, until_round=amount)
        return replace(line, fury=amount) if option == "fury" else replace(line, modifier=amount)
    if amount is not None:
        raise FightLineError("amount-needless", number, option=option)
    return replace(line, weapon_bonus=False) if option == "weapon_bonus" else replace(line, order=option)


def _enemies(part: str, number: int, words: FightWords) -> tuple[Foe, int]:
    """The enemy of a part, and how many of it there are."""
    tokens = part.split()
    times = 1
    signed: dict[Sign, int] = {}
    while tokens:
        if match := _TIMES.fullmatch(tokens[-1]):
            times = _number(match[1], number, low=0)
        elif (match := _SIGNED.fullmatch(tokens[-1])) and SIGNS[match[1]] in words.signs:
            signed[SIGNS[match[1]]] = _number(match[2], number, low=0)
        else:
            break
        tokens.pop()
    scores: list[str] = []
    while tokens and len(scores) < 2 and _NUMBER.fullmatch(tokens[-1]):
        scores.insert(0, tokens.pop())
    name = " ".join(tokens)
    if len(scores) < 2:
        # A word alone was more likely meant as an option than as an enemy.
        lone = not scores and len(name.split()) == 1 and number > 1
        raise FightLineError("word-unknown" if lone else "figures", number, name=name or part, given=len(scores))
    skill, stamina = _number(scores[0], number, low=0), _number(scores[1], number, low=1)
    if not 1 <= times <= MOST_ENEMIES:
        raise FightLineError("times", number, high=MOST_ENEMIES, given=times)
    if len(name) > NAME_LENGTH:
        raise FightLineError("name-long", number, length=len(name), high=NAME_LENGTH)
    return Foe(name=name or words.nameless, skill=skill, stamina=stamina, **signed), times


def _number(token: str, number: int, *, low: int, high: int = ABSURD) -> int:
    if not _WHOLE.fullmatch(token):
        raise FightLineError("not-whole", number, given=token)
    value = int(token) if len(token) <= _LONGEST else high + 1
    if not low <= value <= high:
        raise FightLineError("bounds", number, given=token, low=low, high=high)
    return value
