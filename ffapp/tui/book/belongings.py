"""What is carried: weapon in hand, numbers, notes; things found and lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.belongings import NO_ANTIDOTE, AddItem, ChangeItem, ItemChanged, RemoveItem, Wield, item_of
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH
from ffapp.gamebook.sheet import ROUND, Item, phase
from ffapp.resources import styles
from ffapp.texts.items import cure_told, item_name, item_told, thing_told
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.entry_keys import kept_keys, lasting_keys, place_of
from ffapp.tui.kit.fields import FiguresField, TextField
from ffapp.tui.kit.form import REASON_LENGTH, Form, Menu
from ffapp.tui.kit.panel import Panel
from ffapp.tui.session import News

BONUS = 20
FIGURE_LENGTH = 4

STYLES: Final = [styles() / "play.tcss", styles() / "things.tcss"]


class ItemsMenu(Menu):
    """Everything carried, and the way to add to it."""

    help_topic = "weapons"

    def __init__(self) -> None:
        super().__init__("play-items-title")

    def choices(self) -> Iterable[Choice]:
        texts, sheet = self.texts, self.sheet
        yield Choice("add", texts("play-items-add"), reason=self.why_not(AddItem(name="A")))
        keys = self.keys()
        for item in sorted(sheet.items, key=lambda item: place_of(keys.get(str(item.id), ""))):
            hint = texts("item-wielded") if item.id == sheet.wielded else texts("item-weapon") if item.weapon else ""
            yield Choice(str(item.id), thing_told(texts, item), hint=hint)

    def keys(self) -> Mapping[str, str]:
        return kept_keys(self.game, "items", (str(item.id) for item in self.sheet.items), {"add": "1"})

    def chosen(self, id: str) -> None:
        if id == "add":
            self.app.push_once(ItemForm())
        else:
            self.app.push_once(ItemMenu(int(id)))


class ItemMenu(Menu):
    """What can be done with one item; closes when it is gone."""

    help_topic = "weapons"
    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self, item: int) -> None:
        super().__init__("play-item-title")
        self._item = item

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
        told = item_told(texts, item, in_hand=True) if in_hand else thing_told(texts, item)
        return f"{told}\n{item.note}" if item.note else told

    def keys(self) -> Mapping[str, str]:
        cure = ("cure",) if "antidote" in book_of(self.sheet).properties else ()
        return lasting_keys((*cure, "wield", "more", "less", "change", "remove"))

    def _commands(self) -> dict[str, Command]:
        sheet = self.sheet
        ordered = phase(sheet) == ROUND
        wielded = sheet.wielded == self._item
        return {
            "wield": Wield(item=None if wielded else self._item, ordered=ordered),
            "more": ChangeItem(item=self._item, by=1),
            "less": ChangeItem(item=self._item, by=-1),
            "remove": RemoveItem(item=self._item),
            "cure": UseAntidote(item=self._item),
        }

    def choices(self) -> Iterable[Choice]:
        texts, item = self.texts, self.item
        if item is None:
            return
        commands = self._commands()
        if item.antidote is not None:
            reason = self.why_not(commands["cure"])
            hint = "" if reason else cure_told(texts, self.sheet, item)
            yield Choice("cure", texts("item-cure"), hint=hint, reason=reason)
        ordered = "yes" if phase(self.sheet) == ROUND else "no"
        in_hand = "yes" if self.sheet.wielded == item.id else "no"
        yield Choice(
            "wield", texts("play-item-wield", in_hand=in_hand, ordered=ordered), reason=self.why_not(commands["wield"])
        )
        yield Choice("more", texts("play-item-more"), reason=self.why_not(commands["more"]))
        yield Choice("less", texts("play-item-less", count=item.count), reason=self.why_not(commands["less"]))
        change = "item-change" if book_of(self.sheet).properties else "play-item-change"
        yield Choice("change", texts(change), reason=self.why_not(commands["more"]))
        yield Choice("remove", texts("play-item-remove", count=item.count), reason=self.why_not(commands["remove"]))

    def chosen(self, id: str) -> None:
        item = self.item
        if item is None:
            return
        if id == "change":
            self.app.push_once(ItemForm(item))
        else:
            self.carry_out(self._commands()[id], close=False)

    def serves(self, news: News) -> bool:
        """By all that does more than correct what is noted of the item."""
        corrected = any(isinstance(event, ItemChanged) for event in news.events)
        return self.item is None or (news.cause == "submit" and not corrected)


class ItemForm(Form):
    """A new item, or the name, note and figures of one that is there: a weapon's bonus, and in the books that know them
    what an antidote cures and what an object of value is worth."""

    help_topic = "weapons"
    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self, item: Item | None = None) -> None:
        super().__init__("play-items-add" if item is None else "play-item-change")
        self._item = item

    @property
    def _properties(self) -> frozenset[str]:
        return book_of(self.sheet).properties

    def parts(self) -> Iterable[Any]:
        texts, item = self.texts, self._item
        name = "" if item is None else item_name(texts, item)
        yield TextField(name, max_length=NAME_LENGTH, label=texts("ui-name"), id="name")
        if item is None:
            yield self.number(1, "ui-number", "count", low=1, high=ABSURD)
        bonus = item.bonus if item is not None and item.weapon else None
        yield self._figure(bonus, texts("play-item-bonus"), texts("play-item-no-weapon"), "bonus")
        if "antidote" in self._properties:
            antidote = None if item is None else item.antidote
            yield self._figure(antidote, texts("item-antidote-label"), texts("item-antidote-placeholder"), "antidote")
        if "treasure" in self._properties:
            worth = item.worth if item is not None and item.treasure else None
            yield self._figure(worth, texts("item-worth-label"), texts("item-worth-placeholder"), "worth")
        yield TextField(
            item.note if item is not None else "", max_length=REASON_LENGTH, label=texts("ui-note"), id="note"
        )
        yield self.reason()

    def _figure(self, figure: int | None, label: str, placeholder: str, id: str) -> FiguresField:
        """A field for a number that may stay empty."""
        value = "" if figure is None else str(figure)
        return FiguresField(
            value, signed=id == "bonus", max_length=FIGURE_LENGTH, label=label, placeholder=placeholder, id=id
        )

    def on_mount(self) -> None:
        self.set_class(bool(self._properties), "-properties")
        if self._properties and self._item is not None:
            self.query_one("#dialog", Panel).title = self.texts("item-change")

    def command(self) -> Command | None:
        count = 1 if self._item is not None else self.value_of("count")
        figures = self._figures() if count is not None else None
        if count is None or figures is None:
            return None
        bonus, antidote, worth = figures
        if self._item is None:
            return AddItem(
                name=self.query_one("#name", TextField).value,
                count=count,
                weapon=bonus is not None,
                bonus=bonus or 0,
                note=self.query_one("#note", TextField).value,
                reason=self.reason_given(),
                antidote=antidote,
                treasure=worth is not None,
                worth=worth or 0,
            )
        return self._change(self._item, bonus, antidote, worth)

    def _change(self, item: Item, bonus: int | None, antidote: int | None, worth: int | None) -> ChangeItem:
        """The change from what the item is to what the fields say."""
        weapon, treasure = bonus is not None, worth is not None
        return ChangeItem(
            item=item.id,
            name=self.rewritten("name"),
            note=self.rewritten("note"),
            weapon=None if weapon == item.weapon else weapon,
            bonus=None if (bonus or 0) == item.bonus else bonus or 0,
            reason=self.reason_given(),
            antidote=None if antidote == item.antidote else NO_ANTIDOTE if antidote is None else antidote,
            treasure=None if treasure == item.treasure else treasure,
            worth=None if (worth or 0) == item.worth else worth or 0,
        )

    def _figures(self) -> tuple[int | None, int | None, int | None] | None:
        """A weapon's bonus, what an antidote cures, and what an object of value is worth, each None where its field is
        empty; None where one of them has complained."""
        found: list[int | None] = []
        for id, low, high in (("bonus", -BONUS, BONUS), ("antidote", 0, ABSURD), ("worth", 0, ABSURD)):
            if id != "bonus" and not self.query(f"#{id}"):
                found.append(None)
                continue
            in_order, number = self.number_or_nothing(id, low, high)
            if not in_order:
                return None
            found.append(number)
        bonus, antidote, worth = found
        return bonus, antidote, worth
