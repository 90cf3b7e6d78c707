"""Magic objects and spells: what they are for, how often they still serve, using, noting and losing them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widget import Widget

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH
from ffapp.gamebook.magic import (
    NO_LIMIT,
    AddMagic,
    ChangeMagic,
    MagicUsed,
    RemoveMagic,
    UseMagic,
    magic_figures,
    magic_of,
)
from ffapp.gamebook.sheet import Magic, MagicKind
from ffapp.resources import styles
from ffapp.tui.book.magic_panel import charges_told
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.entry_keys import kept_keys, place_of
from ffapp.tui.kit.fields import FiguresField, TextField
from ffapp.tui.kit.form import Form, Menu
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import DialogKeys, Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.session import News

USE_LENGTH = 2_000
"""So much of how a thing is used can be typed in one line; the rules allow more."""

EFFECT_LENGTH = 400
CHARGES_LENGTH = 4

STYLES: Final = [styles() / "play.tcss", styles() / "things.tcss"]


class _Nature(NamedTuple):
    """What a thing of magic is: object or spell, and whether it is gone when it has been used."""

    kind: MagicKind
    once: bool


NATURES: Final = (_Nature("object", False), _Nature("object", True), _Nature("spell", False), _Nature("spell", True))


class MagicScreen(Menu):
    """Everything magic in the order of its keys; beside it what the one under the cursor is for. It closes when
    something has been used."""

    help_topic = "magic"
    CSS_PATH: ClassVar[Any] = STYLES
    keys_told = "magic-keys"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("plus,equals_sign", "add", show=False),
        Binding("c", "change", show=False),
        Binding("minus,delete", "lose", show=False),
        Binding("pageup", "read_on(-1)", show=False),
        Binding("pagedown", "read_on(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__("magic-title")

    def compose(self) -> ComposeResult:
        texts = self.texts
        with Panel(title=texts("magic-title"), id="dialog", classes="-large"):
            yield Prose(texts("magic-empty"), id="magic-empty")
            with Horizontal(id="magic-body"):
                yield ChoiceList(id="menu")
                with QuietScroll(id="magic-about"):
                    yield Prose("", id="magic-name")
                    yield Prose("", id="magic-kind")
                    yield Prose("", id="intro")
            yield Prose("", id="refused")
            yield DialogKeys(texts(self.keys_told))

    def on_mount(self) -> None:
        self.watch(self.query_one("#menu", ChoiceList), "cursor", self._about, init=False)

    @property
    def _magic(self) -> Magic | None:
        """What is under the cursor."""
        menu = self.query_one("#menu", ChoiceList)
        if not 0 <= menu.cursor < len(menu.choices):
            return None
        try:
            return magic_of(self.sheet, int(menu.choices[menu.cursor].id))
        except Refusal:
            return None

    def refresh_choices(self) -> None:
        super().refresh_choices()
        nothing = not self.sheet.magic
        self.query_one("#dialog").set_class(nothing, "-nothing")
        self.query_one("#dialog-keys", Prose).text = self.texts("magic-keys-empty" if nothing else self.keys_told)
        if not nothing:
            self.query_one("#menu").focus()
        self._about()

    def _about(self) -> None:
        magic = self._magic
        name, kind = self.query_one("#magic-name", Prose), self.query_one("#magic-kind", Prose)
        name.text = magic.name if magic is not None else ""
        kind.text = self.texts("magic-nature", **magic_figures(magic)) if magic is not None else ""
        intro = self.query_one("#intro", Prose)
        intro.text, intro.display = self.intro(), True
        self.query_one("#magic-about").scroll_home(animate=False)

    def intro(self) -> str:
        magic = self._magic
        if magic is None:
            return ""
        return magic.use or self.texts("magic-use-none")

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        keys = self.keys()
        for magic in sorted(self.sheet.magic, key=lambda magic: place_of(keys.get(str(magic.id), ""))):
            hint = charges_told(texts, magic) or texts("magic-kind", kind=magic.kind)
            yield Choice(str(magic.id), magic.name, hint=hint, reason=self.why_not(UseMagic(magic=magic.id)))

    def keys(self) -> Mapping[str, str]:
        objects_first = sorted(self.sheet.magic, key=lambda magic: magic.kind)
        own = {letter: letter for letter in "c"}  # changes what is under the cursor
        return kept_keys(self.game, "magic", (str(magic.id) for magic in objects_first), own)

    def chosen(self, id: str) -> None:
        if not self._served:  # not once more by a key pressed twice
            self.app.push_once(UseForm(magic_of(self.sheet, int(id))))

    def action_add(self) -> None:
        """Notes something new."""
        self._open(AddMagic(name="A"), MagicForm())

    def action_change(self) -> None:
        """Changes what is under the cursor."""
        magic = self._magic
        if magic is not None:
            other: MagicKind = "object" if magic.kind == "spell" else "spell"
            self._open(ChangeMagic(magic=magic.id, kind=other), MagicForm(magic))

    def action_lose(self) -> None:
        """Takes what is under the cursor off the sheet."""
        magic = self._magic
        if magic is not None:
            self._open(RemoveMagic(magic=magic.id), LoseMagicForm(magic))

    def _open(self, probe: Command, form: Form) -> None:
        if not self.is_active or self._served:
            return
        reason = self.why_not(probe)
        self.say(reason)
        if not reason:
            self.app.push_once(form)

    def action_read_on(self, pages: int) -> None:
        """Scrolls the text of the one under the cursor."""
        about = self.query_one("#magic-about", QuietScroll)
        about.scroll_relative(y=pages * max(1, about.size.height - 1), animate=False)

    def game_changed(self, news: News) -> None:
        self.say("")
        super().game_changed(news)

    def serves(self, news: News) -> bool:
        """Once something has been used: what it did is to be read in the book."""
        return any(isinstance(event, MagicUsed) for event in news.events)


class NatureList(ChoiceList):
    """The natures of a thing of magic: what is under the cursor counts, and enter carries the form out."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "screen.finish", show=False)]


class MagicForm(Form):
    """A new thing of magic, or all that is noted of one."""

    help_topic = "magic"
    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self, magic: Magic | None = None) -> None:
        super().__init__("magic-add" if magic is None else "magic-change")
        self._magic = magic

    def parts(self) -> Iterable[Any]:
        texts, magic = self.texts, self._magic
        name, use = ("", "") if magic is None else (magic.name, magic.use)
        charges = "" if magic is None or magic.charges is None else str(magic.charges)
        yield TextField(name, max_length=NAME_LENGTH, label=texts("ui-name"), id="name")
        yield TextField(
            use, max_length=USE_LENGTH, label=texts("magic-use"), placeholder=texts("magic-use-placeholder"), id="use"
        )
        yield FiguresField(
            charges,
            max_length=CHARGES_LENGTH,
            label=texts("magic-charges-label"),
            placeholder=texts("magic-charges-placeholder"),
            id="charges",
        )
        natures = [Choice(str(index), self._told(nature)) for index, nature in enumerate(NATURES)]
        yield NatureList(natures, lit=True, id="nature")
        yield self.reason()

    def _told(self, nature: _Nature) -> str:
        return self.texts("magic-nature", kind=nature.kind, limited=False, charges=0, once=nature.once)

    def on_mount(self) -> None:
        if self._magic is not None:
            self.query_one("#nature", ChoiceList).cursor = NATURES.index(_Nature(self._magic.kind, self._magic.once))

    def action_finish(self) -> None:
        """As enter in a field."""
        self.submit()

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        """A digit or a click has only moved the cursor."""
        event.stop()

    def command(self) -> Command | None:
        in_order, charges = self.number_or_nothing("charges", 0, ABSURD)
        if not in_order:
            return None
        nature = NATURES[self.query_one("#nature", ChoiceList).cursor]
        if self._magic is None:
            return AddMagic(
                name=self.query_one("#name", TextField).value,
                kind=nature.kind,
                use=self.query_one("#use", TextField).value,
                charges=charges,
                once=nature.once,
                reason=self.reason_given(),
            )
        return self._change(self._magic, charges, nature)

    def _change(self, magic: Magic, charges: int | None, nature: _Nature) -> ChangeMagic:
        """The change from what is noted to what the fields say."""
        return ChangeMagic(
            magic=magic.id,
            name=self.rewritten("name"),
            kind=None if nature.kind == magic.kind else nature.kind,
            use=self.rewritten("use"),
            charges=None if charges == magic.charges else NO_LIMIT if charges is None else charges,
            once=None if nature.once == magic.once else nature.once,
            reason=self.reason_given(),
        )


class UseForm(Form):
    """Using something: enter does, with or without a line for what it did."""

    help_topic = "magic"
    CSS_PATH: ClassVar[Any] = STYLES
    keys_told = "magic-keys-use"

    def __init__(self, magic: Magic) -> None:
        super().__init__("magic-use-title", **magic_figures(magic))
        self._magic = magic

    def parts(self) -> Iterable[Any]:
        texts, magic = self.texts, self._magic
        yield Prose(magic.use, id="use-told")
        yield Prose(texts("magic-nature", **magic_figures(magic)), classes="faint")
        yield TextField(
            max_length=EFFECT_LENGTH,
            label=texts("magic-effect"),
            placeholder=texts("magic-effect-placeholder"),
            id="effect",
        )

    def on_mount(self) -> None:
        self.query_one("#use-told").display = bool(self._magic.use)

    def command(self) -> Command | None:
        return UseMagic(magic=self._magic.id, effect=self.query_one("#effect", TextField).value)


class LoseMagicForm(Form):
    """Something lost or forgotten."""

    help_topic = "magic"

    def __init__(self, magic: Magic) -> None:
        super().__init__("magic-lose-title", **magic_figures(magic))
        self._magic = magic

    def parts(self) -> Iterable[Any]:
        yield self.reason()

    def command(self) -> Command | None:
        return RemoveMagic(magic=self._magic.id, reason=self.reason_given())

    def first_field(self) -> Widget:
        return self.query_one("#reason")
