"""`ffapp schema`: the JSON Schema of a ruleset's commands and events, and of the lines that `run` reads."""

from __future__ import annotations

from typing import Any

import msgspec

from ffapp.cli.books import known_ruleset
from ffapp.cli.console import OK, Console
from ffapp.cli.parser import Call
from ffapp.core.ruleset import Ruleset
from ffapp.core.script import entry_type

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema_of(ruleset: Ruleset) -> dict[str, Any]:
    """A schema whose root is a line of a script. `$defs` holds each command and event by its tag, `Command` and `Event`
    (any of them), and what they are made of."""
    records = (*ruleset.commands, *ruleset.events, ruleset.state)
    (root, *_), parts = msgspec.json.schema_components((entry_type(ruleset), *records), ref_template="#/$defs/{name}")
    unions = {
        "Command": {"anyOf": [{"$ref": f"#/$defs/{command.__name__}"} for command in ruleset.commands]},
        "Event": {"anyOf": [{"$ref": f"#/$defs/{event.__name__}"} for event in ruleset.events]},
    }
    parts["Entry"] |= {
        "oneOf": [{"required": [name]} for name in ("cmd", "undo", "redo")],
        "dependentRequired": {"dice": ["cmd"], "confirm": ["cmd"]},
    }
    return {"$schema": DIALECT, "title": ruleset.id, **root, "$defs": {**unions, **parts}}


def schema(call: Call, console: Console) -> int:
    """Prints the schema of a ruleset. Raises `Trouble`."""
    ruleset = known_ruleset(call.word("ruleset") or "")
    console.json(msgspec.json.format(msgspec.json.encode(schema_of(ruleset)), indent=2))
    return OK
