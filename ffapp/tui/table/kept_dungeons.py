"""Dungeons kept as files: this one under a name, and one of those that are there in its place."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

from ffapp.core.errors import Refusal
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
from ffapp.tui.kit.rows import Asking, Questions, Said, Words
from ffapp.tui.table.page import TableDialog

STYLES: Final = [styles() / "play.tcss", styles() / "setup.tcss"]


class KeepForm(Form, TableDialog):
    """A name under which the dungeon is kept as a file; nothing is ever written over."""

    CSS_PATH: ClassVar[Any] = STYLES

    @staticmethod
    def questions(asking: Asking) -> Questions:
        """Where it is kept is no matter of the game: there is no command."""
        about = Said("intro", "setup-keep-about", figures={"folder": shown(dungeons_folder())})
        title = title_told(asking.texts, asking.state.dungeon)
        return Questions("setup-keep-title", lambda name: None, about, Words("name", "ui-name", title))

    def fulfil(self, given: dict[str, Any]) -> None:
        """Writes the file, or says in place why not."""
        field = self.query_one("#name", TextField)
        try:
            path = dungeon_path(given["name"])
            keep_dungeon(self.campaign.dungeon, path, self.playing.shelf.store.files)
        except StoreError as error:
            field.say(self.playing.failure(error))
        except Refusal as refusal:
            field.say(self.asking.tell(refusal))
        else:
            self.app.tell(self.texts("setup-kept", path=shown(path)))
            self.action_leave()


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
            yield self.entry(str(path), shown(Path(path.name)).removesuffix(SUFFIX), partial(self._use, path))

    def _use(self, path: Path) -> None:
        try:
            dungeon = read_dungeon(path, self.playing.shelf.store.files)
        except StoreError as error:
            self.say(self.playing.failure(error))
        except Refusal as refusal:
            self.say(tell_refusal(self.texts, refusal, self.figures))
        else:
            self.carry_out(UseDungeon(dungeon=dungeon))
