"""The settings: their file, whatever is in it, and the screen that changes them at once and everywhere."""

from __future__ import annotations

import errno
import os
import re
import stat
import time
import tomllib
from importlib import import_module
from itertools import count
from pathlib import Path
from pkgutil import walk_packages
from textwrap import dedent
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.binding import Binding
from textual.keys import _character_to_key

from ffapp import tui
from ffapp.settings import Settings, read_settings, write_settings
from ffapp.store.folders import settings_file
from ffapp.store.tables import DOTS, LARGEST, LONGEST
from ffapp.texts import Texts
from ffapp.tui import deeds
from ffapp.tui.app import FFApp
from ffapp.tui.book.book import BookScreen
from ffapp.tui.deeds import PLACES, all_bindings
from ffapp.tui.keys import all_entries, checked_keys, clash, key_named, shown_key
from ffapp.tui.kit.page import Page
from ffapp.tui.kit.picker import Picker
from ffapp.tui.kit.table import Table
from ffapp.tui.look.literal import cells
from ffapp.tui.look.themes import PALETTES
from ffapp.tui.pages.settings import COLUMNS, ROWS, KeyDialog, SettingsScreen
from ffapp.tui.pages.theme_samples import ThemeSamples
from ffapp.tui.pages.title import TitleScreen
from tests.shares import few, long_only
from tests.texts.messages import messages
from tests.tui.shelves import STILL, Desk, keep_samples, says, shown_text, toasts

FR = Texts("fr")


def file() -> Path:
    return settings_file()


def given_file(text: str | bytes) -> Path:
    file().parent.mkdir(parents=True, exist_ok=True)
    file().write_bytes(text if isinstance(text, bytes) else text.encode())
    return file()


def settings_screen(app: FFApp) -> SettingsScreen:
    assert isinstance(app.screen, SettingsScreen)
    return app.screen


# -- the file --------------------------------------------------------------------------------------------------


def test_without_a_file_defaults_serve_and_nothing_is_made() -> None:
    assert read_settings() == (Settings(), ())
    assert not file().exists()


@pytest.mark.parametrize("kind", ["pipe", "device", "folder"])
def test_what_is_no_file_is_neither_waited_for_nor_replaced(kind: str) -> None:
    path = file()
    path.parent.mkdir(parents=True, exist_ok=True)
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to(os.devnull)
    else:
        path.mkdir()
    before = path.stat()
    settings, (problem,) = read_settings()
    assert (settings, problem.rule) == (Settings(), "unreadable")
    with pytest.raises(OSError):  # noqa: PT011 -- each system has its own
        write_settings(Settings(language="en"))
    assert path.stat().st_ino == before.st_ino
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_what_is_written_is_read() -> None:
    wanted = Settings(
        language="en",
        theme="light",
        ascii=True,
        dice="instant",
        one_meal_a_stop=False,
        keys={"title.new": "w", "app.help": "f5"},
    )
    assert write_settings(wanted) is None
    assert read_settings() == (wanted, ())
    assert tomllib.loads(file().read_text())["keys"] == {"title.new": "w", "app.help": "f5"}


def test_only_what_differs_from_the_defaults_is_written() -> None:
    write_settings(Settings(theme="light"))
    assert tomllib.loads(file().read_text()) == {"theme": "light"}
    write_settings(Settings())
    assert tomllib.loads(file().read_text()) == {"theme": "dark"}  # what stands in the file keeps its line


UNCOUNTED = """\
# mine
theme = "purple"  # one day
dice = "instant"  # no patience
future = 1
ascii = "oui"

[keys]  # moved
# for the left hand
"title.new" = "w"  # was n
"no.such" = "k"  # of an older ffapp
"app.help" = 3
"title.view" = "up"  # reserved
"title.export" = "z"
"""


async def test_what_does_not_count_is_left_alone_whatever_is_set() -> None:
    """The file after two settings were changed, a key moved and another given back, on the screen."""
    given_file(UNCOUNTED)
    app = FFApp()
    async with app.run_test() as pilot:
        await pilot.pause()
        settings = app.settings
        assert (settings.keys, settings.dice) == ({"title.new": "w", "title.export": "z"}, "instant")
        for changed in ({"language": "en"}, {"language": "en", "dice": "tumble", "keys": {"title.new": "k"}}):
            app.looks.use(msgspec.structs.replace(settings, **changed))
            await app.workers.wait_for_complete()
    expected = (
        UNCOUNTED.replace('"instant"  # no', '"tumble"  # no')
        .replace('"w"  # was n', '"k"  # was n')
        .replace('"title.export" = "z"\n', "")
        .replace('ascii = "oui"\n', 'ascii = "oui"\nlanguage = "en"\n')
    )
    assert file().read_text() == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('keys = {"no.such" = "z"} # x\n', {"no.such": "z", "title.new": "k"}),
        ('keys."no.such" = "z" # x\n', {"no.such": "z", "title.new": "k"}),
        ('[keys.no]\nsuch = "z" # x\n', {"no": {"such": "z"}, "title.new": "k"}),
        ("[keys]\n# x\n", {"title.new": "k"}),
        ("# x\nkeys = 3\n", {"title.new": "k"}),
    ],
)
def test_a_key_is_moved_in_whatever_form_the_file_has_its_keys(text: str, expected: dict[str, Any]) -> None:
    given_file(text)
    write_settings(Settings(keys={"title.new": "k"}), Settings())
    assert tomllib.loads(file().read_text())["keys"] == expected
    assert "# x" in file().read_text()


async def test_an_unknown_setting_is_told_once_and_the_others_count() -> None:
    given_file('teme = "light"\ndice = "instant"\n[kyes]\n"title.new" = "w"\n')
    settings, problems = read_settings()
    assert settings == Settings(dice="instant")
    assert [problem.arguments for problem in problems] == [{"name": "teme"}, {"name": "kyes"}]
    app = FFApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        (told,) = toasts(app)
        assert [told.count(name) for name in ("teme", "kyes")] == [1, 1]


def test_comments_and_unknown_entries_stay() -> None:
    given_file('# mine\ntheme = "light"  # easier on the eyes\nfuture = 1\n\n[keys]\n# moved\n"title.new" = "w"\n')
    settings, problems = read_settings()
    assert [problem.rule for problem in problems] == ["unknown"]
    write_settings(Settings(theme="dark", language="en", keys=settings.keys))
    text = file().read_text()
    for kept in ("# mine", '"dark"  # easier on the eyes', "future = 1", "# moved", '"title.new" = "w"'):
        assert kept in text
    assert read_settings()[0] == Settings(language="en", keys={"title.new": "w"})


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("theme = ", "broken"),
        (b"\xff\xfe\x00", "broken"),
        ("[" * 5000, "broken"),
        ("a = 0x" + "f" * LONGEST, "broken"),
        ("# " + "." * (DOTS + 1), "broken"),
        ("#" * LARGEST + "#", "large"),
        ('theme = "light"' + "\n" * LARGEST, "large"),
        ("a." * 40_000 + "b = 1", "large"),
        ("language = 0x" + "f" * (LONGEST - 13), "value"),
        ('theme = "purple"', "value"),
        ("ascii = 1", "value"),
        ('one_meal_a_stop = "yes"', "value"),
        ("language = []", "value"),
        ('keys = "n"', "value"),
        ('keys = {"title.new" = ""}', "value"),
        ('keys = {"title.new" = 3}', "value"),
        ("thème = 1", "broken"),
        ("theme2 = 1", "unknown"),
        ("[theme.dark]", "value"),
    ],
)
def test_what_is_wrong_is_told_kept_and_defaults_serve(text: str | bytes, rule: str) -> None:
    path = given_file(text)
    before = path.read_bytes()
    settings, problems = read_settings()
    assert settings == Settings()
    assert [problem.rule for problem in problems] == [rule]
    assert FR(f"settings-{rule}", **problems[0].arguments)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        ("a = 1\n[\n", "ligne 2, colonne 2", "line 2, column 2"),
        (
            'theme = "dark',
            "tout s’arrête trop tôt, il manque la fin",
            "it ends too early, something is missing at the end",
        ),
        (b"\xff\xfe\x00", "le texte n’est pas en UTF-8", "the text is not UTF-8"),
        ("a = " + "[\n" * 3000, "trop de niveaux les uns dans les autres", "too many levels inside one another"),
    ],
)
def test_where_and_why_a_file_is_broken_is_told_in_one_language(text: str | bytes, french: str, english: str) -> None:
    path = given_file(text)
    _, (problem,) = read_settings()
    for language, wanted in (("fr", french), ("en", english)):
        told = Texts(language, strict=True)(f"settings-{problem.rule}", **problem.arguments)
        assert told.replace("\u00a0", " ").endswith(f"{path} : {wanted}" if language == "fr" else f"{path}: {wanted}")


def test_one_bad_value_leaves_the_others() -> None:
    given_file('theme = "purple"\ndice = "instant"\n')
    settings, problems = read_settings()
    assert settings == Settings(dice="instant")
    assert [problem.arguments["name"] for problem in problems] == ["theme"]


def test_a_broken_file_is_moved_aside_before_another_is_written() -> None:
    given_file("theme = ")
    first = write_settings(Settings(theme="light"))
    given_file("dice = ")
    second = write_settings(Settings(dice="instant"))
    assert first is not None
    assert second is not None
    assert first != second
    assert (first.read_text(), second.read_text()) == ("theme = ", "dice = ")
    assert read_settings() == (Settings(dice="instant"), ())


def test_a_large_file_is_moved_aside_whole_and_its_size_is_told() -> None:
    text = 'theme = "light"\n' + "# .\n" * 100_000
    path = given_file(text)
    ((problem,),) = read_settings()[1:]
    assert problem.arguments == {"path": str(path), "size": len(text), "high": LARGEST}
    aside = write_settings(Settings(dice="instant"))
    assert aside is not None
    assert aside.read_text() == text
    assert read_settings() == (Settings(dice="instant"), ())


def test_a_file_up_to_the_bound_is_read_and_never_written_beyond_it() -> None:
    text = 'theme = "light"\n#'.ljust(LARGEST - 1, "#").replace("#" * 99, "#" * 98 + "\n") + "\n"
    path = given_file(text)
    assert path.stat().st_size == LARGEST
    assert read_settings() == (Settings(theme="light"), ())
    with pytest.raises(OSError, match="large"):
        write_settings(Settings(theme="light", language="en", dice="instant"))
    assert path.read_text() == text
    assert [*path.parent.iterdir()] == [path]


def test_what_cannot_be_replaced_is_not_moved_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    path = given_file("theme = ")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no room"):
        write_settings(Settings(theme="light"))
    assert path.read_text() == "theme = "
    assert [*path.parent.iterdir()] == [path]


def filled(line: str, before: str = "", after: str = "") -> str:
    """As many of a line as a settings file holds with room for one of ours, each with another number in the place of
    `@`."""
    room, lines = LARGEST - 100 - len(before) - len(after), [before]
    for number in count():
        lines.append(line.replace("@", f"{number:x}"))
        room -= len(lines[-1])
        if room < 0:
            return "".join(lines[:-1]) + after
    raise AssertionError("unreachable")


HOSTILE_TOML = {
    "a long key": "a." * (LARGEST // 2 - 4) + "b = 1",
    "a long key with spaces": " . ".join("a" * (LARGEST // 4 - 1)) + " = 1",
    "a long quoted key": ".".join(['"a"'] * (LARGEST // 4 - 1)) + " = 1",
    "a long table": "[" + "a." * (LARGEST // 2 - 4) + "b]",
    "a long key within": "a = {" + "a." * (LARGEST // 2 - 8) + "b = 1}",
    "long keys": filled("a." * DOTS + "b@ = 1\n"),
    "long keys of their own": filled("b@." + "a." * (DOTS - 1) + "b = 1\n"),
    "keys deep in a table": filled("b@ = 1\n", "[" + "a." * DOTS + "b]\n"),
    "long keys deep in a table": filled("b@" + ".a" * DOTS + " = 1\n", "[" + "a." * DOTS + "b]\n"),
    "keys": filled("@ = 1\n"),
    "dotted keys": filled("keys.@ = 'x'\n"),
    "tables": filled("[a.@]\n"),
    "tables out of order": filled("[keys.a.@]\n[b.a.@]\n"),
    "lists of tables": filled("[[a]]\n[[a.b]]\n"),
    "a list": filled("1,\n", "a = [\n", "]"),
    "a deep list": "a = " + "[" * (LARGEST - 4),
    "comments": filled("#\n"),
    "a long text": filled('""a\n', 'a = """\n', '"""'),
}


@few(4, "text", HOSTILE_TOML.values(), ids=HOSTILE_TOML)
def test_no_settings_hold_up_the_start(text: str) -> None:
    """Twenty seconds and more without the bounds of a line; a tenth of a second with them, seconds on a busy one."""
    given_file(text)
    assert len(text) <= LARGEST
    start = time.process_time()
    read_settings()
    assert time.process_time() - start < 10


@few(1, "name", ["comments", "tables out of order"])
def test_no_settings_hold_up_a_change(name: str) -> None:
    given_file(HOSTILE_TOML[name])
    settings, _ = read_settings()
    start = time.process_time()
    write_settings(msgspec.structs.replace(settings, dice="instant"))
    assert time.process_time() - start < 10
    assert read_settings()[0].dice == "instant"


def test_a_folder_in_the_place_of_the_file_is_told() -> None:
    file().mkdir(parents=True)
    settings, problems = read_settings()
    assert settings == Settings()
    assert [problem.rule for problem in problems] == ["unreadable"]
    with pytest.raises(OSError, match="directory"):
        write_settings(Settings(theme="light"))
    assert list(file().parent.iterdir()) == [file()]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target = tmp_path / "dotfiles.toml"
    target.write_text('theme = "light"\n')
    file().parent.mkdir(parents=True)
    file().symlink_to(target)
    write_settings(Settings(language="en"))
    assert file().is_symlink()
    assert tomllib.loads(target.read_text()) == {"language": "en", "theme": "dark"}


def test_the_folder_is_ours_alone() -> None:
    write_settings(Settings(theme="light"))
    assert stat.S_IMODE(file().parent.stat().st_mode) == 0o700
    assert [*file().parent.iterdir()] == [file()]


@given(st.binary(max_size=200))
def test_whatever_is_in_the_file_nothing_stumbles(data: bytes) -> None:
    given_file(data)
    settings, _ = read_settings()
    write_settings(settings)
    assert read_settings()[0] == settings


# -- the screen ------------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_the_language_changes_every_screen_at_once_and_is_kept() -> None:
    keep_samples()
    app = Desk(language=None)  # type: ignore[arg-type]
    async with app.run_test() as pilot:
        await pilot.press("enter", "f2")
        assert says(app, FR("settings-title"))
        await pilot.press("right")
        await pilot.pause()
        assert says(app, Texts("en")("settings-title"))
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, BookScreen)
        assert says(app, Texts("en")("score-skill"))
        assert not says(app, FR("score-skill"))
    assert read_settings()[0].language == "en"


@pytest.mark.long
@pytest.mark.parametrize("language", Texts.available)
async def test_no_name_of_a_setting_or_of_a_place_is_cut(language: str) -> None:
    app = FFApp(settings=Settings(language=language))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f2")
        await pilot.pause()
        shown = shown_text(app)
        assert [name for name in ROWS if Texts(language)(f"settings-{name}") not in shown] == []
    places = [name for name in messages(language) if name.startswith("settings-place-")]
    assert max(cells(Texts(language)(place)) for place in places) < COLUMNS[0].width


@pytest.mark.long
async def test_theme_drawings_and_dice() -> None:
    app = Desk(Settings())
    async with app.run_test() as pilot:
        await pilot.press("f2", "down", "right")
        assert app.theme == "swamp-light"
        await pilot.press("down", "right")
        await pilot.pause()
        assert app.glyphs.name == "ascii"
        assert "╭" not in shown_text(app)
        assert "---" in shown_text(app)
        await pilot.press("down", "right")
        assert not app.motion
        await pilot.press("down", "right")
        assert app.settings.cursor
        await pilot.press("down", "right")
        assert not app.settings.one_meal_a_stop
        await pilot.press("down", "right")
        assert not app.settings.comments
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        assert "╭" not in shown_text(app)
        await pilot.press("f2", "down", "left", "down", "left")
        await pilot.pause()
        assert "───" in shown_text(app)
    assert read_settings()[0] == Settings(dice="instant", cursor=True, one_meal_a_stop=False, comments=False)


async def test_a_key_is_moved_shown_and_taken_back() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("f2")
        await move_to(pilot, "title.new")
        await pilot.press("enter", "p", "w")
        assert app.settings.keys == {}
        assert FR("settings-sure", key="w", before="n")[:14] in shown_text(app)
        await pilot.press("enter")
        assert app.settings.keys == {"title.new": "w"}
        await pilot.press("escape")
        assert "w Nouvelle" in shown_text(app)
        await pilot.press("n")
        assert isinstance(app.screen, TitleScreen)
        await pilot.press("w")
        assert not isinstance(app.screen, TitleScreen)
        await pilot.press("escape", "f2")
        await move_to(pilot, "title.new")
        await pilot.press("delete", "escape", "n")
        assert not isinstance(app.screen, TitleScreen)
    assert read_settings()[0].keys == {}


async def move_to(pilot: Any, id: str) -> None:
    screen = settings_screen(pilot.app)
    table = screen.query_one(Table)
    table.focus()
    table.cursor = next(index for index, entry in enumerate(screen._entries) if entry.id == id)
    await pilot.pause()


@pytest.mark.long
async def test_a_key_that_is_taken_or_reserved_is_refused_in_place() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("f2")
        await move_to(pilot, "title.new")
        for key in ("e", "q", "question_mark", "f2", "enter", "tab", "1", "up", "ctrl+c", "o", "y"):
            await pilot.press("enter", key)
            assert isinstance(app.screen, KeyDialog), key
            assert shown_key(key, FR) in shown_text(app), key
            await pilot.press("escape")
            assert settings_screen(app).query_one(Table).has_focus, key
            assert app.settings.keys == {}, key


@few((1,), "moved", [{}, {"app.help": "f5"}])
@pytest.mark.parametrize("key", ["question_mark", "f1"])
async def test_the_keys_that_help_in_every_dialog_are_never_given_away(moved: dict[str, str], key: str) -> None:
    """Where a key is asked for, too, they are keys like any other, and taken."""
    app = Desk(Settings(dice="instant", keys=moved))
    async with app.run_test() as pilot:
        await pilot.press("f2")
        await move_to(pilot, "title.new")
        await pilot.press("enter", key)
        assert isinstance(app.screen, KeyDialog)
        told = FR("settings-taken", key=shown_key(key, FR), action=FR("app-key-help"), place=FR("settings-place-app"))
        assert says(app, told)
        await pilot.press("enter", "escape", "home")
        await move_to(pilot, "app.help")
        await pilot.press("enter", key)
        assert says(app, FR("settings-stays", key="?, F1"))
        await pilot.press("enter")
        assert isinstance(app.screen, KeyDialog), "there is nothing to say yes to"
    assert app.settings.keys == moved


@pytest.mark.long
async def test_the_help_moves_with_a_word_and_keeps_its_own_keys() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.press("f2")
        await move_to(pilot, "app.help")
        await pilot.press("enter", "f5")
        assert FR("settings-stays", key="?, F1")[:15] in shown_text(app)
        await pilot.press("enter", "escape")
        assert app.settings.keys == {"app.help": "f5"}
        for key in ("question_mark", "f1", "f5"):
            assert isinstance(app.screen, TitleScreen)
            await pilot.press(key)
            assert not isinstance(app.screen, TitleScreen)
            await pilot.press("escape")


@pytest.mark.parametrize(
    ("language", "told"), [("fr", ["Échap", "Suppr", "Pg.Préc", "Ctrl+P"]), ("en", ["Esc", "Del"])]
)
def test_keys_are_named_as_on_the_keyboard_of_the_language(language: str, told: list[str]) -> None:
    names = [shown_key(key, Texts(language)) for key in ("escape", "delete", "pageup", "ctrl+p")]
    assert names[: len(told)] == told


def test_a_sign_is_a_key_by_whatever_name_and_is_told_as_itself() -> None:
    for sign in "?.,/+-*:;[]‹›<>\\|£€§°^²@&#'\"(!$%=_~{}`é7":
        key = key_named(sign)
        assert key == _character_to_key(sign), sign
        assert key_named(key) == key
        assert [shown_key(f"{held}{key}", FR) for held in ("", "alt+", "ctrl+alt+")] == [
            sign,
            f"Alt+{sign}",
            f"Ctrl+Alt+{sign}",
        ]
    assert shown_key("ctrl+right_square_bracket", FR) == "Ctrl+]"
    assert shown_key("shift+f5", FR) == "Maj+F5"
    for unseen in ("no_break_space", "zero_width_space", "right_to_left_override"):
        assert shown_key(unseen, FR) == unseen
    for wrong in ("\n", "\ue000", "nosuchkey", "right_to_left_override", ""):
        assert key_named(wrong) == ""


async def test_an_app_key_may_not_take_any_screens_key() -> None:
    entries = tuple(all_entries(FFApp))
    known = {entry.id: entry for entry in entries if entry.id}
    other = clash(entries, {}, known["app.settings"], "n")
    assert other is not None
    assert other.keys == ("n",)
    assert clash(entries, {"title.new": "w"}, known["title.samples"], "w") == known["title.new"]
    assert clash(entries, {}, known["title.new"], "n") is None


def test_no_two_keys_of_a_screen_clash_from_the_start() -> None:
    entries = tuple(all_entries(FFApp))
    named = [entry for entry in entries if entry.id]
    assert len({entry.id for entry in named}) == len(named)
    for entry in named:
        assert entry.id.partition(".")[0] == entry.place
        for key in entry.keys:
            found = clash(entries, {}, entry, key)
            assert found is None, f"{entry.id} and {found}: {key}"


def test_every_screen_with_keys_of_its_own_is_listed() -> None:
    """Help and settings aside, which are left by escape and have nothing worth moving."""
    placed = [binding for _, binding in all_bindings()]
    for module in (found.name for found in walk_packages(tui.__path__, "ffapp.tui.")):
        kinds = [kind for kind in vars(import_module(module)).values() if isinstance(kind, type)]
        own = [kind for kind in kinds if issubclass(kind, Page) and kind.__module__ == module]
        for kind in own if not module.endswith((".help", ".settings")) else ():
            told = [binding for binding in kind.BINDINGS if isinstance(binding, Binding) and binding.id]
            assert {binding.id for binding in told} <= {binding.id for binding in placed}
            assert not told or kind.place in PLACES


@pytest.mark.parametrize("language", Texts.available)
def test_every_key_has_its_texts(language: str) -> None:
    texts = Texts(language)
    for entry in all_entries(FFApp):
        assert texts(f"settings-place-{entry.place}")
        if entry.id:
            assert texts(entry.title)
            assert texts(entry.tip)


async def test_broken_settings_are_told_at_the_start() -> None:
    path = given_file("theme = ")
    app = FFApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        (told,) = toasts(app)
        assert "abîmé" in told
        assert app.theme == "swamp-dark"
    assert path.read_text() == "theme = "


@few(
    (0, 3, 6, 9),
    "line, rule",
    [
        ('"nope" = "z"', "unknown"),
        ('"book.leave" = "z"', "unknown"),
        ('"app.title" = "x y z"', "implausible"),
        ('"book.go" = "[/b]"', "implausible"),
        ('"book.meal" = "\\u0000\\u001b"', "implausible"),
        ('"book.map" = "m,,m"', "implausible"),
        ('"book.luck" = "enter"', "reserved"),
        ('"book.luck" = "y"', "reserved"),
        ('"fight.luck" = "o"', "reserved"),
        ('"book.fight" = "q"', "clash"),
        ('"book.fight" = "f1"', "clash"),
        ('"book.fight" = "?"', "clash"),
    ],
)
async def test_keys_of_the_file_obey_the_rules_of_the_screen(line: str, rule: str) -> None:
    path = given_file(f'[keys]\n{line}\n"title.new" = "w"\n')
    before = path.read_bytes()
    app = FFApp()
    assert [bad.rule for bad in app.given.bad_keys] == [rule]
    assert app.settings.keys == {"title.new": "w"}
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        (told,) = toasts(app)
        assert "Fichier de réglages" in told
        assert "\x1b" not in told
    assert path.read_bytes() == before


def test_two_keys_may_change_places_and_signs_have_their_names() -> None:
    given_file('[keys]\n"book.fight" = "t"\n"book.luck" = "c"\n"app.help" = "?, f5"\n"book.go" = "ctrl+g"\n')
    app = FFApp()
    assert app.given.bad_keys == ()
    assert app.settings.keys["app.help"] == "question_mark,f5"
    assert app.settings.keys["book.fight"] == "t"


def test_a_key_that_goes_home_may_push_another_home() -> None:
    given_file('[keys]\n"book.luck" = "q"\n"book.fight" = "t"\n')
    app = FFApp()
    assert app.settings.keys == {}
    assert [bad.rule for bad in app.given.bad_keys] == ["clash", "clash"]


async def test_of_many_faults_a_few_are_told() -> None:
    given_file("[keys]\n" + "\n".join(f'"a{number}" = "z"' for number in range(30)))
    app = FFApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        (told,) = toasts(app)
        assert told.endswith(FR("settings-more", count=26))


def test_a_value_of_a_wrong_kind_is_told_as_the_file_has_it() -> None:
    given_file('theme = 3\nascii = "oui"\ndice = [true]\nlanguage = "\\u001b[31m"\n[keys]\n"book.go" = true\n')
    problems = read_settings()[1]
    told = {problem.arguments["name"]: problem.arguments["value"] for problem in problems}
    assert told == {"theme": "3", "ascii": "oui", "dice": "[…]", "language": "␛[31m", "keys.book.go": "true"}


async def test_what_cannot_be_kept_still_counts_and_is_told() -> None:
    file().parent.parent.mkdir(parents=True, exist_ok=True)
    file().parent.write_text("a file where the folder should be")
    app = Desk()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("f2", "down", "right")
        await pilot.pause()
        assert app.theme == "swamp-light"
        (told,) = toasts(app)
        assert told.startswith("Le réglage vaut")


@pytest.mark.long
async def test_the_command_line_wins_until_the_player_picks() -> None:
    app = Desk(Settings(language="fr", ascii=False), language="en", ascii_only=True)
    async with app.run_test() as pilot:
        assert app.texts.language == "en"
        assert app.glyphs.name == "ascii"
        await pilot.press("f2", "right", "down", "down", "right")
        await pilot.pause()
        assert app.texts.language == "fr"
        assert app.glyphs.name == "unicode"


async def test_no_color_is_honoured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    keep_samples()
    app = Desk()
    async with app.run_test() as pilot:
        await pilot.pause()
        strips: Any = app.screen._compositor.render_strips(app.size)
    segments = [segment for strip in strips for segment in strip if segment.style is not None]
    colours = {colour for segment in segments for colour in (segment.style.color, segment.style.bgcolor) if colour}
    assert len(colours) > 3
    for colour in colours:
        red, green, blue = colour.get_truecolor()
        assert red == green == blue


# -- pictures --------------------------------------------------------------------------------------------------


@pytest.fixture
def fixed_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """The path that the screen shows is the same in every run; nothing is written there. Of the keys only those that
    this file is about, so that other screens may change theirs."""
    monkeypatch.setenv("FFAPP_HOME", "/home/aila/ffapp")
    monkeypatch.setattr(deeds, "PLACES", {place: PLACES[place] for place in ("title", "creation")})


SHOWN = ((80, 24), (120, 40), (60, 20))


@pytest.mark.parametrize("size", long_only(SHOWN, [(120, 40), (60, 20)]), ids=lambda size: str(size[0]))
def test_picture(size: tuple[int, int], fixed_home: None, snap_compare: Any) -> None:
    assert snap_compare(Desk(Settings(dice="instant", keys={"title.new": "w"})), terminal_size=size, press=["f2"])


@pytest.mark.long
def test_picture_light(fixed_home: None, snap_compare: Any) -> None:
    assert snap_compare(Desk(Settings(dice="instant", theme="light")), terminal_size=(80, 24), press=["f2", "down"])


@pytest.mark.long
def test_picture_ascii(fixed_home: None, snap_compare: Any) -> None:
    assert snap_compare(Desk(ascii_only=True), terminal_size=(80, 24), press=["f2", *["down"] * 4])


def test_picture_taken(fixed_home: None, snap_compare: Any) -> None:
    pressed = ["f2", *["down"] * 6, "enter", "q"]
    assert snap_compare(Desk(STILL), terminal_size=(80, 24), press=pressed)


def test_root_reads_everything() -> None:
    """A settings file that may not be read; to root nothing is forbidden."""
    path = given_file('theme = "light"')
    path.chmod(0)
    settings, problems = read_settings()
    if os.geteuid():
        assert (settings, [problem.rule for problem in problems]) == (Settings(), ["unreadable"])
    else:
        assert (settings, problems) == (Settings(theme="light"), ())


@pytest.mark.parametrize(
    "key", ["plus", "minus", "slash", "backslash", "at", "underscore", "comma", "equals_sign", "é"]
)
def test_a_key_as_the_screen_writes_it_counts_at_the_next_start(key: str) -> None:
    taken, bad = checked_keys([entry for entry in all_entries(FFApp) if entry.place == "book"], {"book.luck": key})
    assert (taken, bad) == ({"book.luck": key}, ())


def test_the_example_of_the_readme_counts() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    _, _, block = readme.partition("```toml\n")
    given_file(dedent(block.partition("```")[0]))
    settings, problems = read_settings()
    assert not problems
    taken, bad = checked_keys(all_entries(FFApp), settings.keys)
    assert taken == settings.keys
    assert taken
    assert not bad


# -- samples of the themes -------------------------------------------------------------------------------------


@few(1, "language", Texts.available)
async def test_each_theme_is_seen_before_it_is_taken_and_a_click_takes_it(language: str) -> None:
    app = Desk(language=language)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f2")
        await pilot.pause()
        samples = app.screen.query_one(ThemeSamples)
        for name in ROWS:
            shown = shown_text(app)
            offered = tuple(settings_screen(app)._alternatives(name))
            about = next(one.about for one in offered if one.id == settings_screen(app)._value(name))
            assert " ".join(about.split()) in shown, "none is cut"
            assert [one.text for one in offered if one.text not in shown] == []
            await pilot.press("down")
            await pilot.pause()
        shown = shown_text(app)
        assert f"▸ {app.texts('settings-theme-dark')}" in shown
        for y, theme in ((0, "swamp-dark"), (6, "swamp-light")):
            style = next(iter(samples.render_line(y))).style
            assert style is not None
            assert style.bgcolor is not None
            assert style.bgcolor.name == PALETTES[theme].page
        await pilot.click(samples, offset=(3, 8))
        await pilot.pause()
        assert (app.settings.theme, app.theme) == ("light", "swamp-light")
        assert app.screen.query_one("#theme", Picker).picked == "light"
        assert f"▸ {app.texts('settings-theme-light')}" in shown_text(app)
        await pilot.click(samples, offset=(19, 0))  # beside them
        assert app.settings.theme == "light"


async def test_a_mark_is_any_whole_number_of_per_cent() -> None:
    """The file may hold another than the row offers, which then offers that, too; what is none is told."""
    given_file('mark = 62\nadvice = "asked"\n')
    app = Desk(read_settings()[0], language="en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f2")
        await pilot.pause()
        picker = app.screen.query_one("#mark", Picker)
        assert picker.picked == "62"
        assert re.search(r"50%\s+\[ ?62% ?\]\s+75%", shown_text(app))
        picker.focus()
        await pilot.press("right")
        await pilot.pause()
        assert (app.settings.mark, app.settings.advice) == (75, "asked")
    for bad in ("101", "-1", "1.5", '"50"', "true"):
        given_file(f"mark = {bad}\n")
        settings, problems = read_settings()
        assert (settings.mark, [problem.rule for problem in problems]) == (50, ["value"])


@few((1, 3), "size, count", [((60, 20), 0), ((80, 24), 2), ((120, 30), 4), ((120, 40), 6), ((200, 50), 6)])
async def test_as_many_samples_are_shown_as_there_is_room_for(size: tuple[int, int], count: int) -> None:
    app = Desk()
    async with app.run_test(size=size) as pilot:
        await pilot.press("f2")
        await pilot.pause()
        samples = app.screen.query_one(ThemeSamples)
        assert len(samples._placed() if samples.display else ()) == count


@pytest.mark.long
def test_picture_vast(fixed_home: None, snap_compare: Any) -> None:
    assert snap_compare(Desk(), terminal_size=(200, 50), press=["f2"])
