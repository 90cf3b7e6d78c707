"""A sentence of the rules with its tests, and what holds of every table of them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]


class Rule(NamedTuple):
    """One sentence: what it says, and its tests as "file: test test …"."""

    id: str
    says: str
    tests: str

    def nodes(self, files: Mapping[str, str]) -> tuple[str, ...]:
        """The ids of the tests; `files` has the paths of the short names."""
        nodes = []
        for part in self.tests.split(";"):
            name, _, tests = part.strip().partition(": ")
            nodes += [f"{files[name]}::test_{test}" for test in tests.split()]
        return tuple(nodes)


def files_of(rules: Iterable[Rule], files: Mapping[str, str]) -> set[str]:
    """The files that a table speaks of."""
    return {node.partition("::")[0] for rule in rules for node in rule.nodes(files)}


COLLECTED: set[str] = set()
"""The ids of all tests that this run has collected, without their parameters."""


def not_collected(rules: Iterable[Rule], files: Mapping[str, str]) -> list[tuple[str, str]]:
    """The tests that a table names and that a run does not collect, each with the id of its sentence. A run of a few
    files has another one collect the rest."""
    named = [(rule.id, node) for rule in rules for node in rule.nodes(files)]
    missing = {node for _, node in named} - COLLECTED
    if missing:
        missing -= collected(sorted({node.partition("::")[0] for node in missing}))
    return [(id, node) for id, node in named if node in missing]


def collected(files: Iterable[str]) -> set[str]:
    """The ids of all tests that a run collects from these files, without their parameters."""
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "--collect-only",
            "-q",
            "--no-header",
            "-p",
            "no:cacheprovider",
            "-m",
            "",
            *files,
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr[-2000:]
    return {line.partition("[")[0] for line in run.stdout.splitlines() if "::" in line}


def check_numbers(rules: Sequence[Rule]) -> None:
    """No sentence is skipped or told twice: numbers follow one another in each paragraph, letters in each sentence."""
    ids = [rule.id for rule in rules]
    assert len(ids) == len(set(ids))
    for paragraph, members in groupby(ids, key=lambda id: id.rpartition("-")[0]):
        parts = [id.rpartition("-")[2] for id in members]
        told = [(int(part.rstrip("abcdefgh")), part.lstrip("0123456789")) for part in parts]
        numbers = list(dict.fromkeys(number for number, _ in told))
        assert numbers == list(range(1, len(numbers) + 1)), paragraph
        for number in numbers:
            letters = [letter for told_number, letter in told if told_number == number]
            assert letters in ([""], list("abcdefgh")[: len(letters)]), (paragraph, number)
