# Les réglages et leur fichier.

settings-title = Réglages
settings-language = Langue
settings-language-fr = Français
settings-language-fr-about = Tout se dit en français.
settings-language-en = English
settings-language-en-about = Tout se dit en anglais.
settings-theme = Thème
settings-theme-dark = sombre
settings-theme-dark-about = De l’encre claire sur un fond sombre.
settings-theme-light = clair
settings-theme-light-about = De l’encre sombre sur du parchemin.
settings-ascii = Dessins
settings-ascii-no = Unicode
settings-ascii-no-about = Cadres, dés et carte en traits fins.
settings-ascii-yes = ASCII
settings-ascii-yes-about = Les signes les plus simples.
settings-dice = Dés
settings-dice-tumble = animés
settings-dice-tumble-about = Un instant ; une touche les arrête.
settings-dice-instant = immédiats
settings-dice-instant-about = Le résultat aussitôt, rien ne bouge.
settings-cursor = Curseur
settings-cursor-no = caché
settings-cursor-no-about = Les lecteurs d’écran le suivent.
settings-cursor-yes = visible
settings-cursor-yes-about = Pour une loupe : il est où vous êtes.
settings-one_meal_a_stop = Repas
settings-one_meal_a_stop-yes = un par paragraphe
settings-one_meal_a_stop-yes-about = Dans les livres dont c’est la règle.
settings-one_meal_a_stop-no = à volonté
settings-one_meal_a_stop-no-about = Autant qu’on veut, quel que soit le livre.
settings-comments = Commentaires
settings-comments-yes = proposés
settings-comments-yes-about = DOOnjons&Dragons : après chaque action.
settings-comments-no = sur demande
settings-comments-no-about = DOOnjons&Dragons : à la touche seulement.
settings-memory = Mémoire
settings-memory-all = tout
settings-memory-all-about = Ce que d’autres parties ont vécu ici.
settings-memory-notes = mes notes
settings-memory-notes-about = Seulement mes notes d’autres parties.
settings-memory-none = rien
settings-memory-none-about = Rien des autres parties en jouant.
settings-advice = Conseil
settings-advice-never = jamais
settings-advice-never-about = Rien ne dit les chances d’un combat.
settings-advice-asked = à la demande
settings-advice-asked-about = En combat, à sa touche.
settings-advice-always = toujours
settings-advice-always-about = Les chances exactes de chaque combat.
settings-mark = Fuite
settings-mark-number = { $number ->
    [0] jamais
   *[other] { $number } %
}
settings-mark-about = { $number ->
    [0] Jamais conseillée.
   *[other] Conseillée sous ces chances de survie.
}

settings-keys = Touches
settings-place-app = Partout
settings-place-title = Titre
settings-place-creation = Création
settings-place-book = Livre
settings-place-fight = Combat
settings-place-party = Troupe
settings-place-setup = Mise en place
settings-place-editor = Éditeur
settings-place-map = Carte
settings-place-dungeon = Donjon
settings-place-outcome = Issue
settings-place-history = Historique
settings-place-stats = Statistiques
settings-place-ending = Fin
settings-press = Appuyez sur la nouvelle touche, ou Échap pour garder l’ancienne.
settings-sure = { $key }{ $before_given ->
    [yes] {" "}au lieu de { $before }
   *[no] {""}
} ? Entrée confirme, Échap garde l’ancienne ; une autre touche la remplace.
settings-stays = Restent de toute façon : { $key }. L’aide ne se perd pas.
settings-reserved = { $key } sert déjà dans les listes, les champs ou les questions. Une autre ?
settings-taken = { $key } est prise : { $action } ({ $place }). Une autre ?
settings-not-moved = Cette touche est celle d’origine.
settings-file = Gardé dans { $path }

settings-key-move = Changer la touche
settings-tip-move = Donner une autre touche à l’action sous le curseur
settings-key-restore = Touche d’origine
settings-tip-restore = Rendre à l’action sous le curseur sa touche d’origine
settings-key-leave = Retour
settings-tip-leave = Revenir à l’écran d’avant ; tout est déjà gardé

## Le fichier

settings-broken = Le fichier de réglages est abîmé et reste tel quel ; les réglages d’origine servent. { $path } : { $line ->
    [0] { fault-told }
   *[other] ligne { $line }, colonne { $column }
}
settings-unknown = Fichier de réglages : aucun réglage ne s’appelle « { $name } » ; cette ligne ne compte pas.
settings-large = Le fichier de réglages est trop gros pour être lu ({ $size } octets, pour { $high } au plus) : il reste tel quel, et les réglages d’origine servent. { $path }
settings-unreadable = Le fichier de réglages ne peut pas être lu ; les réglages d’origine servent. { $path } : { cause-told }
settings-value = Dans le fichier de réglages, « { $name } » ne peut pas valoir « { $value } » : ce réglage garde sa valeur d’origine.
settings-key-unknown = Fichier de réglages : aucune touche à déplacer ne s’appelle « { $name } » ; cette ligne ne compte pas.
settings-key-implausible = Fichier de réglages : « { $key } » n’est pas une touche ; { $name } garde la sienne.
settings-key-reserved = Fichier de réglages : « { $key } » sert déjà dans les listes, les champs ou les questions ; { $name } garde sa touche.
settings-key-clash = Fichier de réglages : « { $key } » est déjà prise ({ $action }, { $place }) ; { $name } garde sa touche.
settings-more = { $count ->
    [one] Et { $count } autre erreur.
   *[other] Et { $count } autres erreurs.
}
settings-unwritten = Le réglage vaut jusqu’à la fin de cette séance, mais n’a pas pu être gardé : { cause-told }
settings-kept-aside = L’ancien fichier de réglages, illisible, a été mis de côté : { $path }
