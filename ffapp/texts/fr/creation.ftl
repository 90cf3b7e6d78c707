# La création d’un héros.

creation-title = Création · { $book }
creation-intro = Un nom suffit. Les flèches mènent aux autres réglages et les changent.
creation-waiting = { $redo } : { $hero } reprend l’aventure là où elle en était. { $history } : l’historique.
creation-name = Nom
creation-gender = Vous êtes
creation-gender-f = une héroïne
creation-gender-f-about = Le texte s’accorde au féminin.
creation-gender-m = un héros
creation-gender-m-about = Le texte s’accorde au masculin.
creation-undo = Retour en arrière
creation-undo-fate = destin
creation-undo-fate-about = Tout s’annule, les dés restent.
creation-undo-free = libre
creation-undo-free-about = Tout s’annule, et les dés sont relancés.
creation-undo-iron = fer
creation-undo-iron-about = Ce que les dés ont dit ne s’annule plus.
creation-dice = Dés
creation-dice-game = du jeu
creation-dice-game-about = Le jeu les lance pour vous.
creation-dice-player = les vôtres
creation-dice-player-about = Vous tapez les faces de vrais dés.
creation-hero-f = est prête : voici ses dés et ce qu’ils valent.
creation-hero-m = est prêt : voici ses dés et ce qu’ils valent.
creation-counter = { score-name } { $value }
creation-hint-night-dragon = L’or de l’introduction s’ajoute ensuite à la main, avec « Ajuster » ({ $adjust }).
creation-saved = Tout est enregistré, et chaque action le sera aussitôt.

creation-key-confirm = Continuer
creation-tip-confirm = Créer l’héroïne ou le héros, puis ouvrir le livre
creation-key-leave = Retour
creation-tip-leave = Revenir en arrière sans rien laisser derrière
creation-key-redo = Reprendre l’aventure
creation-tip-redo = Revenir à l’aventure dont la création a été annulée
creation-key-history = Historique
creation-tip-history = Relire les actions annulées, pour reprendre à l’une d’elles

## Un héros dont on ne veut pas les dés, et le suivant

creation-kept = { $notes ->
    [0] Tout est enregistré, et chaque action le sera aussitôt.
    [one] { $notes } note est reprise.
   *[other] { $notes } notes sont reprises.
} { $key } : jeter ces dés.
creation-notes = { $count ->
    [one] { $count } note de la dernière aventure est reprise.
   *[other] { $count } notes de la dernière aventure sont reprises.
}
creation-notes-left = { $count ->
    [one] { $count } note n’a pas pu être reprise.
   *[other] { $count } notes n’ont pas pu être reprises.
}
creation-discard-sure = Jeter { $hero } ? Rien n’a encore été fait dans cette partie ; elle quitte l’étagère, pour de bon.{ $notes ->
    [0] { "" }
    [one] { " " }{ $notes } note passe au personnage suivant.
   *[other] { " " }{ $notes } notes passent au personnage suivant.
}
creation-key-discard = Jeter ces dés
creation-tip-discard = Se défaire d’un personnage dont on ne veut pas les dés, avant la première action ; aucune partie ne reste sur l’étagère
