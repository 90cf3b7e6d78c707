"""A real browser without a window, driven by its own protocol, and what its pictures show."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import pyte
from PIL import Image

PATIENCE = 60.0
"""Seconds that a page gets to show what is waited for."""

FOUND = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
"""The program; None where there is none."""

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-port=0",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)

KEYS = {"Enter": (13, "\r"), "ArrowLeft": (37, ""), "F3": (114, "")}
"""Keys that are no letters: the code of each, and what it types."""


class Judged(NamedTuple):
    """How many cells of a picture are as the page was told to draw them, of how many: letters and digits that have ink,
    blanks that have none, and grounds of the right colour."""

    letters: float
    blanks: float
    grounds: float
    cells: int


class Tab:
    """A tab of the browser. What its terminal should show is known by what the page was sent."""

    def __init__(self, connection: aiohttp.ClientWebSocketResponse) -> None:
        self._connection = connection
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._heard = asyncio.Event()
        self.addresses: list[str] = []
        """Whatever was asked of any server."""
        self.complaints: list[str] = []
        self.screen = pyte.Screen(80, 24)
        self._stream = pyte.ByteStream(self.screen)

    async def listen(self) -> None:
        """Takes in all that the browser says."""
        async for message in self._connection:
            said = message.json()
            if "id" in said:
                self._answers.pop(said["id"]).set_result(said)
            else:
                self._hear(said["method"], said["params"])
                self._heard.set()

    def _hear(self, method: str, told: dict[str, Any]) -> None:
        match method:
            case "Network.requestWillBeSent":
                self.addresses.append(told["request"]["url"])
            case "Network.webSocketCreated":
                self.addresses.append(told["url"])
                sizes = dict(part.split("=") for part in told["url"].partition("?")[2].split("&"))
                self.screen.reset()
                self.screen.resize(int(sizes["height"]), int(sizes["width"]))
            case "Network.webSocketFrameReceived" if told["response"]["opcode"] == 2:
                self._stream.feed(base64.b64decode(told["response"]["payloadData"]))
            case "Network.webSocketFrameSent" if told["response"]["payloadData"].startswith('["resize"'):
                size = json.loads(told["response"]["payloadData"])[1]
                self.screen.resize(size["height"], size["width"])
            case "Runtime.exceptionThrown" | "Log.entryAdded":
                self.complaints.append(json.dumps(told))

    async def ask(self, method: str, **named: Any) -> dict[str, Any]:
        """One call of the protocol."""
        number = next(self._numbers)
        self._answers[number] = answer = asyncio.get_running_loop().create_future()
        await self._connection.send_json({"id": number, "method": method, "params": named})
        async with asyncio.timeout(PATIENCE):
            said = await answer
        assert "error" not in said, said
        result: dict[str, Any] = said["result"]
        return result

    async def run(self, script: str) -> Any:
        """What a script of the page gives."""
        told = await self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in told, told
        return told["result"].get("value")

    @property
    def text(self) -> str:
        return "\n".join(self.screen.display)

    async def wait_for(self, *texts: str, gone: str = "") -> None:
        """Returns when the page was told to show all of these, and not `gone`."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not all(text in self.text for text in texts) or (gone and gone in self.text):
                    self._heard.clear()
                    await self._heard.wait()
        except TimeoutError:
            raise AssertionError(f"{texts} not on the screen:\n{self.text}\n{self.complaints}") from None

    async def size(self, width: int, height: int) -> None:
        """Makes the window so large, in points of the picture."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        await self.ask("Emulation.setDeviceMetricsOverride", **metrics)

    async def go(self, address: str) -> None:
        """Opens an address and returns when its page is there."""
        await self.ask("Page.navigate", url=address)
        await self.run(
            "new Promise(done => document.readyState == 'complete' ? done() : addEventListener('load', done))"
        )

    async def type(self, text: str) -> None:
        """Types letters by hand."""
        for letter in text:
            await self.ask("Input.dispatchKeyEvent", type="keyDown", text=letter, key=letter)
            await self.ask("Input.dispatchKeyEvent", type="keyUp", key=letter)

    async def press(self, key: str) -> None:
        code, typed = KEYS[key]
        named = {"key": key, "code": key, "windowsVirtualKeyCode": code, **({"text": typed} if typed else {})}
        await self.ask("Input.dispatchKeyEvent", type="keyDown", **named)
        await self.ask("Input.dispatchKeyEvent", type="keyUp", **named)

    async def picture(self, path: Path | None = None) -> tuple[Image.Image, Judged]:
        """The picture of the page once it has drawn what it was sent, also written to `path`, and how it looks."""
        # Two frames: xterm.js takes in what it has queued in one, and draws it in the next.
        frame = "new Promise(done => requestAnimationFrame(done))"
        judged = None
        async with asyncio.timeout(PATIENCE):
            while judged is None or min(judged[:3]) < 0.97:  # the picture is late, or wrong
                await self.run(frame)
                await self.run(frame)
                shot = await self.ask("Page.captureScreenshot", format="png")
                image = Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB")
                if path is not None:
                    image.save(path)
                box = await self.run(
                    "(b => [b.x, b.y, b.width, b.height])"
                    "(document.querySelector('.xterm-screen').getBoundingClientRect())"
                )
                judged = judge(image, self.screen, box)
        return image, judged


def judge(image: Image.Image, screen: pyte.Screen, box: list[float]) -> Judged:
    """Compares the picture of a terminal that fills `box` (left, top, width, height) with what it should show, cell by
    cell. Blocks, lines and pictures are left out: what they look like is up to the font."""
    left, top, width, height = box
    wide, high = width / screen.columns, height / screen.lines
    letters, blanks, grounds = [], [], []
    for row in range(screen.lines):
        for column in range(screen.columns):
            cell = screen.buffer[row][column]
            if not (cell.data.isalnum() or cell.data == " ") or cell.reverse:
                continue
            x, y = left + column * wide, top + row * high
            area = image.crop((round(x) + 1, round(y) + 1, round(x + wide) - 1, round(y + high) - 1))
            extremes = area.getextrema()
            ink = max(most - least for least, most in extremes) > 24
            if cell.data == " ":
                blanks.append(not ink)
            elif cell.fg != cell.bg:
                letters.append(ink)
            if len(cell.bg) == 6 and cell.data == " ":
                wanted = bytes.fromhex(cell.bg)
                shown = area.getpixel((0, 0))
                grounds.append(all(abs(a - b) <= 8 for a, b in zip(wanted, shown, strict=True)))
    return Judged(*(sum(each) / max(1, len(each)) for each in (letters, blanks, grounds)), len(letters))


@asynccontextmanager
async def browser(folder: Path, width: int = 1200, height: int = 800) -> AsyncIterator[Tab]:
    """Starts the browser with a folder of its own, and opens a tab of that size."""
    assert FOUND is not None
    process = await asyncio.create_subprocess_exec(
        FOUND,
        *FLAGS,
        f"--user-data-dir={folder}",
        "about:blank",
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            assert process.stderr is not None
            while not (line := await process.stderr.readline()).startswith(b"DevTools listening on "):
                assert line, "the browser did not start"
        port = line.split(b"/")[2].decode()
        reading = asyncio.create_task(process.stderr.read())
        async with aiohttp.ClientSession() as session:
            async with session.get(f"http://{port}/json/list") as response:
                (target,) = [found for found in await response.json() if found["type"] == "page"]
            async with session.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0) as connection:
                tab = Tab(connection)
                listening = asyncio.create_task(tab.listen())
                for domain in ("Page", "Network", "Runtime", "Log"):
                    await tab.ask(f"{domain}.enable")
                await tab.size(width, height)
                yield tab
        await listening
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
        await reading
