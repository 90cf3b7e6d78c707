"""Adventures played many times: the same seed gives the same totals however the plays are shared out, and a play is one
that a game would have."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from ffapp.__main__ import main
from ffapp.adventure.collection import Collection
from ffapp.adventure.findings import Findings
from ffapp.adventure.play import choices, entry, section_named
from ffapp.adventure.policies import POLICIES, Policy
from ffapp.adventure.simulate import Totals, play, seed_of, simulated
from ffapp.adventure.story import Story, read_story
from ffapp.adventure.twee import Source
from ffapp.cli.parser import READERS
from ffapp.cli.shares import TRIES, Share, Task, WorkersGone, counted, here, in_processes, on_cluster, shares
from ffapp.core.codec import Header
from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.gamebook.ruleset import night_dragon, scorpion_swamp
from ffapp.rulesets import RULESETS, ruleset_of
from ffapp.store.shelf import Shelf
from ffapp.texts.adventure import speech

TEXT = """:: StoryTitle
Le gué

:: StoryData
{"ifid": "0A6F0C5E-54F4-4F9B-8D0C-2C1F4B6E7A10", "start": "1"}

:: StoryRules
```ffapp
rules = "scorpion-swamp"
```

:: 1
[[Passer à gué->2]] ou [[par le pont->3]].
```ffapp
test = {of = "luck", optional = true}
[to."2"]
when = "lucky"
```

:: 2
L’eau vous porte jusqu’au [[pont->3]].
```ffapp
finds = ["galet"]
```

:: 3
Un troll. [[Entrer->4]] ou [[fuir->5]].
```ffapp
fight = "Troll 8 8; fuite"
[to."4"]
when = "victory"
[to."5"]
when = "escape"
```

:: 4
Le trésor.
```ffapp
points = {gold = 10}
end = "victory"
```

:: 5
La vase. [[Revenir->3]] ou [[se coucher->6]].
```ffapp
points = {stamina = "-4d6"}
```

:: 6
```ffapp
end = "death"
```

:: 7
Nul n’y vient.
```ffapp
end = "other"
```
"""
SOURCES = (Source("gue.twee", TEXT),)
TASK = Task(SOURCES, "scorpion-swamp", "7")
RULES = scorpion_swamp()


@pytest.fixture(scope="module")
def story() -> Story:
    return read_story(SOURCES, Findings(), speech)


@pytest.mark.parametrize("policy", POLICIES)
def test_a_play_is_the_same_again_and_one_that_a_game_has(story: Story, policy: Policy) -> None:
    for number in range(5):
        once = play(RULES, story, policy, "7", number, keep=True)
        assert once == play(RULES, story, policy, "7", number, keep=True)
        game = Game(RULES, Header(id="0123456789abcdef", ruleset=RULES.id, seed=seed_of("7", number)))
        for command in once.commands:
            game.submit(command, confirm=True)
        assert game.state.ending is not None
        assert game.state.ending.won == (once.end == "victory")
        assert str(game.state.section) == once.section


def test_what_is_counted(story: Story) -> None:
    totals = simulated(RULES, story, "random", "7", range(60))
    assert totals.plays == sum(totals.ends.values()) == sum(totals.lengths.values()) == 60
    assert {section for kind, section in totals.ends if kind == "victory"} == {"4"}
    assert {kind for kind, _ in totals.ends} == {"victory", "death"}
    assert totals.ends["death", "6"] == totals.deaths["6", "section"] > 0
    assert {cause for _, cause in totals.deaths} == {"fight", "section"}
    assert "7" not in totals.reached
    assert totals.reached["1"] == 60
    won = totals.share("victory") * 60
    assert sum(count for (name, _), count in totals.scores.items() if name == "gold") == round(won)
    assert set(totals.lost) == {section for kind, section in totals.ends if kind != "victory"}


def test_totals_add_up_in_any_order(story: Story) -> None:
    whole = simulated(RULES, story, "careful", "7", range(30))
    parts = [simulated(RULES, story, "careful", "7", range(begin, begin + 10)) for begin in (20, 0, 10)]
    added = Totals()
    for part in parts:
        added.merge(part)
    assert added == whole


def test_a_careful_reader_wins_more_often_than_one_who_plays_at_random(story: Story) -> None:
    won = {policy: simulated(RULES, story, policy, "7", range(200)).share("victory") for policy in POLICIES}
    assert won["careful"] > won["random"] + 0.05


def test_the_command_line_knows_every_reader() -> None:
    assert READERS == POLICIES


def test_the_shares_are_all_plays_once() -> None:
    wanted = shares(("random", "careful"), 250)
    assert [share.policy for share in wanted] == ["random"] * 3 + ["careful"] * 3
    assert [*range(250)] == [n for share in wanted[:3] for n in range(share.begin, share.end)]


def totals_of(run: object, plays: int = 250, **told: object) -> dict[str, Totals]:
    found: dict[str, Totals] = {}

    def heard(share: Share, part: Totals) -> None:
        found.setdefault(share.policy, Totals()).merge(part)

    run(TASK, shares(("random",), plays), heard, **told)  # type: ignore[operator]
    return found


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="there is no /proc to find a process of the pool in")
def test_processes_give_the_same_totals_and_one_that_dies_loses_no_play(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = totals_of(here)
    assert totals_of(in_processes, jobs=2) == alone
    killed: list[int] = []
    told: dict[str, Totals] = {}

    def heard(share: Share, part: Totals) -> None:
        told.setdefault(share.policy, Totals()).merge(part)
        if not killed:
            children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
            workers = [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
            killed.append(workers[0])
            os.kill(workers[0], signal.SIGKILL)

    in_processes(TASK, shares(("random",), 250), heard, jobs=2)
    assert killed
    assert told == alone


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A Dask scheduler with two workers, each a process of its own: its address, and the workers."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": Path.cwd()}
    contact = tmp_path / "scheduler.json"
    scheduler = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "distributed.cli.dask_scheduler",
            "--port",
            "0",
            "--no-dashboard",
            "--host",
            "127.0.0.1",
            "--scheduler-file",
            str(contact),
        ],
        **quiet,
    )  # type: ignore[call-overload]
    workers = [
        subprocess.Popen(
            [
                sys.executable,
                "-m",
                "distributed.cli.dask_worker",
                "--scheduler-file",
                str(contact),
                "--nthreads",
                "1",
                "--no-dashboard",
                "--no-nanny",
                "--local-directory",
                str(tmp_path),
            ],
            **quiet,
        )  # type: ignore[call-overload]
        for _ in range(2)
    ]
    from dask.distributed import Client

    try:
        with Client(scheduler_file=str(contact), timeout="60s", set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
            yield client.scheduler.address, workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_totals_and_a_worker_that_is_killed_loses_no_play(
    cluster: tuple[str, list[subprocess.Popen[bytes]]],
) -> None:
    address, workers = cluster
    alone = totals_of(here, 1_000)
    assert totals_of(on_cluster, 1_000, scheduler=address) == alone
    told: dict[str, Totals] = {}

    def heard(share: Share, part: Totals) -> None:
        told.setdefault(share.policy, Totals()).merge(part)
        workers[0].kill()

    on_cluster(TASK, shares(("random",), 1_000), heard, scheduler=address)
    assert told == alone


@pytest.mark.parametrize("error", [KeyError, CancelledError])
def test_where_the_machines_die_again_and_again_it_is_said(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first stands for what Dask calls a worker that was killed."""
    dask, futures = MagicMock(KilledWorker=KeyError), [MagicMock()]
    futures[0].result.side_effect = error
    dask.Client.return_value.__enter__.return_value.submit.side_effect = futures
    dask.as_completed.side_effect = lambda sent, loop: iter(sent)
    dask.Client.return_value.__exit__.return_value = False
    monkeypatch.setattr("ffapp.cli.shares.import_module", lambda name: dask)
    with pytest.raises(WorkersGone):
        on_cluster(TASK, shares(("random",), 5), lambda share, part: None, scheduler="tcp://x")


def test_where_no_cluster_answers_it_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = tmp_path / "gue.twee"
    story.write_text(TEXT, encoding="utf-8")
    assert main(["simulate", str(story), "-n", "5", "--scheduler", "nonsense://", "--lang", "en"]) != 0
    assert "nonsense://" in capsys.readouterr().err


def test_simulate_tells_what_came_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = tmp_path / "gue.twee"
    story.write_text(TEXT, encoding="utf-8")
    assert main(["simulate", str(story), "-n", "20", "--seed", "7", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Le gué" in said
    assert "With care" in said
    assert "Never read" in said
    assert main(["simulate", str(story), "-n", "20", "--seed", "7", "--lang", "en"]) == 0
    assert capsys.readouterr().out == said
    assert main(["simulate", str(story), "-n", "20", "--seed", "7", "--reader", "careful", "--json"]) == 0
    assert '"careful":{"plays":20' in capsys.readouterr().out
    (tmp_path / "bad.twee").write_text(":: 1\n[[2]]\n", encoding="utf-8")
    assert main(["simulate", str(tmp_path / "bad.twee")]) == 1
    assert "bad.twee" in capsys.readouterr().err


def test_the_rules_of_another_book_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = tmp_path / "gue.twee"
    story.write_text(TEXT, encoding="utf-8")
    assert main(["simulate", str(story), "-n", "1", "--book", "night-dragon", "--lang", "en"]) != 0
    said = capsys.readouterr()
    assert said.out == ""
    assert "scorpion-swamp" in said.err


def test_a_lost_game_of_each_section_is_kept_with_its_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, folder = tmp_path / "gue.twee", tmp_path / "new" / "lost"
    file.write_text(TEXT, encoding="utf-8")
    words = ["simulate", str(file), "-n", "30", "--seed", "7", "--lang", "en", "--keep", str(folder)]
    assert main(words) == 0
    kept = sorted(folder.glob("*.ffsave"))
    assert f"{len(kept)} lost games kept" in capsys.readouterr().err
    shelf = Shelf(tmp_path / "shelf", ruleset_of, known=RULESETS)
    ended = set()
    for path in kept:
        with shelf.open(path) as saved:
            assert saved.writable
            state = saved.game.state
            assert state.ending is not None
            assert not state.ending.won
            ended.add(str(state.section))
            assert Collection(shelf, speech).story_of(state.reading.adventure, path).title == "Le gué"
    assert len(ended) == len(kept) > 1
    assert main(words) == 0
    assert set(kept) < set(folder.glob("*.ffsave"))


def test_where_the_processes_die_again_and_again_it_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    class Dying:
        def __init__(self, jobs: int, **told: object) -> None:
            tried.append(jobs)

        def __enter__(self) -> Dying:
            raise BrokenProcessPool

        def __exit__(self, *told: object) -> None: ...

    monkeypatch.setattr("ffapp.cli.shares.ProcessPoolExecutor", Dying)
    story = tmp_path / "gue.twee"
    story.write_text(TEXT, encoding="utf-8")
    assert main(["simulate", str(story), "-n", "5", "--jobs", "2", "--lang", "en"]) != 0
    assert tried == [2] * TRIES
    assert "dies again and again" in capsys.readouterr().err


@pytest.mark.parametrize(
    "given", [["-n", "0"], ["-n", "x"], ["--jobs", "-1"], ["--reader", "greedy"], ["-n", "9" * 30]]
)
def test_figures_out_of_bounds_are_refused(
    given: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = tmp_path / "gue.twee"
    story.write_text(TEXT, encoding="utf-8")
    assert main(["simulate", str(story), *given]) == 2
    assert capsys.readouterr().out == ""


def test_choices_are_in_the_words_of_the_links(story: Story) -> None:
    state = play(RULES, story, "random", "7", 0, keep=True)
    game = Game(RULES, Header(id="0123456789abcdef", ruleset=RULES.id, seed=seed_of("7", 0)))
    for command in state.commands[:3]:
        game.submit(command, confirm=True)
    told = choices(story, game.state)
    assert [(choice.target, choice.text) for choice in told] == [("2", "Passer à gué"), ("3", "par le pont")]
    assert told[0].closed is not None
    with pytest.raises(Refusal, match="section-nowhere"):
        entry(story, "99")
    assert section_named(story, "02") is section_named(story, 2)


def test_a_share_needs_nothing_but_itself() -> None:
    assert counted(TASK, Share("random", 0, 5)) == counted(TASK, Share("random", 0, 5))


@pytest.mark.parametrize("policy", POLICIES)
def test_a_fight_that_its_section_takes_over_leads_on(policy: Policy) -> None:
    """Nobody is stuck in a fight that goes no further by itself."""
    text = """:: StoryRules
```ffapp
rules = "night-dragon"
```

:: Start
[[on->2]] [[won->3]]
```ffapp
fight = "Garde 12 90; tours 1"
[to."2"]
when = "rounds"
[to."3"]
when = "victory"
```

:: 2
```ffapp
end = "victory"
```

:: 3
```ffapp
end = "other"
```
"""
    night = read_story((Source("x.twee", text),), Findings(), speech)
    totals = simulated(night_dragon(), night, policy, "7", range(10))
    assert totals.ends["victory", "2"] == 10


def test_a_hero_who_is_dead_at_the_start_dies_there() -> None:
    text = TEXT.replace('rules = "scorpion-swamp"', 'rules = "scorpion-swamp"\nhero = {points = {stamina = -90}}')
    dead = read_story((Source("x.twee", text),), Findings(), speech)
    assert simulated(RULES, dead, "random", "7", range(3)).ends == {("death", ""): 3}
