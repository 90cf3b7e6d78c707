"""Games for the memory to read, played at random, and a plain count over the same saves that shares no code with it:
each is opened as a player would, and the whole state is looked at before and after each command."""

from __future__ import annotations

import random
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.notes import AddNote, ChangeNote, GoTo, RemoveNote
from ffapp.gamebook.rounds import EndFight, Escape
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.shelf import Shelf
from tests.legal import legal_commands
from tests.store.saves import Quick

ENEMIES = ("Orque", "orque", "Géant", "Loup", "Loup 2")


def shelf_in(folder: Path) -> Shelf:
    return Shelf(folder / "saves", ruleset_of, known=RULESETS, files=Quick(), clock=lambda: 1_700_000_000.0)


def wishes(game: Game, rng: random.Random) -> list[Any]:
    """What a reader may wish now; much of it the rules refuse."""
    state = game.state
    if game.ruleset.id == "doonjons":
        return [*legal_commands(game)]
    if not state.name:
        return [CreateHero(name=rng.choice(("Aïla", "Zed", "<b>")), gender=rng.choice(("f", "m")))]
    foes = tuple(Foe(name=rng.choice(ENEMIES), skill=6, stamina=rng.randint(1, 4)) for _ in range(rng.randint(1, 3)))
    return [
        GoTo(section=rng.randint(1, 12)),
        OpenFight(enemies=foes, escape=rng.random() < 0.5),
        AddNote(text=rng.choice(("Un piège", "La clef\nest ici", "<script>"))),
        *(ChangeNote(note=note.id, text="Autre") for note in state.notes[-1:]),
        *(RemoveNote(note=note.id) for note in state.notes[:1]),
        AdjustScore(score="stamina", by=-rng.randint(1, 9), reason=rng.choice(("", "chute"))),
        EndFight(),
        Escape(),
        *(rng.sample(list(legal_commands(game)), 1) if rng.random() < 0.8 else ()),
        *([EndAdventure(won=rng.random() < 0.5, words="Fin.")] if rng.random() < 0.02 else ()),
    ]


def play_at_random(game: Game, commands: int, rng: random.Random) -> None:
    """So many tries, one in six of them back or forth, some with dice that were typed."""
    for _ in range(commands):
        try:
            if rng.random() < 0.16 and game.steps:
                rng.choice((game.undo, game.redo, lambda: game.rewind(rng.choice([*game.steps][-9:]))))()
                continue
            command = rng.choice(wishes(game, rng) or [None])
            if command is None:
                return
            dice: list[int] | None = None
            if rng.random() < 0.3:
                dice = []
                while (needed := game.next_roll(command, dice)) is not None:
                    dice += [rng.randint(1, needed.sides) for _ in range(needed.count)]
            game.submit(command, dice, confirm=True)
        except (Refusal, IndexError):
            continue


# -- the plain count ---------------------------------------------------------------------------------------------------


@dataclass
class Plain:
    """All games of a rulebook, counted without hurry."""

    games: int = 0
    commands: list[int] = field(default_factory=list)
    sections: Counter[int] = field(default_factory=Counter)
    in_games: Counter[int] = field(default_factory=Counter)
    deaths: Counter[int | None] = field(default_factory=Counter)
    won: int = 0
    lost: int = 0
    dead: int = 0
    fights: dict[str, Counter[str]] = field(default_factory=dict)
    faces: dict[tuple[int, bool], Counter[int]] = field(default_factory=dict)
    sums: dict[tuple[int, bool], Counter[int]] = field(default_factory=dict)
    notes: Counter[tuple[int | None, str]] = field(default_factory=Counter)
    slain: int = 0


def plain_count(shelf: Shelf, name: str) -> Plain:
    found = Plain()
    for archived in (False, True):
        for entry in shelf.entries(archived=archived):
            saved = shelf.open(entry.path, write=False)
            if saved.header.ruleset == name:
                _count(found, saved)
    return found


def _count(found: Plain, saved: Any) -> None:
    game = saved.game
    numbers = [game.codec.decode(body).n for body in saved.bodies()]
    own = [step for step in game.path() if numbers.index(step.n) >= saved.header.least]
    if not own:
        return
    found.games += 1
    found.commands.append(len(own))
    seen: Counter[int] = Counter()
    attacked: set[int] = set()
    for step in own:
        before, after = game.state_at(step.up), game.state_at(step.n)
        _dice(found, step)
        for event in step.events:
            if type(event).__name__ == "SectionReached":
                seen[event.section] += 1
            if type(event).__name__ == "FigureDied" and not event.character:
                found.slain += 1
        if before.ending is None and after.ending is not None:
            _ended(found, after)
        for event in step.events:
            if type(event).__name__ == "FightOpened":
                attacked = set()
            if type(event).__name__ == "RoundFought":
                attacked |= {attack.enemy for attack in event.attacks}
        if hasattr(before, "fight"):
            _fought(found, before, after, step, attacked)
    found.sections.update(seen)
    found.in_games.update([*seen])
    if hasattr(game.state, "notes"):
        first = game.state_at(own[0].up)
        old = {note.id for note in first.notes}
        found.notes.update((note.section, note.text) for note in game.state.notes if note.id not in old)


def _ended(found: Plain, after: Any) -> None:
    ending = after.ending
    if ending.won:
        found.won += 1
    elif ending.cause in ("section", "declared"):
        found.lost += 1
    else:
        found.dead += 1
        found.deaths[after.section if hasattr(after, "section") else ending.dungeon] += 1


def _fought(found: Plain, before: Any, after: Any, step: Any, attacked: set[int]) -> None:
    fight = before.fight
    if fight is None or before.ending is not None or (after.fight is not None and after.ending is None):
        return
    kinds = {type(event).__name__ for event in step.events}
    if "FightCalledOff" in kinds:
        return
    if after.ending is not None:
        way = "dead" if after.ending.cause != "section" else "ended"
    else:
        way = "won" if "FightWon" in kinds else "escaped" if "Escaped" in kinds else "ended"
    gone = {
        enemy.name
        for known in before.remembered
        if known.id == fight.encounter
        for enemy in known.enemies
        if not enemy.alive
    }
    fell = {event.enemy for event in step.events if type(event).__name__ == "EnemyDied"}
    fell |= {index for index, enemy in enumerate(fight.enemies) if not enemy.alive}
    there = {index for index, enemy in enumerate(fight.enemies) if enemy.name not in gone}
    if way == "dead":
        there = {index for index in there if index in attacked | fell} or there
    for name in {_plainly(fight.enemies[index].name) for index in there}:
        left = [index for index in there - fell if _plainly(fight.enemies[index].name) == name]
        found.fights.setdefault(name, Counter())[way if left else "won"] += 1


def _plainly(name: str) -> str:
    letters = unicodedata.normalize("NFD", re.sub(r"( \d+)+$", "", name))
    return "".join(sign for sign in letters if unicodedata.category(sign) != "Mn").lower()


def _dice(found: Plain, step: Any) -> None:
    for roll in step.rolls:
        key = roll.sides, roll.typed
        found.faces.setdefault(key, Counter()).update(roll.faces)
        if len(roll.faces) == 2:
            found.sums.setdefault(key, Counter())[sum(roll.faces)] += 1
