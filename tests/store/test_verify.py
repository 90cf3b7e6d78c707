"""What a save proves: honest dice, typed dice, and what today's rules would decide."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ffapp.core.codec import Header
from ffapp.core.errors import Refusal
from ffapp.core.game import Game
from ffapp.core.ruleset import Ruleset
from ffapp.doonjons.attacks import Strike
from ffapp.doonjons.initiative import StartDungeon
from ffapp.rulesets import ruleset_of
from ffapp.store.chain import body_of
from ffapp.store.savefile import Store, create_save, open_save
from ffapp.store.verify import _dice_fields, redecide, told_faces, verify
from tests.doonjons.play import RULES, Hero, foe, play
from tests.legal import legal_commands
from tests.store.saves import forge, forged_header, small_save, store
from tests.toy import TOY, BlowDealt, Brawl, Dare, Earn, Toss, Walk


@pytest.mark.parametrize("undo", ["fate", "free"])
def test_an_honest_game_is_sound(tmp_path: Path, undo: str) -> None:
    saved = create_save(store(), tmp_path, TOY, undo=undo)
    game = saved.game
    for turn in range(60):
        game.submit(Brawl(enemies=turn % 3 + 1))
        if turn % 3 == 0:
            game.undo()
            game.submit(Toss(count=2, sides=20))
        if turn % 10 == 9:
            game.rewind(game.path()[turn % 5].n)
        if game.state.luck and turn % 7 == 0:
            game.submit(Dare(), dice=[6, 6])
    saved.close()
    saved = open_save(store(), saved.path, write=False)
    proof = verify(saved)
    assert proof.sound
    assert proof.dishonest == ()
    assert proof.hashes == sum(b'"s":' in line for line in saved.lines)
    assert proof.hashes
    assert proof.typed == sum(roll.typed for step in game.steps.values() for roll in step.rolls) > 0
    assert proof.rolls == sum(len(step.rolls) for step in game.steps.values())
    assert list(redecide(saved)) == []


def spoiled(path: Path, change: Any) -> Path:
    """A save whose records were changed and whose chain was made again."""
    saved = open_save(store(), path, write=False)
    records = [msgspec.json.decode(body_of(line)) for line in saved.lines]
    change(records)
    other = path.with_name("spoiled.ffsave")
    other.write_bytes(forge(records, path.read_bytes().splitlines(keepends=True)[0]))
    return other


def roll_of(records: list[Any], tag: str) -> Any:
    return next(record for record in records if record.get("cmd", {}).get("t") == tag)["d"][0]


@pytest.mark.parametrize("field", ["faces", "nth", "place", "kind"])
def test_a_die_that_the_seed_does_not_give_is_found(tmp_path: Path, field: str) -> None:
    def change(records: list[Any]) -> None:
        roll = roll_of(records, "Dare")
        roll[field] = {"faces": [7 - face for face in roll["faces"]], "nth": 5, "place": 3, "kind": "free"}[field]

    proof = verify(open_save(store(), spoiled(small_save(tmp_path), change), write=False))
    assert not proof.sound
    assert [(found.n, found.kind) for found in proof.dishonest] == [(4, "free" if field == "kind" else "luck")]


@pytest.mark.parametrize("sides", [0, -6, 10**12])
def test_impossible_dice_are_dishonest_and_harmless(tmp_path: Path, sides: int) -> None:
    def change(records: list[Any]) -> None:
        roll_of(records, "Dare")["sides"] = sides

    assert len(verify(open_save(store(), spoiled(small_save(tmp_path), change), write=False)).dishonest) == 1


def test_a_typed_die_proves_nothing_and_is_counted(tmp_path: Path) -> None:
    def change(records: list[Any]) -> None:
        roll_of(records, "Dare").update(faces=[1, 1], typed=True)

    proof = verify(open_save(store(), spoiled(small_save(tmp_path), change), write=False))
    assert (proof.typed, proof.dishonest) == (1, ())


def test_a_state_that_differs_is_told_and_does_not_block(tmp_path: Path) -> None:
    saved = create_save(store(), tmp_path, TOY)
    for _ in range(60):
        saved.game.submit(Earn(gold=1))
    saved.close()

    def change(records: list[Any]) -> None:
        assert [record["n"] for record in records if "s" in record] == [50]
        records[49]["s"] = "00000000"

    path = spoiled(saved.path, change)
    with open_save(store(), path) as again:
        assert again.writable
        assert again.report.differing == (50,)
        proof = verify(again)
        assert (proof.hashes, proof.sound) == (1, False)
    other_rules = Store(lambda name: changed_ruleset(rules=2))
    assert open_save(other_rules, path, write=False).report.differing == ()


def changed_ruleset(**fields: Any) -> Ruleset:
    from msgspec.structs import replace

    return replace(TOY, **fields)


@pytest.mark.parametrize("spoil", ["faces", "order", "dropped", "invented"])
def test_events_that_tell_other_dice_are_found(tmp_path: Path, spoil: str) -> None:
    saved = create_save(store(), tmp_path, TOY, seed="oaken")
    saved.game.submit(Walk(section=3))
    saved.game.submit(Brawl(enemies=2))
    told = [list(event.faces) for event in saved.game.steps[3].events if isinstance(event, BlowDealt)]
    assert told[0] != told[1]
    saved.close()

    def change(records: list[Any]) -> None:
        walk, brawl = records[1], records[2]
        first, second = brawl["e"]
        if spoil == "faces":
            first["faces"] = [7 - face for face in first["faces"]]
        elif spoil == "order":
            first["faces"], second["faces"] = second["faces"], first["faces"]
        elif spoil == "dropped":
            brawl["d"] = []
        else:
            walk["e"].append({"t": "FreeRolled", "faces": [6]})

    proof = verify(open_save(store(), spoiled(saved.path, change), write=False))
    assert not proof.sound
    assert proof.dishonest == ()
    assert proof.retold == ((2,) if spoil == "invented" else (3,))


def test_a_game_of_the_swamp_tells_the_dice_that_it_rolled() -> None:
    """Every event of the book with faces in it is one that `verify` looks into."""
    ruleset = ruleset_of("scorpion-swamp")
    assert ruleset
    telling = {event.__name__ for event in ruleset.events if _dice_fields(event)}
    assert {"HeroCreated", "RoundFought", "LuckTested", "SkillTested", "DiceRolled"} <= telling
    for seed in range(3):
        game = Game(ruleset, Header(id="0" * 16, ruleset=ruleset.id, seed=str(seed)))
        rng = random.Random(seed)
        for _ in range(150):
            try:
                game.submit(rng.choice(list(legal_commands(game))), confirm=True)
            except Refusal:
                continue
        for step in game.steps.values():
            told = [faces for event in step.events for faces in told_faces(event)]
            assert told == [roll.faces for roll in step.rolls], step


def test_a_campaign_tells_the_dice_that_it_rolled() -> None:
    """All but those of initiative, whose order is another."""
    telling = {event.__name__ for event in RULES.events if _dice_fields(event)}
    assert telling == {"CharacterCreated", "Attacked", "Healed", "FigureHarmed"}
    table = play([Hero("A1", "A"), Hero("B1", "B")], foe("B2", hit_points=90), order=["A", "B", "M"])
    for _ in range(6):
        table.do(Strike(target=table.monster().id))
    for step in table.game.steps.values():
        told = [faces for event in step.events for faces in told_faces(event)]
        if not isinstance(step.done, StartDungeon):
            assert told == [roll.faces for roll in step.rolls], step


def test_an_iron_game_that_went_back_behind_its_dice_is_found(tmp_path: Path) -> None:
    def change(records: list[Any]) -> None:
        assert [record["n"] for record in records if "head" in record] == [5, 7]

    saved = create_save(store(), tmp_path, TOY, seed="oaken", undo="fate")
    saved.game.submit(Walk(section=3))
    saved.game.submit(Dare())
    saved.game.submit(Walk(section=4))
    saved.game.undo()
    saved.game.submit(Walk(section=5))
    saved.game.rewind(2)
    saved.game.submit(Walk(section=6))
    path = spoiled(saved.close(), change)
    lines = path.read_bytes().splitlines(keepends=True)
    records = [body_of(line.rstrip(b"\n")) for line in lines[1:]]
    header = {name: value for name, value in msgspec.json.decode(lines[0]).items() if name != "crc"}
    for undo, wanted in (("fate", ()), ("iron", (7,))):
        path.write_bytes(forge(records, forged_header(**{**header, "undo": undo})))
        proof = verify(open_save(store(), path, write=False))
        assert (proof.taken_back, proof.sound) == (wanted, not wanted)


def test_what_today_s_rules_would_decide_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = small_save(tmp_path)
    saved = open_save(store(), path, write=False)
    assert list(redecide(saved)) == []

    def found() -> list[tuple[int, str, str, str]]:
        return [(d.n, d.command, d.kind, d.refusal.rule if d.refusal else "") for d in redecide(saved)]

    monkeypatch.setattr(Walk, "check", Dare.check)
    assert found() == []
    monkeypatch.setattr(Walk, "check", lambda self, state: Earn(gold=-999).check(state))
    assert found() == [(6, "Walk", "refused", "gold-short")]
    monkeypatch.setattr(Walk, "decide", Earn.decide)
    monkeypatch.setattr(Walk, "check", lambda self, state: None)
    assert found() == [(6, "Walk", "failed", "")]
    monkeypatch.setattr(Walk, "decide", Dare.decide)
    assert found() == [(6, "Walk", "refused", "dice-too-few")]
    monkeypatch.setattr(Walk, "decide", lambda self, state, dice: iter(()))
    monkeypatch.setattr(Dare, "decide", Brawl(enemies=1).decide.__func__)  # type: ignore[attr-defined]
    kinds = {kind for n, command, kind, rule in found()}
    assert kinds <= {"failed", "refused", "events"}


def test_a_difference_shows_both_sides(tmp_path: Path) -> None:
    def change(records: list[Any]) -> None:
        record = next(record for record in records if record.get("cmd", {}).get("t") == "Earn")
        record["cmd"]["gold"] = 6

    saved = open_save(store(), spoiled(small_save(tmp_path), change), write=False)
    (difference,) = redecide(saved)
    assert (difference.n, difference.command, difference.kind) == (3, "Earn", "events")
    assert [event.arguments()["gold_after"] for event in difference.recorded] == [25]
    assert [event.arguments()["gold_after"] for event in difference.today] == [26]


def test_a_command_with_strange_fields_is_unknown(tmp_path: Path) -> None:
    def change(records: list[Any]) -> None:
        record = next(record for record in records if record.get("cmd", {}).get("t") == "Earn")
        record["cmd"]["colour"] = "blue"

    saved = open_save(store(), spoiled(small_save(tmp_path), change), write=False)
    assert saved.game.state.gold == 25
    assert [(d.n, d.command, d.kind) for d in redecide(saved)] == [(3, "Earn", "unknown")]
