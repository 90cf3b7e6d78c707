# Ce que donne une aventure jouée bien des fois. $policy est le genre de lecteur.

simulate-playing = { $done } parties sur { $of }
simulate-untitled = Sans titre
simulate-subtitle = { $plays ->
    [one] { $plays } partie
   *[other] { $plays } parties
} par lecteur, graine { $seed }
simulate-reader = { $policy ->
    [random] Au hasard
    [careful] Avec prudence
   *[curious] Par curiosité
}
simulate-won = Victoires
simulate-ends = Fins
simulate-deaths = Morts
simulate-never = Jamais lus
simulate-length = Longueur
simulate-scores = Des vainqueurs
simulate-share = { $share } ({ $count })
simulate-end = { $kind ->
    [victory] § { $section }, victoire
    [end] § { $section }, fin
    [death] § { $section }, mort
    [stuck] § { $section }, sans issue
   *[endless] § { $section }, sans fin
} : { $share } ({ $count })
simulate-death = § { $section }, { $cause ->
    [fight] au combat
   *[section] par le paragraphe
} : { $share } ({ $count })
simulate-lengths = de { $least } à { $most } paragraphes, médiane { $median }
simulate-score = { score-name } { $mean }
simulate-more = et { $count } de plus
simulate-none = aucun
