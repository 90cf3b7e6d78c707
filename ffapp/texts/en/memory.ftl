### What was lived in all games of a book.

## The statistics

memory-title = Statistics · { $book }
memory-games = { $count ->
    [0] No game
    [one] { $count } game
   *[other] { $count } games
}
memory-count-won = { $count } won
memory-count-dead = { $count ->
    [one] { $count } death
   *[other] { $count } deaths
}
memory-count-lost = { $count } lost without a death
memory-count-going = { $count } under way
memory-what = What counts
memory-what-book = the games of this book, archived ones too, as they stand now: what was undone has not happened
memory-what-dungeon = campaigns, their ends, monsters slain, and dice; there are no sections and no notes here
memory-lengths = Length of games
memory-length-commands = Actions
memory-length-stops = Sections
memory-length = from { $least } to { $most }, median { $median }, { $total } in all
memory-sections = Sections read
memory-sections-different = Different ones
memory-sections-most = Read most
memory-section-times = § { $section } ({ $visits })
memory-sections-all = All
memory-endings = Endings
memory-end = { $won ->
    [yes] Won
   *[no] Lost
}{ $section_given ->
    [yes] , { $dungeon ->
        [yes] dungeon { $section }
       *[no] § { $section }
    }
   *[no] {""}
}
memory-times = { $count ->
    [one] once
   *[other] { $count } times
}
memory-times-words = { $count ->
    [one] once
   *[other] { $count } times
}, “{ $words }”
memory-deaths = Deaths
memory-place = { $section_given ->
    [yes] { $dungeon ->
        [yes] Dungeon { $section }
       *[no] § { $section }
    }
   *[no] Before the first section
}
memory-death = { $count ->
    [one] { memory-killer }
   *[other] { memory-killer }, { $count } times
}
memory-killer = { $killer ->
    [enemy] { $name }
    [escape] while escaping
    [poison] { $name_given ->
        [yes] poison ({ $name })
       *[no] poison
    }
    [hunger] hunger
    [curse] a curse
    [hand] { $name_given ->
        [yes] { $name }
       *[no] a loss noted by hand
    }
    [monster] { $name }
    [section] the section
   *[other] another cause
}
memory-fights = Fights by enemy
memory-fights-count = { $count ->
    [one] { $count } fight
   *[other] { $count } fights
}
memory-fights-won = { $count } won
memory-fights-escaped = { $count ->
    [one] { $count } escape
   *[other] { $count } escapes
}
memory-fights-ended = { $count } ended by the section
memory-fights-dead = { $count ->
    [one] { $count } death
   *[other] { $count } deaths
}
memory-row = { $label }: { $told }
memory-dungeons = How far
memory-dungeon = Dungeon { $number }
memory-campaigns = { $count ->
    [one] { $count } campaign
   *[other] { $count } campaigns
}
memory-slain = Monsters slain
memory-dice = { $typed ->
    [yes] My dice, typed by hand
   *[no] Dice of the game
}
memory-dice-of = { $sides }-sided dice
memory-dice-rolled = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
memory-faces = Faces
memory-faces-expected = By chance
memory-faces-each = { $each } of each
memory-sums = Sums of two
memory-sums-expected = By chance
memory-fit = Verdict
memory-fit-few = too few dice to judge
memory-fit-told = { $verdict ->
    [even] surprisingly even: fair dice are as even in { $below } of all cases only
    [odd] unusual: fair dice are as far from chance in { $chance } of all cases only
    [wild] very surprising: fair dice are as far from chance in { $chance } of all cases only
   *[fair] nothing surprising: fair dice are as far from chance, or farther, in { $chance } of all cases
} (chi-squared { $squared }, { $freedom ->
    [one] { $freedom } degree of freedom
   *[other] { $freedom } degrees of freedom
})
memory-unread = What cannot be read whole

## In a game

memory-seen = Read { $visits ->
    [one] before
   *[other] { $visits } times before
}, in { $games ->
    [one] { $games } other game
   *[other] { $games } other games
}
memory-seen-dead = { $hero } died here ({ memory-killer })
memory-seen-more = { $count ->
    [one] { $count } other death
   *[other] { $count } other deaths
}
memory-seen-won = { $count ->
    [one] { $count } victory here
   *[other] { $count } victories here
}
memory-seen-lost = { $count ->
    [one] { $count } sad end here
   *[other] { $count } sad ends here
}
memory-seen-note = { $hero } noted: { $text }
memory-met = In other games, { $name } ({ $told })

## The command and the page

memory-reading = Reading the games: { $done } of { $of }
memory-reading-title = Reading the games

memory-heading = Statistics
memory-counts = Counts
memory-plots = Curves
memory-plot-faces = { $typed ->
    [yes] My dice
   *[no] Dice of the game
}, { $sides }-sided
memory-plot-sums = { $typed ->
    [yes] My dice
   *[no] Dice of the game
}, { $sides }-sided: sums of two
memory-plots-beside = The curves are beside the counts already.
memory-plots-none = No dice have been rolled yet.
memory-ask = statistics
memory-key-stats = Statistics
memory-tip-stats = See what was lived in all games of a book, and the dice.
memory-key-book = Other book
memory-tip-book = Count the games of another book.
memory-key-plots = Curves
memory-tip-plots = Show the curves in the place of the counts, in a narrow window.
memory-key-leave = Back
memory-tip-leave = Go back to where one came from.
