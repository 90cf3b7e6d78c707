### Les chances d’un combat, calculées.

odds-title = Chances du combat
odds-exact = Toutes les issues sont comptées : ces chances sont exactes.
odds-sample = Trop d’états pour un calcul exact : { $fights ->
    [one] { $fights } combat joué
   *[other] { $fights } combats joués
} de chaque façon. Erreur type sur la victoire : { $plain } sans Chance, { $careful } avec.
odds-percent = { $bound ->
    [under] { $signs ->
        [yes] <{" "}
       *[no] moins de {""}
    }
    [over] { $signs ->
        [yes] >{" "}
       *[no] plus de {""}
    }
   *[none] {""}
}{ $whole },{ $part } %
odds-decimal = { $whole },{ $part }
odds-spread = { $deadly ->
    [yes] si vous vivez, { $mean }
   *[no] { $mean }
} en moyenne, écart type { $deviation } ; neuf fois sur dix de { $low } à { $high }
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
odds-luck = { $same ->
    [yes] peu importe, avec ou sans Chance : { $plain }
   *[no] { $test ->
        [yes] tentez votre Chance
       *[no] ne tentez pas votre Chance
    } : { $tested } si vous la tentez, { $plain } sinon
}
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

## En peu de mots, sur la page du combat et dans la ligne qui en ouvre un

odds-short-chances = { $goal ->
    [live] rester en vie
    [escape] réussir la Fuite
   *[win] victoire
} : { $plain } sans Chance, { $careful } avec
odds-short-taken-over = le paragraphe reprend : { $plain } sans Chance, { $careful } avec
odds-short-luck = { $same ->
    [yes] peu importe, avec ou sans Chance : { $plain }
   *[no] { $test ->
        [yes] tentez votre Chance
       *[no] gardez votre Chance
    } : { $tested } tentée, { $plain } sinon
}
odds-short-flee = mieux vaut fuir : { $live } de survie, sous { $mark }
odds-short-stay = mieux vaut combattre : { $live } de survie
odds-short-target = visez { $name } : { $chance }
odds-short-sample = trop d’états, { $fights ->
    [one] { $fights } combat joué
   *[other] { $fights } combats joués
} : ± { $error }
odds-short-left = { $deadly ->
    [yes] reste, si vous vivez
   *[no] reste
} : Endurance { $stamina_mean } ± { $stamina_deviation }, Chance { $luck_mean } ± { $luck_deviation }
odds-label = Conseil
odds-reckoning = calcul…
odds-shown-by = { $key } dit les chances
odds-keys = ↑ ↓ : faire défiler · Échap : fermer
odds-never = Le conseil est éteint : « Conseil » dans les réglages ({ $key }) le donne à la demande ou toujours.
odds-never-lines = Le conseil est éteint : advice = "asked" (à la demande) ou "always" (toujours) dans le fichier de réglages l’allume : { $path }
odds-no-fight = Il n’y a plus de combat à calculer.
odds-option = Chances
odds-option-ask = calculer
odds-option-unread = pas encore
odds-row = { $label } : { $told }
