# L’écran du livre : la feuille, le fil des paragraphes, ce qui peut se faire ici.

book-sheet = Feuille d’aventure
book-stones = Pierres de Magie
book-stones-empty = Les Pierres que l’on vous donne seront ici : { KEY("book.stones") } les note.
book-magic = Magie
book-magic-empty = Les objets magiques et les sortilèges seront ici : { KEY("book.magic") } les note.
book-map = Carte
book-map-empty = Les lieux et les chemins se dessineront ici : { KEY("book.walk") } dit où vous allez.
book-journal = Journal
book-journal-empty = Chaque action se lira ici, avec ses dés.
book-centre = Le livre
book-first-go = aller au paragraphe que dit le livre,
book-first-fight = combattre qui il met devant vous,
book-first-walk = marcher ; ces trois touches suffisent.
book-notes-empty = { $section ->
    [0] { KEY("book.go") } va à un paragraphe, { KEY("book.fight") } ouvre un combat, { KEY("book.walk") } fait marcher. Vos notes ({ KEY("book.note") }) se liront ici.
   *[other] Vos notes se liront ici, celles de ce lieu en tête : { KEY("book.note") } en prend une.
}
book-notes-none = Vos notes se liront ici ({ KEY("book.note") }).
book-note = { $place_given ->
    [yes] { $place } · { $text }
   *[no] { $text }
}
book-penalty =
    Maladie { $penalty } (ce qui compte)
    Santé : { $below }
book-penalty-below = { SIGNED($penalty) } sous { $tick }
book-poison = { $points ->
    [one] Poison : { $points } point à guérir
   *[other] Poison : { $points } points à guérir
}{ $named ->
    [yes] {" "}({ $key })
   *[no] {""}
}
book-treasure = Trésor
book-meal-here = { $eaten ->
    [yes] repas pris
   *[no] repas permis
}
book-charges = { $limited ->
    [yes] { $charges ->
        [0] épuisé
        [one] { $once ->
            [yes] une fois
           *[no] { $charges } charge
        }
       *[other] { $once ->
            [yes] une fois
           *[no] { $charges } charges
        }
    }
   *[no] { $once ->
        [yes] une fois
       *[no] {""}
    }
}
book-wheel-ask = Que la molette change les points à la main, désormais, tant que cette partie est ouverte ?
book-wheel-turned = { NAME("score", $score) } { $by } à la main…
book-more-stones = autres ({ KEY("book.stones") })
book-more-magic = autres ({ KEY("book.magic") })
book-more-items = autres ({ KEY("book.items") })


## Ce qui peut se faire ici

book-choice-start = Commencer la lecture au § 1
book-choice-ending = Revoir la fin de l’aventure
book-choice-take-up = Reprendre le combat : { $names }
book-choice-other = Ouvrir un autre combat
book-choice-gone = { $count ->
    [one] { $names } n’est plus là
   *[other] Il n’y a plus personne ici
}
book-enemy-left = { $name } ({ $stamina })
book-way = { $way ->
    [n] Au nord
    [e] À l’est
    [s] Au sud
    [w] À l’ouest
   *[named] { $label_given ->
        [yes] Par { $label }
       *[no] Par un passage
    }
}
book-choice-exit = { book-way } : passage jamais pris
book-choice-exit-free = { book-way-free } : chemin jamais pris
book-choice-way-free = { $label_given ->
    [yes] Par { $label } : { book-way-end }
   *[no] Vers { book-way-end }
}
book-way-end = { $name_given ->
    [yes] { $name }
   *[no] lieu { $to }
}
book-way-free = { $label_given ->
    [yes] Par { $label }
   *[no] Par un chemin sans nom
}
book-choice-way = { book-way } : clairière { $to }{ $name_given ->
    [yes] , { $name }
   *[no] {""}
}

## Touches

book-key-fight = Combat
book-tip-fight = Ouvrir un combat en une ligne : « Orque 7 6 ; Chef 8 8 »
book-key-luck = Chance
book-tip-luck = Tenter votre Chance : deux dés, puis la Chance baisse d’un point
book-key-meal = Repas
book-tip-meal = Prendre un repas, sauf en combat
book-key-stones = Pierres
book-tip-stones = Se servir des Pierres de Magie, en recevoir, en perdre
book-key-counters = Compteurs
book-tip-counters = Changer les compteurs du livre : un gain ou une perte, avec sa raison
book-key-magic = Magie
book-tip-magic = Noter les objets magiques et les sortilèges, s’en servir, les perdre
book-key-poison = Poison
book-tip-poison = Noter le poison que l’on subit, employer les antidotes
book-key-forced_meal = Repas imposé
book-tip-forced_meal = Prendre les repas qu’un paragraphe impose : sans repas, l’Endurance paie
book-key-go = Aller §
book-tip-go = Aller à un paragraphe
book-key-map = Carte
book-tip-map = Voir la carte des clairières
book-tip-map-free = Voir la carte des lieux et des chemins
book-key-adjust = Ajuster
book-tip-adjust = Changer à la main tout ce qu’un paragraphe ordonne
book-key-skill = Habileté
book-tip-skill = Tester votre Habileté : deux dés, rien à payer
book-key-luck_modified = Chance, avec tout ce que dit le paragraphe
book-tip-luck_modified = Tenter votre Chance comme le dit le paragraphe : test imposé ou facultatif, raison notée
book-key-skill_modified = Habileté avec modificateur
book-tip-skill_modified = Tester votre Habileté avec ce que le paragraphe ajoute aux dés
book-key-undo = Annuler
book-tip-undo = Annuler la dernière action
book-key-redo = Rétablir
book-tip-redo = Refaire ce qui vient d’être annulé
book-key-note = Note
book-tip-note = Prendre une note, modifier ou rayer les autres
book-key-items = Sac
book-tip-items = Voir ce que vous portez, et l’arme en main
book-key-roll = Dés
book-tip-roll = Lancer des dés comme le demande un paragraphe
book-key-fold = Plier
book-tip-fold = Déplier dans le journal un combat terminé, ou le replier en une ligne
book-no-past-fight = Aucun combat n’est terminé.
book-key-history = Historique
book-tip-history = Relire tout ce qui s’est passé, et revenir en arrière
book-key-walk = Marcher
book-tip-walk = Aller dans une autre clairière, ou noter une sortie aperçue
book-tip-walk-free = Aller dans un autre lieu, ou noter un chemin aperçu
book-key-end = Fin
book-tip-end = Mettre fin à l’aventure, gagnée ou perdue, comme le dit le paragraphe
