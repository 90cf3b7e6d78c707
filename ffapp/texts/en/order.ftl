# How several enemies fight.

order-in_turn = in turn
order-together = all together
order-as_one = as a single enemy

order-name = { $order ->
    [together] { order-together }
    [as_one] { order-as_one }
   *[in_turn] { order-in_turn }
}
order-hint-in_turn = One after another: the next steps up when the first has fallen.
order-hint-together = All attack in each Attack Round; you choose whom you strike.
order-hint-as_one = One Skill and one Stamina for the whole band.
