# The book screen: the sheet, the trail of sections, what can be done here.

book-sheet = Adventure Sheet
book-stones = Magic Stones
book-stones-empty = The Stones that you are given will be here: { KEY("book.stones") } notes them.
book-magic = Magic
book-magic-empty = Magic objects and spells will be here: { KEY("book.magic") } notes them.
book-map = Map
book-map-empty = Places and ways will be drawn here: { KEY("book.walk") } says where you go.
book-journal = Journal
book-journal-empty = Every action will be told here, with its dice.
book-centre = The book
book-first-go = go to the section that the book names,
book-first-fight = fight whom it puts before you,
book-first-walk = walk; these three keys are enough.
book-notes-empty = { $section ->
    [0] { KEY("book.go") } goes to a section, { KEY("book.fight") } opens a fight, { KEY("book.walk") } walks. Your notes ({ KEY("book.note") }) will be here.
   *[other] Your notes will be here, those of this place first. { KEY("book.note") } takes one.
}
book-notes-none = Your notes: here ({ KEY("book.note") }).
book-note = { $place_given ->
    [yes] { $place } · { $text }
   *[no] { $text }
}
book-penalty =
    Sickness { $penalty } (what counts)
    Health: { $below }
book-penalty-below = { SIGNED($penalty) } below { $tick }
book-poison = { $points ->
    [one] Poison: { $points } point to cure
   *[other] Poison: { $points } points to cure
}{ $named ->
    [yes] {" "}({ $key })
   *[no] {""}
}
book-treasure = Treasure
book-meal-here = { $eaten ->
    [yes] meal eaten
   *[no] meal allowed
}
book-charges = { $limited ->
    [yes] { $charges ->
        [0] used up
        [one] { $once ->
            [yes] once
           *[no] { $charges } charge
        }
       *[other] { $once ->
            [yes] once
           *[no] { $charges } charges
        }
    }
   *[no] { $once ->
        [yes] once
       *[no] {""}
    }
}
book-wheel-ask = Shall the wheel change points by hand from now on, as long as this game is open?
book-wheel-turned = { NAME("score", $score) } { $by } by hand…
book-more-stones = more ({ KEY("book.stones") })
book-more-magic = more ({ KEY("book.magic") })
book-more-items = more ({ KEY("book.items") })


## What can be done here

book-choice-start = Start reading at § 1
book-choice-ending = See the end of the adventure again
book-choice-take-up = Take up the fight: { $names }
book-choice-other = Open another fight
book-choice-gone = { $count ->
    [one] { $names } is gone
   *[other] Nobody is left here
}
book-enemy-left = { $name } ({ $stamina })
book-way = { $way ->
    [n] North
    [e] East
    [s] South
    [w] West
   *[named] { $label_given ->
        [yes] Along { $label }
       *[no] By a passage
    }
}
book-choice-exit = { book-way }: a passage never taken
book-choice-exit-free = { book-way-free }: never taken
book-choice-way-free = { $label_given ->
    [yes] Along { $label }: { book-way-end }
   *[no] To { book-way-end }
}
book-way-end = { $name_given ->
    [yes] { $name }
   *[no] place { $to }
}
book-way-free = { $label_given ->
    [yes] Along { $label }
   *[no] By an unnamed way
}
book-choice-way = { book-way }: clearing { $to }{ $name_given ->
    [yes] , { $name }
   *[no] {""}
}

## Keys

book-key-fight = Fight
book-tip-fight = Open a fight in one line: “Orc 7 6; Chief 8 8”
book-key-luck = Luck
book-tip-luck = Test your Luck: two dice, then Luck drops by one point
book-key-meal = Meal
book-tip-meal = Eat a meal, except in a fight
book-key-stones = Stones
book-tip-stones = Use, receive or lose Magic Stones
book-key-counters = Counters
book-tip-counters = Change the counters of the book: a gain or a loss, with its reason
book-key-magic = Magic
book-tip-magic = Note, use or lose magic objects and spells
book-key-poison = Poison
book-tip-poison = Note poison suffered, use antidotes
book-key-forced_meal = Forced meal
book-tip-forced_meal = Eat the meals that a section imposes: if there are none, Stamina pays
book-key-go = Go to §
book-tip-go = Go to a section
book-key-map = Map
book-tip-map = See the map of the clearings
book-tip-map-free = See the map of places and ways
book-key-adjust = Adjust
book-tip-adjust = Change by hand whatever a section orders
book-key-skill = Skill
book-tip-skill = Test your Skill: two dice, nothing to pay
book-key-luck_modified = Luck, with all that the section says
book-tip-luck_modified = Test your Luck as the section says: ordered or optional, with a reason noted
book-key-skill_modified = Skill with a modifier
book-tip-skill_modified = Test your Skill with what the section adds to the dice
book-key-undo = Undo
book-tip-undo = Undo the last action
book-key-redo = Redo
book-tip-redo = Redo what has just been undone
book-key-note = Note
book-tip-note = Take a note, change or strike out the others
book-key-items = Pack
book-tip-items = See what you carry, and the weapon in hand
book-key-roll = Dice
book-tip-roll = Roll dice as a section asks
book-key-fold = Fold
book-tip-fold = Unfold a fight that is over in the journal, or fold it into one line
book-no-past-fight = No fight is over yet.
book-key-history = History
book-tip-history = Read again all that has happened, and go back
book-key-walk = Walk
book-tip-walk = Go to another clearing, or note an exit seen
book-tip-walk-free = Go to another place, or note a way seen
book-key-end = End
book-tip-end = End the adventure, won or lost, as the section says
