### The game line by line (ffapp play-text).

## What is asked

lines-sure-keys = Yes or no? (y, n)
lines-ask-number = Number?
lines-ask-menu = { $title }? (number, full stop to leave)
lines-ask-line = Your answer? (full stop to cancel)
lines-ask-row = { $label }{ $options ->
    [0] {""}
   *[other] , 1 to { $options }
}{ $now_given ->
    [yes] , else { $now }
   *[no] {""}
}?
lines-note-keys = New note?{ $count ->
    [0] {""}
   *[other] {" "}(or the number of a note to change, or x and that of one to strike out)
}
lines-ask-term = Number to change, or Enter for the figures?
lines-ask-free-way = Number of the way, or Enter for another?
lines-ask-move = Columns to the east and rows to the south? (2 -1, say; 0: let go)
lines-ask-page = What do you do?
lines-ask-book = { $over ->
    [yes] Adventure over. What do you do?
   *[no] { $section ->
        [0] What do you do?
       *[other] § { $section }. What do you do?
    }
}
lines-ask-blow = Test your Luck? ({ KEY("fight.luck") } or { KEY("fight.plain") })
lines-ask-fight = { $name }: { $enemy }, you: { $stamina }. Enter for the round?
lines-ask-map = Map{ $number ->
    [0] {""}
   *[other] , { $number }
}. What do you do?
lines-ask-search = Words to look for?
lines-ask-history = History. Number to go back to, full stop to leave?
lines-ask-name = Name{ $now_given ->
    [yes] {" "}({ $now })
   *[no] {""}
}?
lines-ask-deed = Number, key, or Enter?
lines-ask-party = The party. What do you do?
lines-ask-setup = The dungeon. What do you do?
lines-ask-dungeon = { $moment ->
    [cleared] Dungeon cleared. { $key } to the next one?
    [ready] Before the first turn. What do you do?
    [program] Enter to let the monsters play?
   *[over] Campaign over. What do you do?
}
lines-ask-turn = { $who }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}. What do you do?
lines-ask-editor = Editor, { $cell }. What do you do?

## What is said

lines-welcome = Question mark: all that can be done. { $quit }: quit.
lines-left = The game is saved.
lines-entry = { $number }: { $text }{ $hint_given ->
    [yes] , { $hint }
   *[no] {""}
}{ $not_now ->
    [yes] {" "}(not now)
   *[no] {""}
}
lines-dice = In this order, in one line or several: { $rolls }.
lines-dice-of = { $whose } ({ dice-count })
lines-hand = A change of the sheet is typed as it is: -3st, +5gold, -1l reason.
lines-deed = { $number ->
    [0] {""}
   *[other] { $number }.{" "}
}{ $key }: { $title }{ $reason_given ->
    [yes] {" "}(not now: { $reason })
   *[no] {""}
}
lines-row = { $label }{ $text_given ->
    [yes] : { $text }
   *[no] {""}
}
lines-story = { $number }. { $told }
lines-words = At any time, behind a question mark in a question: { $words }.
lines-hero = { $hero }, { $book }.
lines-enemy = { $number }: { $name }, Skill { $skill }, { $stamina ->
    [0] down
   *[other] Stamina { $stamina }
}{ $aimed ->
    [yes] , aimed at
   *[no] {""}
}
lines-counts = { $current }{ $effective_given ->
    [yes] {" "}(counts as { $effective })
   *[no] {""}
}
lines-you = You: Stamina { $stamina }, Luck { $luck }.
lines-follows = { $label_given ->
    [yes] { $label }:{" "}
   *[no] {""}
}{ $dealt ->
    [yes] the enemy goes
   *[no] you go
} from { $before } to { $after }
lines-aim = aim at { $name }
lines-aimed = You aim at { $name }.
lines-order = { $name }: { $thrown }, hit points { $left } of { $hit_points }.
lines-points = Hit points: { $left } of { $hit_points }.
lines-stands = { $who }{ $cell_given ->
    [yes] , at { $cell }
   *[no] {""}
}, hit points { $left } of { $hit_points }.
lines-away = At { $cell }{ $ways_given ->
    [yes] : { $ways }
   *[no] {""}
}.
lines-way = { $count } { $way ->
    [right] to the right
    [left] to the left
    [down] down
   *[up] up
}
lines-party = { $count ->
    [0] Nobody at the table. { KEY("party.new") }: make a character.
    [one] One character at the table.
   *[other] { $count } characters at the table.
}
lines-look-how = { $free ->
    [yes] Look and a name or a number: that place.
   *[no] Look and a number: that clearing.
}
lines-no-exits = No exit known.
lines-history-how = A number goes back to that moment, 0 to the beginning.
lines-move-how = Type a cell (E5), or up, down, left, right with a number.
lines-editor-how = A cell (E5) or up, down, left, right: go there. Enter: what can be done there. Space: obstacle or floor.
lines-help-how = Help and a number, or the beginning of a title.
lines-stones-receive = + and a key: note stones received.
lines-stones-lose = - and a key: note stones lost.
lines-ask-stones = Others? Name and number, Enter for none.
lines-stones-so-far = Noted: { $stones }.
lines-stones-which = The beginning of the name of one kind of Stone, and how many.
lines-magic-add = +: note something new.
lines-magic-keys = c and a key: change what is noted.
lines-magic-lose = - and a key: note a loss.
lines-story-how = Story and a number: so many lines of what has happened.
lines-drawn = That is a drawing only, and nothing is drawn here.
lines-drawn-short = nothing is drawn here

## What is wrong

lines-not-done = Nothing has been done.
lines-unsure-keys = Answer y or n.
lines-number-unknown = { $high ->
    [0] There is nothing to choose by a number.
    [one] The only number is { $high }.
   *[other] A number from 1 to { $high }.
}
lines-entry-unknown = “{ $key }” is not in the list.
lines-unknown = “{ $line }” means nothing here. Question mark: all that can be done.
lines-too-much = { $title }: “{ $rest }” is too much. Nothing has been done.
lines-which = { $title }: the key of what it is about is missing.
lines-no-part = No part of the sheet begins like that. There are: { $parts }.
lines-no-topic = No title of the help begins like that.
lines-no-place = This place is not on the map.
lines-no-step = There is no moment of that number.
lines-move-unread = Two numbers, 2 -1, say.
lines-name-how = First the name of the hero; then who it is, how much can be undone, and whose dice. { $quit }: quit.
lines-name-first = Type the name.
lines-nothing = Nothing changes.

## The words that always count

lines-word-sheet = sheet fiche feuille
lines-word-story = story journal histoire récit
lines-word-again = again encore répète
lines-word-help = help aide
lines-word-look = look voir regarder
lines-word-up = up haut
lines-word-right = right droite
lines-word-down = down bas
lines-word-left = left gauche
