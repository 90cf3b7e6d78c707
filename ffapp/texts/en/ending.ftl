# How an adventure ends, and what can still be done.

ending-won = You have won
ending-lost = You have lost
ending-title = { $won ->
    [yes] { ending-won }
   *[no] { ending-lost }
}
ending-section-won = The book closes on your victory.
ending-section-lost = The book closes, and the adventure with it.
ending-section = { $won ->
    [yes] { ending-section-won }
   *[no] { ending-section-lost }
}
ending-words = “{ $words }”
ending-left = The sheet, the journal and the map can still be read, notes taken, the game exported{ $undo ->
    [iron] {""}
   *[other] , and actions undone
}.
ending-new = { $gender ->
    [m] Another hero
   *[f] Another heroine
}
ending-read = Read again
ending-undo = Go back
