"""The program on a real terminal: started, told to end, hung up, crashed, too small."""

from __future__ import annotations

import io
import os
import signal
import sys
from pathlib import Path

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.notes import GoTo
from ffapp.rulesets import ruleset_of
from ffapp.store.folders import saves_folder
from ffapp.store.shelf import Shelf
from ffapp.tui.app import FFApp
from ffapp.tui.running import _book, can_draw
from tests.shares import few
from tests.tui import nights
from tests.tui.adventures import SETTINGS, START, do, heroine, saved
from tests.tui.terminal import Terminal

FFAPP = (sys.executable, "-m", "ffapp")


def begun(game: Game) -> None:
    heroine(game)
    do(game, GoTo(section=112))


def last_line(path: Path) -> bytes:
    return path.read_bytes().splitlines()[-1]


def only_save() -> Path:
    (path,) = saves_folder().glob("*.ffsave")
    return path


@few(1, "number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_to_end_closes_the_game_gives_the_terminal_back_and_is_told(number: signal.Signals) -> None:
    path = saved(begun)
    with Terminal(*FFAPP, "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        assert b'"open":' in last_line(path)
        terminal.process.send_signal(number)
        assert terminal.ended() == 128 + number
        assert terminal.restored()
        assert "la partie est enregistrée et fermée" in " ".join(terminal.text.split())
    assert b'"close":' in last_line(path)


@pytest.mark.long
def test_a_signal_to_end_where_no_game_is_open_speaks_of_none() -> None:
    with Terminal(*FFAPP) as terminal:
        terminal.wait_for("Nouvelle")
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.ended() == 128 + signal.SIGINT
        assert terminal.restored()
        assert "interrompu." in terminal.text


@pytest.mark.long
def test_a_terminal_that_hangs_up_leaves_a_closed_game() -> None:
    path = saved(begun)
    with Terminal(*FFAPP, "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.hang_up()
        assert terminal.ended() == 128 + signal.SIGHUP
    assert b'"close":' in last_line(path)


@pytest.mark.long
def test_sighup_with_a_living_terminal_gives_it_back() -> None:
    saved(begun)
    with Terminal(*FFAPP, "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.process.send_signal(signal.SIGHUP)
        assert terminal.ended() == 128 + signal.SIGHUP
        assert terminal.restored()


def test_sigkill_is_told_as_a_recovery_and_nothing_is_lost() -> None:
    path = saved(begun)
    with Terminal(*FFAPP, "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.process.kill()
        terminal.ended()
    assert b'"close":' not in last_line(path)
    with Terminal(*FFAPP, "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112", "proprement")
        terminal.type("q")
        assert terminal.ended() == 0
        assert terminal.restored()
    with Terminal(*FFAPP, "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        assert "proprement" not in terminal.text


def test_the_colours_of_what_is_seen_first_are_known_before_it_is_there() -> None:
    assert _book(None, None) == ""
    swamp = saved(begun)
    night = nights.kept(nights.rider)
    os.utime(swamp, (START, START))
    os.utime(night, (START + 1, START + 1))
    assert _book(None, None) == "night-dragon"
    assert _book(None, swamp) == "scorpion-swamp"
    assert _book("night-dragon", None) == "night-dragon"
    night.write_bytes(b"nothing of the kind")
    assert FFApp(SETTINGS, book=_book(None, None)).theme == "swamp-dark"


@pytest.mark.long
def test_a_hero_from_nothing_by_keys_alone() -> None:
    with Terminal(*FFAPP) as terminal:
        terminal.wait_for("Vos parties seront ici")
        terminal.type("n")
        terminal.wait_for("Quel livre")
        terminal.type("1")
        terminal.wait_for("Un nom suffit")
        terminal.type("Brune\r")
        terminal.wait_for("Brune est prête")
        terminal.type("\r\r")
        terminal.wait_for("Habileté", "Journal")
        terminal.type("q")
        assert terminal.ended() == 0
        assert terminal.restored()
    path = only_save()
    assert path.name.startswith("brune-")
    with Shelf(saves_folder(), ruleset_of).open(path, write=False) as opened:
        assert opened.game.state.name == "Brune"
        assert opened.report.closed


CRASHING = """
import sys
from ffapp.tui.app import FFApp
from ffapp.tui.running import run_screen
from textual.binding import Binding

class Crashing(FFApp):
    BINDINGS = [*FFApp.BINDINGS, Binding("ctrl+b", "stumble", show=False)]
    def action_stumble(self):
        raise RuntimeError("[/b] trébuché \\x1b[31m")

from pathlib import Path
sys.exit(run_screen(save=Path(sys.argv[1]), app_class=Crashing))
"""


@pytest.mark.long
def test_a_crash_names_the_save_and_the_log(ffapp_home: Path) -> None:
    path = saved(begun)
    with Terminal(sys.executable, "-c", CRASHING, str(path), columns=120, rows=40) as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.type("\x02")
        terminal.wait_for("Le programme s’est arrêté sur une erreur", "[/b] trébuché", gone="Pierres de Magie")
        assert path.name in terminal.squeezed
        assert "crash.log" in terminal.squeezed
        terminal.type("2")
        assert terminal.ended() == 1
        assert terminal.restored()
    log = (ffapp_home / "crash.log").read_text()
    assert "RuntimeError" in log
    assert "action_stumble" in log
    assert path.name in log


@pytest.mark.long
def test_after_a_crash_the_game_goes_on() -> None:
    path = saved(begun)
    with Terminal(sys.executable, "-c", CRASHING, str(path), columns=120, rows=40) as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.type("\x02")
        terminal.wait_for("Le programme s’est arrêté sur une erreur")
        terminal.type("1")
        terminal.wait_for("Vos parties", "interrompue")
        terminal.type("\r")
        terminal.wait_for("proprement")
        terminal.type("q")
        assert terminal.ended() == 0


@pytest.mark.parametrize(("encoding", "can"), [("utf-8", True), ("latin-1", False), ("ascii", False)])
def test_a_stream_that_cannot_draw_lines_is_known(encoding: str, can: bool) -> None:
    assert can_draw(io.TextIOWrapper(io.BytesIO(), encoding=encoding)) is can


@pytest.mark.long
def test_where_lines_cannot_be_encoded_the_drawings_are_ascii() -> None:
    saved(begun)
    with Terminal(*FFAPP, "resume", env={"PYTHONIOENCODING": "latin-1"}) as terminal:
        terminal.wait_for("112", "Journal")
        assert "----" in terminal.text
        assert "\\u25" not in terminal.text
        terminal.type("q")
        assert terminal.ended() == 0


@pytest.mark.long
def test_a_second_process_reads_only() -> None:
    path = saved(begun)
    with Terminal(*FFAPP, "resume", str(path)) as first:
        first.wait_for("Aïla", "§ 112")
        with Terminal(*FFAPP, "resume", str(path), columns=100) as second:
            second.wait_for("déjà ouvert", "Continuer sur une copie")
            before = path.read_bytes()
            second.type("2")
            second.wait_for("Lecture seule", gone="Continuer sur une copie")
            second.type("q")
            assert second.ended() == 0
        assert path.read_bytes() == before
        first.type("q")
        assert first.ended() == 0
    assert b'"close":' in last_line(path)


@pytest.mark.long
@pytest.mark.parametrize("size", [(40, 24), (80, 12), (20, 5)])
def test_a_terminal_too_small_comes_back_unharmed(size: tuple[int, int]) -> None:
    saved(begun)
    with Terminal(*FFAPP, "resume") as terminal:
        terminal.wait_for("Aïla", "§ 112")
        terminal.resize(*size)
        terminal.wait_for("petite")
        terminal.resize(80, 24)
        terminal.wait_for("Aïla", "§ 112", "Journal")
        terminal.type("q")
        assert terminal.ended() == 0
