# What came of an adventure that was played many times. $policy is the kind of reader.

simulate-playing = { $done } plays of { $of }
simulate-untitled = Untitled
simulate-subtitle = { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
} by each reader, seed { $seed }
simulate-reader = { $policy ->
    [random] At random
    [careful] With care
   *[curious] Out of curiosity
}
simulate-won = Victories
simulate-ends = Endings
simulate-deaths = Deaths
simulate-never = Never read
simulate-length = Length
simulate-scores = Of the winners
simulate-share = { $share } ({ $count })
simulate-end = { $kind ->
    [victory] § { $section }, victory
    [end] § { $section }, end
    [death] § { $section }, death
    [stuck] § { $section }, no way on
   *[endless] § { $section }, no end
}: { $share } ({ $count })
simulate-death = § { $section }, { $cause ->
    [fight] in a fight
   *[section] by the section
}: { $share } ({ $count })
simulate-lengths = from { $least } to { $most } sections, median { $median }
simulate-score = { score-name } { $mean }
simulate-more = and { $count } more
simulate-none = none
