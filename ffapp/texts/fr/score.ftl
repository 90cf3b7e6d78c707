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
score-the = { $score ->
    [skill] l’Habileté
    [stamina] l’Endurance
    [luck] la Chance
    [health] la Santé
    [honour] l’Honneur
    [nemesis] l’Œil de la Nuit
    [time_track] la Fuite du Temps
   *[other] { score-name }
}
score-of = { $score ->
    [skill] d’Habileté
    [stamina] d’Endurance
    [luck] de Chance
    [health] de Santé
    [honour] d’Honneur
    [nemesis] d’Œil de la Nuit
    [time_track] de Fuite du Temps
   *[other] ({ score-name })
}
score-your = { $score ->
    [honour] votre Honneur
   *[other] votre { score-name }
}
score-points = { $points ->
    [one] { $points } point { score-of }
   *[other] { $points } points { score-of }
}
score-value = { $current } sur { $initial }
score-beyond = { $current } sur { $initial }, au-delà du départ
score-sickness = { $penalty ->
    [0] Aucun malus
   *[other] Malus −{ $penalty } en Habileté et en Endurance
}
score-gold-counted = { $gold ->
    [one] { $gold } Pièce d’Or
   *[other] { $gold } Pièces d’Or
}
score-meals-counted = { $meals ->
   *[other] { $meals } repas
}
