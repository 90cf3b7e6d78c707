"""The equipment: the eleven kinds of armour and weapons of the rulebook with their figures (Les équipements), and what
the extended rules add."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from ffapp.core.errors import Refusal
from ffapp.doonjons.notation import NO_DICE, Throw

Slot: TypeAlias = Literal["armour", "weapon"]
Family: TypeAlias = Literal["light", "heavy", "simple", "war", "ranged"]

HEAVY_SPEED: Final = -4
"""What heavy armour does to the speed of who wears it."""

WAR_SPEED: Final = -2
WAR_STRENGTH: Final = 4
"""What a war weapon does to the speed and strength of who wields it."""


@dataclass(frozen=True)
class Piece:
    """A kind of equipment. An armour has an `armour_class`, a weapon its `reach` in cells (1: melee) and `damage`.
    One that is `extended` is of the extended rules alone."""

    kind: str
    family: Family
    armour_class: int = 0
    reach: int = 0
    damage: Throw = NO_DICE
    extended: bool = field(default=False, repr=False)

    @property
    def slot(self) -> Slot:
        """What of it can be worn at a time: one armour, one weapon."""
        return "armour" if self.family in ("light", "heavy") else "weapon"

    @property
    def speed(self) -> int:
        """What it does to the speed while it is worn."""
        return HEAVY_SPEED if self.family == "heavy" else WAR_SPEED if self.family == "war" else 0

    @property
    def strength(self) -> int:
        """What it does to the strength while it is wielded."""
        return WAR_STRENGTH if self.family == "war" else 0


PIECES: Final = {
    piece.kind: piece
    for piece in (
        Piece("scale-mail", "light", armour_class=9),
        Piece("half-plate", "light", armour_class=10),
        Piece("chain-mail", "heavy", armour_class=11),
        Piece("plate", "heavy", armour_class=12),
        Piece("quarterstaff", "simple", reach=1, damage=Throw(1, 6)),
        Piece("mace", "simple", reach=1, damage=Throw(1, 6)),
        Piece("longsword", "war", reach=1, damage=Throw(1, 8)),
        Piece("rapier", "war", reach=1, damage=Throw(1, 8)),
        Piece("light-crossbow", "ranged", reach=16, damage=Throw(1, 8)),
        Piece("shortbow", "ranged", reach=16, damage=Throw(1, 6)),
        Piece("sling", "ranged", reach=6, damage=Throw(1, 4)),
        Piece("two-handed-sword", "war", reach=1, damage=Throw(2, 6), extended=True),
    )
}
"""Every kind, in the order of the rulebook, then those of the extended rules."""


def piece_of(kind: str) -> Piece:
    """The piece of that kind. Raises `Refusal` ("piece-unknown")."""
    piece = PIECES.get(kind)
    if piece is None:
        raise Refusal("piece-unknown", kind=kind[:40].encode("utf-8", "replace").decode("utf-8"))
    return piece
