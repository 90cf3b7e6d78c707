# The small dialogs of play.

play-keys-form = Enter: accept{ $number ->
    [yes] {" "}· ↑ ↓: change the number
   *[no] {""}
} · Tab: go to the next field · Esc: cancel
play-keys-single = Enter: accept · Esc: cancel
play-keys-nothing = Esc: close
play-keys-question = Digit, or arrows then Enter: choose · Esc: close
play-keys-menu = Digit or Enter: choose · Esc: close
play-keys-notes = Enter: save · Tab: go to the notes (Enter: change, x: strike out) · Esc: close
play-keys-help = { $sentence ->
    [yes] { $key }: help.
   *[no] · { $key }: help
}
play-would-lose = What you have written would be lost. Press Esc again to discard it.
play-goes-on = { $count } Attack Rounds in a row: the same key goes on.
play-undone = Undone: { $what }
play-redone = Redone: { $what }
play-go-placeholder = e.g. 34 or 101-A
play-skill-placeholder = e.g. +2

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


play-enemies-here = You have left enemies here.
play-take-up-title = Take up the fight
play-take-up-question = Is escape allowed? The section will say.
play-take-up-enemy = { $name }: Skill { $skill }, Stamina { $stamina }
play-take-up-dead = { $name }: dead
play-take-up-no-escape = No: fight without escape
play-take-up-escape = Yes: fight, escape being allowed

play-notes-title = Notes
play-notes-placeholder = A new note

play-items-title = Pack
play-items-add = New item
play-item-title = An item
play-item-wield = { $in_hand ->
    [yes] Put down the weapon
   *[no] Take in hand
}{ $ordered ->
    [yes] {" "}on the section’s order
   *[no] {""}
}
play-item-use = { $count ->
    [1] Use it: none is left
   *[other] Use one: one fewer
}
play-item-more = One more
play-item-less = One fewer: lost, given, sold
play-item-change = Change name, bonus or note
play-item-remove = { $count ->
    [1] Take off the sheet: lost, given, sold
   *[other] Take all { $count } off: lost, given, sold
}
play-item-bonus = Weapon bonus
play-item-no-weapon = empty: not a weapon
