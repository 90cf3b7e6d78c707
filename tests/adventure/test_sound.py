"""What is called impossible is never done in play: random adventures, played at random by the game's own rules."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from ffapp.adventure.simulate import play
from ffapp.rulesets import ruleset_of
from tests.adventure.stories import END, checked, rules, section
from tests.shares import most

NAMES = ("1", "2", "3", "4", "5")
PLAYS, COMMANDS = 3, 40

BOOKS = ("scorpion-swamp", "night-dragon")

GIFTS = [
    *('finds = ["rope"]', 'codewords = ["moon"]', 'finds = [{name = "sack", count = 2}]'),
    *("points = {gold = 9}", 'points = {gold = "-all"}', "points = {luck = {by = 3, beyond = true}}"),
    *("initial = {skill = 2}", 'points = {stamina = "full", meals = -3}', 'loses = ["rope"]', "once = true"),
    *('test = "luck"', 'dice = "1d6"', 'fight = "Rat 2 2; escape"', "eats = 1", ""),
]
OF_BOOK = {
    # what only one rulebook knows: what is given, and what is asked for
    "scorpion-swamp": (
        [
            *("stones = {fire = 1}", 'wizard = {kind = "good", stones = 2}', "stones = {fire = -1}"),
            "points = {health = -1}",
        ],
        [
            *('casts = "fire"', 'casts = "growth"', "stones = {fire = -1}", 'needs = {item = "copper-ring"}'),
            *('if = {stone = "fire"}', "needs = {at_most = {health = 6}}"),
        ],
    ),
    "night-dragon": (
        [
            *('magic = ["Light"]', 'magic = [{name = "light", charges = 0}]', 'forgets = ["Light"]', "poison = 1"),
            *("poison = {points = 2, wound = 1}", "cured = true", "points = {honour = 1, nemesis = -1}"),
        ],
        [
            *('uses = "Light"', 'forgets = ["Light"]', 'if = {magic = "light"}', "poison = 1", 'magic = ["Light"]'),
            *("needs = {at_least = {honour = 1}}", "needs = {at_most = {nemesis = -1}}", 'needs = {item = "lantern"}'),
            "points = {honour = {by = -1, pay = true}}",
        ],
    ),
}
ASKED = [
    *('needs = {item = "Rope"}', 'if = {codeword = "MOON"}'),
    'loses = ["rope"]',
    *("needs = {at_least = {gold = 25}}", "needs = {at_most = {gold = 3}}", "points = {gold = -30}"),
    *("needs = {at_least = {luck = 13}}", "needs = {at_least = {skill = 13}}", "if = {first = false}"),
    *('if = {not = {item = "rope"}}', 'needs = {any = [{item = "rope"}, {codeword = "moon"}]}', 'finds = ["rope"]'),
    "needs = {at_least = {meals = 5}}",
    *('when = "lucky"', 'when = "unlucky"', 'when = "escape"', 'when = "victory"', 'roll = "2-4"', ""),
]


def adventure(chance: Random, book: str) -> str:
    """Rooms that all lead to the next one, and here and there; what they give and ask for is drawn."""
    parts = [rules(book)]
    gifts_here, asked_here = GIFTS + OF_BOOK[book][0] * 2, ASKED + OF_BOOK[book][1]
    for name, following in zip(NAMES, (*NAMES[1:], "1"), strict=True):
        gifts = {line.partition(" ")[0]: line for line in chance.sample(gifts_here, 2)}
        ways = {target: chance.choice(asked_here) for target in chance.sample(NAMES, 2)}
        block = "\n".join((*gifts.values(), *(f'[to."{target}"]\n{asked}' for target, asked in ways.items())))
        parts.append(section(name, " ".join(f"[[{target}]]" for target in {**ways, following: ""}), block))
    return "".join((*parts, END))


@most(60, 3_000)
def test_no_play_does_what_is_called_impossible(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr("ffapp.adventure.simulate.MOST_COMMANDS", COMMANDS)
    done: Counter[str] = Counter()
    for number in range(most):
        book = BOOKS[number % 2]
        ruleset = ruleset_of(book)
        assert ruleset is not None
        found = checked(adventure(Random(number), book))
        for turn in range(PLAYS):
            sections = play(ruleset, found.story, "random", "sound", turn).sections
            ways = set(pairwise(sections))
            assert set(sections) <= found.reach.reached, number
            assert ways.isdisjoint(found.reach.closed), number
            done["taken"] += len(ways)
        done["closed"] += len(found.reach.closed)
    assert done["taken"] > 3 * most
    assert done["closed"] > most / 2
