# The creation of a hero.

creation-title = Creation · { $book }
creation-intro = A name is enough. The arrows lead to the other settings and change them.
creation-waiting = { $redo }: { $hero } takes up the adventure where it was. { $history }: the history.
creation-name = Name
creation-gender = You are
creation-gender-f = a heroine
creation-gender-f-about = The texts speak of her.
creation-gender-m = a hero
creation-gender-m-about = The texts speak of him.
creation-undo = Undo
creation-undo-fate = Fate
creation-undo-fate-about = All can be undone, the dice stay.
creation-undo-free = Free
creation-undo-free-about = All can be undone, and dice roll anew.
creation-undo-iron = Iron
creation-undo-iron-about = What the dice have said stands.
creation-dice = Dice
creation-dice-game = the game’s
creation-dice-game-about = The game rolls them for you.
creation-dice-player = your own
creation-dice-player-about = You type the faces of real dice.
creation-hero-f = is ready: here are her dice and what they are worth.
creation-hero-m = is ready: here are his dice and what they are worth.
creation-counter = { score-name } { $value }
creation-hint-night-dragon = The introduction’s gold is added by hand afterwards, with “Adjust” ({ $adjust }).
creation-saved = Everything is saved, and each action will be by itself.

creation-key-confirm = Go on
creation-tip-confirm = Creates the hero, then opens the book
creation-key-leave = Back
creation-tip-leave = Goes back and leaves nothing behind
creation-key-redo = Back to the adventure
creation-tip-redo = Goes back to the adventure whose creation was undone
creation-key-history = History
creation-tip-history = Shows the actions taken back, to go on from one of them
