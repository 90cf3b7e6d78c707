"""The magic stones: what each does and when, casting, receiving, losing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widget import Widget

from ffapp.core.messages import Command
from ffapp.gamebook.bounds import ABSURD, NAME_LENGTH
from ffapp.gamebook.fight import MOST_ENEMIES
from ffapp.gamebook.sheet import Score
from ffapp.gamebook.stones import (
    CATEGORIES,
    RESTORING,
    STONES,
    CastStone,
    Category,
    Creature,
    LoseStones,
    ReceiveStones,
    Stone,
    category_of,
    stone_count,
)
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.entry_keys import lasting_keys
from ffapp.tui.kit.fields import FiguresField, TextField
from ffapp.tui.kit.form import Form, Menu
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import DialogKeys, Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.session import News

TARGET_LENGTH = 80
PAIR_LENGTH = 9


_UNASKED: Final = (*RESTORING, "strength", "weakness")

LISTED: Final[tuple[Stone, ...]] = tuple(sorted(STONES, key=lambda stone: stone not in _UNASKED))
"""All kinds in the order of their keys: first those for which no section is needed."""


class StonesDialog(Menu):
    """All kinds, each always in its place; beside them what the one under the cursor does."""

    help_topic = "stones"
    keys_told = "stones-keys"
    BINDINGS = [
        Binding("plus,equals_sign", "receive", show=False),
        Binding("minus", "lose", show=False),
    ]

    def __init__(self) -> None:
        super().__init__("stones-title")

    def compose(self) -> ComposeResult:
        with Panel(title=self.texts("stones-title"), id="dialog", classes="-large"):
            with Horizontal(id="stones-body"):
                yield ChoiceList(id="menu")
                with QuietScroll(id="stones-about"):
                    yield Prose("", id="stones-name")
                    yield Prose("", id="intro")
            yield Prose("", id="refused")
            yield DialogKeys(self.texts(self.keys_told))

    def on_mount(self) -> None:
        self.watch(self.query_one("#menu", ChoiceList), "cursor", self._about, init=False)

    def ready(self) -> None:
        super().ready()
        held = (at for at, stone in enumerate(LISTED) if stone_count(self.sheet, stone))
        self.query_one("#menu", ChoiceList).cursor = next(held, 0)

    def keys(self) -> Mapping[str, str]:
        return lasting_keys(LISTED)

    def _about(self) -> None:
        self.query_one("#stones-name", Prose).text = self.texts("stone-title", stone=self._stone)
        self.query_one("#intro", Prose).text = self.intro()

    def refresh_choices(self) -> None:
        super().refresh_choices()
        self._about()

    @property
    def _stone(self) -> Stone:
        """The kind under the cursor."""
        return LISTED[self.query_one("#menu", ChoiceList).cursor]

    def intro(self) -> str:
        texts, stone = self.texts, self._stone
        refusal = self.session.why_not(self._probe(stone))
        told = [
            texts("stones-held", category=category_of(stone), count=stone_count(self.sheet, stone)),
            "",
            texts("stone-effect", stone=stone),
            texts("stone-when", stone=stone),
        ]
        if refusal is not None and stone_count(self.sheet, stone):
            told += ["", tell_refusal(texts, refusal, self.figures)]
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
        texts, sheet = self.texts, self.sheet
        for stone in LISTED:
            count = stone_count(sheet, stone)
            category = texts("category-name", category=category_of(stone))
            yield Choice(
                stone,
                texts("stones-entry", stone=stone, count=count),
                hint=category,
                reason=self.why_not(self._probe(stone)),
            )

    def chosen(self, id: str) -> None:
        stone = next(known for known in STONES if known == id)
        fight = self.sheet.fight
        if stone in RESTORING or stone == "strength":
            self.carry_out(CastStone(stone=stone))
        elif stone == "weakness":
            if fight is not None and len(fight.living) > 1:
                self.app.push_once(WeaknessMenu(), None)
            else:
                self.carry_out(CastStone(stone=stone))
        else:
            self.app.push_once(CastForm(stone), None)

    def action_receive(self) -> None:
        """Notes stones of the kind under the cursor that somebody gave."""
        self._ask(ReceiveStones(stone=self._stone, source=category_of(self._stone)), ReceiveForm(self._stone))

    def action_lose(self) -> None:
        """Takes stones of the kind under the cursor off the sheet, unused."""
        self._ask(LoseStones(stone=self._stone), LoseForm(self._stone))

    def _ask(self, probe: Command, form: Form) -> None:
        refusal = self.session.why_not(probe)
        if refusal is not None:
            self.say(tell_refusal(self.texts, refusal, self.figures))
        else:
            self.say("")
            self.app.push_once(form)


class WeaknessMenu(Menu):
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
            reason = self.why_not(CastStone(stone="weakness", enemy=index))
            yield Choice(str(index), fight.enemies[index].name, reason=reason)

    def chosen(self, id: str) -> None:
        self.carry_out(CastStone(stone="weakness", enemy=int(id)))


_PAIR: Final = re.compile(r"(\d{1,4})\s*/\s*(\d{1,4})", re.ASCII)


class CastForm(Form):
    """A stone that only a section offers: enter confirms that it does."""

    help_topic = "stones"

    def __init__(self, stone: Stone) -> None:
        super().__init__("stone-title", stone=stone)
        self._stone = stone
        self.keys_told = "stones-keys-cast-fields" if stone == "blessing" else "stones-keys-cast"

    def parts(self) -> Iterable[Any]:
        texts = self.texts
        yield Prose(texts("stones-offered"), id="question")
        if self._stone == "blessing":
            yield TextField(max_length=NAME_LENGTH, label=texts("stones-whom"), id="target")
            for name in RESTORING:
                yield FiguresField(
                    max_length=PAIR_LENGTH,
                    label=texts("score-name", score=name),
                    placeholder=texts("stones-pair-placeholder"),
                    id=name,
                )
        else:
            yield TextField(
                max_length=TARGET_LENGTH,
                label=texts("stones-what"),
                placeholder=texts("stones-what-placeholder"),
                id="target",
            )

    def command(self) -> Command | None:
        target = self.query_one("#target", TextField).value
        if self._stone != "blessing":
            return CastStone(stone=self._stone, offered=True, target=target)
        scores: dict[str, Score | None] = {}
        for name in RESTORING:
            field = self.query_one(f"#{name}", TextField)
            match = _PAIR.fullmatch(field.value)
            if field.value and match is None:
                field.say(self.texts("stones-pair-unreadable"))
                field.focus()
                return None
            scores[name] = None if match is None else Score(int(match[1]), int(match[2]))
        creature = Creature(name=target, skill=scores["skill"], stamina=scores["stamina"], luck=scores["luck"])
        return CastStone(stone=self._stone, offered=True, creature=creature)


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
    keys_told = "stones-keys-receive"

    def __init__(self, stone: Stone) -> None:
        super().__init__("stones-receive-title")
        self._stone = stone
        self._counts: dict[Stone, int] = {stone: 1}

    def compose(self) -> ComposeResult:
        texts = self.texts
        with Panel(title=texts("stones-receive-title"), id="dialog", classes="-full"):
            with Horizontal(id="stones-body"):
                yield CountList(numbered=False, id="kinds")
                with QuietScroll(id="stones-about"):
                    yield Prose(texts("stones-receive-from"), id="stones-name")
                    sources = [Choice(source, texts("category-source", source=source)) for source in CATEGORIES]
                    yield ChoiceList(sources, lit=True, id="source")
            yield self.reason()
            yield Prose("", id="refused")
            yield DialogKeys(texts(self.keys_told))

    def on_mount(self) -> None:
        source = self.query_one("#source", ChoiceList)
        source.cursor = list(CATEGORIES).index(category_of(self._stone))
        self._list()
        self.query_one("#kinds", ChoiceList).cursor = LISTED.index(self._stone)
        self.watch(source, "cursor", self._list, init=False)

    def first_field(self) -> Widget:
        return self.query_one("#kinds", ChoiceList)

    @property
    def _source(self) -> Category:
        return tuple(CATEGORIES)[self.query_one("#source", ChoiceList).cursor]

    def _list(self) -> None:
        """Every kind with its number; what this giver does not give is greyed."""
        texts = self.texts
        entries = []
        for stone in LISTED:
            count = self._counts.get(stone, 0)
            hint = f"{self.app.glyphs.times}{count}" if count else ""
            refusal = self.session.why_not(ReceiveStones(stone=stone, source=self._source))
            reason = "" if refusal is None else tell_refusal(texts, refusal, self.figures)
            entries.append(Choice(stone, texts("stone-name", stone=stone), hint=hint, reason=reason))
        self.query_one("#kinds", ChoiceList).choices = tuple(entries)

    def _count(self, count: int) -> None:
        stone = LISTED[self.query_one("#kinds", ChoiceList).cursor]
        self._counts[stone] = max(0, min(ABSURD, count))
        self.say("")
        self._list()

    def action_count(self, by: int) -> None:
        """One more or less of the kind under the cursor."""
        stone = LISTED[self.query_one("#kinds", ChoiceList).cursor]
        self._count(self._counts.get(stone, 0) + by)

    def action_count_as(self, count: int) -> None:
        """So many of the kind under the cursor."""
        self._count(count)

    def action_receive(self) -> None:
        """Notes all that is counted."""
        self.submit()

    def submit(self) -> None:
        commands = self._commands()
        if not commands:
            self.say(self.texts("stones-receive-none"))
            return
        refusal = next(filter(None, map(self.session.why_not, commands)), None)
        if refusal is not None:
            self.say(tell_refusal(self.texts, refusal, self.figures))
        elif self.is_active:
            self._receive(commands)

    def _commands(self) -> list[ReceiveStones]:
        source, reason = self._source, self.reason_given()
        counted = ((stone, self._counts.get(stone, 0)) for stone in LISTED)
        return [
            ReceiveStones(stone=stone, source=source, count=count, reason=reason) for stone, count in counted if count
        ]

    def _receive(self, commands: list[ReceiveStones]) -> None:
        """One kind after another; what is noted is no longer counted, should the next fail."""
        if not commands:
            self.action_leave()
            return
        first, *others = commands

        def received(_: News) -> None:
            self._counts.pop(first.stone, None)
            self._receive(others)

        self.playing.act(first, then=received)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        """A click counts one more; a giver chosen leads back to the stones."""
        event.stop()
        if event.choices.id == "kinds":
            self.action_count(1)
        else:
            self.query_one("#kinds").focus()


class LoseForm(Form):
    """Stones lost unused."""

    help_topic = "stones"

    def __init__(self, stone: Stone) -> None:
        super().__init__("stones-lose-title", stone=stone)
        self._stone = stone

    def parts(self) -> Iterable[Any]:
        yield self.number(1, "ui-number", "count", low=1, high=ABSURD)
        yield self.reason()

    def command(self) -> Command | None:
        count = self.value_of("count")
        if count is None:
            return None
        return LoseStones(stone=self._stone, count=count, reason=self.reason_given())
