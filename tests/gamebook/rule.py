"""A sentence of the rules, and the short names of the files that test them."""

from __future__ import annotations

from typing import NamedTuple

FILES = {
    "cases": "tests/gamebook/test_cases.py",
    "counters": "tests/gamebook/test_counters.py",
    "magic": "tests/gamebook/test_magic.py",
    "night-creation": "tests/gamebook/test_night_creation.py",
    "night-fights": "tests/gamebook/test_night_fights.py",
    "night-map": "tests/gamebook/test_night_map.py",
    "night-meals": "tests/gamebook/test_night_meals.py",
    "other-book": "tests/gamebook/test_other_book.py",
    "played": "tests/gamebook/test_playing_luck.py",
    "poison": "tests/gamebook/test_poison.py",
    "sheet": "tests/cli/test_sheet.py",
    "checks": "tests/gamebook/test_checks.py",
    "creation": "tests/gamebook/test_creation.py",
    "end": "tests/gamebook/test_end.py",
    "escape": "tests/gamebook/test_escape.py",
    "fields": "tests/gamebook/test_every_field.py",
    "fight": "tests/gamebook/test_fight.py",
    "hand": "tests/gamebook/test_hand.py",
    "health": "tests/gamebook/test_health.py",
    "layout": "tests/gamebook/test_layout.py",
    "clearings": "tests/gamebook/test_clearings.py",
    "map": "tests/gamebook/test_map_rules.py",
    "mapping": "tests/tui/test_mapping.py",
    "luck": "tests/gamebook/test_luck_in_fight.py",
    "meals": "tests/gamebook/test_meals.py",
    "random": "tests/gamebook/test_random_play.py",
    "scores": "tests/gamebook/test_scores.py",
    "stones": "tests/gamebook/test_stones.py",
    "told": "tests/gamebook/test_told.py",
    "typed": "tests/gamebook/test_typed_dice.py",
    "ending": "tests/tui/test_ending.py",
    "field": "tests/tui/test_widgets_field.py",
}


class Rule(NamedTuple):
    """One sentence: what it says, and its tests as "file: test test …"."""

    id: str
    says: str
    tests: str

    @property
    def nodes(self) -> tuple[str, ...]:
        """The ids of the tests."""
        nodes = []
        for part in self.tests.split(";"):
            name, _, tests = part.strip().partition(": ")
            nodes += [f"{FILES[name]}::test_{test}" for test in tests.split()]
        return tuple(nodes)
