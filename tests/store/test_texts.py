"""Every rule of the store has its sentence in each language, with all its figures."""

from __future__ import annotations

import pytest

from ffapp.store.errors import RULES
from ffapp.texts import Texts

NOTES = {
    "recovered": {},
    "kept-aside": {"bytes": 9, "path": "x"},
    "backup": {"version": 1, "path": "x"},
    "differing": {"count": 2},
    "copied": {"path": "x"},
}


@pytest.mark.parametrize("language", Texts.available)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_rule_has_its_sentence(language: str, number: int) -> None:
    texts = Texts(language, strict=True)
    words = {"name", "candidates", "path", "cause", "kind", "ruleset", "target", "host", "lock"}
    told = {rule: {name: name if name in words else number for name in names} for rule, names in RULES.items()}
    sentences = [*told.items(), *NOTES.items(), ("damaged", told["damaged"] | {"kind": "short"})]
    for rule, arguments in sentences:
        sentence = texts(f"store-{rule}", **arguments)
        assert "⟦" not in sentence
        assert "\n" not in sentence
        if language == "fr":
            assert not any(f" {mark}" in sentence for mark in ":;!?»"), sentence
            assert "« " not in sentence
