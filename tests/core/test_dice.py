"""Dice: honest, the same again after an undo, and never made of what a player could slip in."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from ffapp.core.codec import Header
from ffapp.core.dice import KINDS, Roll, RollNeeded, seeded_faces
from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from tests.toy import TOY, Brawl, Dare, Earn, Name, Note, Toss, Walk


def game(undo: str = "fate", seed: str = "oaken") -> Game:
    return Game(TOY, Header(id="0123456789abcdef", ruleset="toy", seed=seed, undo=undo))


def chi_squared(counts: Counter[int], shares: dict[int, float]) -> float:
    total = sum(counts.values())
    return sum((counts[face] - total * share) ** 2 / (total * share) for face, share in shares.items())


@pytest.mark.parametrize("seed", ["", "oaken", "3f2a91", "Aïla"])
def test_the_sum_of_two_dice_is_distributed_as_it_should(seed: str) -> None:
    counts = Counter(sum(seeded_faces(seed, Roll(kind="attack", nth=nth, faces=(0, 0)))) for nth in range(36_000))
    shares = {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}
    assert set(counts) == set(shares)
    assert chi_squared(counts, shares) < 29.59  # ten degrees of freedom, one in a thousand


@pytest.mark.parametrize(("sides", "limit"), [(4, 16.27), (6, 20.52), (20, 43.82), (100, 148.23)])
def test_each_face_is_as_likely_as_the_others(sides: int, limit: float) -> None:
    rolls = (Roll(kind="free", nth=nth, faces=(0,), sides=sides) for nth in range(20_000))
    counts = Counter(seeded_faces("oaken", roll)[0] for roll in rolls)
    assert chi_squared(counts, dict.fromkeys(range(1, sides + 1), 1 / sides)) < limit


def test_neighbouring_rolls_do_not_depend_on_each_other() -> None:
    faces = [seeded_faces("oaken", Roll(kind="luck", nth=nth, faces=(0,)))[0] for nth in range(36_001)]
    pairs = Counter(first * 10 + second for first, second in pairwise(faces))
    shares = {first * 10 + second: 1 / 36 for first in range(1, 7) for second in range(1, 7)}
    assert chi_squared(pairs, shares) < 66.62  # 35 degrees of freedom, one in a thousand


def test_kinds_have_dice_of_their_own() -> None:
    rows = {tuple(seeded_faces("oaken", Roll(kind=kind, nth=n, faces=(0, 0))) for n in range(9)) for kind in KINDS}
    assert len(rows) == len(KINDS)


SLIPPED_IN = [
    Name(hero="Aïla"),
    Earn(gold=7, why="un coffre"),
    Note(text="à gauche"),
    Walk(section=34),
    Toss(),
    Toss(count=2),
    Toss(count=5, sides=20),
    Dare(),
]


@pytest.mark.parametrize("slipped", SLIPPED_IN, ids=repr)
@pytest.mark.parametrize("way", ["undo", "rewind", "undo-redo"])
def test_undo_does_not_fish_for_a_die(slipped: object, way: str) -> None:
    """Whatever of another kind is slipped in between, the attack dice stay the same; so do those after them."""
    played = game()
    played.submit(Earn(gold=1))
    wanted = [played.submit(Brawl(enemies=3)).step.rolls, played.submit(Brawl()).step.rolls]
    for times in (1, 4):
        if way == "rewind":
            played.rewind(played.path()[0].n)
        else:
            while len(played.path()) > 1:
                played.undo()
        if way == "undo-redo":
            played.redo()
            played.undo()
        for _ in range(times):
            played.submit(slipped)  # type: ignore[arg-type]
        assert [played.submit(Brawl(enemies=3)).step.rolls, played.submit(Brawl()).step.rolls] == wanted


def test_the_same_holds_after_loading() -> None:
    lines: list[bytes] = []

    class Kept:
        def append(self, body: bytes) -> None:
            lines.append(body)

    header = Header(id="0123456789abcdef", ruleset="toy", seed="oaken")
    first = Game(TOY, header, Kept())
    first.submit(Dare())
    wanted = first.submit(Dare()).step.rolls
    first.undo()
    again = Game(TOY, header)
    again.replay([again.codec.decode(line) for line in lines])
    again.submit(Toss(count=3))
    assert again.submit(Dare()).step.rolls == wanted


def test_free_undo_gives_other_dice_and_keeps_their_key() -> None:
    played = game("free")
    first = played.submit(Brawl(enemies=3)).step.rolls
    rolled = {tuple(roll.faces for roll in first)}
    for _ in range(5):
        played.undo()
        step = played.submit(Brawl(enemies=3)).step
        rolled.add(tuple(roll.faces for roll in step.rolls))
        assert {roll.place for roll in step.rolls} == {step.n}
        assert all(seeded_faces("oaken", roll) == roll.faces for roll in step.rolls)
    assert len(rolled) > 1


def test_every_roll_keeps_the_key_that_proves_it() -> None:
    played = game()
    for _ in range(20):
        played.submit(Brawl(enemies=2))
        played.submit(Toss(count=4, sides=20))
    rolls = [roll for step in played.path() for roll in step.rolls]
    assert all(seeded_faces("oaken", roll) == roll.faces for roll in rolls)
    assert [roll.nth for roll in rolls if roll.kind == "attack"] == list(range(60))


def test_typed_dice_are_taken_in_the_order_of_the_rules_and_stay_marked() -> None:
    played = game()
    step = played.submit(Brawl(enemies=2), dice=[1, 2, 3, 4, 5, 6]).step
    assert [roll.faces for roll in step.rolls] == [(1, 2), (3, 4), (5, 6)]
    assert all(roll.typed for roll in step.rolls)
    assert not any(roll.typed for roll in played.submit(Brawl()).step.rolls)


def test_typed_dice_count_like_rolled_ones() -> None:
    """Typing a roll and taking it back cannot be used to look at the next rolled one in its place."""
    typed, rolled = game(), game()
    typed.submit(Dare(), dice=[6, 6])
    rolled.submit(Dare())
    assert typed.submit(Dare()).step.rolls == rolled.submit(Dare()).step.rolls


@pytest.mark.parametrize(
    ("dice", "rule"),
    [
        ([], "dice-too-few"),
        ([3], "dice-too-few"),
        ([3, 4, 5], "dice-too-many"),
        ([0, 4], "dice-impossible"),
        ([7, 4], "dice-impossible"),
        ([-1, 4], "dice-impossible"),
    ],
)
def test_impossible_typed_dice_are_refused(dice: list[int], rule: str) -> None:
    played = game()
    with pytest.raises(Refusal) as refused:
        played.submit(Dare(), dice=dice)
    assert refused.value.rule == rule
    assert (played.head, played.next_n, played.steps) == (0, 1, {})


def test_dice_for_a_command_that_rolls_none_are_refused() -> None:
    with pytest.raises(Refusal, match="dice-too-many"):
        game().submit(Walk(section=3), dice=[3])


def test_a_player_is_asked_for_one_roll_after_the_other() -> None:
    played = game()
    asked: list[RollNeeded | None] = [played.next_roll(Brawl(enemies=2), faces) for faces in ([], [1, 2], [1, 2, 3, 4])]
    assert [needed and (needed.kind, needed.count, needed.sides, needed.label) for needed in asked] == [
        ("attack", 2, 6, "enemy 0"),
        ("attack", 2, 6, "enemy 1"),
        ("attack", 2, 6, ""),
    ]
    assert played.next_roll(Brawl(enemies=2), [1, 2, 3, 4, 5, 6]) is None
    assert played.steps == {}
    with pytest.raises(Refusal, match="dice-impossible"):
        played.next_roll(Brawl(), [7])
    with pytest.raises(Refusal, match="enemies-bounds"):
        played.next_roll(Brawl(enemies=4))
