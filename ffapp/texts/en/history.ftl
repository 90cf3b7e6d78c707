# The history: past commands, points looked at, threads left behind.

## Keys

history-key-rewind = Go back
history-tip-rewind = Take up the game from the selected point, or read the selected branch
history-key-leave = Back
history-tip-leave = Leave the search, the filter or the other branch, then the history
history-key-undo = Undo
history-tip-undo = Undo the last action
history-key-redo = Redo
history-tip-redo = Redo what was undone
history-key-narrow = Filter
history-tip-narrow = Show only fights, then tests, sections, notes, the map, the sheet, then everything again
history-key-search = Search
history-tip-search = Keep only the lines with these words
history-key-fold = Fold
history-tip-fold = Unfold a fight that is over in the journal, or fold it into one line
history-key-thread = Other branch
history-tip-thread = Go to the next branch left behind
history-key-here = Present
history-tip-here = Back to the current branch, where the game stands
history-key-curves = Curves
history-tip-curves = Show the curves in place of the sheet, in a narrow window
history-key-narrow-table = Filter
history-tip-narrow-table = Show only attacks, then moves, equipment, comments, preparations, then everything again
history-key-curves-table = Map
history-tip-curves-table = Show the map in place of the party, in a narrow window

## The list

history-title = History
history-other-thread = Another branch
history-counted = { $commands ->
    [one] { $commands } action
   *[other] { $commands } actions
}{ $threads ->
    [0] {""}
    [one] {" "}· { $threads } other branch
   *[other] {" "}· { $threads } other branches
}
history-kind = { $kind ->
    [fights] fights only
    [tests] tests and dice only
    [sections] sections only
    [notes] notes only
    [map] map only
    [sheet] sheet only
    [attacks] attacks only
    [moves] moves only
    [equipment] equipment only
    [comments] comments only
    [setup] preparations only
   *[all] everything
}
history-nothing = Nothing of the kind in this history. Esc shows everything again.
history-search = A few words of what you are looking for
history-start = At the very beginning, before the first action
history-here = You are here
history-day = { $day } { history-month } { $year }
history-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
history-left-thread = { $count ->
    [one] Branch left behind (one action undone, then played differently): { $told }
   *[other] Branch left behind ({ $count } actions undone, then played differently): { $told }
}
history-present-thread = { $count ->
    [one] The current branch, of one action: { $told }
   *[other] The current branch, of { $count } actions: { $told }
}
history-no-past-fight = No fight that is over under the cursor.
history-no-thread = No branch has been left behind so far.

## The point looked at

history-moment = Action { $number }{ $time_given ->
    [yes] {" "}· { $time }
   *[no] {""}
}
history-start-title = The beginning
history-thread-start = Beginning of another branch
history-roll = { dice-kind } { $faces }
history-roll-of = { $name }: { $faces }
history-ended = { $won ->
    [yes] Adventure over, won
   *[no] Adventure over, lost
}
history-fight = { $round ->
    [0] Fight opened: { $enemies }
   *[other] Fight, Attack Round { $round }: { $enemies }
}
history-stone = { stone-name }{ $count ->
    [1] {""}
   *[other] {" "}{ $times }{ $count }
}
history-stones = Stones: { $stones }
history-counter = { score-name } { $value }
history-magic = Magic: { $names }
history-curves = Curves

## The way back

history-ask-back = Go back to this point?
    { $told }
    { $count ->
        [one] The action after it will be left behind; it stays in the history.
       *[other] The { $count } actions after it will be left behind; they stay in the history.
    }
history-ask-on = Redo what was undone, up to this point?
    { $told }
history-ask-thread = Take up the game on this other branch?
    { $told }
    The current branch stays in the history.
