# The hero's death.

death-title = { $gender ->
    [m] Vous êtes mort
   *[f] Vous êtes morte
}
death-stamina = Les forces vous ont abandonné{ $gender ->
    [m] {""}
   *[f] e
}.{ $book ->
    [scorpion-swamp] {" "}Le Marais referme ses eaux noires, et nul ne saura où.
    [night-dragon] {" "}Une ombre passe devant la lune, et la nuit n’a plus personne à craindre.
   *[other] {""}
}
death-health = Le mal du Marais l’a emporté. Vous vous êtes éteint{ $gender ->
    [m] {""}
   *[f] e
} sans qu’une lame vous touche.
death-cause = { $cause ->
    [health] { death-health }
   *[stamina] { death-stamina }
}
