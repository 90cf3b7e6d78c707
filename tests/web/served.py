"""`ffapp serve` as a process of its own, and pages that talk to it as a browser's do."""

from __future__ import annotations

import asyncio
import json
import os
import re
import select
import shlex
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pyte
from aiohttp import web

from ffapp.web.server import GameServer
from ffapp.web.visitors import Visitors

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds that a page gets to show what is waited for."""


class Served:
    """The server. A context manager: leaving it ends the server, and with it all pages."""

    def __init__(self, *words: str, env: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ffapp", "serve", "--port", "0", "--lang", "fr", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, **(env or {})},
        )
        assert self.process.stdout is not None
        self.said = [self.process.stdout.readline() for _ in range(4)]
        links = [re.findall(r"http://\S+/", line) for line in self.said]
        (self.own,) = links[1]
        (self.bare,) = links[2]

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: Any) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self.process.communicate()

    def programs(self) -> list[int]:
        """The processes that play, as descriptors that can be waited for."""
        stats = {path.parent.name: path.read_text() for path in Path("/proc").glob("[0-9]*/stat") if path.exists()}
        parents = {int(pid): int(stat.rpartition(")")[2].split()[1]) for pid, stat in stats.items()}
        return [os.pidfd_open(pid) for pid, parent in parents.items() if parent == self.process.pid]


class Page:
    """An open page: what it shows, and every byte that it was sent."""

    def __init__(self, connection: aiohttp.ClientWebSocketResponse, columns: int, rows: int) -> None:
        self.socket = connection
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.received = b""
        self.told: list[Any] = []
        """What the page was told besides."""

    @property
    def text(self) -> str:
        return "\n".join(self.screen.display)

    async def _read(self) -> bool:
        """Takes in what comes next; False when nothing will any more."""
        message = await self.socket.receive()
        if message.type is aiohttp.WSMsgType.BINARY:
            self.received += message.data
            self._stream.feed(message.data)
            return True
        if message.type is aiohttp.WSMsgType.TEXT:
            self.told.append(json.loads(message.data))
            return True
        return False

    async def wait_for(self, *texts: str, gone: str = "") -> None:
        """Returns when all of these stand on the screen, and `gone` does not."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not all(text in self.text for text in texts) or (gone and gone in self.text):
                    if not await self._read():
                        raise TimeoutError
        except TimeoutError:
            raise AssertionError(f"{texts} not on the screen:\n{self.text}") from None

    async def type(self, keys: str) -> None:
        await self.socket.send_str(json.dumps(["stdin", keys]))

    async def resize(self, width: Any, height: Any) -> None:
        await self.socket.send_str(json.dumps(["resize", {"width": width, "height": height}]))
        self.screen.resize(height, width)

    async def ended(self) -> None:
        """Returns when the server has closed the page."""
        async with asyncio.timeout(PATIENCE):
            while await self._read():
                pass
        assert self.socket.closed


@asynccontextmanager
async def page(link: str, columns: int = 80, rows: int = 24) -> AsyncIterator[Page]:
    """Opens a page as a browser does, and closes it as one that closes a tab."""
    async with aiohttp.ClientSession() as browser:
        async with browser.get(link) as index:
            assert index.status == 200
        async with browser.ws_connect(f"{link}socket?width={columns}&height={rows}") as connection:
            yield Page(connection, columns, rows)


async def invited(bare: str) -> str:
    """The link that the bare address gives."""
    async with aiohttp.ClientSession() as browser, browser.get(bare) as response:
        assert response.status == 200
        (path,) = re.findall(r'href="(/[\w-]{32}/)"', await response.text())
        return bare.rstrip("/") + path


async def gone(programs: list[int]) -> None:
    """Returns when all of these have ended."""
    assert programs
    for program in programs:
        ended, _, _ = await asyncio.to_thread(select.select, [program], [], [], PATIENCE)
        assert ended
        os.close(program)


@asynccontextmanager
async def hosted(folder: Path, program: str = "") -> AsyncIterator[tuple[GameServer, str]]:
    """The server in this process, with its address; `program` is played in the place of the game."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = GameServer(listening, Visitors(folder), ("--lang", "fr"))
    if program:
        server.command = f"exec {shlex.join((sys.executable, '-c', program))}"
    runner = web.AppRunner(await server._make_app())
    await runner.setup()
    try:
        await web.SockSite(runner, listening).start()
        yield server, f"http://127.0.0.1:{listening.getsockname()[1]}/"
    finally:
        await runner.cleanup()
