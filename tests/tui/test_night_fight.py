"""The fights of the Night Dragon: what the screen says, as functions of the state, and its own keys."""

from __future__ import annotations

import re

import pytest

from ffapp.core.game import Game
from ffapp.gamebook.belongings import AddItem, Wield
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.fight import Foe, ModifyFight, OpenFight
from ffapp.gamebook.fight_state import Enemy, Fight
from ffapp.gamebook.life import AdjustScore
from ffapp.gamebook.rounds import AddEffect, FightRound
from ffapp.gamebook.sheet import antidotes
from ffapp.gamebook.stones import CastStone, ReceiveStones
from ffapp.texts import Texts
from ffapp.tui.book.combatants import remark_text, round_text, summands_text
from ffapp.tui.book.decision import Answer, Decision
from ffapp.tui.book.fight import FightScreen
from ffapp.tui.book.fight_choices import answers_to, coming, prospect_text
from ffapp.tui.book.fight_story import short_line
from ffapp.tui.book.story import fight_dice, fight_steps
from ffapp.tui.deeds import name_in
from ffapp.tui.kit.choice import ChoiceList
from ffapp.tui.kit.key_bar import KeyBar
from ffapp.tui.kit.prose import Prose
from ffapp.tui.look.dice import DiceGroup
from ffapp.tui.look.glyphs import ASCII, UNICODE, Glyphs
from ffapp.tui.look.wrapping import wrap_text
from tests.tui.gallery import screen_lines
from tests.tui.nights import night
from tests.tui.tables import book_app, played, press_all

SIZE = (80, 24)
TEXTS = Texts("fr", strict=True)
SERPENT = Foe(name="Serpent", skill=8, stamina=9, poison=3)
GUARD = Foe(name="Garde", skill=9, stamina=10, until_wounds=1)
LOST = (FightRound(), (6, 6, 1, 1))


def fight_of(game: Game) -> Fight:
    assert game.state.fight is not None
    return game.state.fight  # type: ignore[no-any-return]


def plain(told: str) -> str:
    return told.replace("\u00a0", " ")


def bitten(stamina: int, luck: int, *herbs: int) -> Game:
    """A blow of 2 with a poison of 3 waits."""
    held = (AddItem(name=f"Herbe {number}", antidote=cures) for number, cures in enumerate(herbs, 1))
    scores = [AdjustScore(score="stamina", by=stamina - 19), AdjustScore(score="luck", by=luck - 9)]
    return night(*held, *(score for score in scores if score.by), OpenFight(enemies=(SERPENT,)), LOST)


def followed(answer: Answer) -> str:
    """An answer as it is told: what it is, and what follows in each case."""
    cases = (
        f"{case.label}: {case.before} → {case.after} ({' '.join(str(-loss) for loss in case.losses)})"
        for case in answer.follows
    )
    return " | ".join((plain(answer.text), *cases))


@pytest.mark.parametrize(
    ("game", "answers", "told"),
    [
        (
            bitten(19, 9),
            ["Tenter votre Chance | Chanceuse: 19 → 15 (-1 -3) | Malchanceuse: 19 → 13 (-3 -3)",
             "Tel quel | : 19 → 14 (-2 -3)"],
            ["Poison −3 : la Chance n’y peut rien."],
        ),
        (bitten(6, 9, 2), [None, None, "Herbe 1 : écarte 2"], [None, "Malchanceuse, vous en mourriez."]),
        (bitten(5, 9, 3), [None, None, "Herbe 1 : écarte 3"], [None, "Sans Chance ni antidote, ce coup vous tue."]),
        (bitten(5, 9, 1), [None, None, "Herbe 1 : écarte 1"], [None, "Sans Chance ni antidote, ce coup vous tue."]),
        (bitten(4, 9, 1), [None, None, None], [None, "La Chance sur ce seul coup ne peut plus vous sauver."]),
        (bitten(4, 9, 0), [None, None, None], [None, "La Chance ne peut plus vous sauver ; un antidote, si."]),
        (
            bitten(5, 0, 1, 0),
            ["Aucune Chance à tenter", "Tel quel | : 5 → 0 (-2 -3)", "Herbe 1 : écarte 1", "Herbe 2 : écarte 3"],
            ["Poison −3 : seul un antidote y peut quelque chose.", "Sans antidote, ce coup vous tue."],
        ),
        (bitten(2, 0, 0), [None, None, None], [None, "Ce coup vous tue."]),
    ],
)  # fmt: skip
def test_what_is_said_of_a_blow_with_poison(game: Game, answers: list[str | None], told: list[str | None]) -> None:
    offered = list(answers_to(TEXTS, game.state, game.why_not, {"luck": "t", "plain": "n"}))
    assert len(offered) == len(answers)
    for answer, wanted in zip(offered, answers, strict=True):
        assert wanted is None or followed(answer) == wanted
    assert bool(offered[0].reason) == (game.state.luck.current == 0)
    assert offered[0].percent == (None if game.state.luck.current == 0 else 83)
    lines = plain(prospect_text(TEXTS, game.state)).split("\n")
    assert len(lines) == len(told)
    for line, wanted in zip(lines, told, strict=True):
        assert wanted is None or line == wanted


def test_two_blows_say_together_what_each_does() -> None:
    foes = tuple(Foe(name=name, skill=12, stamina=6) for name in ("Orque", "Gobelin"))
    game = played(AdjustScore(score="stamina", by=4 - played().state.stamina.current))
    game.submit(OpenFight(enemies=foes, order="together"))
    game.submit(FightRound(target=0), (6, 6, 6, 6, 1, 1))

    def told() -> list[str]:
        offered = answers_to(TEXTS, game.state, game.why_not, {"luck": "t", "plain": "n"})
        return [*map(followed, offered), plain(prospect_text(TEXTS, game.state))]

    first = told()
    assert first[0].endswith(": 4 → 3 (-1) | Malchanceuse: 4 → 1 (-3)")
    assert first[1:] == ["Tel quel | : 4 → 2 (-2)", "Sans Chance, ce coup et le suivant vous tuent."]
    game.submit(AnswerBlow(luck=False))
    second = told()
    assert second[0].endswith(": 2 → 1 (-1) | Malchanceuse: 2 → 0 (-3)")
    assert second[1:] == ["Tel quel | : 2 → 0 (-2)", "Sans Chance, ce coup vous tue."]


def test_what_makes_up_the_attack_strength() -> None:
    sword = (AddItem(name="Épée magique", weapon=True, bonus=1), Wield(item=6))
    game = night(*sword, OpenFight(enemies=(GUARD,)), AddEffect(name="Rage", attack=2), ModifyFight(modifier=-1))
    assert summands_text(TEXTS, game.state, 30, 2) == "Épée magique +1\nParagraphe −1 · Rage +2"
    game.submit(ModifyFight(weapon_bonus=False))
    game.submit(AddEffect(name="Peur", skill=-1))
    told = summands_text(TEXTS, game.state, 30, 4)
    assert told.split("\n") == ["Épée magique +1, sans effet", "Paragraphe −1 · Rage +2", "Peur (Habileté −1)"]
    short = summands_text(TEXTS, game.state, 30, 2).split("\n")
    assert len(short) == 2
    assert short[1].endswith("et 1 de plus")
    assert max(map(len, short)) <= 30
    orc = OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=6),))
    assert summands_text(TEXTS, played(orc).state, 30, 4) == ""
    drunk = played(orc, ModifyFight(modifier=1, fury=2))
    assert summands_text(TEXTS, drunk.state, 30, 4) == "Paragraphe +1 · Furie +2"
    strong = played(
        AdjustScore(score="skill", by=-2), ReceiveStones(stone="strength"), orc, CastStone(stone="strength")
    )
    assert summands_text(TEXTS, strong.state, 30, 4) == f"Pierre de Force +{fight_of(strong).might}"
    strong.submit(AdjustScore(score="skill", by=12 - strong.state.skill.current, beyond=True))
    assert coming(TEXTS, strong.state, fight_of(strong), 0, "").attack.endswith("2 dés + 12")
    assert plain(summands_text(TEXTS, strong.state, 26, 4)) == "Pierre de Force : max. 12"


def test_remarks_and_rounds() -> None:
    enemy = Enemy(name="A", skill=1, stamina=1, initial=1, wound=3, poison=2, until_wounds=4, wounds=1)
    assert remark_text(TEXTS, enemy) == "blesse de 3, poison 2, blessures infligées 1/4"
    assert remark_text(TEXTS, Enemy(name="A", skill=1, stamina=1, initial=1)) == ""
    assert round_text(TEXTS, Fight(order="in_turn", enemies=(enemy,), round=2, until_round=5)) == "Assaut 2 sur 5"
    assert round_text(TEXTS, Fight(order="in_turn", enemies=(enemy,), round=2)) == "Assaut 2"


def test_the_newest_dice_of_a_fight_are_shown_with_all_that_adds_to_them() -> None:
    def newest(game: Game, glyphs: Glyphs = UNICODE) -> DiceGroup:
        texts = Texts("fr", strict=True, ascii_only=glyphs is ASCII)
        return fight_dice(texts, fight_steps(game), glyphs=glyphs).groups[0]

    game = night(OpenFight(enemies=(GUARD,)), (TestLuck(played=-3), (5, 6)))
    assert newest(game) == DiceGroup((5, 6), "Chance", "5 + 6 − 3 = 8 ≤ 8", typed=True)
    assert newest(game, ASCII).note == "5 + 6 - 3 = 8 <= 8"
    game.submit(TestSkill(modifier=12, played=-2), (5, 6))
    assert newest(game) == DiceGroup((5, 6), "Habileté", "5+6+12−2 = 21 > 9", typed=True)
    game.submit(RollDice(count=2, sides=4, played=-9), (1, 2))
    assert newest(game) == DiceGroup((1, 2), "Dés libres", "1 + 2 − 9 = −6", typed=True, sides=4)
    game.submit(TestLuck(), (2, 2))
    assert newest(game).note == "2 + 2 = 4 ≤ 5"
    game.submit(RollDice(count=1, sides=20), (14,))
    assert newest(game).note == "14"
    game.submit(RollDice(count=5), (1, 2, 3, 4, 5))
    assert newest(game).note == "15"
    game.submit(FightRound(), (1, 1, 1, 1))
    assert newest(game, ASCII).note == "1 + 1 + 9 d'Habileté"


def test_the_story_in_few_words_keeps_what_matters() -> None:
    game = night(
        OpenFight(enemies=(GUARD, SERPENT), order="together"),
        (FightRound(target=0), (1, 1, 6, 6, 3, 3)),
        AnswerBlow(luck=False),
        (AnswerBlow(luck=True), (1, 2)),
    )
    steps = game.path()[-3:]
    told = [plain(short_line(TEXTS, game, step, {"gender": "f"}, UNICODE).text) for step in steps]
    assert told == [
        "Assaut 1 : 15 contre 11. Garde : touché. Serpent (20) vous touche. ✎",
        "Tel quel : Garde perd 2.",
        (
            "Chanceuse (1 + 2 = 3 ≤ 9) : vous perdez 1 et 3 de poison (Serpent). "
            "Garde : 10 → 8. Serpent vous blesse : 19 → 18. Poison, Endurance 18 → 15. ✎"
        ),
    ]


async def test_where_the_section_has_taken_over_the_bar_offers_no_round() -> None:
    game = night(OpenFight(enemies=(GUARD,), escape=True), LOST, AnswerBlow(luck=False))
    app = book_app(game)
    async with app.run_test(size=(120, 40)) as pilot:
        await press_all(pilot, [])
        assert isinstance(app.screen, FightScreen)
        assert app.screen.handed_over
        names = {name_in(key.action) for _, key in app.screen.query_one(KeyBar).placed}
        assert names.isdisjoint({"round", "escape"})
        assert {"finish", "go"} <= names


@pytest.mark.long
async def test_where_the_section_takes_over_the_reader_chooses_how_to_go_on() -> None:
    game = night(AdjustScore(score="luck", by=-9), OpenFight(enemies=(GUARD,)), LOST)
    assert fight_of(game).handed_over is not None
    app = book_app(game)
    async with app.run_test(size=SIZE, notifications=True) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, FightScreen)
        keys = {name_in(key.action): key.allowed for bar in app.screen.query(KeyBar) for key in bar.keys}
        assert "round" not in keys
        assert not any("stones" in action for action in keys)
        await press_all(pilot, ["space"])
        assert fight_of(game).round == 1
        await press_all(pilot, ["4"])
        assert type(app.screen).__name__ == "EnemyForm"
        await press_all(pilot, ["escape", "3"])
        assert fight_of(game).handed_over is None
        assert fight_of(game).handed_over is None
        await press_all(pilot, ["u", "1", "enter"])
        assert game.state.fight is None
        assert plain(str(game.path()[-1].events[0].arguments()["reason"])) == "Garde : 1 blessure infligée"


async def test_an_antidote_is_one_key_away_while_a_blow_waits() -> None:
    game = bitten(5, 0, 2, 0)
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["b", "b"])
        assert type(app.screen).__name__ == "PoisonDialog"
        assert game.phase == "blow", "pressed once too often it has done nothing"
        await press_all(pilot, ["escape", "3"])
        assert game.phase == "blow", "another antidote can still do something"
        assert len(app.screen.query_one(Decision).answers) == 3
        await press_all(pilot, ["x", "o"])
        assert isinstance(app.screen, FightScreen), "the keys that end a fight and that count wait like all others"
        await press_all(pilot, ["b", "4"])
        assert (game.phase, game.state.stamina.current) == ("round", 3)
        assert not antidotes(game.state)
        for key, screen in {"b": "PoisonDialog", "o": "CountersDialog", "x": "FinishMenu"}.items():
            await press_all(pilot, [key, key])
            assert type(app.screen).__name__ == screen, "between two rounds each means what it means in the book"
            await press_all(pilot, ["escape"])


async def test_what_poison_has_taken_is_told_without_an_antidote_too() -> None:
    game = bitten(15, 9)
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        assert game.phase == "blow"
        await press_all(pilot, ["b", "b"])
        assert type(app.screen).__name__ == "PoisonDialog"
        assert game.phase == "blow"
        foot = str(app.screen.query_one("#dialog-keys", Prose).text)
        assert foot == app.texts("play-keys-nothing"), "nothing is offered to be chosen where there is no entry"


@pytest.mark.long
async def test_a_fight_of_the_night_by_keys() -> None:
    game = night()
    app = book_app(game)
    async with app.run_test(size=SIZE) as pilot:
        await press_all(pilot, ["c", *"Serpent 8 6 &3 /2", "down", *["down"] * 4, "right", "up", "space", "enter"])
        fight = fight_of(game)
        assert (fight.weapon_bonus, fight.until_round) == (False, 1)
        assert (fight.enemies[0].poison, fight.enemies[0].until_wounds) == (3, 2)
        await press_all(pilot, ["s", *["tab"] * 4, "6", "1", *"Rage", "tab", "2", "enter"])
        assert [(effect.name, effect.attack) for effect in fight_of(game).effects] == [("Rage", 2)]
        await press_all(pilot, ["2", "escape", "5", "escape"])
        assert fight_of(game).effects == ()
        assert fight_of(game).weapon_bonus
        await press_all(pilot, ["T", "minus", "2", "enter"])
        assert game.path()[-1].events[-1].arguments()["played"] == -2
        await press_all(pilot, ["a"])
        [meal] = [known for known in app.screen.query_one("#menu", ChoiceList).choices if known.id == "forced_meal"]
        assert meal.reason, "nobody eats in a fight"
        await press_all(pilot, ["escape", "f"])
        assert isinstance(app.screen, FightScreen), "no section grants it"


@pytest.mark.long
async def test_the_terms_go_together_and_fit_the_smallest_screen() -> None:
    game = night(OpenFight(enemies=(GUARD, SERPENT)))
    app = book_app(game)
    async with app.run_test(size=(60, 20)) as pilot:
        await press_all(pilot, ["s"])
        shown = plain("\n".join(screen_lines(app)))
        for told in ("Raison", "Entrée : valider", "Échap : renoncer"):
            assert told in shown
        assert re.findall(r"(\d)  [^│]*maintenant", shown) == ["1", "4"]
        await press_all(pilot, ["2", "tab", "3", *["tab"] * 3, "3"])
        fight = fight_of(game)
        assert (fight.modifier, fight.strike, fight.escape, game.depth) == (2, 3, True, 3)
        await press_all(pilot, ["s", "delete", *["tab"] * 4, "2"])
        assert type(app.screen).__name__ == "TermsForm", "a field without a number is complained of"
        assert (fight_of(game).order, game.depth) == ("in_turn", 3)


@pytest.mark.parametrize("count", [1, 3, 20])
@pytest.mark.parametrize("book", ["scorpion-swamp", "night-dragon"])
def test_a_round_against_many_fits_into_the_story_of_a_small_screen(book: str, count: int) -> None:
    """Four lines of 31 columns are what 80 by 24 has room for, whatever the enemies are called."""
    foes = tuple(Foe(name=f"{number} " + "très" * 9, skill=7, stamina=6) for number in range(count))
    opening = OpenFight(enemies=foes, order="together")
    dice = ((1, 1), *((6, 6) for _ in foes[1:]), (5, 5))
    fought = (FightRound(target=0 if count > 1 else None), tuple(face for pair in dice for face in pair))
    game = played(opening, fought, book=book)
    while True:
        told = short_line(TEXTS, game, game.path()[-1], {"gender": "f"}, UNICODE).text
        assert len(wrap_text(told, 31)) <= 4
        if game.phase != "blow":
            break
        game.submit(AnswerBlow(luck=False))
