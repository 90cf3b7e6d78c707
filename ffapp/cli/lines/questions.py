"""Questions that are answered before anything else: whether something is meant, one of a few, a line, dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from ffapp.core.bounds import number_typed
from ffapp.core.dice import Faces, RollNeeded
from ffapp.core.errors import Refusal
from ffapp.core.spelling import plain
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice, do_on
from ffapp.tui.kit.choosing import ChoiceDialog, LineDialog
from ffapp.tui.kit.typed_dice import Handful, NextRoll, Throw, asked, lacking, read_dice, too_few, whose
from ffapp.visible import clean_input

if TYPE_CHECKING:
    from ffapp.cli.lines.host import Host

Entry = TypeVar("Entry")

GIVEN_UP: Final = frozenset({".", "esc", "escape", "echap"})
"""What gives up a question or leaves a dialog, in the letters of `plain`."""


def gives_up(line: str) -> bool:
    """Whether a line gives up what is asked."""
    return plain(line.strip()) in GIVEN_UP


def as_sentences(parts: Iterable[str]) -> str:
    """Parts that each say something, one behind the other: each begins with a capital, but for what stands in brackets,
    which belongs to what is before it."""
    told = ""
    for part in filter(None, parts):
        if told:
            told += " " if part.startswith("(") or told.endswith(".") else ". "
        told += part[:1].upper() + part[1:]
    return told


def is_key(typed: str, told: str) -> bool:
    """Whether a key was typed as it is told: a sign to the letter, a name in any letters."""
    return typed == told or (len(told) > 1 and plain(typed) == plain(told))


def quits(host: Host, line: str) -> bool:
    """Whether a line is the key that ends the program, which it then does."""
    if is_key(line, host.quit_key):
        host.over = True
        return True
    return False


def number_in(text: str, most: int) -> int:
    """The number from 1 to `most` that a text is; 0 for anything else."""
    return number_typed(text, most) or 0


def at_number(text: str, listed: Sequence[Entry]) -> Entry | None:
    """The entry of a list that a number means; None where it means none."""
    number = number_in(text, len(listed))
    return listed[number - 1] if number else None


def sure(host: Host, question: str) -> bool:
    """Whether something is meant. Nothing but a yes is one; a line that is neither is asked for again."""
    texts = host.texts
    host.talk.say(question)
    yes = {plain(texts("ui-yes")), plain(texts("ui-yes-key")), "y", "o", "1"}
    no = {plain(texts("ui-no")), plain(texts("ui-no-key")), "n", "2", ""}
    while True:
        line = plain(host.ask(texts("lines-sure-keys")).strip())
        if line in yes:
            return True
        if line in no or gives_up(line) or quits(host, line):
            host.talk.say(texts("lines-not-done"))
            return False
        host.talk.say(texts("lines-unsure-keys"))


def choice(host: Host, dialog: ChoiceDialog) -> None:
    """One of a few, and what it does; none where it is given up."""
    texts = host.texts
    host.talk.say(dialog.heading)
    host.talk.say(dialog.text)
    if len(dialog.choices) == 1:  # to be read, and there is nothing to choose
        return
    picked = pick(host, dialog.choices, texts("lines-ask-number"))
    if picked is not None:
        do_on(dialog, picked.deed)


def entry_text(host: Host, number: str, entry: Choice) -> str:
    """An entry of a list."""
    not_now = not entry.allowed
    return host.texts("lines-entry", number=number, text=entry.text.strip(), hint=entry.hint, not_now=not_now)


def pick(host: Host, choices: Sequence[Choice], prompt: str) -> Choice | None:
    """One of the choices by its number; None where it is given up."""
    for number, entry in enumerate(choices, 1):
        host.talk.say(entry_text(host, str(number), entry))
    while True:
        line = host.ask(prompt).strip()
        if not line or gives_up(line) or quits(host, line):
            return None
        found = at_number(line, choices)
        if found is not None and found.allowed:
            return found
        host.talk.say(host.texts("lines-number-unknown", high=len(choices)) if found is None else found.reason)


def line(host: Host, dialog: LineDialog) -> str | None:
    """A line that is tried until it is accepted; None where it is given up."""
    host.talk.say(dialog.heading)
    host.talk.say(dialog.text)
    while True:
        typed = clean_input(host.ask(host.texts("lines-ask-line"))).strip()
        if gives_up(typed):
            return None
        why_not = dialog.attempt(typed)
        if not why_not:
            return typed
        host.talk.say(why_not)


def faces(host: Host, next_roll: NextRoll) -> Faces | None:
    """What the player's dice show, all in one line or roll by roll; None where it is given up. `next_roll` tells what
    is wanted after some faces, and raises `Refusal`."""
    texts, arguments = host.texts, host.playing.arguments
    found: Faces = ()
    rolls = _told_rolls(host, next_roll)
    host.say_of_dice(rolls)
    while (needed := next_roll(found)) is not None:
        told = asked(texts, *(throw.needed for throw in _rolls(next_roll, found)))
        host.say_of_dice(told.how)
        typed = host.ask(told.wanted).strip()
        if not typed:
            host.talk.say(rolls)
            host.talk.say(told.how)
            continue
        if gives_up(typed) or quits(host, typed):
            host.talk.say(texts("lines-not-done"))
            return None
        after = partial(_after, next_roll, found)
        try:
            handful = read_dice(typed, after, ended=True)
            if not handful.throws:
                raise Refusal("dice-unreadable", count=needed.count, sides=needed.sides)
            if not handful.throws[-1].whole:
                raise too_few(after, handful)
        except Refusal as refusal:
            host.talk.say(tell_refusal(texts, refusal, arguments))
            continue
        found += handful.faces
    return found


def _after(next_roll: NextRoll, found: Faces, faces: Faces) -> RollNeeded | None:
    """The roll that is wanted after some faces behind those that were found before."""
    return next_roll(found + faces)


def _rolls(next_roll: NextRoll, found: Faces) -> list[Throw]:
    """The rolls that are wanted after some faces, as far as they are known."""
    return lacking(partial(_after, next_roll, found), Handful((), complete=False))[0]


def _told_rolls(host: Host, next_roll: NextRoll) -> str:
    """Whose dice are wanted, in their order, where they are several rolls."""
    texts, rolls = host.texts, _rolls(next_roll, ())
    if len(rolls) < 2:
        return ""
    told = (
        texts("lines-dice-of", whose=whose(texts, one.needed), count=one.needed.count, sides=one.needed.sides)
        for one in rolls
    )
    return texts("lines-dice", rolls=", ".join(told))
