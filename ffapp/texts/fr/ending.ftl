# How an adventure ends, and what can still be done.

ending-won = Vous avez gagné
ending-lost = Vous avez perdu
ending-title = { $won ->
    [yes] { ending-won }
   *[no] { ending-lost }
}
ending-section-won = Le livre se referme sur votre victoire.
ending-section-lost = Le livre se referme, et l’aventure avec lui.
ending-section = { $won ->
    [yes] { ending-section-won }
   *[no] { ending-section-lost }
}
ending-words = « { $words } »
ending-new = Nouvelle aventure
ending-new-noted = Héros suivant, avec vos notes
ending-no-notes = Rien n’a été noté dans cette aventure.
ending-noted = { $place } :
ending-undo = Annuler la dernière action
