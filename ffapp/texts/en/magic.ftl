# Magic objects and spells.

magic-title = Magic objects and spells
magic-keys = Enter: use · +: add · c: correct · -: lose · Esc: close
magic-keys-empty = +: add · Esc: close
magic-empty = No magic objects or spells. Those you find or learn are noted here with +: their name, what they do, and how often.
magic-kind = { $kind ->
    [spell] spell
   *[object] object
}
magic-nature = { $kind ->
    [spell] Spell
   *[object] Magic object
}{ $once ->
    [yes] , works only once
   *[no] {""}
}{ $limited ->
    [yes] , { $charges ->
        [0] no charge left
        [one] { $charges } charge
       *[other] { $charges } charges
    }
   *[no] {""}
}
magic-use-none = Its use is not noted.
magic-add = Note a magic object or a spell
magic-change = Correct what is noted
magic-use = Use
magic-use-placeholder = what it does, and when
magic-charges-label = Charges
magic-charges-placeholder = empty: no limit
magic-use-title = { $kind ->
    [spell] Cast: { $name }
   *[object] Use: { $name }
}
magic-effect = Effect
magic-effect-placeholder = what it did, if you like
magic-keys-use = Enter: use · Esc: cancel
magic-lose-title = { $kind ->
    [spell] Forget: { $name }
   *[object] Lose: { $name }
}
