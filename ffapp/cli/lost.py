"""Games that simulated readers have lost, kept as saves to be opened and looked at."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from ffapp.adventure.check import Checked
from ffapp.adventure.collection import Read, as_one
from ffapp.adventure.play import told
from ffapp.adventure.policies import Policy
from ffapp.adventure.simulate import Totals, play, seed_of
from ffapp.adventure.twee import Source
from ffapp.cli.games import the_shelf
from ffapp.core.ruleset import Ruleset
from ffapp.store.books import FOLDER, Books, Origin
from ffapp.store.errors import write_error
from ffapp.store.names import file_name, new_token
from ffapp.store.savefile import create_save


def text_of(sources: Sequence[Source], paths: Sequence[Path], checked: Checked) -> tuple[str, Origin]:
    """The text of an adventure in these files or folders as its games are pinned to it, and where it came from."""
    if len(paths) == 1:
        read = Read(paths[0], as_one(sources, paths[0]), checked)
        return read.text, read.origin
    folder = Path(os.path.commonpath([path.absolute().parent for path in paths]))
    story = checked.story
    return as_one(sources, folder), Origin(title=told(story.title), ifid=told(story.data.ifid))


def keep_lost(
    folder: Path,
    ruleset: Ruleset,
    checked: Checked,
    text: str,
    origin: Origin,
    totals: Mapping[Policy, Totals],
    seed: str,
) -> int:
    """Writes a game that was lost for each section where one was, each a new file of a folder, which is made if it is
    not there, and the text beside them. Returns how many. Raises `StoreError`."""
    store = the_shelf().store
    make_folder(folder)
    name = Books(folder / FOLDER, store.files).keep(text, origin)
    lost: dict[str, tuple[Policy, int]] = {}
    for policy, one in totals.items():
        for section, number in one.lost.items():
            lost.setdefault(section, (policy, number))
    for section, (policy, number) in sorted(lost.items()):
        played = play(ruleset, checked.story, policy, seed, number, keep=True, text=name)
        path = folder / file_name(section, ruleset.id, new_token())
        with create_save(store, folder, ruleset, seed=seed_of(seed, number), path=path) as saved:
            for command in played.commands:
                saved.game.submit(command, confirm=True)
    return len(lost)


def make_folder(folder: Path) -> None:
    """Makes a folder if it is not there. Raises `StoreError`."""
    try:
        the_shelf().store.files.make_folder(folder)
    except OSError as error:
        raise write_error(folder, error) from error
