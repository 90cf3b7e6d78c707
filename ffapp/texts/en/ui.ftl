# Words that several screens share.

ui-yes = Yes
ui-yes-key = y
ui-no = No
ui-no-key = n
ui-confirm-title = One moment
ui-name = Name
ui-number = Number
ui-reason = Reason
ui-reason-placeholder = What the section says
ui-note = Note
ui-section = Section
ui-section-at = § { $section }
ui-section-left = § { $section } → ?
ui-clearing-at = clearing { $clearing }
ui-place-at = clearing { $clearing }
ui-place-at-free = { $label_given ->
    [yes] { $label }
   *[no] place { $clearing }
}
ui-noted-on-map = map, { $place }
ui-read-only = Read-only
ui-scorpion-swamp = Scorpion Swamp
ui-night-dragon = Night Dragon
ui-doonjons = DOOnjons&Dragons
ui-number-whole = A whole number is needed.
ui-number-bounds = From { $low } to { $high }.
ui-choice-unknown = Choose by a number from 1 to { $high }, or by the beginning of the words.

## How much a game lets itself be undone

ui-undo-fate = Fate
ui-undo-free = Free
ui-undo-iron = Iron
ui-undo-name = { $undo ->
    [free] { ui-undo-free }
    [iron] { ui-undo-iron }
   *[fate] { ui-undo-fate }
}
ui-undo-hint-fate = Everything can be undone, but the dice keep their faces.
ui-undo-hint-free = Everything can be undone, and the dice are rolled again.
ui-undo-hint-iron = What the dice have said cannot be undone.

## Keys as they stand on the keyboard

ui-key-escape = Esc
ui-key-tab = Tab
ui-key-delete = Del
ui-key-insert = Ins
ui-key-home = Home
ui-key-end = End
ui-key-pageup = PgUp
ui-key-pagedown = PgDn
ui-key-enter = Enter
ui-key-space = Space
ui-key-up = Up
ui-key-down = Down
ui-key-left = Left
ui-key-right = Right
ui-key-backspace = Backspace
ui-key-ctrl = Ctrl
ui-key-shift = Shift
ui-key-alt = Alt
