"""The help: the keys of the screen that it was opened from, and the rules by topics; typing looks for words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content, Span
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input

from ffapp.core.ruleset import Ruleset
from ffapp.core.spelling import plain
from ffapp.gamebook.sheet import BLOW
from ffapp.resources import styles
from ffapp.texts.help_topics import fitting, topics_of
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import SafeInput
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import Offer, Page, dialog_keys, offers, printed_keys
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import Reads
from ffapp.tui.kit.scrolling import quiet_scrollbars
from ffapp.tui.look.literal import fit
from ffapp.tui.pages.title import TitleScreen
from ffapp.tui.terminal.cursor import CHOOSING, TYPING

KEYS: Final = "keys"
"""The entry that lists the keys, before the topics."""

_KEY_WIDTH: Final = 10
_BULLET: Final = "•"


class HelpScreen(Reads, Page):
    """Topics on the left, the chosen one on the right."""

    CSS_PATH = styles() / "help.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide"), (160, "-broad")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (30, "-tall")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1", "leave", "helpui-key-leave", id="help.leave", tooltip="helpui-tip-leave"),
        Binding("up", "step(-1)", "helpui-key-up", id="help.up", tooltip="helpui-tip-step"),
        Binding("down", "step(1)", "helpui-key-down", id="help.down", tooltip="helpui-tip-step"),
        Binding("pageup", "read_pages(-1)", "helpui-key-page-up", id="help.page-up", tooltip="helpui-tip-scroll"),
        Binding("pagedown", "read_pages(1)", "helpui-key-page-down", id="help.page-down", tooltip="helpui-tip-scroll"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._wanted = ""
        self._shown = ""
        self._bodies: dict[str, str] = {}
        self._offers: tuple[Offer, ...] = ()
        self._foot: list[str] = []
        """The keys of a dialog, as they stand at its foot."""

    def compose(self) -> ComposeResult:
        texts = self.texts
        yield Heading()
        with Horizontal(id="desk"):
            with Panel(title=texts("helpui-topics"), id="topics"):
                yield SafeInput(placeholder=texts("helpui-search"), id="search")
                yield Prose(texts("helpui-nothing"), id="nothing")
                yield ChoiceList(numbered=False, lit=True, id="list")
            with Panel(id="topic"):
                yield VerticalScroll(id="body", can_focus=False)
            with Panel(title=texts("helpui-keys-title"), id="keys"):
                yield VerticalScroll(id="keys-body", can_focus=False)
        yield KeyBar()

    # -- what there is to read ---------------------------------------------------------------------------------

    def below(self) -> Screen[object] | None:
        """The screen from which the help was opened."""
        stack = self.app.screen_stack
        return stack[stack.index(self) - 1] if self in stack and stack.index(self) > 0 else None

    @property
    def topics(self) -> tuple[str, ...]:
        """Those of the book that is open, or of which a hero is made; else those that all books share."""
        if self.opened is not None:
            return topics_of(self.game.ruleset.id)
        ruleset = getattr(self.below(), "ruleset", None)
        return topics_of(ruleset.id if isinstance(ruleset, Ruleset) else "")

    def fitting(self) -> str:
        """The topic that fits that screen; for a dialog that asks about anything, or for which the book has none, that
        of what lies below it."""
        stack = self.app.screen_stack
        for below in reversed(stack[: stack.index(self)]):
            if isinstance(below, TitleScreen) and not below.entries:
                return "start"
            topic = getattr(below, "help_topic", "")
            if topic == "fight" and self.opened is not None and self.game.phase == BLOW:
                return "fight-luck"
            found = fitting(topic, self.topics) if topic else ""
            if found or not below.is_modal:
                return found or KEYS
        return KEYS

    def title_of(self, topic: str) -> str:
        """The name of a topic, or of the list of keys."""
        return self.texts("helpui-keys") if topic == KEYS else self._help(topic, "title")

    def body_of(self, topic: str) -> str:
        """The whole text of a topic."""
        if topic not in self._bodies:
            self._bodies[topic] = self._keys_text() if topic == KEYS else self._help(topic, "body")
        return self._bodies[topic]

    def _help(self, topic: str, part: str) -> str:
        return self.texts(f"help-{topic}-{part}")

    def _keys_text(self) -> str:
        texts = self.texts
        told = (f"{texts(offer.title)} {texts(offer.tip) if offer.tip else ''}" for offer in self._offers)
        return "\n".join((*told, *self._foot))

    # -- showing it --------------------------------------------------------------------------------------------

    def fill(self) -> None:
        below = self.below()
        page = below is not None and not below.is_modal
        self._offers = tuple(offers(below)) if below is not None and page else ()
        self._foot = [] if below is None else dialog_keys(below)
        self._bodies.clear()
        heading = self.query_one(Heading)
        heading.title = self.texts("helpui-title")
        for scroll in self.query(VerticalScroll):
            quiet_scrollbars(scroll)
        search = self.query_one("#search", Input)
        search.cursor_blink = False
        search.value = self._wanted
        self.query_one("#list", ChoiceList).can_focus = False
        search.focus()
        self._list(self._shown or self.fitting())
        self.query_one("#keys-body").mount_all(self._key_lines())

    def _list(self, topic: str) -> None:
        """Lists the topics that have what was typed, with the cursor on one of them if it is still there."""
        words = plain(self._wanted).split()
        found = [
            known
            for known in (KEYS, *self.topics)
            if all(word in plain(f"{self.title_of(known)} {self.body_of(known)}") for word in words)
        ]
        if words:  # those that have the words in their names come first
            found.sort(key=lambda known: not all(word in plain(self.title_of(known)) for word in words))
        listed = self.query_one("#list", ChoiceList)
        listed.choices = tuple(Choice(known, self.title_of(known)) for known in found)
        listed.cursor = found.index(topic) if topic in found else 0
        self.query_one("#nothing").display = not found
        self._show(found[listed.cursor] if found else "")

    def _show(self, topic: str) -> None:
        self._shown = topic or self._shown
        self.query_one("#topic", Panel).title = self.title_of(topic) if topic else ""
        body = self.query_one("#body", VerticalScroll)
        body.remove_children()
        if topic:
            body.mount_all(self._key_lines() if topic == KEYS else self._paragraphs(topic))
        body.scroll_home(animate=False)

    def _paragraphs(self, topic: str) -> Iterator[Widget]:
        lines = self.body_of(topic).split("\n")
        for line, after in zip(lines, (*lines[1:], ""), strict=True):
            if not line.strip():
                continue
            bullet = line.startswith(_BULLET)
            shown = line.replace(_BULLET, self.app.glyphs.bullet, 1) if bullet else line
            yield Prose(self._lit(shown), indent=2 if bullet else 0, classes="" if after.strip() else "last")

    def _lit(self, text: str) -> Content:
        """A text in which the words that were typed stand out."""
        # Letter by letter, so that every letter stays in its place.
        simple = "".join((plain(letter) or letter)[:1] for letter in text)
        spans = []
        for word in plain(self._wanted).split():
            at = simple.find(word)
            while at >= 0:
                spans.append(Span(at, at + len(word), "bold $accent"))
                at = simple.find(word, at + len(word))
        return Content(text, spans)

    def _key_lines(self) -> Iterator[Widget]:
        glyphs, texts = self.app.glyphs, self.texts
        for offer in self._offers:
            key = fit(printed_keys(self, offer.keys), _KEY_WIDTH - 1, glyphs=glyphs) + " "
            told = texts("helpui-key", title=texts(offer.title), tip=texts(offer.tip) if offer.tip else "")
            spans = [Span(0, len(key), "bold $accent")]
            if offer.reason:
                spans = [Span(0, len(key) + len(told), "$muted")]
            yield Prose(Content(key + told, spans), indent=_KEY_WIDTH, classes="key")
        for told in self._foot:
            yield Prose(told, classes="key")

    # -- keys --------------------------------------------------------------------------------------------------

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        if event.value != self._wanted:
            self._wanted = event.value
            self.stands_on = TYPING
            self._list(self._shown)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()

    def chosen(self, choice: Choice) -> None:
        self._show(choice.id)

    def action_step(self, by: int) -> None:
        """The next topic, or the one before."""
        self.stands_on = CHOOSING
        listed = self.query_one("#list", ChoiceList)
        before = listed.cursor
        listed.action_step(by)
        if listed.cursor != before and listed.choices:
            self._show(listed.choices[listed.cursor].id)

    @property
    def read_part(self) -> VerticalScroll:
        """The topic."""
        return self.query_one("#body", VerticalScroll)

    def action_leave(self) -> None:
        """Out of the search, then out of the help."""
        if self._wanted:
            self.query_one("#search", Input).value = ""
        else:
            self.dismiss()
