# The Magic Stones in hand.

stones-title = Magic Stones
stones-keys = Enter: cast · +: receive · -: lose · Esc: close
stones-entry = { stone-name }{ $count ->
    [0] {""}
   *[other] {" "}× { $count }
}
stones-held = { category-name }, { $count ->
    [0] none in your possession
    [one] { $count } in your possession
   *[other] { $count } in your possession
}
stones-weakness-whom = Whom is it to weaken?
stones-offered = Does the section offer its use? Enter confirms that it does.
stones-whom = Whom
stones-what = On what
stones-what-placeholder = optional
stones-pair-placeholder = e.g. 4/9, if you know it
stones-pair-unreadable = Two whole numbers: present and initial, as 4/9.
stones-keys-cast = Enter: cast the stone · Esc: cancel
stones-keys-cast-fields = Enter: cast the stone · Tab: go to the next field · Esc: cancel
stones-receive-title = Receive Magic Stones
stones-keys-receive = + - or digit: count · Tab: choose the giver · Enter: note · Esc: cancel
stones-receive-from = From whom?
stones-receive-none = No stone is counted: + adds one.
stones-lose-title = Lose: Stone { stone-of }
