"""What `Texts` does where all goes well and where it does not: gaps, figures, languages, and what a start pays for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ffapp.texts import MissingText, Texts, choose_language
from ffapp.texts.catalogue import LONGEST, Catalogue, signed, size, summand, told
from tests.texts.messages import texts
from tests.texts.shared import forget


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "fr"
    made.mkdir()
    return made


def catalogue(folder: Path, source: str, *, strict: bool = True) -> Catalogue:
    (folder / "a.ftl").write_text(source, encoding="utf-8")
    return Catalogue(folder, strict=strict)


@pytest.mark.parametrize("message", ["event-Unheard", "nowhere-at-all", "", "-", "../fr/event", "a b", "event-X.y"])
def test_an_unknown_message_is_shown_as_a_gap_in_play_and_fails_a_test(message: str) -> None:
    assert Texts("fr", strict=False)(message) == f"⟦{message}⟧"
    assert not Texts("fr", strict=False).has(message)
    with pytest.raises(MissingText):
        Texts("fr", strict=True)(message)


def test_an_unknown_argument_is_shown_as_a_gap_in_play_and_fails_a_test() -> None:
    assert "⟦section⟧" in Texts("fr", strict=False)("event-SectionReached")
    with pytest.raises(MissingText, match="section"):
        Texts("fr", strict=True)("event-SectionReached")


def test_the_environment_makes_gaps_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Texts("fr").strict
    monkeypatch.delenv("FFAPP_STRICT")
    assert not Texts("fr").strict


@pytest.mark.parametrize("value", [None, 2.5, (1, 2)])
def test_what_is_no_figure_never_stops_play(value: Any) -> None:
    assert Texts("fr", strict=False)("event-SectionReached", section=value)


@pytest.mark.parametrize(
    "source",
    [
        "a-x = { $y ->\n    [one] un\n}",  # no default
        "a-x = { a-x }",
        "a-x = { a-y }\na-y = { a-x }",
        "a-x = { NOTHING($y) }",
        "a-x = { a-gone }",
        "a-x = { -a-gone }",
        "a-x = { a-y.gone }\na-y = y",
        "a-x = { a-y }\na-y =\n    .only = y",
        "a-x = { 1.5 }",
        "a-x =",
        "a-x = { $y",
    ],
)
def test_a_broken_message_is_a_gap(folder: Path, source: str) -> None:
    with pytest.raises(MissingText):
        catalogue(folder, source).render("a-x", {"y": 1})


def test_a_text_argument_says_whether_it_is_given(folder: Path) -> None:
    made = catalogue(folder, "a-x = { $y_given ->\n    [yes] oui\n   *[no] non\n}")
    assert made.render("a-x", {"y": "z"}) == "oui"
    assert made.render("a-x", {"y": ""}) == "non"
    assert made.render("a-x", {"y": 0}) == "oui"


def test_flags_are_yes_and_no(folder: Path) -> None:
    made = catalogue(folder, "a-x = { $y ->\n    [yes] oui\n   *[no] non\n}")
    assert made.render("a-x", {"y": True}) == "oui"
    assert made.render("a-x", {"y": False}) == "non"


def test_terms_and_functions(folder: Path) -> None:
    source = """-a-swamp = { $case ->
    [of] du Marais
   *[plain] le Marais
}
a-x = { -a-swamp } / { -a-swamp(case: "of") } / { SIGNED($n) }{ PLUS($n) } / { SIZE($n) } / { $n } / { a-y.short }
a-y = { $n } pas
    .short = { $n } p.
"""
    made = catalogue(folder, source)
    assert made.render("a-x", {"n": -2}) == "le Marais / du Marais / −2 − 2 / 2 / −2 / −2 p."


def test_numbers_are_plain_digits() -> None:
    assert [told(n) for n in (0, 123_456, -2)] == ["0", "123456", "−2"]
    assert [signed(n) for n in (0, 3, -3)] == ["0", "+3", "−3"]
    assert [summand(n) for n in (0, 3, -3)] == ["", " + 3", " − 3"]
    assert [size(n) for n in (0, 3, -3)] == ["0", "3", "3"]


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("fr", 0, "0 pas"),
        ("fr", 1, "1 pas"),
        ("fr", -1, "−1 pas"),
        ("fr", 2, "deux passes"),
        ("fr", -2, "−2 passes"),
        ("fr", 12_345, "12345 passes"),
        ("en", 0, "0 passes"),
        ("en", 1, "1 pas"),
        ("en", -1, "−1 pas"),
        ("en", -1_234, "−1234 passes"),
    ],
)
def test_numbers_choose_their_plural(tmp_path: Path, language: str, number: int, text: str) -> None:
    (tmp_path / language).mkdir()
    source = "a-x = { $n ->\n    [2] deux passes\n    [one] { $n } pas\n   *[other] { $n } passes\n}"
    assert catalogue(tmp_path / language, source).render("a-x", {"n": number}) == text


def test_a_long_text_is_shortened_in_a_sentence() -> None:
    told = texts("fr")
    whole, long = "x" * LONGEST, "x" * (LONGEST + 1)
    assert told("event-NoteAdded", text=whole).endswith(f" {whole}")
    assert told("event-NoteAdded", text=long).endswith(f" {whole[1:]}…")


@pytest.mark.parametrize(
    ("setting", "environ", "language"),
    [
        ("en", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("", {"LANG": "en_GB.UTF-8"}, "en"),
        ("auto", {"LANG": "en_GB.UTF-8"}, "en"),
        ("", {"LANG": "fr_CA.UTF-8"}, "fr"),
        ("", {"LC_ALL": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ("", {"LC_MESSAGES": "en_US", "LANG": "fr_FR.UTF-8"}, "en"),
        ("", {"LANGUAGE": "de:en:fr", "LANG": "de_DE"}, "en"),
        ("", {"LANG": "C.UTF-8"}, "fr"),
        ("", {"LANG": "de_DE.UTF-8"}, "fr"),
        ("klingon", {}, "fr"),
        ("", {}, "fr"),
    ],
)
def test_the_language_is_what_was_set_or_what_the_system_speaks(
    setting: str, environ: dict[str, str], language: str
) -> None:
    assert choose_language(setting, environ) == language


def test_an_unknown_language_is_french() -> None:
    assert Texts("klingon").language == "fr"


def test_arguments_are_never_read_as_fluent() -> None:
    name = '{ $hero } { event-Died } {"x"}'
    assert name in texts("fr")("event-EnemyDied", name=name)


def loaded(code: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines()[-1].split())


def test_no_sentence_no_fluent() -> None:
    assert "fluent" not in loaded("from ffapp.texts import Texts, choose_language; Texts(choose_language())")


def test_only_what_is_shown_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    original = Path.read_text

    def read_text(self: Path, *args: Any, **kwargs: Any) -> str:
        read.append(self.stem)
        return original(self, *args, **kwargs)

    monkeypatch.setattr(Path, "read_text", read_text)
    forget()
    told = Texts("fr", strict=True)
    assert read == []
    told("ui-yes")
    told("ui-no")
    assert read == ["ui"]
    told("event-StoneCast", stone="fire", count_after=0, target="")
    assert read[:2] == ["ui", "event"]
    assert "stone" in read
    assert not {"command", "cli", "fight", "help", "refusal", "title"} & set(read)
    assert max(read.count(name) for name in read) <= 2  # once for its plain labels, once for Fluent


def test_with_ascii_only_the_signs_are_ascii_and_the_letters_keep_their_accents() -> None:
    texts = Texts("fr", ascii_only=True)
    told = texts("event-MealEaten", stamina_sign="up", stamina_before=11, stamina_after=14, meals_after=3)
    assert "11 -> 14" in told
    assert texts("title-key-view") == "Voir les parties archivées"
    assert not {*"→−·…×≤’«»—"} & {*texts("book-tip-fight"), *texts("settings-press")}


def test_a_manner_has_words_of_its_own_and_shares_all_others() -> None:
    plain = Texts("fr", strict=True)
    free = plain.in_manner("free")
    assert (plain("command-ChangePassage"), free("command-ChangePassage")) == (
        "Modifier un passage",
        "Modifier un chemin",
    )
    assert plain("command-EatMeal") == free("command-EatMeal")
    assert free.in_manner("") is plain
    assert plain.in_manner("free") is free.in_manner("free") is free


def test_what_is_never_said_is_never_imported() -> None:
    modules = loaded("import ffapp.texts.catalogue")
    assert "fluent.syntax" in modules
    assert not {"fluent.runtime", "babel", "attr", "pytz"} & modules
