# What is going on, in a word or two.

phase-creation = Création
phase-calm = Exploration
phase-fight = Combat engagé
phase-round = Combat
phase-blow = Coup en attente
phase-over = Aventure terminée
phase-party = La troupe se rassemble
phase-setup = Mise en place
phase-ready = Équipement
phase-turn = Tours

phase-name = { $phase ->
    [creation] { phase-creation }
    [calm] { phase-calm }
    [fight] { phase-fight }
    [round] { phase-round }
    [blow] { phase-blow }
    [party] { phase-party }
    [setup] { phase-setup }
    [ready] { phase-ready }
    [turn] { phase-turn }
   *[over] { phase-over }
}
