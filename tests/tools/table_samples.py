"""How the campaigns in the sample saves are played: by plain players, against monsters of the program."""

from __future__ import annotations

from collections.abc import Callable

from ffapp.core.game import Game
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import DeclareDefeat
from ffapp.doonjons.campaign import Campaign, played_by_program
from ffapp.doonjons.equipping import Prepare
from ffapp.doonjons.initiative import BeginTurns, StartDungeon
from ffapp.doonjons.interventions import HarmFigure, RaiseObstacles, ShiftFigure
from ffapp.doonjons.monsters import AddMonster, ChangeMonster, RemoveMonster
from ffapp.doonjons.party import (
    BeginCampaign,
    ChooseDice,
    ChooseRules,
    CreateCharacter,
    RemoveCharacter,
    RenameCharacter,
)
from ffapp.doonjons.setup import (
    ChooseControl,
    PaintObstacles,
    PlaceFigure,
    PutThing,
    ResizeDungeon,
    TakeThing,
    TellContext,
    UseDefault,
)
from ffapp.doonjons.spells import BoogieWoogie, EnchantWeapon, Heal
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import Comment
from ffapp.doonjons.walls import ChooseWalls
from tests.tools.balance import good_policy
from tests.tools.sample_games import all_else, do


def second_dungeon(game: Game) -> None:
    """Four at the table, in the middle of the second dungeon: wounds, comments, equipment that was found."""
    do(
        game,
        CreateCharacter(name="Maugis", race="human", role="wizard"),
        CreateCharacter(name="Perrine", race="halfling", role="rogue", gender="f"),
        CreateCharacter(name="Gontran Pied-Lourd", race="dwarf", role="fighter"),
        CreateCharacter(name="Sœur Aldeberte", race="elf", role="cleric", gender="f"),
        RenameCharacter(figure=2, name="Perrine Courtepaille"),
        BeginCampaign(),
        UseDefault(),
        ChooseControl(control="nearest"),
        StartDungeon(),
        BeginTurns(),
        Comment(by="master", text="La trappe retombe. Il fait noir, et quelque chose ricane."),
    )
    fight(game, lambda state: state.number == 2)
    do(
        game,
        Comment(by="player", text="Les jambons sont sauvés ! Qui descend le premier ?"),
        UseDefault(),
        ChooseControl(control="weakest"),
        StartDungeon(),
        Prepare(figure=1, slot="weapon", kind="sling"),
        BeginTurns(),
    )
    fight(game, lambda state: state.round == 2)
    do(game, Comment(by="master", text="Un couvercle glisse, quelque part derrière vous…"))
    fight(game, lambda state: state.actions == 2 and not played_by_program(state))


def fight(game: Game, until: Callable[[Campaign], bool]) -> None:
    """Plays turn by turn, everybody as sensibly as a plain rule can be, until something is so."""
    while not until(game.state) and game.phase == "turn":
        state = game.state
        do(game, choose(state, game.options()) if played_by_program(state) else good_policy(state))


def table_everything(game: Game) -> None:
    """What a golden save must hold of the table: every command and event, dice of both kinds, undo, redo, branches."""
    do(
        game,
        CreateCharacter(name="Ève", race="elf", role="wizard"),
        CreateCharacter(name="Personne", race="human", role="rogue"),
        RemoveCharacter(figure=2),
        CreateCharacter(name="Brune", race="dwarf", role="fighter"),
        ChooseDice(typed=True),
    )
    game.submit(CreateCharacter(name="Odilon", race="human", role="cleric"), [1, 2, 3, 4] * 4)
    game.undo()
    game.redo()
    do(
        game,
        ChooseDice(typed=False),
        ChooseRules(rules="extended"),
        ChooseWalls(full=True),
        ChooseWalls(full=False),
        BeginCampaign(),
        ResizeDungeon(columns=18, rows=16),
        PaintObstacles(cells=("D4", "D5", "E4")),
        PaintObstacles(cells=("E4",), obstacle=False),
        AddMonster(species="Cloporte géant", hit_points=6, damage="1d4", strength=2, armour_class=9, speed=6),
        _newest(lambda figure: PlaceFigure(figure=figure, cell="H8")),
        AddMonster(kind="goblin-archer", hit_points=3, damage="1d3", reach=6, dexterity=1, cells=("J8",)),
        AddMonster(kind="rat", hit_points=1, damage="1d2", count=2, cells=("K9",)),
        _newest(lambda figure: RemoveMonster(figure=figure)),
        _newest(lambda figure: RemoveMonster(figure=figure)),
        _newest(lambda figure: ChangeMonster(figure=figure, hit_points=4)),
        *(PlaceFigure(figure=figure, cell=cell) for figure, cell in ((1, "H12"), (3, "I12"), (4, "J12"))),
        PutThing(kind="plate", cell="I12"),
        PutThing(kind="two-handed-sword", cell="I12"),
        PutThing(kind="sling", cell="B2"),
        lambda game: TakeThing(thing=game.state.dungeon.things[-1].id),
        TellContext(title="Le bûcher", context="Tout grouille sous les fagots."),
        ChooseControl(control="weakest"),
        StartDungeon(),
        Prepare(figure=1, slot="weapon"),
        Prepare(figure=1, slot="weapon", kind="sling"),
        BeginTurns(),
    )
    fight(game, lambda state: state.acted)
    do(
        game,
        _newest(lambda figure: ShiftFigure(figure=figure, to="B14", words="Un courant d’air.")),
        _newest(lambda figure: HarmFigure(figure=figure, damage="1d2")),
        RaiseObstacles(cells=("A1", "B1"), words="Les murs bougent."),
    )
    fight(game, lambda state: state.number == 2)
    do(game, Comment(by="player", text="Et voilà."))
    all_else(game, DeclareDefeat(words="Tout a été essayé."))


def table_chosen(game: Game) -> None:
    """A campaign with all that a party can choose: the extended rules, full walls, a temper, and one monster of another
    temper, in the second dungeon, where somebody is to act."""
    do(
        game,
        ChooseRules(rules="extended"),
        ChooseWalls(full=True),
        CreateCharacter(name="Ysée", race="elf", role="wizard", gender="f"),
        CreateCharacter(name="Brune", race="halfling", role="rogue", gender="f"),
        CreateCharacter(name="Gontran", race="dwarf", role="fighter"),
        CreateCharacter(name="Odilon", race="human", role="cleric"),
        BeginCampaign(),
        ChooseControl(control="cautious"),
        UseDefault(),
        AddMonster(species="Chien de cave", hit_points=2, damage="1d2", speed=9, temper="guard", cells=("N9",)),
        PutThing(kind="two-handed-sword", cell="B2"),
        StartDungeon(),
        BeginTurns(),
    )
    fight(game, lambda state: state.acting == 1 and state.actions == 3)
    do(
        game,
        EnchantWeapon(target=1, kind="quarterstaff"),
        BoogieWoogie(first=1, second=2),
        HarmFigure(figure=4, damage="1d2", words="Une pierre tombe."),
        Heal(target=4),
    )
    fight(game, lambda state: state.number == 2)
    do(game, UseDefault(), StartDungeon(), BeginTurns())
    fight(game, lambda state: state.round == 2 and not played_by_program(state))


def _newest(made: Callable[[int], Command]) -> Callable[[Game], Command]:
    """A command about the monster that was put last."""
    return lambda game: made(game.state.dungeon.monsters[-1].id)
