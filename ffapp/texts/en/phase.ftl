# What is going on, in a word or two.

phase-creation = Creation
phase-calm = Exploring
phase-fight = Fight open
phase-round = Fight
phase-blow = Blow undecided
phase-over = Adventure over

phase-name = { $phase ->
    [creation] { phase-creation }
    [calm] { phase-calm }
    [fight] { phase-fight }
    [round] { phase-round }
    [blow] { phase-blow }
   *[over] { phase-over }
}
