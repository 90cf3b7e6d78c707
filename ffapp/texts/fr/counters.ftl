# Les compteurs : un dialogue pour tous.

counters-title = Compteurs
counters-which = Quel compteur
counters-no-letter = Aucun compteur n’a cette lettre.
counters-letter = { $counter ->
    [honour] h
    [nemesis] n
    [time_track] t
   *[other] {""}
}
counters-by = Points
counters-by-placeholder = +, − ou 3
counters-preview = { $changed ->
    [yes] { score-name } : { $before } → { $after }
   *[no] { score-name } : { $before }
}
counters-payment = Paiement
counters-payment-about = Refusé au-delà de ce que l’on a.
counters-keys = Flèches ou lettre : choisir · Entrée : noter · Tab : champ suivant · Échap : renoncer
