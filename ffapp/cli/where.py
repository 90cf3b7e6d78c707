"""`ffapp where`: the folders and files that ffapp uses."""

from __future__ import annotations

import json

from ffapp.cli.console import OK, Console
from ffapp.cli.parser import Call
from ffapp.store.errors import shown
from ffapp.store.folders import PLACES


def where(call: Call, console: Console) -> int:
    """Prints where each is, whether it is there yet or not; of one that was named the path alone."""
    name = call.word("place")
    if name is not None and not call.has("--json"):
        console.path(PLACES[name]())
        return OK
    found = {place: find() for place, find in PLACES.items() if name in (None, place)}
    paths: dict[str, str] = {place: shown(path) for place, path in found.items()}
    if call.has("--json"):
        # A path is to be read; only its address tells a name that is not UTF-8 byte by byte.
        uris = {place: path.as_uri() for place, path in found.items()}
        console.json(json.dumps({**paths, "uris": uris}, ensure_ascii=False).encode())
    else:
        titles = {place: console.t(f"cli-where-{place}") for place in paths}
        width = max(map(len, titles.values()))
        for place, path in paths.items():
            console.say(f"{titles[place].ljust(width)}  {path}")
    return OK
