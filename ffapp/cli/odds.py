"""`ffapp odds`: what the fight that is open in a save will come to, or one told by its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ffapp.cli.console import OK, REFUSED, Console
from ffapp.cli.errors import Trouble, UsageError
from ffapp.cli.parser import Call
from ffapp.core.errors import Refusal
from ffapp.core.steps import rehearse
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import ABSURD
from ffapp.gamebook.fight_line import FightLineError, read_fight
from ffapp.gamebook.sheet import Score, Sheet, effective_stamina
from ffapp.odds.reckoning import reckon
from ffapp.odds.report import Odds
from ffapp.rulesets import GAMEBOOKS
from ffapp.texts.document import Document, Row, Section, as_text
from ffapp.texts.fight_line import fight_words, line_problem

if TYPE_CHECKING:
    from ffapp.texts import Texts

SCORES = ("--skill", "--stamina", "--luck")
OF_A_HERO = (*SCORES, "--health", "--book")
"""The options that tell whose fight a line is."""


def odds(call: Call, console: Console) -> int:
    """Tells the odds. Raises `Trouble`, `StoreError`. 1: the rules do not allow the fight, or there is none."""
    mark = _number(call, "--mark", call.options["--mark"], 0, 100) if call.has("--mark") else None
    sheet = _written(call, console) if any(map(call.has, OF_A_HERO)) else _saved(call, console)
    if sheet is None:
        return REFUSED
    found = reckon(sheet)
    if mark is not None and found.escape is None:
        raise Trouble("cli-odds-no-escape")
    if call.has("--json"):
        flee = {} if mark is None else {"flee": found.flee(mark / 100)}
        console.json(msgspec.json.encode({**msgspec.structs.asdict(found), **flee}))
        return OK
    for line in as_text(_document(console.texts, found, mark), ascii_only=console.ascii_only):
        console.say(line)
    return OK


def _saved(call: Call, console: Console) -> Sheet | None:
    """The sheet in a save; None where it has no fight, which is told. Raises `Trouble`, `StoreError`."""
    from ffapp.cli.games import read_save

    name = call.word("fight") or ""
    try:
        sheet = read_save(name, console).game.state
    except Trouble as trouble:
        if trouble.message == "store-not-found" and any(map(str.isdigit, name)):  # more likely a line
            raise UsageError("cli-odds-scores", "odds", options=", ".join(SCORES)) from trouble
        raise
    if not isinstance(sheet, Sheet):
        raise Trouble("cli-odds-no-gamebook", known=", ".join(GAMEBOOKS))
    if sheet.ending is None and sheet.fight is not None:
        return sheet
    console.warn("cli-odds-no-fight" if sheet.ending is None else "cli-odds-over")
    return None


def _written(call: Call, console: Console) -> Sheet | None:
    """A sheet with the scores that are given and the fight of the line; None where a rule forbids the fight, which is
    told. Raises `Trouble`."""
    from ffapp.cli.books import known_ruleset

    missing = [name for name in SCORES if not call.has(name)]
    if missing:
        raise UsageError("cli-odds-missing", "odds", options=", ".join(missing))
    skill, stamina, luck = (
        _score(_number(call, name, call.options[name], low)) for name, low in zip(SCORES, (0, 1, 0), strict=True)
    )
    ruleset = known_ruleset(call.options.get("--book", GAMEBOOKS[0]), by_title=True)
    sheet = Sheet(book=ruleset.id, name="?", skill=skill, stamina=stamina, luck=luck, health=_health(call))
    book = book_of(sheet)
    if sheet.health is not None and all(known.name != "health" for known in book.scores):
        raise UsageError("cli-odds-no-health", "odds", book=book.id)
    if effective_stamina(sheet) <= 0:
        raise Trouble("cli-odds-dead")
    try:
        command = read_fight(call.word("fight") or "", fight_words(console.texts, book))
    except FightLineError as error:
        raise Trouble("cli-odds-line", why=line_problem(console.texts, error)) from error
    try:
        ruleset.check(sheet, command)
        fighting: Sheet = rehearse(sheet, command)
    except Refusal as refusal:
        from ffapp.texts.telling import tell_refusal

        console.warn("cli-refused", why=tell_refusal(console.texts, refusal, ruleset.arguments(sheet)))
        return None
    return fighting


def _number(call: Call, option: str, given: str, low: int, high: int = ABSURD) -> int:
    """A whole number. Raises `UsageError`."""
    if not (given.isascii() and given.isdigit() and len(given) < 10 and low <= int(given) <= high):
        raise UsageError("cli-option-number", call.verb.name, word=option, value=given, low=low, high=high)
    return int(given)


def _score(value: int) -> Score:
    return Score(value, value)


def _health(call: Call) -> Score | None:
    """Health as "4/9", or as "9" for 9/9; None where nobody is ill. Raises `UsageError`."""
    given = call.options.get("--health")
    if given is None:
        return None
    now, slash, initial = given.partition("/")
    current = _number(call, "--health", now, 1)
    return Score(current, _number(call, "--health", initial, current) if slash else current)


def _document(texts: Texts, found: Odds, mark: int | None) -> Document:
    """The odds as a document."""
    from ffapp.texts.odds import certainty, odds_told

    sections = (Section(title, tuple(Row(*row) for row in rows)) for title, rows in odds_told(texts, found, mark))
    return Document(texts("odds-title"), certainty(texts, found), tuple(sections))
