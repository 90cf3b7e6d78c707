# Pour qui joue seul : trois lignes au premier donjon, que l’aide redit.

alone-title = À vous de jouer
alone-begin = { KEY("dungeon.begin") } commence le premier tour ; d’abord, { KEY("dungeon.equip") } équipe, sans rien coûter.
alone-turn = Trois actions : flèches pour aller, Tab pour attaquer, puis Entrée.
alone-end = { KEY("dungeon.end_turn") } deux fois finit le tour, { KEY("dungeon.undo") } annule. Un héros mort, et c’est perdu.
alone-keys = Une touche, et c’est à vous · L’aide le redit
