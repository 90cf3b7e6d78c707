"""A change by hand as one line: what it says in either language, what is refused and why, and that it makes the command
that its dialog makes, with the same words before."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.widgets import Input

from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.hand_line import (
    MARKS,
    HandChange,
    HandLineError,
    Mode,
    Target,
    is_change,
    line_of,
    read_change,
    said_change,
    targets_of,
)
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.sheet import Sheet
from ffapp.texts import Texts
from ffapp.texts.hand_line import hand_problem, hand_words, target_name
from ffapp.tui.book.counters import CountersDialog
from ffapp.tui.book.hand import preview_text, typed_changes
from ffapp.tui.book.life import AmountForm, ScoreForm
from ffapp.tui.kit.asking import Asking
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.rows import Preview
from ffapp.tui.look.glyphs import UNICODE
from ffapp.tui.pages.palette import PaletteScreen
from tests.cli.talking import with_game
from tests.tui.tables import book_app, in_memory, played, press_all, settled

SWAMP, NIGHT = "scorpion-swamp", "night-dragon"
TEXTS = {language: Texts(language) for language in Texts.available}
GAMES = {book: played(book=book) for book in (SWAMP, NIGHT)}


def sheet(book: str) -> Sheet:
    state: Sheet = GAMES[book].state
    return state


def said(text: str, book: str, language: str) -> Command:
    return read_change(text, hand_words(TEXTS[language], sheet(book)))


def score(name: str, by: int, **how: Any) -> Command:
    return AdjustScore(score=name, by=by, **how)


def counter(name: str, by: int, **how: Any) -> Command:
    return AdjustCounter(counter=name, by=by, **how)


SAID: dict[str, dict[str, dict[str, Command]]] = {
    "fr": {
        SWAMP: {
            "-3e": score("stamina", -3),
            **dict.fromkeys(["−3e", "–3e", "—3e", "– 3 e", "endurance –3", "e–3"], score("stamina", -3)),
            "–c": score("luck", -1),
            "-1or 1914–1918": AdjustGold(by=-1, reason="1914–1918"),
            "- 3 e": score("stamina", -3),
            "-3 Endurance": score("stamina", -3),
            "-3 ENDUR": score("stamina", -3),
            "endurance -3": score("stamina", -3),
            "e-3": score("stamina", -3),
            "+5or": AdjustGold(by=5),
            "+5 pièces": AdjustGold(by=5),
            "-1c raison": score("luck", -1, reason="raison"),
            "-1c  une   raison ": score("luck", -1, reason="une raison"),
            "chance -1 le chat noir": score("luck", -1, reason="le chat noir"),
            "+1 repas": AdjustMeals(by=1),
            "-2r rats": AdjustMeals(by=-2, reason="rats"),
            "+h": score("skill", 1),
            "-s": score("health", -1),
            "+2 santé": score("health", 2),
            "+3e!": score("stamina", 3, beyond=True),
            "-3c$ l’oracle": score("luck", -3, payment=True, reason="l’oracle"),
            "+1h/ le maître": AdjustInitial(score="skill", by=1, reason="le maître"),
            "habileté +1/": AdjustInitial(score="skill", by=1),
            "-2e +3 ans": score("stamina", -2, reason="+3 ans"),
            "-2e le puits ; le rat": score("stamina", -2, reason="le puits ; le rat"),
        },
        NIGHT: {
            "honneur -2": counter("honour", -2),
            "honneur -2 la parole trahie": counter("honour", -2, reason="la parole trahie"),
            "-2ho": counter("honour", -2),
            "+1n": counter("nemesis", 1),
            "œil +1": counter("nemesis", 1),
            "+1 Œil de la Nuit vu": counter("nemesis", 1, reason="vu"),
            "oeil de la nuit -1$": counter("nemesis", -1, payment=True),
            "+1t": counter("time_track", 1),
            "fuite du temps +2 la marche": counter("time_track", 2, reason="la marche"),
            "+1 fuite": counter("time_track", 1),
            "-1h": score("skill", -1),
        },
    },
    "en": {
        SWAMP: {
            "-3st": score("stamina", -3),
            "-3 stamina": score("stamina", -3),
            "stamina -3 a fall": score("stamina", -3, reason="a fall"),
            "+5gold": AdjustGold(by=5),
            "-5g toll": AdjustGold(by=-5, reason="toll"),
            "-1l bitten": score("luck", -1, reason="bitten"),
            "+1 meal": AdjustMeals(by=1),
            "+sk": score("skill", 1),
            "+1he": score("health", 1),
        },
        NIGHT: {
            "honour -2": counter("honour", -2),
            "-2ho": counter("honour", -2),
            "+1 nemesis": counter("nemesis", 1),
            "time track +2": counter("time_track", 2),
            "+1t": counter("time_track", 1),
        },
    },
}


@pytest.mark.parametrize("language", SAID)
def test_what_a_line_says(language: str) -> None:
    for book, lines in SAID[language].items():
        for line, command in lines.items():
            assert said(line, book, language) == command, line
            assert is_change(line), line


REFUSED: dict[str, dict[str, tuple[str, str]]] = {
    "fr": {
        "": ("empty", "de combien, et de quoi"),
        "3e": ("sign", "un signe et un nombre"),
        "endurance": ("sign", "un signe et un nombre"),
        "-3e -1c": ("two", "« -1c » demande une ligne à part"),
        "+1 e ; -2c": ("two", "« -2c »"),
        "-3e, –1 chance le puits": ("two", "« –1 chance le puits »"),
        "-3e et -1c": ("two", "« -1c »"),
        "-3e ; chance -1": ("two", "« chance -1 »"),
        "chance -1; endurance -3": ("two", "« endurance -3 »"),
        "chance -1 -3e/": ("two", "« -3e/ »"),
        "-2.5e": ("not-whole", "2.5 n’en est pas un"),
        "-2,5e": ("not-whole", "2,5 n’en est pas un"),
        "-3": ("name", "Dites aussi de quoi : Habileté, Endurance"),
        "-": ("name", "Dites aussi de quoi"),
        "-3x": ("unknown", "« x »"),
        "-3 magie noire": ("unknown", "« magie »"),
        "-3 p": ("several", "Or, Repas"),
        "+5or!": ("mark", "« ! » ne va pas avec : Or"),
        "+1 repas/": ("mark", "« / » ne va pas avec : Repas"),
    },
    "en": {
        "-3s": ("several", "“s” may be: Skill, Stamina"),
        "-3": ("name", "Say of what, too: Skill, Stamina"),
        "-2.5st": ("not-whole", "2.5 is not one"),
        "-3 magic": ("unknown", "“magic”"),
        "3st": ("sign", "By how much is missing"),
    },
}


@pytest.mark.parametrize("language", REFUSED)
def test_what_is_wrong_with_a_line_is_said(language: str) -> None:
    for line, (problem, told) in REFUSED[language].items():
        with pytest.raises(HandLineError) as refused:
            said(line, SWAMP, language)
        assert refused.value.problem == problem, line
        assert told in hand_problem(TEXTS[language], refused.value).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("-0e", "amount-zero"),
        ("-21or", "gold-too-little"),
        ("-99999999e", "amount-bounds"),
        ("-50e$", "payment-beyond"),
    ],
)
def test_what_the_rules_refuse_they_refuse_by_their_own_reason(line: str, rule: str) -> None:
    refusal = GAMES[SWAMP].why_not(said(line, SWAMP, "fr"))
    assert refusal is not None
    assert refusal.rule == rule


# -- the dialogs of the same changes -----------------------------------------------------------------------------------


def by_dialog(game: Game, language: str, target: Target, by: int, mode: Mode, reason: str) -> tuple[Command, str]:
    """The command that the dialog of `a` makes, and what it says before that."""
    asking = Asking(TEXTS[language], in_memory(game))
    typed = {"by": str(by), "reason": reason}
    if target.kind == "counter":
        asked = CountersDialog.asked_by(asking, target.name)
        typed["payment"] = "2" if mode == "payment" else "1"
    elif target.kind == "score":
        asked = ScoreForm.asked_by(asking, target.name)
        typed["mode"] = str(("plain", "beyond", "payment", "initial").index(mode) + 1)
    else:
        asked = AmountForm.asked_by(asking, target.name)
    given = asked.answered(typed)
    made = asked.make(**given)
    assert isinstance(made, Command)
    previews = [row.says({"by": by, "mode": mode}) for row in asked.all_rows if isinstance(row, Preview)]
    return made, str(previews[0]) if previews else preview_text(TEXTS[language], game.state, made)


@given(
    book=st.sampled_from([SWAMP, NIGHT]),
    language=st.sampled_from(["fr", "en"]),
    at=st.integers(0, 20),
    by=st.integers(-9999, 9999),
    mark=st.sampled_from([*MARKS]),
    reason=st.text("aé -+!/$’", max_size=20).map(lambda text: " ".join(text.split())),
    behind=st.booleans(),
)
def test_a_line_makes_the_command_of_its_dialog_and_says_the_same_before(
    book: str, language: str, at: int, by: int, mark: str, reason: str, behind: bool
) -> None:
    game, targets = GAMES[book], targets_of(sheet(book))
    target = targets[at % len(targets)]
    mark = mark if MARKS[mark] in target.modes else ""
    name = target_name(TEXTS[language], target)
    line = f"{name} {by:+}{mark} {reason}" if behind else f"{by:+} {name}{mark} {reason}"
    command, preview = by_dialog(game, language, target, by, MARKS[mark], reason)
    assert said(line, book, language) == command
    [typed] = typed_changes(TEXTS[language], game.state, line, UNICODE)
    assert typed.command == command
    [told, *why] = typed.about.split(" · ")
    assert told == preview
    assert [part.split(": ", 1)[1] for part in why] == ([reason] if reason else [])
    assert said(typed.line, book, language) == command


@given(st.text(max_size=30) | st.text("+-3 eorhabileté!$/.", max_size=12), st.sampled_from([SWAMP, NIGHT]))
def test_any_text_is_read_or_refused(text: str, book: str) -> None:
    try:
        command = said(text, book, "fr")
    except HandLineError as error:
        hand_problem(TEXTS["fr"], error)
    else:
        GAMES[book].why_not(command)


# -- on the screen and by lines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", [SWAMP, NIGHT])
@pytest.mark.parametrize("language", TEXTS)
def test_the_line_of_a_change_says_it(language: str, book: str) -> None:
    words = hand_words(TEXTS[language], sheet(book))
    for target in targets_of(sheet(book)):
        for mode in target.modes:
            name = target_name(TEXTS[language], target)
            change = HandChange((target,), -3, mode, "mordu par un rat", name)
            assert said_change(line_of(change, name), words) == change


async def test_a_change_is_typed_where_all_actions_are_listed() -> None:
    game = played()
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press_all(pilot, (":", "-", "3"))
        palette = app.screen
        assert isinstance(palette, PaletteScreen)
        assert [entry.title for entry in palette._found[:2]] == ["−3 Habileté", "−3 Endurance"]
        await press_all(pilot, ("tab",))
        assert palette.query_one(Input).value == "-3 Habileté "
        await press_all(pilot, ("tab",))
        assert palette.query_one(Input).value == "-3 Endurance "
        await press_all(pilot, (*["backspace"] * 11, "down", "tab"))
        assert palette.query_one(Input).value == "-3 Endurance "
        assert [entry.title for entry in palette._found] == ["−3 Endurance"]
        assert str(palette.query_one("#about", Prose).text) == "19/19 → 16/19"
        palette.query_one(Input).value = "or 12"
        await pilot.pause()
        assert palette._found[-1].title == "Or"
        assert "ajoutez de combien" in palette._found[-1].reason
        await press_all(pilot, ("end", "tab"))
        palette.query_one(Input).value = "-30e"
        await pilot.pause()
        assert "vous en mourriez" in str(palette.query_one("#about", Prose).text)
        await press_all(pilot, ("enter", "n"))
        assert app.screen is palette
        palette.query_one(Input).value = "-30or"
        await pilot.pause()
        assert palette.query_one("#about", Prose).has_class("-refused")
        await press_all(pilot, ("enter",))
        assert app.screen is palette
        assert (game.state.stamina.current, game.state.gold) == (19, 20)
        palette.query_one(Input).value = "+5or un trésor"
        await pilot.pause()
        await press_all(pilot, ("enter",))
        assert app.screen is not palette
        assert game.state.gold == 25
        await press_all(pilot, (":", *"aide", "enter"))
        assert not isinstance(app.screen, PaletteScreen)


def test_what_names_a_thing_without_a_sign_is_gone_on_with() -> None:
    for book, line, named in ((NIGHT, "hon", ["Honneur"]), (SWAMP, "or 12", ["Or"]), (SWAMP, "p", ["Or", "Repas"])):
        begun = list(typed_changes(TEXTS["fr"], GAMES[book].state, line, UNICODE))
        assert [one.title for one in begun] == named
        assert all(one.begun and one.command is None and "ajoutez de combien" in one.about for one in begun)
        assert [one.line for one in begun] == [f"{name} " for name in named]
    for line in ("", "12", "aide", "or et argent", "-"):
        assert not [one for one in typed_changes(TEXTS["fr"], GAMES[SWAMP].state, line, UNICODE) if one.begun]


def test_what_would_change_nothing_says_why_before() -> None:
    state = GAMES[SWAMP].state
    assert (state.skill.current, state.stamina.current) == (state.skill.initial, 19)
    for line, told in {"+1h": "déjà au plus haut", "-1h": "→", "+1h!": "→", "+1h/": "→", "+0h": "8/8"}.items():
        [typed] = typed_changes(TEXTS["fr"], state, line, UNICODE)
        assert told in typed.about.replace(f"{state.skill.current}/{state.skill.initial}", "8/8"), line
        assert ("déjà" in typed.about) is (line == "+1h")


def test_a_change_is_typed_by_lines_as_well() -> None:
    game = played(book=NIGHT)
    told = with_game(game, "-3e une chute", ": honneur -2", ":+1r", "-3", "+1 magie", ": -3x", ":or 12", "hon").squeezed
    assert game.state.stamina.current == 16
    assert dict(game.state.counters)["honour"] == -2
    assert "Dites aussi de quoi" in told
    assert "rien de tel sur la feuille" in told
    assert told.count("Il manque de combien") == 2
    assert game.depth == 3
