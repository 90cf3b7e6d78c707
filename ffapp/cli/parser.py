"""The words of the command line: which verbs there are, and what was asked for.

Written out instead of argparse because every sentence, help and mistakes included, comes from the files of the
language, and because it must cost nothing at start.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ffapp.cli.errors import UsageError
from ffapp.core.near import near
from ffapp.rulesets import GAMEBOOKS, RULESETS
from ffapp.store.folders import PLACES

LANGUAGES: Final = ("fr", "en")
FORMATS: Final = ("text", "markdown", "json", "html")
PLANS: Final = ("mermaid", "dot", "svg")
READERS: Final = ("random", "careful", "curious")
UNDO: Final = ("fate", "free", "iron")
"""What can be undone in a new game (`core.game.UNDO_MODES`)."""

SHELLS: Final = ("bash", "zsh", "fish")


class Option(NamedTuple):
    """An option of a verb. `values`: None for a flag, () for any value, else the only ones allowed.

    `default` is what it means when its value is left out; None: the value is compulsory. `file`: the value names one.
    """

    name: str
    values: tuple[str, ...] | None = None
    default: str | None = None
    file: bool = False


class Verb(NamedTuple):
    """A verb: `words` are its arguments as (name, how many at least, how many at most); `where` is the function
    that does it, as "module:function". One that `stays` begins with no garbage collection: a start makes many objects
    and no garbage; it turns it on again once somebody sees or reads something."""

    name: str
    where: str
    words: tuple[tuple[str, int, int], ...] = ()
    options: tuple[Option, ...] = ()
    stays: bool = False


UNLIMITED: Final = 1_000_000

SHORT: Final = {"-h": "--help", "-?": "--help", "-V": "--version", "-o": "--output"}
EVERYWHERE: Final = (Option("--lang", LANGUAGES), Option("--ascii"), Option("--help"), Option("--version"))

VERBS: Final = (
    Verb("", "ffapp.cli.screen:title", stays=True),
    Verb("new", "ffapp.cli.screen:new", (("ruleset", 1, 1),), stays=True),
    Verb("resume", "ffapp.cli.screen:resume", (("save", 0, 1),), stays=True),
    Verb(
        "play",
        "ffapp.cli.play:play",
        (("adventure", 0, 1),),
        (
            Option("--new"),
            Option("--undo", UNDO),
            Option("--seed", ()),
            Option("--book", GAMEBOOKS),
            Option("--text"),
            Option("--example"),
        ),
        stays=True,
    ),
    Verb("play-text", "ffapp.cli.lines.play:play_text", (("game", 1, 1),), stays=True),
    Verb("saves", "ffapp.cli.saves:saves", (), (Option("--archived"), Option("--json"))),
    Verb(
        "show",
        "ffapp.cli.show:show",
        (("save", 1, 1),),
        (Option("--format", FORMATS), Option("--journal", (), ""), Option("--output", (), file=True)),
    ),
    Verb("verify", "ffapp.cli.verify:verify", (("save", 1, UNLIMITED),), (Option("--redecide"),)),
    Verb("export", "ffapp.cli.export:export", (("save", 1, 1), ("file", 0, 1))),
    Verb("schema", "ffapp.cli.schema:schema", (("ruleset", 1, 1),)),
    Verb(
        "run",
        "ffapp.cli.run:run",
        (("game", 1, 1), ("file", 1, 1)),
        (Option("--seed", ()), Option("--json"), Option("--write", (), file=True)),
    ),
    Verb(
        "odds",
        "ffapp.cli.odds:odds",
        (("fight", 1, 1),),
        (
            Option("--skill", ()),
            Option("--stamina", ()),
            Option("--luck", ()),
            Option("--health", ()),
            Option("--book", GAMEBOOKS),
            Option("--mark", ()),
            Option("--json"),
        ),
    ),
    Verb("check", "ffapp.cli.check:check", (("story", 0, UNLIMITED),), (Option("--json"), Option("--keys"))),
    Verb(
        "graph",
        "ffapp.cli.graph:graph",
        (("story", 1, UNLIMITED),),
        (Option("--format", PLANS), Option("--output", (), file=True)),
    ),
    Verb(
        "simulate",
        "ffapp.cli.simulate:simulate",
        (("story", 1, UNLIMITED),),
        (
            Option("-n", ()),
            Option("--seed", ()),
            Option("--reader", READERS),
            Option("--book", GAMEBOOKS),
            Option("--jobs", ()),
            Option("--scheduler", ()),
            Option("--keep", (), file=True),
            Option("--json"),
        ),
    ),
    Verb("stats", "ffapp.cli.stats:stats", (("ruleset", 0, 1),), (Option("--json"),)),
    Verb("serve", "ffapp.cli.serve:serve", (), (Option("--host", ()), Option("--port", ()))),
    Verb("where", "ffapp.cli.where:where", (("place", 0, 1),), (Option("--json"),)),
    Verb("completions", "ffapp.cli.completions:completions", (("shell", 1, 1),)),
    Verb("help", "ffapp.cli.help:help_", (("verb", 0, 1),)),
)

CHOICES: Final = {"place": tuple(PLACES), "shell": SHELLS}
"""The arguments that can only be one of these."""


class Call(NamedTuple):
    """What was asked for. `words` holds the arguments by name, `options` what was given ("" for a flag)."""

    verb: Verb
    words: dict[str, tuple[str, ...]]
    options: dict[str, str]

    def word(self, name: str) -> str | None:
        """The only argument of that name, or None where it was left out."""
        given = self.words.get(name, ())
        return given[0] if given else None

    def has(self, option: str) -> bool:
        return option in self.options


def verb_of(name: str) -> Verb:
    """The verb of that name. Raises `UsageError`."""
    for verb in VERBS:
        if name and verb.name == name:
            return verb
    verbs = [verb.name for verb in VERBS if verb.name]
    told = ", ".join(verbs)
    if not name:
        raise UsageError("cli-verb-missing", verbs=told)
    meant = near(name, verbs) or near(name, (f"new {book}" for book in RULESETS))
    raise UsageError("cli-verb-unknown", word=name, verbs=told).rather(meant)


def parse(arguments: list[str]) -> Call:
    """What `arguments` ask for. Raises `UsageError`.

    The first word that is no option is the verb; options may stand anywhere, and after `--` everything is a word.
    """
    loose, given = _sorted_out(arguments)
    verb = verb_of(loose[0]) if loose else VERBS[0]
    known = {option.name: option for option in (*EVERYWHERE, *verb.options)}
    options: dict[str, str] = {}
    for name, value in given:
        option = known.get(name)
        if option is None:
            raise UsageError("cli-option-unknown", verb.name, word=name).rather(near(name, known))
        if name in options and option.values is not None:
            raise UsageError("cli-option-twice", verb.name, word=name)
        options[name] = _value(option, value, verb.name)
    if "--help" in options or "--version" in options:
        return Call(verb, {}, options)
    return Call(verb, _words(verb, loose[1:]), options)


def language_asked(arguments: list[str]) -> str | None:
    """The language that `--lang` asks for, whatever else may be wrong with the words."""
    asked = None
    for at, word in enumerate(arguments):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else next(iter(arguments[at + 1 :]), "")
    return asked if asked in LANGUAGES else None


_VALUED: Final = frozenset(
    option.name
    for option in (*EVERYWHERE, *(option for verb in VERBS for option in verb.options))
    if option.values is not None and option.default is None
)


def _sorted_out(arguments: list[str]) -> tuple[list[str], list[tuple[str, str | None]]]:
    """Words, and options with their values (None: none was given)."""
    loose: list[str] = []
    given: list[tuple[str, str | None]] = []
    rest = iter(arguments)
    for word in rest:
        if word == "--":
            loose.extend(rest)
        elif word.startswith("-") and word != "-":
            name, equals, value = word.partition("=")
            if name in SHORT:
                name = SHORT[name]
            if equals:
                given.append((name, value))
            else:
                given.append((name, next(rest, None) if name in _VALUED else None))
        else:
            loose.append(word)
    return loose, given


def _value(option: Option, value: str | None, verb: str) -> str:
    if option.values is None:
        if value is not None:
            raise UsageError("cli-option-flag", verb, word=option.name)
        return ""
    if value is None:
        value = option.default
    if value is None or (not value and not option.values and option.default is None):  # as a shell gives what is unset
        raise UsageError("cli-option-value", verb, word=option.name)
    if option.values and value not in option.values:
        choices = ", ".join(option.values)
        wrong = UsageError("cli-option-choice", verb, word=option.name, value=value, choices=choices)
        raise wrong.rather(near(value, option.values))
    return value


def _words(verb: Verb, loose: list[str]) -> dict[str, tuple[str, ...]]:
    words: dict[str, tuple[str, ...]] = {}
    left: Iterator[str] = iter(loose)
    for name, least, most in verb.words:
        taken = tuple(word for _, word in zip(range(most), left, strict=False))
        if len(taken) < least or "" in taken:
            raise UsageError("cli-word-missing", verb.name, word=name)
        for word in taken:
            if word not in CHOICES.get(name, (word,)):
                wrong = UsageError("cli-word-choice", verb.name, value=word, choices=", ".join(CHOICES[name]))
                raise wrong.rather(near(word, CHOICES[name]))
        words[name] = taken
    extra = next(left, None)
    if extra is not None:
        raise UsageError("cli-word-extra", verb.name, word=extra)
    return words
