"""Pages that play: whose shelf they show, what they never tell, and how they and the server end."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

import aiohttp
import pytest

from ffapp.store.folders import saves_folder, visitors_folder
from ffapp.web import server as serving
from tests.shares import few
from tests.tui.adventures import first_day, saved
from tests.web.served import ROOT, Page, Served, gone, hosted, invited, page

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")


def last_line(path: Path) -> bytes:
    return path.read_bytes().splitlines()[-1]


def found(folder: Path, pattern: str) -> list[Path]:
    return [*folder.glob(pattern)]


def only_save(folder: Path) -> Path:
    (path,) = folder.glob("*/saves/*.ffsave")
    return path


async def brune(opened: Page) -> None:
    """Makes a heroine by keys alone."""
    await opened.wait_for("Vos parties seront ici")
    await opened.type("n")
    await opened.wait_for("Quel livre")
    await opened.type("1")
    await opened.wait_for("Un nom suffit")
    await opened.type("Brune\r")
    await opened.wait_for("Brune est prête")
    await opened.type("\r\r")
    await opened.wait_for("Journal", "Commencer")


# -- as a process of its own ---------------------------------------------------------------------------------------


@pytest.mark.long
async def test_each_visitor_has_a_shelf_and_the_user_has_theirs() -> None:
    own = saved(first_day)
    with Served() as served:
        assert "127.0.0.1" in served.said[0]
        assert "seulement" in served.said[0]
        first, second = await invited(served.bare), await invited(served.bare)
        assert first != second
        assert not visitors_folder().exists()
        async with page(first) as opened:
            await brune(opened)
            programs = served.programs()
            assert len(programs) == 1
        await gone(programs)
        assert b'"close":' in last_line(only_save(visitors_folder()))
        async with page(second) as other:
            await other.wait_for("Vos parties seront ici")
            async with page(served.own) as mine:
                await mine.wait_for("Vos parties", "Aïla")
                assert "Brune" not in mine.text
    with Served() as again:
        link = again.bare.rstrip("/") + first.removeprefix(served.bare.rstrip("/"))
        async with page(link) as opened:
            await opened.wait_for("Vos parties", "Brune")
            assert "Aïla" not in opened.text
    assert [path.name for path in saves_folder().glob("*.ffsave")] == [own.name]
    assert not [path for path in visitors_folder().rglob("*") if first.split("/")[-2] in str(path)]


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_the_end_of_the_server_closes_every_game(number: signal.Signals) -> None:
    own = saved(first_day)
    with Served() as served:
        async with page(await invited(served.bare)) as opened, page(served.own) as mine:
            await brune(opened)
            await mine.wait_for("Vos parties", "Aïla")
            await mine.type("\r")
            await mine.wait_for("Journal", "§ 112")
            assert all(b'"close":' not in last_line(path) for path in (own, only_save(visitors_folder())))
            programs = served.programs()
            assert len(programs) == 2
            served.process.send_signal(number)
            await opened.ended()
            await mine.ended()
            await gone(programs)
        assert served.process.wait() == 0
        assert served.process.stderr is not None
        assert served.process.stderr.read() == ""
    assert all(b'"close":' in last_line(path) for path in (own, only_save(visitors_folder())))


@pytest.mark.long
async def test_a_server_that_is_killed_leaves_no_game_open() -> None:
    with Served() as served:
        async with page(await invited(served.bare)) as opened:
            await brune(opened)
            programs = served.programs()
            served.process.kill()
            await gone(programs)
    assert b'"close":' in last_line(only_save(visitors_folder()))


@pytest.mark.long
async def test_a_player_who_leaves_closes_the_page() -> None:
    with Served() as served:
        async with page(await invited(served.bare)) as opened:
            await brune(opened)
            await opened.type("q")
            await opened.ended()
    assert b'"close":' in last_line(only_save(visitors_folder()))


@pytest.mark.long
async def test_a_visitor_gets_their_save_as_a_download_once() -> None:
    with Served() as served:
        async with page(await invited(served.bare)) as opened, aiohttp.ClientSession() as browser:
            await brune(opened)
            await opened.type("\x1bOR")  # F3
            await opened.wait_for("Vos parties", "Brune")
            save = only_save(visitors_folder())
            await opened.type("x")
            await opened.wait_for("Sous quelle forme", "navigateur")
            await opened.type("3")
            await opened.wait_for("télécharge", gone="Sous quelle forme")
            kind, key = opened.told[-1]
            assert kind == "deliver_file_start"
            async with browser.get(f"{served.bare}download/{key}") as response:
                assert response.status == 200
                assert response.headers["Content-Disposition"] == f"attachment; filename={save.name}"
                assert await response.read() == save.read_bytes()
            for wrong in (key, "0" * 32):
                async with browser.get(f"{served.bare}download/{wrong}") as response:
                    assert response.status == 404
    assert served.process.returncode == 0


@pytest.mark.long
async def test_two_pages_of_one_visitor_do_not_write_into_one_game() -> None:
    with Served() as served:
        link = await invited(served.bare)
        async with page(link) as first:
            await brune(first)
            async with page(link) as second:
                await second.wait_for("Vos parties", "Brune")
                await second.type("\r")
                await second.wait_for("déjà ouvert")


@pytest.mark.long
async def test_no_folder_of_this_machine_is_told_to_a_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "nobodyshallreadthis"
    monkeypatch.setenv("FFAPP_HOME", str(home))
    other = saved(first_day)
    with Served() as served:
        async with page(await invited(served.bare), 160, 40) as opened:
            await brune(opened)
            await opened.type("\x1bOR")  # F3
            await opened.wait_for("Vos parties", "Brune")
            await opened.type("\x1bOQ")  # F2
            await opened.wait_for("Gardé dans settings.toml")
            await opened.type("\x1b")
            await opened.wait_for("Vos parties", gone="Gardé dans")
            await opened.type("x")
            await opened.wait_for("Sous quelle forme")
            await opened.type("\r")
            await opened.wait_for("Dans quel dossier")
            await opened.type("mine.ffsave\r")
            await opened.wait_for("Écrit", "mine.ffsave")
            await opened.type("i")
            await opened.wait_for("Quel fichier")
            await opened.type(f"../../saves/{other.name}\r")
            await opened.wait_for("en visite", "hors de votre dossier")
            await opened.type("\x15/etc/passwd\r")
            await opened.wait_for("en visite", "/etc/passwd")
            await opened.type("\x15mine.ffsave\r")
            await opened.wait_for("brune-copie", gone="Quel fichier")
    (visitor,) = visitors_folder().iterdir()
    assert (visitor / "mine.ffsave").is_file()
    for secret in (str(ROOT), visitor.name, home.name, str(tmp_path)):
        assert secret.encode() not in opened.received


# -- in this process ---------------------------------------------------------------------------------------------


async def test_a_wrong_link_tells_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (server, address), aiohttp.ClientSession() as browser:
        told = set()
        for path in ("a" * 32, f"{'a' * 32}/", f"{'a' * 32}/socket", "nothing", f"{'b' * 31}/", "static/", "%2e%2e/x"):
            async with browser.get(address + path) as response:
                assert response.status in (403, 404), path
                if response.status == 404 and path != "static/":
                    told.add(await response.text())
        assert len(told) == 1
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await browser.ws_connect(f"{address}{'a' * 32}/socket")
        assert not server.sessions
    assert found(tmp_path, "*") == []


async def test_an_address_is_kept_to_the_page(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (server, address), aiohttp.ClientSession() as browser:
        for path in ("", f"{server.visitors.own}/", "static/js/textual.js", "nothing"):
            async with browser.get(address + path) as response:
                assert response.headers["Referrer-Policy"] == "no-referrer"
                assert response.headers["Cache-Control"] == "no-store"
                text = await response.text()
                if path != "static/js/textual.js":
                    assert "http" not in text.replace('replace("http", "ws")', "")
                    assert "default-src 'self'" in response.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("asked", "language"),
    [("en-GB,en;q=0.9,fr;q=0.8", "en"), ("de-DE, fr;q=0.5", "fr"), ("de", "en"), ("", "en"), ("\x80;;,=", "en")],
)
async def test_a_page_speaks_the_language_of_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str, language: str
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    headers = {"Accept-Language": asked}
    async with hosted(tmp_path) as (_, address), aiohttp.request("GET", address, headers=headers) as response:
        assert f'<html lang="{language}">' in await response.text()


MODEST = r"""
import sys
read, write = sys.stdin.buffer.read, sys.stdout.buffer.write
write(b"__GANGLION__\nD\0\0\0\4here")
sys.stdout.flush()
while (head := read(5)) and b"quit" not in read(int.from_bytes(head[1:], "big")): pass
"""
"""A program that shows a word and ends when it is told to."""


DELIVERING = MODEST.replace(
    "sys.stdout.flush()",
    """
start = b'{"type":"deliver_file_start","key":"k","path":"a","open_method":"download","encoding":"","mime_type":"a/b"}'
write(b"M" + len(start).to_bytes(4, "big") + start)
sys.stdout.flush()
""",
)
"""A program that hands out a file besides."""


async def test_a_download_that_nobody_fetched_is_forgotten_with_its_page(tmp_path: Path) -> None:
    async with hosted(tmp_path, DELIVERING) as (server, address):
        waiting = server.download_manager._active_downloads
        async with page(await invited(address)) as opened:
            await opened.wait_for("here")
            while not opened.told:
                assert await opened._read()
            assert opened.told == [["deliver_file_start", "k"]]
            assert [*waiting] == ["k"]
    assert not waiting


async def test_pages_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "MOST", 1)
    async with hosted(tmp_path, MODEST) as (server, address):
        link = address + server.visitors.own + "/"
        async with page(link) as opened:
            await opened.wait_for("here")
            async with aiohttp.ClientSession() as browser:
                async with browser.get(link) as refused:
                    assert refused.status == 503
                with pytest.raises(aiohttp.WSServerHandshakeError):
                    await browser.ws_connect(f"{link}socket")
        await server.sessions.copy().pop().stop()
        async with page(link) as opened:
            await opened.wait_for("here")


@few(
    (0, 5, 9),
    "message",
    [
        "nonsense",
        "{}",
        "[]",
        '["stdin"]',
        '["stdin",3]',
        '["stdin","\\ud800"]',
        '["resize",{}]',
        '["resize",{"width":"x"}]',
        '["resize",{"width":1e999,"height":1}]',
        "[" * 5000,
    ],
)
async def test_what_no_page_sends_ends_the_page_alone(tmp_path: Path, message: str) -> None:
    async with hosted(tmp_path, MODEST) as (_, address):
        link = await invited(address)
        async with page(link) as opened:
            await opened.wait_for("here")
            await opened.socket.send_str(message)
            await opened.ended()
        async with page(link) as opened:
            await opened.wait_for("here")


async def test_what_is_no_request_is_not_logged_as_it_holds_an_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(tmp_path) as (server, address), aiohttp.ClientSession() as browser:
        for path, headers in (("?" + "x" * 9_000, {}), ("", {"X-Long": "x" * 9_000})):
            async with browser.get(f"{address}{server.visitors.own}/{path}", headers=headers) as response:
                assert response.status == 400
    assert caplog.records == []


async def test_a_visitor_for_whom_the_disk_has_no_folder_is_told_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(tmp_path) as (server, address), aiohttp.ClientSession() as browser:
        link = await invited(address)
        for folder in (tmp_path, server.visitors.folder):
            if folder.is_dir():
                folder.rmdir()
        server.visitors.folder.parent.mkdir(parents=True, exist_ok=True)
        server.visitors.folder.write_text("a file where the folder should be")
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await browser.ws_connect(f"{link}socket")
        assert refused.value.status == 503
        assert not server.sessions
    assert [record.exc_info for record in caplog.records] == [None]


SIZED = r"""
import os, sys
read, write = sys.stdin.buffer.read, sys.stdout.buffer.write
def tell(data):
    write(b"D" + len(data).to_bytes(4, "big") + data)
    sys.stdout.flush()
write(b"__GANGLION__\n")
tell(f"{os.environ['COLUMNS']}x{os.environ['ROWS']}".encode())
while (head := read(5)) and b"quit" not in (data := read(int.from_bytes(head[1:], "big"))): tell(data)
"""
"""A program that tells the size that it is given."""


async def test_no_page_has_a_screen_drawn_that_is_too_large(tmp_path: Path) -> None:
    async with hosted(tmp_path, SIZED) as (server, address), aiohttp.ClientSession() as browser:
        link = f"{address}{server.visitors.own}/socket?width=1000000000&height=-3"
        async with browser.ws_connect(link) as connection:
            assert (await connection.receive()).data == b"500x1"
            await connection.send_str(json.dumps(["resize", {"width": 10**9, "height": 10**9}]))
            assert json.loads((await connection.receive()).data) == {"type": "resize", "width": 500, "height": 300}


STUBBORN = r"""
import signal, sys
signal.signal(signal.SIGTERM, signal.SIG_IGN)
sys.stdout.buffer.write(b"__GANGLION__\nD\0\0\0\4here")
sys.stdout.flush()
while True: signal.pause()
"""


async def test_a_program_that_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "PATIENCE", 0.05)
    async with hosted(tmp_path, STUBBORN) as (server, address):
        async with page(f"{address}{server.visitors.own}/") as opened:
            await opened.wait_for("here")
            (session,) = server.sessions
            process = session._process
        assert process is not None
        assert await process.wait() == -signal.SIGKILL


CRASHING = """
import sys
from ffapp.tui.app import FFApp
from ffapp.tui.running import run_screen
from textual.binding import Binding

class Crashing(FFApp):
    BINDINGS = [*FFApp.BINDINGS, Binding("ctrl+b", "stumble", show=False)]
    def action_stumble(self):
        open("/srv/of/the/server")

sys.exit(run_screen(language="fr", app_class=Crashing))
"""


@pytest.mark.long
async def test_a_crash_is_told_on_the_page_without_a_path_and_played_on_after(tmp_path: Path) -> None:
    async with hosted(tmp_path, CRASHING) as (_, address), page(await invited(address), 90, 30) as opened:
        await brune(opened)
        await opened.resize(110, 34)
        await opened.type("\x02")
        await opened.wait_for("Le programme s’est arrêté sur une erreur", "FileNotFoundError", "crash.log")
        assert "/srv" not in opened.text
        assert any(line.find("╭") == (110 - 76) // 2 for line in opened.screen.display), "as wide as the page is now"
        await opened.type("1")
        await opened.wait_for("Vos parties", "Brune")
        await opened.type("q")
        await opened.ended()
    assert str(tmp_path).encode() not in opened.received
    (log,) = found(tmp_path, "*/crash.log")
    assert "/srv/of/the/server" in log.read_text()
