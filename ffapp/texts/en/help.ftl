# The rules in our own words. help-<topic>-title and help-<topic>-body; each paragraph is one line.

help-start-title = First steps
help-start-body =
    The book tells, the screen counts. On the title screen, { KEY("title.new") } creates a heroine or a hero: a name is enough, Enter does the rest. To look around first, { KEY("title.samples") } opens a sample.

    Then, book in hand:

    • { KEY("book.go") } goes to the section you are reading: { KEY("book.go") }, 3, 4, Enter.
    • { KEY("book.walk") } takes you elsewhere, and the map ({ KEY("book.map") }) is drawn.
    • { KEY("book.luck") } tests your Luck, { KEY("book.skill") } tests your Skill, { KEY("book.meal") } eats a meal.
    • { KEY("book.fight") } opens a fight with one line: “Orc 7 6”. Space fights each Attack Round.
    • { KEY("book.stones", "book.magic") } opens the magic you carry.
    • { KEY("book.adjust") } changes by hand whatever the section orders: points, gold, meals.
    • { KEY("book.note") } takes a note, { KEY("book.items") } shows the backpack.
    • { KEY("book.undo") } undoes, { KEY("book.history") } shows the history, and goes back in it.
    • { KEY("app.help") } shows the keys of each screen, { KEY("app.palette") } finds them by name.
    • { KEY("app.settings") } changes the keys. On an AZERTY keyboard, digits also work without Shift.

    There is nothing to save: { KEY("app.quit") } quits, and the game resumes where it was.

help-book-title = The book and the screen
help-book-body =
    The book stays in your hands: it tells the story, offers the choices and gives the orders. The screen takes care of the rest: the adventure sheet, the dice, the fights, the map and the journal.

    Read a section, do here what it asks, then go to the number it names. Everything you do goes into the journal with its figures, and is saved at once.

    What is not allowed at the moment is greyed out. Try it all the same: the screen says which rule forbids it and what would be possible. A refusal never costs anything.

help-adventure-title = Adventures to read
help-adventure-body =
    { KEY("title.adventures") } on the title screen shows the adventures that are read on the screen: those of ffapp, and the .twee files of your folder of adventures. “ffapp play FILE” opens one from elsewhere.

    The section is read in the place of the book. What it orders happens as you enter, once, and the journal tells it: points, gold, items, words to remember, places on the map. Below the text stands what it asks, then the ways on: a digit chooses. A greyed way says what you lack; others are only there when they are yours.

    • Space, PgDn and PgUp turn the pages of a long section; ↑ and ↓ move by a line.
    • A fight opens by itself: read first, then choose to fight. After it the ways say how it goes on.
    • { KEY("book.luck") } and { KEY("book.skill") } make the test that the section asks for.
    • { KEY("book.undo") } takes a whole section back, with all that it did.
    • { KEY("book.adjust") } is there for the author’s mistakes, and { KEY("book.go") } goes to any section by its name, or how that begins: where no way leads, the screen asks first, and the journal marks it.

    A game keeps the text that it began with. Where the file changes, the title screen offers to go on with the new one.

help-creation-title = Creation
help-creation-body =
    The dice decide four characteristics. Skill: one die plus 6. Stamina: two dice plus 12. Luck: one die plus 6. Health: one die plus 7.

    Each has an initial and a current value. The current value rises and falls but never exceeds the initial one, unless a section expressly allows it. Such a surplus is then yours until lost: an ordinary gain neither adds to it nor takes from it. The initial value itself changes only if a section says so.

    You set out with a sword, chain mail, a backpack, the copper ring, 20 Gold Pieces and 4 meals. The journey begins in clearing 1.

    You choose to be a heroine or a hero; every sentence agrees with that choice.

    You also choose how much can be undone, for the whole game:

    • { ui-undo-fate }. { ui-undo-hint-fate } A roll you regret will come up again, but you can take another path.
    • { ui-undo-free }. { ui-undo-hint-free } For trying things out without a care.
    • { ui-undo-iron }. { ui-undo-hint-iron } Everything else can still be undone; this is how the book is played on paper.

help-luck-title = Testing your Luck
help-luck-body =
    Roll two dice. If their sum is not above your Luck, you are Lucky; otherwise you are Unlucky. Compare first; then Luck falls by one point, whether fortune smiled or not.

    At 0, a test that the section imposes is still rolled, but is bound to fail; an optional one is no longer possible.

help-skill-title = Testing your Skill
help-skill-body =
    Roll two dice, and add to the roll what the section adds. If the total is not above your current Skill, you succeed. The test costs nothing, and neither a double one nor a double six is anything special.

    A weapon’s bonus does not count here: it applies to Attack Strength only.

help-fight-title = Fights
help-fight-body =
    Open the fight with the name, Skill and Stamina of each enemy. From then on, no meals. As long as no Attack Round has been fought, a fight opened by mistake can be called off.

    In each Attack Round, an enemy’s Attack Strength is its Skill plus two dice; yours is your Skill plus two dice, plus whatever your weapon or the section adds. The higher one wounds the other, by 2 points of Stamina unless the section says otherwise. If they are equal, nobody is hit.

    An enemy at 0 is dead, and the fight is won when all are. If you fall in the same Attack Round as the last of them, it is a defeat.

    At your pace: { KEY("fight.on") } fights one Attack Round after another, to the end of the fight, to a question, or to the Stamina that { KEY("fight.mark") } chooses. { KEY("fight.spare") } spares your Luck: you are asked for it only where it can save your life. Each Attack Round stays in the journal and is undone by itself.

    A weapon is chosen before the first Attack Round. Between two rounds, and where the section orders it, you can correct an enemy’s scores, add an enemy, change weapons or the terms of the fight, or end it.

help-enemies-title = Several enemies
help-enemies-body =
    In turn: they fight you one at a time; when the first falls, the next steps up.

    All together: each attacks in every Attack Round. You say which one you strike at and roll your dice only once; that Attack Strength is compared with all of theirs. It can wound the one you strike at. Against the others it only parries: where it is lower than theirs, you are wounded. So you can hit and be hit several times in the same round, and all blows count.

    As a single enemy: the band has one Skill and one Stamina.

help-fight-luck-title = Luck in a fight
help-fight-luck-body =
    You may Test your Luck on each blow, once, and before it takes effect.

    A blow you deal costs the enemy 2 points; if you are Lucky, 4, otherwise 1. Luck is not offered where 2 points are enough to kill.

    A blow you receive costs you 2 points; if you are Lucky, only 1, otherwise 3. So at 2 points of Stamina it can save you; at 1 point, nothing can.

    Where the section sets another cost for a blow, Luck changes it by the same amount. When several blows wait, yours comes first, then those of the enemies in their order; all losses are taken together after the last answer.

help-escape-title = Escape
help-escape-body =
    You can escape only where the section grants it, before the first Attack Round or between two. The price is one wound of 2 points of Stamina in all, on which you may Test your Luck. If you die of it, you have not escaped.

    The place remembers those you leave: the Stamina they have left, which of them are already dead, the Stones of Weakness already used on them. When you come back to the same clearing, you can take up the fight, open another, or note that they are gone. In every other respect, a fight taken up is a new fight.

help-meals-title = Meals
help-meals-body =
    A meal restores 3 points of Stamina, never above the initial value. You may eat whenever you like, but never during a fight. You set out with 4 meals, and nothing limits how many you carry.

    Eating at full Stamina is allowed: you are warned, and the meal is wasted.

help-health-title = Health and sickness
help-health-body =
    The Swamp makes you sick. When Health falls below certain thresholds, sickness takes points from both Skill and Stamina:

    • below half of initial Health, rounded up: −1;
    • below a quarter of initial Health, rounded up: −2;
    • at 1: −3;
    • at 0: death.

    Only the heaviest of these penalties applies, and there is none exactly at a threshold. With an initial Health of 9, the penalty is −1 at 4 and 3, −2 at 2, −3 at 1.

    The penalty is deducted from your values without changing them: it vanishes by itself when Health recovers. What is left counts for tests and fights, and if Stamina comes down to 0, you die.

help-stones-title = Magic Stones
help-stones-body =
    A Stone holds one spell and works once: it crumbles to dust. There are fourteen kinds, and you may carry as many as you like, even several of one kind.

    Six are neutral, four good, four evil. You may use any of them. But a good wizard never gives an evil one, nor an evil wizard a good one; a neutral source may give anything.

    Using a Stone in a fight begins it: it can no longer be called off as a mistake.

    The Stones of Skill, Stamina and Luck work at any time, even at the start of a fight; once the first Attack Round has been fought, even if it was a tie, they must wait until the fight is over. Those of Strength and Weakness work only between the opening of a fight and its first Attack Round, and their effect ends with the fight, also by Escape. The others work only when the section offers it: you confirm that it does.

help-stones-neutral-title = The neutral Stones
help-stones-neutral-body =
    • { stone-skill }. { stone-effect-skill }
    • { stone-stamina }. { stone-effect-stamina }
    • { stone-luck }. { stone-effect-luck }
    • { stone-fire }. { stone-effect-fire }
    • { stone-ice }. { stone-effect-ice }
    • { stone-illusion }. { stone-effect-illusion }

    Using a Stone that would restore nothing, because the value is already at its highest, is allowed: you are warned, and it is lost.

help-stones-good-title = The good Stones
help-stones-good-body =
    • { stone-friendship }. { stone-effect-friendship }
    • { stone-growth }. { stone-effect-growth }
    • { stone-blessing }. { stone-effect-blessing }
    • { stone-strength }. { stone-effect-strength }

    Strength adds 2 to the Skill you fight with, never beyond 12, and at every moment: if your Skill or Health changes during the fight, it is worked out again. At 12, the Stone is refused.

help-stones-evil-title = The evil Stones
help-stones-evil-body =
    • { stone-fear }. { stone-effect-fear }
    • { stone-withering }. { stone-effect-withering }
    • { stone-curse }. { stone-effect-curse }
    • { stone-weakness }. { stone-effect-weakness }

    A Curse strikes its caster first, and can kill; what becomes of the enemy, the section tells. Against enemies who fight in turn, Weakness may be aimed at one who is still waiting, but always before the first Attack Round. The rule of one per enemy holds even after an Escape and a return.

help-fury-title = Potion of Fury
help-fury-body =
    The Potion of Fury adds to your Attack Strength, for one fight, the bonus that the book gives it. Note it when you open the fight, or in its terms.

    It mixes with neither a Stone of Strength nor a Stone of Weakness: once you have drunk it, you can use no such Stone in that fight, and once you have used one, you can no longer drink it. Strength and Weakness, however, go well together.

help-map-title = Map
help-map-body =
    The copper ring shows where north is, and north is up. Clearings bear their number; passages are straight lines to the north, east, south or west. None runs diagonally.

    Walking draws: go from one clearing to another, and the map grows by itself. An exit seen but not taken can be noted too, with no number at its end. A passage may be one-way, stretch, or cross another.

    Your last steps are drawn heavy. Beside the map is what is left to explore, the nearest first: its digit takes the cursor there.

    A real swamp does not fit a grid. Where two routes disagree, the map stretches passages; where that is not enough, it says so, and still draws every clearing and every passage. A number always stands for a single clearing.

    Everything can be changed by hand: add, name, renumber, move, remove, mark, annotate. Enemies left behind by an Escape are marked. Changes to the map can be undone and are saved like everything else.

help-night-creation-title = Creation
help-night-creation-body =
    The dice decide three characteristics. Skill: one die plus 6. Stamina: two dice plus 12. Luck: one die plus 6. Two more dice, plus 3, make your gold.

    Each has an initial and a current value. The current value rises and falls but never exceeds the initial one, unless a section expressly allows it. Such a surplus is then yours until lost: an ordinary gain neither adds to it nor takes from it. The initial value itself changes only if a section says so.

    You set out with a sword, a leather cuirass, a shield, a lantern, a backpack and 12 meals. The gold of the introduction is added by hand ({ KEY("book.adjust") }), and treasures are noted in the backpack ({ KEY("book.items") }).

    Honour, Nemesis and the Time Track begin at 0.

    You choose to be a heroine or a hero; every sentence agrees with that choice. You also choose how much can be undone, for the whole game:

    • { ui-undo-fate }. { ui-undo-hint-fate }
    • { ui-undo-free }. { ui-undo-hint-free }
    • { ui-undo-iron }. { ui-undo-hint-iron }

help-night-played-title = Playing your Luck
help-night-played-body =
    Where the section offers it, a point of Luck buys a change to the next roll: the number it names, up or down. You decide before rolling, it takes at least 1 point of Luck, and it is not a test: nothing is compared, and the point is gone, whether the roll serves you or not.

    Before a test of Luck you pay first; the roll is then compared with the Luck that is left.

help-night-enemies-title = Several enemies
help-night-enemies-body =
    In turn: they fight you one at a time; when the first falls, the next steps up.

    All together: each attacks in every Attack Round. You say which one you strike at and roll your dice only once; that Attack Strength is compared with all of theirs. It can wound the one you strike at. Against the others it only parries: where it is lower than theirs, you are wounded. So you can hit and be hit several times in the same round, and all blows count.

help-night-limits-title = What a section changes in a fight
help-night-limits-body =
    An enemy may strike in another way: a blow that costs more or less than 2 points, or one that poisons. It is noted with the enemy, when the fight is opened or between two rounds.

    A section may also take over: after so many Attack Rounds, or when an enemy has wounded you so many times. The game counts, tells you when the moment has come, and fights no further round until you have ended the fight or changed its terms. A wound that Luck reduces to nothing does not count.

    An advantage or a handicap that lasts for this fight only, to Attack Strength or to Skill, is added under a name of its own. It ends with the fight, however that ends, and may end sooner.

help-night-weapons-title = Weapons
help-night-weapons-body =
    You hold only one weapon at a time. The bonus of a magic weapon is added to Attack Strength and to nothing else: neither to tests of Skill nor to Skill itself. So two magic weapons never add up.

    A section may forbid this bonus for one fight: say so when you open it, or in its terms.

help-night-escape-title = Escape
help-night-escape-body =
    You can escape only where the section grants it, before the first Attack Round or between two, and at the price it names. Where it names none, escaping costs nothing. Where it costs a wound, you may Test your Luck on it; if you die of it, you have not escaped.

    The place remembers those you leave, with the Stamina they have left. When you come back, you can take up the fight, open another, or note that they are gone. In every other respect, a fight taken up is a new fight.

help-night-meals-title = Meals
help-night-meals-body =
    A meal restores 4 points of Stamina, never above the initial value. You never eat during a fight, and only once per stop: after a meal of your own choice, the next has to wait for another section. The settings can lift this limit, if you read the book differently.

    You set out with 12 meals and never carry more: of a larger find, you take what fits. Eating at full Stamina is allowed: you are warned, and the meal is wasted.

help-night-hunger-title = Forced meals
help-night-hunger-body =
    A section may force you to eat ({ KEY("book.forced_meal") }): that meal is gone and restores nothing. If none is left, you lose 2 points of Stamina, which may kill you. Several forced meals are taken one after another.

    A forced meal does not count as the meal of this stop: you may still eat by choice.

help-night-honour-title = Honour
help-night-honour-body =
    Honour begins at 0, with neither top nor bottom: it can become negative. The book says when you gain some, by keeping your word or giving help, and when you lose some. It is drawn around its zero, the points lost on one side, the points gained on the other.

    { KEY("book.counters") } changes the counters, each with its reason; the history shows their curve from section to section.

help-night-nemesis-title = Nemesis
help-night-nemesis-body =
    Nemesis, the Eye of the Night, measures how near the enemy knows you to be, and how much you are feared. It begins at 0, never goes below, and has no top. The wider the Eye is open, the more you are hunted, but the more those who hate the Dragon come to you: the book draws the consequences.

    { KEY("book.counters") } changes it, with its reason.

help-night-time-title = Time Track
help-night-time-body =
    The Time Track counts what the journey has cost. It begins at 0, never goes below, and has no top. Only the book moves it on: walking, fighting or eating do not change it.

    { KEY("book.counters") } changes it, with its reason.

help-night-poison-title = Poison and antidotes
help-night-poison-body =
    A poisoned blow costs its wound, then what the poison takes. Luck works on the wound alone. The sheet keeps a separate count of what an antidote can still cure: what the poison took, but never more than your Stamina is short of its initial value. A meal, like anything that restores Stamina, lowers that count to what is still missing: no antidote cures a later wound.

    An antidote is noted in the backpack ({ KEY("book.items") }) with the number of points it cures. It is used ({ KEY("book.poison") }) at any time, between two rounds, and even while a blow waits: it then prevents the poison before the losses are taken. It never heals a wound, and a dose works once. Where nothing is left to cure, it is refused.

    A section may also poison you without a fight, or put an end to the poison: { KEY("book.poison") } again.

help-night-magic-title = Magic
help-night-magic-body =
    Magic objects and spells are noted ({ KEY("book.magic") }) with their name, how they are used and their charges, if they have any. Each use goes into the journal, with what it did; at 0 charges it is refused. What works only once is gone after use.

    The effect itself is for the book to tell: enter it by hand, or in the fight if it lasts only as long.

help-night-map-title = Map
help-night-map-body =
    The book advises you to draw a map. Here places and ways have whatever names you like, and no compass binds them.

    { KEY("book.walk") } first asks where you are: give the place a name. Then walking draws: the name of the place you go to, that of the way if you like, and the map grows by itself. A way seen but not taken can be noted too, without a place at its end. It may be one-way.

    Your last steps are drawn heavy. Beside the map is what is left to explore, the nearest first: its digit takes the cursor there.

    The map puts places where there is room, near where you come from. Everything can be changed by hand: add, rename, move, remove, mark, annotate. Changes to the map can be undone and are saved like everything else.

help-dice-title = Dice
help-dice-body =
    The game rolls the dice, or you roll your own and type their faces: all those of an Attack Round or of a creation in one line, with or without spaces, in the order that the question shows; with the last one they are taken. You can change your mind at any time: { KEY("book.dice") } in the book and in a fight, { KEY("dungeon.dice") } in a dungeon. Typed dice stay marked as such in the journal, and an impossible face is refused.

    The game’s dice come from a seed that is saved with it. Each kind of roll has a sequence of its own: nothing slipped in between changes the next die.

help-undo-title = Going back
help-undo-body =
    Every action can be undone and redone; the whole history can be read again, and the game taken up from any point. A branch left behind is never erased. How much can be undone is chosen at creation:

    • { ui-undo-fate }: everything can be undone, but dice are not rolled again. The same roll gives the same faces, whatever you do in between. Nothing stops you from having seen the future: forewarned, you may choose another path.
    • { ui-undo-free }: everything can be undone, and dice are rolled again.
    • { ui-undo-iron }: what the dice have said can no longer be undone.

help-hand-title = Changing things by hand
help-hand-body =
    The book always has the last word. Whatever a section orders, the sheet can do by hand, with its reason in the journal: gain or lose points, gold, meals, items; change an initial value; go to a section; roll any dice; take notes; open a fight, change its terms or end it.

    Gold, meals and items do not go below 0: you cannot spend what you do not have. A loss of points takes what there is; a payment in points must be made in full. A change that would kill you asks first.

    A change can be typed as one line as well, where all actions are listed ({ KEY("app.palette") }): the sign, how much, of what, then the reason if you like. “-3st”, “+5gold”, “-1l the fall”, “+1 meal”, “stamina -2”. A sign alone is one point, and the first letters of a name are enough. Right behind the name, “!” lets a gain go beyond the initial value, “/” changes the initial value, “$” is a payment. What would follow is told before it is noted; Tab completes the line.

    By the mouse, what the book shows answers as its key does: a score is tested or corrected; purse, pack, dice, map and whatever else stands there open. The wheel over a score changes it by a point a notch, once you have allowed it; several notches in a row are one change, undone by one key.

help-saves-title = Saved games
help-saves-body =
    There is nothing to save: every action is on the disk before it appears on the screen. Leave when you like, pull the plug if you must; the game goes on where it was.

    A game that is open elsewhere, or damaged, opens read-only, and says why; you can continue from a copy. Nothing is ever erased: a game you no longer want is archived.

help-end-title = The end
help-end-body =
    At Stamina 0 you are dead. A section may also end the adventure, in victory or defeat: note it, with its words.

    After the end you can still read, take notes, export the game and, if it allows that, go back. And another heroine or hero can set out at once.

## DOOnjons&Dragons

help-table-start-title = Around the table
help-table-start-body =
    One to six players, a game master, one screen. Each player has a character; the master sets up three dungeons, one after another. The game plays the monsters unless the master takes them: so a group without a master can play, or one player alone.

    • { KEY("party.new") } creates a character, { KEY("party.begin") } starts the campaign.
    • Enter takes the default dungeon, { KEY("setup.edit") } changes it, { KEY("setup.control") } says who plays the monsters. Before setting out, { KEY("party.master") } says whether the game is the game master or somebody at this table.
    • { alone-begin }
    • { alone-turn }
    • { alone-end }

    What is not allowed is greyed out and says why; a refusal never costs an action. There is nothing to save: { KEY("app.quit") } quits, and the game resumes where it was.

help-table-party-title = Characters
help-table-party-body =
    Strength, dexterity, speed and initiative: four 4-sided dice each, plus 3, plus what the race gives. An elf has 6 more dexterity, a dwarf 6 more strength, a halfling 4 more dexterity and 2 more speed, a human 2 more of each. Hit points come from the class: fighter 20, cleric and rogue 16, wizard 12. Gender changes nothing but words.

    Each class has its kit, whose first weapon and armour are already in use. Two characters never have the same name.

help-table-setup-title = Setting up
help-table-setup-body =
    Each of the three dungeons has a default, made for the size of the party: one key accepts it. The master can change everything: the size, 15 to 25 cells a side, obstacles, monsters, items on the floor, everybody’s place and the story. A dungeon can also be kept in a file, for another game. In the editor Ctrl with an arrow jumps five cells, with Home or End to the edge.

    Nothing stands on an obstacle, two figures never share a cell, and there must be at least one monster. Once initiative has been rolled, the setup is closed.

help-table-turn-title = A turn
help-table-turn-body =
    The order comes from initiative: a 20-sided die plus the characteristic; { KEY("dungeon.order") } explains the ties. It holds for the whole dungeon.

    On its turn a figure has three actions: move, attack, equip or pick up. The same one can be repeated, and the turn can be ended early ({ KEY("dungeon.end_turn") }, twice).

    • Move: one cell for every 3 points of speed; a diagonal is one step. Obstacles and figures on the way do not matter, only the cell of arrival does. Possible cells are marked; { KEY("dungeon.about") } says what each sign means, of figures and of things.
    • Full walls, a choice before setting out ({ KEY("party.walls") }): obstacles and enemies are walked around, within the same number of cells, and a shot needs a line of sight that no obstacle cuts, the same both ways. Between two obstacles that meet in a corner one steps and sees.
    • Arrows aim at a cell; Home, PgUp, End and PgDn go diagonally, and so does all of the numeric pad. { KEY("dungeon.cell") } types one (E5), Enter goes there, Esc cancels. Shift or Ctrl with Up and Down scroll the journal.
    • With the mouse one click goes or attacks at once: under the pointer the line tells beforehand how many actions that takes, and the chance.
    • { KEY("dungeon.pick_up") } picks up an item in the same cell; where there are several, a list opens.
    • { KEY("dungeon.comment") } comments, as a player or as the master, at any time. The settings ({ KEY("app.settings") }) say whether the screen offers it after each action.

    { KEY("dungeon.undo") } undoes as much as the game’s mode allows.

help-table-attack-title = Attacking
help-table-attack-body =
    Tab goes from one target in range to the next, and tells the odds before the roll: “+5 against AC 18: 14 or more (35%)”. AC is the armour class. Enter strikes. Where nobody is in range it goes through all opponents, the nearest first, and tells how far each is.

    • Out of range, Enter goes to the opponent by the shortest way, by the walls of the campaign, and attacks on arrival. What takes more than one action is asked about once; each is undone by itself, and all of it stops with the turn.
    • An arrow into an adjacent opponent attacks; after { KEY("dungeon.move") } it only aims.
    • { KEY("dungeon.repeat") } repeats one’s last attack, with the same weapon on the same target.

    The 20-sided die, plus strength in melee or dexterity at range, must exceed the armour class: equalling it is not enough. A 1 or a 20 is nothing special. On a hit the weapon’s dice are rolled, and nothing is added to them. Range is counted in cells, diagonals included, and walls stop nothing, unless they are full.

    Empty hands cannot attack. Without armour the armour class is 0.

help-table-equipment-title = Equipment
help-table-equipment-body =
    One weapon and one armour at most are worn; the rest is in the inventory, without limit. Equipping puts the old piece back into it. Before the first turn of a dungeon this is free, and everything may even be taken off.

    • Light armour: scale mail, class 9; half plate, 10.
    • Heavy armour: chain mail, 11; plate, 12. Speed −4.
    • Simple weapons: quarterstaff, mace, 1d6.
    • War weapons: longsword, rapier, 1d8. Speed −2, strength +4.
    • Ranged weapons: light crossbow, 1d8, range 16; shortbow, 1d6, range 16; sling, 1d4, range 6.

help-table-monsters-title = Monsters
help-table-monsters-body =
    A monster has no equipment and no inventory: one attack, with its dice. The master plays it with the same keys as the characters, or the game plays it, by the temper chosen for the dungeon, or for it alone in the editor:

    • the nearest: against the first it can get at;
    • the weakest: against whom its next blows bring nearest to death;
    • cautious: against the most dangerous; pressed by two its last action takes it away, at half its hit points its last two;
    • guard: against whoever comes near its post, and once somebody is wounded there, against whoever can strike it; then it returns.

    An archer first steps back from whoever is adjacent, if it can still shoot then. Who cannot get at one target takes another, or goes around.

    When the game plays, it first shows what it is about to do. Space hurries it; a question or something to read stops it; after going back it waits for Space or Enter before it goes on.

help-table-extended-title = The extended rules
help-table-extended-body =
    The party chooses them before it sets out ({ KEY("party.rules") }); the base rules have none of this.

    A spell is an action, at any distance ({ KEY("dungeon.cast") }). The cleric knows Healing, the wizard all three; monsters have none.

    • Healing: a character, the caster too, has 1d10 hit points back, never more than at creation.
    • Boogie Woogie: any two figures change places.
    • Magic Weapon: a weapon that a character holds or carries gains +1 to attack and +1 to damage. It adds up without limit and lasts for the campaign.

    After any action the game master may intervene ({ KEY("dungeon.hand") }), at no cost: move a figure to a free cell, deal damage (2d6), put obstacles where there is nothing. Who dies of it is dead. A word may go with each. The game itself never intervenes.

    The two-handed sword is a war weapon, 2d6: speed −2, strength +4. The master lays it out in a dungeon.

help-table-end-title = The end of a dungeon
help-table-end-body =
    Once the last monster is dead, everybody is back to full hit points, keeps all equipment, and the next dungeon is set up. After the third, you have won.

    If even one character dies, the game is lost for all. The master may also declare defeat ({ KEY("dungeon.declare") }) when nobody can act any more.

    After the end you can still read, comment and, if the mode allows it, go back.

    • { KEY("outcome.again") }: this dungeon again, as it was set up. It is a way back: the end stays in the history, and iron mode refuses it.
    • { KEY("outcome.new") }: a new campaign for the same party, in a game of its own, with the same rules, walls and temper of the monsters. The dice of creation are new.
    • { KEY("outcome.keep") }: the story of the campaign as one page, dungeon by dungeon, round by round.

help-memory-title = From one game to another
help-memory-body =
    At the section that you read, the book tells how often other games have read it, who died there and of what, and the notes taken there; before an enemy, how fights against those of its name went. A setting (Memory) leaves only your notes, or nothing. PgUp and PgDn scroll what has no room.

    Only what has happened counts: what was undone is forgotten. Archived games count. A copy counts from where it was copied. Of a damaged save, what can be read counts.

    The page of statistics counts all of this, book by book, and the dice: how often each face and each sum of two, what chance would have given, and whether that is surprising. Dice typed by hand are apart.
