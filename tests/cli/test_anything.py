"""Whatever a script or a save holds: an exit code and a sentence, never a traceback."""

from __future__ import annotations

import io
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ffapp.__main__ import main
from tests.cli.scripts import BOOK, cmd, fight, fight_round, foe, hero, luck, plain, written

LINES = [
    *hero(health=(4, 9)),
    cmd("ReceiveStones", stone="curse"),
    cmd("AddNote", text="é\u202e"),
    fight(foe("A", 5, 9), foe("B", 9, 9), order="together", escape=True),
    fight_round(1, 1, 6, 6, 3, 3, target=0),
    plain(),
    luck(3, 4),
    {"undo": 2},
    {"redo": 2},
    cmd("Escape"),
]

SCRIPT = written(LINES).encode()


@contextmanager
def captured() -> Iterator[tuple[io.TextIOWrapper, io.TextIOWrapper]]:
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with redirect_stdout(out), redirect_stderr(err):
        yield out, err


def ran(*words: str) -> int:
    """The exit code of a verb that must not raise."""
    with captured():
        return main(list(words))


def played(script: bytes, *options: str) -> int:
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(script))
    try:
        return ran("run", BOOK, "-", *options)
    finally:
        sys.stdin = before


def mutated(data: bytes) -> st.SearchStrategy[bytes]:
    """The data with a few pieces cut out, repeated or replaced."""
    place = st.integers(0, len(data))
    change = st.tuples(place, st.integers(0, 40), st.binary(max_size=8))

    def apply(changes: list[tuple[int, int, bytes]]) -> bytes:
        text = data
        for at, length, new in changes:
            text = text[:at] + new + text[at + length :]
        return text

    return st.lists(change, min_size=1, max_size=4).map(apply)


@given(st.binary(max_size=200), st.booleans())
def test_any_bytes_as_a_script(script: bytes, data: bool) -> None:
    assert played(script, *(["--json"] if data else [])) in (0, 1, 2)


@given(mutated(SCRIPT))
def test_any_change_to_a_script(script: bytes) -> None:
    assert played(script, "--json") in (0, 1, 2)


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from([line for line in LINES if "cmd" in line]), st.data())
def test_any_value_in_a_field(line: dict[str, Any], data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(line["cmd"])))
    strange = {**line, "cmd": {**line["cmd"], name: data.draw(VALUES)}}
    script = SCRIPT + json.dumps(strange).encode() + b"\n"
    assert played(script, "--json") in (0, 1, 2)


@cache
def a_save() -> bytes:
    """The script as a save."""
    with tempfile.TemporaryDirectory() as folder:
        save = Path(folder) / "a.ffsave"
        assert played(SCRIPT, "--write", str(save), "--seed", "s") == 0
        return save.read_bytes()


@given(st.data())
def test_any_change_to_a_save(data: st.DataObject) -> None:
    changed = data.draw(mutated(a_save()))
    with tempfile.TemporaryDirectory() as folder:
        save = Path(folder) / "a.ffsave"
        save.write_bytes(changed)
        for words in (["show"], ["export"], ["verify", "--redecide"]):
            assert ran(*words, str(save)) in (0, 1, 2)
        assert save.read_bytes() == changed
        assert [path.name for path in Path(folder).iterdir()] == ["a.ffsave"]
