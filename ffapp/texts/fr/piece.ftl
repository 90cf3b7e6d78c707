# Equipment. $kind is the code of a piece.

piece-name = { NAME("equipment", $kind) }
piece-the = { NAME("equipment", $kind, form: "the") }
piece-before = { NAME("equipment", $before, form: "the") }
piece-weapon = { NAME("equipment", $weapon, form: "the") }
piece-slot = { $slot ->
    [weapon] arme
   *[armour] armure
}

piece-told = { piece-name } : { $about }
piece-about = { $armour_class ->
    [0] { $damage }, portée { $reach }
   *[other] classe d’armure { $armour_class }
}{ $speed ->
    [0] {""}
   *[other] , vitesse { SIGNED($speed) }
}{ $strength ->
    [0] {""}
   *[other] , force { SIGNED($strength) }
}
