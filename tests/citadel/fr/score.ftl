score-torches = Torches
score-luck = Veine
score-courage = Courage
