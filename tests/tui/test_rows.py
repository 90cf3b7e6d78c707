"""The rows of all forms, without a screen: what each takes, what it refuses and why, and the commands that they make.

`FORMS` has a line for every form that there is; one that is missing there fails.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from textual.widgets import Input

from ffapp.adventure.play import entry
from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.doonjons.cells import Cell
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.interventions import HarmFigure, RaiseObstacles, ShiftFigure
from ffapp.doonjons.monsters import AddMonster, ChangeMonster
from ffapp.doonjons.party import ChooseRules, CreateCharacter, RenameCharacter
from ffapp.doonjons.setup import ResizeDungeon, TellContext, UseDefault
from ffapp.doonjons.turns import Comment, Move
from ffapp.gamebook.belongings import NO_ANTIDOTE, AddItem, AdjustGold, ChangeItem
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.clearings import AddClearing, AnnotateClearing, RenameClearing, RenumberClearing, StandAt, Walk
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.deciding import Face
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.fight import AddEnemy, Foe, ModifyFight, OpenFight
from ffapp.gamebook.hunger import TakeForcedMeals
from ffapp.gamebook.life import AdjustInitial, EndAdventure
from ffapp.gamebook.magic import NO_LIMIT, AddMagic, ChangeMagic, RemoveMagic, UseMagic
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.orders import Orders
from ffapp.gamebook.pace import FightOn
from ffapp.gamebook.passage_commands import AddPassage, AnnotatePassage, ChangePassage
from ffapp.gamebook.poison import EndPoison, SufferPoison
from ffapp.gamebook.reading import BeginAdventure
from ffapp.gamebook.rounds import AddEffect, ChangeEnemy, EndFight
from ffapp.gamebook.sheet import Score
from ffapp.gamebook.stones import CastStone, Creature, LoseStones, ReceiveStones
from ffapp.rulesets import ruleset_of
from ffapp.texts import Texts
from ffapp.texts.telling import told_as
from ffapp.tui.book.counters import Points
from ffapp.tui.book.creation import hero_questions
from ffapp.tui.book.ways import WayPicker
from ffapp.tui.kit.asking import Asking, Problem, Questions
from ffapp.tui.kit.choice import Choice
from ffapp.tui.kit.form import keys_told
from ffapp.tui.kit.prose import Prose
from ffapp.tui.kit.rows import Chosen, Line, Number, OneOf, OptionalNumber, Pick, Preview, Row, Said, Unread, Words
from tests.shares import few, long_but
from tests.tui.doonjons_tables import FOUR, begun, campaign
from tests.tui.fray import turns
from tests.tui.nights import night
from tests.tui.reading import NAME, in_story, read
from tests.tui.tables import in_memory, played
from tests.tui.test_help import DIALOGS
from tests.tui.test_things import table

FORMS_THERE_ARE = {kind.__name__: kind for kind in DIALOGS if hasattr(kind, "questions")}

HOSTILE = ("\x1b[31m", "\u202e12", "[b]7[/b]", "{ $x }", "7\n8", "\x00", "12abc", "９９", "1e3", "0x10", "--3")


class Case(NamedTuple):
    """A form: in which game it is asked, with what it is made, and which command some typed texts make."""

    game: Callable[[], Game]
    given: Callable[[Game], tuple[Any, ...]]
    typed: dict[str, str]
    made: Any


def asked_by_night() -> Game:
    """A game by the rules of the night whose section asks for a test of Luck."""
    game = night()
    game.submit(BeginAdventure(adventure=NAME))
    game.submit(Enter(section=1, orders=Orders(test="luck")))
    return game


def nothing(game: Game) -> tuple[Any, ...]:
    return ()


def fought() -> Game:
    return night(OpenFight(enemies=(Foe(name="Orc", skill=7, stamina=6),)))


def enchanted() -> Game:
    return night(AddMagic(name="Anneau", use="Éclaire.", charges=3))


def packed() -> Game:
    return night(AddItem(name="Herbe", count=2, antidote=3, note="amère"))


def mapped() -> Game:
    return played(StandAt(clearing=7, label="Le gué"), Walk(to=12, way="n"), RenameClearing(number=12, label="Puits"))


def wandered() -> Game:
    return night(StandAt(clearing=1, label="Le gué"), Walk(to=2, label="le pont", place="La tour"))


def poisoned() -> Game:
    return night(SufferPoison(points=5))


def stony() -> Game:
    gifts = (ReceiveStones(stone="blessing", source="good"), ReceiveStones(stone="fire", count=2))
    return played(*gifts)


def first_magic(game: Game) -> tuple[Any, ...]:
    return (game.state.magic[0],)


def first_passage(game: Game) -> tuple[Any, ...]:
    return (game.state.drawing.passages[0],)


def last_item(game: Game) -> tuple[Any, ...]:
    return (game.state.items[-1],)


def monstrous() -> Game:
    return begun(UseDefault(), AddMonster(species="Ogre", damage="1d6", hit_points=9, speed=9, cells=("A1",)))


def intervening() -> Game:
    return turns(Move(to="J13"), party=(*FOUR, ChooseRules(rules="extended")))


def a_figure(game: Game) -> tuple[Any, ...]:
    return (game.state.characters[0].id,)


def refuse(*_: Any) -> Refusal | None:
    return None


def own_monster(game: Game) -> tuple[Any, ...]:
    return ("", Cell(0, 0), game.state.dungeon.monsters[-1])


FORMS: dict[str, Case] = {
    "ScoreForm": Case(
        played,
        lambda game: ("luck",),
        {"by": "−2", "mode": "4", "reason": "un sort"},
        AdjustInitial(score="luck", by=-2, reason="un sort"),
    ),
    "AmountForm": Case(played, lambda game: ("gold",), {"by": "+7", "reason": "x"}, AdjustGold(by=7, reason="x")),
    "ItemForm": Case(
        packed,
        last_item,
        {"bonus": "-2", "antidote": "", "worth": "9", "note": "douce", "reason": "y"},
        ChangeItem(
            item=6, note="douce", weapon=True, bonus=-2, antidote=NO_ANTIDOTE, treasure=True, worth=9, reason="y"
        ),
    ),
    "LuckForm": Case(
        night,
        nothing,
        {"played": "-1", "optional": "2", "reason": "le pont"},
        TestLuck(optional=True, played=-1, reason="le pont"),
    ),
    "SkillForm": Case(
        night,
        nothing,
        {"modifier": "3", "played": "2"},
        TestSkill(modifier=3, played=2),
    ),
    "FaceForm": Case(asked_by_night, nothing, {"played": "-1"}, Face(played=-1)),
    "SectionForm": Case(lambda: in_story("Gué"), nothing, {"section": "saul"}, entry(read(), "Saule")),
    "RollForm": Case(played, nothing, {"count": "3", "sides": "10"}, RollDice(count=3, sides=10)),
    "CountersDialog": Case(
        night,
        nothing,
        {"counter": "h", "by": "+", "payment": "1"},
        AdjustCounter(counter="honour", by=1),
    ),
    "ForcedMealDialog": Case(night, nothing, {"count": "2"}, TakeForcedMeals(count=2)),
    "GoToForm": Case(played, nothing, {"section": "257"}, GoTo(section=257)),
    "EndForm": Case(played, nothing, {"won": "2", "words": "Fin."}, EndAdventure(won=False, words="Fin.")),
    "NotesDialog": Case(played, nothing, {"text": "un puits"}, AddNote(text="un puits")),
    "SufferForm": Case(night, nothing, {"points": "4"}, SufferPoison(points=4)),
    "EndPoisonForm": Case(poisoned, nothing, {"reason": "z"}, EndPoison(reason="z")),
    "MagicForm": Case(
        enchanted,
        first_magic,
        {"use": "Chauffe.", "charges": "", "nature": "2"},
        ChangeMagic(magic=6, use="Chauffe.", charges=NO_LIMIT, once=True),
    ),
    "UseForm": Case(enchanted, first_magic, {"effect": "un éclair"}, UseMagic(magic=6, effect="un éclair")),
    "LoseMagicForm": Case(enchanted, first_magic, {}, RemoveMagic(magic=6)),
    "FightOpening": Case(
        played, nothing, {"line": "Orc 7 6"}, OpenFight(enemies=(Foe(name="Orc", skill=7, stamina=6),))
    ),
    "EnemyForm": Case(
        fought,
        lambda game: (0, game.state.fight.enemies[0]),
        {"stamina": "5", "poison": "1"},
        ChangeEnemy(enemy=0, stamina=5, skill=7, wound=2, poison=1, until_wounds=0),
    ),
    "JoinForm": Case(fought, nothing, {"enemy": "Loup 5 4"}, AddEnemy(enemy=Foe(name="Loup", skill=5, stamina=4))),
    "TermsForm": Case(
        fought,
        nothing,
        {"modifier": "-1"},
        ModifyFight(modifier=-1, strike=2, escape_wound=0, until_round=0),
    ),
    "EffectForm": Case(fought, nothing, {"name": "Rage", "attack": "2"}, AddEffect(name="Rage", attack=2)),
    "FightOnForm": Case(fought, lambda game: (None, 4), {"mark": "6"}, FightOn(mark=6)),
    "AntidoteForm": Case(fought, nothing, {"item": "Fiole bleue 4"}, AddItem(name="Fiole bleue", antidote=4)),
    "EndFightForm": Case(fought, lambda game: ("la fuite",), {}, EndFight(reason="la fuite")),
    "CastForm": Case(
        stony,
        lambda game: ("blessing",),
        {"target": "Pompatarte", "skill": "8/10", "luck": ""},
        CastStone(stone="blessing", offered=True, creature=Creature(name="Pompatarte", skill=Score(8, 10))),
    ),
    "ReceiveForm": Case(
        played,
        nothing,
        {"reason": "un mage"},
        None,
    ),
    "LoseForm": Case(stony, lambda game: ("fire",), {"count": "2"}, LoseStones(stone="fire", count=2)),
    "NameForm": Case(mapped, lambda game: (12,), {"label": ""}, RenameClearing(number=12, label="")),
    "NoteForm": Case(mapped, lambda game: (12,), {"note": "sec"}, AnnotateClearing(number=12, note="sec")),
    "RenumberForm": Case(mapped, lambda game: (12,), {"to": "13"}, RenumberClearing(number=12, to=13)),
    "AddClearingForm": Case(mapped, nothing, {"label": "Mare"}, AddClearing(number=2, label="Mare")),
    "PassageForm": Case(mapped, lambda game: (7,), {"way": "e", "to": "9"}, AddPassage(start=7, way="e", end=9)),
    "TurnForm": Case(mapped, first_passage, {"way": "w"}, ChangePassage(passage=1, way="w")),
    "SeenExitsForm": Case(
        mapped,
        lambda game: (7,),
        {"ways": "o e"},
        (AddPassage(start=7, way="w"), AddPassage(start=7, way="e")),
    ),
    "PassageEndForm": Case(mapped, first_passage, {"end": "8"}, ChangePassage(passage=1, end=8)),
    "LengthForm": Case(mapped, first_passage, {"length": "3"}, ChangePassage(passage=1, length=3)),
    "PassageNoteForm": Case(mapped, first_passage, {"note": "étroit"}, AnnotatePassage(passage=1, note="étroit")),
    "WalkDialog": Case(mapped, nothing, {"way": "w", "one_way": "x", "to": "4", "section": "12"}, None),
    "AddWayForm": Case(
        wandered,
        lambda game: (1,),
        {"to": "Le bac", "way": "un sentier", "one_way": "2"},
        AddPassage(start=1, end=3, label="un sentier", one_way=True, place="Le bac"),
    ),
    "SeenWaysForm": Case(
        wandered,
        lambda game: (1,),
        {"ways": "la porte; l’échelle; la porte"},
        (AddPassage(start=1, label="la porte"), AddPassage(start=1, label="l’échelle")),
    ),
    "WayEndForm": Case(wandered, first_passage, {"to": "Le bac"}, ChangePassage(passage=1, end=3, place="Le bac")),
    "WayNameForm": Case(
        wandered, first_passage, {"way": "la passerelle"}, ChangePassage(passage=1, label="la passerelle")
    ),
    "FreeWalkDialog": Case(wandered, nothing, {"to": "Le bac", "section": "3"}, None),
    "CharacterForm": Case(
        campaign,
        lambda game: (),
        {"name": "Aïla", "race": "2", "role": "1"},
        None,
    ),
    "RenameForm": Case(
        begun, lambda game: (game.state.characters[0],), {"name": "Ada"}, RenameCharacter(figure=1, name="Ada")
    ),
    "MonsterForm": Case(
        monstrous,
        own_monster,
        {"damage": "2d6", "hit_points": "12"},
        None,
    ),
    "SizeForm": Case(begun, nothing, {"columns": "16", "rows": "17"}, ResizeDungeon(columns=16, rows=17)),
    "GoForm": Case(begun, nothing, {"cell": "B2"}, None),
    "ContextForm": Case(
        begun,
        nothing,
        {"title": "La crypte", "words": "Il fait froid."},
        TellContext(title="La crypte", context="Il fait froid."),
    ),
    "KeepForm": Case(begun, nothing, {"name": "crypte"}, None),
    "ShiftForm": Case(
        intervening, a_figure, {"to": "o15", "words": "Hop"}, ShiftFigure(figure=1, to="O15", words="Hop")
    ),
    "HarmForm": Case(intervening, a_figure, {"damage": "2D6"}, HarmFigure(figure=1, damage="2d6")),
    "RaiseForm": Case(intervening, nothing, {"cells": "n14, O14 o15"}, RaiseObstacles(cells=("N14", "O14", "O15"))),
    "CellForm": Case(
        lambda: begun(UseDefault(), StartDungeon(), BeginTurns()), nothing, {"cell": "e3"}, (Move(to="E3"),)
    ),
    "CommentForm": Case(
        lambda: begun(UseDefault(), StartDungeon()),
        nothing,
        {"text": "En avant !", "by": "1"},
        Comment(by="player", text="En avant !", figure=1),
    ),
}
BARE = frozenset(
    {
        *("ReceiveForm", "WalkDialog", "FreeWalkDialog"),  # they add what is no row
        *("GoForm", "KeepForm"),  # what they do is no command
        *("CharacterForm", "MonsterForm"),  # made below
    }
)
"""The forms whose command is not made of the rows alone, or told apart from the table."""


def asking_of(game: Game, language: str = "fr") -> Asking:
    session = in_memory(game)
    session.story_of = lambda _: read()
    return Asking(told_as(Texts(language, strict=True), session.arguments), session)


def asked(name: str, language: str = "fr") -> tuple[Asking, Questions]:
    """The questions of a form of the table, without a screen."""
    case = FORMS[name]
    game = case.game()
    asking = asking_of(game, language)
    return asking, FORMS_THERE_ARE[name].asked_by(asking, *case.given(game))


def rows() -> Iterator[Any]:
    for name in FORMS:
        asking, questions = asked(name)
        for row in questions.asked:
            yield pytest.param(asking, questions, row, id=f"{name}-{row.name}")


ROWS = list(rows())

ARROWS_CHOOSE = ("CountersDialog", "WalkDialog", "FreeWalkDialog")
"""Where they choose a counter or a way."""


def of_kind(*kinds: type[Row]) -> pytest.MarkDecorator:
    wanted = [param for param in ROWS if isinstance(param.values[2], kinds)]
    assert wanted
    return pytest.mark.parametrize(("asking", "questions", "row"), wanted)


def problem(asking: Asking, given: Any) -> str:
    """What is said of a text that is refused."""
    assert isinstance(given, Problem), given
    told = given.told(asking)
    assert told
    assert "\x1b" not in told
    return told


def test_every_form_stands_in_the_table() -> None:
    assert sorted(FORMS) == sorted(FORMS_THERE_ARE)
    assert len(FORMS) > 45


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_form_is_told_in_both_languages_without_a_screen(name: str, language: str) -> None:
    asking, questions = asked(name, language)
    assert asking.texts(questions.title, **questions.arguments)
    assert not questions.keys or asking.texts(questions.keys)
    values = questions.begun()
    for row in questions.all_rows:
        row.labelled(asking.texts), row.hinted(asking.texts)
        if isinstance(row, Preview):
            row.says(values)
        assert row.asks or isinstance(row, Said | Preview)
    names = [row.name for row in questions.asked]
    assert len(set(names)) == len(names)
    assert not questions.first or questions.first in names


@of_kind(Number)
def test_a_number_has_its_bounds(asking: Asking, questions: Questions, row: Number) -> None:
    read = row.read_text
    assert (read(str(row.low)), read(f" {row.high} ")) == (row.low, row.high)
    bounds = asking.texts("ui-number-bounds", low=row.low, high=row.high)
    outside = (str(row.low - 1), str(row.high + 1), f"−{'9' * 9}", "9" * 6_000)
    assert {problem(asking, read(text)) for text in outside} == {bounds}
    whole = asking.texts("ui-number-whole")
    assert {problem(asking, read(text)) for text in ("2.5", "abc", *HOSTILE)} <= {whole, bounds}
    assert read("") is None if row.optional else problem(asking, read("")) == whole
    if isinstance(row, Points):
        assert (read("+"), read("-"), read("−")) == (1, -1, -1)
    else:
        assert problem(asking, read("-")) == whole


@of_kind(OptionalNumber)
def test_a_number_that_may_be_left_out(asking: Asking, questions: Questions, row: OptionalNumber) -> None:
    assert row.read_text("") is None
    assert (row.read_text(str(row.low)), row.read_text(str(row.high))) == (row.low, row.high)
    for text in (str(row.low - 1), str(row.high + 1), "2.5", "abc", "12345", *HOSTILE):
        problem(asking, row.read_text(text))


@of_kind(Words)
def test_a_text_is_clean_and_of_limited_length(asking: Asking, questions: Questions, row: Words) -> None:
    if isinstance(row, OptionalNumber):
        return
    long = "é" * (row.longest + 1)
    refused = Refusal("text-long", high=row.longest, length=len(long))
    assert problem(asking, row.read_text(long)) == asking.tell(refused)
    for text in ("", *HOSTILE, long[:-1]):
        given = row.read_text(text)
        if isinstance(given, Problem):
            problem(asking, given)
        elif not isinstance(row, Line):
            assert given is None or not set(given) & set("\x1b\x00\n\u202e")
    if not isinstance(row, Line):
        assert row.read_text(f"  {long[:-1]}  ") == long[:-1]


@of_kind(OneOf, Pick)
def test_a_choice_is_one_of_those_there_are(asking: Asking, questions: Questions, row: Chosen) -> None:
    values = questions.begun()
    options = row.now(values)
    for at, (given, choice) in enumerate(options.items(), 1):
        if getattr(choice, "reason", ""):
            assert problem(asking, row.read_text(str(at), values)) == choice.reason
        else:
            assert row.read_text(str(at), values) == given
    for text in ("", "0", str(len(options) + 1), "2.5", "zzz", "9" * 5_000, *HOSTILE[:6]):
        problem(asking, row.read_text(text, values))


@pytest.mark.parametrize("name", [name for name in FORMS if name not in BARE])
def test_the_rows_make_the_command(name: str) -> None:
    asking, questions = asked(name)
    given = questions.answered(FORMS[name].typed)
    assert not [one for one in given.values() if isinstance(one, Problem)]
    assert questions.make(**given) == FORMS[name].made
    if not isinstance(FORMS[name].made, tuple):
        assert not asking.why_not(FORMS[name].made)


@pytest.mark.parametrize("name", [name for name in FORMS if name not in ARROWS_CHOOSE])
def test_arrows_that_change_a_number_are_told_where_they_could_lead_to_another_field(name: str) -> None:
    asking, questions = asked(name)
    fields = [row for row in questions.all_rows if isinstance(row, Number | Words)]
    wanted = len(fields) > 1 and any(isinstance(row, Number) for row in fields)
    assert ("↑ ↓" in keys_told(asking.texts, questions, "play-keys-form")) == wanted


def test_a_party_is_asked_before_there_is_a_game() -> None:
    asking = Asking(Texts("fr", strict=True), None, campaign().state)
    questions = FORMS_THERE_ARE["CharacterForm"].asked_by(asking)
    given = questions.answered({"name": "Aïla", "race": "2", "role": "1"})
    made = questions.make(**given)
    assert isinstance(made, CreateCharacter)
    assert (made.name, made.gender, made.race, made.role) == ("Aïla", given["gender"], given["race"], given["role"])


@pytest.mark.parametrize("book", ["scorpion-swamp", "night-dragon"])
def test_a_hero_is_asked_for_before_there_is_a_game_and_how_much_can_be_undone_only_then(book: str) -> None:
    ruleset = ruleset_of(book)
    assert ruleset is not None
    questions = hero_questions(Asking(Texts("fr", strict=True), None, ruleset.initial()), book)
    given = questions.answered({"name": " Zarn ", "gender": "2", "undo": "3", "dice": "2"})
    assert questions.make(**given) == CreateHero(name="Zarn", gender="m", typed_dice=True)
    assert given["undo"] == "iron"
    again = hero_questions(asking_of(night()), book)
    assert "undo" not in again.answered({})


def test_a_monster_is_made_of_its_rows() -> None:
    _, questions = asked("MonsterForm")
    change = questions.make(**questions.answered({"damage": "2d6", "hit_points": "12", "temper": "5"}))
    assert isinstance(change, ChangeMonster)
    assert change.temper == "guard"
    assert (change.species, change.damage, change.hit_points, change.speed) == ("Ogre", "2d6", 12, 9)
    game = begun(UseDefault())
    fresh = FORMS_THERE_ARE["MonsterForm"].asked_by(asking_of(game), "goblin", Cell(0, 0))
    added = fresh.make(**fresh.answered({"copies": "3"}))
    assert isinstance(added, AddMonster)
    assert (added.kind, added.count, len(set(added.cells))) == ("goblin", 3, 3)


def test_left_as_it_was_a_text_is_kept_to_the_letter_however_long() -> None:
    note = "long " * 400
    row = Words("note", value=note, longest=20)
    assert row.left({}) == note
    assert row.read_text(note[:20]) == note
    assert row.read_text("kurz") == "kurz"
    assert Words("note", value=note, longest=20, same=None).left({}) is None


def test_a_place_without_a_compass_is_added_by_its_name_alone() -> None:
    asking = asking_of(wandered())
    questions = FORMS_THERE_ARE["AddClearingForm"].asked_by(asking)
    assert questions.make(**questions.answered({"label": "Le bac"})) == AddClearing(label="Le bac")


def test_where_the_section_of_a_walk_may_stay_empty_it_gives_nothing() -> None:
    _, questions = asked("WalkDialog")
    given = questions.answered({"way": "w", "to": "4", "section": ""})
    assert given == {"way": "w", "one_way": False, "to": 4, "section": None}
    given = questions.answered({"way": "x", "to": "0", "section": "0"})
    assert all(isinstance(given[name], Problem) for name in ("way", "to", "section"))


# -- on the screen -----------------------------------------------------------------------------------------------------


MOUNTED = [name for name in FORMS if name not in ("CharacterForm", "GoForm")]
REPRESENTED = (
    "ItemForm", "EnemyForm", "TermsForm", "CastForm", "CountersDialog", "ScoreForm", "FreeWalkDialog", "CommentForm",
    "GoToForm", "PassageForm", "AmountForm", "NotesDialog", "FightOpening", "SeenExitsForm", "CellForm",
)  # fmt: skip
"""Each kind of row is in one of them."""


@pytest.mark.parametrize("name", long_but(MOUNTED, REPRESENTED))
async def test_a_mounted_form_reads_what_its_rows_read(name: str) -> None:
    """The fields say at first what the rows have, and what is typed into them is read by the same rows."""
    case = FORMS[name]
    game = case.game()
    kind = FORMS_THERE_ARE[name]
    takes_rows = kind.__init__ is not FORMS_THERE_ARE["GoToForm"].__init__
    made = kind("fire") if name == "ReceiveForm" else kind() if takes_rows else kind(*case.given(game))
    app = table(game, lambda: made)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        for row in made.asked.asked:
            if isinstance(row, Number | Words):
                text = case.typed.get(row.name, "-12 ")
                made.query_one(f"#{row.name} Input", Input).value = text
                await pilot.pause()
                assert reading(row, made) == row.read_text(text, made.values), row.name


@few(
    2,
    "name, field",
    [
        (name, row.name)
        for name in FORMS
        for row in asked(name)[1].asked
        if isinstance(row, OptionalNumber) or getattr(row, "optional", False)
    ],
)
async def test_a_number_left_out_is_taken_from_whichever_field_enter_is_pressed_in(name: str, field: str) -> None:
    case = FORMS[name]
    game = case.game()
    form = FORMS_THERE_ARE[name](*case.given(game))
    app = table(game, lambda: form)
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        for row in form.asked.asked:
            if isinstance(row, Number | Words):
                form.query_one(f"#{row.name} Input", Input).value = case.typed.get(row.name, "")
        for picker in form.query(WayPicker):
            picker.chosen = "w"
        given: list[dict[str, Any]] = []
        form.fulfil = given.append
        written = form.query_one(f"#{field} Input", Input)
        written.value = ""
        written.focus()
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert [one[field] for one in given] == [None]
        assert not form.query_one(f"#{field}").message


def reading(row: Row, form: Any) -> Any:
    """What a row reads on the screen; the same `Problem` as without one, whose words stand there."""
    try:
        return row.read(form)
    except Unread:
        text = form.query_one(f"#{row.name} Input", Input).value
        found = row.read_text(text)
        told = found.told(form.asking)
        assert any(told in str(line.text) for line in form.query(Prose)), told
        return found


def test_what_is_asked_needs_no_screen() -> None:
    """Nor does it cost what one costs."""
    asked = "import sys, ffapp.tui.kit.asking; print({'textual', 'rich'} & {*sys.modules})"
    found = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert found.stdout == "set()\n"


def test_an_option_that_is_named_whole_is_meant_though_another_begins_so() -> None:
    options = {name: Choice(name, name) for name in ("Troll", "Troll des bois", "Trolle")}
    row = OneOf("kind", options=options)
    assert [row.read_text(text) for text in ("troll", "Troll d", "TROLLE")] == ["Troll", "Troll des bois", "Trolle"]
    assert isinstance(row.read_text("tro"), Problem)
