# What the system said, in words and by its short name. ffapp/store/errors.py

cause-told = { $cause ->
    [ENOENT] not found
    [ENOTDIR] not a folder
    [EISDIR] it is a folder
    [EEXIST] already there
    [EACCES] access denied
    [EPERM] not permitted
    [EROFS] read-only disk
    [ENOSPC] no space left on the disk
    [EDQUOT] quota reached
    [EFBIG] file too large
    [EIO] disk error
    [EINVAL] unusable name or file
    [ENAMETOOLONG] name too long
    [ELOOP] links that lead in a circle
    [EBADF] not open
    [EBUSY] busy
    [EMFILE] too many open files
    [ENFILE] too many open files
    [ENOMEM] no memory left
    [ENOLCK] no locks in this folder
    [ENOTSUP] not possible in this folder
    [EOPNOTSUPP] not possible in this folder
    [EXDEV] it is another disk
    [ESTALE] the disk is gone
    [ENODEV] the disk is gone
    [ENXIO] the disk is gone
    [ETIMEDOUT] the network does not answer
    [EPIPE] nobody listens any more
    [EADDRINUSE] taken by another program
    [EADDRNOTAVAIL] not an address of this machine
   *[other] the system refuses
}, { $cause }
