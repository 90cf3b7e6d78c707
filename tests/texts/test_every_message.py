"""Every message of every domain, whoever wrote it: rendered with all its arguments, and fit to print."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from ffapp.texts import Texts
from tests.shares import most
from tests.texts.messages import (
    argument_sets,
    arguments,
    domains,
    entries,
    messages,
    parsed,
    references,
    spoken_of,
    texts,
)
from tests.texts.shared import forget

LANGUAGES = Texts.available
FORMS = {"species": {"gender", "the"}, "equipment": {"gender", "the"}}
"""The attributes that messages have, by domain: what is asked for by `NAME(…, form: "…")`."""

NBSP = "\u00a0"

# What would be torn from its word at the end of a line, or stands against it without the space.
TORN = re.compile(r"(?<=[^\W_])[ \n\t][!?:;]|[ \n\t]»|«[ \n\t]")
CRAMPED = re.compile(rf"[^\W\d_][!?;]|[^{NBSP}]»|«[^{NBSP}]")
STRANGE = re.compile("[\u202f\u2007\u2009\u2060\u00ad\t]")


def with_domain() -> list[tuple[str, str]]:
    return [(language, domain) for language in LANGUAGES for domain in domains(language)]


def of_domain(language: str, domain: str) -> list[str]:
    return [name for name in messages(language) if entries(language)[name].domain == domain]


@pytest.mark.parametrize(("language", "domain"), with_domain())
def test_a_file_is_fluent_and_keeps_to_its_domain(language: str, domain: str) -> None:
    names: Counter[str] = Counter()
    for node in parsed(language, domain).body:
        assert not isinstance(node, ast.Junk), node.content
        if isinstance(node, ast.Message | ast.Term):
            names[node.id.name] += 1
            assert {attribute.id.name for attribute in node.attributes} <= FORMS.get(domain, set()), node.id.name
            if isinstance(node, ast.Message):
                assert node.id.name.partition("-")[0] == domain, node.id.name
    assert not [name for name, count in names.items() if count > 1]


def test_every_language_has_the_same_files() -> None:
    assert len({tuple(domains(language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("domain", domains("fr"))
def test_every_language_has_the_same_messages(domain: str) -> None:
    told = [set(of_domain(language, domain)) for language in LANGUAGES]
    assert told[0] ^ told[1] == set()


@pytest.mark.parametrize("domain", domains("fr"))
def test_no_language_needs_what_the_others_are_not_given(domain: str) -> None:
    """Agreement apart, which English does without: what one language shows, the other one shows, too."""
    for name in set(of_domain("fr", domain)) & set(of_domain("en", domain)):
        french, english = (
            {argument for argument, use in arguments(language, name).items() if use.shown} - {"gender"}
            for language in LANGUAGES
        )
        assert french == english, name


@pytest.mark.parametrize(("language", "domain"), with_domain())
def test_what_a_message_speaks_of_exists(language: str, domain: str) -> None:
    for name, entry in entries(language).items():
        if entry.domain == domain:
            assert references(language, name) <= set(entries(language)), name


@most(25, 160)
@pytest.mark.parametrize(("language", "domain"), with_domain())
def test_every_message_is_rendered_with_all_its_arguments(language: str, domain: str, most: int) -> None:
    """Both genders and numbers, every code and an unknown one: no gap, and nothing that a printer would not print."""
    fragments = spoken_of(language)
    for name in of_domain(language, domain):
        for given in argument_sets(language, name, most):
            text = texts(language)(name, **given)
            assert "⟦" not in text, (name, given)
            assert not STRANGE.search(text), (name, text)
            if "\n" not in text:
                assert "  " not in text, (name, text)
            if name not in fragments:
                assert text == text.strip(" \n"), (name, text)
            if language == "fr":
                assert not TORN.search(text), (name, text)
                assert not CRAMPED.search(text), (name, text)
                assert "'" not in text, (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_too_long_for_a_sentence(language: str) -> None:
    """Fluent renders no part of a message over 2,500 characters: what is given is shortened well before."""
    for name in messages(language):
        uses = arguments(language, name).items()
        assert "⟦" not in texts(language)(
            name, **{argument: 2 if use.number else "x" * 10_000 for argument, use in uses}
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_lone_message_is_read_as_all_together(language: str) -> None:
    """A message finds what it speaks of in other files, whichever is asked for first."""
    for name in messages(language):
        if any(
            entries(language)[other].domain != entries(language)[name].domain for other in references(language, name)
        ):
            given = next(argument_sets(language, name, 1))
            together = texts(language)(name, **given)
            forget()
            assert Texts(language, strict=True)(name, **given) == together
