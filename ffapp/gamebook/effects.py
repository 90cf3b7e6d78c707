"""What an author's orders change on the sheet, done by the commands of the rulebook's own chapters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command, Decision, Event
from ffapp.gamebook.belongings import AddItem, AdjustGold, ChangeItem, ItemAdded
from ffapp.gamebook.books import Book, book_of, counter_of
from ffapp.gamebook.checks import DiceRolled
from ffapp.gamebook.conditions import DEEPEST, carried, deeper, has_codeword, magic_named, plain_name
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.magic import AddMagic, RemoveMagic
from ffapp.gamebook.orders import Change, Effects, Find, Orders, Points, Spell, Venom, points_of
from ffapp.gamebook.poison import EndPoison, SufferPoison
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.sheet import Item, Sheet, lacking, score_of
from ffapp.gamebook.stones import LoseStones, ReceiveStones, stone_count

Doing: TypeAlias = Generator[Event, Sheet, Sheet]
"""As `Decision`, but it returns the state that it leads to."""


class CodewordNoted(Event, frozen=True, kw_only=True):
    """A codeword was noted by order of a section."""

    word: str

    def apply(self, state: Sheet) -> Sheet:
        reading = state.reading
        assert reading is not None
        return replace(state, reading=replace(reading, codewords=(*reading.codewords, self.word)))


class CodewordErased(Event, frozen=True, kw_only=True):
    """A codeword was struck out by order of a section."""

    word: str

    def apply(self, state: Sheet) -> Sheet:
        reading = state.reading
        assert reading is not None
        kept = tuple(word for word in reading.codewords if plain_name(word) != plain_name(self.word))
        return replace(state, reading=replace(reading, codewords=kept))


class GainLeft(Event, frozen=True, kw_only=True):
    """A gain that a section orders came to nothing, as the sheet holds no more: of points, gold, meals or stones by
    their code (`kind`), of an item (`kind` where the rulebook has one, else its `name`), or of magic by its name."""

    what: Literal["score", "item", "stone", "magic"]
    kind: str = ""
    name: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return state


def followed(sheet: Sheet, decision: Decision) -> Doing:
    """Yields what a decision yields, and returns the state after it."""
    try:
        event = next(decision)
        while True:
            sheet = yield event
            event = decision.send(sheet)
    except StopIteration:
        return sheet


NOTHING: Final = frozenset(
    {
        *("meals-full", "items-full", "magic-full", "stones-full", "map-full", "amount-bounds", "amount-zero"),
        *("poison-none", "stand-here", "exit-known", "map-unchanged", "fight-same", "fury-with-strength"),
        *("place-named", "place-name-taken", "walk-nowhere"),
    }
)
"""Rules by which an order comes to nothing where it stands: no room, nothing to lose, there already. Any other refusal
is a mistake of the author's, and refuses the whole."""


FULL: Final = frozenset({"meals-full", "items-full", "magic-full", "stones-full", "amount-bounds"})
"""Those of them by which there is no room."""


def done(sheet: Sheet, command: Command, dice: Dice) -> Doing:
    """Carries out a command, or nothing where there is no room, which is told, or nothing to lose. Raises `Refusal` for
    what the rules never allow."""
    try:
        command.check(sheet)
    except Refusal as refusal:
        if refusal.rule not in NOTHING:
            raise
        left = _left(sheet, command) if refusal.rule in FULL else None
        return sheet if left is None else (yield left)
    return (yield from followed(sheet, command.decide(sheet, dice)))


def _left(sheet: Sheet, command: Command) -> GainLeft | None:
    """What a command would have gained; None for one that is no gain."""
    match command:
        case AdjustGold(by=by) if by > 0:
            return GainLeft(what="score", kind="gold")
        case AdjustMeals(by=by) if by > 0:
            return GainLeft(what="score", kind="meals")
        case AdjustScore(score=kind, by=by) | AdjustInitial(score=kind, by=by) | AdjustCounter(counter=kind, by=by):
            return GainLeft(what="score", kind=kind) if by > 0 else None
        case AddItem(name=name):
            return GainLeft(what="item", name=name)
        case ChangeItem(item=number, by=by) if by > 0:
            item = next(item for item in sheet.items if item.id == number)
            return GainLeft(what="item", kind=item.kind, name=item.name)
        case ReceiveStones(stone=stone):
            return GainLeft(what="stone", kind=stone)
        case AddMagic(name=name):
            return GainLeft(what="magic", name=name)
    return None


def affected(sheet: Sheet, effects: Effects, dice: Dice) -> Doing:
    """Yields all that the effects change, in the order of their fields, and returns the state after it; the dead are
    spared the rest. Losses take what there is."""
    for step in _STEPS:
        sheet = yield from step(sheet, effects, dice)
        if sheet.ending is not None:
            break
    return sheet


def _points(sheet: Sheet, effects: Effects, dice: Dice) -> Doing:
    for name, amount in effects.points.items():
        change = amount if isinstance(amount, Change) else Change(by=amount)
        why = change.why or effects.why
        rolled, sheet = yield from _amount(sheet, name, points_of(amount), dice, why)
        command = points_command(sheet, name, rolled, change, why)
        if command is not None:
            sheet = yield from done(sheet, command, dice)
        if sheet.ending is not None:
            break
    return sheet


def _amount(sheet: Sheet, name: str, meant: Points, dice: Dice, why: str) -> Generator[Event, Sheet, tuple[int, Sheet]]:
    """How many points an amount is now. Dice are rolled for it."""
    if meant.dice:
        faces = dice.roll("free", meant.dice, meant.sides, label="free")
        sheet = yield DiceRolled(dice=faces, sides=meant.sides, reason=why)
        return meant.sign * (sum(faces) + meant.plus), sheet
    score = score_of(sheet, name)
    held = max(0, _held(sheet, name))  # a loss of what there is takes nothing from who is below zero, and gives nothing
    if meant.share == "full":
        return (0 if score is None else lacking(score)), sheet
    if meant.share:
        return -(held if meant.share == "all" else held // 2), sheet
    return meant.plus, sheet


def _held(sheet: Sheet, name: str) -> int:
    if name in ("gold", "meals"):
        held: int = getattr(sheet, name)
        return held
    score = score_of(sheet, name)
    return (counter_of(sheet, name) or 0) if score is None else score.current


def points_command(sheet: Sheet, name: str, by: int, change: Change, why: str) -> Command | None:
    """The command that gives or takes so many points; None where there is nothing to do. Gold and meals are never less
    than nothing, so a loss is cut to what there is; whether a price can be paid is asked before (`prices`)."""
    if name in ("gold", "meals"):
        least = max(by, -_held(sheet, name))
        kind = AdjustGold if name == "gold" else AdjustMeals
        return kind(by=least, reason=why) if least else None
    if not by:
        return None
    if book_of(sheet).counter(name) is not None:
        return AdjustCounter(counter=name, by=by, reason=why)
    return AdjustScore(score=name, by=by, beyond=change.beyond, reason=why)


def _initial(sheet: Sheet, effects: Effects, dice: Dice) -> Doing:
    for name, by in effects.initial.items():
        sheet = yield from done(sheet, AdjustInitial(score=name, by=by, reason=effects.why), dice)
        if sheet.ending is not None:
            break
    return sheet


def _finds(sheet: Sheet, effects: Effects, dice: Dice) -> Doing:
    for found in effects.finds:
        find = found if isinstance(found, Find) else Find(name=found)
        known = carried(sheet, find.name)
        kinds = book_of(sheet).equipment
        kind = next((kind for kind in kinds if plain_name(kind) == plain_name(find.name)), "")
        if known is not None:
            command: Command = ChangeItem(item=known.id, by=find.count, reason=effects.why)
        elif kind and find == Find(name=find.name, count=find.count):
            piece = Item(id=sheet.ids + 1, kind=kind, count=find.count, weapon=kind == kinds[0])
            sheet = yield ItemAdded(item=piece, reason=effects.why)
            continue
        else:
            given = {name: getattr(find, name) for name in find.__struct_fields__}
            command = AddItem(**given, reason=effects.why)
        sheet = yield from done(sheet, command, dice)
    return sheet


def _loses(sheet: Sheet, effects: Effects, dice: Dice) -> Doing:
    for name in effects.loses:
        known = carried(sheet, name)
        if known is not None:
            sheet = yield from done(sheet, ChangeItem(item=known.id, by=-1, reason=effects.why), dice)
    return sheet


def _stones(sheet: Sheet, effects: Effects, dice: Dice) -> Doing:
    for stone, by in effects.stones.items():
        held = stone_count(sheet, stone)
        if by > 0:
            sheet = yield from done(sheet, ReceiveStones(stone=stone, count=by, reason=effects.why), dice)
        elif held:
            lost = LoseStones(stone=stone, count=min(held, -by), reason=effects.why)
            sheet = yield from done(sheet, lost, dice)
    return sheet


def _magic(sheet: Sheet, effects: Effects, dice: Dice) -> Doing:
    for found in effects.magic:
        spell = found if isinstance(found, Spell) else Spell(name=found)
        given = {name: getattr(spell, name) for name in spell.__struct_fields__}
        sheet = yield from done(sheet, AddMagic(**given, reason=effects.why), dice)
    for name in effects.forgets:
        known = magic_named(sheet, name)
        if known is not None:
            sheet = yield from done(sheet, RemoveMagic(magic=known.id, reason=effects.why), dice)
    return sheet


def _codewords(sheet: Sheet, effects: Effects, dice: Dice) -> Doing:
    for word in effects.codewords:
        if not has_codeword(sheet, word):
            sheet = yield CodewordNoted(word=word)
    for word in effects.erases:
        if has_codeword(sheet, word):
            sheet = yield CodewordErased(word=word)
    return sheet


def _poison(sheet: Sheet, effects: Effects, dice: Dice) -> Doing:
    if effects.poison is not None:
        venom = effects.poison if isinstance(effects.poison, Venom) else Venom(points=effects.poison)
        suffered = SufferPoison(points=venom.points, wound=venom.wound, reason=effects.why)
        sheet = yield from done(sheet, suffered, dice)
    if effects.cured and sheet.ending is None:
        sheet = yield from done(sheet, EndPoison(reason=effects.why), dice)
    return sheet


_STEPS = (_points, _initial, _finds, _loses, _stones, _magic, _codewords, _poison)
"""In the order of the fields of `Effects`."""


def foreign(book: Book, effects: Effects) -> Iterator[str]:
    """What of an author's orders a rulebook does not know, as it is written there."""
    scores = {one.name for one in book.scores}
    counted = scores | {one.name for one in book.counters} | {"gold", "meals"}
    yield from (name for name in effects.points if name not in counted)
    yield from (name for name in effects.initial if name not in scores)
    for chapter, names in _CHAPTERS.items():
        if chapter not in book.chapters:
            yield from (name for name in names if getattr(effects, name, None))
    for find in effects.finds:
        if isinstance(find, Find):
            given = {"antidote": find.antidote is not None, "treasure": find.treasure}
            yield from (name for name, there in given.items() if there and name not in book.properties)
    if isinstance(effects, Orders):
        for way in effects.to.values():
            yield from foreign(book, way)


_CHAPTERS: Final = {
    "stones": ("stones", "wizard", "casts"),
    "magic": ("magic", "forgets", "uses"),
    "poison": ("poison", "cured"),
}
"""Which orders need a chapter that not every rulebook has."""


def prices(sheet: Sheet, effects: Effects) -> Iterator[Refusal]:
    """Why a way whose effects take something cannot be paid for now: on a way, gold, meals and items must be there, and
    points where they are a price. Rules: "needs-more", "needs-item", "needs-stone"."""
    for name, amount in effects.points.items():
        change = amount if isinstance(amount, Change) else Change(by=amount)
        meant = points_of(change)
        if not meant.loses or meant.share or meant.dice:
            continue
        held, asked = _held(sheet, name), -meant.plus
        if asked > held and (change.pay or name in ("gold", "meals")):
            yield Refusal("needs-more", score=name, wanted=asked, held=held)
    for name, count in Counter(map(plain_name, effects.loses)).items():
        known = carried(sheet, name)
        if known is None or known.count < count:
            yield Refusal("needs-item", name=next(one for one in effects.loses if plain_name(one) == name))
    cast = getattr(effects, "casts", None)
    for stone in dict.fromkeys((*effects.stones, *((cast,) if cast else ()))):
        if -effects.stones.get(stone, 0) + (stone == cast) > stone_count(sheet, stone):
            yield Refusal("needs-stone", stone=stone)


def check_known(sheet: Sheet, effects: Effects) -> None:
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
