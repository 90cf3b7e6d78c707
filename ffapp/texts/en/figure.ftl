# Characters and monsters. $kind is the code of a species, "own" for a name; $number tells it from others, 0: there is none.

figure-name = { NAME("species", $kind, $name) }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
figure-target = { NAME("species", $target_kind, $target_name) }{ $target_number ->
    [0] {""}
   *[other] {" "}{ $target_number }
}
figure-the = { NAME("species", $kind, $name, form: "the") }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
figure-the-target = { NAME("species", $target_kind, $target_name, form: "the") }{ $target_number ->
    [0] {""}
   *[other] {" "}{ $target_number }
}
figure-by = { NAME("species", $by_kind, $by_name) }{ $by_number ->
    [0] {""}
   *[other] {" "}{ $by_number }
}

## The words that go with a figure.

figure-pronoun = { $kind ->
    [own] { figure-name }
   *[other] It
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
figure-kin = { figure-race }, { figure-role }
figure-kin-short = { $race ->
    [human] Hu
    [dwarf] Dw
    [elf] El
   *[halfling] Ha
}{ $role ->
    [fighter] Fi
    [cleric] Cl
    [wizard] Wi
   *[rogue] Ro
}
figure-trait = { $trait ->
    [strength] strength
    [dexterity] dexterity
    [speed] speed
    [initiative] initiative
    [armour_class] armour class
   *[hit_points] hit points
}
