"""Gold, items and the weapon in hand (both books, Équipement)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Caution, Refusal, Scalar
from ffapp.core.messages import Change, Command, Decision, Event, arguments_of
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import ABSURD, check_adjusted, check_amount, check_line, check_name, check_text
from ffapp.gamebook.lookup import by_id
from ffapp.gamebook.sheet import ALIVE, ROUND, Item, Sheet, phase

PROPERTIES = ("antidote", "treasure", "worth")
"""What an item can be or have in some books only."""

NO_ANTIDOTE = -1
"""With this an item stops being an antidote."""

MOST_ITEMS = 200
"""So many different items the sheet holds; a list beyond that is a slip of the fingers, not a backpack."""


class GoldChanged(Event, frozen=True, kw_only=True):
    """Pieces of gold gained or spent."""

    gold: Change
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, gold=self.gold.after)


class ItemAdded(Event, frozen=True, kw_only=True):
    """A new item."""

    item: Item
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, items=(*state.items, self.item), ids=max(state.ids, self.item.id))

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), **item_arguments(self.item)}


class ItemChanged(Event, frozen=True, kw_only=True):
    """An item as it is now, and as it was (name, note, bonus, number); `used`: it is fewer because it was used."""

    item: Item
    before: Item
    count: Change
    reason: str = ""
    used: bool = False

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, items=tuple(self.item if item.id == self.item.id else item for item in state.items))

    def arguments(self) -> dict[str, Argument]:
        was, now = self.before, self.item
        return {
            **arguments_of(self),
            **item_arguments(now),
            **{f"{name}_before": figure for name, figure in item_arguments(was).items()},
            "renamed": (was.kind, was.name) != (now.kind, now.name),
            "changes": tuple(self._changes()),
        }

    def _changes(self) -> Iterator[dict[str, Scalar]]:
        """What differs but for the name: `what`, as it was and is (numbers), or whether it is so now (`there`)."""
        was, now = self.before, self.item
        told = {"before": 0, "after": 0, "there": False, "power": now.antidote or 0, "worth": now.worth}
        told["count"] = now.count
        if self.count.before != self.count.after:
            yield {**told, "what": "count", "before": self.count.before, "after": self.count.after}
        if was.bonus != now.bonus:
            yield {**told, "what": "bonus", "before": was.bonus, "after": now.bonus}
        if was.weapon != now.weapon:
            yield {**told, "what": "weapon", "there": now.weapon}
        if was.antidote != now.antidote:
            yield {**told, "what": "antidote", "there": now.antidote is not None}
        if (was.treasure, was.worth) != (now.treasure, now.worth):
            yield {**told, "what": "treasure", "there": now.treasure}
        if was.note != now.note:
            yield {**told, "what": "note"}


class ItemRemoved(Event, frozen=True, kw_only=True):
    """An item is no longer carried; a weapon leaves the hand with it. `used`: the last piece was used."""

    item: Item
    reason: str = ""
    used: bool = False

    def apply(self, state: Sheet) -> Sheet:
        return replace(
            state,
            items=tuple(item for item in state.items if item.id != self.item.id),
            wielded=None if state.wielded == self.item.id else state.wielded,
        )

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), **item_arguments(self.item)}


class WeaponWielded(Event, frozen=True, kw_only=True):
    """Another weapon is in hand, or none (`item` None)."""

    item: Item | None = None

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, wielded=self.item.id if self.item else None)

    def arguments(self) -> dict[str, Argument]:
        return item_arguments(self.item) if self.item else {"name": "", "kind": "none", "bonus": 0, "count": 0}


def item_arguments(item: Item) -> dict[str, Argument]:
    """An item as message arguments: `kind` is "own" for what the player named, `power` how many points an antidote
    cures (0: any number)."""
    return {
        "name": item.name,
        "kind": item.kind or "own",
        "count": item.count,
        "bonus": item.bonus,
        "antidote": item.antidote is not None,
        "power": item.antidote or 0,
        "treasure": item.treasure,
        "worth": item.worth,
    }


def check_properties(sheet: Sheet, item: Item) -> None:
    """Raises `Refusal` for values that do not go together ("bonus-no-weapon", "worth-no-treasure"), that are out of
    bounds, or for what no item of the book can be ("item-property-unknown")."""
    check_amount(item.bonus, low=-20, high=20)
    if item.bonus and not item.weapon:
        raise Refusal("bonus-no-weapon")
    for name, there in (("antidote", item.antidote is not None), ("treasure", item.treasure)):
        if there and name not in book_of(sheet).properties:
            raise Refusal("item-property-unknown", property=name)
    check_amount(item.antidote or 0, low=0)
    check_amount(item.worth, low=0)
    if item.worth and not item.treasure:
        raise Refusal("worth-no-treasure")


def item_of(sheet: Sheet, number: int) -> Item:
    """The item with that id. Raises `Refusal` ("item-unknown")."""
    return by_id(sheet.items, number, Refusal("item-unknown", item=number))


class AdjustGold(Command, frozen=True, kw_only=True):
    """Gain or spend gold. Spending more than there is is refused."""

    phases: ClassVar[frozenset[str]] = ALIVE
    by: int
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_line(self.reason)
        check_adjusted(state.gold, self.by, Refusal("gold-too-little", held=state.gold, asked=-self.by))

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield GoldChanged(gold=Change(state.gold, state.gold + self.by), reason=self.reason)


class AddItem(Command, frozen=True, kw_only=True):
    """Put an item on the sheet. A weapon's `bonus` counts on Attack Strength while it is in hand; an `antidote` cures
    so many points of poison (0: any number); a `treasure` is an object of value, `worth` so many pieces of gold."""

    phases: ClassVar[frozenset[str]] = ALIVE
    name: str
    count: int = 1
    weapon: bool = False
    bonus: int = 0
    note: str = ""
    reason: str = ""
    antidote: int | None = None
    treasure: bool = False
    worth: int = 0

    def _item(self, number: int) -> Item:
        given = {name: getattr(self, name) for name in ("count", "weapon", "bonus", "note", *PROPERTIES)}
        return Item(id=number, name=self.name.strip(), **given)

    def check(self, state: Sheet) -> None:
        check_name(self.name)
        check_amount(self.count, low=1)
        check_text(self.note)
        check_line(self.reason)
        check_properties(state, self._item(0))
        if len(state.items) >= MOST_ITEMS:
            raise Refusal("items-full", limit=MOST_ITEMS)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield ItemAdded(item=self._item(state.ids + 1), reason=self.reason)


class ChangeItem(Command, frozen=True, kw_only=True):
    """Change an item: what is given replaces what was; `by` adds to or takes from its number (at 0 it is gone), and
    where it was `used` only takes. An `antidote` of -1 is none any more."""

    phases: ClassVar[frozenset[str]] = ALIVE
    item: int
    by: int = 0
    name: str | None = None
    note: str | None = None
    weapon: bool | None = None
    bonus: int | None = None
    reason: str = ""
    antidote: int | None = None
    treasure: bool | None = None
    worth: int | None = None
    used: bool = False

    def check(self, state: Sheet) -> None:
        item = item_of(state, self.item)
        check_amount(self.by)
        if self.used:
            check_amount(self.by, low=-item.count, high=-1)
        check_line(self.reason)
        if self.name is not None:
            check_name(self.name)
        if self.note is not None:
            check_text(self.note)
        if self.antidote is not None:
            check_amount(self.antidote, low=NO_ANTIDOTE)
        changed = self._changed(item)
        check_properties(state, changed)
        if changed == item:
            raise Refusal("item-same")
        if changed.count < 0:
            raise Refusal("item-too-few", held=item.count, asked=-self.by, **_named(item))
        check_amount(self.by, low=-item.count, high=ABSURD - item.count)
        other_weapon = (changed.weapon, changed.bonus) != (item.weapon, item.bonus)
        if other_weapon and state.wielded == item.id and phase(state) == ROUND:
            raise Refusal("weapon-in-fight")

    def _changed(self, item: Item) -> Item:
        return replace(
            item,
            count=item.count + self.by,
            name=item.name if self.name is None else self.name.strip(),
            kind=item.kind if self.name is None else "",
            note=item.note if self.note is None else self.note,
            weapon=item.weapon if self.weapon is None else self.weapon,
            bonus=item.bonus if self.bonus is None else self.bonus,
            antidote=self._antidote(item),
            treasure=item.treasure if self.treasure is None else self.treasure,
            worth=item.worth if self.worth is None else self.worth,
        )

    def _antidote(self, item: Item) -> int | None:
        if self.antidote is None:
            return item.antidote
        return None if self.antidote == NO_ANTIDOTE else self.antidote

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        item = item_of(state, self.item)
        changed = self._changed(item)
        if changed.count == 0:
            yield ItemRemoved(item=item, reason=self.reason, used=self.used)
            return
        count = Change(item.count, changed.count)
        sheet = yield ItemChanged(item=changed, before=item, count=count, reason=self.reason, used=self.used)
        if sheet.wielded == item.id and not changed.weapon:
            yield WeaponWielded()


class RemoveItem(Command, frozen=True, kw_only=True):
    """Lose an item, all pieces of it."""

    phases: ClassVar[frozenset[str]] = ALIVE
    item: int
    reason: str = ""

    def check(self, state: Sheet) -> None:
        item_of(state, self.item)
        check_line(self.reason)

    def cautions(self, state: Sheet) -> tuple[Caution, ...]:
        item = item_of(state, self.item)
        return (Caution("item-lost", **item_arguments(item)),) if item.kind else ()

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield ItemRemoved(item=item_of(state, self.item), reason=self.reason)


class Wield(Command, frozen=True, kw_only=True):
    """Take a weapon in hand, or none (`item` None). During a fight only before its first round, or where the section
    orders it (`ordered`)."""

    phases: ClassVar[frozenset[str]] = ALIVE
    item: int | None = None
    ordered: bool = False

    def check(self, state: Sheet) -> None:
        if self.item is not None and not item_of(state, self.item).weapon:
            raise Refusal("item-no-weapon", **_named(item_of(state, self.item)))
        if self.item == state.wielded:
            raise Refusal("weapon-same")
        if phase(state) == ROUND and not self.ordered:
            raise Refusal("weapon-in-fight")

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield WeaponWielded(item=None if self.item is None else item_of(state, self.item))


def _named(item: Item) -> dict[str, Argument]:
    return {"name": item.name, "kind": item.kind or "own"}


COMMANDS = (AdjustGold, AddItem, ChangeItem, RemoveItem, Wield)
EVENTS = (GoldChanged, ItemAdded, ItemChanged, ItemRemoved, WeaponWielded)


def options(sheet: Sheet) -> Iterator[Command]:
    """Every item in hand or out of it, and lost."""
    for ordered in (False, True):
        yield Wield(ordered=ordered)
        yield from (Wield(item=item.id, ordered=ordered) for item in sheet.items)
    yield from (RemoveItem(item=item.id) for item in sheet.items)
