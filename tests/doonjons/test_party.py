"""The party: races, classes and kits, the dice of the characteristics, names, how many there are."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest
from msgspec.structs import replace

from ffapp.doonjons.campaign import MOST_PLAYERS
from ffapp.doonjons.equipping import Prepare
from ffapp.doonjons.figures import (
    GENDERS,
    HIT_POINTS,
    KITS,
    RACES,
    TRAITS,
    Class,
    Gender,
    Race,
    armour_class,
    attack_of,
    named,
)
from ffapp.doonjons.party import (
    BeginCampaign,
    CharacterCreated,
    CharacterLeft,
    CharacterRenamed,
    ChooseDice,
    CreateCharacter,
    RemoveCharacter,
    RenameCharacter,
)
from ffapp.doonjons.setup import UseDefault
from tests.doonjons.play import RULES, Hero, Table, foe, gathered, ready

ADDED = {
    "human": (2, 2, 2, 2),
    "dwarf": (6, 0, 0, 0),
    "elf": (0, 6, 0, 0),
    "halfling": (0, 4, 2, 0),
}
"""To strength, dexterity, speed and initiative."""

CLASSES = {
    # hit points, what is worn (weapon, armour), what is carried
    "fighter": (20, "longsword", "chain-mail", ("light-crossbow",)),
    "cleric": (16, "mace", "scale-mail", ("light-crossbow",)),
    "wizard": (12, "quarterstaff", None, ("sling",)),
    "rogue": (16, "rapier", None, ("shortbow",)),
}


def test_there_are_four_races_and_four_classes() -> None:
    assert set(RACES) == set(ADDED)
    assert set(HIT_POINTS) == set(KITS) == set(CLASSES)


@pytest.mark.parametrize(("race", "role"), product(RACES, KITS))
def test_a_character_is_its_dice_its_race_and_its_class(race: Race, role: Class) -> None:
    table = Table()
    dice = (1, 2, 3, 4, 1, 1, 1, 1, 4, 4, 4, 4, 2, 2, 3, 3)
    table.do(CreateCharacter(name=" Aïla ", race=race, role=role), *dice)
    made = table.hero("Aïla")
    sums = (10, 4, 16, 10)
    assert tuple(getattr(made, trait) for trait in TRAITS) == tuple(
        dice + 3 + added for dice, added in zip(sums, ADDED[race], strict=True)
    )
    points, weapon, armour, carried = CLASSES[role]
    assert (made.hit_points, made.left) == (points, points)
    assert (made.weapon, made.armour, made.inventory) == (weapon, armour, carried)
    created = table.happened(CharacterCreated)
    assert created.dice == ((1, 2, 3, 4), (1, 1, 1, 1), (4, 4, 4, 4), (2, 2, 3, 3))
    figures = created.arguments()
    assert figures["strength_dice"] == (1, 2, 3, 4)
    assert figures["strength_base"] == 3 + ADDED[race][0]


def test_the_dice_of_creation_are_asked_for_in_the_order_of_the_characteristics() -> None:
    table, command = Table(), CreateCharacter(name="A", race="elf", role="rogue")
    labels, faces = [], []
    while needed := table.game.next_roll(command, faces):
        assert (needed.kind, needed.count, needed.sides) == ("creation", 4, 4)
        labels.append(needed.label)
        faces += [1, 2, 3, 4]
    assert labels == ["strength", "dexterity", "speed", "initiative"]
    assert table.refused(command, *[1] * 15) == "dice-too-few"
    assert table.refused(command, *[1] * 17) == "dice-too-many"
    assert table.refused(command, *[1] * 15, 5) == "dice-impossible"


def test_who_wears_no_armour_has_armour_class_0_and_who_has_no_weapon_no_attack() -> None:
    table = ready([Hero("A1", role="wizard")], foe())
    assert armour_class(table.hero()) == 0
    table.do(Prepare(figure=table.hero().id, slot="weapon"))
    assert attack_of(table.hero()) is None


def test_one_to_six_play() -> None:
    table = Table()
    assert table.refused(BeginCampaign()) == "party-empty"
    for number in range(MOST_PLAYERS):
        table.join(f"c{number}")
    assert MOST_PLAYERS == 6
    assert table.refused(CreateCharacter(name="c7", race="elf", role="rogue")) == "party-full"
    table.do(BeginCampaign())
    assert (table.phase, table.state.number) == ("setup", 1)
    assert gathered(Hero("A1")).phase == "setup"


SAME = ["Aïla", "aïla", "AÏLA", "  Aïla ", "Ai\u0308la", "Aïla\u200b", "Ａïla", "Aïl\u200ba", "\u2066Aïla\u2069"]


@pytest.mark.parametrize("name", SAME)
def test_two_characters_do_not_share_a_name_however_it_is_written(name: str) -> None:
    table = Table().join("Aïla").join("Bo")
    assert table.refused(CreateCharacter(name=name, race="elf", role="rogue")) == "character-named"
    assert table.refused(RenameCharacter(figure=table.hero("Bo").id, name=name)) == "character-named"


@pytest.mark.parametrize(
    ("one", "other"), [("Anne  Marie", "anne marie"), ("STRASSE", "straße"), ("❤", "❤️"), ("ﬁ", "FI")]
)
def test_blanks_within_and_forms_of_letters_do_not_make_two_names_of_one(one: str, other: str) -> None:
    table = Table().join(one)
    assert table.refused(CreateCharacter(name=other, race="elf", role="rogue")) == "character-named"


@pytest.mark.parametrize("blank", "\u2800\u3164\u115f\u1160\uffa0\ufe0f\u200b")
def test_a_blank_that_cannot_be_seen_makes_no_other_name(blank: str) -> None:
    command = CreateCharacter(name=f"Aï{blank}la", race="elf", role="rogue")
    assert Table().join("Aïla").refused(command) == "character-named"


@pytest.mark.parametrize("name", ["Aila", "Aïl a", "Aïlah", "[/b]", "\x1b[2J"])
def test_other_names_are_free(name: str) -> None:
    assert len(Table().join("Aïla").join(name).state.characters) == 2


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("", "name-empty"),
        (" \u200b\u2066", "name-empty"),
        *((f" {blank}{blank}", "name-empty") for blank in "\u2800\u3164\u115f\u1160\uffa0\u0301\ufe0f"),
        ("x" * 41, "name-long"),
        ("a\nb", "name-line"),
        ("\ud800", "text-unwritable"),
        (" " * 10_000 + "x", "text-long"),
    ],
)
def test_what_is_no_name_is_refused(name: str, rule: str) -> None:
    table = Table().join("A")
    assert table.refused(CreateCharacter(name=name, race="elf", role="rogue")) == rule
    assert table.refused(RenameCharacter(figure=table.hero("A").id, name=name)) == rule


def test_a_name_has_up_to_40_characters_without_the_blanks_at_its_ends() -> None:
    table = Table().join(f"  {'x' * 40}  ")
    assert table.state.characters[0].name == "x" * 40


def test_a_character_can_be_renamed_at_any_time_also_by_another_case() -> None:
    table = Table().join("aïla")
    number = table.hero("aïla").id
    table.do(RenameCharacter(figure=number, name=" Aïla "))
    assert table.happened(CharacterRenamed).before == "aïla"
    assert table.refused(RenameCharacter(figure=number, name="Aïla ")) == "character-same"
    assert table.refused(RenameCharacter(figure=99, name="B")) == "character-unknown"
    table.do(BeginCampaign())
    table.do(RenameCharacter(figure=number, name="Bo"))
    assert table.hero("Bo").id == number


def test_a_character_leaves_only_before_the_campaign_begins() -> None:
    table = Table().join("A").join("B").join("C")
    table.do(RemoveCharacter(figure=table.hero("B").id))
    assert table.happened(CharacterLeft).name == "B"
    assert [one.name for one in table.state.characters] == ["A", "C"]
    table.join("B")
    assert [one.id for one in table.state.characters] == [1, 3, 4]
    assert table.refused(RemoveCharacter(figure=2)) == "character-unknown"
    table.do(BeginCampaign())
    assert table.refused(RemoveCharacter(figure=1)) == "phase-setup"
    assert table.refused(CreateCharacter(name="D", race="elf", role="rogue")) == "phase-setup"
    assert table.refused(BeginCampaign()) == "phase-setup"


def test_nothing_else_is_played_while_the_party_gathers() -> None:
    assert Table().join().refused(UseDefault()) == "phase-party"


def test_dice_can_be_typed() -> None:
    table = Table()
    assert not table.game.ruleset.types_dice(table.state)
    table.do(ChooseDice(typed=True))
    assert table.game.ruleset.types_dice(table.state)
    table.join("A")
    assert all(roll.typed for roll in table.game.path()[-1].rolls)
    assert table.reloaded().state == table.state


@pytest.mark.parametrize("gender", GENDERS)
def test_a_character_has_a_gender_that_words_agree_with(gender: Gender) -> None:
    table = Table()
    table.do(CreateCharacter(name="Zoé", race="dwarf", role="wizard", gender=gender))
    assert table.hero("Zoé").gender == gender
    assert named(table.hero("Zoé")).arguments("by_")["by_gender"] == gender
    other = Table()
    other.do(CreateCharacter(name="Zoé", race="dwarf", role="wizard"))
    assert replace(table.hero("Zoé"), gender="m") == other.hero("Zoé"), "nothing else depends on it"


def test_what_was_saved_before_characters_had_a_gender_is_read_and_written_as_it_was() -> None:
    """Masculine is what is not said: neither a state nor an event of an old save changes."""
    table = Table().join("Aïla")
    assert table.hero("Aïla").gender == "m"
    written = msgspec.json.encode(table.happened(CharacterCreated)) + msgspec.json.encode(named(table.hero("Aïla")))
    assert b"gender" not in written
    assert RULES.command_decoder.decode('{"t":"CreateCharacter","name":"A","race":"elf","role":"rogue"}').gender == "m"
    assert named(foe(species="Aïla")).arguments()["gender"] == "m", "an own species has none of its own"
