# What happened, for the journal: complete sentences, in the present tense, to the hero as "you".
# A message that is empty says that another event of the same command tells it.

event-reason = {"\u00A0"}— { $reason }

## Creation

event-HeroCreated = { $name } steps forward: Skill { $skill_dice } + { $skill_base } = { $skill }, Stamina { $stamina_dice } + { $stamina_base } = { $stamina }, Luck { $luck_dice } + { $luck_base } = { $luck }{ $with_health ->
    [yes] , Health { $health_dice } + { $health_base } = { $health }
   *[no] {""}
}{ $scores_given ->
    [yes] , { $scores }
   *[no] {""}
}. In the purse, { $gold_dice_given ->
    [yes] { $gold_dice } + { $gold_base } ={" "}
   *[no] {""}
}{ $gold ->
    [0] no Gold Pieces
    [one] { $gold } Gold Piece
   *[other] { $gold } Gold Pieces
}; in the backpack, { $meals ->
    [0] no meals
    [one] { $meals } meal
   *[other] { $meals } meals
}.
event-HeroCreated-part = { NAME("score", $score) } { $dice } + { $base } = { $value }
event-DiceChosen = { $typed ->
    [yes] From now on you roll your own dice.
   *[no] From now on the game rolls the dice for you.
}
event-WallsChosen = { $full ->
    [yes] Walls are full: obstacles and enemies are walked around, and obstacles hide.
   *[no] Walls are those of the rules: nothing between two cells is in the way.
}

## Tests and dice

event-LuckPlayed = You play your Luck, { SIGNED($by) } on the roll to come: Luck { $luck_before } → { $luck_after }.
event-LuckTested = You test your Luck: { $dice }{ PLUS($played) } = { $total } { $lucky ->
    [yes] ≤
   *[no] >
} { $luck_before }, you are { $lucky ->
    [yes] Lucky
   *[no] Unlucky
}. { $luck_sign ->
    [same] Your Luck stays at { $luck_after }.
   *[down] Luck { $luck_before } → { $luck_after }.
}
event-SkillTested = You test your Skill: { $dice }{ PLUS($modifier) }{ PLUS($played) } = { $total } { $success ->
    [yes] ≤ { $skill }, you succeed.
   *[no] > { $skill }, you fail.
}
event-DiceRolled = { dice-count }: { $dice }{ PLUS($played) }{ $count ->
    [1] { $played ->
        [0] {""}
       *[other] {" "}= { $total }
    }
   *[other] {" "}= { $total }
}.

## Scores

event-ScoreChanged = { $value_sign ->
    [same] { score-name }: still { $value_after }.
   *[other] { score-name } { $value_before } → { $value_after }{ $beyond ->
        [yes] , even beyond its initial value
       *[no] {""}
    }.
}
event-InitialChanged = Initial { score-name } { $initial_before } → { $initial_after }{ $value_sign ->
    [same] {""}
   *[other] , and the current value with it: { $value_before } → { $value_after }
}.
event-CounterChanged = { $value_sign ->
    [same] { event-counter }: still { $value_after }.
   *[other] { $signed ->
        [yes] { event-counter } { SIGNED($value_before) } → { SIGNED($value_after) }.
       *[no] { event-counter } { $value_before } → { $value_after }.
    }
}
event-counter = { NAME("score", $counter) }
event-PenaltyChanged = { $penalty_after ->
    [0] The sickness lets go: the penalty is gone.
   *[other] { $penalty_sign ->
        [down] The sickness recedes: a penalty of −{ $penalty_after } to Skill and Stamina remains.
       *[up] The sickness gains ground: a penalty of −{ $penalty_after } to Skill and Stamina.
    }
}

## Fights

event-names = { $names_given ->
    [yes] { $names } and { $last }
   *[no] { $last }
}
event-FightOpened = { $again ->
    [yes] The fight goes on against { event-names }
   *[no] A fight begins against { event-names }
}{ $order ->
    [as_one] , { order-as_one }
   *[other] { $count ->
        [1] {""}
       *[other] , { order-name }
    }
}{ event-terms }{ $escape ->
    [yes] , Escape allowed { event-escape-price }
   *[no] {""}
}{ $spare_luck ->
    [yes] , Luck spared
   *[no] {""}
}.
event-terms = { $modifier ->
    [0] {""}
   *[other] , Attack Strength { SIGNED($modifier) }
}{ $fury ->
    [0] {""}
   *[other] , Potion of Fury { SIGNED($fury) }
}{ $strike ->
    [2] {""}
    [one] , your blows costing only { $strike } point of Stamina
   *[other] , your blows costing { $strike } points of Stamina
}{ $weapon_bonus ->
    [yes] { $weapon_again ->
        [yes] , the weapon’s bonus counting again
       *[no] {""}
    }
   *[no] , the weapon’s bonus not counting
}{ $until_round ->
    [0] { $limit_lifted ->
        [yes] , with no limit of Attack Rounds
       *[no] {""}
    }
    [one] , a single Attack Round
   *[other] , { $until_round } Attack Rounds at most
}
event-escape-price = { $escape_wound ->
    [0] without a wound
    [one] at the price of { $escape_wound } point of Stamina
   *[other] at the price of { $escape_wound } points of Stamina
}
event-FightCalledOff = The fight was opened by mistake: it does not take place.
event-FightEnded = The section puts an end to the fight.
event-RoundFought-part = { $name }: { $dice }{ PLUS($skill) } = { $total }
event-RoundFought = Attack Round { $round }. You: { $dice } + { $skill }{ PLUS($bonus) } = { $total }; { $attacks }. { $outcome ->
    [win] { $wounds ->
        [0] You hit { $name }.
        [1] You hit { $name }, but another blow lands on you.
       *[other] You hit { $name }, but { $wounds } other blows land on you.
    }
    [lose] { $wounds ->
        [1] { $name } hits you.
       *[other] { $wounds } blows land on you.
    }
   *[tie] { $wounds ->
        [0] Both dodge.
        [1] { $name } misses you, another does not.
       *[other] { $name } misses you, { $wounds } others do not.
    }
}
event-BlowAnswered = { $answer ->
    [lucky] { $dealt ->
        [yes] A telling blow.
       *[no] The blow{ event-blow-of } is softened.
    }
    [unlucky] { $dealt ->
        [yes] The blade slips.
       *[no] The blow{ event-blow-of } bites deep.
    }
   *[plain] { $dealt ->
        [yes] You leave the blow as it is.
       *[no] You leave the blow{ event-blow-of } as it is.
    }
}
event-blow-of = { $by_enemy ->
    [yes] {" "}({ $name })
   *[no] {""}
}
event-EnemyWounded = { $stamina_sign ->
    [same] { $name }: Stamina still { $stamina_after }.
   *[other] { $name }: Stamina { $stamina_before } → { $stamina_after }.
}
event-HeroWounded = { $name_given ->
    [yes] { $stamina_sign ->
        [same] The blow from { $name } costs you nothing: Stamina still { $stamina_after }.
       *[other] { $name } wounds you: Stamina { $stamina_before } → { $stamina_after }.
    }
   *[no] { $stamina_sign ->
        [same] You escape unhurt: Stamina still { $stamina_after }.
       *[other] Wounded while escaping: Stamina { $stamina_before } → { $stamina_after }.
    }
}
event-Poisoned = { $name_given ->
    [yes] The poison takes hold ({ $name }): Stamina { $stamina_before } → { $stamina_after }.
   *[no] The poison takes hold: Stamina { $stamina_before } → { $stamina_after }.
}
event-PoisonEnded = { $poison_after ->
    [0] The poison no longer has a hold on you: nothing is left to cure.
    [one] { $poison_after } point of poison is left to cure.
   *[other] { $poison_after } points of poison are left to cure.
}
event-AntidoteUsed = Against the poison, { item-name }:{ $prevented ->
    [0] {""}
    [one] {" "}{ $prevented } point of poison is prevented.
   *[other] {" "}{ $prevented } points of poison are prevented.
}{ $stamina_sign ->
    [same] { $prevented ->
        [0] {" "}nothing to cure, Stamina still { $stamina_after }.
       *[other] {""}
    }
   *[other] {" "}Stamina { $stamina_before } → { $stamina_after }.
} { $left ->
    [0] That was the last.
    [one] { $left } is left.
   *[other] { $left } are left.
}
event-SectionTakesOver = { $why ->
    [wounds] { $name } has wounded you { $count ->
        [one] once
       *[other] { $count } times
    }: the section takes over.
   *[round] { $count ->
        [one] Attack Round { $count } is over
       *[other] The { $count } Attack Rounds are over
    }: the section takes over.
}
event-EffectBegun = { $name }, for this fight:{ event-effect }.
event-EffectEnded = { $name } no longer counts:{ event-effect }.
event-effect = { $attack ->
    [0] {""}
   *[other] {" "}Attack Strength { SIGNED($attack) }{ $skill ->
        [0] {""}
       *[other] ,
    }
}{ $skill ->
    [0] {""}
   *[other] {" "}Skill { SIGNED($skill) }
}
event-BlowsSettled = {""}
event-EnemyDied = { $name } falls dead.
event-FightWon = The fight is won { $rounds ->
    [0] without a single Attack Round
    [one] in { $rounds } Attack Round
   *[other] in { $rounds } Attack Rounds
}.
event-EscapeBegun = { $wound ->
    [0] You turn and run; no blow follows you.
   *[other] You turn and run, and a blow comes at your back.
}
event-Escaped = You escape from { event-names }. { $place ->
    [clearing] Clearing { $number } will remember.
    [section] Section { $number } will remember.
   *[nowhere] The sheet will remember.
}
event-EnemyChanged = { $name }: { $changes }.
event-EnemyChanged-part = { $what ->
    [skill] Skill { $before } → { $after }
    [stamina] Stamina { $before } → { $after }
    [wound] Wound it deals { $before } → { $after }
    [poison] Poison { $before } → { $after }
   *[until_wounds] { $after ->
        [0] the wounds it deals you no longer hand over to the section
        [1] at the first wound it deals you, the section takes over
       *[other] once it has dealt you { $after } wounds, the section takes over
    }
}
event-EnemyJoined = { $name } joins the fight: Skill { $skill }, Stamina { $stamina }{ $wound ->
    [2] {""}
    [0] , its blows harmless
   *[other] , its blows costing { $wound }
}{ $poison ->
    [0] {""}
   *[other] , poison { $poison }
}{ $until_wounds ->
    [0] {""}
    [one] , until it deals you its first wound
   *[other] , until it has dealt you { $until_wounds } wounds
}.
event-FightModified = The terms of the fight change: { order-name }{ event-terms }, { $escape ->
    [yes] Escape allowed { event-escape-price }
   *[no] no Escape possible
}.
event-LuckSpared = { $spare ->
    [yes] Luck is spared: you will be asked for it only where it can save your life.
   *[no] Luck will be offered on every blow again.
}
event-EncounterForgotten = { $last_given ->
    [yes] No trace is left of { event-names }.
   *[no] The memory of a fight fades.
}

## Provisions

event-MealEaten = { $stamina_sign ->
    [same] A meal for the pleasure of it: Stamina still { $stamina_after }.
   *[other] A meal: Stamina { $stamina_before } → { $stamina_after }.
} { $meals_after ->
    [0] That was your last meal.
    [one] { $meals_after } meal left.
   *[other] { $meals_after } meals left.
}
event-MealForced = A forced meal, which restores nothing: Meals { $meals_before } → { $meals_after }.
event-Starved = A forced meal, and nothing left to eat: Stamina { $stamina_before } → { $stamina_after }.
event-MealsChanged = Meals { $meals_before } → { $meals_after }.

## Belongings

event-GoldChanged = { $gold_sign ->
    [up] Your purse grows heavier
   *[down] Your purse grows lighter
}: { $gold_before } → { $gold_after ->
    [one] { $gold_after } Gold Piece
   *[other] { $gold_after } Gold Pieces
}.
event-ItemAdded = New item: { item-name }{ item-times }{ item-bonus }{ item-properties }.
event-ItemChanged = { $used ->
    [yes] Item used: { item-name }. { $count } left.
   *[no] { event-item-changed }
}
event-item-changed = { $renamed ->
    [yes] { item-name-before } is now called { item-name }
   *[no] { item-name }
}{ $changes_given ->
    [yes] : { $changes }.
   *[no] .
}
event-ItemChanged-part = { $what ->
    [count] { $before } → { $after }
    [bonus] Attack Strength { SIGNED($before) } → { SIGNED($after) }
    [weapon] { $there ->
        [yes] can serve as a weapon
       *[no] no longer serves as a weapon
    }
    [antidote] { $there ->
        [yes] { item-antidote }
       *[no] is no longer an antidote
    }
    [treasure] { $there ->
        [yes] { item-treasure }
       *[no] is no longer a treasure
    }
   *[note] note changed
}
event-ItemRemoved = { $used ->
    [yes] Item used: { item-name }. None is left.
   *[no] Item lost: { item-name }{ item-times }.
}
event-WeaponWielded = { $kind ->
    [none] No weapon in hand now.
   *[other] Weapon in hand: { item-name }{ item-bonus }.
}

## Magic

event-MagicGained = { $kind ->
    [spell] New spell
   *[object] New magic object
}: { $name }{ event-charges }.
event-MagicChanged = { $renamed ->
    [yes] { $name_before } is now called { $name }
   *[no] { $name }
}{ $changes_given ->
    [yes] : { $changes }.
   *[no] .
}
event-MagicChanged-part = { $what ->
    [kind] { $kind ->
        [spell] a spell
       *[object] a magic object
    }
    [charges] { $limited ->
        [yes] { $charges ->
            [0] no charge left
            [one] { $charges } charge
           *[other] { $charges } charges
        }
       *[no] unlimited charges
    }
    [once] { $once ->
        [yes] works only once
       *[no] can be used again
    }
   *[use] use changed
}
event-MagicLost = { $kind ->
    [spell] Spell lost
   *[object] Magic object lost
}: { $name }.
event-MagicUsed = { $kind ->
    [spell] You cast { $name }
   *[object] You use { $name }
}{ $effect_given ->
    [yes] : { $effect }
   *[no] .
}{ $gone ->
    [yes] {" "}Nothing is left of it.
   *[no] { $limited ->
        [yes] {" "}{ $charges ->
            [0] That was the last charge.
            [one] { $charges } charge is left.
           *[other] { $charges } charges are left.
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
    [yes] , works only once
   *[no] {""}
}

## Notes and sections

event-SectionReached = Section { $section }.
event-NoteAdded = Note: { $text }
event-NoteChanged = Note changed: { $text }
event-NoteRemoved = Note struck out: { $text }

## Stones

event-stones = { $count_change ->
    [one] a { stone-title }
   *[other] { $count_change } { stone-titles }
}
event-StonesReceived = You receive { event-stones }{ $source ->
    [neutral] {""}
   *[other] , { category-from }
}.{ $count_before ->
    [0] {""}
   *[other] {" "}You have { $count_after }.
}
event-StonesLost = You lose { event-stones }. { event-stones-left }
event-stones-left = { $count_after ->
    [0] You have none left.
    [one] You have one left.
   *[other] You have { $count_after } left.
}
event-StoneCast = A { stone-title } crumbles to dust{ $target_given ->
    [yes] , for { $target }
   *[no] {""}
}. { event-stones-left }
event-ScoreRestored = { $value_sign ->
    [same] { score-name }: still { $value_after }, the magic is lost.
   *[other] { score-name } { $value_before } → { $value_after }.
}
event-MightGained = Your arm grows strong: Skill { $skill_before } → { $skill_after }; +2 for this fight, never beyond 12.
event-EnemyWeakened = { $name } falters: Attack Strength −2 for this fight.
event-CreatureBlessed = Your blessing comes down on { $name }.{ $skill_known ->
    [yes] {" "}Skill { $skill_before } → { $skill_after }.
   *[no] {""}
}{ $stamina_known ->
    [yes] {" "}Stamina { $stamina_before } → { $stamina_after }.
   *[no] {""}
}{ $luck_known ->
    [yes] {" "}Luck { $luck_before } → { $luck_after }.
   *[no] {""}
}
event-CurseCost = The curse has its price: { $die_sum ->
    [one] { $die_sum } point of Stamina
   *[other] { $die_sum } points of Stamina
}, { $stamina_before } → { $stamina_after }.

## The end

event-Died = { $cause ->
    [health] Your Health is spent: the Swamp has got the better of you.
   *[stamina] Your Stamina is spent: your strength deserts you.
} You are dead.
event-AdventureEnded = { $won ->
    [yes] The adventure is over: you have won.
   *[no] The adventure ends here: you have lost.
}{ $words_given ->
    [yes] {" "}“{ $words }”
   *[no] {""}
}

## Map

event-map-new = { $new_clearing ->
    [yes] {" "}(new on the map)
   *[no] {""}
}
event-Walked = From clearing { $start } you go { way-towards }: clearing { $end }{ event-map-new }.{ $known ->
    [0] {""}
   *[other] {" "}So far this exit led to clearing { $known }: the map keeps both.
}{ $known_back ->
    [0] {""}
   *[other] {" "}So far the opposite exit there led to clearing { $known_back }: the map keeps both.
}{ $found ->
    [known] {""}
    [reversed] {" "}So the passage was not one-way.
   *[other] { $one_way ->
        [yes] {" "}It is one-way.
       *[no] {""}
    }
}
event-Stood = { $after ->
    [0] Your position on the map is no longer noted.
   *[other] You are in clearing { $after }{ event-map-new }.
}
event-ClearingAdded = Clearing { $number } is drawn{ $label_given ->
    [yes] : “{ $label }”
   *[no] {""}
}.
event-ClearingRenamed = { $after_given ->
    [yes] Clearing { $number } is now called “{ $after }”.
   *[no] Clearing { $number } no longer has a name.
}
event-ClearingRenumbered = Clearing { $before } now has the number { $after }.
event-ClearingMarked = { $mark ->
    [none] Clearing { $number } is no longer marked.
   *[other] Clearing { $number } is marked: { mark-name }.
}
event-ClearingAnnotated = { $note_given ->
    [yes] Clearing { $number }, note: { $note }
   *[no] The note at clearing { $number } is erased.
}
event-ClearingMoved = { $of ->
    [0] Clearing { $number } goes back to where its passages put it on the map.
   *[other] Clearing { $number } is placed { way-shift } of clearing { $of }.
}
event-ClearingRemoved = Clearing { $number } is erased from the map.{ $opened ->
    [0] {""}
    [one] {" "}{ $opened } passage that led there is an exit to explore again.
   *[other] {" "}{ $opened } passages that led there are exits to explore again.
}{ $lost ->
    [0] {""}
    [one] {" "}{ $lost } passage goes with it.
   *[other] {" "}{ $lost } passages go with it.
}{ $encounters ->
    [0] {""}
   *[other] {" "}The enemies you had left there are forgotten.
}{ $stood_there ->
    [yes] {" "}Your position on the map is no longer noted.
   *[no] {""}
}
event-PassageAdded = { $end ->
    [0] Clearing { $start }: { way-exit } is noted, still to be explored.
   *[other] Passage drawn: from clearing { $start }, { way-towards }, to clearing { $end }{ event-map-new }.
}{ $one_way ->
    [yes] {" "}It is one-way.
   *[no] {""}
}
event-PassageChanged = { $change ->
    [end] From clearing { $start }, { way-exit } leads to clearing { $end }{ event-map-new }.
    [way] Another direction: { way-passage } now runs { way-towards }.
    [turned] The one-way passage is reversed: it now goes from clearing { $start } to clearing { $end }.
    [one_way] { $one_way ->
        [yes] One-way from now on: { way-passage }.
       *[no] Open both ways from now on: { way-passage }.
    }
    [length] Length on the map, { $length } at least: { way-passage }.
   *[label] { $label_given ->
        [yes] A name, “{ $label }”: { way-passage }.
       *[no] No longer named: { way-passage }.
    }
}
event-PassageAnnotated = { $note_given ->
    [yes] A note on { way-passage }: { $note }
   *[no] Note erased: { way-passage }.
}
event-PassageRemoved = Erased from the map: { way-passage }.

## The map of a book without a compass: places and ways

event-map-new-free = { $new_clearing ->
    [yes] {" "}(new on the map)
   *[no] {""}
}
event-Walked-free = { way-leaving-place } you go{ way-by } { $place_given ->
    [yes] to “{ $place }”
   *[no] to place { $end }
}{ event-map-new-free }.{ $known ->
    [0] {""}
   *[other] {" "}So far this way led { $known_place_given ->
        [yes] to “{ $known_place }”
       *[no] to place { $known }
    }: the map keeps both.
}{ $found ->
    [known] {""}
    [reversed] {" "}So the way was not one-way.
   *[other] { $one_way ->
        [yes] {" "}It is one-way.
       *[no] {""}
    }
}
event-Stood-free = { $after ->
    [0] Your position on the map is no longer noted.
   *[other] You are { $label_given ->
        [yes] at “{ $label }”
       *[no] in place { $after }
    }{ event-map-new-free }.
}
event-ClearingAdded-free = { $label_given ->
    [yes] A place is drawn: “{ $label }”.
   *[no] Place { $number } is drawn.
}
event-ClearingRenamed-free = { $before_given ->
    [yes] “{ $before }”
   *[no] Place { $number }
} { $after_given ->
    [yes] is now called “{ $after }”.
   *[no] no longer has a name: it is place { $number }.
}
event-ClearingRenumbered-free = { $label_given ->
    [yes] “{ $label }”
   *[no] Place { $before }
} now has the number { $after }.
event-ClearingMarked-free = { way-place }: { $mark ->
    [none] no longer marked.
   *[other] marked “{ mark-name }”.
}
event-ClearingAnnotated-free = { way-place }{ $note_given ->
    [yes] , note: { $note }
   *[no] : the note is erased.
}
event-ClearingMoved-free = { way-place } { $of ->
    [0] goes back to where its ways put it on the map.
   *[other] is placed { way-shift } of { $of_label_given ->
        [yes] “{ $of_label }”
       *[no] place { $of }
    }.
}
event-ClearingRemoved-free = { way-place } is erased from the map.{ $opened ->
    [0] {""}
    [one] {" "}{ $opened } way that led there remains to be explored.
   *[other] {" "}{ $opened } ways that led there remain to be explored.
}{ $lost ->
    [0] {""}
    [one] {" "}{ $lost } way goes with it.
   *[other] {" "}{ $lost } ways go with it.
}{ $encounters ->
    [0] {""}
   *[other] {" "}The enemies you had left there are forgotten.
}{ $stood_there ->
    [yes] {" "}Your position on the map is no longer noted.
   *[no] {""}
}
event-PassageAdded-free = { $end ->
    [0] A way seen{ way-named } { way-from-place }, to be explored.
   *[other] Way drawn{ way-named }: { way-from-place } { way-to-place }{ event-map-new-free }.
}{ $one_way ->
    [yes] {" "}It is one-way.
   *[no] {""}
}
event-PassageChanged-free = { $change ->
    [end] { way-leaving-place } the way{ way-named } leads { way-to-place }{ event-map-new-free }.
    [way] Another direction for { way-passage-free }.
    [turned] The one-way path is reversed: it now goes { way-from-place } { way-to-place }.
    [one_way] { $one_way ->
        [yes] One-way from now on: { way-passage-free }.
       *[no] Open both ways from now on: { way-passage-free }.
    }
    [length] Length on the map, { $length } at least: { way-passage-free }.
   *[label] { $label_given ->
        [yes] A way now has a name: { way-passage-free }.
       *[no] A way no longer has a name: { way-passage-free }.
    }
}
event-PassageAnnotated-free = { $note_given ->
    [yes] A note on { way-passage-free }: { $note }
   *[no] Note erased: { way-passage-free }.
}
event-PassageRemoved-free = Erased from the map: { way-passage-free }.
event-Escaped-free = You escape from { event-names }. { $place ->
    [clearing] { $label_given ->
        [yes] “{ $label }” will remember.
       *[no] Place { $number } will remember.
    }
    [section] Section { $number } will remember.
   *[nowhere] The sheet will remember.
}

## The party

event-CharacterCreated = { $name } joins the table ({ figure-kin }): strength { $strength_dice } + { $strength_base } = { $strength }, dexterity { $dexterity_dice } + { $dexterity_base } = { $dexterity }, speed { $speed_dice } + { $speed_base } = { $speed }, initiative { $initiative_dice } + { $initiative_base } = { $initiative }; { $hit_points } hit points.
event-CharacterRenamed = { $before } is now called { $name }.
event-CharacterLeft = { $name } leaves the table.
event-CampaignBegun = The party is complete: on to the first dungeon.

## Setting a dungeon up

event-DungeonLaid = { $default ->
    [yes] Dungeon { $number }, the default
   *[no] { $title_given ->
        [yes] A kept dungeon: “{ $title }”
       *[no] { $empty ->
            [yes] An empty map
           *[no] A kept dungeon
        }
    }
}: { $columns } × { $rows } cells, { $monsters ->
    [one] { $monsters } monster
   *[other] { $monsters } monsters
}, { $things ->
    [one] { $things } item on the floor
   *[other] { $things } items on the floor
}.
event-DungeonResized = The map is now { $columns } × { $rows } cells.
event-ObstaclesPainted = { $obstacle ->
    [yes] { $count ->
        [one] An obstacle at { $cell }.
       *[other] { $count } obstacles, from { $cell } on.
    }
   *[no] { $count ->
        [one] The obstacle at { $cell } is gone.
       *[other] { $count } obstacles are gone, from { $cell } on.
    }
}
event-FigurePlaced = { $cell_given ->
    [yes] { figure-name } stands at { $cell }.
   *[no] { figure-name } waits off the map.
}
event-ThingPut = { piece-name } put on the floor at { $cell }.
event-ThingTaken = { piece-name } taken off the floor at { $cell }.
event-ContextTold = { $title_given ->
    [yes] The game master presents “{ $title }”.
   *[no] The game master presents the dungeon.
}
event-ControlChosen = { $control ->
    [master] The game master plays the monsters.
    [nearest] The game plays the monsters: they strike the nearest.
    [weakest] The game plays the monsters: they strike the weakest.
    [cautious] The game plays the monsters: cautious, they retreat once hurt.
   *[guard] The game plays the monsters: they guard their posts.
}
event-MonsterAdded = New monster: { figure-name }{ $cell_given ->
    [yes] , at { $cell }
   *[no] {""}
}, { $hit_points ->
    [one] { $hit_points } hit point
   *[other] { $hit_points } hit points
}, { $damage } damage.
event-MonsterChanged = Monster changed: { figure-name }, { $hit_points ->
    [one] { $hit_points } hit point
   *[other] { $hit_points } hit points
}, { $damage } damage.
event-MonsterRemoved = Monster removed: { figure-name }.

## Turns

event-DungeonBegun = The dungeon begins{ $order_given ->
    [yes] . Initiative: { $order }
   *[no] {""}
}. Everybody may equip freely.
event-DungeonBegun-part = { figure-name }: { $die } + { $initiative } = { $total }
event-TurnBegun = Round { $round }: { figure-name } to play.
event-Equipped = { $kind_given ->
    [yes] { $name } takes { piece-the }{ $before_given ->
        [yes] {" "}and puts { piece-before } away
       *[no] {""}
    }.
   *[no] { $before_given ->
        [yes] { $name } puts { piece-before } away.
       *[no] { $name } wears nothing there.
    }
}
event-PickedUp = { $name } picks up { piece-the } at { $cell }.
event-Moved = { figure-name } goes from { $start } to { $end }, { $distance ->
    [one] { $distance } cell
   *[other] { $distance } cells
}.
event-TurnEnded = { figure-name } ends the turn with { $left ->
    [one] { $left } action
   *[other] { $left } actions
} left.
event-Commented = { $by ->
    [monster] { figure-by }
    [master] Game master
   *[player] { $name_given ->
        [yes] { $name }
       *[no] At the table
    }
}: “{ $text }”
event-Attacked = { figure-name } attacks { figure-target }{ $weapon_given ->
    [yes] {" "}with { piece-weapon }
   *[no] {""}
}: { $die } + { $bonus } ({ $trait ->
    [strength] strength
   *[dexterity] dexterity
}){ dungeon-magic } = { $total } { $hit ->
    [yes] > { $armour_class }, a hit: { $damage_dice ->
        [1] {""}
       *[other] { $damage }{ dungeon-magic } ={" "}
    }{ $damage_sum ->
        [one] { $damage_sum } point of damage
       *[other] { $damage_sum } points of damage
    }, { dungeon-left }.
   *[no] ≤ { $armour_class }, a miss.
}
event-FigureDied = { figure-name } falls dead.
event-DungeonCleared = Dungeon { $number } is beaten in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: everybody is back to full hit points.
event-CampaignEnded = { dungeon-end-title }. { $cause ->
    [killed] { dungeon-end-killed }
    [cleared] { dungeon-end-cleared }
   *[declared] { dungeon-end-declared }
}{ $words_given ->
    [yes] {" "}{ dungeon-end-words }
   *[no] {""}
}

## DOOnjons&Dragons: the extended rules

event-RulesChosen = { $rules ->
    [extended] Extended rules: spells, the game master’s hand, the two-handed sword.
   *[base] Base rules.
}
event-Healed = { figure-by } casts Healing{ $oneself ->
    [yes] {""}
   *[no] {" "}on { figure-target }
}: { $die } on the die, from { $left_before } to { $left_after } HP.
event-Swapped = { figure-by } casts Boogie Woogie: { figure-name } goes from { $start } to { $end }, { figure-target } from { $end } to { $start }.
event-WeaponEnchanted = { figure-by } casts Magic Weapon. { figure-target }, { piece-weapon }: { SIGNED($bonus) } to attack and damage from now on.
event-hand-words = { $words_given ->
    [yes] {" "}“{ $words }”
   *[no] {""}
}
event-FigureShifted = The game master moves { figure-name } from { $start } to { $end }.{ event-hand-words }
event-FigureHarmed = The game master strikes { figure-name } ({ $dice }): { $damage_dice ->
    [1] {""}
   *[other] { $damage } ={" "}
}{ $damage_sum ->
    [one] { $damage_sum } point of damage
   *[other] { $damage_sum } points of damage
}, { dungeon-left }.{ event-hand-words }
event-ObstaclesRaised = The game master puts { $count ->
    [one] an obstacle
   *[other] { $count } obstacles
}: { $cells }.{ event-hand-words }

## Adventures that are read from a file

event-AdventureBegun = { $before_given ->
    [yes] The adventure goes on with another text.
   *[no] The adventure begins.
}
event-SectionOpened = { $by_hand ->
    [yes] No way led here: you go by your own hand.
   *[no] {""}
}
event-PlaceLeft = {""}
event-SectionFightSet = {""}
event-OutcomeReached = {""}
event-StoneChosen = { $left ->
    [0] {""}
    [one] You have { $left } stone left to choose.
   *[other] You have { $left } stones left to choose.
}
event-CodewordNoted = Word to remember: { $word }.
event-CodewordErased = Word struck out: { $word }.
event-GainLeft = { $what ->
    [score] { NAME("score", $kind) }
    [stone] Stones “{ NAME("stone", $kind) }”
    [magic] “{ $name }”
   *[item] { NAME("item", $kind, $name) }
}: the sheet can hold no more.
