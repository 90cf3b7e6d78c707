"""The dialogs of the table that are more on the screen than a menu or a form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ffapp.cli.lines.dialogs import SpokenDialog, SpokenReading
from ffapp.cli.lines.questions import at_number, pick
from ffapp.texts.board import context_text, figure_text, grid_labels, title_text
from ffapp.texts.dungeon import kin_text, listed
from ffapp.tui.kit.choice import Choice
from ffapp.tui.table.order import order_rows

if TYPE_CHECKING:
    from ffapp.tui.table.dialogs import AboutDialog, OrderDialog, SheetsDialog


class Order(SpokenReading):
    """The order of turns and how it came about."""

    screen: OrderDialog

    def lines(self) -> Iterator[str]:
        texts, scene = self.host.texts, self.screen.scene
        yield texts("dungeon-order-rule")
        labels = grid_labels(texts, scene, self.screen.game.back())
        for row in order_rows(texts, scene, labels, self.screen.app.glyphs, thrown=True):
            told = texts("lines-order", name=row.name, left=row.left, hit_points=row.hit_points, thrown=row.thrown)
            yield f"{told} {row.remark}" if row.remark else told


class About(SpokenReading):
    """What the master told of the dungeon."""

    screen: AboutDialog

    def lines(self) -> Iterator[str]:
        texts, dungeon = self.host.texts, self.screen.scene.dungeon
        yield title_text(texts, dungeon)
        yield context_text(texts, dungeon) or texts("dungeon-no-context")


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
            for name, told in listed(one, texts):
                host.talk.say(texts("lines-row", label=texts(f"dungeon-sheet-{name}"), text=str(told)))
        self.leave()
