# Things carried. $kind names a piece of the book's own equipment; "own" is what the player named ($name).

item-sword = Sword
item-chain-mail = Chain mail
item-backpack = Backpack
item-copper-ring = Copper ring
item-leather-cuirass = Leather cuirass
item-shield = Shield
item-lantern = Lantern

item-name = { NAME("item", $kind, $name) }
item-name-before = { NAME("item", $kind_before, $name_before) }
item-times = { $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
item-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}(Attack Strength { SIGNED($bonus) })
}
item-weapon = weapon
item-wielded = in hand

## What a thing is in some books only

item-antidote = { $power ->
    [0] antidote to any poison
   [one] antidote, cures { $power } point
   *[other] antidote, cures { $power } points
}
item-treasure = treasure{ $worth ->
    [0] {""}
    [one] , { $worth } Gold Piece{ item-each }
   *[other] , { $worth } Gold Pieces{ item-each }
}
item-each = { $count ->
    [1] {""}
   *[other] {" "}each
}
item-properties = { $antidote ->
    [yes] , { item-antidote }
   *[no] {""}
}{ $treasure ->
    [yes] , { item-treasure }
   *[no] {""}
}
# The same on a narrow line.
item-pack = { item-name }{ item-times }{ $bonus ->
    [0] {""}
   *[other] {" "}{ SIGNED($bonus) }
}{ $antidote ->
    [yes] , antidote{ $power ->
        [0] {""}
       *[other] {" "}{ $power }
    }
   *[no] {""}
}{ $treasure ->
    [yes] , treasure{ $worth ->
        [0] {""}
       *[other] {" "}{ $worth }{ item-each }
    }
   *[no] {""}
}{ $in_hand ->
    [yes] , in hand
   *[no] {""}
}
item-cure = Use it against poison
item-change = Change the item
item-antidote-label = Antidote
item-antidote-placeholder = points it cures, 0: all; empty: not an antidote
item-worth-label = Value
item-worth-placeholder = in Gold Pieces, 0: unknown; empty: worthless
