"""The history of a game: a tree that undo, redo and rewind walk, and that its lines rebuild."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ffapp.core.codec import Header, Line
from ffapp.core.errors import ConfirmationNeeded, Inconsistency, Refusal, UnknownRecord
from ffapp.core.game import Game, fold
from ffapp.core.messages import Command
from tests.toy import TOY, Brawl, Dare, Earn, GoldChanged, Name, Note, Purse, Toss, Walk


class Tape:
    """A journal that keeps the lines, or breaks."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.broken = False

    def append(self, body: bytes) -> None:
        if self.broken:
            raise OSError("no space left")
        self.lines.append(body)


def start(undo: str = "fate") -> tuple[Game, Tape]:
    tape = Tape()
    header = Header(id="0123456789abcdef", ruleset="toy", seed="oaken", undo=undo)
    return Game(TOY, header, tape, lambda: 1_700_000_000), tape


def reload(game: Game, tape: Tape) -> Game:
    again = Game(TOY, game.header)
    assert again.replay([again.codec.decode(line) for line in tape.lines]).differing == ()
    return again


def everything(game: Game) -> dict[str, Any]:
    """All that a player could notice of a game."""
    return {
        "state": game.state,
        "head": game.head,
        "next": game.next_n,
        "steps": game.steps,
        "children": game.children,
        "path": game.path(),
        "redo": game.redo_target(),
        "rolled": {kind: count for kind, count in game._rolled.items() if count},
        "states": {n: game.state_at(n) for n in (0, *game.steps)},
    }


def test_a_command_is_shown_only_once_it_is_kept() -> None:
    game, tape = start()
    outcome = game.submit(Earn(gold=5))
    assert outcome.state == game.state == Purse(gold=25)
    assert tape.lines == [
        b'{"n":1,"ts":1700000000,"up":0,"cmd":{"t":"Earn","gold":5},"e":[{"t":"GoldChanged","gold":[20,25]}]}'
    ]
    before = everything(game)
    tape.broken = True
    for act in (lambda: game.submit(Earn(gold=1)), game.undo, lambda: game.rewind(0)):
        with pytest.raises(OSError, match="no space"):
            act()
        assert everything(game) == before


def test_what_is_refused_changes_nothing() -> None:
    game, tape = start()
    game.submit(Earn(gold=5))
    before, lines = everything(game), list(tape.lines)
    with pytest.raises(Refusal, match="gold-short"):
        game.submit(Earn(gold=-26))
    with pytest.raises(ConfirmationNeeded) as asked:
        game.submit(Earn(gold=-25))
    assert [caution.rule for caution in asked.value.cautions] == ["gold-all"]
    with pytest.raises(Refusal, match="text-unwritable"):
        game.submit(Note(text="\ud800"))
    with pytest.raises(Refusal, match="command-unknown"):
        game.submit(Stranger())
    unknown = game.phase_refusal(Stranger)
    assert unknown is not None
    assert (unknown.rule, game.phase_refusal(Earn)) == ("command-unknown", None)
    with pytest.raises(Refusal, match="redo-nothing"):
        game.redo()
    with pytest.raises(Refusal, match="rewind-here"):
        game.rewind(1)
    for n in (2, -1, 99):
        with pytest.raises(Refusal, match="rewind-unknown"):
            game.rewind(n)
    assert (everything(game), tape.lines) == (before, lines)
    assert game.submit(Earn(gold=-25), confirm=True).state.gold == 0


class Stranger(Command, frozen=True, kw_only=True):
    pass


def test_events_that_do_not_survive_their_encoding_never_reach_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    game, tape = start()
    monkeypatch.setattr(GoldChanged, "apply", lambda self, state: msgspec.structs.replace(state, gold=id(self)))
    with pytest.raises(Inconsistency):
        game.submit(Earn(gold=5))
    assert (tape.lines, game.next_n) == ([], 1)


def test_undo_stops_at_the_beginning() -> None:
    game, _ = start()
    with pytest.raises(Refusal, match="undo-nothing"):
        game.undo()
    game.submit(Earn(gold=1))
    assert game.undo().n == 1
    assert (game.state, game.head, game.depth) == (Purse(), 0, 0)


def test_redo_follows_the_child_last_left() -> None:
    game, _ = start()
    trunk = game.submit(Earn(gold=1)).step.n
    old = game.submit(Walk(section=1)).step.n
    game.undo()
    new = game.submit(Walk(section=2)).step.n
    assert game.children == {0: [trunk], trunk: [old, new]}
    game.undo()
    assert game.redo().n == new
    game.rewind(old)
    game.undo()
    assert game.redo_target() == old
    game.undo()
    assert [game.redo().n, game.redo().n] == [trunk, old]


def test_a_branch_left_behind_can_be_looked_at_and_returned_to() -> None:
    game, tape = start()
    states = [game.submit(Earn(gold=amount)).state for amount in range(1, 6)]
    tip = game.head
    game.rewind(game.path()[1].n)
    game.submit(Note(text="autre chemin"))
    assert game.state_at(tip) == states[-1]
    assert [step.n for step in game.path(tip)] == [1, 2, 3, 4, 5]
    assert game.depth == 3
    game.rewind(tip)
    assert (game.state, game.depth) == (states[-1], 5)
    assert everything(reload(game, tape)) == everything(game)


def test_iron_stops_at_the_last_roll() -> None:
    game, _ = start("iron")
    game.submit(Earn(gold=1))
    game.submit(Dare())
    game.submit(Walk(section=4))
    game.undo()
    with pytest.raises(Refusal, match="undo-iron"):
        game.undo()
    for n in (0, 1):
        with pytest.raises(Refusal, match="undo-iron"):
            game.rewind(n)
    game.redo()
    assert game.state.section == 4


def test_jumps_do_not_depend_on_which_states_are_kept() -> None:
    game, tape = start()
    for amount in range(700):
        game.submit(Earn(gold=amount % 5))
    golds = [20, *(step.events[0].gold.after for step in game.path())]  # type: ignore[attr-defined]
    again = reload(game, tape)
    for n in (0, 1, 255, 256, 257, 511, 512, 699):
        assert game.state_at(n).gold == again.state_at(n).gold == golds[n]


def test_hashes_are_compared_under_the_same_rules_only() -> None:
    game, tape = start()
    for _ in range(120):
        game.submit(Earn(gold=1))
    lines = [game.codec.decode(line) for line in tape.lines]
    marked = [line.n for line in lines if line.s]
    assert marked == [50, 100]
    wrong = [msgspec.structs.replace(line, s="00000000") if line.s else line for line in lines]

    def replayed(rules: int) -> tuple[int, tuple[int, ...]]:
        first = Line(n=0, open="2026", v=1, rules=rules)
        return Game(TOY, game.header, first=0).replay([first, *wrong])

    assert replayed(TOY.rules) == (2, tuple(marked))
    assert replayed(TOY.rules + 1) == (0, ())


DARE = msgspec.Raw(b'{"t":"Dare"}')


@pytest.mark.parametrize(
    "lines",
    [
        [Line(n=1, up=7, cmd=DARE)],
        [Line(n=1, head=1)],
        [Line(n=1, head=-1)],
        [Line(n=0, head=0)],
        [Line(n=1, up=0, cmd=DARE), Line(n=1, up=1, cmd=DARE)],
        [Line(n=1, up=0, cmd=DARE), Line(n=2, up=0, cmd=DARE)],
        [Line(n=1, up=0, cmd=DARE, e=(object(),))],
    ],
)
def test_lines_that_no_game_wrote_are_told(lines: list[Line]) -> None:
    game, _ = start()
    with pytest.raises(Inconsistency) as told:
        game.replay(lines)
    assert told.value.n == lines[-1].n


@pytest.mark.parametrize(
    "line",
    [
        Line(n=1),
        Line(n=1, up=0),
        Line(n=1, up=0, cmd=msgspec.Raw(b"7")),
        Line(n=1, up=0, cmd=msgspec.Raw(b"{}")),
        Line(n=1, up=0, cmd=msgspec.Raw(b'{"t":"Steal"}')),
        Line(n=1, up=0, cmd=msgspec.Raw(b'{"t":"Dar')),
    ],
)
def test_lines_that_only_a_newer_program_wrote_are_told_apart(line: Line) -> None:
    game, _ = start()
    with pytest.raises(UnknownRecord) as told:
        game.replay([line])
    assert told.value.n == 1


def test_a_command_may_be_written_in_another_order() -> None:
    game, _ = start()
    game.replay([Line(n=1, up=0, cmd=msgspec.Raw(b'{ "gold": 5, "t": "Earn" }'))])
    assert game.command(game.steps[1]) == Earn(gold=5)


MOVES = st.one_of(
    st.sampled_from(["undo", "redo", "undo-redo"]),
    st.integers(0, 60).map(lambda n: ("rewind", n)),
    st.builds(Earn, gold=st.integers(-9, 9)),
    st.builds(Brawl, enemies=st.integers(0, 4)),
    st.builds(Walk, section=st.integers(-1, 401)),
    st.builds(Note, text=st.text(max_size=20)),
    st.builds(Name, hero=st.text(max_size=20)),
    st.builds(Toss, count=st.integers(1, 3), sides=st.sampled_from([4, 6, 20])),
    st.just(Dare()),
)


def move(game: Game, what: Any) -> None:
    """Carries out one move. Raises `Refusal` as the game does."""
    if what == "undo":
        game.undo()
    elif what == "redo":
        game.redo()
    elif what == "undo-redo":
        before = everything(game)
        game.undo()
        game.redo()
        after = everything(game)
        assert {**after, "next": 0, "redo": 0} == {**before, "next": 0, "redo": 0}
    elif isinstance(what, tuple):
        game.rewind(what[1])
    else:
        game.submit(what, confirm=True)


@pytest.mark.parametrize("undo", ["fate", "free", "iron"])
@given(moves=st.lists(MOVES, max_size=40))
def test_whatever_is_played_its_lines_rebuild_it(undo: str, moves: list[Any]) -> None:
    game, tape = start(undo)
    for what in moves:
        before, lines = (game.state, game.head, game.next_n), len(tape.lines)
        try:
            move(game, what)
        except Refusal:
            assert ((game.state, game.head, game.next_n), len(tape.lines)) == (before, lines)
        assert game.next_n == len(tape.lines) + 1
        assert fold(Purse(), (event for step in game.path() for event in step.events)) == game.state
    assert everything(reload(game, tape)) == everything(game)
