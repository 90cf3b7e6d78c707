# The setup of a dungeon by the game master, and its editor.

setup-place = Dungeon { $number } of 3
setup-untitled = A dungeon without a title
setup-no-context = This dungeon has no story yet.
setup-map = Map, { $columns } × { $rows }
setup-monsters = { $who } × { $count }: { $hit_points } hit points, armour class { $armour_class }, damage { $damage }{ $reach ->
    [1] {""}
   *[other] , range { $reach }
}
setup-monsters-short = { $who } × { $count }
setup-monsters-none = No monster yet.
setup-things = { $count ->
    [0] Nothing on the floor.
    [one] { $count } item on the floor.
   *[other] { $count } items on the floor.
}
setup-control = { $control ->
    [master] The monsters are played by the game master
    [nearest] The monsters are played by the game, which strikes the nearest
   *[weakest] The monsters are played by the game, which strikes the weakest
} ({ $key }).
setup-untouched = { $start } begins this dungeon as it is. { $edit } changes it first.
setup-ready = Everything is in place: { $start } begins. { $edit } returns to it, { $default } lays the ready-made dungeon.
setup-missing = Before it begins: { $what }.
setup-missing-title = Before it begins
setup-missing-monster = put a monster at least
setup-missing-place = place { $who }
setup-missing-more = and { $count } more things
setup-missing-first = Still to do: { $first }{ $more ->
    [0] .
    [one] {" "}(and { $more } more thing).
   *[other] {" "}(and { $more } more things).
}
setup-all-there = Everything is in place: { $key } begins the dungeon.
setup-undo-beginning = The setup of this dungeon begins here: nothing more to undo in the editor.
setup-ask-undo = Take back the blow that beat dungeon { $number }? The game goes back there at once.
setup-nothing-to-keep = The ready-made dungeon is always there: nothing to keep before it has been changed.

setup-basis-title = Change the dungeon
setup-basis-default = Begin with the ready-made dungeon
setup-basis-empty = Begin with an empty map
setup-control-title = Who plays the monsters
setup-control-about = { $control ->
    [master] The game master
    [nearest] The game: it strikes the nearest
   *[weakest] The game: it strikes the weakest
}
setup-control-now = now

setup-map-edited = { $title_given ->
    [yes] { $title } · { $columns } × { $rows }
   *[no] Map, { $columns } × { $rows }
}
setup-cell = Cell { $cell }
setup-figures = Who is where
setup-stands = { $label } { $who }{ $cell_given ->
    [yes] , { $cell }
   *[no] : to be placed
}
setup-more-keys = More keys
setup-more = { $who } who is where · { $size } size · { $context } story · { $keep } keep · { $kept } take · { $remove } remove
setup-draw-keys = Shift+arrow draws on what is under the cursor
setup-enter-here = Enter shows all that can be done here.
setup-in-hand = In hand: { $who }. Enter puts down here, { $key } types a cell, Esc puts back.
setup-painting = { $shape ->
    [brush] Brush
   *[box] Rectangle
}: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
} { $obstacle ->
    [yes] to be blocked
   *[no] to be cleared
}. Enter lays, Esc gives up.
setup-nothing-here = There is nothing to remove at { $cell }.
setup-nobody-here = Nobody at { $cell }: { $key } shows where everybody is.
setup-nowhere = to be placed

setup-size-title = Size of the map
setup-size-about = Each side has { $low } to { $high } cells. The map is cut or grown at its right and lower side.
setup-columns = Columns
setup-rows = Rows
setup-go-title = Go to a cell
setup-go-carried = In hand: { $who }, who will be in that cell.
setup-go-label = Cell
setup-go-placeholder = e.g. E5
setup-context-title = The story of the dungeon
setup-context-name = Title
setup-context-words = Story
setup-context-lines = { $sign }: a new line begins here.
setup-thing-title = Put on the floor at { $cell }
setup-here-title = At { $cell }
setup-who-title = Who is where
setup-do-pick-up = Move { $who }
setup-do-unplace = Take { $who } off the map
setup-do-change = Change the figures of { $who }
setup-do-remove = Take { $who } out of the dungeon
setup-do-place = Place { $who } here
setup-do-monster = Put a new monster here
setup-do-thing = Put an item here
setup-do-take = Take { piece-the } off the floor
setup-do-paint = { $blocked ->
    [yes] Take the obstacle away
   *[no] Put an obstacle
}

setup-bestiary-title = A new monster
setup-species-own = A species of your own
setup-species-figures = { $hit_points } HP · AC { $armour_class } · { $damage }{ $reach ->
    [1] {""}
   *[other] {" "}at { $reach }
}
setup-monster-title = { $kind ->
    [own] A monster of your own
   *[other] { figure-name }
}
setup-species = Species
setup-damage = Damage
setup-hit-points = Hit points
setup-armour-class = Armour class
setup-reach = Range
setup-speed = Speed
setup-strength = Strength
setup-dexterity = Dexterity
setup-initiative = Initiative
setup-locked = { $trait ->
    [strength] An attack at range counts dexterity: strength stays at 0.
   *[dexterity] An attack of range 1 counts strength: dexterity stays at 0.
}
setup-copies = How many
setup-throw = { $low } to { $high }, { $mean } on average
setup-decimal = .

setup-keep-title = Keep this dungeon
setup-keep-about = A file of this name is written into { $folder }.
setup-kept = Kept: { $path }
setup-kept-title = Take a dungeon
setup-kept-none = No dungeon was kept: they would be in { $folder }.

setup-key-start = Play
setup-tip-start = Rolls initiative and begins the dungeon
setup-key-edit = Edit
setup-tip-edit = Opens the editor: map, monsters, items, story
setup-key-control = Who plays
setup-tip-control = Chooses who plays the monsters
setup-key-default = Ready-made
setup-tip-default = Lays the ready-made dungeon; where nothing was set up, begins it at once
setup-key-kept = Take one
setup-tip-kept = Takes a dungeon that was kept as a file
setup-key-keep = Keep
setup-tip-keep = Keeps this dungeon as a file
setup-key-undo = Undo
setup-tip-undo = Undoes the last action
setup-key-redo = Redo
setup-tip-redo = Does again what was undone
setup-key-history = History
setup-tip-history = Shows all that has happened
setup-key-here = Here
setup-tip-here = All that can be done in the cell under the cursor
setup-key-paint = Obstacle
setup-tip-paint = Puts an obstacle under the cursor, or takes it away
setup-key-monster = Monster
setup-tip-monster = Puts a monster under the cursor, or changes the one there
setup-key-thing = Item
setup-tip-thing = Puts an item on the floor under the cursor
setup-key-carry = Move
setup-tip-carry = Picks up whoever is under the cursor, then puts down
setup-key-brush = Brush
setup-tip-brush = Paints wherever the cursor goes; again: lays the stroke
setup-key-box = Rectangle
setup-tip-box = One corner, then the other: paints the whole rectangle
setup-key-leave = Back
setup-tip-leave = Gives up what was begun, or returns to the dungeon as a whole
setup-key-remove = Remove
setup-tip-remove = Removes what is under the cursor
setup-key-who = Who is where
setup-tip-who = Shows everybody and their cell; choosing one picks it up
setup-key-go = Go to a cell
setup-tip-go = Takes the cursor, and who is in hand, to a typed cell
setup-key-size = Size
setup-tip-size = Changes the size of the map
setup-key-context = Story
setup-tip-context = Writes the title and the story of the dungeon
