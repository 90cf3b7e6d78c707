# Ways on the map: the four of the compass, or where there is none, ways with a name.

way-towards = { $way ->
    [n] vers le nord
    [e] vers l’est
    [s] vers le sud
    [w] vers l’ouest
    [named] par « { $label } »
   *[unnamed] par un passage
}
way-exit = { $way ->
    [n] la sortie du nord
    [e] la sortie de l’est
    [s] la sortie du sud
    [w] la sortie de l’ouest
    [named] la sortie « { $label } »
   *[unnamed] une sortie
}

## A passage, or an exit seen and not taken

way-passage = { $end ->
    [0] { way-exit } de la clairière { $start }
   *[other] le passage de la clairière { $start } à la clairière { $end }
}

## A shift on the page

way-shift = { $across ->
    [none] {""}
   *[other] { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    } { $across ->
        [w] à l’ouest
       *[e] à l’est
    }{ $down ->
        [none] {""}
       *[other] {" "}et{" "}
    }
}{ $down ->
    [none] { $across ->
        [none] à la place
       *[other] {""}
    }
   *[other] { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    } { $down ->
        [n] au nord
       *[s] au sud
    }
}

## Places and ways freely named: the map of a book without a compass

way-from-place = { $start_place_given ->
    [yes] de « { $start_place } »
   *[no] du lieu { $start }
}
way-leaving-place = { $start_place_given ->
    [yes] De « { $start_place } »
   *[no] Du lieu { $start }
}
way-to-place = { $end_place_given ->
    [yes] à « { $end_place } »
   *[no] au lieu { $end }
}
way-place = { $label_given ->
    [yes] « { $label } »
   *[no] Le lieu { $number }
}
way-by = { $way ->
    [n] {" "}vers le nord
    [e] {" "}vers l’est
    [s] {" "}vers le sud
    [w] {" "}vers l’ouest
    [named] {" "}par « { $label } »
   *[unnamed] {""}
}
way-named = { $way ->
    [n] {" "}du nord
    [e] {" "}de l’est
    [s] {" "}du sud
    [w] {" "}de l’ouest
    [named] {" "}« { $label } »
   *[unnamed] {""}
}
way-passage-free = { $end ->
    [0] le chemin aperçu{ way-named } { way-from-place }
   *[other] le chemin{ way-named } { way-from-place } { way-to-place }
}
