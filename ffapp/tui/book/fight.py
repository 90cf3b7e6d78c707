"""The fight by keys: rounds and targets, answers to the blow that waits, the ways on where the section takes over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.rounds import Escape, FightRound
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.decision import Answer, Decision
from ffapp.tui.book.deeds import FIGHT
from ffapp.tui.book.enemies import EnemyList
from ffapp.tui.book.fight_offer import antidotes_offered
from ffapp.tui.book.fight_page import FightPage
from ffapp.tui.deeds import bindings, name_in
from ffapp.tui.kit.choice import ChoiceList, do_on
from ffapp.tui.kit.key_bar import Key
from ffapp.tui.kit.page import key_for


class FightScreen(FightPage):
    """A fight under way. Once it is over the last round stays in sight until a key leads back to the book.

    It is that of any gamebook. Parts of the desk have the keys that they have in the book; that of the poison stands in
    the bar while a blow waits for which there is an antidote.
    """

    deeds = FIGHT
    BINDINGS = bindings("fight", FIGHT)

    def bar_entries(self) -> Iterator[Key]:
        """The keys that matter now: while a blow waits, its answers; once the fight is over, the way back."""
        texts = self.texts
        facing = len(self._fight.facing) if self._fight is not None else 0
        for key in super().bar_entries():
            name = name_in(key.action)
            if name == "round" and self.over:
                outcome = "won" if self.sheet.ending is None else "dead"
                yield replace(key, label=texts("fight-over-hint", outcome=outcome))  # as the page says it
            elif name == "poison" and self.moment != "round":
                if self.waiting and any(antidotes_offered(texts, self.sheet, self.session.why_not, {})):
                    yield replace(key, label=texts("fight-key-antidote"), allowed=True)
            elif name != "target" or facing > 1:
                yield key

    @property
    def moment(self) -> str:
        """What the keys serve: "over", "blow", or "round"."""
        return "over" if self.over else "blow" if self.waiting else "round"

    @property
    def aim(self) -> int | None:
        """The target as the rules want it: named only where there is a choice."""
        fight = self.sheet.fight
        return self._target if fight is not None and len(fight.facing) > 1 else None

    def next_round(self) -> None:
        """Fights a round; once the fight is over, goes back to the book."""
        if self.over:
            self.action_leave()
        else:
            self.playing.act(FightRound(target=self.aim))

    def next_target(self) -> None:
        """Aims at the next enemy."""
        self.action_target(1)

    def action_target(self, by: int) -> None:
        fight = self.sheet.fight
        if fight is None or self.over or self.waiting or len(fight.facing) < 2:
            return
        facing = fight.facing
        at = facing.index(self._target) if self._target in facing else 0
        self._aim_at(facing[(at + by) % len(facing)])

    def action_number(self, number: int) -> None:
        if self.waiting:
            self._answer(self.query_one(Decision).by_key(str(number)))
        elif self.handed_over:
            self.query_one("#answers", ChoiceList).choose_number(number)
        else:
            self._choose_target(number - 1)

    def on_enemy_list_chosen(self, event: EnemyList.Chosen) -> None:
        event.stop()
        if not self.waiting:
            self._choose_target(event.index)

    def _choose_target(self, index: int) -> None:
        fight = self.sheet.fight
        if fight is None or self.over:
            return
        if index in fight.facing:
            self._aim_at(index)
            return
        refusal = self.session.why_not(FightRound(target=index))
        if refusal is not None:
            self.playing.refuse(refusal)

    def _aim_at(self, index: int) -> None:
        self._target = index
        if self._fight is not None:
            self._show_fight(self._fight, None)
            self.share_out()

    def action_answer(self, luck: bool) -> None:
        if self.waiting:
            self.playing.act(AnswerBlow(luck=luck))

    def plain(self) -> None:
        """Takes the blow as it is; nothing where none waits."""
        self.action_answer(False)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        event.stop()
        if self.handed_over:
            do_on(self, event.choice.deed)

    def on_decision_chosen(self, event: Decision.Chosen) -> None:
        event.stop()
        if self.waiting:
            self._answer(event.answer)
        elif event.answer is None and not self.handed_over:
            self.next_round()

    def _answer(self, answer: Answer | None) -> None:
        """Answers the blow that waits."""
        if answer is not None:
            self.playing.act(answer.deed)

    def escape(self) -> None:
        """Escapes, or tells how the section's leave to do so is noted."""
        refusal = self.session.why_not(Escape())
        if refusal is None or refusal.rule != "escape-not-allowed":
            self.playing.act(Escape())
            return
        told = tell_refusal(self.texts, refusal, self.figures)
        terms, key = self.texts("adjust-terms"), key_for(self, "adjust")
        way = self.texts("fight-escape-how", key=key, terms=terms)
        self.app.tell(f"{told}\n{way}", severity="warning")
