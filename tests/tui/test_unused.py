"""What nothing draws or says is not there: signs, inks, colours, and what style sheets speak of."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from textual.theme import Theme
from textual.widget import Widget

import ffapp
from ffapp import tui
from ffapp.resources import styles
from ffapp.tui.look import glyphs, themes
from ffapp.tui.look.drawn import GROUNDS, INKS, MANNERS
from ffapp.tui.look.glyphs import Glyphs
from ffapp.tui.look.themes import PALETTES

SOURCES = Path(ffapp.__file__).parent


@cache
def code(*without: str) -> str:
    """The program as it is written, without these files."""
    return "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py") if path.name not in without)


@cache
def sheets() -> str:
    """All that is said of looks, without remarks."""
    text = "\n".join(path.read_text("utf-8") for path in styles().glob("*.tcss"))
    own = "\n".join(re.findall(r'_CSS = f?"""(.*?)"""', code(), flags=re.DOTALL))
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL) + own


def quoted(text: str) -> set[str]:
    """Every name that stands between quotes, alone or with others."""
    return {word for between in re.findall(r"[\"']([^\"'\n]*)[\"']", text) for word in re.findall(r"[\w-]+", between)}


def test_every_sign_is_drawn() -> None:
    used = {*re.findall(r"\w+", code("glyphs.py")), *glyphs._LINES.values(), "name"}
    assert set(Glyphs.__struct_fields__) <= used


def test_every_ink_is_used() -> None:
    drawn = re.sub(r"^(INKS|MANNERS|GROUNDS).*?\}$", "", code("themes.py"), flags=re.DOTALL | re.MULTILINE)
    assert {*INKS, *MANNERS, *GROUNDS} <= quoted(drawn) | {"on-die", "on-die-dim"}  # of the body of a die: `on-{body}`


def test_every_colour_is_used() -> None:
    upstream = set(Theme("any", primary="#ffffff").to_color_system().generate())
    used = set(re.findall(r"\$([\w-]+)", sheets() + code())) | quoted(code("themes.py"))
    assert set(themes._variables(PALETTES["swamp-dark"])) - upstream <= used


def parts() -> set[str]:
    """The component classes of every widget that there is."""
    for module in walk_packages(tui.__path__, "ffapp.tui."):
        import_module(module.name)
    found: set[str] = set()
    waiting: list[type[Widget]] = [Widget]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        found |= kind.COMPONENT_CLASSES
    return found


def test_style_sheets_speak_of_what_there_is() -> None:
    """Their ids and classes; those of toasts are upstream's, and a family is a class of its picture."""
    selectors = re.sub(r"[\w-]+\s*:\s*[^;{}]*;", "", sheets())
    named = set(re.findall(r"[#.](-*[a-zA-Z][\w-]*)", selectors))
    upstream = {"-information", "-warning", "-error", "toast--title"}
    assert named - quoted(code()) - parts() - upstream - {"-night", "-dungeon"} == set()
