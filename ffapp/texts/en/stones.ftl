# The Magic Stones in hand.

stones-title = Magic Stones
stones-keys = Enter casts · + receives · - loses · Esc closes
stones-entry = { stone-name }{ $count ->
    [0] {""}
    [1] {""}
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
stones-pair-placeholder = 4/9, if you know it
stones-pair-unreadable = Two whole numbers: present and initial, as 4/9.
stones-keys-cast = Enter casts the stone · Tab next field · Esc cancels
stones-receive-title = Receive: Stone { stone-of }
stones-keys-receive = Enter notes · Tab chooses the giver · Esc cancels
stones-lose-title = Lose: Stone { stone-of }
