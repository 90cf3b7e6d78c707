"""What other games have lived, and the page of a game, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ffapp.settings import Settings, write_settings
from tests.cli.talking import talked
from tests.tui.adventures import saved, won
from tests.tui.remembered import at_34, loser, winner

SEEN = "Déjà lu 2 fois dans 2 autres parties"
NOTE = "Zoé a noté : Le pont est piégé"


@pytest.fixture(autouse=True)
def lived(ffapp_home: Path) -> None:
    for play in (winner, loser):
        saved(play)


def said(what: str | Path, *lines: str) -> str:
    return talked(what, *lines).squeezed.replace("\u00a0", " ")


def test_it_is_said_at_a_section_that_others_have_read() -> None:
    told = said(saved(at_34), "g 7", "g 34", "g 400")
    assert told.count(SEEN) == 2
    assert told.count(NOTE) == 2
    assert "1 victoire ici" in told


@pytest.mark.parametrize(("how", "seen", "notes"), [("notes", 0, 1), ("none", 0, 0)])
def test_as_much_of_it_as_the_setting_says(how: str, seen: int, notes: int) -> None:
    write_settings(Settings(memory=how))  # type: ignore[arg-type]
    told = said(saved(at_34))
    assert (told.count(SEEN), told.count(NOTE)) == (seen, notes)


def test_before_a_fight_it_is_said_how_it_went() -> None:
    told = said(saved(at_34), "c Orque 7 6")
    assert "Dans d’autres parties, Orque (2 combats : 1 gagné, 1 mort)" in told


def test_all_is_counted_book_by_book() -> None:
    told = said(saved(at_34), "s", "b", "c", ".")
    assert "Statistiques · Le Marais aux Scorpions" in told
    assert "3 parties : 1 gagnée, 1 mort" in told
    assert "Statistiques · Le Dragon de la Nuit" in told
    assert told.index("Le Dragon de la Nuit") > told.index("§ 34 : Orque")


def test_a_reading_is_kept_as_a_page_and_none_is_replaced(tmp_path: Path) -> None:
    path, page = saved(won), tmp_path / "page.html"
    told = said(path, "k", str(page))
    assert str(page) in told.replace(" ", "")
    assert page.read_bytes().startswith(b"<!DOCTYPE html>")
    page.write_bytes(b"mine")
    said(path, "k", str(page))
    assert page.read_bytes() == b"mine"
