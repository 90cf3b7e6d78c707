"""What a tiny third gamebook brings to the screen: one part of the desk, for the chapters that only it has."""

from __future__ import annotations

from collections.abc import Iterable

from ffapp.rulesets import BOOK, CREATION, KINDS, PAST, SUMMARY, Rulebook
from ffapp.texts.help_topics import topics_of
from ffapp.tui.book.desk import DeskPart
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.menu import Menu
from tests.gamebook.test_third_book import CourageTested, Pray, Prayed, TestCourage


class ShrineMenu(Menu):
    """An offering at the shrine, and a test of Courage before it."""

    help_topic = "shrine"

    def __init__(self) -> None:
        super().__init__("book-key-shrine")

    def choices(self) -> Iterable[Choice]:
        yield self.entry("pray", self.texts("command-Pray"), Pray())
        yield self.entry("courage", self.texts("command-TestCourage"), TestCourage())


SHRINE = DeskPart(
    name="shrine",
    command=Pray,
    dialog=f"{__name__}:ShrineMenu",
    key="y",
    pages=frozenset({"book"}),
    kinds={Prayed: "gain", CourageTested: "dice"},
)

ENTRY = Rulebook(
    rules="tests.gamebook.test_third_book:citadel_rules",
    screen=BOOK,
    creation=CREATION,
    past=PAST,
    kinds=KINDS,
    summary=SUMMARY,
    theme="swamp",
    texts="tests.citadel",
    parts=(f"{__name__}:SHRINE",),
    topics=(*topics_of(""), "citadel-shrine"),
)
"""All that the program is told of the book."""
