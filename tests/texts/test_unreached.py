"""What is left out where a library is imported says so where it is used all the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ffapp.texts.unreached import NotImportedError, unreached

MODULE = """
import left_out
from left_out import Shape, shape
KEPT = shape("#0")
def late(): return shape("#1")
def used(): return KEPT.apply(1)
def asked(pattern: Shape): return left_out.other.part
DUNDER = hasattr(left_out, "__path__"), hasattr(shape, "__wrapped__")
"""


def test_what_is_used_of_it_later_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "importing.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    with unreached("left_out") as calls:
        import importing  # type: ignore[import-not-found]
    monkeypatch.delitem(sys.modules, "importing")
    assert "left_out" not in sys.modules
    assert calls == [("left_out.shape", ("#0",))]
    assert importing.DUNDER == (False, False)
    with pytest.raises(NotImportedError, match=r"^not imported: left_out\.shape$"):
        importing.late()
    with pytest.raises(NotImportedError, match=r"^not imported: left_out\.shape\.apply$"):
        importing.used()
    with pytest.raises(NotImportedError, match=r"^not imported: left_out\.other\.part$"):
        importing.asked(None)


def test_fluent_needs_one_pattern_for_its_import_and_nothing_else() -> None:
    code = (
        "from ffapp.texts.unreached import unreached\n"
        "with unreached('babel.dates', 'babel.numbers', 'pytz') as calls:\n"
        "    import fluent.runtime\n"
        "print(calls)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.strip() == "[('babel.numbers.parse_pattern', ('#0',))]"


def test_a_number_that_is_none_of_ours_names_what_is_left_out() -> None:
    code = (
        "from ffapp.texts.catalogue import FluentBundle\n"
        "from fluent.runtime.types import fluent_number\n"
        "from babel import Locale\n"
        "fluent_number(1).format(Locale('en'))"
    )
    failed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "NotImportedError: not imported: babel.numbers.NumberPattern" in failed.stderr
