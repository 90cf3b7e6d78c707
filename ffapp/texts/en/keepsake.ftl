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

keepsake-key-keep = Keep the game
keepsake-tip-keep = Write the whole game as one page of HTML: sheet, map, curves, notes, journal.
keepsake-where = To which file or folder should the page be written? No file is replaced.
keepsake-kept = Page written: { $path }
keepsake-handed = Page downloaded: { $name }
