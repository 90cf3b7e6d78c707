"""Who may write: one process at a time holds a game, all others read.

A game is held by the system's lock on a sidecar, which is named by the game's id and never renamed, so that renaming or
replacing the save changes nothing; by one on the save itself, which another name of the same file (a hard link in
another folder) meets as well; and always by a file that says who holds the game, as locks may not be known in a folder,
or be known there to one of several computers only. Own code rather than the library filelock: its lock files would pass
by `Files`, so that no test could play a power cut or a full disk with them, and it is larger than all floors up to this
one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from ffapp.store.errors import StoreError, shown, whole
from ffapp.store.files import Files, Handle, place_new
from ffapp.store.lock import UNKNOWN
from ffapp.store.names import new_token
from ffapp.visible import visible

LOCKS: Final = ".locks"
_MOST: Final = 4096
"""Bytes that are read of a file that says who holds a game."""
_OUTERMOST: Final = "pid:[4026531836]"
"""The space of process numbers that every Linux begins with; in it no container runs."""
_TRIES: Final = 9
"""More often nobody comes first by chance: there is a name, then, that leads nowhere."""


class Hold:
    """A game that is held until it is given back."""

    def __init__(self, give_back: Callable[[], None]) -> None:
        self._give_back = give_back

    def release(self) -> None:
        """Lets others in. Raises nothing."""
        with suppress(OSError):
            self._give_back()


class Place(NamedTuple):
    """Where a process runs. `host` is what people call the computer, `machine` what the system does, `boot` is its
    kernel since it was started, `space` what its process numbers are counted in (containers have their own); "" where
    the system does not tell.
    """

    host: str
    machine: str
    boot: str
    space: str

    def beside(self, other: Place) -> bool:
        """Whether both are under one kernel."""
        return self.boot == other.boot if self.boot or other.boot else self.machine == other.machine != ""

    def restarted(self, other: Place) -> bool:
        """Whether the computer of `other` is this one, started again since. Not asked of containers: those of several
        computers may all have the machine id that they were made with.
        """
        known = self.boot and other.boot and self.machine and self.space == _OUTERMOST
        return bool(known) and self._replace(boot=other.boot) == other and self.boot != other.boot


class Holder(msgspec.Struct, frozen=True, kw_only=True):
    """Who holds a game: the process with its number in its place (see `Place`) and since when it runs, as that system
    counts it ("" where it does not tell). `locked` says that it has the system's lock as well. `token` is never the
    same.
    """

    host: str
    machine: str = ""
    boot: str = ""
    space: str
    pid: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    born: str
    locked: bool = False
    token: str

    @property
    def place(self) -> Place:
        return Place(self.host, self.machine, self.boot, self.space)

    def here(self) -> bool:
        """Whether its process number means something to this process."""
        place = _place()
        return self.place.beside(place) and self.space == place.space

    def gone(self, locked: bool) -> bool:
        """Whether the process is known to have ended; of another computer's that is not known. `locked`: the system's
        lock is ours, which one kernel gives to one only.
        """
        place = _place()
        if place.restarted(self.place) or (locked and self.locked and self.place.beside(place)):
            return True
        if not self.here():
            return False
        born = _born(self.pid)
        return not _alive(self.pid) or (bool(born and self.born) and born != self.born)


_holder = msgspec.json.Decoder(Holder).decode


def hold_game(files: Files, folder: Path, game_id: str, path: Path) -> Hold:
    """Holds a game in a folder; `path` is its save, for those who are told.

    Raises `StoreError` ("locked", or "held" by a process that is not known to have ended) and OSError.
    """
    locks = folder / LOCKS
    files.make_folder(locks)
    with ExitStack() as taken:
        locked = True
        try:
            handle = files.lock(locks / f"{game_id}.lock")
        except OSError as error:
            if error.errno not in UNKNOWN:
                raise
            locked = False
        else:
            if handle is None:
                raise StoreError("locked", path=shown(path))
            taken.callback(files.close, handle)
        hold = _hold_by_file(files, locks / f"{game_id}.held", path, locked)
        taken.callback(hold.release)
        return Hold(taken.pop_all().close)


def hold_idle(files: Files, folder: Path, game_id: str, path: Path) -> Hold:
    """Holds a game for what is done to games that nobody plays. Raises `StoreError` ("in-use") and OSError."""
    try:
        return hold_game(files, folder, game_id, path)
    except StoreError as error:
        if error.rule not in ("locked", "held"):
            raise
        raise StoreError("in-use", **{"path": shown(path), "host": "", "lock": "", **error.arguments}) from error


def hold_file(files: Files, handle: Handle, path: Path) -> None:
    """Holds an open save itself, until it is closed. Raises `StoreError` ("locked", or "many-names" where the
    filesystem knows no locks and somebody may come by another name) and OSError.
    """
    try:
        taken = files.claim(handle)
    except OSError as error:
        if error.errno not in UNKNOWN:
            raise
        links = files.status(handle).links
        if links > 1:
            raise StoreError("many-names", path=shown(path), count=links) from error
        return
    if not taken:
        raise StoreError("locked", path=shown(path))


def _hold_by_file(files: Files, held: Path, path: Path, locked: bool) -> Hold:
    """Holds by a file, which only one can make. One whose process has ended is taken away by whoever holds the right to
    do so, in the same way: of two who find it, the slower one would take away the file of the quicker one.
    """
    ours = msgspec.json.encode(_ourselves(locked))
    for _ in range(_TRIES):
        try:
            place_new(files, held, ours)
        except FileExistsError:
            pass
        else:
            return Hold(lambda: _take_away(files, held, ours))
        _check_free(files, held, path, locked)
        right = _hold_by_file(files, held.with_name(f"{held.name}+"), path, locked)
        try:
            _take_away(files, held, _check_free(files, held, path, locked))
        finally:
            right.release()
    raise StoreError("held", path=shown(path), host="", lock=shown(held))


def _check_free(files: Files, held: Path, path: Path, locked: bool) -> bytes | None:
    """The content of a file whose process has ended, None where there is no file. Raises `StoreError` ("locked" or
    "held") for any other."""
    content = _content(files, held)
    if content is None:
        return None
    try:
        holder = _holder(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise StoreError("held", path=shown(path), host="", lock=shown(held)) from None
    if holder.gone(locked):
        return content
    if holder.here():
        raise StoreError("locked", path=shown(path))
    raise StoreError("held", path=shown(path), host=visible(holder.host[:64]), lock=shown(held))


def _content(files: Files, held: Path) -> bytes | None:
    """What a file that holds a game says; None if there is none."""
    try:
        handle = files.open(held, "read")
    except FileNotFoundError:
        return None
    try:
        return files.read(handle, _MOST, 0)
    finally:
        files.close(handle)


def _take_away(files: Files, held: Path, content: bytes | None) -> None:
    """Takes a file away if it still says that."""
    if content is not None and _content(files, held) == content:
        files.discard(held)


def _ourselves(locked: bool) -> Holder:
    pid = os.getpid()
    return Holder(**_place()._asdict(), pid=pid, born=_born(pid), locked=locked, token=new_token())


def _place() -> Place:
    """Where this process runs."""
    import platform  # only where a game is held

    space = ""
    with suppress(OSError):
        space = str(Path("/proc/self/ns/pid").readlink())
    boot = _told("/proc/sys/kernel/random/boot_id")
    return Place(whole(platform.node()), _machine(boot), boot, space)


def _machine(boot: str) -> str:
    """What tells this computer from all others: the id that its system was given, else the address of its network card;
    "" where there is neither."""
    known = _told("/etc/machine-id") or _told("/var/lib/dbus/machine-id")
    if known or boot:  # which tells more than the address of a card: containers have the same everywhere
        return known
    import uuid

    address = uuid.getnode()
    return "" if address >> 40 & 1 else f"{address:012x}"  # that bit: it has none, and a number was drawn


def _told(path: str) -> str:
    """The only line of a small file, "" where there is none."""
    with suppress(OSError):
        return Path(path).read_bytes()[:64].decode("ascii", "replace").strip()
    return ""


def _alive(pid: int) -> bool:
    """Whether there is a process of that number; in doubt there is."""
    if sys.platform == "win32":  # to ask there is to end it
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _born(pid: int) -> str:
    """When a process has begun, as the system counts it; "" where it does not tell."""
    try:
        told = Path(f"/proc/{pid}/stat").read_bytes()
        return told.rpartition(b")")[2].split()[19].decode()
    except (OSError, IndexError):
        return ""
