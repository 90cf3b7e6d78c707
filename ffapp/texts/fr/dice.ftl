# Dice: their kinds, whom they are for, and the question for typed ones.

dice-kind-attack = Force d’Attaque
dice-kind-enemy = Force d’Attaque d’un adversaire
dice-kind-luck = Chance
dice-kind-skill = Habileté
dice-kind-creation = Création
dice-kind-free = Dés libres
dice-kind-curse = Malédiction
dice-kind-initiative = Initiative
dice-kind-damage = Dégâts
dice-kind-healing = Guérison

dice-kind = { $kind ->
    [attack] { dice-kind-attack }
    [enemy] { dice-kind-enemy }
    [luck] { dice-kind-luck }
    [skill] { dice-kind-skill }
    [creation] { dice-kind-creation }
    [curse] { dice-kind-curse }
    [initiative] { dice-kind-initiative }
    [damage] { dice-kind-damage }
    [healing] { dice-kind-healing }
   *[free] { dice-kind-free }
}
dice-count = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}{ $sides ->
    [6] {""}
   *[other] {" "}à { $sides } faces
}

## Typed dice

dice-typed-title = Vos dés
dice-typed-help = { $count ->
    [1] Tapez la face que montre le dé, p. ex. « { $example } ». Un dé tapé reste marqué comme tel.
   *[other] Tapez les faces l’une après l’autre, p. ex. « { $example } »{ $joined_given ->
        [yes] , ou « { $joined } »
       *[no] {""}
    }. Des dés tapés restent marqués comme tels.
}
dice-typed-wanted = Lancez { dice-count } { $kind ->
    [attack] { $sides ->
        [20] pour l’attaque : { figure-by }
       *[other] pour votre Force d’Attaque
    }
    [initiative] pour l’initiative : { figure-by }
    [damage] pour les dégâts : { figure-by }
    [healing] pour la Guérison : { figure-by }
    [enemy] pour la Force d’Attaque de : { $label }
    [luck] pour tenter votre Chance
    [skill] pour tester votre Habileté
    [creation] { $label ->
        [skill] pour l’Habileté
        [stamina] pour l’Endurance
        [luck] pour la Chance
        [health] pour la Santé
        [gold] pour l’Or
        [strength] pour la force
        [dexterity] pour la dextérité
        [speed] pour la vitesse
        [initiative] pour l’initiative
       *[other] pour votre personnage
    }
    [curse] pour le prix de la malédiction
   *[free] comme le demande le paragraphe
}.
dice-typed-whose = { $kind ->
    [enemy] { $label }
    [attack] { $sides ->
        [20] { figure-by }
       *[other] Vous
    }
    [initiative] { figure-by }
    [damage] { dice-kind-damage }
    [healing] { dice-kind-healing }
    [luck] { score-luck }
    [skill] { score-skill }
    [creation] { $label ->
        [strength] Force
        [dexterity] Dextérité
        [speed] Vitesse
        [initiative] Initiative
       *[other] { NAME("score", $label) }
    }
    [curse] { dice-kind-curse }
   *[free] { dice-kind-free }
}
dice-typed-placeholder = p. ex. { $example }
dice-typed-progress = { $of ->
    [0] Jet { $at }
   *[other] Jet { $at } sur { $of }
}
dice-typed-mark = dés tapés
dice-faces = { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
dice-total = { $total }
dice-compared = { $total } { $within ->
    [yes] ≤
   *[no] >
} { $limit }

# À qui sont les dés : touche du livre, du combat et du donjon.

dice-key-dice = Mes propres dés
dice-tip-dice = Lancer de vrais dés et en taper les faces, dès le prochain jet
dice-key-dice_program = Dés du jeu
dice-tip-dice_program = Laisser de nouveau le jeu lancer les dés, au lieu d’en taper les faces
