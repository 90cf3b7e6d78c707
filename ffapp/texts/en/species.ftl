# The species of the bestiary, by their codes.

species-rat = Giant rat
species-kobold = Kobold
species-goblin = Goblin
species-goblin-archer = Goblin archer
species-orc = Orc
species-skeleton = Skeleton
species-skeleton-archer = Skeleton archer
species-ghoul = Ghoul
species-cultist = Cultist
species-troll = Troll
species-ogre = Ogre
species-spider = Giant spider
species-wraith = Wraith
species-hell-hound = Hell hound
species-young-dragon = Young dragon
# A species to which the master gave no name.
species-own = Monster
