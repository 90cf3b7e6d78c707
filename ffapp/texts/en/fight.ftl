# The fight: opening it, fighting it, the blow that waits.

fight-nameless = Enemy

## The line that opens a fight. Its words, first the one that is written, then others that will do.

fight-word-in_turn = turn queue
fight-word-together = together all
fight-word-as_one = one single
fight-word-escape = escape
fight-word-fury = fury potion
fight-word-modifier = modifier bonus penalty
fight-word-weapon_bonus = no-bonus no-weapon
fight-word-until_round = after rounds
fight-word-spare_luck = no-luck spare-luck

## The names of the scores as books print them, in both languages.

fight-printed-skill = SKILL SK S HABILETÉ HAB H
fight-printed-stamina = STAMINA STA ST ENDURANCE END E

fight-opening-title = Fight
fight-opening-placeholder = e.g. Orc 7 6; Orc 6 5; Chief 8 8
fight-opening-help = Name, Skill, Stamina of each, separated by “;”, or as the book prints them, several lines pasted as well. Then, if need be: “x3” for three of a kind, “!3” if its blow costs 3.
fight-opening-help-poison = “&3” if its poison takes 3 more.
fight-opening-help-until_wounds = “/3” if the section takes over at the third wound it deals you.
fight-opening-keys = Enter: open the fight · Down: go to the options · ← →: change them · Esc: cancel
fight-keys-menu = Digit or Enter: choose · a name: open another fight · Esc: close
fight-opening-more = and { $count ->
    [one] one more
   *[other] { $count } more
}
fight-foe = { $name }: Skill { $skill }, Stamina { $stamina }{ $wound ->
    [2] {""}
    [0] , harmless blows
   *[other] , wounds for { $wound }
}{ $poison ->
    [0] {""}
   *[other] , poison { $poison }
}{ $until_wounds ->
    [0] {""}
    [one] , until it deals you its first wound
   *[other] , until it has dealt you { $until_wounds } wounds
}
fight-option-order = They attack
fight-option-alone = a single enemy
fight-option-escape = Escape
fight-option-escape-is = { $allowed ->
    [yes] allowed{ $cost ->
        [-1] {""}
        [0] , without a wound
       [one] , at a cost of { $cost } point of Stamina
       *[other] , at a cost of { $cost } points of Stamina
    }
   *[no] impossible
}
fight-option-fury = Potion of Fury
fight-option-modifier = Attack modifier
fight-option-weapon-bonus = Weapon bonus
fight-option-weapon-bonus-is = { $counts ->
    [yes] counts
   *[no] does not count
}
fight-option-until-round = The section takes over
fight-option-until-round-is = { $count ->
    [0] never
    [one] after { $count } round
   *[other] after { $count } rounds
}
fight-option-spare-luck = Luck
fight-option-spare-luck-is = { $spare ->
    [yes] asked for only to save your life
   *[no] asked for on every blow
}
fight-option-bonus = { SIGNED($bonus) }

fight-line-empty = At least one enemy is needed: name, Skill, Stamina.
fight-line-not-whole = Whole numbers are needed: { $given } is not one.
fight-line-bounds = { $given }: a number from { $low } to { $high } is needed.
fight-line-figures = { $name }: { $given ->
    [0] its Skill and its Stamina are
   *[other] two numbers, Skill then Stamina, are
} needed.
fight-line-score-missing = { $name_given ->
    [yes] { $name }:{" "}
   *[no] {""}
}{ $score ->
    [skill] Skill
   *[other] Stamina
} is missing.
fight-line-score-twice = { score-name } is told twice.
fight-line-left-over = “{ $given }” is one thing too many.
fight-line-name-long = A name has { $high } characters at most; this one has { $length }.
fight-line-times = “x” needs a number from 1 to { $high }.
fight-line-many = { $given } enemies are too many: { $high } at most.
fight-line-word-unknown = “{ $name }”: neither an enemy (two numbers are missing) nor a known option.
fight-line-amount-missing = “{ $word }” needs a number.
fight-line-amount-needless = “{ $word }” takes no number.
fight-line-as-one = As one enemy they have one name and one pair of scores; there are { $given } here.

## The screen

fight-escape-is = { $allowed ->
    [yes] { $wound ->
        [0] Escape allowed, without a wound
       *[other] Escape allowed: −{ $wound } Stamina
    }
   *[no] No escape
}
fight-dead = dead
fight-escape-how = { $direct ->
    [yes] { $key } (“{ $terms }”) to allow it.
   *[no] { $key }, then “{ $terms }”, to allow it.
}
fight-story = Story of the fight
fight-past = { $ending ->
    [won] Fight won against { $against }
    [escaped] Escape from { $against }
    [ended] Fight ended against { $against }
    [off] Fight opened by mistake against { $against }
    [dead] Deadly fight against { $against }
   *[over] Fight left open against { $against }
}{ $slain_given ->
    [yes] , with { $slain } slain
   *[no] {""}
}{ $rounds ->
    [0] {""}
    [one] {" "}in { $rounds } Attack Round
   *[other] {" "}in { $rounds } Attack Rounds
}{ fight-past-cost }.
fight-past-names = { $more ->
    [0] { event-names }
   *[other] { $names }, { $last } and { $more } others
}
fight-past-cost = { $stamina ->
    [0] { $luck ->
        [0] {""}
       *[other] : { score-luck } { SIGNED($luck) }
    }
   *[other] : { score-stamina } { SIGNED($stamina) }{ $luck ->
        [0] {""}
       *[other] , { score-luck } { SIGNED($luck) }
    }
}
fight-fleeing = Escape
fight-fleeing-hint = { $over ->
    [yes] You got away.
   *[no] Once this blow is settled, you get away.
} Those you leave are noted with the place and the Stamina they have left.
fight-round = { $round ->
    [0] Before the first Attack Round
   *[other] Attack Round { $round }
}
fight-round-of = { $round ->
    [0] Before the first Attack Round of { $limit }
   *[other] Attack Round { $round } of { $limit }
}
fight-attack = Attack Strength: 2 dice + { $skill }{ PLUS($bonus) }
fight-might = { $might ->
    [0] Stone of Strength: max. 12
   *[other] Stone of Strength { SIGNED($might) }
}
fight-fury = Fury { SIGNED($fury) }
fight-strike = your blows take { $strike }
fight-two-dice = 2 dice + { $skill }{ PLUS($bonus) }
fight-sum = { $one } + { $two }{ $skill ->
    [0] {" "}+ 0 Skill
   *[other] { PLUS($skill) } Skill
}{ PLUS($bonus) }
fight-rolled = { $dice }{ $skill ->
    [0] {" "}+ 0
   *[other] { PLUS($skill) }
} =
fight-before = The weapon ({ KEY("fight.items") }) is chosen now.
fight-before-stones = Stones ({ KEY("fight.stones") }) and the weapon ({ KEY("fight.items") }) are chosen now.
fight-next = Next round
fight-round-next = { $round ->
    [1] Begin the first Attack Round
   *[other] Begin Attack Round { $round }
}
fight-melee = { $order ->
    [in_turn] One after another
   *[other] In the fray
}{ $cut ->
    [yes] {" "}({ ui-key-pagedown }: the rest)
   *[no] {""}
}
fight-bout = { $outcome ->
    [strikes] you hit
    [struck] hits you
    [dodged] dodged
   *[tie] no one hits
}
fight-row-waiting = waits its turn
fight-skill-short = Skill
fight-odds = { $all ->
    [yes] The { $more } others: { $struck }% against you each
   *[no] { $more ->
        [0] { $name }: { $struck }% against you
        [one] { $name } and { $more } other: { $struck }% against you each
       *[other] { $name } and { $more } others: { $struck }% against you each
    }
}
fight-odds-for = { $percent }% for you
fight-odds-against = { $percent }% against
fight-over = { $outcome ->
    [won] Fight won
    [escaped] You got away
    [victory] { ending-won }
    [defeat] { ending-lost }
   *[dead] { death-title }
}
fight-blow = { $kind ->
    [dealt] You hit { $name }
    [escape] A blow follows you as you escape
   *[received] { $name } hits you
}
fight-blows-left = { $left ->
    [one] { $left } more blow after it
   *[other] { $left } more blows after it
}
fight-lucky = Lucky
fight-unlucky = Unlucky
fight-venom = Poison −{ $venom }{ $more ->
    [yes] , −{ $all } in all
   *[no] {""}
}{ $luck ->
    [yes] {":"} Luck cannot change it.
   *[no] {":"} only an antidote can help.
}
fight-blow-kills = { $others ->
    [0] this blow kills you.
    [1] this blow and the next kill you.
   *[other] this blow and the next ones kill you.
}
fight-prospect = { $prospect ->
    [risk] Unlucky, { $others ->
        [0] you would die.
        [1] you would die of this blow and the next.
       *[other] you would die of this blow and the next ones.
    }
    [saves] { $antidote ->
        [yes] Without Luck or an antidote
       *[no] Without Luck
    } { fight-blow-kills }
    [needed] { $antidote ->
        [yes] It takes an antidote, or Luck on this blow and another one.
       *[no] You will need Luck on this blow and on another one.
    }
   *[lost] { $antidote ->
        [yes] Luck can no longer save you; an antidote can.
       *[no] Luck on this blow alone can no longer save you.
    }
}
fight-prospect-plain = { $prospect ->
    [needed] { $antidote ->
        [yes] It takes an antidote, or Luck on another blow.
       *[no] You will need Luck on another blow.
    }
   *[lost] { $antidote ->
        [yes] Without an antidote { fight-blow-kills }
       *[no] { $others ->
            [0] This blow kills you.
            [1] This blow and the next kill you.
           *[other] This blow and the next ones kill you.
        }
    }
}
fight-luck-kills = Lucky: you kill { $name }.
fight-answer-luck = Test your Luck
fight-answer-luck-about = ({ $before } → { $after })
fight-answer-luck-kept = Luck stays at { $luck }
fight-answer-sure = certain
fight-percent = { $percent }%
fight-no-luck = { $luck ->
    [0] No Luck left to test
   *[other] Luck cannot change this
}
fight-answer-antidote = { $name }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}:{ $prevented ->
    [0] {""}
   *[other] {" "}prevents { $prevented }
}{ $cured ->
    [0] {""}
   *[other] { $prevented ->
        [0] {" "}cures { $cured }
       *[other] , cures { $cured }
    }
}
fight-over-hint = { $over ->
    [yes] Turn the last page
   *[no] Back to the book
}

## Keys

fight-key-round = Round
fight-tip-round = Fight a round; once the fight is over, go back to the book
fight-key-advice = Advice
fight-tip-advice = Tell the odds of the fight as it stands, exactly; once more for all of them
fight-key-target = Target
fight-tip-target = Take another target, where all attack together; a digit chooses it
fight-key-luck = Luck
fight-tip-luck = Test your Luck, on the blow that waits if there is one
fight-key-escape = Escape
fight-tip-escape = Escape, if the section allows it, at the price it names
fight-key-on = To the end
fight-tip-on = Fight one Attack Round after another, to the end of the fight, to a question, or to the Stamina that is chosen
fight-key-mark = To the end…
fight-tip-mark = Choose the Stamina at which Attack Rounds in a row stop, and fight them
fight-key-spare = Spare Luck
fight-tip-spare = Ask for Luck in this fight only where it can save your life
fight-key-unspare = With Luck
fight-tip-unspare = Ask for Luck on every blow again
fight-spared = Luck spared
fight-on-title = To the end
fight-on-intro = Attack Rounds follow each other to the end of the fight, to a question, or down to this Stamina. Each is undone by itself.
fight-on-mark = Stop at (0: never)
fight-key-note = Note
fight-tip-note = Take a note
fight-key-plain = As it is
fight-tip-plain = Leave the blow that waits as it is, without testing your Luck
fight-key-terms = Terms
fight-tip-terms = Change what the section says of the fight: limits, escape, weapon, effects
fight-key-antidote = Antidote
fight-key-finish = Close
fight-tip-finish = Close the fight: the section ends it, or it was opened by mistake

## The reader’s hand

fight-enemy-scores = Skill { $skill }, Stamina { $stamina }
fight-enemy-add = One more enemy
fight-enemy-title = { $name_given ->
    [yes] { $name }
   *[no] Enemy
}
fight-enemy-wound = Its blow costs
fight-enemy-poison = Its poison also takes
fight-enemy-until-wounds = Wound limit (0: none)
fight-join-placeholder = e.g. Orc 7 6
fight-terms-keys = Enter: accept · ↑ ↓: change a number · Tab: next field, then the list, where a choice counts at once · Esc: cancel
fight-terms-strike = Your blows take
fight-terms-escape-wound = Escape costs
fight-terms-escape = Escape allowed
fight-terms-no-escape = No escape
fight-terms-now = now
fight-terms-until-round = Last round (0: never)
fight-terms-weapon = { $counts ->
    [yes] The weapon without its bonus
   *[no] The weapon with its bonus
}
fight-finish-title = Close the fight
fight-finish-section = The section ends the fight
fight-finish-mistake = Opened by mistake: nothing happened
fight-finish-placeholder = e.g. after 3 rounds, it surrenders…

## What is out of the ordinary

fight-remark-wound = { $wound ->
    [0] harmless blows
   *[other] wounds for { $wound }
}
fight-remark-poison = poison { $poison }
fight-remark-weakened = −{ $taken } by a Stone of Weakness
fight-remark-wounds = wounds dealt you { $wounds }/{ $limit }
fight-weapon = { $name } { SIGNED($bonus) }{ $counts ->
    [yes] {""}
   *[no] , no effect
}
fight-modifier = Section { SIGNED($modifier) }
fight-summands = { $first } · { $second }
fight-summands-more = and { $count } more

## What lasts one fight

fight-effects = Effects of this fight
fight-effects-count = { $count ->
    [0] none
   *[other] { $count }
}
fight-effects-intro = They count from the next roll and end with the fight.
fight-effect = { $name }{ $attack ->
    [0] {""}
   *[other] {" "}{ SIGNED($attack) }
}{ $skill ->
    [0] {""}
   *[other] {" "}(Skill { SIGNED($skill) })
}
fight-effect-end = Remove: { $effect }
fight-effect-add = One more effect
fight-effect-name = Name
fight-effect-placeholder = e.g. Blessing
fight-effect-attack = Attack Strength
fight-effect-skill = Skill

## The section takes over

fight-handed-over = The section takes over
fight-handover = { $why ->
    [wounds] { $name }: { $count ->
        [one] { $count } wound dealt you
       *[other] { $count } wounds dealt you
    }
   *[round] { $count ->
        [one] { $count } round fought
       *[other] { $count } rounds fought
    }
}
fight-handover-end = End the fight
fight-handover-go = Go to a section
fight-handover-lift = { $why ->
    [wounds] Go on, with no limit for { $name }
   *[round] Go on, with no limit of rounds
}
fight-handover-limit = Set another limit

## The story in few words

fight-told-RoundFought = Attack Round { $round }: { $total } against { $enemy_total }. { $outcome ->
    [win] You hit { $name }.
    [lose] { $name } hits you.
   *[tie] { $name } dodges.
}
fight-told-hit = { $name } ({ $total }) hits you.
fight-told-hits = { $count } other blows hit you.
fight-told-SectionTakesOver = The section takes over.
fight-told-LuckTested = { $lucky ->
    [yes] Lucky ({ $dice } = { $total } ≤ { $luck_before }):
   *[no] Unlucky ({ $dice } = { $total } > { $luck_before }):
}
fight-told-BlowAnswered = { $answer ->
    [plain] { $dealt ->
        [yes] As it is: { $name } loses { $amount }.
       *[no] As it is: you lose { $amount }{ fight-told-venom }{ event-blow-of }.
    }
   *[other] { $dealt ->
        [yes] { $name } loses { $amount }.
       *[no] you lose { $amount }{ fight-told-venom }{ event-blow-of }.
    }
}
fight-told-venom = { $venom ->
    [0] {""}
   *[other] {" "}and { $venom } to poison
}
fight-told-EnemyWounded = { $name }: { $stamina_before } → { $stamina_after }.
fight-told-HeroWounded = { $name } wounds you: { $stamina_before } → { $stamina_after }.
fight-told-wounds = { $count } blows wound you: { $stamina_before } → { $stamina_after }.
fight-told-Poisoned = Poison, Stamina { $stamina_before } → { $stamina_after }.
