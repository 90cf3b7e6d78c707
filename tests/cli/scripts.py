"""Scripts for `ffapp run`, and what it answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ffapp.__main__ import main

BOOK, NIGHT, TABLE = "scorpion-swamp", "night-dragon", "doonjons"
INITIAL = {"skill": 9, "stamina": 19, "luck": 9, "health": 13}
"""What `hero` makes unless told otherwise, from these dice."""


def cmd(t: str, *, dice: list[int] | None = None, confirm: bool = False, **fields: Any) -> dict[str, Any]:
    """One line that gives a command."""
    line: dict[str, Any] = {"cmd": {"t": t, **fields}}
    if dice is not None:
        line["dice"] = dice
    if confirm:
        line["confirm"] = True
    return line


def hero(**scores: int | tuple[int, int]) -> list[dict[str, Any]]:
    """Creates a heroine and brings her scores where they should be by the reader's hand: `luck=7` current,
    `health=(5, 9)` current and initial."""
    return [cmd("CreateHero", name="Aïla", dice=[3, 3, 4, 3, 6]), *_scores(scores)]


def night_hero(**scores: int | tuple[int, int]) -> list[dict[str, Any]]:
    """The same in *Le Dragon de la Nuit*, without Health and with 10 pieces of gold."""
    return [cmd("CreateHero", name="Aïla", dice=[3, 3, 4, 3, 1, 6]), *_scores(scores)]


def _scores(scores: dict[str, int | tuple[int, int]]) -> list[dict[str, Any]]:
    wanted = {name: (value, INITIAL[name]) if isinstance(value, int) else value for name, value in scores.items()}
    lines = []
    for name, (current, initial) in wanted.items():
        if initial != INITIAL[name]:
            lines.append(cmd("AdjustInitial", score=name, by=initial - INITIAL[name], confirm=True))
        start = min(INITIAL[name], initial)
        if current != start:
            lines.append(cmd("AdjustScore", score=name, by=current - start, confirm=True))
    return lines


def foe(name: str, skill: int, stamina: int, **arguments: int) -> dict[str, Any]:
    return {"name": name, "skill": skill, "stamina": stamina, **arguments}


def fight(*enemies: dict[str, Any], order: str = "in_turn", **fields: Any) -> dict[str, Any]:
    """The line that opens a fight."""
    return cmd("OpenFight", enemies=list(enemies), order=order, **fields)


def fight_round(*dice: int, **fields: Any) -> dict[str, Any]:
    return cmd("FightRound", dice=list(dice), **fields)


def plain() -> dict[str, Any]:
    """The line that takes the waiting blow as it is."""
    return cmd("AnswerBlow", luck=False)


def luck(*dice: int) -> dict[str, Any]:
    """The line that tests luck on the waiting blow."""
    return cmd("AnswerBlow", luck=True, dice=list(dice))


def written(lines: list[Any]) -> str:
    """Lines as the text of a file; strings are taken as they are."""
    return "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)


class Ran(NamedTuple):
    """What `ffapp run --json` did: the answers to the lines, then the last line, if it came to that."""

    code: int
    answers: list[dict[str, Any]]
    end: dict[str, Any] | None
    complaint: str

    @property
    def state(self) -> dict[str, Any]:
        assert self.end is not None, self.complaint
        state: dict[str, Any] = self.end["state"]
        return state

    @property
    def events(self) -> list[dict[str, Any]]:
        """Everything that happened, in order."""
        return [event for answer in self.answers for event in answer.get("events", ())]

    @property
    def tags(self) -> list[str]:
        return [event["t"] for event in self.events]

    def last(self, tag: str) -> dict[str, Any]:
        """The newest event with that tag."""
        return next(event for event in reversed(self.events) if event["t"] == tag)

    @property
    def refused(self) -> list[str]:
        """The rules that refused something."""
        return [answer["refused"] for answer in self.answers if "refused" in answer]


Run = Callable[..., Ran]


def runner(capsys: pytest.CaptureFixture[str], folder: Path) -> Run:
    """Plays lines through the command line, in this process."""

    def run(lines: list[Any], *options: str, game: str = BOOK) -> Ran:
        script = folder / "script.jsonl"
        script.write_text(written(lines), encoding="utf-8")
        code = main(["run", game, str(script), "--json", *options])
        shown = capsys.readouterr()
        told = [json.loads(line) for line in shown.out.splitlines()]
        end = told.pop() if told and "state" in told[-1] else None
        return Ran(code, told, end, shown.err)

    return run
