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
ending-new = New adventure
ending-new-noted = Next hero, with your notes
ending-no-notes = Nothing was noted in this adventure.
ending-noted = { $place }:
ending-undo = Undo the last action
