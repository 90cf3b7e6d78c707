"""Dice: where the faces of a roll come from.

A seeded die is a pure function of (seed, kind, how many rolls of that kind the live history holds, which die
of the roll). It knows neither targets nor names, so taking a command back and slipping another in between
gives the same face. Typed and scripted dice are other sources with the same interface.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, Protocol, TypeAlias, get_args

import msgspec

from ffapp.core.errors import Argument, Refusal, Scalar

Kind: TypeAlias = Literal[
    "attack", "enemy", "luck", "skill", "creation", "free", "curse", "initiative", "damage", "healing"
]
KINDS: tuple[Kind, ...] = get_args(Kind)

_COUNTED_BY: dict[str, str] = {"enemy": "attack"}

Faces: TypeAlias = tuple[int, ...]

Label: TypeAlias = str | Mapping[str, Scalar]
"""What tells a person who types dice whom or what they are for: a word, or the arguments of a message that name it."""


class Roll(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One throw as it is kept in a save.

    `kind` and `nth` (how many rolls of that kind came before it in the live history) are the key that a
    seeded die was made from, `first` the number of its first die, `place` the file position where the save's
    undo mode adds it; `typed` marks a player's own dice for ever.
    """

    kind: Kind
    nth: int
    faces: Faces
    sides: int = 6
    typed: bool = False
    place: int = 0
    first: int = 0


def counted_by(kind: str) -> str:
    """The kind whose rolls number those of `kind`: its own, but for enemies the hero's attacks.

    All enemies of an attack round throw one handful, dealt to the living in their order: how many there are, and who is
    dead before them, changes neither the dice of the first, of the second and so on, nor anybody's in a later round.
    """
    return _COUNTED_BY.get(kind, kind)


def seeded_faces(seed: str, roll: Roll) -> Faces:
    """The faces that `seed` gives for the key of `roll`; compared with `roll.faces` this proves a roll
    honest.
    """
    return tuple(
        _seeded_face(f"{seed}\0{roll.kind}\0{roll.nth}\0{roll.place}\0{index}", roll.sides)
        for index in range(roll.first, roll.first + len(roll.faces))
    )


def _seeded_face(key: str, sides: int) -> int:
    import hashlib  # takes as long as ten modules of ours, and a start rolls nothing

    limit = (1 << 64) - (1 << 64) % sides
    attempt = 0
    while True:
        digest = hashlib.blake2b(f"{key}\0{attempt}".encode(), digest_size=8).digest()
        number = int.from_bytes(digest, "big")
        if number < limit:  # rejection: a plain modulo would favour the low faces
            return number % sides + 1
        attempt += 1


class Dice(Protocol):
    """What a rule rolls with."""

    def roll(self, kind: Kind, count: int, sides: int = 6, *, label: Label = "", first: int = 0) -> Faces:
        """The faces of `count` dice; `label` tells a person who types them whom they are for, `first` says which
        dice of a handful thrown together they are."""
        ...


class Source(Protocol):
    """Where the faces of one roll come from."""

    typed: bool

    def faces(self, key: Roll, label: Label) -> Faces:
        """As many faces as `key.faces` has places."""
        ...


class SeededSource:
    """Dice rolled by the program from the seed of the game."""

    typed = False

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def faces(self, key: Roll, label: Label) -> Faces:
        return seeded_faces(self._seed, key)


class RollNeeded(Exception):
    """Given faces have run out: the next roll still wanted is `count` dice of `sides` faces for `label`."""

    def __init__(self, kind: Kind, count: int, sides: int, label: Label) -> None:
        super().__init__(kind)
        self.kind = kind
        self.count = count
        self.sides = sides
        self.label = label

    @property
    def arguments(self) -> dict[str, Argument]:
        """The arguments of the message that asks for it."""
        label = {"label": self.label} if isinstance(self.label, str) else self.label
        return {"kind": self.kind, "count": self.count, "sides": self.sides, **label}


class GivenSource:
    """Faces given from outside in the order in which the rules roll: typed by a player, or scripted in a
    file.

    Raises `Refusal` for an impossible face and `RollNeeded` when they run out; `finish` refuses left-over
    faces.
    """

    typed = True

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = tuple(faces)
        self.used = 0
        """How many have been taken."""

    def faces(self, key: Roll, label: Label) -> Faces:
        count = len(key.faces)
        taken = self._faces[self.used : self.used + count]
        for face in taken:
            if not 1 <= face <= key.sides:
                raise Refusal("dice-impossible", face=face, sides=key.sides)
        if len(taken) < count:
            raise RollNeeded(key.kind, count, key.sides, label)
        self.used += count
        return taken

    def finish(self) -> None:
        left = len(self._faces) - self.used
        if left:
            raise Refusal("dice-too-many", left=left, used=self.used)


class RecordedSource:
    """The dice of a command as its save tells them, for deciding it again.

    Raises `Refusal` where today's rules would roll otherwise than it was rolled then.
    """

    typed = False

    def __init__(self, rolls: Iterable[Roll]) -> None:
        self._rolls = list(rolls)

    def faces(self, key: Roll, label: Label) -> Faces:
        if not self._rolls:
            raise Refusal("dice-too-few", kind=key.kind)
        roll = self._rolls.pop(0)
        if (roll.kind, roll.sides, len(roll.faces)) != (key.kind, key.sides, len(key.faces)):
            raise Refusal("dice-other", kind=key.kind, recorded=roll.kind)
        return roll.faces

    def finish(self) -> None:
        if self._rolls:
            raise Refusal("dice-too-many", left=len(self._rolls), used=0)


class DiceLog:
    """The dice of one command: asks a source for faces and keeps each roll with its key.

    `rolled` says how many rolls of each kind the live history holds before this command; `place` is the file
    position where the undo mode *free* adds it to the key, otherwise 0.
    """

    def __init__(self, source: Source, rolled: Mapping[str, int], place: int = 0) -> None:
        self._source = source
        self._rolled = dict(rolled)
        self._place = place
        self.rolls: list[Roll] = []

    def roll(self, kind: Kind, count: int, sides: int = 6, *, label: Label = "", first: int = 0) -> Faces:
        nth = self._rolled.get(counted_by(kind), 0)
        self._rolled[kind] = self._rolled.get(kind, 0) + 1
        key = Roll(
            kind=kind,
            nth=nth,
            faces=(0,) * count,
            sides=sides,
            typed=self._source.typed,
            place=self._place,
            first=first,
        )
        roll = msgspec.structs.replace(key, faces=self._source.faces(key, label))
        self.rolls.append(roll)
        return roll.faces
