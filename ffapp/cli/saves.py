"""`ffapp saves`: the shelf as a list."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ffapp.cli.console import OK, Console
from ffapp.cli.games import the_shelf
from ffapp.cli.parser import Call
from ffapp.store.errors import StoreError, shown
from ffapp.store.shelf import ARCHIVE

if TYPE_CHECKING:
    from ffapp.store.entries import Entry, Standing
    from ffapp.store.shelf import Shelf

MOST_READ = 2
"""So many saves that are not closed are read whole."""

WIDEST = 24
"""So many columns a hero's name gets in the list, and the title of an adventure."""


def saves(call: Call, console: Console) -> int:
    """Lists the saves, the last played first. Prints data only where it can: texts are loaded for a campaign, and where
    there is no name, the game is over or something is wrong."""
    shelf = the_shelf()
    entries = list(_as_it_is(shelf, shelf.entries()))
    if call.has("--archived"):
        entries += shelf.entries(archived=True)
    if call.has("--json"):
        for entry in entries:
            console.json(msgspec.json.encode(_data(entry)))
    elif entries:
        for line in _table([_cells(entry, console) for entry in entries]):
            console.say(line)
    else:
        console.say(console.t("cli-saves-empty", path=shown(shelf.folder)))
    return OK


def _as_it_is(shelf: Shelf, entries: list[Entry]) -> Iterator[Entry]:
    """The saves, with the cards of those played last as their games are now where they are not closed: they may be open
    this minute, and what such a file tells of itself may be fifty commands old."""
    left = MOST_READ
    for entry in entries:
        if entry.state == "unclosed" and left:
            left -= 1
            with suppress(StoreError):
                entry = entry._replace(card=shelf.open(entry.path, write=False).game.card())
        yield entry


def _data(entry: Entry) -> dict[str, object]:
    return {
        "path": shown(entry.path),
        "uri": entry.path.as_uri(),
        "state": entry.state,
        "when": entry.when,
        "size": entry.size,
        "archived": entry.archived,
        "id": entry.id,
        "ruleset": entry.ruleset,
        "created": entry.created,
        "copy_of": entry.copy_of,
        "card": entry.card,
        "reason": entry.reason.rule if entry.reason else None,
        "standing": _standing(entry.standing),
    }


def _standing(standing: Standing | None) -> dict[str, object] | None:
    """How a file stands to the others of its game; None where it is the only one."""
    if standing is None:
        return None
    furthest = standing.furthest
    return {**standing._asdict(), "furthest": shown(furthest), "furthest_uri": furthest.as_uri()}


def _cells(entry: Entry, console: Console) -> tuple[str, ...]:
    """When, who, which book (as other verbs take it), where, which file, how it ended, and what is wrong."""
    card = entry.card
    who = console.shown(card.hero) if card else ""
    if not who and entry.ruleset:  # a campaign, say, that was taken back to its start
        who = console.t("title-nobody")
    where = ""
    if card:
        section = "" if card.section is None else f"§ {card.section}"
        place = "" if card.place is None else f"cl.\u00a0{card.place}"  # clairière, clearing
        where = ", ".join(filter(None, (_cut(console.shown(card.title), console), section, place)))
        if card.dungeon is not None:
            where = console.t("title-dungeon-at", dungeon=card.dungeon, round=card.round or 0)
    wrong = [] if entry.state in ("ok", "unclosed") else [console.t("cli-entry-state", state=entry.state)]
    if card and card.over:
        wrong.append(console.t("title-state-won" if card.won else "title-state-lost"))
    if (standing := entry.standing) is not None:
        file = shown(Path(standing.furthest.name))
        wrong.append(
            console.t("cli-entry-standing", kind=standing.kind, count=standing.files, own=standing.own, file=file)
        )
    return (
        time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.when)),
        _cut(who, console),
        entry.ruleset,
        where,
        f"{ARCHIVE}/{entry.path.name}" if entry.archived else entry.path.name,
        ", ".join(wrong),
    )


def _cut(text: str, console: Console) -> str:
    """A name or a title as wide as it may be."""
    return text if len(text) <= WIDEST else text[: WIDEST - 1].rstrip(" ,") + ("~" if console.ascii_only else "…")


def _table(rows: list[tuple[str, ...]]) -> Iterator[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
