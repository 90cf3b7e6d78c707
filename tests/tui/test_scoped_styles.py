"""A style sheet counts on every screen of the stack: what is meant for one screen names its class."""

import re
from pathlib import Path

import pytest

from ffapp.resources import styles

SHEETS = sorted(styles().glob("*.tcss"))


def top_level_selectors(sheet: Path) -> list[str]:
    """What stands before each outermost brace, parted at the commas."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    found, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        if letter == "{":
            if depth == 0:
                found += [selector.strip() for selector in text[start:at].split(",")]
            depth += 1
        elif letter == "}":
            depth -= 1
            start = at + 1
    return found


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_every_rule_names_a_class_first(sheet: Path) -> None:
    selectors = top_level_selectors(sheet)
    assert selectors or sheet.stem == "app"
    assert not [selector for selector in selectors if not selector[:1].isupper()]
