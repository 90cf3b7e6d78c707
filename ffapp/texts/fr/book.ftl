# L’écran du livre : la feuille, le fil des paragraphes, ce qui peut se faire ici.

book-sheet = Feuille d’aventure
book-stones = Pierres de Magie
book-stones-empty = Les Pierres que l’on vous donne seront ici : p les note.
book-magic = Magie
book-magic-empty = Les objets magiques et les sortilèges seront ici : p les note.
book-map = Carte
book-map-empty = Les lieux et les chemins se dessineront ici : w dit où vous allez.
book-journal = Journal
book-journal-empty = Chaque action se lira ici, avec ses dés.
book-centre = Le livre
book-notes-empty = { $section ->
    [0] Le fil des paragraphes et vos notes se liront ici : g va à un paragraphe, n prend une note.
   *[other] Vos notes se liront ici, celles d’ici en tête : n en prend une.
}
book-note = { $place_given ->
    [yes] { $place } · { $text }
   *[no] { $text }
}
book-penalty =
    Maladie : malus { $penalty }
    { book-penalty-below }
book-penalty-below = Santé : malus sous { $first }{ $second ->
    [0] {""}
   *[other] , { $second }
}{ $third ->
    [0] {""}
   *[other] , { $third }
}
book-penalty-none =
    Aucun malus de maladie
    { book-penalty-below }
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
book-more-magic = autres (p)
book-more-items = autres (i)


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
book-tip-fight = Ouvre un combat en une ligne : « Orque 7 6 ; Chef 8 8 »
book-key-luck = Chance
book-tip-luck = Tente votre Chance : deux dés, puis la Chance baisse d’un point
book-key-meal = Repas
book-tip-meal = Prend un repas, sauf en combat
book-key-stones = Pierres
book-tip-stones = Les Pierres de Magie : les jeter, les recevoir, les perdre
book-key-counters = Compteurs
book-tip-counters = Les compteurs du livre : un gain ou une perte, avec sa raison
book-key-magic = Magie
book-tip-magic = Les objets magiques et les sortilèges : les noter, s’en servir, les perdre
book-key-poison = Poison
book-tip-poison = Le poison que l’on subit, et les antidotes
book-key-forced_meal = Repas imposé
book-tip-forced_meal = Prend les repas qu’un paragraphe impose : sans repas, l’Endurance paie
book-key-go = Aller §
book-tip-go = Va à un paragraphe
book-key-map = Carte
book-tip-map = La carte des clairières
book-tip-map-free = La carte des lieux et des chemins
book-key-adjust = Ajuster
book-tip-adjust = Change à la main tout ce qu’un paragraphe ordonne
book-key-skill = Habileté
book-tip-skill = Teste votre Habileté : deux dés, rien à payer
book-key-luck_modified = Chance, avec tout ce que dit le paragraphe
book-tip-luck_modified = Tente votre Chance comme le dit le paragraphe : test imposé ou laissé au choix, raison notée
book-key-skill_modified = Habileté avec modificateur
book-tip-skill_modified = Teste votre Habileté avec ce que le paragraphe ajoute aux dés
book-key-undo = Annuler
book-tip-undo = Reprend la dernière action
book-key-redo = Rétablir
book-tip-redo = Refait ce qui vient d’être annulé
book-key-note = Note
book-tip-note = Prend une note, récrit ou raye les autres
book-key-items = Sac
book-tip-items = Ce que vous portez, et l’arme en main
book-key-roll = Dés
book-tip-roll = Lance des dés comme le demande un paragraphe
book-key-history = Historique
book-tip-history = Tout ce qui s’est passé, et le chemin du retour
book-key-walk = Marcher
book-tip-walk = Va dans une autre clairière, ou note une sortie vue
book-tip-walk-free = Va dans un autre lieu, ou note un chemin vu
book-key-end = Fin
book-tip-end = Met fin à l’aventure, gagnée ou perdue, comme le dit le paragraphe
