# The characteristics. $score is one of their codes.

score-skill = Habileté
score-stamina = Endurance
score-luck = Chance
score-health = Santé
score-honour = Honneur
score-nemesis = Œil de la Nuit
score-time_track = Fuite du Temps
score-attack = Force d’Attaque
score-gold = Or
score-meals = Repas
score-provisions = Provisions
score-penalty = Malus

score-name = { NAME("score", $score) }
score-sickness = { $penalty ->
    [0] Aucun malus
   *[other] Malus de −{ $penalty } à l’Habileté et à l’Endurance
}
score-gold-counted = { $gold ->
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
}
score-meals-counted = { $meals ->
   *[other] { $meals } repas
}
