"""What the page of a dungeon shows: the map, the order of turns, the sheet of who acts, what can be done and what came
of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import takewhile

from textual.app import ComposeResult
from textual.containers import Container, Vertical

from ffapp.core.game import Step
from ffapp.doonjons.attacks import DungeonCleared, Strike
from ffapp.doonjons.campaign import DUNGEONS, OVER, READY, TURN, Campaign, acting_figure, figure_of
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.figures import Figure, attack_of, chance_of, named
from ffapp.doonjons.turns import Commented, EndTurn, Move, reach
from ffapp.mapping.board.picture import picture_of
from ffapp.resources import styles
from ffapp.texts.board import context_told, figure_told, grid_labels, title_told
from ffapp.texts.telling import tell_events, tell_refusal
from ffapp.tui.deeds import name_in
from ffapp.tui.kit.heading import Heading
from ffapp.tui.kit.journal import Journal
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.page import key_for
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.quiet import QuietScroll
from ffapp.tui.look.canvas import CHIP_ROWS
from ffapp.tui.look.dice import DiceGroup, DiceTray
from ffapp.tui.session import News
from ffapp.tui.story import back_from_head
from ffapp.tui.table.acting_sheet import ActingSheet
from ffapp.tui.table.dungeon_monsters import PlaysMonsters
from ffapp.tui.table.dungeon_view import (
    at_stake,
    attack_told,
    before_clearing,
    changes,
    dice_of,
    ending_told,
    last_attack,
    look_told,
    offer_told,
    order_rows,
    standing_at,
    targets,
    turns_told,
    way_told,
)
from ffapp.tui.table.grid import DungeonGrid
from ffapp.tui.table.order import OrderList
from ffapp.tui.table.target import Target, aim_at

WIDE, TALL, VAST = 112, 38, 180
"""Columns and lines from which on everything has its place; from so many columns the journal stands beside it."""


class DungeonView(PlaysMonsters):
    """From the throws of initiative to the end of the dungeon, which stays in sight until a key leads on. Its keys are
    those of a subclass."""

    PHASES = frozenset({READY, TURN, OVER})
    CSS_PATH = [styles() / "game.tcss", styles() / "grid.tcss", styles() / "dungeon.tcss"]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-usual"), (WIDE, "-wide"), (VAST, "-vast")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-short"), (TALL, "-tall")]

    def __init__(self) -> None:
        super().__init__()
        self._cleared: tuple[Campaign, DungeonCleared] | None = None
        self._labels: dict[int, str] = {}
        self._chosen_character = 0
        self._sure = False
        """Whether the end of the turn has been asked for once."""
        self._lost: dict[int, int] = {}
        self._acted = False
        """Whether an action has just been done, on which one may comment."""
        self._aimed = False
        """Whether what is shown is that of an aim, of which the cursor changes little."""

    def compose(self) -> ComposeResult:
        texts = self.texts
        journal = Journal()
        journal.can_focus = False
        yield Heading()
        with Container(id="desk"):
            with Container(id="map"):
                yield DungeonGrid()
            with Vertical(id="side"):
                with Panel(id="order"):
                    yield OrderList()
                yield Target(id="target")
                yield ActingSheet(id="sheet")
            with Panel(id="deed", framed=True):
                yield Prose(id="prompt")
                with Container(id="throw"):
                    yield DiceTray(id="dice", chips=True)
                    with QuietScroll():
                        yield Prose(id="outcome")
            with Panel(title=texts("dungeon-journal"), empty=texts("dungeon-journal-empty"), id="story"):
                yield journal
        yield KeyBar()

    # -- the game as it is -----------------------------------------------------------------------------------------

    @property
    def fits(self) -> bool:
        """Also while a cleared dungeon is still looked at."""
        return super().fits or self._cleared is not None

    @property
    def scene(self) -> Campaign:
        """The table as it is shown: as it is, or with the dungeon that has just been cleared."""
        return self.campaign if self._cleared is None else self._cleared[0]

    @property
    def moment(self) -> str:
        """What the keys serve: "ready", "look", "aim", "sure", "program", "cleared" or "over"."""
        if self._cleared is not None:
            return "cleared"
        phase = self.game.phase
        if phase != TURN:
            return phase
        if self.by_program:
            return "program"
        return "sure" if self._sure else "look" if self.grid.cursor is None else "aim"

    @property
    def grid(self) -> DungeonGrid:
        """The map."""
        return self.query_one(DungeonGrid)

    def game_changed(self, news: News) -> None:
        if news.cause != "submit" or not _spoken(news):  # what is said of a cleared dungeon leaves it in sight
            self._cleared = before_clearing(news.before, news.events)
        self.heard(news)
        super().game_changed(news)

    # -- showing it ------------------------------------------------------------------------------------------------

    def show(self, news: News | None) -> None:
        if news is None:
            self.heard(None)
        spoken = news is not None and _spoken(news)
        if not spoken:
            self._lost = changes(news.events if news is not None else ())
            self._acted = news is not None and news.cause == "submit"
            self._sure = False
        state = self.scene
        self._labels = grid_labels(self.texts, state, back_from_head(self.game))
        dungeon = state.dungeon
        place = self.texts("dungeon-place", number=state.number, of=DUNGEONS, round=state.round)
        self.show_heading(place, about=title_told(self.texts, dungeon) or self.texts("dungeon-untitled"))
        if not spoken:
            self.grid.cursor = None
        self._draw()
        acting = figure_of(state, state.acting) or figure_of(state, self._chosen)
        if acting is not None and acting.cell is not None and self.grid.cursor is None:
            (self.grid.centre_on if news is None else self.grid.follow)(acting.cell)
        self.show_story(news)
        self._show_aim()
        self.go_on()

    def unmark(self) -> None:
        self._lost = {}
        self._show_order()
        self.query_one(ActingSheet).unmark()

    def on_resize(self) -> None:
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        """What is told depends on the room for it."""
        if self.opened is not None and self.children and self.fits:
            self._show_aim()

    @property
    def _wide(self) -> bool:
        return self.app.size.width >= WIDE and self.app.size.height >= TALL

    def _draw(self) -> None:
        """The map with what is marked on it."""
        state = self.scene
        marks = self.moment in ("look", "aim", "sure") or self._plan is not None
        chosen = standing_at(state, self._at) if marks else None
        near = targets(state) if marks else ()
        self.grid.show(
            picture_of(
                state,
                self._labels,
                reach=reach(state) if marks and not isinstance(self._plan, Strike) else (),
                targets=near,
                chosen=chosen.cell if chosen is not None and chosen in near else None,
                chances=self._chances(near),
            )
        )

    def _chances(self, near: Iterable[Figure]) -> dict[int, str]:
        """How likely each in range is hit by whose turn it is."""
        means = attack_of(acting_figure(self.scene)) if near else None
        if means is None:
            return {}
        return {one.id: self.texts("dungeon-target-chance", chance=chance_of(means, one).percent) for one in near}

    @property
    def _at(self) -> Cell | None:
        return self.grid.cursor

    def show_plan(self) -> None:
        """The program's choice, marked as a hand would point at it."""
        state, plan = self.campaign, self._plan
        if isinstance(plan, Move):
            self.grid.cursor = next((cell for cell in reach(state) if cell.name == plan.to), None)
        elif isinstance(plan, Strike) and (target := figure_of(state, plan.target)) is not None:
            self.grid.cursor = target.cell
        else:
            self.grid.cursor = None
        self._show_aim()

    def _show_aim(self) -> None:
        """Everything that the cursor has a say in."""
        self._aimed = self.moment == "aim"
        self._draw()
        self._show_order()
        self._show_sheet()
        self._show_deed()
        self.refresh_keys()

    def show_cursor(self) -> None:
        """What differs from one cell to another, while the cursor moves over a game that stays as it is."""
        if not self._aimed or self.moment != "aim" or self._at is None:
            self._show_aim()
            return
        grid, state = self.grid, self.scene
        chosen = self._at if self._at in grid.picture.targets else None
        if grid.picture.chosen != chosen:
            grid.show(replace(grid.picture, chosen=chosen))
        figure, order = standing_at(state, self._at), self.query_one(OrderList)
        looked_at = 0 if figure is None else figure.id
        if any(place.looked_at != (place.id == looked_at) for place in order.places):
            order.places = tuple(replace(place, looked_at=place.id == looked_at) for place in order.places)
            self._show_sheet()
        self._show_prompt(*self._prompt(state, "aim"))
        bar, allowed = self.query_one(KeyBar), self.session.why_not(at_stake(state, self._at)) is None
        bar.update(replace(key, allowed=allowed) if name_in(key.action) == "act" else key for key in bar.keys)

    def _show_order(self) -> None:
        state, ready = self.scene, self.moment == "ready"
        panel = self.query_one("#order", Panel)
        panel.title = self.texts("dungeon-order", ready=ready, round=state.round)
        why = self._tied and (ready or self._wide)
        panel.subtitle = self.texts("dungeon-order-why", key=self.key_of("order")) if why else ""
        looked_at = self._chosen if ready else getattr(standing_at(state, self._at), "id", 0)
        rows = order_rows(
            self.texts,
            state,
            self._labels,
            self.app.glyphs,
            thrown=ready,
            looked_at=looked_at,
            lost=self._lost,
        )
        self.query_one(OrderList).places = tuple(rows)

    @property
    def _tied(self) -> bool:
        totals = [place.total for place in self.scene.order]
        return len(set(totals)) < len(totals)

    @property
    def _chosen(self) -> int:
        """The character that is equipped before the first turn."""
        ids = [character.id for character in self.campaign.characters]
        return self._chosen_character if self._chosen_character in ids else ids[0] if ids else 0

    @property
    def looked_at(self) -> Figure | None:
        """Whose sheet is shown: whoever the cursor is on, else whose turn it is."""
        state = self.scene
        there = standing_at(state, self._at)
        if there is not None:
            return there
        return figure_of(state, state.acting) or figure_of(state, self._chosen)

    def _show_sheet(self) -> None:
        state, figure, target, sheet = self.scene, self.looked_at, self.query_one(Target), self.query_one(ActingSheet)
        aimed = self._aimed_figure(state)
        means = None if aimed is None else attack_of(acting_figure(state))
        target.roomy = self._wide
        target.aim = None if aimed is None or means is None else aim_at(self.texts, means, aimed)
        sheet.display = target.aim is None or self._wide
        if target.aim is not None:  # who attacks is of more interest than who is told of already
            figure = acting_figure(state)
        if figure is not None:
            lost = self._lost.get(figure.id, 0)
            sheet.show(figure, self.texts, brief=not self._wide, change=lost)

    def _aimed_figure(self, state: Campaign) -> Figure | None:
        """Whom the cursor is on, who could be attacked."""
        there = standing_at(state, self._at)
        return there if there is not None and there.cell in self.grid.picture.targets else None

    # -- what is done ----------------------------------------------------------------------------------------------

    def dice_of(self, news: News) -> tuple[DiceGroup, ...]:
        game = self.game
        groups = dice_of(game.steps[game.head])
        if groups:
            self._set_tray(groups)
            self.query_one("#outcome", Prose).text = ""
        return groups

    def _set_tray(self, groups: tuple[DiceGroup, ...]) -> None:
        """Dice are chips where they find three lines below what is asked."""
        self.query_one("#throw").display = True
        prompt, deed = self.query_one("#prompt", Prose), self.query_one("#deed").content_size
        asked = min(2, prompt.render().get_height({}, deed.width)) if deed.width else 1
        many = sum(len(group.faces) for group in groups) > 3
        self.tray.compact = many or deed.height - asked < CHIP_ROWS

    def _show_deed(self) -> None:
        state, moment = self.scene, self.moment
        panel = self.query_one("#deed", Panel)
        panel.title = self._deed_title(state, moment)
        panel.subtitle = self._actions_left(state, moment)
        panel.set_class(moment == "cleared" or (moment == OVER and self._won), "-won")
        panel.set_class(moment == OVER and not self._won, "-lost")
        self._show_prompt(*self._prompt(state, moment))
        self._show_rolls(state, moment)

    def _show_rolls(self, state: Campaign, moment: str) -> None:
        """What was rolled last, except beside a question or an attack to come of which it is no part; while the program
        plays and when it has, all that it did."""
        game, asking = self.game, moment in ("ready", "aim", "sure") or isinstance(self._plan, Strike)
        declared = state.ending is not None and state.ending.cause == "declared"
        told = turns_told(self.texts, state, back_from_head(game)) if moment in ("look", "program") else ""
        found = None if asking or declared or told else last_attack(back_from_head(game))
        said = "" if self.query_one("#story").display else self._said()
        self.query_one("#throw").display = bool(told or found or said)
        if self._hidden is not None:
            return
        outcome, scroll = self.query_one("#outcome", Prose), self.query_one("#throw QuietScroll", QuietScroll)
        self.tray.display = found is not None and not self.has_class("-narrow")  # the sum has their faces, too
        if found is not None:
            step, event = found
            groups = dice_of(step)
            self._set_tray(groups)
            self.tray.show(*groups)
            told = attack_told(self.texts, event, one_line=not self._wide)
        outcome.text = "\n".join(filter(None, (told, said)))
        scroll.call_after_refresh(scroll.scroll_end, animate=False)

    def _said(self) -> str:
        """What has been said since something was done, a line each."""
        spoken = takewhile(lambda step: all(isinstance(event, Commented) for event in step.events), self._steps)
        return "\n".join(tell_events(self.texts, step.events, self.figures) for step in reversed([*spoken]))

    @property
    def _steps(self) -> Iterator[Step]:
        """How the game came here, the newest step first."""
        return back_from_head(self.game)

    def _show_prompt(self, told: str, refused: bool) -> None:
        prompt = self.query_one("#prompt", Prose)
        prompt.set_class(refused, "-refused")
        prompt.text = f"{self.app.glyphs.refused} {told}" if refused else told

    def _actions_left(self, state: Campaign, moment: str) -> str:
        """How many actions are left; before it, after an action, whoever did it, that one may comment on it."""
        glyphs, told = self.app.glyphs, []
        if self._acted and self.app.settings.comments and moment not in ("ready", "aim", "sure"):
            told.append(self.texts("dungeon-comment-offer", key=self.key_of("comment")))
        if moment in ("look", "aim", "sure", "program"):
            told.append(self.texts("dungeon-actions", left=state.actions) + f" {glyphs.pip * state.actions}")
        return f" {glyphs.separator} ".join(told)

    @property
    def _won(self) -> bool:
        ending = self.campaign.ending
        return ending is not None and ending.won

    def _deed_title(self, state: Campaign, moment: str) -> str:
        texts = self.texts
        if moment == "cleared":
            return texts("dungeon-cleared-title", number=state.number)
        if moment == "over":
            return texts("dungeon-end-title", won=self._won)
        if moment == "ready":
            return texts("dungeon-ready-title")
        who = figure_told(texts, acting_figure(state))
        return texts("dungeon-turn-of", who=who, program=moment == "program")

    def _prompt(self, state: Campaign, moment: str) -> tuple[str, bool]:
        """What is said of the moment, and whether it is a refusal."""
        texts = self.texts
        if moment == "cleared" and self._cleared is not None:
            return self._cleared_told(state, self._cleared[1]), False
        if moment == "over" and state.ending is not None:
            return f"{ending_told(texts, state.ending)} {texts('dungeon-end-on')}", False
        if moment == "ready":
            return self._ready_told(state), False
        if moment == "sure":
            return texts("dungeon-sure", left=state.actions), False
        if moment == "program":
            return self._program_told(state), False
        if self._at is not None:
            return self._aim_told(state, self._at)
        keys = {name: self.key_of(name) for name in ("move", "pick_up", "target")}
        return look_told(texts, state, keys), False

    def _cleared_told(self, state: Campaign, event: DungeonCleared) -> str:
        key, following = self.key_of("lead_on"), state.number + 1
        return self.texts("dungeon-cleared", rounds=event.rounds, key=key, following=following)

    def _ready_told(self, state: Campaign) -> str:
        keys = {f"key_{name}": self.key_of(name) for name in ("begin", "equip", "target")}
        told = self.texts("dungeon-ready", party=len(state.characters), **keys)
        context = context_told(self.texts, state.dungeon)
        return f"{told}\n{context}" if context and self._wide else told

    def _program_told(self, state: Campaign) -> str:
        texts, plan = self.texts, self._plan
        if self.waits:
            return texts("dungeon-program-waits", key=self.key_of("hurry"))
        who = named(acting_figure(state)).figures()
        if isinstance(plan, Move):
            return texts("dungeon-program-moves", cell=plan.to, **who)
        if isinstance(plan, Strike) and (target := figure_of(state, plan.target)) is not None:
            return offer_told(texts, state, target)
        return texts("dungeon-program-ends" if isinstance(plan, EndTurn) else "dungeon-program-thinks", **who)

    def _aim_told(self, state: Campaign, cell: Cell) -> tuple[str, bool]:
        texts, command = self.texts, at_stake(state, cell)
        refusal = self.session.why_not(command)
        if refusal is not None and refusal.rule == "move-own-cell":  # where every way begins: no fault yet
            return texts("dungeon-way-begins", cell=cell.name), False
        if refusal is not None:
            return tell_refusal(texts, refusal, self.figures), True
        if isinstance(command, Strike) and (target := figure_of(state, command.target)) is not None:
            return offer_told(texts, state, target), False
        return way_told(texts, state, cell), False

    def key_of(self, action: str) -> str:
        """The key of an action as it is printed, where the player has it."""
        return key_for(self, action)


def _spoken(news: News) -> bool:
    """Whether nothing has happened but words."""
    return bool(news.events) and all(isinstance(event, Commented) for event in news.events)
