"""The help: the topic that fits, the keys of the screen below, words looked for; pictures."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from ffapp import tui
from ffapp.rulesets import ruleset_of
from ffapp.settings import Settings
from ffapp.texts import Texts
from ffapp.texts.help_topics import fitting, topics_of
from ffapp.tui.app import FFApp
from ffapp.tui.book.creation import CreationScreen
from ffapp.tui.book.page import BookPage
from ffapp.tui.game_page import GamePage
from ffapp.tui.keys import class_of, own_key
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu, TellingMenu
from ffapp.tui.kit.page import Page, Question
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.pages.end import EndPage
from ffapp.tui.pages.help import KEYS, HelpScreen
from ffapp.tui.table.page import TablePage
from tests.shares import long_only
from tests.texts.messages import keys_spoken_of, messages
from tests.tui.adventures import Play, Shown, blow_waiting, drawn_by_hand, fight_opened, first_day, hero, saved
from tests.tui.gallery import screen_lines
from tests.tui.nights import kept, rider
from tests.tui.shelves import Desk
from tests.tui.tables import book_app, played, press_all

FR = Texts("fr")
NIGHT_BOOK = "ffapp.tui.book.book:BookScreen"
TOPICS = topics_of("scorpion-swamp")
SCREENS = {
    "map": "ffapp.tui.book.map:MapScreen",
    "history": "ffapp.tui.pages.history:HistoryScreen",
    "ending": "ffapp.tui.book.ending:EndingScreen",
    "fight": "ffapp.tui.book.fight:FightScreen",
    "book": "ffapp.tui.book.book:BookScreen",
}


def shown(screen: str = "map", play: Play = drawn_by_hand, **given: Any) -> Shown:
    return Shown(saved(play), class_of(SCREENS[screen]), **given)


def title(app: FFApp) -> str:
    found = app.screen.query_one("#topic", Panel).title
    assert isinstance(found, str)
    return found


def body(app: Shown) -> str:
    texts = [prose.text for prose in app.screen.query_one("#body").query(Prose)]
    return "\n".join(text if isinstance(text, str) else text.plain for text in texts)


def listed(app: Shown | Desk) -> list[str]:
    return [choice.id for choice in app.screen.query_one("#list", ChoiceList).choices]


def kinds(*bases: type[Any]) -> list[type[Any]]:
    """All that is made from these, of the program itself."""
    for module in walk_packages(tui.__path__, "ffapp.tui."):
        import_module(module.name)
    found: list[type[Any]] = []
    waiting = list(bases)
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("ffapp.") and kind not in found:
            found.append(kind)
    return found


DIALOGS = [kind for kind in kinds(Dialog, Question) if kind not in (Dialog, Form, Menu, Question, TellingMenu)]
PAGES = [kind for kind in kinds(Page) if kind not in (Page, GamePage, BookPage, TablePage, EndPage)]


def test_every_screen_has_a_topic_that_there_is() -> None:
    known = [topics_of(name) for name in ("scorpion-swamp", "night-dragon", "doonjons")]
    wanted = {kind.help_topic for kind in (*PAGES, *DIALOGS) if kind.help_topic}
    assert [topic for topic in wanted if not any(fitting(topic, topics) for topics in known)] == []


def test_every_page_and_dialog_has_a_topic() -> None:
    """All but the help itself, what stands before all pages or after a crash, and dialogs that ask about anything:
    their topic is that of the page below."""
    assert {kind.__name__ for kind in PAGES if not kind.help_topic} == {"HelpScreen", "CrashScreen", "TableScreen"}
    assert {kind.__name__ for kind in DIALOGS if not kind.help_topic} == {"ConfirmDialog", "KeyDialog"}
    assert len(DIALOGS) > 60


async def closed(pilot: Pilot[Any]) -> None:
    """Leaves whatever lies on the book."""
    while len(pilot.app.screen_stack) > 2:
        pilot.app.pop_screen()
    await pilot.pause()


async def test_topics_that_have_the_words_in_their_names_come_first() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark", *"sante")
        assert listed(app)[0] == "health"
        assert set(listed(app)) & set(TOPICS[: TOPICS.index("health")]), "others have it in the text"


@pytest.mark.long
async def test_a_question_mark_helps_in_a_dialog() -> None:
    app = book_app(played())
    async with app.run_test(size=(80, 24)) as pilot:
        for keys, dialog, topic in (
            (["a"], "AdjustMenu", "hand"),
            (["a", "1"], "ScoreForm", "hand"),
            (["p"], "StonesDialog", "stones"),
            (["H"], "SkillForm", "skill"),
            (["w"], "WalkDialog", "map"),
            (["i"], "ItemsMenu", "book"),  # for which this book has no topic
            (["a", "2", *"-19", "enter"], "ConfirmDialog", "hand"),
        ):
            await press_all(pilot, keys)
            assert type(app.screen).__name__ == dialog
            below = app.screen
            await press_all(pilot, ["question_mark"])
            assert isinstance(app.screen, HelpScreen)
            assert title(app) == FR(f"help-{topic}-title", gender="f")
            await press_all(pilot, ["escape"])
            assert app.screen is below
            await closed(pilot)


@pytest.mark.long
async def test_in_a_field_for_text_it_is_typed_and_the_other_key_helps() -> None:
    app = book_app(played())
    async with app.run_test(size=(80, 24)) as pilot:
        for keys in (["n"], ["c"], ["g"], ["a", "1", "tab", "tab"], ["e", "tab"]):
            await press_all(pilot, [*keys, "question_mark"])
            assert isinstance(app.focused, Input), keys
            assert app.focused.value == "?"
            await press_all(pilot, ["f1"])
            assert isinstance(app.screen, HelpScreen), keys
            await closed(pilot)


@pytest.mark.long
async def test_the_keys_at_the_foot_tell_of_it_where_there_is_room() -> None:
    app = book_app(played())
    async with app.run_test(size=(80, 24)) as pilot:
        for keys, foot in (
            (["a"], "Chiffre, Entrée : choisir · Échap : fermer · ? : aide"),
            (["g"], "Entrée : valider · Échap : renoncer · F1 : aide"),
            (["n"], "modifier, x : rayer) · Échap : fermer · F1 : aide"),
            (["w"], "paragraphe. Échap renonce. ? : aide."),
            (["p"], "- : perdre · Échap : fermer"),  # there is no room for more
        ):
            await press_all(pilot, keys)
            region = app.screen.query_one("#dialog-keys").region
            last = screen_lines(app)[region.bottom - 1][region.x : region.right].replace("\u00a0", " ")
            assert last.strip().endswith(foot), keys
            await closed(pilot)


@pytest.mark.long
async def test_the_keys_of_a_dialog_are_those_at_its_foot() -> None:
    app = book_app(played())
    async with app.run_test(size=(120, 40)) as pilot:
        await press_all(pilot, ["a", "1", "question_mark"])
        told = [str(line.text).replace("\u00a0", " ") for line in app.screen.query_one("#keys-body").query(Prose)]
        assert told == [
            "Entrée : noter le changement",
            "↑ ↓ : changer le nombre",
            "Tab : choisir comment il compte",
            "Échap : renoncer",
        ]


@pytest.mark.long
async def test_each_book_has_its_own_topics_also_before_a_hero_is_made() -> None:
    ruleset = ruleset_of("night-dragon")
    assert ruleset is not None
    app = Shown(kept(rider), class_of(NIGHT_BOOK))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f1")
        assert listed(app) == [KEYS, *topics_of("night-dragon")]
        await pilot.press(*"oeil de la nuit")
        assert "night-nemesis" in listed(app)
        await pilot.press("escape", "escape")
        app.playing.close_game()
        await pilot.pause()
        app.push_screen(CreationScreen(ruleset))
        await pilot.pause()
        await pilot.press("f1")
        assert title(app) == FR("help-night-creation-title")
        assert listed(app) == [KEYS, *topics_of("night-dragon")]


@pytest.mark.long
@pytest.mark.parametrize(
    ("screen", "play", "topic"),
    [
        ("map", drawn_by_hand, "map"),
        ("history", first_day, "undo"),
        ("fight", fight_opened, "fight"),
        ("fight", blow_waiting, "fight-luck"),
        ("book", first_day, "book"),
    ],
)
async def test_it_opens_at_the_topic_that_fits(screen: str, play: Play, topic: str) -> None:
    app = shown(screen, play)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f1")
        assert isinstance(app.screen, HelpScreen)
        assert title(app) == FR(f"help-{topic}-title", gender="f")
        await pilot.press("f1")
        assert not isinstance(app.screen, HelpScreen)


async def test_an_empty_shelf_has_help_for_the_first_steps() -> None:
    app = Desk()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        assert title(app) == FR("help-start-title")
        assert listed(app) == [KEYS, *topics_of("")]
        await pilot.press("escape")
        assert not isinstance(app.screen, HelpScreen)


@pytest.mark.long
async def test_every_topic_can_be_reached_and_read_by_keys() -> None:
    app = shown(play=hero)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        assert listed(app) == [KEYS, *TOPICS]
        for _ in TOPICS:
            await pilot.press("up")
        assert title(app) == FR("helpui-keys")
        for topic in TOPICS:
            await pilot.press("down")
            assert title(app) == FR(f"help-{topic}-title")
            assert body(app).split() == app.texts(f"help-{topic}-body").split()


@pytest.mark.parametrize("language", Texts.available)
def test_each_key_that_a_text_speaks_of_is_one_of_a_screen(language: str) -> None:
    ids = {id for name in messages(language) for id in keys_spoken_of(language, name)}
    assert {"title.new", "book.go", "book.stones", "app.help"} <= ids
    assert [id for id in ids if not own_key(id)] == []


async def test_the_help_and_all_else_that_is_said_of_keys_follow_those_that_were_moved() -> None:
    moved = {"book.go": "j", "book.stones": "k", "app.quit": "f9", "title.new": "z", "book.note": "ctrl+n"}
    settings = Settings(dice="instant", keys=moved)
    app = shown("book", first_day, settings=settings)
    async with app.run_test(size=(80, 24)) as pilot:
        assert "Ctrl+N en prend une" in str(app.screen.query_one("#notes-empty", Prose).text)
        await pilot.press("question_mark", *"premiers", "enter")
        told = body(app)
        for line in (
            "• j va au paragraphe que vous lisez\u00a0: j, 3, 4, Entrée.",
            "• k / p ouvre la magie",
            "F9 quitte",
        ):
            assert line in told
        assert "l’écran de titre, z crée" in told
        assert "• c ouvre un combat" in told, "one that was not moved has its own key"
        assert "z crée une héroïne" in app.texts("title-empty-keys"), "also what is said without Fluent"


async def test_the_keys_of_the_screen_below_are_listed_with_what_they_do() -> None:
    app = shown()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("question_mark")
        keys = "\n".join(
            prose.text.plain
            for prose in app.screen.query_one("#keys-body").query(Prose)
            if not isinstance(prose.text, str)
        )
        for action in ("walk", "exits", "renumber", "contradictions"):
            assert f"{FR(f'mapui-key-{action}')} — {FR(f'mapui-tip-{action}')}" in keys
        assert "F1" in keys or "?" in keys


async def test_typing_looks_for_words_in_any_spelling() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark", *"MALEDICTION")
        assert "stones-evil" in listed(app)
        assert len(listed(app)) < len(TOPICS)
        await pilot.press(*" xyz")
        assert listed(app) == []
        assert FR("helpui-nothing").split()[0] in " ".join(screen_lines(app))
        await pilot.press("escape")
        assert listed(app) == [KEYS, *TOPICS]
        await pilot.press("escape")
        assert not isinstance(app.screen, HelpScreen)


@pytest.mark.long
async def test_a_long_topic_turns_its_pages() -> None:
    app = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark", *"sauvegarde")
        await pilot.press("escape", "pagedown")
        scroll = app.screen.query_one("#body")
        assert scroll.scroll_y == min(scroll.max_scroll_y, scroll.size.height - 1)
        await pilot.press("pageup")
        assert scroll.scroll_y == 0


PICTURES: dict[str, tuple[str, Play, tuple[int, int], dict[str, Any], list[str]]] = {
    "map-80": ("map", drawn_by_hand, (80, 24), {}, []),
    "map-120": ("map", drawn_by_hand, (120, 40), {}, []),
    "keys-80": ("history", first_day, (80, 24), {}, ["up"] * len(TOPICS)),
    "search": ("map", hero, (120, 40), {}, [*"chance"]),
    "light": ("map", drawn_by_hand, (120, 40), {"settings": Settings(dice="instant", theme="light")}, []),
    "ascii": ("map", drawn_by_hand, (80, 24), {"ascii_only": True}, []),
}


OTHER_LOOKS = {
    "map-120",
    "light",
    "ascii",
    "search",
}
"""What the suite shows as well, in other sizes or colours: for the long tests."""


@pytest.mark.parametrize("name", long_only(PICTURES, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    screen, play, size, given, keys = PICTURES[name]
    assert snap_compare(shown(screen, play, **given), terminal_size=size, press=["question_mark", *keys])


@pytest.mark.long
def test_picture_of_the_night(snap_compare: Any) -> None:
    app = Shown(kept(rider), class_of(NIGHT_BOOK))
    assert snap_compare(app, terminal_size=(80, 24), press=["f1", *"honneur"])
