"""Every sentence of the rules has its test: the table is whole, and each test that it names is really run."""

from __future__ import annotations

import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest

from tests.gamebook.rule import FILES
from tests.gamebook.rules_table import RULES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def collected() -> set[str]:
    """The ids of all tests that a run collects from the files of the table, without their parameters."""
    files = sorted({node.partition("::")[0] for rule in RULES for node in rule.nodes})
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "--no-header", "-p", "no:cacheprovider", *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr[-2000:]
    return {line.partition("[")[0] for line in run.stdout.splitlines() if "::" in line}


def test_no_sentence_is_without_a_test() -> None:
    assert [rule.id for rule in RULES if not rule.nodes or not rule.says] == []


def test_every_test_of_the_table_exists_and_is_collected(collected: set[str]) -> None:
    assert [(rule.id, node) for rule in RULES for node in rule.nodes if node not in collected] == []


def test_no_sentence_is_skipped_or_told_twice() -> None:
    """Numbers follow one another in each paragraph, letters in each sentence."""
    ids = [rule.id for rule in RULES]
    assert len(ids) == len(set(ids))
    for paragraph, members in groupby(ids, key=lambda id: id.rpartition("-")[0]):
        parts = [id.rpartition("-")[2] for id in members]
        told = [(int(part.rstrip("abcdefgh")), part.lstrip("0123456789")) for part in parts]
        numbers = list(dict.fromkeys(number for number, _ in told))
        assert numbers == list(range(1, len(numbers) + 1)), paragraph
        for number in numbers:
            letters = [letter for told_number, letter in told if told_number == number]
            assert letters in ([""], list("abcdefgh")[: len(letters)]), (paragraph, number)


def test_every_file_of_the_table_is_used() -> None:
    used = {node.partition("::")[0] for rule in RULES for node in rule.nodes}
    assert used == set(FILES.values())
