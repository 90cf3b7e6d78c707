# The story of a campaign to keep: what the journal tells, folded by rounds to what matters.

saga-title = The story
saga-chapter = Dungeon { $number }: { $title }
saga-round = Round { $round }
saga-entered = { $party } { $count ->
    [one] enters
   *[other] enter
} the dungeon. Against them: { $monsters }.
saga-hurt = { figure-name } hits { figure-target }{ $count ->
    [one] {""}
   *[other] {" "}with { $count } blows
}: { $damage ->
    [one] { $damage } point of damage
   *[other] { $damage } points of damage
}, { dungeon-left }.
saga-felled = { figure-name } fells { figure-target }: { $damage ->
    [one] { $damage } point of damage
   *[other] { $damage } points of damage
}.
saga-quiet = Nobody is hurt.
