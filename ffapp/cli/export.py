"""`ffapp export`: a save as a file of commands that `run` plays."""

from __future__ import annotations

from ffapp.cli.console import OK, Console
from ffapp.cli.games import check_folder, read_save, the_shelf
from ffapp.cli.parser import Call
from ffapp.core.script import exported
from ffapp.store.books import texts_of
from ffapp.store.errors import shown
from ffapp.store.names import path_named


def export(call: Call, console: Console) -> int:
    """Writes the commands that lead to where a game stands, on standard output or to a new file."""
    saved = read_save(call.word("save") or "", console)
    target = call.word("file")
    if target in (None, "-"):
        for line in exported(saved.game):
            console.json(line)
        if texts_of(saved.game):
            console.note("cli-export-text-stays")
    else:
        path = path_named(target or "")
        check_folder(path)
        console.say(shown(the_shelf().export_script(saved.path, path)))
    return OK
