"""The lock on a file, as each system has it.

The system gives it back when the process ends, however it ends: no lock is ever left over, so no lock file
ever needs to be removed, and none is: whoever removes or renames a locked file lets two in.
"""

from __future__ import annotations

import errno
import os
import sys

UNKNOWN = frozenset({errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL})
"""What filesystems say, mostly those of a network, that know no locks."""

_TAKEN = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})

_BEYOND = 1 << 62
"""Where no file has a byte."""


def take(handle: int) -> bool:
    """Locks an open file at once; False if another handle, of this process or of another, has the lock.

    Raises OSError where the filesystem knows no locks.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, _BEYOND, os.SEEK_SET)  # what is locked there nobody else can read
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return _refused(error)
    return True


def take_readable(handle: int) -> bool:
    """Locks an open file that others go on reading, without a word to them; False if another handle has the lock.

    Over SMB, where a lock is no mere agreement, `flock` would lock them out; a byte that is not there locks out nobody.
    Raises OSError where the filesystem knows no locks.
    """
    if sys.platform != "linux":
        return take(handle)
    import fcntl
    import struct

    byte = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, _BEYOND, 1, 0)  # `struct flock`
    try:
        fcntl.fcntl(handle, fcntl.F_OFD_SETLK, byte)
    except OSError as error:
        return take(handle) if error.errno == errno.EINVAL else _refused(error)
    return True


def _refused(error: OSError) -> bool:
    """False if another has the lock; raises what else went wrong."""
    if error.errno in _TAKEN:
        return False
    raise error
