# Une aventure lue dans un fichier : le paragraphe à l’écran, ce qu’il demande, ses chemins.

reader-codewords = Mots à retenir
reader-words = Mots à retenir : { $words }
reader-text-missing = Le texte de cette aventure n’est pas là. Ce qui a été joué se relit, et l’aventure reprendra dès que son fichier sera retrouvé.
reader-section-missing = Le texte de cette aventure n’a pas de paragraphe « { $section } ».
reader-few = { $count ->
    [0] Il n’y a rien à choisir ici.
    [one] Il n’y a qu’un choix ici.
   *[other] Il n’y a que { $count } choix ici.
}
reader-ending = La fin de l’aventure
reader-start = Commencer l’aventure
reader-end = Ainsi finit l’aventure
reader-fight = { $begun ->
    [yes] Revenir au combat
   *[no] Combattre
} : { $names }
reader-wizard = { $stones ->
    [one] Choisir une Pierre de Magie
   *[other] Choisir { $stones } Pierres de Magie
}
reader-wizard-title = { $stones ->
    [one] Une Pierre à choisir
   *[other] { $stones } Pierres à choisir
}
reader-meal = { $meals ->
    [0] Prendre un repas
   *[other] Prendre un repas (il en reste { $meals })
}
reader-test = { $of ->
    [luck] { $optional ->
        [yes] Tenter votre Chance, si vous voulez
       *[no] Tentez votre Chance
    }
   *[skill] Testez votre Habileté{ $modifier ->
        [0] {""}
       *[other] {" "}({ SIGNED($modifier) } au jet)
    }
}
reader-dice = Lancez { $count ->
    [one] un dé
   *[other] { $count } dés
}{ $sides ->
    [6] {""}
   *[other] {" "}à { $sides } faces
}{ $plus ->
    [0] {""}
   *[other] {" "}({ SIGNED($plus) } au total)
}
reader-played = …en jouant de la Chance avant les dés
reader-face-title = { $of ->
    [luck] Tentez votre Chance
    [skill] Testez votre Habileté
   *[other] Lancez les dés
}
reader-go-placeholder = son nom, ou son début
reader-go-none = Il faut le nom du paragraphe.
reader-go-unknown = L’aventure n’a pas de paragraphe « { $name } ».
reader-go-meant = « { $name } »
reader-go-several = Lequel ? { $names }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } autres
}
