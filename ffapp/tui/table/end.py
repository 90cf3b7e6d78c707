"""The end of a campaign: won or lost, how it came, who was there, and what is still possible."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from textual.app import ComposeResult
from textual.containers import Container, Grid, Horizontal, Vertical

from ffapp.core.game import Step
from ffapp.doonjons.attacks import Attacked, FigureDied
from ffapp.doonjons.campaign import OVER
from ffapp.doonjons.initiative import DungeonBegun, TurnBegun
from ffapp.resources import styles
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.choice import Choice, ChoiceList, do_on
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.gauge import Gauge
from ffapp.tui.look.literal import shorten
from ffapp.tui.look.vignette import Vignette
from ffapp.tui.session import News
from ffapp.tui.story import back_from_head
from ffapp.tui.table.deeds import OUTCOME
from ffapp.tui.table.page import TablePage
from ffapp.tui.table.words import attack_told, ending_told, last_attack

_WORDS = 240
"""So many columns of the master's last words fit; the journal has them all."""


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
    CSS_PATH = [styles() / "game.tcss", styles() / "scene.tcss", styles() / "dungeon.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-usual"), (112, "-wide")]
    place = "outcome"
    deeds = OUTCOME
    BINDINGS = bindings(place, deeds)

    def compose(self) -> ComposeResult:
        yield Heading()
        with Container(id="desk"), Panel(id="end", framed=True):
            with Horizontal(id="told"):
                yield Vignette()
                with Vertical(id="words"):
                    yield Prose(id="cause")
                    yield Prose(id="blow")
                    yield Prose(id="own")
                    yield Prose(id="numbers")
            with Grid(id="party"):
                for character in self.campaign.characters:
                    yield Gauge(vital=True, change_width=0, label_width=14, id=f"points-{character.id}")
            yield ChoiceList(id="choices")
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
        self.show_heading(texts("dungeon-place", number=state.number, of=3, round=state.round))
        panel = self.query_one("#end", Panel)
        panel.title = texts("dungeon-end-title", won=ending.won)
        panel.set_class(not ending.won, "-lost")
        self.query_one(Vignette).drawing = "gate-open" if ending.won else "gate-shut"
        self.query_one("#cause", Prose).text = ending_told(texts, ending)
        found = last_attack(back_from_head(self.game)) if ending.cause != "declared" else None
        blow = self.query_one("#blow", Prose)
        blow.display = found is not None
        blow.text = "" if found is None else attack_told(texts, found[1])
        own = self.query_one("#own", Prose)
        own.display = bool(ending.words)
        own.text = texts("dungeon-end-words", words=shorten(ending.words, _WORDS, glyphs=self.app.glyphs))
        self._show_party()
        self._show_numbers()
        choices = self.query_one("#choices", ChoiceList)
        choices.choices = tuple(self._choices())
        if news is None:
            choices.focus()

    def _show_party(self) -> None:
        for character in self.campaign.characters:
            gauge = self.query_one(f"#points-{character.id}", Gauge)
            gauge.label = character.name
            gauge.value, gauge.initial = character.left, character.hit_points

    def _show_numbers(self) -> None:
        texts, found = self.texts, tally(self.game.path())
        lines = [
            texts("dungeon-end-counts", rounds=found.rounds, attacks=found.attacks, hits=found.hits, slain=found.slain)
        ]
        if found.typed:
            lines.append(texts("dungeon-end-typed", count=found.typed, mark=self.app.glyphs.typed))
        self.query_one("#numbers", Prose).text = "\n".join(lines)

    def _choices(self) -> Iterable[Choice]:
        """First what does no harm: a key that is still held when somebody falls chooses it."""
        texts = self.texts
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

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        do_on(self, event.choice.deed)

    def action_choose(self, number: int) -> None:
        self.query_one("#choices", ChoiceList).choose_number(number)

    def new(self) -> None:
        """Closes this campaign, where it stands, and gathers another party."""
        self.playing.close_game()
        self.playing.create_hero(self.app.book)

    def leave(self) -> None:
        """Back to the map."""
        if self.is_active:
            self.dismiss()
