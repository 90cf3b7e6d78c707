"""The fourteen magic stones (RULES: Stones; DF8.5, La Magie)."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.core.messages import Command
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.fight import AddEnemy, FightOpened, Foe, ModifyFight, OpenFight, TakeUpFight
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.rounds import ChangeEnemy, EndFight, Escape, FightRound, RoundFought
from ffapp.gamebook.sheet import Score, Sheet, effective_skill
from ffapp.gamebook.stones import (
    CATEGORIES,
    STONES,
    CastStone,
    Creature,
    CreatureBlessed,
    CurseCost,
    LoseStones,
    MightGained,
    ReceiveStones,
    category_of,
)
from tests.gamebook.play import Table, dead_of, enemy, foes, hero

OFFERED = ("fire", "ice", "illusion", "friendship", "growth", "blessing", "fear", "withering", "curse")
ALLY = Creature(name="Griffon", skill=Score(7, 9), stamina=Score(4, 12), luck=Score(6, 6))


def cast(stone: str, **more: object) -> CastStone:
    """The command for a stone, with whatever that kind asks for."""
    if stone in OFFERED:
        more.setdefault("offered", True)
    if stone == "blessing":
        more.setdefault("creature", ALLY)
    return CastStone(stone=stone, **more)


def use(table: Table, stone: str, **more: object) -> Table:
    table.surely(cast(stone, **more), *((1,) if stone == "curse" else ()))
    return table


def settled(table: Table) -> Table:
    while table.phase == "blow":
        table.do(AnswerBlow(luck=False))
    return table


def total(table: Table) -> int:
    """The hero's Attack Strength in the next round, dice aside (2); nobody is hurt by it."""
    table.round(*(1, 1) * len(table.fight.facing), 1, 1, target=table.fight.facing[0])
    settled(table)
    fought = next(step for step in reversed(table.game.path()) if isinstance(step.events[0], RoundFought)).events[0]
    assert isinstance(fought, RoundFought)
    return fought.total - 2


# -- kinds, counts, sources --------------------------------------------------------------------------------------------


def test_there_are_14_kinds_in_3_categories() -> None:
    assert len(STONES) == len(set(STONES)) == 14
    assert {category: set(stones) for category, stones in CATEGORIES.items()} == {
        "neutral": {"skill", "stamina", "luck", "fire", "ice", "illusion"},
        "good": {"friendship", "growth", "blessing", "strength"},
        "evil": {"fear", "withering", "curse", "weakness"},
    }
    assert all(stone in CATEGORIES[category_of(stone)] for stone in STONES)
    with pytest.raises(KeyError):
        category_of("gold")


@pytest.mark.parametrize("stone", STONES)
def test_each_is_used_once_and_crossed_off_and_there_may_be_any_number(stone: str) -> None:
    table = hero()
    assert table.refused(cast(stone)) == "stone-none-left"
    table.do(ReceiveStones(stone=stone, source=category_of(stone), count=2))
    table.do(ReceiveStones(stone=stone, source=category_of(stone), count=2))
    assert table.sheet.stones == ((stone, 4),)
    for left in (3, 2, 1, 0):
        if stone in ("strength", "weakness"):
            table.opened("7/6")
        use(table, stone)
        assert dict(table.sheet.stones).get(stone, 0) == left
        if table.sheet.fight:
            table.do(EndFight())
    assert table.sheet.stones == ()
    assert table.refused(cast(stone)) == "stone-none-left"


@pytest.mark.parametrize("stone", STONES)
@pytest.mark.parametrize("source", ["neutral", "good", "evil"])
def test_a_good_wizard_gives_no_evil_stone_and_an_evil_one_no_good_stone(stone: str, source: str) -> None:
    table = hero()
    receive = ReceiveStones(stone=stone, source=source)
    if (source, category_of(stone)) in (("good", "evil"), ("evil", "good")):
        assert table.refused(receive) == "stone-source"
    else:
        table.do(receive)
        assert table.sheet.stones == ((stone, 1),)


@pytest.mark.parametrize("stone", STONES)
def test_the_heroine_casts_any_of_them(stone: str) -> None:
    table = hero().stones(stone)
    if stone in ("strength", "weakness"):
        table.opened("7/6")
    use(table, stone)
    assert table.sheet.stones == ()


@pytest.mark.parametrize(
    ("count", "rule"),
    [(0, "amount-bounds"), (-1, "amount-bounds"), (9_999, "amount-bounds"), (10**30, "amount-bounds")],
)
def test_no_absurd_number_of_stones(count: int, rule: str) -> None:
    table = hero().stones("fire")
    assert table.refused(ReceiveStones(stone="fire", count=count)) == rule


@pytest.mark.parametrize(("count", "rule"), [(1, None), (2, None), (3, "stone-too-few"), (0, "amount-bounds")])
def test_stones_can_be_lost_without_being_used(count: int, rule: str | None) -> None:
    table = hero().stones("fire", "fire")
    if rule:
        assert table.refused(LoseStones(stone="fire", count=count)) == rule
    else:
        table.do(LoseStones(stone="fire", count=count, reason="§ 8"))
        assert dict(table.sheet.stones).get("fire", 0) == 2 - count


def test_stones_are_kept_in_the_order_of_the_book() -> None:
    assert [kind for kind, _ in hero().stones(*reversed(STONES)).sheet.stones] == list(STONES)


# -- skill, stamina, luck ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stone", "initial", "current", "after"),
    [
        ("skill", 9, 2, 7),
        ("skill", 9, 3, 8),
        ("skill", 9, 6, 9),
        ("skill", 8, 1, 5),
        ("skill", 7, 0, 4),
        ("stamina", 19, 1, 11),
        ("stamina", 19, 12, 19),
        ("stamina", 18, 1, 10),
        ("luck", 11, 0, 6),
        ("luck", 12, 0, 6),
        ("luck", 7, 5, 7),
    ],
)
def test_a_restoring_stone_gives_half_the_initial_value_rounded_up_to_that_value_at_most(
    stone: str, initial: int, current: int, after: int
) -> None:
    table = hero(**{stone: initial}).score(stone, current).stones(stone)
    table.do(CastStone(stone=stone))
    assert getattr(table.sheet, stone) == Score(after, initial)


@pytest.mark.parametrize("stone", ["skill", "stamina", "luck"])
@pytest.mark.parametrize("surplus", [0, 3])
def test_at_a_full_score_it_is_spent_after_a_warning(stone: str, surplus: int) -> None:
    table = hero(skill=8, luck=8)
    initial = getattr(table.sheet, stone).initial
    table.score(stone, initial + surplus).stones(stone)
    assert table.confirmed(CastStone(stone=stone)) == ["stone-wasted"]
    assert getattr(table.sheet, stone) == Score(initial + surplus, initial)
    assert table.sheet.stones == ()


@pytest.mark.parametrize("stone", ["skill", "stamina", "luck"])
def test_a_restoring_stone_works_any_time_until_the_first_round_and_then_after_the_fight(stone: str) -> None:
    table = hero(skill=7).stones(*[stone] * 4).score(stone, 3)
    table.do(CastStone(stone=stone))
    table.score(stone, 4).opened("7/6", escape=True)
    table.do(CastStone(stone=stone))
    table.score(stone, 7).score("skill", 7)
    table.round(3, 3, 3, 3)
    assert table.refused(CastStone(stone=stone)) == "stone-after-first-round"
    table.surely(Escape())
    settled(table)
    table.surely(CastStone(stone=stone))
    assert dict(table.sheet.stones) == {stone: 1}


def test_a_skill_restored_at_the_start_of_a_fight_counts_in_it() -> None:
    table = hero(skill=10).score("skill", 4).stones("skill").opened("1/20")
    table.do(CastStone(stone="skill"))
    assert total(table) == 9


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("skill", "fights_at"), [(7, 9), (9, 11), (10, 12), (11, 12), (12, None), (14, None), (1, 3), (0, 2)]
)
def test_strength_adds_2_up_to_12(skill: int, fights_at: int | None) -> None:
    table = hero(skill=11).score("skill", skill).stones("strength").opened("1/20")
    if fights_at is None:
        assert table.refused(CastStone(stone="strength")) == "strength-limit"
    else:
        table.do(CastStone(stone="strength"))
        assert table.happened(MightGained).bonus == fights_at - skill
        assert total(table) == fights_at


@pytest.mark.parametrize(("raw", "health", "fights_at"), [(12, 5, 12), (12, 2, 12), (11, 5, 12), (2, 1, 2)])
def test_strength_is_measured_on_effective_skill(raw: int, health: int, fights_at: int) -> None:
    table = hero(skill=12, health=12).score("health", health).score("skill", raw).stones("strength").opened("1/20")
    table.do(CastStone(stone="strength"))
    assert effective_skill(table.sheet) == fights_at


@pytest.mark.parametrize(
    ("skill", "health", "score", "by", "fights_at"),
    [
        (9, 12, "skill", -3, 8),
        (9, 12, "skill", 1, 12),
        (9, 12, "skill", 3, 12),
        (11, 12, "skill", -4, 9),
        (11, 12, "skill", -11, 2),
        (11, 12, "skill", 1, 12),
        (11, 12, "skill", 3, 14),
        (10, 12, "health", -7, 11),
        (10, 12, "health", -10, 10),
        (10, 2, "health", 4, 12),
        (12, 5, "health", 7, 12),
        (14, 1, "health", 2, 13),
    ],
)
def test_strength_is_reckoned_anew_whatever_changes_skill_or_health(
    skill: int, health: int, score: str, by: int, fights_at: int
) -> None:
    table = hero(skill=12).score("health", health).score("skill", skill).stones("strength").opened("1/20")
    table.do(CastStone(stone="strength"))
    table.do(AdjustScore(score=score, by=by, beyond=by > 0))
    assert effective_skill(table.sheet) == fights_at
    assert total(table) == total(table) == fights_at


def test_what_a_stone_of_skill_heals_does_not_take_strength_beyond_12() -> None:
    table = hero(skill=12)
    table.do(ReceiveStones(stone="strength", source="good"))
    table.do(ReceiveStones(stone="skill"))
    table.do(AdjustScore(score="skill", by=-6))
    table.opened("5/20")
    table.do(CastStone(stone="strength"))
    gained = table.happened(MightGained)
    assert (gained.bonus, gained.skill.before, gained.skill.after) == (2, 6, 8)
    table.do(CastStone(stone="skill"))
    assert table.sheet.skill == Score(12, 12)
    table.round(1, 1, 2, 2)
    fought = table.happened(RoundFought)
    assert (fought.skill, fought.total) == (12, 16)


FRAY: tuple[Command, ...] = (
    *(AdjustScore(score=score, by=by, beyond=by > 2) for score in ("skill", "health") for by in (-4, -1, 1, 5)),
    AdjustInitial(score="skill", by=1),
    AdjustInitial(score="health", by=-1),
    *[CastStone(stone="strength")] * 3,
    *[CastStone(stone="skill")] * 2,
    OpenFight(enemies=foes("1/20"), escape=True),
    OpenFight(enemies=foes("1/20", "9/9"), escape=True, order="together"),
    *[FightRound(target=0)] * 2,
    *(AnswerBlow(luck=luck) for luck in (False, False, True)),
    ModifyFight(fury=2),
    ChangeEnemy(enemy=0, stamina=20),
    EndFight(),
    Escape(),
    *(TakeUpFight(encounter=number, escape=True) for number in (5, 6)),
)


@given(steps=st.lists(st.integers(-2, len(FRAY) - 1), min_size=20, max_size=60), start=st.integers(7, 12))
def test_the_skill_that_fights_is_what_the_rule_says_at_every_moment(steps: list[int], start: int) -> None:
    """After any commands, taken back or not: Skill, less what sickness takes, and where strength was cast in this fight
    2 more, but 12 at most."""
    table = hero(skill=start, stamina=24, health=12).stones(*["strength"] * 3, *["skill"] * 3).opened("1/20")
    first = table.game.depth
    for step in steps:
        before = table.sheet
        if step < 0:
            if table.game.depth > first:
                table.game.undo()
        elif table.game.why_not(FRAY[step]) is None:
            table.surely(FRAY[step])
            for event in table.events:
                assert not isinstance(event, RoundFought) or event.skill == fighting_skill(table, before)
        assert effective_skill(table.sheet) == fighting_skill(table, table.sheet)


def fighting_skill(table: Table, sheet: Sheet) -> int:
    """The rule, from raw scores and from what has happened in the fight."""
    health = sheet.health
    assert health is not None
    penalty = 3 if health.current <= 1 else sum(health.current < math.ceil(health.initial / part) for part in (2, 4))
    skill = max(0, sheet.skill.current - penalty)
    happened = [event for step in table.game.path() for event in step.events]
    opened = max((at for at, event in enumerate(happened) if isinstance(event, FightOpened)), default=0)
    strong = sheet.fight is not None and any(isinstance(event, MightGained) for event in happened[opened:])
    return max(skill, min(12, skill + 2)) if strong else skill


@pytest.mark.parametrize("stone", ["strength", "weakness"])
def test_strength_and_weakness_only_before_the_first_round_of_a_fight(stone: str) -> None:
    table = hero(skill=7).stones(stone)
    assert table.refused(CastStone(stone=stone)) == "stone-before-first-round"
    assert table.refused(CastStone(stone=stone, offered=True)) == "stone-before-first-round"
    table.opened("7/6").round(3, 3, 3, 3)
    assert table.refused(CastStone(stone=stone)) == "stone-before-first-round"
    table.do(EndFight())
    table.opened("7/6")
    table.do(CastStone(stone=stone))


def test_one_strength_a_fight() -> None:
    table = hero(skill=7).stones("strength", "strength").opened("7/6")
    table.do(CastStone(stone="strength"))
    assert table.refused(CastStone(stone="strength")) == "strength-again"
    table.do(EndFight())
    table.opened("7/6")
    table.do(CastStone(stone="strength"))
    assert table.sheet.stones == ()


def test_a_strength_that_the_limit_refuses_is_not_spent() -> None:
    table = hero(skill=12).stones("strength").opened("7/6")
    assert table.refused(CastStone(stone="strength")) == "strength-limit"
    assert table.sheet.stones == (("strength", 1),)


# -- the potion of fury ------------------------------------------------------------------------------------------------


def test_a_potion_of_fury_is_a_bonus_that_the_reader_sets_on_the_fight() -> None:
    table = hero(skill=7).opened("1/20", fury=2)
    assert total(table) == 9
    table.do(EndFight())
    table.opened("1/20")
    table.do(ModifyFight(fury=3))
    assert total(table) == 10
    table.do(EndFight())
    assert total(table.opened("1/20")) == 7


@pytest.mark.parametrize("stone", ["strength", "weakness"])
@pytest.mark.parametrize("opened", [True, False])
def test_fury_refuses_the_stones(stone: str, opened: bool) -> None:
    table = hero(skill=7).stones(stone).opened("7/6", fury=2 if opened else 0)
    if not opened:
        table.do(ModifyFight(fury=2))
    assert table.refused(CastStone(stone=stone)) == f"{stone}-with-fury"
    table.do(ModifyFight(fury=0))
    table.do(CastStone(stone=stone))


@pytest.mark.parametrize("stone", ["strength", "weakness"])
@pytest.mark.parametrize("rounds", [0, 1])
def test_the_stones_refuse_fury(stone: str, rounds: int) -> None:
    table = hero(skill=7).stones(stone).opened("7/6", "7/6")
    table.do(cast(stone, enemy=1 if stone == "weakness" else None))
    for _ in range(rounds):
        settled(table.round(3, 3, 3, 3))
    assert table.refused(ModifyFight(fury=2)) == f"fury-with-{stone}"
    assert table.refused(ModifyFight(fury=2, modifier=1)) == f"fury-with-{stone}"
    table.do(ModifyFight(modifier=1))


def test_a_weakened_enemy_that_died_still_refuses_fury() -> None:
    table = hero(skill=7).stones("weakness").opened("7/6", "7/6")
    table.do(CastStone(stone="weakness", enemy=0))
    table.do(ChangeEnemy(enemy=0, stamina=0))
    assert table.refused(ModifyFight(fury=2)) == "fury-with-weakness"


def test_a_strength_without_effect_left_still_refuses_fury() -> None:
    table = hero(skill=11).stones("strength").opened("7/6")
    table.do(CastStone(stone="strength"))
    table.do(AdjustScore(score="skill", by=-11))
    assert table.refused(ModifyFight(fury=2)) == "fury-with-strength"


# -- weakness ----------------------------------------------------------------------------------------------------------


def test_weakness_takes_2_from_that_enemys_attack_strength() -> None:
    table = hero(skill=9).stones("weakness").opened("8/9", "8/9", order="together")
    table.do(CastStone(stone="weakness", enemy=1))
    for _ in range(2):
        table.round(1, 1, 1, 1, 1, 1, target=0)
        fought = table.happened(RoundFought)
        assert [attack.total for attack in fought.attacks] == [10, 8]
        settled(table)
    assert [one.skill for one in table.fight.enemies] == [8, 8]


def test_in_a_queue_weakness_may_name_who_waits_but_only_before_the_first_round_of_the_whole() -> None:
    table = hero(skill=12).stones("weakness", "weakness").opened("7/2", "8/6")
    table.do(CastStone(stone="weakness", enemy=1))
    table.round(1, 1, 6, 6)
    assert table.enemies == [0, 6]
    assert table.refused(CastStone(stone="weakness", enemy=1)) == "stone-before-first-round"
    table.round(1, 1, 1, 1)
    assert table.happened(RoundFought).attacks[0].total == 8


@pytest.mark.parametrize(
    ("enemy_index", "rule"),
    [
        (None, "target-missing"),
        (0, "target-dead"),
        (3, "target-unknown"),
        (-1, "target-unknown"),
        (1, "weakness-again"),
    ],
)
def test_weakness_names_one_living_enemy_once(enemy_index: int | None, rule: str) -> None:
    table = hero().stones("weakness", "weakness", "weakness").opened("7/6", "8/6", "9/6")
    table.do(ChangeEnemy(enemy=0, stamina=0))
    table.do(CastStone(stone="weakness", enemy=1))
    assert table.refused(CastStone(stone="weakness", enemy=enemy_index)) == rule
    table.do(CastStone(stone="weakness", enemy=2))


def test_weakness_needs_no_name_for_an_only_enemy() -> None:
    table = hero().stones("weakness").opened("7/6")
    table.do(CastStone(stone="weakness"))
    assert enemy(table).weakened


def test_who_joins_before_the_first_round_can_be_weakened() -> None:
    table = hero().stones("weakness").opened("7/6")
    table.do(AddEnemy(enemy=Foe(name="C", skill=8, stamina=6)))
    table.do(CastStone(stone="weakness", enemy=1))
    assert enemy(table, 1).weakened


def test_strength_and_weakness_together_are_allowed() -> None:
    table = hero(skill=7).stones("strength", "weakness").opened("8/20")
    table.do(CastStone(stone="weakness"))
    table.do(CastStone(stone="strength"))
    table.round(1, 1, 1, 1)
    fought = table.happened(RoundFought)
    assert (fought.attacks[0].total, fought.total) == (8, 11)


@pytest.mark.parametrize("way", ["won", "ended", "escaped"])
def test_strength_and_weakness_end_with_the_fight(way: str) -> None:
    table = hero(skill=7).stones("strength", "weakness").opened("8/4", escape=True)
    table.do(CastStone(stone="strength"))
    table.do(CastStone(stone="weakness"))
    if way == "won":
        for _ in range(2):
            settled(table.round(1, 1, 6, 6))
    elif way == "ended":
        table.do(EndFight())
    else:
        table.surely(Escape())
        settled(table)
    assert table.sheet.fight is None
    assert effective_skill(table.sheet) == 7
    assert all(not one.weakened for known in table.sheet.remembered for one in known.enemies)
    assert total(table.opened("1/20")) == 7


# -- all others --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stone", OFFERED)
def test_all_others_only_when_the_section_offers_it(stone: str) -> None:
    table = hero().stones(stone)
    assert table.refused(cast(stone, offered=False)) == "stone-not-offered"
    use(table, stone)
    assert table.sheet.stones == ()


@pytest.mark.parametrize("stone", OFFERED)
def test_a_section_may_offer_a_stone_in_a_fight_too(stone: str) -> None:
    table = hero(skill=7).stones(stone, stone).opened("7/6")
    use(table, stone)
    settled(table.round(3, 3, 3, 3))
    use(table, stone)
    assert table.phase == "round"


def test_what_a_stone_was_for_is_noted() -> None:
    table = hero().stones("illusion")
    table.do(CastStone(stone="illusion", offered=True, target="un pont"))
    assert table.events[0].arguments()["target"] == "un pont"


@pytest.mark.parametrize(
    ("current", "initial", "after"), [(4, 12, 7), (10, 12, 12), (12, 12, 12), (14, 12, 14), (0, 2, 2)]
)
def test_a_blessing_gives_another_creature_3_of_each_and_none_above_its_own_initial(
    current: int, initial: int, after: int
) -> None:
    table = hero().stones("blessing")
    before = table.sheet
    score = Score(current, initial)
    ally = Creature(name="Griffon", skill=score, stamina=score, luck=score)
    table.do(CastStone(stone="blessing", offered=True, creature=ally))
    blessed = table.happened(CreatureBlessed)
    for change in (blessed.skill, blessed.stamina, blessed.luck):
        assert change is not None
        assert (change.before, change.after) == (current, after)
    assert (table.sheet.skill, table.sheet.stamina, table.sheet.luck) == (before.skill, before.stamina, before.luck)


def test_a_blessing_is_for_somebody_of_whom_not_all_may_be_known() -> None:
    table = hero().stones("blessing")
    assert table.refused(CastStone(stone="blessing", offered=True)) == "blessing-nobody"
    for creature, rule in (
        (Creature(name=""), "name-empty"),
        (Creature(name="A" * 41), "name-long"),
        (Creature(name="A" + " " * 10_000), "text-long"),
        (Creature(name="A", skill=Score(-1, 3)), "amount-bounds"),
        (Creature(name="A", luck=Score(1, 10_000)), "amount-bounds"),
    ):
        assert table.refused(CastStone(stone="blessing", offered=True, creature=creature)) == rule
    table.do(CastStone(stone="blessing", offered=True, creature=Creature(name="Griffon")))
    assert table.happened(CreatureBlessed).stamina is None


@pytest.mark.parametrize(
    ("stamina", "die", "dead"), [(18, 6, False), (5, 5, True), (5, 4, False), (1, 1, True), (6, 6, True), (7, 6, False)]
)
def test_a_curse_costs_its_caster_a_die_of_stamina_and_can_kill(stamina: int, die: int, dead: bool) -> None:
    table = hero().score("stamina", stamina).stones("curse")
    table.surely(CastStone(stone="curse", offered=True, target="Le Maître"), die)
    assert table.happened(CurseCost).die == (die,)
    assert table.sheet.stamina.current == max(0, stamina - die)
    assert (dead_of(table) == "stamina") is dead


@pytest.mark.parametrize(("stamina", "asked"), [(1, True), (6, True), (7, False), (18, False)])
def test_a_curse_that_can_kill_asks_first(stamina: int, asked: bool) -> None:
    table = hero().score("stamina", stamina).stones("curse")
    assert table.asks(cast("curse")) == (["curse-may-kill"] if asked else [])


def test_there_is_no_luck_on_a_curse() -> None:
    table = hero(skill=7).stones("curse").opened("7/6").round(3, 3, 3, 3)
    table.do(cast("curse"), 6)
    assert table.phase == "round"
    assert table.told() == ["StoneCast", "CurseCost"]


def test_a_curse_strikes_its_caster_first_and_the_rest_is_the_sections() -> None:
    table = hero().score("stamina", 3).stones("curse").opened("7/6")
    table.surely(cast("curse"), 6)
    assert table.told() == ["StoneCast", "CurseCost", "Died"]
    assert table.enemies == [6]
    assert table.phase == "over"


def test_sickness_counts_when_a_curse_kills() -> None:
    table = hero(health=12).score("health", 2).score("stamina", 6).stones("curse")
    table.surely(cast("curse"), 4)
    assert dead_of(table) == "stamina"


@pytest.mark.parametrize("stone", [stone for stone in STONES if stone != "blessing"])
def test_only_a_blessing_is_for_another_creature(stone: str) -> None:
    table = hero().stones(stone)
    if stone in ("strength", "weakness"):
        table.opened("7/6")
    assert table.refused(cast(stone, creature=Creature(name="x" * 200_000))) == "name-long"
    assert table.refused(cast(stone, creature=ALLY)) == "stone-no-creature"


@pytest.mark.parametrize("stone", [stone for stone in STONES if stone != "weakness"])
def test_only_weakness_strikes_an_enemy_of_the_fight(stone: str) -> None:
    table = hero().stones(stone).opened("7/6")
    for index in (0, 7, 10**30):
        assert table.refused(cast(stone, enemy=index)) == "stone-no-enemy"


@pytest.mark.parametrize(("target", "rule"), [("\ud800", "text-unwritable"), ("x" * 10_001, "text-long")])
def test_what_no_hand_can_write_about_a_stone(target: str, rule: str) -> None:
    assert hero().stones("fire").refused(CastStone(stone="fire", offered=True, target=target)) == rule
