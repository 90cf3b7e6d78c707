# The title screen: the games, the samples, the order on the shelf.

title-tagline = A book in one hand, the adventure under the other.
title-saves = Your games
title-count = { $count } · { KEY("title.new") } begins another
title-archive = Archived games
title-empty = Your games will be here, the last one played at the top.
title-empty-keys = { KEY("title.new") } creates a heroine or a hero; { KEY("title.adventures") } opens an adventure to be read right here, { KEY("title.samples") } a sample already under way.
title-empty-archive = The games you archive will be here: nothing is ever deleted.
title-empty-archive-keys = { KEY("title.view") } goes back to the current games.
title-nobody = No name yet
title-books = The books
title-no-save = There is no game yet: { KEY("title.new") } starts one.

## Keys

title-key-open = Open
title-tip-open = Open the game under the cursor where it was left
title-key-new = New
title-tip-new = Create a heroine or a hero
title-key-adventures = Read
title-tip-adventures = Read an adventure: those of ffapp, and your own
title-key-samples = Samples
title-tip-samples = Open a sample game, as a copy
title-key-rename = Rename
title-tip-rename = Give the game’s file another name
title-key-archive = Archive
title-tip-archive = Archive the game; nothing is deleted
title-key-unarchive = Take out
title-tip-unarchive = Take the game out of the archive
title-key-duplicate = Duplicate
title-tip-copy = Copy the game into a new file
title-key-export = Export
title-tip-export = Copy the game to another folder, or write its actions for “ffapp run”
title-key-import = Import
title-tip-import = Take a game from another folder
title-key-view = See the archived games
title-tip-view = Go from the current games to the archived ones
title-key-current = See the current games
title-tip-current = Go back from the archived games to the current ones

## Adventures read from a file

title-adventures = The adventures
title-adventures-what = The text is read on the screen, and the rules are applied by themselves. Your own (.twee) go into { $folder }.
title-no-adventures = There is no adventure to read yet: files .twee go into { $folder }.
title-adventure-any = the rulebook of your choice
title-adventure-errors = { $count ->
    [0] There is nothing to read in this file: { $path }.
    [one] This adventure has one mistake: ffapp check { $path } says which.
   *[other] This adventure has { $count } mistakes: ffapp check { $path } says which.
}
title-text-changed = The text of the adventure has changed
title-text-changed-what = Its file is no longer the one that this game began with. The game can go on with the new text; undo goes back to the old one.
title-text-old = Go on with the old text
title-text-new = Go on with the new text

## When

title-when-now = just now
title-when-minutes = { $count } min ago
title-when-today = today, { $clock }
title-when-yesterday = yesterday, { $clock }
title-when-days = { $count } days ago
title-when-day = { $day } { $month } { $year }
title-when-first = 1 { $month } { $year }
title-month-1 = Jan
title-month-2 = Feb
title-month-3 = Mar
title-month-4 = Apr
title-month-5 = May
title-month-6 = June
title-month-7 = July
title-month-8 = Aug
title-month-9 = Sept
title-month-10 = Oct
title-month-11 = Nov
title-month-12 = Dec

## States

title-state-lost = lost
title-state-won = won
title-state-read-only = protected
title-state-unclosed = interrupted
title-state-furthest = furthest
title-state-same = identical
title-state-behind = behind
title-state-apart = diverged
title-state-damaged = damaged
title-state-newer = too new
title-state-unreadable = unreadable
title-about-lost = The adventure ended badly. Everything can be read again, and undone as far as the game allows.
title-about-won = The adventure is won. Everything can be read again.
title-about-read-only = The file is protected: the game will open read-only.
title-about-unclosed = The game was not closed properly last time, or it is open elsewhere. Nothing confirmed is lost.
title-about-furthest = The furthest of { $count } files of this game, such as a synchronised folder leaves behind.
title-about-same = As far as { $file }: { $count } files of one game.
title-about-behind = Overtaken by { $file }, which holds all that is here ({ $count } files of one game).
title-about-apart = { $own ->
        [one] { $own } action is only here
       *[other] { $own } actions are only here
    }; { $file } is the furthest of { $count } files of this game.
title-about-damaged = Part of the file is damaged: what is sound will open read-only, and can be continued in a copy.
title-about-newer = This game was made by a newer ffapp. The file stays untouched.
title-about-unreadable = This file cannot be read.

## Questions

title-which-book = Which book?
title-which-book-what = The book you have to hand.
title-book-scorpion-swamp = Health, Magic Stones
title-book-night-dragon = Honour, magic, poison
title-book-doonjons = Party, three dungeons
title-short-scorpion-swamp = Swamp
title-short-night-dragon = Dragon
title-short-doonjons = Dungeons
title-dungeon-at = Dungeon { $dungeon }{ $round ->
    [0] {""}
   *[other] , round { $round }
}
title-samples = Samples
title-samples-what = Each opens as a copy: play, try and undo without fear.
title-no-samples = The samples are missing from this installation.
title-rename = Rename
title-rename-what = The new name of the file. The hero’s name does not change.
title-archived = Archived: { $name }. { KEY("title.view") } shows the archived games.
title-unarchived = Back among the current games: { $name }.
# What tells the name of a copy from that of the first.
title-copy-mark = copy
title-duplicated = Copied: { $path }
title-export = Export
title-export-how = In which form?
title-export-save = The whole game, as it is
title-export-run = Its actions and dice, for “ffapp run”
title-export-download = By the browser, into your downloads
title-export-what = To which folder, or under which name? Nothing is overwritten.
title-downloaded = The browser downloads { $name }. If it blocked a window, allow it and try again.
title-exported = Written: { $path }
title-import = Import
title-import-what = Which file? It is copied; the original stays where it is.

## Samples, by the name of their file

title-sample-aila = Aïla, on her way: a map, Stones, notes
title-sample-brune = Brune des Saulaies, in a fight: a blow awaits an answer
title-sample-maugis = Maugis, Perrine, Gontran, Aldeberte: in the middle of the second dungeon
title-sample-odilon = Odilon, at the end of the adventure: everything can be read again
title-sample-thibaud = Thibaud le Long, hard pressed: two blows wait, poison at work
title-sample-ysoline = Ysoline, between two valleys: named places, counters, magic
