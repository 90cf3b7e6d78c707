"""Nothing happens, is wanted, refused or asked about without its sentence, and no sentence lacks its figures."""

from __future__ import annotations

import re
from itertools import islice, product

import pytest

from ffapp.core.errors import Caution, Refusal
from ffapp.doonjons.naming import identity
from ffapp.doonjons.species import NAMES
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.texts import Texts
from ffapp.texts.help_topics import TABLES, TOPICS
from ffapp.texts.telling import FREE, tell_refusal
from tests.texts.messages import argument_sets, arguments, domains, entries, messages, references, texts
from tests.texts.sources import Call, calls, rules

LANGUAGES = Texts.available
ALWAYS = {"gender", "hero", "compass"}
"""What `Ruleset.figures` gives to each message of a ruleset."""

TELLERS = {"t", "texts", "_t", "tell"}
"""What the program calls its `Texts`."""

MANNERS = (FREE,)
"""What `Texts.manner` can be."""

every_ruleset = [ruleset for name in RULESETS if (ruleset := ruleset_of(name)) is not None]
every_phase = sorted({phase for ruleset in every_ruleset for command in ruleset.commands for phase in command.phases})


def told_in_manners(language: str, message: str) -> list[str]:
    """The variants of a message."""
    return [told for manner in MANNERS if texts(language).has(told := f"{message}-{manner}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_event_has_its_message(language: str) -> None:
    for ruleset in every_ruleset:
        missing = [
            name
            for kind, classes in (("command", ruleset.commands), ("event", ruleset.events))
            for cls in classes
            if not texts(language).has(name := f"{kind}-{cls.__name__}")
        ]
        assert not missing


@pytest.mark.parametrize("kind", ["Refusal", "Caution"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_message_and_gives_its_figures(language: str, kind: str) -> None:
    assert rules(kind)
    faults = []
    for rule, made in rules(kind).items():
        name = f"{kind.lower()}-{rule}"
        if not texts(language).has(name):
            faults.append((name, made[0].where))
            continue
        for told, call in product((name, *told_in_manners(language, name)), made):
            lacking = set(arguments(language, told)) - call.names - ALWAYS
            if lacking and not call.more:
                faults.append((told, call.where, *lacking))
    assert not faults


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", every_phase)
def test_every_phase_tells_each_command_why_not(language: str, phase: str) -> None:
    for ruleset, gender in product(every_ruleset, "fm"):
        for command in ruleset.commands:
            if phase not in command.phases:
                refusal = Refusal(f"phase-{phase}", command=command.__name__)
                assert tell_refusal(texts(language), refusal, {"gender": gender, "hero": "Aïla"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["refusal", "caution", "event", "command"])
def test_no_message_is_there_for_nothing(language: str, kind: str) -> None:
    """Each is that of a rule (or of one command under it), of an event (or a part of it) or command, or a part of
    another message."""
    names = {command.__name__ for ruleset in every_ruleset for command in ruleset.commands}
    known = {f"event-{event.__name__}" for ruleset in every_ruleset for event in ruleset.events} | {"event-reason"}
    known |= {f"{event}-part" for event in known if f"{event}-part" in messages(language)}
    known |= {f"command-{name}" for name in names}
    known |= {f"{kind}-{rule}" for rule in (*rules("Refusal"), *rules("Caution"))}
    known |= {f"refusal-phase-{phase}" for phase in every_phase}
    known |= {other for name in entries(language) for other in references(language, name)}
    idle = []
    for name in messages(language):
        plain = next((name.removesuffix(f"-{manner}") for manner in MANNERS if name.endswith(f"-{manner}")), name)
        rule, _, command = plain.rpartition("-")
        if name.startswith(f"{kind}-") and not known & {name, plain} and not (rule in known and command in names):
            idle.append(name)
    assert not idle


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_a_map_without_a_compass_speaks_of_places_and_ways(language: str) -> None:
    word = re.compile(r"clairière|passage|\bclearing|\bexit", re.IGNORECASE)
    for name in messages(language):
        if name.endswith("-free"):
            for given in islice(argument_sets(language, name, 40), 40):
                assert not word.search(texts(language)(name, **given)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_of_the_help_has_a_title_and_a_body(language: str) -> None:
    topics = {topic for known in (*TOPICS.values(), *TABLES.values()) for topic in known}
    wanted = {f"help-{topic}-{part}" for topic in topics for part in ("title", "body")}
    for name in wanted:
        assert set(arguments(language, name)) <= {"gender"}, name
    bodies = {name for name in messages(language) if re.fullmatch(r"help-.+-body", name)}
    assert bodies <= wanted


def named() -> list[Call]:
    """The calls that name a message of ours."""
    shape = re.compile(rf"({'|'.join(domains('fr'))})-[\w-]+")
    return [call for call in calls() if call.called in TELLERS and shape.fullmatch(call.first)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_code_names_exists_and_gets_its_figures(language: str) -> None:
    for call in named():
        assert call.first in entries(language), call
        lacking = set(arguments(language, call.first)) - call.names
        assert call.more or not lacking, (call, lacking)


def test_a_rule_has_its_own_words_for_one_command() -> None:
    told = texts("fr")
    meal = tell_refusal(told, Refusal("phase-fight", command="EatMeal"), {"gender": "f"})
    other = tell_refusal(told, Refusal("phase-fight", command="Xyz"), {"gender": "f"})
    assert "mange" in meal
    assert "mange" not in other


def test_figures_of_a_caution_are_told() -> None:
    from ffapp.texts.telling import tell_caution

    told = tell_caution(texts("fr"), Caution("meal-wasted", current=14, initial=14), {"gender": "f"})
    assert "14 sur 14" in told


def test_the_rules_know_what_each_species_of_the_bestiary_is_called() -> None:
    """An own species of that name is numbered with it: two monsters at one table are never called alike."""
    for kind, names in NAMES.items():
        called = {identity(texts(language)("figure-name", kind=kind, name="", number=0)) for language in LANGUAGES}
        assert called == set(names)
