# Poison and its antidotes.

poison-title = Poison and antidotes
poison-state = { $taken ->
    [0] No poison has taken anything from you.
    [one] Poison has taken { $taken } point of Stamina. { poison-back }
   *[other] Poison has taken { $taken } points of Stamina. { poison-back }
}
poison-back = { $curable ->
    [0] Nothing to give back: it is at its highest.
    [one] An antidote can still give back { $curable }.
   *[other] An antidote can still give back { $curable }.
}
poison-waiting = { $venom ->
    [one] { $venom } point of poison is about to work: an antidote can keep it from that.
   *[other] { $venom } points of poison are about to work: an antidote can keep them from that.
}
poison-no-antidote = No antidote in the pack. One that you find is noted among the items, with what it cures.
poison-cure = { $prevented ->
    [0] { $cured ->
        [0] would give nothing back
        [one] gives back { $cured } point
       *[other] gives back { $cured } points
    }
   *[other] prevents { $prevented }{ $cured ->
        [0] {""}
       *[other] , gives back { $cured }
    }
}
poison-suffer = Suffer a poison
poison-points = Poison
poison-example = e.g. 3
poison-suffer-intro = In points of Stamina. Only what the poison takes can be given back by an antidote.
poison-wound = Wound
poison-end = End of the poison
