"""The messages rendered without Fluent say what Fluent would say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ffapp.texts import FOLDER, Texts
from ffapp.texts.catalogue import Catalogue
from ffapp.texts.plain import PlainMessages

VALUES = ("x", "[/b] { $y }", -3, 5, 0, "", "é\n2", "a" * 499)


@pytest.mark.parametrize("language", Texts.available)
def test_plain_messages_agree_with_fluent(language: str) -> None:
    plain, fluent = PlainMessages(FOLDER / language), Catalogue(FOLDER / language, strict=True)
    compared = 0
    for path in sorted((FOLDER / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        names = sorted(set(re.findall(r"\$(\w+)", source)))
        arguments = {name: VALUES[index % len(VALUES)] for index, name in enumerate(names)}
        for message in re.findall(r"^([a-zA-Z][\w-]*) =", source, re.MULTILINE):
            told = plain.render(message, arguments)
            if told is not None:
                assert told == fluent.render(message, arguments), message
                compared += 1
    assert compared > 500


@pytest.mark.parametrize(
    "source",
    [
        "a-b = x\n    y\n",
        "a-b =\n    x { $n ->\n       *[other] y\n    }\n",
        "a-b =\n    x\n    .attribute = y\n",
        "a-b =\n    x\n    { a-c }\n",
        "a-b =\n    x\n    [y] z\n",
        "a-b =\n\n",
        "a-b = { $n ->\n   *[other] x\n}\n",
        "a-b = { SIGNED($n) }\n",
        'a-b = { "{" }\n',
        'a-b = {"x"}\n',
        "a-b = { a-c }\n",
        "a-b = x\n    .attribute = y\n",
        "-a-b = x\n",
        "# a-b = x\n",
        "a-b = x }\n",
    ],
)
def test_whatever_is_not_plain_is_fluents(source: str, tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(source)
    plain = PlainMessages(tmp_path)
    assert plain.render("a-b", {"n": 1}) is None
    assert not plain.has("a-b")


@pytest.mark.parametrize(
    "source",
    [
        "a-b =\n    x\n",
        "a-b =\n    x\n\n      y  \n    z\n\n\na-c = 1\n",
        "a-b =\n\n        x\n      y\n# z\n",
        'a-b =\n    {"{"}"n":{ $n }{"}"} z\n    { $n }\n\n',
        'a-b = {"{"} $n {"}"}\n',
        "a-b =\n    x",
    ],
)
def test_a_block_is_read_as_fluent_reads_it(source: str, tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "a.ftl").write_text(source)
    told = PlainMessages(folder).render("a-b", {"n": -1})
    assert told is not None
    assert told == Catalogue(folder, strict=True).render("a-b", {"n": -1})


@pytest.mark.parametrize("value", [True, False, "a" * 501])
def test_special_arguments_are_fluents(value: int | str, tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("a-b = x { $n }")
    plain = PlainMessages(tmp_path)
    assert plain.render("a-b", {"n": value}) is None
    assert plain.render("a-b", {}) is None
    assert plain.render("a-b", {"n": -3}) == "x −3"


@pytest.mark.parametrize("message", ["absent", "absent-message", "", "-", "../fr/title-key-new"])
def test_what_is_not_there_is_asked_of_fluent(message: str) -> None:
    assert PlainMessages(FOLDER / "fr").render(message, {}) is None


def test_labels_do_not_load_fluent() -> None:
    script = (
        "import sys; from ffapp.texts import Texts; t = Texts('fr'); t('title-key-new'); t('ui-section-at', section=3);"
        "t.has('score-skill'); sys.exit('fluent' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
