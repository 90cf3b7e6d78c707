"""Links that nobody can guess, and folders that give no link away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ffapp.web.visitors import MOST_NEW, Visit, Visitors


def test_each_visitor_has_a_folder_that_is_not_made_by_inviting(tmp_path: Path) -> None:
    visitors = Visitors(tmp_path / "visitors")
    tokens = [visitors.invite() for _ in range(3)]
    folders = [visit.folder for token in tokens if (visit := visitors.visit(token)) is not None]
    assert len({*folders, *tokens}) == 6
    for token, folder in zip(tokens, folders, strict=True):
        assert re.fullmatch(r"[\w-]{32}", token)
        assert folder is not None
        assert folder.parent == tmp_path / "visitors"
        assert re.fullmatch(r"[0-9a-f]{64}", folder.name)
        assert token not in str(folder)
        assert visitors.visit(folder.name) is None
        assert visitors.visit(folder.name[:32]) is None
    assert not visitors.folder.exists()


def test_a_link_leads_to_the_same_folder_for_ever_once_it_was_used(tmp_path: Path) -> None:
    before = Visitors(tmp_path)
    used, unused = before.invite(), before.invite()
    folder = before.visit(used)
    assert folder is not None
    assert folder.folder is not None
    folder.folder.mkdir()
    after = Visitors(tmp_path)
    assert after.visit(used) == folder
    assert after.visit(unused) is None


def test_the_user_has_a_link_of_their_own_at_each_start(tmp_path: Path) -> None:
    first, second = Visitors(tmp_path), Visitors(tmp_path)
    assert first.visit(first.own) == Visit(None)
    assert first.own != second.own
    assert second.visit(first.own) is None


@pytest.mark.parametrize(
    "token", ["", "a" * 32, "..", "../../etc", "é" * 32, "a" * 32 + "\n", "\ud800" * 32, "x" * 10_000]
)
def test_what_nobody_was_given_opens_nothing(tmp_path: Path, token: str) -> None:
    assert Visitors(tmp_path).visit(token) is None


def test_invitations_that_nobody_takes_up_do_not_pile_up(tmp_path: Path) -> None:
    visitors = Visitors(tmp_path)
    first = visitors.invite()
    for _ in range(MOST_NEW):
        last = visitors.invite()
    assert visitors.visit(first) is None
    assert visitors.visit(last) is not None
