"""Libraries that import more than is ever reached here, imported without it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any


class _Unreached(ModuleType):
    """Has every name; what is called by one gives None."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: None


@contextmanager
def unreached(*modules: str) -> Iterator[None]:
    """While it lasts, each of these modules that nothing has imported yet is an empty one for who imports it."""
    absent = [name for name in modules if name not in sys.modules]
    sys.modules.update((name, _Unreached(name)) for name in absent)
    try:
        yield
    finally:
        for name in absent:
            del sys.modules[name]
