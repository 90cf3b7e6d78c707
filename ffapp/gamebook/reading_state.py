"""What the sheet holds of an adventure that is read from a file: the section as far as the rules need it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from ffapp.gamebook.fight_state import Fight
from ffapp.gamebook.orders import End, Test, Way, When, Wizard
from ffapp.gamebook.sections import SectionLabel, section_of

Asked: TypeAlias = Literal["test", "dice", "fight"]
"""What a section decides by."""


PLAIN: Final = Way()
"""A way of which its section says nothing."""


def which(adventure: str, title: str, ifid: str) -> str:
    """What tells one adventure from another, whatever its text: its IFID, or else its title, or the text's own name."""
    return ifid.upper() or title or adventure


class Reading(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An adventure read from a file. It is enough to play on from and to undo, without the file.

    `adventure` names the text that the game is pinned to; `title` and `ifid` say which adventure it is, whatever its
    text. `visits` are (section as it is written, how often it was
    entered), `codewords` those noted. Of the section that is read: `links` are where it leads, in the order of its
    prose, `ways` what it says of them; `test`, `dice` ("2d6+1") or `fight` (as it is opened) what it decides by, at
    most one of them; `outcome` and the `result` of the dice what came of it; `fighting`: its fight is under way;
    `wizard` who still gives so many stones; `may_eat`: a meal is offered; `end` how the adventure ends where no way
    asks for what came of the decision. `way` and `one_way` say how the place on the
    map was left, until the next one is reached. `placed`: a section has named its place on the map so far.
    """

    adventure: str
    title: str = ""
    ifid: str = ""
    visits: tuple[tuple[str, int], ...] = ()
    codewords: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    ways: tuple[tuple[str, Way], ...] = ()
    test: Test | None = None
    dice: str = ""
    fight: Fight | None = None
    outcome: When | Literal["thrown", ""] = ""
    result: int = 0
    fighting: bool = False
    wizard: Wizard | None = None
    may_eat: bool = False
    end: End | None = None
    way: str = ""
    one_way: bool = False
    placed: bool = False

    @property
    def asked(self) -> Asked | None:
        """What the section decides by and has not been decided yet."""
        if self.outcome:
            return None
        return "test" if self.test else "dice" if self.dice else "fight" if self.fight else None

    def visited(self, section: SectionLabel) -> int:
        """How often a section was entered."""
        return dict(self.visits).get(str(section_of(section)), 0)

    def way_to(self, target: str) -> Way:
        """What the section says of the way to another one; a way of which it says nothing asks for nothing."""
        wanted = section_of(target)
        return next((way for known, way in self.ways if section_of(known) == wanted), PLAIN)
