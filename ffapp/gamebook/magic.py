"""Magic objects and spells: what they are for, how often they can be used, and what each use did (DF58, Magie)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ffapp.core.dice import Dice
from ffapp.core.errors import Argument, Refusal, Scalar
from ffapp.core.messages import Command, Decision, Event, arguments_of
from ffapp.gamebook.bounds import check_amount, check_line, check_name, check_text
from ffapp.gamebook.kinds import MagicKind
from ffapp.gamebook.lookup import by_id
from ffapp.gamebook.sheet import ALIVE, Magic, Sheet

MOST_MAGIC = 100
"""So many magic objects and spells a sheet holds."""

NO_LIMIT = -1
"""With so many charges a magic object can be used as often as one likes."""


class MagicGained(Event, frozen=True, kw_only=True):
    """A magic object was found, or a spell learnt."""

    magic: Magic
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, magic=(*state.magic, self.magic), ids=max(state.ids, self.magic.id))

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), **magic_arguments(self.magic)}


class MagicChanged(Event, frozen=True, kw_only=True):
    """A magic object or spell as it is now, and as it was."""

    magic: Magic
    before: Magic
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return _with(state, self.magic)

    def arguments(self) -> dict[str, Argument]:
        was, now = self.before, self.magic
        arguments = magic_arguments(now)
        changed = (name for name in ("kind", "charges", "once", "use") if getattr(was, name) != getattr(now, name))
        return {
            **arguments_of(self),
            **arguments,
            "name_before": was.name,
            "renamed": was.name != now.name,
            "changes": tuple({"what": name, **arguments} for name in changed),
        }


class MagicLost(Event, frozen=True, kw_only=True):
    """A magic object is no longer there, or a spell forgotten."""

    magic: Magic
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return _without(state, self.magic)

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), **magic_arguments(self.magic)}


class MagicUsed(Event, frozen=True, kw_only=True):
    """A magic object or spell was used, and what it did in the reader's words. `left` charges it still has (None: no
    limit); `gone`: it is used up."""

    magic: Magic
    left: int | None = None
    gone: bool = False
    effect: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return _without(state, self.magic) if self.gone else _with(state, replace(self.magic, charges=self.left))

    def arguments(self) -> dict[str, Argument]:
        return {**arguments_of(self), **magic_arguments(replace(self.magic, charges=self.left))}


def _with(sheet: Sheet, magic: Magic) -> Sheet:
    return replace(sheet, magic=tuple(magic if known.id == magic.id else known for known in sheet.magic))


def _without(sheet: Sheet, magic: Magic) -> Sheet:
    return replace(sheet, magic=tuple(known for known in sheet.magic if known.id != magic.id))


def magic_arguments(magic: Magic) -> dict[str, Scalar]:
    """A magic object or spell as message arguments: `limited` says that it has a number of charges."""
    return {
        "name": magic.name,
        "kind": magic.kind,
        "limited": magic.charges is not None,
        "charges": magic.charges or 0,
        "once": magic.once,
    }


def magic_of(sheet: Sheet, number: int) -> Magic:
    """The magic object or spell with that id. Raises `Refusal` ("magic-unknown")."""
    return by_id(sheet.magic, number, Refusal("magic-unknown", magic=number))


def check_charges(magic: Magic) -> None:
    """Raises `Refusal` ("once-charges") for something that is gone after one use and has another number of charges."""
    if magic.once and magic.charges not in (None, 1):
        raise Refusal("once-charges", **magic_arguments(magic))


class AddMagic(Command, frozen=True, kw_only=True):
    """Note a magic object, or a spell, with how it is used and how often (`charges`; None: no limit); `once`: it is
    gone when it has been used, and has one charge at most."""

    phases: ClassVar[frozenset[str]] = ALIVE
    name: str
    kind: MagicKind = "object"
    use: str = ""
    charges: int | None = None
    once: bool = False
    reason: str = ""

    def check(self, state: Sheet) -> None:
        check_name(self.name)
        check_text(self.use)
        check_line(self.reason)
        check_amount(self.charges or 0, low=0)
        check_charges(self._magic(0))
        if len(state.magic) >= MOST_MAGIC:
            raise Refusal("magic-full", limit=MOST_MAGIC)

    def _magic(self, number: int) -> Magic:
        return Magic(
            id=number,
            name=self.name.strip(),
            kind=self.kind,
            use=self.use,
            charges=self.charges,
            once=self.once,
        )

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield MagicGained(magic=self._magic(state.ids + 1), reason=self.reason)


class ChangeMagic(Command, frozen=True, kw_only=True):
    """Change a magic object or spell: what is given replaces what was. With -1 `charges` it has no limit any more."""

    phases: ClassVar[frozenset[str]] = ALIVE
    magic: int
    name: str | None = None
    kind: MagicKind | None = None
    use: str | None = None
    charges: int | None = None
    once: bool | None = None
    reason: str = ""

    def check(self, state: Sheet) -> None:
        magic = magic_of(state, self.magic)
        if self.name is not None:
            check_name(self.name)
        check_text(self.use or "")
        check_line(self.reason)
        check_amount(self.charges or 0, low=NO_LIMIT)
        changed = self._changed(magic)
        if changed == magic:
            raise Refusal("magic-same", name=magic.name)
        check_charges(changed)

    def _changed(self, magic: Magic) -> Magic:
        names = ("kind", "use", "charges", "once")
        given = {name: getattr(self, name) for name in names if getattr(self, name) is not None}
        if self.charges == NO_LIMIT:
            given["charges"] = None
        if self.name is not None:
            given["name"] = self.name.strip()
        changed: Magic = replace(magic, **given)
        return changed

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        magic = magic_of(state, self.magic)
        yield MagicChanged(magic=self._changed(magic), before=magic, reason=self.reason)


class RemoveMagic(Command, frozen=True, kw_only=True):
    """Lose a magic object, or forget a spell."""

    phases: ClassVar[frozenset[str]] = ALIVE
    magic: int
    reason: str = ""

    def check(self, state: Sheet) -> None:
        magic_of(state, self.magic)
        check_line(self.reason)

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        yield MagicLost(magic=magic_of(state, self.magic), reason=self.reason)


class UseMagic(Command, frozen=True, kw_only=True):
    """Use a magic object or cast a spell, and note what it did (`effect`). Without a charge left it is refused."""

    phases: ClassVar[frozenset[str]] = ALIVE
    magic: int
    effect: str = ""

    def check(self, state: Sheet) -> None:
        magic = magic_of(state, self.magic)
        check_text(self.effect)
        if magic.charges == 0:
            raise Refusal("charges-none", **magic_arguments(magic))

    def decide(self, state: Sheet, dice: Dice) -> Decision:
        magic = magic_of(state, self.magic)
        left = None if magic.charges is None else magic.charges - 1
        yield MagicUsed(magic=magic, left=left, gone=magic.once, effect=self.effect)


COMMANDS = (AddMagic, ChangeMagic, RemoveMagic, UseMagic)
EVENTS = (MagicGained, MagicChanged, MagicLost, MagicUsed)


def options(sheet: Sheet) -> Iterator[Command]:
    """Every magic object and spell used, and lost."""
    for magic in sheet.magic:
        yield UseMagic(magic=magic.id)
        yield RemoveMagic(magic=magic.id)
