"""What is wrong with data that came from outside, as arguments of one sentence, `fault-told`.

`msgspec` and `json` say it in English only, and with the names of their own types. Their messages are read here; one
that is not known is told as a value that does not fit.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ffapp.core.errors import Argument

Fault = dict[str, Argument]
"""The arguments of a fault, by `NAMES`."""

NAMES: Final = ("fault", "where", "expected", "also", "got", "name", "number")
"""The arguments of a fault, all of them always there: its kind, the field ("cmd.enemies[0].skill"), what should stand
there (one kind of value, or two), what does, a name or value that the sentence speaks of, and a number."""


LONGEST: Final = 60
"""So much of a name or a value is shown."""


class Faulty(ValueError):
    """Data whose parts are sound and do not go together: `fault` is one of the kinds of `fault-told`."""

    def __init__(self, fault: str, name: str = "") -> None:
        super().__init__(fault)
        self.arguments = _fault(fault, name=name)


def fault_of(error: Exception) -> Fault:
    """The arguments of what a decoder complains of."""
    told = error.__cause__ if isinstance(error.__cause__, Faulty) else error
    if isinstance(told, Faulty):
        return told.arguments
    if isinstance(told, RecursionError):
        return _fault("deep")
    if isinstance(told, UnicodeError):
        return _fault("encoding")
    what, where = str(told), ""
    if (placed := re.fullmatch(_PLACED, what, re.DOTALL)) is not None:
        what, where = placed[1], placed[2].removeprefix(".")
    for pattern, arguments in _KINDS:
        if (found := re.fullmatch(pattern, what, re.DOTALL)) is not None:
            return {**arguments(found), "where": where}
    return _fault("other", where=where)


def _fault(fault: str, **arguments: Argument) -> Fault:
    return {**dict.fromkeys(NAMES, ""), "number": 0, "fault": fault, **arguments}


def _of_type(found: re.Match[str]) -> Fault:
    """What should stand somewhere, without the nothing that may stand there too."""
    wanted = [kind for kind in found[1].split(" | ") if kind != "null"] or ["null"]
    return _fault("type", expected=wanted[0], also=wanted[1] if len(wanted) > 1 else "", got=found[2] or "")


def _syntax(found: re.Match[str]) -> Fault:
    reason = next((code for words, code in _SYNTAX.items() if words in found[1]), "")
    return _fault("syntax", expected=reason, number=int(found[2]))


def _named(fault: str) -> Callable[[re.Match[str]], Fault]:
    return lambda found: _fault(fault, name=found[1] if len(found[1]) <= LONGEST else f"{found[1][:LONGEST]}…")


def _counted(fault: str) -> Callable[[re.Match[str]], Fault]:
    return lambda found: _fault(fault, number=int(found[1]))


_PLACED: Final = r"(.*) - at `(?:key` in `)?\$(.*)`"

_SYNTAX: Final = {
    "surrogate": "half",
    "unexpected end of hex escape": "half",
    "escape": "escape",
    "expected ','": "comma",
    "trailing comma": "comma-more",
    "object keys must be strings": "key",
    "expected '\"'": "key",
    "expected ':'": "colon",
    "trailing characters": "more",
    "number": "number",
    "character": "character",
}
"""What malformed JSON is told as, by a part of the library's words; the first that fits counts."""

_KINDS: Final[tuple[tuple[str, Callable[[re.Match[str]], Fault]], ...]] = (
    (r"Expected `([^`]+)`(?:, got `([^`]+)`)?", _of_type),
    (r"Expected `str` matching regex .*", lambda found: _fault("form")),
    (r"Object missing required field `(.*)`", _named("missing")),
    (r"Object contains unknown field `(.*)`", _named("unknown")),
    (r"Invalid (?:enum )?value '?(.*?)'?", _named("value")),
    (r"Expected `int` >= (-?\d+)", _counted("least")),
    (r"Expected `int` <= (-?\d+)", _counted("most")),
    (r"Expected `\w+` of (?:at least length|length >=) (\d+).*", _counted("longer")),
    (r"Expected `\w+` of (?:at most length|length <=) (\d+).*", _counted("shorter")),
    (r"Expected `\w+` of length (\d+)(?:, got \d+)?", _counted("exactly")),
    (r"Input data was truncated", lambda found: _fault("truncated")),
    (r"JSON is malformed: (.+) \(byte (\d+)\)", _syntax),
    (r"(?:Integer value|Number) out of range|Exceeds the limit .*", lambda found: _fault("range")),
    (r"Invalid UTF-8 encoded string", lambda found: _fault("encoding")),
)
"""What a complaint is told as; as texts: a start has nothing to complain of."""
