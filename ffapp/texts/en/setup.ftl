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
    [weakest] The monsters are played by the game, which strikes the weakest
    [cautious] The monsters are played by the game, cautiously: once hurt they retreat
   *[guard] The monsters are played by the game, and guard their posts
}{ $key_given ->
    [yes] {" "}({ $key })
   *[no] {""}
}.
setup-untouched = { $start } begins this dungeon as it is. { $edit } changes it first.
setup-ready = Everything is in place: { $start } begins. { $edit } returns to it, { $default } restores the default dungeon.
setup-missing = Before it begins: { $what }.
setup-missing-title = Before it begins
setup-missing-monster = put at least one monster
setup-missing-place = place { $who }
setup-missing-more = and { $count } more things
setup-missing-first = Still to do: { $first }{ $more ->
    [0] .
    [one] {" "}(and { $more } more thing).
   *[other] {" "}(and { $more } more things).
}
setup-all-there = Everything is in place: { $key } begins the dungeon.
setup-undo-beginning = The setup of this dungeon begins here: there is nothing more to undo in the editor.
setup-ask-undo = Undo the blow that beat dungeon { $number }? The game goes back there at once.
setup-nothing-to-keep = The default dungeon is always there: there is nothing to keep until it has been changed.

setup-basis-title = Change the dungeon
setup-basis-default = Begin with the default dungeon
setup-basis-empty = Begin with an empty map
setup-control-title = Who plays the monsters
setup-control-about = { $control ->
    [master] The game master
    [nearest] The game: it strikes the nearest
    [weakest] The game: it strikes the weakest
    [cautious] The game: cautious, it retreats once hurt
   *[guard] The game: it guards its post
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
setup-more = { $who } who is where · { $size } size · { $context } story · { $keep } keep · { $kept } load · { $remove } remove
setup-draw-keys = Shift+arrow extends what is under the cursor
setup-enter-here = Enter shows all that can be done here.
setup-in-hand = In hand: { $who }. Enter puts down here, { $key } types a cell, Esc puts back.
setup-painting = { $shape ->
    [brush] Brush
   *[box] Rectangle
}: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
} { $obstacle ->
    [yes] to be blocked
   *[no] to be cleared
}. Enter applies, Esc cancels.
setup-nothing-here = There is nothing to remove at { $cell }.
setup-nobody-here = Nobody at { $cell }: { $key } shows where everybody is.
setup-nowhere = to be placed

setup-size-title = Size of the map
setup-size-about = Each side has { $low } to { $high } cells. The map is cut or extended on the right and at the bottom.
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
setup-do-change = Change the values: { $who }
setup-do-remove = Remove { $who } from the dungeon
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
setup-species-values = { $hit_points } HP · AC { $armour_class } · { $damage }{ $reach ->
    [1] {""}
   *[other] , range { $reach }
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
setup-temper = Temper
setup-temper-name = { $temper ->
    [nearest] near
    [weakest] weak
    [cautious] wary
    [guard] guard
   *[none] dungeon
}
setup-locked = { $trait ->
    [strength] A ranged attack uses dexterity: strength stays at 0.
   *[dexterity] An attack of range 1 uses strength: dexterity stays at 0.
}
setup-copies = How many
setup-throw = { $low } to { $high }, { $mean } on average
setup-decimal = .

setup-keep-title = Keep this dungeon
setup-keep-about = A file of this name will be written to { $folder }.
setup-kept = Kept: { $path }
setup-kept-title = Load a dungeon
setup-shipped = { $family ->
    [classic] Classic, dungeon { $number }
   *[default] Default, dungeon { $number }, for six
}
setup-kept-none = No dungeons kept yet: they would be in { $folder }.

setup-key-start = Play
setup-tip-start = Roll initiative and begin the dungeon
setup-key-edit = Edit
setup-tip-edit = Open the editor: map, monsters, items, story
setup-key-control = Who plays
setup-tip-control = Choose who plays the monsters
setup-key-default = Default
setup-tip-default = Set up the default dungeon; if nothing has been set up yet, begin it at once
setup-key-kept = Load
setup-tip-kept = Load a dungeon that was kept as a file
setup-key-keep = Keep
setup-tip-keep = Keep this dungeon as a file
setup-key-undo = Undo
setup-tip-undo = Undo the last action
setup-key-redo = Redo
setup-tip-redo = Redo what was undone
setup-key-history = History
setup-tip-history = Read again all that has happened
setup-key-here = Here
setup-tip-here = See all that can be done in the cell under the cursor
setup-key-paint = Obstacle
setup-tip-paint = Put an obstacle under the cursor, or take it away
setup-key-monster = Monster
setup-tip-monster = Put a monster under the cursor, or change the one there
setup-key-thing = Item
setup-tip-thing = Put an item on the floor under the cursor
setup-key-carry = Move
setup-tip-carry = Pick up whoever is under the cursor, then put down
setup-key-brush = Brush
setup-tip-brush = Paint wherever the cursor goes; again: apply the stroke
setup-key-box = Rectangle
setup-tip-box = Paint a whole rectangle: one corner, then the other
setup-key-leave = Back
setup-tip-leave = Cancel what is under way, or go back to the overview of the dungeon
setup-key-remove = Remove
setup-tip-remove = Remove what is under the cursor
setup-key-who = Who is where
setup-tip-who = See everybody and their cell; choosing one picks it up
setup-key-go = Go to a cell
setup-tip-go = Take the cursor, and who is in hand, to a typed cell
setup-key-size = Size
setup-tip-size = Change the size of the map
setup-key-context = Story
setup-tip-context = Write the title and the story of the dungeon
