"""`ffapp show`: a game as text, Markdown or JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ffapp.cli.console import OK, Console
from ffapp.cli.document import Document, Row, Section, as_markdown, as_text, document_of
from ffapp.cli.errors import UsageError
from ffapp.cli.games import read_save
from ffapp.cli.parser import Call
from ffapp.core.bounds import number_typed
from ffapp.core.errors import Argument
from ffapp.core.game import Game, Step, fold
from ffapp.texts.telling import tell_events

LAST = 20
"""So many lines of the journal are shown unless asked otherwise."""

MOST = 999_999_999
"""More lines of it cannot be asked for."""


def show(call: Call, console: Console) -> int:
    """Shows a save without touching it."""
    length = _length(call)
    saved = read_save(call.word("save") or "", console)
    form = call.options.get("--format", "text")
    if form == "json":
        console.json(msgspec.json.encode(_data(saved.game, length)))
    else:
        game = saved.game
        document = document_of(game.ruleset, game.state, console.texts, reversed(game.path()))
        document = _with_journal(document, game, length, console)
        if form == "markdown":
            lines = as_markdown(document, colon=console.t("cli-colon"), ascii_only=console.ascii_only)
        else:
            lines = as_text(document, ascii_only=console.ascii_only)
        for line in lines:
            console.say(line)
    return OK


def _length(call: Call) -> int | None:
    """How many lines of the journal are wanted, None for all."""
    asked = call.options.get("--journal")
    if asked is None:
        return LAST
    if asked == "":
        return None
    length = number_typed(asked, MOST)
    if length is None:
        raise UsageError("cli-option-count", "show", word="--journal", value=asked)
    return length


def _last(game: Game, length: int | None) -> tuple[list[Step], int]:
    """The last steps of the live history, and how many came before."""
    steps = game.path()
    first = 0 if length is None else max(0, len(steps) - length)
    return steps[first:], first


def _with_journal(document: Document, game: Game, length: int | None, console: Console) -> Document:
    steps, first = _last(game, length)
    if not steps:
        return document
    state = game.state_at(steps[0].up)
    rows = []
    for number, step in enumerate(steps, first + 1):
        state = fold(state, step.events)
        rows.append(Row(str(number), _told(console, step, game.ruleset.arguments(state))))
    return document._replace(
        sections=(*document.sections, Section(console.t("cli-journal", before=first), tuple(rows), numbered=True))
    )


def _told(console: Console, step: Step, arguments: Mapping[str, Argument]) -> str:
    """What a step did in words, and that its dice were typed; events that no ffapp wrote, and that have no words, as
    they are."""
    try:
        told = tell_events(console.texts, step.events, arguments)
        typed = any(roll.typed for roll in step.rolls)
        return f"{told} ({console.t('dice-typed-mark')})" if typed else told
    except Exception:  # a save is hostile data: its events may say anything
        return msgspec.json.encode(step.events).decode()


def _data(game: Game, length: int | None) -> dict[str, Any]:
    steps, first = _last(game, length)
    return {
        "save": game.header,
        "phase": game.phase,
        "state": game.state,
        "effective": game.ruleset.effective(game.state),
        "commands": game.depth,
        "journal": [
            {"number": number, "n": step.n, "ts": step.ts, "cmd": msgspec.Raw(step.cmd), "events": step.events}
            for number, step in enumerate(steps, first + 1)
        ],
    }
