# L’application elle-même : touches de partout, palette, questions et pannes.

## Touches qui valent sur tous les écrans

app-key-help = Aide
app-tip-help = Voir les touches de cet écran et les règles du livre
app-key-settings = Réglages
app-tip-settings = Régler la langue, le thème, les dés, les touches
app-key-title = Retour au titre
app-tip-title = Fermer la partie (tout est déjà enregistré) et revenir à l’écran de titre
app-key-palette = Plus…
app-tip-palette = Voir tout ce qui peut se faire ici, avec sa touche, le chercher par son nom et le faire ; taper un changement de la feuille
app-settings-not-here = Les réglages s’ouvrent depuis la page : fermez d’abord ce qui est par-dessus.
app-key-quit = Quitter
app-tip-quit = Fermer la partie et le programme ; tout est déjà enregistré
app-interrupted = ffapp a été interrompu{ $saved ->
    [yes]  : la partie est enregistrée et fermée.
   *[no] .
}
app-how-to-quit = Pour quitter : { $key }. Tout est déjà enregistré.

## Ce qui est collé

app-paste-nowhere = Rien ne se colle ici : il faut d’abord un champ où écrire.
app-paste-unusable = Rien de ce qui a été collé ne peut s’écrire dans ce champ.
app-paste-full = Ce champ est plein ({ $high } caractères) : rien n’a été collé.
app-paste-typed = Ce champ est plein : il prend { $high } caractères au plus.
app-paste-long = Ce champ ne prend que { $high } caractères : la fin du texte collé n’y tient pas.
app-paste-line = Ce champ n’a qu’une ligne : seule la première ligne du texte collé y est.

## Palette

app-palette-title = Toutes les actions
app-palette-placeholder = Quelques lettres de ce que vous voulez faire
app-palette-nothing = Aucune action de cet écran ne porte ce nom.

## Petites questions

app-line-keys = Entrée pour valider, Échap pour renoncer.
app-notice-title = Impossible
app-notice-read = J’ai lu

## Création annulée

app-undo-creation = Il ne reste que la création à annuler : vous quitteriez cette aventure et { $hero }. Rien n’en serait perdu, { $key } y ramène. La quitter ?

## Partie en lecture seule

app-read-only-title = Lecture seule
app-read-only-safe = Tout se lit et se consulte, mais rien ne peut être ajouté ici.
app-read-only-copy = Continuer sur une copie
app-read-only-read = Lire seulement
app-read-only-leave = Revenir au titre

## Écriture impossible

app-write-failed-title = L’enregistrement a échoué
app-write-failed-safe = Rien n’est perdu : la partie en est restée juste avant cette action.
app-write-failed-again = Recommencer
app-write-failed-elsewhere = Continuer dans un autre dossier
app-write-failed-read = Continuer en lecture seule
app-write-failed-lost = Plus rien ne peut être écrit dans ce fichier pendant cette séance.
app-not-made = Aucune partie ne peut être créée dans { $path } ({ cause-told }). Ce que vous avez choisi reste sur la feuille.
app-not-made-elsewhere = Garder mes parties dans un autre dossier
app-not-made-where = Dans quel dossier ? Il vaut jusqu’à la fin de cette séance ; FFAPP_HOME, dans l’environnement, le fixe pour toujours.
app-place-title = Un autre dossier
app-place-which = Dans quel dossier la partie doit-elle continuer ? Elle y sera copiée en entier ; l’ancien fichier reste où il est.

## Panne et petite fenêtre

app-crash-title = Le programme s’est arrêté sur une erreur
app-crash-what = Ce qui s’est passé :
app-crash-save = Votre partie est à l’abri, jusqu’à la dernière action confirmée. Elle est dans :
app-crash-no-save = Aucune partie n’était ouverte.
app-crash-log = Les détails, utiles pour signaler l’erreur, sont dans :
app-crash-no-log = Les détails n’ont pu être écrits nulle part.
app-crash-again = Recommencer à l’écran de titre
app-crash-quit = Quitter

app-too-small = La fenêtre est trop petite : il lui faut { $columns } colonnes sur { $rows } lignes, elle en a { $columns_now } sur { $rows_now }.
app-too-small-columns = Colonnes
app-too-small-rows = Lignes
app-too-small-what = Agrandissez-la : la partie reprend où elle en est. Ou quittez avec { KEY("app.quit") }.
