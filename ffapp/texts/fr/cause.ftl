# Ce qu’a dit le système, en mots et par son nom court. ffapp/store/errors.py

cause-told = { $cause ->
    [ENOENT] introuvable
    [ENOTDIR] ce n’est pas un dossier
    [EISDIR] c’est un dossier
    [EEXIST] existe déjà
    [EACCES] accès refusé
    [EPERM] opération interdite
    [EROFS] disque en lecture seule
    [ENOSPC] disque plein
    [EDQUOT] quota atteint
    [EFBIG] fichier trop gros
    [EIO] erreur du disque
    [EINVAL] nom ou fichier inutilisable
    [ENAMETOOLONG] nom trop long
    [ELOOP] liens qui tournent en rond
    [EBADF] pas ouvert
    [EBUSY] occupé
    [EMFILE] trop de fichiers ouverts
    [ENFILE] trop de fichiers ouverts
    [ENOMEM] mémoire insuffisante
    [ENOLCK] verrous impossibles dans ce dossier
    [ENOTSUP] impossible dans ce dossier
    [EOPNOTSUPP] impossible dans ce dossier
    [EXDEV] c’est un autre disque
    [ESTALE] le disque n’est plus là
    [ENODEV] le disque n’est plus là
    [ENXIO] le disque n’est plus là
    [ETIMEDOUT] le réseau ne répond pas
    [EPIPE] plus personne n’écoute
    [EADDRINUSE] déjà pris par un autre programme
    [EADDRNOTAVAIL] ce n’est pas une adresse de cette machine
   *[other] le système refuse
}, { $cause }
