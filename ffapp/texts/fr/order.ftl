# How several enemies fight.

order-in_turn = à tour de rôle
order-together = tous ensemble
order-as_one = comme un seul adversaire

order-name = { $order ->
    [together] { order-together }
    [as_one] { order-as_one }
   *[in_turn] { order-in_turn }
}
order-hint-in_turn = L’un après l’autre : le suivant s’avance quand le premier tombe.
order-hint-together = Tous attaquent à chaque Assaut ; vous choisissez lequel vous frappez.
order-hint-as_one = Une seule Habileté et une seule Endurance pour toute la bande.
