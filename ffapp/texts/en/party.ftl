# The party: who sits at the table, and everybody’s sheet.

party-gathers = The party gathers
party-title = The party
party-counted = { $count } of { $most }
party-empty = Nobody yet: { $key } creates a character.
party-table = At this table
party-master = { $control ->
    [master] Master: at this table
   *[program] Master: the game
} ({ $key })
party-waits = ({ $role })
party-again =
    { $count ->
        [one] The same character sits down again and keeps
       *[other] The same { $count } characters sit down again and keep
    } name, gender, race and class. The dice are new. Who does not sit yet is in brackets.

    { $begin } rolls them. { $new } creates somebody else, { $remove } removes from the table. What the table has chosen still holds, and can be changed.

    Nothing is saved before that; Esc goes back to the game before.
party-dice = { $typed ->
    [yes] Dice: yours, typed
   *[no] Dice: the game’s
} ({ $key })
party-walls = { $full ->
    [yes] Walls: full
   *[no] Walls: of the rules
} ({ $key })
party-undo = Going back: { $mode }{ $key_given ->
    [yes] {" "}({ $key })
   *[no] {""}
}
party-by-rules = Rules: { party-rules-name } ({ $key })
party-rules-name = { $rules ->
    [extended] extended
   *[base] base
}
party-undo-fixed = How much can be undone is chosen before the first character: it can no longer be changed.
party-no-history = There is nothing to read yet.
party-nobody = There is nobody at the table yet.
party-rules-title = Before setting out
party-rules =
    A party has 1 to { $most } characters, each with a name, a race and a class. { $new } creates one; the dice do the rest.

    Strength, dexterity, speed and initiative are four 4-sided dice each, plus 3, plus what the race adds. Hit points and equipment come from the class.

    Everything is saved from the first character on. { $begin } opens the first of the three dungeons.
party-overview = The whole party, with what is in hand and worn
party-column = { $what ->
    [strength] Strength
    [dexterity] Dexterity
    [speed] Speed
    [initiative] Initiative
    [hit_points] Life
    [armour_class] Armour
   *[steps] Cells
}

party-trait = { $trait ->
    [strength] Strength
    [dexterity] Dexterity
    [speed] Speed
   *[initiative] Initiative
}
party-effective = (with what is in hand and worn)
party-derived = Hit points { $left } / { $hit_points }
party-points = Hit points
party-armour = Armour class
party-steps = Cells
party-derived-worn = Armour class (AC) { $armour_class } · one move: { $steps ->
    [one] { $steps } cell
   *[other] { $steps } cells
}
party-worn = { $slot ->
    [weapon] In hand
    [armour] Worn
   *[pack] Pack
}
party-nothing = { $slot ->
    [weapon] nothing, so no attack
   *[armour] nothing, so armour class 0
}

party-new-title = A new character
party-form-keys = Enter: create · arrows or letter: choose · Esc: cancel
party-gender = Gender
party-gender-name = { $gender ->
    [f] female
   *[m] male
}
party-race = Race
party-role = Class
party-bonus = { figure-trait } { SIGNED($bonus) }
party-role-about = { $hit_points } hit points · { $kit }
party-rename-title = Rename { $name }
party-member-title = A character
party-do-rename = Change the name
party-do-remove = Remove from the table

party-key-new = New
party-tip-new = Create a character: name, gender, race, class, and the dice
party-key-begin = Set out
party-tip-begin = Open the first dungeon: the party is complete
party-key-master = Game master
party-tip-master = Choose, before setting out, who the game master is: the game, which plays the monsters, or somebody at this table
party-key-again = Sit down again
party-tip-again = Roll the dice of all who are waiting
party-key-rename = Rename
party-tip-rename = Give the chosen character another name
party-key-remove = Remove
party-tip-remove = Remove the chosen character from the table
party-key-dice = Dice
party-tip-dice = Let the game roll the dice, or type your own
party-key-rules = Rules
party-tip-rules = Choose the base rules or the extended ones: spells, the game master’s hand, the two-handed sword
party-key-walls = Walls
party-tip-walls = Choose, before setting out, whether obstacles and enemies are in the way and whether obstacles hide
party-key-undo_mode = Going back
party-tip-undo_mode = Choose what can be undone, before the first character
party-key-undo = Undo
party-tip-undo = Undo the last action
party-key-redo = Redo
party-tip-redo = Redo what was undone
party-key-history = History
party-tip-history = Read again all that has happened
party-key-leave = Back
party-tip-leave = Go back to the title and leave nothing behind
