"""Every widget on one screen, in the states that matter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical

from ffapp.tui.kit.choice import Choice, ChoiceList
from ffapp.tui.kit.fields import NumberField, TextField
from ffapp.tui.kit.journal import Journal, JournalLine
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.canvas import Canvas, Drawing
from ffapp.tui.look.dice import DiceGroup, DiceTray
from ffapp.tui.look.gauge import Columns, Score, score_line
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs
from ffapp.tui.look.themes import THEMES, variable_defaults

STYLES = Path(__file__).parents[2] / "styles"

HOSTILE = (
    "[/b] oops",
    "[Zagor]",
    "[@click=app.quit]x[/]",
    "\x1b[31mrouge\x1b[0m\x1b]0;titre\x07",
    "a" * 10_000,
    "👍🏽 👨‍👩‍👧 🇫🇷 ❤️ 1️⃣",
    "שלום \u202egauche\u202c \u2067droite",
    "seul \ud800 ici",
    "z" + "\u0301" * 50 + "\u200b\u200d\ufeff",
    "une\nligne\r\nou deux\tet\x00zéro\x9b2J",
    "$text [$accent]{x}[/] \\[b]",
)


def scored(label: str, value: int, initial: int, line: int | None = None, **more: Any) -> Drawing:
    """A score on one line."""
    score = Score(label=label, value=value, initial=initial, **more)
    return Drawing(lambda canvas: _score(canvas, score, Columns(line=line)))


def _score(canvas: Canvas, score: Score, columns: Columns) -> None:
    canvas.pieces(0, 0, score_line(score, canvas.width, canvas.glyphs, columns))


class Plain(App[None]):
    """An app with ffapp's themes and style sheets around any widgets."""

    CSS_PATH = [STYLES / "theme.tcss", STYLES / "widgets.tcss"]
    motion = False

    def __init__(self, theme: str = "swamp-dark", glyphs: Glyphs = UNICODE) -> None:
        self.glyphs = glyphs
        super().__init__()
        for known in THEMES:
            self.register_theme(known)
        self.theme = theme
        self.animation_level = "none"
        self.set_class(glyphs is ASCII, "-ascii")

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults(ascii_only=self.glyphs is ASCII)


def complain(problem: str, low: int, high: int) -> str:
    return f"{problem}: {low} … {high}"


STORY = (
    JournalLine("§ 1", "mark"),
    JournalLine("Tentez votre Chance : 3 + 4 = 7 ≤ 8. Chanceuse !", "dice"),
    JournalLine("Repas : Endurance 11 → 14", "gain"),
    JournalLine("L’Orque vous blesse : Endurance 14 → 12 ; il vous reste de quoi tenir, mais à peine.", "wound"),
    JournalLine("« Demander à [Zagor] où est la clef »", "note"),
)


class Gallery(Plain):
    CSS = """
    #sheet { width: 34; height: 8; }
    #bag { height: 4; }
    #left { width: 34; }
    #top { height: 14; }
    Panel { height: 1fr; }
    #dice { height: 9; }
    """

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            with Vertical(id="left"):
                with Panel(title="Feuille d’aventure", id="sheet"):
                    yield scored("Habileté", 9, 10, change=-1)
                    yield scored("Endurance", 12, 19, change=-2, vital=True)
                    yield scored("Chance", 13, 9)
                    yield scored("Santé", 5, 11, ticks=(6, 3, 2), vital=True)
                    yield scored("Œil de la Nuit", 0, 12)
                    yield Prose("Or 20 · Repas 4")
                yield Panel(title="Pierres de Magie", empty="Aucune pierre : p en note une.", vacant=True, id="bag")
            with Vertical(), Panel(title="§ 34", subtitle="clairière 7"):
                yield Prose("Le sentier s’enfonce dans la vase. Où allez-vous ? « Par ici ! » souffle une voix.")
                yield ChoiceList(
                    [
                        Choice("north", "Prendre le sentier du nord", hint="7"),
                        Choice("meal", "Prendre un Repas", reason="Jamais pendant un combat !"),
                        Choice("flee", "Fuir"),
                    ]
                )
        with Horizontal(id="bottom"):
            with Panel(title="Journal", id="story"):
                yield Journal()
            with Panel(title="Dés", id="dice"):
                yield DiceTray(
                    [
                        DiceGroup((3, 4), "Orque", "7 + 7 = 14"),
                        DiceGroup((6, 5), "Aïla", "11 + 9 = 20", typed=True),
                    ]
                )

    def on_mount(self) -> None:
        self.query_one(Journal).fill(len(STORY), STORY.__getitem__)
        choices = self.query_one(ChoiceList)
        choices.focus()
        choices.choose_number(2)


def screen_lines(app: App[None]) -> list[str]:
    """What stands on the screen, line by line."""
    return [strip.text for strip in app.screen._compositor.render_strips(app.size)]


class Fields(Plain):
    CSS = """
    Panel { height: auto; width: 50; }
    """

    def compose(self) -> ComposeResult:
        with Panel(title="Ajuster"):
            yield NumberField(12, low=-9999, high=9999, complain=complain, label="Points")
            yield NumberField(low=1, high=6, complain=complain, label="Dé", id="die")
            yield TextField("Aïla [Zagor]", max_length=40, label="Nom")


class Hostile(Plain):
    CSS = """
    Panel { height: 1fr; }
    #dice { height: 9; }
    """

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Panel(title=HOSTILE[0], subtitle=HOSTILE[5], framed=True):
                for text in HOSTILE[:4]:
                    yield scored(text, 3, 9)
                yield ChoiceList([Choice(str(index), text[:60]) for index, text in enumerate(HOSTILE)])
            with Panel(title=HOSTILE[4], subtitle=HOSTILE[3], framed=True):
                yield Journal()
        yield DiceTray([DiceGroup((1, 2), HOSTILE[2], HOSTILE[8]), DiceGroup((3,), HOSTILE[3], HOSTILE[6])])

    def on_mount(self) -> None:
        self.query_one(Journal).fill(len(HOSTILE), lambda index: JournalLine(HOSTILE[index][:90]))
