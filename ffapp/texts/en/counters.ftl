# The counters: one dialog for all.

counters-title = Counters
counters-letter = { $counter ->
    [honour] h
    [nemesis] n
    [time_track] t
   *[other] {""}
}
counters-by = Points
counters-by-placeholder = +, −, or a number
counters-preview = { $changed ->
    [yes] { score-name }: { $before } → { $after }
   *[no] { score-name }: { $before }
}
counters-payment = Payment
counters-payment-no = no
counters-payment-yes = yes
counters-payment-about = { $payment ->
    [yes] Refused beyond what is held.
   *[no] A loss takes what there is.
}
counters-keys = Arrows or letter: choose · Enter: note · Tab: next field · Esc: cancel
