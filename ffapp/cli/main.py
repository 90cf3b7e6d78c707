"""From the words of the command line to a verb, and from whatever happens to an exit code."""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

from ffapp import __version__
from ffapp.cli.console import INTERRUPTED, OK, PIPE_CLOSED, UNREADABLE, Console, forget
from ffapp.cli.errors import Trouble, UsageError
from ffapp.cli.help import tell_help
from ffapp.cli.parser import Call, language_asked, parse

if TYPE_CHECKING:
    from collections.abc import Callable


def run_verb(arguments: list[str]) -> int:
    """Does what `arguments` ask for and returns the exit code: 0, 1 (something was refused) or 2 (something could not
    be read, or was not understood)."""
    _open_streams()
    console = Console(language_asked(arguments), ascii_only="--ascii" in arguments)
    try:
        code = _done(arguments, console)
        sys.stdout.flush()
    except BrokenPipeError:
        forget(sys.stdout)
        return PIPE_CLOSED
    except KeyboardInterrupt:
        with suppress(OSError):
            sys.stdout.flush()
        return INTERRUPTED
    except OSError as error:
        # What verbs read and write is told by them; this is standard output itself, on a full disk.
        forget(sys.stdout)
        from ffapp.store.errors import cause

        return console.complain("cli-output-lost", cause=cause(error))
    return code


def _open_streams() -> None:
    """Where the caller closed a stream there is one that goes nowhere."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123


def _done(arguments: list[str], console: Console) -> int:
    try:
        call = parse(arguments)
        if call.has("--version"):
            console.say(f"ffapp {__version__}")
            return OK
        if call.has("--help"):
            return tell_help(call.verb.name, console)
        if call.verb.stays:
            gc.disable()
        module, _, name = call.verb.where.partition(":")
        verb: Callable[[Call, Console], int] = getattr(import_module(module), name)
        return max(verb(call, console), console.code)
    except Trouble as trouble:
        console.complain(trouble.message, **trouble.arguments)
        if trouble.meant:
            console.note("cli-meant", names=", ".join(trouble.meant))
        if isinstance(trouble, UsageError):
            console.note(f"cli-usage-{trouble.verb or 'any'}")
        return UNREADABLE
    except Exception as error:
        if not _is_store_error(error):
            raise
        return console.complain(_message(error.rule, console), **error.arguments)  # type: ignore[attr-defined]


def _message(rule: str, console: Console) -> str:
    """The sentence of what the store refuses: one for the command line where that of the screen speaks of what can be
    done there."""
    own = f"cli-store-{rule}"
    return own if console.texts.has(own) else f"store-{rule}"


def _is_store_error(error: Exception) -> bool:
    """Whether the store refuses; the store is not imported where nothing used it."""
    errors = sys.modules.get("ffapp.store.errors")
    return errors is not None and isinstance(error, errors.StoreError)
