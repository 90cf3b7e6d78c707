# The screen of the end; how it is told is in ending.ftl and death.ftl.

endui-key-new = Recommencer
endui-tip-new = Fermer cette aventure et créer un autre personnage
endui-key-history = Historique
endui-tip-history = Relire chaque action et revoir la feuille à tout moment
endui-key-map = Carte
endui-tip-map = Regarder la carte
endui-key-note = Note
endui-tip-note = Prendre une note, même après la fin
endui-key-undo = Annuler
endui-tip-undo = Annuler la dernière action, si le mode de la partie le permet
endui-key-leave = Feuille
endui-tip-leave = Relire la feuille, les notes et le journal
endui-history = Relire l’historique
endui-map-look = Regarder la carte
endui-note = Prendre une note
endui-book = Relire la feuille et le journal
endui-title = Retour au titre, d’où la partie s’exporte aussi

endui-way = { $commands ->
    [one] { $commands } action
   *[other] { $commands } actions
}, { $sections ->
    [0] aucun paragraphe visité
    [one] { $sections } paragraphe visité
   *[other] { $sections } paragraphes visités
}
endui-drawn = { $free ->
    [yes] { $clearings ->
        [one] { $clearings } lieu
       *[other] { $clearings } lieux
    }
   *[no] { $clearings ->
        [one] { $clearings } clairière
       *[other] { $clearings } clairières
    }
}
endui-map = { endui-drawn }, { $gold ->
    [0] bourse vide
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
}
endui-fights = { $fights ->
    [0] Aucun combat gagné
    [one] { $fights } combat gagné
   *[other] { $fights } combats gagnés
}{ $slain ->
    [0] {""}
    [one] , { $slain } ennemi terrassé
   *[other] , { $slain } ennemis terrassés
}
endui-luck = { $tests ->
    [0] Chance jamais tentée
   *[other] { $gender ->
        [m] Chanceux
       *[f] Chanceuse
    } { $lucky } fois sur { $tests }
}, { $meals ->
    [0] aucun repas
   *[other] { $meals } repas
}
endui-typed = { $mark } { $count ->
    [one] { $count } jet de vos propres dés
   *[other] { $count } jets de vos propres dés
}
