"""What is wrong with single sections: orders that the rulebook does not know, decisions without their ways, links that
lead nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import Final, TypeVar

from msgspec.structs import replace

from ffapp.adventure.findings import Findings, Place
from ffapp.adventure.outcomes import decisions, outcomes, plain_ways, results
from ffapp.adventure.story import Choice, Section, Story
from ffapp.adventure.twee import RULES
from ffapp.core.bounds import ABSURD
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.belongings import AddItem
from ffapp.gamebook.books import BOOKS, Book
from ffapp.gamebook.bounds import check_label, check_name
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.drawing import Drawing
from ffapp.gamebook.effects import points_command
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.life import AdjustInitial
from ffapp.gamebook.magic import AddMagic
from ffapp.gamebook.orders import (
    Amount,
    Change,
    Condition,
    Effects,
    Find,
    Spell,
    Venom,
    Way,
    names_of,
    points_of,
    spans_of,
    test_of,
)
from ffapp.gamebook.passages import check_way
from ffapp.gamebook.poison import SufferPoison
from ffapp.gamebook.reading_state import Reading
from ffapp.gamebook.sheet import FIELD_SCORES, Score, Sheet
from ffapp.gamebook.stones import ReceiveStones
from ffapp.rulesets import ruleset_of

T = TypeVar("T")

COMMAND_OF: Final = {
    "stones": "ReceiveStones",
    "wizard": "ReceiveStones",
    "casts": "CastStone",
    "stone": "CastStone",
    "magic": "AddMagic",
    "forgets": "RemoveMagic",
    "uses": "UseMagic",
    "poison": "SufferPoison",
    "cured": "EndPoison",
}
"""Keys that only those rulebooks know which have this command."""

BESIDES: Final = ("gold", "meals")
"""What is counted beside the characteristics and counters of a rulebook."""


def counted(book: Book) -> tuple[str, ...]:
    """The names that `points` and conditions may have."""
    return (*scored(book), *(counter.name for counter in book.counters), *BESIDES)


def scored(book: Book) -> tuple[str, ...]:
    """The names of the characteristics of a rulebook."""
    return tuple(score.name for score in book.scores)


@cache
def a_sheet(book_id: str) -> Sheet:
    """A sheet in the middle of an adventure, for rules that are asked about one order alone: of the best hero that the
    dice give, without gold and meals."""
    book = BOOKS[book_id]
    best = {score.name: 6 * score.dice + score.base for score in book.scores}
    scores = {name: Score(most, most) for name, most in best.items()}
    sheet = Sheet(
        book=book.id,
        name="?",
        scores=tuple((name, score) for name, score in scores.items() if name not in FIELD_SCORES),
        counters=tuple((counter.name, counter.start) for counter in book.counters),
        drawing=Drawing(free=not book.compass),
        reading=Reading(adventure="?"),
    )
    return replace(sheet, **{name: score for name, score in scores.items() if name in FIELD_SCORES})


def find_mistakes(story: Story, findings: Findings) -> None:
    """Adds what is wrong with the sections of a story, one by one."""
    looker = _Looker(story, findings)
    looker.hero()
    for section in story.sections.values():
        before = findings.count
        looker.section(section)
        if findings.count == before:
            looker.entered(section)


class _Looker:
    """Looks at one section after another."""

    def __init__(self, story: Story, findings: Findings) -> None:
        self._story = story
        self._findings = findings
        self._rules_told = bool(story.rules.rules)
        self._rulebook = None if story.book is None else ruleset_of(story.book.id)
        self._ended = bool(story.rules.rules) or any(section.orders.end for section in story.sections.values())

    def hero(self) -> None:
        """What a hero starts with."""
        passage = self._story.special.get(RULES)
        if passage is not None:
            self._effects(self._story.rules.hero, _At(passage.at))

    def section(self, section: Section) -> None:
        """One section."""
        self._links(section)
        orders = section.orders
        if section.block is None:
            return
        if self._story.book is None and not self._rules_told and section.block.text.strip():
            self._rules_told = True
            self._findings.add("rules-missing", section.at_key())
        at = _At(section.passage.at, section)
        self._effects(orders, at)
        self._known("wizard", orders.wizard is not None, at)
        if orders.wizard is not None:
            for stone in orders.wizard.among:
                self._asked(ReceiveStones(stone=stone, source=orders.wizard.kind), at.key("wizard"))
        if section.fight is not None:
            self._asked(section.fight, at.key("fight"))
        if orders.dice is not None:
            self._dice(orders.dice, at.key("dice"))
        test = test_of(orders.test)
        if test is not None and test.of == "luck":
            self._asked(TestLuck(optional=test.optional, reason=test.why), at.key("test"))
        elif test is not None:
            self._asked(TestSkill(modifier=test.modifier, reason=test.why), at.key("test"))
        self._allowed(check_label, orders.place, at.key("place"))
        for target, way in orders.to.items():
            self._way(way, at, ("to", target))
        self._decision(section)

    def entered(self, section: Section) -> None:
        """What else the rules say against entering a section, as it is entered in play."""
        links = tuple(link.target for link in section.links)
        orders = replace(section.orders, fight="")
        enter = Enter(section=section.name, links=links, orders=orders, fight=section.fight, by_hand=True)
        self._asked(enter, section.passage.at)

    # -- links -----------------------------------------------------------------------------------------------------

    def _links(self, section: Section) -> None:
        sections, linked = self._story.sections, {link.target for link in section.links}
        for link in section.links:
            if link.target in sections:
                continue
            if link.target in self._story.special:
                self._findings.add("link-special", section.at(link), target=link.target)
            else:
                meant = self._findings.meant(link.target, sections)
                self._findings.add("link-unknown", section.at(link), target=link.target, meant=meant)
        for target in section.orders.to:
            if target not in linked:
                at = section.at_key("to", target)
                self._findings.add("way-unlinked", at, target=target, meant=self._findings.meant(target, linked))
        if section.orders.end is None and not section.links:
            self._findings.add("dead-end" if self._ended else "end-unsaid", section.passage.at)
        elif section.orders.end is not None and section.links and not decisions(section):
            self._findings.add("end-goes-on", section.at_key("end"))

    # -- orders ----------------------------------------------------------------------------------------------------

    def _way(self, way: Way, at: _At, path: tuple[str, ...]) -> None:
        self._effects(way, at, path)
        for key, said in (("casts", way.casts), ("uses", way.uses)):
            self._known(key, said is not None, at, path)
        for key, condition in (("if", way.if_), ("needs", way.needs)):
            if condition is not None:
                self._condition(condition, at, (*path, key))
        if way.way and self._story.book is not None:
            compass = self._story.book.compass
            self._allowed(partial(check_way, Drawing()) if compass else check_label, way.way, at.key(*path, "way"))

    def _effects(self, effects: Effects, at: _At, path: tuple[str, ...] = ()) -> None:
        book = self._story.book
        for key in ("stones", "magic", "forgets", "poison", "cured"):
            self._known(key, bool(getattr(effects, key)), at, path)
        if book is None:
            return
        self._named(effects.points, counted(book), at, (*path, "points"))
        self._named(effects.initial, scored(book), at, (*path, "initial"))
        for name, amount in effects.points.items():
            if name in counted(book):
                self._points(name, amount, effects, at.key(*path, "points", name))
        for name, by in effects.initial.items():
            if name in scored(book):
                change = AdjustInitial(score=name, by=by, reason=effects.why)
                self._asked(change, at.key(*path, "initial", name))
        if effects.poison is not None:
            venom = effects.poison if isinstance(effects.poison, Venom) else Venom(points=effects.poison)
            suffered = SufferPoison(points=venom.points, wound=venom.wound, reason=effects.why)
            self._asked(suffered, at.key(*path, "poison"))
        for word in effects.codewords:
            self._allowed(check_name, word, at.key(*path, "codewords"))
        for found in effects.finds:
            self._asked(_item(found), at.key(*path, "finds"))
        for spell in effects.magic:
            self._asked(_magic(spell), at.key(*path, "magic"))

    def _points(self, name: str, amount: Amount | Change, effects: Effects, at: Place) -> None:
        """What the rules say against a change of points, whatever there is of them."""
        assert self._story.book is not None
        change = amount if isinstance(amount, Change) else Change(by=amount)
        points = points_of(change)
        if points.dice:
            self._dice(str(change.by).lstrip("+-"), at)
        if points.share == "full" and name not in scored(self._story.book):
            self._findings.add("points-full", at, name=name)
        if change.pay:
            fixed = not points.dice and not points.share
            reason = (
                "place" if not isinstance(effects, Way) else "dice" if not fixed else "gain" if points.gains else ""
            )
            if reason:
                self._findings.add("price-void", at, name=name, reason=reason)
        by = points.plus if not points.dice and not points.share else 1 if points.gains else -1
        sheet = replace(a_sheet(self._story.book.id), gold=max(-by, 0), meals=max(-by, 0))
        command = points_command(sheet, name, by, replace(change, pay=False), change.why or effects.why)
        if command is not None:
            self._asked(command, at, sheet)

    def _condition(self, condition: Condition, at: _At, path: tuple[str, ...]) -> None:
        for one in _all_of(condition):
            self._known("stone", bool(names_of(one.stone)), at, path)
            self._known("magic", bool(names_of(one.magic)), at, path)
            if self._story.book is not None:
                self._named((*one.at_least, *one.at_most), counted(self._story.book), at, path)

    def _known(self, key: str, said: bool, at: _At, path: tuple[str, ...] = ()) -> None:
        """Tells of a key that the rulebook does not know."""
        command = COMMAND_OF[key]
        if not said or self._rulebook is None:
            return
        if all(known.__name__ != command for known in self._rulebook.commands):
            self._findings.add("order-foreign", at.key(*path, key), key=key, rules=self._rulebook.id)

    def _named(self, names: Iterable[str], known: tuple[str, ...], at: _At, path: tuple[str, ...]) -> None:
        for name in names:
            if name not in known:
                meant = self._findings.meant(name, known)
                self._findings.add("points-unknown", at.key(*path, name), name=name, known=known, meant=meant)

    def _dice(self, dice: str, at: Place) -> None:
        points = points_of(dice)
        self._asked(RollDice(count=points.dice, sides=points.sides), at)

    def _asked(self, command: Command, at: Place, sheet: Sheet | None = None) -> None:
        """Tells what the rules say against an order that stands alone."""
        if self._rulebook is not None and type(command) in self._rulebook.command_types:
            self._allowed(command.check, sheet or a_sheet(self._rulebook.id), at)

    def _allowed(self, check: Callable[[T], None], asked: T, at: Place) -> None:
        """Tells what a rule says against something."""
        try:
            check(asked)
        except Refusal as refusal:
            self._findings.add("refused", at, rule=refusal.rule, **refusal.arguments)

    # -- decisions -------------------------------------------------------------------------------------------------

    def _decision(self, section: Section) -> None:
        add, orders = self._findings.add, section.orders
        made = decisions(section)
        if len(made) > 1:
            add("decisions-several", section.at_key(made[1]))
        possible = outcomes(section)
        asked = set()
        for choice in section.choices:
            when = choice.way.when
            asked.add(when)
            if when is not None and when not in possible:
                add(
                    "when-never", section.at_key("to", choice.link.target, "when"), target=choice.link.target, when=when
                )
            if choice.way.roll is not None and orders.dice is None:
                add("roll-without-dice", section.at_key("to", choice.link.target, "roll"), target=choice.link.target)
        needed: tuple[str, ...] = ()
        if orders.end is None and not plain_ways(section):
            needed = possible if section.fight is not None or not orders.fight else ("victory",)
        for outcome in needed:
            if outcome not in asked:
                add("outcome-missing", section.at_key(made[0]), when=outcome)
        self._table(section, whole=orders.end is None and not plain_ways(section))

    def _table(self, section: Section, *, whole: bool) -> None:
        """The table of a throw: its gaps (where it must be `whole`), what two ways ask for, and what no dice give."""
        throw = results(section)
        if throw is None:
            return
        least, most = throw
        spans: list[tuple[int, int, Choice]] = []
        for choice in section.choices:
            if choice.way.roll is None:
                continue
            for low, high in spans_of(choice.way.roll):
                inside = (max(low, least), min(high, most))
                if -ABSURD < low < least or most < high < ABSURD or inside[0] > inside[1]:
                    at = section.at_key("to", choice.link.target, "roll")
                    self._findings.add("roll-beyond", at, results=f"{least}–{most}", target=choice.link.target)
                if inside[0] <= inside[1]:
                    spans.append((*inside, choice))
        spans.sort(key=lambda span: span[:2])
        self._overlaps(section, spans)
        if whole:
            self._gaps(section, spans, least, most)

    def _overlaps(self, section: Section, spans: list[tuple[int, int, Choice]]) -> None:
        """What two ways ask for: each is held against that of the others which reaches furthest so far."""
        furthest: dict[str, int] = {}  # the two ways that reach furthest, and how far
        for low, high, choice in spans:
            if not _unconditional(choice.way):
                continue
            target = choice.link.target
            own = furthest.get(target, low - 1)
            others = [(end, name) for name, end in furthest.items() if name != target and end >= low]
            if others and own < low:
                end, other = max(others)
                told = _told(low, min(end, high))
                at = section.at_key("to", target, "roll")
                self._findings.add("roll-overlap", at, results=told, target=target, other=other)
            furthest[target] = max(high, own)
            if len(furthest) > 2:
                del furthest[min(furthest, key=furthest.__getitem__)]

    def _gaps(self, section: Section, spans: list[tuple[int, int, Choice]], least: int, most: int) -> None:
        upto, gaps = least - 1, []
        for low, high, _ in spans:
            if low > upto + 1:
                gaps.append(_told(upto + 1, low - 1))
            upto = max(upto, high)
        if upto < most:
            gaps.append(_told(upto + 1, most))
        if gaps:
            self._findings.add("roll-gap", section.at_key("dice"), results=", ".join(gaps))


class _At:
    """Where keys stand: in the block of a section, or else in that of a passage."""

    def __init__(self, place: Place, section: Section | None = None) -> None:
        self._place = place
        self._section = section

    def key(self, *path: str) -> Place:
        return self._place if self._section is None else self._section.at_key(*path)


def _item(found: str | Find) -> AddItem:
    if isinstance(found, str):
        return AddItem(name=found)
    fields = ("name", "count", "weapon", "bonus", "note", "antidote", "treasure", "worth")
    return AddItem(**{name: getattr(found, name) for name in fields})


def _magic(spell: str | Spell) -> AddMagic:
    if isinstance(spell, str):
        return AddMagic(name=spell)
    return AddMagic(**{name: getattr(spell, name) for name in ("name", "kind", "use", "charges", "once")})


def _all_of(condition: Condition) -> Iterator[Condition]:
    """A condition and all that are in it."""
    waiting = [condition]
    while waiting:
        one = waiting.pop()
        yield one
        waiting += (*one.all, *(one.any or ()), *(() if one.not_ is None else (one.not_,)))


def _unconditional(way: Way) -> bool:
    return way.if_ is None and way.needs is None and way.casts is None and way.uses is None


def _told(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
