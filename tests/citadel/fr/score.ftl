score-torches = Torches
score-luck = Veine
