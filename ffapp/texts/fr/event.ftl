# What happened, for the journal: complete sentences, in the present tense, to the hero as "vous".
# A message that is empty says that another event of the same command tells it.

event-reason = {"\u00A0"}— { $reason }

## Creation

event-HeroCreated = { $name } entre en scène : Habileté { $skill_dice } + { $skill_base } = { $skill }, Endurance { $stamina_dice } + { $stamina_base } = { $stamina }, Chance { $luck_dice } + { $luck_base } = { $luck }{ $with_health ->
    [yes] , Santé { $health_dice } + { $health_base } = { $health }
   *[no] {""}
}{ $scores_given ->
    [yes] , { $scores }
   *[no] {""}
}. En bourse, { $gold_dice_given ->
    [yes] { $gold_dice } + { $gold_base } ={" "}
   *[no] {""}
}{ $gold ->
    [0] aucune Pièce d’Or
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
} ; dans le sac, { $meals ->
    [0] aucun repas
   *[other] { $meals } repas
}.
event-HeroCreated-part = { NAME("score", $score) } { $dice } + { $base } = { $value }
event-DiceChosen = { $typed ->
    [yes] Vous lancez désormais vos propres dés.
   *[no] Le jeu lance désormais les dés pour vous.
}
event-WallsChosen = { $full ->
    [yes] Les murs sont pleins : on contourne obstacles et adversaires, et un obstacle cache.
   *[no] Les murs sont ceux de la règle : rien de ce qui est entre deux cases ne gêne.
}

## Tests and dice

event-LuckPlayed = Vous faites jouer votre Chance, { SIGNED($by) } au jet à venir : Chance { $luck_before } → { $luck_after }.
event-LuckTested = Vous tentez votre Chance : { $dice }{ PLUS($played) } = { $total } { $lucky ->
    [yes] ≤
   *[no] >
} { $luck_before }, vous êtes { $lucky ->
    [yes] { $gender ->
        [m] Chanceux
       *[f] Chanceuse
    }
   *[no] { $gender ->
        [m] Malchanceux
       *[f] Malchanceuse
    }
}. { $luck_sign ->
    [same] Votre Chance reste à { $luck_after }.
   *[down] Chance { $luck_before } → { $luck_after }.
}
event-SkillTested = Vous testez votre Habileté : { $dice }{ PLUS($modifier) }{ PLUS($played) } = { $total } { $success ->
    [yes] ≤ { $skill }, c’est réussi.
   *[no] > { $skill }, c’est manqué.
}
event-DiceRolled = { $count ->
    [1] Un dé
   *[other] { $count } dés
}{ $sides ->
    [6] {""}
   *[other] {" "}à { $sides } faces
} : { $dice }{ PLUS($played) }{ $count ->
    [1] { $played ->
        [0] {""}
       *[other] {" "}= { $total }
    }
   *[other] {" "}= { $total }
}.

## Scores

event-ScoreChanged = { $value_sign ->
    [same] { score-name } : toujours { $value_after }.
   *[other] { score-name } { $value_before } → { $value_after }{ $beyond ->
        [yes] , le total de départ pouvant être dépassé
       *[no] {""}
    }.
}
event-InitialChanged = { score-name } de départ { $initial_before } → { $initial_after }{ $value_sign ->
    [same] {""}
   *[other] , et avec elle le total présent : { $value_before } → { $value_after }
}.
event-CounterChanged = { $value_sign ->
    [same] { event-counter } : toujours { $value_after }.
   *[other] { $signed ->
        [yes] { event-counter } { SIGNED($value_before) } → { SIGNED($value_after) }.
       *[no] { event-counter } { $value_before } → { $value_after }.
    }
}
event-counter = { NAME("score", $counter) }
event-PenaltyChanged = { $penalty_after ->
    [0] La maladie lâche prise : aucun malus.
   *[other] { $penalty_sign ->
        [down] La maladie recule : il reste un malus de −{ $penalty_after } à l’Habileté et à l’Endurance.
       *[up] La maladie gagne du terrain : malus de −{ $penalty_after } à l’Habileté et à l’Endurance.
    }
}

## Fights

event-names = { $names_given ->
    [yes] { $names } et { $last }
   *[no] { $last }
}
event-FightOpened = { $again ->
    [yes] Le combat reprend contre { event-names }
   *[no] Le combat s’engage contre { event-names }
}{ $order ->
    [as_one] , { order-as_one }
   *[other] { $count ->
        [1] {""}
       *[other] , { order-name }
    }
}{ event-terms }{ $escape ->
    [yes] , Fuite permise { event-escape-price }
   *[no] {""}
}{ $spare_luck ->
    [yes] , Chance épargnée
   *[no] {""}
}.
event-terms = { $modifier ->
    [0] {""}
   *[other] , Force d’Attaque { SIGNED($modifier) }
}{ $fury ->
    [0] {""}
   *[other] , Potion de Furie { SIGNED($fury) }
}{ $strike ->
    [2] {""}
    [one] , vos coups ne coûtant que { $strike } point d’Endurance
   *[other] , vos coups coûtant { $strike } points d’Endurance
}{ $weapon_bonus ->
    [yes] { $weapon_again ->
        [yes] , le bonus de l’arme comptant de nouveau
       *[no] {""}
    }
   *[no] , le bonus de l’arme ne comptant pas
}{ $until_round ->
    [0] { $limit_lifted ->
        [yes] , sans limite d’Assauts
       *[no] {""}
    }
    [one] , un seul Assaut
   *[other] , { $until_round } Assauts au plus
}
event-escape-price = { $escape_wound ->
    [0] sans blessure
    [one] au prix de { $escape_wound } point d’Endurance
   *[other] au prix de { $escape_wound } points d’Endurance
}
event-FightCalledOff = Combat ouvert par mégarde : il n’a pas lieu.
event-FightEnded = Le paragraphe met fin au combat.
event-RoundFought-part = { $name } : { $dice }{ PLUS($skill) } = { $total }
event-RoundFought = Assaut { $round }. Vous : { $dice } + { $skill }{ PLUS($bonus) } = { $total } ; { $attacks }. { $outcome ->
    [win] { $wounds ->
        [0] { $name } : touché.
        [1] { $name } : touché, mais un autre coup vous atteint.
       *[other] { $name } : touché, mais { $wounds } autres coups vous atteignent.
    }
    [lose] { $wounds ->
        [1] { $name } vous touche.
       *[other] { $wounds } coups vous touchent.
    }
   *[tie] { $wounds ->
        [0] Chacun esquive.
        [1] { $name } ne vous touche pas, un autre si.
       *[other] { $name } ne vous touche pas, { $wounds } autres si.
    }
}
event-BlowAnswered = { $answer ->
    [lucky] { $dealt ->
        [yes] Belle touche.
       *[no] Le coup{ event-blow-of } s’amortit.
    }
    [unlucky] { $dealt ->
        [yes] La lame glisse.
       *[no] Le coup{ event-blow-of } s’enfonce.
    }
   *[plain] { $dealt ->
        [yes] Vous laissez le coup tel quel.
       *[no] Vous laissez le coup{ event-blow-of } tel quel.
    }
}
event-blow-of = { $by_enemy ->
    [yes] {" "}({ $name })
   *[no] {""}
}
event-EnemyWounded = { $stamina_sign ->
    [same] { $name } : Endurance toujours à { $stamina_after }.
   *[other] { $name } : Endurance { $stamina_before } → { $stamina_after }.
}
event-HeroWounded = { $name_given ->
    [yes] { $stamina_sign ->
        [same] Le coup porté par { $name } ne vous coûte rien : Endurance toujours à { $stamina_after }.
       *[other] { $name } vous blesse : Endurance { $stamina_before } → { $stamina_after }.
    }
   *[no] { $stamina_sign ->
        [same] Vous fuyez sans mal : Endurance toujours à { $stamina_after }.
       *[other] { $gender ->
            [m] Blessé en fuyant
           *[f] Blessée en fuyant
        } : Endurance { $stamina_before } → { $stamina_after }.
    }
}
event-Poisoned = { $name_given ->
    [yes] Le poison agit ({ $name }) : Endurance { $stamina_before } → { $stamina_after }.
   *[no] Le poison agit : Endurance { $stamina_before } → { $stamina_after }.
}
event-PoisonEnded = { $poison_after ->
    [0] Le poison ne vous tient plus : plus rien à guérir.
    [one] Il reste { $poison_after } point de poison à guérir.
   *[other] Il reste { $poison_after } points de poison à guérir.
}
event-AntidoteUsed = Contre le poison, { item-name } :{ $prevented ->
    [0] {""}
    [one] {" "}{ $prevented } point de poison n’agira pas.
   *[other] {" "}{ $prevented } points de poison n’agiront pas.
}{ $stamina_sign ->
    [same] { $prevented ->
        [0] {" "}rien à guérir, Endurance toujours à { $stamina_after }.
       *[other] {""}
    }
   *[other] {" "}Endurance { $stamina_before } → { $stamina_after }.
} { $left ->
    [0] C’était le dernier.
   *[other] Il en reste { $left }.
}
event-SectionTakesOver = { $why ->
    [wounds] { $name } vous a blessé{ $gender ->
        [m] {""}
       *[f] e
    } { $count ->
        [one] une fois
       *[other] { $count } fois
    } : le paragraphe reprend la main.
   *[round] { $count ->
        [one] L’Assaut { $count } est passé
       *[other] Les { $count } Assauts sont passés
    } : le paragraphe reprend la main.
}
event-EffectBegun = { $name }, le temps de ce combat :{ event-effect }.
event-EffectEnded = { $name } ne compte plus :{ event-effect }.
event-effect = { $attack ->
    [0] {""}
   *[other] {" "}Force d’Attaque { SIGNED($attack) }{ $skill ->
        [0] {""}
       *[other] ,
    }
}{ $skill ->
    [0] {""}
   *[other] {" "}Habileté { SIGNED($skill) }
}
event-BlowsSettled = {""}
event-EnemyDied = { $name } s’écroule sans vie.
event-FightWon = Combat gagné { $rounds ->
    [0] sans un seul Assaut
    [one] en { $rounds } Assaut
   *[other] en { $rounds } Assauts
}.
event-EscapeBegun = { $wound ->
    [0] Vous tournez les talons ; aucun coup ne vous suit.
   *[other] Vous tournez les talons, et un coup part dans votre dos.
}
event-Escaped = Vous échappez à { event-names }. { $place ->
    [clearing] La clairière { $number } s’en souviendra.
    [section] Le paragraphe { $number } s’en souviendra.
   *[nowhere] La feuille s’en souviendra.
}
event-EnemyChanged = { $name } : { $changes }.
event-EnemyChanged-part = { $what ->
    [skill] Habileté { $before } → { $after }
    [stamina] Endurance { $before } → { $after }
    [wound] Blessure infligée { $before } → { $after }
    [poison] Poison { $before } → { $after }
   *[until_wounds] { $after ->
        [0] les blessures qu’il vous inflige ne rendent plus la main au paragraphe
        [1] à la première blessure qu’il vous inflige, le paragraphe reprend la main
       *[other] à la { $after }e blessure qu’il vous inflige, le paragraphe reprend la main
    }
}
event-EnemyJoined = { $name } se joint au combat : Habileté { $skill }, Endurance { $stamina }{ $wound ->
    [2] {""}
    [0] , ses coups ne blessant pas
   *[other] , ses coups blessant de { $wound }
}{ $poison ->
    [0] {""}
   *[other] , poison { $poison }
}{ $until_wounds ->
    [0] {""}
    [one] , jusqu’à la première blessure qu’il vous inflige
   *[other] , jusqu’à la { $until_wounds }e blessure qu’il vous inflige
}.
event-FightModified = Les termes du combat changent : { order-name }{ event-terms }, { $escape ->
    [yes] Fuite permise { event-escape-price }
   *[no] sans Fuite possible
}.
event-LuckSpared = { $spare ->
    [yes] Chance épargnée : elle ne sera demandée que là où elle peut vous sauver.
   *[no] La Chance sera de nouveau proposée à chaque coup.
}
event-EncounterForgotten = { $last_given ->
    [yes] Il ne reste ici plus trace de ces ennemis : { event-names }.
   *[no] Le souvenir d’un combat s’efface.
}

## Provisions

event-MealEaten = { $stamina_sign ->
    [same] Repas pris pour le plaisir : Endurance toujours à { $stamina_after }.
   *[other] Repas : Endurance { $stamina_before } → { $stamina_after }.
} { $meals_after ->
    [0] C’était le dernier.
   *[other] Il en reste { $meals_after }.
}
event-MealForced = Repas imposé, qui ne rend rien : Repas { $meals_before } → { $meals_after }.
event-Starved = Repas imposé, mais plus rien à manger : Endurance { $stamina_before } → { $stamina_after }.
event-MealsChanged = Repas { $meals_before } → { $meals_after }.

## Belongings

event-GoldChanged = { $gold_sign ->
    [up] Votre bourse s’alourdit
   *[down] Votre bourse s’allège
} : { $gold_before } → { $gold_after ->
    [one] { $gold_after } Pièce d’Or
   *[other] { $gold_after } Pièces d’Or
}.
event-ItemAdded = Nouvel objet : { item-name }{ item-times }{ item-bonus }{ item-properties }.
event-ItemChanged = { $used ->
    [yes] Objet utilisé : { item-name }. Il en reste { $count }.
   *[no] { event-item-changed }
}
event-item-changed = { $renamed ->
    [yes] { item-name-before } s’appelle désormais { item-name }
   *[no] { item-name }
}{ $changes_given ->
    [yes] {"\u00A0"}: { $changes }.
   *[no] .
}
event-ItemChanged-part = { $what ->
    [count] { $before } → { $after }
    [bonus] Force d’Attaque { SIGNED($before) } → { SIGNED($after) }
    [weapon] { $there ->
        [yes] peut servir d’arme
       *[no] ne sert plus d’arme
    }
    [antidote] { $there ->
        [yes] { item-antidote }
       *[no] n’est plus un antidote
    }
    [treasure] { $there ->
        [yes] { item-treasure }
       *[no] n’est plus un trésor
    }
   *[note] note modifiée
}
event-ItemRemoved = { $used ->
    [yes] Objet utilisé : { item-name }. Il n’en reste plus.
   *[no] Objet en moins : { item-name }{ item-times }.
}
event-WeaponWielded = { $kind ->
    [none] Aucune arme en main.
   *[other] Arme en main : { item-name }{ item-bonus }.
}

## Magic

event-MagicGained = { $kind ->
    [spell] Nouveau sortilège
   *[object] Nouvel objet magique
} : { $name }{ event-charges }.
event-MagicChanged = { $renamed ->
    [yes] { $name_before } s’appelle désormais { $name }
   *[no] { $name }
}{ $changes_given ->
    [yes] {"\u00A0"}: { $changes }.
   *[no] .
}
event-MagicChanged-part = { $what ->
    [kind] { $kind ->
        [spell] sortilège
       *[object] objet magique
    }
    [charges] { $limited ->
        [yes] { $charges ->
            [0] plus aucune charge
            [one] { $charges } charge
           *[other] { $charges } charges
        }
       *[no] charges sans limite
    }
    [once] { $once ->
        [yes] à usage unique
       *[no] peut resservir
    }
   *[use] usage modifié
}
event-MagicLost = { $kind ->
    [spell] Sortilège perdu
   *[object] Objet magique perdu
} : { $name }.
event-MagicUsed = { $kind ->
    [spell] Vous lancez
   *[object] Vous utilisez
} : { $name }{ $effect_given ->
    [yes] {"\u00A0"}— { $effect }
   *[no] .
}{ $gone ->
    [yes] {" "}Il n’en reste rien.
   *[no] { $limited ->
        [yes] {" "}{ $charges ->
            [0] C’était la dernière charge.
            [one] Il reste { $charges } charge.
           *[other] Il reste { $charges } charges.
        }
       *[no] {""}
    }
}
event-charges = { $limited ->
    [yes] { $charges ->
        [one] , { $charges } charge
       *[other] , { $charges } charges
    }
   *[no] {""}
}{ $once ->
    [yes] , à usage unique
   *[no] {""}
}

## Notes and sections

event-SectionReached = Paragraphe { $section }.
event-NoteAdded = Note : { $text }
event-NoteChanged = Note modifiée : { $text }
event-NoteRemoved = Note rayée : { $text }

## Stones

event-stones = { $count_change ->
    [one] une Pierre { stone-of }
   *[other] { $count_change } Pierres { stone-of }
}
event-StonesReceived = Vous recevez { event-stones }{ $source ->
    [neutral] {""}
   *[other] , { category-from }
}.{ $count_before ->
    [0] {""}
   *[other] {" "}Vous en avez { $count_after }.
}
event-StonesLost = Vous perdez { event-stones }. { event-stones-left }
event-stones-left = { $count_after ->
    [0] Il ne vous en reste aucune.
    [one] Il vous en reste une.
   *[other] Il vous en reste { $count_after }.
}
event-StoneCast = Une Pierre { stone-of } tombe en poussière{ $target_given ->
    [yes] , pour { $target }
   *[no] {""}
}. { event-stones-left }
event-ScoreRestored = { $value_sign ->
    [same] { score-name } : toujours { $value_after }, la magie se perd.
   *[other] { score-name } { $value_before } → { $value_after }.
}
event-MightGained = Votre bras s’affermit : Habileté { $skill_before } → { $skill_after } ; +2 le temps de ce combat, sans dépasser 12.
event-EnemyWeakened = { $name } chancelle : Force d’Attaque −2 le temps de ce combat.
event-CreatureBlessed = Votre bénédiction descend sur { $name }.{ $skill_known ->
    [yes] {" "}Habileté { $skill_before } → { $skill_after }.
   *[no] {""}
}{ $stamina_known ->
    [yes] {" "}Endurance { $stamina_before } → { $stamina_after }.
   *[no] {""}
}{ $luck_known ->
    [yes] {" "}Chance { $luck_before } → { $luck_after }.
   *[no] {""}
}
event-CurseCost = La malédiction se paie : { $die_sum ->
    [one] { $die_sum } point d’Endurance
   *[other] { $die_sum } points d’Endurance
}, { $stamina_before } → { $stamina_after }.

## The end

event-Died = { $cause ->
    [health] Votre Santé est épuisée : le Marais a eu raison de vous.
   *[stamina] Votre Endurance est épuisée : vos forces vous quittent.
} Vous êtes { $gender ->
    [m] mort
   *[f] morte
}.
event-AdventureEnded = { $won ->
    [yes] L’aventure s’achève : vous avez gagné.
   *[no] L’aventure s’arrête là : vous avez perdu.
}{ $words_given ->
    [yes] {" "}« { $words } »
   *[no] {""}
}

## Map

event-map-new = { $new_clearing ->
    [yes] {" "}(nouvelle sur la carte)
   *[no] {""}
}
event-Walked = De la clairière { $start }, vous allez { way-towards } : clairière { $end }{ event-map-new }.{ $known ->
    [0] {""}
   *[other] {" "}Cette sortie menait jusqu’ici à la clairière { $known } : la carte garde les deux.
}{ $known_back ->
    [0] {""}
   *[other] {" "}De là, la sortie opposée menait jusqu’ici à la clairière { $known_back } : la carte garde les deux.
}{ $found ->
    [known] {""}
    [reversed] {" "}Le passage n’était donc pas à sens unique.
   *[other] { $one_way ->
        [yes] {" "}C’est un sens unique.
       *[no] {""}
    }
}
event-Stood = { $after ->
    [0] Votre position sur la carte n’est plus notée.
   *[other] Vous vous trouvez dans la clairière { $after }{ event-map-new }.
}
event-ClearingAdded = La clairière { $number } est dessinée{ $label_given ->
    [yes] {"\u00A0"}: « { $label } »
   *[no] {""}
}.
event-ClearingRenamed = { $after_given ->
    [yes] La clairière { $number } s’appelle maintenant « { $after } ».
   *[no] La clairière { $number } n’a plus de nom.
}
event-ClearingRenumbered = La clairière { $before } porte désormais le numéro { $after }.
event-ClearingMarked = { $mark ->
    [none] La clairière { $number } n’est plus marquée.
   *[other] La clairière { $number } est marquée : { mark-name }.
}
event-ClearingAnnotated = { $note_given ->
    [yes] Clairière { $number }, note : { $note }
   *[no] La note de la clairière { $number } est effacée.
}
event-ClearingMoved = { $of ->
    [0] La clairière { $number } reprend sur la carte la place que lui donnent ses passages.
   *[other] La clairière { $number } est placée { way-shift } de la clairière { $of }.
}
event-ClearingRemoved = La clairière { $number } est effacée de la carte.{ $opened ->
    [0] {""}
    [one] {" "}{ $opened } passage qui y menait redevient une sortie à explorer.
   *[other] {" "}{ $opened } passages qui y menaient redeviennent des sorties à explorer.
}{ $lost ->
    [0] {""}
    [one] {" "}{ $lost } passage disparaît avec elle.
   *[other] {" "}{ $lost } passages disparaissent avec elle.
}{ $encounters ->
    [0] {""}
   *[other] {" "}Les ennemis que vous y aviez laissés sont oubliés.
}{ $stood_there ->
    [yes] {" "}Votre position sur la carte n’est plus notée.
   *[no] {""}
}
event-PassageAdded = { $end ->
    [0] Clairière { $start } : { way-exit } est notée, à explorer.
   *[other] Passage dessiné : de la clairière { $start }, { way-towards }, à la clairière { $end }{ event-map-new }.
}{ $one_way ->
    [yes] {" "}C’est un sens unique.
   *[no] {""}
}
event-PassageChanged = { $change ->
    [end] Depuis la clairière { $start }, { way-exit } mène à la clairière { $end }{ event-map-new }.
    [way] Changement de direction : { way-passage } part désormais { way-towards }.
    [turned] Le sens unique est inversé : il va maintenant de la clairière { $start } à la clairière { $end }.
    [one_way] { $one_way ->
        [yes] À sens unique désormais : { way-passage }.
       *[no] Praticable désormais dans les deux sens : { way-passage }.
    }
    [length] Longueur sur la carte, { $length } pas au moins : { way-passage }.
   *[label] { $label_given ->
        [yes] Un nom, « { $label } » : { way-passage }.
       *[no] Aucun nom désormais : { way-passage }.
    }
}
event-PassageAnnotated = { $note_given ->
    [yes] Note pour { way-passage } : { $note }
   *[no] Note effacée pour { way-passage }.
}
event-PassageRemoved = Effacé de la carte : { way-passage }.

## The map of a book without a compass: places and ways

event-map-new-free = { $new_clearing ->
    [yes] {" "}(nouveau sur la carte)
   *[no] {""}
}
event-Walked-free = { way-leaving-place }, vous allez{ way-by } { $place_given ->
    [yes] à « { $place } »
   *[no] au lieu { $end }
}{ event-map-new-free }.{ $known ->
    [0] {""}
   *[other] {" "}Ce chemin menait jusqu’ici { $known_place_given ->
        [yes] à « { $known_place } »
       *[no] au lieu { $known }
    } : la carte garde les deux.
}{ $found ->
    [known] {""}
    [reversed] {" "}Le chemin n’était donc pas à sens unique.
   *[other] { $one_way ->
        [yes] {" "}C’est un sens unique.
       *[no] {""}
    }
}
event-Stood-free = { $after ->
    [0] Votre position sur la carte n’est plus notée.
   *[other] Vous vous trouvez { $label_given ->
        [yes] à « { $label } »
       *[no] au lieu { $after }
    }{ event-map-new-free }.
}
event-ClearingAdded-free = { $label_given ->
    [yes] Un lieu est dessiné : « { $label } ».
   *[no] Le lieu { $number } est dessiné.
}
event-ClearingRenamed-free = { $before_given ->
    [yes] « { $before } »
   *[no] Le lieu { $number }
} { $after_given ->
    [yes] s’appelle maintenant « { $after } ».
   *[no] n’a plus de nom : c’est le lieu { $number }.
}
event-ClearingRenumbered-free = { $label_given ->
    [yes] « { $label } »
   *[no] Le lieu { $before }
} porte désormais le numéro { $after }.
event-ClearingMarked-free = { way-place } : { $mark ->
    [none] aucune marque désormais.
   *[other] marque « { mark-name } ».
}
event-ClearingAnnotated-free = { way-place }{ $note_given ->
    [yes] , note : { $note }
   *[no] {"\u00A0"}: la note est effacée.
}
event-ClearingMoved-free = { way-place } { $of ->
    [0] reprend sur la carte la place que lui donnent ses chemins.
   *[other] est placé { way-shift } { $of_label_given ->
        [yes] de « { $of_label } »
       *[no] du lieu { $of }
    }.
}
event-ClearingRemoved-free = { way-place } disparaît de la carte.{ $opened ->
    [0] {""}
    [one] {" "}{ $opened } chemin qui y menait reste à explorer.
   *[other] {" "}{ $opened } chemins qui y menaient restent à explorer.
}{ $lost ->
    [0] {""}
    [one] {" "}{ $lost } chemin disparaît avec lui.
   *[other] {" "}{ $lost } chemins disparaissent avec lui.
}{ $encounters ->
    [0] {""}
   *[other] {" "}Les ennemis que vous y aviez laissés sont oubliés.
}{ $stood_there ->
    [yes] {" "}Votre position sur la carte n’est plus notée.
   *[no] {""}
}
event-PassageAdded-free = { $end ->
    [0] Chemin aperçu{ way-named } { way-from-place }, à explorer.
   *[other] Chemin dessiné{ way-named } : { way-from-place } { way-to-place }{ event-map-new-free }.
}{ $one_way ->
    [yes] {" "}C’est un sens unique.
   *[no] {""}
}
event-PassageChanged-free = { $change ->
    [end] { way-leaving-place }, le chemin{ way-named } mène { way-to-place }{ event-map-new-free }.
    [way] Changement de direction pour { way-passage-free }.
    [turned] Le sens unique est inversé : il va maintenant { way-from-place } { way-to-place }.
    [one_way] { $one_way ->
        [yes] À sens unique désormais : { way-passage-free }.
       *[no] Praticable désormais dans les deux sens : { way-passage-free }.
    }
    [length] Longueur sur la carte, { $length } pas au moins : { way-passage-free }.
   *[label] { $label_given ->
        [yes] Un chemin a pris un nom : { way-passage-free }.
       *[no] Un chemin n’a plus de nom : { way-passage-free }.
    }
}
event-PassageAnnotated-free = { $note_given ->
    [yes] Note pour { way-passage-free } : { $note }
   *[no] Note effacée pour { way-passage-free }.
}
event-PassageRemoved-free = Effacé de la carte : { way-passage-free }.
event-Escaped-free = Vous échappez à { event-names }. { $place ->
    [clearing] { $label_given ->
        [yes] « { $label } » s’en souviendra.
       *[no] Le lieu { $number } s’en souviendra.
    }
    [section] Le paragraphe { $number } s’en souviendra.
   *[nowhere] La feuille s’en souviendra.
}

## The party

event-CharacterCreated = { $name } rejoint la table ({ figure-kin }) : force { $strength_dice } + { $strength_base } = { $strength }, dextérité { $dexterity_dice } + { $dexterity_base } = { $dexterity }, vitesse { $speed_dice } + { $speed_base } = { $speed }, initiative { $initiative_dice } + { $initiative_base } = { $initiative } ; { $hit_points } points de vie.
event-CharacterRenamed = { $before } s’appelle désormais { $name }.
event-CharacterLeft = { $name } quitte la table.
event-CampaignBegun = La troupe est au complet : place au premier donjon.

## Setting a dungeon up

event-DungeonLaid = { $default ->
    [yes] Donjon { $number }, par défaut
   *[no] { $title_given ->
        [yes] Donjon repris : « { $title } »
       *[no] { $empty ->
            [yes] Une carte vide
           *[no] Donjon repris
        }
    }
} : { $columns } × { $rows } cases, { $monsters ->
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
}, { $things ->
    [one] { $things } objet au sol
   *[other] { $things } objets au sol
}.
event-DungeonResized = La carte mesure maintenant { $columns } × { $rows } cases.
event-ObstaclesPainted = { $obstacle ->
    [yes] { $count ->
        [one] Un obstacle en { $cell }.
       *[other] { $count } obstacles, à partir de { $cell }.
    }
   *[no] { $count ->
        [one] L’obstacle en { $cell } disparaît.
       *[other] { $count } obstacles disparaissent, à partir de { $cell }.
    }
}
event-FigurePlaced = { $cell_given ->
    [yes] { figure-name } se place en { $cell }.
   *[no] { figure-name } attend hors de la carte.
}
event-ThingPut = { piece-name } { NAME("equipment", $kind, form: "gender") ->
    [f] posée
   *[m] posé
} au sol, en { $cell }.
event-ThingTaken = { piece-name } { NAME("equipment", $kind, form: "gender") ->
    [f] ôtée
   *[m] ôté
} du sol, en { $cell }.
event-ContextTold = { $title_given ->
    [yes] Le maître du jeu présente « { $title } ».
   *[no] Le maître du jeu présente le donjon.
}
event-ControlChosen = { $control ->
    [master] Le maître du jeu joue les monstres.
    [nearest] Le jeu joue les monstres : ils frappent au plus près.
    [weakest] Le jeu joue les monstres : ils frappent le plus faible.
    [cautious] Le jeu joue les monstres : prudents, ils reculent une fois blessés.
   *[guard] Le jeu joue les monstres : ils gardent leur poste.
}
event-MonsterAdded = Nouveau monstre : { figure-name }{ $cell_given ->
    [yes] , en { $cell }
   *[no] {""}
}, { $hit_points ->
    [one] { $hit_points } point de vie
   *[other] { $hit_points } points de vie
}, { $damage } de dégâts.
event-MonsterChanged = Monstre modifié : { figure-name }, { $hit_points ->
    [one] { $hit_points } point de vie
   *[other] { $hit_points } points de vie
}, { $damage } de dégâts.
event-MonsterRemoved = Monstre retiré : { figure-name }.

## Turns

event-DungeonBegun = Le donjon commence{ $order_given ->
    [yes] . Initiative : { $order }
   *[no] {""}
}. Que chacun s’équipe à sa guise.
event-DungeonBegun-part = { figure-name } : { $die } + { $initiative } = { $total }
event-TurnBegun = Tour { $round } : à { figure-name } de jouer.
event-Equipped = { $kind_given ->
    [yes] { $name } prend { piece-the }{ $before_given ->
        [yes] {" "}et range { piece-before }
       *[no] {""}
    }.
   *[no] { $before_given ->
        [yes] { $name } range { piece-before }.
       *[no] { $name } n’y porte rien.
    }
}
event-PickedUp = { $name } ramasse { piece-the } en { $cell }.
event-Moved = { figure-name } va de { $start } à { $end }, { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}.
event-TurnEnded = { figure-name } finit son tour en laissant { $left ->
    [one] { $left } action
   *[other] { $left } actions
}.
event-Commented = { $by ->
    [monster] { figure-by }
    [master] Maître du jeu
   *[player] { $name_given ->
        [yes] { $name }
       *[no] À la table
    }
} : « { $text } »
event-Attacked = { figure-name } attaque { figure-target }{ $weapon_given ->
    [yes] {" "}avec { piece-weapon }
   *[no] {""}
} : { $die } + { $bonus } ({ $trait ->
    [strength] force
   *[dexterity] dextérité
}){ dungeon-magic } = { $total } { $hit ->
    [yes] > { $armour_class }, le coup porte : { $damage_dice ->
        [1] {""}
       *[other] { $damage }{ dungeon-magic } ={" "}
    }{ $damage_sum ->
        [one] { $damage_sum } point de dégâts
       *[other] { $damage_sum } points de dégâts
    }, { dungeon-left }.
   *[no] ≤ { $armour_class }, le coup manque.
}
event-FigureDied = { figure-name } tombe sans vie.
event-DungeonCleared = Donjon { $number } vaincu en { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
} : chacun retrouve tous ses points de vie.
event-CampaignEnded = { dungeon-end-title }. { $cause ->
    [killed] { dungeon-end-killed }
    [cleared] { dungeon-end-cleared }
   *[declared] { dungeon-end-declared }
}{ $words_given ->
    [yes] {" "}{ dungeon-end-words }
   *[no] {""}
}

## DOOnjons&Dragons : les règles étendues

event-RulesChosen = { $rules ->
    [extended] Règles étendues : sorts, main du maître du jeu, épée à deux mains.
   *[base] Règles de base.
}
event-Healed = { figure-by } lance Guérison{ $oneself ->
    [yes] {""}
   *[no] {" "}sur { figure-target }
} : { $die } au dé, de { $left_before } à { $left_after } PV.
event-Swapped = { figure-by } lance Boogie Woogie : { figure-name } va de { $start } à { $end }, { figure-target } de { $end } à { $start }.
event-WeaponEnchanted = { figure-by } lance Arme magique. { figure-target }, { piece-weapon } : désormais { SIGNED($bonus) } à l’attaque et aux dégâts.
event-hand-words = { $words_given ->
    [yes] {" "}« { $words } »
   *[no] {""}
}
event-FigureShifted = Le maître du jeu déplace { figure-name } de { $start } à { $end }.{ event-hand-words }
event-FigureHarmed = Le maître du jeu frappe { figure-name } ({ $dice }) : { $damage_dice ->
    [1] {""}
   *[other] { $damage } ={" "}
}{ $damage_sum ->
    [one] { $damage_sum } point de dégâts
   *[other] { $damage_sum } points de dégâts
}, { dungeon-left }.{ event-hand-words }
event-ObstaclesRaised = Le maître du jeu pose { $count ->
    [one] un obstacle
   *[other] { $count } obstacles
} : { $cells }.{ event-hand-words }

## Adventures that are read from a file

event-AdventureBegun = { $before_given ->
    [yes] L’aventure continue avec un autre texte.
   *[no] L’aventure commence.
}
event-SectionOpened = { $by_hand ->
    [yes] Aucun chemin n’y menait : vous y allez de votre propre main.
   *[no] {""}
}
event-PlaceLeft = {""}
event-SectionFightSet = {""}
event-OutcomeReached = {""}
event-StoneChosen = { $left ->
    [0] {""}
    [one] Il vous reste { $left } Pierre à choisir.
   *[other] Il vous reste { $left } Pierres à choisir.
}
event-CodewordNoted = Mot à retenir : { $word }.
event-CodewordErased = Mot rayé : { $word }.
event-GainLeft = { $what ->
    [score] { NAME("score", $kind) }
    [stone] Pierres « { NAME("stone", $kind) } »
    [magic] « { $name } »
   *[item] { NAME("item", $kind, $name) }
} : la feuille ne peut en contenir davantage.
