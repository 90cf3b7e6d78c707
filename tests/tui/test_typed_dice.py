"""How dice are asked for that a player types: whose they are, how many with how many sides, and an example of them."""

from __future__ import annotations

from functools import partial

import pytest

from ffapp.core.dice import KINDS, RollNeeded
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
from ffapp.tui.kit.typed_dice import LONGEST_FACES, Asked, DiceDialog, asked, progress, typed_faces
from tests.tui.doonjons_tables import FOUR, campaign, table_app
from tests.tui.fray import fought, turns
from tests.tui.tables import book_app, played, press_all

LANGUAGES = ("fr", "en")
WHO = {"by_name": "Aïla", "by_kind": "own", "by_number": 0}


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


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
            assert typed_faces(typed, needed) == tuple(map(int, example.split()))
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
        typed_faces("x", RollNeeded("initiative", count, 20, WHO))
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


async def test_the_dialog_shows_an_example_of_the_dice_that_it_asks_for() -> None:
    game = played(ChooseOwnDice(typed=True))
    app = book_app(game)
    async with app.run_test(size=(80, 24)) as pilot:
        await press_all(pilot, ["d", "tab", *["backspace"] * 4, "2", "0", "enter"])
        assert isinstance(app.screen, DiceDialog)
        assert app.screen.query_one(TextField).input.placeholder == "14"
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
