"""The dialogs of gamebooks that are more than a menu or a form: what is pointed at on the screen is asked for first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from ffapp.cli.lines.dialogs import SpokenDialog, SpokenForm, SpokenMenu, SpokenReading
from ffapp.cli.lines.questions import entry_told, gives_up, number_in, pick
from ffapp.core.bounds import ABSURD
from ffapp.gamebook.notes import RemoveNote
from ffapp.gamebook.stones import CATEGORIES, category_of, stone_count
from ffapp.tui.book.map_words import exit_line, legend_told
from ffapp.tui.book.notes import NOTE_TYPED
from ffapp.tui.book.stones import LISTED
from ffapp.tui.book.story import noted_at
from ffapp.tui.kit.choice import Choice, ChoiceList, do_on
from ffapp.tui.kit.rows import Number, Row, Words

if TYPE_CHECKING:
    from ffapp.tui.book.clearings import MoveDialog
    from ffapp.tui.book.fight_changes import TermsForm
    from ffapp.tui.book.magic import MagicScreen
    from ffapp.tui.book.map import LegendDialog
    from ffapp.tui.book.notes import NotesDialog
    from ffapp.tui.book.stones import ReceiveForm, StonesDialog
    from ffapp.tui.book.walk import FreeWalkDialog


class _Pointing(SpokenMenu):
    """A menu whose other keys do something with the entry that is pointed at."""

    pointed: ClassVar[str] = "#menu"

    def point(self, key: str) -> bool:
        """Points at an entry; says so where there is none of that key."""
        keys = list(self.entries())
        if key not in keys:
            self.host.talk.say(self.host.texts("lines-which", title=self.screen.heading))
            return False
        self.screen.query_one(self.pointed).cursor = keys.index(key)
        return True

    def intro(self) -> str:
        return ""

    def about(self, key: str) -> None:
        super().about(key)
        if key in self.entries() and self.point(key):
            self.host.talk.say(self.screen.intro())


class Stones(_Pointing):
    """The magic stones; plus and minus note what was received or lost."""

    screen: StonesDialog

    more = {"+": "lines-stones-receive", "-": "lines-stones-lose"}

    def tell(self) -> None:
        super().tell()
        held = [stone for stone in LISTED if stone_count(self.screen.sheet, stone)]
        if not held:
            self.host.talk.say(self.host.texts("book-stones-empty"))

    def also(self, key: str, rest: str) -> None:
        number, _, self.host.pending = rest.partition(" ")
        if self.point(number):
            self.screen.action_receive() if key == "+" else self.screen.action_lose()


class Receive(SpokenForm):
    """Stones received: from whom, how many of each, and why."""

    screen: ReceiveForm

    def ask(self, inline: str) -> dict[str, Any] | None:
        host, texts, screen = self.host, self.host.texts, self.screen
        if inline:
            count = number_in(inline, ABSURD)
            if not count:
                host.talk.say(texts("ui-number-bounds", low=1, high=ABSURD))
                return None
            screen.query_one("#source", ChoiceList).cursor = list(CATEGORIES).index(category_of(screen.stone))
            screen.counts = {screen.stone: count}
            return {row.name: row.left({}) for row in self.questions.asked}
        host.talk.say(texts("stones-receive-from"))
        givers = [Choice(source, texts("category-source", source=source)) for source in CATEGORIES]
        giver = pick(host, givers, texts("lines-ask-number"))
        if giver is None:
            return None
        screen.query_one("#source", ChoiceList).cursor = givers.index(giver)
        screen.counts = {}
        for stone in LISTED:
            row = Number(stone, words=texts("stone-name", stone=stone), value=int(stone == screen.stone), low=0)
            answer = self.ask_row(row, {stone: row.value})
            if answer is None:
                return None
            if answer[0]:
                screen.counts[stone] = answer[0]
        return super().ask("")


class Magic(_Pointing):
    """Things of magic; other keys note, change and lose one."""

    screen: MagicScreen

    more = {"+": "lines-magic-add", "c": "lines-magic-keys", "-": "lines-magic-lose"}

    def tell(self) -> None:
        super().tell()
        if not self.screen.sheet.magic:
            self.host.talk.say(self.host.texts("magic-empty"))

    def also(self, key: str, rest: str) -> None:
        if key == "+":
            self.host.pending = rest
            self.screen.action_add()
            return
        number, _, self.host.pending = rest.partition(" ")
        if self.point(number):
            self.screen.action_change() if key == "c" else self.screen.action_lose()


class Notes(SpokenForm):
    """The notes by their numbers, the newest first; a number writes one anew, x and a number strikes one out, and
    anything else is a new one."""

    screen: NotesDialog

    def tell(self) -> None:
        super().tell()
        texts, sheet = self.host.texts, self.screen.sheet
        for number, note in enumerate(reversed(sheet.notes), 1):
            entry = Choice(str(note.id), note.text, hint=noted_at(texts, sheet, note))
            self.host.talk.say(entry_told(self.host, str(number), entry))

    def ask(self, inline: str) -> dict[str, Any] | None:
        host, screen = self.host, self.screen
        while True:
            notes = tuple(reversed(screen.sheet.notes))
            line = inline or host.ask(host.texts("lines-note-keys", count=len(notes))).strip()
            if not line or gives_up(line):
                return None
            verb, _, number = line.partition(" ")
            struck = self._note(number.strip()) if verb == "x" else None
            changed = self._note(line)
            if struck is not None:
                screen.carry_out(RemoveNote(note=struck.id), close=False)
                return None
            if changed is not None and not inline:
                screen.rewrite(changed)
                row = Words("text", value=changed.text, longest=NOTE_TYPED)
                answer = self.ask_row(replace(row, label="ui-note"), {"text": changed.text})
                return None if answer is None else {"text": answer[0]}
            found = self.questions.asked[0].read_text(line)
            if isinstance(found, str):
                return {"text": found}
            host.talk.say(found.told(screen.asking))
            return None

    def _note(self, number: str) -> Any:
        """The note of a number in the list."""
        notes = tuple(reversed(self.screen.sheet.notes))
        place = number_in(number, len(notes))
        return notes[place - 1] if place else None


class Terms(SpokenForm):
    """The terms of a fight: one of the list is changed at once; an empty line goes on to the numbers."""

    screen: TermsForm

    def ask(self, inline: str) -> dict[str, Any] | None:
        texts = self.host.texts
        chosen = pick(self.host, list(self.screen.choices()), texts("lines-ask-term"))
        if chosen is None:
            return super().ask("")
        do_on(self.screen, chosen.deed)
        return None


class FreeWalk(SpokenForm):
    """A walk without a compass: a known way by its number, or else where it leads, by name."""

    screen: FreeWalkDialog

    def ask(self, inline: str) -> dict[str, Any] | None:
        screen, texts = self.screen, self.host.texts
        exits = screen.exits
        taken = next((known for known in exits if known.passage.id == screen.passage), None)
        if taken is None and exits:
            known = [Choice(str(index), exit_line(texts, screen.sheet.drawing, one)) for index, one in enumerate(exits)]
            if inline:
                place = number_in(inline, len(exits))
                if place:
                    taken, inline = exits[place - 1], ""
            else:
                picked = pick(self.host, known, texts("lines-ask-free-way"))
                taken = None if picked is None else exits[int(picked.id)]
        if taken is not None:
            screen.take(taken)
            if taken.to is not None:
                return None
        return super().ask(inline)

    def ask_row(self, row: Row, values: dict[str, Any]) -> tuple[Any] | None:
        taken = self.screen.taken
        if row.name == "way" and taken is not None:
            return (taken.passage.label,)
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


class Legend(SpokenReading):
    """What the signs of the map mean."""

    screen: LegendDialog

    def lines(self) -> Iterator[str]:
        screen = self.screen
        yield legend_told(self.host.texts, screen.app.glyphs, free=screen.sheet.drawing.free)
