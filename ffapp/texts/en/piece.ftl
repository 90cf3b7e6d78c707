# Equipment. $kind is the code of a piece.

piece-name = { NAME("equipment", $kind) }
piece-the = { NAME("equipment", $kind, form: "the") }
piece-before = { NAME("equipment", $before, form: "the") }
piece-weapon = { NAME("equipment", $weapon, form: "the") }
piece-slot = { $slot ->
    [weapon] weapon
   *[armour] armour
}

piece-told = { piece-name }: { $about }
piece-about = { $armour_class ->
    [0] { $damage }, range { $reach }
   *[other] armour class { $armour_class }
}{ $speed ->
    [0] {""}
   *[other] , speed { SIGNED($speed) }
}{ $strength ->
    [0] {""}
   *[other] , strength { SIGNED($strength) }
}
