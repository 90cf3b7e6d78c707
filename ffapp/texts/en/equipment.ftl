# The pieces of equipment of DOOnjons&Dragons, by their codes: the name, and the same with its article.

equipment-scale-mail = Scale mail
    .the = the scale mail
equipment-half-plate = Half plate
    .the = the half plate
equipment-chain-mail = Chain mail
    .the = the chain mail
equipment-plate = Plate
    .the = the plate
equipment-quarterstaff = Quarterstaff
    .the = the quarterstaff
equipment-mace = Mace
    .the = the mace
equipment-longsword = Longsword
    .the = the longsword
equipment-rapier = Rapier
    .the = the rapier
equipment-light-crossbow = Light crossbow
    .the = the light crossbow
equipment-shortbow = Shortbow
    .the = the shortbow
equipment-sling = Sling
    .the = the sling
equipment-two-handed-sword = Two-handed sword
    .the = the two-handed sword
