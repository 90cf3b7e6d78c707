# The small dialogs of play.

play-keys-form = Enter carries out · Tab next field · Esc cancels
play-keys-single = Enter carries out · Esc cancels
play-keys-menu = Digit or Enter chooses · Esc closes
play-keys-notes = Enter notes · Tab goes to the notes: Enter rewrites, x strikes out · Esc closes

play-go-title = Go to section
play-roll-title = Roll dice
play-roll-count = How many
play-roll-sides = Faces
play-skill-title = Test your Skill
play-skill-modifier = Modifier
play-end-title = End of the adventure
play-end-intro = Does the section end the adventure? Choose how; Tab goes to your words.
play-end-won = Victory
play-end-lost = Defeat
play-end-words = Your words
play-end-placeholder = optional


play-take-up-title = Take up the fight
play-take-up-enemy = { $name }: Skill { $skill }, Stamina { $stamina }
play-take-up-dead = { $name }: dead
play-take-up-no-escape = Fight, without escape
play-take-up-escape = Fight, escape being allowed

play-notes-title = Notes
play-notes-placeholder = A new note

play-items-title = Pack
play-items-add = New item
play-item-title = An item
play-item-wield = { $in_hand ->
    [yes] Let the weapon go
   *[no] Take in hand
}{ $ordered ->
    [yes] {" "}by order of the section
   *[no] {""}
}
play-item-more = One more
play-item-less = { $count ->
    [1] None left
   *[other] One less
}
play-item-change = Change name, bonus or note
play-item-remove = { $count ->
    [1] Take off the sheet
   *[other] Take all { $count } off
}
play-item-bonus = Weapon bonus
play-item-no-weapon = empty: no weapon
