# Equipment. $kind is the code of a piece.

piece-name = { $kind ->
    [scale-mail] Scale mail
    [half-plate] Half plate
    [chain-mail] Chain mail
    [plate] Plate
    [quarterstaff] Quarterstaff
    [mace] Mace
    [longsword] Longsword
    [rapier] Rapier
    [light-crossbow] Light crossbow
    [shortbow] Shortbow
    [sling] Sling
   *[other] { $kind }
}
piece-the = { $kind ->
    [scale-mail] the scale mail
    [half-plate] the half plate
    [chain-mail] the chain mail
    [plate] the plate
    [quarterstaff] the quarterstaff
    [mace] the mace
    [longsword] the longsword
    [rapier] the rapier
    [light-crossbow] the light crossbow
    [shortbow] the shortbow
    [sling] the sling
   *[other] { $kind }
}
piece-before = { $before ->
    [scale-mail] the scale mail
    [half-plate] the half plate
    [chain-mail] the chain mail
    [plate] the plate
    [quarterstaff] the quarterstaff
    [mace] the mace
    [longsword] the longsword
    [rapier] the rapier
    [light-crossbow] the light crossbow
    [shortbow] the shortbow
    [sling] the sling
   *[other] { $before }
}
piece-weapon = { $weapon ->
    [scale-mail] the scale mail
    [half-plate] the half plate
    [chain-mail] the chain mail
    [plate] the plate
    [quarterstaff] the quarterstaff
    [mace] the mace
    [longsword] the longsword
    [rapier] the rapier
    [light-crossbow] the light crossbow
    [shortbow] the shortbow
    [sling] the sling
   *[other] { $weapon }
}
piece-slot = { $slot ->
    [weapon] weapon
   *[armour] armour
}
piece-family = { $family ->
    [light] light armour
    [heavy] heavy armour
    [simple] simple melee weapon
    [war] war melee weapon
   *[ranged] ranged weapon
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
