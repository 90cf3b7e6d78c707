"""The games of *Le Dragon de la Nuit* in the sample saves: places, people and things of our own invention."""

from __future__ import annotations

from ffapp.core.game import Game
from ffapp.gamebook.antidotes import UseAntidote
from ffapp.gamebook.belongings import AddItem, AdjustGold, ChangeItem, Wield
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import RollDice, TestLuck, TestSkill
from ffapp.gamebook.clearings import AnnotateClearing, MarkClearing, RenameClearing, StandAt, Walk
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.creation import ChooseDice, CreateHero
from ffapp.gamebook.fight import AddEnemy, Foe, ModifyFight, OpenFight, TakeUpFight
from ffapp.gamebook.hunger import TakeForcedMeals
from ffapp.gamebook.life import AdjustInitial, AdjustScore, EndAdventure
from ffapp.gamebook.magic import AddMagic, ChangeMagic, RemoveMagic, UseMagic
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.passage_commands import AddPassage, AnnotatePassage
from ffapp.gamebook.poison import EndPoison, SufferPoison
from ffapp.gamebook.provisions import AdjustMeals, EatMeal
from ffapp.gamebook.rounds import AddEffect, ChangeEnemy, EndFight, Escape, FightRound, RemoveEffect
from ffapp.gamebook.sheet import antidotes, curable
from tests.tools.sample_games import all_else, do, finish


def below_the_pass(game: Game) -> None:
    """A heroine in the middle of things: a map of named places, counters that moved, magic, a poisoned fight."""
    do(
        game,
        CreateHero(name="Ysoline", gender="f"),
        AdjustGold(by=8, reason="L’avance de l’abbesse"),
        GoTo(section=1),
        StandAt(clearing=1, label="Auberge du Tilleul"),
        AddNote(text="L’abbesse paie d’avance et ne demande rien. De quoi a-t-elle peur ?"),
        AddItem(name="Broche d’argent", treasure=True, worth=12, reason="Trouvée sous le plancher"),
        AddPassage(start=1, label="le chemin de halage"),
        GoTo(section=27),
        Walk(label="la route du col", to=2, place="Chapelle aux Corbeaux"),
        AdjustCounter(counter="time_track", by=1, reason="La montée au col"),
        GoTo(section=88),
        TestSkill(modifier=2, played=-2, reason="Passer par le toit crevé"),
        AddMagic(name="Miroir de poix", use="Le couvrir, puis nommer ce qu’on veut voir.", charges=3),
        AddItem(name="Racine d’angélique", antidote=3, count=2, note="Amère ; à mâcher lentement."),
        lambda game: UseMagic(magic=game.state.magic[-1].id, effect="Une porte se dessine derrière l’autel"),
        AdjustCounter(counter="nemesis", by=2, reason="Quelque chose a regardé dans le miroir"),
        GoTo(section=141),
        Walk(label="l’escalier de l’autel", to=3, place="Crypte noyée"),
        MarkClearing(number=3, mark="danger"),
        AnnotateClearing(number=3, note="L’eau monte. Le passage du fond est muré."),
        OpenFight(
            enemies=(Foe(name="Aspic des caves", skill=7, stamina=6, poison=2), Foe(name="Noyé", skill=6, stamina=5)),
            order="together",
            escape=True,
            escape_wound=1,
        ),
        AddEffect(name="De l’eau jusqu’à la taille", attack=-1),
    )
    finish(game)
    if curable(game.state):
        do(game, _antidote)
    do(
        game,
        AddItem(name="Lame des veilleurs", weapon=True, bonus=1, reason="Au fond de l’eau"),
        lambda game: Wield(item=game.state.items[-1].id),
        GoTo(section=203),
        TakeForcedMeals(reason="Une nuit sous terre"),
        AdjustCounter(counter="time_track", by=2, reason="Une nuit sous terre"),
        AdjustCounter(counter="honour", by=2, reason="Le sacristain est ramené au jour"),
        Walk(label="l’escalier de l’autel", to=2),
        Walk(label="le sentier des chèvres", to=4, place="Tour du Guetteur"),
        lambda game: AnnotatePassage(passage=game.state.drawing.passages[-1].id, note="Impraticable de nuit"),
        GoTo(section=219),
        TestLuck(reason="Le guetteur dort-il ?"),
        AddMagic(name="Mot de givre", kind="spell", use="Le dire à voix basse : l’eau prend.", once=True),
        EatMeal(),
    )
    do(game, AdjustCounter(counter="nemesis", by=1, reason="Le feu se voit de loin"))
    game.undo()
    do(
        game,
        AdjustCounter(counter="honour", by=-3, reason="Le guetteur est laissé à son sort"),
        MarkClearing(number=4, mark="goal"),
        AddNote(text="Le guetteur parle d’un gué, deux jours au nord. Redescendre prendre le chemin de halage ?"),
        GoTo(section=64),
    )


def two_blows(game: Game) -> None:
    """A hero with poison in his blood and two blows that wait, an antidote in his bag."""
    do(
        game,
        CreateHero(name="Thibaud le Long", gender="m"),
        GoTo(section=1),
        StandAt(clearing=1, label="Le bac"),
        AdjustCounter(counter="honour", by=-2, reason="Le passeur n’a pas été payé"),
        AdjustCounter(counter="nemesis", by=4, reason="Des ailes au-dessus du fleuve"),
        AdjustCounter(counter="time_track", by=3, reason="Trois jours d’attente"),
        AddItem(name="Fiole de thériaque", antidote=4),
        AddMagic(name="Sifflet d’os", use="Appelle ce qui n’a plus de maître.", charges=1),
        GoTo(section=176),
        SufferPoison(points=3, wound=1, reason="Une flèche venue des roseaux"),
        OpenFight(
            enemies=(
                Foe(name="Spadassin gris", skill=9, stamina=10, poison=3),
                Foe(name="Archère", skill=9, stamina=8, until_wounds=3),
            ),
            order="together",
        ),
    )
    while game.phase != "blow" or sum(not blow.dealt for blow in game.state.fight.blows) < 2:
        do(game, AnswerBlow(luck=False) if game.phase == "blow" else FightRound(target=0))


def night_everything(game: Game) -> None:
    """What a golden save must hold of the night: every chapter, dice of both kinds, undo, redo, a branch."""
    below_the_pass(game)
    game.rewind(next(step.n for step in game.path() if step.depth == 20))
    do(game, AddNote(text="Un autre chemin."), ChooseDice(typed=True))
    game.submit(TestLuck(reason="Vrais dés", played=-1), (3, 4), confirm=True)
    game.submit(RollDice(count=2, played=2), (5, 1), confirm=True)
    game.undo()
    game.redo()
    do(
        game,
        ChooseDice(typed=False),
        AdjustInitial(score="stamina", by=2, reason="Une source"),
        AdjustScore(score="stamina", by=9, reason="Une source"),
        AdjustMeals(by=-3),
        SufferPoison(points=4, reason="Une épine"),
        _antidote,
        EndPoison(),
        lambda game: ChangeMagic(magic=game.state.magic[0].id, charges=5),
        lambda game: RemoveMagic(magic=game.state.magic[0].id, reason="Brisé"),
        ChangeItem(item=3, note="Fendu"),
        RenameClearing(number=1, label="Le Tilleul"),
        OpenFight(
            enemies=(Foe(name="Veilleur", skill=7, stamina=9, until_wounds=2),), until_round=2, weapon_bonus=False
        ),
        AddEffect(name="Torche", attack=1, skill=1),
        AddEffect(name="Fumée", attack=-1),
        lambda game: RemoveEffect(effect=game.state.fight.effects[-1].id),
        AddEnemy(enemy=Foe(name="Son ombre", skill=5, stamina=4, poison=1)),
        ChangeEnemy(enemy=0, poison=1),
    )
    for _ in range(2):
        if game.state.fight is not None and game.state.fight.handed_over is None:
            do(game, FightRound())
        while game.phase == "blow":
            do(game, AnswerBlow(luck=True))
    do(game, ModifyFight(escape=True, escape_wound=1, until_round=0), Escape())
    while game.phase == "blow":
        do(game, AnswerBlow(luck=False))
    do(
        game,
        lambda game: TakeUpFight(encounter=game.state.remembered[0].id),
        EndFight(reason="Il se rend"),
        TakeForcedMeals(count=2),
    )
    all_else(game, EndAdventure(won=True, words="Tout a été essayé."))


def _antidote(game: Game) -> UseAntidote:
    return UseAntidote(item=antidotes(game.state)[0].id)
