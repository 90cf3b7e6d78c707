"""`ffapp simulate`: an adventure played many times, and what came of it."""

from __future__ import annotations

import secrets
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

import msgspec

from ffapp.adventure.policies import POLICIES, Policy
from ffapp.adventure.simulate import Totals
from ffapp.cli.bar import Bar
from ffapp.cli.books import known_ruleset, rulebook_of
from ffapp.cli.check import checked_files
from ffapp.cli.console import OK, REFUSED, UNREADABLE, Console
from ffapp.cli.errors import Trouble, UsageError
from ffapp.cli.lost import keep_lost, make_folder, text_of
from ffapp.cli.parser import Call
from ffapp.cli.shares import Share, Task, Told, WorkersGone, here, in_processes, on_cluster, shares
from ffapp.store.errors import shown
from ffapp.store.names import path_named
from ffapp.texts.adventure import finding_line

if TYPE_CHECKING:
    from ffapp.adventure.check import Checked

PLAYS: Final = 1_000
"""So many plays of each kind of reader, unless told otherwise."""

MOST_PLAYS: Final = 10_000_000
MOST_JOBS: Final = 256


def simulate(call: Call, console: Console) -> int:
    """Plays and tells. 1: the adventure has errors, which are told, and nothing is played; 2: there is none. Raises
    `Trouble`, `UsageError`, `StoreError`."""
    plays = _number(call, "-n", PLAYS, MOST_PLAYS)
    jobs = _number(call, "--jobs", 1, MOST_JOBS)
    policies = _policies(call)
    scheduler = call.options.get("--scheduler")
    if scheduler is not None and find_spec("distributed") is None:
        raise Trouble("cli-simulate-cluster-missing")
    sources, checked = checked_files(call)
    folder = path_named(call.options["--keep"]) if call.has("--keep") else None
    if checked.errors or not checked.story.sections:
        for finding in checked.findings:
            console.note_line(finding_line(console.texts, finding))
        return REFUSED if checked.story.sections else UNREADABLE
    seed = call.options.get("--seed") or secrets.token_hex(4)
    task = Task(sources, rulebook_of(call, checked.story), seed)
    if folder is not None:
        make_folder(folder)
    totals = {policy: Totals() for policy in policies}
    wanted = shares(policies, plays)
    bar, done = Bar(console, "simulate-playing"), 0

    def told(share: Share, part: Totals) -> None:
        nonlocal done
        totals[share.policy].merge(part)
        done += share.end - share.begin
        bar.show(done, plays * len(policies))

    try:
        if scheduler is not None:
            _on_cluster(task, wanted, told, scheduler)
        elif jobs > 1:
            in_processes(task, wanted, told, jobs=jobs)
        else:
            here(task, wanted, told)
    except WorkersGone as error:
        raise Trouble("cli-simulate-gone") from error
    finally:
        bar.clear()
    _say(call, console, checked, totals, seed)
    if folder is not None:
        text, origin = text_of(sources, [*map(path_named, call.words["story"])], checked)
        count = keep_lost(folder, known_ruleset(task.ruleset), checked, text, origin, totals, seed)
        console.note("cli-simulate-kept", count=count, folder=shown(folder))
    return OK


def _on_cluster(task: Task, wanted: tuple[Share, ...], told: Told, scheduler: str) -> None:
    try:
        on_cluster(task, wanted, told, scheduler=scheduler)
    except OSError as error:
        raise Trouble("cli-simulate-cluster", address=scheduler) from error


def _number(call: Call, option: str, usual: int, most: int) -> int:
    given = call.options.get(option)
    if given is None:
        return usual
    if not (given.isascii() and given.isdigit() and len(given) < 10 and 1 <= int(given) <= most):
        raise UsageError("cli-option-number", call.verb.name, word=option, value=given, low=1, high=most)
    return int(given)


def _policies(call: Call) -> tuple[Policy, ...]:
    given = call.options.get("--reader")
    return POLICIES if given is None else tuple(policy for policy in POLICIES if policy == given)


def _say(call: Call, console: Console, checked: Checked, totals: dict[Policy, Totals], seed: str) -> None:
    if call.has("--json"):
        told = {policy: _data(checked, one) for policy, one in totals.items()}
        console.json(msgspec.json.encode({"title": checked.story.title, "seed": seed, "readers": told}))
        return
    from ffapp.texts.document import as_text
    from ffapp.texts.simulated import simulated_document

    document = simulated_document(console.texts, checked.story, totals, seed)
    for line in as_text(document, ascii_only=console.ascii_only):
        console.say(line)


def _data(checked: Checked, totals: Totals) -> dict[str, object]:
    return {
        "plays": totals.plays,
        "endings": [{"kind": kind, "section": at, "count": count} for (kind, at), count in sorted(totals.ends.items())],
        "deaths": [{"section": at, "cause": why, "count": count} for (at, why), count in sorted(totals.deaths.items())],
        "never": sorted(set(checked.story.sections) - set(totals.reached)),
        "reached": dict(sorted(totals.reached.items())),
        "lengths": dict(sorted(totals.lengths.items())),
        "winners": [
            {"score": name, "value": value, "count": count} for (name, value), count in sorted(totals.scores.items())
        ],
    }
