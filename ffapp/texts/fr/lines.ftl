### Le jeu ligne par ligne (ffapp play-text).

## Ce qui est demandé

lines-sure-keys = Oui ou non ? (o, n)
lines-ask-number = Numéro ?
lines-ask-menu = { $title } ? (numéro, point pour sortir)
lines-ask-line = Votre réponse ? (point pour renoncer)
lines-ask-row = { $label }{ $options ->
    [0] {""}
   *[other] , 1 à { $options }
}{ $now_given ->
    [yes] , sinon { $now }
   *[no] {""}
} ?
lines-note-keys = Nouvelle note ?{ $count ->
    [0] {""}
   *[other] {" "}(ou le numéro d’une note à modifier, ou x et le numéro d’une note à rayer)
}
lines-ask-term = Numéro à changer, ou Entrée pour les nombres ?
lines-ask-free-way = Numéro du chemin, ou Entrée pour un autre ?
lines-ask-move = Colonnes vers l’est et rangées vers le sud ? (par exemple 2 -1 ; 0 : place libre)
lines-ask-page = Que faites-vous ?
lines-ask-book = { $over ->
    [yes] Aventure finie. Que faites-vous ?
   *[no] { $section ->
        [0] Que faites-vous ?
       *[other] § { $section }. Que faites-vous ?
    }
}
lines-ask-blow = Tenter votre Chance ? ({ KEY("fight.luck") } ou { KEY("fight.plain") })
lines-ask-fight = { $name } : { $enemy }, vous : { $stamina }. Entrée pour l’assaut ?
lines-ask-map = Carte{ $number ->
    [0] {""}
   *[other] , { $number }
}. Que faites-vous ?
lines-ask-search = Mots cherchés ?
lines-ask-history = Histoire. Numéro où revenir, point pour sortir ?
lines-ask-name = Nom{ $now_given ->
    [yes] {" "}({ $now })
   *[no] {""}
} ?
lines-ask-deed = Numéro, touche, ou Entrée ?
lines-ask-party = Le groupe. Que faites-vous ?
lines-ask-setup = Le donjon. Que faites-vous ?
lines-ask-dungeon = { $moment ->
    [cleared] Donjon vaincu. { $key } pour le suivant ?
    [ready] Avant le premier tour. Que faites-vous ?
    [program] Entrée pour que les monstres jouent ?
   *[over] Campagne finie. Que faites-vous ?
}
lines-ask-turn = { $who }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}. Que faites-vous ?
lines-ask-editor = Éditeur, { $cell }. Que faites-vous ?

## Ce qui est dit

lines-welcome = Point d’interrogation : tout ce qu’on peut faire. { $quit } : quitter.
lines-left = La partie est enregistrée.
lines-entry = { $number } : { $text }{ $hint_given ->
    [yes] , { $hint }
   *[no] {""}
}{ $not_now ->
    [yes] {" "}(pas maintenant)
   *[no] {""}
}
lines-dice = Dans cet ordre, d’une ligne ou de plusieurs : { $rolls }.
lines-dice-of = { $whose } ({ dice-count })
lines-hand = Un changement de la feuille se tape tel quel : -3e, +5or, -1c raison.
lines-deed = { $number ->
    [0] {""}
   *[other] { $number }.{" "}
}{ $key } : { $title }{ $reason_given ->
    [yes] {" "}(pas maintenant : { $reason })
   *[no] {""}
}
lines-row = { $label }{ $text_given ->
    [yes]  : { $text }
   *[no] {""}
}
lines-story = { $number }. { $told }
lines-words = À tout moment, derrière un point d’interrogation dans une question : { $words }.
lines-hero = { $hero }, { $book }.
lines-enemy = { $number } : { $name }, Habileté { $skill }, { $stamina ->
    [0] à terre
   *[other] Endurance { $stamina }
}{ $aimed ->
    [yes] , visé
   *[no] {""}
}
lines-counts = { $current }{ $effective_given ->
    [yes] {" "}(compte pour { $effective })
   *[no] {""}
}
lines-you = Vous : Endurance { $stamina }, Chance { $luck }.
lines-follows = { $label_given ->
    [yes] { $label } :{" "}
   *[no] {""}
}{ $dealt ->
    [yes] l’adversaire passe
   *[no] vous passez
} de { $before } à { $after }
lines-aim = viser { $name }
lines-aimed = Vous visez { $name }.
lines-order = { $name } : { $thrown }, points de vie { $left } sur { $hit_points }.
lines-points = Points de vie : { $left } sur { $hit_points }.
lines-stands = { $who }{ $cell_given ->
    [yes] , en { $cell }
   *[no] {""}
}, points de vie { $left } sur { $hit_points }.
lines-away = En { $cell }{ $ways_given ->
    [yes]  : { $ways }
   *[no] {""}
}.
lines-way = { $count } { $way ->
    [right] à droite
    [left] à gauche
    [down] en bas
   *[up] en haut
}
lines-party = { $count ->
    [0] Personne à la table. { KEY("party.new") } : créer un personnage.
    [one] Un personnage à la table.
   *[other] { $count } personnages à la table.
}
lines-look-how = { $free ->
    [yes] Voir et un nom ou un numéro : ce lieu-là.
   *[no] Voir et un numéro : cette clairière-là.
}
lines-no-exits = Aucune sortie connue.
lines-history-how = Un numéro revient à ce moment, 0 au début.
lines-move-how = Tapez une case (E5), ou haut, bas, gauche, droite avec un nombre.
lines-editor-how = Une case (E5) ou haut, bas, gauche, droite : on y va. Entrée : ce qu’on y peut faire. Espace : obstacle ou sol.
lines-help-how = Aide et un numéro, ou le début d’un titre.
lines-stones-receive = + et une touche : noter des pierres reçues.
lines-stones-lose = - et une touche : noter des pierres perdues.
lines-ask-stones = D’autres ? Nom et nombre, Entrée s’il n’y en a pas.
lines-stones-so-far = Noté : { $stones }.
lines-stones-which = Le début du nom d’une sorte de pierre, et combien.
lines-magic-add = + : noter quelque chose de nouveau.
lines-magic-keys = c et une touche : changer ce qui est noté.
lines-magic-lose = - et une touche : noter une perte.
lines-story-how = Histoire et un nombre : tant de lignes de ce qui s’est passé.
lines-drawn = Il n’y a là qu’un dessin, et rien n’est dessiné ici.
lines-drawn-short = rien n’est dessiné ici

## Ce qui ne va pas

lines-not-done = Rien n’a été fait.
lines-unsure-keys = Répondez par o ou par n.
lines-number-unknown = { $high ->
    [0] Il n’y a rien à choisir par un numéro.
    [one] Le seul numéro est { $high }.
   *[other] Un numéro de 1 à { $high }.
}
lines-entry-unknown = « { $key } » n’est pas dans la liste.
lines-unknown = « { $line } » ne veut rien dire ici. Point d’interrogation : tout ce qu’on peut faire.
lines-too-much = { $title } : « { $rest } » est de trop. Rien n’a été fait.
lines-which = { $title } : il manque la touche de ce dont il s’agit.
lines-no-part = Aucune partie de la feuille ne commence ainsi. Il y a : { $parts }.
lines-no-topic = Aucun titre de l’aide ne commence ainsi.
lines-no-place = Ce lieu n’est pas sur la carte.
lines-no-step = Il n’y a pas de moment de ce numéro.
lines-move-unread = Deux nombres, par exemple 2 -1.
lines-name-how = D’abord le nom ; ensuite qui vous êtes, ce qui s’annule, et les dés de qui. { $quit } : quitter.
lines-name-first = Tapez le nom.
lines-nothing = Rien ne change.

## Les mots qui valent toujours

lines-word-sheet = fiche feuille sheet
lines-word-story = histoire récit journal story
lines-word-again = encore répète again
lines-word-help = aide help
lines-word-look = voir regarder look
lines-word-up = haut up
lines-word-right = droite right
lines-word-down = bas down
lines-word-left = gauche left
