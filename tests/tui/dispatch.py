"""What makes messages arrive sooner in the tests: which handlers a class has for a kind of them is looked for once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from textual.message import Message
from textual.message_pump import MessagePump

_HANDLERS: dict[tuple[type, type, str], list[tuple[type, Any]] | None] = {}
"""For a class of pumps, one of messages and a name: its handlers by their class. None where some are decorated, and it
depends on the message which of them are meant."""

_search = MessagePump._get_dispatch_methods


def _handlers(pump: type, kind: type, name: str) -> list[tuple[type, Any]] | None:
    found = []
    for cls in pump.__mro__:
        decorated = cls.__dict__.get("_decorated_handlers")
        if decorated and any(parent in decorated for parent in kind.__mro__):
            return None
        method = cls.__dict__.get(f"_{name}") or cls.__dict__.get(name)
        if method is not None and not getattr(method, "_textual_on", None):
            found.append((cls, method))
    return found


def dispatched(self: MessagePump, method_name: str, message: Message) -> Iterable[tuple[type, Any]]:
    """As `MessagePump._get_dispatch_methods`."""
    key = type(self), type(message), method_name
    try:
        handlers = _HANDLERS[key]
    except KeyError:
        handlers = _HANDLERS[key] = _handlers(*key)
    return _search(self, method_name, message) if handlers is None else _each(self, message, handlers)


def _each(pump: MessagePump, message: Message, handlers: list[tuple[type, Any]]) -> Iterable[tuple[type, Any]]:
    for cls, method in handlers:
        if message._no_default_action:
            break
        yield cls, method.__get__(pump, cls)


MessagePump._get_dispatch_methods = dispatched  # type: ignore[method-assign, assignment]
