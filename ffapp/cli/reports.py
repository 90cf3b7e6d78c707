"""How a script's course is told: as data, or in words."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from ffapp.cli.console import Console
from ffapp.core.errors import Caution, Refusal
from ffapp.core.game import Game
from ffapp.core.script import Played


class Report(Protocol):
    """Hears what came of each line, and of the whole."""

    def played(self, game: Game, played: Played) -> None: ...

    def refused(self, game: Game, refusal: Refusal) -> None: ...

    def asked(self, game: Game, cautions: tuple[Caution, ...]) -> None:
        """The line would have needed a confirmation."""

    def end(self, game: Game) -> None: ...


class DataReport:
    """One JSON object a line."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._encoder = msgspec.json.Encoder()

    def _line(self, **fields: Any) -> None:
        self._console.json(self._encoder.encode(fields))

    def played(self, game: Game, played: Played) -> None:
        if played.undone:
            self._line(events=(), undone=played.undone)
        elif played.redone:
            self._line(events=played.events, redone=played.redone)
        else:
            self._line(events=played.events)

    def refused(self, game: Game, refusal: Refusal) -> None:
        self._line(refused=refusal.rule, args=refusal.arguments)

    def asked(self, game: Game, cautions: tuple[Caution, ...]) -> None:
        first, *others = cautions
        more = {"also": [{"rule": other.rule, "args": other.arguments} for other in others]} if others else {}
        self._line(refused=first.rule, args=first.arguments, caution=True, **more)

    def end(self, game: Game) -> None:
        self._line(
            state=game.state,
            effective=game.ruleset.effective(game.state),
            phase=game.phase,
            seed=game.header.seed,
        )


class WordsReport:
    """A sentence for each thing that happened, and the sheet at the end."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def played(self, game: Game, played: Played) -> None:
        from ffapp.texts.telling import tell_event

        say, t = self._console.say, self._console.t
        if played.undone:
            say(t("cli-undone", count=played.undone))
        if played.redone:
            say(t("cli-redone", count=played.redone))
        arguments = game.ruleset.arguments(game.state)
        for event in played.events:
            told = tell_event(self._console.texts, event, arguments)
            if told:
                say(told)

    def refused(self, game: Game, refusal: Refusal) -> None:
        from ffapp.texts.telling import tell_refusal

        told = tell_refusal(self._console.texts, refusal, game.ruleset.arguments(game.state))
        self._console.say(self._console.t("cli-refused", why=told))

    def asked(self, game: Game, cautions: tuple[Caution, ...]) -> None:
        from ffapp.texts.telling import tell_caution

        arguments = game.ruleset.arguments(game.state)
        for caution in cautions:
            told = tell_caution(self._console.texts, caution, arguments)
            self._console.say(self._console.t("cli-asked", why=told))

    def end(self, game: Game) -> None:
        from ffapp.texts.document import as_text, document_of

        self._console.say()
        past = reversed(game.path())
        for line in as_text(document_of(game.ruleset, game.state, self._console.texts, past)):
            self._console.say(line)
