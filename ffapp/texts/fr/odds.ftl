### Les chances d’un combat, calculées.

odds-title = Chances du combat
odds-exact = Toutes les issues sont comptées : ces chances sont exactes.
odds-sample = Trop d’états pour un calcul exact : { $fights ->
    [one] { $fights } combat joué
   *[other] { $fights } combats joués
} de chaque façon. Erreur type sur la victoire : { $plain } sans Chance, { $careful } avec.
odds-percent = { $bound ->
    [under] moins de {""}
    [over] plus de {""}
   *[none] {""}
}{ $whole },{ $part } %
odds-decimal = { $whole },{ $part }
odds-spread = { $mean } en moyenne, écart type { $deviation } ; neuf fois sur dix de { $low } à { $high }
odds-without-luck = Sans Chance
odds-with-luck = { $goal ->
    [live] Avec la Chance au mieux, pour rester en vie
    [escape] Avec la Chance au mieux, pour réussir la Fuite
    [sample] Avec la Chance là où elle peut sauver la vie
   *[win] Avec la Chance au mieux, pour gagner
}
odds-won = Victoire
odds-dead = Mort
odds-taken_over = Le paragraphe reprend la main
odds-escaped = Fuite réussie
odds-endless = Combat sans fin
odds-advice = Conseil
odds-blow = { $dealt ->
    [yes] { $name } : touché
   *[no] { $name_given ->
        [yes] { $name } vous touche
       *[no] Reçu en fuyant
    }
}
odds-luck = { $test ->
    [yes] tentez votre Chance
   *[no] ne tentez pas votre Chance
} : { $tested } si vous la tentez, { $plain } sinon
odds-targets = Qui viser
odds-target = { $chance }{ $best ->
    [yes] {" "}← le meilleur choix
   *[no] {""}
}
odds-escape-now = Fuir maintenant
odds-escape = { $wound ->
    [0] ne coûte rien
    [one] coûte { $wound } point d’Endurance
   *[other] coûte { $wound } points d’Endurance
} ; { $chance } d’y survivre{ $test ->
    [yes] {" "}en tentant votre Chance
   *[no] {""}
}
odds-mark = Votre seuil
odds-flee = { $flee ->
    [yes] { $mark } : mieux vaut fuir, rester en vie en combattant n’a que { $live } de chances
   *[no] { $mark } : mieux vaut combattre, { $live } de chances de rester en vie
}
odds-antidotes = Antidotes
odds-antidotes-held = { $count ->
    [one] { $count } porté, qui n’est pas compté
   *[other] { $count } portés, qui ne sont pas comptés
}
