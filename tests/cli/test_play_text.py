"""`ffapp play-text`: what the screen offers is offered or refused line by line, and what is done by lines is what is
done by any other way into the game."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from textual.screen import Screen

import ffapp
from ffapp import tui
from ffapp.__main__ import main
from ffapp.cli.lines.dialogs import ADAPTED, SpokenDialog, SpokenMenu
from ffapp.cli.lines.host import Host
from ffapp.cli.lines.pages import PLACES, SpokenPage
from ffapp.cli.lines.play import play
from ffapp.cli.lines.talk import Left
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.campaign import acting_figure, figure_of
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.equipping import Equip, PickUp, Prepare
from ffapp.doonjons.figures import Character
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.party import BeginCampaign, CreateCharacter, RenameCharacter
from ffapp.doonjons.setup import ChooseControl, UseDefault
from ffapp.doonjons.turns import EndTurn, Move
from ffapp.gamebook import books
from ffapp.gamebook.belongings import AddItem, AdjustGold
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import TestLuck as Luck
from ffapp.gamebook.checks import TestSkill as Skill
from ffapp.gamebook.clearings import (
    AddClearing,
    AnnotateClearing,
    MarkClearing,
    MoveClearing,
    RenameClearing,
    StandAt,
    Walk,
)
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.creation import ChooseDice as ChooseOwnDice
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import Foe, ModifyFight, OpenFight
from ffapp.gamebook.hunger import TakeForcedMeals
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.magic import AddMagic, RemoveMagic, UseMagic
from ffapp.gamebook.notes import AddNote, ChangeNote, GoTo, RemoveNote, SectionReached
from ffapp.gamebook.passage_commands import AddPassage, ChangePassage
from ffapp.gamebook.poison import SufferPoison
from ffapp.gamebook.rounds import FightRound
from ffapp.gamebook.stones import ReceiveStones
from ffapp.rulesets import RULESETS, named, ruleset_of
from ffapp.store.folders import saves_folder, settings_file
from ffapp.store.shelf import Shelf
from ffapp.texts import Texts
from ffapp.texts.dungeon import targets
from ffapp.tui.book.stones import LISTED
from ffapp.tui.deeds import PLACES as ALL_PLACES
from ffapp.tui.keys import PROBLEMS_TOLD
from ffapp.tui.kit.dialog import Dialog
from ffapp.tui.kit.entry_keys import lasting_keys
from ffapp.tui.kit.form import Form
from ffapp.tui.kit.menu import Menu
from ffapp.tui.session import GameChange, Session
from ffapp.tui.table.dialogs import EquipMenu
from ffapp.tui.upstream import standing_for_app
from tests.citadel.desk import ENTRY
from tests.cli.talking import Talked, events_of, host_for, only_save, talked, with_game
from tests.gamebook.test_third_book import CITADEL
from tests.shares import few
from tests.store.disk import Fragile
from tests.tui.adventures import (
    blow_waiting,
    contradicting_swamp,
    dead_by_stamina,
    drawn_by_hand,
    fight_opened,
    first_day,
    left_enemies,
    saved,
    shelf,
    with_threads,
)
from tests.tui.doonjons_tables import FOUR, begun
from tests.tui.fray import by_hand, ready, turns
from tests.tui.nights import BOOK as NIGHT
from tests.tui.nights import dishonoured, kept
from tests.tui.tables import in_memory, played

for _module in walk_packages(tui.__path__, "ffapp.tui."):
    import_module(_module.name)


# -- the table of deeds ------------------------------------------------------------------------------------------------

HERO: tuple[str, ...] = ("Aïla", "", "", "")
"""The lines that make a heroine with the dice of the game."""

PLACES_PLAYED: dict[str, Callable[[], tuple[str | Path, tuple[str, ...]]]] = {
    "creation": lambda: ("scorpion-swamp", ()),
    "book": lambda: (saved(first_day), ()),
    "a book with enemies left": lambda: (saved(left_enemies), ()),
    "a book by night": lambda: (kept(dishonoured), ()),
    "fight": lambda: (saved(fight_opened), ()),
    "a blow that waits": lambda: (saved(blow_waiting), ()),
    "map": lambda: (saved(drawn_by_hand), ("m",)),
    "a map that contradicts itself": lambda: (saved(contradicting_swamp), ("m",)),
    "a map without a compass": lambda: (kept(dishonoured), ("w La forge", "m")),
    "history": lambda: (saved(with_threads), ("v",)),
    "ending": lambda: (saved(dead_by_stamina), ()),
    "party": lambda: ("doonjons", ("n Bo", "", "", "")),
    "an empty party": lambda: ("doonjons", ()),
    "setup": lambda: ("doonjons", ("n Bo", "", "", "", "b")),
    "editor": lambda: ("doonjons", ("n Bo", "", "", "", "b", "e", "1")),
    "dungeon": lambda: ("doonjons", ("n Bo", "", "", "", "b", "", "b")),
    "a dungeon before the first turn": lambda: ("doonjons", ("n Bo", "", "", "", "b", "")),
    "outcome": lambda: ("doonjons", ("n Bo", "", "", "", "b", "m 1", "d", "", "b", "d", "o", "")),
}
"""How each place is come to: what is played, and by which lines."""


def test_every_place_of_the_screen_is_told_in_lines() -> None:
    assert set(PLACES) == set(ALL_PLACES) - {"title"}  # the command line names the game instead


class Waiting(Exception):
    """The page that was to be come to waits for a line."""


def at(where: str, then: Callable[[Host, SpokenPage], None]) -> Talked:
    """Plays until the place is come to, and then looks at its page."""
    what, lines = PLACES_PLAYED[where]()
    made = host_for(*lines)
    host = made.host
    with standing_for_app(host):
        with suppress(Left):
            host.begin(what)
            host.run()
        host.settle()
        page = host.stack[-1]
        assert isinstance(page, SpokenPage), (where, made.text)
        try:
            then(host, page)
        finally:
            host.playing.close_now()
    return made


class Ends(Exception):
    """Somebody asks for more than there is."""


@few((1, 5, 6, 8, 15), "where", PLACES_PLAYED)
def test_every_deed_of_a_page_does_or_says_something(where: str) -> None:
    names: list[str] = []

    def look(host: Host, page: SpokenPage) -> None:
        names.extend(deed.name for deed in page.deeds())

    at(where, look)
    assert names
    for name in names:

        def hear(host: Host, page: SpokenPage, name: str = name) -> None:
            deed = next(deed for deed in page.deeds() if deed.name == name)
            reason = page.screen.reason_not_to(name)
            key = page.key_text(deed)
            assert page.deed_of(key) is not None
            before = (host.talk.told, tuple(host.stack), host.over, page.listed, page.asks())
            session = host.playing.session
            steps = None if session is None else (session.game.head, len(session.game.steps))
            asked = host.talk.ask
            questions: list[str] = []

            def ask(prompt: str) -> str:
                questions.append(prompt)
                raise Ends

            host.talk.ask = ask  # type: ignore[method-assign]
            try:
                page.hear(key)
                host.settle()
            except Ends:
                pass
            finally:
                host.talk.ask = asked  # type: ignore[method-assign]
            same = host.talk.told == before[0] and page.screen in [known.screen for known in host.stack]
            after = (host.talk.told, tuple(host.stack), host.over, page.listed, page.asks() if same else "")
            assert before != after or questions, f"{name} does nothing and says nothing"
            now = host.playing.session
            if reason and now is not None:
                assert steps == (now.game.head, len(now.game.steps)), f"{name} was refused, and yet done"
                again = page.listed is None  # an empty line where it serves nothing says what waits
                assert again or host.talk.told > before[0], f"{name} was refused without a word"

        at(where, hear)


@pytest.mark.parametrize("where", PLACES_PLAYED)
def test_the_list_of_deeds_has_each_of_this_moment_with_its_key_and_why_not(where: str) -> None:
    shown: list[tuple[str, str, str]] = []

    def look(host: Host, page: SpokenPage) -> None:
        moment = getattr(page.screen, "moment", "")
        for deed in page.deeds():
            if deed.moments is None or moment in deed.moments:
                reason = "" if deed.name in page.drawn else page.screen.reason_not_to(deed.name)
                shown.append((page.key_text(deed), page.title_of(deed), reason))
        with pytest.raises(Left):
            page.hear("?")

    made = at(where, look)
    for key, title, reason in shown:
        assert f" {key} : {title}" in made.squeezed
        assert " ".join(reason.split()) in made.squeezed


def dialogs(kind: type[Dialog] = Dialog) -> Iterator[type[Dialog]]:
    """Every dialog of the program that can be opened."""
    for one in kind.__subclasses__():
        if one.__module__.startswith("ffapp."):
            yield one
            yield from dialogs(one)


AS_LINES = {
    "CountersDialog": "it draws what its row lists",
    "FightOpening": "its options are words of the line",
    "PoisonDialog": "its line draws what its intro says",
}
"""Dialogs that have more on the screen than entries or rows, which lines do without."""


def source(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """The files of the program below some folders."""
    for folder in folders:
        for file in sorted((Path(ffapp.__file__).parent / folder).rglob("*.py")):
            yield file, ast.parse(file.read_text("utf-8"))


@cache
def classes_made() -> set[str]:
    """The names of all that is called, given to something, or named as "module:class" anywhere in the program."""
    made: set[str] = set()
    for _, tree in source(""):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) not in ("isinstance", "issubclass", "cast"):
                given = (node.func, *node.args, *(each.value for each in node.keywords))
                made |= {each.id for each in given if isinstance(each, ast.Name)}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                made.add(node.value.rpartition(":")[2])
            elif isinstance(node, ast.IfExp | ast.Return | ast.Lambda):
                made |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return made


def where(kind: type) -> str:
    return f"{kind.__module__}:{kind.__name__}"


def opened_dialogs() -> list[type[Dialog]]:
    """Every dialog that is opened somewhere, no base of others."""
    made = classes_made()
    return [one for one in dialogs() if one not in (Menu, Form) and one.__name__ in made]


def widgets_of_its_own(kind: type[Dialog]) -> set[str]:
    """What a dialog overrides of those that make its widgets."""
    kit = {*Dialog.__mro__, Menu, Form}
    return {"parts", "compose"} & {name for each in kind.__mro__ if each not in kit for name in vars(each)}


def test_every_dialog_is_a_menu_or_a_form_or_has_its_own_way_to_be_asked() -> None:
    opened = opened_dialogs()
    assert len(opened) > 60
    there = {where(one) for one in dialogs()}
    assert all(one.__name__ in classes_made() for one in dialogs() if not one.__subclasses__()), "a dialog of nobody"
    adapted = tuple(named(each) for each in ADAPTED)
    for one in opened:
        if where(one) not in ADAPTED and one.__name__ not in AS_LINES:
            assert issubclass(one, Menu | Form) or one.told is not Dialog.told, where(one)
            own = widgets_of_its_own(one) if one.told is Dialog.told else ()
            assert not own or issubclass(one, adapted), (where(one), own)
    assert there >= set(ADAPTED)
    assert {one.__name__ for one in dialogs() if widgets_of_its_own(one)} >= set(AS_LINES)


@pytest.mark.parametrize("where", ADAPTED)
def test_what_has_its_own_way_to_be_asked_is_there(where: str) -> None:
    assert issubclass(named(where), Dialog)
    assert issubclass(named(f"ffapp.cli.lines.{ADAPTED[where]}"), SpokenDialog)


def own_names(tree: ast.Module) -> set[int]:
    """The private names of a file that are its own: those of `self` and `cls`."""
    attributes = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    return {id(node) for node in attributes if isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")}


def test_lines_know_only_what_pages_and_dialogs_offer() -> None:
    """No private name of another object is read or written, none is imported, and no object becomes another."""
    found: list[str] = []
    for file, tree in source("cli/lines"):
        own = own_names(tree)
        for node in ast.walk(tree):
            names: list[str] = []
            if isinstance(node, ast.Attribute) and id(node) not in own:
                names = [node.attr]
            elif isinstance(node, ast.ImportFrom):
                names = [each.name for each in node.names]
            elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "setattr", "hasattr", "vars"):
                texts = (each.value for each in node.args if isinstance(each, ast.Constant))
                names = [text for text in texts if isinstance(text, str)]
            private = [name for name in names if name.startswith("_") and name not in HARMLESS]
            found += [f"{file.name}:{node.lineno} {name}" for name in private]  # type: ignore[attr-defined]
    assert not found


def test_lines_ask_no_widget_and_replace_nothing_of_textual() -> None:
    """What is never shown is asked where one points, and only what it keeps itself is set."""
    for file, tree in source("cli/lines"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                assert not node.attr.startswith("query"), file
                of_screen = ast.unparse(node.value).endswith("screen")
                assert not (isinstance(node.ctx, ast.Store) and of_screen and node.attr in dir(Screen)), node.attr
            assert not (isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr"), file


HARMLESS = frozenset({"__init__", "__name__", "__module__", "__mro__"})


@pytest.fixture
def citadel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(books.BOOKS, CITADEL.id, CITADEL)
    monkeypatch.setitem(RULESETS, CITADEL.id, ENTRY)


@pytest.mark.usefixtures("citadel")
def test_the_deed_of_a_third_book_is_there_by_itself() -> None:
    text = talked(CITADEL.id, "Aïla", "", "", "", "?", "", "y 1").text
    assert "y : " in text
    assert [type(event).__name__ for events in events_of(only_save()) for event in events][-1] == "Prayed"


@pytest.mark.usefixtures("citadel")
def test_the_scores_and_counters_of_a_third_book_are_changed_by_a_typed_line() -> None:
    talked(CITADEL.id, "Aïla", "", "", "", "-2 courage la nuit", "torches +2", ": -1 chance", "-1to")
    state = Shelf(only_save().parent, ruleset_of).open(only_save(), write=False).game.state
    told = [event for events in events_of(only_save()) for event in events]
    assert [type(event).__name__ for event in told][-4:] == ["ScoreChanged", "CounterChanged"] * 2
    assert dict(state.counters)["torches"] == 4
    assert dict(state.scores)["courage"].current == dict(state.scores)["courage"].initial - 2


def test_how_dice_are_given_is_said_once_and_again_where_nothing_is_typed() -> None:
    rat = Foe(name="Rat", skill=2, stamina=20)
    made = lambda: played(ChooseOwnDice(typed=True), OpenFight(enemies=(rat,), spare_luck=True))  # noqa: E731
    text = with_game(made(), "", "1166", "", "1166", "", "1166").squeezed
    assert text.count("Tapez les faces l’une après l’autre") == 1
    assert text.count("Dans cet ordre") == 1
    text = with_game(made(), "", "", "1166").squeezed
    assert text.count("Tapez les faces l’une après l’autre") == 2
    assert text.count("Dans cet ordre") == 2
    assert "séparés" not in text


def test_at_creation_only_what_there_is_is_listed() -> None:
    text = talked("scorpion-swamp", "?", ".", language="en").squeezed
    assert "History" not in text
    assert "Back to the adventure" not in text


def test_a_fight_is_typed_as_it_is_printed_by_lines_too() -> None:
    for line in ("c Géant HABILETÉ : 9 ENDURANCE : 12", "c Géant\t9\t12", "c Géant SKILL 9 STAMINA 12"):
        game = played()
        with_game(game, line)
        assert [(enemy.name, enemy.skill, enemy.stamina) for enemy in game.state.fight.enemies] == [("Géant", 9, 12)]


def test_the_dice_of_a_command_are_typed_in_one_line_or_in_several() -> None:
    orc = Foe(name="Orque", skill=7, stamina=6)
    lines = {
        "one": ("", "6 5 1 2 3 3 6 4"),
        "joined": ("", "65123364"),
        "two": ("", "6512", "3364"),
        "each": ("", "65", "12", "33", "64"),
        "refused": ("", "6517", "651", "x", "651233641", "6 5 1 2 3 3 6 4"),
    }
    for typed in lines.values():
        game = played(ChooseOwnDice(typed=True), OpenFight(enemies=(orc, orc, orc), order="together"))
        told = with_game(game, *typed).squeezed
        assert [roll.faces for roll in game.steps[game.head].rolls] == [(6, 5), (1, 2), (3, 3), (6, 4)]
        assert "Orque 1 (2 dés), Orque 2 (2 dés), Orque 3 (2 dés), Vous (2 dés)" in told
    hero = talked("scorpion-swamp", "Aïla", "", "", "2", "43464")
    assert "Habileté 4 + 6 = 10" in hero.squeezed


# -- whole games -------------------------------------------------------------------------------------------------------

KEY = lasting_keys(LISTED)
"""The keys of the stones."""

SWAMP: tuple[tuple[Command, tuple[int, ...], tuple[str, ...]], ...] = (
    (CreateHero(name="Aïla", typed_dice=True), (4, 3, 4, 3, 4), ("Aïla", "", "", "2", "4", "3 4", "3", "4")),
    (GoTo(section=1), (), ("1",)),
    (ReceiveStones(stone="curse", source="evil", count=2), (), ("p", f"+ {KEY['curse']} 2", ".")),
    (ReceiveStones(stone="stamina", reason="le mage"), (), ("p", "+ 2", "1", "", "", "le mage", ".")),
    (Walk(way="n", to=3), (), ("w n 3",)),
    (GoTo(section=34), (), ("g", "abc", "0", "34")),
    (Luck(), (3, 4), ("t", "7 1", "3 4")),
    (Skill(modifier=2, reason="le gué"), (2, 2), ("H", "2", "le gué", "22")),
    (AdjustGold(by=-3), (), ("a 5 -3",)),
    (AddItem(name="Corde", count=2), (), ("i", "1", "Corde", "2", "", "", "", ".")),
    (AddNote(text="L’anneau chauffe."), (), ("n L’anneau chauffe.",)),
    (
        OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=3),), escape=True),
        (),
        ("c", "Orque", "Orque 7 3; fuite"),
    ),
    (FightRound(), (1, 1, 6, 6), ("", "1 1", "66")),
    (AnswerBlow(luck=True), (1, 2), ("t", "1 2")),
    (Walk(way="e", to=7), (), ("w", "e", "7", "")),
    (AdjustScore(score="stamina", by=-3, reason="une ronce"), (), ("a", "2", "-3", "1", "une ronce")),
    (EndAdventure(won=True, words="Le collier est rendu."), (), ("e", "1", "Le collier est rendu.", "o")),
)
"""A whole adventure in the swamp: what is wished, what the dice show, and by which lines."""

NIGHTLY: tuple[tuple[Command, tuple[int, ...], tuple[str, ...]], ...] = (
    (
        CreateHero(name="Zarn", gender="m", typed_dice=True),
        (4, 3, 5, 4, 3, 5),
        ("Zarn", "2", "", "2", "4", "3 5", "4", "35"),
    ),
    (GoTo(section=1), (), ("g 1",)),
    (AdjustCounter(counter="honour", by=1), (), ("o h +",)),
    (AdjustCounter(counter="time_track", by=2, reason="le col"), (), ("o", "t", "2", "le col", "")),
    (TakeForcedMeals(count=2), (), ("f 2",)),
    (SufferPoison(points=3), (), ("b", "1", "3", "", "")),
    (
        AddMagic(name="Anneau", use="Rend invisible", charges=2),
        (),
        ("p", "+", "Anneau", "Rend invisible", "2", "", "", "."),
    ),
    (AddItem(name="Fiole", antidote=4), (), ("i 1", "Fiole", "", "", "4", "", "", "", ".")),
    (
        OpenFight(
            enemies=(Foe(name="Serpent", skill=8, stamina=5, poison=3), Foe(name="Rat", skill=5, stamina=2)),
            order="together",
        ),
        (),
        ("c Serpent 8 5 &3; Rat 5 2; ensemble",),
    ),
    (FightRound(target=1), (6, 6, 1, 1, 1, 1), ("2", "", "66", "11", "11")),
)
"""The beginning of one by night, with a fight against two."""


def by_session(book: str, script: Any) -> list[Any]:
    """The same by the way that all pages take."""
    ruleset = ruleset_of(book)
    assert ruleset is not None
    session = Session.create(shelf(), ruleset, undo="fate")
    for command, dice, _ in script:
        answer = session.act(command, confirmed=True, dice=dice or None)
        assert isinstance(answer, GameChange), (command, answer)
    session.close()
    return [step.events for step in session.game.path()]


@pytest.mark.parametrize(("book", "script"), [("scorpion-swamp", SWAMP), (NIGHT, NIGHTLY)], ids=["swamp", "night"])
def test_a_game_by_lines_is_the_game_by_any_other_way(book: str, script: Any) -> None:
    text = talked(book, *(line for _, _, lines in script for line in lines)).text
    events = events_of(only_save())
    assert events == by_session(book, script), text
    for file in saves_folder().glob("*.ffsave"):
        assert main(["verify", str(file)]) == 0


# -- the table ---------------------------------------------------------------------------------------------------------

BO = CreateCharacter(name="Bo", gender="f", race="dwarf", role="fighter")
AL = CreateCharacter(name="Al", race="elf", role="wizard")


def test_a_table_is_gathered_set_up_and_begun_by_lines() -> None:
    lines = ("n Bo", "2", "2", "1", "n Al", "1", "3", "3", "r 2 Alix", "b", "m 1", "d", "e", "1", "3", ".", "b")
    made = talked("doonjons", *lines)
    path = only_save()
    session = Session.open(shelf(), path)
    done = [session.game.command(step) for step in session.game.path()][:10]
    session.close()
    kinds = [type(command) for command in done]
    assert kinds == [
        *(CreateCharacter, CreateCharacter, RenameCharacter, BeginCampaign, ChooseControl, ChooseControl),
        *(UseDefault, StartDungeon, Prepare, BeginTurns),
    ], made.text
    assert done[:3] == [BO, AL, RenameCharacter(figure=2, name="Alix")]


def test_a_turn_by_cells_and_directions_is_the_turn_by_any_other_way() -> None:
    game, other = ready(), ready()
    with_game(game, "b", "gauche", "u", "x", "x")
    for command in (BeginTurns(),):
        other.submit(command)
    at = figure_of(other.state, other.state.acting)
    assert at is not None
    assert at.cell is not None
    assert type(game.command(game.path()[-1])) is EndTurn
    assert game.state.acting != other.state.acting
    moved = [step for step in game.steps.values() if type(game.command(step)) is Move]
    assert [game.command(step) for step in moved] == [Move(to=Cell(at.cell.column - 1, at.cell.row).name)]


def test_an_opponent_is_attacked_by_a_number_and_by_a_cell() -> None:
    game = turns()
    text = with_game(game, "encore").text
    assert "sur" in text
    near = targets(game.state)
    for line in ("1", *(one.cell.name for one in near if one.cell is not None)):
        tried = turns()
        made = with_game(tried, line)
        wanted = Strike(target=near[0].id) if near else None
        if wanted is not None:
            assert tried.command(tried.path()[-1]) == wanted, made.text


def test_the_program_plays_its_monsters_between_two_turns_and_waits_after_an_undo() -> None:
    game = ready(control="nearest")
    made = with_game(game, "b", *["x", "x"] * 4, "u", "")
    assert any(type(game.command(step)) is Strike for step in game.path()), made.text
    assert "Entrée pour que les monstres jouent" in made.squeezed or "Annulé" in made.text


# -- at any time -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ended", range(0, 30, 3))
def test_all_is_kept_wherever_the_input_ends(ended: int) -> None:
    lines = [line for _, _, lines in SWAMP for line in lines]
    text = talked("scorpion-swamp", *lines[:ended]).text
    files = list(saves_folder().glob("*.ffsave"))
    if not files:
        assert "La partie est enregistrée" not in text
        return
    assert "La partie est enregistrée" in text
    done = events_of(files[0])
    assert done == by_session("scorpion-swamp", SWAMP[: len(done)])
    assert main(["verify", str(files[0])]) == 0


def test_nothing_that_is_said_could_be_obeyed_by_a_terminal_or_is_too_wide() -> None:
    name = "\x1b[2J\x9b\u202e" + "é" * 30
    made = talked("scorpion-swamp", name, "", "", "", f"n {name}", f"a 5 1 {name}", "fiche", name, "histoire", "?")
    assert not {"\x1b", "\x9b", "\u202e"} & set(made.text)
    assert max(map(len, made.text.split("\n"))) < 80


def test_signs_are_those_of_ascii_where_it_is_asked_for() -> None:
    text = talked("scorpion-swamp", *HERO, "t", "w n 3", "fiche", ascii_only=True).text
    assert not {letter for letter in text if ord(letter) > 0x2000}


def test_what_is_refused_says_why_and_costs_nothing() -> None:
    path = saved(first_day)
    before = events_of(path)
    lines = ("a 5 -999", "r", "n", "zz", "99", "w n 3 extra", "t 3", "g 0", "g -1", "c Orque", "p 3", "U", "w q 3")
    made = talked(path, *lines)
    assert events_of(path) == before, made.text
    for told in ("ne veut rien dire ici", "Le seul numéro est", "est de trop", "Rien n’a été fait", "rétablir"):
        assert told in made.squeezed, told


def test_what_was_said_is_said_again_but_never_unasked() -> None:
    path = saved(first_day)
    quiet = talked(path, "d 1 6", "d 1 6").text
    assert quiet.count("Aïla, Le Marais aux Scorpions") == 1
    again = talked(path, "d 1 6", "encore").text
    assert again.count("Aïla, Le Marais aux Scorpions") == 2


def test_a_game_that_is_open_elsewhere_can_be_read_or_gone_on_with_as_a_copy() -> None:
    path = saved(first_day)
    held = Session.open(shelf(), path)
    try:
        before = len(held.game.steps)
        read = talked(path, "2", "g 3", "fiche")
        assert "Lecture seule" in read.text
        assert "Feuille d’aventure" in read.text
        assert len(list(saves_folder().glob("*.ffsave"))) == 1
        talked(path, "1", "g 3")
        assert len(list(saves_folder().glob("*.ffsave"))) == 2
        assert len(held.game.steps) == before
    finally:
        held.close()


def test_undo_redo_and_the_way_back() -> None:
    path = saved(first_day)
    before = events_of(path)
    talked(path, "u", "u", "U", "ctrl+r")
    assert events_of(path) == before
    talked(path, "v", "3", "n", "3", "o", ".")
    assert events_of(path) == before[:3]
    talked(path, "v", "99999999", "o", ".")
    assert events_of(path) == before[:3]
    talked(path, "v", str(len(before)), "o")
    assert events_of(path) == before


def test_the_words_that_count_at_any_time() -> None:
    path = saved(first_day)
    made = talked(path, "histoire 2", "hist", "fiche notes", "fiche zzz", "aide", "aide 4", "aide zzz", "ai 4")
    for told in ("15. ", "L’anneau de cuivre", "Il y a :", "Aucun titre"):
        assert told in made.squeezed, told


def test_a_book_or_a_save_that_was_nearly_written_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play-text", "scorpion-swanp", "--lang", "fr"]) == 2
    assert "scorpion-swamp" in capsys.readouterr().err


def move_keys(**keys: str) -> None:
    """Writes moved keys into the player's settings; `__` stands for a point."""
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    lines = (f'"{name.replace("__", ".")}" = "{key}"\n' for name, key in keys.items())
    settings_file().write_text("[keys]\n" + "".join(lines))


def test_a_key_that_the_player_moved_is_where_it_was_moved_to() -> None:
    move_keys(book__luck="l")
    path = saved(first_day)
    before = len(events_of(path))
    text = talked(path, "?", "", "l").text
    assert "l : Chance" in text
    assert len(events_of(path)) == before + 1


def test_a_moved_key_that_does_not_count_is_told_and_left_where_it_was() -> None:
    move_keys(book__luck="g", book__nothing="k", book__go="7")
    path = saved(first_day)
    before = len(events_of(path))
    made = talked(path, "?", "", "t")
    told = Texts("fr")
    for wanted in (
        told("settings-key-clash", name="book.luck", key="g", action=told("book-key-go"), place="le livre")[:40],
        told("settings-key-unknown", name="book.nothing", key="k"),
        told("settings-key-reserved", name="book.go", key="7"),
    ):
        assert " ".join(wanted.split()) in made.squeezed, made.text
    assert made.text.count(" g : ") == 1
    assert " t : Chance" in made.text
    assert len(events_of(path)) == before + 1


def test_only_the_first_faults_of_the_settings_are_told_one_by_one() -> None:
    move_keys(**{f"book__nothing{number}": "k" for number in range(7)})
    made = talked(saved(first_day))
    assert made.text.count("book.nothing") == PROBLEMS_TOLD
    assert " ".join(Texts("fr")("settings-more", count=3).split()) in made.squeezed


def test_sentences_name_moved_keys_where_they_are_now() -> None:
    move_keys(
        app__quit="f9",
        book__adjust="f6",
        creation__redo="f7",
        party__new="z",
        party__dice="j",
        party__undo_mode="l",
        setup__control="j",
        setup__edit="z",
        setup__default="l",
        editor__start="j",
        fight__luck="z",
    )
    begun, night = talked("scorpion-swamp", *HERO, "u", "o", "F7", "g 3"), talked(NIGHT, *HERO)
    gathered = talked("doonjons", "z Bo", "", "", "", "b", "z", "1", "encore")
    told = {
        begun: ("F9 : quitter", "F7 : Aïla reprend", "§ 3."),
        night: ("« Ajuster » (F6)",),
        talked("doonjons"): ("z : créer un personnage", "Dés : ceux du jeu (j)", "(l)"),
        gathered: ("joués par le jeu, qui frappe au plus près (j)", "z le change d’abord", "j commence le donjon"),
        talked(saved(blow_waiting)): ("(z ou n)",),
    }
    for made, sentences in told.items():
        for sentence in sentences:
            assert sentence in made.squeezed, made.text


def test_the_moved_key_of_the_program_ends_it_and_its_own_is_free() -> None:
    move_keys(app__quit="f9", book__luck="q")
    path = saved(first_day)
    before = len(events_of(path))
    talked(path, "q", "f9", "g 9")
    assert len(events_of(path)) == before + 1


# -- whole campaigns and long games ------------------------------------------------------------------------------------


def lines_for(page: Any, command: Command) -> list[str]:
    """The lines by which a hand does that on the page of a dungeon."""
    state = page.game.state
    match command:
        case Move(to=to):
            return [to.lower()]
        case Strike(target=target):
            near = [one.id for one in targets(state)]
            return [str(near.index(target) + 1)]
        case EndTurn():
            return ["x", "x"]
        case Equip(kind=kind):
            acting = figure_of(state, state.acting)
            entries = SpokenMenu(page.host, EquipMenu(acting)).entries()  # type: ignore[arg-type]
            return [f"e {next(key for key, entry in entries.items() if entry.id == kind)}"]
        case PickUp(thing=thing):
            return ["p"] if thing is None else ["p", str(thing)]
    raise AssertionError(command)


def test_a_campaign_is_played_by_lines_to_its_end() -> None:
    made = host_for()
    host, waiting, wished = made.host, [], []
    with standing_for_app(host):
        host.playing.session = in_memory(begun(ChooseControl(control="nearest"), party=FOUR))
        host.wear("doonjons")
        host.playing.show_game()

        def ask(prompt: str) -> str:
            if waiting:
                return str(waiting.pop(0))
            page, game = host.stack[-1], host.playing.game
            if page.screen.place == "outcome":
                raise Left
            moment = getattr(page.screen, "moment", "")
            if moment != "look":
                return {"cleared": "n", "ready": "b", "over": "", "program": "", "sure": "x"}.get(moment, "")
            command = by_hand(game.state)
            wished.append(command)
            waiting.extend(lines_for(page, command))
            return str(waiting.pop(0))

        host.talk.ask = ask  # type: ignore[method-assign]
        with suppress(Left):
            host.run()
        game = host.playing.game
    done = [
        PickUp() if isinstance(command, PickUp) else command
        for step in game.path()
        if isinstance(command := game.command(step), Move | Strike | EndTurn | Equip | PickUp)
        and isinstance(acting_figure(game.state_at(step.up)), Character)
    ]
    assert done == [PickUp() if isinstance(command, PickUp) else command for command in wished]
    assert game.state.ending is not None
    assert Texts("fr")("dungeon-end-title", won=game.state.ending.won) in made.text
    assert any(isinstance(command, Strike) for command in wished)


def test_lines_at_random_do_no_harm() -> None:
    """A seed for each book; `-m long` plays more."""
    for book, hero in FIRST.items():
        rng = random.Random(book)
        lines = [*hero, *(at_random(rng) for _ in range(120))]
        text = talked(book, *lines, language=rng.choice(["fr", "en"])).text
        assert "\x1b" not in text
        assert "⟦" not in text


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
def test_many_lines_at_random_do_no_harm(seed: int, tmp_path: Path) -> None:
    for book, hero in FIRST.items():
        rng = random.Random(f"{book} {seed}")
        lines = [*hero, *(at_random(rng) for _ in range(400))]
        shelf_here = Shelf(tmp_path / book, ruleset_of, known=RULESETS)
        text = talked(book, *lines, language=rng.choice(["fr", "en"]), shelf=shelf_here).text
        assert "\x1b" not in text
        assert "⟦" not in text
        for save in (tmp_path / book).glob("*.ffsave"):
            assert main(["verify", str(save)]) == 0


FIRST = {
    "scorpion-swamp": HERO,
    "night-dragon": ("Zarn", "2", "2", ""),
    "doonjons": ("n Bo", "", "", "", "n Al", "", "3", "2", "b"),
}

WORDS_TYPED = (
    *("Orque 6 5", "Orque 6 3; Chef 8 8; ensemble; fuite", "Serpent 8 9 &3 /2; tours 4", "le pont", "1d6", "a;b"),
    *("E5", "H3", "haut 2", "droite 1 bas", "A1", "Z99", "g14", "fiche", "histoire", "encore", "aide 3", "voir 3"),
    *("3 4", "6 6 1 2", "-5", "99999", "1/2", "\x1b[A", "é" * 60, "oui", "non", "esc", "tab", "espace", "ctrl+r", ":"),
)

ENDINGS = ("1", "2", "34", "n 8 3", "s", "h +1", "1 -2", "texte ici", "E6", "2 6", "x 1", "+ 2", "1 3", "3 -1")


def at_random(rng: random.Random) -> str:
    """A line as nobody would type it; never one that quits."""
    keys = [*"gcwtrpunmiahvdeHTUobsfxNklyREzLj+-/.?0123456789", *[""] * 5]
    match rng.randrange(10):
        case 0 | 1 | 2 | 3:
            return rng.choice(keys)
        case 4 | 5:
            return str(rng.randrange(13))
        case 6 | 7:
            return f"{rng.choice('gcwoabipdnHTrfvme')} {rng.choice(ENDINGS)}"
        case 8:
            return rng.choice(WORDS_TYPED)
    return rng.choice(["o", "1", "", "2", "n"])


def test_a_disk_that_refuses_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    disk, elsewhere = Fragile(), tmp_path / "elsewhere"
    elsewhere.mkdir()
    here = Shelf(saves_folder(), ruleset_of, known=RULESETS, files=disk)
    made = host_for(*HERO, "g 1", "g 2", "1", "g 3", "2", str(elsewhere), "g 4", "3", "g 5", shelf=here)
    host = made.host
    asked = host.talk.ask

    def ask(prompt: str) -> str:
        line = asked(prompt)
        disk.fails = "full" if line in ("g 2", "g 3", "g 4") else ""
        return line

    host.talk.ask = ask  # type: ignore[method-assign]
    play(host, "scorpion-swamp")
    [copy] = elsewhere.glob("*.ffsave")
    reached = [event for events in events_of(copy) for event in events if isinstance(event, SectionReached)]
    assert [event.section for event in reached] == [1, 2, 3], made.text
    assert made.squeezed.count(Texts("fr")("app-write-failed-title")) == 3


def test_sheet_story_and_help_are_there_within_a_menu_and_a_question() -> None:
    path = saved(first_day)
    before = events_of(path)
    made = talked(
        path, "a", "fiche équipement", "2", "? histoire 1", ".", ".", "e", "? fiche notes", ".", "a", "q", "g 9"
    )
    assert events_of(path) == before
    for told in ("Cotte de mailles", "21. ", "L’anneau de cuivre"):
        assert told in made.squeezed, told


def test_a_drawing_is_said_only_where_it_is_asked_for() -> None:
    game = ready()
    assert "   A  B  C" not in with_game(game, "fiche").text
    assert "   A  B  C" in with_game(game, "fiche carte").text


# -- what is asked in its own way --------------------------------------------------------------------------------------

ASKED: dict[str, tuple[str, tuple[Command, ...], tuple[str, ...]]] = {
    "exits that are seen, several at once": (
        "scorpion-swamp",
        (AddPassage(start=1, way="n"), AddPassage(start=1, way="w")),
        ("m", "s", "n o", "."),
    ),
    "a passage out of a clearing": (
        "scorpion-swamp",
        (AddPassage(start=1, way="e", end=5),),
        ("m", "a", "2", "e", "5", "."),
    ),
    "a clearing apart, its name, mark and note": (
        "scorpion-swamp",
        (
            AddClearing(number=9, label="Le gué"),
            RenameClearing(number=9, label="Le pont"),
            MarkClearing(number=9, mark="danger"),
            AnnotateClearing(number=9, note="Un troll."),
        ),
        ("m", "a", "3", "9", "Le gué", "voir 9", "r Le pont", "m 1", "n Un troll.", "."),
    ),
    "a passage that is turned and numbered": (
        "scorpion-swamp",
        (
            Walk(way="n", to=3),
            ChangePassage(passage=1, way="e"),
            ChangePassage(passage=1, end=4),
        ),
        ("w n 3", "m", "voir 1", "e", "1", "4", "e", "e", "1", "1", "4", "."),
    ),
    "a clearing that is moved on the page": (
        "scorpion-swamp",
        (Walk(way="n", to=3), MoveClearing(number=3, of=1, east=2, south=-3)),
        ("w n 3", "m", "d 2 -2", "."),
    ),
    "a walk with no way back": ("scorpion-swamp", (Walk(way="s", to=4, one_way=True),), ("w x s 4",)),
    "a walk with no way back, after all, and another": (
        "scorpion-swamp",
        (Walk(way="s", to=4, one_way=True), Walk(way="e", to=5)),
        ("w", "x", "x", "x s", "4", "", "w", "x", "x e", "5", ""),
    ),
    "points of a counter, by its letter, by its entry, row by row": (
        NIGHT,
        (
            AdjustCounter(counter="honour", by=2),
            AdjustCounter(counter="honour", by=-1),
            AdjustCounter(counter="time_track", by=3, reason="la nuit"),
        ),
        ("o h +2", "a 4 -", "o", "z", "t", "3", "la nuit", ""),
    ),
    "a note that is changed, and struck out": (
        "scorpion-swamp",
        (AddNote(text="un"), AddNote(text="deux"), ChangeNote(note=6, text="trois"), RemoveNote(note=5)),
        ("n un", "n deux", "n", "1", "trois", "n x 2"),
    ),
    "places by their names": (
        NIGHT,
        (
            StandAt(clearing=1, label="La forge"),
            Walk(to=2, label="le sentier", place="Le col"),
            AddPassage(start=2, label="la grotte"),
            Walk(to=1, label="le sentier", place="La forge"),
        ),
        ("w La forge", "w", "Le col", "le sentier", "", "", "m", "s la grotte", ".", "w", "1", ""),
    ),
    "the terms of a fight": (
        NIGHT,
        (
            OpenFight(enemies=(Foe(name="Loup", skill=6, stamina=5),)),
            ModifyFight(order="together", modifier=0, strike=2, until_round=0, escape_wound=0),
        ),
        ("c Loup 6 5", "s", "2"),
    ),
    "magic that is changed, used and lost": (
        NIGHT,
        (
            AddMagic(name="Anneau", charges=2),
            UseMagic(magic=6, effect="une porte s’ouvre"),
            RemoveMagic(magic=6),
        ),
        ("p", "+", "Anneau", "", "2", "", "", ".", "p 1 une porte s’ouvre", "p - 1", ""),
    ),
}
"""What the screen asks by pointing: what is wished, and by which lines."""


@pytest.mark.parametrize("what", ASKED)
def test_what_the_screen_asks_by_pointing_is_asked_in_words(what: str) -> None:
    book, wished, lines = ASKED[what]
    made = talked(book, *HERO, *lines)
    session = Session.open(shelf(), only_save())
    done = tuple(session.game.command(step) for step in session.game.path())[1:]
    session.close()
    assert done == wished, made.text


def test_equal_chances_of_many_are_one_line() -> None:
    game = played(OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=6),) * 20, order="together"))
    assert with_game(game, "sheet").squeezed.count("Les 19 autres : 24 % contre vous chacun") >= 1


def test_a_fight_typed_where_enemies_are_left_is_another_one() -> None:
    fled = ("c Orque 7 6; fuite", "f", "2")
    for lines in (("c Rat 5 4",), ("c", "Rat 5 4")):
        assert "Le combat s’engage contre Rat." in talked("scorpion-swamp", *HERO, *fled, *lines).squeezed


def test_who_is_aimed_at_and_what_is_in_hand_is_said_when_it_changes() -> None:
    made = talked("scorpion-swamp", *HERO, "c Orque 7 6; Gobelin 5 4; ensemble", "tab", "tab", "2", "2")
    assert made.text.count("Vous visez Gobelin") == 2, made.text
    assert made.text.count("Vous visez Orque") == 1, made.text
    drawn = talked("doonjons", "n Bo", "", "", "", "b", "e", "2", "A1", "p", "droite", "bas", ".", "l", "t")
    told = Texts("fr")
    for count in (1, 2, 3):
        painted = told("setup-painting", shape="brush", obstacle=True, count=count)
        assert " ".join(painted.split()) in drawn.squeezed, drawn.text
    assert "Rien ne change" not in drawn.text
    carried = talked("doonjons", "n Bo", "", "", "", "b", "e", "2", "w 1", ".", "w 1", "C3", ".", "w 1", "B2", "")
    assert carried.text.count("En main") == 3, carried.text


def test_a_refused_escape_names_the_shortest_way_to_allow_it() -> None:
    for book, way in ((NIGHT, "s (« Termes du combat ») pour l’accorder."), ("scorpion-swamp", "a, puis « Termes")):
        assert way in with_game(played(book=book), "c Orque 7 6", "f").squeezed


def test_what_counts_of_stamina_stands_beside_what_is_held() -> None:
    made = with_game(played(AdjustScore(score="health", by=-8)), "c Orque 7 6")
    assert "Vous : Endurance 19 (compte pour 18), Chance 9." in made.squeezed, made.text
    assert "vous : 19 (compte pour 18). Entrée" in made.squeezed


def test_whose_dice_are_rolled_is_changed_by_a_key_of_its_own_in_the_middle_of_a_game() -> None:
    made = talked("scorpion-swamp", *HERO, "?", "D", "c Orque 7 6", "", "3 4", "5 6", "?", "D", "n")
    told = [line.partition(". ")[2] for line in made.text.split("\n") if ". D : " in line]
    assert told == ["D : Mes propres dés", "D : Dés du jeu"]
    assert "Vous : 5 + 6" in made.squeezed
    assert made.text.count("Le jeu lance désormais les dés") == 1
    table = talked("doonjons", "n Bo", *[""] * 3, "b", "", "D", "?")
    assert "D : Dés du jeu" in table.squeezed, table.text


def test_dice_are_typed_at_the_table_too() -> None:
    made = talked("doonjons", "d", "n Bo", "2", "1", "1", "1 2 3 4", "4 3 2", "4 3 2 1", "1111", "2222", "3333", "b")
    assert "(dés tapés)" in made.squeezed
    assert "Lancez" in made.text
    assert "La troupe est au complet" in made.squeezed


def test_a_stone_is_cast_by_its_key_and_another_asked_about() -> None:
    path = saved(first_day)
    before = len(events_of(path))
    key = KEY["friendship"]
    made = talked(path, "p", f"? {key}", key, "le passeur", "p", KEY["fire"], "", ".", "fiche")
    after = [type(event).__name__ for events in events_of(path)[before:] for event in events]
    assert after.count("StoneCast") == 2, made.text
    assert Texts("fr")("stone-effect", stone="friendship")[:30] in made.squeezed


def test_what_is_done_at_once_wants_its_whole_name() -> None:
    path = saved(first_day)
    before = len(events_of(path))
    assert "ne veut rien dire" in talked(path, "chan", ".", "ann").squeezed
    assert len(events_of(path)) == before
    talked(path, "aller 9", "note un mot", "chance")
    assert [type(event).__name__ for events in events_of(path)[before:] for event in events] == [
        "SectionReached",
        "NoteAdded",
        "LuckTested",
    ]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("a", "a 34", ".", "n une note"), "34"),  # one's own dice ask nothing
        (("m", "m", "1 le reste", "n la note"), "le reste"),  # nor does a mark
    ],
)
def test_what_stands_behind_an_entry_that_asks_nothing_answers_nothing_else(lines: tuple[str, ...], told: str) -> None:
    path = saved(first_day)
    made = talked(path, *lines)
    assert f"« {told} » ne veut rien dire ici" in made.squeezed
    noted = [event for events in events_of(path) for event in events if "note" in str(event)]
    assert noted
    assert told not in str(noted[-1])
