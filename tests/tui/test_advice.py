"""Advice: what is told of the odds of a fight, when, and that nothing waits for it and nothing moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.rounds import FightRound
from ffapp.odds.reckoning import reckon
from ffapp.odds.report import Ends, LuckOdds, Odds
from ffapp.settings import Settings
from ffapp.store.folders import settings_file
from ffapp.texts import Texts
from ffapp.texts.odds import brief, luck_text, odds_told, short_parts
from ffapp.tui.book import advice, fight_opening
from ffapp.tui.book.advice import TASK, Advice, AdviceDialog, fitted, odds_of, opened_by
from ffapp.tui.book.decision import Offer
from ffapp.tui.book.duel import Duel
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.book.fight_opening import FightOpening
from ffapp.tui.kit.choice import ChoiceList
from tests.cli.talking import host_for, with_game
from tests.shares import few, long_only
from tests.tui import test_book_pictures as swamp
from tests.tui import test_night_fight_pictures as night
from tests.tui.gallery import screen_lines
from tests.tui.tables import book_app, in_memory, played, press_all, settled

EN, FR = Texts("en"), Texts("fr")
NIGHT = "night-dragon"
SMALL, LARGE, LEAST = (80, 24), (120, 40), (60, 20)
ORC = OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=6),))
OGRE = OpenFight(enemies=(Foe(name="Ogre", skill=9, stamina=14),), escape=True)
CHIEF = OpenFight(enemies=(Foe(name="Chef", skill=12, stamina=20),), escape=True)
CROWD = OpenFight(
    enemies=tuple(Foe(name=f"Rat {number}", skill=5, stamina=20) for number in range(1, 9)), order="together"
)
PAIR = OpenFight(
    enemies=(Foe(name="Orque", skill=9, stamina=4), Foe(name="Chef", skill=9, stamina=3)), order="together", escape=True
)


def snake(wound: int, rounds: int) -> OpenFight:
    """One that the section takes over after so many rounds."""
    return OpenFight(enemies=(Foe(name="Serpent", skill=8, stamina=9, wound=wound),), until_round=rounds)


def pair() -> Game:
    """Two at once, soon reckoned."""
    return played(PAIR)


def pair_struck() -> Game:
    """The same, both blows of the first round waiting."""
    return played(PAIR, (FightRound(target=0), (4, 4, 1, 1, 6, 6)))


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


# -- the words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "rows", "lines"),
    [
        (40, 1, ["one · two two · three"]),
        (15, 2, ["one · two two", "three"]),
        (15, 1, ["one · two two"]),
        (8, 2, ["one", "two two"]),
        (11, 1, ["one · three"]),
        (2, 2, ["o…"]),
    ],
)
def test_parts_are_whole_or_left_out(width: int, rows: int, lines: list[str]) -> None:
    assert fitted(["one", "two two", "three"], width, rows, " · ") == lines


CASES: dict[str, tuple[Callable[[], Game], int, tuple[str, ...]]] = {
    "round": (lambda: played(ORC), 50, ("victory:", "left, if you live: Stamina")),
    "blow": (
        lambda: played(AdjustScore(score="stamina", by=-17), OGRE, (FightRound(), (6, 6, 1, 1))),
        50,
        ("test your Luck:", "victory:", "left, if you live: Stamina"),
    ),
    "a blow that is as good either way": (
        lambda: played(AdjustScore(score="stamina", by=-16), OGRE, (FightRound(), (1, 1, 6, 6))),
        50,
        ("no matter, with Luck or without:", "victory:", "left, if you live: Stamina"),
    ),
    "rounds": (
        lambda: played(snake(wound=3, rounds=4), book=NIGHT),
        0,
        ("victory: ", "the section takes over: ", "left: Stamina"),
    ),
    "too few rounds": (
        lambda: played(snake(wound=2, rounds=1), book=NIGHT),
        0,
        ("staying alive: ", "left: Stamina"),
    ),
    "targets": (swamp.fought, 50, ("victory:", "strike at Orque:", "left, if you live: Stamina", "better fight:")),
    "no mark": (swamp.fought, 0, ("victory:", "strike at Orque:", "left, if you live: Stamina")),
    "escape": (lambda: played(CHIEF), 50, ("better escape:", "victory:", "left, if you live: Stamina")),
    "low mark": (lambda: played(OGRE), 1, ("victory:", "left, if you live: Stamina", "better fight:")),
    "played": (
        lambda: played(CROWD),
        50,
        ("victory: < 1.6% without Luck, < 1.6% with it", "too many states,"),
    ),
    "hopeless": (
        lambda: played(AdjustScore(score="stamina", by=-17), OpenFight(enemies=(Foe(name="O", skill=90, stamina=9),))),
        50,
        ("victory: 0.0% without Luck, 0.0% with it",),
    ),
}


@few(5, "name", CASES)
def test_what_is_advised_in_few_words(name: str) -> None:
    made, mark, begun = CASES[name]
    odds = reckon(made().state)
    told = [plain(part) for part in short_parts(EN, odds, mark)]
    assert len(told) == len(begun)
    assert all(part.startswith(begin) for part, begin in zip(told, begun, strict=True)), told
    if odds.sample is None and odds.goal == "win":
        without, with_it = (plain(brief(EN, ends.won)) for ends in (odds.without_luck, odds.with_luck))
        assert f"victory: {without} without Luck, {with_it} with it" in told


def test_what_is_left_is_said_to_be_so_for_who_lives() -> None:
    for made, deadly in ((lambda: played(OGRE), True), (lambda: played(snake(wound=2, rounds=1), book=NIGHT), False)):
        found = reckon(made().state)
        spreads = [text for _, rows in odds_told(FR, found) for _, text in rows if "en moyenne" in text]
        assert [text.startswith("si vous vivez, ") for text in spreads] == [deadly] * 3
        left = plain([*short_parts(FR, found)][-1])
        assert left.startswith("reste, si vous vivez : Endurance" if deadly else "reste : Endurance")


@pytest.mark.parametrize(("tested", "peu"), [(1.0, True), (0.9, False)])
def test_where_luck_changes_nothing_it_is_said(tested: float, peu: bool) -> None:
    luck = LuckOdds(enemy=0, name="Rat", dealt=True, lucky=0.5, tested=tested, plain=1.0, test=False)
    found = Odds(goal="win", without_luck=Ends(won=1.0), with_luck=Ends(won=1.0), luck=luck)
    short, full = plain(next(short_parts(FR, found))), plain(luck_text(FR, luck))
    assert (short == full == "peu importe, avec ou sans Chance : 100,0 %") is peu
    assert (short == "gardez votre Chance : 90,0 % tentée, 100,0 % sinon") is not peu


def test_what_is_almost_certain_is_told_by_a_sign() -> None:
    assert [plain(brief(FR, chance)) for chance in (0, 1e-9, 0.5, 1 - 1e-9, 1)] == [
        "0,0 %", "< 0,1 %", "50,0 %", "> 99,9 %", "100,0 %",
    ]  # fmt: skip


def test_ascii_has_a_sign_for_more_or_less() -> None:
    told = short_parts(Texts("fr", ascii_only=True), reckon(played(ORC).state))
    assert "+/-" in "".join(told)


# -- on the page -----------------------------------------------------------------------------------------------------


async def reckoned(pilot: Any) -> None:
    """Waits until nothing is reckoned any more."""
    await pilot.pause()
    while tasks := [task for task in asyncio.all_tasks() if task.get_name() == TASK]:
        await asyncio.wait(tasks)
        await pilot.pause()


async def press(pilot: Any, *keys: str) -> None:
    await press_all(pilot, keys)
    await reckoned(pilot)


def told(app: Any) -> str:
    return plain(" · ".join(app.screen.query_one(Advice).told))


def places(app: Any) -> list[Any]:
    return [app.screen.query_one(kind).region for kind in (Duel, Offer, Advice)]


@few(1, "size", [SMALL, LEAST, LARGE])
async def test_it_comes_on_demand_moves_nothing_and_goes_with_the_state(size: tuple[int, int]) -> None:
    game = pair()
    app = book_app(game, advice="asked", language="en")
    async with app.run_test(size=size) as pilot:
        await reckoned(pilot)
        before = places(app)
        assert (told(app), app.screen.query_one(Advice).hint) == ("", "k tells the odds")
        await press(pilot, "k")
        odds = reckon(game.state)
        chances = f"victory: {plain(brief(EN, odds.without_luck.won))} without Luck"
        assert told(app).startswith(chances)
        assert places(app) == before
        assert chances in plain("\n".join(screen_lines(app)))
        await press(pilot, "k")
        assert isinstance(app.screen, AdviceDialog), "once more tells all"
        everything = plain("\n".join(screen_lines(app)))
        assert f"Victory: {plain(brief(EN, odds.without_luck.won))}" in everything
        await press(pilot, "end", "escape", "tab")
        assert told(app), "to aim changes no odds"
        await press(pilot, "space")
        assert told(app) == "", "they were about another state"


@pytest.mark.long
async def test_it_is_always_there_where_the_player_says_so() -> None:
    """The two settings beside each other, changed while the fight is on; the page is as high with advice to come."""
    app = book_app(pair_struck(), advice="always", language="en")
    async with app.run_test(size=SMALL) as pilot:
        await reckoned(pilot)
        before = places(app)
        first = told(app)
        assert "your Luck: " in first
        await press(pilot, "n")
        assert told(app) not in ("", first)
        app.settings = Settings(dice="instant")
        await press(pilot, "u", "f2", "escape")
        assert not app.screen.query_one(Advice).display
        assert "k Advice" not in screen_lines(app)[-1]
        await press(pilot, "k")
        said = plain("\n".join(screen_lines(app)))
        assert "Advice is switched off: “Advice” in the settings (F2)" in said
        assert before[2].height == 2


@pytest.mark.long
async def test_no_key_waits_and_what_is_old_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The odds of the first state never come to an end by themselves: the next round is fought all the same, and those
    that are told are the second's."""
    begun: list[Any] = []
    thrown = Event()

    def endless(sheet: Any, cancelled: Callable[[], bool] = lambda: False) -> Any:
        begun.append(sheet)
        if len(begun) > 1:
            return odds_of(sheet, cancelled)
        while not cancelled():
            thrown.wait(0.001)
        thrown.set()
        return None

    monkeypatch.setattr(advice, "odds_of", endless)
    game = pair()
    app = book_app(game, advice="always", language="en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, FightScreen)
        assert told(app) == "reckoning…"
        depth = game.depth
        await press_all(pilot, ["space"])
        assert game.depth == depth + 1
        await reckoned(pilot)
        assert thrown.wait(5)
        assert [sheet.fight.round for sheet in begun] == [0, 1]
        assert "victory:" in told(app)


@pytest.mark.long
async def test_what_is_reckoned_is_reckoned_once_for_all_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page comes back from a dialog, or all of it is asked for: neither begins anew, and the page still waits."""
    begun: list[Any] = []
    gate = Event()

    def waiting(sheet: Any, cancelled: Callable[[], bool] = lambda: False) -> Any:
        begun.append(sheet)
        while not gate.wait(0.001):
            if cancelled():
                return None
        return odds_of(sheet, cancelled)

    monkeypatch.setattr(advice, "odds_of", waiting)
    app = book_app(pair(), advice="always", language="en")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await press_all(pilot, ["question_mark", "escape", "k"])
        assert isinstance(app.screen, AdviceDialog)
        await press_all(pilot, ["escape", "k"])
        page = app.screen_stack[-2]
        gate.set()
        await reckoned(pilot)
        assert len(begun) == 1
        assert "Victory: " in "\n".join(screen_lines(app))
        assert "victory:" in "".join(page.query_one(Advice).told)
        await press(pilot, "escape", "k")
        assert "Victory: " in "\n".join(screen_lines(app)), "what is known is told at once"
        assert len(begun) == 1


async def test_a_fault_of_the_reckoning_ends_the_program_as_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(sheet: Any, cancelled: Any = None) -> Any:
        raise ZeroDivisionError("odds")

    monkeypatch.setattr(advice, "odds_of", failing)
    app = book_app(pair(), advice="always", language="en")
    with pytest.raises(ZeroDivisionError, match="odds"):
        async with app.run_test(size=SMALL) as pilot:
            await reckoned(pilot)


def test_advice_takes_no_die_of_the_game() -> None:
    """A fight played with and without it, and taken back, is the same to the last event; so it is by lines."""
    lines = ["", "t", "", "n", "k", "u", "u", "", "n", "", ""]
    ends = []
    for setting in ("never", "always"):
        settings_file().parent.mkdir(parents=True, exist_ok=True)
        settings_file().write_text(f'advice = "{setting}"\n')
        game = pair_struck()
        with_game(game, *lines)
        ends.append([step.events for step in game.path()])
        assert game.depth > 3
    assert ends[0] == ends[1]


def test_the_odds_of_a_line_change_nothing() -> None:
    game = played()
    session = in_memory(game)
    sheet = opened_by(session, ORC)
    assert sheet is not None
    assert odds_of(sheet) == reckon(played(ORC).state)
    assert (game.depth, game.state.fight) == (1, None)
    assert opened_by(in_memory(played(ORC)), ORC) is None, "where no fight can be opened nothing is told"
    assert odds_of(sheet, lambda: True) is None


# -- before a fight --------------------------------------------------------------------------------------------------


async def test_the_line_tells_them_as_it_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fight_opening, "PAUSE", 0)
    app = book_app(played(), advice="always", language="en")
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "c", *"Orc 7 ")
        assert isinstance(app.screen, FightOpening)
        assert told(app) == ""
        high = app.screen.query_one("#dialog").region
        await press(pilot, "6")
        assert told(app).startswith("victory: ")
        first = told(app)
        assert app.screen.query_one("#dialog").region == high
        await press(pilot, "0")
        assert told(app) not in ("", first), "60 points of Stamina are another fight"
        await press(pilot, "x")
        assert told(app) == "", "what is no line has no odds"
    app = book_app(played(), advice="asked", language="en")
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "c", *"Orc 7 6")
        assert told(app) == ""
        options = app.screen.query_one("#options", ChoiceList)
        options.focus()
        options.cursor = len(options.choices) - 1
        await press(pilot, "space")
        assert told(app) == first, "the last entry of the list reckons"
        assert options.choices[options.cursor].id == "odds"
        await press(pilot, "left", "right")
        assert told(app) == first
    app = book_app(played(), language="en")
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "c", *"Orc 7 6")
        assert not app.screen.query_one(Advice).display
        assert all(choice.id != "odds" for choice in app.screen.query_one("#options", ChoiceList).choices)


# -- by lines --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setting", "lines", "said", "not_said"),
    [
        ("never", ["c", "? Orc 7 6"], ["Orc: Skill 7, Stamina 6", "Advice is switched off: "], ["victory:"]),
        ("never", ["c Orc 7 6", "k"], ["Advice is switched off: advice ="], ["victory:", "Victory:"]),
        ("asked", ["c ? Orc 7 6"], ["victory: ", "left, if you live: Stamina"], ["The fight begins"]),
        ("asked", ["c", "? Orc seven", "."], ["Skill"], ["victory:"]),
        ("asked", ["c Orc 7 6", ""], [], ["victory:"]),
        ("asked", ["c Orc 7 6", "k"], ["Odds of the fight", "odds are exact", "Victory: ", "Death: "], ["victory:"]),
        ("always", ["c Orc 7 6"], ["victory: ", "left, if you live: Stamina"], []),
    ],
)  # fmt: skip
def test_lines_tell_them_too(setting: str, lines: list[str], said: list[str], not_said: list[str]) -> None:
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text(f'advice = "{setting}"\n')
    assert host_for().host.settings.advice == setting
    talk = plain(with_game(played(), *lines, language="en").squeezed)
    assert [words for words in said if words not in talk] == []
    assert [words for words in not_said if words in talk] == []


def test_lines_say_the_same_advice_once() -> None:
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text('advice = "always"\n')
    game = played(ORC)
    talk = with_game(game, "sheet", "sheet", "again", language="en").squeezed
    assert talk.count("victory:") == 1


# -- pictures --------------------------------------------------------------------------------------------------------

PICTURES: dict[str, tuple[Callable[[], Game], tuple[int, int], list[str], dict[str, Any]]] = {
    "round": (swamp.fought, SMALL, [], {"advice": "always"}),
    "asked": (swamp.fought, SMALL, [], {"advice": "asked"}),
    "blow": (swamp.struck, SMALL, [], {"advice": "always"}),
    "blow-least": (swamp.struck, LEAST, [], {"advice": "always", "language": "en"}),
    "blow-large": (swamp.struck, LARGE, [], {"advice": "always", "theme": "light"}),
    "blow-huge": (night.struck, (200, 50), [], {"advice": "always"}),
    "everything": (swamp.struck, SMALL, ["k"], {"advice": "always"}),
    "everything-least": (night.struck, LEAST, ["k"], {"advice": "always", "ascii_only": True}),
    "opening": (swamp.travelled, SMALL, ["c", *"Orque 8 9; Chef 9 9; ensemble"], {"advice": "always"}),
    "opening-asked": (swamp.travelled, LEAST, ["c", *"Orque 8 9", *["down"] * 6, "space"], {"advice": "asked"}),
}


OTHER_LOOKS = {
    "blow-least",
    "blow-large",
    "blow-huge",
    "everything-least",
    "asked",
    "everything",
    "opening",
    "opening-asked",
}
"""The same pages in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game, size, keys, options = PICTURES[name]
    monkeypatch.setattr(fight_opening, "PAUSE", 0)

    async def play(pilot: Any) -> None:
        await pilot.pause()
        await press(pilot, *keys)
        await settled(pilot)

    assert snap_compare(book_app(game(), **options), terminal_size=size, run_before=play)
