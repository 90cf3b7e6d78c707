# Characters and monsters. $kind is the code of a species, "own" for a name; $number tells it from others, 0: there is none.

figure-name = { $kind ->
    [rat] Rat géant
    [kobold] Kobold
    [goblin] Gobelin
    [goblin-archer] Archer gobelin
    [orc] Orque
    [skeleton] Squelette
    [skeleton-archer] Archer squelette
    [ghoul] Goule
    [cultist] Fanatique
    [troll] Troll
    [ogre] Ogre
    [spider] Araignée géante
    [wraith] Spectre
    [hell-hound] Molosse infernal
    [young-dragon] Jeune dragon
   *[own] { $name }
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
figure-target = { $target_kind ->
    [rat] Rat géant
    [kobold] Kobold
    [goblin] Gobelin
    [goblin-archer] Archer gobelin
    [orc] Orque
    [skeleton] Squelette
    [skeleton-archer] Archer squelette
    [ghoul] Goule
    [cultist] Fanatique
    [troll] Troll
    [ogre] Ogre
    [spider] Araignée géante
    [wraith] Spectre
    [hell-hound] Molosse infernal
    [young-dragon] Jeune dragon
   *[own] { $target_name }
}{ $target_number ->
    [0] {""}
   *[other] {" "}{ $target_number }
}
figure-by = { $by_kind ->
    [rat] Rat géant
    [kobold] Kobold
    [goblin] Gobelin
    [goblin-archer] Archer gobelin
    [orc] Orque
    [skeleton] Squelette
    [skeleton-archer] Archer squelette
    [ghoul] Goule
    [cultist] Fanatique
    [troll] Troll
    [ogre] Ogre
    [spider] Araignée géante
    [wraith] Spectre
    [hell-hound] Molosse infernal
    [young-dragon] Jeune dragon
   *[own] { $by_name }
}{ $by_number ->
    [0] {""}
   *[other] {" "}{ $by_number }
}
figure-race = { $race ->
    [human] Humain
    [dwarf] Nain
    [elf] Elfe
   *[halfling] Halfelin
}
figure-role = { $role ->
    [fighter] Guerrier
    [cleric] Clerc
    [wizard] Magicien
   *[rogue] Roublard
}
figure-trait = { $trait ->
    [strength] force
    [dexterity] dextérité
    [speed] vitesse
    [initiative] initiative
    [armour_class] classe d’armure
   *[hit_points] points de vie
}
