score-torches = Torches
score-luck = Fortune
