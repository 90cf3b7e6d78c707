"""Plays shared out: to this process, to several on this machine, or to the workers of a Dask cluster.

A share holds all that its plays need, and gives back totals that add up in any order. One whose worker is gone is given
to another one: its plays come out the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, TypeAlias

from ffapp.adventure.findings import Findings
from ffapp.adventure.policies import Policy
from ffapp.adventure.simulate import Totals, simulated
from ffapp.adventure.story import Story, read_story
from ffapp.adventure.twee import Source
from ffapp.rulesets import ruleset_of

PLAYS: Final = 100
"""So many plays are a share: some seconds of work at most."""

TRIES: Final = 5
"""So often the processes of a machine may die before it is given up."""


class WorkersGone(Exception):
    """The processes or machines that play die again and again."""


class Task(NamedTuple):
    """What is played: the texts of the adventure, the rulebook, and the seed."""

    sources: tuple[Source, ...]
    ruleset: str
    seed: str


class Share(NamedTuple):
    """The plays from `begin` to before `end` of one kind of reader."""

    policy: Policy
    begin: int
    end: int


Told: TypeAlias = Callable[[Share, Totals], None]
"""Hears of each share that is done."""


def shares(policies: Iterable[Policy], plays: int) -> tuple[Share, ...]:
    """All shares of so many plays of each kind of reader."""
    starts = range(0, plays, PLAYS)
    return tuple(Share(policy, begin, min(begin + PLAYS, plays)) for policy in policies for begin in starts)


@lru_cache(maxsize=2)
def _story(sources: tuple[Source, ...]) -> Story:
    from ffapp.texts.adventure import speech

    return read_story(sources, Findings(), speech)


def counted(task: Task, share: Share) -> Totals:
    """The totals of a share."""
    ruleset = ruleset_of(task.ruleset)
    assert ruleset is not None
    return simulated(ruleset, _story(task.sources), share.policy, task.seed, range(share.begin, share.end))


def here(task: Task, wanted: Iterable[Share], told: Told) -> None:
    """Plays all shares in this process."""
    for share in wanted:
        told(share, counted(task, share))


def in_processes(task: Task, wanted: Iterable[Share], told: Told, *, jobs: int) -> None:
    """Plays all shares in so many processes of this machine. Raises `WorkersGone`."""
    left = dict.fromkeys(wanted)
    for attempt in range(TRIES):
        try:
            with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
                for share, totals in _done({pool.submit(counted, task, share): share for share in left}):
                    del left[share]
                    told(share, totals)
            return
        except BrokenProcessPool as error:
            if attempt == TRIES - 1:
                raise WorkersGone from error


def _done(futures: dict[Future[Totals], Share]) -> Iterator[tuple[Share, Totals]]:
    waiting = set(futures)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield futures[future], future.result()


def on_cluster(task: Task, wanted: Iterable[Share], told: Told, *, scheduler: str) -> None:
    """Plays all shares on the workers of a Dask scheduler, which gives what a lost one had to others. Raises `OSError`
    where none answers there, and `WorkersGone`."""
    dask: Any = import_module("dask.distributed")  # an extra, without types, and slow to import
    try:
        joined = dask.Client(scheduler, timeout="10s", set_as_default=False)
    except ValueError as error:  # no address
        raise OSError(str(error)) from error
    with joined as client:
        sent = client.scatter(task, broadcast=True)
        futures: dict[Any, Share] = {
            client.submit(counted, sent, share, pure=False, retries=TRIES): share for share in wanted
        }
        for future in dask.as_completed(futures, loop=client.loop):
            try:
                part = future.result()
            except (dask.KilledWorker, CancelledError) as error:
                raise WorkersGone from error
            told(futures[future], part)
            future.release()
