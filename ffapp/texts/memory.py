"""What is remembered of all games of a rulebook together, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from ffapp.core.errors import Argument
from ffapp.doonjons.figures import Named
from ffapp.gamebook.sections import SectionLabel, in_order
from ffapp.gamebook.sheet import Sheet
from ffapp.memory.chance import Fit, sums_shares
from ffapp.memory.statistics import DeathCount, DiceCount, Spread, Statistics
from ffapp.rulesets import ruleset_of
from ffapp.store.errors import shown
from ffapp.texts import Texts
from ffapp.texts.board import figure_text
from ffapp.texts.document import Document, Row, Section
from ffapp.texts.odds import decimal, percent
from ffapp.texts.recalled import fights_text

if TYPE_CHECKING:
    from ffapp.memory.index import Unread

MOST_READ: Final = 10
"""So many sections are told of those that were read most."""

SELDOM: Final = 0.05
HARDLY_EVER: Final = 0.001
"""Below these chances dice are unusual, and very surprising; and as likely too even."""


def statistics_document(texts: Texts, found: Statistics, unread: Iterable[Unread] = ()) -> Document:
    """All counts of a rulebook."""
    book = of_gamebook(found.ruleset)
    dungeon = not book
    sections = [
        (texts("memory-lengths"), [*_lengths(texts, found)]),
        (texts("memory-dungeons"), [*_dungeons(texts, found)]),
        (texts("memory-endings"), [*_endings(texts, found, dungeon)]),
        (texts("memory-deaths"), [*_deaths(texts, found, dungeon)]),
        (texts("memory-fights"), [Row(one.name, fights_text(texts, one)) for one in found.fights]),
        (texts("memory-slain"), [Row(_monster(texts, name), str(count)) for name, count in found.slain.items()]),
        (texts("memory-sections"), [*_sections(texts, found)]),
        *((texts("memory-dice", typed=typed), [*_dice(texts, found, typed=typed)]) for typed in (True, False)),
        (texts("memory-unread"), [*_unread(texts, unread)]),
        (texts("memory-what"), [Row(texts("memory-what-book" if book else "memory-what-dungeon"))]),
    ]
    return Document(
        texts("memory-title", book=read_text(texts, found)),
        counted_text(texts, found),
        tuple(Section(title, tuple(rows)) for title, rows in sections if rows),
    )


def read_text(texts: Texts, found: Statistics) -> str:
    """What was read: the book of the rules, or an adventure from a file."""
    return (found.title or found.adventure) if found.adventure else texts.name(found.ruleset, "ui")


def _unread(texts: Texts, unread: Iterable[Unread]) -> Iterator[Row]:
    for one in unread:
        yield Row(shown(one.path), texts(f"store-{one.reason.rule}", **one.reason.arguments))


def of_gamebook(name: str) -> bool:
    """Whether a rulebook has sections."""
    ruleset = ruleset_of(name)
    return ruleset is not None and ruleset.state is Sheet


def counted_text(texts: Texts, found: Statistics) -> str:
    """How many games there are, and how they went."""
    ends = {"won": found.won, "dead": found.dead, "lost": found.lost, "going": found.under_way}
    games = texts("memory-games", count=found.games)
    told = ", ".join(texts(f"memory-count-{end}", count=count) for end, count in ends.items() if count)
    return texts("memory-row", label=games, told=told) if told else games


def _lengths(texts: Texts, found: Statistics) -> Iterator[Row]:
    for name, spread in (("commands", found.lengths), ("stops", found.stops)):
        if spread is not None:
            yield Row(texts(f"memory-length-{name}"), _spread(texts, spread))


def _spread(texts: Texts, spread: Spread) -> str:
    if spread.least == spread.total:
        return str(spread.total)
    whole = spread.median == int(spread.median)
    middle: Argument = int(spread.median) if whole else decimal(texts, spread.median)
    return texts("memory-length", least=spread.least, most=spread.most, median=middle, total=spread.total)


def _dungeons(texts: Texts, found: Statistics) -> Iterator[Row]:
    for number, count in found.dungeons.items():
        yield Row(texts("memory-dungeon", number=number), texts("memory-campaigns", count=count))


def _endings(texts: Texts, found: Statistics, dungeon: bool) -> Iterator[Row]:
    for end in found.endings:
        label = texts("memory-end", won=end.won, section=_given(end.section), dungeon=dungeon)
        told = texts("memory-times-words", count=end.count, words=end.words) if end.words else ""
        yield Row(label, told or texts("memory-times", count=end.count))


def _deaths(texts: Texts, found: Statistics, dungeon: bool) -> Iterator[Row]:
    """The deaths by their places, what was deadly most often first."""
    counts: dict[SectionLabel | None, int] = {}
    for death in found.deaths:
        counts[death.section] = counts.get(death.section, 0) + death.count
    deadly = sorted(found.deaths, key=lambda one: (-counts[one.section], in_order(one.section), -one.count))
    for section, deaths in groupby(deadly, key=lambda one: one.section):
        label = texts("memory-place", section=_given(section), dungeon=dungeon)
        yield Row(label, "\n".join(_death(texts, death) for death in deaths))


def _death(texts: Texts, death: DeathCount) -> str:
    name = _monster(texts, death.name or death.kind) if death.killer == "monster" else death.name
    return texts("memory-death", killer=death.killer, name=name, count=death.count)


def _monster(texts: Texts, name: str) -> str:
    """A monster by its own name or its kind."""
    return figure_text(texts, Named(kind=name)) if texts.has(f"species-{name}") else name


def _given(number: SectionLabel | None) -> SectionLabel:
    return "" if number is None else number


def _sections(texts: Texts, found: Statistics) -> Iterator[Row]:
    if not found.sections:
        return
    yield Row(texts("memory-sections-different"), str(len(found.sections)))
    most = sorted(found.sections, key=lambda one: (-one.visits, in_order(one.section)))[:MOST_READ]
    told = ", ".join(texts("memory-section-times", section=one.section, visits=one.visits) for one in most)
    yield Row(texts("memory-sections-most"), told)
    yield Row(texts("memory-sections-all"), ranges([one.section for one in found.sections]))


def ranges(sections: Sequence[SectionLabel]) -> str:
    """Labels in their order, numbers that follow each other taken together: `1, 3-7, 12, 12-A`."""
    told: list[str] = []
    for _, run in groupby(
        enumerate(sections), key=lambda pair: pair[1] - pair[0] if isinstance(pair[1], int) else pair[1]
    ):
        row = [section for _, section in run]
        told.append(str(row[0]) if len(row) == 1 else f"{row[0]}-{row[-1]}")
    return ", ".join(told)


# -- dice --------------------------------------------------------------------------------------------------------------


def _dice(texts: Texts, found: Statistics, *, typed: bool) -> Iterator[Row]:
    for dice in (one for one in found.dice if one.typed == typed and one.rolled):
        yield Row(texts("memory-dice-of", sides=dice.sides), texts("memory-dice-rolled", count=dice.rolled))
        yield Row(texts("memory-faces"), _counts(dice.faces, 1))
        each = decimal(texts, dice.rolled / dice.sides)
        yield Row(texts("memory-faces-expected"), texts("memory-faces-each", each=each))
        yield Row(texts("memory-fit"), fit_text(texts, dice.faces_fit))
        if dice.sums:
            yield Row(texts("memory-sums"), _counts(dice.sums, 2))
            yield Row(texts("memory-sums-expected"), _expected(texts, dice))
            yield Row(texts("memory-fit"), fit_text(texts, dice.sums_fit))


def _counts(counts: Sequence[int], first: int) -> str:
    """`1 (12), 2 (9)` and so on."""
    return ", ".join(f"{value} ({count})" for value, count in enumerate(counts, first))


def _expected(texts: Texts, dice: DiceCount) -> str:
    throws, shares = sum(dice.sums), sums_shares(dice.sides)
    told = (decimal(texts, throws * share / sum(shares)) for share in shares)
    return ", ".join(f"{value} ({count})" for value, count in enumerate(told, 2))


def fit_text(texts: Texts, fit: Fit | None) -> str:
    """How far dice are from chance, in plain words."""
    if fit is None:
        return texts("memory-fit-few")
    chance, verdict = fit.chance, "fair"
    if chance < SELDOM:
        verdict = "wild" if chance < HARDLY_EVER else "odd"
    elif chance > 1 - HARDLY_EVER:
        verdict = "even"
    return texts(
        "memory-fit-told",
        verdict=verdict,
        chance=percent(texts, chance),
        below=percent(texts, 1 - chance),
        squared=decimal(texts, fit.squared),
        freedom=fit.freedom,
    )
