# Things carried. $kind names a piece of the book's own equipment; "own" is what the player named ($name).

item-sword = Épée
item-chain-mail = Cotte de mailles
item-backpack = Sac à dos
item-copper-ring = Anneau de cuivre
item-leather-cuirass = Cuirasse de cuir
item-shield = Bouclier
item-lantern = Lanterne

item-name = { NAME("item", $kind, $name) }
item-name-before = { NAME("item", $kind_before, $name_before) }
item-times = { $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
item-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}(Force d’Attaque { SIGNED($bonus) })
}
item-weapon = arme
item-wielded = en main

## Ce qu’un objet est dans certains livres seulement

item-antidote = { $power ->
    [0] antidote à tout poison
   [one] antidote, guérit { $power } point
   *[other] antidote, guérit { $power } points
}
item-treasure = trésor{ $worth ->
    [0] {""}
    [one] , { $worth } Pièce d’Or{ item-each }
   *[other] , { $worth } Pièces d’Or{ item-each }
}
item-each = { $count ->
    [1] {""}
   *[other] {" "}l’unité
}
item-properties = { $antidote ->
    [yes] , { item-antidote }
   *[no] {""}
}{ $treasure ->
    [yes] , { item-treasure }
   *[no] {""}
}
# La même chose sur une ligne étroite.
item-pack = { item-name }{ item-times }{ $bonus ->
    [0] {""}
   *[other] {" "}{ SIGNED($bonus) }
}{ $antidote ->
    [yes] , antidote{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    }
   *[no] {""}
}{ $treasure ->
    [yes] , trésor{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }{ item-each }
    }
   *[no] {""}
}{ $in_hand ->
    [yes] , en main
   *[no] {""}
}
item-cure = S’en servir contre le poison
item-change = Modifier l’objet
item-antidote-label = Antidote
item-antidote-placeholder = points guéris, 0 : tous ; vide : pas un antidote
item-worth-label = Valeur
item-worth-placeholder = en Pièces d’Or, 0 : inconnue ; vide : sans valeur
