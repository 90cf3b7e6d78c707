"""What is carried: weapon in hand, numbers, notes; things found and lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from ffapp.core.errors import Refusal
from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.belongings import NO_ANTIDOTE, AddItem, ChangeItem, ItemChanged, RemoveItem, Wield, item_of
from ffapp.gamebook.books import book_of
from ffapp.gamebook.sheet import ROUND, Item, phase
from ffapp.texts.items import cure_text, item_name, item_text, thing_text
from ffapp.tui.book.page import OfBook
from ffapp.tui.kit.asking import Asking, Questions
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.entry_keys import kept_keys, lasting_keys, place_of
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.rows import REASON, REASON_LENGTH, Number, OptionalNumber, Words
from ffapp.tui.session import GameChange

BONUS = 20


class ItemsMenu(Menu, OfBook):
    """Everything carried, and the way to add to it."""

    help_topic = "weapons"

    def __init__(self) -> None:
        super().__init__("play-items-title")

    def intro(self) -> str:
        words = () if self.sheet.reading is None else self.sheet.reading.codewords
        return self.texts("reader-words", words=", ".join(words)) if words else ""

    def choices(self) -> Iterable[Choice]:
        texts, sheet = self.texts, self.sheet
        yield self.entry("add", texts("play-items-add"), ItemForm, probe=AddItem(name="A"))
        keys = self.keys()
        for item in sorted(sheet.items, key=lambda item: place_of(keys.get(str(item.id), ""))):
            hint = texts("item-wielded") if item.id == sheet.wielded else texts("item-weapon") if item.weapon else ""
            yield self.entry(str(item.id), thing_text(texts, item), partial(ItemMenu, item.id), hint=hint)

    def keys(self) -> Mapping[str, str]:
        return kept_keys(self.game, "items", (str(item.id) for item in self.sheet.items), {"add": "1"})


class ItemMenu(Menu, OfBook):
    """What can be done with one item; closes when it is gone."""

    help_topic = "weapons"

    def __init__(self, item: int) -> None:
        super().__init__("play-item-title")
        self._item = item

    def closes(self) -> bool:
        return False

    @property
    def item(self) -> Item | None:
        """The item as it is now."""
        try:
            return item_of(self.sheet, self._item)
        except Refusal:
            return None

    def intro(self) -> str:
        item = self.item
        if item is None:
            return ""
        texts, in_hand = self.texts, item.id == self.sheet.wielded
        told = item_text(texts, item, in_hand=True) if in_hand else thing_text(texts, item)
        return f"{told}\n{item.note}" if item.note else told

    def keys(self) -> Mapping[str, str]:
        cure = ("cure",) if "antidote" in book_of(self.sheet).properties else ()
        return lasting_keys((*cure, self._first, "more", "less", "change", "remove"))

    @property
    def _first(self) -> str:
        """What there is to do with it: a thing is used up, a weapon is taken in hand, and an antidote cures."""
        item = self.item
        return "use" if item is not None and not item.weapon and item.antidote is None else "wield"

    def choices(self) -> Iterable[Choice]:
        texts, sheet, item = self.texts, self.sheet, self.item
        if item is None:
            return
        if item.antidote is not None:
            cure = self.entry("cure", texts("item-cure"), UseAntidote(item=item.id))
            yield replace(cure, hint=cure_text(texts, sheet, item)) if cure.allowed else cure
        ordered, in_hand = phase(sheet) == ROUND, sheet.wielded == item.id
        if self._first == "use":
            used = ChangeItem(item=item.id, by=-1, used=True)
            yield self.entry("use", texts("play-item-use", count=item.count), used)
        else:
            told = texts("play-item-wield", in_hand="yes" if in_hand else "no", ordered="yes" if ordered else "no")
            yield self.entry("wield", told, Wield(item=None if in_hand else item.id, ordered=ordered))
        more = ChangeItem(item=item.id, by=1)
        yield self.entry("more", texts("play-item-more"), more)
        if item.count > 1:  # the last piece leaves the sheet by the entry that says so
            yield self.entry("less", texts("play-item-less", count=item.count), ChangeItem(item=item.id, by=-1))
        change = "item-change" if book_of(sheet).properties else "play-item-change"
        yield self.entry("change", texts(change), partial(ItemForm, item), probe=more)
        yield self.entry("remove", texts("play-item-remove", count=item.count), RemoveItem(item=item.id))

    def serves(self, change: GameChange) -> bool:
        """By all that does more than correct what is noted of the item."""
        corrected = any(isinstance(event, ItemChanged) for event in change.events)
        return self.item is None or (change.cause == "submit" and not corrected)


class ItemForm(Form, OfBook):
    """A new item, or the name, note and values of one that is there: a weapon's bonus, and in the books that know them
    what an antidote cures and what an object of value is worth."""

    help_topic = "weapons"

    @staticmethod
    def questions(asking: Asking, item: Item | None = None) -> Questions:
        texts, properties = asking.texts, book_of(asking.state).properties
        name = "" if item is None else item_name(texts, item)
        rows = (
            Words("name", "ui-name", name, same=None if item is not None else ""),
            *(() if item is not None else (Number("count", "ui-number", 1, low=1),)),
            OptionalNumber(
                "bonus",
                "play-item-bonus",
                item.bonus if item is not None and item.weapon else None,
                "play-item-no-weapon",
                low=-BONUS,
                high=BONUS,
                signed=True,
            ),
            *_properties(properties, item),
            Words("note", "ui-note", item.note if item else "", longest=REASON_LENGTH, same=None if item else ""),
            REASON,
        )
        title = "play-items-add" if item is None else "item-change" if properties else "play-item-change"
        return Questions(title, _added if item is None else partial(_changed, item), *rows)

    def on_mount(self) -> None:
        self.set_class(bool(book_of(self.sheet).properties), "-properties")


def _properties(properties: frozenset[str], item: Item | None) -> Iterator[OptionalNumber]:
    """The fields for what only some books know of an item."""
    antidote = None if item is None else item.antidote
    worth = item.worth if item is not None and item.treasure else None
    if "antidote" in properties:
        yield OptionalNumber("antidote", "item-antidote-label", antidote, "item-antidote-placeholder")
    if "treasure" in properties:
        yield OptionalNumber("worth", "item-worth-label", worth, "item-worth-placeholder")


def _added(*, bonus: int | None, worth: int | None = None, **given: Any) -> AddItem:
    """A new item: what has no bonus is no weapon, and what has no worth no object of value."""
    return AddItem(weapon=bonus is not None, bonus=bonus or 0, treasure=worth is not None, worth=worth or 0, **given)


def _changed(
    item: Item, *, bonus: int | None, antidote: int | None = None, worth: int | None = None, **given: Any
) -> ChangeItem:
    """The change from what an item is to what was typed."""
    weapon, treasure = bonus is not None, worth is not None
    return ChangeItem(
        item=item.id,
        weapon=None if weapon == item.weapon else weapon,
        bonus=None if (bonus or 0) == item.bonus else bonus or 0,
        antidote=None if antidote == item.antidote else NO_ANTIDOTE if antidote is None else antidote,
        treasure=None if treasure == item.treasure else treasure,
        worth=None if (worth or 0) == item.worth else worth or 0,
        **given,
    )
