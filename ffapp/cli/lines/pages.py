"""The pages of a game in lines: what each says when it is come to, its choices by number, its deeds by their keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ffapp.cli.lines import words
from ffapp.cli.lines.questions import entry_text, gives_up, is_key, number_in
from ffapp.cli.lines.unseen import Spoken
from ffapp.core.spelling import plain
from ffapp.rulesets import named
from ffapp.tui.deeds import Deed
from ffapp.tui.keys import character_of, shown_key
from ffapp.tui.kit.choice import Choice, do_on
from ffapp.tui.table.page import PAGES as TABLE_PAGES
from ffapp.tui.table.page import TableScreen

if TYPE_CHECKING:
    from ffapp.cli.lines.host import Host
    from ffapp.texts import Texts
    from ffapp.tui.kit.page import Page
    from ffapp.tui.look.glyphs import Glyphs
    from ffapp.tui.pages.end import Outcome

RETURN: Final = frozenset({"enter", "space"})
"""The keys for which an empty line stands where one of them does something now."""

LEAST: Final = 3
"""So many letters of what a deed is called are enough."""

LISTS: Final = frozenset({"?", ":"})
"""What lists all that can be done, as the keys of the screen for the help and for that list."""


def outcome_lines(texts: Texts, outcome: Outcome, glyphs: Glyphs) -> Iterator[str]:
    """How a game ended."""
    yield from (outcome.title, outcome.cause, outcome.words)
    for total in outcome.totals:
        yield texts("lines-row", label=total.label, text=total.told(glyphs))
    yield outcome.counted


class SpokenPage(Spoken):
    """A page in lines. A subclass says what the page tells, and has what the screen does by pointing."""

    drawn: ClassVar[Mapping[str, str]] = {}
    """The deeds that only a drawing has a use for, with the message that says what there is instead."""

    def __init__(self, host: Host, screen: Any) -> None:
        super().__init__(host, screen)
        self.asked = True
        self.listed: tuple[tuple[str, bool], ...] | None = None
        """The choices as they were said last."""
        self.stood = ""
        """What was so when it was looked at last, as `standing` says it."""
        self.begin()
        self.stood = self.standing()

    # -- what a subclass says --------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Called once, when it is made."""

    def lines(self) -> Iterable[str]:
        """What the page tells, the most important first."""
        return ()

    def choices(self) -> Iterable[Choice]:
        """What can be chosen now by numbers."""
        return ()

    def asks(self) -> str:
        """What waits for an answer, in a few words."""
        return self.host.texts("lines-ask-page")

    def standing(self) -> str:
        """What is so until it is changed and is said whenever that happens: who is aimed at, what is in hand."""
        return ""

    def understands(self, line: str) -> bool:
        """Whether a line has been done that is no key, no number and no word."""
        return False

    def by_hand(self, line: str) -> bool:
        """Whether a line was a change by hand: it is made then, or said why not."""
        return False

    def points(self, name: str, rest: str) -> bool:
        """Asks, before a deed is done, for what the screen points at. Returns whether it is to be done."""
        return True

    # -- telling ---------------------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        return self.host.texts

    @property
    def game(self) -> Any:
        return self.screen.game

    def tell(self) -> None:
        """Says where the game stands and what can be chosen."""
        for line in self.lines():
            self.host.talk.say(line)
        self.listed = None
        self.tell_choices()

    def tell_choices(self) -> None:
        """Says the choices where they are others than before."""
        choices = list(self.choices())
        now = tuple((entry.text, entry.allowed) for entry in choices)
        if now != self.listed:
            self.listed = now
            for number, entry in enumerate(choices, 1):
                self.host.talk.say(entry_text(self.host, str(number), entry))

    def turn(self) -> None:
        host = self.host
        if host.is_new(self):
            self.tell()
        else:
            self.tell_choices()
        self.hear(host.ask(self.asks()))

    def settle(self) -> bool:
        stood, self.stood = self.stood, self.standing()
        self.host.talk.say(self.stood if stood != self.stood else "")
        return False

    # -- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, typed: str) -> None:
        """Does what a line wishes, or says why not."""
        host, line = self.host, typed.strip()
        if plain(line) == plain(self._typed_as("enter")):
            line = ""
        first, _, rest = line.partition(" ")
        if line.startswith(":"):
            first, rest = ":", line[1:]
        if not line:
            self._return()
        elif first in LISTS:
            if not (rest.strip() and self.by_hand(rest.strip())):
                self.list_deeds(rest.strip())
        elif is_key(line, host.quit_key):
            host.over = True
        elif gives_up(line):
            self._do_key("escape")
        elif not (self._by_number(line) or words.heard(host, line) or self.understands(line)):
            self._by_key(line, first, rest.strip())

    def _by_key(self, line: str, first: str, rest: str) -> None:
        """Does the deed of a key with what stands behind it, or that of the whole line."""
        by_first = self.deed_of(first)
        deed = by_first or self.deed_of(line)
        if deed is None:
            self.host.talk.say(self.texts("lines-unknown", line=line))
        else:
            self.do(deed, rest if by_first else "")

    def _return(self) -> None:
        """An empty line."""
        deeds = [deed for deed in self.deeds() if RETURN & set(self.keys_of(deed))]
        moment = getattr(self.screen, "moment", "")
        now = [deed for deed in deeds if deed.moments is not None and moment in deed.moments]
        now = now or [deed for deed in deeds if deed.moments is None and "enter" in self.keys_of(deed)]
        if now:
            self.do(now[0], "")
        else:
            self.listed = None  # what can be chosen is said again

    def _by_number(self, line: str) -> bool:
        if not (line.isascii() and line.isdigit()):
            return False
        self.numbered(line)
        return True

    def numbered(self, line: str) -> None:
        """Does what a number stands for: a choice."""
        choices = list(self.choices())
        number = number_in(line, len(choices))
        if not number:
            self.host.talk.say(self.texts("lines-number-unknown", high=len(choices)))
        elif not choices[number - 1].allowed:
            self.host.talk.say(choices[number - 1].reason)
        else:
            do_on(self.screen, choices[number - 1].deed)

    # -- deeds -----------------------------------------------------------------------------------------------------

    def deeds(self) -> list[Deed[Any]]:
        """What can be done on this page, by name, in the order of the screen; not what this book does not have."""
        rows = (*self.screen.deeds, *self.screen.own)
        return [deed for deed in rows if deed.name and self.screen.check_action("deed", (deed.name,))]

    def keys_of(self, deed: Deed[Any]) -> tuple[str, ...]:
        """The keys of a deed, where the player has them."""
        return self.host.keys.of(deed.binding(self.screen.place), self.screen)

    def title_of(self, deed: Deed[Any]) -> str:
        """What a deed is called now."""
        return self.texts(self.screen.words_for(deed.binding(self.screen.place))[0])

    def key_text(self, deed: Deed[Any]) -> str:
        """The first key of a deed as it is typed: a sign, or the name of a key."""
        keys = self.keys_of(deed)
        returns = "enter" in keys or ("space" in keys and deed.moments is not None)
        return self._typed_as("enter" if returns else keys[0])

    def key_for(self, name: str) -> str:
        """The same of the deed of that name; "" for none."""
        return next((self.key_text(deed) for deed in self.deeds() if deed.name == name), "")

    def _typed_as(self, key: str) -> str:
        sign = character_of(key)
        return (
            sign
            if sign is not None and sign.isprintable() and sign.strip()
            else shown_key(key, self.texts, ascii_only=True)
        )

    def deed_of(self, typed: str) -> Deed[Any] | None:
        """The deed of a key as it was typed, or of the beginning of what it is called; what is done at once wants the
        whole of that."""
        deeds = self.deeds()
        wanted = plain(typed)
        found = self.deed_on(typed)
        if found is not None:
            return found
        for deed in deeds if len(wanted) >= LEAST else ():
            title = plain(self.title_of(deed))
            if title == wanted or ((deed.dialog or deed.leads_to) and title.startswith(wanted)):
                return deed
        return None

    def deed_on(self, key: str) -> Deed[Any] | None:
        """The deed of a key as it was typed."""
        for deed in self.deeds():
            if any(is_key(key, self._typed_as(known)) for known in self.keys_of(deed)):
                return deed
        return None

    def _do_key(self, key: str) -> None:
        deed = next((deed for deed in self.deeds() if key in self.keys_of(deed)), None)
        if deed is not None:
            self.do(deed, "")
        else:
            self.host.talk.say(self.texts("lines-unknown", line="."))

    def do(self, deed: Deed[Any], rest: str) -> None:
        """Does a deed; `rest` answers what it asks. What asks nothing is not done where something was said behind it:
        it may have been meant otherwise."""
        host = self.host
        if deed.name in self.drawn:
            host.talk.say(self.texts(self.drawn[deed.name]))
        elif rest and deed.command is not None and not deed.dialog:
            host.talk.say(self.texts("lines-too-much", title=self.title_of(deed), rest=rest))
        elif self.points(deed.name, rest):
            host.pending = rest if not host.pending else host.pending
            before, depth = self._seen(), len(host.stack)
            self.screen.action_deed(deed.name)
            host.settle()
            host.answer(depth)
            if host.screen is self.screen and before == self._seen():
                host.talk.say(self.texts("lines-nothing"))

    def _seen(self) -> tuple[object, ...]:
        """What shows that something has come of a deed."""
        session, host = self.host.playing.session, self.host
        head = None if session is None else session.game.head
        return head, host.talk.told, len(host.stack), host.over, self.listed, self.asks()

    def list_deeds(self, wanted: str) -> None:
        """Says the deeds of this moment with their numbers and keys; does the one whose number or key comes next."""
        host, moment = self.host, getattr(self.screen, "moment", "")
        deeds = [deed for deed in self.deeds() if deed.moments is None or moment in deed.moments]
        for number, deed in enumerate(deeds, 1):
            host.talk.say(self._deed_text(number, deed))
        host.talk.say(
            self.texts("lines-deed", number=0, key=host.quit_key, title=self.texts("app-key-quit"), reason="")
        )
        host.talk.say(self.texts("lines-words", words=", ".join(self._words())))
        if self.screen.typed_hint:
            host.talk.say(self.texts("lines-hand"))
        line = wanted or host.ask(self.texts("lines-ask-deed")).strip()
        number = number_in(line, len(deeds))
        if number:
            self.do(deeds[number - 1], "")
        elif line and not gives_up(line):
            self.hear(line)

    def _words(self) -> Iterable[str]:
        """The first spelling of each word that helps at any time."""
        return (self.texts(f"lines-word-{name}").split()[0] for name in words.WORDS)

    def _deed_text(self, number: int, deed: Deed[Any]) -> str:
        reason = self.texts("lines-drawn-short") if deed.name in self.drawn else self.screen.reason_not_to(deed.name)
        return self.texts(
            "lines-deed", number=number, key=self.key_text(deed), title=self.title_of(deed), reason=reason
        )


PLACES: Final = {
    "creation": "ffapp.cli.lines.creation:Creation",
    "book": "ffapp.cli.lines.book:Book",
    "fight": "ffapp.cli.lines.fight:Fighting",
    "map": "ffapp.cli.lines.chart:Chart",
    "history": "ffapp.cli.lines.past:Past",
    "stats": "ffapp.cli.lines.stats:Stats",
    "ending": "ffapp.cli.lines.book:TheEnd",
    "party": "ffapp.cli.lines.setup:Party",
    "setup": "ffapp.cli.lines.setup:Setup",
    "editor": "ffapp.cli.lines.setup:Editor",
    "dungeon": "ffapp.cli.lines.dungeon:Dungeon",
    "outcome": "ffapp.cli.lines.dungeon:Outcome",
}
"""What tells the pages of each place (`ffapp.tui.deeds.PLACES`) in lines. The title has none: the command line names
the game."""


def spoken_page(host: Host, screen: Page) -> Spoken:
    """A page in lines."""
    if isinstance(screen, TableScreen):
        screen = named(TABLE_PAGES[screen.game.phase])()
    kind: Callable[[Host, Page], Spoken] = named(PLACES[screen.place])
    return kind(host, screen)
