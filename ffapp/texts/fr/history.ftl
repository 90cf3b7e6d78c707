# The history: past commands, points looked at, threads left behind.

## Keys

history-key-rewind = Revenir
history-tip-rewind = Reprendre la partie au moment choisi, ou lire la branche choisie
history-key-leave = Retour
history-tip-leave = Quitter la recherche, le filtre ou l’autre branche, puis l’historique
history-key-undo = Annuler
history-tip-undo = Annuler la dernière action
history-key-redo = Rétablir
history-tip-redo = Refaire l’action annulée
history-key-narrow = Filtrer
history-tip-narrow = Ne montrer que les combats, puis les tests, les paragraphes, les notes, la carte, la feuille, puis de nouveau tout
history-key-search = Chercher
history-tip-search = Ne garder que les lignes qui contiennent ces mots
history-key-fold = Plier
history-tip-fold = Déplier dans le journal un combat terminé, ou le replier en une ligne
history-key-thread = Autre branche
history-tip-thread = Aller à la prochaine branche laissée de côté
history-key-here = Présent
history-tip-here = Revenir à la branche présente, là où en est la partie
history-key-curves = Courbes
history-tip-curves = Montrer les courbes à la place de la feuille, dans une fenêtre étroite
history-key-narrow-table = Filtrer
history-tip-narrow-table = Ne montrer que les attaques, puis les déplacements, l’équipement, les commentaires, les préparatifs, puis de nouveau tout
history-key-curves-table = Carte
history-tip-curves-table = Montrer la carte à la place de la troupe, dans une fenêtre étroite

## The list

history-title = Historique
history-other-thread = Une autre branche
history-counted = { $commands ->
    [one] { $commands } action
   *[other] { $commands } actions
}{ $threads ->
    [0] {""}
    [one] {" "}· { $threads } autre branche
   *[other] {" "}· { $threads } autres branches
}
history-kind = { $kind ->
    [fights] combats seulement
    [tests] tests et dés seulement
    [sections] paragraphes seulement
    [notes] notes seulement
    [map] carte seulement
    [sheet] feuille seulement
    [attacks] attaques seulement
    [moves] déplacements seulement
    [equipment] équipement seulement
    [comments] commentaires seulement
    [setup] préparatifs seulement
   *[all] tout
}
history-nothing = Rien de tel dans cet historique. Échap montre de nouveau tout.
history-search = Quelques mots de ce que vous cherchez
history-start = Au tout début, avant la première action
history-here = Vous en êtes ici
history-day = { $day ->
    [1] 1er
   *[other] { $day }
} { history-month } { $year }
history-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
history-left-thread = { $count ->
    [one] Branche laissée de côté (une action annulée, puis jouée autrement) : { $told }
   *[other] Branche laissée de côté ({ $count } actions annulées, puis jouées autrement) : { $told }
}
history-present-thread = { $count ->
    [one] La branche présente, d’une action : { $told }
   *[other] La branche présente, de { $count } actions : { $told }
}
history-no-past-fight = Aucun combat terminé sous le curseur.
history-no-thread = Aucune branche n’a été laissée de côté jusqu’ici.

## The point looked at

history-moment = Action { $number }{ $time_given ->
    [yes] {" "}· { $time }
   *[no] {""}
}
history-start-title = Le début
history-thread-start = Début d’une autre branche
history-roll = { dice-kind } { $faces }
history-roll-of = { $name } : { $faces }
history-ended = { $won ->
    [yes] Aventure achevée, gagnée
   *[no] Aventure achevée, perdue
}
history-fight = { $round ->
    [0] Combat engagé : { $enemies }
    [1] Combat, 1er Assaut : { $enemies }
   *[other] Combat, { $round }e Assaut : { $enemies }
}
history-stone = { stone-name }{ $count ->
    [1] {""}
   *[other] {" "}{ $times }{ $count }
}
history-stones = Pierres : { $stones }
history-counter = { score-name } { $value }
history-magic = Magie : { $names }
history-curves = Courbes

## The way back

history-ask-back = Revenir à ce moment ?
    { $told }
    { $count ->
        [one] L’action qui suit sera laissée de côté ; elle reste dans l’historique.
       *[other] Les { $count } actions qui suivent seront laissées de côté ; elles restent dans l’historique.
    }
history-ask-on = Refaire ce qui a été annulé, jusqu’à ce moment ?
    { $told }
history-ask-thread = Reprendre la partie sur cette autre branche ?
    { $told }
    La branche présente reste dans l’historique.
