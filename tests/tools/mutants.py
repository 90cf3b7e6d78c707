"""Whether the suite still notices: faults, one per chapter of rules, store, screens, texts and command line, each put
into a copy of the checkout and asked for by the tests that should tell of it.

``python -m tests.tools.mutants`` tries all; names after it only these. ``--source FOLDER`` takes another checkout,
such as an older commit, with its own tests. Exit 0: every fault was noticed; 1: one lives, or its text is not there
(exactly once) any more, and the table needs a new one.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
PARTS: Final = (
    ".ci", ".gitattributes", ".gitignore", "CHANGELOG.md", "LICENSE", "README.md", "ffapp", "pyproject.toml", "saves",
    "styles", "tests",
)  # fmt: skip
LONGEST: Final = 900
"""Seconds for the tests of one fault; a program that no longer ends is noticed, too."""


class Mutant(NamedTuple):
    """A fault: in `file` of the program, `old` becomes `new`, and the tests in `tests` notice it."""

    name: str
    file: str
    old: str
    new: str
    tests: str


MUTANTS: Final = (
    # the core
    Mutant("dice-modulo", "core/dice.py", "% sides + 1", "% (sides - 1) + 1", "core/test_dice.py"),
    Mutant("typed-dice", "core/dice.py", "if not 1 <= face <= key.sides:", "if not 1 <= face:", "core/test_dice.py"),
    Mutant("iron", "core/game.py", 'if self.header.undo == "iron" and self.takes', "if False and self.takes",
           "core/test_history.py"),
    Mutant("free-undo", "core/game.py", 'self.next_n if self.header.undo == "free" else 0', "0",
           "core/test_history.py core/test_dice.py"),
    Mutant("same-twice", "core/game.py", "if fold(self._state, line.e) != state:", "if False:", "core/test_history.py"),
    Mutant("most-held", "core/bounds.py", "if held + by < 0:", "if held + by <= 0:",
           "gamebook/test_hand.py gamebook/test_meals.py gamebook/test_cases.py"),
    # the two books
    Mutant("creation", "gamebook/creation.py", "sum(faces) + score.base", "sum(faces)", "gamebook/test_creation.py"),
    Mutant("luck-compared", "gamebook/checks.py", "+ played <= luck,", "+ played < luck,", "gamebook/test_checks.py"),
    Mutant("luck-lost", "gamebook/checks.py", "Change(luck, max(0, luck - 1))", "Change(luck, luck)",
           "gamebook/test_checks.py"),
    Mutant("luck-played", "gamebook/playing_luck.py", "Change(luck, luck - 1)", "Change(luck, luck)",
           "gamebook/test_playing_luck.py"),
    Mutant("sickness", "gamebook/sheet.py", "-(-health.initial // 4)", "health.initial // 4",
           "gamebook/test_health.py"),
    Mutant("beyond", "gamebook/sheet.py", "min(score.initial, score.current", "max(score.initial, score.current",
           "gamebook/test_scores.py"),
    Mutant("payment", "gamebook/life.py", "if self.payment and -self.by > score.current:", "if False:",
           "gamebook/test_hand.py gamebook/test_scores.py gamebook/test_cases.py"),
    Mutant("meal", "gamebook/provisions.py", "if state.rested and not self.again:", "if False:",
           "gamebook/test_night_meals.py gamebook/test_meals.py"),
    Mutant("hunger", "gamebook/hunger.py", "HUNGER: Final = 2", "HUNGER: Final = 1", "gamebook/test_night_meals.py"),
    Mutant("poison", "gamebook/poison.py", 'raise Refusal("poison-none")', "pass",
           "gamebook/test_poison.py gamebook/test_cases.py"),
    Mutant("counters", "gamebook/counters.py", "if self.payment and -self.by > value:", "if False:",
           "gamebook/test_counters.py"),
    Mutant("fight-tie", "gamebook/rounds.py", "if attack.total > total", "if attack.total >= total",
           "gamebook/test_fight.py"),
    Mutant("fight-target", "gamebook/rounds.py", "if chosen not in facing:", "if False:", "gamebook/test_fight.py"),
    Mutant("escape", "gamebook/rounds.py", "if 0 < stamina <= wound:", "if 0 < stamina < wound:",
           "gamebook/test_escape.py"),
    Mutant("blow-odds", "gamebook/blows.py", "odds = sum(one + two <= ", "odds = sum(one + two < ",
           "gamebook/test_luck_in_fight.py gamebook/test_told.py"),
    Mutant("weapon", "gamebook/sheet.py", "if fight.weapon_bonus else 0", "if True else 0",
           "gamebook/test_night_fights.py gamebook/test_fight.py"),
    Mutant("stone-wasted", "gamebook/stones.py", "if self.count > held:", "if False:", "gamebook/test_stones.py"),
    Mutant("magic", "gamebook/magic.py", "if magic.once and magic.charges not in (None, 1):", "if False:",
           "gamebook/test_magic.py"),
    Mutant("belongings", "gamebook/belongings.py", "if sheet.wielded == item.id and not changed.weapon:", "if False:",
           "gamebook/test_hand.py gamebook/test_fight.py gamebook/test_cases.py"),
    Mutant("notes", "gamebook/notes.py", "None if self.brought else state.clearing", "None",
           "gamebook/test_told.py gamebook/test_hand.py gamebook/test_cases.py"),
    Mutant("passage-back", "gamebook/passages.py", "if one_way and not passage.one_way:", "if False:",
           "gamebook/test_map_rules.py gamebook/test_clearings.py"),
    Mutant("clearing-clash", "gamebook/passages.py", "known.to != passage.end and not known.barred", "False",
           "gamebook/test_map_rules.py gamebook/test_clearings.py"),
    Mutant("layout", "mapping/grid.py", "if along.at[last] - along.at[first] < length:", "if False:",
           "gamebook/test_layout.py"),
    Mutant("layout-free", "mapping/free.py", "(cell[axis] > line) == (dx", "(cell[axis] > line) != (dx",
           "gamebook/test_layout.py gamebook/test_night_map.py"),
    # the table
    Mutant("attack", "doonjons/attacks.py", "if total > defence:", "if total >= defence:", "doonjons/test_attacks.py"),
    Mutant("reach", "doonjons/attacks.py", "if far > means.reach:", "if far > means.reach + 1:",
           "doonjons/test_attacks.py"),
    Mutant("initiative", "doonjons/initiative.py", "-one.initiative, not isinstance", "not isinstance",
           "doonjons/test_initiative.py"),
    Mutant("actions", "doonjons/turns.py", "if state.actions <= 0:", "if state.actions < 0:", "doonjons/test_turns.py"),
    Mutant("speed", "doonjons/figures.py", "max(0, figure.speed + sum(", "max(0, figure.speed - sum(",
           "doonjons/test_turns.py doonjons/test_equipment.py"),
    Mutant("sight", "doonjons/ways.py", "edge = (2 * aside - 1, ", "edge = (2 * aside, ", "doonjons/test_walls.py"),
    Mutant("way", "doonjons/ways.py", "!= mine)", "== mine)", "doonjons/test_walls.py"),
    Mutant("monster", "doonjons/monsters.py", '"strength" if monster.reach > 1 else "dexterity"', '"dexterity"',
           "doonjons/test_monsters.py"),
    Mutant("temper", "doonjons/tempers.py", "return (0, -min(1.0, blows", "return (0, min(1.0, blows",
           "doonjons/test_tempers.py"),
    Mutant("notation", "doonjons/notation.py", "if not (1 <= throw.count <= MOST_DICE", "if not (1 <= throw.count",
           "doonjons/test_monsters.py doonjons/test_cases.py doonjons/test_every_field.py"),
    Mutant("party", "doonjons/party.py", "if len(state.characters) >= MOST_PLAYERS:", "if False:",
           "doonjons/test_party.py"),
    # saves
    Mutant("chain", "store/chain.py", "return line[_OWN + 5 : _OWN + 13] == previous", "return True",
           "store/test_bad_saves.py store/test_writer.py"),
    Mutant("synced", "store/writer.py",
           "self._files.sync(self._handle)\n        except OSError as error:\n            #",
           "pass\n        except OSError as error:\n            #", "store/test_power_cut.py"),
    Mutant("synced-really", "store/files.py", "        self._sync(handle)", "        pass", "store/test_writer.py"),
    Mutant("cut-back", "store/writer.py", "self._files.truncate(self._handle, self.size)", "pass",
           "store/test_writer.py"),
    Mutant("moved", "store/writer.py", "if (found.key, found.size) != (self._key, self.size):", "if False:",
           "store/test_writer.py"),
    Mutant("newer", "store/reading.py", "if version > form.version:", "if False:",
           "store/test_bad_saves.py store/test_shelf.py"),
    Mutant("undo-mode", "store/reading.py", "if header.undo not in UNDO_MODES:", "if False:",
           "store/test_bad_saves.py store/test_formats.py"),
    Mutant("shelf", "store/shelf.py", "if len(found) > 1:", "if len(found) > 2:", "store/test_shelf.py"),
    Mutant("book", "store/books.py", "return text if hash_of(text) == name else None", "return text",
           "store/test_books.py adventure/test_collection.py"),
    Mutant("honest", "store/verify.py", "return roll.typed or roll.faces == seeded_faces(game.header.seed, roll)",
           "return True", "store/test_verify.py"),
    Mutant("held", "store/holding.py", "if holder.gone(locked):", "if True:", "store/test_holding.py"),
    Mutant("dungeon-newer", "store/dungeons.py", "if version > VERSION:", "if False:", "store/test_dungeons.py"),
    # texts and the command line
    Mutant("plain", "texts/plain.py", 'return f"−{', 'return f"-{', "texts/test_plain.py texts/test_texts.py"),
    Mutant("reason", "texts/telling.py", 'if not (sentence and reason):', "if True:",
           "texts/test_a_game_told.py"),
    Mutant("part", "texts/telling.py", "if isinstance(part, Mapping)]", "if False]",
           "texts/test_a_game_told.py texts/test_every_message.py"),
    Mutant("escapes", "visible.py", 'if category == "Cc":', "if False:",
           "tui/test_widgets_literal.py cli/test_reading.py"),
    Mutant("settings", "settings.py", "for name, key in value.items() if name not in taken", "for name, key in ()",
           "tui/test_settings.py"),
    Mutant("run-blank", "cli/run.py", "if len(line) > LONGEST:", "if False:", "cli/test_run.py"),
    Mutant("show-typed", "texts/sheet.py", "    if sheet.typed_dice:", "    if False:", "texts/test_sheet_told.py"),
    Mutant("verify-exit", "cli/verify.py", "OK if found.sound and same and not lacking else REFUSED", "OK",
           "cli/test_reading.py cli/test_run.py"),
    # screens
    Mutant("book-notes", "tui/book/book.py", "written.display = bool(lines)", "written.display = not lines",
           "tui/test_book.py tui/test_book_pictures.py"),
    Mutant("fight-aim", "tui/book/fight.py", "facing.index(self.target) if self.target in facing else 0", "0",
           "tui/test_fight.py"),
    Mutant("fight-line", "gamebook/fight_line.py", 'if line.order == "as_one" and len(enemies) > 1:', "if False:",
           "tui/test_fight_line.py"),
    # odds
    Mutant("odds-tie", "odds/stage.py", "everything, idle = everything - idle, 0", "idle = 0", "odds/test_exact.py"),
    Mutant("odds-venom", "odds/exact.py", "stamina -= cost + blow.venom", "stamina -= cost", "odds/test_exact.py"),
    Mutant("odds-limit", "odds/tables.py", "return 1 if self.limited else 2", "return 2", "odds/test_exact.py"),
    Mutant("odds-live", "odds/reckoning.py", "0 < exact.best <= LIFE", "False", "odds/test_exact.py"),
    Mutant("odds-asked", "odds/exact.py", "if at is None or not struck[at].open:", "if at is None:",
           "odds/test_exact.py"),
    Mutant("odds-endless", "odds/course.py", "if not (plan.clean or plan.mixed or plan.idle):", "if False:",
           "odds/test_simulated.py odds/test_exact.py"),
    Mutant("odds-spare", "odds/tables.py", "worth if height(axis, cell) > strike else 0.0", "worth",
           "odds/test_exact.py"),
    Mutant("gender", "tui/book/creation.py", "CreateHero(name=name, gender=gender,", "CreateHero(name=name,",
           "tui/test_creation.py"),
    Mutant("history", "tui/pages/history.py", '"history-present-thread" if chronicle.leads_here(row.n) else ', "",
           "tui/test_history.py"),
    Mutant("title", "tui/pages/title.py", "shelf.unarchive if entry.archived else shelf.archive", "shelf.archive",
           "tui/test_title.py"),
    Mutant("rebound", "tui/pages/settings.py",
           'return texts("settings-taken", key=told, action=texts(other.title), place=place)', 'return ""',
           "tui/test_settings.py"),
    Mutant("ending", "tui/book/ending.py", "elif isinstance(event, LuckTested):", "elif False:",
           "tui/test_ending.py"),
    Mutant("counters-screen", "tui/book/counters.py", "form.lit if isinstance(form, CountersDialog)",
           "next(iter(self.options.values())).id if True", "tui/test_night_book.py"),
    Mutant("party-screen", "tui/table/deeds.py", "leads_to=RenameCharacter, why_not=_nobody,",
           "leads_to=RenameCharacter,", "tui/test_party.py"),
    Mutant("setup-screen", "tui/table/setup.py", "        if lacking:", "        if False:", "tui/test_setup.py"),
    Mutant("items-screen", "tui/book/belongings.py", "NO_ANTIDOTE if antidote is None else antidote", "antidote",
           "tui/test_things.py tui/test_rows.py"),
    Mutant("map-screen", "tui/book/map.py", "key=key)] if found", "key=key)] if False",
           "tui/test_map_screen.py"),
    Mutant("free-walk", "tui/book/walk.py", 'one_way=given["one_way"], place', "one_way=False, place",
           "tui/test_free_map.py"),
    Mutant("help", "tui/pages/help.py", "if words:  # those", "if False:  # those", "tui/test_help.py"),
    Mutant("dungeon-screen", "tui/table/dungeon.py", "chosen is not None and chosen in near", "False",
           "tui/test_dungeon.py tui/test_dungeon_pictures.py"),
    Mutant("field", "tui/kit/asking.py", 'if number < low else', 'if number <= low else',
           "tui/test_widgets_field.py"),
    Mutant("rows", "tui/kit/rows.py", "self.written if self.same is _SAME else self.same", "text", "tui/test_rows.py"),
    Mutant("choice", "tui/kit/choice.py", "self.told = None if choice.allowed else index", "self.told = None",
           "tui/test_widgets_choice.py"),
    Mutant("key-bar", "tui/kit/key_bar.py", "taken = [key for key in given if key.kept]", "taken = []",
           "tui/test_key_bar.py"),
    Mutant("dice", "tui/look/dice.py", "if self.seconds <= 0 or not groups or not motion_of(self):",
           "if not groups:", "tui/test_widgets_dice.py"),
)  # fmt: skip


class Copy:
    """A checkout of its own, in which faults come and go."""

    def __init__(self, source: Path, folder: Path) -> None:
        self.folder = folder
        for part in PARTS:
            if (source / part).is_dir():
                shutil.copytree(source / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
            elif (source / part).exists():
                shutil.copy2(source / part, folder / part)

    def passes(self, tests: str, processes: int) -> bool | None:
        """Whether these tests pass, None where none of them is there."""
        there = [path for test in tests.split() if (path := f"tests/{test}") and (self.folder / path).exists()]
        if not there:
            return None
        several = ["-n", str(processes)] if processes > 1 else []
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *several, *there]
        quiet: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
        with tempfile.TemporaryDirectory() as home:
            environment = {**os.environ, "TMPDIR": home, "FFAPP_HOME": home}
            try:
                ended = subprocess.run(command, cwd=self.folder, env=environment, timeout=LONGEST, check=False, **quiet)
            except subprocess.TimeoutExpired:
                return False
        return ended.returncode == 0

    def tried(self, mutant: Mutant, processes: int) -> str:
        """ "killed", "ALIVE", or what is wrong with the table."""
        path = self.folder / "ffapp" / mutant.file
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        if (found := before.count(mutant.old)) != 1:
            return f"NOT TRIED: found {found} times"
        try:
            path.write_text(before.replace(mutant.old, mutant.new), encoding="utf-8")
            passed = self.passes(mutant.tests, processes)
        finally:
            path.write_text(before, encoding="utf-8")
        return "NOT TRIED: no such tests" if passed is None else "ALIVE" if passed else "killed"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="of faults; all of them where none is named")
    parser.add_argument("--source", type=Path, default=ROOT, help="the checkout that is tried")
    parser.add_argument("-n", dest="processes", type=int, default=1, help="processes for the tests of a fault")
    parser.add_argument("--check", action="store_true", help="only whether each text is there exactly once")
    parser.add_argument("--trust", action="store_true", help="that the tests pass as they are, without running them")
    given = parser.parse_args(arguments)
    chosen = [mutant for mutant in MUTANTS if not given.names or mutant.name in given.names]
    if given.check:
        return report([(mutant, fits(given.source, mutant)) for mutant in chosen])
    found = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(given.source, Path(folder))
        every = " ".join(dict.fromkeys(test for mutant in chosen for test in mutant.tests.split()))
        if not given.trust and not copy.passes(every, max(2, given.processes)):
            print("These tests do not pass as they are:", every)
            return 2
        for mutant in chosen:
            begun = time.monotonic()
            told = copy.tried(mutant, given.processes)
            print(f"{mutant.name:18} {told} ({time.monotonic() - begun:.0f} s)", flush=True)
            found.append((mutant, told))
    return report(found)


def fits(source: Path, mutant: Mutant) -> str:
    """Like `Copy.tried`, without trying."""
    path = source / "ffapp" / mutant.file
    count = path.read_text(encoding="utf-8").count(mutant.old) if path.exists() else 0
    return "killed" if count == 1 else f"NOT TRIED: found {count} times"


def report(found: Sequence[tuple[Mutant, str]]) -> int:
    """Prints what is not as it should be. Returns the exit code."""
    wrong = [(mutant, told) for mutant, told in found if told != "killed"]
    for mutant, told in wrong:
        print(f"{mutant.name}: {told}: ffapp/{mutant.file}: {mutant.old!r}")
    print(f"{len(found) - len(wrong)} of {len(found)} as they should be.")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
