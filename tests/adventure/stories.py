"""Small adventures for the tests, in words of our own."""

from __future__ import annotations

from ffapp.adventure.check import Checked, check
from ffapp.adventure.twee import Source
from ffapp.texts.adventure import speech

DATA = ':: StoryData\n{"ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC", "start": "1"}\n'
END = ':: end\nThe end.\n```ffapp\nend = "victory"\n```\n'


def rules(book: str = "scorpion-swamp", more: str = "") -> str:
    """The passages that every adventure has, in English."""
    own = f"{more}\n" if more else ""
    return f'{DATA}:: StoryRules\n```ffapp\nrules = "{book}"\nlanguage = "en"\n{own}```\n'


def section(name: str, prose: str, block: str = "") -> str:
    """A passage with a block, if it is given one."""
    return f":: {name}\n{prose}\n" + (f"```ffapp\n{block}\n```\n" if block else "")


def checked(*parts: str) -> Checked:
    """One file made of these parts, looked through."""
    return check([Source("a.twee", "".join(parts))], speech)


def codes(found: Checked) -> list[str]:
    """The codes of all that was found."""
    return [finding.code for finding in found.findings]
