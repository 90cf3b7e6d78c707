# The counters: one dialog for all.

counters-title = Counters
counters-which = Which counter
counters-no-letter = No counter has that letter.
counters-letter = { $counter ->
    [honour] h
    [nemesis] n
    [time_track] t
   *[other] {""}
}
counters-by = Points
counters-by-placeholder = +, − or 3
counters-preview = { $changed ->
    [yes] { score-name }: { $before } → { $after }
   *[no] { score-name }: { $before }
}
counters-payment = Payment
counters-payment-about = Refused beyond what is held.
counters-keys = Arrows or letter: choose · Enter: note · Tab: next field · Esc: cancel
