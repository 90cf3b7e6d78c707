"""A game that is played by lines, as a pipe would give them."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ffapp.adventure.story import Story
from ffapp.cli.lines.host import Host
from ffapp.cli.lines.play import play
from ffapp.cli.lines.talk import Left, Talk
from ffapp.core.game import Game
from ffapp.core.messages import Event
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.tui.session import Session
from ffapp.tui.upstream import standing_for_app
from tests.tui.adventures import shelf as a_shelf
from tests.tui.tables import in_memory


class Talked:
    """What came of it: all that was said, and the host with what is asked at the end."""

    def __init__(self, host: Host, said: io.StringIO) -> None:
        self.host = host
        self._said = said

    @property
    def text(self) -> str:
        return self._said.getvalue()

    @property
    def squeezed(self) -> str:
        """The same with every line break a space: sentences are broken anywhere."""
        return " ".join(self.text.split())


def host_for(*lines: str, language: str = "fr", ascii_only: bool = False, shelf: Shelf | None = None) -> Talked:
    """A host that will hear these lines."""
    said = io.StringIO()
    heard = io.BytesIO("".join(f"{line}\n" for line in lines).encode("utf-8", "surrogateescape"))
    talk = Talk(said, heard, ascii_only=ascii_only, echo=True)
    texts = lambda settings, key: Texts(language, ascii_only=ascii_only, key=key)  # noqa: E731
    return Talked(Host(talk, shelf or a_shelf(), texts), said)


def talked(what: str | Path, *lines: str, **how: Any) -> Talked:
    """A new game of a rulebook, or that of a save, played by these lines to the end of the input and closed."""
    made = host_for(*lines, **how)
    play(made.host, what)
    return made


def with_game(
    game: Game,
    *lines: str,
    look: Callable[[Talked], object] | None = None,
    stories: Mapping[str, Story] | None = None,
    **how: Any,
) -> Talked:
    """A game in memory played by these lines; `look` is called before it is left. `stories` are the adventures whose
    texts are there, by the names of these."""
    made = host_for(*lines, **how)
    with standing_for_app(made.host):
        session = made.host.playing.session = in_memory(game)
        session.story_of = (stories or {}).get
        made.host.wear(game.ruleset.id)
        made.host.playing.show_game()
        try:
            made.host.run()
        except Left:
            if look is not None:
                look(made)
    return made


def events_of(path: Path) -> list[tuple[Event, ...]]:
    """What each step of a save made happen."""
    session = Session.open(a_shelf(), path)
    try:
        return [step.events for step in session.game.path()]
    finally:
        session.close()


def only_save() -> Path:
    """The one save that there is."""
    [path] = a_shelf().folder.glob("*.ffsave")
    return path
