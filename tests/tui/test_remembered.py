"""What other games have lived, on the pages: at a section, at an enemy, and all of it counted."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import Any

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.notes import GoTo
from ffapp.memory.chance import Fit
from ffapp.memory.recall import Recollection, Seen, at_section
from ffapp.settings import Settings, read_settings
from ffapp.texts import Texts
from ffapp.texts.memory import fit_text
from ffapp.texts.recalled import seen_text
from ffapp.tui.app import FFApp
from ffapp.tui.book.fight_opening import FightOpening
from ffapp.tui.book.recalled import MOST_NOTES, recalled_enemies, recalled_here
from ffapp.tui.kit.asking import Asking
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.histogram import Histogram
from ffapp.tui.pages import stats
from ffapp.tui.pages.stats import StatsScreen
from ffapp.tui.remembering import Memory
from ffapp.tui.session import Session
from tests.shares import long_only
from tests.tui.adventures import saved, shelf
from tests.tui.remembered import Lived, at_34, before_the_orc, learnt, loser, winner

SEEN = "Déjà lu 2 fois dans 2 autres parties · Bran y est mort (Orque)"
NOTE = "Zoé a noté : Le pont est piégé : prendre le gué."
MET = "Dans d’autres parties, Orque (2 combats : 1 gagné, 1 mort)"


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


class Quietly:
    """What stands for an app where only the shelf and the settings are asked for."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.screen_stack = ()
        self.playing: Any = self
        self.shelf = shelf()
        self.session: Session | None = None


def opened(play: Any, settings: Settings | None = None) -> Session:
    """A game opened where two others have lived."""
    for other in (winner, loser):
        saved(other)
    app = Quietly(settings)
    app.session = Session.open(app.shelf, saved(play))
    Memory(app).learn_of_others(app.session)  # type: ignore[arg-type]
    return app.session


@pytest.mark.parametrize(
    ("how", "told"), [("all", [SEEN, NOTE]), ("notes", [NOTE]), ("none", [])], ids=lambda value: str(value)
)
def test_at_a_section_as_much_is_told_as_is_wished(how: Any, told: list[str]) -> None:
    session = opened(at_34, Settings(memory=how))
    assert [plain(line) for line in recalled_here(Texts("fr"), session)] == told
    enemies = [plain(line) for line in recalled_enemies(Texts("fr"), session.recollection, ["orque 2", "Troll"])]
    assert enemies == ([MET] if how == "all" else [])
    session.game.submit(GoTo(section=77))
    assert not [*recalled_here(Texts("fr"), session)]


def test_the_own_game_and_other_books_are_not_other_games() -> None:
    session = opened(at_34)
    assert session.recollection is not None
    ids = {game.id for game in session.recollection.games}
    assert session.game.header.id not in ids
    assert len(ids) == 2


def test_hostile_and_many_notes_are_few_harmless_lines() -> None:
    from ffapp.gamebook.notes import AddNote

    def scribbler(game: Game) -> None:
        at_34(game)
        for number in range(30):
            game.submit(AddNote(text=f"\x1b[31m{number}\n[bold]" + "long " * 50))

    saved(scribbler)
    session = opened(at_34)
    lines = [*recalled_here(Texts("fr"), session)]
    assert len(lines) == 1 + MOST_NOTES
    assert not any("\n" in line for line in lines)


def test_the_line_of_a_fight_tells_how_it_went() -> None:
    session = opened(at_34)
    asking = Asking(Texts("fr"), session)
    preview = next(row for row in FightOpening.questions(asking).all_rows if row.name == "preview")
    told: Any = preview.says({"line": "orque 7 6; Troll 5 5"})  # type: ignore[attr-defined]
    assert plain(told[0]).endswith(MET)
    assert not told[1]
    empty: Any = preview.says({"line": ""})  # type: ignore[attr-defined]
    assert MET not in plain(empty[0])


@pytest.mark.parametrize(
    ("visits", "games", "french", "english"),
    [
        (1, 1, "Déjà lu dans 1 autre partie", "Read before, in 1 other game"),
        (3, 1, "Déjà lu 3 fois dans 1 autre partie", "Read 3 times before, in 1 other game"),
        (3, 2, "Déjà lu 3 fois dans 2 autres parties", "Read 3 times before, in 2 other games"),
    ],
)
def test_how_often_a_section_was_read(visits: int, games: int, french: str, english: str) -> None:
    seen = Seen(games, visits)
    assert [seen_text(Texts(language), seen) for language in ("fr", "en")] == [french, english]


def test_words_of_the_statistics() -> None:
    for language, middle, rare in (
        ("fr", "médiane 24", "moins de 0,1 % des cas seulement"),
        ("en", "median 24", "less than 0.1% of all cases only"),
    ):
        texts = Texts(language)
        assert middle in texts("memory-length", least=1, most=30, median=24, total=99)
        told = plain(fit_text(texts, Fit(squared=99.0, freedom=5, chance=1e-9)))
        assert f"{'dans' if language == 'fr' else 'in'} {rare}" in told


def test_the_same_word_for_advice_in_the_line_of_a_fight() -> None:
    for language in ("fr", "en"):
        texts = Texts(language)
        assert texts("odds-option") == texts("odds-label") == texts("fight-key-advice") == texts("settings-advice")


def test_nothing_is_recalled_where_nothing_was_read() -> None:
    assert list(recalled_enemies(Texts("fr"), None, ["Orque"])) == []
    none = Recollection((), "none")
    assert none.seen(34) is None
    assert none.met("Orque") is None
    assert Recollection((), "all").seen(None) is None
    assert at_section((), 34).games == 0


@pytest.mark.long
def test_a_book_starts_without_what_only_counts() -> None:
    """What statistics are made of is imported where they are asked for, and what answers where there is an answer."""
    code = "import sys, ffapp.tui.book.book, ffapp.tui.book.fight; print(*sys.modules)"
    imported = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    counting = {"ffapp.texts.memory", *(f"ffapp.memory.{name}" for name in ("recall", "statistics", "chance", "index"))}
    assert "ffapp.tui.session" in imported
    assert counting & set(imported) == set()


@pytest.mark.long
async def test_what_is_told_has_rows_before_the_map_and_the_rest_a_key() -> None:
    from ffapp.gamebook.clearings import Walk
    from ffapp.gamebook.notes import AddNote

    def scribbler(game: Game) -> None:
        at_34(game)
        for number in range(4):
            game.submit(AddNote(text=f"{number} " + "une longue note " * 9))

    def told_at_34(game: Game) -> None:
        at_34(game)
        game.submit(Walk(way="n", to=2))

    saved(scribbler)
    app = Lived(told_at_34)
    async with app.run_test(size=(80, 24)) as pilot:
        await learnt(app, pilot)
        await pilot.press("g", *"77", "enter", "g", *"34", "enter")
        await pilot.pause()
        notes = app.screen.query_one("#notes")
        assert not app.screen.query_one("#map").display, "it has given its rows"
        assert notes.max_scroll_y > 0
        for key, moves in (("pagedown", True), ("pageup", True)):
            before = notes.scroll_offset.y
            await pilot.press(key)
            await pilot.pause()
            assert (notes.scroll_offset.y != before) is moves
        assert notes.scroll_offset.y == 0


async def test_the_book_tells_it_once_it_was_read_and_as_the_setting_says() -> None:
    app = Lived(at_34)
    async with app.run_test(size=(80, 24)) as pilot:
        await learnt(app, pilot)
        recalled = app.screen.query_one("#recalled", Prose)
        centre = app.screen.query_one("#centre").region
        assert plain(str(recalled.text)) == f"{SEEN}\n{NOTE}"
        assert recalled.display
        app.looks.use(Settings(dice="instant", memory="notes"))
        await pilot.pause()
        assert plain(str(recalled.text)) == NOTE
        app.looks.use(Settings(dice="instant", memory="none"))
        await pilot.pause()
        assert not recalled.display
        assert app.screen.query_one("#centre").region == centre, "nothing has jumped"
        assert read_settings()[0].memory == "none"
        app.looks.use(Settings(dice="instant"))
        await pilot.press("g", "9", "9", "enter")
        await pilot.pause()
        assert not recalled.display
        await pilot.press("u")
        await pilot.pause()
        assert recalled.display


async def test_what_was_not_wished_at_first_is_read_once_it_is() -> None:
    app = Lived(at_34, settings=Settings(dice="instant", memory="none"))
    async with app.run_test(size=(80, 24)) as pilot:
        await learnt(app, pilot)
        assert app.memory.found is None
        app.looks.use(Settings(dice="instant"))
        await learnt(app, pilot)
        assert SEEN in plain(app.told)


async def test_no_key_waits_for_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reading stands still until it is let go; the game goes on."""
    from ffapp.memory import index

    gate, begun, real = threading.Event(), threading.Event(), index.remember

    def slow(*given: Any, **named: Any) -> Any:
        begun.set()
        gate.wait(60)
        return real(*given, **named)

    monkeypatch.setattr(index, "remember", slow)
    app = Lived(at_34)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        while not begun.is_set():
            await pilot.pause()
        await pilot.press("g", "7", "enter")
        await pilot.pause()
        assert app.playing.game.state.section == 7
        assert app.memory.found is None
        gate.set()
        await learnt(app, pilot)
        assert app.memory.found is not None


async def test_nothing_is_read_before_the_page_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    from ffapp.memory import index

    app, real, found = Lived(at_34), index.remember, []

    def read(*given: Any, **named: Any) -> Any:
        place = app.screen.query("#centre")
        found.append((bool(place) and bool(place.first().region), named["but"]))
        return real(*given, **named)

    monkeypatch.setattr(index, "remember", read)
    async with app.run_test(size=(80, 24)) as pilot:
        await learnt(app, pilot)
        assert found == [(True, app.path)]


async def test_a_fault_of_the_program_waits_for_no_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python ends only with its last thread, and the terminal is dead until then."""
    from ffapp.memory import index

    begun, ended = threading.Event(), threading.Event()

    def endless(*_: Any, stop: Any, **__: Any) -> Any:
        begun.set()
        for _turn in range(5000):
            if stop():
                ended.set()
                break
            ended.wait(0.001)
        return index.Remembered((), whole=False)

    monkeypatch.setattr(index, "remember", endless)

    async def fail_while_it_reads() -> None:
        app = Lived(at_34)
        async with app.run_test(size=(80, 24)) as pilot:
            while not begun.is_set():
                await pilot.pause()
            app.fail(ZeroDivisionError())

    with pytest.raises(ZeroDivisionError):
        await fail_while_it_reads()
    assert ended.wait(2)


async def test_the_fight_tells_it_before_its_first_round() -> None:
    app = Lived(before_the_orc)
    async with app.run_test(size=(80, 24)) as pilot:
        await learnt(app, pilot)
        assert MET in plain(app.told)
        await pilot.press("space")
        await pilot.pause()
        assert MET not in plain(app.told)


async def test_all_is_counted_on_a_page_from_the_title_and_from_the_book() -> None:
    app = Lived(None)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("s")
        await learnt(app, pilot)
        assert isinstance(app.screen, StatsScreen)
        told = plain(app.told)
        assert "2 parties : 1 gagnée, 1 mort" in told
        assert "§ 34 : Orque" in told
        plots = [plot for plot in app.screen.query(Histogram) if plot.display]
        assert len(plots) == 2
        assert app.screen.reason_not_to("plots")
        assert sum(plots[0].values) == 18
        await pilot.press("tab")
        await pilot.pause()
        assert "Aucune partie" in plain(app.told)
        assert not any(plot.display for plot in app.screen.query(Histogram))
        await pilot.press("b", "b", "end", "pagedown", "home", "escape")
        await pilot.pause()
        assert app.at_title


async def test_the_page_of_the_book_counts_the_game_that_is_played() -> None:
    app = Lived(at_34)
    async with app.run_test(size=(60, 20)) as pilot:
        await learnt(app, pilot)
        await pilot.press("s")
        await learnt(app, pilot)
        assert "3 parties" in plain(app.told)
        assert not app.screen.query_one("#plots").display
        await pilot.press("c")
        await pilot.pause()
        assert app.screen.query_one("#plots").display
        assert not app.screen.query_one("#counts").display
        await pilot.press("c", "escape")
        await pilot.pause()
        assert getattr(app.screen, "place", "") == "book"


async def test_what_is_read_is_shown_as_a_line_that_fills() -> None:
    app = Lived(None)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        await learnt(app, pilot)
        app.memory.found, app.memory.done, app.memory.of = None, 40, 200
        screen = app.screen
        assert isinstance(screen, StatsScreen)
        screen.memory_changed()
        await pilot.pause()
        told = plain(app.told)
        assert "40 sur 200" in told
        assert app.glyphs.heavy_horizontal in told


@pytest.mark.long
async def test_how_much_is_read_is_looked_at_only_while_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    from ffapp.memory import index

    gate, real = threading.Event(), index.remember

    def slow(*given: Any, **named: Any) -> Any:
        gate.wait(60)
        return real(*given, **named)

    monkeypatch.setattr(index, "remember", slow)
    shown: list[None] = []
    progress = StatsScreen._show_progress
    monkeypatch.setattr(StatsScreen, "_show_progress", lambda page: shown.append(None) or progress(page))  # type: ignore[func-returns-value]
    monkeypatch.setattr(stats, "OFTEN", 0.001)
    app = Lived(None)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        while len(shown) < 3:
            await pilot.pause()
        gate.set()
        await learnt(app, pilot)
        shown.clear()
        for _ in range(9):
            await pilot.pause()
        assert not shown
        await pilot.press("escape", "s")
        await learnt(app, pilot)
        assert not shown, "what is known is told at once"


STATES: dict[str, tuple[Any, tuple[str, ...], tuple[int, int], dict[str, Any]]] = {
    "seen": (at_34, (), (80, 24), {}),
    "seen-wide-light": (at_34, (), (120, 40), {"settings": Settings(dice="instant", theme="light")}),
    "seen-least-ascii": (at_34, (), (60, 20), {"ascii_only": True}),
    "met": (before_the_orc, (), (80, 24), {}),
    "met-line": (at_34, ("c", *"Orque 7 6"), (80, 24), {}),
    "stats": (None, ("s",), (80, 24), {}),
    "stats-large": (at_34, ("s",), (120, 40), {}),
    "stats-huge-light": (at_34, ("s",), (200, 50), {"settings": Settings(dice="instant", theme="light")}),
    "stats-least": (None, ("s",), (60, 20), {"language": "en"}),
    "stats-plots-ascii": (None, ("s", "c"), (60, 20), {"ascii_only": True}),
}


OTHER_LOOKS = {
    "seen-least-ascii",
    "stats-large",
    "stats-huge-light",
    "stats-least",
    "seen-wide-light",
    "stats-plots-ascii",
    "met-line",
    "met",
}
"""The same pages in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(STATES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    play, keys, size, named = STATES[name]
    app = Lived(play, **named)

    async def go(pilot: Any) -> None:
        await learnt(app, pilot)
        for key in keys:
            await pilot.press(key)
            await learnt(app, pilot)

    assert snap_compare(app, terminal_size=size, run_before=go)


def test_an_app_has_a_memory_of_its_own() -> None:
    assert FFApp(Settings()).memory.found is None
