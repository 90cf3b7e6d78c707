# Ways on the map: the four of the compass, or where there is none, ways with a name.

way-towards = { $way ->
    [n] north
    [e] east
    [s] south
    [w] west
    [named] by “{ $label }”
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
