"""What reading and checking an adventure costs, in seconds of the processor.

``python -m tests.benchmarks.bench_adventure``
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import process_time

from ffapp.adventure.check import check
from ffapp.adventure.twee import Source
from ffapp.texts.adventure import speech
from tests.adventure.stories import rules, section

SECTIONS = 1_000
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


def main() -> None:
    """Prints the best of five."""
    source = Source("adventure.twee", adventure())
    times = []
    for _ in range(5):
        begin = process_time()
        checked = check([source], speech)
        times.append(process_time() - begin)
    size = len(source.text) / 1e6
    told = f"{len(checked.story.sections)} sections, {size:.1f} MB, {checked.reach.steps} steps"
    print(f"reading and checking: {min(times):.2f} s of the processor ({told})")


if __name__ == "__main__":
    main()
