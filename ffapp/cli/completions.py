"""`ffapp completions`: what a shell needs to complete the words of ffapp, made from the table of verbs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from ffapp.cli.console import OK, Console
from ffapp.cli.parser import CHOICES, EVERYWHERE, SHORT, UNLIMITED, VERBS, Call, Option, Verb
from ffapp.rulesets import RULESETS

SAVES: Final = "<saves>"
FILES: Final = "<files>"
"""What stands in a list of words for the player's saves, and for any file."""


def completions(call: Call, console: Console) -> int:
    """Prints the script of a shell."""
    console.say(SCRIPTS[call.word("shell") or ""](), lines=True)
    return OK


def words_of(name: str) -> tuple[str, ...]:
    """What an argument of that name can be."""
    match name:
        case "ruleset":
            return tuple(RULESETS)
        case "game":
            return (*RULESETS, SAVES)
        case "save" | "fight":
            return (SAVES,)
        case "file" | "story":
            return (FILES,)
        case "adventure":
            return (*_shipped(), FILES)
        case "verb":
            return tuple(verb.name for verb in VERBS if verb.name)
        case _:
            return CHOICES[name]


def _shipped() -> tuple[str, ...]:
    """The names of the adventures that come with the program."""
    from ffapp.adventure.collection import shipped_names

    return shipped_names()


def _positions(verb: Verb) -> Iterator[tuple[int | None, tuple[str, ...]]]:
    """What can stand at each position after a verb; None: at this one and all that follow."""
    at = 0
    for name, _least, most in verb.words:
        if most == UNLIMITED:
            yield None, words_of(name)
            return
        for _ in range(most):
            yield at, words_of(name)
            at += 1


def _values(option: Option) -> tuple[str, ...]:
    return (FILES,) if option.file else option.values or ()


def _spellings(option: Option) -> tuple[str, ...]:
    """How an option is written: by its name, or by a letter."""
    return (option.name, *(letter for letter, long in SHORT.items() if long == option.name))


def _awaits(option: Option) -> bool:
    """Whether the word after the option is its value."""
    return option.values is not None and option.default is None


def _offered(words: tuple[str, ...]) -> str:
    """How bash and zsh offer a list of words."""
    plain = [word for word in words if word not in (SAVES, FILES)]
    calls = [f"_ffapp_words {' '.join(plain)}"] if plain else []
    calls += ["_ffapp_saves"] if SAVES in words else []
    calls += ["_ffapp_files"] if FILES in words else []
    return "; ".join(calls) or ":"


_BASH: Final = """\
# Completions of ffapp for bash: source <(ffapp completions bash)

_ffapp_words() {
    local word
    for word; do
        if [[ $word == "$cur"* ]]; then COMPREPLY+=("$word"); fi
    done
}

_ffapp_files() {
    local path
    compopt -o filenames 2>/dev/null
    while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen -f -- "$cur")
}

_ffapp_saves() {
    local folder path name
    if [[ $cur == */* ]]; then _ffapp_files; return; fi
    folder=$(ffapp where saves 2>/dev/null) || return
    for path in "$folder"/*.ffsave; do
        name=${path##*/} name=${name%.ffsave}
        # Anything else would have to be quoted, or the shell would obey it.
        if [[ -e $path && $name != *[!A-Za-z0-9._-]* ]]; then _ffapp_words "$name"; fi
    done
}

_ffapp() {
    local cur=${COMP_WORDS[COMP_CWORD]} verb= option= word at=0 i
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == = ]]; then
            if [[ ! $option ]]; then i=$((i + 1)); fi
        elif [[ $option ]]; then
            option=
        elif [[ $word == -* ]]; then
            case $verb:$word in
@awaiting@) option=$word ;;
            esac
        elif [[ $verb ]]; then
            at=$((at + 1))
        else
            verb=$word
        fi
    done
    if [[ $cur == = ]]; then
        if [[ ! $option ]]; then return; fi
        cur=
    fi
    if [[ $option ]]; then
        case $verb:$option in
@values@
        esac
    elif [[ $cur == -* ]]; then
        case $verb in
@options@
        esac
    elif [[ ! $verb ]]; then
        @verbs@
    else
        case $verb:$at in
@words@
        esac
    fi
}

complete -F _ffapp ffapp"""

_ZSH: Final = """\
#compdef ffapp
# Completions of ffapp for zsh: source <(ffapp completions zsh)

_ffapp_words() { compadd -- "$@" }

_ffapp_files() { _files }

_ffapp_saves() {
    local folder
    local -a found
    if [[ $PREFIX == */* ]]; then _files; return; fi
    folder=$(ffapp where saves 2>/dev/null) || return
    found=("$folder"/*.ffsave(N:t:r))
    compadd -a found
}

_ffapp() {
    local verb= option= word
    local -i at=0 i
    for ((i = 2; i < CURRENT; i++)); do
        word=$words[i]
        if [[ -n $option ]]; then
            option=
        elif [[ $word == -* ]]; then
            case $verb:$word in
@awaiting@) option=$word ;;
            esac
        elif [[ -n $verb ]]; then
            at+=1
        else
            verb=$word
        fi
    done
    if [[ -z $option && $words[CURRENT] == --*=* ]]; then
        option=${words[CURRENT]%%=*}
        compset -P '*='
    fi
    if [[ -n $option ]]; then
        case $verb:$option in
@values@
        esac
    elif [[ $words[CURRENT] == -* ]]; then
        case $verb in
@options@
        esac
    elif [[ -z $verb ]]; then
        @verbs@
    else
        case $verb:$at in
@words@
        esac
    fi
}

if [[ $funcstack[1] == _ffapp ]]; then _ffapp "$@"; else compdef _ffapp ffapp; fi"""


def _cased(script: str) -> str:
    """The script of a shell that has `case`, and what fills its branches: which options wait for a value
    ("verb:option"), the values, the options of a verb, the words at "verb:position"."""
    owned = [(verb.name, option) for verb in VERBS for option in verb.options] + [
        ("*", option) for option in EVERYWHERE
    ]
    awaiting = [
        (f"{verb}:{name}", _values(option)) for verb, option in owned if _awaits(option) for name in _spellings(option)
    ]
    common = tuple(option.name for option in EVERYWHERE)
    options = [(verb.name, (*(option.name for option in verb.options), *common)) for verb in VERBS if verb.options]
    words = [
        (f"{verb.name}:{'*' if at is None else at}", choices) for verb in VERBS for at, choices in _positions(verb)
    ]
    return _filled(
        script,
        awaiting=f"{' ' * 16}{'|'.join(pattern for pattern, _ in awaiting)}",
        values=_branches(awaiting),
        options=_branches([*options, ("*", common)]),
        verbs=_offered(words_of("verb")),
        words=_branches(words),
    )


def _branches(offers: Iterable[tuple[str, tuple[str, ...]]]) -> str:
    """Those of a `case`, as bash and zsh write them: a pattern, and the words that are offered."""
    return "\n".join(f"            {pattern}) {_offered(words)} ;;" for pattern, words in offers)


def _filled(script: str, **parts: str) -> str:
    """A script with what belongs at its marks: `@name@`."""
    for name, part in parts.items():
        script = script.replace(f"@{name}@", part)
    return script


_FISH: Final = """\
# Completions of ffapp for fish: ffapp completions fish | source

function __ffapp_at -d 'Whether a verb was written, and so many words after it' -a wanted position
    set -l awaiting @awaiting@
    set -l words (commandline -opc)
    set -e words[1]
    set -l verb ''
    set -l option ''
    set -l at 0
    for word in $words
        if test -n "$option"
            set option ''
        else if string match -q -- '-*' $word
            if contains -- $word $awaiting
                set option $word
            end
        else if test -n "$verb"
            set at (math $at + 1)
        else
            set verb $word
        end
    end
    test "$verb" = "$wanted" -a \\( -z "$position" -o -z "$option" -a "$at" = "$position" \\)
end

function __ffapp_saves -d 'The saves by their file names'
    if string match -q -- '*/*' (commandline -ct)
        __fish_complete_path (commandline -ct)
        return
    end
    set -l folder (ffapp where saves 2>/dev/null)
    for path in $folder/*.ffsave
        string replace -r '\\.ffsave$' '' -- (string replace -r '^.*/' '' -- $path)
    end
end

complete -c ffapp -f"""


def _fish() -> str:
    """The script of fish: a rule for each thing that can be offered."""
    awaiting = {
        name
        for verb in VERBS
        for option in (*verb.options, *EVERYWHERE)
        if _awaits(option)
        for name in _spellings(option)
    }
    lines = [_filled(_FISH, awaiting=" ".join(sorted(awaiting)))]
    lines.append(f"complete -c ffapp -n \"__ffapp_at ''\" -a '{' '.join(words_of('verb'))}'")
    lines += [f"complete -c ffapp {_fish_option(option)}" for option in EVERYWHERE]
    for verb in VERBS:
        if verb.name:
            when = f"complete -c ffapp -n '__ffapp_at {verb.name}"
            lines += [f"{when}' {_fish_option(option)}" for option in verb.options]
            lines += [
                f"{when}{'' if at is None else f' {at}'}' {_fish_text(choices)}" for at, choices in _positions(verb)
            ]
    return "\n".join(lines)


def _fish_option(option: Option) -> str:
    """How fish is told of an option, and of what its value can be."""
    short = (f"-s {name.removeprefix('-')}" for name in _spellings(option) if name[1] != "-" and name != "-?")
    parts = [*short, f"-l {option.name.removeprefix('--')}"]
    if _awaits(option):
        parts += ["-r" if option.file else "-x", _fish_text(_values(option))]
    return " ".join(filter(None, parts))


def _fish_text(words: tuple[str, ...]) -> str:
    """How fish offers a list of words."""
    listed = " ".join("(__ffapp_saves)" if word == SAVES else word for word in words if word != FILES)
    return " ".join((*(("-F",) if FILES in words else ()), *((f"-a '{listed}'",) if listed else ())))


SCRIPTS: Final[dict[str, Callable[[], str]]] = {
    "bash": lambda: _cased(_BASH),
    "zsh": lambda: _cased(_ZSH),
    "fish": _fish,
}
