# The page of a game, to keep.

keepsake-contents = Contents
keepsake-curves = Curves
keepsake-course = { $name }: { $value }{ $initial_given ->
    [yes] /{ $initial }
   *[no] {""}
}
keepsake-played = { $last_given ->
    [yes] from { $first } to { $last }
   *[no] { $first }
}
keepsake-made = Page written by ffapp { $version }.
