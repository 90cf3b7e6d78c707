# The creation of a hero.

creation-title = Creation · { $book }
creation-intro = A name is enough. The arrow keys move to the other settings and change them.
creation-waiting = { $redo }: { $hero } resumes the adventure where it was left. { $history }: the history.
creation-name = Name
creation-gender = You are
creation-gender-f = a heroine
creation-gender-f-about = The texts speak of her.
creation-gender-m = a hero
creation-gender-m-about = The texts speak of him.
creation-undo = Going back
creation-undo-fate = fate
creation-undo-fate-about = Everything can be undone, the dice stay.
creation-undo-free = free
creation-undo-free-about = Everything can be undone, even the dice.
creation-undo-iron = iron
creation-undo-iron-about = What the dice have said stands.
creation-dice = Dice
creation-dice-game = the game’s
creation-dice-game-about = The game rolls them for you.
creation-dice-player = your own
creation-dice-player-about = You type the faces of real dice.
creation-hero-f = is ready: here are her dice and what they are worth.
creation-hero-m = is ready: here are his dice and what they are worth.
creation-counter = { score-name } { $value }
creation-hint-night-dragon = The gold from the introduction is added by hand afterwards, with “Adjust” ({ $adjust }).
creation-saved = Everything is saved, and each action will be at once.

creation-key-confirm = Go on
creation-tip-confirm = Create the hero, then open the book
creation-key-leave = Back
creation-tip-leave = Go back and leave nothing behind
creation-key-redo = Back to the adventure
creation-tip-redo = Go back to the adventure whose creation was undone
creation-key-history = History
creation-tip-history = Read the undone actions, to resume from one of them

## A hero whose dice are not wanted, and the next one

creation-kept = { $notes ->
    [0] Everything is saved, and every action will be at once.
    [one] { $notes } note is brought along.
   *[other] { $notes } notes are brought along.
} { $key }: discard this hero.
creation-notes = { $count ->
    [one] { $count } note of the last adventure is brought along.
   *[other] { $count } notes of the last adventure are brought along.
}
creation-notes-left = { $count ->
    [one] { $count } note could not be brought along.
   *[other] { $count } notes could not be brought along.
}
creation-discard-sure = Discard { $hero }? Nothing has been done in this game yet; it goes from the shelf, for good.{ $notes ->
    [0] { "" }
    [one] { " " }{ $notes } note is brought along to the next hero.
   *[other] { " " }{ $notes } notes are brought along to the next hero.
}
creation-key-discard = Discard
creation-tip-discard = Discard a hero whose dice you do not want, before the first action; no game is left on the shelf
