# The reader’s hand: whatever a section can order.

adjust-title = Adjust
adjust-score = { $current }/{ $initial }
adjust-enemies = Enemies
adjust-terms = Terms of the fight
adjust-stones = Magic Stones
adjust-magic = Magic
adjust-poison = Poison and antidotes
adjust-forced_meal = Forced meal
adjust-items = Pack and weapon in hand
adjust-dice = { $typed ->
    [yes] Let the game roll the dice
   *[no] Roll my own dice
}
adjust-by = By
adjust-by-placeholder = e.g. −2
adjust-preview = { $changed ->
    [yes] { $before }/{ $initial_before } → { $after }/{ $initial }
   *[no] { $before }/{ $initial_before }{ $held ->
        [top] {""}: at its highest already
        [end] {""}: at its lowest already
       *[other] {""}
    }
}
adjust-preview-amount = { $changed ->
    [yes] { $before } → { $after }
   *[no] { $before }
}
adjust-mode-plain = Gain or loss, up to the initial value
adjust-mode-beyond = Gain that may go beyond the initial value
adjust-mode-payment = Payment: refused beyond what is held
adjust-mode-initial = The initial value
adjust-keys = Enter: note the change · ↑ ↓: change the number · Tab: choose how it counts · Esc: cancel
