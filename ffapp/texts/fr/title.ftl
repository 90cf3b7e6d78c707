# L’écran de titre : les parties, les exemples, l’ordre sur l’étagère.

title-tagline = Un livre dans une main, l’aventure sous l’autre.
title-saves = Vos parties
title-count = { $count } · { KEY("title.new") } en commence une autre
title-archive = Parties archivées
title-empty = Vos parties seront ici, la dernière jouée en tête.
title-empty-keys = { KEY("title.new") } crée une héroïne ou un héros ; { KEY("title.adventures") } ouvre une aventure à lire ici même, { KEY("title.samples") } un exemple déjà commencé.
title-empty-archive = Les parties que vous archivez seront ici : rien n’est jamais supprimé.
title-empty-archive-keys = { KEY("title.view") } revient aux parties en cours.
title-nobody = Sans nom
title-books = Les livres
title-no-save = Il n’y a pas encore de partie : { KEY("title.new") } en commence une.

## Touches

title-key-open = Ouvrir
title-tip-open = Ouvrir la partie sous le curseur, là où elle en est
title-key-new = Nouvelle
title-tip-new = Créer une héroïne ou un héros
title-key-adventures = Lire
title-tip-adventures = Lire une aventure : celles de ffapp, et les vôtres
title-key-samples = Exemples
title-tip-samples = Ouvrir une partie d’exemple, sur une copie
title-key-rename = Renommer
title-tip-rename = Donner un autre nom au fichier de la partie
title-key-archive = Archiver
title-tip-archive = Archiver la partie ; rien n’est supprimé
title-key-unarchive = Ressortir
title-tip-unarchive = Ressortir la partie des archives
title-key-duplicate = Dupliquer
title-tip-copy = Copier la partie dans un nouveau fichier
title-key-export = Exporter
title-tip-export = Copier la partie dans un autre dossier, ou écrire ses actions pour « ffapp run »
title-key-import = Importer
title-tip-import = Prendre une partie d’un autre dossier
title-key-view = Voir les parties archivées
title-tip-view = Passer des parties en cours aux parties archivées
title-key-current = Voir les parties en cours
title-tip-current = Revenir des parties archivées aux parties en cours

## Les aventures lues dans un fichier

title-adventures = Les aventures
title-adventures-what = Le texte se lit à l’écran, et les règles s’appliquent d’elles-mêmes. Les vôtres (.twee) vont dans { $folder }.
title-no-adventures = Il n’y a pas encore d’aventure à lire : les fichiers .twee vont dans { $folder }.
title-adventure-any = le livre de règles de votre choix
title-adventure-errors = { $count ->
    [0] Il n’y a rien à lire dans ce fichier : { $path }.
    [one] Cette aventure a une erreur : ffapp check { $path } dit laquelle.
   *[other] Cette aventure a { $count } erreurs : ffapp check { $path } dit lesquelles.
}
title-text-changed = Le texte de l’aventure a changé
title-text-changed-what = Son fichier n’est plus celui avec lequel cette partie a commencé. Elle peut continuer avec le nouveau texte ; l’annulation y revient.
title-text-old = Continuer avec l’ancien texte
title-text-new = Continuer avec le nouveau texte

## Quand

title-when-now = à l’instant
title-when-minutes = il y a { $count } min
title-when-today = aujourd’hui, { $clock }
title-when-yesterday = hier, { $clock }
title-when-days = il y a { $count } jours
title-when-day = { $day } { $month } { $year }
title-when-first = 1er { $month } { $year }
title-month-1 = janv.
title-month-2 = févr.
title-month-3 = mars
title-month-4 = avril
title-month-5 = mai
title-month-6 = juin
title-month-7 = juil.
title-month-8 = août
title-month-9 = sept.
title-month-10 = oct.
title-month-11 = nov.
title-month-12 = déc.

## États

title-state-lost = perdue
title-state-won = gagnée
title-state-read-only = protégée
title-state-unclosed = interrompue
title-state-furthest = en tête
title-state-same = identique
title-state-behind = en retard
title-state-apart = divergente
title-state-damaged = abîmée
title-state-newer = trop récente
title-state-unreadable = illisible
title-about-lost = L’aventure s’est mal terminée. Tout se relit, et un retour en arrière reste possible si la partie le permet.
title-about-won = L’aventure est gagnée. Tout se relit.
title-about-read-only = Le fichier est protégé : la partie s’ouvrira en lecture seule.
title-about-unclosed = La partie n’a pas été fermée proprement la dernière fois, ou elle est ouverte ailleurs. Rien de confirmé n’est perdu.
title-about-furthest = Le plus avancé des { $count } fichiers de cette partie, comme en laisse un dossier synchronisé.
title-about-same = Aussi avancé que { $file } : { $count } fichiers d’une même partie.
title-about-behind = Dépassé par { $file }, qui contient tout ce qui est ici ({ $count } fichiers d’une même partie).
title-about-apart = { $own ->
        [one] { $own } action n’est qu’ici
       *[other] { $own } actions ne sont qu’ici
    } ; { $file } est le plus avancé des { $count } fichiers de cette partie.
title-about-damaged = Une partie du fichier est abîmée : ce qui est intact s’ouvrira en lecture seule, et se continue sur une copie.
title-about-newer = Cette partie vient d’un ffapp plus récent. Le fichier reste intact.
title-about-unreadable = Ce fichier ne peut pas être lu.

## Questions

title-which-book = Quel livre ?
title-which-book-what = Le livre que vous avez sous la main.
title-book-scorpion-swamp = Santé, Pierres de Magie
title-book-night-dragon = Honneur, magie, poisons
title-book-doonjons = Troupe, trois donjons
title-short-scorpion-swamp = Marais
title-short-night-dragon = Dragon
title-short-doonjons = Donjons
title-dungeon-at = Donjon { $dungeon }{ $round ->
    [0] {""}
   *[other] , tour { $round }
}
title-samples = Exemples
title-samples-what = Chacun s’ouvre sur une copie : jouez, essayez, annulez sans rien craindre.
title-no-samples = Les exemples manquent dans cette installation.
title-rename = Renommer
title-rename-what = Le nouveau nom du fichier. Le nom du personnage ne change pas.
title-archived = Archivée : { $name }. { KEY("title.view") } montre les parties archivées.
title-unarchived = De retour parmi les parties en cours : { $name }.
# Ce qui distingue le nom d’une copie.
title-copy-mark = copie
title-duplicated = Copie faite : { $path }
title-export = Exporter
title-export-how = Sous quelle forme ?
title-export-save = La partie entière, telle qu’elle est
title-export-run = Ses actions et ses dés, pour « ffapp run »
title-export-download = Par le navigateur, dans vos téléchargements
title-export-what = Dans quel dossier, ou sous quel nom ? Rien n’est écrasé.
title-downloaded = Le navigateur télécharge { $name }. S’il a bloqué une fenêtre, autorisez-la et recommencez.
title-exported = Écrit : { $path }
title-import = Importer
title-import-what = Quel fichier ? Il est copié, l’original reste où il est.

## Exemples, par le nom de leur fichier

title-sample-aila = Aïla, en chemin : une carte, des Pierres, des notes
title-sample-brune = Brune des Saulaies, en plein combat : un coup attend une réponse
title-sample-maugis = Maugis, Perrine, Gontran, Aldeberte : au milieu du deuxième donjon
title-sample-odilon = Odilon, au bout de l’aventure : tout se relit
title-sample-thibaud = Thibaud le Long, en mauvaise passe : deux coups attendent, un poison court
title-sample-ysoline = Ysoline, entre deux vallées : des lieux nommés, des compteurs, de la magie
