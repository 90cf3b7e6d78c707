"""`ffapp stats`: what was lived in all games of a rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ffapp.cli.bar import Bar
from ffapp.cli.books import known_ruleset
from ffapp.cli.console import OK, Console
from ffapp.cli.games import the_shelf
from ffapp.cli.parser import Call
from ffapp.memory.index import remember
from ffapp.memory.recall import adventures_of
from ffapp.memory.statistics import statistics
from ffapp.rulesets import RULESETS
from ffapp.store.errors import shown

if TYPE_CHECKING:
    from ffapp.memory.index import Unread
    from ffapp.memory.statistics import Statistics


def stats(call: Call, console: Console) -> int:
    """Tells of one rulebook, or of all in which something was played. 1: not all saves could be read whole. Raises
    `Trouble`, `StoreError`."""
    name = call.word("ruleset")
    wanted = [*RULESETS] if name is None else [known_ruleset(name, by_title=True).id]
    bar = Bar(console, "memory-reading")
    found = remember(the_shelf(), progress=bar.show)
    bar.clear()
    told = [
        statistics(found.games, ruleset, adventure)
        for ruleset in wanted
        for adventure in ("", *adventures_of(found.games, ruleset))
    ]
    told = [one for one in told if one.games or (name is not None and not one.adventure)]
    if call.has("--json"):
        for one in told:
            console.json(msgspec.json.encode(one))
    elif told:
        _say(console, told)
    else:
        console.say(console.t("cli-saves-empty", path=shown(the_shelf().folder)))
    _complain(console, found.unread)
    return OK


def _say(console: Console, told: list[Statistics]) -> None:
    from ffapp.texts.document import as_text
    from ffapp.texts.memory import statistics_document

    for number, one in enumerate(told):
        if number:
            console.say()
        for line in as_text(statistics_document(console.texts, one), ascii_only=console.ascii_only):
            console.say(line)


def _complain(console: Console, unread: tuple[Unread, ...]) -> None:
    for one in unread:
        console.warn(f"store-{one.reason.rule}", **one.reason.arguments)
