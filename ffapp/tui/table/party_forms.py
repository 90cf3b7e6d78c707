"""The small dialogs of the party: a new character, another name, what can be done with one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType

from ffapp.core.errors import Refusal
from ffapp.doonjons.figures import GENDERS, HIT_POINTS, KITS, RACES, Character, Class, Race
from ffapp.doonjons.party import CharacterCreated, CreateCharacter, RemoveCharacter, RenameCharacter
from ffapp.resources import styles
from ffapp.texts import Texts
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.form import Form, Menu
from ffapp.tui.kit.picker import Alternative
from ffapp.tui.kit.rows import Asking, Pick, Questions, Values, Words
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
        )

    def fulfil(self, given: dict[str, Any]) -> None:
        refusal = self._create(CreateCharacter(**given))
        if refusal is not None:
            field = self.query_one("#name", TextField)
            field.say(self.asking.tell(refusal))
            field.focus()

    def game_changed(self, news: News) -> None:
        """Somebody has been made."""
        if any(isinstance(event, CharacterCreated) for event in news.events):
            self.call_later(self.action_leave)


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
    CSS_PATH: ClassVar[Any] = STYLES

    @staticmethod
    def questions(_: Asking, character: Character) -> Questions:
        renamed = partial(RenameCharacter, figure=character.id)
        name = Words("name", "ui-name", character.name)
        return Questions("party-rename-title", renamed, name, figures={"name": character.name})


class CharacterMenu(Menu, TableDialog):
    """What can be done with one character."""

    passing = True
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
        texts, character = self.texts, self.character
        if character is not None:
            yield self.entry("rename", texts("party-do-rename"), partial(RenameForm, character))
            yield self.entry("remove", texts("party-do-remove"), RemoveCharacter(figure=character.id))
