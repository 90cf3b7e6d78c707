# Les donjons.

dungeon-default-title = { $number ->
    [1] Le Tonneau percé
    [2] La crypte des Veilleurs
   *[3] La pierre tiède
}
dungeon-default-context = { $number ->
    [1] Depuis trois nuits, on rit sous l’auberge et les jambons disparaissent. On parle de gobelins, tapis derrière les piliers du vieux cellier. L’aubergiste offre le gîte à qui lui rendra sa cave, et referme la trappe sur vos pas.
    [2] Au fond du cellier, une brèche ouvre sur un escalier qu’aucun plan ne montre. La crypte des Veilleurs gardait les morts du bourg ; quelqu’un les réveille. Entre les tombeaux, des os se redressent, et l’on croirait entendre se tendre une corde d’arc.
   *[3] Plus bas, l’air sent la cendre et la roche est tiède sous la main. On dit que des fanatiques nourrissent ici une bête de flamme, que ses molosses ne dorment jamais, et que les morts ne se lèvent que pour elle. Il n’y a pas d’autre issue.
}

dungeon-untitled = Donjon
dungeon-no-context = Le maître du jeu n’a rien dit de ce donjon.

## La page

dungeon-place = Donjon { $number } sur { $of }{ $round ->
    [0] {""}
   *[other] {" "}· tour { $round }
}
dungeon-order = { $ready ->
    [yes] Initiative
   *[no] Ordre, tour { $round }
}
dungeon-order-why = { $key } : les égalités
dungeon-journal = Journal
dungeon-journal-empty = Tout ce qui se joue s’écrira ici.
dungeon-monster = monstre
dungeon-tie = { $why ->
    [initiative] = meilleure initiative
    [characters] = personnages d’abord
   *[creation] = ordre d’arrivée
}

## La feuille

dungeon-points-short = PV
dungeon-sheet-cell = Case
dungeon-sheet-strength = Force
dungeon-sheet-dexterity = Dextérité
dungeon-sheet-speed = Vitesse
dungeon-sheet-initiative = Initiative
dungeon-sheet-armour = Armure
dungeon-sheet-weapon = En main
dungeon-sheet-attack = Attaque
dungeon-sheet-inventory = Inventaire
dungeon-sheet-spells = Sorts
dungeon-steps = { $steps ->
    [0] aucune case
    [one] { $steps } case
   *[other] { $steps } cases
}
dungeon-speed = { $speed } ({ dungeon-steps })
dungeon-armour = { $name }, CA { $armour }
dungeon-weapon = { $name }, { $dice }, { $reach ->
    [1] au contact
   *[other] portée { $reach }
}
dungeon-attack = { $dice }, { $reach ->
    [1] au contact
   *[other] portée { $reach }
}
dungeon-no-armour = sans armure
dungeon-no-weapon = à mains nues, aucune attaque
dungeon-nothing = vide
dungeon-brief-kin = { $kin } · CA { $armour }
dungeon-brief-speed = Vitesse { $speed } ({ dungeon-steps })
dungeon-brief-traits = Force { $strength } · Dextérité { $dexterity }
dungeon-brief-inventory = Inventaire : { $pieces }

## Ce qui se joue

dungeon-turn-of = { $program ->
    [yes] Le jeu joue : { $who }
   *[no] { $who } joue
}
dungeon-actions = { $left ->
    [one] { $left } action
   *[other] { $left } actions
}
dungeon-or-arrows = { $arrows ->
    [yes] {" "}ou flèches
   *[no] {""}
}
dungeon-can-move = { $cells ->
    [0] Aucune case où aller.
    [one] { $key }{ dungeon-or-arrows } : une case.
   *[other] { $key }{ dungeon-or-arrows } : { $cells } cases.
}
dungeon-can-attack = { $count ->
    [0] { $distance ->
        [0] Aucune cible.
        [one] Cible à { $distance } case.
       *[other] Cible à { $distance } cases.
    }
    [one] { $key } : une cible.
   *[other] { $key } : { $count } cibles.
}
dungeon-can-not-attack = À mains nues : aucune attaque.
dungeon-can-pick-up = { $key } : ramasser ({ $count ->
    [one] { $pieces }
   *[other] { $count } objets
}).
dungeon-comment-offer = { $key } : un commentaire ?
dungeon-offer = { figure-name } : { $bonus ->
    [0] +0
   *[other] { SIGNED($bonus) }
} contre CA { $armour } : { $faces ->
    [0] jamais
    [20] toujours
   *[other] { $least } et plus
} ({ $chance } %), { $dice } de dégâts.
dungeon-target = Cible · { figure-name }
dungeon-armour-short = CA
dungeon-target-means = { $bonus ->
    [0] +0
   *[other] { SIGNED($bonus) }
}, dégâts { $dice }
dungeon-target-faces = { $faces ->
    [0] jamais
    [20] toujours
   *[other] { $least } et plus
}
dungeon-target-chance = { $chance } %
dungeon-way-begins = Le chemin part de { $cell } : les flèches mènent à la case où aller.
dungeon-way = Aller en { $cell }, { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}.
dungeon-lies-there = Au sol : { $pieces }.
dungeon-sure = Finir ce tour { $left ->
    [one] en laissant { $left } action
   *[other] en laissant { $left } actions
} ? Entrée ou { KEY("dungeon.end_turn") } : oui. Échap : non.
dungeon-magic = { $magic ->
    [0] {""}
   *[other] {" "}+ { $magic } (magie)
}
dungeon-sum = { $sum } ({ figure-trait }){ dungeon-magic } = { $total } { $hit ->
    [yes] > { $armour }
   *[no] ≤ { $armour }
}
dungeon-attacked = { figure-name } { $hit ->
    [yes] touche
   *[no] manque
} { figure-target } :
dungeon-damage = { $dice } { $damage ->
    [one] point de dégâts
   *[other] points de dégâts
}, { dungeon-left }.
dungeon-left = { $left ->
    [0] plus aucun point de vie
   *[other] il lui reste { $left } PV
}
dungeon-deed-Moved = { $first ->
    [yes] { figure-name } va
   *[no] Va
} de { $start } à { $end }.
dungeon-deed-Attacked = { $first ->
    [yes] { figure-name } { $hit ->
        [yes] touche
       *[no] manque
    }
   *[no] { $hit ->
        [yes] Touche
       *[no] Manque
    }
}{ $again ->
    [yes]  : { $sum }{ dungeon-magic } = { $total }
   *[no] {" "}{ figure-target } : { $sum } ({ figure-trait }){ dungeon-magic } = { $total }
} { $hit ->
    [yes] > { $armour }, dégâts { $dice }, reste { $left } { dungeon-points-short }.
   *[no] ≤ { $armour }.
}
dungeon-deed-TurnEnded = { $first ->
    [yes] { figure-name } finit
   *[no] Finit
} son tour.
dungeon-dice-attack = Attaque
dungeon-dice-damage = Dégâts
dungeon-dice-initiative = Initiative
dungeon-dice-creation = Création
dungeon-nothing-to-wear = { $name } n’a rien d’autre à porter.

## Avant le premier tour

dungeon-ready-title = Avant le premier tour
dungeon-ready = Chacun s’équipe librement ({ $key_equip }).{ $party ->
    [one] {""}
   *[other] {" "}{ $key_target } : le suivant.
} { $key_begin } : le premier tour commence.

## Les monstres que le jeu joue

dungeon-program-plays = C’est le jeu qui joue ce monstre.
dungeon-program-waits = Le jeu attend : { $key } pour continuer.
dungeon-program-thinks = { figure-pronoun } observe les alentours…
dungeon-program-moves = { figure-pronoun } va en { $cell }.
dungeon-program-ends = { figure-pronoun } finit son tour.

## La fin

dungeon-cleared-title = Donjon { $number } vaincu
dungeon-cleared = Tour { $rounds } : il ne reste aucun monstre. { $key } : le donjon { $following }, où chacun retrouve tous ses points de vie et garde son équipement.
dungeon-end-title = { $won ->
    [yes] Vous avez gagné
   *[no] Vous avez perdu
}
dungeon-end-with = { $weapon_given ->
    [yes] {" "}avec { piece-weapon }
   *[no] { $dice_given ->
        [yes] {" "}({ $dice })
       *[no] {""}
    }
}
dungeon-end-blow = { $master ->
    [yes] La main du maître du jeu{ dungeon-end-with }
   *[no] Le coup fatal : { figure-by }{ dungeon-end-with }
}
dungeon-end-killed = { figure-name } meurt en { $cell }, dans le donjon { $dungeon }. { dungeon-end-blow }.
dungeon-end-cleared = Le dernier monstre est tombé : { figure-name }, en { $cell }, dans le donjon { $dungeon }. { dungeon-end-blow }.
dungeon-end-declared = La défaite est déclarée dans le donjon { $dungeon }.
dungeon-end-on = Entrée : la fin.
dungeon-end-words = « { $words } »
dungeon-end-party = La troupe
dungeon-end-number = Donjon
dungeon-end-rounds = Tours
dungeon-end-slain = Monstres vaincus
dungeon-end-attacks = Attaques
dungeon-end-hits = Réussies
dungeon-end-typed = { $mark } { $count ->
    [one] { $count } jet de vos propres dés
   *[other] { $count } jets de vos propres dés
}
dungeon-end-map = Revoir la carte
dungeon-end-history = Relire l’historique
dungeon-end-comment = Un dernier mot
dungeon-end-undo = Annuler la dernière action
dungeon-end-again = Même troupe, encore ce donjon
dungeon-end-new = Même troupe, nouvelle campagne
dungeon-end-other = Une autre troupe
dungeon-end-leave = Retour au titre

## Les dialogues

dungeon-equip-title = Équiper { $name }
dungeon-equip-intro = { $free ->
    [yes] Avant le premier tour, cela ne coûte rien.
   *[no] Cela coûte une action. Ce qui est remplacé va dans le sac.
}
dungeon-worn = { $slot ->
    [weapon] en main
   *[armour] sur soi
}
dungeon-take-off = { $slot ->
    [weapon] Garder les mains vides
   *[armour] Ôter l’armure
}
dungeon-pick-up-title = Ramasser
dungeon-cell-title = Quelle case ?
dungeon-cell-hint = Une lettre et un numéro : on y va, ou on attaque qui s’y tient.
dungeon-cell-placeholder = E5
dungeon-comment-title = Commenter
dungeon-comment-placeholder = Ce qui se dit à la table
dungeon-comment-by = Qui parle
dungeon-not-cleared = Ce donjon n’est pas encore vaincu.
dungeon-by-master = le maître du jeu
dungeon-by-master-short = MJ
dungeon-order-title = L’ordre des tours
dungeon-order-rule = Un dé à vingt faces, plus l’initiative. À égalité, la meilleure initiative passe d’abord, puis les personnages, puis l’ordre d’arrivée.
dungeon-about-title = Ce donjon
dungeon-signs = Les signes
dungeon-sign = { $sign ->
    [character] héros
    [monster] monstre
    [hurt] blessé
    [target] à portée
    [reach] où aller
    [danger] exposé
    [wall] obstacle
    [armour] armure
    [melee] mêlée
    [ranged] tir
    [several] objets
    [beyond] au loin
   *[fallen] mort ici
}
dungeon-signs-notes = Dans les petites cases, un héros n’est que trois lettres de son nom, en minuscules quand il est blessé, et un pion souligné se tient sur un objet. Exposé : un adversaire y frapperait sans bouger. La flèche d’un bord mène au plus proche des monstres, ou des héros, que l’on ne voit pas de ce côté : à combien de cases il est, et combien d’autres y sont. Dans l’ordre, race et classe ont deux lettres chacune.
dungeon-about-rules = Règles : { dungeon-rules }.
dungeon-rules = { party-rules-name }, { $walls ->
    [yes] murs pleins
   *[no] murs de la règle
}
dungeon-about-tempers = Humeurs à part : { $tempers }.
dungeon-sheets-title = Feuille
dungeon-keys-read = Flèches, Pg.Préc, Pg.Suiv, Début, Fin : défiler · Entrée ou Échap : fermer
dungeon-keys-sheets = Tab, droite : suivant · Maj+Tab, gauche : précédent · haut, bas : défiler · Entrée ou Échap : fermer

## L’historique d’une table

dungeon-history-map = La carte à ce moment
dungeon-history-party = La troupe se rassemble.
dungeon-history-setup = Le donjon { $number } se prépare.
dungeon-history-ready = Le donjon { $number } : chacun s’équipe.
dungeon-history-turn = Donjon { $dungeon }, tour { $round } : { figure-name } joue.
dungeon-history-monsters = Monstres : { $monsters }
dungeon-history-no-map = Pas encore de carte à ce moment.

## Les touches

dungeon-key-act = Agir
dungeon-tip-act = Faire ce qui est dit de la case visée : y aller, ou attaquer ; hors de portée, y aller d’abord
dungeon-key-finish = La fin
dungeon-tip-finish = Voir comment la campagne a fini, et ce qu’on peut en faire
dungeon-key-hurry = Continuer
dungeon-tip-hurry = Hâter le monstre que le jeu joue, ou le laisser continuer
dungeon-key-lead_on = La suite
dungeon-tip-lead_on = Quitter le donjon vaincu pour le suivant
dungeon-key-begin = Commencer
dungeon-tip-begin = Commencer le premier tour
dungeon-key-move = Aller
dungeon-tip-move = Se déplacer : les flèches visent une case, Entrée y va
dungeon-key-target = Viser
dungeon-tip-target = Viser la cible suivante à portée, avec la chance de la toucher, ou regarder l’ennemi le plus proche ; avant le premier tour, passer au personnage suivant
dungeon-key-next = Suivant
dungeon-tip-next = Regarder la feuille suivante
dungeon-key-equip = Équiper
dungeon-tip-equip = Porter une arme ou une armure de l’inventaire
dungeon-key-pick_up = Ramasser
dungeon-tip-pick_up = Prendre un objet au sol, dans sa propre case
dungeon-key-end_turn = Finir
dungeon-tip-end_turn = Finir le tour sans jouer les actions qui restent
dungeon-key-cancel = Renoncer
dungeon-tip-cancel = Ne plus viser de case ; cela ne coûte jamais rien
dungeon-key-comment = Commenter
dungeon-tip-comment = Dire un mot, au nom d’un joueur ou du maître du jeu
dungeon-key-undo = Annuler
dungeon-tip-undo = Annuler la dernière action, si le mode de la partie le permet
dungeon-key-redo = Rétablir
dungeon-tip-redo = Refaire ce qui a été annulé
dungeon-key-cell = Case
dungeon-tip-cell = Taper une case, comme E5 : y aller, ou attaquer qui s’y tient
dungeon-key-order = Ordre
dungeon-tip-order = Voir l’ordre des tours avec ses dés, et pourquoi l’un passe avant l’autre
dungeon-key-about = Donjon
dungeon-tip-about = Relire ce que le maître du jeu a dit du donjon, et les signes de la carte
dungeon-key-sheet = Feuille
dungeon-tip-sheet = Voir la feuille entière de chacun
dungeon-key-history = Historique
dungeon-tip-history = Relire chaque action et y revenir
dungeon-key-declare = Défaite
dungeon-tip-declare = Déclarer la défaite, quand plus personne ne peut agir
dungeon-key-new = Nouvelle campagne
dungeon-tip-new = Fermer cette partie ; les mêmes se rassoient pour une nouvelle campagne, avec de nouveaux dés
dungeon-key-again = Encore ce donjon
dungeon-tip-again = Revenir avant ce donjon, tel qu’il était préparé, si le mode de la partie le permet ; la fin reste dans l’historique
dungeon-key-other = Une autre troupe
dungeon-tip-other = Fermer cette partie et réunir une autre troupe
dungeon-key-leave = Carte
dungeon-tip-leave = Revoir la carte

## Les règles étendues

dungeon-key-cast = Sorts
dungeon-tip-cast = Lancer un sort, qui compte pour une action
dungeon-key-hand = Maître
dungeon-tip-hand = Intervenir de la main du maître du jeu : déplacer, frapper, poser des obstacles
dungeon-spell-title = Sorts
dungeon-spell-name = { $spell ->
    [healing] Guérison
    [boogie-woogie] Boogie Woogie
   *[magic-weapon] Arme magique
}
dungeon-spell-about = { $spell ->
    [healing] Rend 1d10 points de vie à un personnage.
    [boogie-woogie] Deux pions échangent leurs places, où qu’ils soient.
   *[magic-weapon] Une arme gagne +1 à l’attaque et aux dégâts, pour la campagne.
}
dungeon-spell-aim-title = { $spell ->
    [healing] Guérison, sur qui
    [boogie-woogie] Boogie Woogie
   *[magic-weapon] Arme magique, sur quelle arme
}
dungeon-spell-nobody-hurt = Chaque personnage a tous ses points de vie.
dungeon-spell-none = { $name } ne connaît aucun sort : ils sont aux clercs et aux magiciens.
dungeon-heal-hint = { $left }/{ $hit_points } → { $low } à { $high }
dungeon-swap-intro = { $who_given ->
    [yes] { $who } change de place avec :
   *[no] Qui change de place ?
}
dungeon-swap-hint = { $one } ↔ { $other }
dungeon-enchant-whose = { $name } : { $piece }
dungeon-enchant-hint = +{ $before } → +{ $after }
dungeon-hand-title = La main du maître du jeu
dungeon-hand-do = { $meant ->
    [shift] Déplacer un pion
    [harm] Infliger des dégâts
   *[raise] Poser des obstacles
}
dungeon-hand-whom = { $meant ->
    [shift] Déplacer un pion
   *[harm] Infliger des dégâts
}
dungeon-hand-stands = { $cell }, { $left }/{ $hit_points }
dungeon-hand-words = Un mot
dungeon-hand-to = Case
dungeon-hand-shift-title = Déplacer { $who }
dungeon-hand-shift-hint = Une case libre, où qu’elle soit.
dungeon-hand-shift-told = { $who } irait de { $start } à { $end }.
dungeon-hand-dice = Dégâts
dungeon-hand-harm-title = Frapper { $who }
dungeon-hand-harm-told = { $dice } : de { $low } à { $high } sur { $left } PV. { $fatal ->
    [sure] Le coup est mortel.
    [maybe] Le coup peut tuer.
   *[no] Le coup ne tue pas.
}
dungeon-hand-cells = Cases
dungeon-hand-cells-placeholder = E5 E6
dungeon-hand-raise-title = Poser des obstacles
dungeon-hand-raise-hint = Des cases libres, où rien n’est au sol.
dungeon-hand-raise-told = { $count ->
    [one] Un obstacle serait
   *[other] Des obstacles seraient
} en { $cells }.

## Aller et frapper

dungeon-can-strike = { $count ->
    [one] Une flèche attaque { figure-name } ({ $chance } %).
   *[other] Une flèche attaque qui est au contact.
}
dungeon-price = { $actions ->
    [one] { $actions } action.
   *[other] { $actions } actions.
}
dungeon-threat = { $count ->
    [one] { $count } adversaire peut y frapper.
   *[other] { $count } adversaires peuvent y frapper.
}
dungeon-far = { figure-name }, en { $cell }, à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}.
dungeon-pursuit = { figure-name }, à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} : { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}{ $strikes ->
    [yes] {" "}jusqu’à { $cell }, puis attaque : { $faces ->
        [0] jamais
        [20] toujours
       *[other] { $least } et plus
    } ({ $chance } %).
   *[no] {" "}pour l’avoir à portée. Ce tour-ci jusqu’à { $cell }.
}
dungeon-pursuit-sure = Entrée : oui. Échap : non.
dungeon-key-repeat = Répéter
dungeon-tip-repeat = Refaire sa dernière attaque, avec la même arme sur la même cible
dungeon-again-none = { figure-name } n’a encore attaqué personne dans ce donjon.
dungeon-again-gone = { figure-name } n’est plus là.
dungeon-again-weapon = La dernière attaque était avec une autre arme : { piece-name }.
