score-torches = Torches
score-luck = Fortune
score-courage = Courage
