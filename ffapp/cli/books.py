"""The rulebooks as the command line names them."""

from __future__ import annotations

from ffapp.cli.errors import Trouble
from ffapp.cli.near import near
from ffapp.core.ruleset import Ruleset
from ffapp.rulesets import RULESETS, ruleset_of


def known_ruleset(name: str) -> Ruleset:
    """The ruleset of that name. Raises `Trouble`."""
    ruleset = ruleset_of(name)
    if ruleset is None:
        raise Trouble("cli-ruleset-unknown", name=name, known=", ".join(RULESETS)).rather(near(name, RULESETS))
    return ruleset
