"""The extended rules: the choice of them, spells, the game master's hand, the two-handed sword."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from ffapp import resources
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.core.script import entry_decoder, exported
from ffapp.core.script import play as script
from ffapp.doonjons.attacks import Attacked, CampaignEnded, DungeonCleared, FigureDied, Strike
from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.equipping import Equip, PickUp
from ffapp.doonjons.figures import HIT_POINTS, KITS, Class, attack_of, chance_of, effective_speed, effective_strength
from ffapp.doonjons.initiative import TurnBegun
from ffapp.doonjons.interventions import (
    FigureHarmed,
    FigureShifted,
    HarmFigure,
    ObstaclesRaised,
    RaiseObstacles,
    ShiftFigure,
)
from ffapp.doonjons.party import BeginCampaign, ChooseRules
from ffapp.doonjons.setup import PutThing, UseDungeon
from ffapp.doonjons.spells import BoogieWoogie, EnchantWeapon, Heal, Healed, Swapped, WeaponEnchanted
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import EndTurn, Move
from ffapp.rulesets import ruleset_of
from ffapp.store.shelf import Shelf
from tests.doonjons.play import RULES, Hero, Table, dungeon, foe, gathered, play

PARTY = (Hero("A1", "W", role="wizard"), Hero("B1", "C", role="cleric"), Hero("C1", "F"), Hero("D1", "R", role="rogue"))


def table(*monsters: object, acting: str = "W", acted: bool = True, **given: object) -> Table:
    """Four of four classes in the extended rules; it is somebody's turn, and somebody has acted."""
    monsters = monsters or (foe("H8"), foe("J9", "N"))
    names = [*"WCFR", *(one.species for one in monsters)]  # type: ignore[attr-defined]
    order = [acting, *(name for name in names if name != acting)]
    made = play(PARTY, *monsters, order=order, rules="extended", **given)  # type: ignore[arg-type]
    if acted:
        made.do(Move(to="E2" if acting in "WCFR" else "H7"))
    return made


def hurt(made: Table, name: str, left: int) -> None:
    """The master takes points from somebody until so many are left, one die for each."""
    taken = made.figure(name).left - left
    made.surely(HarmFigure(figure=made.figure(name).id, damage=f"{taken}d2"), *[1] * taken)
    assert made.figure(name).left == left


# -- the choice --------------------------------------------------------------------------------------------------------


def test_the_rules_are_chosen_with_the_campaign_and_base_is_the_default() -> None:
    made = Table().join("A")
    assert made.state.rules == "base"
    assert made.refused(ChooseRules(rules="base")) == "rules-same"
    made.do(ChooseRules(rules="extended"))
    assert made.state.rules == "extended"
    assert made.refused(ChooseRules(rules="extended")) == "rules-same"
    made.game.undo()
    assert made.state.rules == "base"
    made.game.redo()
    made.do(BeginCampaign())
    assert made.refused(ChooseRules(rules="base")) == "phase-setup"
    assert made.reloaded().state.rules == "extended"


def everything(made: Table) -> list[Command]:
    """A command of each kind of the extended rules, all legal by them."""
    wizard, monster = made.figure("W").id, made.figure("M").id
    return [
        Heal(target=made.figure("C").id),
        BoogieWoogie(first=wizard, second=monster),
        EnchantWeapon(target=wizard, kind="sling"),
        ShiftFigure(figure=monster, to="K9"),
        HarmFigure(figure=monster, damage="1d4"),
        RaiseObstacles(cells=("K9",)),
    ]


def test_by_the_base_rules_there_is_none_of_it() -> None:
    made = play(PARTY, foe("H8"), order="WCFRM")
    made.do(Move(to="E2"))
    assert [made.refused(command) for command in everything(made)] == ["rules-base"] * 6
    kinds = {type(command) for command in everything(made)}
    assert not kinds & {type(command) for command in made.game.options()}
    assert made.state.acted is False


def test_by_the_extended_rules_each_is_possible_and_undone_like_any_command() -> None:
    made = table()
    hurt(made, "C", 9)
    before = made.state
    for command in everything(made):
        made.surely(command)
        assert made.state != before
        assert made.reloaded().state == made.state
        made.game.undo()
        assert made.state == before


# -- the master intervenes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("acting", ["W", "M"])
def test_the_master_intervenes_after_any_action_of_a_character_or_a_monster(acting: str) -> None:
    made = table(acting=acting, acted=False)
    hand = [
        ShiftFigure(figure=made.figure("N").id, to="K9"),
        HarmFigure(figure=made.figure("N").id, damage="1d4"),
        RaiseObstacles(cells=("K9",)),
    ]
    assert [made.refused(command) for command in hand] == ["hand-before"] * 3
    made.do(EndTurn())  # which is none of the actions
    assert [made.refused(command) for command in hand] == ["hand-before"] * 3
    made.game.undo()
    made.do(Move(to="E2" if acting == "W" else "H7"))
    assert [made.game.why_not(command) for command in hand] == [None] * 3
    turn = made.state.acting, made.state.actions, made.state.round
    for command in (hand[0], hand[1], RaiseObstacles(cells=("L9",))):  # several in a row, and at no cost
        made.do(command)
        assert (made.state.acting, made.state.actions, made.state.round) == turn
    while made.acting != "F":
        made.do(EndTurn())
    assert made.game.why_not(RaiseObstacles(cells=("L10",))) is None  # also between the turns


def test_the_next_dungeon_begins_without_an_action() -> None:
    made = play([Hero("A1")], foe("A2", hit_points=1), order="AM", rules="extended")
    made.do(Strike(target=made.monster().id), 20, 1)
    assert (made.state.number, made.state.acted) == (2, False)
    made.lay(dungeon(foe("H8"), starts=["A1"])).start("A", "M").turns()
    assert made.refused(ShiftFigure(figure=made.monster().id, to="K9")) == "hand-before"


def test_any_figure_is_moved_to_a_free_cell() -> None:
    made = table(walls=["K9"], things=[("mace", "L9")])
    for name, to in (("M", "O15"), ("W", "H8"), ("F", "L9")):
        start = made.figure(name).cell
        made.do(ShiftFigure(figure=made.figure(name).id, to=to, words="Un courant d’air."))
        moved = made.happened(FigureShifted)
        assert (moved.start, moved.end.name, moved.words) == (start, to, "Un courant d’air.")
        assert made.figure(name).cell.name == to
    number = made.figure("N").id
    for to, rule in (
        ("K9", "cell-obstacle"),
        ("H8", "cell-taken"),
        ("J9", "move-own-cell"),
        ("P1", "cell-outside"),
        ("", "cell-unreadable"),
    ):
        assert made.refused(ShiftFigure(figure=number, to=to)) == rule
    assert made.refused(ShiftFigure(figure=99, to="B9")) == "figure-unknown"
    assert made.refused(ShiftFigure(figure=number, to="B9", words="x" * 10_001)) == "text-long"


def test_the_master_deals_ndm_damage_to_any_figure() -> None:
    made = table(foe("H8", hit_points=30), foe("J9", "N"))
    made.do(HarmFigure(figure=made.figure("M").id, damage=" 3D6 ", words="Le plafond cède."), 1, 5, 6)
    struck = made.happened(FigureHarmed)
    assert (struck.dice, struck.damage, struck.left.after, struck.words) == ("3d6", (1, 5, 6), 18, "Le plafond cède.")
    made.do(HarmFigure(figure=made.figure("F").id, damage="1d4"), 4)
    assert made.hero("F").left == HIT_POINTS["fighter"] - 4
    number = made.figure("M").id
    for dice, rule in (
        ("0d6", "notation-bounds"),
        ("21d6", "notation-bounds"),
        ("1d1", "notation-bounds"),
        ("1d101", "notation-bounds"),
        ("douze", "notation-unreadable"),
        ("", "notation-unreadable"),
    ):
        assert made.refused(HarmFigure(figure=number, damage=dice)) == rule
    assert made.refused(HarmFigure(figure=0, damage="1d6")) == "figure-unknown"


def test_obstacles_are_put_on_free_cells_that_nothing_lies_on() -> None:
    made = table(walls=["K9"], things=[("mace", "L9")])
    made.do(RaiseObstacles(cells=("a9", "B9", "A9"), words="Les murs bougent."))
    raised = made.happened(ObstaclesRaised)
    assert ([cell.name for cell in raised.cells], raised.words) == (["A9", "B9"], "Les murs bougent.")
    assert made.dungeon.floor[8] == "##........#...."
    for cell, rule in (
        ("L9", "cell-littered"),
        ("K9", "cell-obstacle"),
        ("B9", "cell-obstacle"),
        ("H8", "cell-taken"),
        ("E2", "cell-taken"),
        ("A99", "cell-outside"),
        ("9", "cell-unreadable"),
    ):
        assert made.refused(RaiseObstacles(cells=("C9", cell))) == rule
    assert made.refused(RaiseObstacles(cells=())) == "amount-bounds"


def test_deaths_by_the_masters_hand_count_as_always() -> None:
    made = table()
    asked = made.confirmed(HarmFigure(figure=made.figure("W").id, damage="20d6"), *[6] * 20)
    assert asked == ["harm-may-kill"]
    assert made.told() == ["FigureHarmed", "FigureDied", "CampaignEnded"]
    ending = made.happened(CampaignEnded).ending
    assert (ending.won, ending.cause, ending.who.name, ending.master, ending.dice) == (
        False,
        "killed",
        "W",
        True,
        "20d6",
    )
    made.game.undo()
    made.do(HarmFigure(figure=made.figure("M").id, damage="20d6"), *[6] * 20)
    assert made.told() == ["FigureHarmed", "FigureDied"]
    assert made.order == [*"WCFRN"]
    assert made.asks(HarmFigure(figure=made.figure("N").id, damage="20d6")) == []
    made.do(HarmFigure(figure=made.figure("N").id, damage="20d6"), *[6] * 20)
    assert made.happened(DungeonCleared).next == 2
    assert all(one.left == one.hit_points for one in made.state.characters)


def test_the_last_monster_of_the_third_dungeon_wins_also_by_the_masters_hand() -> None:
    made = gathered(Hero("A1"), rules="extended")
    for _ in range(3):
        made.lay(dungeon(foe("H8"), starts=["A1"])).start("A", "M").turns()
        made.do(Move(to="B2"))
        made.do(HarmFigure(figure=made.monster().id, damage="10d2"), *[1] * 10)
    ending = made.happened(CampaignEnded).ending
    assert (ending.won, ending.cause, ending.who.name, ending.master) == (True, "cleared", "M", True)


@pytest.mark.parametrize(("order", "following", "later"), [("WMCFRN", "C", 0), ("WCFRNM", "W", 1)])
def test_who_dies_in_its_own_turn_passes_it_on(order: str, following: str, later: int) -> None:
    made = play(PARTY, foe("H8"), foe("J9", "N"), order=order, rules="extended").until("M")
    made.do(Move(to="H7"))
    at = made.state.round
    made.do(HarmFigure(figure=made.figure("M").id, damage="10d2"), *[1] * 10)
    assert made.told() == ["FigureHarmed", "FigureDied", "TurnBegun"]
    assert (made.acting, made.state.actions, made.state.round) == (following, 3, at + later)
    assert made.happened(TurnBegun).round == at + later


def test_the_program_as_master_never_intervenes() -> None:
    made = table(foe("H8", reach=9, damage="1d2"), acting="M", control="nearest")
    for _ in range(6):
        options = list(made.game.options())
        assert not {type(command) for command in options} & {ShiftFigure, HarmFigure, RaiseObstacles}
        assert isinstance(choose(made.state, options), Strike | Move | EndTurn)
        made.game.submit(choose(made.state, options))


# -- spells ------------------------------------------------------------------------------------------------------------

CASTS: dict[str, Callable[[Table], Command]] = {
    "healing": lambda made: Heal(target=made.figure("F").id),
    "boogie-woogie": lambda made: BoogieWoogie(first=made.figure("F").id, second=made.figure("M").id),
    "magic-weapon": lambda made: EnchantWeapon(target=made.figure("F").id, kind="longsword"),
}

KNOWN: dict[Class, set[str]] = {"cleric": {"healing"}, "wizard": {*CASTS}, "fighter": set(), "rogue": set()}


@pytest.mark.parametrize(("role", "spell"), product(KNOWN, CASTS))
def test_clerics_heal_and_wizards_cast_all_three(role: Class, spell: str) -> None:
    made = table()
    hurt(made, "F", 5)
    made.until(role[0].upper())
    command, before = CASTS[spell](made), made.state
    if spell in KNOWN[role]:
        made.do(command)  # at any distance, and one action
        assert made.state.actions == before.actions - 1
        assert command in set(options_in(made, before))
    else:
        assert made.refused(command) == "spell-unknown"
        assert command not in set(made.game.options())


def options_in(made: Table, state: Campaign) -> list[Command]:
    """The options of another state of the same game."""
    return list(made.game.ruleset.options(state))


def test_a_spell_is_cast_in_ones_own_turn_and_monsters_have_none() -> None:
    made = table(acting="M")
    hurt(made, "F", 5)
    assert [made.refused(cast(made)) for cast in CASTS.values()] == ["spell-monster"] * 3
    made.until("F")
    assert [made.refused(cast(made)) for cast in CASTS.values()] == ["spell-unknown"] * 3


def test_the_third_spell_of_a_turn_passes_it_on() -> None:
    made = table(acted=False)
    for kind in ("quarterstaff", "sling", "sling"):
        assert made.acting == "W"
        made.do(EnchantWeapon(target=made.figure("W").id, kind=kind))
    assert made.acting == "C"
    assert made.told() == ["WeaponEnchanted", "TurnBegun"]
    assert made.game.why_not(ShiftFigure(figure=made.figure("M").id, to="K9")) is None  # a spell is an action


@pytest.mark.parametrize(("left", "die", "after"), [(5, 3, 8), (5, 10, 15), (15, 10, 20), (19, 1, 20)])
def test_guerison_gives_a_character_1d10_back_at_most_up_to_creation(left: int, die: int, after: int) -> None:
    made = table()
    hurt(made, "F", left)
    command = Heal(target=made.figure("F").id)
    needed = made.game.next_roll(command, [])
    assert needed is not None
    assert (needed.kind, needed.count, needed.sides, needed.label["by_name"]) == ("healing", 1, 10, "F")
    made.do(command, die)
    healed = made.happened(Healed)
    assert (healed.die, healed.left.before, healed.left.after) == ((die,), left, after)
    assert made.hero("F").left == after


def test_guerison_is_for_characters_the_caster_too_and_refused_at_full() -> None:
    made = table()
    assert made.refused(Heal(target=made.figure("W").id)) == "healing-full"
    assert made.refused(Heal(target=made.figure("M").id)) == "character-unknown"
    assert made.refused(Heal(target=0)) == "character-unknown"
    hurt(made, "W", 3)
    made.do(Heal(target=made.figure("W").id), 4)
    assert made.hero("W").left == 7


@pytest.mark.parametrize("pair", ["WM", "MW", "MN", "CF", "FM"])
def test_boogie_woogie_has_any_two_figures_change_places(pair: str) -> None:
    made = table()
    one, other = (made.figure(name) for name in pair)
    made.do(BoogieWoogie(first=one.id, second=other.id))
    assert (made.figure(pair[0]).cell, made.figure(pair[1]).cell) == (other.cell, one.cell)
    swapped = made.happened(Swapped)
    assert (swapped.first_cell, swapped.second_cell) == (other.cell, one.cell)
    assert made.told() == ["Swapped"]


def test_one_figure_alone_changes_no_place() -> None:
    made = table()
    number = made.figure("M").id
    assert made.refused(BoogieWoogie(first=number, second=number)) == "swap-same"
    assert made.refused(BoogieWoogie(first=number, second=99)) == "figure-unknown"
    made.do(HarmFigure(figure=number, damage="10d2"), *[1] * 10)
    assert made.refused(BoogieWoogie(first=number, second=made.figure("W").id)) == "figure-unknown"


def test_arme_magique_adds_one_to_attack_and_damage_without_limit() -> None:
    made = table(foe("C2", armour_class=24, hit_points=30), foe("J9", "N"), acted=False)
    number = made.figure("F").id
    made.do(EnchantWeapon(target=number, kind="longsword"))
    enchanted = made.happened(WeaponEnchanted)
    assert (enchanted.kind, enchanted.bonus.before, enchanted.bonus.after) == ("longsword", 0, 1)
    for _ in range(2):
        made.do(EnchantWeapon(target=number, kind="longsword"))
    made.until("F")
    means = attack_of(made.hero("F"))
    assert means is not None
    assert (means.bonus, means.magic, str(means.damage)) == (16, 3, "1d8")
    assert chance_of(means, made.figure("M")).least == 6  # 5 + 16 + 3 is 24, which is not above it
    made.do(Strike(target=made.figure("M").id), 6, 5)
    struck = made.happened(Attacked)
    assert (struck.bonus, struck.magic, struck.total, struck.hit) == (16, 3, 25, True)
    assert (struck.damage, struck.dealt, made.figure("M").left) == ((5,), 8, 22)
    made.do(Strike(target=made.figure("M").id), 5)
    assert (made.happened(Attacked).total, made.happened(Attacked).hit) == (24, False)


def test_a_weapon_is_enchanted_in_hand_or_not_and_only_that() -> None:
    made = table(foe("C2", hit_points=30), foe("J9", "N"), acted=False)
    number = made.figure("F").id
    made.do(EnchantWeapon(target=number, kind="light-crossbow"))
    assert made.refused(EnchantWeapon(target=number, kind="chain-mail")) == "magic-no-weapon"
    assert made.refused(EnchantWeapon(target=number, kind="mace")) == "piece-missing"
    assert made.refused(EnchantWeapon(target=number, kind="sword")) == "piece-unknown"
    assert made.refused(EnchantWeapon(target=made.figure("M").id, kind="mace")) == "character-unknown"
    made.until("F")
    made.do(Strike(target=made.figure("M").id), 10, 5)
    assert (made.happened(Attacked).magic, made.figure("M").left) == (0, 25)
    made.do(Equip(kind="light-crossbow"))
    made.do(Strike(target=made.figure("M").id), 10, 5)
    assert (made.happened(Attacked).magic, made.figure("M").left) == (1, 19)


def test_magic_lasts_for_the_campaign() -> None:
    made = play([Hero("A1", "W", role="wizard")], foe("A2", hit_points=1), order=["W", "M"], rules="extended")
    made.do(EnchantWeapon(target=made.figure("W").id, kind="quarterstaff"))
    made.do(Strike(target=made.monster().id), 20, 1)
    assert made.state.number == 2
    made.lay(dungeon(foe("A2"), starts=["A1"])).start("W", "M").turns()
    means = attack_of(made.hero("W"))
    assert means is not None
    assert means.magic == 1
    assert made.reloaded().hero("W") == made.hero("W")


# -- the two-handed sword ----------------------------------------------------------------------------------------------


def test_the_two_handed_sword_is_a_war_weapon_of_2d6() -> None:
    made = table(
        foe("C2", armour_class=20, hit_points=30), things=[("two-handed-sword", "C1")], acting="F", acted=False
    )
    made.do(PickUp())
    made.do(Equip(kind="two-handed-sword"))
    fighter = made.hero("F")
    assert (effective_strength(fighter), effective_speed(fighter)) == (fighter.strength + 4, fighter.speed - 6)
    made.do(Strike(target=made.figure("M").id), 5, 6, 6)
    assert (made.happened(Attacked).damage, made.figure("M").left) == ((6, 6), 18)


def test_the_two_handed_sword_is_in_no_kit_and_laid_out_by_the_master_in_the_extended_rules() -> None:
    assert not any("two-handed-sword" in kit for kit in KITS.values())
    laid = dungeon(foe("H8"), starts=["A1"], things=[("two-handed-sword", "B2")])
    base, extended = gathered(Hero("A1")), gathered(Hero("A1"), rules="extended")
    for command in (UseDungeon(dungeon=laid), PutThing(kind="two-handed-sword", cell="C3")):
        assert base.refused(command) == "piece-extended"
        extended.do(command)
    assert [thing.kind for thing in extended.dungeon.things] == ["two-handed-sword"] * 2


def test_a_death_by_the_hand_is_a_death() -> None:
    made = table()
    made.do(HarmFigure(figure=made.figure("N").id, damage="10d2"), *[1] * 10)
    assert made.happened(FigureDied).who.name == "N"
    assert made.refused(HarmFigure(figure=made.happened(FigureDied).figure, damage="1d6")) == "figure-unknown"


# -- saves and scripts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["golden/doonjons-v2", "maugis"])
def test_an_old_campaign_goes_on_by_the_base_rules(name: str, tmp_path: Path) -> None:
    old = tmp_path / "old.ffsave"
    old.write_bytes((resources.saves() / f"{name}.ffsave").read_bytes())
    with Shelf(tmp_path, ruleset_of).open(old) as opened:
        assert (opened.game.state.rules, opened.game.state.walls) == ("base", False)
        opened.game.rewind(next(step.n for step in opened.game.path() if opened.game.state_at(step.n).actions == 2))
        with pytest.raises(Refusal, match="rules-base"):
            opened.game.submit(RaiseObstacles(cells=("A9",)))
        opened.game.submit(EndTurn())
        assert opened.game.state.acted is False


def test_a_script_has_spells_and_the_masters_hand() -> None:
    lines = """
        {"cmd":{"t":"CreateCharacter","name":"W","race":"human","role":"wizard"}}
        {"cmd":{"t":"ChooseRules","rules":"extended"}}
        {"cmd":{"t":"BeginCampaign"}}
        {"cmd":{"t":"AddMonster","species":"M","hit_points":9,"cells":["H8"]}}
        {"cmd":{"t":"PlaceFigure","figure":1,"cell":"A1"}}
        {"cmd":{"t":"StartDungeon"},"dice":[20,1]}
        {"cmd":{"t":"BeginTurns"}}
        {"cmd":{"t":"EnchantWeapon","target":1,"kind":"sling"}}
        {"cmd":{"t":"HarmFigure","figure":1,"damage":"2d6","words":"Aïe"},"dice":[1,2],"confirm":true}
        {"cmd":{"t":"Heal","target":1},"dice":[2]}
        {"cmd":{"t":"ShiftFigure","figure":2,"to":"O15"}}
        {"cmd":{"t":"RaiseObstacles","cells":["N14","N15","O14"]}}
        {"cmd":{"t":"BoogieWoogie","first":1,"second":2}}
        {"undo":1}
        {"redo":1}
    """
    made = Table()
    decoder = entry_decoder(RULES)
    for line in lines.strip().splitlines():
        script(made.game, decoder.decode(line.strip()))
    wizard = made.hero("W")
    assert (wizard.left, wizard.cell and wizard.cell.name, wizard.magic[0].bonus) == (11, "O15", 1)
    again = Table()
    for written in exported(made.game):
        script(again.game, decoder.decode(written))
    assert again.state == made.state
