"""The second adventure that is shipped: nothing is wrong with it, and it uses every chapter of its rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ffapp.adventure.check import Checked, check
from ffapp.adventure.findings import Findings
from ffapp.adventure.reading import read_sources
from ffapp.adventure.story import Section
from ffapp.gamebook import orders as asked
from ffapp.gamebook.books import NIGHT_DRAGON
from ffapp.gamebook.orders import Effects, Find, Spell, end_of, points_of
from ffapp.texts.adventure import speech

FILE: Final = Path(__file__).parents[2] / "saves" / "adventures" / "porteur.twee"


@pytest.fixture(scope="module")
def told() -> Checked:
    findings = Findings()
    return check(read_sources([FILE], findings), speech, findings)


def test_nothing_is_wrong_with_it(told: Checked) -> None:
    assert told.findings == ()
    assert told.story.book is NIGHT_DRAGON
    assert told.story.rules.language == "fr"
    assert len(told.story.sections) >= 85
    assert told.reach.reached == told.story.sections.keys()


def test_it_ends_in_every_way(told: Checked) -> None:
    ends = [end.kind for section in told.story.sections.values() if (end := end_of(section.orders.end)) is not None]
    assert {kind: ends.count(kind) for kind in ("victory", "death", "other")} == {"victory": 5, "death": 2, "other": 2}


def test_every_chapter_of_its_rulebook_is_used(told: Checked) -> None:
    used = {chapter for section in told.story.sections.values() for chapter in _chapters(section)}
    wanted = {counter.name for counter in NIGHT_DRAGON.counters} | {"luck", "skill", "dice", "meals", "offered meal"}
    wanted |= {"in turn", "together", "escape", "no bonus", "rounds", "wounds", "poisoned blow", "dear blow"}
    wanted |= {"object", "spell", "charge", "weapon", "antidote", "treasure", "poison", "gold", "place", "way"}
    assert wanted <= used, wanted - used


def _chapters(section: Section) -> Iterator[str]:
    """What of the rulebook a section uses."""
    orders, fight, test = section.orders, section.fight, asked.test_of(section.orders.test)
    ways = tuple(orders.to.values())
    for effects in (orders, *ways):
        yield from _of_effects(effects)
    if test is not None:
        yield test.of
    if fight is not None:
        yield "together" if fight.order == "together" else "in turn"
        foes = fight.enemies
        told = {"escape": fight.escape, "no bonus": not fight.weapon_bonus, "rounds": fight.until_round}
        told |= {"wounds": any(foe.until_wounds for foe in foes), "poisoned blow": any(foe.poison for foe in foes)}
        told["dear blow"] = any(foe.wound > 2 for foe in foes)
        yield from (name for name, there in told.items() if there)
    offered: dict[str, object] = {
        "dice": orders.dice,
        "meals": orders.eats,
        "offered meal": orders.may_eat,
        "place": orders.place,
    }
    offered |= {"charge": any(way.uses for way in ways), "way": any(way.way for way in ways)}
    yield from (name for name, there in offered.items() if there)


def _of_effects(effects: Effects) -> Iterator[str]:
    yield from (name for name, amount in effects.points.items() if points_of(amount).loses or points_of(amount).gains)
    yield from (spell.kind for spell in effects.magic if isinstance(spell, Spell))
    for find in effects.finds:
        if isinstance(find, Find):
            told = {"weapon": find.weapon and find.bonus, "antidote": find.antidote, "treasure": find.treasure}
            yield from (name for name, there in told.items() if there)
    if effects.poison is not None:
        yield "poison"


def test_no_sign_of_french_is_parted_from_its_word() -> None:
    for passage in FILE.read_text(encoding="utf-8").split("\n:: ")[3:]:
        prose = passage.partition("```ffapp")[0]
        for sign in (" :", " ;", " !", " ?", "« ", " »", "'", '"'):
            assert sign not in prose, (passage.partition("\n")[0], sign)
