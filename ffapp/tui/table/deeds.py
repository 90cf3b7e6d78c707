"""What a party and its game master can do, each place in the order of how often its keys are used."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from ffapp.core.errors import Refusal
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import DeclareDefeat
from ffapp.doonjons.equipping import PickUp
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.party import BeginCampaign, ChooseDice, CreateCharacter, RemoveCharacter, RenameCharacter
from ffapp.doonjons.setup import ChooseControl, PaintObstacles, UseDefault, UseDungeon
from ffapp.doonjons.turns import Comment, EndTurn, Move
from ffapp.tui.deeds import LOOK_BACK, REDO, UNDO, Deed, unnamed

_TABLE: Final = "ffapp.tui.table"

ARROWS: Final = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
"""Where each arrow leads on a grid: columns and rows."""

_SCROLL: Final = (unnamed("pageup", "scroll_story(-1)"), unnamed("pagedown", "scroll_story(1)"))


def _arrows(action: str, held: str = "") -> tuple[Deed, ...]:
    return tuple(unnamed(f"{held}{key}", f"{action}({dx}, {dy})") for key, (dx, dy) in ARROWS.items())


# -- the party ---------------------------------------------------------------------------------------------------------


def _removed(page: Any) -> Command:
    return RemoveCharacter(figure=page.character.id if page.character is not None else 0)


PARTY: Final = (
    Deed(name="new", keys="n", opens=CreateCharacter, do="new"),
    Deed(
        name="begin",
        keys="b",
        command=BeginCampaign,
        do="begin",
        why_not=lambda page: Refusal("party-empty") if page.opened is None else None,
    ),
    Deed(name="rename", keys="r", opens=RenameCharacter, dialog=lambda page: page.rename_form()),
    Deed(name="remove", keys="x,delete", command=_removed),
    UNDO,
    LOOK_BACK,
    Deed(name="dice", keys="d", shown=False, opens=ChooseDice, do="dice"),
    Deed(name="undo_mode", keys="a", shown=False, do="undo_mode"),
    Deed(name="leave", keys="escape", shown=False, do="leave"),
    REDO,
    unnamed("pageup", "scroll_sheet(-1)"),
    unnamed("pagedown", "scroll_sheet(1)"),
)

# -- the setup of a dungeon, and its editor ----------------------------------------------------------------------------

SETUP: Final = (
    Deed(name="start", keys="enter", command=lambda page: page.starts(), do="start"),
    Deed(name="edit", keys="e", opens=UseDefault, do="edit_dungeon"),
    Deed(name="control", keys="m", opens=ChooseControl, dialog=f"{_TABLE}.setup:ControlMenu"),
    Deed(name="default", keys="d", command=UseDefault, do="default"),
    Deed(name="kept", keys="f", opens=UseDungeon, dialog=f"{_TABLE}.setup:KeptMenu"),
    Deed(name="keep", keys="k", dialog=f"{_TABLE}.setup:KeepForm"),
    UNDO,
    LOOK_BACK,
    REDO,
    *_arrows("move"),
    *_SCROLL,
)

EDITOR: Final = (
    Deed(name="here", keys="enter", opens=PaintObstacles, do="here"),
    Deed(name="paint", keys="space", opens=PaintObstacles, do="paint"),
    Deed(name="monster", keys="m", opens=PaintObstacles, dialog=lambda page: page.monster_dialog()),
    Deed(name="thing", keys="o", opens=PaintObstacles, dialog=lambda page: page.thing_menu()),
    Deed(name="brush", keys="p", opens=PaintObstacles, do="brush"),
    Deed(name="start", keys="b", command=StartDungeon),
    UNDO,
    Deed(name="carry", keys="d", opens=PaintObstacles, do="carry"),
    Deed(name="box", keys="r", opens=PaintObstacles, do="box"),
    Deed(name="leave", keys="escape", do="leave"),
    Deed(name="remove", keys="x,delete", shown=False, opens=PaintObstacles, do="remove_here"),
    Deed(name="who", keys="w", shown=False, dialog=lambda page: page.who_menu()),
    Deed(name="go", keys="g", shown=False, dialog=lambda page: page.go_form()),
    Deed(name="size", keys="t", shown=False, opens=PaintObstacles, dialog=f"{_TABLE}.editor_forms:SizeForm"),
    Deed(name="context", keys="c", shown=False, opens=PaintObstacles, dialog=f"{_TABLE}.editor_forms:ContextForm"),
    Deed(name="keep", keys="k", shown=False, dialog=f"{_TABLE}.setup:KeepForm"),
    Deed(name="kept", keys="f", shown=False, opens=PaintObstacles, dialog=f"{_TABLE}.setup:KeptMenu"),
    replace(LOOK_BACK, shown=False),
    REDO,
    *_arrows("move"),
    *_arrows("draw", held="shift+"),
    unnamed("pageup", "move(0, -5)"),
    unnamed("pagedown", "move(0, 5)"),
    unnamed("home", "move(-25, 0)"),
    unnamed("end", "move(25, 0)"),
)

# -- the dungeon -------------------------------------------------------------------------------------------------------

_HAND: Final = ("look", "aim")


def _at(*moments: str) -> frozenset[str]:
    return frozenset(moments)


_COMMENT: Final = Deed(name="comment", keys="c", opens=Comment, dialog=f"{_TABLE}.dialogs:CommentForm")

DUNGEON: Final = (
    Deed(name="act", keys="enter", command=lambda page: page.at_stake(), do="act", moments=_at("aim", "sure", "over")),
    Deed(name="hurry", keys="space", do="hurry_by_key", moments=_at("program")),
    Deed(name="lead_on", keys="n", do="lead_on", moments=_at("cleared")),
    Deed(name="begin", keys="b", command=BeginTurns, moments=_at("ready")),
    Deed(name="move", keys="m", opens=Move, do="aim_from_here", moments=_at("look")),
    Deed(name="target", keys="tab,a", do="next_target", moments=_at("ready", *_HAND)),
    Deed(name="equip", keys="e", do="equip", moments=_at("ready", "look")),
    Deed(name="pick_up", keys="p", command=PickUp, do="pick_up", moments=_at("look")),
    Deed(name="end_turn", keys="x", command=EndTurn, do="end_turn", moments=_at("look")),
    Deed(name="cancel", keys="escape", do="cancel", moments=_at("aim", "sure")),
    replace(_COMMENT, moments=_at("ready", *_HAND, "program", "cleared", "over")),
    replace(UNDO, moments=_at("ready", *_HAND, "program", "cleared", "over")),
    Deed(name="cell", keys="g", opens=Move, dialog=f"{_TABLE}.dialogs:CellForm", moments=_at(*_HAND)),
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
    REDO,
    unnamed("shift+tab", "target(-1)"),
    *_arrows("step"),
    *_SCROLL,
)

OUTCOME: Final = (
    LOOK_BACK,
    _COMMENT,
    UNDO,
    Deed(name="new", keys="h", do="new"),
    Deed(name="leave", keys="escape", do="leave"),
    *(unnamed(str(number), f"choose({number})") for number in range(1, 10)),
)
