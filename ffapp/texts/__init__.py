"""Every sentence that ffapp shows: one file per language and domain, in the syntax of Project Fluent.

The domain of a message is its id up to the first "-". Its file is read when the first of its ids is asked for, so that
a start pays only for what it shows.

A rulebook may bring files of its own (`Rulebook.texts`): they add messages to the domains, and replace none.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from ffapp.core.errors import Argument
from ffapp.rulesets import RULESETS
from ffapp.texts.errors import MissingText
from ffapp.texts.plain import PlainMessages, first_named, in_words

if TYPE_CHECKING:
    from ffapp.texts.catalogue import Catalogue

__all__ = ["MissingText", "Texts", "choose_language"]

FOLDER = Path(__file__).resolve().parent
DEFAULT = "fr"


class Texts:
    """Renders messages in one language: `t("event-GoldChanged", gold_before=3, …)`.

    Arguments are whole numbers, flags (which messages read as "yes" and "no"), the faces of dice (a sum), names (a
    list) and texts, shown as they are, whatever they hold, up to 500 characters and with "…" for the rest: what may be
    longer is read by itself and not in a sentence. Each argument `x` also gives `x_given`: "yes", or "no" where it is
    empty.

    What a message lacks is shown as its name in `⟦⟧` and never fails, unless `strict` (by default where the
    environment says FFAPP_STRICT=1, as the tests do): then it raises `MissingText`.
    """

    available: ClassVar[tuple[str, ...]] = ("fr", "en")

    manner = ""
    """Where a message `x` has a variant `x-<manner>`, that is told in its place: a book whose map is "free" tells of
    places and ways where another speaks of clearings and the compass."""

    def __init__(
        self,
        language: str = DEFAULT,
        *,
        strict: bool | None = None,
        ascii_only: bool = False,
        key: Callable[..., str] = first_named,
    ) -> None:
        """
        Args:
            key: how the keys of bindings are printed, by the ids of these; left out, the first id stands for them.
        """
        self.language = language if language in self.available else DEFAULT
        self.strict = os.environ.get("FFAPP_STRICT") == "1" if strict is None else strict
        self.ascii_only = ascii_only
        self._folders = (FOLDER / self.language, *_brought(self.language))
        self._key = key
        self._plain = PlainMessages(*self._folders, key=key)
        self._catalogue: Catalogue | None = None
        self._manners: dict[str, Texts] = {self.manner: self}

    def _loaded(self) -> Catalogue:
        if self._catalogue is None:
            from ffapp.texts.catalogue import Catalogue  # a verb that prints data does without Fluent

            self._catalogue = Catalogue(*self._folders, key=self._key, strict=self.strict)
        return self._catalogue

    def in_manner(self, manner: str) -> Texts:
        """The same texts told in a manner."""
        if manner == self.manner:
            return self
        if manner not in self._manners:
            self._loaded()  # once for all manners
            other = self._manners[manner] = copy(self)
            other.manner = manner
        return self._manners[manner]

    def __call__(self, message: str, /, **arguments: Argument) -> str:
        """The sentence of a message; with `ascii_only` its signs are those of ASCII, its letters keep their accents.
        Raises `MissingText` only if `strict`."""
        if self.manner and self.has(f"{message}-{self.manner}"):
            message = f"{message}-{self.manner}"
        told = self._told(message, arguments)
        return simplified(told) if self.ascii_only else told

    def _told(self, message: str, arguments: Mapping[str, Argument]) -> str:
        plain = self._plain.render(message, arguments)
        if plain is not None:
            return plain
        try:
            return self._loaded().render(message, arguments)
        except MissingText:
            if self.strict:
                raise
            return f"⟦{message}⟧"

    def has(self, message: str, /) -> bool:
        """Whether there is such a message."""
        return self._plain.has(message) or self._loaded().has(message)

    def name(self, code: str, /, *prefixes: str) -> str:
        """What a code is called: the first of the messages `<prefix>-<code>` that there is, else the code in words.
        What a book brings may have a message or not."""
        named = (f"{prefix}-{code}" for prefix in prefixes)
        found = next((message for message in named if self.has(message)), None)
        return simplified(in_words(code)) if found is None else self(found)


def _brought(language: str) -> Iterator[Path]:
    """The folders of the files that rulebooks bring in a language."""
    for package in dict.fromkeys(book.texts for book in RULESETS.values() if book.texts):
        from importlib.util import find_spec  # none of our own books brings any

        found = find_spec(package)
        for folder in (found.submodule_search_locations or ()) if found is not None else ():
            yield Path(folder) / language


_SIMPLE: Final = str.maketrans(
    dict(zip("↑↓−·×–—’‘“”«»º§", '^v--x--\'\'""""o#', strict=True))
    | {"→": "->", "←": "<-", "≤": "<=", "≥": ">=", "≠": "!=", "…": "...", "±": "+/-", "œ": "oe", "Œ": "Oe"}
)


def simplified(text: str) -> str:
    """A text with ASCII in place of typographic signs. Letters with accents stay, and bullets, which the screen draws
    as it can."""
    return text.replace("«\u00a0", '"').replace("\u00a0»", '"').translate(_SIMPLE)


def choose_language(setting: str = "", environ: Mapping[str, str] | None = None) -> str:
    """The language to speak: what the setting says, else what the environment asks for, else French."""
    if setting in Texts.available:
        return setting
    env = os.environ if environ is None else environ
    wishes = (env.get("LANGUAGE", "").split(":"), *([env.get(name, "")] for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    for wish in (wish for names in wishes for wish in names):
        language = wish.partition("_")[0].partition(".")[0].lower()
        if language in Texts.available:
            return language
    return DEFAULT
