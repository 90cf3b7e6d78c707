"""What no order of play can reach: found where it is impossible, and only there."""

from __future__ import annotations

import pytest

from ffapp.adventure.reach import Lack
from tests.adventure.stories import DATA, END, checked, rules, section


def lacks(*parts: str) -> dict[tuple[str, str], Lack]:
    return checked(*parts, END).reach.closed


GIVEN = {
    # what a way asks for: what gives it
    'item = "rope"': ('finds = ["Rope"]', "scorpion-swamp"),
    'item = "épée"': ('finds = [{name = "EPEE"}]', "scorpion-swamp"),
    'codeword = "MOON"': ('codewords = ["moon"]', "scorpion-swamp"),
    'stone = "fire"': ("stones = {fire = 1}", "scorpion-swamp"),
    'stone = "growth"': ('wizard = {kind = "good"}', "scorpion-swamp"),
    'stone = "ice"': ('wizard = {kind = "evil"}', "scorpion-swamp"),
    'stone = "fear"': ('wizard = {kind = "neutral"}', "scorpion-swamp"),
    'magic = "Light"': ('magic = [{name = "light", kind = "spell"}]', "night-dragon"),
    "at_least = {honour = 2}": ("points = {honour = 1}", "night-dragon"),
    "at_least = {gold = 40}": ('points = {gold = "1d6"}', "scorpion-swamp"),
    "at_least = {luck = 13}": ("points = {luck = {by = 1, beyond = true}}", "scorpion-swamp"),
    "at_least = {skill = 13}": ("initial = {skill = 1}", "scorpion-swamp"),
    "at_least = {meals = 5}": ("points = {meals = 1}", "scorpion-swamp"),
    "at_most = {honour = -1}": ("points = {honour = -1}", "night-dragon"),
    "at_most = {gold = 19}": ('points = {gold = "-half"}', "scorpion-swamp"),
}


@pytest.mark.parametrize("asked", GIVEN)
def test_what_nothing_gives_opens_no_way(asked: str) -> None:
    gift, book = GIVEN[asked]
    door = section("1", "[[2]] [[3]]") + section("3", "[[1]]", f"to.1.if = {{{asked}}}")
    assert set(lacks(rules(book), door, section("2", "[[1]]", "once = true"))) == {("3", "1")}
    assert lacks(rules(book), door, section("2", "[[1]]", gift)) == {}
    # where it lies behind the door, or on a way that no way leads back from
    behind = section("1", "[[3]]") + section("3", "[[2]]", f"to.2.needs = {{{asked}}}")
    assert set(lacks(rules(book), behind, section("2", "[[1]]", gift))) == {("3", "2")}
    aside = section("1", "[[2]] [[3]]") + section("3", "[[end]]", f"to.end.needs = {{{asked}}}")
    assert set(lacks(rules(book), aside, section("2", "[[end]]", gift))) == {("3", "end")}


@pytest.mark.parametrize(
    "asked",
    [
        "at_least = {gold = 20, skill = 12, stamina = 24, luck = 12, health = 13, meals = 4}",
        "at_most = {skill = 0, stamina = 1, luck = 0, meals = 0, gold = 20}",
        'item = "copper-ring"',
        'not = {item = "rope"}',
        'any = [{item = "rope"}, {first = false}]',
        "first = true",
        "",
    ],
)
def test_what_may_be_is_never_called_impossible(asked: str) -> None:
    assert lacks(rules(), section("1", "[[end]]", f"to.end.needs = {{{asked}}}")) == {}


@pytest.mark.parametrize(
    ("asked", "lack"),
    [
        ('item = ["copper-ring", "rope"]', Lack("item", "rope")),
        ('all = [{first = true}, {codeword = "a"}]', Lack("codeword", "a")),
        ('any = [{item = "rope"}, {codeword = "a"}]', Lack("item", "rope")),
        ("any = []", Lack("any", "")),
        ("at_least = {luck = 13}", Lack("at_least", "luck", 13)),
    ],
)
def test_why_a_way_stays_closed(asked: str, lack: Lack) -> None:
    assert lacks(rules(), section("1", "[[end]]", f"to.end.needs = {{{asked}}}")) == {("1", "end"): lack}


@pytest.mark.parametrize(
    ("price", "book", "open_"),
    [
        ("points = {gold = -20}", "scorpion-swamp", True),
        ("points = {gold = -21}", "scorpion-swamp", False),
        ("points = {meals = -5}", "scorpion-swamp", False),
        ("points = {gold = -16}", "night-dragon", False),
        ("points = {stamina = -30}", "scorpion-swamp", True),  # a loss, and no price
        ("points = {stamina = {by = -30, pay = true}}", "scorpion-swamp", False),
        ('loses = ["rope"]', "scorpion-swamp", False),
        ('casts = "fire"', "scorpion-swamp", False),
        ("stones = {fire = -1}", "scorpion-swamp", False),
        ('uses = "Light"', "night-dragon", False),
        ('forgets = ["Light"]', "night-dragon", True),  # what is not known is not forgotten
        ('points = {gold = "-all"}', "scorpion-swamp", True),
        ('points = {gold = "-9d6-20"}', "scorpion-swamp", True),  # what dice ask for is taken as far as it is there
    ],
)
def test_a_price_must_be_there(price: str, book: str, open_: bool) -> None:
    assert (not lacks(rules(book), section("1", "[[end]]", f"[to.end]\n{price}"))) == open_


def test_a_hero_may_start_with_it_and_a_way_may_give_it() -> None:
    door = section("1", "[[2]]", 'to.2.needs = {item = "rope"}') + section("2", "[[end]]")
    assert lacks(rules(more='hero = {finds = ["rope"]}'), door) == {}
    gift = section("1", "[[2]]", 'to.2.finds = ["rope"]') + section("2", "[[end]]", 'to.end.needs = {item = "rope"}')
    assert lacks(rules(), gift) == {}


def test_where_the_reader_chooses_the_rulebook_any_equipment_may_be_there() -> None:
    doors = 'to.end.needs = {item = "copper-ring"}\nto.2.needs = {item = "rope"}'
    found = lacks(DATA, section("1", "[[end]] [[2]]", doors), section("2", "[[1]]"))
    assert set(found) == {("1", "2")}


def test_a_way_whose_outcome_never_comes_leads_nowhere() -> None:
    story = section("1", "[[end]] [[2]]", 'fight = "Orc 7 6"\nto.2.when = "escape"') + section("2", "[[end]]")
    found = checked(rules(), story, END)
    assert found.reach.reached == {"1", "end"}
    assert found.reach.closed == {}  # that is told as what it is
    assert [one.code for one in found.findings] == ["when-never", "section-unreachable"]


def chain(length: int) -> str:
    """Doors that open one after another, each by what lies behind the one before; and ways back to the beginning."""
    doors = "".join(f"[[{at}]] " for at in range(2, length))
    needs = "\n".join(f'to.{at}.needs = {{codeword = "w{at - 1}"}}' for at in range(3, length))
    rooms = "".join(section(str(at), "[[1]]", f'codewords = ["w{at}"]') for at in range(2, length))
    return rules() + section("1", f"[[end]] {doors}", needs) + rooms + END


def test_doors_that_open_one_after_another_are_all_found_open() -> None:
    found = checked(chain(100))
    assert found.reach.closed == {}
    assert len(found.reach.reached) == 100


def test_beyond_its_bounds_it_takes_everything_as_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: how often a section is looked at grows as the story does."""
    sealed = section("end", "[[sealed]]", 'to.sealed.needs = {codeword = "never"}') + section("sealed", "[[1]]")
    whole = chain(60).removesuffix(END) + sealed
    assert checked(whole).reach.closed == {("end", "sealed"): Lack("codeword", "never")}
    monkeypatch.setattr("ffapp.adventure.reach.FREE_STEPS", 100)
    monkeypatch.setattr("ffapp.adventure.reach.MOST_STEPS", 2)
    reach = checked(whole).reach
    assert (reach.closed, "sealed" in reach.reached) == ({}, True)
    assert reach.steps <= 100 + 2 * 61 + 3 * 61


def test_more_things_than_it_follows_are_taken_as_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ffapp.adventure.reach.MOST_FACTS", 1)
    doors = 'to.end.needs = {codeword = "a"}\nto.2.needs = {codeword = "b"}'
    assert set(lacks(rules(), section("1", "[[end]] [[2]]", doors) + section("2", "[[1]]"))) == {("1", "end")}
