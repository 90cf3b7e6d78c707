# Words that several screens share.

ui-yes = Oui
ui-yes-key = o
ui-no = Non
ui-no-key = n
ui-ok = D’accord
ui-cancel = Renoncer
ui-confirm = Confirmer
ui-confirm-title = Un instant
ui-close = Fermer
ui-back = Retour
ui-next = Suivant
ui-previous = Précédent
ui-save = Enregistrer
ui-open = Ouvrir
ui-add = Ajouter
ui-change = Modifier
ui-remove = Retirer
ui-rename = Renommer
ui-undo = Annuler
ui-redo = Rétablir
ui-help = Aide
ui-quit = Quitter
ui-more = Davantage
ui-none = Aucun
ui-nothing = Rien
ui-on = oui
ui-off = non
ui-name = Nom
ui-number = Nombre
ui-reason = Raison
ui-reason-placeholder = Ce que dit le paragraphe
ui-note = Note
ui-section = Paragraphe
ui-section-at = § { $section }
ui-clearing-at = clairière { $clearing }
ui-read-only = Lecture seule
ui-recovered = Partie retrouvée après un arrêt brutal
ui-too-small = Fenêtre trop petite
ui-too-small-hint = Il faut au moins { $columns } colonnes sur { $rows } lignes ; il y en a { $width } sur { $height }.
ui-error-title = Une erreur est survenue
ui-error-saved = Votre partie est à l’abri : { $path }
ui-error-log = Le détail est dans : { $path }
ui-language-fr = Français
ui-language-en = English
ui-feminine = Féminin
ui-masculine = Masculin
ui-heroine = Héroïne
ui-hero = Héros
ui-scorpion-swamp = Le Marais aux Scorpions
ui-night-dragon = Le Dragon de la Nuit
ui-number-whole = Il faut un nombre entier.
ui-number-bounds = De { $low } à { $high }.
ui-keys = Touches

## How much a game lets itself be undone

ui-undo-fate = Destin
ui-undo-free = Libre
ui-undo-iron = Fer
ui-undo-name = { $undo ->
    [free] { ui-undo-free }
    [iron] { ui-undo-iron }
   *[fate] { ui-undo-fate }
}
ui-undo-hint-fate = Tout s’annule, mais les dés gardent leurs faces.
ui-undo-hint-free = Tout s’annule, et les dés se relancent.
ui-undo-hint-iron = Ce que les dés ont dit ne s’annule plus.
