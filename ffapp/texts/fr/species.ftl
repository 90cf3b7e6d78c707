# Les espèces du bestiaire, par leur code, et leur genre grammatical.

species-rat = Rat géant
    .gender = m
species-kobold = Kobold
    .gender = m
species-goblin = Gobelin
    .gender = m
species-goblin-archer = Archer gobelin
    .gender = m
species-orc = Orque
    .gender = m
species-skeleton = Squelette
    .gender = m
species-skeleton-archer = Archer squelette
    .gender = m
species-ghoul = Goule
    .gender = f
species-cultist = Fanatique
    .gender = m
species-troll = Troll
    .gender = m
species-ogre = Ogre
    .gender = m
species-spider = Araignée géante
    .gender = f
species-wraith = Spectre
    .gender = m
species-hell-hound = Molosse infernal
    .gender = m
species-young-dragon = Jeune dragon
    .gender = m
# Une espèce à laquelle le maître n’a pas donné de nom.
species-own = Monstre
