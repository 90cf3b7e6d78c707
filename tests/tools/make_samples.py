"""Writes the sample saves and the golden saves: `python -m tests.tools.make_samples [FOLDER]`.

The samples may be made anew at any time. A golden save is made once for its format version and kept for ever: an
existing one is never written again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from ffapp.core.codec import FORMAT, Close, Header, Line
from ffapp.core.game import Game
from ffapp.gamebook.belongings import AddItem, AdjustGold, ChangeItem
from ffapp.gamebook.blows import AnswerBlow
from ffapp.gamebook.checks import TestLuck, TestSkill
from ffapp.gamebook.clearings import AnnotateClearing, MarkClearing, RenameClearing, Walk
from ffapp.gamebook.creation import ChooseDice, CreateHero
from ffapp.gamebook.deciding import ChooseStone, Face
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.fight import CallOffFight, Foe, OpenFight
from ffapp.gamebook.life import AdjustScore, EndAdventure
from ffapp.gamebook.notes import AddNote, GoTo
from ffapp.gamebook.orders import Change, Condition, Effects, End, Orders, Way, Wizard
from ffapp.gamebook.passage_commands import AddPassage
from ffapp.gamebook.provisions import EatMeal
from ffapp.gamebook.reading import BeginAdventure, ChangeText
from ffapp.gamebook.rounds import EndFight, Escape, FightRound
from ffapp.gamebook.sheet import Score
from ffapp.gamebook.stones import STONES, CastStone, Creature, ReceiveStones, category_of
from ffapp.rulesets import ruleset_of
from ffapp.store.chain import frame, header_hash, header_line
from ffapp.store.names import SUFFIX
from ffapp.store.savefile import Store, open_line
from tests.tools import golden_dungeon
from tests.tools.night_samples import below_the_pass, night_everything, two_blows
from tests.tools.sample_games import all_else, do, finish
from tests.tools.table_samples import second_dungeon, table_chosen, table_everything

ROOT = Path(__file__).resolve().parents[2]
START = 1_793_700_000
"""3 November 2026, 10:00 UTC."""

SWAMP, NIGHT, TABLE = "scorpion-swamp", "night-dragon", "doonjons"

Play = Callable[[Game], None]


class Lines:
    """A journal in memory: the framed lines of a save."""

    def __init__(self, header: Header) -> None:
        head = header_line(header)
        self.parts = [head]
        self._last = header_hash(head[:-1]) or b""

    def append(self, body: bytes) -> None:
        line, self._last = frame(body, self._last)
        self.parts.append(line)


def save_of(name: str, play: Play, book: str = SWAMP, *, undo: str = "fate", luck: str = "") -> tuple[bytes, Game]:
    """The bytes of a save whose adventure `play` has played, closed, and the game itself; always the same. With other
    `luck` other dice fall."""
    ruleset = ruleset_of(book)
    assert ruleset is not None
    clock = count(START, 40).__next__
    store = Store(ruleset_of, clock=clock)
    header = Header(
        ffapp=FORMAT,
        id="".join(letter for letter in name if letter.isalnum())[:16].ljust(16, "0"),
        ruleset=ruleset.id,
        seed=f"sample-{name}{luck}",
        undo=undo,
        created=store.now(),
    )
    lines = Lines(header)
    game = Game(ruleset, header, lines, clock, first=2)
    lines.append(game.codec.encode(open_line(store, ruleset, 1)))
    play(game)
    close = Line(n=game.next_n, ts=clock(), v=FORMAT, close=Close(card=game.card()))
    lines.append(game.codec.encode(close))
    return b"".join(lines.parts), game


def on_the_way(game: Game) -> None:
    """A heroine in the middle of things: a map, stones, notes, a wound, a branch left behind."""
    do(
        game,
        CreateHero(name="Aïla", gender="f"),
        GoTo(section=1),
        AddNote(text="Demander au passeur où mène le sentier de l’est."),
        ReceiveStones(stone="fire", count=2, reason="Le vieux mage du village"),
        ReceiveStones(stone="ice", reason="Le vieux mage du village"),
        ReceiveStones(stone="friendship", source="good", reason="Son apprentie"),
        GoTo(section=34),
        RenameClearing(number=1, label="La lisière"),
        AddPassage(start=1, way="w"),
        Walk(to=4, way="n"),
        GoTo(section=112),
        AnnotateClearing(number=4, note="Souche creuse : rien dedans"),
        AddItem(name="Corde de chanvre", note="dix pas de long"),
        Walk(to=7, way="e"),
        OpenFight(enemies=(Foe(name="Sangsue géante", skill=5, stamina=4),), escape=True),
        FightRound(),
    )
    finish(game)
    do(
        game,
        EatMeal(),
        GoTo(section=208),
        TestSkill(modifier=1, reason="Traverser sur le tronc"),
        Walk(to=9, way="s"),
        MarkClearing(number=9, mark="goal"),
        AddNote(text="Clairière 9 : l’ermite veut trois baies bleues."),
    )
    game.undo()
    do(
        game,
        AddNote(text="Clairière 9 : l’ermite échange une pierre contre trois baies bleues."),
        AdjustGold(by=-3, reason="Trois baies bleues"),
        AdjustScore(score="health", by=-7, reason="L’eau croupie"),
        AdjustScore(score="stamina", by=-6, reason="Une nuit sans feu"),
        GoTo(section=57),
    )


def blow_waiting(game: Game) -> None:
    """A fight in which a blow waits for its answer."""
    do(
        game,
        CreateHero(name="Brune des Saulaies", gender="f"),
        GoTo(section=1),
        ReceiveStones(stone="weakness", source="evil", reason="Une sorcière pressée"),
        Walk(to=3, way="n"),
        GoTo(section=75),
        OpenFight(
            enemies=(Foe(name="Écumeur borgne", skill=7, stamina=8), Foe(name="Son chien", skill=6, stamina=5)),
            order="together",
            escape=True,
        ),
        CastStone(stone="weakness", enemy=0),
    )
    do(game, FightRound(target=0))
    while game.phase != "blow":
        do(game, FightRound(target=game.state.fight.facing[0]))


def won(game: Game) -> None:
    """An adventure that is over."""
    do(
        game,
        CreateHero(name="Odilon", gender="m"),
        GoTo(section=1),
        Walk(to=2, way="e"),
        TestLuck(reason="La planche tient-elle ?"),
        Walk(to=5, way="e"),
        Walk(to=6, way="n"),
        AdjustGold(by=50, reason="La récompense du marchand"),
        GoTo(section=400),
        EndAdventure(won=True, words="La carte est complète, le marchand a payé, et la bière est fraîche."),
    )


def everything(game: Game) -> None:
    """What a golden save must hold: commands of every chapter, dice of both kinds, undo, redo, a rewind, a branch."""
    on_the_way(game)
    game.rewind(next(step.n for step in game.path() if step.depth == 5))
    do(game, AddNote(text="Un autre chemin."), ChooseDice(typed=True))
    game.submit(TestLuck(reason="Vrais dés"), (3, 4), confirm=True)
    game.undo()
    game.redo()
    do(
        game,
        ChooseDice(typed=False),
        OpenFight(enemies=(Foe(name="Troll des joncs", skill=8, stamina=9),), escape=True),
        FightRound(),
    )
    while game.phase == "blow":
        do(game, AnswerBlow(luck=True))
    if game.state.fight is not None:
        do(game, Escape())
    while game.phase == "blow":
        do(game, AnswerBlow(luck=False))
    do(
        game,
        *(ReceiveStones(stone=stone, source=category_of(stone), count=2) for stone in STONES),
        CastStone(stone="blessing", offered=True, creature=Creature(name="Un cerf", stamina=Score(4, 9))),
        CastStone(stone="curse", offered=True),
        AdjustScore(score="skill", by=-2),
        OpenFight(enemies=(Foe(name="Noueux", skill=6, stamina=6),)),
        CastStone(stone="strength"),
        CastStone(stone="weakness", enemy=0),
        EndFight(),
        ChangeItem(item=1, note="Ébréchée"),
    )
    all_else(game, EndAdventure(won=True, words="Tout a été essayé."))


SAMPLES: dict[str, tuple[str, Play]] = {
    "aila": (SWAMP, on_the_way),
    "brune": (SWAMP, blow_waiting),
    "maugis": (TABLE, second_dungeon),
    "odilon": (SWAMP, won),
    "thibaud": (NIGHT, two_blows),
    "ysoline": (NIGHT, below_the_pass),
}


def read(game: Game) -> None:
    """An adventure that is read from a file, with all that its sections can order and decide by."""
    swamp = game.ruleset.id == SWAMP
    game.submit(CreateHero(name="Odile", gender="f"))
    game.submit(BeginAdventure(adventure="0" * 32, hero=Effects(points={"gold": 3}, codewords=("HÉRON",))))
    stones: dict[Any, int] = {"fire": 1} if swamp else {}
    first = Orders(clearing=1 if swamp else None, place="" if swamp else "Le port", finds=("clef",), stones=stones)
    ways = {"2": Way(way="e" if swamp else "la ruelle", needs=Condition(item="clef"), loses=("clef",)), "3": Way()}
    game.submit(Enter(section=1, links=("2", "3"), orders=replace(first, to=ways)))
    second = Orders(
        clearing=2 if swamp else None,
        place="" if swamp else "Le quai",
        test="luck",
        points={"stamina": "-1d6", "luck": Change(by=-1, why="La vase")},
        erases=("héron",),
        wizard=Wizard(kind="neutral", stones=2) if swamp else None,
        to={"Le gué": Way(when="lucky"), "101-A": Way(when="unlucky")},
    )
    game.submit(Enter(section="2", links=("Le gué", "101-A"), orders=second))
    if swamp:
        game.submit(ChooseStone(stone="luck"))
    game.submit(ChangeText(adventure="1" * 32, links=("Le gué", "101-A"), orders=second))
    game.submit(Face(), [1, 1])
    rat = OpenFight(enemies=(Foe(name="Rat", skill=1, stamina=2),), escape=True)
    game.submit(Enter(section="Le gué", links=("4",), orders=Orders(to={"4": Way(when="victory")}), fight=rat))
    game.submit(CallOffFight())
    game.submit(Face())
    game.submit(FightRound(), [1, 1, 6, 6])
    last = Orders(points={"gold": 9_999}, dice="1d6", end=End(kind="victory", words="Fin."))
    game.submit(Enter(section=4, orders=last, links=("1",)))
    game.submit(Enter(section=50, by_hand=True, orders=Orders(end="death")), confirm=True)


LUCK = {"maugis": "-53"}
"""Where the dice of its name alone do not lead to what a sample is to show."""

GOLDEN: dict[str, tuple[str, str, Play]] = {
    SWAMP: (SWAMP, "golden", everything),
    NIGHT: (NIGHT, "golden-night", night_everything),
    TABLE: (TABLE, "golden-table", table_everything),
    f"{TABLE}-chosen": (TABLE, "golden-chosen", table_chosen),
    f"{SWAMP}-read": (SWAMP, "golden-read", read),
    f"{NIGHT}-read": (NIGHT, "golden-night-read", read),
}
"""By what its file is called before the version, of each book one by the book alone: the book, the seed, the play."""


def made() -> Iterator[tuple[str, bytes]]:
    """Every file with its path below the folder of the samples."""
    for name, (book, play) in SAMPLES.items():
        yield name + SUFFIX, save_of(name, play, book, luck=LUCK.get(name, ""))[0]


def main(folder: Path) -> None:
    for name, data in made():
        (folder / name).write_bytes(data)
    for stem, (book, name, play) in GOLDEN.items():
        golden = folder / "golden" / f"{stem}-v{FORMAT}{SUFFIX}"
        if not golden.exists():
            golden.parent.mkdir(exist_ok=True)
            data, game = save_of(name, play, book)
            golden.write_bytes(data)
            state = {"rules": game.ruleset.rules, "state": game.codec.state_hash(game.state)}
            golden.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(state)) + b"\n")
    golden_dungeon.write(folder / "golden")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "saves")
