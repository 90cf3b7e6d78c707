"""`ffapp play`: an adventure from a file, a folder, or by its name."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from ffapp.adventure.collection import Collection, Read
from ffapp.adventure.play import change, why_no_change
from ffapp.adventure.reading import SUFFIXES
from ffapp.cli.books import rulebook_of
from ffapp.cli.console import OK, REFUSED, UNREADABLE, Console
from ffapp.cli.errors import Trouble, UsageError
from ffapp.cli.games import check_folder, the_shelf
from ffapp.cli.lines.talk import LONGEST
from ffapp.cli.parser import Call
from ffapp.core.near import near
from ffapp.store.entries import Entry
from ffapp.store.errors import StoreError, shown, write_error
from ffapp.store.files import RealFiles, exists, write_new
from ffapp.store.names import path_named, slug
from ffapp.texts.adventure import example, finding_line, speech
from ffapp.texts.telling import tell_refusal

MOST_TOLD: Final = 20
"""So many errors are told; `ffapp check` tells them all."""


def play(call: Call, console: Console) -> int:
    """Goes on with the last game of the adventure, or begins one. 1: the adventure has errors; 2: it cannot be read.
    Raises `Trouble`, `StoreError`."""
    name = call.word("adventure")
    if call.has("--example"):
        return _write_example(name, console)
    if name is None:
        raise UsageError("cli-word-missing", call.verb.name, word="story")
    collection = Collection(the_shelf(), speech)
    path = found(name, collection)
    if not call.has("--text"):
        from ffapp.cli.screen import check_terminal

        check_terminal()
    read = collection.read(path)
    code = _sound(read, console)
    if code != OK:
        return code
    book = rulebook_of(call, read.story)
    save = None if _anew(call) else _last_game(collection, read, console)
    begun: dict[str, Any] = {"adventure": collection.keep(read) if save is None else ""}
    begun |= {name: call.options[f"--{name}"] for name in ("undo", "seed") if call.has(f"--{name}")}
    if call.has("--text"):
        from ffapp.cli.lines.play import play_lines

        return play_lines(save or book, console, begun)
    from ffapp.cli.screen import show_screen

    return show_screen(None if save is not None else book, save, console, begun)


def _anew(call: Call) -> bool:
    """Whether another game is wanted, whatever games there are: what only a new one can have was asked for."""
    return any(call.has(option) for option in ("--new", "--seed", "--undo", "--book"))


# -- which adventure ---------------------------------------------------------------------------------------------------


def found(name: str, collection: Collection) -> Path:
    """Where the adventure is that was named: by its path, its file's name without the ending among those there are, or
    the letters of its title or their beginning. Raises `Trouble` with those that may have been meant."""
    path = path_named(name)
    if exists(RealFiles(), path) or os.sep in name or path.suffix.lower() in SUFFIXES:
        return path
    paths = collection.paths()
    if name in paths:
        return paths[name]
    titled = {_letters(one.title): one.path for one in collection.offered()}
    wanted = _letters(name)
    close = [path for title, path in titled.items() if wanted and (title == wanted or title.startswith(f"{wanted}-"))]
    if len(close) == 1:
        return close[0]
    known = ", ".join(paths)
    raise Trouble("cli-adventure-unknown", name=name, known=known).rather(near(name, (*paths, *titled)))


def _letters(title: str) -> str:
    """The letters and digits of a title, whichever apostrophe it has."""
    return slug(title.replace("’", "'"))


def _sound(read: Read, console: Console) -> int:
    """Tells what is wrong with an adventure. Returns the exit code where it cannot be played."""
    story, findings = read.story, read.checked.findings
    compass = story.book is None or story.book.compass
    errors = [finding for finding in findings if finding.level == "error"]
    for finding in errors[:MOST_TOLD]:
        console.note_line(finding_line(console.texts, finding, compass=compass))
    if errors:
        console.note("cli-play-errors", count=len(errors), file=shown(read.path))
        return REFUSED if story.sections else UNREADABLE
    if findings:
        console.note("cli-play-warnings", count=len(findings), file=shown(read.path))
    return OK


# -- which game --------------------------------------------------------------------------------------------------------


def _last_game(collection: Collection, read: Read, console: Console) -> Path | None:
    """The game to go on with: the last one of this text; else the last one of another text of this adventure, which
    goes on with this one if that is possible and wanted. None: a new one."""
    same, others = collection.games(read)
    if same:
        collection.keep(read)  # what is lost or damaged of it is mended
        return same[0].path
    return _moved(collection, others[0], read, console) if others else None


def _moved(collection: Collection, entry: Entry, read: Read, console: Console) -> Path:
    """Offers to go on with the new text. Returns where the game is, whatever the answer."""
    saved = collection.shelf.open(entry.path)
    with saved:
        if not saved.writable:  # the screen says why
            return saved.path
        game, card = saved.game, saved.game.card()
        refusal = why_no_change(game, read.story, read.adventure)
        told = {"hero": card.hero, "section": card.section or ""}
        if refusal is not None:
            why = tell_refusal(console.texts, refusal, game.ruleset.arguments(game.state))
            console.note("cli-play-stays", why=why, **told)
        elif _agreed(console, console.t("cli-play-changed", **told)):
            game.submit(change(read.story, collection.keep(read), game.state))
    return saved.path


def _agreed(console: Console, question: str) -> bool:
    """Asks for a yes or no; nothing typed is a yes, the end of the input a no."""
    sys.stdout.write(console.shown(question) + " ")
    sys.stdout.flush()
    heard = getattr(sys.stdin, "buffer", sys.stdin)  # as what plays line by line, so that it finds the next line
    read = heard.readline(LONGEST) if heard else ""
    line = read.decode("utf-8", "replace") if isinstance(read, bytes) else read
    return bool(line) and line.strip().casefold() in ("", *console.t("cli-yes").split())


# -- the example -------------------------------------------------------------------------------------------------------


def _write_example(name: str | None, console: Console) -> int:
    """Writes the adventure of the guide to a new file, as one of its own."""
    path = path_named(name or console.t("cli-play-example-file"))
    check_folder(path)
    text = re.sub(r'(?<="ifid": ")[^"]+', str(uuid4()).upper(), example(console.texts), count=1)
    try:
        write_new(RealFiles(), path, text.encode("utf-8"))
    except FileExistsError as error:
        raise StoreError("exists", path=shown(path)) from error
    except OSError as error:
        raise write_error(path, error) from error
    console.say(shown(path))
    return OK
