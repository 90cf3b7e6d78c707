# How several enemies fight.

order-in_turn = in turn
order-together = all together
order-as_one = as a single enemy

order-name = { $order ->
    [together] { order-together }
    [as_one] { order-as_one }
   *[in_turn] { order-in_turn }
}
