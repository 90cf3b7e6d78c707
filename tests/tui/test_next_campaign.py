"""After a campaign: the same party enters its last dungeon again, as a branch, or sits down for another campaign."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import CampaignEnded, DeclareDefeat
from ffapp.doonjons.campaign import Campaign
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.party import BeginCampaign, ChooseDice, ChooseRules, CreateCharacter
from ffapp.doonjons.setup import ChooseControl, PaintObstacles, UseDefault
from ffapp.doonjons.walls import ChooseWalls
from ffapp.store.folders import saves_folder
from ffapp.texts import Texts
from ffapp.tui.kit.typed_dice import DiceDialog
from ffapp.tui.pages.title import TitleScreen
from ffapp.tui.session import Session
from ffapp.tui.table.dungeon import DungeonPage
from ffapp.tui.table.end import CampaignEndScreen, before_dungeon
from ffapp.tui.table.page import TableScreen
from ffapp.tui.table.party import PROGRAM, PartyPage, begun_like
from ffapp.tui.table.setup import SetupPage
from tests.cli.talking import talked
from tests.tui.adventures import Shown, do, saved, shelf
from tests.tui.doonjons_tables import press_all
from tests.tui.shelves import shown_text

FR = Texts("fr")
AILA = CreateCharacter(name="Aïla", race="dwarf", role="cleric", gender="f")
BRUNE = CreateCharacter(name="Brune", race="elf", role="wizard")
TABLE: tuple[Command, ...] = (
    ChooseRules(rules="extended"),
    ChooseWalls(full=True),
    AILA,
    BRUNE,
    BeginCampaign(),
    ChooseControl(control="cautious"),
    UseDefault(),
    PaintObstacles(cells=("K8",)),
    StartDungeon(),
    BeginTurns(),
    DeclareDefeat(words="La nuit est tombée."),
)


def lost(game: Game) -> None:
    for command in TABLE:
        do(game, command)


def typed(game: Game) -> None:
    lost(game)
    game.undo()
    do(game, ChooseDice(typed=True))
    do(game, DeclareDefeat())


def saves() -> list[Path]:
    return sorted(saves_folder().glob("*.ffsave"))


def top(app: Any) -> Any:
    """The page that is seen."""
    return app.screen


def made(state: Campaign) -> list[CreateCharacter]:
    """Who sits at the table, as they were asked for."""
    figures = state.characters
    return [CreateCharacter(name=one.name, race=one.race, role=one.role, gender=one.gender) for one in figures]


def ended(play: Any = lost, *, undo: str = "fate", **how: Any) -> Shown:
    """The app on the page of the end."""
    return Shown(saved(play, undo=undo, book="doonjons"), TableScreen, **how)


# -- without a screen --------------------------------------------------------------------------------------------------


def test_the_next_campaign_begins_as_this_one_did() -> None:
    session = Session.open(shelf(), saved(lost, undo="free", book="doonjons"))
    assert begun_like(session) == {
        "undo": "free",
        "dice": False,
        "rules": "extended",
        "walls": True,
        "control": "cautious",
        "party": (AILA, BRUNE),
    }
    session.close()


@pytest.mark.parametrize(("undo", "rule"), [("fate", None), ("free", None), ("iron", "undo-iron")])
def test_the_dungeon_again_is_a_branch_that_the_manner_of_going_back_allows_or_not(undo: str, rule: str | None) -> None:
    session = Session.open(shelf(), saved(lost, undo=undo, book="doonjons"))
    game, begun = session.game, before_dungeon(session.game.back())
    refusal = session.why_no_rewind(begun)
    assert (refusal and refusal.rule) == rule
    answer, steps = session.rewind(begun), len(game.steps)
    if rule is not None:
        assert isinstance(answer, Refusal)
        assert game.state.ending is not None, "and costs nothing"
    else:
        assert (game.phase, game.state.number, game.state.laid) == ("setup", 1, True)
        assert game.state.dungeon.blocked(game.state.dungeon.monsters[0].cell) is False
        session.act(StartDungeon())
        assert any(isinstance(event, CampaignEnded) for step in game.steps.values() for event in step.events)
        assert len(game.steps) == steps + 1, "what was lost stays beside it"
    session.close()
    assert session.why_no_rewind(begun) is not None, "a closed game goes nowhere"


# -- on the screen -----------------------------------------------------------------------------------------------------


async def test_the_same_party_sits_down_again_in_a_save_of_its_own() -> None:
    app = ended(undo="free")
    async with app.run_test(size=(80, 24)) as pilot:
        old, before = app.playing.game, saves()[0].read_bytes()
        await press_all(pilot, ["enter"])
        assert FR("dungeon-end-new") in shown_text(app)
        await press_all(pilot, ["h"])
        page = top(app)
        assert isinstance(page, PartyPage)
        assert page.waiting == [AILA, BRUNE]
        assert "(Clerc)" in shown_text(app)
        await press_all(pilot, ["escape"])
        assert isinstance(top(app), DungeonPage), "back in the campaign"
        assert app.playing.game.state == old.state
        assert len(saves()) == 1
        await press_all(pilot, ["enter", "h", "b"])
        page, game = app.screen, app.playing.game
        assert isinstance(page, PartyPage)
        assert (page.waiting, made(game.state), game.phase) == ([], [AILA, BRUNE], "party")
        assert (game.state.rules, game.state.walls, game.header.undo) == ("extended", True, "free")
        assert game.header.seed != old.header.seed
        assert [one.strength for one in game.state.characters] != [one.strength for one in old.state.characters] or [
            one.speed for one in game.state.characters
        ] != [one.speed for one in old.state.characters]
        await press_all(pilot, ["b"])
        assert isinstance(top(app), SetupPage)
        assert (game.state.control, game.state.number, game.state.laid) == ("cautious", 1, False)
    (kept,) = [path for path in saves() if path.read_bytes().startswith(before)]
    assert len(saves()) == 2
    assert shelf().open(kept, write=False).game.state.ending is not None


async def test_who_waits_can_stay_away_and_others_come() -> None:
    app = ended()
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["enter", "h", "x", "e", "w", "m", "n", *"Odilon", "enter"])
        page = top(app)
        assert isinstance(page, PartyPage)
        assert [one.name for one in page.waiting] == ["Brune"]
        assert [one.name for one in app.playing.game.state.characters] == ["Odilon"]
        await press_all(pilot, ["down", "enter"])
        state = app.playing.game.state
        assert [one.name for one in state.characters] == ["Odilon", "Brune"]
        assert (state.rules, state.walls) == ("base", False)
        await press_all(pilot, ["b"])
        assert app.playing.game.state.control == "master", "somebody at the table is the master now"
        await press_all(pilot, ["enter", "b", "d", "o", "enter", "h", "escape"])
        assert isinstance(top(app), DungeonPage), "also where the file has got its name only now"
        assert [one.name for one in app.playing.game.state.characters] == ["Odilon", "Brune"]


async def test_dice_that_are_not_given_leave_the_others_waiting() -> None:
    app = ended(typed)
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["enter", "h", "b"])
        assert isinstance(top(app), DiceDialog)
        await press_all(pilot, [*"1234" * 4])
        assert isinstance(top(app), DiceDialog), "those of the next one"
        await press_all(pilot, ["escape"])
        page = top(app)
        assert isinstance(page, PartyPage)
        assert made(app.playing.game.state) == [AILA]
        assert page.waiting == [BRUNE]
        await press_all(pilot, ["b", *"4321" * 4])
        assert made(app.playing.game.state) == [AILA, BRUNE]
        assert page.waiting == []


async def test_this_dungeon_again_is_one_key_and_the_end_stays_in_the_history() -> None:
    app = ended()
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["enter", "H"])
        assert isinstance(top(app), SetupPage)
        game = app.playing.game
        assert (game.state.ending, game.state.laid) == (None, True)
        assert len(saves()) == 1
        await press_all(pilot, ["enter"])
        assert game.phase == "ready"
        assert len(game.children[before_dungeon(game.back())]) == 2


async def test_in_iron_the_dungeon_is_not_entered_again_and_the_list_says_why() -> None:
    app = ended(undo="iron")
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["enter"])
        page = top(app)
        assert isinstance(page, CampaignEndScreen)
        assert page.reason_not_to("again") == FR("refusal-undo-iron")
        await press_all(pilot, ["H"])
        assert app.playing.game.state.ending is not None
        assert page.reason_not_to("new") == ""
        await press_all(pilot, ["n"])
        assert isinstance(top(app), PartyPage)
        assert (top(app).waiting, top(app).control) == ([], PROGRAM), "another party is none that was"
        await press_all(pilot, ["f3"])
        assert isinstance(top(app), TitleScreen)


# -- line by line ------------------------------------------------------------------------------------------------------


def test_line_by_line_the_same_party_sits_down_again() -> None:
    path = saved(lost, book="doonjons")
    talk = talked(path, "", "h", "x 2", "b", "b")
    assert "Les 2 mêmes personnages se rassoient" in talk.squeezed
    state = talk.host.playing.shelf.open(next(one for one in saves() if one != path)).game.state
    assert made(state) == [AILA]
    assert (state.number, state.control) == (1, "cautious")


# -- pictures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
def test_picture(size: tuple[int, int], snap_compare: Any) -> None:
    """The party that waits to sit down again."""

    async def before(pilot: Any) -> None:
        await press_all(pilot, ["enter", "h"])

    assert snap_compare(ended(), terminal_size=size, run_before=before)
