# Dice: their kinds, whom they are for, and the question for typed ones.

dice-kind-attack = Attack Strength
dice-kind-enemy = Attack Strength of an enemy
dice-kind-luck = Luck
dice-kind-skill = Skill
dice-kind-creation = Creation
dice-kind-free = Free dice
dice-kind-curse = Curse
dice-kind-initiative = Initiative
dice-kind-damage = Damage
dice-kind-healing = Healing

dice-kind = { $kind ->
    [attack] { dice-kind-attack }
    [enemy] { dice-kind-enemy }
    [luck] { dice-kind-luck }
    [skill] { dice-kind-skill }
    [creation] { dice-kind-creation }
    [curse] { dice-kind-curse }
    [initiative] { dice-kind-initiative }
    [damage] { dice-kind-damage }
    [healing] { dice-kind-healing }
   *[free] { dice-kind-free }
}
dice-count = { $count }{ $sides ->
    [6] {""}
   *[other] {" "}{ $sides }-sided
} { $count ->
    [one] die
   *[other] dice
}

## Typed dice

dice-typed-title = Your dice
dice-typed-help = { $count ->
    [1] Type the face that the die shows, e.g. “{ $example }”. A typed die stays marked as such.
   *[other] Type the faces one after another, e.g. “{ $example }”{ $joined_given ->
        [yes] , or “{ $joined }”
       *[no] {""}
    }. Typed dice stay marked as such.
}
dice-typed-wanted = Roll { dice-count } { $kind ->
    [attack] { $sides ->
        [20] for the attack of { figure-by }
       *[other] for your Attack Strength
    }
    [initiative] for the initiative of { figure-by }
    [damage] for the damage of { figure-by }
    [healing] for the Healing: { figure-by }
    [enemy] for the Attack Strength of { $label }
    [luck] to Test your Luck
    [skill] to Test your Skill
    [creation] { $label ->
        [skill] for Skill
        [stamina] for Stamina
        [luck] for Luck
        [health] for Health
        [gold] for the Gold
        [strength] for strength
        [dexterity] for dexterity
        [speed] for speed
        [initiative] for initiative
       *[other] for your character
    }
    [curse] for the price of the curse
   *[free] as the section asks
}.
dice-typed-whose = { $kind ->
    [enemy] { $label }
    [attack] { $sides ->
        [20] { figure-by }
       *[other] You
    }
    [initiative] { figure-by }
    [damage] { dice-kind-damage }
    [healing] { dice-kind-healing }
    [luck] { score-luck }
    [skill] { score-skill }
    [creation] { $label ->
        [strength] Strength
        [dexterity] Dexterity
        [speed] Speed
        [initiative] Initiative
       *[other] { NAME("score", $label) }
    }
    [curse] { dice-kind-curse }
   *[free] { dice-kind-free }
}
dice-typed-placeholder = e.g. { $example }
dice-typed-progress = { $of ->
    [0] Roll { $at }
   *[other] Roll { $at } of { $of }
}
dice-typed-mark = typed dice
dice-faces = { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
dice-total = { $total }
dice-compared = { $total } { $within ->
    [yes] ≤
   *[no] >
} { $limit }

# Whose dice: a key of the book, the fight and the dungeon.

dice-key-dice = My own dice
dice-tip-dice = Roll real dice and type their faces, from the next roll on
dice-key-dice_program = The game’s dice
dice-tip-dice_program = Have the game roll the dice again, instead of typing their faces
