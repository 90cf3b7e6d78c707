# The story of a campaign to keep: what the journal tells, folded by rounds to what matters.

saga-title = The story
saga-chapter = Dungeon { $number }: { $title }
saga-round = Round { $round }
saga-entered = { $party } { $count ->
    [one] enters
   *[other] enter
} the dungeon. Against them: { $monsters }.
saga-hurt = { figure-the } hits { figure-the-target }{ $count ->
    [one] {""}
   *[other] {" "}with { $count } blows
}: { $damage ->
    [one] { $damage } point of damage
   *[other] { $damage } points of damage
}, { dungeon-left }.
saga-felled = { figure-the } fells { figure-the-target }: { $damage ->
    [one] { $damage } hit point lost
   *[other] { $damage } hit points lost
}.
saga-moved = { figure-the } goes from { $start } to { $end }.
saga-quiet = Nobody is hurt.
