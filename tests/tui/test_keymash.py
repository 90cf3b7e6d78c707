"""Keys at random never make the program stumble: on every page, for all books, in bursts, at any size."""

from __future__ import annotations

import random
import sys

import pytest

from ffapp.settings import Settings
from ffapp.store.folders import log_file, saves_folder
from ffapp.tui.app import FFApp
from ffapp.tui.pages.help import HelpScreen
from tests.tui.keymash import mash, shelf_of_samples
from tests.tui.terminal import Terminal

CHUNKS = 8
KEYS = 2_500
"""In each chunk."""
WRITTEN_KEYS = 500
"""On a real terminal, which takes longer."""

ARROWS = ("\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D")
WRITTEN = (*"123456789abcdefghijklmnopqrstuvwxyz?+-", "\r", "\x1b", "\t", " ", "\x10", *ARROWS)
FUNCTION = ("\x1bOP", "\x1bOQ", "\x1bOR", "\x1bOS")
TYPED = ("Orque 7 6\r", "Orc 7 6; Orc 6 5; together\r", "34\r", "Bruno\r", "vq", "v\x1bOR", "\x1b[200~a\nb\x1b[201~")


async def test_some_keys_at_random() -> None:
    await mash(0, 80, adventures=False)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", range(1, CHUNKS + 1))
async def test_many_keys_at_random(seed: int) -> None:
    last: list[str] = []
    try:
        await mash(seed, KEYS, last=last)
    except Exception:
        print(*last, sep="\n")
        raise


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", range(1, 3))
def test_many_keys_at_random_on_a_terminal(seed: int) -> None:
    """Written in bursts to the real program; what ends it is q, with a game that is closed."""
    pick = random.Random(seed)
    written = 0
    while written < WRITTEN_KEYS:
        shelf_of_samples()
        with Terminal(
            sys.executable, "-m", "ffapp", "--lang", pick.choice(("fr", "en")), folder=saves_folder()
        ) as terminal:
            terminal.wait_for(" q ")
            for _ in range(60):
                burst = "".join(_some(pick) for _ in range(pick.choice((1, 2, 3, 5, 8))))
                written += len(burst)
                terminal.type(burst)
                if pick.random() < 0.05:
                    terminal.resize(*pick.choice(((80, 24), (59, 19), (5, 2), (200, 50), (1, 1))))
                terminal.look(0.02)
                if terminal.process.poll() is not None:
                    break
            terminal.resize(80, 24)
            terminal.look(0.5)  # what was written ahead is carried out first
            if terminal.process.poll() is None:
                terminal.type("\x11")
            assert terminal.ended() == 0, terminal.text
    assert not log_file().exists()


def _some(pick: random.Random) -> str:
    kind = pick.random()
    if kind < 0.8:
        return pick.choice(WRITTEN)
    return pick.choice(FUNCTION if kind < 0.87 else TYPED)


@pytest.mark.long
@pytest.mark.parametrize("sample", ["brune", "thibaud", "maugis"])
async def test_every_topic_of_the_help_can_be_looked_through_over_every_book(sample: str) -> None:
    """What keys at random had found: a party has no gender, and one topic of its help asked for it."""
    shelf_of_samples()
    path = saves_folder() / f"{sample}.ffsave"
    app = FFApp(Settings(dice="instant"), language="fr", first=lambda app: app.playing.open_game(path))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f1")
        await pilot.pause()
        help_screen = app.screen
        assert isinstance(help_screen, HelpScreen)
        assert all(help_screen.body_of(topic) for topic in help_screen.topics)
