"""The pages of a gamebook in lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ffapp.cli.lines.dialogs import SpokenForm
from ffapp.cli.lines.pages import SpokenPage
from ffapp.cli.lines.questions import faces, gives_up, pick
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.books import counters_of
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.sheet import effective_stamina
from ffapp.mapping.layout import lay_out
from ffapp.mapping.moving import unexplored
from ffapp.texts.chronicle import plain
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.book_choices import choices_now
from ffapp.tui.book.creation import hero_made
from ffapp.tui.book.ending import tally
from ffapp.tui.book.fight_offer import (
    answers_to,
    blow_told,
    handover_choices,
    handover_told,
    prospect_told,
)
from ffapp.tui.book.fight_view import ended, fight_shown, round_told, terms_told
from ffapp.tui.book.map_words import about_told, beside_name, contradiction_told, exits_told, explore_told
from ffapp.tui.kit.choice import Choice
from ffapp.tui.session import CREATION, News

if TYPE_CHECKING:
    from ffapp.gamebook.fight_state import Fight
    from ffapp.mapping.layout import Contradiction, Layout
    from ffapp.tui.book.decision import Answer

LISTED: Final = 10
"""So many of the last steps of the history are told."""


class _BookPage(SpokenPage):
    """A page of a gamebook."""

    def begin(self) -> None:
        self.screen.bind_own()


class Book(_BookPage):
    """The reader's desk."""

    def lines(self) -> Iterator[str]:
        sheet, texts = self.screen.sheet, self.texts
        yield texts("lines-hero", hero=sheet.name, book=texts.name(sheet.book, "ui"))
        if not self.screen.session.writable:
            yield texts("ui-read-only")
        yield self.screen.place_told()

    def choices(self) -> Iterable[Choice]:
        return choices_now(self.screen)

    def asks(self) -> str:
        sheet = self.screen.sheet
        return str(self.texts("lines-ask-book", section=sheet.section or 0, over=sheet.ending is not None))

    def settle(self) -> bool:
        """A fight that is under way is shown, and the end once it has come."""
        before = len(self.host.stack)
        self.screen.follow()
        return len(self.host.stack) != before


class Fighting(_BookPage):
    """A fight: who faces whom before each round, the blow that waits with what luck would do."""

    def begin(self) -> None:
        super().begin()
        vars(self.screen)["_aim_at"] = self._aim_at
        self._aim()

    def _aim(self) -> None:
        fight = self.screen.sheet.fight
        self.screen._fight = fight
        if fight is not None:
            self.screen._settle_target(fight)

    def game_changed(self, news: News) -> None:
        screen = self.screen
        fight = fight_shown(screen.sheet, news)
        if screen.sheet.fight is not None:
            self._aim()
        elif news.cause == "submit" and fight is not None and not screen._not_to_be_shown(news):
            self.host.talk.say(ended(self.texts, screen.sheet, fight, "").told)

    def settle(self) -> bool:
        """Back to the book once it is over."""
        if self.screen.sheet.fight is None or self.screen.sheet.ending is not None:
            self.screen.dismiss()
            return True
        return False

    def lines(self) -> Iterator[str]:
        sheet, texts = self.screen.sheet, self.texts
        fight: Fight = sheet.fight
        yield round_told(texts, fight)
        for number, enemy in enumerate(fight.enemies, 1):
            yield texts(
                "lines-enemy",
                number=number,
                name=enemy.name,
                skill=enemy.skill,
                stamina=enemy.stamina,
                aimed=number - 1 == self.screen._target and len(fight.facing) > 1,
            )
        yield texts("lines-you", stamina=effective_stamina(sheet), luck=sheet.luck.current)
        if not fight.round:
            yield terms_told(texts, fight)

    def turn(self) -> None:
        if self.screen.waiting or self.screen.handed_over:
            self.host.is_new(self)
        super().turn()

    def choices(self) -> Iterable[Choice]:
        texts, screen, sheet = self.texts, self.screen, self.screen.sheet
        fight: Fight = sheet.fight
        why_not = screen.session.why_not
        if screen.waiting:
            return [self._answer_told(answer) for answer in self._answers()]
        if screen.handed_over and fight.handed_over is not None:
            go = partial(screen.action_deed, "go")
            return list(handover_choices(texts, why_not, sheet, fight, fight.handed_over, go))
        if len(fight.facing) < 2:
            return ()
        return [
            Choice(str(index), texts("lines-aim", name=fight.enemies[index].name), deed=partial(self._aim_at, index))
            for index in fight.facing
        ]

    def _aim_at(self, index: int) -> None:
        self.screen._target = index
        self.host.talk.say(self.texts("lines-aimed", name=self.screen.sheet.fight.enemies[index].name))

    def _answers(self) -> list[Answer]:
        screen = self.screen
        keys = {"luck": "t", "plain": "n"}
        return list(answers_to(self.texts, screen.sheet, screen.session.why_not, keys))

    def _answer_told(self, answer: Answer) -> Choice:
        """An answer to the blow that waits, with how likely it is and what follows."""
        follows = [
            self.texts("lines-follows", label=each.label, before=each.before, after=each.after, dealt=each.dealt)
            for each in answer.follows
        ]
        told = ". ".join(part for part in (answer.text, answer.about, answer.percent_told, *follows) if part)
        return Choice(answer.id, told, reason=answer.reason, deed=answer.deed)

    def tell_choices(self) -> None:
        screen, texts, say = self.screen, self.texts, self.host.talk.say
        over = screen.sheet.fight.handed_over
        now = tuple((entry.text, entry.allowed) for entry in self.choices())
        if now != self.listed and screen.waiting:
            told, left = blow_told(texts, screen.sheet)
            say(f"{told}. {left}" if left else told)
            say(prospect_told(texts, screen.sheet))
        elif now != self.listed and screen.handed_over and over is not None:
            say(texts("fight-handed-over"))
            say(handover_told(texts, screen.sheet, over))
        super().tell_choices()

    def asks(self) -> str:
        screen, sheet = self.screen, self.screen.sheet
        if screen.waiting:
            return str(self.texts("lines-ask-blow"))
        if screen.handed_over:
            return str(self.texts("lines-ask-number"))
        enemy = sheet.fight.enemies[screen._target]
        figures = {"name": enemy.name, "enemy": enemy.stamina, "stamina": effective_stamina(sheet)}
        return str(self.texts("lines-ask-fight", **figures))

    def understands(self, line: str) -> bool:
        """A yes answers a blow that waits."""
        yes = {"y", "yes"} | ({"o", "oui"} if not any(part.key == "o" for part in self.screen.desk_parts) else set())
        if self.screen.waiting and line.casefold() in yes:
            self.host.playing.act(AnswerBlow(luck=True))
            return True
        return False


class Cursor:
    """What is looked at on a map: the place, the passage, and how all of it lies."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self._cursor: int | None = page.sheet.clearing
        self.chosen: int | None = None
        self._laid_out: Layout | None = None

    @property
    def layout_of_map(self) -> Layout:
        """How the map is laid out now."""
        drawing = self._page.sheet.drawing
        if self._laid_out is None or self._laid_out.drawing is not drawing:
            self._laid_out = lay_out(drawing)
        return self._laid_out

    @property
    def contradictions(self) -> tuple[Contradiction, ...]:
        """What the map cannot show as it was told."""
        return tuple(self.layout_of_map.contradictions)

    @property
    def cursor(self) -> int | None:
        """The place that is looked at; of a map where it is gone, where the hero stands, or any."""
        places = list(self.layout_of_map.places)
        if self._cursor in places:
            return self._cursor
        here = self._page.sheet.clearing
        return here if here in places else next(iter(places), None)

    @cursor.setter
    def cursor(self, number: int | None) -> None:
        self._cursor = number

    def centre_on(self, number: int) -> None:
        """Nothing is drawn."""

    def focus(self) -> None:
        """There is nothing else."""


class Chart(SpokenPage):
    """The map: one place after another, with where its ways lead."""

    drawn = {"closer": "lines-drawn", "farther": "lines-drawn"}

    def begin(self) -> None:
        self.canvas = Cursor(self.screen)
        found = self.screen.query_one
        stands_in = self.canvas
        vars(self.screen)["query_one"] = lambda what, kind=None: (
            stands_in if getattr(what, "__name__", "") == "Canvas" else found(what, kind)
        )
        vars(self.screen)["show_place"] = self.look_at
        vars(self.screen)["view_home"] = self._home

    def _home(self) -> None:
        here = self.screen.sheet.clearing
        if here is None:
            self.host.talk.say(self.texts("mapui-nowhere"))
        else:
            self.look_at(here)

    def look_at(self, number: int) -> None:
        """Looks at a place, and says what is known of it."""
        self.canvas.cursor = number
        for line in self._place():
            self.host.talk.say(line)

    def game_changed(self, news: News) -> None:
        if news.before.clearing != news.after.clearing:
            self.canvas.cursor = news.after.clearing

    def lines(self) -> Iterator[str]:
        drawing = self.screen.sheet.drawing
        if not self.canvas.layout_of_map.places:
            yield self.screen._empty()
            return
        yield self.texts("mapui-count", clearings=len(drawing.clearings))
        for known in self.canvas.contradictions:
            yield contradiction_told(self.texts, self.canvas.layout_of_map, known)
        yield from self._place()
        yield self.texts("lines-look-how", free=drawing.free)

    def _place(self) -> Iterator[str]:
        """The place that is looked at."""
        number, sheet, texts, glyphs = self.canvas.cursor, self.screen.sheet, self.texts, self.host.glyphs
        if number is None:
            return
        yield ". ".join(part for part in beside_name(texts, glyphs, sheet, number) if part)
        exits = list(exits_told(texts, glyphs, sheet.drawing, number))
        yield from exits or (texts("lines-no-exits"),)
        yield from about_told(texts, glyphs, sheet, number)

    def choices(self) -> Iterable[Choice]:
        sheet = self.screen.sheet
        return [
            Choice(
                str(known.passage.id),
                explore_told(self.texts, sheet.drawing, known),
                deed=partial(self.look_at, known.passage.start),
            )
            for known in unexplored(sheet.drawing, sheet.clearing)
        ]

    def asks(self) -> str:
        return str(self.texts("lines-ask-map", number=self.canvas.cursor or 0))

    def understands(self, line: str) -> bool:
        """The word for looking, and the number or the name of a place."""
        first, _, rest = line.partition(" ")
        if plain(first) not in {plain(word) for word in self.texts("lines-word-look").split()}:
            return False
        drawing, rest = self.screen.sheet.drawing, rest.strip()
        number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else 0
        found = [number] if number in self.canvas.layout_of_map.places else list(drawing.named(rest))
        if rest and len(found) == 1:
            self.look_at(found[0])
        else:
            self.host.talk.say(self.texts("lines-no-place"))
        return True


class Past(SpokenPage):
    """The history: its last steps by their numbers, and the way back to one of them."""

    drawn = {"curves": "lines-drawn"}

    def begin(self) -> None:
        self._pages = self.screen.query_one(_pages())
        vars(self.screen)["relist"] = self._relist
        vars(self.screen)["search"] = self._search
        vars(self.screen)["show"] = lambda news: None
        self._relist(self.game.head)

    def _relist(self, n: int) -> None:
        self.screen._chronicle = None
        self._pages.cursor = self.screen.chronicle.index_of(n)

    def _search(self) -> None:
        self.screen._wanted = self.host.take_pending() or self.host.talk.ask(self.texts("lines-ask-search")).strip()
        self._relist(self.game.head)

    def game_changed(self, news: News) -> None:
        self.screen._tip = None
        self._relist(self.game.head)

    def lines(self) -> Iterator[str]:
        texts, chronicle = self.texts, self.screen.chronicle
        yield texts("history-title" if chronicle.present else "history-other-thread")
        yield texts("history-counted", commands=len(self.game.steps), threads=chronicle.forks)
        rows = chronicle.rows
        at = self._pages.cursor
        for row in rows[max(0, at - LISTED + 1) : at + LISTED]:
            if row.kind == "step":
                yield texts("lines-story", number=chronicle.depth_of(row.n), told=chronicle.told(row.n))
            elif row.kind == "here":
                yield texts("history-here")
            elif row.kind == "nothing":
                yield texts("history-nothing")
        yield texts("lines-history-how")

    def choices(self) -> Iterable[Choice]:
        return ()

    def asks(self) -> str:
        return str(self.texts("lines-ask-history"))

    def _by_number(self, line: str) -> bool:
        """The number of a step, which is then the way back; 0 is the beginning."""
        if not (line.isascii() and line.isdigit() and len(line) < 8):
            return False
        rows, depth = self.screen.chronicle.rows, int(line)
        for index, row in enumerate(rows):
            if row.kind in ("step", "start") and self.screen.chronicle.depth_of(row.n) == depth:
                self._pages.cursor = index
                self.screen.rewind()
                return True
        self.host.talk.say(self.texts("lines-no-step"))
        return True

    def points(self, name: str, rest: str) -> bool:
        """A thread is chosen by its number, and the list told anew when it is another."""
        chronicle, texts = self.screen.chronicle, self.texts
        if name == "rewind":
            self.host.talk.say(texts("lines-history-how"))
            return False
        if name in ("narrow", "here", "search"):
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
                    told=chronicle.told(row.n),
                ),
            )
            for index in branches
            for row in (chronicle.rows[index],)
        ]
        picked = pick(self.host, told, texts("lines-ask-number"))
        if picked is not None:
            self._pages.cursor = int(picked.id)
            self.screen.rewind()
            self.tell()
        return False


def _pages() -> type:
    from ffapp.tui.book.history import Pages

    return Pages


class TheEnd(SpokenPage):
    """The end of an adventure: how it came, in figures, and what is still possible."""

    def lines(self) -> Iterator[str]:
        texts, sheet, figures = self.texts, self.screen.sheet, self.host.playing.figures
        ending = sheet.ending
        killed = ending.cause in ("stamina", "health")
        yield texts("death-title", **figures) if killed else texts("ending-title", won=ending.won)
        message, given = ("death-cause", ending.cause) if killed else ("ending-section", "")
        yield texts(message, **figures, cause=given, won=ending.won, book=sheet.book)
        if ending.words:
            yield texts("ending-words", words=ending.words)
        found = tally(self.game.path())
        yield texts("endui-way", commands=found.commands, sections=found.sections)
        yield texts("endui-fights", fights=found.fights, slain=found.slain)
        yield texts("endui-luck", tests=found.tests, lucky=found.lucky, meals=found.meals, **figures)
        for name, value in counters_of(sheet):
            yield texts("lines-row", label=texts.name(name, "score"), text=str(value))

    def choices(self) -> Iterable[Choice]:
        return list(self.screen._choices())

    def settle(self) -> bool:
        """The book goes on where the end was taken back."""
        if self.screen.sheet.ending is None:
            self.screen.dismiss()
            return True
        return False

    def asks(self) -> str:
        return str(self.texts("lines-ask-number"))


class Creation(SpokenPage):
    """A hero is made: first the name, then how the game is to be played, then the dice."""

    def lines(self) -> Iterator[str]:
        texts, screen = self.texts, self.screen
        asked = screen.asked
        yield texts(asked.title, **asked.figures)
        hero = screen._waiting_hero
        if hero is not None:
            yield texts("creation-waiting", hero=hero, redo="Ctrl+R", history="F4")

    def asks(self) -> str:
        return str(self.texts("lines-ask-name"))

    def hear(self, typed: str) -> None:
        """A line is the hero's name, but for the few that are something else."""
        host, line = self.host, typed.strip()
        key = self.deed_of(line) if len(line) > 1 else None
        if line in ("q", "?"):
            super().hear(line)
        elif gives_up(line):
            host.over = True
        elif key is not None and key.name in ("redo", "history"):
            self.do(key, "")
        else:
            self._make(line)

    def points(self, name: str, rest: str) -> bool:
        """The deed that makes a hero asks for a name."""
        if name == "confirm":
            self.host.talk.say(self.texts("lines-name-first"))
        elif name == "leave":
            self.host.over = True
        return name in ("redo", "history") and not self._barred(name)

    def _barred(self, name: str) -> bool:
        reason = self.screen.reason_not_to(name)
        self.host.talk.say(reason)
        return bool(reason)

    def _make(self, name: str) -> None:
        host, screen, ruleset = self.host, self.screen, self.screen.ruleset
        refusal = ruleset.why_not(ruleset.initial(), CreateHero(name=name))
        if refusal is not None:
            host.talk.say(tell_refusal(self.texts, refusal, {"gender": "f"}))
            return
        answers = _Rows(host, screen).ask("")
        if answers is None:
            host.talk.say(self.texts("lines-not-done"))
            return
        command = hero_made(**{**answers, "name": name})
        rolled = None
        if command.typed_dice:
            screen._command = command
            rolled = faces(host, screen._needed)
            if rolled is None:
                return
        host.playing.new_game(ruleset, command, undo=answers.get("undo", "fate"), dice=rolled)

    def settle(self) -> bool:
        """The book is opened once there is a hero."""
        session = self.host.playing.session
        if session is None or session.phase == CREATION:
            return False
        self.host.talk.say(self.texts("creation-saved"))
        hint = f"creation-hint-{session.ruleset.id}"
        if self.texts.has(hint):
            self.host.talk.say(self.texts(hint, adjust="a"))
        self.host.playing.show_game()
        return True


class _Rows(SpokenForm):
    """The rows of the creation behind the name."""

    def rows(self) -> Iterator[Any]:
        yield from (row for row in self.questions.all_rows if row.name != "name")
