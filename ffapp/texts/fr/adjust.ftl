# La main du lecteur : tout ce qu’un paragraphe peut ordonner.

adjust-title = Ajuster
adjust-score = { $current }/{ $initial }
adjust-enemies = Adversaires
adjust-terms = Termes du combat
adjust-stones = Pierres de Magie
adjust-magic = Magie
adjust-poison = Poison et antidotes
adjust-forced_meal = Repas imposé
adjust-items = Sac et arme en main
adjust-dice = { $typed ->
    [yes] Laisser le jeu lancer les dés
   *[no] Lancer mes propres dés
}
adjust-by = De combien
adjust-by-placeholder = p. ex. −2
adjust-preview = { $changed ->
    [yes] { $before }/{ $initial_before } → { $after }/{ $initial }
   *[no] { $before }/{ $initial_before }{ $held ->
        [top] {""} : déjà au plus haut
        [end] {""} : déjà au plus bas
       *[other] {""}
    }
}
adjust-preview-amount = { $changed ->
    [yes] { $before } → { $after }
   *[no] { $before }
}
adjust-mode-plain = Gain ou perte, sans dépasser le départ
adjust-mode-beyond = Gain qui peut dépasser le départ
adjust-mode-payment = Paiement : refusé au-delà de ce que l’on a
adjust-mode-initial = Total de départ
adjust-keys = Entrée : noter le changement · ↑ ↓ : changer le nombre · Tab : choisir comment il compte · Échap : renoncer
