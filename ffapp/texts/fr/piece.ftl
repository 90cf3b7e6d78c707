# Equipment. $kind is the code of a piece.

piece-name = { $kind ->
    [scale-mail] Armure d’écailles
    [half-plate] Demi-plate
    [chain-mail] Cotte de mailles
    [plate] Harnois
    [quarterstaff] Bâton
    [mace] Masse d’armes
    [longsword] Épée longue
    [rapier] Rapière
    [light-crossbow] Arbalète légère
    [shortbow] Arc court
    [sling] Fronde
   *[other] { $kind }
}
piece-the = { $kind ->
    [scale-mail] l’armure d’écailles
    [half-plate] la demi-plate
    [chain-mail] la cotte de mailles
    [plate] le harnois
    [quarterstaff] le bâton
    [mace] la masse d’armes
    [longsword] l’épée longue
    [rapier] la rapière
    [light-crossbow] l’arbalète légère
    [shortbow] l’arc court
    [sling] la fronde
   *[other] { $kind }
}
piece-before = { $before ->
    [scale-mail] l’armure d’écailles
    [half-plate] la demi-plate
    [chain-mail] la cotte de mailles
    [plate] le harnois
    [quarterstaff] le bâton
    [mace] la masse d’armes
    [longsword] l’épée longue
    [rapier] la rapière
    [light-crossbow] l’arbalète légère
    [shortbow] l’arc court
    [sling] la fronde
   *[other] { $before }
}
piece-weapon = { $weapon ->
    [scale-mail] l’armure d’écailles
    [half-plate] la demi-plate
    [chain-mail] la cotte de mailles
    [plate] le harnois
    [quarterstaff] le bâton
    [mace] la masse d’armes
    [longsword] l’épée longue
    [rapier] la rapière
    [light-crossbow] l’arbalète légère
    [shortbow] l’arc court
    [sling] la fronde
   *[other] { $weapon }
}
piece-slot = { $slot ->
    [weapon] arme
   *[armour] armure
}
piece-family = { $family ->
    [light] armure légère
    [heavy] armure lourde
    [simple] arme courante de corps-à-corps
    [war] arme de guerre de corps-à-corps
   *[ranged] arme à distance
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
