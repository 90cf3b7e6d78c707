# The application itself: keys of every screen, palette, questions and failures.

## Keys of every screen

app-key-help = Help
app-tip-help = See the keys of this screen and the rules of the book
app-key-settings = Settings
app-tip-settings = Set language, theme, dice, keys
app-key-title = Back to the title
app-tip-title = Close the game (everything is already saved) and go back to the title screen
app-key-palette = More…
app-tip-palette = See all that can be done here, with its key, look for it by its name and do it; type a change of the sheet
app-settings-not-here = The settings open from the page: first close what is on top of it.
app-key-quit = Quit
app-tip-quit = Close the game and the program; everything is already saved
app-interrupted = ffapp was interrupted{ $saved ->
    [yes] : the game is saved and closed.
   *[no] .
}
app-how-to-quit = To quit: { $key }. Everything is already saved.

## What is pasted

app-paste-nowhere = Nothing can be pasted here: there must first be a field to write in.
app-paste-unusable = Nothing that was pasted can be written into this field.
app-paste-full = This field is full ({ $high } characters): nothing was pasted.
app-paste-typed = This field is full: it takes { $high } characters at most.
app-paste-long = This field takes only { $high } characters: the end of the pasted text does not fit.
app-paste-line = This field has only one line: it holds the first line of the pasted text.

## Palette

app-palette-title = All actions
app-palette-placeholder = A few letters of what you want to do
app-palette-nothing = No action on this screen has that name.

## Small questions

app-line-keys = Enter to accept, Esc to cancel.
app-notice-title = Not possible
app-notice-read = I have read this

## Creation undone

app-undo-creation = Only the creation is left to undo: you would leave { $hero }’s adventure. Nothing would be lost; { $key } brings you back. Leave it?

## A game that is only read

app-read-only-title = Read-only
app-read-only-safe = Everything can be read and looked up, but nothing can be added here.
app-read-only-copy = Continue in a copy
app-read-only-read = Just read
app-read-only-leave = Back to the title

## Writing failed

app-write-failed-title = Saving has failed
app-write-failed-safe = Nothing is lost: the game is as it was just before this action.
app-write-failed-again = Try again
app-write-failed-elsewhere = Continue in another folder
app-write-failed-read = Continue read-only
app-write-failed-lost = Nothing more can be written to this file in this session.
app-not-made = No game can be created in { $path } ({ cause-told }). What you have chosen stays on the sheet.
app-not-made-elsewhere = Keep my games in another folder
app-not-made-where = In which folder? It is used until the end of this session; FFAPP_HOME, in the environment, sets it for good.
app-place-title = Another folder
app-place-which = In which folder should the game continue? It will be copied there in full; the old file stays where it is.

## Faults and small windows

app-crash-title = The program stopped on an error
app-crash-what = What happened:
app-crash-save = Your game is safe, with every action that was confirmed. It is in:
app-crash-no-save = No game was open.
app-crash-log = The details, useful for reporting the error, are in:
app-crash-no-log = The details could not be written anywhere.
app-crash-again = Start again at the title screen
app-crash-quit = Quit

app-too-small = The window is too small: it needs { $columns } columns by { $rows } lines and has { $columns_now } by { $rows_now }.
app-too-small-columns = Columns
app-too-small-rows = Lines
app-too-small-what = Make it larger, and the game goes on where it is. Or quit with { KEY("app.quit") }.
