"""The one typed line that opens a fight: `Orc 7 6; Orc 6 5 !3; Chief 8 8; together; escape 1; fury 2; -1`.

Parts are separated by `;`, by a line break, or by a comma after a figure. A part that ends in two whole numbers is an
enemy: name, Skill, Stamina; then, if wanted, `x3` for three of them, `!3` for a blow that costs 3, and where the book
has it `&3` for a poison that takes 3 more and `/3` where the section takes over with its third wound. As books print
it, the scores may have their names, in any order: `GIANT SKILL: 9 STAMINA: 12`, on one line or on several, or once as
the heads of two columns. Any other part is an option, told by a word (its beginning will do) or by a bare signed
number, which is the modifier. No language is known here: the words are given, and which options and signs the book has.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import replace

from ffapp.core.bounds import whole_typed
from ffapp.core.errors import Argument
from ffapp.core.spelling import plain, plain_in_place, plain_minus
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH
from ffapp.gamebook.fight import MOST_ENEMIES, Foe, OpenFight, named_apart
from ffapp.gamebook.fight_state import Order
from ffapp.gamebook.figures import NUMBER, TIMES

Option: TypeAlias = Literal[
    "in_turn", "together", "as_one", "escape", "fury", "modifier", "weapon_bonus", "until_round", "spare_luck"
]
OPTIONS: Final[tuple[Option, ...]] = get_args(Option)
ORDERS: Final[tuple[Order, ...]] = ("in_turn", "together", "as_one")

Sign: TypeAlias = Literal["wound", "poison", "until_wounds"]
SIGNS: Final[Mapping[str, Sign]] = {"!": "wound", "&": "poison", "/": "until_wounds"}
"""What is told of an enemy by a sign with a number: what its blow costs, its poison, its wounds until the section takes
over. All three signs are plain keys on French and English keyboards alike."""

_SEPARATOR: Final = re.compile(r"[;\n]|(?<=[\d)]),(?=\s*\D|\s+\d)")
_SIGNED: Final = re.compile(rf"([{''.join(map(re.escape, SIGNS))}])({NUMBER.pattern})", re.ASCII)
_SHORT: Final = 2
"""A name of a score in so few letters may be part of an enemy's name, unless both scores have theirs."""

_PUNCTUATION: Final = "/,()[]|:.–—-"
"""What may stand around scores that have their names."""

_AFTER_NAME: Final = re.compile(r"(?:[\s:,=(–—…·-]|\.{2,}|(?<=\s)\.)+$")
"""What may stand between a name and the scores, dots that lead there among it."""


class FightLineError(ValueError):
    """What is wrong with a line: `problem` and `arguments` for its message, `part` the number (from 1) of the part.

    Problems: empty, not-whole, bounds, figures (two numbers are missing), score-missing, score-twice, left-over,
    name-long, times, many, word-unknown, amount-missing, amount-needless, as-one.
    """

    def __init__(self, problem: str, part: int = 0, **arguments: Argument) -> None:
        super().__init__(problem)
        self.problem = problem
        self.part = part
        self.arguments = arguments


class FightWords(Struct, frozen=True):
    """The words of a language for the fights of a book: for each option that it has those that mean it (the first one
    is written by `with_option`), the name of an enemy that was given none, what its enemies may have signs for, and the
    names of Skill and of Stamina."""

    nameless: str
    options: Mapping[Option, tuple[str, ...]] = {}
    signs: frozenset[Sign] = frozenset({"wound"})
    skill: tuple[str, ...] = ()
    stamina: tuple[str, ...] = ()

    def option_of(self, word: str) -> Option | None:
        """The option that a word, or its beginning, means; None where it is none or could be several."""
        word = plain(word)
        folded = {option: tuple(map(plain, words)) for option, words in self.options.items()}
        found = {option for option, words in folded.items() if any(known.startswith(word) for known in words)}
        exact = {option for option in found if word in folded[option]}
        meant = exact or found
        return next(iter(meant)) if len(meant) == 1 else None

    def word(self, option: Option) -> str:
        """The word that is written for an option."""
        return self.options[option][0]


class _Said(Struct, frozen=True):
    """An option as a part says it; `amount` None where no number stands."""

    option: Option
    amount: int | None


def read_fight(text: str, words: FightWords) -> OpenFight:
    """The fight that a whole line opens. Raises `FightLineError` for the first thing that is wrong."""
    line = OpenFight(enemies=())
    foes: list[Foe] = []
    for number, part in _parts(text, words):
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
    parts = list(_parts(text, words))
    if not parts:
        raise FightLineError("empty")
    foe, times = _enemies(parts[0][1], 1, words)
    if len(parts) > 1 or times > 1:
        raise FightLineError("many", high=1, given=max(len(parts), times))
    return foe


def said_options(text: str, words: FightWords) -> OpenFight:
    """The options of a line whose enemies may still be half written; what cannot be read is passed over."""
    line = OpenFight(enemies=())
    for number, part in _parts(text, words):
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
    for number, part in _parts(text, words):
        try:
            said = _option(part, number, words)
        except FightLineError:
            said = None
        if said is None or said.option not in same:
            kept.append(part)
    if amount is not None:
        kept.append(f"{words.word(option)} {amount}" if amount else words.word(option))
    return "; ".join(kept)


def one_line(text: str, words: FightWords) -> str:
    """Several lines, as they may be pasted, as the one line that says the same."""
    return "; ".join(part for _, part in _parts(text, words))


# -- parts -------------------------------------------------------------------------------------------------------------


def _parts(text: str, words: FightWords) -> Iterator[tuple[int, str]]:
    """The parts that are not empty, numbered from 1: what belongs together though it stands on lines of its own, or
    behind a comma, is one. A typographic minus counts as one, odd spaces as spaces."""
    found: list[str] = []
    columns: tuple[str, ...] = ()
    for broken, piece in _pieces(text):
        headed = _columns(piece, words)
        if headed:
            columns = headed
        elif found and _continues(found[-1], piece, words, broken=broken):
            found[-1] = f"{found[-1]} {piece}"
        elif columns == ("stamina", "skill") and (named := _swapped(piece, words)):
            found.append(named)
        else:
            found.append(piece)
    yield from enumerate(found, 1)


def _pieces(text: str) -> Iterator[tuple[bool, str]]:
    """What stands between separators, and whether a line break is before it."""
    at, broken = 0, True
    text = plain_minus(unicodedata.normalize("NFC", text))
    for end in (*_SEPARATOR.finditer(text), None):
        piece = " ".join(text[at : len(text) if end is None else end.start()].split())
        if piece:
            yield broken, piece
        if end is not None:
            at, broken = end.end(), end[0] == "\n" or (broken and not piece)


def _columns(piece: str, words: FightWords) -> tuple[str, ...]:
    """Which scores the columns below have, where a piece is nothing but their names; else none."""
    names = {known: score for score in ("skill", "stamina") for known in map(plain_in_place, getattr(words, score))}
    found = tuple(names.get(token.strip(_PUNCTUATION), "") for token in plain_in_place(piece).split())
    return found if sorted(found) == ["skill", "stamina"] else ()


def _continues(part: str, piece: str, words: FightWords, *, broken: bool) -> bool:
    """Whether a piece has what the part before it still lacks: the other score, or behind a line break all figures of
    what is a name alone."""
    scores, known = _named_scores(piece, words), {score.name for score in _named_scores(part, words)}
    besides = _besides(piece, scores)
    if known or (scores and besides):
        return not besides and bool(scores) and known.isdisjoint(score.name for score in scores)
    lone = not any(map(str.isdigit, part)) and words.option_of("-".join(part.split())) is None
    return broken and lone and (bool(scores) or (len(besides) == 2 and all(map(NUMBER.fullmatch, besides))))


def _swapped(piece: str, words: FightWords) -> str:
    """An enemy whose Stamina stands first, with the names of its scores; "" for what is none."""
    tokens = [] if _scores(piece, words) else piece.split()
    figures = [at for at, token in enumerate(tokens) if NUMBER.fullmatch(token)][-2:]
    if len(figures) < 2 or figures[0] + 1 != figures[1]:
        return ""
    tokens[figures[0] : figures[0]] = [words.stamina[0]]
    tokens[figures[1] + 1 : figures[1] + 1] = [words.skill[0]]
    return " ".join(tokens)


class _Score(NamedTuple):
    """A score with its name: which, from where to where it stands, its figure, and whether the name is a short one."""

    name: str
    start: int
    end: int
    figure: str
    short: bool


@cache
def _pattern(skill: tuple[str, ...], stamina: tuple[str, ...]) -> re.Pattern[str]:
    """A name of a score (in the letters of `plain_in_place`) with its figure behind it."""
    skills, staminas = (
        "|".join(re.escape(plain_in_place(word)) for word in sorted(known, key=len, reverse=True)) or "(?!)"
        for known in (skill, stamina)
    )
    return re.compile(
        rf"(?<!\w)(?:(?P<skill>{skills})|(?P<stamina>{staminas}))(?:[\s:=.…–—]|-(?=\s))*"
        rf"(?P<figure>{NUMBER.pattern})(?!\w)",
        re.ASCII,
    )


def _named_scores(part: str, words: FightWords) -> tuple[_Score, ...]:
    """What looks like scores with their names in a part."""
    found = []
    for match in _pattern(words.skill, words.stamina).finditer(plain_in_place(part)):
        name = "stamina" if match["skill"] is None else "skill"
        found.append(_Score(name, *match.span(), match["figure"], len(match[name]) <= _SHORT))
    return tuple(found)


def _scores(part: str, words: FightWords) -> tuple[_Score, ...]:
    """The scores of a part that have their names."""
    found = _named_scores(part, words)
    both = {score.name for score in found} == {"skill", "stamina"}
    return found if both or not any(score.short for score in found) else ()


def _besides(part: str, scores: tuple[_Score, ...]) -> list[str]:
    """The words of a part that are neither scores with their names, nor signs, nor what stands around these."""
    return [token for token in _around(part, scores) if not (TIMES.fullmatch(token) or _SIGNED.fullmatch(token))]


def _around(part: str, scores: tuple[_Score, ...]) -> list[str]:
    """The words and signs of a part, but for its scores with their names and what stands around them."""
    kept, at = "", 0
    for score in scores:
        kept, at = f"{kept}{part[at : score.start]} ", score.end
    tokens = f"{kept}{part[at:]}".split()
    stripped = (token if _SIGNED.fullmatch(token) else token.strip(_PUNCTUATION) for token in tokens)
    return [token for token in stripped if token]


def _option(part: str, number: int, words: FightWords) -> _Said | None:
    """The option that a part says, or None where it is an enemy. Raises `FightLineError`."""
    tokens = part.split()
    if len(tokens) == 1 and tokens[0][0] in "+-" and NUMBER.fullmatch(tokens[0]):
        return _Said("modifier", _number(tokens[0], number, low=-ABSURD))
    if NUMBER.fullmatch(tokens[0]):
        return None
    if len(tokens) > 1 and not any(NUMBER.fullmatch(token) for token in tokens):
        tokens = ["-".join(tokens)]  # an option of two words
    if len(tokens) > 2:
        return None
    option = words.option_of(tokens[0])
    if option is None or (len(tokens) == 2 and not NUMBER.fullmatch(tokens[1])):
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
    if option == "spare_luck":
        return replace(line, spare_luck=True)
    return replace(line, weapon_bonus=False) if option == "weapon_bonus" else replace(line, order=option)


def _enemies(part: str, number: int, words: FightWords) -> tuple[Foe, int]:
    """The enemy of a part, and how many of it there are."""
    scores = _scores(part, words)
    tokens = part[: scores[0].start].split() if scores else part.split()
    behind = _around(part[scores[0].start :], _scores(part[scores[0].start :], words)) if scores else []
    times, signed = 1, dict[Sign, int]()
    for told in (behind, tokens):
        while told:
            if match := TIMES.fullmatch(told[-1]):
                times = _number(match[1], number, low=0)
            elif (match := _SIGNED.fullmatch(told[-1])) and SIGNS[match[1]] in words.signs:
                signed[SIGNS[match[1]]] = _number(match[2], number, low=0)
            else:
                break
            told.pop()
    figures = _with_names(scores, tokens, behind, number) if scores else _without_names(part, tokens, number)
    name = _name(tokens)
    skill, stamina = _number(figures[0], number, low=0), _number(figures[1], number, low=1)
    if not 1 <= times <= MOST_ENEMIES:
        raise FightLineError("times", number, high=MOST_ENEMIES, given=times)
    if len(name) > NAME_LENGTH:
        raise FightLineError("name-long", number, length=len(name), high=NAME_LENGTH)
    return Foe(name=name or words.nameless, skill=skill, stamina=stamina, **signed), times


def _name(tokens: list[str]) -> str:
    """The words before the scores as a name."""
    return _AFTER_NAME.sub("", " ".join(tokens))


def _without_names(part: str, tokens: list[str], number: int) -> tuple[str, str]:
    """Skill and Stamina, the last two of the words of a part, which are taken from it."""
    figures: list[str] = []
    while tokens and len(figures) < 2 and NUMBER.fullmatch(tokens[-1]):
        figures.insert(0, tokens.pop())
    if len(figures) < 2:
        name = _name(tokens)
        # A word alone was more likely meant as an option than as an enemy.
        lone = not figures and len(name.split()) == 1 and number > 1
        raise FightLineError("word-unknown" if lone else "figures", number, name=name or part, given=len(figures))
    return figures[0], figures[1]


def _with_names(scores: tuple[_Score, ...], tokens: list[str], behind: list[str], number: int) -> tuple[str, str]:
    """Skill and Stamina by their names. Where one of them has none its figure is the only other one: `behind` the
    first score, or last of the words before it, which it is taken from."""
    figures: dict[str, str] = {}
    for score in scores:
        if score.name in figures:
            raise FightLineError("score-twice", number, score=score.name)
        figures[score.name] = score.figure
    for missing in {"skill", "stamina"} - set(figures):
        for told in (behind, tokens):
            if missing not in figures and told and NUMBER.fullmatch(told[-1]):
                figures[missing] = told.pop()
        if missing not in figures:
            raise FightLineError("score-missing", number, name=_name(tokens), score=missing)
    if behind:
        raise FightLineError("left-over", number, given=" ".join(behind))
    return figures["skill"], figures["stamina"]


def _number(token: str, number: int, *, low: int, high: int = ABSURD) -> int:
    value = whole_typed(token, max(high, -low))
    if value is None:
        raise FightLineError("not-whole", number, given=token)
    if not low <= value <= high:
        raise FightLineError("bounds", number, given=token, low=low, high=high)
    return value
