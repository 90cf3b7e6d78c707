"""The game master's desk before a dungeon: what is ready, who plays the monsters, what is missing, the dungeons that
are kept as files, and the start."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.containers import Container

from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import DungeonCleared
from ffapp.doonjons.campaign import CONTROLS, IN_SETUP, Campaign
from ffapp.doonjons.dungeon import Dungeon
from ffapp.doonjons.initiative import StartDungeon
from ffapp.doonjons.party import CampaignBegun
from ffapp.doonjons.setup import ChooseControl, UseDefault, UseDungeon, the_default, with_ids
from ffapp.mapping.board.picture import picture_of
from ffapp.resources import styles
from ffapp.store.dungeons import SUFFIX, dungeon_path, keep_dungeon, kept_dungeons, read_dungeon, shipped_dungeons
from ffapp.store.errors import StoreError, shown
from ffapp.store.folders import dungeons_folder
from ffapp.texts.board import context_text, grid_labels, here_text, numbered, title_text
from ffapp.texts.dungeon import missing, monsters_text
from ffapp.texts.telling import tell_refusal
from ffapp.tui.deeds import bindings
from ffapp.tui.kit.asking import Asking, Questions
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.choosing import ConfirmDialog
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.menu import Menu
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll, Reads
from ffapp.tui.kit.rows import Said, Words
from ffapp.tui.look.literal import literal
from ffapp.tui.session import GameChange
from ffapp.tui.table.alone import AloneDialog, begins_alone
from ffapp.tui.table.character_sheet import Overview
from ffapp.tui.table.deeds import SETUP
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.page import TableDialog, TablePage

EDITOR: Final = "ffapp.tui.table.editor:EditorPage"


def untouched(state: Campaign) -> bool:
    """Whether the master has not begun to set this dungeon up."""
    return not state.laid


def begins_setup(game: Game) -> bool:
    """Whether what would be taken back next is not of this setup any more, but what led to it."""
    step = game.steps.get(game.head)
    return step is not None and any(isinstance(event, DungeonCleared | CampaignBegun) for event in step.events)


class SetupPage(Reads, TablePage):
    """One key accepts the dungeon that is ready; others change it, or take one that was kept."""

    PHASES = IN_SETUP
    help_topic = "table-setup"
    CSS_PATH = [styles() / "grid.tcss", styles() / "game.tcss", styles() / "setup.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide"), (180, "-vast")]
    stands_on = ("KeyBar", "#ready")
    place = "setup"
    deeds = SETUP
    BINDINGS = bindings(place, deeds)

    def compose(self) -> ComposeResult:
        grid = DungeonGrid()
        self.watch(grid, "cursor", self._show_map, init=False)
        yield Heading()
        with Container(id="desk"):
            with Panel(id="story"), QuietScroll(id="scroll"):
                yield Prose(id="context")
                yield Prose(id="monsters", indent=2)
                yield Overview()
            with Panel(id="map"):
                yield grid
            with Panel(id="deed", framed=True):
                yield Prose(id="control")
                yield Prose(id="ready")
        yield KeyBar()

    # -- showing the game ------------------------------------------------------------------------------------------

    @property
    def shown(self) -> Campaign:
        """The table with what would be played: before anything is laid, the dungeon that is ready."""
        state = self.campaign
        if untouched(state):
            dungeon = the_default(state)
            state = replace(state, dungeon=with_ids(dungeon, state.ids))
        return numbered(state)

    def show(self, change: GameChange | None) -> None:
        texts, state = self.texts, self.shown
        dungeon = state.dungeon
        self.show_heading(texts("setup-place", number=state.number))
        self.query_one("#story", Panel).title = title_text(texts, dungeon) or texts("setup-untitled")
        self.query_one("#context", Prose).text = context_text(texts, dungeon) or texts("setup-no-context")
        self._show_monsters()
        self.query_one(Overview).show(state.characters if self.has_class("-vast") else ())
        self.query_one("#control", Prose).text = self.control_text()
        told, lacks = self.ready_text()
        ready = self.query_one("#ready", Prose)
        ready.set_class(lacks, "-missing")
        ready.text = told
        grid = self.query_one(DungeonGrid)
        grid.show(picture_of(state, grid_labels(texts, state, ())))
        self._show_map()

    def _show_monsters(self) -> None:
        """The monsters by species, with their values where there is room, and how much lies there."""
        texts, dungeon = self.texts, self.shown.dungeon
        told = list(monsters_text(texts, dungeon.monsters, short=self.has_class("-narrow")))
        lines = [", ".join(told)] if self.has_class("-narrow") else told
        self.query_one("#monsters", Prose).text = "\n".join([*lines, texts("setup-things", count=len(dungeon.things))])

    def ready_text(self) -> tuple[str, bool]:
        """What is missing before the dungeon can begin, and that something is; or what enter does."""
        texts, state = self.texts, self.campaign
        lacking = [] if untouched(state) else missing(texts, state)
        if lacking:
            return texts("setup-missing", what=", ".join(lacking)), True
        keys = {name: key_for(self, name) for name in ("start", "edit", "default")}
        return texts("setup-untouched" if untouched(state) else "setup-ready", **keys), False

    def control_text(self) -> str:
        """Who plays the monsters, and by which key that changes."""
        return self.texts("setup-control", control=self.campaign.control, key=key_for(self, "control"))

    def _show_map(self) -> None:
        panel, state = self.query_one("#map", Panel), self.shown
        cursor = self.query_one(DungeonGrid).cursor
        size = {"columns": state.dungeon.columns, "rows": state.dungeon.rows}
        panel.title = self.texts("setup-map", **size)
        told = "" if cursor is None else here_text(self.texts, state, cursor)
        panel.subtitle = literal(told, glyphs=self.app.glyphs) if told else ""

    def action_move(self, dx: int, dy: int) -> None:
        """Looks around on the map."""
        self.query_one(DungeonGrid).move_cursor(dx, dy)

    @property
    def read_part(self) -> QuietScroll:
        return self.query_one("#scroll", QuietScroll)

    # -- keys ------------------------------------------------------------------------------------------------------

    @property
    def untouched(self) -> bool:
        """Whether the master has not begun to set this dungeon up."""
        return untouched(self.campaign)

    def start(self, command: Command) -> None:
        """Begins the dungeon; where that is only laid by the command, as soon as it is."""
        laid = isinstance(command, UseDefault)
        if laid:
            self.playing.act(command, then=lambda _: self.playing.act(StartDungeon(), then=self._begun))
        else:
            self.playing.act(command, then=self._begun)

    def _begun(self, _: GameChange) -> None:
        """Tells who plays alone what to do, over the page of the dungeon."""
        if begins_alone(self.game):
            # Once the page below has its layout, where there is one.
            later = self.app.call_later if self.unseen else self.app.call_after_refresh
            later(self.app.push_once, AloneDialog())

    def lay_default(self, command: Command) -> None:
        """Lays the dungeon that is ready, and begins it where nothing of the master's own is lost by that."""
        if self.untouched:
            self.action_deed("start")
        else:
            self.playing.act(command)

    def undo(self) -> None:
        """Asks before the last blow of the dungeon before is taken back: the setup is over by that."""
        if self.campaign.number == 1 or not begins_setup(self.game):
            super().undo()
        else:
            question = self.texts("setup-ask-undo", number=self.campaign.number - 1)
            self.app.push_once(ConfirmDialog(question), self._undo)

    def _undo(self, agreed: bool | None) -> None:
        if agreed:
            self.playing.undo()

    def edit_dungeon(self) -> None:
        """Opens the editor, and asks first what it begins with where nothing has been set up."""
        if untouched(self.campaign):
            self.app.push_once(BasisMenu(self.edit))
        else:
            self.edit()

    def edit(self) -> None:
        """Opens the editor in the place of this page."""
        self.turn_page(EDITOR)

    def on_dungeon_grid_cell_chosen(self, event: DungeonGrid.CellChosen) -> None:
        event.stop()


class BasisMenu(Menu, TableDialog):
    """What the editor begins with."""

    passing = True

    def __init__(self, edit: Any) -> None:
        super().__init__("setup-basis-title")
        self._edit = edit

    def choices(self) -> Iterable[Choice]:
        for id, command in (("default", UseDefault()), ("empty", UseDungeon(dungeon=Dungeon()))):
            yield self.entry(id, self.texts(f"setup-basis-{id}"), partial(self._lay, command))

    def _lay(self, command: Command) -> None:
        self.playing.act(command)
        self.call_later(self._edit)


class ControlMenu(Menu, TableDialog):
    """Who plays the monsters of this dungeon."""

    help_topic = "table-monsters"

    def __init__(self) -> None:
        super().__init__("setup-control-title")

    @property
    def begins_on(self) -> str:  # type: ignore[override]
        return self.campaign.control

    def choices(self) -> Iterable[Choice]:
        texts, now = self.texts, self.campaign.control
        for control in CONTROLS:
            told, hint = texts("setup-control-about", control=control), texts("setup-control-now")
            if control == now:
                yield self.entry(control, told, self.action_leave, hint=hint)
            else:
                yield Choice(control, told, deed=ChooseControl(control=control))


class KeepForm(Form, TableDialog):
    """A name under which the dungeon is kept as a file; nothing is ever written over."""

    @staticmethod
    def questions(asking: Asking) -> Questions:
        """Where it is kept is no matter of the game: there is no command."""
        about = Said("intro", "setup-keep-about", arguments={"folder": shown(dungeons_folder())})
        title = title_text(asking.texts, asking.state.dungeon)
        return Questions("setup-keep-title", lambda name: None, about, Words("name", "ui-name", title))

    def fulfil(self, given: dict[str, Any]) -> None:
        """Writes the file, or says in place why not."""
        try:
            path = dungeon_path(given["name"])
            keep_dungeon(self.campaign.dungeon, path, self.playing.shelf.store.files)
        except StoreError as error:
            self.complain_at("name", self.playing.trouble.failure(error))
        except Refusal as refusal:
            self.complain_at("name", self.asking.tell(refusal))
        else:
            self.app.tell(self.texts("setup-kept", path=shown(path)))
            self.action_leave()


class KeptMenu(Menu, TableDialog):
    """The dungeons that were kept; one that cannot be read says why in place."""

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
        for path in shipped_dungeons():
            family, _, number = path.stem.partition("-")
            told = self.texts("setup-shipped", family=family, number=int(number))
            yield self.entry(path.stem, told, partial(self._use, path))

    def _use(self, path: Path) -> None:
        try:
            dungeon = read_dungeon(path, self.playing.shelf.store.files)
        except StoreError as error:
            self.say(self.playing.trouble.failure(error))
        except Refusal as refusal:
            self.say(tell_refusal(self.texts, refusal, self.arguments))
        else:
            self.carry_out(UseDungeon(dungeon=dungeon))
