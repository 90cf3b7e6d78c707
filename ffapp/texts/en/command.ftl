# What a player wants, as a line of the history or of a list: an imperative, no full stop.

## Creation

command-CreateHero = Create the { $gender ->
    [m] hero
   *[f] heroine
}: { $name }
command-ChooseDice = { $typed ->
    [yes] Roll your own dice
   *[no] Let the game roll the dice
}
command-ChooseWalls = { $full ->
    [yes] Play with full walls
   *[no] Play with the walls of the rules
}

## Tests and dice

command-TestLuck = Test your Luck{ command-played }
command-played = { $played ->
    [0] {""}
   *[other] {" "}with Luck played ({ SIGNED($played) } on the roll)
}
command-TestSkill = Test your Skill{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) } on the roll)
}{ command-played }
command-RollDice = Roll { dice-count }{ command-played }

## Scores

command-AdjustScore = { $payment ->
    [yes] Pay in { score-name }: { SIZE($by) }
   *[no] { score-name } { SIGNED($by) }{ $beyond ->
        [yes] , beyond initial if need be
       *[no] {""}
    }
}
command-AdjustInitial = Initial { score-name } { SIGNED($by) }
command-AdjustCounter = { $payment ->
    [yes] Pay in { event-counter }: { SIZE($by) }
   *[no] { event-counter } { SIGNED($by) }
}
command-EndAdventure = { $won ->
    [yes] End the adventure in victory
   *[no] End the adventure in defeat
}

## Fights

command-OpenFight = Fight: { $names }
command-TakeUpFight = Take up a fight left here
command-ForgetEncounter = Note that the enemies left here are gone
command-CallOffFight = Call off a fight opened by mistake
command-EndFight = End the fight by order of the section
command-FightRound = Fight an Attack Round
command-FightOn = Fight an Attack Round, and on to the end
command-SpareLuck = { $spare ->
    [yes] Spare your Luck in this fight
   *[no] Ask for Luck on every blow
}
command-AnswerBlow = { $luck ->
    [yes] Test your Luck on this blow
   *[no] Leave the blow as it is
}
command-Escape = Escape
command-ChangeEnemy = Correct an enemy
command-AddEnemy = Add to the fight: { $name }
command-ModifyFight = Change the terms of the fight
command-AddEffect = Count for this fight: { $name }
command-RemoveEffect = Stop counting an effect of this fight

## Poison

command-SufferPoison = Suffer poison: { SIZE($points) }{ $wound ->
    [0] {""}
   *[other] , and the wound that brings it: { $wound }
}
command-EndPoison = Note that the poison has ended
command-UseAntidote = Take an antidote

## Provisions

command-EatMeal = Eat a meal
command-TakeForcedMeals = { $count ->
    [one] Take the forced meal
   *[other] Take the { $count } forced meals
}
command-AdjustMeals = Meals: { SIGNED($by) }

## Belongings

command-AdjustGold = Gold Pieces: { SIGNED($by) }
command-AddItem = Add an item: { $name }{ item-times }
command-ChangeItem = Change an item
command-RemoveItem = Remove an item
command-Wield = Change weapons

## Magic

command-AddMagic = { $kind ->
    [spell] Note a spell: { $name }
   *[object] Note a magic object: { $name }
}
command-ChangeMagic = Change a magic object or a spell
command-RemoveMagic = Remove a magic object or a spell
command-UseMagic = Use magic

## Notes and sections

command-GoTo = Go to section { $section }
command-AddNote = Take a note
command-ChangeNote = Change a note
command-RemoveNote = Strike out a note

## Stones

command-ReceiveStones = Receive { stone-counted }
command-LoseStones = Lose { stone-counted }
command-CastStone = Use a { stone-title }{ $target_given ->
    [yes] , for { $target }
   *[no] {""}
}

## Map

command-Walk = Go { way-towards }, to clearing { $to }{ $one_way ->
    [yes] {" "}(one-way)
   *[no] {""}
}
command-StandAt = { $clearing ->
    [0] Stop noting your position on the map
   *[other] Note that you are in clearing { $clearing }
}
command-AddClearing = { $number ->
    [0] Draw a clearing
   *[other] Draw clearing { $number }
}
command-RenameClearing = { $label_given ->
    [yes] Name clearing { $number } “{ $label }”
   *[no] Take the name off clearing { $number }
}
command-RenumberClearing = Renumber clearing { $number } as { $to }
command-MarkClearing = Mark clearing { $number }: { mark-name }
command-AnnotateClearing = Write a note at clearing { $number }
command-MoveClearing = { $of ->
    [0] Leave clearing { $number } where its passages put it
   *[other] Put clearing { $number } { way-shift } of clearing { $of }
}
command-RemoveClearing = Erase clearing { $number }
command-AddPassage = { $end ->
    [0] Note { way-exit } of clearing { $start }
   *[other] Draw { way-passage }
}
command-ChangePassage = Change a passage
command-AnnotatePassage = Write a note on a passage
command-RemovePassage = Erase a passage

## The map of a book without a compass: places and ways

command-Walk-free = Go{ way-by } { $place_given ->
    [yes] to “{ $place }”
   *[no] to place { $to }
}{ $one_way ->
    [yes] {" "}(one-way)
   *[no] {""}
}
command-StandAt-free = { $clearing ->
    [0] Stop noting your position on the map
   *[other] Note that you are { $label_given ->
        [yes] at “{ $label }”
       *[no] in place { $clearing }
    }
}
command-AddClearing-free = { $label_given ->
    [yes] Draw the place “{ $label }”
   *[no] Draw a place
}
command-RenameClearing-free = { $label_given ->
    [yes] Name place { $number } “{ $label }”
   *[no] Take the name off place { $number }
}
command-RenumberClearing-free = Renumber place { $number } as { $to }
command-MarkClearing-free = Mark place { $number }: { mark-name }
command-AnnotateClearing-free = Write a note at place { $number }
command-MoveClearing-free = { $of ->
    [0] Leave place { $number } where its ways put it
   *[other] Put place { $number } { way-shift } of place { $of }
}
command-RemoveClearing-free = Erase place { $number }
command-AddPassage-free = { $end ->
    [0] Note a way seen{ way-named }
   *[other] Draw a way{ way-named }
}
command-ChangePassage-free = Change a way
command-AnnotatePassage-free = Write a note on a way
command-RemovePassage-free = Erase a way

## The party

command-CreateCharacter = Create { $name }: { figure-kin }
command-RenameCharacter = Rename a character: { $name }
command-RemoveCharacter = Remove a character from the table
command-BeginCampaign = Begin the campaign

## Setting a dungeon up

command-UseDefault = Take the default dungeon
command-UseDungeon = { $title_given ->
    [yes] Load the dungeon “{ $title }”
   *[no] { $empty ->
        [yes] Begin with an empty map
       *[no] Load a kept dungeon
    }
}
command-ResizeDungeon = Make the map { $columns } × { $rows } cells
command-PaintObstacles = { $obstacle ->
    [yes] Put obstacles ({ $count })
   *[no] Take obstacles away ({ $count })
}
command-PlaceFigure = { $cell_given ->
    [yes] Place a figure at { $cell }
   *[no] Take a figure off the map
}
command-PutThing = Put on the floor: { piece-name }, at { $cell }
command-TakeThing = Take an item off the floor
command-TellContext = Present the dungeon
command-ChooseControl = { $control ->
    [master] Let the game master play the monsters
    [nearest] Let the game play the monsters, striking the nearest
    [weakest] Let the game play the monsters, striking the weakest
    [cautious] Let the game play the monsters, cautiously
   *[guard] Let the game play the monsters, guarding their posts
}
command-AddMonster = Create a monster: { figure-name }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
command-ChangeMonster = Change a monster
command-RemoveMonster = Remove a monster

## Turns

command-StartDungeon = Begin the dungeon: roll initiative
command-BeginTurns = Begin the first turn
command-Prepare = { $kind_given ->
    [yes] Equip before the first turn: { piece-name }
   *[no] Put away before the first turn: { piece-slot }
}
command-Equip = Equip: { piece-name }
command-PickUp = Pick an item up
command-Move = Move to { $to }
command-EndTurn = End the turn
command-Comment = Comment
command-Strike = Attack
command-DeclareDefeat = Declare defeat

## The extended rules

command-ChooseRules = { $rules ->
    [extended] Play by the extended rules
   *[base] Play by the base rules
}
command-Heal = Cast Healing
command-BoogieWoogie = Cast Boogie Woogie
command-EnchantWeapon = Cast Magic Weapon: { piece-name }
command-ShiftFigure = Move somebody to { $to } by the master’s hand
command-HarmFigure = Strike by the master’s hand: { $damage }
command-RaiseObstacles = Put { $count ->
    [one] an obstacle
   *[other] { $count } obstacles
} by the master’s hand

## Adventures that are read from a file

command-BeginAdventure = Begin the adventure
command-ChangeText = Go on with the other text of the adventure
command-Enter = { $numbered ->
    [yes] Go to § { $section }
   *[no] Go to “{ $section }”
}
command-Face = Do what the section asks
command-ChooseStone = Choose a Stone { stone-of }
