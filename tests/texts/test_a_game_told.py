"""Whole games played at random, and every step of them told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from ffapp.core.codec import Header
from ffapp.core.errors import Caution, Refusal
from ffapp.core.game import Game
from ffapp.core.messages import Command, Event
from ffapp.core.ruleset import Ruleset
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.party import CreateCharacter
from ffapp.doonjons.spells import BoogieWoogie, EnchantWeapon, Heal
from ffapp.gamebook.belongings import AddItem, ChangeItem
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import TestLuck
from ffapp.gamebook.counters import AdjustCounter
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.fight import AddEnemy, CallOffFight, Foe, ModifyFight, OpenFight
from ffapp.gamebook.life import AdjustInitial, AdjustScore, EndAdventure
from ffapp.gamebook.magic import AddMagic, ChangeMagic, UseMagic
from ffapp.gamebook.notes import AddNote
from ffapp.gamebook.poison import SufferPoison
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.rounds import ChangeEnemy, Escape, FightRound
from ffapp.gamebook.sheet import Score
from ffapp.gamebook.stones import CastStone, Creature, ReceiveStones
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.texts import Texts
from ffapp.texts.catalogue import LONGEST
from ffapp.texts.telling import tell_caution, tell_command, tell_events, tell_refusal
from tests.legal import legal_commands
from tests.shares import most
from tests.texts.messages import texts
from tests.tools.sample_games import READ

HOSTILE = "[/b] « {$x} »\n⟦y⟧ \x1b[31m \u202e{"


EXTRA: tuple[Command, ...] = (
    AdjustInitial(score="stamina", by=-1),
    AdjustScore(score="health", by=-3),
    AdjustScore(score="health", by=4),
    AdjustScore(score="luck", by=3),
    ReceiveStones(stone="weakness", source="evil"),
    ReceiveStones(stone="strength", source="good"),
    AddItem(name="Dague", weapon=True, bonus=1),
    AddNote(text="Le pont est coupé."),
    CreateCharacter(name="Aldeberte", race="elf", role="cleric"),
    CreateCharacter(name="Maugis", race="human", role="wizard"),
)
"""What random play would seldom come to by the rulesets' own examples."""


SEEDS = 160
"""So many games are played at most."""


ENDS = {"EndAdventure", "AdventureEnded", "DeclareDefeat"}
"""What ends a game by a word, which random play would come to too soon."""


def kind_of(command: Command) -> str:
    return f"{type(command).__name__} {command.stone if isinstance(command, CastStone) else ''}"


def chosen(game: Game, chance: random.Random) -> Command:
    """A legal command of any kind: kinds first, for the map alone has more options than all the rest."""
    options = [option for option in legal_commands(game) if type(option).__name__ not in ENDS]
    extra = [command for command in EXTRA if game.why_not(command) is None]
    magic = [option for option in options if isinstance(option, CastStone)]
    if game.phase == "fight" and magic and chance.random() < 0.5:
        return chance.choice(magic)
    seldom = [option for option in options if isinstance(option, CallOffFight | Heal | BoogieWoogie | EnchantWeapon)]
    if seldom and chance.random() < 0.2:
        return chance.choice(seldom)
    rounds = [option for option in options if isinstance(option, FightRound | AnswerBlow | Strike)]
    if rounds and chance.random() < 0.4:
        return chance.choice(rounds)
    if extra and chance.random() < 0.2:
        options = extra
    kind = chance.choice(sorted({kind_of(option) for option in options}))
    return chance.choice([option for option in options if kind_of(option) == kind])


def played(ruleset: Ruleset, seeds: int, steps: int) -> Iterator[tuple[Any, Command, tuple[Event, ...]]]:
    """Random games: the state before each command, the command, and what it made happen."""
    for seed in range(seeds):
        game = Game(ruleset, Header(id=f"{seed:016}", ruleset=ruleset.id, seed=str(seed)))
        chance = random.Random(seed)
        for _ in range(steps):
            before = game.state
            command = chosen(game, chance)
            yield before, command, game.submit(command, confirm=True).step.events
            if game.phase == "over":
                game.undo()


def arguments_in(ruleset: Ruleset, state: Any) -> list[dict[str, int | str]]:
    """The arguments of every message in a state, for both genders where the ruleset has a hero."""
    arguments = ruleset.arguments(state)
    return [{**arguments, "gender": gender} for gender in "fm"] if "gender" in arguments else [arguments]


every_ruleset = [ruleset for name in RULESETS if (ruleset := ruleset_of(name)) is not None]


@pytest.mark.long
@pytest.mark.parametrize("ruleset", every_ruleset, ids=lambda ruleset: ruleset.id)
def test_everything_that_happens_in_random_games_is_told(ruleset: Ruleset) -> None:
    """In every language, until every command has been wanted and every event has happened, but for an end that somebody
    orders."""
    left = {cls.__name__ for cls in (*ruleset.commands, *ruleset.events)} - ENDS - READ
    for before, command, events in played(ruleset, SEEDS, 200):
        cautions = command.cautions(before)
        for told, arguments in product(map(texts, Texts.available), arguments_in(ruleset, before)):
            assert tell_command(told, command, arguments)
            assert all(tell_caution(told, caution, arguments).endswith("?") for caution in cautions)
            assert tell_events(told, events, arguments), events
        left -= {type(record).__name__ for record in (command, *events)}
        if not left:
            break
    assert not left


@most(3, 6)
@pytest.mark.parametrize("ruleset", every_ruleset, ids=lambda ruleset: ruleset.id)
def test_whatever_is_refused_is_told(ruleset: Ruleset, most: int) -> None:
    """What one moment of a game allows, tried at all others."""
    moments = list(played(ruleset, most, 60))
    commands = {f"{command}"[:60]: command for _, command, _ in moments}
    refused = set()
    for state, _, _ in moments[::5]:
        for command in commands.values():
            refusal = ruleset.why_not(state, command)
            if refusal is not None and (refusal.rule, type(command)) not in refused:
                refused.add((refusal.rule, type(command)))
                for language in Texts.available:
                    assert tell_refusal(texts(language), refusal, ruleset.arguments(state)), language
    assert len({rule for rule, _ in refused}) > 20


class Story:
    """A game told as it is played."""

    def __init__(
        self, language: str = "fr", gender: str = "f", name: str = "Aïla", book: str = "scorpion-swamp"
    ) -> None:
        ruleset = ruleset_of(book)
        assert ruleset is not None
        self.texts = texts(language)
        self.game = Game(ruleset, Header(id="0" * 16, ruleset=ruleset.id, seed="s"))
        dice = (3, 4, 4, 2, 2) if book == "scorpion-swamp" else (3, 4, 4, 2, 1, 1)
        self.opening = self(CreateHero(name=name, gender=gender), *dice)  # type: ignore[arg-type]

    def __call__(self, command: Command, *dice: int) -> str:
        events = self.game.submit(command, dice or None, confirm=True).step.events
        return tell_events(self.texts, events, self.arguments)

    @property
    def arguments(self) -> dict[str, int | str]:
        return self.game.ruleset.arguments(self.game.state)

    def refused(self, command: Command) -> str:
        refusal = self.game.why_not(command)
        assert isinstance(refusal, Refusal)
        return tell_refusal(self.texts, refusal, self.arguments)


def spaced(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_a_story_in_french() -> None:
    story = Story()
    assert spaced(story.opening) == (
        "Aïla entre en scène : Habileté 3 + 6 = 9, Endurance 4 + 4 + 12 = 20, Chance 2 + 6 = 8, Santé 2 + 7 = 9. "
        "En bourse, 20 Pièces d’Or ; dans le sac, 4 repas."
    )
    assert spaced(story(AdjustScore(score="stamina", by=-2, reason="une branche cède"))) == (
        "Endurance 20 → 18 — une branche cède."
    )
    foes = (Foe(name="Orque", skill=7, stamina=6), Foe(name="Chef", skill=8, stamina=8))
    assert spaced(story(OpenFight(enemies=foes, order="together"))) == (
        "Le combat s’engage contre Orque et Chef, tous ensemble."
    )
    told = story(FightRound(target=0), 3, 3, 5, 6, 4, 3)
    assert spaced(told) == (
        "Assaut 1. Vous : 4 + 3 + 9 = 16 ; Orque : 3 + 3 + 7 = 13, Chef : 5 + 6 + 8 = 19. "
        "Orque : touché, mais un autre coup vous atteint."
    )
    assert spaced(story(AnswerBlow(luck=True), 1, 2)) == (
        "Vous tentez votre Chance : 1 + 2 = 3 ≤ 8, vous êtes Chanceuse. Chance 8 → 7. Belle touche."
    )
    assert spaced(story.refused(EatMeal())) == "On ne mange pas pendant un combat, et un coup attend votre réponse."
    assert spaced(story(AnswerBlow(luck=False))) == (
        "Vous laissez le coup (Chef) tel quel. Orque : Endurance 6 → 2. Chef vous blesse : Endurance 18 → 16."
    )
    assert spaced(story(ModifyFight(fury=2, escape=True))) == (
        "Les termes du combat changent : tous ensemble, Potion de Furie +2, "
        "Fuite permise au prix de 2 points d’Endurance."
    )
    assert spaced(story(Escape())) == "Vous tournez les talons, et un coup part dans votre dos."
    assert spaced(story(AnswerBlow(luck=True), 6, 6)) == (
        "Vous tentez votre Chance : 6 + 6 = 12 > 7, vous êtes Malchanceuse. Chance 7 → 6. "
        "Le coup s’enfonce. "
        "Blessée en fuyant : Endurance 16 → 13. "
        "Vous échappez à Orque et Chef. La clairière 1 s’en souviendra."
    )
    assert spaced(story(EatMeal())) == "Repas : Endurance 13 → 16. Il en reste 3."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", ("Le coup (Orque 1) s’amortit", "Le coup (Orque 2) s’enfonce")),
        ("en", ("The blow (Orque 1) is softened", "The blow (Orque 2) bites deep")),
    ],
)
def test_of_several_blows_it_is_said_whose_each_is(language: str, told: tuple[str, str]) -> None:
    story, orc = Story(language), Foe(name="Orque", skill=12, stamina=9)
    story(OpenFight(enemies=(orc, orc), order="together"))
    story(FightRound(target=0), 6, 6, 6, 6, 1, 1)
    for dice, said in zip(((1, 1), (6, 6)), told, strict=True):
        assert said in story(AnswerBlow(luck=True), *dice)


@pytest.mark.parametrize(("gender", "word"), [("f", "Chanceuse"), ("m", "Chanceux")])
def test_the_hero_is_spoken_to_as_chosen(gender: str, word: str) -> None:
    told = Story(gender=gender)(TestLuck(), 3, 4)
    assert spaced(told) == f"Vous tentez votre Chance : 3 + 4 = 7 ≤ 8, vous êtes {word}. Chance 8 → 7."


@pytest.mark.parametrize(
    ("book", "language", "used", "last"),
    [
        (
            "scorpion-swamp",
            "fr",
            "Objet utilisé : Potion. Il en reste 1.",
            "Objet utilisé : Potion. Il n’en reste plus.",
        ),
        ("night-dragon", "en", "Item used: Potion. 1 left.", "Item used: Potion. None is left."),
    ],
)
def test_a_thing_that_is_used_is_told_as_used(book: str, language: str, used: str, last: str) -> None:
    story = Story(book=book, language=language)
    story(AddItem(name="Potion", count=2))
    item = story.game.state.items[-1].id
    for wrong in (0, 1, -3):
        assert story.game.why_not(ChangeItem(item=item, by=wrong, name="A", used=True)) is not None
    assert spaced(story(ChangeItem(item=item, by=-1, used=True))) == used
    assert spaced(story(ChangeItem(item=item, by=-1, used=True))) == last
    assert item not in [known.id for known in story.game.state.items]


def test_what_changed_of_an_item_is_told() -> None:
    story = Story()
    assert spaced(story(AddItem(name="Dague", weapon=True, bonus=1))) == "Nouvel objet : Dague (Force d’Attaque +1)."
    item = story.game.state.items[-1].id
    assert spaced(story(ChangeItem(item=item, by=2))) == "Dague : 1 → 3."
    assert spaced(story(ChangeItem(item=item, name="Dague elfe", bonus=-1, note="n"))) == (
        "Dague s’appelle désormais Dague elfe : Force d’Attaque +1 → −1, note modifiée."
    )


def night(language: str = "fr") -> Story:
    return Story(language, book="night-dragon")


@pytest.mark.parametrize(
    ("added", "told"),
    [
        ({"antidote": 3}, "Nouvel objet : Herbe, antidote, guérit 3 points."),
        ({"antidote": 0, "count": 2}, "Nouvel objet : Herbe × 2, antidote à tout poison."),
        ({"treasure": True}, "Nouvel objet : Herbe, trésor."),
        ({"treasure": True, "worth": 1}, "Nouvel objet : Herbe, trésor, 1 Pièce d’Or."),
        ({"treasure": True, "worth": 30, "count": 2}, "Nouvel objet : Herbe × 2, trésor, 30 Pièces d’Or l’unité."),
        (
            {"weapon": True, "bonus": 1, "treasure": True, "worth": 12},
            "Nouvel objet : Herbe (Force d’Attaque +1), trésor, 12 Pièces d’Or.",
        ),
    ],
)
def test_what_an_item_is_is_told(added: dict[str, Any], told: str) -> None:
    assert spaced(night()(AddItem(name="Herbe", **added))) == told


def test_what_an_item_becomes_is_told() -> None:
    story = night()
    story(AddItem(name="Herbe"))
    item = story.game.state.items[-1].id
    for change, told in (
        ({"antidote": 4}, "Herbe : antidote, guérit 4 points."),
        ({"antidote": 0}, "Herbe : antidote à tout poison."),
        ({"antidote": -1, "treasure": True, "worth": 9}, "Herbe : n’est plus un antidote, trésor, 9 Pièces d’Or."),
        ({"weapon": True, "bonus": 2}, "Herbe : Force d’Attaque 0 → +2, peut servir d’arme."),
        ({"treasure": False, "worth": 0, "by": 1, "reason": "vendue"}, "Herbe : 1 → 2, n’est plus un trésor — vendue."),
    ):
        assert spaced(story(ChangeItem(item=item, **change))) == told


def test_what_changed_of_a_thing_of_magic_is_told() -> None:
    story = night()
    assert spaced(story(AddMagic(name="Anneau", charges=3))) == "Nouvel objet magique : Anneau, 3 charges."
    magic = story.game.state.magic[0].id
    assert spaced(story(ChangeMagic(magic=magic, kind="spell"))) == "Anneau : sortilège."
    assert spaced(story(ChangeMagic(magic=magic, name="Bague"))) == "Anneau s’appelle désormais Bague."
    told = story(ChangeMagic(magic=magic, charges=-1, once=True, use="Frotter.", name="Or"))
    assert spaced(told) == "Bague s’appelle désormais Or : charges sans limite, à usage unique, usage modifié."


@pytest.mark.parametrize("language", Texts.available)
@pytest.mark.parametrize(
    ("words", "ended"),
    [
        ("La porte s’ouvre", "La porte s’ouvre."),
        ("La porte s’ouvre.", "La porte s’ouvre."),
        ("Il neige !", "Il neige !"),
        ("Qui est là ?", "Qui est là ?"),
        ("Rien…", "Rien…"),
        ("« Sésame »", "« Sésame »."),
        ("« Sésame ! »", "« Sésame ! »"),
    ],
)
def test_the_readers_words_end_as_any_sentence(language: str, words: str, ended: str) -> None:
    story = night(language)
    story(AddMagic(name="Anneau", charges=2))
    told = spaced(story(UseMagic(magic=story.game.state.magic[0].id, effect=words)))
    charge = {"fr": "Il reste 1 charge.", "en": "1 charge is left."}[language]
    assert told.endswith(f" {ended} {charge}")
    assert spaced(story(EndAdventure(won=True, words=words))).count(words) == 1


def test_a_counter_and_a_term_are_told_in_words() -> None:
    story = night()
    assert spaced(story.refused(AdjustCounter(counter="luck", by=1))) == "Ce livre n’a pas ce compteur : Chance."
    swamp = Story()
    orc = Foe(name="Orque", skill=7, stamina=6)
    for said in ({"weapon_bonus": False}, {"until_round": 2}):
        told = swamp.refused(OpenFight(enemies=(orc,), **said))  # type: ignore[arg-type]
        assert "_" not in told
    assert "_" not in swamp.refused(OpenFight(enemies=(Foe(name="A", skill=7, stamina=6, until_wounds=2),)))


def test_what_changed_of_an_enemy_is_told() -> None:
    story = Story()
    story(OpenFight(enemies=(Foe(name="Orque", skill=7, stamina=6),)))
    assert spaced(story(ChangeEnemy(enemy=0, skill=8))) == "Orque : Habileté 7 → 8."
    assert spaced(story(ChangeEnemy(enemy=0, stamina=0))) == (
        "Orque : Endurance 6 → 0. Orque s’écroule sans vie. Combat gagné sans un seul Assaut."
    )


def test_only_the_known_scores_of_a_blessed_creature_are_told() -> None:
    story = Story()
    assert spaced(story(ReceiveStones(stone="blessing", source="good", count=2))) == (
        "Vous recevez 2 Pierres de Bénédiction, don d’un bon sorcier."
    )
    told = story(CastStone(stone="blessing", offered=True, creature=Creature(name="Gnome", stamina=Score(4, 9))))
    assert spaced(told) == (
        "Une Pierre de Bénédiction tombe en poussière, pour Gnome. Il vous en reste une. "
        "Votre bénédiction descend sur Gnome. Endurance 4 → 7."
    )


@pytest.mark.parametrize(("gender", "word"), [("f", "morte"), ("m", "mort")])
def test_death_is_told_with_the_sickness_that_brought_it(gender: str, word: str) -> None:
    story = Story(gender=gender)
    story(AdjustScore(score="stamina", by=-17))
    told = spaced(story(AdjustScore(score="health", by=-8)))
    assert told == (
        "Santé 9 → 1. La maladie gagne du terrain : malus de −3 à l’Habileté et à l’Endurance. "
        f"Votre Endurance est épuisée : vos forces vous quittent. Vous êtes {word}."
    )


def test_every_sentence_of_a_command_ends_with_its_own_stop() -> None:
    story = Story()
    told = spaced(story(AdjustScore(score="health", by=-5, reason="L’eau croupie")))
    assert told.startswith("Santé 9 → 4 — L’eau croupie. La maladie gagne du terrain")
    assert story(AdjustScore(score="luck", by=-1, reason="Quelle poisse !")).endswith("Quelle poisse !")


@pytest.mark.parametrize("way", "nesw")
def test_an_exit_is_told_so_that_its_side_is_no_verb(way: str) -> None:
    caution = Caution("exit-leads-elsewhere", start=1, known=2, to=3, way=way)
    told = tell_caution(Texts("fr"), caution, {"gender": "f"})
    assert any(f"la sortie {side} mène" in told for side in ("du nord", "de l’est", "du sud", "de l’ouest"))


def test_initial_values_are_told() -> None:
    told = spaced(Story()(AdjustInitial(score="stamina", by=-2)))
    assert told == "Endurance de départ 20 → 18, et avec elle le total présent : 20 → 18."


@pytest.mark.parametrize("language", Texts.available)
def test_the_beginning_of_a_long_note_or_reason_is_told(language: str) -> None:
    story = Story(language)
    long = "x" * 10_000
    shown = long[: LONGEST - 1] + "…"
    assert story(AddNote(text=long)).endswith(f" {shown}")
    assert story(AdjustScore(score="luck", by=-1, reason=long)).endswith(f"— {shown.removesuffix('…')}…")


@pytest.mark.parametrize("language", Texts.available)
def test_names_and_notes_are_told_as_they_are(language: str) -> None:
    line = "".join(HOSTILE.splitlines())
    story = Story(language, name=line)
    assert line in story.opening
    assert HOSTILE in story(AddNote(text=HOSTILE))
    assert line in story(AdjustScore(score="luck", by=-1, reason=line))
    story(OpenFight(enemies=(Foe(name="none", skill=7, stamina=6), Foe(name="yes", skill=8, stamina=8))))
    assert "none" in story(FightRound(), 1, 1, 6, 6)


def test_the_terms_of_a_fight_are_told_whatever_they_are() -> None:
    story = night()
    guard = Foe(name="Garde", skill=9, stamina=10)
    opening = OpenFight(enemies=(guard,), weapon_bonus=False, until_round=2, escape=True, escape_wound=2)
    assert spaced(story(opening)) == (
        "Le combat s’engage contre Garde, le bonus de l’arme ne comptant pas, 2 Assauts au plus, "
        "Fuite permise au prix de 2 points d’Endurance."
    )
    assert spaced(story(ModifyFight(weapon_bonus=True, until_round=0, escape_wound=0))) == (
        "Les termes du combat changent : l’un après l’autre, le bonus de l’arme comptant de nouveau, "
        "sans limite d’Assauts, Fuite permise sans blessure."
    )
    assert "limite" not in story(ModifyFight(modifier=1)), "told once, when it changes"
    serpent = Foe(name="Serpent", skill=8, stamina=9, wound=0, poison=3, until_wounds=2)
    assert spaced(story(AddEnemy(enemy=serpent))) == (
        "Serpent se joint au combat : Habileté 8, Endurance 9, ses coups ne blessant pas, poison 3, "
        "jusqu’à la 2e blessure qu’il vous inflige."
    )


def test_how_much_of_the_poison_is_left_to_cure_is_told_where_stamina_comes_back() -> None:
    for language, partly, whole in (
        ("fr", "Il reste 2 points de poison à guérir.", "Le poison ne vous tient plus : plus rien à guérir."),
        ("en", "2 points of poison are left to cure.", "The poison no longer has a hold on you: nothing is left"),
    ):
        story = night(language)
        story(SufferPoison(points=6))
        assert spaced(story(EatMeal())).endswith(partly)
        assert whole in spaced(story(AdjustScore(score="stamina", by=2)))
        assert "oison" not in story(AdjustScore(score="stamina", by=-2))


def test_a_poisoned_blow_is_told_in_both_its_parts_and_poison_that_takes_nothing_not_at_all() -> None:
    story = night()
    story(OpenFight(enemies=(Foe(name="Serpent", skill=8, stamina=9, poison=3, until_wounds=1),)))
    story(FightRound(), 6, 6, 1, 1)
    assert spaced(story(AnswerBlow(luck=False))) == (
        "Vous laissez le coup (Serpent) tel quel. "
        "Serpent vous blesse : Endurance 20 → 18. Le poison agit (Serpent) : Endurance 18 → 15. "
        "Serpent vous a blessée une fois : le paragraphe reprend la main."
    )
    arguments = story.arguments
    deadly = SufferPoison(points=3, wound=15, reason="le puits")
    wanted = spaced(tell_command(story.texts, deadly, arguments))
    assert wanted == "Subir un poison : 3, et la blessure qui l’apporte : 15"
    told = spaced(story(deadly))
    assert told.startswith("Endurance 15 → 0 — le puits.")
    assert "poison agit" not in told
