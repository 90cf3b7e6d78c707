# Le combat : l’ouvrir, le livrer, le coup qui attend.

fight-nameless = Adversaire

## La ligne qui ouvre un combat. Ses mots, d’abord celui qui est écrit, puis d’autres admis.

fight-word-in_turn = tour file
fight-word-together = ensemble tous
fight-word-as_one = bloc seul
fight-word-escape = fuite
fight-word-fury = furie potion
fight-word-modifier = modificateur bonus malus
fight-word-weapon_bonus = sans-bonus sans-arme
fight-word-until_round = après tours assauts
fight-word-spare_luck = sans-chance

## Les noms des scores tels que les livres les impriment, dans les deux langues.

fight-printed-skill = HABILETÉ HAB H SKILL SK
fight-printed-stamina = ENDURANCE END E STAMINA ST

fight-opening-title = Combat
fight-opening-placeholder = p. ex. Orque 7 6 ; Orque 6 5 ; Chef 8 8
fight-opening-help = Nom, Habileté, Endurance de chacun, séparés par « ; », ou tels que le livre les imprime, plusieurs lignes collées aussi bien. Puis, s’il le faut : « x3 » pour trois du même, « !3 » si son coup coûte 3.
fight-opening-help-poison = « &3 » si son poison ôte 3 de plus.
fight-opening-help-until_wounds = « /3 » si, à la troisième blessure qu’il vous inflige, le paragraphe reprend la main.
fight-opening-keys = Entrée : ouvrir le combat · Bas : aller aux options · ← → : les changer · Échap : renoncer
fight-keys-menu = Chiffre, Entrée : choisir · un nom : ouvrir un autre combat · Échap : fermer
fight-opening-more = et { $count ->
    [one] un autre
   *[other] { $count } autres
}
fight-foe = { $name } : Habileté { $skill }, Endurance { $stamina }{ $wound ->
    [2] {""}
    [0] , coups inoffensifs
   *[other] , blesse de { $wound }
}{ $poison ->
    [0] {""}
   *[other] , poison { $poison }
}{ $until_wounds ->
    [0] {""}
    [one] , jusqu’à la première blessure qu’il vous inflige
   *[other] , jusqu’à la { $until_wounds }e blessure qu’il vous inflige
}
fight-option-order = Ils attaquent
fight-option-alone = un seul adversaire
fight-option-escape = Fuite
fight-option-escape-is = { $allowed ->
    [yes] permise{ $cost ->
        [-1] {""}
        [0] , sans blessure
       [one] , au prix de { $cost } point d’Endurance
       *[other] , au prix de { $cost } points d’Endurance
    }
   *[no] impossible
}
fight-option-fury = Potion de Furie
fight-option-modifier = Modificateur d’Attaque
fight-option-weapon-bonus = Bonus de l’arme en main
fight-option-weapon-bonus-is = { $counts ->
    [yes] compte
   *[no] ne compte pas
}
fight-option-until-round = Le paragraphe reprend la main
fight-option-until-round-is = { $count ->
    [0] jamais
    [one] après { $count } Assaut
   *[other] après { $count } Assauts
}
fight-option-spare-luck = Chance
fight-option-spare-luck-is = { $spare ->
    [yes] demandée seulement pour vous sauver
   *[no] demandée à chaque coup
}
fight-option-bonus = { SIGNED($bonus) }

fight-line-empty = Il faut au moins un adversaire : nom, Habileté, Endurance.
fight-line-not-whole = Il faut des nombres entiers : { $given } n’en est pas un.
fight-line-bounds = { $given } : il faut un nombre de { $low } à { $high }.
fight-line-figures = { $name } : il faut { $given ->
    [0] son Habileté et son Endurance
   *[other] deux nombres, Habileté puis Endurance
}.
fight-line-score-missing = { $name_given ->
    [yes] { $name } :{" "}
   *[no] {""}
}il manque { $score ->
    [skill] l’Habileté
   *[other] l’Endurance
}.
fight-line-score-twice = { score-name } est dite deux fois.
fight-line-left-over = « { $given } » est de trop.
fight-line-name-long = Un nom compte { $high } caractères au plus ; celui-ci en a { $length }.
fight-line-times = « x » demande un nombre de 1 à { $high }.
fight-line-many = { $given } adversaires, c’est trop : { $high } au plus.
fight-line-word-unknown = « { $name } » : ni un adversaire (il lui faut deux nombres), ni une option connue.
fight-line-amount-missing = « { $word } » demande un nombre.
fight-line-amount-needless = « { $word } » s’écrit sans nombre.
fight-line-as-one = Comme un seul adversaire, ils n’ont qu’un nom et qu’une paire de scores ; il y en a { $given } ici.

## L’écran

fight-escape-is = { $allowed ->
    [yes] { $wound ->
        [0] Fuite permise, sans blessure
       *[other] Fuite permise : −{ $wound } Endurance
    }
   *[no] Fuite impossible
}
fight-dead = à terre
fight-escape-how = { $direct ->
    [yes] { $key } (« { $terms } ») pour l’accorder.
   *[no] { $key }, puis « { $terms } », pour l’accorder.
}
fight-story = Récit du combat
fight-past = { $ending ->
    [won] Combat gagné contre { $against }
    [escaped] Fuite devant { $against }
    [ended] Combat arrêté contre { $against }
    [off] Combat ouvert par mégarde contre { $against }
    [dead] Combat mortel contre { $against }
   *[over] Combat inachevé contre { $against }
}{ $slain_given ->
    [yes] , { $slain } à terre
   *[no] {""}
}{ $rounds ->
    [0] {""}
    [one] {" "}en { $rounds } Assaut
   *[other] {" "}en { $rounds } Assauts
}{ fight-past-cost }.
fight-past-names = { $more ->
    [0] { event-names }
   *[other] { $names }, { $last } et { $more } autres
}
fight-past-cost = { $stamina ->
    [0] { $luck ->
        [0] {""}
       *[other] {" "}: { score-luck } { SIGNED($luck) }
    }
   *[other] {" "}: { score-stamina } { SIGNED($stamina) }{ $luck ->
        [0] {""}
       *[other] , { score-luck } { SIGNED($luck) }
    }
}
fight-fleeing = Fuite
fight-fleeing-hint = { $over ->
    [yes] Vous êtes loin.
   *[no] Ce coup réglé, vous serez loin.
} Ceux qui restent sont notés avec le lieu, et ce qu’il leur reste d’Endurance.
fight-round = { $round ->
    [0] Avant le premier Assaut
   *[other] Assaut { $round }
}
fight-round-of = { $round ->
    [0] Avant le premier Assaut sur { $limit }
   *[other] Assaut { $round } sur { $limit }
}
fight-attack = Force d’Attaque : 2 dés + { $skill }{ PLUS($bonus) }
fight-might = { $might ->
    [0] Pierre de Force : max. 12
   *[other] Pierre de Force { SIGNED($might) }
}
fight-fury = Furie { SIGNED($fury) }
fight-strike = vos coups ôtent { $strike }
fight-two-dice = 2 dés + { $skill }{ PLUS($bonus) }
fight-sum = { $one } + { $two }{ $skill ->
    [0] {" "}+ 0 d’Habileté
   *[other] { PLUS($skill) } d’Habileté
}{ PLUS($bonus) }
fight-rolled = { $dice }{ $skill ->
    [0] {" "}+ 0
   *[other] { PLUS($skill) }
} =
fight-before = L’arme ({ KEY("fight.items") }) se choisit maintenant.
fight-before-stones = Les Pierres ({ KEY("fight.stones") }) et l’arme ({ KEY("fight.items") }) se choisissent maintenant.
fight-next = Prochain Assaut
fight-round-next = { $round ->
    [1] Livrer le premier Assaut
   *[other] Livrer l’Assaut { $round }
}
fight-melee = { $order ->
    [in_turn] L’un après l’autre
   *[other] Dans la mêlée
}{ $cut ->
    [yes] {" "}({ ui-key-pagedown } : la suite)
   *[no] {""}
}
fight-bout = { $outcome ->
    [strikes] vous touchez
    [struck] vous touche
    [dodged] esquivé
   *[tie] nul ne touche
}
fight-row-waiting = attend son tour
fight-skill-short = Hab.
fight-odds = { $all ->
    [yes] Les { $more } autres : { $struck } % contre vous chacun
   *[no] { $more ->
        [0] { $name } : { $struck } % contre vous
        [one] { $name } et { $more } autre : { $struck } % contre vous chacun
       *[other] { $name } et { $more } autres : { $struck } % contre vous chacun
    }
}
fight-odds-for = { $percent } % pour vous
fight-odds-against = { $percent } % contre
fight-over = { $outcome ->
    [won] Combat gagné
    [escaped] Fuite réussie
    [victory] { ending-won }
    [defeat] { ending-lost }
   *[dead] { death-title }
}
fight-blow = { $kind ->
    [dealt] { $name } : touché
    [escape] Un coup vous suit tandis que vous fuyez
   *[received] { $name } vous touche
}
fight-blows-left = { $left ->
    [one] encore { $left } coup ensuite
   *[other] encore { $left } coups ensuite
}
fight-lucky = { $gender ->
    [m] Chanceux
   *[f] Chanceuse
}
fight-unlucky = { $gender ->
    [m] Malchanceux
   *[f] Malchanceuse
}
fight-venom = Poison −{ $venom }{ $more ->
    [yes] , −{ $all } en tout
   *[no] {""}
}{ $luck ->
    [yes]  : la Chance n’y peut rien.
   *[no]  : seul un antidote y peut quelque chose.
}
fight-blow-kills = { $others ->
    [0] ce coup vous tue.
    [1] ce coup et le suivant vous tuent.
   *[other] ce coup et les suivants vous tuent.
}
fight-prospect = { $prospect ->
    [risk] { $gender ->
        [m] Malchanceux
       *[f] Malchanceuse
    }, { $others ->
        [0] vous en mourriez.
        [1] vous mourriez de ce coup et du suivant.
       *[other] vous mourriez de ce coup et des suivants.
    }
    [saves] { $antidote ->
        [yes] Sans Chance ni antidote
       *[no] Sans Chance
    }, { fight-blow-kills }
    [needed] { $antidote ->
        [yes] Il faut un antidote, ou de la Chance sur ce coup et un autre.
       *[no] Il vous faudra de la Chance sur ce coup et sur un autre encore.
    }
   *[lost] { $antidote ->
        [yes] La Chance ne peut plus vous sauver ; un antidote, si.
       *[no] La Chance sur ce seul coup ne peut plus vous sauver.
    }
}
fight-prospect-plain = { $prospect ->
    [needed] { $antidote ->
        [yes] Il faut un antidote, ou de la Chance sur un autre coup.
       *[no] Il vous faudra de la Chance sur un autre coup.
    }
   *[lost] { $antidote ->
        [yes] Sans antidote, { fight-blow-kills }
       *[no] { $others ->
            [0] Ce coup vous tue.
            [1] Ce coup et le suivant vous tuent.
           *[other] Ce coup et les suivants vous tuent.
        }
    }
}
fight-luck-kills = { $gender ->
    [m] Chanceux
   *[f] Chanceuse
} : { $name } meurt.
fight-answer-luck = Tenter votre Chance
fight-answer-luck-about = ({ $before } → { $after })
fight-answer-luck-kept = Chance reste à { $luck }
fight-answer-sure = sûr
fight-percent = { $percent } %
fight-no-luck = { $luck ->
    [0] Aucune Chance à tenter
   *[other] La Chance ne peut rien ici
}
fight-answer-antidote = { $name }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
} :{ $prevented ->
    [0] {""}
   *[other] {" "}écarte { $prevented }
}{ $cured ->
    [0] {""}
   *[other] { $prevented ->
        [0] {" "}guérit { $cured }
       *[other] , guérit { $cured }
    }
}
fight-over-hint = { $over ->
    [yes] Tourner la dernière page
   *[no] Revenir au livre
}

## Touches

fight-key-round = Assaut
fight-tip-round = Livrer un Assaut ; le combat fini, revenir au livre
fight-key-advice = Conseil
fight-tip-advice = Dire les chances du combat tel qu’il est, exactement ; encore une fois pour toutes les voir
fight-key-target = Cible
fight-tip-target = Changer de cible, quand tous attaquent ensemble ; un chiffre la choisit
fight-key-luck = Chance
fight-tip-luck = Tenter votre Chance, sur le coup qui attend s’il y en a un
fight-key-escape = Fuir
fight-tip-escape = Fuir, si le paragraphe le permet, au prix qu’il dit
fight-key-on = Au bout
fight-tip-on = Livrer les Assauts l’un après l’autre, jusqu’à la fin du combat, à une question, ou au seuil d’Endurance choisi
fight-key-mark = Au bout…
fight-tip-mark = Choisir le seuil d’Endurance où s’arrêtent les Assauts qui se suivent, et les livrer
fight-key-spare = Épargner
fight-tip-spare = Ne demander la Chance, dans ce combat, que là où elle peut vous sauver
fight-key-unspare = Avec Chance
fight-tip-unspare = Demander de nouveau la Chance à chaque coup
fight-spared = Chance épargnée
fight-on-title = Jusqu’au bout
fight-on-intro = Les Assauts se suivent jusqu’à la fin du combat, à une question, ou à ce qu’il vous reste d’Endurance. Chacun s’annule à part.
fight-on-mark = Arrêt à (0 : jamais)
fight-key-note = Note
fight-tip-note = Prendre une note
fight-key-plain = Tel quel
fight-tip-plain = Laisser tel quel le coup qui attend, sans tenter votre Chance
fight-key-terms = Termes
fight-tip-terms = Changer ce que le paragraphe dit du combat : limites, Fuite, arme, effets
fight-key-antidote = Antidote
fight-key-finish = Clore
fight-tip-finish = Clore le combat : le paragraphe y met fin, ou il a été ouvert par erreur

## La main du lecteur

fight-enemy-scores = Habileté { $skill }, Endurance { $stamina }
fight-enemy-add = Un adversaire de plus
fight-enemy-title = { $name_given ->
    [yes] { $name }
   *[no] Adversaire
}
fight-enemy-wound = Son coup coûte
fight-enemy-poison = Son poison ôte de plus
fight-enemy-until-wounds = Limite de blessures (0 : sans)
fight-join-placeholder = p. ex. Orque 7 6
fight-terms-keys = Entrée : valider · ↑ ↓ : changer un nombre · Tab : champ suivant, puis la liste, où un choix vaut aussitôt · Échap : renoncer
fight-terms-strike = Vos coups ôtent
fight-terms-escape-wound = La Fuite coûte
fight-terms-escape = Fuite permise
fight-terms-no-escape = Fuite impossible
fight-terms-now = maintenant
fight-terms-until-round = Dernier Assaut (0 : jamais)
fight-terms-weapon = { $counts ->
    [yes] L’arme sans son bonus
   *[no] L’arme avec son bonus
}
fight-finish-title = Clore le combat
fight-finish-section = Le paragraphe met fin au combat
fight-finish-mistake = Ouvert par erreur : rien n’a eu lieu
fight-finish-placeholder = p. ex. après 3 Assauts, il se rend…

## Ce qui sort de l’ordinaire

fight-remark-wound = { $wound ->
    [0] coups inoffensifs
   *[other] blesse de { $wound }
}
fight-remark-poison = poison { $poison }
fight-remark-weakened = −{ $taken } par une Pierre de Faiblesse
fight-remark-wounds = blessures infligées { $wounds }/{ $limit }
fight-weapon = { $name } { SIGNED($bonus) }{ $counts ->
    [yes] {""}
   *[no] , sans effet
}
fight-modifier = Paragraphe { SIGNED($modifier) }
fight-summands = { $first } · { $second }
fight-summands-more = et { $count } de plus

## Ce qui dure un combat

fight-effects = Effets de ce combat
fight-effects-count = { $count ->
    [0] aucun
   *[other] { $count }
}
fight-effects-intro = Ils comptent dès le prochain jet et cessent avec le combat.
fight-effect = { $name }{ $attack ->
    [0] {""}
   *[other] {" "}{ SIGNED($attack) }
}{ $skill ->
    [0] {""}
   *[other] {" "}(Habileté { SIGNED($skill) })
}
fight-effect-end = Ôter : { $effect }
fight-effect-add = Un effet de plus
fight-effect-name = Nom
fight-effect-placeholder = p. ex. Bénédiction
fight-effect-attack = Force d’Attaque
fight-effect-skill = Habileté

## Le paragraphe reprend la main

fight-handed-over = Le paragraphe reprend la main
fight-handover = { $why ->
    [wounds] { $name } : { $count ->
        [one] { $count } blessure infligée
       *[other] { $count } blessures infligées
    }
   *[round] { $count ->
        [one] { $count } Assaut livré
       *[other] { $count } Assauts livrés
    }
}
fight-handover-end = Clore le combat
fight-handover-go = Aller à un paragraphe
fight-handover-lift = { $why ->
    [wounds] Continuer, sans limite pour { $name }
   *[round] Continuer, sans limite d’Assauts
}
fight-handover-limit = Fixer une autre limite

## Le récit en peu de mots

fight-told-RoundFought = Assaut { $round } : { $total } contre { $enemy_total }. { $outcome ->
    [win] { $name } : touché.
    [lose] { $name } vous touche.
   *[tie] { $name } esquive.
}
fight-told-hit = { $name } ({ $total }) vous touche.
fight-told-hits = { $count } autres coups vous touchent.
fight-told-SectionTakesOver = Le paragraphe reprend la main.
fight-told-LuckTested = { $lucky ->
    [yes] { $gender ->
        [m] Chanceux ({ $dice } = { $total } ≤ { $luck_before }) :
       *[f] Chanceuse ({ $dice } = { $total } ≤ { $luck_before }) :
    }
   *[no] { $gender ->
        [m] Malchanceux ({ $dice } = { $total } > { $luck_before }) :
       *[f] Malchanceuse ({ $dice } = { $total } > { $luck_before }) :
    }
}
fight-told-BlowAnswered = { $answer ->
    [plain] { $dealt ->
        [yes] Tel quel : { $name } perd { $amount }.
       *[no] Tel quel : vous perdez { $amount }{ fight-told-venom }{ event-blow-of }.
    }
   *[other] { $dealt ->
        [yes] { $name } perd { $amount }.
       *[no] vous perdez { $amount }{ fight-told-venom }{ event-blow-of }.
    }
}
fight-told-venom = { $venom ->
    [0] {""}
   *[other] {" "}et { $venom } de poison
}
fight-told-EnemyWounded = { $name } : { $stamina_before } → { $stamina_after }.
fight-told-HeroWounded = { $name } vous blesse : { $stamina_before } → { $stamina_after }.
fight-told-wounds = { $count } coups vous blessent : { $stamina_before } → { $stamina_after }.
fight-told-Poisoned = Poison, Endurance { $stamina_before } → { $stamina_after }.
