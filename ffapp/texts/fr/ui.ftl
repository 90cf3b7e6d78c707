# Words that several screens share.

ui-yes = Oui
ui-yes-key = o
ui-no = Non
ui-no-key = n
ui-confirm-title = Un instant
ui-name = Nom
ui-number = Nombre
ui-reason = Raison
ui-reason-placeholder = Ce que dit le paragraphe
ui-note = Note
ui-section = Paragraphe
ui-section-at = § { $section }
ui-section-left = § { $section } → ?
ui-clearing-at = clairière { $clearing }
ui-place-at = clairière { $clearing }
ui-place-at-free = { $label_given ->
    [yes] { $label }
   *[no] lieu { $clearing }
}
ui-noted-on-map = carte, { $place }
ui-read-only = Lecture seule
ui-scorpion-swamp = Le Marais aux Scorpions
ui-night-dragon = Le Dragon de la Nuit
ui-doonjons = DOOnjons&Dragons
ui-number-whole = Il faut un nombre entier.
ui-number-bounds = De { $low } à { $high }.
ui-choice-unknown = Choisissez par un numéro de 1 à { $high }, ou par le début des mots.

## How much a game lets itself be undone

ui-undo-fate = destin
ui-undo-free = libre
ui-undo-iron = fer
ui-undo-name = { $undo ->
    [free] { ui-undo-free }
    [iron] { ui-undo-iron }
   *[fate] { ui-undo-fate }
}
ui-undo-hint-fate = Tout s’annule, mais les dés gardent leurs faces.
ui-undo-hint-free = Tout s’annule, et les dés se relancent.
ui-undo-hint-iron = Ce que les dés ont dit ne s’annule plus.

## Les touches, comme elles se lisent sur le clavier

ui-key-escape = Échap
ui-key-tab = Tab
ui-key-delete = Suppr
ui-key-insert = Inser
ui-key-home = Début
ui-key-end = Fin
ui-key-pageup = Pg.Préc
ui-key-pagedown = Pg.Suiv
ui-key-enter = Entrée
ui-key-space = Espace
ui-key-up = Haut
ui-key-down = Bas
ui-key-left = Gauche
ui-key-right = Droite
ui-key-backspace = Ret.Arr
ui-key-ctrl = Ctrl
ui-key-shift = Maj
ui-key-alt = Alt
