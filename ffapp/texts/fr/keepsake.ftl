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
