"""What screens tell of figures is counted by the rules: chances, who is hurt, what is added at creation."""

from __future__ import annotations

import pytest

from ffapp.doonjons.figures import RACES, TRAITS, Attack, Chance, Monster, chance_of, hurt, trait_at
from ffapp.doonjons.notation import Throw
from ffapp.doonjons.party import added


def target(armour: int) -> Monster:
    return Monster(id=1, species="a", damage="1d6", hit_points=1, left=1, armour_class=armour)


@pytest.mark.parametrize(
    ("armour", "chance"),
    [
        (4, Chance(1, 20, 100)),
        (5, Chance(1, 20, 100)),
        (6, Chance(2, 19, 95)),
        (24, Chance(20, 1, 5)),
        (99, Chance(21, 0, 0)),
    ],
)
def test_a_chance_is_the_least_face_how_many_hit_and_how_many_in_a_hundred(armour: int, chance: Chance) -> None:
    assert chance_of(Attack(1, 5, Throw(1, 6)), target(armour)) == chance


def test_half_of_the_hit_points_is_hurt() -> None:
    assert [hurt(left, 9) for left in (9, 5, 4, 0)] == [False, False, True, True]
    assert hurt(4, 8)


def test_melee_counts_strength_and_range_dexterity() -> None:
    assert [trait_at(reach) for reach in (1, 2, 12)] == ["strength", "dexterity", "dexterity"]
    assert [Attack(reach, 0, Throw(1, 6)).trait for reach in (1, 2)] == ["strength", "dexterity"]


def test_what_is_added_to_the_dice_of_creation() -> None:
    assert added("dwarf", "strength") == (3, 6)
    assert added("dwarf", "speed") == (3,)
    assert {sum(added(race, trait)) - 3 for race in RACES for trait in TRAITS} == {0, 2, 4, 6}
