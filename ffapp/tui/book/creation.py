"""The creation of a gamebook's hero: a name, how the game is to be played, and the dice on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from math import inf
from time import monotonic
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content

from ffapp.core.codec import Header
from ffapp.core.dice import Faces, RollNeeded
from ffapp.core.errors import Refusal
from ffapp.core.game import UNDO_MODES, Game
from ffapp.core.ruleset import Ruleset
from ffapp.gamebook.books import book_of
from ffapp.gamebook.bounds import NAME_LENGTH
from ffapp.gamebook.creation import CreateHero, HeroCreated
from ffapp.gamebook.notes import AddNote
from ffapp.gamebook.sheet import Gender
from ffapp.resources import styles
from ffapp.rulesets import RULESETS
from ffapp.texts.telling import tell_refusal
from ffapp.tui.book.deeds import CREATION
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.asking import Asking, Questions
from ffapp.tui.kit.fields import DigitsField, TextField
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import OfGame, Page, key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.picker import Alternative, Picker
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.rows import Pick, Words
from ffapp.tui.kit.typed_dice import asked, lacking, read_dice, too_few
from ffapp.tui.look.dice import BETWEEN_GROUPS, DiceGroup, DiceTray
from ffapp.tui.look.horizon import Horizon
from ffapp.tui.look.literal import cells, literal
from ffapp.tui.pages.creating import CreatingPage
from ffapp.tui.session import GameChange, Session
from ffapp.tui.terminal.digits import digit_of

LONGEST_FACES = 40
FRAME = 6
"""Columns of the panel's edges, both together."""

HABIT = 1.0
"""Seconds in which an enter behind the last die of the player's own still belongs to the dice, as one that is typed
without looking: the hero is to be seen first."""

TALL = 34
"""From so many rows of the terminal on the dice lie below the form from the beginning."""


def begun_like(session: Session) -> dict[str, Any]:
    """How the hero of a game was asked for, by the names of the rows: what the next one begins with."""
    sheet = session.state
    undo = session.game.header.undo
    begun = {"name": sheet.name, "gender": sheet.gender, "undo": undo, "dice": sheet.typed_dice}
    return begun if sheet.reading is None else begun | {"adventure": sheet.reading.adventure}


def throw_away(page: OfGame) -> None:
    """Throws the hero of a page away, in whose game nothing was done, and asks for another one in the same manner."""
    session, playing = page.session, page.playing
    notes = tuple(note.text for note in session.state.notes)
    begun = dict(page.begun) if isinstance(page, CreatingPage) else {}
    playing.discard_game(partial(playing.create_hero, session.ruleset.id, begun | begun_like(session), notes))


def hero_questions(asking: Asking, book: str, begun: Mapping[str, Any] | None = None) -> Questions:
    """What is asked before the hero's dice, without a screen; how much can be undone only where no save is made yet.
    `undo` is not told to the hero but to the save. `begun` are the answers that stand there at first."""
    texts = asking.texts
    width = max(cells(texts(f"creation-{what}")) for what in ("name", "gender", "undo", "dice"))

    def pick(what: str, given: Mapping[Any, str]) -> Pick:
        told = {
            value: Alternative(id, texts(f"creation-{what}-{id}"), texts(f"creation-{what}-{id}-about"))
            for value, id in given.items()
        }
        return Pick(what, f"creation-{what}", (begun or {}).get(what), options=told, label_width=width)

    return Questions(
        "creation-title",
        hero_made,
        Words("name", words="  " + texts("creation-name").ljust(width)),
        pick("gender", {"f": "f", "m": "m"}),
        *((pick("undo", {mode: mode for mode in UNDO_MODES}),) if asking.session is None else ()),
        pick("dice", {False: "game", True: "player"}),
        arguments={"book": texts.name(book, "ui")},
    )


def hero_made(*, name: str, gender: Gender, dice: bool, **_: Any) -> CreateHero:
    """The hero's creation of what was asked; `dice`: the player's own."""
    return CreateHero(name=name, gender=gender, typed_dice=dice)


def roll_to_make(ruleset: Ruleset, command: CreateHero, faces: Faces) -> RollNeeded | None:
    """The roll that a hero still needs after some faces; None where there is no more. Raises `Refusal`."""
    return Game(ruleset, Header(id="", ruleset=ruleset.id, seed="")).next_roll(command, faces)


class CreationScreen(CreatingPage, Page):
    """Three steps on one page: the form; the faces, where the player rolls real dice; the hero.

    The save is made when the form is confirmed and, with real dice, all faces are there: before that, leaving leaves
    nothing behind.
    """

    help_topic = "creation"
    CSS_PATH = [styles() / "scene.tcss", styles() / "creation.tcss"]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (26, "-usual-rows"), (TALL, "-tall"), (46, "-vast")]
    place = "creation"
    deeds = CREATION
    BINDINGS = [
        *bindings(place, deeds),
        # Before the field sees them: what is typed in one go must find the cursor where it was sent.
        Binding("down,tab", "app.focus_next", show=False, priority=True),
        Binding("up,shift+tab", "app.focus_previous", show=False, priority=True),
    ]

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self.ruleset = ruleset
        self._typed_name = ""
        self.values: dict[str, Any] = {}
        """What is picked, by the names of the rows."""
        self._command: CreateHero | None = None
        """What waits for its faces."""
        self._hero: HeroCreated | None = None
        self._heedless_until = -inf
        """Until when, by the clock that only runs on, an enter still belongs to the dice."""

    # -- what it looks like ------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        texts, asked = self.texts, self.asked
        self._typed_name = self._typed_name or self.begun.get("name", "")
        self.values = asked.begun() | self.values
        name, *pickers = asked.asked
        horizon = Horizon()
        horizon.family = RULESETS[self.ruleset.id].theme
        yield horizon
        with Panel(title=self.playing.headed(texts(asked.title, **asked.arguments), self.begun), id="creation"):
            with Vertical(id="form"):
                yield Prose(texts("creation-intro"), id="intro")
                yield Prose(id="waiting")
                yield TextField(
                    self._typed_name,
                    max_length=NAME_LENGTH,
                    required=True,
                    complain=lambda problem, high: tell_refusal(texts, Refusal("name-empty"), {}),
                    label=name.labelled(texts),
                    id=name.name,
                )
                for row in pickers:
                    yield from replace(row, value=self.values[row.name]).draw(self)
            with Vertical(id="table"):
                yield Prose(id="said")
                yield DiceTray(id="tray")
                yield DigitsField(max_length=LONGEST_FACES, id="faces")
                yield Prose(id="belongings")
                yield Prose(id="counters")
                yield Prose(id="hint", classes="faint")
                yield Prose(id="below", classes="faint")
        yield KeyBar()

    @property
    def asking(self) -> Asking:
        """In which words is asked, and of which game: that of a save whose hero was taken back, if there is one."""
        return Asking(self.texts, self.opened, self.ruleset.initial())

    @property
    def asked(self) -> Questions:
        """What is asked before the dice."""
        return hero_questions(self.asking, self.ruleset.id, self.begun)

    def fill(self) -> None:
        form, table = self.query_one("#form"), self.query_one("#table")
        form.display = self._hero is None and self._command is None
        table.display = not form.display or self.size.height >= TALL
        self._show_waiting()
        if self._hero is not None:
            self._show_hero(self._hero, roll=False)
        elif self._command is not None:
            self._ask_faces()
        else:
            self._clear_table()
            self.query_one("#name", TextField).focus()

    def _clear_table(self) -> None:
        """The dice that are about to be rolled."""
        self.query_one("#tray", DiceTray).show(*self._groups((), typed=False))
        self.query_one("#faces").display = False
        for left_out in ("said", "belongings", "counters", "hint", "below"):
            self._say(left_out, "")

    # -- an adventure left at its very beginning ---------------------------------------------------------------

    @property
    def waiting_hero(self) -> str | None:
        """The hero of an adventure whose beginning was taken back."""
        return None if self.opened is None else self.opened.waiting_hero()

    def _show_waiting(self) -> None:
        """Says by which keys the adventure goes on whose beginning was taken back, or how many notes come along."""
        line = self.query_one("#waiting", Prose)
        hero = self.waiting_hero
        told = ""
        if hero is not None:
            keys = {name: key_for(self, name) for name in ("redo", "history")}
            told = self.texts("creation-waiting", hero=hero, **keys)
        elif self.notes:
            told = self.texts("creation-notes", count=len(self.notes))
        line.display = bool(told)
        line.text = literal(told, glyphs=self.app.glyphs)

    def redo(self) -> None:
        """Back into the adventure."""
        self.playing.redo()

    # -- the form ----------------------------------------------------------------------------------------------

    def on_picker_picked(self, event: Picker.Picked) -> None:
        rows = (row for row in self.asked.asked if isinstance(row, Pick) and row.name == event.widget.id)
        self.values |= {row.name: row.given(event.value) for row in rows}

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        if event.widget.id == "name":
            self._typed_name = event.value
        elif self.query_one("#faces").display:
            self._faces_typed(event.widget, event.widget.input.value)

    def on_text_field_submitted(self, event: TextField.Submitted) -> None:
        event.stop()
        if event.widget.id == "faces":
            self._faces_typed(event.widget, event.value, ended=True)
        else:
            self._confirm_form()

    def confirm(self) -> None:
        """As enter, wherever the focus is."""
        if monotonic() < self._heedless_until:
            self._heedless_until = -inf
        elif self._hero is not None:
            self.playing.set_out(self.begun.get("adventure", ""))
        elif self._command is not None:
            self.query_one("#faces", TextField).submit()
        elif self.query_one("#name", TextField).submit() is None:
            self.query_one("#name", TextField).focus()

    def _confirm_form(self) -> None:
        if self._hero is not None or self._command is not None:
            return
        field = self.query_one("#name", TextField)
        command = hero_made(**self.values | {"name": field.value})
        refusal = self.ruleset.why_not(self.ruleset.initial(), command)
        if refusal is not None:
            field.say(tell_refusal(self.texts, refusal, {"gender": command.gender}))
            field.focus()
        elif command.typed_dice:
            self._command = command
            self.fill()
        else:
            self._create(command, None)

    # -- real dice ---------------------------------------------------------------------------------------------

    def _needed(self, faces: tuple[int, ...]) -> RollNeeded | None:
        """The roll that is still to be typed. Raises `Refusal`."""
        return None if self._command is None else roll_to_make(self.ruleset, self._command, faces)

    def _ask_faces(self) -> None:
        """Asks for the dice of all scores, in one line."""
        field = self.query_one("#faces", TextField)
        for left_out in ("belongings", "counters", "hint"):
            self._say(left_out, "")
        field.value = ""
        self._take_faces("")
        field.display = True
        field.focus()

    def _take_faces(self, typed: str, *, ended: bool = False) -> None:
        """Takes what has been typed: makes the hero when no die is wanted any more. Raises `Refusal`."""
        handful = read_dice(typed, self._needed, ended=ended)
        if self._command is not None and handful.complete:
            self._create(self._command, handful.faces)
            return
        left, _ = lacking(self._needed, handful)
        told = asked(self.texts, *(throw.needed for throw in left))
        self._say("said", told.wanted)
        faces = tuple(face for throw in handful.throws for face in throw.faces)
        self.query_one("#tray", DiceTray).show(*self._groups(faces, typed=True))
        if not typed:
            self._say("below", told.how)
            example = self.texts("dice-typed-placeholder", example=told.example)
            self.query_one("#faces", TextField).input.placeholder = example
        if ended:
            raise too_few(self._needed, handful)

    def on_key(self, event: events.Key) -> None:
        """Says of the faces that are typed behind the last one that they are too many."""
        if self._hero is not None and self._hero.typed_dice and digit_of(event.character):
            used = sum(dice for _, dice in self._rolled())
            self.app.tell(tell_refusal(self.texts, Refusal("dice-too-many", left=1, used=used), {}), severity="warning")

    def _faces_typed(self, field: TextField, typed: str, *, ended: bool = False) -> None:
        """Takes what has been typed, or says what is wrong with it."""
        if self._command is None:
            return
        try:
            self._take_faces(typed, ended=ended)
        except Refusal as refusal:
            field.say(tell_refusal(self.texts, refusal, {}))
        else:
            field.say("")

    def _groups(self, faces: tuple[int, ...], *, typed: bool) -> list[DiceGroup]:
        """The dice of each score; those still to come without a face."""
        groups = []
        left = list(faces)
        for name, dice in self._rolled():
            shown, left = left[:dice], left[dice:]
            given = tuple(shown) + (0,) * (dice - len(shown))
            groups.append(DiceGroup(given, self._roll_named(name), typed=typed))
        return groups

    def _rolled(self) -> list[tuple[str, int]]:
        """What the book has dice for, in its order, with how many."""
        book = book_of(self.ruleset.initial())
        rolled: list[tuple[str, int]] = [(score.name, score.dice) for score in book.scores]
        return [*rolled, ("gold", book.gold_dice)] if book.gold_dice else rolled

    def _roll_named(self, name: str) -> str:
        return self.texts("score-gold") if name == "gold" else self.texts("score-name", score=name)

    def _say(self, id: str, text: str | Content) -> None:
        """Puts a text in its place, which takes no room without one."""
        place = self.query_one(f"#{id}", Prose)
        place.text, place.display = text, bool(text)

    # -- the hero ----------------------------------------------------------------------------------------------

    def _create(self, command: CreateHero, faces: tuple[int, ...] | None) -> None:
        undo = self.values.get("undo", UNDO_MODES[0])
        seed = self.begun.get("seed")
        self.playing.new_game(self.ruleset, command, undo=undo, dice=faces, name=command.name, seed=seed)

    def game_changed(self, change: GameChange) -> None:
        """The hero is there."""
        for event in change.events:
            if isinstance(event, HeroCreated):
                self.bring_notes()
                self.playing.begin_reading(self.begun.get("adventure", ""))
                self._hero = event
                self._heedless_until = monotonic() + HABIT if self._command is not None and event.typed_dice else -inf
                self._command = None
                self.query_one("#form").display = False
                self.query_one("#table").display = True
                self._show_hero(event, roll=True)
                self.refresh_keys()

    def bring_notes(self) -> None:
        """Notes for the hero what was to be brought along, one after another."""
        for number, text in enumerate(self.notes):
            if not isinstance(self.session.act(AddNote(text=text, brought=True)), GameChange):
                told = self.texts("creation-notes-left", count=len(self.notes) - number)
                self.app.tell(told, severity="warning")
                return

    def _show_hero(self, hero: HeroCreated, *, roll: bool) -> None:
        texts, glyphs = self.texts, self.app.glyphs
        name = Content.styled(literal(hero.name, glyphs=glyphs).plain, "bold $accent")
        told = literal(texts(f"creation-hero-{hero.gender}"), glyphs=glyphs)
        self._say("said", Content.assemble(name, " ", told))
        tray = self.query_one("#tray", DiceTray)
        (tray.roll if roll else tray.show)(*self._sums(hero))
        self.query_one("#faces").display = False
        carried = [texts("score-gold-counted", gold=hero.gold), texts("score-meals-counted", meals=hero.meals)]
        carried += [texts("item-name", kind=item.kind, name=item.name) for item in hero.items]
        between = f"\u00a0{glyphs.separator} "
        counted = [texts("creation-counter", score=name, value=value) for name, value in hero.counters]
        hint = f"creation-hint-{self.ruleset.id}"
        self._say("belongings", between.join(name.replace(" ", "\u00a0") for name in carried))
        self._say("counters", between.join(counted))
        self._say("hint", texts(hint, adjust=self.app.key_text("book.adjust")) if texts.has(hint) else "")
        self._say("below", texts("creation-kept", key=key_for(self, "discard"), notes=len(self.notes)))
        self.set_focus(None)

    def _sums(self, hero: HeroCreated) -> list[DiceGroup]:
        """The dice of each score and of the gold, and their sum with what the book adds, spaced where there is room."""
        rolled = self._rolled()
        told = []
        for name, _ in rolled:
            faces, value = hero.rolled(name)
            told.append(f"{' + '.join(map(str, faces))} + {value - sum(faces)} = {value}")
        if sum(map(len, told)) + BETWEEN_GROUPS * (len(told) - 1) > self.size.width - FRAME:
            told = [text.replace(" ", "") for text in told]
            self.query_one("#tray", DiceTray).compact = True
        return [
            DiceGroup(
                hero.rolled(name)[0],
                self._roll_named(name),
                text,
                typed=hero.typed_dice,
                number=str(hero.rolled(name)[1]),
            )
            for (name, _), text in zip(rolled, told, strict=True)
        ]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A hero can be thrown away once there is one."""
        if (action, *parameters) == ("deed", "discard"):
            return self._hero is not None
        return super().check_action(action, parameters)

    def discard(self) -> None:
        """Throws the hero away, and asks for another one in the same manner."""
        throw_away(self)

    def leave(self) -> None:
        """One step back, without a trace; back to where this was asked from the form."""
        if self._hero is not None:
            self.playing.set_out(self.begun.get("adventure", ""))
        elif self._command is not None:
            self._command = None
            self.query_one("#faces", TextField).say("")
            self.fill()
        else:
            self.turn_back()
