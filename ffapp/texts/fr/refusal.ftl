# Why something is not possible now, and what would be.
# A rule that refuses several commands may have its own words for one of them: refusal-<rule>-<Command>.

## Phases

refusal-phase-creation = L’aventure n’a pas encore commencé : créez d’abord votre { $gender ->
    [m] héros
   *[f] héroïne
}.
refusal-phase-calm = Cela n’a de sens qu’en combat, et aucun n’est ouvert.
refusal-phase-calm-CreateHero = Votre { $gender ->
    [m] héros est déjà créé
   *[f] héroïne est déjà créée
}. Pour essayer un autre destin, commencez une nouvelle partie.
refusal-phase-calm-AnswerBlow = Aucun coup n’attend de réponse.
refusal-phase-calm-Escape = Il n’y a personne à fuir : aucun combat n’est ouvert.
refusal-phase-calm-FightRound = Il n’y a personne à frapper : ouvrez d’abord un combat.
refusal-phase-calm-FightOn = { refusal-phase-calm-FightRound }
refusal-phase-fight = Pas pendant un combat : finissez-le d’abord, ou annulez-le si rien n’y a encore été joué.
refusal-phase-fight-AnswerBlow = { refusal-phase-calm-AnswerBlow }
refusal-phase-fight-TakeForcedMeals = { refusal-phase-fight-EatMeal }
refusal-phase-fight-CreateHero = { refusal-phase-calm-CreateHero }
refusal-phase-fight-EatMeal = On ne mange pas pendant un combat. Vous pourrez le faire dès qu’il sera fini.
refusal-phase-fight-OpenFight = Un combat est déjà ouvert. Un adversaire de plus peut s’y joindre ; pour tout autre combat, finissez d’abord celui-ci.
refusal-phase-fight-TakeUpFight = Un combat est déjà ouvert : finissez-le avant d’en reprendre un ancien.
refusal-phase-fight-ForgetEncounter = Le temps du combat, les ennemis laissés derrière vous restent notés. Vous pourrez les rayer ensuite.
refusal-phase-round = Pas pendant un combat : finissez-le d’abord.
refusal-phase-round-AnswerBlow = { refusal-phase-calm-AnswerBlow }
refusal-phase-round-TakeForcedMeals = { refusal-phase-fight-EatMeal }
refusal-phase-round-CreateHero = { refusal-phase-calm-CreateHero }
refusal-phase-round-EatMeal = { refusal-phase-fight-EatMeal }
refusal-phase-round-OpenFight = { refusal-phase-fight-OpenFight }
refusal-phase-round-TakeUpFight = { refusal-phase-fight-TakeUpFight }
refusal-phase-round-ForgetEncounter = { refusal-phase-fight-ForgetEncounter }
refusal-phase-blow = Un coup attend votre réponse : tentez votre Chance, ou laissez-le tel quel.
refusal-phase-blow-EatMeal = On ne mange pas pendant un combat, et un coup attend votre réponse.
refusal-phase-over = L’aventure est finie. Elle peut encore se relire, s’annoter et s’exporter.
refusal-phase-over-EatMeal = L’aventure est finie, et la faim avec elle.

## Dice

refusal-dice-impossible = Un dé à { $sides } faces ne peut pas montrer { $face }.
refusal-dice-too-few = Il manque des dés ({ dice-kind }) : donnez les faces de tous ceux qui sont lancés.
refusal-dice-too-many = { $left ->
    [one] { $left } dé de trop
   *[other] { $left } dés de trop
} : la règle n’en demande que { $used }.
refusal-dice-other = Les dés notés ne sont pas ceux que la règle demande ({ dice-kind }).
refusal-dice-unreadable = Donnez { dice-count } : { $count ->
    [1] un nombre de 1 à { $sides }
   *[other] { $sides ->
        [6] des chiffres de 1 à { $sides }, à la suite ou avec des espaces
       *[other] des nombres de 1 à { $sides }, séparés par des espaces
    }
}.
refusal-dice-number = Il faut { dice-faces } ; vous en avez donné { $given }.

## Figures and texts

refusal-amount-bounds = { $change ->
    [yes] De ce qu’il y a, le changement peut aller de { $low } à { $high } : au-delà, le total sortirait des limites.
   *[no] Il faut un nombre entier, de { $low } à { $high }.
}
refusal-amount-zero = Zéro ne changerait rien. Donnez un gain ou une perte.
refusal-payment-sign = Un paiement retire des points : donnez-le en négatif.
refusal-payment-beyond = On ne paie pas avec ce qu’on n’a pas : { $asked ->
    [one] { $asked } demandé
   *[other] { $asked } demandés
} ({ score-name }), { $held } en votre possession.
refusal-score-unknown = Ce livre ne connaît pas cette caractéristique : { $score }.
refusal-name-empty = Il faut un nom.
refusal-name-line = Un nom tient sur une ligne : retirez-en le saut de ligne.
refusal-name-long = Un nom compte { $high } caractères au plus ; celui-ci en a { $length }.
refusal-text-empty = Il n’y a rien d’écrit.
refusal-text-line = Ce texte tient sur une ligne : retirez-en le saut de ligne. Une note peut en avoir plusieurs.
refusal-text-long = Un texte compte { $high } caractères au plus ; celui-ci en a { $length }.
refusal-text-unwritable = Ce texte contient un signe incomplet qu’aucun fichier ne peut garder. Retirez-le.

## History

refusal-undo-nothing = Il n’y a rien à annuler.
refusal-undo-few = Impossible d’annuler { $count } actions : il n’y en a que { $there }.
refusal-undo-iron = Cette partie est en mode fer : ce que les dés ont dit ne s’annule pas.
refusal-discard-played = L’aventure a commencé : rien n’en est jeté. L’étagère peut l’archiver.
refusal-redo-nothing = Il n’y a rien à rétablir.
refusal-redo-few = Impossible de rétablir { $count } actions : il n’y en a que { $there }.
refusal-rewind-unknown = Le moment nº { $n } n’existe pas dans l’histoire de cette partie.
refusal-rewind-here = Vous êtes déjà à ce moment de l’histoire.
refusal-command-unknown = Ce livre ne connaît pas cette commande : { $command }.
refusal-game-none = Aucune partie n’est ouverte.
refusal-game-read-only = Cette partie est ouverte en lecture seule : rien ne peut y être écrit. Pour jouer, continuez à partir d’une copie.

## Tests

refusal-luck-none-left = Votre Chance est à 0 : seul un test que le paragraphe impose peut encore être tenté.
refusal-luck-none-left-AnswerBlow = Votre Chance est à 0 : le coup reste tel quel.

refusal-luck-play-none = Votre Chance est à 0 : il n’y a plus rien à faire jouer.
refusal-luck-play-last = Faire jouer votre dernier point de Chance n’en laisserait aucun pour un test que rien n’impose.
refusal-luck-not-played = Dans ce livre, la Chance ne se joue pas avant un jet.
refusal-luck-not-offered = La Chance ne peut rien sur ce coup : seul un antidote peut encore en détourner le poison.

## Counters

refusal-counter-unknown = Ce livre n’a pas ce compteur : { NAME("score", $counter) }.

## Poison

refusal-poison-none = Le poison ne vous coûte rien : il ne reste rien à guérir.
refusal-antidote-nothing = { item-name } : il ne reste rien à guérir.
refusal-item-no-antidote = { item-name } n’est pas un antidote. Si c’en est un, notez-le d’abord sur la feuille.

## Magic

refusal-magic-unknown = Cet objet magique ou ce sortilège n’est pas sur votre feuille.
refusal-magic-full = La feuille ne peut contenir plus de { $limit } objets magiques et sortilèges.
refusal-magic-same = Rien ne changerait : { $name }.
refusal-once-charges = { $name } est à usage unique : une charge au plus, et non { $charges }.
refusal-charges-none = { $name } n’a plus aucune charge.

## Fights

refusal-term-unknown = { $term ->
    [fury] Ce livre ne connaît pas de Potion de Furie.
    [poison] Ce livre ne connaît pas le poison.
    [until_wounds] Aucun paragraphe de ce livre ne compte les blessures qu’un adversaire vous inflige.
    [until_round] Aucun paragraphe de ce livre ne limite le nombre des Assauts.
    [weapon_bonus] Aucun paragraphe de ce livre n’interdit le bonus d’une arme.
    [modifier] Aucun paragraphe de ce livre ne change la Force d’Attaque d’un combat.
    [strike] Aucun paragraphe de ce livre ne change ce que coûtent vos coups.
    [order] Aucun paragraphe de ce livre ne dit comment plusieurs adversaires attaquent.
    [escape_wound] Aucun paragraphe de ce livre ne change ce que coûte la Fuite.
   *[escape] Ce livre ne connaît pas la Fuite.
}
refusal-section-takes-over = { $why ->
    [wounds] { $name } vous a blessé{ $gender ->
        [m] {""}
       *[f] e
    } { $count ->
        [one] une fois
       *[other] { $count } fois
    }
   *[round] { $count ->
        [one] L’Assaut { $count } est passé
       *[other] Les { $count } Assauts sont passés
    }
} : c’est au paragraphe de dire la suite. S’il laisse le combat continuer, changez-en d’abord les termes.
refusal-effects-full = Un combat ne peut avoir plus de { $limit } effets.
refusal-effect-unknown = Aucun effet de ce numéro n’agit dans ce combat.

refusal-enemies-number = Un combat vous oppose de 1 à { $high } adversaires.
refusal-enemies-full = Un combat réunit { $high } adversaires au plus{ $dead ->
    [0] {""}
   *[other] , les morts compris
} : personne d’autre ne peut s’y joindre. Les suivants attendront un combat à eux.
refusal-order-unknown = Ce livre ne connaît pas cette façon de combattre : { $order }.
refusal-as-one-several = Combattus comme un seul adversaire, ils n’ont qu’un nom et qu’une paire de scores. Pour plusieurs, choisissez « l’un après l’autre » ou « tous ensemble ».
refusal-target-missing = Plusieurs adversaires vous font face : désignez celui que vous visez.
refusal-target-unknown = Aucun adversaire ne porte ce numéro dans ce combat.
refusal-target-dead = { $name } ne combat plus. Désignez un adversaire encore debout.
refusal-target-waits = { $name } attend son tour : visez celui qui vous fait face.
refusal-fight-begun = Ce combat a commencé, il ne s’annule plus. Si le paragraphe l’arrête, vous pouvez le clore sur son ordre.
refusal-fight-same = Ce sont déjà les termes de ce combat.
refusal-spare-luck-same = { $spare ->
    [yes] Dans ce combat, la Chance est déjà épargnée.
   *[no] La Chance est déjà demandée à chaque coup.
}
refusal-mark-reached = Votre Endurance est de { $stamina }, et le combat s’arrête à { $mark }. Livrez l’Assaut seul ({ KEY("fight.round") }), ou choisissez un arrêt plus bas ({ KEY("fight.mark") }).
refusal-enemy-same = { $name } a déjà ces scores.
refusal-escape-not-allowed = Rien ne dit que le paragraphe accorde la Fuite. S’il le fait, changez d’abord les termes du combat.
refusal-encounter-unknown = Aucun combat de ce numéro n’est gardé en mémoire.
refusal-encounter-elsewhere = Ces ennemis vous attendent { $place ->
    [clearing] dans la clairière { $number }
   *[section] au paragraphe { $number }
} : le combat pourra reprendre quand vous y serez de retour.
refusal-fury-with-strength = La Potion de Furie ne s’ajoute pas à une Pierre de Force, et vous en avez utilisé une dans ce combat.
refusal-fury-with-weakness = La Potion de Furie ne s’ajoute pas à une Pierre de Faiblesse, et un adversaire en subit une.

## Provisions

refusal-meal-none-left = Il ne vous reste plus aucun repas.
refusal-meal-stop = Un repas par halte : le suivant se prendra après un nouveau paragraphe. Les réglages permettent d’en décider autrement.
refusal-meals-too-few = { $held ->
    [0] Vous n’avez plus de repas
   *[other] Vous n’avez que { $held } repas
} : impossible d’en retirer { $asked }.
refusal-meals-full = Vous portez déjà { $limit } repas, et ne pouvez en porter davantage.

## Belongings

refusal-gold-too-little = { $held ->
    [0] Votre bourse est vide
    [one] Votre bourse ne contient que { $held } Pièce d’Or
   *[other] Votre bourse ne contient que { $held } Pièces d’Or
} : impossible d’en sortir { $asked }.
refusal-item-unknown = Cet objet n’est pas sur votre feuille.
refusal-item-too-few = { item-name } : vous en avez { $held }, on ne peut en retirer { $asked }.
refusal-item-same = Rien ne changerait à cet objet.
refusal-item-no-weapon = On ne se bat pas avec cela : { item-name }. Si c’en est une, notez d’abord que c’est une arme.
refusal-items-full = La feuille ne peut contenir plus de { $limit } objets différents.
refusal-item-property-unknown = { $property ->
    [antidote] Ce livre ne connaît pas d’antidote.
   *[treasure] Ce livre ne compte pas de trésors.
}
refusal-worth-no-treasure = Seul un trésor a un prix. Notez d’abord que c’en est un.
refusal-bonus-no-weapon = Seule une arme ajoute à la Force d’Attaque. Notez d’abord que c’en est une.
refusal-weapon-in-fight = L’arme se choisit avant le premier Assaut ; ensuite, il faut que le paragraphe l’ordonne.
refusal-weapon-same = C’est déjà ce que vous avez en main.

## Notes and sections

refusal-section-bounds = Un paragraphe porte un numéro de 1 à { $high }.
refusal-section-label = Un paragraphe s’écrit par un numéro de 1 à { $high }, ou un numéro et sa suite, comme 101-A ou 12bis.
refusal-section-missing = Il faut le numéro du paragraphe.
refusal-section-same = Vous êtes déjà au paragraphe { $section }.
refusal-note-unknown = Cette note n’existe pas, ou plus.
refusal-note-same = La note dit déjà cela.
refusal-notes-full = La feuille ne peut contenir plus de { $limit } notes. Rayez-en une.

## Stones

refusal-stone-none-left = Vous n’avez aucune Pierre { stone-of }.
refusal-stones-full = Votre sac contient déjà { $limit } { stone-titles }, et n’en contiendra pas plus.
refusal-stone-too-few = { $held ->
    [0] Vous n’avez aucune Pierre { stone-of }
    [one] Vous n’avez que { $held } Pierre { stone-of }
   *[other] Vous n’avez que { $held } Pierres { stone-of }
} : impossible d’en perdre { $asked }.
refusal-stone-source = { $source ->
    [good] Un bon sorcier ne donne pas de Pierre maléfique
   *[evil] Un sorcier maléfique ne donne pas de Pierre bénéfique
} ({ stone-name }). Elle ne peut venir que d’un sorcier de son bord, ou d’une source neutre.
refusal-stone-after-first-round = Le premier Assaut est livré : la Pierre { stone-of } devra attendre la fin du combat.
refusal-stone-before-first-round = La Pierre { stone-of } s’emploie une fois un combat ouvert, avant son premier Assaut, et à nul autre moment.
refusal-stone-not-offered = La Pierre { stone-of } ne s’emploie que si le paragraphe le propose. S’il le fait, confirmez-le.
refusal-stone-no-creature = La Pierre { stone-of } ne s’emploie pas pour une autre créature : seule la Bénédiction le fait.
refusal-stone-no-enemy = La Pierre { stone-of } ne désigne pas d’adversaire du combat : seule la Faiblesse le fait.
refusal-blessing-nobody = La Bénédiction va à un autre que vous : dites à qui.
refusal-strength-again = Une seule Pierre de Force par combat, et vous en avez déjà utilisé une dans celui-ci.
refusal-strength-with-fury = La Pierre de Force ne s’ajoute pas à une Potion de Furie, et vous en avez bu une pour ce combat.
refusal-strength-limit = La Pierre de Force ne porte pas l’Habileté au-delà de { $limit }, et la vôtre est à { $skill }.
refusal-weakness-again = Une seule Pierre de Faiblesse par adversaire, même après une Fuite : { $name } en a déjà subi une.
refusal-weakness-with-fury = La Pierre de Faiblesse ne s’ajoute pas à une Potion de Furie, et vous en avez bu une pour ce combat.

## Map

refusal-phase-fight-Walk = On ne quitte pas la clairière au milieu d’un combat. Finissez-le, ou fuyez s’il le permet.
refusal-phase-round-Walk = { refusal-phase-fight-Walk }
refusal-way-diagonal = Aucun passage ne part en diagonale : seulement vers le nord, l’est, le sud ou l’ouest ({ $way }).
refusal-way-unknown = Une direction est n, e, s ou w, et rien d’autre : { $way }.
refusal-clearing-bounds = Une clairière porte un numéro de 1 à { $high }.
refusal-clearing-unknown = { $number ->
    [0] La carte n’a encore aucune clairière.
   *[other] La carte n’a pas de clairière { $number }.
}
refusal-clearing-known = Un numéro désigne une seule clairière, et la { $number } est déjà sur la carte.
refusal-walk-nowhere = La carte ne sait pas où vous êtes : dites d’abord dans quelle clairière.
refusal-stand-here = { $clearing ->
    [0] Votre position n’est pas notée sur la carte.
   *[other] Vous êtes déjà dans la clairière { $clearing }.
}
refusal-passage-unknown = Ce passage n’est pas, ou plus, sur la carte.
refusal-passage-known = Depuis la clairière { $start }, { way-exit } mène déjà à la clairière { $end } : ce passage est sur la carte.
refusal-passage-open = On ne sait pas encore où mène { way-exit } de la clairière { $start } : il n’y a rien à inverser.
refusal-exit-known = La carte montre déjà, depuis la clairière { $start }, { way-exit }.
refusal-map-unchanged = La carte le dit déjà : rien ne changerait.
refusal-map-full = La carte contient { $high } clairières et autant de passages au plus.
refusal-mark-unknown = La carte ne connaît pas cette marque : { $mark }.
refusal-move-onto = La clairière { $number } doit aller à côté d’une autre, pas dessus. Donnez de combien de colonnes ou de rangées.
refusal-move-alone = Il faut une autre clairière par rapport à laquelle déplacer celle-ci, et la carte n’en a pas encore.
refusal-place-named = Le numéro { $number } est déjà sur la carte{ $label_given ->
    [yes] , sous le nom « { $label } »
   *[no] , sans nom
}. Pour l’appeler « { $name } », renommez-le.
refusal-place-nowhere = Un nom, « { $label } », mais de quel lieu ? Donnez son numéro.

## The map of a book without a compass: places and ways

refusal-phase-fight-Walk-free = On ne s’en va pas au milieu d’un combat. Finissez-le, ou fuyez s’il le permet.
refusal-phase-round-Walk-free = { refusal-phase-fight-Walk-free }
refusal-move-alone-free = Il faut un autre lieu par rapport auquel déplacer celui-ci, et la carte n’en a pas encore.
refusal-way-diagonal-free = Sur cette carte, les chemins portent un nom, ou rien, au lieu d’une direction ({ $way }).
refusal-way-unknown-free = Sur cette carte, les chemins portent un nom, ou rien, au lieu d’une direction ({ $way }).
refusal-clearing-bounds-free = Un lieu porte un numéro de 1 à { $high }.
refusal-clearing-unknown-free = { $number ->
    [0] La carte n’a encore aucun lieu.
   *[other] La carte n’a pas de lieu { $number }.
}
refusal-clearing-known-free = Un numéro désigne un seul lieu, et le { $number } est déjà sur la carte.
refusal-walk-nowhere-free = La carte ne sait pas où vous êtes : dites d’abord en quel lieu.
refusal-stand-here-free = { $clearing ->
    [0] Votre position n’est pas notée sur la carte.
   *[other] Vous êtes déjà { $label_given ->
        [yes] à « { $label } »
       *[no] au lieu { $clearing }
    }.
}
refusal-passage-unknown-free = Ce chemin n’est pas, ou plus, sur la carte.
refusal-passage-known-free = { way-leaving-place }, le chemin{ way-named } mène déjà { way-to-place } : il est sur la carte.
refusal-passage-open-free = On ne sait pas encore où mène { way-passage-free } : il n’y a rien à inverser.
refusal-exit-known-free = La carte montre déjà { way-passage-free }.
refusal-map-full-free = La carte contient { $high } lieux et autant de chemins au plus.
refusal-move-onto-free = { way-place } doit aller à côté d’un autre lieu, pas dessus. Donnez de combien de colonnes ou de rangées.
refusal-encounter-elsewhere-free = Ces ennemis vous attendent { $place ->
    [clearing] { $label_given ->
        [yes] à « { $label } »
       *[no] au lieu { $number }
    }
   *[section] au paragraphe { $number }
} : le combat pourra reprendre quand vous y serez de retour.

## DOOnjons&Dragons

refusal-character-unknown = Aucun personnage de ce numéro n’est à la table.
refusal-character-named = Un personnage s’appelle déjà { $name }. Dans une troupe, chacun a son nom.
refusal-character-same = Ce personnage s’appelle déjà { $name }.
refusal-party-full = La troupe compte { $high } personnages au plus.
refusal-party-empty = Il faut au moins un personnage pour partir.
refusal-cell-unreadable = « { $cell } » n’est pas une case : donnez sa lettre et son numéro, comme E5.
refusal-cell-outside = Cette case est hors de la carte, qui finit en { $last }.
refusal-cell-obstacle = Un obstacle occupe { $cell }.
refusal-cell-taken = { figure-name } occupe { $cell }.
refusal-cell-littered = Un objet est au sol en { $cell } : ôtez-le avant d’y poser un obstacle.
refusal-cell-shared = Deux pions ne peuvent commencer dans la même case, { $cell }.
refusal-notation-unreadable = « { $dice } » n’est pas un jet de dés : écrivez par exemple 2d6.
refusal-notation-bounds = { $dice } : un jet compte de 1 à { $most_dice } dés, de 2 à { $most_faces } faces.
refusal-piece-unknown = Cet objet n’existe pas : { $kind }.
refusal-piece-worn = Déjà en usage : { piece-name }.
refusal-piece-missing = { $name } n’a pas cela dans son inventaire : { piece-name }.
refusal-piece-elsewhere = Cela ne se porte pas ainsi : { piece-name }.
refusal-slot-empty = { $name } ne porte rien de tel ({ piece-slot }).
refusal-species-unknown = Cette espèce n’est pas du bestiaire : { $kind }.
refusal-species-twice = Un monstre est du bestiaire ou d’une espèce à vous, pas les deux.
refusal-monster-unknown = Aucun monstre de ce numéro n’est dans ce donjon.
refusal-monster-same = Rien ne changerait : { figure-name }.
refusal-monsters-full = Un donjon contient { $high } monstres au plus.
refusal-monster-locked = { $trait ->
    [strength] Un monstre qui attaque à distance n’a pas de force : laissez-la à 0.
   *[dexterity] Un monstre qui attaque au corps à corps n’a pas de dextérité : laissez-la à 0.
}
refusal-monster-cannot = { figure-name } est un monstre : seuls les personnages s’équipent et ramassent.
refusal-size-bounds = Un côté compte de { $low } à { $high } cases, et non { $side }.
refusal-setup-same = Rien ne changerait.
refusal-walls-same = { $full ->
    [yes] Les murs sont déjà pleins.
   *[no] Les murs sont déjà ceux de la règle.
}
refusal-things-full = Le sol d’un donjon contient { $high } objets au plus.
refusal-thing-unknown = Aucun objet de ce numéro n’est au sol.
refusal-thing-elsewhere = C’est au sol en { $cell }, pas ici : { piece-name }.
refusal-thing-which = { $count } objets sont ici : choisissez lequel ramasser.
refusal-comment-master = Le maître du jeu ne parle au nom d’aucun personnage.
refusal-nothing-here = Rien n’est au sol en { $cell }.
refusal-dungeon-floor = Ce donjon n’a pas de sol lisible : des rangées égales de « . » et de « # ».
refusal-dungeon-no-monster = Un donjon sans monstre ne commence pas.
refusal-figure-unplaced = { figure-name } n’est pas sur la carte : placez chacun avant de commencer.
refusal-move-own-cell = C’est la case de départ, { $cell }.
refusal-move-too-far = { $cell } est à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} : avec une vitesse de { $speed }, un déplacement en couvre { $steps }.
refusal-move-walled = { $distance ->
    [0] Aucun chemin ne mène en { $cell } : les murs sont pleins, obstacles et adversaires se contournent.
    [one] { $cell } est à { $distance } case par le chemin le plus court, et un déplacement en couvre { $steps } : les murs sont pleins.
   *[other] { $cell } est à { $distance } cases par le chemin le plus court, et un déplacement en couvre { $steps } : les murs sont pleins.
}
refusal-attack-unarmed = { figure-name } n’a rien en main pour attaquer.
refusal-target-friend = { figure-name } est de son propre camp.
refusal-target-too-far = { figure-name } est à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}, et cette attaque porte à { $reach }.
refusal-target-hidden = Un obstacle cache { figure-name } : les murs sont pleins, et il faut une ligne de vue.
refusal-target-unreachable = Aucun chemin ne mène là d’où attaquer { figure-name }.
refusal-phase-party = La troupe se rassemble encore : créez les personnages, puis commencez la campagne.
refusal-phase-setup = Le donjon n’a pas commencé : le maître du jeu le prépare.
refusal-phase-ready = Le donjon est prêt et chacun s’équipe : sa mise en place est close, et le premier tour n’a pas commencé.
refusal-phase-turn = Le donjon a commencé : on y joue tour par tour.

## DOOnjons&Dragons : les règles étendues

refusal-rules-base = Cela demande les règles étendues, qui se choisissent avant la campagne : celle-ci suit les règles de base.
refusal-rules-same = { $rules ->
    [extended] La campagne suit déjà les règles étendues.
   *[base] La campagne suit déjà les règles de base.
}
refusal-piece-extended = Seules les règles étendues connaissent cet objet : { piece-name }.
refusal-spell-monster = { figure-name } est un monstre : les monstres ne connaissent aucun sort.
refusal-spell-unknown = { $name } ne connaît pas ce sort : { $spell ->
    [healing] Guérison est aux clercs et aux magiciens.
    [boogie-woogie] Boogie Woogie est aux magiciens.
   *[magic-weapon] Arme magique est aux magiciens.
}
refusal-healing-full = { $name } a tous ses points de vie ({ $hit_points }) : Guérison n’y ajouterait rien.
refusal-figure-unknown = Personne ne porte ce numéro dans ce donjon.
refusal-swap-same = { figure-name } ne change pas de place avec soi-même : choisissez deux pions.
refusal-magic-no-weapon = Arme magique n’agit que sur une arme, et ceci n’en est pas une : { piece-name }.
refusal-hand-before = Le maître du jeu intervient après une action, et personne n’a encore agi dans ce donjon.

## Adventures that are read from a file

refusal-adventure-begun = L’aventure a déjà commencé.
refusal-adventure-read = Cette partie se lit dans un fichier : on va par ses chemins, ou de sa propre main.
refusal-adventure-text = Le texte de cette aventure n’est pas là.
refusal-adventure-none = Cette partie ne se lit pas dans un fichier.
refusal-adventure-same = C’est le texte que vous lisez déjà.
refusal-adventure-rulebook = Ce texte suit les règles d’un autre livre ({ $book }).
refusal-section-gone = Ce texte n’a plus de paragraphe { $section }.
refusal-links-many = Un paragraphe mène à { $high } autres au plus.
refusal-orders-unsound = Ce qu’ordonne ce paragraphe n’a pas de sens : un nombre est trop grand, ou un texte trop long.
refusal-orders-unknown = Les règles de ce livre ne connaissent pas « { $order } ».
refusal-section-nowhere = Cette aventure n’a pas de paragraphe « { $section } ».
refusal-way-none = Aucun chemin ne mène d’ici à « { $section } ».
refusal-way-undecided = { $asked ->
    [test] Le test d’abord.
    [dice] Les dés d’abord.
   *[fight] Le combat d’abord.
}
refusal-way-outcome = Ce n’est pas ainsi que cela a tourné.
refusal-needs-item = Il vous faut : { $name }.
refusal-needs-codeword = Il vous manque un mot à retenir.
refusal-needs-stone = Il vous faut une Pierre { stone-of }.
refusal-needs-magic = Il vous faut : { $name }.
refusal-needs-more = { $score ->
    [gold] Il vous faut { $wanted } { $wanted ->
        [one] Pièce d’Or
       *[other] Pièces d’Or
    } ; vous en avez { $held }.
    [meals] Il vous faut { $wanted } repas ; vous en avez { $held }.
   *[other] Il faut au moins { $wanted } ({ score-name }) ; vous avez { $held }.
}
refusal-needs-less = { $score ->
    [gold] Il ne faut pas plus de { $wanted } { $wanted ->
        [one] Pièce d’Or
       *[other] Pièces d’Or
    } ; vous en avez { $held }.
    [meals] Il ne faut pas plus de { $wanted } repas ; vous en avez { $held }.
   *[other] Il faut au plus { $wanted } ({ score-name }) ; vous avez { $held }.
}
refusal-needs-first = Cela ne se peut que la première fois.
refusal-needs-again = Cela ne se peut pas la première fois.
refusal-needs-other = Cela ne se peut pas maintenant.
refusal-nothing-asked = Ce paragraphe ne demande rien, ou plus rien.
refusal-wizard-none = Personne ne donne de Pierre ici.
refusal-wizard-other = Cette Pierre n’est pas de celles que l’on vous offre.
