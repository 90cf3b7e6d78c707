"""What the things of the pack are besides things, and what an antidote would do now, in words."""

from __future__ import annotations

from msgspec.structs import replace

from ffapp.gamebook.antidotes import antidote_used
from ffapp.gamebook.belongings import item_arguments
from ffapp.gamebook.sheet import Item, Sheet, curable
from ffapp.texts import Texts


def item_name(texts: Texts, item: Item) -> str:
    """The name of an item: the player's own, or the word for a piece of the book's equipment."""
    return texts("item-name", kind=item.kind or "own", name=item.name)


def item_text(texts: Texts, item: Item, *, in_hand: bool = False) -> str:
    """An item on a narrow line: its number, and what it adds to Attack Strength, cures or is worth."""
    return texts("item-pack", **item_arguments(item), in_hand=in_hand)


def properties_text(texts: Texts, item: Item) -> tuple[str, ...]:
    """What an item is besides a thing and a weapon: an antidote, an object of value."""
    antidote = () if item.antidote is None else (texts("item-antidote", power=item.antidote),)
    return (*antidote, texts("item-treasure", worth=item.worth, count=item.count)) if item.treasure else antidote


def thing_text(texts: Texts, item: Item) -> str:
    """An item with its number, and in brackets what else it is."""
    bare = item_text(texts, replace(item, antidote=None, treasure=False, worth=0))
    properties = ", ".join(properties_text(texts, item))
    return f"{bare} ({properties})" if properties else bare


def cure_text(texts: Texts, sheet: Sheet, item: Item) -> str:
    """What one piece of an antidote would prevent and give back if it were used now."""
    used = antidote_used(sheet, item)
    return texts("poison-cure", prevented=used.prevented, cured=used.stamina.after - used.stamina.before)


def venom_waiting(sheet: Sheet) -> int:
    """Points of Stamina that the poison of the blows that wait would take."""
    return sheet.fight.venom if sheet.fight is not None else 0


def poison_text(texts: Texts, sheet: Sheet) -> str:
    """What poison is about to take, and what it has taken that can still be given back."""
    venom = venom_waiting(sheet)
    waiting = texts("poison-waiting", venom=venom) if venom else ""
    state = texts("poison-state", curable=curable(sheet)) if curable(sheet) or not venom else ""
    return "\n".join(filter(None, (waiting, state)))
