"""The party gathers: characters are made with the dice, named, looked at, and set out together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from ffapp.core.dice import Faces
from ffapp.core.errors import Refusal
from ffapp.core.game import UNDO_MODES
from ffapp.core.messages import Command
from ffapp.core.ruleset import Ruleset
from ffapp.doonjons.campaign import IN_PARTY, MOST_PLAYERS, RULES, Campaign, Control, Rules
from ffapp.doonjons.figures import GENDERS, HIT_POINTS, KITS, RACES, Character, Class, Race
from ffapp.doonjons.party import (
    CharacterCreated,
    ChooseDice,
    ChooseRules,
    CreateCharacter,
    RemoveCharacter,
    RenameCharacter,
)
from ffapp.doonjons.setup import ChooseControl
from ffapp.doonjons.walls import ChooseWalls
from ffapp.resources import styles
from ffapp.texts import Texts
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.asking import Asking, Questions, Values
from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.picker import Alternative
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll, Reads
from ffapp.tui.kit.rows import Pick, Words
from ffapp.tui.look.scene import Scene
from ffapp.tui.pages.creating import CreatingPage
from ffapp.tui.session import GameChange, Session
from ffapp.tui.table.character_sheet import CharacterSheet, Overview
from ffapp.tui.table.deeds import PARTY
from ffapp.tui.table.page import TableDialog, TablePage

_LABEL: Final = 6

WIDE, VAST, TALL = 100, 180, 36
"""Columns and lines from which on numbers are large, and from which on those of everybody."""


PROGRAM: Final[Control] = "nearest"
"""How the program plays the monsters where nobody has said otherwise."""


def begun_like(session: Session) -> dict[str, Any]:
    """How the party of a campaign came to its table: what the next campaign of the same party begins with. Its
    characteristics are rolled anew, and its kits are those of the classes."""
    state: Campaign = session.state
    party = (
        CreateCharacter(name=one.name, race=one.race, role=one.role, gender=one.gender) for one in state.characters
    )
    return {
        "undo": session.game.header.undo,
        "dice": state.typed_dice,
        "rules": state.rules,
        "walls": state.walls,
        "control": state.control,
        "party": tuple(party),
    }


class PartyPage(CreatingPage, Reads, TablePage):
    """Who sits at the table on the left, the sheet of one of them on the right.

    With a `ruleset` it is where a new campaign begins: the save is made by the first character, and leaving before
    that leaves nothing behind. The party of another campaign may wait to sit down again (`waiting`).
    """

    PHASES = IN_PARTY
    help_topic = "table-party"
    CSS_PATH = [styles() / "game.tcss", styles() / "scene.tcss", styles() / "party.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-least"), (78, "-narrow"), (WIDE, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall"), (46, "-high")]
    place = "party"
    deeds = PARTY
    BINDINGS = bindings(place, deeds)

    def __init__(self, ruleset: Ruleset | None = None) -> None:
        super().__init__()
        self.ruleset = ruleset
        self._undo = UNDO_MODES[0]
        self._typed = False
        self._rules: Rules = RULES[0]
        self._walls = False
        self.control: Control = PROGRAM
        """Who plays the monsters once the party sets out: the program, as master of a party that has none, or the
        master who sits at the table."""
        self._temper: Control = PROGRAM
        self.waiting: list[CreateCharacter] = []
        """Who is to sit down again."""

    def begin_like(self, begun: Mapping[str, Any], notes: Sequence[str], back: Path | None) -> None:
        super().begin_like(begun, notes, back)
        self._undo = begun.get("undo", self._undo)
        self._typed = begun.get("dice", self._typed)
        self._rules = begun.get("rules", self._rules)
        self._walls = begun.get("walls", self._walls)
        self.control = begun.get("control", self.control)
        self._temper = PROGRAM if self.control == "master" else self.control
        self.waiting = list(begun.get("party", ()))

    def compose(self) -> ComposeResult:
        texts = self.texts
        yield Heading()
        with Horizontal(id="desk"):
            with Vertical(id="side"):
                with Panel(id="party"):
                    yield ChoiceList(lit=True, id="members")
                with Panel(title=texts("party-table"), id="table"):
                    yield Prose(id="dice", indent=2)
                    yield Prose(id="undo", indent=2)
            with QuietScroll(id="sheet"):
                with Panel(title=texts("party-rules-title"), id="rules"):
                    yield Prose(id="told")
                    yield Scene(id="gate")
                yield CharacterSheet()
                yield Overview()
        yield KeyBar()

    def fill(self) -> None:
        if not self.composed:
            return
        self.watch(self.members, "cursor", self._look, init=False)
        super().fill()
        self.members.focus()

    # -- showing the game ------------------------------------------------------------------------------------------

    @property
    def members(self) -> ChoiceList:
        """The list of the characters."""
        return self.pointing or self.query_one("#members", ChoiceList)

    @property
    def character(self) -> Character | None:
        """The one under the cursor."""
        characters = self.campaign.characters
        cursor = self.members.cursor
        return characters[cursor] if 0 <= cursor < len(characters) else None

    def show(self, change: GameChange | None) -> None:
        texts, characters = self.texts, self.campaign.characters
        self.show_heading(texts("party-gathers"))
        panel = self.query_one("#party", Panel)
        panel.title = texts("party-title")
        panel.subtitle = texts("party-counted", count=len(characters), most=MOST_PLAYERS)
        panel.empty = texts("party-empty", key=key_for(self, "new"))
        panel.vacant = not characters and not self.waiting
        made = change is not None and _made(change)
        self.members.choices = tuple(self.seats())
        if made:
            self.members.cursor = len(characters) - 1
        self.show_table()
        self._look()

    def seats(self) -> Iterator[Choice]:
        """Who sits at the table, then who is to sit down again."""
        texts = self.texts
        for one in self.campaign.characters:
            kin = texts("figure-role", role=one.role, gender=one.gender)
            yield Choice(str(one.id), one.name, hint=kin, deed=partial(CharacterMenu, one.id))
        for place, waiting in enumerate(self.waiting):
            kin = texts("figure-role", role=waiting.role, gender=waiting.gender)
            hint = texts("party-waits", role=kin)
            yield Choice(f"again-{place}", waiting.name, hint=hint, deed=partial(self.action_deed, "begin"))

    @property
    def undone(self) -> str:
        """How much can be taken back at this table."""
        return self._undo if self.opened is None else self.game.header.undo

    @property
    def rules(self) -> Rules:
        """By which rules this table plays."""
        return self._rules if self.opened is None else self.campaign.rules

    @property
    def full_walls(self) -> bool:
        """Whether walls are full at this table."""
        return self._walls if self.opened is None else self.campaign.walls

    def table_text(self) -> tuple[str, str, str, str, str]:
        """Who is the master, whose dice are rolled, which rules hold, what walls are, how much can be taken back, and
        by which keys that changes."""
        texts, opened = self.texts, self.opened
        typed = self._typed if opened is None else self.campaign.typed_dice
        key = key_for(self, "undo_mode") if opened is None else ""
        return (
            texts("party-master", control=self.control, key=key_for(self, "master")),
            texts("party-dice", typed=typed, key=key_for(self, "dice")),
            texts("party-by-rules", rules=self.rules, key=key_for(self, "rules")),
            texts("party-walls", full=self.full_walls, key=key_for(self, "walls")),
            texts("party-undo", mode=texts("ui-undo-name", undo=self.undone), key=key),
        )

    def show_table(self) -> None:
        """Shows how this table plays."""
        if self.unseen:
            return
        *table, undo = self.table_text()
        self.query_one("#dice", Prose).text = "\n".join(table)
        self.query_one("#undo", Prose).text = f"{undo}\n{self.texts(f'ui-undo-hint-{self.undone}')}"

    def _look(self) -> None:
        """Shows the sheet of the character under the cursor."""
        character, size = self.character, self.app.size
        self.query_one("#rules").display = character is None
        if character is None:
            self.query_one("#told", Prose).text = self.rules_text()
        scene = self.query_one(Scene)
        scene.family, scene.ending = "dungeon", "gate"
        dice = () if character is None else self._dice_of(character)
        roomy, vast = size.width >= WIDE and size.height >= TALL, size.width >= VAST and size.height >= TALL
        self.query_one(CharacterSheet).show(character, dice, roomy=roomy, rules=self.rules)
        self.query_one(Overview).show(self.campaign.characters if roomy else (), large=vast)
        self.refresh_keys()

    def rules_text(self) -> str:
        """What a party is, or that one waits to sit down again, and by which keys it goes on."""
        keys = {name: key_for(self, name) for name in ("new", "begin", "remove")}
        if self.waiting:
            return self.texts("party-again", count=len(self.waiting), **keys)
        return self.texts("party-rules", most=MOST_PLAYERS, new=keys["new"], begin=keys["begin"])

    def resized(self) -> None:
        self._look()

    def _dice_of(self, character: Character) -> tuple[Faces, ...]:
        """The dice with which a character was made, as the history has them."""
        for step in self.game.path():
            for event in step.events:
                if isinstance(event, CharacterCreated) and event.character.id == character.id:
                    return event.dice
        return ()

    # -- keys ------------------------------------------------------------------------------------------------------

    def new_form(self) -> Dialog:
        """Asks for a new character."""
        return CharacterForm(self.create)

    def create(self, command: CreateCharacter, after: Callable[[], None] = lambda: None) -> Refusal | None:
        """Makes a character, and with the first one the save. Returns why not, where that can be known at once; `after`
        it has been made something may follow."""
        playing = self.playing
        if self.opened is not None or self.ruleset is None:
            refusal = self.session.why_not(command)
            if refusal is None:
                playing.act(command, then=lambda _: after())
            return refusal
        refusal = self.ruleset.why_not(self.campaign, command)
        if refusal is None:
            chosen: list[Command] = [ChooseDice(typed=True)] if self._typed else []
            if self._rules != RULES[0]:
                chosen.append(ChooseRules(rules=self._rules))
            chosen += [ChooseWalls(full=True)] if self._walls else []
            first, *others = (*chosen, command)
            if playing.new_game(self.ruleset, first, undo=self._undo, name=command.name):
                for other in others:
                    playing.act(other, then=lambda change: after() if _made(change) else None)
                if not others:
                    after()
        return refusal

    def set_out(self, command: Command) -> None:
        """Sets out, the program playing the monsters unless a master does; while somebody waits to sit down again, has
        them all do so."""
        if self.waiting:
            self._seat()
            return
        playing = self.playing
        chosen = None if self.control == "master" else ChooseControl(control=self.control)
        playing.act(command, then=lambda _: None if chosen is None else playing.act(chosen))

    def _seat(self) -> None:
        """Has the next one who waits sit down, and then the others. Dice that are asked for and not given leave them
        waiting."""
        if self.waiting and (refusal := self.create(self.waiting[0], self._seat)) is not None:
            self.playing.refuse(refusal)

    def game_changed(self, change: GameChange) -> None:
        self.take_over(change)
        super().game_changed(change)

    def take_over(self, change: GameChange) -> None:
        """Who sits at the table does not wait any more."""
        made = {event.character.name for event in change.events if isinstance(event, CharacterCreated)}
        self.waiting = [one for one in self.waiting if one.name not in made]

    @property
    def waits(self) -> int:
        """The place of the one under the cursor among those who wait; -1 where it is none of these."""
        place = self.members.cursor - len(self.campaign.characters)
        return place if place < len(self.waiting) else -1

    def take_off(self, command: Command | None) -> None:
        """Takes the one under the cursor off the table, or off those who wait."""
        if command is not None:
            self.playing.act(command)
            return
        del self.waiting[self.waits]
        if not self.unseen:
            self.show(None)
            self.refresh_keys()

    def rename_form(self) -> Dialog:
        """Gives the one under the cursor another name."""
        assert self.character is not None  # else it is not possible
        return RenameForm(self.character)

    def change_dice(self) -> None:
        """The program rolls, or the players type what they have rolled."""
        if self.opened is not None:
            self.playing.act(ChooseDice(typed=not self.campaign.typed_dice))
            return
        self._typed = not self._typed
        self.show_table()

    def change_rules(self) -> None:
        """The base rules or the extended ones."""
        following = RULES[(RULES.index(self.rules) + 1) % len(RULES)]
        if self.opened is not None:
            self.playing.act(ChooseRules(rules=following))
            return
        self._rules = following
        self.show_table()

    def change_walls(self) -> None:
        """Walls are full, or those of the rulebook."""
        if self.opened is not None:
            self.playing.act(ChooseWalls(full=not self.campaign.walls))
            return
        self._walls = not self._walls
        self.show_table()

    def change_master(self) -> None:
        """The program is the master, or somebody at the table."""
        self.control = self._temper if self.control == "master" else "master"
        self.show_table()

    def undo_mode(self) -> None:
        """How much can be taken back: chosen before anything is saved."""
        self._undo = UNDO_MODES[(UNDO_MODES.index(self._undo) + 1) % len(UNDO_MODES)]
        self.show_table()

    def leave(self) -> None:
        """Back to where this was asked from while nothing has been made."""
        if self.opened is None:
            self.turn_back()

    @property
    def read_part(self) -> QuietScroll:
        return self.query_one("#sheet", QuietScroll)


class CharacterForm(Form, TableDialog):
    """Name, gender, race and class of a new character. `create` makes it and says why not; the form is closed once
    somebody has been made."""

    help_topic = "table-party"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next", show=False, priority=True),
        Binding("up", "app.focus_previous", show=False, priority=True),
    ]

    def __init__(self, create: Callable[[CreateCharacter], Refusal | None]) -> None:
        super().__init__()
        self._create = create

    @staticmethod
    def questions(asking: Asking) -> Questions:
        texts = asking.texts

        def races(values: Values) -> dict[Race, Alternative]:
            """Races and classes agree with the gender that is picked."""
            told = {race: texts("figure-race", race=race, gender=values["gender"]) for race in RACES}
            return {race: Alternative(race, name, race_about(texts, race)) for race, name in told.items()}

        def roles(values: Values) -> dict[Class, Alternative]:
            told = {role: texts("figure-role", role=role, gender=values["gender"]) for role in HIT_POINTS}
            return {role: Alternative(role, name, role_about(texts, role)) for role, name in told.items()}

        genders = {one: Alternative(one, texts("party-gender-name", gender=one)) for one in GENDERS}
        picker = partial(Pick, label_width=_LABEL, typed=True)
        return Questions(
            "party-new-title",
            CreateCharacter,
            Words("name", words="  " + texts("ui-name").ljust(_LABEL - 1), dear=True),
            picker("gender", "party-gender", options=genders, about_lines=0),
            picker("race", "party-race", options=races, about_lines=2),
            picker("role", "party-role", options=roles, about_lines=2),
            keys="party-form-keys",
            whole=True,
        )

    def fulfil(self, given: dict[str, Any]) -> None:
        refusal = self._create(CreateCharacter(**given))
        if refusal is not None:
            self.complain_at("name", self.asking.tell(refusal))

    def game_changed(self, change: GameChange) -> None:
        """Somebody has been made."""
        if _made(change):
            self.call_later(self.action_leave)


def _made(change: GameChange) -> bool:
    """Whether a character has been made."""
    return any(isinstance(event, CharacterCreated) for event in change.events)


def race_about(texts: Texts, race: Race) -> str:
    """What a race adds."""
    return ", ".join(texts("party-bonus", trait=trait, bonus=bonus) for trait, bonus in RACES[race].items())


def role_about(texts: Texts, role: Class) -> str:
    """What a class has."""
    kit = ", ".join(texts("piece-name", kind=kind) for kind in KITS[role])
    return texts("party-role-about", hit_points=HIT_POINTS[role], kit=kit)


class RenameForm(Form, TableDialog):
    """Another name for a character."""

    help_topic = "table-party"

    @staticmethod
    def questions(_: Asking, character: Character) -> Questions:
        renamed = partial(RenameCharacter, figure=character.id)
        name = Words("name", "ui-name", character.name)
        return Questions("party-rename-title", renamed, name, arguments={"name": character.name})


class CharacterMenu(Menu, TableDialog):
    """What can be done with one character."""

    passing = True
    help_topic = "table-party"

    def __init__(self, figure: int) -> None:
        super().__init__("party-member-title")
        self._figure = figure

    @property
    def character(self) -> Character | None:
        """The character as it is now; None once it has left."""
        return next((one for one in self.campaign.characters if one.id == self._figure), None)

    def intro(self) -> str:
        return "" if self.character is None else self.character.name

    def choices(self) -> Iterable[Choice]:
        texts, character = self.texts, self.character
        if character is not None:
            yield self.entry("rename", texts("party-do-rename"), partial(RenameForm, character))
            yield self.entry("remove", texts("party-do-remove"), RemoveCharacter(figure=character.id))
