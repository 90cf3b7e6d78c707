"""Names of kinds that the rules and an author's orders share."""

from __future__ import annotations

from typing import Literal, TypeAlias

Category: TypeAlias = Literal["neutral", "good", "evil"]
"""Who gives a Magic Stone."""

Stone: TypeAlias = Literal[
    "skill",
    "stamina",
    "luck",
    "fire",
    "ice",
    "illusion",
    "friendship",
    "growth",
    "blessing",
    "strength",
    "fear",
    "withering",
    "curse",
    "weakness",
]

MagicKind: TypeAlias = Literal["object", "spell"]
