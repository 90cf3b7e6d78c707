"""What was found in an adventure, in words, and the table of the keys that its blocks can have."""

from __future__ import annotations

from collections.abc import Iterator

from ffapp.adventure.findings import Finding
from ffapp.adventure.keys import TABLES, rows
from ffapp.core.errors import Argument, Refusal
from ffapp.gamebook.books import Book
from ffapp.gamebook.fight_line import FightLineError, FightWords
from ffapp.texts import FOLDER, Texts
from ffapp.texts.fight_line import fight_words, line_problem
from ffapp.texts.telling import tell_refusal


def speech(language: str, book: Book) -> FightWords | None:
    """The words of fight lines in a language; None where ffapp does not speak it (see `adventure.story.Speech`)."""
    return fight_words(Texts(language), book) if language in Texts.available else None


def example(texts: Texts) -> str:
    """The adventure of the guide, as a file to start from."""
    return (FOLDER / texts.language / "example.twee").read_text(encoding="utf-8")


def tell_finding(texts: Texts, finding: Finding, *, compass: bool = True) -> str:
    """What was found, in a sentence without its place."""
    arguments = {**finding.arguments, **_why(texts, finding, compass=compass)}
    meant = arguments.pop("meant", ())
    told = texts(f"adventure-{finding.code}", section=finding.at.section, **arguments)
    return texts("adventure-meant", told=told, meant=meant) if meant else told


def finding_line(texts: Texts, finding: Finding, *, compass: bool = True) -> str:
    """A finding as compilers tell theirs: `file:line: error [code]: what`."""
    what = tell_finding(texts, finding, compass=compass)
    told = texts("adventure-finding", level=finding.level, code=finding.code, what=what)
    file, line, _ = finding.at
    return ": ".join((*((f"{file}:{line}" if line else file,) if file else ()), told))


def _why(texts: Texts, finding: Finding, *, compass: bool) -> dict[str, Argument]:
    """What a sentence of another domain says."""
    given = dict(finding.arguments)
    if finding.code == "fight-line":
        problem, part = str(given.pop("problem")), given.pop("part")
        return {"why": line_problem(texts, FightLineError(problem, int(str(part)), **given))}
    if finding.code == "refused":
        rule = str(given.pop("rule"))
        always: dict[str, Argument] = {"gender": "f", "hero": "?", "compass": compass}
        return {"why": tell_refusal(texts, Refusal(rule, **given), always)}
    return {}


def keys_told(texts: Texts) -> Iterator[str]:
    """The table of keys as lines of Markdown: a heading and a table for each kind of table."""
    head = [part.strip() for part in texts("adventure-keys-head").split("|")]
    for table in TABLES:
        yield f"**{_in_table(texts(f'adventure-table-{table}'))}**"
        yield ""
        yield f"| {' | '.join(head)} |"
        yield "|---|---|---|"
        for row in rows(table):
            yield f"| `{row.key}` | `{row.example}` | {_in_table(texts(row.message))} |"
        yield ""


def _in_table(text: str) -> str:
    return text.replace("|", "\\|")
