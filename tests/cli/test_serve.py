"""`ffapp serve` before it serves: what it says, and why it cannot."""

from __future__ import annotations

import errno
import socket
from pathlib import Path

import pytest

from ffapp.__main__ import main
from ffapp.cli import serve
from ffapp.web.server import GameServer

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[GameServer]:
    """The servers that would serve; each listens on this machine only, whatever was asked for."""
    servers: list[GameServer] = []
    listen = socket.create_server
    monkeypatch.setattr(GameServer, "serve", lambda self, debug=False: servers.append(self))
    monkeypatch.setattr(socket, "create_server", lambda address, family: listen(("127.0.0.1", address[1])))
    return servers


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("host", [None, "127.0.0.1", "127.8.8.8", "127.1", "localhost", "::1"])
def test_it_says_that_only_this_machine_is_listened_to(
    begun: list[GameServer], capsys: Captured, ffapp_home: Path, language: str, host: str | None
) -> None:
    words = [] if host is None else ["--host", host]
    assert main(["serve", "--port=0", "--lang", language, *words]) == 0
    here, own, others, end = capsys.readouterr().out.splitlines()
    (server,) = begun
    assert f"({host or '127.0.0.1'})" in here
    assert ("cette machine seulement" if language == "fr" else "this machine only") in here
    named = f"[{host}]" if host == "::1" else host or "127.0.0.1"
    assert f"http://{named}:" in own
    assert f"/{server.visitors.own}/ " in own
    assert server.visitors.own not in others
    assert str(ffapp_home / "visitors") in others
    assert "Ctrl+C" in end
    assert f"--lang {language}" in server.command
    assert not ffapp_home.exists()


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "0", "192.0.2.7", "play.example"])
def test_it_warns_where_others_can_get_there(begun: list[GameServer], capsys: Captured, host: str) -> None:
    assert main(["serve", "--port=0", "--host", host, "--lang", "fr", "--ascii"]) == 0
    warning, own, *_ = capsys.readouterr().out.splitlines()
    assert warning.startswith("Attention")
    assert host in warning
    assert "chiffré" in warning
    assert f"http://{socket.gethostname() if host in ('0.0.0.0', '::', '0') else host}:" in own
    assert begun[0].command.endswith("--ascii")


@pytest.mark.parametrize("port", ["-1", "65536", "http", "8_0", "٣"])
def test_a_port_that_there_is_not(begun: list[GameServer], capsys: Captured, port: str) -> None:
    assert main(["serve", f"--port={port}", "--lang", "en"]) == 2
    assert "from 0 to 65535" in capsys.readouterr().err
    assert not begun


def test_a_port_that_is_taken(capsys: Captured) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == (
        f"Cannot listen on 127.0.0.1, port {port}: taken by another program, EADDRINUSE. "
        "For another port: --port, with 0 for any that is free.\n"
    )


@pytest.mark.parametrize(
    ("error", "name"),
    [
        (OSError(errno.EADDRNOTAVAIL, ""), "EADDRNOTAVAIL"),
        (OSError(errno.EACCES, ""), "EACCES"),
        (socket.gaierror(-2, "Name or service not known"), "EADDRNOTAVAIL"),
        (UnicodeError("label too long"), "EADDRNOTAVAIL"),
    ],
)
def test_an_address_that_cannot_be_had(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, error: Exception, name: str
) -> None:
    def refuse(*_: object, **named: object) -> socket.socket:
        raise error

    monkeypatch.setattr(socket, "create_server", refuse)
    assert main(["serve", "--host", "nowhere", "--lang", "fr"]) == 2
    told = capsys.readouterr().err
    assert name in told
    assert "not known" not in told


@pytest.mark.parametrize("language", ["fr", "en"])
def test_without_its_extra_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, language: str
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    assert main(["serve", "--lang", language]) == 2
    assert 'pip install "ffapp[web]"' in capsys.readouterr().err
