"""Ways out of a game by lines: the key that ends it in every question, what an end offers, and a disk that is full."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

from ffapp.gamebook.life import EndAdventure
from ffapp.rulesets import ruleset_of
from ffapp.store.files import Handle
from ffapp.store.folders import saves_folder
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from tests.cli.talking import Talked, host_for, talked, with_game
from tests.tui import test_night_fight_pictures as night
from tests.tui.adventures import Swift
from tests.tui.tables import played

EN = Texts("en")


class Full(Swift):
    """A disk without room."""

    def write(self, handle: Handle, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "full")


def full_shelf() -> Shelf:
    return Shelf(saves_folder(), ruleset_of, files=Full())


@pytest.mark.parametrize(
    ("lines", "made"),
    [
        (["s", "q", "g 7"], night.blessed),
        (["u", "q", "g 7"], played),
        (["e", "q", "g 7"], played),
    ],
)
def test_the_key_that_ends_the_game_does_so_in_every_question(lines: list[str], made: Any) -> None:
    game = made()
    before = game.depth
    left: list[Talked] = []
    talk = with_game(game, *lines, language="en", look=left.append)
    assert talk.host.over
    assert left == [], "nothing more is asked"
    assert game.depth == before


def test_stones_received_are_asked_for_by_what_there_is() -> None:
    """The kind that was pointed at, then others by the beginning of their names; what is no kind changes nothing."""
    game = played()
    lines = ("p", "+ 6", "1", "2", "ice", "f 3", "zz", "fri 3", "", "from a mage", ".")
    talk = with_game(game, *lines, language="en")
    assert dict(game.state.stones) == {"fire": 2, "ice": 1, "friendship": 3}
    assert talk.text.count(EN("lines-stones-which").split(",")[0]) == 2
    given_up = played()
    with_game(given_up, "p", "+ 6", "1", "2", ".", ".", language="en")
    assert not given_up.state.stones


def test_an_end_by_lines_offers_no_title_page() -> None:
    talk = with_game(played(EndAdventure(won=False)), "again", language="en")
    assert EN("ending-new") in talk.text
    assert EN("endui-title") not in talk.text


def test_the_first_question_says_what_will_be_asked() -> None:
    talk = talked("scorpion-swamp", "?", language="en")
    assert EN("lines-name-how", quit="q") in talk.squeezed
    assert not saves_folder().exists()


def test_a_game_that_could_not_be_made_is_told_by_the_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder is made where its whole path says so, and nowhere else: the next line may have been meant otherwise."""
    monkeypatch.chdir(tmp_path)
    talk = talked("scorpion-swamp", "Ada", "", "", "", "2", "g 1", ".", language="en", shelf=full_shelf())
    assert "ENOSPC" in talk.text
    assert "The full path is needed" in talk.squeezed
    assert list(tmp_path.glob("g*")) == []
    assert talk.host.failed
    assert not host_for("Ada").host.failed
    assert not talked("scorpion-swamp", "Ada", "", "", "", language="en").host.failed
