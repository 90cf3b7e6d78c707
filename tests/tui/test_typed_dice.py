"""How dice are asked for that a player types: whose they are, how many with how many sides, and an example of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual import events

from ffapp.core.dice import KINDS, Faces, RollNeeded
from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import Strike, in_range
from ffapp.doonjons.campaign import Campaign, acting_figure, figure_of
from ffapp.doonjons.figures import Monster, named
from ffapp.doonjons.initiative import StartDungeon
from ffapp.doonjons.party import BeginCampaign, ChooseDice
from ffapp.doonjons.setup import UseDefault
from ffapp.gamebook.creation import ChooseDice as ChooseOwnDice
from ffapp.gamebook.fight import AddEnemy, Foe, OpenFight
from ffapp.gamebook.rounds import FightRound
from ffapp.texts import Texts
from ffapp.texts.telling import tell_refusal
from ffapp.tui.kit.fields import TextField
from ffapp.tui.kit.panel import Panel
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.typed_dice import (
    LONGEST_FACES,
    Asked,
    DiceDialog,
    asked,
    lacking,
    listed,
    progress,
    read_dice,
    too_few,
    whose,
)
from ffapp.tui.terminal.typeahead import HABIT
from tests.tui.doonjons_tables import FOUR, campaign, table_app
from tests.tui.fray import fought, turns
from tests.tui.gallery import screen_lines
from tests.tui.tables import book_app, played, press_all
from tests.tui.test_bursts import burst, carried_out

LANGUAGES = ("fr", "en")
WHO = {"by_name": "Aïla", "by_kind": "own", "by_number": 0}


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def alone(needed: RollNeeded) -> Callable[[Faces], RollNeeded | None]:
    """That roll and no other."""
    return lambda faces: None if faces else needed


def asked_all(game: Game, command: Command, language: str) -> list[Asked]:
    """How every roll of a command is asked for; each die shows 1."""
    texts, faces, found = Texts(language, strict=True), (), []
    while (needed := game.next_roll(command, faces)) is not None:
        found.append(asked(texts, needed))
        faces += (1,) * needed.count
    return found


@pytest.mark.parametrize(
    ("count", "sides", "example", "joined"),
    [
        (1, 6, "4", ""),
        (2, 6, "3 4", "34"),
        (4, 4, "1 4 2 3", "1423"),
        (1, 20, "14", ""),
        (1, 100, "70", ""),
        (2, 10, "5 7", ""),
        (2, 2, "1 1", "11"),
        (3, 12, "11 6 8", ""),
        (20, 6, "3 4 1 5 3 4 …", "341534…"),
    ],
)
def test_the_example_is_what_such_dice_can_show(count: int, sides: int, example: str, joined: str) -> None:
    needed = RollNeeded("free", count, sides, "free")
    told = asked(Texts("fr", strict=True), needed)
    assert told.example == example
    assert f"« {example} »" in plain(told.how)
    assert (f"« {joined} »" in plain(told.how)) == bool(joined)
    assert asked(Texts("en", strict=True, ascii_only=True), needed).example == example.replace("…", "...")
    if count <= 6:
        for typed in filter(None, (example, joined)):
            assert read_dice(typed, alone(needed), ended=True).faces == tuple(map(int, example.split()))
    assert len(", ".join([str(sides)] * count)) <= LONGEST_FACES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_dice_is_asked_for(language: str) -> None:
    texts = Texts(language, strict=True)
    told = [asked(texts, RollNeeded(kind, 1, 20, {"label": "luck", **WHO})).wanted for kind in KINDS]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("count", "told"), [(1, ("un nombre", "a number")), (2, ("des nombres", "numbers"))])
def test_what_is_refused_is_told_for_one_die_as_for_several(language: str, count: int, told: tuple[str, ...]) -> None:
    texts = Texts(language, strict=True)
    with pytest.raises(Refusal) as refused:
        read_dice("x", alone(RollNeeded("initiative", count, 20, WHO)))
    sentence = tell_refusal(texts, refused.value, {})
    assert told[LANGUAGES.index(language)] in sentence
    assert ("espace" in sentence or "space" in sentence) == (count > 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_else_is_asked_for_initiative_in_the_same_words(language: str) -> None:
    game = campaign(*FOUR, BeginCampaign(), UseDefault())
    wanted = [plain(told.wanted) for told in asked_all(game, StartDungeon(), language)]
    assert len(set(wanted)) == len(wanted) > 4
    texts = Texts(language, strict=True)
    for number in (1, 2):
        goblin = texts("figure-name", name="", kind="goblin", number=number)
        assert sum(goblin in told for told in wanted) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_and_its_damage_say_whose_they_are(language: str) -> None:
    def goblin_strikes(state: Campaign) -> bool:
        acting = figure_of(state, state.acting)
        return isinstance(acting, Monster) and acting.number > 0 and bool(in_range(state, acting))

    game = fought(turns(party=FOUR), goblin_strikes, hits=False)
    monster = acting_figure(game.state)
    [target, *_] = in_range(game.state, monster)
    texts = Texts(language, strict=True)
    name = texts("figure-name", **named(monster).arguments())
    faces: tuple[int, ...] = ()
    while (needed := game.next_roll(Strike(target=target.id), faces)) is not None:
        assert name in asked(texts, needed).wanted
        faces += (needed.sides,) * needed.count
    assert len(faces) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_enemies_of_one_name_are_asked_for_one_by_one(language: str) -> None:
    goblin = Foe(name="Gobelin", skill=5, stamina=5)
    game = played(OpenFight(enemies=(goblin, goblin), order="together"), AddEnemy(enemy=goblin))
    assert [enemy.name for enemy in game.state.fight.enemies] == ["Gobelin 1", "Gobelin 2", "Gobelin 3"]
    wanted = [plain(told.wanted) for told in asked_all(game, FightRound(target=0), language)]
    assert len(set(wanted)) == len(wanted) == 4


@pytest.mark.long
async def test_the_dialog_shows_an_example_of_the_dice_that_it_asks_for() -> None:
    game = played(ChooseOwnDice(typed=True))
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["d", "tab", *["backspace"] * 4, "2", "0", "enter"])
        assert isinstance(app.screen, DiceDialog)
        assert app.screen.query_one(TextField).input.placeholder == "p. ex. 14"
        assert "« 14 »" in plain(str(app.screen.query_one("#how", Prose).text))
        await press_all(pilot, ["x", "enter"])
        assert "un nombre de 1 à 20" in plain(app.screen.query_one(TextField).message)


async def test_what_was_refused_is_replaced_by_what_is_typed_next() -> None:
    game = played(ChooseOwnDice(typed=True), OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=6),)))
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["space", *"79", "enter"])
        field = app.screen.query_one(TextField)
        assert field.message
        await press_all(pilot, [*"34"])
        assert field.value == "34"
        assert isinstance(app.screen, DiceDialog)
        assert "/100" not in "\n".join(screen_lines(app)), "no counter for two dice"
        await press_all(pilot, ["escape"])
        assert isinstance(app.screen, DiceDialog), "what was typed is not thrown away unsaid"
        assert field.message == app.texts("play-would-lose")
        await press_all(pilot, ["escape"])
        assert not isinstance(app.screen, DiceDialog)


@pytest.mark.long
async def test_one_thrower_after_another_is_asked_for_by_name() -> None:
    game = campaign(*FOUR, BeginCampaign(), ChooseDice(typed=True), UseDefault())
    app = table_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        app.playing.act(StartDungeon())
        await pilot.pause()
        seen = []
        while isinstance(app.screen, DiceDialog):
            seen.append(plain(str(app.screen.query_one("#wanted", Prose).text)))
            await press_all(pilot, ["7", "enter"])
        assert len(set(seen)) == len(seen) > 4
        assert "Lancez 1 dé à 20 faces pour l’initiative : Gobelin 2." in seen


@pytest.mark.long
async def test_it_is_told_which_roll_of_how_many_is_asked_for() -> None:
    app = table_app(campaign(ChooseDice(typed=True)))
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["n", *"Odo", "enter"])
        for at in range(1, 5):
            assert app.screen.query_one(Panel).subtitle == f"Jet {at} sur 4"
            await press_all(pilot, [*"1234", "enter"])
    app = book_app(played(ChooseOwnDice(typed=True)))
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["t"])
        assert isinstance(app.screen, DiceDialog)
        assert app.screen.query_one(Panel).subtitle == "", "one roll alone needs no number"


def test_where_the_dice_decide_what_else_is_rolled_no_number_is_promised() -> None:
    game = fought(turns(party=FOUR), lambda state: bool(in_range(state, acting_figure(state))), hits=False)
    [target, *_] = in_range(game.state, acting_figure(game.state))
    ask = partial(game.next_roll, Strike(target=target.id))
    assert progress(Texts("fr"), 0, ask, ()) == "Jet 1"
    assert progress(Texts("en"), 1, ask, (20,)) == "Roll 2 of 2"


# -- all dice of a command in one line ---------------------------------------------------------------------------------

ORC = Foe(name="Orque", skill=7, stamina=6)


def three() -> Callable[[Faces], RollNeeded | None]:
    """The rolls of a round against three at once."""
    return partial(played(OpenFight(enemies=(ORC, ORC, ORC), order="together")).next_roll, FightRound(target=0))


def sides(*rolls: tuple[int, int]) -> Callable[[Faces], RollNeeded | None]:
    """Rolls of so many dice with so many sides, one after another."""

    def next_roll(faces: Faces) -> RollNeeded | None:
        given = len(faces)
        for number, (count, faced) in enumerate(rolls):
            if given <= 0:
                return RollNeeded("free", count, faced, str(number))
            given -= count
        return None

    return next_roll


@pytest.mark.parametrize("text", ["65123364", "6 5 1 2 3 3 6 4", "65 12 33 64", "6,5+1;2, 33 6 4", " 65123364 "])
def test_a_round_against_three_is_eight_faces_in_one_line(text: str) -> None:
    handful = read_dice(text, three())
    assert handful.complete
    assert handful.faces == (6, 5, 1, 2, 3, 3, 6, 4)
    assert [throw.faces for throw in handful.throws] == [(6, 5), (1, 2), (3, 3), (6, 4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_told_with_its_thrower_and_what_is_typed_of_it(language: str) -> None:
    texts, rolls = Texts(language, strict=True), three()
    handful = read_dice("651", rolls)
    left, all_of_them = lacking(rolls, handful)
    assert all_of_them
    you = {"fr": "Vous", "en": "You"}[language]
    assert [whose(texts, throw.needed) for throw in left] == ["Orque 2", "Orque 3", you]
    lines = listed(texts, (handful.throws[0], *left), mark=">", blank="_")
    assert [line.split() for line in lines] == [
        ["Orque", "1", "6", "5"],
        [">", "Orque", "2", "1", "_"],
        ["Orque", "3", "_", "_"],
        [you, "_", "_"],
    ]


def test_of_very_many_those_around_the_next_are_listed() -> None:
    game = played(OpenFight(enemies=(ORC,) * 20, order="together"))
    rolls = partial(game.next_roll, FightRound(target=0))
    for typed in range(0, 42, 3):
        handful = read_dice("1" * typed, rolls)
        left, _ = lacking(rolls, handful)
        lines = listed(Texts("fr"), (*(throw for throw in handful.throws if throw.whole), *left), mark=">", blank="_")
        assert len(lines) == 6
        assert sum(line.startswith(">") for line in lines) == 1


@pytest.mark.parametrize(
    ("text", "rolls", "rule"),
    [
        ("7", sides((2, 6)), "dice-impossible"),
        ("60", sides((2, 6)), "dice-impossible"),
        ("6x", sides((2, 6)), "dice-unreadable"),
        ("6 -1", sides((2, 6)), "dice-unreadable"),
        ("661", sides((2, 6)), "dice-too-many"),
        ("6 6 1", sides((2, 6)), "dice-too-many"),
        ("6６", sides((2, 6)), "dice-unreadable"),
        ("21 3", sides((2, 20)), "dice-impossible"),
        ("21", sides((1, 20)), "dice-too-many"),
        ("9" * 100, sides((1, 100)), "dice-too-many"),
    ],
)
def test_what_no_die_shows_is_refused_wherever_it_stands(
    text: str, rolls: Callable[[Faces], RollNeeded | None], rule: str
) -> None:
    with pytest.raises(Refusal) as refused:
        read_dice(text, rolls)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("text", "ended", "faces", "complete"),
    [
        ("1", False, (), False),  # it may become 14
        ("1", True, (1,), True),
        ("1 ", False, (1,), True),
        ("14", False, (14,), True),
        ("3", False, (3,), True),  # nothing with two digits begins so
        ("2", False, (), False),
        ("20", False, (20,), True),
    ],
)
def test_a_number_that_could_go_on_is_waited_for(text: str, ended: bool, faces: Faces, complete: bool) -> None:
    handful = read_dice(text, sides((1, 20)), ended=ended)
    assert (handful.faces, handful.complete) == (faces, complete)


def test_dice_of_several_kinds_stand_in_one_line() -> None:
    rolls = sides((1, 20), (2, 8))
    for text in ("14 5 3", "14 53", "1453"):
        assert read_dice(text, rolls).faces == (14, 5, 3)


def test_how_many_are_wanted_is_said_where_too_few_are_given() -> None:
    refusal = too_few(three(), read_dice("651", three()))
    assert (refusal.rule, refusal.arguments) == ("dice-number", {"count": 8, "given": 3})


@given(
    st.lists(st.tuples(st.integers(1, 4), st.sampled_from([2, 4, 6, 8])), min_size=1, max_size=5),
    st.data(),
)
def test_however_the_faces_are_parted_they_are_the_same(rolled: list[tuple[int, int]], data: st.DataObject) -> None:
    faces = tuple(data.draw(st.integers(1, faced)) for count, faced in rolled for _ in range(count))
    between = [data.draw(st.sampled_from(["", " ", ", ", "+", ";"])) for _ in faces]
    text = "".join(f"{face}{sign}" for face, sign in zip(faces, between, strict=True))
    handful = read_dice(text, sides(*rolled))
    assert handful.complete
    assert handful.faces == faces
    for at in range(len(faces)):
        begun = read_dice("".join(map(str, faces[:at])), sides(*rolled))
        assert not begun.complete
        assert begun.given == at


async def test_the_dialog_takes_them_when_they_are_complete_and_changes_nothing_for_bad_ones() -> None:
    game = played(ChooseOwnDice(typed=True), OpenFight(enemies=(ORC, ORC, ORC), order="together"))
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["space", *"6512", "7"])
        dialog = app.screen
        assert isinstance(dialog, DiceDialog)
        assert "ne peut pas montrer 7" in plain(dialog.query_one(TextField).message)
        await press_all(pilot, ["backspace"])
        assert not dialog.query_one(TextField).message
        assert "Orque 3" in plain(str(dialog.query_one("#wanted", Prose).text))
        await press_all(pilot, ["enter"])
        assert "vous en avez donné 4" in plain(dialog.query_one(TextField).message)
        assert game.state.fight.round == 0
        await press_all(pilot, [*"336", "4"])
        assert not isinstance(app.screen, DiceDialog)
        assert game.state.fight.round == 1
        assert game.steps[game.head].rolls[-1].faces == (6, 4)
        assert all(roll.typed for roll in game.steps[game.head].rolls)


async def test_the_enter_that_ends_a_line_by_habit_does_not_begin_the_next_round() -> None:
    """Struck right behind the last face; once it has been seen what came of the round, it is a key as any other."""
    game = played(ChooseOwnDice(typed=True), OpenFight(enemies=(ORC,)))
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["space"])
        for later, begins in ((0.0, False), (HABIT + 0.1, True)):
            assert isinstance(app.screen, DiceDialog)
            depth = game.depth
            burst(app, *"6444")
            await carried_out(app)
            assert game.depth == depth + 1
            enter = events.Key("enter", None)
            enter.time += later
            assert app._driver is not None
            app._driver.send_message(enter)
            await carried_out(app)
            assert isinstance(app.screen, DiceDialog) == begins
            if not begins:
                await press_all(pilot, ["space"])


async def test_no_other_key_and_no_second_one_is_taken_for_the_end_of_a_line() -> None:
    game = played(ChooseOwnDice(typed=True), OpenFight(enemies=(ORC,)))
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["space"])
        burst(app, *"6444", "space")
        await carried_out(app)
        assert isinstance(app.screen, DiceDialog)
        burst(app, *"6444", "enter", "enter")
        await carried_out(app)
        assert isinstance(app.screen, DiceDialog)
        burst(app, *"644", "enter")
        await carried_out(app)
        assert app.screen.query_one(TextField).message, "a line that is not whole is not ended by it"
