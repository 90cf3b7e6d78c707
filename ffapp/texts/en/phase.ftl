# What is going on, in a word or two.

phase-creation = Creation
phase-calm = Exploring
phase-fight = Fight open
phase-round = Fight
phase-blow = Blow waiting
phase-over = Adventure over
phase-party = The party gathers
phase-setup = Setting up
phase-ready = Equipping
phase-turn = Turns

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
