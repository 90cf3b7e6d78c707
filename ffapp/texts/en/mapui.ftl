# The map on the whole screen: its keys, its dialogs, what is told of a clearing.

## Keys

mapui-key-walk = Walk
mapui-tip-walk = Leave the clearing where you are: the way, then the number of the next one
mapui-key-walk-n = Walk north
mapui-key-walk-e = Walk east
mapui-key-walk-s = Walk south
mapui-key-walk-w = Walk west
mapui-key-exits = Exits
mapui-tip-exits = Number, change, annotate or remove an exit of the selected clearing
mapui-key-seen = Seen
mapui-tip-seen = Note all exits seen in the selected clearing at once: n e w, then Enter
mapui-key-legend = Legend
mapui-tip-legend = See what the signs of the map mean
mapui-key-add = Add
mapui-tip-add = Add an exit seen, a passage or a clearing
mapui-key-note = Note
mapui-tip-note = Write a note on the selected clearing
mapui-key-rename = Name
mapui-tip-rename = Give the selected clearing a name
mapui-key-mark = Mark
mapui-tip-mark = Mark the selected clearing: danger, treasure, friend, goal or magic
mapui-key-move = Move
mapui-tip-move = Draw the selected clearing elsewhere
mapui-key-undo = Undo
mapui-tip-undo = Undo the last action
mapui-key-redo = Redo
mapui-tip-redo = Redo what was undone
mapui-key-leave = Back
mapui-tip-leave = Leave the map
mapui-key-remove = Remove
mapui-tip-remove = Erase the selected clearing; passages that led there become exits seen
mapui-key-stand = Put me here
mapui-tip-stand = Stand in the selected clearing without walking
mapui-key-renumber = Renumber
mapui-tip-renumber = Correct the number of the selected clearing
mapui-key-contradictions = Contradictions
mapui-tip-contradictions = See what the map cannot draw the way it was described

## Ways

mapui-way-n = north
mapui-way-e = east
mapui-way-s = south
mapui-way-w = west
mapui-way-none = no direction
mapui-letter-n = n
mapui-letter-e = e
mapui-letter-s = s
mapui-letter-w = w
mapui-way-of = { $where ->
    [n] to the north
    [e] to the east
    [s] to the south
    [w] to the west
   *[other] on the same line
}

## The clearing under the cursor

mapui-count = { $clearings ->
    [0] no clearings
    [one] { $clearings } clearing
   *[other] { $clearings } clearings
}
mapui-unexplored = { $count } to explore
mapui-notes-here = Notes on this place
mapui-explore = To explore
mapui-explore-exit = { $number } { mapui-way-of } · { mapui-explore-steps }
mapui-explore-steps = { $known ->
    [no] no known way
   *[yes] { $steps ->
        [0] here
        [one] { $steps } step
       *[other] { $steps } steps
    }
}
mapui-rose-barred = to here
mapui-empty = No clearings yet. Walking draws them; “{ $add }” adds one by hand.
mapui-nowhere = Empty map
mapui-clearing = { $label_given ->
    [yes] Clearing { $number } · { $label }
   *[no] Clearing { $number }
}
mapui-enemies = { $fought ->
    [yes] Fight under way: { $enemies }
   *[no] Enemies left: { $enemies }
}
mapui-exit = clearing { $number }
mapui-exit-one-way = clearing { $number }, one-way
mapui-exit-barred = comes from clearing { $number }, one-way
mapui-exit-open = exit seen
mapui-exit-none = nothing noted
mapui-exit-line = { $way }: { $told }
mapui-exits-nothing = No exits noted.
mapui-exits-none = No exits noted. “{ $walk }” to walk, “{ $add }” to add one.

## Contradictions

mapui-contradictions = Contradictions
mapui-contradictions-none = The map contains no contradictions.
mapui-contradictions-count = { $count ->
    [one] { $count } contradiction ({ $key })
   *[other] { $count } contradictions ({ $key })
}
mapui-contradiction-side = The passages { $start } – { $end } and { $other_start } – { $other_end } take the same side of clearing { $shared }.
mapui-contradiction-place = The passage leaves { $start } { way-towards } for { $end }; the others put { $end } { mapui-way-of }.
mapui-contradiction-loop = The passage that leaves { $start } { way-towards } comes back to it.
mapui-contradiction-exit = The exit seen { way-towards } of { $start } is where the passage { $other_start } – { $other_end } arrives.
mapui-contradiction-wish = Clearing { $clearing } cannot be drawn where you moved it.

## Walking

mapui-walk-title = Walk
mapui-walk-from = You leave clearing { $number }. Which way?
mapui-walk-way = Which way (x: no way back)
mapui-walk-to = Number of the clearing
mapui-walk-one-way = { $one_way ->
    [yes] One-way: there will be no coming back (x)
   *[no] You will be able to come back (x for one-way)
}
mapui-walk-no-way = Choose a way first: an arrow, or n, e, s, w.
mapui-walk-section = optional
mapui-walk-keys = Arrow or letter, then the number, Enter. Tab or space goes on to the section. Esc cancels.

## Changes of a clearing

mapui-name-title = Name of clearing { $number }
mapui-name-placeholder = Willow Ford
mapui-note-title = Note on clearing { $number }
mapui-note-placeholder = What to remember about it
mapui-number-title = Renumber clearing { $number }
mapui-number-intro = Passages, notes and enemies left follow the new number.
mapui-number-label = Number
mapui-mark-title = Mark of clearing { $number }
mapui-move-title = Move clearing { $number }
mapui-move-keys = Arrows say how far, Enter moves, 0 leaves it where the passages put it, Esc cancels.
mapui-move-shift = Shift: { way-shift }
mapui-move-none = Where it is, for now.
mapui-move-nowhere = Say how far first, with the arrows.
mapui-move-alone = It can only be moved relative to another clearing, and there is none.

## Additions and passages

mapui-add-title = Add to the map
mapui-add-exit = An exit seen in clearing { $number }
mapui-add-passage = A passage out of clearing { $number }
mapui-add-clearing = An isolated clearing
mapui-add-clearing-title = New clearing
mapui-exit-title = Exit seen in clearing { $number }
mapui-exit-keys = Arrows or n, e, s, w, one after another. Enter notes them, Esc cancels.
mapui-exit-none-picked = Choose one or more ways first.
mapui-way-keys = An arrow, or n, e, s, w. Esc cancels.
mapui-passage-title = Passage out of clearing { $number }
mapui-passage-end = Leads to clearing
mapui-passage-keys = Arrow or letter, then the number and Enter. Esc cancels.
mapui-exits-title = Exits of clearing { $number }
mapui-passage-menu = Clearing { $number } · { $told }
mapui-do-end = Number it: I know where it leads
mapui-do-other-end = Leads to another clearing
mapui-do-one-way = { $one_way ->
    [yes] Open it both ways
   *[no] Make it one-way
}
mapui-do-turn = Reverse the one-way passage
mapui-do-way = Change its direction
mapui-do-length = Make it longer or shorter
mapui-do-note = Annotate it
mapui-do-remove = { $open ->
    [yes] Remove this exit
   *[no] Remove this passage
}
mapui-turn-title = New direction out of clearing { $number }
mapui-end-title = Where does this passage of clearing { $number } lead?
mapui-length-title = Length of a passage of clearing { $number }
mapui-length-intro = The map stretches it to at least that many steps.
mapui-length-label = Steps
mapui-passage-note-title = Note on a passage of clearing { $number }

## The legend

mapui-legend = Legend
mapui-signs = Signs
mapui-legend-at = legend ({ $key })
mapui-legend-keys = Esc closes
mapui-legend-here = you are here
mapui-legend-exit = exit seen
mapui-legend-one-way = one-way
mapui-legend-apart = contradiction
mapui-legend-conflict = passage contradicted
mapui-legend-enemies = enemies left
mapui-legend-noted = note
mapui-legend-danger = danger
mapui-legend-treasure = treasure
mapui-legend-friend = friend
mapui-legend-goal = goal
mapui-legend-magic = magic
mapui-legend-walked = recent trail

## Places and ways freely named: the map of a book without a compass

mapui-key-find = Find
mapui-tip-find = Go to a place of the map by its name
mapui-find-title = Places
mapui-place = { $label_given ->
    [yes] { $label }
   *[no] place { $number }
}
mapui-place-placeholder = its name, or its number
mapui-place-missing = Which place is it? Give its name, or its number.
mapui-place-new = { $near_given ->
    [yes] New: { $label }, place { $number } · already there: { $near }
   *[no] { $label_given ->
        [yes] New on the map: { $label }, place { $number }
       *[no] New on the map, without a name
    }
}
mapui-place-known = { $label_given ->
    [yes] Already on the map: { $label }, place { $number }
   *[no] Already on the map, without a name
}
mapui-place-several = Several places have that name ({ $numbers }): give the number.
mapui-place-bounds = A place has a number from 1 to { $high }.
mapui-way-label = Way
mapui-way-placeholder = optional: the alley
mapui-way-from = From
mapui-way-to = Place
mapui-way-to-placeholder = empty: seen, not yet taken
mapui-way-from-new = A way begins at a place already on the map. Draw that place first.
mapui-both-ways = both ways
mapui-one-way-label = Open
mapui-seen-intro = Their names, one after another, separated by “;”. Empty: one way without a name.
mapui-seen-placeholder = the cave; some stairs
mapui-do-name = Name it
mapui-way-name-title = { $label_given ->
    [yes] Name of a way of “{ $label }”
   *[no] Name of a way of place { $number }
}
mapui-walk-nowhere = The map does not yet know where you are. Which place is it?
mapui-free-walk-keys = Digit: known way · Name, then Enter: that place · Tab: next field · Esc: cancel

mapui-tip-walk-free = Leave the place where you are: by a known way, or to a place by its name
mapui-key-exits-free = Ways
mapui-tip-exits-free = Name, change, annotate or remove a way of the selected place
mapui-key-seen-free = Seen
mapui-tip-seen-free = Note all ways seen from the selected place at once, without taking them
mapui-tip-add-free = Add a way seen, a way or a place
mapui-tip-note-free = Write a note on the selected place
mapui-tip-rename-free = Give the selected place a name
mapui-tip-mark-free = Mark the selected place: danger, treasure, friend, goal or magic
mapui-tip-move-free = Draw the selected place elsewhere
mapui-tip-remove-free = Erase the selected place; ways that led there remain to be explored
mapui-tip-stand-free = Stand in the selected place without walking
mapui-tip-renumber-free = Correct the number of the selected place
mapui-way-none-free = { $label_given ->
    [yes] { $label }
   *[no] without a name
}
mapui-count-free = { $clearings ->
    [0] no places
    [one] { $clearings } place
   *[other] { $clearings } places
}
mapui-ways = Ways
mapui-explore-exit-free = { $place_given ->
    [yes] { $place }
   *[no] place { $number }
}{ $label_given ->
    [yes] {" "}· { $label }
   *[no] {""}
} · { mapui-explore-steps }
mapui-empty-free = No places yet. Walking draws them; “{ $add }” adds one by hand.
mapui-clearing-free = { $label_given ->
    [yes] { $label } · place { $number }
   *[no] Place { $number }
}
mapui-exit-free = { $label_given ->
    [yes] { $label }
   *[no] place { $number }
}
mapui-exit-one-way-free = { mapui-exit-free }, one-way
mapui-exit-barred-free = comes from { $label_given ->
    [yes] “{ $label }”
   *[no] place { $number }
}, one-way
mapui-exit-open-free = seen, not yet taken
mapui-exits-nothing-free = No ways noted.
mapui-exits-none-free = No ways noted. “{ $walk }” to walk, “{ $add }” to add one.
mapui-contradiction-wish-free = { $place_given ->
    [yes] “{ $place }” cannot be drawn where you moved it.
   *[no] Place { $clearing } cannot be drawn where you moved it.
}
mapui-walk-title-free = Walk
mapui-walk-from-free = You leave { $label_given ->
    [yes] “{ $label }”
   *[no] place { $number }
}. Which way?
mapui-name-title-free = { $label_given ->
    [yes] Name of “{ $label }”
   *[no] Name of place { $number }
}
mapui-name-placeholder-free = Three Moons Tavern
mapui-note-title-free = { $label_given ->
    [yes] Note on “{ $label }”
   *[no] Note on place { $number }
}
mapui-number-title-free = { $label_given ->
    [yes] Renumber “{ $label }”
   *[no] Renumber place { $number }
}
mapui-number-intro-free = Ways, notes and enemies left follow the new number.
mapui-mark-title-free = { $label_given ->
    [yes] Mark of “{ $label }”
   *[no] Mark of place { $number }
}
mapui-move-title-free = { $label_given ->
    [yes] Move “{ $label }”
   *[no] Move place { $number }
}
mapui-move-keys-free = Arrows say how far, Enter moves, 0 leaves it where its ways put it, Esc cancels.
mapui-move-alone-free = It can only be moved relative to another place, and there is none.
mapui-add-exit-free = { $label_given ->
    [yes] Ways seen from “{ $label }”
   *[no] Ways seen from place { $number }
}
mapui-add-passage-free = A way between two places
mapui-add-clearing-free = An isolated place
mapui-add-clearing-title-free = New place
mapui-exit-title-free = { $label_given ->
    [yes] Ways seen from “{ $label }”
   *[no] Ways seen from place { $number }
}
mapui-passage-title-free = New way
mapui-exits-title-free = { $label_given ->
    [yes] Ways of “{ $label }”
   *[no] Ways of place { $number }
}
mapui-passage-menu-free = { $label_given ->
    [yes] { $label } · { $told }
   *[no] Place { $number } · { $told }
}
mapui-do-end-free = Say where it leads
mapui-do-other-end-free = Leads to another place
mapui-do-remove-free = Remove this way
mapui-end-title-free = { $label_given ->
    [yes] Where does this way of “{ $label }” lead?
   *[no] Where does this way of place { $number } lead?
}
mapui-passage-note-title-free = { $label_given ->
    [yes] Note on a way of “{ $label }”
   *[no] Note on a way of place { $number }
}
mapui-legend-exit-free = seen, not taken
