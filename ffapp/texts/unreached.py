"""Libraries that import more than is ever reached here, imported without it.

Beyond their promises it needs of them that they use nothing of it while they are imported, but for calls whose results
are only kept: `tests/texts/test_unreached.py` fails when they do. Public would be: imports where something is used.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeAlias

Calls: TypeAlias = list[tuple[str, tuple[Any, ...]]]
"""What was called while something was imported: its full name, and with what."""


class NotImportedError(RuntimeError):
    """Something is used that was left out when it was imported."""


class _Unreached:
    """What stands for a name of a module that was left out, and for what a call of it gives."""

    def __init__(self, name: str, calls: Calls | None) -> None:
        self._name = name
        self._calls = calls

    def __call__(self, *given: Any, **named: Any) -> _Unreached:
        if self._calls is None:
            raise NotImportedError(f"not imported: {self._name}")
        self._calls.append((self._name, given))
        return _Unreached(self._name, None)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise NotImportedError(f"not imported: {self._name}.{name}")


class _Module(ModuleType):
    """Has every name. What is called by one gives nothing that can be used, and once the import is over it fails."""

    def __init__(self, name: str, calls: Calls) -> None:
        super().__init__(name)
        self._calls = calls
        self._given: list[_Unreached] = []

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        self._given.append(_Unreached(f"{self.__name__}.{name}", self._calls))
        return self._given[-1]

    def close(self) -> None:
        """From now on nothing may be called."""
        for given in self._given:
            given._calls = None


@contextmanager
def unreached(*modules: str) -> Iterator[Calls]:
    """While it lasts, each of these modules that nothing has imported yet is an empty one for who imports it. What is
    used of it later raises `NotImportedError`. Gives what was called meanwhile."""
    calls: Calls = []
    absent = {name: _Module(name, calls) for name in modules if name not in sys.modules}
    sys.modules.update(absent)
    try:
        yield calls
    finally:
        for name, module in absent.items():
            module.close()
            del sys.modules[name]
