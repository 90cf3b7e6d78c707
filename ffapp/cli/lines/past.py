"""The history of any game in lines: its last steps, and the way back to one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ffapp.cli.lines.pages import SpokenPage
from ffapp.cli.lines.questions import pick
from ffapp.core.bounds import number_typed
from ffapp.texts.past_fights import past_fight_text
from ffapp.tui.kit.choice import Choice
from ffapp.tui.session import GameChange

if TYPE_CHECKING:
    from ffapp.tui.pages.history import HistoryScreen

LISTED: Final = 10
"""So many of the last steps of the history are told."""


class Past(SpokenPage):
    """The history: its last steps by their numbers, and the way back to one of them."""

    screen: HistoryScreen

    drawn = {"curves": "lines-drawn"}

    def begin(self) -> None:
        self._pages = self.screen.pointing
        self.screen.show(None)

    def game_changed(self, change: GameChange) -> None:
        self.screen.show(change)

    def lines(self) -> Iterator[str]:
        texts, chronicle = self.texts, self.screen.chronicle
        yield texts("history-title" if chronicle.present else "history-other-thread")
        yield texts("history-counted", commands=len(self.game.steps), threads=chronicle.forks)
        rows = chronicle.rows
        at = self._pages.cursor or 0
        for index in range(max(0, at - LISTED + 1), min(len(rows), at + LISTED)):
            row = rows[index]
            if row.kind == "step":
                yield texts("lines-story", number=chronicle.depth_of(row.n), told=chronicle.happened(row.n))
            elif row.kind == "fight":
                steps = chronicle.fight_steps(row)
                told = past_fight_text(texts, self.game, steps)
                yield texts("lines-story", number=steps[0].depth, told=told)
            elif row.kind in ("here", "nothing"):
                yield texts(f"history-{row.kind}")
        yield texts("lines-history-how")

    def asks(self) -> str:
        return self.texts("lines-ask-history")

    def numbered(self, line: str) -> None:
        """Goes back to the step of that number; 0 is the beginning."""
        rows = self.screen.chronicle.rows
        depth = number_typed(line, len(self.game.steps))
        for index, row in enumerate(rows):
            if row.kind in ("step", "start") and self.screen.chronicle.depth_of(row.n) == depth:
                self._pages.cursor = index
                self.screen.action_deed("rewind")
                return
        self.host.talk.say(self.texts("lines-no-step"))

    def points(self, name: str, rest: str) -> bool:
        """A thread is chosen by its number, and the list told anew when it is another."""
        chronicle, texts = self.screen.chronicle, self.texts
        if name == "rewind":
            self.host.talk.say(texts("lines-history-how"))
            return False
        if name == "fold":
            folded = [row.fight for row in chronicle.rows if row.kind == "fight"]
            self.screen.unfolded = frozenset() if self.screen.unfolded else frozenset(folded)
            self.screen.relist(self.game.head)
            self.tell()
            return False
        if name == "search":
            self.screen.look_for(rest or self.host.ask(texts("lines-ask-search")).strip())
            self.tell()
            return False
        if name in ("narrow", "here"):
            self.host.call_later(self.tell)
        if name != "thread" or self.screen.why_no_thread():
            return True
        branches = [index for index, row in enumerate(chronicle.rows) if row.kind == "branch"]
        told = [
            Choice(
                str(index),
                texts(
                    "history-present-thread" if chronicle.leads_here(row.n) else "history-left-thread",
                    count=chronicle.sizes[row.n],
                    told=chronicle.happened(row.n),
                ),
            )
            for index in branches
            for row in (chronicle.rows[index],)
        ]
        picked = pick(self.host, told, texts("lines-ask-number"))
        if picked is not None:
            self._pages.cursor = int(picked.id)
            self.screen.action_deed("rewind")
            self.tell()
        return False
