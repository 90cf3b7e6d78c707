"""Both adventures that are shipped can be won: by a careful reader often enough and not too often, and from whatever is
thrown at the creation."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from ffapp.adventure import simulate
from ffapp.adventure.check import check
from ffapp.adventure.collection import shipped_names, shipped_path
from ffapp.adventure.findings import Findings
from ffapp.adventure.reading import read_sources
from ffapp.adventure.simulate import play, simulated
from ffapp.adventure.story import Story
from ffapp.core.dice import Faces, Label, Roll, SeededSource
from ffapp.core.ruleset import Ruleset
from ffapp.rulesets import ruleset_of
from ffapp.texts.adventure import speech

NAMES = sorted(name for name in shipped_names() if "." not in name)
PLAYS = 400
SCORES = ("skill", "stamina", "luck")


def shipped(name: str) -> tuple[Ruleset, Story]:
    path = shipped_path(name)
    assert isinstance(path, Path)
    story = check(read_sources([path], Findings()), speech).story
    assert story.book is not None
    ruleset = ruleset_of(story.book.id)
    assert ruleset is not None
    return ruleset, story


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_careful_reader_wins_one_time_in_seven_to_two_in_five(name: str) -> None:
    ruleset, story = shipped(name)
    assert 0.15 <= simulated(ruleset, story, "careful", 7, range(PLAYS)).share("victory") <= 0.40


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_each_throw_at_the_creation_can_win(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lowest and the highest of each score, in all combinations; what else is thrown then is as poor as can be."""
    ruleset, story = shipped(name)
    for faces in product((1, 6), repeat=len(SCORES)):
        thrown = dict(zip(SCORES, faces, strict=True))

        class Thrown(SeededSource):
            def faces(self, key: Roll, label: Label, *, thrown: dict[str, int] = thrown) -> Faces:
                told = super().faces(key, label)
                return (thrown.get(str(label), 1),) * len(told) if key.kind == "creation" else told

        monkeypatch.setattr(simulate, "SeededSource", Thrown)
        assert any(play(ruleset, story, "careful", 7, number).end == "victory" for number in range(PLAYS)), thrown
