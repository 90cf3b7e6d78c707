"""The server: pages, and for each page that is open the program itself, as a process of its own.

It is textual-serve's, of which these private names are used, each tested in `tests/web/test_server.py`:

- `Server._make_app`: which addresses there are;
- `Server._process_messages`: what a page sends goes to its process;
- `AppService._build_environment`: whose folder a process plays in;
- `AppService._process`: one that does not end by itself is ended;
- `DownloadManager._active_downloads`: what nobody fetched is forgotten with its page.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import shlex
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from socket import socket
from typing import Any, Final

import jinja2
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from textual_serve.app_service import AppService
from textual_serve.server import Server, to_int

from ffapp.store.errors import StoreError
from ffapp.store.files import RealFiles
from ffapp.store.folders import HOME, VISITOR
from ffapp.texts import Texts, choose_language
from ffapp.web.visitors import Visit, Visitors

MOST: Final = 32
"""So many pages may be open at once: each is a process."""

PATIENCE: Final = 10.0
"""Seconds that a process gets to close its game."""

WIDEST: Final = 500
TALLEST: Final = 300
"""A page cannot have a larger screen drawn."""

MALFORMED: Final = (
    *(ValueError, LookupError, TypeError, AttributeError, AssertionError),
    *(RecursionError, OverflowError),  # lists in lists without end, and a number without
)
"""What comes of a message that no page of ours sends: it ends the page."""

HEADERS: Final = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",  # an address is a key
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

log = logging.getLogger("ffapp.web")


class Session(AppService):
    """The process of one open page."""

    def __init__(self, visit: Visit, environment: dict[str, str], command: str, **named: Any) -> None:
        super().__init__(command, **named)
        self._visit = visit
        self._environment = environment

    def _build_environment(self, width: int = 80, height: int = 24) -> dict[str, str]:
        environment = super()._build_environment(*_bounded(width, height))
        environment.update(self._environment)
        environment.pop(VISITOR, None)
        if self._visit.folder is not None:
            environment |= {HOME: str(self._visit.folder), VISITOR: "1"}
        return environment

    async def set_terminal_size(self, width: int, height: int) -> None:
        await super().set_terminal_size(*_bounded(width, height))

    async def on_data(self, payload: bytes) -> None:
        # Once the page is closed, what its process still draws is read and let go, so that it can end in order.
        with suppress(ConnectionError, RuntimeError):
            await super().on_data(payload)

    async def on_meta(self, data: bytes) -> None:
        with suppress(ConnectionError, RuntimeError):
            await super().on_meta(data)

    async def run(self) -> None:
        try:
            await super().run()
        finally:
            with suppress(ConnectionError, RuntimeError):
                await self.remote_close()

    async def stop(self) -> None:
        """Asks the process to close its game and end, and waits until it has; one that does not is ended."""
        process = self._process
        if process is None:
            return
        ending = {asyncio.create_task(super().stop()), asyncio.create_task(process.wait())}
        _, waiting = await asyncio.wait(ending, timeout=PATIENCE)
        if waiting:
            with suppress(ProcessLookupError):
                process.kill()
            await asyncio.wait(waiting)


def _bounded(width: int, height: int) -> tuple[int, int]:
    return max(1, min(int(width), WIDEST)), max(1, min(int(height), TALLEST))


class GameServer(Server):
    """Serves the game on a socket that listens already.

    `words` are the options that each process is started with; `language` is spoken to everybody, or, left out, what the
    browser asks for.
    """

    def __init__(self, listening: socket, visitors: Visitors, words: tuple[str, ...] = (), language: str = "") -> None:
        super().__init__(_command((sys.executable, "-m", "ffapp", *words)), title="ffapp")
        self.visitors = visitors
        self.sessions: set[Session] = set()
        self._fetched: set[str] = set()
        self._listening = listening
        self._language = language
        self._texts = {name: Texts(name) for name in Texts.available}
        # Nothing of what visitors send is ever part of a template.
        self._page = jinja2.Environment(autoescape=True).from_string(
            Path(__file__).with_name("page.html").read_text(encoding="utf-8")
        )

    def serve(self, debug: bool = False) -> None:
        """Serves until the process is told to end; all games are then closed in order."""
        self.debug = debug
        self.initialize_logging()
        web.run_app(self._make_app(), sock=self._listening, print=None)

    def initialize_logging(self) -> None:
        # Addresses are keys: no request is logged.
        logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")

    async def _make_app(self) -> web.Application:
        app = web.Application(middlewares=[_headers])
        app.add_routes(
            [
                web.get("/", self.handle_bare),
                web.get("/download/{key}", self.handle_download),
                web.get("/{token}/", self.handle_index),
                web.get("/{token}/socket", self.handle_websocket),
                web.static("/static", self.statics_path),
            ]
        )
        logging.getLogger("aiohttp.server").addFilter(_unread)
        app.router.add_route("*", "/{anything:.*}", self.handle_unknown)
        app.on_shutdown.append(self.on_shutdown)
        return app

    async def on_shutdown(self, app: web.Application) -> None:
        await asyncio.gather(*(session.stop() for session in self.sessions))

    # -- pages ---------------------------------------------------------------------------------------------------------

    async def handle_bare(self, request: web.Request) -> web.StreamResponse:
        """Gives somebody who has no link one of their own."""
        t = self._spoken(request)
        return self._told(request, t("web-welcome"), t("web-keep"), link=f"/{self.visitors.invite()}/")

    async def handle_index(self, request: web.Request) -> web.StreamResponse:
        """The page that plays."""
        if self.visitors.visit(request.match_info["token"]) is None:
            return await self.handle_unknown(request)
        if len(self.sessions) >= MOST:
            return self._told(request, self._spoken(request)("web-busy"), status=503)
        size = max(6, min(to_int(request.query.get("fontsize", "16"), 16), 64))
        return self._rendered(request, socket=True, size=size)

    async def handle_unknown(self, request: web.Request) -> web.StreamResponse:
        """The page for an address that leads nowhere and for a link that nobody was given."""
        return self._told(request, self._spoken(request)("web-unknown"), status=404)

    def _told(self, request: web.Request, *lines: str, link: str = "", status: int = 200) -> web.Response:
        return self._rendered(request, lines=lines, link=link, status=status)

    def _rendered(self, request: web.Request, *, status: int = 200, **parts: Any) -> web.Response:
        nonce = secrets.token_urlsafe(12)
        text = self._page.render(t=self._spoken(request), nonce=nonce, **parts)
        policy = (
            f"default-src 'self'; script-src 'self' 'nonce-{nonce}'; style-src 'self' 'unsafe-inline'; "
            "img-src 'self' data: blob:; connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'"
        )
        headers = {"Content-Security-Policy": policy}
        return web.Response(text=text, content_type="text/html", status=status, headers=headers)

    def _spoken(self, request: web.Request) -> Texts:
        """The texts in the language of this server, else in that of the browser, else in that of this machine."""
        asked = [part.partition(";")[0].strip() for part in request.headers.get("Accept-Language", "").split(",")]
        wishes = ":".join([*(wish.replace("-", "_") for wish in asked), os.environ.get("LANGUAGE", "")])
        return self._texts[choose_language(self._language, {**os.environ, "LANGUAGE": wishes})]

    # -- playing -------------------------------------------------------------------------------------------------------

    async def handle_websocket(self, request: web.Request) -> web.StreamResponse:  # type: ignore[override]
        """What a page and its process say to each other, until one of them ends."""
        visit = self.visitors.visit(request.match_info["token"])
        if visit is None:
            return await self.handle_unknown(request)
        websocket = web.WebSocketResponse(heartbeat=15)
        if len(self.sessions) >= MOST or not websocket.can_prepare(request):
            return await self.handle_index(request)
        if visit.folder is not None:
            try:
                RealFiles().make_folder(visit.folder)
            except (OSError, StoreError) as error:
                log.error("no folder for a visitor: %s", error)
                return web.Response(status=503)  # no browser shows what an answer to this holds
        session = Session(
            visit,
            {"LANGUAGE": self._spoken(request).language, "TERM": "xterm-256color"},
            self.command,
            write_bytes=websocket.send_bytes,
            write_str=websocket.send_str,
            close=websocket.close,
            download_manager=self.download_manager,
            debug=self.debug,
        )
        self.sessions.add(session)
        try:
            await websocket.prepare(request)
            await session.start(to_int(request.query.get("width", ""), 80), to_int(request.query.get("height", ""), 24))
            await self._process_messages(websocket, session)
        except MALFORMED:
            await websocket.close()
        finally:
            await session.stop()
            self.sessions.discard(session)
            self._forget_downloads(session)
        return websocket

    async def handle_download(self, request: web.Request) -> web.StreamResponse:
        """What a page's process hands out, once, by a key that nobody can guess."""
        key = request.match_info["key"]
        if key in self._fetched or key not in self.download_manager._active_downloads:
            return await self.handle_unknown(request)
        self._fetched.add(key)
        try:
            return await super().handle_download(request)
        finally:
            self._fetched.discard(key)

    def _forget_downloads(self, session: Session) -> None:
        waiting = self.download_manager._active_downloads
        for key in [key for key, download in waiting.items() if download.app_service is session]:
            if key not in self._fetched:
                del waiting[key]


def _unread(record: logging.LogRecord) -> bool:
    """Whether something may be logged: not what a client sent that is no request, and the key in it with it."""
    error = record.exc_info and record.exc_info[1]
    return not isinstance(error, HttpProcessingError)


@web.middleware
async def _headers(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    response = await handler(request)
    if not response.prepared:
        response.headers.update(HEADERS)
    return response


def _command(words: tuple[str, ...]) -> str:
    """The line of a shell that becomes the program."""
    return subprocess.list2cmdline(words) if sys.platform == "win32" else f"exec {shlex.join(words)}"
