# Characters and monsters. $kind is the code of a species, "own" for a name; $number tells it from others, 0: there is none.

figure-name = { $kind ->
    [rat] Giant rat
    [kobold] Kobold
    [goblin] Goblin
    [goblin-archer] Goblin archer
    [orc] Orc
    [skeleton] Skeleton
    [skeleton-archer] Skeleton archer
    [ghoul] Ghoul
    [cultist] Cultist
    [troll] Troll
    [ogre] Ogre
    [spider] Giant spider
    [wraith] Wraith
    [hell-hound] Hell hound
    [young-dragon] Young dragon
   *[own] { $name }
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
figure-target = { $target_kind ->
    [rat] Giant rat
    [kobold] Kobold
    [goblin] Goblin
    [goblin-archer] Goblin archer
    [orc] Orc
    [skeleton] Skeleton
    [skeleton-archer] Skeleton archer
    [ghoul] Ghoul
    [cultist] Cultist
    [troll] Troll
    [ogre] Ogre
    [spider] Giant spider
    [wraith] Wraith
    [hell-hound] Hell hound
    [young-dragon] Young dragon
   *[own] { $target_name }
}{ $target_number ->
    [0] {""}
   *[other] {" "}{ $target_number }
}
figure-by = { $by_kind ->
    [rat] Giant rat
    [kobold] Kobold
    [goblin] Goblin
    [goblin-archer] Goblin archer
    [orc] Orc
    [skeleton] Skeleton
    [skeleton-archer] Skeleton archer
    [ghoul] Ghoul
    [cultist] Cultist
    [troll] Troll
    [ogre] Ogre
    [spider] Giant spider
    [wraith] Wraith
    [hell-hound] Hell hound
    [young-dragon] Young dragon
   *[own] { $by_name }
}{ $by_number ->
    [0] {""}
   *[other] {" "}{ $by_number }
}
figure-race = { $race ->
    [human] Human
    [dwarf] Dwarf
    [elf] Elf
   *[halfling] Halfling
}
figure-role = { $role ->
    [fighter] Fighter
    [cleric] Cleric
    [wizard] Wizard
   *[rogue] Rogue
}
figure-trait = { $trait ->
    [strength] strength
    [dexterity] dexterity
    [speed] speed
    [initiative] initiative
    [armour_class] armour class
   *[hit_points] hit points
}
