# The line that changes the sheet by hand: its short words, and what is wrong.

hand-short = { $what ->
    [skill] sk
    [stamina] st
    [luck] l
    [health] he
    [honour] ho hon
    [nemesis] n
    [time_track] t time
    [gold] g gp pieces
    [meals] m meal provisions
   *[other] {""}
}
hand-empty = Say by how much, and of what: “-3st”, “+5gold”.
hand-sign = By how much is missing: a sign and a number, such as “-2”.
hand-two = One change at a time: “{ $given }” needs a line of its own.
hand-not-whole = A whole number is needed: { $given } is not one.
hand-name = Say of what, too: { $names }.
hand-unknown = “{ $name }”: no such thing on the sheet.
hand-several = “{ $name }” may be: { $names }. One more letter is needed.
hand-mark = “{ $mark }” does not go with: { $names }.
hand-placeholder = -3st, +5gold, -1l reason… or a word of what you look for
hand-title = Change or find
hand-change = { SIGNED($by) } { score-name }{ $mode ->
    [beyond] {" "}(may go beyond the initial value)
    [payment] {" "}(payment)
    [initial] {" "}(initial value)
   *[plain] {""}
}
hand-preview = { $preview } · reason: { $reason }
hand-tab = { $told } · Tab completes, then takes the next
hand-name-only = { $value }: add by how much, such as “-2”.
