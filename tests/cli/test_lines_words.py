"""What play by lines says and hears: the words that help, sentences put together, keys that there are."""

from __future__ import annotations

import pytest

from ffapp.cli.lines.questions import as_sentences
from ffapp.cli.lines.words import WORDS
from ffapp.gamebook.clearings import Walk
from ffapp.gamebook.fight import OpenFight
from ffapp.gamebook.rounds import FightRound
from ffapp.texts import Texts
from tests.cli.talking import with_game
from tests.gamebook.play import either, foes
from tests.tui.fray import ready, turns

SPELT = {
    "sheet": ("fiche", "feuille", "sheet"),
    "story": ("histoire", "récit", "story 6", "journal"),
    "again": ("encore", "again"),
    "help": ("aide", "help"),
}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("book", ["scorpion-swamp", "night-dragon"])
def test_the_words_that_help_are_heard_in_both_languages(book: str, language: str) -> None:
    assert set(SPELT) == set(WORDS)
    unknown = Texts(language)("lines-unknown", line="").strip(" «»“”\u00a0").split(".")[0]
    for words in SPELT.values():
        told = {with_game(either(book).game, word, language=language).squeezed for word in words}
        assert len(told) == 1, "the same, however it is spelt"
        assert unknown[-12:] not in told.pop()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_says_one_thing_after_another_begins_with_a_capital(language: str) -> None:
    table = either("scorpion-swamp")
    table.do(Walk(way="n", to=8))
    table.do(OpenFight(enemies=foes("6/9")))
    table.do(FightRound(), 6, 6, 1, 1)
    said = with_game(table.game, "m", language=language).text
    assert "8. " in said
    for line in said.splitlines():
        for at in range(len(line) - 2):
            end = line[at : at + 2] == ". " and not line[:at].isdigit()
            assert not end or not line[at + 2].islower(), line
    assert as_sentences(("a", "", "(1 → 2)", "b.", "c")) == "A (1 → 2). B. C"


@pytest.mark.parametrize(("language", "arrows"), [("fr", "flèches"), ("en", "arrows")])
def test_a_table_without_a_grid_promises_no_arrows_and_calls_a_key_by_what_it_does(language: str, arrows: str) -> None:
    assert arrows not in with_game(turns(), language=language).text
    texts = Texts(language)
    said = with_game(ready(), "?", language=language).squeezed.replace("\u00a0", " ")
    assert f"Tab{texts('cli-colon')} {texts('dungeon-key-next')}".replace("\u00a0", " ") in said
    assert texts("dungeon-key-target") not in said
