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

## Les mots qui s’accordent avec le genre d’un personnage ou d’une espèce. D’une espèce du maître, personne ne le connaît.

figure-pronoun = { NAME("species", $kind, form: "gender") ->
    [f] Elle
    [m] Il
   *[own] { figure-name }
}
figure-race = { $gender ->
    [f] { $race ->
        [human] Humaine
        [dwarf] Naine
        [elf] Elfe
       *[halfling] Halfeline
    }
   *[m] { $race ->
        [human] Humain
        [dwarf] Nain
        [elf] Elfe
       *[halfling] Halfelin
    }
}
figure-role = { $gender ->
    [f] { $role ->
        [fighter] Guerrière
        [cleric] Clerc
        [wizard] Magicienne
       *[rogue] Roublarde
    }
   *[m] { $role ->
        [fighter] Guerrier
        [cleric] Clerc
        [wizard] Magicien
       *[rogue] Roublard
    }
}
figure-kin = { figure-race }, { figure-role }
figure-kin-short = { $race ->
    [human] Hu
    [dwarf] Na
    [elf] El
   *[halfling] Ha
}{ $role ->
    [fighter] Gu
    [cleric] Cl
    [wizard] Ma
   *[rogue] Ro
}
figure-trait = { $trait ->
    [strength] force
    [dexterity] dextérité
    [speed] vitesse
    [initiative] initiative
    [armour_class] classe d’armure
   *[hit_points] points de vie
}
