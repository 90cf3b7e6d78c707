# The Magic Stones in hand.

stones-title = Magic Stones
stones-keys = Enter: use · +: receive · -: lose · Esc: close
stones-entry = { stone-name }{ $count ->
    [0] {""}
   *[other] {" "}× { $count }
}
stones-held = { category-name }, { $count ->
    [0] none in your possession
    [one] { $count } in your possession
   *[other] { $count } in your possession
}
stones-weakness-whom = Which enemy should it weaken?
stones-offered = Does the section offer you its use? Enter confirms that it does.
stones-whom = Who
stones-what = On what
stones-what-placeholder = optional
stones-pair-placeholder = e.g. 4/9, if you know it
stones-pair-unreadable = Two whole numbers: current and initial, like 4/9.
stones-keys-cast = Enter: use the Stone · Esc: cancel
stones-keys-cast-fields = Enter: use the Stone · Tab: go to the next field · Esc: cancel
stones-receive-title = Receive Magic Stones
stones-keys-receive = + - or digit: count · Tab: choose the giver · Enter: note · Esc: cancel
stones-receive-from = From whom?
stones-receive-none = No Stones counted yet: + adds one.
stones-lose-title = Lose: Stone { stone-of }
