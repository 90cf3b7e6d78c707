"""Dungeons kept as files: this one under a name, and one of those that are there in its place."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar, Final

from ffapp.core.bounds import NAME_LENGTH
from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.setup import UseDungeon
from ffapp.resources import styles
from ffapp.store.dungeons import SUFFIX, dungeon_path, keep_dungeon, kept_dungeons, read_dungeon
from ffapp.store.errors import StoreError, shown
from ffapp.store.folders import dungeons_folder
from ffapp.texts.board import title_told
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.form import Form, Menu
from ffapp.tui.kit.prose import Prose
from ffapp.tui.table.page import TableDialog

STYLES: Final = [styles() / "play.tcss", styles() / "setup.tcss"]


class KeepForm(Form, TableDialog):
    """A name under which the dungeon is kept as a file; nothing is ever written over."""

    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self) -> None:
        super().__init__("setup-keep-title")

    def parts(self) -> Iterable[Any]:
        texts = self.texts
        yield Prose(texts("setup-keep-about", folder=shown(dungeons_folder())), id="intro")
        title = title_told(texts, self.campaign.dungeon)
        yield TextField(title, max_length=NAME_LENGTH, label=texts("ui-name"), id="name")

    def submit(self) -> None:
        """Writes the file, or says in place why not."""
        if not self.is_active:
            return
        field = self.query_one("#name", TextField)
        try:
            path = dungeon_path(field.value)
            keep_dungeon(self.campaign.dungeon, path, self.playing.shelf.store.files)
        except StoreError as error:
            field.say(self.playing.failure(error))
        except Refusal as refusal:
            field.say(tell_refusal(self.texts, refusal, self.figures))
        else:
            self.app.tell(self.texts("setup-kept", path=shown(path)))
            self.action_leave()

    def command(self) -> Command | None:
        return None


class KeptMenu(Menu, TableDialog):
    """The dungeons that were kept; one that cannot be read says why in place."""

    CSS_PATH: ClassVar[Any] = STYLES

    def __init__(self) -> None:
        super().__init__("setup-kept-title")

    def intro(self) -> str:
        if self._paths():
            return ""
        return self.texts("setup-kept-none", folder=shown(dungeons_folder()))

    def _paths(self) -> list[Path]:
        return kept_dungeons(files=self.playing.shelf.store.files)

    def choices(self) -> Iterable[Choice]:
        for path in self._paths():
            yield Choice(str(path), shown(Path(path.name)).removesuffix(SUFFIX))

    def chosen(self, id: str) -> None:
        try:
            dungeon = read_dungeon(Path(id), self.playing.shelf.store.files)
        except StoreError as error:
            self.say(self.playing.failure(error))
        except Refusal as refusal:
            self.say(tell_refusal(self.texts, refusal, self.figures))
        else:
            self.carry_out(UseDungeon(dungeon=dungeon))
