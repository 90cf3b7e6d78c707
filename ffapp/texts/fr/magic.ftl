# Les objets magiques et les sortilèges.

magic-title = Objets magiques et sortilèges
magic-keys = Entrée : s’en servir · + : noter · c : corriger · - : perdre · Échap : fermer
magic-keys-empty = + : noter · Échap : fermer
magic-empty = Ni objet magique ni sortilège. Ceux que vous trouvez ou apprenez se notent ici avec + : leur nom, ce qu’ils font et combien de fois.
magic-kind = { $kind ->
    [spell] sortilège
   *[object] objet
}
magic-nature = { $kind ->
    [spell] Sortilège
   *[object] Objet magique
}{ $once ->
    [yes] , à usage unique
   *[no] {""}
}{ $limited ->
    [yes] , { $charges ->
        [0] plus aucune charge
        [one] { $charges } charge
       *[other] { $charges } charges
    }
   *[no] {""}
}
magic-use-none = Son usage n’est pas noté.
magic-add = Noter un objet magique ou un sortilège
magic-change = Corriger ce qui est noté
magic-use = Usage
magic-use-placeholder = ce qu’il fait, et quand
magic-charges-label = Charges
magic-charges-placeholder = vide : sans limite
magic-use-title = { $kind ->
    [spell] Lancer : { $name }
   *[object] Utiliser : { $name }
}
magic-effect = Effet
magic-effect-placeholder = ce que cela a fait, si vous voulez
magic-keys-use = Entrée : s’en servir · Échap : renoncer
magic-lose-title = { $kind ->
    [spell] Oublier : { $name }
   *[object] Perdre : { $name }
}
