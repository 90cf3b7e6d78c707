# For who plays alone: three lines at the first dungeon, which the help has again.

alone-title = Your turn to play
alone-begin = { KEY("dungeon.begin") } begins the first turn; before, { KEY("dungeon.equip") } equips at no cost.
alone-turn = Three actions: arrows to move, Tab to attack, then Enter.
alone-end = { KEY("dungeon.end_turn") } twice ends the turn, { KEY("dungeon.undo") } undoes. If one hero dies, all is lost.
alone-keys = Any key, and it is up to you · The help has it again
