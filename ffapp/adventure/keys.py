"""The table of keys: all that a block can say, with an example of each, from which the guide is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from ffapp.gamebook.orders import (
    Change,
    Condition,
    Effects,
    End,
    Find,
    Orders,
    Spell,
    StoryRules,
    Table,
    Test,
    Venom,
    Way,
    Wizard,
)

TABLES: Final[dict[str, type[Table]]] = {
    "rules": StoryRules,
    "section": Orders,
    "way": Way,
    "effects": Effects,
    "condition": Condition,
    "change": Change,
    "find": Find,
    "magic": Spell,
    "poison": Venom,
    "test": Test,
    "wizard": Wizard,
    "end": End,
}
"""The tables, by the names under which the guide speaks of them (`adventure-table-…`). The keys of `effects` are keys
of sections and ways, too, and told once."""

EXAMPLES: Final[dict[str, str]] = {
    # -- the story
    "rules": 'rules = "scorpion-swamp"',
    "language": 'language = "en"',
    "author": 'author = "Ada"',
    "licence": 'licence = "CC BY 4.0"',
    "hero": 'hero = {finds = ["rope"], points = {gold = 10}}',
    # -- a section
    "once": "once = true",
    "clearing": "clearing = 7",
    "place": 'place = "The mill"',
    "eats": "eats = 1",
    "may_eat": "may_eat = true",
    "test": 'test = "luck"',
    "dice": 'dice = "1d6"',
    "fight": 'fight = "Orc 7 6; Orc 6 5; together; escape"',
    "wizard": 'wizard = {kind = "good", stones = 3}',
    "end": 'end = "victory"',
    "to": '[to."77"]',
    # -- a way
    "when": 'when = "victory"',
    "roll": 'roll = "1-3"',
    "if": 'if = {codeword = "MOON"}',
    "needs": 'needs = {item = "red key"}',
    "casts": 'casts = "fire"',
    "uses": 'uses = "scroll of fire"',
    "way": 'way = "n"',
    "one_way": "one_way = true",
    # -- what changes on the sheet
    "points": 'points = {stamina = -2, honour = 1, gold = "2d6"}',
    "initial": "initial = {skill = 1}",
    "finds": 'finds = ["rope", {name = "magic sword", weapon = true, bonus = 1}]',
    "loses": 'loses = ["lantern"]',
    "stones": "stones = {fire = 1, luck = -1}",
    "magic": 'magic = ["scroll of fire", {name = "Light", kind = "spell", charges = 3}]',
    "forgets": 'forgets = ["Light"]',
    "codewords": 'codewords = ["MOON"]',
    "erases": 'erases = ["MOON"]',
    "poison": "poison = 3",
    "cured": "cured = true",
    "why": 'why = "an arrow"',
    # -- a condition
    "item": 'item = ["rope", "lantern"]',
    "codeword": 'codeword = "MOON"',
    "stone": 'stone = "ice"',
    "at_least": "at_least = {gold = 5, honour = 2}",
    "at_most": "at_most = {nemesis = 8}",
    "first": "first = true",
    "all": 'all = [{item = "rope"}, {first = true}]',
    "any": 'any = [{item = "rope"}, {stone = "growth"}]',
    "not": 'not = {item = "rope"}',
    # -- the long forms
    "by": "by = -1",
    "beyond": "beyond = true",
    "pay": "pay = true",
    "name": 'name = "silver dagger"',
    "count": "count = 2",
    "weapon": "weapon = true",
    "bonus": "bonus = 1",
    "note": 'note = "It shines."',
    "antidote": "antidote = 4",
    "treasure": "treasure = true",
    "worth": "worth = 12",
    "kind": 'kind = "spell"',
    "use": 'use = "It lights a room."',
    "charges": "charges = 3",
    "of": 'of = "skill"',
    "modifier": "modifier = 2",
    "optional": "optional = true",
    "wound": "wound = 1",
    "among": 'among = ["friendship", "blessing"]',
    "words": 'words = "The crown is yours."',
}
"""An example of each key, wherever it may stand; its message is `adventure-key-…`."""


OWN_EXAMPLES: Final[dict[tuple[str, str], str]] = {
    ("condition", "magic"): 'magic = "Light"',
    ("poison", "points"): "points = 3",
    ("wizard", "kind"): 'kind = "evil"',
    ("wizard", "stones"): "stones = 3",
    ("end", "kind"): 'kind = "death"',
    ("magic", "once"): "once = true",
}
"""Those of keys that mean something else in a table; their messages are `adventure-key-<table>-<key>`."""


class Row(NamedTuple):
    """A key of a table: its name, an example, and the id of the sentence that says what it is."""

    key: str
    example: str
    message: str


def rows(table: str) -> Iterator[Row]:
    """The keys of a table, in their order, those of `effects` only there."""
    kind = TABLES[table]
    shared = {field.name for field in msgspec.structs.fields(Effects)} if kind is not Effects else set()
    for field in msgspec.structs.fields(kind):
        if issubclass(kind, Effects) and field.name in shared:
            continue
        key = field.encode_name
        own = OWN_EXAMPLES.get((table, key))
        message = f"adventure-key-{key}" if own is None else f"adventure-key-{table}-{key}"
        yield Row(key, EXAMPLES[key] if own is None else own, message)
