"""Magic objects and spells: what they are for, how often they still serve, using, noting and losing them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple

from textual.binding import Binding, BindingType

from ffapp.gamebook.kinds import MagicKind
from ffapp.gamebook.magic import (
    NO_LIMIT,
    AddMagic,
    ChangeMagic,
    MagicUsed,
    RemoveMagic,
    UseMagic,
    magic_arguments,
)
from ffapp.gamebook.sheet import Magic
from ffapp.tui.book.page import OfBook
from ffapp.tui.book.sheet import charges_text
from ffapp.tui.kit.asking import Asking, Questions
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.entry_keys import kept_keys, place_of
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import TellingMenu
from ffapp.tui.kit.rows import REASON, OneOf, OptionalNumber, Said, Words
from ffapp.tui.session import GameChange

USE_LENGTH = 2_000
"""So much of how a thing is used can be typed in one line; the rules allow more."""

EFFECT_LENGTH = 400


class _Nature(NamedTuple):
    """What a thing of magic is: object or spell, and whether it is gone when it has been used."""

    kind: MagicKind
    once: bool

    @property
    def id(self) -> str:
        """What its entry is called."""
        return f"{self.kind}-once" if self.once else self.kind


NATURES: Final = (_Nature("object", False), _Nature("object", True), _Nature("spell", False), _Nature("spell", True))


class MagicScreen(TellingMenu, OfBook):
    """Everything magic in the order of its keys; beside it what the one under the cursor is for. It closes when
    something has been used."""

    help_topic = "magic"
    HORIZONTAL_BREAKPOINTS = [(0, "-usual"), (120, "-wide")]
    keys_text = "magic-keys"
    empty_keys_text = "magic-keys-empty"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("plus,equals_sign", "add", show=False),
        Binding("c", "change", show=False),
        Binding("minus,delete", "lose", show=False),
    ]

    def __init__(self) -> None:
        super().__init__("magic-title")

    @property
    def _magic(self) -> Magic | None:
        """What is under the cursor."""
        cursor, listed = self.pointed, self._listed
        return listed[cursor] if 0 <= cursor < len(listed) else None

    @property
    def _listed(self) -> list[Magic]:
        """Everything in the order of its keys."""
        keys = self.keys()
        return sorted(self.sheet.magic, key=lambda magic: place_of(keys.get(str(magic.id), "")))

    def refresh_choices(self) -> None:
        super().refresh_choices()
        if self.sheet.magic:
            self.query_one("#menu").focus()

    def about(self) -> tuple[str, str]:
        magic = self._magic
        return ("", "") if magic is None else (magic.name, self.texts("magic-nature", **magic_arguments(magic)))

    def intro(self) -> str:
        magic = self._magic
        return self.texts("magic-empty") if magic is None else magic.use or self.texts("magic-use-none")

    def choices(self) -> Iterable[Choice]:
        texts = self.texts
        for magic in self._listed:
            hint = charges_text(texts, magic) or texts("magic-kind", kind=magic.kind)
            yield self.entry(
                str(magic.id), magic.name, partial(self._use, magic), probe=UseMagic(magic=magic.id), hint=hint
            )

    def keys(self) -> Mapping[str, str]:
        objects_first = sorted(self.sheet.magic, key=lambda magic: magic.kind)
        own = {letter: letter for letter in "c"}  # changes what is under the cursor
        return kept_keys(self.game, "magic", (str(magic.id) for magic in objects_first), own)

    def _use(self, magic: Magic) -> Form | None:
        return None if self._served else UseForm(magic)  # not once more by a key pressed twice

    def action_add(self) -> None:
        """Notes something new."""
        self.open_for(AddMagic(name="A"), MagicForm)

    def action_change(self) -> None:
        """Changes what is under the cursor."""
        magic = self._magic
        if magic is not None:
            other: MagicKind = "object" if magic.kind == "spell" else "spell"
            self.open_for(ChangeMagic(magic=magic.id, kind=other), partial(MagicForm, magic))

    def action_lose(self) -> None:
        """Takes what is under the cursor off the sheet."""
        magic = self._magic
        if magic is not None:
            self.open_for(RemoveMagic(magic=magic.id), partial(LoseMagicForm, magic))

    def game_changed(self, change: GameChange) -> None:
        self.say("")
        super().game_changed(change)

    def serves(self, change: GameChange) -> bool:
        """Once something has been used: what it did is to be read in the book."""
        return any(isinstance(event, MagicUsed) for event in change.events)


class MagicForm(Form):
    """A new thing of magic, or all that is noted of one."""

    help_topic = "magic"

    @staticmethod
    def questions(asking: Asking, magic: Magic | None = None) -> Questions:
        texts, new = asking.texts, magic is None
        natures = {
            nature: Choice(
                nature.id, texts("magic-nature", kind=nature.kind, limited=False, charges=0, once=nature.once)
            )
            for nature in NATURES
        }
        known = magic or Magic(id=0, name="")
        same = "" if new else None
        return Questions(
            "magic-add" if new else "magic-change",
            _added if magic is None else partial(_changed, magic),
            Words("name", "ui-name", known.name, same=same),
            Words("use", "magic-use", known.use, "magic-use-placeholder", longest=USE_LENGTH, same=same),
            OptionalNumber("charges", "magic-charges-label", known.charges, "magic-charges-placeholder"),
            OneOf("nature", value=_Nature(known.kind, known.once), options=natures, enters=True),
            REASON,
        )


def _added(*, nature: _Nature, **given: Any) -> AddMagic:
    """A new thing of magic."""
    return AddMagic(kind=nature.kind, once=nature.once, **given)


def _changed(magic: Magic, *, charges: int | None, nature: _Nature, **given: Any) -> ChangeMagic:
    """The change from what is noted to what was typed."""
    return ChangeMagic(
        magic=magic.id,
        kind=None if nature.kind == magic.kind else nature.kind,
        charges=None if charges == magic.charges else NO_LIMIT if charges is None else charges,
        once=None if nature.once == magic.once else nature.once,
        **given,
    )


class UseForm(Form):
    """Using something: enter does, with or without a line for what it did."""

    help_topic = "magic"

    @staticmethod
    def questions(_: Asking, magic: Magic) -> Questions:
        arguments = magic_arguments(magic)
        return Questions(
            "magic-use-title",
            partial(UseMagic, magic=magic.id),
            Said("use-told", words=magic.use),
            Said("", "magic-nature", arguments=arguments, classes="faint"),
            Words("effect", "magic-effect", placeholder="magic-effect-placeholder", longest=EFFECT_LENGTH),
            keys="magic-keys-use",
            arguments=arguments,
        )


class LoseMagicForm(Form):
    """Something lost or forgotten."""

    help_topic = "magic"

    @staticmethod
    def questions(_: Asking, magic: Magic) -> Questions:
        return Questions(
            "magic-lose-title", partial(RemoveMagic, magic=magic.id), REASON, arguments=magic_arguments(magic)
        )
