"""How the events of DOOnjons&Dragons stand in the journal."""

from __future__ import annotations

from ffapp.core.messages import Event
from ffapp.doonjons.attacks import Attacked, CampaignEnded, DungeonCleared, FigureDied
from ffapp.doonjons.equipping import PickedUp
from ffapp.doonjons.initiative import DungeonBegun
from ffapp.doonjons.setup_events import ContextTold
from ffapp.doonjons.turns import Commented


def kind(event: Event) -> str:
    """The kind of journal line that an event makes: what the party gains, what it suffers, dice, words."""
    match event:
        case Attacked(weapon=weapon) if event.hit:
            return "gain" if weapon else "wound"  # only characters have weapons of the list
        case Attacked() | DungeonBegun():
            return "dice"
        case FigureDied(character=character):
            return "wound" if character else "gain"
        case CampaignEnded(ending=ending):
            return "gain" if ending.won else "wound"
        case DungeonCleared() | PickedUp():
            return "gain"
        case Commented() | ContextTold():
            return "note"
        case _:
            return ""
