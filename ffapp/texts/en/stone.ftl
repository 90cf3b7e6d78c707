# Magic stones. $stone is the code of a kind; stone-<kind> its name, stone-effect-<kind> what it does.

stone-skill = Skill
stone-stamina = Stamina
stone-luck = Luck
stone-fire = Fire
stone-ice = Ice
stone-illusion = Illusion
stone-friendship = Friendship
stone-growth = Growth
stone-blessing = Blessing
stone-strength = Strength
stone-fear = Fear
stone-withering = Withering
stone-curse = Curse
stone-weakness = Weakness

stone-name = { $stone ->
    [skill] { stone-skill }
    [stamina] { stone-stamina }
    [luck] { stone-luck }
    [fire] { stone-fire }
    [ice] { stone-ice }
    [illusion] { stone-illusion }
    [friendship] { stone-friendship }
    [growth] { stone-growth }
    [blessing] { stone-blessing }
    [strength] { stone-strength }
    [fear] { stone-fear }
    [withering] { stone-withering }
    [curse] { stone-curse }
    [weakness] { stone-weakness }
   *[other] { $stone }
}
stone-of = of { stone-name }
stone-title = Stone { stone-of }
stone-titles = Stones { stone-of }
stone-counted = { $count ->
    [one] { $count } Stone { stone-of }
   *[other] { $count } Stones { stone-of }
}

stone-effect-skill = Restores half of initial Skill, rounded up, but never above the initial value.
stone-effect-stamina = Restores half of initial Stamina, rounded up, but never above the initial value.
stone-effect-luck = Restores half of initial Luck, rounded up, but never above the initial value.
stone-effect-fire = Sets fire to one object no larger than a torch; the better it burns, the better it works.
stone-effect-ice = Makes ice, all the better where the place is wet or full of steam.
stone-effect-illusion = Creates a brief illusion, which vanishes as soon as any act belies it.
stone-effect-friendship = Wins the friendship of a creature, if it is capable of friendship.
stone-effect-growth = Makes one large plant grow, or several small ones; nothing but a plant obeys it.
stone-effect-blessing = Restores 3 points each of Stamina, Skill and Luck to someone other than you, never above the initial values.
stone-effect-strength = Skill +2, up to 12 at most, for one fight; one per fight, never with a Potion of Fury.
stone-effect-fear = Frightens a creature, if it is capable of fear.
stone-effect-withering = Withers one large plant, or several small ones; nothing but a plant obeys it.
stone-effect-curse = Brings a dire fate on an enemy, but first costs one die of Stamina, with no help from Luck.
stone-effect-weakness = One enemy’s Attack Strength −2 for one fight; one per enemy, never with a Potion of Fury.

stone-effect = { $stone ->
    [skill] { stone-effect-skill }
    [stamina] { stone-effect-stamina }
    [luck] { stone-effect-luck }
    [fire] { stone-effect-fire }
    [ice] { stone-effect-ice }
    [illusion] { stone-effect-illusion }
    [friendship] { stone-effect-friendship }
    [growth] { stone-effect-growth }
    [blessing] { stone-effect-blessing }
    [strength] { stone-effect-strength }
    [fear] { stone-effect-fear }
    [withering] { stone-effect-withering }
    [curse] { stone-effect-curse }
   *[weakness] { stone-effect-weakness }
}
stone-when = { $stone ->
    [skill] { stone-when-restoring }
    [stamina] { stone-when-restoring }
    [luck] { stone-when-restoring }
    [strength] { stone-when-fight }
    [weakness] { stone-when-fight }
   *[other] { stone-when-offered }
}
stone-when-restoring = At any time, and at the start of a fight until its first Attack Round is fought.
stone-when-fight = Once a fight is open, before its first Attack Round.
stone-when-offered = When the section offers it.
