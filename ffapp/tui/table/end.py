"""The end of a campaign: won or lost, how it came, who was there, and what is still possible."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from textual.app import ComposeResult

from ffapp.core.game import Step
from ffapp.doonjons.attacks import Attacked, FigureDied
from ffapp.doonjons.campaign import DUNGEONS, OVER, Campaign, Ending
from ffapp.doonjons.initiative import DungeonBegun, TurnBegun
from ffapp.resources import styles
from ffapp.texts.dungeon import attack_told, ending_told, last_attack
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.end import End, Outcome
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.look.totals import Total
from ffapp.tui.session import News
from ffapp.tui.story import back_from_head
from ffapp.tui.table.deeds import OUTCOME
from ffapp.tui.table.page import TablePage
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


class CampaignEndScreen(TablePage):
    """Shown over the map when the campaign has ended; goes away when the end is taken back."""

    PHASES = frozenset({OVER})
    help_topic = "table-end"
    CSS_PATH = [styles() / "scene.tcss", styles() / "ending.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-usual"), (112, "-wide"), (160, "-broad")]
    VERTICAL_BREAKPOINTS = [(0, "-least"), (23, "-small"), (34, "-ample"), (40, "-high"), (46, "-vast")]
    place = "outcome"
    deeds = OUTCOME
    BINDINGS = bindings(place, deeds)

    def compose(self) -> ComposeResult:
        yield Heading()
        yield End()
        yield KeyBar()

    # -- showing it ------------------------------------------------------------------------------------------------

    def game_changed(self, news: News) -> None:
        if self.fits:
            super().game_changed(news)
        elif self.is_active:  # taken back: the page below shows the dungeon again
            self.call_later(self.leave)

    def turn_page(self, where: str) -> None:
        """The page below turns itself, as soon as it is seen."""
        self.call_later(self.leave)

    def show(self, news: News | None) -> None:
        state, texts = self.campaign, self.texts
        ending = state.ending
        if ending is None:
            return
        self.show_heading(texts("dungeon-place", number=state.number, of=DUNGEONS, round=state.round))
        self.query_one(End).show(self.outcome(state, ending), self.choices())
        if news is None:
            self.query_one("#choices", ChoiceList).focus()

    def outcome(self, state: Campaign, ending: Ending) -> Outcome:
        """How this campaign ended."""
        texts, found = self.texts, tally(self.game.path())
        room = self.app.size.height >= _BLOW
        struck = last_attack(back_from_head(self.game)) if room and ending.cause != "declared" else None
        blow = "" if struck is None else attack_told(texts, struck[1], one_line=True)
        return Outcome(
            family="dungeon",
            picture="won" if ending.won else "lost",
            won=ending.won,
            title=texts("dungeon-end-title", won=ending.won),
            cause=" ".join(filter(None, (ending_told(texts, ending), blow))),
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

    def choices(self) -> Iterable[Choice]:
        """What is still possible."""
        texts = self.texts
        # First what does no harm: a key that is still held when somebody falls chooses it.
        for name, message in (
            ("leave", "dungeon-end-map"),
            ("history", "dungeon-end-history"),
            ("comment", "dungeon-end-comment"),
            ("undo", "dungeon-end-undo"),
            ("new", "dungeon-end-new"),
        ):
            deed, hint = partial(self.action_deed, name), key_for(self, name)
            yield Choice(name, texts(message), reason=self.reason_not_to(name), hint=hint, deed=deed)
        hint = key_for(self, "app.title")
        yield Choice("title", texts("dungeon-end-leave"), hint=hint, deed=self.app.action_title)

    def new(self) -> None:
        """Closes this campaign, where it stands, and gathers another party."""
        self.playing.close_game()
        self.playing.create_hero(self.app.book)

    def leave(self) -> None:
        """Back to the map."""
        if self.is_active:
            self.dismiss()
