# Le combat : l’ouvrir, le livrer, le coup qui attend.

fight-nameless = Adversaire

## La ligne qui ouvre un combat. Ses mots, d’abord celui qui est écrit, puis d’autres admis.

fight-word-in_turn = tour file
fight-word-together = ensemble tous
fight-word-as_one = bloc seul
fight-word-escape = fuite
fight-word-fury = furie potion
fight-word-modifier = modificateur bonus malus

fight-opening-title = Combat
fight-opening-placeholder = p. ex. Orque 7 6 ; Orque 6 5 ; Chef 8 8
fight-opening-help = Nom, Habileté, Endurance de chacun, séparés par « ; ». Puis, s’il le faut : « x3 » pour trois du même, « !3 » si son coup coûte 3.
fight-opening-keys = Entrée : ouvrir le combat · ↓ : aller aux options · ← → : les changer · Échap : renoncer
fight-opening-more = et { $count ->
    [one] un autre
   *[other] { $count } autres
}
fight-foe = { $name } : Habileté { $skill }, Endurance { $stamina }{ $wound ->
    [2] {""}
    [0] , coups sans effet
   *[other] , blesse de { $wound }
}
fight-option-order = Ils attaquent
fight-option-alone = un seul adversaire
fight-option-escape = Fuite
fight-option-escape-is = { $allowed ->
    [yes] permise{ $cost ->
        [-1] {""}
        [0] , sans blessure
       *[other] , au prix de { $cost }
    }
   *[no] pas permise
}
fight-option-fury = Potion de Furie
fight-option-modifier = Modificateur d’Attaque
fight-option-bonus = { SIGNED($bonus) }

fight-line-empty = Il faut au moins un adversaire : nom, Habileté, Endurance.
fight-line-not-whole = Il faut des nombres entiers : { $given } n’en est pas un.
fight-line-bounds = { $given } : il faut un nombre de { $low } à { $high }.
fight-line-figures = { $name } : il faut { $given ->
    [0] son Habileté et son Endurance
   *[other] deux nombres, Habileté puis Endurance
}.
fight-line-name-long = Un nom compte { $high } caractères au plus ; celui-ci en a { $length }.
fight-line-times = « x » veut un nombre de 1 à { $high }.
fight-line-many = { $given } adversaires, c’est trop : { $high } au plus.
fight-line-word-unknown = « { $name } » : ni un adversaire (il lui faut deux nombres), ni une option connue.
fight-line-amount-missing = « { $word } » veut un nombre.
fight-line-amount-needless = « { $word } » se dit sans nombre.
fight-line-as-one = Comme un seul adversaire, ils n’ont qu’un nom et qu’une paire de scores ; il y en a { $given } ici.

## L’écran

fight-enemies = { $count ->
    [one] Adversaire
   *[other] Adversaires, { order-name }
}
fight-escape-is = { $allowed ->
    [yes] { $wound ->
        [0] Fuite permise, sans blessure
       *[other] Fuite permise : −{ $wound } Endurance
    }
   *[no] Fuite impossible
}
fight-dead = à terre
fight-weakness-is = par une Pierre de Faiblesse
fight-escape-how = { $key }, puis « { $terms } » : l’accorder.
fight-story = Récit du combat
fight-fleeing = Fuite
fight-fleeing-hint = { $over ->
    [yes] Vous êtes loin.
   *[no] Ce coup réglé, vous serez loin.
} Ceux qui restent sont notés avec le lieu, et ce qu’il leur reste d’Endurance.
fight-round = { $round ->
    [0] Avant le premier Assaut
   *[other] Assaut { $round }
}
fight-attack = Force d’Attaque : 2 dés + { $skill }{ PLUS($bonus) }
fight-might = Pierre de Force { SIGNED($might) }
fight-fury = Furie { SIGNED($fury) }
fight-strike = vos coups ôtent { $strike }
fight-two-dice = 2 dés + { $skill }{ PLUS($bonus) }
fight-other = { $name } : { $sum }, { $outcome ->
    [hit] touche
   *[miss] esquivé
}
fight-before = Les Pierres (p) et l’arme (i) se choisissent maintenant. Espace livre le premier Assaut.
fight-next = Prochain Assaut
fight-odds = { $aimed ->
    [yes] { $name } : { $strikes } % pour vous, { $struck } % contre
   *[no] { $name } : { $struck } % contre vous
}
fight-over = { $outcome ->
    [won] Combat gagné
    [escaped] Fuite réussie
   *[dead] { death-title }
}
fight-blow = { $kind ->
    [dealt] Vous touchez { $name }
    [escape] Un coup vous suit dans la Fuite
   *[received] { $name } vous touche
}
fight-blows-left = { $left ->
    [one] encore { $left } coup ensuite
   *[other] encore { $left } coups ensuite
}
fight-lucky = { $gender ->
    [m] Chanceux
   *[f] Chanceuse
} : −{ $amount }, reste { $after }
fight-unlucky = { $gender ->
    [m] Malchanceux
   *[f] Malchanceuse
} : −{ $amount }, reste { $after }
fight-prospect = { $prospect ->
    [risk] { $gender ->
        [m] Malchanceux, vous en mourriez.
       *[f] Malchanceuse, vous en mourriez.
    }
    [saves] Sans Chance, ce coup vous tue.
    [needed] Il vous faudra de la Chance sur ce coup et sur un autre encore.
   *[lost] La Chance sur ce seul coup ne peut plus vous sauver.
}
fight-luck-kills = { $gender ->
    [m] Chanceux
   *[f] Chanceuse
}, vous tuez { $name }.
fight-answer-luck = Tenter votre Chance ({ $luck })
fight-answer-luck-hint = { $percent } %
fight-answer-plain = { $dealt ->
    [yes] S’en tenir là
   *[no] Encaisser
} : −{ $amount }, reste { $after }
fight-over-hint = { $outcome ->
    [dead] Espace tourne la dernière page.
   *[other] Espace revient au livre.
}

## Touches

fight-key-round = Assaut
fight-tip-round = Livre un Assaut ; le combat fini, revient au livre
fight-key-target = Cible
fight-tip-target = Change de cible, quand tous attaquent ensemble ; un chiffre la choisit
fight-key-luck = Chance
fight-tip-luck = Tente votre Chance, sur le coup qui attend s’il y en a un
fight-key-escape = Fuir
fight-tip-escape = Fuit, si le paragraphe le permet, au prix d’une blessure
fight-key-note = Note
fight-tip-note = Prend une note
fight-key-plain = Tel quel
fight-tip-plain = Prend tel quel le coup qui attend, sans tenter votre Chance
fight-key-back = Revenir au livre
fight-key-finish = Clore
fight-tip-finish = Le paragraphe met fin au combat, ou il a été ouvert par erreur

## La main du lecteur

fight-enemy-scores = Habileté { $skill }, Endurance { $stamina }
fight-enemy-add = Un adversaire de plus
fight-enemy-title = { $name_given ->
    [yes] { $name }
   *[no] Adversaire
}
fight-enemy-wound = Son coup coûte
fight-join-placeholder = p. ex. Orque 7 6
fight-terms-strike = Vos coups ôtent
fight-terms-escape-wound = La Fuite coûte
fight-terms-escape = Fuite permise
fight-terms-no-escape = Fuite impossible
fight-finish-title = Clore le combat
fight-finish-section = Le paragraphe met fin au combat
fight-finish-mistake = Ouvert par erreur : rien n’a eu lieu
fight-finish-placeholder = p. ex. après 3 Assauts, il se rend…
