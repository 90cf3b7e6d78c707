"""A section of an adventure that is read from a file is entered, with all that it orders: the way there, its place on
the map, what it gives and takes, its fight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Caution, Refusal
from ffapp.core.messages import Change, Command, Decision
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import NAME_LENGTH, check_amount
from ffapp.gamebook.clearings import RenameClearing, StandAt, Walk
from ffapp.gamebook.conditions import holds, magic_named
from ffapp.gamebook.deciding import ended
from ffapp.gamebook.effects import Doing, affected, check_known, done, followed
from ffapp.gamebook.fight import ENEMY_TERMS, FightOpened, ModifyFight, OpenFight, TakeUpFight, named_apart
from ffapp.gamebook.fight_state import Encounter, Enemy
from ffapp.gamebook.hunger import HUNGER, TakeForcedMeals
from ffapp.gamebook.kinds import Stone
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.magic import UseMagic
from ffapp.gamebook.notes import SectionReached
from ffapp.gamebook.orders import Orders, Way
from ffapp.gamebook.passage_commands import AddPassage
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.reading_events import OutcomeReached, PlaceLeft, SectionFightSet, SectionOpened
from ffapp.gamebook.reading_state import PLAIN
from ffapp.gamebook.rounds import ended_by_section
from ffapp.gamebook.sections import SectionLabel, check_names, section_of
from ffapp.gamebook.sheet import ALIVE, Sheet, encounters_here
from ffapp.gamebook.stones import CastStone, StoneCast, stone_count
from ffapp.gamebook.ways_on import handed_over, why_closed

MOST_LINKS = 200
"""So many ways lead on from one section."""


class Enter(Command, frozen=True, kw_only=True):
    """Enter a section with all that it orders: `links` are where it leads, `orders` its block, and `fight` its fight as
    it is opened. What it says of the way there happens first. `by_hand`: no way leads there, the reader goes all the
    same."""

    phases: ClassVar[frozenset[str]] = ALIVE
    section: SectionLabel
    links: tuple[str, ...] = ()
    orders: Orders = Orders()
    fight: OpenFight | None = None
    by_hand: bool = False

    def check(self, state: Sheet) -> None:
        reading = state.reading
        if reading is None:
            raise Refusal("adventure-none")
        if isinstance(self.section, int):
            check_amount(self.section, low=0)
        check_names((str(self.section),))
        check_links(self.links, self.orders)
        check_known(state, self.orders)
        if self.fight is not None:
            self.fight.check(state)
        if state.fight is not None and not self.by_hand and not handed_over(state):
            raise Refusal("way-undecided", asked="fight")
        if state.section is not None and not self.by_hand:
            closed = why_closed(state, str(self.section))
            if closed is not None:
                raise closed

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        if not self.by_hand:
            return ()
        closed = why_closed(state, str(self.section))
        section = section_of(self.section)
        there = closed is not None and closed.rule != "way-none"
        return (Caution("way-closed", section=section) if there else Caution("way-none", section=section),)

    def arguments(self) -> dict[str, Argument]:
        section = section_of(self.section)
        return {"section": section, "numbered": isinstance(section, int), "by_hand": self.by_hand}

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        sheet = state
        reading = sheet.reading
        assert reading is not None
        if sheet.fight is not None:
            sheet = yield ended_by_section(sheet)
        if sheet.section is not None and not self.by_hand:
            sheet = yield from _taken(sheet, reading.way_to(str(self.section)), dice)
            if sheet.ending is not None:
                return
        elif reading.way:
            sheet = yield PlaceLeft(way="")
        section = section_of(self.section)
        visits = reading.visited(section)
        sheet = yield SectionReached(section=section, came_from=sheet.section)
        over = self.orders.once and visits > 0
        sheet = yield SectionOpened(
            visits=visits + 1,
            links=self.links,
            orders=replace(self.orders.decision, may_eat=self.orders.may_eat and not over),
            wizard=None if over else self.orders.wizard,
            again=visits > 0,
            by_hand=self.by_hand,
            placed=bool(self.orders.clearing or self.orders.place),
        )
        sheet = yield from self._arrive(sheet, dice)
        if not over:
            sheet = yield from affected(sheet, self.orders, dice)
            if sheet.ending is None:
                sheet = yield from _eaten(sheet, self.orders.eats, self.orders.why, dice)
        if sheet.ending is not None:
            return
        if self.fight is not None:
            sheet = yield from self._meet(sheet, over, dice)
        yield from ended(sheet, dice)

    def _meet(self, sheet: Sheet, over: bool, dice: Dice) -> Doing:
        """The fight of the section; enemies that were left here are met again, and those who were overcome in a section
        that orders only `once` are gone."""
        assert self.fight is not None
        given = [foe.enemy() for foe in named_apart(self.fight.enemies)]
        met = next((one for one in _left_here(sheet) if _printed(one.enemies) == _printed(given)), None)
        if over and met is None:
            return (yield OutcomeReached(outcome="victory"))
        if met is None:
            sheet = yield from followed(sheet, self.fight.decide(sheet, dice))
        else:
            again = TakeUpFight(encounter=met.id, escape=self.fight.escape).fight(sheet)
            sheet = yield FightOpened(fight=replace(again, enemies=_on_terms(met.enemies, given)))
            kept = {name: getattr(self.fight, name) for name in ("modifier", "fury", "strike", "weapon_bonus")}
            terms = ModifyFight(**kept, until_round=self.fight.until_round, escape_wound=self.fight.escape_wound)
            sheet = yield from done(sheet, terms, dice)
        return (yield SectionFightSet())

    def _arrive(self, sheet: Sheet, dice: Dice) -> Doing:
        """The place of the section, on a map that draws itself: the way there, and the ways out that are seen."""
        orders, reading = self.orders, sheet.reading
        assert reading is not None
        number = _place_number(sheet, orders)
        if number is None:
            return sheet
        compass = not sheet.drawing.free
        if number != sheet.clearing:
            name = orders.place if sheet.drawing.clearing(number) is None else ""
            command: Command = StandAt(clearing=number, label=name)
            if sheet.clearing is not None and not self.by_hand and (reading.way or not compass):
                way, label = (reading.way, "") if compass else ("", reading.way)
                command = Walk(to=number, way=way, label=label, one_way=reading.one_way, place=name)
            sheet = yield from done(sheet, command, dice)
        if reading.way:
            sheet = yield PlaceLeft(way="")
        here = sheet.drawing.clearing(number)
        if here is None:  # a map that is full
            return sheet
        if orders.place and not here.label:
            sheet = yield from done(sheet, RenameClearing(number=number, label=orders.place), dice)
        known = {known.way or known.passage.label for known in sheet.drawing.exits(number)} if orders.to else set()
        for out in orders.to.values():
            if out.way and out.way not in known and out.when is None and out.roll is None and holds(sheet, out.if_):
                seen = AddPassage(start=number, way=out.way if compass else "", label="" if compass else out.way)
                sheet = yield from done(sheet, seen, dice)
        return sheet


def check_links(links: Sequence[str], orders: Orders) -> None:
    """Raises `Refusal` for more ways than a section has ("links-many"), names that are none, and orders for a way that
    is not there ("way-none")."""
    if len(links) > MOST_LINKS:
        raise Refusal("links-many", high=MOST_LINKS)
    check_names(links)
    unknown = next((target for target in orders.to if target not in links), None)
    if unknown is not None:
        raise Refusal("way-none", section=unknown[:NAME_LENGTH])


def _left_here(sheet: Sheet) -> Iterator[Encounter]:
    """The enemies left where the reader is: in the clearing, or in an adventure that has named no place so far, and so
    is all in the first one, at the section."""
    reading = sheet.reading
    placed = reading is not None and reading.placed
    yield from (one for one in encounters_here(sheet) if placed or one.section == sheet.section)


def _printed(enemies: Sequence[Enemy]) -> list[tuple[str, int, int]]:
    """Enemies as their section gives them."""
    return [(enemy.name, enemy.skill, enemy.initial) for enemy in enemies]


def _on_terms(left: Sequence[Enemy], given: Sequence[Enemy]) -> tuple[Enemy, ...]:
    """Enemies as they were left, on the terms of the section that they are met in again."""
    return tuple(
        replace(enemy, **{name: getattr(printed, name) for name in ENEMY_TERMS})
        for enemy, printed in zip(left, given, strict=True)
    )


def _place_number(sheet: Sheet, orders: Orders) -> int | None:
    """The clearing of a section, or None where it has none: by its number, or by its name, which may be new."""
    if orders.clearing is not None:
        return orders.clearing
    if not orders.place:
        return None
    known = sheet.drawing.named(orders.place)
    return known[0] if known else sheet.drawing.next_number()


def _taken(sheet: Sheet, way: Way, dice: Dice) -> Doing:
    """What taking a way does: the stone or the magic that opens it, what it gives and takes."""
    if way is PLAIN:
        return sheet
    if way.casts is not None:
        sheet = yield from _cast(sheet, way.casts, dice)
    if way.uses is not None:
        magic = magic_named(sheet, way.uses, charged=True)
        if magic is not None:
            sheet = yield from done(sheet, UseMagic(magic=magic.id), dice)
    if sheet.ending is None:
        sheet = yield from affected(sheet, way, dice)
    if way.way and sheet.ending is None:
        sheet = yield PlaceLeft(way=way.way, one_way=way.one_way)
    return sheet


def _cast(sheet: Sheet, stone: Stone, dice: Dice) -> Doing:
    """A stone that opens a way; what it does for whom is the author's, where the rules ask for more than the stone."""
    command = CastStone(stone=stone, offered=True)
    try:
        command.check(sheet)
    except Refusal:
        held = stone_count(sheet, stone)
        return (yield StoneCast(stone=stone, count=Change(held, held - 1)))
    return (yield from followed(sheet, command.decide(sheet, dice)))


def _eaten(sheet: Sheet, count: int, why: str, dice: Dice) -> Doing:
    """Meals that the section orders: as the rulebook has it, or where it has no such chapter in the same way."""
    if "hunger" in book_of(sheet).chapters:
        return (yield from done(sheet, TakeForcedMeals(count=count, reason=why), dice)) if count else sheet
    for _ in range(count):
        hungry = AdjustScore(score="stamina", by=-HUNGER, reason=why)
        sheet = yield from done(sheet, AdjustMeals(by=-1, reason=why) if sheet.meals else hungry, dice)
        if sheet.ending is not None:
            break
    return sheet
