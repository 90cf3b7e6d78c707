"""Small TOML files that people write by hand, read within bounds.

Without what checks their values: the language of a help text should be known at once.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from ffapp.core.errors import Argument, Reason
from ffapp.core.faults import Faulty, fault_of
from ffapp.store.files import RealFiles, content

LARGEST: Final = 64 * 1024
"""Bytes that are read at most. All that can be set takes a tenth of it."""

LONGEST: Final = 2_000
DOTS: Final = 100
"""Characters and dots of a line at most: readers of TOML take time by the square of how many parts a key has."""

_AT: Final = re.compile(r"line (\d+), column (\d+)")


def read_table(path: Path) -> tuple[str, dict[str, Any]]:
    """The text of a file and what it says. Raises OSError, and `Reason` where it does not count: "large", or "broken"
    with the line and the column, or else (0) the fault."""
    data = content(RealFiles(), path, LARGEST)  # what is no file is refused: a pipe would be waited for, for ever
    import tomllib  # not needed where nothing was ever set

    try:
        text = data.decode("utf-8-sig")
        for number, line in enumerate(text.split("\n"), 1):
            if len(line) > LONGEST or line.count(".") > DOTS:
                raise ValueError(f"line {number}, column 1")
        return text, tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Reason("broken", **_broken(error)) from error


def _broken(error: Exception) -> dict[str, Argument]:
    """The arguments of what is no TOML; the words of the library are English."""
    if (found := _AT.search(str(error))) is not None:
        return {**fault_of(error), "line": int(found[1]), "column": int(found[2])}
    told = Faulty("truncated") if "end of document" in str(error) else error
    return {**fault_of(told), "line": 0, "column": 0}
