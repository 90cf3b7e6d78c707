"""All that can be found wrong in an adventure, at once."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ffapp.adventure.findings import Finding, Findings
from ffapp.adventure.macros import find_macros
from ffapp.adventure.mistakes import find_mistakes
from ffapp.adventure.reach import Reach, find_unreached, look_through
from ffapp.adventure.story import Speech, Story, read_story
from ffapp.adventure.twee import Source


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """An adventure, what an order of play reaches in it, and what was found, by file and line."""

    story: Story
    reach: Reach
    findings: tuple[Finding, ...]

    @property
    def errors(self) -> int:
        """How many findings keep the adventure from being played as it is meant."""
        return sum(finding.level == "error" for finding in self.findings)


def check(sources: Iterable[Source], speech: Speech, findings: Findings | None = None) -> Checked:
    """Reads the files of an adventure and looks through it. `findings` may already hold what was wrong with reading
    them. It never fails, whatever the files hold."""
    findings = Findings() if findings is None else findings
    sources = tuple(sources)
    if not sources:
        return Checked(story=Story(), reach=look_through(Story()), findings=findings.sorted())
    story = read_story(sources, findings, speech)
    find_mistakes(story, findings)
    find_macros(story, findings)
    reach = look_through(story)
    find_unreached(story, reach, findings)
    return Checked(story=story, reach=reach, findings=findings.sorted())
