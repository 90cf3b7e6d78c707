"""The magic stones: what each does and when, casting, receiving, losing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, ClassVar, Final

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widget import Widget

from ffapp.core.messages import Command
from ffapp.gamebook.bounds import ABSURD
from ffapp.gamebook.fight import MOST_ENEMIES
from ffapp.gamebook.kinds import Category, Stone
from ffapp.gamebook.sheet import Score
from ffapp.gamebook.stones import (
    CATEGORIES,
    RESTORING,
    STONES,
    UNASKED,
    CastStone,
    Creature,
    LoseStones,
    ReceiveStones,
    category_of,
    stone_count,
)
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.page import OfBook
from ffapp.tui.kit.asking import Asking, Questions, Unreadable
from ffapp.tui.kit.choice import Choice, ChoiceList, EntryDeed
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.entry_keys import lasting_keys
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu, TellingMenu
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import DialogKeys, Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.kit.rows import REASON, Line, Number, Said, Words

TARGET_LENGTH = 80
PAIR_LENGTH = 9

LISTED: Final[tuple[Stone, ...]] = tuple(sorted(STONES, key=lambda stone: stone not in UNASKED))
"""All kinds in the order of their keys: first those for which no section is needed."""


_HIGH: Final = 44
"""On a lower screen what each kind does would leave no room for all of them."""


def sign_of(dialog: Dialog, stone: Stone) -> str:
    """The sign of what a kind is: good, neutral, evil."""
    return dialog.app.glyphs.stone(category_of(stone))


class StonesDialog(TellingMenu, OfBook):
    """All kinds, each always in its place; beside them what the one under the cursor does."""

    help_topic = "stones"
    keys_text = "stones-keys"
    BINDINGS = [
        Binding("plus,equals_sign", "receive", show=False),
        Binding("minus", "lose", show=False),
    ]

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-usual"), (112, "-wide"), (160, "-broad")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (_HIGH, "-high")]

    def __init__(self) -> None:
        super().__init__("stones-title")

    def ready(self) -> None:
        super().ready()
        held = (at for at, stone in enumerate(LISTED) if stone_count(self.sheet, stone))
        self.query_one("#menu", ChoiceList).cursor = next(held, 0)

    def keys(self) -> Mapping[str, str]:
        return lasting_keys(LISTED)

    def about(self) -> tuple[str, str]:
        stone, texts = self._stone, self.texts
        held = texts("stones-held", category=category_of(stone), count=stone_count(self.sheet, stone))
        return texts("stone-title", stone=stone), held

    @property
    def _stone(self) -> Stone:
        """The kind under the cursor."""
        return LISTED[self.pointed]

    def intro(self) -> str:
        texts, stone = self.texts, self._stone
        refusal = self.session.why_not(self._probe(stone))
        told = [texts("stone-effect", stone=stone), texts("stone-when", stone=stone)]
        if refusal is not None and stone_count(self.sheet, stone):
            told += ["", tell_refusal(texts, refusal, self.arguments)]
        return "\n".join(told)

    def _probe(self, stone: Stone) -> Command:
        """A casting that is refused only if every casting of this kind is."""
        creature = Creature(name="A") if stone == "blessing" else None
        fight = self.sheet.fight
        enemy = None
        if stone == "weakness" and fight is not None and len(fight.living) > 1:
            free = [index for index in fight.living if not fight.enemies[index].weakness_spent]
            enemy = (free or fight.living)[0]
        return CastStone(stone=stone, offered=True, creature=creature, enemy=enemy)

    def choices(self) -> Iterable[Choice]:
        texts, sheet, telling = self.texts, self.sheet, self._telling
        for stone in LISTED:
            count = stone_count(sheet, stone)
            told = f"{sign_of(self, stone)} {texts('stones-entry', stone=stone, count=count)}"
            kind = category_of(stone)
            hint = texts("category-name", category=kind) if self.app.size.width >= 78 else ""  # its sign tells it, too
            entry = self.entry(stone, told, self._cast(stone), probe=self._probe(stone), hint=hint)
            about = texts("stone-effect", stone=stone) if telling else ""
            yield replace(entry, kind=kind if count else "none", about=about)

    @property
    def _telling(self) -> bool:
        """Whether there is room to say of every kind what it does."""
        width, height = self.app.size
        return width >= 112 and height >= _HIGH

    def on_resize(self) -> None:
        self.refresh_choices()

    def _cast(self, stone: Stone) -> EntryDeed:
        """Casts a stone, or asks first at whom or for what."""
        fight = self.sheet.fight
        if stone == "weakness" and fight is not None and len(fight.living) > 1:
            return WeaknessMenu
        return CastStone(stone=stone) if stone in UNASKED else partial(CastForm, stone)

    def action_receive(self) -> None:
        """Notes stones of the kind under the cursor that somebody gave."""
        stone = self._stone
        self.open_for(ReceiveStones(stone=stone, source=category_of(stone)), partial(ReceiveForm, stone))

    def action_lose(self) -> None:
        """Takes stones of the kind under the cursor off the sheet, unused."""
        self.open_for(LoseStones(stone=self._stone), partial(LoseForm, self._stone))


class WeaknessMenu(Menu, OfBook):
    """Whom a stone of weakness strikes."""

    help_topic = "stones-evil"

    def __init__(self) -> None:
        super().__init__("stone-title", stone="weakness")

    def intro(self) -> str:
        return self.texts("stones-weakness-whom")

    def keys(self) -> Mapping[str, str]:
        return lasting_keys(map(str, range(MOST_ENEMIES)))

    def choices(self) -> Iterable[Choice]:
        fight = self.sheet.fight
        if fight is None:
            return
        for index in fight.living:
            yield self.entry(str(index), fight.enemies[index].name, CastStone(stone="weakness", enemy=index))


_PAIR: Final = re.compile(r"(\d{1,4})\s*/\s*(\d{1,4})", re.ASCII)


class CastForm(Form):
    """A stone that only a section offers: enter confirms that it does."""

    help_topic = "stones"

    @staticmethod
    def questions(asking: Asking, stone: Stone) -> Questions:
        offered, arguments = Said("question", "stones-offered"), {"stone": stone}
        if stone != "blessing":
            what = Words("target", "stones-what", placeholder="stones-what-placeholder", longest=TARGET_LENGTH)
            cast = partial(CastStone, stone=stone, offered=True)
            return Questions("stone-title", cast, offered, what, keys="stones-keys-cast", arguments=arguments)

        def pair(text: str) -> Score | None:
            match = _PAIR.fullmatch(text)
            if text and match is None:
                raise Unreadable(asking.texts("stones-pair-unreadable"))
            return None if match is None else Score(int(match[1]), int(match[2]))

        def blessed(target: str, **scores: Score | None) -> CastStone:
            return CastStone(stone=stone, offered=True, creature=Creature(name=target, **scores))

        scores = (
            Line(
                name,
                placeholder="stones-pair-placeholder",
                words=asking.texts("score-name", score=name),
                longest=PAIR_LENGTH,
                figured=True,
                parse=pair,
            )
            for name in RESTORING
        )
        whom = Words("target", "stones-whom")
        return Questions(
            "stone-title", blessed, offered, whom, *scores, keys="stones-keys-cast-fields", arguments=arguments
        )


class CountList(ChoiceList):
    """Kinds of stones with how many of each: plus and minus count, a digit says how many, enter notes them all."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "screen.receive", show=False),
        Binding("plus,equals_sign,right,space", "screen.count(1)", show=False),
        Binding("minus,left", "screen.count(-1)", show=False),
        *(Binding(str(digit), f"screen.count_as({digit})", show=False) for digit in range(10)),
    ]


class ReceiveForm(Form):
    """Stones received from somebody: of each kind how many."""

    help_topic = "stones"
    questions = Questions("stones-receive-title", ReceiveStones, REASON, keys="stones-keys-receive")

    def __init__(self, stone: Stone) -> None:
        super().__init__()
        self.stone = stone
        """The kind that was pointed at."""
        self.counts: dict[Stone, int] = {stone: 1}
        """Of each kind how many."""
        self.source: Category = category_of(stone)
        """Who gives them."""

    def compose(self) -> ComposeResult:
        texts = self.texts
        with Panel(title=self.heading, id="dialog", classes="-full"):
            with Horizontal(id="body"):
                yield CountList(numbered=False, id="kinds")
                with QuietScroll(id="about"):
                    yield Prose(texts("stones-receive-from"), id="about-name")
                    # A giver chosen leads back to the stones.
                    sources = [
                        Choice(
                            source,
                            f"{self.app.glyphs.stone(source)} {texts('category-source', source=source)}",
                            kind=source,
                            deed=lambda: self.first_field().focus(),
                        )
                        for source in CATEGORIES
                    ]
                    yield ChoiceList(sources, lit=True, id="source")
            yield from self.parts()
            yield Prose("", id="refused")
            yield DialogKeys(self.keys_line)

    def on_mount(self) -> None:
        source = self.query_one("#source", ChoiceList)
        source.cursor = list(CATEGORIES).index(self.source)
        self._list()
        self.query_one("#kinds", ChoiceList).cursor = LISTED.index(self.stone)
        self.watch(source, "cursor", self._given_by, init=False)

    def first_field(self) -> Widget:
        return self.query_one("#kinds", ChoiceList)

    def _given_by(self, at: int) -> None:
        """Another giver is under the cursor."""
        self.source = tuple(CATEGORIES)[at]
        self._list()

    def _list(self) -> None:
        """Every kind with its number; what this giver does not give is greyed."""
        texts = self.texts
        entries = []
        for stone in LISTED:
            count = self.counts.get(stone, 0)
            hint, kind = f"{self.app.glyphs.times}{count}" if count else "", category_of(stone) if count else "none"
            reason = self.asking.why_not(ReceiveStones(stone=stone, source=self.source))
            told, more = f"{sign_of(self, stone)} {texts('stone-name', stone=stone)}", partial(self.action_count, 1)
            entries.append(Choice(stone, told, hint=hint, reason=reason, kind=kind, deed=more))
        self.query_one("#kinds", ChoiceList).choices = tuple(entries)

    def _count(self, count: int) -> None:
        stone = LISTED[self.query_one("#kinds", ChoiceList).cursor]
        self.counts[stone] = max(0, min(ABSURD, count))
        self.say("")
        self._list()

    def action_count(self, by: int) -> None:
        """One more or less of the kind under the cursor."""
        stone = LISTED[self.query_one("#kinds", ChoiceList).cursor]
        self._count(self.counts.get(stone, 0) + by)

    def action_count_as(self, count: int) -> None:
        """So many of the kind under the cursor."""
        self._count(count)

    def action_receive(self) -> None:
        """Notes all that is counted."""
        self.submit()

    def fulfil(self, given: dict[str, Any]) -> None:
        counted = ((stone, self.counts.get(stone, 0)) for stone in LISTED)
        commands = [
            ReceiveStones(stone=stone, source=self.source, count=count, **given) for stone, count in counted if count
        ]
        if not commands:
            self.say(self.texts("stones-receive-none"))
        self.carry_out(*commands)

    def carried_out(self, command: Command) -> None:
        """What is noted is no longer counted, should the next fail."""
        if isinstance(command, ReceiveStones):
            self.counts.pop(command.stone, None)


class LoseForm(Form):
    """Stones lost unused."""

    help_topic = "stones"

    @staticmethod
    def questions(_: Asking, stone: Stone) -> Questions:
        lost = partial(LoseStones, stone=stone)
        count = Number("count", "ui-number", 1, low=1)
        return Questions("stones-lose-title", lost, count, REASON, arguments={"stone": stone})
