# La troupe : qui s’assied à la table, et la feuille de chacun.

party-gathers = La troupe se rassemble
party-title = La troupe
party-counted = { $count } sur { $most }
party-empty = Encore personne : { $key } crée un personnage.
party-table = À cette table
party-master = { $control ->
    [master] Maître : à table
   *[program] Maître : le jeu
} ({ $key })
party-waits = ({ $role })
party-again =
    { $count ->
        [one] Le même personnage se rassied : il garde
       *[other] Les { $count } mêmes personnages se rassoient : ils gardent
    } nom, genre, race et classe. Les dés, eux, sont nouveaux. Qui n’est pas encore assis est entre parenthèses.

    { $begin } les lance. { $new } crée quelqu’un d’autre, { $remove } retire de la table. Ce que la table a choisi vaut encore, et peut changer.

    Rien n’est enregistré avant ; Échap revient à la partie d’avant.
party-dice = { $typed ->
    [yes] Dés : les vôtres, tapés
   *[no] Dés : ceux du jeu
} ({ $key })
party-walls = { $full ->
    [yes] Murs : pleins
   *[no] Murs : de la règle
} ({ $key })
party-undo = Retour en arrière : { $mode }{ $key_given ->
    [yes] {" "}({ $key })
   *[no] {""}
}
party-by-rules = Règles : { party-rules-name } ({ $key })
party-rules-name = { $rules ->
    [extended] étendues
   *[base] de base
}
party-undo-fixed = Le mode de retour en arrière se choisit avant le premier personnage : il ne change plus.
party-no-history = Il n’y a encore rien à relire.
party-nobody = Il n’y a encore personne à la table.
party-rules-title = Avant de partir
party-rules =
    Une troupe compte de 1 à { $most } personnages, chacun son nom, sa race et sa classe. { $new } en crée un ; les dés font le reste.

    Force, dextérité, vitesse et initiative valent chacune quatre dés à quatre faces, plus 3, plus ce que donne la race. Les points de vie et l’équipement viennent de la classe.

    Tout est enregistré dès le premier personnage. { $begin } ouvre le premier des trois donjons.
party-overview = Toute la troupe, avec ce qui est en main et porté
party-column = { $what ->
    [strength] Force
    [dexterity] Dextérité
    [speed] Vitesse
    [initiative] Initiative
    [hit_points] Vie
    [armour_class] Armure
   *[steps] Cases
}

party-trait = { $trait ->
    [strength] Force
    [dexterity] Dextérité
    [speed] Vitesse
   *[initiative] Initiative
}
party-effective = (avec ce qui est en main et porté)
party-derived = Points de vie { $left } / { $hit_points }
party-points = Points de vie
party-armour = Classe d’armure
party-steps = Cases
party-derived-worn = Classe d’armure (CA) { $armour_class } · un déplacement : { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
party-worn = { $slot ->
    [weapon] En main
    [armour] Sur soi
   *[pack] Sac
}
party-nothing = { $slot ->
    [weapon] rien, donc aucune attaque
   *[armour] rien, donc classe d’armure 0
}

party-new-title = Un nouveau personnage
party-form-keys = Entrée : créer · flèches ou lettre : choisir · Échap : renoncer
party-gender = Genre
party-gender-name = { $gender ->
    [f] féminin
   *[m] masculin
}
party-race = Race
party-role = Classe
party-bonus = { figure-trait } { SIGNED($bonus) }
party-role-about = { $hit_points } points de vie · { $kit }
party-rename-title = Renommer { $name }
party-member-title = Un personnage
party-do-rename = Changer de nom
party-do-remove = Retirer de la table

party-key-new = Nouveau
party-tip-new = Créer un personnage : nom, genre, race, classe, et les dés
party-key-begin = Partir
party-tip-begin = Ouvrir le premier donjon : la troupe est au complet
party-key-master = Maître du jeu
party-tip-master = Choisir, avant de partir, qui est le maître du jeu : le jeu, qui joue les monstres, ou quelqu’un à cette table
party-key-again = Se rasseoir
party-tip-again = Lancer les dés de tous ceux qui attendent
party-key-rename = Renommer
party-tip-rename = Donner un autre nom au personnage choisi
party-key-remove = Retirer
party-tip-remove = Retirer de la table le personnage choisi
party-key-dice = Dés
party-tip-dice = Laisser le jeu lancer les dés, ou taper les vôtres
party-key-rules = Règles
party-tip-rules = Choisir les règles de base ou étendues : sorts, main du maître du jeu, épée à deux mains
party-key-walls = Murs
party-tip-walls = Choisir, avant de partir, si obstacles et adversaires barrent le chemin et si les obstacles cachent
party-key-undo_mode = Mode de retour en arrière
party-tip-undo_mode = Choisir ce qui pourra s’annuler, avant le premier personnage
party-key-undo = Annuler
party-tip-undo = Annuler la dernière action
party-key-redo = Rétablir
party-tip-redo = Refaire ce qui a été annulé
party-key-history = Historique
party-tip-history = Relire tout ce qui s’est passé
party-key-leave = Retour
party-tip-leave = Revenir au titre sans rien laisser derrière
