"""The table of what a player can do: each row does one thing that its pages have, told by messages that there are."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from inspect import getsource, signature
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

from ffapp import tui
from ffapp.rulesets import named
from ffapp.texts import Texts
from ffapp.tui.app import FFApp
from ffapp.tui.book.advice import Adviser
from ffapp.tui.book.book import BookScreen
from ffapp.tui.book.deeds import BOOK, FIGHT
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.deeds import PLACES, Deed, all_bindings, name_in
from ffapp.tui.keys import RESERVED, all_entries
from ffapp.tui.kit.page import Page
from ffapp.tui.table.aiming import Aiming
from ffapp.tui.table.dungeon import DungeonPage
from ffapp.tui.table.gear import Gear
from ffapp.tui.table.party import PartyPage
from ffapp.tui.table.setup import SetupPage
from tests.tui.adventures import Shown, first_day, saved

for _module in walk_packages(tui.__path__, "ffapp.tui."):
    import_module(_module.name)


def pages(kind: type[Page] = Page) -> Iterator[type[Page]]:
    """Every page of the program that has deeds."""
    for page in kind.__subclasses__():
        if page.__module__.startswith("ffapp."):
            yield from [page] if page.deeds else []
            yield from pages(page)


ROWS = [(page, deed) for page in sorted(pages(), key=lambda page: page.__name__) for deed in page.deeds]


PARTS = {"adviser": Adviser, "aiming": Aiming, "gear": Gear}


def method_of(page: type[Page], deed: Deed[Page]) -> Any:
    """What a row does: a method of its page, or of a part of that."""
    part, _, name = deed.do.rpartition(".")
    return getattr(PARTS[part] if part else page, name)


@pytest.mark.parametrize(("page", "deed"), ROWS, ids=lambda value: getattr(value, "name", "") or value.keys)
def test_a_row_does_one_thing_and_its_page_has_it(page: type[Page], deed: Deed[Page]) -> None:
    if not deed.name:
        method = deed.action.partition("(")[0]
        assert hasattr(page, f"action_{method}")
        assert method != "deed" or name_in(deed.action) in {row.name for row in page.deeds}
        return
    by_method = deed.do and not deed.command
    assert sum(map(bool, (deed.command, deed.dialog, by_method, deed.action))) == 1
    assert not (deed.command and deed.leads_to), "what is carried out says itself what it is"
    assert not (deed.quiet and deed.moments is None)
    if deed.do:
        given = [object()] if deed.command else []  # a page that carries a command out in its own manner is given it
        signature(method_of(page, deed)).bind(page, *given)
    if isinstance(deed.dialog, str) and deed.dialog:
        assert callable(named(deed.dialog))


def test_a_command_of_a_row_is_made_nowhere_else_on_its_page() -> None:
    """An action stands once: a page is given what its rows carry out."""
    made = {"FightRound": FightScreen, "Escape": FightScreen, "AnswerBlow": FightScreen, "EndTurn": DungeonPage}
    made |= {"PickUp": DungeonPage, "BeginCampaign": PartyPage, "UseDefault": SetupPage}
    for command, page in made.items():
        assert f"act({command}(" not in getsource(page)


def test_what_a_row_does_is_not_asked_again_whether_it_may_be() -> None:
    """The door has asked (`Page.action_deed`)."""
    for page, deed in ROWS:
        if deed.do:
            source = getsource(method_of(page, deed))
            assert "allowed(" not in source, deed.name
            assert "why_not_to(" not in source, deed.name


def test_why_not_is_said_by_rows_alone() -> None:
    for page in pages():
        assert page.why_not_to is Page.why_not_to
        assert page.reason_not_to is Page.reason_not_to


def test_pages_and_dialogs_are_read_by_one_mechanism() -> None:
    """But for the journal, whose keys move a cursor."""
    own = {path.name for path in Path(tui.__path__[0]).rglob("*.py") if "scroll_relative(" in path.read_text("utf-8")}
    assert own == {"quiet.py", "journal.py"}


def test_every_place_of_a_page_is_known() -> None:
    """But of those whose keys are nobody's to move."""
    assert {page.place for page in pages()} - {""} == set(PLACES)


def test_no_two_rows_of_a_page_share_a_name() -> None:
    for page in pages():
        names = [deed.name for deed in page.deeds if deed.name]
        assert len(names) == len(set(names)), page


def test_every_moment_of_a_row_is_one_of_its_page() -> None:
    known = {"book": {"", "reading"}, "fight": {"round", "blow", "section", "over"}}
    known["dungeon"] = {"ready", "look", "aim", "sure", "program", "cleared", "over"}
    for page, deed in ROWS:
        assert (deed.moments or frozenset()) <= known.get(page.place, set())


@pytest.mark.parametrize("language", Texts.available)
def test_every_row_is_told(language: str) -> None:
    texts = Texts(language)
    for _, binding in all_bindings():
        assert not binding.description or (texts.has(binding.description) and texts.has(str(binding.tooltip)))


def test_the_settings_list_every_row_that_may_be_moved() -> None:
    listed = {entry.id for entry in all_entries(FFApp) if entry.movable}
    rows = {f"{page.place}.{deed.name}" for page, deed in ROWS if deed.name and not RESERVED & {*deed.keys.split(",")}}
    assert rows <= listed


@pytest.mark.parametrize(
    ("action", "name"),
    [
        ("deed('luck')", "luck"),
        ("deed('target', -1)", "target"),
        ("screen.deed('walk-n')", "walk-n"),
        ("read_pages(-1)", "read_pages"),
        ("app.help", "help"),
    ],
)
def test_the_name_of_a_deed_is_found_in_its_action(action: str, name: str) -> None:
    assert name_in(action) == name


def test_answers_of_a_blow_are_not_moved_onto_keys_of_the_book() -> None:
    """A key that answers must do nothing when pressed once too often."""
    plain = next(deed for deed in FIGHT if deed.name == "plain")
    assert plain.keys not in {key for deed in FIGHT if deed is not plain for key in deed.keys.split(",")}
    assert next(deed for deed in BOOK if deed.name == "note").keys == plain.keys


async def test_a_click_on_the_key_line_does_what_its_key_does() -> None:
    app = Shown(saved(first_day), BookScreen)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await app.screen.run_action("deed('go')")
        await pilot.pause()
        assert app.screen.is_modal
