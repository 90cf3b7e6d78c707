"""The lock on a file, as each system has it.

The system gives it back when the process ends, however it ends: no lock is ever left over, so no lock file
ever needs to be removed, and none is: whoever removes or renames a locked file lets two in.
"""

from __future__ import annotations

import errno
import sys

_TAKEN = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})


def take(handle: int) -> bool:
    """Locks an open file at once; False if another handle, of this process or of another, has the lock.

    Raises OSError where the filesystem knows no locks.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _TAKEN:
            return False
        raise
    return True
