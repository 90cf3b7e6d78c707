"""What poison takes, and the account of what an antidote can still give back of it (DF58, Poison)."""

from __future__ import annotations

from collections.abc import Generator

from msgspec.structs import replace

from ffapp.core.messages import Change, Event
from ffapp.gamebook.sheet import Score, Sheet, curable, lacking, lost


class Poisoned(Event, frozen=True, kw_only=True):
    """Poison took Stamina besides any wound; `poison` is the account of what an antidote can give back. `name` is the
    enemy's, empty where a section poisons."""

    enemy: int = -1
    name: str = ""
    stamina: Change
    poison: Change
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        stamina = Score(self.stamina.after, state.stamina.initial)
        return replace(state, stamina=stamina, poison=self.poison.after)


class PoisonEnded(Event, frozen=True, kw_only=True):
    """Of what poison took an antidote can give back less than before, or nothing: a section ended it, or Stamina has
    come back otherwise."""

    poison: Change
    reason: str = ""

    def apply(self, state: Sheet) -> Sheet:
        return replace(state, poison=self.poison.after)


def poisoned(sheet: Sheet, points: int, *, enemy: int = -1, name: str = "", reason: str = "") -> Poisoned:
    """What poison takes: `points`, or what Stamina there is; so much more can be cured, as far as Stamina then lacks
    it (DF58, Poison)."""
    after = lost(sheet.stamina, points)
    taken = sheet.stamina.current - after
    account = min(curable(sheet) + taken, lacking(Score(after, sheet.stamina.initial)))
    return Poisoned(
        enemy=enemy,
        name=name,
        stamina=Change(sheet.stamina.current, after),
        poison=Change(sheet.poison, account),
        reason=reason,
    )


def lowered_account(sheet: Sheet) -> Generator[Event, Sheet, Sheet]:
    """Lowers the account of poison to what Stamina lacks: whatever gives Stamina back heals that part, too, and no
    antidote gives it back again after a later wound (DF58, Poison).

    To be asked after everything that may give Stamina back; and before everything that may take it, for a meal of
    rules number 1 left the account as it was.
    """
    account = curable(sheet)
    if account < sheet.poison:
        sheet = yield PoisonEnded(poison=Change(sheet.poison, account))
    return sheet
