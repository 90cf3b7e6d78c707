# Meals that a section forces on one.

hunger-title = Forced meals
hunger-count = How many
hunger-cost = { $meals ->
    [0] Nothing left to eat: { hunger-stamina }
    [one] { $meals } meal{ hunger-then }
   *[other] { $meals } meals{ hunger-then }
}{ $dead ->
    [yes] , and you would die of it.
   *[no] .
}
    Meals { $meals_before } → { $meals_after }, Stamina { $stamina_before } → { $stamina_after }
hunger-then = { $stamina ->
    [0] , restoring nothing
   *[other] , then { hunger-stamina }
}
hunger-stamina = { $stamina ->
    [one] { $stamina } point of Stamina
   *[other] { $stamina } points of Stamina
}
