# The dungeons.

dungeon-default-title = { $number ->
    [1] The Leaking Barrel
    [2] The Crypt of the Wakeful
   *[3] The Warm Stone
}
dungeon-default-context = { $number ->
    [1] For three nights there has been laughter under the inn, and hams have been vanishing. There is talk of goblins, lurking behind the pillars of the old cellar. The innkeeper offers free lodging to whoever gives it back, and shuts the trapdoor behind you.
    [2] At the back of the cellar a breach opens onto a stair that no plan shows. The Crypt of the Wakeful kept the dead of the town; somebody is waking them. Between the tombs bones stand up, and was that the sound of a bowstring being drawn?
   *[3] Deeper down the air smells of ashes, and the rock is warm to the hand. It is said that cultists feed a beast of flame here, that its hounds never sleep, and that the dead rise for nobody else. There is no other way out.
}

dungeon-untitled = Dungeon
dungeon-no-context = The game master has said nothing about this dungeon.

## The page

dungeon-place = Dungeon { $number } of { $of }{ $round ->
    [0] {""}
   *[other] {" "}· round { $round }
}
dungeon-order = { $ready ->
    [yes] Initiative
   *[no] Order, round { $round }
}
dungeon-order-why = { $key }: the ties
dungeon-journal = Journal
dungeon-journal-empty = Everything that is played will be written here.
dungeon-monster = monster
dungeon-tie = { $why ->
    [initiative] = better initiative
    [characters] = characters first
   *[creation] = order of arrival
}

## The sheet

dungeon-points-short = HP
dungeon-sheet-cell = Cell
dungeon-sheet-strength = Strength
dungeon-sheet-dexterity = Dexterity
dungeon-sheet-speed = Speed
dungeon-sheet-initiative = Initiative
dungeon-sheet-armour = Armour
dungeon-sheet-weapon = In hand
dungeon-sheet-attack = Attack
dungeon-sheet-inventory = Inventory
dungeon-sheet-spells = Spells
dungeon-steps = { $steps ->
    [0] no cell
    [one] { $steps } cell
   *[other] { $steps } cells
}
dungeon-speed = { $speed } ({ dungeon-steps })
dungeon-armour = { $name }, AC { $armour }
dungeon-weapon = { $name }, { $dice }, { $reach ->
    [1] in melee
   *[other] range { $reach }
}
dungeon-attack = { $dice }, { $reach ->
    [1] in melee
   *[other] range { $reach }
}
dungeon-no-armour = no armour
dungeon-no-weapon = empty hands, no attack
dungeon-nothing = empty
dungeon-brief-kin = { $kin } · AC { $armour }
dungeon-brief-speed = Speed { $speed } ({ dungeon-steps })
dungeon-brief-traits = Strength { $strength } · Dexterity { $dexterity }
dungeon-brief-inventory = Inventory: { $pieces }

## What is played

dungeon-turn-of = { $program ->
    [yes] The game plays: { $who }
   *[no] { $who } plays
}
dungeon-actions = { $left ->
    [one] { $left } action
   *[other] { $left } actions
}
dungeon-or-arrows = { $arrows ->
    [yes] {" "}or arrows
   *[no] {""}
}
dungeon-can-move = { $cells ->
    [0] No cell to go to.
    [one] { $key }{ dungeon-or-arrows }: one cell.
   *[other] { $key }{ dungeon-or-arrows }: { $cells } cells.
}
dungeon-can-attack = { $count ->
    [0] { $distance ->
        [0] No target.
        [one] Target { $distance } cell away.
       *[other] Target { $distance } cells away.
    }
    [one] { $key }: one target.
   *[other] { $key }: { $count } targets.
}
dungeon-can-not-attack = Empty hands: no attack.
dungeon-can-pick-up = { $key }: pick up ({ $count ->
    [one] { $pieces }
   *[other] { $count } items
}).
dungeon-comment-offer = { $key }: a comment?
dungeon-offer = { figure-name }: { $bonus ->
    [0] +0
   *[other] { SIGNED($bonus) }
} against AC { $armour }: { $faces ->
    [0] never
    [20] always
   *[other] { $least } or more
} ({ $chance }%), { $dice } damage.
dungeon-target = Target · { figure-name }
dungeon-armour-short = AC
dungeon-target-means = { $bonus ->
    [0] +0
   *[other] { SIGNED($bonus) }
}, damage { $dice }
dungeon-target-faces = { $faces ->
    [0] never
    [20] always
   *[other] { $least } or more
}
dungeon-target-chance = { $chance }%
dungeon-way-begins = The move starts from { $cell }: the arrow keys pick the cell to go to.
dungeon-way = Go to { $cell }, { $distance ->
    [one] { $distance } cell
   *[other] { $distance } cells
}.
dungeon-lies-there = On the floor: { $pieces }.
dungeon-sure = End this turn { $left ->
    [one] with { $left } action
   *[other] with { $left } actions
} left? Enter or { KEY("dungeon.end_turn") }: yes. Esc: no.
dungeon-magic = { $magic ->
    [0] {""}
   *[other] {" "}+ { $magic } (magic)
}
dungeon-sum = { $sum } ({ figure-trait }){ dungeon-magic } = { $total } { $hit ->
    [yes] > { $armour }
   *[no] ≤ { $armour }
}
dungeon-attacked = { figure-name } { $hit ->
    [yes] hits
   *[no] misses
} { figure-target }:
dungeon-damage = { $dice } { $damage ->
    [one] point of damage
   *[other] points of damage
}, { dungeon-left }.
dungeon-left = { $left ->
    [0] no hit points left
   *[other] { $left } HP left
}
dungeon-deed-Moved = { $first ->
    [yes] { figure-name } goes
   *[no] Goes
} from { $start } to { $end }.
dungeon-deed-Attacked = { $first ->
    [yes] { figure-name } { $hit ->
        [yes] hits
       *[no] misses
    }
   *[no] { $hit ->
        [yes] Hits
       *[no] Misses
    }
}{ $again ->
    [yes] : { $sum }{ dungeon-magic } = { $total }
   *[no] {" "}{ figure-target }: { $sum } ({ figure-trait }){ dungeon-magic } = { $total }
} { $hit ->
    [yes] > { $armour }, damage { $dice }, { $left } { dungeon-points-short } left.
   *[no] ≤ { $armour }.
}
dungeon-deed-TurnEnded = { $first ->
    [yes] { figure-name } ends
   *[no] Ends
} its turn.
dungeon-dice-attack = Attack
dungeon-dice-damage = Damage
dungeon-dice-initiative = Initiative
dungeon-dice-creation = Creation
dungeon-nothing-to-wear = { $name } has nothing else to use.

## Before the first turn

dungeon-ready-title = Before the first turn
dungeon-ready = Everybody equips freely ({ $key_equip }).{ $party ->
    [one] {""}
   *[other] {" "}{ $key_target }: the next one.
} { $key_begin }: the first turn begins.

## Monsters that the game plays

dungeon-program-plays = The game plays this monster.
dungeon-program-waits = The game waits: { $key } to go on.
dungeon-program-thinks = { figure-pronoun } looks around…
dungeon-program-moves = { figure-pronoun } goes to { $cell }.
dungeon-program-ends = { figure-pronoun } ends the turn.

## The end

dungeon-cleared-title = Dungeon { $number } beaten
dungeon-cleared = Round { $rounds }: no monster is left. { $key }: dungeon { $following }, where everybody is back to full hit points and keeps all equipment.
dungeon-end-title = { $won ->
    [yes] You have won
   *[no] You have lost
}
dungeon-end-with = { $weapon_given ->
    [yes] {" "}with { piece-weapon }
   *[no] { $dice_given ->
        [yes] {" "}({ $dice })
       *[no] {""}
    }
}
dungeon-end-blow = { $master ->
    [yes] The game master’s hand{ dungeon-end-with }
   *[no] The fatal blow: { figure-by }{ dungeon-end-with }
}
dungeon-end-killed = { figure-name } dies at { $cell }, in dungeon { $dungeon }. { dungeon-end-blow }.
dungeon-end-cleared = The last monster has fallen: { figure-name }, at { $cell }, in dungeon { $dungeon }. { dungeon-end-blow }.
dungeon-end-declared = Defeat is declared in dungeon { $dungeon }.
dungeon-end-on = Enter: the end.
dungeon-end-words = “{ $words }”
dungeon-end-party = The party
dungeon-end-number = Dungeon
dungeon-end-rounds = Rounds
dungeon-end-slain = Monsters slain
dungeon-end-attacks = Attacks
dungeon-end-hits = Hits
dungeon-end-typed = { $mark } { $count ->
    [one] { $count } roll of your own dice
   *[other] { $count } rolls of your own dice
}
dungeon-end-map = Look at the map again
dungeon-end-history = Read the history
dungeon-end-comment = A last word
dungeon-end-undo = Undo the last action
dungeon-end-again = Same party, this dungeon again
dungeon-end-new = Same party, a new campaign
dungeon-end-other = Another party
dungeon-end-leave = Back to the title

## The dialogs

dungeon-equip-title = Equip { $name }
dungeon-equip-intro = { $free ->
    [yes] Before the first turn this costs nothing.
   *[no] This costs an action. What it replaces goes into the pack.
}
dungeon-worn = { $slot ->
    [weapon] in hand
   *[armour] worn
}
dungeon-take-off = { $slot ->
    [weapon] Go empty-handed
   *[armour] Take the armour off
}
dungeon-pick-up-title = Pick up
dungeon-cell-title = Which cell?
dungeon-cell-hint = A letter and a number: go there, or attack whoever stands there.
dungeon-cell-placeholder = E5
dungeon-comment-title = Comment
dungeon-comment-placeholder = What is said at the table
dungeon-comment-by = Speaker
dungeon-not-cleared = This dungeon is not beaten yet.
dungeon-by-master = the game master
dungeon-by-master-short = GM
dungeon-order-title = The order of turns
dungeon-order-rule = A 20-sided die, plus initiative. In a tie the better initiative comes first, then characters, then the order of arrival.
dungeon-about-title = This dungeon
dungeon-signs = Signs
dungeon-sign = { $sign ->
    [character] hero
    [monster] monster
    [hurt] hurt
    [target] in range
    [reach] in reach
    [danger] exposed
    [wall] obstacle
    [armour] armour
    [melee] melee
    [ranged] ranged
    [several] items
    [beyond] off view
   *[fallen] died here
}
dungeon-signs-notes = In small cells a hero is only three letters of the name, small ones when hurt, and a figure that is underlined stands on an item. Exposed: an opponent could strike there without moving. An arrow at an edge leads to the nearest of the monsters, or of the heroes, out of sight on that side: how many cells away, and how many more there are. In the order, race and class have two letters each.
dungeon-about-rules = Rules: { dungeon-rules }.
dungeon-rules = { party-rules-name }, { $walls ->
    [yes] full walls
   *[no] the rulebook’s walls
}
dungeon-about-tempers = Tempers of their own: { $tempers }.
dungeon-sheets-title = Sheet
dungeon-keys-read = Arrows, PgUp, PgDn, Home, End: scroll · Enter or Esc: close
dungeon-keys-sheets = Tab, right: the next figure · Shift+Tab, left: the one before · up, down: scroll · Enter or Esc: close

## The history of a table

dungeon-history-map = The map at that point
dungeon-history-party = The party gathers.
dungeon-history-setup = Dungeon { $number } is set up.
dungeon-history-ready = Dungeon { $number }: everybody equips.
dungeon-history-turn = Dungeon { $dungeon }, round { $round }: { figure-name } plays.
dungeon-history-monsters = Monsters: { $monsters }
dungeon-history-no-map = No map yet at that point.

## The keys

dungeon-key-act = Act
dungeon-tip-act = Do what is said of the chosen cell: go there, or attack; where that is out of range, go there first
dungeon-key-finish = The end
dungeon-tip-finish = See how the campaign has ended, and what can come next
dungeon-key-hurry = Go on
dungeon-tip-hurry = Hurry the monster that the game plays, or let it go on
dungeon-key-lead_on = Next
dungeon-tip-lead_on = Leave the beaten dungeon for the next one
dungeon-key-begin = Begin
dungeon-tip-begin = Begin the first turn
dungeon-key-move = Move
dungeon-tip-move = Move: arrows aim at a cell, Enter goes there
dungeon-key-target = Aim
dungeon-tip-target = Aim at the next target in range, with the chance to hit it, or look at the nearest enemy; before the first turn go to the next character
dungeon-key-next = Next
dungeon-tip-next = Look at the next sheet
dungeon-key-equip = Equip
dungeon-tip-equip = Use a weapon or armour from the inventory
dungeon-key-pick_up = Pick up
dungeon-tip-pick_up = Take an item off the floor, in the same cell
dungeon-key-end_turn = End
dungeon-tip-end_turn = End the turn without playing the actions left
dungeon-key-cancel = Cancel
dungeon-tip-cancel = Stop choosing a cell; this never costs anything
dungeon-key-comment = Comment
dungeon-tip-comment = Say a word, as a player or as the game master
dungeon-key-undo = Undo
dungeon-tip-undo = Undo the last action, if the mode of the game allows it
dungeon-key-redo = Redo
dungeon-tip-redo = Redo what was undone
dungeon-key-cell = Cell
dungeon-tip-cell = Type a cell, like E5: go there, or attack whoever stands there
dungeon-key-order = Order
dungeon-tip-order = See the order of turns with its dice, and why one comes before another
dungeon-key-about = Dungeon
dungeon-tip-about = Read again what the game master said about the dungeon, and the signs of the map
dungeon-key-sheet = Sheet
dungeon-tip-sheet = See everybody’s whole sheet
dungeon-key-history = History
dungeon-tip-history = Read every action again and go back to it
dungeon-key-declare = Defeat
dungeon-tip-declare = Declare defeat, when nobody can act any more
dungeon-key-new = New campaign
dungeon-tip-new = Close this game; the same party sits down again for a new campaign, with new dice
dungeon-key-again = This dungeon again
dungeon-tip-again = Go back to before this dungeon, as it was set up, if the mode of the game allows it; the end stays in the history
dungeon-key-other = Another party
dungeon-tip-other = Close this game and gather another party
dungeon-key-leave = Map
dungeon-tip-leave = Look at the map again

## The extended rules

dungeon-key-cast = Spells
dungeon-tip-cast = Cast a spell, which counts as one action
dungeon-key-hand = Master
dungeon-tip-hand = Intervene by the game master’s hand: move, hurt, put obstacles
dungeon-spell-title = Spells
dungeon-spell-name = { $spell ->
    [healing] Healing
    [boogie-woogie] Boogie Woogie
   *[magic-weapon] Magic Weapon
}
dungeon-spell-about = { $spell ->
    [healing] Gives a character 1d10 hit points back.
    [boogie-woogie] Two figures change places, wherever they are.
   *[magic-weapon] A weapon gains +1 to attack and damage, for the campaign.
}
dungeon-spell-aim-title = { $spell ->
    [healing] Healing, on whom
    [boogie-woogie] Boogie Woogie
   *[magic-weapon] Magic Weapon, on which one
}
dungeon-spell-nobody-hurt = Every character has all hit points.
dungeon-spell-none = { $name } knows no spell: they are for clerics and wizards.
dungeon-heal-hint = { $left }/{ $hit_points } → { $low } to { $high }
dungeon-swap-intro = { $who_given ->
    [yes] { $who } changes places with:
   *[no] Who changes places?
}
dungeon-swap-hint = { $one } ↔ { $other }
dungeon-enchant-whose = { $name }: { $piece }
dungeon-enchant-hint = +{ $before } → +{ $after }
dungeon-hand-title = The game master’s hand
dungeon-hand-do = { $meant ->
    [shift] Move a figure
    [harm] Deal damage
   *[raise] Put obstacles
}
dungeon-hand-whom = { $meant ->
    [shift] Move a figure
   *[harm] Deal damage
}
dungeon-hand-stands = { $cell }, { $left }/{ $hit_points }
dungeon-hand-words = A word
dungeon-hand-to = Cell
dungeon-hand-shift-title = Move { $who }
dungeon-hand-shift-hint = A free cell, wherever it is.
dungeon-hand-shift-told = { $who } would go from { $start } to { $end }.
dungeon-hand-dice = Damage
dungeon-hand-harm-title = Strike { $who }
dungeon-hand-harm-told = { $dice }: { $low } to { $high } of { $left } HP. { $fatal ->
    [sure] The blow kills.
    [maybe] The blow can kill.
   *[no] The blow does not kill.
}
dungeon-hand-cells = Cells
dungeon-hand-cells-placeholder = E5 E6
dungeon-hand-raise-title = Put obstacles
dungeon-hand-raise-hint = Free cells in which nothing lies.
dungeon-hand-raise-told = { $count ->
    [one] An obstacle would be
   *[other] Obstacles would be
} at { $cells }.

## Going and striking

dungeon-can-strike = { $count ->
    [one] An arrow attacks { figure-name } ({ $chance }%).
   *[other] An arrow attacks who is adjacent.
}
dungeon-price = { $actions ->
    [one] { $actions } action.
   *[other] { $actions } actions.
}
dungeon-threat = { $count ->
    [one] { $count } opponent can strike there.
   *[other] { $count } opponents can strike there.
}
dungeon-far = { figure-name }, at { $cell }, { $distance ->
    [one] { $distance } cell
   *[other] { $distance } cells
} away.
dungeon-pursuit = { figure-name }, { $distance ->
    [one] { $distance } cell
   *[other] { $distance } cells
} away: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}{ $strikes ->
    [yes] {" "}as far as { $cell }, then an attack: { $faces ->
        [0] never
        [20] always
       *[other] { $least } or more
    } ({ $chance }%).
   *[no] {" "}until in range. This turn as far as { $cell }.
}
dungeon-pursuit-sure = Enter: yes. Esc: no.
dungeon-key-repeat = Repeat
dungeon-tip-repeat = Repeat one’s last attack, with the same weapon on the same target
dungeon-again-none = { figure-name } has attacked nobody in this dungeon yet.
dungeon-again-gone = { figure-name } is no longer there.
dungeon-again-weapon = The last attack was with another weapon: { piece-name }.
