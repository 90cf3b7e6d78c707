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

GIFTS = [
    *('finds = ["rope"]', 'codewords = ["moon"]', "stones = {fire = 1}", 'wizard = {kind = "good", stones = 2}'),
    *("points = {gold = 9}", 'points = {gold = "-all"}', "points = {luck = {by = 3, beyond = true}}"),
    *("initial = {skill = 2}", 'points = {stamina = "full", meals = -3}', 'loses = ["rope"]', "once = true"),
    *('test = "luck"', 'dice = "1d6"', 'fight = "Rat 2 2; escape"', "eats = 1", "points = {health = -1}", ""),
]
ASKED = [
    *('needs = {item = "Rope"}', 'if = {codeword = "MOON"}', 'casts = "fire"', 'casts = "growth"'),
    'loses = ["rope"]',
    *("needs = {at_least = {gold = 25}}", "needs = {at_most = {gold = 3}}", "points = {gold = -30}"),
    *("needs = {at_least = {luck = 13}}", "needs = {at_least = {skill = 13}}", "if = {first = false}"),
    *('if = {not = {item = "rope"}}', 'needs = {any = [{item = "rope"}, {stone = "fire"}]}', 'finds = ["rope"]'),
    *("needs = {at_least = {meals = 5}}", "needs = {at_most = {health = 6}}", 'needs = {item = "copper-ring"}'),
    *('when = "lucky"', 'when = "unlucky"', 'when = "escape"', 'when = "victory"', 'roll = "2-4"', ""),
]


def adventure(chance: Random) -> str:
    """Rooms that all lead to the next one, and here and there; what they give and ask for is drawn."""
    parts = [rules()]
    for name, following in zip(NAMES, (*NAMES[1:], "1"), strict=True):
        gifts = {line.partition(" ")[0]: line for line in chance.sample(GIFTS, 2)}
        ways = {target: chance.choice(ASKED) for target in chance.sample(NAMES, 2)}
        block = "\n".join((*gifts.values(), *(f'[to."{target}"]\n{asked}' for target, asked in ways.items())))
        parts.append(section(name, " ".join(f"[[{target}]]" for target in {**ways, following: ""}), block))
    return "".join((*parts, END))


@most(60, 3_000)
def test_no_play_does_what_is_called_impossible(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr("ffapp.adventure.simulate.MOST_COMMANDS", COMMANDS)
    ruleset = ruleset_of("scorpion-swamp")
    assert ruleset is not None
    done: Counter[str] = Counter()
    for number in range(most):
        found = checked(adventure(Random(number)))
        for turn in range(PLAYS):
            sections = play(ruleset, found.story, "random", "sound", turn).sections
            ways = set(pairwise(sections))
            assert set(sections) <= found.reach.reached, number
            assert ways.isdisjoint(found.reach.closed), number
            done["taken"] += len(ways)
        done["closed"] += len(found.reach.closed)
    assert done["taken"] > 3 * most
    assert done["closed"] > most / 2
