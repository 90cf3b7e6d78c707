"""Who opens a page: the user of this machine, or a visitor, told apart by links that nobody can guess."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
from collections import OrderedDict
from pathlib import Path
from typing import Final, NamedTuple

LENGTH: Final = 24
"""Bytes of a token: what a link holds cannot be found by trying."""

MOST_NEW: Final = 10_000
"""So many tokens are remembered that were given out and not used yet: a visitor has a folder once they have played."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")


class Visit(NamedTuple):
    """A page that may be opened: the folder of its visitor, or None for the user's own shelf."""

    folder: Path | None


class Visitors:
    """The tokens that links are made of.

    On the disk there is only what a token hashes to, as the name of a folder: who can list the folders cannot open a
    page. That of the user is new at each start.
    """

    def __init__(self, folder: Path) -> None:
        """`folder` is where each visitor has one; not made before somebody plays."""
        self.folder = folder
        self.own = secrets.token_urlsafe(LENGTH)
        self._new: OrderedDict[str, None] = OrderedDict()

    def invite(self) -> str:
        """A token for somebody who has none."""
        token = secrets.token_urlsafe(LENGTH)
        self._new[token] = None
        while len(self._new) > MOST_NEW:
            self._new.popitem(last=False)
        return token

    def visit(self, token: str) -> Visit | None:
        """Whose page a token opens; None for one that nobody was given."""
        if not _TOKEN.fullmatch(token):
            return None
        if secrets.compare_digest(token, self.own):
            return Visit(None)
        folder = self.folder / hashlib.sha256(token.encode()).hexdigest()
        # Where the disk does not say whether there is one, a visitor is no more than unknown.
        return Visit(folder) if token in self._new or os.path.isdir(folder) else None  # noqa: PTH112
