"""Menus: what can be chosen now, each entry with what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace
from textual import events
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.screen import Screen

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.texts.telling import tell_refusal
from ffapp.tui.deeds import READ_PAGES, bindings
from ffapp.tui.kit.choice import Choice, ChoiceList, EntryDeed
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.entry_keys import NOTHING
from ffapp.tui.kit.prose import DialogKeys, Prose
from ffapp.tui.kit.quiet import QuietScroll, Reads
from ffapp.tui.session import GameChange


class Menu(Dialog):
    """Choices by number, arrows or mouse, each with its deed; the list follows the game.

    What stands for a dialog opens it on top, or in its place where the menu is only `passing`. When the menu has served
    (see `serves`), it closes, but not before all that stands on it has gone.
    """

    keys_text = "play-keys-menu"
    empty_keys_text = "play-keys-nothing"
    """The same where there is nothing to choose."""
    open_question = False
    """Whether nothing is chosen beforehand, because a wrong answer would cost something."""
    begins_on = ""
    """The entry on which the cursor begins, by its id; without one the first that is allowed."""

    def parts(self) -> Iterable[Any]:
        yield Prose("", id="intro")
        yield ChoiceList(unchosen=self.open_question, id="menu")

    _served = False
    _opened_by = ""
    """The key that has opened it."""
    _held = ""
    """The letter of that key, which may yet begin a text."""

    def serves(self, change: GameChange) -> bool:
        """Whether what has happened is what the menu was opened for, so that it closes."""
        return False

    def intro(self) -> str:
        """What is said above the choices."""
        return ""

    def choices(self) -> Iterable[Choice]:
        """The entries as the game is now."""
        raise NotImplementedError

    def keys(self) -> Mapping[str, str]:
        """The keys of entries by their ids where some come and go (`ffapp.tui.kit.entry_keys`); the others have their
        number in the list."""
        return NOTHING

    @property
    def begun(self) -> EntryDeed | None:
        """What opens where a text is begun here, by a letter or a paste; None where texts are for nothing."""
        return None

    def on_key(self, event: events.Key) -> None:
        """A letter that is no key of an entry begins a text; the key that has opened the menu only with the letter
        after it, for it may have been pressed once too often."""
        letter = event.character
        if letter is None or not letter.isalpha() or self.begun is None:
            return
        if event.key in (choice.key for choice in self.query_one("#menu", ChoiceList).choices):
            return
        held, self._held = self._held, ""
        if held:
            self._begin_line(event, events.Paste(held + letter))
        elif event.key == self._opened_by:
            self._held = letter
        else:
            self._begin_line(event, events.Key(event.key, letter))

    def on_paste(self, event: events.Paste) -> None:
        """So does a paste."""
        self._begin_line(event, events.Paste(event.text))

    def _begin_line(self, event: events.Event, again: events.Event) -> None:
        """Opens what a text is for and hands it what it was begun with."""
        if self.begun is not None and self.is_active:
            event.stop()
            self.do(self.begun)
            self.app.ahead.follow(again)

    def entry(
        self, id: str, text: str, deed: EntryDeed, *, probe: Command | type[Command] | None = None, hint: str = ""
    ) -> Choice:
        """An entry, greyed where its command is not possible now; what opens a dialog is greyed by `probe`, a command
        or a kind of commands."""
        wanted = deed if probe is None else probe
        reason = self.why_not(wanted) if isinstance(wanted, Command) else ""
        if isinstance(wanted, type) and issubclass(wanted, Command):
            reason = self.why_no(wanted)
        return Choice(id, text, reason=reason, hint=hint, deed=deed)

    def open_for(self, probe: Command, dialog: Callable[[], Screen[Any]]) -> None:
        """Opens a dialog on top, or says why its command is not possible."""
        if self.is_active and not self._served:
            reason = self.why_not(probe)
            self.say(reason)
            if not reason:
                self.app.push_once(dialog())

    @property
    def pointed(self) -> int:
        """The place of the entry under the cursor."""
        cursor: int = (self.pointing or self.query_one("#menu", ChoiceList)).cursor
        return cursor

    def on_mount(self) -> None:
        last = self.app.ahead.last
        self._opened_by = last.key if isinstance(last, events.Key) else ""
        self.refresh_choices()
        menu = self.query_one("#menu", ChoiceList)
        menu.focus()
        if not self.open_question:
            wanted = (
                at
                for at, one in enumerate(menu.choices)
                if (one.id == self.begins_on if self.begins_on else one.allowed)
            )
            menu.cursor = next(wanted, 0)

    def refresh_choices(self) -> None:
        """Asks for intro and entries anew."""
        intro = self.query_one("#intro", Prose)
        told = self.intro()
        intro.display = bool(told)
        intro.text = told
        keys = self.keys()
        choices = tuple(replace(choice, key=keys.get(choice.id, "")) for choice in self.choices())
        self.query_one("#menu", ChoiceList).choices = choices
        for line in self.query("#dialog-keys").results(DialogKeys):
            line.text = self.texts(self.keys_text if choices else self.empty_keys_text)

    def game_changed(self, change: GameChange) -> None:
        """The game has changed under the menu."""
        self._served = self._served or self.serves(change)
        if self._served:
            self.call_later(self.action_leave)
        elif not self.unseen:
            self.refresh_choices()

    def on_screen_resume(self) -> None:
        """What stood on the menu has gone."""
        if self._served:
            self.call_later(self.action_leave)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        if event.widget.id == "menu" and self.is_active:
            self.do(event.value.deed)

    def why_not(self, command: Command) -> str:
        """Why a command is greyed in the list; "" when it is not."""
        return self._told(self.session.why_not(command))

    def why_no(self, kind: type[Command]) -> str:
        """Why an entry is greyed that opens a dialog for a command of a kind; "" when it is not."""
        return self._told(self.session.why_no(kind))

    def _told(self, refusal: Refusal | None) -> str:
        return "" if refusal is None else tell_refusal(self.texts, refusal, self.arguments)


class TellingMenu(Reads, Menu):
    """A menu with what the entry under the cursor is for told beside it: `about` gives its name and what kind of thing
    it is, `intro` the rest. Without any entry the latter stands alone."""

    BINDINGS: ClassVar[list[BindingType]] = bindings("", READ_PAGES)

    def parts(self) -> Iterable[Any]:
        with Horizontal(id="body"):
            yield ChoiceList(id="menu")
            with QuietScroll(id="about"):
                yield Prose("", id="about-name")
                yield Prose("", id="about-kind")
                yield Prose("", id="intro")

    def about(self) -> tuple[str, str]:
        """Name and kind of what is under the cursor."""
        raise NotImplementedError

    def on_mount(self) -> None:
        self.watch(self.query_one("#menu", ChoiceList), "cursor", self._tell, init=False)

    def refresh_choices(self) -> None:
        super().refresh_choices()
        menu = self.query_one("#menu", ChoiceList)
        self.query_one("#dialog").set_class(not menu.choices, "-nothing")
        self._tell()

    def _tell(self) -> None:
        for id, told in zip(("about-name", "about-kind", "intro"), (*self.about(), self.intro()), strict=True):
            line = self.query_one(f"#{id}", Prose)
            line.text, line.display = told, bool(told)
        self.query_one("#about").scroll_home(animate=False)

    @property
    def read_part(self) -> QuietScroll:
        return self.query_one("#about", QuietScroll)
