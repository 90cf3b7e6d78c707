### Ce qui a été vécu dans toutes les parties d’un livre.

## Les statistiques

memory-title = Statistiques · { $book }
memory-games = { $count ->
    [0] Aucune partie
    [one] { $count } partie
   *[other] { $count } parties
}
memory-count-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
memory-count-dead = { $count ->
    [one] { $count } mort
   *[other] { $count } morts
}
memory-count-lost = { $count ->
    [one] { $count } perdue sans mort
   *[other] { $count } perdues sans mort
}
memory-count-going = { $count } en cours
memory-what = Ce qui compte
memory-what-book = les parties de ce livre, même archivées, telles qu’elles sont maintenant : ce qui a été annulé n’a pas eu lieu
memory-what-dungeon = les campagnes, leurs fins, les monstres vaincus et les dés ; il n’y a ici ni paragraphes ni notes
memory-lengths = Longueur des parties
memory-length-commands = Actions
memory-length-stops = Paragraphes
memory-length = de { $least } à { $most }, médiane { $median }, { $total } en tout
memory-sections = Paragraphes lus
memory-sections-different = Différents
memory-sections-most = Les plus lus
memory-section-times = § { $section } ({ $visits })
memory-sections-all = Tous
memory-endings = Fins
memory-end = { $won ->
    [yes] Gagnée
   *[no] Perdue
}{ $section_given ->
    [yes] , { $dungeon ->
        [yes] donjon { $section }
       *[no] § { $section }
    }
   *[no] {""}
}
memory-times = { $count } fois
memory-times-words = { $count } fois, « { $words } »
memory-deaths = Morts
memory-place = { $section_given ->
    [yes] { $dungeon ->
        [yes] Donjon { $section }
       *[no] § { $section }
    }
   *[no] Avant le premier paragraphe
}
memory-death = { $count ->
    [one] { memory-killer }
   *[other] { memory-killer }, { $count } fois
}
memory-killer = { $killer ->
    [enemy] { $name }
    [escape] en fuyant
    [poison] { $name_given ->
        [yes] poison ({ $name })
       *[no] poison
    }
    [hunger] la faim
    [curse] une malédiction
    [hand] { $name_given ->
        [yes] { $name }
       *[no] perte notée à la main
    }
    [monster] { $name }
    [section] le paragraphe
   *[other] autre cause
}
memory-fights = Combats par ennemi
memory-fights-count = { $count ->
    [one] { $count } combat
   *[other] { $count } combats
}
memory-fights-won = { $count ->
    [one] { $count } gagné
   *[other] { $count } gagnés
}
memory-fights-escaped = { $count ->
    [one] { $count } fuite
   *[other] { $count } fuites
}
memory-fights-ended = { $count ->
    [one] { $count } arrêté par le paragraphe
   *[other] { $count } arrêtés par le paragraphe
}
memory-fights-dead = { $count ->
    [one] { $count } mort
   *[other] { $count } morts
}
memory-row = { $label } : { $told }
memory-dungeons = Jusqu’où
memory-dungeon = Donjon { $number }
memory-campaigns = { $count ->
    [one] { $count } campagne
   *[other] { $count } campagnes
}
memory-slain = Monstres vaincus
memory-dice = { $typed ->
    [yes] Mes dés, tapés à la main
   *[no] Dés du jeu
}
memory-dice-of = Dés à { $sides } faces
memory-dice-rolled = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
memory-faces = Faces
memory-faces-expected = Le hasard
memory-faces-each = { $each } de chacune
memory-sums = Sommes de deux
memory-sums-expected = Le hasard
memory-fit = Verdict
memory-fit-few = trop peu de dés pour juger
memory-fit-told = { $verdict ->
    [even] étonnamment régulier : des dés justes sont aussi réguliers dans { $below } des cas seulement
    [odd] inhabituel : des dés justes s’écartent autant du hasard dans { $chance } des cas seulement
    [wild] très étonnant : des dés justes s’écartent autant du hasard dans { $chance } des cas seulement
   *[fair] rien d’étonnant : des dés justes s’écartent autant du hasard, ou plus, dans { $chance } des cas
} (khi-deux { $squared }, { $freedom ->
    [one] { $freedom } degré de liberté
   *[other] { $freedom } degrés de liberté
})
memory-unread = Ce qui ne se lit pas en entier

## Dans une partie

memory-seen = { $visits ->
    [one] Déjà lu
   *[other] Déjà lu { $visits } fois
} dans { $games ->
    [one] { $games } autre partie
   *[other] { $games } autres parties
}
memory-seen-dead = { $hero } { $gender ->
    [m] y est mort
   *[f] y est morte
} ({ memory-killer })
memory-seen-more = { $count ->
    [one] { $count } autre mort
   *[other] { $count } autres morts
}
memory-seen-won = { $count ->
    [one] { $count } victoire ici
   *[other] { $count } victoires ici
}
memory-seen-lost = { $count ->
    [one] { $count } fin malheureuse ici
   *[other] { $count } fins malheureuses ici
}
memory-seen-note = { $hero } a noté : { $text }
memory-met = Dans d’autres parties, { $name } ({ $told })

## La commande et la page

memory-reading = Lecture des parties : { $done } sur { $of }
memory-reading-title = Lecture des parties

memory-heading = Statistiques
memory-counts = Comptes
memory-plots = Courbes
memory-plot-faces = { $typed ->
    [yes] Mes dés
   *[no] Dés du jeu
}, { $sides } faces
memory-plot-sums = { $typed ->
    [yes] Mes dés
   *[no] Dés du jeu
}, { $sides } faces : sommes de deux
memory-plots-beside = Les courbes sont déjà à côté des comptes.
memory-plots-none = Aucun dé n’a encore été lancé.
memory-ask = statistiques
memory-key-stats = Statistiques
memory-tip-stats = Voir ce qui a été vécu dans toutes les parties d’un livre, et les dés.
memory-key-book = Autre livre
memory-tip-book = Compter les parties d’un autre livre.
memory-key-plots = Courbes
memory-tip-plots = Montrer les courbes à la place des comptes, dans une fenêtre étroite.
memory-key-leave = Retour
memory-tip-leave = Revenir là d’où l’on vient.
