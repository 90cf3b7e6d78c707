# Ways on the map: the four of the compass, or where there is none, ways with a name.

way-towards = { $way ->
    [n] north
    [e] east
    [s] south
    [w] west
    [named] along “{ $label }”
   *[unnamed] by a passage
}
way-exit = { $way ->
    [n] the north exit
    [e] the east exit
    [s] the south exit
    [w] the west exit
    [named] the exit “{ $label }”
   *[unnamed] an exit
}

## A passage, or an exit seen and not taken

way-passage = { $end ->
    [0] { way-exit } of clearing { $start }
   *[other] the passage from clearing { $start } to clearing { $end }
}

## A shift on the page

way-shift = { $across ->
    [none] {""}
   *[other] { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } { $across ->
        [w] west
       *[e] east
    }{ $down ->
        [none] {""}
       *[other] {" "}and{" "}
    }
}{ $down ->
    [none] { $across ->
        [none] in the place
       *[other] {""}
    }
   *[other] { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } { $down ->
        [n] north
       *[s] south
    }
}

## Places and ways freely named: the map of a book without a compass

way-from-place = { $start_place_given ->
    [yes] from “{ $start_place }”
   *[no] from place { $start }
}
way-leaving-place = { $start_place_given ->
    [yes] From “{ $start_place }”
   *[no] From place { $start }
}
way-to-place = { $end_place_given ->
    [yes] to “{ $end_place }”
   *[no] to place { $end }
}
way-place = { $label_given ->
    [yes] “{ $label }”
   *[no] Place { $number }
}
way-by = { $way ->
    [n] {" "}north
    [e] {" "}east
    [s] {" "}south
    [w] {" "}west
    [named] {" "}along “{ $label }”
   *[unnamed] {""}
}
way-named = { $way ->
    [n] {" "}north
    [e] {" "}east
    [s] {" "}south
    [w] {" "}west
    [named] {" "}“{ $label }”
   *[unnamed] {""}
}
way-passage-free = { $end ->
    [0] the way{ way-named } seen { way-from-place }
   *[other] the way{ way-named } { way-from-place } { way-to-place }
}
