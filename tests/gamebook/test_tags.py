"""The lasting list of tags: what a save may hold is never renamed, reused or dropped."""

from __future__ import annotations

from pathlib import Path

from ffapp.rulesets import RULESETS, ruleset_of

LIST = Path(__file__).with_name("tags.txt")


def lines() -> list[str]:
    return [line for line in LIST.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def known_tags() -> list[str]:
    """Every tag of every ruleset, as the list writes them."""
    known = []
    for name in RULESETS:
        ruleset = ruleset_of(name)
        assert ruleset is not None
        for kind, classes in (("command", ruleset.commands), ("event", ruleset.events)):
            known += [f"{name} {kind} {one.__struct_config__.tag}" for one in classes]
    return sorted(known)


def test_every_tag_ever_used_is_listed_and_still_known() -> None:
    listed, known = lines(), known_tags()
    assert sorted(set(listed) - set(known)) == [], "a tag has disappeared: saves that hold it could not be read"
    assert sorted(set(known) - set(listed)) == [], "a new tag: raise the format of saves and list it"


def test_the_list_is_in_order_and_names_nothing_twice() -> None:
    assert lines() == sorted(set(lines()))


def test_no_command_and_event_share_a_tag_and_each_is_its_class() -> None:
    for name in RULESETS:
        ruleset = ruleset_of(name)
        assert ruleset is not None
        tags = [one.__struct_config__.tag for one in (*ruleset.commands, *ruleset.events)]
        assert tags == [one.__name__ for one in (*ruleset.commands, *ruleset.events)]
        assert len(tags) == len(set(tags))
        assert all(one.__struct_config__.tag_field == "t" for one in (*ruleset.commands, *ruleset.events))
