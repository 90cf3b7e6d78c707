# Le poison et ses antidotes.

poison-title = Poison et antidotes
poison-state = { $curable ->
    [0] Le poison ne vous coûte rien.
    [one] Le poison vous coûte { $curable } point d’Endurance : un antidote peut le rendre.
   *[other] Le poison vous coûte { $curable } points d’Endurance : un antidote peut les rendre.
}
poison-waiting = { $venom ->
    [one] { $venom } point de poison va agir : un antidote peut l’empêcher.
   *[other] { $venom } points de poison vont agir : un antidote peut les empêcher.
}
poison-no-antidote = Pas d’antidote dans le sac. Celui que vous trouvez se tape ici : « Fiole bleue 4 ».
poison-note = Noter un antidote
poison-note-placeholder = p. ex. Fiole bleue 4
poison-note-nameless = Antidote
poison-note-how = Son nom, puis combien de points il guérit (aucun nombre : tous).
poison-note-whole = Il faut un nombre entier de points : { $given } n’en est pas un.
poison-cure = { $prevented ->
    [0] { $cured ->
        [one] guérit { $cured } point
       *[other] guérit { $cured } points
    }
   *[other] empêche { $prevented }{ $cured ->
        [0] {""}
       *[other] , guérit { $cured }
    }
}
poison-suffer = Subir un poison
poison-points = Poison
poison-example = p. ex. 3
poison-suffer-intro = En points d’Endurance. Seul ce que prend le poison pourra être guéri par un antidote.
poison-wound = Blessure
poison-end = Fin du poison
