# Les repas qu’un paragraphe impose.

hunger-title = Repas imposés
hunger-count = Combien
hunger-cost = { $meals ->
    [0] Plus rien à manger : { hunger-stamina }
    [one] { $meals } repas{ hunger-then }
   *[other] { $meals } repas{ hunger-then }
}{ $dead ->
    [yes] , et vous en mourriez.
   *[no] .
}
    Repas { $meals_before } → { $meals_after }, Endurance { $stamina_before } → { $stamina_after }
hunger-then = { $stamina ->
    [0] , sans rien rendre
   *[other] , puis { hunger-stamina }
}
hunger-stamina = { $stamina ->
    [one] { $stamina } point d’Endurance
   *[other] { $stamina } points d’Endurance
}
