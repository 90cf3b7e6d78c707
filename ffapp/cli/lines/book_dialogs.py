"""The dialogs of gamebooks that are more than a menu or a form: what is pointed at on the screen is asked for first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from ffapp.cli.lines.dialogs import GivenUp, SpokenDialog, SpokenForm, SpokenMenu
from ffapp.cli.lines.questions import at_number, entry_text, gives_up, number_in, pick
from ffapp.core.bounds import ABSURD
from ffapp.core.spelling import plain
from ffapp.gamebook.stones import CATEGORIES
from ffapp.tui.book.advice import advice_off, advice_parts, odds_of
from ffapp.tui.book.fight_opening import line_text, sheet_of
from ffapp.tui.book.map_words import exit_line
from ffapp.tui.book.notes import NOTE_TYPED
from ffapp.tui.book.stones import LISTED
from ffapp.tui.kit.asking import Problem
from ffapp.tui.kit.choice import Choice, do_on
from ffapp.tui.kit.rows import Number, Row, Words

if TYPE_CHECKING:
    from ffapp.cli.lines.host import Host
    from ffapp.odds.report import Odds
    from ffapp.tui.book.clearings import MoveDialog
    from ffapp.tui.book.fight_changes import TermsForm
    from ffapp.tui.book.fight_opening import FightOpening
    from ffapp.tui.book.notes import NotesDialog
    from ffapp.tui.book.stones import ReceiveForm
    from ffapp.tui.book.walk import FreeWalkDialog


class _Pointing(SpokenMenu):
    """A menu whose other keys do something with the entry whose key follows."""

    acts: ClassVar[Mapping[str, str]]
    """What these keys do, by the names of the actions."""
    pointless: ClassVar[str] = ""
    """Those that need no entry."""

    def intro(self) -> str:
        return ""

    def point(self, key: str) -> bool:
        """Points at an entry; says so where there is none of that key."""
        keys = list(self.entries())
        if key not in keys:
            self.host.talk.say(self.host.texts("lines-which", title=self.screen.heading))
            return False
        self.screen.pointing.cursor = keys.index(key)
        return True

    def about(self, key: str) -> None:
        super().about(key)
        if key in self.entries() and self.point(key):
            self.host.talk.say(self.screen.intro())

    def also(self, key: str, rest: str) -> None:
        if key not in self.pointless:
            pointed, _, rest = rest.partition(" ")
            if not self.point(pointed):
                return
        self.host.pending = rest
        getattr(self.screen, f"action_{self.acts[key]}")()


class Stones(_Pointing):
    """The magic stones; plus and minus note what was received or lost."""

    more = {"+": "lines-stones-receive", "-": "lines-stones-lose"}
    acts = {"+": "receive", "-": "lose"}

    def tell(self) -> None:
        super().tell()
        if not any(count for _, count in self.screen.sheet.stones):
            self.host.talk.say(self.host.texts("book-stones-empty"))


class Wizard(_Pointing):
    """The stones of a wizard."""

    acts: ClassVar[Mapping[str, str]] = {}


class Magic(_Pointing):
    """Things of magic; other keys note, change and lose one."""

    more = {"+": "lines-magic-add", "c": "lines-magic-keys", "-": "lines-magic-lose"}
    acts = {"+": "add", "c": "change", "-": "lose"}
    pointless = "+"

    def tell(self) -> None:
        super().tell()
        if not self.screen.sheet.magic:
            self.host.talk.say(self.host.texts("magic-empty"))


class Receive(SpokenForm):
    """Stones received: from whom, how many of each, and why."""

    screen: ReceiveForm

    def ask(self, inline: str) -> dict[str, Any]:
        host, texts, screen = self.host, self.host.texts, self.screen
        if inline:
            count = number_in(inline, ABSURD)
            if not count:
                host.talk.say(texts("ui-number-bounds", low=1, high=ABSURD))
                raise GivenUp
            screen.counts = {screen.stone: count}
            return {row.name: row.left({}) for row in self.questions.asked}
        host.talk.say(texts("stones-receive-from"))
        givers = [Choice(source, texts("category-source", source=source)) for source in CATEGORIES]
        giver = pick(host, givers, texts("lines-ask-number"))
        if giver is None:
            raise GivenUp
        screen.source = tuple(CATEGORIES)[givers.index(giver)]
        row = Number("count", words=texts("stone-name", stone=screen.stone), value=1, low=0)
        screen.counts = {screen.stone: self.ask_row(row, {"count": 1})}
        while line := host.ask(texts("lines-ask-stones")).strip():
            if gives_up(line):
                raise GivenUp
            self._count(line)
        return super().ask("")

    def _count(self, line: str) -> None:
        """Notes how many of another kind there are: the beginning of its name, and a number where it is not one."""
        texts, say = self.host.texts, self.host.talk.say
        name, _, number = line.rpartition(" ")
        count = number_in(number, ABSURD) if name else 0
        wanted = plain(name if count else line)
        found = [stone for stone in LISTED if plain(texts("stone-name", stone=stone)).startswith(wanted)]
        if len(found) == 1:
            self.screen.counts[found[0]] = count or 1
            say(texts("lines-stones-so-far", stones=", ".join(self._so_far())))
        else:
            say(texts("lines-stones-which"))

    def _so_far(self) -> Iterator[str]:
        for stone, count in self.screen.counts.items():
            yield self.host.texts("lines-row", label=self.host.texts("stone-name", stone=stone), text=str(count))


class Notes(SpokenForm):
    """The notes by their numbers, as the screen lists them; a number writes one anew, x and a number strikes one out,
    and anything else is a new one."""

    screen: NotesDialog

    def tell(self) -> None:
        super().tell()
        for number, note in enumerate(self.screen.noted, 1):
            entry = Choice(note.id, note.text, hint=note.at(self.host.texts))
            self.host.talk.say(entry_text(self.host, str(number), entry))

    def ask(self, inline: str) -> dict[str, Any]:
        host, screen = self.host, self.screen
        notes = screen.noted
        line = inline or host.ask(host.texts("lines-note-keys", count=len(notes))).strip()
        if not line or gives_up(line):
            raise GivenUp
        verb, _, number = line.partition(" ")
        struck = at_number(number.strip(), notes) if verb == "x" else None
        changed = None if inline else at_number(line, notes)
        if struck is not None:
            screen.carry_out(struck.strike, close=False)
            raise GivenUp
        if changed is not None:
            screen.rewrite(changed)
            row = Words("text", "ui-note", changed.text, longest=NOTE_TYPED)
            return {"text": self.ask_row(row, {"text": changed.text})}
        found = self.questions.asked[0].read_text(line)
        if isinstance(found, Problem):
            host.talk.say(found.told(screen.asking))
            raise GivenUp
        return {"text": found}


class Terms(SpokenForm):
    """The terms of a fight: one of the list is changed at once; an empty line goes on to the numbers."""

    screen: TermsForm

    def ask(self, inline: str) -> dict[str, Any]:
        texts = self.host.texts
        chosen = pick(self.host, list(self.screen.choices()), texts("lines-ask-term"))
        if self.host.over:
            raise GivenUp
        if chosen is None:
            return super().ask("")
        do_on(self.screen, chosen.deed)
        raise GivenUp


class FreeWalk(SpokenForm):
    """A walk without a compass: a known way by its number, or else where it leads, by name."""

    screen: FreeWalkDialog

    def ask(self, inline: str) -> dict[str, Any]:
        screen, texts = self.screen, self.host.texts
        exits = screen.exits
        taken = next((known for known in exits if known.passage.id == screen.passage), None)
        if taken is None and exits:
            known = [Choice(str(index), exit_line(texts, screen.sheet.drawing, one)) for index, one in enumerate(exits)]
            picked = at_number(inline, known) if inline else pick(self.host, known, texts("lines-ask-free-way"))
            if self.host.over:
                raise GivenUp
            if picked is not None:
                taken, inline = exits[int(picked.id)], ""
        if taken is not None:
            screen.take(taken)
            if taken.to is not None:
                raise GivenUp
        return super().ask(inline)

    def ask_row(self, row: Row, values: dict[str, Any]) -> Any:
        taken = self.screen.taken
        if row.name == "way" and taken is not None:
            return taken.passage.label
        return super().ask_row(row, values)


class Moving(SpokenDialog):
    """How far a clearing is moved: columns to the east and rows to the south; 0 lets go of it."""

    screen: MoveDialog

    def turn(self) -> None:
        self.asked = True
        host, texts, screen = self.host, self.host.texts, self.screen
        inline = host.take_pending()
        if not inline:
            host.talk.say(screen.heading)
        line = inline or host.ask(texts("lines-ask-move")).strip()
        parts = line.split()
        if not line or gives_up(line):
            self.leave()
        elif line == "0":
            screen.action_release()
        elif len(parts) == 2 and all(re.fullmatch(r"[+-]?\d{1,4}", part, re.ASCII) for part in parts):
            screen.shift_to(int(parts[0]), int(parts[1]))
            screen.action_move()
        else:
            host.talk.say(texts("lines-move-unread"))
        if inline and self.on_top:
            self.leave()


class Opening(SpokenForm):
    """The line that opens a fight; behind a question mark it is only told, with its odds where the player wants to
    know those."""

    screen: FightOpening

    def ask(self, inline: str) -> dict[str, Any]:
        if inline.startswith("?"):
            self.tries(inline[1:].strip())
            raise GivenUp
        return super().ask(inline)

    def tries(self, text: str) -> bool:
        screen, say = self.screen, self.host.talk.say
        say(line_text(screen.asking, text)[0])
        sheet = sheet_of(screen.asking, text)
        if sheet is None:
            return True
        if screen.app.settings.advice == "never":
            say(advice_off(screen))
        elif (odds := odds_of(sheet)) is not None:
            say_advice(self.host, odds)
        return True


def say_advice(host: Host, odds: Odds) -> None:
    """Says what the odds advise, a sentence for each part."""
    for part in advice_parts(host.texts, host.settings, odds):
        host.talk.say(part)
