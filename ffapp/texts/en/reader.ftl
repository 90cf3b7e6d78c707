# An adventure read from a file: the section on the screen, what it asks, its ways on.

reader-codewords = Words to remember
reader-words = Words to remember: { $words }
reader-text-missing = The text of this adventure is not there. What was played can be read again, and the adventure goes on as soon as its file is found.
reader-section-missing = The text of this adventure has no section “{ $section }”.
reader-few = { $count ->
    [0] There is nothing to choose here.
    [one] There is only one way on here.
   *[other] There are only { $count } ways on here.
}
reader-ending = The end of the adventure
reader-start = Begin the adventure
reader-end = So ends the adventure
reader-fight = { $begun ->
    [yes] Back to the fight
   *[no] Fight
}: { $names }
reader-wizard = { $stones ->
    [one] Choose a Magic Stone
   *[other] Choose { $stones } Magic Stones
}
reader-wizard-title = { $stones ->
    [one] A Stone to choose
   *[other] { $stones } Stones to choose
}
reader-meal = { $meals ->
    [0] Eat a meal
   *[other] Eat a meal ({ $meals } left)
}
reader-test = { $of ->
    [luck] { $optional ->
        [yes] Test your Luck, if you like
       *[no] Test your Luck
    }
   *[skill] Test your Skill{ $modifier ->
        [0] {""}
       *[other] {" "}({ SIGNED($modifier) } to the roll)
    }
}
reader-dice = Roll { $count ->
    [one] one die
   *[other] { $count } dice
}{ $sides ->
    [6] {""}
   *[other] {" "}of { $sides } faces
}{ $plus ->
    [0] {""}
   *[other] {" "}({ SIGNED($plus) } to the total)
}
reader-played = …with Luck played before the dice
reader-face-title = { $of ->
    [luck] Test your Luck
    [skill] Test your Skill
   *[other] Roll the dice
}
reader-go-placeholder = its name, or how it begins
reader-go-none = The name of the section is needed.
reader-go-unknown = The adventure has no section “{ $name }”.
reader-go-meant = “{ $name }”
reader-go-several = Which one? { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
