"""An adventure that is read from a file, line by line: its prose, what it asks, its ways on by number."""

from __future__ import annotations

from ffapp.gamebook.sheet import Sheet
from tests.cli.talking import Talked, with_game
from tests.tui.reading import NAME, TINY, in_story, read


def played(*lines: str, text: str = TINY, start: str = "Gué") -> tuple[Talked, Sheet]:
    story = read(text)
    game = in_story(start, story=story)
    said = with_game(game, *lines, stories={NAME: story})
    return said, game.state


def test_a_section_is_read_out_and_its_ways_are_numbered_with_their_reasons() -> None:
    said, sheet = played("2", "3")
    assert "Le Gué du Saule" in said.squeezed
    assert "il ne regarde jamais ceux qui paient." in said.squeezed
    assert "2 : Ouvrir la grille - Il vous faut : clef rouge. (pas maintenant)" in said.squeezed
    assert "[[" not in said.text
    assert "L’eau est plus froide que prévu." in said.squeezed
    told = said.squeezed
    assert told.index("L’eau est plus froide") < told.index("Endurance 19 → 18")  # read, then told
    assert sheet.section == "Saule"


def test_what_a_section_asks_comes_before_its_ways() -> None:
    said, _ = played("3", "1", "2", "t", "1")
    told = said.squeezed
    assert "1 : Tentez votre Chance 2 : Elle cède (pas maintenant)" in told
    assert "Vous tentez votre Chance" in told


def test_a_fight_is_read_first_and_opened_by_its_number() -> None:
    said, _ = played("4", "1")
    read_at = said.squeezed.index("Il n’a pas de visage")
    assert read_at < said.squeezed.index("1 : Combattre : Passeur")
    assert "Assaut" in said.text


def test_another_section_by_name_is_asked_about_and_a_wizard_gives_a_stone() -> None:
    said, sheet = played("g cour", "o", "1", "7")
    assert "Aucun chemin ne mène d’ici à « Cour ». Y aller quand même" in said.squeezed
    assert "Une Pierre à choisir" in said.squeezed
    assert sheet.stones == (("friendship", 1),)
    unknown, _ = played("g nulle")
    assert "n’a pas de paragraphe « nulle »" in unknown.squeezed


def test_the_end_is_read_before_it_is_counted() -> None:
    said, _ = played("g matin", "o", "1")
    told = said.squeezed
    assert told.index("La porte non plus.") < told.index("La porte se souvient.")


def test_hostile_prose_does_nothing() -> None:
    said, _ = played(text=TINY.replace("La rivière a mangé", "\x1b[2J\u202eLa rivière a mangé"))
    assert "\x1b" not in said.text
    assert "\u202e" not in said.text
