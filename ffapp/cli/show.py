"""`ffapp show`: a game as text, Markdown, JSON, or a page of HTML."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ffapp.cli.console import OK, Console
from ffapp.cli.errors import UsageError
from ffapp.cli.games import check_folder, read_save, the_shelf
from ffapp.cli.parser import Call
from ffapp.core.bounds import number_typed
from ffapp.core.game import Game, Step, fold
from ffapp.store.errors import shown
from ffapp.store.savefile import SavedGame
from ffapp.texts.document import Document, Row, Section, as_markdown, as_text, document_of, step_text, with_story

LAST = 20
"""So many lines of the journal are shown unless asked otherwise."""

MOST = 999_999_999
"""More lines of it cannot be asked for."""


def show(call: Call, console: Console) -> int:
    """Shows a save without touching it."""
    length = _length(call)
    form = call.options.get("--format", "text")
    for option, ours in (("--output", form == "html"), ("--journal", form != "html")):
        if call.has(option) and not ours:
            raise UsageError("cli-option-format", "show", word=option, value=form)
    saved = read_save(call.word("save") or "", console)
    if form == "html":
        _page(call, console, saved)
    elif form == "json":
        console.json(msgspec.json.encode(_data(saved.game, length)))
    else:
        game = saved.game
        document = document_of(game.ruleset, game.state, console.texts, reversed(game.path()))
        document = _with_journal(document, game, length, console)
        if form == "markdown":
            document = with_story(document, game, console.texts)
            lines = as_markdown(document, colon=console.t("cli-colon"), ascii_only=console.ascii_only)
        else:
            lines = as_text(document, ascii_only=console.ascii_only)
        for line in lines:
            console.say(line)
    return OK


def _page(call: Call, console: Console, saved: SavedGame) -> None:
    """Writes the whole reading to a new file, or on standard output."""
    from ffapp.keepsake.page import page_of

    page = page_of(saved.game, console.texts)
    target = call.options.get("--output")
    if target in (None, "-"):
        console.page(page)
        return
    path = Path(target or "")
    check_folder(path)
    console.say(shown(the_shelf().export_page(saved.path, path, page)))


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
        rows.append(Row(str(number), step_text(console.texts, step, game.ruleset.arguments(state))))
    return document._replace(
        sections=(*document.sections, Section(console.t("cli-journal", before=first), tuple(rows), numbered=True))
    )


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
