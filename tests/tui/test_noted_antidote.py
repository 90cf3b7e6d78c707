"""An antidote is noted where the poison is, in one line."""

from __future__ import annotations

import pytest

from ffapp.gamebook.belongings import AddItem
from ffapp.gamebook.poison import SufferPoison
from ffapp.gamebook.sheet import antidotes
from ffapp.texts import Texts
from ffapp.tui.book.belongings import ItemForm
from ffapp.tui.book.poison import AntidoteForm, PoisonDialog, typed_antidote
from ffapp.tui.kit.asking import Asking, Problem, Unreadable
from ffapp.tui.kit.rows import Preview
from tests.cli.talking import with_game
from tests.tui.tables import book_app, in_memory, played, press_all, settled

NIGHT = "night-dragon"
TEXTS = Texts("fr")


@pytest.mark.parametrize(
    ("line", "noted"),
    [
        ("Fiole bleue 4", AddItem(name="Fiole bleue", antidote=4)),
        ("  Fiole   bleue  4 ", AddItem(name="Fiole bleue", antidote=4)),
        ("Fiole bleue (4)", AddItem(name="Fiole bleue", antidote=4)),
        ("Fiole bleue 4 x2", AddItem(name="Fiole bleue", antidote=4, count=2)),
        ("Fiole bleue", AddItem(name="Fiole bleue", antidote=0)),
        ("4", AddItem(name="Antidote", antidote=4)),
        ("Fiole 000004 x00002", AddItem(name="Fiole", antidote=4, count=2)),
        ("Racine 7 ans", AddItem(name="Racine 7 ans", antidote=0)),
    ],
)
def test_a_line_notes_what_the_form_for_things_notes(line: str, noted: AddItem) -> None:
    game = played(book=NIGHT)
    asking = Asking(TEXTS, in_memory(game))
    assert typed_antidote(line, TEXTS) == noted
    form = ItemForm.asked_by(asking)
    typed = {"name": noted.name, "count": str(noted.count), "antidote": str(noted.antidote)}
    assert form.make(**form.answered(typed)) == noted
    asked = AntidoteForm.asked_by(asking)
    assert asked.make(**asked.answered({"item": line})) == noted


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "Son nom, puis combien"),
        ("x2", "Son nom, puis combien"),
        ("Fiole 2,5", "2,5 n’en est pas un"),
        ("Fiole 2.5", "2.5 n’en est pas un"),
    ],
)
def test_what_is_no_antidote_is_refused_in_place(line: str, told: str) -> None:
    with pytest.raises(Unreadable, match=told):
        typed_antidote(line, TEXTS)
    asking = Asking(TEXTS, in_memory(played(book=NIGHT)))
    asked = AntidoteForm.asked_by(asking)
    given = asked.answered({"item": line})["item"]
    assert isinstance(given, Problem)
    [preview] = [row for row in asked.all_rows if isinstance(row, Preview)]
    assert told in str(preview.says({"item": line}))


@pytest.mark.parametrize("line", ["Fiole -3", "Fiole 99999999", "Fiole 4 x0", "Fiole 4 x999999999", "F" * 50 + " 4"])
def test_what_the_rules_refuse_is_told_before(line: str) -> None:
    game = played(book=NIGHT)
    refusal = game.why_not(typed_antidote(line, TEXTS))
    assert refusal is not None
    asking = Asking(TEXTS, in_memory(game))
    [preview] = [row for row in AntidoteForm.asked_by(asking).all_rows if isinstance(row, Preview)]
    assert preview.says({"item": line}) == asking.tell(refusal)


async def test_behind_b_an_antidote_is_noted_by_its_line_and_then_used() -> None:
    game = played(SufferPoison(points=3), book=NIGHT)
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press_all(pilot, ("b", *"Fiole bleue 4", "enter"))
        await settled(pilot)
        [item] = antidotes(game.state)
        assert (item.name, item.antidote) == ("Fiole bleue", 4)
        assert isinstance(app.screen, PoisonDialog)
        await press_all(pilot, ("enter",))
        assert not antidotes(game.state)
        assert game.state.poison == 0


@pytest.mark.long
async def test_a_name_may_begin_with_the_key_of_the_poison_which_alone_begins_none() -> None:
    game = played(book=NIGHT)
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await press_all(pilot, ("b", "b"))
        assert isinstance(app.screen, PoisonDialog)
        await press_all(pilot, (*"aume 3", "enter"))
        [item] = antidotes(game.state)
        assert (item.name, item.antidote) == ("baume", 3)


def test_it_is_noted_by_lines_too() -> None:
    game = played(SufferPoison(points=3), book=NIGHT)
    with_game(game, "b Fiole bleue 4", "b 0 2.5", "b 3")
    assert not antidotes(game.state)
    assert game.state.poison == 0
    assert game.depth == 4
