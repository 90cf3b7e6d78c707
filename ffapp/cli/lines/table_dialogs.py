"""The dialogs of the table that are more on the screen than a menu or a form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ffapp.cli.lines.dialogs import SpokenDialog
from ffapp.cli.lines.questions import at_number, pick
from ffapp.texts.board import figure_text
from ffapp.texts.dungeon import kin_text, listed
from ffapp.tui.kit.choice import Choice

if TYPE_CHECKING:
    from ffapp.tui.table.dialogs import SheetsDialog


class Sheets(SpokenDialog):
    """The sheet of one figure after another."""

    screen: SheetsDialog

    def turn(self) -> None:
        from ffapp.doonjons.campaign import everybody

        self.asked, host, texts = True, self.host, self.host.texts
        inline = host.take_pending()
        figures = [one for one in everybody(self.screen.scene) if one.left > 0]
        choices = [Choice(str(one.id), figure_text(texts, one), hint=kin_text(one, texts)) for one in figures]
        if inline:
            picked = at_number(inline, choices)
            if picked is None:
                host.talk.say(texts("lines-number-unknown", high=len(choices)))
        else:
            host.talk.say(self.screen.heading)
            picked = pick(host, choices, texts("lines-ask-number"))
        if picked is not None:
            one = figures[choices.index(picked)]
            host.talk.say(f"{picked.text}, {picked.hint}")
            host.talk.say(texts("lines-points", left=one.left, hit_points=one.hit_points))
            for name, told in listed(one, texts, self.screen.scene.rules):
                host.talk.say(texts("lines-row", label=texts(f"dungeon-sheet-{name}"), text=str(told)))
        self.leave()
