"""`ffapp help` and `--help`: what a verb does, or which verbs there are."""

from __future__ import annotations

from typing import Final

from ffapp.cli.console import OK, Console
from ffapp.cli.parser import Call, verb_of
from ffapp.rulesets import RULESETS

WIDEST: Final = 90
"""Columns of a line of books."""


def help_(call: Call, console: Console) -> int:
    """Tells of the verb that was named, or of all."""
    name = call.word("verb")
    return tell_help("" if name is None else verb_of(name).name, console)


def tell_help(verb: str, console: Console) -> int:
    """Tells of a verb, or of all ("")."""
    if verb:
        console.say(console.t(f"cli-usage-{verb}"))
        console.say()
    console.say(console.t(f"cli-help-{verb or 'all'}", rulesets=_books()), lines=True)
    return OK


def _books() -> str:
    """The ids of all books, in lines that a terminal does not break."""
    lines = [""]
    for name in RULESETS:
        if lines[-1] and len(lines[-1]) + len(name) > WIDEST:
            lines.append("")
        lines[-1] += f"{name}, "
    return "\n".join(line.rstrip() for line in lines).rstrip(",")
