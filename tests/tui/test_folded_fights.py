"""A fight that is over is one line of the story: opened and folded by a key and by a click, in the book and the
history."""

from __future__ import annotations

from typing import Any

import pytest

from ffapp.core.codec import Header
from ffapp.core.game import Game
from ffapp.doonjons.turns import EndTurn
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.fight import AddEnemy, CallOffFight, Foe, OpenFight
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.rounds import EndFight, Escape, FightRound
from ffapp.rulesets import ruleset_of
from ffapp.settings import Settings
from ffapp.texts import Texts
from ffapp.texts.chronicle import Chronicle
from ffapp.texts.past_fights import past_fight_text, past_fights
from ffapp.tui.app import FFApp
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.deeds import name_in
from ffapp.tui.kit.journal import Journal
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.pages.history import HistoryScreen
from ffapp.tui.story import Story
from tests.shares import few, long_only
from tests.tui.adventures import Shown, do, first_day, heroine, saved, with_threads
from tests.tui.gallery import screen_lines
from tests.tui.shelves import toasts
from tests.tui.tables import press_all, settled
from tests.tui.test_dungeon import playing, turns

SIZES = ((60, 20), (80, 24), (120, 40), (200, 50))
LOST = "Combat gagné contre Orque et Gobelin"


def game(play: Any) -> Game:
    ruleset = ruleset_of("scorpion-swamp")
    assert ruleset is not None
    made = Game(ruleset, Header(id="table", ruleset=ruleset.id, seed="marais"))
    play(made)
    return made


def book(app: FFApp) -> BookScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, BookScreen))


def story(app: FFApp) -> list[str]:
    """The lines of the journal as its rows tell them, from the first to the newest."""
    page = book(app)
    return [page._story_line(index).text for index in range(page.story.count)]


def seen(app: FFApp) -> str:
    return " ".join(" ".join(screen_lines(app)).replace("\u00a0", " ").split())


async def click_on(app: FFApp, pilot: Any, words: str) -> None:
    journal = app.screen.query_one(Journal)
    rows = [journal.render_line(y).text for y in range(journal.size.height)]
    y = next(at for at, row in enumerate(rows) if words in row)
    await pilot.click(journal, offset=(12, y))
    await settled(pilot)


# -- what is told ------------------------------------------------------------------------------------------------------


def two(played: Game, **terms: Any) -> None:
    heroine(played)
    do(
        played,
        OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=4), Foe(name="Troll", skill=8, stamina=9)), **terms),
    )


def struck(played: Game) -> None:
    """One blow suffered with bad luck."""
    do(played, FightRound(), 6, 6, 1, 1)
    do(played, AnswerBlow(luck=True), 6, 6)


def called_off(played: Game) -> None:
    two(played)
    do(played, CallOffFight())


def ended(played: Game) -> None:
    two(played)
    struck(played)
    do(played, EndFight(reason="la nuit tombe"))


def escaped(played: Game) -> None:
    two(played, escape=True)
    struck(played)
    do(played, AddEnemy(enemy=Foe(name="Rat", skill=4, stamina=4)))
    do(played, AddEnemy(enemy=Foe(name="Ogre", skill=4, stamina=4)))
    do(played, Escape())
    do(played, AnswerBlow(luck=False))


def died(played: Game) -> None:
    two(played)
    do(played, AdjustScore(score="stamina", by=-16))
    struck(played)


def slain_and_fled(played: Game) -> None:
    two(played, escape=True)
    do(played, FightRound(), 1, 1, 6, 6)
    do(played, AnswerBlow(luck=False))
    do(played, FightRound(), 1, 1, 6, 6)
    do(played, Escape())
    do(played, AnswerBlow(luck=False))


def left_open(played: Game) -> None:
    two(played)
    do(played, EndAdventure(won=False, words="assez"))


@pytest.mark.parametrize(
    ("play", "fr", "en"),
    [
        (
            called_off,
            "Combat ouvert par mégarde contre Orque et Troll.",
            "Fight opened by mistake against Orque and Troll.",
        ),
        (
            ended,
            "Combat arrêté contre Orque et Troll en 1 Assaut : Endurance −3, Chance −1.",
            "Fight ended against Orque and Troll in 1 Attack Round: Stamina −3, Luck −1.",
        ),
        (
            escaped,
            "Fuite devant Orque, Troll et 2 autres en 1 Assaut : Endurance −5, Chance −1.",
            "Escape from Orque, Troll and 2 others in 1 Attack Round: Stamina −5, Luck −1.",
        ),
        (
            died,
            "Combat mortel contre Orque et Troll en 1 Assaut : Endurance −19, Chance −1.",
            "Deadly fight against Orque and Troll in 1 Attack Round: Stamina −19, Luck −1.",
        ),
        (
            slain_and_fled,
            "Fuite devant Troll, Orque à terre en 2 Assauts : Endurance −2.",
            "Escape from Troll, with Orque slain in 2 Attack Rounds: Stamina −2.",
        ),
        (left_open, "Combat inachevé contre Orque et Troll.", "Fight left open against Orque and Troll."),
    ],
)
def test_a_whole_fight_is_told_in_one_line(play: Any, fr: str, en: str) -> None:
    played = game(play)
    path = played.path()
    [fight] = past_fights(path)
    steps = path[fight.first : fight.last + 1]
    for language, told in (("fr", fr), ("en", en)):
        assert past_fight_text(Texts(language), played, steps).replace("\u00a0", " ") == told


def test_a_fight_under_way_is_not_over() -> None:
    played = game(two)
    assert list(past_fights(played.path())) == []
    struck(played)
    assert list(past_fights(played.path())) == []
    do(played, EndFight())
    assert len(list(past_fights(played.path()))) == 1
    played.undo()
    assert list(past_fights(played.path())) == []


# -- the book ----------------------------------------------------------------------------------------------------------


@few((1,), "size", SIZES)
async def test_a_key_opens_the_newest_fight_in_sight_and_folds_it(size: tuple[int, int]) -> None:
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        page = book(app)
        lines = story(app)
        assert sum(LOST in line for line in lines) == 1
        assert not any("Assaut 1" in line for line in lines)
        await pilot.press("z")
        await settled(pilot)
        opened = story(app)
        assert len(opened) == page.game.depth
        head = next(at for at, line in enumerate(opened) if "s’engage" in line)
        journal = page.query_one(Journal)
        assert opened[head].startswith("▾ ")
        assert journal.size.height == 0 or head in journal.in_view
        await pilot.press("z")
        await settled(pilot)
        assert story(app) == lines
        await pilot.press("home", "z")
        await settled(pilot)
        assert len(story(app)) == page.game.depth


def test_the_fight_that_a_key_turns_is_the_newest_in_sight_or_the_nearest() -> None:
    def play(played: Game) -> None:
        heroine(played)
        for section in range(1, 5):
            do(played, OpenFight(enemies=(Foe(name=f"Rat {section}", skill=1, stamina=2),)))
            do(played, EndFight())
            do(played, GoTo(section=section))
            do(played, GoTo(section=section + 10))

    told = Story()
    told.read(game(play))
    first = [fight.first for fight in told.fights]
    assert told.count == 1 + 4 * 3
    for lines, nearest in (
        (range(13), 3),
        (range(1, 5), 1),
        (range(4, 6), 1),
        (range(5, 7), 1),
        (range(6, 7), 1),
        (range(11, 13), 3),
        (range(1), 0),
        (range(0), 3),
    ):
        fight = told.fight_near(lines)
        assert fight is not None
        assert fight.first == first[nearest], lines
    turned = told.fights[1]
    assert told.turn(turned) == 4
    assert told.count == 14
    assert told.fight_near(range(5, 6)) == turned, "an open fight is known by each of its lines"
    assert told.turn(turned) == 4
    assert told.count == 13


async def test_a_click_opens_and_folds() -> None:
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert LOST in seen(app)
        lines = story(app)
        await click_on(app, pilot, "▸ Combat gagné")
        assert len(story(app)) > len(lines)
        await click_on(app, pilot, "▾ ")
        assert story(app) == lines
        await pilot.press("end")
        await settled(pilot)
        await click_on(app, pilot, "Paragraphe 112")
        assert story(app) == lines, "a line that is no fight does nothing"


async def test_the_view_and_what_is_open_stay_as_one_scrolls_and_plays() -> None:
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = book(app)
        await pilot.press("z")
        opened = story(app)
        journal = page.query_one(Journal)
        for key in ("home", "pagedown", "pageup", "end"):
            await pilot.press(key)
            await settled(pilot)
            assert story(app) == opened
        assert len(opened) - 1 in journal.in_view
        await pilot.press("home")
        await settled(pilot)
        assert journal.in_view[0] == 0
        app.playing.act(AddNote(text="plus loin"))
        await settled(pilot)
        assert story(app)[:-1] == opened
        assert page.story.count - 1 in journal.in_view


@pytest.mark.long
async def test_undo_into_a_fight_opens_it_and_redo_folds_it() -> None:
    def play(played: Game) -> None:
        heroine(played)
        do(played, OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=2),)))
        do(played, FightRound(), 1, 1, 6, 6)
        assert played.phase == "calm"

    app = Shown(saved(play), BookScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        page = book(app)
        assert page.story.count == 2
        app.playing.undo()
        await settled(pilot)
        assert isinstance(app.screen, FightScreen)
        assert page.story.count == 2 == page.game.depth
        assert story(app)[-1].startswith("Le combat s’engage")
        app.playing.redo()
        await settled(pilot)
        assert app.screen is page
        assert page.story.count == 2
        assert story(app)[-1].startswith("▸ Combat gagné contre Orque en 1 Assaut")


async def test_where_no_fight_is_over_the_key_says_so() -> None:
    app = Shown(saved(heroine), BookScreen)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("z")
        await settled(pilot)
        assert toasts(app) == ["Aucun combat n’est terminé."]


async def test_in_ascii_the_signs_are_plain() -> None:
    app = Shown(saved(first_day), BookScreen, ascii_only=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert f"+ {LOST}" in seen(app)
        await pilot.press("z")
        await settled(pilot)
        assert any(line.startswith("- ") for line in story(app))


# -- the history -------------------------------------------------------------------------------------------------------


def kinds(app: FFApp) -> list[str]:
    page = app.screen
    assert isinstance(page, HistoryScreen)
    return [row.kind for row in page.chronicle.rows]


async def test_the_history_folds_by_key_and_opens_by_enter_and_click() -> None:
    app = Shown(saved(first_day), HistoryScreen)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        page = app.screen
        assert isinstance(page, HistoryScreen)
        assert kinds(app).count("fight") == 1
        page.pages.cursor = kinds(app).index("fight")
        await settled(pilot)
        for opens, folds in (("z", "z"), ("enter", "z")):
            at = page.pages.cursor
            await pilot.press(opens)
            await settled(pilot)
            assert kinds(app).count("fight") == 0
            assert page.pages.cursor == at, "the cursor stays on the beginning of the fight"
            await pilot.press("down", folds)
            await settled(pilot)
            assert kinds(app).count("fight") == 1
            assert page.pages.cursor == at
        assert app.screen is page, "nothing asks for a way back"
        pages = page.pages
        y = next(y for y in range(pages.size.height) if "▸ Combat" in pages.render_line(y).text)
        await pilot.click(pages, offset=(40, y))
        await settled(pilot)
        assert kinds(app).count("fight") == 0


async def test_the_key_of_the_history_says_where_there_is_no_fight() -> None:
    app = Shown(saved(first_day), HistoryScreen)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await pilot.press("home", "z")
        await settled(pilot)
        assert toasts(app) == ["Aucun combat terminé sous le curseur."]


async def test_at_a_table_there_is_no_key_for_what_it_has_not() -> None:
    app = playing(turns(EndTurn()))
    async with app.run_test(size=(200, 50)) as pilot:
        await press_all(pilot, ["v"])
        assert isinstance(app.screen, HistoryScreen)
        names = {name_in(key.action) for key in app.screen.query_one(KeyBar).keys}
        assert "narrow" in names
        assert "fold" not in names
        await press_all(pilot, ["z"])
        assert toasts(app) == []


def test_a_narrowed_history_shows_every_command_of_a_fight() -> None:
    played = game(first_day)
    texts = Texts("fr")
    whole = Chronicle(played, texts).rows
    assert [row.kind for row in whole].count("fight") == 1
    for narrowed in (Chronicle(played, texts, kind="fights"), Chronicle(played, texts, wanted="Assaut")):
        assert not any(row.kind == "fight" for row in narrowed.rows)
        assert sum(row.kind == "step" for row in narrowed.rows) > 3


def test_threads_left_in_a_fight_are_still_listed_below_it() -> None:
    def play(played: Game) -> None:
        heroine(played)
        do(played, OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=2),)))
        do(played, FightRound(), 6, 6, 1, 1)
        played.undo()
        do(played, EndFight())
        do(played, GoTo(section=3))

    rows = [row.kind for row in Chronicle(game(play), Texts("fr")).rows]
    assert rows == ["start", "step", "fight", "branch", "step", "here"] or rows == [
        "start", "day", "step", "fight", "branch", "step", "here",
    ]  # fmt: skip


def test_the_fight_in_which_the_game_stands_is_open_also_where_its_end_was_undone() -> None:
    played = game(first_day)
    [fight] = past_fights(played.path())
    played.rewind(played.path()[fight.last - 1].n)
    texts = Texts("fr")
    chronicle = Chronicle(played, texts)
    assert not any(row.kind == "fight" for row in chronicle.rows)
    assert chronicle.rows[chronicle.index_of(played.head)].kind == "here"
    played.redo()
    assert [row.kind for row in Chronicle(played, texts).rows].count("fight") == 1


def test_every_step_is_found_folded_or_not() -> None:
    played = game(with_threads)
    chronicle = Chronicle(played, Texts("fr"))
    for step in chronicle.path:
        row = chronicle.rows[chronicle.index_of(step.n)]
        assert row.n == step.n or row.kind == "here" or (row.kind == "fight" and row.fight <= step.n <= row.n)


# -- pictures ----------------------------------------------------------------------------------------------------------

PICTURES: dict[str, tuple[Any, tuple[int, int], list[str], dict[str, Any]]] = {
    "book-folded": (BookScreen, (120, 40), [], {}),
    "book-open": (BookScreen, (120, 40), ["z"], {}),
    "book-open-least": (BookScreen, (60, 20), ["z"], {}),
    "book-open-ascii": (BookScreen, (80, 24), ["z"], {"ascii_only": True}),
    "book-open-huge-light": (BookScreen, (200, 50), ["z"], {"settings": Settings(dice="instant", theme="light")}),
    "history-folded": (HistoryScreen, (80, 24), [], {}),
    "history-open": (HistoryScreen, (120, 40), ["up"] * 6 + ["z"], {}),
}


OTHER_LOOKS = {
    "book-open-least",
    "book-open-ascii",
    "book-open-huge-light",
    "history-open",
}
"""The same pages in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    screen, size, keys, how = PICTURES[name]
    assert snap_compare(Shown(saved(first_day), screen, **how), terminal_size=size, press=keys)
