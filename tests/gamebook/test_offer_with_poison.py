"""What a blow with poison means for the hero's life, for who must answer it (RULES: 1, Luck in a fight; 2, Poison)."""

from __future__ import annotations

import pytest

from ffapp.gamebook.antidotes import antidote_used
from ffapp.gamebook.blows import offer
from ffapp.gamebook.sheet import antidotes
from tests.gamebook.play import night


@pytest.mark.parametrize(
    ("stamina", "luck", "enemies", "prospect", "with_antidote"),
    [
        (7, 9, ("8/6/2/3",), "safe", "safe"),
        (6, 9, ("8/6/2/3",), "risk", "safe"),
        (5, 9, ("8/6/2/3",), "saves", "safe"),
        (4, 9, ("8/6/2/3",), "lost", "safe"),
        (3, 9, ("8/6/2/3",), "lost", "risk"),
        (8, 9, ("8/6/2/3", "8/6"), "risk", "safe"),
        (6, 9, ("8/6/2/3", "8/6"), "needed", "safe"),
        (6, 1, ("8/6/2/3", "8/6"), "lost", "safe"),
        (6, 0, ("8/6/2/3",), "safe", "safe"),
        (5, 0, ("8/6/2/3",), "lost", "safe"),
        (2, 0, ("8/6/2/3",), "lost", "lost"),
        (3, 9, ("8/6/0/3",), "lost", "safe"),
        (4, 9, ("8/6/0/3", "8/6/1"), "needed", "safe"),
        (1, 9, ("8/6/0/3", "8/6/1"), "lost", "needed"),
    ],
)
def test_prospects_count_the_poison(
    stamina: int, luck: int, enemies: tuple[str, ...], prospect: str, with_antidote: str
) -> None:
    table = night(skill=9)
    item = table.item("Herbe", antidote=3)
    table.score("stamina", stamina).score("luck", luck)
    several = len(enemies) > 1
    table.opened(*enemies, order="together" if several else "in_turn")
    table.round(*(6, 6) * len(enemies), 1, 1, target=0 if several else None)
    waits = offer(table.sheet)
    assert waits is not None
    assert (waits.prospect, waits.venom, waits.luck) == (prospect, 3, luck > 0 and waits.blow.base > 0)
    [held] = antidotes(table.sheet)
    assert held.id == item
    cured = offer(antidote_used(table.sheet, held).apply(table.sheet))
    assert cured is not None
    assert (cured.prospect, cured.venom) == (with_antidote, 0)


def test_an_offer_on_the_heros_own_blow_tells_the_poison_that_waits_behind_it() -> None:
    table = night(skill=9)
    table.opened("8/6", "8/6/2/3", order="together").round(1, 1, 6, 6, 4, 4, target=0)
    waits = offer(table.sheet)
    assert waits is not None
    assert (waits.blow.dealt, waits.prospect, waits.venom, table.fight.venom) == (True, "", 3, 3)
