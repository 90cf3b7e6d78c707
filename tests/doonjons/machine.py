"""What the machine of random play must know of DOOnjons&Dragons; and whole campaigns, played to their end."""

from __future__ import annotations

from random import Random

from ffapp.core.codec import Header
from ffapp.core.dice import DiceLog, GivenSource, RecordedSource
from ffapp.core.game import Game, carry_out, fold
from ffapp.core.messages import Command
from ffapp.doonjons.attacks import DeclareDefeat
from ffapp.doonjons.campaign import CONTROLS, Campaign, played_by_program
from ffapp.doonjons.figures import HIT_POINTS, RACES, Character
from ffapp.doonjons.initiative import BeginTurns, StartDungeon, TurnBegun
from ffapp.doonjons.party import BeginCampaign, ChooseRules, CreateCharacter
from ffapp.doonjons.setup import ChooseControl, UseDefault, UseDungeon
from ffapp.doonjons.tempers import choose
from ffapp.doonjons.turns import EndTurn
from ffapp.doonjons.walls import ChooseWalls
from tests.doonjons.examples import SKIRMISH, examples, families
from tests.doonjons.laws import check_bounds, check_change
from tests.doonjons.play import RULES
from tests.machine import Machine, Played, Tape
from tests.tools.balance import party_policy

DOONJONS = Played(
    ruleset=RULES,
    families=(families,),
    examples=examples,
    check_change=check_change,
    check_bounds=check_bounds,
    weights={
        "Strike": 60,
        "Move": 14,
        "Equip": 6,
        "PickUp": 8,
        "StartDungeon": 12,
        "BeginTurns": 8,
        "BeginCampaign": 8,
        "CreateCharacter": 12,
        "UseDungeon": 12,
        "Comment": 2,
        "RemoveMonster": 1,
        "RemoveCharacter": 1,
        "BoogieWoogie": 6,
        "Heal": 12,
        "ShiftFigure": 2,
        "HarmFigure": 2,
        "RaiseObstacles": 2,
    },
    rare=frozenset({DeclareDefeat}),
    words=("E5", "Y25", "P0", "A1", "K9", "2d6", "0d6", "mace", "plate", "sling", "goblin", "Ver", "..............."),
)


def gathered(seed: str, undo: str = "fate") -> Machine:
    """A machine whose party is at the door of its first dungeon."""
    machine, random = Machine(DOONJONS, undo, seed), Random(seed)
    for seat in range(random.randint(1, 6)):
        race, role = random.choice(list(RACES)), random.choice(list(HIT_POINTS))
        machine.game.submit(CreateCharacter(name=f"c{seat}", race=race, role=role))
    if random.random() < 0.5:
        machine.game.submit(ChooseRules(rules="extended"))
    if Random(f"walls {seed}").random() < 0.3:
        machine.game.submit(ChooseWalls(full=True))
    machine.game.submit(BeginCampaign())
    machine.game.submit(UseDungeon(dungeon=SKIRMISH) if random.random() < 0.7 else UseDefault())
    return machine


class Campaigner:
    """Plays whole campaigns by legal commands only: some at random, some as sensible players would."""

    MOST = 1_500
    """Commands after which even a long campaign is left where it is."""

    def __init__(self, seed: int, sense: float) -> None:
        self.random = Random(seed)
        self.sense = sense
        self.tape = Tape()
        self.game = Game(RULES, Header(id="0123456789abcdef", ruleset="doonjons", seed=str(seed)), self.tape)
        self.turns: list[tuple[int, int, int]] = []
        """Dungeon, round and figure of each turn that began."""

    @property
    def state(self) -> Campaign:
        state: Campaign = self.game.state
        return state

    def play(self) -> None:
        """A campaign to its end."""
        for seat in range(self.random.randint(1, 6)):
            race, role = self.random.choice(list(RACES)), self.random.choice(list(HIT_POINTS))
            self.do(CreateCharacter(name=f"c{seat}", race=race, role=role))
        if self.random.random() < 0.5:
            self.do(ChooseRules(rules="extended"))
        if Random(f"walls {self.game.header.seed}").random() < 0.4:
            self.do(ChooseWalls(full=True))
        self.do(BeginCampaign())
        while self.state.ending is None and len(self.game.steps) < self.MOST:
            self.do(self.next())

    def next(self) -> Command:
        """What somebody does now."""
        if self.game.phase == "setup":
            if not self.state.dungeon.monsters:
                return UseDungeon(dungeon=SKIRMISH) if self.random.random() < 0.6 else UseDefault()
            control = self.random.choice(CONTROLS)
            return StartDungeon() if control == self.state.control else ChooseControl(control=control)
        options = list(self.game.options())
        if self.game.phase == "ready" and self.random.random() < 0.7:
            return BeginTurns()
        if self.game.phase == "turn" and self.random.random() < self.sense:
            if played_by_program(self.state):
                return choose(self.state, options)
            if any(isinstance(one, Character) and one.id == self.state.acting for one in self.state.characters):
                return party_policy(self.state)
        return self.random.choice([one for one in options if not isinstance(one, EndTurn)] or options)

    def do(self, command: Command) -> None:
        """One command, with everything that must hold before and after it."""
        before, options = self.state, None
        if self.random.random() < 0.05:
            options = set(self.game.options())
            for one in families(before):
                assert (self.game.why_not(one) is None) == (one in options), one
        step = self.game.submit(command, confirm=True).step
        check_change(before, self.state, step.events)
        check_bounds(self.state, [])
        self.turns += [
            (self.state.number, event.round, event.figure) for event in step.events if isinstance(event, TurnBegun)
        ]

    def check_history(self) -> None:
        """What is read back is what was played, and each command decides the same from its dice."""
        state = RULES.initial()
        for step in self.game.path():
            command = self.game.command(step)
            faces = [face for roll in step.rolls for face in roll.faces]
            for source in (RecordedSource(step.rolls), GivenSource(faces)):
                after, events = carry_out(state, command, DiceLog(source, {}))
                source.finish()
                assert events == step.events
            state = fold(state, step.events)
            assert state == after
        assert state == self.state
        again = Game(RULES, self.game.header)
        assert again.replay([again.codec.decode(line) for line in self.tape.lines]).differing == ()
        assert again.state == self.state
        assert again.codec.state_hash(again.state) == again.codec.state_hash(self.state)

    def check_rounds(self) -> None:
        """In each round of a dungeon nobody has two turns, and who is alive until its end has one."""
        rounds: dict[tuple[int, int], list[int]] = {}
        for number, at, figure in self.turns:
            rounds.setdefault((number, at), []).append(figure)
        for turns in rounds.values():
            assert len(turns) == len(set(turns))
        for (number, at), turns in rounds.items():
            following = rounds.get((number, at + 1))
            if following and (number, at + 2) in rounds:  # a whole round: who acts in it was there in the one before
                assert [figure for figure in turns if figure in set(following)] == following
