# How several enemies fight.

order-in_turn = l’un après l’autre
order-together = tous ensemble
order-as_one = comme un seul adversaire

order-name = { $order ->
    [together] { order-together }
    [as_one] { order-as_one }
   *[in_turn] { order-in_turn }
}
