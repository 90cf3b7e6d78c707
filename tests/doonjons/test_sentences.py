"""Every sentence of the rules has its test: the table is whole, and each test that it names is really run."""

from __future__ import annotations

from tests.doonjons.rules_doonjons import FILES, RULES
from tests.sentences import check_numbers, files_of, not_collected


def test_no_sentence_is_without_a_test() -> None:
    assert [rule.id for rule in RULES if not rule.nodes(FILES) or not rule.says] == []


def test_every_test_of_the_table_exists_and_is_collected() -> None:
    assert not_collected(RULES, FILES) == []


def test_no_sentence_is_skipped_or_told_twice() -> None:
    check_numbers(RULES)


def test_every_file_of_the_table_is_used() -> None:
    assert files_of(RULES, FILES) == set(FILES.values())
