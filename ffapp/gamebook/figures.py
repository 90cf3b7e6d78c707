"""Figures in a typed line, as all such lines have them."""

from __future__ import annotations

import re
from typing import Final

NUMBER: Final = re.compile(r"[+-]?\d+(?:[.,]\d+)?", re.ASCII)
"""What looks like a number, whole or not."""

TIMES: Final = re.compile(r"[x×*](\d+)", re.ASCII | re.IGNORECASE)
"""How many of one thing: `x3`."""
