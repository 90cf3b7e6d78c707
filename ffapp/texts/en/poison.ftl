# Poison and its antidotes.

poison-title = Poison and antidotes
poison-state = { $curable ->
    [0] Poison costs you nothing.
    [one] Poison costs you { $curable } point of Stamina: an antidote can restore it.
   *[other] Poison costs you { $curable } points of Stamina: an antidote can restore them.
}
poison-waiting = { $venom ->
    [one] { $venom } point of poison is about to take hold: an antidote can prevent it.
   *[other] { $venom } points of poison are about to take hold: an antidote can prevent them.
}
poison-no-antidote = No antidote in the backpack. Type the one that you find here: “Blue phial 4”.
poison-note = Note an antidote
poison-note-placeholder = e.g. Blue phial 4
poison-note-nameless = Antidote
poison-note-how = Its name, then how many points it cures (no number: all of them).
poison-note-whole = A whole number of points is needed: { $given } is not one.
poison-cure = { $prevented ->
    [0] { $cured ->
        [one] cures { $cured } point
       *[other] cures { $cured } points
    }
   *[other] prevents { $prevented }{ $cured ->
        [0] {""}
       *[other] , cures { $cured }
    }
}
poison-suffer = Suffer poison
poison-points = Poison
poison-example = e.g. 3
poison-suffer-intro = In points of Stamina. Only what the poison takes can be cured by an antidote.
poison-wound = Wound
poison-end = End of the poison
