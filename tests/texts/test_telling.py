"""What one command made happen, told in a row."""

from __future__ import annotations

import pytest

from ffapp.core.messages import Change, Event
from ffapp.gamebook.belongings import GoldChanged
from ffapp.gamebook.provisions import MealsChanged
from ffapp.texts.telling import tell_events
from tests.texts.messages import texts


def gold(reason: str) -> Event:
    return GoldChanged(gold=Change(8, 13), reason=reason)


def meals(reason: str) -> Event:
    return MealsChanged(meals=Change(12, 11), reason=reason)


@pytest.mark.parametrize(
    ("reasons", "counts"),
    [(("", ""), 0), (("la pluie", "la pluie"), 1), (("la pluie", ""), 1), (("la pluie", "le vent"), 2)],
)
def test_a_reason_that_several_have_in_a_row_is_told_once(reasons: tuple[str, str], counts: int) -> None:
    told = tell_events(texts("fr"), (gold(reasons[0]), meals(reasons[1])), {})
    assert told.count("—") == counts
    assert "12 → 11" in told


def test_it_stands_behind_the_first_of_them() -> None:
    told = tell_events(texts("fr"), (gold("la pluie"), meals("la pluie"), gold("le vent")), {})
    assert told.index("8 → 13") < told.index("la pluie") < told.index("12 → 11")
    assert told.endswith("le vent.")
