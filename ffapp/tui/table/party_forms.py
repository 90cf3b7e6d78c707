"""The small dialogs of the party: a new character, another name, what can be done with one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final, cast

from textual.binding import Binding, BindingType

from ffapp.core.bounds import NAME_LENGTH
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.figures import GENDERS, HIT_POINTS, KITS, RACES, Character, Class, Gender, Race
from ffapp.doonjons.party import CharacterCreated, CreateCharacter, RemoveCharacter, RenameCharacter
from ffapp.resources import styles
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.form import Form, Menu
from ffapp.tui.kit.picker import Alternative, Picker
from ffapp.tui.session import News
from ffapp.tui.table.page import TableDialog

STYLES: Final = [styles() / "play.tcss", styles() / "party.tcss"]
_LABEL: Final = 6


class CharacterForm(Form, TableDialog):
    """Name, gender, race and class of a new character. `create` makes it and says why not; the form is closed once
    somebody has been made."""

    help_topic = "table-party"
    CSS_PATH: ClassVar[Any] = STYLES
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next", show=False, priority=True),
        Binding("up", "app.focus_previous", show=False, priority=True),
        Binding("enter", "submit", show=False),  # for the pickers, which have no use for it
    ]
    keys_told = "party-form-keys"

    def __init__(self, create: Callable[[CreateCharacter], Refusal | None]) -> None:
        super().__init__("party-new-title")
        self._create = create

    def parts(self) -> Iterable[Any]:
        texts = self.texts
        yield TextField(max_length=NAME_LENGTH, label="  " + texts("ui-name").ljust(_LABEL - 1), id="name")
        genders = [Alternative(one, texts("party-gender-name", gender=one)) for one in GENDERS]
        yield self._picker("gender", genders, about_lines=0)
        yield self._picker("race", self._races(GENDERS[0]))
        yield self._picker("role", self._roles(GENDERS[0]))

    def _picker(self, what: str, alternatives: list[Alternative], *, about_lines: int = 2) -> Picker:
        label, first = self.texts(f"party-{what}"), alternatives[0].id
        return Picker(label, alternatives, first, label_width=_LABEL, about_lines=about_lines, typed=True, id=what)

    def _races(self, gender: str) -> list[Alternative]:
        told = {race: self.texts("figure-race", race=race, gender=gender) for race in RACES}
        return [Alternative(race, name, self._race_about(race)) for race, name in told.items()]

    def _roles(self, gender: str) -> list[Alternative]:
        told = {role: self.texts("figure-role", role=role, gender=gender) for role in HIT_POINTS}
        return [Alternative(role, name, self._role_about(role)) for role, name in told.items()]

    def on_picker_picked(self, event: Picker.Picked) -> None:
        """Races and classes agree with the gender that is picked."""
        event.stop()
        if event.picker.id == "gender":
            self.query_one("#race", Picker).reword(self._races(event.picked))
            self.query_one("#role", Picker).reword(self._roles(event.picked))

    def _race_about(self, race: Race) -> str:
        return ", ".join(self.texts("party-bonus", trait=trait, bonus=bonus) for trait, bonus in RACES[race].items())

    def _role_about(self, role: Class) -> str:
        kit = ", ".join(self.texts("piece-name", kind=kind) for kind in KITS[role])
        return self.texts("party-role-about", hit_points=HIT_POINTS[role], kit=kit)

    def command(self) -> CreateCharacter:
        return CreateCharacter(
            name=self.query_one("#name", TextField).value,
            gender=cast("Gender", self._picked("gender")),
            race=cast("Race", self._picked("race")),
            role=cast("Class", self._picked("role")),
        )

    def _picked(self, what: str) -> str:
        return self.query_one(f"#{what}", Picker).picked

    def submit(self) -> None:
        if not self.is_active:
            return
        refusal = self._create(self.command())
        if refusal is not None:
            field = self.query_one("#name", TextField)
            field.say(tell_refusal(self.texts, refusal, {}))
            field.focus()

    def action_submit(self) -> None:
        """As enter in the field."""
        self.submit()

    def would_lose(self) -> bool:
        return bool(self.query_one("#name", TextField).value)

    def on_text_field_changed(self, event: TextField.Changed) -> None:
        event.stop()
        self.typed_on()

    def game_changed(self, news: News) -> None:
        """Somebody has been made."""
        if any(isinstance(event, CharacterCreated) for event in news.events):
            self.call_later(self.action_leave)


class RenameForm(Form, TableDialog):
    """Another name for a character."""

    help_topic = "table-party"
    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self, character: Character) -> None:
        super().__init__("party-rename-title", name=character.name)
        self._character = character

    def parts(self) -> Iterable[Any]:
        yield TextField(self._character.name, max_length=NAME_LENGTH, label=self.texts("ui-name"), id="name")

    def command(self) -> Command:
        return RenameCharacter(figure=self._character.id, name=self.query_one("#name", TextField).value)


class CharacterMenu(Menu, TableDialog):
    """What can be done with one character."""

    help_topic = "table-party"
    CSS_PATH: ClassVar[Any] = STYLES

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
        texts = self.texts
        yield Choice("rename", texts("party-do-rename"))
        yield Choice("remove", texts("party-do-remove"), reason=self.why_not(RemoveCharacter(figure=self._figure)))

    def chosen(self, id: str) -> None:
        character = self.character
        if character is None:
            self.action_leave()
        elif id == "rename":
            self.action_leave()
            self.app.push_once(RenameForm(character))
        else:
            self.carry_out(RemoveCharacter(figure=character.id))
