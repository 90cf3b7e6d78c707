# Faire jouer la Chance avant un jet, et le test de Chance avec tout ce qu’un paragraphe peut en dire.

luckplay-label = Chance jouée
luckplay-told = { $by ->
    [0] Si le paragraphe le permet : ce que la Chance jouée change au jet, par exemple −2. Avec 0, elle n’est pas jouée.
   *[other] Déclarée avant les dés et jamais rendue : Chance { $before } → { $after }, { SIGNED($by) } au jet.{ $against_luck ->
        [yes] {" "}{ $after ->
            [0] Contre 0, le test est perdu d’avance.
           *[other] Le test se fera contre { $after }.
        }
       *[no] {""}
    }
}
luckplay-luck-title = Tentez votre Chance
luckplay-ordered = Le paragraphe impose le test : permis même à 0
luckplay-optional = Le paragraphe le laisse au choix : jamais à 0
luckplay-keys-luck = Entrée : lancer · ↑ ↓ : changer · Tab : champ suivant · Échap : renoncer
