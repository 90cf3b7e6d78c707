# The map on the whole screen: its keys, its dialogs, what is told of a clearing.

## Keys

mapui-key-walk = Marcher
mapui-tip-walk = Quitter la clairière où vous êtes : la direction, puis le numéro de la suivante
mapui-key-walk-n = Marcher vers le nord
mapui-key-walk-e = Marcher vers l’est
mapui-key-walk-s = Marcher vers le sud
mapui-key-walk-w = Marcher vers l’ouest
mapui-key-exits = Sorties
mapui-tip-exits = Numéroter, changer, annoter ou retirer une sortie de la clairière choisie
mapui-key-seen = Aperçues
mapui-tip-seen = Noter d’un coup les sorties aperçues de la clairière choisie : n e o, puis Entrée
mapui-key-legend = Légende
mapui-tip-legend = Voir ce que veulent dire les signes de la carte
mapui-key-add = Ajouter
mapui-tip-add = Ajouter une sortie aperçue, un passage ou une clairière
mapui-key-note = Note
mapui-tip-note = Écrire une note dans la clairière choisie
mapui-key-rename = Nommer
mapui-tip-rename = Donner un nom à la clairière choisie
mapui-key-mark = Marque
mapui-tip-mark = Marquer la clairière choisie : danger, trésor, ami, but ou magie
mapui-key-move = Déplacer
mapui-tip-move = Dessiner la clairière choisie ailleurs
mapui-key-undo = Annuler
mapui-tip-undo = Annuler la dernière action
mapui-key-redo = Rétablir
mapui-tip-redo = Refaire l’action annulée
mapui-key-leave = Retour
mapui-tip-leave = Quitter la carte
mapui-key-remove = Retirer
mapui-tip-remove = Effacer la clairière choisie ; les passages qui y menaient redeviennent des sorties aperçues
mapui-key-stand = Me placer ici
mapui-tip-stand = Se placer dans la clairière choisie sans marcher
mapui-key-renumber = Renuméroter
mapui-tip-renumber = Corriger le numéro de la clairière choisie
mapui-key-contradictions = Contradictions
mapui-tip-contradictions = Voir ce que la carte ne peut dessiner comme on le lui a dit

## Ways

mapui-way-n = nord
mapui-way-e = est
mapui-way-s = sud
mapui-way-w = ouest
mapui-way-none = sans direction
mapui-letter-n = n
mapui-letter-e = e
mapui-letter-s = s
mapui-letter-w = o
mapui-way-of = { $where ->
    [n] au nord
    [e] à l’est
    [s] au sud
    [w] à l’ouest
   *[other] sur la même ligne
}

## The clearing under the cursor

mapui-count = { $clearings ->
    [0] aucune clairière
    [one] { $clearings } clairière
   *[other] { $clearings } clairières
}
mapui-unexplored = { $count } à explorer
mapui-notes-here = Notes d’ici
mapui-explore = À explorer
mapui-explore-exit = { $number } { mapui-way-of } · { mapui-explore-steps }
mapui-explore-steps = { $known ->
    [no] sans chemin connu
   *[yes] { $steps ->
        [0] ici
        [one] { $steps } pas
       *[other] { $steps } pas
    }
}
mapui-rose-barred = vers ici
mapui-empty = Aucune clairière. Marcher en dessine ; « { $add } » en ajoute une à la main.
mapui-nowhere = Carte vide
mapui-clearing = { $label_given ->
    [yes] Clairière { $number } · { $label }
   *[no] Clairière { $number }
}
mapui-enemies = { $fought ->
    [yes] Combat en cours : { $enemies }
   *[no] Ennemis laissés : { $enemies }
}
mapui-exit = clairière { $number }
mapui-exit-one-way = clairière { $number }, sens unique
mapui-exit-barred = vient de la clairière { $number }, sens unique
mapui-exit-open = sortie aperçue
mapui-exit-none = rien de noté
mapui-exit-line = { $way } : { $told }
mapui-exits-nothing = Aucune sortie notée.
mapui-exits-none = Aucune sortie notée. « { $walk } » pour marcher, « { $add } » pour en ajouter une.

## Contradictions

mapui-contradictions = Contradictions
mapui-contradictions-none = La carte ne contient aucune contradiction.
mapui-contradictions-count = { $count ->
    [one] { $count } contradiction ({ $key })
   *[other] { $count } contradictions ({ $key })
}
mapui-contradiction-side = Les passages { $start } – { $end } et { $other_start } – { $other_end } prennent le même côté de la clairière { $shared }.
mapui-contradiction-place = Le passage part de { $start } { way-towards } pour { $end } ; les autres mettent { $end } { mapui-way-of }.
mapui-contradiction-loop = Le passage qui part de { $start } { way-towards } y revient.
mapui-contradiction-exit = La sortie aperçue { way-towards } de { $start } est là où arrive le passage { $other_start } – { $other_end }.
mapui-contradiction-wish = La clairière { $clearing } ne peut être dessinée là où vous l’avez déplacée.

## Walking

mapui-walk-title = Marcher
mapui-walk-from = Vous quittez la clairière { $number }. Par où ?
mapui-walk-way = Par où (x : sans retour)
mapui-walk-to = Numéro de la clairière
mapui-walk-one-way = { $one_way ->
    [yes] Sens unique : on ne pourra pas revenir par là (x)
   *[no] On pourra revenir par là (x pour un sens unique)
}
mapui-walk-no-way = Choisissez d’abord une direction : une flèche, ou n, e, s, o.
mapui-walk-section = facultatif
mapui-walk-keys = Flèche ou lettre, le numéro, Entrée. Tab ou espace va au paragraphe. Échap renonce.

## Changes of a clearing

mapui-name-title = Nom de la clairière { $number }
mapui-name-placeholder = Gué des Saules
mapui-note-title = Note de la clairière { $number }
mapui-note-placeholder = Ce qu’il faut en retenir
mapui-number-title = Renuméroter la clairière { $number }
mapui-number-intro = Passages, notes et ennemis laissés suivent le nouveau numéro.
mapui-number-label = Numéro
mapui-mark-title = Marque de la clairière { $number }
mapui-move-title = Déplacer la clairière { $number }
mapui-move-keys = Flèches pour dire de combien, Entrée pour déplacer, 0 pour la laisser là où les passages la mettent, Échap pour renoncer.
mapui-move-shift = Déplacement : { way-shift }
mapui-move-none = À sa place, pour l’instant.
mapui-move-nowhere = Dites d’abord de combien, avec les flèches.
mapui-move-alone = Il faut une autre clairière par rapport à laquelle la déplacer.

## Additions and passages

mapui-add-title = Ajouter à la carte
mapui-add-exit = Une sortie aperçue de la clairière { $number }
mapui-add-passage = Un passage depuis la clairière { $number }
mapui-add-clearing = Une clairière isolée
mapui-add-clearing-title = Nouvelle clairière
mapui-exit-title = Sortie aperçue de la clairière { $number }
mapui-exit-keys = Flèches ou n, e, s, o : l’une après l’autre. Entrée note, Échap renonce.
mapui-exit-none-picked = Choisissez d’abord une ou plusieurs directions.
mapui-way-keys = Une flèche, ou n, e, s, o. Échap pour renoncer.
mapui-passage-title = Passage depuis la clairière { $number }
mapui-passage-end = Mène à la clairière
mapui-passage-keys = Flèche ou lettre, puis le numéro et Entrée. Échap pour renoncer.
mapui-exits-title = Sorties de la clairière { $number }
mapui-passage-menu = Clairière { $number } · { $told }
mapui-do-end = Numéroter : je sais où elle mène
mapui-do-other-end = Mène à une autre clairière
mapui-do-one-way = { $one_way ->
    [yes] Rendre praticable dans les deux sens
   *[no] Mettre à sens unique
}
mapui-do-turn = Inverser le sens unique
mapui-do-way = Changer de direction
mapui-do-length = Allonger ou raccourcir
mapui-do-note = Annoter
mapui-do-remove = { $open ->
    [yes] Retirer cette sortie
   *[no] Retirer ce passage
}
mapui-turn-title = Nouvelle direction depuis la clairière { $number }
mapui-end-title = Où mène ce passage de la clairière { $number } ?
mapui-length-title = Longueur d’un passage de la clairière { $number }
mapui-length-intro = La carte l’étire au moins d’autant de pas.
mapui-length-label = Pas
mapui-passage-note-title = Note d’un passage de la clairière { $number }

## The legend

mapui-legend = Légende
mapui-signs = Signes
mapui-legend-at = légende ({ $key })
mapui-legend-keys = Échap ferme
mapui-legend-here = vous y êtes
mapui-legend-exit = sortie aperçue
mapui-legend-one-way = sens unique
mapui-legend-apart = contradiction
mapui-legend-conflict = passage contredit
mapui-legend-enemies = ennemis laissés
mapui-legend-noted = note
mapui-legend-danger = danger
mapui-legend-treasure = trésor
mapui-legend-friend = ami
mapui-legend-goal = but
mapui-legend-magic = magie
mapui-legend-walked = chemin récent

## Places and ways freely named: the map of a book without a compass

mapui-key-find = Chercher
mapui-tip-find = Aller à un lieu de la carte par son nom
mapui-find-title = Lieux
mapui-place = { $label_given ->
    [yes] { $label }
   *[no] lieu { $number }
}
mapui-place-placeholder = son nom, ou son numéro
mapui-place-missing = De quel lieu s’agit-il ? Donnez son nom, ou son numéro.
mapui-place-new = { $near_given ->
    [yes] Nouveau : { $label }, lieu { $number } · déjà là : { $near }
   *[no] { $label_given ->
        [yes] Nouveau sur la carte : { $label }, lieu { $number }
       *[no] Nouveau sur la carte, sans nom
    }
}
mapui-place-known = { $label_given ->
    [yes] Déjà sur la carte : { $label }, lieu { $number }
   *[no] Déjà sur la carte, sans nom
}
mapui-place-several = Plusieurs lieux s’appellent ainsi ({ $numbers }) : donnez le numéro.
mapui-place-bounds = Un lieu porte un numéro de 1 à { $high }.
mapui-way-label = Chemin
mapui-way-placeholder = facultatif : la ruelle
mapui-way-from = Depuis
mapui-way-to = Lieu
mapui-way-to-placeholder = vide : aperçu, pas encore pris
mapui-way-from-new = Un chemin part d’un lieu déjà sur la carte. Dessinez d’abord celui-ci.
mapui-both-ways = dans les deux sens
mapui-one-way-label = Praticable
mapui-seen-intro = Leurs noms, l’un après l’autre, séparés par « ; ». Vide : un chemin sans nom.
mapui-seen-placeholder = la grotte ; un escalier
mapui-do-name = Nommer
mapui-way-name-title = { $label_given ->
    [yes] Nom d’un chemin de « { $label } »
   *[no] Nom d’un chemin du lieu { $number }
}
mapui-walk-nowhere = La carte ne sait pas encore où vous êtes. En quel lieu ?
mapui-free-walk-keys = Chiffre : chemin connu · Nom, puis Entrée : ce lieu · Tab : champ suivant · Échap : renoncer

mapui-tip-walk-free = Quitter le lieu où vous êtes : par un chemin connu, ou vers un lieu par son nom
mapui-key-exits-free = Chemins
mapui-tip-exits-free = Nommer, changer, annoter ou retirer un chemin du lieu choisi
mapui-key-seen-free = Aperçus
mapui-tip-seen-free = Noter d’un coup les chemins aperçus du lieu choisi, sans les prendre
mapui-tip-add-free = Ajouter un chemin aperçu, un chemin ou un lieu
mapui-tip-note-free = Écrire une note dans le lieu choisi
mapui-tip-rename-free = Donner un nom au lieu choisi
mapui-tip-mark-free = Marquer le lieu choisi : danger, trésor, ami, but ou magie
mapui-tip-move-free = Dessiner le lieu choisi ailleurs
mapui-tip-remove-free = Effacer le lieu choisi ; les chemins qui y menaient restent à explorer
mapui-tip-stand-free = Se placer dans le lieu choisi sans marcher
mapui-tip-renumber-free = Corriger le numéro du lieu choisi
mapui-way-none-free = { $label_given ->
    [yes] { $label }
   *[no] sans nom
}
mapui-count-free = { $clearings ->
    [0] aucun lieu
    [one] { $clearings } lieu
   *[other] { $clearings } lieux
}
mapui-ways = Chemins
mapui-explore-exit-free = { $place_given ->
    [yes] { $place }
   *[no] lieu { $number }
}{ $label_given ->
    [yes] {" "}· { $label }
   *[no] {""}
} · { mapui-explore-steps }
mapui-empty-free = Aucun lieu. Marcher en dessine ; « { $add } » en ajoute un à la main.
mapui-clearing-free = { $label_given ->
    [yes] { $label } · lieu { $number }
   *[no] Lieu { $number }
}
mapui-exit-free = { $label_given ->
    [yes] { $label }
   *[no] lieu { $number }
}
mapui-exit-one-way-free = { mapui-exit-free }, sens unique
mapui-exit-barred-free = vient { $label_given ->
    [yes] de « { $label } »
   *[no] du lieu { $number }
}, sens unique
mapui-exit-open-free = aperçu, pas encore pris
mapui-exits-nothing-free = Aucun chemin noté.
mapui-exits-none-free = Aucun chemin noté. « { $walk } » pour marcher, « { $add } » pour en ajouter un.
mapui-contradiction-wish-free = { $place_given ->
    [yes] « { $place } » ne peut être dessiné là où vous l’avez déplacé.
   *[no] Le lieu { $clearing } ne peut être dessiné là où vous l’avez déplacé.
}
mapui-walk-title-free = Marcher
mapui-walk-from-free = Vous quittez { $label_given ->
    [yes] « { $label } »
   *[no] le lieu { $number }
}. Par où ?
mapui-name-title-free = { $label_given ->
    [yes] Nom de « { $label } »
   *[no] Nom du lieu { $number }
}
mapui-name-placeholder-free = Taverne des Trois Lunes
mapui-note-title-free = { $label_given ->
    [yes] Note de « { $label } »
   *[no] Note du lieu { $number }
}
mapui-number-title-free = { $label_given ->
    [yes] Renuméroter « { $label } »
   *[no] Renuméroter le lieu { $number }
}
mapui-number-intro-free = Chemins, notes et ennemis laissés suivent le nouveau numéro.
mapui-mark-title-free = { $label_given ->
    [yes] Marque de « { $label } »
   *[no] Marque du lieu { $number }
}
mapui-move-title-free = { $label_given ->
    [yes] Déplacer « { $label } »
   *[no] Déplacer le lieu { $number }
}
mapui-move-keys-free = Flèches pour dire de combien, Entrée pour déplacer, 0 pour le laisser là où ses chemins le mettent, Échap pour renoncer.
mapui-move-alone-free = Il faut un autre lieu par rapport auquel le déplacer.
mapui-add-exit-free = { $label_given ->
    [yes] Des chemins aperçus depuis « { $label } »
   *[no] Des chemins aperçus depuis le lieu { $number }
}
mapui-add-passage-free = Un chemin entre deux lieux
mapui-add-clearing-free = Un lieu isolé
mapui-add-clearing-title-free = Nouveau lieu
mapui-exit-title-free = { $label_given ->
    [yes] Chemins aperçus depuis « { $label } »
   *[no] Chemins aperçus depuis le lieu { $number }
}
mapui-passage-title-free = Nouveau chemin
mapui-exits-title-free = { $label_given ->
    [yes] Chemins de « { $label } »
   *[no] Chemins du lieu { $number }
}
mapui-passage-menu-free = { $label_given ->
    [yes] { $label } · { $told }
   *[no] Lieu { $number } · { $told }
}
mapui-do-end-free = Dire où il mène
mapui-do-other-end-free = Mène à un autre lieu
mapui-do-remove-free = Retirer ce chemin
mapui-end-title-free = { $label_given ->
    [yes] Où mène ce chemin de « { $label } » ?
   *[no] Où mène ce chemin du lieu { $number } ?
}
mapui-passage-note-title-free = { $label_given ->
    [yes] Note d’un chemin de « { $label } »
   *[no] Note d’un chemin du lieu { $number }
}
mapui-legend-exit-free = aperçu, pas pris
