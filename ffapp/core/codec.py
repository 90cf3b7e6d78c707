"""The body of a save's lines: what one record of a game says, as JSON.

The store adds to each body the checksum `h` and the link `p` to the line before; nothing here touches a file.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import msgspec

from ffapp.core.dice import Roll
from ffapp.core.errors import Inconsistency
from ffapp.core.ruleset import Card, Ruleset

FORMAT = 3
"""The version of the save format that this program writes. Any new tag or field that an older one would
refuse raises it.
"""


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of a save: what never changes. `undo` is "fate", "free" or "iron", `copy_of` the id of
    the save that this one was copied from, `least` with how many records the file was made: fewer are a loss.
    """

    ffapp: int = msgspec.field(default_factory=lambda: FORMAT)  # a plain default would be left out of the file
    id: str
    ruleset: str
    seed: str
    undo: str = "fate"
    created: str = ""
    copy_of: str = ""
    least: int = 1


class Close(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The mark of a clean exit, with the card for the shelf."""

    card: Card


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Any line after the header, whichever kind: `open` begins a writing session, `cmd` is a command with its
    events `e` and dice `d`, `head` moves to another point of the history, `close` ends a session.

    `n` is the position in the file, `up` the position of the command's parent (0: the beginning). `s` is the
    hash of the state after the command, compared only under the same `rules` number. `card` comes with
    another kind. A `cmd` that today's program
    cannot decode stays as its JSON.
    """

    n: int
    open: str | None = None
    v: int | None = None
    rules: int | None = None
    ts: int | None = None
    up: int | None = None
    cmd: Any = None
    d: tuple[Roll, ...] = ()
    e: Any = ()
    s: str | None = None
    head: int | None = None
    close: Close | None = None
    card: Card | None = None


class _Tagged(msgspec.Struct):
    t: str = ""


_tagged = msgspec.json.Decoder(_Tagged).decode


def tag_of(record: bytes) -> bytes:
    """The tag of a command or event, wherever it stands in its JSON; empty if it has none."""
    try:
        return _tagged(record).t.encode()
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return b""


def _line_decoder(name: str, fields: list[tuple[str, Any, Any]]) -> msgspec.json.Decoder[Line]:
    return msgspec.json.Decoder(
        msgspec.defstruct(
            f"Line[{name}]",
            fields,
            bases=(Line,),
            frozen=True,
            kw_only=True,
            omit_defaults=True,
            gc=False,
        )
    )


class Codec:
    """Encodes and decodes the lines of one ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        events = ("e", tuple.__class_getitem__((ruleset.event_union, ...)), ())
        command = ("cmd", ruleset.command_union | None, None)
        self.typed: Callable[[bytes], Line] = _line_decoder(ruleset.id, [command, events]).decode
        """Like `decode`, but raises `msgspec.ValidationError` for a command that has changed since, too."""
        self._with_raw_command = _line_decoder(ruleset.id, [("cmd", msgspec.Raw, msgspec.Raw()), events]).decode
        self._encoder = msgspec.json.Encoder()

    def decode(self, line: bytes) -> Line:
        """Raises `msgspec.MsgspecError` (or RecursionError) for what is not a line of this ruleset.

        What happened counts, so a command whose fields have changed since does no harm.
        """
        try:
            return self.typed(line)
        except msgspec.ValidationError:
            return self._with_raw_command(line)

    def encode(self, line: Line) -> bytes:
        """The body as a JSON object without `h` and `p`. Raises `UnicodeEncodeError` for a lone surrogate."""
        return self._encoder.encode(line)

    def step_body(self, line: Line) -> tuple[bytes, Line]:
        """The body of a command's line and the line that reading it back gives.

        Raises `Inconsistency` if the two differ in any way: such a line never reaches a file. Raises
        `UnicodeEncodeError` for a lone surrogate.
        """
        body = self._encoder.encode(line)
        name = type(line.cmd).__name__
        try:
            again = self.typed(body)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Inconsistency(f"{name}: {error}") from error
        if again.e != line.e or again.d != line.d or again.cmd != line.cmd:
            raise Inconsistency(name)
        return body, again

    def state_hash(self, state: Any) -> str:
        """Eight hex digits over the encoded state: against accidents, not cheats."""
        return f"{zlib.crc32(self._encoder.encode(state)):08x}"
