# Things carried. $kind names a piece of the book's own equipment; "own" is what the player named ($name).

item-sword = Épée
item-chain-mail = Cotte de mailles
item-backpack = Sac à dos
item-copper-ring = Anneau de cuivre

item-name = { $kind ->
    [sword] { item-sword }
    [chain-mail] { item-chain-mail }
    [backpack] { item-backpack }
    [copper-ring] { item-copper-ring }
   *[own] { $name }
}
item-name-before = { $kind_before ->
    [sword] { item-sword }
    [chain-mail] { item-chain-mail }
    [backpack] { item-backpack }
    [copper-ring] { item-copper-ring }
   *[own] { $name_before }
}
item-the = { $kind ->
    [sword] l’épée
    [chain-mail] la cotte de mailles
    [backpack] le sac à dos
    [copper-ring] l’anneau de cuivre
   *[own] { $name }
}
item-times = { $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
item-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}(Force d’Attaque { SIGNED($bonus) })
}
item-line = { item-name }{ item-times }{ item-bonus }
item-weapon = arme
item-wielded = en main
item-none = Rien dans le sac
