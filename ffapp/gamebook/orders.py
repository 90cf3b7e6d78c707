r"""What a section orders, as the author writes it: TOML in one fenced block, decoded into these structs.

```ffapp
fight = "Orc 7 6; Orc 6 5; together; escape"
points = {honour = 1}
[to."77"]
when = "victory"
[to."12"]
when = "escape"
```

Every way on is a link in the prose; a block only says what opens it, by its target: `[to."77"]`. A link that no `to`
speaks of asks for nothing. The block says of each thing what it is, and the order in which it happens is always the
same, whatever the order of the lines:

1. the place on the map (`clearing`, `place`);
2. what changes on the sheet, in the order of the fields of `Effects`, `points` as they are written;
3. the meals that are ordered (`eats`);
4. one decision by dice at most: `test`, `dice` or `fight`;
5. what is offered meanwhile and may be left: `may_eat`, `wizard`;
6. `end`, unless a way that is there asks for the outcome of the decision.

A hero who dies on the way gets no further. **When a way is open**: before a decision that is not `optional` none is.
After one, those that ask for its outcome (`when`, `roll`); where none of these is there, those that ask for nothing. A
section without a decision has only ways that ask for nothing. Beside that, a way is not there while its `if` does not
hold, and there but closed while its `needs` does not, or while what it takes is not held. Taking it does what it says
(its own `Effects`), then the next section is entered. All this is one command of the game and one line of the save.

What a section orders happens at each entry; with `once` at the first one only: then on later entries only the place, a
test, dice and the ways count, and its fight counts as won.

Names of items, codewords and magic are compared without regard to capitals and accents. The equipment that the rulebook
gives is named by its kind: `sword`, `copper-ring`. Numbers of scores that a condition reads are the effective ones.

No array of tables is ever needed, and `[[` must not stand in a block: the map of Twine would take it for a link.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

from ffapp.core.bounds import ABSURD, NAME_LENGTH
from ffapp.gamebook.kinds import Category, MagicKind, Stone

# -- values ------------------------------------------------------------------------------------------------------------

_LINE: Final = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*\Z"
"""One line, without control characters."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, pattern=_LINE)]
"""What an item, a codeword, a magic object or a spell is called."""

Label: TypeAlias = Annotated[str, Meta(max_length=NAME_LENGTH, pattern=_LINE)]
"""What is written on the map; empty for nothing."""

Words: TypeAlias = Annotated[str, Meta(max_length=500, pattern=_LINE)]
"""A reason, or other words of a sentence."""

Text: TypeAlias = Annotated[str, Meta(max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*\Z")]
"""Words that may have several lines."""

Number: TypeAlias = Annotated[int, Meta(ge=-ABSURD, le=ABSURD)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=ABSURD)]

Amount: TypeAlias = Number | Annotated[str, Meta(pattern=r"^([+-]?\d{1,2}d\d{1,3}([+-]\d{1,4})?|full|-all|-half)\Z")]
"""Points gained (+) or lost (-): a number; or dice, `"-1d6"`, `"2d6+3"` (the sign before the dice is that of the whole
sum); `"full"` up to the initial value, `"-all"`, `"-half"` (of what there is, rounded down)."""

Dice: TypeAlias = Annotated[str, Meta(pattern=r"^\d{1,2}d\d{1,3}([+-]\d{1,4})?\Z")]
"""A throw: `"1d6"`, `"2d6+1"`."""

Range: TypeAlias = (
    Number | Annotated[str, Meta(pattern=r"^ *\d{1,4}([-+]|-\d{1,4})?( *, *\d{1,4}([-+]|-\d{1,4})?)* *\Z")]
)
"""Results of a throw: `4`, `"1-3"`, `"7+"` (and more), `"3-"` (and less), `"2,4,6"`."""

Several: TypeAlias = Name | tuple[Name, ...]
"""One name or a list of them: all of them are meant."""

When: TypeAlias = Literal["victory", "escape", "rounds", "wounds", "lucky", "unlucky", "passed", "failed"]
"""Outcomes. Of a fight: won; escaped; its `until_round` is over (`rounds`), or an enemy has dealt as many wounds as it
was limited to (`wounds`, `/2` in the line), which is the only defeat that is no death. Of a test of Luck, and of one of
Skill."""


class Table(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table of the block. What is not among its keys is refused."""


# -- what changes on the sheet -----------------------------------------------------------------------------------------


class Change(Table, frozen=True):
    """A change of points that needs more than a number.

    `AdjustScore(by, beyond, payment, reason)`, `AdjustCounter`, `AdjustGold`, `AdjustMeals`. `beyond`: a gain may go
    over the initial value. `pay`: it is a price, so that what asks for it is closed to who has less.
    """

    by: Amount
    beyond: bool = False
    pay: bool = False
    why: Words = ""


class Find(Table, frozen=True):
    """An item found that needs more than its name: `AddItem`, with the same fields. Where one of that name is carried,
    there are `count` more of it (`ChangeItem`)."""

    name: Name
    count: Count = 1
    weapon: bool = False
    bonus: Annotated[int, Meta(ge=-20, le=20)] = 0
    note: Text = ""
    antidote: Annotated[int, Meta(ge=0, le=ABSURD)] | None = None
    treasure: bool = False
    worth: Annotated[int, Meta(ge=0, le=ABSURD)] = 0


class Spell(Table, frozen=True):
    """A magic object found or a spell learnt that needs more than its name: `AddMagic`, with the same fields."""

    name: Name
    kind: MagicKind = "object"
    use: Text = ""
    charges: Annotated[int, Meta(ge=0, le=ABSURD)] | None = None
    once: bool = False


class Venom(Table, frozen=True):
    """Poison, with the wound that brought it: `SufferPoison(points, wound)`."""

    points: Count
    wound: Annotated[int, Meta(ge=0, le=ABSURD)] = 0


class Effects(Table, frozen=True):
    """What changes on the sheet. A section's, a way's, or what a hero starts with.

    - `points`: of characteristics and counters of the rulebook by their names (`skill`, `stamina`, `luck`, `health`,
      `honour`, `nemesis`, `time_track`), of `gold` and of `meals`: `AdjustScore`, `AdjustCounter`, `AdjustGold`,
      `AdjustMeals`; dice by `RollDice`. In a section a loss takes what there is; on a way, loss of gold and of meals is
      a price that must be there.
    - `initial`: of initial values: `AdjustInitial`.
    - `finds`, `loses`: items: `AddItem`, `ChangeItem`, `RemoveItem`. In a section losing what is not carried is
      nothing; on a way it must be there. Of several pieces one is lost.
    - `stones`: Magic Stones found (a neutral source: `ReceiveStones`) or lost (`LoseStones`), by kind.
    - `magic`, `forgets`: `AddMagic`, `RemoveMagic`.
    - `codewords`, `erases`: words noted and struck out.
    - `poison`, `cured`: `SufferPoison`, `EndPoison`.
    - `why`: the reason of all that has none of its own.
    """

    points: dict[str, Amount | Change] = {}
    initial: dict[str, Number] = {}
    finds: tuple[Name | Find, ...] = ()
    loses: tuple[Name, ...] = ()
    stones: dict[Stone, Number] = {}
    magic: tuple[Name | Spell, ...] = ()
    forgets: tuple[Name, ...] = ()
    codewords: tuple[Name, ...] = ()
    erases: tuple[Name, ...] = ()
    poison: Count | Venom | None = None
    cured: bool = False
    why: Words = ""


# -- conditions --------------------------------------------------------------------------------------------------------


class Condition(Table, frozen=True):
    """What must hold: all that it says. `item`, `codeword`, `stone`, `magic` (one with a charge left): has them.
    `at_least`, `at_most`: points by the names that `Effects.points` has. `first`: whether the hero is in this section
    for the first time. `all`, `any`, `not`: of other conditions."""

    item: Several = ()
    codeword: Several = ()
    stone: Stone | tuple[Stone, ...] = ()
    magic: Several = ()
    at_least: dict[str, Number] = {}
    at_most: dict[str, Number] = {}
    first: bool | None = None
    all: tuple[Condition, ...] = ()
    any: tuple[Condition, ...] | None = None
    not_: Condition | None = field(default=None, name="not")


# -- decisions and offers ----------------------------------------------------------------------------------------------


class Test(Table, frozen=True):
    """A test: of Luck (`TestLuck(optional)`) or of Skill (`TestSkill(modifier)`, on the roll). An `optional` one is a
    choice beside those ways that ask for nothing; once made, its outcome counts. While none of these is open it is no
    choice, and so possible without Luck, too."""

    __test__ = False

    of: Literal["luck", "skill"]
    modifier: Number = 0
    optional: bool = False
    why: Words = ""


class Wizard(Table, frozen=True):
    """A wizard, or another source, who gives stones to choose: so many (`stones`), of the kinds `among` (empty: all
    that such a source gives). `ReceiveStones(stone, source)`: a good one gives no evil stone, an evil one no good one.
    """

    kind: Category
    stones: Count = 1
    among: tuple[Stone, ...] = ()


class End(Table, frozen=True):
    """How the adventure ends here, with its words: `EndAdventure(won, words)`. `other` is neither won nor a death, and
    counts as lost."""

    kind: EndKind
    words: Text = ""


EndKind: TypeAlias = Literal["victory", "death", "other"]


# -- a section and its ways --------------------------------------------------------------------------------------------


class Way(Effects, frozen=True):
    """A way on, beside its link in the prose.

    `when`, `roll`: the outcome that it asks for. `if`: it is not there while this does not hold; `needs`: it is there,
    and closed, with the reason. `casts`: a Magic Stone that opens it and is used up (`CastStone(offered=True)`),
    `uses`: a magic object or spell, one charge of it (`UseMagic`); both must be there. `way`: where it runs on the map,
    `n`, `e`, `s`, `w` with a compass, else its name (`Walk(way, to, label, one_way)`, as soon as a section with
    another place is reached); the exits of a place are its ways that say so. The `Effects` happen when it is taken.
    """

    when: When | None = None
    roll: Range | None = None
    if_: Condition | None = field(default=None, name="if")
    needs: Condition | None = None
    casts: Stone | None = None
    uses: Name | None = None
    way: Label = ""
    one_way: bool = False


class Orders(Effects, frozen=True):
    """All that a section's block says.

    - `once`: see above.
    - `clearing`: the number of the place on the map, `place`: its name; either draws it (`Walk`, or `StandAt` where no
      way led there).
    - `eats`: so many meals ordered: `TakeForcedMeals`. `may_eat`: a meal is offered: `EatMeal`.
    - `test`, `dice`, `fight`: one of them. `fight` is the line that a reader types (`gamebook.fight_line`, in the words
      of the story's language): `OpenFight`; `dice` is a throw (`RollDice`) whose ways say `roll`.
    - `wizard`: who gives stones.
    - `end`: the adventure ends here.
    - `to`: the ways, by the passages that they lead to.
    """

    once: bool = False
    clearing: Annotated[int, Meta(ge=1, le=ABSURD)] | None = None
    place: Label = ""
    eats: Annotated[int, Meta(ge=0, le=20)] = 0
    may_eat: bool = False
    test: Literal["luck", "skill"] | Test | None = None
    dice: Dice | None = None
    fight: Annotated[str, Meta(max_length=1_000)] = ""
    wizard: Wizard | None = None
    end: EndKind | End | None = None
    to: dict[str, Way] = {}

    @property
    def decision(self) -> Orders:
        """What of it is decided and led to later, without what happens at once."""
        return Orders(once=self.once, may_eat=self.may_eat, test=self.test, dice=self.dice, end=self.end, to=self.to)


class StoryRules(Table, frozen=True):
    """The block of the passage `StoryRules`, which speaks of the whole adventure; its prose says on the shelf what it
    is about. It is a passage of its own, since what StoryData does not know is lost on the way through Twine.

    `rules` is the id of a rulebook; left out, the reader chooses one, and keeps the sheet by hand. `language` is that
    of the prose and of the fight lines. `hero` is what a hero has beside what the rulebook gives.
    """

    rules: str = ""
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")] = "fr"
    author: Words = ""
    licence: Words = ""
    hero: Effects = Effects()


# -- what the short forms mean -----------------------------------------------------------------------------------------


class Points(Struct, frozen=True):
    """An amount understood: `dice` of `sides` and `plus`, all times `sign`; or a `share` of what there is."""

    plus: int = 0
    dice: int = 0
    sides: int = 6
    sign: Literal[-1, 1] = 1
    share: Literal["", "full", "all", "half"] = ""

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most that it can be; not for a share."""
        ends = (self.sign * (self.dice * face + self.plus) for face in (1, self.sides))
        low, high = sorted(ends)
        return low, high

    @property
    def gains(self) -> bool:
        """Whether it can add something."""
        return self.share == "full" or (not self.share and self.bounds[1] > 0)

    @property
    def loses(self) -> bool:
        """Whether it can take something."""
        return self.share in ("all", "half") or (not self.share and self.bounds[0] < 0)


_WRITTEN: Final = re.compile(r"([+-]?)(\d+)d(\d+)([+-]\d+)?")


def points_of(amount: int | str | Change) -> Points:
    """What an amount, or a throw, means. It must be one that the structs accept."""
    if isinstance(amount, Change):
        amount = amount.by
    if isinstance(amount, int):
        return Points(plus=amount)
    if (found := _WRITTEN.fullmatch(amount)) is None:
        return Points(share="full") if amount == "full" else Points(share="all" if amount == "-all" else "half")
    return Points(plus=int(found[4] or 0), dice=int(found[2]), sides=int(found[3]), sign=-1 if found[1] == "-" else 1)


def spans_of(results: int | str) -> tuple[tuple[int, int], ...]:
    """The results that a range means, as spans from the first to the last; open ends reach as far as a throw can."""
    if isinstance(results, int):
        return ((results, results),)
    spans = []
    for part in results.replace(" ", "").split(","):
        low, _, high = part.rstrip("+").partition("-")
        begin = -ABSURD if part.endswith("-") else int(low)
        spans.append((begin, ABSURD if part.endswith("+") else int(high or low)))
    return tuple(spans)


def fits(results: int | str, total: int) -> bool:
    """Whether a result is one that a range means."""
    return any(low <= total <= high for low, high in spans_of(results))


def names_of(several: str | tuple[str, ...]) -> tuple[str, ...]:
    """One name or several, as several."""
    return (several,) if isinstance(several, str) else several


def test_of(test: str | Test | None) -> Test | None:
    """A test in its long form."""
    return Test(of=test) if isinstance(test, str) else test  # type: ignore[arg-type]


def end_of(end: str | End | None) -> End | None:
    """An end in its long form."""
    return End(kind=end) if isinstance(end, str) else end  # type: ignore[arg-type]
