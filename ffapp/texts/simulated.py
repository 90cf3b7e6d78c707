"""What came of an adventure that was played many times, as a document."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from statistics import median

from ffapp.adventure.policies import Policy
from ffapp.adventure.simulate import Totals
from ffapp.adventure.story import Story
from ffapp.gamebook.sections import in_order, section_of
from ffapp.texts import Texts
from ffapp.texts.document import Document, Row, Section
from ffapp.texts.odds import decimal, percent

MOST = 12
"""So many endings, and sections that are deadly, are told."""


def simulated_document(texts: Texts, story: Story, totals: Mapping[Policy, Totals], seed: str) -> Document:
    """The totals of each kind of reader."""
    plays = max((one.plays for one in totals.values()), default=0)
    sections = (
        Section(texts("simulate-reader", policy=policy), tuple(_rows(texts, story, one)))
        for policy, one in totals.items()
    )
    title = story.title or texts("simulate-untitled")
    return Document(title, texts("simulate-subtitle", plays=plays, seed=seed), tuple(sections))


def _rows(texts: Texts, story: Story, totals: Totals) -> Iterator[Row]:
    won = sum(count for (kind, _), count in totals.ends.items() if kind == "victory")
    yield Row(texts("simulate-won"), texts("simulate-share", share=_share(texts, won, totals), count=won))
    yield Row(texts("simulate-ends"), _counted(texts, "simulate-end", "kind", totals.ends, totals))
    if totals.deaths:
        deaths = Counter({(cause, at): count for (at, cause), count in totals.deaths.items()})
        yield Row(texts("simulate-deaths"), _counted(texts, "simulate-death", "cause", deaths, totals))
    never = sorted(set(story.sections) - set(totals.reached), key=lambda name: in_order(section_of(name)))
    yield Row(texts("simulate-never"), ", ".join(never) or texts("simulate-none"))
    lengths = sorted(totals.lengths.elements())
    told = {"least": lengths[0], "most": lengths[-1], "median": int(median(lengths))}
    yield Row(texts("simulate-length"), texts("simulate-lengths", **told))
    if won:
        yield Row(texts("simulate-scores"), ", ".join(_scores(texts, totals, won)))


def _share(texts: Texts, count: int, totals: Totals) -> str:
    return percent(texts, count / max(1, totals.plays), certain=False, fights=totals.plays)


def _counted(texts: Texts, message: str, what: str, counts: Counter[tuple[str, str]], totals: Totals) -> str:
    """What came most often first, each on a line; the counts are by (what, section)."""
    told = []
    most = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    for (kind, section), count in most[:MOST]:
        told.append(texts(message, section=section, share=_share(texts, count, totals), count=count, **{what: kind}))
    more = sum(count for _, count in most[MOST:])
    return "\n".join([*told, texts("simulate-more", count=more)] if more else told)


def _scores(texts: Texts, totals: Totals, won: int) -> Iterator[str]:
    """The mean of each score of those who won."""
    sums: dict[str, int] = {}
    for (name, value), count in sorted(totals.scores.items()):
        sums[name] = sums.get(name, 0) + value * count
    for name, total in sums.items():
        yield texts("simulate-score", score=name, mean=decimal(texts, total / won))
