"""What the screens rely on in Textual without its promise: each fails here before it fails a player."""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual._context import NoActiveAppError
from textual._xterm_parser import XTermParser
from textual.app import App, ComposeResult
from textual.color import Color
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Input

from ffapp.tui import upstream
from ffapp.tui.kit.fields import NumberField
from ffapp.tui.look.drawn import Drawn
from tests.tui.quiet import draw_due, draw_now, paint

PROGRAM = Path(upstream.__file__).parents[1]


class Small(App[None]):
    """One field, and a handler that can be held up."""

    held: asyncio.Event | None = None
    entered: asyncio.Event | None = None

    def compose(self) -> ComposeResult:
        yield Input()

    async def on_input_changed(self) -> None:
        if self.held is not None and self.entered is not None:
            self.entered.set()
            await self.held.wait()


async def calm(app: App[Any]) -> None:
    """Returns when nothing is in work any more."""
    while upstream.in_work(app):  # noqa: ASYNC110 -- no event tells
        await asyncio.sleep(0)


async def test_an_app_comes_to_rest() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        assert not any(map(upstream.works, (app, *upstream.pumps(app))))
        assert not upstream.leaving(app)
        app.exit()
        assert upstream.leaving(app)


async def test_a_message_that_waits_is_work_and_so_is_one_that_is_handled() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        field = app.query_one(Input)
        app.held, app.entered = asyncio.Event(), asyncio.Event()
        field.value = "a"
        assert upstream.waits(field)
        assert upstream.in_work(app)
        await app.entered.wait()
        assert upstream.works(app)
        assert upstream.in_work(app)
        app.held.set()
        await calm(app)


async def test_what_is_called_next_or_after_the_next_frame_is_work() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        called = []
        app.call_next(called.append, "next")
        assert upstream.in_work(app)
        await calm(app)
        app.screen.call_after_refresh(called.append, "frame")
        assert upstream.in_work(app)
        await calm(app)
        assert called == ["next", "frame"]


async def test_a_screen_that_is_not_there_yet_is_work() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        screen: Screen[Any] = Screen()
        app.push_screen(screen)
        assert upstream.in_work(app)
        await calm(app)
        assert screen.is_mounted
        assert screen.size


async def test_a_worker_is_work() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        held = asyncio.Event()
        app.run_worker(held.wait())
        await asyncio.sleep(0)
        assert upstream.in_work(app)
        held.set()
        await calm(app)


async def test_a_layout_that_is_due_is_done_at_once() -> None:
    app = Small()
    async with app.run_test():
        await calm(app)
        field = app.query_one(Input)
        field.styles.width = 7
        while not upstream.frame_due(app.screen):  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert draw_due(app.screen)
        draw_now(app.screen)
        assert field.size.width < 8
        await calm(app)


async def test_a_terminal_is_asked() -> None:
    app = Small()
    async with app.run_test():
        written: list[str] = []
        assert app._driver is not None
        app._driver.write = written.append  # type: ignore[method-assign]
        upstream.ask(app, "?")
        assert written == ["?"]


@pytest.mark.parametrize("begun", ["\x1b", "\x1b[99", "\x1b[99z", "\x1b[1114112u"])
def test_a_parser_is_begun_anew(begun: str) -> None:
    parser = XTermParser()
    assert not upstream.restart(parser)
    with suppress(ValueError):
        assert not list(parser.feed(begun))
    assert upstream.restart(parser)
    assert not upstream.restart(parser)
    (key,) = parser.feed("q")
    assert isinstance(key, events.Key)
    assert key.key == "q"


def test_the_keys_that_only_change_others_have_their_names() -> None:
    assert {"left_shift", "right_control", "iso_level3_shift"} <= upstream.KEYS_OF_MODIFIERS


async def test_what_is_told_for_a_moment_is_known_and_taken_back() -> None:
    app = Small()
    async with app.run_test(notifications=True) as pilot:
        app.notify("once", severity="warning")
        app.notify("twice")
        await pilot.pause()
        once, twice = upstream.notices(app)
        upstream.take_back(app, once)
        assert upstream.notices(app) == (twice,)


async def test_a_key_is_typed_into_a_field_that_has_not_the_focus() -> None:
    app = Small()
    async with app.run_test() as pilot:
        upstream.type_into(app.query_one(Input), events.Key("x", "x"))
        await pilot.pause()
        assert app.query_one(Input).value == "x"


async def test_a_component_class_is_found_when_it_is_asked_for() -> None:
    app = Small()
    app.stylesheet.add_source("Input > .late { color: #123456; }", ("test", ""))
    async with app.run_test():
        field = app.query_one(Input)
        upstream.add_component(field, "late")
        assert field.get_component_styles("late").color.hex == "#123456"


def test_bindings_come_with_their_keys() -> None:
    assert ("up", "step(1)") in [
        (key, binding.action) for key, binding in upstream.bindings_of(NumberField(low=0, high=1, complain=str))
    ]


async def test_an_app_is_closed_amid_its_work() -> None:
    app = Small()
    async with app.run_test():
        upstream.close_soon(app)
        while not upstream.leaving(app):  # noqa: ASYNC110 -- no event tells
            await asyncio.sleep(0)
    assert not app.is_running


source_of = cache(inspect.getsource)


@pytest.mark.parametrize(
    ("where", "name"), [(where, name) for where in upstream.OVERRIDDEN for name in upstream.OVERRIDDEN[where]]
)
def test_what_subclasses_use_or_replace_is_there(where: str, name: str) -> None:
    module, _, kind = where.partition(":")
    named = re.compile(rf"\b{name}\b")
    assert any(named.search(source_of(base)) for base in getattr(pytest.importorskip(module), kind).__mro__[:-1])


def test_no_other_file_names_what_is_private_elsewhere() -> None:
    trees = {path: [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))] for path in PROGRAM.rglob("*.py")}
    ours = {name for nodes in trees.values() for node in nodes for name in _named(node)}
    allowed = {name for names in upstream.OVERRIDDEN.values() for name in names} | {"_asdict", "_fields"}
    named = [
        f"{path.relative_to(PROGRAM)}:{node.lineno} {node.attr}"
        for path, nodes in trees.items()
        if path.name != "upstream.py"
        for node in nodes
        if isinstance(node, ast.Attribute) and re.match(r"_[^_]", node.attr) and node.attr not in ours | allowed
    ]
    imported = [
        f"{path.relative_to(PROGRAM)}:{node.lineno} {node.module}"
        for path, nodes in trees.items()
        if path.name != "upstream.py"
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module and "._" in node.module
    ]
    assert not named + imported


def _named(node: ast.AST) -> Iterator[str]:
    """The names that a node gives to something of ours."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Name(id=name, ctx=ast.Store()):
            yield name
        case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name, ctx=ast.Store()):
            yield name


class Parts(App[None]):
    """A widget whose parts have styles, the usual way and one by one."""

    CSS = """
    Eager, Lazy { height: 1; }
    Eager > .part--one, Lazy > .part--one { color: red; text-style: bold; }
    Lazy.-other > .part--one { color: blue; }
    """

    def compose(self) -> ComposeResult:
        yield Eager()
        yield Lazy()


class Eager(Widget):
    COMPONENT_CLASSES = {"part--one", "part--two"}


class Lazy(Drawn):
    COMPONENT_CLASSES = {"part--one", "part--two"}
    drawn = 0

    def render_line(self, y: int) -> Strip:
        self.drawn += not y
        return self.strip([("drawn", "part--one")], 5)


async def test_the_parts_of_a_widget_have_the_styles_that_they_always_had_once_they_are_asked_for() -> None:
    app = Parts()
    async with app.run_test() as pilot:
        await pilot.pause()
        paint(app)
        lazy = app.query_one(Lazy)
        assert {*lazy._component_styles} == {"part--one"}, "what is not drawn is not worked out"
        wanted = app.query_one(Eager).get_component_styles("part--one")
        assert lazy.get_component_styles("part--one").color == wanted.color
        assert lazy.get_component_styles("part--one").text_style == wanted.text_style
        with pytest.raises(KeyError):
            lazy.get_component_styles("part--three")
        drawn = lazy.drawn
        lazy.add_class("-other")
        await pilot.pause()
        paint(app)
        assert lazy.drawn > drawn, "a part that looks otherwise is drawn anew"
        assert lazy.get_component_styles("part--one").color == Color.parse("blue")


def test_another_stands_for_the_app_of_what_is_not_shown() -> None:
    class Host:
        """Any object will do."""

    host, screen = Host(), Screen[None]()
    with upstream.standing_for_app(host):
        assert screen.app is host
    with pytest.raises(NoActiveAppError):
        assert screen.app
