# The characteristics. $score is one of their codes.

score-skill = Skill
score-stamina = Stamina
score-luck = Luck
score-health = Health
score-honour = Honour
score-nemesis = Nemesis
score-time_track = Time Track
score-attack = Attack Strength
score-gold = Gold
score-meals = Meals
score-provisions = Provisions
score-penalty = Penalty

score-name = { NAME("score", $score) }
score-sickness = { $penalty ->
    [0] No penalty
   *[other] Penalty −{ $penalty } to Skill and Stamina
}
score-gold-counted = { $gold ->
    [one] { $gold } Gold Piece
   *[other] { $gold } Gold Pieces
}
score-meals-counted = { $meals ->
    [one] { $meals } meal
   *[other] { $meals } meals
}
