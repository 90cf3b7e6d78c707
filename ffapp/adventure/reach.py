"""What an order of play can reach: a may-analysis of the sections, carried to where nothing changes any more.

It is sound: it takes for possible whatever might be, and so names only what no order of play can do. Of each section
it knows what may have happened on some way to it: an item found, a codeword noted, a stone given, magic learnt, points
gained or lost. What is lost, struck out or used up again is not counted, nor that two ways exclude each other, nor what
the reader changes by hand.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from ffapp.adventure.findings import Findings
from ffapp.adventure.outcomes import outcomes
from ffapp.adventure.story import Choice, Section, Story
from ffapp.gamebook.books import BOOKS, Book
from ffapp.gamebook.conditions import plain_name
from ffapp.gamebook.orders import Change, Condition, Effects, Way, names_of, points_of
from ffapp.gamebook.stones import STONES, category_of

MOST_FACTS: Final = 4_000
"""So many things are followed that conditions ask for; those beyond are taken as given."""

FREE_STEPS, MOST_STEPS = 20_000, 16
"""So often are sections looked at, and so often more for each: beyond that all that is asked for is taken as given."""


class Fact(NamedTuple):
    """Something that may have happened: "item", "codeword", "stone" or "magic" with a name, "gain" or "loss" of points
    of that name."""

    kind: str
    name: str


class Lack(NamedTuple):
    """Why a way cannot be open: something that nothing gives, or points ("at_least", "at_most") that never come to
    `number`."""

    kind: str
    name: str
    number: int = 0


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """`linked` are the sections to which links lead from the first one, `reached` those that an order of play may come
    to, `closed` the ways of these that none can take: (section, target) and why. `steps` is how often a section was
    looked at."""

    linked: frozenset[str]
    reached: frozenset[str]
    closed: dict[tuple[str, str], Lack]
    steps: int


def look_through(story: Story) -> Reach:
    """What an order of play may reach in a story."""
    return _Search(story).search()


def find_unreached(story: Story, reach: Reach, findings: Findings) -> None:
    """Adds what no order of play reaches."""
    for name, section in story.sections.items():
        if name not in reach.linked:
            findings.add("section-orphan", section.passage.at)
        elif name not in reach.reached:
            findings.add("section-unreachable", section.passage.at)
    for (name, target), lack in reach.closed.items():
        at = story.sections[name].at_key("to", target)
        findings.add("way-impossible", at, target=target, **lack._asdict())


def linked_sections(story: Story) -> frozenset[str]:
    """The sections to which links lead from the first one."""
    found = {story.start} & story.sections.keys()
    waiting = list(found)
    while waiting:
        for link in story.sections[waiting.pop()].links:
            if link.target in story.sections and link.target not in found:
                found.add(link.target)
                waiting.append(link.target)
    return frozenset(found)


# -- what may be held --------------------------------------------------------------------------------------------------


def facts_of(effects: Effects) -> Iterator[Fact]:
    """What effects may bring about."""
    for found in effects.finds:
        yield Fact("item", plain_name(found if isinstance(found, str) else found.name))
    for spell in effects.magic:
        yield Fact("magic", plain_name(spell if isinstance(spell, str) else spell.name))
    for word in effects.codewords:
        yield Fact("codeword", plain_name(word))
    for stone, count in effects.stones.items():
        if count > 0:
            yield Fact("stone", stone)
    for name, amount in effects.points.items():
        points = points_of(amount)
        if points.gains:
            yield Fact("gain", name)
            if isinstance(amount, Change) and amount.beyond:
                yield Fact("beyond", name)
        if points.loses:
            yield Fact("loss", name)
    for name, by in effects.initial.items():
        if by > 0:
            yield Fact("beyond", name)


def _given(section: Section) -> Iterator[Fact]:
    """What may happen in a section."""
    yield from facts_of(section.orders)
    wizard = section.orders.wizard
    if wizard is not None:
        among = wizard.among or tuple(
            stone for stone in STONES if {wizard.kind, category_of(stone)} != {"good", "evil"}
        )
        yield from (Fact("stone", stone) for stone in among)


class _Points(NamedTuple):
    """What a hero may have of something counted: at least and at most so much at the start, and whether a gain stops
    somewhere."""

    least: int
    most: int
    capped: bool = False


def _counted(book: Book) -> dict[str, _Points]:
    """What is counted by a rulebook, as a hero starts. Scores fall and rise by so much (fights, tests, meals, sickness)
    that only the initial value is a bound."""
    scores = {score.name: _Points(0, 6 * score.dice + score.base, capped=True) for score in book.scores}
    counters = {counter.name: _Points(counter.start, counter.start) for counter in book.counters}
    gold = _Points(book.gold + book.gold_dice, book.gold + 6 * book.gold_dice)
    return {**scores, **counters, "gold": gold, "meals": _Points(0, book.meals)}


class _Known(NamedTuple):
    """A way as the search sees it: where it leads, whether its outcome can come at all, what it asks for, and what
    taking it may bring about."""

    target: str
    possible: bool
    conditions: tuple[Condition, ...]
    gives: int


class _Search:
    """The search through one story. Facts are bits of a number, so that what may have happened on all ways to a section
    is one number."""

    def __init__(self, story: Story) -> None:
        self._story = story
        self._counted = {} if story.book is None else _counted(story.book)
        self._bits: dict[Fact, int] = {}
        asked = {
            name: [(choice, tuple(_conditions(choice.way))) for choice in section.choices]
            for name, section in story.sections.items()
        }
        for choices in asked.values():
            for _, conditions in choices:
                for fact in _asked(conditions):
                    if len(self._bits) < MOST_FACTS:
                        self._bits.setdefault(fact, 1 << len(self._bits))
        self._gives = {name: self._number(_given(section)) for name, section in story.sections.items()}
        self._ways = {
            name: [self._known(story.sections[name], choice, conditions) for choice, conditions in choices]
            for name, choices in asked.items()
        }
        self._held: dict[str, int] = {}
        self._waiting: deque[str] = deque()

    def _known(self, section: Section, choice: Choice, conditions: tuple[Condition, ...]) -> _Known:
        when = choice.way.when
        possible = when is None or when in outcomes(section)
        return _Known(choice.link.target, possible, conditions, self._number(facts_of(choice.way)))

    def search(self) -> Reach:
        """Carries what may have happened from section to section, until nothing is new."""
        story, steps = self._story, 0
        limit = FREE_STEPS + MOST_STEPS * len(story.sections)
        self._reach(story.start, self._number((*facts_of(story.rules.hero), *self._equipment())))
        while self._waiting:
            steps += 1
            if steps == limit:
                everything = (1 << len(self._bits)) - 1
                self._gives = dict.fromkeys(self._gives, everything)
                self._waiting = deque(self._held)
            name = self._waiting.popleft()
            facts = self._held[name] | self._gives[name]
            for way in self._ways[name]:
                if way.possible and self._lack(way.conditions, facts) is None:
                    self._reach(way.target, facts | way.gives)
        closed = {
            (name, way.target): lack
            for name, facts in self._held.items()
            for way in self._ways[name]
            if way.possible and (lack := self._lack(way.conditions, facts | self._gives[name])) is not None
        }
        return Reach(linked=linked_sections(story), reached=frozenset(self._held), closed=closed, steps=steps)

    def _reach(self, name: str, facts: int) -> None:
        if name not in self._ways:
            return
        before = self._held.get(name)
        after = facts if before is None else before | facts
        if after != before:
            self._held[name] = after
            self._waiting.append(name)

    def _number(self, facts: Iterable[Fact]) -> int:
        number = 0
        for fact in facts:
            number |= self._bits.get(fact, 0)
        return number

    def _equipment(self) -> Iterator[Fact]:
        """What the rulebook gives a hero; where the reader chooses it, what any of them gives."""
        for book in BOOKS.values() if self._story.book is None else (self._story.book,):
            yield from (Fact("item", plain_name(kind)) for kind in book.equipment)

    def _lack(self, conditions: Iterable[Condition], facts: int) -> Lack | None:
        """What conditions lack for ever where so much may have happened; None where they may hold."""
        return next((lack for one in conditions if (lack := self._lacking(one, facts)) is not None), None)

    def _lacking(self, condition: Condition, facts: int) -> Lack | None:
        for fact in _has(condition):
            if not self._may(fact, facts):
                return Lack(*fact)
        for name, number in condition.at_least.items():
            if not self._may_be_most(name, number, facts):
                return Lack("at_least", name, number)
        for name, number in condition.at_most.items():
            known = self._counted.get(name)
            if known is not None and number < known.least and not self._may(Fact("loss", name), facts):
                return Lack("at_most", name, number)
        if condition.any is not None:
            lacks = [self._lacking(one, facts) for one in condition.any]
            if None not in lacks:
                return next(iter(lacks), Lack("any", ""))
        return self._lack(condition.all, facts)

    def _may(self, fact: Fact, facts: int) -> bool:
        bit = self._bits.get(fact)
        return bit is None or bool(facts & bit)

    def _may_be_most(self, name: str, number: int, facts: int) -> bool:
        known = self._counted.get(name)
        if known is None or number <= known.most or self._may(Fact("beyond", name), facts):
            return True
        return not known.capped and self._may(Fact("gain", name), facts)


def may_be_closed(way: Way) -> bool:
    """Whether a way asks for something beside an outcome: a condition, or what it takes and uses."""
    return any(condition != Condition() for condition in _conditions(way))


def _conditions(way: Way) -> Iterator[Condition]:
    """All that a way asks for, what it takes and uses among it."""
    yield from (condition for condition in (way.if_, way.needs) if condition is not None)
    if way.casts is not None:
        yield Condition(stone=way.casts)
    if way.uses is not None:
        yield Condition(magic=way.uses)
    prices = {name: -points_of(amount).bounds[1] for name, amount in way.points.items() if _is_price(name, amount)}
    yield Condition(item=way.loses, at_least={n: p for n, p in prices.items() if p > 0})
    yield from (Condition(stone=stone) for stone, count in way.stones.items() if count < 0)


def _is_price(name: str, amount: int | str | Change) -> bool:
    """Whether what a way takes must be there."""
    asked = name in ("gold", "meals") or (isinstance(amount, Change) and amount.pay)
    points = points_of(amount)
    return asked and not points.share and not points.dice


def _asked(conditions: Iterable[Condition]) -> Iterator[Fact]:
    """All facts that conditions depend on."""
    waiting = list(conditions)
    while waiting:
        one = waiting.pop()
        waiting += (*one.all, *(one.any or ()))
        yield from _has(one)
        for name in one.at_least:
            yield from (Fact("gain", name), Fact("beyond", name))
        yield from (Fact("loss", name) for name in one.at_most)


def _has(condition: Condition) -> Iterator[Fact]:
    """What a condition wants to be held."""
    for kind in ("item", "codeword", "stone", "magic"):
        yield from (Fact(kind, plain_name(name)) for name in names_of(getattr(condition, kind)))
