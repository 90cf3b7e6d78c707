"""The fights of a game that are over, each told in one line: against whom, how it ended, what it cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ffapp.core.game import Game, Step
from ffapp.core.messages import Event
from ffapp.gamebook.blows import EnemyDied, Escaped, FightWon, enemy_names
from ffapp.gamebook.fight import EnemyJoined, FightCalledOff, FightOpened
from ffapp.gamebook.life import AdventureEnded, Died
from ffapp.gamebook.rounds import FightEnded, RoundFought
from ffapp.gamebook.sheet import Sheet
from ffapp.texts import Texts

NAMED: Final = 3
"""So many enemies are named; of more, all but the first two are counted."""

_ENDINGS: Final[dict[type[Event], str]] = {
    FightWon: "won",
    Escaped: "escaped",
    FightEnded: "ended",
    FightCalledOff: "off",
    Died: "dead",
    AdventureEnded: "over",
}
"""What ends a fight, by the word that its message knows."""

_LEAVING: Final = ("escaped", "ended", "over")
"""Those after which enemies may be alive: who is slain is told apart from them."""


class PastFight(NamedTuple):
    """A fight that is over: the steps with which it opened and ended (inclusive), by their places in the path."""

    first: int
    last: int


def ends_fight(step: Step) -> bool:
    """Whether a fight, if there was one, is over with this step."""
    return any(type(event) in _ENDINGS for event in step.events)


def past_fights(path: Iterable[Step]) -> Iterator[PastFight]:
    """The fights of a path that are over, oldest first."""
    first: int | None = None
    for at, step in enumerate(path):
        if any(type(event) is FightOpened for event in step.events):
            first = at
        if first is not None and ends_fight(step):
            yield PastFight(first, at)
            first = None


def past_fight_text(texts: Texts, game: Game, steps: list[Step]) -> str:
    """A whole fight, from its first step to its last, in one sentence."""
    names: list[str] = []
    slain: list[str] = []
    rounds, ending = 0, ""
    for step in steps:
        for event in step.events:
            if isinstance(event, FightOpened):
                names = [enemy.name for enemy in event.fight.enemies if enemy.alive]
            elif isinstance(event, EnemyJoined):
                names.append(event.enemy.name)
            elif isinstance(event, EnemyDied):
                slain.append(event.name)
            elif isinstance(event, RoundFought):
                rounds = event.round
            ending = ending or _ENDINGS.get(type(event), "")
    before: Sheet = game.state_at(steps[0].up)
    after: Sheet = game.state_at(steps[-1].n)
    left = list((Counter(names) - Counter(slain)).elements())
    if ending in _LEAVING and left:
        names = left
    else:
        slain = []
    return texts(
        "fight-past",
        ending=ending,
        rounds=rounds,
        stamina=after.stamina.current - before.stamina.current,
        luck=after.luck.current - before.luck.current,
        slain=_told(texts, slain) if slain else "",
        against=_told(texts, names),
    )


def _told(texts: Texts, names: list[str]) -> str:
    """The first of these names, and how many more there are."""
    more = len(names) - NAMED + 1 if len(names) > NAMED else 0
    return texts("fight-past-names", more=more, **enemy_names(names[:-more] if more else names))
