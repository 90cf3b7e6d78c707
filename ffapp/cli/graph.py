"""`ffapp graph`: the plan of an adventure, as text for Mermaid or Graphviz, or as a picture."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from ffapp.adventure.graph import COLOURS, FORMATS, Plan, plan_of
from ffapp.cli.check import checked_files
from ffapp.cli.console import OK, UNREADABLE, Console
from ffapp.cli.errors import Trouble
from ffapp.cli.games import check_folder
from ffapp.cli.parser import Call
from ffapp.store.errors import StoreError, shown, write_error
from ffapp.store.files import RealFiles, write_new
from ffapp.store.names import path_named
from ffapp.texts import Texts
from ffapp.texts.adventure import finding_line


def graph(call: Call, console: Console) -> int:
    """Draws the plan. 1: the adventure has errors, which `check` tells; 2: there is none. Raises `Trouble`."""
    form = call.options.get("--format", "mermaid")
    if form == "svg" and find_spec("igraph") is None:
        raise Trouble("cli-graph-missing")
    checked = checked_files(call)[1]
    if not checked.story.sections:
        for finding in checked.findings:
            console.note_line(finding_line(console.texts, finding))
        return UNREADABLE
    plan = plan_of(checked.story, checked.reach)
    lines = FORMATS[form](plan) if form in FORMATS else _picture(plan, console.texts)
    _write(lines, call.options.get("--output"), console)
    if checked.errors:
        console.warn("cli-graph-errors", count=checked.errors)
    return OK


def _picture(plan: Plan, texts: Texts) -> Iterable[str]:
    from ffapp.adventure.picture import MOST, svg

    if len(plan.nodes) > MOST:
        raise Trouble("cli-graph-large", count=len(plan.nodes), high=MOST)
    names = {kind: texts("adventure-kind", kind=kind) for kind in (*COLOURS, "unreachable")}
    return svg(plan, names, texts("adventure-graph-title", title=plan.title or "?", sections=len(plan.nodes)))


def _write(lines: Iterable[str], target: str | None, console: Console) -> None:
    """Writes to a new file, or on standard output. Raises `Trouble`, `StoreError`."""
    if target in (None, "-"):
        for line in lines:
            console.say(line)
        return
    path: Path = path_named(target or "")
    check_folder(path)
    try:
        write_new(RealFiles(), path, ("\n".join(lines) + "\n").encode("utf-8"))
    except FileExistsError as error:
        raise StoreError("exists", path=shown(path)) from error
    except OSError as error:
        raise write_error(path, error) from error
    console.say(shown(path))
