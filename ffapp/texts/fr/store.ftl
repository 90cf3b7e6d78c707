# Ce que les parties enregistrées ne permettent pas, et pourquoi : une phrase par règle de ffapp/store/errors.py.

store-ambiguous = « { $name } » désigne { $count } parties : { $candidates }. Précisez laquelle.
store-book-damaged = Le texte de l’aventure{ $title_given ->
    [yes] {" "}« { $title } »
   *[no] {""}
} a changé dans { $path } : ce n’est plus celui de cette partie, qui peut être lue, annulée et jouée à la main. Le texte d’origine, redonné par « ffapp play FICHIER », la répare ; rien n’est écrasé.
store-book-missing = Le texte de l’aventure{ $title_given ->
    [yes] {" "}« { $title } »
   *[no] {""}
} n’est plus là : cette partie peut être lue, annulée et jouée à la main. Le même texte, redonné par « ffapp play FICHIER » ou placé parmi vos aventures, la répare.
store-changed = Un autre programme a modifié, déplacé ou remplacé { $path } pendant la partie : plus rien n’y sera écrit. Tout ce qui était confirmé est encore là ; continuez sur une copie.
store-closed = Cette partie est fermée : plus rien ne peut y être écrit.
store-damaged = { $path } { $kind ->
    [short] a été coupé : il manque { $lost ->
            [one] { $lost } enregistrement de sa création
           *[other] { $lost } enregistrements de sa création
        }, et tout ce qui suivait. { $kept ->
            [0] Rien n’y est jouable ; une copie repart du début, avec les mêmes dés.
            [one] L’enregistrement qui reste est intact et s’ouvre en lecture seule.
           *[other] Les { $kept } enregistrements qui restent sont intacts et s’ouvrent en lecture seule.
        } Le fichier n’a pas été touché ; continuez sur une copie.
   *[other] est abîmé à partir de la ligne { $line } : { $lost ->
            [one] { $lost } enregistrement ne peut plus être joué
           *[other] { $lost } enregistrements ne peuvent plus être joués
        } (illisibles : { $bad } ; manquants : { $missing } ; lisibles mais sans leur suite : { $after }). { $resumes ->
            [0] Rien n’est lisible après.
           *[other] La lecture reprend à la ligne { $resumes }.
        } { $kept ->
            [0] Rien n’est jouable avant.
            [one] L’enregistrement qui précède est intact et s’ouvre en lecture seule.
           *[other] Les { $kept } enregistrements qui précèdent sont intacts et s’ouvrent en lecture seule.
        } Le fichier n’a pas été touché ; continuez sur une copie.
}
store-dangling = { $path } est un lien vers { $target }, qui n’existe pas.
store-dungeon-broken = { $path } ne peut plus être lu ({ fault-told }) : le donjon n’est pas repris.
store-dungeon-unwritten = Le donjon n’a pas pu être gardé dans { $path } ({ cause-told }). Rien n’a été écrit.
store-exists = { $path } existe déjà, et rien n’est jamais écrasé : choisissez un autre nom.
store-full = Il n’y a plus de place pour écrire dans { $path } ({ $cause }). Cette action n’a pas eu lieu ; tout ce qui précède est enregistré. Libérez de la place et recommencez, ou continuez ailleurs sur une copie.
store-header-damaged = La première ligne de { $path } est abîmée : la partie ne peut pas être ouverte. Le fichier n’a pas été touché.
store-here-gone = Le dossier d’où ffapp a été lancé ne peut plus être trouvé ({ cause-told }) : donnez le chemin complet de { $path }.
store-held = { $path } est déjà ouvert { $host_given ->
    [no] dans un autre programme
   *[yes] sur l’ordinateur « { $host } »
} : ici, on ne peut que le lire. Si ce n’est plus vrai, supprimez { $lock }, ou continuez sur une copie.
store-home-unusable = { $variable } ne désigne aucun dossier utilisable ({ $why ->
    [empty] la variable est vide
    [null] un caractère nul
    [nobody] « { $value } » : personne ne s’appelle ainsi sur cette machine
   *[relative] « { $value } » : il faut un chemin complet, depuis « / »
}). Corrigez cette variable d’environnement.
store-in-use = { $path } est ouvert { $host_given ->
    [no] dans un autre ffapp
   *[yes] sur l’ordinateur « { $host } »
} : fermez d’abord cette partie là-bas. Rien n’a été changé.{ $lock_given ->
    [no] {""}
   *[yes] {" "}Si elle n’y est plus ouverte, supprimez { $lock }.
}
store-large = { $path } fait { $size } octets ; ffapp n’en lit pas plus de { $high } dans un tel fichier. Rien n’a été changé.
store-linked = { $path } n’est qu’un lien vers { $target } : archivez ce fichier là où il est, ou copiez-le ici.
store-locked = { $path } est déjà ouvert dans un autre ffapp : ici, on ne peut que le lire.
store-many-names = { $path } porte { $count } noms (liens physiques), et ce système de fichiers ne sait pas verrouiller : un autre ffapp pourrait y écrire sous un autre nom. Ici, on ne peut que le lire ; continuez sur une copie.
store-name-unusable = « { $name } » ne contient ni lettre ni chiffre utilisable dans un nom de fichier.
store-newer = { $path } vient d’un ffapp plus récent (format { $version }, le plus récent connu ici est { $ours }). Le fichier n’a pas été touché : mettez ffapp à jour.
store-not-a-dungeon = { $path } n’est pas un donjon de ffapp.
store-not-a-save = { $path } n’est pas une partie de ffapp.
store-not-found = Aucune partie ne répond à « { $name } ».
store-one-game = « { $name } » désigne { $count } fichiers d’une même partie : { $candidates }. Le plus avancé est { $furthest } ; précisez lequel.
store-outside = Vous jouez ici en visite : rien ne peut être lu ni écrit hors de votre dossier. Donnez un simple nom, sans dossier.
store-only-read = Cette partie est seulement ouverte en lecture.
store-path-empty = Il faut le nom d’un fichier ou d’un dossier.
store-path-relative = Il faut le chemin complet, pour que rien ne soit créé par erreur : { $path }
store-record-unknown = { $path } vient d’un ffapp plus récent : sa ligne { $line }, intacte, est inconnue ici. Le fichier n’a pas été touché : mettez ffapp à jour.
store-ruleset-unknown = Le livre « { $ruleset } » est inconnu de ce ffapp : mettez-le à jour. Rien n’a été touché.
store-seed-unusable = Cette graine est trop longue, ou contient des caractères qu’aucun fichier ne peut garder.
store-sync-failed = Le disque n’a pas confirmé l’écriture dans { $path } ({ cause-told }) : plus rien n’y sera écrit. Tout ce qui était confirmé est enregistré ; continuez sur une copie, de préférence sur un autre disque.
store-unproven = { $path } est là, entier, mais le disque n’a pas confirmé sa place ({ cause-told }) : une coupure de courant pourrait encore la défaire. Pour en être sûr, copiez-le sur un autre disque.
store-unreadable = { $path } ne peut pas être lu ({ cause-told }).
store-unwritable = Impossible d’écrire dans { $path } ({ cause-told }). Rien n’a été changé ; on peut continuer ailleurs sur une copie.
store-writer-lost = Une écriture manquée n’a pas pu être annulée dans { $path } ({ cause-told }) : plus rien n’y sera écrit. Tout ce qui était confirmé est enregistré ; continuez sur une copie, de préférence sur un autre disque.

# Ce qui est dit à l’ouverture d’une partie.

store-recovered = La dernière fois, la partie ne s’était pas fermée proprement. Elle a été retrouvée : rien de ce qui était confirmé n’est perdu.
store-kept-aside = La dernière écriture était restée inachevée ({ $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }) ; ce morceau a été mis de côté dans { $path }.
store-backup = Cette partie était au format { $version } : une copie de l’ancien fichier se trouve dans { $path }.
store-differing = { $count ->
        [one] Un état relu diffère
       *[other] { $count } états relus diffèrent
    } de ce qui avait été noté : la partie continue telle qu’elle est relue.
store-copied = La partie continue dans une copie : { $path }.
