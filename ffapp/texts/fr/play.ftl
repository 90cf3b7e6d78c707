# Les petits dialogues du jeu.

play-keys-form = Entrée : valider{ $number ->
    [yes] {" "}· ↑ ↓ : changer le nombre
   *[no] {""}
} · Tab : passer au champ suivant · Échap : renoncer
play-keys-single = Entrée : valider · Échap : renoncer
play-keys-nothing = Échap : fermer
play-keys-question = Chiffre, ou flèches puis Entrée : choisir · Échap : fermer
play-keys-menu = Chiffre, Entrée : choisir · Échap : fermer
play-keys-notes = Entrée : noter · Tab : aller aux notes (Entrée : modifier, x : rayer) · Échap : fermer
play-keys-help = { $sentence ->
    [yes] { $key } : aide.
   *[no] · { $key } : aide
}
play-would-lose = Ce que vous avez écrit serait perdu. Échap encore une fois : y renoncer.
play-goes-on = { $count } Assauts de suite : la même touche continue.
play-undone = Annulé : { $what }
play-redone = Rétabli : { $what }
play-go-placeholder = p. ex. 34 ou 101-A
play-skill-placeholder = p. ex. +2

play-go-title = Aller au paragraphe
play-roll-title = Lancer des dés
play-roll-count = Combien
play-roll-sides = Faces
play-skill-title = Tester votre Habileté
play-skill-modifier = Modificateur
play-end-title = Fin de l’aventure
play-end-intro = Le paragraphe met-il fin à l’aventure ? Choisissez comment ; Tab passe à vos mots.
play-end-won = Victoire
play-end-lost = Défaite
play-end-words = Vos mots
play-end-placeholder = facultatifs


play-enemies-here = Vous avez laissé ici des adversaires.
play-take-up-title = Reprendre le combat
play-take-up-question = Fuite permise ? C’est le paragraphe qui le dit.
play-take-up-enemy = { $name } : Habileté { $skill }, Endurance { $stamina }
play-take-up-dead = { $name } : à terre
play-take-up-no-escape = Non : combattre sans Fuite possible
play-take-up-escape = Oui : combattre, la Fuite étant permise

play-notes-title = Notes
play-notes-placeholder = Une nouvelle note

play-items-title = Sac
play-items-add = Nouvel objet
play-item-title = Un objet
play-item-wield = { $in_hand ->
    [yes] Lâcher l’arme
   *[no] Prendre en main
}{ $ordered ->
    [yes] {" "}sur l’ordre du paragraphe
   *[no] {""}
}
play-item-use = { $count ->
    [1] S’en servir : il n’en reste plus
   *[other] S’en servir : un de moins
}
play-item-more = Un de plus
play-item-less = Un de moins : perdu, donné, vendu
play-item-change = Changer le nom, le bonus ou la note
play-item-remove = { $count ->
    [1] Retirer de la feuille : perdu, donné, vendu
   *[other] Retirer tous les { $count } : perdus, donnés, vendus
}
play-item-bonus = Bonus d’arme
play-item-no-weapon = vide : pas une arme
