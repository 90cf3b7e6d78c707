"""Adventures that are read from a file: a section entered with all that it orders, its decision, and its ways on.

What an author can order is in `ffapp.gamebook.orders`. A section is entered by one command that carries these orders
with it, so that the history holds all that a game needs, and the file is needed only to read on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Caution, Refusal
from ffapp.core.messages import Change, Command, Decision
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import NAME_LENGTH, check_amount, check_line, check_writable, invisible
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.clearings import RenameClearing, StandAt, Walk
from ffapp.gamebook.conditions import DEEPEST, deeper, holds, magic_named
from ffapp.gamebook.effects import CodewordErased, CodewordNoted, Doing, GainLeft, affected, done, followed, foreign
from ffapp.gamebook.fight import ENEMY_TERMS, FightOpened, ModifyFight, OpenFight, TakeUpFight, named_apart
from ffapp.gamebook.fight_state import Encounter, Enemy
from ffapp.gamebook.hunger import HUNGER, TakeForcedMeals
from ffapp.gamebook.kinds import Stone
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.magic import UseMagic
from ffapp.gamebook.notes import SectionReached
from ffapp.gamebook.orders import Effects, Orders, Way, When, Wizard, points_of, test_of
from ffapp.gamebook.passage_commands import AddPassage
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.reading_events import (
    AdventureBegun,
    OutcomeReached,
    PlaceLeft,
    SectionFightSet,
    SectionOpened,
    StoneChosen,
)
from ffapp.gamebook.reading_state import PLAIN, Reading
from ffapp.gamebook.rounds import ended_by_section
from ffapp.gamebook.sections import SectionLabel, section_of
from ffapp.gamebook.sheet import ALIVE, CALM, IN_CALM, ROUND, Sheet, encounters_here
from ffapp.gamebook.stones import STONES, CastStone, ReceiveStones, StoneCast, stone_count
from ffapp.gamebook.ways_on import answered, ends, handed_over, ways_on, why_closed

LONGEST_NAME = 200
"""So many characters the name of a section has at most."""

MOST_LINKS = 200
"""So many ways lead on from one section."""


class BeginAdventure(Command, frozen=True, kw_only=True):
    """Begin the adventure of a text, named by `adventure`, with what its heroes have beside what the rulebook gives.
    `title` and `ifid` (its lasting number, of the Treaty of Babel) say which adventure it is, whatever its text."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    aside: ClassVar[bool] = True
    adventure: str
    title: str = ""
    ifid: str = ""
    hero: Effects = Effects()

    def check(self, state: Sheet) -> None:
        _check_text(self)
        if state.reading is not None:
            raise Refusal("adventure-begun")
        _check_known(state, self.hero)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        sheet = yield AdventureBegun(adventure=self.adventure, title=self.title, ifid=self.ifid)
        yield from affected(sheet, self.hero, dice)


class ChangeText(Command, frozen=True, kw_only=True):
    """Go on with another text of the adventure, whose section of this name is then read: `links`, `orders` and `fight`
    are those of it. What it orders at an entry has happened already, and does not happen again: of what the section
    decided or still gives there is left what there was. A decision that it had not so far is still to be made."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    adventure: str
    title: str = ""
    ifid: str = ""
    links: tuple[str, ...] = ()
    orders: Orders = Orders()
    fight: OpenFight | None = None

    def check(self, state: Sheet) -> None:
        reading = state.reading
        if reading is None:
            raise Refusal("adventure-none")
        _check_text(self)
        if self.adventure == reading.adventure:
            raise Refusal("adventure-same")
        _check_links(self.links, self.orders)
        _check_known(state, self.orders)
        if self.fight is not None:
            self.fight.check(state)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        reading = state.reading
        assert reading is not None
        yield AdventureBegun(adventure=self.adventure, before=reading.adventure, title=self.title, ifid=self.ifid)
        if state.section is None:
            return
        fight = reading.fight
        if fight is None and self.fight is not None:
            fight = self.fight.fight(state)
        sheet = yield SectionOpened(
            visits=reading.visited(state.section),
            links=self.links,
            orders=replace(self.orders.decision, may_eat=self.orders.may_eat and reading.may_eat),
            wizard=reading.wizard if self.orders.wizard is not None else None,
            again=True,
            fight=None if self.orders.test or self.orders.dice else fight,
        )
        thrown = reading.dice in ("", self.orders.dice)
        if reading.outcome and reading.outcome in _possible(self.orders) and thrown:
            sheet = yield OutcomeReached(outcome=reading.outcome, result=reading.result)
        yield from _ended(sheet, dice)


def _possible(orders: Orders) -> tuple[str, ...]:
    """The outcomes that a section's decision can have; without a test and dice those of a fight, which it may have."""
    test = test_of(orders.test)
    if test is not None:
        return ("lucky", "unlucky") if test.of == "luck" else ("passed", "failed")
    if orders.dice:
        return ("thrown",)
    return ("victory", "escape", "rounds", "wounds")


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
        _check_names((str(self.section),))
        _check_links(self.links, self.orders)
        _check_known(state, self.orders)
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
        yield from _ended(sheet, dice)

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


def _ended(sheet: Sheet, dice: Dice) -> Decision:
    """The end that the section orders, where no way that is there asks for what came of its decision."""
    reading = sheet.reading
    if reading is None or reading.end is None or reading.asked is not None or sheet.fight is not None:
        return
    if not (reading.outcome and answered(sheet, reading, reading.outcome)):
        yield from EndAdventure(won=reading.end.kind == "victory", words=reading.end.words).decide(sheet, dice)


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


class Face(Command, frozen=True, kw_only=True):
    """Face what the section decides by: make its test, throw its dice, or open its fight, where that was called off;
    after a fight, or once the section takes it over, the end that the section orders, where no way asks for what came
    of it. An optional test is compulsory while no way is open that asks for nothing. A point of Luck can be `played`
    where the rulebook lets it."""

    phases: ClassVar[frozenset[str]] = frozenset({CALM, ROUND})
    played: int = 0

    def _wanted(self, state: Sheet) -> Command:
        reading = state.reading
        if reading is None or reading.asked is None:
            raise Refusal("nothing-asked")
        if reading.test is not None:
            test = reading.test
            if test.of == "luck":
                left = test.optional and any(way.closed is None for way in ways_on(state))
                return TestLuck(optional=left, reason=test.why, played=self.played)
            return TestSkill(modifier=test.modifier, reason=test.why, played=self.played)
        if reading.dice:
            thrown = points_of(reading.dice)
            return RollDice(count=thrown.dice, sides=thrown.sides, played=self.played)
        raise Refusal("nothing-asked")

    def check(self, state: Sheet) -> None:
        reading = state.reading
        if state.fight is not None and not ends(state):
            raise Refusal("way-undecided", asked="fight")
        if reading is not None and (reading.asked == "fight" or ends(state)):
            if self.played:
                raise Refusal("nothing-asked")
            return
        self._wanted(state).check(state)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        reading = state.reading
        assert reading is not None
        if ends(state):
            sheet = state if state.fight is None else (yield ended_by_section(state))
            yield from _ended(sheet, dice)
        elif reading.asked == "fight":
            assert reading.fight is not None
            yield FightOpened(fight=reading.fight)
            yield SectionFightSet()
        else:
            sheet = yield from _decided(state, self._wanted(state), reading, dice)
            yield from _ended(sheet, dice)


def _decided(sheet: Sheet, command: Command, reading: Reading, dice: Dice) -> Doing:
    """Yields what a test or a throw yields, and what it decides. What Luck played adds to a throw carries it no further
    than its dice can: a table has ways for these."""
    decision = command.decide(sheet, dice)
    outcome: When | Literal["thrown"] = "thrown"
    result = 0
    try:
        event = next(decision)
        while True:
            told = event.arguments()
            if "lucky" in told:
                outcome = "lucky" if told["lucky"] else "unlucky"
            elif "success" in told:
                outcome = "passed" if told["success"] else "failed"
            elif "total" in told:
                thrown = points_of(reading.dice)
                least, most = thrown.bounds
                result = max(least, min(most, int(str(told["total"])) + thrown.plus))
            sheet = yield event
            event = decision.send(sheet)
    except StopIteration:
        return (yield OutcomeReached(outcome=outcome, result=result))


class ChooseStone(Command, frozen=True, kw_only=True):
    """Take a Magic Stone of those that the wizard of this section gives."""

    phases: ClassVar[frozenset[str]] = IN_CALM
    stone: Stone

    def _received(self, state: Sheet) -> tuple[Wizard, ReceiveStones]:
        reading = state.reading
        if reading is None or reading.wizard is None:
            raise Refusal("wizard-none")
        wizard = reading.wizard
        if self.stone not in STONES or (wizard.among and self.stone not in wizard.among):
            check_writable(self.stone)
            raise Refusal("wizard-other", stone=self.stone[:NAME_LENGTH])
        return wizard, ReceiveStones(stone=self.stone, source=wizard.kind)

    def check(self, state: Sheet) -> None:
        self._received(state)[1].check(state)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        wizard, received = self._received(state)
        yield from received.decide(state, dice)
        yield StoneChosen(left=wizard.stones - 1)


# -- what a text may hold ----------------------------------------------------------------------------------------------


def _check_names(names: Iterable[str]) -> None:
    """Raises `Refusal` for names of sections or texts that are none ("name-empty"), too long, or not writable."""
    for name in names:
        check_writable(name)
        if invisible(name):
            raise Refusal("name-empty")
        if len(name) > LONGEST_NAME:
            raise Refusal("text-long", high=LONGEST_NAME, length=len(name))
        check_line(name)


def _check_text(command: BeginAdventure | ChangeText) -> None:
    _check_names((command.adventure, *filter(None, (command.title, command.ifid))))


def _check_links(links: Sequence[str], orders: Orders) -> None:
    if len(links) > MOST_LINKS:
        raise Refusal("links-many", high=MOST_LINKS)
    _check_names(links)
    unknown = next((target for target in orders.to if target not in links), None)
    if unknown is not None:
        raise Refusal("way-none", section=unknown[:NAME_LENGTH])


def _check_known(sheet: Sheet, effects: Effects) -> None:
    """Raises `Refusal` for what no file can hold ("text-unwritable") or no author's block could say ("orders-unsound"),
    and for what the rulebook of a sheet does not know ("orders-unknown")."""
    try:
        msgspec.json.decode(msgspec.json.encode(effects), type=type(effects))
    except UnicodeEncodeError:
        raise Refusal("text-unwritable") from None
    except (msgspec.ValidationError, RecursionError):
        raise Refusal("orders-unsound") from None
    ways = effects.to.values() if isinstance(effects, Orders) else ()
    if any(deeper(condition, DEEPEST) for way in ways for condition in (way.if_, way.needs) if condition is not None):
        raise Refusal("orders-unsound")
    unknown = next(foreign(book_of(sheet), effects), None)
    if unknown is not None:
        raise Refusal("orders-unknown", order=unknown)


COMMANDS = (BeginAdventure, ChangeText, Enter, Face)
EVENTS = (
    AdventureBegun,
    SectionOpened,
    PlaceLeft,
    SectionFightSet,
    OutcomeReached,
    CodewordNoted,
    CodewordErased,
    GainLeft,
)


def options(sheet: Sheet) -> Iterator[Command]:
    """What the section asks and offers."""
    yield Face()


WIZARD_COMMANDS = (ChooseStone,)
WIZARD_EVENTS = (StoneChosen,)
"""Of books that have Magic Stones."""


def wizard_options(sheet: Sheet) -> Iterator[Command]:
    """Every stone that the wizard of a section gives."""
    if sheet.reading is not None and sheet.reading.wizard is not None:
        yield from (ChooseStone(stone=stone) for stone in STONES)
