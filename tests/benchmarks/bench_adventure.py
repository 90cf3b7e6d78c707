"""What adventures cost: reading and checking one, a thousand plays of the first that ships, and entering a section
beside another command.

``python -m tests.benchmarks.bench_adventure``
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from ffapp.adventure.check import check
from ffapp.adventure.collection import shipped_path
from ffapp.adventure.findings import Findings
from ffapp.adventure.policies import POLICIES
from ffapp.adventure.reading import read_sources
from ffapp.adventure.simulate import simulated
from ffapp.adventure.twee import Source
from ffapp.core.game import Game
from ffapp.gamebook.belongings import AdjustGold
from ffapp.gamebook.creation import CreateHero
from ffapp.gamebook.entering import Enter
from ffapp.gamebook.orders import Condition, Orders, Way
from ffapp.gamebook.reading import BeginAdventure
from ffapp.gamebook.ruleset import scorpion_swamp
from ffapp.rulesets import ruleset_of
from ffapp.store.savefile import Store, create_save
from ffapp.texts.adventure import speech
from tests.adventure.stories import rules, section

SECTIONS = 1_000
PLAYS = 1_000
PROSE = "You go on through the *dark* swamp, and the reeds close behind you without a sound. "


def blocks(number: int, ways: list[int], chance: random.Random) -> Iterator[str]:
    """What a section orders: points, something found, and a fight or a locked way here and there."""
    yield "points = {stamina = -1}"
    yield f'finds = ["thing {number % 50}"]'
    if number % 3 == 0 and len(ways) > 1:
        yield f'fight = "Orc 6 6; escape"\n[to."{ways[0]}"]\nwhen = "victory"\n[to."{ways[-1]}"]\nwhen = "escape"'
    elif number % 4 == 0:
        yield f'[to."{ways[0]}"]\nneeds = {{item = "thing {chance.randint(0, 60)}"}}'


def adventure(sections: int = SECTIONS) -> str:
    """An adventure of that size, each section with about a thousand letters, two ways on and a block."""
    chance = random.Random(1)
    parts = [rules()]
    for number in range(1, sections + 1):
        ways = sorted({min(sections, number + chance.randint(1, 7)) for _ in range(2)})
        if chance.random() < 0.1:
            ways.append(chance.randint(1, sections))
        links = " ".join(f"[[go to {way}->{way}]]" for way in ways)
        parts.append(section(str(number), f"{PROSE * 12}{links}", "\n".join(blocks(number, ways, chance))))
    return "".join(parts)


def entering() -> float:
    """How much longer it takes to enter a section than to change the gold, each acknowledged: safe on the disk."""
    with TemporaryDirectory() as folder, create_save(Store(ruleset_of), Path(folder), scorpion_swamp()) as saved:
        return _entering(saved.game)


def _entering(game: Game) -> float:
    game.submit(CreateHero(name="A"))
    game.submit(BeginAdventure(adventure="a"))
    orders = Orders(points={"gold": 1}, codewords=("a",), to={"2": Way(needs=Condition(item="sword"))})
    game.submit(Enter(section=2, links=("1", "2"), orders=orders))
    entered: list[float] = []
    changed: list[float] = []
    for number in range(2_000):
        begin = perf_counter()
        game.submit(Enter(section=1 + number % 2, links=("1", "2"), orders=orders))
        middle = perf_counter()
        game.submit(AdjustGold(by=-1 if number % 2 else 1))
        entered.append(middle - begin)
        changed.append(perf_counter() - middle)
    return median(entered) / median(changed)


def main() -> None:
    """Prints the best of five, then the others."""
    source = Source("adventure.twee", adventure())
    times = []
    for _ in range(5):
        begin = process_time()
        checked = check([source], speech)
        times.append(process_time() - begin)
    size = len(source.text) / 1e6
    told = f"{len(checked.story.sections)} sections, {size:.1f} MB, {checked.reach.steps} steps"
    print(f"reading and checking: {min(times):.2f} s of the processor ({told})")
    path = shipped_path("bourdon")
    assert path is not None
    story = check(read_sources([path], Findings()), speech).story
    for policy in POLICIES:
        begin = process_time()
        simulated(scorpion_swamp(), story, policy, 7, range(PLAYS))
        print(f"{PLAYS} plays, {policy}: {process_time() - begin:.1f} s of the processor")
    print(f"entering a section: {entering():.2f} times another command")


if __name__ == "__main__":
    main()
