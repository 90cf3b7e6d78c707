"""The words of each language: titles, one word for a thing, words that agree, spaces and apostrophes."""

from __future__ import annotations

from pathlib import Path

import pytest

from ffapp.core.messages import Change
from ffapp.doonjons.attacks import Attacked
from ffapp.doonjons.equipment import PIECES
from ffapp.doonjons.figures import HIT_POINTS, RACES, Gender, Named
from ffapp.doonjons.species import BESTIARY
from ffapp.rulesets import RULESETS
from ffapp.texts.telling import tell_event
from tests.texts.messages import FOLDER, domains, texts

ROOT = Path(__file__).parents[2]

TITLES = {
    "scorpion-swamp": {"fr": "Le Marais aux Scorpions", "en": "Scorpion Swamp"},
    "night-dragon": {"fr": "Le Dragon de la Nuit", "en": "Night Dragon"},
    "doonjons": {"fr": "DOOnjons&Dragons", "en": "DOOnjons&Dragons"},
}


def source(language: str) -> str:
    """Everything that a language says."""
    return "\n".join((FOLDER / language / f"{domain}.ftl").read_text(encoding="utf-8") for domain in domains(language))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("book", RULESETS)
def test_a_book_has_its_title_in_each_language(book: str, language: str) -> None:
    other = {"fr": "en", "en": "fr"}[language]
    own, foreign = TITLES[book][language], TITLES[book][other]
    assert texts(language).name(book, "ui") == own
    assert own == foreign or foreign not in source(language)


@pytest.mark.parametrize("file", ["README.md", "CHANGELOG.md"])
@pytest.mark.parametrize("book", TITLES)
def test_english_files_call_a_book_by_its_english_title_first(book: str, file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    own, foreign = TITLES[book]["en"], TITLES[book]["fr"]
    assert own in text
    assert text.count(foreign) == (text.count(f"*{own}* (*{foreign}*)") if own != foreign else text.count(own))


SPECIES = {
    **dict.fromkeys(("ghoul", "spider"), "f"),
    **dict.fromkeys(("rat", "kobold", "goblin", "goblin-archer", "orc", "skeleton", "skeleton-archer"), "m"),
    **dict.fromkeys(("cultist", "troll", "ogre", "wraith", "hell-hound", "young-dragon"), "m"),
}
WORN = {"weapon": "en main", "armour": "sur soi"}
KIN = {
    "m": ({"Humain", "Nain", "Elfe", "Halfelin"}, {"Guerrier", "Clerc", "Magicien", "Roublard"}),
    "f": ({"Humaine", "Naine", "Elfe", "Halfeline"}, {"Guerrière", "Clerc", "Magicienne", "Roublarde"}),
}


def attacked(target: Named, *, hit: bool) -> str:
    """An attack on somebody, as the journal tells it."""
    event = Attacked(
        figure=1,
        who=Named(name="Zoé", gender="f"),
        target=2,
        whom=target,
        die=(13,),
        trait="strength",
        bonus=5,
        total=18,
        armour_class=17 if hit else 18,
        damage=(3,) if hit else (),
        left=Change(7, 4) if hit else None,
        actions=1,
    )
    return tell_event(texts("fr"), event, {})


@pytest.mark.parametrize("kind", sorted(BESTIARY))
def test_words_agree_with_each_species_of_the_bestiary(kind: str) -> None:
    who = Named(kind=kind, number=2)
    pronoun = {"m": "Il", "f": "Elle"}[SPECIES[kind]]
    assert texts("fr")("dungeon-program-moves", cell="E5", **who.arguments()) == f"{pronoun} va en E5."
    assert texts("fr")("dungeon-program-ends", **who.arguments()) == f"{pronoun} finit son tour."


def test_a_species_of_the_masters_own_is_called_by_its_name() -> None:
    """Nobody knows its gender."""
    who = Named(name="Hydre", number=2)
    assert texts("fr")("dungeon-program-thinks", **who.arguments()).startswith("Hydre 2 ")
    assert texts("en")("dungeon-program-thinks", **who.arguments()).startswith("Hydre 2 ")


@pytest.mark.parametrize("who", [Named(name="Hydre"), Named(name="Ulf", gender="f"), Named(kind="ghoul", number=2)])
def test_a_blow_hits_or_misses_whoever_it_is_dealt_to(who: Named) -> None:
    """Nothing in the sentence agrees with the target, of which the gender may be unknown, or be taken for another's."""
    assert " le coup porte\u00a0: " in attacked(who, hit=True)
    assert attacked(who, hit=False).endswith(" le coup manque.")


@pytest.mark.parametrize("gender", ["m", "f"])
def test_words_agree_with_a_character(gender: Gender) -> None:
    told, (races, roles) = texts("fr"), KIN[gender]
    assert {told("figure-race", race=race, gender=gender) for race in RACES} == races
    assert {told("figure-role", role=role, gender=gender) for role in HIT_POINTS} == roles


@pytest.mark.parametrize("kind", PIECES)
def test_each_piece_of_equipment_is_told_as_it_is_worn(kind: str) -> None:
    """Of an armour not "portée", which is also how far a weapon reaches."""
    slot = PIECES[kind].slot
    assert texts("fr")("dungeon-worn", slot=slot) == WORN[slot]
    assert texts("fr")("piece-the", kind=kind).casefold().endswith(texts("fr")("piece-name", kind=kind).casefold())
