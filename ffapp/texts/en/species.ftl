# The species of the bestiary, by their codes.

species-rat = Giant rat
    .the = the giant rat
species-kobold = Kobold
    .the = the kobold
species-goblin = Goblin
    .the = the goblin
species-goblin-archer = Goblin archer
    .the = the goblin archer
species-orc = Orc
    .the = the orc
species-skeleton = Skeleton
    .the = the skeleton
species-skeleton-archer = Skeleton archer
    .the = the skeleton archer
species-ghoul = Ghoul
    .the = the ghoul
species-cultist = Cultist
    .the = the cultist
species-troll = Troll
    .the = the troll
species-ogre = Ogre
    .the = the ogre
species-spider = Giant spider
    .the = the giant spider
species-wraith = Wraith
    .the = the wraith
species-hell-hound = Hell hound
    .the = the hell hound
species-young-dragon = Young dragon
    .the = the young dragon
# A species to which the master gave no name.
species-own = Monster
    .the = the monster
