"""What is carried: weapon in hand, numbers, notes; things found and lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.belongings import AddItem, ChangeItem, RemoveItem, Wield, item_of
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH
from ffapp.gamebook.sheet import ROUND, Item, phase
from ffapp.tui.news import News
from ffapp.tui.screens.form import REASON_LENGTH, Form, Menu
from ffapp.tui.widgets.choice import Choice
from ffapp.tui.widgets.number_field import TextField, parse_whole
from ffapp.tui.widgets.sheet import item_name, item_told

BONUS = 20


class ItemsMenu(Menu):
    """Everything carried, and the way to add to it."""

    def __init__(self) -> None:
        super().__init__("play-items-title")

    def choices(self) -> Iterable[Choice]:
        texts, sheet = self.texts, self.sheet
        yield Choice("add", texts("play-items-add"), reason=self.why_not(AddItem(name="A")))
        for item in sheet.items:
            hint = texts("item-wielded") if item.id == sheet.wielded else texts("item-weapon") if item.weapon else ""
            yield Choice(str(item.id), item_told(texts, item), hint=hint)

    def chosen(self, id: str) -> None:
        if id == "add":
            self.playing.push_once(ItemForm())
        else:
            self.playing.push_once(ItemMenu(int(id)))


class ItemMenu(Menu):
    """What can be done with one item; closes when it is gone."""

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
        told = item_told(self.texts, item, in_hand=item.id == self.sheet.wielded)
        return f"{told}\n{item.note}" if item.note else told

    def _commands(self) -> dict[str, Command]:
        sheet = self.sheet
        ordered = phase(sheet) == ROUND
        wielded = sheet.wielded == self._item
        return {
            "wield": Wield(item=None if wielded else self._item, ordered=ordered),
            "more": ChangeItem(item=self._item, by=1),
            "less": ChangeItem(item=self._item, by=-1),
            "remove": RemoveItem(item=self._item),
        }

    def choices(self) -> Iterable[Choice]:
        texts, item = self.texts, self.item
        if item is None:
            return
        commands = self._commands()
        ordered = "yes" if phase(self.sheet) == ROUND else "no"
        in_hand = "yes" if self.sheet.wielded == item.id else "no"
        yield Choice(
            "wield", texts("play-item-wield", in_hand=in_hand, ordered=ordered), reason=self.why_not(commands["wield"])
        )
        yield Choice("more", texts("play-item-more"), reason=self.why_not(commands["more"]))
        yield Choice("less", texts("play-item-less", count=item.count), reason=self.why_not(commands["less"]))
        yield Choice("change", texts("play-item-change"), reason=self.why_not(commands["more"]))
        yield Choice("remove", texts("play-item-remove", count=item.count), reason=self.why_not(commands["remove"]))

    def chosen(self, id: str) -> None:
        item = self.item
        if item is None:
            return
        if id == "change":
            self.playing.push_once(ItemForm(item))
        else:
            self.carry_out(self._commands()[id], close=id in ("wield", "remove"))

    def game_changed(self, news: News) -> None:
        if self.item is None:
            self.call_later(self.action_leave)
        else:
            super().game_changed(news)


class ItemForm(Form):
    """A new item, or the name, bonus and note of one that is there."""

    def __init__(self, item: Item | None = None) -> None:
        super().__init__("play-items-add" if item is None else "play-item-change")
        self._item = item

    def parts(self) -> Iterable[Any]:
        texts, item = self.texts, self._item
        name = "" if item is None else item_name(texts, item)
        yield TextField(name, max_length=NAME_LENGTH, label=texts("ui-name"), id="name")
        if item is None:
            yield self.number(1, "ui-number", "count", low=1, high=ABSURD)
        bonus = item.bonus if item is not None and item.weapon else None
        yield TextField(
            "" if bonus is None else str(bonus),
            max_length=4,
            label=texts("play-item-bonus"),
            placeholder=texts("play-item-no-weapon"),
            id="bonus",
        )
        yield TextField(
            item.note if item is not None else "", max_length=REASON_LENGTH, label=texts("ui-note"), id="note"
        )
        yield self.reason()

    def command(self) -> Command | None:
        in_order, bonus = self._bonus()
        count = 1 if self._item is not None else self.value_of("count")
        if not in_order or count is None:
            return None
        name = self.query_one("#name", TextField).value
        note = self.query_one("#note", TextField).value
        weapon = bonus is not None
        if self._item is None:
            return AddItem(
                name=name, count=count, weapon=weapon, bonus=bonus or 0, note=note, reason=self.reason_given()
            )
        kept = item_name(self.texts, self._item)
        return ChangeItem(
            item=self._item.id,
            name=None if name == kept else name,
            note=None if note == self._item.note else note,
            weapon=None if weapon == self._item.weapon else weapon,
            bonus=None if (bonus or 0) == self._item.bonus else bonus or 0,
            reason=self.reason_given(),
        )

    def _bonus(self) -> tuple[bool, int | None]:
        """Whether the field of a weapon's bonus is in order, and the bonus; None where it is empty: no weapon."""
        field = self.query_one("#bonus", TextField)
        if not field.value:
            return True, None
        number = parse_whole(field.value, -BONUS, BONUS)
        if isinstance(number, int):
            return True, number
        field.say(self.complain(number, -BONUS, BONUS))
        field.focus()
        return False, None
