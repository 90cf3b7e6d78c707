"""The end of a campaign: won or lost, how it came, who was there, and what is still possible."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ffapp.core.errors import Refusal
from ffapp.core.game import ROOT, Step
from ffapp.doonjons.attacks import Attacked, FigureDied
from ffapp.doonjons.campaign import DUNGEONS, OVER, Campaign, Ending
from ffapp.doonjons.initiative import DungeonBegun, TurnBegun
from ffapp.texts.dungeon import attack_text, ending_text, last_attack
from ffapp.tui.deeds import bindings
from ffapp.tui.look.totals import Total
from ffapp.tui.pages.end import EndPage, Outcome
from ffapp.tui.session import GameChange
from ffapp.tui.table.deeds import OUTCOME
from ffapp.tui.table.page import TablePage
from ffapp.tui.table.party import begun_like
from ffapp.tui.table.sheets import points_of

_BLOW = 23
"""From so many lines of the terminal on there is room for the whole sum of the last blow."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A campaign in numbers: rounds of all dungeons, attacks of the party and how many of them hit, monsters slain, and
    throws of the players' own dice."""

    rounds: int
    attacks: int
    hits: int
    slain: int
    typed: int


def tally(path: Iterable[Step]) -> Tally:
    """Counts what happened along a path of the history."""
    rounds = attacks = hits = slain = typed = last = 0
    for step in path:
        typed += sum(roll.typed for roll in step.rolls)
        for event in step.events:
            if isinstance(event, DungeonBegun):
                last = 0
            elif isinstance(event, TurnBegun):
                rounds += event.round != last
                last = event.round
            elif isinstance(event, Attacked) and event.weapon:
                attacks += 1
                hits += event.hit
            elif isinstance(event, FigureDied):
                slain += not event.character
    return Tally(rounds, attacks, hits, slain, typed)


def before_dungeon(back: Iterable[Step]) -> int:
    """The step after which the last dungeon was begun, among steps given newest first."""
    return next((step.up for step in back if any(isinstance(event, DungeonBegun) for event in step.events)), ROOT)


class CampaignEndScreen(EndPage, TablePage):
    """Shown over the map when the campaign has ended."""

    PHASES = frozenset({OVER})
    help_topic = "table-end"
    place = "outcome"
    deeds = OUTCOME
    BINDINGS = bindings(place, deeds)

    possible = {
        "leave": "dungeon-end-map",
        "history": "dungeon-end-history",
        "comment": "dungeon-end-comment",
        "undo": "dungeon-end-undo",
        "again": "dungeon-end-again",
        "new": "dungeon-end-new",
        "other": "dungeon-end-other",
        "keep": "keepsake-key-keep",
    }
    title_message = "dungeon-end-leave"

    # -- showing it ------------------------------------------------------------------------------------------------

    def game_changed(self, change: GameChange) -> None:
        if self.fits:
            super().game_changed(change)
        elif self.is_active:  # taken back: the page below shows the dungeon again
            self.call_later(self.leave)

    def turn_page(self, where: str) -> None:
        """The page below turns itself, as soon as it is seen."""
        self.call_later(self.leave)

    def show(self, change: GameChange | None) -> None:
        state, texts = self.campaign, self.texts
        ending = state.ending
        if ending is None:
            return
        self.show_heading(texts("dungeon-place", number=state.number, of=DUNGEONS, round=state.round))
        self.show_end(self.outcome(state, ending), first=change is None)

    # -- another campaign ------------------------------------------------------------------------------------------

    def begun(self) -> dict[str, Any]:
        return begun_like(self.session)

    def other(self) -> None:
        """Another party, of which nothing is known yet."""
        self.playing.create_next({})

    def why_not_again(self) -> Refusal | None:
        """Why this dungeon cannot be entered once more, or None."""
        return self.session.why_no_rewind(before_dungeon(self.game.back()))

    def again(self) -> None:
        """Goes back to before this dungeon was begun, as it was set up: a branch of this campaign, beside which the end
        stays in the history. What that takes back is for the campaign's manner of going back to say."""
        self.playing.rewind(before_dungeon(self.game.back()))

    def outcome(self, state: Campaign, ending: Ending) -> Outcome:
        """How this campaign ended."""
        texts, found = self.texts, tally(self.game.path())
        room = self.app.size.height >= _BLOW
        struck = last_attack(self.game.back()) if room and ending.cause != "declared" and not ending.master else None
        blow = "" if struck is None else attack_text(texts, struck[1], one_line=True)
        return Outcome(
            family="dungeon",
            picture="won" if ending.won else "lost",
            won=ending.won,
            title=texts("dungeon-end-title", won=ending.won),
            cause=" ".join(filter(None, (ending_text(texts, ending), blow))),
            words=texts("dungeon-end-words", words=ending.words) if ending.words else "",
            totals=(
                Total(texts("dungeon-end-number"), state.number),
                Total(texts("dungeon-end-rounds"), found.rounds),
                Total(texts("dungeon-end-slain"), found.slain),
                Total(texts("dungeon-end-attacks"), found.attacks),
                Total(texts("dungeon-end-hits"), found.hits),
            ),
            scores=tuple(points_of(one, one.name) for one in state.characters),
            counted=texts("dungeon-end-typed", count=found.typed, mark=self.app.glyphs.typed) if found.typed else "",
        )
