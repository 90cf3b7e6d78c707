"""What a change by hand would lead to, in the words of the dialogs for it; and the changes that a typed line says."""

from __future__ import annotations

from collections.abc import Iterator

from ffapp.core.messages import Command
from ffapp.core.steps import would_be
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.books import book_of, counter_of
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.hand_line import HandLineError, is_change, line_of, named_only, said_change
from ffapp.gamebook.life import AdjustInitial, AdjustScore
from ffapp.gamebook.provisions import AdjustMeals
from ffapp.gamebook.sheet import Score, Sheet, score_of
from ffapp.texts import Texts
from ffapp.texts.hand_line import hand_problem, hand_words, target_name
from ffapp.tui.kit.page import Typed
from ffapp.tui.look.glyphs import UNICODE, Glyphs


def _held(command: AdjustScore | AdjustInitial, score: Score) -> str:
    """Why a change of a score that nothing forbids would change nothing: it is at its "top", or at its "end"."""
    if isinstance(command, AdjustInitial):
        return ""
    if command.by > 0 and not command.beyond and score.current >= score.initial:
        return "top"
    return "end" if command.by < 0 and not command.payment and score.current <= 0 else ""


def preview_text(texts: Texts, sheet: Sheet, command: Command, glyphs: Glyphs = UNICODE) -> str:
    """What a change by hand would lead to: the figure before and after; as it is where a rule forbids it."""
    after = would_be(sheet, command)
    match command:
        case AdjustScore(score=name) | AdjustInitial(score=name):
            score, then = score_of(sheet, name), score_of(after, name)
            if score is None or then is None:
                return ""
            return texts(
                "adjust-preview",
                before=score.current,
                initial_before=score.initial,
                after=then.current,
                initial=then.initial,
                changed=then != score,
                held=_held(command, score) if then == score else "",
            )
        case AdjustCounter(counter=name):
            known = book_of(sheet).counter(name)
            signed = known is not None and known.signed
            numbers = [glyphs.number(counter_of(one, name) or 0, signed=signed) for one in (sheet, after)]
            return texts(
                "counters-preview", score=name, before=numbers[0], after=numbers[1], changed=numbers[0] != numbers[1]
            )
        case AdjustGold() | AdjustMeals():
            held, left = (one.gold if isinstance(command, AdjustGold) else one.meals for one in (sheet, after))
            return texts("adjust-preview-amount", before=held, after=left, changed=left != held)
    return ""


def typed_changes(texts: Texts, sheet: Sheet, text: str, glyphs: Glyphs) -> Iterator[Typed]:
    """The changes that a text may say: several while the name of what changes is not whole. Where it is no change at
    all, what it names, to be gone on with."""
    words = hand_words(texts, sheet)
    if not is_change(text):
        for target in named_only(text, words):
            name = target_name(texts, target)
            yield Typed(name, texts("hand-name-only", value=name), f"{name} ", begun=True)
        return
    try:
        change = said_change(text, words)
    except HandLineError as error:
        yield Typed(text, hand_problem(texts, error))
        return
    for target in change.targets:
        command = target.change(change.by, change.mode, change.reason)
        title = texts("hand-change", by=change.by, score=target.name, mode=change.mode)
        line = line_of(change, target_name(texts, target))
        told = preview_text(texts, sheet, command, glyphs)
        if change.reason:
            told = texts("hand-preview", preview=told, reason=change.reason)
        yield Typed(title, told, f"{line} ", command)
