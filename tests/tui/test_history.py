"""The history: told in words, looked at, narrowed, gone back in; threads left behind; curves; pictures."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.core.codec import Header
from ffapp.core.game import Game
from ffapp.gamebook.checks import TestLuck
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import Foe, OpenFight
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.rounds import FightRound
from ffapp.gamebook.ruleset import scorpion_swamp
from ffapp.settings import Settings
from ffapp.texts import Texts
from ffapp.texts.chronicle import KINDS, Chronicle, command_kind, local, tag_of
from ffapp.tui.book.past import dice_text
from ffapp.tui.kit.moment import MomentPanel
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.curve import Curve, plot, sampled
from ffapp.tui.look.glyphs import ASCII, UNICODE
from ffapp.tui.pages.history import HistoryScreen, Pages
from tests.shares import long_only
from tests.tui.adventures import Play, Shown, do, first_day, heroine, saved, shelf, with_threads
from tests.tui.gallery import HOSTILE, screen_lines

FR = Texts("fr")


def shown(play: Play = with_threads, *, undo: str = "fate", **given: Any) -> Shown:
    return Shown(saved(play, undo=undo), HistoryScreen, **given)


def page(app: Shown) -> HistoryScreen:
    screen = app.screen
    assert isinstance(screen, HistoryScreen)
    return screen


def rows(app: Shown) -> list[tuple[str, int]]:
    return [(row.kind, row.n) for row in page(app).chronicle.rows]


def said(app: Shown) -> str:
    """All that the panel beside the list says."""
    return "\n".join(
        prose.text if isinstance(prose.text, str) else prose.text.plain
        for prose in app.screen.query_one(MomentPanel).query(Prose)
        if prose.display
    )


def in_memory(undo: str = "fate") -> Game:
    ruleset = scorpion_swamp()
    return Game(ruleset, Header(id="0123456789abcdef", ruleset=ruleset.id, seed="marais", undo=undo), clock=lambda: 60)


def test_the_list_tells_the_present_thread_and_where_others_part_from_it() -> None:
    game = in_memory()
    with_threads(game)
    chronicle = Chronicle(game, FR)
    kinds = [row.kind for row in chronicle.rows]
    assert kinds[:3] == ["start", "day", "step"]
    assert kinds.count("branch") == chronicle.forks == 2
    assert kinds.count("step") == len(chronicle.path) == game.depth + 2
    here = kinds.index("here")
    assert chronicle.rows[here].n == game.head == chronicle.rows[here - 1].n
    assert kinds[here + 1 :] == ["step", "step"]
    left = [row.n for row in chronicle.rows if row.kind == "branch"]
    assert [chronicle.sizes[n] for n in left] == [13, 5]
    assert not any(chronicle.leads_here(n) for n in left)


def test_a_thread_left_behind_can_be_read_and_shows_the_present_one_as_another() -> None:
    game = in_memory()
    with_threads(game)
    first = next(row.n for row in Chronicle(game, FR).rows if row.kind == "branch")
    other = Chronicle(game, FR, tip=Chronicle(game, FR).end_of(first))
    assert not other.present
    assert [row.kind for row in other.rows].count("branch") == 1
    assert other.leads_here(next(row.n for row in other.rows if row.kind == "branch"))
    assert other.happened(other.tip).startswith("Un dé")


def test_every_command_has_its_kind_even_one_that_is_no_longer_known() -> None:
    game = in_memory()
    first_day(game)
    kinds = {tag_of(step): command_kind(step) for step in game.path()}
    assert kinds["TestLuck"] == kinds["RollDice"] == "tests"
    assert kinds["FightRound"] == kinds["AnswerBlow"] == "fights"
    assert kinds["GoTo"] == "sections"
    assert kinds["AddNote"] == "notes"
    assert kinds["Walk"] == "map"
    assert kinds["EatMeal"] == kinds["CreateHero"] == "sheet"
    step = game.path()[0]
    odd = type(step)(step.n, 0, 0, b'{"count":2,"t":"Sing"}', (), (), 1)
    game.steps[step.n] = odd
    assert tag_of(odd) == "Sing"
    assert Chronicle(game, FR).happened(step.n) == "Sing"
    assert tag_of(type(step)(1, 0, 0, b"[", (), (), 1)) == ""


@pytest.mark.parametrize("kind", KINDS)
def test_a_narrowed_list_keeps_its_kind_and_where_the_game_stands(kind: Any) -> None:
    game = in_memory()
    first_day(game)
    found = [row for row in Chronicle(game, FR, kind=kind).rows if row.kind == "step"]
    assert found
    assert all(kind in ("all", command_kind(game.steps[row.n])) for row in found)
    assert [row.kind for row in Chronicle(game, FR, kind=kind).rows].count("here") == 1


def test_words_are_found_in_any_spelling() -> None:
    game = in_memory()
    first_day(game)
    found = [row.n for row in Chronicle(game, FR, wanted="CHANCEUSE planche").rows if row.kind == "step"]
    assert [tag_of(game.steps[n]) for n in found] == ["TestLuck"]
    assert "nothing" in [row.kind for row in Chronicle(game, FR, wanted="dragon").rows]
    assert [row.kind for row in Chronicle(game, FR, wanted="pieces d'or").rows].count("step") == 0
    assert [row.kind for row in Chronicle(game, FR, wanted="pieces or").rows].count("step") >= 1


def test_a_moment_that_no_clock_can_have_shown_is_no_error() -> None:
    assert local(10**18).year == 1970


@given(
    values=st.lists(st.integers(-3, 60), max_size=200),
    columns=st.integers(1, 80),
    height=st.integers(1, 12),
    ascii_only=st.booleans(),
)
def test_a_curve_fills_its_cells_exactly(values: list[int], columns: int, height: int, ascii_only: bool) -> None:
    scale = max((*values, 1))
    drawn = plot(values, scale, columns, height, ASCII if ascii_only else UNICODE)
    assert len(drawn) == height
    assert all(len(line) == columns for line in drawn)
    assert not ascii_only or "".join(drawn).isascii()
    if values:
        assert all(any(line[column] != " " for line in drawn) for column in range(columns))
        assert len(sampled(values, columns)) == columns


def test_a_curve_keeps_the_lowest_point_of_a_long_game() -> None:
    values = [19] * 500 + [1] + [19] * 500
    assert min(sampled(values, 30)) == 1


async def test_any_point_can_be_looked_at_and_nothing_is_written_by_looking() -> None:
    app = shown()
    async with app.run_test(size=(120, 40)) as pilot:
        before = app.playing.game.next_n
        assert page(app).row is not None
        assert page(app).row.kind == "here"
        assert "§ 251 · clairière 3" in said(app)
        await pilot.press("home", "down", "down", "down")
        assert "Aller au paragraphe 1" in said(app)
        assert "20 Pièces d’Or · 4 repas" in said(app)
        await pilot.press("home")
        assert FR("phase-creation") in said(app)
        assert app.playing.game.next_n == before


async def test_a_fight_under_way_and_typed_dice_are_told_at_their_point() -> None:
    app = shown(first_day)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("f", "up", "up", "up")
        assert "Combat, " in said(app)
        assert "✎" in said(app)
        assert "Gobelin" in said(app)


async def test_enter_goes_back_after_a_question_and_what_was_left_stays() -> None:
    app = shown(first_day)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("up", "up", "up", "enter")
        assert "Les 2 actions" in " ".join(" ".join(screen_lines(app)).split())
        await pilot.press("n")
        assert app.playing.game.depth == 21
        await pilot.press("enter", "o")
        assert app.playing.game.depth == 19
        assert rows(app)[-2:] == [("step", n) for n in list(app.playing.game.steps)[-2:]]
        assert page(app).row.kind == "here"  # type: ignore[union-attr]
        await pilot.press("end", "enter", "o")
        assert app.playing.game.depth == 21


async def test_enter_on_a_thread_opens_it_and_there_goes_over_to_it() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("b", "enter")
        assert app.screen.query_one("#story", Panel).title == FR("history-other-thread")
        (present,) = [at for at, (kind, _) in enumerate(rows(app)) if kind == "branch"]
        assert page(app)._line(present).text.startswith("La branche présente")
        first = page(app).row
        assert first is not None
        assert first.kind == "step"
        await pilot.press("enter", "o")
        assert app.playing.game.head == first.n
        assert app.screen.query_one("#story", Panel).title == FR("history-title")
        await pilot.press("b", "enter", "escape")
        assert app.screen.query_one("#story", Panel).title == FR("history-title")
        await pilot.press("escape")
        assert not isinstance(app.screen, HistoryScreen)


async def test_undo_and_redo_have_their_keys() -> None:
    app = shown(first_day)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("u", "u")
        assert app.playing.game.depth == 19
        await pilot.press("U")
        assert app.playing.game.depth == 20


async def test_iron_greys_the_way_back_and_says_why() -> None:
    app = shown(first_day, undo="iron")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("up", "up", "up")
        assert "mode fer" in said(app)
        assert page(app).reason_not_to("rewind")
        depth = app.playing.game.depth
        await pilot.press("enter", "o")
        assert app.playing.game.depth == depth
        assert "mode fer" in " ".join(screen_lines(app))


@pytest.mark.long
async def test_the_filter_goes_through_the_kinds_and_escape_shows_everything_again() -> None:
    app = shown(first_day)
    async with app.run_test(size=(80, 24)) as pilot:
        whole = rows(app)
        for kind in KINDS[1:]:
            await pilot.press("f")
            assert app.screen.query_one("#story", Panel).subtitle == FR("history-kind", kind=kind)
            assert len(rows(app)) < len(whole)
        await pilot.press("f")
        assert rows(app) == whole
        await pilot.press("f", "escape")
        assert rows(app) == whole


async def test_the_search_narrows_while_typing_and_letters_are_no_keys_then() -> None:
    app = shown(first_day)
    async with app.run_test(size=(80, 24)) as pilot:
        whole = rows(app)
        await pilot.press("slash", *"repas")
        found = [n for kind, n in rows(app) if kind == "step"]
        assert {tag_of(app.playing.game.steps[n]) for n in found} == {"EatMeal", "CreateHero"}
        await pilot.press("enter", "up", "up")
        assert page(app).row.n in found  # type: ignore[union-attr]
        await pilot.press("escape")
        assert rows(app) == whole


async def test_a_click_looks_and_a_second_one_asks() -> None:
    app = shown(first_day)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(Pages, offset=(30, 4))
        looked = page(app).row
        assert looked is not None
        assert looked.kind == "step"
        assert isinstance(app.screen, HistoryScreen)
        await pilot.click(Pages, offset=(30, 4))
        assert not isinstance(app.screen, HistoryScreen)


@pytest.mark.long
async def test_hostile_names_and_notes_are_shown_as_they_are() -> None:
    def play(game: Game) -> None:
        do(game, CreateHero(name="[/b] [Zagor]"), 1, 1, 1, 1, 1)
        for text in HOSTILE:
            if "\ud800" not in text:
                do(game, AddNote(text=text))

    app = shown(play)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("home")
        lines = screen_lines(app)
        for _ in range(len(HOSTILE) + 2):
            await pilot.press("down")
            lines += screen_lines(app)
        for text in ("[/b] [Zagor]", "[@click=app.quit]x[/]", "␛[31mrouge", "$text [$accent]{x}[/]"):
            assert any(text in line for line in lines), text
        assert not any("\x1b" in line for line in lines)


async def test_a_long_game_is_told_only_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(game: Game) -> None:
        do(game, CreateHero(name="Aïla"), 1, 1, 1, 1, 1)
        for number in range(1_500):
            do(game, GoTo(section=number % 400 + 1))

    told: list[int] = []
    plainly = Chronicle.happened

    def counted(self: Chronicle, n: int) -> str:
        told.append(n)
        return plainly(self, n)

    monkeypatch.setattr(Chronicle, "happened", counted)
    app = shown(play)
    async with app.run_test(size=(80, 24)) as pilot:
        assert 0 < len(told) < 200
        await pilot.press("home")
        assert len(told) < 400
        assert len(app.screen.query_one("#curve-skill", Curve).values) == 1_501


async def test_the_curves_follow_the_thread_and_mark_the_point() -> None:
    app = shown(first_day)
    async with app.run_test(size=(120, 40)) as pilot:
        luck = app.screen.query_one("#curve-luck", Curve)
        assert list(luck.values)[-1] == app.playing.game.state.luck.current
        assert len(luck.values) == app.playing.game.depth
        await pilot.press("home", "down", "down")
        assert luck.at == 0
        last = luck.size.height - 1
        assert luck.render_line(last).text.startswith("0│╎"), "told by a sign, too"
        await pilot.press("end")
        assert luck.at == len(luck.values) - 1


async def test_the_list_follows_another_language() -> None:
    app = shown(first_day)
    async with app.run_test(size=(80, 24)) as pilot:
        app.looks.use(Settings(dice="instant", language="en"), "language")
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert any("You are here" in line for line in screen_lines(app))
        assert app.screen.query_one("#curve-luck", Curve).label == "Luck"


def luck_in_iron(game: Game) -> None:
    first_day(game)
    do(game, TestLuck(), 1, 2)


async def test_leaving_for_the_title_from_the_history_is_no_fault() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("b", "enter", "f3")
        await pilot.pause()
        assert app.playing.session is None
        assert not isinstance(app.screen, HistoryScreen)


async def test_a_game_that_is_only_read_shows_its_history_and_goes_nowhere() -> None:
    path = saved(first_day)
    with shelf().open(path):
        app = Shown(path, HistoryScreen)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.press("up", "up", "up", "enter", "u")
            assert isinstance(app.screen, HistoryScreen)
            assert app.playing.game.depth == 21
            assert "lecture seule" in said(app)


PICTURES: dict[str, tuple[Play, tuple[int, int], dict[str, Any], list[str]]] = {
    "threads-80": (with_threads, (80, 24), {}, []),
    "threads-120": (with_threads, (120, 40), {}, []),
    "other-thread": (with_threads, (120, 40), {}, ["b", "b", "enter", "down", "down"]),
    "curves-80": (with_threads, (80, 24), {}, ["c", "up", "up", "up"]),
    "preview": (first_day, (80, 24), {}, ["f", "up", "up", "up", "up"]),
    "iron": (luck_in_iron, (80, 24), {"undo": "iron"}, ["up", "up", "up"]),
    "question": (first_day, (80, 24), {}, ["up", "up", "up", "up", "enter"]),
    "search": (first_day, (80, 24), {}, ["slash", *"chance"]),
    "light": (with_threads, (120, 40), {"settings": Settings(dice="instant", theme="light")}, []),
    "ascii": (with_threads, (120, 40), {"ascii_only": True}, []),
}


OTHER_LOOKS = {
    "threads-120",
    "light",
    "ascii",
    "other-thread",
    "question",
    "iron",
}
"""The same pages in other sizes, colours or states: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    play, size, given_, keys = PICTURES[name]
    assert snap_compare(shown(play, **given_), terminal_size=size, press=keys)


def surrounded(game: Game) -> None:
    """A round against six at once."""
    heroine(game)
    foes = tuple(Foe(name=name, skill=4, stamina=5) for name in ("Rat", "Rat", "Rat", "Loup", "Loup", "Ours"))
    do(game, OpenFight(enemies=foes, order="together"))
    do(game, FightRound(target=0), *(1, 2) * 6, 6, 6)


def test_the_throws_of_enemies_are_told_by_their_names() -> None:
    game = in_memory()
    surrounded(game)
    told = dice_text(game.steps[game.head], FR, UNICODE).replace("\u00a0", " ")
    names = [enemy.name for enemy in game.state.fight.enemies]
    assert len(set(names)) == 6
    assert told.startswith(" · ".join(f"{name} : 1 + 2 = 3 ✎" for name in names))
    assert told.endswith("6 + 6 = 12 ✎")


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
async def test_a_fight_against_many_is_seen_whole_below_the_list(size: tuple[int, int]) -> None:
    app = shown(surrounded)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        seen = " ".join(" ".join(screen_lines(app)).split())
        assert seen.count("5/5") == 6
