# La page d’une partie, à garder.

keepsake-contents = Sommaire
keepsake-curves = Courbes
keepsake-course = { $name } : { $value }{ $initial_given ->
    [yes] /{ $initial }
   *[no] {""}
}
keepsake-played = { $last_given ->
    [yes] du { $first } au { $last }
   *[no] le { $first }
}
keepsake-made = Page écrite par ffapp { $version }.

keepsake-key-keep = Garder la partie
keepsake-tip-keep = Écrire toute la partie en une page HTML : feuille, carte, courbes, notes, journal.
keepsake-where = Dans quel fichier ou dossier écrire la page ? Aucun fichier n’est remplacé.
keepsake-kept = Page écrite : { $path }
keepsake-handed = Page téléchargée : { $name }
