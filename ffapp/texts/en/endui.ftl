# The screen of the end; how it is told is in ending.ftl and death.ftl.

endui-key-new = { ending-new }
endui-tip-new = Close this adventure and create another hero
endui-key-new_noted = { ending-new-noted }
endui-tip-new_noted = Create the next hero of the same book, and bring along your notes and what is noted and marked on the map
endui-key-history = History
endui-tip-history = Read every action again and see the sheet at any point
endui-key-map = Map
endui-tip-map = Look at the map
endui-key-note = Note
endui-tip-note = Take a note, even after the end
endui-key-undo = Undo
endui-tip-undo = Undo the last action, if the mode of the game allows it
endui-key-leave = Sheet
endui-tip-leave = Read the sheet, the notes and the journal again
endui-history = Read the history
endui-map-look = Look at the map
endui-note = Take a note
endui-book = Read the sheet and the journal
endui-title = Back to the title, where the game can also be exported

# Large numbers with their names.
endui-sections = Sections
endui-places = { $free ->
    [yes] Places
   *[no] Clearings
}
endui-fights = Fights
endui-slain = Slain
endui-things = Objects

endui-actions = { $commands ->
    [one] { $commands } action
   *[other] { $commands } actions
}
endui-luck = { $tests ->
    [0] Luck never tested
   *[other] Lucky in { $lucky ->
        [one] { $lucky } test
       *[other] { $lucky } tests
    } of { $tests }
}, { $meals ->
    [0] no meals
    [one] { $meals } meal
   *[other] { $meals } meals
}
endui-typed = { $mark } { $count ->
    [one] { $count } roll of your own dice
   *[other] { $count } rolls of your own dice
}
endui-carried = carried: { $things }
