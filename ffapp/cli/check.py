"""`ffapp check`: all that is wrong with an adventure, at once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec

from ffapp.adventure.check import Checked
from ffapp.adventure.check import check as look
from ffapp.adventure.collection import shipped_path
from ffapp.adventure.findings import Findings
from ffapp.adventure.reading import read_sources
from ffapp.adventure.twee import Source
from ffapp.cli.console import OK, REFUSED, UNREADABLE, Console
from ffapp.cli.errors import UsageError
from ffapp.cli.parser import Call
from ffapp.store.files import RealFiles, exists
from ffapp.store.names import path_named
from ffapp.texts.adventure import finding_line, keys_told, speech


def check(call: Call, console: Console) -> int:
    """Tells what was found. 1: an error among it; 2: nothing could be read. Raises `UsageError`."""
    if call.has("--keys"):
        for line in keys_told(console.texts):
            console.say(line)
        return OK
    checked = checked_files(call)[1]
    if call.has("--json"):
        console.json(msgspec.json.encode(_data(checked)))
    else:
        compass = checked.story.book is None or checked.story.book.compass
        for finding in checked.findings:
            console.say(finding_line(console.texts, finding, compass=compass))
        levels = Counter(finding.level for finding in checked.findings)
        if not levels:
            console.say(console.t("adventure-nothing-found"))
        sections = len(checked.story.sections)
        told = {"errors": levels["error"], "warnings": levels["warning"], "sections": sections}
        console.say(console.t("adventure-summary", **told))
    return _code(checked)


def checked_files(call: Call) -> tuple[tuple[Source, ...], Checked]:
    """The texts of the files that were named, and the adventure that they hold, looked through. Raises
    `UsageError` where none was named."""
    names = call.words["story"]
    if not names:
        raise UsageError("cli-word-missing", call.verb.name, word="story")
    findings = Findings()
    sources = read_sources(map(_path, names), findings)
    return sources, look(sources, speech, findings)


def _path(name: str) -> Path:
    """The file or folder of that name, or the adventure that comes with the program."""
    path = path_named(name)
    return path if exists(RealFiles(), path) else shipped_path(name) or path


def _code(checked: Checked) -> int:
    if not checked.story.sections and any(found.code in _UNREAD for found in checked.findings):
        return UNREADABLE
    return REFUSED if checked.errors else OK


_UNREAD = frozenset({"file-unreadable", "file-large", "files-none"})


def _data(checked: Checked) -> dict[str, object]:
    story = checked.story
    return {
        "title": story.title,
        "ifid": story.data.ifid,
        "rules": story.rules.rules,
        "language": story.rules.language,
        "start": story.start,
        "sections": len(story.sections),
        "errors": checked.errors,
        "findings": [
            {"file": found.at.file, "line": found.at.line, "section": found.at.section}
            | {"level": found.level, "code": found.code, "arguments": found.arguments}
            for found in checked.findings
        ],
    }
