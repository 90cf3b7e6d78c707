"""What other story formats would carry out, and ffapp shows as the text it is: found to be told, never understood."""

from __future__ import annotations

import re
from typing import Final

from ffapp.adventure.findings import Findings, Place
from ffapp.adventure.story import Story

_HARLOWE: Final = """
    alert animate append bg box button cancel-next change click click-append click-goto click-prepend click-replace
    cond confirm cycling-link display dropdown either else else-if enchant event event-when fold for forget-undos
    forget-visits go-to goto hide history hook if input input-box link link-append link-fullscreen link-goto
    link-prepend link-repeat link-replace link-rerun link-reveal link-show link-storylet link-undo live load-game
    loop macro meter mouseover move output output-data passage passages prepend print prompt put random redirect
    replace rerun restart save-game saved-games seq-link set show sidebar stop storylet str string text-colour
    text-style timed transition undo unless unpack verbatim visited window
"""

_SUGARCUBE: Final = """
    - = actions append audio back break button cacheaudio capture case checkbox choice continue copy createplaylist
    cycle default display do done else elseif endif for goto if include link linkappend linkprepend linkreplace
    listbox masteraudio next nobr numberbox prepend print radiobutton redo remove removeclass repeat replace return
    run script set silently stop switch textarea textbox timed toggleclass type unset waitforaudio widget
"""

_CHAPBOOK: Final = """
    after align also append cont continue continued css else if ifalways ifnever javascript note unless
"""

_INSERTS: Final = (
    "back link|cycling link|dropdown menu|embed [a-z]+(?: [a-z]+)?|link to|restart link|reveal link|text input"
)


def _of(names: str) -> str:
    return "|".join(map(re.escape, sorted(names.split(), key=len, reverse=True)))


KNOWN: Final[dict[str, re.Pattern[str]]] = {
    "SugarCube": re.compile(rf"<<\/?({_of(_SUGARCUBE)})(?=[\s>\"'(])", re.IGNORECASE),
    "Harlowe": re.compile(rf"\(({_of(_HARLOWE)}):", re.IGNORECASE),
    "Chapbook": re.compile(rf"(?:^\[({_of(_CHAPBOOK)})(?=[\s;\]])[^\]\n]{{0,200}}\]|\{{({_INSERTS})\b)", re.MULTILINE),
    "Snowman": re.compile(r"(<%[=-]?)"),
}
"""The formats, by what their macros look like. A name of theirs is asked for, so that no parenthesis of a prose and no
quotation passes for one."""

DECLARED: Final[dict[str, re.Pattern[str]]] = {
    **KNOWN,
    "SugarCube": re.compile(r"<<\/?([a-z][\w-]{0,60}|[=-])(?=[\s>\"'(])", re.IGNORECASE | re.ASCII),
    "Harlowe": re.compile(r"\(([a-z][\w-]{0,60}):", re.IGNORECASE | re.ASCII),
    "Chapbook": re.compile(
        rf"(?:^\[({_of(_CHAPBOOK)})(?=[\s;\]])[^\]\n]{{0,200}}\]|\{{({_INSERTS}|[a-z_][\w.]{{0,60}})\b)",
        re.MULTILINE | re.IGNORECASE | re.ASCII,
    ),
}
"""The same where StoryData says that the story is of that format: then any name is one, also of a macro of its own."""


def find_macros(story: Story, findings: Findings) -> None:
    """Adds each macro of another format once, where it stands first, with how often it is used."""
    first: dict[tuple[str, str], Place] = {}
    count: dict[tuple[str, str], int] = {}
    declared = story.data.format.casefold()
    patterns = {name: DECLARED[name] if name.casefold() == declared else known for name, known in KNOWN.items()}
    for section in story.sections.values():
        text = section.prose
        for name, pattern in patterns.items():
            line, seen = 0, 0
            for found in pattern.finditer(text):
                key = (name, next(filter(None, found.groups())).lower())
                if key not in first:
                    line += text.count("\n", seen, found.start())
                    seen = found.start()
                    first[key] = section.passage.at._replace(line=section.passage.line + 1 + line)
                count[key] = count.get(key, 0) + 1
    for (format_, macro), at in first.items():
        findings.add("macro-foreign", at, format=format_, macro=macro, count=count[format_, macro])
