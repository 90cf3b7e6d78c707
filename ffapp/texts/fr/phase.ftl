# What is going on, in a word or two.

phase-creation = Création
phase-calm = Exploration
phase-fight = Combat engagé
phase-round = Combat
phase-blow = Coup en suspens
phase-over = Aventure terminée

phase-name = { $phase ->
    [creation] { phase-creation }
    [calm] { phase-calm }
    [fight] { phase-fight }
    [round] { phase-round }
    [blow] { phase-blow }
   *[over] { phase-over }
}
