# The screen of the end; how it is told is in ending.ftl and death.ftl.

endui-key-new = { ending-new }
endui-tip-new = Fermer cette aventure et créer un autre personnage
endui-key-new_noted = { ending-new-noted }
endui-tip-new_noted = Créer le personnage suivant du même livre, en reprenant vos notes et ce qui est noté et marqué sur la carte
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

# Large numbers with their names.
endui-sections = Paragraphes
endui-places = { $free ->
    [yes] Lieux
   *[no] Clairières
}
endui-fights = Combats
endui-slain = Ennemis
endui-things = Objets

endui-actions = { $commands ->
    [one] { $commands } action
   *[other] { $commands } actions
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
endui-carried = emporté : { $things }
