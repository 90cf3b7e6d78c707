"""`ffapp verify`: whether saves are sound and their dice honest, and what today's rules would make of them."""

from __future__ import annotations

from contextlib import suppress

from ffapp.cli.console import OK, REFUSED, UNREADABLE, Console
from ffapp.cli.errors import Trouble
from ffapp.cli.games import find_save, the_shelf
from ffapp.cli.parser import Call
from ffapp.store.books import texts_of
from ffapp.store.errors import StoreError, shown
from ffapp.store.savefile import SavedGame, damage_error
from ffapp.store.shelf import Shelf
from ffapp.store.verify import Difference, Verification, redecide
from ffapp.store.verify import verify as prove
from ffapp.texts.telling import tell_command, tell_refusal


def verify(call: Call, console: Console) -> int:
    """Checks each save without touching it. 1: something is wrong with one of them; 2: one cannot be read."""
    shelf = the_shelf()
    return max(_checked(name, shelf, call.has("--redecide"), console) for name in call.words["save"])


def _checked(name: str, shelf: Shelf, again: bool, console: Console) -> int:
    try:
        saved = shelf.open(find_save(name, shelf), write=False)
    except StoreError as error:
        console.say(console.t(f"store-{error.rule}", **error.arguments))
        return UNREADABLE
    except Trouble as trouble:
        console.say(console.t(trouble.message, **trouble.arguments))
        if trouble.meant:
            console.say(console.t("cli-meant", names=", ".join(trouble.meant)))
        return UNREADABLE
    found = prove(saved)
    for line in _told(saved, found, console):
        console.say(line)
    lacking = _lacking(saved, shelf)
    for lack in lacking:
        what = console.t(f"store-{lack.rule}", **lack.arguments)
        console.say(f"{shown(saved.path)}{console.t('cli-colon')} {what}")
    same = _redecided(saved, console) if again else True
    return OK if found.sound and same and not lacking else REFUSED


def _lacking(saved: SavedGame, shelf: Shelf) -> list[StoreError]:
    """Which texts of its adventure are missing or damaged."""
    title, beside = saved.game.card().title, saved.path.parent
    found = (shelf.books.why_not(name, beside, title=title) for name in texts_of(saved.game))
    return [error for error in found if error is not None]


def _told(saved: SavedGame, found: Verification, console: Console) -> list[str]:
    """A line for each thing that was found."""
    t, path, report = console.t, shown(saved.path), found.report
    lines = []
    if found.sound:
        closed = "yes" if report.closed else "no"
        lines.append(t("cli-verify-ok", path=path, commands=report.commands, sessions=report.sessions, closed=closed))
    if report.damage:
        reason = damage_error(saved.path, report.damage)
        lines.append(t(f"store-{reason.rule}", **reason.arguments))
    if report.torn:
        lines.append(t("cli-verify-torn", path=path, count=report.torn))
    if report.differing:
        lines.append(_at(console, "cli-verify-differing", path, report.differing))
    if found.dishonest:
        lines.append(_at(console, "cli-verify-dice", path, tuple(roll.n for roll in found.dishonest)))
    if found.retold:
        lines.append(_at(console, "cli-verify-retold", path, found.retold))
    if found.taken_back:
        lines.append(_at(console, "cli-verify-iron", path, found.taken_back))
    if found.typed:
        lines.append(t("cli-verify-typed", path=path, count=found.typed))
    return lines


def _at(console: Console, message: str, path: str, positions: tuple[int, ...]) -> str:
    """A message about some records, with their lines in the file (the header is the first)."""
    lines = ", ".join(str(n + 1) for n in sorted(set(positions)))
    return console.t(message, path=path, count=len(positions), lines=lines)


def _redecided(saved: SavedGame, console: Console) -> bool:
    """Tells every command that would give something else today. Returns whether none would."""
    path, same = shown(saved.path), True
    for found in redecide(saved):
        same = False
        what = {"command": _wanted(found, console), "kind": found.kind, "why": _why(found, console)}
        console.say(console.t("cli-verify-differs", path=path, line=found.n + 1, **what))
    if same:
        console.say(console.t("cli-verify-redecided", path=path, count=saved.report.commands))
    return same


def _wanted(found: Difference, console: Console) -> str:
    """What was to be done, in words; what has none, as it is called in the file."""
    if found.wanted is not None:
        with suppress(Exception):  # a save is hostile data: its commands may say anything
            return tell_command(console.texts, found.wanted, found.arguments)
    return found.command


def _why(found: Difference, console: Console) -> str:
    """Why it would be refused today, in words."""
    return (
        "" if found.refusal is None else tell_refusal(console.texts, found.refusal, found.arguments).removesuffix(".")
    )
