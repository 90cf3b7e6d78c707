"""When something was, in words: near times as how long ago, far ones as a day."""

from __future__ import annotations

import time
from datetime import date

from ffapp.texts import Texts

_MINUTE, _HOUR = 60, 3600


def tell_when(texts: Texts, when: float, now: float) -> str:
    """A time, both in seconds since 1970, as a person of this place would say it."""
    passed = now - when
    if passed < -_MINUTE or when <= 0:
        return _day(texts, when) if when > 0 else ""
    if passed < 2 * _MINUTE:
        return texts("title-when-now")
    if passed < _HOUR:
        return texts("title-when-minutes", count=int(passed // _MINUTE))
    then, today = time.localtime(when), time.localtime(now)
    days = (date(*today[:3]) - date(*then[:3])).days
    clock = time.strftime("%H:%M", then)
    if days == 0:
        return texts("title-when-today", clock=clock)
    if days == 1:
        return texts("title-when-yesterday", clock=clock)
    if days < 7:
        return texts("title-when-days", count=days)
    return _day(texts, when)


def _day(texts: Texts, when: float) -> str:
    try:
        then = time.localtime(when)
    except (OverflowError, ValueError, OSError):  # a file may say anything
        return ""
    month = texts(f"title-month-{then.tm_mon}")
    message = "title-when-first" if then.tm_mday == 1 else "title-when-day"
    return texts(message, year=then.tm_year, month=month, day=then.tm_mday)
