# Why something is not possible now, and what would be.
# A rule that refuses several commands may have its own words for one of them: refusal-<rule>-<Command>.

## Phases

refusal-phase-creation = The adventure has not begun yet: first create your { $gender ->
    [m] hero
   *[f] heroine
}.
refusal-phase-calm = That makes sense only in a fight, and none is open.
refusal-phase-calm-CreateHero = Your { $gender ->
    [m] hero
   *[f] heroine
} has already been created. For another fate, begin a new game.
refusal-phase-calm-AnswerBlow = No blow is awaiting an answer.
refusal-phase-calm-Escape = There is nobody to escape from: no fight is open.
refusal-phase-calm-FightRound = There is nobody to strike: open a fight first.
refusal-phase-calm-FightOn = { refusal-phase-calm-FightRound }
refusal-phase-fight = Not during a fight: finish it first, or call it off if nothing has been played in it yet.
refusal-phase-fight-AnswerBlow = { refusal-phase-calm-AnswerBlow }
refusal-phase-fight-TakeForcedMeals = { refusal-phase-fight-EatMeal }
refusal-phase-fight-CreateHero = { refusal-phase-calm-CreateHero }
refusal-phase-fight-EatMeal = You cannot eat during a fight. You can as soon as it is over.
refusal-phase-fight-OpenFight = A fight is already open. Another enemy can join it; for any other fight, finish this one first.
refusal-phase-fight-TakeUpFight = A fight is already open: finish it before you take up an old one.
refusal-phase-fight-ForgetEncounter = While you fight, the enemies left behind stay on the sheet. You can strike them out afterwards.
refusal-phase-round = Not during a fight: finish it first.
refusal-phase-round-AnswerBlow = { refusal-phase-calm-AnswerBlow }
refusal-phase-round-TakeForcedMeals = { refusal-phase-fight-EatMeal }
refusal-phase-round-CreateHero = { refusal-phase-calm-CreateHero }
refusal-phase-round-EatMeal = { refusal-phase-fight-EatMeal }
refusal-phase-round-OpenFight = { refusal-phase-fight-OpenFight }
refusal-phase-round-TakeUpFight = { refusal-phase-fight-TakeUpFight }
refusal-phase-round-ForgetEncounter = { refusal-phase-fight-ForgetEncounter }
refusal-phase-blow = A blow awaits your answer: Test your Luck, or leave it as it is.
refusal-phase-blow-EatMeal = You cannot eat during a fight, and a blow awaits your answer.
refusal-phase-over = The adventure is over. It can still be read, annotated and exported.
refusal-phase-over-EatMeal = The adventure is over, and hunger with it.

## Dice

refusal-dice-impossible = A { $sides }-sided die cannot show { $face }.
refusal-dice-too-few = Dice are missing ({ dice-kind }): give the faces of all that are rolled.
refusal-dice-too-many = { $left ->
    [one] { $left } die too many
   *[other] { $left } dice too many
}: the rule asks for { $used } only.
refusal-dice-other = The dice on record are not those that the rule asks for ({ dice-kind }).
refusal-dice-unreadable = Give { dice-count }: { $count ->
    [1] a number from 1 to { $sides }
   *[other] { $sides ->
        [6] digits from 1 to { $sides }, with spaces between them or without
       *[other] numbers from 1 to { $sides }, with spaces between them
    }
}.
refusal-dice-number = It takes { dice-faces }; you gave { $given }.

## Figures and texts

refusal-amount-bounds = { $change ->
    [yes] As things stand, the change can be from { $low } to { $high }: beyond that the total would be out of bounds.
   *[no] A whole number is needed, from { $low } to { $high }.
}
refusal-amount-zero = Zero would change nothing. Give a gain or a loss.
refusal-payment-sign = A payment takes points away: give it as a negative number.
refusal-payment-beyond = You cannot pay with what you do not have: { $asked } asked in { score-name }, { $held } held.
refusal-score-unknown = This book does not know that characteristic: { $score }.
refusal-name-empty = A name is needed.
refusal-name-line = A name is a single line: remove the line break.
refusal-name-long = A name has at most { $high } characters; this one has { $length }.
refusal-text-empty = Nothing is written.
refusal-text-line = This text is a single line: remove the line break. A note can have several.
refusal-text-long = A text has at most { $high } characters; this one has { $length }.
refusal-text-unwritable = This text has a broken character that no file can hold. Remove it.

## History

refusal-undo-nothing = There is nothing to undo.
refusal-undo-few = { $count } actions cannot be undone: there { $there ->
    [one] is only { $there }
   *[other] are only { $there }
}.
refusal-undo-iron = This game is in Iron mode: what the dice have said cannot be undone.
refusal-discard-played = The adventure has begun: nothing of it is discarded. The shelf can archive it.
refusal-redo-nothing = There is nothing to redo.
refusal-redo-few = { $count } actions cannot be redone: there { $there ->
    [one] is only { $there }
   *[other] are only { $there }
}.
refusal-rewind-unknown = Moment { $n } does not exist in the history of this game.
refusal-rewind-here = You are already at that moment of the history.
refusal-command-unknown = This book does not know that command: { $command }.
refusal-game-none = No game is open.
refusal-game-read-only = This game is open read-only: nothing can be written to it. To play, go on from a copy.

## Tests

refusal-luck-none-left = Your Luck is 0: only a test that the section imposes can still be made.
refusal-luck-none-left-AnswerBlow = Your Luck is 0: this blow stays as it is.

refusal-luck-play-none = Your Luck is 0: there is nothing left to play.
refusal-luck-play-last = To play your last point of Luck would leave none for a test that nothing imposes.
refusal-luck-not-played = In this book Luck is not played before a roll.
refusal-luck-not-offered = Luck can do nothing about this blow: only an antidote can still stop its poison.

## Counters

refusal-counter-unknown = This book does not have that counter: { NAME("score", $counter) }.

## Poison

refusal-poison-none = Poison costs you nothing: nothing is left to cure.
refusal-antidote-nothing = { item-name }: nothing is left to cure.
refusal-item-no-antidote = { item-name } is not an antidote. If it is one, note that on the sheet first.

## Magic

refusal-magic-unknown = That magic object or spell is not on your sheet.
refusal-magic-full = The sheet cannot hold more than { $limit } magic objects and spells.
refusal-magic-same = Nothing would change: { $name }.
refusal-once-charges = { $name } works only once: it has one charge at most, not { $charges }.
refusal-charges-none = { $name } has no charge left.

## Fights

refusal-term-unknown = { $term ->
    [fury] This book knows no Potion of Fury.
    [poison] This book knows no poison.
    [until_wounds] No section of this book counts the wounds that an enemy deals.
    [until_round] No section of this book limits the number of Attack Rounds.
    [weapon_bonus] No section of this book forbids the bonus of a weapon.
    [modifier] No section of this book changes the Attack Strength of a fight.
    [strike] No section of this book changes what your blows cost.
    [order] No section of this book says how several enemies attack.
    [escape_wound] No section of this book changes what an Escape costs.
   *[escape] This book knows no Escape.
}
refusal-section-takes-over = { $why ->
    [wounds] { $name } has wounded you { $count ->
        [one] once
       *[other] { $count } times
    }
   *[round] { $count ->
        [one] Attack Round { $count } is over
       *[other] The { $count } Attack Rounds are over
    }
}: the section says what follows. If it lets the fight go on, change its terms first.
refusal-effects-full = A fight cannot have more than { $limit } effects.
refusal-effect-unknown = No effect with that number is at work in this fight.

refusal-enemies-number = A fight sets 1 to { $high } enemies against you.
refusal-enemies-full = A fight takes { $high } enemies at most{ $dead ->
    [0] {""}
   *[other] , including the dead
}: nobody else can join this one. The next can wait for a fight of their own.
refusal-order-unknown = This book does not know that way of fighting: { $order }.
refusal-as-one-several = Fought as a single enemy, they have one name and one set of scores. For several, choose “in turn” or “all together”.
refusal-target-missing = Several enemies face you: say which one you strike at.
refusal-target-unknown = No enemy has that number in this fight.
refusal-target-dead = { $name } is out of the fight. Choose an enemy still standing.
refusal-target-waits = { $name } is waiting for a turn: strike at the one who faces you.
refusal-fight-begun = This fight has begun, it can no longer be called off. If the section stops it, you can end it on the section’s order.
refusal-fight-same = Those are already the terms of this fight.
refusal-spare-luck-same = { $spare ->
    [yes] Luck is already spared in this fight.
   *[no] Luck is already asked for on every blow.
}
refusal-mark-reached = Your Stamina is { $stamina }, and the fight stops at { $mark }. Fight the Attack Round alone ({ KEY("fight.round") }), or choose a lower mark ({ KEY("fight.mark") }).
refusal-enemy-same = { $name } already has these scores.
refusal-escape-not-allowed = Nothing says that the section grants Escape. If it does, change the terms of the fight first.
refusal-encounter-unknown = No fight with that number is remembered.
refusal-encounter-elsewhere = These enemies await you { $place ->
    [clearing] in clearing { $number }
   *[section] at section { $number }
}: you can take the fight up once you are back there.
refusal-fury-with-strength = The Potion of Fury does not add to a Stone of Strength, and you have used one in this fight.
refusal-fury-with-weakness = The Potion of Fury does not add to a Stone of Weakness, and an enemy is under one.

## Provisions

refusal-meal-none-left = You have no meal left.
refusal-meal-stop = One meal per stop: the next one needs a new section first. The settings can lift this.
refusal-meals-too-few = { $held ->
    [0] You have no meals left
    [one] You have only { $held } meal
   *[other] You have only { $held } meals
}: { $asked } cannot be taken away.
refusal-meals-full = You already carry { $limit } meals, and cannot carry more.

## Belongings

refusal-gold-too-little = { $held ->
    [0] Your purse is empty
    [one] Your purse holds only { $held } Gold Piece
   *[other] Your purse holds only { $held } Gold Pieces
}: { $asked } cannot come out of it.
refusal-item-unknown = That item is not on your sheet.
refusal-item-too-few = { item-name }: you have { $held }, { $asked } cannot be taken away.
refusal-item-same = Nothing would change about this item.
refusal-item-no-weapon = Not a weapon: { item-name }. If it is one, note that first.
refusal-items-full = The sheet cannot hold more than { $limit } different items.
refusal-item-property-unknown = { $property ->
    [antidote] This book knows no antidotes.
   *[treasure] This book does not count treasures.
}
refusal-worth-no-treasure = Only a treasure has a value. Note first that it is one.
refusal-bonus-no-weapon = Only a weapon adds to Attack Strength. Note first that it is one.
refusal-weapon-in-fight = A weapon is chosen before the first Attack Round; afterwards only where the section orders it.
refusal-weapon-same = That is already what you have in hand.

## Notes and sections

refusal-section-bounds = A section has a number from 1 to { $high }.
refusal-section-label = A section is written as a number from 1 to { $high }, or as a number and what follows it, like 101-A or 12bis.
refusal-section-missing = The number of the section is needed.
refusal-section-same = You are already at section { $section }.
refusal-note-unknown = That note does not exist, or no longer does.
refusal-note-same = The note already says that.
refusal-notes-full = The sheet cannot hold more than { $limit } notes. Strike one out.

## Stones

refusal-stone-none-left = You have no { stone-title }.
refusal-stones-full = Your bag already holds { $limit } { stone-titles }, and cannot hold more.
refusal-stone-too-few = { $held ->
    [0] You have no { stone-title }
    [one] You have only { $held } { stone-title }
   *[other] You have only { $held } { stone-titles }
}: { $asked } cannot be lost.
refusal-stone-source = { $source ->
    [good] A good wizard gives no evil Stone
   *[evil] An evil wizard gives no good Stone
} ({ stone-name }). It can come only from a wizard of its own kind, or from a neutral source.
refusal-stone-after-first-round = The first Attack Round is fought: the { stone-title } must wait for the end of the fight.
refusal-stone-before-first-round = The { stone-title } is used once a fight is open, before its first Attack Round, and at no other time.
refusal-stone-not-offered = The { stone-title } is used only when the section offers it. If it does, confirm it.
refusal-stone-no-creature = The { stone-title } is not used for another creature: only a Blessing is.
refusal-stone-no-enemy = The { stone-title } names no enemy of the fight: only a Weakness does.
refusal-blessing-nobody = A Blessing goes to someone other than you: say to whom.
refusal-strength-again = One Stone of Strength per fight, and you have used one in this one.
refusal-strength-with-fury = The Stone of Strength does not add to a Potion of Fury, and you have drunk one for this fight.
refusal-strength-limit = The Stone of Strength does not raise Skill above { $limit }, and yours is { $skill }.
refusal-weakness-again = One Stone of Weakness per enemy, even after an Escape: { $name } has had one.
refusal-weakness-with-fury = The Stone of Weakness does not add to a Potion of Fury, and you have drunk one for this fight.

## Map

refusal-phase-fight-Walk = You cannot leave a clearing in the middle of a fight. Finish it, or escape if it allows that.
refusal-phase-round-Walk = { refusal-phase-fight-Walk }
refusal-way-diagonal = No passage runs diagonally: only north, east, south or west ({ $way }).
refusal-way-unknown = A direction is n, e, s or w, and nothing else: { $way }.
refusal-clearing-bounds = A clearing has a number from 1 to { $high }.
refusal-clearing-unknown = { $number ->
    [0] The map has no clearing yet.
   *[other] The map has no clearing { $number }.
}
refusal-clearing-known = A number names one clearing, and { $number } is already on the map.
refusal-walk-nowhere = The map does not know where you are: say in which clearing first.
refusal-stand-here = { $clearing ->
    [0] Your position on the map is not noted.
   *[other] You are already in clearing { $clearing }.
}
refusal-passage-unknown = This passage is not, or no longer, on the map.
refusal-passage-known = From clearing { $start }, { way-exit } already leads to clearing { $end }: that passage is on the map.
refusal-passage-open = Nobody knows yet where { way-exit } of clearing { $start } leads: there is nothing to reverse.
refusal-exit-known = From clearing { $start }, { way-exit } is already on the map.
refusal-map-unchanged = The map already says so: nothing would change.
refusal-map-full = The map holds { $high } clearings and as many passages at most.
refusal-mark-unknown = The map does not know this mark: { $mark }.
refusal-move-onto = Clearing { $number } must go beside another one, not onto it. Say by how many columns or rows.
refusal-move-alone = This clearing can only be moved relative to another, and the map has no other yet.
refusal-place-named = Number { $number } is already on the map{ $label_given ->
    [yes] , under the name “{ $label }”
   *[no] , without a name
}. To call it “{ $name }”, rename it.
refusal-place-nowhere = A name, “{ $label }”, but of which place? Give its number.

## The map of a book without a compass: places and ways

refusal-phase-fight-Walk-free = You cannot walk off in the middle of a fight. Finish it, or escape if it allows that.
refusal-phase-round-Walk-free = { refusal-phase-fight-Walk-free }
refusal-move-alone-free = This place can only be moved relative to another, and the map has no other yet.
refusal-way-diagonal-free = On this map ways have a name, or none, instead of a direction ({ $way }).
refusal-way-unknown-free = On this map ways have a name, or none, instead of a direction ({ $way }).
refusal-clearing-bounds-free = A place has a number from 1 to { $high }.
refusal-clearing-unknown-free = { $number ->
    [0] The map has no place yet.
   *[other] The map has no place { $number }.
}
refusal-clearing-known-free = A number names one place, and { $number } is already on the map.
refusal-walk-nowhere-free = The map does not know where you are: say in which place first.
refusal-stand-here-free = { $clearing ->
    [0] Your position on the map is not noted.
   *[other] You are already { $label_given ->
        [yes] at “{ $label }”
       *[no] in place { $clearing }
    }.
}
refusal-passage-unknown-free = This way is not, or no longer, on the map.
refusal-passage-known-free = { way-leaving-place } the way{ way-named } already leads { way-to-place }: it is on the map.
refusal-passage-open-free = Nobody knows yet where { way-passage-free } leads: there is nothing to reverse.
refusal-exit-known-free = The map already shows { way-passage-free }.
refusal-map-full-free = The map holds { $high } places and as many ways at most.
refusal-move-onto-free = { way-place } must go beside another place, not onto it. Say by how many columns or rows.
refusal-encounter-elsewhere-free = These enemies await you { $place ->
    [clearing] { $label_given ->
        [yes] at “{ $label }”
       *[no] in place { $number }
    }
   *[section] at section { $number }
}: you can take the fight up once you are back there.

## DOOnjons&Dragons

refusal-character-unknown = No character with that number is at the table.
refusal-character-named = A character is already called { $name }. Within a party, all names must differ.
refusal-character-same = That character is already called { $name }.
refusal-party-full = A party has { $high } characters at most.
refusal-party-empty = At least one character is needed to set out.
refusal-cell-unreadable = “{ $cell }” is not a cell: give its letter and its number, as in E5.
refusal-cell-outside = That cell is off the map, which ends at { $last }.
refusal-cell-obstacle = An obstacle is at { $cell }.
refusal-cell-taken = { figure-name } is at { $cell }.
refusal-cell-littered = An item lies at { $cell }: take it away before you put an obstacle there.
refusal-cell-shared = Two figures cannot begin in the same cell, { $cell }.
refusal-notation-unreadable = “{ $dice }” is not a roll of dice: write 2d6, for example.
refusal-notation-bounds = { $dice }: a roll has 1 to { $most_dice } dice, of 2 to { $most_faces } faces.
refusal-piece-unknown = There is no such equipment: { $kind }.
refusal-piece-worn = Already in use: { piece-name }.
refusal-piece-missing = { $name } has no such thing in the inventory: { piece-name }.
refusal-piece-elsewhere = That is not worn that way: { piece-name }.
refusal-slot-empty = { $name } has nothing of the kind on ({ piece-slot }).
refusal-species-unknown = This species is not in the bestiary: { $kind }.
refusal-species-twice = A monster is from the bestiary or of a species of your own, not both.
refusal-monster-unknown = No monster with that number is in this dungeon.
refusal-monster-same = Nothing would change: { figure-name }.
refusal-monsters-full = A dungeon holds { $high } monsters at most.
refusal-monster-locked = { $trait ->
    [strength] A monster that attacks at range has no strength: leave it at 0.
   *[dexterity] A monster that attacks in melee has no dexterity: leave it at 0.
}
refusal-monster-cannot = { figure-name } is a monster: only characters equip and pick up.
refusal-size-bounds = A side has { $low } to { $high } cells, not { $side }.
refusal-setup-same = Nothing would change.
refusal-walls-same = { $full ->
    [yes] Walls are full already.
   *[no] Walls are those of the rules already.
}
refusal-things-full = The floor of a dungeon holds { $high } items at most.
refusal-thing-unknown = No item with that number lies on the floor.
refusal-thing-elsewhere = That lies at { $cell }, not here: { piece-name }.
refusal-thing-which = { $count } items lie here: choose which one to pick up.
refusal-comment-master = The game master does not speak for a character.
refusal-nothing-here = Nothing lies at { $cell }.
refusal-dungeon-floor = This dungeon has no readable floor: rows of equal length, made of “.” and “#”.
refusal-dungeon-no-monster = A dungeon without a monster does not begin.
refusal-figure-unplaced = { figure-name } is not on the map: place everybody before you begin.
refusal-move-own-cell = That is the cell where the move begins, { $cell }.
refusal-move-too-far = { $cell } is { $distance ->
    [one] { $distance } cell
   *[other] { $distance } cells
} away: with a speed of { $speed }, a move covers { $steps }.
refusal-move-walled = { $distance ->
    [0] No way leads to { $cell }: walls are full, obstacles and enemies are walked around.
    [one] { $cell } is { $distance } cell away by the shortest way, and a move covers { $steps }: walls are full.
   *[other] { $cell } is { $distance } cells away by the shortest way, and a move covers { $steps }: walls are full.
}
refusal-attack-unarmed = { figure-name } has nothing in hand to attack with.
refusal-target-friend = { figure-name } is on the same side.
refusal-target-too-far = { figure-name } is { $distance ->
    [one] { $distance } cell
   *[other] { $distance } cells
} away, and this attack reaches { $reach }.
refusal-target-hidden = An obstacle hides { figure-name }: walls are full, and a line of sight is needed.
refusal-target-unreachable = No way leads to where { figure-name } could be attacked from.
refusal-phase-party = The party is still gathering: create the characters, then begin the campaign.
refusal-phase-setup = The dungeon has not begun: the game master is setting it up.
refusal-phase-ready = The dungeon is ready and everybody is equipping: its setup is closed, and the first turn has not begun.
refusal-phase-turn = The dungeon has begun: it is played turn by turn.

## DOOnjons&Dragons: the extended rules

refusal-rules-base = That takes the extended rules, which are chosen before the campaign: this one follows the base rules.
refusal-rules-same = { $rules ->
    [extended] The campaign follows the extended rules already.
   *[base] The campaign follows the base rules already.
}
refusal-piece-extended = Only the extended rules know this piece: { piece-name }.
refusal-spell-monster = { figure-name } is a monster: monsters know no spells.
refusal-spell-unknown = { $name } does not know this spell: { $spell ->
    [healing] Healing is for clerics and wizards.
    [boogie-woogie] Boogie Woogie is for wizards.
   *[magic-weapon] Magic Weapon is for wizards.
}
refusal-healing-full = { $name } has all hit points ({ $hit_points }): Healing would add none.
refusal-figure-unknown = Nobody has that number in this dungeon.
refusal-swap-same = { figure-name } cannot change places with itself: choose two figures.
refusal-magic-no-weapon = Magic Weapon works on a weapon only, and this is none: { piece-name }.
refusal-hand-before = The game master intervenes after an action, and nobody has acted in this dungeon yet.

## Adventures that are read from a file

refusal-adventure-begun = The adventure has begun already.
refusal-adventure-read = This game is read from a file: go by its ways, or by your own hand.
refusal-adventure-text = The text of this adventure is not there.
refusal-adventure-none = This game is not read from a file.
refusal-adventure-same = That is the text that you are reading.
refusal-adventure-rulebook = This text is by the rules of another book ({ $book }).
refusal-section-gone = This text has no section { $section } any more.
refusal-links-many = A section leads to { $high } others at most.
refusal-orders-unsound = What this section orders makes no sense: a number is too large, or a text too long.
refusal-orders-unknown = The rules of this book do not know “{ $order }”.
refusal-section-nowhere = This adventure has no section “{ $section }”.
refusal-way-none = No way leads from here to “{ $section }”.
refusal-way-undecided = { $asked ->
    [test] The test comes first.
    [dice] The dice come first.
   *[fight] The fight comes first.
}
refusal-way-outcome = That is not how it turned out.
refusal-needs-item = You need: { $name }.
refusal-needs-codeword = You lack a word to remember.
refusal-needs-stone = You need a Stone { stone-of }.
refusal-needs-magic = You need: { $name }.
refusal-needs-more = { $score ->
    [gold] You need { $wanted } { $wanted ->
        [one] Gold Piece
       *[other] Gold Pieces
    }; you have { $held }.
    [meals] You need { $wanted } { $wanted ->
        [one] meal
       *[other] meals
    }; you have { $held }.
   *[other] At least { $wanted } is needed ({ score-name }); you have { $held }.
}
refusal-needs-less = { $score ->
    [gold] No more than { $wanted } { $wanted ->
        [one] Gold Piece
       *[other] Gold Pieces
    } will do; you have { $held }.
    [meals] No more than { $wanted } { $wanted ->
        [one] meal
       *[other] meals
    } will do; you have { $held }.
   *[other] At most { $wanted } will do ({ score-name }); you have { $held }.
}
refusal-needs-first = That is possible only the first time.
refusal-needs-again = That is not possible the first time.
refusal-needs-other = That is not possible now.
refusal-nothing-asked = This section asks nothing, or nothing any more.
refusal-wizard-none = Nobody gives stones here.
refusal-wizard-other = That stone is not one of those that you are offered.
