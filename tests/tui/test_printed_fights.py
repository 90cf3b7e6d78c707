"""What books print of an enemy can be typed, or pasted: in both languages, on one line or several, with what is refused
and why."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual import events

from ffapp.gamebook.books import BOOKS
from ffapp.gamebook.fight import Foe
from ffapp.gamebook.fight_line import FightLineError, FightWords, one_line, read_fight, read_foe
from ffapp.texts import Texts
from ffapp.texts.fight_line import fight_words, line_problem
from ffapp.tui.kit.fields import TextField
from tests.tui.tables import book_app, played, press_all, settled

WORDS = {(language, book): fight_words(Texts(language), BOOKS[book]) for language in Texts.available for book in BOOKS}
every = pytest.mark.parametrize("words", WORDS.values(), ids=["-".join(key) for key in WORDS])
GIANT = [("Géant", 9, 12)]
TWO = [("Premier ORQUE", 7, 6), ("Second ORQUE", 6, 5)]

PRINTED: dict[str, list[tuple[str, int, int]]] = {
    "Géant HABILETÉ 9 ENDURANCE 12": GIANT,
    "Géant SKILL 9 STAMINA 12": GIANT,
    "Géant  Habileté : 9   Endurance : 12": GIANT,
    "Géant Skill: 9 Stamina: 12": GIANT,
    "Géant habilete 9 endurance 12": GIANT,
    "Géant HABILETE:9 ENDURANCE:12": GIANT,
    "Géant\u00a0HABILETÉ\u00a0: 9\u202fENDURANCE\u00a0: 12": GIANT,
    "Géant\tHABILETÉ\t9\tENDURANCE\t12": GIANT,
    "Géant\t9\t12": GIANT,
    "Géant : HABILETÉ 9, ENDURANCE 12": GIANT,
    "Géant (HABILETÉ 9, ENDURANCE 12)": GIANT,
    "Géant (Skill 9/Stamina 12)": GIANT,
    "Géant - Skill 9 - Stamina 12": GIANT,
    "Géant HABILETÉ … 9 ENDURANCE ..... 12": GIANT,
    "Géant ....... HABILETÉ 9 ENDURANCE 12": GIANT,
    "Géant....... 9 12": GIANT,
    "Géant . . . HABILETÉ 9 ENDURANCE 12": GIANT,
    "SERPENT (venimeux) ....... HABILETÉ 9 ENDURANCE 12": [("SERPENT (venimeux)", 9, 12)],
    "Robot Jr. HABILETÉ 9 ENDURANCE 12": [("Robot Jr.", 9, 12)],
    "Géant ENDURANCE 12 HABILETÉ 9": GIANT,
    "Géant HAB. 9 END. 12": GIANT,
    "Géant H 9 E 12": GIANT,
    "Géant H9 E12": GIANT,
    "Géant h: 9, e: 12": GIANT,
    "Géant SK 9 ST 12": GIANT,
    "Géant HABILETÉ 9 12": GIANT,
    "Géant 9 ENDURANCE 12": GIANT,
    "Ge\u0301ant HABILETE\u0301 9 ENDURANCE 12": GIANT,
    "Garde 2 HABILETÉ 8 ENDURANCE 7": [("Garde 2", 8, 7)],
    "Premier ORQUE HABILETÉ 7 ENDURANCE 6\nSecond ORQUE HABILETÉ 6 ENDURANCE 5": TWO,
    "Premier ORQUE HABILETÉ 7 ENDURANCE 6; Second ORQUE 6 5": TWO,
    "Premier ORQUE\nHABILETÉ : 7\nENDURANCE : 6\n\nSecond ORQUE\r\nHABILETÉ : 6\r\nENDURANCE : 5\r\n": TWO,
    "Premier ORQUE\n7 6\nSecond ORQUE\n6 5": TWO,
    "  HABILETÉ  ENDURANCE\nPremier ORQUE  7  6\nSecond ORQUE  6  5\n": TWO,
    "SKILL\tSTAMINA\nPremier ORQUE\t7\t6\nSecond ORQUE\t6\t5": TWO,
    "ENDURANCE HABILETÉ\nPremier ORQUE 6 7\nSecond ORQUE 5 6": TWO,
    # A letter is no name of a score where the other one has none.
    "Robot H 7 6": [("Robot H", 7, 6)],
    "Garde E 7 6": [("Garde E", 7, 6)],
    "Robot S 7 6": [("Robot S", 7, 6)],
}


@every
@pytest.mark.parametrize("text", PRINTED)
def test_what_is_printed_is_read_in_every_book_and_language(words: FightWords, text: str) -> None:
    read = read_fight(text, words)
    assert [(foe.name, foe.skill, foe.stamina) for foe in read.enemies] == PRINTED[text]
    assert read_fight(one_line(text, words), words) == read
    assert "\n" not in one_line(text, words)


def test_what_is_still_half_typed_is_told_without_what_stands_behind_the_name() -> None:
    for text in ("GÉANT HABILETÉ :", "GÉANT HABILETÉ ...", "GÉANT HABILETÉ"):
        with pytest.raises(FightLineError) as refused:
            read_fight(text, WORDS["fr", "scorpion-swamp"])
        assert line_problem(Texts("fr"), refused.value).startswith("GÉANT HABILETÉ\u00a0: il faut")


@every
def test_scores_without_a_name_are_those_of_an_enemy_without_one(words: FightWords) -> None:
    for text in ("HABILETÉ : 9 ENDURANCE : 12", "SKILL 9 STAMINA 12", "H 9 / E 12"):
        assert read_fight(text, words).enemies == (Foe(name=words.nameless, skill=9, stamina=12),)


def test_in_english_a_letter_names_skill() -> None:
    words = WORDS["en", "scorpion-swamp"]
    assert read_fight("Giant S 9 ST 12", words).enemies == (Foe(name="Giant", skill=9, stamina=12),)


@every
def test_what_is_said_of_an_enemy_stands_behind_its_printed_scores_too(words: FightWords) -> None:
    read = read_fight("Orque HABILETÉ 7 ENDURANCE 6 !3 x2", words)
    assert read.enemies == tuple(Foe(name=f"Orque {number}", skill=7, stamina=6, wound=3) for number in (1, 2))
    assert read_foe("Orque\tHABILETÉ : 7\tENDURANCE : 6 !3", words) == Foe(name="Orque", skill=7, stamina=6, wound=3)


@pytest.mark.parametrize("language", Texts.available)
def test_signs_and_options_stand_beside_printed_scores(language: str) -> None:
    words = WORDS[language, "night-dragon"]
    together, escape = words.word("together"), words.word("escape")
    read = read_fight(f"Serpent (H 8, E 9) &3 /2; Nain SKILL 5 STAMINA 4; {together}; {escape} 1", words)
    assert [(foe.name, foe.poison, foe.until_wounds) for foe in read.enemies] == [("Serpent", 3, 2), ("Nain", 0, 0)]
    assert (read.order, read.escape_wound) == ("together", 1)
    assert read_fight(f"Nain 5 4; {words.word('spare_luck')}", words).spare_luck


REFUSED = {
    "Géant HABILETÉ 9": ("score-missing", {"fr": "Géant : il manque l’Endurance.", "en": "Géant: Stamina is missing."}),
    "Géant STAMINA 12": ("score-missing", {"fr": "Géant : il manque l’Habileté.", "en": "Géant: Skill is missing."}),
    "HABILETÉ 9; Orque 7 6": ("score-missing", {"fr": "il manque l’Endurance.", "en": "Stamina is missing."}),
    "Géant HABILETÉ 9 HABILETÉ 8 ENDURANCE 7": ("score-twice", {"fr": "dite deux fois", "en": "told twice"}),
    "Géant HABILETÉ 9 ENDURANCE 12 13": ("left-over", {"fr": "« 13 » est de trop.", "en": "“13” is one"}),
    "Géant HABILETÉ 9 ENDURANCE 12 fort": ("left-over", {"fr": "« fort » est de trop.", "en": "“fort” is one"}),
    "Géant HABILETÉ 9,5 ENDURANCE 12": ("not-whole", {"fr": "9,5 n’en est pas un", "en": "9,5 is not one"}),
    "Géant HABILETÉ -9 ENDURANCE 12": ("bounds", {"fr": "-9 : il faut", "en": "-9: a number"}),
    "Géant HABILETÉ 9 ENDURANCE 0": ("bounds", {"fr": "0 : il faut un nombre de 1", "en": "0: a number from 1"}),
    "Géant HABILETÉ 9 ENDURANCE 99999999999999": ("bounds", {"fr": "il faut un nombre", "en": "a number from"}),
    "Géant HABILETÉ neuf ENDURANCE douze": ("figures", {"fr": "il faut son Habileté", "en": "its Skill"}),
    "HABILETÉ ENDURANCE": ("empty", {"fr": "au moins un adversaire", "en": "At least one"}),
}


@pytest.mark.parametrize("language", Texts.available)
@pytest.mark.parametrize("text", REFUSED)
def test_what_is_wrong_is_refused_with_its_reason(language: str, text: str) -> None:
    problem, told = REFUSED[text]
    for book in BOOKS:
        with pytest.raises(FightLineError) as refused:
            read_fight(text, WORDS[language, book])
        assert refused.value.problem == problem
        said = line_problem(Texts(language), refused.value).replace("\u00a0", " ").replace("\u202f", " ")
        assert told[language].replace("\u00a0", " ") in said


NAMES = st.text("abcdéÉ' -", min_size=1, max_size=12).map(str.strip).filter(lambda name: name.strip("- '"))
FIGURES = st.integers(1, 40)
FORMS = st.sampled_from(
    [
        "{name} {skill} {stamina}",
        "{name} HABILETÉ {skill} ENDURANCE {stamina}",
        "{name} Skill: {skill} Stamina: {stamina}",
        "{name}\tE {stamina}\tH {skill}",
        "{name} (Hab. {skill}, End. {stamina})",
        "{name}\nSKILL {skill}\nSTAMINA {stamina}",
    ]
)


@given(
    st.lists(st.tuples(NAMES, FIGURES, FIGURES, FORMS), min_size=1, max_size=4, unique_by=lambda told: told[0]),
    st.sampled_from([*WORDS.values()]),
)
def test_the_form_in_which_an_enemy_is_told_makes_no_difference(
    enemies: list[tuple[str, int, int, str]], words: FightWords
) -> None:
    text = "\n".join(
        form.format(name=f"Zo{name}", skill=skill, stamina=stamina) for name, skill, stamina, form in enemies
    )
    plain = "; ".join(f"Zo{name} {skill} {stamina}" for name, skill, stamina, _ in enemies)
    assert read_fight(text, words) == read_fight(plain, words)


@given(st.text("Orque HABILETÉskilst:;,\n\t(/)-–. 0123456789x!", max_size=60), st.sampled_from([*WORDS.values()]))
def test_any_paste_is_read_or_refused_and_the_one_line_says_the_same(text: str, words: FightWords) -> None:
    def what(told: str) -> object:
        try:
            return read_fight(told, words)
        except FightLineError as error:
            return error.problem

    assert "\n" not in one_line(text, words)
    read = what(text)
    if not isinstance(read, str):
        assert what(one_line(text, words)) == read


@pytest.mark.long
async def test_several_lines_are_pasted_at_once_and_opened_by_enter() -> None:
    game = played()
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press_all(pilot, ("c",))
        app.post_message(events.Paste("  HABILETÉ  ENDURANCE\nPremier ORQUE\t7\t6\r\nSecond ORQUE\t6\t5\n"))
        await pilot.pause()
        assert app.screen.query_one(TextField).value == "Premier ORQUE 7 6; Second ORQUE 6 5"
        await press_all(pilot, ("enter",))
        assert [(enemy.name, enemy.skill, enemy.stamina) for enemy in game.state.fight.enemies] == TWO
