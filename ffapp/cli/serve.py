"""`ffapp serve`: the game in browsers."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from importlib.util import find_spec

from ffapp.cli.console import OK, Console
from ffapp.cli.errors import Trouble, UsageError
from ffapp.cli.parser import Call
from ffapp.core.bounds import number_typed
from ffapp.store.errors import cause, shown
from ffapp.store.folders import visitors_folder

HOST = "127.0.0.1"
PORT = 8000
HIGHEST = 65_535


def serve(call: Call, console: Console) -> int:
    """Serves until it is told to end. Raises `Trouble` where it cannot."""
    if find_spec("textual_serve") is None:
        raise Trouble("cli-serve-missing")
    host, port = call.options.get("--host", HOST), _port(call)
    with _listening(host, port) as listening:
        from ffapp.web.server import GameServer
        from ffapp.web.visitors import Visitors

        language = call.options.get("--lang", "")
        words = (*(("--lang", language) if language else ()), *(("--ascii",) if console.ascii_only else ()))
        visitors = Visitors(visitors_folder())
        server = GameServer(listening, visitors, words, language)
        address = _address(host, listening)
        told = "cli-serve-here" if _is_local(host) else "cli-serve-public"
        console.say(console.t(told, host=host))
        console.say(console.t("cli-serve-own", address=f"{address}{visitors.own}/"))
        console.say(console.t("cli-serve-others", address=address, folder=shown(visitors.folder)))
        console.say(console.t("cli-serve-end"))
        console.flush()
        server.serve()
    return OK


def _port(call: Call) -> int:
    """The number of the port; 0 takes any that is free."""
    asked = call.options.get("--port", str(PORT))
    port = number_typed(asked, HIGHEST)
    if port is None:
        raise UsageError("cli-option-port", "serve", word="--port", value=asked, high=HIGHEST)
    return port


def _listening(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family)
    except (OSError, UnicodeError, OverflowError) as error:
        why = cause(error) if isinstance(error, OSError) and not isinstance(error, socket.gaierror) else "EADDRNOTAVAIL"
        raise Trouble("cli-serve-refused", host=host, port=port, cause=why) from error


def _is_local(host: str) -> bool:
    """Whether only this machine can get there."""
    number = _number(host)
    return host.lower() == "localhost" if number is None else number.is_loopback


def _address(host: str, listening: socket.socket) -> str:
    """What a browser is given; where every address of the machine is listened on, its name."""
    number = _number(host)
    name = (
        socket.gethostname() if number is not None and number.is_unspecified else f"[{host}]" if ":" in host else host
    )
    return f"http://{name}:{listening.getsockname()[1]}/"


def _number(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that a host is given by, in whatever way it may be written ("0" is 0.0.0.0); None for a name."""
    with suppress(ValueError):
        return ipaddress.ip_address(host)
    with suppress(OSError):
        return ipaddress.ip_address(socket.inet_aton(host))
    return None
