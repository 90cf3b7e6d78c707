"""What a party and its game master can do, each place in the order of how often its keys are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import DeclareDefeat
from ffapp.doonjons.campaign import MOST_PLAYERS, OVER
from ffapp.doonjons.equipping import PickUp
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.interventions import ShiftFigure
from ffapp.doonjons.party import (
    BeginCampaign,
    ChooseDice,
    ChooseRules,
    CreateCharacter,
    RemoveCharacter,
    RenameCharacter,
)
from ffapp.doonjons.setup import ChooseControl, PaintObstacles, UseDefault, UseDungeon
from ffapp.doonjons.spells import Heal
from ffapp.doonjons.turns import Comment, EndTurn, Move
from ffapp.doonjons.walls import ChooseWalls
from ffapp.tui.deeds import KEEP, LOOK_BACK, READ_PAGES, REDO, STATISTICS, UNDO, Deed, dice_deed, lacking, unnamed

if TYPE_CHECKING:
    from ffapp.tui.table.dungeon import DungeonPage
    from ffapp.tui.table.editor import EditorPage
    from ffapp.tui.table.end import CampaignEndScreen
    from ffapp.tui.table.party import PartyPage
    from ffapp.tui.table.setup import SetupPage

_TABLE: Final = "ffapp.tui.table"

ARROWS: Final = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
"""Where each arrow leads on a grid: columns and rows."""

CORNERS: Final = {"home": (-1, -1), "pageup": (1, -1), "end": (-1, 1), "pagedown": (1, 1)}
"""The same of the keys that are the corners of a numeric pad without its digits."""

PAD: Final = {str(3 * (1 - dy) + dx + 2): (dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)}
"""The same of the digits of a numeric pad."""


def _arrows(action: str, held: str = "") -> tuple[Deed[object], ...]:
    return tuple(unnamed(f"{held}{key}", f"{action}({dx}, {dy})") for key, (dx, dy) in ARROWS.items())


def _compass(action: str) -> tuple[Deed[object], ...]:
    """The eight directions of a grid."""
    return tuple(unnamed(key, f"{action}({dx}, {dy})") for key, (dx, dy) in (ARROWS | CORNERS | PAD).items())


READ_STORY: Final = (unnamed("shift+up,ctrl+up", "read_pages(-1)"), unnamed("shift+down,ctrl+down", "read_pages(1)"))
"""The keys that turn pages where those that do so elsewhere are directions."""


# -- the party ---------------------------------------------------------------------------------------------------------


def _removed(page: PartyPage) -> Command | None:
    """Nothing where it is one who waits to sit down again: of such a one the game knows nothing."""
    if page.waits >= 0:
        return None
    return RemoveCharacter(figure=page.character.id if page.character is not None else 0)


def _begins(page: PartyPage) -> Command | None:
    """Nothing yet where somebody waits to sit down again."""
    return None if page.waiting else BeginCampaign()


def _table_full(page: PartyPage) -> Refusal | None:
    full = len(page.campaign.characters) >= MOST_PLAYERS
    return Refusal("party-full", high=MOST_PLAYERS) if full else None


def _nobody(page: PartyPage) -> str:
    return page.texts("party-nobody") if page.character is None else ""


def _neither(page: PartyPage) -> str:
    return "" if page.waits >= 0 else _nobody(page)


def _not_made(page: PartyPage) -> str:
    return page.texts("party-no-history") if page.opened is None else ""


def _made(page: PartyPage) -> str:
    return "" if page.opened is None else page.texts("party-undo-fixed")


PARTY: Final[tuple[Deed[PartyPage], ...]] = (
    Deed(name="new", keys="n", leads_to=CreateCharacter, lacks=_table_full, dialog=lambda page: page.new_form()),
    Deed(
        name="begin",
        keys="b",
        command=_begins,
        do="set_out",
        told_as=lambda page: "again" if page.waiting else "begin",
        why_not=lambda page: None if page.waiting or page.opened is not None else Refusal("party-empty"),
    ),
    Deed(name="rename", keys="r", leads_to=RenameCharacter, why_not=_nobody, dialog=lambda page: page.rename_form()),
    Deed(name="remove", keys="x,delete", command=_removed, do="take_off", why_not=_neither),
    UNDO,
    lacking(LOOK_BACK, _not_made),
    Deed(name="master", keys="m", shown=False, do="change_master"),
    Deed(name="dice", keys="d", shown=False, leads_to=ChooseDice, do="change_dice"),
    Deed(name="rules", keys="e", shown=False, leads_to=ChooseRules, do="change_rules"),
    Deed(name="walls", keys="w", shown=False, leads_to=ChooseWalls, do="change_walls"),
    Deed(name="undo_mode", keys="a", shown=False, why_not=_made, do="undo_mode"),
    Deed(name="leave", keys="escape", shown=False, do="leave"),
    REDO,
    *READ_PAGES,
)

# -- the setup of a dungeon, and its editor ----------------------------------------------------------------------------


def _untouched(page: SetupPage) -> str:
    return page.texts("setup-nothing-to-keep") if page.untouched else ""


def _start(page: SetupPage) -> Command:
    """The dungeon that is ready is laid first where nothing has been set up."""
    return UseDefault() if page.untouched else StartDungeon()


SETUP: Final[tuple[Deed[SetupPage], ...]] = (
    Deed(name="start", keys="enter", command=_start, do="start"),
    Deed(name="edit", keys="e", leads_to=UseDefault, do="edit_dungeon"),
    Deed(name="control", keys="m", leads_to=ChooseControl, dialog=f"{_TABLE}.setup:ControlMenu"),
    Deed(name="default", keys="d", command=UseDefault, do="lay_default"),
    Deed(name="kept", keys="f", leads_to=UseDungeon, dialog=f"{_TABLE}.setup:KeptMenu"),
    Deed(name="keep", keys="k", why_not=_untouched, dialog=f"{_TABLE}.setup:KeepForm"),
    UNDO,
    LOOK_BACK,
    dice_deed(ChooseDice),
    REDO,
    *_arrows("move"),
    *READ_PAGES,
)


def _undoes_setup(page: EditorPage) -> str:
    return "" if page.begun else page.texts("setup-undo-beginning")


def _nothing_here(page: EditorPage) -> str:
    return "" if page.removable() else page.texts("setup-nothing-here", cell=page.cell.name)


EDITOR: Final[tuple[Deed[EditorPage], ...]] = (
    Deed(name="here", keys="enter", leads_to=PaintObstacles, do="here"),
    Deed(name="paint", keys="space", leads_to=PaintObstacles, do="paint"),
    Deed(name="monster", keys="m", leads_to=PaintObstacles, dialog=lambda page: page.monster_dialog()),
    Deed(name="thing", keys="o", leads_to=PaintObstacles, dialog=lambda page: page.thing_menu()),
    Deed(name="brush", keys="p", leads_to=PaintObstacles, do="brush"),
    Deed(name="start", keys="b", command=StartDungeon),
    lacking(UNDO, _undoes_setup),
    Deed(name="carry", keys="d", leads_to=PaintObstacles, why_not=lambda page: page.why_no_carry(), do="carry"),
    Deed(name="box", keys="r", leads_to=PaintObstacles, do="box"),
    Deed(name="leave", keys="escape", do="leave"),
    Deed(
        name="remove",
        keys="x,delete",
        shown=False,
        leads_to=PaintObstacles,
        why_not=_nothing_here,
        do="remove_here",
    ),
    Deed(name="who", keys="w", shown=False, dialog=lambda page: page.who_menu()),
    Deed(name="go", keys="g", shown=False, dialog=lambda page: page.go_form()),
    Deed(name="size", keys="t", shown=False, leads_to=PaintObstacles, dialog=f"{_TABLE}.editor_forms:SizeForm"),
    Deed(name="context", keys="c", shown=False, leads_to=PaintObstacles, dialog=f"{_TABLE}.editor_forms:ContextForm"),
    Deed(name="keep", keys="k", shown=False, dialog=f"{_TABLE}.setup:KeepForm"),
    Deed(name="kept", keys="f", shown=False, leads_to=PaintObstacles, dialog=f"{_TABLE}.setup:KeptMenu"),
    replace(LOOK_BACK, shown=False),
    REDO,
    *_compass("move"),
    *_arrows("draw", held="shift+"),
    *(unnamed(f"ctrl+{key}", f"move({5 * dx}, {5 * dy})") for key, (dx, dy) in ARROWS.items()),
    unnamed("ctrl+home", "move(-25, 0)"),
    unnamed("ctrl+end", "move(25, 0)"),
)

# -- the dungeon -------------------------------------------------------------------------------------------------------

_HAND: Final = ("look", "aim")


def _at(*moments: str) -> frozenset[str]:
    return frozenset(moments)


_COMMENT: Final[Deed[object]] = Deed(name="comment", keys="c", leads_to=Comment, dialog=f"{_TABLE}.dialogs:CommentForm")


def _program_plays(page: DungeonPage) -> str:
    """A monster that the program plays has no hand."""
    return page.texts("dungeon-program-plays") if page.moment == "program" else ""


def _by_hand(deed: Deed[DungeonPage]) -> Deed[DungeonPage]:
    """What only a hand does."""
    return replace(deed, why_not=_program_plays)


def _not_cleared(page: DungeonPage) -> str:
    return "" if page.moment == "cleared" else page.texts("dungeon-not-cleared")


def _pick_up(page: DungeonPage) -> Command | None:
    """What lies here; which of several is asked."""
    refusal = page.session.why_not(PickUp())
    return None if refusal is not None and refusal.rule == "thing-which" else PickUp()


def _act(page: DungeonPage) -> Command | None:
    """What is done in the cell under the cursor, or the end of the turn that has been asked for once."""
    return EndTurn() if page.moment == "sure" else page.aiming.command


DUNGEON: Final[tuple[Deed[DungeonPage], ...]] = (
    _by_hand(
        Deed(
            name="act",
            keys="enter",
            command=_act,
            lacks=lambda page: page.aiming.why_not(),
            do="act",
            told_as=lambda page: {"sure": "end_turn", OVER: "finish"}.get(page.moment, "act"),
            moments=_at("aim", "sure", OVER),
        )
    ),
    Deed(name="hurry", keys="space", do="hurry_by_key", moments=_at("program")),
    Deed(name="lead_on", keys="n", why_not=_not_cleared, do="lead_on", moments=_at("cleared")),
    Deed(name="begin", keys="b", command=BeginTurns, moments=_at("ready")),
    _by_hand(Deed(name="move", keys="m", leads_to=Move, do="aiming.from_here", moments=_at("look"))),
    _by_hand(
        Deed(
            name="target",
            keys="tab,a",
            lacks=lambda page: page.aiming.why_no_target(),
            do="aiming.next",
            told_as=lambda page: "next" if page.moment == "ready" else "target",
            moments=_at("ready", *_HAND),
        )
    ),
    _by_hand(
        Deed(
            name="cast",
            keys="l",
            leads_to=Heal,
            lacks=lambda page: page.casting.why_not(),
            dialog=lambda page: page.casting.dialog(),
            moments=_at(*_HAND),
        )
    ),
    _by_hand(
        Deed(
            name="end_turn",
            keys="x",
            command=EndTurn,
            do="aiming.end_turn",
            moments=_at("look"),
        )
    ),
    _by_hand(
        Deed(
            name="repeat",
            keys="r",
            command=lambda page: page.aiming.again,
            lacks=lambda page: page.aiming.why_not_again(),
            do="aiming.do",
            moments=_at(*_HAND),
        )
    ),
    Deed(
        name="hand",
        keys="j",
        leads_to=ShiftFigure,
        lacks=lambda page: page.hand.why_not(),
        dialog=lambda page: page.hand.dialog(),
        moments=_at(*_HAND, "program"),
    ),
    _by_hand(
        Deed(
            name="equip",
            keys="e",
            lacks=lambda page: page.gear.why_not(),
            do="gear.equip",
            moments=_at("ready", "look"),
        )
    ),
    _by_hand(Deed(name="pick_up", keys="p", command=_pick_up, do="gear.pick_up", moments=_at("look"))),
    Deed(name="cancel", keys="escape", do="aiming.cancel", moments=_at("aim", "sure")),
    replace(_COMMENT, moments=_at("ready", *_HAND, "program", "cleared", "over")),
    replace(UNDO, moments=_at("ready", *_HAND, "program", "cleared", "over")),
    _by_hand(Deed(name="cell", keys="g", leads_to=Move, dialog=f"{_TABLE}.dialogs:CellForm", moments=_at(*_HAND))),
    Deed(name="order", keys="o", dialog=lambda page: page.order_dialog(), moments=_at("ready", *_HAND, "program")),
    Deed(
        name="about",
        keys="i",
        dialog=lambda page: page.about_dialog(),
        moments=_at("ready", *_HAND, "program", "cleared"),
    ),
    Deed(
        name="sheet",
        keys="f",
        dialog=lambda page: page.sheets_dialog(),
        moments=_at("ready", *_HAND, "program", "cleared", "over"),
    ),
    replace(LOOK_BACK, moments=_at("ready", "look", "program", "cleared", "over")),
    Deed(name="declare", keys="d", command=DeclareDefeat, moments=_at("ready", "look", "program")),
    dice_deed(ChooseDice),
    replace(STATISTICS, shown=False),
    REDO,
    unnamed("shift+tab", "deed('target', -1)"),
    *_compass("step"),
    *READ_STORY,
)

OUTCOME: Final[tuple[Deed[CampaignEndScreen], ...]] = (
    LOOK_BACK,
    _COMMENT,
    UNDO,
    Deed(name="new", keys="h", do="new"),
    Deed(name="again", keys="H", why_not=lambda page: page.why_not_again(), do="again"),
    Deed(name="other", keys="n", shown=False, do="other"),
    KEEP,
    replace(STATISTICS, shown=False),
    Deed(name="leave", keys="escape", do="leave"),
    *(unnamed(str(number), f"choose({number})") for number in range(1, 10)),
)
