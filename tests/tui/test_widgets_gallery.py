"""Pictures of every widget: dark, light, ASCII, large, and with hostile text."""

from typing import Any

import pytest
from textual.app import App

from ffapp.tui.look.glyphs import ASCII
from tests.shares import long_only
from tests.tui.gallery import Fields, Gallery, Hostile

APPS: dict[str, tuple[App[None], tuple[int, int], list[str]]] = {
    "dark": (Gallery(), (80, 24), []),
    "light": (Gallery("swamp-light"), (80, 24), []),
    "ascii": (Gallery(glyphs=ASCII), (80, 24), []),
    "large": (Gallery(), (120, 40), []),
    "night": (Gallery("night-dark"), (80, 24), []),
    "night-light": (Gallery("night-light"), (80, 24), []),
    "fields": (Fields(), (80, 24), ["2", ".", "5"]),
    "fields-light": (Fields("swamp-light"), (80, 24), ["tab", "9"]),
    "hostile": (Hostile(), (100, 34), []),
}


OTHER_LOOKS = {
    "light",
    "ascii",
    "large",
    "night-light",
    "fields-light",
}
"""What the suite shows as well, in other sizes or colours: for the long tests."""


@pytest.mark.parametrize("name", long_only(APPS, OTHER_LOOKS))
def test_picture(name: str, snap_compare: Any) -> None:
    app, size, keys = APPS[name]
    assert snap_compare(app, terminal_size=size, press=keys)
